// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpFastGeluArgs {
  at::Tensor x;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpFastGeluGradArgs {
  at::Tensor dy;
  at::Tensor x;
  at::Tensor z;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpHardSigmoidArgs {
  at::Tensor input_x;
  at::Tensor output_y;
  double alpha;
  double beta;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLogSigmoidGradArgs {
  at::Tensor grads;
  at::Tensor features;
  at::Tensor backprops;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLogSoftmaxGradArgs {
  at::Tensor grad;
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLogSoftmaxV2Args {
  at::Tensor logits;
  at::Tensor logsoftmax;
  std::vector<int64_t> axes;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSoftmaxGradArgs {
  at::Tensor softmax;
  at::Tensor grad_softmax;
  at::Tensor grad_x;
  std::vector<int64_t> axes;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSoftmaxV2Args {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> axes;
  bool half_to_float;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSwishArgs {
  at::Tensor x;
  at::Tensor y;
  double scale;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSwishGradArgs {
  at::Tensor grad;
  at::Tensor x;
  at::Tensor y;
  at::Tensor grad_x;
  double scale;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
