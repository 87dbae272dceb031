// What matrix products need beside the floating products of tile.h: integer products, and the row passes before and
// behind a product. One table of functions exists per instruction set; all tables run the same algorithm. No torch
// types here, see tile.h.
#pragma once

#include "tile.h"

namespace hotplate::kernels {

enum class GemmActivation : uint8_t { None, Relu, GeluTanh, GeluErf, FastGelu, Silu };

// One row of a finished product: y = activation((sum + integer_bias + before) * column * row + bias). Null pointers
// stand for terms that are not there.
struct GemmRow {
  const int32_t* integers = nullptr;  // the sums; null: they are in y
  float* y = nullptr;
  int64_t n = 0;
  const int32_t* integer_bias = nullptr;  // with integer sums only
  const float* before = nullptr;
  const float* column = nullptr;
  float row = 1.0f;
  const float* bias = nullptr;
  GemmActivation activation = GemmActivation::None;
};

constexpr int kSumColumns = 64;

struct GemmTable {
  const char* name;
  // Integer operands: int16 in pairs, or int8 in fours, of which the left one is stored plus `left_bias` (as uint8).
  bool words;
  int left_bias;
  int64_t panel, n_multiple, k_multiple;  // as in TileKernels
  // c[m][n] = (add ? c : 0) + a[m][k] * b[k][n], modulo 2^32. Rows of a and c are allocated in multiples of
  // kRowMultiple.
  void (*gemm)(int64_t m, int64_t n, int64_t k, const void* a, int64_t lda, const void* b, const PackShape& shape,
               int32_t* c, int64_t ldc, bool add);
  void (*release)();  // see TileKernels

  void (*finish)(const GemmRow&);
  // Rounds to the nearest integer (halves to the even one) within int8; NaN becomes 0.
  void (*quantize)(const float* y, int64_t n, int8_t* q);
  // y = (q + offset) * scale, with factors for each element (null: 0 and 1) or for all.
  void (*widen)(const int8_t* q, int64_t n, const float* scale, const float* offset, float* y);
  void (*widen_by)(const int8_t* q, int64_t n, float scale, float offset, float* y);
  // The 4-bit integers of n / 8 words, lowest bits first.
  void (*unpack4)(const uint32_t* words, int64_t n, int8_t* q);
  // to[pair * i + j] = rows[j][i]
  void (*interleave2)(const uint16_t* rows, int64_t ld, int64_t n, uint16_t* to);
  void (*interleave4)(const uint8_t* rows, int64_t ld, int64_t n, uint8_t* to);
  // s[r] = sum over j of q[j] * x[r][j] for n integers and m rows. Of 4-bit integers n is a multiple of 8, and each row
  // of x holds its n / 2 elements at even places first.
  void (*dot8)(const int8_t* q, int64_t n, const float* x, int64_t ld, int64_t m, float* s);
  void (*dot4)(const int8_t* q, int64_t n, const float* x, int64_t ld, int64_t m, float* s);
  // y[r][c] = sum over i of x[r][i] * q[i][c] for `cols` columns (a multiple of kSumColumns) of n rows of integers,
  // `stride` bytes apart.
  void (*sum8)(const int8_t* q, int64_t stride, int64_t n, int64_t cols, const float* x, int64_t ld, int64_t m,
               float* y, int64_t y_ld);
  void (*sum4)(const int8_t* q, int64_t stride, int64_t n, int64_t cols, const float* x, int64_t ld, int64_t m,
               float* y, int64_t y_ld);
  // y += (sums + offset * total) * scale; no offset or scale (null): 0 and 1.
  void (*add_group)(const float* sums, int64_t n, const float* scale, const float* offset, float total, float* y);
};

inline PackShape pack_shape(const GemmTable& t, int64_t k, int64_t n) {
  const int64_t n_pad = round_up(n, t.n_multiple);
  return {round_up(k, t.k_multiple), n_pad, t.panel ? t.panel : n_pad, t.words ? 2 : 4};
}

// The table of the kernel level in force.
const GemmTable& gemm_table();

// Tables of the single files; nullptr when the file was compiled without its instruction set.
const GemmTable* gemm_table_portable();
const GemmTable* gemm_table_avx2();
const GemmTable* gemm_table_avx512();
const GemmTable* gemm_table_avx512vnni();

}  // namespace hotplate::kernels
