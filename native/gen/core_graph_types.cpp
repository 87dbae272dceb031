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
    {864, kOpConfusionTransposeDDefaults},
    {865, kOpConv2DDefaults},
    {866, kOpConv2DBackpropFilterDefaults},
    {867, kOpConv2DBackpropInputDefaults},
    {868, kOpConv2DTransposeDefaults},
    {869, kOpConv3DDefaults},
    {870, kOpConv3DBackpropFilterDefaults},
    {871, kOpConv3DBackpropInputDefaults},
    {872, kOpConv3DTransposeDefaults},
    {873, kOpCosDefaults},
    {874, kOpCoshDefaults},
    {875, kOpCropAndResizeV2Defaults},
    {876, kOpCrossDefaults},
    {877, kOpCummaxDefaults},
    {878, kOpCumminDefaults},
    {879, kOpCumprodDefaults},
    {880, kOpCumsumDefaults},
    {881, kOpDIoUDefaults},
    {882, kOpDIoUGradDefaults},
    {883, kOpDepthwiseConv2DDefaults},
    {884, kOpDepthwiseConv2DBackpropFilterDefaults},
    {885, kOpDepthwiseConv2DBackpropInputDefaults},
    {886, kOpDiagDefaults},
    {887, kOpDiagPartDefaults},
    {888, kOpDivDefaults},
    {889, kOpDotDefaults},
    {890, kOpDropOutDoMaskDefaults},
    {891, kOpDropOutDoMaskV3Defaults},
    {892, kOpDropOutGenMaskV3Defaults},
    {893, kOpDropoutWithMulsAndSoftmaxGradDefaults},
    {894, kOpDynamicGRUV2Defaults},
    {895, kOpDynamicGRUV2GradDefaults},
    {896, kOpDynamicRNNDefaults},
    {897, kOpDynamicRNNGradDefaults},
    {898, kOpDynamicRNNV2Defaults},
    {899, kOpDynamicRNNV2GradDefaults},
    {900, kOpEluDefaults},
    {901, kOpEluGradV2Defaults},
    {902, kOpEmbeddingDenseGradDefaults},
    {903, kOpEqualDefaults},
    {904, kOpErfDefaults},
    {905, kOpErfcDefaults},
    {906, kOpErfinvDefaults},
    {907, kOpExpDefaults},
    {908, kOpExpm1Defaults},
    {909, kOpEyeDefaults},
    {910, kOpFastGeluDefaults},
    {911, kOpFastGeluGradDefaults},
    {912, kOpFillDefaults},
    {913, kOpFillDiagonalDefaults},
    {914, kOpFloorDefaults},
    {915, kOpFloorDivDefaults},
    {916, kOpFloorModDefaults},
    {917, kOpGIoUDefaults},
    {918, kOpGIoUGradDefaults},
    {919, kOpGLUDefaults},
    {920, kOpGLUGradDefaults},
    {921, kOpGatherDefaults},
    {922, kOpGatherElementsDefaults},
    {923, kOpGatherV2Defaults},
    {924, kOpGatherV2DDefaults},
    {925, kOpGeluDefaults},
    {926, kOpGreaterDefaults},
    {927, kOpGreaterEqualDefaults},
    {928, kOpGridAssignPositiveDefaults},
    {929, kOpGridSampler2DDefaults},
    {930, kOpGridSampler2DGradDefaults},
    {931, kOpGridSampler3DDefaults},
    {932, kOpGroupNormDefaults},
    {933, kOpHardShrinkDefaults},
    {934, kOpHardShrinkGradDefaults},
    {935, kOpHardSigmoidDefaults},
    {936, kOpHardSigmoidGradDefaults},
    {937, kOpHardSwishDefaults},
    {938, kOpHardSwishGradDefaults},
    {939, kOpHardtanhGradDefaults},
    {940, kOpHistogramDefaults},
    {941, kOpIFMRDefaults},
    {942, kOpIdentityDefaults},
    {943, kOpIm2colDefaults},
    {944, kOpImgToTensorDefaults},
    {945, kOpIndexFillDDefaults},
    {946, kOpIndexPutV2Defaults},
    {947, kOpInplaceIndexAddDefaults},
    {948, kOpInvertDefaults},
    {949, kOpIouDefaults},
    {950, kOpIsCloseDefaults},
    {951, kOpIsFiniteDefaults},
    {952, kOpKLDivDefaults},
    {953, kOpKlDivLossGradDefaults},
    {954, kOpL1LossGradDefaults},
    {955, kOpLayerNormDefaults},
    {956, kOpLayerNormGradDefaults},
    {957, kOpLayerNormV3Defaults},
    {958, kOpLeakyReluDefaults},
    {959, kOpLeakyReluGradDefaults},
    {960, kOpLeftShiftDefaults},
    {961, kOpLerpDefaults},
    {962, kOpLessDefaults},
    {963, kOpLessEqualDefaults},
    {964, kOpLinSpaceDefaults},
    {965, kOpLogDefaults},
    {966, kOpLog1pDefaults},
    {967, kOpLogAddExpDefaults},
    {968, kOpLogMatrixDeterminantDefaults},
    {969, kOpLogSigmoidDefaults},
    {970, kOpLogSigmoidGradDefaults},
    {971, kOpLogSoftmaxGradDefaults},
    {972, kOpLogSoftmaxV2Defaults},
    {973, kOpLogSpaceDDefaults},
    {974, kOpLogicalAndDefaults},
    {975, kOpLogicalNotDefaults},
    {976, kOpLogicalOrDefaults},
    {977, kOpLogicalXorDefaults},
    {978, kOpLpLossDefaults},
    {979, kOpLpNormReduceV2Defaults},
    {980, kOpLpNormUpdateV2Defaults},
    {981, kOpMaskedFillDefaults},
    {982, kOpMaskedFillRangeDefaults},
    {983, kOpMaskedScatterDefaults},
    {984, kOpMaskedSelectDefaults},
    {985, kOpMatMulDefaults},
    {986, kOpMatMulV2Defaults},
    {987, kOpMatrixInverseDefaults},
    {988, kOpMaxPool3DDefaults},
    {989, kOpMaximumDefaults},
    {990, kOpMinimumDefaults},
    {991, kOpMirrorPadDefaults},
    {992, kOpMishDefaults},
    {993, kOpMishGradDefaults},
    {994, kOpModDefaults},
    {995, kOpMseLossDefaults},
    {996, kOpMseLossGradDefaults},
    {997, kOpMulDefaults},
    {998, kOpMultiHeadAttentionDefaults},
    {999, kOpMultiHeadAttentionGradDefaults},
    {1000, kOpMultilabelMarginLossDefaults},
    {1001, kOpMultinomialWithReplacementDefaults},
    {1002, kOpNLLLossDefaults},
    {1003, kOpNLLLossGradDefaults},
    {1004, kOpNMSWithMaskDefaults},
    {1005, kOpNPUAllocFloatStatusDefaults},
    {1006, kOpNPUClearFloatDebugStatusDefaults},
    {1007, kOpNPUClearFloatStatusDefaults},
    {1008, kOpNPUClearFloatStatusV2Defaults},
    {1009, kOpNPUGetFloatDebugStatusDefaults},
    {1010, kOpNPUGetFloatStatusDefaults},
    {1011, kOpNPUGetFloatStatusV2Defaults},
    {1012, kOpNanToNumDefaults},
    {1013, kOpNegDefaults},
    {1014, kOpNonMaxSuppressionV4Defaults},
    {1015, kOpNonZeroDefaults},
    {1016, kOpNormalizeBatchDefaults},
    {1017, kOpNormalizeV2Defaults},
    {1018, kOpNotEqualDefaults},
    {1019, kOpOneHotDefaults},
    {1020, kOpOneHotDDefaults},
    {1021, kOpOnesLikeDefaults},
    {1022, kOpPReluDefaults},
    {1023, kOpPSROIPoolingGradV2DDefaults},
    {1024, kOpPSROIPoolingV2Defaults},
    {1025, kOpPackDefaults},
    {1026, kOpPadDefaults},
    {1027, kOpPadV3Defaults},
    {1028, kOpPadV3GradDefaults},
    {1029, kOpPdistDefaults},
    {1030, kOpPowDefaults},
    {1031, kOpQrDefaults},
    {1032, kOpQuantizeDefaults},
    {1033, kOpRandomChoiceWithMaskDefaults},
    {1034, kOpRangeDefaults},
    {1035, kOpRangeDDefaults},
    {1036, kOpRealDivDefaults},
    {1037, kOpReciprocalDefaults},
    {1038, kOpReduceAllDefaults},
    {1039, kOpReduceAnyDefaults},
    {1040, kOpReduceLogSumExpDefaults},
    {1041, kOpReduceMaxDefaults},
    {1042, kOpReduceMeanDefaults},
    {1043, kOpReduceMeanDDefaults},
    {1044, kOpReduceMeanWithCountDefaults},
    {1045, kOpReduceMinDefaults},
    {1046, kOpReduceProdDefaults},
    {1047, kOpReduceStdWithMeanDefaults},
    {1048, kOpReduceSumDefaults},
    {1049, kOpReduceSumDDefaults},
    {1050, kOpReluDefaults},
    {1051, kOpReluGradDefaults},
    {1052, kOpRenormDefaults},
    {1053, kOpReshapeDefaults},
    {1054, kOpResizeBilinearV2Defaults},
    {1055, kOpResizeBilinearV2GradDefaults},
    {1056, kOpResizeNearestNeighborV2Defaults},
    {1057, kOpResizeNearestNeighborV2GradDefaults},
    {1058, kOpReverseV2Defaults},
    {1059, kOpRightShiftDefaults},
    {1060, kOpRmsNormDefaults},
    {1061, kOpRollDefaults},
    {1062, kOpRotaryMulDefaults},
    {1063, kOpRotatedBoxDecodeDefaults},
    {1064, kOpRotatedBoxEncodeDefaults},
    {1065, kOpRotatedIouDefaults},
    {1066, kOpRotatedNMSDefaults},
    {1067, kOpRotatedOverlapsDefaults},
    {1068, kOpRoundDefaults},
    {1069, kOpRsqrtDefaults},
    {1070, kOpScatterDefaults},
    {1071, kOpScatterElementsDefaults},
    {1072, kOpScatterNdAddDefaults},
    {1073, kOpScatterNdUpdateDefaults},
    {1074, kOpScatterUpdateDefaults},
    {1075, kOpSearchSortedDefaults},
    {1076, kOpSeluDefaults},
    {1077, kOpSeluGradDefaults},
    {1078, kOpShuffleChannelDefaults},
    {1079, kOpSigmoidDefaults},
    {1080, kOpSigmoidCrossEntropyWithLogitsGradV2Defaults},
    {1081, kOpSigmoidCrossEntropyWithLogitsV2Defaults},
    {1082, kOpSigmoidGradDefaults},
    {1083, kOpSignDefaults},
    {1084, kOpSignBitsPackDefaults},
    {1085, kOpSignBitsUnpackDefaults},
    {1086, kOpSiluGradDefaults},
    {1087, kOpSinDefaults},
    {1088, kOpSinhDefaults},
    {1089, kOpSliceDefaults},
    {1090, kOpSmoothL1LossGradV2Defaults},
    {1091, kOpSmoothL1LossV2Defaults},
    {1092, kOpSoftMarginLossDefaults},
    {1093, kOpSoftMarginLossGradDefaults},
    {1094, kOpSoftShrinkDefaults},
    {1095, kOpSoftShrinkGradDefaults},
    {1096, kOpSoftmaxCrossEntropyWithLogitsDefaults},
    {1097, kOpSoftmaxGradDefaults},
    {1098, kOpSoftmaxV2Defaults},
    {1099, kOpSoftplusV2Defaults},
    {1100, kOpSoftplusV2GradDefaults},
    {1101, kOpSortDefaults},
    {1102, kOpSortV2Defaults},
    {1103, kOpSqrtDefaults},
    {1104, kOpSquareDefaults},
    {1105, kOpStatelessBernoulliDefaults},
    {1106, kOpStatelessDropOutGenMaskDefaults},
    {1107, kOpStatelessRandomNormalV2Defaults},
    {1108, kOpStatelessRandomUniformV2Defaults},
    {1109, kOpStatelessRandpermDefaults},
    {1110, kOpStrideAddDefaults},
    {1111, kOpStridedSliceDefaults},
    {1112, kOpSubDefaults},
    {1113, kOpSwishDefaults},
    {1114, kOpSwishGradDefaults},
    {1115, kOpTanDefaults},
    {1116, kOpTanhDefaults},
    {1117, kOpTanhGradDefaults},
    {1118, kOpTensorEqualDefaults},
    {1119, kOpThresholdGradV2DDefaults},
    {1120, kOpThresholdV2DDefaults},
    {1121, kOpTileDefaults},
    {1122, kOpTopKV2Defaults},
    {1123, kOpTraceDefaults},
    {1124, kOpTransposeDefaults},
    {1125, kOpTrilDefaults},
    {1126, kOpTriuDefaults},
    {1127, kOpTruncDefaults},
    {1128, kOpUniqueConsecutiveDefaults},
    {1129, kOpUniqueWithCountsAndSortingDefaults},
    {1130, kOpUpsampleNearest3dDefaults},
    {1131, kOpUpsampleNearest3dGradDefaults},
    {1132, kOpUpsampleTrilinear3dDefaults},
    {1133, kOpUpsampleTrilinear3dGradDefaults},
    {1134, kOpViewCopyDefaults},
    {1135, kOpXlogyDefaults},
    {1136, kOpYoloBoxesEncodeDefaults},
    {1137, kOpZerosLikeDefaults},
};
const uint16_t kGraphTypeCount = 341;

}  // namespace hotplate::nn
