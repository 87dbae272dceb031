#include "aclnn/determinism.h"

#include <atomic>
#include <optional>

#include "acl/types.h"
#include "runtime/context.h"

namespace hotplate::nn::determinism {
namespace {

constinit std::atomic<void (*)(bool)> one_thread{nullptr};
constinit thread_local bool t_active = false;

void call(bool begin) {
  if (auto* function = one_thread.load(std::memory_order_acquire)) function(begin);
}

}  // namespace

bool switched_on() {
  if (!rt::any_param_set()) [[likely]]
    return false;
  rt::Context* context = rt::current_context();
  const auto own = context ? context->param(ACL_OPT_DETERMINISTIC) : std::nullopt;
  return own.value_or(rt::process_param(ACL_OPT_DETERMINISTIC)) != 0;
}

bool active() { return t_active; }

Scope::Scope(bool ordered) : ordered_(ordered) {
  t_active = true;
  if (ordered_) call(true);
}

Scope::~Scope() {
  if (ordered_) call(false);
  t_active = false;
}

void bind_one_thread(void (*function)(bool)) { one_thread.store(function, std::memory_order_release); }

}  // namespace hotplate::nn::determinism
