// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnDropoutDoMaskGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, double prob, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, prob, out};
  return prepare(81, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutDoMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(81, executor, stream);
}

EXPORT int aclnnDropoutGenMaskGetWorkspaceSize(const aclIntArray* shape, double prob, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seed, offset, out};
  return prepare(82, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(82, executor, stream);
}

EXPORT int aclnnDropoutGenMaskV2GetWorkspaceSize(const aclIntArray* shape, double prob, int64_t seed, int64_t offset, int32_t probDataType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seed, offset, probDataType, out};
  return prepare(83, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMaskV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(83, executor, stream);
}

EXPORT int aclnnDropoutGenMaskV2TensorGetWorkspaceSize(const aclIntArray* shape, double prob, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, int32_t probDataType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seedTensor, offsetTensor, offset, probDataType, out};
  return prepare(84, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMaskV2Tensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(84, executor, stream);
}

EXPORT int aclnnDropoutV3GetWorkspaceSize(const aclTensor* input, const aclTensor* optionalNoiseShape, double p, int64_t seed, int64_t offset, aclTensor* out, aclTensor* maskOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, optionalNoiseShape, p, seed, offset, out, maskOut};
  return prepare(85, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(85, executor, stream);
}

EXPORT int aclnnInplaceBernoulliGetWorkspaceSize(aclTensor* selfRef, const aclScalar* prob, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, prob, seed, offset};
  return prepare(246, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBernoulli(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(246, executor, stream);
}

EXPORT int aclnnInplaceBernoulliTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* prob, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, prob, seed, offset};
  return prepare(247, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBernoulliTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(247, executor, stream);
}

EXPORT int aclnnInplaceNormalGetWorkspaceSize(aclTensor* selfRef, float mean, float std, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mean, std, seed, offset};
  return prepare(315, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNormal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(315, executor, stream);
}

EXPORT int aclnnInplaceNormalTensorGetWorkspaceSize(aclTensor* selfRef, float mean, float std, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mean, std, seedTensor, offsetTensor, offset};
  return prepare(316, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNormalTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(316, executor, stream);
}

EXPORT int aclnnInplaceRReluWithNoiseGetWorkspaceSize(aclTensor* self, aclTensor* noise, const aclScalar* lower, const aclScalar* upper, bool training, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, noise, lower, upper, training, seed, offset};
  return prepare(321, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRReluWithNoise(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(321, executor, stream);
}

EXPORT int aclnnInplaceRandomGetWorkspaceSize(aclTensor* selfRef, int64_t from, int64_t to, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seed, offset};
  return prepare(322, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandom(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(322, executor, stream);
}

EXPORT int aclnnInplaceRandomTensorGetWorkspaceSize(aclTensor* selfRef, int64_t from, int64_t to, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seedTensor, offsetTensor, offset};
  return prepare(323, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(323, executor, stream);
}

EXPORT int aclnnInplaceRandomWithoutFromToGetWorkspaceSize(aclTensor* selfRef, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, seed, offset};
  return prepare(324, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomWithoutFromTo(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(324, executor, stream);
}

EXPORT int aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, seedTensor, offsetTensor, offset};
  return prepare(325, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomWithoutFromToTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(325, executor, stream);
}

EXPORT int aclnnInplaceUniformGetWorkspaceSize(aclTensor* selfRef, double from, double to, uint64_t seed, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seed, offset};
  return prepare(348, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceUniform(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(348, executor, stream);
}

EXPORT int aclnnInplaceUniformTensorGetWorkspaceSize(aclTensor* selfRef, double from, double to, const aclTensor* seedTensor, const aclTensor* offsetTensor, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seedTensor, offsetTensor, offset};
  return prepare(349, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceUniformTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(349, executor, stream);
}

EXPORT int aclnnMultinomialGetWorkspaceSize(const aclTensor* self, int64_t numsamples, bool replacement, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numsamples, replacement, seed, offset, out};
  return prepare(425, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultinomial(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(425, executor, stream);
}

EXPORT int aclnnMultinomialTensorGetWorkspaceSize(const aclTensor* self, int64_t numsamples, bool replacement, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numsamples, replacement, seedTensor, offsetTensor, offset, out};
  return prepare(426, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultinomialTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(426, executor, stream);
}

EXPORT int aclnnNormalFloatFloatGetWorkspaceSize(float mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(441, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalFloatFloat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(441, executor, stream);
}

EXPORT int aclnnNormalFloatTensorGetWorkspaceSize(float mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(442, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalFloatTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(442, executor, stream);
}

EXPORT int aclnnNormalTensorFloatGetWorkspaceSize(const aclTensor* mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(443, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalTensorFloat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(443, executor, stream);
}

EXPORT int aclnnNormalTensorTensorGetWorkspaceSize(const aclTensor* mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(444, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(444, executor, stream);
}

EXPORT int aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor* self, aclTensor* noise, const aclScalar* lower, const aclScalar* upper, bool training, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, noise, lower, upper, training, seed, offset, out};
  return prepare(454, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRReluWithNoise(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(454, executor, stream);
}

EXPORT int aclnnRandpermGetWorkspaceSize(int64_t n, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {n, seed, offset, out};
  return prepare(455, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRandperm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(455, executor, stream);
}

EXPORT int aclnnSimThreadExponentialGetWorkspaceSize(aclTensor* selfRef, int64_t count, double lambda, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, count, lambda, seed, offset};
  return prepare(497, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSimThreadExponential(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(497, executor, stream);
}
