// Contexts and the thread's current one.
#include "runtime/context.h"

#include "runtime/device.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::rt {
namespace {

struct Current {
  Context* context = nullptr;
  uint32_t generation = 0;
};
thread_local Current t_current;

std::atomic<int> g_default_device{-1};
std::array<std::atomic<int64_t>, Context::kParams> g_params{};
std::atomic<bool> g_param_set{false};

}  // namespace

ContextPool& contexts() {
  static ContextPool& pool = *new ContextPool;
  return pool;
}

Code create_context(Device& device, bool primary, Context** out) {
  if (Code c = process::check()) return c;
  process::mark_active();
  Context* context = contexts().acquire();
  if (!context) return fail(kRtResourceAlloc, "EE1007", "no more contexts can be made");
  {
    std::lock_guard lock(context->mutex_);
    context->device = &device;
    context->is_primary = primary;
    context->default_stream_ = nullptr;
    context->halted_.store(false);
    context->failure_ = {};
    context->params_ = {};
  }
  contexts().publish(*context);
  *out = context;
  return kSuccess;
}

Code destroy_context(Context& context, uint32_t generation) {
  {
    std::lock_guard lock(context.mutex_);
    if (!ContextPool::alive(context, generation))
      return fail(kRtInvalidHandle, "EE1001", "the context is destroyed already");
    ContextPool::retire(context);
  }
  for (const auto& ref : context.device.load()->streams()) {
    if (ref.context == &context) destroy_stream(*ref.stream, ref.generation, false);
  }
  std::lock_guard lock(context.mutex_);
  context.default_stream_ = nullptr;
  contexts().recycle(context);
  return kSuccess;
}

Stream* Context::default_stream() {
  std::lock_guard lock(mutex_);
  if (!default_stream_) {
    Stream* made = nullptr;
    if (create_stream(*this, 0, 0, true, &made) != kSuccess) return nullptr;
    default_stream_ = made;
  }
  return default_stream_;
}

void* Context::default_stream_handle() {
  Stream* stream = default_stream();
  return stream ? StreamPool::handle_of(*stream) : nullptr;
}

void Context::halt(const Failure& failure) {
  std::lock_guard lock(mutex_);
  if (halted_.load(std::memory_order_relaxed)) return;
  failure_ = failure;
  halted_.store(true, std::memory_order_release);
}

Failure Context::failure() {
  std::lock_guard lock(mutex_);
  return failure_;
}

void Context::clear_failure() {
  std::lock_guard lock(mutex_);
  halted_.store(false, std::memory_order_release);
  failure_ = {};
}

std::optional<int64_t> Context::param(size_t option) {
  std::lock_guard lock(mutex_);
  return option < kParams ? params_[option] : std::nullopt;
}

void Context::set_param(size_t option, int64_t value) {
  if (value != 0) g_param_set.store(true);
  std::lock_guard lock(mutex_);
  if (option < kParams) params_[option] = value;
}

Context* explicit_context() {
  const Current& current = t_current;
  if (current.context && ContextPool::alive(*current.context, current.generation)) return current.context;
  return nullptr;
}

Context* current_context() {
  if (Context* context = explicit_context()) [[likely]]
    return context;
  const int id = g_default_device.load(std::memory_order_relaxed);
  Device* device = id < 0 ? nullptr : find_device(id);
  if (!device || process::check() != kSuccess) return nullptr;
  Context* context = device->primary(false);
  set_current_context(context);
  return context;
}

void set_current_context(Context* context) {
  t_current = {context, context ? context->generation.load(std::memory_order_acquire) : 0};
}

Code require_context(Context** out) {
  if (Code c = process::check()) return c;
  *out = current_context();
  if (*out) return kSuccess;
  return fail(kRtContextNull, "EE1001",
              "this thread has no context: call aclrtSetDevice or aclrtSetCurrentContext first");
}

void set_default_device(int id) { g_default_device.store(id); }

int64_t process_param(size_t option) { return option < g_params.size() ? g_params[option].load() : 0; }
void set_process_param(size_t option, int64_t value) {
  if (value != 0) g_param_set.store(true);
  if (option < g_params.size()) g_params[option].store(value);
}
bool any_param_set() { return g_param_set.load(std::memory_order_relaxed); }

}  // namespace hotplate::rt
