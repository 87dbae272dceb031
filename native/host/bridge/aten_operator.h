// Boxed calls of ATen operators from a stream's worker: no GIL, no autograd.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include <initializer_list>
#include <utility>

#include "aclnn/operator.h"

namespace hotplate::host {

// Kernels run below autograd: what they call on tensors is plain computation.
struct NativeScope {
  c10::impl::ExcludeDispatchKeyGuard guard{c10::autograd_dispatch_keyset_with_ADInplaceOrView};
};

class AtenOperator {
 public:
  AtenOperator(const char* name, const char* overload);

  void call(c10::Stack& stack) const {
    NativeScope scope;
    handle_.callBoxed(stack);
  }
  // The schema's default of argument i, for arguments the definition does not give.
  const c10::IValue& default_value(size_t i) const { return defaults_[i]; }

 private:
  c10::OperatorHandle handle_;
  std::vector<c10::IValue> defaults_;
};

// Copies results into the output arguments (index -1: not wanted, an absent optional output is skipped). Shapes must
// agree, up to dimensions of size 1. Dtypes convert.
rt::Outcome store_results(nn::OperatorTask& task, c10::Stack& stack, std::initializer_list<int> outputs);

// After an out= or in-place overload: the results (position, argument) still have the shape the caller described.
rt::Outcome check_written(nn::OperatorTask& task, const c10::Stack& stack,
                          std::initializer_list<std::pair<int, int>> outputs);

// Copies one result into the output argument; the same rules as store_results.
rt::Outcome store(nn::OperatorTask& task, int output, const at::Tensor& result);

}  // namespace hotplate::host
