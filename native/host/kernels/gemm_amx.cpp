// The kernels of gemm_amx.h.
#include "gemm_amx.h"

#if defined(__AMX_INT8__) && defined(__AVX512BF16__)
#include "amx_tiles.h"

namespace hotplate::kernels {
namespace {

constexpr int64_t kPanel = 16;      // columns
constexpr int64_t kTileBytes = 64;  // of a row of a tile
constexpr int64_t kTile = 1024;     // bytes

constexpr TileConfig kConfig = tile_config(16);

void end() { _tile_release(); }

// ---- products of int8 ----

// Accumulators 0 .. 3, left operands 4 and 5, right ones 6 and 7. `lda` and `panel` in bytes.
template <bool kTwoRows, bool kTwoPanels>
inline void block(int64_t steps, const char* a, int64_t lda, const char* b, int64_t panel, int32_t* c, int64_t ldc,
                  bool add) {
  const int64_t stride = ldc * static_cast<int64_t>(sizeof(int32_t));
  if (add) {
    _tile_loadd(0, c, stride);
    if constexpr (kTwoPanels) _tile_loadd(1, c + kPanel, stride);
    if constexpr (kTwoRows) _tile_loadd(2, c + 16 * ldc, stride);
    if constexpr (kTwoRows && kTwoPanels) _tile_loadd(3, c + 16 * ldc + kPanel, stride);
  } else {
    _tile_zero(0);
    if constexpr (kTwoPanels) _tile_zero(1);
    if constexpr (kTwoRows) _tile_zero(2);
    if constexpr (kTwoRows && kTwoPanels) _tile_zero(3);
  }
  for (int64_t i = 0; i < steps; ++i, a += kTileBytes, b += kTile) {
    _tile_loadd(4, a, lda);
    _tile_loadd(6, b, kTileBytes);
    _tile_dpbssd(0, 4, 6);
    if constexpr (kTwoPanels) {
      _tile_loadd(7, b + panel, kTileBytes);
      _tile_dpbssd(1, 4, 7);
    }
    if constexpr (kTwoRows) {
      _tile_loadd(5, a + 16 * lda, lda);
      _tile_dpbssd(2, 5, 6);
      if constexpr (kTwoPanels) _tile_dpbssd(3, 5, 7);
    }
  }
  _tile_stored(0, c, stride);
  if constexpr (kTwoPanels) _tile_stored(1, c + kPanel, stride);
  if constexpr (kTwoRows) _tile_stored(2, c + 16 * ldc, stride);
  if constexpr (kTwoRows && kTwoPanels) _tile_stored(3, c + 16 * ldc + kPanel, stride);
}

// A piece of two panels of the right operand stays in the first cache while all rows meet it.
void gemm_int8(int64_t m, int64_t n, int64_t k, const void* av, int64_t lda, const void* bv, const PackShape& shape,
               int32_t* c, int64_t ldc, bool add) {
  constexpr int64_t kPiece = 512;  // depths
  _tile_loadconfig(&kConfig);
  const int64_t panel = shape.k_pad * kPanel;
  for (int64_t k0 = 0; k0 < k; k0 += kPiece, add = true) {
    const int64_t steps = (k - k0 < kPiece ? k - k0 : kPiece) / kTileBytes;
    const char* b = static_cast<const char*>(bv) + k0 * kPanel;
    for (int64_t j = 0; j < n; j += 2 * kPanel, b += 2 * panel) {
      const bool two = j + kPanel < n;
      for (int64_t i = 0; i < m; i += 32) {
        const char* const a = static_cast<const char*>(av) + i * lda + k0;
        int32_t* const to = c + i * ldc + j;
        if (m - i > 16)
          two ? block<true, true>(steps, a, lda, b, panel, to, ldc, add)
              : block<true, false>(steps, a, lda, b, panel, to, ldc, add);
        else
          two ? block<false, true>(steps, a, lda, b, panel, to, ldc, add)
              : block<false, false>(steps, a, lda, b, panel, to, ldc, add);
      }
    }
  }
}

// ---- packing: row by row, as they lie in memory ----

// Row i of a tile, zeros where there is none.
template <bool kWhole, typename T>
inline __m512i load_row(const T* row, int64_t i, int64_t there) {
  return kWhole || i < there ? _mm512_loadu_si512(row) : _mm512_setzero_si512();
}

struct alignas(64) Orders {
  uint16_t at[2][32] = {};
};

// The first and the second 16 columns of two rows as pairs.
constexpr Orders kOrders = [] {
  Orders o;
  for (int half = 0; half < 2; ++half)
    for (int i = 0; i < 16; ++i) {
      o.at[half][2 * i] = static_cast<uint16_t>(16 * half + i);
      o.at[half][2 * i + 1] = static_cast<uint16_t>(32 + 16 * half + i);
    }
  return o;
}();

// Rows that are fetched before their use: each lies in another page.
constexpr int64_t kAhead = 8;

template <bool kWhole>
inline void pack_pair(const uint16_t* row, int64_t ld, int64_t there, int64_t panel, int64_t cols, uint16_t* to) {
  const __m512i low = _mm512_load_si512(kOrders.at[0]), high = _mm512_load_si512(kOrders.at[1]);
#pragma GCC unroll 4
  for (int64_t c = 0; c < cols; c += 32, row += 32, to += 2 * panel) {
    __builtin_prefetch(row + kAhead * ld);
    __builtin_prefetch(row + (kAhead + 1) * ld);
    const __m512i a = load_row<kWhole>(row, 0, there), b = load_row<kWhole>(row + ld, 1, there);
    _mm512_storeu_si512(to, _mm512_permutex2var_epi16(a, low, b));
    _mm512_storeu_si512(to + panel, _mm512_permutex2var_epi16(a, high, b));
  }
}

template <bool kWhole>
inline void pack_four(const int8_t* row, int64_t ld, int64_t there, int64_t panel, int64_t cols, int8_t* to) {
#pragma GCC unroll 2
  for (int64_t c = 0; c < cols; c += 64, row += 64, to += 4 * panel) {
    __m512i r[4];
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      __builtin_prefetch(row + (kAhead + j) * ld);
      r[j] = load_row<kWhole>(row + j * ld, j, there);
    }
    const __m512i low01 = _mm512_unpacklo_epi8(r[0], r[1]), high01 = _mm512_unpackhi_epi8(r[0], r[1]);
    const __m512i low23 = _mm512_unpacklo_epi8(r[2], r[3]), high23 = _mm512_unpackhi_epi8(r[2], r[3]);
    // Part l of q[j]: columns 16 l + 4 j .. + 4.
    const __m512i q0 = _mm512_unpacklo_epi16(low01, low23), q1 = _mm512_unpackhi_epi16(low01, low23);
    const __m512i q2 = _mm512_unpacklo_epi16(high01, high23), q3 = _mm512_unpackhi_epi16(high01, high23);
    const __m512i a = _mm512_shuffle_i32x4(q0, q1, 0x44), b = _mm512_shuffle_i32x4(q2, q3, 0x44);
    const __m512i d = _mm512_shuffle_i32x4(q0, q1, 0xee), e = _mm512_shuffle_i32x4(q2, q3, 0xee);
    _mm512_storeu_si512(to, _mm512_shuffle_i32x4(a, b, 0x88));
    _mm512_storeu_si512(to + panel, _mm512_shuffle_i32x4(a, b, 0xdd));
    _mm512_storeu_si512(to + 2 * panel, _mm512_shuffle_i32x4(d, e, 0x88));
    _mm512_storeu_si512(to + 3 * panel, _mm512_shuffle_i32x4(d, e, 0xdd));
  }
}

void pack_bf16(const uint16_t* from, int64_t ld, int64_t depth, int64_t rounded, int64_t panel, int64_t cols,
               uint16_t* to) {
  for (int64_t k = 0; k < rounded; k += 2, from += 2 * ld, to += 2 * kPanel)
    k + 2 <= depth ? pack_pair<true>(from, ld, 2, panel, cols, to)
                   : pack_pair<false>(from, ld, depth - k, panel, cols, to);
}

void pack_int8(const int8_t* from, int64_t ld, int64_t depth, int64_t rounded, int64_t panel, int64_t cols,
               int8_t* to) {
  for (int64_t k = 0; k < rounded; k += 4, from += 4 * ld, to += 4 * kPanel)
    k + 4 <= depth ? pack_four<true>(from, ld, 4, panel, cols, to)
                   : pack_four<false>(from, ld, depth - k, panel, cols, to);
}

// ---- behind a product ----

template <bool kPast>
void store_rows(const float* sums, int64_t sums_ld, int64_t rows, int64_t cols, uint16_t* to, int64_t ld) {
  for (int64_t r = 0; r < rows; ++r, sums += sums_ld, to += ld) {
    int64_t c = 0;
    for (; c + 32 <= cols; c += 32) {
      const __m512i both = (__m512i)_mm512_cvtne2ps_pbh(_mm512_loadu_ps(sums + c + 16), _mm512_loadu_ps(sums + c));
      kPast ? _mm512_stream_si512((__m512i*)(to + c), both) : _mm512_storeu_si512(to + c, both);
    }
    for (; c < cols; c += 16) {
      const __mmask16 there = static_cast<__mmask16>(cols - c < 16 ? (1u << (cols - c)) - 1 : 0xffff);
      _mm256_mask_storeu_epi16(to + c, there, (__m256i)_mm512_cvtneps_pbh(_mm512_maskz_loadu_ps(there, sums + c)));
    }
  }
  if (kPast) _mm_sfence();
}

void store_bf16(const float* sums, int64_t sums_ld, int64_t rows, int64_t cols, uint16_t* to, int64_t ld) {
  const bool whole = reinterpret_cast<uintptr_t>(to) % 64 == 0 && ld % 32 == 0;
  whole ? store_rows<true>(sums, sums_ld, rows, cols, to, ld) : store_rows<false>(sums, sums_ld, rows, cols, to, ld);
}

// 16 sums from column c, multiplied as GemmRow says: by the column first.
template <bool kColumn, bool kRow>
inline __m512 scaled(const int32_t* sums, __mmask16 there, const float* column, __m512 row) {
  __m512 v = _mm512_cvtepi32_ps(_mm512_maskz_loadu_epi32(there, sums));
  if (kColumn) v = _mm512_mul_ps(v, _mm512_maskz_loadu_ps(there, column));
  return kRow ? _mm512_mul_ps(v, row) : v;
}

template <bool kColumn, bool kRow, bool kPast>
void store_products(const int32_t* sums, int64_t sums_ld, int64_t rows, int64_t cols, const float* column,
                    const float* row, int64_t row_step, uint16_t* to, int64_t ld) {
  constexpr __mmask16 kAll = 0xffff;
  for (int64_t r = 0; r < rows; ++r, sums += sums_ld, to += ld) {
    const __m512 by = _mm512_set1_ps(kRow ? row[r * row_step] : 1.0f);
    int64_t c = 0;
    for (; c + 32 <= cols; c += 32) {
      const __m512 low = scaled<kColumn, kRow>(sums + c, kAll, column + c, by);
      const __m512 high = scaled<kColumn, kRow>(sums + c + 16, kAll, column + c + 16, by);
      const __m512i both = (__m512i)_mm512_cvtne2ps_pbh(high, low);
      kPast ? _mm512_stream_si512((__m512i*)(to + c), both) : _mm512_storeu_si512(to + c, both);
    }
    for (; c < cols; c += 16) {
      const __mmask16 there = static_cast<__mmask16>(cols - c < 16 ? (1u << (cols - c)) - 1 : kAll);
      const __m512 v = scaled<kColumn, kRow>(sums + c, there, column + c, by);
      _mm256_mask_storeu_epi16(to + c, there, (__m256i)_mm512_cvtneps_pbh(v));
    }
  }
  if (kPast) _mm_sfence();
}

template <bool kPast>
void store_products(const int32_t* sums, int64_t sums_ld, int64_t rows, int64_t cols, const float* column,
                    const float* row, int64_t row_step, uint16_t* to, int64_t ld) {
  const auto store = column ? row ? store_products<true, true, kPast> : store_products<true, false, kPast>
                     : row  ? store_products<false, true, kPast>
                            : store_products<false, false, kPast>;
  store(sums, sums_ld, rows, cols, column, row, row_step, to, ld);
}

void store_integers(const int32_t* sums, int64_t sums_ld, int64_t rows, int64_t cols, const float* column,
                    const float* row, int64_t row_step, uint16_t* to, int64_t ld) {
  const bool whole = reinterpret_cast<uintptr_t>(to) % 64 == 0 && ld % 32 == 0;
  (whole ? store_products<true> : store_products<false>)(sums, sums_ld, rows, cols, column, row, row_step, to, ld);
}

}  // namespace

const GemmAmx* gemm_amx() {
  static constexpr GemmAmx table{pack_bf16, pack_int8, store_bf16, store_integers};
  return &table;
}

const GemmTable* gemm_table_amx() {
  static const GemmTable table = [] {
    GemmTable t = *gemm_table_avx512vnni();
    t.name = "amx";
    t.left_bias = 0;
    t.panel = t.n_multiple = kPanel;
    t.k_multiple = kTileBytes;
    t.gemm = gemm_int8;
    t.release = end;
    return t;
  }();
  return &table;
}

}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const GemmAmx* gemm_amx() { return nullptr; }
const GemmTable* gemm_table_amx() { return nullptr; }
}  // namespace hotplate::kernels
#endif
