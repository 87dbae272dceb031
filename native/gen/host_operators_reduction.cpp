// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_reduction.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void Aminmax(const gen::AminmaxArgs& args);
void Histc(const gen::HistcArgs& args);
void InplaceRenorm(const gen::InplaceRenormArgs& args);
void LogSumExp(const gen::LogSumExpArgs& args);
void Prod(const gen::ProdArgs& args);
void ProdDim(const gen::ProdDimArgs& args);
void Renorm(const gen::RenormArgs& args);
void Trace(const gen::TraceArgs& args);
void Unique(const gen::UniqueArgs& args);
void Unique2(const gen::Unique2Args& args);
void UniqueConsecutive(const gen::UniqueConsecutiveArgs& args);
void UniqueDim(const gen::UniqueDimArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_All(nn::OperatorTask& task) {
  static const AtenOperator op("aten::all", "dims_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Amax(nn::OperatorTask& task) {
  static const AtenOperator op("aten::amax", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Amin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::amin", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Aminmax(nn::OperatorTask& task) {
  const gen::AminmaxArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::ints(task, 1),
      .keepDim = arguments::boolean(task, 2),
      .minOut = outputs::tensor(task, 3),
      .maxOut = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::Aminmax(args);
  return {};
}

rt::Outcome run_AminmaxAll(nn::OperatorTask& task) {
  static const AtenOperator op("aten::aminmax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(op.default_value(1));  // dim
  stack.push_back(op.default_value(2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {1, 2});
}

rt::Outcome run_AminmaxDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::aminmax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3, 4});
}

rt::Outcome run_Any(nn::OperatorTask& task) {
  static const AtenOperator op("aten::any", "dims_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_ArgMax(nn::OperatorTask& task) {
  static const AtenOperator op("aten::argmax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_ArgMin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::argmin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_Bincount(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bincount", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // weights
  stack.push_back(ivalue::integer(task, 2));  // minlength
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_Cummax(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cummax", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  op.call(stack);
  return store_results(task, stack, {2, 3});
}

rt::Outcome run_Cummin(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cummin", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  op.call(stack);
  return store_results(task, stack, {2, 3});
}

rt::Outcome run_Cumprod(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cumprod", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar_as_int(task, 1));  // dim
  stack.push_back(ivalue::scalar_type(task, 2));  // dtype
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Cumsum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cumsum", "out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::scalar_type(task, 2));  // dtype
  stack.push_back(outputs::ivalue(task, 3));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 3}});
}

rt::Outcome run_Histc(nn::OperatorTask& task) {
  const gen::HistcArgs args{
      .self = arguments::tensor(task, 0),
      .bins = arguments::integer(task, 1),
      .min = arguments::scalar(task, 2),
      .max = arguments::scalar(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::Histc(args);
  return {};
}

rt::Outcome run_InplaceRenorm(nn::OperatorTask& task) {
  const gen::InplaceRenormArgs args{
      .selfRef = arguments::tensor(task, 0),
      .p = arguments::scalar(task, 1),
      .dim = arguments::integer(task, 2),
      .maxNorm = arguments::scalar(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceRenorm(args);
  return {};
}

rt::Outcome run_Kthvalue(nn::OperatorTask& task) {
  static const AtenOperator op("aten::kthvalue", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // k
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {4, 5});
}

rt::Outcome run_LinalgVectorNorm(nn::OperatorTask& task) {
  static const AtenOperator op("aten::linalg_vector_norm", "out");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // ord
  stack.push_back(ivalue::empty_is_none_of(task, 2));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  stack.push_back(ivalue::scalar_type(task, 4));  // dtype
  stack.push_back(outputs::ivalue(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_LogSumExp(nn::OperatorTask& task) {
  const gen::LogSumExpArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::ints(task, 1),
      .keepDim = arguments::boolean(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LogSumExp(args);
  return {};
}

rt::Outcome run_Max(nn::OperatorTask& task) {
  static const AtenOperator op("aten::max", "unary_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_MaxDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::max", "dim");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3, 4});
}

rt::Outcome run_Mean(nn::OperatorTask& task) {
  static const AtenOperator op("aten::mean", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(ivalue::scalar_type(task, 3));  // dtype
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Median(nn::OperatorTask& task) {
  static const AtenOperator op("aten::median", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_MedianDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::median", "dim");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3, 4});
}

rt::Outcome run_Min(nn::OperatorTask& task) {
  static const AtenOperator op("aten::min", "unary_out");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(outputs::ivalue(task, 1));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 1}});
}

rt::Outcome run_MinDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::min", "dim");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3, 4});
}

rt::Outcome run_NanMedian(nn::OperatorTask& task) {
  static const AtenOperator op("aten::nanmedian", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_NanMedianDim(nn::OperatorTask& task) {
  static const AtenOperator op("aten::nanmedian", "dim");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  op.call(stack);
  return store_results(task, stack, {3, 4});
}

rt::Outcome run_Norm(nn::OperatorTask& task) {
  static const AtenOperator op("aten::linalg_vector_norm", "out");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::scalar(task, 1));  // ord
  stack.push_back(ivalue::empty_is_none_of(task, 2));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  stack.push_back(ivalue::dtype_of(task, 4));  // dtype
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Prod(nn::OperatorTask& task) {
  const gen::ProdArgs args{
      .self = arguments::tensor(task, 0),
      .dtype = arguments::scalar_type(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Prod(args);
  return {};
}

rt::Outcome run_ProdDim(nn::OperatorTask& task) {
  const gen::ProdDimArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .keepDim = arguments::boolean(task, 2),
      .dtype = arguments::scalar_type(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ProdDim(args);
  return {};
}

rt::Outcome run_ReduceNansum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::nansum", "out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(ivalue::scalar_type(task, 3));  // dtype
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_ReduceSum(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sum", "IntList_out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::boolean(task, 2));  // keepdim
  stack.push_back(ivalue::scalar_type(task, 3));  // dtype
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_Renorm(nn::OperatorTask& task) {
  const gen::RenormArgs args{
      .self = arguments::tensor(task, 0),
      .p = arguments::scalar(task, 1),
      .dim = arguments::integer(task, 2),
      .maxNorm = arguments::scalar(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::Renorm(args);
  return {};
}

rt::Outcome run_SearchSorted(nn::OperatorTask& task) {
  static const AtenOperator op("aten::searchsorted", "Tensor_out");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // sorted_sequence
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::boolean(task, 2));  // out_int32
  stack.push_back(ivalue::boolean(task, 3));  // right
  stack.push_back(op.default_value(4));  // side
  stack.push_back(ivalue::tensor(task, 4));  // sorter
  stack.push_back(outputs::ivalue(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_SearchSorteds(nn::OperatorTask& task) {
  static const AtenOperator op("aten::searchsorted", "Scalar_out");
  c10::Stack stack;
  stack.reserve(7);
  stack.push_back(ivalue::tensor(task, 0));  // sorted_sequence
  stack.push_back(ivalue::scalar(task, 1));  // self
  stack.push_back(ivalue::boolean(task, 2));  // out_int32
  stack.push_back(ivalue::boolean(task, 3));  // right
  stack.push_back(op.default_value(4));  // side
  stack.push_back(ivalue::tensor(task, 4));  // sorter
  stack.push_back(outputs::ivalue(task, 5));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 5}});
}

rt::Outcome run_Sort(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sort", "values_stable");
  c10::Stack stack;
  stack.reserve(6);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::boolean(task, 1));  // stable
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // descending
  stack.push_back(outputs::ivalue(task, 4));  // values
  stack.push_back(outputs::ivalue(task, 5));  // indices
  op.call(stack);
  return check_written(task, stack, {{0, 4}, {1, 5}});
}

rt::Outcome run_Std(nn::OperatorTask& task) {
  static const AtenOperator op("aten::std", "correction_out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::integer(task, 2));  // correction
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_StdMeanCorrection(nn::OperatorTask& task) {
  static const AtenOperator op("aten::std_mean", "correction");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::integer(task, 2));  // correction
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {4, 5});
}

rt::Outcome run_Topk(nn::OperatorTask& task) {
  static const AtenOperator op("aten::topk", "");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 1));  // k
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // largest
  stack.push_back(ivalue::boolean(task, 4));  // sorted
  op.call(stack);
  return store_results(task, stack, {5, 6});
}

rt::Outcome run_Trace(nn::OperatorTask& task) {
  const gen::TraceArgs args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::Trace(args);
  return {};
}

rt::Outcome run_Unique(nn::OperatorTask& task) {
  const gen::UniqueArgs args{
      .self = arguments::tensor(task, 0),
      .sorted = arguments::boolean(task, 1),
      .returnInverse = arguments::boolean(task, 2),
      .valueOut = outputs::tensor(task, 3),
      .inverseOut = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::Unique(args);
  return {};
}

rt::Outcome run_Unique2(nn::OperatorTask& task) {
  const gen::Unique2Args args{
      .self = arguments::tensor(task, 0),
      .sorted = arguments::boolean(task, 1),
      .returnInverse = arguments::boolean(task, 2),
      .returnCounts = arguments::boolean(task, 3),
      .valueOut = outputs::tensor(task, 4),
      .inverseOut = outputs::tensor(task, 5),
      .countsOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::Unique2(args);
  return {};
}

rt::Outcome run_UniqueConsecutive(nn::OperatorTask& task) {
  const gen::UniqueConsecutiveArgs args{
      .self = arguments::tensor(task, 0),
      .returnInverse = arguments::boolean(task, 1),
      .returnCounts = arguments::boolean(task, 2),
      .dim = arguments::integer(task, 3),
      .valueOut = outputs::tensor(task, 4),
      .inverseOut = outputs::tensor(task, 5),
      .countsOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::UniqueConsecutive(args);
  return {};
}

rt::Outcome run_UniqueDim(nn::OperatorTask& task) {
  const gen::UniqueDimArgs args{
      .self = arguments::tensor(task, 0),
      .sorted = arguments::boolean(task, 1),
      .returnInverse = arguments::boolean(task, 2),
      .dim = arguments::integer(task, 3),
      .valueOut = outputs::tensor(task, 4),
      .inverseOut = outputs::tensor(task, 5),
      .countsOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::UniqueDim(args);
  return {};
}

rt::Outcome run_VarCorrection(nn::OperatorTask& task) {
  static const AtenOperator op("aten::var", "correction_out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::integer(task, 2));  // correction
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_VarMean(nn::OperatorTask& task) {
  static const AtenOperator op("aten::var_mean", "correction");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::empty_is_none_of(task, 1));  // dim
  stack.push_back(ivalue::integer(task, 2));  // correction
  stack.push_back(ivalue::boolean(task, 3));  // keepdim
  op.call(stack);
  return store_results(task, stack, {4, 5});
}

}  // namespace hotplate::host
