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

EXPORT int aclnnApplyRotaryPosEmbGetWorkspaceSize(aclTensor* queryRef, aclTensor* keyRef, const aclTensor* cos, const aclTensor* sin, int64_t layout, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {queryRef, keyRef, cos, sin, layout};
  return prepare(44, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnApplyRotaryPosEmb(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(44, executor, stream);
}

EXPORT int aclnnApplyRotaryPosEmbV2GetWorkspaceSize(aclTensor* queryRef, aclTensor* keyRef, const aclTensor* cos, const aclTensor* sin, int64_t layout, const char* rotaryMode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {queryRef, keyRef, cos, sin, layout, rotaryMode};
  return prepare(45, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnApplyRotaryPosEmbV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(45, executor, stream);
}

EXPORT int aclnnChunkGatedDeltaRuleGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* beta, const aclTensor* initialState, const aclTensor* actualSeqLengths, float scaleValue, const aclTensor* gOptional, aclTensor* out, aclTensor* finalState, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, beta, initialState, actualSeqLengths, scaleValue, gOptional, out, finalState};
  return prepare(94, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnChunkGatedDeltaRule(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(94, executor, stream);
}

EXPORT int aclnnClippedSwigluGetWorkspaceSize(const aclTensor* x, const aclTensor* groupIndexOptional, int64_t dim, double alpha, double limit, double bias, bool interleaved, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, groupIndexOptional, dim, alpha, limit, bias, interleaved, out};
  return prepare(101, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClippedSwiglu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(101, executor, stream);
}

EXPORT int aclnnDequantRopeQuantKvcacheGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, aclTensor* kCacheRef, aclTensor* vCacheRef, const aclTensor* indices, const aclTensor* scaleK, const aclTensor* scaleV, const aclTensor* offsetKOptional, const aclTensor* offsetVOptional, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclIntArray* sizeSplits, const char* quantModeOptional, const char* layoutOptional, bool kvOutput, const char* cacheModeOptional, aclTensor* qOut, aclTensor* kOut, aclTensor* vOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, kCacheRef, vCacheRef, indices, scaleK, scaleV, offsetKOptional, offsetVOptional, weightScaleOptional, activationScaleOptional, biasOptional, sizeSplits, quantModeOptional, layoutOptional, kvOutput, cacheModeOptional, qOut, kOut, vOut};
  return prepare(126, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantRopeQuantKvcache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(126, executor, stream);
}

EXPORT int aclnnDequantSwigluQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, bool activateLeft, const char* quantModeOptional, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weightScaleOptional, activationScaleOptional, biasOptional, quantScaleOptional, quantOffsetOptional, groupIndexOptional, activateLeft, quantModeOptional, yOut, scaleOut};
  return prepare(127, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantSwigluQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(127, executor, stream);
}

EXPORT int aclnnDequantSwigluQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, bool activateLeft, const char* quantModeOptional, int64_t dstType, const char* roundModeOptional, int64_t activateDim, int64_t swigluMode, double clampLimit, double gluAlpha, double gluBias, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weightScaleOptional, activationScaleOptional, biasOptional, quantScaleOptional, quantOffsetOptional, groupIndexOptional, activateLeft, quantModeOptional, dstType, roundModeOptional, activateDim, swigluMode, clampLimit, gluAlpha, gluBias, yOut, scaleOut};
  return prepare(128, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantSwigluQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(128, executor, stream);
}

EXPORT int aclnnFFNV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weight1, const aclTensor* weight2, const aclIntArray* expertTokens, const aclTensor* bias1, const aclTensor* bias2, const aclTensor* scale, const aclTensor* offset, const aclTensor* deqScale1, const aclTensor* deqScale2, const aclTensor* antiquantScale1, const aclTensor* antiquantScale2, const aclTensor* antiquantOffset1, const aclTensor* antiquantOffset2, const char* activation, int64_t innerPrecise, bool tokensIndexFlag, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight1, weight2, expertTokens, bias1, bias2, scale, offset, deqScale1, deqScale2, antiquantScale1, antiquantScale2, antiquantOffset1, antiquantOffset2, activation, innerPrecise, tokensIndexFlag, y};
  return prepare(161, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFFNV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(161, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(167, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(167, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(168, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(168, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(169, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(169, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut, dsinkOut};
  return prepare(170, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(170, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* dScaleDyOptional, const aclTensor* dScaleOOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, const char* softmaxInLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, int64_t seed, int64_t offset, int64_t outDtype, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dqRopeOut, aclTensor* dkRopeOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, dScaleDyOptional, dScaleOOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, softmaxInLayout, innerPrecise, sparseMode, pseType, seed, offset, outDtype, dqOut, dkOut, dvOut, dqRopeOut, dkRopeOut, dpseOut, dsinkOut};
  return prepare(171, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(171, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(172, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(172, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(173, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(173, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t outDtype, int64_t pseType, const char* softmaxOutLayout, int64_t seed, int64_t offset, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, outDtype, pseType, softmaxOutLayout, seed, offset, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(174, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(174, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(175, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(175, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(176, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(176, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut};
  return prepare(177, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(177, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, const char* softmaxInLayout, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut, softmaxInLayout};
  return prepare(178, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(178, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxInLayout, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxInLayout, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut, dsinkOut};
  return prepare(179, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(179, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(180, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(180, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(181, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(181, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(182, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(182, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(183, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(183, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(184, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(184, executor, stream);
}

EXPORT int aclnnGeGluV3GetWorkspaceSize(const aclTensor* self, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* out, aclTensor* outGelu, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, approximate, activateLeft, out, outGelu};
  return prepare(273, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeGluV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(273, executor, stream);
}

EXPORT int aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* gelu, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gelu, dim, approximate, activateLeft, gradInput};
  return prepare(274, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeGluV3Backward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(274, executor, stream);
}

EXPORT int aclnnGeluMulGetWorkspaceSize(const aclTensor* input, const char* approximateOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, approximateOptional, out};
  return prepare(280, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(280, executor, stream);
}

EXPORT int aclnnGemmaRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(282, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGemmaRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(282, executor, stream);
}

EXPORT int aclnnGroupedMatmulGetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclIntArray* groupListOptional, int64_t splitItem, aclTensorList* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, groupListOptional, splitItem, y};
  return prepare(295, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(295, executor, stream);
}

EXPORT int aclnnGroupedMatmulAddGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* groupList, aclTensor* yRef, bool transposeX, bool transposeWeight, int64_t groupType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, groupList, yRef, transposeX, transposeWeight, groupType};
  return prepare(296, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(296, executor, stream);
}

EXPORT int aclnnGroupedMatmulAddV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* groupList, aclTensor* yRef, bool transposeX, bool transposeWeight, int64_t groupType, int64_t groupListType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, groupList, yRef, transposeX, transposeWeight, groupType, groupListType};
  return prepare(297, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulAddV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(297, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingV2GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scaleOptional, const aclTensor* biasOptional, const aclTensor* offsetOptional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* pertokenScaleOptional, const aclTensor* groupListOptional, const aclTensor* sharedInputOptional, const aclTensor* logitOptional, const aclTensor* rowIndexOptional, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scaleOptional, biasOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, pertokenScaleOptional, groupListOptional, sharedInputOptional, logitOptional, rowIndexOptional, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, out};
  return prepare(298, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(298, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingV3GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scaleOptional, const aclTensor* biasOptional, const aclTensor* offsetOptional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* pertokenScaleOptional, const aclTensor* groupListOptional, const aclTensor* sharedInputOptional, const aclTensor* logitOptional, const aclTensor* rowIndexOptional, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scaleOptional, biasOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, pertokenScaleOptional, groupListOptional, sharedInputOptional, logitOptional, rowIndexOptional, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, tuningConfigOptional, out};
  return prepare(299, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(299, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNzGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scale, const aclTensor* bias, const aclTensor* pertokenScaleOptional, const aclTensor* groupList, const aclTensor* sharedInput, const aclTensor* logit, const aclTensor* rowIndex, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scale, bias, pertokenScaleOptional, groupList, sharedInput, logit, rowIndex, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, out};
  return prepare(300, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(300, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNzV2GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scale, const aclTensor* bias, const aclTensor* offsetOptional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* pertokenScaleOptional, const aclTensor* groupList, const aclTensor* sharedInput, const aclTensor* logit, const aclTensor* rowIndex, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scale, bias, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, pertokenScaleOptional, groupList, sharedInput, logit, rowIndex, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, tuningConfigOptional, out};
  return prepare(301, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNzV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(301, executor, stream);
}

EXPORT int aclnnGroupedMatmulSwigluQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensorList* weight, const aclTensorList* weightScale, const aclTensorList* weightAssistMatrix, const aclTensor* bias, const aclTensor* xScale, const aclTensor* smoothScale, const aclTensor* groupList, int64_t dequantMode, int64_t dequantDtype, int64_t quantMode, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* output, aclTensor* outputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, weightAssistMatrix, bias, xScale, smoothScale, groupList, dequantMode, dequantDtype, quantMode, groupListType, tuningConfigOptional, output, outputScale};
  return prepare(302, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulSwigluQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(302, executor, stream);
}

EXPORT int aclnnGroupedMatmulSwigluQuantWeightNZGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* bias, const aclTensor* offset, const aclTensor* weightScale, const aclTensor* xScale, const aclTensor* groupList, aclTensor* output, aclTensor* outputScale, aclTensor* outputOffset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, bias, offset, weightScale, xScale, groupList, output, outputScale, outputOffset};
  return prepare(303, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulSwigluQuantWeightNZ(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(303, executor, stream);
}

EXPORT int aclnnGroupedMatmulSwigluQuantWeightNzV2GetWorkspaceSize(const aclTensor* x, const aclTensorList* weight, const aclTensorList* weightScale, const aclTensorList* weightAssistMatrix, const aclTensor* bias, const aclTensor* xScale, const aclTensor* smoothScale, const aclTensor* groupList, int64_t dequantMode, int64_t dequantDtype, int64_t quantMode, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* output, aclTensor* outputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, weightAssistMatrix, bias, xScale, smoothScale, groupList, dequantMode, dequantDtype, quantMode, groupListType, tuningConfigOptional, output, outputScale};
  return prepare(304, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulSwigluQuantWeightNzV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(304, executor, stream);
}

EXPORT int aclnnGroupedMatmulV4GetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclTensorList* perTokenScaleOptional, const aclTensor* groupListOptional, const aclTensorList* activationInputOptional, const aclTensorList* activationQuantScaleOptional, const aclTensorList* activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, int64_t groupListType, int64_t actType, aclTensorList* out, aclTensorList* activationFeatureOutOptional, aclTensorList* dynQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, perTokenScaleOptional, groupListOptional, activationInputOptional, activationQuantScaleOptional, activationQuantOffsetOptional, splitItem, groupType, groupListType, actType, out, activationFeatureOutOptional, dynQuantScaleOutOptional};
  return prepare(305, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(305, executor, stream);
}

EXPORT int aclnnGroupedMatmulV5GetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclTensorList* perTokenScaleOptional, const aclTensor* groupListOptional, const aclTensorList* activationInputOptional, const aclTensorList* activationQuantScaleOptional, const aclTensorList* activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, int64_t groupListType, int64_t actType, const aclIntArray* tuningConfigOptional, aclTensorList* out, aclTensorList* activationFeatureOutOptional, aclTensorList* dynQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, perTokenScaleOptional, groupListOptional, activationInputOptional, activationQuantScaleOptional, activationQuantOffsetOptional, splitItem, groupType, groupListType, actType, tuningConfigOptional, out, activationFeatureOutOptional, dynQuantScaleOutOptional};
  return prepare(306, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(306, executor, stream);
}

EXPORT int aclnnGroupedMatmulWeightNzGetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclTensorList* perTokenScaleOptional, const aclTensor* groupListOptional, const aclTensorList* activationInputOptional, const aclTensorList* activationQuantScaleOptional, const aclTensorList* activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, int64_t groupListType, int64_t actType, const aclIntArray* tuningConfigOptional, int64_t quantGroupSize, aclTensorList* out, aclTensorList* activationFeatureOutOptional, aclTensorList* dynQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, perTokenScaleOptional, groupListOptional, activationInputOptional, activationQuantScaleOptional, activationQuantOffsetOptional, splitItem, groupType, groupListType, actType, tuningConfigOptional, quantGroupSize, out, activationFeatureOutOptional, dynQuantScaleOutOptional};
  return prepare(307, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(307, executor, stream);
}

EXPORT int aclnnInplaceAddRmsNormGetWorkspaceSize(aclTensor* x1Ref, aclTensor* x2Ref, const aclTensor* gamma, double epsilon, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1Ref, x2Ref, gamma, epsilon, rstdOut};
  return prepare(334, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(334, executor, stream);
}

EXPORT int aclnnInterleaveRopeGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, out};
  return prepare(454, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInterleaveRope(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(454, executor, stream);
}

EXPORT int aclnnKvRmsNormRopeCacheGetWorkspaceSize(const aclTensor* kv, const aclTensor* gamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* index, aclTensor* kCacheRef, aclTensor* ckvCacheRef, const aclTensor* kRopeScaleOptional, const aclTensor* cKvScaleOptional, const aclTensor* kRopeOffsetOptional, const aclTensor* cKvOffsetOptional, double epsilon, const char* cacheModeOptional, bool isOutputKv, aclTensor* kRopeOut, aclTensor* cKvOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {kv, gamma, cos, sin, index, kCacheRef, ckvCacheRef, kRopeScaleOptional, cKvScaleOptional, kRopeOffsetOptional, cKvOffsetOptional, epsilon, cacheModeOptional, isOutputKv, kRopeOut, cKvOut};
  return prepare(467, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKvRmsNormRopeCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(467, executor, stream);
}

EXPORT int aclnnKvRmsNormRopeCacheV2GetWorkspaceSize(const aclTensor* kv, const aclTensor* gamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* index, aclTensor* kCacheRef, aclTensor* ckvCacheRef, const aclTensor* kRopeScaleOptional, const aclTensor* cKvScaleOptional, const aclTensor* kRopeOffsetOptional, const aclTensor* cKvOffsetOptional, const aclTensor* vOptional, double epsilon, const char* cacheModeOptional, bool isOutputKv, aclTensor* kRopeOut, aclTensor* cKvOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {kv, gamma, cos, sin, index, kCacheRef, ckvCacheRef, kRopeScaleOptional, cKvScaleOptional, kRopeOffsetOptional, cKvOffsetOptional, vOptional, epsilon, cacheModeOptional, isOutputKv, kRopeOut, cKvOut};
  return prepare(468, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKvRmsNormRopeCacheV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(468, executor, stream);
}

EXPORT int aclnnMoeComputeExpertTokensGetWorkspaceSize(const aclTensor* sortedExperts, int64_t numExperts, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {sortedExperts, numExperts, out};
  return prepare(537, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeComputeExpertTokens(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(537, executor, stream);
}

EXPORT int aclnnMoeFinalizeRoutingGetWorkspaceSize(const aclTensor* expandedX, const aclTensor* x1, const aclTensor* x2Optional, const aclTensor* bias, const aclTensor* scales, const aclTensor* expandedRowIdx, const aclTensor* expandedExpertIdx, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expandedX, x1, x2Optional, bias, scales, expandedRowIdx, expandedExpertIdx, out};
  return prepare(538, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeFinalizeRouting(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(538, executor, stream);
}

EXPORT int aclnnMoeFinalizeRoutingV2GetWorkspaceSize(const aclTensor* expandedX, const aclTensor* expandedRowIdx, const aclTensor* x1Optional, const aclTensor* x2Optional, const aclTensor* biasOptional, const aclTensor* scalesOptional, const aclTensor* expertIdxOptional, int64_t dropPadMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expandedX, expandedRowIdx, x1Optional, x2Optional, biasOptional, scalesOptional, expertIdxOptional, dropPadMode, out};
  return prepare(539, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeFinalizeRoutingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(539, executor, stream);
}

EXPORT int aclnnMoeFinalizeRoutingV4GetWorkspaceSize(const aclTensor* expandedX, const aclTensor* expandedRowIdx, const aclTensor* x1Optional, const aclTensor* x2Optional, const aclTensor* biasOptional, const aclTensor* scalesOptional, const aclTensor* expertIdxOptional, const aclTensor* xOptional, const aclTensor* a1Optional, const aclTensor* a2Optional, const aclTensor* vOptional, int64_t dropPadMode, const aclIntArray* zeroExpertRange, const aclIntArray* copyExpertRange, const aclIntArray* constantExpertRange, int64_t k, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expandedX, expandedRowIdx, x1Optional, x2Optional, biasOptional, scalesOptional, expertIdxOptional, xOptional, a1Optional, a2Optional, vOptional, dropPadMode, zeroExpertRange, copyExpertRange, constantExpertRange, k, out};
  return prepare(540, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeFinalizeRoutingV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(540, executor, stream);
}

EXPORT int aclnnMoeGatingTopKGetWorkspaceSize(const aclTensor* x, const aclTensor* biasOptional, int64_t k, int64_t kGroup, int64_t groupCount, int64_t groupSelectMode, int64_t renorm, int64_t normType, bool outFlag, double routedScalingFactor, double eps, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* outOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, biasOptional, k, kGroup, groupCount, groupSelectMode, renorm, normType, outFlag, routedScalingFactor, eps, yOut, expertIdxOut, outOut};
  return prepare(541, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopK(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(541, executor, stream);
}

EXPORT int aclnnMoeGatingTopKBackwardGetWorkspaceSize(const aclTensor* xNorm, const aclTensor* gradY, const aclTensor* expertIdx, int64_t renorm, int64_t normType, double routedScalingFactor, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {xNorm, gradY, expertIdx, renorm, normType, routedScalingFactor, eps, out};
  return prepare(542, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(542, executor, stream);
}

EXPORT int aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(const aclTensor* x, const aclTensor* finishedOptional, int64_t k, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* rowIdxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, finishedOptional, k, yOut, expertIdxOut, rowIdxOut};
  return prepare(543, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(543, executor, stream);
}

EXPORT int aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(const aclTensor* x, const aclTensor* finishedOptional, int64_t k, int64_t renorm, bool outputSoftmaxResultFlag, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* softmaxResultOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, finishedOptional, k, renorm, outputSoftmaxResultFlag, yOut, expertIdxOut, softmaxResultOutOptional};
  return prepare(544, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKSoftmaxV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(544, executor, stream);
}

EXPORT int aclnnMoeGatingTopKV2GetWorkspaceSize(const aclTensor* x, const aclTensor* biasOptional, const aclTensor* inputIdsOptional, const aclTensor* tid2eidOptional, int64_t k, int64_t kGroup, int64_t groupCount, int64_t groupSelectMode, int64_t renorm, int64_t normType, bool outFlag, double routedScalingFactor, double eps, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* outOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, biasOptional, inputIdsOptional, tid2eidOptional, k, kGroup, groupCount, groupSelectMode, renorm, normType, outFlag, routedScalingFactor, eps, yOut, expertIdxOut, outOut};
  return prepare(545, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(545, executor, stream);
}

EXPORT int aclnnMoeInitRoutingGetWorkspaceSize(const aclTensor* x, const aclTensor* rowIdx, const aclTensor* expertIdx, int64_t activeNum, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expandedExpertIdxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, rowIdx, expertIdx, activeNum, expandedXOut, expandedRowIdxOut, expandedExpertIdxOut};
  return prepare(546, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRouting(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(546, executor, stream);
}

EXPORT int aclnnMoeInitRoutingQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* expertIdx, const aclTensor* scaleOptional, const aclTensor* offsetOptional, int64_t activeNum, int64_t expertCapacity, int64_t expertNum, int64_t dropPadMode, int64_t expertTokensCountOrCumsumFlag, bool expertTokensBeforeCapacityFlag, int64_t quantMode, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expertTokensCountOrCumsumOutOptional, aclTensor* expertTokensBeforeCapacityOutOptional, aclTensor* dynamicQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, expertIdx, scaleOptional, offsetOptional, activeNum, expertCapacity, expertNum, dropPadMode, expertTokensCountOrCumsumFlag, expertTokensBeforeCapacityFlag, quantMode, expandedXOut, expandedRowIdxOut, expertTokensCountOrCumsumOutOptional, expertTokensBeforeCapacityOutOptional, dynamicQuantScaleOutOptional};
  return prepare(547, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRoutingQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(547, executor, stream);
}

EXPORT int aclnnMoeInitRoutingV2GetWorkspaceSize(const aclTensor* x, const aclTensor* expertIdx, int64_t activeNumOptional, int64_t expertCapacityOptional, int64_t expertNumOptional, int64_t dropPadModeOptional, int64_t expertTokensCountOrCumsumFlagOptional, bool expertTokensBeforeCapacityFlagOptional, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expertTokensCountOrCumsumOutOptional, aclTensor* expertTokensBeforeCapacityOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, expertIdx, activeNumOptional, expertCapacityOptional, expertNumOptional, dropPadModeOptional, expertTokensCountOrCumsumFlagOptional, expertTokensBeforeCapacityFlagOptional, expandedXOut, expandedRowIdxOut, expertTokensCountOrCumsumOutOptional, expertTokensBeforeCapacityOutOptional};
  return prepare(548, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRoutingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(548, executor, stream);
}

EXPORT int aclnnMoeInitRoutingV3GetWorkspaceSize(const aclTensor* x, const aclTensor* expertIdx, const aclTensor* scaleOptional, const aclTensor* offsetOptional, int64_t activeNum, int64_t expertCapacity, int64_t expertNum, int64_t dropPadMode, int64_t expertTokensNumType, bool expertTokensNumFlag, int64_t quantMode, const aclIntArray* activeExpertRangeOptional, int64_t rowIdxType, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expertTokensCountOrCumsumOut, aclTensor* expandedScaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, expertIdx, scaleOptional, offsetOptional, activeNum, expertCapacity, expertNum, dropPadMode, expertTokensNumType, expertTokensNumFlag, quantMode, activeExpertRangeOptional, rowIdxType, expandedXOut, expandedRowIdxOut, expertTokensCountOrCumsumOut, expandedScaleOut};
  return prepare(549, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRoutingV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(549, executor, stream);
}

EXPORT int aclnnMoeReRoutingGetWorkspaceSize(const aclTensor* tokens, const aclTensor* expert_token_num_per_rank, const aclTensor* per_token_scales, int64_t expert_token_num_type, int64_t idx_type, aclTensor* permute_tokens, aclTensor* permute_per_token_scales, aclTensor* permute_token_idx, aclTensor* expert_token_num, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokens, expert_token_num_per_rank, per_token_scales, expert_token_num_type, idx_type, permute_tokens, permute_per_token_scales, permute_token_idx, expert_token_num};
  return prepare(550, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeReRouting(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(550, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteGetWorkspaceSize(const aclTensor* tokens, const aclTensor* indices, int64_t numOutTokens, bool paddedMode, aclTensor* permuteTokensOut, aclTensor* sortedIndicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokens, indices, numOutTokens, paddedMode, permuteTokensOut, sortedIndicesOut};
  return prepare(551, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermute(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(551, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteGradGetWorkspaceSize(const aclTensor* permutedOutputGrad, const aclTensor* sortedIndices, int64_t numTopk, bool paddedMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedOutputGrad, sortedIndices, numTopk, paddedMode, out};
  return prepare(552, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermuteGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(552, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteWithRoutingMapGetWorkspaceSize(const aclTensor* tokens, const aclTensor* routingMap, const aclTensor* probsOptional, int64_t numOutTokens, bool dropAndPad, aclTensor* permuteTokensOut, aclTensor* permuteProbsOutOptional, aclTensor* sortedIndicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokens, routingMap, probsOptional, numOutTokens, dropAndPad, permuteTokensOut, permuteProbsOutOptional, sortedIndicesOut};
  return prepare(553, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermuteWithRoutingMap(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(553, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteWithRoutingMapGradGetWorkspaceSize(const aclTensor* permutedTokenOutputGrad, const aclTensor* permutedProbsOutputGradOptional, const aclTensor* sortedIndices, const aclTensor* routingMapOptional, int64_t numExperts, int64_t tokensNum, bool dropAndPad, aclTensor* tokensGradOut, aclTensor* probsGradOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedTokenOutputGrad, permutedProbsOutputGradOptional, sortedIndices, routingMapOptional, numExperts, tokensNum, dropAndPad, tokensGradOut, probsGradOutOptional};
  return prepare(554, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermuteWithRoutingMapGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(554, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteGetWorkspaceSize(const aclTensor* permutedTokens, const aclTensor* sortedIndices, const aclTensor* probsOptional, bool paddedMode, const aclIntArray* restoreShapeOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedTokens, sortedIndices, probsOptional, paddedMode, restoreShapeOptional, out};
  return prepare(555, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermute(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(555, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteGradGetWorkspaceSize(const aclTensor* permuteTokensOptional, const aclTensor* unpermutedTokensGrad, const aclTensor* sortedIndices, const aclTensor* probsOptional, bool paddedMode, const aclIntArray* restoreShapeOptional, aclTensor* permutedTokensGradOut, aclTensor* probsGradOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permuteTokensOptional, unpermutedTokensGrad, sortedIndices, probsOptional, paddedMode, restoreShapeOptional, permutedTokensGradOut, probsGradOut};
  return prepare(556, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermuteGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(556, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteWithRoutingMapGetWorkspaceSize(const aclTensor* permutedTokens, const aclTensor* sortedIndices, const aclTensor* routingMapOptional, const aclTensor* probsOptional, bool paddedMode, const aclIntArray* restoreShapeOptional, aclTensor* unpermutedTokens, aclTensor* outIndex, aclTensor* permuteTokenId, aclTensor* permuteProbs, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedTokens, sortedIndices, routingMapOptional, probsOptional, paddedMode, restoreShapeOptional, unpermutedTokens, outIndex, permuteTokenId, permuteProbs};
  return prepare(557, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermuteWithRoutingMap(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(557, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteWithRoutingMapGradGetWorkspaceSize(const aclTensor* unpermutedTokensGrad, const aclTensor* outIndex, const aclTensor* permuteTokenId, const aclTensor* routingMapOptional, const aclTensor* permutedTokensOptional, const aclTensor* probsOptional, bool dropAndPad, const aclIntArray* restoreShapeOptional, aclTensor* permutedTokensGradOut, aclTensor* probsGradOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {unpermutedTokensGrad, outIndex, permuteTokenId, routingMapOptional, permutedTokensOptional, probsOptional, dropAndPad, restoreShapeOptional, permutedTokensGradOut, probsGradOutOptional};
  return prepare(558, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermuteWithRoutingMapGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(558, executor, stream);
}

EXPORT int aclnnMoeUpdateExpertGetWorkspaceSize(const aclTensor* expertIds, const aclTensor* eplbTable, const aclTensor* expertScalesOptional, const aclTensor* pruningThresholdOptional, const aclTensor* activeMaskOptional, int64_t localRankId, int64_t worldSize, int64_t balanceMode, aclTensor* balancedExpertIds, aclTensor* balancedActiveMask, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expertIds, eplbTable, expertScalesOptional, pruningThresholdOptional, activeMaskOptional, localRankId, worldSize, balanceMode, balancedExpertIds, balancedActiveMask};
  return prepare(559, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeUpdateExpert(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(559, executor, stream);
}

EXPORT int aclnnQkvRmsNormRopeCacheGetWorkspaceSize(const aclTensor* qkv, const aclTensor* qGamma, const aclTensor* kGamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* index, aclTensor* qOut, aclTensor* kCache, aclTensor* vCache, const aclTensor* kScaleOptional, const aclTensor* vScaleOptional, const aclTensor* kOffsetOptional, const aclTensor* vOffsetOptional, const aclIntArray* qkvSize, const aclIntArray* headNums, double epsilon, const char* cacheModeOptional, aclTensor* qOutBeforeQuant, aclTensor* kOutBeforeQuant, aclTensor* vOutBeforeQuant, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {qkv, qGamma, kGamma, cos, sin, index, qOut, kCache, vCache, kScaleOptional, vScaleOptional, kOffsetOptional, vOffsetOptional, qkvSize, headNums, epsilon, cacheModeOptional, qOutBeforeQuant, kOutBeforeQuant, vOutBeforeQuant};
  return prepare(596, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQkvRmsNormRopeCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(596, executor, stream);
}

EXPORT int aclnnQuantGroupedMatmulDequantGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* weightScale, const aclTensor* groupList, const aclTensor* biasOptional, const aclTensor* xScaleOptional, const aclTensor* xOffsetOptional, const aclTensor* smoothScaleOptional, const char* xQuantMode, bool transposeWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, groupList, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight, out};
  return prepare(598, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantGroupedMatmulDequant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(598, executor, stream);
}

EXPORT int aclnnQuantGroupedMatmulDequantWeightNZGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* weightScale, const aclTensor* groupList, const aclTensor* biasOptional, const aclTensor* xScaleOptional, const aclTensor* xOffsetOptional, const aclTensor* smoothScaleOptional, const char* xQuantMode, bool transposeWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, groupList, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight, out};
  return prepare(599, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantGroupedMatmulDequantWeightNZ(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(599, executor, stream);
}

EXPORT int aclnnQuantMatmulDequantGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* weightScale, const aclTensor* biasOptional, const aclTensor* xScaleOptional, const aclTensor* xOffsetOptional, const aclTensor* smoothScaleOptional, const char* xQuantMode, bool transposeWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight, out};
  return prepare(600, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantMatmulDequant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(600, executor, stream);
}

EXPORT int aclnnRecurrentGatedDeltaRuleGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* beta, aclTensor* stateRef, const aclTensor* actualSeqLengths, const aclTensor* ssmStateIndices, const aclTensor* g, const aclTensor* gk, const aclTensor* numAcceptedTokens, float scaleValue, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, beta, stateRef, actualSeqLengths, ssmStateIndices, g, gk, numAcceptedTokens, scaleValue, out};
  return prepare(611, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRecurrentGatedDeltaRule(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(611, executor, stream);
}

EXPORT int aclnnRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(639, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(639, executor, stream);
}

EXPORT int aclnnRmsNormGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* x, const aclTensor* rstd, const aclTensor* gamma, aclTensor* dxOut, aclTensor* dgammaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, x, rstd, gamma, dxOut, dgammaOut};
  return prepare(640, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(640, executor, stream);
}

EXPORT int aclnnRmsNormQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, const aclTensor* scale, const aclTensor* offset, double epsilon, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, beta, scale, offset, epsilon, y};
  return prepare(641, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(641, executor, stream);
}

EXPORT int aclnnRopeWithSinCosCacheGetWorkspaceSize(const aclTensor* positions, const aclTensor* queryIn, const aclTensor* keyIn, const aclTensor* cosSinCache, const aclIntArray* mropeSection, int64_t headSize, bool isNeoxStyle, aclTensor* queryOut, aclTensor* keyOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {positions, queryIn, keyIn, cosSinCache, mropeSection, headSize, isNeoxStyle, queryOut, keyOut};
  return prepare(643, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRopeWithSinCosCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(643, executor, stream);
}

EXPORT int aclnnRopeWithSinCosCacheV2GetWorkspaceSize(const aclTensor* positions, const aclTensor* queryIn, const aclTensor* keyIn, const aclTensor* cosSinCache, const aclIntArray* mropeSection, int64_t headSize, bool isNeoxStyle, int64_t cacheMode, aclTensor* queryOut, aclTensor* keyOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {positions, queryIn, keyIn, cosSinCache, mropeSection, headSize, isNeoxStyle, cacheMode, queryOut, keyOut};
  return prepare(644, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRopeWithSinCosCacheV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(644, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, mode, out};
  return prepare(645, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(645, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* cos, const aclTensor* sin, const aclTensor* xOptional, int64_t mode, aclTensor* dxOut, aclTensor* dcosOut, aclTensor* dsinOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, cos, sin, xOptional, mode, dxOut, dcosOut, dsinOut};
  return prepare(646, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbeddingGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(646, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingV2GetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, int64_t mode, const aclTensor* rotate, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, mode, rotate, out};
  return prepare(647, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbeddingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(647, executor, stream);
}

EXPORT int aclnnSwiGluGetWorkspaceSize(const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, dim, out};
  return prepare(697, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGlu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(697, executor, stream);
}

EXPORT int aclnnSwiGluGradGetWorkspaceSize(const aclTensor* yGrad, const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {yGrad, x, dim, out};
  return prepare(698, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGluGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(698, executor, stream);
}

EXPORT int aclnnSwiGluQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* offsetsOptional, const aclTensor* groupIndexOptional, bool activateLeft, const char* quantModeOptional, int64_t groupListType, int64_t dstType, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, offsetsOptional, groupIndexOptional, activateLeft, quantModeOptional, groupListType, dstType, yOut, scaleOut};
  return prepare(699, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGluQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(699, executor, stream);
}
