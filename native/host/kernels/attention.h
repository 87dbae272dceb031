// FlashAttentionScore and its gradient on host tensors: tiled online softmax, memory beyond inputs and outputs
// O(sequence).
//
//   out = dropout(softmax(mask(scale * (q k^T + pse)))) v            pse_type 1
//   out = dropout(softmax(mask(scale * q k^T + pse))) v              pse_type 0, 2, 3
//
// How the entry points of the interface map to AttentionInputs and AttentionParams (names as in aclnn_signatures.tsv):
//   aclnnFlashAttentionScore          realShift -> pse, pse_type 1
//   aclnnFlashAttentionScoreV2        + qStartIdx, kvStartIdx -> q_start, kv_start (first element), pseType -> pse_type
//   aclnnFlashAttentionScoreV3        + sink
//   aclnnFlashAttentionScoreV4        + actualSeqQLen/KvLen (TND when given), softmaxOutLayout -> softmax_layout,
//   queryRope/keyRope;
//                                     dScale* (fp8 inputs), outDtype != 0 and dropout by seed without a mask: not
//                                     supported here
//   aclnnFlashAttentionVarLenScore    TND with actualSeqQLen -> seq_q, actualSeqKvLen -> seq_kv; pse_type 1
//   aclnnFlashAttentionVarLenScoreV2  + qStartIdx, kvStartIdx, pseType
//   aclnnFlashAttentionVarLenScoreV3  + queryRope, keyRope
//   aclnnFlashAttentionVarLenScoreV4  as VarLenScore, + softmaxOutLayout
//   aclnnFlashAttentionVarLenScoreV5  as V3, + sink, softmaxOutLayout
//   aclnnFlashAttentionScoreGrad      keyIn -> key, pseShift -> pse, attentionIn -> out; softmaxIn is not used
//   aclnnFlashAttentionScoreGradV2    + qStartIdx, kvStartIdx, pseType;  V3: + sinkIn, dsinkOut
//   aclnnFlashAttentionScoreGradV4    + actualSeq*Len, softmaxInLayout, queryRope/keyRope (limits as for ScoreV4)
//   aclnnFlashAttentionUnpaddingScoreGrad     the gradient of VarLenScore; V2: + qStartIdx, kvStartIdx, pseType;
//     V3: + queryRope, keyInRope, dqRope, dkRope; V4: as V1, + softmaxInLayout; V5: as V3, + sinkIn, dsinkOut,
//     softmaxInLayout
// softmaxOut/softmaxIn, paddingMask and innerPrecise have no influence: the real operator reserves them, or uses them
// for speed.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hotplate::kernels {

enum class Layout : uint8_t { BSH, SBH, BSND, BNSD, TND };

// Case-insensitive; nullopt for anything else.
std::optional<Layout> parse_layout(std::string_view text);

struct AttentionParams {
  int64_t heads = 0;  // of the query
  Layout layout = Layout::BSH;
  double scale = 1.0;
  double keep_prob = 1.0;
  int64_t pre_tokens = 2147483647;
  int64_t next_tokens = 2147483647;
  int64_t sparse_mode = 0;
  int64_t inner_precise = 0;
  int64_t pse_type = 1;
  int64_t q_start = 0, kv_start = 0;  // shift of the generated ALiBi bias (pse_type 2, 3)
  // TND only. false: rows of the softmax statistics are ordered sequence, head, row (the interface's default);
  // true ("same_as_input"): row, head.
  bool softmax_same_as_input = false;
  std::vector<int64_t> prefix;         // per batch, sparse_mode 5 and 6
  std::vector<int64_t> seq_q, seq_kv;  // TND: cumulative lengths; trailing zeros are sequences that take no part
};

// An undefined tensor is an absent one. D of the value may differ from D of query and key.
//   query, key, value  fp16 | bf16 | fp32, shapes as the layout says; heads of the query are a multiple of those of the
//   key pse                any type above, broadcasts to [B, Nq, Sq, Skv]; [.., 1024, Skv] with Sq > 1024 (or TND) is
//   compressed ALiBi;
//                      pse_type 2, 3: fp32 slopes [Nq] or [B, Nq]
//   drop_mask          uint8: bit string, least significant bit first, element ((b * Nq + n) * Sq + i) * Skv + j, 1 =
//   kept
//                      (TND: sequences follow each other, each [Nq, Sq, Skv]); bool: one element each. Used when
//                      keep_prob < 1.
//   atten_mask         bool | uint8, 1 = not attended: [Sq, Skv], [1, 1, Sq, Skv], [B, 1, Sq, Skv], [B, Nq, Sq, Skv];
//                      the compressed masks of modes 2, 3, 4, 6, 7, 8 are not read, as the mode defines their content.
//                      Absent: sparse_mode, pre_tokens and next_tokens are ignored
//   sink               fp32 [Nq]: a logit of its own for each head, which only adds to the sum
struct AttentionInputs {
  at::Tensor query, key, value;
  at::Tensor query_rope, key_rope;  // more channels of query and key, same layout
  at::Tensor pse, drop_mask, padding_mask, atten_mask, sink;
};

// A violated rule of the interface: what aclnn...GetWorkspaceSize reports. `id` as in aclGetRecentErrMsg.
struct AttentionProblem {
  int code;
  std::string id, text, hint;
};

// Looks at shapes and types only; nullopt when the call is legal.
std::optional<AttentionProblem> check_flash_attention(const AttentionInputs& in, const AttentionParams& params);

// Statistics are fp32 [B, Nq, Sq, 8] (TND: [T, Nq, 8]), the 8 columns equal: maximum of the (scaled, biased, masked)
// scores and sum of exp(score - maximum). A row without any attended key gives out = 0, maximum -FLT_MAX and sum
// FLT_MAX: such a row adds nothing when results are merged, and its gradient is 0. A NaN in a row of scores makes the
// row of `out` NaN. Undefined softmax_max / softmax_sum are not written.
void flash_attention_forward(const AttentionInputs& in, const AttentionParams& params, const at::Tensor& softmax_max,
                             const at::Tensor& softmax_sum, const at::Tensor& out);

struct AttentionGrads {
  at::Tensor dq, dk, dv;  // any may be undefined
  at::Tensor dq_rope, dk_rope;
  at::Tensor dpse;   // shape of pse
  at::Tensor dsink;  // fp32 [Nq]
};

// `out` is the result of the forward call (attentionIn).
void flash_attention_backward(const AttentionInputs& in, const at::Tensor& dy, const at::Tensor& softmax_max,
                              const at::Tensor& softmax_sum, const at::Tensor& out, const AttentionParams& params,
                              const AttentionGrads& grads);

}  // namespace hotplate::kernels
