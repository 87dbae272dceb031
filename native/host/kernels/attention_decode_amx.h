// Products of attention for few queries on the matrix unit of x86 processors: rows of a bf16 cache are read once, where
// they lie, for all heads of a group. No torch types here, as in tile.h.
#pragma once

#include <cstdint>

#include "fetch_ahead.h"

namespace hotplate::kernels {

constexpr int64_t kDecodeRows = 16;  // queries of one call at most
constexpr int64_t kDecodeStep = 64;  // keys of one call at most

// Rows of bf16 in memory, `stride` bytes apart; cols is a multiple of 32.
struct DecodeStep {
  const char* rows;
  int64_t stride, count, cols;
};

// 16 rows and what they meet; units do not depend on each other, so their products overlap.
struct ScoreUnit {
  const char* rows;
  int64_t stride;
  const uint16_t* query;
  float* s;
};
constexpr int64_t kDecodeUnits = 4;

// acc[r] += (p[r] + p[r] of the second part, p_part elements further) . values, of `count` keys.
struct DecodeSum {
  const uint16_t* p;  // pieces of 32 keys, [16][32] each
  int64_t p_part, count, cols;
  const uint16_t* packed;
  int64_t packed_count;  // at least count
  float* acc;            // within 32 columns their order is another one, until `restore`
  int64_t ld;
};

// Where an operation reads rows, half or all of as many lines is fetched meanwhile: see FetchAhead.
struct DecodeAmx {
  // Query rows [16][cols] as a right operand of the same size.
  void (*pack_query)(const uint16_t* rows, int64_t cols, uint16_t* packed);
  // Tile registers for scores, and for sums of at most `rows` queries.
  void (*begin_scores)();
  void (*begin_sums)(int64_t rows);
  void (*end)();
  // s[r][j] = query r . row j, for 16 rows each of up to kDecodeUnits units; all 16 r are written.
  void (*scores)(const ScoreUnit* units, int64_t count, int64_t cols, FetchAhead& ahead, int64_t ld);
  // Pairs of rows side by side, for `add`: count * cols elements; count is a multiple of 32.
  void (*pack_values)(const DecodeStep& step, FetchAhead& ahead, uint16_t* packed);
  void (*add)(const DecodeSum& sum, FetchAhead& ahead);
  void (*restore)(int64_t rows, int64_t cols, float* acc, int64_t ld);
};

// nullptr when the file was compiled without the instructions; amx_usable() of amx.h says whether they may run.
const DecodeAmx* decode_amx();

}  // namespace hotplate::kernels
