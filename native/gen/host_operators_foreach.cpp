// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_foreach.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"

namespace hotplate::kernels {
void ForeachAbs(const gen::ForeachAbsArgs& args);
void ForeachAcos(const gen::ForeachAcosArgs& args);
void ForeachAddList(const gen::ForeachAddListArgs& args);
void ForeachAddListV2(const gen::ForeachAddListV2Args& args);
void ForeachAddScalar(const gen::ForeachAddScalarArgs& args);
void ForeachAddScalarList(const gen::ForeachAddScalarListArgs& args);
void ForeachAddScalarV2(const gen::ForeachAddScalarV2Args& args);
void ForeachAddcdivScalar(const gen::ForeachAddcdivScalarArgs& args);
void ForeachAddcdivScalarList(const gen::ForeachAddcdivScalarListArgs& args);
void ForeachAddcdivScalarV2(const gen::ForeachAddcdivScalarV2Args& args);
void ForeachAddcmulScalar(const gen::ForeachAddcmulScalarArgs& args);
void ForeachAddcmulScalarList(const gen::ForeachAddcmulScalarListArgs& args);
void ForeachAddcmulScalarV2(const gen::ForeachAddcmulScalarV2Args& args);
void ForeachAsin(const gen::ForeachAsinArgs& args);
void ForeachAtan(const gen::ForeachAtanArgs& args);
void ForeachCopy(const gen::ForeachCopyArgs& args);
void ForeachCos(const gen::ForeachCosArgs& args);
void ForeachCosh(const gen::ForeachCoshArgs& args);
void ForeachDivList(const gen::ForeachDivListArgs& args);
void ForeachDivScalar(const gen::ForeachDivScalarArgs& args);
void ForeachDivScalarList(const gen::ForeachDivScalarListArgs& args);
void ForeachDivScalarV2(const gen::ForeachDivScalarV2Args& args);
void ForeachErf(const gen::ForeachErfArgs& args);
void ForeachErfc(const gen::ForeachErfcArgs& args);
void ForeachExp(const gen::ForeachExpArgs& args);
void ForeachExpm1(const gen::ForeachExpm1Args& args);
void ForeachLerpList(const gen::ForeachLerpListArgs& args);
void ForeachLerpScalar(const gen::ForeachLerpScalarArgs& args);
void ForeachLog(const gen::ForeachLogArgs& args);
void ForeachLog10(const gen::ForeachLog10Args& args);
void ForeachLog1p(const gen::ForeachLog1pArgs& args);
void ForeachLog2(const gen::ForeachLog2Args& args);
void ForeachMaximumList(const gen::ForeachMaximumListArgs& args);
void ForeachMaximumScalar(const gen::ForeachMaximumScalarArgs& args);
void ForeachMaximumScalarList(const gen::ForeachMaximumScalarListArgs& args);
void ForeachMaximumScalarV2(const gen::ForeachMaximumScalarV2Args& args);
void ForeachMinimumList(const gen::ForeachMinimumListArgs& args);
void ForeachMinimumScalar(const gen::ForeachMinimumScalarArgs& args);
void ForeachMinimumScalarList(const gen::ForeachMinimumScalarListArgs& args);
void ForeachMinimumScalarV2(const gen::ForeachMinimumScalarV2Args& args);
void ForeachMulList(const gen::ForeachMulListArgs& args);
void ForeachMulScalar(const gen::ForeachMulScalarArgs& args);
void ForeachMulScalarList(const gen::ForeachMulScalarListArgs& args);
void ForeachMulScalarV2(const gen::ForeachMulScalarV2Args& args);
void ForeachNeg(const gen::ForeachNegArgs& args);
void ForeachNorm(const gen::ForeachNormArgs& args);
void ForeachPowList(const gen::ForeachPowListArgs& args);
void ForeachPowScalar(const gen::ForeachPowScalarArgs& args);
void ForeachPowScalarAndTensor(const gen::ForeachPowScalarAndTensorArgs& args);
void ForeachPowScalarList(const gen::ForeachPowScalarListArgs& args);
void ForeachPowScalarV2(const gen::ForeachPowScalarV2Args& args);
void ForeachReciprocal(const gen::ForeachReciprocalArgs& args);
void ForeachRoundOffNumber(const gen::ForeachRoundOffNumberArgs& args);
void ForeachRoundOffNumberV2(const gen::ForeachRoundOffNumberV2Args& args);
void ForeachSigmoid(const gen::ForeachSigmoidArgs& args);
void ForeachSign(const gen::ForeachSignArgs& args);
void ForeachSin(const gen::ForeachSinArgs& args);
void ForeachSinh(const gen::ForeachSinhArgs& args);
void ForeachSqrt(const gen::ForeachSqrtArgs& args);
void ForeachSubList(const gen::ForeachSubListArgs& args);
void ForeachSubListV2(const gen::ForeachSubListV2Args& args);
void ForeachSubScalar(const gen::ForeachSubScalarArgs& args);
void ForeachSubScalarList(const gen::ForeachSubScalarListArgs& args);
void ForeachSubScalarV2(const gen::ForeachSubScalarV2Args& args);
void ForeachTan(const gen::ForeachTanArgs& args);
void ForeachTanh(const gen::ForeachTanhArgs& args);
void ForeachZeroInplace(const gen::ForeachZeroInplaceArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_ForeachAbs(nn::OperatorTask& task) {
  const gen::ForeachAbsArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAbs(args);
  return {};
}

rt::Outcome run_ForeachAcos(nn::OperatorTask& task) {
  const gen::ForeachAcosArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAcos(args);
  return {};
}

rt::Outcome run_ForeachAddList(nn::OperatorTask& task) {
  const gen::ForeachAddListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .alpha = arguments::tensor(task, 2),
      .out = outputs::tensors(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddList(args);
  return {};
}

rt::Outcome run_ForeachAddListV2(nn::OperatorTask& task) {
  const gen::ForeachAddListV2Args args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .alpha = arguments::scalar(task, 2),
      .out = outputs::tensors(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddListV2(args);
  return {};
}

rt::Outcome run_ForeachAddScalar(nn::OperatorTask& task) {
  const gen::ForeachAddScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddScalar(args);
  return {};
}

rt::Outcome run_ForeachAddScalarList(nn::OperatorTask& task) {
  const gen::ForeachAddScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddScalarList(args);
  return {};
}

rt::Outcome run_ForeachAddScalarV2(nn::OperatorTask& task) {
  const gen::ForeachAddScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddScalarV2(args);
  return {};
}

rt::Outcome run_ForeachAddcdivScalar(nn::OperatorTask& task) {
  const gen::ForeachAddcdivScalarArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .x3 = arguments::tensors(task, 2),
      .scalar = arguments::tensor(task, 3),
      .out = outputs::tensors(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddcdivScalar(args);
  return {};
}

rt::Outcome run_ForeachAddcdivScalarList(nn::OperatorTask& task) {
  const gen::ForeachAddcdivScalarListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .x3 = arguments::tensors(task, 2),
      .scalars = arguments::tensor(task, 3),
      .out = outputs::tensors(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddcdivScalarList(args);
  return {};
}

rt::Outcome run_ForeachAddcdivScalarV2(nn::OperatorTask& task) {
  const gen::ForeachAddcdivScalarV2Args args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .x3 = arguments::tensors(task, 2),
      .scalar = arguments::scalar(task, 3),
      .out = outputs::tensors(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddcdivScalarV2(args);
  return {};
}

rt::Outcome run_ForeachAddcmulScalar(nn::OperatorTask& task) {
  const gen::ForeachAddcmulScalarArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .x3 = arguments::tensors(task, 2),
      .scalar = arguments::tensor(task, 3),
      .out = outputs::tensors(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddcmulScalar(args);
  return {};
}

rt::Outcome run_ForeachAddcmulScalarList(nn::OperatorTask& task) {
  const gen::ForeachAddcmulScalarListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .x3 = arguments::tensors(task, 2),
      .scalars = arguments::tensor(task, 3),
      .out = outputs::tensors(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddcmulScalarList(args);
  return {};
}

rt::Outcome run_ForeachAddcmulScalarV2(nn::OperatorTask& task) {
  const gen::ForeachAddcmulScalarV2Args args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .x3 = arguments::tensors(task, 2),
      .scalar = arguments::scalar(task, 3),
      .out = outputs::tensors(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAddcmulScalarV2(args);
  return {};
}

rt::Outcome run_ForeachAsin(nn::OperatorTask& task) {
  const gen::ForeachAsinArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAsin(args);
  return {};
}

rt::Outcome run_ForeachAtan(nn::OperatorTask& task) {
  const gen::ForeachAtanArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachAtan(args);
  return {};
}

rt::Outcome run_ForeachCopy(nn::OperatorTask& task) {
  const gen::ForeachCopyArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachCopy(args);
  return {};
}

rt::Outcome run_ForeachCos(nn::OperatorTask& task) {
  const gen::ForeachCosArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachCos(args);
  return {};
}

rt::Outcome run_ForeachCosh(nn::OperatorTask& task) {
  const gen::ForeachCoshArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachCosh(args);
  return {};
}

rt::Outcome run_ForeachDivList(nn::OperatorTask& task) {
  const gen::ForeachDivListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachDivList(args);
  return {};
}

rt::Outcome run_ForeachDivScalar(nn::OperatorTask& task) {
  const gen::ForeachDivScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachDivScalar(args);
  return {};
}

rt::Outcome run_ForeachDivScalarList(nn::OperatorTask& task) {
  const gen::ForeachDivScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachDivScalarList(args);
  return {};
}

rt::Outcome run_ForeachDivScalarV2(nn::OperatorTask& task) {
  const gen::ForeachDivScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachDivScalarV2(args);
  return {};
}

rt::Outcome run_ForeachErf(nn::OperatorTask& task) {
  const gen::ForeachErfArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachErf(args);
  return {};
}

rt::Outcome run_ForeachErfc(nn::OperatorTask& task) {
  const gen::ForeachErfcArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachErfc(args);
  return {};
}

rt::Outcome run_ForeachExp(nn::OperatorTask& task) {
  const gen::ForeachExpArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachExp(args);
  return {};
}

rt::Outcome run_ForeachExpm1(nn::OperatorTask& task) {
  const gen::ForeachExpm1Args args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachExpm1(args);
  return {};
}

rt::Outcome run_ForeachLerpList(nn::OperatorTask& task) {
  const gen::ForeachLerpListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .weight = arguments::tensors(task, 2),
      .out = outputs::tensors(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachLerpList(args);
  return {};
}

rt::Outcome run_ForeachLerpScalar(nn::OperatorTask& task) {
  const gen::ForeachLerpScalarArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .weight = arguments::scalar(task, 2),
      .out = outputs::tensors(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachLerpScalar(args);
  return {};
}

rt::Outcome run_ForeachLog(nn::OperatorTask& task) {
  const gen::ForeachLogArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachLog(args);
  return {};
}

rt::Outcome run_ForeachLog10(nn::OperatorTask& task) {
  const gen::ForeachLog10Args args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachLog10(args);
  return {};
}

rt::Outcome run_ForeachLog1p(nn::OperatorTask& task) {
  const gen::ForeachLog1pArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachLog1p(args);
  return {};
}

rt::Outcome run_ForeachLog2(nn::OperatorTask& task) {
  const gen::ForeachLog2Args args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachLog2(args);
  return {};
}

rt::Outcome run_ForeachMaximumList(nn::OperatorTask& task) {
  const gen::ForeachMaximumListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMaximumList(args);
  return {};
}

rt::Outcome run_ForeachMaximumScalar(nn::OperatorTask& task) {
  const gen::ForeachMaximumScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMaximumScalar(args);
  return {};
}

rt::Outcome run_ForeachMaximumScalarList(nn::OperatorTask& task) {
  const gen::ForeachMaximumScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMaximumScalarList(args);
  return {};
}

rt::Outcome run_ForeachMaximumScalarV2(nn::OperatorTask& task) {
  const gen::ForeachMaximumScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMaximumScalarV2(args);
  return {};
}

rt::Outcome run_ForeachMinimumList(nn::OperatorTask& task) {
  const gen::ForeachMinimumListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMinimumList(args);
  return {};
}

rt::Outcome run_ForeachMinimumScalar(nn::OperatorTask& task) {
  const gen::ForeachMinimumScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMinimumScalar(args);
  return {};
}

rt::Outcome run_ForeachMinimumScalarList(nn::OperatorTask& task) {
  const gen::ForeachMinimumScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMinimumScalarList(args);
  return {};
}

rt::Outcome run_ForeachMinimumScalarV2(nn::OperatorTask& task) {
  const gen::ForeachMinimumScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMinimumScalarV2(args);
  return {};
}

rt::Outcome run_ForeachMulList(nn::OperatorTask& task) {
  const gen::ForeachMulListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMulList(args);
  return {};
}

rt::Outcome run_ForeachMulScalar(nn::OperatorTask& task) {
  const gen::ForeachMulScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMulScalar(args);
  return {};
}

rt::Outcome run_ForeachMulScalarList(nn::OperatorTask& task) {
  const gen::ForeachMulScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMulScalarList(args);
  return {};
}

rt::Outcome run_ForeachMulScalarV2(nn::OperatorTask& task) {
  const gen::ForeachMulScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachMulScalarV2(args);
  return {};
}

rt::Outcome run_ForeachNeg(nn::OperatorTask& task) {
  const gen::ForeachNegArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachNeg(args);
  return {};
}

rt::Outcome run_ForeachNorm(nn::OperatorTask& task) {
  const gen::ForeachNormArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachNorm(args);
  return {};
}

rt::Outcome run_ForeachPowList(nn::OperatorTask& task) {
  const gen::ForeachPowListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachPowList(args);
  return {};
}

rt::Outcome run_ForeachPowScalar(nn::OperatorTask& task) {
  const gen::ForeachPowScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachPowScalar(args);
  return {};
}

rt::Outcome run_ForeachPowScalarAndTensor(nn::OperatorTask& task) {
  const gen::ForeachPowScalarAndTensorArgs args{
      .scalar = arguments::scalar(task, 0),
      .x = arguments::tensors(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachPowScalarAndTensor(args);
  return {};
}

rt::Outcome run_ForeachPowScalarList(nn::OperatorTask& task) {
  const gen::ForeachPowScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachPowScalarList(args);
  return {};
}

rt::Outcome run_ForeachPowScalarV2(nn::OperatorTask& task) {
  const gen::ForeachPowScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachPowScalarV2(args);
  return {};
}

rt::Outcome run_ForeachReciprocal(nn::OperatorTask& task) {
  const gen::ForeachReciprocalArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachReciprocal(args);
  return {};
}

rt::Outcome run_ForeachRoundOffNumber(nn::OperatorTask& task) {
  const gen::ForeachRoundOffNumberArgs args{
      .x = arguments::tensors(task, 0),
      .roundMode = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachRoundOffNumber(args);
  return {};
}

rt::Outcome run_ForeachRoundOffNumberV2(nn::OperatorTask& task) {
  const gen::ForeachRoundOffNumberV2Args args{
      .x = arguments::tensors(task, 0),
      .roundMode = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachRoundOffNumberV2(args);
  return {};
}

rt::Outcome run_ForeachSigmoid(nn::OperatorTask& task) {
  const gen::ForeachSigmoidArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSigmoid(args);
  return {};
}

rt::Outcome run_ForeachSign(nn::OperatorTask& task) {
  const gen::ForeachSignArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSign(args);
  return {};
}

rt::Outcome run_ForeachSin(nn::OperatorTask& task) {
  const gen::ForeachSinArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSin(args);
  return {};
}

rt::Outcome run_ForeachSinh(nn::OperatorTask& task) {
  const gen::ForeachSinhArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSinh(args);
  return {};
}

rt::Outcome run_ForeachSqrt(nn::OperatorTask& task) {
  const gen::ForeachSqrtArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSqrt(args);
  return {};
}

rt::Outcome run_ForeachSubList(nn::OperatorTask& task) {
  const gen::ForeachSubListArgs args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .alpha = arguments::tensor(task, 2),
      .out = outputs::tensors(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSubList(args);
  return {};
}

rt::Outcome run_ForeachSubListV2(nn::OperatorTask& task) {
  const gen::ForeachSubListV2Args args{
      .x1 = arguments::tensors(task, 0),
      .x2 = arguments::tensors(task, 1),
      .alpha = arguments::scalar(task, 2),
      .out = outputs::tensors(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSubListV2(args);
  return {};
}

rt::Outcome run_ForeachSubScalar(nn::OperatorTask& task) {
  const gen::ForeachSubScalarArgs args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::tensor(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSubScalar(args);
  return {};
}

rt::Outcome run_ForeachSubScalarList(nn::OperatorTask& task) {
  const gen::ForeachSubScalarListArgs args{
      .x = arguments::tensors(task, 0),
      .scalars = arguments::scalars(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSubScalarList(args);
  return {};
}

rt::Outcome run_ForeachSubScalarV2(nn::OperatorTask& task) {
  const gen::ForeachSubScalarV2Args args{
      .x = arguments::tensors(task, 0),
      .scalar = arguments::scalar(task, 1),
      .out = outputs::tensors(task, 2),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachSubScalarV2(args);
  return {};
}

rt::Outcome run_ForeachTan(nn::OperatorTask& task) {
  const gen::ForeachTanArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachTan(args);
  return {};
}

rt::Outcome run_ForeachTanh(nn::OperatorTask& task) {
  const gen::ForeachTanhArgs args{
      .x = arguments::tensors(task, 0),
      .out = outputs::tensors(task, 1),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachTanh(args);
  return {};
}

rt::Outcome run_ForeachZeroInplace(nn::OperatorTask& task) {
  const gen::ForeachZeroInplaceArgs args{
      .x = arguments::tensors(task, 0),
      .task = task,
  };
  const NativeScope scope;
  kernels::ForeachZeroInplace(args);
  return {};
}

}  // namespace hotplate::host
