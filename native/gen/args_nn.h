// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AdaptiveMaxPool2dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AdaptiveMaxPool3dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddLayerNormArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor gamma;
  at::Tensor beta;
  std::optional<at::Tensor> biasOptional;
  double epsilon;
  bool additionalOutput;
  at::Tensor yOut;
  at::Tensor meanOut;
  at::Tensor rstdOut;
  at::Tensor xOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddLayerNormGradArgs {
  at::Tensor dy;
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor rstd;
  at::Tensor mean;
  at::Tensor gamma;
  std::optional<at::Tensor> dsumOptional;
  at::Tensor dxOut;
  at::Tensor dgammaOut;
  at::Tensor dbetaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AffineGridArgs {
  at::Tensor theta;
  std::vector<int64_t> size;
  bool alignCorners;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ApplyTopKTopPArgs {
  at::Tensor logits;
  std::optional<at::Tensor> p;
  std::optional<at::Tensor> k;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AvgPool3dArgs {
  at::Tensor self;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  bool ceilMode;
  bool countIncludePad;
  int64_t divisorOverride;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AvgPool3dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  bool ceilMode;
  bool countIncludePad;
  int64_t divisorOverride;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormArgs {
  at::Tensor input;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> runningMean;
  std::optional<at::Tensor> runningVar;
  bool training;
  double momentum;
  double eps;
  at::Tensor output;
  std::optional<at::Tensor> saveMean;
  std::optional<at::Tensor> saveInvstd;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> runningMean;
  std::optional<at::Tensor> runningVar;
  std::optional<at::Tensor> saveMean;
  std::optional<at::Tensor> saveInvstd;
  bool training;
  double eps;
  std::vector<bool> outputMask;
  std::optional<at::Tensor> gradInput;
  std::optional<at::Tensor> gradWeight;
  std::optional<at::Tensor> gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormElemtArgs {
  at::Tensor input;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> bias;
  at::Tensor mean;
  at::Tensor invstd;
  double eps;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormElemtBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  at::Tensor mean;
  at::Tensor invstd;
  std::optional<at::Tensor> weight;
  at::Tensor sumDy;
  at::Tensor sumDyXmu;
  at::Tensor counter;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormGatherStatsWithCountsArgs {
  at::Tensor input;
  at::Tensor mean;
  at::Tensor invstd;
  std::optional<at::Tensor> runningMean;
  std::optional<at::Tensor> runningVar;
  double momentum;
  double eps;
  at::Tensor counts;
  at::Tensor meanAll;
  at::Tensor invstdAll;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormReduceArgs {
  at::Tensor x;
  at::Tensor sum;
  at::Tensor squareSum;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormReduceBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  at::Tensor mean;
  at::Tensor invstd;
  std::optional<at::Tensor> weight;
  bool inputG;
  bool weightG;
  bool biasG;
  std::optional<at::Tensor> sumDy;
  std::optional<at::Tensor> sumDyXmu;
  std::optional<at::Tensor> gradWeight;
  std::optional<at::Tensor> gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormStatsArgs {
  at::Tensor input;
  double eps;
  at::Tensor mean;
  at::Tensor invstd;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BinaryCrossEntropyWithLogitsArgs {
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> posWeightOptional;
  int64_t reduction;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BinaryCrossEntropyWithLogitsBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> posWeightOptional;
  int64_t reduction;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvDepthwise2dArgs {
  at::Tensor self;
  at::Tensor weight;
  std::vector<int64_t> kernelSize;
  std::optional<at::Tensor> bias;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvTbcArgs {
  at::Tensor self;
  at::Tensor weight;
  at::Tensor bias;
  int64_t pad;
  at::Tensor output;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvTbcBackwardArgs {
  at::Tensor self;
  at::Tensor input;
  at::Tensor weight;
  at::Tensor bias;
  int64_t pad;
  int64_t cubeMathType;
  at::Tensor gradInput;
  at::Tensor gradWeight;
  at::Tensor gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvolutionArgs {
  at::Tensor input;
  at::Tensor weight;
  std::optional<at::Tensor> bias;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool transposed;
  std::vector<int64_t> outputPadding;
  int64_t groups;
  at::Tensor output;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvolutionBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor input;
  at::Tensor weight;
  std::optional<std::vector<int64_t>> biasSizes;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool transposed;
  std::vector<int64_t> outputPadding;
  int64_t groups;
  std::vector<bool> outputMask;
  int64_t cubeMathType;
  std::optional<at::Tensor> gradInput;
  std::optional<at::Tensor> gradWeight;
  std::optional<at::Tensor> gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct CrossEntropyLossArgs {
  at::Tensor input;
  at::Tensor target;
  std::optional<at::Tensor> weightOptional;
  std::string reductionOptional;
  int64_t ignoreIndex;
  double labelSmoothing;
  double lseSquareScaleForZloss;
  bool returnZloss;
  at::Tensor lossOut;
  at::Tensor logProbOut;
  at::Tensor zlossOut;
  at::Tensor lseForZlossOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct CrossEntropyLossGradArgs {
  at::Tensor gradLoss;
  at::Tensor logProb;
  at::Tensor target;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> gradZlossOptional;
  std::optional<at::Tensor> lseForZlossOptional;
  std::string reductionOptional;
  int64_t ignoreIndex;
  double labelSmoothing;
  double lseSquareScaleForZloss;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct CtcLossArgs {
  at::Tensor logProbs;
  at::Tensor targets;
  std::vector<int64_t> inputLengths;
  std::vector<int64_t> targetlengths;
  int64_t blank;
  bool zeroInfinity;
  at::Tensor negLogLikelihoodOut;
  at::Tensor logAlphaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct CtcLossBackwardArgs {
  at::Tensor gradOut;
  at::Tensor logProbs;
  at::Tensor targets;
  std::vector<int64_t> inputLengths;
  std::vector<int64_t> targetLengths;
  at::Tensor negLogLikelihood;
  at::Tensor logAlpha;
  int64_t blank;
  bool zeroInfinity;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DeepNormArgs {
  at::Tensor x;
  at::Tensor gx;
  at::Tensor beta;
  at::Tensor gamma;
  double alpha;
  double epsilon;
  at::Tensor meanOut;
  at::Tensor rstdOut;
  at::Tensor yOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DeepNormGradArgs {
  at::Tensor dy;
  at::Tensor x;
  at::Tensor gx;
  at::Tensor gamma;
  at::Tensor mean;
  at::Tensor rstd;
  double alpha;
  at::Tensor dxOut;
  at::Tensor dgxOut;
  at::Tensor dbetaOut;
  at::Tensor dgammaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DeformableConv2dArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor offset;
  std::optional<at::Tensor> biasOptional;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  int64_t groups;
  int64_t deformableGroups;
  bool modulated;
  at::Tensor out;
  std::optional<at::Tensor> deformOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DeformableConv2dBackwardArgs {
  at::Tensor input;
  at::Tensor gradOutput;
  at::Tensor offsetOut;
  at::Tensor weight;
  at::Tensor offset;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  int64_t groups;
  int64_t deformableGroups;
  bool modulated;
  at::Tensor gradInput;
  at::Tensor gradWeight;
  at::Tensor gradOffset;
  at::Tensor gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FastGeluArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FastGeluBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FastLayerNormArgs {
  at::Tensor input;
  std::vector<int64_t> normalizedShape;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> biasOptional;
  double eps;
  at::Tensor out;
  std::optional<at::Tensor> meanOutOptional;
  std::optional<at::Tensor> rstdOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedCausalConv1dArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor convStates;
  std::optional<at::Tensor> queryStartLoc;
  std::optional<at::Tensor> cacheIndices;
  std::optional<at::Tensor> initialStateMode;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> numAcceptedTokens;
  std::optional<at::Tensor> numComputedTokens;
  std::optional<at::Tensor> blockIdxFirstScheduledToken;
  std::optional<at::Tensor> blockIdxLastScheduledToken;
  std::optional<at::Tensor> initialStateIdx;
  int64_t activationMode;
  int64_t padSlotId;
  int64_t runMode;
  int64_t maxQueryLen;
  int64_t residualConnection;
  int64_t blockSize;
  int64_t convMode;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedCrossEntropyLossWithMaxSumArgs {
  at::Tensor logitsMax;
  at::Tensor sumExpLogits;
  at::Tensor predictedLogits;
  double labelSmoothing;
  std::optional<at::Tensor> inputOptional;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> vocabParallelLogitsOptional;
  at::Tensor lossOut;
  std::optional<at::Tensor> softMaxOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedLinearCrossEntropyLossGradArgs {
  at::Tensor grad;
  at::Tensor input;
  at::Tensor weight;
  at::Tensor targetMask;
  at::Tensor maskedTarget;
  double labelSmoothing;
  std::optional<at::Tensor> logitsMaxOptional;
  std::optional<at::Tensor> sumExpLogitsOptional;
  std::optional<at::Tensor> softmaxOptional;
  at::Tensor inputGradOut;
  at::Tensor weightGradOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedLinearOnlineMaxSumArgs {
  at::Tensor input;
  at::Tensor weight;
  at::Tensor target;
  int64_t vocabStartIndex;
  int64_t vocabEndIndex;
  at::Tensor logitsMaxLocalOut;
  at::Tensor sumExpLogitsLocalOut;
  at::Tensor predictedLogitsLocalOut;
  at::Tensor targetMaskOut;
  at::Tensor maskedTargetOut;
  std::optional<at::Tensor> vocabParallelLogitsOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GRUArgs {
  at::Tensor input;
  std::vector<at::Tensor> params;
  at::Tensor hx;
  std::optional<at::Tensor> batchSizes;
  bool hasBias;
  int64_t numLayers;
  double dropout;
  bool train;
  bool bidirection;
  bool batchFirst;
  at::Tensor output;
  at::Tensor hy;
  std::vector<at::Tensor> rOut;
  std::vector<at::Tensor> zOut;
  std::vector<at::Tensor> nOut;
  std::vector<at::Tensor> hnOut;
  std::vector<at::Tensor> hOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GRUBackwardArgs {
  at::Tensor input;
  std::vector<at::Tensor> params;
  at::Tensor hx;
  at::Tensor dy;
  at::Tensor dh;
  std::vector<at::Tensor> r;
  std::vector<at::Tensor> z;
  std::vector<at::Tensor> n;
  std::vector<at::Tensor> hn;
  std::vector<at::Tensor> h;
  std::optional<at::Tensor> batchSizes;
  bool hasBias;
  int64_t numLayers;
  bool bidirection;
  bool batchFirst;
  at::Tensor dxOut;
  at::Tensor dhPrevOut;
  std::vector<at::Tensor> dparamsOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GeluV2Args {
  at::Tensor x;
  int64_t approximate;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GluArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GluBackwardArgs {
  at::Tensor gradOut;
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GridSampler2DArgs {
  at::Tensor input;
  at::Tensor grid;
  int64_t interpolationMode;
  int64_t paddingMode;
  bool alignCorners;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GridSampler2DBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor input;
  at::Tensor grid;
  int64_t interpolationMode;
  int64_t paddingMode;
  bool alignCorners;
  std::vector<bool> outputMask;
  at::Tensor inputGrad;
  at::Tensor gridGrad;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GridSampler3DArgs {
  at::Tensor input;
  at::Tensor grid;
  int64_t interpolationMode;
  int64_t paddingMode;
  bool alignCorners;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GridSampler3DBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor input;
  at::Tensor grid;
  int64_t interpolationMode;
  int64_t paddingMode;
  bool alignCorners;
  std::vector<bool> outputMask;
  at::Tensor inputGrad;
  at::Tensor gridGrad;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormArgs {
  at::Tensor self;
  std::optional<at::Tensor> gamma;
  std::optional<at::Tensor> beta;
  int64_t N;
  int64_t C;
  int64_t HxW;
  int64_t group;
  double eps;
  at::Tensor out;
  at::Tensor meanOut;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  at::Tensor mean;
  at::Tensor rstd;
  std::optional<at::Tensor> gamma;
  int64_t N;
  int64_t C;
  int64_t HxW;
  int64_t group;
  std::vector<bool> outputMask;
  std::optional<at::Tensor> gradInput;
  std::optional<at::Tensor> gradGammaOut;
  std::optional<at::Tensor> gradBetaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormSiluArgs {
  at::Tensor self;
  std::optional<at::Tensor> gamma;
  std::optional<at::Tensor> beta;
  int64_t group;
  double eps;
  at::Tensor out;
  at::Tensor meanOut;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormSwishArgs {
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor beta;
  int64_t numGroups;
  std::string dataFormatOptional;
  double eps;
  bool activateSwish;
  double swishScale;
  at::Tensor yOut;
  at::Tensor meanOut;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormSwishGradArgs {
  at::Tensor dy;
  at::Tensor mean;
  at::Tensor rstd;
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor beta;
  int64_t numGroups;
  std::string dataFormatOptional;
  double swishScale;
  bool dgammaIsRequire;
  bool dbetaIsRequire;
  at::Tensor dxOut;
  at::Tensor dgammaOut;
  at::Tensor dbetaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct HardsigmoidArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceFusedCausalConv1dArgs {
  at::Tensor x;
  at::Tensor weight;
  at::Tensor convStates;
  std::optional<at::Tensor> queryStartLoc;
  std::optional<at::Tensor> cacheIndices;
  std::optional<at::Tensor> initialStateMode;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> numAcceptedTokens;
  std::optional<at::Tensor> numComputedTokens;
  std::optional<at::Tensor> blockIdxFirstScheduledToken;
  std::optional<at::Tensor> blockIdxLastScheduledToken;
  std::optional<at::Tensor> initialStateIdx;
  int64_t activationMode;
  int64_t padSlotId;
  int64_t runMode;
  int64_t maxQueryLen;
  int64_t residualConnection;
  int64_t blockSize;
  int64_t convMode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceHardsigmoidArgs {
  at::Tensor self;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IouArgs {
  at::Tensor bBoxes;
  at::Tensor gtBoxes;
  std::string mode;
  double eps;
  bool aligned;
  at::Tensor overlap;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KlDivBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  bool logTarget;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KlDivTargetBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  bool logTarget;
  at::Tensor gradTarget;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct L1LossBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LSTMArgs {
  at::Tensor input;
  std::vector<at::Tensor> params;
  std::vector<at::Tensor> hx;
  std::optional<at::Tensor> batchSizes;
  bool hasBias;
  int64_t numLayers;
  double dropout;
  bool train;
  bool bidirectional;
  bool batchFirst;
  at::Tensor output;
  at::Tensor hy;
  at::Tensor cy;
  std::vector<at::Tensor> iOut;
  std::vector<at::Tensor> jOut;
  std::vector<at::Tensor> fOut;
  std::vector<at::Tensor> oOut;
  std::vector<at::Tensor> hOut;
  std::vector<at::Tensor> cOut;
  std::vector<at::Tensor> tanhCOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LayerNormArgs {
  at::Tensor input;
  std::vector<int64_t> normalizedShape;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> biasOptional;
  double eps;
  at::Tensor out;
  std::optional<at::Tensor> meanOutOptional;
  std::optional<at::Tensor> rstdOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LayerNormBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  std::vector<int64_t> normalizedShape;
  at::Tensor mean;
  at::Tensor rstd;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> biasOptional;
  std::vector<bool> outputMask;
  std::optional<at::Tensor> gradInputOut;
  std::optional<at::Tensor> gradWeightOut;
  std::optional<at::Tensor> gradBiasOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSigmoidArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSigmoidBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor buffer;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSigmoidForwardArgs {
  at::Tensor self;
  at::Tensor out;
  at::Tensor buffer;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSoftmaxArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSoftmaxBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor output;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LstmBackwardArgs {
  at::Tensor input;
  std::vector<at::Tensor> hx;
  std::vector<at::Tensor> params;
  std::optional<at::Tensor> dy;
  std::optional<at::Tensor> dh;
  std::optional<at::Tensor> dc;
  std::vector<at::Tensor> i;
  std::vector<at::Tensor> g;
  std::vector<at::Tensor> f;
  std::vector<at::Tensor> o;
  std::vector<at::Tensor> h;
  std::vector<at::Tensor> c;
  std::vector<at::Tensor> tanhc;
  std::optional<at::Tensor> batchSizesOptional;
  bool hasBias;
  int64_t numLayers;
  double dropout;
  bool train;
  bool bidirectional;
  bool batchFirst;
  std::vector<bool> outputMask;
  at::Tensor dxOut;
  at::Tensor dhPrevOut;
  at::Tensor dcPrevOut;
  std::vector<at::Tensor> dparamsOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaskedCausalConv1dArgs {
  at::Tensor x;
  at::Tensor weight;
  std::optional<at::Tensor> maskOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaskedCausalConv1dBackwardArgs {
  at::Tensor gradY;
  at::Tensor x;
  at::Tensor weight;
  std::optional<at::Tensor> maskOptional;
  at::Tensor gradXOut;
  at::Tensor gradWeightOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaskedSoftmaxWithRelPosBiasArgs {
  at::Tensor x;
  std::optional<at::Tensor> attenMaskOptional;
  at::Tensor relativePosBias;
  double scaleValue;
  int64_t innerPrecisionMode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool2dWithIndicesBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool2dWithMaskArgs {
  at::Tensor self;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor out;
  at::Tensor indices;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool2dWithMaskBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool3dWithArgmaxBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxUnpool2dArgs {
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> outputSize;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxUnpool3dArgs {
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> outputSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  at::Tensor outRef;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MultilabelMarginLossArgs {
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  at::Tensor out;
  at::Tensor isTarget;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLossArgs {
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor out;
  at::Tensor totalWeightOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLoss2dArgs {
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor out;
  at::Tensor totalWeightOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLoss2dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor totalWeight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLossBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor totalWeight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct PreluArgs {
  at::Tensor self;
  at::Tensor weight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct PreluBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor weight;
  at::Tensor gradInput;
  at::Tensor gradWeight;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct QuantConvolutionArgs {
  at::Tensor input;
  at::Tensor weight;
  std::optional<at::Tensor> bias;
  at::Tensor scale;
  std::optional<at::Tensor> offset;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool transposed;
  std::vector<int64_t> outputPadding;
  int64_t groups;
  int64_t offsetx;
  std::string roundMode;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ROIAlignArgs {
  at::Tensor self;
  at::Tensor rois;
  double spatialScale;
  int64_t pooledHeight;
  int64_t pooledWidth;
  int64_t sampleNum;
  int64_t roiEndMode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ROIAlignBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor rois;
  std::vector<int64_t> xDiffShape;
  int64_t pooledWidth;
  int64_t pooledHeight;
  double spatialScale;
  int64_t sampleNum;
  int64_t roiEndMode;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReflectionPad1dArgs {
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReflectionPad1dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReflectionPad2dArgs {
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReflectionPad2dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReflectionPad3dArgs {
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReflectionPad3dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReplicationPad1dArgs {
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReplicationPad1dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReplicationPad2dArgs {
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReplicationPad2dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReplicationPad3dArgs {
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ReplicationPad3dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  std::vector<int64_t> padding;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScaledMaskedSoftmaxArgs {
  at::Tensor x;
  at::Tensor mask;
  double scale;
  bool fixedTriuMask;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScaledMaskedSoftmaxBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor y;
  at::Tensor mask;
  double scale;
  bool fixTriuMask;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SoftmaxArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SoftmaxBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor output;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SyncBatchNormGatherStatsArgs {
  at::Tensor totalSum;
  at::Tensor totalSquareSum;
  at::Tensor sampleCount;
  at::Tensor mean;
  at::Tensor variance;
  double momentum;
  double eps;
  at::Tensor batchMean;
  at::Tensor batchInvstd;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ThnnFusedLstmCellArgs {
  at::Tensor inputGates;
  at::Tensor hiddenGates;
  at::Tensor cx;
  std::optional<at::Tensor> inputBiasOptional;
  std::optional<at::Tensor> hiddenBiasOptional;
  at::Tensor hyOut;
  at::Tensor cyOut;
  at::Tensor storageOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ThnnFusedLstmCellBackwardArgs {
  std::optional<at::Tensor> gradHyOptional;
  std::optional<at::Tensor> gradCOptional;
  at::Tensor cx;
  at::Tensor cy;
  at::Tensor storage;
  bool hasBias;
  at::Tensor gradGatesOut;
  at::Tensor gradCxOut;
  std::optional<at::Tensor> gradBiasOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TopKTopPSampleArgs {
  at::Tensor logits;
  at::Tensor topK;
  at::Tensor topP;
  std::optional<at::Tensor> q;
  double eps;
  bool isNeedLogits;
  int64_t topKGuess;
  at::Tensor logitsSelectIdx;
  at::Tensor logitsTopKPSelect;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TopKTopPSampleV2Args {
  at::Tensor logits;
  at::Tensor topK;
  at::Tensor topP;
  std::optional<at::Tensor> q;
  std::optional<at::Tensor> minPs;
  double eps;
  bool isNeedLogits;
  int64_t topKGuess;
  int64_t ksMax;
  bool inputIsLogits;
  bool isNeedSampleResult;
  at::Tensor logitsSelectIdx;
  at::Tensor logitsTopKPSelect;
  at::Tensor logitsIdx;
  at::Tensor logitsSortMasked;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TransformBiasRescaleQkvArgs {
  at::Tensor qkv;
  at::Tensor qkvBias;
  int64_t numHeads;
  at::Tensor qOut;
  at::Tensor kOut;
  at::Tensor vOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UpsampleBicubic2dAAArgs {
  at::Tensor x;
  std::vector<int64_t> outputSize;
  bool alignCorners;
  double scalesH;
  double scalesW;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UpsampleBicubic2dAAGradArgs {
  at::Tensor gradOutput;
  std::vector<int64_t> outputSize;
  std::vector<int64_t> inputSize;
  bool alignCorners;
  double scalesH;
  double scalesW;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UpsampleBilinear2dAAArgs {
  at::Tensor input;
  std::vector<int64_t> outputSize;
  bool alignCorners;
  double scalesH;
  double scalesW;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UpsampleBilinear2dAABackwardArgs {
  at::Tensor gradOutput;
  std::vector<int64_t> outputSize;
  std::vector<int64_t> inputSize;
  bool alignCorners;
  double scalesH;
  double scalesW;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
