// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_index.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void CoalesceSparse(const gen::CoalesceSparseArgs& args);
void Embedding(const gen::EmbeddingArgs& args);
void EmbeddingBag(const gen::EmbeddingBagArgs& args);
void EmbeddingDenseBackward(const gen::EmbeddingDenseBackwardArgs& args);
void EmbeddingRenorm(const gen::EmbeddingRenormArgs& args);
void Gather(const gen::GatherArgs& args);
void GatherV3(const gen::GatherV3Args& args);
void Index(const gen::IndexArgs& args);
void IndexAdd(const gen::IndexAddArgs& args);
void IndexAddV2(const gen::IndexAddV2Args& args);
void IndexCopy(const gen::IndexCopyArgs& args);
void IndexFill(const gen::IndexFillArgs& args);
void IndexFillTensor(const gen::IndexFillTensorArgs& args);
void IndexPutImpl(const gen::IndexPutImplArgs& args);
void IndexSelect(const gen::IndexSelectArgs& args);
void InplaceIndexCopy(const gen::InplaceIndexCopyArgs& args);
void InplaceIndexFill(const gen::InplaceIndexFillArgs& args);
void InplaceIndexFillTensor(const gen::InplaceIndexFillTensorArgs& args);
void InplaceMaskedScatter(const gen::InplaceMaskedScatterArgs& args);
void InplacePut(const gen::InplacePutArgs& args);
void InplaceScatter(const gen::InplaceScatterArgs& args);
void InplaceScatterReduce(const gen::InplaceScatterReduceArgs& args);
void InplaceScatterUpdate(const gen::InplaceScatterUpdateArgs& args);
void InplaceScatterValue(const gen::InplaceScatterValueArgs& args);
void MaskedSelect(const gen::MaskedSelectArgs& args);
void Nonzero(const gen::NonzeroArgs& args);
void NonzeroV2(const gen::NonzeroV2Args& args);
void OneHot(const gen::OneHotArgs& args);
void Scatter(const gen::ScatterArgs& args);
void ScatterAdd(const gen::ScatterAddArgs& args);
void ScatterList(const gen::ScatterListArgs& args);
void ScatterNdUpdate(const gen::ScatterNdUpdateArgs& args);
void ScatterReduce(const gen::ScatterReduceArgs& args);
void ScatterValue(const gen::ScatterValueArgs& args);
void Take(const gen::TakeArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_Bucketize(nn::OperatorTask& task) {
  static const AtenOperator op("aten::bucketize", "Tensor_out");
  c10::Stack stack;
  stack.reserve(5);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::tensor(task, 1));  // boundaries
  stack.push_back(ivalue::boolean(task, 2));  // out_int32
  stack.push_back(ivalue::boolean(task, 3));  // right
  stack.push_back(outputs::ivalue(task, 4));  // out
  op.call(stack);
  return check_written(task, stack, {{0, 4}});
}

rt::Outcome run_CoalesceSparse(nn::OperatorTask& task) {
  const gen::CoalesceSparseArgs args{
      .unique_len = arguments::tensor(task, 0),
      .unique_indices = arguments::tensor(task, 1),
      .indices = arguments::tensor(task, 2),
      .values = arguments::tensor(task, 3),
      .new_indices = arguments::tensor(task, 4),
      .new_values = arguments::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::CoalesceSparse(args);
  return {};
}

rt::Outcome run_Embedding(nn::OperatorTask& task) {
  const gen::EmbeddingArgs args{
      .weight = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Embedding(args);
  return {};
}

rt::Outcome run_EmbeddingBag(nn::OperatorTask& task) {
  const gen::EmbeddingBagArgs args{
      .weight = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .offsets = arguments::tensor(task, 2),
      .scaleGradByFreq = arguments::boolean(task, 3),
      .mode = arguments::integer(task, 4),
      .sparse = arguments::boolean(task, 5),
      .perSampleWeights = arguments::optional_tensor(task, 6),
      .includeLastOffset = arguments::boolean(task, 7),
      .paddingIdx = arguments::integer(task, 8),
      .output = outputs::tensor(task, 9),
      .offset2bag = outputs::tensor(task, 10),
      .bagSize = outputs::tensor(task, 11),
      .maxIndices = outputs::tensor(task, 12),
      .task = task,
  };
  const NativeScope scope;
  kernels::EmbeddingBag(args);
  return {};
}

rt::Outcome run_EmbeddingDenseBackward(nn::OperatorTask& task) {
  const gen::EmbeddingDenseBackwardArgs args{
      .grad = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .numWeights = arguments::integer(task, 2),
      .paddingIdx = arguments::integer(task, 3),
      .scaleGradByFreq = arguments::boolean(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::EmbeddingDenseBackward(args);
  return {};
}

rt::Outcome run_EmbeddingRenorm(nn::OperatorTask& task) {
  const gen::EmbeddingRenormArgs args{
      .selfRef = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .maxNorm = arguments::real(task, 2),
      .normType = arguments::real(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::EmbeddingRenorm(args);
  return {};
}

rt::Outcome run_Gather(nn::OperatorTask& task) {
  const gen::GatherArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::Gather(args);
  return {};
}

rt::Outcome run_GatherV3(nn::OperatorTask& task) {
  const gen::GatherV3Args args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .batchDims = arguments::integer(task, 3),
      .mode = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::GatherV3(args);
  return {};
}

rt::Outcome run_Index(nn::OperatorTask& task) {
  const gen::IndexArgs args{
      .self = arguments::tensor(task, 0),
      .indices = arguments::tensors(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Index(args);
  return {};
}

rt::Outcome run_IndexAdd(nn::OperatorTask& task) {
  const gen::IndexAddArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .source = arguments::tensor(task, 3),
      .alpha = arguments::scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexAdd(args);
  return {};
}

rt::Outcome run_IndexAddV2(nn::OperatorTask& task) {
  const gen::IndexAddV2Args args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .source = arguments::tensor(task, 3),
      .alpha = arguments::scalar(task, 4),
      .mode = arguments::integer(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexAddV2(args);
  return {};
}

rt::Outcome run_IndexCopy(nn::OperatorTask& task) {
  const gen::IndexCopyArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .source = arguments::tensor(task, 3),
      .outRef = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexCopy(args);
  return {};
}

rt::Outcome run_IndexFill(nn::OperatorTask& task) {
  const gen::IndexFillArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .value = arguments::scalar(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexFill(args);
  return {};
}

rt::Outcome run_IndexFillTensor(nn::OperatorTask& task) {
  const gen::IndexFillTensorArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::ints(task, 2),
      .value = arguments::scalar(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexFillTensor(args);
  return {};
}

rt::Outcome run_IndexPutImpl(nn::OperatorTask& task) {
  const gen::IndexPutImplArgs args{
      .selfRef = arguments::tensor(task, 0),
      .indices = arguments::tensors(task, 1),
      .values = arguments::tensor(task, 2),
      .accumulate = arguments::boolean(task, 3),
      .unsafe = arguments::boolean(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexPutImpl(args);
  return {};
}

rt::Outcome run_IndexSelect(nn::OperatorTask& task) {
  const gen::IndexSelectArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::IndexSelect(args);
  return {};
}

rt::Outcome run_InplaceIndexCopy(nn::OperatorTask& task) {
  const gen::InplaceIndexCopyArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .source = arguments::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceIndexCopy(args);
  return {};
}

rt::Outcome run_InplaceIndexFill(nn::OperatorTask& task) {
  const gen::InplaceIndexFillArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .value = arguments::scalar(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceIndexFill(args);
  return {};
}

rt::Outcome run_InplaceIndexFillTensor(nn::OperatorTask& task) {
  const gen::InplaceIndexFillTensorArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::ints(task, 2),
      .value = arguments::scalar(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceIndexFillTensor(args);
  return {};
}

rt::Outcome run_InplaceMaskedScatter(nn::OperatorTask& task) {
  const gen::InplaceMaskedScatterArgs args{
      .selfRef = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .source = arguments::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceMaskedScatter(args);
  return {};
}

rt::Outcome run_InplacePut(nn::OperatorTask& task) {
  const gen::InplacePutArgs args{
      .selfRef = arguments::tensor(task, 0),
      .index = arguments::tensor(task, 1),
      .source = arguments::tensor(task, 2),
      .accumulate = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplacePut(args);
  return {};
}

rt::Outcome run_InplaceScatter(nn::OperatorTask& task) {
  const gen::InplaceScatterArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .src = arguments::tensor(task, 3),
      .reduce = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceScatter(args);
  return {};
}

rt::Outcome run_InplaceScatterReduce(nn::OperatorTask& task) {
  const gen::InplaceScatterReduceArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .src = arguments::tensor(task, 3),
      .reduce = arguments::integer(task, 4),
      .includeSelf = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceScatterReduce(args);
  return {};
}

rt::Outcome run_InplaceScatterUpdate(nn::OperatorTask& task) {
  const gen::InplaceScatterUpdateArgs args{
      .data = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .axis = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceScatterUpdate(args);
  return {};
}

rt::Outcome run_InplaceScatterValue(nn::OperatorTask& task) {
  const gen::InplaceScatterValueArgs args{
      .selfRef = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .value = arguments::scalar(task, 3),
      .reduce = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceScatterValue(args);
  return {};
}

rt::Outcome run_MaskedSelect(nn::OperatorTask& task) {
  const gen::MaskedSelectArgs args{
      .self = arguments::tensor(task, 0),
      .mask = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::MaskedSelect(args);
  return {};
}

rt::Outcome run_Nonzero(nn::OperatorTask& task) {
  const gen::NonzeroArgs args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::Nonzero(args);
  return {};
}

rt::Outcome run_NonzeroV2(nn::OperatorTask& task) {
  const gen::NonzeroV2Args args{
      .self = arguments::tensor(task, 0),
      .out = outputs::tensor(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::NonzeroV2(args);
  return {};
}

rt::Outcome run_OneHot(nn::OperatorTask& task) {
  const gen::OneHotArgs args{
      .self = arguments::tensor(task, 0),
      .numClasses = arguments::integer(task, 1),
      .onValue = arguments::tensor(task, 2),
      .offValue = arguments::tensor(task, 3),
      .axis = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OneHot(args);
  return {};
}

rt::Outcome run_Scatter(nn::OperatorTask& task) {
  const gen::ScatterArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .src = arguments::tensor(task, 3),
      .reduce = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::Scatter(args);
  return {};
}

rt::Outcome run_ScatterAdd(nn::OperatorTask& task) {
  const gen::ScatterAddArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .src = arguments::tensor(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterAdd(args);
  return {};
}

rt::Outcome run_ScatterList(nn::OperatorTask& task) {
  const gen::ScatterListArgs args{
      .varRef = arguments::tensors(task, 0),
      .indice = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .maskOptional = arguments::optional_tensor(task, 3),
      .reduceOptional = arguments::string(task, 4),
      .axis = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterList(args);
  return {};
}

rt::Outcome run_ScatterNdUpdate(nn::OperatorTask& task) {
  const gen::ScatterNdUpdateArgs args{
      .varRef = arguments::tensor(task, 0),
      .indices = arguments::tensor(task, 1),
      .updates = arguments::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterNdUpdate(args);
  return {};
}

rt::Outcome run_ScatterReduce(nn::OperatorTask& task) {
  const gen::ScatterReduceArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .src = arguments::tensor(task, 3),
      .reduce = arguments::integer(task, 4),
      .includeSelf = arguments::boolean(task, 5),
      .out = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterReduce(args);
  return {};
}

rt::Outcome run_ScatterValue(nn::OperatorTask& task) {
  const gen::ScatterValueArgs args{
      .self = arguments::tensor(task, 0),
      .dim = arguments::integer(task, 1),
      .index = arguments::tensor(task, 2),
      .value = arguments::scalar(task, 3),
      .reduce = arguments::integer(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::ScatterValue(args);
  return {};
}

rt::Outcome run_Take(nn::OperatorTask& task) {
  const gen::TakeArgs args{
      .self = arguments::tensor(task, 0),
      .index = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Take(args);
  return {};
}

}  // namespace hotplate::host
