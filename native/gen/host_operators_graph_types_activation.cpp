// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_activation.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpFastGelu(const gen::OpFastGeluArgs& args);
void OpFastGeluGrad(const gen::OpFastGeluGradArgs& args);
void OpHardSigmoid(const gen::OpHardSigmoidArgs& args);
void OpLogSigmoidGrad(const gen::OpLogSigmoidGradArgs& args);
void OpLogSoftmaxGrad(const gen::OpLogSoftmaxGradArgs& args);
void OpLogSoftmaxV2(const gen::OpLogSoftmaxV2Args& args);
void OpSoftmaxGrad(const gen::OpSoftmaxGradArgs& args);
void OpSoftmaxV2(const gen::OpSoftmaxV2Args& args);
void OpSwish(const gen::OpSwishArgs& args);
void OpSwishGrad(const gen::OpSwishGradArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpCeluV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::celu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // alpha
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpElu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::elu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // alpha
  stack.push_back(ivalue::real(task, 3));  // scale
  stack.push_back(ivalue::real(task, 4));  // input_scale
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpEluGradV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::elu_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::real(task, 3));  // alpha
  stack.push_back(ivalue::real(task, 4));  // scale
  stack.push_back(ivalue::real(task, 5));  // input_scale
  stack.push_back(ivalue::boolean(task, 6));  // is_result
  stack.push_back(ivalue::tensor(task, 1));  // self_or_result
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpFastGelu(nn::OperatorTask& task) {
  const gen::OpFastGeluArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpFastGelu(args);
  return {};
}

rt::Outcome run_OpFastGeluGrad(nn::OperatorTask& task) {
  const gen::OpFastGeluGradArgs args{
      .dy = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .z = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpFastGeluGrad(args);
  return {};
}

rt::Outcome run_OpGLU(nn::OperatorTask& task) {
  static const AtenOperator op("aten::glu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // dim
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpGLUGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::glu_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::integer(task, 3));  // dim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpGelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gelu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(op.default_value(1));  // approximate
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpHardShrink(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardshrink", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // lambd
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpHardShrinkGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardshrink_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_out
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::real(task, 3));  // lambd
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpHardSigmoid(nn::OperatorTask& task) {
  const gen::OpHardSigmoidArgs args{
      .input_x = arguments::tensor(task, 0),
      .output_y = outputs::tensor(task, 1),
      .alpha = arguments::real(task, 2),
      .beta = arguments::real(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpHardSigmoid(args);
  return {};
}

rt::Outcome run_OpHardSigmoidGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardsigmoid_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpHardSwish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpHardSwishGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardswish_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpHardtanhGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::hardtanh_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 1));  // grad_output
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 3));  // min_val
  stack.push_back(ivalue::real(task, 4));  // max_val
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLeakyRelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::leaky_relu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // negative_slope
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpLeakyReluGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::leaky_relu_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::real(task, 3));  // negative_slope
  stack.push_back(c10::IValue(false));  // self_is_result
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLogSigmoid(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log_sigmoid", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpLogSigmoidGrad(nn::OperatorTask& task) {
  const gen::OpLogSigmoidGradArgs args{
      .grads = arguments::tensor(task, 0),
      .features = arguments::tensor(task, 1),
      .backprops = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLogSigmoidGrad(args);
  return {};
}

rt::Outcome run_OpLogSoftmaxGrad(nn::OperatorTask& task) {
  const gen::OpLogSoftmaxGradArgs args{
      .grad = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .axis = arguments::ints(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLogSoftmaxGrad(args);
  return {};
}

rt::Outcome run_OpLogSoftmaxV2(nn::OperatorTask& task) {
  const gen::OpLogSoftmaxV2Args args{
      .logits = arguments::tensor(task, 0),
      .logsoftmax = outputs::tensor(task, 1),
      .axes = arguments::ints(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLogSoftmaxV2(args);
  return {};
}

rt::Outcome run_OpMish(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mish", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpMishGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mish_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_OpPRelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_prelu_kernel", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // weight
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReluGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(c10::IValue(int64_t{0}));  // threshold
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpSelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::selu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSeluGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::elu_backward", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(c10::IValue(1.6732632423543772));  // alpha
  stack.push_back(c10::IValue(1.0507009873554805));  // scale
  stack.push_back(c10::IValue(int64_t{1}));  // input_scale
  stack.push_back(c10::IValue(true));  // is_result
  stack.push_back(ivalue::tensor(task, 1));  // self_or_result
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpSigmoidGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sigmoid_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 1));  // grad_output
  stack.push_back(ivalue::tensor(task, 0));  // output
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpSiluGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::silu_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpSoftShrink(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softshrink", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // lambd
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSoftShrinkGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softshrink_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::real(task, 3));  // lambd
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpSoftmaxGrad(nn::OperatorTask& task) {
  const gen::OpSoftmaxGradArgs args{
      .softmax = arguments::tensor(task, 0),
      .grad_softmax = arguments::tensor(task, 1),
      .grad_x = outputs::tensor(task, 2),
      .axes = arguments::ints(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSoftmaxGrad(args);
  return {};
}

rt::Outcome run_OpSoftmaxV2(nn::OperatorTask& task) {
  const gen::OpSoftmaxV2Args args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .axes = arguments::ints(task, 2),
      .half_to_float = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSoftmaxV2(args);
  return {};
}

rt::Outcome run_OpSoftplusV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softplus", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // beta
  stack.push_back(ivalue::real(task, 3));  // threshold
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSoftplusV2Grad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::softplus_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::real(task, 3));  // beta
  stack.push_back(ivalue::real(task, 4));  // threshold
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpSwish(nn::OperatorTask& task) {
  const gen::OpSwishArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .scale = arguments::real(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSwish(args);
  return {};
}

rt::Outcome run_OpSwishGrad(nn::OperatorTask& task) {
  const gen::OpSwishGradArgs args{
      .grad = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .y = arguments::tensor(task, 2),
      .grad_x = outputs::tensor(task, 3),
      .scale = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSwishGrad(args);
  return {};
}

rt::Outcome run_OpTanhGrad(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tanh_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 1));  // grad_output
  stack.push_back(ivalue::tensor(task, 0));  // output
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpThresholdGradV2D(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold_backward", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // grad_output
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::real(task, 3));  // threshold
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpThresholdV2D(nn::OperatorTask& task) {
  static const AtenOperator op("aten::threshold", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // threshold
  stack.push_back(ivalue::real(task, 3));  // value
  op.call(stack);
  return store_results(task, stack, {1});
}

}  // namespace hotplate::host
