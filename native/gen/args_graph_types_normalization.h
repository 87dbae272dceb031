// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpBN3DTrainingReduceArgs {
  at::Tensor x;
  at::Tensor sum;
  at::Tensor square_sum;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBN3DTrainingReduceGradArgs {
  at::Tensor grads;
  at::Tensor x;
  at::Tensor diff_scale;
  at::Tensor diff_offset;
  at::Tensor scale;
  at::Tensor batch_mean;
  at::Tensor batch_variance;
  at::Tensor y;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBN3DTrainingUpdateArgs {
  at::Tensor x;
  at::Tensor sum;
  at::Tensor square_sum;
  at::Tensor scale;
  at::Tensor offset;
  at::Tensor mean;
  at::Tensor variance;
  at::Tensor y;
  at::Tensor mean_out;
  at::Tensor variance_out;
  at::Tensor batch_mean;
  at::Tensor batch_variance;
  double factor;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBN3DTrainingUpdateGradArgs {
  at::Tensor grads;
  at::Tensor x;
  at::Tensor batch_mean;
  at::Tensor batch_variance;
  at::Tensor diff_scale;
  at::Tensor diff_offset;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBNInferArgs {
  at::Tensor x;
  at::Tensor scale;
  at::Tensor offset;
  at::Tensor mean;
  at::Tensor variance;
  at::Tensor y;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBNInferGradArgs {
  at::Tensor grads;
  at::Tensor scale;
  at::Tensor batch_variance;
  at::Tensor x_backprop;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBNTrainingReduceArgs {
  at::Tensor x;
  at::Tensor sum;
  at::Tensor square_sum;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBNTrainingReduceGradArgs {
  at::Tensor grads;
  at::Tensor x;
  at::Tensor diff_scale;
  at::Tensor diff_offset;
  at::Tensor scale;
  at::Tensor batch_mean;
  at::Tensor batch_variance;
  at::Tensor y;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBNTrainingUpdateArgs {
  at::Tensor x;
  at::Tensor sum;
  at::Tensor square_sum;
  at::Tensor scale;
  at::Tensor offset;
  at::Tensor mean;
  at::Tensor variance;
  at::Tensor y;
  at::Tensor mean_out;
  at::Tensor variance_out;
  at::Tensor batch_mean;
  at::Tensor batch_variance;
  double factor;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBNTrainingUpdateGradArgs {
  at::Tensor grads;
  at::Tensor x;
  at::Tensor batch_mean;
  at::Tensor batch_variance;
  at::Tensor diff_scale;
  at::Tensor diff_offset;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBinaryCrossEntropyArgs {
  at::Tensor x;
  at::Tensor y;
  std::optional<at::Tensor> weight;
  at::Tensor output;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBinaryCrossEntropyGradArgs {
  at::Tensor x;
  at::Tensor y;
  at::Tensor grad_output;
  std::optional<at::Tensor> weight;
  at::Tensor output;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGroupNormArgs {
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor beta;
  at::Tensor y;
  at::Tensor mean;
  at::Tensor variance;
  int64_t num_groups;
  double eps;
  std::string data_format;
  bool is_training;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpImgToTensorArgs {
  at::Tensor x;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpKLDivArgs {
  at::Tensor x;
  at::Tensor target;
  at::Tensor y;
  std::string reduction;
  bool log_target;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpKlDivLossGradArgs {
  at::Tensor grad;
  at::Tensor input;
  at::Tensor target;
  at::Tensor y;
  std::string reduction;
  bool log_target;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpL1LossGradArgs {
  at::Tensor grads;
  at::Tensor predict;
  at::Tensor label;
  at::Tensor y;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLayerNormArgs {
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor beta;
  at::Tensor y;
  at::Tensor mean;
  at::Tensor variance;
  int64_t begin_norm_axis;
  int64_t begin_params_axis;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLayerNormGradArgs {
  at::Tensor dy;
  at::Tensor x;
  at::Tensor variance;
  at::Tensor mean;
  at::Tensor gamma;
  at::Tensor pd_x;
  at::Tensor pd_gamma;
  at::Tensor pd_beta;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLayerNormV3Args {
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor beta;
  at::Tensor y;
  at::Tensor mean;
  at::Tensor rstd;
  int64_t begin_norm_axis;
  int64_t begin_params_axis;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLpLossArgs {
  at::Tensor predict;
  at::Tensor label;
  at::Tensor y;
  int64_t p;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMseLossArgs {
  at::Tensor predict;
  at::Tensor label;
  at::Tensor y;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMseLossGradArgs {
  at::Tensor predict;
  at::Tensor label;
  at::Tensor dout;
  at::Tensor y;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMultilabelMarginLossArgs {
  at::Tensor x;
  at::Tensor target;
  at::Tensor y;
  at::Tensor is_target;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNLLLossArgs {
  at::Tensor x;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  at::Tensor y;
  at::Tensor total_weight;
  std::string reduction;
  int64_t ignore_index;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNLLLossGradArgs {
  at::Tensor x;
  at::Tensor y_grad;
  at::Tensor target;
  at::Tensor weight;
  at::Tensor total_weight;
  at::Tensor x_grad;
  std::string reduction;
  int64_t ignore_index;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNormalizeBatchArgs {
  at::Tensor input_x;
  at::Tensor seq_len;
  at::Tensor output_y;
  std::string normalize_type;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNormalizeV2Args {
  at::Tensor x;
  at::Tensor mean;
  at::Tensor variance;
  at::Tensor y;
  int64_t dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRmsNormArgs {
  at::Tensor x;
  at::Tensor gamma;
  at::Tensor y;
  at::Tensor rstd;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSigmoidCrossEntropyWithLogitsGradV2Args {
  at::Tensor predict;
  at::Tensor target;
  at::Tensor dout;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> pos_weight;
  at::Tensor gradient;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSigmoidCrossEntropyWithLogitsV2Args {
  at::Tensor predict;
  at::Tensor target;
  std::optional<at::Tensor> weight;
  std::optional<at::Tensor> pos_weight;
  at::Tensor loss;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSmoothL1LossGradV2Args {
  at::Tensor predict;
  at::Tensor label;
  at::Tensor dout;
  at::Tensor gradient;
  double sigma;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSmoothL1LossV2Args {
  at::Tensor predict;
  at::Tensor label;
  at::Tensor loss;
  double sigma;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSoftMarginLossArgs {
  at::Tensor input_x;
  at::Tensor input_y;
  at::Tensor output_z;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSoftMarginLossGradArgs {
  at::Tensor predict;
  at::Tensor label;
  at::Tensor dout;
  at::Tensor gradient;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSoftmaxCrossEntropyWithLogitsArgs {
  at::Tensor features;
  at::Tensor labels;
  at::Tensor loss;
  at::Tensor backprop;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
