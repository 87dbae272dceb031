// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpCastArgs {
  at::Tensor x;
  at::Tensor y;
  at::ScalarType dst_type;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpExpArgs {
  at::Tensor x;
  at::Tensor y;
  double base;
  double scale;
  double shift;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLerpArgs {
  at::Tensor start;
  at::Tensor end;
  at::Tensor weight;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLogArgs {
  at::Tensor x;
  at::Tensor y;
  double base;
  double scale;
  double shift;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLogAddExpArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor y;
  double base;
  double scale;
  double shift;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpTensorEqualArgs {
  at::Tensor input_x;
  at::Tensor input_y;
  at::Tensor output_z;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
