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

// The table of tile.h whose products of bf16 run on the matrix unit; the rest is that of AVX512-BF16.
const TileKernels* tile_kernels_amx();

// nullptr when the file was compiled without the instructions; amx_usable() of amx.h says whether they may run.
const AmxKernels* amx_kernels();

}  // namespace hotplate::kernels
