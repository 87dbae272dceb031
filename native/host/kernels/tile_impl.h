// The algorithms of tile.h, written once over a vector type. Included by the file of each instruction set after it has
// defined `Arch`; everything has internal linkage, so no code for one instruction set can be picked for another.
#pragma once

#include <cstring>

#include "tile.h"

namespace hotplate::kernels {
namespace {

using F = Arch::F;
constexpr int kW = Arch::kWidth;
constexpr int kNv = Arch::kVectorsPerPanel;
constexpr int kMr = Arch::kRowsPerBlock;
constexpr int kPanel = kW * kNv;
constexpr float kLog2e = 1.44269504088896340736f;
constexpr float kLog2eRest = static_cast<float>(1.44269504088896340736 - static_cast<double>(kLog2e));

inline float negative_infinity() { return -__builtin_inff(); }
inline int lanes(int64_t left) { return left < kW ? static_cast<int>(left) : kW; }

// e^x for x <= 0 (slightly positive is fine); exactly 0 where it is below 2^-126; NaN stays NaN. x log2(e) is split
// into an integer and a rest without rounding the product; the polynomial is the minimax fit of the relative error of
// 2^f on [-1/2, 1/2]: 1.9e-9 at degree 6, 7.5e-8 at degree 5, which is for results that become bf16.
template <int kDegree>
inline F exp_negative(F x) {
  const F low = Arch::set1(-87.33654f);  // log(2^-126)
  const F clamped = Arch::max(low, x);
  const F n = Arch::round(Arch::mul(clamped, Arch::set1(kLog2e)));
  F f = Arch::fms(clamped, Arch::set1(kLog2e), n);
  F y;
  if constexpr (kDegree == 6) {
    f = Arch::fma(clamped, Arch::set1(kLog2eRest), f);
    y = Arch::set1(0x1.41d332p-13f);
    y = Arch::fma(y, f, Arch::set1(0x1.5f456ap-10f));
    y = Arch::fma(y, f, Arch::set1(0x1.3b2dbcp-7f));
    y = Arch::fma(y, f, Arch::set1(0x1.c6aed4p-5f));
    y = Arch::fma(y, f, Arch::set1(0x1.ebfbdap-3f));
    y = Arch::fma(y, f, Arch::set1(0x1.62e430p-1f));
    y = Arch::fma(y, f, Arch::set1(1.0f));
  } else {
    y = Arch::set1(0x1.5c08e4p-10f);
    y = Arch::fma(y, f, Arch::set1(0x1.3d0c52p-7f));
    y = Arch::fma(y, f, Arch::set1(0x1.c6b6e4p-5f));
    y = Arch::fma(y, f, Arch::set1(0x1.ebf918p-3f));
    y = Arch::fma(y, f, Arch::set1(0x1.62e428p-1f));
    y = Arch::fma(y, f, Arch::set1(0x1.000002p+0f));
  }
  return Arch::zero_below(x, low, Arch::scale_by_power(y, n));
}

inline float exp_scalar(float x) {  // x <= 0
  float lane[kW];
  Arch::store(lane, exp_negative<6>(Arch::set1(x)));
  return lane[0];
}

// Bit i of the result: is element `index + i` kept? Reads no byte past the last element asked for.
inline uint32_t drop_bits(const DropTile& drop, int64_t index, int n) {
  uint32_t bits = 0;
  if (drop.bytes) {
    for (int i = 0; i < n; ++i) bits |= static_cast<uint32_t>(drop.data[index + i] != 0) << i;
    return bits;
  }
  const uint8_t* from = drop.data + (index >> 3);
  const int shift = static_cast<int>(index & 7);
  const int bytes = (shift + n + 7) >> 3;
  for (int i = 0; i < bytes; ++i) bits |= static_cast<uint32_t>(from[i]) << (8 * i);
  return bits >> shift;
}

// ---- products ----

template <int kRows>
inline void block_f32(int64_t k, const float* a, int64_t lda, const float* b, float* c, int64_t ldc, bool add) {
  F acc[kRows][kNv];
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kNv; ++v) acc[r][v] = Arch::set1(0.0f);
  for (int64_t i = 0; i < k; ++i, b += kPanel) {
    F right[kNv];
#pragma GCC unroll 4
    for (int v = 0; v < kNv; ++v) right[v] = Arch::load(b + v * kW);
#pragma GCC unroll 16
    for (int r = 0; r < kRows; ++r) {
      const F left = Arch::set1(a[r * lda + i]);
#pragma GCC unroll 4
      for (int v = 0; v < kNv; ++v) acc[r][v] = Arch::fma(left, right[v], acc[r][v]);
    }
  }
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kNv; ++v) {
      float* const to = c + r * ldc + v * kW;
      Arch::store(to, add ? Arch::add(Arch::load(to), acc[r][v]) : acc[r][v]);
    }
}

template <int kRows>
void tail_f32(int64_t rows, int64_t k, const float* a, int64_t lda, const float* b, float* c, int64_t ldc, bool add) {
  if constexpr (kRows > 0) {
    if (rows == kRows) return block_f32<kRows>(k, a, lda, b, c, ldc, add);
    tail_f32<kRows - 1>(rows, k, a, lda, b, c, ldc, add);
  }
}

// Sums of more terms than this are added up in pieces: the error of a long chain grows with its length.
constexpr int64_t kChain = 128;

[[maybe_unused]] void gemm_f32(int64_t m, int64_t n, int64_t k, const void* av, int64_t lda, const void* bv,
                               const PackShape& shape, float* c, int64_t ldc, bool add) {
  for (int64_t k0 = 0; k0 < k; k0 += kChain, add = true) {
    const int64_t depth = k - k0 < kChain ? k - k0 : kChain;
    const float* a = static_cast<const float*>(av) + k0;
    const float* b = static_cast<const float*>(bv) + k0 * kPanel;
    for (int64_t j = 0; j < n; j += kPanel, b += shape.k_pad * kPanel) {
      int64_t i = 0;
      for (; i + kMr <= m; i += kMr) block_f32<kMr>(depth, a + i * lda, lda, b, c + i * ldc + j, ldc, add);
      tail_f32<kMr - 1>(m - i, depth, a + i * lda, lda, b, c + i * ldc + j, ldc, add);
    }
  }
}

// ---- softmax ----

inline bool row_has_nan(const float* s, int64_t n) {
  for (int64_t j = 0; j < n; ++j)
    if (s[j] != s[j]) return true;
  return false;
}

template <bool kBf16>
void softmax_tile(const SoftmaxTile& t) {
  constexpr int kDegree = kBf16 ? 5 : 6;
  const F scale = Arch::set1(t.scale);
  for (int64_t r = 0; r < t.rows; ++r) {
    float* s = t.s + r * t.ld;
    for (int64_t j = t.cols; j < t.cols_pad; ++j) s[j] = negative_infinity();
    F top = Arch::set1(negative_infinity());
    for (int64_t j = 0; j < t.cols_pad; j += kW) top = Arch::max(Arch::load(s + j), top);  // a NaN is not taken
    const float old_max = t.row_max[r];
    const float tile_max = Arch::reduce_max(top) * t.scale;
    const float new_max = tile_max > old_max ? tile_max : old_max;
    if (new_max == negative_infinity()) {
      // Nothing of this row has been seen yet; a NaN among masked elements must still show in the result.
      if (row_has_nan(s, t.cols)) t.row_sum[r] = __builtin_nanf("");
      if (kBf16)
        memset(t.p + r * t.p_ld, 0, t.cols_pad * 2);
      else
        memset(s, 0, t.cols_pad * 4);
      continue;
    }
    if (new_max != old_max) {
      const float correction = old_max == negative_infinity() ? 0.0f : exp_scalar(old_max - new_max);
      t.row_sum[r] *= correction;
      if (t.acc) {
        float* acc = t.acc + r * t.acc_ld;
        const F by = Arch::set1(correction);
        for (int64_t j = 0; j < t.acc_cols; j += kW) Arch::store(acc + j, Arch::mul(Arch::load(acc + j), by));
      }
      t.row_max[r] = new_max;
    }
    const F shift = Arch::set1(new_max);
    F sum = Arch::set1(0.0f);
    for (int64_t j = 0; j < t.cols_pad; j += kW) {
      F p = exp_negative<kDegree>(Arch::fms(Arch::load(s + j), scale, shift));
      sum = Arch::add(sum, p);
      if (t.drop && j < t.cols) {
        p = Arch::mul(Arch::keep(p, drop_bits(*t.drop, t.drop->row_start[r] + j, lanes(t.cols - j))),
                      Arch::set1(t.drop->scale));
      }
      if constexpr (kBf16)
        Arch::store_bf16(t.p + r * t.p_ld + j, p);
      else
        Arch::store(s + j, p);
    }
    t.row_sum[r] += Arch::reduce_add(sum);
  }
}

// ---- gradient ----

struct GradRow {
  F p, ds;
};

// p (dropped) and ds of one vector of row r; also leaves ds in the fp32 tile.
template <int kDegree>
inline GradRow grad_vector(const GradTile& t, int64_t r, int64_t j) {
  float* s = t.s + r * t.ld + j;
  float* dp = t.dp + r * t.ld + j;
  const F x = Arch::fms(Arch::load(s), Arch::set1(t.scale), Arch::set1(t.row_max[r]));
  const F p = Arch::mul(exp_negative<kDegree>(x), Arch::set1(t.row_inverse[r]));
  F d = Arch::load(dp), kept = p;
  if (t.drop && j < t.cols) {
    const uint32_t bits = drop_bits(*t.drop, t.drop->row_start[r] + j, lanes(t.cols - j));
    const F by = Arch::set1(t.drop->scale);
    d = Arch::mul(Arch::keep(d, bits), by);
    kept = Arch::mul(Arch::keep(p, bits), by);
  }
  const F ds = Arch::mul(p, Arch::sub(d, Arch::set1(t.row_delta[r])));
  Arch::store(dp, ds);
  return {kept, ds};
}

inline void prepare_grad_row(const GradTile& t, int64_t r) {
  for (int64_t j = t.cols; j < t.cols_pad; ++j) {
    t.s[r * t.ld + j] = negative_infinity();
    t.dp[r * t.ld + j] = 0.0f;
  }
}

[[maybe_unused]] void grad_tile_f32(const GradTile& t) {
  float* const p_right = static_cast<float*>(t.p_right);
  float* const ds_right = static_cast<float*>(t.ds_right);
  float* const ds_left = static_cast<float*>(t.ds_left);
  for (int64_t r = 0; r < t.rows_pad; ++r) {
    if (r < t.rows) prepare_grad_row(t, r);
    for (int64_t j = 0; j < t.cols_pad; j += kW) {
      const GradRow g = r < t.rows ? grad_vector<6>(t, r, j) : GradRow{Arch::set1(0.0f), Arch::set1(0.0f)};
      const int64_t at = (j / t.panel) * (t.rows_pad * t.panel) + r * t.panel + j % t.panel;
      if (p_right) Arch::store(p_right + at, g.p);
      if (ds_right) Arch::store(ds_right + at, g.ds);
      if (ds_left && r < t.rows) Arch::store(ds_left + r * t.ds_left_ld + j, g.ds);
    }
  }
}

#ifdef HOTPLATE_TILE_BF16
void grad_tile_bf16(const GradTile& t) {
  uint16_t* const p_right = static_cast<uint16_t*>(t.p_right);
  uint16_t* const ds_right = static_cast<uint16_t*>(t.ds_right);
  uint16_t* const ds_left = static_cast<uint16_t*>(t.ds_left);
  const GradRow none{Arch::set1(0.0f), Arch::set1(0.0f)};
  for (int64_t r = 0; r < t.rows_pad; r += 2) {
    const bool first = r < t.rows, second = r + 1 < t.rows;
    if (first) prepare_grad_row(t, r);
    if (second) prepare_grad_row(t, r + 1);
    for (int64_t j = 0; j < t.cols_pad; j += kW) {
      const GradRow g0 = first ? grad_vector<5>(t, r, j) : none;
      const GradRow g1 = second ? grad_vector<5>(t, r + 1, j) : none;
      const int64_t at = (j / t.panel) * (t.rows_pad * t.panel) + r * t.panel + (j % t.panel) * 2;
      if (p_right) Arch::store_bf16_pairs(p_right + at, g0.p, g1.p);
      if (ds_right) Arch::store_bf16_pairs(ds_right + at, g0.ds, g1.ds);
      if (ds_left) {
        if (first) Arch::store_bf16(ds_left + r * t.ds_left_ld + j, g0.ds);
        if (second) Arch::store_bf16(ds_left + (r + 1) * t.ds_left_ld + j, g1.ds);
      }
    }
  }
}
#endif

// ---- rows ----

inline F load_element(Element from, const void* src) {
  switch (from) {
    case Element::F16:
      return Arch::load_f16(static_cast<const uint16_t*>(src));
    case Element::BF16:
      return Arch::load_bf16(static_cast<const uint16_t*>(src));
    default:
      return Arch::load(static_cast<const float*>(src));
  }
}

inline void store_element(Element to, void* dst, F v) {
  switch (to) {
    case Element::F16:
      return Arch::store_f16(static_cast<uint16_t*>(dst), v);
    case Element::BF16:
      return Arch::store_bf16(static_cast<uint16_t*>(dst), v);
    default:
      return Arch::store(static_cast<float*>(dst), v);
  }
}

void rows_to_f32(Element from, const void* src, int64_t n, float* dst) {
  const char* s = static_cast<const char*>(src);
  const int64_t size = from == Element::F32 ? 4 : 2;
  int64_t j = 0;
  for (; j + kW <= n; j += kW) Arch::store(dst + j, load_element(from, s + j * size));
  if (j < n) {
    float raw[kW] = {}, lane[kW];
    memcpy(raw, s + j * size, (n - j) * size);
    Arch::store(lane, load_element(from, raw));
    memcpy(dst + j, lane, (n - j) * 4);
  }
}

void rows_from_f32(Element to, const float* src, int64_t n, void* dst) {
  char* d = static_cast<char*>(dst);
  const int64_t size = to == Element::F32 ? 4 : 2;
  int64_t j = 0;
  for (; j + kW <= n; j += kW) store_element(to, d + j * size, Arch::load(src + j));
  if (j < n) {
    float lane[kW] = {}, raw[kW];
    memcpy(lane, src + j, (n - j) * 4);
    store_element(to, raw, Arch::load(lane));
    memcpy(d + j * size, raw, (n - j) * size);
  }
}

void transpose_words(const uint32_t* src, int64_t src_ld, int64_t rows, int64_t cols, uint32_t* dst, int64_t dst_ld) {
  int64_t i = 0;
  for (; i + Arch::kTranspose <= rows; i += Arch::kTranspose) {
    int64_t j = 0;
    for (; j + Arch::kTranspose <= cols; j += Arch::kTranspose)
      Arch::transpose(src + i * src_ld + j, src_ld, dst + j * dst_ld + i, dst_ld);
    for (; j < cols; ++j)
      for (int r = 0; r < Arch::kTranspose; ++r) dst[j * dst_ld + i + r] = src[(i + r) * src_ld + j];
  }
  for (; i < rows; ++i)
    for (int64_t j = 0; j < cols; ++j) dst[j * dst_ld + i] = src[i * src_ld + j];
}

void bias_row(float* s, const float* bias, int64_t n, float a, float b) {
  const F va = Arch::set1(a), vb = Arch::set1(b);
  int64_t j = 0;
  for (; j + kW <= n; j += kW)
    Arch::store(s + j, Arch::fma(Arch::load(bias + j), vb, Arch::mul(Arch::load(s + j), va)));
  for (; j < n; ++j) s[j] = s[j] * a + bias[j] * b;
}

void mask_row(float* s, const uint8_t* mask, int64_t n) {
  const float lowest = negative_infinity();
  for (int64_t j = 0; j < n; ++j) s[j] = mask[j] ? lowest : s[j];
}

float dot_row(const float* x, const float* y, int64_t n) {
  F sum = Arch::set1(0.0f);
  int64_t j = 0;
  for (; j + kW <= n; j += kW) sum = Arch::fma(Arch::load(x + j), Arch::load(y + j), sum);
  float total = Arch::reduce_add(sum);
  for (; j < n; ++j) total += x[j] * y[j];
  return total;
}

// ---- few rows against unpacked ones ----

template <Element kType>
inline F load_typed(const char* p) {
  if constexpr (kType == Element::F16) return Arch::load_f16(reinterpret_cast<const uint16_t*>(p));
  if constexpr (kType == Element::BF16) return Arch::load_bf16(reinterpret_cast<const uint16_t*>(p));
  return Arch::load(reinterpret_cast<const float*>(p));
}

template <Element kType, int kRows>
inline void dot_block(const char* row, int64_t stride, int64_t n, int64_t cols, const float* q, int64_t q_ld, float* s,
                      int64_t s_ld) {
  constexpr int64_t kSize = kType == Element::F32 ? 4 : 2;
  for (int64_t j = 0; j < n; ++j, row += stride) {
    F acc[kRows];
#pragma GCC unroll 4
    for (int r = 0; r < kRows; ++r) acc[r] = Arch::set1(0.0f);
    for (int64_t c = 0; c < cols; c += kW) {
      const F right = load_typed<kType>(row + c * kSize);
#pragma GCC unroll 4
      for (int r = 0; r < kRows; ++r) acc[r] = Arch::fma(Arch::load(q + r * q_ld + c), right, acc[r]);
    }
#pragma GCC unroll 4
    for (int r = 0; r < kRows; ++r) s[r * s_ld + j] = Arch::reduce_add(acc[r]);
  }
}

// Columns in pieces whose sums stay in registers while the rows pass by.
template <Element kType, int kRows, int kVectors>
inline void sum_block(const char* row, int64_t stride, int64_t n, const float* p, int64_t p_ld, float* acc,
                      int64_t acc_ld) {
  constexpr int64_t kSize = kType == Element::F32 ? 4 : 2;
  F sum[kRows][kVectors];
#pragma GCC unroll 4
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) sum[r][v] = Arch::load(acc + r * acc_ld + v * kW);
  for (int64_t j = 0; j < n; ++j, row += stride) {
    F right[kVectors];
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) right[v] = load_typed<kType>(row + v * kW * kSize);
#pragma GCC unroll 4
    for (int r = 0; r < kRows; ++r) {
      const F left = Arch::set1(p[r * p_ld + j]);
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) sum[r][v] = Arch::fma(left, right[v], sum[r][v]);
    }
  }
#pragma GCC unroll 4
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) Arch::store(acc + r * acc_ld + v * kW, sum[r][v]);
}

template <Element kType, int kRows>
inline void sum_columns(const char* row, int64_t stride, int64_t n, int64_t cols, const float* p, int64_t p_ld,
                        float* acc, int64_t acc_ld) {
  constexpr int64_t kSize = kType == Element::F32 ? 4 : 2;
  int64_t c = 0;
  for (; c + 4 * kW <= cols; c += 4 * kW)
    sum_block<kType, kRows, 4>(row + c * kSize, stride, n, p, p_ld, acc + c, acc_ld);
  for (; c < cols; c += kW) sum_block<kType, kRows, 1>(row + c * kSize, stride, n, p, p_ld, acc + c, acc_ld);
}

template <Element kType>
void dot_typed(const char* row, int64_t stride, int64_t n, int64_t cols, const float* q, int64_t q_ld, int64_t m,
               float* s, int64_t s_ld) {
  int64_t r = 0;
  for (; r + 4 <= m; r += 4) dot_block<kType, 4>(row, stride, n, cols, q + r * q_ld, q_ld, s + r * s_ld, s_ld);
  if (m - r >= 2) {
    dot_block<kType, 2>(row, stride, n, cols, q + r * q_ld, q_ld, s + r * s_ld, s_ld);
    r += 2;
  }
  if (r < m) dot_block<kType, 1>(row, stride, n, cols, q + r * q_ld, q_ld, s + r * s_ld, s_ld);
}

template <Element kType>
void sum_typed(const char* row, int64_t stride, int64_t n, int64_t cols, const float* p, int64_t p_ld, int64_t m,
               float* acc, int64_t acc_ld) {
  int64_t r = 0;
  for (; r + 4 <= m; r += 4) sum_columns<kType, 4>(row, stride, n, cols, p + r * p_ld, p_ld, acc + r * acc_ld, acc_ld);
  if (m - r >= 2) {
    sum_columns<kType, 2>(row, stride, n, cols, p + r * p_ld, p_ld, acc + r * acc_ld, acc_ld);
    r += 2;
  }
  if (r < m) sum_columns<kType, 1>(row, stride, n, cols, p + r * p_ld, p_ld, acc + r * acc_ld, acc_ld);
}

void dot_rows(Element type, const void* rows, int64_t stride, int64_t n, int64_t cols, const float* q, int64_t q_ld,
              int64_t m, float* s, int64_t s_ld) {
  const char* row = static_cast<const char*>(rows);
  switch (type) {
    case Element::F16:
      return dot_typed<Element::F16>(row, stride, n, cols, q, q_ld, m, s, s_ld);
    case Element::BF16:
      return dot_typed<Element::BF16>(row, stride, n, cols, q, q_ld, m, s, s_ld);
    default:
      return dot_typed<Element::F32>(row, stride, n, cols, q, q_ld, m, s, s_ld);
  }
}

void sum_rows(Element type, const void* rows, int64_t stride, int64_t n, int64_t cols, const float* p, int64_t p_ld,
              int64_t m, float* acc, int64_t acc_ld) {
  const char* row = static_cast<const char*>(rows);
  switch (type) {
    case Element::F16:
      return sum_typed<Element::F16>(row, stride, n, cols, p, p_ld, m, acc, acc_ld);
    case Element::BF16:
      return sum_typed<Element::BF16>(row, stride, n, cols, p, p_ld, m, acc, acc_ld);
    default:
      return sum_typed<Element::F32>(row, stride, n, cols, p, p_ld, m, acc, acc_ld);
  }
}

}  // namespace
}  // namespace hotplate::kernels
