// Random words and what is made of them, by buffer: one table of functions for each instruction set, all with the same
// results bit by bit. No torch types here: see tile.h for the reason.
#pragma once

#include <cstdint>

#include "host/kernels/philox.h"

namespace hotplate::kernels {

// Where in the stream of random words a call reads. Word j of a call is lane j % 4 of the Philox block with the counter
// (j / 4 in 56 bits, the substream in 8 bits, the offset in 64 bits) under the key `seed`. So an element of a result
// depends on nothing but seed, offset and its own index; calls with different offsets share no block, however small the
// step between them: torch_npu advances the offset by a constant, whatever the number of elements.
struct RandomState {
  uint64_t seed = 0;
  uint64_t offset = 0;
};

// The counter of a block: what vector_words (random_words.h) counts too.
constexpr philox::Block random_counter(RandomState state, uint8_t substream, uint64_t block) {
  return {static_cast<uint32_t>(block), static_cast<uint32_t>(block >> 32) | uint32_t{substream} << 24,
          static_cast<uint32_t>(state.offset), static_cast<uint32_t>(state.offset >> 32)};
}

// Functions below work on multiples of this many words.
constexpr int64_t kRandomGroup = 64;

struct UniformRange {
  double from, range;
  float low, high;
  int bits;
};

struct RandomTable {
  // out[0..count) = words first .. first + count of the substream; `first` and `count` are multiples of kRandomGroup.
  void (*words)(RandomState state, uint8_t substream, uint64_t first, int64_t count, uint32_t* out);
  // from + range * u, kept in [low, high]; u is a multiple of 2^-bits in [0, 1), bits <= 24.
  void (*uniform)(const uint32_t* words, int64_t count, const UniformRange& range, float* out);
  // Normal numbers: words k and k + 32 of each group make numbers k and k + 32 of it (Box and Muller 1958).
  void (*normal)(const uint32_t* words, int64_t count, float mean, float std, float* out);
  // -log(u) * scale with u in (0, 1), at least `least`.
  void (*exponential)(const uint32_t* words, int64_t count, float scale, float least, float* out);
  // Bit i % 8 of byte i / 8 is set where word i < threshold (threshold in [0, 2^32]).
  void (*bits)(const uint32_t* words, int64_t count, uint64_t threshold, uint8_t* out);
  // out = bit ? x * scale : 0. `count` may be any number; out may be x.
  void (*drop)(const float* x, const uint8_t* bits, int64_t count, float scale, float* out);
};

// The table for the kernel level in force (tile.h).
const RandomTable& random_table();

// Tables of the single files; nullptr when the file was compiled without its instruction set.
const RandomTable* random_table_portable();
const RandomTable* random_table_avx2();
const RandomTable* random_table_avx512();

}  // namespace hotplate::kernels
