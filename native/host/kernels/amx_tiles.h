// The tile registers of the matrix unit of x86 processors (AMX), for files that are compiled with its instructions.
#pragma once

#include <cstdint>

// The intrinsics of GCC 12 start from values that are undefined on purpose, and it warns about its own header.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

namespace hotplate::kernels {

// What _tile_loadconfig reads.
struct alignas(64) TileConfig {
  uint8_t palette = 1, start_row = 0, reserved[14] = {};
  uint16_t bytes[16] = {};
  uint8_t rows[16] = {};
};

// Eight tiles of rows of 64 bytes: `rows` of them, in the last two 16. Make constants of it: the compiler does not see
// that the instruction reads all of it.
constexpr TileConfig tile_config(int rows) {
  TileConfig config;
  for (int i = 0; i < 8; ++i) config.bytes[i] = 64, config.rows[i] = static_cast<uint8_t>(i < 6 ? rows : 16);
  return config;
}

}  // namespace hotplate::kernels
