#include "host/bridge/fallback_counter.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/record_function.h>

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

#include "runtime/stats.h"

namespace hotplate::host {

namespace {

// An operator is known by the address of its name: each has its own, and keeps it.
using Name = const char*;

std::atomic<Name> to_cpu{nullptr};

// The last calls on this thread. The operator that falls back is the last one without a kernel for the device: few
// calls can lie between it and the copy to the host (autograd's own, such as a clone of an input).
struct Recent {
  static constexpr size_t kCalls = 8;
  std::array<Name, kCalls> names{};
  size_t next = 0;
};
thread_local constinit Recent recent;

bool falls_back(const c10::OperatorHandle& op) {
  return !op.hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1) &&
         !op.hasKernelForDispatchKey(c10::DispatchKey::CompositeImplicitAutograd) &&
         !op.hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd) &&
         !op.hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutogradNonFunctional);
}

// The counter of the operator, or nullptr when it has a way to run on the device.
stats::Counter* counter_of(Name name) {
  static std::mutex mutex;
  static std::unordered_map<Name, stats::Counter*> known;
  const std::lock_guard<std::mutex> lock(mutex);
  if (auto found = known.find(name); found != known.end()) return found->second;
  stats::Counter* counter = nullptr;
  auto& dispatcher = c10::Dispatcher::singleton();
  for (const c10::OperatorName& candidate : dispatcher.getAllOpNames()) {
    const auto op = dispatcher.findSchema(candidate);
    if (!op || op->schema().name().c_str() != name) continue;
    if (falls_back(*op)) counter = &stats::counter("fallback", c10::toString(candidate));
    break;
  }
  return known[name] = counter;
}

void count_fallback() {
  for (size_t back = 1; back <= Recent::kCalls; ++back) {
    Name& name = recent.names[(recent.next - back) % Recent::kCalls];
    if (!name) return;
    if (stats::Counter* counter = counter_of(name)) {
      counter->fetch_add(1, std::memory_order_relaxed);
      name = nullptr;  // a second copy to the host belongs to the same call
      return;
    }
  }
}

std::unique_ptr<at::ObserverContext> on_call(const at::RecordFunction& call) {
  const Name name = call.name();
  if (name == to_cpu.load(std::memory_order_relaxed)) {
    count_fallback();
  } else {
    recent.names[recent.next++ % Recent::kCalls] = name;
  }
  return nullptr;
}

[[maybe_unused]] const bool started = [] {
  start_fallback_counter();
  return true;
}();

}  // namespace

void start_fallback_counter() {
  static std::once_flag once;
  std::call_once(once, [] {
    to_cpu = c10::Dispatcher::singleton().findSchemaOrThrow("aten::_to_cpu", "").schema().name().c_str();
    at::addGlobalCallback(at::RecordFunctionCallback(on_call).scopes({at::RecordScope::FUNCTION}));
  });
}

}  // namespace hotplate::host
