// Matrix products on packed operands: floating types with fp32 sums, int8 and int4 with exact int32 sums, and integers
// that become real numbers while they are packed. Many products run in one parallel loop over the tiles of all of them,
// without padding; results do not depend on the number of threads.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

#include "gemm_table.h"

namespace hotplate::kernels {

enum class GemmType : uint8_t { F32, F16, BF16, I8, I4, I32 };

GemmType gemm_type(at::ScalarType type);
// Bytes of one element; int4 has none of its own.
int64_t gemm_size(GemmType type);

// Elements (i, j) at i * row + j * col, in elements; one of the strides is 1. Eight int4 share a 32-bit word along the
// dimension whose stride is 1, whose rows begin with a whole word: there the strides count int4.
struct GemmMatrix {
  GemmType type = GemmType::F32;
  const void* data = nullptr;
  int64_t row = 0, col = 0;
};

// A matrix of a tensor: its last two dimensions, at the given batch offset (in elements). A tensor whose last two
// strides are both larger than 1 has to be copied first, see `packable`.
GemmMatrix gemm_matrix(const at::Tensor& t, int64_t offset = 0);
// The same for int32 words of eight int4; the words lie along the last dimension (`along_last`) or the one before.
GemmMatrix gemm_matrix_int4(const at::Tensor& words, bool along_last, int64_t offset = 0);
// The tensor, or a copy of it that the functions above take.
at::Tensor packable(const at::Tensor& t);
at::Tensor packable_int4(const at::Tensor& words, bool along_last);

// Factors of an operand: element (depth, i) becomes (value + offset) * scale with the factors at
// [depth / group][i], rows of which are `ld` apart. `i` is a column of the right or a row of the left operand.
struct GemmScale {
  const float* scale = nullptr;
  const float* offset = nullptr;
  int64_t group = 0;  // depths that share factors; 0: all
  int64_t ld = 0;
};

struct Gemm {
  int64_t m = 0, n = 0, k = 0;
  GemmMatrix left;   // [m][k]
  GemmMatrix right;  // [k][n]
  GemmScale left_scale, right_scale;
  bool keep_real = false;  // computes integers as real numbers, even without factors

  // out = activation((sum + integer_bias + before) * column * row + bias); each pointer may be null. `row` has a
  // stride, so one number can stand for all rows.
  const int32_t* integer_bias = nullptr;  // [n], for products of integers
  const float* before = nullptr;          // [n]
  const float* column = nullptr;          // [n]
  const float* row = nullptr;             // [m]
  int64_t row_step = 1;
  const float* bias = nullptr;  // [n]
  GemmActivation activation = GemmActivation::None;

  // F32, F16, BF16, I8 (rounded, within range), I32 (the sums of a product of integers as they are).
  GemmType out_type = GemmType::F32;
  void* out = nullptr;
  int64_t out_row = 0, out_col = 1;
  bool accumulate = false;  // out += ...; F32 only
};

void gemm(const std::vector<Gemm>& products);

// The output fields from a tensor of two dimensions.
void set_out(Gemm& g, const at::Tensor& out);

}  // namespace hotplate::kernels
