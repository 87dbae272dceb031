// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"

namespace hotplate::kernels {
void AdaptiveMaxPool2dBackward(const gen::AdaptiveMaxPool2dBackwardArgs& args);
void BatchNorm(const gen::BatchNormArgs& args);
void BatchNormBackward(const gen::BatchNormBackwardArgs& args);
void BinaryCrossEntropyWithLogitsBackward(const gen::BinaryCrossEntropyWithLogitsBackwardArgs& args);
void Convolution(const gen::ConvolutionArgs& args);
void ConvolutionBackward(const gen::ConvolutionBackwardArgs& args);
void FastGelu(const gen::FastGeluArgs& args);
void FastGeluBackward(const gen::FastGeluBackwardArgs& args);
void FastLayerNorm(const gen::FastLayerNormArgs& args);
void GeluV2(const gen::GeluV2Args& args);
void Glu(const gen::GluArgs& args);
void GluBackward(const gen::GluBackwardArgs& args);
void GroupNorm(const gen::GroupNormArgs& args);
void GroupNormBackward(const gen::GroupNormBackwardArgs& args);
void KlDivBackward(const gen::KlDivBackwardArgs& args);
void KlDivTargetBackward(const gen::KlDivTargetBackwardArgs& args);
void L1LossBackward(const gen::L1LossBackwardArgs& args);
void LayerNorm(const gen::LayerNormArgs& args);
void LayerNormBackward(const gen::LayerNormBackwardArgs& args);
void LogSigmoid(const gen::LogSigmoidArgs& args);
void LogSigmoidBackward(const gen::LogSigmoidBackwardArgs& args);
void LogSigmoidForward(const gen::LogSigmoidForwardArgs& args);
void LogSoftmax(const gen::LogSoftmaxArgs& args);
void LogSoftmaxBackward(const gen::LogSoftmaxBackwardArgs& args);
void MaxPool2dWithIndicesBackward(const gen::MaxPool2dWithIndicesBackwardArgs& args);
void MaxPool2dWithMask(const gen::MaxPool2dWithMaskArgs& args);
void MaxPool2dWithMaskBackward(const gen::MaxPool2dWithMaskBackwardArgs& args);
void NLLLoss(const gen::NLLLossArgs& args);
void NLLLoss2d(const gen::NLLLoss2dArgs& args);
void NLLLoss2dBackward(const gen::NLLLoss2dBackwardArgs& args);
void NLLLossBackward(const gen::NLLLossBackwardArgs& args);
void Prelu(const gen::PreluArgs& args);
void PreluBackward(const gen::PreluBackwardArgs& args);
void Softmax(const gen::SoftmaxArgs& args);
void SoftmaxBackward(const gen::SoftmaxBackwardArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_AdaptiveAvgPool2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::adaptive_avg_pool2d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::tensor(task, 2));  // out
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
      .gradInput = arguments::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::AdaptiveMaxPool2dBackward(args);
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
  stack.push_back(ivalue::tensor(task, 8));  // out
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
  stack.push_back(ivalue::tensor(task, 9));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 9}});
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
      .output = arguments::tensor(task, 8),
      .saveMean = arguments::optional_tensor(task, 9),
      .saveInvstd = arguments::optional_tensor(task, 10),
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
      .gradInput = arguments::optional_tensor(task, 10),
      .gradWeight = arguments::optional_tensor(task, 11),
      .gradBias = arguments::optional_tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchNormBackward(args);
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
  stack.push_back(ivalue::tensor(task, 5));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_BinaryCrossEntropyWithLogits(nn::OperatorTask& task) {
  static const AtenOperator op("aten::binary_cross_entropy_with_logits", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // target
  stack.push_back(ivalue::tensor(task, 2));  // weight
  stack.push_back(ivalue::tensor(task, 3));  // pos_weight
  stack.push_back(ivalue::integer(task, 4));  // reduction
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_BinaryCrossEntropyWithLogitsBackward(nn::OperatorTask& task) {
  const gen::BinaryCrossEntropyWithLogitsBackwardArgs args{
      .gradOutput = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .target = arguments::tensor(task, 2),
      .weightOptional = arguments::optional_tensor(task, 3),
      .posWeightOptional = arguments::optional_tensor(task, 4),
      .reduction = arguments::integer(task, 5),
      .out = arguments::tensor(task, 6),
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
      .output = arguments::tensor(task, 9),
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
      .gradInput = arguments::optional_tensor(task, 12),
      .gradWeight = arguments::optional_tensor(task, 13),
      .gradBias = arguments::optional_tensor(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConvolutionBackward(args);
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
  stack.push_back(ivalue::tensor(task, 4));  // out
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
  stack.push_back(ivalue::tensor(task, 6));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 6}});
}

rt::Outcome run_FastGelu(nn::OperatorTask& task) {
  const gen::FastGeluArgs args{
      .self = arguments::tensor(task, 0),
      .out = arguments::tensor(task, 1),
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
      .gradInput = arguments::tensor(task, 2),
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
      .out = arguments::tensor(task, 5),
      .meanOutOptional = arguments::optional_tensor(task, 6),
      .rstdOutOptional = arguments::optional_tensor(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::FastLayerNorm(args);
  return {};
}

rt::Outcome run_Gelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gelu", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(op.default_value(1));  // approximate
  stack.push_back(ivalue::tensor(task, 1));  // out
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
  stack.push_back(ivalue::tensor(task, 2));  // grad_input
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
  stack.push_back(ivalue::tensor(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_GeluV2(nn::OperatorTask& task) {
  const gen::GeluV2Args args{
      .x = arguments::tensor(task, 0),
      .approximate = arguments::integer(task, 1),
      .y = arguments::tensor(task, 2),
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
      .out = arguments::tensor(task, 2),
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
      .out = arguments::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::GluBackward(args);
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
      .out = arguments::tensor(task, 8),
      .meanOut = arguments::tensor(task, 9),
      .rstdOut = arguments::tensor(task, 10),
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
      .gradInput = arguments::optional_tensor(task, 10),
      .gradGammaOut = arguments::optional_tensor(task, 11),
      .gradBetaOut = arguments::optional_tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::GroupNormBackward(args);
  return {};
}

rt::Outcome run_Hardshrink(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardshrink", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // lambd
  stack.push_back(ivalue::tensor(task, 2));  // out
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
  stack.push_back(ivalue::tensor(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Hardsigmoid(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardsigmoid", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_HardsigmoidBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardsigmoid_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Hardswish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // out
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
  stack.push_back(ivalue::tensor(task, 3));  // out
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
  stack.push_back(ivalue::tensor(task, 4));  // grad_input
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
  stack.push_back(ivalue::tensor(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_Im2colBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::col2im", "out");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // kernel_size
  stack.push_back(ivalue::ints(task, 3));  // dilation
  stack.push_back(ivalue::ints(task, 4));  // padding
  stack.push_back(ivalue::ints(task, 5));  // stride
  stack.push_back(ivalue::tensor(task, 6));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 6}});
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

rt::Outcome run_InplaceHardsigmoid(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardsigmoid_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
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
      .out = arguments::tensor(task, 5),
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
      .gradTarget = arguments::tensor(task, 5),
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
      .gradInput = arguments::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::L1LossBackward(args);
  return {};
}

rt::Outcome run_LayerNorm(nn::OperatorTask& task) {
  const gen::LayerNormArgs args{
      .input = arguments::tensor(task, 0),
      .normalizedShape = arguments::ints(task, 1),
      .weightOptional = arguments::optional_tensor(task, 2),
      .biasOptional = arguments::optional_tensor(task, 3),
      .eps = arguments::real(task, 4),
      .out = arguments::tensor(task, 5),
      .meanOutOptional = arguments::optional_tensor(task, 6),
      .rstdOutOptional = arguments::optional_tensor(task, 7),
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
      .gradInputOut = arguments::optional_tensor(task, 8),
      .gradWeightOut = arguments::optional_tensor(task, 9),
      .gradBiasOut = arguments::optional_tensor(task, 10),
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
  stack.push_back(ivalue::tensor(task, 2));  // out
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
  stack.push_back(ivalue::tensor(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_LogSigmoid(nn::OperatorTask& task) {
  const gen::LogSigmoidArgs args{
      .self = arguments::tensor(task, 0),
      .out = arguments::tensor(task, 1),
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
      .gradInput = arguments::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSigmoidBackward(args);
  return {};
}

rt::Outcome run_LogSigmoidForward(nn::OperatorTask& task) {
  const gen::LogSigmoidForwardArgs args{
      .self = arguments::tensor(task, 0),
      .out = arguments::tensor(task, 1),
      .buffer = arguments::tensor(task, 2),
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
      .out = arguments::tensor(task, 2),
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
      .out = arguments::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSoftmaxBackward(args);
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
      .gradInput = arguments::tensor(task, 8),
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
      .out = arguments::tensor(task, 6),
      .indices = arguments::tensor(task, 7),
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
      .gradInput = arguments::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaxPool2dWithMaskBackward(args);
  return {};
}

rt::Outcome run_Mish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mish", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // out
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
  stack.push_back(ivalue::tensor(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_NLLLoss(nn::OperatorTask& task) {
  const gen::NLLLossArgs args{
      .self = arguments::tensor(task, 0),
      .target = arguments::tensor(task, 1),
      .weight = arguments::optional_tensor(task, 2),
      .reduction = arguments::integer(task, 3),
      .ignoreIndex = arguments::integer(task, 4),
      .out = arguments::tensor(task, 5),
      .totalWeightOut = arguments::tensor(task, 6),
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
      .out = arguments::tensor(task, 5),
      .totalWeightOut = arguments::tensor(task, 6),
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
      .out = arguments::tensor(task, 7),
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
      .out = arguments::tensor(task, 7),
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
      .out = arguments::tensor(task, 2),
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
      .gradInput = arguments::tensor(task, 3),
      .gradWeight = arguments::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::PreluBackward(args);
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

rt::Outcome run_SigmoidBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sigmoid_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // output
  stack.push_back(ivalue::tensor(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Silu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::silu", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_SiluBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::silu_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // grad_input
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
  stack.push_back(ivalue::tensor(task, 5));  // grad_input
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
  stack.push_back(ivalue::tensor(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Softmax(nn::OperatorTask& task) {
  const gen::SoftmaxArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .out = arguments::tensor(task, 2),
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
      .out = arguments::tensor(task, 3),
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
  stack.push_back(ivalue::tensor(task, 3));  // out
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
  stack.push_back(ivalue::tensor(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Softshrink(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softshrink", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // lambd
  stack.push_back(ivalue::tensor(task, 2));  // out
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
  stack.push_back(ivalue::tensor(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_TanhBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tanh_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // output
  stack.push_back(ivalue::tensor(task, 2));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Threshold(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // threshold
  stack.push_back(ivalue::scalar(task, 2));  // value
  stack.push_back(ivalue::tensor(task, 3));  // out
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
  stack.push_back(ivalue::tensor(task, 3));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
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
  static const AtenOperator op("aten::upsample_bicubic2d", "out");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  stack.push_back(ivalue::tensor(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_UpsampleBicubic2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bicubic2d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  stack.push_back(ivalue::tensor(task, 6));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 6}});
}

rt::Outcome run_UpsampleBilinear2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bilinear2d", "out");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  stack.push_back(ivalue::tensor(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_UpsampleBilinear2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bilinear2d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  stack.push_back(ivalue::tensor(task, 6));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 6}});
}

rt::Outcome run_UpsampleBilinear2dBackwardV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_bilinear2d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 5));  // scales_w
  stack.push_back(ivalue::tensor(task, 6));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 6}});
}

rt::Outcome run_UpsampleLinear1d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_linear1d", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::boolean(task, 2));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales
  stack.push_back(ivalue::tensor(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_UpsampleLinear1dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_linear1d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::boolean(task, 3));  // align_corners
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales
  stack.push_back(ivalue::tensor(task, 5));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_UpsampleNearest1d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest1d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(op.default_value(2));  // scales
  stack.push_back(ivalue::tensor(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_UpsampleNearest1dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest1d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales
  stack.push_back(ivalue::tensor(task, 4));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_UpsampleNearest1dV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest1d", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales
  stack.push_back(ivalue::tensor(task, 3));  // out
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
  stack.push_back(ivalue::tensor(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_UpsampleNearest2dBackward(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest2d_backward", "grad_input");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::ints(task, 2));  // input_size
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 4));  // scales_w
  stack.push_back(ivalue::tensor(task, 5));  // grad_input
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_UpsampleNearest2dV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::upsample_nearest2d", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_w
  stack.push_back(ivalue::tensor(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_UpsampleNearestExact2d(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_upsample_nearest_exact2d", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // output_size
  stack.push_back(ivalue::positive_or_none_of(task, 2));  // scales_h
  stack.push_back(ivalue::positive_or_none_of(task, 3));  // scales_w
  stack.push_back(ivalue::tensor(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

}  // namespace hotplate::host
