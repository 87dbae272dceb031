// Inputs of graph operator types that are values rather than data: axes, shapes, scalars, as tensors in host or device
// memory. Read when the operator runs.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <optional>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::host {

std::vector<int64_t> values(const at::Tensor& tensor);
int64_t value(const at::Tensor& tensor);  // the first of them
at::Scalar number(const at::Tensor& tensor);

namespace ivalue {

c10::IValue values_of(const nn::OperatorTask& task, int i);
c10::IValue value_of(const nn::OperatorTask& task, int i);
c10::IValue number_of(const nn::OperatorTask& task, int i);

}  // namespace ivalue

}  // namespace hotplate::host
