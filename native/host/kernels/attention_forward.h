// What the two forward passes share: blocks of queries against packed keys (attention_forward.cpp), and a few queries
// against a long cache as it lies in memory (attention_decode.cpp).
#pragma once

#include "attention_problem.h"

namespace hotplate::kernels {

struct AttentionStats {
  float* max = nullptr;  // rows of 8, or nullptr
  float* sum = nullptr;
  float* lse = nullptr;  // log(sum) + max instead, one value a row; +inf for a row without keys
};

// Writes the rows of a block: acc[r] / row_sum[r] and the statistics. acc == nullptr: no key was seen. `room` holds
// acc_ld values.
void finish_rows(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats,
                 const RowBlock& block, const float* row_max, const float* row_sum, const float* acc, int64_t acc_ld,
                 float* room);

// The whole forward pass: rows of `out` and of the statistics.
void attention_forward(const AttentionCall& call, const Rows& out, const AttentionStats& stats);

// Is this a call for attention_decode?
bool decodes(const AttentionCall& call);
void attention_decode(const AttentionCall& call, const TileKernels& t, const Rows& out, const AttentionStats& stats);

}  // namespace hotplate::kernels
