// The kernels of tile_amx.h.
#include "tile_amx.h"

#if defined(__AMX_BF16__) && defined(__AVX512BF16__)
#pragma GCC diagnostic ignored "-Wunused-function"  // of tile_impl.h only some parts are needed
#include "amx_tiles.h"
#include "tile_avx512.h"
#include "tile_impl.h"

namespace hotplate::kernels {
namespace {

constexpr TileConfig kConfig = tile_config(16);

void begin() { _tile_loadconfig(&kConfig); }

void end() { _tile_release(); }

// ---- products ----

// Pairs of parts whose products count, the smallest first: with p parts those of a weight down to 2^(-8 (p - 1)).
struct Pair {
  int left, right;
};
constexpr Pair kPairs1[] = {{0, 0}};
constexpr Pair kPairs2[] = {{1, 0}, {0, 1}, {0, 0}};
constexpr Pair kPairs3[] = {{2, 0}, {1, 1}, {0, 2}, {1, 0}, {0, 1}, {0, 0}};

template <int kParts>
struct Pairs;
template <>
struct Pairs<1> {
  static constexpr auto& list = kPairs1;
};
template <>
struct Pairs<2> {
  static constexpr auto& list = kPairs2;
};
template <>
struct Pairs<3> {
  static constexpr auto& list = kPairs3;
};

// Accumulators 0 .. 3, left operands 4 and 5, right ones 6 and 7.
template <int kParts, bool kTwoRows, bool kTwoPanels>
inline void block(int64_t k, const AmxOperand& a, const uint16_t* b, const AmxOperand& shape, float* c, int64_t ldc,
                  bool add) {
  const int64_t stride = ldc * static_cast<int64_t>(sizeof(float));
  if (add) {
    _tile_loadd(0, c, stride);
    if constexpr (kTwoPanels) _tile_loadd(1, c + 16, stride);
    if constexpr (kTwoRows) _tile_loadd(2, c + 16 * ldc, stride);
    if constexpr (kTwoRows && kTwoPanels) _tile_loadd(3, c + 16 * ldc + 16, stride);
  } else {
    _tile_zero(0);
    if constexpr (kTwoPanels) _tile_zero(1);
    if constexpr (kTwoRows) _tile_zero(2);
    if constexpr (kTwoRows && kTwoPanels) _tile_zero(3);
  }
  // The parts of a chunk stay in the first cache while they meet each other.
  const int64_t chunk = kParts == 1 ? k : 2 * kAmxDepth;
  for (int64_t i0 = 0; i0 < k; i0 += chunk) {
    const int64_t end = i0 + chunk < k ? i0 + chunk : k;
    for (const Pair& pair : Pairs<kParts>::list) {
      const uint16_t* left = a.data + pair.left * a.part + i0 / kAmxDepth * a.ld;
      const uint16_t* right = b + pair.right * shape.part + i0 * kAmxPanel;
      for (int64_t i = i0; i < end; i += kAmxDepth, left += a.ld, right += kAmxDepth * kAmxPanel) {
        _tile_loadd(4, left, a.row * 2);
        _tile_loadd(6, right, 64);
        _tile_dpbf16ps(0, 4, 6);
        if constexpr (kTwoPanels) {
          _tile_loadd(7, right + shape.ld, 64);
          _tile_dpbf16ps(1, 4, 7);
        }
        if constexpr (kTwoRows) {
          _tile_loadd(5, left + 16 * a.row, a.row * 2);
          _tile_dpbf16ps(2, 5, 6);
          if constexpr (kTwoPanels) _tile_dpbf16ps(3, 5, 7);
        }
      }
    }
  }
  _tile_stored(0, c, stride);
  if constexpr (kTwoPanels) _tile_stored(1, c + 16, stride);
  if constexpr (kTwoRows) _tile_stored(2, c + 16 * ldc, stride);
  if constexpr (kTwoRows && kTwoPanels) _tile_stored(3, c + 16 * ldc + 16, stride);
}

template <int kParts, bool kTwoRows>
void gemm_parts(int64_t n, int64_t k, const AmxOperand& a, const AmxOperand& b, float* c, int64_t ldc, bool add) {
  const uint16_t* right = b.data;
  int64_t j = 0;
  for (; j + 2 * kAmxPanel <= n; j += 2 * kAmxPanel, right += 2 * b.ld)
    block<kParts, kTwoRows, true>(k, a, right, b, c + j, ldc, add);
  if (j < n) block<kParts, kTwoRows, false>(k, a, right, b, c + j, ldc, add);
}

template <int kParts>
void gemm_rows(int64_t rows, int64_t n, int64_t k, const AmxOperand& a, const AmxOperand& b, float* c, int64_t ldc,
               bool add) {
  rows > 16 ? gemm_parts<kParts, true>(n, k, a, b, c, ldc, add) : gemm_parts<kParts, false>(n, k, a, b, c, ldc, add);
}

void gemm(int parts, int64_t rows, int64_t n, int64_t k, const AmxOperand& a, const AmxOperand& b, float* c,
          int64_t ldc, bool add) {
  switch (parts) {
    case 1:
      return gemm_rows<1>(rows, n, k, a, b, c, ldc, add);
    case 2:
      return gemm_rows<2>(rows, n, k, a, b, c, ldc, add);
    default:
      return gemm_rows<3>(rows, n, k, a, b, c, ldc, add);
  }
}

// The product of tile.h: row-major left operand. A piece of two panels of the right one stays in the first cache while
// all rows meet it.
void gemm_plain(int64_t m, int64_t n, int64_t k, const void* av, int64_t lda, const void* bv, const PackShape& shape,
                float* c, int64_t ldc, bool add) {
  constexpr int64_t kPiece = 512;  // depths
  begin();
  const int64_t panel = shape.k_pad * kAmxPanel;
  for (int64_t k0 = 0; k0 < k; k0 += kPiece, add = true) {
    const int64_t depth = k - k0 < kPiece ? k - k0 : kPiece;
    const uint16_t* b = static_cast<const uint16_t*>(bv) + k0 * kAmxPanel;
    const AmxOperand right{b, panel, 0};
    for (int64_t j = 0; j < n; j += 2 * kAmxPanel, b += 2 * panel) {
      const bool two = j + kAmxPanel < n;
      for (int64_t i = 0; i < m; i += kAmxRows) {
        const AmxOperand left{static_cast<const uint16_t*>(av) + i * lda + k0, kAmxDepth, 0, lda};
        float* const to = c + i * ldc + j;
        if (m - i > 16)
          two ? block<1, true, true>(depth, left, b, right, to, ldc, add)
              : block<1, true, false>(depth, left, b, right, to, ldc, add);
        else
          two ? block<1, false, true>(depth, left, b, right, to, ldc, add)
              : block<1, false, false>(depth, left, b, right, to, ldc, add);
      }
    }
  }
}

// ---- parts ----

inline __m512 rounded(__m512 v) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(Arch::to_bf16(v)), 16));
}

template <int kParts>
inline void store_parts(__m512 low, __m512 high, uint16_t* dst, int64_t part) {
#pragma GCC unroll 3
  for (int i = 0; i < kParts; ++i) {
    const __m512i both = (__m512i)_mm512_cvtne2ps_pbh(high, low);
    _mm512_storeu_si512(dst + i * part, both);
    if (i + 1 == kParts) break;
    low = _mm512_sub_ps(low, rounded(low));
    high = _mm512_sub_ps(high, rounded(high));
  }
}

bool split(int parts, const float* src, int64_t n, uint16_t* dst, int64_t part) {
  const __m512i sign = _mm512_set1_epi32(0x7fffffff), limit = _mm512_set1_epi32(0x7f000000);
  __mmask16 beyond = 0;
  for (int64_t j = 0; j < n; j += 16) {
    const __mmask16 there = static_cast<__mmask16>((1u << lanes(n - j)) - 1);
    __m512 v = _mm512_maskz_loadu_ps(there, src + j);
    beyond |= _mm512_cmpge_epi32_mask(_mm512_and_si512(_mm512_castps_si512(v), sign), limit);
    for (int i = 0; i < parts; ++i) {
      const __m256i here = Arch::to_bf16(v);
      _mm256_mask_storeu_epi16(dst + i * part + j, there, here);
      v = _mm512_sub_ps(v, _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(here), 16)));
    }
  }
  return beyond == 0;
}

void pack_panel(const uint16_t* rows, int64_t stride, int64_t cols, uint16_t* dst) {
  for (int64_t c = 0; c < cols; c += 32)
    Arch::transpose(reinterpret_cast<const uint32_t*>(rows + c), stride / 2,
                    reinterpret_cast<uint32_t*>(dst + c * kAmxPanel), kAmxPanel);
}

void pack_pair(const uint16_t* first, const uint16_t* second, int64_t cols, uint16_t* dst, int64_t panel) {
  for (int64_t c = 0; c < cols; c += 16, dst += panel) {
    const __m512i low = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)(first + c)));
    const __m512i high = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)(second + c)));
    _mm512_storeu_si512(dst, _mm512_or_si512(low, _mm512_slli_epi32(high, 16)));
  }
}

// ---- softmax ----

// 2^y for y <= 0, or slightly above; 0 far below. y = n + f with 0 <= f < 1, and the minimax polynomial of the relative
// error of 2^f: 2.6e-6 at degree 4, for results that become bf16, and 7.5e-8 at degree 5.
template <int kDegree>
inline F power_of_two(F y) {
  y = Arch::max(Arch::set1(-152.0f), y);  // -inf becomes 0; a NaN stays
  const F f = _mm512_reduce_ps(y, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  F p;
  if constexpr (kDegree == 4) {
    p = Arch::set1(0x1.bb7cd4p-7f);
    p = Arch::fma(p, f, Arch::set1(0x1.aa13f2p-5f));
    p = Arch::fma(p, f, Arch::set1(0x1.ee798ap-3f));
    p = Arch::fma(p, f, Arch::set1(0x1.62d166p-1f));
    p = Arch::fma(p, f, Arch::set1(0x1.00002cp+0f));
  } else {
    p = Arch::set1(0x1.ec320ap-10f);
    p = Arch::fma(p, f, Arch::set1(0x1.26900ep-7f));
    p = Arch::fma(p, f, Arch::set1(0x1.c95446p-5f));
    p = Arch::fma(p, f, Arch::set1(0x1.ebd5a8p-3f));
    p = Arch::fma(p, f, Arch::set1(0x1.62e4f6p-1f));
    p = Arch::fma(p, f, Arch::set1(0x1.fffffep-1f));
  }
  return Arch::scale_by_power(p, y);  // by 2^floor(y)
}

// The exponentials of one row; returns their sum. fp32 takes the exponential that does not round its argument.
template <int kParts, bool kDrop>
inline float exponentials(const SoftmaxTile& t, const float* s, int64_t row, float max, uint16_t* p, int64_t p_part) {
  const F scale = Arch::set1(kParts < 3 ? t.scale * kLog2e : t.scale);
  const F shift = Arch::set1(kParts < 3 ? max * kLog2e : max);
  F sum[2] = {Arch::set1(0.0f), Arch::set1(0.0f)};
  for (int64_t j = 0; j < t.cols_pad; j += 2 * kW) {
    F e[2];
#pragma GCC unroll 2
    for (int v = 0; v < 2; ++v) {
      const F x = Arch::fms(Arch::load(s + j + v * kW), scale, shift);
      if constexpr (kParts < 3)
        e[v] = power_of_two<kParts == 1 ? 4 : 5>(x);
      else
        e[v] = exp_negative<6>(x);
      sum[v] = Arch::add(sum[v], e[v]);
      if constexpr (kDrop) {
        const int64_t at = j + v * kW;
        if (at < t.cols)
          e[v] = Arch::mul(Arch::keep(e[v], drop_bits(*t.drop, t.drop->row_start[row] + at, lanes(t.cols - at))),
                           Arch::set1(t.drop->scale));
      }
    }
    store_parts<kParts>(e[0], e[1], p + j / kAmxDepth * t.p_ld, p_part);
  }
  return Arch::reduce_add(Arch::add(sum[0], sum[1]));
}

inline float largest(const float* s, int64_t cols_pad) {
  F top[2];
  for (int v = 0; v < 2; ++v) top[v] = Arch::max(Arch::load(s + v * kW), Arch::set1(negative_infinity()));  // no NaN
  for (int64_t j = 2 * kW; j < cols_pad; j += 2 * kW)
    for (int v = 0; v < 2; ++v) top[v] = Arch::max(Arch::load(s + j + v * kW), top[v]);
  return Arch::reduce_max(Arch::max(top[0], top[1]));
}

// First the maxima of all rows, then their exponentials: so no row waits for its own maximum.
template <int kParts>
void softmax_parts(const SoftmaxTile& t, int64_t p_part) {
  alignas(64) float before[kAmxRows], top[kAmxRows], correction[kAmxRows];
  for (int64_t r = 0; r < kAmxRows; ++r) before[r] = top[r] = negative_infinity();
  for (int64_t r = 0; r < t.rows; ++r) {
    float* const s = t.s + r * t.ld;
    for (int64_t j = t.cols; j < t.cols_pad; ++j) s[j] = negative_infinity();
    before[r] = t.row_max[r];
    top[r] = largest(s, t.cols_pad);
  }
  for (int64_t r = 0; r < t.rows; r += kW) {
    const F old = Arch::load(before + r), now = Arch::max(Arch::mul(Arch::load(top + r), Arch::set1(t.scale)), old);
    Arch::store(top + r, now);
    Arch::store(correction + r, exp_negative<6>(Arch::sub(old, now)));  // not used where nothing was seen
  }
  for (int64_t r = 0; r < t.rows; ++r) {
    float* const s = t.s + r * t.ld;
    uint16_t* const p = t.p + r * kAmxDepth;
    if (top[r] == negative_infinity()) {
      // Nothing of this row has been seen yet; a NaN among masked elements must still show in the result.
      if (row_has_nan(s, t.cols)) t.row_sum[r] = __builtin_nanf("");
      for (int i = 0; i < kParts; ++i)
        for (int64_t j = 0; j < t.cols_pad; j += kAmxDepth)
          memset(p + i * p_part + j / kAmxDepth * t.p_ld, 0, kAmxDepth * 2);
      continue;
    }
    if (top[r] != before[r]) {
      const float factor = before[r] == negative_infinity() ? 0.0f : correction[r];
      t.row_sum[r] *= factor;
      if (t.acc) {
        float* const acc = t.acc + r * t.acc_ld;
        const F by = Arch::set1(factor);
        for (int64_t j = 0; j < t.acc_cols; j += kW) Arch::store(acc + j, Arch::mul(Arch::load(acc + j), by));
      }
      t.row_max[r] = top[r];
    }
    t.row_sum[r] += t.drop ? exponentials<kParts, true>(t, s, r, top[r], p, p_part)
                           : exponentials<kParts, false>(t, s, r, top[r], p, p_part);
  }
}

void softmax(int parts, const SoftmaxTile& t, int64_t p_part) {
  switch (parts) {
    case 1:
      return softmax_parts<1>(t, p_part);
    case 2:
      return softmax_parts<2>(t, p_part);
    default:
      return softmax_parts<3>(t, p_part);
  }
}

}  // namespace

const TileKernels* tile_kernels_amx() {
  static const TileKernels table = [] {
    TileKernels t = *tile_kernels_avx512bf16();
    t.name = "amx";
    t.panel = t.n_multiple = t.n_step = kAmxPanel;
    t.k_multiple = kAmxDepth;
    t.gemm = gemm_plain;
    t.release = end;
    return t;
  }();
  return &table;
}

const AmxKernels* amx_kernels() {
  static constexpr AmxKernels table{begin, end, gemm, softmax, split, pack_panel, pack_pair};
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const AmxKernels* amx_kernels() { return nullptr; }
const TileKernels* tile_kernels_amx() { return nullptr; }
}  // namespace hotplate::kernels
#endif
