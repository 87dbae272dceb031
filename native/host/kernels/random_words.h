// Random words, several Philox blocks at a time, for the files that are compiled for one instruction set.
#pragma once

#include <cstdint>

#include "host/kernels/philox.h"
#include "host/kernels/random_table.h"

namespace hotplate::kernels {
namespace {

// `V` gives the vector type and its operations; V::kLanes blocks run side by side, one in each 32-bit lane. Inside the
// 128-bit part p of a vector, lane r works on block r * (kLanes / 4) + p: after a transposition of the four state words
// within the parts, each vector holds neighbouring blocks.
template <class V>
void vector_words(RandomState state, uint8_t substream, uint64_t first, int64_t count, uint32_t* out) {
  using T = typename V::Type;
  constexpr int kParts = V::kLanes / 4;
  alignas(64) uint32_t order[V::kLanes];
  for (int i = 0; i < V::kLanes; ++i) order[i] = static_cast<uint32_t>(i % 4 * kParts + i / 4);
  const T lanes = V::load(order);
  const T multiplier0 = V::fill(philox::kMultiplier0), multiplier1 = V::fill(philox::kMultiplier1);
  const T offset_low = V::fill(static_cast<uint32_t>(state.offset));
  const T offset_high = V::fill(static_cast<uint32_t>(state.offset >> 32));
  for (int64_t done = 0; done < count; done += 4 * V::kLanes) {
    const uint64_t block = (first + static_cast<uint64_t>(done)) / 4;
    // A vector starts at a multiple of its size: the low half of the counter does not overflow inside it.
    T c0 = V::add(V::fill(static_cast<uint32_t>(block)), lanes);
    T c1 = V::fill(static_cast<uint32_t>(block >> 32) | uint32_t{substream} << 24);
    T c2 = offset_low;
    T c3 = offset_high;
    auto key0 = static_cast<uint32_t>(state.seed);
    auto key1 = static_cast<uint32_t>(state.seed >> 32);
    for (int round = 0; round < philox::kRounds; ++round) {
      T high0, low0, high1, low1;
      V::multiply(c0, multiplier0, high0, low0);
      V::multiply(c2, multiplier1, high1, low1);
      c0 = V::exclusive_or(V::exclusive_or(high1, c1), V::fill(key0));
      c1 = low1;
      c2 = V::exclusive_or(V::exclusive_or(high0, c3), V::fill(key1));
      c3 = low0;
      key0 += philox::kWeyl0;
      key1 += philox::kWeyl1;
    }
    V::store_transposed(c0, c1, c2, c3, out + done);
  }
}

}  // namespace
}  // namespace hotplate::kernels
