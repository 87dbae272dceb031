// Real numbers into the integers of quantised tensors, and back.
#include "host/kernels/quantize.h"

#include "host/kernels/out.h"

namespace hotplate::kernels {

at::Tensor round_by(const at::Tensor& x, const std::string& mode) {
  if (mode == "floor") return at::floor(x);
  if (mode == "ceil") return at::ceil(x);
  if (mode == "trunc") return at::trunc(x);
  TORCH_CHECK(mode.empty() || mode == "rint" || mode == "round", "unknown rounding mode ", mode);
  return at::round(x);
}

bool is_packed_int4(const at::Tensor& out, at::IntArrayRef values) {
  return out.scalar_type() == at::kInt && !values.empty() && out.dim() == static_cast<int64_t>(values.size()) &&
         out.size(-1) * kInt4PerInt32 == values.back() && out.size(-1) != values.back();
}

QuantRange quant_range(const at::Tensor& out, at::IntArrayRef values) {
  if (is_packed_int4(out, values)) return {-8, 7};
  switch (out.scalar_type()) {
    case at::kChar:
      return {-128, 127};
    case at::kByte:
      return {0, 255};
    case at::kInt:
      return {-2147483648.0, 2147483647.0};
    default:
      TORCH_CHECK(false, "quantised values of type ", out.scalar_type(), " are not supported");
  }
}

namespace {

// [..., 8 n] integers in [-8, 7] -> [..., n] int32, the first in the lowest bits.
at::Tensor pack_int4(const at::Tensor& values) {
  const at::Tensor nibbles = at::bitwise_and(values.to(at::kLong), 15).unflatten(-1, {-1, kInt4PerInt32});
  const at::Tensor shifts = at::arange(0, 4 * kInt4PerInt32, 4, nibbles.options());
  // Distinct bits: the sum is their union. The highest bit becomes the sign of the word.
  return at::sum(at::bitwise_left_shift(nibbles, shifts), {-1}).to(at::kInt);
}

}  // namespace

void write_quantized(const at::Tensor& out, const at::Tensor& values, const std::string& mode) {
  const QuantRange range = quant_range(out, values.sizes());
  // Through double: float32 does not hold the limits of int32.
  const at::Tensor rounded =
      at::nan_to_num(round_by(values, mode).to(at::kDouble), 0.0).clamp(at::Scalar(range.low), at::Scalar(range.high));
  write(out, is_packed_int4(out, values.sizes()) ? pack_int4(rounded) : rounded);
}

at::Tensor unpack_int4(const at::Tensor& words) {
  const at::Tensor shifts = at::arange(0, 4 * kInt4PerInt32, 4, words.options().dtype(at::kLong));
  const at::Tensor nibbles = at::bitwise_and(at::bitwise_right_shift(words.to(at::kLong).unsqueeze(-1), shifts), 15);
  return (nibbles - (nibbles >= 8).to(at::kLong) * 16).flatten(-2);
}

at::Tensor divide_by_scale(const at::Tensor& values, const at::Tensor& scale) {
  const at::Tensor none = scale == 0;
  return at::where(none, at::zeros({}, values.options()),
                   values / at::where(none, at::ones({}, scale.options()), scale));
}

}  // namespace hotplate::kernels
