// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAscendAntiQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* offset, int64_t dstType, bool sqrtMode, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, offset, dstType, sqrtMode, y};
  return prepare(50, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAscendAntiQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(50, executor, stream);
}

EXPORT int aclnnAscendQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool sqrtMode, const char* roundMode, int32_t dstType, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, offset, sqrtMode, roundMode, dstType, y};
  return prepare(51, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAscendQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(51, executor, stream);
}

EXPORT int aclnnAscendQuantV3GetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool sqrtMode, const char* roundMode, int32_t dstType, int32_t axis, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, offset, sqrtMode, roundMode, dstType, axis, y};
  return prepare(52, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAscendQuantV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(52, executor, stream);
}

EXPORT int aclnnDequantBiasGetWorkspaceSize(const aclTensor* x, const aclTensor* weightScale, const aclTensor* activateScaleOptional, const aclTensor* biasOptional, int64_t outputDtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weightScale, activateScaleOptional, biasOptional, outputDtype, out};
  return prepare(130, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantBias(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(130, executor, stream);
}

EXPORT int aclnnDynamicBlockQuantGetWorkspaceSize(const aclTensor* x, double minScale, const char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, minScale, roundModeOptional, dstType, rowBlockSize, colBlockSize, yOut, scaleOut};
  return prepare(144, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicBlockQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(144, executor, stream);
}

EXPORT int aclnnDynamicBlockQuantV2GetWorkspaceSize(const aclTensor* x, double minScale, const char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, double dstTypeMax, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, minScale, roundModeOptional, dstType, rowBlockSize, colBlockSize, dstTypeMax, yOut, scaleOut};
  return prepare(145, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicBlockQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(145, executor, stream);
}

EXPORT int aclnnDynamicQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, yOut, scaleOut};
  return prepare(146, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(146, executor, stream);
}

EXPORT int aclnnDynamicQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, aclTensor* yOut, aclTensor* scaleOut, aclTensor* offsetOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, groupIndexOptional, dstType, yOut, scaleOut, offsetOut};
  return prepare(147, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(147, executor, stream);
}

EXPORT int aclnnDynamicQuantV3GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, bool isSymmetrical, const char* quantMode, aclTensor* yOut, aclTensor* scaleOut, aclTensor* offsetOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, groupIndexOptional, dstType, isSymmetrical, quantMode, yOut, scaleOut, offsetOut};
  return prepare(148, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuantV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(148, executor, stream);
}

EXPORT int aclnnDynamicQuantV4GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, bool isSymmetrical, const char* quantMode, float dstTypeMax, aclTensor* yOut, aclTensor* scaleOut, aclTensor* offsetOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, groupIndexOptional, dstType, isSymmetrical, quantMode, dstTypeMax, yOut, scaleOut, offsetOut};
  return prepare(149, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuantV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(149, executor, stream);
}

EXPORT int aclnnFakeQuantPerChannelAffineCachemaskGetWorkspaceSize(const aclTensor* self, const aclTensor* scale, const aclTensor* zeroPoint, int64_t axis, int64_t quantMin, int64_t quantMax, aclTensor* out, aclTensor* mask, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, scale, zeroPoint, axis, quantMin, quantMax, out, mask};
  return prepare(167, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFakeQuantPerChannelAffineCachemask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(167, executor, stream);
}

EXPORT int aclnnFakeQuantPerTensorAffineCachemaskGetWorkspaceSize(const aclTensor* self, const aclTensor* scale, const aclTensor* zeroPoint, float fakeQuantEnabled, int64_t quantMin, int64_t quantMax, aclTensor* out, aclTensor* mask, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, scale, zeroPoint, fakeQuantEnabled, quantMin, quantMax, out, mask};
  return prepare(168, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFakeQuantPerTensorAffineCachemask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(168, executor, stream);
}

EXPORT int aclnnFusedQuantMatmulGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* x1Scale, const aclTensor* x2Scale, const aclTensor* yScaleOptional, const aclTensor* x1OffsetOptional, const aclTensor* x2OffsetOptional, const aclTensor* yOffsetOptional, const aclTensor* biasOptional, const aclTensor* x3Optional, const char* fusedOpType, int64_t groupSizeOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x1Scale, x2Scale, yScaleOptional, x1OffsetOptional, x2OffsetOptional, yOffsetOptional, biasOptional, x3Optional, fusedOpType, groupSizeOptional, out};
  return prepare(276, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedQuantMatmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(276, executor, stream);
}

EXPORT int aclnnFusedQuantMatmulWeightNzGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* x1Scale, const aclTensor* x2Scale, const aclTensor* yScaleOptional, const aclTensor* x1OffsetOptional, const aclTensor* x2OffsetOptional, const aclTensor* yOffsetOptional, const aclTensor* biasOptional, const aclTensor* x3Optional, const char* fusedOpType, int64_t groupSizeOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x1Scale, x2Scale, yScaleOptional, x1OffsetOptional, x2OffsetOptional, yOffsetOptional, biasOptional, x3Optional, fusedOpType, groupSizeOptional, out};
  return prepare(277, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedQuantMatmulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(277, executor, stream);
}

EXPORT int aclnnGroupQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* groupIndex, const aclTensor* offsetOptional, int32_t dstType, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, groupIndex, offsetOptional, dstType, y};
  return prepare(306, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(306, executor, stream);
}

EXPORT int aclnnInplaceQuantScatterGetWorkspaceSize(aclTensor* selfRef, const aclTensor* indices, const aclTensor* updates, const aclTensor* quantScales, const aclTensor* quantZeroPoints, int64_t axis, int64_t quantAxis, int64_t reduction, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, updates, quantScales, quantZeroPoints, axis, quantAxis, reduction};
  return prepare(434, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceQuantScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(434, executor, stream);
}

EXPORT int aclnnQuantMatmulReduceSumWeightNzGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* x1Scale, const aclTensor* x2Scale, const aclTensor* yScale, const aclTensor* x1Offset, const aclTensor* x2Offset, const aclTensor* yOffset, const aclTensor* bias, bool transposeX1, bool transposeX2, int64_t groupSize, const aclIntArray* dims, bool keepDims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x1Scale, x2Scale, yScale, x1Offset, x2Offset, yOffset, bias, transposeX1, transposeX2, groupSize, dims, keepDims, out};
  return prepare(629, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantMatmulReduceSumWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(629, executor, stream);
}

EXPORT int aclnnQuantMatmulV5GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* x1Scale, const aclTensor* x2Scale, const aclTensor* yScale, const aclTensor* x1Offset, const aclTensor* x2Offset, const aclTensor* yOffset, const aclTensor* bias, bool transposeX1, bool transposeX2, int64_t groupSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x1Scale, x2Scale, yScale, x1Offset, x2Offset, yOffset, bias, transposeX1, transposeX2, groupSize, out};
  return prepare(630, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantMatmulV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(630, executor, stream);
}

EXPORT int aclnnQuantMatmulWeightNzGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* x1Scale, const aclTensor* x2Scale, const aclTensor* yScale, const aclTensor* x1Offset, const aclTensor* x2Offset, const aclTensor* yOffset, const aclTensor* bias, bool transposeX1, bool transposeX2, int64_t groupSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x1Scale, x2Scale, yScale, x1Offset, x2Offset, yOffset, bias, transposeX1, transposeX2, groupSize, out};
  return prepare(631, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantMatmulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(631, executor, stream);
}

EXPORT int aclnnQuantizeGetWorkspaceSize(const aclTensor* x, const aclTensor* scales, const aclTensor* zeroPoints, int32_t dtype, int32_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scales, zeroPoints, dtype, axis, out};
  return prepare(632, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantize(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(632, executor, stream);
}

EXPORT int aclnnRotateQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* rotation, const aclTensor* alpha, int64_t axis, const char* roundMode, int64_t scaleAlg, double dstTypeMax, bool trans, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, rotation, alpha, axis, roundMode, scaleAlg, dstTypeMax, trans, yOut, scaleOut};
  return prepare(677, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotateQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(677, executor, stream);
}

EXPORT int aclnnTransQuantParamV2GetWorkspaceSize(const aclTensor* scale, const aclTensor* offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scale, offset, out};
  return prepare(748, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransQuantParamV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(748, executor, stream);
}

EXPORT int aclnnTransQuantParamV3GetWorkspaceSize(const aclTensor* scale, const aclTensor* offset, int64_t roundMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scale, offset, roundMode, out};
  return prepare(749, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransQuantParamV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(749, executor, stream);
}

EXPORT int aclnnWeightQuantBatchMatmulNzGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* antiquantScale, const aclTensor* antiquantOffsetOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* biasOptional, int32_t antiquantGroupSize, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, antiquantScale, antiquantOffsetOptional, quantScaleOptional, quantOffsetOptional, biasOptional, antiquantGroupSize, y};
  return prepare(791, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnWeightQuantBatchMatmulNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(791, executor, stream);
}

EXPORT int aclnnWeightQuantBatchMatmulV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* antiquantScale, const aclTensor* antiquantOffsetOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* biasOptional, int32_t antiquantGroupSize, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, antiquantScale, antiquantOffsetOptional, quantScaleOptional, quantOffsetOptional, biasOptional, antiquantGroupSize, y};
  return prepare(792, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnWeightQuantBatchMatmulV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(792, executor, stream);
}

EXPORT int aclnnWeightQuantBatchMatmulV3GetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* antiquantScale, const aclTensor* antiquantOffsetOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* biasOptional, int32_t antiquantGroupSize, int32_t innerPrecise, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, antiquantScale, antiquantOffsetOptional, quantScaleOptional, quantOffsetOptional, biasOptional, antiquantGroupSize, innerPrecise, y};
  return prepare(793, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnWeightQuantBatchMatmulV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(793, executor, stream);
}
