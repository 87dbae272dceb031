// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void AdaptiveMaxPool2dBackward(const gen::AdaptiveMaxPool2dBackwardArgs& args);
void AdaptiveMaxPool3dBackward(const gen::AdaptiveMaxPool3dBackwardArgs& args);
void AddLayerNorm(const gen::AddLayerNormArgs& args);
void AddLayerNormGrad(const gen::AddLayerNormGradArgs& args);
void AffineGrid(const gen::AffineGridArgs& args);
void ApplyTopKTopP(const gen::ApplyTopKTopPArgs& args);
void AvgPool3d(const gen::AvgPool3dArgs& args);
void AvgPool3dBackward(const gen::AvgPool3dBackwardArgs& args);
void BatchNorm(const gen::BatchNormArgs& args);
void BatchNormBackward(const gen::BatchNormBackwardArgs& args);
void BatchNormElemt(const gen::BatchNormElemtArgs& args);
void BatchNormElemtBackward(const gen::BatchNormElemtBackwardArgs& args);
void BatchNormGatherStatsWithCounts(const gen::BatchNormGatherStatsWithCountsArgs& args);
void BatchNormReduce(const gen::BatchNormReduceArgs& args);
void BatchNormReduceBackward(const gen::BatchNormReduceBackwardArgs& args);
void BatchNormStats(const gen::BatchNormStatsArgs& args);
void BinaryCrossEntropyWithLogits(const gen::BinaryCrossEntropyWithLogitsArgs& args);
void BinaryCrossEntropyWithLogitsBackward(const gen::BinaryCrossEntropyWithLogitsBackwardArgs& args);
void ConvDepthwise2d(const gen::ConvDepthwise2dArgs& args);
void ConvTbc(const gen::ConvTbcArgs& args);
void ConvTbcBackward(const gen::ConvTbcBackwardArgs& args);
void Convolution(const gen::ConvolutionArgs& args);
void ConvolutionBackward(const gen::ConvolutionBackwardArgs& args);
void CrossEntropyLoss(const gen::CrossEntropyLossArgs& args);
void CrossEntropyLossGrad(const gen::CrossEntropyLossGradArgs& args);
void CtcLoss(const gen::CtcLossArgs& args);
void CtcLossBackward(const gen::CtcLossBackwardArgs& args);
void DeepNorm(const gen::DeepNormArgs& args);
void DeepNormGrad(const gen::DeepNormGradArgs& args);
void DeformableConv2d(const gen::DeformableConv2dArgs& args);
void DeformableConv2dBackward(const gen::DeformableConv2dBackwardArgs& args);
void FastGelu(const gen::FastGeluArgs& args);
void FastGeluBackward(const gen::FastGeluBackwardArgs& args);
void FastLayerNorm(const gen::FastLayerNormArgs& args);
void FusedCausalConv1d(const gen::FusedCausalConv1dArgs& args);
void FusedCrossEntropyLossWithMaxSum(const gen::FusedCrossEntropyLossWithMaxSumArgs& args);
void FusedLinearCrossEntropyLossGrad(const gen::FusedLinearCrossEntropyLossGradArgs& args);
void FusedLinearOnlineMaxSum(const gen::FusedLinearOnlineMaxSumArgs& args);
void GRU(const gen::GRUArgs& args);
void GRUBackward(const gen::GRUBackwardArgs& args);
void GeluV2(const gen::GeluV2Args& args);
void Glu(const gen::GluArgs& args);
void GluBackward(const gen::GluBackwardArgs& args);
void GridSampler2D(const gen::GridSampler2DArgs& args);
void GridSampler2DBackward(const gen::GridSampler2DBackwardArgs& args);
void GridSampler3D(const gen::GridSampler3DArgs& args);
void GridSampler3DBackward(const gen::GridSampler3DBackwardArgs& args);
void GroupNorm(const gen::GroupNormArgs& args);
void GroupNormBackward(const gen::GroupNormBackwardArgs& args);
void GroupNormSilu(const gen::GroupNormSiluArgs& args);
void GroupNormSwish(const gen::GroupNormSwishArgs& args);
void GroupNormSwishGrad(const gen::GroupNormSwishGradArgs& args);
void Hardsigmoid(const gen::HardsigmoidArgs& args);
void InplaceFusedCausalConv1d(const gen::InplaceFusedCausalConv1dArgs& args);
void InplaceHardsigmoid(const gen::InplaceHardsigmoidArgs& args);
void Iou(const gen::IouArgs& args);
void KlDivBackward(const gen::KlDivBackwardArgs& args);
void KlDivTargetBackward(const gen::KlDivTargetBackwardArgs& args);
void L1LossBackward(const gen::L1LossBackwardArgs& args);
void LSTM(const gen::LSTMArgs& args);
void LayerNorm(const gen::LayerNormArgs& args);
void LayerNormBackward(const gen::LayerNormBackwardArgs& args);
void LogSigmoid(const gen::LogSigmoidArgs& args);
void LogSigmoidBackward(const gen::LogSigmoidBackwardArgs& args);
void LogSigmoidForward(const gen::LogSigmoidForwardArgs& args);
void LogSoftmax(const gen::LogSoftmaxArgs& args);
void LogSoftmaxBackward(const gen::LogSoftmaxBackwardArgs& args);
void LstmBackward(const gen::LstmBackwardArgs& args);
void MaskedCausalConv1d(const gen::MaskedCausalConv1dArgs& args);
void MaskedCausalConv1dBackward(const gen::MaskedCausalConv1dBackwardArgs& args);
void MaskedSoftmaxWithRelPosBias(const gen::MaskedSoftmaxWithRelPosBiasArgs& args);
void MaxPool2dWithIndicesBackward(const gen::MaxPool2dWithIndicesBackwardArgs& args);
void MaxPool2dWithMask(const gen::MaxPool2dWithMaskArgs& args);
void MaxPool2dWithMaskBackward(const gen::MaxPool2dWithMaskBackwardArgs& args);
void MaxPool3dWithArgmaxBackward(const gen::MaxPool3dWithArgmaxBackwardArgs& args);
void MaxUnpool2d(const gen::MaxUnpool2dArgs& args);
void MaxUnpool3d(const gen::MaxUnpool3dArgs& args);
void MultilabelMarginLoss(const gen::MultilabelMarginLossArgs& args);
void NLLLoss(const gen::NLLLossArgs& args);
void NLLLoss2d(const gen::NLLLoss2dArgs& args);
void NLLLoss2dBackward(const gen::NLLLoss2dBackwardArgs& args);
void NLLLossBackward(const gen::NLLLossBackwardArgs& args);
void Prelu(const gen::PreluArgs& args);
void PreluBackward(const gen::PreluBackwardArgs& args);
void QuantConvolution(const gen::QuantConvolutionArgs& args);
void ROIAlign(const gen::ROIAlignArgs& args);
void ROIAlignBackward(const gen::ROIAlignBackwardArgs& args);
void ReflectionPad1d(const gen::ReflectionPad1dArgs& args);
void ReflectionPad1dBackward(const gen::ReflectionPad1dBackwardArgs& args);
void ReflectionPad2d(const gen::ReflectionPad2dArgs& args);
void ReflectionPad2dBackward(const gen::ReflectionPad2dBackwardArgs& args);
void ReflectionPad3d(const gen::ReflectionPad3dArgs& args);
void ReflectionPad3dBackward(const gen::ReflectionPad3dBackwardArgs& args);
void ReplicationPad1d(const gen::ReplicationPad1dArgs& args);
void ReplicationPad1dBackward(const gen::ReplicationPad1dBackwardArgs& args);
void ReplicationPad2d(const gen::ReplicationPad2dArgs& args);
void ReplicationPad2dBackward(const gen::ReplicationPad2dBackwardArgs& args);
void ReplicationPad3d(const gen::ReplicationPad3dArgs& args);
void ReplicationPad3dBackward(const gen::ReplicationPad3dBackwardArgs& args);
void ScaledMaskedSoftmax(const gen::ScaledMaskedSoftmaxArgs& args);
void ScaledMaskedSoftmaxBackward(const gen::ScaledMaskedSoftmaxBackwardArgs& args);
void Softmax(const gen::SoftmaxArgs& args);
void SoftmaxBackward(const gen::SoftmaxBackwardArgs& args);
void SyncBatchNormGatherStats(const gen::SyncBatchNormGatherStatsArgs& args);
void ThnnFusedLstmCell(const gen::ThnnFusedLstmCellArgs& args);
void ThnnFusedLstmCellBackward(const gen::ThnnFusedLstmCellBackwardArgs& args);
void TopKTopPSample(const gen::TopKTopPSampleArgs& args);
void TopKTopPSampleV2(const gen::TopKTopPSampleV2Args& args);
void TransformBiasRescaleQkv(const gen::TransformBiasRescaleQkvArgs& args);
void UpsampleBicubic2dAA(const gen::UpsampleBicubic2dAAArgs& args);
void UpsampleBicubic2dAAGrad(const gen::UpsampleBicubic2dAAGradArgs& args);
void UpsampleBilinear2dAA(const gen::UpsampleBilinear2dAAArgs& args);
void UpsampleBilinear2dAABackward(const gen::UpsampleBilinear2dAABackwardArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_AdaptiveAvgPool2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::adaptive_avg_pool2d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_AdaptiveAvgPool2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_adaptive_avg_pool2d_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_AdaptiveAvgPool3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::adaptive_avg_pool3d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_AdaptiveAvgPool3dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_adaptive_avg_pool3d_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_AdaptiveMaxPool2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::adaptive_max_pool2d", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  op.call(stack);
  return store_results(task, stack, {2, 3});
}

rt::Outcome run_AdaptiveMaxPool2dBackward(nn::OperatorTask& task) {
  const gen::AdaptiveMaxPool2dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .indices = arguments::tensor(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::AdaptiveMaxPool2dBackward(args);
  return {};
}

rt::Outcome run_AdaptiveMaxPool3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::adaptive_max_pool3d", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  op.call(stack);
  return store_results(task, stack, {2, 3});
}

rt::Outcome run_AdaptiveMaxPool3dBackward(nn::OperatorTask& task) {
  const gen::AdaptiveMaxPool3dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .indices = arguments::tensor(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::AdaptiveMaxPool3dBackward(args);
  return {};
}

rt::Outcome run_AddLayerNorm(nn::OperatorTask& task) {
  const gen::AddLayerNormArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .gamma = arguments::tensor(task, 2),
      .beta = arguments::tensor(task, 3),
      .biasOptional = arguments::optional_tensor(task, 4),
      .epsilon = arguments::real(task, 5),
      .additionalOutput = arguments::boolean(task, 6),
      .yOut = outputs::tensor(task, 7),
      .meanOut = outputs::tensor(task, 8),
      .rstdOut = outputs::tensor(task, 9),
      .xOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddLayerNorm(args);
  return {};
}

rt::Outcome run_AddLayerNormGrad(nn::OperatorTask& task) {
  const gen::AddLayerNormGradArgs args{
      .dy = arguments::tensor(task, 0),
      .x1 = arguments::tensor(task, 1),
      .x2 = arguments::tensor(task, 2),
      .rstd = arguments::tensor(task, 3),
      .mean = arguments::tensor(task, 4),
      .gamma = arguments::tensor(task, 5),
      .dsumOptional = arguments::optional_tensor(task, 6),
      .dxOut = outputs::tensor(task, 7),
      .dgammaOut = outputs::tensor(task, 8),
      .dbetaOut = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddLayerNormGrad(args);
  return {};
}

rt::Outcome run_AffineGrid(nn::OperatorTask& task) {
  const gen::AffineGridArgs args{
      .theta = arguments::tensor(task, 0),
      .size = arguments::ints(task, 1),
      .alignCorners = arguments::boolean(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::AffineGrid(args);
  return {};
}

rt::Outcome run_ApplyTopKTopP(nn::OperatorTask& task) {
  const gen::ApplyTopKTopPArgs args{
      .logits = arguments::tensor(task, 0),
      .p = arguments::optional_tensor(task, 1),
      .k = arguments::optional_tensor(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ApplyTopKTopP(args);
  return {};
}

rt::Outcome run_AvgPool2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::avg_pool2d", "out");
  c10::Stack stack;
  stack.reserve(8);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // kernel_size
  stack.push_back(ivalue::ints(task, 2));  // stride
  stack.push_back(ivalue::ints(task, 3));  // padding
  stack.push_back(ivalue::boolean(task, 4));  // ceil_mode
  stack.push_back(ivalue::boolean(task, 5));  // count_include_pad
  stack.push_back(ivalue::zero_is_none_of(task, 6));  // divisor_override
  stack.push_back(outputs::ivalue(task, 8));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 8}});
}

rt::Outcome run_AvgPool2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::avg_pool2d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(9);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::ints(task, 2));  // kernel_size
  stack.push_back(ivalue::ints(task, 3));  // stride
  stack.push_back(ivalue::ints(task, 4));  // padding
  stack.push_back(ivalue::boolean(task, 5));  // ceil_mode
  stack.push_back(ivalue::boolean(task, 6));  // count_include_pad
  stack.push_back(ivalue::zero_is_none_of(task, 7));  // divisor_override
  stack.push_back(outputs::ivalue(task, 9));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 9}});
}

rt::Outcome run_AvgPool3d(nn::OperatorTask& task) {
  const gen::AvgPool3dArgs args{
      .self = arguments::tensor(task, 0),
      .kernelSize = arguments::ints(task, 1),
      .stride = arguments::ints(task, 2),
      .padding = arguments::ints(task, 3),
      .ceilMode = arguments::boolean(task, 4),
      .countIncludePad = arguments::boolean(task, 5),
      .divisorOverride = arguments::integer(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::AvgPool3d(args);
  return {};
}

rt::Outcome run_AvgPool3dBackward(nn::OperatorTask& task) {
  const gen::AvgPool3dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .kernelSize = arguments::ints(task, 2),
      .stride = arguments::ints(task, 3),
      .padding = arguments::ints(task, 4),
      .ceilMode = arguments::boolean(task, 5),
      .countIncludePad = arguments::boolean(task, 6),
      .divisorOverride = arguments::integer(task, 7),
      .output = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::AvgPool3dBackward(args);
  return {};
}

rt::Outcome run_BatchNorm(nn::OperatorTask& task) {
  const gen::BatchNormArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::optional_tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .runningMean = arguments::optional_tensor(task, 3),
      .runningVar = arguments::optional_tensor(task, 4),
      .training = arguments::boolean(task, 5),
      .momentum = arguments::real(task, 6),
      .eps = arguments::real(task, 7),
      .output = outputs::tensor(task, 8),
      .saveMean = outputs::optional_tensor(task, 9),
      .saveInvstd = outputs::optional_tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNorm(args);
  return {};
}

rt::Outcome run_BatchNormBackward(nn::OperatorTask& task) {
  const gen::BatchNormBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .runningMean = arguments::optional_tensor(task, 3),
      .runningVar = arguments::optional_tensor(task, 4),
      .saveMean = arguments::optional_tensor(task, 5),
      .saveInvstd = arguments::optional_tensor(task, 6),
      .training = arguments::boolean(task, 7),
      .eps = arguments::real(task, 8),
      .outputMask = arguments::bools(task, 9),
      .gradInput = outputs::optional_tensor(task, 10),
      .gradWeight = outputs::optional_tensor(task, 11),
      .gradBias = outputs::optional_tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormBackward(args);
  return {};
}

rt::Outcome run_BatchNormElemt(nn::OperatorTask& task) {
  const gen::BatchNormElemtArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::optional_tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .mean = arguments::tensor(task, 3),
      .invstd = arguments::tensor(task, 4),
      .eps = arguments::real(task, 5),
      .output = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormElemt(args);
  return {};
}

rt::Outcome run_BatchNormElemtBackward(nn::OperatorTask& task) {
  const gen::BatchNormElemtBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .mean = arguments::tensor(task, 2),
      .invstd = arguments::tensor(task, 3),
      .weight = arguments::optional_tensor(task, 4),
      .sumDy = arguments::tensor(task, 5),
      .sumDyXmu = arguments::tensor(task, 6),
      .counter = arguments::tensor(task, 7),
      .gradInput = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormElemtBackward(args);
  return {};
}

rt::Outcome run_BatchNormGatherStatsWithCounts(nn::OperatorTask& task) {
  const gen::BatchNormGatherStatsWithCountsArgs args{
      .input = arguments::tensor(task, 0),
      .mean = arguments::tensor(task, 1),
      .invstd = arguments::tensor(task, 2),
      .runningMean = arguments::optional_tensor(task, 3),
      .runningVar = arguments::optional_tensor(task, 4),
      .momentum = arguments::real(task, 5),
      .eps = arguments::real(task, 6),
      .counts = arguments::tensor(task, 7),
      .meanAll = outputs::tensor(task, 8),
      .invstdAll = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormGatherStatsWithCounts(args);
  return {};
}

rt::Outcome run_BatchNormReduce(nn::OperatorTask& task) {
  const gen::BatchNormReduceArgs args{
      .x = arguments::tensor(task, 0),
      .sum = outputs::tensor(task, 1),
      .squareSum = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormReduce(args);
  return {};
}

rt::Outcome run_BatchNormReduceBackward(nn::OperatorTask& task) {
  const gen::BatchNormReduceBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .mean = arguments::tensor(task, 2),
      .invstd = arguments::tensor(task, 3),
      .weight = arguments::optional_tensor(task, 4),
      .inputG = arguments::boolean(task, 5),
      .weightG = arguments::boolean(task, 6),
      .biasG = arguments::boolean(task, 7),
      .sumDy = outputs::optional_tensor(task, 8),
      .sumDyXmu = outputs::optional_tensor(task, 9),
      .gradWeight = outputs::optional_tensor(task, 10),
      .gradBias = outputs::optional_tensor(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormReduceBackward(args);
  return {};
}

rt::Outcome run_BatchNormStats(nn::OperatorTask& task) {
  const gen::BatchNormStatsArgs args{
      .input = arguments::tensor(task, 0),
      .eps = arguments::real(task, 1),
      .mean = outputs::tensor(task, 2),
      .invstd = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormStats(args);
  return {};
}

rt::Outcome run_BinaryCrossEntropy(nn::OperatorTask& task) {
  static const AtenOperator op("aten::binary_cross_entropy", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::tensor(task, 2));  // weight
  stack.push_back(ivalue::integer(task, 3));  // reduction
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_BinaryCrossEntropyBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::binary_cross_entropy_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // target
  stack.push_back(ivalue::tensor(task, 3));  // weight
  stack.push_back(ivalue::integer(task, 4));  // reduction
  stack.push_back(outputs::ivalue(task, 5));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_BinaryCrossEntropyWithLogits(nn::OperatorTask& task) {
  const gen::BinaryCrossEntropyWithLogitsArgs args{
      .self = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weightOptional = arguments::optional_tensor(task, 2),
      .posWeightOptional = arguments::optional_tensor(task, 3),
      .reduction = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::BinaryCrossEntropyWithLogits(args);
  return {};
}

rt::Outcome run_BinaryCrossEntropyWithLogitsBackward(nn::OperatorTask& task) {
  const gen::BinaryCrossEntropyWithLogitsBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .weightOptional = arguments::optional_tensor(task, 3),
      .posWeightOptional = arguments::optional_tensor(task, 4),
      .reduction = arguments::integer(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::BinaryCrossEntropyWithLogitsBackward(args);
  return {};
}

rt::Outcome run_Celu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::celu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // alpha
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_ChannelShuffle(nn::OperatorTask& task) {
  static const AtenOperator op("aten::channel_shuffle", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // groups
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_ConvDepthwise2d(nn::OperatorTask& task) {
  const gen::ConvDepthwise2dArgs args{
      .self = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .kernelSize = arguments::ints(task, 2),
      .bias = arguments::optional_tensor(task, 3),
      .stride = arguments::ints(task, 4),
      .padding = arguments::ints(task, 5),
      .dilation = arguments::ints(task, 6),
      .out = outputs::tensor(task, 7),
      .cubeMathType = arguments::integer(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConvDepthwise2d(args);
  return {};
}

rt::Outcome run_ConvTbc(nn::OperatorTask& task) {
  const gen::ConvTbcArgs args{
      .self = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .bias = arguments::tensor(task, 2),
      .pad = arguments::integer(task, 3),
      .output = outputs::tensor(task, 4),
      .cubeMathType = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConvTbc(args);
  return {};
}

rt::Outcome run_ConvTbcBackward(nn::OperatorTask& task) {
  const gen::ConvTbcBackwardArgs args{
      .self = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .bias = arguments::tensor(task, 3),
      .pad = arguments::integer(task, 4),
      .cubeMathType = arguments::integer(task, 5),
      .gradInput = outputs::tensor(task, 6),
      .gradWeight = outputs::tensor(task, 7),
      .gradBias = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConvTbcBackward(args);
  return {};
}

rt::Outcome run_Convolution(nn::OperatorTask& task) {
  const gen::ConvolutionArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .stride = arguments::ints(task, 3),
      .padding = arguments::ints(task, 4),
      .dilation = arguments::ints(task, 5),
      .transposed = arguments::boolean(task, 6),
      .outputPadding = arguments::ints(task, 7),
      .groups = arguments::integer(task, 8),
      .output = outputs::tensor(task, 9),
      .cubeMathType = arguments::integer(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::Convolution(args);
  return {};
}

rt::Outcome run_ConvolutionBackward(nn::OperatorTask& task) {
  const gen::ConvolutionBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .biasSizes = arguments::optional_ints(task, 3),
      .stride = arguments::ints(task, 4),
      .padding = arguments::ints(task, 5),
      .dilation = arguments::ints(task, 6),
      .transposed = arguments::boolean(task, 7),
      .outputPadding = arguments::ints(task, 8),
      .groups = arguments::integer(task, 9),
      .outputMask = arguments::bools(task, 10),
      .cubeMathType = arguments::integer(task, 11),
      .gradInput = outputs::optional_tensor(task, 12),
      .gradWeight = outputs::optional_tensor(task, 13),
      .gradBias = outputs::optional_tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConvolutionBackward(args);
  return {};
}

rt::Outcome run_CrossEntropyLoss(nn::OperatorTask& task) {
  const gen::CrossEntropyLossArgs args{
      .input = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weightOptional = arguments::optional_tensor(task, 2),
      .reductionOptional = arguments::string(task, 3),
      .ignoreIndex = arguments::integer(task, 4),
      .labelSmoothing = arguments::real(task, 5),
      .lseSquareScaleForZloss = arguments::real(task, 6),
      .returnZloss = arguments::boolean(task, 7),
      .lossOut = outputs::tensor(task, 8),
      .logProbOut = outputs::tensor(task, 9),
      .zlossOut = outputs::tensor(task, 10),
      .lseForZlossOut = outputs::tensor(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::CrossEntropyLoss(args);
  return {};
}

rt::Outcome run_CrossEntropyLossGrad(nn::OperatorTask& task) {
  const gen::CrossEntropyLossGradArgs args{
      .gradLoss = arguments::tensor(task, 0),
      .logProb = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .weightOptional = arguments::optional_tensor(task, 3),
      .gradZlossOptional = arguments::optional_tensor(task, 4),
      .lseForZlossOptional = arguments::optional_tensor(task, 5),
      .reductionOptional = arguments::string(task, 6),
      .ignoreIndex = arguments::integer(task, 7),
      .labelSmoothing = arguments::real(task, 8),
      .lseSquareScaleForZloss = arguments::real(task, 9),
      .out = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::CrossEntropyLossGrad(args);
  return {};
}

rt::Outcome run_CtcLoss(nn::OperatorTask& task) {
  const gen::CtcLossArgs args{
      .logProbs = arguments::tensor(task, 0),
      .targets = arguments::tensor(task, 1),
      .inputLengths = arguments::ints(task, 2),
      .targetlengths = arguments::ints(task, 3),
      .blank = arguments::integer(task, 4),
      .zeroInfinity = arguments::boolean(task, 5),
      .negLogLikelihoodOut = outputs::tensor(task, 6),
      .logAlphaOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::CtcLoss(args);
  return {};
}

rt::Outcome run_CtcLossBackward(nn::OperatorTask& task) {
  const gen::CtcLossBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .logProbs = arguments::tensor(task, 1),
      .targets = arguments::tensor(task, 2),
      .inputLengths = arguments::ints(task, 3),
      .targetLengths = arguments::ints(task, 4),
      .negLogLikelihood = arguments::tensor(task, 5),
      .logAlpha = arguments::tensor(task, 6),
      .blank = arguments::integer(task, 7),
      .zeroInfinity = arguments::boolean(task, 8),
      .out = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::CtcLossBackward(args);
  return {};
}

rt::Outcome run_DeepNorm(nn::OperatorTask& task) {
  const gen::DeepNormArgs args{
      .x = arguments::tensor(task, 0),
      .gx = arguments::tensor(task, 1),
      .beta = arguments::tensor(task, 2),
      .gamma = arguments::tensor(task, 3),
      .alpha = arguments::real(task, 4),
      .epsilon = arguments::real(task, 5),
      .meanOut = outputs::tensor(task, 6),
      .rstdOut = outputs::tensor(task, 7),
      .yOut = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::DeepNorm(args);
  return {};
}

rt::Outcome run_DeepNormGrad(nn::OperatorTask& task) {
  const gen::DeepNormGradArgs args{
      .dy = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .gx = arguments::tensor(task, 2),
      .gamma = arguments::tensor(task, 3),
      .mean = arguments::tensor(task, 4),
      .rstd = arguments::tensor(task, 5),
      .alpha = arguments::real(task, 6),
      .dxOut = outputs::tensor(task, 7),
      .dgxOut = outputs::tensor(task, 8),
      .dbetaOut = outputs::tensor(task, 9),
      .dgammaOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::DeepNormGrad(args);
  return {};
}

rt::Outcome run_DeformableConv2d(nn::OperatorTask& task) {
  const gen::DeformableConv2dArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .offset = arguments::tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .kernelSize = arguments::ints(task, 4),
      .stride = arguments::ints(task, 5),
      .padding = arguments::ints(task, 6),
      .dilation = arguments::ints(task, 7),
      .groups = arguments::integer(task, 8),
      .deformableGroups = arguments::integer(task, 9),
      .modulated = arguments::boolean(task, 10),
      .out = outputs::tensor(task, 11),
      .deformOutOptional = outputs::optional_tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::DeformableConv2d(args);
  return {};
}

rt::Outcome run_DeformableConv2dBackward(nn::OperatorTask& task) {
  const gen::DeformableConv2dBackwardArgs args{
      .input = arguments::tensor(task, 0),
      .gradOutput = arguments::tensor(task, 1),
      .offsetOut = arguments::tensor(task, 2),
      .weight = arguments::tensor(task, 3),
      .offset = arguments::tensor(task, 4),
      .kernelSize = arguments::ints(task, 5),
      .stride = arguments::ints(task, 6),
      .padding = arguments::ints(task, 7),
      .dilation = arguments::ints(task, 8),
      .groups = arguments::integer(task, 9),
      .deformableGroups = arguments::integer(task, 10),
      .modulated = arguments::boolean(task, 11),
      .gradInput = outputs::tensor(task, 12),
      .gradWeight = outputs::tensor(task, 13),
      .gradOffset = outputs::tensor(task, 14),
      .gradBias = outputs::tensor(task, 15),
      .task = task,
  };
  const NativeScope scope;
  kernels::DeformableConv2dBackward(args);
  return {};
}

rt::Outcome run_Elu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::elu", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // alpha
  stack.push_back(ivalue::scalar(task, 2));  // scale
  stack.push_back(ivalue::scalar(task, 3));  // input_scale
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_EluBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::elu_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::scalar(task, 1));  // alpha
  stack.push_back(ivalue::scalar(task, 2));  // scale
  stack.push_back(ivalue::scalar(task, 3));  // input_scale
  stack.push_back(ivalue::boolean(task, 4));  // is_result
  stack.push_back(ivalue::tensor(task, 5));  // self_or_result
  stack.push_back(outputs::ivalue(task, 6));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 6}});
}

rt::Outcome run_FastGelu(nn::OperatorTask& task) {
  const gen::FastGeluArgs args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::FastGelu(args);
  return {};
}

rt::Outcome run_FastGeluBackward(nn::OperatorTask& task) {
  const gen::FastGeluBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .gradInput = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::FastGeluBackward(args);
  return {};
}

rt::Outcome run_FastLayerNorm(nn::OperatorTask& task) {
  const gen::FastLayerNormArgs args{
      .input = arguments::tensor(task, 0),
      .normalizedShape = arguments::ints(task, 1),
      .weightOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .eps = arguments::real(task, 4),
      .out = outputs::tensor(task, 5),
      .meanOutOptional = outputs::optional_tensor(task, 6),
      .rstdOutOptional = outputs::optional_tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::FastLayerNorm(args);
  return {};
}

rt::Outcome run_FusedCausalConv1d(nn::OperatorTask& task) {
  const gen::FusedCausalConv1dArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .convStates = arguments::tensor(task, 2),
      .queryStartLoc = arguments::optional_tensor(task, 3),
      .cacheIndices = arguments::optional_tensor(task, 4),
      .initialStateMode = arguments::optional_tensor(task, 5),
      .bias = arguments::optional_tensor(task, 6),
      .numAcceptedTokens = arguments::optional_tensor(task, 7),
      .numComputedTokens = arguments::optional_tensor(task, 8),
      .blockIdxFirstScheduledToken = arguments::optional_tensor(task, 9),
      .blockIdxLastScheduledToken = arguments::optional_tensor(task, 10),
      .initialStateIdx = arguments::optional_tensor(task, 11),
      .activationMode = arguments::integer(task, 12),
      .padSlotId = arguments::integer(task, 13),
      .runMode = arguments::integer(task, 14),
      .maxQueryLen = arguments::integer(task, 15),
      .residualConnection = arguments::integer(task, 16),
      .blockSize = arguments::integer(task, 17),
      .convMode = arguments::integer(task, 18),
      .y = outputs::tensor(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedCausalConv1d(args);
  return {};
}

rt::Outcome run_FusedCrossEntropyLossWithMaxSum(nn::OperatorTask& task) {
  const gen::FusedCrossEntropyLossWithMaxSumArgs args{
      .logitsMax = arguments::tensor(task, 0),
      .sumExpLogits = arguments::tensor(task, 1),
      .predictedLogits = arguments::tensor(task, 2),
      .labelSmoothing = arguments::real(task, 3),
      .inputOptional = arguments::optional_tensor(task, 4),
      .weightOptional = arguments::optional_tensor(task, 5),
      .vocabParallelLogitsOptional = arguments::optional_tensor(task, 6),
      .lossOut = outputs::tensor(task, 7),
      .softMaxOutOptional = outputs::optional_tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedCrossEntropyLossWithMaxSum(args);
  return {};
}

rt::Outcome run_FusedLinearCrossEntropyLossGrad(nn::OperatorTask& task) {
  const gen::FusedLinearCrossEntropyLossGradArgs args{
      .grad = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .targetMask = arguments::tensor(task, 3),
      .maskedTarget = arguments::tensor(task, 4),
      .labelSmoothing = arguments::real(task, 5),
      .logitsMaxOptional = arguments::optional_tensor(task, 6),
      .sumExpLogitsOptional = arguments::optional_tensor(task, 7),
      .softmaxOptional = arguments::optional_tensor(task, 8),
      .inputGradOut = outputs::tensor(task, 9),
      .weightGradOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedLinearCrossEntropyLossGrad(args);
  return {};
}

rt::Outcome run_FusedLinearOnlineMaxSum(nn::OperatorTask& task) {
  const gen::FusedLinearOnlineMaxSumArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .vocabStartIndex = arguments::integer(task, 3),
      .vocabEndIndex = arguments::integer(task, 4),
      .logitsMaxLocalOut = outputs::tensor(task, 5),
      .sumExpLogitsLocalOut = outputs::tensor(task, 6),
      .predictedLogitsLocalOut = outputs::tensor(task, 7),
      .targetMaskOut = outputs::tensor(task, 8),
      .maskedTargetOut = outputs::tensor(task, 9),
      .vocabParallelLogitsOutOptional = outputs::optional_tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedLinearOnlineMaxSum(args);
  return {};
}

rt::Outcome run_GRU(nn::OperatorTask& task) {
  const gen::GRUArgs args{
      .input = arguments::tensor(task, 0),
      .params = arguments::tensors(task, 1),
      .hx = arguments::tensor(task, 2),
      .batchSizes = arguments::optional_tensor(task, 3),
      .hasBias = arguments::boolean(task, 4),
      .numLayers = arguments::integer(task, 5),
      .dropout = arguments::real(task, 6),
      .train = arguments::boolean(task, 7),
      .bidirection = arguments::boolean(task, 8),
      .batchFirst = arguments::boolean(task, 9),
      .output = outputs::tensor(task, 10),
      .hy = outputs::tensor(task, 11),
      .rOut = outputs::tensors(task, 12),
      .zOut = outputs::tensors(task, 13),
      .nOut = outputs::tensors(task, 14),
      .hnOut = outputs::tensors(task, 15),
      .hOut = outputs::tensors(task, 16),
      .task = task,
  };
  const NativeScope scope;
  kernels::GRU(args);
  return {};
}

rt::Outcome run_GRUBackward(nn::OperatorTask& task) {
  const gen::GRUBackwardArgs args{
      .input = arguments::tensor(task, 0),
      .params = arguments::tensors(task, 1),
      .hx = arguments::tensor(task, 2),
      .dy = arguments::tensor(task, 3),
      .dh = arguments::tensor(task, 4),
      .r = arguments::tensors(task, 5),
      .z = arguments::tensors(task, 6),
      .n = arguments::tensors(task, 7),
      .hn = arguments::tensors(task, 8),
      .h = arguments::tensors(task, 9),
      .batchSizes = arguments::optional_tensor(task, 10),
      .hasBias = arguments::boolean(task, 11),
      .numLayers = arguments::integer(task, 12),
      .bidirection = arguments::boolean(task, 13),
      .batchFirst = arguments::boolean(task, 14),
      .dxOut = outputs::tensor(task, 15),
      .dhPrevOut = outputs::tensor(task, 16),
      .dparamsOut = outputs::tensors(task, 17),
      .task = task,
  };
  const NativeScope scope;
  kernels::GRUBackward(args);
  return {};
}

rt::Outcome run_Gelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gelu", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(op.default_value(1));  // approximate
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_GeluBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gelu_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(op.default_value(2));  // approximate
  stack.push_back(outputs::ivalue(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_GeluBackwardV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gelu_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::string(task, 2));  // approximate
  stack.push_back(outputs::ivalue(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_GeluV2(nn::OperatorTask& task) {
  const gen::GeluV2Args args{
      .x = arguments::tensor(task, 0),
      .approximate = arguments::integer(task, 1),
      .y = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::GeluV2(args);
  return {};
}

rt::Outcome run_Glu(nn::OperatorTask& task) {
  const gen::GluArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Glu(args);
  return {};
}

rt::Outcome run_GluBackward(nn::OperatorTask& task) {
  const gen::GluBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .dim = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::GluBackward(args);
  return {};
}

rt::Outcome run_GridSampler2D(nn::OperatorTask& task) {
  const gen::GridSampler2DArgs args{
      .input = arguments::tensor(task, 0),
      .grid = arguments::tensor(task, 1),
      .interpolationMode = arguments::integer(task, 2),
      .paddingMode = arguments::integer(task, 3),
      .alignCorners = arguments::boolean(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::GridSampler2D(args);
  return {};
}

rt::Outcome run_GridSampler2DBackward(nn::OperatorTask& task) {
  const gen::GridSampler2DBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .grid = arguments::tensor(task, 2),
      .interpolationMode = arguments::integer(task, 3),
      .paddingMode = arguments::integer(task, 4),
      .alignCorners = arguments::boolean(task, 5),
      .outputMask = arguments::bools(task, 6),
      .inputGrad = outputs::tensor(task, 7),
      .gridGrad = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::GridSampler2DBackward(args);
  return {};
}

rt::Outcome run_GridSampler3D(nn::OperatorTask& task) {
  const gen::GridSampler3DArgs args{
      .input = arguments::tensor(task, 0),
      .grid = arguments::tensor(task, 1),
      .interpolationMode = arguments::integer(task, 2),
      .paddingMode = arguments::integer(task, 3),
      .alignCorners = arguments::boolean(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::GridSampler3D(args);
  return {};
}

rt::Outcome run_GridSampler3DBackward(nn::OperatorTask& task) {
  const gen::GridSampler3DBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .grid = arguments::tensor(task, 2),
      .interpolationMode = arguments::integer(task, 3),
      .paddingMode = arguments::integer(task, 4),
      .alignCorners = arguments::boolean(task, 5),
      .outputMask = arguments::bools(task, 6),
      .inputGrad = outputs::tensor(task, 7),
      .gridGrad = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::GridSampler3DBackward(args);
  return {};
}

rt::Outcome run_GroupNorm(nn::OperatorTask& task) {
  const gen::GroupNormArgs args{
      .self = arguments::tensor(task, 0),
      .gamma = arguments::optional_tensor(task, 1),
      .beta = arguments::optional_tensor(task, 2),
      .N = arguments::integer(task, 3),
      .C = arguments::integer(task, 4),
      .HxW = arguments::integer(task, 5),
      .group = arguments::integer(task, 6),
      .eps = arguments::real(task, 7),
      .out = outputs::tensor(task, 8),
      .meanOut = outputs::tensor(task, 9),
      .rstdOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupNorm(args);
  return {};
}

rt::Outcome run_GroupNormBackward(nn::OperatorTask& task) {
  const gen::GroupNormBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .mean = arguments::tensor(task, 2),
      .rstd = arguments::tensor(task, 3),
      .gamma = arguments::optional_tensor(task, 4),
      .N = arguments::integer(task, 5),
      .C = arguments::integer(task, 6),
      .HxW = arguments::integer(task, 7),
      .group = arguments::integer(task, 8),
      .outputMask = arguments::bools(task, 9),
      .gradInput = outputs::optional_tensor(task, 10),
      .gradGammaOut = outputs::optional_tensor(task, 11),
      .gradBetaOut = outputs::optional_tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupNormBackward(args);
  return {};
}

rt::Outcome run_GroupNormSilu(nn::OperatorTask& task) {
  const gen::GroupNormSiluArgs args{
      .self = arguments::tensor(task, 0),
      .gamma = arguments::optional_tensor(task, 1),
      .beta = arguments::optional_tensor(task, 2),
      .group = arguments::integer(task, 3),
      .eps = arguments::real(task, 4),
      .out = outputs::tensor(task, 5),
      .meanOut = outputs::tensor(task, 6),
      .rstdOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupNormSilu(args);
  return {};
}

rt::Outcome run_GroupNormSwish(nn::OperatorTask& task) {
  const gen::GroupNormSwishArgs args{
      .x = arguments::tensor(task, 0),
      .gamma = arguments::tensor(task, 1),
      .beta = arguments::tensor(task, 2),
      .numGroups = arguments::integer(task, 3),
      .dataFormatOptional = arguments::string(task, 4),
      .eps = arguments::real(task, 5),
      .activateSwish = arguments::boolean(task, 6),
      .swishScale = arguments::real(task, 7),
      .yOut = outputs::tensor(task, 8),
      .meanOut = outputs::tensor(task, 9),
      .rstdOut = outputs::tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupNormSwish(args);
  return {};
}

rt::Outcome run_GroupNormSwishGrad(nn::OperatorTask& task) {
  const gen::GroupNormSwishGradArgs args{
      .dy = arguments::tensor(task, 0),
      .mean = arguments::tensor(task, 1),
      .rstd = arguments::tensor(task, 2),
      .x = arguments::tensor(task, 3),
      .gamma = arguments::tensor(task, 4),
      .beta = arguments::tensor(task, 5),
      .numGroups = arguments::integer(task, 6),
      .dataFormatOptional = arguments::string(task, 7),
      .swishScale = arguments::real(task, 8),
      .dgammaIsRequire = arguments::boolean(task, 9),
      .dbetaIsRequire = arguments::boolean(task, 10),
      .dxOut = outputs::tensor(task, 11),
      .dgammaOut = outputs::tensor(task, 12),
      .dbetaOut = outputs::tensor(task, 13),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupNormSwishGrad(args);
  return {};
}

rt::Outcome run_Hardshrink(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardshrink", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // lambd
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_HardshrinkBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardshrink_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_out
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::scalar(task, 2));  // lambd
  stack.push_back(outputs::ivalue(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Hardsigmoid(nn::OperatorTask& task) {
  const gen::HardsigmoidArgs args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::Hardsigmoid(args);
  return {};
}

rt::Outcome run_HardsigmoidBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardsigmoid_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(outputs::ivalue(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Hardswish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_HardswishBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_HardswishBackwardV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_Hardtanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardtanh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // min_val
  stack.push_back(ivalue::scalar(task, 2));  // max_val
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_HardtanhBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardtanh_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::scalar(task, 2));  // min_val
  stack.push_back(ivalue::scalar(task, 3));  // max_val
  stack.push_back(outputs::ivalue(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Im2col(nn::OperatorTask& task) {
  static const AtenOperator op("aten::im2col", "out");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // kernel_size
  stack.push_back(ivalue::ints(task, 2));  // dilation
  stack.push_back(ivalue::ints(task, 3));  // padding
  stack.push_back(ivalue::ints(task, 4));  // stride
  stack.push_back(outputs::ivalue(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_Im2colBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::col2im", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // kernel_size
  stack.push_back(ivalue::ints(task, 3));  // dilation
  stack.push_back(ivalue::ints(task, 4));  // padding
  stack.push_back(ivalue::ints(task, 5));  // stride
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_InplaceCelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::celu_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // alpha
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceElu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::elu_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // alpha
  stack.push_back(ivalue::scalar(task, 2));  // scale
  stack.push_back(ivalue::scalar(task, 3));  // input_scale
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFusedCausalConv1d(nn::OperatorTask& task) {
  const gen::InplaceFusedCausalConv1dArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .convStates = arguments::tensor(task, 2),
      .queryStartLoc = arguments::optional_tensor(task, 3),
      .cacheIndices = arguments::optional_tensor(task, 4),
      .initialStateMode = arguments::optional_tensor(task, 5),
      .bias = arguments::optional_tensor(task, 6),
      .numAcceptedTokens = arguments::optional_tensor(task, 7),
      .numComputedTokens = arguments::optional_tensor(task, 8),
      .blockIdxFirstScheduledToken = arguments::optional_tensor(task, 9),
      .blockIdxLastScheduledToken = arguments::optional_tensor(task, 10),
      .initialStateIdx = arguments::optional_tensor(task, 11),
      .activationMode = arguments::integer(task, 12),
      .padSlotId = arguments::integer(task, 13),
      .runMode = arguments::integer(task, 14),
      .maxQueryLen = arguments::integer(task, 15),
      .residualConnection = arguments::integer(task, 16),
      .blockSize = arguments::integer(task, 17),
      .convMode = arguments::integer(task, 18),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceFusedCausalConv1d(args);
  return {};
}

rt::Outcome run_InplaceHardsigmoid(nn::OperatorTask& task) {
  const gen::InplaceHardsigmoidArgs args{
      .self = arguments::tensor(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceHardsigmoid(args);
  return {};
}

rt::Outcome run_InplaceHardswish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceHardtanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardtanh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // min_val
  stack.push_back(ivalue::scalar(task, 2));  // max_val
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLeakyRelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::leaky_relu_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // negative_slope
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceMish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mish_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceRelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::relu_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceThreshold(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // threshold
  stack.push_back(ivalue::scalar(task, 2));  // value
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_Iou(nn::OperatorTask& task) {
  const gen::IouArgs args{
      .bBoxes = arguments::tensor(task, 0),
      .gtBoxes = arguments::tensor(task, 1),
      .mode = arguments::string(task, 2),
      .eps = arguments::real(task, 3),
      .aligned = arguments::boolean(task, 4),
      .overlap = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::Iou(args);
  return {};
}

rt::Outcome run_KlDiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::kl_div", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::integer(task, 2));  // reduction
  stack.push_back(ivalue::boolean(task, 3));  // log_target
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_KlDivBackward(nn::OperatorTask& task) {
  const gen::KlDivBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .reduction = arguments::integer(task, 3),
      .logTarget = arguments::boolean(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::KlDivBackward(args);
  return {};
}

rt::Outcome run_KlDivTargetBackward(nn::OperatorTask& task) {
  const gen::KlDivTargetBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .reduction = arguments::integer(task, 3),
      .logTarget = arguments::boolean(task, 4),
      .gradTarget = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::KlDivTargetBackward(args);
  return {};
}

rt::Outcome run_L1Loss(nn::OperatorTask& task) {
  static const AtenOperator op("aten::l1_loss", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::integer(task, 2));  // reduction
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_L1LossBackward(nn::OperatorTask& task) {
  const gen::L1LossBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .reduction = arguments::integer(task, 3),
      .gradInput = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::L1LossBackward(args);
  return {};
}

rt::Outcome run_LSTM(nn::OperatorTask& task) {
  const gen::LSTMArgs args{
      .input = arguments::tensor(task, 0),
      .params = arguments::tensors(task, 1),
      .hx = arguments::tensors(task, 2),
      .batchSizes = arguments::optional_tensor(task, 3),
      .hasBias = arguments::boolean(task, 4),
      .numLayers = arguments::integer(task, 5),
      .dropout = arguments::real(task, 6),
      .train = arguments::boolean(task, 7),
      .bidirectional = arguments::boolean(task, 8),
      .batchFirst = arguments::boolean(task, 9),
      .output = outputs::tensor(task, 10),
      .hy = outputs::tensor(task, 11),
      .cy = outputs::tensor(task, 12),
      .iOut = outputs::tensors(task, 13),
      .jOut = outputs::tensors(task, 14),
      .fOut = outputs::tensors(task, 15),
      .oOut = outputs::tensors(task, 16),
      .hOut = outputs::tensors(task, 17),
      .cOut = outputs::tensors(task, 18),
      .tanhCOut = outputs::tensors(task, 19),
      .task = task,
  };
  const NativeScope scope;
  kernels::LSTM(args);
  return {};
}

rt::Outcome run_LayerNorm(nn::OperatorTask& task) {
  const gen::LayerNormArgs args{
      .input = arguments::tensor(task, 0),
      .normalizedShape = arguments::ints(task, 1),
      .weightOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .eps = arguments::real(task, 4),
      .out = outputs::tensor(task, 5),
      .meanOutOptional = outputs::optional_tensor(task, 6),
      .rstdOutOptional = outputs::optional_tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::LayerNorm(args);
  return {};
}

rt::Outcome run_LayerNormBackward(nn::OperatorTask& task) {
  const gen::LayerNormBackwardArgs args{
      .gradOut = arguments::tensor(task, 0),
      .input = arguments::tensor(task, 1),
      .normalizedShape = arguments::ints(task, 2),
      .mean = arguments::tensor(task, 3),
      .rstd = arguments::tensor(task, 4),
      .weightOptional = arguments::optional_tensor(task, 5),
      .biasOptional = arguments::optional_tensor(task, 6),
      .outputMask = arguments::bools(task, 7),
      .gradInputOut = outputs::optional_tensor(task, 8),
      .gradWeightOut = outputs::optional_tensor(task, 9),
      .gradBiasOut = outputs::optional_tensor(task, 10),
      .task = task,
  };
  const NativeScope scope;
  kernels::LayerNormBackward(args);
  return {};
}

rt::Outcome run_LeakyRelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::leaky_relu", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // negative_slope
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LeakyReluBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::leaky_relu_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::scalar(task, 2));  // negative_slope
  stack.push_back(ivalue::boolean(task, 3));  // self_is_result
  stack.push_back(outputs::ivalue(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_LogSigmoid(nn::OperatorTask& task) {
  const gen::LogSigmoidArgs args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSigmoid(args);
  return {};
}

rt::Outcome run_LogSigmoidBackward(nn::OperatorTask& task) {
  const gen::LogSigmoidBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .buffer = arguments::tensor(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSigmoidBackward(args);
  return {};
}

rt::Outcome run_LogSigmoidForward(nn::OperatorTask& task) {
  const gen::LogSigmoidForwardArgs args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .buffer = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSigmoidForward(args);
  return {};
}

rt::Outcome run_LogSoftmax(nn::OperatorTask& task) {
  const gen::LogSoftmaxArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSoftmax(args);
  return {};
}

rt::Outcome run_LogSoftmaxBackward(nn::OperatorTask& task) {
  const gen::LogSoftmaxBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .output = arguments::tensor(task, 1),
      .dim = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSoftmaxBackward(args);
  return {};
}

rt::Outcome run_LstmBackward(nn::OperatorTask& task) {
  const gen::LstmBackwardArgs args{
      .input = arguments::tensor(task, 0),
      .hx = arguments::tensors(task, 1),
      .params = arguments::tensors(task, 2),
      .dy = arguments::optional_tensor(task, 3),
      .dh = arguments::optional_tensor(task, 4),
      .dc = arguments::optional_tensor(task, 5),
      .i = arguments::tensors(task, 6),
      .g = arguments::tensors(task, 7),
      .f = arguments::tensors(task, 8),
      .o = arguments::tensors(task, 9),
      .h = arguments::tensors(task, 10),
      .c = arguments::tensors(task, 11),
      .tanhc = arguments::tensors(task, 12),
      .batchSizesOptional = arguments::optional_tensor(task, 13),
      .hasBias = arguments::boolean(task, 14),
      .numLayers = arguments::integer(task, 15),
      .dropout = arguments::real(task, 16),
      .train = arguments::boolean(task, 17),
      .bidirectional = arguments::boolean(task, 18),
      .batchFirst = arguments::boolean(task, 19),
      .outputMask = arguments::bools(task, 20),
      .dxOut = outputs::tensor(task, 21),
      .dhPrevOut = outputs::tensor(task, 22),
      .dcPrevOut = outputs::tensor(task, 23),
      .dparamsOut = outputs::tensors(task, 24),
      .task = task,
  };
  const NativeScope scope;
  kernels::LstmBackward(args);
  return {};
}

rt::Outcome run_MaskedCausalConv1d(nn::OperatorTask& task) {
  const gen::MaskedCausalConv1dArgs args{
      .x = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .maskOptional = arguments::optional_tensor(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaskedCausalConv1d(args);
  return {};
}

rt::Outcome run_MaskedCausalConv1dBackward(nn::OperatorTask& task) {
  const gen::MaskedCausalConv1dBackwardArgs args{
      .gradY = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .maskOptional = arguments::optional_tensor(task, 3),
      .gradXOut = outputs::tensor(task, 4),
      .gradWeightOut = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaskedCausalConv1dBackward(args);
  return {};
}

rt::Outcome run_MaskedSoftmaxWithRelPosBias(nn::OperatorTask& task) {
  const gen::MaskedSoftmaxWithRelPosBiasArgs args{
      .x = arguments::tensor(task, 0),
      .attenMaskOptional = arguments::optional_tensor(task, 1),
      .relativePosBias = arguments::tensor(task, 2),
      .scaleValue = arguments::real(task, 3),
      .innerPrecisionMode = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaskedSoftmaxWithRelPosBias(args);
  return {};
}

rt::Outcome run_MaxPool2dWithIndices(nn::OperatorTask& task) {
  static const AtenOperator op("aten::max_pool2d_with_indices", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // kernel_size
  stack.push_back(ivalue::ints(task, 2));  // stride
  stack.push_back(ivalue::ints(task, 3));  // padding
  stack.push_back(ivalue::ints(task, 4));  // dilation
  stack.push_back(ivalue::boolean(task, 5));  // ceil_mode
  op.call(stack);
  return store_results(task, stack, {6, 7});
}

rt::Outcome run_MaxPool2dWithIndicesBackward(nn::OperatorTask& task) {
  const gen::MaxPool2dWithIndicesBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .indices = arguments::tensor(task, 2),
      .kernelSize = arguments::ints(task, 3),
      .stride = arguments::ints(task, 4),
      .padding = arguments::ints(task, 5),
      .dilation = arguments::ints(task, 6),
      .ceilMode = arguments::boolean(task, 7),
      .gradInput = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxPool2dWithIndicesBackward(args);
  return {};
}

rt::Outcome run_MaxPool2dWithMask(nn::OperatorTask& task) {
  const gen::MaxPool2dWithMaskArgs args{
      .self = arguments::tensor(task, 0),
      .kernelSize = arguments::ints(task, 1),
      .stride = arguments::ints(task, 2),
      .padding = arguments::ints(task, 3),
      .dilation = arguments::ints(task, 4),
      .ceilMode = arguments::boolean(task, 5),
      .out = outputs::tensor(task, 6),
      .indices = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxPool2dWithMask(args);
  return {};
}

rt::Outcome run_MaxPool2dWithMaskBackward(nn::OperatorTask& task) {
  const gen::MaxPool2dWithMaskBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .indices = arguments::tensor(task, 2),
      .kernelSize = arguments::ints(task, 3),
      .stride = arguments::ints(task, 4),
      .padding = arguments::ints(task, 5),
      .dilation = arguments::ints(task, 6),
      .ceilMode = arguments::boolean(task, 7),
      .gradInput = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxPool2dWithMaskBackward(args);
  return {};
}

rt::Outcome run_MaxPool3dWithArgmax(nn::OperatorTask& task) {
  static const AtenOperator op("aten::max_pool3d_with_indices", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // kernel_size
  stack.push_back(ivalue::ints(task, 2));  // stride
  stack.push_back(ivalue::ints(task, 3));  // padding
  stack.push_back(ivalue::ints(task, 4));  // dilation
  stack.push_back(ivalue::boolean(task, 5));  // ceil_mode
  op.call(stack);
  return store_results(task, stack, {6, 7});
}

rt::Outcome run_MaxPool3dWithArgmaxBackward(nn::OperatorTask& task) {
  const gen::MaxPool3dWithArgmaxBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .indices = arguments::tensor(task, 2),
      .kernelSize = arguments::ints(task, 3),
      .stride = arguments::ints(task, 4),
      .padding = arguments::ints(task, 5),
      .dilation = arguments::ints(task, 6),
      .ceilMode = arguments::boolean(task, 7),
      .gradInput = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxPool3dWithArgmaxBackward(args);
  return {};
}

rt::Outcome run_MaxUnpool2d(nn::OperatorTask& task) {
  const gen::MaxUnpool2dArgs args{
      .self = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .outputSize = arguments::ints(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxUnpool2d(args);
  return {};
}

rt::Outcome run_MaxUnpool3d(nn::OperatorTask& task) {
  const gen::MaxUnpool3dArgs args{
      .self = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .outputSize = arguments::ints(task, 2),
      .stride = arguments::ints(task, 3),
      .padding = arguments::ints(task, 4),
      .outRef = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxUnpool3d(args);
  return {};
}

rt::Outcome run_Mish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mish", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_MishBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mish_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_MseLoss(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mse_loss", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::integer(task, 2));  // reduction
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_MseLossBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mse_loss_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // target
  stack.push_back(ivalue::integer(task, 3));  // reduction
  stack.push_back(outputs::ivalue(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_MultilabelMarginLoss(nn::OperatorTask& task) {
  const gen::MultilabelMarginLossArgs args{
      .self = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .reduction = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .isTarget = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::MultilabelMarginLoss(args);
  return {};
}

rt::Outcome run_NLLLoss(nn::OperatorTask& task) {
  const gen::NLLLossArgs args{
      .self = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .reduction = arguments::integer(task, 3),
      .ignoreIndex = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .totalWeightOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::NLLLoss(args);
  return {};
}

rt::Outcome run_NLLLoss2d(nn::OperatorTask& task) {
  const gen::NLLLoss2dArgs args{
      .self = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .reduction = arguments::integer(task, 3),
      .ignoreIndex = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .totalWeightOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::NLLLoss2d(args);
  return {};
}

rt::Outcome run_NLLLoss2dBackward(nn::OperatorTask& task) {
  const gen::NLLLoss2dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .weight = arguments::optional_tensor(task, 3),
      .reduction = arguments::integer(task, 4),
      .ignoreIndex = arguments::integer(task, 5),
      .totalWeight = arguments::tensor(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::NLLLoss2dBackward(args);
  return {};
}

rt::Outcome run_NLLLossBackward(nn::OperatorTask& task) {
  const gen::NLLLossBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .weight = arguments::optional_tensor(task, 3),
      .reduction = arguments::integer(task, 4),
      .ignoreIndex = arguments::integer(task, 5),
      .totalWeight = arguments::tensor(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::NLLLossBackward(args);
  return {};
}

rt::Outcome run_Prelu(nn::OperatorTask& task) {
  const gen::PreluArgs args{
      .self = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Prelu(args);
  return {};
}

rt::Outcome run_PreluBackward(nn::OperatorTask& task) {
  const gen::PreluBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .gradWeight = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::PreluBackward(args);
  return {};
}

rt::Outcome run_QuantConvolution(nn::OperatorTask& task) {
  const gen::QuantConvolutionArgs args{
      .input = arguments::tensor(task, 0),
      .weight = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .scale = arguments::tensor(task, 3),
      .offset = arguments::optional_tensor(task, 4),
      .stride = arguments::ints(task, 5),
      .padding = arguments::ints(task, 6),
      .dilation = arguments::ints(task, 7),
      .transposed = arguments::boolean(task, 8),
      .outputPadding = arguments::ints(task, 9),
      .groups = arguments::integer(task, 10),
      .offsetx = arguments::integer(task, 11),
      .roundMode = arguments::string(task, 12),
      .output = outputs::tensor(task, 13),
      .task = task,
  };
  const NativeScope scope;
  kernels::QuantConvolution(args);
  return {};
}

rt::Outcome run_ROIAlign(nn::OperatorTask& task) {
  const gen::ROIAlignArgs args{
      .self = arguments::tensor(task, 0),
      .rois = arguments::tensor(task, 1),
      .spatialScale = arguments::real(task, 2),
      .pooledHeight = arguments::integer(task, 3),
      .pooledWidth = arguments::integer(task, 4),
      .sampleNum = arguments::integer(task, 5),
      .roiEndMode = arguments::integer(task, 6),
      .out = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::ROIAlign(args);
  return {};
}

rt::Outcome run_ROIAlignBackward(nn::OperatorTask& task) {
  const gen::ROIAlignBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .rois = arguments::tensor(task, 1),
      .xDiffShape = arguments::ints(task, 2),
      .pooledWidth = arguments::integer(task, 3),
      .pooledHeight = arguments::integer(task, 4),
      .spatialScale = arguments::real(task, 5),
      .sampleNum = arguments::integer(task, 6),
      .roiEndMode = arguments::integer(task, 7),
      .gradInput = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::ROIAlignBackward(args);
  return {};
}

rt::Outcome run_ReflectionPad1d(nn::OperatorTask& task) {
  const gen::ReflectionPad1dArgs args{
      .self = arguments::tensor(task, 0),
      .padding = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReflectionPad1d(args);
  return {};
}

rt::Outcome run_ReflectionPad1dBackward(nn::OperatorTask& task) {
  const gen::ReflectionPad1dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .padding = arguments::ints(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReflectionPad1dBackward(args);
  return {};
}

rt::Outcome run_ReflectionPad2d(nn::OperatorTask& task) {
  const gen::ReflectionPad2dArgs args{
      .self = arguments::tensor(task, 0),
      .padding = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReflectionPad2d(args);
  return {};
}

rt::Outcome run_ReflectionPad2dBackward(nn::OperatorTask& task) {
  const gen::ReflectionPad2dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .padding = arguments::ints(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReflectionPad2dBackward(args);
  return {};
}

rt::Outcome run_ReflectionPad3d(nn::OperatorTask& task) {
  const gen::ReflectionPad3dArgs args{
      .self = arguments::tensor(task, 0),
      .padding = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReflectionPad3d(args);
  return {};
}

rt::Outcome run_ReflectionPad3dBackward(nn::OperatorTask& task) {
  const gen::ReflectionPad3dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .padding = arguments::ints(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReflectionPad3dBackward(args);
  return {};
}

rt::Outcome run_Relu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::relu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_ReplicationPad1d(nn::OperatorTask& task) {
  const gen::ReplicationPad1dArgs args{
      .self = arguments::tensor(task, 0),
      .padding = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReplicationPad1d(args);
  return {};
}

rt::Outcome run_ReplicationPad1dBackward(nn::OperatorTask& task) {
  const gen::ReplicationPad1dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .padding = arguments::ints(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReplicationPad1dBackward(args);
  return {};
}

rt::Outcome run_ReplicationPad2d(nn::OperatorTask& task) {
  const gen::ReplicationPad2dArgs args{
      .self = arguments::tensor(task, 0),
      .padding = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReplicationPad2d(args);
  return {};
}

rt::Outcome run_ReplicationPad2dBackward(nn::OperatorTask& task) {
  const gen::ReplicationPad2dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .padding = arguments::ints(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReplicationPad2dBackward(args);
  return {};
}

rt::Outcome run_ReplicationPad3d(nn::OperatorTask& task) {
  const gen::ReplicationPad3dArgs args{
      .self = arguments::tensor(task, 0),
      .padding = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReplicationPad3d(args);
  return {};
}

rt::Outcome run_ReplicationPad3dBackward(nn::OperatorTask& task) {
  const gen::ReplicationPad3dBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .padding = arguments::ints(task, 2),
      .gradInput = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ReplicationPad3dBackward(args);
  return {};
}

rt::Outcome run_ScaledMaskedSoftmax(nn::OperatorTask& task) {
  const gen::ScaledMaskedSoftmaxArgs args{
      .x = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .scale = arguments::real(task, 2),
      .fixedTriuMask = arguments::boolean(task, 3),
      .y = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScaledMaskedSoftmax(args);
  return {};
}

rt::Outcome run_ScaledMaskedSoftmaxBackward(nn::OperatorTask& task) {
  const gen::ScaledMaskedSoftmaxBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .y = arguments::tensor(task, 1),
      .mask = arguments::tensor(task, 2),
      .scale = arguments::real(task, 3),
      .fixTriuMask = arguments::boolean(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScaledMaskedSoftmaxBackward(args);
  return {};
}

rt::Outcome run_SigmoidBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sigmoid_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // output
  stack.push_back(outputs::ivalue(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Silu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::silu", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_SiluBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::silu_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(outputs::ivalue(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_SmoothL1Loss(nn::OperatorTask& task) {
  static const AtenOperator op("aten::smooth_l1_loss", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::integer(task, 2));  // reduction
  stack.push_back(ivalue::real(task, 3));  // beta
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_SmoothL1LossBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::smooth_l1_loss_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // target
  stack.push_back(ivalue::integer(task, 3));  // reduction
  stack.push_back(ivalue::real(task, 4));  // beta
  stack.push_back(outputs::ivalue(task, 5));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_SoftMarginLoss(nn::OperatorTask& task) {
  static const AtenOperator op("aten::soft_margin_loss", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::integer(task, 2));  // reduction
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_SoftMarginLossBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::soft_margin_loss_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // target
  stack.push_back(ivalue::integer(task, 3));  // reduction
  stack.push_back(outputs::ivalue(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Softmax(nn::OperatorTask& task) {
  const gen::SoftmaxArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Softmax(args);
  return {};
}

rt::Outcome run_SoftmaxBackward(nn::OperatorTask& task) {
  const gen::SoftmaxBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .output = arguments::tensor(task, 1),
      .dim = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::SoftmaxBackward(args);
  return {};
}

rt::Outcome run_Softplus(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softplus", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // beta
  stack.push_back(ivalue::scalar(task, 2));  // threshold
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_SoftplusBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softplus_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::scalar(task, 2));  // beta
  stack.push_back(ivalue::scalar(task, 3));  // threshold
  stack.push_back(outputs::ivalue(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Softshrink(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softshrink", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // lambd
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_SoftshrinkBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softshrink_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::scalar(task, 2));  // lambd
  stack.push_back(outputs::ivalue(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_SyncBatchNormGatherStats(nn::OperatorTask& task) {
  const gen::SyncBatchNormGatherStatsArgs args{
      .totalSum = arguments::tensor(task, 0),
      .totalSquareSum = arguments::tensor(task, 1),
      .sampleCount = arguments::tensor(task, 2),
      .mean = arguments::tensor(task, 3),
      .variance = arguments::tensor(task, 4),
      .momentum = arguments::real(task, 5),
      .eps = arguments::real(task, 6),
      .batchMean = outputs::tensor(task, 7),
      .batchInvstd = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::SyncBatchNormGatherStats(args);
  return {};
}

rt::Outcome run_TanhBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tanh_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // output
  stack.push_back(outputs::ivalue(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_ThnnFusedLstmCell(nn::OperatorTask& task) {
  const gen::ThnnFusedLstmCellArgs args{
      .inputGates = arguments::tensor(task, 0),
      .hiddenGates = arguments::tensor(task, 1),
      .cx = arguments::tensor(task, 2),
      .inputBiasOptional = arguments::optional_tensor(task, 3),
      .hiddenBiasOptional = arguments::optional_tensor(task, 4),
      .hyOut = outputs::tensor(task, 5),
      .cyOut = outputs::tensor(task, 6),
      .storageOut = outputs::tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::ThnnFusedLstmCell(args);
  return {};
}

rt::Outcome run_ThnnFusedLstmCellBackward(nn::OperatorTask& task) {
  const gen::ThnnFusedLstmCellBackwardArgs args{
      .gradHyOptional = arguments::optional_tensor(task, 0),
      .gradCOptional = arguments::optional_tensor(task, 1),
      .cx = arguments::tensor(task, 2),
      .cy = arguments::tensor(task, 3),
      .storage = arguments::tensor(task, 4),
      .hasBias = arguments::boolean(task, 5),
      .gradGatesOut = outputs::tensor(task, 6),
      .gradCxOut = outputs::tensor(task, 7),
      .gradBiasOut = outputs::optional_tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::ThnnFusedLstmCellBackward(args);
  return {};
}

rt::Outcome run_Threshold(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // threshold
  stack.push_back(ivalue::scalar(task, 2));  // value
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_ThresholdBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::scalar(task, 2));  // threshold
  stack.push_back(outputs::ivalue(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_TopKTopPSample(nn::OperatorTask& task) {
  const gen::TopKTopPSampleArgs args{
      .logits = arguments::tensor(task, 0),
      .topK = arguments::tensor(task, 1),
      .topP = arguments::tensor(task, 2),
      .q = arguments::optional_tensor(task, 3),
      .eps = arguments::real(task, 4),
      .isNeedLogits = arguments::boolean(task, 5),
      .topKGuess = arguments::integer(task, 6),
      .logitsSelectIdx = outputs::tensor(task, 7),
      .logitsTopKPSelect = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::TopKTopPSample(args);
  return {};
}

rt::Outcome run_TopKTopPSampleV2(nn::OperatorTask& task) {
  const gen::TopKTopPSampleV2Args args{
      .logits = arguments::tensor(task, 0),
      .topK = arguments::tensor(task, 1),
      .topP = arguments::tensor(task, 2),
      .q = arguments::optional_tensor(task, 3),
      .minPs = arguments::optional_tensor(task, 4),
      .eps = arguments::real(task, 5),
      .isNeedLogits = arguments::boolean(task, 6),
      .topKGuess = arguments::integer(task, 7),
      .ksMax = arguments::integer(task, 8),
      .inputIsLogits = arguments::boolean(task, 9),
      .isNeedSampleResult = arguments::boolean(task, 10),
      .logitsSelectIdx = outputs::tensor(task, 11),
      .logitsTopKPSelect = outputs::tensor(task, 12),
      .logitsIdx = outputs::tensor(task, 13),
      .logitsSortMasked = outputs::tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::TopKTopPSampleV2(args);
  return {};
}

rt::Outcome run_TransformBiasRescaleQkv(nn::OperatorTask& task) {
  const gen::TransformBiasRescaleQkvArgs args{
      .qkv = arguments::tensor(task, 0),
      .qkvBias = arguments::tensor(task, 1),
      .numHeads = arguments::integer(task, 2),
      .qOut = outputs::tensor(task, 3),
      .kOut = outputs::tensor(task, 4),
      .vOut = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::TransformBiasRescaleQkv(args);
  return {};
}

rt::Outcome run_UnfoldGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::unfold_backward", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_in
  stack.push_back(ivalue::ints(task, 1));  // input_sizes
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::integer(task, 3));  // size
  stack.push_back(ivalue::integer(task, 4));  // step
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleBicubic2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bicubic2d", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleBicubic2dAA(nn::OperatorTask& task) {
  const gen::UpsampleBicubic2dAAArgs args{
      .x = arguments::tensor(task, 0),
      .outputSize = arguments::ints(task, 1),
      .alignCorners = arguments::boolean(task, 2),
      .scalesH = arguments::real(task, 3),
      .scalesW = arguments::real(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::UpsampleBicubic2dAA(args);
  return {};
}

rt::Outcome run_UpsampleBicubic2dAAGrad(nn::OperatorTask& task) {
  const gen::UpsampleBicubic2dAAGradArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .outputSize = arguments::ints(task, 1),
      .inputSize = arguments::ints(task, 2),
      .alignCorners = arguments::boolean(task, 3),
      .scalesH = arguments::real(task, 4),
      .scalesW = arguments::real(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::UpsampleBicubic2dAAGrad(args);
  return {};
}

rt::Outcome run_UpsampleBicubic2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bicubic2d_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_UpsampleBilinear2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bilinear2d", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleBilinear2dAA(nn::OperatorTask& task) {
  const gen::UpsampleBilinear2dAAArgs args{
      .input = arguments::tensor(task, 0),
      .outputSize = arguments::ints(task, 1),
      .alignCorners = arguments::boolean(task, 2),
      .scalesH = arguments::real(task, 3),
      .scalesW = arguments::real(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::UpsampleBilinear2dAA(args);
  return {};
}

rt::Outcome run_UpsampleBilinear2dAABackward(nn::OperatorTask& task) {
  const gen::UpsampleBilinear2dAABackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .outputSize = arguments::ints(task, 1),
      .inputSize = arguments::ints(task, 2),
      .alignCorners = arguments::boolean(task, 3),
      .scalesH = arguments::real(task, 4),
      .scalesW = arguments::real(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::UpsampleBilinear2dAABackward(args);
  return {};
}

rt::Outcome run_UpsampleBilinear2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bilinear2d_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_UpsampleBilinear2dBackwardV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bilinear2d_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_UpsampleLinear1d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_linear1d", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_UpsampleLinear1dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_linear1d_backward", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleNearest1d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest1d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(op.default_value(2));  // scales
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_UpsampleNearest1dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest1d_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_UpsampleNearest1dV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest1d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_UpsampleNearest2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest2d", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(op.default_value(2));  // scales_h
  stack.push_back(op.default_value(3));  // scales_w
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_UpsampleNearest2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest2d_backward", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleNearest2dV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest2d", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_w
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_UpsampleNearest3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest3d", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales_d
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleNearest3dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest3d_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_d
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_UpsampleNearestExact1d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact1d", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_UpsampleNearestExact1dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact1d_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_UpsampleNearestExact2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact2d", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_w
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_UpsampleNearestExact2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact2d_backward", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleNearestExact3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact3d", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales_d
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_UpsampleNearestExact3dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact3d_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_d
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_UpsampleTrilinear3d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_trilinear3d", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_d
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  op.call(stack);
  return store_results(task, stack, {6});
}

rt::Outcome run_UpsampleTrilinear3dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_trilinear3d_backward", "");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::wide_of(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_d
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 6));  // scales_w
  op.call(stack);
  return store_results(task, stack, {7});
}

}  // namespace hotplate::host
