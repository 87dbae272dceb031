// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAscendAntiQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* offset, int64_t dstType, bool sqrtMode, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, offset, dstType, sqrtMode, y};
  return prepare(48, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAscendAntiQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(48, executor, stream);
}

EXPORT int aclnnAscendQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool sqrtMode, const char* roundMode, int32_t dstType, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, offset, sqrtMode, roundMode, dstType, y};
  return prepare(49, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAscendQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(49, executor, stream);
}

EXPORT int aclnnAscendQuantV3GetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool sqrtMode, const char* roundMode, int32_t dstType, int32_t axis, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, offset, sqrtMode, roundMode, dstType, axis, y};
  return prepare(50, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAscendQuantV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(50, executor, stream);
}

EXPORT int aclnnDequantBiasGetWorkspaceSize(const aclTensor* x, const aclTensor* weightScale, const aclTensor* activateScaleOptional, const aclTensor* biasOptional, int64_t outputDtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weightScale, activateScaleOptional, biasOptional, outputDtype, out};
  return prepare(122, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantBias(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(122, executor, stream);
}

EXPORT int aclnnDynamicBlockQuantGetWorkspaceSize(const aclTensor* x, double minScale, const char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, minScale, roundModeOptional, dstType, rowBlockSize, colBlockSize, yOut, scaleOut};
  return prepare(133, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicBlockQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(133, executor, stream);
}

EXPORT int aclnnDynamicBlockQuantV2GetWorkspaceSize(const aclTensor* x, double minScale, const char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, double dstTypeMax, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, minScale, roundModeOptional, dstType, rowBlockSize, colBlockSize, dstTypeMax, yOut, scaleOut};
  return prepare(134, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicBlockQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(134, executor, stream);
}

EXPORT int aclnnDynamicQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, yOut, scaleOut};
  return prepare(135, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(135, executor, stream);
}

EXPORT int aclnnDynamicQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, aclTensor* yOut, aclTensor* scaleOut, aclTensor* offsetOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, groupIndexOptional, dstType, yOut, scaleOut, offsetOut};
  return prepare(136, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(136, executor, stream);
}

EXPORT int aclnnDynamicQuantV3GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, bool isSymmetrical, const char* quantMode, aclTensor* yOut, aclTensor* scaleOut, aclTensor* offsetOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, groupIndexOptional, dstType, isSymmetrical, quantMode, yOut, scaleOut, offsetOut};
  return prepare(137, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuantV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(137, executor, stream);
}

EXPORT int aclnnDynamicQuantV4GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, bool isSymmetrical, const char* quantMode, float dstTypeMax, aclTensor* yOut, aclTensor* scaleOut, aclTensor* offsetOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, groupIndexOptional, dstType, isSymmetrical, quantMode, dstTypeMax, yOut, scaleOut, offsetOut};
  return prepare(138, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDynamicQuantV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(138, executor, stream);
}

EXPORT int aclnnFakeQuantPerChannelAffineCachemaskGetWorkspaceSize(const aclTensor* self, const aclTensor* scale, const aclTensor* zeroPoint, int64_t axis, int64_t quantMin, int64_t quantMax, aclTensor* out, aclTensor* mask, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, scale, zeroPoint, axis, quantMin, quantMax, out, mask};
  return prepare(155, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFakeQuantPerChannelAffineCachemask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(155, executor, stream);
}

EXPORT int aclnnFakeQuantPerTensorAffineCachemaskGetWorkspaceSize(const aclTensor* self, const aclTensor* scale, const aclTensor* zeroPoint, float fakeQuantEnabled, int64_t quantMin, int64_t quantMax, aclTensor* out, aclTensor* mask, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, scale, zeroPoint, fakeQuantEnabled, quantMin, quantMax, out, mask};
  return prepare(156, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFakeQuantPerTensorAffineCachemask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(156, executor, stream);
}

EXPORT int aclnnGroupQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* groupIndex, const aclTensor* offsetOptional, int32_t dstType, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scale, groupIndex, offsetOptional, dstType, y};
  return prepare(285, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(285, executor, stream);
}

EXPORT int aclnnInplaceQuantScatterGetWorkspaceSize(aclTensor* selfRef, const aclTensor* indices, const aclTensor* updates, const aclTensor* quantScales, const aclTensor* quantZeroPoints, int64_t axis, int64_t quantAxis, int64_t reduction, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, updates, quantScales, quantZeroPoints, axis, quantAxis, reduction};
  return prepare(399, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceQuantScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(399, executor, stream);
}

EXPORT int aclnnQuantizeGetWorkspaceSize(const aclTensor* x, const aclTensor* scales, const aclTensor* zeroPoints, int32_t dtype, int32_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scales, zeroPoints, dtype, axis, out};
  return prepare(549, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantize(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(549, executor, stream);
}

EXPORT int aclnnRotateQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* rotation, const aclTensor* alpha, int64_t axis, const char* roundMode, int64_t scaleAlg, double dstTypeMax, bool trans, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, rotation, alpha, axis, roundMode, scaleAlg, dstTypeMax, trans, yOut, scaleOut};
  return prepare(590, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotateQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(590, executor, stream);
}

EXPORT int aclnnTransQuantParamV2GetWorkspaceSize(const aclTensor* scale, const aclTensor* offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scale, offset, out};
  return prepare(654, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransQuantParamV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(654, executor, stream);
}

EXPORT int aclnnTransQuantParamV3GetWorkspaceSize(const aclTensor* scale, const aclTensor* offset, int64_t roundMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scale, offset, roundMode, out};
  return prepare(655, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransQuantParamV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(655, executor, stream);
}
