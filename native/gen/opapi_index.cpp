// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnEmbeddingGetWorkspaceSize(const aclTensor* weight, const aclTensor* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {weight, indices, out};
  return prepare(88, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(88, executor, stream);
}

EXPORT int aclnnEmbeddingDenseBackwardGetWorkspaceSize(const aclTensor* grad, const aclTensor* indices, uint64_t numWeights, uint64_t paddingIdx, bool scaleGradByFreq, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {grad, indices, numWeights, paddingIdx, scaleGradByFreq, out};
  return prepare(89, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingDenseBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(89, executor, stream);
}

EXPORT int aclnnEmbeddingRenormGetWorkspaceSize(aclTensor* selfRef, const aclTensor* indices, double maxNorm, double normType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, maxNorm, normType};
  return prepare(90, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingRenorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(90, executor, stream);
}

EXPORT int aclnnGatherGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, out};
  return prepare(198, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGather(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(198, executor, stream);
}

EXPORT int aclnnIndexGetWorkspaceSize(const aclTensor* self, const aclTensorList* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, indices, out};
  return prepare(224, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndex(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(224, executor, stream);
}

EXPORT int aclnnIndexAddGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, source, alpha, out};
  return prepare(225, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(225, executor, stream);
}

EXPORT int aclnnIndexAddV2GetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, source, alpha, mode, out};
  return prepare(226, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexAddV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(226, executor, stream);
}

EXPORT int aclnnIndexCopyGetWorkspaceSize(const aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, aclTensor* outRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, source, outRef};
  return prepare(227, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(227, executor, stream);
}

EXPORT int aclnnIndexFillGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, out};
  return prepare(228, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexFill(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(228, executor, stream);
}

EXPORT int aclnnIndexFillTensorGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclIntArray* index, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, out};
  return prepare(229, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(229, executor, stream);
}

EXPORT int aclnnIndexPutImplGetWorkspaceSize(aclTensor* selfRef, const aclTensorList* indices, const aclTensor* values, bool accumulate, bool unsafe, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, values, accumulate, unsafe};
  return prepare(230, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexPutImpl(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(230, executor, stream);
}

EXPORT int aclnnIndexSelectGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, out};
  return prepare(231, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexSelect(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(231, executor, stream);
}

EXPORT int aclnnInplaceIndexCopyGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, source};
  return prepare(289, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(289, executor, stream);
}

EXPORT int aclnnInplaceIndexFillGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value};
  return prepare(290, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexFill(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(290, executor, stream);
}

EXPORT int aclnnInplaceIndexFillTensorGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclIntArray* index, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value};
  return prepare(291, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(291, executor, stream);
}

EXPORT int aclnnInplaceMaskedScatterGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, source};
  return prepare(308, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(308, executor, stream);
}

EXPORT int aclnnInplacePutGetWorkspaceSize(aclTensor* selfRef, const aclTensor* index, const aclTensor* source, bool accumulate, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, index, source, accumulate};
  return prepare(320, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePut(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(320, executor, stream);
}

EXPORT int aclnnInplaceScatterGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, src, reduce};
  return prepare(332, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(332, executor, stream);
}

EXPORT int aclnnInplaceScatterReduceGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, src, reduce, includeSelf};
  return prepare(333, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(333, executor, stream);
}

EXPORT int aclnnInplaceScatterUpdateGetWorkspaceSize(aclTensor* data, const aclTensor* indices, const aclTensor* updates, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {data, indices, updates, axis};
  return prepare(334, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(334, executor, stream);
}

EXPORT int aclnnInplaceScatterValueGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value, reduce};
  return prepare(335, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterValue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(335, executor, stream);
}

EXPORT int aclnnMaskedSelectGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, out};
  return prepare(403, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedSelect(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(403, executor, stream);
}

EXPORT int aclnnNonzeroGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(438, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNonzero(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(438, executor, stream);
}

EXPORT int aclnnNonzeroV2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(439, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNonzeroV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(439, executor, stream);
}

EXPORT int aclnnOneHotGetWorkspaceSize(const aclTensor* self, int32_t numClasses, const aclTensor* onValue, const aclTensor* offValue, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numClasses, onValue, offValue, axis, out};
  return prepare(445, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnOneHot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(445, executor, stream);
}

EXPORT int aclnnScatterGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, reduce, out};
  return prepare(484, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(484, executor, stream);
}

EXPORT int aclnnScatterAddGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, out};
  return prepare(485, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(485, executor, stream);
}

EXPORT int aclnnScatterNdUpdateGetWorkspaceSize(aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, indices, updates};
  return prepare(486, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterNdUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(486, executor, stream);
}

EXPORT int aclnnScatterReduceGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, reduce, includeSelf, out};
  return prepare(487, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(487, executor, stream);
}

EXPORT int aclnnScatterValueGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, reduce, out};
  return prepare(488, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterValue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(488, executor, stream);
}

EXPORT int aclnnTakeGetWorkspaceSize(const aclTensor* self, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, index, out};
  return prepare(523, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTake(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(523, executor, stream);
}
