// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_transformer.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void AddRmsNorm(const gen::AddRmsNormArgs& args);
void AddRmsNormCast(const gen::AddRmsNormCastArgs& args);
void AddRmsNormDynamicQuantV2(const gen::AddRmsNormDynamicQuantV2Args& args);
void AddRmsNormQuant(const gen::AddRmsNormQuantArgs& args);
void AddRmsNormQuantV2(const gen::AddRmsNormQuantV2Args& args);
void AdvanceStepV2(const gen::AdvanceStepV2Args& args);
void ApplyRotaryPosEmb(const gen::ApplyRotaryPosEmbArgs& args);
void ApplyRotaryPosEmbV2(const gen::ApplyRotaryPosEmbV2Args& args);
void AttentionUpdate(const gen::AttentionUpdateArgs& args);
void BlockSparseAttention(const gen::BlockSparseAttentionArgs& args);
void BlockSparseAttentionGrad(const gen::BlockSparseAttentionGradArgs& args);
void ChunkGatedDeltaRule(const gen::ChunkGatedDeltaRuleArgs& args);
void ClippedSwiglu(const gen::ClippedSwigluArgs& args);
void DenseLightningIndexerGradKLLoss(const gen::DenseLightningIndexerGradKLLossArgs& args);
void DenseLightningIndexerSoftmaxLse(const gen::DenseLightningIndexerSoftmaxLseArgs& args);
void DequantRopeQuantKvcache(const gen::DequantRopeQuantKvcacheArgs& args);
void DequantSwigluQuant(const gen::DequantSwigluQuantArgs& args);
void DequantSwigluQuantV2(const gen::DequantSwigluQuantV2Args& args);
void FFNV2(const gen::FFNV2Args& args);
void FlashAttentionScore(const gen::FlashAttentionScoreArgs& args);
void FlashAttentionScoreGrad(const gen::FlashAttentionScoreGradArgs& args);
void FlashAttentionScoreGradV2(const gen::FlashAttentionScoreGradV2Args& args);
void FlashAttentionScoreGradV3(const gen::FlashAttentionScoreGradV3Args& args);
void FlashAttentionScoreGradV4(const gen::FlashAttentionScoreGradV4Args& args);
void FlashAttentionScoreV2(const gen::FlashAttentionScoreV2Args& args);
void FlashAttentionScoreV3(const gen::FlashAttentionScoreV3Args& args);
void FlashAttentionScoreV4(const gen::FlashAttentionScoreV4Args& args);
void FlashAttentionUnpaddingScoreGrad(const gen::FlashAttentionUnpaddingScoreGradArgs& args);
void FlashAttentionUnpaddingScoreGradV2(const gen::FlashAttentionUnpaddingScoreGradV2Args& args);
void FlashAttentionUnpaddingScoreGradV3(const gen::FlashAttentionUnpaddingScoreGradV3Args& args);
void FlashAttentionUnpaddingScoreGradV4(const gen::FlashAttentionUnpaddingScoreGradV4Args& args);
void FlashAttentionUnpaddingScoreGradV5(const gen::FlashAttentionUnpaddingScoreGradV5Args& args);
void FlashAttentionVarLenScore(const gen::FlashAttentionVarLenScoreArgs& args);
void FlashAttentionVarLenScoreV2(const gen::FlashAttentionVarLenScoreV2Args& args);
void FlashAttentionVarLenScoreV3(const gen::FlashAttentionVarLenScoreV3Args& args);
void FlashAttentionVarLenScoreV4(const gen::FlashAttentionVarLenScoreV4Args& args);
void FlashAttentionVarLenScoreV5(const gen::FlashAttentionVarLenScoreV5Args& args);
void FusedFloydAttention(const gen::FusedFloydAttentionArgs& args);
void FusedFloydAttentionGrad(const gen::FusedFloydAttentionGradArgs& args);
void FusedInferAttentionScoreV2(const gen::FusedInferAttentionScoreV2Args& args);
void FusedInferAttentionScoreV3(const gen::FusedInferAttentionScoreV3Args& args);
void FusedInferAttentionScoreV4(const gen::FusedInferAttentionScoreV4Args& args);
void FusedInferAttentionScoreV5(const gen::FusedInferAttentionScoreV5Args& args);
void GatherPaKvCache(const gen::GatherPaKvCacheArgs& args);
void GeGluV3(const gen::GeGluV3Args& args);
void GeGluV3Backward(const gen::GeGluV3BackwardArgs& args);
void GeluMul(const gen::GeluMulArgs& args);
void GemmaRmsNorm(const gen::GemmaRmsNormArgs& args);
void GroupedMatmul(const gen::GroupedMatmulArgs& args);
void GroupedMatmulAdd(const gen::GroupedMatmulAddArgs& args);
void GroupedMatmulAddV2(const gen::GroupedMatmulAddV2Args& args);
void GroupedMatmulFinalizeRoutingV2(const gen::GroupedMatmulFinalizeRoutingV2Args& args);
void GroupedMatmulFinalizeRoutingV3(const gen::GroupedMatmulFinalizeRoutingV3Args& args);
void GroupedMatmulFinalizeRoutingWeightNz(const gen::GroupedMatmulFinalizeRoutingWeightNzArgs& args);
void GroupedMatmulFinalizeRoutingWeightNzV2(const gen::GroupedMatmulFinalizeRoutingWeightNzV2Args& args);
void GroupedMatmulSwigluQuantV2(const gen::GroupedMatmulSwigluQuantV2Args& args);
void GroupedMatmulSwigluQuantWeightNZ(const gen::GroupedMatmulSwigluQuantWeightNZArgs& args);
void GroupedMatmulSwigluQuantWeightNzV2(const gen::GroupedMatmulSwigluQuantWeightNzV2Args& args);
void GroupedMatmulV4(const gen::GroupedMatmulV4Args& args);
void GroupedMatmulV5(const gen::GroupedMatmulV5Args& args);
void GroupedMatmulWeightNz(const gen::GroupedMatmulWeightNzArgs& args);
void IncreFlashAttentionV4(const gen::IncreFlashAttentionV4Args& args);
void InplaceAddRmsNorm(const gen::InplaceAddRmsNormArgs& args);
void InterleaveRope(const gen::InterleaveRopeArgs& args);
void KvQuantSparseFlashAttention(const gen::KvQuantSparseFlashAttentionArgs& args);
void KvRmsNormRopeCache(const gen::KvRmsNormRopeCacheArgs& args);
void KvRmsNormRopeCacheV2(const gen::KvRmsNormRopeCacheV2Args& args);
void LightningIndexer(const gen::LightningIndexerArgs& args);
void LightningIndexerGrad(const gen::LightningIndexerGradArgs& args);
void MlaPrologV2WeightNz(const gen::MlaPrologV2WeightNzArgs& args);
void MlaPrologV3WeightNz(const gen::MlaPrologV3WeightNzArgs& args);
void MoeComputeExpertTokens(const gen::MoeComputeExpertTokensArgs& args);
void MoeFinalizeRouting(const gen::MoeFinalizeRoutingArgs& args);
void MoeFinalizeRoutingV2(const gen::MoeFinalizeRoutingV2Args& args);
void MoeFinalizeRoutingV4(const gen::MoeFinalizeRoutingV4Args& args);
void MoeGatingTopK(const gen::MoeGatingTopKArgs& args);
void MoeGatingTopKBackward(const gen::MoeGatingTopKBackwardArgs& args);
void MoeGatingTopKSoftmax(const gen::MoeGatingTopKSoftmaxArgs& args);
void MoeGatingTopKSoftmaxV2(const gen::MoeGatingTopKSoftmaxV2Args& args);
void MoeGatingTopKV2(const gen::MoeGatingTopKV2Args& args);
void MoeInitRouting(const gen::MoeInitRoutingArgs& args);
void MoeInitRoutingQuantV2(const gen::MoeInitRoutingQuantV2Args& args);
void MoeInitRoutingV2(const gen::MoeInitRoutingV2Args& args);
void MoeInitRoutingV3(const gen::MoeInitRoutingV3Args& args);
void MoeReRouting(const gen::MoeReRoutingArgs& args);
void MoeTokenPermute(const gen::MoeTokenPermuteArgs& args);
void MoeTokenPermuteGrad(const gen::MoeTokenPermuteGradArgs& args);
void MoeTokenPermuteWithRoutingMap(const gen::MoeTokenPermuteWithRoutingMapArgs& args);
void MoeTokenPermuteWithRoutingMapGrad(const gen::MoeTokenPermuteWithRoutingMapGradArgs& args);
void MoeTokenUnpermute(const gen::MoeTokenUnpermuteArgs& args);
void MoeTokenUnpermuteGrad(const gen::MoeTokenUnpermuteGradArgs& args);
void MoeTokenUnpermuteWithRoutingMap(const gen::MoeTokenUnpermuteWithRoutingMapArgs& args);
void MoeTokenUnpermuteWithRoutingMapGrad(const gen::MoeTokenUnpermuteWithRoutingMapGradArgs& args);
void MoeUpdateExpert(const gen::MoeUpdateExpertArgs& args);
void NsaCompress(const gen::NsaCompressArgs& args);
void NsaCompressAttention(const gen::NsaCompressAttentionArgs& args);
void NsaCompressAttentionInfer(const gen::NsaCompressAttentionInferArgs& args);
void NsaCompressGrad(const gen::NsaCompressGradArgs& args);
void NsaCompressWithCache(const gen::NsaCompressWithCacheArgs& args);
void NsaSelectedAttention(const gen::NsaSelectedAttentionArgs& args);
void NsaSelectedAttentionGrad(const gen::NsaSelectedAttentionGradArgs& args);
void NsaSelectedAttentionInfer(const gen::NsaSelectedAttentionInferArgs& args);
void PromptFlashAttentionV3(const gen::PromptFlashAttentionV3Args& args);
void QkvRmsNormRopeCache(const gen::QkvRmsNormRopeCacheArgs& args);
void QuantGroupedMatmulDequant(const gen::QuantGroupedMatmulDequantArgs& args);
void QuantGroupedMatmulDequantWeightNZ(const gen::QuantGroupedMatmulDequantWeightNZArgs& args);
void QuantLightningIndexer(const gen::QuantLightningIndexerArgs& args);
void QuantMatmulDequant(const gen::QuantMatmulDequantArgs& args);
void RecurrentGatedDeltaRule(const gen::RecurrentGatedDeltaRuleArgs& args);
void RingAttentionUpdateV2(const gen::RingAttentionUpdateV2Args& args);
void RmsNorm(const gen::RmsNormArgs& args);
void RmsNormGrad(const gen::RmsNormGradArgs& args);
void RmsNormQuant(const gen::RmsNormQuantArgs& args);
void RopeWithSinCosCache(const gen::RopeWithSinCosCacheArgs& args);
void RopeWithSinCosCacheV2(const gen::RopeWithSinCosCacheV2Args& args);
void RotaryPositionEmbedding(const gen::RotaryPositionEmbeddingArgs& args);
void RotaryPositionEmbeddingGrad(const gen::RotaryPositionEmbeddingGradArgs& args);
void RotaryPositionEmbeddingV2(const gen::RotaryPositionEmbeddingV2Args& args);
void ScatterPaCache(const gen::ScatterPaCacheArgs& args);
void ScatterPaKvCache(const gen::ScatterPaKvCacheArgs& args);
void SparseFlashAttention(const gen::SparseFlashAttentionArgs& args);
void SparseFlashAttentionGrad(const gen::SparseFlashAttentionGradArgs& args);
void SparseFlashAttentionV2(const gen::SparseFlashAttentionV2Args& args);
void SparseLightningIndexerGradKLLoss(const gen::SparseLightningIndexerGradKLLossArgs& args);
void SwiGlu(const gen::SwiGluArgs& args);
void SwiGluGrad(const gen::SwiGluGradArgs& args);
void SwiGluQuantV2(const gen::SwiGluQuantV2Args& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_AddRmsNorm(nn::OperatorTask& task) {
  const gen::AddRmsNormArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .epsilon = arguments::real(task, 3),
      .yOut = outputs::tensor(task, 4),
      .rstdOut = outputs::tensor(task, 5),
      .xOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddRmsNorm(args);
  return {};
}

rt::Outcome run_AddRmsNormCast(nn::OperatorTask& task) {
  const gen::AddRmsNormCastArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .epsilon = arguments::real(task, 3),
      .y1Out = outputs::tensor(task, 4),
      .y2Out = outputs::tensor(task, 5),
      .rstdOut = outputs::tensor(task, 6),
      .xOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddRmsNormCast(args);
  return {};
}

rt::Outcome run_AddRmsNormDynamicQuantV2(nn::OperatorTask& task) {
  const gen::AddRmsNormDynamicQuantV2Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .smoothScale1Optional = arguments::optional_tensor(task, 3),
      .smoothScale2Optional = arguments::optional_tensor(task, 4),
      .betaOptional = arguments::optional_tensor(task, 5),
      .epsilon = arguments::real(task, 6),
      .outputMask = arguments::bools(task, 7),
      .y1Out = outputs::tensor(task, 8),
      .y2Out = outputs::tensor(task, 9),
      .xOut = outputs::tensor(task, 10),
      .scale1Out = outputs::tensor(task, 11),
      .scale2Out = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddRmsNormDynamicQuantV2(args);
  return {};
}

rt::Outcome run_AddRmsNormQuant(nn::OperatorTask& task) {
  const gen::AddRmsNormQuantArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .scales1 = arguments::tensor(task, 3),
      .scales2Optional = arguments::optional_tensor(task, 4),
      .zeroPoints1Optional = arguments::optional_tensor(task, 5),
      .zeroPoints2Optional = arguments::optional_tensor(task, 6),
      .axis = arguments::integer(task, 7),
      .epsilon = arguments::real(task, 8),
      .divMode = arguments::boolean(task, 9),
      .y1Out = outputs::tensor(task, 10),
      .y2Out = outputs::tensor(task, 11),
      .xOut = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddRmsNormQuant(args);
  return {};
}

rt::Outcome run_AddRmsNormQuantV2(nn::OperatorTask& task) {
  const gen::AddRmsNormQuantV2Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .scales1 = arguments::tensor(task, 3),
      .scales2Optional = arguments::optional_tensor(task, 4),
      .zeroPoints1Optional = arguments::optional_tensor(task, 5),
      .zeroPoints2Optional = arguments::optional_tensor(task, 6),
      .betaOptional = arguments::optional_tensor(task, 7),
      .axis = arguments::integer(task, 8),
      .epsilon = arguments::real(task, 9),
      .divMode = arguments::boolean(task, 10),
      .y1Out = outputs::tensor(task, 11),
      .y2Out = outputs::tensor(task, 12),
      .xOut = outputs::tensor(task, 13),
      .rmsNormOut = outputs::optional_tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddRmsNormQuantV2(args);
  return {};
}

rt::Outcome run_AdvanceStepV2(nn::OperatorTask& task) {
  const gen::AdvanceStepV2Args args{
      .inputTokens = arguments::tensor(task, 0),
      .sampledTokenIds = arguments::tensor(task, 1),
      .inputPositions = arguments::tensor(task, 2),
      .seqLens = arguments::tensor(task, 3),
      .slotMapping = arguments::tensor(task, 4),
      .blockTables = arguments::tensor(task, 5),
      .specToken = arguments::tensor(task, 6),
      .acceptedNum = arguments::tensor(task, 7),
      .numSeqs = arguments::integer(task, 8),
      .numQueries = arguments::integer(task, 9),
      .blockSize = arguments::integer(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::AdvanceStepV2(args);
  return {};
}

rt::Outcome run_ApplyRotaryPosEmb(nn::OperatorTask& task) {
  const gen::ApplyRotaryPosEmbArgs args{
      .queryRef = arguments::tensor(task, 0),
      .keyRef = arguments::tensor(task, 1),
      .cos = arguments::tensor(task, 2),
      .sin = arguments::tensor(task, 3),
      .layout = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ApplyRotaryPosEmb(args);
  return {};
}

rt::Outcome run_ApplyRotaryPosEmbV2(nn::OperatorTask& task) {
  const gen::ApplyRotaryPosEmbV2Args args{
      .queryRef = arguments::tensor(task, 0),
      .keyRef = arguments::tensor(task, 1),
      .cos = arguments::tensor(task, 2),
      .sin = arguments::tensor(task, 3),
      .layout = arguments::integer(task, 4),
      .rotaryMode = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::ApplyRotaryPosEmbV2(args);
  return {};
}

rt::Outcome run_AttentionUpdate(nn::OperatorTask& task) {
  const gen::AttentionUpdateArgs args{
      .lse = arguments::tensors(task, 0),
      .localOut = arguments::tensors(task, 1),
      .updateType = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .lseOut = outputs::optional_tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::AttentionUpdate(args);
  return {};
}

rt::Outcome run_BlockSparseAttention(nn::OperatorTask& task) {
  const gen::BlockSparseAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .blockSparseMaskOptional = arguments::optional_tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .blockShapeOptional = arguments::optional_ints(task, 5),
      .actualSeqLengthsOptional = arguments::optional_ints(task, 6),
      .actualSeqLengthsKvOptional = arguments::optional_ints(task, 7),
      .blockTableOptional = arguments::optional_tensor(task, 8),
      .qInputLayout = arguments::string(task, 9),
      .kvInputLayout = arguments::string(task, 10),
      .numKeyValueHeads = arguments::integer(task, 11),
      .maskType = arguments::integer(task, 12),
      .scaleValue = arguments::real(task, 13),
      .innerPrecise = arguments::integer(task, 14),
      .blockSize = arguments::integer(task, 15),
      .preTokens = arguments::integer(task, 16),
      .nextTokens = arguments::integer(task, 17),
      .softmaxLseFlag = arguments::integer(task, 18),
      .attentionOut = outputs::tensor(task, 19),
      .softmaxLseOptional = outputs::optional_tensor(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::BlockSparseAttention(args);
  return {};
}

rt::Outcome run_BlockSparseAttentionGrad(nn::OperatorTask& task) {
  const gen::BlockSparseAttentionGradArgs args{
      .dout = arguments::tensor(task, 0),
      .query = arguments::tensor(task, 1),
      .key = arguments::tensor(task, 2),
      .value = arguments::tensor(task, 3),
      .attentionOut = arguments::tensor(task, 4),
      .softmaxLse = arguments::tensor(task, 5),
      .blockSparseMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .blockShapeOptional = arguments::optional_ints(task, 8),
      .actualSeqLengthsOptional = arguments::optional_ints(task, 9),
      .actualSeqLengthsKvOptional = arguments::optional_ints(task, 10),
      .qInputLayout = arguments::string(task, 11),
      .kvInputLayout = arguments::string(task, 12),
      .numKeyValueHeads = arguments::integer(task, 13),
      .maskType = arguments::integer(task, 14),
      .scaleValue = arguments::real(task, 15),
      .preTokens = arguments::integer(task, 16),
      .nextTokens = arguments::integer(task, 17),
      .dq = arguments::tensor(task, 18),
      .dk = arguments::tensor(task, 19),
      .dv = arguments::tensor(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::BlockSparseAttentionGrad(args);
  return {};
}

rt::Outcome run_ChunkGatedDeltaRule(nn::OperatorTask& task) {
  const gen::ChunkGatedDeltaRuleArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .beta = arguments::tensor(task, 3),
      .initialState = arguments::tensor(task, 4),
      .actualSeqLengths = arguments::tensor(task, 5),
      .scaleValue = arguments::real(task, 6),
      .gOptional = arguments::optional_tensor(task, 7),
      .out = outputs::tensor(task, 8),
      .finalState = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::ChunkGatedDeltaRule(args);
  return {};
}

rt::Outcome run_ClippedSwiglu(nn::OperatorTask& task) {
  const gen::ClippedSwigluArgs args{
      .x = arguments::tensor(task, 0),
      .groupIndexOptional = arguments::optional_tensor(task, 1),
      .dim = arguments::integer(task, 2),
      .alpha = arguments::real(task, 3),
      .limit = arguments::real(task, 4),
      .bias = arguments::real(task, 5),
      .interleaved = arguments::boolean(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::ClippedSwiglu(args);
  return {};
}

rt::Outcome run_DenseLightningIndexerGradKLLoss(nn::OperatorTask& task) {
  const gen::DenseLightningIndexerGradKLLossArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .queryIndex = arguments::tensor(task, 2),
      .keyIndex = arguments::tensor(task, 3),
      .weights = arguments::tensor(task, 4),
      .softmaxMax = arguments::tensor(task, 5),
      .softmaxSum = arguments::tensor(task, 6),
      .softmaxMaxIndex = arguments::tensor(task, 7),
      .softmaxSumIndex = arguments::tensor(task, 8),
      .queryRope = arguments::optional_tensor(task, 9),
      .keyRope = arguments::optional_tensor(task, 10),
      .actualSeqLengthsQuery = arguments::optional_ints(task, 11),
      .actualSeqLengthsKey = arguments::optional_ints(task, 12),
      .scaleValue = arguments::real(task, 13),
      .layout = arguments::string(task, 14),
      .sparseMode = arguments::integer(task, 15),
      .preTokens = arguments::integer(task, 16),
      .nextTokens = arguments::integer(task, 17),
      .dQueryIndex = outputs::tensor(task, 18),
      .dKeyIndex = outputs::tensor(task, 19),
      .dWeights = outputs::tensor(task, 20),
      .loss = outputs::tensor(task, 21),
      .task = task,
  };
  const NativeScope scope;
  kernels::DenseLightningIndexerGradKLLoss(args);
  return {};
}

rt::Outcome run_DenseLightningIndexerSoftmaxLse(nn::OperatorTask& task) {
  const gen::DenseLightningIndexerSoftmaxLseArgs args{
      .queryIndex = arguments::tensor(task, 0),
      .keyIndex = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .actualSeqLengthsQueryOptional = arguments::optional_ints(task, 3),
      .actualSeqLengthsKeyOptional = arguments::optional_ints(task, 4),
      .layoutOptional = arguments::string(task, 5),
      .sparseMode = arguments::integer(task, 6),
      .preTokens = arguments::integer(task, 7),
      .nextTokens = arguments::integer(task, 8),
      .softmaxMaxOut = outputs::tensor(task, 9),
      .softmaxSumOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::DenseLightningIndexerSoftmaxLse(args);
  return {};
}

rt::Outcome run_DequantRopeQuantKvcache(nn::OperatorTask& task) {
  const gen::DequantRopeQuantKvcacheArgs args{
      .x = arguments::tensor(task, 0),
      .cos = arguments::tensor(task, 1),
      .sin = arguments::tensor(task, 2),
      .kCacheRef = arguments::tensor(task, 3),
      .vCacheRef = arguments::tensor(task, 4),
      .indices = arguments::tensor(task, 5),
      .scaleK = arguments::tensor(task, 6),
      .scaleV = arguments::tensor(task, 7),
      .offsetKOptional = arguments::optional_tensor(task, 8),
      .offsetVOptional = arguments::optional_tensor(task, 9),
      .weightScaleOptional = arguments::optional_tensor(task, 10),
      .activationScaleOptional = arguments::optional_tensor(task, 11),
      .biasOptional = arguments::optional_tensor(task, 12),
      .sizeSplits = arguments::ints(task, 13),
      .quantModeOptional = arguments::string(task, 14),
      .layoutOptional = arguments::string(task, 15),
      .kvOutput = arguments::boolean(task, 16),
      .cacheModeOptional = arguments::string(task, 17),
      .qOut = outputs::tensor(task, 18),
      .kOut = outputs::tensor(task, 19),
      .vOut = outputs::tensor(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::DequantRopeQuantKvcache(args);
  return {};
}

rt::Outcome run_DequantSwigluQuant(nn::OperatorTask& task) {
  const gen::DequantSwigluQuantArgs args{
      .x = arguments::tensor(task, 0),
      .weightScaleOptional = arguments::optional_tensor(task, 1),
      .activationScaleOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .quantScaleOptional = arguments::optional_tensor(task, 4),
      .quantOffsetOptional = arguments::optional_tensor(task, 5),
      .groupIndexOptional = arguments::optional_tensor(task, 6),
      .activateLeft = arguments::boolean(task, 7),
      .quantModeOptional = arguments::string(task, 8),
      .yOut = outputs::tensor(task, 9),
      .scaleOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::DequantSwigluQuant(args);
  return {};
}

rt::Outcome run_DequantSwigluQuantV2(nn::OperatorTask& task) {
  const gen::DequantSwigluQuantV2Args args{
      .x = arguments::tensor(task, 0),
      .weightScaleOptional = arguments::optional_tensor(task, 1),
      .activationScaleOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .quantScaleOptional = arguments::optional_tensor(task, 4),
      .quantOffsetOptional = arguments::optional_tensor(task, 5),
      .groupIndexOptional = arguments::optional_tensor(task, 6),
      .activateLeft = arguments::boolean(task, 7),
      .quantModeOptional = arguments::string(task, 8),
      .dstType = arguments::integer(task, 9),
      .roundModeOptional = arguments::string(task, 10),
      .activateDim = arguments::integer(task, 11),
      .swigluMode = arguments::integer(task, 12),
      .clampLimit = arguments::real(task, 13),
      .gluAlpha = arguments::real(task, 14),
      .gluBias = arguments::real(task, 15),
      .yOut = outputs::tensor(task, 16),
      .scaleOut = outputs::tensor(task, 17),
      .task = task,
  };
  const NativeScope scope;
  kernels::DequantSwigluQuantV2(args);
  return {};
}

rt::Outcome run_FFNV2(nn::OperatorTask& task) {
  const gen::FFNV2Args args{
      .x = arguments::tensor(task, 0),
      .weight1 = arguments::tensor(task, 1),
      .weight2 = arguments::tensor(task, 2),
      .expertTokens = arguments::optional_ints(task, 3),
      .bias1 = arguments::optional_tensor(task, 4),
      .bias2 = arguments::optional_tensor(task, 5),
      .scale = arguments::optional_tensor(task, 6),
      .offset = arguments::optional_tensor(task, 7),
      .deqScale1 = arguments::optional_tensor(task, 8),
      .deqScale2 = arguments::optional_tensor(task, 9),
      .antiquantScale1 = arguments::optional_tensor(task, 10),
      .antiquantScale2 = arguments::optional_tensor(task, 11),
      .antiquantOffset1 = arguments::optional_tensor(task, 12),
      .antiquantOffset2 = arguments::optional_tensor(task, 13),
      .activation = arguments::string(task, 14),
      .innerPrecise = arguments::integer(task, 15),
      .tokensIndexFlag = arguments::boolean(task, 16),
      .y = outputs::tensor(task, 17),
      .task = task,
  };
  const NativeScope scope;
  kernels::FFNV2(args);
  return {};
}

rt::Outcome run_FlashAttentionScore(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .prefixOptional = arguments::optional_ints(task, 7),
      .scaleValue = arguments::real(task, 8),
      .keepProb = arguments::real(task, 9),
      .preTokens = arguments::integer(task, 10),
      .nextTokens = arguments::integer(task, 11),
      .headNum = arguments::integer(task, 12),
      .inputLayout = arguments::string(task, 13),
      .innerPrecise = arguments::integer(task, 14),
      .sparseMode = arguments::integer(task, 15),
      .softmaxMaxOut = arguments::tensor(task, 16),
      .softmaxSumOut = arguments::tensor(task, 17),
      .softmaxOutOut = arguments::optional_tensor(task, 18),
      .attentionOutOut = arguments::tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScore(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreGrad(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreGradArgs args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .prefixOptional = arguments::optional_ints(task, 12),
      .scaleValue = arguments::real(task, 13),
      .keepProb = arguments::real(task, 14),
      .preTokens = arguments::integer(task, 15),
      .nextTokens = arguments::integer(task, 16),
      .headNum = arguments::integer(task, 17),
      .inputLayout = arguments::string(task, 18),
      .innerPrecise = arguments::integer(task, 19),
      .sparseMode = arguments::integer(task, 20),
      .dqOut = arguments::tensor(task, 21),
      .dkOut = arguments::tensor(task, 22),
      .dvOut = arguments::tensor(task, 23),
      .dpseOut = arguments::optional_tensor(task, 24),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreGrad(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreGradV2(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreGradV2Args args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .prefixOptional = arguments::optional_ints(task, 12),
      .qStartIdxOptional = arguments::optional_ints(task, 13),
      .kvStartIdxOptional = arguments::optional_ints(task, 14),
      .scaleValue = arguments::real(task, 15),
      .keepProb = arguments::real(task, 16),
      .preTokens = arguments::integer(task, 17),
      .nextTokens = arguments::integer(task, 18),
      .headNum = arguments::integer(task, 19),
      .inputLayout = arguments::string(task, 20),
      .innerPrecise = arguments::integer(task, 21),
      .sparseMode = arguments::integer(task, 22),
      .pseType = arguments::integer(task, 23),
      .dqOut = arguments::tensor(task, 24),
      .dkOut = arguments::tensor(task, 25),
      .dvOut = arguments::tensor(task, 26),
      .dpseOut = arguments::optional_tensor(task, 27),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreGradV2(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreGradV3(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreGradV3Args args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .sinkInOptional = arguments::optional_tensor(task, 12),
      .prefixOptional = arguments::optional_ints(task, 13),
      .qStartIdxOptional = arguments::optional_ints(task, 14),
      .kvStartIdxOptional = arguments::optional_ints(task, 15),
      .scaleValue = arguments::real(task, 16),
      .keepProb = arguments::real(task, 17),
      .preTokens = arguments::integer(task, 18),
      .nextTokens = arguments::integer(task, 19),
      .headNum = arguments::integer(task, 20),
      .inputLayout = arguments::string(task, 21),
      .innerPrecise = arguments::integer(task, 22),
      .sparseMode = arguments::integer(task, 23),
      .pseType = arguments::integer(task, 24),
      .dqOut = arguments::tensor(task, 25),
      .dkOut = arguments::tensor(task, 26),
      .dvOut = arguments::tensor(task, 27),
      .dpseOut = arguments::optional_tensor(task, 28),
      .dsinkOut = arguments::optional_tensor(task, 29),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreGradV3(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreGradV4(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreGradV4Args args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .sinkInOptional = arguments::optional_tensor(task, 12),
      .queryRopeOptional = arguments::optional_tensor(task, 13),
      .keyRopeOptional = arguments::optional_tensor(task, 14),
      .dScaleQOptional = arguments::optional_tensor(task, 15),
      .dScaleKOptional = arguments::optional_tensor(task, 16),
      .dScaleVOptional = arguments::optional_tensor(task, 17),
      .dScaleDyOptional = arguments::optional_tensor(task, 18),
      .dScaleOOptional = arguments::optional_tensor(task, 19),
      .prefixOptional = arguments::optional_ints(task, 20),
      .actualSeqQLenOptional = arguments::optional_ints(task, 21),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 22),
      .qStartIdxOptional = arguments::optional_ints(task, 23),
      .kvStartIdxOptional = arguments::optional_ints(task, 24),
      .scaleValue = arguments::real(task, 25),
      .keepProb = arguments::real(task, 26),
      .preTokens = arguments::integer(task, 27),
      .nextTokens = arguments::integer(task, 28),
      .headNum = arguments::integer(task, 29),
      .inputLayout = arguments::string(task, 30),
      .softmaxInLayout = arguments::string(task, 31),
      .innerPrecise = arguments::integer(task, 32),
      .sparseMode = arguments::integer(task, 33),
      .pseType = arguments::integer(task, 34),
      .seed = arguments::integer(task, 35),
      .offset = arguments::integer(task, 36),
      .outDtype = arguments::integer(task, 37),
      .dqOut = arguments::tensor(task, 38),
      .dkOut = arguments::tensor(task, 39),
      .dvOut = arguments::tensor(task, 40),
      .dqRopeOut = arguments::optional_tensor(task, 41),
      .dkRopeOut = arguments::optional_tensor(task, 42),
      .dpseOut = arguments::optional_tensor(task, 43),
      .dsinkOut = arguments::optional_tensor(task, 44),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreGradV4(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreV2(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreV2Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .prefixOptional = arguments::optional_ints(task, 7),
      .qStartIdxOptional = arguments::optional_ints(task, 8),
      .kvStartIdxOptional = arguments::optional_ints(task, 9),
      .scaleValue = arguments::real(task, 10),
      .keepProb = arguments::real(task, 11),
      .preTokens = arguments::integer(task, 12),
      .nextTokens = arguments::integer(task, 13),
      .headNum = arguments::integer(task, 14),
      .inputLayout = arguments::string(task, 15),
      .innerPrecise = arguments::integer(task, 16),
      .sparseMode = arguments::integer(task, 17),
      .pseType = arguments::integer(task, 18),
      .softmaxMaxOut = arguments::tensor(task, 19),
      .softmaxSumOut = arguments::tensor(task, 20),
      .softmaxOutOut = arguments::optional_tensor(task, 21),
      .attentionOutOut = arguments::tensor(task, 22),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreV2(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreV3(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreV3Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .sinkOptional = arguments::optional_tensor(task, 7),
      .prefixOptional = arguments::optional_ints(task, 8),
      .qStartIdxOptional = arguments::optional_ints(task, 9),
      .kvStartIdxOptional = arguments::optional_ints(task, 10),
      .scaleValue = arguments::real(task, 11),
      .keepProb = arguments::real(task, 12),
      .preTokens = arguments::integer(task, 13),
      .nextTokens = arguments::integer(task, 14),
      .headNum = arguments::integer(task, 15),
      .inputLayout = arguments::string(task, 16),
      .innerPrecise = arguments::integer(task, 17),
      .sparseMode = arguments::integer(task, 18),
      .pseType = arguments::integer(task, 19),
      .softmaxMaxOut = arguments::tensor(task, 20),
      .softmaxSumOut = arguments::tensor(task, 21),
      .softmaxOutOut = arguments::optional_tensor(task, 22),
      .attentionOutOut = arguments::tensor(task, 23),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreV3(args);
  return {};
}

rt::Outcome run_FlashAttentionScoreV4(nn::OperatorTask& task) {
  const gen::FlashAttentionScoreV4Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .queryRopeOptional = arguments::optional_tensor(task, 7),
      .keyRopeOptional = arguments::optional_tensor(task, 8),
      .dScaleQOptional = arguments::optional_tensor(task, 9),
      .dScaleKOptional = arguments::optional_tensor(task, 10),
      .dScaleVOptional = arguments::optional_tensor(task, 11),
      .sinkOptional = arguments::optional_tensor(task, 12),
      .prefixOptional = arguments::optional_ints(task, 13),
      .actualSeqQLenOptional = arguments::optional_ints(task, 14),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 15),
      .qStartIdxOptional = arguments::optional_ints(task, 16),
      .kvStartIdxOptional = arguments::optional_ints(task, 17),
      .scaleValue = arguments::real(task, 18),
      .keepProb = arguments::real(task, 19),
      .preTokens = arguments::integer(task, 20),
      .nextTokens = arguments::integer(task, 21),
      .headNum = arguments::integer(task, 22),
      .inputLayout = arguments::string(task, 23),
      .innerPrecise = arguments::integer(task, 24),
      .sparseMode = arguments::integer(task, 25),
      .outDtype = arguments::integer(task, 26),
      .pseType = arguments::integer(task, 27),
      .softmaxOutLayout = arguments::string(task, 28),
      .seed = arguments::integer(task, 29),
      .offset = arguments::integer(task, 30),
      .softmaxMaxOut = arguments::tensor(task, 31),
      .softmaxSumOut = arguments::tensor(task, 32),
      .softmaxOutOut = arguments::optional_tensor(task, 33),
      .attentionOutOut = arguments::tensor(task, 34),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionScoreV4(args);
  return {};
}

rt::Outcome run_FlashAttentionUnpaddingScoreGrad(nn::OperatorTask& task) {
  const gen::FlashAttentionUnpaddingScoreGradArgs args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .prefixOptional = arguments::optional_ints(task, 12),
      .actualSeqQLenOptional = arguments::optional_ints(task, 13),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 14),
      .scaleValue = arguments::real(task, 15),
      .keepProb = arguments::real(task, 16),
      .preTokens = arguments::integer(task, 17),
      .nextTokens = arguments::integer(task, 18),
      .headNum = arguments::integer(task, 19),
      .inputLayout = arguments::string(task, 20),
      .innerPrecise = arguments::integer(task, 21),
      .sparseMode = arguments::integer(task, 22),
      .dqOut = arguments::tensor(task, 23),
      .dkOut = arguments::tensor(task, 24),
      .dvOut = arguments::tensor(task, 25),
      .dpseOut = arguments::optional_tensor(task, 26),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionUnpaddingScoreGrad(args);
  return {};
}

rt::Outcome run_FlashAttentionUnpaddingScoreGradV2(nn::OperatorTask& task) {
  const gen::FlashAttentionUnpaddingScoreGradV2Args args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .prefixOptional = arguments::optional_ints(task, 12),
      .actualSeqQLenOptional = arguments::optional_ints(task, 13),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 14),
      .qStartIdxOptional = arguments::optional_ints(task, 15),
      .kvStartIdxOptional = arguments::optional_ints(task, 16),
      .scaleValue = arguments::real(task, 17),
      .keepProb = arguments::real(task, 18),
      .preTokens = arguments::integer(task, 19),
      .nextTokens = arguments::integer(task, 20),
      .headNum = arguments::integer(task, 21),
      .inputLayout = arguments::string(task, 22),
      .innerPrecise = arguments::integer(task, 23),
      .sparseMode = arguments::integer(task, 24),
      .pseType = arguments::integer(task, 25),
      .dqOut = arguments::tensor(task, 26),
      .dkOut = arguments::tensor(task, 27),
      .dvOut = arguments::tensor(task, 28),
      .dpseOut = arguments::optional_tensor(task, 29),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionUnpaddingScoreGradV2(args);
  return {};
}

rt::Outcome run_FlashAttentionUnpaddingScoreGradV3(nn::OperatorTask& task) {
  const gen::FlashAttentionUnpaddingScoreGradV3Args args{
      .query = arguments::tensor(task, 0),
      .queryRope = arguments::tensor(task, 1),
      .keyIn = arguments::tensor(task, 2),
      .keyInRope = arguments::tensor(task, 3),
      .value = arguments::tensor(task, 4),
      .dy = arguments::tensor(task, 5),
      .pseShiftOptional = arguments::optional_tensor(task, 6),
      .dropMaskOptional = arguments::optional_tensor(task, 7),
      .paddingMaskOptional = arguments::optional_tensor(task, 8),
      .attenMaskOptional = arguments::optional_tensor(task, 9),
      .softmaxMaxOptional = arguments::optional_tensor(task, 10),
      .softmaxSumOptional = arguments::optional_tensor(task, 11),
      .softmaxInOptional = arguments::optional_tensor(task, 12),
      .attentionInOptional = arguments::optional_tensor(task, 13),
      .prefixOptional = arguments::optional_ints(task, 14),
      .actualSeqQLenOptional = arguments::optional_ints(task, 15),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 16),
      .qStartIdxOptional = arguments::optional_ints(task, 17),
      .kvStartIdxOptional = arguments::optional_ints(task, 18),
      .scaleValue = arguments::real(task, 19),
      .keepProb = arguments::real(task, 20),
      .preTokens = arguments::integer(task, 21),
      .nextTokens = arguments::integer(task, 22),
      .headNum = arguments::integer(task, 23),
      .inputLayout = arguments::string(task, 24),
      .innerPrecise = arguments::integer(task, 25),
      .sparseMode = arguments::integer(task, 26),
      .pseType = arguments::integer(task, 27),
      .dqOut = arguments::tensor(task, 28),
      .dqRopeOut = arguments::optional_tensor(task, 29),
      .dkOut = arguments::tensor(task, 30),
      .dkRopeOut = arguments::optional_tensor(task, 31),
      .dvOut = arguments::tensor(task, 32),
      .dpseOut = arguments::optional_tensor(task, 33),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionUnpaddingScoreGradV3(args);
  return {};
}

rt::Outcome run_FlashAttentionUnpaddingScoreGradV4(nn::OperatorTask& task) {
  const gen::FlashAttentionUnpaddingScoreGradV4Args args{
      .query = arguments::tensor(task, 0),
      .keyIn = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .pseShiftOptional = arguments::optional_tensor(task, 4),
      .dropMaskOptional = arguments::optional_tensor(task, 5),
      .paddingMaskOptional = arguments::optional_tensor(task, 6),
      .attenMaskOptional = arguments::optional_tensor(task, 7),
      .softmaxMaxOptional = arguments::optional_tensor(task, 8),
      .softmaxSumOptional = arguments::optional_tensor(task, 9),
      .softmaxInOptional = arguments::optional_tensor(task, 10),
      .attentionInOptional = arguments::optional_tensor(task, 11),
      .prefixOptional = arguments::optional_ints(task, 12),
      .actualSeqQLenOptional = arguments::optional_ints(task, 13),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 14),
      .scaleValue = arguments::real(task, 15),
      .keepProb = arguments::real(task, 16),
      .preTokens = arguments::integer(task, 17),
      .nextTokens = arguments::integer(task, 18),
      .headNum = arguments::integer(task, 19),
      .inputLayout = arguments::string(task, 20),
      .innerPrecise = arguments::integer(task, 21),
      .sparseMode = arguments::integer(task, 22),
      .dqOut = arguments::tensor(task, 23),
      .dkOut = arguments::tensor(task, 24),
      .dvOut = arguments::tensor(task, 25),
      .dpseOut = arguments::optional_tensor(task, 26),
      .softmaxInLayout = arguments::string(task, 27),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionUnpaddingScoreGradV4(args);
  return {};
}

rt::Outcome run_FlashAttentionUnpaddingScoreGradV5(nn::OperatorTask& task) {
  const gen::FlashAttentionUnpaddingScoreGradV5Args args{
      .query = arguments::tensor(task, 0),
      .queryRope = arguments::optional_tensor(task, 1),
      .keyIn = arguments::tensor(task, 2),
      .keyInRope = arguments::optional_tensor(task, 3),
      .value = arguments::tensor(task, 4),
      .dy = arguments::tensor(task, 5),
      .pseShiftOptional = arguments::optional_tensor(task, 6),
      .dropMaskOptional = arguments::optional_tensor(task, 7),
      .paddingMaskOptional = arguments::optional_tensor(task, 8),
      .attenMaskOptional = arguments::optional_tensor(task, 9),
      .softmaxMaxOptional = arguments::optional_tensor(task, 10),
      .softmaxSumOptional = arguments::optional_tensor(task, 11),
      .softmaxInOptional = arguments::optional_tensor(task, 12),
      .attentionInOptional = arguments::optional_tensor(task, 13),
      .sinkInOptional = arguments::optional_tensor(task, 14),
      .prefixOptional = arguments::optional_ints(task, 15),
      .actualSeqQLenOptional = arguments::optional_ints(task, 16),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 17),
      .qStartIdxOptional = arguments::optional_ints(task, 18),
      .kvStartIdxOptional = arguments::optional_ints(task, 19),
      .scaleValue = arguments::real(task, 20),
      .keepProb = arguments::real(task, 21),
      .preTokens = arguments::integer(task, 22),
      .nextTokens = arguments::integer(task, 23),
      .headNum = arguments::integer(task, 24),
      .inputLayout = arguments::string(task, 25),
      .innerPrecise = arguments::integer(task, 26),
      .sparseMode = arguments::integer(task, 27),
      .pseType = arguments::integer(task, 28),
      .softmaxInLayout = arguments::string(task, 29),
      .dqOut = arguments::tensor(task, 30),
      .dqRopeOut = arguments::optional_tensor(task, 31),
      .dkOut = arguments::tensor(task, 32),
      .dkRopeOut = arguments::optional_tensor(task, 33),
      .dvOut = arguments::tensor(task, 34),
      .dpseOut = arguments::optional_tensor(task, 35),
      .dsinkOut = arguments::optional_tensor(task, 36),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionUnpaddingScoreGradV5(args);
  return {};
}

rt::Outcome run_FlashAttentionVarLenScore(nn::OperatorTask& task) {
  const gen::FlashAttentionVarLenScoreArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .prefixOptional = arguments::optional_ints(task, 7),
      .actualSeqQLenOptional = arguments::optional_ints(task, 8),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 9),
      .scaleValue = arguments::real(task, 10),
      .keepProb = arguments::real(task, 11),
      .preTokens = arguments::integer(task, 12),
      .nextTokens = arguments::integer(task, 13),
      .headNum = arguments::integer(task, 14),
      .inputLayout = arguments::string(task, 15),
      .innerPrecise = arguments::integer(task, 16),
      .sparseMode = arguments::integer(task, 17),
      .softmaxMaxOut = arguments::tensor(task, 18),
      .softmaxSumOut = arguments::tensor(task, 19),
      .softmaxOutOut = arguments::optional_tensor(task, 20),
      .attentionOutOut = arguments::tensor(task, 21),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionVarLenScore(args);
  return {};
}

rt::Outcome run_FlashAttentionVarLenScoreV2(nn::OperatorTask& task) {
  const gen::FlashAttentionVarLenScoreV2Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .prefixOptional = arguments::optional_ints(task, 7),
      .actualSeqQLenOptional = arguments::optional_ints(task, 8),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 9),
      .qStartIdxOptional = arguments::optional_ints(task, 10),
      .kvStartIdxOptional = arguments::optional_ints(task, 11),
      .scaleValue = arguments::real(task, 12),
      .keepProb = arguments::real(task, 13),
      .preTokens = arguments::integer(task, 14),
      .nextTokens = arguments::integer(task, 15),
      .headNum = arguments::integer(task, 16),
      .inputLayout = arguments::string(task, 17),
      .innerPrecise = arguments::integer(task, 18),
      .sparseMode = arguments::integer(task, 19),
      .pseType = arguments::integer(task, 20),
      .softmaxMaxOut = arguments::tensor(task, 21),
      .softmaxSumOut = arguments::tensor(task, 22),
      .softmaxOutOut = arguments::optional_tensor(task, 23),
      .attentionOutOut = arguments::tensor(task, 24),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionVarLenScoreV2(args);
  return {};
}

rt::Outcome run_FlashAttentionVarLenScoreV3(nn::OperatorTask& task) {
  const gen::FlashAttentionVarLenScoreV3Args args{
      .query = arguments::tensor(task, 0),
      .queryRope = arguments::tensor(task, 1),
      .key = arguments::tensor(task, 2),
      .keyRope = arguments::tensor(task, 3),
      .value = arguments::tensor(task, 4),
      .realShiftOptional = arguments::optional_tensor(task, 5),
      .dropMaskOptional = arguments::optional_tensor(task, 6),
      .paddingMaskOptional = arguments::optional_tensor(task, 7),
      .attenMaskOptional = arguments::optional_tensor(task, 8),
      .prefixOptional = arguments::optional_ints(task, 9),
      .actualSeqQLenOptional = arguments::optional_ints(task, 10),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 11),
      .qStartIdxOptional = arguments::optional_ints(task, 12),
      .kvStartIdxOptional = arguments::optional_ints(task, 13),
      .scaleValue = arguments::real(task, 14),
      .keepProb = arguments::real(task, 15),
      .preTokens = arguments::integer(task, 16),
      .nextTokens = arguments::integer(task, 17),
      .headNum = arguments::integer(task, 18),
      .inputLayout = arguments::string(task, 19),
      .innerPrecise = arguments::integer(task, 20),
      .sparseMode = arguments::integer(task, 21),
      .pseType = arguments::integer(task, 22),
      .softmaxMaxOut = arguments::tensor(task, 23),
      .softmaxSumOut = arguments::tensor(task, 24),
      .softmaxOutOut = arguments::optional_tensor(task, 25),
      .attentionOutOut = arguments::tensor(task, 26),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionVarLenScoreV3(args);
  return {};
}

rt::Outcome run_FlashAttentionVarLenScoreV4(nn::OperatorTask& task) {
  const gen::FlashAttentionVarLenScoreV4Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .realShiftOptional = arguments::optional_tensor(task, 3),
      .dropMaskOptional = arguments::optional_tensor(task, 4),
      .paddingMaskOptional = arguments::optional_tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .prefixOptional = arguments::optional_ints(task, 7),
      .actualSeqQLenOptional = arguments::optional_ints(task, 8),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 9),
      .scaleValue = arguments::real(task, 10),
      .keepProb = arguments::real(task, 11),
      .preTokens = arguments::integer(task, 12),
      .nextTokens = arguments::integer(task, 13),
      .headNum = arguments::integer(task, 14),
      .inputLayout = arguments::string(task, 15),
      .innerPrecise = arguments::integer(task, 16),
      .sparseMode = arguments::integer(task, 17),
      .softmaxOutLayout = arguments::string(task, 18),
      .softmaxMaxOut = arguments::tensor(task, 19),
      .softmaxSumOut = arguments::tensor(task, 20),
      .softmaxOutOut = arguments::optional_tensor(task, 21),
      .attentionOutOut = arguments::tensor(task, 22),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionVarLenScoreV4(args);
  return {};
}

rt::Outcome run_FlashAttentionVarLenScoreV5(nn::OperatorTask& task) {
  const gen::FlashAttentionVarLenScoreV5Args args{
      .query = arguments::tensor(task, 0),
      .queryRope = arguments::optional_tensor(task, 1),
      .key = arguments::tensor(task, 2),
      .keyRope = arguments::optional_tensor(task, 3),
      .value = arguments::tensor(task, 4),
      .realShiftOptional = arguments::optional_tensor(task, 5),
      .dropMaskOptional = arguments::optional_tensor(task, 6),
      .paddingMaskOptional = arguments::optional_tensor(task, 7),
      .attenMaskOptional = arguments::optional_tensor(task, 8),
      .sinkOptional = arguments::optional_tensor(task, 9),
      .prefixOptional = arguments::optional_ints(task, 10),
      .actualSeqQLenOptional = arguments::optional_ints(task, 11),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 12),
      .qStartIdxOptional = arguments::optional_ints(task, 13),
      .kvStartIdxOptional = arguments::optional_ints(task, 14),
      .scaleValue = arguments::real(task, 15),
      .keepProb = arguments::real(task, 16),
      .preTokens = arguments::integer(task, 17),
      .nextTokens = arguments::integer(task, 18),
      .headNum = arguments::integer(task, 19),
      .inputLayout = arguments::string(task, 20),
      .innerPrecise = arguments::integer(task, 21),
      .sparseMode = arguments::integer(task, 22),
      .pseType = arguments::integer(task, 23),
      .softmaxOutLayout = arguments::string(task, 24),
      .softmaxMaxOut = arguments::tensor(task, 25),
      .softmaxSumOut = arguments::tensor(task, 26),
      .softmaxOutOut = arguments::optional_tensor(task, 27),
      .attentionOutOut = arguments::tensor(task, 28),
      .task = task,
  };
  const NativeScope scope;
  kernels::FlashAttentionVarLenScoreV5(args);
  return {};
}

rt::Outcome run_FusedFloydAttention(nn::OperatorTask& task) {
  const gen::FusedFloydAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key1 = arguments::tensor(task, 1),
      .value1 = arguments::tensor(task, 2),
      .key2 = arguments::tensor(task, 3),
      .value2 = arguments::tensor(task, 4),
      .attenMaskOptional = arguments::optional_tensor(task, 5),
      .scaleValueOptional = arguments::real(task, 6),
      .softmaxMaxOut = outputs::tensor(task, 7),
      .softmaxSumOut = outputs::tensor(task, 8),
      .attentionOutOut = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedFloydAttention(args);
  return {};
}

rt::Outcome run_FusedFloydAttentionGrad(nn::OperatorTask& task) {
  const gen::FusedFloydAttentionGradArgs args{
      .query = arguments::tensor(task, 0),
      .key1 = arguments::tensor(task, 1),
      .value1 = arguments::tensor(task, 2),
      .key2 = arguments::tensor(task, 3),
      .value2 = arguments::tensor(task, 4),
      .dy = arguments::tensor(task, 5),
      .attenMaskOptional = arguments::optional_tensor(task, 6),
      .softmaxMax = arguments::tensor(task, 7),
      .softmaxSum = arguments::tensor(task, 8),
      .attentionIn = arguments::tensor(task, 9),
      .scaleValue = arguments::real(task, 10),
      .dqOut = arguments::tensor(task, 11),
      .dk1Out = arguments::tensor(task, 12),
      .dv1Out = arguments::tensor(task, 13),
      .dk2Out = arguments::tensor(task, 14),
      .dv2Out = arguments::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedFloydAttentionGrad(args);
  return {};
}

rt::Outcome run_FusedInferAttentionScoreV2(nn::OperatorTask& task) {
  const gen::FusedInferAttentionScoreV2Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensors(task, 1),
      .value = arguments::tensors(task, 2),
      .pseShiftOptional = arguments::optional_tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .actualSeqLengthsOptional = arguments::optional_ints(task, 5),
      .actualSeqLengthsKvOptional = arguments::optional_ints(task, 6),
      .deqScale1Optional = arguments::optional_tensor(task, 7),
      .quantScale1Optional = arguments::optional_tensor(task, 8),
      .deqScale2Optional = arguments::optional_tensor(task, 9),
      .quantScale2Optional = arguments::optional_tensor(task, 10),
      .quantOffset2Optional = arguments::optional_tensor(task, 11),
      .antiquantScaleOptional = arguments::optional_tensor(task, 12),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 13),
      .blockTableOptional = arguments::optional_tensor(task, 14),
      .queryPaddingSizeOptional = arguments::optional_tensor(task, 15),
      .kvPaddingSizeOptional = arguments::optional_tensor(task, 16),
      .keyAntiquantScaleOptional = arguments::optional_tensor(task, 17),
      .keyAntiquantOffsetOptional = arguments::optional_tensor(task, 18),
      .valueAntiquantScaleOptional = arguments::optional_tensor(task, 19),
      .valueAntiquantOffsetOptional = arguments::optional_tensor(task, 20),
      .keySharedPrefixOptional = arguments::optional_tensor(task, 21),
      .valueSharedPrefixOptional = arguments::optional_tensor(task, 22),
      .actualSharedPrefixLenOptional = arguments::optional_ints(task, 23),
      .numHeads = arguments::integer(task, 24),
      .scaleValue = arguments::real(task, 25),
      .preTokens = arguments::integer(task, 26),
      .nextTokens = arguments::integer(task, 27),
      .inputLayout = arguments::string(task, 28),
      .numKeyValueHeads = arguments::integer(task, 29),
      .sparseMode = arguments::integer(task, 30),
      .innerPrecise = arguments::integer(task, 31),
      .blockSize = arguments::integer(task, 32),
      .antiquantMode = arguments::integer(task, 33),
      .softmaxLseFlag = arguments::boolean(task, 34),
      .keyAntiquantMode = arguments::integer(task, 35),
      .valueAntiquantMode = arguments::integer(task, 36),
      .attentionOut = arguments::tensor(task, 37),
      .softmaxLse = arguments::optional_tensor(task, 38),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedInferAttentionScoreV2(args);
  return {};
}

rt::Outcome run_FusedInferAttentionScoreV3(nn::OperatorTask& task) {
  const gen::FusedInferAttentionScoreV3Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensors(task, 1),
      .value = arguments::tensors(task, 2),
      .pseShiftOptional = arguments::optional_tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .actualSeqLengthsOptional = arguments::optional_ints(task, 5),
      .actualSeqLengthsKvOptional = arguments::optional_ints(task, 6),
      .deqScale1Optional = arguments::optional_tensor(task, 7),
      .quantScale1Optional = arguments::optional_tensor(task, 8),
      .deqScale2Optional = arguments::optional_tensor(task, 9),
      .quantScale2Optional = arguments::optional_tensor(task, 10),
      .quantOffset2Optional = arguments::optional_tensor(task, 11),
      .antiquantScaleOptional = arguments::optional_tensor(task, 12),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 13),
      .blockTableOptional = arguments::optional_tensor(task, 14),
      .queryPaddingSizeOptional = arguments::optional_tensor(task, 15),
      .kvPaddingSizeOptional = arguments::optional_tensor(task, 16),
      .keyAntiquantScaleOptional = arguments::optional_tensor(task, 17),
      .keyAntiquantOffsetOptional = arguments::optional_tensor(task, 18),
      .valueAntiquantScaleOptional = arguments::optional_tensor(task, 19),
      .valueAntiquantOffsetOptional = arguments::optional_tensor(task, 20),
      .keySharedPrefixOptional = arguments::optional_tensor(task, 21),
      .valueSharedPrefixOptional = arguments::optional_tensor(task, 22),
      .actualSharedPrefixLenOptional = arguments::optional_ints(task, 23),
      .queryRopeOptional = arguments::optional_tensor(task, 24),
      .keyRopeOptional = arguments::optional_tensor(task, 25),
      .keyRopeAntiquantScaleOptional = arguments::optional_tensor(task, 26),
      .numHeads = arguments::integer(task, 27),
      .scaleValue = arguments::real(task, 28),
      .preTokens = arguments::integer(task, 29),
      .nextTokens = arguments::integer(task, 30),
      .inputLayout = arguments::string(task, 31),
      .numKeyValueHeads = arguments::integer(task, 32),
      .sparseMode = arguments::integer(task, 33),
      .innerPrecise = arguments::integer(task, 34),
      .blockSize = arguments::integer(task, 35),
      .antiquantMode = arguments::integer(task, 36),
      .softmaxLseFlag = arguments::boolean(task, 37),
      .keyAntiquantMode = arguments::integer(task, 38),
      .valueAntiquantMode = arguments::integer(task, 39),
      .attentionOut = arguments::tensor(task, 40),
      .softmaxLse = arguments::optional_tensor(task, 41),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedInferAttentionScoreV3(args);
  return {};
}

rt::Outcome run_FusedInferAttentionScoreV4(nn::OperatorTask& task) {
  const gen::FusedInferAttentionScoreV4Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensors(task, 1),
      .value = arguments::tensors(task, 2),
      .pseShiftOptional = arguments::optional_tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .actualSeqLengthsOptional = arguments::optional_ints(task, 5),
      .actualSeqLengthsKvOptional = arguments::optional_ints(task, 6),
      .deqScale1Optional = arguments::optional_tensor(task, 7),
      .quantScale1Optional = arguments::optional_tensor(task, 8),
      .deqScale2Optional = arguments::optional_tensor(task, 9),
      .quantScale2Optional = arguments::optional_tensor(task, 10),
      .quantOffset2Optional = arguments::optional_tensor(task, 11),
      .antiquantScaleOptional = arguments::optional_tensor(task, 12),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 13),
      .blockTableOptional = arguments::optional_tensor(task, 14),
      .queryPaddingSizeOptional = arguments::optional_tensor(task, 15),
      .kvPaddingSizeOptional = arguments::optional_tensor(task, 16),
      .keyAntiquantScaleOptional = arguments::optional_tensor(task, 17),
      .keyAntiquantOffsetOptional = arguments::optional_tensor(task, 18),
      .valueAntiquantScaleOptional = arguments::optional_tensor(task, 19),
      .valueAntiquantOffsetOptional = arguments::optional_tensor(task, 20),
      .keySharedPrefixOptional = arguments::optional_tensor(task, 21),
      .valueSharedPrefixOptional = arguments::optional_tensor(task, 22),
      .actualSharedPrefixLenOptional = arguments::optional_ints(task, 23),
      .queryRopeOptional = arguments::optional_tensor(task, 24),
      .keyRopeOptional = arguments::optional_tensor(task, 25),
      .keyRopeAntiquantScaleOptional = arguments::optional_tensor(task, 26),
      .dequantScaleQueryOptional = arguments::optional_tensor(task, 27),
      .learnableSinkOptional = arguments::optional_tensor(task, 28),
      .numHeads = arguments::integer(task, 29),
      .scaleValue = arguments::real(task, 30),
      .preTokens = arguments::integer(task, 31),
      .nextTokens = arguments::integer(task, 32),
      .inputLayout = arguments::string(task, 33),
      .numKeyValueHeads = arguments::integer(task, 34),
      .sparseMode = arguments::integer(task, 35),
      .innerPrecise = arguments::integer(task, 36),
      .blockSize = arguments::integer(task, 37),
      .antiquantMode = arguments::integer(task, 38),
      .softmaxLseFlag = arguments::boolean(task, 39),
      .keyAntiquantMode = arguments::integer(task, 40),
      .valueAntiquantMode = arguments::integer(task, 41),
      .queryQuantMode = arguments::integer(task, 42),
      .attentionOut = arguments::tensor(task, 43),
      .softmaxLse = arguments::optional_tensor(task, 44),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedInferAttentionScoreV4(args);
  return {};
}

rt::Outcome run_FusedInferAttentionScoreV5(nn::OperatorTask& task) {
  const gen::FusedInferAttentionScoreV5Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensors(task, 1),
      .value = arguments::tensors(task, 2),
      .pseShiftOptional = arguments::optional_tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .actualSeqLengthsOptional = arguments::optional_ints(task, 5),
      .actualSeqLengthsKvOptional = arguments::optional_ints(task, 6),
      .deqScale1Optional = arguments::optional_tensor(task, 7),
      .quantScale1Optional = arguments::optional_tensor(task, 8),
      .deqScale2Optional = arguments::optional_tensor(task, 9),
      .quantScale2Optional = arguments::optional_tensor(task, 10),
      .quantOffset2Optional = arguments::optional_tensor(task, 11),
      .antiquantScaleOptional = arguments::optional_tensor(task, 12),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 13),
      .blockTableOptional = arguments::optional_tensor(task, 14),
      .queryPaddingSizeOptional = arguments::optional_tensor(task, 15),
      .kvPaddingSizeOptional = arguments::optional_tensor(task, 16),
      .keyAntiquantScaleOptional = arguments::optional_tensor(task, 17),
      .keyAntiquantOffsetOptional = arguments::optional_tensor(task, 18),
      .valueAntiquantScaleOptional = arguments::optional_tensor(task, 19),
      .valueAntiquantOffsetOptional = arguments::optional_tensor(task, 20),
      .keySharedPrefixOptional = arguments::optional_tensor(task, 21),
      .valueSharedPrefixOptional = arguments::optional_tensor(task, 22),
      .actualSharedPrefixLenOptional = arguments::optional_ints(task, 23),
      .queryRopeOptional = arguments::optional_tensor(task, 24),
      .keyRopeOptional = arguments::optional_tensor(task, 25),
      .keyRopeAntiquantScaleOptional = arguments::optional_tensor(task, 26),
      .dequantScaleQueryOptional = arguments::optional_tensor(task, 27),
      .learnableSinkOptional = arguments::optional_tensor(task, 28),
      .qStartIdxOptional = arguments::optional_ints(task, 29),
      .kvStartIdxOptional = arguments::optional_ints(task, 30),
      .numHeads = arguments::integer(task, 31),
      .scaleValue = arguments::real(task, 32),
      .preTokens = arguments::integer(task, 33),
      .nextTokens = arguments::integer(task, 34),
      .inputLayout = arguments::string(task, 35),
      .numKeyValueHeads = arguments::integer(task, 36),
      .sparseMode = arguments::integer(task, 37),
      .innerPrecise = arguments::integer(task, 38),
      .blockSize = arguments::integer(task, 39),
      .antiquantMode = arguments::integer(task, 40),
      .softmaxLseFlag = arguments::boolean(task, 41),
      .keyAntiquantMode = arguments::integer(task, 42),
      .valueAntiquantMode = arguments::integer(task, 43),
      .queryQuantMode = arguments::integer(task, 44),
      .pseType = arguments::integer(task, 45),
      .attentionOut = arguments::tensor(task, 46),
      .softmaxLse = arguments::optional_tensor(task, 47),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedInferAttentionScoreV5(args);
  return {};
}

rt::Outcome run_GatherPaKvCache(nn::OperatorTask& task) {
  const gen::GatherPaKvCacheArgs args{
      .keyCache = arguments::tensor(task, 0),
      .valueCache = arguments::tensor(task, 1),
      .blockTables = arguments::tensor(task, 2),
      .seqLens = arguments::tensor(task, 3),
      .keyRef = arguments::tensor(task, 4),
      .valueRef = arguments::tensor(task, 5),
      .seqOffsetOptional = arguments::optional_tensor(task, 6),
      .cacheMode = arguments::string(task, 7),
      .isSeqLensCumsum = arguments::boolean(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::GatherPaKvCache(args);
  return {};
}

rt::Outcome run_GeGluV3(nn::OperatorTask& task) {
  const gen::GeGluV3Args args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .approximate = arguments::integer(task, 2),
      .activateLeft = arguments::boolean(task, 3),
      .out = outputs::tensor(task, 4),
      .outGelu = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::GeGluV3(args);
  return {};
}

rt::Outcome run_GeGluV3Backward(nn::OperatorTask& task) {
  const gen::GeGluV3BackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .gelu = arguments::tensor(task, 2),
      .dim = arguments::integer(task, 3),
      .approximate = arguments::integer(task, 4),
      .activateLeft = arguments::boolean(task, 5),
      .gradInput = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::GeGluV3Backward(args);
  return {};
}

rt::Outcome run_GeluMul(nn::OperatorTask& task) {
  const gen::GeluMulArgs args{
      .input = arguments::tensor(task, 0),
      .approximateOptional = arguments::string(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::GeluMul(args);
  return {};
}

rt::Outcome run_GemmaRmsNorm(nn::OperatorTask& task) {
  const gen::GemmaRmsNormArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .epsilon = arguments::real(task, 2),
      .yOut = outputs::tensor(task, 3),
      .rstdOut = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::GemmaRmsNorm(args);
  return {};
}

rt::Outcome run_GroupedMatmul(nn::OperatorTask& task) {
  const gen::GroupedMatmulArgs args{
      .x = arguments::tensors(task, 0),
      .weight = arguments::tensors(task, 1),
      .biasOptional = arguments::tensors(task, 2),
      .scaleOptional = arguments::tensors(task, 3),
      .offsetOptional = arguments::tensors(task, 4),
      .antiquantScaleOptional = arguments::tensors(task, 5),
      .antiquantOffsetOptional = arguments::tensors(task, 6),
      .groupListOptional = arguments::optional_ints(task, 7),
      .splitItem = arguments::integer(task, 8),
      .y = outputs::tensors(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmul(args);
  return {};
}

rt::Outcome run_GroupedMatmulAdd(nn::OperatorTask& task) {
  const gen::GroupedMatmulAddArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .groupList = arguments::tensor(task, 2),
      .yRef = arguments::tensor(task, 3),
      .transposeX = arguments::boolean(task, 4),
      .transposeWeight = arguments::boolean(task, 5),
      .groupType = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulAdd(args);
  return {};
}

rt::Outcome run_GroupedMatmulAddV2(nn::OperatorTask& task) {
  const gen::GroupedMatmulAddV2Args args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .groupList = arguments::tensor(task, 2),
      .yRef = arguments::tensor(task, 3),
      .transposeX = arguments::boolean(task, 4),
      .transposeWeight = arguments::boolean(task, 5),
      .groupType = arguments::integer(task, 6),
      .groupListType = arguments::integer(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulAddV2(args);
  return {};
}

rt::Outcome run_GroupedMatmulFinalizeRoutingV2(nn::OperatorTask& task) {
  const gen::GroupedMatmulFinalizeRoutingV2Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .scaleOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .offsetOptional = arguments::optional_tensor(task, 4),
      .antiquantScaleOptional = arguments::optional_tensor(task, 5),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 6),
      .pertokenScaleOptional = arguments::optional_tensor(task, 7),
      .groupListOptional = arguments::optional_tensor(task, 8),
      .sharedInputOptional = arguments::optional_tensor(task, 9),
      .logitOptional = arguments::optional_tensor(task, 10),
      .rowIndexOptional = arguments::optional_tensor(task, 11),
      .dtype = arguments::integer(task, 12),
      .sharedInputWeight = arguments::real(task, 13),
      .sharedInputOffset = arguments::integer(task, 14),
      .transposeX1 = arguments::boolean(task, 15),
      .transposeX2 = arguments::boolean(task, 16),
      .groupListType = arguments::integer(task, 17),
      .out = outputs::tensor(task, 18),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulFinalizeRoutingV2(args);
  return {};
}

rt::Outcome run_GroupedMatmulFinalizeRoutingV3(nn::OperatorTask& task) {
  const gen::GroupedMatmulFinalizeRoutingV3Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .scaleOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .offsetOptional = arguments::optional_tensor(task, 4),
      .antiquantScaleOptional = arguments::optional_tensor(task, 5),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 6),
      .pertokenScaleOptional = arguments::optional_tensor(task, 7),
      .groupListOptional = arguments::optional_tensor(task, 8),
      .sharedInputOptional = arguments::optional_tensor(task, 9),
      .logitOptional = arguments::optional_tensor(task, 10),
      .rowIndexOptional = arguments::optional_tensor(task, 11),
      .dtype = arguments::integer(task, 12),
      .sharedInputWeight = arguments::real(task, 13),
      .sharedInputOffset = arguments::integer(task, 14),
      .transposeX1 = arguments::boolean(task, 15),
      .transposeX2 = arguments::boolean(task, 16),
      .groupListType = arguments::integer(task, 17),
      .tuningConfigOptional = arguments::optional_ints(task, 18),
      .out = outputs::tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulFinalizeRoutingV3(args);
  return {};
}

rt::Outcome run_GroupedMatmulFinalizeRoutingWeightNz(nn::OperatorTask& task) {
  const gen::GroupedMatmulFinalizeRoutingWeightNzArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .scale = arguments::tensor(task, 2),
      .bias = arguments::optional_tensor(task, 3),
      .pertokenScaleOptional = arguments::optional_tensor(task, 4),
      .groupList = arguments::tensor(task, 5),
      .sharedInput = arguments::optional_tensor(task, 6),
      .logit = arguments::optional_tensor(task, 7),
      .rowIndex = arguments::optional_tensor(task, 8),
      .dtype = arguments::integer(task, 9),
      .sharedInputWeight = arguments::real(task, 10),
      .sharedInputOffset = arguments::integer(task, 11),
      .transposeX1 = arguments::boolean(task, 12),
      .transposeX2 = arguments::boolean(task, 13),
      .groupListType = arguments::integer(task, 14),
      .out = outputs::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulFinalizeRoutingWeightNz(args);
  return {};
}

rt::Outcome run_GroupedMatmulFinalizeRoutingWeightNzV2(nn::OperatorTask& task) {
  const gen::GroupedMatmulFinalizeRoutingWeightNzV2Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .scale = arguments::tensor(task, 2),
      .bias = arguments::optional_tensor(task, 3),
      .offsetOptional = arguments::optional_tensor(task, 4),
      .antiquantScaleOptional = arguments::optional_tensor(task, 5),
      .antiquantOffsetOptional = arguments::optional_tensor(task, 6),
      .pertokenScaleOptional = arguments::optional_tensor(task, 7),
      .groupList = arguments::tensor(task, 8),
      .sharedInput = arguments::optional_tensor(task, 9),
      .logit = arguments::optional_tensor(task, 10),
      .rowIndex = arguments::optional_tensor(task, 11),
      .dtype = arguments::integer(task, 12),
      .sharedInputWeight = arguments::real(task, 13),
      .sharedInputOffset = arguments::integer(task, 14),
      .transposeX1 = arguments::boolean(task, 15),
      .transposeX2 = arguments::boolean(task, 16),
      .groupListType = arguments::integer(task, 17),
      .tuningConfigOptional = arguments::optional_ints(task, 18),
      .out = outputs::tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulFinalizeRoutingWeightNzV2(args);
  return {};
}

rt::Outcome run_GroupedMatmulSwigluQuantV2(nn::OperatorTask& task) {
  const gen::GroupedMatmulSwigluQuantV2Args args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensors(task, 1),
      .weightScale = arguments::tensors(task, 2),
      .weightAssistMatrix = arguments::tensors(task, 3),
      .bias = arguments::optional_tensor(task, 4),
      .xScale = arguments::tensor(task, 5),
      .smoothScale = arguments::optional_tensor(task, 6),
      .groupList = arguments::tensor(task, 7),
      .dequantMode = arguments::integer(task, 8),
      .dequantDtype = arguments::integer(task, 9),
      .quantMode = arguments::integer(task, 10),
      .groupListType = arguments::integer(task, 11),
      .tuningConfigOptional = arguments::optional_ints(task, 12),
      .output = outputs::tensor(task, 13),
      .outputScale = outputs::tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulSwigluQuantV2(args);
  return {};
}

rt::Outcome run_GroupedMatmulSwigluQuantWeightNZ(nn::OperatorTask& task) {
  const gen::GroupedMatmulSwigluQuantWeightNZArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .offset = arguments::optional_tensor(task, 3),
      .weightScale = arguments::tensor(task, 4),
      .xScale = arguments::tensor(task, 5),
      .groupList = arguments::tensor(task, 6),
      .output = outputs::tensor(task, 7),
      .outputScale = outputs::tensor(task, 8),
      .outputOffset = outputs::optional_tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulSwigluQuantWeightNZ(args);
  return {};
}

rt::Outcome run_GroupedMatmulSwigluQuantWeightNzV2(nn::OperatorTask& task) {
  const gen::GroupedMatmulSwigluQuantWeightNzV2Args args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensors(task, 1),
      .weightScale = arguments::tensors(task, 2),
      .weightAssistMatrix = arguments::tensors(task, 3),
      .bias = arguments::optional_tensor(task, 4),
      .xScale = arguments::tensor(task, 5),
      .smoothScale = arguments::optional_tensor(task, 6),
      .groupList = arguments::tensor(task, 7),
      .dequantMode = arguments::integer(task, 8),
      .dequantDtype = arguments::integer(task, 9),
      .quantMode = arguments::integer(task, 10),
      .groupListType = arguments::integer(task, 11),
      .tuningConfigOptional = arguments::optional_ints(task, 12),
      .output = outputs::tensor(task, 13),
      .outputScale = outputs::tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulSwigluQuantWeightNzV2(args);
  return {};
}

rt::Outcome run_GroupedMatmulV4(nn::OperatorTask& task) {
  const gen::GroupedMatmulV4Args args{
      .x = arguments::tensors(task, 0),
      .weight = arguments::tensors(task, 1),
      .biasOptional = arguments::tensors(task, 2),
      .scaleOptional = arguments::tensors(task, 3),
      .offsetOptional = arguments::tensors(task, 4),
      .antiquantScaleOptional = arguments::tensors(task, 5),
      .antiquantOffsetOptional = arguments::tensors(task, 6),
      .perTokenScaleOptional = arguments::tensors(task, 7),
      .groupListOptional = arguments::optional_tensor(task, 8),
      .activationInputOptional = arguments::tensors(task, 9),
      .activationQuantScaleOptional = arguments::tensors(task, 10),
      .activationQuantOffsetOptional = arguments::tensors(task, 11),
      .splitItem = arguments::integer(task, 12),
      .groupType = arguments::integer(task, 13),
      .groupListType = arguments::integer(task, 14),
      .actType = arguments::integer(task, 15),
      .out = outputs::tensors(task, 16),
      .activationFeatureOutOptional = outputs::tensors(task, 17),
      .dynQuantScaleOutOptional = outputs::tensors(task, 18),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulV4(args);
  return {};
}

rt::Outcome run_GroupedMatmulV5(nn::OperatorTask& task) {
  const gen::GroupedMatmulV5Args args{
      .x = arguments::tensors(task, 0),
      .weight = arguments::tensors(task, 1),
      .biasOptional = arguments::tensors(task, 2),
      .scaleOptional = arguments::tensors(task, 3),
      .offsetOptional = arguments::tensors(task, 4),
      .antiquantScaleOptional = arguments::tensors(task, 5),
      .antiquantOffsetOptional = arguments::tensors(task, 6),
      .perTokenScaleOptional = arguments::tensors(task, 7),
      .groupListOptional = arguments::optional_tensor(task, 8),
      .activationInputOptional = arguments::tensors(task, 9),
      .activationQuantScaleOptional = arguments::tensors(task, 10),
      .activationQuantOffsetOptional = arguments::tensors(task, 11),
      .splitItem = arguments::integer(task, 12),
      .groupType = arguments::integer(task, 13),
      .groupListType = arguments::integer(task, 14),
      .actType = arguments::integer(task, 15),
      .tuningConfigOptional = arguments::optional_ints(task, 16),
      .out = outputs::tensors(task, 17),
      .activationFeatureOutOptional = outputs::tensors(task, 18),
      .dynQuantScaleOutOptional = outputs::tensors(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulV5(args);
  return {};
}

rt::Outcome run_GroupedMatmulWeightNz(nn::OperatorTask& task) {
  const gen::GroupedMatmulWeightNzArgs args{
      .x = arguments::tensors(task, 0),
      .weight = arguments::tensors(task, 1),
      .biasOptional = arguments::tensors(task, 2),
      .scaleOptional = arguments::tensors(task, 3),
      .offsetOptional = arguments::tensors(task, 4),
      .antiquantScaleOptional = arguments::tensors(task, 5),
      .antiquantOffsetOptional = arguments::tensors(task, 6),
      .perTokenScaleOptional = arguments::tensors(task, 7),
      .groupListOptional = arguments::optional_tensor(task, 8),
      .activationInputOptional = arguments::tensors(task, 9),
      .activationQuantScaleOptional = arguments::tensors(task, 10),
      .activationQuantOffsetOptional = arguments::tensors(task, 11),
      .splitItem = arguments::integer(task, 12),
      .groupType = arguments::integer(task, 13),
      .groupListType = arguments::integer(task, 14),
      .actType = arguments::integer(task, 15),
      .tuningConfigOptional = arguments::optional_ints(task, 16),
      .quantGroupSize = arguments::integer(task, 17),
      .out = outputs::tensors(task, 18),
      .activationFeatureOutOptional = outputs::tensors(task, 19),
      .dynQuantScaleOutOptional = outputs::tensors(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupedMatmulWeightNz(args);
  return {};
}

rt::Outcome run_IncreFlashAttentionV4(nn::OperatorTask& task) {
  const gen::IncreFlashAttentionV4Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensors(task, 1),
      .value = arguments::tensors(task, 2),
      .pseShift = arguments::optional_tensor(task, 3),
      .attenMask = arguments::optional_tensor(task, 4),
      .actualSeqLengths = arguments::optional_ints(task, 5),
      .dequantScale1 = arguments::optional_tensor(task, 6),
      .quantScale1 = arguments::optional_tensor(task, 7),
      .dequantScale2 = arguments::optional_tensor(task, 8),
      .quantScale2 = arguments::optional_tensor(task, 9),
      .quantOffset2 = arguments::optional_tensor(task, 10),
      .antiquantScale = arguments::optional_tensor(task, 11),
      .antiquantOffset = arguments::optional_tensor(task, 12),
      .blocktable = arguments::optional_tensor(task, 13),
      .kvPaddingSize = arguments::optional_tensor(task, 14),
      .numHeads = arguments::integer(task, 15),
      .scaleValue = arguments::real(task, 16),
      .inputLayout = arguments::string(task, 17),
      .numKeyValueHeads = arguments::integer(task, 18),
      .blockSize = arguments::integer(task, 19),
      .innerPrecise = arguments::integer(task, 20),
      .attentionOut = arguments::tensor(task, 21),
      .task = task,
  };
  const NativeScope scope;
  kernels::IncreFlashAttentionV4(args);
  return {};
}

rt::Outcome run_InplaceAddRmsNorm(nn::OperatorTask& task) {
  const gen::InplaceAddRmsNormArgs args{
      .x1Ref = arguments::tensor(task, 0),
      .x2Ref = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .epsilon = arguments::real(task, 3),
      .rstdOut = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceAddRmsNorm(args);
  return {};
}

rt::Outcome run_InterleaveRope(nn::OperatorTask& task) {
  const gen::InterleaveRopeArgs args{
      .x = arguments::tensor(task, 0),
      .cos = arguments::tensor(task, 1),
      .sin = arguments::tensor(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InterleaveRope(args);
  return {};
}

rt::Outcome run_KvQuantSparseFlashAttention(nn::OperatorTask& task) {
  const gen::KvQuantSparseFlashAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .sparse_indices = arguments::tensor(task, 3),
      .key_dequant_scale = arguments::optional_tensor(task, 4),
      .value_dequant_scale = arguments::optional_tensor(task, 5),
      .block_table = arguments::optional_tensor(task, 6),
      .actual_seq_lengths_query = arguments::optional_tensor(task, 7),
      .actual_seq_lengths_kv = arguments::optional_tensor(task, 8),
      .scale_value = arguments::real(task, 9),
      .key_quant_mode = arguments::integer(task, 10),
      .value_quant_mode = arguments::integer(task, 11),
      .sparse_block_size = arguments::integer(task, 12),
      .layout_query = arguments::string(task, 13),
      .layout_kv = arguments::string(task, 14),
      .sparse_mode = arguments::integer(task, 15),
      .pre_tokens = arguments::integer(task, 16),
      .next_tokens = arguments::integer(task, 17),
      .attention_mode = arguments::integer(task, 18),
      .quant_scale_repo_mode = arguments::integer(task, 19),
      .tile_size = arguments::integer(task, 20),
      .rope_head_dim = arguments::integer(task, 21),
      .attention_out = outputs::tensor(task, 22),
      .task = task,
  };
  const NativeScope scope;
  kernels::KvQuantSparseFlashAttention(args);
  return {};
}

rt::Outcome run_KvRmsNormRopeCache(nn::OperatorTask& task) {
  const gen::KvRmsNormRopeCacheArgs args{
      .kv = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .cos = arguments::tensor(task, 2),
      .sin = arguments::tensor(task, 3),
      .index = arguments::tensor(task, 4),
      .kCacheRef = arguments::tensor(task, 5),
      .ckvCacheRef = arguments::tensor(task, 6),
      .kRopeScaleOptional = arguments::optional_tensor(task, 7),
      .cKvScaleOptional = arguments::optional_tensor(task, 8),
      .kRopeOffsetOptional = arguments::optional_tensor(task, 9),
      .cKvOffsetOptional = arguments::optional_tensor(task, 10),
      .epsilon = arguments::real(task, 11),
      .cacheModeOptional = arguments::string(task, 12),
      .isOutputKv = arguments::boolean(task, 13),
      .kRopeOut = outputs::tensor(task, 14),
      .cKvOut = outputs::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::KvRmsNormRopeCache(args);
  return {};
}

rt::Outcome run_KvRmsNormRopeCacheV2(nn::OperatorTask& task) {
  const gen::KvRmsNormRopeCacheV2Args args{
      .kv = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .cos = arguments::tensor(task, 2),
      .sin = arguments::tensor(task, 3),
      .index = arguments::tensor(task, 4),
      .kCacheRef = arguments::tensor(task, 5),
      .ckvCacheRef = arguments::tensor(task, 6),
      .kRopeScaleOptional = arguments::optional_tensor(task, 7),
      .cKvScaleOptional = arguments::optional_tensor(task, 8),
      .kRopeOffsetOptional = arguments::optional_tensor(task, 9),
      .cKvOffsetOptional = arguments::optional_tensor(task, 10),
      .vOptional = arguments::optional_tensor(task, 11),
      .epsilon = arguments::real(task, 12),
      .cacheModeOptional = arguments::string(task, 13),
      .isOutputKv = arguments::boolean(task, 14),
      .kRopeOut = outputs::tensor(task, 15),
      .cKvOut = outputs::tensor(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::KvRmsNormRopeCacheV2(args);
  return {};
}

rt::Outcome run_LightningIndexer(nn::OperatorTask& task) {
  const gen::LightningIndexerArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .weights = arguments::tensor(task, 2),
      .actualSeqLengthsQueryOptional = arguments::optional_tensor(task, 3),
      .actualSeqLengthsKeyOptional = arguments::optional_tensor(task, 4),
      .blockTableOptional = arguments::optional_tensor(task, 5),
      .layoutQueryOptional = arguments::string(task, 6),
      .layoutKeyOptional = arguments::string(task, 7),
      .sparseCount = arguments::integer(task, 8),
      .sparseMode = arguments::integer(task, 9),
      .preTokens = arguments::integer(task, 10),
      .nextTokens = arguments::integer(task, 11),
      .returnValues = arguments::boolean(task, 12),
      .sparseIndicesOut = outputs::tensor(task, 13),
      .sparseValuesOut = outputs::optional_tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::LightningIndexer(args);
  return {};
}

rt::Outcome run_LightningIndexerGrad(nn::OperatorTask& task) {
  const gen::LightningIndexerGradArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .dy = arguments::tensor(task, 2),
      .sparseIndices = arguments::tensor(task, 3),
      .weights = arguments::tensor(task, 4),
      .actualSeqQLenOptional = arguments::optional_tensor(task, 5),
      .actualSeqKvLenOptional = arguments::optional_tensor(task, 6),
      .headNum = arguments::integer(task, 7),
      .inputLayout = arguments::string(task, 8),
      .sparseMode = arguments::integer(task, 9),
      .preTokens = arguments::integer(task, 10),
      .nextTokens = arguments::integer(task, 11),
      .deterministic = arguments::boolean(task, 12),
      .dqOut = outputs::tensor(task, 13),
      .dkOut = outputs::tensor(task, 14),
      .dweightsOut = outputs::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::LightningIndexerGrad(args);
  return {};
}

rt::Outcome run_MlaPrologV2WeightNz(nn::OperatorTask& task) {
  const gen::MlaPrologV2WeightNzArgs args{
      .tokenX = arguments::tensor(task, 0),
      .weightDq = arguments::tensor(task, 1),
      .weightUqQr = arguments::tensor(task, 2),
      .weightUk = arguments::tensor(task, 3),
      .weightDkvKr = arguments::tensor(task, 4),
      .rmsnormGammaCq = arguments::tensor(task, 5),
      .rmsnormGammaCkv = arguments::tensor(task, 6),
      .ropeSin = arguments::tensor(task, 7),
      .ropeCos = arguments::tensor(task, 8),
      .cacheIndex = arguments::tensor(task, 9),
      .kvCacheRef = arguments::tensor(task, 10),
      .krCacheRef = arguments::tensor(task, 11),
      .dequantScaleXOptional = arguments::optional_tensor(task, 12),
      .dequantScaleWDqOptional = arguments::optional_tensor(task, 13),
      .dequantScaleWUqQrOptional = arguments::optional_tensor(task, 14),
      .dequantScaleWDkvKrOptional = arguments::optional_tensor(task, 15),
      .quantScaleCkvOptional = arguments::optional_tensor(task, 16),
      .quantScaleCkrOptional = arguments::optional_tensor(task, 17),
      .smoothScalesCqOptional = arguments::optional_tensor(task, 18),
      .rmsnormEpsilonCq = arguments::real(task, 19),
      .rmsnormEpsilonCkv = arguments::real(task, 20),
      .cacheModeOptional = arguments::string(task, 21),
      .queryOut = outputs::tensor(task, 22),
      .queryRopeOut = outputs::tensor(task, 23),
      .dequantScaleQNopeOutOptional = outputs::optional_tensor(task, 24),
      .task = task,
  };
  const NativeScope scope;
  kernels::MlaPrologV2WeightNz(args);
  return {};
}

rt::Outcome run_MlaPrologV3WeightNz(nn::OperatorTask& task) {
  const gen::MlaPrologV3WeightNzArgs args{
      .tokenX = arguments::tensor(task, 0),
      .weightDq = arguments::tensor(task, 1),
      .weightUqQr = arguments::tensor(task, 2),
      .weightUk = arguments::tensor(task, 3),
      .weightDkvKr = arguments::tensor(task, 4),
      .rmsnormGammaCq = arguments::tensor(task, 5),
      .rmsnormGammaCkv = arguments::tensor(task, 6),
      .ropeSin = arguments::tensor(task, 7),
      .ropeCos = arguments::tensor(task, 8),
      .kvCacheRef = arguments::tensor(task, 9),
      .krCacheRef = arguments::tensor(task, 10),
      .cacheIndexOptional = arguments::optional_tensor(task, 11),
      .dequantScaleXOptional = arguments::optional_tensor(task, 12),
      .dequantScaleWDqOptional = arguments::optional_tensor(task, 13),
      .dequantScaleWUqQrOptional = arguments::optional_tensor(task, 14),
      .dequantScaleWDkvKrOptional = arguments::optional_tensor(task, 15),
      .quantScaleCkvOptional = arguments::optional_tensor(task, 16),
      .quantScaleCkrOptional = arguments::optional_tensor(task, 17),
      .smoothScalesCqOptional = arguments::optional_tensor(task, 18),
      .actualSeqLenOptional = arguments::optional_tensor(task, 19),
      .kNopeClipAlphaOptional = arguments::optional_tensor(task, 20),
      .rmsnormEpsilonCq = arguments::real(task, 21),
      .rmsnormEpsilonCkv = arguments::real(task, 22),
      .cacheModeOptional = arguments::string(task, 23),
      .weightQuantMode = arguments::integer(task, 24),
      .kvCacheQuantMode = arguments::integer(task, 25),
      .queryQuantMode = arguments::integer(task, 26),
      .ckvkrRepoMode = arguments::integer(task, 27),
      .quantScaleRepoMode = arguments::integer(task, 28),
      .tileSize = arguments::integer(task, 29),
      .qcQrScale = arguments::real(task, 30),
      .kcScale = arguments::real(task, 31),
      .queryOut = outputs::tensor(task, 32),
      .queryRopeOut = outputs::tensor(task, 33),
      .dequantScaleQNopeOutOptional = outputs::optional_tensor(task, 34),
      .queryNormOutOptional = outputs::optional_tensor(task, 35),
      .dequantScaleQNormOutOptional = outputs::optional_tensor(task, 36),
      .task = task,
  };
  const NativeScope scope;
  kernels::MlaPrologV3WeightNz(args);
  return {};
}

rt::Outcome run_MoeComputeExpertTokens(nn::OperatorTask& task) {
  const gen::MoeComputeExpertTokensArgs args{
      .sortedExperts = arguments::tensor(task, 0),
      .numExperts = arguments::integer(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeComputeExpertTokens(args);
  return {};
}

rt::Outcome run_MoeFinalizeRouting(nn::OperatorTask& task) {
  const gen::MoeFinalizeRoutingArgs args{
      .expandedX = arguments::tensor(task, 0),
      .x1 = arguments::tensor(task, 1),
      .x2Optional = arguments::optional_tensor(task, 2),
      .bias = arguments::tensor(task, 3),
      .scales = arguments::tensor(task, 4),
      .expandedRowIdx = arguments::tensor(task, 5),
      .expandedExpertIdx = arguments::tensor(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeFinalizeRouting(args);
  return {};
}

rt::Outcome run_MoeFinalizeRoutingV2(nn::OperatorTask& task) {
  const gen::MoeFinalizeRoutingV2Args args{
      .expandedX = arguments::tensor(task, 0),
      .expandedRowIdx = arguments::tensor(task, 1),
      .x1Optional = arguments::optional_tensor(task, 2),
      .x2Optional = arguments::optional_tensor(task, 3),
      .biasOptional = arguments::optional_tensor(task, 4),
      .scalesOptional = arguments::optional_tensor(task, 5),
      .expertIdxOptional = arguments::optional_tensor(task, 6),
      .dropPadMode = arguments::integer(task, 7),
      .out = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeFinalizeRoutingV2(args);
  return {};
}

rt::Outcome run_MoeFinalizeRoutingV4(nn::OperatorTask& task) {
  const gen::MoeFinalizeRoutingV4Args args{
      .expandedX = arguments::tensor(task, 0),
      .expandedRowIdx = arguments::tensor(task, 1),
      .x1Optional = arguments::optional_tensor(task, 2),
      .x2Optional = arguments::optional_tensor(task, 3),
      .biasOptional = arguments::optional_tensor(task, 4),
      .scalesOptional = arguments::optional_tensor(task, 5),
      .expertIdxOptional = arguments::optional_tensor(task, 6),
      .xOptional = arguments::optional_tensor(task, 7),
      .a1Optional = arguments::optional_tensor(task, 8),
      .a2Optional = arguments::optional_tensor(task, 9),
      .vOptional = arguments::optional_tensor(task, 10),
      .dropPadMode = arguments::integer(task, 11),
      .zeroExpertRange = arguments::optional_ints(task, 12),
      .copyExpertRange = arguments::optional_ints(task, 13),
      .constantExpertRange = arguments::optional_ints(task, 14),
      .k = arguments::integer(task, 15),
      .out = outputs::tensor(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeFinalizeRoutingV4(args);
  return {};
}

rt::Outcome run_MoeGatingTopK(nn::OperatorTask& task) {
  const gen::MoeGatingTopKArgs args{
      .x = arguments::tensor(task, 0),
      .biasOptional = arguments::optional_tensor(task, 1),
      .k = arguments::integer(task, 2),
      .kGroup = arguments::integer(task, 3),
      .groupCount = arguments::integer(task, 4),
      .groupSelectMode = arguments::integer(task, 5),
      .renorm = arguments::integer(task, 6),
      .normType = arguments::integer(task, 7),
      .outFlag = arguments::boolean(task, 8),
      .routedScalingFactor = arguments::real(task, 9),
      .eps = arguments::real(task, 10),
      .yOut = outputs::tensor(task, 11),
      .expertIdxOut = outputs::tensor(task, 12),
      .outOut = outputs::tensor(task, 13),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeGatingTopK(args);
  return {};
}

rt::Outcome run_MoeGatingTopKBackward(nn::OperatorTask& task) {
  const gen::MoeGatingTopKBackwardArgs args{
      .xNorm = arguments::tensor(task, 0),
      .gradY = arguments::tensor(task, 1),
      .expertIdx = arguments::tensor(task, 2),
      .renorm = arguments::integer(task, 3),
      .normType = arguments::integer(task, 4),
      .routedScalingFactor = arguments::real(task, 5),
      .eps = arguments::real(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeGatingTopKBackward(args);
  return {};
}

rt::Outcome run_MoeGatingTopKSoftmax(nn::OperatorTask& task) {
  const gen::MoeGatingTopKSoftmaxArgs args{
      .x = arguments::tensor(task, 0),
      .finishedOptional = arguments::optional_tensor(task, 1),
      .k = arguments::integer(task, 2),
      .yOut = outputs::tensor(task, 3),
      .expertIdxOut = outputs::tensor(task, 4),
      .rowIdxOut = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeGatingTopKSoftmax(args);
  return {};
}

rt::Outcome run_MoeGatingTopKSoftmaxV2(nn::OperatorTask& task) {
  const gen::MoeGatingTopKSoftmaxV2Args args{
      .x = arguments::tensor(task, 0),
      .finishedOptional = arguments::optional_tensor(task, 1),
      .k = arguments::integer(task, 2),
      .renorm = arguments::integer(task, 3),
      .outputSoftmaxResultFlag = arguments::boolean(task, 4),
      .yOut = outputs::tensor(task, 5),
      .expertIdxOut = outputs::tensor(task, 6),
      .softmaxResultOutOptional = outputs::optional_tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeGatingTopKSoftmaxV2(args);
  return {};
}

rt::Outcome run_MoeGatingTopKV2(nn::OperatorTask& task) {
  const gen::MoeGatingTopKV2Args args{
      .x = arguments::tensor(task, 0),
      .biasOptional = arguments::optional_tensor(task, 1),
      .inputIdsOptional = arguments::optional_tensor(task, 2),
      .tid2eidOptional = arguments::optional_tensor(task, 3),
      .k = arguments::integer(task, 4),
      .kGroup = arguments::integer(task, 5),
      .groupCount = arguments::integer(task, 6),
      .groupSelectMode = arguments::integer(task, 7),
      .renorm = arguments::integer(task, 8),
      .normType = arguments::integer(task, 9),
      .outFlag = arguments::boolean(task, 10),
      .routedScalingFactor = arguments::real(task, 11),
      .eps = arguments::real(task, 12),
      .yOut = outputs::tensor(task, 13),
      .expertIdxOut = outputs::tensor(task, 14),
      .outOut = outputs::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeGatingTopKV2(args);
  return {};
}

rt::Outcome run_MoeInitRouting(nn::OperatorTask& task) {
  const gen::MoeInitRoutingArgs args{
      .x = arguments::tensor(task, 0),
      .rowIdx = arguments::tensor(task, 1),
      .expertIdx = arguments::tensor(task, 2),
      .activeNum = arguments::integer(task, 3),
      .expandedXOut = outputs::tensor(task, 4),
      .expandedRowIdxOut = outputs::tensor(task, 5),
      .expandedExpertIdxOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeInitRouting(args);
  return {};
}

rt::Outcome run_MoeInitRoutingQuantV2(nn::OperatorTask& task) {
  const gen::MoeInitRoutingQuantV2Args args{
      .x = arguments::tensor(task, 0),
      .expertIdx = arguments::tensor(task, 1),
      .scaleOptional = arguments::optional_tensor(task, 2),
      .offsetOptional = arguments::optional_tensor(task, 3),
      .activeNum = arguments::integer(task, 4),
      .expertCapacity = arguments::integer(task, 5),
      .expertNum = arguments::integer(task, 6),
      .dropPadMode = arguments::integer(task, 7),
      .expertTokensCountOrCumsumFlag = arguments::integer(task, 8),
      .expertTokensBeforeCapacityFlag = arguments::boolean(task, 9),
      .quantMode = arguments::integer(task, 10),
      .expandedXOut = outputs::tensor(task, 11),
      .expandedRowIdxOut = outputs::tensor(task, 12),
      .expertTokensCountOrCumsumOutOptional = outputs::optional_tensor(task, 13),
      .expertTokensBeforeCapacityOutOptional = outputs::optional_tensor(task, 14),
      .dynamicQuantScaleOutOptional = outputs::optional_tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeInitRoutingQuantV2(args);
  return {};
}

rt::Outcome run_MoeInitRoutingV2(nn::OperatorTask& task) {
  const gen::MoeInitRoutingV2Args args{
      .x = arguments::tensor(task, 0),
      .expertIdx = arguments::tensor(task, 1),
      .activeNumOptional = arguments::integer(task, 2),
      .expertCapacityOptional = arguments::integer(task, 3),
      .expertNumOptional = arguments::integer(task, 4),
      .dropPadModeOptional = arguments::integer(task, 5),
      .expertTokensCountOrCumsumFlagOptional = arguments::integer(task, 6),
      .expertTokensBeforeCapacityFlagOptional = arguments::boolean(task, 7),
      .expandedXOut = outputs::tensor(task, 8),
      .expandedRowIdxOut = outputs::tensor(task, 9),
      .expertTokensCountOrCumsumOutOptional = outputs::optional_tensor(task, 10),
      .expertTokensBeforeCapacityOutOptional = outputs::optional_tensor(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeInitRoutingV2(args);
  return {};
}

rt::Outcome run_MoeInitRoutingV3(nn::OperatorTask& task) {
  const gen::MoeInitRoutingV3Args args{
      .x = arguments::tensor(task, 0),
      .expertIdx = arguments::tensor(task, 1),
      .scaleOptional = arguments::optional_tensor(task, 2),
      .offsetOptional = arguments::optional_tensor(task, 3),
      .activeNum = arguments::integer(task, 4),
      .expertCapacity = arguments::integer(task, 5),
      .expertNum = arguments::integer(task, 6),
      .dropPadMode = arguments::integer(task, 7),
      .expertTokensNumType = arguments::integer(task, 8),
      .expertTokensNumFlag = arguments::boolean(task, 9),
      .quantMode = arguments::integer(task, 10),
      .activeExpertRangeOptional = arguments::optional_ints(task, 11),
      .rowIdxType = arguments::integer(task, 12),
      .expandedXOut = outputs::tensor(task, 13),
      .expandedRowIdxOut = outputs::tensor(task, 14),
      .expertTokensCountOrCumsumOut = outputs::tensor(task, 15),
      .expandedScaleOut = outputs::tensor(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeInitRoutingV3(args);
  return {};
}

rt::Outcome run_MoeReRouting(nn::OperatorTask& task) {
  const gen::MoeReRoutingArgs args{
      .tokens = arguments::tensor(task, 0),
      .expert_token_num_per_rank = arguments::tensor(task, 1),
      .per_token_scales = arguments::optional_tensor(task, 2),
      .expert_token_num_type = arguments::integer(task, 3),
      .idx_type = arguments::integer(task, 4),
      .permute_tokens = outputs::tensor(task, 5),
      .permute_per_token_scales = outputs::tensor(task, 6),
      .permute_token_idx = outputs::tensor(task, 7),
      .expert_token_num = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeReRouting(args);
  return {};
}

rt::Outcome run_MoeTokenPermute(nn::OperatorTask& task) {
  const gen::MoeTokenPermuteArgs args{
      .tokens = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .numOutTokens = arguments::integer(task, 2),
      .paddedMode = arguments::boolean(task, 3),
      .permuteTokensOut = outputs::tensor(task, 4),
      .sortedIndicesOut = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenPermute(args);
  return {};
}

rt::Outcome run_MoeTokenPermuteGrad(nn::OperatorTask& task) {
  const gen::MoeTokenPermuteGradArgs args{
      .permutedOutputGrad = arguments::tensor(task, 0),
      .sortedIndices = arguments::tensor(task, 1),
      .numTopk = arguments::integer(task, 2),
      .paddedMode = arguments::boolean(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenPermuteGrad(args);
  return {};
}

rt::Outcome run_MoeTokenPermuteWithRoutingMap(nn::OperatorTask& task) {
  const gen::MoeTokenPermuteWithRoutingMapArgs args{
      .tokens = arguments::tensor(task, 0),
      .routingMap = arguments::tensor(task, 1),
      .probsOptional = arguments::optional_tensor(task, 2),
      .numOutTokens = arguments::integer(task, 3),
      .dropAndPad = arguments::boolean(task, 4),
      .permuteTokensOut = outputs::tensor(task, 5),
      .permuteProbsOutOptional = outputs::optional_tensor(task, 6),
      .sortedIndicesOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenPermuteWithRoutingMap(args);
  return {};
}

rt::Outcome run_MoeTokenPermuteWithRoutingMapGrad(nn::OperatorTask& task) {
  const gen::MoeTokenPermuteWithRoutingMapGradArgs args{
      .permutedTokenOutputGrad = arguments::tensor(task, 0),
      .permutedProbsOutputGradOptional = arguments::optional_tensor(task, 1),
      .sortedIndices = arguments::tensor(task, 2),
      .routingMapOptional = arguments::optional_tensor(task, 3),
      .numExperts = arguments::integer(task, 4),
      .tokensNum = arguments::integer(task, 5),
      .dropAndPad = arguments::boolean(task, 6),
      .tokensGradOut = outputs::tensor(task, 7),
      .probsGradOutOptional = outputs::optional_tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenPermuteWithRoutingMapGrad(args);
  return {};
}

rt::Outcome run_MoeTokenUnpermute(nn::OperatorTask& task) {
  const gen::MoeTokenUnpermuteArgs args{
      .permutedTokens = arguments::tensor(task, 0),
      .sortedIndices = arguments::tensor(task, 1),
      .probsOptional = arguments::optional_tensor(task, 2),
      .paddedMode = arguments::boolean(task, 3),
      .restoreShapeOptional = arguments::optional_ints(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenUnpermute(args);
  return {};
}

rt::Outcome run_MoeTokenUnpermuteGrad(nn::OperatorTask& task) {
  const gen::MoeTokenUnpermuteGradArgs args{
      .permuteTokensOptional = arguments::optional_tensor(task, 0),
      .unpermutedTokensGrad = arguments::tensor(task, 1),
      .sortedIndices = arguments::tensor(task, 2),
      .probsOptional = arguments::optional_tensor(task, 3),
      .paddedMode = arguments::boolean(task, 4),
      .restoreShapeOptional = arguments::optional_ints(task, 5),
      .permutedTokensGradOut = outputs::tensor(task, 6),
      .probsGradOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenUnpermuteGrad(args);
  return {};
}

rt::Outcome run_MoeTokenUnpermuteWithRoutingMap(nn::OperatorTask& task) {
  const gen::MoeTokenUnpermuteWithRoutingMapArgs args{
      .permutedTokens = arguments::tensor(task, 0),
      .sortedIndices = arguments::tensor(task, 1),
      .routingMapOptional = arguments::optional_tensor(task, 2),
      .probsOptional = arguments::optional_tensor(task, 3),
      .paddedMode = arguments::boolean(task, 4),
      .restoreShapeOptional = arguments::optional_ints(task, 5),
      .unpermutedTokens = outputs::tensor(task, 6),
      .outIndex = outputs::tensor(task, 7),
      .permuteTokenId = outputs::tensor(task, 8),
      .permuteProbs = outputs::optional_tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenUnpermuteWithRoutingMap(args);
  return {};
}

rt::Outcome run_MoeTokenUnpermuteWithRoutingMapGrad(nn::OperatorTask& task) {
  const gen::MoeTokenUnpermuteWithRoutingMapGradArgs args{
      .unpermutedTokensGrad = arguments::tensor(task, 0),
      .outIndex = arguments::tensor(task, 1),
      .permuteTokenId = arguments::tensor(task, 2),
      .routingMapOptional = arguments::optional_tensor(task, 3),
      .permutedTokensOptional = arguments::optional_tensor(task, 4),
      .probsOptional = arguments::optional_tensor(task, 5),
      .dropAndPad = arguments::boolean(task, 6),
      .restoreShapeOptional = arguments::optional_ints(task, 7),
      .permutedTokensGradOut = outputs::tensor(task, 8),
      .probsGradOutOptional = outputs::optional_tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeTokenUnpermuteWithRoutingMapGrad(args);
  return {};
}

rt::Outcome run_MoeUpdateExpert(nn::OperatorTask& task) {
  const gen::MoeUpdateExpertArgs args{
      .expertIds = arguments::tensor(task, 0),
      .eplbTable = arguments::tensor(task, 1),
      .expertScalesOptional = arguments::optional_tensor(task, 2),
      .pruningThresholdOptional = arguments::optional_tensor(task, 3),
      .activeMaskOptional = arguments::optional_tensor(task, 4),
      .localRankId = arguments::integer(task, 5),
      .worldSize = arguments::integer(task, 6),
      .balanceMode = arguments::integer(task, 7),
      .balancedExpertIds = outputs::tensor(task, 8),
      .balancedActiveMask = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::MoeUpdateExpert(args);
  return {};
}

rt::Outcome run_NsaCompress(nn::OperatorTask& task) {
  const gen::NsaCompressArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .actSeqLenOptional = arguments::optional_ints(task, 2),
      .layoutOptional = arguments::string(task, 3),
      .compressBlockSize = arguments::integer(task, 4),
      .compressStride = arguments::integer(task, 5),
      .actSeqLenType = arguments::integer(task, 6),
      .output = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaCompress(args);
  return {};
}

rt::Outcome run_NsaCompressAttention(nn::OperatorTask& task) {
  const gen::NsaCompressAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .attenMaskOptional = arguments::optional_tensor(task, 3),
      .topkMaskOptional = arguments::optional_tensor(task, 4),
      .actualSeqQLenOptional = arguments::optional_ints(task, 5),
      .actualCmpSeqKvLenOptional = arguments::optional_ints(task, 6),
      .actualSelSeqKvLenOptional = arguments::optional_ints(task, 7),
      .scaleValue = arguments::real(task, 8),
      .headNum = arguments::integer(task, 9),
      .inputLayout = arguments::string(task, 10),
      .sparseMode = arguments::integer(task, 11),
      .compressBlockSize = arguments::integer(task, 12),
      .compressStride = arguments::integer(task, 13),
      .selectBlockSize = arguments::integer(task, 14),
      .selectBlockCount = arguments::integer(task, 15),
      .softmaxMaxOut = outputs::tensor(task, 16),
      .softmaxSumOut = outputs::tensor(task, 17),
      .attentionOutOut = outputs::tensor(task, 18),
      .topkIndicesOut = outputs::tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaCompressAttention(args);
  return {};
}

rt::Outcome run_NsaCompressAttentionInfer(nn::OperatorTask& task) {
  const gen::NsaCompressAttentionInferArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .attentionMaskOptional = arguments::optional_tensor(task, 3),
      .blockTableOptional = arguments::optional_tensor(task, 4),
      .actualQSeqLenOptional = arguments::optional_ints(task, 5),
      .actualCmpKvSeqLenOptional = arguments::optional_ints(task, 6),
      .actualSelKvSeqLenOptional = arguments::optional_ints(task, 7),
      .topKMaskOptional = arguments::optional_tensor(task, 8),
      .numHeads = arguments::integer(task, 9),
      .numKeyValueHeads = arguments::integer(task, 10),
      .selectBlockSize = arguments::integer(task, 11),
      .selectBlockCount = arguments::integer(task, 12),
      .compressBlockSize = arguments::integer(task, 13),
      .compressBlockStride = arguments::integer(task, 14),
      .scaleValue = arguments::real(task, 15),
      .layoutOptional = arguments::string(task, 16),
      .pageBlockSize = arguments::integer(task, 17),
      .sparseMode = arguments::integer(task, 18),
      .output = outputs::tensor(task, 19),
      .topKOutput = outputs::tensor(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaCompressAttentionInfer(args);
  return {};
}

rt::Outcome run_NsaCompressGrad(nn::OperatorTask& task) {
  const gen::NsaCompressGradArgs args{
      .outputGrad = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .actSeqLenOptionalOptional = arguments::optional_ints(task, 3),
      .compressBlockSize = arguments::integer(task, 4),
      .compressStride = arguments::integer(task, 5),
      .actSeqLenType = arguments::integer(task, 6),
      .layoutOptionalOptional = arguments::string(task, 7),
      .inputGradOut = arguments::tensor(task, 8),
      .weightGradOut = arguments::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaCompressGrad(args);
  return {};
}

rt::Outcome run_NsaCompressWithCache(nn::OperatorTask& task) {
  const gen::NsaCompressWithCacheArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .slotMapping = arguments::tensor(task, 2),
      .actSeqLenOptional = arguments::optional_ints(task, 3),
      .blockTableOptional = arguments::optional_tensor(task, 4),
      .layoutOptional = arguments::string(task, 5),
      .compressBlockSize = arguments::integer(task, 6),
      .compressStride = arguments::integer(task, 7),
      .actSeqLenType = arguments::integer(task, 8),
      .pageBlockSize = arguments::integer(task, 9),
      .outputCache = arguments::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaCompressWithCache(args);
  return {};
}

rt::Outcome run_NsaSelectedAttention(nn::OperatorTask& task) {
  const gen::NsaSelectedAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .topkIndices = arguments::tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .actualSeqQLenOptional = arguments::optional_ints(task, 5),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 6),
      .scaleValue = arguments::real(task, 7),
      .headNum = arguments::integer(task, 8),
      .inputLayout = arguments::string(task, 9),
      .sparseMode = arguments::integer(task, 10),
      .selectedBlockSize = arguments::integer(task, 11),
      .selectedBlockCount = arguments::integer(task, 12),
      .softmaxMaxOut = outputs::tensor(task, 13),
      .softmaxSumOut = outputs::tensor(task, 14),
      .attentionOut = outputs::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaSelectedAttention(args);
  return {};
}

rt::Outcome run_NsaSelectedAttentionGrad(nn::OperatorTask& task) {
  const gen::NsaSelectedAttentionGradArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .attentionOut = arguments::tensor(task, 3),
      .attentionOutGrad = arguments::tensor(task, 4),
      .softmaxMax = arguments::tensor(task, 5),
      .softmaxSum = arguments::tensor(task, 6),
      .topkIndices = arguments::tensor(task, 7),
      .actualSeqQLenOptional = arguments::optional_ints(task, 8),
      .actualSeqKvLenOptional = arguments::optional_ints(task, 9),
      .attenMaskOptional = arguments::optional_tensor(task, 10),
      .scaleValue = arguments::real(task, 11),
      .selectedBlockSize = arguments::integer(task, 12),
      .selectedBlockCount = arguments::integer(task, 13),
      .headNum = arguments::integer(task, 14),
      .inputLayout = arguments::string(task, 15),
      .sparseMode = arguments::integer(task, 16),
      .dqOut = arguments::tensor(task, 17),
      .dkOut = arguments::tensor(task, 18),
      .dvOut = arguments::tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaSelectedAttentionGrad(args);
  return {};
}

rt::Outcome run_NsaSelectedAttentionInfer(nn::OperatorTask& task) {
  const gen::NsaSelectedAttentionInferArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .topkIndices = arguments::tensor(task, 3),
      .attenMaskOptional = arguments::optional_tensor(task, 4),
      .blockTableOptional = arguments::optional_tensor(task, 5),
      .actualQSeqLenOptional = arguments::optional_ints(task, 6),
      .actualKvSeqLenOptional = arguments::optional_ints(task, 7),
      .layoutOptional = arguments::string(task, 8),
      .numHeads = arguments::integer(task, 9),
      .numKeyValueHeads = arguments::integer(task, 10),
      .selectBlockSize = arguments::integer(task, 11),
      .selectBlockCount = arguments::integer(task, 12),
      .pageBlockSize = arguments::integer(task, 13),
      .scaleValue = arguments::real(task, 14),
      .sparseMode = arguments::integer(task, 15),
      .output = outputs::tensor(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::NsaSelectedAttentionInfer(args);
  return {};
}

rt::Outcome run_PromptFlashAttentionV3(nn::OperatorTask& task) {
  const gen::PromptFlashAttentionV3Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .pseShift = arguments::optional_tensor(task, 3),
      .attenMask = arguments::optional_tensor(task, 4),
      .actualSeqLengths = arguments::optional_ints(task, 5),
      .actualSeqLengthsKv = arguments::optional_ints(task, 6),
      .deqScale1 = arguments::optional_tensor(task, 7),
      .quantScale1 = arguments::optional_tensor(task, 8),
      .deqScale2 = arguments::optional_tensor(task, 9),
      .quantScale2 = arguments::optional_tensor(task, 10),
      .quantOffset2 = arguments::optional_tensor(task, 11),
      .numHeads = arguments::integer(task, 12),
      .scaleValue = arguments::real(task, 13),
      .preTokens = arguments::integer(task, 14),
      .nextTokens = arguments::integer(task, 15),
      .inputLayout = arguments::string(task, 16),
      .numKeyValueHeads = arguments::integer(task, 17),
      .sparseMode = arguments::integer(task, 18),
      .innerPrecise = arguments::integer(task, 19),
      .attentionOut = arguments::tensor(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::PromptFlashAttentionV3(args);
  return {};
}

rt::Outcome run_QkvRmsNormRopeCache(nn::OperatorTask& task) {
  const gen::QkvRmsNormRopeCacheArgs args{
      .qkv = arguments::tensor(task, 0),
      .qGamma = arguments::tensor(task, 1),
      .kGamma = arguments::tensor(task, 2),
      .cos = arguments::tensor(task, 3),
      .sin = arguments::tensor(task, 4),
      .index = arguments::tensor(task, 5),
      .qOut = outputs::tensor(task, 6),
      .kCache = arguments::tensor(task, 7),
      .vCache = arguments::tensor(task, 8),
      .kScaleOptional = arguments::optional_tensor(task, 9),
      .vScaleOptional = arguments::optional_tensor(task, 10),
      .kOffsetOptional = arguments::optional_tensor(task, 11),
      .vOffsetOptional = arguments::optional_tensor(task, 12),
      .qkvSize = arguments::ints(task, 13),
      .headNums = arguments::ints(task, 14),
      .epsilon = arguments::real(task, 15),
      .cacheModeOptional = arguments::string(task, 16),
      .qOutBeforeQuant = outputs::optional_tensor(task, 17),
      .kOutBeforeQuant = outputs::optional_tensor(task, 18),
      .vOutBeforeQuant = outputs::optional_tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::QkvRmsNormRopeCache(args);
  return {};
}

rt::Outcome run_QuantGroupedMatmulDequant(nn::OperatorTask& task) {
  const gen::QuantGroupedMatmulDequantArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .weightScale = arguments::tensor(task, 2),
      .groupList = arguments::tensor(task, 3),
      .biasOptional = arguments::optional_tensor(task, 4),
      .xScaleOptional = arguments::optional_tensor(task, 5),
      .xOffsetOptional = arguments::optional_tensor(task, 6),
      .smoothScaleOptional = arguments::optional_tensor(task, 7),
      .xQuantMode = arguments::string(task, 8),
      .transposeWeight = arguments::boolean(task, 9),
      .out = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantGroupedMatmulDequant(args);
  return {};
}

rt::Outcome run_QuantGroupedMatmulDequantWeightNZ(nn::OperatorTask& task) {
  const gen::QuantGroupedMatmulDequantWeightNZArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .weightScale = arguments::tensor(task, 2),
      .groupList = arguments::tensor(task, 3),
      .biasOptional = arguments::optional_tensor(task, 4),
      .xScaleOptional = arguments::optional_tensor(task, 5),
      .xOffsetOptional = arguments::optional_tensor(task, 6),
      .smoothScaleOptional = arguments::optional_tensor(task, 7),
      .xQuantMode = arguments::string(task, 8),
      .transposeWeight = arguments::boolean(task, 9),
      .out = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantGroupedMatmulDequantWeightNZ(args);
  return {};
}

rt::Outcome run_QuantLightningIndexer(nn::OperatorTask& task) {
  const gen::QuantLightningIndexerArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .weights = arguments::tensor(task, 2),
      .queryDequantScale = arguments::tensor(task, 3),
      .keyDequantScale = arguments::tensor(task, 4),
      .actualSeqLengthsQueryOptional = arguments::optional_tensor(task, 5),
      .actualSeqLengthsKeyOptional = arguments::optional_tensor(task, 6),
      .blockTableOptional = arguments::optional_tensor(task, 7),
      .queryQuantMode = arguments::integer(task, 8),
      .keyQuantMode = arguments::integer(task, 9),
      .layoutQueryOptional = arguments::string(task, 10),
      .layoutKeyOptional = arguments::string(task, 11),
      .sparseCount = arguments::integer(task, 12),
      .sparseMode = arguments::integer(task, 13),
      .preTokens = arguments::integer(task, 14),
      .nextTokens = arguments::integer(task, 15),
      .out = outputs::tensor(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantLightningIndexer(args);
  return {};
}

rt::Outcome run_QuantMatmulDequant(nn::OperatorTask& task) {
  const gen::QuantMatmulDequantArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .weightScale = arguments::tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .xScaleOptional = arguments::optional_tensor(task, 4),
      .xOffsetOptional = arguments::optional_tensor(task, 5),
      .smoothScaleOptional = arguments::optional_tensor(task, 6),
      .xQuantMode = arguments::string(task, 7),
      .transposeWeight = arguments::boolean(task, 8),
      .out = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantMatmulDequant(args);
  return {};
}

rt::Outcome run_RecurrentGatedDeltaRule(nn::OperatorTask& task) {
  const gen::RecurrentGatedDeltaRuleArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .beta = arguments::optional_tensor(task, 3),
      .stateRef = arguments::tensor(task, 4),
      .actualSeqLengths = arguments::tensor(task, 5),
      .ssmStateIndices = arguments::tensor(task, 6),
      .g = arguments::optional_tensor(task, 7),
      .gk = arguments::optional_tensor(task, 8),
      .numAcceptedTokens = arguments::optional_tensor(task, 9),
      .scaleValue = arguments::real(task, 10),
      .out = outputs::tensor(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::RecurrentGatedDeltaRule(args);
  return {};
}

rt::Outcome run_RingAttentionUpdateV2(nn::OperatorTask& task) {
  const gen::RingAttentionUpdateV2Args args{
      .prevAttnOut = arguments::tensor(task, 0),
      .prevSoftmaxMax = arguments::tensor(task, 1),
      .prevSoftmaxSum = arguments::tensor(task, 2),
      .curAttnOut = arguments::tensor(task, 3),
      .curSoftmaxMax = arguments::tensor(task, 4),
      .curSoftmaxSum = arguments::tensor(task, 5),
      .actualSeqQlenOptional = arguments::optional_tensor(task, 6),
      .inputLayoutOptional = arguments::string(task, 7),
      .inputSoftmaxLayoutOptional = arguments::string(task, 8),
      .attnOutOut = outputs::tensor(task, 9),
      .softmaxMaxOut = outputs::tensor(task, 10),
      .softmaxSumOut = outputs::tensor(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::RingAttentionUpdateV2(args);
  return {};
}

rt::Outcome run_RmsNorm(nn::OperatorTask& task) {
  const gen::RmsNormArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .epsilon = arguments::real(task, 2),
      .yOut = outputs::tensor(task, 3),
      .rstdOut = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::RmsNorm(args);
  return {};
}

rt::Outcome run_RmsNormGrad(nn::OperatorTask& task) {
  const gen::RmsNormGradArgs args{
      .dy = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .rstd = arguments::tensor(task, 2),
      .gamma = arguments::tensor(task, 3),
      .dxOut = outputs::tensor(task, 4),
      .dgammaOut = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::RmsNormGrad(args);
  return {};
}

rt::Outcome run_RmsNormQuant(nn::OperatorTask& task) {
  const gen::RmsNormQuantArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .beta = arguments::tensor(task, 2),
      .scale = arguments::tensor(task, 3),
      .offset = arguments::tensor(task, 4),
      .epsilon = arguments::real(task, 5),
      .y = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::RmsNormQuant(args);
  return {};
}

rt::Outcome run_RopeWithSinCosCache(nn::OperatorTask& task) {
  const gen::RopeWithSinCosCacheArgs args{
      .positions = arguments::tensor(task, 0),
      .queryIn = arguments::tensor(task, 1),
      .keyIn = arguments::tensor(task, 2),
      .cosSinCache = arguments::tensor(task, 3),
      .mropeSection = arguments::optional_ints(task, 4),
      .headSize = arguments::integer(task, 5),
      .isNeoxStyle = arguments::boolean(task, 6),
      .queryOut = outputs::tensor(task, 7),
      .keyOut = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::RopeWithSinCosCache(args);
  return {};
}

rt::Outcome run_RopeWithSinCosCacheV2(nn::OperatorTask& task) {
  const gen::RopeWithSinCosCacheV2Args args{
      .positions = arguments::tensor(task, 0),
      .queryIn = arguments::tensor(task, 1),
      .keyIn = arguments::tensor(task, 2),
      .cosSinCache = arguments::tensor(task, 3),
      .mropeSection = arguments::optional_ints(task, 4),
      .headSize = arguments::integer(task, 5),
      .isNeoxStyle = arguments::boolean(task, 6),
      .cacheMode = arguments::integer(task, 7),
      .queryOut = outputs::tensor(task, 8),
      .keyOut = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::RopeWithSinCosCacheV2(args);
  return {};
}

rt::Outcome run_RotaryPositionEmbedding(nn::OperatorTask& task) {
  const gen::RotaryPositionEmbeddingArgs args{
      .x = arguments::tensor(task, 0),
      .cos = arguments::tensor(task, 1),
      .sin = arguments::tensor(task, 2),
      .mode = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::RotaryPositionEmbedding(args);
  return {};
}

rt::Outcome run_RotaryPositionEmbeddingGrad(nn::OperatorTask& task) {
  const gen::RotaryPositionEmbeddingGradArgs args{
      .dy = arguments::tensor(task, 0),
      .cos = arguments::tensor(task, 1),
      .sin = arguments::tensor(task, 2),
      .xOptional = arguments::optional_tensor(task, 3),
      .mode = arguments::integer(task, 4),
      .dxOut = outputs::tensor(task, 5),
      .dcosOut = outputs::tensor(task, 6),
      .dsinOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::RotaryPositionEmbeddingGrad(args);
  return {};
}

rt::Outcome run_RotaryPositionEmbeddingV2(nn::OperatorTask& task) {
  const gen::RotaryPositionEmbeddingV2Args args{
      .x = arguments::tensor(task, 0),
      .cos = arguments::tensor(task, 1),
      .sin = arguments::tensor(task, 2),
      .mode = arguments::integer(task, 3),
      .rotate = arguments::optional_tensor(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::RotaryPositionEmbeddingV2(args);
  return {};
}

rt::Outcome run_ScatterPaCache(nn::OperatorTask& task) {
  const gen::ScatterPaCacheArgs args{
      .key = arguments::tensor(task, 0),
      .keyCacheRef = arguments::tensor(task, 1),
      .slotMapping = arguments::tensor(task, 2),
      .compressLensOptional = arguments::optional_tensor(task, 3),
      .compressSeqOffsetOptional = arguments::optional_tensor(task, 4),
      .seqLensOptional = arguments::optional_tensor(task, 5),
      .cacheMode = arguments::string(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterPaCache(args);
  return {};
}

rt::Outcome run_ScatterPaKvCache(nn::OperatorTask& task) {
  const gen::ScatterPaKvCacheArgs args{
      .key = arguments::tensor(task, 0),
      .keyCacheRef = arguments::tensor(task, 1),
      .slotMapping = arguments::tensor(task, 2),
      .value = arguments::tensor(task, 3),
      .valueCacheRef = arguments::tensor(task, 4),
      .compressLensOptional = arguments::optional_tensor(task, 5),
      .compressSeqOffsetOptional = arguments::optional_tensor(task, 6),
      .seqLensOptional = arguments::optional_tensor(task, 7),
      .cacheModeOptional = arguments::string(task, 8),
      .scatterModeOptional = arguments::string(task, 9),
      .stridesOptional = arguments::optional_ints(task, 10),
      .offsetsOptional = arguments::optional_ints(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterPaKvCache(args);
  return {};
}

rt::Outcome run_SparseFlashAttention(nn::OperatorTask& task) {
  const gen::SparseFlashAttentionArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .sparseIndices = arguments::tensor(task, 3),
      .blockTableOptional = arguments::optional_tensor(task, 4),
      .actualSeqLengthsQueryOptional = arguments::optional_tensor(task, 5),
      .actualSeqLengthsKvOptional = arguments::optional_tensor(task, 6),
      .queryRopeOptional = arguments::optional_tensor(task, 7),
      .keyRopeOptional = arguments::optional_tensor(task, 8),
      .scaleValue = arguments::real(task, 9),
      .sparseBlockSizeOptional = arguments::integer(task, 10),
      .layoutQueryOptional = arguments::string(task, 11),
      .layoutKvOptional = arguments::string(task, 12),
      .sparseMode = arguments::integer(task, 13),
      .preTokens = arguments::integer(task, 14),
      .nextTokens = arguments::integer(task, 15),
      .attentionMode = arguments::integer(task, 16),
      .returnSoftmaxLse = arguments::boolean(task, 17),
      .attentionOut = outputs::tensor(task, 18),
      .softmaxMax = outputs::optional_tensor(task, 19),
      .softmaxSum = outputs::optional_tensor(task, 20),
      .task = task,
  };
  const NativeScope scope;
  kernels::SparseFlashAttention(args);
  return {};
}

rt::Outcome run_SparseFlashAttentionGrad(nn::OperatorTask& task) {
  const gen::SparseFlashAttentionGradArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .sparseIndices = arguments::tensor(task, 3),
      .dOut = arguments::tensor(task, 4),
      .out = arguments::tensor(task, 5),
      .softmaxMax = arguments::tensor(task, 6),
      .softmaxSum = arguments::tensor(task, 7),
      .actualSeqLengthsQueryOptional = arguments::optional_tensor(task, 8),
      .actualSeqLengthsKvOptional = arguments::optional_tensor(task, 9),
      .queryRopeOptional = arguments::optional_tensor(task, 10),
      .keyRopeOptional = arguments::optional_tensor(task, 11),
      .scaleValue = arguments::real(task, 12),
      .sparseBlockSize = arguments::integer(task, 13),
      .layoutOptional = arguments::string(task, 14),
      .sparseMode = arguments::integer(task, 15),
      .preTokens = arguments::integer(task, 16),
      .nextTokens = arguments::integer(task, 17),
      .deterministic = arguments::boolean(task, 18),
      .dQueryOut = arguments::tensor(task, 19),
      .dKeyOut = arguments::tensor(task, 20),
      .dValueOut = arguments::tensor(task, 21),
      .dQueryRopeOutOptional = arguments::optional_tensor(task, 22),
      .dKeyRopeOutOptional = arguments::optional_tensor(task, 23),
      .task = task,
  };
  const NativeScope scope;
  kernels::SparseFlashAttentionGrad(args);
  return {};
}

rt::Outcome run_SparseFlashAttentionV2(nn::OperatorTask& task) {
  const gen::SparseFlashAttentionV2Args args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .sparseIndices = arguments::tensor(task, 3),
      .blockTableOptional = arguments::optional_tensor(task, 4),
      .actualSeqLengthsQueryOptional = arguments::optional_tensor(task, 5),
      .actualSeqLengthsKvOptional = arguments::optional_tensor(task, 6),
      .queryRopeOptional = arguments::optional_tensor(task, 7),
      .keyRopeOptional = arguments::optional_tensor(task, 8),
      .sinksOptional = arguments::optional_tensor(task, 9),
      .scaleValue = arguments::real(task, 10),
      .sparseBlockSizeOptional = arguments::integer(task, 11),
      .layoutQueryOptional = arguments::string(task, 12),
      .layoutKvOptional = arguments::string(task, 13),
      .sparseMode = arguments::integer(task, 14),
      .preTokens = arguments::integer(task, 15),
      .nextTokens = arguments::integer(task, 16),
      .attentionMode = arguments::integer(task, 17),
      .returnSoftmaxLse = arguments::boolean(task, 18),
      .attentionOut = outputs::tensor(task, 19),
      .softmaxMax = outputs::optional_tensor(task, 20),
      .softmaxSum = outputs::optional_tensor(task, 21),
      .task = task,
  };
  const NativeScope scope;
  kernels::SparseFlashAttentionV2(args);
  return {};
}

rt::Outcome run_SparseLightningIndexerGradKLLoss(nn::OperatorTask& task) {
  const gen::SparseLightningIndexerGradKLLossArgs args{
      .query = arguments::tensor(task, 0),
      .key = arguments::tensor(task, 1),
      .queryIndex = arguments::tensor(task, 2),
      .keyIndex = arguments::tensor(task, 3),
      .weights = arguments::tensor(task, 4),
      .sparseIndices = arguments::tensor(task, 5),
      .softmaxMax = arguments::tensor(task, 6),
      .softmaxSum = arguments::tensor(task, 7),
      .queryRope = arguments::optional_tensor(task, 8),
      .keyRope = arguments::optional_tensor(task, 9),
      .actualSeqLengthsQuery = arguments::optional_ints(task, 10),
      .actualSeqLengthsKey = arguments::optional_ints(task, 11),
      .scaleValue = arguments::real(task, 12),
      .layout = arguments::string(task, 13),
      .sparseMode = arguments::integer(task, 14),
      .pre_tokens = arguments::integer(task, 15),
      .next_tokens = arguments::integer(task, 16),
      .deterministic = arguments::boolean(task, 17),
      .dQueryIndex = outputs::tensor(task, 18),
      .dKeyIndex = outputs::tensor(task, 19),
      .dWeights = outputs::tensor(task, 20),
      .loss = outputs::tensor(task, 21),
      .task = task,
  };
  const NativeScope scope;
  kernels::SparseLightningIndexerGradKLLoss(args);
  return {};
}

rt::Outcome run_SwiGlu(nn::OperatorTask& task) {
  const gen::SwiGluArgs args{
      .x = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::SwiGlu(args);
  return {};
}

rt::Outcome run_SwiGluGrad(nn::OperatorTask& task) {
  const gen::SwiGluGradArgs args{
      .yGrad = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .dim = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::SwiGluGrad(args);
  return {};
}

rt::Outcome run_SwiGluQuantV2(nn::OperatorTask& task) {
  const gen::SwiGluQuantV2Args args{
      .x = arguments::tensor(task, 0),
      .smoothScalesOptional = arguments::optional_tensor(task, 1),
      .offsetsOptional = arguments::optional_tensor(task, 2),
      .groupIndexOptional = arguments::optional_tensor(task, 3),
      .activateLeft = arguments::boolean(task, 4),
      .quantModeOptional = arguments::string(task, 5),
      .groupListType = arguments::integer(task, 6),
      .dstType = arguments::integer(task, 7),
      .yOut = outputs::tensor(task, 8),
      .scaleOut = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::SwiGluQuantV2(args);
  return {};
}

}  // namespace hotplate::host
