// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct AddLoraArgs {
  at::Tensor y;
  at::Tensor x;
  at::Tensor weightB;
  at::Tensor indices;
  std::optional<at::Tensor> weightAOptional;
  int64_t layerIdx;
  double scale;
  int64_t yOffset;
  int64_t ySliceSize;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddbmmArgs {
  at::Tensor self;
  at::Tensor batch1;
  at::Tensor batch2;
  at::Scalar beta;
  at::Scalar alpha;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddmmArgs {
  at::Tensor self;
  at::Tensor mat1;
  at::Tensor mat2;
  at::Scalar beta;
  at::Scalar alpha;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddmmWeightNzArgs {
  at::Tensor self;
  at::Tensor mat1;
  at::Tensor mat2;
  at::Scalar beta;
  at::Scalar alpha;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddmvArgs {
  at::Tensor self;
  at::Tensor mat;
  at::Tensor vec;
  at::Scalar alpha;
  at::Scalar beta;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct AddrArgs {
  at::Tensor self;
  at::Tensor vec1;
  at::Tensor vec2;
  std::optional<at::Scalar> betaOptional;
  std::optional<at::Scalar> alphaOptional;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BaddbmmArgs {
  at::Tensor self;
  at::Tensor batch1;
  at::Tensor batch2;
  at::Scalar beta;
  at::Scalar alpha;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchMatMulArgs {
  at::Tensor self;
  at::Tensor mat2;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct BatchMatMulWeightNzArgs {
  at::Tensor self;
  at::Tensor mat2;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct CdistArgs {
  at::Tensor x1;
  at::Tensor x2;
  double p;
  int64_t compute_mode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct CdistBackwardArgs {
  at::Tensor grad;
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor cdist;
  double p;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct DotArgs {
  at::Tensor self;
  at::Tensor tensor;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct FusedMatmulArgs {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> x3;
  std::string fusedOpType;
  int64_t cubeMathType;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceAddmmArgs {
  at::Tensor selfRef;
  at::Tensor mat1;
  at::Tensor mat2;
  at::Scalar beta;
  at::Scalar alpha;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceAddrArgs {
  at::Tensor selfRef;
  at::Tensor vec1;
  at::Tensor vec2;
  std::optional<at::Scalar> betaOptional;
  std::optional<at::Scalar> alphaOptional;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LinalgCrossArgs {
  at::Tensor self;
  at::Tensor other;
  int64_t dim;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct LinalgQrArgs {
  at::Tensor self;
  int64_t mode;
  at::Tensor Q;
  at::Tensor R;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MatmulArgs {
  at::Tensor self;
  at::Tensor mat2;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MatmulWeightNzArgs {
  at::Tensor self;
  at::Tensor mat2;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MmArgs {
  at::Tensor self;
  at::Tensor mat2;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MvArgs {
  at::Tensor self;
  at::Tensor vec;
  at::Tensor out;
  int64_t cubeMathType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct PdistArgs {
  at::Tensor self;
  double p;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct SvdArgs {
  at::Tensor input;
  bool fullMatrices;
  bool computeUV;
  at::Tensor sigma;
  at::Tensor u;
  at::Tensor v;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TransposeBatchMatMulArgs {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> scale;
  std::vector<int64_t> permX1;
  std::vector<int64_t> permX2;
  std::vector<int64_t> permY;
  int64_t cubeMathType;
  int64_t batchSplitFactor;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TransposeBatchMatMulWeightNzArgs {
  at::Tensor x1;
  at::Tensor x2;
  std::optional<at::Tensor> bias;
  std::optional<at::Tensor> scale;
  std::vector<int64_t> permX1;
  std::vector<int64_t> permX2;
  std::vector<int64_t> permY;
  int64_t cubeMathType;
  int64_t batchSplitFactor;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TriangularSolveArgs {
  at::Tensor self;
  at::Tensor A;
  bool upper;
  bool transpose;
  bool unitriangular;
  at::Tensor xOut;
  at::Tensor mOut;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
