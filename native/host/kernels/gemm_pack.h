// Operands of matrix products in the forms that the kernels of tile.h and gemm_table.h take. T is the type of packed
// elements: float, uint16_t (bf16), int8_t or int16_t.
#pragma once

#include "gemm.h"

namespace hotplate::kernels {

// The arithmetic of a product.
enum class GemmKind : uint8_t { F32, BF16, Int8, Int16 };

GemmKind gemm_kind(const Gemm& g);
int64_t kind_size(GemmKind kind);
// Depths that a product of k depths runs over, with zeros behind k.
int64_t kind_depth(GemmKind kind, int64_t k);
// The form of a packed right operand; there may be room behind its depths.
PackShape kind_shape(GemmKind kind, int64_t k, int64_t n);

// Bytes of scratch for packing `rows` x `cols` elements of an operand.
int64_t pack_scratch(int64_t rows, int64_t cols);

// Depths k0 .. k0 + depth of columns n0 .. n0 + cols of the right operand, in kind_shape(kind, depth, cols).
void pack_gemm_right(const Gemm& g, GemmKind kind, int64_t k0, int64_t depth, int64_t n0, int64_t cols, void* dst,
                     char* scratch);

// n neighbouring elements of the right operand as real numbers: of row `outer` from column `first`, or, where columns
// are contiguous, of column `outer` from depth `first`.
void load_gemm_right(const Gemm& g, int64_t outer, int64_t first, int64_t n, float* dst, char* scratch);

// Depths k0 .. k0 + depth of rows m0 .. m0 + lines of the left operand: dst[line][ld], zeros up to ld.
void pack_gemm_left(const Gemm& g, GemmKind kind, int64_t k0, int64_t depth, int64_t m0, int64_t lines, void* dst,
                    int64_t ld, char* scratch);

}  // namespace hotplate::kernels
