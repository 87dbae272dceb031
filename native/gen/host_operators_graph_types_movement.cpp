// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_movement.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpAffineGrid(const gen::OpAffineGridArgs& args);
void OpArgMaxGrad(const gen::OpArgMaxGradArgs& args);
void OpAsStrided(const gen::OpAsStridedArgs& args);
void OpBroadcastTo(const gen::OpBroadcastToArgs& args);
void OpConfusionTransposeD(const gen::OpConfusionTransposeDArgs& args);
void OpEye(const gen::OpEyeArgs& args);
void OpFill(const gen::OpFillArgs& args);
void OpFillDiagonal(const gen::OpFillDiagonalArgs& args);
void OpGather(const gen::OpGatherArgs& args);
void OpGatherElements(const gen::OpGatherElementsArgs& args);
void OpGatherV2(const gen::OpGatherV2Args& args);
void OpGatherV2D(const gen::OpGatherV2DArgs& args);
void OpIndexByTensor(const gen::OpIndexByTensorArgs& args);
void OpIndexFillD(const gen::OpIndexFillDArgs& args);
void OpIndexPutV2(const gen::OpIndexPutV2Args& args);
void OpInplaceIndexAdd(const gen::OpInplaceIndexAddArgs& args);
void OpLinSpace(const gen::OpLinSpaceArgs& args);
void OpLogSpaceD(const gen::OpLogSpaceDArgs& args);
void OpMaskedFill(const gen::OpMaskedFillArgs& args);
void OpMaskedFillRange(const gen::OpMaskedFillRangeArgs& args);
void OpMaskedSelect(const gen::OpMaskedSelectArgs& args);
void OpMirrorPad(const gen::OpMirrorPadArgs& args);
void OpNonZero(const gen::OpNonZeroArgs& args);
void OpOneHot(const gen::OpOneHotArgs& args);
void OpOneHotD(const gen::OpOneHotDArgs& args);
void OpPad(const gen::OpPadArgs& args);
void OpPadV3(const gen::OpPadV3Args& args);
void OpPadV3Grad(const gen::OpPadV3GradArgs& args);
void OpRange(const gen::OpRangeArgs& args);
void OpRangeD(const gen::OpRangeDArgs& args);
void OpReshape(const gen::OpReshapeArgs& args);
void OpScatter(const gen::OpScatterArgs& args);
void OpScatterElements(const gen::OpScatterElementsArgs& args);
void OpScatterNdAdd(const gen::OpScatterNdAddArgs& args);
void OpScatterNdUpdate(const gen::OpScatterNdUpdateArgs& args);
void OpScatterUpdate(const gen::OpScatterUpdateArgs& args);
void OpSearchSorted(const gen::OpSearchSortedArgs& args);
void OpSignBitsPack(const gen::OpSignBitsPackArgs& args);
void OpSignBitsUnpack(const gen::OpSignBitsUnpackArgs& args);
void OpSlice(const gen::OpSliceArgs& args);
void OpStrideAdd(const gen::OpStrideAddArgs& args);
void OpStridedSlice(const gen::OpStridedSliceArgs& args);
void OpTopKV2(const gen::OpTopKV2Args& args);
void OpViewCopy(const gen::OpViewCopyArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpAffineGrid(nn::OperatorTask& task) {
  const gen::OpAffineGridArgs args{
      .theta = arguments::tensor(task, 0),
      .output_size = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .align_corners = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAffineGrid(args);
  return {};
}

rt::Outcome run_OpArgMaxGrad(nn::OperatorTask& task) {
  const gen::OpArgMaxGradArgs args{
      .var = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .dimension = arguments::integer(task, 4),
      .keep_dims = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpArgMaxGrad(args);
  return {};
}

rt::Outcome run_OpAsStrided(nn::OperatorTask& task) {
  const gen::OpAsStridedArgs args{
      .x = arguments::tensor(task, 0),
      .size = arguments::tensor(task, 1),
      .stride = arguments::tensor(task, 2),
      .storage_offset = arguments::optional_tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAsStrided(args);
  return {};
}

rt::Outcome run_OpBroadcastTo(nn::OperatorTask& task) {
  const gen::OpBroadcastToArgs args{
      .x = arguments::tensor(task, 0),
      .shape = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBroadcastTo(args);
  return {};
}

rt::Outcome run_OpConcatD(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cat", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // tensors
  stack.push_back(ivalue::integer(task, 2));  // dim
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpConcatV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::cat", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // tensors
  stack.push_back(ivalue::value_of(task, 1));  // dim
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpConfusionTransposeD(nn::OperatorTask& task) {
  const gen::OpConfusionTransposeDArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .perm = arguments::ints(task, 2),
      .shape = arguments::ints(task, 3),
      .transpose_first = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpConfusionTransposeD(args);
  return {};
}

rt::Outcome run_OpDiag(nn::OperatorTask& task) {
  static const AtenOperator op("aten::diag_embed", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // offset
  stack.push_back(op.default_value(2));  // dim1
  stack.push_back(op.default_value(3));  // dim2
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpDiagPart(nn::OperatorTask& task) {
  static const AtenOperator op("aten::diagonal", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // offset
  stack.push_back(op.default_value(2));  // dim1
  stack.push_back(op.default_value(3));  // dim2
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpEye(nn::OperatorTask& task) {
  const gen::OpEyeArgs args{
      .y = outputs::tensor(task, 0),
      .num_rows = arguments::integer(task, 1),
      .num_columns = arguments::integer(task, 2),
      .batch_shape = arguments::ints(task, 3),
      .dtype = arguments::scalar_type(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpEye(args);
  return {};
}

rt::Outcome run_OpFill(nn::OperatorTask& task) {
  const gen::OpFillArgs args{
      .dims = arguments::tensor(task, 0),
      .value = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpFill(args);
  return {};
}

rt::Outcome run_OpFillDiagonal(nn::OperatorTask& task) {
  const gen::OpFillDiagonalArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .fill_value = arguments::real(task, 2),
      .wrap = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpFillDiagonal(args);
  return {};
}

rt::Outcome run_OpGather(nn::OperatorTask& task) {
  const gen::OpGatherArgs args{
      .x = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .validate_indices = arguments::boolean(task, 3),
      .batch_dims = arguments::integer(task, 4),
      .is_preprocessed = arguments::boolean(task, 5),
      .negative_index_support = arguments::boolean(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGather(args);
  return {};
}

rt::Outcome run_OpGatherElements(nn::OperatorTask& task) {
  const gen::OpGatherElementsArgs args{
      .x = arguments::tensor(task, 0),
      .index = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .dim = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGatherElements(args);
  return {};
}

rt::Outcome run_OpGatherV2(nn::OperatorTask& task) {
  const gen::OpGatherV2Args args{
      .x = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .axis = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .batch_dims = arguments::integer(task, 4),
      .is_preprocessed = arguments::boolean(task, 5),
      .negative_index_support = arguments::boolean(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGatherV2(args);
  return {};
}

rt::Outcome run_OpGatherV2D(nn::OperatorTask& task) {
  const gen::OpGatherV2DArgs args{
      .x = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .axis = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGatherV2D(args);
  return {};
}

rt::Outcome run_OpIndexByTensor(nn::OperatorTask& task) {
  const gen::OpIndexByTensorArgs args{
      .x = arguments::tensor(task, 0),
      .indices = arguments::tensors(task, 1),
      .y = outputs::tensor(task, 2),
      .indices_mask = arguments::ints(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpIndexByTensor(args);
  return {};
}

rt::Outcome run_OpIndexFillD(nn::OperatorTask& task) {
  const gen::OpIndexFillDArgs args{
      .x = arguments::tensor(task, 0),
      .assist1 = arguments::tensor(task, 1),
      .assist2 = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .dim = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpIndexFillD(args);
  return {};
}

rt::Outcome run_OpIndexPutV2(nn::OperatorTask& task) {
  const gen::OpIndexPutV2Args args{
      .x = arguments::tensor(task, 0),
      .value = arguments::tensor(task, 1),
      .indexed_sizes = arguments::tensor(task, 2),
      .indexed_strides = arguments::tensor(task, 3),
      .indices = arguments::tensors(task, 4),
      .x_out = outputs::tensor(task, 5),
      .accumulate = arguments::boolean(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpIndexPutV2(args);
  return {};
}

rt::Outcome run_OpInplaceIndexAdd(nn::OperatorTask& task) {
  const gen::OpInplaceIndexAddArgs args{
      .var = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .alpha = arguments::optional_tensor(task, 3),
      .var_out = outputs::tensor(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpInplaceIndexAdd(args);
  return {};
}

rt::Outcome run_OpLinSpace(nn::OperatorTask& task) {
  const gen::OpLinSpaceArgs args{
      .start = arguments::tensor(task, 0),
      .stop = arguments::tensor(task, 1),
      .num = arguments::tensor(task, 2),
      .output = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLinSpace(args);
  return {};
}

rt::Outcome run_OpLogSpaceD(nn::OperatorTask& task) {
  const gen::OpLogSpaceDArgs args{
      .assist = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .start = arguments::real(task, 2),
      .end = arguments::real(task, 3),
      .steps = arguments::integer(task, 4),
      .base = arguments::real(task, 5),
      .dtype = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpLogSpaceD(args);
  return {};
}

rt::Outcome run_OpMaskedFill(nn::OperatorTask& task) {
  const gen::OpMaskedFillArgs args{
      .x = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .value = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMaskedFill(args);
  return {};
}

rt::Outcome run_OpMaskedFillRange(nn::OperatorTask& task) {
  const gen::OpMaskedFillRangeArgs args{
      .x = arguments::tensor(task, 0),
      .start = arguments::tensor(task, 1),
      .end = arguments::tensor(task, 2),
      .value = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMaskedFillRange(args);
  return {};
}

rt::Outcome run_OpMaskedScatter(nn::OperatorTask& task) {
  static const AtenOperator op("aten::masked_scatter", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // mask
  stack.push_back(ivalue::tensor(task, 2));  // source
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_OpMaskedSelect(nn::OperatorTask& task) {
  const gen::OpMaskedSelectArgs args{
      .x = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMaskedSelect(args);
  return {};
}

rt::Outcome run_OpMirrorPad(nn::OperatorTask& task) {
  const gen::OpMirrorPadArgs args{
      .x = arguments::tensor(task, 0),
      .paddings = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .mode = arguments::string(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpMirrorPad(args);
  return {};
}

rt::Outcome run_OpNonZero(nn::OperatorTask& task) {
  const gen::OpNonZeroArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .transpose = arguments::boolean(task, 2),
      .dtype = arguments::scalar_type(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNonZero(args);
  return {};
}

rt::Outcome run_OpOneHot(nn::OperatorTask& task) {
  const gen::OpOneHotArgs args{
      .x = arguments::tensor(task, 0),
      .depth = arguments::tensor(task, 1),
      .on_value = arguments::tensor(task, 2),
      .off_value = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpOneHot(args);
  return {};
}

rt::Outcome run_OpOneHotD(nn::OperatorTask& task) {
  const gen::OpOneHotDArgs args{
      .x = arguments::tensor(task, 0),
      .on_value = arguments::tensor(task, 1),
      .off_value = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .depth = arguments::integer(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpOneHotD(args);
  return {};
}

rt::Outcome run_OpPack(nn::OperatorTask& task) {
  static const AtenOperator op("aten::stack", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensors(task, 0));  // tensors
  stack.push_back(ivalue::integer(task, 2));  // dim
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpPad(nn::OperatorTask& task) {
  const gen::OpPadArgs args{
      .x = arguments::tensor(task, 0),
      .paddings = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpPad(args);
  return {};
}

rt::Outcome run_OpPadV3(nn::OperatorTask& task) {
  const gen::OpPadV3Args args{
      .x = arguments::tensor(task, 0),
      .paddings = arguments::tensor(task, 1),
      .constant_values = arguments::optional_tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .mode = arguments::string(task, 4),
      .paddings_contiguous = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpPadV3(args);
  return {};
}

rt::Outcome run_OpPadV3Grad(nn::OperatorTask& task) {
  const gen::OpPadV3GradArgs args{
      .x = arguments::tensor(task, 0),
      .paddings = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .mode = arguments::string(task, 3),
      .paddings_contiguous = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpPadV3Grad(args);
  return {};
}

rt::Outcome run_OpRange(nn::OperatorTask& task) {
  const gen::OpRangeArgs args{
      .start = arguments::tensor(task, 0),
      .limit = arguments::tensor(task, 1),
      .delta = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRange(args);
  return {};
}

rt::Outcome run_OpRangeD(nn::OperatorTask& task) {
  const gen::OpRangeDArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .start = arguments::real(task, 2),
      .limit = arguments::real(task, 3),
      .delta = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRangeD(args);
  return {};
}

rt::Outcome run_OpReshape(nn::OperatorTask& task) {
  const gen::OpReshapeArgs args{
      .x = arguments::tensor(task, 0),
      .shape = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .axis = arguments::integer(task, 3),
      .num_axes = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpReshape(args);
  return {};
}

rt::Outcome run_OpReverseV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::flip", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dims
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpRoll(nn::OperatorTask& task) {
  static const AtenOperator op("aten::roll", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::ints(task, 2));  // shifts
  stack.push_back(ivalue::ints(task, 3));  // dims
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpScatter(nn::OperatorTask& task) {
  const gen::OpScatterArgs args{
      .var = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .var_out = outputs::tensor(task, 3),
      .reduce = arguments::string(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpScatter(args);
  return {};
}

rt::Outcome run_OpScatterElements(nn::OperatorTask& task) {
  const gen::OpScatterElementsArgs args{
      .data = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .axis = arguments::integer(task, 4),
      .reduction = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpScatterElements(args);
  return {};
}

rt::Outcome run_OpScatterNdAdd(nn::OperatorTask& task) {
  const gen::OpScatterNdAddArgs args{
      .var = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .var_out = outputs::tensor(task, 3),
      .use_locking = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpScatterNdAdd(args);
  return {};
}

rt::Outcome run_OpScatterNdUpdate(nn::OperatorTask& task) {
  const gen::OpScatterNdUpdateArgs args{
      .var = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .var_out = outputs::tensor(task, 3),
      .use_locking = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpScatterNdUpdate(args);
  return {};
}

rt::Outcome run_OpScatterUpdate(nn::OperatorTask& task) {
  const gen::OpScatterUpdateArgs args{
      .var = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .var_out = outputs::tensor(task, 3),
      .use_locking = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpScatterUpdate(args);
  return {};
}

rt::Outcome run_OpSearchSorted(nn::OperatorTask& task) {
  const gen::OpSearchSortedArgs args{
      .sorted_sequence = arguments::tensor(task, 0),
      .values = arguments::tensor(task, 1),
      .output = outputs::tensor(task, 2),
      .dtype = arguments::scalar_type(task, 3),
      .right = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSearchSorted(args);
  return {};
}

rt::Outcome run_OpSelectV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::where", "self");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // condition
  stack.push_back(ivalue::tensor(task, 1));  // self
  stack.push_back(ivalue::tensor(task, 2));  // other
  op.call(stack);
  return store_results(task, stack, {3});
}

rt::Outcome run_OpShuffleChannel(nn::OperatorTask& task) {
  static const AtenOperator op("aten::channel_shuffle", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // groups
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSignBitsPack(nn::OperatorTask& task) {
  const gen::OpSignBitsPackArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .size = arguments::integer(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSignBitsPack(args);
  return {};
}

rt::Outcome run_OpSignBitsUnpack(nn::OperatorTask& task) {
  const gen::OpSignBitsUnpackArgs args{
      .x = arguments::tensor(task, 0),
      .y = outputs::tensor(task, 1),
      .size = arguments::integer(task, 2),
      .dtype = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSignBitsUnpack(args);
  return {};
}

rt::Outcome run_OpSlice(nn::OperatorTask& task) {
  const gen::OpSliceArgs args{
      .x = arguments::tensor(task, 0),
      .offsets = arguments::tensor(task, 1),
      .size = arguments::tensor(task, 2),
      .y = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpSlice(args);
  return {};
}

rt::Outcome run_OpSort(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sort", "stable");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(c10::IValue(true));  // stable
  stack.push_back(ivalue::integer(task, 3));  // dim
  stack.push_back(ivalue::boolean(task, 4));  // descending
  op.call(stack);
  return store_results(task, stack, {1, 2});
}

rt::Outcome run_OpSortV2(nn::OperatorTask& task) {
  static const AtenOperator op("aten::sort", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // dim
  stack.push_back(ivalue::boolean(task, 3));  // descending
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpSqueeze(nn::OperatorTask& task) {
  static const AtenOperator op("aten::reshape", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::shape_of(task, 1));  // shape
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpStrideAdd(nn::OperatorTask& task) {
  const gen::OpStrideAddArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .x1_c1_offset = arguments::integer(task, 3),
      .x2_c1_offset = arguments::integer(task, 4),
      .c1_len = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStrideAdd(args);
  return {};
}

rt::Outcome run_OpStridedSlice(nn::OperatorTask& task) {
  const gen::OpStridedSliceArgs args{
      .x = arguments::tensor(task, 0),
      .begin = arguments::tensor(task, 1),
      .end = arguments::tensor(task, 2),
      .strides = arguments::optional_tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .begin_mask = arguments::integer(task, 5),
      .end_mask = arguments::integer(task, 6),
      .ellipsis_mask = arguments::integer(task, 7),
      .new_axis_mask = arguments::integer(task, 8),
      .shrink_axis_mask = arguments::integer(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpStridedSlice(args);
  return {};
}

rt::Outcome run_OpTile(nn::OperatorTask& task) {
  static const AtenOperator op("aten::repeat", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // repeats
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpTopKV2(nn::OperatorTask& task) {
  const gen::OpTopKV2Args args{
      .x = arguments::tensor(task, 0),
      .k = arguments::tensor(task, 1),
      .values = outputs::tensor(task, 2),
      .indices = outputs::tensor(task, 3),
      .sorted = arguments::boolean(task, 4),
      .dim = arguments::integer(task, 5),
      .largest = arguments::boolean(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpTopKV2(args);
  return {};
}

rt::Outcome run_OpTranspose(nn::OperatorTask& task) {
  static const AtenOperator op("aten::permute", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::values_of(task, 1));  // dims
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_OpTril(nn::OperatorTask& task) {
  static const AtenOperator op("aten::tril", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // diagonal
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpTriu(nn::OperatorTask& task) {
  static const AtenOperator op("aten::triu", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::integer(task, 2));  // diagonal
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpUnsqueeze(nn::OperatorTask& task) {
  static const AtenOperator op("aten::reshape", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::shape_of(task, 1));  // shape
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_OpViewCopy(nn::OperatorTask& task) {
  const gen::OpViewCopyArgs args{
      .dst = arguments::tensor(task, 0),
      .dst_size = arguments::tensor(task, 1),
      .dst_stride = arguments::tensor(task, 2),
      .dst_storage_offset = arguments::tensor(task, 3),
      .src = arguments::tensor(task, 4),
      .src_size = arguments::tensor(task, 5),
      .src_stride = arguments::tensor(task, 6),
      .src_storage_offset = arguments::tensor(task, 7),
      .dst_out = outputs::tensor(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpViewCopy(args);
  return {};
}

}  // namespace hotplate::host
