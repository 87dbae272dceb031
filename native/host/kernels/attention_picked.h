// Attention in which every query row has keys of its own, chosen row by row or block by block: SparseFlashAttention,
// KvQuantSparseFlashAttention, NsaSelectedAttention. The tiles are those of the other attention operators; a row of the
// query is a sequence, and its keys are looked up through a list.
#pragma once

#include <functional>

#include "attention_arguments.h"
#include "attention_forward.h"

namespace hotplate::kernels {

struct PickedProblem {
  // Queries and results as [tokens, heads, channels], contiguous.
  at::Tensor query, query_rope, out;
  Rows key, value;  // any form of keys; one token of a query sees rows of one batch
  int64_t kv_heads = 1;
  double scale = 1.0;
  at::Tensor sink;  // fp32 [heads]
  // Where statistics go: row start + head of the group * step of this token and key head; nullptr: nowhere.
  float *max = nullptr, *sum = nullptr;
  std::function<int64_t(int64_t token, int64_t kv_head)> stat_row;
  int64_t stat_width = 1;  // equal columns of a row
};

// Appends the rows of the keys of this token and key head, and returns their batch; a batch < 0: the token takes no
// part, and its output is 0.
using Picker = std::function<int64_t(int64_t token, int64_t kv_head, std::vector<int32_t>* rows)>;

void picked_attention(const PickedProblem& problem, const Picker& pick);

// The gradient of the same. `max` and `sum` hold the statistics of the forward call (a row as stat_row says, first of
// stat_width columns). Gradients of keys and values are fp32 [rows of all batches][kv_heads][channels], and are added
// to; `place` gives the row of the gradient for a row of a batch.
struct PickedGradient {
  at::Tensor dy, dq, dq_rope;  // [tokens, heads, channels]
  at::Tensor dk, dk_rope, dv;  // fp32 [rows, kv_heads, channels]
  std::function<int64_t(int64_t batch, int64_t row)> place;
};
void picked_gradient(const PickedProblem& problem, const Picker& pick, const PickedGradient& gradient);

// Rows of a dense tensor [B, S, N, D], [T, N, D] (batch stride 0), or a cache [blocks, rows, N, D].
Rows::Part token_part(const at::Tensor& t);

// Lengths of sequences as the lists of the sparse operators give them: int32 or int64 tensors on the device, or absent.
std::vector<int64_t> device_lengths(const at::Tensor& t);

// Which sequence a token belongs to, and where its keys are.
struct TokenPlaces {
  struct Sequence {
    int64_t q0 = 0, nq = 0, k0 = 0, nk = 0;
  };
  std::vector<Sequence> sequences;
  std::vector<int32_t> sequence_of;  // by token; -1: none
};

// `varlen`: lengths are running sums (of keys too, unless paged). Dense: rows * batch tokens. Throws when lengths leave
// the tensors; a paged cache holds `most` rows a sequence.
TokenPlaces token_places(bool varlen, bool key_varlen, int64_t tokens, int64_t batch, int64_t rows, int64_t key_rows,
                         const std::vector<int64_t>& lengths, const std::vector<int64_t>& key_lengths);

// Checks the used entries of a block table [B, blocks per sequence].
void check_block_table(const at::Tensor& table, const TokenPlaces& places, int64_t page, int64_t blocks);

}  // namespace hotplate::kernels
