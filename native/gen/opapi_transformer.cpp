// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAddRmsNormGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, aclTensor* xOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, gamma, epsilon, yOut, rstdOut, xOut};
  return prepare(16, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(16, executor, stream);
}

EXPORT int aclnnAddRmsNormCastGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, double epsilon, aclTensor* y1Out, aclTensor* y2Out, aclTensor* rstdOut, aclTensor* xOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, gamma, epsilon, y1Out, y2Out, rstdOut, xOut};
  return prepare(17, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRmsNormCast(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(17, executor, stream);
}

EXPORT int aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* smoothScale1Optional, const aclTensor* smoothScale2Optional, const aclTensor* betaOptional, double epsilon, const aclBoolArray* outputMask, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* scale1Out, aclTensor* scale2Out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, gamma, smoothScale1Optional, smoothScale2Optional, betaOptional, epsilon, outputMask, y1Out, y2Out, xOut, scale1Out, scale2Out};
  return prepare(18, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRmsNormDynamicQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(18, executor, stream);
}

EXPORT int aclnnAddRmsNormQuantGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* scales1, const aclTensor* scales2Optional, const aclTensor* zeroPoints1Optional, const aclTensor* zeroPoints2Optional, int64_t axis, double epsilon, bool divMode, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, gamma, scales1, scales2Optional, zeroPoints1Optional, zeroPoints2Optional, axis, epsilon, divMode, y1Out, y2Out, xOut};
  return prepare(19, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRmsNormQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(19, executor, stream);
}

EXPORT int aclnnAddRmsNormQuantV2GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* scales1, const aclTensor* scales2Optional, const aclTensor* zeroPoints1Optional, const aclTensor* zeroPoints2Optional, const aclTensor* betaOptional, int64_t axis, double epsilon, bool divMode, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* rmsNormOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, gamma, scales1, scales2Optional, zeroPoints1Optional, zeroPoints2Optional, betaOptional, axis, epsilon, divMode, y1Out, y2Out, xOut, rmsNormOut};
  return prepare(20, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRmsNormQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(20, executor, stream);
}

EXPORT int aclnnAdvanceStepV2GetWorkspaceSize(aclTensor* inputTokens, const aclTensor* sampledTokenIds, aclTensor* inputPositions, aclTensor* seqLens, aclTensor* slotMapping, const aclTensor* blockTables, const aclTensor* specToken, const aclTensor* acceptedNum, int64_t numSeqs, int64_t numQueries, int64_t blockSize, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputTokens, sampledTokenIds, inputPositions, seqLens, slotMapping, blockTables, specToken, acceptedNum, numSeqs, numQueries, blockSize};
  return prepare(30, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdvanceStepV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(30, executor, stream);
}

EXPORT int aclnnChunkGatedDeltaRuleGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* beta, const aclTensor* initialState, const aclTensor* actualSeqLengths, float scaleValue, const aclTensor* gOptional, aclTensor* out, aclTensor* finalState, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, beta, initialState, actualSeqLengths, scaleValue, gOptional, out, finalState};
  return prepare(92, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnChunkGatedDeltaRule(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(92, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(160, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(160, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(161, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(161, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(162, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(162, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut, dsinkOut};
  return prepare(163, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(163, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* dScaleDyOptional, const aclTensor* dScaleOOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, const char* softmaxInLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, int64_t seed, int64_t offset, int64_t outDtype, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dqRopeOut, aclTensor* dkRopeOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, dScaleDyOptional, dScaleOOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, softmaxInLayout, innerPrecise, sparseMode, pseType, seed, offset, outDtype, dqOut, dkOut, dvOut, dqRopeOut, dkRopeOut, dpseOut, dsinkOut};
  return prepare(164, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(164, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(165, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(165, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(166, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(166, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t outDtype, int64_t pseType, const char* softmaxOutLayout, int64_t seed, int64_t offset, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, outDtype, pseType, softmaxOutLayout, seed, offset, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(167, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(167, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(168, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(168, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(169, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(169, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut};
  return prepare(170, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(170, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, const char* softmaxInLayout, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut, softmaxInLayout};
  return prepare(171, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(171, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxInLayout, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxInLayout, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut, dsinkOut};
  return prepare(172, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(172, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(173, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(173, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(174, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(174, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(175, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(175, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(176, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(176, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(177, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(177, executor, stream);
}

EXPORT int aclnnGeGluV3GetWorkspaceSize(const aclTensor* self, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* out, aclTensor* outGelu, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, approximate, activateLeft, out, outGelu};
  return prepare(264, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeGluV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(264, executor, stream);
}

EXPORT int aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* gelu, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gelu, dim, approximate, activateLeft, gradInput};
  return prepare(265, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeGluV3Backward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(265, executor, stream);
}

EXPORT int aclnnGeluMulGetWorkspaceSize(const aclTensor* input, const char* approximateOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, approximateOptional, out};
  return prepare(271, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(271, executor, stream);
}

EXPORT int aclnnGemmaRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(273, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGemmaRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(273, executor, stream);
}

EXPORT int aclnnInplaceAddRmsNormGetWorkspaceSize(aclTensor* x1Ref, aclTensor* x2Ref, const aclTensor* gamma, double epsilon, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1Ref, x2Ref, gamma, epsilon, rstdOut};
  return prepare(312, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(312, executor, stream);
}

EXPORT int aclnnRecurrentGatedDeltaRuleGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* beta, aclTensor* stateRef, const aclTensor* actualSeqLengths, const aclTensor* ssmStateIndices, const aclTensor* g, const aclTensor* gk, const aclTensor* numAcceptedTokens, float scaleValue, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, beta, stateRef, actualSeqLengths, ssmStateIndices, g, gk, numAcceptedTokens, scaleValue, out};
  return prepare(556, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRecurrentGatedDeltaRule(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(556, executor, stream);
}

EXPORT int aclnnRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(584, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(584, executor, stream);
}

EXPORT int aclnnRmsNormGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* x, const aclTensor* rstd, const aclTensor* gamma, aclTensor* dxOut, aclTensor* dgammaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, x, rstd, gamma, dxOut, dgammaOut};
  return prepare(585, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(585, executor, stream);
}

EXPORT int aclnnRmsNormQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, const aclTensor* scale, const aclTensor* offset, double epsilon, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, beta, scale, offset, epsilon, y};
  return prepare(586, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(586, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, mode, out};
  return prepare(588, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(588, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* cos, const aclTensor* sin, const aclTensor* xOptional, int64_t mode, aclTensor* dxOut, aclTensor* dcosOut, aclTensor* dsinOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, cos, sin, xOptional, mode, dxOut, dcosOut, dsinOut};
  return prepare(589, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbeddingGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(589, executor, stream);
}

EXPORT int aclnnSwiGluGetWorkspaceSize(const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, dim, out};
  return prepare(639, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGlu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(639, executor, stream);
}

EXPORT int aclnnSwiGluGradGetWorkspaceSize(const aclTensor* yGrad, const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {yGrad, x, dim, out};
  return prepare(640, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGluGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(640, executor, stream);
}
