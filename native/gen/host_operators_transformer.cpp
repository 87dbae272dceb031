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
void ChunkGatedDeltaRule(const gen::ChunkGatedDeltaRuleArgs& args);
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
void GeGluV3(const gen::GeGluV3Args& args);
void GeGluV3Backward(const gen::GeGluV3BackwardArgs& args);
void GeluMul(const gen::GeluMulArgs& args);
void GemmaRmsNorm(const gen::GemmaRmsNormArgs& args);
void InplaceAddRmsNorm(const gen::InplaceAddRmsNormArgs& args);
void RecurrentGatedDeltaRule(const gen::RecurrentGatedDeltaRuleArgs& args);
void RmsNorm(const gen::RmsNormArgs& args);
void RmsNormGrad(const gen::RmsNormGradArgs& args);
void RmsNormQuant(const gen::RmsNormQuantArgs& args);
void RotaryPositionEmbedding(const gen::RotaryPositionEmbeddingArgs& args);
void RotaryPositionEmbeddingGrad(const gen::RotaryPositionEmbeddingGradArgs& args);
void SwiGlu(const gen::SwiGluArgs& args);
void SwiGluGrad(const gen::SwiGluGradArgs& args);
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

}  // namespace hotplate::host
