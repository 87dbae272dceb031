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

struct ApplyRotaryPosEmbArgs {
  at::Tensor queryRef;
  at::Tensor keyRef;
  at::Tensor cos;
  at::Tensor sin;
  int64_t layout;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ApplyRotaryPosEmbV2Args {
  at::Tensor queryRef;
  at::Tensor keyRef;
  at::Tensor cos;
  at::Tensor sin;
  int64_t layout;
  std::string rotaryMode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AttentionUpdateArgs {
  std::vector<at::Tensor> lse;
  std::vector<at::Tensor> localOut;
  int64_t updateType;
  at::Tensor out;
  std::optional<at::Tensor> lseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BlockSparseAttentionArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> blockSparseMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> blockShapeOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::string qInputLayout;
  std::string kvInputLayout;
  int64_t numKeyValueHeads;
  int64_t maskType;
  double scaleValue;
  int64_t innerPrecise;
  int64_t blockSize;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t softmaxLseFlag;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxLseOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BlockSparseAttentionGradArgs {
  at::Tensor dout;
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor attentionOut;
  at::Tensor softmaxLse;
  std::optional<at::Tensor> blockSparseMaskOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> blockShapeOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKvOptional;
  std::string qInputLayout;
  std::string kvInputLayout;
  int64_t numKeyValueHeads;
  int64_t maskType;
  double scaleValue;
  int64_t preTokens;
  int64_t nextTokens;
  at::Tensor dq;
  at::Tensor dk;
  at::Tensor dv;
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

struct ClippedSwigluArgs {
  at::Tensor x;
  std::optional<at::Tensor> groupIndexOptional;
  int64_t dim;
  double alpha;
  double limit;
  double bias;
  bool interleaved;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DenseLightningIndexerGradKLLossArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor queryIndex;
  at::Tensor keyIndex;
  at::Tensor weights;
  at::Tensor softmaxMax;
  at::Tensor softmaxSum;
  at::Tensor softmaxMaxIndex;
  at::Tensor softmaxSumIndex;
  std::optional<at::Tensor> queryRope;
  std::optional<at::Tensor> keyRope;
  std::optional<std::vector<int64_t>> actualSeqLengthsQuery;
  std::optional<std::vector<int64_t>> actualSeqLengthsKey;
  double scaleValue;
  std::string layout;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  at::Tensor dQueryIndex;
  at::Tensor dKeyIndex;
  at::Tensor dWeights;
  at::Tensor loss;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DenseLightningIndexerSoftmaxLseArgs {
  at::Tensor queryIndex;
  at::Tensor keyIndex;
  at::Tensor weight;
  std::optional<std::vector<int64_t>> actualSeqLengthsQueryOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKeyOptional;
  std::string layoutOptional;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DequantRopeQuantKvcacheArgs {
  at::Tensor x;
  at::Tensor cos;
  at::Tensor sin;
  at::Tensor kCacheRef;
  at::Tensor vCacheRef;
  at::Tensor indices;
  at::Tensor scaleK;
  at::Tensor scaleV;
  std::optional<at::Tensor> offsetKOptional;
  std::optional<at::Tensor> offsetVOptional;
  std::optional<at::Tensor> weightScaleOptional;
  std::optional<at::Tensor> activationScaleOptional;
  std::optional<at::Tensor> biasOptional;
  std::vector<int64_t> sizeSplits;
  std::string quantModeOptional;
  std::string layoutOptional;
  bool kvOutput;
  std::string cacheModeOptional;
  at::Tensor qOut;
  at::Tensor kOut;
  at::Tensor vOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DequantSwigluQuantArgs {
  at::Tensor x;
  std::optional<at::Tensor> weightScaleOptional;
  std::optional<at::Tensor> activationScaleOptional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> quantScaleOptional;
  std::optional<at::Tensor> quantOffsetOptional;
  std::optional<at::Tensor> groupIndexOptional;
  bool activateLeft;
  std::string quantModeOptional;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DequantSwigluQuantV2Args {
  at::Tensor x;
  std::optional<at::Tensor> weightScaleOptional;
  std::optional<at::Tensor> activationScaleOptional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> quantScaleOptional;
  std::optional<at::Tensor> quantOffsetOptional;
  std::optional<at::Tensor> groupIndexOptional;
  bool activateLeft;
  std::string quantModeOptional;
  int64_t dstType;
  std::string roundModeOptional;
  int64_t activateDim;
  int64_t swigluMode;
  double clampLimit;
  double gluAlpha;
  double gluBias;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FFNV2Args {
  at::Tensor x;
  at::Tensor weight1;
  at::Tensor weight2;
  std::optional<std::vector<int64_t>> expertTokens;
  std::optional<at::Tensor> bias1;
  std::optional<at::Tensor> bias2;
  std::optional<at::Tensor> scale;
  std::optional<at::Tensor> offset;
  std::optional<at::Tensor> deqScale1;
  std::optional<at::Tensor> deqScale2;
  std::optional<at::Tensor> antiquantScale1;
  std::optional<at::Tensor> antiquantScale2;
  std::optional<at::Tensor> antiquantOffset1;
  std::optional<at::Tensor> antiquantOffset2;
  std::string activation;
  int64_t innerPrecise;
  bool tokensIndexFlag;
  at::Tensor y;
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

struct FusedFloydAttentionArgs {
  at::Tensor query;
  at::Tensor key1;
  at::Tensor value1;
  at::Tensor key2;
  at::Tensor value2;
  std::optional<at::Tensor> attenMaskOptional;
  double scaleValueOptional;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  at::Tensor attentionOutOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedFloydAttentionGradArgs {
  at::Tensor query;
  at::Tensor key1;
  at::Tensor value1;
  at::Tensor key2;
  at::Tensor value2;
  at::Tensor dy;
  std::optional<at::Tensor> attenMaskOptional;
  at::Tensor softmaxMax;
  at::Tensor softmaxSum;
  at::Tensor attentionIn;
  double scaleValue;
  at::Tensor dqOut;
  at::Tensor dk1Out;
  at::Tensor dv1Out;
  at::Tensor dk2Out;
  at::Tensor dv2Out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedInferAttentionScoreV2Args {
  at::Tensor query;
  std::vector<at::Tensor> key;
  std::vector<at::Tensor> value;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> deqScale1Optional;
  std::optional<at::Tensor> quantScale1Optional;
  std::optional<at::Tensor> deqScale2Optional;
  std::optional<at::Tensor> quantScale2Optional;
  std::optional<at::Tensor> quantOffset2Optional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<at::Tensor> queryPaddingSizeOptional;
  std::optional<at::Tensor> kvPaddingSizeOptional;
  std::optional<at::Tensor> keyAntiquantScaleOptional;
  std::optional<at::Tensor> keyAntiquantOffsetOptional;
  std::optional<at::Tensor> valueAntiquantScaleOptional;
  std::optional<at::Tensor> valueAntiquantOffsetOptional;
  std::optional<at::Tensor> keySharedPrefixOptional;
  std::optional<at::Tensor> valueSharedPrefixOptional;
  std::optional<std::vector<int64_t>> actualSharedPrefixLenOptional;
  int64_t numHeads;
  double scaleValue;
  int64_t preTokens;
  int64_t nextTokens;
  std::string inputLayout;
  int64_t numKeyValueHeads;
  int64_t sparseMode;
  int64_t innerPrecise;
  int64_t blockSize;
  int64_t antiquantMode;
  bool softmaxLseFlag;
  int64_t keyAntiquantMode;
  int64_t valueAntiquantMode;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxLse;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedInferAttentionScoreV3Args {
  at::Tensor query;
  std::vector<at::Tensor> key;
  std::vector<at::Tensor> value;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> deqScale1Optional;
  std::optional<at::Tensor> quantScale1Optional;
  std::optional<at::Tensor> deqScale2Optional;
  std::optional<at::Tensor> quantScale2Optional;
  std::optional<at::Tensor> quantOffset2Optional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<at::Tensor> queryPaddingSizeOptional;
  std::optional<at::Tensor> kvPaddingSizeOptional;
  std::optional<at::Tensor> keyAntiquantScaleOptional;
  std::optional<at::Tensor> keyAntiquantOffsetOptional;
  std::optional<at::Tensor> valueAntiquantScaleOptional;
  std::optional<at::Tensor> valueAntiquantOffsetOptional;
  std::optional<at::Tensor> keySharedPrefixOptional;
  std::optional<at::Tensor> valueSharedPrefixOptional;
  std::optional<std::vector<int64_t>> actualSharedPrefixLenOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  std::optional<at::Tensor> keyRopeAntiquantScaleOptional;
  int64_t numHeads;
  double scaleValue;
  int64_t preTokens;
  int64_t nextTokens;
  std::string inputLayout;
  int64_t numKeyValueHeads;
  int64_t sparseMode;
  int64_t innerPrecise;
  int64_t blockSize;
  int64_t antiquantMode;
  bool softmaxLseFlag;
  int64_t keyAntiquantMode;
  int64_t valueAntiquantMode;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxLse;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedInferAttentionScoreV4Args {
  at::Tensor query;
  std::vector<at::Tensor> key;
  std::vector<at::Tensor> value;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> deqScale1Optional;
  std::optional<at::Tensor> quantScale1Optional;
  std::optional<at::Tensor> deqScale2Optional;
  std::optional<at::Tensor> quantScale2Optional;
  std::optional<at::Tensor> quantOffset2Optional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<at::Tensor> queryPaddingSizeOptional;
  std::optional<at::Tensor> kvPaddingSizeOptional;
  std::optional<at::Tensor> keyAntiquantScaleOptional;
  std::optional<at::Tensor> keyAntiquantOffsetOptional;
  std::optional<at::Tensor> valueAntiquantScaleOptional;
  std::optional<at::Tensor> valueAntiquantOffsetOptional;
  std::optional<at::Tensor> keySharedPrefixOptional;
  std::optional<at::Tensor> valueSharedPrefixOptional;
  std::optional<std::vector<int64_t>> actualSharedPrefixLenOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  std::optional<at::Tensor> keyRopeAntiquantScaleOptional;
  std::optional<at::Tensor> dequantScaleQueryOptional;
  std::optional<at::Tensor> learnableSinkOptional;
  int64_t numHeads;
  double scaleValue;
  int64_t preTokens;
  int64_t nextTokens;
  std::string inputLayout;
  int64_t numKeyValueHeads;
  int64_t sparseMode;
  int64_t innerPrecise;
  int64_t blockSize;
  int64_t antiquantMode;
  bool softmaxLseFlag;
  int64_t keyAntiquantMode;
  int64_t valueAntiquantMode;
  int64_t queryQuantMode;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxLse;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedInferAttentionScoreV5Args {
  at::Tensor query;
  std::vector<at::Tensor> key;
  std::vector<at::Tensor> value;
  std::optional<at::Tensor> pseShiftOptional;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsOptional;
  std::optional<std::vector<int64_t>> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> deqScale1Optional;
  std::optional<at::Tensor> quantScale1Optional;
  std::optional<at::Tensor> deqScale2Optional;
  std::optional<at::Tensor> quantScale2Optional;
  std::optional<at::Tensor> quantOffset2Optional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<at::Tensor> queryPaddingSizeOptional;
  std::optional<at::Tensor> kvPaddingSizeOptional;
  std::optional<at::Tensor> keyAntiquantScaleOptional;
  std::optional<at::Tensor> keyAntiquantOffsetOptional;
  std::optional<at::Tensor> valueAntiquantScaleOptional;
  std::optional<at::Tensor> valueAntiquantOffsetOptional;
  std::optional<at::Tensor> keySharedPrefixOptional;
  std::optional<at::Tensor> valueSharedPrefixOptional;
  std::optional<std::vector<int64_t>> actualSharedPrefixLenOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  std::optional<at::Tensor> keyRopeAntiquantScaleOptional;
  std::optional<at::Tensor> dequantScaleQueryOptional;
  std::optional<at::Tensor> learnableSinkOptional;
  std::optional<std::vector<int64_t>> qStartIdxOptional;
  std::optional<std::vector<int64_t>> kvStartIdxOptional;
  int64_t numHeads;
  double scaleValue;
  int64_t preTokens;
  int64_t nextTokens;
  std::string inputLayout;
  int64_t numKeyValueHeads;
  int64_t sparseMode;
  int64_t innerPrecise;
  int64_t blockSize;
  int64_t antiquantMode;
  bool softmaxLseFlag;
  int64_t keyAntiquantMode;
  int64_t valueAntiquantMode;
  int64_t queryQuantMode;
  int64_t pseType;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxLse;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GatherPaKvCacheArgs {
  at::Tensor keyCache;
  at::Tensor valueCache;
  at::Tensor blockTables;
  at::Tensor seqLens;
  at::Tensor keyRef;
  at::Tensor valueRef;
  std::optional<at::Tensor> seqOffsetOptional;
  std::string cacheMode;
  bool isSeqLensCumsum;
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

struct GroupedMatmulArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> biasOptional;
  std::vector<at::Tensor> scaleOptional;
  std::vector<at::Tensor> offsetOptional;
  std::vector<at::Tensor> antiquantScaleOptional;
  std::vector<at::Tensor> antiquantOffsetOptional;
  std::optional<std::vector<int64_t>> groupListOptional;
  int64_t splitItem;
  std::vector<at::Tensor> y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulAddArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor groupList;
  at::Tensor yRef;
  bool transposeX;
  bool transposeWeight;
  int64_t groupType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulAddV2Args {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor groupList;
  at::Tensor yRef;
  bool transposeX;
  bool transposeWeight;
  int64_t groupType;
  int64_t groupListType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulFinalizeRoutingV2Args {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> scaleOptional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> offsetOptional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> pertokenScaleOptional;
  std::optional<at::Tensor> groupListOptional;
  std::optional<at::Tensor> sharedInputOptional;
  std::optional<at::Tensor> logitOptional;
  std::optional<at::Tensor> rowIndexOptional;
  int64_t dtype;
  double sharedInputWeight;
  int64_t sharedInputOffset;
  bool transposeX1;
  bool transposeX2;
  int64_t groupListType;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulFinalizeRoutingV3Args {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> scaleOptional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> offsetOptional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> pertokenScaleOptional;
  std::optional<at::Tensor> groupListOptional;
  std::optional<at::Tensor> sharedInputOptional;
  std::optional<at::Tensor> logitOptional;
  std::optional<at::Tensor> rowIndexOptional;
  int64_t dtype;
  double sharedInputWeight;
  int64_t sharedInputOffset;
  bool transposeX1;
  bool transposeX2;
  int64_t groupListType;
  std::optional<std::vector<int64_t>> tuningConfigOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulFinalizeRoutingWeightNzArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor scale;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> pertokenScaleOptional;
  at::Tensor groupList;
  std::optional<at::Tensor> sharedInput;
  std::optional<at::Tensor> logit;
  std::optional<at::Tensor> rowIndex;
  int64_t dtype;
  double sharedInputWeight;
  int64_t sharedInputOffset;
  bool transposeX1;
  bool transposeX2;
  int64_t groupListType;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulFinalizeRoutingWeightNzV2Args {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor scale;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offsetOptional;
  std::optional<at::Tensor> antiquantScaleOptional;
  std::optional<at::Tensor> antiquantOffsetOptional;
  std::optional<at::Tensor> pertokenScaleOptional;
  at::Tensor groupList;
  std::optional<at::Tensor> sharedInput;
  std::optional<at::Tensor> logit;
  std::optional<at::Tensor> rowIndex;
  int64_t dtype;
  double sharedInputWeight;
  int64_t sharedInputOffset;
  bool transposeX1;
  bool transposeX2;
  int64_t groupListType;
  std::optional<std::vector<int64_t>> tuningConfigOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulSwigluQuantV2Args {
  at::Tensor x;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> weightScale;
  std::vector<at::Tensor> weightAssistMatrix;
  std::optional<at::Tensor> bias;
  at::Tensor xScale;
  std::optional<at::Tensor> smoothScale;
  at::Tensor groupList;
  int64_t dequantMode;
  int64_t dequantDtype;
  int64_t quantMode;
  int64_t groupListType;
  std::optional<std::vector<int64_t>> tuningConfigOptional;
  at::Tensor output;
  at::Tensor outputScale;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulSwigluQuantWeightNZArgs {
  at::Tensor x;
  at::Tensor weight;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset;
  at::Tensor weightScale;
  at::Tensor xScale;
  at::Tensor groupList;
  at::Tensor output;
  at::Tensor outputScale;
  std::optional<at::Tensor> outputOffset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulSwigluQuantWeightNzV2Args {
  at::Tensor x;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> weightScale;
  std::vector<at::Tensor> weightAssistMatrix;
  std::optional<at::Tensor> bias;
  at::Tensor xScale;
  std::optional<at::Tensor> smoothScale;
  at::Tensor groupList;
  int64_t dequantMode;
  int64_t dequantDtype;
  int64_t quantMode;
  int64_t groupListType;
  std::optional<std::vector<int64_t>> tuningConfigOptional;
  at::Tensor output;
  at::Tensor outputScale;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulV4Args {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> biasOptional;
  std::vector<at::Tensor> scaleOptional;
  std::vector<at::Tensor> offsetOptional;
  std::vector<at::Tensor> antiquantScaleOptional;
  std::vector<at::Tensor> antiquantOffsetOptional;
  std::vector<at::Tensor> perTokenScaleOptional;
  std::optional<at::Tensor> groupListOptional;
  std::vector<at::Tensor> activationInputOptional;
  std::vector<at::Tensor> activationQuantScaleOptional;
  std::vector<at::Tensor> activationQuantOffsetOptional;
  int64_t splitItem;
  int64_t groupType;
  int64_t groupListType;
  int64_t actType;
  std::vector<at::Tensor> out;
  std::vector<at::Tensor> activationFeatureOutOptional;
  std::vector<at::Tensor> dynQuantScaleOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulV5Args {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> biasOptional;
  std::vector<at::Tensor> scaleOptional;
  std::vector<at::Tensor> offsetOptional;
  std::vector<at::Tensor> antiquantScaleOptional;
  std::vector<at::Tensor> antiquantOffsetOptional;
  std::vector<at::Tensor> perTokenScaleOptional;
  std::optional<at::Tensor> groupListOptional;
  std::vector<at::Tensor> activationInputOptional;
  std::vector<at::Tensor> activationQuantScaleOptional;
  std::vector<at::Tensor> activationQuantOffsetOptional;
  int64_t splitItem;
  int64_t groupType;
  int64_t groupListType;
  int64_t actType;
  std::optional<std::vector<int64_t>> tuningConfigOptional;
  std::vector<at::Tensor> out;
  std::vector<at::Tensor> activationFeatureOutOptional;
  std::vector<at::Tensor> dynQuantScaleOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupedMatmulWeightNzArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> biasOptional;
  std::vector<at::Tensor> scaleOptional;
  std::vector<at::Tensor> offsetOptional;
  std::vector<at::Tensor> antiquantScaleOptional;
  std::vector<at::Tensor> antiquantOffsetOptional;
  std::vector<at::Tensor> perTokenScaleOptional;
  std::optional<at::Tensor> groupListOptional;
  std::vector<at::Tensor> activationInputOptional;
  std::vector<at::Tensor> activationQuantScaleOptional;
  std::vector<at::Tensor> activationQuantOffsetOptional;
  int64_t splitItem;
  int64_t groupType;
  int64_t groupListType;
  int64_t actType;
  std::optional<std::vector<int64_t>> tuningConfigOptional;
  int64_t quantGroupSize;
  std::vector<at::Tensor> out;
  std::vector<at::Tensor> activationFeatureOutOptional;
  std::vector<at::Tensor> dynQuantScaleOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IncreFlashAttentionV4Args {
  at::Tensor query;
  std::vector<at::Tensor> key;
  std::vector<at::Tensor> value;
  std::optional<at::Tensor> pseShift;
  std::optional<at::Tensor> attenMask;
  std::optional<std::vector<int64_t>> actualSeqLengths;
  std::optional<at::Tensor> dequantScale1;
  std::optional<at::Tensor> quantScale1;
  std::optional<at::Tensor> dequantScale2;
  std::optional<at::Tensor> quantScale2;
  std::optional<at::Tensor> quantOffset2;
  std::optional<at::Tensor> antiquantScale;
  std::optional<at::Tensor> antiquantOffset;
  std::optional<at::Tensor> blocktable;
  std::optional<at::Tensor> kvPaddingSize;
  int64_t numHeads;
  double scaleValue;
  std::string inputLayout;
  int64_t numKeyValueHeads;
  int64_t blockSize;
  int64_t innerPrecise;
  at::Tensor attentionOut;
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

struct InterleaveRopeArgs {
  at::Tensor x;
  at::Tensor cos;
  at::Tensor sin;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KvQuantSparseFlashAttentionArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor sparse_indices;
  std::optional<at::Tensor> key_dequant_scale;
  std::optional<at::Tensor> value_dequant_scale;
  std::optional<at::Tensor> block_table;
  std::optional<at::Tensor> actual_seq_lengths_query;
  std::optional<at::Tensor> actual_seq_lengths_kv;
  double scale_value;
  int64_t key_quant_mode;
  int64_t value_quant_mode;
  int64_t sparse_block_size;
  std::string layout_query;
  std::string layout_kv;
  int64_t sparse_mode;
  int64_t pre_tokens;
  int64_t next_tokens;
  int64_t attention_mode;
  int64_t quant_scale_repo_mode;
  int64_t tile_size;
  int64_t rope_head_dim;
  at::Tensor attention_out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KvRmsNormRopeCacheArgs {
  at::Tensor kv;
  at::Tensor gamma;
  at::Tensor cos;
  at::Tensor sin;
  at::Tensor index;
  at::Tensor kCacheRef;
  at::Tensor ckvCacheRef;
  std::optional<at::Tensor> kRopeScaleOptional;
  std::optional<at::Tensor> cKvScaleOptional;
  std::optional<at::Tensor> kRopeOffsetOptional;
  std::optional<at::Tensor> cKvOffsetOptional;
  double epsilon;
  std::string cacheModeOptional;
  bool isOutputKv;
  at::Tensor kRopeOut;
  at::Tensor cKvOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KvRmsNormRopeCacheV2Args {
  at::Tensor kv;
  at::Tensor gamma;
  at::Tensor cos;
  at::Tensor sin;
  at::Tensor index;
  at::Tensor kCacheRef;
  at::Tensor ckvCacheRef;
  std::optional<at::Tensor> kRopeScaleOptional;
  std::optional<at::Tensor> cKvScaleOptional;
  std::optional<at::Tensor> kRopeOffsetOptional;
  std::optional<at::Tensor> cKvOffsetOptional;
  std::optional<at::Tensor> vOptional;
  double epsilon;
  std::string cacheModeOptional;
  bool isOutputKv;
  at::Tensor kRopeOut;
  at::Tensor cKvOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LightningIndexerArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor weights;
  std::optional<at::Tensor> actualSeqLengthsQueryOptional;
  std::optional<at::Tensor> actualSeqLengthsKeyOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::string layoutQueryOptional;
  std::string layoutKeyOptional;
  int64_t sparseCount;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  bool returnValues;
  at::Tensor sparseIndicesOut;
  std::optional<at::Tensor> sparseValuesOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LightningIndexerGradArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor dy;
  at::Tensor sparseIndices;
  at::Tensor weights;
  std::optional<at::Tensor> actualSeqQLenOptional;
  std::optional<at::Tensor> actualSeqKvLenOptional;
  int64_t headNum;
  std::string inputLayout;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  bool deterministic;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dweightsOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MlaPrologV2WeightNzArgs {
  at::Tensor tokenX;
  at::Tensor weightDq;
  at::Tensor weightUqQr;
  at::Tensor weightUk;
  at::Tensor weightDkvKr;
  at::Tensor rmsnormGammaCq;
  at::Tensor rmsnormGammaCkv;
  at::Tensor ropeSin;
  at::Tensor ropeCos;
  at::Tensor cacheIndex;
  at::Tensor kvCacheRef;
  at::Tensor krCacheRef;
  std::optional<at::Tensor> dequantScaleXOptional;
  std::optional<at::Tensor> dequantScaleWDqOptional;
  std::optional<at::Tensor> dequantScaleWUqQrOptional;
  std::optional<at::Tensor> dequantScaleWDkvKrOptional;
  std::optional<at::Tensor> quantScaleCkvOptional;
  std::optional<at::Tensor> quantScaleCkrOptional;
  std::optional<at::Tensor> smoothScalesCqOptional;
  double rmsnormEpsilonCq;
  double rmsnormEpsilonCkv;
  std::string cacheModeOptional;
  at::Tensor queryOut;
  at::Tensor queryRopeOut;
  std::optional<at::Tensor> dequantScaleQNopeOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MlaPrologV3WeightNzArgs {
  at::Tensor tokenX;
  at::Tensor weightDq;
  at::Tensor weightUqQr;
  at::Tensor weightUk;
  at::Tensor weightDkvKr;
  at::Tensor rmsnormGammaCq;
  at::Tensor rmsnormGammaCkv;
  at::Tensor ropeSin;
  at::Tensor ropeCos;
  at::Tensor kvCacheRef;
  at::Tensor krCacheRef;
  std::optional<at::Tensor> cacheIndexOptional;
  std::optional<at::Tensor> dequantScaleXOptional;
  std::optional<at::Tensor> dequantScaleWDqOptional;
  std::optional<at::Tensor> dequantScaleWUqQrOptional;
  std::optional<at::Tensor> dequantScaleWDkvKrOptional;
  std::optional<at::Tensor> quantScaleCkvOptional;
  std::optional<at::Tensor> quantScaleCkrOptional;
  std::optional<at::Tensor> smoothScalesCqOptional;
  std::optional<at::Tensor> actualSeqLenOptional;
  std::optional<at::Tensor> kNopeClipAlphaOptional;
  double rmsnormEpsilonCq;
  double rmsnormEpsilonCkv;
  std::string cacheModeOptional;
  int64_t weightQuantMode;
  int64_t kvCacheQuantMode;
  int64_t queryQuantMode;
  int64_t ckvkrRepoMode;
  int64_t quantScaleRepoMode;
  int64_t tileSize;
  double qcQrScale;
  double kcScale;
  at::Tensor queryOut;
  at::Tensor queryRopeOut;
  std::optional<at::Tensor> dequantScaleQNopeOutOptional;
  std::optional<at::Tensor> queryNormOutOptional;
  std::optional<at::Tensor> dequantScaleQNormOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeComputeExpertTokensArgs {
  at::Tensor sortedExperts;
  int64_t numExperts;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeFinalizeRoutingArgs {
  at::Tensor expandedX;
  at::Tensor x1;
  std::optional<at::Tensor> x2Optional;
  at::Tensor bias;
  at::Tensor scales;
  at::Tensor expandedRowIdx;
  at::Tensor expandedExpertIdx;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeFinalizeRoutingV2Args {
  at::Tensor expandedX;
  at::Tensor expandedRowIdx;
  std::optional<at::Tensor> x1Optional;
  std::optional<at::Tensor> x2Optional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> scalesOptional;
  std::optional<at::Tensor> expertIdxOptional;
  int64_t dropPadMode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeFinalizeRoutingV4Args {
  at::Tensor expandedX;
  at::Tensor expandedRowIdx;
  std::optional<at::Tensor> x1Optional;
  std::optional<at::Tensor> x2Optional;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> scalesOptional;
  std::optional<at::Tensor> expertIdxOptional;
  std::optional<at::Tensor> xOptional;
  std::optional<at::Tensor> a1Optional;
  std::optional<at::Tensor> a2Optional;
  std::optional<at::Tensor> vOptional;
  int64_t dropPadMode;
  std::optional<std::vector<int64_t>> zeroExpertRange;
  std::optional<std::vector<int64_t>> copyExpertRange;
  std::optional<std::vector<int64_t>> constantExpertRange;
  int64_t k;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeGatingTopKArgs {
  at::Tensor x;
  std::optional<at::Tensor> biasOptional;
  int64_t k;
  int64_t kGroup;
  int64_t groupCount;
  int64_t groupSelectMode;
  int64_t renorm;
  int64_t normType;
  bool outFlag;
  double routedScalingFactor;
  double eps;
  at::Tensor yOut;
  at::Tensor expertIdxOut;
  at::Tensor outOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeGatingTopKBackwardArgs {
  at::Tensor xNorm;
  at::Tensor gradY;
  at::Tensor expertIdx;
  int64_t renorm;
  int64_t normType;
  double routedScalingFactor;
  double eps;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeGatingTopKSoftmaxArgs {
  at::Tensor x;
  std::optional<at::Tensor> finishedOptional;
  int64_t k;
  at::Tensor yOut;
  at::Tensor expertIdxOut;
  at::Tensor rowIdxOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeGatingTopKSoftmaxV2Args {
  at::Tensor x;
  std::optional<at::Tensor> finishedOptional;
  int64_t k;
  int64_t renorm;
  bool outputSoftmaxResultFlag;
  at::Tensor yOut;
  at::Tensor expertIdxOut;
  std::optional<at::Tensor> softmaxResultOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeGatingTopKV2Args {
  at::Tensor x;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> inputIdsOptional;
  std::optional<at::Tensor> tid2eidOptional;
  int64_t k;
  int64_t kGroup;
  int64_t groupCount;
  int64_t groupSelectMode;
  int64_t renorm;
  int64_t normType;
  bool outFlag;
  double routedScalingFactor;
  double eps;
  at::Tensor yOut;
  at::Tensor expertIdxOut;
  at::Tensor outOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeInitRoutingArgs {
  at::Tensor x;
  at::Tensor rowIdx;
  at::Tensor expertIdx;
  int64_t activeNum;
  at::Tensor expandedXOut;
  at::Tensor expandedRowIdxOut;
  at::Tensor expandedExpertIdxOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeInitRoutingQuantV2Args {
  at::Tensor x;
  at::Tensor expertIdx;
  std::optional<at::Tensor> scaleOptional;
  std::optional<at::Tensor> offsetOptional;
  int64_t activeNum;
  int64_t expertCapacity;
  int64_t expertNum;
  int64_t dropPadMode;
  int64_t expertTokensCountOrCumsumFlag;
  bool expertTokensBeforeCapacityFlag;
  int64_t quantMode;
  at::Tensor expandedXOut;
  at::Tensor expandedRowIdxOut;
  std::optional<at::Tensor> expertTokensCountOrCumsumOutOptional;
  std::optional<at::Tensor> expertTokensBeforeCapacityOutOptional;
  std::optional<at::Tensor> dynamicQuantScaleOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeInitRoutingV2Args {
  at::Tensor x;
  at::Tensor expertIdx;
  int64_t activeNumOptional;
  int64_t expertCapacityOptional;
  int64_t expertNumOptional;
  int64_t dropPadModeOptional;
  int64_t expertTokensCountOrCumsumFlagOptional;
  bool expertTokensBeforeCapacityFlagOptional;
  at::Tensor expandedXOut;
  at::Tensor expandedRowIdxOut;
  std::optional<at::Tensor> expertTokensCountOrCumsumOutOptional;
  std::optional<at::Tensor> expertTokensBeforeCapacityOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeInitRoutingV3Args {
  at::Tensor x;
  at::Tensor expertIdx;
  std::optional<at::Tensor> scaleOptional;
  std::optional<at::Tensor> offsetOptional;
  int64_t activeNum;
  int64_t expertCapacity;
  int64_t expertNum;
  int64_t dropPadMode;
  int64_t expertTokensNumType;
  bool expertTokensNumFlag;
  int64_t quantMode;
  std::optional<std::vector<int64_t>> activeExpertRangeOptional;
  int64_t rowIdxType;
  at::Tensor expandedXOut;
  at::Tensor expandedRowIdxOut;
  at::Tensor expertTokensCountOrCumsumOut;
  at::Tensor expandedScaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeReRoutingArgs {
  at::Tensor tokens;
  at::Tensor expert_token_num_per_rank;
  std::optional<at::Tensor> per_token_scales;
  int64_t expert_token_num_type;
  int64_t idx_type;
  at::Tensor permute_tokens;
  at::Tensor permute_per_token_scales;
  at::Tensor permute_token_idx;
  at::Tensor expert_token_num;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenPermuteArgs {
  at::Tensor tokens;
  at::Tensor indices;
  int64_t numOutTokens;
  bool paddedMode;
  at::Tensor permuteTokensOut;
  at::Tensor sortedIndicesOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenPermuteGradArgs {
  at::Tensor permutedOutputGrad;
  at::Tensor sortedIndices;
  int64_t numTopk;
  bool paddedMode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenPermuteWithRoutingMapArgs {
  at::Tensor tokens;
  at::Tensor routingMap;
  std::optional<at::Tensor> probsOptional;
  int64_t numOutTokens;
  bool dropAndPad;
  at::Tensor permuteTokensOut;
  std::optional<at::Tensor> permuteProbsOutOptional;
  at::Tensor sortedIndicesOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenPermuteWithRoutingMapGradArgs {
  at::Tensor permutedTokenOutputGrad;
  std::optional<at::Tensor> permutedProbsOutputGradOptional;
  at::Tensor sortedIndices;
  std::optional<at::Tensor> routingMapOptional;
  int64_t numExperts;
  int64_t tokensNum;
  bool dropAndPad;
  at::Tensor tokensGradOut;
  std::optional<at::Tensor> probsGradOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenUnpermuteArgs {
  at::Tensor permutedTokens;
  at::Tensor sortedIndices;
  std::optional<at::Tensor> probsOptional;
  bool paddedMode;
  std::optional<std::vector<int64_t>> restoreShapeOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenUnpermuteGradArgs {
  std::optional<at::Tensor> permuteTokensOptional;
  at::Tensor unpermutedTokensGrad;
  at::Tensor sortedIndices;
  std::optional<at::Tensor> probsOptional;
  bool paddedMode;
  std::optional<std::vector<int64_t>> restoreShapeOptional;
  at::Tensor permutedTokensGradOut;
  at::Tensor probsGradOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenUnpermuteWithRoutingMapArgs {
  at::Tensor permutedTokens;
  at::Tensor sortedIndices;
  std::optional<at::Tensor> routingMapOptional;
  std::optional<at::Tensor> probsOptional;
  bool paddedMode;
  std::optional<std::vector<int64_t>> restoreShapeOptional;
  at::Tensor unpermutedTokens;
  at::Tensor outIndex;
  at::Tensor permuteTokenId;
  std::optional<at::Tensor> permuteProbs;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeTokenUnpermuteWithRoutingMapGradArgs {
  at::Tensor unpermutedTokensGrad;
  at::Tensor outIndex;
  at::Tensor permuteTokenId;
  std::optional<at::Tensor> routingMapOptional;
  std::optional<at::Tensor> permutedTokensOptional;
  std::optional<at::Tensor> probsOptional;
  bool dropAndPad;
  std::optional<std::vector<int64_t>> restoreShapeOptional;
  at::Tensor permutedTokensGradOut;
  std::optional<at::Tensor> probsGradOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MoeUpdateExpertArgs {
  at::Tensor expertIds;
  at::Tensor eplbTable;
  std::optional<at::Tensor> expertScalesOptional;
  std::optional<at::Tensor> pruningThresholdOptional;
  std::optional<at::Tensor> activeMaskOptional;
  int64_t localRankId;
  int64_t worldSize;
  int64_t balanceMode;
  at::Tensor balancedExpertIds;
  at::Tensor balancedActiveMask;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaCompressArgs {
  at::Tensor input;
  at::Tensor weight;
  std::optional<std::vector<int64_t>> actSeqLenOptional;
  std::string layoutOptional;
  int64_t compressBlockSize;
  int64_t compressStride;
  int64_t actSeqLenType;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaCompressAttentionArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> topkMaskOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualCmpSeqKvLenOptional;
  std::optional<std::vector<int64_t>> actualSelSeqKvLenOptional;
  double scaleValue;
  int64_t headNum;
  std::string inputLayout;
  int64_t sparseMode;
  int64_t compressBlockSize;
  int64_t compressStride;
  int64_t selectBlockSize;
  int64_t selectBlockCount;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  at::Tensor attentionOutOut;
  at::Tensor topkIndicesOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaCompressAttentionInferArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> attentionMaskOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<std::vector<int64_t>> actualQSeqLenOptional;
  std::optional<std::vector<int64_t>> actualCmpKvSeqLenOptional;
  std::optional<std::vector<int64_t>> actualSelKvSeqLenOptional;
  std::optional<at::Tensor> topKMaskOptional;
  int64_t numHeads;
  int64_t numKeyValueHeads;
  int64_t selectBlockSize;
  int64_t selectBlockCount;
  int64_t compressBlockSize;
  int64_t compressBlockStride;
  double scaleValue;
  std::string layoutOptional;
  int64_t pageBlockSize;
  int64_t sparseMode;
  at::Tensor output;
  at::Tensor topKOutput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaCompressGradArgs {
  at::Tensor outputGrad;
  at::Tensor input;
  at::Tensor weight;
  std::optional<std::vector<int64_t>> actSeqLenOptionalOptional;
  int64_t compressBlockSize;
  int64_t compressStride;
  int64_t actSeqLenType;
  std::string layoutOptionalOptional;
  at::Tensor inputGradOut;
  at::Tensor weightGradOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaCompressWithCacheArgs {
  at::Tensor input;
  at::Tensor weight;
  at::Tensor slotMapping;
  std::optional<std::vector<int64_t>> actSeqLenOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::string layoutOptional;
  int64_t compressBlockSize;
  int64_t compressStride;
  int64_t actSeqLenType;
  int64_t pageBlockSize;
  at::Tensor outputCache;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaSelectedAttentionArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor topkIndices;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  double scaleValue;
  int64_t headNum;
  std::string inputLayout;
  int64_t sparseMode;
  int64_t selectedBlockSize;
  int64_t selectedBlockCount;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
  at::Tensor attentionOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaSelectedAttentionGradArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor attentionOut;
  at::Tensor attentionOutGrad;
  at::Tensor softmaxMax;
  at::Tensor softmaxSum;
  at::Tensor topkIndices;
  std::optional<std::vector<int64_t>> actualSeqQLenOptional;
  std::optional<std::vector<int64_t>> actualSeqKvLenOptional;
  std::optional<at::Tensor> attenMaskOptional;
  double scaleValue;
  int64_t selectedBlockSize;
  int64_t selectedBlockCount;
  int64_t headNum;
  std::string inputLayout;
  int64_t sparseMode;
  at::Tensor dqOut;
  at::Tensor dkOut;
  at::Tensor dvOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NsaSelectedAttentionInferArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor topkIndices;
  std::optional<at::Tensor> attenMaskOptional;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<std::vector<int64_t>> actualQSeqLenOptional;
  std::optional<std::vector<int64_t>> actualKvSeqLenOptional;
  std::string layoutOptional;
  int64_t numHeads;
  int64_t numKeyValueHeads;
  int64_t selectBlockSize;
  int64_t selectBlockCount;
  int64_t pageBlockSize;
  double scaleValue;
  int64_t sparseMode;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct PromptFlashAttentionV3Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  std::optional<at::Tensor> pseShift;
  std::optional<at::Tensor> attenMask;
  std::optional<std::vector<int64_t>> actualSeqLengths;
  std::optional<std::vector<int64_t>> actualSeqLengthsKv;
  std::optional<at::Tensor> deqScale1;
  std::optional<at::Tensor> quantScale1;
  std::optional<at::Tensor> deqScale2;
  std::optional<at::Tensor> quantScale2;
  std::optional<at::Tensor> quantOffset2;
  int64_t numHeads;
  double scaleValue;
  int64_t preTokens;
  int64_t nextTokens;
  std::string inputLayout;
  int64_t numKeyValueHeads;
  int64_t sparseMode;
  int64_t innerPrecise;
  at::Tensor attentionOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QkvRmsNormRopeCacheArgs {
  at::Tensor qkv;
  at::Tensor qGamma;
  at::Tensor kGamma;
  at::Tensor cos;
  at::Tensor sin;
  at::Tensor index;
  at::Tensor qOut;
  at::Tensor kCache;
  at::Tensor vCache;
  std::optional<at::Tensor> kScaleOptional;
  std::optional<at::Tensor> vScaleOptional;
  std::optional<at::Tensor> kOffsetOptional;
  std::optional<at::Tensor> vOffsetOptional;
  std::vector<int64_t> qkvSize;
  std::vector<int64_t> headNums;
  double epsilon;
  std::string cacheModeOptional;
  std::optional<at::Tensor> qOutBeforeQuant;
  std::optional<at::Tensor> kOutBeforeQuant;
  std::optional<at::Tensor> vOutBeforeQuant;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantGroupedMatmulDequantArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor weightScale;
  at::Tensor groupList;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> xScaleOptional;
  std::optional<at::Tensor> xOffsetOptional;
  std::optional<at::Tensor> smoothScaleOptional;
  std::string xQuantMode;
  bool transposeWeight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantGroupedMatmulDequantWeightNZArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor weightScale;
  at::Tensor groupList;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> xScaleOptional;
  std::optional<at::Tensor> xOffsetOptional;
  std::optional<at::Tensor> smoothScaleOptional;
  std::string xQuantMode;
  bool transposeWeight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantLightningIndexerArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor weights;
  at::Tensor queryDequantScale;
  at::Tensor keyDequantScale;
  std::optional<at::Tensor> actualSeqLengthsQueryOptional;
  std::optional<at::Tensor> actualSeqLengthsKeyOptional;
  std::optional<at::Tensor> blockTableOptional;
  int64_t queryQuantMode;
  int64_t keyQuantMode;
  std::string layoutQueryOptional;
  std::string layoutKeyOptional;
  int64_t sparseCount;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantMatmulDequantArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor weightScale;
  std::optional<at::Tensor> biasOptional;
  std::optional<at::Tensor> xScaleOptional;
  std::optional<at::Tensor> xOffsetOptional;
  std::optional<at::Tensor> smoothScaleOptional;
  std::string xQuantMode;
  bool transposeWeight;
  at::Tensor out;
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

struct RingAttentionUpdateV2Args {
  at::Tensor prevAttnOut;
  at::Tensor prevSoftmaxMax;
  at::Tensor prevSoftmaxSum;
  at::Tensor curAttnOut;
  at::Tensor curSoftmaxMax;
  at::Tensor curSoftmaxSum;
  std::optional<at::Tensor> actualSeqQlenOptional;
  std::string inputLayoutOptional;
  std::string inputSoftmaxLayoutOptional;
  at::Tensor attnOutOut;
  at::Tensor softmaxMaxOut;
  at::Tensor softmaxSumOut;
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

struct RopeWithSinCosCacheArgs {
  at::Tensor positions;
  at::Tensor queryIn;
  at::Tensor keyIn;
  at::Tensor cosSinCache;
  std::optional<std::vector<int64_t>> mropeSection;
  int64_t headSize;
  bool isNeoxStyle;
  at::Tensor queryOut;
  at::Tensor keyOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RopeWithSinCosCacheV2Args {
  at::Tensor positions;
  at::Tensor queryIn;
  at::Tensor keyIn;
  at::Tensor cosSinCache;
  std::optional<std::vector<int64_t>> mropeSection;
  int64_t headSize;
  bool isNeoxStyle;
  int64_t cacheMode;
  at::Tensor queryOut;
  at::Tensor keyOut;
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

struct RotaryPositionEmbeddingV2Args {
  at::Tensor x;
  at::Tensor cos;
  at::Tensor sin;
  int64_t mode;
  std::optional<at::Tensor> rotate;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterPaCacheArgs {
  at::Tensor key;
  at::Tensor keyCacheRef;
  at::Tensor slotMapping;
  std::optional<at::Tensor> compressLensOptional;
  std::optional<at::Tensor> compressSeqOffsetOptional;
  std::optional<at::Tensor> seqLensOptional;
  std::string cacheMode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterPaKvCacheArgs {
  at::Tensor key;
  at::Tensor keyCacheRef;
  at::Tensor slotMapping;
  at::Tensor value;
  at::Tensor valueCacheRef;
  std::optional<at::Tensor> compressLensOptional;
  std::optional<at::Tensor> compressSeqOffsetOptional;
  std::optional<at::Tensor> seqLensOptional;
  std::string cacheModeOptional;
  std::string scatterModeOptional;
  std::optional<std::vector<int64_t>> stridesOptional;
  std::optional<std::vector<int64_t>> offsetsOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SparseFlashAttentionArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor sparseIndices;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<at::Tensor> actualSeqLengthsQueryOptional;
  std::optional<at::Tensor> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  double scaleValue;
  int64_t sparseBlockSizeOptional;
  std::string layoutQueryOptional;
  std::string layoutKvOptional;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t attentionMode;
  bool returnSoftmaxLse;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxMax;
  std::optional<at::Tensor> softmaxSum;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SparseFlashAttentionGradArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor sparseIndices;
  at::Tensor dOut;
  at::Tensor out;
  at::Tensor softmaxMax;
  at::Tensor softmaxSum;
  std::optional<at::Tensor> actualSeqLengthsQueryOptional;
  std::optional<at::Tensor> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  double scaleValue;
  int64_t sparseBlockSize;
  std::string layoutOptional;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  bool deterministic;
  at::Tensor dQueryOut;
  at::Tensor dKeyOut;
  at::Tensor dValueOut;
  std::optional<at::Tensor> dQueryRopeOutOptional;
  std::optional<at::Tensor> dKeyRopeOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SparseFlashAttentionV2Args {
  at::Tensor query;
  at::Tensor key;
  at::Tensor value;
  at::Tensor sparseIndices;
  std::optional<at::Tensor> blockTableOptional;
  std::optional<at::Tensor> actualSeqLengthsQueryOptional;
  std::optional<at::Tensor> actualSeqLengthsKvOptional;
  std::optional<at::Tensor> queryRopeOptional;
  std::optional<at::Tensor> keyRopeOptional;
  std::optional<at::Tensor> sinksOptional;
  double scaleValue;
  int64_t sparseBlockSizeOptional;
  std::string layoutQueryOptional;
  std::string layoutKvOptional;
  int64_t sparseMode;
  int64_t preTokens;
  int64_t nextTokens;
  int64_t attentionMode;
  bool returnSoftmaxLse;
  at::Tensor attentionOut;
  std::optional<at::Tensor> softmaxMax;
  std::optional<at::Tensor> softmaxSum;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SparseLightningIndexerGradKLLossArgs {
  at::Tensor query;
  at::Tensor key;
  at::Tensor queryIndex;
  at::Tensor keyIndex;
  at::Tensor weights;
  at::Tensor sparseIndices;
  at::Tensor softmaxMax;
  at::Tensor softmaxSum;
  std::optional<at::Tensor> queryRope;
  std::optional<at::Tensor> keyRope;
  std::optional<std::vector<int64_t>> actualSeqLengthsQuery;
  std::optional<std::vector<int64_t>> actualSeqLengthsKey;
  double scaleValue;
  std::string layout;
  int64_t sparseMode;
  int64_t pre_tokens;
  int64_t next_tokens;
  bool deterministic;
  at::Tensor dQueryIndex;
  at::Tensor dKeyIndex;
  at::Tensor dWeights;
  at::Tensor loss;
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

struct SwiGluQuantV2Args {
  at::Tensor x;
  std::optional<at::Tensor> smoothScalesOptional;
  std::optional<at::Tensor> offsetsOptional;
  std::optional<at::Tensor> groupIndexOptional;
  bool activateLeft;
  std::string quantModeOptional;
  int64_t groupListType;
  int64_t dstType;
  at::Tensor yOut;
  at::Tensor scaleOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
