// Real numbers into the integers of quantised tensors, and back.
#pragma once

#include <ATen/ATen.h>

namespace hotplate::kernels {

// Largest and smallest value of the integers that an output holds. Eight 4-bit integers share an int32.
struct QuantRange {
  double low, high;
};

constexpr int64_t kInt4PerInt32 = 8;

// How a real number becomes an integer: "rint" and "round" go to the nearest, halves to the even one.
at::Tensor round_by(const at::Tensor& x, const std::string& mode);

// Is `out` described as packed 4-bit integers for values of this shape?
bool is_packed_int4(const at::Tensor& out, at::IntArrayRef values);

// The range of the integers that `out` receives from values of this shape.
QuantRange quant_range(const at::Tensor& out, at::IntArrayRef values);

// Rounds, limits to the range of the output and writes. NaN becomes 0.
void write_quantized(const at::Tensor& out, const at::Tensor& values, const std::string& mode = "rint");

// int32 words -> their 4-bit integers (lowest bits first) along the last dimension.
at::Tensor unpack_int4(const at::Tensor& words);

// values / scale, 0 where the scale is 0.
at::Tensor divide_by_scale(const at::Tensor& values, const at::Tensor& scale);

}  // namespace hotplate::kernels
