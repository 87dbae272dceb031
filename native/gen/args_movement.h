// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct ConfusionTransposeArgs {
  at::Tensor x;
  std::vector<int64_t> perm;
  std::vector<int64_t> shape;
  bool transpose_first;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConstantPadNdArgs {
  at::Tensor self;
  std::vector<int64_t> pad;
  at::Scalar value;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceCopyArgs {
  at::Tensor selfRef;
  at::Tensor src;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceFillScalarArgs {
  at::Tensor selfRef;
  at::Scalar value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceFillTensorArgs {
  at::Tensor selfRef;
  at::Tensor value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RepeatArgs {
  at::Tensor self;
  std::vector<int64_t> repeats;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RepeatInterleaveGradArgs {
  at::Tensor yGrad;
  at::Tensor repeats;
  int64_t axis;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct StridedSliceArgs {
  at::Tensor self;
  std::vector<int64_t> begin;
  std::vector<int64_t> end;
  std::vector<int64_t> strides;
  int64_t beginMask;
  int64_t endMask;
  int64_t ellipsisMask;
  int64_t newAxisMask;
  int64_t shrinkAxisMask;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
