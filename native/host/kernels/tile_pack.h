// Copies of rows of a tensor in the forms that products need. T is the operand type: float, or uint16_t for bf16.
#pragma once

#include <c10/core/ScalarType.h>

#include "tile.h"

namespace hotplate::kernels {

Element element_of(at::ScalarType type);

// The rows of a [batch][head][row] tensor; the columns of a row may lie in two tensors (query and query_rope). Strides
// in elements.
struct Rows {
  struct Part {
    char* data = nullptr;
    int64_t batch = 0, head = 0, row = 0, col = 0, cols = 0;
  };
  Part part[2];
  int parts = 0;
  int64_t cols = 0;
  Element type = Element::F32;

  bool defined() const { return parts > 0; }
};

// Row-major: dst[i][ld], rows first .. first + count of one head, zeros up to ld columns.
template <typename T>
void pack_left(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first, int64_t count, T* dst,
               int64_t ld);

// Right operand whose depth are the columns of src and whose columns are `count` rows of it (keys for q k^T). `strip`
// is scratch of strip_size elements.
template <typename T>
void pack_right_transposed(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first,
                           int64_t count, const PackShape& shape, T* dst, T* strip);

// Right operand whose depth are `count` rows of src (values for p v).
template <typename T>
void pack_right(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first, int64_t count,
                const PackShape& shape, T* dst, T* strip);

// Left operand whose rows are the columns of src: dst[column][ld], zeros from `count` to `padded` in each of them.
template <typename T>
void pack_left_transposed(const TileKernels& t, const Rows& src, int64_t batch, int64_t head, int64_t first,
                          int64_t count, int64_t padded, T* dst, int64_t ld, T* strip);

// Elements of scratch for rows of `cols` columns.
inline int64_t strip_size(int64_t cols) { return 2 * 16 * round_up(cols, 32); }

// dst row of one head = src[cols] * factor, in the type of dst.
void store_row(const TileKernels& t, const Rows& dst, int64_t batch, int64_t head, int64_t row, const float* src);

}  // namespace hotplate::kernels
