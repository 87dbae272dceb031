// Classification of the tiles of an explicit attention mask.
#include "attention_mask.h"

#include <algorithm>
#include <cstring>

namespace hotplate::kernels {
namespace {

// Whether the bytes hold a zero and whether they hold anything else.
void look(const uint8_t* p, int64_t n, bool* zero, bool* other) {
  uint8_t any = 0, all_nonzero = 1;
  for (int64_t i = 0; i < n; ++i) {
    any |= p[i];
    all_nonzero &= static_cast<uint8_t>(p[i] != 0);
  }
  *other |= any != 0;
  *zero |= n > 0 && !all_nonzero;
}

}  // namespace

MaskMap::MaskMap(const AttentionCall& call, int64_t tile_rows, int64_t tile_cols, bool serial)
    : call_(call), tile_rows_(tile_rows), tile_cols_(tile_cols) {
  const Plane& m = call.mask;
  if (!m.data || call.mask_irregular) return;
  row_tiles_ = m.row ? (m.rows + tile_rows - 1) / tile_rows : 1;
  col_tiles_ = m.col ? (m.cols + tile_cols - 1) / tile_cols : 1;
  const int64_t planes = (m.batch ? m.batches : 1) * (m.head ? m.heads : 1), heads = m.head ? m.heads : 1;
  kinds_.resize(planes * row_tiles_ * col_tiles_);
  run_items(planes * row_tiles_, serial, [&](int64_t item, Scratch&) {
    const int64_t plane = item / row_tiles_, tile = item % row_tiles_;
    const uint8_t* from = reinterpret_cast<const uint8_t*>(m.data) + plane / heads * m.batch + plane % heads * m.head;
    const int64_t r0 = m.row ? tile * tile_rows_ : 0, r1 = m.row ? std::min(m.rows, r0 + tile_rows_) : 1;
    for (int64_t c = 0; c < col_tiles_; ++c) {
      const int64_t c0 = c * tile_cols_, n = m.col ? std::min(tile_cols_, m.cols - c0) : 1;
      bool zero = false, other = false;
      for (int64_t r = r0; r < r1 && !(zero && other); ++r) look(from + r * m.row + c0, n, &zero, &other);
      kinds_[item * col_tiles_ + c] = zero && other ? TileKind::Mixed : other ? TileKind::Hidden : TileKind::Open;
    }
  });
}

TileKind MaskMap::kind(const RowBlock& block, int64_t tile) const {
  const Plane& m = call_.mask;
  if (!m.data) return TileKind::Open;
  if (call_.mask_irregular) return TileKind::Mixed;
  const int64_t mask_heads = m.head ? m.heads : 1;
  const int64_t batch = m.batch ? call_.sequences[block.sequence].index : 0;
  const int64_t row = m.row ? block.i0 / tile_rows_ : 0, col = m.col ? tile : 0;
  TileKind kind = TileKind::Mixed;
  for (int64_t h = 0; h < (m.head ? block.heads : 1); ++h) {
    const int64_t plane = batch * mask_heads + (m.head ? block.head + h : 0);
    const TileKind here = kinds_[(plane * row_tiles_ + row) * col_tiles_ + col];
    if (h > 0 && here != kind) return TileKind::Mixed;
    kind = here;
  }
  return kind;
}

}  // namespace hotplate::kernels
