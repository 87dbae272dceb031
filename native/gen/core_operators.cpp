// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "aclnn/contract.h"
#include "aclnn/operator.h"

namespace hotplate::nn {

namespace checks {
Code addbmm(const OperatorTask& task, const RuleSpec& rule);
Code amsgrad_has_maximum(const OperatorTask& task, const RuleSpec& rule);
Code concatenates(const OperatorTask& task, const RuleSpec& rule);
Code convolution(const OperatorTask& task, const RuleSpec& rule);
Code dtype_is(const OperatorTask& task, const RuleSpec& rule);
Code embedding(const OperatorTask& task, const RuleSpec& rule);
Code flash_attention(const OperatorTask& task, const RuleSpec& rule);
Code halved(const OperatorTask& task, const RuleSpec& rule);
Code has_steps(const OperatorTask& task, const RuleSpec& rule);
Code interleaves_all(const OperatorTask& task, const RuleSpec& rule);
Code interleaves_dim(const OperatorTask& task, const RuleSpec& rule);
Code is_n_by_m(const OperatorTask& task, const RuleSpec& rule);
Code loss_shapes(const OperatorTask& task, const RuleSpec& rule);
Code normalized_shape(const OperatorTask& task, const RuleSpec& rule);
Code one_element(const OperatorTask& task, const RuleSpec& rule);
Code pads(const OperatorTask& task, const RuleSpec& rule);
Code permutes(const OperatorTask& task, const RuleSpec& rule);
Code random_dropout_mask(const OperatorTask& task, const RuleSpec& rule);
Code random_integers(const OperatorTask& task, const RuleSpec& rule);
Code random_interval(const OperatorTask& task, const RuleSpec& rule);
Code random_multinomial(const OperatorTask& task, const RuleSpec& rule);
Code random_not_negative(const OperatorTask& task, const RuleSpec& rule);
Code random_permutation(const OperatorTask& task, const RuleSpec& rule);
Code random_positive(const OperatorTask& task, const RuleSpec& rule);
Code random_probability(const OperatorTask& task, const RuleSpec& rule);
Code random_single(const OperatorTask& task, const RuleSpec& rule);
Code repeats(const OperatorTask& task, const RuleSpec& rule);
Code rms_norm(const OperatorTask& task, const RuleSpec& rule);
Code rolls(const OperatorTask& task, const RuleSpec& rule);
Code rotary(const OperatorTask& task, const RuleSpec& rule);
Code splits(const OperatorTask& task, const RuleSpec& rule);
Code stacks(const OperatorTask& task, const RuleSpec& rule);
Code step_is_not_zero(const OperatorTask& task, const RuleSpec& rule);
}  // namespace checks

namespace {

const ArgSpec kAbsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAbsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAbs = {"aclnnAbs", "Abs", kAbsArgs, 2, kAbsRules, 3, Execution::Aten};
const ArgSpec kAcosArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAcosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAcos = {"aclnnAcos", "Acos", kAcosArgs, 2, kAcosRules, 3, Execution::Aten};
const ArgSpec kAcoshArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAcoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAcosh = {"aclnnAcosh", "Acosh", kAcoshArgs, 2, kAcoshRules, 3, Execution::Aten};
const ArgSpec kAdaptiveAvgPool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveAvgPool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveAvgPool2d = {"aclnnAdaptiveAvgPool2d", "AdaptiveAvgPool2d", kAdaptiveAvgPool2dArgs, 3, kAdaptiveAvgPool2dRules, 4, Execution::Aten};
const ArgSpec kAdaptiveAvgPool2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveAvgPool2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveAvgPool2dBackward = {"aclnnAdaptiveAvgPool2dBackward", "AdaptiveAvgPool2dBackward", kAdaptiveAvgPool2dBackwardArgs, 3, kAdaptiveAvgPool2dBackwardRules, 6, Execution::Aten};
const ArgSpec kAdaptiveMaxPool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"outputOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAdaptiveMaxPool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdaptiveMaxPool2d = {"aclnnAdaptiveMaxPool2d", "AdaptiveMaxPool3d", kAdaptiveMaxPool2dArgs, 4, kAdaptiveMaxPool2dRules, 5, Execution::Aten};
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
const OperatorSpec kAdaptiveMaxPool2dBackward = {"aclnnAdaptiveMaxPool2dBackward", "AdaptiveMaxPool3dGrad", kAdaptiveMaxPool2dBackwardArgs, 4, kAdaptiveMaxPool2dBackwardRules, 8, Execution::Native};
const ArgSpec kAddArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdd = {"aclnnAdd", "Add", kAddArgs, 4, kAddRules, 6, Execution::Aten};
const ArgSpec kAddReluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddRelu = {"aclnnAddRelu", "AddRelu", kAddReluArgs, 4, kAddReluRules, 6, Execution::Native};
const ArgSpec kAddV3Args[] = {{"self", ArgKind::Scalar, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddV3Rules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddV3 = {"aclnnAddV3", "Add", kAddV3Args, 4, kAddV3Rules, 4, Execution::Aten};
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
const OperatorSpec kAddbmm = {"aclnnAddbmm", "BatchMatMulV3", kAddbmmArgs, 7, kAddbmmRules, 9, Execution::Native};
const ArgSpec kAddcdivArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddcdivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddcdiv = {"aclnnAddcdiv", "Addcdiv", kAddcdivArgs, 5, kAddcdivRules, 5, Execution::Aten};
const ArgSpec kAddcmulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddcmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddcmul = {"aclnnAddcmul", "Addcmul", kAddcmulArgs, 5, kAddcmulRules, 5, Execution::Aten};
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
const OperatorSpec kAddmm = {"aclnnAddmm", "MatMulV3", kAddmmArgs, 7, kAddmmRules, 9, Execution::Native};
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
const OperatorSpec kAddmv = {"aclnnAddmv", "MatMulV3", kAddmvArgs, 7, kAddmvRules, 9, Execution::Native};
const ArgSpec kAddrArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"vec1", ArgKind::Tensor, false, true, false}, {"vec2", ArgKind::Tensor, false, true, false}, {"betaOptional", ArgKind::Scalar, true, true, false}, {"alphaOptional", ArgKind::Scalar, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAddr = {"aclnnAddr", "Addr", kAddrArgs, 6, kAddrRules, 7, Execution::Native};
const ArgSpec kAddsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAddsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAdds = {"aclnnAdds", "Add", kAddsArgs, 4, kAddsRules, 4, Execution::Aten};
const ArgSpec kAllArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAllRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAll = {"aclnnAll", "ReduceAll", kAllArgs, 4, kAllRules, 4, Execution::Aten};
const ArgSpec kAmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAmax = {"aclnnAmax", "ReduceMax", kAmaxArgs, 4, kAmaxRules, 5, Execution::Aten};
const ArgSpec kAminArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAminRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAmin = {"aclnnAmin", "ReduceMin", kAminArgs, 4, kAminRules, 5, Execution::Aten};
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
const OperatorSpec kAminmax = {"aclnnAminmax", "Aminmax", kAminmaxArgs, 5, kAminmaxRules, 7, Execution::Native};
const ArgSpec kAminmaxAllArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"minOut", ArgKind::Tensor, false, false, true}, {"maxOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kAminmaxAllRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAminmaxAll = {"aclnnAminmaxAll", "AminmaxAll", kAminmaxAllArgs, 3, kAminmaxAllRules, 4, Execution::Aten};
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
const OperatorSpec kAminmaxDim = {"aclnnAminmaxDim", "AminmaxDim", kAminmaxDimArgs, 5, kAminmaxDimRules, 7, Execution::Aten};
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
const OperatorSpec kAmpUpdateScale = {"aclnnAmpUpdateScale", "AmpUpdateScale", kAmpUpdateScaleArgs, 8, kAmpUpdateScaleRules, 10, Execution::Native};
const ArgSpec kAngleV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAngleV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAngleV2 = {"aclnnAngleV2", "AngleV2", kAngleV2Args, 2, kAngleV2Rules, 3, Execution::Aten};
const ArgSpec kAnyArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAnyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAny = {"aclnnAny", "ReduceAny", kAnyArgs, 4, kAnyRules, 4, Execution::Aten};
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
const OperatorSpec kApplyAdamWV2 = {"aclnnApplyAdamWV2", "ApplyAdamWV2", kApplyAdamWV2Args, 13, kApplyAdamWV2Rules, 9, Execution::Native};
const ArgSpec kArangeArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"step", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kArangeRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Give a step that leads from start to end.", checks::step_is_not_zero, 161002},
};
const OperatorSpec kArange = {"aclnnArange", "Range", kArangeArgs, 4, kArangeRules, 3, Execution::Aten};
const ArgSpec kArgMaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kArgMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kArgMax = {"aclnnArgMax", "ArgMaxV2", kArgMaxArgs, 4, kArgMaxRules, 4, Execution::Aten};
const ArgSpec kArgMinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kArgMinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kArgMin = {"aclnnArgMin", "ArgMin", kArgMinArgs, 4, kArgMinRules, 4, Execution::Aten};
const ArgSpec kAsinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAsinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAsin = {"aclnnAsin", "Asin", kAsinArgs, 2, kAsinRules, 3, Execution::Aten};
const ArgSpec kAsinhArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAsinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAsinh = {"aclnnAsinh", "Asinh", kAsinhArgs, 2, kAsinhRules, 3, Execution::Aten};
const ArgSpec kAtanArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAtanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAtan = {"aclnnAtan", "Atan", kAtanArgs, 2, kAtanRules, 3, Execution::Aten};
const ArgSpec kAtan2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAtan2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAtan2 = {"aclnnAtan2", "Atan2", kAtan2Args, 3, kAtan2Rules, 4, Execution::Aten};
const ArgSpec kAtanhArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAtanh = {"aclnnAtanh", "Atanh", kAtanhArgs, 2, kAtanhRules, 3, Execution::Aten};
const ArgSpec kAvgPool2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"paddings", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"countIncludePad", ArgKind::Bool, false, true, false}, {"divisorOverride", ArgKind::Int, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kAvgPool2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {8, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 8, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAvgPool2d = {"aclnnAvgPool2d", "AvgPoolV2", kAvgPool2dArgs, 9, kAvgPool2dRules, 4, Execution::Aten};
const ArgSpec kAvgPool2dBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"countIncludePad", ArgKind::Bool, false, true, false}, {"divisorOverride", ArgKind::Int, false, true, false}, {"cubeMathType", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kAvgPool2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 9, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kAvgPool2dBackward = {"aclnnAvgPool2dBackward", "AvgPoolV2Grad", kAvgPool2dBackwardArgs, 10, kAvgPool2dBackwardRules, 6, Execution::Aten};
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
const OperatorSpec kBaddbmm = {"aclnnBaddbmm", "BatchMatMulV3", kBaddbmmArgs, 7, kBaddbmmRules, 9, Execution::Native};
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
const OperatorSpec kBatchMatMul = {"aclnnBatchMatMul", "BatchMatMulV3", kBatchMatMulArgs, 4, kBatchMatMulRules, 7, Execution::Native};
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
const OperatorSpec kBatchNorm = {"aclnnBatchNorm", "BatchNormV3", kBatchNormArgs, 11, kBatchNormRules, 10, Execution::Native};
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
const OperatorSpec kBatchNormBackward = {"aclnnBatchNormBackward", "BatchNormGradV3", kBatchNormBackwardArgs, 13, kBatchNormBackwardRules, 11, Execution::Native};
const ArgSpec kBinaryCrossEntropyArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kBinaryCrossEntropy = {"aclnnBinaryCrossEntropy", "BinaryCrossEntropy", kBinaryCrossEntropyArgs, 5, kBinaryCrossEntropyRules, 5, Execution::Aten};
const ArgSpec kBinaryCrossEntropyBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBinaryCrossEntropyBackward = {"aclnnBinaryCrossEntropyBackward", "BinaryCrossEntropyBackward", kBinaryCrossEntropyBackwardArgs, 6, kBinaryCrossEntropyBackwardRules, 6, Execution::Aten};
const ArgSpec kBinaryCrossEntropyWithLogitsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"posWeightOptional", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyWithLogitsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 4, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kBinaryCrossEntropyWithLogits = {"aclnnBinaryCrossEntropyWithLogits", "BinaryCrossEntropyWithLogits", kBinaryCrossEntropyWithLogitsArgs, 6, kBinaryCrossEntropyWithLogitsRules, 5, Execution::Aten};
const ArgSpec kBinaryCrossEntropyWithLogitsBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weightOptional", ArgKind::Tensor, true, true, false}, {"posWeightOptional", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBinaryCrossEntropyWithLogitsBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {5, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBinaryCrossEntropyWithLogitsBackward = {"aclnnBinaryCrossEntropyWithLogitsBackward", "BinaryCrossEntropyWithLogitsBackward", kBinaryCrossEntropyWithLogitsBackwardArgs, 7, kBinaryCrossEntropyWithLogitsBackwardRules, 6, Execution::Native};
const ArgSpec kBincountArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"weights", ArgKind::Tensor, true, true, false}, {"minlength", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBincountRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kBincount = {"aclnnBincount", "Bincount", kBincountArgs, 4, kBincountRules, 5, Execution::Aten};
const ArgSpec kBitwiseAndScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseAndScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseAndScalar = {"aclnnBitwiseAndScalar", "BitwiseAnd", kBitwiseAndScalarArgs, 3, kBitwiseAndScalarRules, 4, Execution::Aten};
const ArgSpec kBitwiseAndTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseAndTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseAndTensor = {"aclnnBitwiseAndTensor", "BitwiseAnd", kBitwiseAndTensorArgs, 3, kBitwiseAndTensorRules, 6, Execution::Aten};
const ArgSpec kBitwiseNotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseNotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseNot = {"aclnnBitwiseNot", "Invert", kBitwiseNotArgs, 2, kBitwiseNotRules, 3, Execution::Aten};
const ArgSpec kBitwiseOrScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseOrScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseOrScalar = {"aclnnBitwiseOrScalar", "BitwiseOr", kBitwiseOrScalarArgs, 3, kBitwiseOrScalarRules, 4, Execution::Aten};
const ArgSpec kBitwiseOrTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseOrTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseOrTensor = {"aclnnBitwiseOrTensor", "BitwiseOr", kBitwiseOrTensorArgs, 3, kBitwiseOrTensorRules, 6, Execution::Aten};
const ArgSpec kBitwiseXorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseXorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseXorScalar = {"aclnnBitwiseXorScalar", "BitwiseXor", kBitwiseXorScalarArgs, 3, kBitwiseXorScalarRules, 4, Execution::Aten};
const ArgSpec kBitwiseXorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kBitwiseXorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kBitwiseXorTensor = {"aclnnBitwiseXorTensor", "BitwiseXor", kBitwiseXorTensorArgs, 3, kBitwiseXorTensorRules, 6, Execution::Aten};
const ArgSpec kCastArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCastRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe the output with the data type asked for.", checks::dtype_is, 161002},
};
const OperatorSpec kCast = {"aclnnCast", "Cast", kCastArgs, 3, kCastRules, 4, Execution::Aten};
const ArgSpec kCatArgs[] = {{"tensors", ArgKind::TensorList, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Except along `dim` all tensors have equal sizes.", checks::concatenates, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCat = {"aclnnCat", "ConcatD", kCatArgs, 3, kCatRules, 5, Execution::Aten};
const ArgSpec kCdistArgs[] = {{"x1", ArgKind::Tensor, false, true, false}, {"x2", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Double, false, true, false}, {"compute_mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCdistRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCdist = {"aclnnCdist", "Cdist", kCdistArgs, 5, kCdistRules, 6, Execution::Native};
const ArgSpec kCeilArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCeilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCeil = {"aclnnCeil", "Ceil", kCeilArgs, 2, kCeilRules, 3, Execution::Aten};
const ArgSpec kCeluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCelu = {"aclnnCelu", "Celu", kCeluArgs, 3, kCeluRules, 4, Execution::Aten};
const ArgSpec kChunkCatArgs[] = {{"tensors", ArgKind::TensorList, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"numChunks", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kChunkCatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kChunkCat = {"aclnnChunkCat", "ChunkCat", kChunkCatArgs, 4, kChunkCatRules, 3, Execution::Aten};
const ArgSpec kClampArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Scalar, true, true, false}, {"clipValueMax", ArgKind::Scalar, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClamp = {"aclnnClamp", "ClipByValueV2", kClampArgs, 4, kClampRules, 4, Execution::Native};
const ArgSpec kClampMaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMax", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMax = {"aclnnClampMax", "Minimum", kClampMaxArgs, 3, kClampMaxRules, 4, Execution::Native};
const ArgSpec kClampMaxTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"max", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMaxTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMaxTensor = {"aclnnClampMaxTensor", "Minimum", kClampMaxTensorArgs, 3, kClampMaxTensorRules, 6, Execution::Aten};
const ArgSpec kClampMinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMin = {"aclnnClampMin", "Maximum", kClampMinArgs, 3, kClampMinRules, 4, Execution::Native};
const ArgSpec kClampMinTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampMinTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampMinTensor = {"aclnnClampMinTensor", "Maximum", kClampMinTensorArgs, 3, kClampMinTensorRules, 6, Execution::Aten};
const ArgSpec kClampTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Tensor, true, true, false}, {"clipValueMax", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kClampTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kClampTensor = {"aclnnClampTensor", "ClampTensor", kClampTensorArgs, 4, kClampTensorRules, 6, Execution::Aten};
const ArgSpec kComplexArgs[] = {{"real", ArgKind::Tensor, false, true, false}, {"imag", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kComplexRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x30000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kComplex = {"aclnnComplex", "Complex", kComplexArgs, 3, kComplexRules, 4, Execution::Aten};
const ArgSpec kConfusionTransposeArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"perm", ArgKind::IntArray, false, true, false}, {"shape", ArgKind::IntArray, false, true, false}, {"transpose_first", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kConfusionTransposeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, 4, -1}, 0x0ull, 0, 0, "", "`perm` orders the dimensions, `shape` keeps the number of elements.", checks::permutes, 161002},
};
const OperatorSpec kConfusionTranspose = {"aclnnConfusionTranspose", "ConfusionTranspose", kConfusionTransposeArgs, 5, kConfusionTransposeRules, 4, Execution::Native};
const ArgSpec kConstantPadNdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"pad", ArgKind::IntArray, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kConstantPadNdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "`pad` holds pairs (before, after) from the last dimension on; both may be negative.", checks::pads, 161002},
};
const OperatorSpec kConstantPadNd = {"aclnnConstantPadNd", "PadV3", kConstantPadNdArgs, 4, kConstantPadNdRules, 4, Execution::Native};
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
};
const OperatorSpec kConvolution = {"aclnnConvolution", "Conv2D", kConvolutionArgs, 11, kConvolutionRules, 8, Execution::Native};
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
};
const OperatorSpec kConvolutionBackward = {"aclnnConvolutionBackward", "Conv2DBackpropInput", kConvolutionBackwardArgs, 15, kConvolutionBackwardRules, 10, Execution::Native};
const ArgSpec kCosArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCos = {"aclnnCos", "Cos", kCosArgs, 2, kCosRules, 3, Execution::Aten};
const ArgSpec kCoshArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCosh = {"aclnnCosh", "Cosh", kCoshArgs, 2, kCoshRules, 3, Execution::Aten};
const ArgSpec kCummaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kCummaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCummax = {"aclnnCummax", "Cummax", kCummaxArgs, 4, kCummaxRules, 6, Execution::Aten};
const ArgSpec kCumminArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kCumminRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCummin = {"aclnnCummin", "Cummin", kCumminArgs, 4, kCumminRules, 6, Execution::Aten};
const ArgSpec kCumprodArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Scalar, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCumprodRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCumprod = {"aclnnCumprod", "Cumprod", kCumprodArgs, 4, kCumprodRules, 3, Execution::Aten};
const ArgSpec kCumsumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kCumsumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kCumsum = {"aclnnCumsum", "Cumsum", kCumsumArgs, 4, kCumsumRules, 4, Execution::Aten};
const ArgSpec kDivArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDiv = {"aclnnDiv", "RealDiv", kDivArgs, 3, kDivRules, 6, Execution::Aten};
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
const OperatorSpec kDivMod = {"aclnnDivMod", "FloorDiv", kDivModArgs, 4, kDivModRules, 7, Execution::Native};
const ArgSpec kDivModsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivModsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "0 divides exactly, 1 rounds towards zero, 2 rounds down.", nullptr, 161002},
};
const OperatorSpec kDivMods = {"aclnnDivMods", "FloorDiv", kDivModsArgs, 4, kDivModsRules, 5, Execution::Native};
const ArgSpec kDivsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDivsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kDivs = {"aclnnDivs", "RealDiv", kDivsArgs, 3, kDivsRules, 4, Execution::Aten};
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
const OperatorSpec kDot = {"aclnnDot", "Dot", kDotArgs, 3, kDotRules, 7, Execution::Native};
const ArgSpec kDropoutDoMaskArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutDoMaskRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutDoMask = {"aclnnDropoutDoMask", "DropOutDoMask", kDropoutDoMaskArgs, 4, kDropoutDoMaskRules, 6, Execution::Native};
const ArgSpec kDropoutGenMaskArgs[] = {{"shape", ArgKind::IntArray, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutGenMaskRules[] = {
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutGenMask = {"aclnnDropoutGenMask", "DSAGenBitMask", kDropoutGenMaskArgs, 5, kDropoutGenMaskRules, 3, Execution::Native};
const ArgSpec kDropoutGenMaskV2Args[] = {{"shape", ArgKind::IntArray, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"probDataType", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutGenMaskV2Rules[] = {
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutGenMaskV2 = {"aclnnDropoutGenMaskV2", "DSAGenBitMask", kDropoutGenMaskV2Args, 6, kDropoutGenMaskV2Rules, 3, Execution::Native};
const ArgSpec kDropoutGenMaskV2TensorArgs[] = {{"shape", ArgKind::IntArray, false, true, false}, {"prob", ArgKind::Double, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"probDataType", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutGenMaskV2TensorRules[] = {
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kDropoutGenMaskV2Tensor = {"aclnnDropoutGenMaskV2Tensor", "DSAGenBitMask", kDropoutGenMaskV2TensorArgs, 7, kDropoutGenMaskV2TensorRules, 6, Execution::Native};
const ArgSpec kDropoutV3Args[] = {{"input", ArgKind::Tensor, false, true, false}, {"optionalNoiseShape", ArgKind::Tensor, true, true, false}, {"p", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"maskOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kDropoutV3Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x10ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
    {RuleKind::Custom, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_dropout_mask, 161002},
};
const OperatorSpec kDropoutV3 = {"aclnnDropoutV3", "DropoutV3", kDropoutV3Args, 7, kDropoutV3Rules, 6, Execution::Native};
const ArgSpec kEluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"scale", ArgKind::Scalar, false, true, false}, {"inputScale", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kElu = {"aclnnElu", "Elu", kEluArgs, 5, kEluRules, 4, Execution::Aten};
const ArgSpec kEluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"scale", ArgKind::Scalar, false, true, false}, {"inputScale", ArgKind::Scalar, false, true, false}, {"isResult", ArgKind::Bool, false, true, false}, {"selfOrResult", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kEluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 5, 6, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEluBackward = {"aclnnEluBackward", "EluGradV2", kEluBackwardArgs, 7, kEluBackwardRules, 4, Execution::Aten};
const ArgSpec kEmbeddingArgs[] = {{"weight", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEmbeddingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::embedding, 161002},
};
const OperatorSpec kEmbedding = {"aclnnEmbedding", "GatherV2", kEmbeddingArgs, 3, kEmbeddingRules, 6, Execution::Native};
const ArgSpec kEmbeddingDenseBackwardArgs[] = {{"grad", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::Tensor, false, true, false}, {"numWeights", ArgKind::Int, false, true, false}, {"paddingIdx", ArgKind::Int, false, true, false}, {"scaleGradByFreq", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEmbeddingDenseBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x20bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {5, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEmbeddingDenseBackward = {"aclnnEmbeddingDenseBackward", "EmbeddingDenseGradV2", kEmbeddingDenseBackwardArgs, 6, kEmbeddingDenseBackwardRules, 5, Execution::Native};
const ArgSpec kEmbeddingRenormArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"maxNorm", ArgKind::Double, false, true, false}, {"normType", ArgKind::Double, false, true, false}};
const RuleSpec kEmbeddingRenormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
};
const OperatorSpec kEmbeddingRenorm = {"aclnnEmbeddingRenorm", "EmbeddingRenorm", kEmbeddingRenormArgs, 4, kEmbeddingRenormRules, 3, Execution::Native};
const ArgSpec kEqScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEqScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEqScalar = {"aclnnEqScalar", "Equal", kEqScalarArgs, 3, kEqScalarRules, 3, Execution::Aten};
const ArgSpec kEqTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEqTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEqTensor = {"aclnnEqTensor", "Equal", kEqTensorArgs, 3, kEqTensorRules, 4, Execution::Aten};
const ArgSpec kEqualArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEqualRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kEqual = {"aclnnEqual", "Equal", kEqualArgs, 3, kEqualRules, 3, Execution::Native};
const ArgSpec kErfArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kErfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kErf = {"aclnnErf", "Erf", kErfArgs, 2, kErfRules, 3, Execution::Aten};
const ArgSpec kErfcArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kErfcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kErfc = {"aclnnErfc", "Erfc", kErfcArgs, 2, kErfcRules, 3, Execution::Aten};
const ArgSpec kErfinvArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kErfinvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kErfinv = {"aclnnErfinv", "Erfinv", kErfinvArgs, 2, kErfinvRules, 3, Execution::Aten};
const ArgSpec kExpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a03ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kExp = {"aclnnExp", "Exp", kExpArgs, 2, kExpRules, 3, Execution::Aten};
const ArgSpec kExp2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kExp2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kExp2 = {"aclnnExp2", "Exp2", kExp2Args, 2, kExp2Rules, 3, Execution::Aten};
const ArgSpec kExpm1Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kExpm1Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kExpm1 = {"aclnnExpm1", "Expm1", kExpm1Args, 2, kExpm1Rules, 3, Execution::Aten};
const ArgSpec kEyeArgs[] = {{"n", ArgKind::Int, false, true, false}, {"m", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kEyeRules[] = {
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe an output of n rows and m columns.", checks::is_n_by_m, 161002},
};
const OperatorSpec kEye = {"aclnnEye", "Eye", kEyeArgs, 3, kEyeRules, 3, Execution::Aten};
const ArgSpec kFastGeluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFastGeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFastGelu = {"aclnnFastGelu", "FastGelu", kFastGeluArgs, 2, kFastGeluRules, 3, Execution::Native};
const ArgSpec kFastGeluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kFastGeluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFastGeluBackward = {"aclnnFastGeluBackward", "FastGeluGrad", kFastGeluBackwardArgs, 3, kFastGeluBackwardRules, 4, Execution::Native};
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
const OperatorSpec kFastLayerNorm = {"aclnnFastLayerNorm", "LayerNormV4", kFastLayerNormArgs, 8, kFastLayerNormRules, 9, Execution::Native};
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
const OperatorSpec kFlashAttentionScore = {"aclnnFlashAttentionScore", "FlashAttentionScore", kFlashAttentionScoreArgs, 20, kFlashAttentionScoreRules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreGrad = {"aclnnFlashAttentionScoreGrad", "FlashAttentionScoreGrad", kFlashAttentionScoreGradArgs, 25, kFlashAttentionScoreGradRules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreGradV2 = {"aclnnFlashAttentionScoreGradV2", "FlashAttentionScoreGrad", kFlashAttentionScoreGradV2Args, 28, kFlashAttentionScoreGradV2Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreGradV3 = {"aclnnFlashAttentionScoreGradV3", "FlashAttentionScoreGrad", kFlashAttentionScoreGradV3Args, 30, kFlashAttentionScoreGradV3Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreGradV4 = {"aclnnFlashAttentionScoreGradV4", "FlashAttentionScoreGrad", kFlashAttentionScoreGradV4Args, 45, kFlashAttentionScoreGradV4Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreV2 = {"aclnnFlashAttentionScoreV2", "FlashAttentionScore", kFlashAttentionScoreV2Args, 23, kFlashAttentionScoreV2Rules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreV3 = {"aclnnFlashAttentionScoreV3", "FlashAttentionScore", kFlashAttentionScoreV3Args, 24, kFlashAttentionScoreV3Rules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionScoreV4 = {"aclnnFlashAttentionScoreV4", "FlashAttentionScore", kFlashAttentionScoreV4Args, 35, kFlashAttentionScoreV4Rules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionUnpaddingScoreGrad = {"aclnnFlashAttentionUnpaddingScoreGrad", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradArgs, 27, kFlashAttentionUnpaddingScoreGradRules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionUnpaddingScoreGradV2 = {"aclnnFlashAttentionUnpaddingScoreGradV2", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV2Args, 30, kFlashAttentionUnpaddingScoreGradV2Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionUnpaddingScoreGradV3 = {"aclnnFlashAttentionUnpaddingScoreGradV3", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV3Args, 34, kFlashAttentionUnpaddingScoreGradV3Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionUnpaddingScoreGradV4 = {"aclnnFlashAttentionUnpaddingScoreGradV4", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV4Args, 28, kFlashAttentionUnpaddingScoreGradV4Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionUnpaddingScoreGradV5 = {"aclnnFlashAttentionUnpaddingScoreGradV5", "FlashAttentionScoreGrad", kFlashAttentionUnpaddingScoreGradV5Args, 37, kFlashAttentionUnpaddingScoreGradV5Rules, 10, Execution::Native};
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
const OperatorSpec kFlashAttentionVarLenScore = {"aclnnFlashAttentionVarLenScore", "FlashAttentionScore", kFlashAttentionVarLenScoreArgs, 22, kFlashAttentionVarLenScoreRules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionVarLenScoreV2 = {"aclnnFlashAttentionVarLenScoreV2", "FlashAttentionScore", kFlashAttentionVarLenScoreV2Args, 25, kFlashAttentionVarLenScoreV2Rules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionVarLenScoreV3 = {"aclnnFlashAttentionVarLenScoreV3", "FlashAttentionScore", kFlashAttentionVarLenScoreV3Args, 27, kFlashAttentionVarLenScoreV3Rules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionVarLenScoreV4 = {"aclnnFlashAttentionVarLenScoreV4", "FlashAttentionScore", kFlashAttentionVarLenScoreV4Args, 23, kFlashAttentionVarLenScoreV4Rules, 7, Execution::Native};
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
const OperatorSpec kFlashAttentionVarLenScoreV5 = {"aclnnFlashAttentionVarLenScoreV5", "FlashAttentionScore", kFlashAttentionVarLenScoreV5Args, 29, kFlashAttentionVarLenScoreV5Rules, 7, Execution::Native};
const ArgSpec kFlipArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFlipRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFlip = {"aclnnFlip", "ReverseV2", kFlipArgs, 3, kFlipRules, 5, Execution::Aten};
const ArgSpec kFloorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFloorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFloor = {"aclnnFloor", "Floor", kFloorArgs, 2, kFloorRules, 3, Execution::Aten};
const ArgSpec kFloorDivideArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFloorDivideRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFloorDivide = {"aclnnFloorDivide", "FloorDiv", kFloorDivideArgs, 3, kFloorDivideRules, 6, Execution::Aten};
const ArgSpec kFloorDividesArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFloorDividesRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFloorDivides = {"aclnnFloorDivides", "FloorDiv", kFloorDividesArgs, 3, kFloorDividesRules, 4, Execution::Aten};
const ArgSpec kFmodScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFmodScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFmodScalar = {"aclnnFmodScalar", "Mod", kFmodScalarArgs, 3, kFmodScalarRules, 4, Execution::Aten};
const ArgSpec kFmodTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFmodTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFmodTensor = {"aclnnFmodTensor", "Mod", kFmodTensorArgs, 3, kFmodTensorRules, 6, Execution::Aten};
const ArgSpec kForeachAbsArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAbsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAbs = {"aclnnForeachAbs", "ForeachAbs", kForeachAbsArgs, 2, kForeachAbsRules, 3, Execution::Native};
const ArgSpec kForeachAcosArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAcosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAcos = {"aclnnForeachAcos", "ForeachAcos", kForeachAcosArgs, 2, kForeachAcosRules, 3, Execution::Native};
const ArgSpec kForeachAddListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddList = {"aclnnForeachAddList", "ForeachAddList", kForeachAddListArgs, 4, kForeachAddListRules, 4, Execution::Native};
const ArgSpec kForeachAddListV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddListV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddListV2 = {"aclnnForeachAddListV2", "ForeachAddList", kForeachAddListV2Args, 4, kForeachAddListV2Rules, 4, Execution::Native};
const ArgSpec kForeachAddScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddScalar = {"aclnnForeachAddScalar", "ForeachAddScalar", kForeachAddScalarArgs, 3, kForeachAddScalarRules, 3, Execution::Native};
const ArgSpec kForeachAddScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddScalarList = {"aclnnForeachAddScalarList", "ForeachAddScalarList", kForeachAddScalarListArgs, 3, kForeachAddScalarListRules, 4, Execution::Native};
const ArgSpec kForeachAddScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddScalarV2 = {"aclnnForeachAddScalarV2", "ForeachAddScalar", kForeachAddScalarV2Args, 3, kForeachAddScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachAddcdivScalarArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcdivScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcdivScalar = {"aclnnForeachAddcdivScalar", "ForeachAddcdivScalar", kForeachAddcdivScalarArgs, 5, kForeachAddcdivScalarRules, 5, Execution::Native};
const ArgSpec kForeachAddcdivScalarListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcdivScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcdivScalarList = {"aclnnForeachAddcdivScalarList", "ForeachAddcdivScalarList", kForeachAddcdivScalarListArgs, 5, kForeachAddcdivScalarListRules, 5, Execution::Native};
const ArgSpec kForeachAddcdivScalarV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcdivScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcdivScalarV2 = {"aclnnForeachAddcdivScalarV2", "ForeachAddcdivScalar", kForeachAddcdivScalarV2Args, 5, kForeachAddcdivScalarV2Rules, 5, Execution::Native};
const ArgSpec kForeachAddcmulScalarArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcmulScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcmulScalar = {"aclnnForeachAddcmulScalar", "ForeachAddcmulScalar", kForeachAddcmulScalarArgs, 5, kForeachAddcmulScalarRules, 5, Execution::Native};
const ArgSpec kForeachAddcmulScalarListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcmulScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcmulScalarList = {"aclnnForeachAddcmulScalarList", "ForeachAddcmulScalarList", kForeachAddcmulScalarListArgs, 5, kForeachAddcmulScalarListRules, 5, Execution::Native};
const ArgSpec kForeachAddcmulScalarV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"x3", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAddcmulScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAddcmulScalarV2 = {"aclnnForeachAddcmulScalarV2", "ForeachAddcmulScalar", kForeachAddcmulScalarV2Args, 5, kForeachAddcmulScalarV2Rules, 5, Execution::Native};
const ArgSpec kForeachAsinArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAsinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAsin = {"aclnnForeachAsin", "ForeachAsin", kForeachAsinArgs, 2, kForeachAsinRules, 3, Execution::Native};
const ArgSpec kForeachAtanArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachAtanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachAtan = {"aclnnForeachAtan", "ForeachAtan", kForeachAtanArgs, 2, kForeachAtanRules, 3, Execution::Native};
const ArgSpec kForeachCopyArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachCopy = {"aclnnForeachCopy", "ForeachCopy", kForeachCopyArgs, 2, kForeachCopyRules, 3, Execution::Native};
const ArgSpec kForeachCosArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachCosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachCos = {"aclnnForeachCos", "ForeachCos", kForeachCosArgs, 2, kForeachCosRules, 3, Execution::Native};
const ArgSpec kForeachCoshArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachCoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachCosh = {"aclnnForeachCosh", "ForeachCosh", kForeachCoshArgs, 2, kForeachCoshRules, 3, Execution::Native};
const ArgSpec kForeachDivListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivList = {"aclnnForeachDivList", "ForeachDivList", kForeachDivListArgs, 3, kForeachDivListRules, 4, Execution::Native};
const ArgSpec kForeachDivScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivScalar = {"aclnnForeachDivScalar", "ForeachDivScalar", kForeachDivScalarArgs, 3, kForeachDivScalarRules, 3, Execution::Native};
const ArgSpec kForeachDivScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivScalarList = {"aclnnForeachDivScalarList", "ForeachDivScalarList", kForeachDivScalarListArgs, 3, kForeachDivScalarListRules, 4, Execution::Native};
const ArgSpec kForeachDivScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachDivScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachDivScalarV2 = {"aclnnForeachDivScalarV2", "ForeachDivScalar", kForeachDivScalarV2Args, 3, kForeachDivScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachErfArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachErfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachErf = {"aclnnForeachErf", "ForeachErf", kForeachErfArgs, 2, kForeachErfRules, 3, Execution::Native};
const ArgSpec kForeachErfcArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachErfcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachErfc = {"aclnnForeachErfc", "ForeachErfc", kForeachErfcArgs, 2, kForeachErfcRules, 3, Execution::Native};
const ArgSpec kForeachExpArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachExp = {"aclnnForeachExp", "ForeachExp", kForeachExpArgs, 2, kForeachExpRules, 3, Execution::Native};
const ArgSpec kForeachExpm1Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachExpm1Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachExpm1 = {"aclnnForeachExpm1", "ForeachExpm1", kForeachExpm1Args, 2, kForeachExpm1Rules, 3, Execution::Native};
const ArgSpec kForeachLerpListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLerpListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLerpList = {"aclnnForeachLerpList", "ForeachLerpList", kForeachLerpListArgs, 4, kForeachLerpListRules, 5, Execution::Native};
const ArgSpec kForeachLerpScalarArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"weight", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLerpScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLerpScalar = {"aclnnForeachLerpScalar", "ForeachLerpScalar", kForeachLerpScalarArgs, 4, kForeachLerpScalarRules, 4, Execution::Native};
const ArgSpec kForeachLogArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLogRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog = {"aclnnForeachLog", "ForeachLog", kForeachLogArgs, 2, kForeachLogRules, 3, Execution::Native};
const ArgSpec kForeachLog10Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLog10Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog10 = {"aclnnForeachLog10", "ForeachLog10", kForeachLog10Args, 2, kForeachLog10Rules, 3, Execution::Native};
const ArgSpec kForeachLog1pArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLog1pRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog1p = {"aclnnForeachLog1p", "ForeachLog1p", kForeachLog1pArgs, 2, kForeachLog1pRules, 3, Execution::Native};
const ArgSpec kForeachLog2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachLog2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachLog2 = {"aclnnForeachLog2", "ForeachLog2", kForeachLog2Args, 2, kForeachLog2Rules, 3, Execution::Native};
const ArgSpec kForeachMaximumListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumList = {"aclnnForeachMaximumList", "ForeachMaximumList", kForeachMaximumListArgs, 3, kForeachMaximumListRules, 4, Execution::Native};
const ArgSpec kForeachMaximumScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumScalar = {"aclnnForeachMaximumScalar", "ForeachMaximumScalar", kForeachMaximumScalarArgs, 3, kForeachMaximumScalarRules, 3, Execution::Native};
const ArgSpec kForeachMaximumScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumScalarList = {"aclnnForeachMaximumScalarList", "ForeachMaximumScalarList", kForeachMaximumScalarListArgs, 3, kForeachMaximumScalarListRules, 4, Execution::Native};
const ArgSpec kForeachMaximumScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMaximumScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMaximumScalarV2 = {"aclnnForeachMaximumScalarV2", "ForeachMaximumScalar", kForeachMaximumScalarV2Args, 3, kForeachMaximumScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachMinimumListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumList = {"aclnnForeachMinimumList", "ForeachMinimumList", kForeachMinimumListArgs, 3, kForeachMinimumListRules, 4, Execution::Native};
const ArgSpec kForeachMinimumScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumScalar = {"aclnnForeachMinimumScalar", "ForeachMinimumScalar", kForeachMinimumScalarArgs, 3, kForeachMinimumScalarRules, 3, Execution::Native};
const ArgSpec kForeachMinimumScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumScalarList = {"aclnnForeachMinimumScalarList", "ForeachMinimumScalarList", kForeachMinimumScalarListArgs, 3, kForeachMinimumScalarListRules, 4, Execution::Native};
const ArgSpec kForeachMinimumScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMinimumScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMinimumScalarV2 = {"aclnnForeachMinimumScalarV2", "ForeachMinimumScalar", kForeachMinimumScalarV2Args, 3, kForeachMinimumScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachMulListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulList = {"aclnnForeachMulList", "ForeachMulList", kForeachMulListArgs, 3, kForeachMulListRules, 4, Execution::Native};
const ArgSpec kForeachMulScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulScalar = {"aclnnForeachMulScalar", "ForeachMulScalar", kForeachMulScalarArgs, 3, kForeachMulScalarRules, 3, Execution::Native};
const ArgSpec kForeachMulScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulScalarList = {"aclnnForeachMulScalarList", "ForeachMulScalarList", kForeachMulScalarListArgs, 3, kForeachMulScalarListRules, 4, Execution::Native};
const ArgSpec kForeachMulScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachMulScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachMulScalarV2 = {"aclnnForeachMulScalarV2", "ForeachMulScalar", kForeachMulScalarV2Args, 3, kForeachMulScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachNegArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachNegRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachNeg = {"aclnnForeachNeg", "ForeachNeg", kForeachNegArgs, 2, kForeachNegRules, 3, Execution::Native};
const ArgSpec kForeachNonFiniteCheckAndUnscaleArgs[] = {{"scaledGrads", ArgKind::TensorList, false, true, true}, {"foundInf", ArgKind::Tensor, false, true, true}, {"invScale", ArgKind::Tensor, false, true, false}};
const RuleSpec kForeachNonFiniteCheckAndUnscaleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "`foundInf` is one flag for all gradients.", checks::one_element, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "`invScale` is one factor for all gradients.", checks::one_element, 161002},
};
const OperatorSpec kForeachNonFiniteCheckAndUnscale = {"aclnnForeachNonFiniteCheckAndUnscale", "ForeachNonFiniteCheckAndUnscale", kForeachNonFiniteCheckAndUnscaleArgs, 3, kForeachNonFiniteCheckAndUnscaleRules, 5, Execution::Aten};
const ArgSpec kForeachNormArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachNorm = {"aclnnForeachNorm", "ForeachNorm", kForeachNormArgs, 3, kForeachNormRules, 3, Execution::Native};
const ArgSpec kForeachPowListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowList = {"aclnnForeachPowList", "ForeachPowList", kForeachPowListArgs, 3, kForeachPowListRules, 4, Execution::Native};
const ArgSpec kForeachPowScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalar = {"aclnnForeachPowScalar", "ForeachPowScalar", kForeachPowScalarArgs, 3, kForeachPowScalarRules, 3, Execution::Native};
const ArgSpec kForeachPowScalarAndTensorArgs[] = {{"scalar", ArgKind::Scalar, false, true, false}, {"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarAndTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalarAndTensor = {"aclnnForeachPowScalarAndTensor", "ForeachPowScalarAndTensor", kForeachPowScalarAndTensorArgs, 3, kForeachPowScalarAndTensorRules, 3, Execution::Native};
const ArgSpec kForeachPowScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalarList = {"aclnnForeachPowScalarList", "ForeachPowScalarList", kForeachPowScalarListArgs, 3, kForeachPowScalarListRules, 4, Execution::Native};
const ArgSpec kForeachPowScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachPowScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachPowScalarV2 = {"aclnnForeachPowScalarV2", "ForeachPowScalar", kForeachPowScalarV2Args, 3, kForeachPowScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachReciprocalArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachReciprocalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachReciprocal = {"aclnnForeachReciprocal", "ForeachReciprocal", kForeachReciprocalArgs, 2, kForeachReciprocalRules, 3, Execution::Native};
const ArgSpec kForeachRoundOffNumberArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"roundMode", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachRoundOffNumberRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachRoundOffNumber = {"aclnnForeachRoundOffNumber", "ForeachRoundOffNumber", kForeachRoundOffNumberArgs, 3, kForeachRoundOffNumberRules, 4, Execution::Native};
const ArgSpec kForeachRoundOffNumberV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"roundMode", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachRoundOffNumberV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachRoundOffNumberV2 = {"aclnnForeachRoundOffNumberV2", "ForeachRoundOffNumber", kForeachRoundOffNumberV2Args, 3, kForeachRoundOffNumberV2Rules, 3, Execution::Native};
const ArgSpec kForeachSigmoidArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSigmoid = {"aclnnForeachSigmoid", "ForeachSigmoid", kForeachSigmoidArgs, 2, kForeachSigmoidRules, 3, Execution::Native};
const ArgSpec kForeachSignArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSignRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800020full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800020full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSign = {"aclnnForeachSign", "ForeachSign", kForeachSignArgs, 2, kForeachSignRules, 3, Execution::Native};
const ArgSpec kForeachSinArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSin = {"aclnnForeachSin", "ForeachSin", kForeachSinArgs, 2, kForeachSinRules, 3, Execution::Native};
const ArgSpec kForeachSinhArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSinh = {"aclnnForeachSinh", "ForeachSinh", kForeachSinhArgs, 2, kForeachSinhRules, 3, Execution::Native};
const ArgSpec kForeachSqrtArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSqrt = {"aclnnForeachSqrt", "ForeachSqrt", kForeachSqrtArgs, 2, kForeachSqrtRules, 3, Execution::Native};
const ArgSpec kForeachSubListArgs[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubList = {"aclnnForeachSubList", "ForeachSubList", kForeachSubListArgs, 4, kForeachSubListRules, 4, Execution::Native};
const ArgSpec kForeachSubListV2Args[] = {{"x1", ArgKind::TensorList, false, true, false}, {"x2", ArgKind::TensorList, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubListV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubListV2 = {"aclnnForeachSubListV2", "ForeachSubList", kForeachSubListV2Args, 4, kForeachSubListV2Rules, 4, Execution::Native};
const ArgSpec kForeachSubScalarArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Tensor, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubScalar = {"aclnnForeachSubScalar", "ForeachSubScalar", kForeachSubScalarArgs, 3, kForeachSubScalarRules, 3, Execution::Native};
const ArgSpec kForeachSubScalarListArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalars", ArgKind::ScalarList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubScalarListRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubScalarList = {"aclnnForeachSubScalarList", "ForeachSubScalarList", kForeachSubScalarListArgs, 3, kForeachSubScalarListRules, 4, Execution::Native};
const ArgSpec kForeachSubScalarV2Args[] = {{"x", ArgKind::TensorList, false, true, false}, {"scalar", ArgKind::Scalar, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachSubScalarV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachSubScalarV2 = {"aclnnForeachSubScalarV2", "ForeachSubScalar", kForeachSubScalarV2Args, 3, kForeachSubScalarV2Rules, 3, Execution::Native};
const ArgSpec kForeachTanArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachTanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachTan = {"aclnnForeachTan", "ForeachTan", kForeachTanArgs, 2, kForeachTanRules, 3, Execution::Native};
const ArgSpec kForeachTanhArgs[] = {{"x", ArgKind::TensorList, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kForeachTanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachTanh = {"aclnnForeachTanh", "ForeachTanh", kForeachTanhArgs, 2, kForeachTanhRules, 3, Execution::Native};
const ArgSpec kForeachZeroInplaceArgs[] = {{"x", ArgKind::TensorList, false, true, true}};
const RuleSpec kForeachZeroInplaceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800004bull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kForeachZeroInplace = {"aclnnForeachZeroInplace", "ForeachZeroInplace", kForeachZeroInplaceArgs, 1, kForeachZeroInplaceRules, 1, Execution::Native};
const ArgSpec kFracArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kFracRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFrac = {"aclnnFrac", "Frac", kFracArgs, 2, kFracRules, 3, Execution::Aten};
const ArgSpec kFusedSgdArgs[] = {{"paramsRef", ArgKind::TensorList, false, true, true}, {"gradsRef", ArgKind::TensorList, false, true, true}, {"momentumBufferListOptionalRef", ArgKind::TensorList, true, true, true}, {"gradScaleOptional", ArgKind::Tensor, true, true, false}, {"weightDecay", ArgKind::Double, false, true, false}, {"momentum", ArgKind::Double, false, true, false}, {"lr", ArgKind::Double, false, true, false}, {"dampening", ArgKind::Double, false, true, false}, {"nesterov", ArgKind::Bool, false, true, false}, {"maximize", ArgKind::Bool, false, true, false}, {"isFirstStep", ArgKind::Bool, false, true, false}};
const RuleSpec kFusedSgdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::ListsMatch, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kFusedSgd = {"aclnnFusedSgd", "FusedSgd", kFusedSgdArgs, 11, kFusedSgdRules, 4, Execution::Native};
const ArgSpec kGatherArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGatherRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGather = {"aclnnGather", "GatherElements", kGatherArgs, 4, kGatherRules, 6, Execution::Native};
const ArgSpec kGcdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGcdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGcd = {"aclnnGcd", "Gcd", kGcdArgs, 3, kGcdRules, 6, Execution::Aten};
const ArgSpec kGeScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeScalar = {"aclnnGeScalar", "GreaterEqual", kGeScalarArgs, 3, kGeScalarRules, 3, Execution::Aten};
const ArgSpec kGeTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeTensor = {"aclnnGeTensor", "GreaterEqual", kGeTensorArgs, 3, kGeTensorRules, 4, Execution::Aten};
const ArgSpec kGeluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGelu = {"aclnnGelu", "Gelu", kGeluArgs, 2, kGeluRules, 3, Execution::Aten};
const ArgSpec kGeluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeluBackward = {"aclnnGeluBackward", "GeluGrad", kGeluBackwardArgs, 3, kGeluBackwardRules, 4, Execution::Aten};
const ArgSpec kGeluBackwardV2Args[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"approximate", ArgKind::String, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluBackwardV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGeluBackwardV2 = {"aclnnGeluBackwardV2", "GeluGradV2", kGeluBackwardV2Args, 4, kGeluBackwardV2Rules, 4, Execution::Aten};
const ArgSpec kGeluV2Args[] = {{"x", ArgKind::Tensor, false, true, false}, {"approximate", ArgKind::Int, false, true, false}, {"y", ArgKind::Tensor, false, false, true}};
const RuleSpec kGeluV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
};
const OperatorSpec kGeluV2 = {"aclnnGeluV2", "GeluV2", kGeluV2Args, 3, kGeluV2Rules, 5, Execution::Native};
const ArgSpec kGluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGlu = {"aclnnGlu", "Glu", kGluArgs, 3, kGluRules, 4, Execution::Native};
const ArgSpec kGluBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGluBackward = {"aclnnGluBackward", "GluBackward", kGluBackwardArgs, 4, kGluBackwardRules, 6, Execution::Native};
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
const OperatorSpec kGroupNorm = {"aclnnGroupNorm", "GroupNorm", kGroupNormArgs, 11, kGroupNormRules, 8, Execution::Native};
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
const OperatorSpec kGroupNormBackward = {"aclnnGroupNormBackward", "GroupNormGrad", kGroupNormBackwardArgs, 13, kGroupNormBackwardRules, 9, Execution::Native};
const ArgSpec kGtScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGtScalar = {"aclnnGtScalar", "Greater", kGtScalarArgs, 3, kGtScalarRules, 3, Execution::Aten};
const ArgSpec kGtTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kGtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kGtTensor = {"aclnnGtTensor", "Greater", kGtTensorArgs, 3, kGtTensorRules, 4, Execution::Aten};
const ArgSpec kHardshrinkArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardshrinkRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardshrink = {"aclnnHardshrink", "Hardshrink", kHardshrinkArgs, 3, kHardshrinkRules, 4, Execution::Aten};
const ArgSpec kHardshrinkBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardshrinkBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardshrinkBackward = {"aclnnHardshrinkBackward", "HardShrinkGrad", kHardshrinkBackwardArgs, 4, kHardshrinkBackwardRules, 4, Execution::Aten};
const ArgSpec kHardsigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardsigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardsigmoid = {"aclnnHardsigmoid", "Hardsigmoid", kHardsigmoidArgs, 2, kHardsigmoidRules, 3, Execution::Aten};
const ArgSpec kHardsigmoidBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardsigmoidBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardsigmoidBackward = {"aclnnHardsigmoidBackward", "HardSigmoidGrad", kHardsigmoidBackwardArgs, 3, kHardsigmoidBackwardRules, 4, Execution::Aten};
const ArgSpec kHardswishArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardswishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardswish = {"aclnnHardswish", "Hardswish", kHardswishArgs, 2, kHardswishRules, 3, Execution::Aten};
const ArgSpec kHardswishBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardswishBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardswishBackward = {"aclnnHardswishBackward", "HardSwishGrad", kHardswishBackwardArgs, 3, kHardswishBackwardRules, 4, Execution::Aten};
const ArgSpec kHardswishBackwardV2Args[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardswishBackwardV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardswishBackwardV2 = {"aclnnHardswishBackwardV2", "HardSwishGrad", kHardswishBackwardV2Args, 3, kHardswishBackwardV2Rules, 4, Execution::Aten};
const ArgSpec kHardtanhArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"clipValueMin", ArgKind::Scalar, false, true, false}, {"clipValueMax", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardtanh = {"aclnnHardtanh", "Hardtanh", kHardtanhArgs, 4, kHardtanhRules, 4, Execution::Aten};
const ArgSpec kHardtanhBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"min", ArgKind::Scalar, false, true, false}, {"max", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHardtanhBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kHardtanhBackward = {"aclnnHardtanhBackward", "HardtanhGrad", kHardtanhBackwardArgs, 5, kHardtanhBackwardRules, 4, Execution::Aten};
const ArgSpec kHistcArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"bins", ArgKind::Int, false, true, false}, {"min", ArgKind::Scalar, false, true, false}, {"max", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kHistcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800025full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800025full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {4, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kHistc = {"aclnnHistc", "Histc", kHistcArgs, 5, kHistcRules, 3, Execution::Native};
const ArgSpec kIm2colArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIm2colRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIm2col = {"aclnnIm2col", "Im2col", kIm2colArgs, 6, kIm2colRules, 4, Execution::Aten};
const ArgSpec kIm2colBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIm2colBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIm2colBackward = {"aclnnIm2colBackward", "Col2im", kIm2colBackwardArgs, 7, kIm2colBackwardRules, 4, Execution::Aten};
const ArgSpec kIndexArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"indices", ArgKind::TensorList, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndex = {"aclnnIndex", "Index", kIndexArgs, 3, kIndexRules, 4, Execution::Native};
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
const OperatorSpec kIndexAdd = {"aclnnIndexAdd", "InplaceIndexAdd", kIndexAddArgs, 6, kIndexAddRules, 8, Execution::Native};
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
const OperatorSpec kIndexAddV2 = {"aclnnIndexAddV2", "InplaceIndexAdd", kIndexAddV2Args, 7, kIndexAddV2Rules, 8, Execution::Native};
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
const OperatorSpec kIndexCopy = {"aclnnIndexCopy", "ScatterUpdate", kIndexCopyArgs, 5, kIndexCopyRules, 7, Execution::Native};
const ArgSpec kIndexFillArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexFillRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexFill = {"aclnnIndexFill", "IndexFillD", kIndexFillArgs, 5, kIndexFillRules, 6, Execution::Native};
const ArgSpec kIndexFillTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::IntArray, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexFillTensor = {"aclnnIndexFillTensor", "IndexFillD", kIndexFillTensorArgs, 5, kIndexFillTensorRules, 5, Execution::Native};
const ArgSpec kIndexPutImplArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::TensorList, false, true, false}, {"values", ArgKind::Tensor, false, true, false}, {"accumulate", ArgKind::Bool, false, true, false}, {"unsafe", ArgKind::Bool, false, true, false}};
const RuleSpec kIndexPutImplRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexPutImpl = {"aclnnIndexPutImpl", "IndexPutV2", kIndexPutImplArgs, 5, kIndexPutImplRules, 3, Execution::Native};
const ArgSpec kIndexSelectArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIndexSelectRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIndexSelect = {"aclnnIndexSelect", "GatherV2", kIndexSelectArgs, 4, kIndexSelectRules, 6, Execution::Native};
const ArgSpec kInplaceAcosArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAcosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAcos = {"aclnnInplaceAcos", "Acos", kInplaceAcosArgs, 1, kInplaceAcosRules, 1, Execution::Aten};
const ArgSpec kInplaceAcoshArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAcoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAcosh = {"aclnnInplaceAcosh", "Acosh", kInplaceAcoshArgs, 1, kInplaceAcoshRules, 1, Execution::Aten};
const ArgSpec kInplaceAddArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAdd = {"aclnnInplaceAdd", "Add", kInplaceAddArgs, 3, kInplaceAddRules, 4, Execution::Aten};
const ArgSpec kInplaceAddReluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x800000bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddRelu = {"aclnnInplaceAddRelu", "AddRelu", kInplaceAddReluArgs, 3, kInplaceAddReluRules, 4, Execution::Native};
const ArgSpec kInplaceAddcdivArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddcdivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 0, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddcdiv = {"aclnnInplaceAddcdiv", "Addcdiv", kInplaceAddcdivArgs, 4, kInplaceAddcdivRules, 4, Execution::Aten};
const ArgSpec kInplaceAddcmulArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"tensor1", ArgKind::Tensor, false, true, false}, {"tensor2", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddcmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 0, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddcmul = {"aclnnInplaceAddcmul", "Addcmul", kInplaceAddcmulArgs, 4, kInplaceAddcmulRules, 4, Execution::Aten};
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
const OperatorSpec kInplaceAddmm = {"aclnnInplaceAddmm", "MatMulV3", kInplaceAddmmArgs, 6, kInplaceAddmmRules, 7, Execution::Native};
const ArgSpec kInplaceAddrArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"vec1", ArgKind::Tensor, false, true, false}, {"vec2", ArgKind::Tensor, false, true, false}, {"betaOptional", ArgKind::Scalar, true, true, false}, {"alphaOptional", ArgKind::Scalar, true, true, false}};
const RuleSpec kInplaceAddrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAddr = {"aclnnInplaceAddr", "InplaceAddr", kInplaceAddrArgs, 5, kInplaceAddrRules, 5, Execution::Native};
const ArgSpec kInplaceAddsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceAddsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAdds = {"aclnnInplaceAdds", "Add", kInplaceAddsArgs, 3, kInplaceAddsRules, 1, Execution::Aten};
const ArgSpec kInplaceAsinArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAsinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAsin = {"aclnnInplaceAsin", "Asin", kInplaceAsinArgs, 1, kInplaceAsinRules, 1, Execution::Aten};
const ArgSpec kInplaceAsinhArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAsinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAsinh = {"aclnnInplaceAsinh", "Asinh", kInplaceAsinhArgs, 1, kInplaceAsinhRules, 1, Execution::Aten};
const ArgSpec kInplaceAtanArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAtanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAtan = {"aclnnInplaceAtan", "Atan", kInplaceAtanArgs, 1, kInplaceAtanRules, 1, Execution::Aten};
const ArgSpec kInplaceAtan2Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceAtan2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAtan2 = {"aclnnInplaceAtan2", "Atan2", kInplaceAtan2Args, 2, kInplaceAtan2Rules, 4, Execution::Aten};
const ArgSpec kInplaceAtanhArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceAtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceAtanh = {"aclnnInplaceAtanh", "Atanh", kInplaceAtanhArgs, 1, kInplaceAtanhRules, 1, Execution::Aten};
const ArgSpec kInplaceBernoulliArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"prob", ArgKind::Scalar, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceBernoulliRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_probability, 161002},
};
const OperatorSpec kInplaceBernoulli = {"aclnnInplaceBernoulli", "DSAGenBitMask", kInplaceBernoulliArgs, 4, kInplaceBernoulliRules, 2, Execution::Native};
const ArgSpec kInplaceBernoulliTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"prob", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceBernoulliTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBernoulliTensor = {"aclnnInplaceBernoulliTensor", "DSAGenBitMask", kInplaceBernoulliTensorArgs, 4, kInplaceBernoulliTensorRules, 3, Execution::Native};
const ArgSpec kInplaceBitwiseAndScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceBitwiseAndScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseAndScalar = {"aclnnInplaceBitwiseAndScalar", "BitwiseAnd", kInplaceBitwiseAndScalarArgs, 2, kInplaceBitwiseAndScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceBitwiseAndTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceBitwiseAndTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseAndTensor = {"aclnnInplaceBitwiseAndTensor", "BitwiseAnd", kInplaceBitwiseAndTensorArgs, 2, kInplaceBitwiseAndTensorRules, 4, Execution::Aten};
const ArgSpec kInplaceBitwiseXorScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceBitwiseXorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseXorScalar = {"aclnnInplaceBitwiseXorScalar", "BitwiseXor", kInplaceBitwiseXorScalarArgs, 2, kInplaceBitwiseXorScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceBitwiseXorTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceBitwiseXorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x125cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceBitwiseXorTensor = {"aclnnInplaceBitwiseXorTensor", "BitwiseXor", kInplaceBitwiseXorTensorArgs, 2, kInplaceBitwiseXorTensorRules, 4, Execution::Aten};
const ArgSpec kInplaceCeilArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceCeilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCeil = {"aclnnInplaceCeil", "Ceil", kInplaceCeilArgs, 1, kInplaceCeilRules, 1, Execution::Aten};
const ArgSpec kInplaceCeluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceCeluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCelu = {"aclnnInplaceCelu", "Celu", kInplaceCeluArgs, 2, kInplaceCeluRules, 1, Execution::Aten};
const ArgSpec kInplaceClampMaxArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"clipValueMax", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceClampMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceClampMax = {"aclnnInplaceClampMax", "Minimum", kInplaceClampMaxArgs, 2, kInplaceClampMaxRules, 1, Execution::Native};
const ArgSpec kInplaceClampMaxTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"max", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceClampMaxTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceClampMaxTensor = {"aclnnInplaceClampMaxTensor", "Minimum", kInplaceClampMaxTensorArgs, 2, kInplaceClampMaxTensorRules, 4, Execution::Aten};
const ArgSpec kInplaceClampMinTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"clipValueMin", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceClampMinTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceClampMinTensor = {"aclnnInplaceClampMinTensor", "Maximum", kInplaceClampMinTensorArgs, 2, kInplaceClampMinTensorRules, 4, Execution::Aten};
const ArgSpec kInplaceCopyArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"src", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCopy = {"aclnnInplaceCopy", "TensorMove", kInplaceCopyArgs, 2, kInplaceCopyRules, 3, Execution::Native};
const ArgSpec kInplaceCosArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceCosRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCos = {"aclnnInplaceCos", "Cos", kInplaceCosArgs, 1, kInplaceCosRules, 1, Execution::Aten};
const ArgSpec kInplaceCoshArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceCoshRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceCosh = {"aclnnInplaceCosh", "Cosh", kInplaceCoshArgs, 1, kInplaceCoshRules, 1, Execution::Aten};
const ArgSpec kInplaceDivArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceDivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceDiv = {"aclnnInplaceDiv", "RealDiv", kInplaceDivArgs, 2, kInplaceDivRules, 4, Execution::Aten};
const ArgSpec kInplaceDivModArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceDivModRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "0 divides exactly, 1 rounds towards zero, 2 rounds down.", nullptr, 161002},
};
const OperatorSpec kInplaceDivMod = {"aclnnInplaceDivMod", "FloorDiv", kInplaceDivModArgs, 3, kInplaceDivModRules, 5, Execution::Native};
const ArgSpec kInplaceDivModsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}, {"mode", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceDivModsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceDivMods = {"aclnnInplaceDivMods", "FloorDiv", kInplaceDivModsArgs, 3, kInplaceDivModsRules, 1, Execution::Native};
const ArgSpec kInplaceDivsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceDivsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceDivs = {"aclnnInplaceDivs", "RealDiv", kInplaceDivsArgs, 2, kInplaceDivsRules, 1, Execution::Aten};
const ArgSpec kInplaceEluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"alpha", ArgKind::Scalar, false, true, false}, {"scale", ArgKind::Scalar, false, true, false}, {"inputScale", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceEluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceElu = {"aclnnInplaceElu", "Elu", kInplaceEluArgs, 4, kInplaceEluRules, 1, Execution::Aten};
const ArgSpec kInplaceEqScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceEqScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceEqScalar = {"aclnnInplaceEqScalar", "Equal", kInplaceEqScalarArgs, 2, kInplaceEqScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceEqTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceEqTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceEqTensor = {"aclnnInplaceEqTensor", "Equal", kInplaceEqTensorArgs, 2, kInplaceEqTensorRules, 3, Execution::Aten};
const ArgSpec kInplaceErfArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceErfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceErf = {"aclnnInplaceErf", "Erf", kInplaceErfArgs, 1, kInplaceErfRules, 1, Execution::Aten};
const ArgSpec kInplaceErfcArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceErfcRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceErfc = {"aclnnInplaceErfc", "Erfc", kInplaceErfcArgs, 1, kInplaceErfcRules, 1, Execution::Aten};
const ArgSpec kInplaceErfinvArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceErfinvRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceErfinv = {"aclnnInplaceErfinv", "Erfinv", kInplaceErfinvArgs, 1, kInplaceErfinvRules, 1, Execution::Aten};
const ArgSpec kInplaceExpArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceExp = {"aclnnInplaceExp", "Exp", kInplaceExpArgs, 1, kInplaceExpRules, 1, Execution::Aten};
const ArgSpec kInplaceExp2Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceExp2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceExp2 = {"aclnnInplaceExp2", "Exp2", kInplaceExp2Args, 1, kInplaceExp2Rules, 1, Execution::Aten};
const ArgSpec kInplaceExpm1Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceExpm1Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceExpm1 = {"aclnnInplaceExpm1", "Expm1", kInplaceExpm1Args, 1, kInplaceExpm1Rules, 1, Execution::Aten};
const ArgSpec kInplaceFillDiagonalArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"fillValue", ArgKind::Scalar, false, true, false}, {"wrap", ArgKind::Bool, false, true, false}};
const RuleSpec kInplaceFillDiagonalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFillDiagonal = {"aclnnInplaceFillDiagonal", "InplaceFillDiagonal", kInplaceFillDiagonalArgs, 3, kInplaceFillDiagonalRules, 2, Execution::Aten};
const ArgSpec kInplaceFillScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceFillScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFillScalar = {"aclnnInplaceFillScalar", "Fill", kInplaceFillScalarArgs, 2, kInplaceFillScalarRules, 1, Execution::Native};
const ArgSpec kInplaceFillTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"value", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "The value of a fill is one number.", checks::one_element, 161002},
};
const OperatorSpec kInplaceFillTensor = {"aclnnInplaceFillTensor", "Fill", kInplaceFillTensorArgs, 2, kInplaceFillTensorRules, 4, Execution::Native};
const ArgSpec kInplaceFloorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceFloorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFloor = {"aclnnInplaceFloor", "Floor", kInplaceFloorArgs, 1, kInplaceFloorRules, 1, Execution::Aten};
const ArgSpec kInplaceFloorDivideArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceFloorDivideRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFloorDivide = {"aclnnInplaceFloorDivide", "FloorDiv", kInplaceFloorDivideArgs, 2, kInplaceFloorDivideRules, 4, Execution::Aten};
const ArgSpec kInplaceFloorDividesArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceFloorDividesRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFloorDivides = {"aclnnInplaceFloorDivides", "FloorDiv", kInplaceFloorDividesArgs, 2, kInplaceFloorDividesRules, 1, Execution::Aten};
const ArgSpec kInplaceFmodScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceFmodScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFmodScalar = {"aclnnInplaceFmodScalar", "Mod", kInplaceFmodScalarArgs, 2, kInplaceFmodScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceFmodTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceFmodTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFmodTensor = {"aclnnInplaceFmodTensor", "Mod", kInplaceFmodTensorArgs, 2, kInplaceFmodTensorRules, 4, Execution::Aten};
const ArgSpec kInplaceFracArgs[] = {{"inputRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceFracRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceFrac = {"aclnnInplaceFrac", "Frac", kInplaceFracArgs, 1, kInplaceFracRules, 1, Execution::Aten};
const ArgSpec kInplaceGeScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceGeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGeScalar = {"aclnnInplaceGeScalar", "GreaterEqual", kInplaceGeScalarArgs, 2, kInplaceGeScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceGeTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceGeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGeTensor = {"aclnnInplaceGeTensor", "GreaterEqual", kInplaceGeTensorArgs, 2, kInplaceGeTensorRules, 3, Execution::Aten};
const ArgSpec kInplaceGtScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceGtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGtScalar = {"aclnnInplaceGtScalar", "Greater", kInplaceGtScalarArgs, 2, kInplaceGtScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceGtTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceGtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceGtTensor = {"aclnnInplaceGtTensor", "Greater", kInplaceGtTensorArgs, 2, kInplaceGtTensorRules, 3, Execution::Aten};
const ArgSpec kInplaceHardsigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceHardsigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceHardsigmoid = {"aclnnInplaceHardsigmoid", "Hardsigmoid", kInplaceHardsigmoidArgs, 1, kInplaceHardsigmoidRules, 1, Execution::Aten};
const ArgSpec kInplaceHardswishArgs[] = {{"self", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceHardswishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceHardswish = {"aclnnInplaceHardswish", "Hardswish", kInplaceHardswishArgs, 1, kInplaceHardswishRules, 1, Execution::Aten};
const ArgSpec kInplaceHardtanhArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"clipValueMin", ArgKind::Scalar, false, true, false}, {"clipValueMax", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceHardtanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceHardtanh = {"aclnnInplaceHardtanh", "Hardtanh", kInplaceHardtanhArgs, 3, kInplaceHardtanhRules, 1, Execution::Aten};
const ArgSpec kInplaceIndexCopyArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceIndexCopyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceIndexCopy = {"aclnnInplaceIndexCopy", "ScatterUpdate", kInplaceIndexCopyArgs, 4, kInplaceIndexCopyRules, 5, Execution::Native};
const ArgSpec kInplaceIndexFillArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceIndexFillRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceIndexFill = {"aclnnInplaceIndexFill", "IndexFillD", kInplaceIndexFillArgs, 4, kInplaceIndexFillRules, 3, Execution::Native};
const ArgSpec kInplaceIndexFillTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::IntArray, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceIndexFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceIndexFillTensor = {"aclnnInplaceIndexFillTensor", "IndexFillD", kInplaceIndexFillTensorArgs, 4, kInplaceIndexFillTensorRules, 2, Execution::Native};
const ArgSpec kInplaceLeScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLeScalar = {"aclnnInplaceLeScalar", "LessEqual", kInplaceLeScalarArgs, 2, kInplaceLeScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceLeTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLeTensor = {"aclnnInplaceLeTensor", "LessEqual", kInplaceLeTensorArgs, 2, kInplaceLeTensorRules, 3, Execution::Aten};
const ArgSpec kInplaceLeakyReluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"negativeSlope", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLeakyReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLeakyRelu = {"aclnnInplaceLeakyRelu", "LeakyRelu", kInplaceLeakyReluArgs, 2, kInplaceLeakyReluRules, 1, Execution::Aten};
const ArgSpec kInplaceLerpArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLerpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 0, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "Expected dtype for end {end.dtype} to be equal to that of self.", "", nullptr, 161002},
};
const OperatorSpec kInplaceLerp = {"aclnnInplaceLerp", "Lerp", kInplaceLerpArgs, 3, kInplaceLerpRules, 5, Execution::Aten};
const ArgSpec kInplaceLerpsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLerpsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLerps = {"aclnnInplaceLerps", "Lerp", kInplaceLerpsArgs, 3, kInplaceLerpsRules, 5, Execution::Aten};
const ArgSpec kInplaceLogArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLogRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog = {"aclnnInplaceLog", "Log", kInplaceLogArgs, 1, kInplaceLogRules, 1, Execution::Aten};
const ArgSpec kInplaceLog10Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLog10Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog10 = {"aclnnInplaceLog10", "Log10", kInplaceLog10Args, 1, kInplaceLog10Rules, 1, Execution::Aten};
const ArgSpec kInplaceLog1pArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLog1pRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog1p = {"aclnnInplaceLog1p", "Log1p", kInplaceLog1pArgs, 1, kInplaceLog1pRules, 1, Execution::Aten};
const ArgSpec kInplaceLog2Args[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLog2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLog2 = {"aclnnInplaceLog2", "Log2", kInplaceLog2Args, 1, kInplaceLog2Rules, 1, Execution::Aten};
const ArgSpec kInplaceLogicalAndArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLogicalAndRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLogicalAnd = {"aclnnInplaceLogicalAnd", "LogicalAnd", kInplaceLogicalAndArgs, 2, kInplaceLogicalAndRules, 3, Execution::Aten};
const ArgSpec kInplaceLogicalNotArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceLogicalNotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLogicalNot = {"aclnnInplaceLogicalNot", "LogicalNot", kInplaceLogicalNotArgs, 1, kInplaceLogicalNotRules, 1, Execution::Aten};
const ArgSpec kInplaceLogicalOrArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLogicalOrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLogicalOr = {"aclnnInplaceLogicalOr", "LogicalOr", kInplaceLogicalOrArgs, 2, kInplaceLogicalOrRules, 3, Execution::Aten};
const ArgSpec kInplaceLtScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceLtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLtScalar = {"aclnnInplaceLtScalar", "Less", kInplaceLtScalarArgs, 2, kInplaceLtScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceLtTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceLtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceLtTensor = {"aclnnInplaceLtTensor", "Less", kInplaceLtTensorArgs, 2, kInplaceLtTensorRules, 3, Execution::Aten};
const ArgSpec kInplaceMaskedFillScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mask", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceMaskedFillScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMaskedFillScalar = {"aclnnInplaceMaskedFillScalar", "MaskedFill", kInplaceMaskedFillScalarArgs, 3, kInplaceMaskedFillScalarRules, 3, Execution::Native};
const ArgSpec kInplaceMaskedFillTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mask", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceMaskedFillTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMaskedFillTensor = {"aclnnInplaceMaskedFillTensor", "MaskedFill", kInplaceMaskedFillTensorArgs, 3, kInplaceMaskedFillTensorRules, 4, Execution::Native};
const ArgSpec kInplaceMaskedScatterArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mask", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceMaskedScatterRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMaskedScatter = {"aclnnInplaceMaskedScatter", "InplaceMaskedScatter", kInplaceMaskedScatterArgs, 3, kInplaceMaskedScatterRules, 5, Execution::Native};
const ArgSpec kInplaceMishArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceMishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMish = {"aclnnInplaceMish", "Mish", kInplaceMishArgs, 1, kInplaceMishRules, 1, Execution::Aten};
const ArgSpec kInplaceMulArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMul = {"aclnnInplaceMul", "Mul", kInplaceMulArgs, 2, kInplaceMulRules, 4, Execution::Aten};
const ArgSpec kInplaceMulsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceMulsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceMuls = {"aclnnInplaceMuls", "Mul", kInplaceMulsArgs, 2, kInplaceMulsRules, 1, Execution::Aten};
const ArgSpec kInplaceNanToNumArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"nan", ArgKind::Double, false, true, false}, {"posinf", ArgKind::Double, false, true, false}, {"neginf", ArgKind::Double, false, true, false}};
const RuleSpec kInplaceNanToNumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceNanToNum = {"aclnnInplaceNanToNum", "NanToNum", kInplaceNanToNumArgs, 4, kInplaceNanToNumRules, 1, Execution::Aten};
const ArgSpec kInplaceNeScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceNeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceNeScalar = {"aclnnInplaceNeScalar", "NotEqual", kInplaceNeScalarArgs, 2, kInplaceNeScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceNeTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceNeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceNeTensor = {"aclnnInplaceNeTensor", "NotEqual", kInplaceNeTensorArgs, 2, kInplaceNeTensorRules, 3, Execution::Aten};
const ArgSpec kInplaceNormalArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceNormalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
};
const OperatorSpec kInplaceNormal = {"aclnnInplaceNormal", "DSARandomNormal", kInplaceNormalArgs, 5, kInplaceNormalRules, 2, Execution::Native};
const ArgSpec kInplaceNormalTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceNormalTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceNormalTensor = {"aclnnInplaceNormalTensor", "DSARandomNormal", kInplaceNormalTensorArgs, 6, kInplaceNormalTensorRules, 5, Execution::Native};
const ArgSpec kInplaceOneArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceOneRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceOne = {"aclnnInplaceOne", "OnesLike", kInplaceOneArgs, 1, kInplaceOneRules, 1, Execution::Aten};
const ArgSpec kInplacePowTensorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, true}, {"exponent", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplacePowTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplacePowTensorScalar = {"aclnnInplacePowTensorScalar", "Pow", kInplacePowTensorScalarArgs, 2, kInplacePowTensorScalarRules, 1, Execution::Aten};
const ArgSpec kInplacePowTensorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, true}, {"exponent", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplacePowTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplacePowTensorTensor = {"aclnnInplacePowTensorTensor", "Pow", kInplacePowTensorTensorArgs, 2, kInplacePowTensorTensorRules, 4, Execution::Aten};
const ArgSpec kInplacePutArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"index", ArgKind::Tensor, false, true, false}, {"source", ArgKind::Tensor, false, true, false}, {"accumulate", ArgKind::Bool, false, true, false}};
const RuleSpec kInplacePutRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplacePut = {"aclnnInplacePut", "InplacePut", kInplacePutArgs, 4, kInplacePutRules, 4, Execution::Native};
const ArgSpec kInplaceRReluWithNoiseArgs[] = {{"self", ArgKind::Tensor, false, true, true}, {"noise", ArgKind::Tensor, false, true, true}, {"lower", ArgKind::Scalar, false, true, false}, {"upper", ArgKind::Scalar, false, true, false}, {"training", ArgKind::Bool, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRReluWithNoiseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
};
const OperatorSpec kInplaceRReluWithNoise = {"aclnnInplaceRReluWithNoise", "InplaceRReluWithNoise", kInplaceRReluWithNoiseArgs, 7, kInplaceRReluWithNoiseRules, 5, Execution::Native};
const ArgSpec kInplaceRandomArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Int, false, true, false}, {"to", ArgKind::Int, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_integers, 161002},
};
const OperatorSpec kInplaceRandom = {"aclnnInplaceRandom", "DSARandomUniform", kInplaceRandomArgs, 5, kInplaceRandomRules, 2, Execution::Native};
const ArgSpec kInplaceRandomTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Int, false, true, false}, {"to", ArgKind::Int, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_integers, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceRandomTensor = {"aclnnInplaceRandomTensor", "DSARandomUniform", kInplaceRandomTensorArgs, 6, kInplaceRandomTensorRules, 5, Execution::Native};
const ArgSpec kInplaceRandomWithoutFromToArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomWithoutFromToRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRandomWithoutFromTo = {"aclnnInplaceRandomWithoutFromTo", "DSARandomUniform", kInplaceRandomWithoutFromToArgs, 3, kInplaceRandomWithoutFromToRules, 1, Execution::Native};
const ArgSpec kInplaceRandomWithoutFromToTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRandomWithoutFromToTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceRandomWithoutFromToTensor = {"aclnnInplaceRandomWithoutFromToTensor", "DSARandomUniform", kInplaceRandomWithoutFromToTensorArgs, 4, kInplaceRandomWithoutFromToTensorRules, 4, Execution::Native};
const ArgSpec kInplaceReciprocalArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceReciprocalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceReciprocal = {"aclnnInplaceReciprocal", "Reciprocal", kInplaceReciprocalArgs, 1, kInplaceReciprocalRules, 1, Execution::Aten};
const ArgSpec kInplaceReluArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRelu = {"aclnnInplaceRelu", "Relu", kInplaceReluArgs, 1, kInplaceReluRules, 1, Execution::Aten};
const ArgSpec kInplaceRemainderTensorScalarArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceRemainderTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRemainderTensorScalar = {"aclnnInplaceRemainderTensorScalar", "FloorMod", kInplaceRemainderTensorScalarArgs, 2, kInplaceRemainderTensorScalarRules, 1, Execution::Aten};
const ArgSpec kInplaceRemainderTensorTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}};
const RuleSpec kInplaceRemainderTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRemainderTensorTensor = {"aclnnInplaceRemainderTensorTensor", "FloorMod", kInplaceRemainderTensorTensorArgs, 2, kInplaceRemainderTensorTensorRules, 4, Execution::Aten};
const ArgSpec kInplaceRoundDecimalsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"decimals", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceRoundDecimalsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRoundDecimals = {"aclnnInplaceRoundDecimals", "RoundDecimals", kInplaceRoundDecimalsArgs, 2, kInplaceRoundDecimalsRules, 1, Execution::Aten};
const ArgSpec kInplaceRsqrtArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceRsqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceRsqrt = {"aclnnInplaceRsqrt", "Rsqrt", kInplaceRsqrtArgs, 1, kInplaceRsqrtRules, 1, Execution::Aten};
const ArgSpec kInplaceScatterArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"reduce", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceScatterRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatter = {"aclnnInplaceScatter", "ScatterElementsV2", kInplaceScatterArgs, 5, kInplaceScatterRules, 6, Execution::Native};
const ArgSpec kInplaceScatterReduceArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"src", ArgKind::Tensor, false, true, false}, {"reduce", ArgKind::Int, false, true, false}, {"includeSelf", ArgKind::Bool, false, true, false}};
const RuleSpec kInplaceScatterReduceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 5, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatterReduce = {"aclnnInplaceScatterReduce", "ScatterElementsV2", kInplaceScatterReduceArgs, 6, kInplaceScatterReduceRules, 6, Execution::Native};
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
const OperatorSpec kInplaceScatterUpdate = {"aclnnInplaceScatterUpdate", "Scatter", kInplaceScatterUpdateArgs, 4, kInplaceScatterUpdateRules, 7, Execution::Native};
const ArgSpec kInplaceScatterValueArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"dim", ArgKind::Int, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"reduce", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceScatterValueRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceScatterValue = {"aclnnInplaceScatterValue", "ScatterElementsV2", kInplaceScatterValueArgs, 5, kInplaceScatterValueRules, 4, Execution::Native};
const ArgSpec kInplaceSigmoidArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSigmoid = {"aclnnInplaceSigmoid", "Sigmoid", kInplaceSigmoidArgs, 1, kInplaceSigmoidRules, 1, Execution::Aten};
const ArgSpec kInplaceSinArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSin = {"aclnnInplaceSin", "Sin", kInplaceSinArgs, 1, kInplaceSinRules, 1, Execution::Aten};
const ArgSpec kInplaceSincArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSincRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSinc = {"aclnnInplaceSinc", "Sinc", kInplaceSincArgs, 1, kInplaceSincRules, 1, Execution::Aten};
const ArgSpec kInplaceSinhArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSinh = {"aclnnInplaceSinh", "Sinh", kInplaceSinhArgs, 1, kInplaceSinhRules, 1, Execution::Aten};
const ArgSpec kInplaceSqrtArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceSqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSqrt = {"aclnnInplaceSqrt", "Sqrt", kInplaceSqrtArgs, 1, kInplaceSqrtRules, 1, Execution::Aten};
const ArgSpec kInplaceSubArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceSubRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 0, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSub = {"aclnnInplaceSub", "Sub", kInplaceSubArgs, 3, kInplaceSubRules, 4, Execution::Aten};
const ArgSpec kInplaceSubsArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceSubsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceSubs = {"aclnnInplaceSubs", "Sub", kInplaceSubsArgs, 3, kInplaceSubsRules, 1, Execution::Aten};
const ArgSpec kInplaceTanArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceTanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTan = {"aclnnInplaceTan", "Tan", kInplaceTanArgs, 1, kInplaceTanRules, 1, Execution::Aten};
const ArgSpec kInplaceTanhArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceTanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTanh = {"aclnnInplaceTanh", "Tanh", kInplaceTanhArgs, 1, kInplaceTanhRules, 1, Execution::Aten};
const ArgSpec kInplaceThresholdArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"threshold", ArgKind::Scalar, false, true, false}, {"value", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceThresholdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceThreshold = {"aclnnInplaceThreshold", "Threshold", kInplaceThresholdArgs, 3, kInplaceThresholdRules, 1, Execution::Aten};
const ArgSpec kInplaceTrilArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"diagonal", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceTrilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTril = {"aclnnInplaceTril", "Tril", kInplaceTrilArgs, 2, kInplaceTrilRules, 2, Execution::Aten};
const ArgSpec kInplaceTriuArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"diagonal", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceTriuRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceTriu = {"aclnnInplaceTriu", "Triu", kInplaceTriuArgs, 2, kInplaceTriuRules, 2, Execution::Aten};
const ArgSpec kInplaceUniformArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Double, false, true, false}, {"to", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceUniformRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
};
const OperatorSpec kInplaceUniform = {"aclnnInplaceUniform", "DSARandomUniform", kInplaceUniformArgs, 5, kInplaceUniformRules, 2, Execution::Native};
const ArgSpec kInplaceUniformTensorArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"from", ArgKind::Double, false, true, false}, {"to", ArgKind::Double, false, true, false}, {"seedTensor", ArgKind::Tensor, false, true, false}, {"offsetTensor", ArgKind::Tensor, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kInplaceUniformTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
    {RuleKind::Custom, {3, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_single, 161002},
};
const OperatorSpec kInplaceUniformTensor = {"aclnnInplaceUniformTensor", "DSARandomUniform", kInplaceUniformTensorArgs, 6, kInplaceUniformTensorRules, 5, Execution::Native};
const ArgSpec kInplaceXLogYScalarOtherArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"other", ArgKind::Scalar, false, true, false}};
const RuleSpec kInplaceXLogYScalarOtherRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceXLogYScalarOther = {"aclnnInplaceXLogYScalarOther", "XLogYOther", kInplaceXLogYScalarOtherArgs, 2, kInplaceXLogYScalarOtherRules, 1, Execution::Aten};
const ArgSpec kInplaceZeroArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}};
const RuleSpec kInplaceZeroRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInplaceZero = {"aclnnInplaceZero", "ZerosLike", kInplaceZeroArgs, 1, kInplaceZeroRules, 1, Execution::Aten};
const ArgSpec kInverseArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kInverseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kInverse = {"aclnnInverse", "MatrixInverse", kInverseArgs, 2, kInverseRules, 5, Execution::Aten};
const ArgSpec kIsCloseArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"rtol", ArgKind::Double, false, true, false}, {"atol", ArgKind::Double, false, true, false}, {"equalNan", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsCloseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsClose = {"aclnnIsClose", "IsClose", kIsCloseArgs, 6, kIsCloseRules, 4, Execution::Aten};
const ArgSpec kIsFiniteArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsFiniteRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsFinite = {"aclnnIsFinite", "IsFinite", kIsFiniteArgs, 2, kIsFiniteRules, 3, Execution::Aten};
const ArgSpec kIsInScalarTensorArgs[] = {{"element", ArgKind::Scalar, false, true, false}, {"testElements", ArgKind::Tensor, false, true, false}, {"assumeUnique", ArgKind::Bool, false, true, false}, {"invert", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsInScalarTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsInScalarTensor = {"aclnnIsInScalarTensor", "IsInScalarTensor", kIsInScalarTensorArgs, 5, kIsInScalarTensorRules, 2, Execution::Aten};
const ArgSpec kIsInTensorScalarArgs[] = {{"element", ArgKind::Tensor, false, true, false}, {"testElement", ArgKind::Scalar, false, true, false}, {"assumeUnique", ArgKind::Bool, false, true, false}, {"invert", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsInTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsInTensorScalar = {"aclnnIsInTensorScalar", "IsInTensorScalar", kIsInTensorScalarArgs, 5, kIsInTensorScalarRules, 3, Execution::Aten};
const ArgSpec kIsNegInfArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsNegInfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsNegInf = {"aclnnIsNegInf", "IsNegInf", kIsNegInfArgs, 2, kIsNegInfRules, 3, Execution::Aten};
const ArgSpec kIsPosInfArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kIsPosInfRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kIsPosInf = {"aclnnIsPosInf", "IsPosInf", kIsPosInfArgs, 2, kIsPosInfRules, 3, Execution::Aten};
const ArgSpec kKlDivArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"logTarget", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kKlDivRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kKlDiv = {"aclnnKlDiv", "KlDiv", kKlDivArgs, 5, kKlDivRules, 5, Execution::Aten};
const ArgSpec kKlDivBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"logTarget", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kKlDivBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kKlDivBackward = {"aclnnKlDivBackward", "KlDivLossGrad", kKlDivBackwardArgs, 6, kKlDivBackwardRules, 6, Execution::Native};
const ArgSpec kKlDivTargetBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"logTarget", ArgKind::Bool, false, true, false}, {"gradTarget", ArgKind::Tensor, false, false, true}};
const RuleSpec kKlDivTargetBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kKlDivTargetBackward = {"aclnnKlDivTargetBackward", "KlDivTargetBackward", kKlDivTargetBackwardArgs, 6, kKlDivTargetBackwardRules, 6, Execution::Native};
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
const OperatorSpec kKthvalue = {"aclnnKthvalue", "Kthvalue", kKthvalueArgs, 6, kKthvalueRules, 7, Execution::Aten};
const ArgSpec kL1LossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kL1LossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kL1Loss = {"aclnnL1Loss", "L1Loss", kL1LossArgs, 4, kL1LossRules, 5, Execution::Aten};
const ArgSpec kL1LossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kL1LossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kL1LossBackward = {"aclnnL1LossBackward", "L1LossBackward", kL1LossBackwardArgs, 5, kL1LossBackwardRules, 6, Execution::Native};
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
const OperatorSpec kLayerNorm = {"aclnnLayerNorm", "LayerNormV4", kLayerNormArgs, 8, kLayerNormRules, 9, Execution::Native};
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
const OperatorSpec kLayerNormBackward = {"aclnnLayerNormBackward", "LayerNormGradV3", kLayerNormBackwardArgs, 11, kLayerNormBackwardRules, 11, Execution::Native};
const ArgSpec kLeScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeScalar = {"aclnnLeScalar", "LessEqual", kLeScalarArgs, 3, kLeScalarRules, 3, Execution::Aten};
const ArgSpec kLeTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeTensor = {"aclnnLeTensor", "LessEqual", kLeTensorArgs, 3, kLeTensorRules, 4, Execution::Aten};
const ArgSpec kLeakyReluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"negativeSlope", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeakyReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeakyRelu = {"aclnnLeakyRelu", "LeakyRelu", kLeakyReluArgs, 3, kLeakyReluRules, 4, Execution::Aten};
const ArgSpec kLeakyReluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"negativeSlope", ArgKind::Scalar, false, true, false}, {"selfIsResult", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeakyReluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeakyReluBackward = {"aclnnLeakyReluBackward", "LeakyReluGrad", kLeakyReluBackwardArgs, 5, kLeakyReluBackwardRules, 4, Execution::Aten};
const ArgSpec kLeftShiftArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"shiftBits", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeftShiftRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeftShift = {"aclnnLeftShift", "LeftShift", kLeftShiftArgs, 3, kLeftShiftRules, 4, Execution::Aten};
const ArgSpec kLeftShiftsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"shiftBits", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLeftShiftsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLeftShifts = {"aclnnLeftShifts", "LeftShift", kLeftShiftsArgs, 3, kLeftShiftsRules, 4, Execution::Aten};
const ArgSpec kLerpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"end", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLerpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "Expected dtype for end {end.dtype} to be equal to that of self.", "", nullptr, 161002},
};
const OperatorSpec kLerp = {"aclnnLerp", "Lerp", kLerpArgs, 4, kLerpRules, 6, Execution::Aten};
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
const OperatorSpec kLerps = {"aclnnLerps", "Lerp", kLerpsArgs, 4, kLerpsRules, 7, Execution::Aten};
const ArgSpec kLessScalarArgs[] = {{"other", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Scalar, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kLessScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLessScalar = {"aclnnLessScalar", "LessEqual", kLessScalarArgs, 3, kLessScalarRules, 3, Execution::Aten};
const ArgSpec kLinalgCholeskyArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"upper", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgCholeskyRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgCholesky = {"aclnnLinalgCholesky", "Cholesky", kLinalgCholeskyArgs, 3, kLinalgCholeskyRules, 5, Execution::Aten};
const ArgSpec kLinalgCrossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgCrossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgCross = {"aclnnLinalgCross", "Cross", kLinalgCrossArgs, 4, kLinalgCrossRules, 6, Execution::Native};
const ArgSpec kLinalgQrArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"Q", ArgKind::Tensor, false, false, true}, {"R", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgQrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgQr = {"aclnnLinalgQr", "Qr", kLinalgQrArgs, 4, kLinalgQrRules, 6, Execution::Native};
const ArgSpec kLinalgVectorNormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"ord", ArgKind::Scalar, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"keepDims", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinalgVectorNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 2, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLinalgVectorNorm = {"aclnnLinalgVectorNorm", "LpNormReduceV2", kLinalgVectorNormArgs, 6, kLinalgVectorNormRules, 4, Execution::Aten};
const ArgSpec kLinspaceArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"steps", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLinspaceRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe an output of `steps` elements.", checks::has_steps, 161002},
};
const OperatorSpec kLinspace = {"aclnnLinspace", "Linspace", kLinspaceArgs, 4, kLinspaceRules, 2, Execution::Aten};
const ArgSpec kLogArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog = {"aclnnLog", "Log", kLogArgs, 2, kLogRules, 3, Execution::Aten};
const ArgSpec kLog10Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLog10Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog10 = {"aclnnLog10", "Log10", kLog10Args, 2, kLog10Rules, 3, Execution::Aten};
const ArgSpec kLog1pArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLog1pRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog1p = {"aclnnLog1p", "Log1p", kLog1pArgs, 2, kLog1pRules, 3, Execution::Aten};
const ArgSpec kLog2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLog2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLog2 = {"aclnnLog2", "Log2", kLog2Args, 2, kLog2Rules, 3, Execution::Aten};
const ArgSpec kLogAddExpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogAddExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogAddExp = {"aclnnLogAddExp", "LogAddExp", kLogAddExpArgs, 3, kLogAddExpRules, 6, Execution::Aten};
const ArgSpec kLogAddExp2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogAddExp2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogAddExp2 = {"aclnnLogAddExp2", "LogAddExp2", kLogAddExp2Args, 3, kLogAddExp2Rules, 6, Execution::Aten};
const ArgSpec kLogSigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSigmoid = {"aclnnLogSigmoid", "LogSigmoid", kLogSigmoidArgs, 2, kLogSigmoidRules, 3, Execution::Native};
const ArgSpec kLogSigmoidBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"buffer", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSigmoidBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSigmoidBackward = {"aclnnLogSigmoidBackward", "LogSigmoidGrad", kLogSigmoidBackwardArgs, 4, kLogSigmoidBackwardRules, 4, Execution::Native};
const ArgSpec kLogSigmoidForwardArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"buffer", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSigmoidForwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSigmoidForward = {"aclnnLogSigmoidForward", "LogSigmoid", kLogSigmoidForwardArgs, 3, kLogSigmoidForwardRules, 4, Execution::Native};
const ArgSpec kLogSoftmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSoftmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSoftmax = {"aclnnLogSoftmax", "LogSoftmaxV2", kLogSoftmaxArgs, 3, kLogSoftmaxRules, 4, Execution::Native};
const ArgSpec kLogSoftmaxBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSoftmaxBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSoftmaxBackward = {"aclnnLogSoftmaxBackward", "LogSoftmaxGrad", kLogSoftmaxBackwardArgs, 4, kLogSoftmaxBackwardRules, 5, Execution::Native};
const ArgSpec kLogSpaceArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"steps", ArgKind::Int, false, true, false}, {"base", ArgKind::Double, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSpaceRules[] = {
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "Describe an output of `steps` elements.", checks::has_steps, 161002},
};
const OperatorSpec kLogSpace = {"aclnnLogSpace", "LogSpace", kLogSpaceArgs, 5, kLogSpaceRules, 2, Execution::Aten};
const ArgSpec kLogSumExpArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogSumExpRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogSumExp = {"aclnnLogSumExp", "ReduceLogSumExp", kLogSumExpArgs, 4, kLogSumExpRules, 4, Execution::Native};
const ArgSpec kLogicalAndArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalAndRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalAnd = {"aclnnLogicalAnd", "LogicalAnd", kLogicalAndArgs, 3, kLogicalAndRules, 4, Execution::Aten};
const ArgSpec kLogicalNotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalNotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalNot = {"aclnnLogicalNot", "LogicalNot", kLogicalNotArgs, 2, kLogicalNotRules, 3, Execution::Aten};
const ArgSpec kLogicalOrArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalOrRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalOr = {"aclnnLogicalOr", "LogicalOr", kLogicalOrArgs, 3, kLogicalOrRules, 4, Execution::Aten};
const ArgSpec kLogicalXorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogicalXorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogicalXor = {"aclnnLogicalXor", "LogicalXor", kLogicalXorArgs, 3, kLogicalXorRules, 4, Execution::Aten};
const ArgSpec kLogitArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogitRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogit = {"aclnnLogit", "Logit", kLogitArgs, 3, kLogitRules, 3, Execution::Native};
const ArgSpec kLogitGradArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"dy", ArgKind::Tensor, false, true, false}, {"eps", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLogitGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLogitGrad = {"aclnnLogitGrad", "LogitGrad", kLogitGradArgs, 4, kLogitGradRules, 5, Execution::Native};
const ArgSpec kLtScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLtScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLtScalar = {"aclnnLtScalar", "Less", kLtScalarArgs, 3, kLtScalarRules, 3, Execution::Aten};
const ArgSpec kLtTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kLtTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kLtTensor = {"aclnnLtTensor", "Less", kLtTensorArgs, 3, kLtTensorRules, 4, Execution::Aten};
const ArgSpec kMaskedScaleArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedScaleRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001017ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedScale = {"aclnnMaskedScale", "MaskedScale", kMaskedScaleArgs, 4, kMaskedScaleRules, 5, Execution::Native};
const ArgSpec kMaskedSelectArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mask", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaskedSelectRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaskedSelect = {"aclnnMaskedSelect", "MaskedSelectV3", kMaskedSelectArgs, 3, kMaskedSelectRules, 4, Execution::Native};
const ArgSpec kMatmulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"mat2", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"cubeMathType", ArgKind::Int, false, true, false}};
const RuleSpec kMatmulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::MatMul, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix).", nullptr, 161002},
};
const OperatorSpec kMatmul = {"aclnnMatmul", "MatMulV3", kMatmulArgs, 4, kMatmulRules, 5, Execution::Native};
const ArgSpec kMaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMax = {"aclnnMax", "ReduceMax", kMaxArgs, 2, kMaxRules, 4, Execution::Aten};
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
const OperatorSpec kMaxDim = {"aclnnMaxDim", "ArgMaxWithValue", kMaxDimArgs, 5, kMaxDimRules, 7, Execution::Aten};
const ArgSpec kMaxPool2dWithIndicesArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool2dWithIndicesRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {6, 7, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool2dWithIndices = {"aclnnMaxPool2dWithIndices", "MaxPool3DWithArgmaxV2", kMaxPool2dWithIndicesArgs, 8, kMaxPool2dWithIndicesRules, 6, Execution::Aten};
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
const OperatorSpec kMaxPool2dWithIndicesBackward = {"aclnnMaxPool2dWithIndicesBackward", "MaxPool3DGradWithArgmax", kMaxPool2dWithIndicesBackwardArgs, 9, kMaxPool2dWithIndicesBackwardRules, 8, Execution::Native};
const ArgSpec kMaxPool2dWithMaskArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"kernelSize", ArgKind::IntArray, false, true, false}, {"stride", ArgKind::IntArray, false, true, false}, {"padding", ArgKind::IntArray, false, true, false}, {"dilation", ArgKind::IntArray, false, true, false}, {"ceilMode", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"indices", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaxPool2dWithMaskRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x4ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaxPool2dWithMask = {"aclnnMaxPool2dWithMask", "MaxPoolWithArgmaxV1", kMaxPool2dWithMaskArgs, 8, kMaxPool2dWithMaskRules, 5, Execution::Native};
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
const OperatorSpec kMaxPool2dWithMaskBackward = {"aclnnMaxPool2dWithMaskBackward", "MaxPoolGradWithArgmaxV1", kMaxPool2dWithMaskBackwardArgs, 9, kMaxPool2dWithMaskBackwardRules, 7, Execution::Native};
const ArgSpec kMaximumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMaximumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMaximum = {"aclnnMaximum", "Maximum", kMaximumArgs, 3, kMaximumRules, 6, Execution::Aten};
const ArgSpec kMeanArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMeanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMean = {"aclnnMean", "ReduceMean", kMeanArgs, 5, kMeanRules, 4, Execution::Aten};
const ArgSpec kMedianArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kMedianRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMedian = {"aclnnMedian", "Median", kMedianArgs, 2, kMedianRules, 4, Execution::Aten};
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
const OperatorSpec kMedianDim = {"aclnnMedianDim", "MedianDim", kMedianDimArgs, 5, kMedianDimRules, 7, Execution::Aten};
const ArgSpec kMinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMin = {"aclnnMin", "ReduceMin", kMinArgs, 2, kMinRules, 4, Execution::Aten};
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
const OperatorSpec kMinDim = {"aclnnMinDim", "ArgMinWithValue", kMinDimArgs, 5, kMinDimRules, 7, Execution::Aten};
const ArgSpec kMinimumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMinimumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMinimum = {"aclnnMinimum", "Minimum", kMinimumArgs, 3, kMinimumRules, 6, Execution::Aten};
const ArgSpec kMishArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMishRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMish = {"aclnnMish", "Mish", kMishArgs, 2, kMishRules, 3, Execution::Aten};
const ArgSpec kMishBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kMishBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMishBackward = {"aclnnMishBackward", "MishBackward", kMishBackwardArgs, 3, kMishBackwardRules, 4, Execution::Aten};
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
const OperatorSpec kMm = {"aclnnMm", "MatMulV3", kMmArgs, 4, kMmRules, 7, Execution::Native};
const ArgSpec kMseLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMseLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kMseLoss = {"aclnnMseLoss", "MseLoss", kMseLossArgs, 4, kMseLossRules, 5, Execution::Aten};
const ArgSpec kMseLossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMseLossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMseLossBackward = {"aclnnMseLossBackward", "MseLossBackward", kMseLossBackwardArgs, 5, kMseLossBackwardRules, 6, Execution::Aten};
const ArgSpec kMulArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMulRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMul = {"aclnnMul", "Mul", kMulArgs, 3, kMulRules, 6, Execution::Aten};
const ArgSpec kMulsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMulsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kMuls = {"aclnnMuls", "Mul", kMulsArgs, 3, kMulsRules, 4, Execution::Aten};
const ArgSpec kMultinomialArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"numsamples", ArgKind::Int, false, true, false}, {"replacement", ArgKind::Bool, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kMultinomialRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 5, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_multinomial, 161002},
};
const OperatorSpec kMultinomial = {"aclnnMultinomial", "Multinomial", kMultinomialArgs, 6, kMultinomialRules, 4, Execution::Native};
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
const OperatorSpec kMultinomialTensor = {"aclnnMultinomialTensor", "MultinomialTensor", kMultinomialTensorArgs, 7, kMultinomialTensorRules, 7, Execution::Native};
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
const OperatorSpec kMv = {"aclnnMv", "MatMulV3", kMvArgs, 4, kMvRules, 7, Execution::Native};
const ArgSpec kNLLLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"totalWeightOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kNLLLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kNLLLoss = {"aclnnNLLLoss", "NLLLoss", kNLLLossArgs, 7, kNLLLossRules, 6, Execution::Native};
const ArgSpec kNLLLoss2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, true, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"ignoreIndex", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}, {"totalWeightOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kNLLLoss2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
};
const OperatorSpec kNLLLoss2d = {"aclnnNLLLoss2d", "NLLLoss", kNLLLoss2dArgs, 7, kNLLLoss2dRules, 6, Execution::Native};
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
const OperatorSpec kNLLLoss2dBackward = {"aclnnNLLLoss2dBackward", "NLLLossGrad", kNLLLoss2dBackwardArgs, 8, kNLLLoss2dBackwardRules, 8, Execution::Native};
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
const OperatorSpec kNLLLossBackward = {"aclnnNLLLossBackward", "NLLLossGrad", kNLLLossBackwardArgs, 8, kNLLLossBackwardRules, 8, Execution::Native};
const ArgSpec kNanMedianArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNanMedianRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNanMedian = {"aclnnNanMedian", "NanMedian", kNanMedianArgs, 2, kNanMedianRules, 4, Execution::Aten};
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
const OperatorSpec kNanMedianDim = {"aclnnNanMedianDim", "NanMedianDim", kNanMedianDimArgs, 5, kNanMedianDimRules, 7, Execution::Aten};
const ArgSpec kNanToNumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"nan", ArgKind::Double, false, true, false}, {"posinf", ArgKind::Double, false, true, false}, {"neginf", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNanToNumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNanToNum = {"aclnnNanToNum", "NanToNum", kNanToNumArgs, 5, kNanToNumRules, 3, Execution::Aten};
const ArgSpec kNeScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNeScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNeScalar = {"aclnnNeScalar", "NotEqual", kNeScalarArgs, 3, kNeScalarRules, 3, Execution::Aten};
const ArgSpec kNeTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNeTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNeTensor = {"aclnnNeTensor", "NotEqual", kNeTensorArgs, 3, kNeTensorRules, 4, Execution::Aten};
const ArgSpec kNegArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNegRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNeg = {"aclnnNeg", "Neg", kNegArgs, 2, kNegRules, 3, Execution::Aten};
const ArgSpec kNonzeroArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNonzeroRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNonzero = {"aclnnNonzero", "NonZero", kNonzeroArgs, 2, kNonzeroRules, 2, Execution::Native};
const ArgSpec kNonzeroV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNonzeroV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNonzeroV2 = {"aclnnNonzeroV2", "NonZero", kNonzeroV2Args, 2, kNonzeroV2Rules, 2, Execution::Native};
const ArgSpec kNormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"pScalar", ArgKind::Scalar, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 2, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNorm = {"aclnnNorm", "LpNormV2", kNormArgs, 5, kNormRules, 4, Execution::Aten};
const ArgSpec kNormalFloatFloatArgs[] = {{"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalFloatFloatRules[] = {
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
};
const OperatorSpec kNormalFloatFloat = {"aclnnNormalFloatFloat", "DSARandomNormal", kNormalFloatFloatArgs, 5, kNormalFloatFloatRules, 2, Execution::Native};
const ArgSpec kNormalFloatTensorArgs[] = {{"mean", ArgKind::Double, false, true, false}, {"std", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalFloatTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNormalFloatTensor = {"aclnnNormalFloatTensor", "DSARandomNormal", kNormalFloatTensorArgs, 5, kNormalFloatTensorRules, 3, Execution::Native};
const ArgSpec kNormalTensorFloatArgs[] = {{"mean", ArgKind::Tensor, false, true, false}, {"std", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalTensorFloatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_not_negative, 161002},
};
const OperatorSpec kNormalTensorFloat = {"aclnnNormalTensorFloat", "DSARandomNormal", kNormalTensorFloatArgs, 5, kNormalTensorFloatRules, 4, Execution::Native};
const ArgSpec kNormalTensorTensorArgs[] = {{"mean", ArgKind::Tensor, false, true, false}, {"std", ArgKind::Tensor, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kNormalTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kNormalTensorTensor = {"aclnnNormalTensorTensor", "DSARandomNormal", kNormalTensorTensorArgs, 5, kNormalTensorTensorRules, 4, Execution::Native};
const ArgSpec kOneHotArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"numClasses", ArgKind::Int, false, true, false}, {"onValue", ArgKind::Tensor, false, true, false}, {"offValue", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kOneHotRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x218ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x800021full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800021full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x800021full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {2, 3, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcastable, {0, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kOneHot = {"aclnnOneHot", "OneHot", kOneHotArgs, 6, kOneHotRules, 6, Execution::Native};
const ArgSpec kPolarArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"angle", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPolarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x30000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPolar = {"aclnnPolar", "Polar", kPolarArgs, 3, kPolarRules, 4, Execution::Aten};
const ArgSpec kPowScalarTensorArgs[] = {{"self", ArgKind::Scalar, false, true, false}, {"exponent", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPowScalarTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPowScalarTensor = {"aclnnPowScalarTensor", "Pow", kPowScalarTensorArgs, 3, kPowScalarTensorRules, 4, Execution::Aten};
const ArgSpec kPowTensorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"exponent", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPowTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPowTensorScalar = {"aclnnPowTensorScalar", "Pow", kPowTensorScalarArgs, 3, kPowTensorScalarRules, 4, Execution::Aten};
const ArgSpec kPowTensorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"exponent", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPowTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPowTensorTensor = {"aclnnPowTensorTensor", "Pow", kPowTensorTensorArgs, 3, kPowTensorTensorRules, 6, Execution::Aten};
const ArgSpec kPreluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"weight", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kPreluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kPrelu = {"aclnnPrelu", "PRelu", kPreluArgs, 3, kPreluRules, 4, Execution::Native};
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
const OperatorSpec kPreluBackward = {"aclnnPreluBackward", "PReluGrad", kPreluBackwardArgs, 5, kPreluBackwardRules, 7, Execution::Native};
const ArgSpec kProdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kProdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kProd = {"aclnnProd", "ReduceProd", kProdArgs, 3, kProdRules, 3, Execution::Native};
const ArgSpec kProdDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kProdDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kProdDim = {"aclnnProdDim", "ReduceProd", kProdDimArgs, 5, kProdDimRules, 4, Execution::Native};
const ArgSpec kRReluWithNoiseArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"noise", ArgKind::Tensor, false, true, true}, {"lower", ArgKind::Scalar, false, true, false}, {"upper", ArgKind::Scalar, false, true, false}, {"training", ArgKind::Bool, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRReluWithNoiseRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {7, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, 7, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_interval, 161002},
};
const OperatorSpec kRReluWithNoise = {"aclnnRReluWithNoise", "RReluWithNoise", kRReluWithNoiseArgs, 8, kRReluWithNoiseRules, 6, Execution::Native};
const ArgSpec kRandpermArgs[] = {{"n", ArgKind::Int, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRandpermRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_permutation, 161002},
};
const OperatorSpec kRandperm = {"aclnnRandperm", "Randperm", kRandpermArgs, 4, kRandpermRules, 2, Execution::Native};
const ArgSpec kRangeArgs[] = {{"start", ArgKind::Scalar, false, true, false}, {"end", ArgKind::Scalar, false, true, false}, {"step", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRangeRules[] = {
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 8, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Give a step that leads from start to end.", checks::step_is_not_zero, 161002},
};
const OperatorSpec kRange = {"aclnnRange", "Range", kRangeArgs, 4, kRangeRules, 3, Execution::Aten};
const ArgSpec kReciprocalArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReciprocalRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kReciprocal = {"aclnnReciprocal", "Reciprocal", kReciprocalArgs, 2, kReciprocalRules, 3, Execution::Aten};
const ArgSpec kReduceNansumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"keepDim", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReduceNansumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kReduceNansum = {"aclnnReduceNansum", "ReduceNansum", kReduceNansumArgs, 5, kReduceNansumRules, 4, Execution::Aten};
const ArgSpec kReduceSumArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"keepDims", ArgKind::Bool, false, true, false}, {"dtype", ArgKind::DataType, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReduceSumRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kReduceSum = {"aclnnReduceSum", "ReduceSum", kReduceSumArgs, 5, kReduceSumRules, 4, Execution::Aten};
const ArgSpec kReluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kReluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRelu = {"aclnnRelu", "Relu", kReluArgs, 2, kReluRules, 3, Execution::Aten};
const ArgSpec kRemainderScalarTensorArgs[] = {{"self", ArgKind::Scalar, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRemainderScalarTensorRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRemainderScalarTensor = {"aclnnRemainderScalarTensor", "FloorMod", kRemainderScalarTensorArgs, 3, kRemainderScalarTensorRules, 4, Execution::Aten};
const ArgSpec kRemainderTensorScalarArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRemainderTensorScalarRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRemainderTensorScalar = {"aclnnRemainderTensorScalar", "FloorMod", kRemainderTensorScalarArgs, 3, kRemainderTensorScalarRules, 4, Execution::Aten};
const ArgSpec kRemainderTensorTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRemainderTensorTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000a0bull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRemainderTensorTensor = {"aclnnRemainderTensorTensor", "FloorMod", kRemainderTensorTensorArgs, 3, kRemainderTensorTensorRules, 6, Execution::Aten};
const ArgSpec kRenormArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"p", ArgKind::Scalar, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"maxNorm", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRenormRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRenorm = {"aclnnRenorm", "Renorm", kRenormArgs, 5, kRenormRules, 5, Execution::Aten};
const ArgSpec kRepeatArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "Give one count for each dimension, in front for new ones.", checks::repeats, 161002},
};
const OperatorSpec kRepeat = {"aclnnRepeat", "Tile", kRepeatArgs, 3, kRepeatRules, 4, Execution::Native};
const ArgSpec kRepeatInterleaveArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_all, 161002},
};
const OperatorSpec kRepeatInterleave = {"aclnnRepeatInterleave", "RepeatInterleave", kRepeatInterleaveArgs, 4, kRepeatInterleaveRules, 6, Execution::Aten};
const ArgSpec kRepeatInterleaveGradArgs[] = {{"yGrad", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Tensor, false, true, false}, {"axis", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRepeatInterleaveGrad = {"aclnnRepeatInterleaveGrad", "RepeatInterleaveGrad", kRepeatInterleaveGradArgs, 4, kRepeatInterleaveGradRules, 6, Execution::Native};
const ArgSpec kRepeatInterleaveIntArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Int, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveIntRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_all, 161002},
};
const OperatorSpec kRepeatInterleaveInt = {"aclnnRepeatInterleaveInt", "RepeatInterleave", kRepeatInterleaveIntArgs, 4, kRepeatInterleaveIntRules, 4, Execution::Aten};
const ArgSpec kRepeatInterleaveIntWithDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"repeats", ArgKind::Int, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveIntWithDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x800125full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 3, 4, 2, -1}, 0x0ull, 0, 0, "", "Repeats are not negative; the output holds their sum along the dimension.", checks::interleaves_dim, 161002},
};
const OperatorSpec kRepeatInterleaveIntWithDim = {"aclnnRepeatInterleaveIntWithDim", "RepeatInterleave", kRepeatInterleaveIntWithDimArgs, 5, kRepeatInterleaveIntWithDimRules, 5, Execution::Aten};
const ArgSpec kRepeatInterleaveTensorArgs[] = {{"repeats", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRepeatInterleaveTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
    {RuleKind::Rank, {2, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kRepeatInterleaveTensor = {"aclnnRepeatInterleaveTensor", "RepeatInterleaveTensor", kRepeatInterleaveTensorArgs, 3, kRepeatInterleaveTensorRules, 4, Execution::Aten};
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
const OperatorSpec kRepeatInterleaveWithDim = {"aclnnRepeatInterleaveWithDim", "RepeatInterleave", kRepeatInterleaveWithDimArgs, 5, kRepeatInterleaveWithDimRules, 7, Execution::Aten};
const ArgSpec kRightShiftArgs[] = {{"input", ArgKind::Tensor, false, true, false}, {"shiftBits", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRightShiftRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x25cull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRightShift = {"aclnnRightShift", "RightShift", kRightShiftArgs, 3, kRightShiftRules, 4, Execution::Aten};
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
const OperatorSpec kRmsNorm = {"aclnnRmsNorm", "RmsNorm", kRmsNormArgs, 5, kRmsNormRules, 7, Execution::Native};
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
const OperatorSpec kRmsNormGrad = {"aclnnRmsNormGrad", "RmsNormGrad", kRmsNormGradArgs, 6, kRmsNormGradRules, 10, Execution::Native};
const ArgSpec kRollArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"shifts", ArgKind::IntArray, false, true, false}, {"dims", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRollRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "One shift for each dimension; without dimensions one shift, of the flattened tensor.", checks::rolls, 161002},
};
const OperatorSpec kRoll = {"aclnnRoll", "Roll", kRollArgs, 4, kRollRules, 5, Execution::Aten};
const ArgSpec kRotaryPositionEmbeddingArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"cos", ArgKind::Tensor, false, true, false}, {"sin", ArgKind::Tensor, false, true, false}, {"mode", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRotaryPositionEmbeddingRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::rotary, 561002},
};
const OperatorSpec kRotaryPositionEmbedding = {"aclnnRotaryPositionEmbedding", "RotaryPositionEmbedding", kRotaryPositionEmbeddingArgs, 5, kRotaryPositionEmbeddingRules, 8, Execution::Native};
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
    {RuleKind::InRange, {4, -1, -1, -1, -1, -1}, 0x0ull, 0, 1, "", "", nullptr, 161002},
};
const OperatorSpec kRotaryPositionEmbeddingGrad = {"aclnnRotaryPositionEmbeddingGrad", "RotaryPositionEmbeddingGrad", kRotaryPositionEmbeddingGradArgs, 8, kRotaryPositionEmbeddingGradRules, 11, Execution::Native};
const ArgSpec kRoundArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRoundRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRound = {"aclnnRound", "Round", kRoundArgs, 2, kRoundRules, 3, Execution::Aten};
const ArgSpec kRoundDecimalsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"decimals", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRoundDecimalsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRoundDecimals = {"aclnnRoundDecimals", "RoundDecimals", kRoundDecimalsArgs, 3, kRoundDecimalsRules, 3, Execution::Aten};
const ArgSpec kRsqrtArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRsqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRsqrt = {"aclnnRsqrt", "Rsqrt", kRsqrtArgs, 2, kRsqrtRules, 3, Execution::Aten};
const ArgSpec kRsubArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRsubRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRsub = {"aclnnRsub", "Sub", kRsubArgs, 4, kRsubRules, 6, Execution::Aten};
const ArgSpec kRsubsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kRsubsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kRsubs = {"aclnnRsubs", "Sub", kRsubsArgs, 4, kRsubsRules, 4, Execution::Aten};
const ArgSpec kSWhereArgs[] = {{"condition", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSWhereRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1010ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSWhere = {"aclnnSWhere", "SelectV2", kSWhereArgs, 4, kSWhereRules, 5, Execution::Native};
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
const OperatorSpec kScatter = {"aclnnScatter", "ScatterElementsV2", kScatterArgs, 6, kScatterRules, 9, Execution::Native};
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
const OperatorSpec kScatterAdd = {"aclnnScatterAdd", "ScatterElementsV2", kScatterAddArgs, 5, kScatterAddRules, 8, Execution::Native};
const ArgSpec kScatterNdUpdateArgs[] = {{"varRef", ArgKind::Tensor, false, true, true}, {"indices", ArgKind::Tensor, false, true, false}, {"updates", ArgKind::Tensor, false, true, false}};
const RuleSpec kScatterNdUpdateRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 1, 8, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kScatterNdUpdate = {"aclnnScatterNdUpdate", "ScatterNdUpdate", kScatterNdUpdateArgs, 3, kScatterNdUpdateRules, 5, Execution::Native};
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
const OperatorSpec kScatterReduce = {"aclnnScatterReduce", "ScatterElementsV2", kScatterReduceArgs, 7, kScatterReduceRules, 8, Execution::Native};
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
const OperatorSpec kScatterValue = {"aclnnScatterValue", "ScatterElementsV2", kScatterValueArgs, 6, kScatterValueRules, 7, Execution::Native};
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
const OperatorSpec kSearchSorted = {"aclnnSearchSorted", "SearchSorted", kSearchSortedArgs, 6, kSearchSortedRules, 7, Execution::Aten};
const ArgSpec kSearchSortedsArgs[] = {{"sortedSequence", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Scalar, false, true, false}, {"outInt32", ArgKind::Bool, false, true, false}, {"right", ArgKind::Bool, false, true, false}, {"sorter", ArgKind::Tensor, true, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSearchSortedsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 1, 1, "", "", nullptr, 161002},
};
const OperatorSpec kSearchSorteds = {"aclnnSearchSorteds", "SearchSorteds", kSearchSortedsArgs, 6, kSearchSortedsRules, 4, Execution::Aten};
const ArgSpec kSigmoidArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSigmoidRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSigmoid = {"aclnnSigmoid", "Sigmoid", kSigmoidArgs, 2, kSigmoidRules, 3, Execution::Aten};
const ArgSpec kSigmoidBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSigmoidBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSigmoidBackward = {"aclnnSigmoidBackward", "SigmoidGrad", kSigmoidBackwardArgs, 3, kSigmoidBackwardRules, 4, Execution::Aten};
const ArgSpec kSignArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kSignRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSign = {"aclnnSign", "Sign", kSignArgs, 2, kSignRules, 3, Execution::Aten};
const ArgSpec kSignbitArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSignbitRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x1000ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSignbit = {"aclnnSignbit", "Signbit", kSignbitArgs, 2, kSignbitRules, 3, Execution::Aten};
const ArgSpec kSiluArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSiluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSilu = {"aclnnSilu", "Silu", kSiluArgs, 2, kSiluRules, 3, Execution::Aten};
const ArgSpec kSiluBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSiluBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSiluBackward = {"aclnnSiluBackward", "SiluGrad", kSiluBackwardArgs, 3, kSiluBackwardRules, 4, Execution::Aten};
const ArgSpec kSimThreadExponentialArgs[] = {{"selfRef", ArgKind::Tensor, false, true, true}, {"count", ArgKind::Int, false, true, false}, {"lambda", ArgKind::Double, false, true, false}, {"seed", ArgKind::Int, false, true, false}, {"offset", ArgKind::Int, false, true, false}};
const RuleSpec kSimThreadExponentialRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::random_positive, 161002},
};
const OperatorSpec kSimThreadExponential = {"aclnnSimThreadExponential", "SimThreadExponential", kSimThreadExponentialArgs, 5, kSimThreadExponentialRules, 2, Execution::Native};
const ArgSpec kSinArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSinRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSin = {"aclnnSin", "Sin", kSinArgs, 2, kSinRules, 3, Execution::Aten};
const ArgSpec kSincArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSincRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSinc = {"aclnnSinc", "Sinc", kSincArgs, 2, kSincRules, 3, Execution::Aten};
const ArgSpec kSinhArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSinhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSinh = {"aclnnSinh", "Sinh", kSinhArgs, 2, kSinhRules, 3, Execution::Aten};
const ArgSpec kSlogdetArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"signOut", ArgKind::Tensor, false, false, true}, {"logOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kSlogdetRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x801ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
};
const OperatorSpec kSlogdet = {"aclnnSlogdet", "LogMatrixDeterminant", kSlogdetArgs, 3, kSlogdetRules, 4, Execution::Aten};
const ArgSpec kSmoothL1LossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"beta", ArgKind::Double, false, true, false}, {"result", ArgKind::Tensor, false, false, true}};
const RuleSpec kSmoothL1LossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 4, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kSmoothL1Loss = {"aclnnSmoothL1Loss", "SmoothL1Loss", kSmoothL1LossArgs, 5, kSmoothL1LossRules, 5, Execution::Aten};
const ArgSpec kSmoothL1LossBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"beta", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSmoothL1LossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSmoothL1LossBackward = {"aclnnSmoothL1LossBackward", "SmoothL1LossBackward", kSmoothL1LossBackwardArgs, 6, kSmoothL1LossBackwardRules, 6, Execution::Aten};
const ArgSpec kSoftMarginLossArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftMarginLossRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {2, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "", checks::loss_shapes, 161002},
};
const OperatorSpec kSoftMarginLoss = {"aclnnSoftMarginLoss", "SoftMarginLoss", kSoftMarginLossArgs, 4, kSoftMarginLossRules, 5, Execution::Aten};
const ArgSpec kSoftMarginLossBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"target", ArgKind::Tensor, false, true, false}, {"reduction", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftMarginLossBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::InRange, {3, -1, -1, -1, -1, -1}, 0x0ull, 0, 2, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {1, 2, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftMarginLossBackward = {"aclnnSoftMarginLossBackward", "SoftMarginLossBackward", kSoftMarginLossBackwardArgs, 5, kSoftMarginLossBackwardRules, 6, Execution::Aten};
const ArgSpec kSoftmaxArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftmaxRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftmax = {"aclnnSoftmax", "SoftmaxV2", kSoftmaxArgs, 3, kSoftmaxRules, 4, Execution::Native};
const ArgSpec kSoftmaxBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftmaxBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 0, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftmaxBackward = {"aclnnSoftmaxBackward", "SoftmaxGrad", kSoftmaxBackwardArgs, 4, kSoftmaxBackwardRules, 5, Execution::Native};
const ArgSpec kSoftplusArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftplusRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftplus = {"aclnnSoftplus", "Softplus", kSoftplusArgs, 4, kSoftplusRules, 4, Execution::Aten};
const ArgSpec kSoftplusBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"beta", ArgKind::Scalar, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftplusBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 4, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftplusBackward = {"aclnnSoftplusBackward", "SoftplusV2Grad", kSoftplusBackwardArgs, 5, kSoftplusBackwardRules, 4, Execution::Aten};
const ArgSpec kSoftshrinkArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftshrinkRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftshrink = {"aclnnSoftshrink", "Softshrink", kSoftshrinkArgs, 3, kSoftshrinkRules, 4, Execution::Aten};
const ArgSpec kSoftshrinkBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"lambd", ArgKind::Scalar, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kSoftshrinkBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSoftshrinkBackward = {"aclnnSoftshrinkBackward", "SoftShrinkGrad", kSoftshrinkBackwardArgs, 4, kSoftshrinkBackwardRules, 4, Execution::Aten};
const ArgSpec kSortArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"stable", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"descending", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kSortRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 4, 5, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSort = {"aclnnSort", "Sort", kSortArgs, 6, kSortRules, 6, Execution::Aten};
const ArgSpec kSplitWithSizeArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"splitSize", ArgKind::IntArray, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::TensorList, false, false, true}};
const RuleSpec kSplitWithSizeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, 3, -1, -1}, 0x0ull, 0, 0, "", "The sizes add up to the size of `dim`, one output for each.", checks::splits, 161002},
};
const OperatorSpec kSplitWithSize = {"aclnnSplitWithSize", "SplitV", kSplitWithSizeArgs, 4, kSplitWithSizeRules, 4, Execution::Aten};
const ArgSpec kSqrtArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSqrtRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSqrt = {"aclnnSqrt", "Sqrt", kSqrtArgs, 2, kSqrtRules, 3, Execution::Aten};
const ArgSpec kStackArgs[] = {{"tensors", ArgKind::TensorList, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kStackRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "All tensors have the same shape; the output has one dimension more.", checks::stacks, 161002},
    {RuleKind::Castable, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kStack = {"aclnnStack", "Pack", kStackArgs, 3, kStackRules, 5, Execution::Aten};
const ArgSpec kStdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kStdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kStd = {"aclnnStd", "ReduceStdWithMean", kStdArgs, 5, kStdRules, 5, Execution::Aten};
const ArgSpec kStdMeanCorrectionArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"stdOut", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kStdMeanCorrectionRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kStdMeanCorrection = {"aclnnStdMeanCorrection", "ReduceStdV2Update", kStdMeanCorrectionArgs, 6, kStdMeanCorrectionRules, 6, Execution::Aten};
const ArgSpec kStridedSliceArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"begin", ArgKind::IntArray, false, true, false}, {"end", ArgKind::IntArray, false, true, false}, {"strides", ArgKind::IntArray, false, true, false}, {"beginMask", ArgKind::Int, false, true, false}, {"endMask", ArgKind::Int, false, true, false}, {"ellipsisMask", ArgKind::Int, false, true, false}, {"newAxisMask", ArgKind::Int, false, true, false}, {"shrinkAxisMask", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kStridedSliceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {9, -1, -1, -1, -1, -1}, 0x1e08031fdfull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 9, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameLength, {1, 2, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "One begin, end and stride for each position of the index.", nullptr, 161002},
};
const OperatorSpec kStridedSlice = {"aclnnStridedSlice", "StridedSliceV3", kStridedSliceArgs, 10, kStridedSliceRules, 4, Execution::Native};
const ArgSpec kSubArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSubRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {1, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSub = {"aclnnSub", "Sub", kSubArgs, 4, kSubRules, 6, Execution::Aten};
const ArgSpec kSubsArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"alpha", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSubsRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8030a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kSubs = {"aclnnSubs", "Sub", kSubsArgs, 4, kSubsRules, 4, Execution::Aten};
const ArgSpec kSwiGluArgs[] = {{"x", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kSwiGluRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Custom, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", checks::halved, 161002},
};
const OperatorSpec kSwiGlu = {"aclnnSwiGlu", "SwiGlu", kSwiGluArgs, 3, kSwiGluRules, 5, Execution::Native};
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
const OperatorSpec kSwiGluGrad = {"aclnnSwiGluGrad", "SwiGluGrad", kSwiGluGradArgs, 4, kSwiGluGradRules, 7, Execution::Native};
const ArgSpec kTakeArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"index", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTakeRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTake = {"aclnnTake", "Take", kTakeArgs, 3, kTakeRules, 5, Execution::Native};
const ArgSpec kTanArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTan = {"aclnnTan", "Tan", kTanArgs, 2, kTanRules, 3, Execution::Aten};
const ArgSpec kTanhArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTanhRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8030803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTanh = {"aclnnTanh", "Tanh", kTanhArgs, 2, kTanhRules, 3, Execution::Aten};
const ArgSpec kTanhBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"output", ArgKind::Tensor, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kTanhBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTanhBackward = {"aclnnTanhBackward", "TanhGrad", kTanhBackwardArgs, 3, kTanhBackwardRules, 4, Execution::Aten};
const ArgSpec kThresholdArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"value", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kThresholdRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Castable, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kThreshold = {"aclnnThreshold", "Threshold", kThresholdArgs, 4, kThresholdRules, 4, Execution::Aten};
const ArgSpec kThresholdBackwardArgs[] = {{"gradOutput", ArgKind::Tensor, false, true, false}, {"self", ArgKind::Tensor, false, true, false}, {"threshold", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kThresholdBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 3, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kThresholdBackward = {"aclnnThresholdBackward", "ThresholdGradV2D", kThresholdBackwardArgs, 4, kThresholdBackwardRules, 4, Execution::Aten};
const ArgSpec kTopkArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"k", ArgKind::Int, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"largest", ArgKind::Bool, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"valuesOut", ArgKind::Tensor, false, false, true}, {"indicesOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kTopkRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x208ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {2, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {5, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTopk = {"aclnnTopk", "TopKV2", kTopkArgs, 7, kTopkRules, 6, Execution::Aten};
const ArgSpec kTraceArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTraceRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 2, "", "", nullptr, 161002},
    {RuleKind::Rank, {1, -1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTrace = {"aclnnTrace", "Trace", kTraceArgs, 2, kTraceRules, 4, Execution::Native};
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
const OperatorSpec kTriangularSolve = {"aclnnTriangularSolve", "MatrixTriangularSolve", kTriangularSolveArgs, 7, kTriangularSolveRules, 7, Execution::Native};
const ArgSpec kTrilArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"diagonal", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTrilRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTril = {"aclnnTril", "Tril", kTrilArgs, 3, kTrilRules, 5, Execution::Aten};
const ArgSpec kTriuArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"diagonal", ArgKind::Int, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTriuRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8031a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 2, 8, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTriu = {"aclnnTriu", "Triu", kTriuArgs, 3, kTriuRules, 5, Execution::Aten};
const ArgSpec kTruncArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kTruncRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8000a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 1, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kTrunc = {"aclnnTrunc", "Trunc", kTruncArgs, 2, kTruncRules, 3, Execution::Aten};
const ArgSpec kUnfoldGradArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"inputSizes", ArgKind::IntArray, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"size", ArgKind::Int, false, true, false}, {"step", ArgKind::Int, false, true, false}, {"gradIn", ArgKind::Tensor, false, false, true}};
const RuleSpec kUnfoldGradRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUnfoldGrad = {"aclnnUnfoldGrad", "UnfoldGrad", kUnfoldGradArgs, 6, kUnfoldGradRules, 3, Execution::Aten};
const ArgSpec kUniqueArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUniqueRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUnique = {"aclnnUnique", "UniqueWithCountsAndSorting", kUniqueArgs, 5, kUniqueRules, 4, Execution::Native};
const ArgSpec kUnique2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"returnCounts", ArgKind::Bool, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}, {"countsOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUnique2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUnique2 = {"aclnnUnique2", "UniqueWithCountsAndSorting", kUnique2Args, 7, kUnique2Rules, 5, Execution::Native};
const ArgSpec kUniqueConsecutiveArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"returnCounts", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}, {"countsOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUniqueConsecutiveRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUniqueConsecutive = {"aclnnUniqueConsecutive", "UniqueConsecutive", kUniqueConsecutiveArgs, 7, kUniqueConsecutiveRules, 5, Execution::Native};
const ArgSpec kUniqueDimArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"sorted", ArgKind::Bool, false, true, false}, {"returnInverse", ArgKind::Bool, false, true, false}, {"dim", ArgKind::Int, false, true, false}, {"valueOut", ArgKind::Tensor, false, false, true}, {"inverseOut", ArgKind::Tensor, false, false, true}, {"countsOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kUniqueDimRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x200ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {3, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUniqueDim = {"aclnnUniqueDim", "UniqueDim", kUniqueDimArgs, 7, kUniqueDimRules, 6, Execution::Native};
const ArgSpec kUpsampleBicubic2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBicubic2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBicubic2d = {"aclnnUpsampleBicubic2d", "UpsampleBicubic2d", kUpsampleBicubic2dArgs, 6, kUpsampleBicubic2dRules, 4, Execution::Aten};
const ArgSpec kUpsampleBicubic2dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBicubic2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBicubic2dBackward = {"aclnnUpsampleBicubic2dBackward", "UpsampleBicubic2dGrad", kUpsampleBicubic2dBackwardArgs, 7, kUpsampleBicubic2dBackwardRules, 4, Execution::Aten};
const ArgSpec kUpsampleBilinear2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2d = {"aclnnUpsampleBilinear2d", "ResizeBilinearV2", kUpsampleBilinear2dArgs, 6, kUpsampleBilinear2dRules, 4, Execution::Aten};
const ArgSpec kUpsampleBilinear2dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2dBackward = {"aclnnUpsampleBilinear2dBackward", "UpsampleBilinear2dGrad", kUpsampleBilinear2dBackwardArgs, 7, kUpsampleBilinear2dBackwardRules, 4, Execution::Aten};
const ArgSpec kUpsampleBilinear2dBackwardV2Args[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleBilinear2dBackwardV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {6, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 6, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleBilinear2dBackwardV2 = {"aclnnUpsampleBilinear2dBackwardV2", "UpsampleBilinear2dGrad", kUpsampleBilinear2dBackwardV2Args, 7, kUpsampleBilinear2dBackwardV2Rules, 4, Execution::Aten};
const ArgSpec kUpsampleLinear1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scale", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleLinear1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleLinear1d = {"aclnnUpsampleLinear1d", "UpsampleLinear1d", kUpsampleLinear1dArgs, 5, kUpsampleLinear1dRules, 4, Execution::Aten};
const ArgSpec kUpsampleLinear1dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"alignCorners", ArgKind::Bool, false, true, false}, {"scales", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleLinear1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleLinear1dBackward = {"aclnnUpsampleLinear1dBackward", "UpsampleLinear1dBackward", kUpsampleLinear1dBackwardArgs, 6, kUpsampleLinear1dBackwardRules, 4, Execution::Aten};
const ArgSpec kUpsampleNearest1dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest1dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest1d = {"aclnnUpsampleNearest1d", "UpsampleNearest1d", kUpsampleNearest1dArgs, 3, kUpsampleNearest1dRules, 4, Execution::Aten};
const ArgSpec kUpsampleNearest1dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scales", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest1dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest1dBackward = {"aclnnUpsampleNearest1dBackward", "UpsampleNearest1dBackward", kUpsampleNearest1dBackwardArgs, 5, kUpsampleNearest1dBackwardRules, 4, Execution::Aten};
const ArgSpec kUpsampleNearest1dV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scaleL", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest1dV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {3, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 3, 3, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 3, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest1dV2 = {"aclnnUpsampleNearest1dV2", "UpsampleNearest", kUpsampleNearest1dV2Args, 4, kUpsampleNearest1dV2Rules, 4, Execution::Aten};
const ArgSpec kUpsampleNearest2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest2d = {"aclnnUpsampleNearest2d", "ResizeNearestNeighborV2", kUpsampleNearest2dArgs, 3, kUpsampleNearest2dRules, 4, Execution::Aten};
const ArgSpec kUpsampleNearest2dBackwardArgs[] = {{"gradOut", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"inputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"gradInput", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest2dBackwardRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 5, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest2dBackward = {"aclnnUpsampleNearest2dBackward", "UpsampleNearest2dGrad", kUpsampleNearest2dBackwardArgs, 6, kUpsampleNearest2dBackwardRules, 4, Execution::Aten};
const ArgSpec kUpsampleNearest2dV2Args[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearest2dV2Rules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearest2dV2 = {"aclnnUpsampleNearest2dV2", "UpsampleNearest", kUpsampleNearest2dV2Args, 5, kUpsampleNearest2dV2Rules, 4, Execution::Aten};
const ArgSpec kUpsampleNearestExact2dArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"outputSize", ArgKind::IntArray, false, true, false}, {"scalesH", ArgKind::Double, false, true, false}, {"scalesW", ArgKind::Double, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kUpsampleNearestExact2dRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000003ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Rank, {0, -1, -1, -1, -1, -1}, 0x0ull, 4, 4, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kUpsampleNearestExact2d = {"aclnnUpsampleNearestExact2d", "UpsampleNearest", kUpsampleNearestExact2dArgs, 5, kUpsampleNearestExact2dRules, 4, Execution::Aten};
const ArgSpec kVarCorrectionArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kVarCorrectionRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameDtype, {0, 4, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kVarCorrection = {"aclnnVarCorrection", "ReduceVar", kVarCorrectionArgs, 5, kVarCorrectionRules, 5, Execution::Aten};
const ArgSpec kVarMeanArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"dim", ArgKind::IntArray, false, true, false}, {"correction", ArgKind::Int, false, true, false}, {"keepdim", ArgKind::Bool, false, true, false}, {"varOut", ArgKind::Tensor, false, false, true}, {"meanOut", ArgKind::Tensor, false, false, true}};
const RuleSpec kVarMeanRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {4, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {5, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DimOf, {1, 0, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 4, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Reduced, {0, 1, 3, 5, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kVarMean = {"aclnnVarMean", "ReduceVar", kVarMeanArgs, 6, kVarMeanRules, 6, Execution::Aten};
const ArgSpec kXLogYScalarOtherArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Scalar, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kXLogYScalarOtherRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {0, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kXLogYScalarOther = {"aclnnXLogYScalarOther", "XLogYOther", kXLogYScalarOtherArgs, 3, kXLogYScalarOtherRules, 3, Execution::Aten};
const ArgSpec kXLogYScalarSelfArgs[] = {{"self", ArgKind::Scalar, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kXLogYScalarSelfRules[] = {
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::SameShape, {1, 2, -1, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kXLogYScalarSelf = {"aclnnXLogYScalarSelf", "XLogYSelf", kXLogYScalarSelfArgs, 3, kXLogYScalarSelfRules, 3, Execution::Aten};
const ArgSpec kXLogYTensorArgs[] = {{"self", ArgKind::Tensor, false, true, false}, {"other", ArgKind::Tensor, false, true, false}, {"out", ArgKind::Tensor, false, false, true}};
const RuleSpec kXLogYTensorRules[] = {
    {RuleKind::DtypeIn, {0, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {1, -1, -1, -1, -1, -1}, 0x8001a5full, 0, 0, "", "", nullptr, 161002},
    {RuleKind::DtypeIn, {2, -1, -1, -1, -1, -1}, 0x8000803ull, 0, 0, "", "", nullptr, 161002},
    {RuleKind::Broadcast, {0, 1, 2, -1, -1, -1}, 0x0ull, 0, 0, "", "", nullptr, 161002},
};
const OperatorSpec kXLogYTensor = {"aclnnXLogYTensor", "XLogY", kXLogYTensorArgs, 3, kXLogYTensorRules, 4, Execution::Aten};

}  // namespace

const OperatorSpec* const kOperators[] = {
    &kAbs,
    &kAcos,
    &kAcosh,
    &kAdaptiveAvgPool2d,
    &kAdaptiveAvgPool2dBackward,
    &kAdaptiveMaxPool2d,
    &kAdaptiveMaxPool2dBackward,
    &kAdd,
    &kAddRelu,
    &kAddV3,
    &kAddbmm,
    &kAddcdiv,
    &kAddcmul,
    &kAddmm,
    &kAddmv,
    &kAddr,
    &kAdds,
    &kAll,
    &kAmax,
    &kAmin,
    &kAminmax,
    &kAminmaxAll,
    &kAminmaxDim,
    &kAmpUpdateScale,
    &kAngleV2,
    &kAny,
    &kApplyAdamWV2,
    &kArange,
    &kArgMax,
    &kArgMin,
    &kAsin,
    &kAsinh,
    &kAtan,
    &kAtan2,
    &kAtanh,
    &kAvgPool2d,
    &kAvgPool2dBackward,
    &kBaddbmm,
    &kBatchMatMul,
    &kBatchNorm,
    &kBatchNormBackward,
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
    &kCast,
    &kCat,
    &kCdist,
    &kCeil,
    &kCelu,
    &kChunkCat,
    &kClamp,
    &kClampMax,
    &kClampMaxTensor,
    &kClampMin,
    &kClampMinTensor,
    &kClampTensor,
    &kComplex,
    &kConfusionTranspose,
    &kConstantPadNd,
    &kConvolution,
    &kConvolutionBackward,
    &kCos,
    &kCosh,
    &kCummax,
    &kCummin,
    &kCumprod,
    &kCumsum,
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
    &kElu,
    &kEluBackward,
    &kEmbedding,
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
    &kFusedSgd,
    &kGather,
    &kGcd,
    &kGeScalar,
    &kGeTensor,
    &kGelu,
    &kGeluBackward,
    &kGeluBackwardV2,
    &kGeluV2,
    &kGlu,
    &kGluBackward,
    &kGroupNorm,
    &kGroupNormBackward,
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
    &kInplaceRReluWithNoise,
    &kInplaceRandom,
    &kInplaceRandomTensor,
    &kInplaceRandomWithoutFromTo,
    &kInplaceRandomWithoutFromToTensor,
    &kInplaceReciprocal,
    &kInplaceRelu,
    &kInplaceRemainderTensorScalar,
    &kInplaceRemainderTensorTensor,
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
    &kInverse,
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
    &kL1Loss,
    &kL1LossBackward,
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
    &kLtScalar,
    &kLtTensor,
    &kMaskedScale,
    &kMaskedSelect,
    &kMatmul,
    &kMax,
    &kMaxDim,
    &kMaxPool2dWithIndices,
    &kMaxPool2dWithIndicesBackward,
    &kMaxPool2dWithMask,
    &kMaxPool2dWithMaskBackward,
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
    &kMseLoss,
    &kMseLossBackward,
    &kMul,
    &kMuls,
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
    &kOneHot,
    &kPolar,
    &kPowScalarTensor,
    &kPowTensorScalar,
    &kPowTensorTensor,
    &kPrelu,
    &kPreluBackward,
    &kProd,
    &kProdDim,
    &kRReluWithNoise,
    &kRandperm,
    &kRange,
    &kReciprocal,
    &kReduceNansum,
    &kReduceSum,
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
    &kRightShift,
    &kRmsNorm,
    &kRmsNormGrad,
    &kRoll,
    &kRotaryPositionEmbedding,
    &kRotaryPositionEmbeddingGrad,
    &kRound,
    &kRoundDecimals,
    &kRsqrt,
    &kRsub,
    &kRsubs,
    &kSWhere,
    &kScatter,
    &kScatterAdd,
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
    &kSwiGlu,
    &kSwiGluGrad,
    &kTake,
    &kTan,
    &kTanh,
    &kTanhBackward,
    &kThreshold,
    &kThresholdBackward,
    &kTopk,
    &kTrace,
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
    &kUpsampleBicubic2dBackward,
    &kUpsampleBilinear2d,
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
    &kUpsampleNearestExact2d,
    &kVarCorrection,
    &kVarMean,
    &kXLogYScalarOther,
    &kXLogYScalarSelf,
    &kXLogYTensor,
};
const uint16_t kOperatorCount = 559;

}  // namespace hotplate::nn
