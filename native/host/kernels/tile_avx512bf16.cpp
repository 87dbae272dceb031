// The bf16 table of tile.h for AVX512-BF16: products by vdpbf16ps, element-wise passes in fp32.
#include "row_pass.h"
#include "tile.h"

#ifdef __AVX512BF16__
#define HOTPLATE_TILE_BF16 1
#include "tile_avx512.h"
#include "tile_pass_impl.h"

namespace hotplate::kernels {
namespace {

// Depth runs in pairs: one 32-bit word of a row of `a` is two depths, and so is one word of `b`.
template <int kRows>
inline void block_bf16(int64_t pairs, const uint16_t* a, int64_t lda, const uint16_t* b, float* c, int64_t ldc,
                       bool add) {
  __m512 acc[kRows][kNv];
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kNv; ++v) acc[r][v] = add ? _mm512_loadu_ps(c + r * ldc + v * kW) : _mm512_setzero_ps();
  for (int64_t i = 0; i < pairs; ++i, b += 2 * kPanel) {
    __m512bh right[kNv];
#pragma GCC unroll 4
    for (int v = 0; v < kNv; ++v) right[v] = (__m512bh)_mm512_loadu_si512(b + 2 * v * kW);
#pragma GCC unroll 16
    for (int r = 0; r < kRows; ++r) {
      int32_t word;
      memcpy(&word, a + r * lda + 2 * i, 4);
      const __m512bh left = (__m512bh)_mm512_set1_epi32(word);
#pragma GCC unroll 4
      for (int v = 0; v < kNv; ++v) acc[r][v] = _mm512_dpbf16_ps(acc[r][v], left, right[v]);
    }
  }
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < kNv; ++v) _mm512_storeu_ps(c + r * ldc + v * kW, acc[r][v]);
}

template <int kRows>
void tail_bf16(int64_t rows, int64_t k, const uint16_t* a, int64_t lda, const uint16_t* b, float* c, int64_t ldc,
               bool add) {
  if constexpr (kRows > 0) {
    if (rows == kRows) return block_bf16<kRows>(k, a, lda, b, c, ldc, add);
    tail_bf16<kRows - 1>(rows, k, a, lda, b, c, ldc, add);
  }
}

void gemm_bf16(int64_t m, int64_t n, int64_t k, const void* av, int64_t lda, const void* bv, const PackShape& shape,
               float* c, int64_t ldc, bool add) {
  const uint16_t* a = static_cast<const uint16_t*>(av);
  const uint16_t* b = static_cast<const uint16_t*>(bv);
  for (int64_t j = 0; j < n; j += kPanel, b += shape.k_pad * kPanel) {
    int64_t i = 0;
    for (; i + kMr <= m; i += kMr) block_bf16<kMr>(k / 2, a + i * lda, lda, b, c + i * ldc + j, ldc, add);
    tail_bf16<kMr - 1>(m - i, k / 2, a + i * lda, lda, b, c + i * ldc + j, ldc, add);
  }
}

}  // namespace

const RowPass* row_pass_avx512bf16() { return &kRowPass; }

const TileKernels* tile_kernels_avx512bf16() {
  static constexpr TileKernels table{
      "avx512bf16",   Element::BF16, kPanel,        kPanel,          2,        kPanel,   gemm_bf16, softmax_tile<true>,
      grad_tile_bf16, rows_to_f32,   rows_from_f32, transpose_words, bias_row, mask_row, dot_row,   dot_rows,
      sum_rows,       nullptr};
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const TileKernels* tile_kernels_avx512bf16() { return nullptr; }
const RowPass* row_pass_avx512bf16() { return nullptr; }
}  // namespace hotplate::kernels
#endif
