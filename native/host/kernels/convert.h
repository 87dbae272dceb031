// Numbers on their way into tensors.
#pragma once

#include <ATen/core/Tensor.h>

namespace hotplate::kernels {

// The number as a tensor of this type holds it. What is too large for a floating type becomes infinite: a device
// converts such numbers, where torch's CPU functions refuse them.
inline at::Scalar representable(const at::Scalar& value, at::ScalarType type) {
  if (value.isComplex() || value.isBoolean() || !at::isFloatingType(type)) return value;
  const double v = value.toDouble();
  switch (type) {
    case at::kHalf:
      return static_cast<double>(static_cast<float>(c10::Half(static_cast<float>(v))));
    case at::kBFloat16:
      return static_cast<double>(static_cast<float>(c10::BFloat16(static_cast<float>(v))));
    case at::kFloat:
      return static_cast<double>(static_cast<float>(v));
    default:
      return value;
  }
}

}  // namespace hotplate::kernels
