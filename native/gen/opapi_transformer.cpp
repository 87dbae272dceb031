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

EXPORT int aclnnAttentionUpdateGetWorkspaceSize(const aclTensorList* lse, const aclTensorList* localOut, int64_t updateType, aclTensor* out, aclTensor* lseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {lse, localOut, updateType, out, lseOut};
  return prepare(58, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAttentionUpdate(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(58, executor, stream);
}

EXPORT int aclnnBlockSparseAttentionGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* blockSparseMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* blockShapeOptional, const aclIntArray* actualSeqLengthsOptional, const aclIntArray* actualSeqLengthsKvOptional, const aclTensor* blockTableOptional, const char* qInputLayout, const char* kvInputLayout, int64_t numKeyValueHeads, int64_t maskType, double scaleValue, int64_t innerPrecise, int64_t blockSize, int64_t preTokens, int64_t nextTokens, int64_t softmaxLseFlag, aclTensor* attentionOut, aclTensor* softmaxLseOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, blockSparseMaskOptional, attenMaskOptional, blockShapeOptional, actualSeqLengthsOptional, actualSeqLengthsKvOptional, blockTableOptional, qInputLayout, kvInputLayout, numKeyValueHeads, maskType, scaleValue, innerPrecise, blockSize, preTokens, nextTokens, softmaxLseFlag, attentionOut, softmaxLseOptional};
  return prepare(86, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBlockSparseAttention(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(86, executor, stream);
}

EXPORT int aclnnBlockSparseAttentionGradGetWorkspaceSize(const aclTensor* dout, const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* attentionOut, const aclTensor* softmaxLse, const aclTensor* blockSparseMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* blockShapeOptional, const aclIntArray* actualSeqLengthsOptional, const aclIntArray* actualSeqLengthsKvOptional, const char* qInputLayout, const char* kvInputLayout, int64_t numKeyValueHeads, int64_t maskType, double scaleValue, int64_t preTokens, int64_t nextTokens, aclTensor* dq, aclTensor* dk, aclTensor* dv, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dout, query, key, value, attentionOut, softmaxLse, blockSparseMaskOptional, attenMaskOptional, blockShapeOptional, actualSeqLengthsOptional, actualSeqLengthsKvOptional, qInputLayout, kvInputLayout, numKeyValueHeads, maskType, scaleValue, preTokens, nextTokens, dq, dk, dv};
  return prepare(87, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBlockSparseAttentionGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(87, executor, stream);
}

EXPORT int aclnnChunkGatedDeltaRuleGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* beta, const aclTensor* initialState, const aclTensor* actualSeqLengths, float scaleValue, const aclTensor* gOptional, aclTensor* out, aclTensor* finalState, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, beta, initialState, actualSeqLengths, scaleValue, gOptional, out, finalState};
  return prepare(97, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnChunkGatedDeltaRule(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(97, executor, stream);
}

EXPORT int aclnnClippedSwigluGetWorkspaceSize(const aclTensor* x, const aclTensor* groupIndexOptional, int64_t dim, double alpha, double limit, double bias, bool interleaved, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, groupIndexOptional, dim, alpha, limit, bias, interleaved, out};
  return prepare(104, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClippedSwiglu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(104, executor, stream);
}

EXPORT int aclnnDenseLightningIndexerGradKLLossGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* queryIndex, const aclTensor* keyIndex, const aclTensor* weights, const aclTensor* softmaxMax, const aclTensor* softmaxSum, const aclTensor* softmaxMaxIndex, const aclTensor* softmaxSumIndex, const aclTensor* queryRope, const aclTensor* keyRope, const aclIntArray* actualSeqLengthsQuery, const aclIntArray* actualSeqLengthsKey, double scaleValue, const char* layout, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, aclTensor* dQueryIndex, aclTensor* dKeyIndex, aclTensor* dWeights, aclTensor* loss, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, queryIndex, keyIndex, weights, softmaxMax, softmaxSum, softmaxMaxIndex, softmaxSumIndex, queryRope, keyRope, actualSeqLengthsQuery, actualSeqLengthsKey, scaleValue, layout, sparseMode, preTokens, nextTokens, dQueryIndex, dKeyIndex, dWeights, loss};
  return prepare(128, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDenseLightningIndexerGradKLLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(128, executor, stream);
}

EXPORT int aclnnDenseLightningIndexerSoftmaxLseGetWorkspaceSize(const aclTensor* queryIndex, const aclTensor* keyIndex, const aclTensor* weight, const aclIntArray* actualSeqLengthsQueryOptional, const aclIntArray* actualSeqLengthsKeyOptional, const char* layoutOptional, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {queryIndex, keyIndex, weight, actualSeqLengthsQueryOptional, actualSeqLengthsKeyOptional, layoutOptional, sparseMode, preTokens, nextTokens, softmaxMaxOut, softmaxSumOut};
  return prepare(129, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDenseLightningIndexerSoftmaxLse(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(129, executor, stream);
}

EXPORT int aclnnDequantRopeQuantKvcacheGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, aclTensor* kCacheRef, aclTensor* vCacheRef, const aclTensor* indices, const aclTensor* scaleK, const aclTensor* scaleV, const aclTensor* offsetKOptional, const aclTensor* offsetVOptional, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclIntArray* sizeSplits, const char* quantModeOptional, const char* layoutOptional, bool kvOutput, const char* cacheModeOptional, aclTensor* qOut, aclTensor* kOut, aclTensor* vOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, kCacheRef, vCacheRef, indices, scaleK, scaleV, offsetKOptional, offsetVOptional, weightScaleOptional, activationScaleOptional, biasOptional, sizeSplits, quantModeOptional, layoutOptional, kvOutput, cacheModeOptional, qOut, kOut, vOut};
  return prepare(131, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantRopeQuantKvcache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(131, executor, stream);
}

EXPORT int aclnnDequantSwigluQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, bool activateLeft, const char* quantModeOptional, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weightScaleOptional, activationScaleOptional, biasOptional, quantScaleOptional, quantOffsetOptional, groupIndexOptional, activateLeft, quantModeOptional, yOut, scaleOut};
  return prepare(132, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantSwigluQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(132, executor, stream);
}

EXPORT int aclnnDequantSwigluQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, bool activateLeft, const char* quantModeOptional, int64_t dstType, const char* roundModeOptional, int64_t activateDim, int64_t swigluMode, double clampLimit, double gluAlpha, double gluBias, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weightScaleOptional, activationScaleOptional, biasOptional, quantScaleOptional, quantOffsetOptional, groupIndexOptional, activateLeft, quantModeOptional, dstType, roundModeOptional, activateDim, swigluMode, clampLimit, gluAlpha, gluBias, yOut, scaleOut};
  return prepare(133, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDequantSwigluQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(133, executor, stream);
}

EXPORT int aclnnFFNV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weight1, const aclTensor* weight2, const aclIntArray* expertTokens, const aclTensor* bias1, const aclTensor* bias2, const aclTensor* scale, const aclTensor* offset, const aclTensor* deqScale1, const aclTensor* deqScale2, const aclTensor* antiquantScale1, const aclTensor* antiquantScale2, const aclTensor* antiquantOffset1, const aclTensor* antiquantOffset2, const char* activation, int64_t innerPrecise, bool tokensIndexFlag, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight1, weight2, expertTokens, bias1, bias2, scale, offset, deqScale1, deqScale2, antiquantScale1, antiquantScale2, antiquantOffset1, antiquantOffset2, activation, innerPrecise, tokensIndexFlag, y};
  return prepare(166, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFFNV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(166, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(172, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(172, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(173, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(173, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(174, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(174, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut, dsinkOut};
  return prepare(175, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(175, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* dScaleDyOptional, const aclTensor* dScaleOOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, const char* softmaxInLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, int64_t seed, int64_t offset, int64_t outDtype, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dqRopeOut, aclTensor* dkRopeOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, dScaleDyOptional, dScaleOOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, softmaxInLayout, innerPrecise, sparseMode, pseType, seed, offset, outDtype, dqOut, dkOut, dvOut, dqRopeOut, dkRopeOut, dpseOut, dsinkOut};
  return prepare(176, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(176, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(177, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(177, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(178, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(178, executor, stream);
}

EXPORT int aclnnFlashAttentionScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* dScaleQOptional, const aclTensor* dScaleKOptional, const aclTensor* dScaleVOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t outDtype, int64_t pseType, const char* softmaxOutLayout, int64_t seed, int64_t offset, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, queryRopeOptional, keyRopeOptional, dScaleQOptional, dScaleKOptional, dScaleVOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, outDtype, pseType, softmaxOutLayout, seed, offset, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(179, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(179, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut};
  return prepare(180, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(180, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dkOut, dvOut, dpseOut};
  return prepare(181, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(181, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut};
  return prepare(182, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(182, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(const aclTensor* query, const aclTensor* keyIn, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, aclTensor* dpseOut, const char* softmaxInLayout, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut, softmaxInLayout};
  return prepare(183, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(183, executor, stream);
}

EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* keyIn, const aclTensor* keyInRope, const aclTensor* value, const aclTensor* dy, const aclTensor* pseShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* softmaxMaxOptional, const aclTensor* softmaxSumOptional, const aclTensor* softmaxInOptional, const aclTensor* attentionInOptional, const aclTensor* sinkInOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxInLayout, aclTensor* dqOut, aclTensor* dqRopeOut, aclTensor* dkOut, aclTensor* dkRopeOut, aclTensor* dvOut, aclTensor* dpseOut, aclTensor* dsinkOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, keyIn, keyInRope, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional, attentionInOptional, sinkInOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxInLayout, dqOut, dqRopeOut, dkOut, dkRopeOut, dvOut, dpseOut, dsinkOut};
  return prepare(184, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionUnpaddingScoreGradV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(184, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(185, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScore(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(185, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(186, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(186, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(187, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(187, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(188, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(188, executor, stream);
}

EXPORT int aclnnFlashAttentionVarLenScoreV5GetWorkspaceSize(const aclTensor* query, const aclTensor* queryRope, const aclTensor* key, const aclTensor* keyRope, const aclTensor* value, const aclTensor* realShiftOptional, const aclTensor* dropMaskOptional, const aclTensor* paddingMaskOptional, const aclTensor* attenMaskOptional, const aclTensor* sinkOptional, const aclIntArray* prefixOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, const char* inputLayout, int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const char* softmaxOutLayout, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* softmaxOutOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, queryRope, key, keyRope, value, realShiftOptional, dropMaskOptional, paddingMaskOptional, attenMaskOptional, sinkOptional, prefixOptional, actualSeqQLenOptional, actualSeqKvLenOptional, qStartIdxOptional, kvStartIdxOptional, scaleValue, keepProb, preTokens, nextTokens, headNum, inputLayout, innerPrecise, sparseMode, pseType, softmaxOutLayout, softmaxMaxOut, softmaxSumOut, softmaxOutOut, attentionOutOut};
  return prepare(189, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFlashAttentionVarLenScoreV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(189, executor, stream);
}

EXPORT int aclnnFusedFloydAttentionGetWorkspaceSize(const aclTensor* query, const aclTensor* key1, const aclTensor* value1, const aclTensor* key2, const aclTensor* value2, const aclTensor* attenMaskOptional, double scaleValueOptional, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* attentionOutOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key1, value1, key2, value2, attenMaskOptional, scaleValueOptional, softmaxMaxOut, softmaxSumOut, attentionOutOut};
  return prepare(267, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedFloydAttention(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(267, executor, stream);
}

EXPORT int aclnnFusedFloydAttentionGradGetWorkspaceSize(const aclTensor* query, const aclTensor* key1, const aclTensor* value1, const aclTensor* key2, const aclTensor* value2, const aclTensor* dy, const aclTensor* attenMaskOptional, const aclTensor* softmaxMax, const aclTensor* softmaxSum, const aclTensor* attentionIn, double scaleValue, aclTensor* dqOut, aclTensor* dk1Out, aclTensor* dv1Out, aclTensor* dk2Out, aclTensor* dv2Out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key1, value1, key2, value2, dy, attenMaskOptional, softmaxMax, softmaxSum, attentionIn, scaleValue, dqOut, dk1Out, dv1Out, dk2Out, dv2Out};
  return prepare(268, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedFloydAttentionGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(268, executor, stream);
}

EXPORT int aclnnFusedInferAttentionScoreV2GetWorkspaceSize(const aclTensor* query, const aclTensorList* key, const aclTensorList* value, const aclTensor* pseShiftOptional, const aclTensor* attenMaskOptional, const aclIntArray* actualSeqLengthsOptional, const aclIntArray* actualSeqLengthsKvOptional, const aclTensor* deqScale1Optional, const aclTensor* quantScale1Optional, const aclTensor* deqScale2Optional, const aclTensor* quantScale2Optional, const aclTensor* quantOffset2Optional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* blockTableOptional, const aclTensor* queryPaddingSizeOptional, const aclTensor* kvPaddingSizeOptional, const aclTensor* keyAntiquantScaleOptional, const aclTensor* keyAntiquantOffsetOptional, const aclTensor* valueAntiquantScaleOptional, const aclTensor* valueAntiquantOffsetOptional, const aclTensor* keySharedPrefixOptional, const aclTensor* valueSharedPrefixOptional, const aclIntArray* actualSharedPrefixLenOptional, int64_t numHeads, double scaleValue, int64_t preTokens, int64_t nextTokens, const char* inputLayout, int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise, int64_t blockSize, int64_t antiquantMode, bool softmaxLseFlag, int64_t keyAntiquantMode, int64_t valueAntiquantMode, aclTensor* attentionOut, aclTensor* softmaxLse, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, pseShiftOptional, attenMaskOptional, actualSeqLengthsOptional, actualSeqLengthsKvOptional, deqScale1Optional, quantScale1Optional, deqScale2Optional, quantScale2Optional, quantOffset2Optional, antiquantScaleOptional, antiquantOffsetOptional, blockTableOptional, queryPaddingSizeOptional, kvPaddingSizeOptional, keyAntiquantScaleOptional, keyAntiquantOffsetOptional, valueAntiquantScaleOptional, valueAntiquantOffsetOptional, keySharedPrefixOptional, valueSharedPrefixOptional, actualSharedPrefixLenOptional, numHeads, scaleValue, preTokens, nextTokens, inputLayout, numKeyValueHeads, sparseMode, innerPrecise, blockSize, antiquantMode, softmaxLseFlag, keyAntiquantMode, valueAntiquantMode, attentionOut, softmaxLse};
  return prepare(269, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedInferAttentionScoreV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(269, executor, stream);
}

EXPORT int aclnnFusedInferAttentionScoreV3GetWorkspaceSize(const aclTensor* query, const aclTensorList* key, const aclTensorList* value, const aclTensor* pseShiftOptional, const aclTensor* attenMaskOptional, const aclIntArray* actualSeqLengthsOptional, const aclIntArray* actualSeqLengthsKvOptional, const aclTensor* deqScale1Optional, const aclTensor* quantScale1Optional, const aclTensor* deqScale2Optional, const aclTensor* quantScale2Optional, const aclTensor* quantOffset2Optional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* blockTableOptional, const aclTensor* queryPaddingSizeOptional, const aclTensor* kvPaddingSizeOptional, const aclTensor* keyAntiquantScaleOptional, const aclTensor* keyAntiquantOffsetOptional, const aclTensor* valueAntiquantScaleOptional, const aclTensor* valueAntiquantOffsetOptional, const aclTensor* keySharedPrefixOptional, const aclTensor* valueSharedPrefixOptional, const aclIntArray* actualSharedPrefixLenOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* keyRopeAntiquantScaleOptional, int64_t numHeads, double scaleValue, int64_t preTokens, int64_t nextTokens, const char* inputLayout, int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise, int64_t blockSize, int64_t antiquantMode, bool softmaxLseFlag, int64_t keyAntiquantMode, int64_t valueAntiquantMode, aclTensor* attentionOut, aclTensor* softmaxLse, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, pseShiftOptional, attenMaskOptional, actualSeqLengthsOptional, actualSeqLengthsKvOptional, deqScale1Optional, quantScale1Optional, deqScale2Optional, quantScale2Optional, quantOffset2Optional, antiquantScaleOptional, antiquantOffsetOptional, blockTableOptional, queryPaddingSizeOptional, kvPaddingSizeOptional, keyAntiquantScaleOptional, keyAntiquantOffsetOptional, valueAntiquantScaleOptional, valueAntiquantOffsetOptional, keySharedPrefixOptional, valueSharedPrefixOptional, actualSharedPrefixLenOptional, queryRopeOptional, keyRopeOptional, keyRopeAntiquantScaleOptional, numHeads, scaleValue, preTokens, nextTokens, inputLayout, numKeyValueHeads, sparseMode, innerPrecise, blockSize, antiquantMode, softmaxLseFlag, keyAntiquantMode, valueAntiquantMode, attentionOut, softmaxLse};
  return prepare(270, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedInferAttentionScoreV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(270, executor, stream);
}

EXPORT int aclnnFusedInferAttentionScoreV4GetWorkspaceSize(const aclTensor* query, const aclTensorList* key, const aclTensorList* value, const aclTensor* pseShiftOptional, const aclTensor* attenMaskOptional, const aclIntArray* actualSeqLengthsOptional, const aclIntArray* actualSeqLengthsKvOptional, const aclTensor* deqScale1Optional, const aclTensor* quantScale1Optional, const aclTensor* deqScale2Optional, const aclTensor* quantScale2Optional, const aclTensor* quantOffset2Optional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* blockTableOptional, const aclTensor* queryPaddingSizeOptional, const aclTensor* kvPaddingSizeOptional, const aclTensor* keyAntiquantScaleOptional, const aclTensor* keyAntiquantOffsetOptional, const aclTensor* valueAntiquantScaleOptional, const aclTensor* valueAntiquantOffsetOptional, const aclTensor* keySharedPrefixOptional, const aclTensor* valueSharedPrefixOptional, const aclIntArray* actualSharedPrefixLenOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* keyRopeAntiquantScaleOptional, const aclTensor* dequantScaleQueryOptional, const aclTensor* learnableSinkOptional, int64_t numHeads, double scaleValue, int64_t preTokens, int64_t nextTokens, const char* inputLayout, int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise, int64_t blockSize, int64_t antiquantMode, bool softmaxLseFlag, int64_t keyAntiquantMode, int64_t valueAntiquantMode, int64_t queryQuantMode, aclTensor* attentionOut, aclTensor* softmaxLse, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, pseShiftOptional, attenMaskOptional, actualSeqLengthsOptional, actualSeqLengthsKvOptional, deqScale1Optional, quantScale1Optional, deqScale2Optional, quantScale2Optional, quantOffset2Optional, antiquantScaleOptional, antiquantOffsetOptional, blockTableOptional, queryPaddingSizeOptional, kvPaddingSizeOptional, keyAntiquantScaleOptional, keyAntiquantOffsetOptional, valueAntiquantScaleOptional, valueAntiquantOffsetOptional, keySharedPrefixOptional, valueSharedPrefixOptional, actualSharedPrefixLenOptional, queryRopeOptional, keyRopeOptional, keyRopeAntiquantScaleOptional, dequantScaleQueryOptional, learnableSinkOptional, numHeads, scaleValue, preTokens, nextTokens, inputLayout, numKeyValueHeads, sparseMode, innerPrecise, blockSize, antiquantMode, softmaxLseFlag, keyAntiquantMode, valueAntiquantMode, queryQuantMode, attentionOut, softmaxLse};
  return prepare(271, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedInferAttentionScoreV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(271, executor, stream);
}

EXPORT int aclnnFusedInferAttentionScoreV5GetWorkspaceSize(const aclTensor* query, const aclTensorList* key, const aclTensorList* value, const aclTensor* pseShiftOptional, const aclTensor* attenMaskOptional, const aclIntArray* actualSeqLengthsOptional, const aclIntArray* actualSeqLengthsKvOptional, const aclTensor* deqScale1Optional, const aclTensor* quantScale1Optional, const aclTensor* deqScale2Optional, const aclTensor* quantScale2Optional, const aclTensor* quantOffset2Optional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* blockTableOptional, const aclTensor* queryPaddingSizeOptional, const aclTensor* kvPaddingSizeOptional, const aclTensor* keyAntiquantScaleOptional, const aclTensor* keyAntiquantOffsetOptional, const aclTensor* valueAntiquantScaleOptional, const aclTensor* valueAntiquantOffsetOptional, const aclTensor* keySharedPrefixOptional, const aclTensor* valueSharedPrefixOptional, const aclIntArray* actualSharedPrefixLenOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* keyRopeAntiquantScaleOptional, const aclTensor* dequantScaleQueryOptional, const aclTensor* learnableSinkOptional, const aclIntArray* qStartIdxOptional, const aclIntArray* kvStartIdxOptional, int64_t numHeads, double scaleValue, int64_t preTokens, int64_t nextTokens, const char* inputLayout, int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise, int64_t blockSize, int64_t antiquantMode, bool softmaxLseFlag, int64_t keyAntiquantMode, int64_t valueAntiquantMode, int64_t queryQuantMode, int64_t pseType, aclTensor* attentionOut, aclTensor* softmaxLse, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, pseShiftOptional, attenMaskOptional, actualSeqLengthsOptional, actualSeqLengthsKvOptional, deqScale1Optional, quantScale1Optional, deqScale2Optional, quantScale2Optional, quantOffset2Optional, antiquantScaleOptional, antiquantOffsetOptional, blockTableOptional, queryPaddingSizeOptional, kvPaddingSizeOptional, keyAntiquantScaleOptional, keyAntiquantOffsetOptional, valueAntiquantScaleOptional, valueAntiquantOffsetOptional, keySharedPrefixOptional, valueSharedPrefixOptional, actualSharedPrefixLenOptional, queryRopeOptional, keyRopeOptional, keyRopeAntiquantScaleOptional, dequantScaleQueryOptional, learnableSinkOptional, qStartIdxOptional, kvStartIdxOptional, numHeads, scaleValue, preTokens, nextTokens, inputLayout, numKeyValueHeads, sparseMode, innerPrecise, blockSize, antiquantMode, softmaxLseFlag, keyAntiquantMode, valueAntiquantMode, queryQuantMode, pseType, attentionOut, softmaxLse};
  return prepare(272, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFusedInferAttentionScoreV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(272, executor, stream);
}

EXPORT int aclnnGatherPaKvCacheGetWorkspaceSize(const aclTensor* keyCache, const aclTensor* valueCache, const aclTensor* blockTables, const aclTensor* seqLens, aclTensor* keyRef, aclTensor* valueRef, const aclTensor* seqOffsetOptional, const char* cacheMode, bool isSeqLensCumsum, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {keyCache, valueCache, blockTables, seqLens, keyRef, valueRef, seqOffsetOptional, cacheMode, isSeqLensCumsum};
  return prepare(282, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGatherPaKvCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(282, executor, stream);
}

EXPORT int aclnnGeGluV3GetWorkspaceSize(const aclTensor* self, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* out, aclTensor* outGelu, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, dim, approximate, activateLeft, out, outGelu};
  return prepare(285, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeGluV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(285, executor, stream);
}

EXPORT int aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* gelu, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {gradOutput, self, gelu, dim, approximate, activateLeft, gradInput};
  return prepare(286, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeGluV3Backward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(286, executor, stream);
}

EXPORT int aclnnGeluMulGetWorkspaceSize(const aclTensor* input, const char* approximateOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, approximateOptional, out};
  return prepare(292, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeluMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(292, executor, stream);
}

EXPORT int aclnnGemmaRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(294, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGemmaRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(294, executor, stream);
}

EXPORT int aclnnGroupedMatmulGetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclIntArray* groupListOptional, int64_t splitItem, aclTensorList* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, groupListOptional, splitItem, y};
  return prepare(307, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(307, executor, stream);
}

EXPORT int aclnnGroupedMatmulAddGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* groupList, aclTensor* yRef, bool transposeX, bool transposeWeight, int64_t groupType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, groupList, yRef, transposeX, transposeWeight, groupType};
  return prepare(308, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(308, executor, stream);
}

EXPORT int aclnnGroupedMatmulAddV2GetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* groupList, aclTensor* yRef, bool transposeX, bool transposeWeight, int64_t groupType, int64_t groupListType, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, groupList, yRef, transposeX, transposeWeight, groupType, groupListType};
  return prepare(309, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulAddV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(309, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingV2GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scaleOptional, const aclTensor* biasOptional, const aclTensor* offsetOptional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* pertokenScaleOptional, const aclTensor* groupListOptional, const aclTensor* sharedInputOptional, const aclTensor* logitOptional, const aclTensor* rowIndexOptional, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scaleOptional, biasOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, pertokenScaleOptional, groupListOptional, sharedInputOptional, logitOptional, rowIndexOptional, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, out};
  return prepare(310, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(310, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingV3GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scaleOptional, const aclTensor* biasOptional, const aclTensor* offsetOptional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* pertokenScaleOptional, const aclTensor* groupListOptional, const aclTensor* sharedInputOptional, const aclTensor* logitOptional, const aclTensor* rowIndexOptional, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scaleOptional, biasOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, pertokenScaleOptional, groupListOptional, sharedInputOptional, logitOptional, rowIndexOptional, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, tuningConfigOptional, out};
  return prepare(311, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(311, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNzGetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scale, const aclTensor* bias, const aclTensor* pertokenScaleOptional, const aclTensor* groupList, const aclTensor* sharedInput, const aclTensor* logit, const aclTensor* rowIndex, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scale, bias, pertokenScaleOptional, groupList, sharedInput, logit, rowIndex, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, out};
  return prepare(312, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(312, executor, stream);
}

EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNzV2GetWorkspaceSize(const aclTensor* x1, const aclTensor* x2, const aclTensor* scale, const aclTensor* bias, const aclTensor* offsetOptional, const aclTensor* antiquantScaleOptional, const aclTensor* antiquantOffsetOptional, const aclTensor* pertokenScaleOptional, const aclTensor* groupList, const aclTensor* sharedInput, const aclTensor* logit, const aclTensor* rowIndex, int64_t dtype, float sharedInputWeight, int64_t sharedInputOffset, bool transposeX1, bool transposeX2, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, scale, bias, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, pertokenScaleOptional, groupList, sharedInput, logit, rowIndex, dtype, sharedInputWeight, sharedInputOffset, transposeX1, transposeX2, groupListType, tuningConfigOptional, out};
  return prepare(313, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulFinalizeRoutingWeightNzV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(313, executor, stream);
}

EXPORT int aclnnGroupedMatmulSwigluQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensorList* weight, const aclTensorList* weightScale, const aclTensorList* weightAssistMatrix, const aclTensor* bias, const aclTensor* xScale, const aclTensor* smoothScale, const aclTensor* groupList, int64_t dequantMode, int64_t dequantDtype, int64_t quantMode, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* output, aclTensor* outputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, weightAssistMatrix, bias, xScale, smoothScale, groupList, dequantMode, dequantDtype, quantMode, groupListType, tuningConfigOptional, output, outputScale};
  return prepare(314, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulSwigluQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(314, executor, stream);
}

EXPORT int aclnnGroupedMatmulSwigluQuantWeightNZGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* bias, const aclTensor* offset, const aclTensor* weightScale, const aclTensor* xScale, const aclTensor* groupList, aclTensor* output, aclTensor* outputScale, aclTensor* outputOffset, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, bias, offset, weightScale, xScale, groupList, output, outputScale, outputOffset};
  return prepare(315, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulSwigluQuantWeightNZ(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(315, executor, stream);
}

EXPORT int aclnnGroupedMatmulSwigluQuantWeightNzV2GetWorkspaceSize(const aclTensor* x, const aclTensorList* weight, const aclTensorList* weightScale, const aclTensorList* weightAssistMatrix, const aclTensor* bias, const aclTensor* xScale, const aclTensor* smoothScale, const aclTensor* groupList, int64_t dequantMode, int64_t dequantDtype, int64_t quantMode, int64_t groupListType, const aclIntArray* tuningConfigOptional, aclTensor* output, aclTensor* outputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, weightAssistMatrix, bias, xScale, smoothScale, groupList, dequantMode, dequantDtype, quantMode, groupListType, tuningConfigOptional, output, outputScale};
  return prepare(316, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulSwigluQuantWeightNzV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(316, executor, stream);
}

EXPORT int aclnnGroupedMatmulV4GetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclTensorList* perTokenScaleOptional, const aclTensor* groupListOptional, const aclTensorList* activationInputOptional, const aclTensorList* activationQuantScaleOptional, const aclTensorList* activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, int64_t groupListType, int64_t actType, aclTensorList* out, aclTensorList* activationFeatureOutOptional, aclTensorList* dynQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, perTokenScaleOptional, groupListOptional, activationInputOptional, activationQuantScaleOptional, activationQuantOffsetOptional, splitItem, groupType, groupListType, actType, out, activationFeatureOutOptional, dynQuantScaleOutOptional};
  return prepare(317, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(317, executor, stream);
}

EXPORT int aclnnGroupedMatmulV5GetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclTensorList* perTokenScaleOptional, const aclTensor* groupListOptional, const aclTensorList* activationInputOptional, const aclTensorList* activationQuantScaleOptional, const aclTensorList* activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, int64_t groupListType, int64_t actType, const aclIntArray* tuningConfigOptional, aclTensorList* out, aclTensorList* activationFeatureOutOptional, aclTensorList* dynQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, perTokenScaleOptional, groupListOptional, activationInputOptional, activationQuantScaleOptional, activationQuantOffsetOptional, splitItem, groupType, groupListType, actType, tuningConfigOptional, out, activationFeatureOutOptional, dynQuantScaleOutOptional};
  return prepare(318, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulV5(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(318, executor, stream);
}

EXPORT int aclnnGroupedMatmulWeightNzGetWorkspaceSize(const aclTensorList* x, const aclTensorList* weight, const aclTensorList* biasOptional, const aclTensorList* scaleOptional, const aclTensorList* offsetOptional, const aclTensorList* antiquantScaleOptional, const aclTensorList* antiquantOffsetOptional, const aclTensorList* perTokenScaleOptional, const aclTensor* groupListOptional, const aclTensorList* activationInputOptional, const aclTensorList* activationQuantScaleOptional, const aclTensorList* activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, int64_t groupListType, int64_t actType, const aclIntArray* tuningConfigOptional, int64_t quantGroupSize, aclTensorList* out, aclTensorList* activationFeatureOutOptional, aclTensorList* dynQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, biasOptional, scaleOptional, offsetOptional, antiquantScaleOptional, antiquantOffsetOptional, perTokenScaleOptional, groupListOptional, activationInputOptional, activationQuantScaleOptional, activationQuantOffsetOptional, splitItem, groupType, groupListType, actType, tuningConfigOptional, quantGroupSize, out, activationFeatureOutOptional, dynQuantScaleOutOptional};
  return prepare(319, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGroupedMatmulWeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(319, executor, stream);
}

EXPORT int aclnnIncreFlashAttentionV4GetWorkspaceSize(const aclTensor* query, const aclTensorList* key, const aclTensorList* value, const aclTensor* pseShift, const aclTensor* attenMask, const aclIntArray* actualSeqLengths, const aclTensor* dequantScale1, const aclTensor* quantScale1, const aclTensor* dequantScale2, const aclTensor* quantScale2, const aclTensor* quantOffset2, const aclTensor* antiquantScale, const aclTensor* antiquantOffset, const aclTensor* blocktable, const aclTensor* kvPaddingSize, int64_t numHeads, double scaleValue, const char* inputLayout, int64_t numKeyValueHeads, int64_t blockSize, int64_t innerPrecise, aclTensor* attentionOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, pseShift, attenMask, actualSeqLengths, dequantScale1, quantScale1, dequantScale2, quantScale2, quantOffset2, antiquantScale, antiquantOffset, blocktable, kvPaddingSize, numHeads, scaleValue, inputLayout, numKeyValueHeads, blockSize, innerPrecise, attentionOut};
  return prepare(334, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIncreFlashAttentionV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(334, executor, stream);
}

EXPORT int aclnnInplaceAddRmsNormGetWorkspaceSize(aclTensor* x1Ref, aclTensor* x2Ref, const aclTensor* gamma, double epsilon, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1Ref, x2Ref, gamma, epsilon, rstdOut};
  return prepare(347, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(347, executor, stream);
}

EXPORT int aclnnInterleaveRopeGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, out};
  return prepare(467, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInterleaveRope(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(467, executor, stream);
}

EXPORT int aclnnKvQuantSparseFlashAttentionGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* sparse_indices, const aclTensor* key_dequant_scale, const aclTensor* value_dequant_scale, const aclTensor* block_table, const aclTensor* actual_seq_lengths_query, const aclTensor* actual_seq_lengths_kv, double scale_value, int64_t key_quant_mode, int64_t value_quant_mode, int64_t sparse_block_size, const char* layout_query, const char* layout_kv, int64_t sparse_mode, int64_t pre_tokens, int64_t next_tokens, int64_t attention_mode, int64_t quant_scale_repo_mode, int64_t tile_size, int64_t rope_head_dim, aclTensor* attention_out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, sparse_indices, key_dequant_scale, value_dequant_scale, block_table, actual_seq_lengths_query, actual_seq_lengths_kv, scale_value, key_quant_mode, value_quant_mode, sparse_block_size, layout_query, layout_kv, sparse_mode, pre_tokens, next_tokens, attention_mode, quant_scale_repo_mode, tile_size, rope_head_dim, attention_out};
  return prepare(480, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKvQuantSparseFlashAttention(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(480, executor, stream);
}

EXPORT int aclnnKvRmsNormRopeCacheGetWorkspaceSize(const aclTensor* kv, const aclTensor* gamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* index, aclTensor* kCacheRef, aclTensor* ckvCacheRef, const aclTensor* kRopeScaleOptional, const aclTensor* cKvScaleOptional, const aclTensor* kRopeOffsetOptional, const aclTensor* cKvOffsetOptional, double epsilon, const char* cacheModeOptional, bool isOutputKv, aclTensor* kRopeOut, aclTensor* cKvOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {kv, gamma, cos, sin, index, kCacheRef, ckvCacheRef, kRopeScaleOptional, cKvScaleOptional, kRopeOffsetOptional, cKvOffsetOptional, epsilon, cacheModeOptional, isOutputKv, kRopeOut, cKvOut};
  return prepare(481, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKvRmsNormRopeCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(481, executor, stream);
}

EXPORT int aclnnKvRmsNormRopeCacheV2GetWorkspaceSize(const aclTensor* kv, const aclTensor* gamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* index, aclTensor* kCacheRef, aclTensor* ckvCacheRef, const aclTensor* kRopeScaleOptional, const aclTensor* cKvScaleOptional, const aclTensor* kRopeOffsetOptional, const aclTensor* cKvOffsetOptional, const aclTensor* vOptional, double epsilon, const char* cacheModeOptional, bool isOutputKv, aclTensor* kRopeOut, aclTensor* cKvOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {kv, gamma, cos, sin, index, kCacheRef, ckvCacheRef, kRopeScaleOptional, cKvScaleOptional, kRopeOffsetOptional, cKvOffsetOptional, vOptional, epsilon, cacheModeOptional, isOutputKv, kRopeOut, cKvOut};
  return prepare(482, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnKvRmsNormRopeCacheV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(482, executor, stream);
}

EXPORT int aclnnLightningIndexerGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* weights, const aclTensor* actualSeqLengthsQueryOptional, const aclTensor* actualSeqLengthsKeyOptional, const aclTensor* blockTableOptional, const char* layoutQueryOptional, const char* layoutKeyOptional, int64_t sparseCount, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, bool returnValues, aclTensor* sparseIndicesOut, aclTensor* sparseValuesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, weights, actualSeqLengthsQueryOptional, actualSeqLengthsKeyOptional, blockTableOptional, layoutQueryOptional, layoutKeyOptional, sparseCount, sparseMode, preTokens, nextTokens, returnValues, sparseIndicesOut, sparseValuesOut};
  return prepare(497, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLightningIndexer(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(497, executor, stream);
}

EXPORT int aclnnLightningIndexerGradGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* dy, const aclTensor* sparseIndices, const aclTensor* weights, const aclTensor* actualSeqQLenOptional, const aclTensor* actualSeqKvLenOptional, int64_t headNum, const char* inputLayout, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, bool deterministic, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dweightsOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, dy, sparseIndices, weights, actualSeqQLenOptional, actualSeqKvLenOptional, headNum, inputLayout, sparseMode, preTokens, nextTokens, deterministic, dqOut, dkOut, dweightsOut};
  return prepare(498, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLightningIndexerGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(498, executor, stream);
}

EXPORT int aclnnMlaPrologV2WeightNzGetWorkspaceSize(const aclTensor* tokenX, const aclTensor* weightDq, const aclTensor* weightUqQr, const aclTensor* weightUk, const aclTensor* weightDkvKr, const aclTensor* rmsnormGammaCq, const aclTensor* rmsnormGammaCkv, const aclTensor* ropeSin, const aclTensor* ropeCos, const aclTensor* cacheIndex, aclTensor* kvCacheRef, aclTensor* krCacheRef, const aclTensor* dequantScaleXOptional, const aclTensor* dequantScaleWDqOptional, const aclTensor* dequantScaleWUqQrOptional, const aclTensor* dequantScaleWDkvKrOptional, const aclTensor* quantScaleCkvOptional, const aclTensor* quantScaleCkrOptional, const aclTensor* smoothScalesCqOptional, double rmsnormEpsilonCq, double rmsnormEpsilonCkv, const char* cacheModeOptional, aclTensor* queryOut, aclTensor* queryRopeOut, aclTensor* dequantScaleQNopeOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokenX, weightDq, weightUqQr, weightUk, weightDkvKr, rmsnormGammaCq, rmsnormGammaCkv, ropeSin, ropeCos, cacheIndex, kvCacheRef, krCacheRef, dequantScaleXOptional, dequantScaleWDqOptional, dequantScaleWUqQrOptional, dequantScaleWDkvKrOptional, quantScaleCkvOptional, quantScaleCkrOptional, smoothScalesCqOptional, rmsnormEpsilonCq, rmsnormEpsilonCkv, cacheModeOptional, queryOut, queryRopeOut, dequantScaleQNopeOutOptional};
  return prepare(552, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMlaPrologV2WeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(552, executor, stream);
}

EXPORT int aclnnMlaPrologV3WeightNzGetWorkspaceSize(const aclTensor* tokenX, const aclTensor* weightDq, const aclTensor* weightUqQr, const aclTensor* weightUk, const aclTensor* weightDkvKr, const aclTensor* rmsnormGammaCq, const aclTensor* rmsnormGammaCkv, const aclTensor* ropeSin, const aclTensor* ropeCos, aclTensor* kvCacheRef, aclTensor* krCacheRef, const aclTensor* cacheIndexOptional, const aclTensor* dequantScaleXOptional, const aclTensor* dequantScaleWDqOptional, const aclTensor* dequantScaleWUqQrOptional, const aclTensor* dequantScaleWDkvKrOptional, const aclTensor* quantScaleCkvOptional, const aclTensor* quantScaleCkrOptional, const aclTensor* smoothScalesCqOptional, const aclTensor* actualSeqLenOptional, const aclTensor* kNopeClipAlphaOptional, double rmsnormEpsilonCq, double rmsnormEpsilonCkv, const char* cacheModeOptional, int64_t weightQuantMode, int64_t kvCacheQuantMode, int64_t queryQuantMode, int64_t ckvkrRepoMode, int64_t quantScaleRepoMode, int64_t tileSize, double qcQrScale, double kcScale, aclTensor* queryOut, aclTensor* queryRopeOut, aclTensor* dequantScaleQNopeOutOptional, aclTensor* queryNormOutOptional, aclTensor* dequantScaleQNormOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokenX, weightDq, weightUqQr, weightUk, weightDkvKr, rmsnormGammaCq, rmsnormGammaCkv, ropeSin, ropeCos, kvCacheRef, krCacheRef, cacheIndexOptional, dequantScaleXOptional, dequantScaleWDqOptional, dequantScaleWUqQrOptional, dequantScaleWDkvKrOptional, quantScaleCkvOptional, quantScaleCkrOptional, smoothScalesCqOptional, actualSeqLenOptional, kNopeClipAlphaOptional, rmsnormEpsilonCq, rmsnormEpsilonCkv, cacheModeOptional, weightQuantMode, kvCacheQuantMode, queryQuantMode, ckvkrRepoMode, quantScaleRepoMode, tileSize, qcQrScale, kcScale, queryOut, queryRopeOut, dequantScaleQNopeOutOptional, queryNormOutOptional, dequantScaleQNormOutOptional};
  return prepare(553, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMlaPrologV3WeightNz(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(553, executor, stream);
}

EXPORT int aclnnMoeComputeExpertTokensGetWorkspaceSize(const aclTensor* sortedExperts, int64_t numExperts, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {sortedExperts, numExperts, out};
  return prepare(555, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeComputeExpertTokens(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(555, executor, stream);
}

EXPORT int aclnnMoeFinalizeRoutingGetWorkspaceSize(const aclTensor* expandedX, const aclTensor* x1, const aclTensor* x2Optional, const aclTensor* bias, const aclTensor* scales, const aclTensor* expandedRowIdx, const aclTensor* expandedExpertIdx, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expandedX, x1, x2Optional, bias, scales, expandedRowIdx, expandedExpertIdx, out};
  return prepare(556, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeFinalizeRouting(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(556, executor, stream);
}

EXPORT int aclnnMoeFinalizeRoutingV2GetWorkspaceSize(const aclTensor* expandedX, const aclTensor* expandedRowIdx, const aclTensor* x1Optional, const aclTensor* x2Optional, const aclTensor* biasOptional, const aclTensor* scalesOptional, const aclTensor* expertIdxOptional, int64_t dropPadMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expandedX, expandedRowIdx, x1Optional, x2Optional, biasOptional, scalesOptional, expertIdxOptional, dropPadMode, out};
  return prepare(557, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeFinalizeRoutingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(557, executor, stream);
}

EXPORT int aclnnMoeFinalizeRoutingV4GetWorkspaceSize(const aclTensor* expandedX, const aclTensor* expandedRowIdx, const aclTensor* x1Optional, const aclTensor* x2Optional, const aclTensor* biasOptional, const aclTensor* scalesOptional, const aclTensor* expertIdxOptional, const aclTensor* xOptional, const aclTensor* a1Optional, const aclTensor* a2Optional, const aclTensor* vOptional, int64_t dropPadMode, const aclIntArray* zeroExpertRange, const aclIntArray* copyExpertRange, const aclIntArray* constantExpertRange, int64_t k, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expandedX, expandedRowIdx, x1Optional, x2Optional, biasOptional, scalesOptional, expertIdxOptional, xOptional, a1Optional, a2Optional, vOptional, dropPadMode, zeroExpertRange, copyExpertRange, constantExpertRange, k, out};
  return prepare(558, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeFinalizeRoutingV4(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(558, executor, stream);
}

EXPORT int aclnnMoeGatingTopKGetWorkspaceSize(const aclTensor* x, const aclTensor* biasOptional, int64_t k, int64_t kGroup, int64_t groupCount, int64_t groupSelectMode, int64_t renorm, int64_t normType, bool outFlag, double routedScalingFactor, double eps, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* outOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, biasOptional, k, kGroup, groupCount, groupSelectMode, renorm, normType, outFlag, routedScalingFactor, eps, yOut, expertIdxOut, outOut};
  return prepare(559, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopK(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(559, executor, stream);
}

EXPORT int aclnnMoeGatingTopKBackwardGetWorkspaceSize(const aclTensor* xNorm, const aclTensor* gradY, const aclTensor* expertIdx, int64_t renorm, int64_t normType, double routedScalingFactor, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {xNorm, gradY, expertIdx, renorm, normType, routedScalingFactor, eps, out};
  return prepare(560, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKBackward(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(560, executor, stream);
}

EXPORT int aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(const aclTensor* x, const aclTensor* finishedOptional, int64_t k, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* rowIdxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, finishedOptional, k, yOut, expertIdxOut, rowIdxOut};
  return prepare(561, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKSoftmax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(561, executor, stream);
}

EXPORT int aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(const aclTensor* x, const aclTensor* finishedOptional, int64_t k, int64_t renorm, bool outputSoftmaxResultFlag, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* softmaxResultOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, finishedOptional, k, renorm, outputSoftmaxResultFlag, yOut, expertIdxOut, softmaxResultOutOptional};
  return prepare(562, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKSoftmaxV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(562, executor, stream);
}

EXPORT int aclnnMoeGatingTopKV2GetWorkspaceSize(const aclTensor* x, const aclTensor* biasOptional, const aclTensor* inputIdsOptional, const aclTensor* tid2eidOptional, int64_t k, int64_t kGroup, int64_t groupCount, int64_t groupSelectMode, int64_t renorm, int64_t normType, bool outFlag, double routedScalingFactor, double eps, aclTensor* yOut, aclTensor* expertIdxOut, aclTensor* outOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, biasOptional, inputIdsOptional, tid2eidOptional, k, kGroup, groupCount, groupSelectMode, renorm, normType, outFlag, routedScalingFactor, eps, yOut, expertIdxOut, outOut};
  return prepare(563, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeGatingTopKV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(563, executor, stream);
}

EXPORT int aclnnMoeInitRoutingGetWorkspaceSize(const aclTensor* x, const aclTensor* rowIdx, const aclTensor* expertIdx, int64_t activeNum, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expandedExpertIdxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, rowIdx, expertIdx, activeNum, expandedXOut, expandedRowIdxOut, expandedExpertIdxOut};
  return prepare(564, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRouting(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(564, executor, stream);
}

EXPORT int aclnnMoeInitRoutingQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* expertIdx, const aclTensor* scaleOptional, const aclTensor* offsetOptional, int64_t activeNum, int64_t expertCapacity, int64_t expertNum, int64_t dropPadMode, int64_t expertTokensCountOrCumsumFlag, bool expertTokensBeforeCapacityFlag, int64_t quantMode, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expertTokensCountOrCumsumOutOptional, aclTensor* expertTokensBeforeCapacityOutOptional, aclTensor* dynamicQuantScaleOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, expertIdx, scaleOptional, offsetOptional, activeNum, expertCapacity, expertNum, dropPadMode, expertTokensCountOrCumsumFlag, expertTokensBeforeCapacityFlag, quantMode, expandedXOut, expandedRowIdxOut, expertTokensCountOrCumsumOutOptional, expertTokensBeforeCapacityOutOptional, dynamicQuantScaleOutOptional};
  return prepare(565, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRoutingQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(565, executor, stream);
}

EXPORT int aclnnMoeInitRoutingV2GetWorkspaceSize(const aclTensor* x, const aclTensor* expertIdx, int64_t activeNumOptional, int64_t expertCapacityOptional, int64_t expertNumOptional, int64_t dropPadModeOptional, int64_t expertTokensCountOrCumsumFlagOptional, bool expertTokensBeforeCapacityFlagOptional, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expertTokensCountOrCumsumOutOptional, aclTensor* expertTokensBeforeCapacityOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, expertIdx, activeNumOptional, expertCapacityOptional, expertNumOptional, dropPadModeOptional, expertTokensCountOrCumsumFlagOptional, expertTokensBeforeCapacityFlagOptional, expandedXOut, expandedRowIdxOut, expertTokensCountOrCumsumOutOptional, expertTokensBeforeCapacityOutOptional};
  return prepare(566, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRoutingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(566, executor, stream);
}

EXPORT int aclnnMoeInitRoutingV3GetWorkspaceSize(const aclTensor* x, const aclTensor* expertIdx, const aclTensor* scaleOptional, const aclTensor* offsetOptional, int64_t activeNum, int64_t expertCapacity, int64_t expertNum, int64_t dropPadMode, int64_t expertTokensNumType, bool expertTokensNumFlag, int64_t quantMode, const aclIntArray* activeExpertRangeOptional, int64_t rowIdxType, aclTensor* expandedXOut, aclTensor* expandedRowIdxOut, aclTensor* expertTokensCountOrCumsumOut, aclTensor* expandedScaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, expertIdx, scaleOptional, offsetOptional, activeNum, expertCapacity, expertNum, dropPadMode, expertTokensNumType, expertTokensNumFlag, quantMode, activeExpertRangeOptional, rowIdxType, expandedXOut, expandedRowIdxOut, expertTokensCountOrCumsumOut, expandedScaleOut};
  return prepare(567, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeInitRoutingV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(567, executor, stream);
}

EXPORT int aclnnMoeReRoutingGetWorkspaceSize(const aclTensor* tokens, const aclTensor* expert_token_num_per_rank, const aclTensor* per_token_scales, int64_t expert_token_num_type, int64_t idx_type, aclTensor* permute_tokens, aclTensor* permute_per_token_scales, aclTensor* permute_token_idx, aclTensor* expert_token_num, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokens, expert_token_num_per_rank, per_token_scales, expert_token_num_type, idx_type, permute_tokens, permute_per_token_scales, permute_token_idx, expert_token_num};
  return prepare(568, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeReRouting(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(568, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteGetWorkspaceSize(const aclTensor* tokens, const aclTensor* indices, int64_t numOutTokens, bool paddedMode, aclTensor* permuteTokensOut, aclTensor* sortedIndicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokens, indices, numOutTokens, paddedMode, permuteTokensOut, sortedIndicesOut};
  return prepare(569, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermute(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(569, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteGradGetWorkspaceSize(const aclTensor* permutedOutputGrad, const aclTensor* sortedIndices, int64_t numTopk, bool paddedMode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedOutputGrad, sortedIndices, numTopk, paddedMode, out};
  return prepare(570, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermuteGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(570, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteWithRoutingMapGetWorkspaceSize(const aclTensor* tokens, const aclTensor* routingMap, const aclTensor* probsOptional, int64_t numOutTokens, bool dropAndPad, aclTensor* permuteTokensOut, aclTensor* permuteProbsOutOptional, aclTensor* sortedIndicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {tokens, routingMap, probsOptional, numOutTokens, dropAndPad, permuteTokensOut, permuteProbsOutOptional, sortedIndicesOut};
  return prepare(571, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermuteWithRoutingMap(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(571, executor, stream);
}

EXPORT int aclnnMoeTokenPermuteWithRoutingMapGradGetWorkspaceSize(const aclTensor* permutedTokenOutputGrad, const aclTensor* permutedProbsOutputGradOptional, const aclTensor* sortedIndices, const aclTensor* routingMapOptional, int64_t numExperts, int64_t tokensNum, bool dropAndPad, aclTensor* tokensGradOut, aclTensor* probsGradOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedTokenOutputGrad, permutedProbsOutputGradOptional, sortedIndices, routingMapOptional, numExperts, tokensNum, dropAndPad, tokensGradOut, probsGradOutOptional};
  return prepare(572, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenPermuteWithRoutingMapGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(572, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteGetWorkspaceSize(const aclTensor* permutedTokens, const aclTensor* sortedIndices, const aclTensor* probsOptional, bool paddedMode, const aclIntArray* restoreShapeOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedTokens, sortedIndices, probsOptional, paddedMode, restoreShapeOptional, out};
  return prepare(573, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermute(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(573, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteGradGetWorkspaceSize(const aclTensor* permuteTokensOptional, const aclTensor* unpermutedTokensGrad, const aclTensor* sortedIndices, const aclTensor* probsOptional, bool paddedMode, const aclIntArray* restoreShapeOptional, aclTensor* permutedTokensGradOut, aclTensor* probsGradOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permuteTokensOptional, unpermutedTokensGrad, sortedIndices, probsOptional, paddedMode, restoreShapeOptional, permutedTokensGradOut, probsGradOut};
  return prepare(574, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermuteGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(574, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteWithRoutingMapGetWorkspaceSize(const aclTensor* permutedTokens, const aclTensor* sortedIndices, const aclTensor* routingMapOptional, const aclTensor* probsOptional, bool paddedMode, const aclIntArray* restoreShapeOptional, aclTensor* unpermutedTokens, aclTensor* outIndex, aclTensor* permuteTokenId, aclTensor* permuteProbs, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {permutedTokens, sortedIndices, routingMapOptional, probsOptional, paddedMode, restoreShapeOptional, unpermutedTokens, outIndex, permuteTokenId, permuteProbs};
  return prepare(575, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermuteWithRoutingMap(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(575, executor, stream);
}

EXPORT int aclnnMoeTokenUnpermuteWithRoutingMapGradGetWorkspaceSize(const aclTensor* unpermutedTokensGrad, const aclTensor* outIndex, const aclTensor* permuteTokenId, const aclTensor* routingMapOptional, const aclTensor* permutedTokensOptional, const aclTensor* probsOptional, bool dropAndPad, const aclIntArray* restoreShapeOptional, aclTensor* permutedTokensGradOut, aclTensor* probsGradOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {unpermutedTokensGrad, outIndex, permuteTokenId, routingMapOptional, permutedTokensOptional, probsOptional, dropAndPad, restoreShapeOptional, permutedTokensGradOut, probsGradOutOptional};
  return prepare(576, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeTokenUnpermuteWithRoutingMapGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(576, executor, stream);
}

EXPORT int aclnnMoeUpdateExpertGetWorkspaceSize(const aclTensor* expertIds, const aclTensor* eplbTable, const aclTensor* expertScalesOptional, const aclTensor* pruningThresholdOptional, const aclTensor* activeMaskOptional, int64_t localRankId, int64_t worldSize, int64_t balanceMode, aclTensor* balancedExpertIds, aclTensor* balancedActiveMask, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {expertIds, eplbTable, expertScalesOptional, pruningThresholdOptional, activeMaskOptional, localRankId, worldSize, balanceMode, balancedExpertIds, balancedActiveMask};
  return prepare(577, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMoeUpdateExpert(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(577, executor, stream);
}

EXPORT int aclnnNsaCompressGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclIntArray* actSeqLenOptional, const char* layoutOptional, int64_t compressBlockSize, int64_t compressStride, int64_t actSeqLenType, aclTensor* output, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, actSeqLenOptional, layoutOptional, compressBlockSize, compressStride, actSeqLenType, output};
  return prepare(604, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaCompress(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(604, executor, stream);
}

EXPORT int aclnnNsaCompressAttentionGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* attenMaskOptional, const aclTensor* topkMaskOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualCmpSeqKvLenOptional, const aclIntArray* actualSelSeqKvLenOptional, double scaleValue, int64_t headNum, const char* inputLayout, int64_t sparseMode, int64_t compressBlockSize, int64_t compressStride, int64_t selectBlockSize, int64_t selectBlockCount, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* attentionOutOut, aclTensor* topkIndicesOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, attenMaskOptional, topkMaskOptional, actualSeqQLenOptional, actualCmpSeqKvLenOptional, actualSelSeqKvLenOptional, scaleValue, headNum, inputLayout, sparseMode, compressBlockSize, compressStride, selectBlockSize, selectBlockCount, softmaxMaxOut, softmaxSumOut, attentionOutOut, topkIndicesOut};
  return prepare(605, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaCompressAttention(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(605, executor, stream);
}

EXPORT int aclnnNsaCompressAttentionInferGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* attentionMaskOptional, const aclTensor* blockTableOptional, const aclIntArray* actualQSeqLenOptional, const aclIntArray* actualCmpKvSeqLenOptional, const aclIntArray* actualSelKvSeqLenOptional, const aclTensor* topKMaskOptional, int64_t numHeads, int64_t numKeyValueHeads, int64_t selectBlockSize, int64_t selectBlockCount, int64_t compressBlockSize, int64_t compressBlockStride, double scaleValue, const char* layoutOptional, int64_t pageBlockSize, int64_t sparseMode, aclTensor* output, aclTensor* topKOutput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, attentionMaskOptional, blockTableOptional, actualQSeqLenOptional, actualCmpKvSeqLenOptional, actualSelKvSeqLenOptional, topKMaskOptional, numHeads, numKeyValueHeads, selectBlockSize, selectBlockCount, compressBlockSize, compressBlockStride, scaleValue, layoutOptional, pageBlockSize, sparseMode, output, topKOutput};
  return prepare(606, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaCompressAttentionInfer(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(606, executor, stream);
}

EXPORT int aclnnNsaCompressGradGetWorkspaceSize(const aclTensor* outputGrad, const aclTensor* input, const aclTensor* weight, const aclIntArray* actSeqLenOptionalOptional, int64_t compressBlockSize, int64_t compressStride, int64_t actSeqLenType, const char* layoutOptionalOptional, aclTensor* inputGradOut, aclTensor* weightGradOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {outputGrad, input, weight, actSeqLenOptionalOptional, compressBlockSize, compressStride, actSeqLenType, layoutOptionalOptional, inputGradOut, weightGradOut};
  return prepare(607, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaCompressGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(607, executor, stream);
}

EXPORT int aclnnNsaCompressWithCacheGetWorkspaceSize(const aclTensor* input, const aclTensor* weight, const aclTensor* slotMapping, const aclIntArray* actSeqLenOptional, const aclTensor* blockTableOptional, const char* layoutOptional, int64_t compressBlockSize, int64_t compressStride, int64_t actSeqLenType, int64_t pageBlockSize, aclTensor* outputCache, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, weight, slotMapping, actSeqLenOptional, blockTableOptional, layoutOptional, compressBlockSize, compressStride, actSeqLenType, pageBlockSize, outputCache};
  return prepare(608, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaCompressWithCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(608, executor, stream);
}

EXPORT int aclnnNsaSelectedAttentionGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* topkIndices, const aclTensor* attenMaskOptional, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, double scaleValue, int64_t headNum, const char* inputLayout, int64_t sparseMode, int64_t selectedBlockSize, int64_t selectedBlockCount, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, aclTensor* attentionOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, topkIndices, attenMaskOptional, actualSeqQLenOptional, actualSeqKvLenOptional, scaleValue, headNum, inputLayout, sparseMode, selectedBlockSize, selectedBlockCount, softmaxMaxOut, softmaxSumOut, attentionOut};
  return prepare(609, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaSelectedAttention(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(609, executor, stream);
}

EXPORT int aclnnNsaSelectedAttentionGradGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* attentionOut, const aclTensor* attentionOutGrad, const aclTensor* softmaxMax, const aclTensor* softmaxSum, const aclTensor* topkIndices, const aclIntArray* actualSeqQLenOptional, const aclIntArray* actualSeqKvLenOptional, const aclTensor* attenMaskOptional, double scaleValue, int64_t selectedBlockSize, int64_t selectedBlockCount, int64_t headNum, const char* inputLayout, int64_t sparseMode, aclTensor* dqOut, aclTensor* dkOut, aclTensor* dvOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, attentionOut, attentionOutGrad, softmaxMax, softmaxSum, topkIndices, actualSeqQLenOptional, actualSeqKvLenOptional, attenMaskOptional, scaleValue, selectedBlockSize, selectedBlockCount, headNum, inputLayout, sparseMode, dqOut, dkOut, dvOut};
  return prepare(610, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaSelectedAttentionGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(610, executor, stream);
}

EXPORT int aclnnNsaSelectedAttentionInferGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* topkIndices, const aclTensor* attenMaskOptional, const aclTensor* blockTableOptional, const aclIntArray* actualQSeqLenOptional, const aclIntArray* actualKvSeqLenOptional, const char* layoutOptional, int64_t numHeads, int64_t numKeyValueHeads, int64_t selectBlockSize, int64_t selectBlockCount, int64_t pageBlockSize, double scaleValue, int64_t sparseMode, aclTensor* output, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, topkIndices, attenMaskOptional, blockTableOptional, actualQSeqLenOptional, actualKvSeqLenOptional, layoutOptional, numHeads, numKeyValueHeads, selectBlockSize, selectBlockCount, pageBlockSize, scaleValue, sparseMode, output};
  return prepare(611, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNsaSelectedAttentionInfer(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(611, executor, stream);
}

EXPORT int aclnnPromptFlashAttentionV3GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* pseShift, const aclTensor* attenMask, const aclIntArray* actualSeqLengths, const aclIntArray* actualSeqLengthsKv, const aclTensor* deqScale1, const aclTensor* quantScale1, const aclTensor* deqScale2, const aclTensor* quantScale2, const aclTensor* quantOffset2, int64_t numHeads, double scaleValue, int64_t preTokens, int64_t nextTokens, const char* inputLayout, int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise, aclTensor* attentionOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, pseShift, attenMask, actualSeqLengths, actualSeqLengthsKv, deqScale1, quantScale1, deqScale2, quantScale2, quantOffset2, numHeads, scaleValue, preTokens, nextTokens, inputLayout, numKeyValueHeads, sparseMode, innerPrecise, attentionOut};
  return prepare(622, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPromptFlashAttentionV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(622, executor, stream);
}

EXPORT int aclnnQkvRmsNormRopeCacheGetWorkspaceSize(const aclTensor* qkv, const aclTensor* qGamma, const aclTensor* kGamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* index, aclTensor* qOut, aclTensor* kCache, aclTensor* vCache, const aclTensor* kScaleOptional, const aclTensor* vScaleOptional, const aclTensor* kOffsetOptional, const aclTensor* vOffsetOptional, const aclIntArray* qkvSize, const aclIntArray* headNums, double epsilon, const char* cacheModeOptional, aclTensor* qOutBeforeQuant, aclTensor* kOutBeforeQuant, aclTensor* vOutBeforeQuant, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {qkv, qGamma, kGamma, cos, sin, index, qOut, kCache, vCache, kScaleOptional, vScaleOptional, kOffsetOptional, vOffsetOptional, qkvSize, headNums, epsilon, cacheModeOptional, qOutBeforeQuant, kOutBeforeQuant, vOutBeforeQuant};
  return prepare(623, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQkvRmsNormRopeCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(623, executor, stream);
}

EXPORT int aclnnQuantGroupedMatmulDequantGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* weightScale, const aclTensor* groupList, const aclTensor* biasOptional, const aclTensor* xScaleOptional, const aclTensor* xOffsetOptional, const aclTensor* smoothScaleOptional, const char* xQuantMode, bool transposeWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, groupList, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight, out};
  return prepare(625, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantGroupedMatmulDequant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(625, executor, stream);
}

EXPORT int aclnnQuantGroupedMatmulDequantWeightNZGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* weightScale, const aclTensor* groupList, const aclTensor* biasOptional, const aclTensor* xScaleOptional, const aclTensor* xOffsetOptional, const aclTensor* smoothScaleOptional, const char* xQuantMode, bool transposeWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, groupList, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight, out};
  return prepare(626, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantGroupedMatmulDequantWeightNZ(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(626, executor, stream);
}

EXPORT int aclnnQuantLightningIndexerGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* weights, const aclTensor* queryDequantScale, const aclTensor* keyDequantScale, const aclTensor* actualSeqLengthsQueryOptional, const aclTensor* actualSeqLengthsKeyOptional, const aclTensor* blockTableOptional, int64_t queryQuantMode, int64_t keyQuantMode, const char* layoutQueryOptional, const char* layoutKeyOptional, int64_t sparseCount, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, weights, queryDequantScale, keyDequantScale, actualSeqLengthsQueryOptional, actualSeqLengthsKeyOptional, blockTableOptional, queryQuantMode, keyQuantMode, layoutQueryOptional, layoutKeyOptional, sparseCount, sparseMode, preTokens, nextTokens, out};
  return prepare(627, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantLightningIndexer(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(627, executor, stream);
}

EXPORT int aclnnQuantMatmulDequantGetWorkspaceSize(const aclTensor* x, const aclTensor* weight, const aclTensor* weightScale, const aclTensor* biasOptional, const aclTensor* xScaleOptional, const aclTensor* xOffsetOptional, const aclTensor* smoothScaleOptional, const char* xQuantMode, bool transposeWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, weight, weightScale, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight, out};
  return prepare(628, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnQuantMatmulDequant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(628, executor, stream);
}

EXPORT int aclnnRecurrentGatedDeltaRuleGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* beta, aclTensor* stateRef, const aclTensor* actualSeqLengths, const aclTensor* ssmStateIndices, const aclTensor* g, const aclTensor* gk, const aclTensor* numAcceptedTokens, float scaleValue, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, beta, stateRef, actualSeqLengths, ssmStateIndices, g, gk, numAcceptedTokens, scaleValue, out};
  return prepare(639, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRecurrentGatedDeltaRule(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(639, executor, stream);
}

EXPORT int aclnnRingAttentionUpdateV2GetWorkspaceSize(const aclTensor* prevAttnOut, const aclTensor* prevSoftmaxMax, const aclTensor* prevSoftmaxSum, const aclTensor* curAttnOut, const aclTensor* curSoftmaxMax, const aclTensor* curSoftmaxSum, const aclTensor* actualSeqQlenOptional, const char* inputLayoutOptional, const char* inputSoftmaxLayoutOptional, aclTensor* attnOutOut, aclTensor* softmaxMaxOut, aclTensor* softmaxSumOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {prevAttnOut, prevSoftmaxMax, prevSoftmaxSum, curAttnOut, curSoftmaxMax, curSoftmaxSum, actualSeqQlenOptional, inputLayoutOptional, inputSoftmaxLayoutOptional, attnOutOut, softmaxMaxOut, softmaxSumOut};
  return prepare(667, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRingAttentionUpdateV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(667, executor, stream);
}

EXPORT int aclnnRmsNormGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, epsilon, yOut, rstdOut};
  return prepare(668, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(668, executor, stream);
}

EXPORT int aclnnRmsNormGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* x, const aclTensor* rstd, const aclTensor* gamma, aclTensor* dxOut, aclTensor* dgammaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, x, rstd, gamma, dxOut, dgammaOut};
  return prepare(669, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(669, executor, stream);
}

EXPORT int aclnnRmsNormQuantGetWorkspaceSize(const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, const aclTensor* scale, const aclTensor* offset, double epsilon, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, gamma, beta, scale, offset, epsilon, y};
  return prepare(670, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRmsNormQuant(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(670, executor, stream);
}

EXPORT int aclnnRopeWithSinCosCacheGetWorkspaceSize(const aclTensor* positions, const aclTensor* queryIn, const aclTensor* keyIn, const aclTensor* cosSinCache, const aclIntArray* mropeSection, int64_t headSize, bool isNeoxStyle, aclTensor* queryOut, aclTensor* keyOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {positions, queryIn, keyIn, cosSinCache, mropeSection, headSize, isNeoxStyle, queryOut, keyOut};
  return prepare(672, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRopeWithSinCosCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(672, executor, stream);
}

EXPORT int aclnnRopeWithSinCosCacheV2GetWorkspaceSize(const aclTensor* positions, const aclTensor* queryIn, const aclTensor* keyIn, const aclTensor* cosSinCache, const aclIntArray* mropeSection, int64_t headSize, bool isNeoxStyle, int64_t cacheMode, aclTensor* queryOut, aclTensor* keyOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {positions, queryIn, keyIn, cosSinCache, mropeSection, headSize, isNeoxStyle, cacheMode, queryOut, keyOut};
  return prepare(673, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRopeWithSinCosCacheV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(673, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, mode, out};
  return prepare(674, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbedding(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(674, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(const aclTensor* dy, const aclTensor* cos, const aclTensor* sin, const aclTensor* xOptional, int64_t mode, aclTensor* dxOut, aclTensor* dcosOut, aclTensor* dsinOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {dy, cos, sin, xOptional, mode, dxOut, dcosOut, dsinOut};
  return prepare(675, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbeddingGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(675, executor, stream);
}

EXPORT int aclnnRotaryPositionEmbeddingV2GetWorkspaceSize(const aclTensor* x, const aclTensor* cos, const aclTensor* sin, int64_t mode, const aclTensor* rotate, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, cos, sin, mode, rotate, out};
  return prepare(676, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRotaryPositionEmbeddingV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(676, executor, stream);
}

EXPORT int aclnnScatterPaCacheGetWorkspaceSize(const aclTensor* key, aclTensor* keyCacheRef, const aclTensor* slotMapping, const aclTensor* compressLensOptional, const aclTensor* compressSeqOffsetOptional, const aclTensor* seqLensOptional, const char* cacheMode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {key, keyCacheRef, slotMapping, compressLensOptional, compressSeqOffsetOptional, seqLensOptional, cacheMode};
  return prepare(690, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterPaCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(690, executor, stream);
}

EXPORT int aclnnScatterPaKvCacheGetWorkspaceSize(const aclTensor* key, aclTensor* keyCacheRef, const aclTensor* slotMapping, const aclTensor* value, aclTensor* valueCacheRef, const aclTensor* compressLensOptional, const aclTensor* compressSeqOffsetOptional, const aclTensor* seqLensOptional, const char* cacheModeOptional, const char* scatterModeOptional, const aclIntArray* stridesOptional, const aclIntArray* offsetsOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {key, keyCacheRef, slotMapping, value, valueCacheRef, compressLensOptional, compressSeqOffsetOptional, seqLensOptional, cacheModeOptional, scatterModeOptional, stridesOptional, offsetsOptional};
  return prepare(691, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnScatterPaKvCache(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(691, executor, stream);
}

EXPORT int aclnnSparseFlashAttentionGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* sparseIndices, const aclTensor* blockTableOptional, const aclTensor* actualSeqLengthsQueryOptional, const aclTensor* actualSeqLengthsKvOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, double scaleValue, int64_t sparseBlockSizeOptional, const char* layoutQueryOptional, const char* layoutKvOptional, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, int64_t attentionMode, bool returnSoftmaxLse, aclTensor* attentionOut, aclTensor* softmaxMax, aclTensor* softmaxSum, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, sparseIndices, blockTableOptional, actualSeqLengthsQueryOptional, actualSeqLengthsKvOptional, queryRopeOptional, keyRopeOptional, scaleValue, sparseBlockSizeOptional, layoutQueryOptional, layoutKvOptional, sparseMode, preTokens, nextTokens, attentionMode, returnSoftmaxLse, attentionOut, softmaxMax, softmaxSum};
  return prepare(719, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSparseFlashAttention(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(719, executor, stream);
}

EXPORT int aclnnSparseFlashAttentionGradGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* sparseIndices, const aclTensor* dOut, const aclTensor* out, const aclTensor* softmaxMax, const aclTensor* softmaxSum, const aclTensor* actualSeqLengthsQueryOptional, const aclTensor* actualSeqLengthsKvOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, double scaleValue, int64_t sparseBlockSize, const char* layoutOptional, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, bool deterministic, aclTensor* dQueryOut, aclTensor* dKeyOut, aclTensor* dValueOut, aclTensor* dQueryRopeOutOptional, aclTensor* dKeyRopeOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, sparseIndices, dOut, out, softmaxMax, softmaxSum, actualSeqLengthsQueryOptional, actualSeqLengthsKvOptional, queryRopeOptional, keyRopeOptional, scaleValue, sparseBlockSize, layoutOptional, sparseMode, preTokens, nextTokens, deterministic, dQueryOut, dKeyOut, dValueOut, dQueryRopeOutOptional, dKeyRopeOutOptional};
  return prepare(720, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSparseFlashAttentionGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(720, executor, stream);
}

EXPORT int aclnnSparseFlashAttentionV2GetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* value, const aclTensor* sparseIndices, const aclTensor* blockTableOptional, const aclTensor* actualSeqLengthsQueryOptional, const aclTensor* actualSeqLengthsKvOptional, const aclTensor* queryRopeOptional, const aclTensor* keyRopeOptional, const aclTensor* sinksOptional, double scaleValue, int64_t sparseBlockSizeOptional, const char* layoutQueryOptional, const char* layoutKvOptional, int64_t sparseMode, int64_t preTokens, int64_t nextTokens, int64_t attentionMode, bool returnSoftmaxLse, aclTensor* attentionOut, aclTensor* softmaxMax, aclTensor* softmaxSum, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, value, sparseIndices, blockTableOptional, actualSeqLengthsQueryOptional, actualSeqLengthsKvOptional, queryRopeOptional, keyRopeOptional, sinksOptional, scaleValue, sparseBlockSizeOptional, layoutQueryOptional, layoutKvOptional, sparseMode, preTokens, nextTokens, attentionMode, returnSoftmaxLse, attentionOut, softmaxMax, softmaxSum};
  return prepare(721, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSparseFlashAttentionV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(721, executor, stream);
}

EXPORT int aclnnSparseLightningIndexerGradKLLossGetWorkspaceSize(const aclTensor* query, const aclTensor* key, const aclTensor* queryIndex, const aclTensor* keyIndex, const aclTensor* weights, const aclTensor* sparseIndices, const aclTensor* softmaxMax, const aclTensor* softmaxSum, const aclTensor* queryRope, const aclTensor* keyRope, const aclIntArray* actualSeqLengthsQuery, const aclIntArray* actualSeqLengthsKey, double scaleValue, const char* layout, int64_t sparseMode, int64_t pre_tokens, int64_t next_tokens, bool deterministic, aclTensor* dQueryIndex, aclTensor* dKeyIndex, aclTensor* dWeights, aclTensor* loss, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {query, key, queryIndex, keyIndex, weights, sparseIndices, softmaxMax, softmaxSum, queryRope, keyRope, actualSeqLengthsQuery, actualSeqLengthsKey, scaleValue, layout, sparseMode, pre_tokens, next_tokens, deterministic, dQueryIndex, dKeyIndex, dWeights, loss};
  return prepare(722, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSparseLightningIndexerGradKLLoss(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(722, executor, stream);
}

EXPORT int aclnnSwiGluGetWorkspaceSize(const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, dim, out};
  return prepare(732, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGlu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(732, executor, stream);
}

EXPORT int aclnnSwiGluGradGetWorkspaceSize(const aclTensor* yGrad, const aclTensor* x, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {yGrad, x, dim, out};
  return prepare(733, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGluGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(733, executor, stream);
}

EXPORT int aclnnSwiGluQuantV2GetWorkspaceSize(const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* offsetsOptional, const aclTensor* groupIndexOptional, bool activateLeft, const char* quantModeOptional, int64_t groupListType, int64_t dstType, aclTensor* yOut, aclTensor* scaleOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, smoothScalesOptional, offsetsOptional, groupIndexOptional, activateLeft, quantModeOptional, groupListType, dstType, yOut, scaleOut};
  return prepare(734, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSwiGluQuantV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(734, executor, stream);
}
