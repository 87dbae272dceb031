// Attention for inference on host tensors: FusedInferAttentionScore V2 to V5, PromptFlashAttention and
// IncreFlashAttention. The same tiles as FlashAttentionScore; what is added is where keys come from (blocks of a cache,
// a list of tensors, a shared prefix, padding on the left) and how numbers are stored (8 and 4 bits).
//
// Facts: the documentation of torch_npu.npu_fused_infer_attention_score(_v2), npu_prompt_flash_attention and
// npu_incre_flash_attention.
#pragma once

#include "attention_arguments.h"

namespace hotplate::kernels {

// Where the axes of a tensor are; -1: it has none. BSH: `heads` holds all heads, one after the other.
struct Axes {
  int batch = -1, head = -1, row = -1, channel = -1;
  bool joined = false;  // heads and channels share the last dim
  int rank() const { return std::max({batch, head, row, channel}) + 1; }
};

// "BSH", "BSND", "BNSD", "NBSD", "TND", "NTD", "NSD".
std::optional<Axes> axes_of(std::string_view layout);

enum class InferKind : uint8_t { Fused, Prompt, Increment };

// The call with its defaults resolved. Undefined tensors are absent.
struct InferCall {
  InferKind kind = InferKind::Fused;
  at::Tensor query, query_rope, key_rope;
  std::vector<at::Tensor> key, value;
  at::Tensor pse, mask, table, query_padding, kv_padding, key_prefix, value_prefix, sink;
  // (x + offset) * scale of keys and values, by the modes; of queries, one value per row and head.
  at::Tensor key_scale, key_offset, value_scale, value_offset, query_scale;
  // All in 8 bits: scores * scale1, (probabilities * quant1) v * scale2.
  at::Tensor scale1, quant1, scale2;
  at::Tensor quant_out, quant_out_offset;
  at::Tensor out, lse;
  std::string layout, query_layout, out_layout;
  int64_t heads = 1, kv_heads = 1;
  double scale = 1.0;
  int64_t pre_tokens = 2147483647, next_tokens = 2147483647, sparse_mode = 0, inner_precise = 0, block_size = 0;
  int64_t key_mode = 0, value_mode = 0, query_mode = 0, pse_type = 0, q_start = 0, kv_start = 0;
  std::vector<int64_t> seq_q, seq_kv, prefix_len;
  bool joint_antiquant = false;  // scales of keys and values came in one tensor
  bool want_lse = false;

  bool varlen() const { return query_layout == "TND" || query_layout == "NTD"; }
  bool paged() const { return table.defined(); }
  Axes query_axes() const { return axes_of(query_layout).value_or(Axes()); }
  Axes key_axes() const { return query_axes(); }
};

InferCall infer_call(const Call& call);

// Sizes that the shapes say.
struct InferSizes {
  int64_t batch = 0, sq = 0, skv = 0, d = 0, dv = 0, rope = 0, tokens = 0, prefix = 0;
  int64_t blocks = 0, page = 0;  // of a paged cache
};

// The size of one head of a tensor, of keys also in a cache.
int64_t head_dim(const at::Tensor& t, const Axes& axes, int64_t heads);
int64_t cache_dim(const at::Tensor& cache, int64_t heads);
// How many values an element of this type stands for: 8 when int32 words hold 4-bit integers.
int64_t values_per_element(const at::Tensor& t);
InferSizes infer_sizes(const InferCall& call);

// Length of one sequence: list of one value for all, of a value each, or empty.
int64_t length_of(const std::vector<int64_t>& list, int64_t batch, int64_t otherwise);

Problem check_infer(const InferCall& call);

void infer_attention(const InferCall& call);

}  // namespace hotplate::kernels
