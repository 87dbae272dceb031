// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "aclnn/contract.h"
#include "aclnn/operator.h"

namespace hotplate::nn {

namespace checks {
Code absent(const OperatorTask& task, const RuleSpec& rule);
Code addbmm(const OperatorTask& task, const RuleSpec& rule);
Code advance_step(const OperatorTask& task, const RuleSpec& rule);
Code along_last(const OperatorTask& task, const RuleSpec& rule);
Code amsgrad_has_maximum(const OperatorTask& task, const RuleSpec& rule);
Code apply_rotary(const OperatorTask& task, const RuleSpec& rule);
Code cache_layout(const OperatorTask& task, const RuleSpec& rule);
Code cache_rows(const OperatorTask& task, const RuleSpec& rule);
Code cache_types(const OperatorTask& task, const RuleSpec& rule);
Code cached_heads(const OperatorTask& task, const RuleSpec& rule);
Code capacity(const OperatorTask& task, const RuleSpec& rule);
Code channel_sized(const OperatorTask& task, const RuleSpec& rule);
Code choice(const OperatorTask& task, const RuleSpec& rule);
Code concatenates(const OperatorTask& task, const RuleSpec& rule);
Code convolution(const OperatorTask& task, const RuleSpec& rule);
Code convolution_padding(const OperatorTask& task, const RuleSpec& rule);
Code counts_shape(const OperatorTask& task, const RuleSpec& rule);
Code cycles(const OperatorTask& task, const RuleSpec& rule);
Code delta_heads(const OperatorTask& task, const RuleSpec& rule);
Code dequantised(const OperatorTask& task, const RuleSpec& rule);
Code double_is_zero(const OperatorTask& task, const RuleSpec& rule);
Code dtype_is(const OperatorTask& task, const RuleSpec& rule);
Code embedding(const OperatorTask& task, const RuleSpec& rule);
Code expert_range(const OperatorTask& task, const RuleSpec& rule);
Code factor_size(const OperatorTask& task, const RuleSpec& rule);
Code ffn_experts(const OperatorTask& task, const RuleSpec& rule);
Code ffn_types(const OperatorTask& task, const RuleSpec& rule);
Code ffn_vectors(const OperatorTask& task, const RuleSpec& rule);
Code finalized_rows(const OperatorTask& task, const RuleSpec& rule);
Code flash_attention(const OperatorTask& task, const RuleSpec& rule);
Code four_or_eight_bits(const OperatorTask& task, const RuleSpec& rule);
Code fused_product(const OperatorTask& task, const RuleSpec& rule);
Code fused_quant_matmul(const OperatorTask& task, const RuleSpec& rule);
Code gate_size(const OperatorTask& task, const RuleSpec& rule);
Code gated_shape(const OperatorTask& task, const RuleSpec& rule);
Code gating_groups(const OperatorTask& task, const RuleSpec& rule);
Code gelu_mode(const OperatorTask& task, const RuleSpec& rule);
Code grouped_finalize_routing(const OperatorTask& task, const RuleSpec& rule);
Code grouped_matmul(const OperatorTask& task, const RuleSpec& rule);
Code grouped_matmul_add(const OperatorTask& task, const RuleSpec& rule);
Code grouped_swiglu_quant(const OperatorTask& task, const RuleSpec& rule);
Code groups(const OperatorTask& task, const RuleSpec& rule);
Code halved(const OperatorTask& task, const RuleSpec& rule);
Code has_steps(const OperatorTask& task, const RuleSpec& rule);
Code interleaves_all(const OperatorTask& task, const RuleSpec& rule);
Code interleaves_dim(const OperatorTask& task, const RuleSpec& rule);
Code is_n_by_m(const OperatorTask& task, const RuleSpec& rule);
Code kv_outputs(const OperatorTask& task, const RuleSpec& rule);
Code kv_splits(const OperatorTask& task, const RuleSpec& rule);
Code kv_tokens(const OperatorTask& task, const RuleSpec& rule);
Code last_dim(const OperatorTask& task, const RuleSpec& rule);
Code last_dims(const OperatorTask& task, const RuleSpec& rule);
Code last_halved(const OperatorTask& task, const RuleSpec& rule);
Code loss_shapes(const OperatorTask& task, const RuleSpec& rule);
Code most_experts(const OperatorTask& task, const RuleSpec& rule);
Code needed_with(const OperatorTask& task, const RuleSpec& rule);
Code no_dropout_between_layers(const OperatorTask& task, const RuleSpec& rule);
Code normalized_shape(const OperatorTask& task, const RuleSpec& rule);
Code not_given(const OperatorTask& task, const RuleSpec& rule);
Code not_negative(const OperatorTask& task, const RuleSpec& rule);
Code one_element(const OperatorTask& task, const RuleSpec& rule);
Code overlap_word(const OperatorTask& task, const RuleSpec& rule);
Code pads(const OperatorTask& task, const RuleSpec& rule);
Code permutes(const OperatorTask& task, const RuleSpec& rule);
Code plain_adam(const OperatorTask& task, const RuleSpec& rule);
Code qkv_heads(const OperatorTask& task, const RuleSpec& rule);
Code qkv_outputs(const OperatorTask& task, const RuleSpec& rule);
Code qkv_plain(const OperatorTask& task, const RuleSpec& rule);
Code qkv_vectors(const OperatorTask& task, const RuleSpec& rule);
Code quant_dequant(const OperatorTask& task, const RuleSpec& rule);
Code quant_groups(const OperatorTask& task, const RuleSpec& rule);
Code quant_matmul(const OperatorTask& task, const RuleSpec& rule);
Code quant_mode(const OperatorTask& task, const RuleSpec& rule);
Code quant_reduce_sum(const OperatorTask& task, const RuleSpec& rule);
Code quant_scales(const OperatorTask& task, const RuleSpec& rule);
Code quantised_shape(const OperatorTask& task, const RuleSpec& rule);
Code random_dropout_mask(const OperatorTask& task, const RuleSpec& rule);
Code random_integers(const OperatorTask& task, const RuleSpec& rule);
Code random_interval(const OperatorTask& task, const RuleSpec& rule);
Code random_multinomial(const OperatorTask& task, const RuleSpec& rule);
Code random_not_negative(const OperatorTask& task, const RuleSpec& rule);
Code random_permutation(const OperatorTask& task, const RuleSpec& rule);
Code random_positive(const OperatorTask& task, const RuleSpec& rule);
Code random_probability(const OperatorTask& task, const RuleSpec& rule);
Code random_single(const OperatorTask& task, const RuleSpec& rule);
Code recurrent(const OperatorTask& task, const RuleSpec& rule);
Code reduction_word(const OperatorTask& task, const RuleSpec& rule);
Code reflection_pads_1d(const OperatorTask& task, const RuleSpec& rule);
Code reflection_pads_2d(const OperatorTask& task, const RuleSpec& rule);
Code reflection_pads_3d(const OperatorTask& task, const RuleSpec& rule);
Code region_end(const OperatorTask& task, const RuleSpec& rule);
Code repeats(const OperatorTask& task, const RuleSpec& rule);
Code replication_pads_1d(const OperatorTask& task, const RuleSpec& rule);
Code replication_pads_2d(const OperatorTask& task, const RuleSpec& rule);
Code replication_pads_3d(const OperatorTask& task, const RuleSpec& rule);
Code rms_norm(const OperatorTask& task, const RuleSpec& rule);
Code rolls(const OperatorTask& task, const RuleSpec& rule);
Code rotary(const OperatorTask& task, const RuleSpec& rule);
Code rotation(const OperatorTask& task, const RuleSpec& rule);
Code routed_dtype(const OperatorTask& task, const RuleSpec& rule);
Code routed_rows(const OperatorTask& task, const RuleSpec& rule);
Code sections(const OperatorTask& task, const RuleSpec& rule);
Code shapes(const OperatorTask& task, const RuleSpec& rule);
Code splits(const OperatorTask& task, const RuleSpec& rule);
Code stacks(const OperatorTask& task, const RuleSpec& rule);
Code static_scale(const OperatorTask& task, const RuleSpec& rule);
Code step_is_not_zero(const OperatorTask& task, const RuleSpec& rule);
Code together(const OperatorTask& task, const RuleSpec& rule);
Code transposed_product(const OperatorTask& task, const RuleSpec& rule);
Code unpools(const OperatorTask& task, const RuleSpec& rule);
Code update_rank(const OperatorTask& task, const RuleSpec& rule);
Code weight_quant(const OperatorTask& task, const RuleSpec& rule);
Code within_last(const OperatorTask& task, const RuleSpec& rule);
Code without_last(const OperatorTask& task, const RuleSpec& rule);
}  // namespace checks

namespace {

const ArgSpec kAbsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAbsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAbs = {"aclnnAbs", "Abs", kAbsArgs, 2, kAbsRules, 3, Execution::Aten, false};
const ArgSpec kAcosArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAcosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAcos = {"aclnnAcos", "Acos", kAcosArgs, 2, kAcosRules, 3, Execution::Aten, false};
const ArgSpec kAcoshArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAcoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAcosh = {"aclnnAcosh", "Acosh", kAcoshArgs, 2, kAcoshRules, 3, Execution::Aten, false};
const ArgSpec kAdaptiveAvgPool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveAvgPool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveAvgPool2d = {"aclnnAdaptiveAvgPool2d", "AdaptiveAvgPool2d", kAdaptiveAvgPool2dArgs, 3, kAdaptiveAvgPool2dRules, 4, Execution::Aten, true};
const ArgSpec kAdaptiveAvgPool2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveAvgPool2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveAvgPool2dBackward = {"aclnnAdaptiveAvgPool2dBackward", "AdaptiveAvgPool2dBackward", kAdaptiveAvgPool2dBackwardArgs, 3, kAdaptiveAvgPool2dBackwardRules, 6, Execution::Aten, true};
const ArgSpec kAdaptiveAvgPool3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveAvgPool3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveAvgPool3d = {"aclnnAdaptiveAvgPool3d", "AdaptiveAvgPool3d", kAdaptiveAvgPool3dArgs, 3, kAdaptiveAvgPool3dRules, 4, Execution::Aten, true};
const ArgSpec kAdaptiveAvgPool3dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveAvgPool3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveAvgPool3dBackward = {"aclnnAdaptiveAvgPool3dBackward", "AdaptiveAvgPool3dBackward", kAdaptiveAvgPool3dBackwardArgs, 3, kAdaptiveAvgPool3dBackwardRules, 6, Execution::Aten, true};
const ArgSpec kAdaptiveMaxPool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"outputOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveMaxPool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveMaxPool2d = {"aclnnAdaptiveMaxPool2d", "AdaptiveMaxPool3d", kAdaptiveMaxPool2dArgs, 4, kAdaptiveMaxPool2dRules, 5, Execution::Aten, true};
const ArgSpec kAdaptiveMaxPool2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveMaxPool2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveMaxPool2dBackward = {"aclnnAdaptiveMaxPool2dBackward", "AdaptiveMaxPool3dGrad", kAdaptiveMaxPool2dBackwardArgs, 4, kAdaptiveMaxPool2dBackwardRules, 8, Execution::Native, true};
const ArgSpec kAdaptiveMaxPool3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"outputOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveMaxPool3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveMaxPool3d = {"aclnnAdaptiveMaxPool3d", "AdaptiveMaxPool3d", kAdaptiveMaxPool3dArgs, 4, kAdaptiveMaxPool3dRules, 6, Execution::Aten, true};
const ArgSpec kAdaptiveMaxPool3dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveMaxPool3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveMaxPool3dBackward = {"aclnnAdaptiveMaxPool3dBackward", "AdaptiveMaxPool3DGrad", kAdaptiveMaxPool3dBackwardArgs, 4, kAdaptiveMaxPool3dBackwardRules, 8, Execution::Native, true};
const ArgSpec kAddArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdd = {"aclnnAdd", "Add", kAddArgs, 4, kAddRules, 6, Execution::Aten, false};
const ArgSpec kAddLayerNormArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"additionalOutput", ArgKind::Bool, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}, {"xOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddLayerNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 7, 10, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {7, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
};
const OperatorSpec kAddLayerNorm = {"aclnnAddLayerNorm", "AddLayerNorm", kAddLayerNormArgs, 11, kAddLayerNormRules, 13, Execution::Native, true};
const ArgSpec kAddLayerNormGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"rstd", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"dsumOptional", ArgKind::Tensor, true, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dgammaOut", ArgKind::Tensor, false, false, true}, {"dbetaOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddLayerNormGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, 0, 6, 7, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {5, 8, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {4, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
};
const OperatorSpec kAddLayerNormGrad = {"aclnnAddLayerNormGrad", "AddLayerNormGrad", kAddLayerNormGradArgs, 10, kAddLayerNormGradRules, 14, Execution::Native, true};
const ArgSpec kAddLoraArgs[] = {{"y", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"weightB", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"weightAOptional", ArgKind::Tensor, true, true, false}, {"layerIdx", ArgKind::Int, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"yOffset", ArgKind::Int, false, true, false}, {"ySliceSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddLoraRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddLora = {"aclnnAddLora", "AddLora", kAddLoraArgs, 10, kAddLoraRules, 12, Execution::Native, true};
const ArgSpec kAddReluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRelu = {"aclnnAddRelu", "AddRelu", kAddReluArgs, 4, kAddReluRules, 6, Execution::Native, false};
const ArgSpec kAddRmsNormArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}, {"xOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddRmsNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 4, 6, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
    {RuleKind::Custom, {0, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
    {RuleKind::SameDtype, {0, 4, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRmsNorm = {"aclnnAddRmsNorm", "AddRmsNorm", kAddRmsNormArgs, 7, kAddRmsNormRules, 11, Execution::Native, true};
const ArgSpec kAddRmsNormCastArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"y1Out", ArgKind::Tensor, false, false, true}, {"y2Out", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}, {"xOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddRmsNormCastRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 4, 5, 7, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
    {RuleKind::Custom, {0, 2, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
    {RuleKind::SameDtype, {0, 5, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRmsNormCast = {"aclnnAddRmsNormCast", "AddRmsNormCast", kAddRmsNormCastArgs, 8, kAddRmsNormCastRules, 12, Execution::Native, true};
const ArgSpec kAddRmsNormDynamicQuantV2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"smoothScale1Optional", ArgKind::Tensor, true, true, false}, {"smoothScale2Optional", ArgKind::Tensor, true, true, false}, {"betaOptional", ArgKind::Tensor, true, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"outputMask", ArgKind::BoolArray, true, true, false}, {"y1Out", ArgKind::Tensor, false, false, true}, {"y2Out", ArgKind::Tensor, false, false, true}, {"xOut", ArgKind::Tensor, false, false, true}, {"scale1Out", ArgKind::Tensor, false, false, true}, {"scale2Out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddRmsNormDynamicQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
    {RuleKind::SameDtype, {0, 10, 5, 3, 4, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 5, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRmsNormDynamicQuantV2 = {"aclnnAddRmsNormDynamicQuantV2", "AddRmsNormDynamicQuant", kAddRmsNormDynamicQuantV2Args, 13, kAddRmsNormDynamicQuantV2Rules, 16, Execution::Native, true};
const ArgSpec kAddRmsNormQuantArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"scales1", ArgKind::Tensor, false, true, false}, {"scales2Optional", ArgKind::Tensor, true, true, false}, {"zeroPoints1Optional", ArgKind::Tensor, true, true, false}, {"zeroPoints2Optional", ArgKind::Tensor, true, true, false}, {"axis", ArgKind::Int, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"divMode", ArgKind::Bool, false, true, false}, {"y1Out", ArgKind::Tensor, false, false, true}, {"y2Out", ArgKind::Tensor, false, false, true}, {"xOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddRmsNormQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000008ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000008ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 10, 11, 12, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
    {RuleKind::SameDtype, {0, 12, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, 4, 5, 6, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRmsNormQuant = {"aclnnAddRmsNormQuant", "AddRmsNormQuant", kAddRmsNormQuantArgs, 13, kAddRmsNormQuantRules, 16, Execution::Native, true};
const ArgSpec kAddRmsNormQuantV2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"scales1", ArgKind::Tensor, false, true, false}, {"scales2Optional", ArgKind::Tensor, true, true, false}, {"zeroPoints1Optional", ArgKind::Tensor, true, true, false}, {"zeroPoints2Optional", ArgKind::Tensor, true, true, false}, {"betaOptional", ArgKind::Tensor, true, true, false}, {"axis", ArgKind::Int, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"divMode", ArgKind::Bool, false, true, false}, {"y1Out", ArgKind::Tensor, false, false, true}, {"y2Out", ArgKind::Tensor, false, false, true}, {"xOut", ArgKind::Tensor, false, false, true}, {"rmsNormOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kAddRmsNormQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000008ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000008ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 11, 12, 13, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dims, 161002},
    {RuleKind::SameDtype, {0, 13, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, 4, 5, 6, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRmsNormQuantV2 = {"aclnnAddRmsNormQuantV2", "AddRmsNormQuant", kAddRmsNormQuantV2Args, 15, kAddRmsNormQuantV2Rules, 19, Execution::Native, true};
const ArgSpec kAddV3Args[] = {{"self", ArgKind::Scalar, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddV3Rules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddV3 = {"aclnnAddV3", "Add", kAddV3Args, 4, kAddV3Rules, 4, Execution::Aten, false};
const ArgSpec kAddbmmArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"batch1", ArgKind::Tensor, false, true, false}, {"batch2", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kAddbmmRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::addbmm, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddbmm = {"aclnnAddbmm", "BatchMatMulV3", kAddbmmArgs, 7, kAddbmmRules, 9, Execution::Native, false};
const ArgSpec kAddcdivArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddcdivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddcdiv = {"aclnnAddcdiv", "Addcdiv", kAddcdivArgs, 5, kAddcdivRules, 5, Execution::Aten, false};
const ArgSpec kAddcmulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddcmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddcmul = {"aclnnAddcmul", "Addcmul", kAddcmulArgs, 5, kAddcmulRules, 5, Execution::Aten, false};
const ArgSpec kAddmmArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat1", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kAddmmRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddmm = {"aclnnAddmm", "MatMulV3", kAddmmArgs, 7, kAddmmRules, 9, Execution::Native, false};
const ArgSpec kAddmmWeightNzArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat1", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kAddmmWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddmmWeightNz = {"aclnnAddmmWeightNz", "MatMulV3", kAddmmWeightNzArgs, 7, kAddmmWeightNzRules, 9, Execution::Native, false};
const ArgSpec kAddmvArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat", ArgKind::Tensor, false, true, false}, {"vec", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kAddmvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddmv = {"aclnnAddmv", "MatMulV3", kAddmvArgs, 7, kAddmvRules, 9, Execution::Native, false};
const ArgSpec kAddrArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"vec1", ArgKind::Tensor, false, true, false}, {"vec2", ArgKind::Tensor, false, true, false}, {"betaOptional", ArgKind::Scalar, true, true, false}, {"alphaOptional", ArgKind::Scalar, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddr = {"aclnnAddr", "Addr", kAddrArgs, 6, kAddrRules, 7, Execution::Native, true};
const ArgSpec kAddsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdds = {"aclnnAdds", "Add", kAddsArgs, 4, kAddsRules, 4, Execution::Aten, false};
const ArgSpec kAdvanceStepV2Args[] = {{"inputTokens", ArgKind::Tensor, false, true, true}, {"sampledTokenIds", ArgKind::Tensor, false, true, false}, {"inputPositions", ArgKind::Tensor, false, true, true}, {"seqLens", ArgKind::Tensor, false, true, true}, {"slotMapping", ArgKind::Tensor, false, true, true}, {"blockTables", ArgKind::Tensor, false, true, false}, {"specToken", ArgKind::Tensor, false, true, false}, {"acceptedNum", ArgKind::Tensor, false, true, false}, {"numSeqs", ArgKind::Int, false, true, false}, {"numQueries", ArgKind::Int, false, true, false}, {"blockSize", ArgKind::Int, false, true, false}};
const RuleSpec kAdvanceStepV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {5, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {6, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {7, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {10, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 5, 6, 7, 8}, 0x0ull, 0, 0, "", "", checks::advance_step, 161002},
};
const OperatorSpec kAdvanceStepV2 = {"aclnnAdvanceStepV2", "AdvanceStep", kAdvanceStepV2Args, 11, kAdvanceStepV2Rules, 16, Execution::Native, false};
const ArgSpec kAffineGridArgs[] = {{"theta", ArgKind::Tensor, false, true, false}, {"size", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAffineGridRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAffineGrid = {"aclnnAffineGrid", "AffineGrid", kAffineGridArgs, 4, kAffineGridRules, 4, Execution::Native, true};
const ArgSpec kAllArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAllRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAll = {"aclnnAll", "ReduceAll", kAllArgs, 4, kAllRules, 4, Execution::Aten, true};
const ArgSpec kAmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAmax = {"aclnnAmax", "ReduceMax", kAmaxArgs, 4, kAmaxRules, 5, Execution::Aten, true};
const ArgSpec kAminArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAminRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAmin = {"aclnnAmin", "ReduceMin", kAminArgs, 4, kAminRules, 5, Execution::Aten, true};
const ArgSpec kAminmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"minOut", ArgKind::Tensor, false, false, true}, {"maxOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAminmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAminmax = {"aclnnAminmax", "Aminmax", kAminmaxArgs, 5, kAminmaxRules, 7, Execution::Native, true};
const ArgSpec kAminmaxAllArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"minOut", ArgKind::Tensor, false, false, true}, {"maxOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAminmaxAllRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAminmaxAll = {"aclnnAminmaxAll", "AminmaxAll", kAminmaxAllArgs, 3, kAminmaxAllRules, 4, Execution::Aten, true};
const ArgSpec kAminmaxDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"minOut", ArgKind::Tensor, false, false, true}, {"maxOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAminmaxDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAminmaxDim = {"aclnnAminmaxDim", "AminmaxDim", kAminmaxDimArgs, 5, kAminmaxDimRules, 7, Execution::Aten, true};
const ArgSpec kAmpUpdateScaleArgs[] = {{"currentScale", ArgKind::Tensor, false, true, false}, {"growthTracker", ArgKind::Tensor, false, true, false}, {"foundInf", ArgKind::Tensor, false, true, false}, {"growthFactor", ArgKind::Double, false, true, false}, {"backoffFactor", ArgKind::Double, false, true, false}, {"growthInterval", ArgKind::Int, false, true, false}, {"updatedScale", ArgKind::Tensor, false, false, true}, {"updatedGrowthTracker", ArgKind::Tensor, false, false, true}};
const RuleSpec kAmpUpdateScaleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::one_element, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::one_element, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::one_element, 161002},
    {RuleKind::Custom, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::one_element, 161002},
    {RuleKind::Custom, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::one_element, 161002},
};
const OperatorSpec kAmpUpdateScale = {"aclnnAmpUpdateScale", "AmpUpdateScale", kAmpUpdateScaleArgs, 8, kAmpUpdateScaleRules, 10, Execution::Native, false};
const ArgSpec kAngleV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAngleV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAngleV2 = {"aclnnAngleV2", "AngleV2", kAngleV2Args, 2, kAngleV2Rules, 3, Execution::Aten, false};
const ArgSpec kAnyArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAnyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAny = {"aclnnAny", "ReduceAny", kAnyArgs, 4, kAnyRules, 4, Execution::Aten, true};
const ArgSpec kApplyAdamArgs[] = {{"varRef", ArgKind::Tensor, false, true, true}, {"mRef", ArgKind::Tensor, false, true, true}, {"vRef", ArgKind::Tensor, false, true, true}, {"beta1Power", ArgKind::Tensor, false, true, false}, {"beta2Power", ArgKind::Tensor, false, true, false}, {"lr", ArgKind::Tensor, false, true, false}, {"beta1", ArgKind::Tensor, false, true, false}, {"beta2", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Tensor, false, true, false}, {"grad", ArgKind::Tensor, false, true, false}, {"useLocking", ArgKind::Bool, false, true, false}, {"useNesterov", ArgKind::Bool, false, true, false}};
const RuleSpec kApplyAdamRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 9, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 2, 9, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
};
const OperatorSpec kApplyAdam = {"aclnnApplyAdam", "ApplyAdam", kApplyAdamArgs, 12, kApplyAdamRules, 18, Execution::Native, false};
const ArgSpec kApplyAdamWArgs[] = {{"varRef", ArgKind::Tensor, false, true, true}, {"mRef", ArgKind::Tensor, false, true, true}, {"vRef", ArgKind::Tensor, false, true, true}, {"beta1Power", ArgKind::Tensor, false, true, false}, {"beta2Power", ArgKind::Tensor, false, true, false}, {"lr", ArgKind::Tensor, false, true, false}, {"weightDecay", ArgKind::Tensor, false, true, false}, {"beta1", ArgKind::Tensor, false, true, false}, {"beta2", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Tensor, false, true, false}, {"grad", ArgKind::Tensor, false, true, false}, {"maxGradNormOptional", ArgKind::Tensor, true, true, false}, {"amsgrad", ArgKind::Bool, false, true, false}, {"maximize", ArgKind::Bool, false, true, false}};
const RuleSpec kApplyAdamWRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 10, 11, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 2, 10, 11, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {9, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass a tensor of one element.", checks::one_element, 161002},
    {RuleKind::Custom, {12, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass the running maximum, or amsgrad = false.", checks::amsgrad_has_maximum, 161002},
};
const OperatorSpec kApplyAdamW = {"aclnnApplyAdamW", "ApplyAdamW", kApplyAdamWArgs, 14, kApplyAdamWRules, 22, Execution::Native, false};
const ArgSpec kApplyAdamWV2Args[] = {{"varRef", ArgKind::Tensor, false, true, true}, {"mRef", ArgKind::Tensor, false, true, true}, {"vRef", ArgKind::Tensor, false, true, true}, {"maxGradNormOptionalRef", ArgKind::Tensor, true, true, true}, {"grad", ArgKind::Tensor, false, true, false}, {"step", ArgKind::Tensor, false, true, false}, {"lr", ArgKind::Double, false, true, false}, {"beta1", ArgKind::Double, false, true, false}, {"beta2", ArgKind::Double, false, true, false}, {"weightDecay", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"amsgrad", ArgKind::Bool, false, true, false}, {"maximize", ArgKind::Bool, false, true, false}};
const RuleSpec kApplyAdamWV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x201ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "`step` is the number of steps made so far.", checks::one_element, 161002},
    {RuleKind::Custom, {11, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass the running maximum, or amsgrad = false.", checks::amsgrad_has_maximum, 161002},
};
const OperatorSpec kApplyAdamWV2 = {"aclnnApplyAdamWV2", "ApplyAdamWV2", kApplyAdamWV2Args, 13, kApplyAdamWV2Rules, 9, Execution::Native, false};
const ArgSpec kApplyRotaryPosEmbArgs[] = {{"queryRef", ArgKind::Tensor, false, true, true}, {"keyRef", ArgKind::Tensor, false, true, true}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"layout", ArgKind::Int, false, true, false}};
const RuleSpec kApplyRotaryPosEmbRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "", checks::apply_rotary, 561002},
};
const OperatorSpec kApplyRotaryPosEmb = {"aclnnApplyRotaryPosEmb", "ApplyRotaryPosEmb", kApplyRotaryPosEmbArgs, 5, kApplyRotaryPosEmbRules, 6, Execution::Native, false};
const ArgSpec kApplyRotaryPosEmbV2Args[] = {{"queryRef", ArgKind::Tensor, false, true, true}, {"keyRef", ArgKind::Tensor, false, true, true}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"layout", ArgKind::Int, false, true, false}, {"rotaryMode", ArgKind::String, true, true, false}};
const RuleSpec kApplyRotaryPosEmbV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "half", "This chip turns halves; use RotaryPositionEmbedding for other modes.", checks::choice, 561002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "", checks::apply_rotary, 561002},
};
const OperatorSpec kApplyRotaryPosEmbV2 = {"aclnnApplyRotaryPosEmbV2", "ApplyRotaryPosEmb", kApplyRotaryPosEmbV2Args, 6, kApplyRotaryPosEmbV2Rules, 7, Execution::Native, false};
const ArgSpec kApplyTopKTopPArgs[] = {{"logits", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Tensor, true, true, false}, {"k", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kApplyTopKTopPRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kApplyTopKTopP = {"aclnnApplyTopKTopP", "ApplyTopKTopPWithSorted", kApplyTopKTopPArgs, 4, kApplyTopKTopPRules, 9, Execution::Native, true};
const ArgSpec kArangeArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"step", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kArangeRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "Give a step that leads from start to end.", checks::step_is_not_zero, 161002},
};
const OperatorSpec kArange = {"aclnnArange", "Range", kArangeArgs, 4, kArangeRules, 3, Execution::Aten, false};
const ArgSpec kArgMaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kArgMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kArgMax = {"aclnnArgMax", "ArgMaxV2", kArgMaxArgs, 4, kArgMaxRules, 4, Execution::Aten, true};
const ArgSpec kArgMinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kArgMinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kArgMin = {"aclnnArgMin", "ArgMin", kArgMinArgs, 4, kArgMinRules, 4, Execution::Aten, true};
const ArgSpec kAscendAntiQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"sqrtMode", ArgKind::Bool, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kAscendAntiQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {5, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The attribute names the type of the output.", checks::dtype_is, 161002},
    {RuleKind::Broadcastable, {1, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAscendAntiQuant = {"aclnnAscendAntiQuant", "AscendAntiQuantV2", kAscendAntiQuantArgs, 6, kAscendAntiQuantRules, 9, Execution::Native, false};
const ArgSpec kAscendQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"sqrtMode", ArgKind::Bool, false, true, false}, {"roundMode", ArgKind::String, false, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kAscendQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {6, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The attribute names the type of the output.", checks::dtype_is, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAscendQuant = {"aclnnAscendQuant", "AscendQuantV2", kAscendQuantArgs, 7, kAscendQuantRules, 9, Execution::Native, false};
const ArgSpec kAscendQuantV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"sqrtMode", ArgKind::Bool, false, true, false}, {"roundMode", ArgKind::String, false, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kAscendQuantV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {7, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The attribute names the type of the output.", checks::dtype_is, 161002},
};
const OperatorSpec kAscendQuantV3 = {"aclnnAscendQuantV3", "AscendQuantV2", kAscendQuantV3Args, 8, kAscendQuantV3Rules, 8, Execution::Native, false};
const ArgSpec kAsinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAsinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAsin = {"aclnnAsin", "Asin", kAsinArgs, 2, kAsinRules, 3, Execution::Aten, false};
const ArgSpec kAsinhArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAsinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAsinh = {"aclnnAsinh", "Asinh", kAsinhArgs, 2, kAsinhRules, 3, Execution::Aten, false};
const ArgSpec kAtanArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAtanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAtan = {"aclnnAtan", "Atan", kAtanArgs, 2, kAtanRules, 3, Execution::Aten, false};
const ArgSpec kAtan2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAtan2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAtan2 = {"aclnnAtan2", "Atan2", kAtan2Args, 3, kAtan2Rules, 4, Execution::Aten, false};
const ArgSpec kAtanhArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAtanh = {"aclnnAtanh", "Atanh", kAtanhArgs, 2, kAtanhRules, 3, Execution::Aten, false};
const ArgSpec kAvgPool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"paddings", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"countIncludePad", ArgKind::Bool, false, true, false}, {"divisorOverride", ArgKind::Int, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAvgPool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAvgPool2d = {"aclnnAvgPool2d", "AvgPoolV2", kAvgPool2dArgs, 9, kAvgPool2dRules, 4, Execution::Aten, true};
const ArgSpec kAvgPool2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"countIncludePad", ArgKind::Bool, false, true, false}, {"divisorOverride", ArgKind::Int, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kAvgPool2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAvgPool2dBackward = {"aclnnAvgPool2dBackward", "AvgPoolV2Grad", kAvgPool2dBackwardArgs, 10, kAvgPool2dBackwardRules, 6, Execution::Aten, true};
const ArgSpec kAvgPool3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"countIncludePad", ArgKind::Bool, false, true, false}, {"divisorOverride", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAvgPool3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAvgPool3d = {"aclnnAvgPool3d", "AvgPool3D", kAvgPool3dArgs, 8, kAvgPool3dRules, 4, Execution::Native, true};
const ArgSpec kAvgPool3dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"countIncludePad", ArgKind::Bool, false, true, false}, {"divisorOverride", ArgKind::Int, false, true, false}, {"output", ArgKind::Tensor, false, false, true}};
const RuleSpec kAvgPool3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAvgPool3dBackward = {"aclnnAvgPool3dBackward", "AvgPool3DGrad", kAvgPool3dBackwardArgs, 9, kAvgPool3dBackwardRules, 6, Execution::Native, true};
const ArgSpec kBaddbmmArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"batch1", ArgKind::Tensor, false, true, false}, {"batch2", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kBaddbmmRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBaddbmm = {"aclnnBaddbmm", "BatchMatMulV3", kBaddbmmArgs, 7, kBaddbmmRules, 9, Execution::Native, false};
const ArgSpec kBatchMatMulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kBatchMatMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
};
const OperatorSpec kBatchMatMul = {"aclnnBatchMatMul", "BatchMatMulV3", kBatchMatMulArgs, 4, kBatchMatMulRules, 7, Execution::Native, false};
const ArgSpec kBatchMatMulWeightNzArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kBatchMatMulWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
};
const OperatorSpec kBatchMatMulWeightNz = {"aclnnBatchMatMulWeightNz", "BatchMatMulV3", kBatchMatMulWeightNzArgs, 4, kBatchMatMulWeightNzRules, 7, Execution::Native, false};
const ArgSpec kBatchNormArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"runningMean", ArgKind::Tensor, true, true, true}, {"runningVar", ArgKind::Tensor, true, true, true}, {"training", ArgKind::Bool, false, true, false}, {"momentum", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"saveMean", ArgKind::Tensor, true, false, true}, {"saveInvstd", ArgKind::Tensor, true, false, true}};
const RuleSpec kBatchNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBatchNorm = {"aclnnBatchNorm", "BatchNormV3", kBatchNormArgs, 11, kBatchNormRules, 10, Execution::Native, true};
const ArgSpec kBatchNormBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"runningMean", ArgKind::Tensor, true, true, false}, {"runningVar", ArgKind::Tensor, true, true, false}, {"saveMean", ArgKind::Tensor, true, true, false}, {"saveInvstd", ArgKind::Tensor, true, true, false}, {"training", ArgKind::Bool, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"outputMask", ArgKind::BoolArray, false, true, false}, {"gradInput", ArgKind::Tensor, true, false, true}, {"gradWeight", ArgKind::Tensor, true, false, true}, {"gradBias", ArgKind::Tensor, true, false, true}};
const RuleSpec kBatchNormBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBatchNormBackward = {"aclnnBatchNormBackward", "BatchNormGradV3", kBatchNormBackwardArgs, 13, kBatchNormBackwardRules, 11, Execution::Native, true};
const ArgSpec kBatchNormElemtArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"invstd", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"output", ArgKind::Tensor, false, false, true}};
const RuleSpec kBatchNormElemtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
};
const OperatorSpec kBatchNormElemt = {"aclnnBatchNormElemt", "BNInfer", kBatchNormElemtArgs, 7, kBatchNormElemtRules, 9, Execution::Native, true};
const ArgSpec kBatchNormElemtBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"invstd", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"sumDy", ArgKind::Tensor, false, true, false}, {"sumDyXmu", ArgKind::Tensor, false, true, false}, {"counter", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kBatchNormElemtBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x209ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 3, 4, 5, 6}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
};
const OperatorSpec kBatchNormElemtBackward = {"aclnnBatchNormElemtBackward", "BatchNormElemtBackward", kBatchNormElemtBackwardArgs, 9, kBatchNormElemtBackwardRules, 11, Execution::Native, true};
const ArgSpec kBatchNormGatherStatsWithCountsArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"invstd", ArgKind::Tensor, false, true, false}, {"runningMean", ArgKind::Tensor, true, true, true}, {"runningVar", ArgKind::Tensor, true, true, true}, {"momentum", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"counts", ArgKind::Tensor, false, true, false}, {"meanAll", ArgKind::Tensor, false, false, true}, {"invstdAll", ArgKind::Tensor, false, false, true}};
const RuleSpec kBatchNormGatherStatsWithCountsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 3, 4, 8, 9, -1}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
};
const OperatorSpec kBatchNormGatherStatsWithCounts = {"aclnnBatchNormGatherStatsWithCounts", "BatchNormGatherStatsWithCounts", kBatchNormGatherStatsWithCountsArgs, 10, kBatchNormGatherStatsWithCountsRules, 10, Execution::Native, true};
const ArgSpec kBatchNormReduceArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"sum", ArgKind::Tensor, false, false, true}, {"squareSum", ArgKind::Tensor, false, false, true}};
const RuleSpec kBatchNormReduceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
};
const OperatorSpec kBatchNormReduce = {"aclnnBatchNormReduce", "BNTrainingReduce", kBatchNormReduceArgs, 3, kBatchNormReduceRules, 4, Execution::Native, true};
const ArgSpec kBatchNormReduceBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"invstd", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"inputG", ArgKind::Bool, false, true, false}, {"weightG", ArgKind::Bool, false, true, false}, {"biasG", ArgKind::Bool, false, true, false}, {"sumDy", ArgKind::Tensor, true, false, true}, {"sumDyXmu", ArgKind::Tensor, true, false, true}, {"gradWeight", ArgKind::Tensor, true, false, true}, {"gradBias", ArgKind::Tensor, true, false, true}};
const RuleSpec kBatchNormReduceBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
    {RuleKind::Custom, {1, 8, 9, 10, 11, -1}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
};
const OperatorSpec kBatchNormReduceBackward = {"aclnnBatchNormReduceBackward", "BatchNormReduceBackward", kBatchNormReduceBackwardArgs, 12, kBatchNormReduceBackwardRules, 12, Execution::Native, true};
const ArgSpec kBatchNormStatsArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"mean", ArgKind::Tensor, false, false, true}, {"invstd", ArgKind::Tensor, false, false, true}};
const RuleSpec kBatchNormStatsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::channel_sized, 161002},
};
const OperatorSpec kBatchNormStats = {"aclnnBatchNormStats", "BatchNormStats", kBatchNormStatsArgs, 4, kBatchNormStatsRules, 4, Execution::Native, true};
const ArgSpec kBinaryCrossEntropyArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kBinaryCrossEntropy = {"aclnnBinaryCrossEntropy", "BinaryCrossEntropy", kBinaryCrossEntropyArgs, 5, kBinaryCrossEntropyRules, 5, Execution::Aten, true};
const ArgSpec kBinaryCrossEntropyBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBinaryCrossEntropyBackward = {"aclnnBinaryCrossEntropyBackward", "BinaryCrossEntropyBackward", kBinaryCrossEntropyBackwardArgs, 6, kBinaryCrossEntropyBackwardRules, 6, Execution::Aten, true};
const ArgSpec kBinaryCrossEntropyWithLogitsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"posWeightOptional", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyWithLogitsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kBinaryCrossEntropyWithLogits = {"aclnnBinaryCrossEntropyWithLogits", "BinaryCrossEntropyWithLogits", kBinaryCrossEntropyWithLogitsArgs, 6, kBinaryCrossEntropyWithLogitsRules, 5, Execution::Native, true};
const ArgSpec kBinaryCrossEntropyWithLogitsBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"posWeightOptional", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyWithLogitsBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBinaryCrossEntropyWithLogitsBackward = {"aclnnBinaryCrossEntropyWithLogitsBackward", "BinaryCrossEntropyWithLogitsBackward", kBinaryCrossEntropyWithLogitsBackwardArgs, 7, kBinaryCrossEntropyWithLogitsBackwardRules, 6, Execution::Native, true};
const ArgSpec kBincountArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"weights", ArgKind::Tensor, true, true, false}, {"minlength", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBincountRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kBincount = {"aclnnBincount", "Bincount", kBincountArgs, 4, kBincountRules, 5, Execution::Aten, true};
const ArgSpec kBitwiseAndScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseAndScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseAndScalar = {"aclnnBitwiseAndScalar", "BitwiseAnd", kBitwiseAndScalarArgs, 3, kBitwiseAndScalarRules, 4, Execution::Aten, false};
const ArgSpec kBitwiseAndTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseAndTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseAndTensor = {"aclnnBitwiseAndTensor", "BitwiseAnd", kBitwiseAndTensorArgs, 3, kBitwiseAndTensorRules, 6, Execution::Aten, false};
const ArgSpec kBitwiseNotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseNotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseNot = {"aclnnBitwiseNot", "Invert", kBitwiseNotArgs, 2, kBitwiseNotRules, 3, Execution::Aten, false};
const ArgSpec kBitwiseOrScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseOrScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseOrScalar = {"aclnnBitwiseOrScalar", "BitwiseOr", kBitwiseOrScalarArgs, 3, kBitwiseOrScalarRules, 4, Execution::Aten, false};
const ArgSpec kBitwiseOrTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseOrTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseOrTensor = {"aclnnBitwiseOrTensor", "BitwiseOr", kBitwiseOrTensorArgs, 3, kBitwiseOrTensorRules, 6, Execution::Aten, false};
const ArgSpec kBitwiseXorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseXorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseXorScalar = {"aclnnBitwiseXorScalar", "BitwiseXor", kBitwiseXorScalarArgs, 3, kBitwiseXorScalarRules, 4, Execution::Aten, false};
const ArgSpec kBitwiseXorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseXorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseXorTensor = {"aclnnBitwiseXorTensor", "BitwiseXor", kBitwiseXorTensorArgs, 3, kBitwiseXorTensorRules, 6, Execution::Aten, false};
const ArgSpec kBucketizeArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"boundaries", ArgKind::Tensor, false, true, false}, {"outInt32", ArgKind::Bool, false, true, false}, {"right", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBucketizeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kBucketize = {"aclnnBucketize", "BucketizeV2", kBucketizeArgs, 5, kBucketizeRules, 4, Execution::Aten, false};
const ArgSpec kCastArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCastRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe the output with the data type asked for.", checks::dtype_is, 161002},
};
const OperatorSpec kCast = {"aclnnCast", "Cast", kCastArgs, 3, kCastRules, 4, Execution::Aten, false};
const ArgSpec kCatArgs[] = {{"tensors", ArgKind::TensorList, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Except along `dim` all tensors have equal sizes.", checks::concatenates, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCat = {"aclnnCat", "ConcatD", kCatArgs, 3, kCatRules, 5, Execution::Aten, false};
const ArgSpec kCdistArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Double, false, true, false}, {"compute_mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCdistRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCdist = {"aclnnCdist", "Cdist", kCdistArgs, 5, kCdistRules, 6, Execution::Native, true};
const ArgSpec kCdistBackwardArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"cdist", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCdistBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 0, 3, 5, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCdistBackward = {"aclnnCdistBackward", "CdistGrad", kCdistBackwardArgs, 6, kCdistBackwardRules, 9, Execution::Native, true};
const ArgSpec kCeilArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCeilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCeil = {"aclnnCeil", "Ceil", kCeilArgs, 2, kCeilRules, 3, Execution::Aten, false};
const ArgSpec kCeluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCelu = {"aclnnCelu", "Celu", kCeluArgs, 3, kCeluRules, 4, Execution::Aten, true};
const ArgSpec kChannelShuffleArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kChannelShuffleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kChannelShuffle = {"aclnnChannelShuffle", "Transpose", kChannelShuffleArgs, 3, kChannelShuffleRules, 6, Execution::Aten, true};
const ArgSpec kChunkCatArgs[] = {{"tensors", ArgKind::TensorList, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"numChunks", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kChunkCatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kChunkCat = {"aclnnChunkCat", "ChunkCat", kChunkCatArgs, 4, kChunkCatRules, 3, Execution::Aten, false};
const ArgSpec kChunkGatedDeltaRuleArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"initialState", ArgKind::Tensor, false, true, false}, {"actualSeqLengths", ArgKind::Tensor, false, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"gOptional", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"finalState", ArgKind::Tensor, false, false, true}};
const RuleSpec kChunkGatedDeltaRuleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::delta_heads, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameShape, {4, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kChunkGatedDeltaRule = {"aclnnChunkGatedDeltaRule", "ChunkGatedDeltaRule", kChunkGatedDeltaRuleArgs, 10, kChunkGatedDeltaRuleRules, 17, Execution::Native, false};
const ArgSpec kClampArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Scalar, true, true, false}, {"clipValueMax", ArgKind::Scalar, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClamp = {"aclnnClamp", "ClipByValueV2", kClampArgs, 4, kClampRules, 4, Execution::Native, false};
const ArgSpec kClampMaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMax", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMax = {"aclnnClampMax", "Minimum", kClampMaxArgs, 3, kClampMaxRules, 4, Execution::Native, false};
const ArgSpec kClampMaxTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"max", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMaxTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMaxTensor = {"aclnnClampMaxTensor", "Minimum", kClampMaxTensorArgs, 3, kClampMaxTensorRules, 6, Execution::Aten, false};
const ArgSpec kClampMinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMin = {"aclnnClampMin", "Maximum", kClampMinArgs, 3, kClampMinRules, 4, Execution::Native, false};
const ArgSpec kClampMinTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMinTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMinTensor = {"aclnnClampMinTensor", "Maximum", kClampMinTensorArgs, 3, kClampMinTensorRules, 6, Execution::Aten, false};
const ArgSpec kClampTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Tensor, true, true, false}, {"clipValueMax", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampTensor = {"aclnnClampTensor", "ClampTensor", kClampTensorArgs, 4, kClampTensorRules, 6, Execution::Aten, false};
const ArgSpec kClippedSwigluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"dim", ArgKind::Int, false, true, false}, {"alpha", ArgKind::Double, false, true, false}, {"limit", ArgKind::Double, false, true, false}, {"bias", ArgKind::Double, false, true, false}, {"interleaved", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClippedSwigluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::halved, 161002},
};
const OperatorSpec kClippedSwiglu = {"aclnnClippedSwiglu", "ClippedSwiglu", kClippedSwigluArgs, 8, kClippedSwigluRules, 8, Execution::Native, false};
const ArgSpec kCoalesceSparseArgs[] = {{"unique_len", ArgKind::Tensor, false, true, false}, {"unique_indices", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"values", ArgKind::Tensor, false, true, false}, {"new_indices", ArgKind::Tensor, false, true, true}, {"new_values", ArgKind::Tensor, false, true, true}};
const RuleSpec kCoalesceSparseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800080bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x800080bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {3, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCoalesceSparse = {"aclnnCoalesceSparse", "CoalesceSparse", kCoalesceSparseArgs, 6, kCoalesceSparseRules, 11, Execution::Native, false};
const ArgSpec kComplexArgs[] = {{"real", ArgKind::Tensor, false, true, false}, {"imag", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kComplexRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x30000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kComplex = {"aclnnComplex", "Complex", kComplexArgs, 3, kComplexRules, 4, Execution::Aten, false};
const ArgSpec kConfusionTransposeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"perm", ArgKind::IntArray, false, true, false}, {"shape", ArgKind::IntArray, false, true, false}, {"transpose_first", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kConfusionTransposeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "`perm` orders the dimensions, `shape` keeps the number of elements.", checks::permutes, 161002},
};
const OperatorSpec kConfusionTranspose = {"aclnnConfusionTranspose", "ConfusionTranspose", kConfusionTransposeArgs, 5, kConfusionTransposeRules, 4, Execution::Native, false};
const ArgSpec kConstantPadNdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"pad", ArgKind::IntArray, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kConstantPadNdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "`pad` holds pairs (before, after) from the last dimension on; both may be negative.", checks::pads, 161002},
};
const OperatorSpec kConstantPadNd = {"aclnnConstantPadNd", "PadV3", kConstantPadNdArgs, 4, kConstantPadNdRules, 4, Execution::Native, false};
const ArgSpec kConvDepthwise2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kConvDepthwise2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kConvDepthwise2d = {"aclnnConvDepthwise2d", "DepthwiseConv2D", kConvDepthwise2dArgs, 9, kConvDepthwise2dRules, 7, Execution::Native, true};
const ArgSpec kConvTbcArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, false, true, false}, {"pad", ArgKind::Int, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kConvTbcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kConvTbc = {"aclnnConvTbc", "Conv2D", kConvTbcArgs, 6, kConvTbcRules, 8, Execution::Native, true};
const ArgSpec kConvTbcBackwardArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, false, true, false}, {"pad", ArgKind::Int, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}, {"gradWeight", ArgKind::Tensor, false, false, true}, {"gradBias", ArgKind::Tensor, false, false, true}};
const RuleSpec kConvTbcBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kConvTbcBackward = {"aclnnConvTbcBackward", "Conv2DBackpropInput", kConvTbcBackwardArgs, 9, kConvTbcBackwardRules, 11, Execution::Native, true};
const ArgSpec kConvolutionArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"transposed", ArgKind::Bool, false, true, false}, {"outputPadding", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kConvolutionRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 6, 8, 3, 9}, 0x0ull, 0, 0, "", "", checks::convolution, 161002},
    {RuleKind::Custom, {4, 1, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::convolution_padding, 161002},
};
const OperatorSpec kConvolution = {"aclnnConvolution", "Conv2D", kConvolutionArgs, 11, kConvolutionRules, 9, Execution::Native, true};
const ArgSpec kConvolutionBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"biasSizes", ArgKind::IntArray, true, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"transposed", ArgKind::Bool, false, true, false}, {"outputPadding", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"outputMask", ArgKind::BoolArray, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, true, false, true}, {"gradWeight", ArgKind::Tensor, true, false, true}, {"gradBias", ArgKind::Tensor, true, false, true}};
const RuleSpec kConvolutionBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 7, 9, 4, 0}, 0x0ull, 0, 0, "", "", checks::convolution, 161002},
    {RuleKind::Custom, {5, 2, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::convolution_padding, 161002},
};
const OperatorSpec kConvolutionBackward = {"aclnnConvolutionBackward", "Conv2DBackpropInput", kConvolutionBackwardArgs, 15, kConvolutionBackwardRules, 11, Execution::Native, true};
const ArgSpec kCosArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCos = {"aclnnCos", "Cos", kCosArgs, 2, kCosRules, 3, Execution::Aten, false};
const ArgSpec kCoshArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCosh = {"aclnnCosh", "Cosh", kCoshArgs, 2, kCoshRules, 3, Execution::Aten, false};
const ArgSpec kCrossEntropyLossArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"reductionOptional", ArgKind::String, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"labelSmoothing", ArgKind::Double, false, true, false}, {"lseSquareScaleForZloss", ArgKind::Double, false, true, false}, {"returnZloss", ArgKind::Bool, false, true, false}, {"lossOut", ArgKind::Tensor, false, false, true}, {"logProbOut", ArgKind::Tensor, false, false, true}, {"zlossOut", ArgKind::Tensor, false, false, true}, {"lseForZlossOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kCrossEntropyLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reduction_word, 161002},
    {RuleKind::Custom, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::double_is_zero, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCrossEntropyLoss = {"aclnnCrossEntropyLoss", "CrossEntropyLoss", kCrossEntropyLossArgs, 12, kCrossEntropyLossRules, 12, Execution::Native, true};
const ArgSpec kCrossEntropyLossGradArgs[] = {{"gradLoss", ArgKind::Tensor, false, true, false}, {"logProb", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"gradZlossOptional", ArgKind::Tensor, true, true, false}, {"lseForZlossOptional", ArgKind::Tensor, true, true, false}, {"reductionOptional", ArgKind::String, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"labelSmoothing", ArgKind::Double, false, true, false}, {"lseSquareScaleForZloss", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCrossEntropyLossGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reduction_word, 161002},
    {RuleKind::Custom, {9, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::double_is_zero, 161002},
};
const OperatorSpec kCrossEntropyLossGrad = {"aclnnCrossEntropyLossGrad", "CrossEntropyLossGrad", kCrossEntropyLossGradArgs, 11, kCrossEntropyLossGradRules, 11, Execution::Native, true};
const ArgSpec kCtcLossArgs[] = {{"logProbs", ArgKind::Tensor, false, true, false}, {"targets", ArgKind::Tensor, false, true, false}, {"inputLengths", ArgKind::IntArray, false, true, false}, {"targetlengths", ArgKind::IntArray, false, true, false}, {"blank", ArgKind::Int, false, true, false}, {"zeroInfinity", ArgKind::Bool, false, true, false}, {"negLogLikelihoodOut", ArgKind::Tensor, false, false, true}, {"logAlphaOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kCtcLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCtcLoss = {"aclnnCtcLoss", "CTCLossV2", kCtcLossArgs, 8, kCtcLossRules, 7, Execution::Native, true};
const ArgSpec kCtcLossBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"logProbs", ArgKind::Tensor, false, true, false}, {"targets", ArgKind::Tensor, false, true, false}, {"inputLengths", ArgKind::IntArray, false, true, false}, {"targetLengths", ArgKind::IntArray, false, true, false}, {"negLogLikelihood", ArgKind::Tensor, false, true, false}, {"logAlpha", ArgKind::Tensor, false, true, false}, {"blank", ArgKind::Int, false, true, false}, {"zeroInfinity", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCtcLossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {6, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCtcLossBackward = {"aclnnCtcLossBackward", "CTCLossV2Grad", kCtcLossBackwardArgs, 10, kCtcLossBackwardRules, 10, Execution::Native, true};
const ArgSpec kCummaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kCummaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCummax = {"aclnnCummax", "Cummax", kCummaxArgs, 4, kCummaxRules, 6, Execution::Aten, true};
const ArgSpec kCumminArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kCumminRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCummin = {"aclnnCummin", "Cummin", kCumminArgs, 4, kCumminRules, 6, Execution::Aten, true};
const ArgSpec kCumprodArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Scalar, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCumprodRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCumprod = {"aclnnCumprod", "Cumprod", kCumprodArgs, 4, kCumprodRules, 3, Execution::Aten, true};
const ArgSpec kCumsumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCumsumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCumsum = {"aclnnCumsum", "Cumsum", kCumsumArgs, 4, kCumsumRules, 4, Execution::Aten, true};
const ArgSpec kDeepNormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gx", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Double, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"meanOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}, {"yOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDeepNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 8, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 3, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
    {RuleKind::SameShape, {7, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDeepNorm = {"aclnnDeepNorm", "DeepNorm", kDeepNormArgs, 9, kDeepNormRules, 12, Execution::Native, true};
const ArgSpec kDeepNormGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"gx", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"rstd", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Double, false, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dgxOut", ArgKind::Tensor, false, false, true}, {"dbetaOut", ArgKind::Tensor, false, false, true}, {"dgammaOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDeepNormGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 7, 8}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 2, 7, 8, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 9, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 3, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
    {RuleKind::SameShape, {5, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDeepNormGrad = {"aclnnDeepNormGrad", "DeepNormGrad", kDeepNormGradArgs, 11, kDeepNormGradRules, 15, Execution::Native, true};
const ArgSpec kDeformableConv2dArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"deformableGroups", ArgKind::Int, false, true, false}, {"modulated", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"deformOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kDeformableConv2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 11, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {8, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {9, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kDeformableConv2d = {"aclnnDeformableConv2d", "DeformableOffsets", kDeformableConv2dArgs, 13, kDeformableConv2dRules, 12, Execution::Native, true};
const ArgSpec kDeformableConv2dBackwardArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"gradOutput", ArgKind::Tensor, false, true, false}, {"offsetOut", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"deformableGroups", ArgKind::Int, false, true, false}, {"modulated", ArgKind::Bool, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}, {"gradWeight", ArgKind::Tensor, false, false, true}, {"gradOffset", ArgKind::Tensor, false, false, true}, {"gradBias", ArgKind::Tensor, false, false, true}};
const RuleSpec kDeformableConv2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 12, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 13, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {4, 14, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {9, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {10, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kDeformableConv2dBackward = {"aclnnDeformableConv2dBackward", "DeformableOffsetsGrad", kDeformableConv2dBackwardArgs, 16, kDeformableConv2dBackwardRules, 18, Execution::Native, true};
const ArgSpec kDequantBiasArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weightScale", ArgKind::Tensor, false, true, false}, {"activateScaleOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"outputDtype", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDequantBiasRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::along_last, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::without_last, 161002},
    {RuleKind::Custom, {5, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The attribute names the type of the output.", checks::dtype_is, 161002},
};
const OperatorSpec kDequantBias = {"aclnnDequantBias", "DequantBias", kDequantBiasArgs, 6, kDequantBiasRules, 10, Execution::Native, false};
const ArgSpec kDequantRopeQuantKvcacheArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"kCacheRef", ArgKind::Tensor, false, true, true}, {"vCacheRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"scaleK", ArgKind::Tensor, false, true, false}, {"scaleV", ArgKind::Tensor, false, true, false}, {"offsetKOptional", ArgKind::Tensor, true, true, false}, {"offsetVOptional", ArgKind::Tensor, true, true, false}, {"weightScaleOptional", ArgKind::Tensor, true, true, false}, {"activationScaleOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"sizeSplits", ArgKind::IntArray, false, true, false}, {"quantModeOptional", ArgKind::String, true, true, false}, {"layoutOptional", ArgKind::String, true, true, false}, {"kvOutput", ArgKind::Bool, false, true, false}, {"cacheModeOptional", ArgKind::String, true, true, false}, {"qOut", ArgKind::Tensor, false, false, true}, {"kOut", ArgKind::Tensor, false, false, true}, {"vOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDequantRopeQuantKvcacheRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000aull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {18, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {20, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x9ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x9ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 18, 19, 20, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {14, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "static", "Only static quantisation is available.", checks::choice, 161002},
    {RuleKind::Custom, {15, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "BSND", "", checks::choice, 161002},
    {RuleKind::Custom, {17, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "contiguous|page", "", checks::choice, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::cache_rows, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, 4, 6, 7, -1, -1}, 0x0ull, 0, 0, "C L N D;C L N D;D;D", "", checks::shapes, 161002},
    {RuleKind::Custom, {3, 8, 9, -1, -1, -1}, 0x0ull, 0, 0, "C L N D;D;D", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 10, 11, 12, -1, -1}, 0x0ull, 0, 0, "*B H;H;*B|T;H", "", checks::shapes, 161002},
    {RuleKind::Custom, {3, 0, 1, 2, 18, -1}, 0x0ull, 0, 0, "C L N D;*B H;*B 1 D|*B D;*B 1 D|*B D;*B Q D", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 3, 13, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::kv_splits, 161002},
    {RuleKind::Custom, {0, 3, 18, 19, 20, 16}, 0x0ull, 0, 0, "", "", checks::kv_outputs, 161002},
    {RuleKind::Custom, {0, 11, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::kv_tokens, 161002},
};
const OperatorSpec kDequantRopeQuantKvcache = {"aclnnDequantRopeQuantKvcache", "DequantRopeQuantKvcache", kDequantRopeQuantKvcacheArgs, 21, kDequantRopeQuantKvcacheRules, 30, Execution::Native, false};
const ArgSpec kDequantSwigluQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weightScaleOptional", ArgKind::Tensor, true, true, false}, {"activationScaleOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"quantScaleOptional", ArgKind::Tensor, true, true, false}, {"quantOffsetOptional", ArgKind::Tensor, true, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"activateLeft", ArgKind::Bool, false, true, false}, {"quantModeOptional", ArgKind::String, true, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDequantSwigluQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000aull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::gate_size, 161002},
    {RuleKind::Custom, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "static|dynamic", "", checks::choice, 161002},
    {RuleKind::Custom, {0, 10, 9, 1, 3, -1}, 0x0ull, 0, 0, "*B H;*B;*B H/2;H|1 H|G H;H|1 H|G H", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "*B H;*B|*B 1", "", checks::shapes, 161002},
    {RuleKind::Custom, {6, 0, 1, 4, 5, -1}, 0x0ull, 0, 0, "G;*B H;H|1 H|G H;H/2|1 H/2|G H/2|1|G;H/2|1 H/2|G H/2|1|G", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::dequantised, 161002},
    {RuleKind::Custom, {4, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
};
const OperatorSpec kDequantSwigluQuant = {"aclnnDequantSwigluQuant", "DequantSwigluQuant", kDequantSwigluQuantArgs, 11, kDequantSwigluQuantRules, 17, Execution::Native, false};
const ArgSpec kDequantSwigluQuantV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weightScaleOptional", ArgKind::Tensor, true, true, false}, {"activationScaleOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"quantScaleOptional", ArgKind::Tensor, true, true, false}, {"quantOffsetOptional", ArgKind::Tensor, true, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"activateLeft", ArgKind::Bool, false, true, false}, {"quantModeOptional", ArgKind::String, true, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"roundModeOptional", ArgKind::String, true, true, false}, {"activateDim", ArgKind::Int, false, true, false}, {"swigluMode", ArgKind::Int, false, true, false}, {"clampLimit", ArgKind::Double, false, true, false}, {"gluAlpha", ArgKind::Double, false, true, false}, {"gluBias", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDequantSwigluQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000aull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {17, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::gate_size, 161002},
    {RuleKind::Custom, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "static|dynamic", "", checks::choice, 161002},
    {RuleKind::Custom, {0, 17, 16, 1, 3, -1}, 0x0ull, 0, 0, "*B H;*B;*B H/2;H|1 H|G H;H|1 H|G H", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "*B H;*B|*B 1", "", checks::shapes, 161002},
    {RuleKind::Custom, {6, 0, 1, 4, 5, -1}, 0x0ull, 0, 0, "G;*B H;H|1 H|G H;H/2|1 H/2|G H/2|1|G;H/2|1 H/2|G H/2|1|G", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::dequantised, 161002},
    {RuleKind::Custom, {4, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::InRange, {9, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "Only int8 (2) is available on this chip.", nullptr, 161002},
    {RuleKind::Custom, {10, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "rint", "", checks::choice, 161002},
    {RuleKind::Custom, {11, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_dim, 161002},
    {RuleKind::InRange, {12, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kDequantSwigluQuantV2 = {"aclnnDequantSwigluQuantV2", "DequantSwigluQuant", kDequantSwigluQuantV2Args, 18, kDequantSwigluQuantV2Rules, 21, Execution::Native, false};
const ArgSpec kDivArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDiv = {"aclnnDiv", "RealDiv", kDivArgs, 3, kDivRules, 6, Execution::Aten, false};
const ArgSpec kDivModArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivModRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "0 divides exactly, 1 rounds towards zero, 2 rounds down.", nullptr, 161002},
};
const OperatorSpec kDivMod = {"aclnnDivMod", "FloorDiv", kDivModArgs, 4, kDivModRules, 7, Execution::Native, false};
const ArgSpec kDivModsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivModsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "0 divides exactly, 1 rounds towards zero, 2 rounds down.", nullptr, 161002},
};
const OperatorSpec kDivMods = {"aclnnDivMods", "FloorDiv", kDivModsArgs, 4, kDivModsRules, 5, Execution::Native, false};
const ArgSpec kDivsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDivs = {"aclnnDivs", "RealDiv", kDivsArgs, 3, kDivsRules, 4, Execution::Aten, false};
const ArgSpec kDotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"tensor", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDot = {"aclnnDot", "Dot", kDotArgs, 3, kDotRules, 7, Execution::Native, false};
const ArgSpec kDropoutDoMaskArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutDoMaskRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutDoMask = {"aclnnDropoutDoMask", "DropOutDoMask", kDropoutDoMaskArgs, 4, kDropoutDoMaskRules, 6, Execution::Native, false};
const ArgSpec kDropoutGenMaskArgs[] = {{"shape", ArgKind::IntArray, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutGenMaskRules[] = {
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutGenMask = {"aclnnDropoutGenMask", "DSAGenBitMask", kDropoutGenMaskArgs, 5, kDropoutGenMaskRules, 3, Execution::Native, false};
const ArgSpec kDropoutGenMaskV2Args[] = {{"shape", ArgKind::IntArray, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"probDataType", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutGenMaskV2Rules[] = {
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutGenMaskV2 = {"aclnnDropoutGenMaskV2", "DSAGenBitMask", kDropoutGenMaskV2Args, 6, kDropoutGenMaskV2Rules, 3, Execution::Native, false};
const ArgSpec kDropoutGenMaskV2TensorArgs[] = {{"shape", ArgKind::IntArray, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"probDataType", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutGenMaskV2TensorRules[] = {
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kDropoutGenMaskV2Tensor = {"aclnnDropoutGenMaskV2Tensor", "DSAGenBitMask", kDropoutGenMaskV2TensorArgs, 7, kDropoutGenMaskV2TensorRules, 6, Execution::Native, false};
const ArgSpec kDropoutV3Args[] = {{"input", ArgKind::Tensor, false, true, false}, {"optionalNoiseShape", ArgKind::Tensor, true, true, false}, {"p", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"maskOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutV3 = {"aclnnDropoutV3", "DropoutV3", kDropoutV3Args, 7, kDropoutV3Rules, 6, Execution::Native, false};
const ArgSpec kDynamicBlockQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"minScale", ArgKind::Double, false, true, false}, {"roundModeOptional", ArgKind::String, false, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"rowBlockSize", ArgKind::Int, false, true, false}, {"colBlockSize", ArgKind::Int, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDynamicBlockQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 128, 128, "", "", nullptr, 161002},
};
const OperatorSpec kDynamicBlockQuant = {"aclnnDynamicBlockQuant", "DynamicBlockQuant", kDynamicBlockQuantArgs, 8, kDynamicBlockQuantRules, 7, Execution::Native, false};
const ArgSpec kDynamicBlockQuantV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"minScale", ArgKind::Double, false, true, false}, {"roundModeOptional", ArgKind::String, false, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"rowBlockSize", ArgKind::Int, false, true, false}, {"colBlockSize", ArgKind::Int, false, true, false}, {"dstTypeMax", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDynamicBlockQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 128, 128, "", "", nullptr, 161002},
};
const OperatorSpec kDynamicBlockQuantV2 = {"aclnnDynamicBlockQuantV2", "DynamicBlockQuant", kDynamicBlockQuantV2Args, 9, kDynamicBlockQuantV2Rules, 7, Execution::Native, false};
const ArgSpec kDynamicQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"smoothScalesOptional", ArgKind::Tensor, true, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDynamicQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::without_last, 161002},
    {RuleKind::Custom, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::along_last, 161002},
};
const OperatorSpec kDynamicQuant = {"aclnnDynamicQuant", "DynamicQuant", kDynamicQuantArgs, 4, kDynamicQuantRules, 9, Execution::Native, false};
const ArgSpec kDynamicQuantV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"smoothScalesOptional", ArgKind::Tensor, true, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}, {"offsetOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kDynamicQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {0, 5, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::without_last, 161002},
};
const OperatorSpec kDynamicQuantV2 = {"aclnnDynamicQuantV2", "DynamicQuantV2", kDynamicQuantV2Args, 7, kDynamicQuantV2Rules, 10, Execution::Native, false};
const ArgSpec kDynamicQuantV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"smoothScalesOptional", ArgKind::Tensor, true, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"isSymmetrical", ArgKind::Bool, false, true, false}, {"quantMode", ArgKind::String, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}, {"offsetOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kDynamicQuantV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Use pertoken, pertensor or perchannel.", checks::quant_mode, 161002},
};
const OperatorSpec kDynamicQuantV3 = {"aclnnDynamicQuantV3", "DynamicQuantV2", kDynamicQuantV3Args, 9, kDynamicQuantV3Rules, 10, Execution::Native, false};
const ArgSpec kDynamicQuantV4Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"smoothScalesOptional", ArgKind::Tensor, true, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"isSymmetrical", ArgKind::Bool, false, true, false}, {"quantMode", ArgKind::String, false, true, false}, {"dstTypeMax", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}, {"offsetOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kDynamicQuantV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Use pertoken, pertensor or perchannel.", checks::quant_mode, 161002},
};
const OperatorSpec kDynamicQuantV4 = {"aclnnDynamicQuantV4", "DynamicQuantV2", kDynamicQuantV4Args, 10, kDynamicQuantV4Rules, 10, Execution::Native, false};
const ArgSpec kEluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"scale", ArgKind::Scalar, false, true, false}, {"inputScale", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kElu = {"aclnnElu", "Elu", kEluArgs, 5, kEluRules, 4, Execution::Aten, true};
const ArgSpec kEluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"scale", ArgKind::Scalar, false, true, false}, {"inputScale", ArgKind::Scalar, false, true, false}, {"isResult", ArgKind::Bool, false, true, false}, {"selfOrResult", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kEluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 5, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEluBackward = {"aclnnEluBackward", "EluGradV2", kEluBackwardArgs, 7, kEluBackwardRules, 4, Execution::Aten, true};
const ArgSpec kEmbeddingArgs[] = {{"weight", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEmbeddingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::embedding, 161002},
};
const OperatorSpec kEmbedding = {"aclnnEmbedding", "GatherV2", kEmbeddingArgs, 3, kEmbeddingRules, 6, Execution::Native, false};
const ArgSpec kEmbeddingBagArgs[] = {{"weight", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"offsets", ArgKind::Tensor, false, true, false}, {"scaleGradByFreq", ArgKind::Bool, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"sparse", ArgKind::Bool, false, true, false}, {"perSampleWeights", ArgKind::Tensor, true, true, false}, {"includeLastOffset", ArgKind::Bool, false, true, false}, {"paddingIdx", ArgKind::Int, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"offset2bag", ArgKind::Tensor, false, false, true}, {"bagSize", ArgKind::Tensor, false, false, true}, {"maxIndices", ArgKind::Tensor, false, false, true}};
const RuleSpec kEmbeddingBagRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kEmbeddingBag = {"aclnnEmbeddingBag", "EmbeddingBag", kEmbeddingBagArgs, 13, kEmbeddingBagRules, 13, Execution::Native, false};
const ArgSpec kEmbeddingDenseBackwardArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"numWeights", ArgKind::Int, false, true, false}, {"paddingIdx", ArgKind::Int, false, true, false}, {"scaleGradByFreq", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEmbeddingDenseBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x20bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {5, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEmbeddingDenseBackward = {"aclnnEmbeddingDenseBackward", "EmbeddingDenseGradV2", kEmbeddingDenseBackwardArgs, 6, kEmbeddingDenseBackwardRules, 5, Execution::Native, false};
const ArgSpec kEmbeddingRenormArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"maxNorm", ArgKind::Double, false, true, false}, {"normType", ArgKind::Double, false, true, false}};
const RuleSpec kEmbeddingRenormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
};
const OperatorSpec kEmbeddingRenorm = {"aclnnEmbeddingRenorm", "EmbeddingRenorm", kEmbeddingRenormArgs, 4, kEmbeddingRenormRules, 3, Execution::Native, false};
const ArgSpec kEqScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEqScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEqScalar = {"aclnnEqScalar", "Equal", kEqScalarArgs, 3, kEqScalarRules, 3, Execution::Aten, false};
const ArgSpec kEqTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEqTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEqTensor = {"aclnnEqTensor", "Equal", kEqTensorArgs, 3, kEqTensorRules, 4, Execution::Aten, false};
const ArgSpec kEqualArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEqualRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEqual = {"aclnnEqual", "Equal", kEqualArgs, 3, kEqualRules, 3, Execution::Native, false};
const ArgSpec kErfArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kErfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kErf = {"aclnnErf", "Erf", kErfArgs, 2, kErfRules, 3, Execution::Aten, false};
const ArgSpec kErfcArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kErfcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kErfc = {"aclnnErfc", "Erfc", kErfcArgs, 2, kErfcRules, 3, Execution::Aten, false};
const ArgSpec kErfinvArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kErfinvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kErfinv = {"aclnnErfinv", "Erfinv", kErfinvArgs, 2, kErfinvRules, 3, Execution::Aten, false};
const ArgSpec kExpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a03ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kExp = {"aclnnExp", "Exp", kExpArgs, 2, kExpRules, 3, Execution::Aten, false};
const ArgSpec kExp2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kExp2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kExp2 = {"aclnnExp2", "Exp2", kExp2Args, 2, kExp2Rules, 3, Execution::Aten, false};
const ArgSpec kExpm1Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kExpm1Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kExpm1 = {"aclnnExpm1", "Expm1", kExpm1Args, 2, kExpm1Rules, 3, Execution::Aten, false};
const ArgSpec kEyeArgs[] = {{"n", ArgKind::Int, false, true, false}, {"m", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEyeRules[] = {
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe an output of n rows and m columns.", checks::is_n_by_m, 161002},
};
const OperatorSpec kEye = {"aclnnEye", "Eye", kEyeArgs, 3, kEyeRules, 3, Execution::Aten, false};
const ArgSpec kFFNV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight1", ArgKind::Tensor, false, true, false}, {"weight2", ArgKind::Tensor, false, true, false}, {"expertTokens", ArgKind::IntArray, true, true, false}, {"bias1", ArgKind::Tensor, true, true, false}, {"bias2", ArgKind::Tensor, true, true, false}, {"scale", ArgKind::Tensor, true, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"deqScale1", ArgKind::Tensor, true, true, false}, {"deqScale2", ArgKind::Tensor, true, true, false}, {"antiquantScale1", ArgKind::Tensor, true, true, false}, {"antiquantScale2", ArgKind::Tensor, true, true, false}, {"antiquantOffset1", ArgKind::Tensor, true, true, false}, {"antiquantOffset2", ArgKind::Tensor, true, true, false}, {"activation", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"tokensIndexFlag", ArgKind::Bool, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kFFNV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0xbull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0xbull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000601ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000601ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {17, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {14, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "fastgelu|gelu|relu|silu", "Which half geglu, swiglu and reglu activate is not published: compute them with npu_swiglu or npu_geglu between two products.", checks::choice, 161002},
    {RuleKind::InRange, {15, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 17, -1, -1}, 0x0ull, 0, 0, "*B K;K N|E K N;N K|E N K;*B K", "", checks::shapes, 161002},
    {RuleKind::Custom, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::ffn_experts, 161002},
    {RuleKind::Custom, {1, 12, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::ffn_vectors, 161002},
    {RuleKind::Custom, {2, 13, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::ffn_vectors, 161002},
    {RuleKind::Custom, {1, 4, 8, 10, 6, 7}, 0x0ull, 0, 0, "", "", checks::ffn_vectors, 161002},
    {RuleKind::Custom, {2, 5, 9, 11, -1, -1}, 0x0ull, 0, 0, "", "", checks::ffn_vectors, 161002},
    {RuleKind::Custom, {6, 8, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::together, 161002},
    {RuleKind::Custom, {6, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {10, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::together, 161002},
    {RuleKind::Custom, {10, 12, 13, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {0, 1, 2, 8, 10, 17}, 0x0ull, 0, 0, "", "", checks::ffn_types, 161002},
};
const OperatorSpec kFFNV2 = {"aclnnFFNV2", "FFN", kFFNV2Args, 18, kFFNV2Rules, 28, Execution::Native, false};
const ArgSpec kFakeQuantPerChannelAffineCachemaskArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"zeroPoint", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"quantMin", ArgKind::Int, false, true, false}, {"quantMax", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"mask", ArgKind::Tensor, false, false, true}};
const RuleSpec kFakeQuantPerChannelAffineCachemaskRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0xbull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 6, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kFakeQuantPerChannelAffineCachemask = {"aclnnFakeQuantPerChannelAffineCachemask", "FakeQuantPerChannelAffineCachemask", kFakeQuantPerChannelAffineCachemaskArgs, 8, kFakeQuantPerChannelAffineCachemaskRules, 9, Execution::Native, false};
const ArgSpec kFakeQuantPerTensorAffineCachemaskArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"zeroPoint", ArgKind::Tensor, false, true, false}, {"fakeQuantEnabled", ArgKind::Double, false, true, false}, {"quantMin", ArgKind::Int, false, true, false}, {"quantMax", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"mask", ArgKind::Tensor, false, false, true}};
const RuleSpec kFakeQuantPerTensorAffineCachemaskRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0xbull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 6, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The tensor is quantised with one scale.", checks::one_element, 161002},
};
const OperatorSpec kFakeQuantPerTensorAffineCachemask = {"aclnnFakeQuantPerTensorAffineCachemask", "FakeQuantPerTensorAffineCachemask", kFakeQuantPerTensorAffineCachemaskArgs, 8, kFakeQuantPerTensorAffineCachemaskRules, 9, Execution::Native, false};
const ArgSpec kFastGeluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFastGeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFastGelu = {"aclnnFastGelu", "FastGelu", kFastGeluArgs, 2, kFastGeluRules, 3, Execution::Native, true};
const ArgSpec kFastGeluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kFastGeluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFastGeluBackward = {"aclnnFastGeluBackward", "FastGeluGrad", kFastGeluBackwardArgs, 3, kFastGeluBackwardRules, 4, Execution::Native, true};
const ArgSpec kFastLayerNormArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"normalizedShape", ArgKind::IntArray, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"meanOutOptional", ArgKind::Tensor, true, false, true}, {"rstdOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kFastLayerNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::normalized_shape, 161002},
};
const OperatorSpec kFastLayerNorm = {"aclnnFastLayerNorm", "LayerNormV4", kFastLayerNormArgs, 8, kFastLayerNormRules, 9, Execution::Native, true};
const ArgSpec kFlashAttentionScoreArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionScoreRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {17, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScore = {"aclnnFlashAttentionScore", "FlashAttentionScore", kFlashAttentionScoreArgs, 20, kFlashAttentionScoreRules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionScoreGradArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionScoreGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {21, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {22, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {23, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreGrad = {"aclnnFlashAttentionScoreGrad", "FlashAttentionScoreGrad", kFlashAttentionScoreGradArgs, 25, kFlashAttentionScoreGradRules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionScoreGradV2Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionScoreGradV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {24, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {25, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {26, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreGradV2 = {"aclnnFlashAttentionScoreGradV2", "FlashAttentionScoreGrad", kFlashAttentionScoreGradV2Args, 28, kFlashAttentionScoreGradV2Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionScoreGradV3Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"sinkInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}, {"dsinkOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionScoreGradV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {25, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {26, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {27, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreGradV3 = {"aclnnFlashAttentionScoreGradV3", "FlashAttentionScoreGrad", kFlashAttentionScoreGradV3Args, 30, kFlashAttentionScoreGradV3Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionScoreGradV4Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"sinkInOptional", ArgKind::Tensor, true, true, false}, {"queryRopeOptional", ArgKind::Tensor, true, true, false}, {"keyRopeOptional", ArgKind::Tensor, true, true, false}, {"dScaleQOptional", ArgKind::Tensor, true, true, false}, {"dScaleKOptional", ArgKind::Tensor, true, true, false}, {"dScaleVOptional", ArgKind::Tensor, true, true, false}, {"dScaleDyOptional", ArgKind::Tensor, true, true, false}, {"dScaleOOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"softmaxInLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"outDtype", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dqRopeOut", ArgKind::Tensor, true, false, true}, {"dkRopeOut", ArgKind::Tensor, true, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}, {"dsinkOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionScoreGradV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {38, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {39, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {40, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreGradV4 = {"aclnnFlashAttentionScoreGradV4", "FlashAttentionScoreGrad", kFlashAttentionScoreGradV4Args, 45, kFlashAttentionScoreGradV4Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionScoreV2Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionScoreV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {22, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {20, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreV2 = {"aclnnFlashAttentionScoreV2", "FlashAttentionScore", kFlashAttentionScoreV2Args, 23, kFlashAttentionScoreV2Rules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionScoreV3Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"sinkOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionScoreV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {23, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {20, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {21, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreV3 = {"aclnnFlashAttentionScoreV3", "FlashAttentionScore", kFlashAttentionScoreV3Args, 24, kFlashAttentionScoreV3Rules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionScoreV4Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"queryRopeOptional", ArgKind::Tensor, true, true, false}, {"keyRopeOptional", ArgKind::Tensor, true, true, false}, {"dScaleQOptional", ArgKind::Tensor, true, true, false}, {"dScaleKOptional", ArgKind::Tensor, true, true, false}, {"dScaleVOptional", ArgKind::Tensor, true, true, false}, {"sinkOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"outDtype", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxOutLayout", ArgKind::String, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionScoreV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {34, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {31, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {32, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionScoreV4 = {"aclnnFlashAttentionScoreV4", "FlashAttentionScore", kFlashAttentionScoreV4Args, 35, kFlashAttentionScoreV4Rules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionUnpaddingScoreGradArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionUnpaddingScoreGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {23, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {24, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {25, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionUnpaddingScoreGrad = {"aclnnFlashAttentionUnpaddingScoreGrad", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradArgs, 27, kFlashAttentionUnpaddingScoreGradRules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionUnpaddingScoreGradV2Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionUnpaddingScoreGradV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {26, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {27, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {28, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionUnpaddingScoreGradV2 = {"aclnnFlashAttentionUnpaddingScoreGradV2", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV2Args, 30, kFlashAttentionUnpaddingScoreGradV2Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionUnpaddingScoreGradV3Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"queryRope", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"keyInRope", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dqRopeOut", ArgKind::Tensor, true, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dkRopeOut", ArgKind::Tensor, true, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionUnpaddingScoreGradV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {28, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {30, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {32, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionUnpaddingScoreGradV3 = {"aclnnFlashAttentionUnpaddingScoreGradV3", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV3Args, 34, kFlashAttentionUnpaddingScoreGradV3Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionUnpaddingScoreGradV4Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}, {"softmaxInLayout", ArgKind::String, false, true, false}};
const RuleSpec kFlashAttentionUnpaddingScoreGradV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {23, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {24, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {25, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionUnpaddingScoreGradV4 = {"aclnnFlashAttentionUnpaddingScoreGradV4", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV4Args, 28, kFlashAttentionUnpaddingScoreGradV4Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionUnpaddingScoreGradV5Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"queryRope", ArgKind::Tensor, true, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"keyInRope", ArgKind::Tensor, true, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"pseShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"softmaxMaxOptional", ArgKind::Tensor, true, true, false}, {"softmaxSumOptional", ArgKind::Tensor, true, true, false}, {"softmaxInOptional", ArgKind::Tensor, true, true, false}, {"attentionInOptional", ArgKind::Tensor, true, true, false}, {"sinkInOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxInLayout", ArgKind::String, false, true, false}, {"dqOut", ArgKind::Tensor, false, false, true}, {"dqRopeOut", ArgKind::Tensor, true, false, true}, {"dkOut", ArgKind::Tensor, false, false, true}, {"dkRopeOut", ArgKind::Tensor, true, false, true}, {"dvOut", ArgKind::Tensor, false, false, true}, {"dpseOut", ArgKind::Tensor, true, false, true}, {"dsinkOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kFlashAttentionUnpaddingScoreGradV5Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {30, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {32, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {34, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionUnpaddingScoreGradV5 = {"aclnnFlashAttentionUnpaddingScoreGradV5", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV5Args, 37, kFlashAttentionUnpaddingScoreGradV5Rules, 10, Execution::Native, false};
const ArgSpec kFlashAttentionVarLenScoreArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionVarLenScoreRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {21, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {18, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionVarLenScore = {"aclnnFlashAttentionVarLenScore", "FlashAttentionScore", kFlashAttentionVarLenScoreArgs, 22, kFlashAttentionVarLenScoreRules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionVarLenScoreV2Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionVarLenScoreV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {24, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {21, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {22, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionVarLenScoreV2 = {"aclnnFlashAttentionVarLenScoreV2", "FlashAttentionScore", kFlashAttentionVarLenScoreV2Args, 25, kFlashAttentionVarLenScoreV2Rules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionVarLenScoreV3Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"queryRope", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"keyRope", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionVarLenScoreV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {26, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {23, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {24, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionVarLenScoreV3 = {"aclnnFlashAttentionVarLenScoreV3", "FlashAttentionScore", kFlashAttentionVarLenScoreV3Args, 27, kFlashAttentionVarLenScoreV3Rules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionVarLenScoreV4Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"softmaxOutLayout", ArgKind::String, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionVarLenScoreV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {22, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {20, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionVarLenScoreV4 = {"aclnnFlashAttentionVarLenScoreV4", "FlashAttentionScore", kFlashAttentionVarLenScoreV4Args, 23, kFlashAttentionVarLenScoreV4Rules, 7, Execution::Native, false};
const ArgSpec kFlashAttentionVarLenScoreV5Args[] = {{"query", ArgKind::Tensor, false, true, false}, {"queryRope", ArgKind::Tensor, true, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"keyRope", ArgKind::Tensor, true, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"realShiftOptional", ArgKind::Tensor, true, true, false}, {"dropMaskOptional", ArgKind::Tensor, true, true, false}, {"paddingMaskOptional", ArgKind::Tensor, true, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"sinkOptional", ArgKind::Tensor, true, true, false}, {"prefixOptional", ArgKind::IntArray, true, true, false}, {"actualSeqQLenOptional", ArgKind::IntArray, true, true, false}, {"actualSeqKvLenOptional", ArgKind::IntArray, true, true, false}, {"qStartIdxOptional", ArgKind::IntArray, true, true, false}, {"kvStartIdxOptional", ArgKind::IntArray, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"keepProb", ArgKind::Double, false, true, false}, {"preTokens", ArgKind::Int, false, true, false}, {"nextTokens", ArgKind::Int, false, true, false}, {"headNum", ArgKind::Int, false, true, false}, {"inputLayout", ArgKind::String, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"sparseMode", ArgKind::Int, false, true, false}, {"pseType", ArgKind::Int, false, true, false}, {"softmaxOutLayout", ArgKind::String, false, true, false}, {"softmaxMaxOut", ArgKind::Tensor, false, false, true}, {"softmaxSumOut", ArgKind::Tensor, false, false, true}, {"softmaxOutOut", ArgKind::Tensor, true, false, true}, {"attentionOutOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlashAttentionVarLenScoreV5Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {28, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {25, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {26, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::flash_attention, 161002},
};
const OperatorSpec kFlashAttentionVarLenScoreV5 = {"aclnnFlashAttentionVarLenScoreV5", "FlashAttentionScore", kFlashAttentionVarLenScoreV5Args, 29, kFlashAttentionVarLenScoreV5Rules, 7, Execution::Native, false};
const ArgSpec kFlipArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlipRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFlip = {"aclnnFlip", "ReverseV2", kFlipArgs, 3, kFlipRules, 5, Execution::Aten, false};
const ArgSpec kFloorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFloorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFloor = {"aclnnFloor", "Floor", kFloorArgs, 2, kFloorRules, 3, Execution::Aten, false};
const ArgSpec kFloorDivideArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFloorDivideRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFloorDivide = {"aclnnFloorDivide", "FloorDiv", kFloorDivideArgs, 3, kFloorDivideRules, 6, Execution::Aten, false};
const ArgSpec kFloorDividesArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFloorDividesRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFloorDivides = {"aclnnFloorDivides", "FloorDiv", kFloorDividesArgs, 3, kFloorDividesRules, 4, Execution::Aten, false};
const ArgSpec kFmodScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFmodScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFmodScalar = {"aclnnFmodScalar", "Mod", kFmodScalarArgs, 3, kFmodScalarRules, 4, Execution::Aten, false};
const ArgSpec kFmodTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFmodTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFmodTensor = {"aclnnFmodTensor", "Mod", kFmodTensorArgs, 3, kFmodTensorRules, 6, Execution::Aten, false};
const ArgSpec kForeachAbsArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAbsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAbs = {"aclnnForeachAbs", "ForeachAbs", kForeachAbsArgs, 2, kForeachAbsRules, 3, Execution::Native, false};
const ArgSpec kForeachAcosArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAcosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAcos = {"aclnnForeachAcos", "ForeachAcos", kForeachAcosArgs, 2, kForeachAcosRules, 3, Execution::Native, false};
const ArgSpec kForeachAddListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddList = {"aclnnForeachAddList", "ForeachAddList", kForeachAddListArgs, 4, kForeachAddListRules, 4, Execution::Native, false};
const ArgSpec kForeachAddListV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddListV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddListV2 = {"aclnnForeachAddListV2", "ForeachAddList", kForeachAddListV2Args, 4, kForeachAddListV2Rules, 4, Execution::Native, false};
const ArgSpec kForeachAddScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddScalar = {"aclnnForeachAddScalar", "ForeachAddScalar", kForeachAddScalarArgs, 3, kForeachAddScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachAddScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddScalarList = {"aclnnForeachAddScalarList", "ForeachAddScalarList", kForeachAddScalarListArgs, 3, kForeachAddScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachAddScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddScalarV2 = {"aclnnForeachAddScalarV2", "ForeachAddScalar", kForeachAddScalarV2Args, 3, kForeachAddScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachAddcdivScalarArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcdivScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcdivScalar = {"aclnnForeachAddcdivScalar", "ForeachAddcdivScalar", kForeachAddcdivScalarArgs, 5, kForeachAddcdivScalarRules, 5, Execution::Native, false};
const ArgSpec kForeachAddcdivScalarListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcdivScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcdivScalarList = {"aclnnForeachAddcdivScalarList", "ForeachAddcdivScalarList", kForeachAddcdivScalarListArgs, 5, kForeachAddcdivScalarListRules, 5, Execution::Native, false};
const ArgSpec kForeachAddcdivScalarV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcdivScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcdivScalarV2 = {"aclnnForeachAddcdivScalarV2", "ForeachAddcdivScalar", kForeachAddcdivScalarV2Args, 5, kForeachAddcdivScalarV2Rules, 5, Execution::Native, false};
const ArgSpec kForeachAddcmulScalarArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcmulScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcmulScalar = {"aclnnForeachAddcmulScalar", "ForeachAddcmulScalar", kForeachAddcmulScalarArgs, 5, kForeachAddcmulScalarRules, 5, Execution::Native, false};
const ArgSpec kForeachAddcmulScalarListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcmulScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcmulScalarList = {"aclnnForeachAddcmulScalarList", "ForeachAddcmulScalarList", kForeachAddcmulScalarListArgs, 5, kForeachAddcmulScalarListRules, 5, Execution::Native, false};
const ArgSpec kForeachAddcmulScalarV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcmulScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcmulScalarV2 = {"aclnnForeachAddcmulScalarV2", "ForeachAddcmulScalar", kForeachAddcmulScalarV2Args, 5, kForeachAddcmulScalarV2Rules, 5, Execution::Native, false};
const ArgSpec kForeachAsinArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAsinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAsin = {"aclnnForeachAsin", "ForeachAsin", kForeachAsinArgs, 2, kForeachAsinRules, 3, Execution::Native, false};
const ArgSpec kForeachAtanArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAtanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAtan = {"aclnnForeachAtan", "ForeachAtan", kForeachAtanArgs, 2, kForeachAtanRules, 3, Execution::Native, false};
const ArgSpec kForeachCopyArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachCopy = {"aclnnForeachCopy", "ForeachCopy", kForeachCopyArgs, 2, kForeachCopyRules, 3, Execution::Native, false};
const ArgSpec kForeachCosArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachCosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachCos = {"aclnnForeachCos", "ForeachCos", kForeachCosArgs, 2, kForeachCosRules, 3, Execution::Native, false};
const ArgSpec kForeachCoshArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachCoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachCosh = {"aclnnForeachCosh", "ForeachCosh", kForeachCoshArgs, 2, kForeachCoshRules, 3, Execution::Native, false};
const ArgSpec kForeachDivListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivList = {"aclnnForeachDivList", "ForeachDivList", kForeachDivListArgs, 3, kForeachDivListRules, 4, Execution::Native, false};
const ArgSpec kForeachDivScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivScalar = {"aclnnForeachDivScalar", "ForeachDivScalar", kForeachDivScalarArgs, 3, kForeachDivScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachDivScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivScalarList = {"aclnnForeachDivScalarList", "ForeachDivScalarList", kForeachDivScalarListArgs, 3, kForeachDivScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachDivScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivScalarV2 = {"aclnnForeachDivScalarV2", "ForeachDivScalar", kForeachDivScalarV2Args, 3, kForeachDivScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachErfArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachErfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachErf = {"aclnnForeachErf", "ForeachErf", kForeachErfArgs, 2, kForeachErfRules, 3, Execution::Native, false};
const ArgSpec kForeachErfcArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachErfcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachErfc = {"aclnnForeachErfc", "ForeachErfc", kForeachErfcArgs, 2, kForeachErfcRules, 3, Execution::Native, false};
const ArgSpec kForeachExpArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachExp = {"aclnnForeachExp", "ForeachExp", kForeachExpArgs, 2, kForeachExpRules, 3, Execution::Native, false};
const ArgSpec kForeachExpm1Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachExpm1Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachExpm1 = {"aclnnForeachExpm1", "ForeachExpm1", kForeachExpm1Args, 2, kForeachExpm1Rules, 3, Execution::Native, false};
const ArgSpec kForeachLerpListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLerpListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLerpList = {"aclnnForeachLerpList", "ForeachLerpList", kForeachLerpListArgs, 4, kForeachLerpListRules, 5, Execution::Native, false};
const ArgSpec kForeachLerpScalarArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLerpScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLerpScalar = {"aclnnForeachLerpScalar", "ForeachLerpScalar", kForeachLerpScalarArgs, 4, kForeachLerpScalarRules, 4, Execution::Native, false};
const ArgSpec kForeachLogArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLogRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog = {"aclnnForeachLog", "ForeachLog", kForeachLogArgs, 2, kForeachLogRules, 3, Execution::Native, false};
const ArgSpec kForeachLog10Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLog10Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog10 = {"aclnnForeachLog10", "ForeachLog10", kForeachLog10Args, 2, kForeachLog10Rules, 3, Execution::Native, false};
const ArgSpec kForeachLog1pArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLog1pRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog1p = {"aclnnForeachLog1p", "ForeachLog1p", kForeachLog1pArgs, 2, kForeachLog1pRules, 3, Execution::Native, false};
const ArgSpec kForeachLog2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLog2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog2 = {"aclnnForeachLog2", "ForeachLog2", kForeachLog2Args, 2, kForeachLog2Rules, 3, Execution::Native, false};
const ArgSpec kForeachMaximumListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumList = {"aclnnForeachMaximumList", "ForeachMaximumList", kForeachMaximumListArgs, 3, kForeachMaximumListRules, 4, Execution::Native, false};
const ArgSpec kForeachMaximumScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumScalar = {"aclnnForeachMaximumScalar", "ForeachMaximumScalar", kForeachMaximumScalarArgs, 3, kForeachMaximumScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachMaximumScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumScalarList = {"aclnnForeachMaximumScalarList", "ForeachMaximumScalarList", kForeachMaximumScalarListArgs, 3, kForeachMaximumScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachMaximumScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumScalarV2 = {"aclnnForeachMaximumScalarV2", "ForeachMaximumScalar", kForeachMaximumScalarV2Args, 3, kForeachMaximumScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachMinimumListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumList = {"aclnnForeachMinimumList", "ForeachMinimumList", kForeachMinimumListArgs, 3, kForeachMinimumListRules, 4, Execution::Native, false};
const ArgSpec kForeachMinimumScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumScalar = {"aclnnForeachMinimumScalar", "ForeachMinimumScalar", kForeachMinimumScalarArgs, 3, kForeachMinimumScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachMinimumScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumScalarList = {"aclnnForeachMinimumScalarList", "ForeachMinimumScalarList", kForeachMinimumScalarListArgs, 3, kForeachMinimumScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachMinimumScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumScalarV2 = {"aclnnForeachMinimumScalarV2", "ForeachMinimumScalar", kForeachMinimumScalarV2Args, 3, kForeachMinimumScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachMulListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulList = {"aclnnForeachMulList", "ForeachMulList", kForeachMulListArgs, 3, kForeachMulListRules, 4, Execution::Native, false};
const ArgSpec kForeachMulScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulScalar = {"aclnnForeachMulScalar", "ForeachMulScalar", kForeachMulScalarArgs, 3, kForeachMulScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachMulScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulScalarList = {"aclnnForeachMulScalarList", "ForeachMulScalarList", kForeachMulScalarListArgs, 3, kForeachMulScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachMulScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulScalarV2 = {"aclnnForeachMulScalarV2", "ForeachMulScalar", kForeachMulScalarV2Args, 3, kForeachMulScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachNegArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachNegRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachNeg = {"aclnnForeachNeg", "ForeachNeg", kForeachNegArgs, 2, kForeachNegRules, 3, Execution::Native, false};
const ArgSpec kForeachNonFiniteCheckAndUnscaleArgs[] = {{"scaledGrads", ArgKind::TensorList, false, true, true}, {"foundInf", ArgKind::Tensor, false, true, true}, {"invScale", ArgKind::Tensor, false, true, false}};
const RuleSpec kForeachNonFiniteCheckAndUnscaleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "`foundInf` is one flag for all gradients.", checks::one_element, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "`invScale` is one factor for all gradients.", checks::one_element, 161002},
};
const OperatorSpec kForeachNonFiniteCheckAndUnscale = {"aclnnForeachNonFiniteCheckAndUnscale", "ForeachNonFiniteCheckAndUnscale", kForeachNonFiniteCheckAndUnscaleArgs, 3, kForeachNonFiniteCheckAndUnscaleRules, 5, Execution::Aten, false};
const ArgSpec kForeachNormArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachNorm = {"aclnnForeachNorm", "ForeachNorm", kForeachNormArgs, 3, kForeachNormRules, 3, Execution::Native, true};
const ArgSpec kForeachPowListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowList = {"aclnnForeachPowList", "ForeachPowList", kForeachPowListArgs, 3, kForeachPowListRules, 4, Execution::Native, false};
const ArgSpec kForeachPowScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalar = {"aclnnForeachPowScalar", "ForeachPowScalar", kForeachPowScalarArgs, 3, kForeachPowScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachPowScalarAndTensorArgs[] = {{"scalar", ArgKind::Scalar, false, true, false}, {"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarAndTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalarAndTensor = {"aclnnForeachPowScalarAndTensor", "ForeachPowScalarAndTensor", kForeachPowScalarAndTensorArgs, 3, kForeachPowScalarAndTensorRules, 3, Execution::Native, false};
const ArgSpec kForeachPowScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalarList = {"aclnnForeachPowScalarList", "ForeachPowScalarList", kForeachPowScalarListArgs, 3, kForeachPowScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachPowScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalarV2 = {"aclnnForeachPowScalarV2", "ForeachPowScalar", kForeachPowScalarV2Args, 3, kForeachPowScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachReciprocalArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachReciprocalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachReciprocal = {"aclnnForeachReciprocal", "ForeachReciprocal", kForeachReciprocalArgs, 2, kForeachReciprocalRules, 3, Execution::Native, false};
const ArgSpec kForeachRoundOffNumberArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"roundMode", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachRoundOffNumberRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachRoundOffNumber = {"aclnnForeachRoundOffNumber", "ForeachRoundOffNumber", kForeachRoundOffNumberArgs, 3, kForeachRoundOffNumberRules, 4, Execution::Native, false};
const ArgSpec kForeachRoundOffNumberV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"roundMode", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachRoundOffNumberV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachRoundOffNumberV2 = {"aclnnForeachRoundOffNumberV2", "ForeachRoundOffNumber", kForeachRoundOffNumberV2Args, 3, kForeachRoundOffNumberV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachSigmoidArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSigmoid = {"aclnnForeachSigmoid", "ForeachSigmoid", kForeachSigmoidArgs, 2, kForeachSigmoidRules, 3, Execution::Native, false};
const ArgSpec kForeachSignArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSignRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800020full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800020full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSign = {"aclnnForeachSign", "ForeachSign", kForeachSignArgs, 2, kForeachSignRules, 3, Execution::Native, false};
const ArgSpec kForeachSinArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSin = {"aclnnForeachSin", "ForeachSin", kForeachSinArgs, 2, kForeachSinRules, 3, Execution::Native, false};
const ArgSpec kForeachSinhArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSinh = {"aclnnForeachSinh", "ForeachSinh", kForeachSinhArgs, 2, kForeachSinhRules, 3, Execution::Native, false};
const ArgSpec kForeachSqrtArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSqrt = {"aclnnForeachSqrt", "ForeachSqrt", kForeachSqrtArgs, 2, kForeachSqrtRules, 3, Execution::Native, false};
const ArgSpec kForeachSubListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubList = {"aclnnForeachSubList", "ForeachSubList", kForeachSubListArgs, 4, kForeachSubListRules, 4, Execution::Native, false};
const ArgSpec kForeachSubListV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubListV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubListV2 = {"aclnnForeachSubListV2", "ForeachSubList", kForeachSubListV2Args, 4, kForeachSubListV2Rules, 4, Execution::Native, false};
const ArgSpec kForeachSubScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubScalar = {"aclnnForeachSubScalar", "ForeachSubScalar", kForeachSubScalarArgs, 3, kForeachSubScalarRules, 3, Execution::Native, false};
const ArgSpec kForeachSubScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubScalarList = {"aclnnForeachSubScalarList", "ForeachSubScalarList", kForeachSubScalarListArgs, 3, kForeachSubScalarListRules, 4, Execution::Native, false};
const ArgSpec kForeachSubScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubScalarV2 = {"aclnnForeachSubScalarV2", "ForeachSubScalar", kForeachSubScalarV2Args, 3, kForeachSubScalarV2Rules, 3, Execution::Native, false};
const ArgSpec kForeachTanArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachTanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachTan = {"aclnnForeachTan", "ForeachTan", kForeachTanArgs, 2, kForeachTanRules, 3, Execution::Native, false};
const ArgSpec kForeachTanhArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachTanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachTanh = {"aclnnForeachTanh", "ForeachTanh", kForeachTanhArgs, 2, kForeachTanhRules, 3, Execution::Native, false};
const ArgSpec kForeachZeroInplaceArgs[] = {{"x", ArgKind::TensorList, false, true, true}};
const RuleSpec kForeachZeroInplaceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800004bull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachZeroInplace = {"aclnnForeachZeroInplace", "ForeachZeroInplace", kForeachZeroInplaceArgs, 1, kForeachZeroInplaceRules, 1, Execution::Native, false};
const ArgSpec kFracArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFracRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFrac = {"aclnnFrac", "Frac", kFracArgs, 2, kFracRules, 3, Execution::Aten, false};
const ArgSpec kFusedCausalConv1dArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"convStates", ArgKind::Tensor, false, true, true}, {"queryStartLoc", ArgKind::Tensor, true, true, false}, {"cacheIndices", ArgKind::Tensor, true, true, false}, {"initialStateMode", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"numAcceptedTokens", ArgKind::Tensor, true, true, false}, {"numComputedTokens", ArgKind::Tensor, true, true, false}, {"blockIdxFirstScheduledToken", ArgKind::Tensor, true, true, false}, {"blockIdxLastScheduledToken", ArgKind::Tensor, true, true, false}, {"initialStateIdx", ArgKind::Tensor, true, true, false}, {"activationMode", ArgKind::Int, false, true, false}, {"padSlotId", ArgKind::Int, false, true, false}, {"runMode", ArgKind::Int, false, true, false}, {"maxQueryLen", ArgKind::Int, false, true, false}, {"residualConnection", ArgKind::Int, false, true, false}, {"blockSize", ArgKind::Int, false, true, false}, {"convMode", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kFusedCausalConv1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {16, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {18, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {17, -1, -1, -1, -1, -1}, 0x0ull, 2, 2147483647, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 19, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 19, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFusedCausalConv1d = {"aclnnFusedCausalConv1d", "FusedCausalConv1d", kFusedCausalConv1dArgs, 20, kFusedCausalConv1dRules, 21, Execution::Native, true};
const ArgSpec kFusedCrossEntropyLossWithMaxSumArgs[] = {{"logitsMax", ArgKind::Tensor, false, true, false}, {"sumExpLogits", ArgKind::Tensor, false, true, false}, {"predictedLogits", ArgKind::Tensor, false, true, false}, {"labelSmoothing", ArgKind::Double, false, true, false}, {"inputOptional", ArgKind::Tensor, true, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"vocabParallelLogitsOptional", ArgKind::Tensor, true, true, false}, {"lossOut", ArgKind::Tensor, false, false, true}, {"softMaxOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kFusedCrossEntropyLossWithMaxSumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 2, 7, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {6, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::double_is_zero, 161002},
};
const OperatorSpec kFusedCrossEntropyLossWithMaxSum = {"aclnnFusedCrossEntropyLossWithMaxSum", "FusedCrossEntropyLossWithMaxSum", kFusedCrossEntropyLossWithMaxSumArgs, 9, kFusedCrossEntropyLossWithMaxSumRules, 10, Execution::Native, true};
const ArgSpec kFusedLinearCrossEntropyLossGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"targetMask", ArgKind::Tensor, false, true, false}, {"maskedTarget", ArgKind::Tensor, false, true, false}, {"labelSmoothing", ArgKind::Double, false, true, false}, {"logitsMaxOptional", ArgKind::Tensor, true, true, false}, {"sumExpLogitsOptional", ArgKind::Tensor, true, true, false}, {"softmaxOptional", ArgKind::Tensor, true, true, false}, {"inputGradOut", ArgKind::Tensor, false, false, true}, {"weightGradOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kFusedLinearCrossEntropyLossGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 9, 10, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, 6, 7, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::double_is_zero, 161002},
};
const OperatorSpec kFusedLinearCrossEntropyLossGrad = {"aclnnFusedLinearCrossEntropyLossGrad", "FusedLinearCrossEntropyLossGrad", kFusedLinearCrossEntropyLossGradArgs, 11, kFusedLinearCrossEntropyLossGradRules, 17, Execution::Native, true};
const ArgSpec kFusedLinearOnlineMaxSumArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"vocabStartIndex", ArgKind::Int, false, true, false}, {"vocabEndIndex", ArgKind::Int, false, true, false}, {"logitsMaxLocalOut", ArgKind::Tensor, false, false, true}, {"sumExpLogitsLocalOut", ArgKind::Tensor, false, false, true}, {"predictedLogitsLocalOut", ArgKind::Tensor, false, false, true}, {"targetMaskOut", ArgKind::Tensor, false, false, true}, {"maskedTargetOut", ArgKind::Tensor, false, false, true}, {"vocabParallelLogitsOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kFusedLinearOnlineMaxSumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {2, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 5, 6, 7, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kFusedLinearOnlineMaxSum = {"aclnnFusedLinearOnlineMaxSum", "FusedLinearOnlineMaxSum", kFusedLinearOnlineMaxSumArgs, 11, kFusedLinearOnlineMaxSumRules, 16, Execution::Native, true};
const ArgSpec kFusedMatmulArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"x3", ArgKind::Tensor, true, true, false}, {"fusedOpType", ArgKind::String, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kFusedMatmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
    {RuleKind::Broadcastable, {3, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {2, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {4, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::fused_product, 161002},
};
const OperatorSpec kFusedMatmul = {"aclnnFusedMatmul", "FusedMatmul", kFusedMatmulArgs, 7, kFusedMatmulRules, 12, Execution::Native, true};
const ArgSpec kFusedQuantMatmulArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"x1Scale", ArgKind::Tensor, false, true, false}, {"x2Scale", ArgKind::Tensor, false, true, false}, {"yScaleOptional", ArgKind::Tensor, true, true, false}, {"x1OffsetOptional", ArgKind::Tensor, true, true, false}, {"x2OffsetOptional", ArgKind::Tensor, true, true, false}, {"yOffsetOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"x3Optional", ArgKind::Tensor, true, true, false}, {"fusedOpType", ArgKind::String, false, true, false}, {"groupSizeOptional", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFusedQuantMatmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {12, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_matmul, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::fused_quant_matmul, 161002},
};
const OperatorSpec kFusedQuantMatmul = {"aclnnFusedQuantMatmul", "FusedQuantMatMul", kFusedQuantMatmulArgs, 13, kFusedQuantMatmulRules, 8, Execution::Native, false};
const ArgSpec kFusedQuantMatmulWeightNzArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"x1Scale", ArgKind::Tensor, false, true, false}, {"x2Scale", ArgKind::Tensor, false, true, false}, {"yScaleOptional", ArgKind::Tensor, true, true, false}, {"x1OffsetOptional", ArgKind::Tensor, true, true, false}, {"x2OffsetOptional", ArgKind::Tensor, true, true, false}, {"yOffsetOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"x3Optional", ArgKind::Tensor, true, true, false}, {"fusedOpType", ArgKind::String, false, true, false}, {"groupSizeOptional", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFusedQuantMatmulWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {12, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_matmul, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::fused_quant_matmul, 161002},
};
const OperatorSpec kFusedQuantMatmulWeightNz = {"aclnnFusedQuantMatmulWeightNz", "FusedQuantMatMul", kFusedQuantMatmulWeightNzArgs, 13, kFusedQuantMatmulWeightNzRules, 8, Execution::Native, false};
const ArgSpec kFusedSgdArgs[] = {{"paramsRef", ArgKind::TensorList, false, true, true}, {"gradsRef", ArgKind::TensorList, false, true, true}, {"momentumBufferListOptionalRef", ArgKind::TensorList, true, true, true}, {"gradScaleOptional", ArgKind::Tensor, true, true, false}, {"weightDecay", ArgKind::Double, false, true, false}, {"momentum", ArgKind::Double, false, true, false}, {"lr", ArgKind::Double, false, true, false}, {"dampening", ArgKind::Double, false, true, false}, {"nesterov", ArgKind::Bool, false, true, false}, {"maximize", ArgKind::Bool, false, true, false}, {"isFirstStep", ArgKind::Bool, false, true, false}};
const RuleSpec kFusedSgdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFusedSgd = {"aclnnFusedSgd", "FusedSgd", kFusedSgdArgs, 11, kFusedSgdRules, 4, Execution::Native, false};
const ArgSpec kGRUArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"params", ArgKind::TensorList, false, true, false}, {"hx", ArgKind::Tensor, false, true, false}, {"batchSizes", ArgKind::Tensor, true, true, false}, {"hasBias", ArgKind::Bool, false, true, false}, {"numLayers", ArgKind::Int, false, true, false}, {"dropout", ArgKind::Double, false, true, false}, {"train", ArgKind::Bool, false, true, false}, {"bidirection", ArgKind::Bool, false, true, false}, {"batchFirst", ArgKind::Bool, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"hy", ArgKind::Tensor, false, false, true}, {"rOut", ArgKind::TensorList, true, false, true}, {"zOut", ArgKind::TensorList, true, false, true}, {"nOut", ArgKind::TensorList, true, false, true}, {"hnOut", ArgKind::TensorList, true, false, true}, {"hOut", ArgKind::TensorList, true, false, true}};
const RuleSpec kGRURules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, 10, 11, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, 5, 8, -1}, 0x0ull, 0, 0, "", "", checks::recurrent, 161002},
    {RuleKind::Custom, {6, 7, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "Apply dropout between single layers.", checks::no_dropout_between_layers, 161002},
};
const OperatorSpec kGRU = {"aclnnGRU", "DynamicGRUV2", kGRUArgs, 17, kGRURules, 15, Execution::Native, true};
const ArgSpec kGRUBackwardArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"params", ArgKind::TensorList, false, true, false}, {"hx", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"dh", ArgKind::Tensor, false, true, false}, {"r", ArgKind::TensorList, false, true, false}, {"z", ArgKind::TensorList, false, true, false}, {"n", ArgKind::TensorList, false, true, false}, {"hn", ArgKind::TensorList, false, true, false}, {"h", ArgKind::TensorList, false, true, false}, {"batchSizes", ArgKind::Tensor, true, true, false}, {"hasBias", ArgKind::Bool, false, true, false}, {"numLayers", ArgKind::Int, false, true, false}, {"bidirection", ArgKind::Bool, false, true, false}, {"batchFirst", ArgKind::Bool, false, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dhPrevOut", ArgKind::Tensor, false, false, true}, {"dparamsOut", ArgKind::TensorList, false, false, true}};
const RuleSpec kGRUBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {17, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 15, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 4, 16, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 11, 12, 13, -1}, 0x0ull, 0, 0, "", "", checks::recurrent, 161002},
};
const OperatorSpec kGRUBackward = {"aclnnGRUBackward", "DynamicGRUV2Grad", kGRUBackwardArgs, 18, kGRUBackwardRules, 17, Execution::Native, true};
const ArgSpec kGatherArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGatherRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGather = {"aclnnGather", "GatherElements", kGatherArgs, 4, kGatherRules, 6, Execution::Native, false};
const ArgSpec kGatherV3Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"batchDims", ArgKind::Int, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGatherV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8011a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8011a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 8, "", "", nullptr, 161002},
};
const OperatorSpec kGatherV3 = {"aclnnGatherV3", "GatherV2", kGatherV3Args, 6, kGatherV3Rules, 5, Execution::Native, false};
const ArgSpec kGcdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGcdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGcd = {"aclnnGcd", "Gcd", kGcdArgs, 3, kGcdRules, 6, Execution::Aten, false};
const ArgSpec kGeGluV3Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"approximate", ArgKind::Int, false, true, false}, {"activateLeft", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"outGelu", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeGluV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::halved, 161002},
    {RuleKind::SameShape, {4, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: by erf, 1: by tanh.", nullptr, 161002},
};
const OperatorSpec kGeGluV3 = {"aclnnGeGluV3", "GeGluV3", kGeGluV3Args, 6, kGeGluV3Rules, 8, Execution::Native, false};
const ArgSpec kGeGluV3BackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gelu", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"approximate", ArgKind::Int, false, true, false}, {"activateLeft", ArgKind::Bool, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeGluV3BackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 2, 6, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {3, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 3, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::halved, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: by erf, 1: by tanh.", nullptr, 161002},
};
const OperatorSpec kGeGluV3Backward = {"aclnnGeGluV3Backward", "GeGluGradV2", kGeGluV3BackwardArgs, 7, kGeGluV3BackwardRules, 10, Execution::Native, false};
const ArgSpec kGeScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeScalar = {"aclnnGeScalar", "GreaterEqual", kGeScalarArgs, 3, kGeScalarRules, 3, Execution::Aten, false};
const ArgSpec kGeTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeTensor = {"aclnnGeTensor", "GreaterEqual", kGeTensorArgs, 3, kGeTensorRules, 4, Execution::Aten, false};
const ArgSpec kGeluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGelu = {"aclnnGelu", "Gelu", kGeluArgs, 2, kGeluRules, 3, Execution::Aten, true};
const ArgSpec kGeluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeluBackward = {"aclnnGeluBackward", "GeluGrad", kGeluBackwardArgs, 3, kGeluBackwardRules, 4, Execution::Aten, true};
const ArgSpec kGeluBackwardV2Args[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"approximate", ArgKind::String, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluBackwardV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeluBackwardV2 = {"aclnnGeluBackwardV2", "GeluGradV2", kGeluBackwardV2Args, 4, kGeluBackwardV2Rules, 4, Execution::Aten, true};
const ArgSpec kGeluMulArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"approximateOptional", ArgKind::String, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::last_halved, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::gelu_mode, 161002},
};
const OperatorSpec kGeluMul = {"aclnnGeluMul", "GeluMul", kGeluMulArgs, 3, kGeluMulRules, 5, Execution::Native, false};
const ArgSpec kGeluV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"approximate", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
};
const OperatorSpec kGeluV2 = {"aclnnGeluV2", "GeluV2", kGeluV2Args, 3, kGeluV2Rules, 5, Execution::Native, true};
const ArgSpec kGemmaRmsNormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kGemmaRmsNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
};
const OperatorSpec kGemmaRmsNorm = {"aclnnGemmaRmsNorm", "GemmaRmsNorm", kGemmaRmsNormArgs, 5, kGemmaRmsNormRules, 7, Execution::Native, true};
const ArgSpec kGluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGlu = {"aclnnGlu", "Glu", kGluArgs, 3, kGluRules, 4, Execution::Native, true};
const ArgSpec kGluBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGluBackward = {"aclnnGluBackward", "GluBackward", kGluBackwardArgs, 4, kGluBackwardRules, 6, Execution::Native, true};
const ArgSpec kGridSampler2DArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"interpolationMode", ArgKind::Int, false, true, false}, {"paddingMode", ArgKind::Int, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGridSampler2DRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kGridSampler2D = {"aclnnGridSampler2D", "GridSampler2D", kGridSampler2DArgs, 6, kGridSampler2DRules, 8, Execution::Native, true};
const ArgSpec kGridSampler2DBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"interpolationMode", ArgKind::Int, false, true, false}, {"paddingMode", ArgKind::Int, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"outputMask", ArgKind::BoolArray, false, true, false}, {"inputGrad", ArgKind::Tensor, false, false, true}, {"gridGrad", ArgKind::Tensor, false, false, true}};
const RuleSpec kGridSampler2DBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kGridSampler2DBackward = {"aclnnGridSampler2DBackward", "GridSampler2DGrad", kGridSampler2DBackwardArgs, 9, kGridSampler2DBackwardRules, 10, Execution::Native, true};
const ArgSpec kGridSampler3DArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"interpolationMode", ArgKind::Int, false, true, false}, {"paddingMode", ArgKind::Int, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGridSampler3DRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kGridSampler3D = {"aclnnGridSampler3D", "GridSampler3D", kGridSampler3DArgs, 6, kGridSampler3DRules, 8, Execution::Native, true};
const ArgSpec kGridSampler3DBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"interpolationMode", ArgKind::Int, false, true, false}, {"paddingMode", ArgKind::Int, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"outputMask", ArgKind::BoolArray, false, true, false}, {"inputGrad", ArgKind::Tensor, false, false, true}, {"gridGrad", ArgKind::Tensor, false, false, true}};
const RuleSpec kGridSampler3DBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kGridSampler3DBackward = {"aclnnGridSampler3DBackward", "GridSampler3DGrad", kGridSampler3DBackwardArgs, 9, kGridSampler3DBackwardRules, 10, Execution::Native, true};
const ArgSpec kGroupNormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, true, true, false}, {"beta", ArgKind::Tensor, true, true, false}, {"N", ArgKind::Int, false, true, false}, {"C", ArgKind::Int, false, true, false}, {"HxW", ArgKind::Int, false, true, false}, {"group", ArgKind::Int, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGroupNorm = {"aclnnGroupNorm", "GroupNorm", kGroupNormArgs, 11, kGroupNormRules, 8, Execution::Native, true};
const ArgSpec kGroupNormBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"rstd", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, true, true, false}, {"N", ArgKind::Int, false, true, false}, {"C", ArgKind::Int, false, true, false}, {"HxW", ArgKind::Int, false, true, false}, {"group", ArgKind::Int, false, true, false}, {"outputMask", ArgKind::BoolArray, false, true, false}, {"gradInput", ArgKind::Tensor, true, false, true}, {"gradGammaOut", ArgKind::Tensor, true, false, true}, {"gradBetaOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kGroupNormBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGroupNormBackward = {"aclnnGroupNormBackward", "GroupNormGrad", kGroupNormBackwardArgs, 13, kGroupNormBackwardRules, 9, Execution::Native, true};
const ArgSpec kGroupNormSiluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, true, true, false}, {"beta", ArgKind::Tensor, true, true, false}, {"group", ArgKind::Int, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupNormSiluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {6, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 3, 1, 2, -1, -1}, 0x0ull, 0, 0, "", "", checks::groups, 161002},
};
const OperatorSpec kGroupNormSilu = {"aclnnGroupNormSilu", "GroupNormSilu", kGroupNormSiluArgs, 8, kGroupNormSiluRules, 10, Execution::Native, true};
const ArgSpec kGroupNormSwishArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"numGroups", ArgKind::Int, false, true, false}, {"dataFormatOptional", ArgKind::String, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"activateSwish", ArgKind::Bool, false, true, false}, {"swishScale", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupNormSwishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 8, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {9, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 3, 1, 2, -1, -1}, 0x0ull, 0, 0, "", "", checks::groups, 161002},
};
const OperatorSpec kGroupNormSwish = {"aclnnGroupNormSwish", "GroupNormSwish", kGroupNormSwishArgs, 11, kGroupNormSwishRules, 10, Execution::Native, true};
const ArgSpec kGroupNormSwishGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"rstd", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"numGroups", ArgKind::Int, false, true, false}, {"dataFormatOptional", ArgKind::String, false, true, false}, {"swishScale", ArgKind::Double, false, true, false}, {"dgammaIsRequire", ArgKind::Bool, false, true, false}, {"dbetaIsRequire", ArgKind::Bool, false, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dgammaOut", ArgKind::Tensor, false, false, true}, {"dbetaOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupNormSwishGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {3, 0, 4, 5, 11, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {4, 12, 13, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 0, 11, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {4, 12, 13, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, 6, 4, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::groups, 161002},
};
const OperatorSpec kGroupNormSwishGrad = {"aclnnGroupNormSwishGrad", "GroupNormSwishGrad", kGroupNormSwishGradArgs, 14, kGroupNormSwishGradRules, 14, Execution::Native, true};
const ArgSpec kGroupQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"groupIndex", ArgKind::Tensor, false, true, false}, {"offsetOptional", ArgKind::Tensor, true, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_groups, 161002},
    {RuleKind::Custom, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {5, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The attribute names the type of the output.", checks::dtype_is, 161002},
};
const OperatorSpec kGroupQuant = {"aclnnGroupQuant", "GroupQuant", kGroupQuantArgs, 6, kGroupQuantRules, 12, Execution::Native, false};
const ArgSpec kGroupedMatmulArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"biasOptional", ArgKind::TensorList, true, true, false}, {"scaleOptional", ArgKind::TensorList, true, true, false}, {"offsetOptional", ArgKind::TensorList, true, true, false}, {"antiquantScaleOptional", ArgKind::TensorList, true, true, false}, {"antiquantOffsetOptional", ArgKind::TensorList, true, true, false}, {"groupListOptional", ArgKind::IntArray, true, true, false}, {"splitItem", ArgKind::Int, false, true, false}, {"y", ArgKind::TensorList, false, false, true}};
const RuleSpec kGroupedMatmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_matmul, 161002},
};
const OperatorSpec kGroupedMatmul = {"aclnnGroupedMatmul", "GroupedMatmul", kGroupedMatmulArgs, 10, kGroupedMatmulRules, 3, Execution::Native, false};
const ArgSpec kGroupedMatmulAddArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"yRef", ArgKind::Tensor, false, true, true}, {"transposeX", ArgKind::Bool, false, true, false}, {"transposeWeight", ArgKind::Bool, false, true, false}, {"groupType", ArgKind::Int, false, true, false}};
const RuleSpec kGroupedMatmulAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_matmul_add, 161002},
};
const OperatorSpec kGroupedMatmulAdd = {"aclnnGroupedMatmulAdd", "GroupedMatmulAdd", kGroupedMatmulAddArgs, 7, kGroupedMatmulAddRules, 9, Execution::Native, false};
const ArgSpec kGroupedMatmulAddV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"yRef", ArgKind::Tensor, false, true, true}, {"transposeX", ArgKind::Bool, false, true, false}, {"transposeWeight", ArgKind::Bool, false, true, false}, {"groupType", ArgKind::Int, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}};
const RuleSpec kGroupedMatmulAddV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_matmul_add, 161002},
};
const OperatorSpec kGroupedMatmulAddV2 = {"aclnnGroupedMatmulAddV2", "GroupedMatmulAdd", kGroupedMatmulAddV2Args, 8, kGroupedMatmulAddV2Rules, 9, Execution::Native, false};
const ArgSpec kGroupedMatmulFinalizeRoutingV2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"scaleOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"offsetOptional", ArgKind::Tensor, true, true, false}, {"antiquantScaleOptional", ArgKind::Tensor, true, true, false}, {"antiquantOffsetOptional", ArgKind::Tensor, true, true, false}, {"pertokenScaleOptional", ArgKind::Tensor, true, true, false}, {"groupListOptional", ArgKind::Tensor, true, true, false}, {"sharedInputOptional", ArgKind::Tensor, true, true, false}, {"logitOptional", ArgKind::Tensor, true, true, false}, {"rowIndexOptional", ArgKind::Tensor, true, true, false}, {"dtype", ArgKind::Int, false, true, false}, {"sharedInputWeight", ArgKind::Double, false, true, false}, {"sharedInputOffset", ArgKind::Int, false, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupedMatmulFinalizeRoutingV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {18, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {18, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_finalize_routing, 161002},
};
const OperatorSpec kGroupedMatmulFinalizeRoutingV2 = {"aclnnGroupedMatmulFinalizeRoutingV2", "GroupedMatmulFinalizeRouting", kGroupedMatmulFinalizeRoutingV2Args, 19, kGroupedMatmulFinalizeRoutingV2Rules, 11, Execution::Native, false};
const ArgSpec kGroupedMatmulFinalizeRoutingV3Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"scaleOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"offsetOptional", ArgKind::Tensor, true, true, false}, {"antiquantScaleOptional", ArgKind::Tensor, true, true, false}, {"antiquantOffsetOptional", ArgKind::Tensor, true, true, false}, {"pertokenScaleOptional", ArgKind::Tensor, true, true, false}, {"groupListOptional", ArgKind::Tensor, true, true, false}, {"sharedInputOptional", ArgKind::Tensor, true, true, false}, {"logitOptional", ArgKind::Tensor, true, true, false}, {"rowIndexOptional", ArgKind::Tensor, true, true, false}, {"dtype", ArgKind::Int, false, true, false}, {"sharedInputWeight", ArgKind::Double, false, true, false}, {"sharedInputOffset", ArgKind::Int, false, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"tuningConfigOptional", ArgKind::IntArray, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupedMatmulFinalizeRoutingV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {19, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_finalize_routing, 161002},
};
const OperatorSpec kGroupedMatmulFinalizeRoutingV3 = {"aclnnGroupedMatmulFinalizeRoutingV3", "GroupedMatmulFinalizeRouting", kGroupedMatmulFinalizeRoutingV3Args, 20, kGroupedMatmulFinalizeRoutingV3Rules, 11, Execution::Native, false};
const ArgSpec kGroupedMatmulFinalizeRoutingWeightNzArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"pertokenScaleOptional", ArgKind::Tensor, true, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"sharedInput", ArgKind::Tensor, true, true, false}, {"logit", ArgKind::Tensor, true, true, false}, {"rowIndex", ArgKind::Tensor, true, true, false}, {"dtype", ArgKind::Int, false, true, false}, {"sharedInputWeight", ArgKind::Double, false, true, false}, {"sharedInputOffset", ArgKind::Int, false, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupedMatmulFinalizeRoutingWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {15, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_finalize_routing, 161002},
};
const OperatorSpec kGroupedMatmulFinalizeRoutingWeightNz = {"aclnnGroupedMatmulFinalizeRoutingWeightNz", "GroupedMatmulFinalizeRouting", kGroupedMatmulFinalizeRoutingWeightNzArgs, 16, kGroupedMatmulFinalizeRoutingWeightNzRules, 11, Execution::Native, false};
const ArgSpec kGroupedMatmulFinalizeRoutingWeightNzV2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offsetOptional", ArgKind::Tensor, true, true, false}, {"antiquantScaleOptional", ArgKind::Tensor, true, true, false}, {"antiquantOffsetOptional", ArgKind::Tensor, true, true, false}, {"pertokenScaleOptional", ArgKind::Tensor, true, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"sharedInput", ArgKind::Tensor, true, true, false}, {"logit", ArgKind::Tensor, true, true, false}, {"rowIndex", ArgKind::Tensor, true, true, false}, {"dtype", ArgKind::Int, false, true, false}, {"sharedInputWeight", ArgKind::Double, false, true, false}, {"sharedInputOffset", ArgKind::Int, false, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"tuningConfigOptional", ArgKind::IntArray, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupedMatmulFinalizeRoutingWeightNzV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {19, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_finalize_routing, 161002},
};
const OperatorSpec kGroupedMatmulFinalizeRoutingWeightNzV2 = {"aclnnGroupedMatmulFinalizeRoutingWeightNzV2", "GroupedMatmulFinalizeRouting", kGroupedMatmulFinalizeRoutingWeightNzV2Args, 20, kGroupedMatmulFinalizeRoutingWeightNzV2Rules, 11, Execution::Native, false};
const ArgSpec kGroupedMatmulSwigluQuantV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"weightScale", ArgKind::TensorList, false, true, false}, {"weightAssistMatrix", ArgKind::TensorList, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"xScale", ArgKind::Tensor, false, true, false}, {"smoothScale", ArgKind::Tensor, true, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"dequantMode", ArgKind::Int, false, true, false}, {"dequantDtype", ArgKind::Int, false, true, false}, {"quantMode", ArgKind::Int, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"tuningConfigOptional", ArgKind::IntArray, true, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"outputScale", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupedMatmulSwigluQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_swiglu_quant, 161002},
};
const OperatorSpec kGroupedMatmulSwigluQuantV2 = {"aclnnGroupedMatmulSwigluQuantV2", "GroupedMatmulSwigluQuant", kGroupedMatmulSwigluQuantV2Args, 15, kGroupedMatmulSwigluQuantV2Rules, 8, Execution::Native, false};
const ArgSpec kGroupedMatmulSwigluQuantWeightNZArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"weightScale", ArgKind::Tensor, false, true, false}, {"xScale", ArgKind::Tensor, false, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"outputScale", ArgKind::Tensor, false, false, true}, {"outputOffset", ArgKind::Tensor, true, false, true}};
const RuleSpec kGroupedMatmulSwigluQuantWeightNZRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_swiglu_quant, 161002},
};
const OperatorSpec kGroupedMatmulSwigluQuantWeightNZ = {"aclnnGroupedMatmulSwigluQuantWeightNZ", "GroupedMatmulSwigluQuant", kGroupedMatmulSwigluQuantWeightNZArgs, 10, kGroupedMatmulSwigluQuantWeightNZRules, 9, Execution::Native, false};
const ArgSpec kGroupedMatmulSwigluQuantWeightNzV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"weightScale", ArgKind::TensorList, false, true, false}, {"weightAssistMatrix", ArgKind::TensorList, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"xScale", ArgKind::Tensor, false, true, false}, {"smoothScale", ArgKind::Tensor, true, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"dequantMode", ArgKind::Int, false, true, false}, {"dequantDtype", ArgKind::Int, false, true, false}, {"quantMode", ArgKind::Int, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"tuningConfigOptional", ArgKind::IntArray, true, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"outputScale", ArgKind::Tensor, false, false, true}};
const RuleSpec kGroupedMatmulSwigluQuantWeightNzV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_swiglu_quant, 161002},
};
const OperatorSpec kGroupedMatmulSwigluQuantWeightNzV2 = {"aclnnGroupedMatmulSwigluQuantWeightNzV2", "GroupedMatmulSwigluQuant", kGroupedMatmulSwigluQuantWeightNzV2Args, 15, kGroupedMatmulSwigluQuantWeightNzV2Rules, 8, Execution::Native, false};
const ArgSpec kGroupedMatmulV4Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"biasOptional", ArgKind::TensorList, true, true, false}, {"scaleOptional", ArgKind::TensorList, true, true, false}, {"offsetOptional", ArgKind::TensorList, true, true, false}, {"antiquantScaleOptional", ArgKind::TensorList, true, true, false}, {"antiquantOffsetOptional", ArgKind::TensorList, true, true, false}, {"perTokenScaleOptional", ArgKind::TensorList, true, true, false}, {"groupListOptional", ArgKind::Tensor, true, true, false}, {"activationInputOptional", ArgKind::TensorList, true, true, false}, {"activationQuantScaleOptional", ArgKind::TensorList, true, true, false}, {"activationQuantOffsetOptional", ArgKind::TensorList, true, true, false}, {"splitItem", ArgKind::Int, false, true, false}, {"groupType", ArgKind::Int, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"actType", ArgKind::Int, false, true, false}, {"out", ArgKind::TensorList, false, false, true}, {"activationFeatureOutOptional", ArgKind::TensorList, true, false, true}, {"dynQuantScaleOutOptional", ArgKind::TensorList, true, false, true}};
const RuleSpec kGroupedMatmulV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_matmul, 161002},
};
const OperatorSpec kGroupedMatmulV4 = {"aclnnGroupedMatmulV4", "GroupedMatmul", kGroupedMatmulV4Args, 19, kGroupedMatmulV4Rules, 3, Execution::Native, false};
const ArgSpec kGroupedMatmulV5Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"biasOptional", ArgKind::TensorList, true, true, false}, {"scaleOptional", ArgKind::TensorList, true, true, false}, {"offsetOptional", ArgKind::TensorList, true, true, false}, {"antiquantScaleOptional", ArgKind::TensorList, true, true, false}, {"antiquantOffsetOptional", ArgKind::TensorList, true, true, false}, {"perTokenScaleOptional", ArgKind::TensorList, true, true, false}, {"groupListOptional", ArgKind::Tensor, true, true, false}, {"activationInputOptional", ArgKind::TensorList, true, true, false}, {"activationQuantScaleOptional", ArgKind::TensorList, true, true, false}, {"activationQuantOffsetOptional", ArgKind::TensorList, true, true, false}, {"splitItem", ArgKind::Int, false, true, false}, {"groupType", ArgKind::Int, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"actType", ArgKind::Int, false, true, false}, {"tuningConfigOptional", ArgKind::IntArray, true, true, false}, {"out", ArgKind::TensorList, false, false, true}, {"activationFeatureOutOptional", ArgKind::TensorList, true, false, true}, {"dynQuantScaleOutOptional", ArgKind::TensorList, true, false, true}};
const RuleSpec kGroupedMatmulV5Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_matmul, 161002},
};
const OperatorSpec kGroupedMatmulV5 = {"aclnnGroupedMatmulV5", "GroupedMatmul", kGroupedMatmulV5Args, 20, kGroupedMatmulV5Rules, 3, Execution::Native, false};
const ArgSpec kGroupedMatmulWeightNzArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"biasOptional", ArgKind::TensorList, true, true, false}, {"scaleOptional", ArgKind::TensorList, true, true, false}, {"offsetOptional", ArgKind::TensorList, true, true, false}, {"antiquantScaleOptional", ArgKind::TensorList, true, true, false}, {"antiquantOffsetOptional", ArgKind::TensorList, true, true, false}, {"perTokenScaleOptional", ArgKind::TensorList, true, true, false}, {"groupListOptional", ArgKind::Tensor, true, true, false}, {"activationInputOptional", ArgKind::TensorList, true, true, false}, {"activationQuantScaleOptional", ArgKind::TensorList, true, true, false}, {"activationQuantOffsetOptional", ArgKind::TensorList, true, true, false}, {"splitItem", ArgKind::Int, false, true, false}, {"groupType", ArgKind::Int, false, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"actType", ArgKind::Int, false, true, false}, {"tuningConfigOptional", ArgKind::IntArray, true, true, false}, {"quantGroupSize", ArgKind::Int, false, true, false}, {"out", ArgKind::TensorList, false, false, true}, {"activationFeatureOutOptional", ArgKind::TensorList, true, false, true}, {"dynQuantScaleOutOptional", ArgKind::TensorList, true, false, true}};
const RuleSpec kGroupedMatmulWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::grouped_matmul, 161002},
};
const OperatorSpec kGroupedMatmulWeightNz = {"aclnnGroupedMatmulWeightNz", "GroupedMatmul", kGroupedMatmulWeightNzArgs, 21, kGroupedMatmulWeightNzRules, 3, Execution::Native, false};
const ArgSpec kGtScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGtScalar = {"aclnnGtScalar", "Greater", kGtScalarArgs, 3, kGtScalarRules, 3, Execution::Aten, false};
const ArgSpec kGtTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGtTensor = {"aclnnGtTensor", "Greater", kGtTensorArgs, 3, kGtTensorRules, 4, Execution::Aten, false};
const ArgSpec kHardshrinkArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardshrinkRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardshrink = {"aclnnHardshrink", "Hardshrink", kHardshrinkArgs, 3, kHardshrinkRules, 4, Execution::Aten, true};
const ArgSpec kHardshrinkBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardshrinkBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardshrinkBackward = {"aclnnHardshrinkBackward", "HardShrinkGrad", kHardshrinkBackwardArgs, 4, kHardshrinkBackwardRules, 4, Execution::Aten, true};
const ArgSpec kHardsigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardsigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardsigmoid = {"aclnnHardsigmoid", "Hardsigmoid", kHardsigmoidArgs, 2, kHardsigmoidRules, 3, Execution::Aten, true};
const ArgSpec kHardsigmoidBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardsigmoidBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardsigmoidBackward = {"aclnnHardsigmoidBackward", "HardSigmoidGrad", kHardsigmoidBackwardArgs, 3, kHardsigmoidBackwardRules, 4, Execution::Aten, true};
const ArgSpec kHardswishArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardswishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardswish = {"aclnnHardswish", "Hardswish", kHardswishArgs, 2, kHardswishRules, 3, Execution::Aten, true};
const ArgSpec kHardswishBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardswishBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardswishBackward = {"aclnnHardswishBackward", "HardSwishGrad", kHardswishBackwardArgs, 3, kHardswishBackwardRules, 4, Execution::Aten, true};
const ArgSpec kHardswishBackwardV2Args[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardswishBackwardV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardswishBackwardV2 = {"aclnnHardswishBackwardV2", "HardSwishGrad", kHardswishBackwardV2Args, 3, kHardswishBackwardV2Rules, 4, Execution::Aten, true};
const ArgSpec kHardtanhArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Scalar, false, true, false}, {"clipValueMax", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardtanh = {"aclnnHardtanh", "Hardtanh", kHardtanhArgs, 4, kHardtanhRules, 4, Execution::Aten, true};
const ArgSpec kHardtanhBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"min", ArgKind::Scalar, false, true, false}, {"max", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardtanhBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardtanhBackward = {"aclnnHardtanhBackward", "HardtanhGrad", kHardtanhBackwardArgs, 5, kHardtanhBackwardRules, 4, Execution::Aten, true};
const ArgSpec kHistcArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"bins", ArgKind::Int, false, true, false}, {"min", ArgKind::Scalar, false, true, false}, {"max", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHistcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800025full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800025full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kHistc = {"aclnnHistc", "Histc", kHistcArgs, 5, kHistcRules, 3, Execution::Native, true};
const ArgSpec kIm2colArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIm2colRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIm2col = {"aclnnIm2col", "Im2col", kIm2colArgs, 6, kIm2colRules, 4, Execution::Aten, true};
const ArgSpec kIm2colBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIm2colBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIm2colBackward = {"aclnnIm2colBackward", "Col2im", kIm2colBackwardArgs, 7, kIm2colBackwardRules, 4, Execution::Aten, true};
const ArgSpec kIndexArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::TensorList, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndex = {"aclnnIndex", "Index", kIndexArgs, 3, kIndexRules, 4, Execution::Native, false};
const ArgSpec kIndexAddArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexAdd = {"aclnnIndexAdd", "InplaceIndexAdd", kIndexAddArgs, 6, kIndexAddRules, 8, Execution::Native, false};
const ArgSpec kIndexAddV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexAddV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexAddV2 = {"aclnnIndexAddV2", "InplaceIndexAdd", kIndexAddV2Args, 7, kIndexAddV2Rules, 8, Execution::Native, false};
const ArgSpec kIndexCopyArgs[] = {{"selfRef", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}, {"outRef", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexCopy = {"aclnnIndexCopy", "ScatterUpdate", kIndexCopyArgs, 5, kIndexCopyRules, 7, Execution::Native, false};
const ArgSpec kIndexFillArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexFillRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexFill = {"aclnnIndexFill", "IndexFillD", kIndexFillArgs, 5, kIndexFillRules, 6, Execution::Native, false};
const ArgSpec kIndexFillTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::IntArray, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexFillTensor = {"aclnnIndexFillTensor", "IndexFillD", kIndexFillTensorArgs, 5, kIndexFillTensorRules, 5, Execution::Native, false};
const ArgSpec kIndexPutImplArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::TensorList, false, true, false}, {"values", ArgKind::Tensor, false, true, false}, {"accumulate", ArgKind::Bool, false, true, false}, {"unsafe", ArgKind::Bool, false, true, false}};
const RuleSpec kIndexPutImplRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexPutImpl = {"aclnnIndexPutImpl", "IndexPutV2", kIndexPutImplArgs, 5, kIndexPutImplRules, 3, Execution::Native, false};
const ArgSpec kIndexSelectArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexSelectRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexSelect = {"aclnnIndexSelect", "GatherV2", kIndexSelectArgs, 4, kIndexSelectRules, 6, Execution::Native, false};
const ArgSpec kInplaceAcosArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAcosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAcos = {"aclnnInplaceAcos", "Acos", kInplaceAcosArgs, 1, kInplaceAcosRules, 1, Execution::Aten, false};
const ArgSpec kInplaceAcoshArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAcoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAcosh = {"aclnnInplaceAcosh", "Acosh", kInplaceAcoshArgs, 1, kInplaceAcoshRules, 1, Execution::Aten, false};
const ArgSpec kInplaceAddArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAdd = {"aclnnInplaceAdd", "Add", kInplaceAddArgs, 3, kInplaceAddRules, 4, Execution::Aten, false};
const ArgSpec kInplaceAddReluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddRelu = {"aclnnInplaceAddRelu", "AddRelu", kInplaceAddReluArgs, 3, kInplaceAddReluRules, 4, Execution::Native, false};
const ArgSpec kInplaceAddRmsNormArgs[] = {{"x1Ref", ArgKind::Tensor, false, true, true}, {"x2Ref", ArgKind::Tensor, false, true, true}, {"gamma", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"rstdOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kInplaceAddRmsNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
};
const OperatorSpec kInplaceAddRmsNorm = {"aclnnInplaceAddRmsNorm", "InplaceAddRmsNorm", kInplaceAddRmsNormArgs, 5, kInplaceAddRmsNormRules, 7, Execution::Native, true};
const ArgSpec kInplaceAddcdivArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddcdivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 0, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddcdiv = {"aclnnInplaceAddcdiv", "Addcdiv", kInplaceAddcdivArgs, 4, kInplaceAddcdivRules, 4, Execution::Aten, false};
const ArgSpec kInplaceAddcmulArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddcmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 0, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddcmul = {"aclnnInplaceAddcmul", "Addcmul", kInplaceAddcmulArgs, 4, kInplaceAddcmulRules, 4, Execution::Aten, false};
const ArgSpec kInplaceAddmmArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mat1", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceAddmmRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddmm = {"aclnnInplaceAddmm", "MatMulV3", kInplaceAddmmArgs, 6, kInplaceAddmmRules, 7, Execution::Native, false};
const ArgSpec kInplaceAddrArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"vec1", ArgKind::Tensor, false, true, false}, {"vec2", ArgKind::Tensor, false, true, false}, {"betaOptional", ArgKind::Scalar, true, true, false}, {"alphaOptional", ArgKind::Scalar, true, true, false}};
const RuleSpec kInplaceAddrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddr = {"aclnnInplaceAddr", "InplaceAddr", kInplaceAddrArgs, 5, kInplaceAddrRules, 5, Execution::Native, true};
const ArgSpec kInplaceAddsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAdds = {"aclnnInplaceAdds", "Add", kInplaceAddsArgs, 3, kInplaceAddsRules, 1, Execution::Aten, false};
const ArgSpec kInplaceAsinArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAsinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAsin = {"aclnnInplaceAsin", "Asin", kInplaceAsinArgs, 1, kInplaceAsinRules, 1, Execution::Aten, false};
const ArgSpec kInplaceAsinhArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAsinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAsinh = {"aclnnInplaceAsinh", "Asinh", kInplaceAsinhArgs, 1, kInplaceAsinhRules, 1, Execution::Aten, false};
const ArgSpec kInplaceAtanArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAtanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAtan = {"aclnnInplaceAtan", "Atan", kInplaceAtanArgs, 1, kInplaceAtanRules, 1, Execution::Aten, false};
const ArgSpec kInplaceAtan2Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceAtan2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAtan2 = {"aclnnInplaceAtan2", "Atan2", kInplaceAtan2Args, 2, kInplaceAtan2Rules, 4, Execution::Aten, false};
const ArgSpec kInplaceAtanhArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAtanh = {"aclnnInplaceAtanh", "Atanh", kInplaceAtanhArgs, 1, kInplaceAtanhRules, 1, Execution::Aten, false};
const ArgSpec kInplaceBernoulliArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"prob", ArgKind::Scalar, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceBernoulliRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
};
const OperatorSpec kInplaceBernoulli = {"aclnnInplaceBernoulli", "DSAGenBitMask", kInplaceBernoulliArgs, 4, kInplaceBernoulliRules, 2, Execution::Native, false};
const ArgSpec kInplaceBernoulliTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"prob", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceBernoulliTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBernoulliTensor = {"aclnnInplaceBernoulliTensor", "DSAGenBitMask", kInplaceBernoulliTensorArgs, 4, kInplaceBernoulliTensorRules, 3, Execution::Native, false};
const ArgSpec kInplaceBitwiseAndScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceBitwiseAndScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseAndScalar = {"aclnnInplaceBitwiseAndScalar", "BitwiseAnd", kInplaceBitwiseAndScalarArgs, 2, kInplaceBitwiseAndScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceBitwiseAndTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceBitwiseAndTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseAndTensor = {"aclnnInplaceBitwiseAndTensor", "BitwiseAnd", kInplaceBitwiseAndTensorArgs, 2, kInplaceBitwiseAndTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplaceBitwiseXorScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceBitwiseXorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseXorScalar = {"aclnnInplaceBitwiseXorScalar", "BitwiseXor", kInplaceBitwiseXorScalarArgs, 2, kInplaceBitwiseXorScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceBitwiseXorTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceBitwiseXorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseXorTensor = {"aclnnInplaceBitwiseXorTensor", "BitwiseXor", kInplaceBitwiseXorTensorArgs, 2, kInplaceBitwiseXorTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplaceCeilArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceCeilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCeil = {"aclnnInplaceCeil", "Ceil", kInplaceCeilArgs, 1, kInplaceCeilRules, 1, Execution::Aten, false};
const ArgSpec kInplaceCeluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceCeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCelu = {"aclnnInplaceCelu", "Celu", kInplaceCeluArgs, 2, kInplaceCeluRules, 1, Execution::Aten, true};
const ArgSpec kInplaceClampMaxArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"clipValueMax", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceClampMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceClampMax = {"aclnnInplaceClampMax", "Minimum", kInplaceClampMaxArgs, 2, kInplaceClampMaxRules, 1, Execution::Native, false};
const ArgSpec kInplaceClampMaxTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"max", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceClampMaxTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceClampMaxTensor = {"aclnnInplaceClampMaxTensor", "Minimum", kInplaceClampMaxTensorArgs, 2, kInplaceClampMaxTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplaceClampMinTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"clipValueMin", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceClampMinTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceClampMinTensor = {"aclnnInplaceClampMinTensor", "Maximum", kInplaceClampMinTensorArgs, 2, kInplaceClampMinTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplaceCopyArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"src", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCopy = {"aclnnInplaceCopy", "TensorMove", kInplaceCopyArgs, 2, kInplaceCopyRules, 3, Execution::Native, false};
const ArgSpec kInplaceCosArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceCosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCos = {"aclnnInplaceCos", "Cos", kInplaceCosArgs, 1, kInplaceCosRules, 1, Execution::Aten, false};
const ArgSpec kInplaceCoshArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceCoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCosh = {"aclnnInplaceCosh", "Cosh", kInplaceCoshArgs, 1, kInplaceCoshRules, 1, Execution::Aten, false};
const ArgSpec kInplaceDivArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceDivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceDiv = {"aclnnInplaceDiv", "RealDiv", kInplaceDivArgs, 2, kInplaceDivRules, 4, Execution::Aten, false};
const ArgSpec kInplaceDivModArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceDivModRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "0 divides exactly, 1 rounds towards zero, 2 rounds down.", nullptr, 161002},
};
const OperatorSpec kInplaceDivMod = {"aclnnInplaceDivMod", "FloorDiv", kInplaceDivModArgs, 3, kInplaceDivModRules, 5, Execution::Native, false};
const ArgSpec kInplaceDivModsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}, {"mode", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceDivModsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceDivMods = {"aclnnInplaceDivMods", "FloorDiv", kInplaceDivModsArgs, 3, kInplaceDivModsRules, 1, Execution::Native, false};
const ArgSpec kInplaceDivsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceDivsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceDivs = {"aclnnInplaceDivs", "RealDiv", kInplaceDivsArgs, 2, kInplaceDivsRules, 1, Execution::Aten, false};
const ArgSpec kInplaceEluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"alpha", ArgKind::Scalar, false, true, false}, {"scale", ArgKind::Scalar, false, true, false}, {"inputScale", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceEluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceElu = {"aclnnInplaceElu", "Elu", kInplaceEluArgs, 4, kInplaceEluRules, 1, Execution::Aten, true};
const ArgSpec kInplaceEqScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceEqScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceEqScalar = {"aclnnInplaceEqScalar", "Equal", kInplaceEqScalarArgs, 2, kInplaceEqScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceEqTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceEqTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceEqTensor = {"aclnnInplaceEqTensor", "Equal", kInplaceEqTensorArgs, 2, kInplaceEqTensorRules, 3, Execution::Aten, false};
const ArgSpec kInplaceErfArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceErfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceErf = {"aclnnInplaceErf", "Erf", kInplaceErfArgs, 1, kInplaceErfRules, 1, Execution::Aten, false};
const ArgSpec kInplaceErfcArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceErfcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceErfc = {"aclnnInplaceErfc", "Erfc", kInplaceErfcArgs, 1, kInplaceErfcRules, 1, Execution::Aten, false};
const ArgSpec kInplaceErfinvArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceErfinvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceErfinv = {"aclnnInplaceErfinv", "Erfinv", kInplaceErfinvArgs, 1, kInplaceErfinvRules, 1, Execution::Aten, false};
const ArgSpec kInplaceExpArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceExp = {"aclnnInplaceExp", "Exp", kInplaceExpArgs, 1, kInplaceExpRules, 1, Execution::Aten, false};
const ArgSpec kInplaceExp2Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceExp2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceExp2 = {"aclnnInplaceExp2", "Exp2", kInplaceExp2Args, 1, kInplaceExp2Rules, 1, Execution::Aten, false};
const ArgSpec kInplaceExpm1Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceExpm1Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceExpm1 = {"aclnnInplaceExpm1", "Expm1", kInplaceExpm1Args, 1, kInplaceExpm1Rules, 1, Execution::Aten, false};
const ArgSpec kInplaceFillDiagonalArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"fillValue", ArgKind::Scalar, false, true, false}, {"wrap", ArgKind::Bool, false, true, false}};
const RuleSpec kInplaceFillDiagonalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFillDiagonal = {"aclnnInplaceFillDiagonal", "InplaceFillDiagonal", kInplaceFillDiagonalArgs, 3, kInplaceFillDiagonalRules, 2, Execution::Aten, false};
const ArgSpec kInplaceFillScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceFillScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFillScalar = {"aclnnInplaceFillScalar", "Fill", kInplaceFillScalarArgs, 2, kInplaceFillScalarRules, 1, Execution::Native, false};
const ArgSpec kInplaceFillTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"value", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The value of a fill is one number.", checks::one_element, 161002},
};
const OperatorSpec kInplaceFillTensor = {"aclnnInplaceFillTensor", "Fill", kInplaceFillTensorArgs, 2, kInplaceFillTensorRules, 4, Execution::Native, false};
const ArgSpec kInplaceFloorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceFloorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFloor = {"aclnnInplaceFloor", "Floor", kInplaceFloorArgs, 1, kInplaceFloorRules, 1, Execution::Aten, false};
const ArgSpec kInplaceFloorDivideArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceFloorDivideRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFloorDivide = {"aclnnInplaceFloorDivide", "FloorDiv", kInplaceFloorDivideArgs, 2, kInplaceFloorDivideRules, 4, Execution::Aten, false};
const ArgSpec kInplaceFloorDividesArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceFloorDividesRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFloorDivides = {"aclnnInplaceFloorDivides", "FloorDiv", kInplaceFloorDividesArgs, 2, kInplaceFloorDividesRules, 1, Execution::Aten, false};
const ArgSpec kInplaceFmodScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceFmodScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFmodScalar = {"aclnnInplaceFmodScalar", "Mod", kInplaceFmodScalarArgs, 2, kInplaceFmodScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceFmodTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceFmodTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFmodTensor = {"aclnnInplaceFmodTensor", "Mod", kInplaceFmodTensorArgs, 2, kInplaceFmodTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplaceFracArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceFracRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFrac = {"aclnnInplaceFrac", "Frac", kInplaceFracArgs, 1, kInplaceFracRules, 1, Execution::Aten, false};
const ArgSpec kInplaceFusedCausalConv1dArgs[] = {{"x", ArgKind::Tensor, false, true, true}, {"weight", ArgKind::Tensor, false, true, false}, {"convStates", ArgKind::Tensor, false, true, true}, {"queryStartLoc", ArgKind::Tensor, true, true, false}, {"cacheIndices", ArgKind::Tensor, true, true, false}, {"initialStateMode", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"numAcceptedTokens", ArgKind::Tensor, true, true, false}, {"numComputedTokens", ArgKind::Tensor, true, true, false}, {"blockIdxFirstScheduledToken", ArgKind::Tensor, true, true, false}, {"blockIdxLastScheduledToken", ArgKind::Tensor, true, true, false}, {"initialStateIdx", ArgKind::Tensor, true, true, false}, {"activationMode", ArgKind::Int, false, true, false}, {"padSlotId", ArgKind::Int, false, true, false}, {"runMode", ArgKind::Int, false, true, false}, {"maxQueryLen", ArgKind::Int, false, true, false}, {"residualConnection", ArgKind::Int, false, true, false}, {"blockSize", ArgKind::Int, false, true, false}, {"convMode", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceFusedCausalConv1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {16, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {18, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {17, -1, -1, -1, -1, -1}, 0x0ull, 2, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFusedCausalConv1d = {"aclnnInplaceFusedCausalConv1d", "FusedCausalConv1d", kInplaceFusedCausalConv1dArgs, 19, kInplaceFusedCausalConv1dRules, 18, Execution::Native, true};
const ArgSpec kInplaceGeScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceGeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGeScalar = {"aclnnInplaceGeScalar", "GreaterEqual", kInplaceGeScalarArgs, 2, kInplaceGeScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceGeTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceGeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGeTensor = {"aclnnInplaceGeTensor", "GreaterEqual", kInplaceGeTensorArgs, 2, kInplaceGeTensorRules, 3, Execution::Aten, false};
const ArgSpec kInplaceGtScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceGtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGtScalar = {"aclnnInplaceGtScalar", "Greater", kInplaceGtScalarArgs, 2, kInplaceGtScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceGtTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceGtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGtTensor = {"aclnnInplaceGtTensor", "Greater", kInplaceGtTensorArgs, 2, kInplaceGtTensorRules, 3, Execution::Aten, false};
const ArgSpec kInplaceHardsigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceHardsigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceHardsigmoid = {"aclnnInplaceHardsigmoid", "Hardsigmoid", kInplaceHardsigmoidArgs, 1, kInplaceHardsigmoidRules, 1, Execution::Aten, true};
const ArgSpec kInplaceHardswishArgs[] = {{"self", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceHardswishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceHardswish = {"aclnnInplaceHardswish", "Hardswish", kInplaceHardswishArgs, 1, kInplaceHardswishRules, 1, Execution::Aten, true};
const ArgSpec kInplaceHardtanhArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"clipValueMin", ArgKind::Scalar, false, true, false}, {"clipValueMax", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceHardtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceHardtanh = {"aclnnInplaceHardtanh", "Hardtanh", kInplaceHardtanhArgs, 3, kInplaceHardtanhRules, 1, Execution::Aten, true};
const ArgSpec kInplaceIndexCopyArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceIndexCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceIndexCopy = {"aclnnInplaceIndexCopy", "ScatterUpdate", kInplaceIndexCopyArgs, 4, kInplaceIndexCopyRules, 5, Execution::Native, false};
const ArgSpec kInplaceIndexFillArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceIndexFillRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceIndexFill = {"aclnnInplaceIndexFill", "IndexFillD", kInplaceIndexFillArgs, 4, kInplaceIndexFillRules, 3, Execution::Native, false};
const ArgSpec kInplaceIndexFillTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::IntArray, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceIndexFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceIndexFillTensor = {"aclnnInplaceIndexFillTensor", "IndexFillD", kInplaceIndexFillTensorArgs, 4, kInplaceIndexFillTensorRules, 2, Execution::Native, false};
const ArgSpec kInplaceLeScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLeScalar = {"aclnnInplaceLeScalar", "LessEqual", kInplaceLeScalarArgs, 2, kInplaceLeScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceLeTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLeTensor = {"aclnnInplaceLeTensor", "LessEqual", kInplaceLeTensorArgs, 2, kInplaceLeTensorRules, 3, Execution::Aten, false};
const ArgSpec kInplaceLeakyReluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"negativeSlope", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLeakyReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLeakyRelu = {"aclnnInplaceLeakyRelu", "LeakyRelu", kInplaceLeakyReluArgs, 2, kInplaceLeakyReluRules, 1, Execution::Aten, true};
const ArgSpec kInplaceLerpArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLerpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 0, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "Expected dtype for end {end.dtype} to be equal to that of self.", "", nullptr, 161002},
};
const OperatorSpec kInplaceLerp = {"aclnnInplaceLerp", "Lerp", kInplaceLerpArgs, 3, kInplaceLerpRules, 5, Execution::Aten, false};
const ArgSpec kInplaceLerpsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLerpsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLerps = {"aclnnInplaceLerps", "Lerp", kInplaceLerpsArgs, 3, kInplaceLerpsRules, 5, Execution::Aten, false};
const ArgSpec kInplaceLogArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLogRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog = {"aclnnInplaceLog", "Log", kInplaceLogArgs, 1, kInplaceLogRules, 1, Execution::Aten, false};
const ArgSpec kInplaceLog10Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLog10Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog10 = {"aclnnInplaceLog10", "Log10", kInplaceLog10Args, 1, kInplaceLog10Rules, 1, Execution::Aten, false};
const ArgSpec kInplaceLog1pArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLog1pRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog1p = {"aclnnInplaceLog1p", "Log1p", kInplaceLog1pArgs, 1, kInplaceLog1pRules, 1, Execution::Aten, false};
const ArgSpec kInplaceLog2Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLog2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog2 = {"aclnnInplaceLog2", "Log2", kInplaceLog2Args, 1, kInplaceLog2Rules, 1, Execution::Aten, false};
const ArgSpec kInplaceLogicalAndArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLogicalAndRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLogicalAnd = {"aclnnInplaceLogicalAnd", "LogicalAnd", kInplaceLogicalAndArgs, 2, kInplaceLogicalAndRules, 3, Execution::Aten, false};
const ArgSpec kInplaceLogicalNotArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLogicalNotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLogicalNot = {"aclnnInplaceLogicalNot", "LogicalNot", kInplaceLogicalNotArgs, 1, kInplaceLogicalNotRules, 1, Execution::Aten, false};
const ArgSpec kInplaceLogicalOrArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLogicalOrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLogicalOr = {"aclnnInplaceLogicalOr", "LogicalOr", kInplaceLogicalOrArgs, 2, kInplaceLogicalOrRules, 3, Execution::Aten, false};
const ArgSpec kInplaceLtScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLtScalar = {"aclnnInplaceLtScalar", "Less", kInplaceLtScalarArgs, 2, kInplaceLtScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceLtTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLtTensor = {"aclnnInplaceLtTensor", "Less", kInplaceLtTensorArgs, 2, kInplaceLtTensorRules, 3, Execution::Aten, false};
const ArgSpec kInplaceMaskedFillScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mask", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceMaskedFillScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMaskedFillScalar = {"aclnnInplaceMaskedFillScalar", "MaskedFill", kInplaceMaskedFillScalarArgs, 3, kInplaceMaskedFillScalarRules, 3, Execution::Native, false};
const ArgSpec kInplaceMaskedFillTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mask", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceMaskedFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMaskedFillTensor = {"aclnnInplaceMaskedFillTensor", "MaskedFill", kInplaceMaskedFillTensorArgs, 3, kInplaceMaskedFillTensorRules, 4, Execution::Native, false};
const ArgSpec kInplaceMaskedScatterArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mask", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceMaskedScatterRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMaskedScatter = {"aclnnInplaceMaskedScatter", "InplaceMaskedScatter", kInplaceMaskedScatterArgs, 3, kInplaceMaskedScatterRules, 5, Execution::Native, false};
const ArgSpec kInplaceMishArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceMishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMish = {"aclnnInplaceMish", "Mish", kInplaceMishArgs, 1, kInplaceMishRules, 1, Execution::Aten, true};
const ArgSpec kInplaceMulArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMul = {"aclnnInplaceMul", "Mul", kInplaceMulArgs, 2, kInplaceMulRules, 4, Execution::Aten, false};
const ArgSpec kInplaceMulsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceMulsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMuls = {"aclnnInplaceMuls", "Mul", kInplaceMulsArgs, 2, kInplaceMulsRules, 1, Execution::Aten, false};
const ArgSpec kInplaceNanToNumArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"nan", ArgKind::Double, false, true, false}, {"posinf", ArgKind::Double, false, true, false}, {"neginf", ArgKind::Double, false, true, false}};
const RuleSpec kInplaceNanToNumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceNanToNum = {"aclnnInplaceNanToNum", "NanToNum", kInplaceNanToNumArgs, 4, kInplaceNanToNumRules, 1, Execution::Aten, false};
const ArgSpec kInplaceNeScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceNeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceNeScalar = {"aclnnInplaceNeScalar", "NotEqual", kInplaceNeScalarArgs, 2, kInplaceNeScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceNeTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceNeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceNeTensor = {"aclnnInplaceNeTensor", "NotEqual", kInplaceNeTensorArgs, 2, kInplaceNeTensorRules, 3, Execution::Aten, false};
const ArgSpec kInplaceNormalArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceNormalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
};
const OperatorSpec kInplaceNormal = {"aclnnInplaceNormal", "DSARandomNormal", kInplaceNormalArgs, 5, kInplaceNormalRules, 2, Execution::Native, true};
const ArgSpec kInplaceNormalTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceNormalTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceNormalTensor = {"aclnnInplaceNormalTensor", "DSARandomNormal", kInplaceNormalTensorArgs, 6, kInplaceNormalTensorRules, 5, Execution::Native, true};
const ArgSpec kInplaceOneArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceOneRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceOne = {"aclnnInplaceOne", "OnesLike", kInplaceOneArgs, 1, kInplaceOneRules, 1, Execution::Aten, false};
const ArgSpec kInplacePowTensorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, true}, {"exponent", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplacePowTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplacePowTensorScalar = {"aclnnInplacePowTensorScalar", "Pow", kInplacePowTensorScalarArgs, 2, kInplacePowTensorScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplacePowTensorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, true}, {"exponent", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplacePowTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplacePowTensorTensor = {"aclnnInplacePowTensorTensor", "Pow", kInplacePowTensorTensorArgs, 2, kInplacePowTensorTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplacePutArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}, {"accumulate", ArgKind::Bool, false, true, false}};
const RuleSpec kInplacePutRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplacePut = {"aclnnInplacePut", "InplacePut", kInplacePutArgs, 4, kInplacePutRules, 4, Execution::Native, false};
const ArgSpec kInplaceQuantScatterArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"quantScales", ArgKind::Tensor, false, true, false}, {"quantZeroPoints", ArgKind::Tensor, true, true, false}, {"axis", ArgKind::Int, false, true, false}, {"quantAxis", ArgKind::Int, false, true, false}, {"reduction", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceQuantScatterRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000008ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 8, "", "", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "The operator replaces values: reduction 1.", nullptr, 161002},
};
const OperatorSpec kInplaceQuantScatter = {"aclnnInplaceQuantScatter", "QuantUpdateScatter", kInplaceQuantScatterArgs, 8, kInplaceQuantScatterRules, 9, Execution::Native, false};
const ArgSpec kInplaceRReluWithNoiseArgs[] = {{"self", ArgKind::Tensor, false, true, true}, {"noise", ArgKind::Tensor, false, true, true}, {"lower", ArgKind::Scalar, false, true, false}, {"upper", ArgKind::Scalar, false, true, false}, {"training", ArgKind::Bool, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRReluWithNoiseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
};
const OperatorSpec kInplaceRReluWithNoise = {"aclnnInplaceRReluWithNoise", "InplaceRReluWithNoise", kInplaceRReluWithNoiseArgs, 7, kInplaceRReluWithNoiseRules, 5, Execution::Native, false};
const ArgSpec kInplaceRandomArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Int, false, true, false}, {"to", ArgKind::Int, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_integers, 161002},
};
const OperatorSpec kInplaceRandom = {"aclnnInplaceRandom", "DSARandomUniform", kInplaceRandomArgs, 5, kInplaceRandomRules, 2, Execution::Native, false};
const ArgSpec kInplaceRandomTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Int, false, true, false}, {"to", ArgKind::Int, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_integers, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceRandomTensor = {"aclnnInplaceRandomTensor", "DSARandomUniform", kInplaceRandomTensorArgs, 6, kInplaceRandomTensorRules, 5, Execution::Native, false};
const ArgSpec kInplaceRandomWithoutFromToArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomWithoutFromToRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRandomWithoutFromTo = {"aclnnInplaceRandomWithoutFromTo", "DSARandomUniform", kInplaceRandomWithoutFromToArgs, 3, kInplaceRandomWithoutFromToRules, 1, Execution::Native, false};
const ArgSpec kInplaceRandomWithoutFromToTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomWithoutFromToTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceRandomWithoutFromToTensor = {"aclnnInplaceRandomWithoutFromToTensor", "DSARandomUniform", kInplaceRandomWithoutFromToTensorArgs, 4, kInplaceRandomWithoutFromToTensorRules, 4, Execution::Native, false};
const ArgSpec kInplaceReciprocalArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceReciprocalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceReciprocal = {"aclnnInplaceReciprocal", "Reciprocal", kInplaceReciprocalArgs, 1, kInplaceReciprocalRules, 1, Execution::Aten, false};
const ArgSpec kInplaceReluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRelu = {"aclnnInplaceRelu", "Relu", kInplaceReluArgs, 1, kInplaceReluRules, 1, Execution::Aten, true};
const ArgSpec kInplaceRemainderTensorScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceRemainderTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRemainderTensorScalar = {"aclnnInplaceRemainderTensorScalar", "FloorMod", kInplaceRemainderTensorScalarArgs, 2, kInplaceRemainderTensorScalarRules, 1, Execution::Aten, false};
const ArgSpec kInplaceRemainderTensorTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceRemainderTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRemainderTensorTensor = {"aclnnInplaceRemainderTensorTensor", "FloorMod", kInplaceRemainderTensorTensorArgs, 2, kInplaceRemainderTensorTensorRules, 4, Execution::Aten, false};
const ArgSpec kInplaceRenormArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"p", ArgKind::Scalar, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"maxNorm", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceRenormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::not_negative, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::not_negative, 161002},
};
const OperatorSpec kInplaceRenorm = {"aclnnInplaceRenorm", "Renorm", kInplaceRenormArgs, 4, kInplaceRenormRules, 5, Execution::Native, true};
const ArgSpec kInplaceRoundDecimalsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"decimals", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRoundDecimalsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRoundDecimals = {"aclnnInplaceRoundDecimals", "RoundDecimals", kInplaceRoundDecimalsArgs, 2, kInplaceRoundDecimalsRules, 1, Execution::Aten, false};
const ArgSpec kInplaceRsqrtArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceRsqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRsqrt = {"aclnnInplaceRsqrt", "Rsqrt", kInplaceRsqrtArgs, 1, kInplaceRsqrtRules, 1, Execution::Aten, false};
const ArgSpec kInplaceScatterArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"reduce", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceScatterRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatter = {"aclnnInplaceScatter", "ScatterElementsV2", kInplaceScatterArgs, 5, kInplaceScatterRules, 6, Execution::Native, false};
const ArgSpec kInplaceScatterReduceArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"reduce", ArgKind::Int, false, true, false}, {"includeSelf", ArgKind::Bool, false, true, false}};
const RuleSpec kInplaceScatterReduceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 5, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatterReduce = {"aclnnInplaceScatterReduce", "ScatterElementsV2", kInplaceScatterReduceArgs, 6, kInplaceScatterReduceRules, 6, Execution::Native, false};
const ArgSpec kInplaceScatterUpdateArgs[] = {{"data", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceScatterUpdateRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {3, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatterUpdate = {"aclnnInplaceScatterUpdate", "Scatter", kInplaceScatterUpdateArgs, 4, kInplaceScatterUpdateRules, 7, Execution::Native, false};
const ArgSpec kInplaceScatterValueArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"reduce", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceScatterValueRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatterValue = {"aclnnInplaceScatterValue", "ScatterElementsV2", kInplaceScatterValueArgs, 5, kInplaceScatterValueRules, 4, Execution::Native, false};
const ArgSpec kInplaceSigmoidArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSigmoid = {"aclnnInplaceSigmoid", "Sigmoid", kInplaceSigmoidArgs, 1, kInplaceSigmoidRules, 1, Execution::Aten, false};
const ArgSpec kInplaceSinArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSin = {"aclnnInplaceSin", "Sin", kInplaceSinArgs, 1, kInplaceSinRules, 1, Execution::Aten, false};
const ArgSpec kInplaceSincArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSincRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSinc = {"aclnnInplaceSinc", "Sinc", kInplaceSincArgs, 1, kInplaceSincRules, 1, Execution::Aten, false};
const ArgSpec kInplaceSinhArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSinh = {"aclnnInplaceSinh", "Sinh", kInplaceSinhArgs, 1, kInplaceSinhRules, 1, Execution::Aten, false};
const ArgSpec kInplaceSqrtArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSqrt = {"aclnnInplaceSqrt", "Sqrt", kInplaceSqrtArgs, 1, kInplaceSqrtRules, 1, Execution::Aten, false};
const ArgSpec kInplaceSubArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceSubRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSub = {"aclnnInplaceSub", "Sub", kInplaceSubArgs, 3, kInplaceSubRules, 4, Execution::Aten, false};
const ArgSpec kInplaceSubsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceSubsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSubs = {"aclnnInplaceSubs", "Sub", kInplaceSubsArgs, 3, kInplaceSubsRules, 1, Execution::Aten, false};
const ArgSpec kInplaceTanArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceTanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTan = {"aclnnInplaceTan", "Tan", kInplaceTanArgs, 1, kInplaceTanRules, 1, Execution::Aten, false};
const ArgSpec kInplaceTanhArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceTanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTanh = {"aclnnInplaceTanh", "Tanh", kInplaceTanhArgs, 1, kInplaceTanhRules, 1, Execution::Aten, false};
const ArgSpec kInplaceThresholdArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"threshold", ArgKind::Scalar, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceThresholdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceThreshold = {"aclnnInplaceThreshold", "Threshold", kInplaceThresholdArgs, 3, kInplaceThresholdRules, 1, Execution::Aten, true};
const ArgSpec kInplaceTrilArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"diagonal", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceTrilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTril = {"aclnnInplaceTril", "Tril", kInplaceTrilArgs, 2, kInplaceTrilRules, 2, Execution::Aten, false};
const ArgSpec kInplaceTriuArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"diagonal", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceTriuRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTriu = {"aclnnInplaceTriu", "Triu", kInplaceTriuArgs, 2, kInplaceTriuRules, 2, Execution::Aten, false};
const ArgSpec kInplaceUniformArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Double, false, true, false}, {"to", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceUniformRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
};
const OperatorSpec kInplaceUniform = {"aclnnInplaceUniform", "DSARandomUniform", kInplaceUniformArgs, 5, kInplaceUniformRules, 2, Execution::Native, false};
const ArgSpec kInplaceUniformTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Double, false, true, false}, {"to", ArgKind::Double, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceUniformTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceUniformTensor = {"aclnnInplaceUniformTensor", "DSARandomUniform", kInplaceUniformTensorArgs, 6, kInplaceUniformTensorRules, 5, Execution::Native, false};
const ArgSpec kInplaceXLogYScalarOtherArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceXLogYScalarOtherRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceXLogYScalarOther = {"aclnnInplaceXLogYScalarOther", "XLogYOther", kInplaceXLogYScalarOtherArgs, 2, kInplaceXLogYScalarOtherRules, 1, Execution::Aten, false};
const ArgSpec kInplaceZeroArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceZeroRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceZero = {"aclnnInplaceZero", "ZerosLike", kInplaceZeroArgs, 1, kInplaceZeroRules, 1, Execution::Aten, false};
const ArgSpec kInterleaveRopeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kInterleaveRopeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "B N S 64;B 1 S 64|B 1 1 64", "Heads have 64 elements, and share the angles.", checks::shapes, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInterleaveRope = {"aclnnInterleaveRope", "InterleaveRope", kInterleaveRopeArgs, 4, kInterleaveRopeRules, 8, Execution::Native, false};
const ArgSpec kInverseArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kInverseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInverse = {"aclnnInverse", "MatrixInverse", kInverseArgs, 2, kInverseRules, 5, Execution::Aten, true};
const ArgSpec kIouArgs[] = {{"bBoxes", ArgKind::Tensor, false, true, false}, {"gtBoxes", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::String, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"aligned", ArgKind::Bool, false, true, false}, {"overlap", ArgKind::Tensor, false, false, true}};
const RuleSpec kIouRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::overlap_word, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIou = {"aclnnIou", "Iou", kIouArgs, 6, kIouRules, 8, Execution::Native, true};
const ArgSpec kIsCloseArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"rtol", ArgKind::Double, false, true, false}, {"atol", ArgKind::Double, false, true, false}, {"equalNan", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsCloseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsClose = {"aclnnIsClose", "IsClose", kIsCloseArgs, 6, kIsCloseRules, 4, Execution::Aten, false};
const ArgSpec kIsFiniteArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsFiniteRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsFinite = {"aclnnIsFinite", "IsFinite", kIsFiniteArgs, 2, kIsFiniteRules, 3, Execution::Aten, false};
const ArgSpec kIsInScalarTensorArgs[] = {{"element", ArgKind::Scalar, false, true, false}, {"testElements", ArgKind::Tensor, false, true, false}, {"assumeUnique", ArgKind::Bool, false, true, false}, {"invert", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsInScalarTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsInScalarTensor = {"aclnnIsInScalarTensor", "IsInScalarTensor", kIsInScalarTensorArgs, 5, kIsInScalarTensorRules, 2, Execution::Aten, false};
const ArgSpec kIsInTensorScalarArgs[] = {{"element", ArgKind::Tensor, false, true, false}, {"testElement", ArgKind::Scalar, false, true, false}, {"assumeUnique", ArgKind::Bool, false, true, false}, {"invert", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsInTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsInTensorScalar = {"aclnnIsInTensorScalar", "IsInTensorScalar", kIsInTensorScalarArgs, 5, kIsInTensorScalarRules, 3, Execution::Aten, false};
const ArgSpec kIsNegInfArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsNegInfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsNegInf = {"aclnnIsNegInf", "IsNegInf", kIsNegInfArgs, 2, kIsNegInfRules, 3, Execution::Aten, false};
const ArgSpec kIsPosInfArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsPosInfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsPosInf = {"aclnnIsPosInf", "IsPosInf", kIsPosInfArgs, 2, kIsPosInfRules, 3, Execution::Aten, false};
const ArgSpec kKlDivArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"logTarget", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kKlDivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kKlDiv = {"aclnnKlDiv", "KlDiv", kKlDivArgs, 5, kKlDivRules, 5, Execution::Aten, true};
const ArgSpec kKlDivBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"logTarget", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kKlDivBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kKlDivBackward = {"aclnnKlDivBackward", "KlDivLossGrad", kKlDivBackwardArgs, 6, kKlDivBackwardRules, 6, Execution::Native, true};
const ArgSpec kKlDivTargetBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"logTarget", ArgKind::Bool, false, true, false}, {"gradTarget", ArgKind::Tensor, false, false, true}};
const RuleSpec kKlDivTargetBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kKlDivTargetBackward = {"aclnnKlDivTargetBackward", "KlDivTargetBackward", kKlDivTargetBackwardArgs, 6, kKlDivTargetBackwardRules, 6, Execution::Native, true};
const ArgSpec kKthvalueArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"k", ArgKind::Int, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kKthvalueRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 2, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 2, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kKthvalue = {"aclnnKthvalue", "Kthvalue", kKthvalueArgs, 6, kKthvalueRules, 7, Execution::Aten, true};
const ArgSpec kKvRmsNormRopeCacheArgs[] = {{"kv", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"kCacheRef", ArgKind::Tensor, false, true, true}, {"ckvCacheRef", ArgKind::Tensor, false, true, true}, {"kRopeScaleOptional", ArgKind::Tensor, true, true, false}, {"cKvScaleOptional", ArgKind::Tensor, true, true, false}, {"kRopeOffsetOptional", ArgKind::Tensor, true, true, false}, {"cKvOffsetOptional", ArgKind::Tensor, true, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"cacheModeOptional", ArgKind::String, true, true, false}, {"isOutputKv", ArgKind::Bool, false, true, false}, {"kRopeOut", ArgKind::Tensor, false, false, true}, {"cKvOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kKvRmsNormRopeCacheRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 14, 15}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {12, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "Norm|PA|PA_BNSD|PA_NZ|PA_BLK_BNSD|PA_BLK_NZ", "", checks::choice, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "B 1 S 576;512;B 1 S 64|B 1 1 64;B 1 S 64|B 1 1 64", "The operator takes vectors of 576 elements.", checks::shapes, 161002},
    {RuleKind::Custom, {0, 14, 15, -1, -1, -1}, 0x0ull, 0, 0, "B 1 S ?;B 1 S 64;B 1 S 512", "", checks::shapes, 161002},
    {RuleKind::Custom, {5, 6, 7, 8, -1, -1}, 0x0ull, 0, 0, "C L M 64;C L M 512;64;512", "", checks::shapes, 161002},
    {RuleKind::Custom, {7, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Both scales for an int8 cache, none for a floating one.", checks::together, 161002},
    {RuleKind::Custom, {9, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Only symmetric quantisation is available.", checks::absent, 161002},
    {RuleKind::Custom, {0, 5, 6, 7, -1, -1}, 0x0ull, 0, 0, "", "Both scales for an int8 cache, none for a floating one.", checks::cache_types, 161002},
    {RuleKind::Custom, {12, 0, 5, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::cache_layout, 161002},
};
const OperatorSpec kKvRmsNormRopeCache = {"aclnnKvRmsNormRopeCache", "KvRmsNormRopeCache", kKvRmsNormRopeCacheArgs, 16, kKvRmsNormRopeCacheRules, 20, Execution::Native, true};
const ArgSpec kKvRmsNormRopeCacheV2Args[] = {{"kv", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"kCacheRef", ArgKind::Tensor, false, true, true}, {"ckvCacheRef", ArgKind::Tensor, false, true, true}, {"kRopeScaleOptional", ArgKind::Tensor, true, true, false}, {"cKvScaleOptional", ArgKind::Tensor, true, true, false}, {"kRopeOffsetOptional", ArgKind::Tensor, true, true, false}, {"cKvOffsetOptional", ArgKind::Tensor, true, true, false}, {"vOptional", ArgKind::Tensor, true, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"cacheModeOptional", ArgKind::String, true, true, false}, {"isOutputKv", ArgKind::Bool, false, true, false}, {"kRopeOut", ArgKind::Tensor, false, false, true}, {"cKvOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kKvRmsNormRopeCacheV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 15, 16}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {13, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "Norm|PA|PA_BNSD|PA_NZ|PA_BLK_BNSD|PA_BLK_NZ", "", checks::choice, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 11, -1}, 0x0ull, 0, 0, "B 1 S 192;192;B 1 S 64|B 1 1 64;B 1 S 64|B 1 1 64;B 1 S 128", "The operator takes vectors of 192 elements.", checks::shapes, 161002},
    {RuleKind::Custom, {0, 15, 16, -1, -1, -1}, 0x0ull, 0, 0, "B 1 S ?;B 1 S 192;B 1 S 128", "", checks::shapes, 161002},
    {RuleKind::Custom, {5, 6, 7, 8, -1, -1}, 0x0ull, 0, 0, "C L M 192;C L M 128;192;128", "", checks::shapes, 161002},
    {RuleKind::Custom, {7, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Both scales for an int8 cache, none for a floating one.", checks::together, 161002},
    {RuleKind::Custom, {9, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Only symmetric quantisation is available.", checks::absent, 161002},
    {RuleKind::Custom, {0, 5, 6, 7, -1, -1}, 0x0ull, 0, 0, "", "Both scales for an int8 cache, none for a floating one.", checks::cache_types, 161002},
    {RuleKind::Custom, {13, 0, 5, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::cache_layout, 161002},
};
const OperatorSpec kKvRmsNormRopeCacheV2 = {"aclnnKvRmsNormRopeCacheV2", "KvRmsNormRopeCache", kKvRmsNormRopeCacheV2Args, 17, kKvRmsNormRopeCacheV2Rules, 22, Execution::Native, true};
const ArgSpec kL1LossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kL1LossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kL1Loss = {"aclnnL1Loss", "L1Loss", kL1LossArgs, 4, kL1LossRules, 5, Execution::Aten, true};
const ArgSpec kL1LossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kL1LossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kL1LossBackward = {"aclnnL1LossBackward", "L1LossBackward", kL1LossBackwardArgs, 5, kL1LossBackwardRules, 6, Execution::Native, true};
const ArgSpec kLSTMArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"params", ArgKind::TensorList, false, true, false}, {"hx", ArgKind::TensorList, false, true, false}, {"batchSizes", ArgKind::Tensor, true, true, false}, {"hasBias", ArgKind::Bool, false, true, false}, {"numLayers", ArgKind::Int, false, true, false}, {"dropout", ArgKind::Double, false, true, false}, {"train", ArgKind::Bool, false, true, false}, {"bidirectional", ArgKind::Bool, false, true, false}, {"batchFirst", ArgKind::Bool, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"hy", ArgKind::Tensor, false, false, true}, {"cy", ArgKind::Tensor, false, false, true}, {"iOut", ArgKind::TensorList, true, false, true}, {"jOut", ArgKind::TensorList, true, false, true}, {"fOut", ArgKind::TensorList, true, false, true}, {"oOut", ArgKind::TensorList, true, false, true}, {"hOut", ArgKind::TensorList, false, false, true}, {"cOut", ArgKind::TensorList, false, false, true}, {"tanhCOut", ArgKind::TensorList, true, false, true}};
const RuleSpec kLSTMRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {17, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {18, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 10, 11, 12, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {11, 12, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, 5, 8, -1}, 0x0ull, 0, 0, "", "", checks::recurrent, 161002},
    {RuleKind::Custom, {6, 7, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "Apply dropout between single layers.", checks::no_dropout_between_layers, 161002},
};
const OperatorSpec kLSTM = {"aclnnLSTM", "DynamicRNNV2", kLSTMArgs, 20, kLSTMRules, 18, Execution::Native, true};
const ArgSpec kLayerNormArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"normalizedShape", ArgKind::IntArray, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"meanOutOptional", ArgKind::Tensor, true, false, true}, {"rstdOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kLayerNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::normalized_shape, 161002},
};
const OperatorSpec kLayerNorm = {"aclnnLayerNorm", "LayerNormV4", kLayerNormArgs, 8, kLayerNormRules, 9, Execution::Native, true};
const ArgSpec kLayerNormBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"normalizedShape", ArgKind::IntArray, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"rstd", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"outputMask", ArgKind::BoolArray, false, true, false}, {"gradInputOut", ArgKind::Tensor, true, false, true}, {"gradWeightOut", ArgKind::Tensor, true, false, true}, {"gradBiasOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kLayerNormBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 5, 6, -1, -1}, 0x0ull, 0, 0, "", "", checks::normalized_shape, 161002},
};
const OperatorSpec kLayerNormBackward = {"aclnnLayerNormBackward", "LayerNormGradV3", kLayerNormBackwardArgs, 11, kLayerNormBackwardRules, 11, Execution::Native, true};
const ArgSpec kLeScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeScalar = {"aclnnLeScalar", "LessEqual", kLeScalarArgs, 3, kLeScalarRules, 3, Execution::Aten, false};
const ArgSpec kLeTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeTensor = {"aclnnLeTensor", "LessEqual", kLeTensorArgs, 3, kLeTensorRules, 4, Execution::Aten, false};
const ArgSpec kLeakyReluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"negativeSlope", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeakyReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeakyRelu = {"aclnnLeakyRelu", "LeakyRelu", kLeakyReluArgs, 3, kLeakyReluRules, 4, Execution::Aten, true};
const ArgSpec kLeakyReluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"negativeSlope", ArgKind::Scalar, false, true, false}, {"selfIsResult", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeakyReluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeakyReluBackward = {"aclnnLeakyReluBackward", "LeakyReluGrad", kLeakyReluBackwardArgs, 5, kLeakyReluBackwardRules, 4, Execution::Aten, true};
const ArgSpec kLeftShiftArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"shiftBits", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeftShiftRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeftShift = {"aclnnLeftShift", "LeftShift", kLeftShiftArgs, 3, kLeftShiftRules, 4, Execution::Aten, false};
const ArgSpec kLeftShiftsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"shiftBits", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeftShiftsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeftShifts = {"aclnnLeftShifts", "LeftShift", kLeftShiftsArgs, 3, kLeftShiftsRules, 4, Execution::Aten, false};
const ArgSpec kLerpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLerpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "Expected dtype for end {end.dtype} to be equal to that of self.", "", nullptr, 161002},
};
const OperatorSpec kLerp = {"aclnnLerp", "Lerp", kLerpArgs, 4, kLerpRules, 6, Execution::Aten, false};
const ArgSpec kLerpsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLerpsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLerps = {"aclnnLerps", "Lerp", kLerpsArgs, 4, kLerpsRules, 7, Execution::Aten, false};
const ArgSpec kLessScalarArgs[] = {{"other", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Scalar, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kLessScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLessScalar = {"aclnnLessScalar", "LessEqual", kLessScalarArgs, 3, kLessScalarRules, 3, Execution::Aten, false};
const ArgSpec kLinalgCholeskyArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"upper", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgCholeskyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgCholesky = {"aclnnLinalgCholesky", "Cholesky", kLinalgCholeskyArgs, 3, kLinalgCholeskyRules, 5, Execution::Aten, true};
const ArgSpec kLinalgCrossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgCrossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgCross = {"aclnnLinalgCross", "Cross", kLinalgCrossArgs, 4, kLinalgCrossRules, 6, Execution::Native, true};
const ArgSpec kLinalgQrArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"Q", ArgKind::Tensor, false, false, true}, {"R", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgQrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgQr = {"aclnnLinalgQr", "Qr", kLinalgQrArgs, 4, kLinalgQrRules, 6, Execution::Native, true};
const ArgSpec kLinalgVectorNormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"ord", ArgKind::Scalar, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"keepDims", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgVectorNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 2, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgVectorNorm = {"aclnnLinalgVectorNorm", "LpNormReduceV2", kLinalgVectorNormArgs, 6, kLinalgVectorNormRules, 4, Execution::Aten, true};
const ArgSpec kLinspaceArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"steps", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinspaceRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe an output of `steps` elements.", checks::has_steps, 161002},
};
const OperatorSpec kLinspace = {"aclnnLinspace", "Linspace", kLinspaceArgs, 4, kLinspaceRules, 2, Execution::Aten, false};
const ArgSpec kLogArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog = {"aclnnLog", "Log", kLogArgs, 2, kLogRules, 3, Execution::Aten, false};
const ArgSpec kLog10Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLog10Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog10 = {"aclnnLog10", "Log10", kLog10Args, 2, kLog10Rules, 3, Execution::Aten, false};
const ArgSpec kLog1pArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLog1pRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog1p = {"aclnnLog1p", "Log1p", kLog1pArgs, 2, kLog1pRules, 3, Execution::Aten, false};
const ArgSpec kLog2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLog2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog2 = {"aclnnLog2", "Log2", kLog2Args, 2, kLog2Rules, 3, Execution::Aten, false};
const ArgSpec kLogAddExpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogAddExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogAddExp = {"aclnnLogAddExp", "LogAddExp", kLogAddExpArgs, 3, kLogAddExpRules, 6, Execution::Aten, false};
const ArgSpec kLogAddExp2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogAddExp2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogAddExp2 = {"aclnnLogAddExp2", "LogAddExp2", kLogAddExp2Args, 3, kLogAddExp2Rules, 6, Execution::Aten, false};
const ArgSpec kLogSigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSigmoid = {"aclnnLogSigmoid", "LogSigmoid", kLogSigmoidArgs, 2, kLogSigmoidRules, 3, Execution::Native, true};
const ArgSpec kLogSigmoidBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"buffer", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSigmoidBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSigmoidBackward = {"aclnnLogSigmoidBackward", "LogSigmoidGrad", kLogSigmoidBackwardArgs, 4, kLogSigmoidBackwardRules, 4, Execution::Native, true};
const ArgSpec kLogSigmoidForwardArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"buffer", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSigmoidForwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSigmoidForward = {"aclnnLogSigmoidForward", "LogSigmoid", kLogSigmoidForwardArgs, 3, kLogSigmoidForwardRules, 4, Execution::Native, true};
const ArgSpec kLogSoftmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSoftmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSoftmax = {"aclnnLogSoftmax", "LogSoftmaxV2", kLogSoftmaxArgs, 3, kLogSoftmaxRules, 4, Execution::Native, true};
const ArgSpec kLogSoftmaxBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSoftmaxBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSoftmaxBackward = {"aclnnLogSoftmaxBackward", "LogSoftmaxGrad", kLogSoftmaxBackwardArgs, 4, kLogSoftmaxBackwardRules, 5, Execution::Native, true};
const ArgSpec kLogSpaceArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"steps", ArgKind::Int, false, true, false}, {"base", ArgKind::Double, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSpaceRules[] = {
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe an output of `steps` elements.", checks::has_steps, 161002},
};
const OperatorSpec kLogSpace = {"aclnnLogSpace", "LogSpace", kLogSpaceArgs, 5, kLogSpaceRules, 2, Execution::Aten, false};
const ArgSpec kLogSumExpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSumExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSumExp = {"aclnnLogSumExp", "ReduceLogSumExp", kLogSumExpArgs, 4, kLogSumExpRules, 4, Execution::Native, true};
const ArgSpec kLogicalAndArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalAndRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalAnd = {"aclnnLogicalAnd", "LogicalAnd", kLogicalAndArgs, 3, kLogicalAndRules, 4, Execution::Aten, false};
const ArgSpec kLogicalNotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalNotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalNot = {"aclnnLogicalNot", "LogicalNot", kLogicalNotArgs, 2, kLogicalNotRules, 3, Execution::Aten, false};
const ArgSpec kLogicalOrArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalOrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalOr = {"aclnnLogicalOr", "LogicalOr", kLogicalOrArgs, 3, kLogicalOrRules, 4, Execution::Aten, false};
const ArgSpec kLogicalXorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalXorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalXor = {"aclnnLogicalXor", "LogicalXor", kLogicalXorArgs, 3, kLogicalXorRules, 4, Execution::Aten, false};
const ArgSpec kLogitArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogitRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogit = {"aclnnLogit", "Logit", kLogitArgs, 3, kLogitRules, 3, Execution::Native, false};
const ArgSpec kLogitGradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogitGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogitGrad = {"aclnnLogitGrad", "LogitGrad", kLogitGradArgs, 4, kLogitGradRules, 5, Execution::Native, false};
const ArgSpec kLstmBackwardArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"hx", ArgKind::TensorList, false, true, false}, {"params", ArgKind::TensorList, false, true, false}, {"dy", ArgKind::Tensor, true, true, false}, {"dh", ArgKind::Tensor, true, true, false}, {"dc", ArgKind::Tensor, true, true, false}, {"i", ArgKind::TensorList, false, true, false}, {"g", ArgKind::TensorList, false, true, false}, {"f", ArgKind::TensorList, false, true, false}, {"o", ArgKind::TensorList, false, true, false}, {"h", ArgKind::TensorList, false, true, false}, {"c", ArgKind::TensorList, false, true, false}, {"tanhc", ArgKind::TensorList, false, true, false}, {"batchSizesOptional", ArgKind::Tensor, true, true, false}, {"hasBias", ArgKind::Bool, false, true, false}, {"numLayers", ArgKind::Int, false, true, false}, {"dropout", ArgKind::Double, false, true, false}, {"train", ArgKind::Bool, false, true, false}, {"bidirectional", ArgKind::Bool, false, true, false}, {"batchFirst", ArgKind::Bool, false, true, false}, {"outputMask", ArgKind::BoolArray, true, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dhPrevOut", ArgKind::Tensor, false, false, true}, {"dcPrevOut", ArgKind::Tensor, false, false, true}, {"dparamsOut", ArgKind::TensorList, false, false, true}};
const RuleSpec kLstmBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {21, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {22, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {23, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {24, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 21, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {22, 23, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 14, 15, 18, -1}, 0x0ull, 0, 0, "", "", checks::recurrent, 161002},
    {RuleKind::Custom, {16, 17, 15, -1, -1, -1}, 0x0ull, 0, 0, "", "Apply dropout between single layers.", checks::no_dropout_between_layers, 161002},
};
const OperatorSpec kLstmBackward = {"aclnnLstmBackward", "DynamicRNNGrad", kLstmBackwardArgs, 25, kLstmBackwardRules, 22, Execution::Native, true};
const ArgSpec kLtScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLtScalar = {"aclnnLtScalar", "Less", kLtScalarArgs, 3, kLtScalarRules, 3, Execution::Aten, false};
const ArgSpec kLtTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLtTensor = {"aclnnLtTensor", "Less", kLtTensorArgs, 3, kLtTensorRules, 4, Execution::Aten, false};
const ArgSpec kMaskedCausalConv1dArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"maskOptional", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedCausalConv1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedCausalConv1d = {"aclnnMaskedCausalConv1d", "MaskedCausalConv1d", kMaskedCausalConv1dArgs, 4, kMaskedCausalConv1dRules, 9, Execution::Native, true};
const ArgSpec kMaskedCausalConv1dBackwardArgs[] = {{"gradY", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"maskOptional", ArgKind::Tensor, true, true, false}, {"gradXOut", ArgKind::Tensor, false, false, true}, {"gradWeightOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedCausalConv1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 2, 4, 5, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedCausalConv1dBackward = {"aclnnMaskedCausalConv1dBackward", "MaskedCausalConv1dBackward", kMaskedCausalConv1dBackwardArgs, 6, kMaskedCausalConv1dBackwardRules, 11, Execution::Native, true};
const ArgSpec kMaskedScaleArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedScaleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001017ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedScale = {"aclnnMaskedScale", "MaskedScale", kMaskedScaleArgs, 4, kMaskedScaleRules, 5, Execution::Native, false};
const ArgSpec kMaskedSelectArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedSelectRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedSelect = {"aclnnMaskedSelect", "MaskedSelectV3", kMaskedSelectArgs, 3, kMaskedSelectRules, 4, Execution::Native, false};
const ArgSpec kMaskedSoftmaxWithRelPosBiasArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"attenMaskOptional", ArgKind::Tensor, true, true, false}, {"relativePosBias", ArgKind::Tensor, false, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"innerPrecisionMode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedSoftmaxWithRelPosBiasRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedSoftmaxWithRelPosBias = {"aclnnMaskedSoftmaxWithRelPosBias", "MaskedSoftmaxWithRelPosBias", kMaskedSoftmaxWithRelPosBiasArgs, 6, kMaskedSoftmaxWithRelPosBiasRules, 7, Execution::Native, true};
const ArgSpec kMatmulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kMatmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
};
const OperatorSpec kMatmul = {"aclnnMatmul", "MatMulV3", kMatmulArgs, 4, kMatmulRules, 5, Execution::Native, false};
const ArgSpec kMatmulWeightNzArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kMatmulWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
};
const OperatorSpec kMatmulWeightNz = {"aclnnMatmulWeightNz", "MatMulV3", kMatmulWeightNzArgs, 4, kMatmulWeightNzRules, 5, Execution::Native, false};
const ArgSpec kMaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMax = {"aclnnMax", "ReduceMax", kMaxArgs, 2, kMaxRules, 4, Execution::Aten, true};
const ArgSpec kMaxDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxDim = {"aclnnMaxDim", "ArgMaxWithValue", kMaxDimArgs, 5, kMaxDimRules, 7, Execution::Aten, true};
const ArgSpec kMaxPool2dWithIndicesArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool2dWithIndicesRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {6, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool2dWithIndices = {"aclnnMaxPool2dWithIndices", "MaxPool3DWithArgmaxV2", kMaxPool2dWithIndicesArgs, 8, kMaxPool2dWithIndicesRules, 6, Execution::Aten, true};
const ArgSpec kMaxPool2dWithIndicesBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool2dWithIndicesBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool2dWithIndicesBackward = {"aclnnMaxPool2dWithIndicesBackward", "MaxPool3DGradWithArgmax", kMaxPool2dWithIndicesBackwardArgs, 9, kMaxPool2dWithIndicesBackwardRules, 8, Execution::Native, true};
const ArgSpec kMaxPool2dWithMaskArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool2dWithMaskRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool2dWithMask = {"aclnnMaxPool2dWithMask", "MaxPoolWithArgmaxV1", kMaxPool2dWithMaskArgs, 8, kMaxPool2dWithMaskRules, 5, Execution::Native, true};
const ArgSpec kMaxPool2dWithMaskBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool2dWithMaskBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool2dWithMaskBackward = {"aclnnMaxPool2dWithMaskBackward", "MaxPoolGradWithArgmaxV1", kMaxPool2dWithMaskBackwardArgs, 9, kMaxPool2dWithMaskBackwardRules, 7, Execution::Native, true};
const ArgSpec kMaxPool3dWithArgmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool3dWithArgmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {6, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool3dWithArgmax = {"aclnnMaxPool3dWithArgmax", "MaxPool3DWithArgmaxV2", kMaxPool3dWithArgmaxArgs, 8, kMaxPool3dWithArgmaxRules, 6, Execution::Aten, true};
const ArgSpec kMaxPool3dWithArgmaxBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool3dWithArgmaxBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool3dWithArgmaxBackward = {"aclnnMaxPool3dWithArgmaxBackward", "MaxPool3DGradWithArgmax", kMaxPool3dWithArgmaxBackwardArgs, 9, kMaxPool3dWithArgmaxBackwardRules, 8, Execution::Native, true};
const ArgSpec kMaxUnpool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxUnpool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::unpools, 161002},
};
const OperatorSpec kMaxUnpool2d = {"aclnnMaxUnpool2d", "MaxUnpool2d", kMaxUnpool2dArgs, 4, kMaxUnpool2dRules, 7, Execution::Native, true};
const ArgSpec kMaxUnpool3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"outRef", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxUnpool3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::unpools, 161002},
};
const OperatorSpec kMaxUnpool3d = {"aclnnMaxUnpool3d", "MaxUnpool3d", kMaxUnpool3dArgs, 6, kMaxUnpool3dRules, 7, Execution::Native, true};
const ArgSpec kMaximumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaximumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaximum = {"aclnnMaximum", "Maximum", kMaximumArgs, 3, kMaximumRules, 6, Execution::Aten, false};
const ArgSpec kMeanArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMeanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMean = {"aclnnMean", "ReduceMean", kMeanArgs, 5, kMeanRules, 4, Execution::Aten, true};
const ArgSpec kMedianArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMedianRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMedian = {"aclnnMedian", "Median", kMedianArgs, 2, kMedianRules, 4, Execution::Aten, true};
const ArgSpec kMedianDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMedianDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMedianDim = {"aclnnMedianDim", "MedianDim", kMedianDimArgs, 5, kMedianDimRules, 7, Execution::Aten, true};
const ArgSpec kMinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMin = {"aclnnMin", "ReduceMin", kMinArgs, 2, kMinRules, 4, Execution::Aten, true};
const ArgSpec kMinDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMinDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMinDim = {"aclnnMinDim", "ArgMinWithValue", kMinDimArgs, 5, kMinDimRules, 7, Execution::Aten, true};
const ArgSpec kMinimumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMinimumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMinimum = {"aclnnMinimum", "Minimum", kMinimumArgs, 3, kMinimumRules, 6, Execution::Aten, false};
const ArgSpec kMishArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMish = {"aclnnMish", "Mish", kMishArgs, 2, kMishRules, 3, Execution::Aten, true};
const ArgSpec kMishBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kMishBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMishBackward = {"aclnnMishBackward", "MishBackward", kMishBackwardArgs, 3, kMishBackwardRules, 4, Execution::Aten, true};
const ArgSpec kMmArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kMmRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
};
const OperatorSpec kMm = {"aclnnMm", "MatMulV3", kMmArgs, 4, kMmRules, 7, Execution::Native, false};
const ArgSpec kMoeComputeExpertTokensArgs[] = {{"sortedExperts", ArgKind::Tensor, false, true, false}, {"numExperts", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeComputeExpertTokensRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2048, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "E;E", "", checks::shapes, 161002},
};
const OperatorSpec kMoeComputeExpertTokens = {"aclnnMoeComputeExpertTokens", "MoeComputeExpertTokens", kMoeComputeExpertTokensArgs, 3, kMoeComputeExpertTokensRules, 5, Execution::Native, false};
const ArgSpec kMoeFinalizeRoutingArgs[] = {{"expandedX", ArgKind::Tensor, false, true, false}, {"x1", ArgKind::Tensor, false, true, false}, {"x2Optional", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, false, true, false}, {"scales", ArgKind::Tensor, false, true, false}, {"expandedRowIdx", ArgKind::Tensor, false, true, false}, {"expandedExpertIdx", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeFinalizeRoutingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 7, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {4, 0, 1, 2, 3, 7}, 0x0ull, 0, 0, "N K;N*K H;N H;N H;E H;N H", "", checks::shapes, 161002},
    {RuleKind::Custom, {4, 5, 6, -1, -1, -1}, 0x0ull, 0, 0, "N K;N*K;N K", "", checks::shapes, 161002},
};
const OperatorSpec kMoeFinalizeRouting = {"aclnnMoeFinalizeRouting", "MoeFinalizeRouting", kMoeFinalizeRoutingArgs, 8, kMoeFinalizeRoutingRules, 11, Execution::Native, false};
const ArgSpec kMoeFinalizeRoutingV2Args[] = {{"expandedX", ArgKind::Tensor, false, true, false}, {"expandedRowIdx", ArgKind::Tensor, false, true, false}, {"x1Optional", ArgKind::Tensor, true, true, false}, {"x2Optional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"scalesOptional", ArgKind::Tensor, true, true, false}, {"expertIdxOptional", ArgKind::Tensor, true, true, false}, {"dropPadMode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeFinalizeRoutingV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, 3, 4, 8, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 3, "", "0 and 2: rows without padding, 1 and 3: with padding.", nullptr, 161002},
    {RuleKind::Custom, {6, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::finalized_rows, 161002},
    {RuleKind::Custom, {8, 0, 2, 3, 4, -1}, 0x0ull, 0, 0, "N H;M H|E C H;N H;N H;F H", "", checks::shapes, 161002},
    {RuleKind::Custom, {8, 5, 1, 6, -1, -1}, 0x0ull, 0, 0, "N H;N K;N*K|R;N K", "", checks::shapes, 161002},
};
const OperatorSpec kMoeFinalizeRoutingV2 = {"aclnnMoeFinalizeRoutingV2", "MoeFinalizeRoutingV2", kMoeFinalizeRoutingV2Args, 9, kMoeFinalizeRoutingV2Rules, 15, Execution::Native, false};
const ArgSpec kMoeFinalizeRoutingV4Args[] = {{"expandedX", ArgKind::Tensor, false, true, false}, {"expandedRowIdx", ArgKind::Tensor, false, true, false}, {"x1Optional", ArgKind::Tensor, true, true, false}, {"x2Optional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"scalesOptional", ArgKind::Tensor, true, true, false}, {"expertIdxOptional", ArgKind::Tensor, true, true, false}, {"xOptional", ArgKind::Tensor, true, true, false}, {"a1Optional", ArgKind::Tensor, true, true, false}, {"a2Optional", ArgKind::Tensor, true, true, false}, {"vOptional", ArgKind::Tensor, true, true, false}, {"dropPadMode", ArgKind::Int, false, true, false}, {"zeroExpertRange", ArgKind::IntArray, true, true, false}, {"copyExpertRange", ArgKind::IntArray, true, true, false}, {"constantExpertRange", ArgKind::IntArray, true, true, false}, {"k", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeFinalizeRoutingV4Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, 3, 4, 16, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {11, -1, -1, -1, -1, -1}, 0x0ull, 0, 3, "", "0 and 2: rows without padding, 1 and 3: with padding.", nullptr, 161002},
    {RuleKind::Custom, {6, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {0, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::finalized_rows, 161002},
    {RuleKind::Custom, {16, 0, 2, 3, 4, -1}, 0x0ull, 0, 0, "N H;M H|E C H;N H;N H;F H", "", checks::shapes, 161002},
    {RuleKind::Custom, {16, 5, 1, 6, -1, -1}, 0x0ull, 0, 0, "N H;N K;N*K|R;N K", "", checks::shapes, 161002},
    {RuleKind::InRange, {15, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::Custom, {7, 8, 9, 10, -1, -1}, 0x0ull, 0, 0, "", "Experts that return zero, a copy or a constant are not available: pass null pointers.", checks::absent, 161002},
    {RuleKind::Custom, {12, 13, 14, -1, -1, -1}, 0x0ull, 0, 0, "", "Experts that return zero, a copy or a constant are not available: pass null pointers.", checks::absent, 161002},
};
const OperatorSpec kMoeFinalizeRoutingV4 = {"aclnnMoeFinalizeRoutingV4", "MoeFinalizeRoutingV2", kMoeFinalizeRoutingV4Args, 17, kMoeFinalizeRoutingV4Rules, 18, Execution::Native, false};
const ArgSpec kMoeGatingTopKArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"k", ArgKind::Int, false, true, false}, {"kGroup", ArgKind::Int, false, true, false}, {"groupCount", ArgKind::Int, false, true, false}, {"groupSelectMode", ArgKind::Int, false, true, false}, {"renorm", ArgKind::Int, false, true, false}, {"normType", ArgKind::Int, false, true, false}, {"outFlag", ArgKind::Bool, false, true, false}, {"routedScalingFactor", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"expertIdxOut", ArgKind::Tensor, false, false, true}, {"outOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeGatingTopKRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 11, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 11, 12, 13}, 0x0ull, 0, 0, "N E;E;K;N K;N K;N E", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 2, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::gating_groups, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Only probabilities of all experts, chosen afterwards, are available.", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: softmax, 1: sigmoid.", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::most_experts, 161002},
};
const OperatorSpec kMoeGatingTopK = {"aclnnMoeGatingTopK", "MoeGatingTopK", kMoeGatingTopKArgs, 14, kMoeGatingTopKRules, 13, Execution::Native, false};
const ArgSpec kMoeGatingTopKBackwardArgs[] = {{"xNorm", ArgKind::Tensor, false, true, false}, {"gradY", ArgKind::Tensor, false, true, false}, {"expertIdx", ArgKind::Tensor, false, true, false}, {"renorm", ArgKind::Int, false, true, false}, {"normType", ArgKind::Int, false, true, false}, {"routedScalingFactor", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeGatingTopKBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 7, -1, -1}, 0x0ull, 0, 0, "N E;N K;N K;N E", "", checks::shapes, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: softmax, 1: sigmoid.", nullptr, 161002},
};
const OperatorSpec kMoeGatingTopKBackward = {"aclnnMoeGatingTopKBackward", "MoeGatingTopKGrad", kMoeGatingTopKBackwardArgs, 8, kMoeGatingTopKBackwardRules, 9, Execution::Native, false};
const ArgSpec kMoeGatingTopKSoftmaxArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"finishedOptional", ArgKind::Tensor, true, true, false}, {"k", ArgKind::Int, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"expertIdxOut", ArgKind::Tensor, false, false, true}, {"rowIdxOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeGatingTopKSoftmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1024, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::within_last, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, 5}, 0x0ull, 0, 0, "*B E;*B;K;*B K;*B K;*B K", "", checks::shapes, 161002},
};
const OperatorSpec kMoeGatingTopKSoftmax = {"aclnnMoeGatingTopKSoftmax", "MoeGatingTopKSoftmax", kMoeGatingTopKSoftmaxArgs, 6, kMoeGatingTopKSoftmaxRules, 10, Execution::Native, false};
const ArgSpec kMoeGatingTopKSoftmaxV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"finishedOptional", ArgKind::Tensor, true, true, false}, {"k", ArgKind::Int, false, true, false}, {"renorm", ArgKind::Int, false, true, false}, {"outputSoftmaxResultFlag", ArgKind::Bool, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"expertIdxOut", ArgKind::Tensor, false, false, true}, {"softmaxResultOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kMoeGatingTopKSoftmaxV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1024, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::within_last, 161002},
    {RuleKind::Custom, {0, 1, 2, 5, 6, 7}, 0x0ull, 0, 0, "*B E;*B;K;*B K;*B K;*B E|0", "", checks::shapes, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
};
const OperatorSpec kMoeGatingTopKSoftmaxV2 = {"aclnnMoeGatingTopKSoftmaxV2", "MoeGatingTopKSoftmaxV2", kMoeGatingTopKSoftmaxV2Args, 8, kMoeGatingTopKSoftmaxV2Rules, 11, Execution::Native, false};
const ArgSpec kMoeGatingTopKV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"inputIdsOptional", ArgKind::Tensor, true, true, false}, {"tid2eidOptional", ArgKind::Tensor, true, true, false}, {"k", ArgKind::Int, false, true, false}, {"kGroup", ArgKind::Int, false, true, false}, {"groupCount", ArgKind::Int, false, true, false}, {"groupSelectMode", ArgKind::Int, false, true, false}, {"renorm", ArgKind::Int, false, true, false}, {"normType", ArgKind::Int, false, true, false}, {"outFlag", ArgKind::Bool, false, true, false}, {"routedScalingFactor", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"expertIdxOut", ArgKind::Tensor, false, false, true}, {"outOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeGatingTopKV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 13, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::together, 161002},
    {RuleKind::Custom, {0, 1, 4, 13, 14, 15}, 0x0ull, 0, 0, "N E;E;K;N K;N K;N E", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 4, 2, 3, -1, -1}, 0x0ull, 0, 0, "N E;K;N;V K", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 4, 5, 6, -1, -1}, 0x0ull, 0, 0, "", "", checks::gating_groups, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Only probabilities of all experts, chosen afterwards, are available.", nullptr, 161002},
    {RuleKind::InRange, {9, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: softmax, 1: sigmoid.", nullptr, 161002},
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::most_experts, 161002},
};
const OperatorSpec kMoeGatingTopKV2 = {"aclnnMoeGatingTopKV2", "MoeGatingTopK", kMoeGatingTopKV2Args, 16, kMoeGatingTopKV2Rules, 17, Execution::Native, false};
const ArgSpec kMoeInitRoutingArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"rowIdx", ArgKind::Tensor, false, true, false}, {"expertIdx", ArgKind::Tensor, false, true, false}, {"activeNum", ArgKind::Int, false, true, false}, {"expandedXOut", ArgKind::Tensor, false, false, true}, {"expandedRowIdxOut", ArgKind::Tensor, false, false, true}, {"expandedExpertIdxOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeInitRoutingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2147483647, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 4, 5, 6}, 0x0ull, 0, 0, "N H;N K;N K;M H;N*K;N*K", "", checks::shapes, 161002},
};
const OperatorSpec kMoeInitRouting = {"aclnnMoeInitRouting", "MoeInitRouting", kMoeInitRoutingArgs, 7, kMoeInitRoutingRules, 9, Execution::Native, false};
const ArgSpec kMoeInitRoutingQuantV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"expertIdx", ArgKind::Tensor, false, true, false}, {"scaleOptional", ArgKind::Tensor, true, true, false}, {"offsetOptional", ArgKind::Tensor, true, true, false}, {"activeNum", ArgKind::Int, false, true, false}, {"expertCapacity", ArgKind::Int, false, true, false}, {"expertNum", ArgKind::Int, false, true, false}, {"dropPadMode", ArgKind::Int, false, true, false}, {"expertTokensCountOrCumsumFlag", ArgKind::Int, false, true, false}, {"expertTokensBeforeCapacityFlag", ArgKind::Bool, false, true, false}, {"quantMode", ArgKind::Int, false, true, false}, {"expandedXOut", ArgKind::Tensor, false, false, true}, {"expandedRowIdxOut", ArgKind::Tensor, false, false, true}, {"expertTokensCountOrCumsumOutOptional", ArgKind::Tensor, true, false, true}, {"expertTokensBeforeCapacityOutOptional", ArgKind::Tensor, true, false, true}, {"dynamicQuantScaleOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kMoeInitRoutingQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, -1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 10240, "", "", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::InRange, {10, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: static, 1: dynamic.", nullptr, 161002},
    {RuleKind::Custom, {6, 5, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::capacity, 161002},
    {RuleKind::Custom, {11, 7, 6, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::routed_rows, 161002},
    {RuleKind::Custom, {0, 1, 11, 12, 13, 14}, 0x0ull, 0, 0, "N H;N K;M H|E C H;N*K;F;F", "", checks::shapes, 161002},
    {RuleKind::Custom, {6, 13, -1, -1, -1, -1}, 0x0ull, 0, 0, "E;E", "", checks::shapes, 161002},
    {RuleKind::Custom, {6, 14, -1, -1, -1, -1}, 0x0ull, 0, 0, "E;E", "", checks::shapes, 161002},
    {RuleKind::Custom, {10, 2, 3, 0, 6, -1}, 0x0ull, 0, 0, "", "With static quantisation, scale and offset have one element each.", checks::quant_scales, 161002},
};
const OperatorSpec kMoeInitRoutingQuantV2 = {"aclnnMoeInitRoutingQuantV2", "MoeInitRoutingQuantV2", kMoeInitRoutingQuantV2Args, 16, kMoeInitRoutingQuantV2Rules, 20, Execution::Native, false};
const ArgSpec kMoeInitRoutingV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"expertIdx", ArgKind::Tensor, false, true, false}, {"activeNumOptional", ArgKind::Int, false, true, false}, {"expertCapacityOptional", ArgKind::Int, false, true, false}, {"expertNumOptional", ArgKind::Int, false, true, false}, {"dropPadModeOptional", ArgKind::Int, false, true, false}, {"expertTokensCountOrCumsumFlagOptional", ArgKind::Int, false, true, false}, {"expertTokensBeforeCapacityFlagOptional", ArgKind::Bool, false, true, false}, {"expandedXOut", ArgKind::Tensor, false, false, true}, {"expandedRowIdxOut", ArgKind::Tensor, false, false, true}, {"expertTokensCountOrCumsumOutOptional", ArgKind::Tensor, true, false, true}, {"expertTokensBeforeCapacityOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kMoeInitRoutingV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, -1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 10240, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {4, 3, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::capacity, 161002},
    {RuleKind::Custom, {8, 5, 4, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::routed_rows, 161002},
    {RuleKind::Custom, {0, 1, 8, 9, 10, 11}, 0x0ull, 0, 0, "N H;N K;M H|E C H;N*K;F;F", "", checks::shapes, 161002},
    {RuleKind::Custom, {4, 10, -1, -1, -1, -1}, 0x0ull, 0, 0, "E;E", "", checks::shapes, 161002},
    {RuleKind::Custom, {4, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "E;E", "", checks::shapes, 161002},
};
const OperatorSpec kMoeInitRoutingV2 = {"aclnnMoeInitRoutingV2", "MoeInitRoutingV2", kMoeInitRoutingV2Args, 12, kMoeInitRoutingV2Rules, 16, Execution::Native, false};
const ArgSpec kMoeInitRoutingV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"expertIdx", ArgKind::Tensor, false, true, false}, {"scaleOptional", ArgKind::Tensor, true, true, false}, {"offsetOptional", ArgKind::Tensor, true, true, false}, {"activeNum", ArgKind::Int, false, true, false}, {"expertCapacity", ArgKind::Int, false, true, false}, {"expertNum", ArgKind::Int, false, true, false}, {"dropPadMode", ArgKind::Int, false, true, false}, {"expertTokensNumType", ArgKind::Int, false, true, false}, {"expertTokensNumFlag", ArgKind::Bool, false, true, false}, {"quantMode", ArgKind::Int, false, true, false}, {"activeExpertRangeOptional", ArgKind::IntArray, true, true, false}, {"rowIdxType", ArgKind::Int, false, true, false}, {"expandedXOut", ArgKind::Tensor, false, false, true}, {"expandedRowIdxOut", ArgKind::Tensor, false, false, true}, {"expertTokensCountOrCumsumOut", ArgKind::Tensor, false, false, true}, {"expandedScaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeInitRoutingV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000007ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000007ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {15, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {16, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, -1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {6, -1, -1, -1, -1, -1}, 0x0ull, 1, 10240, "", "", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "0: sums, 1: counts, 2: pairs of expert and count.", nullptr, 161002},
    {RuleKind::InRange, {10, -1, -1, -1, -1, -1}, 0x0ull, -1, 1, "", "-1: none, 0: static, 1: dynamic; others are for other chips.", nullptr, 161002},
    {RuleKind::InRange, {12, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: gather, 1: scatter.", nullptr, 161002},
    {RuleKind::Custom, {11, 6, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::expert_range, 161002},
    {RuleKind::Custom, {6, 5, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::capacity, 161002},
    {RuleKind::Custom, {13, 7, 6, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::routed_rows, 161002},
    {RuleKind::Custom, {0, 13, 10, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::routed_dtype, 161002},
    {RuleKind::Custom, {0, 1, 13, 14, 16, -1}, 0x0ull, 0, 0, "N H;N K;M H|E C H;N*K;S", "", checks::shapes, 161002},
    {RuleKind::Custom, {15, 11, 6, 8, -1, -1}, 0x0ull, 0, 0, "", "", checks::counts_shape, 161002},
    {RuleKind::Custom, {10, 2, 3, 0, 6, 11}, 0x0ull, 0, 0, "", "With static quantisation, scale and offset have one element each.", checks::quant_scales, 161002},
};
const OperatorSpec kMoeInitRoutingV3 = {"aclnnMoeInitRoutingV3", "MoeInitRoutingV3", kMoeInitRoutingV3Args, 17, kMoeInitRoutingV3Rules, 21, Execution::Native, false};
const ArgSpec kMoeReRoutingArgs[] = {{"tokens", ArgKind::Tensor, false, true, false}, {"expert_token_num_per_rank", ArgKind::Tensor, false, true, false}, {"per_token_scales", ArgKind::Tensor, true, true, false}, {"expert_token_num_type", ArgKind::Int, false, true, false}, {"idx_type", ArgKind::Int, false, true, false}, {"permute_tokens", ArgKind::Tensor, false, false, true}, {"permute_per_token_scales", ArgKind::Tensor, false, false, true}, {"permute_token_idx", ArgKind::Tensor, false, false, true}, {"expert_token_num", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeReRoutingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000007ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000007ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "Only counts (1) are available.", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Only gather indices (0) are available.", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 5, 7, 8, -1}, 0x0ull, 0, 0, "A H;R E;A H;A;E", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 2, 6, -1, -1, -1}, 0x0ull, 0, 0, "A H;A|A S;A|A S", "", checks::shapes, 161002},
};
const OperatorSpec kMoeReRouting = {"aclnnMoeReRouting", "MoeReRouting", kMoeReRoutingArgs, 9, kMoeReRoutingRules, 13, Execution::Native, false};
const ArgSpec kMoeTokenPermuteArgs[] = {{"tokens", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"numOutTokens", ArgKind::Int, false, true, false}, {"paddedMode", ArgKind::Bool, false, true, false}, {"permuteTokensOut", ArgKind::Tensor, false, false, true}, {"sortedIndicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeTokenPermuteRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The padded form is not available: pass false.", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 5, 2, 4, -1}, 0x0ull, 0, 0, "N H;N|N K;N*K|N;M;M H", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenPermute = {"aclnnMoeTokenPermute", "MoeTokenPermute", kMoeTokenPermuteArgs, 6, kMoeTokenPermuteRules, 8, Execution::Native, false};
const ArgSpec kMoeTokenPermuteGradArgs[] = {{"permutedOutputGrad", ArgKind::Tensor, false, true, false}, {"sortedIndices", ArgKind::Tensor, false, true, false}, {"numTopk", ArgKind::Int, false, true, false}, {"paddedMode", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeTokenPermuteGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The padded form is not available: pass false.", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 512, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 4, 1, -1, -1}, 0x0ull, 0, 0, "M H;K;N H;N*K", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenPermuteGrad = {"aclnnMoeTokenPermuteGrad", "MoeTokenPermuteGrad", kMoeTokenPermuteGradArgs, 5, kMoeTokenPermuteGradRules, 6, Execution::Native, false};
const ArgSpec kMoeTokenPermuteWithRoutingMapArgs[] = {{"tokens", ArgKind::Tensor, false, true, false}, {"routingMap", ArgKind::Tensor, false, true, false}, {"probsOptional", ArgKind::Tensor, true, true, false}, {"numOutTokens", ArgKind::Int, false, true, false}, {"dropAndPad", ArgKind::Bool, false, true, false}, {"permuteTokensOut", ArgKind::Tensor, false, false, true}, {"permuteProbsOutOptional", ArgKind::Tensor, true, false, true}, {"sortedIndicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeTokenPermuteWithRoutingMapRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1014ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {2, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2147483647, "", "", nullptr, 161002},
    {RuleKind::Custom, {6, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {0, 1, 2, 5, 6, 7}, 0x0ull, 0, 0, "N H;N E;N E;M H;M;M", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenPermuteWithRoutingMap = {"aclnnMoeTokenPermuteWithRoutingMap", "MoeTokenPermuteWithRoutingMap", kMoeTokenPermuteWithRoutingMapArgs, 8, kMoeTokenPermuteWithRoutingMapRules, 11, Execution::Native, false};
const ArgSpec kMoeTokenPermuteWithRoutingMapGradArgs[] = {{"permutedTokenOutputGrad", ArgKind::Tensor, false, true, false}, {"permutedProbsOutputGradOptional", ArgKind::Tensor, true, true, false}, {"sortedIndices", ArgKind::Tensor, false, true, false}, {"routingMapOptional", ArgKind::Tensor, true, true, false}, {"numExperts", ArgKind::Int, false, true, false}, {"tokensNum", ArgKind::Int, false, true, false}, {"dropAndPad", ArgKind::Bool, false, true, false}, {"tokensGradOut", ArgKind::Tensor, false, false, true}, {"probsGradOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kMoeTokenPermuteWithRoutingMapGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1014ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 1048576, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 2147483647, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 5, 7, -1}, 0x0ull, 0, 0, "M H;M;M;N;N H", "", checks::shapes, 161002},
    {RuleKind::Custom, {5, 4, 3, 8, -1, -1}, 0x0ull, 0, 0, "N;E;N E;N E", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenPermuteWithRoutingMapGrad = {"aclnnMoeTokenPermuteWithRoutingMapGrad", "MoeTokenPermuteWithRoutingMapGrad", kMoeTokenPermuteWithRoutingMapGradArgs, 9, kMoeTokenPermuteWithRoutingMapGradRules, 10, Execution::Native, false};
const ArgSpec kMoeTokenUnpermuteArgs[] = {{"permutedTokens", ArgKind::Tensor, false, true, false}, {"sortedIndices", ArgKind::Tensor, false, true, false}, {"probsOptional", ArgKind::Tensor, true, true, false}, {"paddedMode", ArgKind::Bool, false, true, false}, {"restoreShapeOptional", ArgKind::IntArray, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeTokenUnpermuteRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The padded form is not available: pass false.", nullptr, 161002},
    {RuleKind::Custom, {0, 5, 2, 1, -1, -1}, 0x0ull, 0, 0, "M H;N H;N K;N*K|N", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenUnpermute = {"aclnnMoeTokenUnpermute", "MoeTokenUnpermute", kMoeTokenUnpermuteArgs, 6, kMoeTokenUnpermuteRules, 7, Execution::Native, false};
const ArgSpec kMoeTokenUnpermuteGradArgs[] = {{"permuteTokensOptional", ArgKind::Tensor, true, true, false}, {"unpermutedTokensGrad", ArgKind::Tensor, false, true, false}, {"sortedIndices", ArgKind::Tensor, false, true, false}, {"probsOptional", ArgKind::Tensor, true, true, false}, {"paddedMode", ArgKind::Bool, false, true, false}, {"restoreShapeOptional", ArgKind::IntArray, true, true, false}, {"permutedTokensGradOut", ArgKind::Tensor, false, false, true}, {"probsGradOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeTokenUnpermuteGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The padded form is not available: pass false.", nullptr, 161002},
    {RuleKind::Custom, {1, 6, 0, 3, 2, 7}, 0x0ull, 0, 0, "N H;M H;M H;N K;N*K|N;N K|N L", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenUnpermuteGrad = {"aclnnMoeTokenUnpermuteGrad", "MoeTokenUnpermuteGrad", kMoeTokenUnpermuteGradArgs, 8, kMoeTokenUnpermuteGradRules, 8, Execution::Native, false};
const ArgSpec kMoeTokenUnpermuteWithRoutingMapArgs[] = {{"permutedTokens", ArgKind::Tensor, false, true, false}, {"sortedIndices", ArgKind::Tensor, false, true, false}, {"routingMapOptional", ArgKind::Tensor, true, true, false}, {"probsOptional", ArgKind::Tensor, true, true, false}, {"paddedMode", ArgKind::Bool, false, true, false}, {"restoreShapeOptional", ArgKind::IntArray, true, true, false}, {"unpermutedTokens", ArgKind::Tensor, false, false, true}, {"outIndex", ArgKind::Tensor, false, false, true}, {"permuteTokenId", ArgKind::Tensor, false, false, true}, {"permuteProbs", ArgKind::Tensor, true, false, true}};
const RuleSpec kMoeTokenUnpermuteWithRoutingMapRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1014ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {3, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Without padding the map tells which probabilities count.", checks::needed_with, 161002},
    {RuleKind::Custom, {9, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {0, 1, 6, 2, 3, 9}, 0x0ull, 0, 0, "M H;M;N H;N E;N E;M", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 7, 8, -1, -1, -1}, 0x0ull, 0, 0, "M H;M;M", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenUnpermuteWithRoutingMap = {"aclnnMoeTokenUnpermuteWithRoutingMap", "MoeTokenUnpermuteWithRoutingMap", kMoeTokenUnpermuteWithRoutingMapArgs, 10, kMoeTokenUnpermuteWithRoutingMapRules, 14, Execution::Native, false};
const ArgSpec kMoeTokenUnpermuteWithRoutingMapGradArgs[] = {{"unpermutedTokensGrad", ArgKind::Tensor, false, true, false}, {"outIndex", ArgKind::Tensor, false, true, false}, {"permuteTokenId", ArgKind::Tensor, false, true, false}, {"routingMapOptional", ArgKind::Tensor, true, true, false}, {"permutedTokensOptional", ArgKind::Tensor, true, true, false}, {"probsOptional", ArgKind::Tensor, true, true, false}, {"dropAndPad", ArgKind::Bool, false, true, false}, {"restoreShapeOptional", ArgKind::IntArray, true, true, false}, {"permutedTokensGradOut", ArgKind::Tensor, false, false, true}, {"probsGradOutOptional", ArgKind::Tensor, true, false, true}};
const RuleSpec kMoeTokenUnpermuteWithRoutingMapGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1014ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Without padding the map tells which probabilities count.", checks::needed_with, 161002},
    {RuleKind::Custom, {4, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {0, 8, 1, 2, 4, 5}, 0x0ull, 0, 0, "N H;M H;M;M;M H;N E", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 5, 3, 9, -1, -1}, 0x0ull, 0, 0, "N H;N E;N E;N E", "", checks::shapes, 161002},
};
const OperatorSpec kMoeTokenUnpermuteWithRoutingMapGrad = {"aclnnMoeTokenUnpermuteWithRoutingMapGrad", "MoeTokenUnpermuteWithRoutingMapGrad", kMoeTokenUnpermuteWithRoutingMapGradArgs, 10, kMoeTokenUnpermuteWithRoutingMapGradRules, 13, Execution::Native, false};
const ArgSpec kMoeUpdateExpertArgs[] = {{"expertIds", ArgKind::Tensor, false, true, false}, {"eplbTable", ArgKind::Tensor, false, true, false}, {"expertScalesOptional", ArgKind::Tensor, true, true, false}, {"pruningThresholdOptional", ArgKind::Tensor, true, true, false}, {"activeMaskOptional", ArgKind::Tensor, true, true, false}, {"localRankId", ArgKind::Int, false, true, false}, {"worldSize", ArgKind::Int, false, true, false}, {"balanceMode", ArgKind::Int, false, true, false}, {"balancedExpertIds", ArgKind::Tensor, false, false, true}, {"balancedActiveMask", ArgKind::Tensor, false, false, true}};
const RuleSpec kMoeUpdateExpertRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: by rank, 1: by token.", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::together, 161002},
    {RuleKind::Custom, {2, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::needed_with, 161002},
    {RuleKind::Custom, {5, 6, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::update_rank, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "N K;E F;N K;K|1 K;N", "", checks::shapes, 161002},
    {RuleKind::Custom, {0, 8, 9, -1, -1, -1}, 0x0ull, 0, 0, "N K;N K;N K", "", checks::shapes, 161002},
};
const OperatorSpec kMoeUpdateExpert = {"aclnnMoeUpdateExpert", "MoeUpdateExpert", kMoeUpdateExpertArgs, 10, kMoeUpdateExpertRules, 14, Execution::Native, false};
const ArgSpec kMseLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMseLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kMseLoss = {"aclnnMseLoss", "MseLoss", kMseLossArgs, 4, kMseLossRules, 5, Execution::Aten, true};
const ArgSpec kMseLossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMseLossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMseLossBackward = {"aclnnMseLossBackward", "MseLossBackward", kMseLossBackwardArgs, 5, kMseLossBackwardRules, 6, Execution::Aten, true};
const ArgSpec kMulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMul = {"aclnnMul", "Mul", kMulArgs, 3, kMulRules, 6, Execution::Aten, false};
const ArgSpec kMulsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMulsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMuls = {"aclnnMuls", "Mul", kMulsArgs, 3, kMulsRules, 4, Execution::Aten, false};
const ArgSpec kMultilabelMarginLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"isTarget", ArgKind::Tensor, false, false, true}};
const RuleSpec kMultilabelMarginLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kMultilabelMarginLoss = {"aclnnMultilabelMarginLoss", "MultilabelMarginLoss", kMultilabelMarginLossArgs, 5, kMultilabelMarginLossRules, 8, Execution::Native, true};
const ArgSpec kMultinomialArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"numsamples", ArgKind::Int, false, true, false}, {"replacement", ArgKind::Bool, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMultinomialRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_multinomial, 161002},
};
const OperatorSpec kMultinomial = {"aclnnMultinomial", "Multinomial", kMultinomialArgs, 6, kMultinomialRules, 4, Execution::Native, false};
const ArgSpec kMultinomialTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"numsamples", ArgKind::Int, false, true, false}, {"replacement", ArgKind::Bool, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMultinomialTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 6, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_multinomial, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kMultinomialTensor = {"aclnnMultinomialTensor", "MultinomialTensor", kMultinomialTensorArgs, 7, kMultinomialTensorRules, 7, Execution::Native, false};
const ArgSpec kMvArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"vec", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kMvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMv = {"aclnnMv", "MatMulV3", kMvArgs, 4, kMvRules, 7, Execution::Native, false};
const ArgSpec kNLLLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"totalWeightOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kNLLLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kNLLLoss = {"aclnnNLLLoss", "NLLLoss", kNLLLossArgs, 7, kNLLLossRules, 6, Execution::Native, true};
const ArgSpec kNLLLoss2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"totalWeightOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kNLLLoss2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kNLLLoss2d = {"aclnnNLLLoss2d", "NLLLoss", kNLLLoss2dArgs, 7, kNLLLoss2dRules, 6, Execution::Native, true};
const ArgSpec kNLLLoss2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"totalWeight", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNLLLoss2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNLLLoss2dBackward = {"aclnnNLLLoss2dBackward", "NLLLossGrad", kNLLLoss2dBackwardArgs, 8, kNLLLoss2dBackwardRules, 8, Execution::Native, true};
const ArgSpec kNLLLossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"totalWeight", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNLLLossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNLLLossBackward = {"aclnnNLLLossBackward", "NLLLossGrad", kNLLLossBackwardArgs, 8, kNLLLossBackwardRules, 8, Execution::Native, true};
const ArgSpec kNanMedianArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNanMedianRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNanMedian = {"aclnnNanMedian", "NanMedian", kNanMedianArgs, 2, kNanMedianRules, 4, Execution::Aten, true};
const ArgSpec kNanMedianDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kNanMedianDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNanMedianDim = {"aclnnNanMedianDim", "NanMedianDim", kNanMedianDimArgs, 5, kNanMedianDimRules, 7, Execution::Aten, true};
const ArgSpec kNanToNumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"nan", ArgKind::Double, false, true, false}, {"posinf", ArgKind::Double, false, true, false}, {"neginf", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNanToNumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNanToNum = {"aclnnNanToNum", "NanToNum", kNanToNumArgs, 5, kNanToNumRules, 3, Execution::Aten, false};
const ArgSpec kNeScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNeScalar = {"aclnnNeScalar", "NotEqual", kNeScalarArgs, 3, kNeScalarRules, 3, Execution::Aten, false};
const ArgSpec kNeTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNeTensor = {"aclnnNeTensor", "NotEqual", kNeTensorArgs, 3, kNeTensorRules, 4, Execution::Aten, false};
const ArgSpec kNegArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNegRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNeg = {"aclnnNeg", "Neg", kNegArgs, 2, kNegRules, 3, Execution::Aten, false};
const ArgSpec kNonzeroArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNonzeroRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNonzero = {"aclnnNonzero", "NonZero", kNonzeroArgs, 2, kNonzeroRules, 2, Execution::Native, false};
const ArgSpec kNonzeroV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNonzeroV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNonzeroV2 = {"aclnnNonzeroV2", "NonZero", kNonzeroV2Args, 2, kNonzeroV2Rules, 2, Execution::Native, false};
const ArgSpec kNormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"pScalar", ArgKind::Scalar, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 2, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNorm = {"aclnnNorm", "LpNormV2", kNormArgs, 5, kNormRules, 4, Execution::Aten, true};
const ArgSpec kNormalFloatFloatArgs[] = {{"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalFloatFloatRules[] = {
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
};
const OperatorSpec kNormalFloatFloat = {"aclnnNormalFloatFloat", "DSARandomNormal", kNormalFloatFloatArgs, 5, kNormalFloatFloatRules, 2, Execution::Native, true};
const ArgSpec kNormalFloatTensorArgs[] = {{"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalFloatTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNormalFloatTensor = {"aclnnNormalFloatTensor", "DSARandomNormal", kNormalFloatTensorArgs, 5, kNormalFloatTensorRules, 3, Execution::Native, true};
const ArgSpec kNormalTensorFloatArgs[] = {{"mean", ArgKind::Tensor, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalTensorFloatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
};
const OperatorSpec kNormalTensorFloat = {"aclnnNormalTensorFloat", "DSARandomNormal", kNormalTensorFloatArgs, 5, kNormalTensorFloatRules, 4, Execution::Native, true};
const ArgSpec kNormalTensorTensorArgs[] = {{"mean", ArgKind::Tensor, false, true, false}, {"std", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNormalTensorTensor = {"aclnnNormalTensorTensor", "DSARandomNormal", kNormalTensorTensorArgs, 5, kNormalTensorTensorRules, 4, Execution::Native, true};
const ArgSpec kNpuFormatCastArgs[] = {{"srcTensor", ArgKind::Tensor, false, true, false}, {"dstTensor", ArgKind::Tensor, false, false, true}};
const RuleSpec kNpuFormatCastRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800011full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800011full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNpuFormatCast = {"aclnnNpuFormatCast", "TransData", kNpuFormatCastArgs, 2, kNpuFormatCastRules, 4, Execution::Aten, false};
const ArgSpec kOneHotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"numClasses", ArgKind::Int, false, true, false}, {"onValue", ArgKind::Tensor, false, true, false}, {"offValue", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kOneHotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800021full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800021full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x800021full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {2, 3, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kOneHot = {"aclnnOneHot", "OneHot", kOneHotArgs, 6, kOneHotRules, 6, Execution::Native, false};
const ArgSpec kPdistArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPdistRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPdist = {"aclnnPdist", "PdistForward", kPdistArgs, 3, kPdistRules, 4, Execution::Native, true};
const ArgSpec kPolarArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"angle", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPolarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x30000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPolar = {"aclnnPolar", "Polar", kPolarArgs, 3, kPolarRules, 4, Execution::Aten, false};
const ArgSpec kPowScalarTensorArgs[] = {{"self", ArgKind::Scalar, false, true, false}, {"exponent", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPowScalarTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPowScalarTensor = {"aclnnPowScalarTensor", "Pow", kPowScalarTensorArgs, 3, kPowScalarTensorRules, 4, Execution::Aten, false};
const ArgSpec kPowTensorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"exponent", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPowTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPowTensorScalar = {"aclnnPowTensorScalar", "Pow", kPowTensorScalarArgs, 3, kPowTensorScalarRules, 4, Execution::Aten, false};
const ArgSpec kPowTensorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"exponent", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPowTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPowTensorTensor = {"aclnnPowTensorTensor", "Pow", kPowTensorTensorArgs, 3, kPowTensorTensorRules, 6, Execution::Aten, false};
const ArgSpec kPreluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPreluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPrelu = {"aclnnPrelu", "PRelu", kPreluArgs, 3, kPreluRules, 4, Execution::Native, true};
const ArgSpec kPreluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}, {"gradWeight", ArgKind::Tensor, false, false, true}};
const RuleSpec kPreluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPreluBackward = {"aclnnPreluBackward", "PReluGrad", kPreluBackwardArgs, 5, kPreluBackwardRules, 7, Execution::Native, true};
const ArgSpec kProdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kProdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kProd = {"aclnnProd", "ReduceProd", kProdArgs, 3, kProdRules, 3, Execution::Native, true};
const ArgSpec kProdDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kProdDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kProdDim = {"aclnnProdDim", "ReduceProd", kProdDimArgs, 5, kProdDimRules, 4, Execution::Native, true};
const ArgSpec kQkvRmsNormRopeCacheArgs[] = {{"qkv", ArgKind::Tensor, false, true, false}, {"qGamma", ArgKind::Tensor, false, true, false}, {"kGamma", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"qOut", ArgKind::Tensor, false, false, true}, {"kCache", ArgKind::Tensor, false, true, true}, {"vCache", ArgKind::Tensor, false, true, true}, {"kScaleOptional", ArgKind::Tensor, true, true, false}, {"vScaleOptional", ArgKind::Tensor, true, true, false}, {"kOffsetOptional", ArgKind::Tensor, true, true, false}, {"vOffsetOptional", ArgKind::Tensor, true, true, false}, {"qkvSize", ArgKind::IntArray, false, true, false}, {"headNums", ArgKind::IntArray, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"cacheModeOptional", ArgKind::String, true, true, false}, {"qOutBeforeQuant", ArgKind::Tensor, true, false, true}, {"kOutBeforeQuant", ArgKind::Tensor, true, false, true}, {"vOutBeforeQuant", ArgKind::Tensor, true, false, true}};
const RuleSpec kQkvRmsNormRopeCacheRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {17, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {18, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {19, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, 4, 6}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {16, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "PA_NZ", "", checks::choice, 161002},
    {RuleKind::Custom, {0, 13, 14, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::qkv_heads, 161002},
    {RuleKind::Custom, {14, 13, 6, 7, 8, -1}, 0x0ull, 0, 0, "", "", checks::qkv_outputs, 161002},
    {RuleKind::Custom, {0, 3, 4, 1, 2, 5}, 0x0ull, 0, 0, "T ?;T D;T D;D;D;T", "", checks::shapes, 161002},
    {RuleKind::Custom, {14, 13, 3, 9, 11, -1}, 0x0ull, 0, 0, "", "", checks::qkv_vectors, 161002},
    {RuleKind::Custom, {14, 13, 3, 10, 12, -1}, 0x0ull, 0, 0, "", "", checks::qkv_vectors, 161002},
    {RuleKind::Custom, {0, 7, 7, 9, -1, -1}, 0x0ull, 0, 0, "", "", checks::cache_types, 161002},
    {RuleKind::Custom, {0, 8, 8, 10, -1, -1}, 0x0ull, 0, 0, "", "", checks::cache_types, 161002},
    {RuleKind::Custom, {14, 13, 17, 18, 19, -1}, 0x0ull, 0, 0, "", "", checks::qkv_plain, 161002},
};
const OperatorSpec kQkvRmsNormRopeCache = {"aclnnQkvRmsNormRopeCache", "QkvRmsNormRopeCache", kQkvRmsNormRopeCacheArgs, 20, kQkvRmsNormRopeCacheRules, 26, Execution::Native, true};
const ArgSpec kQuantConvolutionArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"transposed", ArgKind::Bool, false, true, false}, {"outputPadding", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"offsetx", ArgKind::Int, false, true, false}, {"roundMode", ArgKind::String, false, true, false}, {"output", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantConvolutionRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::InRange, {8, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {11, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kQuantConvolution = {"aclnnQuantConvolution", "QuantConv3D", kQuantConvolutionArgs, 14, kQuantConvolutionRules, 10, Execution::Native, true};
const ArgSpec kQuantGroupedMatmulDequantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"weightScale", ArgKind::Tensor, false, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"xScaleOptional", ArgKind::Tensor, true, true, false}, {"xOffsetOptional", ArgKind::Tensor, true, true, false}, {"smoothScaleOptional", ArgKind::Tensor, true, true, false}, {"xQuantMode", ArgKind::String, false, true, false}, {"transposeWeight", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantGroupedMatmulDequantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x601ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_dequant, 161002},
};
const OperatorSpec kQuantGroupedMatmulDequant = {"aclnnQuantGroupedMatmulDequant", "QuantGroupedMatmulDequant", kQuantGroupedMatmulDequantArgs, 11, kQuantGroupedMatmulDequantRules, 9, Execution::Native, false};
const ArgSpec kQuantGroupedMatmulDequantWeightNZArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"weightScale", ArgKind::Tensor, false, true, false}, {"groupList", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"xScaleOptional", ArgKind::Tensor, true, true, false}, {"xOffsetOptional", ArgKind::Tensor, true, true, false}, {"smoothScaleOptional", ArgKind::Tensor, true, true, false}, {"xQuantMode", ArgKind::String, false, true, false}, {"transposeWeight", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantGroupedMatmulDequantWeightNZRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x601ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {10, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_dequant, 161002},
};
const OperatorSpec kQuantGroupedMatmulDequantWeightNZ = {"aclnnQuantGroupedMatmulDequantWeightNZ", "QuantGroupedMatmulDequant", kQuantGroupedMatmulDequantWeightNZArgs, 11, kQuantGroupedMatmulDequantWeightNZRules, 9, Execution::Native, false};
const ArgSpec kQuantMatmulDequantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"weightScale", ArgKind::Tensor, false, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"xScaleOptional", ArgKind::Tensor, true, true, false}, {"xOffsetOptional", ArgKind::Tensor, true, true, false}, {"smoothScaleOptional", ArgKind::Tensor, true, true, false}, {"xQuantMode", ArgKind::String, false, true, false}, {"transposeWeight", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantMatmulDequantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x601ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x2ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_dequant, 161002},
};
const OperatorSpec kQuantMatmulDequant = {"aclnnQuantMatmulDequant", "QuantMatmulDequant", kQuantMatmulDequantArgs, 10, kQuantMatmulDequantRules, 8, Execution::Native, false};
const ArgSpec kQuantMatmulReduceSumWeightNzArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"x1Scale", ArgKind::Tensor, false, true, false}, {"x2Scale", ArgKind::Tensor, false, true, false}, {"yScale", ArgKind::Tensor, true, true, false}, {"x1Offset", ArgKind::Tensor, true, true, false}, {"x2Offset", ArgKind::Tensor, true, true, false}, {"yOffset", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupSize", ArgKind::Int, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"keepDims", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantMatmulReduceSumWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_reduce_sum, 161002},
};
const OperatorSpec kQuantMatmulReduceSumWeightNz = {"aclnnQuantMatmulReduceSumWeightNz", "QuantMatmulReduceSum", kQuantMatmulReduceSumWeightNzArgs, 15, kQuantMatmulReduceSumWeightNzRules, 9, Execution::Native, false};
const ArgSpec kQuantMatmulV5Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"x1Scale", ArgKind::Tensor, true, true, false}, {"x2Scale", ArgKind::Tensor, false, true, false}, {"yScale", ArgKind::Tensor, true, true, false}, {"x1Offset", ArgKind::Tensor, true, true, false}, {"x2Offset", ArgKind::Tensor, true, true, false}, {"yOffset", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantMatmulV5Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x800000eull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {12, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_matmul, 161002},
};
const OperatorSpec kQuantMatmulV5 = {"aclnnQuantMatmulV5", "QuantBatchMatmulV3", kQuantMatmulV5Args, 13, kQuantMatmulV5Rules, 7, Execution::Native, false};
const ArgSpec kQuantMatmulWeightNzArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"x1Scale", ArgKind::Tensor, true, true, false}, {"x2Scale", ArgKind::Tensor, false, true, false}, {"yScale", ArgKind::Tensor, true, true, false}, {"x1Offset", ArgKind::Tensor, true, true, false}, {"x2Offset", ArgKind::Tensor, true, true, false}, {"yOffset", ArgKind::Tensor, true, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"transposeX1", ArgKind::Bool, false, true, false}, {"transposeX2", ArgKind::Bool, false, true, false}, {"groupSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantMatmulWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x800000eull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {12, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quant_matmul, 161002},
};
const OperatorSpec kQuantMatmulWeightNz = {"aclnnQuantMatmulWeightNz", "QuantBatchMatmulV3", kQuantMatmulWeightNzArgs, 13, kQuantMatmulWeightNzRules, 7, Execution::Native, false};
const ArgSpec kQuantizeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"scales", ArgKind::Tensor, false, true, false}, {"zeroPoints", ArgKind::Tensor, true, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kQuantizeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000001ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800001cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The attribute names the type of the output.", checks::dtype_is, 161002},
};
const OperatorSpec kQuantize = {"aclnnQuantize", "Quantize", kQuantizeArgs, 6, kQuantizeRules, 8, Execution::Native, false};
const ArgSpec kROIAlignArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"rois", ArgKind::Tensor, false, true, false}, {"spatialScale", ArgKind::Double, false, true, false}, {"pooledHeight", ArgKind::Int, false, true, false}, {"pooledWidth", ArgKind::Int, false, true, false}, {"sampleNum", ArgKind::Int, false, true, false}, {"roiEndMode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kROIAlignRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::region_end, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kROIAlign = {"aclnnROIAlign", "ROIAlign", kROIAlignArgs, 8, kROIAlignRules, 10, Execution::Native, true};
const ArgSpec kROIAlignBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"rois", ArgKind::Tensor, false, true, false}, {"xDiffShape", ArgKind::IntArray, false, true, false}, {"pooledWidth", ArgKind::Int, false, true, false}, {"pooledHeight", ArgKind::Int, false, true, false}, {"spatialScale", ArgKind::Double, false, true, false}, {"sampleNum", ArgKind::Int, false, true, false}, {"roiEndMode", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kROIAlignBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {8, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::region_end, 161002},
    {RuleKind::InRange, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kROIAlignBackward = {"aclnnROIAlignBackward", "ROIAlignGrad", kROIAlignBackwardArgs, 9, kROIAlignBackwardRules, 9, Execution::Native, true};
const ArgSpec kRReluWithNoiseArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"noise", ArgKind::Tensor, false, true, true}, {"lower", ArgKind::Scalar, false, true, false}, {"upper", ArgKind::Scalar, false, true, false}, {"training", ArgKind::Bool, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRReluWithNoiseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
};
const OperatorSpec kRReluWithNoise = {"aclnnRReluWithNoise", "RReluWithNoise", kRReluWithNoiseArgs, 8, kRReluWithNoiseRules, 6, Execution::Native, false};
const ArgSpec kRandpermArgs[] = {{"n", ArgKind::Int, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRandpermRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_permutation, 161002},
};
const OperatorSpec kRandperm = {"aclnnRandperm", "Randperm", kRandpermArgs, 4, kRandpermRules, 2, Execution::Native, false};
const ArgSpec kRangeArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"step", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRangeRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "Give a step that leads from start to end.", checks::step_is_not_zero, 161002},
};
const OperatorSpec kRange = {"aclnnRange", "Range", kRangeArgs, 4, kRangeRules, 3, Execution::Aten, false};
const ArgSpec kReciprocalArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReciprocalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kReciprocal = {"aclnnReciprocal", "Reciprocal", kReciprocalArgs, 2, kReciprocalRules, 3, Execution::Aten, false};
const ArgSpec kRecurrentGatedDeltaRuleArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, true, true, false}, {"stateRef", ArgKind::Tensor, false, true, true}, {"actualSeqLengths", ArgKind::Tensor, false, true, false}, {"ssmStateIndices", ArgKind::Tensor, false, true, false}, {"g", ArgKind::Tensor, true, true, false}, {"gk", ArgKind::Tensor, true, true, false}, {"numAcceptedTokens", ArgKind::Tensor, true, true, false}, {"scaleValue", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRecurrentGatedDeltaRuleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 11, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::delta_heads, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {5, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRecurrentGatedDeltaRule = {"aclnnRecurrentGatedDeltaRule", "RecurrentGatedDeltaRule", kRecurrentGatedDeltaRuleArgs, 12, kRecurrentGatedDeltaRuleRules, 19, Execution::Native, false};
const ArgSpec kReduceNansumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReduceNansumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kReduceNansum = {"aclnnReduceNansum", "ReduceNansum", kReduceNansumArgs, 5, kReduceNansumRules, 4, Execution::Aten, true};
const ArgSpec kReduceSumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"keepDims", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReduceSumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kReduceSum = {"aclnnReduceSum", "ReduceSum", kReduceSumArgs, 5, kReduceSumRules, 4, Execution::Aten, true};
const ArgSpec kReflectionPad1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReflectionPad1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reflection_pads_1d, 161002},
};
const OperatorSpec kReflectionPad1d = {"aclnnReflectionPad1d", "PadV3", kReflectionPad1dArgs, 3, kReflectionPad1dRules, 5, Execution::Native, true};
const ArgSpec kReflectionPad1dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kReflectionPad1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reflection_pads_1d, 161002},
};
const OperatorSpec kReflectionPad1dBackward = {"aclnnReflectionPad1dBackward", "PadV3Grad", kReflectionPad1dBackwardArgs, 4, kReflectionPad1dBackwardRules, 6, Execution::Native, true};
const ArgSpec kReflectionPad2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReflectionPad2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reflection_pads_2d, 161002},
};
const OperatorSpec kReflectionPad2d = {"aclnnReflectionPad2d", "PadV3", kReflectionPad2dArgs, 3, kReflectionPad2dRules, 5, Execution::Native, true};
const ArgSpec kReflectionPad2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kReflectionPad2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reflection_pads_2d, 161002},
};
const OperatorSpec kReflectionPad2dBackward = {"aclnnReflectionPad2dBackward", "PadV3Grad", kReflectionPad2dBackwardArgs, 4, kReflectionPad2dBackwardRules, 6, Execution::Native, true};
const ArgSpec kReflectionPad3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReflectionPad3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reflection_pads_3d, 161002},
};
const OperatorSpec kReflectionPad3d = {"aclnnReflectionPad3d", "PadV3", kReflectionPad3dArgs, 3, kReflectionPad3dRules, 5, Execution::Native, true};
const ArgSpec kReflectionPad3dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kReflectionPad3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::reflection_pads_3d, 161002},
};
const OperatorSpec kReflectionPad3dBackward = {"aclnnReflectionPad3dBackward", "PadV3Grad", kReflectionPad3dBackwardArgs, 4, kReflectionPad3dBackwardRules, 6, Execution::Native, true};
const ArgSpec kReluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRelu = {"aclnnRelu", "Relu", kReluArgs, 2, kReluRules, 3, Execution::Aten, true};
const ArgSpec kRemainderScalarTensorArgs[] = {{"self", ArgKind::Scalar, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRemainderScalarTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRemainderScalarTensor = {"aclnnRemainderScalarTensor", "FloorMod", kRemainderScalarTensorArgs, 3, kRemainderScalarTensorRules, 4, Execution::Aten, false};
const ArgSpec kRemainderTensorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRemainderTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRemainderTensorScalar = {"aclnnRemainderTensorScalar", "FloorMod", kRemainderTensorScalarArgs, 3, kRemainderTensorScalarRules, 4, Execution::Aten, false};
const ArgSpec kRemainderTensorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRemainderTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRemainderTensorTensor = {"aclnnRemainderTensorTensor", "FloorMod", kRemainderTensorTensorArgs, 3, kRemainderTensorTensorRules, 6, Execution::Aten, false};
const ArgSpec kRenormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Scalar, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"maxNorm", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRenormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::not_negative, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::not_negative, 161002},
};
const OperatorSpec kRenorm = {"aclnnRenorm", "Renorm", kRenormArgs, 5, kRenormRules, 7, Execution::Native, true};
const ArgSpec kRepeatArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Give one count for each dimension, in front for new ones.", checks::repeats, 161002},
};
const OperatorSpec kRepeat = {"aclnnRepeat", "Tile", kRepeatArgs, 3, kRepeatRules, 4, Execution::Native, false};
const ArgSpec kRepeatInterleaveArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_all, 161002},
};
const OperatorSpec kRepeatInterleave = {"aclnnRepeatInterleave", "RepeatInterleave", kRepeatInterleaveArgs, 4, kRepeatInterleaveRules, 6, Execution::Aten, false};
const ArgSpec kRepeatInterleaveGradArgs[] = {{"yGrad", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRepeatInterleaveGrad = {"aclnnRepeatInterleaveGrad", "RepeatInterleaveGrad", kRepeatInterleaveGradArgs, 4, kRepeatInterleaveGradRules, 6, Execution::Native, false};
const ArgSpec kRepeatInterleaveIntArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Int, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveIntRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_all, 161002},
};
const OperatorSpec kRepeatInterleaveInt = {"aclnnRepeatInterleaveInt", "RepeatInterleave", kRepeatInterleaveIntArgs, 4, kRepeatInterleaveIntRules, 4, Execution::Aten, false};
const ArgSpec kRepeatInterleaveIntWithDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Int, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveIntWithDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, 4, 2, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_dim, 161002},
};
const OperatorSpec kRepeatInterleaveIntWithDim = {"aclnnRepeatInterleaveIntWithDim", "RepeatInterleave", kRepeatInterleaveIntWithDimArgs, 5, kRepeatInterleaveIntWithDimRules, 5, Execution::Aten, false};
const ArgSpec kRepeatInterleaveTensorArgs[] = {{"repeats", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kRepeatInterleaveTensor = {"aclnnRepeatInterleaveTensor", "RepeatInterleaveTensor", kRepeatInterleaveTensorArgs, 3, kRepeatInterleaveTensorRules, 4, Execution::Aten, false};
const ArgSpec kRepeatInterleaveWithDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveWithDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, 4, 2, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_dim, 161002},
};
const OperatorSpec kRepeatInterleaveWithDim = {"aclnnRepeatInterleaveWithDim", "RepeatInterleave", kRepeatInterleaveWithDimArgs, 5, kRepeatInterleaveWithDimRules, 7, Execution::Aten, false};
const ArgSpec kReplicationPad1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReplicationPad1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::replication_pads_1d, 161002},
};
const OperatorSpec kReplicationPad1d = {"aclnnReplicationPad1d", "PadV3", kReplicationPad1dArgs, 3, kReplicationPad1dRules, 5, Execution::Native, true};
const ArgSpec kReplicationPad1dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kReplicationPad1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::replication_pads_1d, 161002},
};
const OperatorSpec kReplicationPad1dBackward = {"aclnnReplicationPad1dBackward", "PadV3Grad", kReplicationPad1dBackwardArgs, 4, kReplicationPad1dBackwardRules, 6, Execution::Native, true};
const ArgSpec kReplicationPad2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReplicationPad2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::replication_pads_2d, 161002},
};
const OperatorSpec kReplicationPad2d = {"aclnnReplicationPad2d", "PadV3", kReplicationPad2dArgs, 3, kReplicationPad2dRules, 5, Execution::Native, true};
const ArgSpec kReplicationPad2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kReplicationPad2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::replication_pads_2d, 161002},
};
const OperatorSpec kReplicationPad2dBackward = {"aclnnReplicationPad2dBackward", "PadV3Grad", kReplicationPad2dBackwardArgs, 4, kReplicationPad2dBackwardRules, 6, Execution::Native, true};
const ArgSpec kReplicationPad3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReplicationPad3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::replication_pads_3d, 161002},
};
const OperatorSpec kReplicationPad3d = {"aclnnReplicationPad3d", "PadV3", kReplicationPad3dArgs, 3, kReplicationPad3dRules, 5, Execution::Native, true};
const ArgSpec kReplicationPad3dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kReplicationPad3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 4, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::replication_pads_3d, 161002},
};
const OperatorSpec kReplicationPad3dBackward = {"aclnnReplicationPad3dBackward", "PadV3Grad", kReplicationPad3dBackwardArgs, 4, kReplicationPad3dBackwardRules, 6, Execution::Native, true};
const ArgSpec kRightShiftArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"shiftBits", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRightShiftRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRightShift = {"aclnnRightShift", "RightShift", kRightShiftArgs, 3, kRightShiftRules, 4, Execution::Aten, false};
const ArgSpec kRmsNormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"rstdOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kRmsNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
};
const OperatorSpec kRmsNorm = {"aclnnRmsNorm", "RmsNorm", kRmsNormArgs, 5, kRmsNormRules, 7, Execution::Native, true};
const ArgSpec kRmsNormGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"rstd", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dgammaOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kRmsNormGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 3, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rms_norm, 161002},
};
const OperatorSpec kRmsNormGrad = {"aclnnRmsNormGrad", "RmsNormGrad", kRmsNormGradArgs, 6, kRmsNormGradRules, 10, Execution::Native, true};
const ArgSpec kRmsNormQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kRmsNormQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The quantisation has one scale.", checks::one_element, 161002},
};
const OperatorSpec kRmsNormQuant = {"aclnnRmsNormQuant", "RmsNormQuant", kRmsNormQuantArgs, 7, kRmsNormQuantRules, 11, Execution::Native, true};
const ArgSpec kRollArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"shifts", ArgKind::IntArray, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRollRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "One shift for each dimension; without dimensions one shift, of the flattened tensor.", checks::rolls, 161002},
};
const OperatorSpec kRoll = {"aclnnRoll", "Roll", kRollArgs, 4, kRollRules, 5, Execution::Aten, false};
const ArgSpec kRopeWithSinCosCacheArgs[] = {{"positions", ArgKind::Tensor, false, true, false}, {"queryIn", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"cosSinCache", ArgKind::Tensor, false, true, false}, {"mropeSection", ArgKind::IntArray, true, true, false}, {"headSize", ArgKind::Int, false, true, false}, {"isNeoxStyle", ArgKind::Bool, false, true, false}, {"queryOut", ArgKind::Tensor, false, false, true}, {"keyOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kRopeWithSinCosCacheRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 3, 7, 8, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, 7, 8, -1}, 0x0ull, 0, 0, "T Q;T K;T|3 T|4 T;T Q;T K", "", checks::shapes, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::cached_heads, 161002},
    {RuleKind::Custom, {0, 4, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::sections, 161002},
};
const OperatorSpec kRopeWithSinCosCache = {"aclnnRopeWithSinCosCache", "RopeWithSinCosCache", kRopeWithSinCosCacheArgs, 9, kRopeWithSinCosCacheRules, 12, Execution::Native, false};
const ArgSpec kRopeWithSinCosCacheV2Args[] = {{"positions", ArgKind::Tensor, false, true, false}, {"queryIn", ArgKind::Tensor, false, true, false}, {"keyIn", ArgKind::Tensor, false, true, false}, {"cosSinCache", ArgKind::Tensor, false, true, false}, {"mropeSection", ArgKind::IntArray, true, true, false}, {"headSize", ArgKind::Int, false, true, false}, {"isNeoxStyle", ArgKind::Bool, false, true, false}, {"cacheMode", ArgKind::Int, false, true, false}, {"queryOut", ArgKind::Tensor, false, false, true}, {"keyOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kRopeWithSinCosCacheV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, 3, 8, 9, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, 8, 9, -1}, 0x0ull, 0, 0, "T Q;T K;T|3 T|4 T;T Q;T K", "", checks::shapes, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::cached_heads, 161002},
    {RuleKind::Custom, {0, 4, 3, 7, -1, -1}, 0x0ull, 0, 0, "", "", checks::sections, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
};
const OperatorSpec kRopeWithSinCosCacheV2 = {"aclnnRopeWithSinCosCacheV2", "RopeWithSinCosCache", kRopeWithSinCosCacheV2Args, 10, kRopeWithSinCosCacheV2Rules, 13, Execution::Native, false};
const ArgSpec kRotaryPositionEmbeddingArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRotaryPositionEmbeddingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 3, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::rotary, 561002},
};
const OperatorSpec kRotaryPositionEmbedding = {"aclnnRotaryPositionEmbedding", "RotaryPositionEmbedding", kRotaryPositionEmbeddingArgs, 5, kRotaryPositionEmbeddingRules, 8, Execution::Native, false};
const ArgSpec kRotaryPositionEmbeddingGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"xOptional", ArgKind::Tensor, true, true, false}, {"mode", ArgKind::Int, false, true, false}, {"dxOut", ArgKind::Tensor, false, false, true}, {"dcosOut", ArgKind::Tensor, false, false, true}, {"dsinOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kRotaryPositionEmbeddingGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, 6, 7, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 3, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::rotary, 561002},
};
const OperatorSpec kRotaryPositionEmbeddingGrad = {"aclnnRotaryPositionEmbeddingGrad", "RotaryPositionEmbeddingGrad", kRotaryPositionEmbeddingGradArgs, 8, kRotaryPositionEmbeddingGradRules, 12, Execution::Native, false};
const ArgSpec kRotaryPositionEmbeddingV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"rotate", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRotaryPositionEmbeddingV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 4, 5, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 3, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::rotary, 561002},
    {RuleKind::Custom, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "*B D;D D", "", checks::shapes, 161002},
};
const OperatorSpec kRotaryPositionEmbeddingV2 = {"aclnnRotaryPositionEmbeddingV2", "RotaryPositionEmbedding", kRotaryPositionEmbeddingV2Args, 6, kRotaryPositionEmbeddingV2Rules, 10, Execution::Native, false};
const ArgSpec kRotateQuantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"rotation", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Tensor, true, true, false}, {"axis", ArgKind::Int, false, true, false}, {"roundMode", ArgKind::String, false, true, false}, {"scaleAlg", ArgKind::Int, false, true, false}, {"dstTypeMax", ArgKind::Double, false, true, false}, {"trans", ArgKind::Bool, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kRotateQuantRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rotation, 161002},
    {RuleKind::Custom, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::quantised_shape, 161002},
    {RuleKind::Custom, {0, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::without_last, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRotateQuant = {"aclnnRotateQuant", "RotateQuant", kRotateQuantArgs, 10, kRotateQuantRules, 12, Execution::Native, false};
const ArgSpec kRoundArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRoundRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRound = {"aclnnRound", "Round", kRoundArgs, 2, kRoundRules, 3, Execution::Aten, false};
const ArgSpec kRoundDecimalsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"decimals", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRoundDecimalsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRoundDecimals = {"aclnnRoundDecimals", "RoundDecimals", kRoundDecimalsArgs, 3, kRoundDecimalsRules, 3, Execution::Aten, false};
const ArgSpec kRsqrtArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRsqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRsqrt = {"aclnnRsqrt", "Rsqrt", kRsqrtArgs, 2, kRsqrtRules, 3, Execution::Aten, false};
const ArgSpec kRsubArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRsubRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRsub = {"aclnnRsub", "Sub", kRsubArgs, 4, kRsubRules, 6, Execution::Aten, false};
const ArgSpec kRsubsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRsubsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRsubs = {"aclnnRsubs", "Sub", kRsubsArgs, 4, kRsubsRules, 4, Execution::Aten, false};
const ArgSpec kSWhereArgs[] = {{"condition", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSWhereRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSWhere = {"aclnnSWhere", "SelectV2", kSWhereArgs, 4, kSWhereRules, 5, Execution::Native, false};
const ArgSpec kScaledMaskedSoftmaxArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"fixedTriuMask", ArgKind::Bool, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kScaledMaskedSoftmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The operator makes no masks itself: pass the mask and false.", nullptr, 161002},
};
const OperatorSpec kScaledMaskedSoftmax = {"aclnnScaledMaskedSoftmax", "ScaledMaskedSoftmax", kScaledMaskedSoftmaxArgs, 5, kScaledMaskedSoftmaxRules, 7, Execution::Native, true};
const ArgSpec kScaledMaskedSoftmaxBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"fixTriuMask", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kScaledMaskedSoftmaxBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The operator makes no masks itself: pass the mask and false.", nullptr, 161002},
};
const OperatorSpec kScaledMaskedSoftmaxBackward = {"aclnnScaledMaskedSoftmaxBackward", "ScaledMaskedSoftmaxGrad", kScaledMaskedSoftmaxBackwardArgs, 6, kScaledMaskedSoftmaxBackwardRules, 8, Execution::Native, true};
const ArgSpec kScatterArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"reduce", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kScatterRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kScatter = {"aclnnScatter", "ScatterElementsV2", kScatterArgs, 6, kScatterRules, 9, Execution::Native, false};
const ArgSpec kScatterAddArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kScatterAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kScatterAdd = {"aclnnScatterAdd", "ScatterElementsV2", kScatterAddArgs, 5, kScatterAddRules, 8, Execution::Native, false};
const ArgSpec kScatterListArgs[] = {{"varRef", ArgKind::TensorList, false, true, true}, {"indice", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"maskOptional", ArgKind::Tensor, true, true, false}, {"reduceOptional", ArgKind::String, false, true, false}, {"axis", ArgKind::Int, false, true, false}};
const RuleSpec kScatterListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800005full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800005full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kScatterList = {"aclnnScatterList", "ScatterList", kScatterListArgs, 6, kScatterListRules, 4, Execution::Native, false};
const ArgSpec kScatterNdUpdateArgs[] = {{"varRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}};
const RuleSpec kScatterNdUpdateRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kScatterNdUpdate = {"aclnnScatterNdUpdate", "ScatterNdUpdate", kScatterNdUpdateArgs, 3, kScatterNdUpdateRules, 5, Execution::Native, false};
const ArgSpec kScatterReduceArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"reduce", ArgKind::Int, false, true, false}, {"includeSelf", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kScatterReduceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 5, "", "", nullptr, 161002},
};
const OperatorSpec kScatterReduce = {"aclnnScatterReduce", "ScatterElementsV2", kScatterReduceArgs, 7, kScatterReduceRules, 8, Execution::Native, false};
const ArgSpec kScatterValueArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"reduce", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kScatterValueRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kScatterValue = {"aclnnScatterValue", "ScatterElementsV2", kScatterValueArgs, 6, kScatterValueRules, 7, Execution::Native, false};
const ArgSpec kSearchSortedArgs[] = {{"sortedSequence", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"outInt32", ArgKind::Bool, false, true, false}, {"right", ArgKind::Bool, false, true, false}, {"sorter", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSearchSortedRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSearchSorted = {"aclnnSearchSorted", "SearchSorted", kSearchSortedArgs, 6, kSearchSortedRules, 7, Execution::Aten, true};
const ArgSpec kSearchSortedsArgs[] = {{"sortedSequence", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Scalar, false, true, false}, {"outInt32", ArgKind::Bool, false, true, false}, {"right", ArgKind::Bool, false, true, false}, {"sorter", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSearchSortedsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kSearchSorteds = {"aclnnSearchSorteds", "SearchSorteds", kSearchSortedsArgs, 6, kSearchSortedsRules, 4, Execution::Aten, true};
const ArgSpec kSigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSigmoid = {"aclnnSigmoid", "Sigmoid", kSigmoidArgs, 2, kSigmoidRules, 3, Execution::Aten, false};
const ArgSpec kSigmoidBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSigmoidBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSigmoidBackward = {"aclnnSigmoidBackward", "SigmoidGrad", kSigmoidBackwardArgs, 3, kSigmoidBackwardRules, 4, Execution::Aten, true};
const ArgSpec kSignArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kSignRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSign = {"aclnnSign", "Sign", kSignArgs, 2, kSignRules, 3, Execution::Aten, false};
const ArgSpec kSignbitArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSignbitRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSignbit = {"aclnnSignbit", "Signbit", kSignbitArgs, 2, kSignbitRules, 3, Execution::Aten, false};
const ArgSpec kSiluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSiluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSilu = {"aclnnSilu", "Silu", kSiluArgs, 2, kSiluRules, 3, Execution::Aten, true};
const ArgSpec kSiluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSiluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSiluBackward = {"aclnnSiluBackward", "SiluGrad", kSiluBackwardArgs, 3, kSiluBackwardRules, 4, Execution::Aten, true};
const ArgSpec kSimThreadExponentialArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"count", ArgKind::Int, false, true, false}, {"lambda", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kSimThreadExponentialRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_positive, 161002},
};
const OperatorSpec kSimThreadExponential = {"aclnnSimThreadExponential", "SimThreadExponential", kSimThreadExponentialArgs, 5, kSimThreadExponentialRules, 2, Execution::Native, false};
const ArgSpec kSinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSin = {"aclnnSin", "Sin", kSinArgs, 2, kSinRules, 3, Execution::Aten, false};
const ArgSpec kSincArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSincRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSinc = {"aclnnSinc", "Sinc", kSincArgs, 2, kSincRules, 3, Execution::Aten, false};
const ArgSpec kSinhArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSinh = {"aclnnSinh", "Sinh", kSinhArgs, 2, kSinhRules, 3, Execution::Aten, false};
const ArgSpec kSleepArgs[] = {{"cycles", ArgKind::IntArray, false, true, false}};
const RuleSpec kSleepRules[] = {
    {RuleKind::Custom, {0, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Pass the number of cycles to wait for.", checks::cycles, 161002},
};
const OperatorSpec kSleep = {"aclnnSleep", "Sleep", kSleepArgs, 1, kSleepRules, 1, Execution::Native, false};
const ArgSpec kSlogdetArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"signOut", ArgKind::Tensor, false, false, true}, {"logOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kSlogdetRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kSlogdet = {"aclnnSlogdet", "LogMatrixDeterminant", kSlogdetArgs, 3, kSlogdetRules, 4, Execution::Aten, true};
const ArgSpec kSmoothL1LossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"beta", ArgKind::Double, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kSmoothL1LossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kSmoothL1Loss = {"aclnnSmoothL1Loss", "SmoothL1Loss", kSmoothL1LossArgs, 5, kSmoothL1LossRules, 5, Execution::Aten, true};
const ArgSpec kSmoothL1LossBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"beta", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSmoothL1LossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSmoothL1LossBackward = {"aclnnSmoothL1LossBackward", "SmoothL1LossBackward", kSmoothL1LossBackwardArgs, 6, kSmoothL1LossBackwardRules, 6, Execution::Aten, true};
const ArgSpec kSoftMarginLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftMarginLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kSoftMarginLoss = {"aclnnSoftMarginLoss", "SoftMarginLoss", kSoftMarginLossArgs, 4, kSoftMarginLossRules, 5, Execution::Aten, true};
const ArgSpec kSoftMarginLossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftMarginLossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftMarginLossBackward = {"aclnnSoftMarginLossBackward", "SoftMarginLossBackward", kSoftMarginLossBackwardArgs, 5, kSoftMarginLossBackwardRules, 6, Execution::Aten, true};
const ArgSpec kSoftmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftmax = {"aclnnSoftmax", "SoftmaxV2", kSoftmaxArgs, 3, kSoftmaxRules, 4, Execution::Native, true};
const ArgSpec kSoftmaxBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftmaxBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftmaxBackward = {"aclnnSoftmaxBackward", "SoftmaxGrad", kSoftmaxBackwardArgs, 4, kSoftmaxBackwardRules, 5, Execution::Native, true};
const ArgSpec kSoftplusArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftplusRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftplus = {"aclnnSoftplus", "Softplus", kSoftplusArgs, 4, kSoftplusRules, 4, Execution::Aten, true};
const ArgSpec kSoftplusBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftplusBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftplusBackward = {"aclnnSoftplusBackward", "SoftplusV2Grad", kSoftplusBackwardArgs, 5, kSoftplusBackwardRules, 4, Execution::Aten, true};
const ArgSpec kSoftshrinkArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftshrinkRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftshrink = {"aclnnSoftshrink", "Softshrink", kSoftshrinkArgs, 3, kSoftshrinkRules, 4, Execution::Aten, true};
const ArgSpec kSoftshrinkBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftshrinkBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftshrinkBackward = {"aclnnSoftshrinkBackward", "SoftShrinkGrad", kSoftshrinkBackwardArgs, 4, kSoftshrinkBackwardRules, 4, Execution::Aten, true};
const ArgSpec kSortArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"stable", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"descending", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kSortRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSort = {"aclnnSort", "Sort", kSortArgs, 6, kSortRules, 6, Execution::Aten, true};
const ArgSpec kSplitWithSizeArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"splitSize", ArgKind::IntArray, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kSplitWithSizeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "The sizes add up to the size of `dim`, one output for each.", checks::splits, 161002},
};
const OperatorSpec kSplitWithSize = {"aclnnSplitWithSize", "SplitV", kSplitWithSizeArgs, 4, kSplitWithSizeRules, 4, Execution::Aten, false};
const ArgSpec kSqrtArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSqrt = {"aclnnSqrt", "Sqrt", kSqrtArgs, 2, kSqrtRules, 3, Execution::Aten, false};
const ArgSpec kStackArgs[] = {{"tensors", ArgKind::TensorList, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kStackRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "All tensors have the same shape; the output has one dimension more.", checks::stacks, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kStack = {"aclnnStack", "Pack", kStackArgs, 3, kStackRules, 5, Execution::Aten, false};
const ArgSpec kStdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kStdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kStd = {"aclnnStd", "ReduceStdWithMean", kStdArgs, 5, kStdRules, 5, Execution::Aten, true};
const ArgSpec kStdMeanCorrectionArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"stdOut", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kStdMeanCorrectionRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kStdMeanCorrection = {"aclnnStdMeanCorrection", "ReduceStdV2Update", kStdMeanCorrectionArgs, 6, kStdMeanCorrectionRules, 6, Execution::Aten, true};
const ArgSpec kStridedSliceArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"begin", ArgKind::IntArray, false, true, false}, {"end", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"beginMask", ArgKind::Int, false, true, false}, {"endMask", ArgKind::Int, false, true, false}, {"ellipsisMask", ArgKind::Int, false, true, false}, {"newAxisMask", ArgKind::Int, false, true, false}, {"shrinkAxisMask", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kStridedSliceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {1, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "One begin, end and stride for each position of the index.", nullptr, 161002},
};
const OperatorSpec kStridedSlice = {"aclnnStridedSlice", "StridedSliceV3", kStridedSliceArgs, 10, kStridedSliceRules, 4, Execution::Native, false};
const ArgSpec kSubArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSubRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSub = {"aclnnSub", "Sub", kSubArgs, 4, kSubRules, 6, Execution::Aten, false};
const ArgSpec kSubsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSubsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSubs = {"aclnnSubs", "Sub", kSubsArgs, 4, kSubsRules, 4, Execution::Aten, false};
const ArgSpec kSvdArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"fullMatrices", ArgKind::Bool, false, true, false}, {"computeUV", ArgKind::Bool, false, true, false}, {"sigma", ArgKind::Tensor, false, false, true}, {"u", ArgKind::Tensor, false, false, true}, {"v", ArgKind::Tensor, false, false, true}};
const RuleSpec kSvdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x30801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x30801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x30801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSvd = {"aclnnSvd", "Svd", kSvdArgs, 6, kSvdRules, 6, Execution::Native, true};
const ArgSpec kSwiGluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSwiGluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::halved, 161002},
};
const OperatorSpec kSwiGlu = {"aclnnSwiGlu", "SwiGlu", kSwiGluArgs, 3, kSwiGluRules, 5, Execution::Native, false};
const ArgSpec kSwiGluGradArgs[] = {{"yGrad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSwiGluGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::halved, 161002},
};
const OperatorSpec kSwiGluGrad = {"aclnnSwiGluGrad", "SwiGluGrad", kSwiGluGradArgs, 4, kSwiGluGradRules, 7, Execution::Native, false};
const ArgSpec kSwiGluQuantV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"smoothScalesOptional", ArgKind::Tensor, true, true, false}, {"offsetsOptional", ArgKind::Tensor, true, true, false}, {"groupIndexOptional", ArgKind::Tensor, true, true, false}, {"activateLeft", ArgKind::Bool, false, true, false}, {"quantModeOptional", ArgKind::String, true, true, false}, {"groupListType", ArgKind::Int, false, true, false}, {"dstType", ArgKind::Int, false, true, false}, {"yOut", ArgKind::Tensor, false, false, true}, {"scaleOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kSwiGluQuantV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "static|dynamic", "", checks::choice, 161002},
    {RuleKind::InRange, {6, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "0: ends of the groups, 1: their sizes.", nullptr, 161002},
    {RuleKind::Custom, {7, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::four_or_eight_bits, 161002},
    {RuleKind::Custom, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::gate_size, 161002},
    {RuleKind::Custom, {0, 8, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::gated_shape, 161002},
    {RuleKind::Custom, {0, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "*B H;*B", "", checks::shapes, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {5, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::static_scale, 161002},
    {RuleKind::Custom, {0, 3, 1, 2, -1, -1}, 0x0ull, 0, 0, "", "", checks::factor_size, 161002},
};
const OperatorSpec kSwiGluQuantV2 = {"aclnnSwiGluQuantV2", "SwiGluQuant", kSwiGluQuantV2Args, 10, kSwiGluQuantV2Rules, 18, Execution::Native, false};
const ArgSpec kSyncBatchNormGatherStatsArgs[] = {{"totalSum", ArgKind::Tensor, false, true, false}, {"totalSquareSum", ArgKind::Tensor, false, true, false}, {"sampleCount", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, true}, {"variance", ArgKind::Tensor, false, true, true}, {"momentum", ArgKind::Double, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"batchMean", ArgKind::Tensor, false, false, true}, {"batchInvstd", ArgKind::Tensor, false, false, true}};
const RuleSpec kSyncBatchNormGatherStatsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, 4, 7, 8}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 4, 7, 8, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSyncBatchNormGatherStats = {"aclnnSyncBatchNormGatherStats", "SyncBatchNormGatherStats", kSyncBatchNormGatherStatsArgs, 9, kSyncBatchNormGatherStatsRules, 10, Execution::Native, true};
const ArgSpec kTakeArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTakeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTake = {"aclnnTake", "Take", kTakeArgs, 3, kTakeRules, 5, Execution::Native, false};
const ArgSpec kTanArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTan = {"aclnnTan", "Tan", kTanArgs, 2, kTanRules, 3, Execution::Aten, false};
const ArgSpec kTanhArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTanh = {"aclnnTanh", "Tanh", kTanhArgs, 2, kTanhRules, 3, Execution::Aten, false};
const ArgSpec kTanhBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kTanhBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTanhBackward = {"aclnnTanhBackward", "TanhGrad", kTanhBackwardArgs, 3, kTanhBackwardRules, 4, Execution::Aten, true};
const ArgSpec kThnnFusedLstmCellArgs[] = {{"inputGates", ArgKind::Tensor, false, true, false}, {"hiddenGates", ArgKind::Tensor, false, true, false}, {"cx", ArgKind::Tensor, false, true, false}, {"inputBiasOptional", ArgKind::Tensor, true, true, false}, {"hiddenBiasOptional", ArgKind::Tensor, true, true, false}, {"hyOut", ArgKind::Tensor, false, false, true}, {"cyOut", ArgKind::Tensor, false, false, true}, {"storageOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kThnnFusedLstmCellRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 5, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kThnnFusedLstmCell = {"aclnnThnnFusedLstmCell", "ThnnFusedLstmCell", kThnnFusedLstmCellArgs, 8, kThnnFusedLstmCellRules, 12, Execution::Native, true};
const ArgSpec kThnnFusedLstmCellBackwardArgs[] = {{"gradHyOptional", ArgKind::Tensor, true, true, false}, {"gradCOptional", ArgKind::Tensor, true, true, false}, {"cx", ArgKind::Tensor, false, true, false}, {"cy", ArgKind::Tensor, false, true, false}, {"storage", ArgKind::Tensor, false, true, false}, {"hasBias", ArgKind::Bool, false, true, false}, {"gradGatesOut", ArgKind::Tensor, false, false, true}, {"gradCxOut", ArgKind::Tensor, false, false, true}, {"gradBiasOut", ArgKind::Tensor, true, false, true}};
const RuleSpec kThnnFusedLstmCellBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {2, 3, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, 0, 1, 7, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {4, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kThnnFusedLstmCellBackward = {"aclnnThnnFusedLstmCellBackward", "ThnnFusedLstmCellBackward", kThnnFusedLstmCellBackwardArgs, 9, kThnnFusedLstmCellBackwardRules, 11, Execution::Native, true};
const ArgSpec kThresholdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kThresholdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kThreshold = {"aclnnThreshold", "Threshold", kThresholdArgs, 4, kThresholdRules, 4, Execution::Aten, true};
const ArgSpec kThresholdBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kThresholdBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kThresholdBackward = {"aclnnThresholdBackward", "ThresholdGradV2D", kThresholdBackwardArgs, 4, kThresholdBackwardRules, 4, Execution::Aten, true};
const ArgSpec kTopKTopPSampleArgs[] = {{"logits", ArgKind::Tensor, false, true, false}, {"topK", ArgKind::Tensor, false, true, false}, {"topP", ArgKind::Tensor, false, true, false}, {"q", ArgKind::Tensor, true, true, false}, {"eps", ArgKind::Double, false, true, false}, {"isNeedLogits", ArgKind::Bool, false, true, false}, {"topKGuess", ArgKind::Int, false, true, false}, {"logitsSelectIdx", ArgKind::Tensor, false, false, true}, {"logitsTopKPSelect", ArgKind::Tensor, false, false, true}};
const RuleSpec kTopKTopPSampleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, 8, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTopKTopPSample = {"aclnnTopKTopPSample", "TopKTopPSample", kTopKTopPSampleArgs, 9, kTopKTopPSampleRules, 11, Execution::Native, true};
const ArgSpec kTopKTopPSampleV2Args[] = {{"logits", ArgKind::Tensor, false, true, false}, {"topK", ArgKind::Tensor, false, true, false}, {"topP", ArgKind::Tensor, false, true, false}, {"q", ArgKind::Tensor, true, true, false}, {"minPs", ArgKind::Tensor, true, true, false}, {"eps", ArgKind::Double, false, true, false}, {"isNeedLogits", ArgKind::Bool, false, true, false}, {"topKGuess", ArgKind::Int, false, true, false}, {"ksMax", ArgKind::Int, false, true, false}, {"inputIsLogits", ArgKind::Bool, false, true, false}, {"isNeedSampleResult", ArgKind::Bool, false, true, false}, {"logitsSelectIdx", ArgKind::Tensor, false, false, true}, {"logitsTopKPSelect", ArgKind::Tensor, false, false, true}, {"logitsIdx", ArgKind::Tensor, false, false, true}, {"logitsSortMasked", ArgKind::Tensor, false, false, true}};
const RuleSpec kTopKTopPSampleV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {11, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {12, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {13, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {14, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, 12, 13, 14, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {8, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kTopKTopPSampleV2 = {"aclnnTopKTopPSampleV2", "TopKTopPSampleV2", kTopKTopPSampleV2Args, 15, kTopKTopPSampleV2Rules, 17, Execution::Native, true};
const ArgSpec kTopkArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"k", ArgKind::Int, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"largest", ArgKind::Bool, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kTopkRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {5, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTopk = {"aclnnTopk", "TopKV2", kTopkArgs, 7, kTopkRules, 6, Execution::Aten, true};
const ArgSpec kTraceArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTraceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTrace = {"aclnnTrace", "Trace", kTraceArgs, 2, kTraceRules, 4, Execution::Native, true};
const ArgSpec kTransQuantParamV2Args[] = {{"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTransQuantParamV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x600ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
};
const OperatorSpec kTransQuantParamV2 = {"aclnnTransQuantParamV2", "TransQuantParamV2", kTransQuantParamV2Args, 3, kTransQuantParamV2Rules, 5, Execution::Native, false};
const ArgSpec kTransQuantParamV3Args[] = {{"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"roundMode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTransQuantParamV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x600ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
};
const OperatorSpec kTransQuantParamV3 = {"aclnnTransQuantParamV3", "TransQuantParamV2", kTransQuantParamV3Args, 4, kTransQuantParamV3Rules, 6, Execution::Native, false};
const ArgSpec kTransformBiasRescaleQkvArgs[] = {{"qkv", ArgKind::Tensor, false, true, false}, {"qkvBias", ArgKind::Tensor, false, true, false}, {"numHeads", ArgKind::Int, false, true, false}, {"qOut", ArgKind::Tensor, false, false, true}, {"kOut", ArgKind::Tensor, false, false, true}, {"vOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kTransformBiasRescaleQkvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, 4, 5, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {3, 4, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 2147483647, "", "", nullptr, 161002},
};
const OperatorSpec kTransformBiasRescaleQkv = {"aclnnTransformBiasRescaleQkv", "TransformBiasRescaleQkv", kTransformBiasRescaleQkvArgs, 6, kTransformBiasRescaleQkvRules, 10, Execution::Native, true};
const ArgSpec kTransposeBatchMatMulArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"scale", ArgKind::Tensor, true, true, false}, {"permX1", ArgKind::IntArray, false, true, false}, {"permX2", ArgKind::IntArray, false, true, false}, {"permY", ArgKind::IntArray, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"batchSplitFactor", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTransposeBatchMatMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The operator has no bias.", checks::not_given, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Quantise the result with another operator.", checks::not_given, 161002},
    {RuleKind::Custom, {0, 1, 4, 5, 8, 9}, 0x0ull, 0, 0, "", "", checks::transposed_product, 161002},
};
const OperatorSpec kTransposeBatchMatMul = {"aclnnTransposeBatchMatMul", "TransposeBatchMatMul", kTransposeBatchMatMulArgs, 10, kTransposeBatchMatMulRules, 9, Execution::Native, true};
const ArgSpec kTransposeBatchMatMulWeightNzArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"scale", ArgKind::Tensor, true, true, false}, {"permX1", ArgKind::IntArray, false, true, false}, {"permX2", ArgKind::IntArray, false, true, false}, {"permY", ArgKind::IntArray, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"batchSplitFactor", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTransposeBatchMatMulWeightNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The operator has no bias.", checks::not_given, 161002},
    {RuleKind::Custom, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Quantise the result with another operator.", checks::not_given, 161002},
    {RuleKind::Custom, {0, 1, 4, 5, 8, 9}, 0x0ull, 0, 0, "", "", checks::transposed_product, 161002},
};
const OperatorSpec kTransposeBatchMatMulWeightNz = {"aclnnTransposeBatchMatMulWeightNz", "TransposeBatchMatMul", kTransposeBatchMatMulWeightNzArgs, 10, kTransposeBatchMatMulWeightNzRules, 9, Execution::Native, true};
const ArgSpec kTriangularSolveArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"A", ArgKind::Tensor, false, true, false}, {"upper", ArgKind::Bool, false, true, false}, {"transpose", ArgKind::Bool, false, true, false}, {"unitriangular", ArgKind::Bool, false, true, false}, {"xOut", ArgKind::Tensor, false, false, true}, {"mOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kTriangularSolveRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 5, 6, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTriangularSolve = {"aclnnTriangularSolve", "MatrixTriangularSolve", kTriangularSolveArgs, 7, kTriangularSolveRules, 7, Execution::Native, true};
const ArgSpec kTrilArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"diagonal", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTrilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTril = {"aclnnTril", "Tril", kTrilArgs, 3, kTrilRules, 5, Execution::Aten, false};
const ArgSpec kTriuArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"diagonal", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTriuRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTriu = {"aclnnTriu", "Triu", kTriuArgs, 3, kTriuRules, 5, Execution::Aten, false};
const ArgSpec kTruncArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTruncRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTrunc = {"aclnnTrunc", "Trunc", kTruncArgs, 2, kTruncRules, 3, Execution::Aten, false};
const ArgSpec kUnfoldGradArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"inputSizes", ArgKind::IntArray, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"size", ArgKind::Int, false, true, false}, {"step", ArgKind::Int, false, true, false}, {"gradIn", ArgKind::Tensor, false, false, true}};
const RuleSpec kUnfoldGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUnfoldGrad = {"aclnnUnfoldGrad", "UnfoldGrad", kUnfoldGradArgs, 6, kUnfoldGradRules, 3, Execution::Aten, true};
const ArgSpec kUniqueArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUniqueRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUnique = {"aclnnUnique", "UniqueWithCountsAndSorting", kUniqueArgs, 5, kUniqueRules, 4, Execution::Native, true};
const ArgSpec kUnique2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"returnCounts", ArgKind::Bool, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}, {"countsOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUnique2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUnique2 = {"aclnnUnique2", "UniqueWithCountsAndSorting", kUnique2Args, 7, kUnique2Rules, 5, Execution::Native, true};
const ArgSpec kUniqueConsecutiveArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"returnCounts", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}, {"countsOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUniqueConsecutiveRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUniqueConsecutive = {"aclnnUniqueConsecutive", "UniqueConsecutive", kUniqueConsecutiveArgs, 7, kUniqueConsecutiveRules, 5, Execution::Native, true};
const ArgSpec kUniqueDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}, {"countsOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUniqueDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {3, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUniqueDim = {"aclnnUniqueDim", "UniqueDim", kUniqueDimArgs, 7, kUniqueDimRules, 6, Execution::Native, true};
const ArgSpec kUpsampleBicubic2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBicubic2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBicubic2d = {"aclnnUpsampleBicubic2d", "UpsampleBicubic2d", kUpsampleBicubic2dArgs, 6, kUpsampleBicubic2dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleBicubic2dAAArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBicubic2dAARules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBicubic2dAA = {"aclnnUpsampleBicubic2dAA", "UpsampleBicubic2dAA", kUpsampleBicubic2dAAArgs, 6, kUpsampleBicubic2dAARules, 4, Execution::Native, true};
const ArgSpec kUpsampleBicubic2dAAGradArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBicubic2dAAGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBicubic2dAAGrad = {"aclnnUpsampleBicubic2dAAGrad", "UpsampleBicubic2dAAGrad", kUpsampleBicubic2dAAGradArgs, 7, kUpsampleBicubic2dAAGradRules, 4, Execution::Native, true};
const ArgSpec kUpsampleBicubic2dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBicubic2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBicubic2dBackward = {"aclnnUpsampleBicubic2dBackward", "UpsampleBicubic2dGrad", kUpsampleBicubic2dBackwardArgs, 7, kUpsampleBicubic2dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleBilinear2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2d = {"aclnnUpsampleBilinear2d", "ResizeBilinearV2", kUpsampleBilinear2dArgs, 6, kUpsampleBilinear2dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleBilinear2dAAArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dAARules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2dAA = {"aclnnUpsampleBilinear2dAA", "UpsampleBilinear2dAA", kUpsampleBilinear2dAAArgs, 6, kUpsampleBilinear2dAARules, 4, Execution::Native, true};
const ArgSpec kUpsampleBilinear2dAABackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dAABackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2dAABackward = {"aclnnUpsampleBilinear2dAABackward", "UpsampleBilinear2dAAGrad", kUpsampleBilinear2dAABackwardArgs, 7, kUpsampleBilinear2dAABackwardRules, 4, Execution::Native, true};
const ArgSpec kUpsampleBilinear2dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2dBackward = {"aclnnUpsampleBilinear2dBackward", "UpsampleBilinear2dGrad", kUpsampleBilinear2dBackwardArgs, 7, kUpsampleBilinear2dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleBilinear2dBackwardV2Args[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dBackwardV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2dBackwardV2 = {"aclnnUpsampleBilinear2dBackwardV2", "UpsampleBilinear2dGrad", kUpsampleBilinear2dBackwardV2Args, 7, kUpsampleBilinear2dBackwardV2Rules, 4, Execution::Aten, true};
const ArgSpec kUpsampleLinear1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleLinear1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleLinear1d = {"aclnnUpsampleLinear1d", "UpsampleLinear1d", kUpsampleLinear1dArgs, 5, kUpsampleLinear1dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleLinear1dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scales", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleLinear1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleLinear1dBackward = {"aclnnUpsampleLinear1dBackward", "UpsampleLinear1dBackward", kUpsampleLinear1dBackwardArgs, 6, kUpsampleLinear1dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest1d = {"aclnnUpsampleNearest1d", "UpsampleNearest1d", kUpsampleNearest1dArgs, 3, kUpsampleNearest1dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest1dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest1dBackward = {"aclnnUpsampleNearest1dBackward", "UpsampleNearest1dBackward", kUpsampleNearest1dBackwardArgs, 5, kUpsampleNearest1dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest1dV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scaleL", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest1dV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest1dV2 = {"aclnnUpsampleNearest1dV2", "UpsampleNearest", kUpsampleNearest1dV2Args, 4, kUpsampleNearest1dV2Rules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest2d = {"aclnnUpsampleNearest2d", "ResizeNearestNeighborV2", kUpsampleNearest2dArgs, 3, kUpsampleNearest2dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest2dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest2dBackward = {"aclnnUpsampleNearest2dBackward", "UpsampleNearest2dGrad", kUpsampleNearest2dBackwardArgs, 6, kUpsampleNearest2dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest2dV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest2dV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest2dV2 = {"aclnnUpsampleNearest2dV2", "UpsampleNearest", kUpsampleNearest2dV2Args, 5, kUpsampleNearest2dV2Rules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scalesD", ArgKind::Double, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest3d = {"aclnnUpsampleNearest3d", "UpsampleNearest3d", kUpsampleNearest3dArgs, 6, kUpsampleNearest3dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearest3dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scalesD", ArgKind::Double, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest3dBackward = {"aclnnUpsampleNearest3dBackward", "UpsampleNearest3dGrad", kUpsampleNearest3dBackwardArgs, 7, kUpsampleNearest3dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearestExact1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact1d = {"aclnnUpsampleNearestExact1d", "UpsampleNearestExact1d", kUpsampleNearestExact1dArgs, 4, kUpsampleNearestExact1dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearestExact1dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact1dBackward = {"aclnnUpsampleNearestExact1dBackward", "UpsampleNearestExact1dGrad", kUpsampleNearestExact1dBackwardArgs, 5, kUpsampleNearestExact1dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearestExact2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact2d = {"aclnnUpsampleNearestExact2d", "UpsampleNearest", kUpsampleNearestExact2dArgs, 5, kUpsampleNearestExact2dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearestExact2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact2dBackward = {"aclnnUpsampleNearestExact2dBackward", "UpsampleNearestExact2dGrad", kUpsampleNearestExact2dBackwardArgs, 6, kUpsampleNearestExact2dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearestExact3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scalesD", ArgKind::Double, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact3d = {"aclnnUpsampleNearestExact3d", "UpsampleNearestExact3d", kUpsampleNearestExact3dArgs, 6, kUpsampleNearestExact3dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleNearestExact3dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scalesD", ArgKind::Double, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact3dBackward = {"aclnnUpsampleNearestExact3dBackward", "UpsampleNearestExact3dGrad", kUpsampleNearestExact3dBackwardArgs, 7, kUpsampleNearestExact3dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleTrilinear3dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesD", ArgKind::Double, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleTrilinear3dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleTrilinear3d = {"aclnnUpsampleTrilinear3d", "UpsampleTrilinear3d", kUpsampleTrilinear3dArgs, 7, kUpsampleTrilinear3dRules, 4, Execution::Aten, true};
const ArgSpec kUpsampleTrilinear3dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesD", ArgKind::Double, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleTrilinear3dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 5, 5, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleTrilinear3dBackward = {"aclnnUpsampleTrilinear3dBackward", "UpsampleTrilinear3dGrad", kUpsampleTrilinear3dBackwardArgs, 8, kUpsampleTrilinear3dBackwardRules, 4, Execution::Aten, true};
const ArgSpec kVarCorrectionArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kVarCorrectionRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kVarCorrection = {"aclnnVarCorrection", "ReduceVar", kVarCorrectionArgs, 5, kVarCorrectionRules, 5, Execution::Aten, true};
const ArgSpec kVarMeanArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"varOut", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kVarMeanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kVarMean = {"aclnnVarMean", "ReduceVar", kVarMeanArgs, 6, kVarMeanRules, 6, Execution::Aten, true};
const ArgSpec kWeightQuantBatchMatmulNzArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"antiquantScale", ArgKind::Tensor, false, true, false}, {"antiquantOffsetOptional", ArgKind::Tensor, true, true, false}, {"quantScaleOptional", ArgKind::Tensor, true, true, false}, {"quantOffsetOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"antiquantGroupSize", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kWeightQuantBatchMatmulNzRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000602ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000aull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x600ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {8, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::weight_quant, 161002},
};
const OperatorSpec kWeightQuantBatchMatmulNz = {"aclnnWeightQuantBatchMatmulNz", "WeightQuantBatchMatmulV2", kWeightQuantBatchMatmulNzArgs, 9, kWeightQuantBatchMatmulNzRules, 12, Execution::Native, false};
const ArgSpec kWeightQuantBatchMatmulV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"antiquantScale", ArgKind::Tensor, false, true, false}, {"antiquantOffsetOptional", ArgKind::Tensor, true, true, false}, {"quantScaleOptional", ArgKind::Tensor, true, true, false}, {"quantOffsetOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"antiquantGroupSize", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kWeightQuantBatchMatmulV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000602ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000aull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x600ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {8, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::weight_quant, 161002},
};
const OperatorSpec kWeightQuantBatchMatmulV2 = {"aclnnWeightQuantBatchMatmulV2", "WeightQuantBatchMatmulV2", kWeightQuantBatchMatmulV2Args, 9, kWeightQuantBatchMatmulV2Rules, 12, Execution::Native, false};
const ArgSpec kWeightQuantBatchMatmulV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"antiquantScale", ArgKind::Tensor, false, true, false}, {"antiquantOffsetOptional", ArgKind::Tensor, true, true, false}, {"quantScaleOptional", ArgKind::Tensor, true, true, false}, {"quantOffsetOptional", ArgKind::Tensor, true, true, false}, {"biasOptional", ArgKind::Tensor, true, true, false}, {"antiquantGroupSize", ArgKind::Int, false, true, false}, {"innerPrecise", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kWeightQuantBatchMatmulV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000002ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0xcull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000602ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000aull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x600ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x3ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000006ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Rank, {9, -1, -1, -1, -1, -1}, 0x0ull, 2, 6, "", "", nullptr, 161002},
    {RuleKind::Custom, {-1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::weight_quant, 161002},
};
const OperatorSpec kWeightQuantBatchMatmulV3 = {"aclnnWeightQuantBatchMatmulV3", "WeightQuantBatchMatmulV2", kWeightQuantBatchMatmulV3Args, 10, kWeightQuantBatchMatmulV3Rules, 12, Execution::Native, false};
const ArgSpec kXLogYScalarOtherArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kXLogYScalarOtherRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kXLogYScalarOther = {"aclnnXLogYScalarOther", "XLogYOther", kXLogYScalarOtherArgs, 3, kXLogYScalarOtherRules, 3, Execution::Aten, false};
const ArgSpec kXLogYScalarSelfArgs[] = {{"self", ArgKind::Scalar, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kXLogYScalarSelfRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kXLogYScalarSelf = {"aclnnXLogYScalarSelf", "XLogYSelf", kXLogYScalarSelfArgs, 3, kXLogYScalarSelfRules, 3, Execution::Aten, false};
const ArgSpec kXLogYTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kXLogYTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kXLogYTensor = {"aclnnXLogYTensor", "XLogY", kXLogYTensorArgs, 3, kXLogYTensorRules, 4, Execution::Aten, false};
const ArgSpec kOpAbsArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAbs = {"Abs", "Abs", kOpAbsArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAcosArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAcos = {"Acos", "Acos", kOpAcosArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAcoshArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAcosh = {"Acosh", "Acosh", kOpAcoshArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAdaptiveAvgPool2dArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"output_size", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpAdaptiveAvgPool2d = {"AdaptiveAvgPool2d", "AdaptiveAvgPool2d", kOpAdaptiveAvgPool2dArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAdaptiveAvgPool2dGradArgs[] = {{"input_grad", ArgKind::Tensor, false, true, false}, {"output_grad", ArgKind::Tensor, false, false, true}, {"orig_input_shape", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpAdaptiveAvgPool2dGrad = {"AdaptiveAvgPool2dGrad", "AdaptiveAvgPool2dGrad", kOpAdaptiveAvgPool2dGradArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAddArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAdd = {"Add", "Add", kOpAddArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAddcdivArgs[] = {{"input_data", ArgKind::Tensor, false, true, false}, {"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAddcdiv = {"Addcdiv", "Addcdiv", kOpAddcdivArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAddcmulArgs[] = {{"input_data", ArgKind::Tensor, false, true, false}, {"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAddcmul = {"Addcmul", "Addcmul", kOpAddcmulArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAffineGridArgs[] = {{"theta", ArgKind::Tensor, false, true, false}, {"output_size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"align_corners", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAffineGrid = {"AffineGrid", "AffineGrid", kOpAffineGridArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAnchorResponseFlagsArgs[] = {{"gt_bboxes", ArgKind::Tensor, false, true, false}, {"flags", ArgKind::Tensor, false, false, true}, {"featmap_size", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"num_base_anchors", ArgKind::Int, false, true, false}};
const OperatorSpec kOpAnchorResponseFlags = {"AnchorResponseFlags", "AnchorResponseFlags", kOpAnchorResponseFlagsArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpApplyAdamDArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"m", ArgKind::Tensor, false, true, false}, {"v", ArgKind::Tensor, false, true, false}, {"beta1_power", ArgKind::Tensor, false, true, false}, {"beta2_power", ArgKind::Tensor, false, true, false}, {"lr", ArgKind::Tensor, false, true, false}, {"beta1", ArgKind::Tensor, false, true, false}, {"beta2", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Tensor, false, true, false}, {"grad", ArgKind::Tensor, false, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"m_out", ArgKind::Tensor, false, false, true}, {"v_out", ArgKind::Tensor, false, false, true}, {"use_locking", ArgKind::Bool, false, true, false}, {"use_nesterov", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpApplyAdamD = {"ApplyAdamD", "ApplyAdamD", kOpApplyAdamDArgs, 15, nullptr, 0, Execution::Native, true};
const ArgSpec kOpApplyAdamV2Args[] = {{"var", ArgKind::Tensor, false, true, false}, {"m", ArgKind::Tensor, false, true, false}, {"v", ArgKind::Tensor, false, true, false}, {"lr", ArgKind::Tensor, false, true, false}, {"beta1", ArgKind::Tensor, false, true, false}, {"beta2", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Tensor, false, true, false}, {"grad", ArgKind::Tensor, false, true, false}, {"max_grad_norm", ArgKind::Tensor, false, true, false}, {"global_grad_norm", ArgKind::Tensor, false, true, false}, {"weight_decay", ArgKind::Tensor, false, true, false}, {"step_size", ArgKind::Tensor, true, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"m_out", ArgKind::Tensor, false, false, true}, {"v_out", ArgKind::Tensor, false, false, true}, {"adam_mode", ArgKind::String, false, true, false}};
const RuleSpec kOpApplyAdamV2Rules[] = {
    {RuleKind::Custom, {15, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::plain_adam, 161002},
};
const OperatorSpec kOpApplyAdamV2 = {"ApplyAdamV2", "ApplyAdamV2", kOpApplyAdamV2Args, 16, kOpApplyAdamV2Rules, 1, Execution::Native, true};
const ArgSpec kOpApplyAdamWArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"m", ArgKind::Tensor, false, true, false}, {"v", ArgKind::Tensor, false, true, false}, {"beta1_power", ArgKind::Tensor, false, true, false}, {"beta2_power", ArgKind::Tensor, false, true, false}, {"lr", ArgKind::Tensor, false, true, false}, {"weight_decay", ArgKind::Tensor, false, true, false}, {"beta1", ArgKind::Tensor, false, true, false}, {"beta2", ArgKind::Tensor, false, true, false}, {"epsilon", ArgKind::Tensor, false, true, false}, {"grad", ArgKind::Tensor, false, true, false}, {"max_grad_norm", ArgKind::Tensor, true, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"m_out", ArgKind::Tensor, false, false, true}, {"v_out", ArgKind::Tensor, false, false, true}, {"amsgrad", ArgKind::Bool, false, true, false}, {"maximize", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpApplyAdamW = {"ApplyAdamW", "ApplyAdamW", kOpApplyAdamWArgs, 17, nullptr, 0, Execution::Native, true};
const ArgSpec kOpArgMaxGradArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dimension", ArgKind::Int, false, true, false}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpArgMaxGrad = {"ArgMaxGrad", "ArgMaxGrad", kOpArgMaxGradArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpArgMaxV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"dimension", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpArgMaxV2 = {"ArgMaxV2", "ArgMaxV2", kOpArgMaxV2Args, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpArgMaxWithValueArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"indice", ArgKind::Tensor, false, false, true}, {"values", ArgKind::Tensor, false, false, true}, {"dimension", ArgKind::Int, false, true, false}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpArgMaxWithValue = {"ArgMaxWithValue", "ArgMaxWithValue", kOpArgMaxWithValueArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpArgMinArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"dimension", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpArgMin = {"ArgMin", "ArgMin", kOpArgMinArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpArgMinWithValueArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"indice", ArgKind::Tensor, false, false, true}, {"values", ArgKind::Tensor, false, false, true}, {"dimension", ArgKind::Int, false, true, false}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpArgMinWithValue = {"ArgMinWithValue", "ArgMinWithValue", kOpArgMinWithValueArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAsStridedArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"size", ArgKind::Tensor, false, true, false}, {"stride", ArgKind::Tensor, false, true, false}, {"storage_offset", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAsStrided = {"AsStrided", "AsStrided", kOpAsStridedArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAsinArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAsin = {"Asin", "Asin", kOpAsinArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAsinhArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAsinh = {"Asinh", "Asinh", kOpAsinhArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAtanArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAtan = {"Atan", "Atan", kOpAtanArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAtan2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAtan2 = {"Atan2", "Atan2", kOpAtan2Args, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAtanhArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAtanh = {"Atanh", "Atanh", kOpAtanhArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAttentionLnQKVArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"kernel_query", ArgKind::Tensor, false, true, false}, {"kernel_key", ArgKind::Tensor, false, true, false}, {"kernel_value", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"bias_query", ArgKind::Tensor, true, true, false}, {"bias_key", ArgKind::Tensor, true, true, false}, {"bias_value", ArgKind::Tensor, true, true, false}, {"norm", ArgKind::Tensor, false, false, true}, {"query_output", ArgKind::Tensor, false, false, true}, {"key_output", ArgKind::Tensor, false, false, true}, {"value_output", ArgKind::Tensor, false, false, true}, {"mean", ArgKind::Tensor, false, false, true}, {"variance", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}, {"trans_a", ArgKind::Bool, false, true, false}, {"trans_b", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAttentionLnQKV = {"AttentionLnQKV", "AttentionLnQKV", kOpAttentionLnQKVArgs, 18, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAttentionQKVGradWArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"query_dx", ArgKind::Tensor, false, true, false}, {"key_dw", ArgKind::Tensor, false, true, false}, {"value_dw", ArgKind::Tensor, false, true, false}, {"dw_query", ArgKind::Tensor, false, false, true}, {"dw_key", ArgKind::Tensor, false, false, true}, {"dw_value", ArgKind::Tensor, false, false, true}, {"dbias_query", ArgKind::Tensor, false, false, true}, {"dbias_key", ArgKind::Tensor, false, false, true}, {"dbias_value", ArgKind::Tensor, false, false, true}, {"trans_a", ArgKind::Bool, false, true, false}, {"trans_b", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAttentionQKVGradW = {"AttentionQKVGradW", "AttentionQKVGradW", kOpAttentionQKVGradWArgs, 12, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAttentionQKVGradXArgs[] = {{"ln_dx", ArgKind::Tensor, false, true, false}, {"query_dx", ArgKind::Tensor, false, true, false}, {"key_dw", ArgKind::Tensor, false, true, false}, {"value_dw", ArgKind::Tensor, false, true, false}, {"kernel_query", ArgKind::Tensor, false, true, false}, {"kernel_key", ArgKind::Tensor, false, true, false}, {"kernel_value", ArgKind::Tensor, false, true, false}, {"dx", ArgKind::Tensor, false, false, true}, {"trans_a", ArgKind::Bool, false, true, false}, {"trans_b", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAttentionQKVGradX = {"AttentionQKVGradX", "AttentionQKVGradX", kOpAttentionQKVGradXArgs, 10, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAttentionScoreArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"padding_mask", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"drop_mask", ArgKind::Tensor, false, true, false}, {"attention_score", ArgKind::Tensor, false, false, true}, {"softmax_output", ArgKind::Tensor, false, false, true}, {"keep_prob", ArgKind::Double, false, true, false}, {"query_transpose", ArgKind::Bool, false, true, false}, {"key_transpose", ArgKind::Bool, false, true, false}, {"bmm_score_transpose_a", ArgKind::Bool, false, true, false}, {"bmm_score_transpose_b", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAttentionScore = {"AttentionScore", "AttentionScore", kOpAttentionScoreArgs, 13, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAttentionScoreGradArgs[] = {{"attention_score", ArgKind::Tensor, false, true, false}, {"dx", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"query", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"drop_mask", ArgKind::Tensor, false, true, false}, {"value_dw", ArgKind::Tensor, false, false, true}, {"query_dx", ArgKind::Tensor, false, false, true}, {"key_dw", ArgKind::Tensor, false, false, true}, {"keep_prob", ArgKind::Double, false, true, false}, {"query_transpose", ArgKind::Bool, false, true, false}, {"key_transpose", ArgKind::Bool, false, true, false}, {"value_transpose", ArgKind::Bool, false, true, false}, {"dx_transpose", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAttentionScoreGrad = {"AttentionScoreGrad", "AttentionScoreGrad", kOpAttentionScoreGradArgs, 15, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAvgPool3DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"ksize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"ceil_mode", ArgKind::Bool, false, true, false}, {"count_include_pad", ArgKind::Bool, false, true, false}, {"divisor_override", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpAvgPool3D = {"AvgPool3D", "AvgPool3D", kOpAvgPool3DArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAvgPool3DGradArgs[] = {{"orig_input_shape", ArgKind::Tensor, false, true, false}, {"grads", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"ksize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"ceil_mode", ArgKind::Bool, false, true, false}, {"count_include_pad", ArgKind::Bool, false, true, false}, {"divisor_override", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpAvgPool3DGrad = {"AvgPool3DGrad", "AvgPool3DGrad", kOpAvgPool3DGradArgs, 10, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAvgPoolV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"ksize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"padding_mode", ArgKind::String, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"global_pooling", ArgKind::Bool, false, true, false}, {"ceil_mode", ArgKind::Bool, false, true, false}, {"exclusive", ArgKind::Bool, false, true, false}, {"divisor_override", ArgKind::Int, false, true, false}};
const OperatorSpec kOpAvgPoolV2 = {"AvgPoolV2", "AvgPoolV2", kOpAvgPoolV2Args, 11, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAvgPoolV2GradArgs[] = {{"orig_input_shape", ArgKind::Tensor, false, true, false}, {"input_grad", ArgKind::Tensor, false, true, false}, {"out_grad", ArgKind::Tensor, false, false, true}, {"ksize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"padding_mode", ArgKind::String, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"global_pooling", ArgKind::Bool, false, true, false}, {"ceil_mode", ArgKind::Bool, false, true, false}, {"exclusive", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpAvgPoolV2Grad = {"AvgPoolV2Grad", "AvgPoolV2Grad", kOpAvgPoolV2GradArgs, 11, nullptr, 0, Execution::Native, true};
const ArgSpec kOpAxpyV2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpAxpyV2 = {"AxpyV2", "AxpyV2", kOpAxpyV2Args, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpAxpyWithSoftmaxAndDropOutDoMaskArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"y1", ArgKind::Tensor, false, false, true}, {"y2", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}, {"input_keep_prob", ArgKind::Double, false, true, false}, {"axis", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpAxpyWithSoftmaxAndDropOutDoMask = {"AxpyWithSoftmaxAndDropOutDoMask", "AxpyWithSoftmaxAndDropOutDoMask", kOpAxpyWithSoftmaxAndDropOutDoMaskArgs, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBN3DTrainingReduceArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"sum", ArgKind::Tensor, false, false, true}, {"square_sum", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBN3DTrainingReduce = {"BN3DTrainingReduce", "BN3DTrainingReduce", kOpBN3DTrainingReduceArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBN3DTrainingReduceGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"diff_scale", ArgKind::Tensor, false, true, false}, {"diff_offset", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"batch_mean", ArgKind::Tensor, false, true, false}, {"batch_variance", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBN3DTrainingReduceGrad = {"BN3DTrainingReduceGrad", "BN3DTrainingReduceGrad", kOpBN3DTrainingReduceGradArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBN3DTrainingUpdateArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"sum", ArgKind::Tensor, false, true, false}, {"square_sum", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"variance", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mean_out", ArgKind::Tensor, false, false, true}, {"variance_out", ArgKind::Tensor, false, false, true}, {"batch_mean", ArgKind::Tensor, false, false, true}, {"batch_variance", ArgKind::Tensor, false, false, true}, {"factor", ArgKind::Double, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBN3DTrainingUpdate = {"BN3DTrainingUpdate", "BN3DTrainingUpdate", kOpBN3DTrainingUpdateArgs, 14, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBN3DTrainingUpdateGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"batch_mean", ArgKind::Tensor, false, true, false}, {"batch_variance", ArgKind::Tensor, false, true, false}, {"diff_scale", ArgKind::Tensor, false, false, true}, {"diff_offset", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBN3DTrainingUpdateGrad = {"BN3DTrainingUpdateGrad", "BN3DTrainingUpdateGrad", kOpBN3DTrainingUpdateGradArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBNInferArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"variance", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBNInfer = {"BNInfer", "BNInfer", kOpBNInferArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBNInferGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"batch_variance", ArgKind::Tensor, false, true, false}, {"x_backprop", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBNInferGrad = {"BNInferGrad", "BNInferGrad", kOpBNInferGradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBNTrainingReduceArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"sum", ArgKind::Tensor, false, false, true}, {"square_sum", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBNTrainingReduce = {"BNTrainingReduce", "BNTrainingReduce", kOpBNTrainingReduceArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBNTrainingReduceGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"diff_scale", ArgKind::Tensor, false, true, false}, {"diff_offset", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"batch_mean", ArgKind::Tensor, false, true, false}, {"batch_variance", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBNTrainingReduceGrad = {"BNTrainingReduceGrad", "BNTrainingReduceGrad", kOpBNTrainingReduceGradArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBNTrainingUpdateArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"sum", ArgKind::Tensor, false, true, false}, {"square_sum", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"variance", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mean_out", ArgKind::Tensor, false, false, true}, {"variance_out", ArgKind::Tensor, false, false, true}, {"batch_mean", ArgKind::Tensor, false, false, true}, {"batch_variance", ArgKind::Tensor, false, false, true}, {"factor", ArgKind::Double, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBNTrainingUpdate = {"BNTrainingUpdate", "BNTrainingUpdate", kOpBNTrainingUpdateArgs, 14, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBNTrainingUpdateGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"batch_mean", ArgKind::Tensor, false, true, false}, {"batch_variance", ArgKind::Tensor, false, true, false}, {"diff_scale", ArgKind::Tensor, false, false, true}, {"diff_offset", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBNTrainingUpdateGrad = {"BNTrainingUpdateGrad", "BNTrainingUpdateGrad", kOpBNTrainingUpdateGradArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBatchMatMulArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"bias_input", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"adj_x1", ArgKind::Bool, false, true, false}, {"adj_x2", ArgKind::Bool, false, true, false}, {"bias", ArgKind::Int, false, true, false}};
const OperatorSpec kOpBatchMatMul = {"BatchMatMul", "BatchMatMul", kOpBatchMatMulArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBatchMultiClassNonMaxSuppressionArgs[] = {{"boxes", ArgKind::Tensor, false, true, false}, {"scores", ArgKind::Tensor, false, true, false}, {"clip_window", ArgKind::Tensor, true, true, false}, {"num_valid_boxes", ArgKind::Tensor, true, true, false}, {"nmsed_boxes", ArgKind::Tensor, false, false, true}, {"nmsed_scores", ArgKind::Tensor, false, false, true}, {"nmsed_classes", ArgKind::Tensor, false, false, true}, {"nmsed_num", ArgKind::Tensor, false, false, true}, {"score_threshold", ArgKind::Double, false, true, false}, {"iou_threshold", ArgKind::Double, false, true, false}, {"max_size_per_class", ArgKind::Int, false, true, false}, {"max_total_size", ArgKind::Int, false, true, false}, {"change_coordinate_frame", ArgKind::Bool, false, true, false}, {"transpose_box", ArgKind::Bool, false, true, false}, {"image_size", ArgKind::Int, false, true, false}};
const OperatorSpec kOpBatchMultiClassNonMaxSuppression = {"BatchMultiClassNonMaxSuppression", "BatchMultiClassNonMaxSuppression", kOpBatchMultiClassNonMaxSuppressionArgs, 15, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBiasAddGradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpBiasAddGrad = {"BiasAddGrad", "BiasAddGrad", kOpBiasAddGradArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBinaryCrossEntropyArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpBinaryCrossEntropy = {"BinaryCrossEntropy", "BinaryCrossEntropy", kOpBinaryCrossEntropyArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBinaryCrossEntropyGradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"grad_output", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpBinaryCrossEntropyGrad = {"BinaryCrossEntropyGrad", "BinaryCrossEntropyGrad", kOpBinaryCrossEntropyGradArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBincountArgs[] = {{"array", ArgKind::Tensor, false, true, false}, {"size", ArgKind::Tensor, false, true, false}, {"weights", ArgKind::Tensor, false, true, false}, {"bins", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpBincount = {"Bincount", "Bincount", kOpBincountArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBitwiseAndArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpBitwiseAnd = {"BitwiseAnd", "BitwiseAnd", kOpBitwiseAndArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpBitwiseOrArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpBitwiseOr = {"BitwiseOr", "BitwiseOr", kOpBitwiseOrArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpBitwiseXorArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpBitwiseXor = {"BitwiseXor", "BitwiseXor", kOpBitwiseXorArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpBoundingBoxDecodeArgs[] = {{"rois", ArgKind::Tensor, false, true, false}, {"deltas", ArgKind::Tensor, false, true, false}, {"bboxes", ArgKind::Tensor, false, false, true}, {"means", ArgKind::FloatArray, false, true, false}, {"stds", ArgKind::FloatArray, false, true, false}, {"max_shape", ArgKind::IntArray, false, true, false}, {"wh_ratio_clip", ArgKind::Double, false, true, false}};
const OperatorSpec kOpBoundingBoxDecode = {"BoundingBoxDecode", "BoundingBoxDecode", kOpBoundingBoxDecodeArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBoundingBoxEncodeArgs[] = {{"anchor_box", ArgKind::Tensor, false, true, false}, {"ground_truth_box", ArgKind::Tensor, false, true, false}, {"delats", ArgKind::Tensor, false, false, true}, {"means", ArgKind::FloatArray, false, true, false}, {"stds", ArgKind::FloatArray, false, true, false}};
const OperatorSpec kOpBoundingBoxEncode = {"BoundingBoxEncode", "BoundingBoxEncode", kOpBoundingBoxEncodeArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpBroadcastToArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"shape", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpBroadcastTo = {"BroadcastTo", "BroadcastTo", kOpBroadcastToArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCastArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dst_type", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpCast = {"Cast", "Cast", kOpCastArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCdistArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Double, false, true, false}};
const OperatorSpec kOpCdist = {"Cdist", "Cdist", kOpCdistArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCdistGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"cdist", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Double, false, true, false}};
const OperatorSpec kOpCdistGrad = {"CdistGrad", "CdistGrad", kOpCdistGradArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCeilArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpCeil = {"Ceil", "Ceil", kOpCeilArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpCeluV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}};
const OperatorSpec kOpCeluV2 = {"CeluV2", "CeluV2", kOpCeluV2Args, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpClipByValueArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"clip_value_min", ArgKind::Tensor, false, true, false}, {"clip_value_max", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpClipByValue = {"ClipByValue", "ClipByValue", kOpClipByValueArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpClipByValueV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"clip_value_min", ArgKind::Tensor, false, true, false}, {"clip_value_max", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpClipByValueV2 = {"ClipByValueV2", "ClipByValueV2", kOpClipByValueV2Args, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpCol2imArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"output_size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"kernel_size", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpCol2im = {"Col2im", "Col2im", kOpCol2imArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConcatDArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"concat_dim", ArgKind::Int, false, true, false}, {"N", ArgKind::Int, false, true, false}};
const OperatorSpec kOpConcatD = {"ConcatD", "ConcatD", kOpConcatDArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpConfusionTransposeDArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"perm", ArgKind::IntArray, false, true, false}, {"shape", ArgKind::IntArray, false, true, false}, {"transpose_first", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpConfusionTransposeD = {"ConfusionTransposeD", "ConfusionTransposeD", kOpConfusionTransposeDArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv2DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset_w", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"offset_x", ArgKind::Int, false, true, false}};
const OperatorSpec kOpConv2D = {"Conv2D", "Conv2D", kOpConv2DArgs, 11, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv2DBackpropFilterArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"filter_size", ArgKind::Tensor, false, true, false}, {"out_backprop", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpConv2DBackpropFilter = {"Conv2DBackpropFilter", "Conv2DBackpropFilter", kOpConv2DBackpropFilterArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv2DBackpropInputArgs[] = {{"input_size", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"out_backprop", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpConv2DBackpropInput = {"Conv2DBackpropInput", "Conv2DBackpropInput", kOpConv2DBackpropInputArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv2DTransposeArgs[] = {{"input_size", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset_w", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"output_padding", ArgKind::IntArray, false, true, false}, {"offset_x", ArgKind::Int, false, true, false}};
const OperatorSpec kOpConv2DTranspose = {"Conv2DTranspose", "Conv2DTranspose", kOpConv2DTransposeArgs, 13, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv3DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset_w", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"offset_x", ArgKind::Int, false, true, false}};
const OperatorSpec kOpConv3D = {"Conv3D", "Conv3D", kOpConv3DArgs, 11, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv3DBackpropFilterArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"filter_size", ArgKind::Tensor, false, true, false}, {"out_backprop", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpConv3DBackpropFilter = {"Conv3DBackpropFilter", "Conv3DBackpropFilter", kOpConv3DBackpropFilterArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv3DBackpropInputArgs[] = {{"input_size", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"out_backprop", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpConv3DBackpropInput = {"Conv3DBackpropInput", "Conv3DBackpropInput", kOpConv3DBackpropInputArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpConv3DTransposeArgs[] = {{"input_size", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset_w", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"output_padding", ArgKind::IntArray, false, true, false}, {"offset_x", ArgKind::Int, false, true, false}};
const OperatorSpec kOpConv3DTranspose = {"Conv3DTranspose", "Conv3DTranspose", kOpConv3DTransposeArgs, 13, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCosArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpCos = {"Cos", "Cos", kOpCosArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpCoshArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpCosh = {"Cosh", "Cosh", kOpCoshArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpCropAndResizeV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"boxes", ArgKind::Tensor, false, true, false}, {"box_index", ArgKind::Tensor, false, true, false}, {"crop_size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"extrapolation_value", ArgKind::Double, false, true, false}, {"method", ArgKind::String, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpCropAndResizeV2 = {"CropAndResizeV2", "CropAndResizeV2", kOpCropAndResizeV2Args, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCrossArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::Int, false, true, false}};
const OperatorSpec kOpCross = {"Cross", "Cross", kOpCrossArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCummaxArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::Int, false, true, false}};
const OperatorSpec kOpCummax = {"Cummax", "Cummax", kOpCummaxArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpCumminArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpCummin = {"Cummin", "Cummin", kOpCumminArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpCumprodArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"exclusive", ArgKind::Bool, false, true, false}, {"reverse", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpCumprod = {"Cumprod", "Cumprod", kOpCumprodArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpCumsumArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"exclusive", ArgKind::Bool, false, true, false}, {"reverse", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpCumsum = {"Cumsum", "Cumsum", kOpCumsumArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDIoUArgs[] = {{"bboxes", ArgKind::Tensor, false, true, false}, {"gtboxes", ArgKind::Tensor, false, true, false}, {"overlap", ArgKind::Tensor, false, false, true}, {"trans", ArgKind::Bool, false, true, false}, {"is_cross", ArgKind::Bool, false, true, false}, {"mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpDIoU = {"DIoU", "DIoU", kOpDIoUArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDIoUGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"bboxes", ArgKind::Tensor, false, true, false}, {"gtboxes", ArgKind::Tensor, false, true, false}, {"dbboxes", ArgKind::Tensor, false, false, true}, {"dgtboxes", ArgKind::Tensor, false, false, true}, {"trans", ArgKind::Bool, false, true, false}, {"is_cross", ArgKind::Bool, false, true, false}, {"mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpDIoUGrad = {"DIoUGrad", "DIoUGrad", kOpDIoUGradArgs, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDepthwiseConv2DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset_w", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpDepthwiseConv2D = {"DepthwiseConv2D", "DepthwiseConv2D", kOpDepthwiseConv2DArgs, 10, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDepthwiseConv2DBackpropFilterArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"filter_size", ArgKind::Tensor, false, true, false}, {"out_backprop", ArgKind::Tensor, false, true, false}, {"filter_grad", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpDepthwiseConv2DBackpropFilter = {"DepthwiseConv2DBackpropFilter", "DepthwiseConv2DBackpropFilter", kOpDepthwiseConv2DBackpropFilterArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDepthwiseConv2DBackpropInputArgs[] = {{"input_size", ArgKind::Tensor, false, true, false}, {"filter", ArgKind::Tensor, false, true, false}, {"out_backprop", ArgKind::Tensor, false, true, false}, {"input_grad", ArgKind::Tensor, false, false, true}, {"strides", ArgKind::IntArray, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"groups", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpDepthwiseConv2DBackpropInput = {"DepthwiseConv2DBackpropInput", "DepthwiseConv2DBackpropInput", kOpDepthwiseConv2DBackpropInputArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDiagArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"diagonal", ArgKind::Int, false, true, false}};
const OperatorSpec kOpDiag = {"Diag", "Diag", kOpDiagArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpDiagPartArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"diagonal", ArgKind::Int, false, true, false}};
const OperatorSpec kOpDiagPart = {"DiagPart", "DiagPart", kOpDiagPartArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpDivArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpDiv = {"Div", "Div", kOpDivArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpDotArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"input_y", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpDot = {"Dot", "Dot", kOpDotArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDropOutDoMaskArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"keep_prob", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpDropOutDoMask = {"DropOutDoMask", "DropOutDoMask", kOpDropOutDoMaskArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDropOutDoMaskV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"keep_prob", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpDropOutDoMaskV3 = {"DropOutDoMaskV3", "DropOutDoMaskV3", kOpDropOutDoMaskV3Args, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDropOutGenMaskV3Args[] = {{"shape", ArgKind::Tensor, false, true, false}, {"prob", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"seed", ArgKind::Int, false, true, false}, {"seed2", ArgKind::Int, false, true, false}};
const OperatorSpec kOpDropOutGenMaskV3 = {"DropOutGenMaskV3", "DropOutGenMaskV3", kOpDropOutGenMaskV3Args, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDropoutWithMulsAndSoftmaxGradArgs[] = {{"y_grad", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"softmax_output", ArgKind::Tensor, false, true, false}, {"x_grad", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}, {"input_keep_prob", ArgKind::Double, false, true, false}, {"axes", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpDropoutWithMulsAndSoftmaxGrad = {"DropoutWithMulsAndSoftmaxGrad", "DropoutWithMulsAndSoftmaxGrad", kOpDropoutWithMulsAndSoftmaxGradArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDynamicGRUV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight_input", ArgKind::Tensor, false, true, false}, {"weight_hidden", ArgKind::Tensor, false, true, false}, {"bias_input", ArgKind::Tensor, true, true, false}, {"bias_hidden", ArgKind::Tensor, true, true, false}, {"seq_length", ArgKind::Tensor, true, true, false}, {"init_h", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"output_h", ArgKind::Tensor, false, false, true}, {"update", ArgKind::Tensor, false, false, true}, {"reset", ArgKind::Tensor, false, false, true}, {"new", ArgKind::Tensor, false, false, true}, {"hidden_new", ArgKind::Tensor, false, false, true}, {"direction", ArgKind::String, false, true, false}, {"cell_depth", ArgKind::Int, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"cell_clip", ArgKind::Double, false, true, false}, {"num_proj", ArgKind::Int, false, true, false}, {"time_major", ArgKind::Bool, false, true, false}, {"activation", ArgKind::String, false, true, false}, {"gate_order", ArgKind::String, false, true, false}, {"reset_after", ArgKind::Bool, false, true, false}, {"is_training", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpDynamicGRUV2 = {"DynamicGRUV2", "DynamicGRUV2", kOpDynamicGRUV2Args, 23, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDynamicGRUV2GradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight_input", ArgKind::Tensor, false, true, false}, {"weight_hidden", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"init_h", ArgKind::Tensor, false, true, false}, {"h", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"dh", ArgKind::Tensor, false, true, false}, {"update", ArgKind::Tensor, false, true, false}, {"reset", ArgKind::Tensor, false, true, false}, {"new", ArgKind::Tensor, false, true, false}, {"hidden_new", ArgKind::Tensor, false, true, false}, {"seq_length", ArgKind::Tensor, true, true, false}, {"mask", ArgKind::Tensor, true, true, false}, {"dw_input", ArgKind::Tensor, false, false, true}, {"dw_hidden", ArgKind::Tensor, false, false, true}, {"db_input", ArgKind::Tensor, false, false, true}, {"db_hidden", ArgKind::Tensor, false, false, true}, {"dx", ArgKind::Tensor, false, false, true}, {"dh_prev", ArgKind::Tensor, false, false, true}, {"direction", ArgKind::String, false, true, false}, {"cell_depth", ArgKind::Int, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"cell_clip", ArgKind::Double, false, true, false}, {"num_proj", ArgKind::Int, false, true, false}, {"time_major", ArgKind::Bool, false, true, false}, {"bias_type", ArgKind::String, false, true, false}, {"gate_order", ArgKind::String, false, true, false}, {"reset_after", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpDynamicGRUV2Grad = {"DynamicGRUV2Grad", "DynamicGRUV2Grad", kOpDynamicGRUV2GradArgs, 29, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDynamicRNNArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"w", ArgKind::Tensor, false, true, false}, {"b", ArgKind::Tensor, false, true, false}, {"seq_length", ArgKind::Tensor, true, true, false}, {"init_h", ArgKind::Tensor, true, true, false}, {"init_c", ArgKind::Tensor, true, true, false}, {"wci", ArgKind::Tensor, true, true, false}, {"wcf", ArgKind::Tensor, true, true, false}, {"wco", ArgKind::Tensor, true, true, false}, {"mask", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"output_h", ArgKind::Tensor, false, false, true}, {"output_c", ArgKind::Tensor, false, false, true}, {"i", ArgKind::Tensor, false, false, true}, {"j", ArgKind::Tensor, false, false, true}, {"f", ArgKind::Tensor, false, false, true}, {"o", ArgKind::Tensor, false, false, true}, {"tanhc", ArgKind::Tensor, false, false, true}, {"cell_type", ArgKind::String, false, true, false}, {"direction", ArgKind::String, false, true, false}, {"cell_depth", ArgKind::Int, false, true, false}, {"use_peephole", ArgKind::Bool, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"cell_clip", ArgKind::Double, false, true, false}, {"num_proj", ArgKind::Int, false, true, false}, {"time_major", ArgKind::Bool, false, true, false}, {"activation", ArgKind::String, false, true, false}, {"forget_bias", ArgKind::Double, false, true, false}, {"gate_order", ArgKind::String, false, true, false}, {"is_training", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpDynamicRNN = {"DynamicRNN", "DynamicRNN", kOpDynamicRNNArgs, 30, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDynamicRNNGradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"w", ArgKind::Tensor, false, true, false}, {"b", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"init_h", ArgKind::Tensor, false, true, false}, {"init_c", ArgKind::Tensor, false, true, false}, {"h", ArgKind::Tensor, false, true, false}, {"c", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"dh", ArgKind::Tensor, false, true, false}, {"dc", ArgKind::Tensor, false, true, false}, {"i", ArgKind::Tensor, false, true, false}, {"j", ArgKind::Tensor, false, true, false}, {"f", ArgKind::Tensor, false, true, false}, {"o", ArgKind::Tensor, false, true, false}, {"tanhct", ArgKind::Tensor, false, true, false}, {"seq_length", ArgKind::Tensor, true, true, false}, {"mask", ArgKind::Tensor, true, true, false}, {"wci", ArgKind::Tensor, true, true, false}, {"wcf", ArgKind::Tensor, true, true, false}, {"wco", ArgKind::Tensor, true, true, false}, {"dw", ArgKind::Tensor, false, false, true}, {"db", ArgKind::Tensor, false, false, true}, {"dx", ArgKind::Tensor, false, false, true}, {"dh_prev", ArgKind::Tensor, false, false, true}, {"dc_prev", ArgKind::Tensor, false, false, true}, {"cell_type", ArgKind::String, false, true, false}, {"direction", ArgKind::String, false, true, false}, {"cell_depth", ArgKind::Int, false, true, false}, {"use_peephole", ArgKind::Bool, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"cell_clip", ArgKind::Double, false, true, false}, {"num_proj", ArgKind::Int, false, true, false}, {"time_major", ArgKind::Bool, false, true, false}, {"forget_bias", ArgKind::Double, false, true, false}, {"gate_order", ArgKind::String, false, true, false}};
const OperatorSpec kOpDynamicRNNGrad = {"DynamicRNNGrad", "DynamicRNNGrad", kOpDynamicRNNGradArgs, 36, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDynamicRNNV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight_input", ArgKind::Tensor, false, true, false}, {"weight_hidden", ArgKind::Tensor, false, true, false}, {"b", ArgKind::Tensor, true, true, false}, {"seq_length", ArgKind::Tensor, true, true, false}, {"init_h", ArgKind::Tensor, true, true, false}, {"init_c", ArgKind::Tensor, true, true, false}, {"wci", ArgKind::Tensor, true, true, false}, {"wcf", ArgKind::Tensor, true, true, false}, {"wco", ArgKind::Tensor, true, true, false}, {"mask", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"output_h", ArgKind::Tensor, false, false, true}, {"output_c", ArgKind::Tensor, false, false, true}, {"i", ArgKind::Tensor, false, false, true}, {"j", ArgKind::Tensor, false, false, true}, {"f", ArgKind::Tensor, false, false, true}, {"o", ArgKind::Tensor, false, false, true}, {"tanhc", ArgKind::Tensor, false, false, true}, {"cell_type", ArgKind::String, false, true, false}, {"direction", ArgKind::String, false, true, false}, {"cell_depth", ArgKind::Int, false, true, false}, {"use_peephole", ArgKind::Bool, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"cell_clip", ArgKind::Double, false, true, false}, {"num_proj", ArgKind::Int, false, true, false}, {"time_major", ArgKind::Bool, false, true, false}, {"activation", ArgKind::String, false, true, false}, {"recurrent_activation", ArgKind::String, false, true, false}, {"forget_bias", ArgKind::Double, false, true, false}, {"gate_order", ArgKind::String, false, true, false}, {"stateful", ArgKind::Bool, false, true, false}, {"merge_mode", ArgKind::String, false, true, false}, {"is_training", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpDynamicRNNV2 = {"DynamicRNNV2", "DynamicRNNV2", kOpDynamicRNNV2Args, 34, nullptr, 0, Execution::Native, true};
const ArgSpec kOpDynamicRNNV2GradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"w_x", ArgKind::Tensor, false, true, false}, {"w_h", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"init_h", ArgKind::Tensor, false, true, false}, {"init_c", ArgKind::Tensor, false, true, false}, {"h", ArgKind::Tensor, false, true, false}, {"c", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"dh", ArgKind::Tensor, false, true, false}, {"dc", ArgKind::Tensor, false, true, false}, {"i", ArgKind::Tensor, false, true, false}, {"j", ArgKind::Tensor, false, true, false}, {"f", ArgKind::Tensor, false, true, false}, {"o", ArgKind::Tensor, false, true, false}, {"tanhct", ArgKind::Tensor, false, true, false}, {"seq_length", ArgKind::Tensor, true, true, false}, {"wci", ArgKind::Tensor, true, true, false}, {"wcf", ArgKind::Tensor, true, true, false}, {"wco", ArgKind::Tensor, true, true, false}, {"mask", ArgKind::Tensor, true, true, false}, {"dw_x", ArgKind::Tensor, false, false, true}, {"dw_h", ArgKind::Tensor, false, false, true}, {"db", ArgKind::Tensor, false, false, true}, {"dx", ArgKind::Tensor, false, false, true}, {"dh_prev", ArgKind::Tensor, false, false, true}, {"dc_prev", ArgKind::Tensor, false, false, true}, {"cell_type", ArgKind::String, false, true, false}, {"direction", ArgKind::String, false, true, false}, {"cell_depth", ArgKind::Int, false, true, false}, {"use_peephole", ArgKind::Bool, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"cell_clip", ArgKind::Double, false, true, false}, {"num_proj", ArgKind::Int, false, true, false}, {"time_major", ArgKind::Bool, false, true, false}, {"activation", ArgKind::String, false, true, false}, {"recurrent_activation", ArgKind::String, false, true, false}, {"gate_order", ArgKind::String, false, true, false}, {"stateful", ArgKind::Bool, false, true, false}, {"merge_mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpDynamicRNNV2Grad = {"DynamicRNNV2Grad", "DynamicRNNV2Grad", kOpDynamicRNNV2GradArgs, 40, nullptr, 0, Execution::Native, true};
const ArgSpec kOpEluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"input_scale", ArgKind::Double, false, true, false}};
const OperatorSpec kOpElu = {"Elu", "Elu", kOpEluArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpEluGradV2Args[] = {{"grads", ArgKind::Tensor, false, true, false}, {"activations", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"input_scale", ArgKind::Double, false, true, false}, {"is_result", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpEluGradV2 = {"EluGradV2", "EluGradV2", kOpEluGradV2Args, 7, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpEmbeddingDenseGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"num_weights", ArgKind::Int, false, true, false}, {"padding_idx", ArgKind::Int, false, true, false}, {"scale_grad_by_freq", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpEmbeddingDenseGrad = {"EmbeddingDenseGrad", "EmbeddingDenseGrad", kOpEmbeddingDenseGradArgs, 6, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpEqualArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpEqual = {"Equal", "Equal", kOpEqualArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpErfArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpErf = {"Erf", "Erf", kOpErfArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpErfcArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpErfc = {"Erfc", "Erfc", kOpErfcArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpErfinvArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpErfinv = {"Erfinv", "Erfinv", kOpErfinvArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpExpArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"base", ArgKind::Double, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"shift", ArgKind::Double, false, true, false}};
const OperatorSpec kOpExp = {"Exp", "Exp", kOpExpArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpExpm1Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpExpm1 = {"Expm1", "Expm1", kOpExpm1Args, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpEyeArgs[] = {{"y", ArgKind::Tensor, false, false, true}, {"num_rows", ArgKind::Int, false, true, false}, {"num_columns", ArgKind::Int, false, true, false}, {"batch_shape", ArgKind::IntArray, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpEye = {"Eye", "Eye", kOpEyeArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpFastGeluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpFastGelu = {"FastGelu", "FastGelu", kOpFastGeluArgs, 2, nullptr, 0, Execution::Native, true};
const ArgSpec kOpFastGeluGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"z", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpFastGeluGrad = {"FastGeluGrad", "FastGeluGrad", kOpFastGeluGradArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpFillArgs[] = {{"dims", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpFill = {"Fill", "Fill", kOpFillArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpFillDiagonalArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"fill_value", ArgKind::Double, false, true, false}, {"wrap", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpFillDiagonal = {"FillDiagonal", "FillDiagonal", kOpFillDiagonalArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpFloorArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpFloor = {"Floor", "Floor", kOpFloorArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpFloorDivArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpFloorDiv = {"FloorDiv", "FloorDiv", kOpFloorDivArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpFloorModArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpFloorMod = {"FloorMod", "FloorMod", kOpFloorModArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpGIoUArgs[] = {{"bboxes", ArgKind::Tensor, false, true, false}, {"gtboxes", ArgKind::Tensor, false, true, false}, {"overlap", ArgKind::Tensor, false, false, true}, {"trans", ArgKind::Bool, false, true, false}, {"is_cross", ArgKind::Bool, false, true, false}, {"mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpGIoU = {"GIoU", "GIoU", kOpGIoUArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGIoUGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"bboxes", ArgKind::Tensor, false, true, false}, {"gtboxes", ArgKind::Tensor, false, true, false}, {"dbboxes", ArgKind::Tensor, false, false, true}, {"dgtboxes", ArgKind::Tensor, false, false, true}, {"trans", ArgKind::Bool, false, true, false}, {"is_cross", ArgKind::Bool, false, true, false}, {"mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpGIoUGrad = {"GIoUGrad", "GIoUGrad", kOpGIoUGradArgs, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGLUArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::Int, false, true, false}};
const OperatorSpec kOpGLU = {"GLU", "GLU", kOpGLUArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpGLUGradArgs[] = {{"y_grad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"x_grad", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::Int, false, true, false}};
const OperatorSpec kOpGLUGrad = {"GLUGrad", "GLUGrad", kOpGLUGradArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpGatherArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"validate_indices", ArgKind::Bool, false, true, false}, {"batch_dims", ArgKind::Int, false, true, false}};
const OperatorSpec kOpGather = {"Gather", "Gather", kOpGatherArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGatherElementsArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::Int, false, true, false}};
const OperatorSpec kOpGatherElements = {"GatherElements", "GatherElements", kOpGatherElementsArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGatherV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"batch_dims", ArgKind::Int, false, true, false}};
const OperatorSpec kOpGatherV2 = {"GatherV2", "GatherV2", kOpGatherV2Args, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGatherV2DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpGatherV2D = {"GatherV2D", "GatherV2D", kOpGatherV2DArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGeluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpGelu = {"Gelu", "Gelu", kOpGeluArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpGreaterArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpGreater = {"Greater", "Greater", kOpGreaterArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpGreaterEqualArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpGreaterEqual = {"GreaterEqual", "GreaterEqual", kOpGreaterEqualArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpGridAssignPositiveArgs[] = {{"assigned_gt_inds", ArgKind::Tensor, false, true, false}, {"overlaps", ArgKind::Tensor, false, true, false}, {"box_responsible_flags", ArgKind::Tensor, false, true, false}, {"max_overlaps", ArgKind::Tensor, false, true, false}, {"argmax_overlaps", ArgKind::Tensor, false, true, false}, {"gt_max_overlaps", ArgKind::Tensor, false, true, false}, {"gt_argmax_overlaps", ArgKind::Tensor, false, true, false}, {"num_gts", ArgKind::Tensor, false, true, false}, {"assigned_gt_inds_pos", ArgKind::Tensor, false, false, true}, {"pos_iou_thr", ArgKind::Double, false, true, false}, {"min_pos_iou", ArgKind::Double, false, true, false}, {"gt_max_assign_all", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpGridAssignPositive = {"GridAssignPositive", "GridAssignPositive", kOpGridAssignPositiveArgs, 12, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGridSampler2DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"interpolation_mode", ArgKind::String, false, true, false}, {"padding_mode", ArgKind::String, false, true, false}, {"align_corners", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpGridSampler2D = {"GridSampler2D", "GridSampler2D", kOpGridSampler2DArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGridSampler2DGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"dx", ArgKind::Tensor, false, false, true}, {"dgrid", ArgKind::Tensor, false, false, true}, {"interpolation_mode", ArgKind::String, false, true, false}, {"padding_mode", ArgKind::String, false, true, false}, {"align_corners", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpGridSampler2DGrad = {"GridSampler2DGrad", "GridSampler2DGrad", kOpGridSampler2DGradArgs, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGridSampler3DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"grid", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"interpolation_mode", ArgKind::String, false, true, false}, {"padding_mode", ArgKind::String, false, true, false}, {"align_corners", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpGridSampler3D = {"GridSampler3D", "GridSampler3D", kOpGridSampler3DArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpGroupNormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mean", ArgKind::Tensor, false, false, true}, {"variance", ArgKind::Tensor, false, false, true}, {"num_groups", ArgKind::Int, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"data_format", ArgKind::String, false, true, false}, {"is_training", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpGroupNorm = {"GroupNorm", "GroupNorm", kOpGroupNormArgs, 10, nullptr, 0, Execution::Native, true};
const ArgSpec kOpHardShrinkArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"output_y", ArgKind::Tensor, false, false, true}, {"lambd", ArgKind::Double, false, true, false}};
const OperatorSpec kOpHardShrink = {"HardShrink", "HardShrink", kOpHardShrinkArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpHardShrinkGradArgs[] = {{"gradients", ArgKind::Tensor, false, true, false}, {"features", ArgKind::Tensor, false, true, false}, {"backprops", ArgKind::Tensor, false, false, true}, {"lambd", ArgKind::Double, false, true, false}};
const OperatorSpec kOpHardShrinkGrad = {"HardShrinkGrad", "HardShrinkGrad", kOpHardShrinkGradArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpHardSigmoidArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"output_y", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}, {"beta", ArgKind::Double, false, true, false}};
const OperatorSpec kOpHardSigmoid = {"HardSigmoid", "HardSigmoid", kOpHardSigmoidArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpHardSigmoidGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"input_x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"alpha", ArgKind::Double, false, true, false}, {"beta", ArgKind::Double, false, true, false}};
const OperatorSpec kOpHardSigmoidGrad = {"HardSigmoidGrad", "HardSigmoidGrad", kOpHardSigmoidGradArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpHardSwishArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpHardSwish = {"HardSwish", "HardSwish", kOpHardSwishArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpHardSwishGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpHardSwishGrad = {"HardSwishGrad", "HardSwishGrad", kOpHardSwishGradArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpHardtanhGradArgs[] = {{"result", ArgKind::Tensor, false, true, false}, {"grad", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"min_val", ArgKind::Double, false, true, false}, {"max_val", ArgKind::Double, false, true, false}};
const OperatorSpec kOpHardtanhGrad = {"HardtanhGrad", "HardtanhGrad", kOpHardtanhGradArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpHistogramArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"bins", ArgKind::Int, false, true, false}, {"min", ArgKind::Double, false, true, false}, {"max", ArgKind::Double, false, true, false}};
const OperatorSpec kOpHistogram = {"Histogram", "Histogram", kOpHistogramArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpIFMRArgs[] = {{"data", ArgKind::Tensor, false, true, false}, {"data_min", ArgKind::Tensor, false, true, false}, {"data_max", ArgKind::Tensor, false, true, false}, {"cumsum", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Tensor, false, false, true}, {"offset", ArgKind::Tensor, false, false, true}, {"min_percentile", ArgKind::Double, false, true, false}, {"max_percentile", ArgKind::Double, false, true, false}, {"search_range", ArgKind::FloatArray, false, true, false}, {"search_step", ArgKind::Double, false, true, false}, {"with_offset", ArgKind::Bool, false, true, false}, {"quant_bits", ArgKind::Int, false, true, false}};
const OperatorSpec kOpIFMR = {"IFMR", "IFMR", kOpIFMRArgs, 12, nullptr, 0, Execution::Native, true};
const ArgSpec kOpIdentityArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpIdentity = {"Identity", "Identity", kOpIdentityArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpIm2colArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"ksizes", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"dilations", ArgKind::IntArray, false, true, false}, {"padding_mode", ArgKind::String, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpIm2col = {"Im2col", "Im2col", kOpIm2colArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpImgToTensorArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpImgToTensor = {"ImgToTensor", "ImgToTensor", kOpImgToTensorArgs, 2, nullptr, 0, Execution::Native, true};
const ArgSpec kOpIndexFillDArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"assist1", ArgKind::Tensor, false, true, false}, {"assist2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::Int, false, true, false}};
const OperatorSpec kOpIndexFillD = {"IndexFillD", "IndexFillD", kOpIndexFillDArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpIndexPutV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"indexed_sizes", ArgKind::Tensor, false, true, false}, {"indexed_strides", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::TensorList, false, true, false}, {"x_out", ArgKind::Tensor, false, false, true}, {"accumulate", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpIndexPutV2 = {"IndexPutV2", "IndexPutV2", kOpIndexPutV2Args, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpInplaceIndexAddArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Tensor, true, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpInplaceIndexAdd = {"InplaceIndexAdd", "InplaceIndexAdd", kOpInplaceIndexAddArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpInvertArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpInvert = {"Invert", "Invert", kOpInvertArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpIouArgs[] = {{"bboxes", ArgKind::Tensor, false, true, false}, {"gtboxes", ArgKind::Tensor, false, true, false}, {"overlap", ArgKind::Tensor, false, false, true}, {"mode", ArgKind::String, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"aligned", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpIou = {"Iou", "Iou", kOpIouArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpIsCloseArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"rtol", ArgKind::Double, false, true, false}, {"atol", ArgKind::Double, false, true, false}, {"equal_nan", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpIsClose = {"IsClose", "IsClose", kOpIsCloseArgs, 6, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpIsFiniteArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpIsFinite = {"IsFinite", "IsFinite", kOpIsFiniteArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpKLDivArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}, {"log_target", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpKLDiv = {"KLDiv", "KLDiv", kOpKLDivArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpKlDivLossGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"input", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}, {"log_target", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpKlDivLossGrad = {"KlDivLossGrad", "KlDivLossGrad", kOpKlDivLossGradArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpL1LossGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpL1LossGrad = {"L1LossGrad", "L1LossGrad", kOpL1LossGradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLayerNormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mean", ArgKind::Tensor, false, false, true}, {"variance", ArgKind::Tensor, false, false, true}, {"begin_norm_axis", ArgKind::Int, false, true, false}, {"begin_params_axis", ArgKind::Int, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLayerNorm = {"LayerNorm", "LayerNorm", kOpLayerNormArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLayerNormGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"variance", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"pd_x", ArgKind::Tensor, false, false, true}, {"pd_gamma", ArgKind::Tensor, false, false, true}, {"pd_beta", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLayerNormGrad = {"LayerNormGrad", "LayerNormGrad", kOpLayerNormGradArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLayerNormV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mean", ArgKind::Tensor, false, false, true}, {"rstd", ArgKind::Tensor, false, false, true}, {"begin_norm_axis", ArgKind::Int, false, true, false}, {"begin_params_axis", ArgKind::Int, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLayerNormV3 = {"LayerNormV3", "LayerNormV3", kOpLayerNormV3Args, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLeakyReluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"negative_slope", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLeakyRelu = {"LeakyRelu", "LeakyRelu", kOpLeakyReluArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLeakyReluGradArgs[] = {{"gradients", ArgKind::Tensor, false, true, false}, {"features", ArgKind::Tensor, false, true, false}, {"backprops", ArgKind::Tensor, false, false, true}, {"negative_slope", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLeakyReluGrad = {"LeakyReluGrad", "LeakyReluGrad", kOpLeakyReluGradArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLeftShiftArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLeftShift = {"LeftShift", "LeftShift", kOpLeftShiftArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLerpArgs[] = {{"start", ArgKind::Tensor, false, true, false}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLerp = {"Lerp", "Lerp", kOpLerpArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLessArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLess = {"Less", "Less", kOpLessArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLessEqualArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLessEqual = {"LessEqual", "LessEqual", kOpLessEqualArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLinSpaceArgs[] = {{"start", ArgKind::Tensor, false, true, false}, {"stop", ArgKind::Tensor, false, true, false}, {"num", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLinSpace = {"LinSpace", "LinSpace", kOpLinSpaceArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLogArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"base", ArgKind::Double, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"shift", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLog = {"Log", "Log", kOpLogArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLog1pArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLog1p = {"Log1p", "Log1p", kOpLog1pArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLogAddExpArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"base", ArgKind::Double, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"shift", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLogAddExp = {"LogAddExp", "LogAddExp", kOpLogAddExpArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLogMatrixDeterminantArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"sign", ArgKind::Tensor, false, false, true}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogMatrixDeterminant = {"LogMatrixDeterminant", "LogMatrixDeterminant", kOpLogMatrixDeterminantArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLogSigmoidArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogSigmoid = {"LogSigmoid", "LogSigmoid", kOpLogSigmoidArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLogSigmoidGradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"features", ArgKind::Tensor, false, true, false}, {"backprops", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogSigmoidGrad = {"LogSigmoidGrad", "LogSigmoidGrad", kOpLogSigmoidGradArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLogSoftmaxGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpLogSoftmaxGrad = {"LogSoftmaxGrad", "LogSoftmaxGrad", kOpLogSoftmaxGradArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLogSoftmaxV2Args[] = {{"logits", ArgKind::Tensor, false, true, false}, {"logsoftmax", ArgKind::Tensor, false, false, true}, {"axes", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpLogSoftmaxV2 = {"LogSoftmaxV2", "LogSoftmaxV2", kOpLogSoftmaxV2Args, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLogSpaceDArgs[] = {{"assist", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"start", ArgKind::Double, false, true, false}, {"end", ArgKind::Double, false, true, false}, {"steps", ArgKind::Int, false, true, false}, {"base", ArgKind::Double, false, true, false}, {"dtype", ArgKind::Int, false, true, false}};
const OperatorSpec kOpLogSpaceD = {"LogSpaceD", "LogSpaceD", kOpLogSpaceDArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLogicalAndArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogicalAnd = {"LogicalAnd", "LogicalAnd", kOpLogicalAndArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLogicalNotArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogicalNot = {"LogicalNot", "LogicalNot", kOpLogicalNotArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLogicalOrArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogicalOr = {"LogicalOr", "LogicalOr", kOpLogicalOrArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLogicalXorArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpLogicalXor = {"LogicalXor", "LogicalXor", kOpLogicalXorArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpLpLossArgs[] = {{"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Int, false, true, false}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpLpLoss = {"LpLoss", "LpLoss", kOpLpLossArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLpNormReduceV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Double, false, true, false}, {"axes", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLpNormReduceV2 = {"LpNormReduceV2", "LpNormReduceV2", kOpLpNormReduceV2Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpLpNormUpdateV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Double, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpLpNormUpdateV2 = {"LpNormUpdateV2", "LpNormUpdateV2", kOpLpNormUpdateV2Args, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMaskedFillArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMaskedFill = {"MaskedFill", "MaskedFill", kOpMaskedFillArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMaskedFillRangeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"start", ArgKind::Tensor, false, true, false}, {"end", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpMaskedFillRange = {"MaskedFillRange", "MaskedFillRange", kOpMaskedFillRangeArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMaskedScatterArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMaskedScatter = {"MaskedScatter", "MaskedScatter", kOpMaskedScatterArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMaskedSelectArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMaskedSelect = {"MaskedSelect", "MaskedSelect", kOpMaskedSelectArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMatMulArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"transpose_x1", ArgKind::Bool, false, true, false}, {"transpose_x2", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpMatMul = {"MatMul", "MatMul", kOpMatMulArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMatMulV2Args[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"bias", ArgKind::Tensor, true, true, false}, {"offset_w", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"transpose_x1", ArgKind::Bool, false, true, false}, {"transpose_x2", ArgKind::Bool, false, true, false}, {"offset_x", ArgKind::Int, false, true, false}};
const OperatorSpec kOpMatMulV2 = {"MatMulV2", "MatMulV2", kOpMatMulV2Args, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMatrixInverseArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"adjoint", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpMatrixInverse = {"MatrixInverse", "MatrixInverse", kOpMatrixInverseArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMaxPool3DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"ksize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::String, false, true, false}, {"pads", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceil_mode", ArgKind::Int, false, true, false}, {"data_format", ArgKind::String, false, true, false}};
const OperatorSpec kOpMaxPool3D = {"MaxPool3D", "MaxPool3D", kOpMaxPool3DArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMaximumArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMaximum = {"Maximum", "Maximum", kOpMaximumArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMinimumArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMinimum = {"Minimum", "Minimum", kOpMinimumArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMirrorPadArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"paddings", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpMirrorPad = {"MirrorPad", "MirrorPad", kOpMirrorPadArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMishArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMish = {"Mish", "Mish", kOpMishArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMishGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"tanhx", ArgKind::Tensor, true, true, false}, {"x_grad", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMishGrad = {"MishGrad", "MishGrad", kOpMishGradArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpModArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMod = {"Mod", "Mod", kOpModArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMseLossArgs[] = {{"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpMseLoss = {"MseLoss", "MseLoss", kOpMseLossArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMseLossGradArgs[] = {{"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"dout", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpMseLossGrad = {"MseLossGrad", "MseLossGrad", kOpMseLossGradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMulArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpMul = {"Mul", "Mul", kOpMulArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpMultiHeadAttentionArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"query_weight", ArgKind::Tensor, false, true, false}, {"key_weight", ArgKind::Tensor, false, true, false}, {"value_weight", ArgKind::Tensor, false, true, false}, {"attn_mask", ArgKind::Tensor, false, true, false}, {"out_proj_weight", ArgKind::Tensor, false, true, false}, {"query_bias", ArgKind::Tensor, true, true, false}, {"key_bias", ArgKind::Tensor, true, true, false}, {"value_bias", ArgKind::Tensor, true, true, false}, {"out_proj_bias", ArgKind::Tensor, true, true, false}, {"dropout_mask_input", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dropout_mask", ArgKind::Tensor, false, false, true}, {"query_res", ArgKind::Tensor, false, false, true}, {"key_res", ArgKind::Tensor, false, false, true}, {"value_res", ArgKind::Tensor, false, false, true}, {"attn_scores", ArgKind::Tensor, false, false, true}, {"attn_res", ArgKind::Tensor, false, false, true}, {"context", ArgKind::Tensor, false, false, true}, {"attn_head_num", ArgKind::Int, false, true, false}, {"attn_dim_per_head", ArgKind::Int, false, true, false}, {"src_len", ArgKind::Int, false, true, false}, {"tgt_len", ArgKind::Int, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"softmax_use_float", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpMultiHeadAttention = {"MultiHeadAttention", "MultiHeadAttention", kOpMultiHeadAttentionArgs, 27, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMultiHeadAttentionGradArgs[] = {{"query", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}, {"query_weight", ArgKind::Tensor, false, true, false}, {"key_weight", ArgKind::Tensor, false, true, false}, {"value_weight", ArgKind::Tensor, false, true, false}, {"out_proj_weight", ArgKind::Tensor, false, true, false}, {"query_res", ArgKind::Tensor, false, true, false}, {"key_res", ArgKind::Tensor, false, true, false}, {"value_res", ArgKind::Tensor, false, true, false}, {"attn_scores", ArgKind::Tensor, false, true, false}, {"attn_res", ArgKind::Tensor, false, true, false}, {"context", ArgKind::Tensor, false, true, false}, {"y_grad", ArgKind::Tensor, false, true, false}, {"dropout_mask", ArgKind::Tensor, true, true, false}, {"query_weight_grad", ArgKind::Tensor, false, false, true}, {"key_weight_grad", ArgKind::Tensor, false, false, true}, {"value_weight_grad", ArgKind::Tensor, false, false, true}, {"out_proj_weight_grad", ArgKind::Tensor, false, false, true}, {"query_grad", ArgKind::Tensor, false, false, true}, {"key_grad", ArgKind::Tensor, false, false, true}, {"value_grad", ArgKind::Tensor, false, false, true}, {"query_bias_grad", ArgKind::Tensor, false, false, true}, {"key_bias_grad", ArgKind::Tensor, false, false, true}, {"value_bias_grad", ArgKind::Tensor, false, false, true}, {"out_proj_bias_grad", ArgKind::Tensor, false, false, true}, {"attn_head_num", ArgKind::Int, false, true, false}, {"attn_dim_per_head", ArgKind::Int, false, true, false}, {"src_len", ArgKind::Int, false, true, false}, {"tgt_len", ArgKind::Int, false, true, false}, {"keep_prob", ArgKind::Double, false, true, false}, {"softmax_use_float", ArgKind::Bool, false, true, false}, {"bias_grad_mask", ArgKind::BoolArray, false, true, false}};
const OperatorSpec kOpMultiHeadAttentionGrad = {"MultiHeadAttentionGrad", "MultiHeadAttentionGrad", kOpMultiHeadAttentionGradArgs, 33, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMultilabelMarginLossArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"is_target", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpMultilabelMarginLoss = {"MultilabelMarginLoss", "MultilabelMarginLoss", kOpMultilabelMarginLossArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpMultinomialWithReplacementArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"numsamples", ArgKind::Int, false, true, false}, {"replacement", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpMultinomialWithReplacement = {"MultinomialWithReplacement", "MultinomialWithReplacement", kOpMultinomialWithReplacementArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNLLLossArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"total_weight", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}, {"ignore_index", ArgKind::Int, false, true, false}};
const OperatorSpec kOpNLLLoss = {"NLLLoss", "NLLLoss", kOpNLLLossArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNLLLossGradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y_grad", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"total_weight", ArgKind::Tensor, false, true, false}, {"x_grad", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}, {"ignore_index", ArgKind::Int, false, true, false}};
const OperatorSpec kOpNLLLossGrad = {"NLLLossGrad", "NLLLossGrad", kOpNLLLossGradArgs, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNMSWithMaskArgs[] = {{"box_scores", ArgKind::Tensor, false, true, false}, {"selected_boxes", ArgKind::Tensor, false, false, true}, {"selected_idx", ArgKind::Tensor, false, false, true}, {"selected_mask", ArgKind::Tensor, false, false, true}, {"iou_threshold", ArgKind::Double, false, true, false}};
const OperatorSpec kOpNMSWithMask = {"NMSWithMask", "NMSWithMask", kOpNMSWithMaskArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUAllocFloatStatusArgs[] = {{"data", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNPUAllocFloatStatus = {"NPUAllocFloatStatus", "NPUAllocFloatStatus", kOpNPUAllocFloatStatusArgs, 1, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUClearFloatDebugStatusArgs[] = {{"none", ArgKind::TensorList, false, true, false}};
const OperatorSpec kOpNPUClearFloatDebugStatus = {"NPUClearFloatDebugStatus", "NPUClearFloatDebugStatus", kOpNPUClearFloatDebugStatusArgs, 1, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUClearFloatStatusArgs[] = {{"addr", ArgKind::Tensor, false, true, false}, {"data", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNPUClearFloatStatus = {"NPUClearFloatStatus", "NPUClearFloatStatus", kOpNPUClearFloatStatusArgs, 2, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUClearFloatStatusV2Args[] = {{"none", ArgKind::TensorList, false, true, false}};
const OperatorSpec kOpNPUClearFloatStatusV2 = {"NPUClearFloatStatusV2", "NPUClearFloatStatusV2", kOpNPUClearFloatStatusV2Args, 1, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUGetFloatDebugStatusArgs[] = {{"data", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNPUGetFloatDebugStatus = {"NPUGetFloatDebugStatus", "NPUGetFloatDebugStatus", kOpNPUGetFloatDebugStatusArgs, 1, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUGetFloatStatusArgs[] = {{"addr", ArgKind::Tensor, false, true, false}, {"data", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNPUGetFloatStatus = {"NPUGetFloatStatus", "NPUGetFloatStatus", kOpNPUGetFloatStatusArgs, 2, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNPUGetFloatStatusV2Args[] = {{"data", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNPUGetFloatStatusV2 = {"NPUGetFloatStatusV2", "NPUGetFloatStatusV2", kOpNPUGetFloatStatusV2Args, 1, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNanToNumArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"nan", ArgKind::Double, false, true, false}, {"posinf", ArgKind::Double, false, true, false}, {"neginf", ArgKind::Double, false, true, false}};
const OperatorSpec kOpNanToNum = {"NanToNum", "NanToNum", kOpNanToNumArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpNegArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNeg = {"Neg", "Neg", kOpNegArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpNonMaxSuppressionV4Args[] = {{"boxes", ArgKind::Tensor, false, true, false}, {"scores", ArgKind::Tensor, false, true, false}, {"max_output_size", ArgKind::Tensor, false, true, false}, {"iou_threshold", ArgKind::Tensor, false, true, false}, {"score_threshold", ArgKind::Tensor, false, true, false}, {"selected_indices", ArgKind::Tensor, false, false, true}, {"valid_outputs", ArgKind::Tensor, false, false, true}, {"pad_to_max_output_size", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpNonMaxSuppressionV4 = {"NonMaxSuppressionV4", "NonMaxSuppressionV4", kOpNonMaxSuppressionV4Args, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNonZeroArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"transpose", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpNonZero = {"NonZero", "NonZero", kOpNonZeroArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNormalizeBatchArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"seq_len", ArgKind::Tensor, false, true, false}, {"output_y", ArgKind::Tensor, false, false, true}, {"normalize_type", ArgKind::String, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpNormalizeBatch = {"NormalizeBatch", "NormalizeBatch", kOpNormalizeBatchArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNormalizeV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"variance", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dtype", ArgKind::Int, false, true, false}};
const OperatorSpec kOpNormalizeV2 = {"NormalizeV2", "NormalizeV2", kOpNormalizeV2Args, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpNotEqualArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpNotEqual = {"NotEqual", "NotEqual", kOpNotEqualArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpOneHotArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"depth", ArgKind::Tensor, false, true, false}, {"on_value", ArgKind::Tensor, false, true, false}, {"off_value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpOneHot = {"OneHot", "OneHot", kOpOneHotArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpOneHotDArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"on_value", ArgKind::Tensor, false, true, false}, {"off_value", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"depth", ArgKind::Int, false, true, false}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpOneHotD = {"OneHotD", "OneHotD", kOpOneHotDArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpOnesLikeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpOnesLike = {"OnesLike", "OnesLike", kOpOnesLikeArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpPReluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpPRelu = {"PRelu", "PRelu", kOpPReluArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpPSROIPoolingGradV2DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"rois", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"spatial_scale", ArgKind::Double, false, true, false}, {"output_dim", ArgKind::Int, false, true, false}, {"group_size", ArgKind::Int, false, true, false}, {"input_size", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpPSROIPoolingGradV2D = {"PSROIPoolingGradV2D", "PSROIPoolingGradV2D", kOpPSROIPoolingGradV2DArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpPSROIPoolingV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"rois", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"spatial_scale", ArgKind::Double, false, true, false}, {"output_dim", ArgKind::Int, false, true, false}, {"group_size", ArgKind::Int, false, true, false}};
const OperatorSpec kOpPSROIPoolingV2 = {"PSROIPoolingV2", "PSROIPoolingV2", kOpPSROIPoolingV2Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpPackArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}, {"N", ArgKind::Int, false, true, false}};
const OperatorSpec kOpPack = {"Pack", "Pack", kOpPackArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpPadArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"paddings", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpPad = {"Pad", "Pad", kOpPadArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpPadV3Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"paddings", ArgKind::Tensor, false, true, false}, {"constant_values", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mode", ArgKind::String, false, true, false}, {"paddings_contiguous", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpPadV3 = {"PadV3", "PadV3", kOpPadV3Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpPadV3GradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"paddings", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mode", ArgKind::String, false, true, false}, {"paddings_contiguous", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpPadV3Grad = {"PadV3Grad", "PadV3Grad", kOpPadV3GradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpPdistArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Double, false, true, false}};
const OperatorSpec kOpPdist = {"Pdist", "Pdist", kOpPdistArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpPowArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpPow = {"Pow", "Pow", kOpPowArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpQrArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"q", ArgKind::Tensor, false, false, true}, {"r", ArgKind::Tensor, false, false, true}, {"full_matrices", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpQr = {"Qr", "Qr", kOpQrArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpQuantizeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"scales", ArgKind::Tensor, false, true, false}, {"zero_points", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dtype", ArgKind::String, false, true, false}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpQuantize = {"Quantize", "Quantize", kOpQuantizeArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRandomChoiceWithMaskArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mask", ArgKind::Tensor, false, false, true}, {"count", ArgKind::Int, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"seed2", ArgKind::Int, false, true, false}};
const OperatorSpec kOpRandomChoiceWithMask = {"RandomChoiceWithMask", "RandomChoiceWithMask", kOpRandomChoiceWithMaskArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRangeArgs[] = {{"start", ArgKind::Tensor, false, true, false}, {"limit", ArgKind::Tensor, false, true, false}, {"delta", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpRange = {"Range", "Range", kOpRangeArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRangeDArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"start", ArgKind::Double, false, true, false}, {"limit", ArgKind::Double, false, true, false}, {"delta", ArgKind::Double, false, true, false}};
const OperatorSpec kOpRangeD = {"RangeD", "RangeD", kOpRangeDArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRealDivArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpRealDiv = {"RealDiv", "RealDiv", kOpRealDivArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReciprocalArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpReciprocal = {"Reciprocal", "Reciprocal", kOpReciprocalArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReduceAllArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceAll = {"ReduceAll", "ReduceAll", kOpReduceAllArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReduceAnyArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceAny = {"ReduceAny", "ReduceAny", kOpReduceAnyArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReduceLogSumExpArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceLogSumExp = {"ReduceLogSumExp", "ReduceLogSumExp", kOpReduceLogSumExpArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReduceMaxArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceMax = {"ReduceMax", "ReduceMax", kOpReduceMaxArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReduceMeanArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceMean = {"ReduceMean", "ReduceMean", kOpReduceMeanArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReduceMeanDArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axes", ArgKind::IntArray, false, true, false}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceMeanD = {"ReduceMeanD", "ReduceMeanD", kOpReduceMeanDArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReduceMeanWithCountArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"count", ArgKind::Tensor, false, true, false}, {"count_sum", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axes", ArgKind::IntArray, false, true, false}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceMeanWithCount = {"ReduceMeanWithCount", "ReduceMeanWithCount", kOpReduceMeanWithCountArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReduceMinArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceMin = {"ReduceMin", "ReduceMin", kOpReduceMinArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReduceProdArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceProd = {"ReduceProd", "ReduceProd", kOpReduceProdArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReduceStdWithMeanArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"mean", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dim", ArgKind::IntArray, false, true, false}, {"unbiased", ArgKind::Bool, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"invert", ArgKind::Bool, false, true, false}, {"epsilon", ArgKind::Double, false, true, false}, {"correction", ArgKind::Int, false, true, false}};
const OperatorSpec kOpReduceStdWithMean = {"ReduceStdWithMean", "ReduceStdWithMean", kOpReduceStdWithMeanArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReduceSumArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"axes", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceSum = {"ReduceSum", "ReduceSum", kOpReduceSumArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReduceSumDArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axes", ArgKind::IntArray, false, true, false}, {"keep_dims", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpReduceSumD = {"ReduceSumD", "ReduceSumD", kOpReduceSumDArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpRelu = {"Relu", "Relu", kOpReluArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpReluGradArgs[] = {{"gradients", ArgKind::Tensor, false, true, false}, {"features", ArgKind::Tensor, false, true, false}, {"backprops", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpReluGrad = {"ReluGrad", "ReluGrad", kOpReluGradArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpRenormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"p", ArgKind::Double, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"maxnorm", ArgKind::Double, false, true, false}};
const OperatorSpec kOpRenorm = {"Renorm", "Renorm", kOpRenormArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReshapeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"shape", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}, {"num_axes", ArgKind::Int, false, true, false}};
const OperatorSpec kOpReshape = {"Reshape", "Reshape", kOpReshapeArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpResizeBilinearV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"align_corners", ArgKind::Bool, false, true, false}, {"half_pixel_centers", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpResizeBilinearV2 = {"ResizeBilinearV2", "ResizeBilinearV2", kOpResizeBilinearV2Args, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpResizeBilinearV2GradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"original_image", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"align_corners", ArgKind::Bool, false, true, false}, {"half_pixel_centers", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpResizeBilinearV2Grad = {"ResizeBilinearV2Grad", "ResizeBilinearV2Grad", kOpResizeBilinearV2GradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpResizeNearestNeighborV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"align_corners", ArgKind::Bool, false, true, false}, {"half_pixel_centers", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpResizeNearestNeighborV2 = {"ResizeNearestNeighborV2", "ResizeNearestNeighborV2", kOpResizeNearestNeighborV2Args, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpResizeNearestNeighborV2GradArgs[] = {{"grads", ArgKind::Tensor, false, true, false}, {"size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"align_corners", ArgKind::Bool, false, true, false}, {"half_pixel_centers", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpResizeNearestNeighborV2Grad = {"ResizeNearestNeighborV2Grad", "ResizeNearestNeighborV2Grad", kOpResizeNearestNeighborV2GradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpReverseV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpReverseV2 = {"ReverseV2", "ReverseV2", kOpReverseV2Args, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpRightShiftArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpRightShift = {"RightShift", "RightShift", kOpRightShiftArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpRmsNormArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"gamma", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"rstd", ArgKind::Tensor, false, false, true}, {"epsilon", ArgKind::Double, false, true, false}};
const OperatorSpec kOpRmsNorm = {"RmsNorm", "RmsNorm", kOpRmsNormArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRollArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"shifts", ArgKind::IntArray, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpRoll = {"Roll", "Roll", kOpRollArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpRotaryMulArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"r1", ArgKind::Tensor, false, true, false}, {"r2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpRotaryMul = {"RotaryMul", "RotaryMul", kOpRotaryMulArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRotatedBoxDecodeArgs[] = {{"anchor_box", ArgKind::Tensor, false, true, false}, {"deltas", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"weight", ArgKind::FloatArray, false, true, false}};
const OperatorSpec kOpRotatedBoxDecode = {"RotatedBoxDecode", "RotatedBoxDecode", kOpRotatedBoxDecodeArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRotatedBoxEncodeArgs[] = {{"anchor_box", ArgKind::Tensor, false, true, false}, {"gt_box", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"weight", ArgKind::FloatArray, false, true, false}};
const OperatorSpec kOpRotatedBoxEncode = {"RotatedBoxEncode", "RotatedBoxEncode", kOpRotatedBoxEncodeArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRotatedIouArgs[] = {{"boxes", ArgKind::Tensor, false, true, false}, {"query_boxes", ArgKind::Tensor, false, true, false}, {"iou", ArgKind::Tensor, false, false, true}, {"trans", ArgKind::Bool, false, true, false}, {"mode", ArgKind::String, false, true, false}, {"is_cross", ArgKind::Bool, false, true, false}, {"v_threshold", ArgKind::Double, false, true, false}, {"e_threshold", ArgKind::Double, false, true, false}, {"value", ArgKind::Double, false, true, false}};
const OperatorSpec kOpRotatedIou = {"RotatedIou", "RotatedIou", kOpRotatedIouArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRotatedNMSArgs[] = {{"boxes", ArgKind::Tensor, false, true, false}, {"scores", ArgKind::Tensor, false, true, false}, {"labels", ArgKind::Tensor, false, true, false}, {"selected_detections", ArgKind::Tensor, false, false, true}, {"keep_indices", ArgKind::Tensor, false, false, true}, {"iou_threshold", ArgKind::Double, false, true, false}, {"score_threshold", ArgKind::Double, false, true, false}, {"max_output_size", ArgKind::Int, false, true, false}, {"mode", ArgKind::Int, false, true, false}};
const OperatorSpec kOpRotatedNMS = {"RotatedNMS", "RotatedNMS", kOpRotatedNMSArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRotatedOverlapsArgs[] = {{"boxes", ArgKind::Tensor, false, true, false}, {"query_boxes", ArgKind::Tensor, false, true, false}, {"overlaps", ArgKind::Tensor, false, false, true}, {"trans", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpRotatedOverlaps = {"RotatedOverlaps", "RotatedOverlaps", kOpRotatedOverlapsArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpRoundArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"decimals", ArgKind::Int, false, true, false}};
const OperatorSpec kOpRound = {"Round", "Round", kOpRoundArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpRsqrtArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpRsqrt = {"Rsqrt", "Rsqrt", kOpRsqrtArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpScatterArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"reduce", ArgKind::String, false, true, false}, {"axis", ArgKind::Int, false, true, false}};
const OperatorSpec kOpScatter = {"Scatter", "Scatter", kOpScatterArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpScatterElementsArgs[] = {{"data", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpScatterElements = {"ScatterElements", "ScatterElements", kOpScatterElementsArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpScatterNdAddArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"use_locking", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpScatterNdAdd = {"ScatterNdAdd", "ScatterNdAdd", kOpScatterNdAddArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpScatterNdUpdateArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"use_locking", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpScatterNdUpdate = {"ScatterNdUpdate", "ScatterNdUpdate", kOpScatterNdUpdateArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpScatterUpdateArgs[] = {{"var", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}, {"var_out", ArgKind::Tensor, false, false, true}, {"use_locking", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpScatterUpdate = {"ScatterUpdate", "ScatterUpdate", kOpScatterUpdateArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSearchSortedArgs[] = {{"sorted_sequence", ArgKind::Tensor, false, true, false}, {"values", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, false, true}, {"dtype", ArgKind::DataType, false, true, false}, {"right", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpSearchSorted = {"SearchSorted", "SearchSorted", kOpSearchSortedArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSeluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSelu = {"Selu", "Selu", kOpSeluArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSeluGradArgs[] = {{"gradients", ArgKind::Tensor, false, true, false}, {"outputs", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSeluGrad = {"SeluGrad", "SeluGrad", kOpSeluGradArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpShuffleChannelArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"group", ArgKind::Int, false, true, false}};
const OperatorSpec kOpShuffleChannel = {"ShuffleChannel", "ShuffleChannel", kOpShuffleChannelArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSigmoidArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSigmoid = {"Sigmoid", "Sigmoid", kOpSigmoidArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSigmoidCrossEntropyWithLogitsGradV2Args[] = {{"predict", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"dout", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"pos_weight", ArgKind::Tensor, true, true, false}, {"gradient", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpSigmoidCrossEntropyWithLogitsGradV2 = {"SigmoidCrossEntropyWithLogitsGradV2", "SigmoidCrossEntropyWithLogitsGradV2", kOpSigmoidCrossEntropyWithLogitsGradV2Args, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSigmoidCrossEntropyWithLogitsV2Args[] = {{"predict", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"pos_weight", ArgKind::Tensor, true, true, false}, {"loss", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpSigmoidCrossEntropyWithLogitsV2 = {"SigmoidCrossEntropyWithLogitsV2", "SigmoidCrossEntropyWithLogitsV2", kOpSigmoidCrossEntropyWithLogitsV2Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSigmoidGradArgs[] = {{"y", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"z", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSigmoidGrad = {"SigmoidGrad", "SigmoidGrad", kOpSigmoidGradArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSignArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSign = {"Sign", "Sign", kOpSignArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSignBitsPackArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"size", ArgKind::Int, false, true, false}};
const OperatorSpec kOpSignBitsPack = {"SignBitsPack", "SignBitsPack", kOpSignBitsPackArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSignBitsUnpackArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"size", ArgKind::Int, false, true, false}, {"dtype", ArgKind::Int, false, true, false}};
const OperatorSpec kOpSignBitsUnpack = {"SignBitsUnpack", "SignBitsUnpack", kOpSignBitsUnpackArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSiluGradArgs[] = {{"dy", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"dx", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSiluGrad = {"SiluGrad", "SiluGrad", kOpSiluGradArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSinArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSin = {"Sin", "Sin", kOpSinArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSinhArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSinh = {"Sinh", "Sinh", kOpSinhArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSliceArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"offsets", ArgKind::Tensor, false, true, false}, {"size", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSlice = {"Slice", "Slice", kOpSliceArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSmoothL1LossGradV2Args[] = {{"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"dout", ArgKind::Tensor, false, true, false}, {"gradient", ArgKind::Tensor, false, false, true}, {"sigma", ArgKind::Double, false, true, false}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpSmoothL1LossGradV2 = {"SmoothL1LossGradV2", "SmoothL1LossGradV2", kOpSmoothL1LossGradV2Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSmoothL1LossV2Args[] = {{"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"loss", ArgKind::Tensor, false, false, true}, {"sigma", ArgKind::Double, false, true, false}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpSmoothL1LossV2 = {"SmoothL1LossV2", "SmoothL1LossV2", kOpSmoothL1LossV2Args, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSoftMarginLossArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"input_y", ArgKind::Tensor, false, true, false}, {"output_z", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpSoftMarginLoss = {"SoftMarginLoss", "SoftMarginLoss", kOpSoftMarginLossArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSoftMarginLossGradArgs[] = {{"predict", ArgKind::Tensor, false, true, false}, {"label", ArgKind::Tensor, false, true, false}, {"dout", ArgKind::Tensor, false, true, false}, {"gradient", ArgKind::Tensor, false, false, true}, {"reduction", ArgKind::String, false, true, false}};
const OperatorSpec kOpSoftMarginLossGrad = {"SoftMarginLossGrad", "SoftMarginLossGrad", kOpSoftMarginLossGradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSoftShrinkArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"output_y", ArgKind::Tensor, false, false, true}, {"lambd", ArgKind::Double, false, true, false}};
const OperatorSpec kOpSoftShrink = {"SoftShrink", "SoftShrink", kOpSoftShrinkArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSoftShrinkGradArgs[] = {{"input_grad", ArgKind::Tensor, false, true, false}, {"input_x", ArgKind::Tensor, false, true, false}, {"output_y", ArgKind::Tensor, false, false, true}, {"lambd", ArgKind::Double, false, true, false}};
const OperatorSpec kOpSoftShrinkGrad = {"SoftShrinkGrad", "SoftShrinkGrad", kOpSoftShrinkGradArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSoftmaxCrossEntropyWithLogitsArgs[] = {{"features", ArgKind::Tensor, false, true, false}, {"labels", ArgKind::Tensor, false, true, false}, {"loss", ArgKind::Tensor, false, false, true}, {"backprop", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSoftmaxCrossEntropyWithLogits = {"SoftmaxCrossEntropyWithLogits", "SoftmaxCrossEntropyWithLogits", kOpSoftmaxCrossEntropyWithLogitsArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSoftmaxGradArgs[] = {{"softmax", ArgKind::Tensor, false, true, false}, {"grad_softmax", ArgKind::Tensor, false, true, false}, {"grad_x", ArgKind::Tensor, false, false, true}, {"axes", ArgKind::IntArray, false, true, false}};
const OperatorSpec kOpSoftmaxGrad = {"SoftmaxGrad", "SoftmaxGrad", kOpSoftmaxGradArgs, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSoftmaxV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axes", ArgKind::IntArray, false, true, false}, {"half_to_float", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpSoftmaxV2 = {"SoftmaxV2", "SoftmaxV2", kOpSoftmaxV2Args, 4, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSoftplusV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"beta", ArgKind::Double, false, true, false}, {"threshold", ArgKind::Double, false, true, false}};
const OperatorSpec kOpSoftplusV2 = {"SoftplusV2", "SoftplusV2", kOpSoftplusV2Args, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSoftplusV2GradArgs[] = {{"input_gradients", ArgKind::Tensor, false, true, false}, {"input_features", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"beta", ArgKind::Double, false, true, false}, {"threshold", ArgKind::Double, false, true, false}};
const OperatorSpec kOpSoftplusV2Grad = {"SoftplusV2Grad", "SoftplusV2Grad", kOpSoftplusV2GradArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSortArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y1", ArgKind::Tensor, false, false, true}, {"y2", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}, {"descending", ArgKind::Bool, false, true, false}, {"stable", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpSort = {"Sort", "Sort", kOpSortArgs, 6, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSortV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"axis", ArgKind::Int, false, true, false}, {"descending", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpSortV2 = {"SortV2", "SortV2", kOpSortV2Args, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSqrtArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSqrt = {"Sqrt", "Sqrt", kOpSqrtArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSquareArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSquare = {"Square", "Square", kOpSquareArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpStatelessBernoulliArgs[] = {{"shape", ArgKind::Tensor, false, true, false}, {"prob", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpStatelessBernoulli = {"StatelessBernoulli", "StatelessBernoulli", kOpStatelessBernoulliArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpStatelessDropOutGenMaskArgs[] = {{"shape", ArgKind::Tensor, false, true, false}, {"prob", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Tensor, false, true, false}, {"seed1", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpStatelessDropOutGenMask = {"StatelessDropOutGenMask", "StatelessDropOutGenMask", kOpStatelessDropOutGenMaskArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpStatelessRandomNormalV2Args[] = {{"shape", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"counter", ArgKind::Tensor, false, true, false}, {"alg", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpStatelessRandomNormalV2 = {"StatelessRandomNormalV2", "StatelessRandomNormalV2", kOpStatelessRandomNormalV2Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpStatelessRandomUniformV2Args[] = {{"shape", ArgKind::Tensor, false, true, false}, {"key", ArgKind::Tensor, false, true, false}, {"counter", ArgKind::Tensor, false, true, false}, {"alg", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpStatelessRandomUniformV2 = {"StatelessRandomUniformV2", "StatelessRandomUniformV2", kOpStatelessRandomUniformV2Args, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpStatelessRandpermArgs[] = {{"n", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"layout", ArgKind::Int, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpStatelessRandperm = {"StatelessRandperm", "StatelessRandperm", kOpStatelessRandpermArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpStrideAddArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"x1_c1_offset", ArgKind::Int, false, true, false}, {"x2_c1_offset", ArgKind::Int, false, true, false}, {"c1_len", ArgKind::Int, false, true, false}};
const OperatorSpec kOpStrideAdd = {"StrideAdd", "StrideAdd", kOpStrideAddArgs, 6, nullptr, 0, Execution::Native, true};
const ArgSpec kOpStridedSliceArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"begin", ArgKind::Tensor, false, true, false}, {"end", ArgKind::Tensor, false, true, false}, {"strides", ArgKind::Tensor, true, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"begin_mask", ArgKind::Int, false, true, false}, {"end_mask", ArgKind::Int, false, true, false}, {"ellipsis_mask", ArgKind::Int, false, true, false}, {"new_axis_mask", ArgKind::Int, false, true, false}, {"shrink_axis_mask", ArgKind::Int, false, true, false}};
const OperatorSpec kOpStridedSlice = {"StridedSlice", "StridedSlice", kOpStridedSliceArgs, 10, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSubArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpSub = {"Sub", "Sub", kOpSubArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpSwishArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"scale", ArgKind::Double, false, true, false}};
const OperatorSpec kOpSwish = {"Swish", "Swish", kOpSwishArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpSwishGradArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, true, false}, {"grad_x", ArgKind::Tensor, false, false, true}, {"scale", ArgKind::Double, false, true, false}};
const OperatorSpec kOpSwishGrad = {"SwishGrad", "SwishGrad", kOpSwishGradArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpTanArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTan = {"Tan", "Tan", kOpTanArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTanhArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTanh = {"Tanh", "Tanh", kOpTanhArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTanhGradArgs[] = {{"y", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"z", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTanhGrad = {"TanhGrad", "TanhGrad", kOpTanhGradArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTensorEqualArgs[] = {{"input_x", ArgKind::Tensor, false, true, false}, {"input_y", ArgKind::Tensor, false, true, false}, {"output_z", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTensorEqual = {"TensorEqual", "TensorEqual", kOpTensorEqualArgs, 3, nullptr, 0, Execution::Native, true};
const ArgSpec kOpThresholdGradV2DArgs[] = {{"gradients", ArgKind::Tensor, false, true, false}, {"features", ArgKind::Tensor, false, true, false}, {"backprops", ArgKind::Tensor, false, false, true}, {"threshold", ArgKind::Double, false, true, false}};
const OperatorSpec kOpThresholdGradV2D = {"ThresholdGradV2D", "ThresholdGradV2D", kOpThresholdGradV2DArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpThresholdV2DArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"threshold", ArgKind::Double, false, true, false}, {"value", ArgKind::Double, false, true, false}};
const OperatorSpec kOpThresholdV2D = {"ThresholdV2D", "ThresholdV2D", kOpThresholdV2DArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTileArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"multiples", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTile = {"Tile", "Tile", kOpTileArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTopKV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"k", ArgKind::Tensor, false, true, false}, {"values", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}, {"sorted", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"largest", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpTopKV2 = {"TopKV2", "TopKV2", kOpTopKV2Args, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpTraceArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTrace = {"Trace", "Trace", kOpTraceArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTransposeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"perm", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTranspose = {"Transpose", "Transpose", kOpTransposeArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTrilArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"diagonal", ArgKind::Int, false, true, false}};
const OperatorSpec kOpTril = {"Tril", "Tril", kOpTrilArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTriuArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"diagonal", ArgKind::Int, false, true, false}};
const OperatorSpec kOpTriu = {"Triu", "Triu", kOpTriuArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpTruncArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpTrunc = {"Trunc", "Trunc", kOpTruncArgs, 2, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpUniqueConsecutiveArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"idx", ArgKind::Tensor, false, false, true}, {"count", ArgKind::Tensor, false, false, true}, {"return_idx", ArgKind::Bool, false, true, false}, {"return_counts", ArgKind::Bool, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"out_idx", ArgKind::DataType, false, true, false}};
const OperatorSpec kOpUniqueConsecutive = {"UniqueConsecutive", "UniqueConsecutive", kOpUniqueConsecutiveArgs, 8, nullptr, 0, Execution::Native, true};
const ArgSpec kOpUniqueWithCountsAndSortingArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}, {"counts", ArgKind::Tensor, false, false, true}, {"return_inverse", ArgKind::Bool, false, true, false}, {"return_counts", ArgKind::Bool, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpUniqueWithCountsAndSorting = {"UniqueWithCountsAndSorting", "UniqueWithCountsAndSorting", kOpUniqueWithCountsAndSortingArgs, 7, nullptr, 0, Execution::Native, true};
const ArgSpec kOpUpsampleNearest3dArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"output_size", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::FloatArray, false, true, false}};
const OperatorSpec kOpUpsampleNearest3d = {"UpsampleNearest3d", "UpsampleNearest3d", kOpUpsampleNearest3dArgs, 4, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpUpsampleNearest3dGradArgs[] = {{"grad_output", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"input_size", ArgKind::IntArray, false, true, false}, {"output_size", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::FloatArray, false, true, false}};
const OperatorSpec kOpUpsampleNearest3dGrad = {"UpsampleNearest3dGrad", "UpsampleNearest3dGrad", kOpUpsampleNearest3dGradArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpUpsampleTrilinear3dArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"output_size", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::FloatArray, false, true, false}, {"align_corners", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpUpsampleTrilinear3d = {"UpsampleTrilinear3d", "UpsampleTrilinear3d", kOpUpsampleTrilinear3dArgs, 5, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpUpsampleTrilinear3dGradArgs[] = {{"grad_output", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}, {"input_size", ArgKind::IntArray, false, true, false}, {"output_size", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::FloatArray, false, true, false}, {"align_corners", ArgKind::Bool, false, true, false}};
const OperatorSpec kOpUpsampleTrilinear3dGrad = {"UpsampleTrilinear3dGrad", "UpsampleTrilinear3dGrad", kOpUpsampleTrilinear3dGradArgs, 6, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpViewCopyArgs[] = {{"dst", ArgKind::Tensor, false, true, false}, {"dst_size", ArgKind::Tensor, false, true, false}, {"dst_stride", ArgKind::Tensor, false, true, false}, {"dst_storage_offset", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"src_size", ArgKind::Tensor, false, true, false}, {"src_stride", ArgKind::Tensor, false, true, false}, {"src_storage_offset", ArgKind::Tensor, false, true, false}, {"dst_out", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpViewCopy = {"ViewCopy", "ViewCopy", kOpViewCopyArgs, 9, nullptr, 0, Execution::Native, true};
const ArgSpec kOpXlogyArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpXlogy = {"Xlogy", "Xlogy", kOpXlogyArgs, 3, nullptr, 0, Execution::Aten, true};
const ArgSpec kOpYoloBoxesEncodeArgs[] = {{"anchor_boxes", ArgKind::Tensor, false, true, false}, {"gt_bboxes", ArgKind::Tensor, false, true, false}, {"stride", ArgKind::Tensor, false, true, false}, {"encoded_bboxes", ArgKind::Tensor, false, false, true}, {"performance_mode", ArgKind::String, false, true, false}};
const OperatorSpec kOpYoloBoxesEncode = {"YoloBoxesEncode", "YoloBoxesEncode", kOpYoloBoxesEncodeArgs, 5, nullptr, 0, Execution::Native, true};
const ArgSpec kOpZerosLikeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const OperatorSpec kOpZerosLike = {"ZerosLike", "ZerosLike", kOpZerosLikeArgs, 2, nullptr, 0, Execution::Aten, true};

}  // namespace

const OperatorSpec* const kOperators[] = {
    &kAbs,
    &kAcos,
    &kAcosh,
    &kAdaptiveAvgPool2d,
    &kAdaptiveAvgPool2dBackward,
    &kAdaptiveAvgPool3d,
    &kAdaptiveAvgPool3dBackward,
    &kAdaptiveMaxPool2d,
    &kAdaptiveMaxPool2dBackward,
    &kAdaptiveMaxPool3d,
    &kAdaptiveMaxPool3dBackward,
    &kAdd,
    &kAddLayerNorm,
    &kAddLayerNormGrad,
    &kAddLora,
    &kAddRelu,
    &kAddRmsNorm,
    &kAddRmsNormCast,
    &kAddRmsNormDynamicQuantV2,
    &kAddRmsNormQuant,
    &kAddRmsNormQuantV2,
    &kAddV3,
    &kAddbmm,
    &kAddcdiv,
    &kAddcmul,
    &kAddmm,
    &kAddmmWeightNz,
    &kAddmv,
    &kAddr,
    &kAdds,
    &kAdvanceStepV2,
    &kAffineGrid,
    &kAll,
    &kAmax,
    &kAmin,
    &kAminmax,
    &kAminmaxAll,
    &kAminmaxDim,
    &kAmpUpdateScale,
    &kAngleV2,
    &kAny,
    &kApplyAdam,
    &kApplyAdamW,
    &kApplyAdamWV2,
    &kApplyRotaryPosEmb,
    &kApplyRotaryPosEmbV2,
    &kApplyTopKTopP,
    &kArange,
    &kArgMax,
    &kArgMin,
    &kAscendAntiQuant,
    &kAscendQuant,
    &kAscendQuantV3,
    &kAsin,
    &kAsinh,
    &kAtan,
    &kAtan2,
    &kAtanh,
    &kAvgPool2d,
    &kAvgPool2dBackward,
    &kAvgPool3d,
    &kAvgPool3dBackward,
    &kBaddbmm,
    &kBatchMatMul,
    &kBatchMatMulWeightNz,
    &kBatchNorm,
    &kBatchNormBackward,
    &kBatchNormElemt,
    &kBatchNormElemtBackward,
    &kBatchNormGatherStatsWithCounts,
    &kBatchNormReduce,
    &kBatchNormReduceBackward,
    &kBatchNormStats,
    &kBinaryCrossEntropy,
    &kBinaryCrossEntropyBackward,
    &kBinaryCrossEntropyWithLogits,
    &kBinaryCrossEntropyWithLogitsBackward,
    &kBincount,
    &kBitwiseAndScalar,
    &kBitwiseAndTensor,
    &kBitwiseNot,
    &kBitwiseOrScalar,
    &kBitwiseOrTensor,
    &kBitwiseXorScalar,
    &kBitwiseXorTensor,
    &kBucketize,
    &kCast,
    &kCat,
    &kCdist,
    &kCdistBackward,
    &kCeil,
    &kCelu,
    &kChannelShuffle,
    &kChunkCat,
    &kChunkGatedDeltaRule,
    &kClamp,
    &kClampMax,
    &kClampMaxTensor,
    &kClampMin,
    &kClampMinTensor,
    &kClampTensor,
    &kClippedSwiglu,
    &kCoalesceSparse,
    &kComplex,
    &kConfusionTranspose,
    &kConstantPadNd,
    &kConvDepthwise2d,
    &kConvTbc,
    &kConvTbcBackward,
    &kConvolution,
    &kConvolutionBackward,
    &kCos,
    &kCosh,
    &kCrossEntropyLoss,
    &kCrossEntropyLossGrad,
    &kCtcLoss,
    &kCtcLossBackward,
    &kCummax,
    &kCummin,
    &kCumprod,
    &kCumsum,
    &kDeepNorm,
    &kDeepNormGrad,
    &kDeformableConv2d,
    &kDeformableConv2dBackward,
    &kDequantBias,
    &kDequantRopeQuantKvcache,
    &kDequantSwigluQuant,
    &kDequantSwigluQuantV2,
    &kDiv,
    &kDivMod,
    &kDivMods,
    &kDivs,
    &kDot,
    &kDropoutDoMask,
    &kDropoutGenMask,
    &kDropoutGenMaskV2,
    &kDropoutGenMaskV2Tensor,
    &kDropoutV3,
    &kDynamicBlockQuant,
    &kDynamicBlockQuantV2,
    &kDynamicQuant,
    &kDynamicQuantV2,
    &kDynamicQuantV3,
    &kDynamicQuantV4,
    &kElu,
    &kEluBackward,
    &kEmbedding,
    &kEmbeddingBag,
    &kEmbeddingDenseBackward,
    &kEmbeddingRenorm,
    &kEqScalar,
    &kEqTensor,
    &kEqual,
    &kErf,
    &kErfc,
    &kErfinv,
    &kExp,
    &kExp2,
    &kExpm1,
    &kEye,
    &kFFNV2,
    &kFakeQuantPerChannelAffineCachemask,
    &kFakeQuantPerTensorAffineCachemask,
    &kFastGelu,
    &kFastGeluBackward,
    &kFastLayerNorm,
    &kFlashAttentionScore,
    &kFlashAttentionScoreGrad,
    &kFlashAttentionScoreGradV2,
    &kFlashAttentionScoreGradV3,
    &kFlashAttentionScoreGradV4,
    &kFlashAttentionScoreV2,
    &kFlashAttentionScoreV3,
    &kFlashAttentionScoreV4,
    &kFlashAttentionUnpaddingScoreGrad,
    &kFlashAttentionUnpaddingScoreGradV2,
    &kFlashAttentionUnpaddingScoreGradV3,
    &kFlashAttentionUnpaddingScoreGradV4,
    &kFlashAttentionUnpaddingScoreGradV5,
    &kFlashAttentionVarLenScore,
    &kFlashAttentionVarLenScoreV2,
    &kFlashAttentionVarLenScoreV3,
    &kFlashAttentionVarLenScoreV4,
    &kFlashAttentionVarLenScoreV5,
    &kFlip,
    &kFloor,
    &kFloorDivide,
    &kFloorDivides,
    &kFmodScalar,
    &kFmodTensor,
    &kForeachAbs,
    &kForeachAcos,
    &kForeachAddList,
    &kForeachAddListV2,
    &kForeachAddScalar,
    &kForeachAddScalarList,
    &kForeachAddScalarV2,
    &kForeachAddcdivScalar,
    &kForeachAddcdivScalarList,
    &kForeachAddcdivScalarV2,
    &kForeachAddcmulScalar,
    &kForeachAddcmulScalarList,
    &kForeachAddcmulScalarV2,
    &kForeachAsin,
    &kForeachAtan,
    &kForeachCopy,
    &kForeachCos,
    &kForeachCosh,
    &kForeachDivList,
    &kForeachDivScalar,
    &kForeachDivScalarList,
    &kForeachDivScalarV2,
    &kForeachErf,
    &kForeachErfc,
    &kForeachExp,
    &kForeachExpm1,
    &kForeachLerpList,
    &kForeachLerpScalar,
    &kForeachLog,
    &kForeachLog10,
    &kForeachLog1p,
    &kForeachLog2,
    &kForeachMaximumList,
    &kForeachMaximumScalar,
    &kForeachMaximumScalarList,
    &kForeachMaximumScalarV2,
    &kForeachMinimumList,
    &kForeachMinimumScalar,
    &kForeachMinimumScalarList,
    &kForeachMinimumScalarV2,
    &kForeachMulList,
    &kForeachMulScalar,
    &kForeachMulScalarList,
    &kForeachMulScalarV2,
    &kForeachNeg,
    &kForeachNonFiniteCheckAndUnscale,
    &kForeachNorm,
    &kForeachPowList,
    &kForeachPowScalar,
    &kForeachPowScalarAndTensor,
    &kForeachPowScalarList,
    &kForeachPowScalarV2,
    &kForeachReciprocal,
    &kForeachRoundOffNumber,
    &kForeachRoundOffNumberV2,
    &kForeachSigmoid,
    &kForeachSign,
    &kForeachSin,
    &kForeachSinh,
    &kForeachSqrt,
    &kForeachSubList,
    &kForeachSubListV2,
    &kForeachSubScalar,
    &kForeachSubScalarList,
    &kForeachSubScalarV2,
    &kForeachTan,
    &kForeachTanh,
    &kForeachZeroInplace,
    &kFrac,
    &kFusedCausalConv1d,
    &kFusedCrossEntropyLossWithMaxSum,
    &kFusedLinearCrossEntropyLossGrad,
    &kFusedLinearOnlineMaxSum,
    &kFusedMatmul,
    &kFusedQuantMatmul,
    &kFusedQuantMatmulWeightNz,
    &kFusedSgd,
    &kGRU,
    &kGRUBackward,
    &kGather,
    &kGatherV3,
    &kGcd,
    &kGeGluV3,
    &kGeGluV3Backward,
    &kGeScalar,
    &kGeTensor,
    &kGelu,
    &kGeluBackward,
    &kGeluBackwardV2,
    &kGeluMul,
    &kGeluV2,
    &kGemmaRmsNorm,
    &kGlu,
    &kGluBackward,
    &kGridSampler2D,
    &kGridSampler2DBackward,
    &kGridSampler3D,
    &kGridSampler3DBackward,
    &kGroupNorm,
    &kGroupNormBackward,
    &kGroupNormSilu,
    &kGroupNormSwish,
    &kGroupNormSwishGrad,
    &kGroupQuant,
    &kGroupedMatmul,
    &kGroupedMatmulAdd,
    &kGroupedMatmulAddV2,
    &kGroupedMatmulFinalizeRoutingV2,
    &kGroupedMatmulFinalizeRoutingV3,
    &kGroupedMatmulFinalizeRoutingWeightNz,
    &kGroupedMatmulFinalizeRoutingWeightNzV2,
    &kGroupedMatmulSwigluQuantV2,
    &kGroupedMatmulSwigluQuantWeightNZ,
    &kGroupedMatmulSwigluQuantWeightNzV2,
    &kGroupedMatmulV4,
    &kGroupedMatmulV5,
    &kGroupedMatmulWeightNz,
    &kGtScalar,
    &kGtTensor,
    &kHardshrink,
    &kHardshrinkBackward,
    &kHardsigmoid,
    &kHardsigmoidBackward,
    &kHardswish,
    &kHardswishBackward,
    &kHardswishBackwardV2,
    &kHardtanh,
    &kHardtanhBackward,
    &kHistc,
    &kIm2col,
    &kIm2colBackward,
    &kIndex,
    &kIndexAdd,
    &kIndexAddV2,
    &kIndexCopy,
    &kIndexFill,
    &kIndexFillTensor,
    &kIndexPutImpl,
    &kIndexSelect,
    &kInplaceAcos,
    &kInplaceAcosh,
    &kInplaceAdd,
    &kInplaceAddRelu,
    &kInplaceAddRmsNorm,
    &kInplaceAddcdiv,
    &kInplaceAddcmul,
    &kInplaceAddmm,
    &kInplaceAddr,
    &kInplaceAdds,
    &kInplaceAsin,
    &kInplaceAsinh,
    &kInplaceAtan,
    &kInplaceAtan2,
    &kInplaceAtanh,
    &kInplaceBernoulli,
    &kInplaceBernoulliTensor,
    &kInplaceBitwiseAndScalar,
    &kInplaceBitwiseAndTensor,
    &kInplaceBitwiseXorScalar,
    &kInplaceBitwiseXorTensor,
    &kInplaceCeil,
    &kInplaceCelu,
    &kInplaceClampMax,
    &kInplaceClampMaxTensor,
    &kInplaceClampMinTensor,
    &kInplaceCopy,
    &kInplaceCos,
    &kInplaceCosh,
    &kInplaceDiv,
    &kInplaceDivMod,
    &kInplaceDivMods,
    &kInplaceDivs,
    &kInplaceElu,
    &kInplaceEqScalar,
    &kInplaceEqTensor,
    &kInplaceErf,
    &kInplaceErfc,
    &kInplaceErfinv,
    &kInplaceExp,
    &kInplaceExp2,
    &kInplaceExpm1,
    &kInplaceFillDiagonal,
    &kInplaceFillScalar,
    &kInplaceFillTensor,
    &kInplaceFloor,
    &kInplaceFloorDivide,
    &kInplaceFloorDivides,
    &kInplaceFmodScalar,
    &kInplaceFmodTensor,
    &kInplaceFrac,
    &kInplaceFusedCausalConv1d,
    &kInplaceGeScalar,
    &kInplaceGeTensor,
    &kInplaceGtScalar,
    &kInplaceGtTensor,
    &kInplaceHardsigmoid,
    &kInplaceHardswish,
    &kInplaceHardtanh,
    &kInplaceIndexCopy,
    &kInplaceIndexFill,
    &kInplaceIndexFillTensor,
    &kInplaceLeScalar,
    &kInplaceLeTensor,
    &kInplaceLeakyRelu,
    &kInplaceLerp,
    &kInplaceLerps,
    &kInplaceLog,
    &kInplaceLog10,
    &kInplaceLog1p,
    &kInplaceLog2,
    &kInplaceLogicalAnd,
    &kInplaceLogicalNot,
    &kInplaceLogicalOr,
    &kInplaceLtScalar,
    &kInplaceLtTensor,
    &kInplaceMaskedFillScalar,
    &kInplaceMaskedFillTensor,
    &kInplaceMaskedScatter,
    &kInplaceMish,
    &kInplaceMul,
    &kInplaceMuls,
    &kInplaceNanToNum,
    &kInplaceNeScalar,
    &kInplaceNeTensor,
    &kInplaceNormal,
    &kInplaceNormalTensor,
    &kInplaceOne,
    &kInplacePowTensorScalar,
    &kInplacePowTensorTensor,
    &kInplacePut,
    &kInplaceQuantScatter,
    &kInplaceRReluWithNoise,
    &kInplaceRandom,
    &kInplaceRandomTensor,
    &kInplaceRandomWithoutFromTo,
    &kInplaceRandomWithoutFromToTensor,
    &kInplaceReciprocal,
    &kInplaceRelu,
    &kInplaceRemainderTensorScalar,
    &kInplaceRemainderTensorTensor,
    &kInplaceRenorm,
    &kInplaceRoundDecimals,
    &kInplaceRsqrt,
    &kInplaceScatter,
    &kInplaceScatterReduce,
    &kInplaceScatterUpdate,
    &kInplaceScatterValue,
    &kInplaceSigmoid,
    &kInplaceSin,
    &kInplaceSinc,
    &kInplaceSinh,
    &kInplaceSqrt,
    &kInplaceSub,
    &kInplaceSubs,
    &kInplaceTan,
    &kInplaceTanh,
    &kInplaceThreshold,
    &kInplaceTril,
    &kInplaceTriu,
    &kInplaceUniform,
    &kInplaceUniformTensor,
    &kInplaceXLogYScalarOther,
    &kInplaceZero,
    &kInterleaveRope,
    &kInverse,
    &kIou,
    &kIsClose,
    &kIsFinite,
    &kIsInScalarTensor,
    &kIsInTensorScalar,
    &kIsNegInf,
    &kIsPosInf,
    &kKlDiv,
    &kKlDivBackward,
    &kKlDivTargetBackward,
    &kKthvalue,
    &kKvRmsNormRopeCache,
    &kKvRmsNormRopeCacheV2,
    &kL1Loss,
    &kL1LossBackward,
    &kLSTM,
    &kLayerNorm,
    &kLayerNormBackward,
    &kLeScalar,
    &kLeTensor,
    &kLeakyRelu,
    &kLeakyReluBackward,
    &kLeftShift,
    &kLeftShifts,
    &kLerp,
    &kLerps,
    &kLessScalar,
    &kLinalgCholesky,
    &kLinalgCross,
    &kLinalgQr,
    &kLinalgVectorNorm,
    &kLinspace,
    &kLog,
    &kLog10,
    &kLog1p,
    &kLog2,
    &kLogAddExp,
    &kLogAddExp2,
    &kLogSigmoid,
    &kLogSigmoidBackward,
    &kLogSigmoidForward,
    &kLogSoftmax,
    &kLogSoftmaxBackward,
    &kLogSpace,
    &kLogSumExp,
    &kLogicalAnd,
    &kLogicalNot,
    &kLogicalOr,
    &kLogicalXor,
    &kLogit,
    &kLogitGrad,
    &kLstmBackward,
    &kLtScalar,
    &kLtTensor,
    &kMaskedCausalConv1d,
    &kMaskedCausalConv1dBackward,
    &kMaskedScale,
    &kMaskedSelect,
    &kMaskedSoftmaxWithRelPosBias,
    &kMatmul,
    &kMatmulWeightNz,
    &kMax,
    &kMaxDim,
    &kMaxPool2dWithIndices,
    &kMaxPool2dWithIndicesBackward,
    &kMaxPool2dWithMask,
    &kMaxPool2dWithMaskBackward,
    &kMaxPool3dWithArgmax,
    &kMaxPool3dWithArgmaxBackward,
    &kMaxUnpool2d,
    &kMaxUnpool3d,
    &kMaximum,
    &kMean,
    &kMedian,
    &kMedianDim,
    &kMin,
    &kMinDim,
    &kMinimum,
    &kMish,
    &kMishBackward,
    &kMm,
    &kMoeComputeExpertTokens,
    &kMoeFinalizeRouting,
    &kMoeFinalizeRoutingV2,
    &kMoeFinalizeRoutingV4,
    &kMoeGatingTopK,
    &kMoeGatingTopKBackward,
    &kMoeGatingTopKSoftmax,
    &kMoeGatingTopKSoftmaxV2,
    &kMoeGatingTopKV2,
    &kMoeInitRouting,
    &kMoeInitRoutingQuantV2,
    &kMoeInitRoutingV2,
    &kMoeInitRoutingV3,
    &kMoeReRouting,
    &kMoeTokenPermute,
    &kMoeTokenPermuteGrad,
    &kMoeTokenPermuteWithRoutingMap,
    &kMoeTokenPermuteWithRoutingMapGrad,
    &kMoeTokenUnpermute,
    &kMoeTokenUnpermuteGrad,
    &kMoeTokenUnpermuteWithRoutingMap,
    &kMoeTokenUnpermuteWithRoutingMapGrad,
    &kMoeUpdateExpert,
    &kMseLoss,
    &kMseLossBackward,
    &kMul,
    &kMuls,
    &kMultilabelMarginLoss,
    &kMultinomial,
    &kMultinomialTensor,
    &kMv,
    &kNLLLoss,
    &kNLLLoss2d,
    &kNLLLoss2dBackward,
    &kNLLLossBackward,
    &kNanMedian,
    &kNanMedianDim,
    &kNanToNum,
    &kNeScalar,
    &kNeTensor,
    &kNeg,
    &kNonzero,
    &kNonzeroV2,
    &kNorm,
    &kNormalFloatFloat,
    &kNormalFloatTensor,
    &kNormalTensorFloat,
    &kNormalTensorTensor,
    &kNpuFormatCast,
    &kOneHot,
    &kPdist,
    &kPolar,
    &kPowScalarTensor,
    &kPowTensorScalar,
    &kPowTensorTensor,
    &kPrelu,
    &kPreluBackward,
    &kProd,
    &kProdDim,
    &kQkvRmsNormRopeCache,
    &kQuantConvolution,
    &kQuantGroupedMatmulDequant,
    &kQuantGroupedMatmulDequantWeightNZ,
    &kQuantMatmulDequant,
    &kQuantMatmulReduceSumWeightNz,
    &kQuantMatmulV5,
    &kQuantMatmulWeightNz,
    &kQuantize,
    &kROIAlign,
    &kROIAlignBackward,
    &kRReluWithNoise,
    &kRandperm,
    &kRange,
    &kReciprocal,
    &kRecurrentGatedDeltaRule,
    &kReduceNansum,
    &kReduceSum,
    &kReflectionPad1d,
    &kReflectionPad1dBackward,
    &kReflectionPad2d,
    &kReflectionPad2dBackward,
    &kReflectionPad3d,
    &kReflectionPad3dBackward,
    &kRelu,
    &kRemainderScalarTensor,
    &kRemainderTensorScalar,
    &kRemainderTensorTensor,
    &kRenorm,
    &kRepeat,
    &kRepeatInterleave,
    &kRepeatInterleaveGrad,
    &kRepeatInterleaveInt,
    &kRepeatInterleaveIntWithDim,
    &kRepeatInterleaveTensor,
    &kRepeatInterleaveWithDim,
    &kReplicationPad1d,
    &kReplicationPad1dBackward,
    &kReplicationPad2d,
    &kReplicationPad2dBackward,
    &kReplicationPad3d,
    &kReplicationPad3dBackward,
    &kRightShift,
    &kRmsNorm,
    &kRmsNormGrad,
    &kRmsNormQuant,
    &kRoll,
    &kRopeWithSinCosCache,
    &kRopeWithSinCosCacheV2,
    &kRotaryPositionEmbedding,
    &kRotaryPositionEmbeddingGrad,
    &kRotaryPositionEmbeddingV2,
    &kRotateQuant,
    &kRound,
    &kRoundDecimals,
    &kRsqrt,
    &kRsub,
    &kRsubs,
    &kSWhere,
    &kScaledMaskedSoftmax,
    &kScaledMaskedSoftmaxBackward,
    &kScatter,
    &kScatterAdd,
    &kScatterList,
    &kScatterNdUpdate,
    &kScatterReduce,
    &kScatterValue,
    &kSearchSorted,
    &kSearchSorteds,
    &kSigmoid,
    &kSigmoidBackward,
    &kSign,
    &kSignbit,
    &kSilu,
    &kSiluBackward,
    &kSimThreadExponential,
    &kSin,
    &kSinc,
    &kSinh,
    &kSleep,
    &kSlogdet,
    &kSmoothL1Loss,
    &kSmoothL1LossBackward,
    &kSoftMarginLoss,
    &kSoftMarginLossBackward,
    &kSoftmax,
    &kSoftmaxBackward,
    &kSoftplus,
    &kSoftplusBackward,
    &kSoftshrink,
    &kSoftshrinkBackward,
    &kSort,
    &kSplitWithSize,
    &kSqrt,
    &kStack,
    &kStd,
    &kStdMeanCorrection,
    &kStridedSlice,
    &kSub,
    &kSubs,
    &kSvd,
    &kSwiGlu,
    &kSwiGluGrad,
    &kSwiGluQuantV2,
    &kSyncBatchNormGatherStats,
    &kTake,
    &kTan,
    &kTanh,
    &kTanhBackward,
    &kThnnFusedLstmCell,
    &kThnnFusedLstmCellBackward,
    &kThreshold,
    &kThresholdBackward,
    &kTopKTopPSample,
    &kTopKTopPSampleV2,
    &kTopk,
    &kTrace,
    &kTransQuantParamV2,
    &kTransQuantParamV3,
    &kTransformBiasRescaleQkv,
    &kTransposeBatchMatMul,
    &kTransposeBatchMatMulWeightNz,
    &kTriangularSolve,
    &kTril,
    &kTriu,
    &kTrunc,
    &kUnfoldGrad,
    &kUnique,
    &kUnique2,
    &kUniqueConsecutive,
    &kUniqueDim,
    &kUpsampleBicubic2d,
    &kUpsampleBicubic2dAA,
    &kUpsampleBicubic2dAAGrad,
    &kUpsampleBicubic2dBackward,
    &kUpsampleBilinear2d,
    &kUpsampleBilinear2dAA,
    &kUpsampleBilinear2dAABackward,
    &kUpsampleBilinear2dBackward,
    &kUpsampleBilinear2dBackwardV2,
    &kUpsampleLinear1d,
    &kUpsampleLinear1dBackward,
    &kUpsampleNearest1d,
    &kUpsampleNearest1dBackward,
    &kUpsampleNearest1dV2,
    &kUpsampleNearest2d,
    &kUpsampleNearest2dBackward,
    &kUpsampleNearest2dV2,
    &kUpsampleNearest3d,
    &kUpsampleNearest3dBackward,
    &kUpsampleNearestExact1d,
    &kUpsampleNearestExact1dBackward,
    &kUpsampleNearestExact2d,
    &kUpsampleNearestExact2dBackward,
    &kUpsampleNearestExact3d,
    &kUpsampleNearestExact3dBackward,
    &kUpsampleTrilinear3d,
    &kUpsampleTrilinear3dBackward,
    &kVarCorrection,
    &kVarMean,
    &kWeightQuantBatchMatmulNz,
    &kWeightQuantBatchMatmulV2,
    &kWeightQuantBatchMatmulV3,
    &kXLogYScalarOther,
    &kXLogYScalarSelf,
    &kXLogYTensor,
    &kOpAbs,
    &kOpAcos,
    &kOpAcosh,
    &kOpAdaptiveAvgPool2d,
    &kOpAdaptiveAvgPool2dGrad,
    &kOpAdd,
    &kOpAddcdiv,
    &kOpAddcmul,
    &kOpAffineGrid,
    &kOpAnchorResponseFlags,
    &kOpApplyAdamD,
    &kOpApplyAdamV2,
    &kOpApplyAdamW,
    &kOpArgMaxGrad,
    &kOpArgMaxV2,
    &kOpArgMaxWithValue,
    &kOpArgMin,
    &kOpArgMinWithValue,
    &kOpAsStrided,
    &kOpAsin,
    &kOpAsinh,
    &kOpAtan,
    &kOpAtan2,
    &kOpAtanh,
    &kOpAttentionLnQKV,
    &kOpAttentionQKVGradW,
    &kOpAttentionQKVGradX,
    &kOpAttentionScore,
    &kOpAttentionScoreGrad,
    &kOpAvgPool3D,
    &kOpAvgPool3DGrad,
    &kOpAvgPoolV2,
    &kOpAvgPoolV2Grad,
    &kOpAxpyV2,
    &kOpAxpyWithSoftmaxAndDropOutDoMask,
    &kOpBN3DTrainingReduce,
    &kOpBN3DTrainingReduceGrad,
    &kOpBN3DTrainingUpdate,
    &kOpBN3DTrainingUpdateGrad,
    &kOpBNInfer,
    &kOpBNInferGrad,
    &kOpBNTrainingReduce,
    &kOpBNTrainingReduceGrad,
    &kOpBNTrainingUpdate,
    &kOpBNTrainingUpdateGrad,
    &kOpBatchMatMul,
    &kOpBatchMultiClassNonMaxSuppression,
    &kOpBiasAddGrad,
    &kOpBinaryCrossEntropy,
    &kOpBinaryCrossEntropyGrad,
    &kOpBincount,
    &kOpBitwiseAnd,
    &kOpBitwiseOr,
    &kOpBitwiseXor,
    &kOpBoundingBoxDecode,
    &kOpBoundingBoxEncode,
    &kOpBroadcastTo,
    &kOpCast,
    &kOpCdist,
    &kOpCdistGrad,
    &kOpCeil,
    &kOpCeluV2,
    &kOpClipByValue,
    &kOpClipByValueV2,
    &kOpCol2im,
    &kOpConcatD,
    &kOpConfusionTransposeD,
    &kOpConv2D,
    &kOpConv2DBackpropFilter,
    &kOpConv2DBackpropInput,
    &kOpConv2DTranspose,
    &kOpConv3D,
    &kOpConv3DBackpropFilter,
    &kOpConv3DBackpropInput,
    &kOpConv3DTranspose,
    &kOpCos,
    &kOpCosh,
    &kOpCropAndResizeV2,
    &kOpCross,
    &kOpCummax,
    &kOpCummin,
    &kOpCumprod,
    &kOpCumsum,
    &kOpDIoU,
    &kOpDIoUGrad,
    &kOpDepthwiseConv2D,
    &kOpDepthwiseConv2DBackpropFilter,
    &kOpDepthwiseConv2DBackpropInput,
    &kOpDiag,
    &kOpDiagPart,
    &kOpDiv,
    &kOpDot,
    &kOpDropOutDoMask,
    &kOpDropOutDoMaskV3,
    &kOpDropOutGenMaskV3,
    &kOpDropoutWithMulsAndSoftmaxGrad,
    &kOpDynamicGRUV2,
    &kOpDynamicGRUV2Grad,
    &kOpDynamicRNN,
    &kOpDynamicRNNGrad,
    &kOpDynamicRNNV2,
    &kOpDynamicRNNV2Grad,
    &kOpElu,
    &kOpEluGradV2,
    &kOpEmbeddingDenseGrad,
    &kOpEqual,
    &kOpErf,
    &kOpErfc,
    &kOpErfinv,
    &kOpExp,
    &kOpExpm1,
    &kOpEye,
    &kOpFastGelu,
    &kOpFastGeluGrad,
    &kOpFill,
    &kOpFillDiagonal,
    &kOpFloor,
    &kOpFloorDiv,
    &kOpFloorMod,
    &kOpGIoU,
    &kOpGIoUGrad,
    &kOpGLU,
    &kOpGLUGrad,
    &kOpGather,
    &kOpGatherElements,
    &kOpGatherV2,
    &kOpGatherV2D,
    &kOpGelu,
    &kOpGreater,
    &kOpGreaterEqual,
    &kOpGridAssignPositive,
    &kOpGridSampler2D,
    &kOpGridSampler2DGrad,
    &kOpGridSampler3D,
    &kOpGroupNorm,
    &kOpHardShrink,
    &kOpHardShrinkGrad,
    &kOpHardSigmoid,
    &kOpHardSigmoidGrad,
    &kOpHardSwish,
    &kOpHardSwishGrad,
    &kOpHardtanhGrad,
    &kOpHistogram,
    &kOpIFMR,
    &kOpIdentity,
    &kOpIm2col,
    &kOpImgToTensor,
    &kOpIndexFillD,
    &kOpIndexPutV2,
    &kOpInplaceIndexAdd,
    &kOpInvert,
    &kOpIou,
    &kOpIsClose,
    &kOpIsFinite,
    &kOpKLDiv,
    &kOpKlDivLossGrad,
    &kOpL1LossGrad,
    &kOpLayerNorm,
    &kOpLayerNormGrad,
    &kOpLayerNormV3,
    &kOpLeakyRelu,
    &kOpLeakyReluGrad,
    &kOpLeftShift,
    &kOpLerp,
    &kOpLess,
    &kOpLessEqual,
    &kOpLinSpace,
    &kOpLog,
    &kOpLog1p,
    &kOpLogAddExp,
    &kOpLogMatrixDeterminant,
    &kOpLogSigmoid,
    &kOpLogSigmoidGrad,
    &kOpLogSoftmaxGrad,
    &kOpLogSoftmaxV2,
    &kOpLogSpaceD,
    &kOpLogicalAnd,
    &kOpLogicalNot,
    &kOpLogicalOr,
    &kOpLogicalXor,
    &kOpLpLoss,
    &kOpLpNormReduceV2,
    &kOpLpNormUpdateV2,
    &kOpMaskedFill,
    &kOpMaskedFillRange,
    &kOpMaskedScatter,
    &kOpMaskedSelect,
    &kOpMatMul,
    &kOpMatMulV2,
    &kOpMatrixInverse,
    &kOpMaxPool3D,
    &kOpMaximum,
    &kOpMinimum,
    &kOpMirrorPad,
    &kOpMish,
    &kOpMishGrad,
    &kOpMod,
    &kOpMseLoss,
    &kOpMseLossGrad,
    &kOpMul,
    &kOpMultiHeadAttention,
    &kOpMultiHeadAttentionGrad,
    &kOpMultilabelMarginLoss,
    &kOpMultinomialWithReplacement,
    &kOpNLLLoss,
    &kOpNLLLossGrad,
    &kOpNMSWithMask,
    &kOpNPUAllocFloatStatus,
    &kOpNPUClearFloatDebugStatus,
    &kOpNPUClearFloatStatus,
    &kOpNPUClearFloatStatusV2,
    &kOpNPUGetFloatDebugStatus,
    &kOpNPUGetFloatStatus,
    &kOpNPUGetFloatStatusV2,
    &kOpNanToNum,
    &kOpNeg,
    &kOpNonMaxSuppressionV4,
    &kOpNonZero,
    &kOpNormalizeBatch,
    &kOpNormalizeV2,
    &kOpNotEqual,
    &kOpOneHot,
    &kOpOneHotD,
    &kOpOnesLike,
    &kOpPRelu,
    &kOpPSROIPoolingGradV2D,
    &kOpPSROIPoolingV2,
    &kOpPack,
    &kOpPad,
    &kOpPadV3,
    &kOpPadV3Grad,
    &kOpPdist,
    &kOpPow,
    &kOpQr,
    &kOpQuantize,
    &kOpRandomChoiceWithMask,
    &kOpRange,
    &kOpRangeD,
    &kOpRealDiv,
    &kOpReciprocal,
    &kOpReduceAll,
    &kOpReduceAny,
    &kOpReduceLogSumExp,
    &kOpReduceMax,
    &kOpReduceMean,
    &kOpReduceMeanD,
    &kOpReduceMeanWithCount,
    &kOpReduceMin,
    &kOpReduceProd,
    &kOpReduceStdWithMean,
    &kOpReduceSum,
    &kOpReduceSumD,
    &kOpRelu,
    &kOpReluGrad,
    &kOpRenorm,
    &kOpReshape,
    &kOpResizeBilinearV2,
    &kOpResizeBilinearV2Grad,
    &kOpResizeNearestNeighborV2,
    &kOpResizeNearestNeighborV2Grad,
    &kOpReverseV2,
    &kOpRightShift,
    &kOpRmsNorm,
    &kOpRoll,
    &kOpRotaryMul,
    &kOpRotatedBoxDecode,
    &kOpRotatedBoxEncode,
    &kOpRotatedIou,
    &kOpRotatedNMS,
    &kOpRotatedOverlaps,
    &kOpRound,
    &kOpRsqrt,
    &kOpScatter,
    &kOpScatterElements,
    &kOpScatterNdAdd,
    &kOpScatterNdUpdate,
    &kOpScatterUpdate,
    &kOpSearchSorted,
    &kOpSelu,
    &kOpSeluGrad,
    &kOpShuffleChannel,
    &kOpSigmoid,
    &kOpSigmoidCrossEntropyWithLogitsGradV2,
    &kOpSigmoidCrossEntropyWithLogitsV2,
    &kOpSigmoidGrad,
    &kOpSign,
    &kOpSignBitsPack,
    &kOpSignBitsUnpack,
    &kOpSiluGrad,
    &kOpSin,
    &kOpSinh,
    &kOpSlice,
    &kOpSmoothL1LossGradV2,
    &kOpSmoothL1LossV2,
    &kOpSoftMarginLoss,
    &kOpSoftMarginLossGrad,
    &kOpSoftShrink,
    &kOpSoftShrinkGrad,
    &kOpSoftmaxCrossEntropyWithLogits,
    &kOpSoftmaxGrad,
    &kOpSoftmaxV2,
    &kOpSoftplusV2,
    &kOpSoftplusV2Grad,
    &kOpSort,
    &kOpSortV2,
    &kOpSqrt,
    &kOpSquare,
    &kOpStatelessBernoulli,
    &kOpStatelessDropOutGenMask,
    &kOpStatelessRandomNormalV2,
    &kOpStatelessRandomUniformV2,
    &kOpStatelessRandperm,
    &kOpStrideAdd,
    &kOpStridedSlice,
    &kOpSub,
    &kOpSwish,
    &kOpSwishGrad,
    &kOpTan,
    &kOpTanh,
    &kOpTanhGrad,
    &kOpTensorEqual,
    &kOpThresholdGradV2D,
    &kOpThresholdV2D,
    &kOpTile,
    &kOpTopKV2,
    &kOpTrace,
    &kOpTranspose,
    &kOpTril,
    &kOpTriu,
    &kOpTrunc,
    &kOpUniqueConsecutive,
    &kOpUniqueWithCountsAndSorting,
    &kOpUpsampleNearest3d,
    &kOpUpsampleNearest3dGrad,
    &kOpUpsampleTrilinear3d,
    &kOpUpsampleTrilinear3dGrad,
    &kOpViewCopy,
    &kOpXlogy,
    &kOpYoloBoxesEncode,
    &kOpZerosLike,
};
const uint16_t kOperatorCount = 1102;

}  // namespace hotplate::nn
