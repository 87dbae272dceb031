// The block sizes of the attention kernels on the host, which experiments may override.
#pragma once

#include <cstdint>

namespace hotplate::kernels {

struct AttentionTile {
  int64_t queries;  // rows of a block: a multiple of 16
  int64_t keys;     // of a tile: a multiple of 32
};

constexpr AttentionTile kDefaultAttentionTile{128, 256};

// What the next call takes: the override, HOTPLATE_TILE ("QUERIESxKEYS"), or the default.
AttentionTile attention_tile();
// 0, 0 ends an override. Returns false, and changes nothing, for sizes that are not allowed.
bool set_attention_tile(AttentionTile tile);

}  // namespace hotplate::kernels
