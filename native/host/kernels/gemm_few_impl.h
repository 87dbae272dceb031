// Few rows against integers as they lie: the part of gemm_impl.h for products that read the right operand only once.
#pragma once

#include <cstring>

#include "gemm_table.h"

namespace hotplate::kernels {
namespace {

constexpr int kIntWidth = IntArch::kWidth;

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

// Sums over n rows of integers, `stride` bytes apart, weighted by rows of x. Rows lie in different pages, so the
// processor does not see by itself what comes; more rows ahead would push each other out of the first cache, as their
// distance is often a power of two.
constexpr int64_t kRowsAhead = 8;

template <int kBytes>
inline void fetch_ahead(const int8_t* row, int64_t stride) {
  for (int at = 0; at < kBytes; at += 64) __builtin_prefetch(row + kRowsAhead * stride + at);
}

// kVectors vectors of int8.
template <int kRows, int kVectors>
void sum_bytes(const int8_t* q, int64_t stride, int64_t n, const float* x, int64_t ld, float* y, int64_t y_ld) {
  Real acc[kRows][kVectors];
  for (int r = 0; r < kRows; ++r)
    for (int v = 0; v < kVectors; ++v) acc[r][v] = Real{};
  for (int64_t i = 0; i < n; ++i, q += stride) {
    fetch_ahead<kVectors * kIntWidth>(q, stride);
#pragma GCC unroll 16
    for (int v = 0; v < kVectors; ++v) {
      const Real right = __builtin_convertvector(load_bytes(q + v * kIntWidth), Real);
#pragma GCC unroll 4
      for (int r = 0; r < kRows; ++r) acc[r][v] += right * x[r * ld + i];
    }
  }
  for (int r = 0; r < kRows; ++r)
    for (int v = 0; v < kVectors; ++v) memcpy(y + r * y_ld + v * kIntWidth, &acc[r][v], sizeof(Real));
}

template <class Arch>
inline Real nibble(Word words, int at) {
  if constexpr (requires { Arch::nibble(Arch::zero(), 0); }) {
    return (Real)Arch::nibble((typename Arch::I)words, at);
  } else {
    return __builtin_convertvector((words << (28 - 4 * at)) >> 28, Real);
  }
}

// kWords vectors of words of eight 4-bit integers.
template <int kRows, int kWords>
void sum_nibbles(const int8_t* q, int64_t stride, int64_t n, const float* x, int64_t ld, float* y, int64_t y_ld) {
  Real acc[kRows][kWords][8];
  for (int r = 0; r < kRows; ++r)
    for (int w = 0; w < kWords; ++w)
      for (int j = 0; j < 8; ++j) acc[r][w][j] = Real{};
  for (int64_t i = 0; i < n; ++i, q += stride) {
    fetch_ahead<kWords * kIntWidth * 4>(q, stride);
#pragma GCC unroll 2
    for (int w = 0; w < kWords; ++w) {
      Word words;
      memcpy(&words, q + w * kIntWidth * 4, sizeof words);
#pragma GCC unroll 8
      for (int j = 0; j < 8; ++j) {
        const Real right = nibble<IntArch>(words, j);
#pragma GCC unroll 4
        for (int r = 0; r < kRows; ++r) acc[r][w][j] += right * x[r * ld + i];
      }
    }
  }
  for (int r = 0; r < kRows; ++r)
    for (int w = 0; w < kWords; ++w) {
      float sums[8][kIntWidth];
      memcpy(sums, acc[r][w], sizeof sums);
      float* const to = y + r * y_ld + w * kIntWidth * 8;
      for (int i = 0; i < kIntWidth; ++i)
        for (int j = 0; j < 8; ++j) to[8 * i + j] = sums[j][i];
    }
}

// Vectors of 16 lanes are vectors of a machine with 32 registers.
constexpr int kAccumulators = kIntWidth == 16 ? 16 : 8;

template <int kRows>
void sum_rows8(const int8_t* q, int64_t stride, int64_t n, int64_t cols, const float* x, int64_t ld, float* y,
               int64_t y_ld) {
  constexpr int kVectors = kAccumulators / kRows, kWide = kVectors * kIntWidth;
  int64_t c = 0;
  for (; c + kWide <= cols; c += kWide) sum_bytes<kRows, kVectors>(q + c, stride, n, x, ld, y + c, y_ld);
  for (; c < cols; c += kIntWidth) sum_bytes<kRows, 1>(q + c, stride, n, x, ld, y + c, y_ld);
}

template <int kRows>
void sum_rows4(const int8_t* q, int64_t stride, int64_t n, int64_t cols, const float* x, int64_t ld, float* y,
               int64_t y_ld) {
  constexpr int kWords = kAccumulators / (8 * kRows) ? kAccumulators / (8 * kRows) : 1, kWide = kIntWidth * 8;
  int64_t c = 0;
  for (; c + kWords * kWide <= cols; c += kWords * kWide)
    sum_nibbles<kRows, kWords>(q + c / 2, stride, n, x, ld, y + c, y_ld);
  if constexpr (kWords > 1)
    for (; c + kWide <= cols; c += kWide) sum_nibbles<kRows, 1>(q + c / 2, stride, n, x, ld, y + c, y_ld);
  if (c == cols) return;
  // Half of a wide vector is left: read as what it is, beside zeros.
  for (int r = 0; r < kRows; ++r)
    for (int64_t i = c; i < cols; ++i) y[r * y_ld + i] = 0.0f;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = c; j < cols; j += 2) {
      const int8_t both = q[i * stride + j / 2];
      for (int r = 0; r < kRows; ++r) {
        y[r * y_ld + j] += static_cast<float>(static_cast<int8_t>(both << 4) >> 4) * x[r * ld + i];
        y[r * y_ld + j + 1] += static_cast<float>(both >> 4) * x[r * ld + i];
      }
    }
}

[[maybe_unused]] void sum_int8(const int8_t* q, int64_t stride, int64_t n, int64_t cols, const float* x, int64_t ld,
                               int64_t m, float* y, int64_t y_ld) {
  int64_t r = 0;
  for (; r + 4 <= m; r += 4) sum_rows8<4>(q, stride, n, cols, x + r * ld, ld, y + r * y_ld, y_ld);
  for (; r < m; ++r) sum_rows8<1>(q, stride, n, cols, x + r * ld, ld, y + r * y_ld, y_ld);
}

[[maybe_unused]] void sum_int4(const int8_t* q, int64_t stride, int64_t n, int64_t cols, const float* x, int64_t ld,
                               int64_t m, float* y, int64_t y_ld) {
  int64_t r = 0;
  for (; r + 2 <= m; r += 2) sum_rows4<2>(q, stride, n, cols, x + r * ld, ld, y + r * y_ld, y_ld);
  for (; r < m; ++r) sum_rows4<1>(q, stride, n, cols, x + r * ld, ld, y + r * y_ld, y_ld);
}

[[maybe_unused]] void add_group(const float* sums, int64_t n, const float* scale, const float* offset, float total,
                                float* y) {
  if (offset) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] += (sums[i] + offset[i] * total) * (scale ? scale[i] : 1.0f);
  } else if (scale) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] += sums[i] * scale[i];
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] += sums[i];
  }
}

}  // namespace
}  // namespace hotplate::kernels
