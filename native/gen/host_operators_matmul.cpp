// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_matmul.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void AddLora(const gen::AddLoraArgs& args);
void Addbmm(const gen::AddbmmArgs& args);
void Addmm(const gen::AddmmArgs& args);
void AddmmWeightNz(const gen::AddmmWeightNzArgs& args);
void Addmv(const gen::AddmvArgs& args);
void Addr(const gen::AddrArgs& args);
void Baddbmm(const gen::BaddbmmArgs& args);
void BatchMatMul(const gen::BatchMatMulArgs& args);
void BatchMatMulWeightNz(const gen::BatchMatMulWeightNzArgs& args);
void Cdist(const gen::CdistArgs& args);
void CdistBackward(const gen::CdistBackwardArgs& args);
void Dot(const gen::DotArgs& args);
void FusedMatmul(const gen::FusedMatmulArgs& args);
void InplaceAddmm(const gen::InplaceAddmmArgs& args);
void InplaceAddr(const gen::InplaceAddrArgs& args);
void LinalgCross(const gen::LinalgCrossArgs& args);
void LinalgQr(const gen::LinalgQrArgs& args);
void Matmul(const gen::MatmulArgs& args);
void MatmulWeightNz(const gen::MatmulWeightNzArgs& args);
void Mm(const gen::MmArgs& args);
void Mv(const gen::MvArgs& args);
void Pdist(const gen::PdistArgs& args);
void Svd(const gen::SvdArgs& args);
void TransposeBatchMatMul(const gen::TransposeBatchMatMulArgs& args);
void TransposeBatchMatMulWeightNz(const gen::TransposeBatchMatMulWeightNzArgs& args);
void TriangularSolve(const gen::TriangularSolveArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_AddLora(nn::OperatorTask& task) {
  const gen::AddLoraArgs args{
      .y = arguments::tensor(task, 0),
      .x = arguments::tensor(task, 1),
      .weightB = arguments::tensor(task, 2),
      .indices = arguments::tensor(task, 3),
      .weightAOptional = arguments::optional_tensor(task, 4),
      .layerIdx = arguments::integer(task, 5),
      .scale = arguments::real(task, 6),
      .yOffset = arguments::integer(task, 7),
      .ySliceSize = arguments::integer(task, 8),
      .out = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddLora(args);
  return {};
}

rt::Outcome run_Addbmm(nn::OperatorTask& task) {
  const gen::AddbmmArgs args{
      .self = arguments::tensor(task, 0),
      .batch1 = arguments::tensor(task, 1),
      .batch2 = arguments::tensor(task, 2),
      .beta = arguments::scalar(task, 3),
      .alpha = arguments::scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .cubeMathType = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::Addbmm(args);
  return {};
}

rt::Outcome run_Addmm(nn::OperatorTask& task) {
  const gen::AddmmArgs args{
      .self = arguments::tensor(task, 0),
      .mat1 = arguments::tensor(task, 1),
      .mat2 = arguments::tensor(task, 2),
      .beta = arguments::scalar(task, 3),
      .alpha = arguments::scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .cubeMathType = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::Addmm(args);
  return {};
}

rt::Outcome run_AddmmWeightNz(nn::OperatorTask& task) {
  const gen::AddmmWeightNzArgs args{
      .self = arguments::tensor(task, 0),
      .mat1 = arguments::tensor(task, 1),
      .mat2 = arguments::tensor(task, 2),
      .beta = arguments::scalar(task, 3),
      .alpha = arguments::scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .cubeMathType = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::AddmmWeightNz(args);
  return {};
}

rt::Outcome run_Addmv(nn::OperatorTask& task) {
  const gen::AddmvArgs args{
      .self = arguments::tensor(task, 0),
      .mat = arguments::tensor(task, 1),
      .vec = arguments::tensor(task, 2),
      .alpha = arguments::scalar(task, 3),
      .beta = arguments::scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .cubeMathType = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::Addmv(args);
  return {};
}

rt::Outcome run_Addr(nn::OperatorTask& task) {
  const gen::AddrArgs args{
      .self = arguments::tensor(task, 0),
      .vec1 = arguments::tensor(task, 1),
      .vec2 = arguments::tensor(task, 2),
      .betaOptional = arguments::optional_scalar(task, 3),
      .alphaOptional = arguments::optional_scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::Addr(args);
  return {};
}

rt::Outcome run_Baddbmm(nn::OperatorTask& task) {
  const gen::BaddbmmArgs args{
      .self = arguments::tensor(task, 0),
      .batch1 = arguments::tensor(task, 1),
      .batch2 = arguments::tensor(task, 2),
      .beta = arguments::scalar(task, 3),
      .alpha = arguments::scalar(task, 4),
      .out = outputs::tensor(task, 5),
      .cubeMathType = arguments::integer(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::Baddbmm(args);
  return {};
}

rt::Outcome run_BatchMatMul(nn::OperatorTask& task) {
  const gen::BatchMatMulArgs args{
      .self = arguments::tensor(task, 0),
      .mat2 = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .cubeMathType = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchMatMul(args);
  return {};
}

rt::Outcome run_BatchMatMulWeightNz(nn::OperatorTask& task) {
  const gen::BatchMatMulWeightNzArgs args{
      .self = arguments::tensor(task, 0),
      .mat2 = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .cubeMathType = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::BatchMatMulWeightNz(args);
  return {};
}

rt::Outcome run_Cdist(nn::OperatorTask& task) {
  const gen::CdistArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .p = arguments::real(task, 2),
      .compute_mode = arguments::integer(task, 3),
      .out = outputs::tensor(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::Cdist(args);
  return {};
}

rt::Outcome run_CdistBackward(nn::OperatorTask& task) {
  const gen::CdistBackwardArgs args{
      .grad = arguments::tensor(task, 0),
      .x1 = arguments::tensor(task, 1),
      .x2 = arguments::tensor(task, 2),
      .cdist = arguments::tensor(task, 3),
      .p = arguments::real(task, 4),
      .out = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::CdistBackward(args);
  return {};
}

rt::Outcome run_Dot(nn::OperatorTask& task) {
  const gen::DotArgs args{
      .self = arguments::tensor(task, 0),
      .tensor = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Dot(args);
  return {};
}

rt::Outcome run_FusedMatmul(nn::OperatorTask& task) {
  const gen::FusedMatmulArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .x3 = arguments::optional_tensor(task, 3),
      .fusedOpType = arguments::string(task, 4),
      .cubeMathType = arguments::integer(task, 5),
      .y = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::FusedMatmul(args);
  return {};
}

rt::Outcome run_InplaceAddmm(nn::OperatorTask& task) {
  const gen::InplaceAddmmArgs args{
      .selfRef = arguments::tensor(task, 0),
      .mat1 = arguments::tensor(task, 1),
      .mat2 = arguments::tensor(task, 2),
      .beta = arguments::scalar(task, 3),
      .alpha = arguments::scalar(task, 4),
      .cubeMathType = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceAddmm(args);
  return {};
}

rt::Outcome run_InplaceAddr(nn::OperatorTask& task) {
  const gen::InplaceAddrArgs args{
      .selfRef = arguments::tensor(task, 0),
      .vec1 = arguments::tensor(task, 1),
      .vec2 = arguments::tensor(task, 2),
      .betaOptional = arguments::optional_scalar(task, 3),
      .alphaOptional = arguments::optional_scalar(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::InplaceAddr(args);
  return {};
}

rt::Outcome run_Inverse(nn::OperatorTask& task) {
  static const AtenOperator op("aten::inverse", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::wide_of(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1});
}

rt::Outcome run_LinalgCholesky(nn::OperatorTask& task) {
  static const AtenOperator op("aten::linalg_cholesky", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  stack.push_back(ivalue::boolean(task, 1));  // upper
  op.call(stack);
  return store_results(task, stack, {2});
}

rt::Outcome run_LinalgCross(nn::OperatorTask& task) {
  const gen::LinalgCrossArgs args{
      .self = arguments::tensor(task, 0),
      .other = arguments::tensor(task, 1),
      .dim = arguments::integer(task, 2),
      .out = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LinalgCross(args);
  return {};
}

rt::Outcome run_LinalgQr(nn::OperatorTask& task) {
  const gen::LinalgQrArgs args{
      .self = arguments::tensor(task, 0),
      .mode = arguments::integer(task, 1),
      .Q = outputs::tensor(task, 2),
      .R = outputs::tensor(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::LinalgQr(args);
  return {};
}

rt::Outcome run_Matmul(nn::OperatorTask& task) {
  const gen::MatmulArgs args{
      .self = arguments::tensor(task, 0),
      .mat2 = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .cubeMathType = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::Matmul(args);
  return {};
}

rt::Outcome run_MatmulWeightNz(nn::OperatorTask& task) {
  const gen::MatmulWeightNzArgs args{
      .self = arguments::tensor(task, 0),
      .mat2 = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .cubeMathType = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::MatmulWeightNz(args);
  return {};
}

rt::Outcome run_Mm(nn::OperatorTask& task) {
  const gen::MmArgs args{
      .self = arguments::tensor(task, 0),
      .mat2 = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .cubeMathType = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::Mm(args);
  return {};
}

rt::Outcome run_Mv(nn::OperatorTask& task) {
  const gen::MvArgs args{
      .self = arguments::tensor(task, 0),
      .vec = arguments::tensor(task, 1),
      .out = outputs::tensor(task, 2),
      .cubeMathType = arguments::integer(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::Mv(args);
  return {};
}

rt::Outcome run_Pdist(nn::OperatorTask& task) {
  const gen::PdistArgs args{
      .self = arguments::tensor(task, 0),
      .p = arguments::real(task, 1),
      .out = outputs::tensor(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::Pdist(args);
  return {};
}

rt::Outcome run_Slogdet(nn::OperatorTask& task) {
  static const AtenOperator op("aten::slogdet", "");
  c10::Stack stack;
  stack.reserve(4);
  stack.push_back(ivalue::tensor(task, 0));  // self
  op.call(stack);
  return store_results(task, stack, {1, 2});
}

rt::Outcome run_Svd(nn::OperatorTask& task) {
  const gen::SvdArgs args{
      .input = arguments::tensor(task, 0),
      .fullMatrices = arguments::boolean(task, 1),
      .computeUV = arguments::boolean(task, 2),
      .sigma = outputs::tensor(task, 3),
      .u = outputs::tensor(task, 4),
      .v = outputs::tensor(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::Svd(args);
  return {};
}

rt::Outcome run_TransposeBatchMatMul(nn::OperatorTask& task) {
  const gen::TransposeBatchMatMulArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .scale = arguments::optional_tensor(task, 3),
      .permX1 = arguments::ints(task, 4),
      .permX2 = arguments::ints(task, 5),
      .permY = arguments::ints(task, 6),
      .cubeMathType = arguments::integer(task, 7),
      .batchSplitFactor = arguments::integer(task, 8),
      .out = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::TransposeBatchMatMul(args);
  return {};
}

rt::Outcome run_TransposeBatchMatMulWeightNz(nn::OperatorTask& task) {
  const gen::TransposeBatchMatMulWeightNzArgs args{
      .x1 = arguments::tensor(task, 0),
      .x2 = arguments::tensor(task, 1),
      .bias = arguments::optional_tensor(task, 2),
      .scale = arguments::optional_tensor(task, 3),
      .permX1 = arguments::ints(task, 4),
      .permX2 = arguments::ints(task, 5),
      .permY = arguments::ints(task, 6),
      .cubeMathType = arguments::integer(task, 7),
      .batchSplitFactor = arguments::integer(task, 8),
      .out = outputs::tensor(task, 9),
      .task = task,
  };
  const NativeScope scope;
  kernels::TransposeBatchMatMulWeightNz(args);
  return {};
}

rt::Outcome run_TriangularSolve(nn::OperatorTask& task) {
  const gen::TriangularSolveArgs args{
      .self = arguments::tensor(task, 0),
      .A = arguments::tensor(task, 1),
      .upper = arguments::boolean(task, 2),
      .transpose = arguments::boolean(task, 3),
      .unitriangular = arguments::boolean(task, 4),
      .xOut = outputs::tensor(task, 5),
      .mOut = outputs::tensor(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::TriangularSolve(args);
  return {};
}

}  // namespace hotplate::host
