// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "gen/args_graph_types_detection.h"
#include "host/bridge/arguments.h"
#include "host/bridge/aten_operator.h"
#include "host/bridge/outputs.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {
void OpAnchorResponseFlags(const gen::OpAnchorResponseFlagsArgs& args);
void OpBatchMultiClassNonMaxSuppression(const gen::OpBatchMultiClassNonMaxSuppressionArgs& args);
void OpBoundingBoxDecode(const gen::OpBoundingBoxDecodeArgs& args);
void OpBoundingBoxEncode(const gen::OpBoundingBoxEncodeArgs& args);
void OpCIoU(const gen::OpCIoUArgs& args);
void OpCropAndResizeV2(const gen::OpCropAndResizeV2Args& args);
void OpDIoU(const gen::OpDIoUArgs& args);
void OpDIoUGrad(const gen::OpDIoUGradArgs& args);
void OpGIoU(const gen::OpGIoUArgs& args);
void OpGIoUGrad(const gen::OpGIoUGradArgs& args);
void OpGridAssignPositive(const gen::OpGridAssignPositiveArgs& args);
void OpIFMR(const gen::OpIFMRArgs& args);
void OpIou(const gen::OpIouArgs& args);
void OpNMSWithMask(const gen::OpNMSWithMaskArgs& args);
void OpNonMaxSuppressionV4(const gen::OpNonMaxSuppressionV4Args& args);
void OpPSROIPoolingGradV2D(const gen::OpPSROIPoolingGradV2DArgs& args);
void OpPSROIPoolingV2(const gen::OpPSROIPoolingV2Args& args);
void OpRotatedBoxDecode(const gen::OpRotatedBoxDecodeArgs& args);
void OpRotatedBoxEncode(const gen::OpRotatedBoxEncodeArgs& args);
void OpRotatedIou(const gen::OpRotatedIouArgs& args);
void OpRotatedNMS(const gen::OpRotatedNMSArgs& args);
void OpRotatedOverlaps(const gen::OpRotatedOverlapsArgs& args);
void OpYoloBoxesEncode(const gen::OpYoloBoxesEncodeArgs& args);
}  // namespace hotplate::kernels

namespace hotplate::host {

rt::Outcome run_OpAnchorResponseFlags(nn::OperatorTask& task) {
  const gen::OpAnchorResponseFlagsArgs args{
      .gt_bboxes = arguments::tensor(task, 0),
      .flags = outputs::tensor(task, 1),
      .featmap_size = arguments::ints(task, 2),
      .strides = arguments::ints(task, 3),
      .num_base_anchors = arguments::integer(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpAnchorResponseFlags(args);
  return {};
}

rt::Outcome run_OpBatchMultiClassNonMaxSuppression(nn::OperatorTask& task) {
  const gen::OpBatchMultiClassNonMaxSuppressionArgs args{
      .boxes = arguments::tensor(task, 0),
      .scores = arguments::tensor(task, 1),
      .clip_window = arguments::optional_tensor(task, 2),
      .num_valid_boxes = arguments::optional_tensor(task, 3),
      .nmsed_boxes = outputs::tensor(task, 4),
      .nmsed_scores = outputs::tensor(task, 5),
      .nmsed_classes = outputs::tensor(task, 6),
      .nmsed_num = outputs::tensor(task, 7),
      .score_threshold = arguments::real(task, 8),
      .iou_threshold = arguments::real(task, 9),
      .max_size_per_class = arguments::integer(task, 10),
      .max_total_size = arguments::integer(task, 11),
      .change_coordinate_frame = arguments::boolean(task, 12),
      .transpose_box = arguments::boolean(task, 13),
      .image_size = arguments::integer(task, 14),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBatchMultiClassNonMaxSuppression(args);
  return {};
}

rt::Outcome run_OpBoundingBoxDecode(nn::OperatorTask& task) {
  const gen::OpBoundingBoxDecodeArgs args{
      .rois = arguments::tensor(task, 0),
      .deltas = arguments::tensor(task, 1),
      .bboxes = outputs::tensor(task, 2),
      .means = arguments::floats(task, 3),
      .stds = arguments::floats(task, 4),
      .max_shape = arguments::ints(task, 5),
      .wh_ratio_clip = arguments::real(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBoundingBoxDecode(args);
  return {};
}

rt::Outcome run_OpBoundingBoxEncode(nn::OperatorTask& task) {
  const gen::OpBoundingBoxEncodeArgs args{
      .anchor_box = arguments::tensor(task, 0),
      .ground_truth_box = arguments::tensor(task, 1),
      .delats = outputs::tensor(task, 2),
      .means = arguments::floats(task, 3),
      .stds = arguments::floats(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpBoundingBoxEncode(args);
  return {};
}

rt::Outcome run_OpCIoU(nn::OperatorTask& task) {
  const gen::OpCIoUArgs args{
      .bboxes = arguments::tensor(task, 0),
      .gtboxes = arguments::tensor(task, 1),
      .overlap = outputs::tensor(task, 2),
      .atan_sub = outputs::tensor(task, 3),
      .trans = arguments::boolean(task, 4),
      .is_cross = arguments::boolean(task, 5),
      .mode = arguments::string(task, 6),
      .atan_sub_flag = arguments::boolean(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCIoU(args);
  return {};
}

rt::Outcome run_OpCropAndResizeV2(nn::OperatorTask& task) {
  const gen::OpCropAndResizeV2Args args{
      .x = arguments::tensor(task, 0),
      .boxes = arguments::tensor(task, 1),
      .box_index = arguments::tensor(task, 2),
      .crop_size = arguments::tensor(task, 3),
      .y = outputs::tensor(task, 4),
      .extrapolation_value = arguments::real(task, 5),
      .method = arguments::string(task, 6),
      .dtype = arguments::scalar_type(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpCropAndResizeV2(args);
  return {};
}

rt::Outcome run_OpDIoU(nn::OperatorTask& task) {
  const gen::OpDIoUArgs args{
      .bboxes = arguments::tensor(task, 0),
      .gtboxes = arguments::tensor(task, 1),
      .overlap = outputs::tensor(task, 2),
      .trans = arguments::boolean(task, 3),
      .is_cross = arguments::boolean(task, 4),
      .mode = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDIoU(args);
  return {};
}

rt::Outcome run_OpDIoUGrad(nn::OperatorTask& task) {
  const gen::OpDIoUGradArgs args{
      .dy = arguments::tensor(task, 0),
      .bboxes = arguments::tensor(task, 1),
      .gtboxes = arguments::tensor(task, 2),
      .dbboxes = outputs::tensor(task, 3),
      .dgtboxes = outputs::tensor(task, 4),
      .trans = arguments::boolean(task, 5),
      .is_cross = arguments::boolean(task, 6),
      .mode = arguments::string(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpDIoUGrad(args);
  return {};
}

rt::Outcome run_OpGIoU(nn::OperatorTask& task) {
  const gen::OpGIoUArgs args{
      .bboxes = arguments::tensor(task, 0),
      .gtboxes = arguments::tensor(task, 1),
      .overlap = outputs::tensor(task, 2),
      .trans = arguments::boolean(task, 3),
      .is_cross = arguments::boolean(task, 4),
      .mode = arguments::string(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGIoU(args);
  return {};
}

rt::Outcome run_OpGIoUGrad(nn::OperatorTask& task) {
  const gen::OpGIoUGradArgs args{
      .dy = arguments::tensor(task, 0),
      .bboxes = arguments::tensor(task, 1),
      .gtboxes = arguments::tensor(task, 2),
      .dbboxes = outputs::tensor(task, 3),
      .dgtboxes = outputs::tensor(task, 4),
      .trans = arguments::boolean(task, 5),
      .is_cross = arguments::boolean(task, 6),
      .mode = arguments::string(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGIoUGrad(args);
  return {};
}

rt::Outcome run_OpGridAssignPositive(nn::OperatorTask& task) {
  const gen::OpGridAssignPositiveArgs args{
      .assigned_gt_inds = arguments::tensor(task, 0),
      .overlaps = arguments::tensor(task, 1),
      .box_responsible_flags = arguments::tensor(task, 2),
      .max_overlaps = arguments::tensor(task, 3),
      .argmax_overlaps = arguments::tensor(task, 4),
      .gt_max_overlaps = arguments::tensor(task, 5),
      .gt_argmax_overlaps = arguments::tensor(task, 6),
      .num_gts = arguments::tensor(task, 7),
      .assigned_gt_inds_pos = outputs::tensor(task, 8),
      .pos_iou_thr = arguments::real(task, 9),
      .min_pos_iou = arguments::real(task, 10),
      .gt_max_assign_all = arguments::boolean(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpGridAssignPositive(args);
  return {};
}

rt::Outcome run_OpIFMR(nn::OperatorTask& task) {
  const gen::OpIFMRArgs args{
      .data = arguments::tensor(task, 0),
      .data_min = arguments::tensor(task, 1),
      .data_max = arguments::tensor(task, 2),
      .cumsum = arguments::tensor(task, 3),
      .scale = outputs::tensor(task, 4),
      .offset = outputs::tensor(task, 5),
      .min_percentile = arguments::real(task, 6),
      .max_percentile = arguments::real(task, 7),
      .search_range = arguments::floats(task, 8),
      .search_step = arguments::real(task, 9),
      .with_offset = arguments::boolean(task, 10),
      .quant_bits = arguments::integer(task, 11),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpIFMR(args);
  return {};
}

rt::Outcome run_OpIou(nn::OperatorTask& task) {
  const gen::OpIouArgs args{
      .bboxes = arguments::tensor(task, 0),
      .gtboxes = arguments::tensor(task, 1),
      .overlap = outputs::tensor(task, 2),
      .mode = arguments::string(task, 3),
      .eps = arguments::real(task, 4),
      .aligned = arguments::boolean(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpIou(args);
  return {};
}

rt::Outcome run_OpNMSWithMask(nn::OperatorTask& task) {
  const gen::OpNMSWithMaskArgs args{
      .box_scores = arguments::tensor(task, 0),
      .selected_boxes = outputs::tensor(task, 1),
      .selected_idx = outputs::tensor(task, 2),
      .selected_mask = outputs::tensor(task, 3),
      .iou_threshold = arguments::real(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNMSWithMask(args);
  return {};
}

rt::Outcome run_OpNonMaxSuppressionV4(nn::OperatorTask& task) {
  const gen::OpNonMaxSuppressionV4Args args{
      .boxes = arguments::tensor(task, 0),
      .scores = arguments::tensor(task, 1),
      .max_output_size = arguments::tensor(task, 2),
      .iou_threshold = arguments::tensor(task, 3),
      .score_threshold = arguments::tensor(task, 4),
      .selected_indices = outputs::tensor(task, 5),
      .valid_outputs = outputs::tensor(task, 6),
      .pad_to_max_output_size = arguments::boolean(task, 7),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpNonMaxSuppressionV4(args);
  return {};
}

rt::Outcome run_OpPSROIPoolingGradV2D(nn::OperatorTask& task) {
  const gen::OpPSROIPoolingGradV2DArgs args{
      .x = arguments::tensor(task, 0),
      .rois = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .spatial_scale = arguments::real(task, 3),
      .output_dim = arguments::integer(task, 4),
      .group_size = arguments::integer(task, 5),
      .input_size = arguments::ints(task, 6),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpPSROIPoolingGradV2D(args);
  return {};
}

rt::Outcome run_OpPSROIPoolingV2(nn::OperatorTask& task) {
  const gen::OpPSROIPoolingV2Args args{
      .x = arguments::tensor(task, 0),
      .rois = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .spatial_scale = arguments::real(task, 3),
      .output_dim = arguments::integer(task, 4),
      .group_size = arguments::integer(task, 5),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpPSROIPoolingV2(args);
  return {};
}

rt::Outcome run_OpRotatedBoxDecode(nn::OperatorTask& task) {
  const gen::OpRotatedBoxDecodeArgs args{
      .anchor_box = arguments::tensor(task, 0),
      .deltas = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .weight = arguments::floats(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRotatedBoxDecode(args);
  return {};
}

rt::Outcome run_OpRotatedBoxEncode(nn::OperatorTask& task) {
  const gen::OpRotatedBoxEncodeArgs args{
      .anchor_box = arguments::tensor(task, 0),
      .gt_box = arguments::tensor(task, 1),
      .y = outputs::tensor(task, 2),
      .weight = arguments::floats(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRotatedBoxEncode(args);
  return {};
}

rt::Outcome run_OpRotatedIou(nn::OperatorTask& task) {
  const gen::OpRotatedIouArgs args{
      .boxes = arguments::tensor(task, 0),
      .query_boxes = arguments::tensor(task, 1),
      .iou = outputs::tensor(task, 2),
      .trans = arguments::boolean(task, 3),
      .mode = arguments::string(task, 4),
      .is_cross = arguments::boolean(task, 5),
      .v_threshold = arguments::real(task, 6),
      .e_threshold = arguments::real(task, 7),
      .value = arguments::real(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRotatedIou(args);
  return {};
}

rt::Outcome run_OpRotatedNMS(nn::OperatorTask& task) {
  const gen::OpRotatedNMSArgs args{
      .boxes = arguments::tensor(task, 0),
      .scores = arguments::tensor(task, 1),
      .labels = arguments::tensor(task, 2),
      .selected_detections = outputs::tensor(task, 3),
      .keep_indices = outputs::tensor(task, 4),
      .iou_threshold = arguments::real(task, 5),
      .score_threshold = arguments::real(task, 6),
      .max_output_size = arguments::integer(task, 7),
      .mode = arguments::integer(task, 8),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRotatedNMS(args);
  return {};
}

rt::Outcome run_OpRotatedOverlaps(nn::OperatorTask& task) {
  const gen::OpRotatedOverlapsArgs args{
      .boxes = arguments::tensor(task, 0),
      .query_boxes = arguments::tensor(task, 1),
      .overlaps = outputs::tensor(task, 2),
      .trans = arguments::boolean(task, 3),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpRotatedOverlaps(args);
  return {};
}

rt::Outcome run_OpYoloBoxesEncode(nn::OperatorTask& task) {
  const gen::OpYoloBoxesEncodeArgs args{
      .anchor_boxes = arguments::tensor(task, 0),
      .gt_bboxes = arguments::tensor(task, 1),
      .stride = arguments::tensor(task, 2),
      .encoded_bboxes = outputs::tensor(task, 3),
      .performance_mode = arguments::string(task, 4),
      .task = task,
  };
  const NativeScope scope;
  kernels::OpYoloBoxesEncode(args);
  return {};
}

}  // namespace hotplate::host
