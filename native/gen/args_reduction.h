// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AminmaxArgs {
  at::Tensor self;
  std::vector<int64_t> dim;
  bool keepDim;
  at::Tensor minOut;
  at::Tensor maxOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct HistcArgs {
  at::Tensor self;
  int64_t bins;
  at::Scalar min;
  at::Scalar max;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceRenormArgs {
  at::Tensor selfRef;
  at::Scalar p;
  int64_t dim;
  at::Scalar maxNorm;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LogSumExpArgs {
  at::Tensor self;
  std::vector<int64_t> dim;
  bool keepDim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ProdArgs {
  at::Tensor self;
  at::ScalarType dtype;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ProdDimArgs {
  at::Tensor self;
  int64_t dim;
  bool keepDim;
  at::ScalarType dtype;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct RenormArgs {
  at::Tensor self;
  at::Scalar p;
  int64_t dim;
  at::Scalar maxNorm;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TraceArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UniqueArgs {
  at::Tensor self;
  bool sorted;
  bool returnInverse;
  at::Tensor valueOut;
  at::Tensor inverseOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct Unique2Args {
  at::Tensor self;
  bool sorted;
  bool returnInverse;
  bool returnCounts;
  at::Tensor valueOut;
  at::Tensor inverseOut;
  at::Tensor countsOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UniqueConsecutiveArgs {
  at::Tensor self;
  bool returnInverse;
  bool returnCounts;
  int64_t dim;
  at::Tensor valueOut;
  at::Tensor inverseOut;
  at::Tensor countsOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct UniqueDimArgs {
  at::Tensor self;
  bool sorted;
  bool returnInverse;
  int64_t dim;
  at::Tensor valueOut;
  at::Tensor inverseOut;
  at::Tensor countsOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
