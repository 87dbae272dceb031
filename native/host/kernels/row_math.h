// Arithmetic on rows of fp32 numbers for the fused operators between the products of a model: one table of functions
// for each instruction set, all the same algorithm. No torch types here: see tile.h for the reason.
#pragma once

#include <cstdint>

namespace hotplate::kernels {

// gate * sigmoid(alpha * gate) * (linear + bias), where gate is at most `limit` and linear within +-limit.
struct Gate {
  float alpha = 1.0f, bias = 0.0f, limit = 0.0f;
  bool limited = false;
};

struct RowMath {
  void (*gate)(const float* gate, const float* linear, int64_t n, const Gate& form, float* out);
  // Gradient of silu(gate) * linear.
  void (*gate_gradient)(const float* gate, const float* linear, const float* dy, int64_t n, float* dgate,
                        float* dlinear);
  // out[i] = x[2 i], out[n + i] = x[2 i + 1] for i < n.
  void (*split_pairs)(const float* x, int64_t n, float* out);
  void (*join_pairs)(const float* x, int64_t n, float* out);
  // Turns the planes (x[i], x[h + i]): out[i] = x[i] cos[i] - x[h + i] sin[i], out[h + i] = x[h + i] cos[h + i] + x[i]
  // sin[h + i]. out must not be x.
  void (*turn_halves)(const float* x, const float* cos, const float* sin, int64_t h, float* out);
  // The same for the planes (x[2 i], x[2 i + 1]).
  void (*turn_pairs)(const float* x, const float* cos, const float* sin, int64_t h, float* out);
  // The transposed turns.
  void (*turn_halves_back)(const float* x, const float* cos, const float* sin, int64_t h, float* out);
  void (*turn_pairs_back)(const float* x, const float* cos, const float* sin, int64_t h, float* out);
  void (*multiply)(const float* x, const float* y, int64_t n, float* out);
  void (*scale)(const float* x, float factor, int64_t n, float* out);
  void (*add)(const float* x, const float* y, int64_t n, float* out);
  void (*add_scaled)(float* sum, const float* x, float factor, int64_t n);  // sum += factor * x
  float (*max_abs)(const float* x, int64_t n);                              // NaN counts as nothing
  float (*sum_squares)(const float* x, int64_t n);
  // Nearest integer (halves to the even one) of x * factor, kept in [low, high]; NaN becomes 0.
  void (*quantize)(const float* x, float factor, float low, float high, int64_t n, int8_t* out);
  void (*from_int)(const int32_t* x, int64_t n, float* out);
  // x = exp(x - shift); returns the sum.
  float (*exponentials)(float* x, float shift, int64_t n);
  void (*sigmoids)(const float* x, int64_t n, float* out);
};

// The table for the kernel level in force (tile.h).
const RowMath& row_math();

// Tables of the single files; nullptr when the file was compiled without its instruction set.
const RowMath* row_math_portable();
const RowMath* row_math_avx2();
const RowMath* row_math_avx512();

}  // namespace hotplate::kernels
