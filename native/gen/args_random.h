// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct DropoutDoMaskArgs {
  at::Tensor self;
  at::Tensor mask;
  double prob;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DropoutGenMaskArgs {
  std::vector<int64_t> shape;
  double prob;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DropoutGenMaskV2Args {
  std::vector<int64_t> shape;
  double prob;
  int64_t seed;
  int64_t offset;
  at::ScalarType probDataType;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DropoutGenMaskV2TensorArgs {
  std::vector<int64_t> shape;
  double prob;
  at::Tensor seedTensor;
  at::Tensor offsetTensor;
  int64_t offset;
  at::ScalarType probDataType;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DropoutV3Args {
  at::Tensor input;
  std::optional<at::Tensor> optionalNoiseShape;
  double p;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  at::Tensor maskOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceBernoulliArgs {
  at::Tensor selfRef;
  at::Scalar prob;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceBernoulliTensorArgs {
  at::Tensor selfRef;
  at::Tensor prob;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceNormalArgs {
  at::Tensor selfRef;
  double mean;
  double std;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceNormalTensorArgs {
  at::Tensor selfRef;
  double mean;
  double std;
  at::Tensor seedTensor;
  at::Tensor offsetTensor;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceRReluWithNoiseArgs {
  at::Tensor self;
  at::Tensor noise;
  at::Scalar lower;
  at::Scalar upper;
  bool training;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceRandomArgs {
  at::Tensor selfRef;
  int64_t from;
  int64_t to;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceRandomTensorArgs {
  at::Tensor selfRef;
  int64_t from;
  int64_t to;
  at::Tensor seedTensor;
  at::Tensor offsetTensor;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceRandomWithoutFromToArgs {
  at::Tensor selfRef;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceRandomWithoutFromToTensorArgs {
  at::Tensor selfRef;
  at::Tensor seedTensor;
  at::Tensor offsetTensor;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceUniformArgs {
  at::Tensor selfRef;
  double from;
  double to;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceUniformTensorArgs {
  at::Tensor selfRef;
  double from;
  double to;
  at::Tensor seedTensor;
  at::Tensor offsetTensor;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MultinomialArgs {
  at::Tensor self;
  int64_t numsamples;
  bool replacement;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MultinomialTensorArgs {
  at::Tensor self;
  int64_t numsamples;
  bool replacement;
  at::Tensor seedTensor;
  at::Tensor offsetTensor;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NormalFloatFloatArgs {
  double mean;
  double std;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NormalFloatTensorArgs {
  double mean;
  at::Tensor std;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NormalTensorFloatArgs {
  at::Tensor mean;
  double std;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NormalTensorTensorArgs {
  at::Tensor mean;
  at::Tensor std;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RReluWithNoiseArgs {
  at::Tensor self;
  at::Tensor noise;
  at::Scalar lower;
  at::Scalar upper;
  bool training;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RandpermArgs {
  int64_t n;
  int64_t seed;
  int64_t offset;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SimThreadExponentialArgs {
  at::Tensor selfRef;
  int64_t count;
  double lambda;
  int64_t seed;
  int64_t offset;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
