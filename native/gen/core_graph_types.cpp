// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "aclnn/graph_type.h"

namespace hotplate::nn {

namespace {

const AttributeDefault kOpAbsDefaults[] = {{}, {}};
const AttributeDefault kOpAcosDefaults[] = {{}, {}};
const AttributeDefault kOpAcoshDefaults[] = {{}, {}};
const AttributeDefault kOpAdaptiveAvgPool2dDefaults[] = {{}, {}, {}};
const AttributeDefault kOpAdaptiveAvgPool2dGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpAddDefaults[] = {{}, {}, {}};
const AttributeDefault kOpAddcdivDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpAddcmulDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpAffineGridDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAnchorResponseFlagsDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpApplyAdamDDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpApplyAdamV2Defaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "adam", nullptr, nullptr, 0}};
const AttributeDefault kOpApplyAdamWDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpArgMaxGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpArgMaxV2Defaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 9, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpArgMaxWithValueDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpArgMinDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 9, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpArgMinWithValueDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAsStridedDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpAsinDefaults[] = {{}, {}};
const AttributeDefault kOpAsinhDefaults[] = {{}, {}};
const AttributeDefault kOpAtanDefaults[] = {{}, {}};
const AttributeDefault kOpAtan2Defaults[] = {{}, {}, {}};
const AttributeDefault kOpAtanhDefaults[] = {{}, {}};
const AttributeDefault kOpAttentionLnQKVDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 1e-07, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAttentionQKVGradWDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAttentionQKVGradXDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAttentionScoreDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAttentionScoreGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAvgPool3DDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCDHW", nullptr, nullptr, 0}};
const AttributeDefault kOpAvgPool3DGradDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCDHW", nullptr, nullptr, 0}};
const int64_t kOpAvgPoolV2Default5[] = {0, 0, 0, 0};
const AttributeDefault kOpAvgPoolV2Defaults[] = {{}, {}, {}, {}, {true, 0, 0, "CALCULATED", nullptr, nullptr, 0}, {true, 0, 0, nullptr, kOpAvgPoolV2Default5, nullptr, 4}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const int64_t kOpAvgPoolV2GradDefault6[] = {0, 0, 0, 0};
const AttributeDefault kOpAvgPoolV2GradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, "CALCULATED", nullptr, nullptr, 0}, {true, 0, 0, nullptr, kOpAvgPoolV2GradDefault6, nullptr, 4}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpAxpyV2Defaults[] = {{}, {}, {}, {}};
const int64_t kOpAxpyWithSoftmaxAndDropOutDoMaskDefault7[] = {-1};
const AttributeDefault kOpAxpyWithSoftmaxAndDropOutDoMaskDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, kOpAxpyWithSoftmaxAndDropOutDoMaskDefault7, nullptr, 1}};
const AttributeDefault kOpBN3DTrainingReduceDefaults[] = {{}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBN3DTrainingReduceGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBN3DTrainingUpdateDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBN3DTrainingUpdateGradDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBNInferDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBNInferGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBNTrainingReduceDefaults[] = {{}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBNTrainingReduceGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBNTrainingUpdateDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBNTrainingUpdateGradDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBatchMatMulDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBatchMultiClassNonMaxSuppressionDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpBiasAddGradDefaults[] = {{}, {}, {true, 0, 0, "NHWC", nullptr, nullptr, 0}};
const AttributeDefault kOpBinaryCrossEntropyDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpBinaryCrossEntropyGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpBincountDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpBitwiseAndDefaults[] = {{}, {}, {}};
const AttributeDefault kOpBitwiseOrDefaults[] = {{}, {}, {}};
const AttributeDefault kOpBitwiseXorDefaults[] = {{}, {}, {}};
const float kOpBoundingBoxDecodeDefault3[] = {0.0f, 0.0f, 0.0f, 0.0f};
const float kOpBoundingBoxDecodeDefault4[] = {1.0f, 1.0f, 1.0f, 1.0f};
const AttributeDefault kOpBoundingBoxDecodeDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, kOpBoundingBoxDecodeDefault3, 4}, {true, 0, 0, nullptr, nullptr, kOpBoundingBoxDecodeDefault4, 4}, {}, {true, 0, 0.016, nullptr, nullptr, nullptr, 0}};
const float kOpBoundingBoxEncodeDefault3[] = {0.0f, 0.0f, 0.0f, 0.0f};
const float kOpBoundingBoxEncodeDefault4[] = {1.0f, 1.0f, 1.0f, 1.0f};
const AttributeDefault kOpBoundingBoxEncodeDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, kOpBoundingBoxEncodeDefault3, 4}, {true, 0, 0, nullptr, nullptr, kOpBoundingBoxEncodeDefault4, 4}};
const AttributeDefault kOpBroadcastToDefaults[] = {{}, {}, {}};
const AttributeDefault kOpCastDefaults[] = {{}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCdistDefaults[] = {{}, {}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCdistGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCeilDefaults[] = {{}, {}};
const AttributeDefault kOpCeluV2Defaults[] = {{}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpClipByValueDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpClipByValueV2Defaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpCol2imDefaults[] = {{}, {}, {}, {}, {}, {}, {}};
const AttributeDefault kOpConcatDDefaults[] = {{}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpConfusionTransposeDDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpConv2DDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpConv2DBackpropFilterDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpConv2DBackpropInputDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpConv2DTransposeDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpConv3DDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpConv3DBackpropFilterDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpConv3DBackpropInputDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpConv3DTransposeDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCosDefaults[] = {{}, {}};
const AttributeDefault kOpCoshDefaults[] = {{}, {}};
const AttributeDefault kOpCropAndResizeV2Defaults[] = {{}, {}, {}, {}, {}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "bilinear", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCrossDefaults[] = {{}, {}, {}, {true, -65530, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCummaxDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpCumminDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpCumprodDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCumsumDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDIoUDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "iou", nullptr, nullptr, 0}};
const AttributeDefault kOpDIoUGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "iou", nullptr, nullptr, 0}};
const AttributeDefault kOpDepthwiseConv2DDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpDepthwiseConv2DBackpropFilterDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpDepthwiseConv2DBackpropInputDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCHW", nullptr, nullptr, 0}};
const AttributeDefault kOpDiagDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDiagPartDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDivDefaults[] = {{}, {}, {}};
const AttributeDefault kOpDotDefaults[] = {{}, {}, {}};
const AttributeDefault kOpDropOutDoMaskDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpDropOutDoMaskV3Defaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpDropOutGenMaskV3Defaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const int64_t kOpDropoutWithMulsAndSoftmaxGradDefault6[] = {-1};
const AttributeDefault kOpDropoutWithMulsAndSoftmaxGradDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, kOpDropoutWithMulsAndSoftmaxGradDefault6, nullptr, 1}};
const AttributeDefault kOpDynamicGRUV2Defaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "UNIDIRECTIONAL", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "tanh", nullptr, nullptr, 0}, {true, 0, 0, "zrh", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDynamicGRUV2GradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "UNIDIRECTIONAL", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "double_bias", nullptr, nullptr, 0}, {true, 0, 0, "zrh", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDynamicRNNDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "LSTM", nullptr, nullptr, 0}, {true, 0, 0, "UNIDIRECTIONAL", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "tanh", nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "ijfo", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDynamicRNNGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "LSTM", nullptr, nullptr, 0}, {true, 0, 0, "UNIDIRECTIONAL", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "ijfo", nullptr, nullptr, 0}};
const AttributeDefault kOpDynamicRNNV2Defaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "LSTM", nullptr, nullptr, 0}, {true, 0, 0, "UNIDIRECTIONAL", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "tanh", nullptr, nullptr, 0}, {true, 0, 0, "sigmoid", nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "ijfo", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "concat", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpDynamicRNNV2GradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, "LSTM", nullptr, nullptr, 0}, {true, 0, 0, "UNIDIRECTIONAL", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "tanh", nullptr, nullptr, 0}, {true, 0, 0, "sigmoid", nullptr, nullptr, 0}, {true, 0, 0, "ijfo", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "concat", nullptr, nullptr, 0}};
const AttributeDefault kOpEluDefaults[] = {{}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpEluGradV2Defaults[] = {{}, {}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpEmbeddingDenseGradDefaults[] = {{}, {}, {}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpEqualDefaults[] = {{}, {}, {}};
const AttributeDefault kOpErfDefaults[] = {{}, {}};
const AttributeDefault kOpErfcDefaults[] = {{}, {}};
const AttributeDefault kOpErfinvDefaults[] = {{}, {}};
const AttributeDefault kOpExpDefaults[] = {{}, {}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpExpm1Defaults[] = {{}, {}};
const AttributeDefault kOpEyeDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpFastGeluDefaults[] = {{}, {}};
const AttributeDefault kOpFastGeluGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpFillDefaults[] = {{}, {}, {}};
const AttributeDefault kOpFillDiagonalDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpFloorDefaults[] = {{}, {}};
const AttributeDefault kOpFloorDivDefaults[] = {{}, {}, {}};
const AttributeDefault kOpFloorModDefaults[] = {{}, {}, {}};
const AttributeDefault kOpGIoUDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "iou", nullptr, nullptr, 0}};
const AttributeDefault kOpGIoUGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "iou", nullptr, nullptr, 0}};
const AttributeDefault kOpGLUDefaults[] = {{}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGLUGradDefaults[] = {{}, {}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGatherDefaults[] = {{}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGatherElementsDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGatherV2Defaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGatherV2DDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpGeluDefaults[] = {{}, {}};
const AttributeDefault kOpGreaterDefaults[] = {{}, {}, {}};
const AttributeDefault kOpGreaterEqualDefaults[] = {{}, {}, {}};
const AttributeDefault kOpGridAssignPositiveDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
const AttributeDefault kOpGridSampler2DDefaults[] = {{}, {}, {}, {true, 0, 0, "bilinear", nullptr, nullptr, 0}, {true, 0, 0, "zeros", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGridSampler2DGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, "bilinear", nullptr, nullptr, 0}, {true, 0, 0, "zeros", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGridSampler3DDefaults[] = {{}, {}, {}, {true, 0, 0, "bilinear", nullptr, nullptr, 0}, {true, 0, 0, "zeros", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGroupNormDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 0.0001, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NHWC", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpHardShrinkDefaults[] = {{}, {}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpHardShrinkGradDefaults[] = {{}, {}, {}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpHardSigmoidDefaults[] = {{}, {}, {true, 0, 0.16666666, nullptr, nullptr, nullptr, 0}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpHardSigmoidGradDefaults[] = {{}, {}, {}, {true, 0, 0.16666666, nullptr, nullptr, nullptr, 0}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpHardSwishDefaults[] = {{}, {}};
const AttributeDefault kOpHardSwishGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpHardtanhGradDefaults[] = {{}, {}, {}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpHistogramDefaults[] = {{}, {}, {true, 100, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpIFMRDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 8, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpIdentityDefaults[] = {{}, {}};
const int64_t kOpIm2colDefault3[] = {1};
const int64_t kOpIm2colDefault4[] = {1};
const int64_t kOpIm2colDefault6[] = {0};
const AttributeDefault kOpIm2colDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, kOpIm2colDefault3, nullptr, 1}, {true, 0, 0, nullptr, kOpIm2colDefault4, nullptr, 1}, {true, 0, 0, "CALCULATED", nullptr, nullptr, 0}, {true, 0, 0, nullptr, kOpIm2colDefault6, nullptr, 1}};
const AttributeDefault kOpImgToTensorDefaults[] = {{}, {}};
const AttributeDefault kOpIndexFillDDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpIndexPutV2Defaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpInplaceIndexAddDefaults[] = {{}, {}, {}, {}, {}, {}};
const AttributeDefault kOpInvertDefaults[] = {{}, {}};
const AttributeDefault kOpIouDefaults[] = {{}, {}, {}, {true, 0, 0, "iou", nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpIsCloseDefaults[] = {{}, {}, {}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-08, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpIsFiniteDefaults[] = {{}, {}};
const AttributeDefault kOpKLDivDefaults[] = {{}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpKlDivLossGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpL1LossGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormV3Defaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLeakyReluDefaults[] = {{}, {}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLeakyReluGradDefaults[] = {{}, {}, {}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLeftShiftDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLerpDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpLessDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLessEqualDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLinSpaceDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpLogDefaults[] = {{}, {}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLog1pDefaults[] = {{}, {}};
const AttributeDefault kOpLogAddExpDefaults[] = {{}, {}, {}, {true, 0, -1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLogMatrixDeterminantDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLogSigmoidDefaults[] = {{}, {}};
const AttributeDefault kOpLogSigmoidGradDefaults[] = {{}, {}, {}};
const int64_t kOpLogSoftmaxGradDefault3[] = {-1};
const AttributeDefault kOpLogSoftmaxGradDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, kOpLogSoftmaxGradDefault3, nullptr, 1}};
const int64_t kOpLogSoftmaxV2Default2[] = {-1};
const AttributeDefault kOpLogSoftmaxV2Defaults[] = {{}, {}, {true, 0, 0, nullptr, kOpLogSoftmaxV2Default2, nullptr, 1}};
const AttributeDefault kOpLogSpaceDDefaults[] = {{}, {}, {}, {}, {true, 100, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 10.0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLogicalAndDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLogicalNotDefaults[] = {{}, {}};
const AttributeDefault kOpLogicalOrDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLogicalXorDefaults[] = {{}, {}, {}};
const AttributeDefault kOpLpLossDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpLpNormReduceV2Defaults[] = {{}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-12, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLpNormUpdateV2Defaults[] = {{}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-12, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpMaskedFillDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpMaskedFillRangeDefaults[] = {{}, {}, {}, {}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpMaskedScatterDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpMaskedSelectDefaults[] = {{}, {}, {}};
const AttributeDefault kOpMatMulDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpMatMulV2Defaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpMatrixInverseDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpMaxPool3DDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "NCDHW", nullptr, nullptr, 0}};
const AttributeDefault kOpMaximumDefaults[] = {{}, {}, {}};
const AttributeDefault kOpMinimumDefaults[] = {{}, {}, {}};
const AttributeDefault kOpMirrorPadDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpMishDefaults[] = {{}, {}};
const AttributeDefault kOpMishGradDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpModDefaults[] = {{}, {}, {}};
const AttributeDefault kOpMseLossDefaults[] = {{}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpMseLossGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpMulDefaults[] = {{}, {}, {}};
const AttributeDefault kOpMultiHeadAttentionDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
const AttributeDefault kOpMultiHeadAttentionGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpMultilabelMarginLossDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpMultinomialWithReplacementDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNLLLossDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}, {true, -100, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNLLLossGradDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}, {true, -100, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNMSWithMaskDefaults[] = {{}, {}, {}, {}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNPUAllocFloatStatusDefaults[] = {{}};
const AttributeDefault kOpNPUClearFloatDebugStatusDefaults[] = {{}};
const AttributeDefault kOpNPUClearFloatStatusDefaults[] = {{}, {}};
const AttributeDefault kOpNPUClearFloatStatusV2Defaults[] = {{}};
const AttributeDefault kOpNPUGetFloatDebugStatusDefaults[] = {{}};
const AttributeDefault kOpNPUGetFloatStatusDefaults[] = {{}, {}};
const AttributeDefault kOpNPUGetFloatStatusV2Defaults[] = {{}};
const AttributeDefault kOpNanToNumDefaults[] = {{}, {}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 3.4028234663852886e+38, nullptr, nullptr, nullptr, 0}, {true, 0, -3.4028234663852886e+38, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNegDefaults[] = {{}, {}};
const AttributeDefault kOpNonMaxSuppressionV4Defaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNonZeroDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 9, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNormalizeBatchDefaults[] = {{}, {}, {}, {}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNormalizeV2Defaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpNotEqualDefaults[] = {{}, {}, {}};
const AttributeDefault kOpOneHotDefaults[] = {{}, {}, {}, {}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpOneHotDDefaults[] = {{}, {}, {}, {}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpOnesLikeDefaults[] = {{}, {}};
const AttributeDefault kOpPReluDefaults[] = {{}, {}, {}};
const AttributeDefault kOpPSROIPoolingGradV2DDefaults[] = {{}, {}, {}, {}, {}, {}, {}};
const AttributeDefault kOpPSROIPoolingV2Defaults[] = {{}, {}, {}, {}, {}, {}};
const AttributeDefault kOpPackDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpPadDefaults[] = {{}, {}, {}};
const AttributeDefault kOpPadV3Defaults[] = {{}, {}, {}, {}, {true, 0, 0, "constant", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpPadV3GradDefaults[] = {{}, {}, {}, {true, 0, 0, "reflect", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpPdistDefaults[] = {{}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpPowDefaults[] = {{}, {}, {}};
const AttributeDefault kOpQrDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpQuantizeDefaults[] = {{}, {}, {}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRandomChoiceWithMaskDefaults[] = {{}, {}, {}, {true, 256, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRangeDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpRangeDDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpRealDivDefaults[] = {{}, {}, {}};
const AttributeDefault kOpReciprocalDefaults[] = {{}, {}};
const AttributeDefault kOpReduceAllDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceAnyDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceLogSumExpDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceMaxDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceMeanDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceMeanDDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceMeanWithCountDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceMinDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceProdDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceStdWithMeanDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.001, nullptr, nullptr, nullptr, 0}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceSumDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReduceSumDDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReluDefaults[] = {{}, {}};
const AttributeDefault kOpReluGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpRenormDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpReshapeDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpResizeBilinearV2Defaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpResizeBilinearV2GradDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpResizeNearestNeighborV2Defaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpResizeNearestNeighborV2GradDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpReverseV2Defaults[] = {{}, {}, {}};
const AttributeDefault kOpRightShiftDefaults[] = {{}, {}, {}};
const AttributeDefault kOpRmsNormDefaults[] = {{}, {}, {}, {}, {true, 0, 1e-06, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRollDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRotaryMulDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "half", nullptr, nullptr, 0}};
const float kOpRotatedBoxDecodeDefault3[] = {1.0f, 1.0f, 1.0f, 1.0f, 1.0f};
const AttributeDefault kOpRotatedBoxDecodeDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, kOpRotatedBoxDecodeDefault3, 5}};
const float kOpRotatedBoxEncodeDefault3[] = {1.0f, 1.0f, 1.0f, 1.0f, 1.0f};
const AttributeDefault kOpRotatedBoxEncodeDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, kOpRotatedBoxEncodeDefault3, 5}};
const AttributeDefault kOpRotatedIouDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "iou", nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRotatedNMSDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0.0, nullptr, nullptr, nullptr, 0}, {true, -1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRotatedOverlapsDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRoundDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpRsqrtDefaults[] = {{}, {}};
const AttributeDefault kOpScatterDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpScatterElementsDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "none", nullptr, nullptr, 0}};
const AttributeDefault kOpScatterNdAddDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpScatterNdUpdateDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpScatterUpdateDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSearchSortedDefaults[] = {{}, {}, {}, {true, 9, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSeluDefaults[] = {{}, {}};
const AttributeDefault kOpSeluGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpShuffleChannelDefaults[] = {{}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSigmoidDefaults[] = {{}, {}};
const AttributeDefault kOpSigmoidCrossEntropyWithLogitsGradV2Defaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpSigmoidCrossEntropyWithLogitsV2Defaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpSigmoidGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpSignDefaults[] = {{}, {}};
const AttributeDefault kOpSignBitsPackDefaults[] = {{}, {}, {}};
const AttributeDefault kOpSignBitsUnpackDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpSiluGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpSinDefaults[] = {{}, {}};
const AttributeDefault kOpSinhDefaults[] = {{}, {}};
const AttributeDefault kOpSliceDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpSmoothL1LossGradV2Defaults[] = {{}, {}, {}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpSmoothL1LossV2Defaults[] = {{}, {}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpSoftMarginLossDefaults[] = {{}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpSoftMarginLossGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpSoftShrinkDefaults[] = {{}, {}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSoftShrinkGradDefaults[] = {{}, {}, {}, {true, 0, 0.5, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSoftmaxCrossEntropyWithLogitsDefaults[] = {{}, {}, {}, {}};
const int64_t kOpSoftmaxGradDefault3[] = {-1};
const AttributeDefault kOpSoftmaxGradDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, kOpSoftmaxGradDefault3, nullptr, 1}};
const int64_t kOpSoftmaxV2Default2[] = {-1};
const AttributeDefault kOpSoftmaxV2Defaults[] = {{}, {}, {true, 0, 0, nullptr, kOpSoftmaxV2Default2, nullptr, 1}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSoftplusV2Defaults[] = {{}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 20.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSoftplusV2GradDefaults[] = {{}, {}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 20.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSortDefaults[] = {{}, {}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSortV2Defaults[] = {{}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSqrtDefaults[] = {{}, {}};
const AttributeDefault kOpSquareDefaults[] = {{}, {}};
const AttributeDefault kOpStatelessBernoulliDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpStatelessDropOutGenMaskDefaults[] = {{}, {}, {}, {}, {}, {}};
const AttributeDefault kOpStatelessRandomNormalV2Defaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpStatelessRandomUniformV2Defaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpStatelessRandpermDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 9, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpStrideAddDefaults[] = {{}, {}, {}, {}, {}, {}};
const AttributeDefault kOpStridedSliceDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSubDefaults[] = {{}, {}, {}};
const AttributeDefault kOpSwishDefaults[] = {{}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpSwishGradDefaults[] = {{}, {}, {}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpTanDefaults[] = {{}, {}};
const AttributeDefault kOpTanhDefaults[] = {{}, {}};
const AttributeDefault kOpTanhGradDefaults[] = {{}, {}, {}};
const AttributeDefault kOpTensorEqualDefaults[] = {{}, {}, {}};
const AttributeDefault kOpThresholdGradV2DDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpThresholdV2DDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpTileDefaults[] = {{}, {}, {}};
const AttributeDefault kOpTopKV2Defaults[] = {{}, {}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, -1, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpTraceDefaults[] = {{}, {}};
const AttributeDefault kOpTransposeDefaults[] = {{}, {}, {}};
const AttributeDefault kOpTrilDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpTriuDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpTruncDefaults[] = {{}, {}};
const AttributeDefault kOpUniqueConsecutiveDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1000, 0, nullptr, nullptr, nullptr, 0}, {true, 9, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpUniqueWithCountsAndSortingDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpUpsampleNearest3dDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpUpsampleNearest3dGradDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpUpsampleTrilinear3dDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpUpsampleTrilinear3dGradDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpViewCopyDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {}};
const AttributeDefault kOpXlogyDefaults[] = {{}, {}, {}};
const AttributeDefault kOpYoloBoxesEncodeDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "high_precision", nullptr, nullptr, 0}};
const AttributeDefault kOpZerosLikeDefaults[] = {{}, {}};

}  // namespace

const GraphTypeSpec kGraphTypes[] = {
    {795, kOpAbsDefaults},
    {796, kOpAcosDefaults},
    {797, kOpAcoshDefaults},
    {798, kOpAdaptiveAvgPool2dDefaults},
    {799, kOpAdaptiveAvgPool2dGradDefaults},
    {800, kOpAddDefaults},
    {801, kOpAddcdivDefaults},
    {802, kOpAddcmulDefaults},
    {803, kOpAffineGridDefaults},
    {804, kOpAnchorResponseFlagsDefaults},
    {805, kOpApplyAdamDDefaults},
    {806, kOpApplyAdamV2Defaults},
    {807, kOpApplyAdamWDefaults},
    {808, kOpArgMaxGradDefaults},
    {809, kOpArgMaxV2Defaults},
    {810, kOpArgMaxWithValueDefaults},
    {811, kOpArgMinDefaults},
    {812, kOpArgMinWithValueDefaults},
    {813, kOpAsStridedDefaults},
    {814, kOpAsinDefaults},
    {815, kOpAsinhDefaults},
    {816, kOpAtanDefaults},
    {817, kOpAtan2Defaults},
    {818, kOpAtanhDefaults},
    {819, kOpAttentionLnQKVDefaults},
    {820, kOpAttentionQKVGradWDefaults},
    {821, kOpAttentionQKVGradXDefaults},
    {822, kOpAttentionScoreDefaults},
    {823, kOpAttentionScoreGradDefaults},
    {824, kOpAvgPool3DDefaults},
    {825, kOpAvgPool3DGradDefaults},
    {826, kOpAvgPoolV2Defaults},
    {827, kOpAvgPoolV2GradDefaults},
    {828, kOpAxpyV2Defaults},
    {829, kOpAxpyWithSoftmaxAndDropOutDoMaskDefaults},
    {830, kOpBN3DTrainingReduceDefaults},
    {831, kOpBN3DTrainingReduceGradDefaults},
    {832, kOpBN3DTrainingUpdateDefaults},
    {833, kOpBN3DTrainingUpdateGradDefaults},
    {834, kOpBNInferDefaults},
    {835, kOpBNInferGradDefaults},
    {836, kOpBNTrainingReduceDefaults},
    {837, kOpBNTrainingReduceGradDefaults},
    {838, kOpBNTrainingUpdateDefaults},
    {839, kOpBNTrainingUpdateGradDefaults},
    {840, kOpBatchMatMulDefaults},
    {841, kOpBatchMultiClassNonMaxSuppressionDefaults},
    {842, kOpBiasAddGradDefaults},
    {843, kOpBinaryCrossEntropyDefaults},
    {844, kOpBinaryCrossEntropyGradDefaults},
    {845, kOpBincountDefaults},
    {846, kOpBitwiseAndDefaults},
    {847, kOpBitwiseOrDefaults},
    {848, kOpBitwiseXorDefaults},
    {849, kOpBoundingBoxDecodeDefaults},
    {850, kOpBoundingBoxEncodeDefaults},
    {851, kOpBroadcastToDefaults},
    {852, kOpCastDefaults},
    {853, kOpCdistDefaults},
    {854, kOpCdistGradDefaults},
    {855, kOpCeilDefaults},
    {856, kOpCeluV2Defaults},
    {857, kOpClipByValueDefaults},
    {858, kOpClipByValueV2Defaults},
    {859, kOpCol2imDefaults},
    {860, kOpConcatDDefaults},
    {861, kOpConfusionTransposeDDefaults},
    {862, kOpConv2DDefaults},
    {863, kOpConv2DBackpropFilterDefaults},
    {864, kOpConv2DBackpropInputDefaults},
    {865, kOpConv2DTransposeDefaults},
    {866, kOpConv3DDefaults},
    {867, kOpConv3DBackpropFilterDefaults},
    {868, kOpConv3DBackpropInputDefaults},
    {869, kOpConv3DTransposeDefaults},
    {870, kOpCosDefaults},
    {871, kOpCoshDefaults},
    {872, kOpCropAndResizeV2Defaults},
    {873, kOpCrossDefaults},
    {874, kOpCummaxDefaults},
    {875, kOpCumminDefaults},
    {876, kOpCumprodDefaults},
    {877, kOpCumsumDefaults},
    {878, kOpDIoUDefaults},
    {879, kOpDIoUGradDefaults},
    {880, kOpDepthwiseConv2DDefaults},
    {881, kOpDepthwiseConv2DBackpropFilterDefaults},
    {882, kOpDepthwiseConv2DBackpropInputDefaults},
    {883, kOpDiagDefaults},
    {884, kOpDiagPartDefaults},
    {885, kOpDivDefaults},
    {886, kOpDotDefaults},
    {887, kOpDropOutDoMaskDefaults},
    {888, kOpDropOutDoMaskV3Defaults},
    {889, kOpDropOutGenMaskV3Defaults},
    {890, kOpDropoutWithMulsAndSoftmaxGradDefaults},
    {891, kOpDynamicGRUV2Defaults},
    {892, kOpDynamicGRUV2GradDefaults},
    {893, kOpDynamicRNNDefaults},
    {894, kOpDynamicRNNGradDefaults},
    {895, kOpDynamicRNNV2Defaults},
    {896, kOpDynamicRNNV2GradDefaults},
    {897, kOpEluDefaults},
    {898, kOpEluGradV2Defaults},
    {899, kOpEmbeddingDenseGradDefaults},
    {900, kOpEqualDefaults},
    {901, kOpErfDefaults},
    {902, kOpErfcDefaults},
    {903, kOpErfinvDefaults},
    {904, kOpExpDefaults},
    {905, kOpExpm1Defaults},
    {906, kOpEyeDefaults},
    {907, kOpFastGeluDefaults},
    {908, kOpFastGeluGradDefaults},
    {909, kOpFillDefaults},
    {910, kOpFillDiagonalDefaults},
    {911, kOpFloorDefaults},
    {912, kOpFloorDivDefaults},
    {913, kOpFloorModDefaults},
    {914, kOpGIoUDefaults},
    {915, kOpGIoUGradDefaults},
    {916, kOpGLUDefaults},
    {917, kOpGLUGradDefaults},
    {918, kOpGatherDefaults},
    {919, kOpGatherElementsDefaults},
    {920, kOpGatherV2Defaults},
    {921, kOpGatherV2DDefaults},
    {922, kOpGeluDefaults},
    {923, kOpGreaterDefaults},
    {924, kOpGreaterEqualDefaults},
    {925, kOpGridAssignPositiveDefaults},
    {926, kOpGridSampler2DDefaults},
    {927, kOpGridSampler2DGradDefaults},
    {928, kOpGridSampler3DDefaults},
    {929, kOpGroupNormDefaults},
    {930, kOpHardShrinkDefaults},
    {931, kOpHardShrinkGradDefaults},
    {932, kOpHardSigmoidDefaults},
    {933, kOpHardSigmoidGradDefaults},
    {934, kOpHardSwishDefaults},
    {935, kOpHardSwishGradDefaults},
    {936, kOpHardtanhGradDefaults},
    {937, kOpHistogramDefaults},
    {938, kOpIFMRDefaults},
    {939, kOpIdentityDefaults},
    {940, kOpIm2colDefaults},
    {941, kOpImgToTensorDefaults},
    {942, kOpIndexFillDDefaults},
    {943, kOpIndexPutV2Defaults},
    {944, kOpInplaceIndexAddDefaults},
    {945, kOpInvertDefaults},
    {946, kOpIouDefaults},
    {947, kOpIsCloseDefaults},
    {948, kOpIsFiniteDefaults},
    {949, kOpKLDivDefaults},
    {950, kOpKlDivLossGradDefaults},
    {951, kOpL1LossGradDefaults},
    {952, kOpLayerNormDefaults},
    {953, kOpLayerNormGradDefaults},
    {954, kOpLayerNormV3Defaults},
    {955, kOpLeakyReluDefaults},
    {956, kOpLeakyReluGradDefaults},
    {957, kOpLeftShiftDefaults},
    {958, kOpLerpDefaults},
    {959, kOpLessDefaults},
    {960, kOpLessEqualDefaults},
    {961, kOpLinSpaceDefaults},
    {962, kOpLogDefaults},
    {963, kOpLog1pDefaults},
    {964, kOpLogAddExpDefaults},
    {965, kOpLogMatrixDeterminantDefaults},
    {966, kOpLogSigmoidDefaults},
    {967, kOpLogSigmoidGradDefaults},
    {968, kOpLogSoftmaxGradDefaults},
    {969, kOpLogSoftmaxV2Defaults},
    {970, kOpLogSpaceDDefaults},
    {971, kOpLogicalAndDefaults},
    {972, kOpLogicalNotDefaults},
    {973, kOpLogicalOrDefaults},
    {974, kOpLogicalXorDefaults},
    {975, kOpLpLossDefaults},
    {976, kOpLpNormReduceV2Defaults},
    {977, kOpLpNormUpdateV2Defaults},
    {978, kOpMaskedFillDefaults},
    {979, kOpMaskedFillRangeDefaults},
    {980, kOpMaskedScatterDefaults},
    {981, kOpMaskedSelectDefaults},
    {982, kOpMatMulDefaults},
    {983, kOpMatMulV2Defaults},
    {984, kOpMatrixInverseDefaults},
    {985, kOpMaxPool3DDefaults},
    {986, kOpMaximumDefaults},
    {987, kOpMinimumDefaults},
    {988, kOpMirrorPadDefaults},
    {989, kOpMishDefaults},
    {990, kOpMishGradDefaults},
    {991, kOpModDefaults},
    {992, kOpMseLossDefaults},
    {993, kOpMseLossGradDefaults},
    {994, kOpMulDefaults},
    {995, kOpMultiHeadAttentionDefaults},
    {996, kOpMultiHeadAttentionGradDefaults},
    {997, kOpMultilabelMarginLossDefaults},
    {998, kOpMultinomialWithReplacementDefaults},
    {999, kOpNLLLossDefaults},
    {1000, kOpNLLLossGradDefaults},
    {1001, kOpNMSWithMaskDefaults},
    {1002, kOpNPUAllocFloatStatusDefaults},
    {1003, kOpNPUClearFloatDebugStatusDefaults},
    {1004, kOpNPUClearFloatStatusDefaults},
    {1005, kOpNPUClearFloatStatusV2Defaults},
    {1006, kOpNPUGetFloatDebugStatusDefaults},
    {1007, kOpNPUGetFloatStatusDefaults},
    {1008, kOpNPUGetFloatStatusV2Defaults},
    {1009, kOpNanToNumDefaults},
    {1010, kOpNegDefaults},
    {1011, kOpNonMaxSuppressionV4Defaults},
    {1012, kOpNonZeroDefaults},
    {1013, kOpNormalizeBatchDefaults},
    {1014, kOpNormalizeV2Defaults},
    {1015, kOpNotEqualDefaults},
    {1016, kOpOneHotDefaults},
    {1017, kOpOneHotDDefaults},
    {1018, kOpOnesLikeDefaults},
    {1019, kOpPReluDefaults},
    {1020, kOpPSROIPoolingGradV2DDefaults},
    {1021, kOpPSROIPoolingV2Defaults},
    {1022, kOpPackDefaults},
    {1023, kOpPadDefaults},
    {1024, kOpPadV3Defaults},
    {1025, kOpPadV3GradDefaults},
    {1026, kOpPdistDefaults},
    {1027, kOpPowDefaults},
    {1028, kOpQrDefaults},
    {1029, kOpQuantizeDefaults},
    {1030, kOpRandomChoiceWithMaskDefaults},
    {1031, kOpRangeDefaults},
    {1032, kOpRangeDDefaults},
    {1033, kOpRealDivDefaults},
    {1034, kOpReciprocalDefaults},
    {1035, kOpReduceAllDefaults},
    {1036, kOpReduceAnyDefaults},
    {1037, kOpReduceLogSumExpDefaults},
    {1038, kOpReduceMaxDefaults},
    {1039, kOpReduceMeanDefaults},
    {1040, kOpReduceMeanDDefaults},
    {1041, kOpReduceMeanWithCountDefaults},
    {1042, kOpReduceMinDefaults},
    {1043, kOpReduceProdDefaults},
    {1044, kOpReduceStdWithMeanDefaults},
    {1045, kOpReduceSumDefaults},
    {1046, kOpReduceSumDDefaults},
    {1047, kOpReluDefaults},
    {1048, kOpReluGradDefaults},
    {1049, kOpRenormDefaults},
    {1050, kOpReshapeDefaults},
    {1051, kOpResizeBilinearV2Defaults},
    {1052, kOpResizeBilinearV2GradDefaults},
    {1053, kOpResizeNearestNeighborV2Defaults},
    {1054, kOpResizeNearestNeighborV2GradDefaults},
    {1055, kOpReverseV2Defaults},
    {1056, kOpRightShiftDefaults},
    {1057, kOpRmsNormDefaults},
    {1058, kOpRollDefaults},
    {1059, kOpRotaryMulDefaults},
    {1060, kOpRotatedBoxDecodeDefaults},
    {1061, kOpRotatedBoxEncodeDefaults},
    {1062, kOpRotatedIouDefaults},
    {1063, kOpRotatedNMSDefaults},
    {1064, kOpRotatedOverlapsDefaults},
    {1065, kOpRoundDefaults},
    {1066, kOpRsqrtDefaults},
    {1067, kOpScatterDefaults},
    {1068, kOpScatterElementsDefaults},
    {1069, kOpScatterNdAddDefaults},
    {1070, kOpScatterNdUpdateDefaults},
    {1071, kOpScatterUpdateDefaults},
    {1072, kOpSearchSortedDefaults},
    {1073, kOpSeluDefaults},
    {1074, kOpSeluGradDefaults},
    {1075, kOpShuffleChannelDefaults},
    {1076, kOpSigmoidDefaults},
    {1077, kOpSigmoidCrossEntropyWithLogitsGradV2Defaults},
    {1078, kOpSigmoidCrossEntropyWithLogitsV2Defaults},
    {1079, kOpSigmoidGradDefaults},
    {1080, kOpSignDefaults},
    {1081, kOpSignBitsPackDefaults},
    {1082, kOpSignBitsUnpackDefaults},
    {1083, kOpSiluGradDefaults},
    {1084, kOpSinDefaults},
    {1085, kOpSinhDefaults},
    {1086, kOpSliceDefaults},
    {1087, kOpSmoothL1LossGradV2Defaults},
    {1088, kOpSmoothL1LossV2Defaults},
    {1089, kOpSoftMarginLossDefaults},
    {1090, kOpSoftMarginLossGradDefaults},
    {1091, kOpSoftShrinkDefaults},
    {1092, kOpSoftShrinkGradDefaults},
    {1093, kOpSoftmaxCrossEntropyWithLogitsDefaults},
    {1094, kOpSoftmaxGradDefaults},
    {1095, kOpSoftmaxV2Defaults},
    {1096, kOpSoftplusV2Defaults},
    {1097, kOpSoftplusV2GradDefaults},
    {1098, kOpSortDefaults},
    {1099, kOpSortV2Defaults},
    {1100, kOpSqrtDefaults},
    {1101, kOpSquareDefaults},
    {1102, kOpStatelessBernoulliDefaults},
    {1103, kOpStatelessDropOutGenMaskDefaults},
    {1104, kOpStatelessRandomNormalV2Defaults},
    {1105, kOpStatelessRandomUniformV2Defaults},
    {1106, kOpStatelessRandpermDefaults},
    {1107, kOpStrideAddDefaults},
    {1108, kOpStridedSliceDefaults},
    {1109, kOpSubDefaults},
    {1110, kOpSwishDefaults},
    {1111, kOpSwishGradDefaults},
    {1112, kOpTanDefaults},
    {1113, kOpTanhDefaults},
    {1114, kOpTanhGradDefaults},
    {1115, kOpTensorEqualDefaults},
    {1116, kOpThresholdGradV2DDefaults},
    {1117, kOpThresholdV2DDefaults},
    {1118, kOpTileDefaults},
    {1119, kOpTopKV2Defaults},
    {1120, kOpTraceDefaults},
    {1121, kOpTransposeDefaults},
    {1122, kOpTrilDefaults},
    {1123, kOpTriuDefaults},
    {1124, kOpTruncDefaults},
    {1125, kOpUniqueConsecutiveDefaults},
    {1126, kOpUniqueWithCountsAndSortingDefaults},
    {1127, kOpUpsampleNearest3dDefaults},
    {1128, kOpUpsampleNearest3dGradDefaults},
    {1129, kOpUpsampleTrilinear3dDefaults},
    {1130, kOpUpsampleTrilinear3dGradDefaults},
    {1131, kOpViewCopyDefaults},
    {1132, kOpXlogyDefaults},
    {1133, kOpYoloBoxesEncodeDefaults},
    {1134, kOpZerosLikeDefaults},
};
const uint16_t kGraphTypeCount = 340;

}  // namespace hotplate::nn
