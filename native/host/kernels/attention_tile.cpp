#include "attention_tile.h"

#include <c10/util/Exception.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace hotplate::kernels {
namespace {

constexpr int64_t kMaxQueries = 1024, kMaxKeys = 4096;

bool allowed(AttentionTile t) {
  return t.queries >= 16 && t.queries <= kMaxQueries && t.queries % 16 == 0 && t.keys >= 32 && t.keys <= kMaxKeys &&
         t.keys % 32 == 0;
}

// Both sizes in one word, so that a change is seen whole.
std::atomic<uint64_t> override_{0};

AttentionTile from_environment() {
  const char* text = std::getenv("HOTPLATE_TILE");
  if (!text || !*text) return kDefaultAttentionTile;
  long long queries = 0, keys = 0;
  int end = 0;
  const bool read = std::sscanf(text, "%lldx%lld%n", &queries, &keys, &end) == 2 && !text[end];
  TORCH_CHECK(read && allowed({queries, keys}), "HOTPLATE_TILE=", text,
              " is no tile: QUERIESxKEYS is wanted, queries a multiple of 16 up to ", kMaxQueries,
              " and keys a multiple of 32 up to ", kMaxKeys, ", such as 128x256");
  return {queries, keys};
}

}  // namespace

AttentionTile attention_tile() {
  if (const uint64_t both = override_)
    return {static_cast<int64_t>(both >> 32), static_cast<int64_t>(both & 0xffffffff)};
  static const AttentionTile start = from_environment();
  return start;
}

bool set_attention_tile(AttentionTile tile) {
  const bool none = tile.queries == 0 && tile.keys == 0;
  if (!none && !allowed(tile)) return false;
  override_ = static_cast<uint64_t>(tile.queries) << 32 | static_cast<uint64_t>(tile.keys);
  return true;
}

}  // namespace hotplate::kernels

// For hotplate.ops.transformer.tiling.host.
extern "C" __attribute__((visibility("default"))) int hotplate_set_attention_tile(int64_t queries, int64_t keys) {
  return hotplate::kernels::set_attention_tile({queries, keys}) ? 1 : 0;
}
