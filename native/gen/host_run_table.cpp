// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "aclnn/operator.h"

namespace hotplate::host {

rt::Outcome run_Abs(nn::OperatorTask& task);
rt::Outcome run_Acos(nn::OperatorTask& task);
rt::Outcome run_Acosh(nn::OperatorTask& task);
rt::Outcome run_AdaptiveAvgPool2d(nn::OperatorTask& task);
rt::Outcome run_AdaptiveAvgPool2dBackward(nn::OperatorTask& task);
rt::Outcome run_AdaptiveAvgPool3d(nn::OperatorTask& task);
rt::Outcome run_AdaptiveAvgPool3dBackward(nn::OperatorTask& task);
rt::Outcome run_AdaptiveMaxPool2d(nn::OperatorTask& task);
rt::Outcome run_AdaptiveMaxPool2dBackward(nn::OperatorTask& task);
rt::Outcome run_AdaptiveMaxPool3d(nn::OperatorTask& task);
rt::Outcome run_AdaptiveMaxPool3dBackward(nn::OperatorTask& task);
rt::Outcome run_Add(nn::OperatorTask& task);
rt::Outcome run_AddLayerNorm(nn::OperatorTask& task);
rt::Outcome run_AddLayerNormGrad(nn::OperatorTask& task);
rt::Outcome run_AddLora(nn::OperatorTask& task);
rt::Outcome run_AddRelu(nn::OperatorTask& task);
rt::Outcome run_AddRmsNorm(nn::OperatorTask& task);
rt::Outcome run_AddRmsNormCast(nn::OperatorTask& task);
rt::Outcome run_AddRmsNormDynamicQuantV2(nn::OperatorTask& task);
rt::Outcome run_AddRmsNormQuant(nn::OperatorTask& task);
rt::Outcome run_AddRmsNormQuantV2(nn::OperatorTask& task);
rt::Outcome run_AddV3(nn::OperatorTask& task);
rt::Outcome run_Addbmm(nn::OperatorTask& task);
rt::Outcome run_Addcdiv(nn::OperatorTask& task);
rt::Outcome run_Addcmul(nn::OperatorTask& task);
rt::Outcome run_Addmm(nn::OperatorTask& task);
rt::Outcome run_AddmmWeightNz(nn::OperatorTask& task);
rt::Outcome run_Addmv(nn::OperatorTask& task);
rt::Outcome run_Addr(nn::OperatorTask& task);
rt::Outcome run_Adds(nn::OperatorTask& task);
rt::Outcome run_AdvanceStepV2(nn::OperatorTask& task);
rt::Outcome run_AffineGrid(nn::OperatorTask& task);
rt::Outcome run_All(nn::OperatorTask& task);
rt::Outcome run_Amax(nn::OperatorTask& task);
rt::Outcome run_Amin(nn::OperatorTask& task);
rt::Outcome run_Aminmax(nn::OperatorTask& task);
rt::Outcome run_AminmaxAll(nn::OperatorTask& task);
rt::Outcome run_AminmaxDim(nn::OperatorTask& task);
rt::Outcome run_AmpUpdateScale(nn::OperatorTask& task);
rt::Outcome run_AngleV2(nn::OperatorTask& task);
rt::Outcome run_Any(nn::OperatorTask& task);
rt::Outcome run_ApplyAdam(nn::OperatorTask& task);
rt::Outcome run_ApplyAdamW(nn::OperatorTask& task);
rt::Outcome run_ApplyAdamWV2(nn::OperatorTask& task);
rt::Outcome run_ApplyRotaryPosEmb(nn::OperatorTask& task);
rt::Outcome run_ApplyRotaryPosEmbV2(nn::OperatorTask& task);
rt::Outcome run_ApplyTopKTopP(nn::OperatorTask& task);
rt::Outcome run_Arange(nn::OperatorTask& task);
rt::Outcome run_ArgMax(nn::OperatorTask& task);
rt::Outcome run_ArgMin(nn::OperatorTask& task);
rt::Outcome run_AscendAntiQuant(nn::OperatorTask& task);
rt::Outcome run_AscendQuant(nn::OperatorTask& task);
rt::Outcome run_AscendQuantV3(nn::OperatorTask& task);
rt::Outcome run_Asin(nn::OperatorTask& task);
rt::Outcome run_Asinh(nn::OperatorTask& task);
rt::Outcome run_Atan(nn::OperatorTask& task);
rt::Outcome run_Atan2(nn::OperatorTask& task);
rt::Outcome run_Atanh(nn::OperatorTask& task);
rt::Outcome run_AttentionUpdate(nn::OperatorTask& task);
rt::Outcome run_AvgPool2d(nn::OperatorTask& task);
rt::Outcome run_AvgPool2dBackward(nn::OperatorTask& task);
rt::Outcome run_AvgPool3d(nn::OperatorTask& task);
rt::Outcome run_AvgPool3dBackward(nn::OperatorTask& task);
rt::Outcome run_Baddbmm(nn::OperatorTask& task);
rt::Outcome run_BatchMatMul(nn::OperatorTask& task);
rt::Outcome run_BatchMatMulWeightNz(nn::OperatorTask& task);
rt::Outcome run_BatchNorm(nn::OperatorTask& task);
rt::Outcome run_BatchNormBackward(nn::OperatorTask& task);
rt::Outcome run_BatchNormElemt(nn::OperatorTask& task);
rt::Outcome run_BatchNormElemtBackward(nn::OperatorTask& task);
rt::Outcome run_BatchNormGatherStatsWithCounts(nn::OperatorTask& task);
rt::Outcome run_BatchNormReduce(nn::OperatorTask& task);
rt::Outcome run_BatchNormReduceBackward(nn::OperatorTask& task);
rt::Outcome run_BatchNormStats(nn::OperatorTask& task);
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
rt::Outcome run_BlockSparseAttention(nn::OperatorTask& task);
rt::Outcome run_BlockSparseAttentionGrad(nn::OperatorTask& task);
rt::Outcome run_Bucketize(nn::OperatorTask& task);
rt::Outcome run_Cast(nn::OperatorTask& task);
rt::Outcome run_Cat(nn::OperatorTask& task);
rt::Outcome run_Cdist(nn::OperatorTask& task);
rt::Outcome run_CdistBackward(nn::OperatorTask& task);
rt::Outcome run_Ceil(nn::OperatorTask& task);
rt::Outcome run_Celu(nn::OperatorTask& task);
rt::Outcome run_ChannelShuffle(nn::OperatorTask& task);
rt::Outcome run_ChunkCat(nn::OperatorTask& task);
rt::Outcome run_ChunkGatedDeltaRule(nn::OperatorTask& task);
rt::Outcome run_Clamp(nn::OperatorTask& task);
rt::Outcome run_ClampMax(nn::OperatorTask& task);
rt::Outcome run_ClampMaxTensor(nn::OperatorTask& task);
rt::Outcome run_ClampMin(nn::OperatorTask& task);
rt::Outcome run_ClampMinTensor(nn::OperatorTask& task);
rt::Outcome run_ClampTensor(nn::OperatorTask& task);
rt::Outcome run_ClippedSwiglu(nn::OperatorTask& task);
rt::Outcome run_CoalesceSparse(nn::OperatorTask& task);
rt::Outcome run_Complex(nn::OperatorTask& task);
rt::Outcome run_ConfusionTranspose(nn::OperatorTask& task);
rt::Outcome run_ConstantPadNd(nn::OperatorTask& task);
rt::Outcome run_ConvDepthwise2d(nn::OperatorTask& task);
rt::Outcome run_ConvTbc(nn::OperatorTask& task);
rt::Outcome run_ConvTbcBackward(nn::OperatorTask& task);
rt::Outcome run_Convolution(nn::OperatorTask& task);
rt::Outcome run_ConvolutionBackward(nn::OperatorTask& task);
rt::Outcome run_Cos(nn::OperatorTask& task);
rt::Outcome run_Cosh(nn::OperatorTask& task);
rt::Outcome run_CrossEntropyLoss(nn::OperatorTask& task);
rt::Outcome run_CrossEntropyLossGrad(nn::OperatorTask& task);
rt::Outcome run_CtcLoss(nn::OperatorTask& task);
rt::Outcome run_CtcLossBackward(nn::OperatorTask& task);
rt::Outcome run_Cummax(nn::OperatorTask& task);
rt::Outcome run_Cummin(nn::OperatorTask& task);
rt::Outcome run_Cumprod(nn::OperatorTask& task);
rt::Outcome run_Cumsum(nn::OperatorTask& task);
rt::Outcome run_DeepNorm(nn::OperatorTask& task);
rt::Outcome run_DeepNormGrad(nn::OperatorTask& task);
rt::Outcome run_DeformableConv2d(nn::OperatorTask& task);
rt::Outcome run_DeformableConv2dBackward(nn::OperatorTask& task);
rt::Outcome run_DenseLightningIndexerGradKLLoss(nn::OperatorTask& task);
rt::Outcome run_DenseLightningIndexerSoftmaxLse(nn::OperatorTask& task);
rt::Outcome run_DequantBias(nn::OperatorTask& task);
rt::Outcome run_DequantRopeQuantKvcache(nn::OperatorTask& task);
rt::Outcome run_DequantSwigluQuant(nn::OperatorTask& task);
rt::Outcome run_DequantSwigluQuantV2(nn::OperatorTask& task);
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
rt::Outcome run_DynamicBlockQuant(nn::OperatorTask& task);
rt::Outcome run_DynamicBlockQuantV2(nn::OperatorTask& task);
rt::Outcome run_DynamicQuant(nn::OperatorTask& task);
rt::Outcome run_DynamicQuantV2(nn::OperatorTask& task);
rt::Outcome run_DynamicQuantV3(nn::OperatorTask& task);
rt::Outcome run_DynamicQuantV4(nn::OperatorTask& task);
rt::Outcome run_Elu(nn::OperatorTask& task);
rt::Outcome run_EluBackward(nn::OperatorTask& task);
rt::Outcome run_Embedding(nn::OperatorTask& task);
rt::Outcome run_EmbeddingBag(nn::OperatorTask& task);
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
rt::Outcome run_FFNV2(nn::OperatorTask& task);
rt::Outcome run_FakeQuantPerChannelAffineCachemask(nn::OperatorTask& task);
rt::Outcome run_FakeQuantPerTensorAffineCachemask(nn::OperatorTask& task);
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
rt::Outcome run_FusedCausalConv1d(nn::OperatorTask& task);
rt::Outcome run_FusedCrossEntropyLossWithMaxSum(nn::OperatorTask& task);
rt::Outcome run_FusedFloydAttention(nn::OperatorTask& task);
rt::Outcome run_FusedFloydAttentionGrad(nn::OperatorTask& task);
rt::Outcome run_FusedInferAttentionScoreV2(nn::OperatorTask& task);
rt::Outcome run_FusedInferAttentionScoreV3(nn::OperatorTask& task);
rt::Outcome run_FusedInferAttentionScoreV4(nn::OperatorTask& task);
rt::Outcome run_FusedInferAttentionScoreV5(nn::OperatorTask& task);
rt::Outcome run_FusedLinearCrossEntropyLossGrad(nn::OperatorTask& task);
rt::Outcome run_FusedLinearOnlineMaxSum(nn::OperatorTask& task);
rt::Outcome run_FusedMatmul(nn::OperatorTask& task);
rt::Outcome run_FusedQuantMatmul(nn::OperatorTask& task);
rt::Outcome run_FusedQuantMatmulWeightNz(nn::OperatorTask& task);
rt::Outcome run_FusedSgd(nn::OperatorTask& task);
rt::Outcome run_GRU(nn::OperatorTask& task);
rt::Outcome run_GRUBackward(nn::OperatorTask& task);
rt::Outcome run_Gather(nn::OperatorTask& task);
rt::Outcome run_GatherPaKvCache(nn::OperatorTask& task);
rt::Outcome run_GatherV3(nn::OperatorTask& task);
rt::Outcome run_Gcd(nn::OperatorTask& task);
rt::Outcome run_GeGluV3(nn::OperatorTask& task);
rt::Outcome run_GeGluV3Backward(nn::OperatorTask& task);
rt::Outcome run_GeScalar(nn::OperatorTask& task);
rt::Outcome run_GeTensor(nn::OperatorTask& task);
rt::Outcome run_Gelu(nn::OperatorTask& task);
rt::Outcome run_GeluBackward(nn::OperatorTask& task);
rt::Outcome run_GeluBackwardV2(nn::OperatorTask& task);
rt::Outcome run_GeluMul(nn::OperatorTask& task);
rt::Outcome run_GeluV2(nn::OperatorTask& task);
rt::Outcome run_GemmaRmsNorm(nn::OperatorTask& task);
rt::Outcome run_Glu(nn::OperatorTask& task);
rt::Outcome run_GluBackward(nn::OperatorTask& task);
rt::Outcome run_GridSampler2D(nn::OperatorTask& task);
rt::Outcome run_GridSampler2DBackward(nn::OperatorTask& task);
rt::Outcome run_GridSampler3D(nn::OperatorTask& task);
rt::Outcome run_GridSampler3DBackward(nn::OperatorTask& task);
rt::Outcome run_GroupNorm(nn::OperatorTask& task);
rt::Outcome run_GroupNormBackward(nn::OperatorTask& task);
rt::Outcome run_GroupNormSilu(nn::OperatorTask& task);
rt::Outcome run_GroupNormSwish(nn::OperatorTask& task);
rt::Outcome run_GroupNormSwishGrad(nn::OperatorTask& task);
rt::Outcome run_GroupQuant(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmul(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulAdd(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulAddV2(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulFinalizeRoutingV2(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulFinalizeRoutingV3(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulFinalizeRoutingWeightNz(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulFinalizeRoutingWeightNzV2(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulSwigluQuantV2(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulSwigluQuantWeightNZ(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulSwigluQuantWeightNzV2(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulV4(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulV5(nn::OperatorTask& task);
rt::Outcome run_GroupedMatmulWeightNz(nn::OperatorTask& task);
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
rt::Outcome run_IncreFlashAttentionV4(nn::OperatorTask& task);
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
rt::Outcome run_InplaceAddRmsNorm(nn::OperatorTask& task);
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
rt::Outcome run_InplaceFusedCausalConv1d(nn::OperatorTask& task);
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
rt::Outcome run_InplaceQuantScatter(nn::OperatorTask& task);
rt::Outcome run_InplaceRReluWithNoise(nn::OperatorTask& task);
rt::Outcome run_InplaceRandom(nn::OperatorTask& task);
rt::Outcome run_InplaceRandomTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceRandomWithoutFromTo(nn::OperatorTask& task);
rt::Outcome run_InplaceRandomWithoutFromToTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceReciprocal(nn::OperatorTask& task);
rt::Outcome run_InplaceRelu(nn::OperatorTask& task);
rt::Outcome run_InplaceRemainderTensorScalar(nn::OperatorTask& task);
rt::Outcome run_InplaceRemainderTensorTensor(nn::OperatorTask& task);
rt::Outcome run_InplaceRenorm(nn::OperatorTask& task);
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
rt::Outcome run_InterleaveRope(nn::OperatorTask& task);
rt::Outcome run_Inverse(nn::OperatorTask& task);
rt::Outcome run_Iou(nn::OperatorTask& task);
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
rt::Outcome run_KvQuantSparseFlashAttention(nn::OperatorTask& task);
rt::Outcome run_KvRmsNormRopeCache(nn::OperatorTask& task);
rt::Outcome run_KvRmsNormRopeCacheV2(nn::OperatorTask& task);
rt::Outcome run_L1Loss(nn::OperatorTask& task);
rt::Outcome run_L1LossBackward(nn::OperatorTask& task);
rt::Outcome run_LSTM(nn::OperatorTask& task);
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
rt::Outcome run_LightningIndexer(nn::OperatorTask& task);
rt::Outcome run_LightningIndexerGrad(nn::OperatorTask& task);
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
rt::Outcome run_LstmBackward(nn::OperatorTask& task);
rt::Outcome run_LtScalar(nn::OperatorTask& task);
rt::Outcome run_LtTensor(nn::OperatorTask& task);
rt::Outcome run_MaskedCausalConv1d(nn::OperatorTask& task);
rt::Outcome run_MaskedCausalConv1dBackward(nn::OperatorTask& task);
rt::Outcome run_MaskedScale(nn::OperatorTask& task);
rt::Outcome run_MaskedSelect(nn::OperatorTask& task);
rt::Outcome run_MaskedSoftmaxWithRelPosBias(nn::OperatorTask& task);
rt::Outcome run_Matmul(nn::OperatorTask& task);
rt::Outcome run_MatmulWeightNz(nn::OperatorTask& task);
rt::Outcome run_Max(nn::OperatorTask& task);
rt::Outcome run_MaxDim(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithIndices(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithIndicesBackward(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithMask(nn::OperatorTask& task);
rt::Outcome run_MaxPool2dWithMaskBackward(nn::OperatorTask& task);
rt::Outcome run_MaxPool3dWithArgmax(nn::OperatorTask& task);
rt::Outcome run_MaxPool3dWithArgmaxBackward(nn::OperatorTask& task);
rt::Outcome run_MaxUnpool2d(nn::OperatorTask& task);
rt::Outcome run_MaxUnpool3d(nn::OperatorTask& task);
rt::Outcome run_Maximum(nn::OperatorTask& task);
rt::Outcome run_Mean(nn::OperatorTask& task);
rt::Outcome run_Median(nn::OperatorTask& task);
rt::Outcome run_MedianDim(nn::OperatorTask& task);
rt::Outcome run_Min(nn::OperatorTask& task);
rt::Outcome run_MinDim(nn::OperatorTask& task);
rt::Outcome run_Minimum(nn::OperatorTask& task);
rt::Outcome run_Mish(nn::OperatorTask& task);
rt::Outcome run_MishBackward(nn::OperatorTask& task);
rt::Outcome run_MlaPrologV2WeightNz(nn::OperatorTask& task);
rt::Outcome run_MlaPrologV3WeightNz(nn::OperatorTask& task);
rt::Outcome run_Mm(nn::OperatorTask& task);
rt::Outcome run_MoeComputeExpertTokens(nn::OperatorTask& task);
rt::Outcome run_MoeFinalizeRouting(nn::OperatorTask& task);
rt::Outcome run_MoeFinalizeRoutingV2(nn::OperatorTask& task);
rt::Outcome run_MoeFinalizeRoutingV4(nn::OperatorTask& task);
rt::Outcome run_MoeGatingTopK(nn::OperatorTask& task);
rt::Outcome run_MoeGatingTopKBackward(nn::OperatorTask& task);
rt::Outcome run_MoeGatingTopKSoftmax(nn::OperatorTask& task);
rt::Outcome run_MoeGatingTopKSoftmaxV2(nn::OperatorTask& task);
rt::Outcome run_MoeGatingTopKV2(nn::OperatorTask& task);
rt::Outcome run_MoeInitRouting(nn::OperatorTask& task);
rt::Outcome run_MoeInitRoutingQuantV2(nn::OperatorTask& task);
rt::Outcome run_MoeInitRoutingV2(nn::OperatorTask& task);
rt::Outcome run_MoeInitRoutingV3(nn::OperatorTask& task);
rt::Outcome run_MoeReRouting(nn::OperatorTask& task);
rt::Outcome run_MoeTokenPermute(nn::OperatorTask& task);
rt::Outcome run_MoeTokenPermuteGrad(nn::OperatorTask& task);
rt::Outcome run_MoeTokenPermuteWithRoutingMap(nn::OperatorTask& task);
rt::Outcome run_MoeTokenPermuteWithRoutingMapGrad(nn::OperatorTask& task);
rt::Outcome run_MoeTokenUnpermute(nn::OperatorTask& task);
rt::Outcome run_MoeTokenUnpermuteGrad(nn::OperatorTask& task);
rt::Outcome run_MoeTokenUnpermuteWithRoutingMap(nn::OperatorTask& task);
rt::Outcome run_MoeTokenUnpermuteWithRoutingMapGrad(nn::OperatorTask& task);
rt::Outcome run_MoeUpdateExpert(nn::OperatorTask& task);
rt::Outcome run_MseLoss(nn::OperatorTask& task);
rt::Outcome run_MseLossBackward(nn::OperatorTask& task);
rt::Outcome run_Mul(nn::OperatorTask& task);
rt::Outcome run_Muls(nn::OperatorTask& task);
rt::Outcome run_MultilabelMarginLoss(nn::OperatorTask& task);
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
rt::Outcome run_NpuFormatCast(nn::OperatorTask& task);
rt::Outcome run_NsaCompress(nn::OperatorTask& task);
rt::Outcome run_NsaCompressAttention(nn::OperatorTask& task);
rt::Outcome run_NsaCompressAttentionInfer(nn::OperatorTask& task);
rt::Outcome run_NsaCompressGrad(nn::OperatorTask& task);
rt::Outcome run_NsaCompressWithCache(nn::OperatorTask& task);
rt::Outcome run_NsaSelectedAttention(nn::OperatorTask& task);
rt::Outcome run_NsaSelectedAttentionGrad(nn::OperatorTask& task);
rt::Outcome run_NsaSelectedAttentionInfer(nn::OperatorTask& task);
rt::Outcome run_OneHot(nn::OperatorTask& task);
rt::Outcome run_Pdist(nn::OperatorTask& task);
rt::Outcome run_Polar(nn::OperatorTask& task);
rt::Outcome run_PowScalarTensor(nn::OperatorTask& task);
rt::Outcome run_PowTensorScalar(nn::OperatorTask& task);
rt::Outcome run_PowTensorTensor(nn::OperatorTask& task);
rt::Outcome run_Prelu(nn::OperatorTask& task);
rt::Outcome run_PreluBackward(nn::OperatorTask& task);
rt::Outcome run_Prod(nn::OperatorTask& task);
rt::Outcome run_ProdDim(nn::OperatorTask& task);
rt::Outcome run_PromptFlashAttentionV3(nn::OperatorTask& task);
rt::Outcome run_QkvRmsNormRopeCache(nn::OperatorTask& task);
rt::Outcome run_QuantConvolution(nn::OperatorTask& task);
rt::Outcome run_QuantGroupedMatmulDequant(nn::OperatorTask& task);
rt::Outcome run_QuantGroupedMatmulDequantWeightNZ(nn::OperatorTask& task);
rt::Outcome run_QuantLightningIndexer(nn::OperatorTask& task);
rt::Outcome run_QuantMatmulDequant(nn::OperatorTask& task);
rt::Outcome run_QuantMatmulReduceSumWeightNz(nn::OperatorTask& task);
rt::Outcome run_QuantMatmulV5(nn::OperatorTask& task);
rt::Outcome run_QuantMatmulWeightNz(nn::OperatorTask& task);
rt::Outcome run_Quantize(nn::OperatorTask& task);
rt::Outcome run_ROIAlign(nn::OperatorTask& task);
rt::Outcome run_ROIAlignBackward(nn::OperatorTask& task);
rt::Outcome run_RReluWithNoise(nn::OperatorTask& task);
rt::Outcome run_Randperm(nn::OperatorTask& task);
rt::Outcome run_Range(nn::OperatorTask& task);
rt::Outcome run_Reciprocal(nn::OperatorTask& task);
rt::Outcome run_RecurrentGatedDeltaRule(nn::OperatorTask& task);
rt::Outcome run_ReduceNansum(nn::OperatorTask& task);
rt::Outcome run_ReduceSum(nn::OperatorTask& task);
rt::Outcome run_ReflectionPad1d(nn::OperatorTask& task);
rt::Outcome run_ReflectionPad1dBackward(nn::OperatorTask& task);
rt::Outcome run_ReflectionPad2d(nn::OperatorTask& task);
rt::Outcome run_ReflectionPad2dBackward(nn::OperatorTask& task);
rt::Outcome run_ReflectionPad3d(nn::OperatorTask& task);
rt::Outcome run_ReflectionPad3dBackward(nn::OperatorTask& task);
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
rt::Outcome run_ReplicationPad1d(nn::OperatorTask& task);
rt::Outcome run_ReplicationPad1dBackward(nn::OperatorTask& task);
rt::Outcome run_ReplicationPad2d(nn::OperatorTask& task);
rt::Outcome run_ReplicationPad2dBackward(nn::OperatorTask& task);
rt::Outcome run_ReplicationPad3d(nn::OperatorTask& task);
rt::Outcome run_ReplicationPad3dBackward(nn::OperatorTask& task);
rt::Outcome run_RightShift(nn::OperatorTask& task);
rt::Outcome run_RingAttentionUpdateV2(nn::OperatorTask& task);
rt::Outcome run_RmsNorm(nn::OperatorTask& task);
rt::Outcome run_RmsNormGrad(nn::OperatorTask& task);
rt::Outcome run_RmsNormQuant(nn::OperatorTask& task);
rt::Outcome run_Roll(nn::OperatorTask& task);
rt::Outcome run_RopeWithSinCosCache(nn::OperatorTask& task);
rt::Outcome run_RopeWithSinCosCacheV2(nn::OperatorTask& task);
rt::Outcome run_RotaryPositionEmbedding(nn::OperatorTask& task);
rt::Outcome run_RotaryPositionEmbeddingGrad(nn::OperatorTask& task);
rt::Outcome run_RotaryPositionEmbeddingV2(nn::OperatorTask& task);
rt::Outcome run_RotateQuant(nn::OperatorTask& task);
rt::Outcome run_Round(nn::OperatorTask& task);
rt::Outcome run_RoundDecimals(nn::OperatorTask& task);
rt::Outcome run_Rsqrt(nn::OperatorTask& task);
rt::Outcome run_Rsub(nn::OperatorTask& task);
rt::Outcome run_Rsubs(nn::OperatorTask& task);
rt::Outcome run_SWhere(nn::OperatorTask& task);
rt::Outcome run_ScaledMaskedSoftmax(nn::OperatorTask& task);
rt::Outcome run_ScaledMaskedSoftmaxBackward(nn::OperatorTask& task);
rt::Outcome run_Scatter(nn::OperatorTask& task);
rt::Outcome run_ScatterAdd(nn::OperatorTask& task);
rt::Outcome run_ScatterList(nn::OperatorTask& task);
rt::Outcome run_ScatterNdUpdate(nn::OperatorTask& task);
rt::Outcome run_ScatterPaCache(nn::OperatorTask& task);
rt::Outcome run_ScatterPaKvCache(nn::OperatorTask& task);
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
rt::Outcome run_Sleep(nn::OperatorTask& task);
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
rt::Outcome run_SparseFlashAttention(nn::OperatorTask& task);
rt::Outcome run_SparseFlashAttentionGrad(nn::OperatorTask& task);
rt::Outcome run_SparseFlashAttentionV2(nn::OperatorTask& task);
rt::Outcome run_SparseLightningIndexerGradKLLoss(nn::OperatorTask& task);
rt::Outcome run_SplitWithSize(nn::OperatorTask& task);
rt::Outcome run_Sqrt(nn::OperatorTask& task);
rt::Outcome run_Stack(nn::OperatorTask& task);
rt::Outcome run_Std(nn::OperatorTask& task);
rt::Outcome run_StdMeanCorrection(nn::OperatorTask& task);
rt::Outcome run_StridedSlice(nn::OperatorTask& task);
rt::Outcome run_Sub(nn::OperatorTask& task);
rt::Outcome run_Subs(nn::OperatorTask& task);
rt::Outcome run_Svd(nn::OperatorTask& task);
rt::Outcome run_SwiGlu(nn::OperatorTask& task);
rt::Outcome run_SwiGluGrad(nn::OperatorTask& task);
rt::Outcome run_SwiGluQuantV2(nn::OperatorTask& task);
rt::Outcome run_SyncBatchNormGatherStats(nn::OperatorTask& task);
rt::Outcome run_Take(nn::OperatorTask& task);
rt::Outcome run_Tan(nn::OperatorTask& task);
rt::Outcome run_Tanh(nn::OperatorTask& task);
rt::Outcome run_TanhBackward(nn::OperatorTask& task);
rt::Outcome run_ThnnFusedLstmCell(nn::OperatorTask& task);
rt::Outcome run_ThnnFusedLstmCellBackward(nn::OperatorTask& task);
rt::Outcome run_Threshold(nn::OperatorTask& task);
rt::Outcome run_ThresholdBackward(nn::OperatorTask& task);
rt::Outcome run_TopKTopPSample(nn::OperatorTask& task);
rt::Outcome run_TopKTopPSampleV2(nn::OperatorTask& task);
rt::Outcome run_Topk(nn::OperatorTask& task);
rt::Outcome run_Trace(nn::OperatorTask& task);
rt::Outcome run_TransQuantParamV2(nn::OperatorTask& task);
rt::Outcome run_TransQuantParamV3(nn::OperatorTask& task);
rt::Outcome run_TransformBiasRescaleQkv(nn::OperatorTask& task);
rt::Outcome run_TransposeBatchMatMul(nn::OperatorTask& task);
rt::Outcome run_TransposeBatchMatMulWeightNz(nn::OperatorTask& task);
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
rt::Outcome run_UpsampleBicubic2dAA(nn::OperatorTask& task);
rt::Outcome run_UpsampleBicubic2dAAGrad(nn::OperatorTask& task);
rt::Outcome run_UpsampleBicubic2dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleBilinear2d(nn::OperatorTask& task);
rt::Outcome run_UpsampleBilinear2dAA(nn::OperatorTask& task);
rt::Outcome run_UpsampleBilinear2dAABackward(nn::OperatorTask& task);
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
rt::Outcome run_UpsampleNearest3d(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearest3dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact1d(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact1dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact2d(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact2dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact3d(nn::OperatorTask& task);
rt::Outcome run_UpsampleNearestExact3dBackward(nn::OperatorTask& task);
rt::Outcome run_UpsampleTrilinear3d(nn::OperatorTask& task);
rt::Outcome run_UpsampleTrilinear3dBackward(nn::OperatorTask& task);
rt::Outcome run_VarCorrection(nn::OperatorTask& task);
rt::Outcome run_VarMean(nn::OperatorTask& task);
rt::Outcome run_WeightQuantBatchMatmulNz(nn::OperatorTask& task);
rt::Outcome run_WeightQuantBatchMatmulV2(nn::OperatorTask& task);
rt::Outcome run_WeightQuantBatchMatmulV3(nn::OperatorTask& task);
rt::Outcome run_XLogYScalarOther(nn::OperatorTask& task);
rt::Outcome run_XLogYScalarSelf(nn::OperatorTask& task);
rt::Outcome run_XLogYTensor(nn::OperatorTask& task);
rt::Outcome run_OpAbs(nn::OperatorTask& task);
rt::Outcome run_OpAcos(nn::OperatorTask& task);
rt::Outcome run_OpAcosh(nn::OperatorTask& task);
rt::Outcome run_OpAdaptiveAvgPool2d(nn::OperatorTask& task);
rt::Outcome run_OpAdaptiveAvgPool2dGrad(nn::OperatorTask& task);
rt::Outcome run_OpAdd(nn::OperatorTask& task);
rt::Outcome run_OpAddcdiv(nn::OperatorTask& task);
rt::Outcome run_OpAddcmul(nn::OperatorTask& task);
rt::Outcome run_OpAffineGrid(nn::OperatorTask& task);
rt::Outcome run_OpAnchorResponseFlags(nn::OperatorTask& task);
rt::Outcome run_OpApplyAdamD(nn::OperatorTask& task);
rt::Outcome run_OpApplyAdamV2(nn::OperatorTask& task);
rt::Outcome run_OpApplyAdamW(nn::OperatorTask& task);
rt::Outcome run_OpArgMaxGrad(nn::OperatorTask& task);
rt::Outcome run_OpArgMaxV2(nn::OperatorTask& task);
rt::Outcome run_OpArgMaxWithValue(nn::OperatorTask& task);
rt::Outcome run_OpArgMin(nn::OperatorTask& task);
rt::Outcome run_OpArgMinWithValue(nn::OperatorTask& task);
rt::Outcome run_OpAsStrided(nn::OperatorTask& task);
rt::Outcome run_OpAsin(nn::OperatorTask& task);
rt::Outcome run_OpAsinh(nn::OperatorTask& task);
rt::Outcome run_OpAtan(nn::OperatorTask& task);
rt::Outcome run_OpAtan2(nn::OperatorTask& task);
rt::Outcome run_OpAtanh(nn::OperatorTask& task);
rt::Outcome run_OpAttentionLnQKV(nn::OperatorTask& task);
rt::Outcome run_OpAttentionQKVGradW(nn::OperatorTask& task);
rt::Outcome run_OpAttentionQKVGradX(nn::OperatorTask& task);
rt::Outcome run_OpAttentionScore(nn::OperatorTask& task);
rt::Outcome run_OpAttentionScoreGrad(nn::OperatorTask& task);
rt::Outcome run_OpAvgPool3D(nn::OperatorTask& task);
rt::Outcome run_OpAvgPool3DGrad(nn::OperatorTask& task);
rt::Outcome run_OpAvgPoolV2(nn::OperatorTask& task);
rt::Outcome run_OpAvgPoolV2Grad(nn::OperatorTask& task);
rt::Outcome run_OpAxpyV2(nn::OperatorTask& task);
rt::Outcome run_OpAxpyWithSoftmaxAndDropOutDoMask(nn::OperatorTask& task);
rt::Outcome run_OpBN3DTrainingReduce(nn::OperatorTask& task);
rt::Outcome run_OpBN3DTrainingReduceGrad(nn::OperatorTask& task);
rt::Outcome run_OpBN3DTrainingUpdate(nn::OperatorTask& task);
rt::Outcome run_OpBN3DTrainingUpdateGrad(nn::OperatorTask& task);
rt::Outcome run_OpBNInfer(nn::OperatorTask& task);
rt::Outcome run_OpBNInferGrad(nn::OperatorTask& task);
rt::Outcome run_OpBNTrainingReduce(nn::OperatorTask& task);
rt::Outcome run_OpBNTrainingReduceGrad(nn::OperatorTask& task);
rt::Outcome run_OpBNTrainingUpdate(nn::OperatorTask& task);
rt::Outcome run_OpBNTrainingUpdateGrad(nn::OperatorTask& task);
rt::Outcome run_OpBatchMatMul(nn::OperatorTask& task);
rt::Outcome run_OpBatchMultiClassNonMaxSuppression(nn::OperatorTask& task);
rt::Outcome run_OpBiasAddGrad(nn::OperatorTask& task);
rt::Outcome run_OpBinaryCrossEntropy(nn::OperatorTask& task);
rt::Outcome run_OpBinaryCrossEntropyGrad(nn::OperatorTask& task);
rt::Outcome run_OpBincount(nn::OperatorTask& task);
rt::Outcome run_OpBitwiseAnd(nn::OperatorTask& task);
rt::Outcome run_OpBitwiseOr(nn::OperatorTask& task);
rt::Outcome run_OpBitwiseXor(nn::OperatorTask& task);
rt::Outcome run_OpBoundingBoxDecode(nn::OperatorTask& task);
rt::Outcome run_OpBoundingBoxEncode(nn::OperatorTask& task);
rt::Outcome run_OpBroadcastTo(nn::OperatorTask& task);
rt::Outcome run_OpCIoU(nn::OperatorTask& task);
rt::Outcome run_OpCast(nn::OperatorTask& task);
rt::Outcome run_OpCdist(nn::OperatorTask& task);
rt::Outcome run_OpCdistGrad(nn::OperatorTask& task);
rt::Outcome run_OpCeil(nn::OperatorTask& task);
rt::Outcome run_OpCeluV2(nn::OperatorTask& task);
rt::Outcome run_OpClipByValue(nn::OperatorTask& task);
rt::Outcome run_OpClipByValueV2(nn::OperatorTask& task);
rt::Outcome run_OpCol2im(nn::OperatorTask& task);
rt::Outcome run_OpConcatD(nn::OperatorTask& task);
rt::Outcome run_OpConcatV2(nn::OperatorTask& task);
rt::Outcome run_OpConfusionTransposeD(nn::OperatorTask& task);
rt::Outcome run_OpConv2D(nn::OperatorTask& task);
rt::Outcome run_OpConv2DBackpropFilter(nn::OperatorTask& task);
rt::Outcome run_OpConv2DBackpropInput(nn::OperatorTask& task);
rt::Outcome run_OpConv2DTranspose(nn::OperatorTask& task);
rt::Outcome run_OpConv3D(nn::OperatorTask& task);
rt::Outcome run_OpConv3DBackpropFilter(nn::OperatorTask& task);
rt::Outcome run_OpConv3DBackpropInput(nn::OperatorTask& task);
rt::Outcome run_OpConv3DTranspose(nn::OperatorTask& task);
rt::Outcome run_OpCos(nn::OperatorTask& task);
rt::Outcome run_OpCosh(nn::OperatorTask& task);
rt::Outcome run_OpCropAndResizeV2(nn::OperatorTask& task);
rt::Outcome run_OpCross(nn::OperatorTask& task);
rt::Outcome run_OpCummax(nn::OperatorTask& task);
rt::Outcome run_OpCummin(nn::OperatorTask& task);
rt::Outcome run_OpCumprod(nn::OperatorTask& task);
rt::Outcome run_OpCumsum(nn::OperatorTask& task);
rt::Outcome run_OpDIoU(nn::OperatorTask& task);
rt::Outcome run_OpDIoUGrad(nn::OperatorTask& task);
rt::Outcome run_OpDepthwiseConv2D(nn::OperatorTask& task);
rt::Outcome run_OpDepthwiseConv2DBackpropFilter(nn::OperatorTask& task);
rt::Outcome run_OpDepthwiseConv2DBackpropInput(nn::OperatorTask& task);
rt::Outcome run_OpDiag(nn::OperatorTask& task);
rt::Outcome run_OpDiagPart(nn::OperatorTask& task);
rt::Outcome run_OpDiv(nn::OperatorTask& task);
rt::Outcome run_OpDot(nn::OperatorTask& task);
rt::Outcome run_OpDropOutDoMask(nn::OperatorTask& task);
rt::Outcome run_OpDropOutDoMaskV3(nn::OperatorTask& task);
rt::Outcome run_OpDropOutGenMaskV3(nn::OperatorTask& task);
rt::Outcome run_OpDropoutWithMulsAndSoftmaxGrad(nn::OperatorTask& task);
rt::Outcome run_OpDynamicGRUV2(nn::OperatorTask& task);
rt::Outcome run_OpDynamicGRUV2Grad(nn::OperatorTask& task);
rt::Outcome run_OpDynamicRNN(nn::OperatorTask& task);
rt::Outcome run_OpDynamicRNNGrad(nn::OperatorTask& task);
rt::Outcome run_OpDynamicRNNV2(nn::OperatorTask& task);
rt::Outcome run_OpDynamicRNNV2Grad(nn::OperatorTask& task);
rt::Outcome run_OpElu(nn::OperatorTask& task);
rt::Outcome run_OpEluGradV2(nn::OperatorTask& task);
rt::Outcome run_OpEmbeddingDenseGrad(nn::OperatorTask& task);
rt::Outcome run_OpEqual(nn::OperatorTask& task);
rt::Outcome run_OpErf(nn::OperatorTask& task);
rt::Outcome run_OpErfc(nn::OperatorTask& task);
rt::Outcome run_OpErfinv(nn::OperatorTask& task);
rt::Outcome run_OpExp(nn::OperatorTask& task);
rt::Outcome run_OpExpm1(nn::OperatorTask& task);
rt::Outcome run_OpEye(nn::OperatorTask& task);
rt::Outcome run_OpFastGelu(nn::OperatorTask& task);
rt::Outcome run_OpFastGeluGrad(nn::OperatorTask& task);
rt::Outcome run_OpFill(nn::OperatorTask& task);
rt::Outcome run_OpFillDiagonal(nn::OperatorTask& task);
rt::Outcome run_OpFloor(nn::OperatorTask& task);
rt::Outcome run_OpFloorDiv(nn::OperatorTask& task);
rt::Outcome run_OpFloorMod(nn::OperatorTask& task);
rt::Outcome run_OpGIoU(nn::OperatorTask& task);
rt::Outcome run_OpGIoUGrad(nn::OperatorTask& task);
rt::Outcome run_OpGLU(nn::OperatorTask& task);
rt::Outcome run_OpGLUGrad(nn::OperatorTask& task);
rt::Outcome run_OpGather(nn::OperatorTask& task);
rt::Outcome run_OpGatherElements(nn::OperatorTask& task);
rt::Outcome run_OpGatherV2(nn::OperatorTask& task);
rt::Outcome run_OpGatherV2D(nn::OperatorTask& task);
rt::Outcome run_OpGelu(nn::OperatorTask& task);
rt::Outcome run_OpGreater(nn::OperatorTask& task);
rt::Outcome run_OpGreaterEqual(nn::OperatorTask& task);
rt::Outcome run_OpGridAssignPositive(nn::OperatorTask& task);
rt::Outcome run_OpGridSampler2D(nn::OperatorTask& task);
rt::Outcome run_OpGridSampler2DGrad(nn::OperatorTask& task);
rt::Outcome run_OpGridSampler3D(nn::OperatorTask& task);
rt::Outcome run_OpGroupNorm(nn::OperatorTask& task);
rt::Outcome run_OpHardShrink(nn::OperatorTask& task);
rt::Outcome run_OpHardShrinkGrad(nn::OperatorTask& task);
rt::Outcome run_OpHardSigmoid(nn::OperatorTask& task);
rt::Outcome run_OpHardSigmoidGrad(nn::OperatorTask& task);
rt::Outcome run_OpHardSwish(nn::OperatorTask& task);
rt::Outcome run_OpHardSwishGrad(nn::OperatorTask& task);
rt::Outcome run_OpHardtanhGrad(nn::OperatorTask& task);
rt::Outcome run_OpHistogram(nn::OperatorTask& task);
rt::Outcome run_OpIFMR(nn::OperatorTask& task);
rt::Outcome run_OpIdentity(nn::OperatorTask& task);
rt::Outcome run_OpIm2col(nn::OperatorTask& task);
rt::Outcome run_OpImgToTensor(nn::OperatorTask& task);
rt::Outcome run_OpIndexByTensor(nn::OperatorTask& task);
rt::Outcome run_OpIndexFillD(nn::OperatorTask& task);
rt::Outcome run_OpIndexPutV2(nn::OperatorTask& task);
rt::Outcome run_OpInplaceIndexAdd(nn::OperatorTask& task);
rt::Outcome run_OpInvert(nn::OperatorTask& task);
rt::Outcome run_OpIou(nn::OperatorTask& task);
rt::Outcome run_OpIsClose(nn::OperatorTask& task);
rt::Outcome run_OpIsFinite(nn::OperatorTask& task);
rt::Outcome run_OpIsInf(nn::OperatorTask& task);
rt::Outcome run_OpIsNan(nn::OperatorTask& task);
rt::Outcome run_OpKLDiv(nn::OperatorTask& task);
rt::Outcome run_OpKlDivLossGrad(nn::OperatorTask& task);
rt::Outcome run_OpL1LossGrad(nn::OperatorTask& task);
rt::Outcome run_OpLayerNorm(nn::OperatorTask& task);
rt::Outcome run_OpLayerNormGrad(nn::OperatorTask& task);
rt::Outcome run_OpLayerNormV3(nn::OperatorTask& task);
rt::Outcome run_OpLayerNormV4(nn::OperatorTask& task);
rt::Outcome run_OpLeakyRelu(nn::OperatorTask& task);
rt::Outcome run_OpLeakyReluGrad(nn::OperatorTask& task);
rt::Outcome run_OpLeftShift(nn::OperatorTask& task);
rt::Outcome run_OpLerp(nn::OperatorTask& task);
rt::Outcome run_OpLess(nn::OperatorTask& task);
rt::Outcome run_OpLessEqual(nn::OperatorTask& task);
rt::Outcome run_OpLinSpace(nn::OperatorTask& task);
rt::Outcome run_OpLog(nn::OperatorTask& task);
rt::Outcome run_OpLog1p(nn::OperatorTask& task);
rt::Outcome run_OpLogAddExp(nn::OperatorTask& task);
rt::Outcome run_OpLogMatrixDeterminant(nn::OperatorTask& task);
rt::Outcome run_OpLogSigmoid(nn::OperatorTask& task);
rt::Outcome run_OpLogSigmoidGrad(nn::OperatorTask& task);
rt::Outcome run_OpLogSoftmaxGrad(nn::OperatorTask& task);
rt::Outcome run_OpLogSoftmaxV2(nn::OperatorTask& task);
rt::Outcome run_OpLogSpaceD(nn::OperatorTask& task);
rt::Outcome run_OpLogicalAnd(nn::OperatorTask& task);
rt::Outcome run_OpLogicalNot(nn::OperatorTask& task);
rt::Outcome run_OpLogicalOr(nn::OperatorTask& task);
rt::Outcome run_OpLogicalXor(nn::OperatorTask& task);
rt::Outcome run_OpLpLoss(nn::OperatorTask& task);
rt::Outcome run_OpLpNormReduceV2(nn::OperatorTask& task);
rt::Outcome run_OpLpNormUpdateV2(nn::OperatorTask& task);
rt::Outcome run_OpMaskedFill(nn::OperatorTask& task);
rt::Outcome run_OpMaskedFillRange(nn::OperatorTask& task);
rt::Outcome run_OpMaskedScatter(nn::OperatorTask& task);
rt::Outcome run_OpMaskedSelect(nn::OperatorTask& task);
rt::Outcome run_OpMatMul(nn::OperatorTask& task);
rt::Outcome run_OpMatMulV2(nn::OperatorTask& task);
rt::Outcome run_OpMatrixInverse(nn::OperatorTask& task);
rt::Outcome run_OpMaxPool3D(nn::OperatorTask& task);
rt::Outcome run_OpMaximum(nn::OperatorTask& task);
rt::Outcome run_OpMinimum(nn::OperatorTask& task);
rt::Outcome run_OpMirrorPad(nn::OperatorTask& task);
rt::Outcome run_OpMish(nn::OperatorTask& task);
rt::Outcome run_OpMishGrad(nn::OperatorTask& task);
rt::Outcome run_OpMod(nn::OperatorTask& task);
rt::Outcome run_OpMseLoss(nn::OperatorTask& task);
rt::Outcome run_OpMseLossGrad(nn::OperatorTask& task);
rt::Outcome run_OpMul(nn::OperatorTask& task);
rt::Outcome run_OpMuls(nn::OperatorTask& task);
rt::Outcome run_OpMultiHeadAttention(nn::OperatorTask& task);
rt::Outcome run_OpMultiHeadAttentionGrad(nn::OperatorTask& task);
rt::Outcome run_OpMultilabelMarginLoss(nn::OperatorTask& task);
rt::Outcome run_OpMultinomialWithReplacement(nn::OperatorTask& task);
rt::Outcome run_OpNLLLoss(nn::OperatorTask& task);
rt::Outcome run_OpNLLLossGrad(nn::OperatorTask& task);
rt::Outcome run_OpNMSWithMask(nn::OperatorTask& task);
rt::Outcome run_OpNPUAllocFloatStatus(nn::OperatorTask& task);
rt::Outcome run_OpNPUClearFloatDebugStatus(nn::OperatorTask& task);
rt::Outcome run_OpNPUClearFloatStatus(nn::OperatorTask& task);
rt::Outcome run_OpNPUClearFloatStatusV2(nn::OperatorTask& task);
rt::Outcome run_OpNPUGetFloatDebugStatus(nn::OperatorTask& task);
rt::Outcome run_OpNPUGetFloatStatus(nn::OperatorTask& task);
rt::Outcome run_OpNPUGetFloatStatusV2(nn::OperatorTask& task);
rt::Outcome run_OpNanToNum(nn::OperatorTask& task);
rt::Outcome run_OpNeg(nn::OperatorTask& task);
rt::Outcome run_OpNonMaxSuppressionV4(nn::OperatorTask& task);
rt::Outcome run_OpNonZero(nn::OperatorTask& task);
rt::Outcome run_OpNormalizeBatch(nn::OperatorTask& task);
rt::Outcome run_OpNormalizeV2(nn::OperatorTask& task);
rt::Outcome run_OpNotEqual(nn::OperatorTask& task);
rt::Outcome run_OpOneHot(nn::OperatorTask& task);
rt::Outcome run_OpOneHotD(nn::OperatorTask& task);
rt::Outcome run_OpOnesLike(nn::OperatorTask& task);
rt::Outcome run_OpPRelu(nn::OperatorTask& task);
rt::Outcome run_OpPSROIPoolingGradV2D(nn::OperatorTask& task);
rt::Outcome run_OpPSROIPoolingV2(nn::OperatorTask& task);
rt::Outcome run_OpPack(nn::OperatorTask& task);
rt::Outcome run_OpPad(nn::OperatorTask& task);
rt::Outcome run_OpPadV3(nn::OperatorTask& task);
rt::Outcome run_OpPadV3Grad(nn::OperatorTask& task);
rt::Outcome run_OpPdist(nn::OperatorTask& task);
rt::Outcome run_OpPow(nn::OperatorTask& task);
rt::Outcome run_OpQr(nn::OperatorTask& task);
rt::Outcome run_OpQuantize(nn::OperatorTask& task);
rt::Outcome run_OpRandomChoiceWithMask(nn::OperatorTask& task);
rt::Outcome run_OpRange(nn::OperatorTask& task);
rt::Outcome run_OpRangeD(nn::OperatorTask& task);
rt::Outcome run_OpRealDiv(nn::OperatorTask& task);
rt::Outcome run_OpReciprocal(nn::OperatorTask& task);
rt::Outcome run_OpReduceAll(nn::OperatorTask& task);
rt::Outcome run_OpReduceAny(nn::OperatorTask& task);
rt::Outcome run_OpReduceLogSumExp(nn::OperatorTask& task);
rt::Outcome run_OpReduceMax(nn::OperatorTask& task);
rt::Outcome run_OpReduceMean(nn::OperatorTask& task);
rt::Outcome run_OpReduceMeanD(nn::OperatorTask& task);
rt::Outcome run_OpReduceMeanWithCount(nn::OperatorTask& task);
rt::Outcome run_OpReduceMin(nn::OperatorTask& task);
rt::Outcome run_OpReduceProd(nn::OperatorTask& task);
rt::Outcome run_OpReduceStdWithMean(nn::OperatorTask& task);
rt::Outcome run_OpReduceSum(nn::OperatorTask& task);
rt::Outcome run_OpReduceSumD(nn::OperatorTask& task);
rt::Outcome run_OpRelu(nn::OperatorTask& task);
rt::Outcome run_OpReluGrad(nn::OperatorTask& task);
rt::Outcome run_OpRenorm(nn::OperatorTask& task);
rt::Outcome run_OpReshape(nn::OperatorTask& task);
rt::Outcome run_OpResizeBilinearV2(nn::OperatorTask& task);
rt::Outcome run_OpResizeBilinearV2Grad(nn::OperatorTask& task);
rt::Outcome run_OpResizeNearestNeighborV2(nn::OperatorTask& task);
rt::Outcome run_OpResizeNearestNeighborV2Grad(nn::OperatorTask& task);
rt::Outcome run_OpReverseV2(nn::OperatorTask& task);
rt::Outcome run_OpRightShift(nn::OperatorTask& task);
rt::Outcome run_OpRmsNorm(nn::OperatorTask& task);
rt::Outcome run_OpRoll(nn::OperatorTask& task);
rt::Outcome run_OpRotaryMul(nn::OperatorTask& task);
rt::Outcome run_OpRotatedBoxDecode(nn::OperatorTask& task);
rt::Outcome run_OpRotatedBoxEncode(nn::OperatorTask& task);
rt::Outcome run_OpRotatedIou(nn::OperatorTask& task);
rt::Outcome run_OpRotatedNMS(nn::OperatorTask& task);
rt::Outcome run_OpRotatedOverlaps(nn::OperatorTask& task);
rt::Outcome run_OpRound(nn::OperatorTask& task);
rt::Outcome run_OpRsqrt(nn::OperatorTask& task);
rt::Outcome run_OpScatter(nn::OperatorTask& task);
rt::Outcome run_OpScatterElements(nn::OperatorTask& task);
rt::Outcome run_OpScatterNdAdd(nn::OperatorTask& task);
rt::Outcome run_OpScatterNdUpdate(nn::OperatorTask& task);
rt::Outcome run_OpScatterUpdate(nn::OperatorTask& task);
rt::Outcome run_OpSearchSorted(nn::OperatorTask& task);
rt::Outcome run_OpSelectV2(nn::OperatorTask& task);
rt::Outcome run_OpSelu(nn::OperatorTask& task);
rt::Outcome run_OpSeluGrad(nn::OperatorTask& task);
rt::Outcome run_OpShuffleChannel(nn::OperatorTask& task);
rt::Outcome run_OpSigmoid(nn::OperatorTask& task);
rt::Outcome run_OpSigmoidCrossEntropyWithLogitsGradV2(nn::OperatorTask& task);
rt::Outcome run_OpSigmoidCrossEntropyWithLogitsV2(nn::OperatorTask& task);
rt::Outcome run_OpSigmoidGrad(nn::OperatorTask& task);
rt::Outcome run_OpSign(nn::OperatorTask& task);
rt::Outcome run_OpSignBitsPack(nn::OperatorTask& task);
rt::Outcome run_OpSignBitsUnpack(nn::OperatorTask& task);
rt::Outcome run_OpSiluGrad(nn::OperatorTask& task);
rt::Outcome run_OpSin(nn::OperatorTask& task);
rt::Outcome run_OpSinh(nn::OperatorTask& task);
rt::Outcome run_OpSlice(nn::OperatorTask& task);
rt::Outcome run_OpSmoothL1LossGradV2(nn::OperatorTask& task);
rt::Outcome run_OpSmoothL1LossV2(nn::OperatorTask& task);
rt::Outcome run_OpSoftMarginLoss(nn::OperatorTask& task);
rt::Outcome run_OpSoftMarginLossGrad(nn::OperatorTask& task);
rt::Outcome run_OpSoftShrink(nn::OperatorTask& task);
rt::Outcome run_OpSoftShrinkGrad(nn::OperatorTask& task);
rt::Outcome run_OpSoftmaxCrossEntropyWithLogits(nn::OperatorTask& task);
rt::Outcome run_OpSoftmaxGrad(nn::OperatorTask& task);
rt::Outcome run_OpSoftmaxV2(nn::OperatorTask& task);
rt::Outcome run_OpSoftplusV2(nn::OperatorTask& task);
rt::Outcome run_OpSoftplusV2Grad(nn::OperatorTask& task);
rt::Outcome run_OpSort(nn::OperatorTask& task);
rt::Outcome run_OpSortV2(nn::OperatorTask& task);
rt::Outcome run_OpSqrt(nn::OperatorTask& task);
rt::Outcome run_OpSquare(nn::OperatorTask& task);
rt::Outcome run_OpSqueeze(nn::OperatorTask& task);
rt::Outcome run_OpStatelessBernoulli(nn::OperatorTask& task);
rt::Outcome run_OpStatelessDropOutGenMask(nn::OperatorTask& task);
rt::Outcome run_OpStatelessRandomNormalV2(nn::OperatorTask& task);
rt::Outcome run_OpStatelessRandomUniformV2(nn::OperatorTask& task);
rt::Outcome run_OpStatelessRandperm(nn::OperatorTask& task);
rt::Outcome run_OpStrideAdd(nn::OperatorTask& task);
rt::Outcome run_OpStridedSlice(nn::OperatorTask& task);
rt::Outcome run_OpSub(nn::OperatorTask& task);
rt::Outcome run_OpSwish(nn::OperatorTask& task);
rt::Outcome run_OpSwishGrad(nn::OperatorTask& task);
rt::Outcome run_OpTan(nn::OperatorTask& task);
rt::Outcome run_OpTanh(nn::OperatorTask& task);
rt::Outcome run_OpTanhGrad(nn::OperatorTask& task);
rt::Outcome run_OpTensorEqual(nn::OperatorTask& task);
rt::Outcome run_OpThresholdGradV2D(nn::OperatorTask& task);
rt::Outcome run_OpThresholdV2D(nn::OperatorTask& task);
rt::Outcome run_OpTile(nn::OperatorTask& task);
rt::Outcome run_OpTopKV2(nn::OperatorTask& task);
rt::Outcome run_OpTrace(nn::OperatorTask& task);
rt::Outcome run_OpTranspose(nn::OperatorTask& task);
rt::Outcome run_OpTril(nn::OperatorTask& task);
rt::Outcome run_OpTriu(nn::OperatorTask& task);
rt::Outcome run_OpTrunc(nn::OperatorTask& task);
rt::Outcome run_OpUniqueConsecutive(nn::OperatorTask& task);
rt::Outcome run_OpUniqueWithCountsAndSorting(nn::OperatorTask& task);
rt::Outcome run_OpUnsqueeze(nn::OperatorTask& task);
rt::Outcome run_OpUpsampleNearest3d(nn::OperatorTask& task);
rt::Outcome run_OpUpsampleNearest3dGrad(nn::OperatorTask& task);
rt::Outcome run_OpUpsampleTrilinear3d(nn::OperatorTask& task);
rt::Outcome run_OpUpsampleTrilinear3dGrad(nn::OperatorTask& task);
rt::Outcome run_OpViewCopy(nn::OperatorTask& task);
rt::Outcome run_OpXlogy(nn::OperatorTask& task);
rt::Outcome run_OpYoloBoxesEncode(nn::OperatorTask& task);
rt::Outcome run_OpZerosLike(nn::OperatorTask& task);

extern const nn::RunFunction kRunFunctions[] = {
    run_Abs,
    run_Acos,
    run_Acosh,
    run_AdaptiveAvgPool2d,
    run_AdaptiveAvgPool2dBackward,
    run_AdaptiveAvgPool3d,
    run_AdaptiveAvgPool3dBackward,
    run_AdaptiveMaxPool2d,
    run_AdaptiveMaxPool2dBackward,
    run_AdaptiveMaxPool3d,
    run_AdaptiveMaxPool3dBackward,
    run_Add,
    run_AddLayerNorm,
    run_AddLayerNormGrad,
    run_AddLora,
    run_AddRelu,
    run_AddRmsNorm,
    run_AddRmsNormCast,
    run_AddRmsNormDynamicQuantV2,
    run_AddRmsNormQuant,
    run_AddRmsNormQuantV2,
    run_AddV3,
    run_Addbmm,
    run_Addcdiv,
    run_Addcmul,
    run_Addmm,
    run_AddmmWeightNz,
    run_Addmv,
    run_Addr,
    run_Adds,
    run_AdvanceStepV2,
    run_AffineGrid,
    run_All,
    run_Amax,
    run_Amin,
    run_Aminmax,
    run_AminmaxAll,
    run_AminmaxDim,
    run_AmpUpdateScale,
    run_AngleV2,
    run_Any,
    run_ApplyAdam,
    run_ApplyAdamW,
    run_ApplyAdamWV2,
    run_ApplyRotaryPosEmb,
    run_ApplyRotaryPosEmbV2,
    run_ApplyTopKTopP,
    run_Arange,
    run_ArgMax,
    run_ArgMin,
    run_AscendAntiQuant,
    run_AscendQuant,
    run_AscendQuantV3,
    run_Asin,
    run_Asinh,
    run_Atan,
    run_Atan2,
    run_Atanh,
    run_AttentionUpdate,
    run_AvgPool2d,
    run_AvgPool2dBackward,
    run_AvgPool3d,
    run_AvgPool3dBackward,
    run_Baddbmm,
    run_BatchMatMul,
    run_BatchMatMulWeightNz,
    run_BatchNorm,
    run_BatchNormBackward,
    run_BatchNormElemt,
    run_BatchNormElemtBackward,
    run_BatchNormGatherStatsWithCounts,
    run_BatchNormReduce,
    run_BatchNormReduceBackward,
    run_BatchNormStats,
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
    run_BlockSparseAttention,
    run_BlockSparseAttentionGrad,
    run_Bucketize,
    run_Cast,
    run_Cat,
    run_Cdist,
    run_CdistBackward,
    run_Ceil,
    run_Celu,
    run_ChannelShuffle,
    run_ChunkCat,
    run_ChunkGatedDeltaRule,
    run_Clamp,
    run_ClampMax,
    run_ClampMaxTensor,
    run_ClampMin,
    run_ClampMinTensor,
    run_ClampTensor,
    run_ClippedSwiglu,
    run_CoalesceSparse,
    run_Complex,
    run_ConfusionTranspose,
    run_ConstantPadNd,
    run_ConvDepthwise2d,
    run_ConvTbc,
    run_ConvTbcBackward,
    run_Convolution,
    run_ConvolutionBackward,
    run_Cos,
    run_Cosh,
    run_CrossEntropyLoss,
    run_CrossEntropyLossGrad,
    run_CtcLoss,
    run_CtcLossBackward,
    run_Cummax,
    run_Cummin,
    run_Cumprod,
    run_Cumsum,
    run_DeepNorm,
    run_DeepNormGrad,
    run_DeformableConv2d,
    run_DeformableConv2dBackward,
    run_DenseLightningIndexerGradKLLoss,
    run_DenseLightningIndexerSoftmaxLse,
    run_DequantBias,
    run_DequantRopeQuantKvcache,
    run_DequantSwigluQuant,
    run_DequantSwigluQuantV2,
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
    run_DynamicBlockQuant,
    run_DynamicBlockQuantV2,
    run_DynamicQuant,
    run_DynamicQuantV2,
    run_DynamicQuantV3,
    run_DynamicQuantV4,
    run_Elu,
    run_EluBackward,
    run_Embedding,
    run_EmbeddingBag,
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
    run_FFNV2,
    run_FakeQuantPerChannelAffineCachemask,
    run_FakeQuantPerTensorAffineCachemask,
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
    run_FusedCausalConv1d,
    run_FusedCrossEntropyLossWithMaxSum,
    run_FusedFloydAttention,
    run_FusedFloydAttentionGrad,
    run_FusedInferAttentionScoreV2,
    run_FusedInferAttentionScoreV3,
    run_FusedInferAttentionScoreV4,
    run_FusedInferAttentionScoreV5,
    run_FusedLinearCrossEntropyLossGrad,
    run_FusedLinearOnlineMaxSum,
    run_FusedMatmul,
    run_FusedQuantMatmul,
    run_FusedQuantMatmulWeightNz,
    run_FusedSgd,
    run_GRU,
    run_GRUBackward,
    run_Gather,
    run_GatherPaKvCache,
    run_GatherV3,
    run_Gcd,
    run_GeGluV3,
    run_GeGluV3Backward,
    run_GeScalar,
    run_GeTensor,
    run_Gelu,
    run_GeluBackward,
    run_GeluBackwardV2,
    run_GeluMul,
    run_GeluV2,
    run_GemmaRmsNorm,
    run_Glu,
    run_GluBackward,
    run_GridSampler2D,
    run_GridSampler2DBackward,
    run_GridSampler3D,
    run_GridSampler3DBackward,
    run_GroupNorm,
    run_GroupNormBackward,
    run_GroupNormSilu,
    run_GroupNormSwish,
    run_GroupNormSwishGrad,
    run_GroupQuant,
    run_GroupedMatmul,
    run_GroupedMatmulAdd,
    run_GroupedMatmulAddV2,
    run_GroupedMatmulFinalizeRoutingV2,
    run_GroupedMatmulFinalizeRoutingV3,
    run_GroupedMatmulFinalizeRoutingWeightNz,
    run_GroupedMatmulFinalizeRoutingWeightNzV2,
    run_GroupedMatmulSwigluQuantV2,
    run_GroupedMatmulSwigluQuantWeightNZ,
    run_GroupedMatmulSwigluQuantWeightNzV2,
    run_GroupedMatmulV4,
    run_GroupedMatmulV5,
    run_GroupedMatmulWeightNz,
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
    run_IncreFlashAttentionV4,
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
    run_InplaceAddRmsNorm,
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
    run_InplaceFusedCausalConv1d,
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
    run_InplaceQuantScatter,
    run_InplaceRReluWithNoise,
    run_InplaceRandom,
    run_InplaceRandomTensor,
    run_InplaceRandomWithoutFromTo,
    run_InplaceRandomWithoutFromToTensor,
    run_InplaceReciprocal,
    run_InplaceRelu,
    run_InplaceRemainderTensorScalar,
    run_InplaceRemainderTensorTensor,
    run_InplaceRenorm,
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
    run_InterleaveRope,
    run_Inverse,
    run_Iou,
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
    run_KvQuantSparseFlashAttention,
    run_KvRmsNormRopeCache,
    run_KvRmsNormRopeCacheV2,
    run_L1Loss,
    run_L1LossBackward,
    run_LSTM,
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
    run_LightningIndexer,
    run_LightningIndexerGrad,
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
    run_LstmBackward,
    run_LtScalar,
    run_LtTensor,
    run_MaskedCausalConv1d,
    run_MaskedCausalConv1dBackward,
    run_MaskedScale,
    run_MaskedSelect,
    run_MaskedSoftmaxWithRelPosBias,
    run_Matmul,
    run_MatmulWeightNz,
    run_Max,
    run_MaxDim,
    run_MaxPool2dWithIndices,
    run_MaxPool2dWithIndicesBackward,
    run_MaxPool2dWithMask,
    run_MaxPool2dWithMaskBackward,
    run_MaxPool3dWithArgmax,
    run_MaxPool3dWithArgmaxBackward,
    run_MaxUnpool2d,
    run_MaxUnpool3d,
    run_Maximum,
    run_Mean,
    run_Median,
    run_MedianDim,
    run_Min,
    run_MinDim,
    run_Minimum,
    run_Mish,
    run_MishBackward,
    run_MlaPrologV2WeightNz,
    run_MlaPrologV3WeightNz,
    run_Mm,
    run_MoeComputeExpertTokens,
    run_MoeFinalizeRouting,
    run_MoeFinalizeRoutingV2,
    run_MoeFinalizeRoutingV4,
    run_MoeGatingTopK,
    run_MoeGatingTopKBackward,
    run_MoeGatingTopKSoftmax,
    run_MoeGatingTopKSoftmaxV2,
    run_MoeGatingTopKV2,
    run_MoeInitRouting,
    run_MoeInitRoutingQuantV2,
    run_MoeInitRoutingV2,
    run_MoeInitRoutingV3,
    run_MoeReRouting,
    run_MoeTokenPermute,
    run_MoeTokenPermuteGrad,
    run_MoeTokenPermuteWithRoutingMap,
    run_MoeTokenPermuteWithRoutingMapGrad,
    run_MoeTokenUnpermute,
    run_MoeTokenUnpermuteGrad,
    run_MoeTokenUnpermuteWithRoutingMap,
    run_MoeTokenUnpermuteWithRoutingMapGrad,
    run_MoeUpdateExpert,
    run_MseLoss,
    run_MseLossBackward,
    run_Mul,
    run_Muls,
    run_MultilabelMarginLoss,
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
    run_NpuFormatCast,
    run_NsaCompress,
    run_NsaCompressAttention,
    run_NsaCompressAttentionInfer,
    run_NsaCompressGrad,
    run_NsaCompressWithCache,
    run_NsaSelectedAttention,
    run_NsaSelectedAttentionGrad,
    run_NsaSelectedAttentionInfer,
    run_OneHot,
    run_Pdist,
    run_Polar,
    run_PowScalarTensor,
    run_PowTensorScalar,
    run_PowTensorTensor,
    run_Prelu,
    run_PreluBackward,
    run_Prod,
    run_ProdDim,
    run_PromptFlashAttentionV3,
    run_QkvRmsNormRopeCache,
    run_QuantConvolution,
    run_QuantGroupedMatmulDequant,
    run_QuantGroupedMatmulDequantWeightNZ,
    run_QuantLightningIndexer,
    run_QuantMatmulDequant,
    run_QuantMatmulReduceSumWeightNz,
    run_QuantMatmulV5,
    run_QuantMatmulWeightNz,
    run_Quantize,
    run_ROIAlign,
    run_ROIAlignBackward,
    run_RReluWithNoise,
    run_Randperm,
    run_Range,
    run_Reciprocal,
    run_RecurrentGatedDeltaRule,
    run_ReduceNansum,
    run_ReduceSum,
    run_ReflectionPad1d,
    run_ReflectionPad1dBackward,
    run_ReflectionPad2d,
    run_ReflectionPad2dBackward,
    run_ReflectionPad3d,
    run_ReflectionPad3dBackward,
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
    run_ReplicationPad1d,
    run_ReplicationPad1dBackward,
    run_ReplicationPad2d,
    run_ReplicationPad2dBackward,
    run_ReplicationPad3d,
    run_ReplicationPad3dBackward,
    run_RightShift,
    run_RingAttentionUpdateV2,
    run_RmsNorm,
    run_RmsNormGrad,
    run_RmsNormQuant,
    run_Roll,
    run_RopeWithSinCosCache,
    run_RopeWithSinCosCacheV2,
    run_RotaryPositionEmbedding,
    run_RotaryPositionEmbeddingGrad,
    run_RotaryPositionEmbeddingV2,
    run_RotateQuant,
    run_Round,
    run_RoundDecimals,
    run_Rsqrt,
    run_Rsub,
    run_Rsubs,
    run_SWhere,
    run_ScaledMaskedSoftmax,
    run_ScaledMaskedSoftmaxBackward,
    run_Scatter,
    run_ScatterAdd,
    run_ScatterList,
    run_ScatterNdUpdate,
    run_ScatterPaCache,
    run_ScatterPaKvCache,
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
    run_Sleep,
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
    run_SparseFlashAttention,
    run_SparseFlashAttentionGrad,
    run_SparseFlashAttentionV2,
    run_SparseLightningIndexerGradKLLoss,
    run_SplitWithSize,
    run_Sqrt,
    run_Stack,
    run_Std,
    run_StdMeanCorrection,
    run_StridedSlice,
    run_Sub,
    run_Subs,
    run_Svd,
    run_SwiGlu,
    run_SwiGluGrad,
    run_SwiGluQuantV2,
    run_SyncBatchNormGatherStats,
    run_Take,
    run_Tan,
    run_Tanh,
    run_TanhBackward,
    run_ThnnFusedLstmCell,
    run_ThnnFusedLstmCellBackward,
    run_Threshold,
    run_ThresholdBackward,
    run_TopKTopPSample,
    run_TopKTopPSampleV2,
    run_Topk,
    run_Trace,
    run_TransQuantParamV2,
    run_TransQuantParamV3,
    run_TransformBiasRescaleQkv,
    run_TransposeBatchMatMul,
    run_TransposeBatchMatMulWeightNz,
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
    run_UpsampleBicubic2dAA,
    run_UpsampleBicubic2dAAGrad,
    run_UpsampleBicubic2dBackward,
    run_UpsampleBilinear2d,
    run_UpsampleBilinear2dAA,
    run_UpsampleBilinear2dAABackward,
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
    run_UpsampleNearest3d,
    run_UpsampleNearest3dBackward,
    run_UpsampleNearestExact1d,
    run_UpsampleNearestExact1dBackward,
    run_UpsampleNearestExact2d,
    run_UpsampleNearestExact2dBackward,
    run_UpsampleNearestExact3d,
    run_UpsampleNearestExact3dBackward,
    run_UpsampleTrilinear3d,
    run_UpsampleTrilinear3dBackward,
    run_VarCorrection,
    run_VarMean,
    run_WeightQuantBatchMatmulNz,
    run_WeightQuantBatchMatmulV2,
    run_WeightQuantBatchMatmulV3,
    run_XLogYScalarOther,
    run_XLogYScalarSelf,
    run_XLogYTensor,
    run_OpAbs,
    run_OpAcos,
    run_OpAcosh,
    run_OpAdaptiveAvgPool2d,
    run_OpAdaptiveAvgPool2dGrad,
    run_OpAdd,
    run_OpAddcdiv,
    run_OpAddcmul,
    run_OpAffineGrid,
    run_OpAnchorResponseFlags,
    run_OpApplyAdamD,
    run_OpApplyAdamV2,
    run_OpApplyAdamW,
    run_OpArgMaxGrad,
    run_OpArgMaxV2,
    run_OpArgMaxWithValue,
    run_OpArgMin,
    run_OpArgMinWithValue,
    run_OpAsStrided,
    run_OpAsin,
    run_OpAsinh,
    run_OpAtan,
    run_OpAtan2,
    run_OpAtanh,
    run_OpAttentionLnQKV,
    run_OpAttentionQKVGradW,
    run_OpAttentionQKVGradX,
    run_OpAttentionScore,
    run_OpAttentionScoreGrad,
    run_OpAvgPool3D,
    run_OpAvgPool3DGrad,
    run_OpAvgPoolV2,
    run_OpAvgPoolV2Grad,
    run_OpAxpyV2,
    run_OpAxpyWithSoftmaxAndDropOutDoMask,
    run_OpBN3DTrainingReduce,
    run_OpBN3DTrainingReduceGrad,
    run_OpBN3DTrainingUpdate,
    run_OpBN3DTrainingUpdateGrad,
    run_OpBNInfer,
    run_OpBNInferGrad,
    run_OpBNTrainingReduce,
    run_OpBNTrainingReduceGrad,
    run_OpBNTrainingUpdate,
    run_OpBNTrainingUpdateGrad,
    run_OpBatchMatMul,
    run_OpBatchMultiClassNonMaxSuppression,
    run_OpBiasAddGrad,
    run_OpBinaryCrossEntropy,
    run_OpBinaryCrossEntropyGrad,
    run_OpBincount,
    run_OpBitwiseAnd,
    run_OpBitwiseOr,
    run_OpBitwiseXor,
    run_OpBoundingBoxDecode,
    run_OpBoundingBoxEncode,
    run_OpBroadcastTo,
    run_OpCIoU,
    run_OpCast,
    run_OpCdist,
    run_OpCdistGrad,
    run_OpCeil,
    run_OpCeluV2,
    run_OpClipByValue,
    run_OpClipByValueV2,
    run_OpCol2im,
    run_OpConcatD,
    run_OpConcatV2,
    run_OpConfusionTransposeD,
    run_OpConv2D,
    run_OpConv2DBackpropFilter,
    run_OpConv2DBackpropInput,
    run_OpConv2DTranspose,
    run_OpConv3D,
    run_OpConv3DBackpropFilter,
    run_OpConv3DBackpropInput,
    run_OpConv3DTranspose,
    run_OpCos,
    run_OpCosh,
    run_OpCropAndResizeV2,
    run_OpCross,
    run_OpCummax,
    run_OpCummin,
    run_OpCumprod,
    run_OpCumsum,
    run_OpDIoU,
    run_OpDIoUGrad,
    run_OpDepthwiseConv2D,
    run_OpDepthwiseConv2DBackpropFilter,
    run_OpDepthwiseConv2DBackpropInput,
    run_OpDiag,
    run_OpDiagPart,
    run_OpDiv,
    run_OpDot,
    run_OpDropOutDoMask,
    run_OpDropOutDoMaskV3,
    run_OpDropOutGenMaskV3,
    run_OpDropoutWithMulsAndSoftmaxGrad,
    run_OpDynamicGRUV2,
    run_OpDynamicGRUV2Grad,
    run_OpDynamicRNN,
    run_OpDynamicRNNGrad,
    run_OpDynamicRNNV2,
    run_OpDynamicRNNV2Grad,
    run_OpElu,
    run_OpEluGradV2,
    run_OpEmbeddingDenseGrad,
    run_OpEqual,
    run_OpErf,
    run_OpErfc,
    run_OpErfinv,
    run_OpExp,
    run_OpExpm1,
    run_OpEye,
    run_OpFastGelu,
    run_OpFastGeluGrad,
    run_OpFill,
    run_OpFillDiagonal,
    run_OpFloor,
    run_OpFloorDiv,
    run_OpFloorMod,
    run_OpGIoU,
    run_OpGIoUGrad,
    run_OpGLU,
    run_OpGLUGrad,
    run_OpGather,
    run_OpGatherElements,
    run_OpGatherV2,
    run_OpGatherV2D,
    run_OpGelu,
    run_OpGreater,
    run_OpGreaterEqual,
    run_OpGridAssignPositive,
    run_OpGridSampler2D,
    run_OpGridSampler2DGrad,
    run_OpGridSampler3D,
    run_OpGroupNorm,
    run_OpHardShrink,
    run_OpHardShrinkGrad,
    run_OpHardSigmoid,
    run_OpHardSigmoidGrad,
    run_OpHardSwish,
    run_OpHardSwishGrad,
    run_OpHardtanhGrad,
    run_OpHistogram,
    run_OpIFMR,
    run_OpIdentity,
    run_OpIm2col,
    run_OpImgToTensor,
    run_OpIndexByTensor,
    run_OpIndexFillD,
    run_OpIndexPutV2,
    run_OpInplaceIndexAdd,
    run_OpInvert,
    run_OpIou,
    run_OpIsClose,
    run_OpIsFinite,
    run_OpIsInf,
    run_OpIsNan,
    run_OpKLDiv,
    run_OpKlDivLossGrad,
    run_OpL1LossGrad,
    run_OpLayerNorm,
    run_OpLayerNormGrad,
    run_OpLayerNormV3,
    run_OpLayerNormV4,
    run_OpLeakyRelu,
    run_OpLeakyReluGrad,
    run_OpLeftShift,
    run_OpLerp,
    run_OpLess,
    run_OpLessEqual,
    run_OpLinSpace,
    run_OpLog,
    run_OpLog1p,
    run_OpLogAddExp,
    run_OpLogMatrixDeterminant,
    run_OpLogSigmoid,
    run_OpLogSigmoidGrad,
    run_OpLogSoftmaxGrad,
    run_OpLogSoftmaxV2,
    run_OpLogSpaceD,
    run_OpLogicalAnd,
    run_OpLogicalNot,
    run_OpLogicalOr,
    run_OpLogicalXor,
    run_OpLpLoss,
    run_OpLpNormReduceV2,
    run_OpLpNormUpdateV2,
    run_OpMaskedFill,
    run_OpMaskedFillRange,
    run_OpMaskedScatter,
    run_OpMaskedSelect,
    run_OpMatMul,
    run_OpMatMulV2,
    run_OpMatrixInverse,
    run_OpMaxPool3D,
    run_OpMaximum,
    run_OpMinimum,
    run_OpMirrorPad,
    run_OpMish,
    run_OpMishGrad,
    run_OpMod,
    run_OpMseLoss,
    run_OpMseLossGrad,
    run_OpMul,
    run_OpMuls,
    run_OpMultiHeadAttention,
    run_OpMultiHeadAttentionGrad,
    run_OpMultilabelMarginLoss,
    run_OpMultinomialWithReplacement,
    run_OpNLLLoss,
    run_OpNLLLossGrad,
    run_OpNMSWithMask,
    run_OpNPUAllocFloatStatus,
    run_OpNPUClearFloatDebugStatus,
    run_OpNPUClearFloatStatus,
    run_OpNPUClearFloatStatusV2,
    run_OpNPUGetFloatDebugStatus,
    run_OpNPUGetFloatStatus,
    run_OpNPUGetFloatStatusV2,
    run_OpNanToNum,
    run_OpNeg,
    run_OpNonMaxSuppressionV4,
    run_OpNonZero,
    run_OpNormalizeBatch,
    run_OpNormalizeV2,
    run_OpNotEqual,
    run_OpOneHot,
    run_OpOneHotD,
    run_OpOnesLike,
    run_OpPRelu,
    run_OpPSROIPoolingGradV2D,
    run_OpPSROIPoolingV2,
    run_OpPack,
    run_OpPad,
    run_OpPadV3,
    run_OpPadV3Grad,
    run_OpPdist,
    run_OpPow,
    run_OpQr,
    run_OpQuantize,
    run_OpRandomChoiceWithMask,
    run_OpRange,
    run_OpRangeD,
    run_OpRealDiv,
    run_OpReciprocal,
    run_OpReduceAll,
    run_OpReduceAny,
    run_OpReduceLogSumExp,
    run_OpReduceMax,
    run_OpReduceMean,
    run_OpReduceMeanD,
    run_OpReduceMeanWithCount,
    run_OpReduceMin,
    run_OpReduceProd,
    run_OpReduceStdWithMean,
    run_OpReduceSum,
    run_OpReduceSumD,
    run_OpRelu,
    run_OpReluGrad,
    run_OpRenorm,
    run_OpReshape,
    run_OpResizeBilinearV2,
    run_OpResizeBilinearV2Grad,
    run_OpResizeNearestNeighborV2,
    run_OpResizeNearestNeighborV2Grad,
    run_OpReverseV2,
    run_OpRightShift,
    run_OpRmsNorm,
    run_OpRoll,
    run_OpRotaryMul,
    run_OpRotatedBoxDecode,
    run_OpRotatedBoxEncode,
    run_OpRotatedIou,
    run_OpRotatedNMS,
    run_OpRotatedOverlaps,
    run_OpRound,
    run_OpRsqrt,
    run_OpScatter,
    run_OpScatterElements,
    run_OpScatterNdAdd,
    run_OpScatterNdUpdate,
    run_OpScatterUpdate,
    run_OpSearchSorted,
    run_OpSelectV2,
    run_OpSelu,
    run_OpSeluGrad,
    run_OpShuffleChannel,
    run_OpSigmoid,
    run_OpSigmoidCrossEntropyWithLogitsGradV2,
    run_OpSigmoidCrossEntropyWithLogitsV2,
    run_OpSigmoidGrad,
    run_OpSign,
    run_OpSignBitsPack,
    run_OpSignBitsUnpack,
    run_OpSiluGrad,
    run_OpSin,
    run_OpSinh,
    run_OpSlice,
    run_OpSmoothL1LossGradV2,
    run_OpSmoothL1LossV2,
    run_OpSoftMarginLoss,
    run_OpSoftMarginLossGrad,
    run_OpSoftShrink,
    run_OpSoftShrinkGrad,
    run_OpSoftmaxCrossEntropyWithLogits,
    run_OpSoftmaxGrad,
    run_OpSoftmaxV2,
    run_OpSoftplusV2,
    run_OpSoftplusV2Grad,
    run_OpSort,
    run_OpSortV2,
    run_OpSqrt,
    run_OpSquare,
    run_OpSqueeze,
    run_OpStatelessBernoulli,
    run_OpStatelessDropOutGenMask,
    run_OpStatelessRandomNormalV2,
    run_OpStatelessRandomUniformV2,
    run_OpStatelessRandperm,
    run_OpStrideAdd,
    run_OpStridedSlice,
    run_OpSub,
    run_OpSwish,
    run_OpSwishGrad,
    run_OpTan,
    run_OpTanh,
    run_OpTanhGrad,
    run_OpTensorEqual,
    run_OpThresholdGradV2D,
    run_OpThresholdV2D,
    run_OpTile,
    run_OpTopKV2,
    run_OpTrace,
    run_OpTranspose,
    run_OpTril,
    run_OpTriu,
    run_OpTrunc,
    run_OpUniqueConsecutive,
    run_OpUniqueWithCountsAndSorting,
    run_OpUnsqueeze,
    run_OpUpsampleNearest3d,
    run_OpUpsampleNearest3dGrad,
    run_OpUpsampleTrilinear3d,
    run_OpUpsampleTrilinear3dGrad,
    run_OpViewCopy,
    run_OpXlogy,
    run_OpYoloBoxesEncode,
    run_OpZerosLike,
};
extern const uint16_t kRunFunctionCount = 1147;

}  // namespace hotplate::host
