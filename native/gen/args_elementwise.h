// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AddReluArgs {
  at::Tensor self;
  at::Tensor other;
  at::Scalar alpha;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ClampArgs {
  at::Tensor self;
  std::optional<at::Scalar> clipValueMin;
  std::optional<at::Scalar> clipValueMax;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ClampMaxArgs {
  at::Tensor self;
  at::Scalar clipValueMax;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ClampMinArgs {
  at::Tensor self;
  at::Scalar clipValueMin;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DivModArgs {
  at::Tensor self;
  at::Tensor other;
  int64_t mode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DivModsArgs {
  at::Tensor self;
  at::Scalar other;
  int64_t mode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct EqualArgs {
  at::Tensor self;
  at::Tensor other;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceAddReluArgs {
  at::Tensor selfRef;
  at::Tensor other;
  at::Scalar alpha;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceClampMaxArgs {
  at::Tensor selfRef;
  at::Scalar clipValueMax;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceDivModArgs {
  at::Tensor selfRef;
  at::Tensor other;
  int64_t mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceDivModsArgs {
  at::Tensor selfRef;
  at::Scalar other;
  int64_t mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceMaskedFillScalarArgs {
  at::Tensor selfRef;
  at::Tensor mask;
  at::Scalar value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceMaskedFillTensorArgs {
  at::Tensor selfRef;
  at::Tensor mask;
  at::Tensor value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogitArgs {
  at::Tensor input;
  double eps;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogitGradArgs {
  at::Tensor x;
  at::Tensor dy;
  double eps;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaskedScaleArgs {
  at::Tensor self;
  at::Tensor mask;
  double scale;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SWhereArgs {
  at::Tensor condition;
  at::Tensor self;
  at::Tensor other;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
