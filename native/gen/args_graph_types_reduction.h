// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpBatchMatMulArgs {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> bias_input;
  at::Tensor y;
  bool adj_x1;
  bool adj_x2;
  int64_t bias;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBincountArgs {
  at::Tensor array;
  at::Tensor size;
  at::Tensor weights;
  at::Tensor bins;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCdistArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor y;
  double p;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCdistGradArgs {
  at::Tensor grad;
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor cdist;
  at::Tensor y;
  double p;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCrossArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor y;
  int64_t dim;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCumprodArgs {
  at::Tensor x;
  at::Tensor axis;
  at::Tensor y;
  bool exclusive;
  bool reverse;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCumsumArgs {
  at::Tensor x;
  at::Tensor axis;
  at::Tensor y;
  bool exclusive;
  bool reverse;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDotArgs {
  at::Tensor input_x;
  at::Tensor input_y;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpHistogramArgs {
  at::Tensor x;
  at::Tensor y;
  int64_t bins;
  double min;
  double max;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLpNormReduceV2Args {
  at::Tensor x;
  at::Tensor y;
  double p;
  std::vector<int64_t> axes;
  bool keepdim;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLpNormUpdateV2Args {
  at::Tensor x;
  at::Tensor y;
  double p;
  double epsilon;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMatMulArgs {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> bias;
  at::Tensor y;
  bool transpose_x1;
  bool transpose_x2;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMatMulV2Args {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> offset_w;
  at::Tensor y;
  bool transpose_x1;
  bool transpose_x2;
  int64_t offset_x;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpQrArgs {
  at::Tensor x;
  at::Tensor q;
  at::Tensor r;
  bool full_matrices;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceMeanArgs {
  at::Tensor x;
  at::Tensor axes;
  at::Tensor y;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceMeanDArgs {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> axes;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceMeanWithCountArgs {
  at::Tensor x;
  at::Tensor count;
  at::Tensor count_sum;
  at::Tensor y;
  std::vector<int64_t> axes;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceProdArgs {
  at::Tensor x;
  at::Tensor axes;
  at::Tensor y;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceStdWithMeanArgs {
  at::Tensor x;
  at::Tensor mean;
  at::Tensor y;
  std::vector<int64_t> dim;
  bool unbiased;
  bool keepdim;
  bool invert;
  double epsilon;
  int64_t correction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceSumArgs {
  at::Tensor x;
  at::Tensor axes;
  at::Tensor y;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReduceSumDArgs {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> axes;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRenormArgs {
  at::Tensor x;
  at::Tensor y;
  double p;
  int64_t dim;
  double maxnorm;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
