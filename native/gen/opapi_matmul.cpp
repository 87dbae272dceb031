// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAddLoraGetWorkspaceSize(const aclTensor* y, const aclTensor* x, const aclTensor* weightB, const aclTensor* indices, const aclTensor* weightAOptional, int64_t layerIdx, double scale, int64_t yOffset, int64_t ySliceSize, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {y, x, weightB, indices, weightAOptional, layerIdx, scale, yOffset, ySliceSize, out};
  return prepare(14, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddLora(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(14, executor, stream);
}

EXPORT int aclnnAddbmmGetWorkspaceSize(const aclTensor* self, const aclTensor* batch1, const aclTensor* batch2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, batch1, batch2, beta, alpha, out, cubeMathType};
  return prepare(22, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddbmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(22, executor, stream);
}

EXPORT int aclnnAddmmGetWorkspaceSize(const aclTensor* self, const aclTensor* mat1, const aclTensor* mat2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat1, mat2, beta, alpha, out, cubeMathType};
  return prepare(25, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(25, executor, stream);
}

EXPORT int aclnnAddmmWeightNzGetWorkspaceSize(const aclTensor* self, const aclTensor* mat1, const aclTensor* mat2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat1, mat2, beta, alpha, out, cubeMathType};
  return prepare(26, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddmmWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(26, executor, stream);
}

EXPORT int aclnnAddmvGetWorkspaceSize(const aclTensor* self, const aclTensor* mat, const aclTensor* vec, const aclScalar* alpha, const aclScalar* beta, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat, vec, alpha, beta, out, cubeMathType};
  return prepare(27, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddmv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(27, executor, stream);
}

EXPORT int aclnnAddrGetWorkspaceSize(const aclTensor* self, const aclTensor* vec1, const aclTensor* vec2, const aclScalar* betaOptional, const aclScalar* alphaOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, vec1, vec2, betaOptional, alphaOptional, out};
  return prepare(28, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(28, executor, stream);
}

EXPORT int aclnnBaddbmmGetWorkspaceSize(const aclTensor* self, const aclTensor* batch1, const aclTensor* batch2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, batch1, batch2, beta, alpha, out, cubeMathType};
  return prepare(63, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBaddbmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(63, executor, stream);
}

EXPORT int aclnnBatchMatMulGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(64, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchMatMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(64, executor, stream);
}

EXPORT int aclnnBatchMatMulWeightNzGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(65, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchMatMulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(65, executor, stream);
}

EXPORT int aclnnCdistGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, float p, int64_t compute_mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, p, compute_mode, out};
  return prepare(91, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCdist(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(91, executor, stream);
}

EXPORT int aclnnCdistBackwardGetWorkspaceSize(const aclTensor* grad, const aclTensor* x1, const aclTensor* x2, const aclTensor* cdist, float p, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {grad, x1, x2, cdist, p, out};
  return prepare(92, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCdistBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(92, executor, stream);
}

EXPORT int aclnnDotGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, tensor, out};
  return prepare(138, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(138, executor, stream);
}

EXPORT int aclnnFusedMatmulGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* bias, const aclTensor* x3, const char* fusedOpType, int8_t cubeMathType, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, bias, x3, fusedOpType, cubeMathType, y};
  return prepare(275, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedMatmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(275, executor, stream);
}

EXPORT int aclnnInplaceAddmmGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mat1, const aclTensor* mat2, const aclScalar* beta, const aclScalar* alpha, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mat1, mat2, beta, alpha, cubeMathType};
  return prepare(350, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(350, executor, stream);
}

EXPORT int aclnnInplaceAddrGetWorkspaceSize(aclTensor* selfRef, const aclTensor* vec1, const aclTensor* vec2, const aclScalar* betaOptional, const aclScalar* alphaOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, vec1, vec2, betaOptional, alphaOptional};
  return prepare(351, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(351, executor, stream);
}

EXPORT int aclnnInverseGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(468, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInverse(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(468, executor, stream);
}

EXPORT int aclnnLinalgCholeskyGetWorkspaceSize(const aclTensor* self, bool upper, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, upper, out};
  return prepare(499, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgCholesky(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(499, executor, stream);
}

EXPORT int aclnnLinalgCrossGetWorkspaceSize(const aclTensor* self, const aclTensor* other, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, dim, out};
  return prepare(500, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgCross(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(500, executor, stream);
}

EXPORT int aclnnLinalgQrGetWorkspaceSize(const aclTensor* self, int64_t mode, aclTensor* Q, aclTensor* R, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mode, Q, R};
  return prepare(501, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgQr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(501, executor, stream);
}

EXPORT int aclnnMatmulGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(531, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMatmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(531, executor, stream);
}

EXPORT int aclnnMatmulWeightNzGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(532, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMatmulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(532, executor, stream);
}

EXPORT int aclnnMmGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(554, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(554, executor, stream);
}

EXPORT int aclnnMvGetWorkspaceSize(const aclTensor* self, const aclTensor* vec, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, vec, out, cubeMathType};
  return prepare(585, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(585, executor, stream);
}

EXPORT int aclnnPdistGetWorkspaceSize(const aclTensor* self, float p, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, p, out};
  return prepare(613, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPdist(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(613, executor, stream);
}

EXPORT int aclnnSlogdetGetWorkspaceSize(const aclTensor* self, aclTensor* signOut, aclTensor* logOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, signOut, logOut};
  return prepare(707, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSlogdet(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(707, executor, stream);
}

EXPORT int aclnnSvdGetWorkspaceSize(const aclTensor* input, bool fullMatrices, bool computeUV, aclTensor* sigma, aclTensor* u, aclTensor* v, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, fullMatrices, computeUV, sigma, u, v};
  return prepare(731, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSvd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(731, executor, stream);
}

EXPORT int aclnnTransposeBatchMatMulGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* bias, const aclTensor* scale, const aclIntArray* permX1, const aclIntArray* permX2, const aclIntArray* permY, int8_t cubeMathType, int32_t batchSplitFactor, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, bias, scale, permX1, permX2, permY, cubeMathType, batchSplitFactor, out};
  return prepare(751, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransposeBatchMatMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(751, executor, stream);
}

EXPORT int aclnnTransposeBatchMatMulWeightNzGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* bias, const aclTensor* scale, const aclIntArray* permX1, const aclIntArray* permX2, const aclIntArray* permY, int8_t cubeMathType, int32_t batchSplitFactor, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, bias, scale, permX1, permX2, permY, cubeMathType, batchSplitFactor, out};
  return prepare(752, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTransposeBatchMatMulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(752, executor, stream);
}

EXPORT int aclnnTriangularSolveGetWorkspaceSize(const aclTensor* self, const aclTensor* A, bool upper, bool transpose, bool unitriangular, aclTensor* xOut, aclTensor* mOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, A, upper, transpose, unitriangular, xOut, mOut};
  return prepare(753, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTriangularSolve(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(753, executor, stream);
}
