// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct CoalesceSparseArgs {
  at::Tensor unique_len;
  at::Tensor unique_indices;
  at::Tensor indices;
  at::Tensor values;
  at::Tensor new_indices;
  at::Tensor new_values;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct EmbeddingArgs {
  at::Tensor weight;
  at::Tensor indices;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct EmbeddingBagArgs {
  at::Tensor weight;
  at::Tensor indices;
  at::Tensor offsets;
  bool scaleGradByFreq;
  int64_t mode;
  bool sparse;
  std::optional<at::Tensor> perSampleWeights;
  bool includeLastOffset;
  int64_t paddingIdx;
  at::Tensor output;
  at::Tensor offset2bag;
  at::Tensor bagSize;
  at::Tensor maxIndices;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct EmbeddingDenseBackwardArgs {
  at::Tensor grad;
  at::Tensor indices;
  int64_t numWeights;
  int64_t paddingIdx;
  bool scaleGradByFreq;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct EmbeddingRenormArgs {
  at::Tensor selfRef;
  at::Tensor indices;
  double maxNorm;
  double normType;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GatherArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct GatherV3Args {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  int64_t batchDims;
  int64_t mode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexArgs {
  at::Tensor self;
  std::vector<at::Tensor> indices;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexAddArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor source;
  at::Scalar alpha;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexAddV2Args {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor source;
  at::Scalar alpha;
  int64_t mode;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexCopyArgs {
  at::Tensor selfRef;
  int64_t dim;
  at::Tensor index;
  at::Tensor source;
  at::Tensor outRef;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexFillArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Scalar value;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexFillTensorArgs {
  at::Tensor self;
  int64_t dim;
  std::vector<int64_t> index;
  at::Scalar value;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexPutImplArgs {
  at::Tensor selfRef;
  std::vector<at::Tensor> indices;
  at::Tensor values;
  bool accumulate;
  bool unsafe;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct IndexSelectArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceIndexCopyArgs {
  at::Tensor selfRef;
  int64_t dim;
  at::Tensor index;
  at::Tensor source;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceIndexFillArgs {
  at::Tensor selfRef;
  int64_t dim;
  at::Tensor index;
  at::Scalar value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceIndexFillTensorArgs {
  at::Tensor selfRef;
  int64_t dim;
  std::vector<int64_t> index;
  at::Scalar value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceMaskedScatterArgs {
  at::Tensor selfRef;
  at::Tensor mask;
  at::Tensor source;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplacePutArgs {
  at::Tensor selfRef;
  at::Tensor index;
  at::Tensor source;
  bool accumulate;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceScatterArgs {
  at::Tensor selfRef;
  int64_t dim;
  at::Tensor index;
  at::Tensor src;
  int64_t reduce;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceScatterReduceArgs {
  at::Tensor selfRef;
  int64_t dim;
  at::Tensor index;
  at::Tensor src;
  int64_t reduce;
  bool includeSelf;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceScatterUpdateArgs {
  at::Tensor data;
  at::Tensor indices;
  at::Tensor updates;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct InplaceScatterValueArgs {
  at::Tensor selfRef;
  int64_t dim;
  at::Tensor index;
  at::Scalar value;
  int64_t reduce;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct MaskedSelectArgs {
  at::Tensor self;
  at::Tensor mask;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NonzeroArgs {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct NonzeroV2Args {
  at::Tensor self;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OneHotArgs {
  at::Tensor self;
  int64_t numClasses;
  at::Tensor onValue;
  at::Tensor offValue;
  int64_t axis;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor src;
  int64_t reduce;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterAddArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor src;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterListArgs {
  std::vector<at::Tensor> varRef;
  at::Tensor indice;
  at::Tensor updates;
  std::optional<at::Tensor> maskOptional;
  std::string reduceOptional;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterNdUpdateArgs {
  at::Tensor varRef;
  at::Tensor indices;
  at::Tensor updates;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterReduceArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Tensor src;
  int64_t reduce;
  bool includeSelf;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct ScatterValueArgs {
  at::Tensor self;
  int64_t dim;
  at::Tensor index;
  at::Scalar value;
  int64_t reduce;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct TakeArgs {
  at::Tensor self;
  at::Tensor index;
  at::Tensor out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
