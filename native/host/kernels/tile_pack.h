// Copies of rows of a tensor in the forms that products need. T is the operand type: float, or uint16_t for bf16.
#pragma once

#include <c10/core/ScalarType.h>

#include "tile.h"

namespace hotplate::kernels {

Element element_of(at::ScalarType type);

// How the elements of a tensor lie in memory: floating as its Element says, or integers.
enum class Storage : uint8_t { Float, Int8, Int4 };

// What integers stand for: (x + offset) * scale when they are read, round(x * scale + offset) when they are written.
// Strides in elements of both; 0 repeats.
struct Quantised {
  const float* scale = nullptr;
  const float* offset = nullptr;
  int64_t batch = 0, head = 0, row = 0, col = 0;
  bool paged = false;  // batch counts blocks, and row the rows of one, as the block table says
};

// Single rows of a cache, chosen for one sequence: `rows` holds numbers of rows of `batch`.
struct Picked {
  int64_t batch = 0;
  const int32_t* rows = nullptr;
  int64_t head = 0;  // stride between the lists of two heads
};

// The rows of a [batch][head][row] tensor; the columns of a row may lie in two tensors (query and query_rope). Strides
// in elements.
struct Rows {
  struct Part {
    char* data = nullptr;
    int64_t batch = 0, head = 0, row = 0, col = 0, cols = 0;
    Element type = Element::F32;
    Storage storage = Storage::Float;
    // Fractal layout: `chunk` columns are neighbours, the next ones lie chunk_stride further. 0: col says it all.
    int64_t chunk = 0, chunk_stride = 0;
    char* const* list = nullptr;  // every batch has a tensor of its own: data of each
    Quantised quantised;
  };
  Part part[2];
  int parts = 0;
  int64_t cols = 0;
  Element type = Element::F32;  // of floating parts

  // The first rows of every sequence may lie elsewhere, once for all (a shared prefix).
  Part prefix[2];
  int64_t prefix_rows = 0;
  // Rows in blocks: block table[batch][row / page], row % page; part.batch is the stride of blocks.
  const int32_t* table = nullptr;
  int64_t table_ld = 0, page = 0;
  const Picked* picked = nullptr;  // by sequence

  bool defined() const { return parts > 0; }
  // Can products read the rows where they lie?
  bool plain() const {
    return parts == 1 && part[0].storage == Storage::Float && part[0].col == 1 && part[0].chunk == 0 && !picked &&
           cols > 0 && cols % 16 == 0;
  }
  // The rows from `row` that follow each other at one stride: at most count.
  int64_t run(int64_t row, int64_t count) const;
  // Start of a row of part 0, for plain rows.
  const char* start(int64_t batch, int64_t head, int64_t row) const;

  struct Place {
    const Part* part;
    int64_t batch, row;                  // of the part
    int64_t logical_batch, logical_row;  // of the sequence, as quantisation parameters count
  };
  Place place(int i, int64_t batch, int64_t head, int64_t row) const;
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
