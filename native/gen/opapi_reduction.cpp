// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAllGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepdim, out};
  return prepare(32, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAll(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(32, executor, stream);
}

EXPORT int aclnnAmaxGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, out};
  return prepare(33, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(33, executor, stream);
}

EXPORT int aclnnAminGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, out};
  return prepare(34, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAmin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(34, executor, stream);
}

EXPORT int aclnnAminmaxGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* minOut, aclTensor* maxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, minOut, maxOut};
  return prepare(35, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAminmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(35, executor, stream);
}

EXPORT int aclnnAminmaxAllGetWorkspaceSize(const aclTensor* self, aclTensor* minOut, aclTensor* maxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, minOut, maxOut};
  return prepare(36, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAminmaxAll(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(36, executor, stream);
}

EXPORT int aclnnAminmaxDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepDim, aclTensor* minOut, aclTensor* maxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, minOut, maxOut};
  return prepare(37, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAminmaxDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(37, executor, stream);
}

EXPORT int aclnnAnyGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepdim, out};
  return prepare(40, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAny(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(40, executor, stream);
}

EXPORT int aclnnArgMaxGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepdim, out};
  return prepare(48, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnArgMax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(48, executor, stream);
}

EXPORT int aclnnArgMinGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepdim, out};
  return prepare(49, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnArgMin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(49, executor, stream);
}

EXPORT int aclnnBincountGetWorkspaceSize(const aclTensor* self, const aclTensor* weights, int64_t minlength, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, weights, minlength, out};
  return prepare(78, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBincount(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(78, executor, stream);
}

EXPORT int aclnnCummaxGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, valuesOut, indicesOut};
  return prepare(120, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCummax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(120, executor, stream);
}

EXPORT int aclnnCumminGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, valuesOut, indicesOut};
  return prepare(121, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCummin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(121, executor, stream);
}

EXPORT int aclnnCumprodGetWorkspaceSize(const aclTensor* input, const aclScalar* dim, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, dim, dtype, out};
  return prepare(122, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCumprod(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(122, executor, stream);
}

EXPORT int aclnnCumsumGetWorkspaceSize(const aclTensor* self, int64_t dim, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, dtype, out};
  return prepare(123, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCumsum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(123, executor, stream);
}

EXPORT int aclnnHistcGetWorkspaceSize(const aclTensor* self, int64_t bins, const aclScalar* min, const aclScalar* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, bins, min, max, out};
  return prepare(331, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnHistc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(331, executor, stream);
}

EXPORT int aclnnInplaceRenormGetWorkspaceSize(aclTensor* selfRef, const aclScalar* p, int64_t dim, const aclScalar* maxNorm, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, p, dim, maxNorm};
  return prepare(444, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRenorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(444, executor, stream);
}

EXPORT int aclnnKthvalueGetWorkspaceSize(const aclTensor* self, int64_t k, int64_t dim, bool keepdim, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, k, dim, keepdim, valuesOut, indicesOut};
  return prepare(479, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKthvalue(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(479, executor, stream);
}

EXPORT int aclnnLinalgVectorNormGetWorkspaceSize(const aclTensor* self, const aclScalar* ord, const aclIntArray* dims, bool keepDims, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, ord, dims, keepDims, dtype, out};
  return prepare(502, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgVectorNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(502, executor, stream);
}

EXPORT int aclnnLogSumExpGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, out};
  return prepare(516, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogSumExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(516, executor, stream);
}

EXPORT int aclnnMaxGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(533, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(533, executor, stream);
}

EXPORT int aclnnMaxDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepdim, out, indices};
  return prepare(534, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaxDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(534, executor, stream);
}

EXPORT int aclnnMeanGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, dtype, out};
  return prepare(544, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMean(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(544, executor, stream);
}

EXPORT int aclnnMedianGetWorkspaceSize(const aclTensor* self, aclTensor* valuesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, valuesOut};
  return prepare(545, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMedian(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(545, executor, stream);
}

EXPORT int aclnnMedianDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepDim, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, valuesOut, indicesOut};
  return prepare(546, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMedianDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(546, executor, stream);
}

EXPORT int aclnnMinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(547, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(547, executor, stream);
}

EXPORT int aclnnMinDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepdim, out, indices};
  return prepare(548, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMinDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(548, executor, stream);
}

EXPORT int aclnnNanMedianGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(590, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNanMedian(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(590, executor, stream);
}

EXPORT int aclnnNanMedianDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepDim, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, valuesOut, indicesOut};
  return prepare(591, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNanMedianDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(591, executor, stream);
}

EXPORT int aclnnNormGetWorkspaceSize(const aclTensor* self, const aclScalar* pScalar, const aclIntArray* dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, pScalar, dim, keepdim, out};
  return prepare(598, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(598, executor, stream);
}

EXPORT int aclnnProdGetWorkspaceSize(const aclTensor* self, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dtype, out};
  return prepare(620, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnProd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(620, executor, stream);
}

EXPORT int aclnnProdDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepDim, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, dtype, out};
  return prepare(621, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnProdDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(621, executor, stream);
}

EXPORT int aclnnReduceNansumGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, keepDim, dtype, out};
  return prepare(640, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReduceNansum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(640, executor, stream);
}

EXPORT int aclnnReduceSumGetWorkspaceSize(const aclTensor* self, const aclIntArray* dims, bool keepDims, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dims, keepDims, dtype, out};
  return prepare(641, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReduceSum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(641, executor, stream);
}

EXPORT int aclnnRenormGetWorkspaceSize(const aclTensor* self, const aclScalar* p, int64_t dim, const aclScalar* maxNorm, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, p, dim, maxNorm, out};
  return prepare(652, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRenorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(652, executor, stream);
}

EXPORT int aclnnSearchSortedGetWorkspaceSize(const aclTensor* sortedSequence, const aclTensor* self, bool outInt32, bool right, const aclTensor* sorter, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {sortedSequence, self, outInt32, right, sorter, out};
  return prepare(694, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSearchSorted(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(694, executor, stream);
}

EXPORT int aclnnSearchSortedsGetWorkspaceSize(const aclTensor* sortedSequence, const aclScalar* self, bool outInt32, bool right, const aclTensor* sorter, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {sortedSequence, self, outInt32, right, sorter, out};
  return prepare(695, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSearchSorteds(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(695, executor, stream);
}

EXPORT int aclnnSortGetWorkspaceSize(const aclTensor* self, bool stable, int64_t dim, bool descending, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, stable, dim, descending, valuesOut, indicesOut};
  return prepare(718, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSort(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(718, executor, stream);
}

EXPORT int aclnnStdGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, int64_t correction, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, correction, keepdim, out};
  return prepare(726, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnStd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(726, executor, stream);
}

EXPORT int aclnnStdMeanCorrectionGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, int64_t correction, bool keepdim, aclTensor* stdOut, aclTensor* meanOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, correction, keepdim, stdOut, meanOut};
  return prepare(727, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnStdMeanCorrection(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(727, executor, stream);
}

EXPORT int aclnnTopkGetWorkspaceSize(const aclTensor* self, int64_t k, int64_t dim, bool largest, bool sorted, aclTensor* valuesOut, aclTensor* indicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, k, dim, largest, sorted, valuesOut, indicesOut};
  return prepare(746, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTopk(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(746, executor, stream);
}

EXPORT int aclnnTraceGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(747, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTrace(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(747, executor, stream);
}

EXPORT int aclnnUniqueGetWorkspaceSize(const aclTensor* self, bool sorted, bool returnInverse, aclTensor* valueOut, aclTensor* inverseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, sorted, returnInverse, valueOut, inverseOut};
  return prepare(758, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUnique(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(758, executor, stream);
}

EXPORT int aclnnUnique2GetWorkspaceSize(const aclTensor* self, bool sorted, bool returnInverse, bool returnCounts, aclTensor* valueOut, aclTensor* inverseOut, aclTensor* countsOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, sorted, returnInverse, returnCounts, valueOut, inverseOut, countsOut};
  return prepare(759, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUnique2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(759, executor, stream);
}

EXPORT int aclnnUniqueConsecutiveGetWorkspaceSize(const aclTensor* self, bool returnInverse, bool returnCounts, int64_t dim, aclTensor* valueOut, aclTensor* inverseOut, aclTensor* countsOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, returnInverse, returnCounts, dim, valueOut, inverseOut, countsOut};
  return prepare(760, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUniqueConsecutive(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(760, executor, stream);
}

EXPORT int aclnnUniqueDimGetWorkspaceSize(const aclTensor* self, bool sorted, bool returnInverse, int64_t dim, aclTensor* valueOut, aclTensor* inverseOut, aclTensor* countsOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, sorted, returnInverse, dim, valueOut, inverseOut, countsOut};
  return prepare(761, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnUniqueDim(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(761, executor, stream);
}

EXPORT int aclnnVarCorrectionGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, int64_t correction, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, correction, keepdim, out};
  return prepare(789, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnVarCorrection(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(789, executor, stream);
}

EXPORT int aclnnVarMeanGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, int64_t correction, bool keepdim, aclTensor* varOut, aclTensor* meanOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, correction, keepdim, varOut, meanOut};
  return prepare(790, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnVarMean(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(790, executor, stream);
}
