// Reads calls of the inference operators into one description.
#include "attention_infer.h"
#include "gen/args_transformer.h"

namespace hotplate::kernels {
namespace {

// The scales of keys and values in one tensor [2, ...].
at::Tensor half(const at::Tensor& both, int64_t which) {
  return both.defined() && both.dim() > 0 && both.size(0) == 2 ? both.select(0, which) : at::Tensor();
}

at::Tensor given(const at::Tensor& t) { return t.defined() && t.numel() > 0 ? t : at::Tensor(); }

InferKind kind_of(const std::string& name) {
  if (name.find("PromptFlash") != std::string::npos) return InferKind::Prompt;
  return name.find("IncreFlash") != std::string::npos ? InferKind::Increment : InferKind::Fused;
}

}  // namespace

std::optional<Axes> axes_of(std::string_view layout) {
  if (layout == "BSH") return Axes{0, -1, 1, 2, true};
  if (layout == "BSND") return Axes{0, 2, 1, 3};
  if (layout == "BNSD") return Axes{0, 1, 2, 3};
  if (layout == "NBSD") return Axes{1, 0, 2, 3};
  if (layout == "TND") return Axes{-1, 1, 0, 2};
  if (layout == "NTD" || layout == "NSD") return Axes{-1, 0, 1, 2};
  return std::nullopt;
}

InferCall infer_call(const Call& call) {
  InferCall c;
  c.kind = kind_of(call.name());
  c.query = call.tensor({"query"});
  if (c.kind == InferKind::Prompt) {
    for (const at::Tensor& t : {call.tensor({"key"})}) c.key.push_back(t);
    for (const at::Tensor& t : {call.tensor({"value"})}) c.value.push_back(t);
  } else {
    c.key = call.tensors({"key"});
    c.value = call.tensors({"value"});
  }
  c.pse = given(call.tensor({"pseShiftOptional", "pseShift"}));
  c.mask = given(call.tensor({"attenMaskOptional", "attenMask"}));
  c.table = call.tensor({"blockTableOptional", "blocktable"});
  c.query_padding = call.tensor({"queryPaddingSizeOptional"});
  c.kv_padding = call.tensor({"kvPaddingSizeOptional", "kvPaddingSize"});
  c.key_prefix = call.tensor({"keySharedPrefixOptional"});
  c.value_prefix = call.tensor({"valueSharedPrefixOptional"});
  c.query_rope = given(call.tensor({"queryRopeOptional"}));
  c.key_rope = given(call.tensor({"keyRopeOptional"}));
  c.sink = given(call.tensor({"learnableSinkOptional"}));
  c.query_scale = given(call.tensor({"dequantScaleQueryOptional"}));
  c.scale1 = given(call.tensor({"deqScale1Optional", "deqScale1", "dequantScale1"}));
  c.quant1 = given(call.tensor({"quantScale1Optional", "quantScale1"}));
  c.scale2 = given(call.tensor({"deqScale2Optional", "deqScale2", "dequantScale2"}));
  c.quant_out = given(call.tensor({"quantScale2Optional", "quantScale2"}));
  c.quant_out_offset = given(call.tensor({"quantOffset2Optional", "quantOffset2"}));
  c.key_scale = given(call.tensor({"keyAntiquantScaleOptional"}));
  c.key_offset = given(call.tensor({"keyAntiquantOffsetOptional"}));
  c.value_scale = given(call.tensor({"valueAntiquantScaleOptional"}));
  c.value_offset = given(call.tensor({"valueAntiquantOffsetOptional"}));
  c.key_mode = call.integer("keyAntiquantMode", 0);
  c.value_mode = call.integer("valueAntiquantMode", 0);
  c.query_mode = call.integer("queryQuantMode", 0);
  const at::Tensor both = given(call.tensor({"antiquantScaleOptional", "antiquantScale"}));
  if (both.defined() && !c.key_scale.defined() && !c.value_scale.defined()) {
    const at::Tensor offsets = given(call.tensor({"antiquantOffsetOptional", "antiquantOffset"}));
    c.joint_antiquant = true;
    c.key_scale = half(both, 0), c.value_scale = half(both, 1);
    c.key_offset = half(offsets, 0), c.value_offset = half(offsets, 1);
    // The increment operator knows the mode from the type: only scales of tokens are float32.
    const bool tokens = both.scalar_type() == at::kFloat && both.dim() == 3;
    c.key_mode = c.value_mode = call.integer("antiquantMode", tokens ? 1 : 0);
  }
  c.layout = call.text({"inputLayout"});
  const size_t line = c.layout.find('_');
  c.query_layout = c.layout.substr(0, line);
  c.out_layout = line == std::string::npos ? c.query_layout : c.layout.substr(line + 1);
  c.heads = call.integer("numHeads", 1);
  c.kv_heads = call.integer("numKeyValueHeads", 0);
  if (c.kv_heads == 0) c.kv_heads = c.heads;
  c.scale = call.real("scaleValue", 1.0);
  c.pre_tokens = call.integer("preTokens", c.pre_tokens);
  c.next_tokens = call.integer("nextTokens", c.next_tokens);
  c.sparse_mode = call.integer("sparseMode", 0);
  c.inner_precise = call.integer("innerPrecise", 0);
  c.block_size = call.integer("blockSize", 0);
  c.pse_type = call.integer("pseType", 0);
  const std::vector<int64_t> q_start = call.ints({"qStartIdxOptional"}), kv_start = call.ints({"kvStartIdxOptional"});
  c.q_start = q_start.empty() ? 0 : q_start[0];
  c.kv_start = kv_start.empty() ? 0 : kv_start[0];
  if (c.kind == InferKind::Increment) {
    c.seq_kv = call.ints({"actualSeqLengths"});
  } else {
    c.seq_q = call.ints({"actualSeqLengthsOptional", "actualSeqLengths"});
    c.seq_kv = call.ints({"actualSeqLengthsKvOptional", "actualSeqLengthsKv"});
  }
  c.prefix_len = call.ints({"actualSharedPrefixLenOptional"});
  c.want_lse = call.integer("softmaxLseFlag", 0) != 0;
  c.out = call.tensor({"attentionOut"});
  c.lse = call.tensor({"softmaxLse"});
  return c;
}

int64_t values_per_element(const at::Tensor& t) { return t.scalar_type() == at::kInt ? 8 : 1; }

int64_t head_dim(const at::Tensor& t, const Axes& axes, int64_t heads) {
  const int64_t last = t.size(axes.channel) * values_per_element(t);
  return axes.joined ? (heads > 0 ? last / heads : 0) : last;
}

int64_t cache_dim(const at::Tensor& cache, int64_t heads) {
  if (cache.dim() == 3) return heads > 0 ? cache.size(2) * values_per_element(cache) / heads : 0;
  return cache.dim() == 4 ? cache.size(3) : cache.size(2) * cache.size(4);
}

int64_t length_of(const std::vector<int64_t>& list, int64_t batch, int64_t otherwise) {
  if (list.empty()) return otherwise;
  return list.size() == 1 ? list[0] : list[batch];
}

InferSizes infer_sizes(const InferCall& c) {
  InferSizes s;
  const Axes q = c.query_axes();
  s.d = head_dim(c.query, q, c.heads);
  s.tokens = c.query.size(q.row);
  if (c.varlen()) {
    s.batch = static_cast<int64_t>(c.seq_q.size());
    for (size_t i = 0; i < c.seq_q.size(); ++i) s.sq = std::max(s.sq, c.seq_q[i] - (i ? c.seq_q[i - 1] : 0));
  } else {
    s.batch = q.batch < 0 ? 1 : c.query.size(q.batch);
    s.sq = c.query.size(q.row);
  }
  const at::Tensor& k = c.key[0];
  if (c.paged()) {
    s.blocks = k.size(0);
    s.page = k.dim() == 3 ? k.size(1) : k.dim() == 4 ? k.size(2) : k.size(3);
    s.skv = c.table.dim() == 2 ? c.table.size(1) * s.page : 0;
    s.dv = cache_dim(c.value[0], c.kv_heads);
  } else {
    s.dv = head_dim(c.value[0], c.key_axes(), c.kv_heads);
    for (const at::Tensor& t : c.key) s.skv = std::max(s.skv, t.size(c.key_axes().row));
  }
  if (c.query_rope.defined() && c.query_rope.dim() == c.query.dim()) s.rope = head_dim(c.query_rope, q, c.heads);
  if (c.key_prefix.defined() && c.key_prefix.numel() > 0)
    s.prefix = length_of(c.prefix_len, 0, c.key_prefix.size(c.key_axes().row));
  return s;
}

namespace {

const bool bound = add_rules({"FusedInferAttentionScoreV2", "FusedInferAttentionScoreV3", "FusedInferAttentionScoreV4",
                              "FusedInferAttentionScoreV5", "PromptFlashAttentionV3", "IncreFlashAttentionV4"},
                             [](const Call& call) { return check_infer(infer_call(call)); });

}  // namespace

#define INFER(name) \
  void name(const gen::name##Args& a) { infer_attention(infer_call(Call(a.task))); }

INFER(FusedInferAttentionScoreV2)
INFER(FusedInferAttentionScoreV3)
INFER(FusedInferAttentionScoreV4)
INFER(FusedInferAttentionScoreV5)
INFER(PromptFlashAttentionV3)
INFER(IncreFlashAttentionV4)

}  // namespace hotplate::kernels
