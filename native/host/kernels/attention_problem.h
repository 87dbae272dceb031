// What the forward and the backward pass of attention share: the call, resolved to sequences, strided rows and rules
// that say which scores count. Nothing here depends on the instruction set.
#pragma once

#include <algorithm>

#include "attention.h"
#include "tile_pack.h"
#include "tile_work.h"

namespace hotplate::kernels {

// One sequence: `batch` is the index of the dense layouts (0 for TND, where q0 and k0 say where it starts).
// Query i may see the keys j with i + low <= j <= i + high, and those with j < prefix.
struct Sequence {
  int64_t index = 0, batch = 0, q0 = 0, nq = 0, k0 = 0, nk = 0;
  int64_t low = 0, high = 0, prefix = 0;
  int64_t kv = 0;                                  // `batch` of the keys
  int64_t drop0 = 0;                               // index of its first element in the dropout mask
  int64_t stat0 = 0, stat_head = 0, stat_row = 0;  // rows of the statistics
  // Its corner in masks and biases. A mask without columns left of key -mask_col hides nothing there.
  int64_t mask_row = 0, mask_col = 0;
  int64_t mask_at = -1, mask_ld = 0;  // place and stride of a mask of its own
};

// Consecutive queries of one sequence for one key head: `heads` query heads from `head`, rows i0 .. i0 + ni of each.
// Row r of a block is query i0 + r % ni of head `head` + r / ni.
struct RowBlock {
  int64_t sequence = 0, kv_head = 0, head = 0, heads = 1, i0 = 0, ni = 0;
  int64_t rows() const { return heads * ni; }
};

struct KeyRange {
  int64_t begin = 0, end = 0;
};

// A mask or bias that broadcasts to [sequence][head][query][key]; a stride of 0 repeats.
struct Plane {
  const char* data = nullptr;
  int64_t batch = 0, head = 0, row = 0, col = 0;
  int64_t batches = 0, heads = 0, rows = 0, cols = 0;
  Element type = Element::F32;
};

// A tensor of up to four dims as a plane; missing leading dims and dims of size 1 repeat.
Plane plane_of(const at::Tensor& t);

class AttentionCall {
 public:
  AttentionCall() = default;  // for other operators, which fill in the fields
  AttentionCall(const AttentionInputs& in, const AttentionParams& params);

  Rows rows(const at::Tensor& t, const at::Tensor& more, int64_t heads) const;

  KeyRange keys(const RowBlock& block) const;
  // Does anything but the product decide about these scores? `masked`: is an explicit mask to be looked at?
  bool adjusts(const RowBlock& block, int64_t j0, int64_t cols, bool masked) const;
  // Bias, masks and windows on a tile of raw scores [rows][ld] whose columns are keys j0 .. j0 + cols; masked ones
  // become -inf. `scratch` has room for `cols` values.
  void adjust(const TileKernels& t, const RowBlock& block, int64_t j0, int64_t cols, bool masked, float* s, int64_t ld,
              float* scratch) const;
  // Is adjust nothing but limits of what each row sees? Then these are the limits, as columns from j0.
  bool only_limits(bool masked) const { return !masked && !prescaled; }
  void limits(const RowBlock& block, int64_t j0, int64_t cols, int32_t* first, int32_t* end) const;
  // The scale that is still to be applied after adjust.
  float tile_scale() const { return prescaled ? 1.0f : scale; }

  // Fills in the dropout of a tile; `starts` has room for its rows. Returns false when there is none.
  bool drops() const { return drop_.defined(); }
  bool drop_tile(const RowBlock& block, int64_t j0, int64_t* starts, DropTile* tile) const;
  int64_t stat_index(const RowBlock& block, int64_t r) const;

  // Blocks of at most `block` rows over all queries of a group, in order.
  void blocks_of(int64_t group, int64_t block, std::vector<RowBlock>* out) const;
  // A compressed bias holds the last rows only: it depends on the distance alone, so a row further up is the first of
  // them, shifted. Key j of query i finds its bias in row bias_row_of(i), column j + bias_shift(i) (none outside of the
  // plane).
  int64_t bias_row_of(int64_t i) const {
    return pse_compressed_rows ? std::max<int64_t>(i - (pse.cols - pse_compressed_rows), 0) : i;
  }
  int64_t bias_shift(int64_t i) const {
    return pse_compressed_rows ? pse.cols - pse_compressed_rows + bias_row_of(i) - i : 0;
  }
  int64_t groups() const { return static_cast<int64_t>(sequences.size()) * kv_heads; }

  Element type = Element::F32;
  Rows query, key, value;
  int64_t heads = 0, kv_heads = 0, group_heads = 0;
  int64_t max_nq = 0, max_nk = 0;
  int64_t stat_rows = 0;
  double work = 0;  // multiply-adds of one product over all scores, without windows
  float scale = 1.0f;
  float drop_scale = 1.0f;
  std::vector<Sequence> sequences;
  Plane pse, mask;
  int64_t pse_type = 1, pse_compressed_rows = 0;
  at::Tensor sink;  // fp32, contiguous
  Layout layout = Layout::BSH;
  bool mask_irregular = false;  // sequences see the mask at other places than the first: no map of it is made
  bool prescaled = false;
  int64_t q_start = 0, kv_start = 0;
  std::vector<at::Tensor> keep;  // what rows and planes point into
  // Sizes that follow from sequences and rows; the last step of filling in.
  void finish();

 private:
  void resolve_sequences(const AttentionInputs& in, const AttentionParams& params);
  void resolve_mask(const AttentionInputs& in, const AttentionParams& params);
  void resolve_pse(const AttentionInputs& in, const AttentionParams& params);
  void bias_row(const TileKernels& t, const Sequence& q, int64_t head, int64_t i, int64_t j0, int64_t cols, float* s,
                float* scratch) const;

  at::Tensor drop_;
};

}  // namespace hotplate::kernels
