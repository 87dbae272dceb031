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
const AttributeDefault kOpCIoUDefaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, "iou", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCastDefaults[] = {{}, {}, {true, -1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCdistDefaults[] = {{}, {}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCdistGradDefaults[] = {{}, {}, {}, {}, {}, {true, 0, 2.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpCeilDefaults[] = {{}, {}};
const AttributeDefault kOpCeluV2Defaults[] = {{}, {}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpClipByValueDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpClipByValueV2Defaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpCol2imDefaults[] = {{}, {}, {}, {}, {}, {}, {}};
const AttributeDefault kOpConcatDDefaults[] = {{}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpConcatV2Defaults[] = {{}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}};
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
const AttributeDefault kOpGatherDefaults[] = {{}, {}, {}, {true, 1, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGatherElementsDefaults[] = {{}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpGatherV2Defaults[] = {{}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
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
const AttributeDefault kOpIndexByTensorDefaults[] = {{}, {}, {}, {}};
const AttributeDefault kOpIndexFillDDefaults[] = {{}, {}, {}, {}, {}};
const AttributeDefault kOpIndexPutV2Defaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpInplaceIndexAddDefaults[] = {{}, {}, {}, {}, {}, {}};
const AttributeDefault kOpInvertDefaults[] = {{}, {}};
const AttributeDefault kOpIouDefaults[] = {{}, {}, {}, {true, 0, 0, "iou", nullptr, nullptr, 0}, {true, 0, 1.0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpIsCloseDefaults[] = {{}, {}, {}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-08, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpIsFiniteDefaults[] = {{}, {}};
const AttributeDefault kOpIsInfDefaults[] = {{}, {}};
const AttributeDefault kOpIsNanDefaults[] = {{}, {}};
const AttributeDefault kOpKLDivDefaults[] = {{}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpKlDivLossGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpL1LossGradDefaults[] = {{}, {}, {}, {}, {true, 0, 0, "mean", nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormDefaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormGradDefaults[] = {{}, {}, {}, {}, {}, {}, {}, {}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormV3Defaults[] = {{}, {}, {}, {}, {}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 0, nullptr, nullptr, nullptr, 0}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
const AttributeDefault kOpLayerNormV4Defaults[] = {{}, {}, {}, {}, {}, {}, {}, {true, 0, 1e-05, nullptr, nullptr, nullptr, 0}};
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
const AttributeDefault kOpMulsDefaults[] = {{}, {}, {}};
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
const AttributeDefault kOpSelectV2Defaults[] = {{}, {}, {}, {}};
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
const AttributeDefault kOpSqueezeDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
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
const AttributeDefault kOpUnsqueezeDefaults[] = {{}, {}, {true, 0, 0, nullptr, nullptr, nullptr, 0}};
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
    {797, kOpAbsDefaults},
    {798, kOpAcosDefaults},
    {799, kOpAcoshDefaults},
    {800, kOpAdaptiveAvgPool2dDefaults},
    {801, kOpAdaptiveAvgPool2dGradDefaults},
    {802, kOpAddDefaults},
    {803, kOpAddcdivDefaults},
    {804, kOpAddcmulDefaults},
    {805, kOpAffineGridDefaults},
    {806, kOpAnchorResponseFlagsDefaults},
    {807, kOpApplyAdamDDefaults},
    {808, kOpApplyAdamV2Defaults},
    {809, kOpApplyAdamWDefaults},
    {810, kOpArgMaxGradDefaults},
    {811, kOpArgMaxV2Defaults},
    {812, kOpArgMaxWithValueDefaults},
    {813, kOpArgMinDefaults},
    {814, kOpArgMinWithValueDefaults},
    {815, kOpAsStridedDefaults},
    {816, kOpAsinDefaults},
    {817, kOpAsinhDefaults},
    {818, kOpAtanDefaults},
    {819, kOpAtan2Defaults},
    {820, kOpAtanhDefaults},
    {821, kOpAttentionLnQKVDefaults},
    {822, kOpAttentionQKVGradWDefaults},
    {823, kOpAttentionQKVGradXDefaults},
    {824, kOpAttentionScoreDefaults},
    {825, kOpAttentionScoreGradDefaults},
    {826, kOpAvgPool3DDefaults},
    {827, kOpAvgPool3DGradDefaults},
    {828, kOpAvgPoolV2Defaults},
    {829, kOpAvgPoolV2GradDefaults},
    {830, kOpAxpyV2Defaults},
    {831, kOpAxpyWithSoftmaxAndDropOutDoMaskDefaults},
    {832, kOpBN3DTrainingReduceDefaults},
    {833, kOpBN3DTrainingReduceGradDefaults},
    {834, kOpBN3DTrainingUpdateDefaults},
    {835, kOpBN3DTrainingUpdateGradDefaults},
    {836, kOpBNInferDefaults},
    {837, kOpBNInferGradDefaults},
    {838, kOpBNTrainingReduceDefaults},
    {839, kOpBNTrainingReduceGradDefaults},
    {840, kOpBNTrainingUpdateDefaults},
    {841, kOpBNTrainingUpdateGradDefaults},
    {842, kOpBatchMatMulDefaults},
    {843, kOpBatchMultiClassNonMaxSuppressionDefaults},
    {844, kOpBiasAddGradDefaults},
    {845, kOpBinaryCrossEntropyDefaults},
    {846, kOpBinaryCrossEntropyGradDefaults},
    {847, kOpBincountDefaults},
    {848, kOpBitwiseAndDefaults},
    {849, kOpBitwiseOrDefaults},
    {850, kOpBitwiseXorDefaults},
    {851, kOpBoundingBoxDecodeDefaults},
    {852, kOpBoundingBoxEncodeDefaults},
    {853, kOpBroadcastToDefaults},
    {854, kOpCIoUDefaults},
    {855, kOpCastDefaults},
    {856, kOpCdistDefaults},
    {857, kOpCdistGradDefaults},
    {858, kOpCeilDefaults},
    {859, kOpCeluV2Defaults},
    {860, kOpClipByValueDefaults},
    {861, kOpClipByValueV2Defaults},
    {862, kOpCol2imDefaults},
    {863, kOpConcatDDefaults},
    {864, kOpConcatV2Defaults},
    {865, kOpConfusionTransposeDDefaults},
    {866, kOpConv2DDefaults},
    {867, kOpConv2DBackpropFilterDefaults},
    {868, kOpConv2DBackpropInputDefaults},
    {869, kOpConv2DTransposeDefaults},
    {870, kOpConv3DDefaults},
    {871, kOpConv3DBackpropFilterDefaults},
    {872, kOpConv3DBackpropInputDefaults},
    {873, kOpConv3DTransposeDefaults},
    {874, kOpCosDefaults},
    {875, kOpCoshDefaults},
    {876, kOpCropAndResizeV2Defaults},
    {877, kOpCrossDefaults},
    {878, kOpCummaxDefaults},
    {879, kOpCumminDefaults},
    {880, kOpCumprodDefaults},
    {881, kOpCumsumDefaults},
    {882, kOpDIoUDefaults},
    {883, kOpDIoUGradDefaults},
    {884, kOpDepthwiseConv2DDefaults},
    {885, kOpDepthwiseConv2DBackpropFilterDefaults},
    {886, kOpDepthwiseConv2DBackpropInputDefaults},
    {887, kOpDiagDefaults},
    {888, kOpDiagPartDefaults},
    {889, kOpDivDefaults},
    {890, kOpDotDefaults},
    {891, kOpDropOutDoMaskDefaults},
    {892, kOpDropOutDoMaskV3Defaults},
    {893, kOpDropOutGenMaskV3Defaults},
    {894, kOpDropoutWithMulsAndSoftmaxGradDefaults},
    {895, kOpDynamicGRUV2Defaults},
    {896, kOpDynamicGRUV2GradDefaults},
    {897, kOpDynamicRNNDefaults},
    {898, kOpDynamicRNNGradDefaults},
    {899, kOpDynamicRNNV2Defaults},
    {900, kOpDynamicRNNV2GradDefaults},
    {901, kOpEluDefaults},
    {902, kOpEluGradV2Defaults},
    {903, kOpEmbeddingDenseGradDefaults},
    {904, kOpEqualDefaults},
    {905, kOpErfDefaults},
    {906, kOpErfcDefaults},
    {907, kOpErfinvDefaults},
    {908, kOpExpDefaults},
    {909, kOpExpm1Defaults},
    {910, kOpEyeDefaults},
    {911, kOpFastGeluDefaults},
    {912, kOpFastGeluGradDefaults},
    {913, kOpFillDefaults},
    {914, kOpFillDiagonalDefaults},
    {915, kOpFloorDefaults},
    {916, kOpFloorDivDefaults},
    {917, kOpFloorModDefaults},
    {918, kOpGIoUDefaults},
    {919, kOpGIoUGradDefaults},
    {920, kOpGLUDefaults},
    {921, kOpGLUGradDefaults},
    {922, kOpGatherDefaults},
    {923, kOpGatherElementsDefaults},
    {924, kOpGatherV2Defaults},
    {925, kOpGatherV2DDefaults},
    {926, kOpGeluDefaults},
    {927, kOpGreaterDefaults},
    {928, kOpGreaterEqualDefaults},
    {929, kOpGridAssignPositiveDefaults},
    {930, kOpGridSampler2DDefaults},
    {931, kOpGridSampler2DGradDefaults},
    {932, kOpGridSampler3DDefaults},
    {933, kOpGroupNormDefaults},
    {934, kOpHardShrinkDefaults},
    {935, kOpHardShrinkGradDefaults},
    {936, kOpHardSigmoidDefaults},
    {937, kOpHardSigmoidGradDefaults},
    {938, kOpHardSwishDefaults},
    {939, kOpHardSwishGradDefaults},
    {940, kOpHardtanhGradDefaults},
    {941, kOpHistogramDefaults},
    {942, kOpIFMRDefaults},
    {943, kOpIdentityDefaults},
    {944, kOpIm2colDefaults},
    {945, kOpImgToTensorDefaults},
    {946, kOpIndexByTensorDefaults},
    {947, kOpIndexFillDDefaults},
    {948, kOpIndexPutV2Defaults},
    {949, kOpInplaceIndexAddDefaults},
    {950, kOpInvertDefaults},
    {951, kOpIouDefaults},
    {952, kOpIsCloseDefaults},
    {953, kOpIsFiniteDefaults},
    {954, kOpIsInfDefaults},
    {955, kOpIsNanDefaults},
    {956, kOpKLDivDefaults},
    {957, kOpKlDivLossGradDefaults},
    {958, kOpL1LossGradDefaults},
    {959, kOpLayerNormDefaults},
    {960, kOpLayerNormGradDefaults},
    {961, kOpLayerNormV3Defaults},
    {962, kOpLayerNormV4Defaults},
    {963, kOpLeakyReluDefaults},
    {964, kOpLeakyReluGradDefaults},
    {965, kOpLeftShiftDefaults},
    {966, kOpLerpDefaults},
    {967, kOpLessDefaults},
    {968, kOpLessEqualDefaults},
    {969, kOpLinSpaceDefaults},
    {970, kOpLogDefaults},
    {971, kOpLog1pDefaults},
    {972, kOpLogAddExpDefaults},
    {973, kOpLogMatrixDeterminantDefaults},
    {974, kOpLogSigmoidDefaults},
    {975, kOpLogSigmoidGradDefaults},
    {976, kOpLogSoftmaxGradDefaults},
    {977, kOpLogSoftmaxV2Defaults},
    {978, kOpLogSpaceDDefaults},
    {979, kOpLogicalAndDefaults},
    {980, kOpLogicalNotDefaults},
    {981, kOpLogicalOrDefaults},
    {982, kOpLogicalXorDefaults},
    {983, kOpLpLossDefaults},
    {984, kOpLpNormReduceV2Defaults},
    {985, kOpLpNormUpdateV2Defaults},
    {986, kOpMaskedFillDefaults},
    {987, kOpMaskedFillRangeDefaults},
    {988, kOpMaskedScatterDefaults},
    {989, kOpMaskedSelectDefaults},
    {990, kOpMatMulDefaults},
    {991, kOpMatMulV2Defaults},
    {992, kOpMatrixInverseDefaults},
    {993, kOpMaxPool3DDefaults},
    {994, kOpMaximumDefaults},
    {995, kOpMinimumDefaults},
    {996, kOpMirrorPadDefaults},
    {997, kOpMishDefaults},
    {998, kOpMishGradDefaults},
    {999, kOpModDefaults},
    {1000, kOpMseLossDefaults},
    {1001, kOpMseLossGradDefaults},
    {1002, kOpMulDefaults},
    {1003, kOpMulsDefaults},
    {1004, kOpMultiHeadAttentionDefaults},
    {1005, kOpMultiHeadAttentionGradDefaults},
    {1006, kOpMultilabelMarginLossDefaults},
    {1007, kOpMultinomialWithReplacementDefaults},
    {1008, kOpNLLLossDefaults},
    {1009, kOpNLLLossGradDefaults},
    {1010, kOpNMSWithMaskDefaults},
    {1011, kOpNPUAllocFloatStatusDefaults},
    {1012, kOpNPUClearFloatDebugStatusDefaults},
    {1013, kOpNPUClearFloatStatusDefaults},
    {1014, kOpNPUClearFloatStatusV2Defaults},
    {1015, kOpNPUGetFloatDebugStatusDefaults},
    {1016, kOpNPUGetFloatStatusDefaults},
    {1017, kOpNPUGetFloatStatusV2Defaults},
    {1018, kOpNanToNumDefaults},
    {1019, kOpNegDefaults},
    {1020, kOpNonMaxSuppressionV4Defaults},
    {1021, kOpNonZeroDefaults},
    {1022, kOpNormalizeBatchDefaults},
    {1023, kOpNormalizeV2Defaults},
    {1024, kOpNotEqualDefaults},
    {1025, kOpOneHotDefaults},
    {1026, kOpOneHotDDefaults},
    {1027, kOpOnesLikeDefaults},
    {1028, kOpPReluDefaults},
    {1029, kOpPSROIPoolingGradV2DDefaults},
    {1030, kOpPSROIPoolingV2Defaults},
    {1031, kOpPackDefaults},
    {1032, kOpPadDefaults},
    {1033, kOpPadV3Defaults},
    {1034, kOpPadV3GradDefaults},
    {1035, kOpPdistDefaults},
    {1036, kOpPowDefaults},
    {1037, kOpQrDefaults},
    {1038, kOpQuantizeDefaults},
    {1039, kOpRandomChoiceWithMaskDefaults},
    {1040, kOpRangeDefaults},
    {1041, kOpRangeDDefaults},
    {1042, kOpRealDivDefaults},
    {1043, kOpReciprocalDefaults},
    {1044, kOpReduceAllDefaults},
    {1045, kOpReduceAnyDefaults},
    {1046, kOpReduceLogSumExpDefaults},
    {1047, kOpReduceMaxDefaults},
    {1048, kOpReduceMeanDefaults},
    {1049, kOpReduceMeanDDefaults},
    {1050, kOpReduceMeanWithCountDefaults},
    {1051, kOpReduceMinDefaults},
    {1052, kOpReduceProdDefaults},
    {1053, kOpReduceStdWithMeanDefaults},
    {1054, kOpReduceSumDefaults},
    {1055, kOpReduceSumDDefaults},
    {1056, kOpReluDefaults},
    {1057, kOpReluGradDefaults},
    {1058, kOpRenormDefaults},
    {1059, kOpReshapeDefaults},
    {1060, kOpResizeBilinearV2Defaults},
    {1061, kOpResizeBilinearV2GradDefaults},
    {1062, kOpResizeNearestNeighborV2Defaults},
    {1063, kOpResizeNearestNeighborV2GradDefaults},
    {1064, kOpReverseV2Defaults},
    {1065, kOpRightShiftDefaults},
    {1066, kOpRmsNormDefaults},
    {1067, kOpRollDefaults},
    {1068, kOpRotaryMulDefaults},
    {1069, kOpRotatedBoxDecodeDefaults},
    {1070, kOpRotatedBoxEncodeDefaults},
    {1071, kOpRotatedIouDefaults},
    {1072, kOpRotatedNMSDefaults},
    {1073, kOpRotatedOverlapsDefaults},
    {1074, kOpRoundDefaults},
    {1075, kOpRsqrtDefaults},
    {1076, kOpScatterDefaults},
    {1077, kOpScatterElementsDefaults},
    {1078, kOpScatterNdAddDefaults},
    {1079, kOpScatterNdUpdateDefaults},
    {1080, kOpScatterUpdateDefaults},
    {1081, kOpSearchSortedDefaults},
    {1082, kOpSelectV2Defaults},
    {1083, kOpSeluDefaults},
    {1084, kOpSeluGradDefaults},
    {1085, kOpShuffleChannelDefaults},
    {1086, kOpSigmoidDefaults},
    {1087, kOpSigmoidCrossEntropyWithLogitsGradV2Defaults},
    {1088, kOpSigmoidCrossEntropyWithLogitsV2Defaults},
    {1089, kOpSigmoidGradDefaults},
    {1090, kOpSignDefaults},
    {1091, kOpSignBitsPackDefaults},
    {1092, kOpSignBitsUnpackDefaults},
    {1093, kOpSiluGradDefaults},
    {1094, kOpSinDefaults},
    {1095, kOpSinhDefaults},
    {1096, kOpSliceDefaults},
    {1097, kOpSmoothL1LossGradV2Defaults},
    {1098, kOpSmoothL1LossV2Defaults},
    {1099, kOpSoftMarginLossDefaults},
    {1100, kOpSoftMarginLossGradDefaults},
    {1101, kOpSoftShrinkDefaults},
    {1102, kOpSoftShrinkGradDefaults},
    {1103, kOpSoftmaxCrossEntropyWithLogitsDefaults},
    {1104, kOpSoftmaxGradDefaults},
    {1105, kOpSoftmaxV2Defaults},
    {1106, kOpSoftplusV2Defaults},
    {1107, kOpSoftplusV2GradDefaults},
    {1108, kOpSortDefaults},
    {1109, kOpSortV2Defaults},
    {1110, kOpSqrtDefaults},
    {1111, kOpSquareDefaults},
    {1112, kOpSqueezeDefaults},
    {1113, kOpStatelessBernoulliDefaults},
    {1114, kOpStatelessDropOutGenMaskDefaults},
    {1115, kOpStatelessRandomNormalV2Defaults},
    {1116, kOpStatelessRandomUniformV2Defaults},
    {1117, kOpStatelessRandpermDefaults},
    {1118, kOpStrideAddDefaults},
    {1119, kOpStridedSliceDefaults},
    {1120, kOpSubDefaults},
    {1121, kOpSwishDefaults},
    {1122, kOpSwishGradDefaults},
    {1123, kOpTanDefaults},
    {1124, kOpTanhDefaults},
    {1125, kOpTanhGradDefaults},
    {1126, kOpTensorEqualDefaults},
    {1127, kOpThresholdGradV2DDefaults},
    {1128, kOpThresholdV2DDefaults},
    {1129, kOpTileDefaults},
    {1130, kOpTopKV2Defaults},
    {1131, kOpTraceDefaults},
    {1132, kOpTransposeDefaults},
    {1133, kOpTrilDefaults},
    {1134, kOpTriuDefaults},
    {1135, kOpTruncDefaults},
    {1136, kOpUniqueConsecutiveDefaults},
    {1137, kOpUniqueWithCountsAndSortingDefaults},
    {1138, kOpUnsqueezeDefaults},
    {1139, kOpUpsampleNearest3dDefaults},
    {1140, kOpUpsampleNearest3dGradDefaults},
    {1141, kOpUpsampleTrilinear3dDefaults},
    {1142, kOpUpsampleTrilinear3dGradDefaults},
    {1143, kOpViewCopyDefaults},
    {1144, kOpXlogyDefaults},
    {1145, kOpYoloBoxesEncodeDefaults},
    {1146, kOpZerosLikeDefaults},
};
const uint16_t kGraphTypeCount = 350;

}  // namespace hotplate::nn
