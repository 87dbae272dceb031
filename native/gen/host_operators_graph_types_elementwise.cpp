// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_elementwise.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpCast(const gen::OpCastArgs& args);
void OpExp(const gen::OpExpArgs& args);
void OpLerp(const gen::OpLerpArgs& args);
void OpLog(const gen::OpLogArgs& args);
void OpLogAddExp(const gen::OpLogAddExpArgs& args);
void OpTensorEqual(const gen::OpTensorEqualArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpAbs(nn::OperatorTask& task) {
  static const AtenOperator op("aten::abs", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAcos(nn::OperatorTask& task) {
  static const AtenOperator op("aten::acos", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAcosh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::acosh", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAdd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(op.default_value(2));  // alpha
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpAddcdiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::addcdiv", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // tensor1
  stack.push_back(ivalue::tensor(task, 2));  // tensor2
  stack.push_back(ivalue::number_of(task, 3));  // value
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_OpAddcmul(nn::OperatorTask& task) {
  static const AtenOperator op("aten::addcmul", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // tensor1
  stack.push_back(ivalue::tensor(task, 2));  // tensor2
  stack.push_back(ivalue::number_of(task, 3));  // value
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_OpAsin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::asin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAsinh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::asinh", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAtan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atan", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAtan2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atan2", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpAtanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::atanh", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpAxpyV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::add", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::number_of(task, 2));  // alpha
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_OpBitwiseAnd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_and", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpBitwiseOr(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_or", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpBitwiseXor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_xor", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpCast(nn::OperatorTask& task) {
  const gen::OpCastArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .dst_type = arguments::scalar_type(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCast(args);
  return {};
}

rt::Outcome run_OpCeil(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ceil", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpClipByValue(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // min
  stack.push_back(ivalue::tensor(task, 2));  // max
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_OpClipByValueV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::clamp", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // min
  stack.push_back(ivalue::tensor(task, 2));  // max
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_OpCos(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cos", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpCosh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cosh", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpDiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::div", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpEqual(nn::OperatorTask& task) {
  static const AtenOperator op("aten::eq", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpErf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erf", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpErfc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erfc", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpErfinv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::erfinv", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpExp(nn::OperatorTask& task) {
  const gen::OpExpArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .base = arguments::real(task, 2),
      .scale = arguments::real(task, 3),
      .shift = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpExp(args);
  return {};
}

rt::Outcome run_OpExpm1(nn::OperatorTask& task) {
  static const AtenOperator op("aten::expm1", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpFloor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpFloorDiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::floor_divide", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpFloorMod(nn::OperatorTask& task) {
  static const AtenOperator op("aten::remainder", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpGreater(nn::OperatorTask& task) {
  static const AtenOperator op("aten::gt", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpGreaterEqual(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ge", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpIdentity(nn::OperatorTask& task) {
  static const AtenOperator op("aten::alias", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpInvert(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_not", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpIsClose(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isclose", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(ivalue::real(task, 3));  // rtol
  stack.push_back(ivalue::real(task, 4));  // atol
  stack.push_back(ivalue::boolean(task, 5));  // equal_nan
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpIsFinite(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isfinite", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpIsInf(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isinf", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpIsNan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::isnan", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpLeftShift(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_left_shift", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLerp(nn::OperatorTask& task) {
  const gen::OpLerpArgs args{
      .start = arguments::tensor(task, 0),
      .end = arguments::tensor(task, 1),
      .weight = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLerp(args);
  return {};
}

rt::Outcome run_OpLess(nn::OperatorTask& task) {
  static const AtenOperator op("aten::lt", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLessEqual(nn::OperatorTask& task) {
  static const AtenOperator op("aten::le", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLog(nn::OperatorTask& task) {
  const gen::OpLogArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .base = arguments::real(task, 2),
      .scale = arguments::real(task, 3),
      .shift = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLog(args);
  return {};
}

rt::Outcome run_OpLog1p(nn::OperatorTask& task) {
  static const AtenOperator op("aten::log1p", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpLogAddExp(nn::OperatorTask& task) {
  const gen::OpLogAddExpArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .base = arguments::real(task, 3),
      .scale = arguments::real(task, 4),
      .shift = arguments::real(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLogAddExp(args);
  return {};
}

rt::Outcome run_OpLogicalAnd(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_and", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLogicalNot(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_not", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpLogicalOr(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_or", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpLogicalXor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logical_xor", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpMaximum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::maximum", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpMinimum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::minimum", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpMod(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fmod", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpMul(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mul", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpMuls(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mul", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // other
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpNanToNum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::nan_to_num", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // nan
  stack.push_back(ivalue::real(task, 3));  // posinf
  stack.push_back(ivalue::real(task, 4));  // neginf
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpNeg(nn::OperatorTask& task) {
  static const AtenOperator op("aten::neg", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpNotEqual(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ne", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpOnesLike(nn::OperatorTask& task) {
  static const AtenOperator op("aten::ones_like", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(op.default_value(1));  // dtype
  stack.push_back(op.default_value(2));  // layout
  stack.push_back(op.default_value(3));  // device
  stack.push_back(op.default_value(4));  // pin_memory
  stack.push_back(op.default_value(5));  // memory_format
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpPow(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pow", "Tensor_Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // exponent
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpRealDiv(nn::OperatorTask& task) {
  static const AtenOperator op("aten::div", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReciprocal(nn::OperatorTask& task) {
  static const AtenOperator op("aten::reciprocal", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpRelu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::relu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpRightShift(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bitwise_right_shift", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpRound(nn::OperatorTask& task) {
  static const AtenOperator op("aten::round", "decimals");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // decimals
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpRsqrt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::rsqrt", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSigmoid(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sigmoid", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSign(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sign", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSinh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sinh", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSqrt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sqrt", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSquare(nn::OperatorTask& task) {
  static const AtenOperator op("aten::square", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSub(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sub", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  stack.push_back(op.default_value(2));  // alpha
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpTan(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tan", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpTanh(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tanh", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpTensorEqual(nn::OperatorTask& task) {
  const gen::OpTensorEqualArgs args{
      .input_x = arguments::tensor(task, 0),
      .input_y = arguments::tensor(task, 1),
      .output_z = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpTensorEqual(args);
  return {};
}

rt::Outcome run_OpTrunc(nn::OperatorTask& task) {
  static const AtenOperator op("aten::trunc", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpXlogy(nn::OperatorTask& task) {
  static const AtenOperator op("aten::xlogy", "Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // other
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpZerosLike(nn::OperatorTask& task) {
  static const AtenOperator op("aten::zeros_like", "");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(op.default_value(1));  // dtype
  stack.push_back(op.default_value(2));  // layout
  stack.push_back(op.default_value(3));  // device
  stack.push_back(op.default_value(4));  // pin_memory
  stack.push_back(op.default_value(5));  // memory_format
  op.call(stack);
  return store_results(task, stack, {1});
}

}  // namespace hotplate::host
