// Matrix products on the matrix unit of x86 processors (AMX): products of int8, and operands as its tiles want them.
// Products of bf16 are those of tile_amx.h. No torch types here, see tile.h.
#pragma once

#include "gemm_table.h"

namespace hotplate::kernels {

// Right operands where they lie (row-major, `ld` elements from row to row) become panels of 16 columns, in which two
// depths of bf16, or four of int8, of one column are neighbours. `cols` is a multiple of 32 for bf16 and of 64 for
// int8; depths from `depth` to `rounded` become zeros; panels are `panel` elements apart.
struct GemmAmx {
  void (*pack_bf16)(const uint16_t* from, int64_t ld, int64_t depth, int64_t rounded, int64_t panel, int64_t cols,
                    uint16_t* to);
  void (*pack_int8)(const int8_t* from, int64_t ld, int64_t depth, int64_t rounded, int64_t panel, int64_t cols,
                    int8_t* to);
  // to[rows][ld] = sums[rows][sums_ld], rounded to bf16, past the caches where the lines of `to` are whole: nobody
  // reads so large a result before it is complete.
  void (*store_bf16)(const float* sums, int64_t sums_ld, int64_t rows, int64_t cols, uint16_t* to, int64_t ld);
  // The same for sums of integers, of which sum * column[c] * row[r * row_step] is the result; null stands for 1.
  void (*store_integers)(const int32_t* sums, int64_t sums_ld, int64_t rows, int64_t cols, const float* column,
                         const float* row, int64_t row_step, uint16_t* to, int64_t ld);
};

// nullptr when the file was compiled without the instructions.
const GemmAmx* gemm_amx();
// The table of gemm_table.h whose products of int8 run on the matrix unit; the rest is that of AVX512-VNNI.
const GemmTable* gemm_table_amx();

}  // namespace hotplate::kernels
