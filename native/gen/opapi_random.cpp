// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnDropoutDoMaskGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, double prob, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, prob, out};
  return prepare(134, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutDoMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(134, executor, stream);
}

EXPORT int aclnnDropoutGenMaskGetWorkspaceSize(const aclIntArray* shape, double prob, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seed, offset, out};
  return prepare(135, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(135, executor, stream);
}

EXPORT int aclnnDropoutGenMaskV2GetWorkspaceSize(const aclIntArray* shape, double prob, int64_t seed, int64_t offset, int32_t probDataType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seed, offset, probDataType, out};
  return prepare(136, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMaskV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(136, executor, stream);
}

EXPORT int aclnnDropoutGenMaskV2TensorGetWorkspaceSize(const aclIntArray* shape, double prob, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, int32_t probDataType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seedTensor, offsetTensor, offset, probDataType, out};
  return prepare(137, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMaskV2Tensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(137, executor, stream);
}

EXPORT int aclnnDropoutV3GetWorkspaceSize(const aclTensor* input, const aclTensor* optionalNoiseShape, double p, int64_t seed, int64_t offset, aclTensor* out, aclTensor* maskOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, optionalNoiseShape, p, seed, offset, out, maskOut};
  return prepare(138, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(138, executor, stream);
}

EXPORT int aclnnInplaceBernoulliGetWorkspaceSize(aclTensor* selfRef, const aclScalar* prob, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, prob, seed, offset};
  return prepare(345, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBernoulli(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(345, executor, stream);
}

EXPORT int aclnnInplaceBernoulliTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* prob, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, prob, seed, offset};
  return prepare(346, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBernoulliTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(346, executor, stream);
}

EXPORT int aclnnInplaceNormalGetWorkspaceSize(aclTensor* selfRef, float mean, float std, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mean, std, seed, offset};
  return prepare(415, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNormal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(415, executor, stream);
}

EXPORT int aclnnInplaceNormalTensorGetWorkspaceSize(aclTensor* selfRef, float mean, float std, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mean, std, seedTensor, offsetTensor, offset};
  return prepare(416, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNormalTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(416, executor, stream);
}

EXPORT int aclnnInplaceRReluWithNoiseGetWorkspaceSize(aclTensor* self, aclTensor* noise, const aclScalar* lower, const aclScalar* upper, bool training, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, noise, lower, upper, training, seed, offset};
  return prepare(422, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRReluWithNoise(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(422, executor, stream);
}

EXPORT int aclnnInplaceRandomGetWorkspaceSize(aclTensor* selfRef, int64_t from, int64_t to, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seed, offset};
  return prepare(423, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandom(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(423, executor, stream);
}

EXPORT int aclnnInplaceRandomTensorGetWorkspaceSize(aclTensor* selfRef, int64_t from, int64_t to, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seedTensor, offsetTensor, offset};
  return prepare(424, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(424, executor, stream);
}

EXPORT int aclnnInplaceRandomWithoutFromToGetWorkspaceSize(aclTensor* selfRef, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, seed, offset};
  return prepare(425, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomWithoutFromTo(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(425, executor, stream);
}

EXPORT int aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, seedTensor, offsetTensor, offset};
  return prepare(426, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomWithoutFromToTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(426, executor, stream);
}

EXPORT int aclnnInplaceUniformGetWorkspaceSize(aclTensor* selfRef, double from, double to, uint64_t seed, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seed, offset};
  return prepare(450, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceUniform(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(450, executor, stream);
}

EXPORT int aclnnInplaceUniformTensorGetWorkspaceSize(aclTensor* selfRef, double from, double to, const aclTensor* seedTensor, const aclTensor* offsetTensor, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seedTensor, offsetTensor, offset};
  return prepare(451, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceUniformTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(451, executor, stream);
}

EXPORT int aclnnMultinomialGetWorkspaceSize(const aclTensor* self, int64_t numsamples, bool replacement, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numsamples, replacement, seed, offset, out};
  return prepare(565, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultinomial(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(565, executor, stream);
}

EXPORT int aclnnMultinomialTensorGetWorkspaceSize(const aclTensor* self, int64_t numsamples, bool replacement, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numsamples, replacement, seedTensor, offsetTensor, offset, out};
  return prepare(566, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultinomialTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(566, executor, stream);
}

EXPORT int aclnnNormalFloatFloatGetWorkspaceSize(float mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(581, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalFloatFloat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(581, executor, stream);
}

EXPORT int aclnnNormalFloatTensorGetWorkspaceSize(float mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(582, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalFloatTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(582, executor, stream);
}

EXPORT int aclnnNormalTensorFloatGetWorkspaceSize(const aclTensor* mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(583, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalTensorFloat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(583, executor, stream);
}

EXPORT int aclnnNormalTensorTensorGetWorkspaceSize(const aclTensor* mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(584, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(584, executor, stream);
}

EXPORT int aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor* self, aclTensor* noise, const aclScalar* lower, const aclScalar* upper, bool training, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, noise, lower, upper, training, seed, offset, out};
  return prepare(607, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRReluWithNoise(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(607, executor, stream);
}

EXPORT int aclnnRandpermGetWorkspaceSize(int64_t n, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {n, seed, offset, out};
  return prepare(608, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRandperm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(608, executor, stream);
}

EXPORT int aclnnSimThreadExponentialGetWorkspaceSize(aclTensor* selfRef, int64_t count, double lambda, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, count, lambda, seed, offset};
  return prepare(671, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSimThreadExponential(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(671, executor, stream);
}
