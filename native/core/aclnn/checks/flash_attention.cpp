#include "aclnn/checks/flash_attention.h"

#include <atomic>

namespace hotplate::nn::checks {

namespace {

std::atomic<CustomCheck> bound{nullptr};

}  // namespace

void bind_flash_attention(CustomCheck check) { bound.store(check, std::memory_order_release); }

Code flash_attention(const OperatorTask& task, const RuleSpec& rule) {
  if (CustomCheck check = bound.load(std::memory_order_acquire)) return check(task, rule);
  return violation(task, kAclnnInner, "EZ3002", "the rules of the attention operators are not loaded.",
                   "Reinstall hotplate: the host library does not fit the core.");
}

}  // namespace hotplate::nn::checks
