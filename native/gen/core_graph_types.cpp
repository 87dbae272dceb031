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
    {700, kOpAbsDefaults},
    {701, kOpAcosDefaults},
    {702, kOpAcoshDefaults},
    {703, kOpAdaptiveAvgPool2dDefaults},
    {704, kOpAdaptiveAvgPool2dGradDefaults},
    {705, kOpAddDefaults},
    {706, kOpAddcdivDefaults},
    {707, kOpAddcmulDefaults},
    {708, kOpAffineGridDefaults},
    {709, kOpAnchorResponseFlagsDefaults},
    {710, kOpApplyAdamDDefaults},
    {711, kOpApplyAdamV2Defaults},
    {712, kOpApplyAdamWDefaults},
    {713, kOpArgMaxGradDefaults},
    {714, kOpArgMaxV2Defaults},
    {715, kOpArgMaxWithValueDefaults},
    {716, kOpArgMinDefaults},
    {717, kOpArgMinWithValueDefaults},
    {718, kOpAsStridedDefaults},
    {719, kOpAsinDefaults},
    {720, kOpAsinhDefaults},
    {721, kOpAtanDefaults},
    {722, kOpAtan2Defaults},
    {723, kOpAtanhDefaults},
    {724, kOpAttentionLnQKVDefaults},
    {725, kOpAttentionQKVGradWDefaults},
    {726, kOpAttentionQKVGradXDefaults},
    {727, kOpAttentionScoreDefaults},
    {728, kOpAttentionScoreGradDefaults},
    {729, kOpAvgPool3DDefaults},
    {730, kOpAvgPool3DGradDefaults},
    {731, kOpAvgPoolV2Defaults},
    {732, kOpAvgPoolV2GradDefaults},
    {733, kOpAxpyV2Defaults},
    {734, kOpAxpyWithSoftmaxAndDropOutDoMaskDefaults},
    {735, kOpBN3DTrainingReduceDefaults},
    {736, kOpBN3DTrainingReduceGradDefaults},
    {737, kOpBN3DTrainingUpdateDefaults},
    {738, kOpBN3DTrainingUpdateGradDefaults},
    {739, kOpBNInferDefaults},
    {740, kOpBNInferGradDefaults},
    {741, kOpBNTrainingReduceDefaults},
    {742, kOpBNTrainingReduceGradDefaults},
    {743, kOpBNTrainingUpdateDefaults},
    {744, kOpBNTrainingUpdateGradDefaults},
    {745, kOpBatchMatMulDefaults},
    {746, kOpBatchMultiClassNonMaxSuppressionDefaults},
    {747, kOpBiasAddGradDefaults},
    {748, kOpBinaryCrossEntropyDefaults},
    {749, kOpBinaryCrossEntropyGradDefaults},
    {750, kOpBincountDefaults},
    {751, kOpBitwiseAndDefaults},
    {752, kOpBitwiseOrDefaults},
    {753, kOpBitwiseXorDefaults},
    {754, kOpBoundingBoxDecodeDefaults},
    {755, kOpBoundingBoxEncodeDefaults},
    {756, kOpBroadcastToDefaults},
    {757, kOpCastDefaults},
    {758, kOpCdistDefaults},
    {759, kOpCdistGradDefaults},
    {760, kOpCeilDefaults},
    {761, kOpCeluV2Defaults},
    {762, kOpClipByValueDefaults},
    {763, kOpClipByValueV2Defaults},
    {764, kOpCol2imDefaults},
    {765, kOpConcatDDefaults},
    {766, kOpConfusionTransposeDDefaults},
    {767, kOpConv2DDefaults},
    {768, kOpConv2DBackpropFilterDefaults},
    {769, kOpConv2DBackpropInputDefaults},
    {770, kOpConv2DTransposeDefaults},
    {771, kOpConv3DDefaults},
    {772, kOpConv3DBackpropFilterDefaults},
    {773, kOpConv3DBackpropInputDefaults},
    {774, kOpConv3DTransposeDefaults},
    {775, kOpCosDefaults},
    {776, kOpCoshDefaults},
    {777, kOpCropAndResizeV2Defaults},
    {778, kOpCrossDefaults},
    {779, kOpCummaxDefaults},
    {780, kOpCumminDefaults},
    {781, kOpCumprodDefaults},
    {782, kOpCumsumDefaults},
    {783, kOpDIoUDefaults},
    {784, kOpDIoUGradDefaults},
    {785, kOpDepthwiseConv2DDefaults},
    {786, kOpDepthwiseConv2DBackpropFilterDefaults},
    {787, kOpDepthwiseConv2DBackpropInputDefaults},
    {788, kOpDiagDefaults},
    {789, kOpDiagPartDefaults},
    {790, kOpDivDefaults},
    {791, kOpDotDefaults},
    {792, kOpDropOutDoMaskDefaults},
    {793, kOpDropOutDoMaskV3Defaults},
    {794, kOpDropOutGenMaskV3Defaults},
    {795, kOpDropoutWithMulsAndSoftmaxGradDefaults},
    {796, kOpDynamicGRUV2Defaults},
    {797, kOpDynamicGRUV2GradDefaults},
    {798, kOpDynamicRNNDefaults},
    {799, kOpDynamicRNNGradDefaults},
    {800, kOpDynamicRNNV2Defaults},
    {801, kOpDynamicRNNV2GradDefaults},
    {802, kOpEluDefaults},
    {803, kOpEluGradV2Defaults},
    {804, kOpEmbeddingDenseGradDefaults},
    {805, kOpEqualDefaults},
    {806, kOpErfDefaults},
    {807, kOpErfcDefaults},
    {808, kOpErfinvDefaults},
    {809, kOpExpDefaults},
    {810, kOpExpm1Defaults},
    {811, kOpEyeDefaults},
    {812, kOpFastGeluDefaults},
    {813, kOpFastGeluGradDefaults},
    {814, kOpFillDefaults},
    {815, kOpFillDiagonalDefaults},
    {816, kOpFloorDefaults},
    {817, kOpFloorDivDefaults},
    {818, kOpFloorModDefaults},
    {819, kOpGIoUDefaults},
    {820, kOpGIoUGradDefaults},
    {821, kOpGLUDefaults},
    {822, kOpGLUGradDefaults},
    {823, kOpGatherDefaults},
    {824, kOpGatherElementsDefaults},
    {825, kOpGatherV2Defaults},
    {826, kOpGatherV2DDefaults},
    {827, kOpGeluDefaults},
    {828, kOpGreaterDefaults},
    {829, kOpGreaterEqualDefaults},
    {830, kOpGridAssignPositiveDefaults},
    {831, kOpGridSampler2DDefaults},
    {832, kOpGridSampler2DGradDefaults},
    {833, kOpGridSampler3DDefaults},
    {834, kOpGroupNormDefaults},
    {835, kOpHardShrinkDefaults},
    {836, kOpHardShrinkGradDefaults},
    {837, kOpHardSigmoidDefaults},
    {838, kOpHardSigmoidGradDefaults},
    {839, kOpHardSwishDefaults},
    {840, kOpHardSwishGradDefaults},
    {841, kOpHardtanhGradDefaults},
    {842, kOpHistogramDefaults},
    {843, kOpIFMRDefaults},
    {844, kOpIdentityDefaults},
    {845, kOpIm2colDefaults},
    {846, kOpImgToTensorDefaults},
    {847, kOpIndexFillDDefaults},
    {848, kOpIndexPutV2Defaults},
    {849, kOpInplaceIndexAddDefaults},
    {850, kOpInvertDefaults},
    {851, kOpIouDefaults},
    {852, kOpIsCloseDefaults},
    {853, kOpIsFiniteDefaults},
    {854, kOpKLDivDefaults},
    {855, kOpKlDivLossGradDefaults},
    {856, kOpL1LossGradDefaults},
    {857, kOpLayerNormDefaults},
    {858, kOpLayerNormGradDefaults},
    {859, kOpLayerNormV3Defaults},
    {860, kOpLeakyReluDefaults},
    {861, kOpLeakyReluGradDefaults},
    {862, kOpLeftShiftDefaults},
    {863, kOpLerpDefaults},
    {864, kOpLessDefaults},
    {865, kOpLessEqualDefaults},
    {866, kOpLinSpaceDefaults},
    {867, kOpLogDefaults},
    {868, kOpLog1pDefaults},
    {869, kOpLogAddExpDefaults},
    {870, kOpLogMatrixDeterminantDefaults},
    {871, kOpLogSigmoidDefaults},
    {872, kOpLogSigmoidGradDefaults},
    {873, kOpLogSoftmaxGradDefaults},
    {874, kOpLogSoftmaxV2Defaults},
    {875, kOpLogSpaceDDefaults},
    {876, kOpLogicalAndDefaults},
    {877, kOpLogicalNotDefaults},
    {878, kOpLogicalOrDefaults},
    {879, kOpLogicalXorDefaults},
    {880, kOpLpLossDefaults},
    {881, kOpLpNormReduceV2Defaults},
    {882, kOpLpNormUpdateV2Defaults},
    {883, kOpMaskedFillDefaults},
    {884, kOpMaskedFillRangeDefaults},
    {885, kOpMaskedScatterDefaults},
    {886, kOpMaskedSelectDefaults},
    {887, kOpMatMulDefaults},
    {888, kOpMatMulV2Defaults},
    {889, kOpMatrixInverseDefaults},
    {890, kOpMaxPool3DDefaults},
    {891, kOpMaximumDefaults},
    {892, kOpMinimumDefaults},
    {893, kOpMirrorPadDefaults},
    {894, kOpMishDefaults},
    {895, kOpMishGradDefaults},
    {896, kOpModDefaults},
    {897, kOpMseLossDefaults},
    {898, kOpMseLossGradDefaults},
    {899, kOpMulDefaults},
    {900, kOpMultiHeadAttentionDefaults},
    {901, kOpMultiHeadAttentionGradDefaults},
    {902, kOpMultilabelMarginLossDefaults},
    {903, kOpMultinomialWithReplacementDefaults},
    {904, kOpNLLLossDefaults},
    {905, kOpNLLLossGradDefaults},
    {906, kOpNMSWithMaskDefaults},
    {907, kOpNPUAllocFloatStatusDefaults},
    {908, kOpNPUClearFloatDebugStatusDefaults},
    {909, kOpNPUClearFloatStatusDefaults},
    {910, kOpNPUClearFloatStatusV2Defaults},
    {911, kOpNPUGetFloatDebugStatusDefaults},
    {912, kOpNPUGetFloatStatusDefaults},
    {913, kOpNPUGetFloatStatusV2Defaults},
    {914, kOpNanToNumDefaults},
    {915, kOpNegDefaults},
    {916, kOpNonMaxSuppressionV4Defaults},
    {917, kOpNonZeroDefaults},
    {918, kOpNormalizeBatchDefaults},
    {919, kOpNormalizeV2Defaults},
    {920, kOpNotEqualDefaults},
    {921, kOpOneHotDefaults},
    {922, kOpOneHotDDefaults},
    {923, kOpOnesLikeDefaults},
    {924, kOpPReluDefaults},
    {925, kOpPSROIPoolingGradV2DDefaults},
    {926, kOpPSROIPoolingV2Defaults},
    {927, kOpPackDefaults},
    {928, kOpPadDefaults},
    {929, kOpPadV3Defaults},
    {930, kOpPadV3GradDefaults},
    {931, kOpPdistDefaults},
    {932, kOpPowDefaults},
    {933, kOpQrDefaults},
    {934, kOpQuantizeDefaults},
    {935, kOpRandomChoiceWithMaskDefaults},
    {936, kOpRangeDefaults},
    {937, kOpRangeDDefaults},
    {938, kOpRealDivDefaults},
    {939, kOpReciprocalDefaults},
    {940, kOpReduceAllDefaults},
    {941, kOpReduceAnyDefaults},
    {942, kOpReduceLogSumExpDefaults},
    {943, kOpReduceMaxDefaults},
    {944, kOpReduceMeanDefaults},
    {945, kOpReduceMeanDDefaults},
    {946, kOpReduceMeanWithCountDefaults},
    {947, kOpReduceMinDefaults},
    {948, kOpReduceProdDefaults},
    {949, kOpReduceStdWithMeanDefaults},
    {950, kOpReduceSumDefaults},
    {951, kOpReduceSumDDefaults},
    {952, kOpReluDefaults},
    {953, kOpReluGradDefaults},
    {954, kOpRenormDefaults},
    {955, kOpReshapeDefaults},
    {956, kOpResizeBilinearV2Defaults},
    {957, kOpResizeBilinearV2GradDefaults},
    {958, kOpResizeNearestNeighborV2Defaults},
    {959, kOpResizeNearestNeighborV2GradDefaults},
    {960, kOpReverseV2Defaults},
    {961, kOpRightShiftDefaults},
    {962, kOpRmsNormDefaults},
    {963, kOpRollDefaults},
    {964, kOpRotaryMulDefaults},
    {965, kOpRotatedBoxDecodeDefaults},
    {966, kOpRotatedBoxEncodeDefaults},
    {967, kOpRotatedIouDefaults},
    {968, kOpRotatedNMSDefaults},
    {969, kOpRotatedOverlapsDefaults},
    {970, kOpRoundDefaults},
    {971, kOpRsqrtDefaults},
    {972, kOpScatterDefaults},
    {973, kOpScatterElementsDefaults},
    {974, kOpScatterNdAddDefaults},
    {975, kOpScatterNdUpdateDefaults},
    {976, kOpScatterUpdateDefaults},
    {977, kOpSearchSortedDefaults},
    {978, kOpSeluDefaults},
    {979, kOpSeluGradDefaults},
    {980, kOpShuffleChannelDefaults},
    {981, kOpSigmoidDefaults},
    {982, kOpSigmoidCrossEntropyWithLogitsGradV2Defaults},
    {983, kOpSigmoidCrossEntropyWithLogitsV2Defaults},
    {984, kOpSigmoidGradDefaults},
    {985, kOpSignDefaults},
    {986, kOpSignBitsPackDefaults},
    {987, kOpSignBitsUnpackDefaults},
    {988, kOpSiluGradDefaults},
    {989, kOpSinDefaults},
    {990, kOpSinhDefaults},
    {991, kOpSliceDefaults},
    {992, kOpSmoothL1LossGradV2Defaults},
    {993, kOpSmoothL1LossV2Defaults},
    {994, kOpSoftMarginLossDefaults},
    {995, kOpSoftMarginLossGradDefaults},
    {996, kOpSoftShrinkDefaults},
    {997, kOpSoftShrinkGradDefaults},
    {998, kOpSoftmaxCrossEntropyWithLogitsDefaults},
    {999, kOpSoftmaxGradDefaults},
    {1000, kOpSoftmaxV2Defaults},
    {1001, kOpSoftplusV2Defaults},
    {1002, kOpSoftplusV2GradDefaults},
    {1003, kOpSortDefaults},
    {1004, kOpSortV2Defaults},
    {1005, kOpSqrtDefaults},
    {1006, kOpSquareDefaults},
    {1007, kOpStatelessBernoulliDefaults},
    {1008, kOpStatelessDropOutGenMaskDefaults},
    {1009, kOpStatelessRandomNormalV2Defaults},
    {1010, kOpStatelessRandomUniformV2Defaults},
    {1011, kOpStatelessRandpermDefaults},
    {1012, kOpStrideAddDefaults},
    {1013, kOpStridedSliceDefaults},
    {1014, kOpSubDefaults},
    {1015, kOpSwishDefaults},
    {1016, kOpSwishGradDefaults},
    {1017, kOpTanDefaults},
    {1018, kOpTanhDefaults},
    {1019, kOpTanhGradDefaults},
    {1020, kOpTensorEqualDefaults},
    {1021, kOpThresholdGradV2DDefaults},
    {1022, kOpThresholdV2DDefaults},
    {1023, kOpTileDefaults},
    {1024, kOpTopKV2Defaults},
    {1025, kOpTraceDefaults},
    {1026, kOpTransposeDefaults},
    {1027, kOpTrilDefaults},
    {1028, kOpTriuDefaults},
    {1029, kOpTruncDefaults},
    {1030, kOpUniqueConsecutiveDefaults},
    {1031, kOpUniqueWithCountsAndSortingDefaults},
    {1032, kOpUpsampleNearest3dDefaults},
    {1033, kOpUpsampleNearest3dGradDefaults},
    {1034, kOpUpsampleTrilinear3dDefaults},
    {1035, kOpUpsampleTrilinear3dGradDefaults},
    {1036, kOpViewCopyDefaults},
    {1037, kOpXlogyDefaults},
    {1038, kOpYoloBoxesEncodeDefaults},
    {1039, kOpZerosLikeDefaults},
};
const uint16_t kGraphTypeCount = 340;

}  // namespace hotplate::nn
