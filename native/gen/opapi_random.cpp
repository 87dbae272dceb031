// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnDropoutDoMaskGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, double prob, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, prob, out};
  return prepare(139, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutDoMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(139, executor, stream);
}

EXPORT int aclnnDropoutGenMaskGetWorkspaceSize(const aclIntArray* shape, double prob, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seed, offset, out};
  return prepare(140, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMask(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(140, executor, stream);
}

EXPORT int aclnnDropoutGenMaskV2GetWorkspaceSize(const aclIntArray* shape, double prob, int64_t seed, int64_t offset, int32_t probDataType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seed, offset, probDataType, out};
  return prepare(141, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMaskV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(141, executor, stream);
}

EXPORT int aclnnDropoutGenMaskV2TensorGetWorkspaceSize(const aclIntArray* shape, double prob, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, int32_t probDataType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {shape, prob, seedTensor, offsetTensor, offset, probDataType, out};
  return prepare(142, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutGenMaskV2Tensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(142, executor, stream);
}

EXPORT int aclnnDropoutV3GetWorkspaceSize(const aclTensor* input, const aclTensor* optionalNoiseShape, double p, int64_t seed, int64_t offset, aclTensor* out, aclTensor* maskOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, optionalNoiseShape, p, seed, offset, out, maskOut};
  return prepare(143, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDropoutV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(143, executor, stream);
}

EXPORT int aclnnInplaceBernoulliGetWorkspaceSize(aclTensor* selfRef, const aclScalar* prob, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, prob, seed, offset};
  return prepare(358, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBernoulli(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(358, executor, stream);
}

EXPORT int aclnnInplaceBernoulliTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* prob, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, prob, seed, offset};
  return prepare(359, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBernoulliTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(359, executor, stream);
}

EXPORT int aclnnInplaceNormalGetWorkspaceSize(aclTensor* selfRef, float mean, float std, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mean, std, seed, offset};
  return prepare(428, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNormal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(428, executor, stream);
}

EXPORT int aclnnInplaceNormalTensorGetWorkspaceSize(aclTensor* selfRef, float mean, float std, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mean, std, seedTensor, offsetTensor, offset};
  return prepare(429, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNormalTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(429, executor, stream);
}

EXPORT int aclnnInplaceRReluWithNoiseGetWorkspaceSize(aclTensor* self, aclTensor* noise, const aclScalar* lower, const aclScalar* upper, bool training, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, noise, lower, upper, training, seed, offset};
  return prepare(435, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRReluWithNoise(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(435, executor, stream);
}

EXPORT int aclnnInplaceRandomGetWorkspaceSize(aclTensor* selfRef, int64_t from, int64_t to, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seed, offset};
  return prepare(436, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandom(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(436, executor, stream);
}

EXPORT int aclnnInplaceRandomTensorGetWorkspaceSize(aclTensor* selfRef, int64_t from, int64_t to, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seedTensor, offsetTensor, offset};
  return prepare(437, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(437, executor, stream);
}

EXPORT int aclnnInplaceRandomWithoutFromToGetWorkspaceSize(aclTensor* selfRef, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, seed, offset};
  return prepare(438, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomWithoutFromTo(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(438, executor, stream);
}

EXPORT int aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, seedTensor, offsetTensor, offset};
  return prepare(439, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRandomWithoutFromToTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(439, executor, stream);
}

EXPORT int aclnnInplaceUniformGetWorkspaceSize(aclTensor* selfRef, double from, double to, uint64_t seed, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seed, offset};
  return prepare(463, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceUniform(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(463, executor, stream);
}

EXPORT int aclnnInplaceUniformTensorGetWorkspaceSize(aclTensor* selfRef, double from, double to, const aclTensor* seedTensor, const aclTensor* offsetTensor, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, from, to, seedTensor, offsetTensor, offset};
  return prepare(464, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceUniformTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(464, executor, stream);
}

EXPORT int aclnnMultinomialGetWorkspaceSize(const aclTensor* self, int64_t numsamples, bool replacement, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numsamples, replacement, seed, offset, out};
  return prepare(583, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultinomial(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(583, executor, stream);
}

EXPORT int aclnnMultinomialTensorGetWorkspaceSize(const aclTensor* self, int64_t numsamples, bool replacement, const aclTensor* seedTensor, const aclTensor* offsetTensor, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, numsamples, replacement, seedTensor, offsetTensor, offset, out};
  return prepare(584, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMultinomialTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(584, executor, stream);
}

EXPORT int aclnnNormalFloatFloatGetWorkspaceSize(float mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(599, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalFloatFloat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(599, executor, stream);
}

EXPORT int aclnnNormalFloatTensorGetWorkspaceSize(float mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(600, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalFloatTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(600, executor, stream);
}

EXPORT int aclnnNormalTensorFloatGetWorkspaceSize(const aclTensor* mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(601, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalTensorFloat(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(601, executor, stream);
}

EXPORT int aclnnNormalTensorTensorGetWorkspaceSize(const aclTensor* mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {mean, std, seed, offset, out};
  return prepare(602, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNormalTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(602, executor, stream);
}

EXPORT int aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor* self, aclTensor* noise, const aclScalar* lower, const aclScalar* upper, bool training, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, noise, lower, upper, training, seed, offset, out};
  return prepare(635, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRReluWithNoise(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(635, executor, stream);
}

EXPORT int aclnnRandpermGetWorkspaceSize(int64_t n, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {n, seed, offset, out};
  return prepare(636, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRandperm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(636, executor, stream);
}

EXPORT int aclnnSimThreadExponentialGetWorkspaceSize(aclTensor* selfRef, int64_t count, double lambda, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, count, lambda, seed, offset};
  return prepare(702, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSimThreadExponential(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(702, executor, stream);
}
