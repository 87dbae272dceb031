// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "aclnn/operator.h"

namespace hotplate::host {

rt::Outcome run_Abs(nn::OperatorTask& task);
rt::Outcome run_Acos(nn::OperatorTask& task);
rt::Outcome run_Acosh(nn::OperatorTask& task);
rt::Outcome run_AdaptiveAvgPool2d(nn::OperatorTask& task);
rt::Outcome run_AdaptiveAvgPool2dBackward(nn::OperatorTask& task);
rt::Outcome run_AdaptiveMaxPool2d(nn::OperatorTask& task);
rt::Outcome run_AdaptiveMaxPool2dBackward(nn::OperatorTask& task);
rt::Outcome run_Add(nn::OperatorTask& task);
rt::Outcome run_AddRelu(nn::OperatorTask& task);
rt::Outcome run_AddV3(nn::OperatorTask& task);
rt::Outcome run_Addbmm(nn::OperatorTask& task);
rt::Outcome run_Addcdiv(nn::OperatorTask& task);
rt::Outcome run_Addcmul(nn::OperatorTask& task);
rt::Outcome run_Addmm(nn::OperatorTask& task);
rt::Outcome run_Addmv(nn::OperatorTask& task);
rt::Outcome run_Addr(nn::OperatorTask& task);
rt::Outcome run_Adds(nn::OperatorTask& task);
rt::Outcome run_All(nn::OperatorTask& task);
rt::Outcome run_Amax(nn::OperatorTask& task);
rt::Outcome run_Amin(nn::OperatorTask& task);
rt::Outcome run_Aminmax(nn::OperatorTask& task);
rt::Outcome run_AminmaxAll(nn::OperatorTask& task);
rt::Outcome run_AminmaxDim(nn::OperatorTask& task);
rt::Outcome run_AmpUpdateScale(nn::OperatorTask& task);
rt::Outcome run_AngleV2(nn::OperatorTask& task);
rt::Outcome run_Any(nn::OperatorTask& task);
rt::Outcome run_ApplyAdamWV2(nn::OperatorTask& task);
rt::Outcome run_Arange(nn::OperatorTask& task);
rt::Outcome run_ArgMax(nn::OperatorTask& task);
rt::Outcome run_ArgMin(nn::OperatorTask& task);
rt::Outcome run_Asin(nn::OperatorTask& task);
rt::Outcome run_Asinh(nn::OperatorTask& task);
rt::Outcome run_Atan(nn::OperatorTask& task);
rt::Outcome run_Atan2(nn::OperatorTask& task);
rt::Outcome run_Atanh(nn::OperatorTask& task);
rt::Outcome run_AvgPool2d(nn::OperatorTask& task);
rt::Outcome run_AvgPool2dBackward(nn::OperatorTask& task);
rt::Outcome run_Baddbmm(nn::OperatorTask& task);
rt::Outcome run_BatchMatMul(nn::OperatorTask& task);
rt::Outcome run_BatchNorm(nn::OperatorTask& task);
rt::Outcome run_BatchNormBackward(nn::OperatorTask& task);
rt::Outcome run_BinaryCrossEntropy(nn::OperatorTask& task);
rt::Outcome run_BinaryCrossEntropyBackward(nn::OperatorTask& task);
rt::Outcome run_BinaryCrossEntropyWithLogits(nn::OperatorTask& task);
rt::Outcome run_BinaryCrossEntropyWithLogitsBackward(nn::OperatorTask& task);
rt::Outcome run_Bincount(nn::OperatorTask& task);
rt::Outcome run_BitwiseAndScalar(nn::OperatorTask& task);
rt::Outcome run_BitwiseAndTensor(nn::OperatorTask& task);
rt::Outcome run_BitwiseNot(nn::OperatorTask& task);
rt::Outcome run_BitwiseOrScalar(nn::OperatorTask& task);
rt::Outcome run_BitwiseOrTensor(nn::OperatorTask& task);
rt::Outcome run_BitwiseXorScalar(nn::OperatorTask& task);
rt::Outcome run_BitwiseXorTensor(nn::OperatorTask& task);
rt::Outcome run_Cast(nn::OperatorTask& task);
rt::Outcome run_Cat(nn::OperatorTask& task);
rt::Outcome run_Cdist(nn::OperatorTask& task);
rt::Outcome run_Ceil(nn::OperatorTask& task);
rt::Outcome run_Celu(nn::OperatorTask& task);
rt::Outcome run_ChunkCat(nn::OperatorTask& task);
rt::Outcome run_Clamp(nn::OperatorTask& task);
rt::Outcome run_ClampMax(nn::OperatorTask& task);
rt::Outcome run_ClampMaxTensor(nn::OperatorTask& task);
rt::Outcome run_ClampMin(nn::OperatorTask& task);
rt::Outcome run_ClampMinTensor(nn::OperatorTask& task);
rt::Outcome run_ClampTensor(nn::OperatorTask& task);
rt::Outcome run_Complex(nn::OperatorTask& task);
rt::Outcome run_ConfusionTranspose(nn::OperatorTask& task);
rt::Outcome run_ConstantPadNd(nn::OperatorTask& task);
rt::Outcome run_Convolution(nn::OperatorTask& task);
rt::Outcome run_ConvolutionBackward(nn::OperatorTask& task);
rt::Outcome run_Cos(nn::OperatorTask& task);
rt::Outcome run_Cosh(nn::OperatorTask& task);
rt::Outcome run_Cummax(nn::OperatorTask& task);
rt::Outcome run_Cummin(nn::OperatorTask& task);
rt::Outcome run_Cumprod(nn::OperatorTask& task);
rt::Outcome run_Cumsum(nn::OperatorTask& task);
rt::Outcome run_Div(nn::OperatorTask& task);
rt::Outcome run_DivMod(nn::OperatorTask& task);
rt::Outcome run_DivMods(nn::OperatorTask& task);
rt::Outcome run_Divs(nn::OperatorTask& task);
rt::Outcome run_Dot(nn::OperatorTask& task);
rt::Outcome run_DropoutDoMask(nn::OperatorTask& task);
rt::Outcome run_DropoutGenMask(nn::OperatorTask& task);
rt::Outcome run_DropoutGenMaskV2(nn::OperatorTask& task);
rt::Outcome run_DropoutGenMaskV2Tensor(nn::OperatorTask& task);
rt::Outcome run_DropoutV3(nn::OperatorTask& task);
rt::Outcome run_Elu(nn::OperatorTask& task);
rt::Outcome run_EluBackward(nn::OperatorTask& task);
rt::Outcome run_Embedding(nn::OperatorTask& task);
rt::Outcome run_EmbeddingDenseBackward(nn::OperatorTask& task);
rt::Outcome run_EmbeddingRenorm(nn::OperatorTask& task);
rt::Outcome run_EqScalar(nn::OperatorTask& task);
rt::Outcome run_EqTensor(nn::OperatorTask& task);
rt::Outcome run_Equal(nn::OperatorTask& task);
rt::Outcome run_Erf(nn::OperatorTask& task);
rt::Outcome run_Erfc(nn::OperatorTask& task);
rt::Outcome run_Erfinv(nn::OperatorTask& task);
rt::Outcome run_Exp(nn::OperatorTask& task);
rt::Outcome run_Exp2(nn::OperatorTask& task);
rt::Outcome run_Expm1(nn::OperatorTask& task);
rt::Outcome run_Eye(nn::OperatorTask& task);
rt::Outcome run_FastGelu(nn::OperatorTask& task);
rt::Outcome run_FastGeluBackward(nn::OperatorTask& task);
rt::Outcome run_FastLayerNorm(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScore(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreGrad(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreGradV2(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreGradV3(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreGradV4(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreV2(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreV3(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionScoreV4(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionUnpaddingScoreGrad(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionUnpaddingScoreGradV2(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionUnpaddingScoreGradV3(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionUnpaddingScoreGradV4(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionUnpaddingScoreGradV5(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionVarLenScore(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionVarLenScoreV2(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionVarLenScoreV3(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionVarLenScoreV4(nn::OperatorTask& task);
rt::Outcome run_FlashAttentionVarLenScoreV5(nn::OperatorTask& task);
rt::Outcome run_Flip(nn::OperatorTask& task);
rt::Outcome run_Floor(nn::OperatorTask& task);
rt::Outcome run_FloorDivide(nn::OperatorTask& task);
rt::Outcome run_FloorDivides(nn::OperatorTask& task);
rt::Outcome run_FmodScalar(nn::OperatorTask& task);
rt::Outcome run_FmodTensor(nn::OperatorTask& task);
rt::Outcome run_ForeachAbs(nn::OperatorTask& task);
rt::Outcome run_ForeachAcos(nn::OperatorTask& task);
rt::Outcome run_ForeachAddList(nn::OperatorTask& task);
rt::Outcome run_ForeachAddListV2(nn::OperatorTask& task);
rt::Outcome run_ForeachAddScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachAddScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachAddScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachAddcdivScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachAddcdivScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachAddcdivScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachAddcmulScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachAddcmulScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachAddcmulScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachAsin(nn::OperatorTask& task);
rt::Outcome run_ForeachAtan(nn::OperatorTask& task);
rt::Outcome run_ForeachCopy(nn::OperatorTask& task);
rt::Outcome run_ForeachCos(nn::OperatorTask& task);
rt::Outcome run_ForeachCosh(nn::OperatorTask& task);
rt::Outcome run_ForeachDivList(nn::OperatorTask& task);
rt::Outcome run_ForeachDivScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachDivScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachDivScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachErf(nn::OperatorTask& task);
rt::Outcome run_ForeachErfc(nn::OperatorTask& task);
rt::Outcome run_ForeachExp(nn::OperatorTask& task);
rt::Outcome run_ForeachExpm1(nn::OperatorTask& task);
rt::Outcome run_ForeachLerpList(nn::OperatorTask& task);
rt::Outcome run_ForeachLerpScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachLog(nn::OperatorTask& task);
rt::Outcome run_ForeachLog10(nn::OperatorTask& task);
rt::Outcome run_ForeachLog1p(nn::OperatorTask& task);
rt::Outcome run_ForeachLog2(nn::OperatorTask& task);
rt::Outcome run_ForeachMaximumList(nn::OperatorTask& task);
rt::Outcome run_ForeachMaximumScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachMaximumScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachMaximumScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachMinimumList(nn::OperatorTask& task);
rt::Outcome run_ForeachMinimumScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachMinimumScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachMinimumScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachMulList(nn::OperatorTask& task);
rt::Outcome run_ForeachMulScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachMulScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachMulScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachNeg(nn::OperatorTask& task);
rt::Outcome run_ForeachNonFiniteCheckAndUnscale(nn::OperatorTask& task);
rt::Outcome run_ForeachNorm(nn::OperatorTask& task);
rt::Outcome run_ForeachPowList(nn::OperatorTask& task);
rt::Outcome run_ForeachPowScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachPowScalarAndTensor(nn::OperatorTask& task);
rt::Outcome run_ForeachPowScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachPowScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachReciprocal(nn::OperatorTask& task);
rt::Outcome run_ForeachRoundOffNumber(nn::OperatorTask& task);
rt::Outcome run_ForeachRoundOffNumberV2(nn::OperatorTask& task);
rt::Outcome run_ForeachSigmoid(nn::OperatorTask& task);
rt::Outcome run_ForeachSign(nn::OperatorTask& task);
rt::Outcome run_ForeachSin(nn::OperatorTask& task);
rt::Outcome run_ForeachSinh(nn::OperatorTask& task);
rt::Outcome run_ForeachSqrt(nn::OperatorTask& task);
rt::Outcome run_ForeachSubList(nn::OperatorTask& task);
rt::Outcome run_ForeachSubListV2(nn::OperatorTask& task);
rt::Outcome run_ForeachSubScalar(nn::OperatorTask& task);
rt::Outcome run_ForeachSubScalarList(nn::OperatorTask& task);
rt::Outcome run_ForeachSubScalarV2(nn::OperatorTask& task);
rt::Outcome run_ForeachTan(nn::OperatorTask& task);
rt::Outcome run_ForeachTanh(nn::OperatorTask& task);
rt::Outcome run_ForeachZeroInplace(nn::OperatorTask& task);
rt::Outcome run_Frac(nn::OperatorTask& task);
rt::Outcome run_FusedSgd(nn::OperatorTask& task);
rt::Outcome run_Gather(nn::OperatorTask& task);
rt::Outcome run_Gcd(nn::OperatorTask& task);
rt::Outcome run_GeScalar(nn::OperatorTask& task);
rt::Outcome run_GeTensor(nn::OperatorTask& task);
rt::Outcome run_Gelu(nn::OperatorTask& task);
rt::Outcome run_GeluBackward(nn::OperatorTask& task);
rt::Outcome run_GeluBackwardV2(nn::OperatorTask& task);
rt::Outcome run_GeluV2(nn::OperatorTask& task);
rt::Outcome run_Glu(nn::OperatorTask& task);
rt::Outcome run_GluBackward(nn::OperatorTask& task);
rt::Outcome run_GroupNorm(nn::OperatorTask& task);
rt::Outcome run_GroupNormBackward(nn::OperatorTask& task);
rt::Outcome run_GtScalar(nn::OperatorTask& task);
rt::Outcome run_GtTensor(nn::OperatorTask& task);
rt::Outcome run_Hardshrink(nn::OperatorTask& task);
rt::Outcome run_HardshrinkBackward(nn::OperatorTask& task);
rt::Outcome run_Hardsigmoid(nn::OperatorTask& task);
rt::Outcome run_HardsigmoidBackward(nn::OperatorTask& task);
rt::Outcome run_Hardswish(nn::OperatorTask& task);
rt::Outcome run_HardswishBackward(nn::OperatorTask& task);
rt::Outcome run_HardswishBackwardV2(nn::OperatorTask& task);
rt::Outcome run_Hardtanh(nn::OperatorTask& task);
rt::Outcome run_HardtanhBackward(nn::OperatorTask& task);
rt::Outcome run_Histc(nn::OperatorTask& task);
rt::Outcome run_Im2col(nn::OperatorTask& task);
rt::Outcome run_Im2colBackward(nn::OperatorTask& task);
rt::Outcome run_Index(nn::OperatorTask& task);
rt::Outcome run_IndexAdd(nn::OperatorTask& task);
rt::Outcome run_IndexAddV2(nn::OperatorTask& task);
rt::Outcome run_IndexCopy(nn::OperatorTask& task);
rt::Outcome run_IndexFill(nn::OperatorTask& task);
rt::Outcome run_IndexFillTensor(nn::OperatorTask& task);
rt::Outcome run_IndexPutImpl(nn::OperatorTask& task);
rt::Outcome run_IndexSelect(nn::OperatorTask& task);
rt::Outcome run_InplaceAcos(nn::OperatorTask& task);
rt::Outcome run_InplaceAcosh(nn::OperatorTask& task);
rt::Outcome run_InplaceAdd(nn::OperatorTask& task);
rt::Outcome run_InplaceAddRelu(nn::OperatorTask& task);
rt::Outcome run_InplaceAddcdiv(nn::OperatorTask& task);
rt::Outcome run_InplaceAddcmul(nn::OperatorTask& task);
rt::Outcome run_InplaceAddmm(nn::OperatorTask& task);
rt::Outcome run_InplaceAddr(nn::OperatorTask& task);
rt::Outcome run_InplaceAdds(nn::OperatorTask& task);
rt::Outcome run_InplaceAsin(nn::OperatorTask& task);
rt::Outcome run_InplaceAsinh(nn::OperatorTask& task);
rt::Outcome run_InplaceAtan(nn::OperatorTask& task);
rt::Outcome run_InplaceAtan2(nn::OperatorTask& task);
rt::Outcome run_InplaceAtanh(nn::OperatorTask& task);
rt::Outcome run_InplaceBernoulli(nn::OperatorTask& task);
rt::Outcome run_InplaceBernoulliTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceBitwiseAndScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceBitwiseAndTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceBitwiseXorScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceBitwiseXorTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceCeil(nn::OperatorTask& task);
rt::Outcome run_InplaceCelu(nn::OperatorTask& task);
rt::Outcome run_InplaceClampMax(nn::OperatorTask& task);
rt::Outcome run_InplaceClampMaxTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceClampMinTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceCopy(nn::OperatorTask& task);
rt::Outcome run_InplaceCos(nn::OperatorTask& task);
rt::Outcome run_InplaceCosh(nn::OperatorTask& task);
rt::Outcome run_InplaceDiv(nn::OperatorTask& task);
rt::Outcome run_InplaceDivMod(nn::OperatorTask& task);
rt::Outcome run_InplaceDivMods(nn::OperatorTask& task);
rt::Outcome run_InplaceDivs(nn::OperatorTask& task);
rt::Outcome run_InplaceElu(nn::OperatorTask& task);
rt::Outcome run_InplaceEqScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceEqTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceErf(nn::OperatorTask& task);
rt::Outcome run_InplaceErfc(nn::OperatorTask& task);
rt::Outcome run_InplaceErfinv(nn::OperatorTask& task);
rt::Outcome run_InplaceExp(nn::OperatorTask& task);
rt::Outcome run_InplaceExp2(nn::OperatorTask& task);
rt::Outcome run_InplaceExpm1(nn::OperatorTask& task);
rt::Outcome run_InplaceFillDiagonal(nn::OperatorTask& task);
rt::Outcome run_InplaceFillScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceFillTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceFloor(nn::OperatorTask& task);
rt::Outcome run_InplaceFloorDivide(nn::OperatorTask& task);
rt::Outcome run_InplaceFloorDivides(nn::OperatorTask& task);
rt::Outcome run_InplaceFmodScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceFmodTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceFrac(nn::OperatorTask& task);
rt::Outcome run_InplaceGeScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceGeTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceGtScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceGtTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceHardsigmoid(nn::OperatorTask& task);
rt::Outcome run_InplaceHardswish(nn::OperatorTask& task);
rt::Outcome run_InplaceHardtanh(nn::OperatorTask& task);
rt::Outcome run_InplaceIndexCopy(nn::OperatorTask& task);
rt::Outcome run_InplaceIndexFill(nn::OperatorTask& task);
rt::Outcome run_InplaceIndexFillTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceLeScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceLeTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceLeakyRelu(nn::OperatorTask& task);
rt::Outcome run_InplaceLerp(nn::OperatorTask& task);
rt::Outcome run_InplaceLerps(nn::OperatorTask& task);
rt::Outcome run_InplaceLog(nn::OperatorTask& task);
rt::Outcome run_InplaceLog10(nn::OperatorTask& task);
rt::Outcome run_InplaceLog1p(nn::OperatorTask& task);
rt::Outcome run_InplaceLog2(nn::OperatorTask& task);
rt::Outcome run_InplaceLogicalAnd(nn::OperatorTask& task);
rt::Outcome run_InplaceLogicalNot(nn::OperatorTask& task);
rt::Outcome run_InplaceLogicalOr(nn::OperatorTask& task);
rt::Outcome run_InplaceLtScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceLtTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceMaskedFillScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceMaskedFillTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceMaskedScatter(nn::OperatorTask& task);
rt::Outcome run_InplaceMish(nn::OperatorTask& task);
rt::Outcome run_InplaceMul(nn::OperatorTask& task);
rt::Outcome run_InplaceMuls(nn::OperatorTask& task);
rt::Outcome run_InplaceNanToNum(nn::OperatorTask& task);
rt::Outcome run_InplaceNeScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceNeTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceNormal(nn::OperatorTask& task);
rt::Outcome run_InplaceNormalTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceOne(nn::OperatorTask& task);
rt::Outcome run_InplacePowTensorScalar(nn::OperatorTask& task);
rt::Outcome run_InplacePowTensorTensor(nn::OperatorTask& task);
rt::Outcome run_InplacePut(nn::OperatorTask& task);
rt::Outcome run_InplaceRReluWithNoise(nn::OperatorTask& task);
rt::Outcome run_InplaceRandom(nn::OperatorTask& task);
rt::Outcome run_InplaceRandomTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceRandomWithoutFromTo(nn::OperatorTask& task);
rt::Outcome run_InplaceRandomWithoutFromToTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceReciprocal(nn::OperatorTask& task);
rt::Outcome run_InplaceRelu(nn::OperatorTask& task);
rt::Outcome run_InplaceRemainderTensorScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceRemainderTensorTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceRoundDecimals(nn::OperatorTask& task);
rt::Outcome run_InplaceRsqrt(nn::OperatorTask& task);
rt::Outcome run_InplaceScatter(nn::OperatorTask& task);
rt::Outcome run_InplaceScatterReduce(nn::OperatorTask& task);
rt::Outcome run_InplaceScatterUpdate(nn::OperatorTask& task);
rt::Outcome run_InplaceScatterValue(nn::OperatorTask& task);
rt::Outcome run_InplaceSigmoid(nn::OperatorTask& task);
rt::Outcome run_InplaceSin(nn::OperatorTask& task);
rt::Outcome run_InplaceSinc(nn::OperatorTask& task);
rt::Outcome run_InplaceSinh(nn::OperatorTask& task);
rt::Outcome run_InplaceSqrt(nn::OperatorTask& task);
rt::Outcome run_InplaceSub(nn::OperatorTask& task);
rt::Outcome run_InplaceSubs(nn::OperatorTask& task);
rt::Outcome run_InplaceTan(nn::OperatorTask& task);
rt::Outcome run_InplaceTanh(nn::OperatorTask& task);
rt::Outcome run_InplaceThreshold(nn::OperatorTask& task);
rt::Outcome run_InplaceTril(nn::OperatorTask& task);
rt::Outcome run_InplaceTriu(nn::OperatorTask& task);
rt::Outcome run_InplaceUniform(nn::OperatorTask& task);
rt::Outcome run_InplaceUniformTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceXLogYScalarOther(nn::OperatorTask& task);
rt::Outcome run_InplaceZero(nn::OperatorTask& task);
rt::Outcome run_Inverse(nn::OperatorTask& task);
rt::Outcome run_IsClose(nn::OperatorTask& task);
rt::Outcome run_IsFinite(nn::OperatorTask& task);
rt::Outcome run_IsInScalarTensor(nn::OperatorTask& task);
rt::Outcome run_IsInTensorScalar(nn::OperatorTask& task);
rt::Outcome run_IsNegInf(nn::OperatorTask& task);
rt::Outcome run_IsPosInf(nn::OperatorTask& task);
rt::Outcome run_KlDiv(nn::OperatorTask& task);
rt::Outcome run_KlDivBackward(nn::OperatorTask& task);
rt::Outcome run_KlDivTargetBackward(nn::OperatorTask& task);
rt::Outcome run_Kthvalue(nn::OperatorTask& task);
rt::Outcome run_L1Loss(nn::OperatorTask& task);
rt::Outcome run_L1LossBackward(nn::OperatorTask& task);
rt::Outcome run_LayerNorm(nn::OperatorTask& task);
rt::Outcome run_LayerNormBackward(nn::OperatorTask& task);
rt::Outcome run_LeScalar(nn::OperatorTask& task);
rt::Outcome run_LeTensor(nn::OperatorTask& task);
rt::Outcome run_LeakyRelu(nn::OperatorTask& task);
rt::Outcome run_LeakyReluBackward(nn::OperatorTask& task);
rt::Outcome run_LeftShift(nn::OperatorTask& task);
rt::Outcome run_LeftShifts(nn::OperatorTask& task);
rt::Outcome run_Lerp(nn::OperatorTask& task);
rt::Outcome run_Lerps(nn::OperatorTask& task);
rt::Outcome run_LessScalar(nn::OperatorTask& task);
rt::Outcome run_LinalgCholesky(nn::OperatorTask& task);
rt::Outcome run_LinalgCross(nn::OperatorTask& task);
rt::Outcome run_LinalgQr(nn::OperatorTask& task);
rt::Outcome run_LinalgVectorNorm(nn::OperatorTask& task);
rt::Outcome run_Linspace(nn::OperatorTask& task);
rt::Outcome run_Log(nn::OperatorTask& task);
rt::Outcome run_Log10(nn::OperatorTask& task);
rt::Outcome run_Log1p(nn::OperatorTask& task);
rt::Outcome run_Log2(nn::OperatorTask& task);
rt::Outcome run_LogAddExp(nn::OperatorTask& task);
rt::Outcome run_LogAddExp2(nn::OperatorTask& task);
rt::Outcome run_LogSigmoid(nn::OperatorTask& task);
rt::Outcome run_LogSigmoidBackward(nn::OperatorTask& task);
rt::Outcome run_LogSigmoidForward(nn::OperatorTask& task);
rt::Outcome run_LogSoftmax(nn::OperatorTask& task);
rt::Outcome run_LogSoftmaxBackward(nn::OperatorTask& task);
rt::Outcome run_LogSpace(nn::OperatorTask& task);
rt::Outcome run_LogSumExp(nn::OperatorTask& task);
rt::Outcome run_LogicalAnd(nn::OperatorTask& task);
rt::Outcome run_LogicalNot(nn::OperatorTask& task);
rt::Outcome run_LogicalOr(nn::OperatorTask& task);
rt::Outcome run_LogicalXor(nn::OperatorTask& task);
rt::Outcome run_Logit(nn::OperatorTask& task);
rt::Outcome run_LogitGrad(nn::OperatorTask& task);
rt::Outcome run_LtScalar(nn::OperatorTask& task);
rt::Outcome run_LtTensor(nn::OperatorTask& task);
rt::Outcome run_MaskedScale(nn::OperatorTask& task);
rt::Outcome run_MaskedSelect(nn::OperatorTask& task);
rt::Outcome run_Matmul(nn::OperatorTask& task);
rt::Outcome run_Max(nn::OperatorTask& task);
rt::Outcome run_MaxDim(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithIndices(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithIndicesBackward(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithMask(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithMaskBackward(nn::OperatorTask& task);
rt::Outcome run_Maximum(nn::OperatorTask& task);
rt::Outcome run_Mean(nn::OperatorTask& task);
rt::Outcome run_Median(nn::OperatorTask& task);
rt::Outcome run_MedianDim(nn::OperatorTask& task);
rt::Outcome run_Min(nn::OperatorTask& task);
rt::Outcome run_MinDim(nn::OperatorTask& task);
rt::Outcome run_Minimum(nn::OperatorTask& task);
rt::Outcome run_Mish(nn::OperatorTask& task);
rt::Outcome run_MishBackward(nn::OperatorTask& task);
rt::Outcome run_Mm(nn::OperatorTask& task);
rt::Outcome run_MseLoss(nn::OperatorTask& task);
rt::Outcome run_MseLossBackward(nn::OperatorTask& task);
rt::Outcome run_Mul(nn::OperatorTask& task);
rt::Outcome run_Muls(nn::OperatorTask& task);
rt::Outcome run_Multinomial(nn::OperatorTask& task);
rt::Outcome run_MultinomialTensor(nn::OperatorTask& task);
rt::Outcome run_Mv(nn::OperatorTask& task);
rt::Outcome run_NLLLoss(nn::OperatorTask& task);
rt::Outcome run_NLLLoss2d(nn::OperatorTask& task);
rt::Outcome run_NLLLoss2dBackward(nn::OperatorTask& task);
rt::Outcome run_NLLLossBackward(nn::OperatorTask& task);
rt::Outcome run_NanMedian(nn::OperatorTask& task);
rt::Outcome run_NanMedianDim(nn::OperatorTask& task);
rt::Outcome run_NanToNum(nn::OperatorTask& task);
rt::Outcome run_NeScalar(nn::OperatorTask& task);
rt::Outcome run_NeTensor(nn::OperatorTask& task);
rt::Outcome run_Neg(nn::OperatorTask& task);
rt::Outcome run_Nonzero(nn::OperatorTask& task);
rt::Outcome run_NonzeroV2(nn::OperatorTask& task);
rt::Outcome run_Norm(nn::OperatorTask& task);
rt::Outcome run_NormalFloatFloat(nn::OperatorTask& task);
rt::Outcome run_NormalFloatTensor(nn::OperatorTask& task);
rt::Outcome run_NormalTensorFloat(nn::OperatorTask& task);
rt::Outcome run_NormalTensorTensor(nn::OperatorTask& task);
rt::Outcome run_OneHot(nn::OperatorTask& task);
rt::Outcome run_Polar(nn::OperatorTask& task);
rt::Outcome run_PowScalarTensor(nn::OperatorTask& task);
rt::Outcome run_PowTensorScalar(nn::OperatorTask& task);
rt::Outcome run_PowTensorTensor(nn::OperatorTask& task);
rt::Outcome run_Prelu(nn::OperatorTask& task);
rt::Outcome run_PreluBackward(nn::OperatorTask& task);
rt::Outcome run_Prod(nn::OperatorTask& task);
rt::Outcome run_ProdDim(nn::OperatorTask& task);
rt::Outcome run_RReluWithNoise(nn::OperatorTask& task);
rt::Outcome run_Randperm(nn::OperatorTask& task);
rt::Outcome run_Range(nn::OperatorTask& task);
rt::Outcome run_Reciprocal(nn::OperatorTask& task);
rt::Outcome run_ReduceNansum(nn::OperatorTask& task);
rt::Outcome run_ReduceSum(nn::OperatorTask& task);
rt::Outcome run_Relu(nn::OperatorTask& task);
rt::Outcome run_RemainderScalarTensor(nn::OperatorTask& task);
rt::Outcome run_RemainderTensorScalar(nn::OperatorTask& task);
rt::Outcome run_RemainderTensorTensor(nn::OperatorTask& task);
rt::Outcome run_Renorm(nn::OperatorTask& task);
rt::Outcome run_Repeat(nn::OperatorTask& task);
rt::Outcome run_RepeatInterleave(nn::OperatorTask& task);
rt::Outcome run_RepeatInterleaveGrad(nn::OperatorTask& task);
rt::Outcome run_RepeatInterleaveInt(nn::OperatorTask& task);
rt::Outcome run_RepeatInterleaveIntWithDim(nn::OperatorTask& task);
rt::Outcome run_RepeatInterleaveTensor(nn::OperatorTask& task);
rt::Outcome run_RepeatInterleaveWithDim(nn::OperatorTask& task);
rt::Outcome run_RightShift(nn::OperatorTask& task);
rt::Outcome run_RmsNorm(nn::OperatorTask& task);
rt::Outcome run_RmsNormGrad(nn::OperatorTask& task);
rt::Outcome run_Roll(nn::OperatorTask& task);
rt::Outcome run_RotaryPositionEmbedding(nn::OperatorTask& task);
rt::Outcome run_RotaryPositionEmbeddingGrad(nn::OperatorTask& task);
rt::Outcome run_Round(nn::OperatorTask& task);
rt::Outcome run_RoundDecimals(nn::OperatorTask& task);
rt::Outcome run_Rsqrt(nn::OperatorTask& task);
rt::Outcome run_Rsub(nn::OperatorTask& task);
rt::Outcome run_Rsubs(nn::OperatorTask& task);
rt::Outcome run_SWhere(nn::OperatorTask& task);
rt::Outcome run_Scatter(nn::OperatorTask& task);
rt::Outcome run_ScatterAdd(nn::OperatorTask& task);
rt::Outcome run_ScatterNdUpdate(nn::OperatorTask& task);
rt::Outcome run_ScatterReduce(nn::OperatorTask& task);
rt::Outcome run_ScatterValue(nn::OperatorTask& task);
rt::Outcome run_SearchSorted(nn::OperatorTask& task);
rt::Outcome run_SearchSorteds(nn::OperatorTask& task);
rt::Outcome run_Sigmoid(nn::OperatorTask& task);
rt::Outcome run_SigmoidBackward(nn::OperatorTask& task);
rt::Outcome run_Sign(nn::OperatorTask& task);
rt::Outcome run_Signbit(nn::OperatorTask& task);
rt::Outcome run_Silu(nn::OperatorTask& task);
rt::Outcome run_SiluBackward(nn::OperatorTask& task);
rt::Outcome run_SimThreadExponential(nn::OperatorTask& task);
rt::Outcome run_Sin(nn::OperatorTask& task);
rt::Outcome run_Sinc(nn::OperatorTask& task);
rt::Outcome run_Sinh(nn::OperatorTask& task);
rt::Outcome run_Slogdet(nn::OperatorTask& task);
rt::Outcome run_SmoothL1Loss(nn::OperatorTask& task);
rt::Outcome run_SmoothL1LossBackward(nn::OperatorTask& task);
rt::Outcome run_SoftMarginLoss(nn::OperatorTask& task);
rt::Outcome run_SoftMarginLossBackward(nn::OperatorTask& task);
rt::Outcome run_Softmax(nn::OperatorTask& task);
rt::Outcome run_SoftmaxBackward(nn::OperatorTask& task);
rt::Outcome run_Softplus(nn::OperatorTask& task);
rt::Outcome run_SoftplusBackward(nn::OperatorTask& task);
rt::Outcome run_Softshrink(nn::OperatorTask& task);
rt::Outcome run_SoftshrinkBackward(nn::OperatorTask& task);
rt::Outcome run_Sort(nn::OperatorTask& task);
rt::Outcome run_SplitWithSize(nn::OperatorTask& task);
rt::Outcome run_Sqrt(nn::OperatorTask& task);
rt::Outcome run_Stack(nn::OperatorTask& task);
rt::Outcome run_Std(nn::OperatorTask& task);
rt::Outcome run_StdMeanCorrection(nn::OperatorTask& task);
rt::Outcome run_StridedSlice(nn::OperatorTask& task);
rt::Outcome run_Sub(nn::OperatorTask& task);
rt::Outcome run_Subs(nn::OperatorTask& task);
rt::Outcome run_SwiGlu(nn::OperatorTask& task);
rt::Outcome run_SwiGluGrad(nn::OperatorTask& task);
rt::Outcome run_Take(nn::OperatorTask& task);
rt::Outcome run_Tan(nn::OperatorTask& task);
rt::Outcome run_Tanh(nn::OperatorTask& task);
rt::Outcome run_TanhBackward(nn::OperatorTask& task);
rt::Outcome run_Threshold(nn::OperatorTask& task);
rt::Outcome run_ThresholdBackward(nn::OperatorTask& task);
rt::Outcome run_Topk(nn::OperatorTask& task);
rt::Outcome run_Trace(nn::OperatorTask& task);
rt::Outcome run_TriangularSolve(nn::OperatorTask& task);
rt::Outcome run_Tril(nn::OperatorTask& task);
rt::Outcome run_Triu(nn::OperatorTask& task);
rt::Outcome run_Trunc(nn::OperatorTask& task);
rt::Outcome run_UnfoldGrad(nn::OperatorTask& task);
rt::Outcome run_Unique(nn::OperatorTask& task);
rt::Outcome run_Unique2(nn::OperatorTask& task);
rt::Outcome run_UniqueConsecutive(nn::OperatorTask& task);
rt::Outcome run_UniqueDim(nn::OperatorTask& task);
rt::Outcome run_UpsampleBicubic2d(nn::OperatorTask& task);
rt::Outcome run_UpsampleBicubic2dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleBilinear2d(nn::OperatorTask& task);
rt::Outcome run_UpsampleBilinear2dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleBilinear2dBackwardV2(nn::OperatorTask& task);
rt::Outcome run_UpsampleLinear1d(nn::OperatorTask& task);
rt::Outcome run_UpsampleLinear1dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest1d(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest1dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest1dV2(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest2d(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest2dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest2dV2(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact2d(nn::OperatorTask& task);
rt::Outcome run_VarCorrection(nn::OperatorTask& task);
rt::Outcome run_VarMean(nn::OperatorTask& task);
rt::Outcome run_XLogYScalarOther(nn::OperatorTask& task);
rt::Outcome run_XLogYScalarSelf(nn::OperatorTask& task);
rt::Outcome run_XLogYTensor(nn::OperatorTask& task);

extern const nn::RunFunction kRunFunctions[] = {
    run_Abs,
    run_Acos,
    run_Acosh,
    run_AdaptiveAvgPool2d,
    run_AdaptiveAvgPool2dBackward,
    run_AdaptiveMaxPool2d,
    run_AdaptiveMaxPool2dBackward,
    run_Add,
    run_AddRelu,
    run_AddV3,
    run_Addbmm,
    run_Addcdiv,
    run_Addcmul,
    run_Addmm,
    run_Addmv,
    run_Addr,
    run_Adds,
    run_All,
    run_Amax,
    run_Amin,
    run_Aminmax,
    run_AminmaxAll,
    run_AminmaxDim,
    run_AmpUpdateScale,
    run_AngleV2,
    run_Any,
    run_ApplyAdamWV2,
    run_Arange,
    run_ArgMax,
    run_ArgMin,
    run_Asin,
    run_Asinh,
    run_Atan,
    run_Atan2,
    run_Atanh,
    run_AvgPool2d,
    run_AvgPool2dBackward,
    run_Baddbmm,
    run_BatchMatMul,
    run_BatchNorm,
    run_BatchNormBackward,
    run_BinaryCrossEntropy,
    run_BinaryCrossEntropyBackward,
    run_BinaryCrossEntropyWithLogits,
    run_BinaryCrossEntropyWithLogitsBackward,
    run_Bincount,
    run_BitwiseAndScalar,
    run_BitwiseAndTensor,
    run_BitwiseNot,
    run_BitwiseOrScalar,
    run_BitwiseOrTensor,
    run_BitwiseXorScalar,
    run_BitwiseXorTensor,
    run_Cast,
    run_Cat,
    run_Cdist,
    run_Ceil,
    run_Celu,
    run_ChunkCat,
    run_Clamp,
    run_ClampMax,
    run_ClampMaxTensor,
    run_ClampMin,
    run_ClampMinTensor,
    run_ClampTensor,
    run_Complex,
    run_ConfusionTranspose,
    run_ConstantPadNd,
    run_Convolution,
    run_ConvolutionBackward,
    run_Cos,
    run_Cosh,
    run_Cummax,
    run_Cummin,
    run_Cumprod,
    run_Cumsum,
    run_Div,
    run_DivMod,
    run_DivMods,
    run_Divs,
    run_Dot,
    run_DropoutDoMask,
    run_DropoutGenMask,
    run_DropoutGenMaskV2,
    run_DropoutGenMaskV2Tensor,
    run_DropoutV3,
    run_Elu,
    run_EluBackward,
    run_Embedding,
    run_EmbeddingDenseBackward,
    run_EmbeddingRenorm,
    run_EqScalar,
    run_EqTensor,
    run_Equal,
    run_Erf,
    run_Erfc,
    run_Erfinv,
    run_Exp,
    run_Exp2,
    run_Expm1,
    run_Eye,
    run_FastGelu,
    run_FastGeluBackward,
    run_FastLayerNorm,
    run_FlashAttentionScore,
    run_FlashAttentionScoreGrad,
    run_FlashAttentionScoreGradV2,
    run_FlashAttentionScoreGradV3,
    run_FlashAttentionScoreGradV4,
    run_FlashAttentionScoreV2,
    run_FlashAttentionScoreV3,
    run_FlashAttentionScoreV4,
    run_FlashAttentionUnpaddingScoreGrad,
    run_FlashAttentionUnpaddingScoreGradV2,
    run_FlashAttentionUnpaddingScoreGradV3,
    run_FlashAttentionUnpaddingScoreGradV4,
    run_FlashAttentionUnpaddingScoreGradV5,
    run_FlashAttentionVarLenScore,
    run_FlashAttentionVarLenScoreV2,
    run_FlashAttentionVarLenScoreV3,
    run_FlashAttentionVarLenScoreV4,
    run_FlashAttentionVarLenScoreV5,
    run_Flip,
    run_Floor,
    run_FloorDivide,
    run_FloorDivides,
    run_FmodScalar,
    run_FmodTensor,
    run_ForeachAbs,
    run_ForeachAcos,
    run_ForeachAddList,
    run_ForeachAddListV2,
    run_ForeachAddScalar,
    run_ForeachAddScalarList,
    run_ForeachAddScalarV2,
    run_ForeachAddcdivScalar,
    run_ForeachAddcdivScalarList,
    run_ForeachAddcdivScalarV2,
    run_ForeachAddcmulScalar,
    run_ForeachAddcmulScalarList,
    run_ForeachAddcmulScalarV2,
    run_ForeachAsin,
    run_ForeachAtan,
    run_ForeachCopy,
    run_ForeachCos,
    run_ForeachCosh,
    run_ForeachDivList,
    run_ForeachDivScalar,
    run_ForeachDivScalarList,
    run_ForeachDivScalarV2,
    run_ForeachErf,
    run_ForeachErfc,
    run_ForeachExp,
    run_ForeachExpm1,
    run_ForeachLerpList,
    run_ForeachLerpScalar,
    run_ForeachLog,
    run_ForeachLog10,
    run_ForeachLog1p,
    run_ForeachLog2,
    run_ForeachMaximumList,
    run_ForeachMaximumScalar,
    run_ForeachMaximumScalarList,
    run_ForeachMaximumScalarV2,
    run_ForeachMinimumList,
    run_ForeachMinimumScalar,
    run_ForeachMinimumScalarList,
    run_ForeachMinimumScalarV2,
    run_ForeachMulList,
    run_ForeachMulScalar,
    run_ForeachMulScalarList,
    run_ForeachMulScalarV2,
    run_ForeachNeg,
    run_ForeachNonFiniteCheckAndUnscale,
    run_ForeachNorm,
    run_ForeachPowList,
    run_ForeachPowScalar,
    run_ForeachPowScalarAndTensor,
    run_ForeachPowScalarList,
    run_ForeachPowScalarV2,
    run_ForeachReciprocal,
    run_ForeachRoundOffNumber,
    run_ForeachRoundOffNumberV2,
    run_ForeachSigmoid,
    run_ForeachSign,
    run_ForeachSin,
    run_ForeachSinh,
    run_ForeachSqrt,
    run_ForeachSubList,
    run_ForeachSubListV2,
    run_ForeachSubScalar,
    run_ForeachSubScalarList,
    run_ForeachSubScalarV2,
    run_ForeachTan,
    run_ForeachTanh,
    run_ForeachZeroInplace,
    run_Frac,
    run_FusedSgd,
    run_Gather,
    run_Gcd,
    run_GeScalar,
    run_GeTensor,
    run_Gelu,
    run_GeluBackward,
    run_GeluBackwardV2,
    run_GeluV2,
    run_Glu,
    run_GluBackward,
    run_GroupNorm,
    run_GroupNormBackward,
    run_GtScalar,
    run_GtTensor,
    run_Hardshrink,
    run_HardshrinkBackward,
    run_Hardsigmoid,
    run_HardsigmoidBackward,
    run_Hardswish,
    run_HardswishBackward,
    run_HardswishBackwardV2,
    run_Hardtanh,
    run_HardtanhBackward,
    run_Histc,
    run_Im2col,
    run_Im2colBackward,
    run_Index,
    run_IndexAdd,
    run_IndexAddV2,
    run_IndexCopy,
    run_IndexFill,
    run_IndexFillTensor,
    run_IndexPutImpl,
    run_IndexSelect,
    run_InplaceAcos,
    run_InplaceAcosh,
    run_InplaceAdd,
    run_InplaceAddRelu,
    run_InplaceAddcdiv,
    run_InplaceAddcmul,
    run_InplaceAddmm,
    run_InplaceAddr,
    run_InplaceAdds,
    run_InplaceAsin,
    run_InplaceAsinh,
    run_InplaceAtan,
    run_InplaceAtan2,
    run_InplaceAtanh,
    run_InplaceBernoulli,
    run_InplaceBernoulliTensor,
    run_InplaceBitwiseAndScalar,
    run_InplaceBitwiseAndTensor,
    run_InplaceBitwiseXorScalar,
    run_InplaceBitwiseXorTensor,
    run_InplaceCeil,
    run_InplaceCelu,
    run_InplaceClampMax,
    run_InplaceClampMaxTensor,
    run_InplaceClampMinTensor,
    run_InplaceCopy,
    run_InplaceCos,
    run_InplaceCosh,
    run_InplaceDiv,
    run_InplaceDivMod,
    run_InplaceDivMods,
    run_InplaceDivs,
    run_InplaceElu,
    run_InplaceEqScalar,
    run_InplaceEqTensor,
    run_InplaceErf,
    run_InplaceErfc,
    run_InplaceErfinv,
    run_InplaceExp,
    run_InplaceExp2,
    run_InplaceExpm1,
    run_InplaceFillDiagonal,
    run_InplaceFillScalar,
    run_InplaceFillTensor,
    run_InplaceFloor,
    run_InplaceFloorDivide,
    run_InplaceFloorDivides,
    run_InplaceFmodScalar,
    run_InplaceFmodTensor,
    run_InplaceFrac,
    run_InplaceGeScalar,
    run_InplaceGeTensor,
    run_InplaceGtScalar,
    run_InplaceGtTensor,
    run_InplaceHardsigmoid,
    run_InplaceHardswish,
    run_InplaceHardtanh,
    run_InplaceIndexCopy,
    run_InplaceIndexFill,
    run_InplaceIndexFillTensor,
    run_InplaceLeScalar,
    run_InplaceLeTensor,
    run_InplaceLeakyRelu,
    run_InplaceLerp,
    run_InplaceLerps,
    run_InplaceLog,
    run_InplaceLog10,
    run_InplaceLog1p,
    run_InplaceLog2,
    run_InplaceLogicalAnd,
    run_InplaceLogicalNot,
    run_InplaceLogicalOr,
    run_InplaceLtScalar,
    run_InplaceLtTensor,
    run_InplaceMaskedFillScalar,
    run_InplaceMaskedFillTensor,
    run_InplaceMaskedScatter,
    run_InplaceMish,
    run_InplaceMul,
    run_InplaceMuls,
    run_InplaceNanToNum,
    run_InplaceNeScalar,
    run_InplaceNeTensor,
    run_InplaceNormal,
    run_InplaceNormalTensor,
    run_InplaceOne,
    run_InplacePowTensorScalar,
    run_InplacePowTensorTensor,
    run_InplacePut,
    run_InplaceRReluWithNoise,
    run_InplaceRandom,
    run_InplaceRandomTensor,
    run_InplaceRandomWithoutFromTo,
    run_InplaceRandomWithoutFromToTensor,
    run_InplaceReciprocal,
    run_InplaceRelu,
    run_InplaceRemainderTensorScalar,
    run_InplaceRemainderTensorTensor,
    run_InplaceRoundDecimals,
    run_InplaceRsqrt,
    run_InplaceScatter,
    run_InplaceScatterReduce,
    run_InplaceScatterUpdate,
    run_InplaceScatterValue,
    run_InplaceSigmoid,
    run_InplaceSin,
    run_InplaceSinc,
    run_InplaceSinh,
    run_InplaceSqrt,
    run_InplaceSub,
    run_InplaceSubs,
    run_InplaceTan,
    run_InplaceTanh,
    run_InplaceThreshold,
    run_InplaceTril,
    run_InplaceTriu,
    run_InplaceUniform,
    run_InplaceUniformTensor,
    run_InplaceXLogYScalarOther,
    run_InplaceZero,
    run_Inverse,
    run_IsClose,
    run_IsFinite,
    run_IsInScalarTensor,
    run_IsInTensorScalar,
    run_IsNegInf,
    run_IsPosInf,
    run_KlDiv,
    run_KlDivBackward,
    run_KlDivTargetBackward,
    run_Kthvalue,
    run_L1Loss,
    run_L1LossBackward,
    run_LayerNorm,
    run_LayerNormBackward,
    run_LeScalar,
    run_LeTensor,
    run_LeakyRelu,
    run_LeakyReluBackward,
    run_LeftShift,
    run_LeftShifts,
    run_Lerp,
    run_Lerps,
    run_LessScalar,
    run_LinalgCholesky,
    run_LinalgCross,
    run_LinalgQr,
    run_LinalgVectorNorm,
    run_Linspace,
    run_Log,
    run_Log10,
    run_Log1p,
    run_Log2,
    run_LogAddExp,
    run_LogAddExp2,
    run_LogSigmoid,
    run_LogSigmoidBackward,
    run_LogSigmoidForward,
    run_LogSoftmax,
    run_LogSoftmaxBackward,
    run_LogSpace,
    run_LogSumExp,
    run_LogicalAnd,
    run_LogicalNot,
    run_LogicalOr,
    run_LogicalXor,
    run_Logit,
    run_LogitGrad,
    run_LtScalar,
    run_LtTensor,
    run_MaskedScale,
    run_MaskedSelect,
    run_Matmul,
    run_Max,
    run_MaxDim,
    run_MaxPool2dWithIndices,
    run_MaxPool2dWithIndicesBackward,
    run_MaxPool2dWithMask,
    run_MaxPool2dWithMaskBackward,
    run_Maximum,
    run_Mean,
    run_Median,
    run_MedianDim,
    run_Min,
    run_MinDim,
    run_Minimum,
    run_Mish,
    run_MishBackward,
    run_Mm,
    run_MseLoss,
    run_MseLossBackward,
    run_Mul,
    run_Muls,
    run_Multinomial,
    run_MultinomialTensor,
    run_Mv,
    run_NLLLoss,
    run_NLLLoss2d,
    run_NLLLoss2dBackward,
    run_NLLLossBackward,
    run_NanMedian,
    run_NanMedianDim,
    run_NanToNum,
    run_NeScalar,
    run_NeTensor,
    run_Neg,
    run_Nonzero,
    run_NonzeroV2,
    run_Norm,
    run_NormalFloatFloat,
    run_NormalFloatTensor,
    run_NormalTensorFloat,
    run_NormalTensorTensor,
    run_OneHot,
    run_Polar,
    run_PowScalarTensor,
    run_PowTensorScalar,
    run_PowTensorTensor,
    run_Prelu,
    run_PreluBackward,
    run_Prod,
    run_ProdDim,
    run_RReluWithNoise,
    run_Randperm,
    run_Range,
    run_Reciprocal,
    run_ReduceNansum,
    run_ReduceSum,
    run_Relu,
    run_RemainderScalarTensor,
    run_RemainderTensorScalar,
    run_RemainderTensorTensor,
    run_Renorm,
    run_Repeat,
    run_RepeatInterleave,
    run_RepeatInterleaveGrad,
    run_RepeatInterleaveInt,
    run_RepeatInterleaveIntWithDim,
    run_RepeatInterleaveTensor,
    run_RepeatInterleaveWithDim,
    run_RightShift,
    run_RmsNorm,
    run_RmsNormGrad,
    run_Roll,
    run_RotaryPositionEmbedding,
    run_RotaryPositionEmbeddingGrad,
    run_Round,
    run_RoundDecimals,
    run_Rsqrt,
    run_Rsub,
    run_Rsubs,
    run_SWhere,
    run_Scatter,
    run_ScatterAdd,
    run_ScatterNdUpdate,
    run_ScatterReduce,
    run_ScatterValue,
    run_SearchSorted,
    run_SearchSorteds,
    run_Sigmoid,
    run_SigmoidBackward,
    run_Sign,
    run_Signbit,
    run_Silu,
    run_SiluBackward,
    run_SimThreadExponential,
    run_Sin,
    run_Sinc,
    run_Sinh,
    run_Slogdet,
    run_SmoothL1Loss,
    run_SmoothL1LossBackward,
    run_SoftMarginLoss,
    run_SoftMarginLossBackward,
    run_Softmax,
    run_SoftmaxBackward,
    run_Softplus,
    run_SoftplusBackward,
    run_Softshrink,
    run_SoftshrinkBackward,
    run_Sort,
    run_SplitWithSize,
    run_Sqrt,
    run_Stack,
    run_Std,
    run_StdMeanCorrection,
    run_StridedSlice,
    run_Sub,
    run_Subs,
    run_SwiGlu,
    run_SwiGluGrad,
    run_Take,
    run_Tan,
    run_Tanh,
    run_TanhBackward,
    run_Threshold,
    run_ThresholdBackward,
    run_Topk,
    run_Trace,
    run_TriangularSolve,
    run_Tril,
    run_Triu,
    run_Trunc,
    run_UnfoldGrad,
    run_Unique,
    run_Unique2,
    run_UniqueConsecutive,
    run_UniqueDim,
    run_UpsampleBicubic2d,
    run_UpsampleBicubic2dBackward,
    run_UpsampleBilinear2d,
    run_UpsampleBilinear2dBackward,
    run_UpsampleBilinear2dBackwardV2,
    run_UpsampleLinear1d,
    run_UpsampleLinear1dBackward,
    run_UpsampleNearest1d,
    run_UpsampleNearest1dBackward,
    run_UpsampleNearest1dV2,
    run_UpsampleNearest2d,
    run_UpsampleNearest2dBackward,
    run_UpsampleNearest2dV2,
    run_UpsampleNearestExact2d,
    run_VarCorrection,
    run_VarMean,
    run_XLogYScalarOther,
    run_XLogYScalarSelf,
    run_XLogYTensor,
};
extern const uint16_t kRunFunctionCount = 559;

}  // namespace hotplate::host
