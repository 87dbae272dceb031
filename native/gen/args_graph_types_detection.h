// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#pragma once

#include <ATen/core/Tensor.h>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"

namespace hotplate::gen {

struct OpAnchorResponseFlagsArgs {
  at::Tensor gt_bboxes;
  at::Tensor flags;
  std::vector<int64_t> featmap_size;
  std::vector<int64_t> strides;
  int64_t num_base_anchors;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBatchMultiClassNonMaxSuppressionArgs {
  at::Tensor boxes;
  at::Tensor scores;
  std::optional<at::Tensor> clip_window;
  std::optional<at::Tensor> num_valid_boxes;
  at::Tensor nmsed_boxes;
  at::Tensor nmsed_scores;
  at::Tensor nmsed_classes;
  at::Tensor nmsed_num;
  double score_threshold;
  double iou_threshold;
  int64_t max_size_per_class;
  int64_t max_total_size;
  bool change_coordinate_frame;
  bool transpose_box;
  int64_t image_size;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBoundingBoxDecodeArgs {
  at::Tensor rois;
  at::Tensor deltas;
  at::Tensor bboxes;
  std::vector<double> means;
  std::vector<double> stds;
  std::vector<int64_t> max_shape;
  double wh_ratio_clip;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpBoundingBoxEncodeArgs {
  at::Tensor anchor_box;
  at::Tensor ground_truth_box;
  at::Tensor delats;
  std::vector<double> means;
  std::vector<double> stds;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCIoUArgs {
  at::Tensor bboxes;
  at::Tensor gtboxes;
  at::Tensor overlap;
  at::Tensor atan_sub;
  bool trans;
  bool is_cross;
  std::string mode;
  bool atan_sub_flag;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpCropAndResizeV2Args {
  at::Tensor x;
  at::Tensor boxes;
  at::Tensor box_index;
  at::Tensor crop_size;
  at::Tensor y;
  double extrapolation_value;
  std::string method;
  at::ScalarType dtype;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDIoUArgs {
  at::Tensor bboxes;
  at::Tensor gtboxes;
  at::Tensor overlap;
  bool trans;
  bool is_cross;
  std::string mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpDIoUGradArgs {
  at::Tensor dy;
  at::Tensor bboxes;
  at::Tensor gtboxes;
  at::Tensor dbboxes;
  at::Tensor dgtboxes;
  bool trans;
  bool is_cross;
  std::string mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGIoUArgs {
  at::Tensor bboxes;
  at::Tensor gtboxes;
  at::Tensor overlap;
  bool trans;
  bool is_cross;
  std::string mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGIoUGradArgs {
  at::Tensor dy;
  at::Tensor bboxes;
  at::Tensor gtboxes;
  at::Tensor dbboxes;
  at::Tensor dgtboxes;
  bool trans;
  bool is_cross;
  std::string mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpGridAssignPositiveArgs {
  at::Tensor assigned_gt_inds;
  at::Tensor overlaps;
  at::Tensor box_responsible_flags;
  at::Tensor max_overlaps;
  at::Tensor argmax_overlaps;
  at::Tensor gt_max_overlaps;
  at::Tensor gt_argmax_overlaps;
  at::Tensor num_gts;
  at::Tensor assigned_gt_inds_pos;
  double pos_iou_thr;
  double min_pos_iou;
  bool gt_max_assign_all;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpIFMRArgs {
  at::Tensor data;
  at::Tensor data_min;
  at::Tensor data_max;
  at::Tensor cumsum;
  at::Tensor scale;
  at::Tensor offset;
  double min_percentile;
  double max_percentile;
  std::vector<double> search_range;
  double search_step;
  bool with_offset;
  int64_t quant_bits;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpIouArgs {
  at::Tensor bboxes;
  at::Tensor gtboxes;
  at::Tensor overlap;
  std::string mode;
  double eps;
  bool aligned;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNMSWithMaskArgs {
  at::Tensor box_scores;
  at::Tensor selected_boxes;
  at::Tensor selected_idx;
  at::Tensor selected_mask;
  double iou_threshold;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpNonMaxSuppressionV4Args {
  at::Tensor boxes;
  at::Tensor scores;
  at::Tensor max_output_size;
  at::Tensor iou_threshold;
  at::Tensor score_threshold;
  at::Tensor selected_indices;
  at::Tensor valid_outputs;
  bool pad_to_max_output_size;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpPSROIPoolingGradV2DArgs {
  at::Tensor x;
  at::Tensor rois;
  at::Tensor y;
  double spatial_scale;
  int64_t output_dim;
  int64_t group_size;
  std::vector<int64_t> input_size;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpPSROIPoolingV2Args {
  at::Tensor x;
  at::Tensor rois;
  at::Tensor y;
  double spatial_scale;
  int64_t output_dim;
  int64_t group_size;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRotatedBoxDecodeArgs {
  at::Tensor anchor_box;
  at::Tensor deltas;
  at::Tensor y;
  std::vector<double> weight;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRotatedBoxEncodeArgs {
  at::Tensor anchor_box;
  at::Tensor gt_box;
  at::Tensor y;
  std::vector<double> weight;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRotatedIouArgs {
  at::Tensor boxes;
  at::Tensor query_boxes;
  at::Tensor iou;
  bool trans;
  std::string mode;
  bool is_cross;
  double v_threshold;
  double e_threshold;
  double value;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRotatedNMSArgs {
  at::Tensor boxes;
  at::Tensor scores;
  at::Tensor labels;
  at::Tensor selected_detections;
  at::Tensor keep_indices;
  double iou_threshold;
  double score_threshold;
  int64_t max_output_size;
  int64_t mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpRotatedOverlapsArgs {
  at::Tensor boxes;
  at::Tensor query_boxes;
  at::Tensor overlaps;
  bool trans;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

struct OpYoloBoxesEncodeArgs {
  at::Tensor anchor_boxes;
  at::Tensor gt_bboxes;
  at::Tensor stride;
  at::Tensor encoded_bboxes;
  std::string performance_mode;
  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes.
  nn::OperatorTask& task;
};

}  // namespace hotplate::gen
