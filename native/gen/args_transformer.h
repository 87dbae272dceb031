// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AddRmsNormArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor gamma;
  double epsilon;
  at::Tensor yOut;
  at::Tensor rstdOut;
  at::Tensor xOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddRmsNormCastArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor gamma;
  double epsilon;
  at::Tensor y1Out;
  at::Tensor y2Out;
  at::Tensor rstdOut;
  at::Tensor xOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddRmsNormDynamicQuantV2Args {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor gamma;
  std::optional<at::Tensor> smoothScale1Optional;
  std::optional<at::Tensor> smoothScale2Optional;
  std::optional<at::Tensor> betaOptional;
  double epsilon;
  std::vector<bool> outputMask;
  at::Tensor y1Out;
  at::Tensor y2Out;
  at::Tensor xOut;
  at::Tensor scale1Out;
  at::Tensor scale2Out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddRmsNormQuantArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor gamma;
  at::Tensor scales1;
  std::optional<at::Tensor> scales2Optional;
  std::optional<at::Tensor> zeroPoints1Optional;
  std::optional<at::Tensor> zeroPoints2Optional;
  int64_t axis;
  double epsilon;
  bool divMode;
  at::Tensor y1Out;
  at::Tensor y2Out;
  at::Tensor xOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddRmsNormQuantV2Args {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor gamma;
  at::Tensor scales1;
  std::optional<at::Tensor> scales2Optional;
  std::optional<at::Tensor> zeroPoints1Optional;
  std::optional<at::Tensor> zeroPoints2Optional;
  std::optional<at::Tensor> betaOptional;
  int64_t axis;
  double epsilon;
  bool divMode;
  at::Tensor y1Out;
  at::Tensor y2Out;
  at::Tensor xOut;
  std::optional<at::Tensor> rmsNormOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AdvanceStepV2Args {
  at::Tensor inputTokens;
  at::Tensor sampledTokenIds;
  at::Tensor inputPositions;
  at::Tensor seqLens;
  at::Tensor slotMapping;
  at::Tensor blockTables;
  at::Tensor specToken;
  at::Tensor acceptedNum;
  int64_t numSeqs;
  int64_t numQueries;
  int64_t blockSize;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ChunkGatedDeltaRuleArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor beta;
  at::Tensor initialState;
  at::Tensor actualSeqLengths;
  double scaleValue;
  std::optional<at::Tensor> gOptional;
  at::Tensor out;
  at::Tensor finalState;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreGradArgs {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreGradV2Args {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreGradV3Args {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<at::Tensor> sinkInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  std::optional<at::Tensor> dsinkOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreGradV4Args {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<at::Tensor> sinkInOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  std::optional<at::Tensor> dScaleQOptional;
  std::optional<at::Tensor> dScaleKOptional;
  std::optional<at::Tensor> dScaleVOptional;
  std::optional<at::Tensor> dScaleDyOptional;
  std::optional<at::Tensor> dScaleOOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  std::string softmaxInLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  int64_t seed;
  int64_t offset;
  int64_t outDtype;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dqRopeOut;
  std::optional<at::Tensor> dkRopeOut;
  std::optional<at::Tensor> dpseOut;
  std::optional<at::Tensor> dsinkOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreV2Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreV3Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> sinkOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionScoreV4Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  std::optional<at::Tensor> dScaleQOptional;
  std::optional<at::Tensor> dScaleKOptional;
  std::optional<at::Tensor> dScaleVOptional;
  std::optional<at::Tensor> sinkOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t outDtype;
  int64_t pseType;
  std::string softmaxOutLayout;
  int64_t seed;
  int64_t offset;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionUnpaddingScoreGradArgs {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionUnpaddingScoreGradV2Args {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionUnpaddingScoreGradV3Args {
  at::Tensor query;
  at::Tensor queryRope;
  at::Tensor keyIn;
  at::Tensor keyInRope;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor dqOut;
  std::optional<at::Tensor> dqRopeOut;
  at::Tensor dkOut;
  std::optional<at::Tensor> dkRopeOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionUnpaddingScoreGradV4Args {
  at::Tensor query;
  at::Tensor keyIn;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  std::string softmaxInLayout;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionUnpaddingScoreGradV5Args {
  at::Tensor query;
  std::optional<at::Tensor> queryRope;
  at::Tensor keyIn;
  std::optional<at::Tensor> keyInRope;
  at::Tensor value;
  at::Tensor dy;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> softmaxMaxOptional;
  std::optional<at::Tensor> softmaxSumOptional;
  std::optional<at::Tensor> softmaxInOptional;
  std::optional<at::Tensor> attentionInOptional;
  std::optional<at::Tensor> sinkInOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  std::string softmaxInLayout;
  at::Tensor dqOut;
  std::optional<at::Tensor> dqRopeOut;
  at::Tensor dkOut;
  std::optional<at::Tensor> dkRopeOut;
  at::Tensor dvOut;
  std::optional<at::Tensor> dpseOut;
  std::optional<at::Tensor> dsinkOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionVarLenScoreArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionVarLenScoreV2Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionVarLenScoreV3Args {
  at::Tensor query;
  at::Tensor queryRope;
  at::Tensor key;
  at::Tensor keyRope;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionVarLenScoreV4Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  std::string softmaxOutLayout;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FlashAttentionVarLenScoreV5Args {
  at::Tensor query;
  std::optional<at::Tensor> queryRope;
  at::Tensor key;
  std::optional<at::Tensor> keyRope;
  at::Tensor value;
  std::optional<at::Tensor> realShiftOptional;
  std::optional<at::Tensor> dropMaskOptional;
  std::optional<at::Tensor> paddingMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> sinkOptional;
  std::optional<std::vector<int64_t>> prefixOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  double scaleValue;
  double keepProb;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t headNum;
  std::string inputLayout;
  int64_t innerPrecise;
  int64_t sparseMode;
  int64_t pseType;
  std::string softmaxOutLayout;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  std::optional<at::Tensor> softmaxOutOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GeGluV3Args {
  at::Tensor self;
  int64_t dim;
  int64_t approximate;
  bool activateLeft;
  at::Tensor out;
  at::Tensor outGelu;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GeGluV3BackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor gelu;
  int64_t dim;
  int64_t approximate;
  bool activateLeft;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GeluMulArgs {
  at::Tensor input;
  std::string approximateOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GemmaRmsNormArgs {
  at::Tensor x;
  at::Tensor gamma;
  double epsilon;
  at::Tensor yOut;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceAddRmsNormArgs {
  at::Tensor x1Ref;
  at::Tensor x2Ref;
  at::Tensor gamma;
  double epsilon;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RecurrentGatedDeltaRuleArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> beta;
  at::Tensor stateRef;
  at::Tensor actualSeqLengths;
  at::Tensor ssmStateIndices;
  std::optional<at::Tensor> g;
  std::optional<at::Tensor> gk;
  std::optional<at::Tensor> numAcceptedTokens;
  double scaleValue;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RmsNormArgs {
  at::Tensor x;
  at::Tensor gamma;
  double epsilon;
  at::Tensor yOut;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RmsNormGradArgs {
  at::Tensor dy;
  at::Tensor x;
  at::Tensor rstd;
  at::Tensor gamma;
  at::Tensor dxOut;
  at::Tensor dgammaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RmsNormQuantArgs {
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor beta;
  at::Tensor scale;
  at::Tensor offset;
  double epsilon;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RotaryPositionEmbeddingArgs {
  at::Tensor x;
  at::Tensor cos;
  at::Tensor sin;
  int64_t mode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RotaryPositionEmbeddingGradArgs {
  at::Tensor dy;
  at::Tensor cos;
  at::Tensor sin;
  std::optional<at::Tensor> xOptional;
  int64_t mode;
  at::Tensor dxOut;
  at::Tensor dcosOut;
  at::Tensor dsinOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SwiGluArgs {
  at::Tensor x;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SwiGluGradArgs {
  at::Tensor yGrad;
  at::Tensor x;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
