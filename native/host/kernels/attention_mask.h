// Which tiles of an explicit mask hide everything or nothing: most masks in practice are causal or pad, so most tiles
// need either no work or no masking.
#pragma once

#include <cstdint>
#include <vector>

#include "attention_problem.h"

namespace hotplate::kernels {

enum class TileKind : uint8_t { Mixed, Open, Hidden };

class MaskMap {
 public:
  // Looks at the whole mask once; O(mask / (rows * cols)) memory. Without an explicit mask nothing is stored.
  MaskMap(const AttentionCall& call, int64_t tile_rows, int64_t tile_cols, bool serial);

  // Keys tile * tile_cols .. of a block that starts at a multiple of tile_rows. Open without an explicit mask.
  TileKind kind(const RowBlock& block, int64_t tile) const;

 private:
  const AttentionCall& call_;
  int64_t tile_rows_, tile_cols_, row_tiles_ = 0, col_tiles_ = 0;
  std::vector<TileKind> kinds_;  // [mask batch][mask head][row tile][column tile]
};

}  // namespace hotplate::kernels
