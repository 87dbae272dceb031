// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct ForeachAbsArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAcosArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  at::Tensor alpha;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddListV2Args {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  at::Scalar alpha;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddcdivScalarArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> x3;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddcdivScalarListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> x3;
  at::Tensor scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddcdivScalarV2Args {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> x3;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddcmulScalarArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> x3;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddcmulScalarListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> x3;
  at::Tensor scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAddcmulScalarV2Args {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> x3;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAsinArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachAtanArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachCopyArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachCosArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachCoshArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachDivListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachDivScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachDivScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachDivScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachErfArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachErfcArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachExpArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachExpm1Args {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachLerpListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> weight;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachLerpScalarArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  at::Scalar weight;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachLogArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachLog10Args {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachLog1pArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachLog2Args {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMaximumListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMaximumScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMaximumScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMaximumScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMinimumListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMinimumScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMinimumScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMinimumScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMulListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMulScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMulScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachMulScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachNegArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachNormArgs {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachPowListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachPowScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachPowScalarAndTensorArgs {
  at::Scalar scalar;
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachPowScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachPowScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachReciprocalArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachRoundOffNumberArgs {
  std::vector<at::Tensor> x;
  at::Tensor roundMode;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachRoundOffNumberV2Args {
  std::vector<at::Tensor> x;
  at::Scalar roundMode;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSigmoidArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSignArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSinArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSinhArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSqrtArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSubListArgs {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  at::Tensor alpha;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSubListV2Args {
  std::vector<at::Tensor> x1;
  std::vector<at::Tensor> x2;
  at::Scalar alpha;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSubScalarArgs {
  std::vector<at::Tensor> x;
  at::Tensor scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSubScalarListArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Scalar> scalars;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachSubScalarV2Args {
  std::vector<at::Tensor> x;
  at::Scalar scalar;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachTanArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachTanhArgs {
  std::vector<at::Tensor> x;
  std::vector<at::Tensor> out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ForeachZeroInplaceArgs {
  std::vector<at::Tensor> x;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
