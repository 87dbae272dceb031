// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnBucketizeGetWorkspaceSize(const aclTensor* self, const aclTensor* boundaries, bool outInt32, bool right, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, boundaries, outInt32, right, out};
  return prepare(88, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBucketize(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(88, executor, stream);
}

EXPORT int aclnnCoalesceSparseGetWorkspaceSize(const aclTensor* unique_len, const aclTensor* unique_indices, const aclTensor* indices, const aclTensor* values, aclTensor* new_indices, aclTensor* new_values, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {unique_len, unique_indices, indices, values, new_indices, new_values};
  return prepare(105, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCoalesceSparse(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(105, executor, stream);
}

EXPORT int aclnnEmbeddingGetWorkspaceSize(const aclTensor* weight, const aclTensor* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {weight, indices, out};
  return prepare(152, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(152, executor, stream);
}

EXPORT int aclnnEmbeddingBagGetWorkspaceSize(const aclTensor* weight, const aclTensor* indices, const aclTensor* offsets, bool scaleGradByFreq, int64_t mode, bool sparse, const aclTensor* perSampleWeights, bool includeLastOffset, int64_t paddingIdx, aclTensor* output, aclTensor* offset2bag, aclTensor* bagSize, aclTensor* maxIndices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, output, offset2bag, bagSize, maxIndices};
  return prepare(153, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingBag(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(153, executor, stream);
}

EXPORT int aclnnEmbeddingDenseBackwardGetWorkspaceSize(const aclTensor* grad, const aclTensor* indices, uint64_t numWeights, uint64_t paddingIdx, bool scaleGradByFreq, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {grad, indices, numWeights, paddingIdx, scaleGradByFreq, out};
  return prepare(154, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingDenseBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(154, executor, stream);
}

EXPORT int aclnnEmbeddingRenormGetWorkspaceSize(aclTensor* selfRef, const aclTensor* indices, double maxNorm, double normType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, maxNorm, normType};
  return prepare(155, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEmbeddingRenorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(155, executor, stream);
}

EXPORT int aclnnGatherGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, out};
  return prepare(281, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGather(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(281, executor, stream);
}

EXPORT int aclnnGatherV3GetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, int64_t batchDims, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, batchDims, mode, out};
  return prepare(283, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGatherV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(283, executor, stream);
}

EXPORT int aclnnIndexGetWorkspaceSize(const aclTensor* self, const aclTensorList* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, indices, out};
  return prepare(335, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndex(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(335, executor, stream);
}

EXPORT int aclnnIndexAddGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, source, alpha, out};
  return prepare(336, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(336, executor, stream);
}

EXPORT int aclnnIndexAddV2GetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, source, alpha, mode, out};
  return prepare(337, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexAddV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(337, executor, stream);
}

EXPORT int aclnnIndexCopyGetWorkspaceSize(const aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, aclTensor* outRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, source, outRef};
  return prepare(338, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(338, executor, stream);
}

EXPORT int aclnnIndexFillGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, out};
  return prepare(339, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexFill(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(339, executor, stream);
}

EXPORT int aclnnIndexFillTensorGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclIntArray* index, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, out};
  return prepare(340, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(340, executor, stream);
}

EXPORT int aclnnIndexPutImplGetWorkspaceSize(aclTensor* selfRef, const aclTensorList* indices, const aclTensor* values, bool accumulate, bool unsafe, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, indices, values, accumulate, unsafe};
  return prepare(341, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexPutImpl(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(341, executor, stream);
}

EXPORT int aclnnIndexSelectGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, out};
  return prepare(342, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIndexSelect(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(342, executor, stream);
}

EXPORT int aclnnInplaceIndexCopyGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, source};
  return prepare(402, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(402, executor, stream);
}

EXPORT int aclnnInplaceIndexFillGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value};
  return prepare(403, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexFill(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(403, executor, stream);
}

EXPORT int aclnnInplaceIndexFillTensorGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclIntArray* index, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value};
  return prepare(404, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceIndexFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(404, executor, stream);
}

EXPORT int aclnnInplaceMaskedScatterGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, source};
  return prepare(421, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(421, executor, stream);
}

EXPORT int aclnnInplacePutGetWorkspaceSize(aclTensor* selfRef, const aclTensor* index, const aclTensor* source, bool accumulate, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, index, source, accumulate};
  return prepare(433, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePut(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(433, executor, stream);
}

EXPORT int aclnnInplaceScatterGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, src, reduce};
  return prepare(447, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(447, executor, stream);
}

EXPORT int aclnnInplaceScatterReduceGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, src, reduce, includeSelf};
  return prepare(448, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(448, executor, stream);
}

EXPORT int aclnnInplaceScatterUpdateGetWorkspaceSize(aclTensor* data, const aclTensor* indices, const aclTensor* updates, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {data, indices, updates, axis};
  return prepare(449, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(449, executor, stream);
}

EXPORT int aclnnInplaceScatterValueGetWorkspaceSize(aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, dim, index, value, reduce};
  return prepare(450, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceScatterValue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(450, executor, stream);
}

EXPORT int aclnnMaskedSelectGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, out};
  return prepare(529, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedSelect(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(529, executor, stream);
}

EXPORT int aclnnNonzeroGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(596, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNonzero(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(596, executor, stream);
}

EXPORT int aclnnNonzeroV2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(597, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNonzeroV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(597, executor, stream);
}

EXPORT int aclnnOneHotGetWorkspaceSize(const aclTensor* self, int32_t numClasses, const aclTensor* onValue, const aclTensor* offValue, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numClasses, onValue, offValue, axis, out};
  return prepare(612, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnOneHot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(612, executor, stream);
}

EXPORT int aclnnScatterGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, reduce, out};
  return prepare(686, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatter(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(686, executor, stream);
}

EXPORT int aclnnScatterAddGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, out};
  return prepare(687, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(687, executor, stream);
}

EXPORT int aclnnScatterListGetWorkspaceSize(aclTensorList* varRef, const aclTensor* indice, const aclTensor* updates, const aclTensor* maskOptional, const char* reduceOptional, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, indice, updates, maskOptional, reduceOptional, axis};
  return prepare(688, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(688, executor, stream);
}

EXPORT int aclnnScatterNdUpdateGetWorkspaceSize(aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, indices, updates};
  return prepare(689, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterNdUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(689, executor, stream);
}

EXPORT int aclnnScatterReduceGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, src, reduce, includeSelf, out};
  return prepare(692, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterReduce(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(692, executor, stream);
}

EXPORT int aclnnScatterValueGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, index, value, reduce, out};
  return prepare(693, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterValue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(693, executor, stream);
}

EXPORT int aclnnTakeGetWorkspaceSize(const aclTensor* self, const aclTensor* index, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, index, out};
  return prepare(736, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTake(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(736, executor, stream);
}
