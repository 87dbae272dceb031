#include "aclnn/saturation.h"

#include <atomic>

#include "runtime/overflow.h"

namespace hotplate::nn {
namespace {

constinit std::atomic<SaturateFunction> function{nullptr};

}  // namespace

void bind_saturate(SaturateFunction f) { function.store(f, std::memory_order_release); }

void saturate_before(const OperatorTask& task) {
  if (SaturateFunction f = function.load(std::memory_order_acquire)) f(task);
}

void saturate_after(const OperatorTask& task) {
  SaturateFunction f = function.load(std::memory_order_acquire);
  if (f && f(task)) rt::overflow::record();
}

}  // namespace hotplate::nn
