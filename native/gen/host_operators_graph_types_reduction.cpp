// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_reduction.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpBatchMatMul(const gen::OpBatchMatMulArgs& args);
void OpBincount(const gen::OpBincountArgs& args);
void OpCdist(const gen::OpCdistArgs& args);
void OpCdistGrad(const gen::OpCdistGradArgs& args);
void OpCross(const gen::OpCrossArgs& args);
void OpCumprod(const gen::OpCumprodArgs& args);
void OpCumsum(const gen::OpCumsumArgs& args);
void OpDot(const gen::OpDotArgs& args);
void OpHistogram(const gen::OpHistogramArgs& args);
void OpLpNormReduceV2(const gen::OpLpNormReduceV2Args& args);
void OpLpNormUpdateV2(const gen::OpLpNormUpdateV2Args& args);
void OpMatMul(const gen::OpMatMulArgs& args);
void OpMatMulV2(const gen::OpMatMulV2Args& args);
void OpQr(const gen::OpQrArgs& args);
void OpReduceMean(const gen::OpReduceMeanArgs& args);
void OpReduceMeanD(const gen::OpReduceMeanDArgs& args);
void OpReduceMeanWithCount(const gen::OpReduceMeanWithCountArgs& args);
void OpReduceProd(const gen::OpReduceProdArgs& args);
void OpReduceStdWithMean(const gen::OpReduceStdWithMeanArgs& args);
void OpReduceSum(const gen::OpReduceSumArgs& args);
void OpReduceSumD(const gen::OpReduceSumDArgs& args);
void OpRenorm(const gen::OpRenormArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpArgMaxV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::argmax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::value_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpArgMaxWithValue(nn::OperatorTask& task) {
  static const AtenOperator op("aten::max", "dim");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 3));  // dim
  stack.push_back(ivalue::boolean(task, 4));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2, 1});
}

rt::Outcome run_OpArgMin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::argmin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::value_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpArgMinWithValue(nn::OperatorTask& task) {
  static const AtenOperator op("aten::min", "dim");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 3));  // dim
  stack.push_back(ivalue::boolean(task, 4));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2, 1});
}

rt::Outcome run_OpBatchMatMul(nn::OperatorTask& task) {
  const gen::OpBatchMatMulArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .bias_input = arguments::optional_tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .adj_x1 = arguments::boolean(task, 4),
      .adj_x2 = arguments::boolean(task, 5),
      .bias = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBatchMatMul(args);
  return {};
}

rt::Outcome run_OpBincount(nn::OperatorTask& task) {
  const gen::OpBincountArgs args{
      .array = arguments::tensor(task, 0),
      .size = arguments::tensor(task, 1),
      .weights = arguments::tensor(task, 2),
      .bins = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBincount(args);
  return {};
}

rt::Outcome run_OpCdist(nn::OperatorTask& task) {
  const gen::OpCdistArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .p = arguments::real(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCdist(args);
  return {};
}

rt::Outcome run_OpCdistGrad(nn::OperatorTask& task) {
  const gen::OpCdistGradArgs args{
      .grad = arguments::tensor(task, 0),
      .x1 = arguments::tensor(task, 1),
      .x2 = arguments::tensor(task, 2),
      .cdist = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .p = arguments::real(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCdistGrad(args);
  return {};
}

rt::Outcome run_OpCross(nn::OperatorTask& task) {
  const gen::OpCrossArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .dim = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCross(args);
  return {};
}

rt::Outcome run_OpCummax(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cummax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 3));  // dim
  op.call(stack);
  return store_results(task, stack, {1, 2});
}

rt::Outcome run_OpCummin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cummin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 3));  // dim
  op.call(stack);
  return store_results(task, stack, {1, 2});
}

rt::Outcome run_OpCumprod(nn::OperatorTask& task) {
  const gen::OpCumprodArgs args{
      .x = arguments::tensor(task, 0),
      .axis = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .exclusive = arguments::boolean(task, 3),
      .reverse = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCumprod(args);
  return {};
}

rt::Outcome run_OpCumsum(nn::OperatorTask& task) {
  const gen::OpCumsumArgs args{
      .x = arguments::tensor(task, 0),
      .axis = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .exclusive = arguments::boolean(task, 3),
      .reverse = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCumsum(args);
  return {};
}

rt::Outcome run_OpDot(nn::OperatorTask& task) {
  const gen::OpDotArgs args{
      .input_x = arguments::tensor(task, 0),
      .input_y = arguments::tensor(task, 1),
      .output = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDot(args);
  return {};
}

rt::Outcome run_OpHistogram(nn::OperatorTask& task) {
  const gen::OpHistogramArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .bins = arguments::integer(task, 2),
      .min = arguments::real(task, 3),
      .max = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpHistogram(args);
  return {};
}

rt::Outcome run_OpLogMatrixDeterminant(nn::OperatorTask& task) {
  static const AtenOperator op("aten::slogdet", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1, 2});
}

rt::Outcome run_OpLpNormReduceV2(nn::OperatorTask& task) {
  const gen::OpLpNormReduceV2Args args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .p = arguments::real(task, 2),
      .axes = arguments::ints(task, 3),
      .keepdim = arguments::boolean(task, 4),
      .epsilon = arguments::real(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLpNormReduceV2(args);
  return {};
}

rt::Outcome run_OpLpNormUpdateV2(nn::OperatorTask& task) {
  const gen::OpLpNormUpdateV2Args args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .p = arguments::real(task, 2),
      .epsilon = arguments::real(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLpNormUpdateV2(args);
  return {};
}

rt::Outcome run_OpMatMul(nn::OperatorTask& task) {
  const gen::OpMatMulArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .transpose_x1 = arguments::boolean(task, 4),
      .transpose_x2 = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMatMul(args);
  return {};
}

rt::Outcome run_OpMatMulV2(nn::OperatorTask& task) {
  const gen::OpMatMulV2Args args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .offset_w = arguments::optional_tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .transpose_x1 = arguments::boolean(task, 5),
      .transpose_x2 = arguments::boolean(task, 6),
      .offset_x = arguments::integer(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMatMulV2(args);
  return {};
}

rt::Outcome run_OpMatrixInverse(nn::OperatorTask& task) {
  static const AtenOperator op("aten::linalg_inv", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // A
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpPdist(nn::OperatorTask& task) {
  static const AtenOperator op("aten::pdist", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::real(task, 2));  // p
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpQr(nn::OperatorTask& task) {
  const gen::OpQrArgs args{
      .x = arguments::tensor(task, 0),
      .q = outputs::tensor(task, 1),
      .r = outputs::tensor(task, 2),
      .full_matrices = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpQr(args);
  return {};
}

rt::Outcome run_OpReduceAll(nn::OperatorTask& task) {
  static const AtenOperator op("aten::all", "dims");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReduceAny(nn::OperatorTask& task) {
  static const AtenOperator op("aten::any", "dims");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReduceLogSumExp(nn::OperatorTask& task) {
  static const AtenOperator op("aten::logsumexp", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReduceMax(nn::OperatorTask& task) {
  static const AtenOperator op("aten::amax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReduceMean(nn::OperatorTask& task) {
  const gen::OpReduceMeanArgs args{
      .x = arguments::tensor(task, 0),
      .axes = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .keep_dims = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceMean(args);
  return {};
}

rt::Outcome run_OpReduceMeanD(nn::OperatorTask& task) {
  const gen::OpReduceMeanDArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .axes = arguments::ints(task, 2),
      .keep_dims = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceMeanD(args);
  return {};
}

rt::Outcome run_OpReduceMeanWithCount(nn::OperatorTask& task) {
  const gen::OpReduceMeanWithCountArgs args{
      .x = arguments::tensor(task, 0),
      .count = arguments::tensor(task, 1),
      .count_sum = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .axes = arguments::ints(task, 4),
      .keep_dims = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceMeanWithCount(args);
  return {};
}

rt::Outcome run_OpReduceMin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::amin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpReduceProd(nn::OperatorTask& task) {
  const gen::OpReduceProdArgs args{
      .x = arguments::tensor(task, 0),
      .axes = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .keep_dims = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceProd(args);
  return {};
}

rt::Outcome run_OpReduceStdWithMean(nn::OperatorTask& task) {
  const gen::OpReduceStdWithMeanArgs args{
      .x = arguments::tensor(task, 0),
      .mean = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .dim = arguments::ints(task, 3),
      .unbiased = arguments::boolean(task, 4),
      .keepdim = arguments::boolean(task, 5),
      .invert = arguments::boolean(task, 6),
      .epsilon = arguments::real(task, 7),
      .correction = arguments::integer(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceStdWithMean(args);
  return {};
}

rt::Outcome run_OpReduceSum(nn::OperatorTask& task) {
  const gen::OpReduceSumArgs args{
      .x = arguments::tensor(task, 0),
      .axes = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .keep_dims = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceSum(args);
  return {};
}

rt::Outcome run_OpReduceSumD(nn::OperatorTask& task) {
  const gen::OpReduceSumDArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .axes = arguments::ints(task, 2),
      .keep_dims = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReduceSumD(args);
  return {};
}

rt::Outcome run_OpRenorm(nn::OperatorTask& task) {
  const gen::OpRenormArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .p = arguments::real(task, 2),
      .dim = arguments::integer(task, 3),
      .maxnorm = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRenorm(args);
  return {};
}

rt::Outcome run_OpTrace(nn::OperatorTask& task) {
  static const AtenOperator op("aten::trace", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

}  // namespace hotplate::host
