// Numbers and tensors on their way into kernels.
#pragma once

#include <ATen/ATen.h>

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

inline bool is_reduced(at::ScalarType type) { return type == at::kHalf || type == at::kBFloat16; }

// In what sums and functions are computed: 16-bit types as float32, others as they are.
inline at::Tensor wide(const at::Tensor& t) { return is_reduced(t.scalar_type()) ? t.to(at::kFloat) : t; }
inline std::optional<at::Tensor> wide(const std::optional<at::Tensor>& t) {
  return t ? std::optional<at::Tensor>(wide(*t)) : std::nullopt;
}
// Everything, integers too, as float32.
inline at::Tensor as_float(const at::Tensor& t) { return t.to(at::kFloat); }
// Everything but float64 as float32.
inline at::Tensor as_floating(const at::Tensor& t) { return t.scalar_type() == at::kDouble ? t : t.to(at::kFloat); }
inline std::optional<at::Tensor> as_floating(const std::optional<at::Tensor>& t) {
  return t ? std::optional<at::Tensor>(as_floating(*t)) : std::nullopt;
}

// For ATen operators that trust their index: throws when one lies outside [0, size).
inline void check_range(const at::Tensor& indices, int64_t size, const char* name) {
  if (!indices.numel()) return;
  const auto [low, high] = at::aminmax(indices);
  const int64_t worst = low.item<int64_t>() < 0 ? low.item<int64_t>() : high.item<int64_t>();
  TORCH_CHECK_INDEX(worst >= 0 && worst < size, name, " holds ", worst, ", but the valid range is [0, ", size, ")");
}

}  // namespace hotplate::kernels
