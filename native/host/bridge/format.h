// Plain tensors of device tensors in internal formats.
#pragma once

#include <ATen/core/Tensor.h>

#include <functional>

#include "aclnn/objects.h"

namespace hotplate::host {

// A plain copy of a tensor in an internal format, seen through the tensor's own shape, strides and offset. When
// `written`, what stands in the copy after the operator has run goes back into the tensor's blocks (padding is zero).
at::Tensor plain_copy(const nn::Tensor& tensor, bool written);

// Has `write` called on this thread when the operator that it is running has succeeded.
void after_success(std::function<void()> write);

}  // namespace hotplate::host
