// Philox 4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw ("Parallel random numbers: as easy as 1,
// 2, 3", SC 2011): a bijection of a 128-bit counter, chosen by a 64-bit key. Any block can be computed on its own, in
// any order.
#pragma once

#include <array>
#include <cstdint>

namespace hotplate::kernels::philox {

inline constexpr int kRounds = 10;
inline constexpr uint32_t kMultiplier0 = 0xD2511F53u;
inline constexpr uint32_t kMultiplier1 = 0xCD9E8D57u;
// Added to the key between rounds.
inline constexpr uint32_t kWeyl0 = 0x9E3779B9u;
inline constexpr uint32_t kWeyl1 = 0xBB67AE85u;

using Block = std::array<uint32_t, 4>;

constexpr Block block(Block counter, uint32_t key0, uint32_t key1) {
  for (int round = 0; round < kRounds; ++round) {
    const uint64_t p0 = uint64_t{kMultiplier0} * counter[0];
    const uint64_t p1 = uint64_t{kMultiplier1} * counter[2];
    counter = {static_cast<uint32_t>(p1 >> 32) ^ counter[1] ^ key0, static_cast<uint32_t>(p1),
               static_cast<uint32_t>(p0 >> 32) ^ counter[3] ^ key1, static_cast<uint32_t>(p0)};
    key0 += kWeyl0;
    key1 += kWeyl1;
  }
  return counter;
}

// The known answers published with the algorithm.
static_assert(block({0, 0, 0, 0}, 0, 0) == Block{0x6627E8D5u, 0xE169C58Du, 0xBC57AC4Cu, 0x9B00DBD8u});
static_assert(block({~0u, ~0u, ~0u, ~0u}, ~0u, ~0u) == Block{0x408F276Du, 0x41C83B0Eu, 0xA20BC7C6u, 0x6D5451FDu});
static_assert(block({0x243F6A88u, 0x85A308D3u, 0x13198A2Eu, 0x03707344u}, 0xA4093822u, 0x299F31D0u) ==
              Block{0xD16CFE09u, 0x94FDCCEBu, 0x5001E420u, 0x24126EA1u});

}  // namespace hotplate::kernels::philox
