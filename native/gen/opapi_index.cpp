// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnBucketizeGetWorkspaceSize(const aclTensor* self, const aclTensor* boundaries, bool outInt32, bool right, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, boundaries, outInt32, right, out};
  return prepare(83, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBucketize(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(83, executor, stream);
}

EXPORT int aclnnCoalesceSparseGetWorkspaceSize(const aclTensor* unique_len, const aclTensor* unique_indices, const aclTensor* indices, const aclTensor* values, aclTensor* new_indices, aclTensor* new_values, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {unique_len, unique_indices, indices, values, new_indices, new_values};
  return prepare(99, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCoalesceSparse(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(99, executor, stream);
}

EXPORT int aclnnEmbeddingGetWorkspaceSize(const aclTensor* weight, const aclTensor* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {weight, indices, out};
  return prepare(141, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(141, executor, stream);
}

EXPORT int aclnnEmbeddingBagGetWorkspaceSize(const aclTensor* weight, const aclTensor* indices, const aclTensor* offsets, bool scaleGradByFreq, int64_t mode, bool sparse, const aclTensor* perSampleWeights, bool includeLastOffset, int64_t paddingIdx, aclTensor* output, aclTensor* offset2bag, aclTensor* bagSize, aclTensor* maxIndices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, output, offset2bag, bagSize, maxIndices};
  return prepare(142, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingBag(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(142, executor, stream);
}

EXPORT int aclnnEmbeddingDenseBackwardGetWorkspaceSize(const aclTensor* grad, const aclTensor* indices, uint64_t numWeights, uint64_t paddingIdx, bool scaleGradByFreq, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {grad, indices, numWeights, paddingIdx, scaleGradByFreq, out};
  return prepare(143, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingDenseBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(143, executor, stream);
}

EXPORT int aclnnEmbeddingRenormGetWorkspaceSize(aclTensor* selfRef, const aclTensor* indices, double maxNorm, double normType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, maxNorm, normType};
  return prepare(144, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingRenorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(144, executor, stream);
}

EXPORT int aclnnGatherGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, out};
  return prepare(261, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGather(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(261, executor, stream);
}

EXPORT int aclnnGatherV3GetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, int64_t batchDims, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, batchDims, mode, out};
  return prepare(262, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGatherV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(262, executor, stream);
}

EXPORT int aclnnIndexGetWorkspaceSize(const aclTensor* self, const aclTensorList* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, indices, out};
  return prepare(300, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndex(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(300, executor, stream);
}

EXPORT int aclnnIndexAddGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, source, alpha, out};
  return prepare(301, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(301, executor, stream);
}

EXPORT int aclnnIndexAddV2GetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, source, alpha, mode, out};
  return prepare(302, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexAddV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(302, executor, stream);
}

EXPORT int aclnnIndexCopyGetWorkspaceSize(const aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, aclTensor* outRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, source, outRef};
  return prepare(303, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(303, executor, stream);
}

EXPORT int aclnnIndexFillGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, out};
  return prepare(304, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexFill(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(304, executor, stream);
}

EXPORT int aclnnIndexFillTensorGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclIntArray* index, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, out};
  return prepare(305, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(305, executor, stream);
}

EXPORT int aclnnIndexPutImplGetWorkspaceSize(aclTensor* selfRef, const aclTensorList* indices, const aclTensor* values, bool accumulate, bool unsafe, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, values, accumulate, unsafe};
  return prepare(306, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexPutImpl(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(306, executor, stream);
}

EXPORT int aclnnIndexSelectGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, out};
  return prepare(307, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexSelect(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(307, executor, stream);
}

EXPORT int aclnnInplaceIndexCopyGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, source};
  return prepare(367, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(367, executor, stream);
}

EXPORT int aclnnInplaceIndexFillGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value};
  return prepare(368, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexFill(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(368, executor, stream);
}

EXPORT int aclnnInplaceIndexFillTensorGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclIntArray* index, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value};
  return prepare(369, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(369, executor, stream);
}

EXPORT int aclnnInplaceMaskedScatterGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, source};
  return prepare(386, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(386, executor, stream);
}

EXPORT int aclnnInplacePutGetWorkspaceSize(aclTensor* selfRef, const aclTensor* index, const aclTensor* source, bool accumulate, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, index, source, accumulate};
  return prepare(398, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePut(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(398, executor, stream);
}

EXPORT int aclnnInplaceScatterGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, src, reduce};
  return prepare(412, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(412, executor, stream);
}

EXPORT int aclnnInplaceScatterReduceGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, src, reduce, includeSelf};
  return prepare(413, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(413, executor, stream);
}

EXPORT int aclnnInplaceScatterUpdateGetWorkspaceSize(aclTensor* data, const aclTensor* indices, const aclTensor* updates, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {data, indices, updates, axis};
  return prepare(414, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(414, executor, stream);
}

EXPORT int aclnnInplaceScatterValueGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value, reduce};
  return prepare(415, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterValue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(415, executor, stream);
}

EXPORT int aclnnMaskedSelectGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, out};
  return prepare(488, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedSelect(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(488, executor, stream);
}

EXPORT int aclnnNonzeroGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(530, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNonzero(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(530, executor, stream);
}

EXPORT int aclnnNonzeroV2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(531, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNonzeroV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(531, executor, stream);
}

EXPORT int aclnnOneHotGetWorkspaceSize(const aclTensor* self, int32_t numClasses, const aclTensor* onValue, const aclTensor* offValue, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numClasses, onValue, offValue, axis, out};
  return prepare(538, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnOneHot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(538, executor, stream);
}

EXPORT int aclnnScatterGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, reduce, out};
  return prepare(599, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(599, executor, stream);
}

EXPORT int aclnnScatterAddGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, out};
  return prepare(600, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(600, executor, stream);
}

EXPORT int aclnnScatterListGetWorkspaceSize(aclTensorList* varRef, const aclTensor* indice, const aclTensor* updates, const aclTensor* maskOptional, const char* reduceOptional, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, indice, updates, maskOptional, reduceOptional, axis};
  return prepare(601, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(601, executor, stream);
}

EXPORT int aclnnScatterNdUpdateGetWorkspaceSize(aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, indices, updates};
  return prepare(602, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterNdUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(602, executor, stream);
}

EXPORT int aclnnScatterReduceGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, reduce, includeSelf, out};
  return prepare(603, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(603, executor, stream);
}

EXPORT int aclnnScatterValueGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, reduce, out};
  return prepare(604, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterValue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(604, executor, stream);
}

EXPORT int aclnnTakeGetWorkspaceSize(const aclTensor* self, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, index, out};
  return prepare(642, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTake(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(642, executor, stream);
}
