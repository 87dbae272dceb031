// The attention entry points of the interface on top of attention.h: one mapping by argument name for all versions, and
// the contract check that belongs to it.
#include "gen/args_transformer.h"
#include "host/kernels/attention.h"
#include "host/kernels/attention_arguments.h"

namespace hotplate::kernels {

namespace {

AttentionInputs inputs_of(const Call& call) {
  AttentionInputs in;
  in.query = call.tensor({"query"});
  in.key = call.tensor({"key", "keyIn"});
  in.value = call.tensor({"value"});
  in.query_rope = call.tensor({"queryRope", "queryRopeOptional"});
  in.key_rope = call.tensor({"keyRope", "keyInRope", "keyRopeOptional"});
  in.pse = call.tensor({"realShiftOptional", "pseShiftOptional"});
  in.drop_mask = call.tensor({"dropMaskOptional"});
  in.padding_mask = call.tensor({"paddingMaskOptional"});
  in.atten_mask = call.tensor({"attenMaskOptional"});
  in.sink = call.tensor({"sinkOptional", "sinkInOptional"});
  return in;
}

AttentionParams params_of(const Call& call, Layout layout) {
  AttentionParams p;
  p.layout = layout;
  p.heads = call.integer("headNum", 0);
  p.scale = call.real("scaleValue", 1.0);
  p.keep_prob = call.real("keepProb", 1.0);
  p.pre_tokens = call.integer("preTokens", p.pre_tokens);
  p.next_tokens = call.integer("nextTokens", p.next_tokens);
  p.sparse_mode = call.integer("sparseMode", 0);
  p.inner_precise = call.integer("innerPrecise", 0);
  p.pse_type = call.integer("pseType", 1);
  p.prefix = call.ints("prefixOptional");
  p.seq_q = call.ints("actualSeqQLenOptional");
  p.seq_kv = call.ints("actualSeqKvLenOptional");
  const std::vector<int64_t> q_start = call.ints("qStartIdxOptional"), kv_start = call.ints("kvStartIdxOptional");
  p.q_start = q_start.empty() ? 0 : q_start[0];
  p.kv_start = kv_start.empty() ? 0 : kv_start[0];
  p.softmax_same_as_input = call.text({"softmaxOutLayout", "softmaxInLayout"}) == "same_as_input";
  return p;
}

Problem invalid(const std::string& text, const std::string& hint) { return invalid_because(hint, text); }

// What the interface offers and this library does not do: refused, never ignored.
Problem check_offered(const Call& call, const AttentionInputs& in, const AttentionParams& p) {
  for (const char* name :
       {"dScaleQOptional", "dScaleKOptional", "dScaleVOptional", "dScaleDyOptional", "dScaleOOptional"}) {
    if (call.tensor({name}).defined()) {
      return invalid(std::string(name) + " belongs to 8-bit attention, which is not supported.",
                     "pass float16, bfloat16 or float32 tensors");
    }
  }
  if (p.keep_prob < 1.0 && !(in.drop_mask.defined() && in.drop_mask.numel())) {
    return invalid("keepProb is " + c10::str(p.keep_prob) +
                       ", but dropMaskOptional is absent: dropout without a mask is not supported.",
                   "generate the mask with aclnnDropoutGenMaskV2 and pass it, or set keepProb to 1");
  }
  return std::nullopt;
}

int64_t value_dim(const AttentionInputs& in, const AttentionParams& p) {
  if (p.layout != Layout::BSH && p.layout != Layout::SBH) return in.value.size(-1);
  const int64_t d = in.query.size(2) / p.heads;
  const int64_t kv_heads = d ? in.key.size(2) / d : 0;
  return kv_heads ? in.value.size(2) / kv_heads : d;
}

std::vector<int64_t> result_shape(const AttentionInputs& in, const AttentionParams& p) {
  std::vector<int64_t> shape = in.query.sizes().vec();
  shape.back() = value_dim(in, p) * (p.layout == Layout::BSH || p.layout == Layout::SBH ? p.heads : 1);
  return shape;
}

std::vector<int64_t> statistics_shape(const AttentionInputs& in, const AttentionParams& p) {
  if (p.layout == Layout::TND) return {in.query.size(0), p.heads, 8};
  const int64_t batch = in.query.size(p.layout == Layout::SBH ? 1 : 0);
  const int64_t rows = in.query.size(p.layout == Layout::SBH ? 0 : p.layout == Layout::BNSD ? 2 : 1);
  return {batch, p.heads, rows, 8};
}

Problem check_results(const Call& call, const AttentionInputs& in, const AttentionParams& p) {
  const std::vector<int64_t> out = result_shape(in, p), stats = statistics_shape(in, p);
  for (const char* name : {"attentionOutOut", "attentionInOptional", "dy"}) {
    if (Problem problem = check_shape(name, call.tensor({name}), out)) return problem;
  }
  for (const char* name : {"softmaxMaxOut", "softmaxSumOut", "softmaxMaxOptional", "softmaxSumOptional"}) {
    const at::Tensor t = call.tensor({name});
    if (Problem problem = check_shape(name, t, stats)) return problem;
    if (t.defined() && t.scalar_type() != at::kFloat) {
      return invalid(c10::str("Expected ", name, " to be DT_FLOAT, but got ", t.scalar_type(), "."),
                     "the statistics are float32");
    }
  }
  const std::pair<const char*, const at::Tensor*> same[] = {{"dqOut", &in.query},
                                                            {"dkOut", &in.key},
                                                            {"dvOut", &in.value},
                                                            {"dqRopeOut", &in.query_rope},
                                                            {"dkRopeOut", &in.key_rope}};
  for (const auto& [name, like] : same) {
    if (!like->defined()) continue;
    if (Problem problem = check_shape(name, call.tensor({name}), like->sizes())) return problem;
  }
  if (in.pse.defined() && in.pse.numel()) {
    if (Problem problem = check_shape("dpseOut", call.tensor({"dpseOut"}), in.pse.sizes())) return problem;
  }
  if (call.find({"dy"}) >= 0) {
    for (const char* name : {"softmaxMaxOptional", "softmaxSumOptional", "attentionInOptional"}) {
      if (!call.tensor({name}).defined()) {
        return AttentionProblem{kAclnnParamNull, "EZ1001",
                                c10::str("Expected a proper Tensor but got null for argument ", name, "."),
                                "pass what the forward call returned"};
      }
    }
  }
  return std::nullopt;
}

Problem check(const Call& call) {
  const std::string text = call.text({"inputLayout"});
  const std::optional<Layout> layout = parse_layout(text);
  if (!layout) {
    return invalid("The input_layout should be BSH/SBH/BNSD/BSND/TND(case-insensitive), but got " + text + ".",
                   "pass the layout that the shapes of query, key and value have");
  }
  const AttentionInputs in = inputs_of(call);
  const AttentionParams params = params_of(call, *layout);
  if (Problem problem = check_flash_attention(in, params)) return problem;
  if (Problem problem = check_offered(call, in, params)) return problem;
  return check_results(call, in, params);
}

const bool bound = add_rules(
    {"FlashAttentionScore", "FlashAttentionScoreV2", "FlashAttentionScoreV3", "FlashAttentionScoreV4",
     "FlashAttentionVarLenScore", "FlashAttentionVarLenScoreV2", "FlashAttentionVarLenScoreV3",
     "FlashAttentionVarLenScoreV4", "FlashAttentionVarLenScoreV5", "FlashAttentionScoreGrad",
     "FlashAttentionScoreGradV2", "FlashAttentionScoreGradV3", "FlashAttentionScoreGradV4",
     "FlashAttentionUnpaddingScoreGrad", "FlashAttentionUnpaddingScoreGradV2", "FlashAttentionUnpaddingScoreGradV3",
     "FlashAttentionUnpaddingScoreGradV4", "FlashAttentionUnpaddingScoreGradV5"},
    check);

at::Tensor if_used(const at::Tensor& t) { return t.defined() && t.numel() ? t : at::Tensor(); }

void forward(const nn::OperatorTask& task) {
  const Call call(task);
  const AttentionParams params = params_of(call, parse_layout(call.text({"inputLayout"})).value());
  flash_attention_forward(inputs_of(call), params, call.tensor({"softmaxMaxOut"}), call.tensor({"softmaxSumOut"}),
                          call.tensor({"attentionOutOut"}));
}

void backward(const nn::OperatorTask& task) {
  const Call call(task);
  const AttentionParams params = params_of(call, parse_layout(call.text({"inputLayout"})).value());
  const AttentionInputs in = inputs_of(call);
  AttentionGrads grads;
  grads.dq = call.tensor({"dqOut"});
  grads.dk = call.tensor({"dkOut"});
  grads.dv = call.tensor({"dvOut"});
  grads.dq_rope = in.query_rope.defined() ? if_used(call.tensor({"dqRopeOut"})) : at::Tensor();
  grads.dk_rope = in.key_rope.defined() ? if_used(call.tensor({"dkRopeOut"})) : at::Tensor();
  grads.dpse = in.pse.defined() ? if_used(call.tensor({"dpseOut"})) : at::Tensor();
  grads.dsink = in.sink.defined() ? if_used(call.tensor({"dsinkOut"})) : at::Tensor();
  flash_attention_backward(in, call.tensor({"dy"}), call.tensor({"softmaxMaxOptional"}),
                           call.tensor({"softmaxSumOptional"}), call.tensor({"attentionInOptional"}), params, grads);
}

}  // namespace

#define FORWARD(name) \
  void name(const gen::name##Args& a) { forward(a.task); }
#define BACKWARD(name) \
  void name(const gen::name##Args& a) { backward(a.task); }

FORWARD(FlashAttentionScore)
FORWARD(FlashAttentionScoreV2)
FORWARD(FlashAttentionScoreV3)
FORWARD(FlashAttentionScoreV4)
FORWARD(FlashAttentionVarLenScore)
FORWARD(FlashAttentionVarLenScoreV2)
FORWARD(FlashAttentionVarLenScoreV3)
FORWARD(FlashAttentionVarLenScoreV4)
FORWARD(FlashAttentionVarLenScoreV5)
BACKWARD(FlashAttentionScoreGrad)
BACKWARD(FlashAttentionScoreGradV2)
BACKWARD(FlashAttentionScoreGradV3)
BACKWARD(FlashAttentionScoreGradV4)
BACKWARD(FlashAttentionUnpaddingScoreGrad)
BACKWARD(FlashAttentionUnpaddingScoreGradV2)
BACKWARD(FlashAttentionUnpaddingScoreGradV3)
BACKWARD(FlashAttentionUnpaddingScoreGradV4)
BACKWARD(FlashAttentionUnpaddingScoreGradV5)

}  // namespace hotplate::kernels
