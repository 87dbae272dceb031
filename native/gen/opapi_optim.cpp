// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAmpUpdateScaleGetWorkspaceSize(const aclTensor* currentScale, const aclTensor* growthTracker, const aclTensor* foundInf, double growthFactor, double backoffFactor, int64_t growthInterval, aclTensor* updatedScale, aclTensor* updatedGrowthTracker, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {currentScale, growthTracker, foundInf, growthFactor, backoffFactor, growthInterval, updatedScale, updatedGrowthTracker};
  return prepare(38, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAmpUpdateScale(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(38, executor, stream);
}

EXPORT int aclnnApplyAdamGetWorkspaceSize(aclTensor* varRef, aclTensor* mRef, aclTensor* vRef, const aclTensor* beta1Power, const aclTensor* beta2Power, const aclTensor* lr, const aclTensor* beta1, const aclTensor* beta2, const aclTensor* epsilon, const aclTensor* grad, bool useLocking, bool useNesterov, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, mRef, vRef, beta1Power, beta2Power, lr, beta1, beta2, epsilon, grad, useLocking, useNesterov};
  return prepare(41, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnApplyAdam(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(41, executor, stream);
}

EXPORT int aclnnApplyAdamWGetWorkspaceSize(aclTensor* varRef, aclTensor* mRef, aclTensor* vRef, const aclTensor* beta1Power, const aclTensor* beta2Power, const aclTensor* lr, const aclTensor* weightDecay, const aclTensor* beta1, const aclTensor* beta2, const aclTensor* eps, const aclTensor* grad, const aclTensor* maxGradNormOptional, bool amsgrad, bool maximize, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, mRef, vRef, beta1Power, beta2Power, lr, weightDecay, beta1, beta2, eps, grad, maxGradNormOptional, amsgrad, maximize};
  return prepare(42, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnApplyAdamW(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(42, executor, stream);
}

EXPORT int aclnnApplyAdamWV2GetWorkspaceSize(aclTensor* varRef, aclTensor* mRef, aclTensor* vRef, aclTensor* maxGradNormOptionalRef, const aclTensor* grad, const aclTensor* step, float lr, float beta1, float beta2, float weightDecay, float eps, bool amsgrad, bool maximize, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {varRef, mRef, vRef, maxGradNormOptionalRef, grad, step, lr, beta1, beta2, weightDecay, eps, amsgrad, maximize};
  return prepare(43, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnApplyAdamWV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(43, executor, stream);
}

EXPORT int aclnnForeachNonFiniteCheckAndUnscaleGetWorkspaceSize(aclTensorList* scaledGrads, aclTensor* foundInf, const aclTensor* invScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scaledGrads, foundInf, invScale};
  return prepare(241, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachNonFiniteCheckAndUnscale(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(241, executor, stream);
}

EXPORT int aclnnFusedSgdGetWorkspaceSize(aclTensorList* paramsRef, aclTensorList* gradsRef, aclTensorList* momentumBufferListOptionalRef, const aclTensor* gradScaleOptional, float weightDecay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool isFirstStep, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {paramsRef, gradsRef, momentumBufferListOptionalRef, gradScaleOptional, weightDecay, momentum, lr, dampening, nesterov, maximize, isFirstStep};
  return prepare(278, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedSgd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(278, executor, stream);
}
