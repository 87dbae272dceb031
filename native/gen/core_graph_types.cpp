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
    {762, kOpAbsDefaults},
    {763, kOpAcosDefaults},
    {764, kOpAcoshDefaults},
    {765, kOpAdaptiveAvgPool2dDefaults},
    {766, kOpAdaptiveAvgPool2dGradDefaults},
    {767, kOpAddDefaults},
    {768, kOpAddcdivDefaults},
    {769, kOpAddcmulDefaults},
    {770, kOpAffineGridDefaults},
    {771, kOpAnchorResponseFlagsDefaults},
    {772, kOpApplyAdamDDefaults},
    {773, kOpApplyAdamV2Defaults},
    {774, kOpApplyAdamWDefaults},
    {775, kOpArgMaxGradDefaults},
    {776, kOpArgMaxV2Defaults},
    {777, kOpArgMaxWithValueDefaults},
    {778, kOpArgMinDefaults},
    {779, kOpArgMinWithValueDefaults},
    {780, kOpAsStridedDefaults},
    {781, kOpAsinDefaults},
    {782, kOpAsinhDefaults},
    {783, kOpAtanDefaults},
    {784, kOpAtan2Defaults},
    {785, kOpAtanhDefaults},
    {786, kOpAttentionLnQKVDefaults},
    {787, kOpAttentionQKVGradWDefaults},
    {788, kOpAttentionQKVGradXDefaults},
    {789, kOpAttentionScoreDefaults},
    {790, kOpAttentionScoreGradDefaults},
    {791, kOpAvgPool3DDefaults},
    {792, kOpAvgPool3DGradDefaults},
    {793, kOpAvgPoolV2Defaults},
    {794, kOpAvgPoolV2GradDefaults},
    {795, kOpAxpyV2Defaults},
    {796, kOpAxpyWithSoftmaxAndDropOutDoMaskDefaults},
    {797, kOpBN3DTrainingReduceDefaults},
    {798, kOpBN3DTrainingReduceGradDefaults},
    {799, kOpBN3DTrainingUpdateDefaults},
    {800, kOpBN3DTrainingUpdateGradDefaults},
    {801, kOpBNInferDefaults},
    {802, kOpBNInferGradDefaults},
    {803, kOpBNTrainingReduceDefaults},
    {804, kOpBNTrainingReduceGradDefaults},
    {805, kOpBNTrainingUpdateDefaults},
    {806, kOpBNTrainingUpdateGradDefaults},
    {807, kOpBatchMatMulDefaults},
    {808, kOpBatchMultiClassNonMaxSuppressionDefaults},
    {809, kOpBiasAddGradDefaults},
    {810, kOpBinaryCrossEntropyDefaults},
    {811, kOpBinaryCrossEntropyGradDefaults},
    {812, kOpBincountDefaults},
    {813, kOpBitwiseAndDefaults},
    {814, kOpBitwiseOrDefaults},
    {815, kOpBitwiseXorDefaults},
    {816, kOpBoundingBoxDecodeDefaults},
    {817, kOpBoundingBoxEncodeDefaults},
    {818, kOpBroadcastToDefaults},
    {819, kOpCastDefaults},
    {820, kOpCdistDefaults},
    {821, kOpCdistGradDefaults},
    {822, kOpCeilDefaults},
    {823, kOpCeluV2Defaults},
    {824, kOpClipByValueDefaults},
    {825, kOpClipByValueV2Defaults},
    {826, kOpCol2imDefaults},
    {827, kOpConcatDDefaults},
    {828, kOpConfusionTransposeDDefaults},
    {829, kOpConv2DDefaults},
    {830, kOpConv2DBackpropFilterDefaults},
    {831, kOpConv2DBackpropInputDefaults},
    {832, kOpConv2DTransposeDefaults},
    {833, kOpConv3DDefaults},
    {834, kOpConv3DBackpropFilterDefaults},
    {835, kOpConv3DBackpropInputDefaults},
    {836, kOpConv3DTransposeDefaults},
    {837, kOpCosDefaults},
    {838, kOpCoshDefaults},
    {839, kOpCropAndResizeV2Defaults},
    {840, kOpCrossDefaults},
    {841, kOpCummaxDefaults},
    {842, kOpCumminDefaults},
    {843, kOpCumprodDefaults},
    {844, kOpCumsumDefaults},
    {845, kOpDIoUDefaults},
    {846, kOpDIoUGradDefaults},
    {847, kOpDepthwiseConv2DDefaults},
    {848, kOpDepthwiseConv2DBackpropFilterDefaults},
    {849, kOpDepthwiseConv2DBackpropInputDefaults},
    {850, kOpDiagDefaults},
    {851, kOpDiagPartDefaults},
    {852, kOpDivDefaults},
    {853, kOpDotDefaults},
    {854, kOpDropOutDoMaskDefaults},
    {855, kOpDropOutDoMaskV3Defaults},
    {856, kOpDropOutGenMaskV3Defaults},
    {857, kOpDropoutWithMulsAndSoftmaxGradDefaults},
    {858, kOpDynamicGRUV2Defaults},
    {859, kOpDynamicGRUV2GradDefaults},
    {860, kOpDynamicRNNDefaults},
    {861, kOpDynamicRNNGradDefaults},
    {862, kOpDynamicRNNV2Defaults},
    {863, kOpDynamicRNNV2GradDefaults},
    {864, kOpEluDefaults},
    {865, kOpEluGradV2Defaults},
    {866, kOpEmbeddingDenseGradDefaults},
    {867, kOpEqualDefaults},
    {868, kOpErfDefaults},
    {869, kOpErfcDefaults},
    {870, kOpErfinvDefaults},
    {871, kOpExpDefaults},
    {872, kOpExpm1Defaults},
    {873, kOpEyeDefaults},
    {874, kOpFastGeluDefaults},
    {875, kOpFastGeluGradDefaults},
    {876, kOpFillDefaults},
    {877, kOpFillDiagonalDefaults},
    {878, kOpFloorDefaults},
    {879, kOpFloorDivDefaults},
    {880, kOpFloorModDefaults},
    {881, kOpGIoUDefaults},
    {882, kOpGIoUGradDefaults},
    {883, kOpGLUDefaults},
    {884, kOpGLUGradDefaults},
    {885, kOpGatherDefaults},
    {886, kOpGatherElementsDefaults},
    {887, kOpGatherV2Defaults},
    {888, kOpGatherV2DDefaults},
    {889, kOpGeluDefaults},
    {890, kOpGreaterDefaults},
    {891, kOpGreaterEqualDefaults},
    {892, kOpGridAssignPositiveDefaults},
    {893, kOpGridSampler2DDefaults},
    {894, kOpGridSampler2DGradDefaults},
    {895, kOpGridSampler3DDefaults},
    {896, kOpGroupNormDefaults},
    {897, kOpHardShrinkDefaults},
    {898, kOpHardShrinkGradDefaults},
    {899, kOpHardSigmoidDefaults},
    {900, kOpHardSigmoidGradDefaults},
    {901, kOpHardSwishDefaults},
    {902, kOpHardSwishGradDefaults},
    {903, kOpHardtanhGradDefaults},
    {904, kOpHistogramDefaults},
    {905, kOpIFMRDefaults},
    {906, kOpIdentityDefaults},
    {907, kOpIm2colDefaults},
    {908, kOpImgToTensorDefaults},
    {909, kOpIndexFillDDefaults},
    {910, kOpIndexPutV2Defaults},
    {911, kOpInplaceIndexAddDefaults},
    {912, kOpInvertDefaults},
    {913, kOpIouDefaults},
    {914, kOpIsCloseDefaults},
    {915, kOpIsFiniteDefaults},
    {916, kOpKLDivDefaults},
    {917, kOpKlDivLossGradDefaults},
    {918, kOpL1LossGradDefaults},
    {919, kOpLayerNormDefaults},
    {920, kOpLayerNormGradDefaults},
    {921, kOpLayerNormV3Defaults},
    {922, kOpLeakyReluDefaults},
    {923, kOpLeakyReluGradDefaults},
    {924, kOpLeftShiftDefaults},
    {925, kOpLerpDefaults},
    {926, kOpLessDefaults},
    {927, kOpLessEqualDefaults},
    {928, kOpLinSpaceDefaults},
    {929, kOpLogDefaults},
    {930, kOpLog1pDefaults},
    {931, kOpLogAddExpDefaults},
    {932, kOpLogMatrixDeterminantDefaults},
    {933, kOpLogSigmoidDefaults},
    {934, kOpLogSigmoidGradDefaults},
    {935, kOpLogSoftmaxGradDefaults},
    {936, kOpLogSoftmaxV2Defaults},
    {937, kOpLogSpaceDDefaults},
    {938, kOpLogicalAndDefaults},
    {939, kOpLogicalNotDefaults},
    {940, kOpLogicalOrDefaults},
    {941, kOpLogicalXorDefaults},
    {942, kOpLpLossDefaults},
    {943, kOpLpNormReduceV2Defaults},
    {944, kOpLpNormUpdateV2Defaults},
    {945, kOpMaskedFillDefaults},
    {946, kOpMaskedFillRangeDefaults},
    {947, kOpMaskedScatterDefaults},
    {948, kOpMaskedSelectDefaults},
    {949, kOpMatMulDefaults},
    {950, kOpMatMulV2Defaults},
    {951, kOpMatrixInverseDefaults},
    {952, kOpMaxPool3DDefaults},
    {953, kOpMaximumDefaults},
    {954, kOpMinimumDefaults},
    {955, kOpMirrorPadDefaults},
    {956, kOpMishDefaults},
    {957, kOpMishGradDefaults},
    {958, kOpModDefaults},
    {959, kOpMseLossDefaults},
    {960, kOpMseLossGradDefaults},
    {961, kOpMulDefaults},
    {962, kOpMultiHeadAttentionDefaults},
    {963, kOpMultiHeadAttentionGradDefaults},
    {964, kOpMultilabelMarginLossDefaults},
    {965, kOpMultinomialWithReplacementDefaults},
    {966, kOpNLLLossDefaults},
    {967, kOpNLLLossGradDefaults},
    {968, kOpNMSWithMaskDefaults},
    {969, kOpNPUAllocFloatStatusDefaults},
    {970, kOpNPUClearFloatDebugStatusDefaults},
    {971, kOpNPUClearFloatStatusDefaults},
    {972, kOpNPUClearFloatStatusV2Defaults},
    {973, kOpNPUGetFloatDebugStatusDefaults},
    {974, kOpNPUGetFloatStatusDefaults},
    {975, kOpNPUGetFloatStatusV2Defaults},
    {976, kOpNanToNumDefaults},
    {977, kOpNegDefaults},
    {978, kOpNonMaxSuppressionV4Defaults},
    {979, kOpNonZeroDefaults},
    {980, kOpNormalizeBatchDefaults},
    {981, kOpNormalizeV2Defaults},
    {982, kOpNotEqualDefaults},
    {983, kOpOneHotDefaults},
    {984, kOpOneHotDDefaults},
    {985, kOpOnesLikeDefaults},
    {986, kOpPReluDefaults},
    {987, kOpPSROIPoolingGradV2DDefaults},
    {988, kOpPSROIPoolingV2Defaults},
    {989, kOpPackDefaults},
    {990, kOpPadDefaults},
    {991, kOpPadV3Defaults},
    {992, kOpPadV3GradDefaults},
    {993, kOpPdistDefaults},
    {994, kOpPowDefaults},
    {995, kOpQrDefaults},
    {996, kOpQuantizeDefaults},
    {997, kOpRandomChoiceWithMaskDefaults},
    {998, kOpRangeDefaults},
    {999, kOpRangeDDefaults},
    {1000, kOpRealDivDefaults},
    {1001, kOpReciprocalDefaults},
    {1002, kOpReduceAllDefaults},
    {1003, kOpReduceAnyDefaults},
    {1004, kOpReduceLogSumExpDefaults},
    {1005, kOpReduceMaxDefaults},
    {1006, kOpReduceMeanDefaults},
    {1007, kOpReduceMeanDDefaults},
    {1008, kOpReduceMeanWithCountDefaults},
    {1009, kOpReduceMinDefaults},
    {1010, kOpReduceProdDefaults},
    {1011, kOpReduceStdWithMeanDefaults},
    {1012, kOpReduceSumDefaults},
    {1013, kOpReduceSumDDefaults},
    {1014, kOpReluDefaults},
    {1015, kOpReluGradDefaults},
    {1016, kOpRenormDefaults},
    {1017, kOpReshapeDefaults},
    {1018, kOpResizeBilinearV2Defaults},
    {1019, kOpResizeBilinearV2GradDefaults},
    {1020, kOpResizeNearestNeighborV2Defaults},
    {1021, kOpResizeNearestNeighborV2GradDefaults},
    {1022, kOpReverseV2Defaults},
    {1023, kOpRightShiftDefaults},
    {1024, kOpRmsNormDefaults},
    {1025, kOpRollDefaults},
    {1026, kOpRotaryMulDefaults},
    {1027, kOpRotatedBoxDecodeDefaults},
    {1028, kOpRotatedBoxEncodeDefaults},
    {1029, kOpRotatedIouDefaults},
    {1030, kOpRotatedNMSDefaults},
    {1031, kOpRotatedOverlapsDefaults},
    {1032, kOpRoundDefaults},
    {1033, kOpRsqrtDefaults},
    {1034, kOpScatterDefaults},
    {1035, kOpScatterElementsDefaults},
    {1036, kOpScatterNdAddDefaults},
    {1037, kOpScatterNdUpdateDefaults},
    {1038, kOpScatterUpdateDefaults},
    {1039, kOpSearchSortedDefaults},
    {1040, kOpSeluDefaults},
    {1041, kOpSeluGradDefaults},
    {1042, kOpShuffleChannelDefaults},
    {1043, kOpSigmoidDefaults},
    {1044, kOpSigmoidCrossEntropyWithLogitsGradV2Defaults},
    {1045, kOpSigmoidCrossEntropyWithLogitsV2Defaults},
    {1046, kOpSigmoidGradDefaults},
    {1047, kOpSignDefaults},
    {1048, kOpSignBitsPackDefaults},
    {1049, kOpSignBitsUnpackDefaults},
    {1050, kOpSiluGradDefaults},
    {1051, kOpSinDefaults},
    {1052, kOpSinhDefaults},
    {1053, kOpSliceDefaults},
    {1054, kOpSmoothL1LossGradV2Defaults},
    {1055, kOpSmoothL1LossV2Defaults},
    {1056, kOpSoftMarginLossDefaults},
    {1057, kOpSoftMarginLossGradDefaults},
    {1058, kOpSoftShrinkDefaults},
    {1059, kOpSoftShrinkGradDefaults},
    {1060, kOpSoftmaxCrossEntropyWithLogitsDefaults},
    {1061, kOpSoftmaxGradDefaults},
    {1062, kOpSoftmaxV2Defaults},
    {1063, kOpSoftplusV2Defaults},
    {1064, kOpSoftplusV2GradDefaults},
    {1065, kOpSortDefaults},
    {1066, kOpSortV2Defaults},
    {1067, kOpSqrtDefaults},
    {1068, kOpSquareDefaults},
    {1069, kOpStatelessBernoulliDefaults},
    {1070, kOpStatelessDropOutGenMaskDefaults},
    {1071, kOpStatelessRandomNormalV2Defaults},
    {1072, kOpStatelessRandomUniformV2Defaults},
    {1073, kOpStatelessRandpermDefaults},
    {1074, kOpStrideAddDefaults},
    {1075, kOpStridedSliceDefaults},
    {1076, kOpSubDefaults},
    {1077, kOpSwishDefaults},
    {1078, kOpSwishGradDefaults},
    {1079, kOpTanDefaults},
    {1080, kOpTanhDefaults},
    {1081, kOpTanhGradDefaults},
    {1082, kOpTensorEqualDefaults},
    {1083, kOpThresholdGradV2DDefaults},
    {1084, kOpThresholdV2DDefaults},
    {1085, kOpTileDefaults},
    {1086, kOpTopKV2Defaults},
    {1087, kOpTraceDefaults},
    {1088, kOpTransposeDefaults},
    {1089, kOpTrilDefaults},
    {1090, kOpTriuDefaults},
    {1091, kOpTruncDefaults},
    {1092, kOpUniqueConsecutiveDefaults},
    {1093, kOpUniqueWithCountsAndSortingDefaults},
    {1094, kOpUpsampleNearest3dDefaults},
    {1095, kOpUpsampleNearest3dGradDefaults},
    {1096, kOpUpsampleTrilinear3dDefaults},
    {1097, kOpUpsampleTrilinear3dGradDefaults},
    {1098, kOpViewCopyDefaults},
    {1099, kOpXlogyDefaults},
    {1100, kOpYoloBoxesEncodeDefaults},
    {1101, kOpZerosLikeDefaults},
};
const uint16_t kGraphTypeCount = 340;

}  // namespace hotplate::nn
