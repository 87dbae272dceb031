// Fused operators on the rows of tensors in their own type: memory is read and written once, arithmetic is fp32. One
// table for each instruction set, all the same algorithm. No torch types here: see tile.h for the reason.
#pragma once

#include <cstdint>

#include "tile.h"

namespace hotplate::kernels {

struct RowPass {
  // Sum of the squares of x[n].
  float (*squares)(Element type, const void* x, int64_t n);
  // sum[n] = x + y in fp32, and in `type` to out unless it is nullptr; returns the sum of its squares.
  float (*add_squares)(Element type, const void* x, const void* y, int64_t n, float* sum, void* out);
  // out = x * factor * gamma
  void (*normalize)(Element from, const void* x, float factor, const float* gamma, int64_t n, Element to, void* out);
  // out = gate * sigmoid(gate) * linear. `next`: bytes from here to what will be read after this, of both; `stream`:
  // past the caches, as stream_copy.
  void (*silu_gate)(Element type, const void* gate, const void* linear, int64_t n, void* out, int64_t next,
                    bool stream);
  // Turns the planes (x[i], x[h + i]) as turn_halves of row_math.h does; out is another row than x or the same
  // one: planes are read before they are written.
  void (*turn_halves)(Element type, const void* x, const float* cos, const float* sin, int64_t h, void* out,
                      bool stream);
};

// The table for the kernel level in force (tile.h).
const RowPass& row_pass();

// Copies to memory that will not be read soon, past the caches; follow a batch of them by stream_done on the thread.
void stream_copy(void* to, const void* from, int64_t bytes);
void stream_done();

// Tables of the single files; nullptr when the file was compiled without its instruction set.
const RowPass* row_pass_portable();
const RowPass* row_pass_avx2();
const RowPass* row_pass_avx512();
const RowPass* row_pass_avx512bf16();

}  // namespace hotplate::kernels
