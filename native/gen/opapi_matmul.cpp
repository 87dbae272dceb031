// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAddbmmGetWorkspaceSize(const aclTensor* self, const aclTensor* batch1, const aclTensor* batch2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, batch1, batch2, beta, alpha, out, cubeMathType};
  return prepare(10, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddbmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(10, executor, stream);
}

EXPORT int aclnnAddmmGetWorkspaceSize(const aclTensor* self, const aclTensor* mat1, const aclTensor* mat2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat1, mat2, beta, alpha, out, cubeMathType};
  return prepare(13, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(13, executor, stream);
}

EXPORT int aclnnAddmvGetWorkspaceSize(const aclTensor* self, const aclTensor* mat, const aclTensor* vec, const aclScalar* alpha, const aclScalar* beta, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat, vec, alpha, beta, out, cubeMathType};
  return prepare(14, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddmv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(14, executor, stream);
}

EXPORT int aclnnAddrGetWorkspaceSize(const aclTensor* self, const aclTensor* vec1, const aclTensor* vec2, const aclScalar* betaOptional, const aclScalar* alphaOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, vec1, vec2, betaOptional, alphaOptional, out};
  return prepare(15, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(15, executor, stream);
}

EXPORT int aclnnBaddbmmGetWorkspaceSize(const aclTensor* self, const aclTensor* batch1, const aclTensor* batch2, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, batch1, batch2, beta, alpha, out, cubeMathType};
  return prepare(37, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBaddbmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(37, executor, stream);
}

EXPORT int aclnnBatchMatMulGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(38, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBatchMatMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(38, executor, stream);
}

EXPORT int aclnnCdistGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, float p, int64_t compute_mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, p, compute_mode, out};
  return prepare(55, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCdist(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(55, executor, stream);
}

EXPORT int aclnnDotGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, tensor, out};
  return prepare(80, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(80, executor, stream);
}

EXPORT int aclnnInplaceAddmmGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mat1, const aclTensor* mat2, const aclScalar* beta, const aclScalar* alpha, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mat1, mat2, beta, alpha, cubeMathType};
  return prepare(238, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddmm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(238, executor, stream);
}

EXPORT int aclnnInplaceAddrGetWorkspaceSize(aclTensor* selfRef, const aclTensor* vec1, const aclTensor* vec2, const aclScalar* betaOptional, const aclScalar* alphaOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, vec1, vec2, betaOptional, alphaOptional};
  return prepare(239, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(239, executor, stream);
}

EXPORT int aclnnInverseGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(352, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInverse(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(352, executor, stream);
}

EXPORT int aclnnLinalgCholeskyGetWorkspaceSize(const aclTensor* self, bool upper, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, upper, out};
  return prepare(376, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgCholesky(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(376, executor, stream);
}

EXPORT int aclnnLinalgCrossGetWorkspaceSize(const aclTensor* self, const aclTensor* other, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, dim, out};
  return prepare(377, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgCross(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(377, executor, stream);
}

EXPORT int aclnnLinalgQrGetWorkspaceSize(const aclTensor* self, int64_t mode, aclTensor* Q, aclTensor* R, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mode, Q, R};
  return prepare(378, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLinalgQr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(378, executor, stream);
}

EXPORT int aclnnMatmulGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(404, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMatmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(404, executor, stream);
}

EXPORT int aclnnMmGetWorkspaceSize(const aclTensor* self, const aclTensor* mat2, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mat2, out, cubeMathType};
  return prepare(420, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(420, executor, stream);
}

EXPORT int aclnnMvGetWorkspaceSize(const aclTensor* self, const aclTensor* vec, aclTensor* out, int8_t cubeMathType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, vec, out, cubeMathType};
  return prepare(427, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(427, executor, stream);
}

EXPORT int aclnnSlogdetGetWorkspaceSize(const aclTensor* self, aclTensor* signOut, aclTensor* logOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, signOut, logOut};
  return prepare(501, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSlogdet(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(501, executor, stream);
}

EXPORT int aclnnTriangularSolveGetWorkspaceSize(const aclTensor* self, const aclTensor* A, bool upper, bool transpose, bool unitriangular, aclTensor* xOut, aclTensor* mOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, A, upper, transpose, unitriangular, xOut, mOut};
  return prepare(531, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTriangularSolve(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(531, executor, stream);
}
