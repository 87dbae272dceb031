// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAdaptiveAvgPool2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, out};
  return prepare(3, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveAvgPool2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(3, executor, stream);
}

EXPORT int aclnnAdaptiveAvgPool2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(4, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveAvgPool2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(4, executor, stream);
}

EXPORT int aclnnAdaptiveAvgPool3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, out};
  return prepare(5, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveAvgPool3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(5, executor, stream);
}

EXPORT int aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(6, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveAvgPool3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(6, executor, stream);
}

EXPORT int aclnnAdaptiveMaxPool2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* outputOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, outputOut, indicesOut};
  return prepare(7, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveMaxPool2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(7, executor, stream);
}

EXPORT int aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, gradInput};
  return prepare(8, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveMaxPool2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(8, executor, stream);
}

EXPORT int aclnnAdaptiveMaxPool3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* outputOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, outputOut, indicesOut};
  return prepare(9, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveMaxPool3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(9, executor, stream);
}

EXPORT int aclnnAdaptiveMaxPool3dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, gradInput};
  return prepare(10, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveMaxPool3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(10, executor, stream);
}

EXPORT int aclnnAddLayerNormGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* beta, const aclTensor* biasOptional, double epsilon, bool additionalOutput, aclTensor* yOut, aclTensor* meanOut, aclTensor* rstdOut, aclTensor* xOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, gamma, beta, biasOptional, epsilon, additionalOutput, yOut, meanOut, rstdOut, xOut};
  return prepare(12, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddLayerNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(12, executor, stream);
}

EXPORT int aclnnAddLayerNormGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* x1, const aclTensor* x2, const aclTensor* rstd, const aclTensor* mean, const aclTensor* gamma, const aclTensor* dsumOptional, aclTensor* dxOut, aclTensor* dgammaOut, aclTensor* dbetaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, x1, x2, rstd, mean, gamma, dsumOptional, dxOut, dgammaOut, dbetaOut};
  return prepare(13, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddLayerNormGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(13, executor, stream);
}

EXPORT int aclnnAffineGridGetWorkspaceSize(const aclTensor* theta, const aclIntArray* size, bool alignCorners, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {theta, size, alignCorners, out};
  return prepare(31, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAffineGrid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(31, executor, stream);
}

EXPORT int aclnnApplyTopKTopPGetWorkspaceSize(const aclTensor* logits, const aclTensor* p, const aclTensor* k, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {logits, p, k, out};
  return prepare(46, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnApplyTopKTopP(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(46, executor, stream);
}

EXPORT int aclnnAvgPool2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* strides, const aclIntArray* paddings, bool ceilMode, bool countIncludePad, int64_t divisorOverride, int8_t cubeMathType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, strides, paddings, ceilMode, countIncludePad, divisorOverride, cubeMathType, out};
  return prepare(59, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAvgPool2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(59, executor, stream);
}

EXPORT int aclnnAvgPool2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, bool ceilMode, bool countIncludePad, int64_t divisorOverride, int8_t cubeMathType, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, cubeMathType, gradInput};
  return prepare(60, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAvgPool2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(60, executor, stream);
}

EXPORT int aclnnAvgPool3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, bool ceilMode, bool countIncludePad, int64_t divisorOverride, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, out};
  return prepare(61, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAvgPool3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(61, executor, stream);
}

EXPORT int aclnnAvgPool3dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, bool ceilMode, bool countIncludePad, int64_t divisorOverride, aclTensor* output, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, output};
  return prepare(62, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAvgPool3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(62, executor, stream);
}

EXPORT int aclnnBatchNormGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* bias, aclTensor* runningMean, aclTensor* runningVar, bool training, double momentum, double eps, aclTensor* output, aclTensor* saveMean, aclTensor* saveInvstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, bias, runningMean, runningVar, training, momentum, eps, output, saveMean, saveInvstd};
  return prepare(66, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(66, executor, stream);
}

EXPORT int aclnnBatchNormBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclTensor* weight, const aclTensor* runningMean, const aclTensor* runningVar, const aclTensor* saveMean, const aclTensor* saveInvstd, bool training, double eps, const aclBoolArray* outputMask, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, training, eps, outputMask, gradInput, gradWeight, gradBias};
  return prepare(67, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(67, executor, stream);
}

EXPORT int aclnnBatchNormElemtGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* bias, const aclTensor* mean, const aclTensor* invstd, double eps, aclTensor* output, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, bias, mean, invstd, eps, output};
  return prepare(68, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormElemt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(68, executor, stream);
}

EXPORT int aclnnBatchNormElemtBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* invstd, const aclTensor* weight, const aclTensor* sumDy, const aclTensor* sumDyXmu, const aclTensor* counter, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, mean, invstd, weight, sumDy, sumDyXmu, counter, gradInput};
  return prepare(69, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormElemtBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(69, executor, stream);
}

EXPORT int aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(const aclTensor* input, const aclTensor* mean, const aclTensor* invstd, aclTensor* runningMean, aclTensor* runningVar, double momentum, double eps, const aclTensor* counts, aclTensor* meanAll, aclTensor* invstdAll, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, mean, invstd, runningMean, runningVar, momentum, eps, counts, meanAll, invstdAll};
  return prepare(70, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormGatherStatsWithCounts(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(70, executor, stream);
}

EXPORT int aclnnBatchNormReduceGetWorkspaceSize(const aclTensor* x, aclTensor* sum, aclTensor* squareSum, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, sum, squareSum};
  return prepare(71, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(71, executor, stream);
}

EXPORT int aclnnBatchNormReduceBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* invstd, const aclTensor* weight, bool inputG, bool weightG, bool biasG, aclTensor* sumDy, aclTensor* sumDyXmu, aclTensor* gradWeight, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, mean, invstd, weight, inputG, weightG, biasG, sumDy, sumDyXmu, gradWeight, gradBias};
  return prepare(72, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormReduceBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(72, executor, stream);
}

EXPORT int aclnnBatchNormStatsGetWorkspaceSize(const aclTensor* input, double eps, aclTensor* mean, aclTensor* invstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, eps, mean, invstd};
  return prepare(73, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormStats(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(73, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weight, reduction, out};
  return prepare(74, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(74, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weightOptional, reduction, out};
  return prepare(75, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropyBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(75, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weightOptional, posWeightOptional, reduction, out};
  return prepare(76, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropyWithLogits(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(76, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weightOptional, posWeightOptional, reduction, out};
  return prepare(77, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropyWithLogitsBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(77, executor, stream);
}

EXPORT int aclnnCeluGetWorkspaceSize(const aclTensor* self, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, alpha, out};
  return prepare(94, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(94, executor, stream);
}

EXPORT int aclnnChannelShuffleGetWorkspaceSize(const aclTensor* self, int64_t groups, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, groups, out};
  return prepare(95, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnChannelShuffle(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(95, executor, stream);
}

EXPORT int aclnnConvDepthwise2dGetWorkspaceSize(const aclTensor* self, const aclTensor* weight, const aclIntArray* kernelSize, const aclTensor* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, weight, kernelSize, bias, stride, padding, dilation, out, cubeMathType};
  return prepare(109, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvDepthwise2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(109, executor, stream);
}

EXPORT int aclnnConvTbcGetWorkspaceSize(const aclTensor* self, const aclTensor* weight, const aclTensor* bias, int64_t pad, aclTensor* output, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, weight, bias, pad, output, cubeMathType};
  return prepare(110, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvTbc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(110, executor, stream);
}

EXPORT int aclnnConvTbcBackwardGetWorkspaceSize(const aclTensor* self, const aclTensor* input, const aclTensor* weight, const aclTensor* bias, int64_t pad, int8_t cubeMathType, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, input, weight, bias, pad, cubeMathType, gradInput, gradWeight, gradBias};
  return prepare(111, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvTbcBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(111, executor, stream);
}

EXPORT int aclnnConvolutionGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* outputPadding, int64_t groups, aclTensor* output, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, output, cubeMathType};
  return prepare(112, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvolution(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(112, executor, stream);
}

EXPORT int aclnnConvolutionBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* input, const aclTensor* weight, const aclIntArray* biasSizes, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* outputPadding, int32_t groups, const aclBoolArray* outputMask, int8_t cubeMathType, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, outputMask, cubeMathType, gradInput, gradWeight, gradBias};
  return prepare(113, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvolutionBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(113, executor, stream);
}

EXPORT int aclnnCrossEntropyLossGetWorkspaceSize(const aclTensor* input, const aclTensor* target, const aclTensor* weightOptional, const char* reductionOptional, int64_t ignoreIndex, double labelSmoothing, double lseSquareScaleForZloss, bool returnZloss, aclTensor* lossOut, aclTensor* logProbOut, aclTensor* zlossOut, aclTensor* lseForZlossOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, target, weightOptional, reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, returnZloss, lossOut, logProbOut, zlossOut, lseForZlossOut};
  return prepare(116, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCrossEntropyLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(116, executor, stream);
}

EXPORT int aclnnCrossEntropyLossGradGetWorkspaceSize(const aclTensor* gradLoss, const aclTensor* logProb, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* gradZlossOptional, const aclTensor* lseForZlossOptional, const char* reductionOptional, int64_t ignoreIndex, double labelSmoothing, double lseSquareScaleForZloss, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradLoss, logProb, target, weightOptional, gradZlossOptional, lseForZlossOptional, reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, out};
  return prepare(117, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCrossEntropyLossGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(117, executor, stream);
}

EXPORT int aclnnCtcLossGetWorkspaceSize(const aclTensor* logProbs, const aclTensor* targets, const aclIntArray* inputLengths, const aclIntArray* targetlengths, int64_t blank, bool zeroInfinity, aclTensor* negLogLikelihoodOut, aclTensor* logAlphaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {logProbs, targets, inputLengths, targetlengths, blank, zeroInfinity, negLogLikelihoodOut, logAlphaOut};
  return prepare(118, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCtcLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(118, executor, stream);
}

EXPORT int aclnnCtcLossBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* logProbs, const aclTensor* targets, const aclIntArray* inputLengths, const aclIntArray* targetLengths, const aclTensor* negLogLikelihood, const aclTensor* logAlpha, int64_t blank, bool zeroInfinity, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, out};
  return prepare(119, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCtcLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(119, executor, stream);
}

EXPORT int aclnnDeepNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gx, const aclTensor* beta, const aclTensor* gamma, double alpha, double epsilon, aclTensor* meanOut, aclTensor* rstdOut, aclTensor* yOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gx, beta, gamma, alpha, epsilon, meanOut, rstdOut, yOut};
  return prepare(124, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDeepNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(124, executor, stream);
}

EXPORT int aclnnDeepNormGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* x, const aclTensor* gx, const aclTensor* gamma, const aclTensor* mean, const aclTensor* rstd, double alpha, aclTensor* dxOut, aclTensor* dgxOut, aclTensor* dbetaOut, aclTensor* dgammaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, x, gx, gamma, mean, rstd, alpha, dxOut, dgxOut, dbetaOut, dgammaOut};
  return prepare(125, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDeepNormGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(125, executor, stream);
}

EXPORT int aclnnDeformableConv2dGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* offset, const aclTensor* biasOptional, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, int64_t groups, int64_t deformableGroups, bool modulated, aclTensor* out, aclTensor* deformOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, offset, biasOptional, kernelSize, stride, padding, dilation, groups, deformableGroups, modulated, out, deformOutOptional};
  return prepare(126, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDeformableConv2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(126, executor, stream);
}

EXPORT int aclnnDeformableConv2dBackwardGetWorkspaceSize(const aclTensor* input, const aclTensor* gradOutput, const aclTensor* offsetOut, const aclTensor* weight, const aclTensor* offset, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, int64_t groups, int64_t deformableGroups, bool modulated, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradOffset, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, gradOutput, offsetOut, weight, offset, kernelSize, stride, padding, dilation, groups, deformableGroups, modulated, gradInput, gradWeight, gradOffset, gradBias};
  return prepare(127, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDeformableConv2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(127, executor, stream);
}

EXPORT int aclnnEluGetWorkspaceSize(const aclTensor* self, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, alpha, scale, inputScale, out};
  return prepare(150, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnElu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(150, executor, stream);
}

EXPORT int aclnnEluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, bool isResult, const aclTensor* selfOrResult, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, alpha, scale, inputScale, isResult, selfOrResult, gradInput};
  return prepare(151, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(151, executor, stream);
}

EXPORT int aclnnFastGeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(169, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFastGelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(169, executor, stream);
}

EXPORT int aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(170, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFastGeluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(170, executor, stream);
}

EXPORT int aclnnFastLayerNormGetWorkspaceSize(const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, normalizedShape, weightOptional, biasOptional, eps, out, meanOutOptional, rstdOutOptional};
  return prepare(171, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFastLayerNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(171, executor, stream);
}

EXPORT int aclnnFusedCausalConv1dGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, aclTensor* convStates, const aclTensor* queryStartLoc, const aclTensor* cacheIndices, const aclTensor* initialStateMode, const aclTensor* bias, const aclTensor* numAcceptedTokens, const aclTensor* numComputedTokens, const aclTensor* blockIdxFirstScheduledToken, const aclTensor* blockIdxLastScheduledToken, const aclTensor* initialStateIdx, int64_t activationMode, int64_t padSlotId, int64_t runMode, int64_t maxQueryLen, int64_t residualConnection, int64_t blockSize, int64_t convMode, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, convStates, queryStartLoc, cacheIndices, initialStateMode, bias, numAcceptedTokens, numComputedTokens, blockIdxFirstScheduledToken, blockIdxLastScheduledToken, initialStateIdx, activationMode, padSlotId, runMode, maxQueryLen, residualConnection, blockSize, convMode, y};
  return prepare(265, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedCausalConv1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(265, executor, stream);
}

EXPORT int aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(const aclTensor* logitsMax, const aclTensor* sumExpLogits, const aclTensor* predictedLogits, float labelSmoothing, const aclTensor* inputOptional, const aclTensor* weightOptional, const aclTensor* vocabParallelLogitsOptional, aclTensor* lossOut, aclTensor* softMaxOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {logitsMax, sumExpLogits, predictedLogits, labelSmoothing, inputOptional, weightOptional, vocabParallelLogitsOptional, lossOut, softMaxOutOptional};
  return prepare(266, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedCrossEntropyLossWithMaxSum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(266, executor, stream);
}

EXPORT int aclnnFusedLinearCrossEntropyLossGradGetWorkspaceSize(const aclTensor* grad, const aclTensor* input, const aclTensor* weight, const aclTensor* targetMask, const aclTensor* maskedTarget, float labelSmoothing, const aclTensor* logitsMaxOptional, const aclTensor* sumExpLogitsOptional, const aclTensor* softmaxOptional, aclTensor* inputGradOut, aclTensor* weightGradOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {grad, input, weight, targetMask, maskedTarget, labelSmoothing, logitsMaxOptional, sumExpLogitsOptional, softmaxOptional, inputGradOut, weightGradOut};
  return prepare(273, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedLinearCrossEntropyLossGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(273, executor, stream);
}

EXPORT int aclnnFusedLinearOnlineMaxSumGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* target, int64_t vocabStartIndex, int64_t vocabEndIndex, aclTensor* logitsMaxLocalOut, aclTensor* sumExpLogitsLocalOut, aclTensor* predictedLogitsLocalOut, aclTensor* targetMaskOut, aclTensor* maskedTargetOut, aclTensor* vocabParallelLogitsOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, target, vocabStartIndex, vocabEndIndex, logitsMaxLocalOut, sumExpLogitsLocalOut, predictedLogitsLocalOut, targetMaskOut, maskedTargetOut, vocabParallelLogitsOutOptional};
  return prepare(274, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedLinearOnlineMaxSum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(274, executor, stream);
}

EXPORT int aclnnGRUGetWorkspaceSize(const aclTensor* input, const aclTensorList* params, const aclTensor* hx, const aclTensor* batchSizes, bool hasBias, int64_t numLayers, double dropout, bool train, bool bidirection, bool batchFirst, aclTensor* output, aclTensor* hy, aclTensorList* rOut, aclTensorList* zOut, aclTensorList* nOut, aclTensorList* hnOut, aclTensorList* hOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, params, hx, batchSizes, hasBias, numLayers, dropout, train, bidirection, batchFirst, output, hy, rOut, zOut, nOut, hnOut, hOut};
  return prepare(279, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGRU(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(279, executor, stream);
}

EXPORT int aclnnGRUBackwardGetWorkspaceSize(const aclTensor* input, const aclTensorList* params, const aclTensor* hx, const aclTensor* dy, const aclTensor* dh, const aclTensorList* r, const aclTensorList* z, const aclTensorList* n, const aclTensorList* hn, const aclTensorList* h, const aclTensor* batchSizes, bool hasBias, int64_t numLayers, bool bidirection, bool batchFirst, aclTensor* dxOut, aclTensor* dhPrevOut, aclTensorList* dparamsOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, params, hx, dy, dh, r, z, n, hn, h, batchSizes, hasBias, numLayers, bidirection, batchFirst, dxOut, dhPrevOut, dparamsOut};
  return prepare(280, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGRUBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(280, executor, stream);
}

EXPORT int aclnnGeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(289, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(289, executor, stream);
}

EXPORT int aclnnGeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(290, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(290, executor, stream);
}

EXPORT int aclnnGeluBackwardV2GetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const char* approximate, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, approximate, gradInput};
  return prepare(291, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluBackwardV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(291, executor, stream);
}

EXPORT int aclnnGeluV2GetWorkspaceSize(const aclTensor* x, int64_t approximate, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, approximate, y};
  return prepare(293, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(293, executor, stream);
}

EXPORT int aclnnGluGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, out};
  return prepare(295, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGlu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(295, executor, stream);
}

EXPORT int aclnnGluBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, self, dim, out};
  return prepare(296, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(296, executor, stream);
}

EXPORT int aclnnGridSampler2DGetWorkspaceSize(const aclTensor* input, const aclTensor* grid, int64_t interpolationMode, int64_t paddingMode, bool alignCorners, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, grid, interpolationMode, paddingMode, alignCorners, out};
  return prepare(297, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGridSampler2D(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(297, executor, stream);
}

EXPORT int aclnnGridSampler2DBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* input, const aclTensor* grid, int64_t interpolationMode, int64_t paddingMode, bool alignCorners, const aclBoolArray* outputMask, aclTensor* inputGrad, aclTensor* gridGrad, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, inputGrad, gridGrad};
  return prepare(298, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGridSampler2DBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(298, executor, stream);
}

EXPORT int aclnnGridSampler3DGetWorkspaceSize(const aclTensor* input, const aclTensor* grid, int64_t interpolationMode, int64_t paddingMode, bool alignCorners, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, grid, interpolationMode, paddingMode, alignCorners, out};
  return prepare(299, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGridSampler3D(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(299, executor, stream);
}

EXPORT int aclnnGridSampler3DBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* input, const aclTensor* grid, int64_t interpolationMode, int64_t paddingMode, bool alignCorners, const aclBoolArray* outputMask, aclTensor* inputGrad, aclTensor* gridGrad, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, inputGrad, gridGrad};
  return prepare(300, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGridSampler3DBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(300, executor, stream);
}

EXPORT int aclnnGroupNormGetWorkspaceSize(const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, gamma, beta, N, C, HxW, group, eps, out, meanOut, rstdOut};
  return prepare(301, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(301, executor, stream);
}

EXPORT int aclnnGroupNormBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* rstd, const aclTensor* gamma, int64_t N, int64_t C, int64_t HxW, int64_t group, const aclBoolArray* outputMask, aclTensor* gradInput, aclTensor* gradGammaOut, aclTensor* gradBetaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, mean, rstd, gamma, N, C, HxW, group, outputMask, gradInput, gradGammaOut, gradBetaOut};
  return prepare(302, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNormBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(302, executor, stream);
}

EXPORT int aclnnGroupNormSiluGetWorkspaceSize(const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t group, double eps, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, gamma, beta, group, eps, out, meanOut, rstdOut};
  return prepare(303, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNormSilu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(303, executor, stream);
}

EXPORT int aclnnGroupNormSwishGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, int64_t numGroups, const char* dataFormatOptional, double eps, bool activateSwish, double swishScale, aclTensor* yOut, aclTensor* meanOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, beta, numGroups, dataFormatOptional, eps, activateSwish, swishScale, yOut, meanOut, rstdOut};
  return prepare(304, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNormSwish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(304, executor, stream);
}

EXPORT int aclnnGroupNormSwishGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* mean, const aclTensor* rstd, const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, int64_t numGroups, const char* dataFormatOptional, double swishScale, bool dgammaIsRequire, bool dbetaIsRequire, aclTensor* dxOut, aclTensor* dgammaOut, aclTensor* dbetaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, mean, rstd, x, gamma, beta, numGroups, dataFormatOptional, swishScale, dgammaIsRequire, dbetaIsRequire, dxOut, dgammaOut, dbetaOut};
  return prepare(305, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNormSwishGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(305, executor, stream);
}

EXPORT int aclnnHardshrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, lambd, out};
  return prepare(322, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardshrink(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(322, executor, stream);
}

EXPORT int aclnnHardshrinkBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* lambd, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, lambd, gradInput};
  return prepare(323, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardshrinkBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(323, executor, stream);
}

EXPORT int aclnnHardsigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(324, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardsigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(324, executor, stream);
}

EXPORT int aclnnHardsigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(325, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardsigmoidBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(325, executor, stream);
}

EXPORT int aclnnHardswishGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(326, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardswish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(326, executor, stream);
}

EXPORT int aclnnHardswishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(327, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardswishBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(327, executor, stream);
}

EXPORT int aclnnHardswishBackwardV2GetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(328, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardswishBackwardV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(328, executor, stream);
}

EXPORT int aclnnHardtanhGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, clipValueMax, out};
  return prepare(329, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(329, executor, stream);
}

EXPORT int aclnnHardtanhBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* min, const aclScalar* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, min, max, out};
  return prepare(330, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardtanhBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(330, executor, stream);
}

EXPORT int aclnnIm2colGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* dilation, const aclIntArray* padding, const aclIntArray* stride, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, dilation, padding, stride, out};
  return prepare(332, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIm2col(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(332, executor, stream);
}

EXPORT int aclnnIm2colBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclIntArray* inputSize, const aclIntArray* kernelSize, const aclIntArray* dilation, const aclIntArray* padding, const aclIntArray* stride, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, inputSize, kernelSize, dilation, padding, stride, out};
  return prepare(333, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIm2colBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(333, executor, stream);
}

EXPORT int aclnnInplaceCeluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, alpha};
  return prepare(365, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(365, executor, stream);
}

EXPORT int aclnnInplaceEluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, alpha, scale, inputScale};
  return prepare(376, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceElu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(376, executor, stream);
}

EXPORT int aclnnInplaceFusedCausalConv1dGetWorkspaceSize(aclTensor* x, const aclTensor* weight, aclTensor* convStates, const aclTensor* queryStartLoc, const aclTensor* cacheIndices, const aclTensor* initialStateMode, const aclTensor* bias, const aclTensor* numAcceptedTokens, const aclTensor* numComputedTokens, const aclTensor* blockIdxFirstScheduledToken, const aclTensor* blockIdxLastScheduledToken, const aclTensor* initialStateIdx, int64_t activationMode, int64_t padSlotId, int64_t runMode, int64_t maxQueryLen, int64_t residualConnection, int64_t blockSize, int64_t convMode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, convStates, queryStartLoc, cacheIndices, initialStateMode, bias, numAcceptedTokens, numComputedTokens, blockIdxFirstScheduledToken, blockIdxLastScheduledToken, initialStateIdx, activationMode, padSlotId, runMode, maxQueryLen, residualConnection, blockSize, convMode};
  return prepare(394, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFusedCausalConv1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(394, executor, stream);
}

EXPORT int aclnnInplaceHardsigmoidGetWorkspaceSize(aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self};
  return prepare(399, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceHardsigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(399, executor, stream);
}

EXPORT int aclnnInplaceHardswishGetWorkspaceSize(aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self};
  return prepare(400, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceHardswish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(400, executor, stream);
}

EXPORT int aclnnInplaceHardtanhGetWorkspaceSize(aclTensor* selfRef, const aclScalar* clipValueMin, const aclScalar* clipValueMax, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, clipValueMin, clipValueMax};
  return prepare(401, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceHardtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(401, executor, stream);
}

EXPORT int aclnnInplaceLeakyReluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* negativeSlope, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, negativeSlope};
  return prepare(407, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLeakyRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(407, executor, stream);
}

EXPORT int aclnnInplaceMishGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(422, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(422, executor, stream);
}

EXPORT int aclnnInplaceReluGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(441, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(441, executor, stream);
}

EXPORT int aclnnInplaceThresholdGetWorkspaceSize(aclTensor* selfRef, const aclScalar* threshold, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, threshold, value};
  return prepare(460, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceThreshold(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(460, executor, stream);
}

EXPORT int aclnnIouGetWorkspaceSize(const aclTensor* bBoxes, const aclTensor* gtBoxes, const char* mode, float eps, bool aligned, aclTensor* overlap, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {bBoxes, gtBoxes, mode, eps, aligned, overlap};
  return prepare(469, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIou(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(469, executor, stream);
}

EXPORT int aclnnKlDivGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, logTarget, out};
  return prepare(476, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKlDiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(476, executor, stream);
}

EXPORT int aclnnKlDivBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, logTarget, out};
  return prepare(477, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKlDivBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(477, executor, stream);
}

EXPORT int aclnnKlDivTargetBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* gradTarget, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, logTarget, gradTarget};
  return prepare(478, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKlDivTargetBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(478, executor, stream);
}

EXPORT int aclnnL1LossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out};
  return prepare(483, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnL1Loss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(483, executor, stream);
}

EXPORT int aclnnL1LossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, gradInput};
  return prepare(484, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnL1LossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(484, executor, stream);
}

EXPORT int aclnnLSTMGetWorkspaceSize(const aclTensor* input, const aclTensorList* params, const aclTensorList* hx, const aclTensor* batchSizes, bool hasBias, int64_t numLayers, double dropout, bool train, bool bidirectional, bool batchFirst, aclTensor* output, aclTensor* hy, aclTensor* cy, aclTensorList* iOut, aclTensorList* jOut, aclTensorList* fOut, aclTensorList* oOut, aclTensorList* hOut, aclTensorList* cOut, aclTensorList* tanhCOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, params, hx, batchSizes, hasBias, numLayers, dropout, train, bidirectional, batchFirst, output, hy, cy, iOut, jOut, fOut, oOut, hOut, cOut, tanhCOut};
  return prepare(485, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLSTM(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(485, executor, stream);
}

EXPORT int aclnnLayerNormGetWorkspaceSize(const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, normalizedShape, weightOptional, biasOptional, eps, out, meanOutOptional, rstdOutOptional};
  return prepare(486, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLayerNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(486, executor, stream);
}

EXPORT int aclnnLayerNormBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weightOptional, const aclTensor* biasOptional, const aclBoolArray* outputMask, aclTensor* gradInputOut, aclTensor* gradWeightOut, aclTensor* gradBiasOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, normalizedShape, mean, rstd, weightOptional, biasOptional, outputMask, gradInputOut, gradWeightOut, gradBiasOut};
  return prepare(487, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLayerNormBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(487, executor, stream);
}

EXPORT int aclnnLeakyReluGetWorkspaceSize(const aclTensor* self, const aclScalar* negativeSlope, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, negativeSlope, out};
  return prepare(490, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeakyRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(490, executor, stream);
}

EXPORT int aclnnLeakyReluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* negativeSlope, bool selfIsResult, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, negativeSlope, selfIsResult, out};
  return prepare(491, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeakyReluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(491, executor, stream);
}

EXPORT int aclnnLogSigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(510, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(510, executor, stream);
}

EXPORT int aclnnLogSigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* buffer, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, buffer, gradInput};
  return prepare(511, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSigmoidBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(511, executor, stream);
}

EXPORT int aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor* self, aclTensor* out, aclTensor* buffer, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out, buffer};
  return prepare(512, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSigmoidForward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(512, executor, stream);
}

EXPORT int aclnnLogSoftmaxGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, out};
  return prepare(513, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(513, executor, stream);
}

EXPORT int aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, dim, out};
  return prepare(514, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(514, executor, stream);
}

EXPORT int aclnnLstmBackwardGetWorkspaceSize(const aclTensor* input, const aclTensorList* hx, const aclTensorList* params, const aclTensor* dy, const aclTensor* dh, const aclTensor* dc, const aclTensorList* i, const aclTensorList* g, const aclTensorList* f, const aclTensorList* o, const aclTensorList* h, const aclTensorList* c, const aclTensorList* tanhc, const aclTensor* batchSizesOptional, bool hasBias, int64_t numLayers, double dropout, bool train, bool bidirectional, bool batchFirst, const aclBoolArray* outputMask, aclTensor* dxOut, aclTensor* dhPrevOut, aclTensor* dcPrevOut, aclTensorList* dparamsOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, hx, params, dy, dh, dc, i, g, f, o, h, c, tanhc, batchSizesOptional, hasBias, numLayers, dropout, train, bidirectional, batchFirst, outputMask, dxOut, dhPrevOut, dcPrevOut, dparamsOut};
  return prepare(523, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLstmBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(523, executor, stream);
}

EXPORT int aclnnMaskedCausalConv1dGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* maskOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, maskOptional, out};
  return prepare(526, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedCausalConv1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(526, executor, stream);
}

EXPORT int aclnnMaskedCausalConv1dBackwardGetWorkspaceSize(const aclTensor* gradY, const aclTensor* x, const aclTensor* weight, const aclTensor* maskOptional, aclTensor* gradXOut, aclTensor* gradWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradY, x, weight, maskOptional, gradXOut, gradWeightOut};
  return prepare(527, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedCausalConv1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(527, executor, stream);
}

EXPORT int aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(const aclTensor* x, const aclTensor* attenMaskOptional, const aclTensor* relativePosBias, double scaleValue, int64_t innerPrecisionMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, attenMaskOptional, relativePosBias, scaleValue, innerPrecisionMode, out};
  return prepare(530, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedSoftmaxWithRelPosBias(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(530, executor, stream);
}

EXPORT int aclnnMaxPool2dWithIndicesGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, stride, padding, dilation, ceilMode, out, indices};
  return prepare(535, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithIndices(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(535, executor, stream);
}

EXPORT int aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, kernelSize, stride, padding, dilation, ceilMode, gradInput};
  return prepare(536, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithIndicesBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(536, executor, stream);
}

EXPORT int aclnnMaxPool2dWithMaskGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, stride, padding, dilation, ceilMode, out, indices};
  return prepare(537, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(537, executor, stream);
}

EXPORT int aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, kernelSize, stride, padding, dilation, ceilMode, gradInput};
  return prepare(538, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithMaskBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(538, executor, stream);
}

EXPORT int aclnnMaxPool3dWithArgmaxGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, stride, padding, dilation, ceilMode, out, indices};
  return prepare(539, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool3dWithArgmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(539, executor, stream);
}

EXPORT int aclnnMaxPool3dWithArgmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, kernelSize, stride, padding, dilation, ceilMode, gradInput};
  return prepare(540, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool3dWithArgmaxBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(540, executor, stream);
}

EXPORT int aclnnMaxUnpool2dGetWorkspaceSize(const aclTensor* self, const aclTensor* indices, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, indices, outputSize, out};
  return prepare(541, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxUnpool2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(541, executor, stream);
}

EXPORT int aclnnMaxUnpool3dGetWorkspaceSize(const aclTensor* self, const aclTensor* indices, const aclIntArray* outputSize, const aclIntArray* stride, const aclIntArray* padding, aclTensor* outRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, indices, outputSize, stride, padding, outRef};
  return prepare(542, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxUnpool3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(542, executor, stream);
}

EXPORT int aclnnMishGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(550, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(550, executor, stream);
}

EXPORT int aclnnMishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(551, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMishBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(551, executor, stream);
}

EXPORT int aclnnMseLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out};
  return prepare(578, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMseLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(578, executor, stream);
}

EXPORT int aclnnMseLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, out};
  return prepare(579, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMseLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(579, executor, stream);
}

EXPORT int aclnnMultilabelMarginLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, aclTensor* isTarget, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out, isTarget};
  return prepare(582, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultilabelMarginLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(582, executor, stream);
}

EXPORT int aclnnNLLLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weight, reduction, ignoreIndex, out, totalWeightOut};
  return prepare(586, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(586, executor, stream);
}

EXPORT int aclnnNLLLoss2dGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weight, reduction, ignoreIndex, out, totalWeightOut};
  return prepare(587, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLoss2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(587, executor, stream);
}

EXPORT int aclnnNLLLoss2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, const aclTensor* totalWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out};
  return prepare(588, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLoss2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(588, executor, stream);
}

EXPORT int aclnnNLLLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, const aclTensor* totalWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out};
  return prepare(589, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(589, executor, stream);
}

EXPORT int aclnnPreluGetWorkspaceSize(const aclTensor* self, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, weight, out};
  return prepare(618, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPrelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(618, executor, stream);
}

EXPORT int aclnnPreluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* weight, aclTensor* gradInput, aclTensor* gradWeight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, weight, gradInput, gradWeight};
  return prepare(619, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPreluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(619, executor, stream);
}

EXPORT int aclnnQuantConvolutionGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* bias, const aclTensor* scale, const aclTensor* offset, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* outputPadding, int64_t groups, int32_t offsetx, const char* roundMode, aclTensor* output, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, bias, scale, offset, stride, padding, dilation, transposed, outputPadding, groups, offsetx, roundMode, output};
  return prepare(624, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantConvolution(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(624, executor, stream);
}

EXPORT int aclnnROIAlignGetWorkspaceSize(const aclTensor* self, const aclTensor* rois, float spatialScale, int64_t pooledHeight, int64_t pooledWidth, int64_t sampleNum, int64_t roiEndMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, rois, spatialScale, pooledHeight, pooledWidth, sampleNum, roiEndMode, out};
  return prepare(633, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnROIAlign(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(633, executor, stream);
}

EXPORT int aclnnROIAlignBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* rois, const aclIntArray* xDiffShape, int64_t pooledWidth, int64_t pooledHeight, float spatialScale, int64_t sampleNum, int64_t roiEndMode, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, rois, xDiffShape, pooledWidth, pooledHeight, spatialScale, sampleNum, roiEndMode, gradInput};
  return prepare(634, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnROIAlignBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(634, executor, stream);
}

EXPORT int aclnnReflectionPad1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, padding, out};
  return prepare(642, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReflectionPad1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(642, executor, stream);
}

EXPORT int aclnnReflectionPad1dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* padding, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, padding, gradInput};
  return prepare(643, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReflectionPad1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(643, executor, stream);
}

EXPORT int aclnnReflectionPad2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, padding, out};
  return prepare(644, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReflectionPad2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(644, executor, stream);
}

EXPORT int aclnnReflectionPad2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* padding, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, padding, gradInput};
  return prepare(645, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReflectionPad2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(645, executor, stream);
}

EXPORT int aclnnReflectionPad3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, padding, out};
  return prepare(646, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReflectionPad3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(646, executor, stream);
}

EXPORT int aclnnReflectionPad3dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* padding, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, padding, gradInput};
  return prepare(647, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReflectionPad3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(647, executor, stream);
}

EXPORT int aclnnReluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(648, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(648, executor, stream);
}

EXPORT int aclnnReplicationPad1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, padding, out};
  return prepare(660, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReplicationPad1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(660, executor, stream);
}

EXPORT int aclnnReplicationPad1dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* padding, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, padding, gradInput};
  return prepare(661, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReplicationPad1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(661, executor, stream);
}

EXPORT int aclnnReplicationPad2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, padding, out};
  return prepare(662, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReplicationPad2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(662, executor, stream);
}

EXPORT int aclnnReplicationPad2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* padding, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, padding, gradInput};
  return prepare(663, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReplicationPad2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(663, executor, stream);
}

EXPORT int aclnnReplicationPad3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, padding, out};
  return prepare(664, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReplicationPad3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(664, executor, stream);
}

EXPORT int aclnnReplicationPad3dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* padding, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, padding, gradInput};
  return prepare(665, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReplicationPad3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(665, executor, stream);
}

EXPORT int aclnnScaledMaskedSoftmaxGetWorkspaceSize(const aclTensor* x, const aclTensor* mask, double scale, bool fixedTriuMask, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, mask, scale, fixedTriuMask, y};
  return prepare(684, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScaledMaskedSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(684, executor, stream);
}

EXPORT int aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* y, const aclTensor* mask, double scale, bool fixTriuMask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, y, mask, scale, fixTriuMask, out};
  return prepare(685, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScaledMaskedSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(685, executor, stream);
}

EXPORT int aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, gradInput};
  return prepare(697, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSigmoidBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(697, executor, stream);
}

EXPORT int aclnnSiluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(700, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSilu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(700, executor, stream);
}

EXPORT int aclnnSiluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(701, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSiluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(701, executor, stream);
}

EXPORT int aclnnSmoothL1LossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, beta, result};
  return prepare(708, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSmoothL1Loss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(708, executor, stream);
}

EXPORT int aclnnSmoothL1LossBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, self, target, reduction, beta, gradInput};
  return prepare(709, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSmoothL1LossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(709, executor, stream);
}

EXPORT int aclnnSoftMarginLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out};
  return prepare(710, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftMarginLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(710, executor, stream);
}

EXPORT int aclnnSoftMarginLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, out};
  return prepare(711, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftMarginLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(711, executor, stream);
}

EXPORT int aclnnSoftmaxGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, out};
  return prepare(712, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(712, executor, stream);
}

EXPORT int aclnnSoftmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, dim, out};
  return prepare(713, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(713, executor, stream);
}

EXPORT int aclnnSoftplusGetWorkspaceSize(const aclTensor* self, const aclScalar* beta, const aclScalar* threshold, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, beta, threshold, out};
  return prepare(714, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftplus(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(714, executor, stream);
}

EXPORT int aclnnSoftplusBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* beta, const aclScalar* threshold, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, beta, threshold, gradInput};
  return prepare(715, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftplusBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(715, executor, stream);
}

EXPORT int aclnnSoftshrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, lambd, out};
  return prepare(716, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftshrink(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(716, executor, stream);
}

EXPORT int aclnnSoftshrinkBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* lambd, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, lambd, gradInput};
  return prepare(717, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftshrinkBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(717, executor, stream);
}

EXPORT int aclnnSyncBatchNormGatherStatsGetWorkspaceSize(const aclTensor* totalSum, const aclTensor* totalSquareSum, const aclTensor* sampleCount, aclTensor* mean, aclTensor* variance, float momentum, float eps, aclTensor* batchMean, aclTensor* batchInvstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {totalSum, totalSquareSum, sampleCount, mean, variance, momentum, eps, batchMean, batchInvstd};
  return prepare(735, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSyncBatchNormGatherStats(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(735, executor, stream);
}

EXPORT int aclnnTanhBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, gradInput};
  return prepare(739, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTanhBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(739, executor, stream);
}

EXPORT int aclnnThnnFusedLstmCellGetWorkspaceSize(const aclTensor* inputGates, const aclTensor* hiddenGates, const aclTensor* cx, const aclTensor* inputBiasOptional, const aclTensor* hiddenBiasOptional, aclTensor* hyOut, aclTensor* cyOut, aclTensor* storageOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputGates, hiddenGates, cx, inputBiasOptional, hiddenBiasOptional, hyOut, cyOut, storageOut};
  return prepare(740, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnThnnFusedLstmCell(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(740, executor, stream);
}

EXPORT int aclnnThnnFusedLstmCellBackwardGetWorkspaceSize(const aclTensor* gradHyOptional, const aclTensor* gradCOptional, const aclTensor* cx, const aclTensor* cy, const aclTensor* storage, bool hasBias, aclTensor* gradGatesOut, aclTensor* gradCxOut, aclTensor* gradBiasOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradHyOptional, gradCOptional, cx, cy, storage, hasBias, gradGatesOut, gradCxOut, gradBiasOut};
  return prepare(741, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnThnnFusedLstmCellBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(741, executor, stream);
}

EXPORT int aclnnThresholdGetWorkspaceSize(const aclTensor* self, const aclScalar* threshold, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, threshold, value, out};
  return prepare(742, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnThreshold(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(742, executor, stream);
}

EXPORT int aclnnThresholdBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* threshold, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, threshold, out};
  return prepare(743, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnThresholdBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(743, executor, stream);
}

EXPORT int aclnnTopKTopPSampleGetWorkspaceSize(const aclTensor* logits, const aclTensor* topK, const aclTensor* topP, const aclTensor* q, double eps, bool isNeedLogits, int64_t topKGuess, aclTensor* logitsSelectIdx, aclTensor* logitsTopKPSelect, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {logits, topK, topP, q, eps, isNeedLogits, topKGuess, logitsSelectIdx, logitsTopKPSelect};
  return prepare(744, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTopKTopPSample(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(744, executor, stream);
}

EXPORT int aclnnTopKTopPSampleV2GetWorkspaceSize(const aclTensor* logits, const aclTensor* topK, const aclTensor* topP, const aclTensor* q, const aclTensor* minPs, double eps, bool isNeedLogits, int64_t topKGuess, int64_t ksMax, bool inputIsLogits, bool isNeedSampleResult, aclTensor* logitsSelectIdx, aclTensor* logitsTopKPSelect, aclTensor* logitsIdx, aclTensor* logitsSortMasked, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {logits, topK, topP, q, minPs, eps, isNeedLogits, topKGuess, ksMax, inputIsLogits, isNeedSampleResult, logitsSelectIdx, logitsTopKPSelect, logitsIdx, logitsSortMasked};
  return prepare(745, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTopKTopPSampleV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(745, executor, stream);
}

EXPORT int aclnnTransformBiasRescaleQkvGetWorkspaceSize(const aclTensor* qkv, const aclTensor* qkvBias, int64_t numHeads, aclTensor* qOut, aclTensor* kOut, aclTensor* vOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {qkv, qkvBias, numHeads, qOut, kOut, vOut};
  return prepare(750, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransformBiasRescaleQkv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(750, executor, stream);
}

EXPORT int aclnnUnfoldGradGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* inputSizes, int64_t dim, int64_t size, int64_t step, aclTensor* gradIn, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, inputSizes, dim, size, step, gradIn};
  return prepare(757, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUnfoldGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(757, executor, stream);
}

EXPORT int aclnnUpsampleBicubic2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scalesH, scalesW, out};
  return prepare(762, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBicubic2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(762, executor, stream);
}

EXPORT int aclnnUpsampleBicubic2dAAGetWorkspaceSize(const aclTensor* x, const aclIntArray* outputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, outputSize, alignCorners, scalesH, scalesW, out};
  return prepare(763, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBicubic2dAA(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(763, executor, stream);
}

EXPORT int aclnnUpsampleBicubic2dAAGradGetWorkspaceSize(const aclTensor* gradOutput, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, out};
  return prepare(764, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBicubic2dAAGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(764, executor, stream);
}

EXPORT int aclnnUpsampleBicubic2dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesH, scalesW, gradInput};
  return prepare(765, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBicubic2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(765, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scalesH, scalesW, out};
  return prepare(766, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(766, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dAAGetWorkspaceSize(const aclTensor* input, const aclIntArray* outputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, outputSize, alignCorners, scalesH, scalesW, out};
  return prepare(767, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2dAA(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(767, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dAABackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, out};
  return prepare(768, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2dAABackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(768, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesH, scalesW, out};
  return prepare(769, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(769, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dBackwardV2GetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesH, scalesW, out};
  return prepare(770, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2dBackwardV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(770, executor, stream);
}

EXPORT int aclnnUpsampleLinear1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scale, out};
  return prepare(771, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleLinear1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(771, executor, stream);
}

EXPORT int aclnnUpsampleLinear1dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scales, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scales, out};
  return prepare(772, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleLinear1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(772, executor, stream);
}

EXPORT int aclnnUpsampleNearest1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, out};
  return prepare(773, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(773, executor, stream);
}

EXPORT int aclnnUpsampleNearest1dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, double scales, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, scales, out};
  return prepare(774, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(774, executor, stream);
}

EXPORT int aclnnUpsampleNearest1dV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, float scaleL, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scaleL, out};
  return prepare(775, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest1dV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(775, executor, stream);
}

EXPORT int aclnnUpsampleNearest2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, out};
  return prepare(776, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(776, executor, stream);
}

EXPORT int aclnnUpsampleNearest2dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, scalesH, scalesW, gradInput};
  return prepare(777, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(777, executor, stream);
}

EXPORT int aclnnUpsampleNearest2dV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, float scalesH, float scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scalesH, scalesW, out};
  return prepare(778, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest2dV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(778, executor, stream);
}

EXPORT int aclnnUpsampleNearest3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, double scalesD, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scalesD, scalesH, scalesW, out};
  return prepare(779, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(779, executor, stream);
}

EXPORT int aclnnUpsampleNearest3dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, double scalesD, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, scalesD, scalesH, scalesW, gradInput};
  return prepare(780, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(780, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, double scales, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scales, out};
  return prepare(781, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(781, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact1dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclIntArray* outputSize, const aclIntArray* inputSize, double scales, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, outputSize, inputSize, scales, out};
  return prepare(782, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(782, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scalesH, scalesW, out};
  return prepare(783, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(783, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclIntArray* outputSize, const aclIntArray* inputSize, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, outputSize, inputSize, scalesH, scalesW, out};
  return prepare(784, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(784, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, double scalesD, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scalesD, scalesH, scalesW, out};
  return prepare(785, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(785, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact3dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, double scalesD, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, scalesD, scalesH, scalesW, gradInput};
  return prepare(786, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(786, executor, stream);
}

EXPORT int aclnnUpsampleTrilinear3dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scalesD, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scalesD, scalesH, scalesW, out};
  return prepare(787, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleTrilinear3d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(787, executor, stream);
}

EXPORT int aclnnUpsampleTrilinear3dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesD, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW, gradInput};
  return prepare(788, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleTrilinear3dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(788, executor, stream);
}
