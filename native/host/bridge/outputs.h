// Outputs of a call as its kernel may write them.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <optional>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::host::outputs {

// A contiguous tensor of the output's shape: the output itself, or a copy of it that goes back when the operator has
// run. Some ATen operators lay a result out as they like, whatever the strides of the tensor they are given.
at::Tensor tensor(const nn::OperatorTask& task, int i);
std::optional<at::Tensor> optional_tensor(const nn::OperatorTask& task, int i);
std::vector<at::Tensor> tensors(const nn::OperatorTask& task, int i);

c10::IValue ivalue(const nn::OperatorTask& task, int i);
c10::IValue ivalue_list(const nn::OperatorTask& task, int i);

}  // namespace hotplate::host::outputs
