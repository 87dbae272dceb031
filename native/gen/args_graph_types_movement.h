// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpAffineGridArgs {
  at::Tensor theta;
  at::Tensor output_size;
  at::Tensor y;
  bool align_corners;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpArgMaxGradArgs {
  at::Tensor var;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor y;
  int64_t dimension;
  bool keep_dims;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpAsStridedArgs {
  at::Tensor x;
  at::Tensor size;
  at::Tensor stride;
  std::optional<at::Tensor> storage_offset;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBroadcastToArgs {
  at::Tensor x;
  at::Tensor shape;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpConfusionTransposeDArgs {
  at::Tensor x;
  at::Tensor y;
  std::vector<int64_t> perm;
  std::vector<int64_t> shape;
  bool transpose_first;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpEyeArgs {
  at::Tensor y;
  int64_t num_rows;
  int64_t num_columns;
  std::vector<int64_t> batch_shape;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpFillArgs {
  at::Tensor dims;
  at::Tensor value;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpFillDiagonalArgs {
  at::Tensor x;
  at::Tensor y;
  double fill_value;
  bool wrap;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGatherArgs {
  at::Tensor x;
  at::Tensor indices;
  at::Tensor y;
  bool validate_indices;
  int64_t batch_dims;
  bool is_preprocessed;
  bool negative_index_support;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGatherElementsArgs {
  at::Tensor x;
  at::Tensor index;
  at::Tensor y;
  int64_t dim;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGatherV2Args {
  at::Tensor x;
  at::Tensor indices;
  at::Tensor axis;
  at::Tensor y;
  int64_t batch_dims;
  bool is_preprocessed;
  bool negative_index_support;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGatherV2DArgs {
  at::Tensor x;
  at::Tensor indices;
  at::Tensor y;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpIndexByTensorArgs {
  at::Tensor x;
  std::vector<at::Tensor> indices;
  at::Tensor y;
  std::vector<int64_t> indices_mask;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpIndexFillDArgs {
  at::Tensor x;
  at::Tensor assist1;
  at::Tensor assist2;
  at::Tensor y;
  int64_t dim;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpIndexPutV2Args {
  at::Tensor x;
  at::Tensor value;
  at::Tensor indexed_sizes;
  at::Tensor indexed_strides;
  std::vector<at::Tensor> indices;
  at::Tensor x_out;
  bool accumulate;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpInplaceIndexAddArgs {
  at::Tensor var;
  at::Tensor indices;
  at::Tensor updates;
  std::optional<at::Tensor> alpha;
  at::Tensor var_out;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLinSpaceArgs {
  at::Tensor start;
  at::Tensor stop;
  at::Tensor num;
  at::Tensor output;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpLogSpaceDArgs {
  at::Tensor assist;
  at::Tensor y;
  double start;
  double end;
  int64_t steps;
  double base;
  int64_t dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMaskedFillArgs {
  at::Tensor x;
  at::Tensor mask;
  at::Tensor value;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMaskedFillRangeArgs {
  at::Tensor x;
  at::Tensor start;
  at::Tensor end;
  at::Tensor value;
  at::Tensor y;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMaskedSelectArgs {
  at::Tensor x;
  at::Tensor mask;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpMirrorPadArgs {
  at::Tensor x;
  at::Tensor paddings;
  at::Tensor y;
  std::string mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNonZeroArgs {
  at::Tensor x;
  at::Tensor y;
  bool transpose;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpOneHotArgs {
  at::Tensor x;
  at::Tensor depth;
  at::Tensor on_value;
  at::Tensor off_value;
  at::Tensor y;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpOneHotDArgs {
  at::Tensor x;
  at::Tensor on_value;
  at::Tensor off_value;
  at::Tensor y;
  int64_t depth;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpPadArgs {
  at::Tensor x;
  at::Tensor paddings;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpPadV3Args {
  at::Tensor x;
  at::Tensor paddings;
  std::optional<at::Tensor> constant_values;
  at::Tensor y;
  std::string mode;
  bool paddings_contiguous;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpPadV3GradArgs {
  at::Tensor x;
  at::Tensor paddings;
  at::Tensor y;
  std::string mode;
  bool paddings_contiguous;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRangeArgs {
  at::Tensor start;
  at::Tensor limit;
  at::Tensor delta;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRangeDArgs {
  at::Tensor x;
  at::Tensor y;
  double start;
  double limit;
  double delta;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpReshapeArgs {
  at::Tensor x;
  at::Tensor shape;
  at::Tensor y;
  int64_t axis;
  int64_t num_axes;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpScatterArgs {
  at::Tensor var;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor var_out;
  std::string reduce;
  int64_t axis;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpScatterElementsArgs {
  at::Tensor data;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor y;
  int64_t axis;
  std::string reduction;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpScatterNdAddArgs {
  at::Tensor var;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor var_out;
  bool use_locking;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpScatterNdUpdateArgs {
  at::Tensor var;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor var_out;
  bool use_locking;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpScatterUpdateArgs {
  at::Tensor var;
  at::Tensor indices;
  at::Tensor updates;
  at::Tensor var_out;
  bool use_locking;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSearchSortedArgs {
  at::Tensor sorted_sequence;
  at::Tensor values;
  at::Tensor output;
  at::ScalarType dtype;
  bool right;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSignBitsPackArgs {
  at::Tensor x;
  at::Tensor y;
  int64_t size;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSignBitsUnpackArgs {
  at::Tensor x;
  at::Tensor y;
  int64_t size;
  int64_t dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpSliceArgs {
  at::Tensor x;
  at::Tensor offsets;
  at::Tensor size;
  at::Tensor y;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStrideAddArgs {
  at::Tensor x1;
  at::Tensor x2;
  at::Tensor y;
  int64_t x1_c1_offset;
  int64_t x2_c1_offset;
  int64_t c1_len;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpStridedSliceArgs {
  at::Tensor x;
  at::Tensor begin;
  at::Tensor end;
  std::optional<at::Tensor> strides;
  at::Tensor y;
  int64_t begin_mask;
  int64_t end_mask;
  int64_t ellipsis_mask;
  int64_t new_axis_mask;
  int64_t shrink_axis_mask;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpTopKV2Args {
  at::Tensor x;
  at::Tensor k;
  at::Tensor values;
  at::Tensor indices;
  bool sorted;
  int64_t dim;
  bool largest;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpViewCopyArgs {
  at::Tensor dst;
  at::Tensor dst_size;
  at::Tensor dst_stride;
  at::Tensor dst_storage_offset;
  at::Tensor src;
  at::Tensor src_size;
  at::Tensor src_stride;
  at::Tensor src_storage_offset;
  at::Tensor dst_out;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
