// The algorithms of gemm_table.h, written once over a vector of 32-bit integers. Included by the file of each
// instruction set after it has defined `IntArch`; everything has internal linkage, so no code for one instruction set
// can be picked for another. The row passes are plain loops without branches, which compilers turn into vectors.
#pragma once

#include <cstring>

#include "gemm_few_impl.h"
#include "gemm_table.h"

namespace hotplate::kernels {
namespace {

using I = IntArch::I;
constexpr int kIntNv = IntArch::kVectorsPerPanel;
constexpr int kIntMr = IntArch::kRowsPerBlock;
constexpr int kIntPanel = kIntWidth * kIntNv;

// ---- products: a 32-bit word is two depths of int16 or four of int8, on both sides ----

template <int kRows>
inline void block_int(int64_t steps, const char* a, int64_t lda, const char* b, int32_t* c, int64_t ldc, bool add) {
  I acc[kRows][kIntNv], excess[kIntNv];
#pragma GCC unroll 4
  for (int v = 0; v < kIntNv; ++v) excess[v] = IntArch::zero();
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kIntNv; ++v) acc[r][v] = add ? IntArch::load(c + r * ldc + v * kIntWidth) : IntArch::zero();
  for (int64_t i = 0; i < steps; ++i, b += kIntPanel * 4) {
    I right[kIntNv];
#pragma GCC unroll 4
    for (int v = 0; v < kIntNv; ++v) {
      right[v] = IntArch::load(reinterpret_cast<const int32_t*>(b) + v * kIntWidth);
      // What a left operand that is stored too large by 128 adds.
      if constexpr (IntArch::kLeftBias != 0) excess[v] = IntArch::mul_add(excess[v], IntArch::bias(), right[v]);
    }
#pragma GCC unroll 16
    for (int r = 0; r < kRows; ++r) {
      int32_t word;
      memcpy(&word, a + r * lda + 4 * i, 4);
      const I left = IntArch::set1(word);
#pragma GCC unroll 4
      for (int v = 0; v < kIntNv; ++v) acc[r][v] = IntArch::mul_add(acc[r][v], left, right[v]);
    }
  }
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kIntNv; ++v) {
      IntArch::store(c + r * ldc + v * kIntWidth,
                     IntArch::kLeftBias != 0 ? IntArch::sub(acc[r][v], excess[v]) : acc[r][v]);
    }
}

template <int kRows>
void tail_int(int64_t rows, int64_t steps, const char* a, int64_t lda, const char* b, int32_t* c, int64_t ldc,
              bool add) {
  if constexpr (kRows > 0) {
    if (rows == kRows) return block_int<kRows>(steps, a, lda, b, c, ldc, add);
    tail_int<kRows - 1>(rows, steps, a, lda, b, c, ldc, add);
  }
}

[[maybe_unused]] void gemm_int(int64_t m, int64_t n, int64_t k, const void* av, int64_t lda, const void* bv,
                               const PackShape& shape, int32_t* c, int64_t ldc, bool add) {
  const char* a = static_cast<const char*>(av);
  const char* b = static_cast<const char*>(bv);
  const int64_t bytes = 4 / shape.pair, steps = k / shape.pair;
  lda *= bytes;
  for (int64_t j = 0; j < n; j += kIntPanel, b += shape.k_pad * kIntPanel * bytes) {
    int64_t i = 0;
    for (; i + kIntMr <= m; i += kIntMr) block_int<kIntMr>(steps, a + i * lda, lda, b, c + i * ldc + j, ldc, add);
    tail_int<kIntMr - 1>(m - i, steps, a + i * lda, lda, b, c + i * ldc + j, ldc, add);
  }
}

// ---- behind a product ----

inline float bits_to_float(int32_t bits) {
  float f;
  memcpy(&f, &bits, 4);
  return f;
}

// e^x; 0 below 2^-126 and the largest power above 88, NaN stays NaN. Relative error below 1e-7.
inline float exponential(float x) {
  const float limited = x < -87.0f ? -87.0f : x > 88.0f ? 88.0f : x;
  const float scaled = limited * 1.44269504088896340736f;
  const float n = (scaled + 12582912.0f) - 12582912.0f;  // to the nearest integer
  const float f = (limited - n * 0.693359375f) - n * -2.12194440e-4f;
  float y = 1.9875691500e-4f;
  y = y * f + 1.3981999507e-3f;
  y = y * f + 8.3334519073e-3f;
  y = y * f + 4.1665795894e-2f;
  y = y * f + 1.6666665459e-1f;
  y = y * f + 5.0000001201e-1f;
  y = y * f * f + f + 1.0f;
  const int32_t power = static_cast<int32_t>(n == n ? n : 0.0f);
  const float result = y * bits_to_float((power + 127) << 23);
  return x < -87.0f ? 0.0f : result;
}

inline float sigmoid(float x) { return 1.0f / (1.0f + exponential(-x)); }

// The error function, absolute error below 2e-7 (rational approximation of Abramowitz and Stegun, 7.1.26, times
// e^(-x^2)).
inline float error_function(float x) {
  const float a = x < 0 ? -x : x;
  const float t = 1.0f / (1.0f + 0.3275911f * a);
  float p = 1.061405429f;
  p = p * t - 1.453152027f;
  p = p * t + 1.421413741f;
  p = p * t - 0.284496736f;
  p = p * t + 0.254829592f;
  const float y = 1.0f - p * t * exponential(-a * a);
  return x < 0 ? -y : y;
}

template <class F>
inline void each(float* y, int64_t n, F f) {
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) y[i] = f(y[i]);
}

[[maybe_unused]] void finish_row(const GemmRow& t) {
  float* const y = t.y;
  const int64_t n = t.n;
  if (t.integers) {
    const int32_t* const sum = t.integers;
    if (t.integer_bias) {
      const int32_t* const more = t.integer_bias;
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i)
        y[i] = static_cast<float>(static_cast<int32_t>(static_cast<uint32_t>(sum[i]) + static_cast<uint32_t>(more[i])));
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i) y[i] = static_cast<float>(sum[i]);
    }
  }
  if (t.before) {
    const float* const more = t.before;
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] += more[i];
  }
  if (t.column) {
    const float* const by = t.column;
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] *= by[i];
  }
  if (t.row != 1.0f) {
    const float by = t.row;
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] *= by;
  }
  if (t.bias) {
    const float* const more = t.bias;
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] += more[i];
  }
  switch (t.activation) {
    case GemmActivation::None:
      break;
    case GemmActivation::Relu:
      each(y, n, [](float x) { return x < 0.0f ? 0.0f : x; });
      break;
    case GemmActivation::GeluTanh:
      each(y, n, [](float x) { return x * sigmoid(1.59576912160573f * (x + 0.044715f * x * x * x)); });
      break;
    case GemmActivation::GeluErf:
      each(y, n, [](float x) { return 0.5f * x * (1.0f + error_function(x * 0.707106781186548f)); });
      break;
    case GemmActivation::FastGelu:
      each(y, n, [](float x) { return x * sigmoid(1.702f * x); });
      break;
    case GemmActivation::Silu:
      each(y, n, [](float x) { return x * sigmoid(x); });
      break;
  }
}

[[maybe_unused]] void quantize_row(const float* y, int64_t n, int8_t* q) {
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    const float x = y[i];
    const float limited = x < -128.0f ? -128.0f : x > 127.0f ? 127.0f : x == x ? x : 0.0f;
    const float nearest = (limited + 12582912.0f) - 12582912.0f;
    q[i] = static_cast<int8_t>(static_cast<int32_t>(nearest));
  }
}

// ---- before a product ----

[[maybe_unused]] void widen_row(const int8_t* q, int64_t n, const float* scale, const float* offset, float* y) {
  if (!scale) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] = static_cast<float>(q[i]);
  } else if (!offset) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] = static_cast<float>(q[i]) * scale[i];
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] = (static_cast<float>(q[i]) + offset[i]) * scale[i];
  }
}

[[maybe_unused]] void widen_row_by(const int8_t* q, int64_t n, float scale, float offset, float* y) {
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) y[i] = (static_cast<float>(q[i]) + offset) * scale;
}

[[maybe_unused]] void unpack_int4_row(const uint32_t* words, int64_t n, int8_t* q) {
  const uint8_t* const bytes = reinterpret_cast<const uint8_t*>(words);  // little-endian
#pragma GCC ivdep
  for (int64_t i = 0; i < n / 2; ++i) {
    q[2 * i] = static_cast<int8_t>(static_cast<int8_t>(bytes[i] << 4) >> 4);
    q[2 * i + 1] = static_cast<int8_t>(static_cast<int8_t>(bytes[i]) >> 4);
  }
}

[[maybe_unused]] void interleave_two(const uint16_t* rows, int64_t ld, int64_t n, uint16_t* to) {
  const uint16_t* const other = rows + ld;
  uint32_t* const word = reinterpret_cast<uint32_t*>(to);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) word[i] = static_cast<uint32_t>(rows[i]) | static_cast<uint32_t>(other[i]) << 16;
}

[[maybe_unused]] void interleave_four(const uint8_t* rows, int64_t ld, int64_t n, uint8_t* to) {
  const uint8_t *const b = rows + ld, *const c = rows + 2 * ld, *const d = rows + 3 * ld;
  uint32_t* const word = reinterpret_cast<uint32_t*>(to);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i)
    word[i] = static_cast<uint32_t>(rows[i]) | static_cast<uint32_t>(b[i]) << 8 | static_cast<uint32_t>(c[i]) << 16 |
              static_cast<uint32_t>(d[i]) << 24;
}

constexpr GemmTable make_gemm_table(const char* name, bool words, int64_t k_multiple) {
  return {name,
          words,
          IntArch::kLeftBias,
          kIntPanel,
          kIntPanel,
          k_multiple,
          gemm_int,
          nullptr,
          finish_row,
          quantize_row,
          widen_row,
          widen_row_by,
          unpack_int4_row,
          interleave_two,
          interleave_four,
          dot_int8,
          dot_int4,
          sum_int8,
          sum_int4,
          add_group};
}

}  // namespace
}  // namespace hotplate::kernels
