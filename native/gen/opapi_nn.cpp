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

EXPORT int aclnnAdaptiveMaxPool2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* outputOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, outputOut, indicesOut};
  return prepare(5, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveMaxPool2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(5, executor, stream);
}

EXPORT int aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, gradInput};
  return prepare(6, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdaptiveMaxPool2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(6, executor, stream);
}

EXPORT int aclnnAvgPool2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* strides, const aclIntArray* paddings, bool ceilMode, bool countIncludePad, int64_t divisorOverride, int8_t cubeMathType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, strides, paddings, ceilMode, countIncludePad, divisorOverride, cubeMathType, out};
  return prepare(35, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAvgPool2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(35, executor, stream);
}

EXPORT int aclnnAvgPool2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, bool ceilMode, bool countIncludePad, int64_t divisorOverride, int8_t cubeMathType, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, cubeMathType, gradInput};
  return prepare(36, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAvgPool2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(36, executor, stream);
}

EXPORT int aclnnBatchNormGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* bias, aclTensor* runningMean, aclTensor* runningVar, bool training, double momentum, double eps, aclTensor* output, aclTensor* saveMean, aclTensor* saveInvstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, bias, runningMean, runningVar, training, momentum, eps, output, saveMean, saveInvstd};
  return prepare(39, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(39, executor, stream);
}

EXPORT int aclnnBatchNormBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclTensor* weight, const aclTensor* runningMean, const aclTensor* runningVar, const aclTensor* saveMean, const aclTensor* saveInvstd, bool training, double eps, const aclBoolArray* outputMask, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, training, eps, outputMask, gradInput, gradWeight, gradBias};
  return prepare(40, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchNormBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(40, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weight, reduction, out};
  return prepare(41, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(41, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weightOptional, reduction, out};
  return prepare(42, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropyBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(42, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weightOptional, posWeightOptional, reduction, out};
  return prepare(43, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropyWithLogits(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(43, executor, stream);
}

EXPORT int aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weightOptional, posWeightOptional, reduction, out};
  return prepare(44, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBinaryCrossEntropyWithLogitsBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(44, executor, stream);
}

EXPORT int aclnnCeluGetWorkspaceSize(const aclTensor* self, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, alpha, out};
  return prepare(57, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(57, executor, stream);
}

EXPORT int aclnnConvolutionGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* outputPadding, int64_t groups, aclTensor* output, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, output, cubeMathType};
  return prepare(68, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvolution(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(68, executor, stream);
}

EXPORT int aclnnConvolutionBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* input, const aclTensor* weight, const aclIntArray* biasSizes, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* outputPadding, int32_t groups, const aclBoolArray* outputMask, int8_t cubeMathType, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, outputMask, cubeMathType, gradInput, gradWeight, gradBias};
  return prepare(69, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConvolutionBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(69, executor, stream);
}

EXPORT int aclnnEluGetWorkspaceSize(const aclTensor* self, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, alpha, scale, inputScale, out};
  return prepare(86, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnElu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(86, executor, stream);
}

EXPORT int aclnnEluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, bool isResult, const aclTensor* selfOrResult, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, alpha, scale, inputScale, isResult, selfOrResult, gradInput};
  return prepare(87, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(87, executor, stream);
}

EXPORT int aclnnFastGeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(101, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFastGelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(101, executor, stream);
}

EXPORT int aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(102, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFastGeluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(102, executor, stream);
}

EXPORT int aclnnFastLayerNormGetWorkspaceSize(const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, normalizedShape, weightOptional, biasOptional, eps, out, meanOutOptional, rstdOutOptional};
  return prepare(103, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFastLayerNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(103, executor, stream);
}

EXPORT int aclnnGeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(202, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(202, executor, stream);
}

EXPORT int aclnnGeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(203, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(203, executor, stream);
}

EXPORT int aclnnGeluBackwardV2GetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const char* approximate, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, approximate, gradInput};
  return prepare(204, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluBackwardV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(204, executor, stream);
}

EXPORT int aclnnGeluV2GetWorkspaceSize(const aclTensor* x, int64_t approximate, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, approximate, y};
  return prepare(205, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(205, executor, stream);
}

EXPORT int aclnnGluGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, out};
  return prepare(206, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGlu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(206, executor, stream);
}

EXPORT int aclnnGluBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, self, dim, out};
  return prepare(207, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(207, executor, stream);
}

EXPORT int aclnnGroupNormGetWorkspaceSize(const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, gamma, beta, N, C, HxW, group, eps, out, meanOut, rstdOut};
  return prepare(208, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(208, executor, stream);
}

EXPORT int aclnnGroupNormBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* rstd, const aclTensor* gamma, int64_t N, int64_t C, int64_t HxW, int64_t group, const aclBoolArray* outputMask, aclTensor* gradInput, aclTensor* gradGammaOut, aclTensor* gradBetaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, mean, rstd, gamma, N, C, HxW, group, outputMask, gradInput, gradGammaOut, gradBetaOut};
  return prepare(209, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupNormBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(209, executor, stream);
}

EXPORT int aclnnHardshrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, lambd, out};
  return prepare(212, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardshrink(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(212, executor, stream);
}

EXPORT int aclnnHardshrinkBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* lambd, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, lambd, gradInput};
  return prepare(213, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardshrinkBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(213, executor, stream);
}

EXPORT int aclnnHardsigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(214, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardsigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(214, executor, stream);
}

EXPORT int aclnnHardsigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(215, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardsigmoidBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(215, executor, stream);
}

EXPORT int aclnnHardswishGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(216, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardswish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(216, executor, stream);
}

EXPORT int aclnnHardswishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(217, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardswishBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(217, executor, stream);
}

EXPORT int aclnnHardswishBackwardV2GetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, out};
  return prepare(218, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardswishBackwardV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(218, executor, stream);
}

EXPORT int aclnnHardtanhGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, clipValueMax, out};
  return prepare(219, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(219, executor, stream);
}

EXPORT int aclnnHardtanhBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* min, const aclScalar* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, min, max, out};
  return prepare(220, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHardtanhBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(220, executor, stream);
}

EXPORT int aclnnIm2colGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* dilation, const aclIntArray* padding, const aclIntArray* stride, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, dilation, padding, stride, out};
  return prepare(222, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIm2col(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(222, executor, stream);
}

EXPORT int aclnnIm2colBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclIntArray* inputSize, const aclIntArray* kernelSize, const aclIntArray* dilation, const aclIntArray* padding, const aclIntArray* stride, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, inputSize, kernelSize, dilation, padding, stride, out};
  return prepare(223, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIm2colBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(223, executor, stream);
}

EXPORT int aclnnInplaceCeluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, alpha};
  return prepare(253, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(253, executor, stream);
}

EXPORT int aclnnInplaceEluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, alpha, scale, inputScale};
  return prepare(264, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceElu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(264, executor, stream);
}

EXPORT int aclnnInplaceHardsigmoidGetWorkspaceSize(aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self};
  return prepare(286, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceHardsigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(286, executor, stream);
}

EXPORT int aclnnInplaceHardswishGetWorkspaceSize(aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self};
  return prepare(287, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceHardswish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(287, executor, stream);
}

EXPORT int aclnnInplaceHardtanhGetWorkspaceSize(aclTensor* selfRef, const aclScalar* clipValueMin, const aclScalar* clipValueMax, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, clipValueMin, clipValueMax};
  return prepare(288, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceHardtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(288, executor, stream);
}

EXPORT int aclnnInplaceLeakyReluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* negativeSlope, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, negativeSlope};
  return prepare(294, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLeakyRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(294, executor, stream);
}

EXPORT int aclnnInplaceMishGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(309, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(309, executor, stream);
}

EXPORT int aclnnInplaceReluGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(327, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(327, executor, stream);
}

EXPORT int aclnnInplaceThresholdGetWorkspaceSize(aclTensor* selfRef, const aclScalar* threshold, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, threshold, value};
  return prepare(345, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceThreshold(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(345, executor, stream);
}

EXPORT int aclnnKlDivGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, logTarget, out};
  return prepare(359, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKlDiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(359, executor, stream);
}

EXPORT int aclnnKlDivBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, logTarget, out};
  return prepare(360, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKlDivBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(360, executor, stream);
}

EXPORT int aclnnKlDivTargetBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* gradTarget, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, logTarget, gradTarget};
  return prepare(361, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKlDivTargetBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(361, executor, stream);
}

EXPORT int aclnnL1LossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out};
  return prepare(363, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnL1Loss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(363, executor, stream);
}

EXPORT int aclnnL1LossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, gradInput};
  return prepare(364, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnL1LossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(364, executor, stream);
}

EXPORT int aclnnLayerNormGetWorkspaceSize(const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, normalizedShape, weightOptional, biasOptional, eps, out, meanOutOptional, rstdOutOptional};
  return prepare(365, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLayerNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(365, executor, stream);
}

EXPORT int aclnnLayerNormBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weightOptional, const aclTensor* biasOptional, const aclBoolArray* outputMask, aclTensor* gradInputOut, aclTensor* gradWeightOut, aclTensor* gradBiasOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, input, normalizedShape, mean, rstd, weightOptional, biasOptional, outputMask, gradInputOut, gradWeightOut, gradBiasOut};
  return prepare(366, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLayerNormBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(366, executor, stream);
}

EXPORT int aclnnLeakyReluGetWorkspaceSize(const aclTensor* self, const aclScalar* negativeSlope, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, negativeSlope, out};
  return prepare(369, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeakyRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(369, executor, stream);
}

EXPORT int aclnnLeakyReluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* negativeSlope, bool selfIsResult, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, negativeSlope, selfIsResult, out};
  return prepare(370, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeakyReluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(370, executor, stream);
}

EXPORT int aclnnLogSigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(387, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(387, executor, stream);
}

EXPORT int aclnnLogSigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* buffer, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, buffer, gradInput};
  return prepare(388, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSigmoidBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(388, executor, stream);
}

EXPORT int aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor* self, aclTensor* out, aclTensor* buffer, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out, buffer};
  return prepare(389, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSigmoidForward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(389, executor, stream);
}

EXPORT int aclnnLogSoftmaxGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, out};
  return prepare(390, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(390, executor, stream);
}

EXPORT int aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, dim, out};
  return prepare(391, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(391, executor, stream);
}

EXPORT int aclnnMaxPool2dWithIndicesGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, stride, padding, dilation, ceilMode, out, indices};
  return prepare(407, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithIndices(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(407, executor, stream);
}

EXPORT int aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, kernelSize, stride, padding, dilation, ceilMode, gradInput};
  return prepare(408, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithIndicesBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(408, executor, stream);
}

EXPORT int aclnnMaxPool2dWithMaskGetWorkspaceSize(const aclTensor* self, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, kernelSize, stride, padding, dilation, ceilMode, out, indices};
  return prepare(409, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(409, executor, stream);
}

EXPORT int aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernelSize, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceilMode, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, indices, kernelSize, stride, padding, dilation, ceilMode, gradInput};
  return prepare(410, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxPool2dWithMaskBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(410, executor, stream);
}

EXPORT int aclnnMishGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(418, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMish(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(418, executor, stream);
}

EXPORT int aclnnMishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(419, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMishBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(419, executor, stream);
}

EXPORT int aclnnMseLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out};
  return prepare(421, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMseLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(421, executor, stream);
}

EXPORT int aclnnMseLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, out};
  return prepare(422, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMseLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(422, executor, stream);
}

EXPORT int aclnnNLLLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weight, reduction, ignoreIndex, out, totalWeightOut};
  return prepare(428, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(428, executor, stream);
}

EXPORT int aclnnNLLLoss2dGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, weight, reduction, ignoreIndex, out, totalWeightOut};
  return prepare(429, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLoss2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(429, executor, stream);
}

EXPORT int aclnnNLLLoss2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, const aclTensor* totalWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out};
  return prepare(430, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLoss2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(430, executor, stream);
}

EXPORT int aclnnNLLLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, const aclTensor* totalWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out};
  return prepare(431, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNLLLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(431, executor, stream);
}

EXPORT int aclnnPreluGetWorkspaceSize(const aclTensor* self, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, weight, out};
  return prepare(450, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPrelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(450, executor, stream);
}

EXPORT int aclnnPreluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* weight, aclTensor* gradInput, aclTensor* gradWeight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, weight, gradInput, gradWeight};
  return prepare(451, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPreluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(451, executor, stream);
}

EXPORT int aclnnReluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(460, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(460, executor, stream);
}

EXPORT int aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, gradInput};
  return prepare(492, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSigmoidBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(492, executor, stream);
}

EXPORT int aclnnSiluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(495, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSilu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(495, executor, stream);
}

EXPORT int aclnnSiluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gradInput};
  return prepare(496, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSiluBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(496, executor, stream);
}

EXPORT int aclnnSmoothL1LossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, beta, result};
  return prepare(502, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSmoothL1Loss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(502, executor, stream);
}

EXPORT int aclnnSmoothL1LossBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, self, target, reduction, beta, gradInput};
  return prepare(503, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSmoothL1LossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(503, executor, stream);
}

EXPORT int aclnnSoftMarginLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, target, reduction, out};
  return prepare(504, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftMarginLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(504, executor, stream);
}

EXPORT int aclnnSoftMarginLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, target, reduction, out};
  return prepare(505, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftMarginLossBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(505, executor, stream);
}

EXPORT int aclnnSoftmaxGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, out};
  return prepare(506, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(506, executor, stream);
}

EXPORT int aclnnSoftmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, dim, out};
  return prepare(507, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(507, executor, stream);
}

EXPORT int aclnnSoftplusGetWorkspaceSize(const aclTensor* self, const aclScalar* beta, const aclScalar* threshold, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, beta, threshold, out};
  return prepare(508, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftplus(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(508, executor, stream);
}

EXPORT int aclnnSoftplusBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* beta, const aclScalar* threshold, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, beta, threshold, gradInput};
  return prepare(509, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftplusBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(509, executor, stream);
}

EXPORT int aclnnSoftshrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, lambd, out};
  return prepare(510, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftshrink(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(510, executor, stream);
}

EXPORT int aclnnSoftshrinkBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* lambd, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, lambd, gradInput};
  return prepare(511, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSoftshrinkBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(511, executor, stream);
}

EXPORT int aclnnTanhBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, output, gradInput};
  return prepare(526, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTanhBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(526, executor, stream);
}

EXPORT int aclnnThresholdGetWorkspaceSize(const aclTensor* self, const aclScalar* threshold, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, threshold, value, out};
  return prepare(527, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnThreshold(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(527, executor, stream);
}

EXPORT int aclnnThresholdBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* threshold, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, threshold, out};
  return prepare(528, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnThresholdBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(528, executor, stream);
}

EXPORT int aclnnUnfoldGradGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* inputSizes, int64_t dim, int64_t size, int64_t step, aclTensor* gradIn, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, inputSizes, dim, size, step, gradIn};
  return prepare(535, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUnfoldGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(535, executor, stream);
}

EXPORT int aclnnUpsampleBicubic2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scalesH, scalesW, out};
  return prepare(540, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBicubic2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(540, executor, stream);
}

EXPORT int aclnnUpsampleBicubic2dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesH, scalesW, gradInput};
  return prepare(541, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBicubic2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(541, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scalesH, scalesW, out};
  return prepare(542, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(542, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesH, scalesW, out};
  return prepare(543, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(543, executor, stream);
}

EXPORT int aclnnUpsampleBilinear2dBackwardV2GetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scalesH, scalesW, out};
  return prepare(544, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleBilinear2dBackwardV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(544, executor, stream);
}

EXPORT int aclnnUpsampleLinear1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, bool alignCorners, double scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, alignCorners, scale, out};
  return prepare(545, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleLinear1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(545, executor, stream);
}

EXPORT int aclnnUpsampleLinear1dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, bool alignCorners, double scales, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, alignCorners, scales, out};
  return prepare(546, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleLinear1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(546, executor, stream);
}

EXPORT int aclnnUpsampleNearest1dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, out};
  return prepare(547, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest1d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(547, executor, stream);
}

EXPORT int aclnnUpsampleNearest1dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, double scales, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, scales, out};
  return prepare(548, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest1dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(548, executor, stream);
}

EXPORT int aclnnUpsampleNearest1dV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, float scaleL, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scaleL, out};
  return prepare(549, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest1dV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(549, executor, stream);
}

EXPORT int aclnnUpsampleNearest2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, out};
  return prepare(550, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(550, executor, stream);
}

EXPORT int aclnnUpsampleNearest2dBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclIntArray* outputSize, const aclIntArray* inputSize, double scalesH, double scalesW, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOut, outputSize, inputSize, scalesH, scalesW, gradInput};
  return prepare(551, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest2dBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(551, executor, stream);
}

EXPORT int aclnnUpsampleNearest2dV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, float scalesH, float scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scalesH, scalesW, out};
  return prepare(552, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearest2dV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(552, executor, stream);
}

EXPORT int aclnnUpsampleNearestExact2dGetWorkspaceSize(const aclTensor* self, const aclIntArray* outputSize, double scalesH, double scalesW, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, outputSize, scalesH, scalesW, out};
  return prepare(553, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUpsampleNearestExact2d(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(553, executor, stream);
}
