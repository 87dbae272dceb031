// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_movement.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void ConfusionTranspose(const gen::ConfusionTransposeArgs& args);
void ConstantPadNd(const gen::ConstantPadNdArgs& args);
void InplaceCopy(const gen::InplaceCopyArgs& args);
void InplaceFillScalar(const gen::InplaceFillScalarArgs& args);
void InplaceFillTensor(const gen::InplaceFillTensorArgs& args);
void Repeat(const gen::RepeatArgs& args);
void RepeatInterleaveGrad(const gen::RepeatInterleaveGradArgs& args);
void StridedSlice(const gen::StridedSliceArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_Arange(nn::OperatorTask& task) {
  static const AtenOperator op("aten::arange", "start_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar(task, 0));  // start
  stack.push_back(ivalue::scalar(task, 1));  // end
  stack.push_back(ivalue::scalar(task, 2));  // step
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Cast(nn::OperatorTask& task) {
  static const AtenOperator op("aten::copy_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(outputs::ivalue(task, 2));  // self
  stack.push_back(ivalue::tensor(task, 0));  // src
  stack.push_back(op.default_value(2));  // non_blocking
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Cat(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cat", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // tensors
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_ChunkCat(nn::OperatorTask& task) {
  static const AtenOperator op("aten::_chunk_cat", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // tensors
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::integer(task, 2));  // num_chunks
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_ConfusionTranspose(nn::OperatorTask& task) {
  const gen::ConfusionTransposeArgs args{
      .x = arguments::tensor(task, 0),
      .perm = arguments::ints(task, 1),
      .shape = arguments::ints(task, 2),
      .transpose_first = arguments::boolean(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConfusionTranspose(args);
  return {};
}

rt::Outcome run_ConstantPadNd(nn::OperatorTask& task) {
  const gen::ConstantPadNdArgs args{
      .self = arguments::tensor(task, 0),
      .pad = arguments::ints(task, 1),
      .value = arguments::scalar(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ConstantPadNd(args);
  return {};
}

rt::Outcome run_Eye(nn::OperatorTask& task) {
  static const AtenOperator op("aten::eye", "m_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::integer(task, 0));  // n
  stack.push_back(ivalue::integer(task, 1));  // m
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Flip(nn::OperatorTask& task) {
  static const AtenOperator op("aten::flip", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // dims
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_InplaceCopy(nn::OperatorTask& task) {
  const gen::InplaceCopyArgs args{
      .selfRef = arguments::tensor(task, 0),
      .src = arguments::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceCopy(args);
  return {};
}

rt::Outcome run_InplaceFillDiagonal(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fill_diagonal_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // fill_value
  stack.push_back(ivalue::boolean(task, 2));  // wrap
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceFillScalar(nn::OperatorTask& task) {
  const gen::InplaceFillScalarArgs args{
      .selfRef = arguments::tensor(task, 0),
      .value = arguments::scalar(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceFillScalar(args);
  return {};
}

rt::Outcome run_InplaceFillTensor(nn::OperatorTask& task) {
  const gen::InplaceFillTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .value = arguments::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceFillTensor(args);
  return {};
}

rt::Outcome run_InplaceOne(nn::OperatorTask& task) {
  static const AtenOperator op("aten::fill_", "Scalar");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(c10::IValue(int64_t{1}));  // value
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceTril(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tril_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // diagonal
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceTriu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::triu_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // diagonal
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_InplaceZero(nn::OperatorTask& task) {
  static const AtenOperator op("aten::zero_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return check_written(task, stack, {{0, 0}});
}

rt::Outcome run_Linspace(nn::OperatorTask& task) {
  static const AtenOperator op("aten::linspace", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar(task, 0));  // start
  stack.push_back(ivalue::scalar(task, 1));  // end
  stack.push_back(ivalue::integer(task, 2));  // steps
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_LogSpace(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logspace", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::scalar(task, 0));  // start
  stack.push_back(ivalue::scalar(task, 1));  // end
  stack.push_back(ivalue::integer(task, 2));  // steps
  stack.push_back(ivalue::real(task, 3));  // base
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_NpuFormatCast(nn::OperatorTask& task) {
  static const AtenOperator op("aten::copy_", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(outputs::ivalue(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 0));  // src
  stack.push_back(op.default_value(2));  // non_blocking
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_Range(nn::OperatorTask& task) {
  static const AtenOperator op("aten::range", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::scalar(task, 0));  // start
  stack.push_back(ivalue::scalar(task, 1));  // end
  stack.push_back(ivalue::scalar(task, 2));  // step
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Repeat(nn::OperatorTask& task) {
  const gen::RepeatArgs args{
      .self = arguments::tensor(task, 0),
      .repeats = arguments::ints(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Repeat(args);
  return {};
}

rt::Outcome run_RepeatInterleave(nn::OperatorTask& task) {
  static const AtenOperator op("aten::repeat_interleave", "self_Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // repeats
  stack.push_back(op.default_value(2));  // dim
  stack.push_back(ivalue::integer(task, 2));  // output_size
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_RepeatInterleaveGrad(nn::OperatorTask& task) {
  const gen::RepeatInterleaveGradArgs args{
      .yGrad = arguments::tensor(task, 0),
      .repeats = arguments::tensor(task, 1),
      .axis = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::RepeatInterleaveGrad(args);
  return {};
}

rt::Outcome run_RepeatInterleaveInt(nn::OperatorTask& task) {
  static const AtenOperator op("aten::repeat_interleave", "self_int");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // repeats
  stack.push_back(op.default_value(2));  // dim
  stack.push_back(ivalue::integer(task, 2));  // output_size
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_RepeatInterleaveIntWithDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::repeat_interleave", "self_int");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // repeats
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::integer(task, 3));  // output_size
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_RepeatInterleaveTensor(nn::OperatorTask& task) {
  static const AtenOperator op("aten::repeat_interleave", "Tensor_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // repeats
  stack.push_back(ivalue::integer(task, 1));  // output_size
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_RepeatInterleaveWithDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::repeat_interleave", "self_Tensor");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // repeats
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::integer(task, 3));  // output_size
  op.call(stack);
  return store_results(task, stack, {4});
}

rt::Outcome run_Roll(nn::OperatorTask& task) {
  static const AtenOperator op("aten::roll", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // shifts
  stack.push_back(ivalue::ints(task, 2));  // dims
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_SplitWithSize(nn::OperatorTask& task) {
  static const AtenOperator op("aten::split_with_sizes_copy", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // split_sizes
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(outputs::ivalue_list(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {});
}

rt::Outcome run_Stack(nn::OperatorTask& task) {
  static const AtenOperator op("aten::stack", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // tensors
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_StridedSlice(nn::OperatorTask& task) {
  const gen::StridedSliceArgs args{
      .self = arguments::tensor(task, 0),
      .begin = arguments::ints(task, 1),
      .end = arguments::ints(task, 2),
      .strides = arguments::ints(task, 3),
      .beginMask = arguments::integer(task, 4),
      .endMask = arguments::integer(task, 5),
      .ellipsisMask = arguments::integer(task, 6),
      .newAxisMask = arguments::integer(task, 7),
      .shrinkAxisMask = arguments::integer(task, 8),
      .out = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::StridedSlice(args);
  return {};
}

rt::Outcome run_Tril(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tril", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // diagonal
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

rt::Outcome run_Triu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::triu", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // diagonal
  stack.push_back(outputs::ivalue(task, 2));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 2}});
}

}  // namespace hotplate::host
