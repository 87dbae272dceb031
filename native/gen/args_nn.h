// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AdaptiveMaxPool2dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormArgs {
  at::Tensor input;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> runningMean;
  std::optional<at::Tensor> runningVar;
  bool training;
  double momentum;
  double eps;
  at::Tensor output;
  std::optional<at::Tensor> saveMean;
  std::optional<at::Tensor> saveInvstd;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchNormBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> runningMean;
  std::optional<at::Tensor> runningVar;
  std::optional<at::Tensor> saveMean;
  std::optional<at::Tensor> saveInvstd;
  bool training;
  double eps;
  std::vector<bool> outputMask;
  std::optional<at::Tensor> gradInput;
  std::optional<at::Tensor> gradWeight;
  std::optional<at::Tensor> gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BinaryCrossEntropyWithLogitsBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> posWeightOptional;
  int64_t reduction;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvolutionArgs {
  at::Tensor input;
  at::Tensor weight;
  std::optional<at::Tensor> bias;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool transposed;
  std::vector<int64_t> outputPadding;
  int64_t groups;
  at::Tensor output;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ConvolutionBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor input;
  at::Tensor weight;
  std::optional<std::vector<int64_t>> biasSizes;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool transposed;
  std::vector<int64_t> outputPadding;
  int64_t groups;
  std::vector<bool> outputMask;
  int64_t cubeMathType;
  std::optional<at::Tensor> gradInput;
  std::optional<at::Tensor> gradWeight;
  std::optional<at::Tensor> gradBias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FastGeluArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FastGeluBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FastLayerNormArgs {
  at::Tensor input;
  std::vector<int64_t> normalizedShape;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> biasOptional;
  double eps;
  at::Tensor out;
  std::optional<at::Tensor> meanOutOptional;
  std::optional<at::Tensor> rstdOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GeluV2Args {
  at::Tensor x;
  int64_t approximate;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GluArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GluBackwardArgs {
  at::Tensor gradOut;
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormArgs {
  at::Tensor self;
  std::optional<at::Tensor> gamma;
  std::optional<at::Tensor> beta;
  int64_t N;
  int64_t C;
  int64_t HxW;
  int64_t group;
  double eps;
  at::Tensor out;
  at::Tensor meanOut;
  at::Tensor rstdOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GroupNormBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  at::Tensor mean;
  at::Tensor rstd;
  std::optional<at::Tensor> gamma;
  int64_t N;
  int64_t C;
  int64_t HxW;
  int64_t group;
  std::vector<bool> outputMask;
  std::optional<at::Tensor> gradInput;
  std::optional<at::Tensor> gradGammaOut;
  std::optional<at::Tensor> gradBetaOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KlDivBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  bool logTarget;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct KlDivTargetBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  bool logTarget;
  at::Tensor gradTarget;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct L1LossBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  int64_t reduction;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LayerNormArgs {
  at::Tensor input;
  std::vector<int64_t> normalizedShape;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> biasOptional;
  double eps;
  at::Tensor out;
  std::optional<at::Tensor> meanOutOptional;
  std::optional<at::Tensor> rstdOutOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LayerNormBackwardArgs {
  at::Tensor gradOut;
  at::Tensor input;
  std::vector<int64_t> normalizedShape;
  at::Tensor mean;
  at::Tensor rstd;
  std::optional<at::Tensor> weightOptional;
  std::optional<at::Tensor> biasOptional;
  std::vector<bool> outputMask;
  std::optional<at::Tensor> gradInputOut;
  std::optional<at::Tensor> gradWeightOut;
  std::optional<at::Tensor> gradBiasOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSigmoidArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSigmoidBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor buffer;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSigmoidForwardArgs {
  at::Tensor self;
  at::Tensor out;
  at::Tensor buffer;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSoftmaxArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSoftmaxBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor output;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool2dWithIndicesBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool2dWithMaskArgs {
  at::Tensor self;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor out;
  at::Tensor indices;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaxPool2dWithMaskBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor indices;
  std::vector<int64_t> kernelSize;
  std::vector<int64_t> stride;
  std::vector<int64_t> padding;
  std::vector<int64_t> dilation;
  bool ceilMode;
  at::Tensor gradInput;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLossArgs {
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor out;
  at::Tensor totalWeightOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLoss2dArgs {
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor out;
  at::Tensor totalWeightOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLoss2dBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor totalWeight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NLLLossBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  int64_t reduction;
  int64_t ignoreIndex;
  at::Tensor totalWeight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct PreluArgs {
  at::Tensor self;
  at::Tensor weight;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct PreluBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor self;
  at::Tensor weight;
  at::Tensor gradInput;
  at::Tensor gradWeight;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SoftmaxArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SoftmaxBackwardArgs {
  at::Tensor gradOutput;
  at::Tensor output;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
