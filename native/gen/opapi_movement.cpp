// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnArangeGetWorkspaceSize(const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {start, end, step, out};
  return prepare(47, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnArange(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(47, executor, stream);
}

EXPORT int aclnnCastGetWorkspaceSize(const aclTensor* self, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dtype, out};
  return prepare(89, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCast(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(89, executor, stream);
}

EXPORT int aclnnCatGetWorkspaceSize(const aclTensorList* tensors, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tensors, dim, out};
  return prepare(90, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(90, executor, stream);
}

EXPORT int aclnnChunkCatGetWorkspaceSize(const aclTensorList* tensors, int64_t dim, int64_t numChunks, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tensors, dim, numChunks, out};
  return prepare(96, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnChunkCat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(96, executor, stream);
}

EXPORT int aclnnConfusionTransposeGetWorkspaceSize(const aclTensor* x, const aclIntArray* perm, const aclIntArray* shape, bool transpose_first, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, perm, shape, transpose_first, out};
  return prepare(107, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConfusionTranspose(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(107, executor, stream);
}

EXPORT int aclnnConstantPadNdGetWorkspaceSize(const aclTensor* self, const aclIntArray* pad, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, pad, value, out};
  return prepare(108, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnConstantPadNd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(108, executor, stream);
}

EXPORT int aclnnEyeGetWorkspaceSize(int64_t n, int64_t m, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {n, m, out};
  return prepare(165, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEye(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(165, executor, stream);
}

EXPORT int aclnnFlipGetWorkspaceSize(const aclTensor* self, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dims, out};
  return prepare(190, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlip(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(190, executor, stream);
}

EXPORT int aclnnInplaceCopyGetWorkspaceSize(aclTensor* selfRef, const aclTensor* src, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, src};
  return prepare(369, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(369, executor, stream);
}

EXPORT int aclnnInplaceFillDiagonalGetWorkspaceSize(aclTensor* selfRef, const aclScalar* fillValue, bool wrap, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, fillValue, wrap};
  return prepare(385, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFillDiagonal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(385, executor, stream);
}

EXPORT int aclnnInplaceFillScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, value};
  return prepare(386, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFillScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(386, executor, stream);
}

EXPORT int aclnnInplaceFillTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, value};
  return prepare(387, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(387, executor, stream);
}

EXPORT int aclnnInplaceOneGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(430, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceOne(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(430, executor, stream);
}

EXPORT int aclnnInplaceTrilGetWorkspaceSize(aclTensor* selfRef, int64_t diagonal, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, diagonal};
  return prepare(461, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceTril(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(461, executor, stream);
}

EXPORT int aclnnInplaceTriuGetWorkspaceSize(aclTensor* selfRef, int64_t diagonal, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, diagonal};
  return prepare(462, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceTriu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(462, executor, stream);
}

EXPORT int aclnnInplaceZeroGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(466, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceZero(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(466, executor, stream);
}

EXPORT int aclnnLinspaceGetWorkspaceSize(const aclScalar* start, const aclScalar* end, int64_t steps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {start, end, steps, out};
  return prepare(503, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinspace(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(503, executor, stream);
}

EXPORT int aclnnLogSpaceGetWorkspaceSize(const aclScalar* start, const aclScalar* end, int64_t steps, double base, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {start, end, steps, base, result};
  return prepare(515, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSpace(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(515, executor, stream);
}

EXPORT int aclnnNpuFormatCastGetWorkspaceSize(const aclTensor* srcTensor, aclTensor* dstTensor, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {srcTensor, dstTensor};
  return prepare(603, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNpuFormatCast(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(603, executor, stream);
}

EXPORT int aclnnRangeGetWorkspaceSize(const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {start, end, step, out};
  return prepare(637, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRange(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(637, executor, stream);
}

EXPORT int aclnnRepeatGetWorkspaceSize(const aclTensor* self, const aclIntArray* repeats, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, repeats, out};
  return prepare(653, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(653, executor, stream);
}

EXPORT int aclnnRepeatInterleaveGetWorkspaceSize(const aclTensor* self, const aclTensor* repeats, int64_t outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, repeats, outputSize, out};
  return prepare(654, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeatInterleave(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(654, executor, stream);
}

EXPORT int aclnnRepeatInterleaveGradGetWorkspaceSize(const aclTensor* yGrad, const aclTensor* repeats, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {yGrad, repeats, axis, out};
  return prepare(655, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeatInterleaveGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(655, executor, stream);
}

EXPORT int aclnnRepeatInterleaveIntGetWorkspaceSize(const aclTensor* self, int64_t repeats, int64_t outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, repeats, outputSize, out};
  return prepare(656, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeatInterleaveInt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(656, executor, stream);
}

EXPORT int aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(const aclTensor* self, int64_t repeats, int64_t dim, int64_t outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, repeats, dim, outputSize, out};
  return prepare(657, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeatInterleaveIntWithDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(657, executor, stream);
}

EXPORT int aclnnRepeatInterleaveTensorGetWorkspaceSize(const aclTensor* repeats, int64_t outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {repeats, outputSize, out};
  return prepare(658, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeatInterleaveTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(658, executor, stream);
}

EXPORT int aclnnRepeatInterleaveWithDimGetWorkspaceSize(const aclTensor* self, const aclTensor* repeats, int64_t dim, int64_t outputSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, repeats, dim, outputSize, out};
  return prepare(659, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRepeatInterleaveWithDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(659, executor, stream);
}

EXPORT int aclnnRollGetWorkspaceSize(const aclTensor* x, const aclIntArray* shifts, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, shifts, dims, out};
  return prepare(671, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRoll(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(671, executor, stream);
}

EXPORT int aclnnSplitWithSizeGetWorkspaceSize(const aclTensor* self, const aclIntArray* splitSize, int64_t dim, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, splitSize, dim, out};
  return prepare(723, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSplitWithSize(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(723, executor, stream);
}

EXPORT int aclnnStackGetWorkspaceSize(const aclTensorList* tensors, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tensors, dim, out};
  return prepare(725, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnStack(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(725, executor, stream);
}

EXPORT int aclnnStridedSliceGetWorkspaceSize(const aclTensor* self, const aclIntArray* begin, const aclIntArray* end, const aclIntArray* strides, int64_t beginMask, int64_t endMask, int64_t ellipsisMask, int64_t newAxisMask, int64_t shrinkAxisMask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, begin, end, strides, beginMask, endMask, ellipsisMask, newAxisMask, shrinkAxisMask, out};
  return prepare(728, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnStridedSlice(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(728, executor, stream);
}

EXPORT int aclnnTrilGetWorkspaceSize(const aclTensor* self, int64_t diagonal, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, diagonal, out};
  return prepare(754, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTril(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(754, executor, stream);
}

EXPORT int aclnnTriuGetWorkspaceSize(const aclTensor* self, int64_t diagonal, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, diagonal, out};
  return prepare(755, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTriu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(755, executor, stream);
}
