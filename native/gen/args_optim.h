// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AmpUpdateScaleArgs {
  at::Tensor currentScale;
  at::Tensor growthTracker;
  at::Tensor foundInf;
  double growthFactor;
  double backoffFactor;
  int64_t growthInterval;
  at::Tensor updatedScale;
  at::Tensor updatedGrowthTracker;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ApplyAdamArgs {
  at::Tensor varRef;
  at::Tensor mRef;
  at::Tensor vRef;
  at::Tensor beta1Power;
  at::Tensor beta2Power;
  at::Tensor lr;
  at::Tensor beta1;
  at::Tensor beta2;
  at::Tensor epsilon;
  at::Tensor grad;
  bool useLocking;
  bool useNesterov;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ApplyAdamWArgs {
  at::Tensor varRef;
  at::Tensor mRef;
  at::Tensor vRef;
  at::Tensor beta1Power;
  at::Tensor beta2Power;
  at::Tensor lr;
  at::Tensor weightDecay;
  at::Tensor beta1;
  at::Tensor beta2;
  at::Tensor eps;
  at::Tensor grad;
  std::optional<at::Tensor> maxGradNormOptional;
  bool amsgrad;
  bool maximize;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ApplyAdamWV2Args {
  at::Tensor varRef;
  at::Tensor mRef;
  at::Tensor vRef;
  std::optional<at::Tensor> maxGradNormOptionalRef;
  at::Tensor grad;
  at::Tensor step;
  double lr;
  double beta1;
  double beta2;
  double weightDecay;
  double eps;
  bool amsgrad;
  bool maximize;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedSgdArgs {
  std::vector<at::Tensor> paramsRef;
  std::vector<at::Tensor> gradsRef;
  std::vector<at::Tensor> momentumBufferListOptionalRef;
  std::optional<at::Tensor> gradScaleOptional;
  double weightDecay;
  double momentum;
  double lr;
  double dampening;
  bool nesterov;
  bool maximize;
  bool isFirstStep;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
