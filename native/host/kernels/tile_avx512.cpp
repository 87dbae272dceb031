// The fp32 table of tile.h for AVX-512 (F, BW, DQ, VL).
#include "row_pass.h"
#include "tile.h"

#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#include "tile_avx512.h"
#include "tile_pass_impl.h"

namespace hotplate::kernels {
const RowPass* row_pass_avx512() { return &kRowPass; }

const TileKernels* tile_kernels_avx512() {
  static constexpr TileKernels table{
      "avx512",      Element::F32, kPanel,        kPanel,          1,        kPanel,   gemm_f32, softmax_tile<false>,
      grad_tile_f32, rows_to_f32,  rows_from_f32, transpose_words, bias_row, mask_row, dot_row,  dot_rows,
      sum_rows,      nullptr};
  return &table;
}
}  // namespace hotplate::kernels
#else
namespace hotplate::kernels {
const TileKernels* tile_kernels_avx512() { return nullptr; }
const RowPass* row_pass_avx512() { return nullptr; }
}  // namespace hotplate::kernels
#endif
