// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_elementwise.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void AddRelu(const gen::AddReluArgs& args);
void Clamp(const gen::ClampArgs& args);
void ClampMax(const gen::ClampMaxArgs& args);
void ClampMin(const gen::ClampMinArgs& args);
void DivMod(const gen::DivModArgs& args);
void DivMods(const gen::DivModsArgs& args);
void Equal(const gen::EqualArgs& args);
void InplaceAddRelu(const gen::InplaceAddReluArgs& args);
void InplaceClampMax(const gen::InplaceClampMaxArgs& args);
void InplaceDivMod(const gen::InplaceDivModArgs& args);
void InplaceDivMods(const gen::InplaceDivModsArgs& args);
void InplaceMaskedFillScalar(const gen::InplaceMaskedFillScalarArgs& args);
void InplaceMaskedFillTensor(const gen::InplaceMaskedFillTensorArgs& args);
void Logit(const gen::LogitArgs& args);
void LogitGrad(const gen::LogitGradArgs& args);
void MaskedScale(const gen::MaskedScaleArgs& args);
void SWhere(const gen::SWhereArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_Abs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::abs", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Acos(nn::OperatorTask& task) {
  static const AtenOperator op("aten::acos", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Acosh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::acosh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Add(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_AddRelu(nn::OperatorTask& task) {
  const gen::AddReluArgs args{
      .self = arguments::tensor(task, 0),
      .other = arguments::tensor(task, 1),
      .alpha = arguments::scalar(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddRelu(args);
  return {};
}

rt::Outcome run_AddV3(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar_as_tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Addcdiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::addcdiv", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // tensor1
  stack.push_back(ivalue::tensor(task, 2));  // tensor2
  stack.push_back(ivalue::scalar(task, 3));  // value
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Addcmul(nn::OperatorTask& task) {
  static const AtenOperator op("aten::addcmul", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // tensor1
  stack.push_back(ivalue::tensor(task, 2));  // tensor2
  stack.push_back(ivalue::scalar(task, 3));  // value
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Adds(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_AngleV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::angle", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Asin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::asin", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Asinh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::asinh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Atan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atan", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Atan2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atan2", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Atanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atanh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_BitwiseAndScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_and", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_BitwiseAndTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_and", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_BitwiseNot(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_not", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_BitwiseOrScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_or", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_BitwiseOrTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_or", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_BitwiseXorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_xor", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_BitwiseXorTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_xor", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Ceil(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ceil", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Clamp(nn::OperatorTask& task) {
  const gen::ClampArgs args{
      .self = arguments::tensor(task, 0),
      .clipValueMin = arguments::optional_scalar(task, 1),
      .clipValueMax = arguments::optional_scalar(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::Clamp(args);
  return {};
}

rt::Outcome run_ClampMax(nn::OperatorTask& task) {
  const gen::ClampMaxArgs args{
      .self = arguments::tensor(task, 0),
      .clipValueMax = arguments::scalar(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ClampMax(args);
  return {};
}

rt::Outcome run_ClampMaxTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp_max", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // max
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_ClampMin(nn::OperatorTask& task) {
  const gen::ClampMinArgs args{
      .self = arguments::tensor(task, 0),
      .clipValueMin = arguments::scalar(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ClampMin(args);
  return {};
}

rt::Outcome run_ClampMinTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp_min", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // min
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_ClampTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // min
  stack.push_back(ivalue::tensor(task, 2));  // max
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Complex(nn::OperatorTask& task) {
  static const AtenOperator op("aten::complex", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // real
  stack.push_back(ivalue::tensor(task, 1));  // imag
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Cos(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cos", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Cosh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cosh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Div(nn::OperatorTask& task) {
  static const AtenOperator op("aten::div", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_DivMod(nn::OperatorTask& task) {
  const gen::DivModArgs args{
      .self = arguments::tensor(task, 0),
      .other = arguments::tensor(task, 1),
      .mode = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::DivMod(args);
  return {};
}

rt::Outcome run_DivMods(nn::OperatorTask& task) {
  const gen::DivModsArgs args{
      .self = arguments::tensor(task, 0),
      .other = arguments::scalar(task, 1),
      .mode = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::DivMods(args);
  return {};
}

rt::Outcome run_Divs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::div", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_EqScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::eq", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_EqTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::eq", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Equal(nn::OperatorTask& task) {
  const gen::EqualArgs args{
      .self = arguments::tensor(task, 0),
      .other = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Equal(args);
  return {};
}

rt::Outcome run_Erf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erf", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Erfc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erfc", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Erfinv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erfinv", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Exp(nn::OperatorTask& task) {
  static const AtenOperator op("aten::exp", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Exp2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::exp2", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Expm1(nn::OperatorTask& task) {
  static const AtenOperator op("aten::expm1", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Floor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_FloorDivide(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor_divide", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_FloorDivides(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor_divide", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_FmodScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fmod", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_FmodTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fmod", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Frac(nn::OperatorTask& task) {
  static const AtenOperator op("aten::frac", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Gcd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gcd", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_GeScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ge", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_GeTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ge", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_GtScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gt", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_GtTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gt", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_InplaceAcos(nn::OperatorTask& task) {
  static const AtenOperator op("aten::acos_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAcosh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::acosh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAdd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAddRelu(nn::OperatorTask& task) {
  const gen::InplaceAddReluArgs args{
      .selfRef = arguments::tensor(task, 0),
      .other = arguments::tensor(task, 1),
      .alpha = arguments::scalar(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceAddRelu(args);
  return {};
}

rt::Outcome run_InplaceAddcdiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::addcdiv_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // tensor1
  stack.push_back(ivalue::tensor(task, 2));  // tensor2
  stack.push_back(ivalue::scalar(task, 3));  // value
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAddcmul(nn::OperatorTask& task) {
  static const AtenOperator op("aten::addcmul_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // tensor1
  stack.push_back(ivalue::tensor(task, 2));  // tensor2
  stack.push_back(ivalue::scalar(task, 3));  // value
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAdds(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAsin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::asin_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAsinh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::asinh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAtan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atan_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAtan2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atan2_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceAtanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atanh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceBitwiseAndScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_and_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceBitwiseAndTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_and_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceBitwiseXorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_xor_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceBitwiseXorTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_xor_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceCeil(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ceil_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceClampMax(nn::OperatorTask& task) {
  const gen::InplaceClampMaxArgs args{
      .selfRef = arguments::tensor(task, 0),
      .clipValueMax = arguments::scalar(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceClampMax(args);
  return {};
}

rt::Outcome run_InplaceClampMaxTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp_max_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // max
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceClampMinTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp_min_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // min
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceCos(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cos_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceCosh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cosh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceDiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::div_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceDivMod(nn::OperatorTask& task) {
  const gen::InplaceDivModArgs args{
      .selfRef = arguments::tensor(task, 0),
      .other = arguments::tensor(task, 1),
      .mode = arguments::integer(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceDivMod(args);
  return {};
}

rt::Outcome run_InplaceDivMods(nn::OperatorTask& task) {
  const gen::InplaceDivModsArgs args{
      .selfRef = arguments::tensor(task, 0),
      .other = arguments::scalar(task, 1),
      .mode = arguments::integer(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceDivMods(args);
  return {};
}

rt::Outcome run_InplaceDivs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::div_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceEqScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::eq_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceEqTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::eq_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceErf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erf_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceErfc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erfc_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceErfinv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erfinv_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceExp(nn::OperatorTask& task) {
  static const AtenOperator op("aten::exp_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceExp2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::exp2_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceExpm1(nn::OperatorTask& task) {
  static const AtenOperator op("aten::expm1_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFloor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFloorDivide(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor_divide_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFloorDivides(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor_divide_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFmodScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fmod_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFmodTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fmod_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFrac(nn::OperatorTask& task) {
  static const AtenOperator op("aten::frac_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceGeScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ge_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceGeTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ge_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceGtScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gt_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceGtTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gt_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLeScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::le_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLeTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::le_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLerp(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lerp_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // end
  stack.push_back(ivalue::tensor(task, 2));  // weight
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLerps(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lerp_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // end
  stack.push_back(ivalue::scalar(task, 2));  // weight
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLog(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLog10(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log10_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLog1p(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log1p_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLog2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log2_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLogicalAnd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_and_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLogicalNot(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_not_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLogicalOr(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_or_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLtScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lt_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceLtTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lt_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceMaskedFillScalar(nn::OperatorTask& task) {
  const gen::InplaceMaskedFillScalarArgs args{
      .selfRef = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .value = arguments::scalar(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceMaskedFillScalar(args);
  return {};
}

rt::Outcome run_InplaceMaskedFillTensor(nn::OperatorTask& task) {
  const gen::InplaceMaskedFillTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceMaskedFillTensor(args);
  return {};
}

rt::Outcome run_InplaceMul(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mul_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceMuls(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mul_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceNanToNum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::nan_to_num_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 1));  // nan
  stack.push_back(ivalue::real(task, 2));  // posinf
  stack.push_back(ivalue::real(task, 3));  // neginf
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceNeScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ne_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceNeTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ne_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplacePowTensorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pow_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // exponent
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplacePowTensorTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pow_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // exponent
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceReciprocal(nn::OperatorTask& task) {
  static const AtenOperator op("aten::reciprocal_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceRemainderTensorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::remainder_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceRemainderTensorTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::remainder_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceRoundDecimals(nn::OperatorTask& task) {
  static const AtenOperator op("aten::round_", "decimals");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // decimals
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceRsqrt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::rsqrt_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSigmoid(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sigmoid_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sin_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSinc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sinc_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSinh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sinh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSqrt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sqrt_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSub(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub_", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceSubs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceTan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tan_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceTanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tanh_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceXLogYScalarOther(nn::OperatorTask& task) {
  static const AtenOperator op("aten::xlogy_", "Scalar_Other");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_IsClose(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isclose", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::real(task, 2));  // rtol
  stack.push_back(ivalue::real(task, 3));  // atol
  stack.push_back(ivalue::boolean(task, 4));  // equal_nan
  op.call(stack);
  return store_results(task, stack, {5});
}

rt::Outcome run_IsFinite(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isfinite", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_IsInScalarTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isin", "Scalar_Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar(task, 0));  // element
  stack.push_back(ivalue::tensor(task, 1));  // test_elements
  stack.push_back(ivalue::boolean(task, 2));  // assume_unique
  stack.push_back(ivalue::boolean(task, 3));  // invert
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_IsInTensorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isin", "Tensor_Scalar_out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // elements
  stack.push_back(ivalue::scalar(task, 1));  // test_element
  stack.push_back(ivalue::boolean(task, 2));  // assume_unique
  stack.push_back(ivalue::boolean(task, 3));  // invert
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_IsNegInf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isneginf", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_IsPosInf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isposinf", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_LeScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::le", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LeTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::le", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LeftShift(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_left_shift", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LeftShifts(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_left_shift", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Lerp(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lerp", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // end
  stack.push_back(ivalue::tensor(task, 2));  // weight
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Lerps(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lerp", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // end
  stack.push_back(ivalue::scalar(task, 2));  // weight
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_LessScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::le", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Log(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Log10(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log10", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Log1p(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log1p", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Log2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log2", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_LogAddExp(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logaddexp", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LogAddExp2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logaddexp2", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LogicalAnd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_and", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LogicalNot(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_not", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_LogicalOr(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_or", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LogicalXor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_xor", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Logit(nn::OperatorTask& task) {
  const gen::LogitArgs args{
      .input = arguments::tensor(task, 0),
      .eps = arguments::real(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Logit(args);
  return {};
}

rt::Outcome run_LogitGrad(nn::OperatorTask& task) {
  const gen::LogitGradArgs args{
      .x = arguments::tensor(task, 0),
      .dy = arguments::tensor(task, 1),
      .eps = arguments::real(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogitGrad(args);
  return {};
}

rt::Outcome run_LtScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lt", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_LtTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lt", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_MaskedScale(nn::OperatorTask& task) {
  const gen::MaskedScaleArgs args{
      .self = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .scale = arguments::real(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaskedScale(args);
  return {};
}

rt::Outcome run_Maximum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::maximum", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Minimum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::minimum", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Mul(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mul", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Muls(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mul", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_NanToNum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::nan_to_num", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 1));  // nan
  stack.push_back(ivalue::real(task, 2));  // posinf
  stack.push_back(ivalue::real(task, 3));  // neginf
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_NeScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ne", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_NeTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ne", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Neg(nn::OperatorTask& task) {
  static const AtenOperator op("aten::neg", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Polar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::polar", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // abs
  stack.push_back(ivalue::tensor(task, 1));  // angle
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_PowScalarTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pow", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // exponent
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_PowTensorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pow", "Tensor_Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // exponent
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_PowTensorTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pow", "Tensor_Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // exponent
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Reciprocal(nn::OperatorTask& task) {
  static const AtenOperator op("aten::reciprocal", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_RemainderScalarTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::remainder", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar_as_tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_RemainderTensorScalar(nn::OperatorTask& task) {
  static const AtenOperator op("aten::remainder", "Scalar_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_RemainderTensorTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::remainder", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_RightShift(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_right_shift", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Round(nn::OperatorTask& task) {
  static const AtenOperator op("aten::round", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_RoundDecimals(nn::OperatorTask& task) {
  static const AtenOperator op("aten::round", "decimals_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // decimals
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Rsqrt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::rsqrt", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Rsub(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 0));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Rsubs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 0));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_SWhere(nn::OperatorTask& task) {
  const gen::SWhereArgs args{
      .condition = arguments::tensor(task, 0),
      .self = arguments::tensor(task, 1),
      .other = arguments::tensor(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::SWhere(args);
  return {};
}

rt::Outcome run_Sigmoid(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sigmoid", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Sign(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sgn", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Signbit(nn::OperatorTask& task) {
  static const AtenOperator op("aten::signbit", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Sin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sin", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Sinc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sinc", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Sinh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sinh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Sqrt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sqrt", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Sub(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Subs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_tensor(task, 1));  // other
  stack.push_back(ivalue::scalar(task, 2));  // alpha
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Tan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tan", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Tanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tanh", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Trunc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::trunc", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_XLogYScalarOther(nn::OperatorTask& task) {
  static const AtenOperator op("aten::xlogy", "OutScalar_Other");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_XLogYScalarSelf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::xlogy", "OutScalar_Self");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_XLogYTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::xlogy", "OutTensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

}  // namespace hotplate::host
