// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnFlashAttentionScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(104, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(104, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(105, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(105, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(106, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(106, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut, dsinkOut};
  return prepare(107, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(107, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* dScaleDyOptional, const aclTensor* dScaleOOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, const char* softmaxInLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, int64_t seed, int64_t offset, int64_t outDtype, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dqRopeOut, aclTensor* dkRopeOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, dScaleDyOptional, dScaleOOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, softmaxInLayout, innerPrecise, sparseMode, pseType, seed, offset, outDtype, dqOut, dkOut, dvOut, dqRopeOut, dkRopeOut, dpseOut, dsinkOut};
  return prepare(108, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(108, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(109, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(109, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(110, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(110, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t outDtype, int64_t pseType, const char* softmaxOutLayout, int64_t seed, int64_t offset, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, outDtype, pseType, softmaxOutLayout, seed, offset, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(111, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(111, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(112, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(112, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(113, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(113, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut};
  return prepare(114, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(114, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, const char* softmaxInLayout, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut, softmaxInLayout};
  return prepare(115, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(115, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxInLayout, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxInLayout, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut, dsinkOut};
  return prepare(116, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(116, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(117, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(117, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(118, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(118, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(119, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(119, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(120, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(120, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(121, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(121, executor, stream);
}

EXPORT int aclnnRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(473, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(473, executor, stream);
}

EXPORT int aclnnRmsNormGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* x, const aclTensor* rstd, const aclTensor* gamma, aclTensor* dxOut, aclTensor* dgammaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, x, rstd, gamma, dxOut, dgammaOut};
  return prepare(474, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(474, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, mode, out};
  return prepare(476, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(476, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* cos, const aclTensor* sin, const aclTensor* xOptional, int64_t mode, aclTensor* dxOut, aclTensor* dcosOut, aclTensor* dsinOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, cos, sin, xOptional, mode, dxOut, dcosOut, dsinOut};
  return prepare(477, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbeddingGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(477, executor, stream);
}

EXPORT int aclnnSwiGluGetWorkspaceSize(const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, dim, out};
  return prepare(521, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGlu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(521, executor, stream);
}

EXPORT int aclnnSwiGluGradGetWorkspaceSize(const aclTensor* yGrad, const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {yGrad, x, dim, out};
  return prepare(522, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGluGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(522, executor, stream);
}
