// The algorithms of gemm_table.h, written once over a vector of 32-bit integers. Included by the file of each
// instruction set after it has defined `IntArch`; everything has internal linkage, so no code for one instruction set
// can be picked for another. The row passes are plain loops without branches, which compilers turn into vectors.
#pragma once

#include <cstring>

#include "gemm_table.h"

namespace hotplate::kernels {
namespace {

using I = IntArch::I;
constexpr int kIntWidth = IntArch::kWidth;
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

// ---- few rows against integers as they lie ----

typedef float Real __attribute__((vector_size(4 * kIntWidth)));
typedef int32_t Word __attribute__((vector_size(4 * kIntWidth)));

inline Real load_real(const float* p) {
  Real v;
  memcpy(&v, p, sizeof v);
  return v;
}

// The vector type of intrinsics may have lanes of another width.
inline Word load_bytes(const int8_t* p) { return (Word)IntArch::widen(p); }

inline float add_lanes(Real v) {
  float sum = 0.0f;
  for (int i = 0; i < kIntWidth; ++i) sum += v[i];
  return sum;
}

template <int kRows, bool kInt4>
void dot_few(const int8_t* q, int64_t n, const float* x, int64_t ld, float* s) {
  // A byte of two 4-bit integers meets an even and an odd element: x holds the even ones first.
  const int64_t bytes = kInt4 ? n / 2 : n;
  Real acc[kRows][2];
  for (int r = 0; r < kRows; ++r) acc[r][0] = acc[r][1] = Real{};
  int64_t i = 0;
  constexpr int kStep = kInt4 ? 1 : 2;
  for (; i + kStep * kIntWidth <= bytes; i += kStep * kIntWidth) {
    Word word[2];
    if constexpr (kInt4) {
      const Word both = load_bytes(q + i);
      word[0] = (both << 28) >> 28, word[1] = both >> 4;
    } else {
      word[0] = load_bytes(q + i), word[1] = load_bytes(q + i + kIntWidth);
    }
    const Real even = __builtin_convertvector(word[0], Real), odd = __builtin_convertvector(word[1], Real);
#pragma GCC unroll 4
    for (int r = 0; r < kRows; ++r) {
      const float* const left = x + r * ld + i;
      acc[r][0] += even * load_real(left);
      acc[r][1] += odd * load_real(left + (kInt4 ? bytes : kIntWidth));
    }
  }
  for (int r = 0; r < kRows; ++r) {
    float sum = add_lanes(acc[r][0] + acc[r][1]);
    const float* const left = x + r * ld;
    for (int64_t j = i; j < bytes; ++j) {
      if constexpr (kInt4) {
        sum += static_cast<float>(static_cast<int8_t>(q[j] << 4) >> 4) * left[j];
        sum += static_cast<float>(q[j] >> 4) * left[bytes + j];
      } else {
        sum += static_cast<float>(q[j]) * left[j];
      }
    }
    s[r] = sum;
  }
}

template <bool kInt4>
void dot_integers(const int8_t* q, int64_t n, const float* x, int64_t ld, int64_t m, float* s) {
  int64_t r = 0;
  for (; r + 4 <= m; r += 4) dot_few<4, kInt4>(q, n, x + r * ld, ld, s + r);
  for (; r < m; ++r) dot_few<1, kInt4>(q, n, x + r * ld, ld, s + r);
}

[[maybe_unused]] void dot_int8(const int8_t* q, int64_t n, const float* x, int64_t ld, int64_t m, float* s) {
  dot_integers<false>(q, n, x, ld, m, s);
}

[[maybe_unused]] void dot_int4(const int8_t* q, int64_t n, const float* x, int64_t ld, int64_t m, float* s) {
  dot_integers<true>(q, n, x, ld, m, s);
}

// kSumColumns columns of n rows of integers, `stride` bytes apart, weighted by m rows of x and added up.
template <int kRows, bool kInt4>
void sum_few(const int8_t* q, int64_t stride, int64_t n, const float* x, int64_t ld, float* y, int64_t y_ld) {
  constexpr int kVectors = 4, kPasses = kSumColumns / (kVectors * kIntWidth);
  for (int pass = 0; pass < kPasses; ++pass) {
    // Of 4-bit integers the even and the odd columns of the same bytes.
    const int8_t* row = q + pass * (kInt4 ? kVectors / 2 : kVectors) * kIntWidth;
    Real acc[kRows][kVectors];
    for (int r = 0; r < kRows; ++r)
      for (int v = 0; v < kVectors; ++v) acc[r][v] = Real{};
    for (int64_t i = 0; i < n; ++i, row += stride) {
      Real right[kVectors];
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) {
        Word word;
        if constexpr (kInt4) {
          const Word both = load_bytes(row + v / 2 * kIntWidth);
          word = v % 2 ? both >> 4 : (both << 28) >> 28;
        } else {
          word = load_bytes(row + v * kIntWidth);
        }
        right[v] = __builtin_convertvector(word, Real);
      }
#pragma GCC unroll 4
      for (int r = 0; r < kRows; ++r) {
        const float left = x[r * ld + i];
#pragma GCC unroll 4
        for (int v = 0; v < kVectors; ++v) acc[r][v] += right[v] * left;
      }
    }
    for (int r = 0; r < kRows; ++r)
      for (int v = 0; v < kVectors; ++v)
        for (int lane = 0; lane < kIntWidth; ++lane) {
          const int column = kInt4 ? 2 * (v / 2 * kIntWidth + lane) + v % 2 : v * kIntWidth + lane;
          y[r * y_ld + pass * kVectors * kIntWidth + column] = acc[r][v][lane];
        }
  }
}

template <bool kInt4>
void sum_integers(const int8_t* q, int64_t stride, int64_t n, const float* x, int64_t ld, int64_t m, float* y,
                  int64_t y_ld) {
  int64_t r = 0;
  for (; r + 4 <= m; r += 4) sum_few<4, kInt4>(q, stride, n, x + r * ld, ld, y + r * y_ld, y_ld);
  for (; r < m; ++r) sum_few<1, kInt4>(q, stride, n, x + r * ld, ld, y + r * y_ld, y_ld);
}

[[maybe_unused]] void sum_int8(const int8_t* q, int64_t stride, int64_t n, const float* x, int64_t ld, int64_t m,
                               float* y, int64_t y_ld) {
  sum_integers<false>(q, stride, n, x, ld, m, y, y_ld);
}

[[maybe_unused]] void sum_int4(const int8_t* q, int64_t stride, int64_t n, const float* x, int64_t ld, int64_t m,
                               float* y, int64_t y_ld) {
  sum_integers<true>(q, stride, n, x, ld, m, y, y_ld);
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
          sum_int4};
}

}  // namespace
}  // namespace hotplate::kernels
