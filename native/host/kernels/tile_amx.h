// Products of the matrix unit of x86 processors (AMX), whose operands are bf16. Wider types are sums of bf16 parts:
// fp16 is the sum of two and fp32 of three, exactly, and a product is the sum of the products of parts that matter.
// No torch types here, as in tile.h.
#pragma once

#include <cstdint>

#include "tile.h"

namespace hotplate::kernels {

// Left operands hold kAmxDepth columns of all rows, then the next ones, so that a tile is one piece of memory; right
// ones are packed in panels of kAmxPanel columns (PackShape with pair 2). Depth is a multiple of kAmxDepth.
constexpr int64_t kAmxPanel = 16;
constexpr int64_t kAmxDepth = 32;
constexpr int64_t kAmxRows = 32;  // of one call at most

// Parts that an element type falls into.
constexpr int amx_parts(Element type) { return type == Element::BF16 ? 1 : type == Element::F16 ? 2 : 3; }

// Parts of an operand follow each other `part` elements apart.
struct AmxOperand {
  const uint16_t* data;
  int64_t ld;  // left: elements of kAmxDepth columns; right: elements of a panel
  int64_t part;
  int64_t row = kAmxDepth;  // left: elements from one row to the next
};

struct AmxKernels {
  // Between begin and end a thread owns its tile registers.
  void (*begin)();
  void (*end)();
  // c[rows][n] = (add ? c : 0) + a[rows][k] * b[k][n]; rows is 16 or 32, n a multiple of 16.
  void (*gemm)(int parts, int64_t rows, int64_t n, int64_t k, const AmxOperand& a, const AmxOperand& b, float* c,
               int64_t ldc, bool add);
  // SoftmaxTile of tile.h; exponentials go to `parts` left operands, p_part elements apart, whose ld is p_ld.
  // cols_pad is a multiple of kAmxDepth.
  void (*softmax)(int parts, const SoftmaxTile& tile, int64_t p_part);
  // The parts of n fp32 values, each `part` elements after the one before. False where a value has no such parts:
  // infinite, not a number, or too near to overflow.
  bool (*split)(int parts, const float* src, int64_t n, uint16_t* dst, int64_t part);
  // Right operand from rows of bf16 (stride in elements, even) whose columns are depth (transposed: 16 rows make a
  // panel), and from pairs of rows whose columns are columns. cols is a multiple of 32 and 16 in turn.
  void (*pack_panel)(const uint16_t* rows, int64_t stride, int64_t cols, uint16_t* dst);
  void (*pack_pair)(const uint16_t* first, const uint16_t* second, int64_t cols, uint16_t* dst, int64_t panel);
};

// What the rows of a strip have come to, beside the maximum that their sums refer to.
struct AmxState {
  float top[kAmxRows][16];  // largest raw scores, by column modulo 16
  float sum[kAmxRows][16];  // sums of exponentials in the same way, beside row_sum
};

// kAmxRows rows of bf16 queries against a packed tile of keys, which fit one product with the values each.
struct AmxStrip {
  static constexpr int64_t kChunk = 128;  // columns whose scores are in work at a time
  static constexpr int64_t kScoreLd = kChunk + 16;
  static constexpr int64_t kScores = kAmxRows * kScoreLd, kExponentials = kAmxRows * kChunk;

  const uint16_t *q, *keys, *values;
  int64_t depth, value_cols, panel;  // both multiples of 32; panel: elements of a panel of values
  int64_t begin, cols;               // columns of the tile that count: from `begin`, a multiple of 32, to `cols`
  const int32_t *first, *end;        // those of each row, or nullptr for all
  float scale;                       // > 0
  AmxState* state;
  float *row_max, *row_sum, *acc;  // [rows], [rows], [rows][value_cols]
  bool* started;                   // does acc hold anything?
  float* s;                        // room for kScores
  uint16_t* p;                     // room for kExponentials
};
void amx_reset(AmxState* state);
// Between begin and end of AmxKernels.
void amx_attend(const AmxStrip& strip);
// Makes row_max, row_sum and acc of `rows` rows complete, and resets the state: for other kernels to go on, and at the
// end.
void amx_settle(AmxState* state, float scale, int64_t rows, float* row_max, float* row_sum, float* acc, int64_t ld);

// The table of tile.h whose products of bf16 run on the matrix unit; the rest is that of AVX512-BF16.
const TileKernels* tile_kernels_amx();

// nullptr when the file was compiled without the instructions; amx_usable() of amx.h says whether they may run.
const AmxKernels* amx_kernels();

}  // namespace hotplate::kernels
