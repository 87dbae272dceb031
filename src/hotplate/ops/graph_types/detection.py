"""Graph operator types for boxes: encoding, overlaps, suppression, pooling of regions."""

from __future__ import annotations

from hotplate.ops.definition import native
from hotplate.ops.graph_type import graph_type

_IOU = "bool:trans=false bool:is_cross=true str:mode='iou'!'iou'|'iof'"
_IOU_GRADIENT = "bool:trans=false bool:is_cross=true!0 str:mode='iou'!"
for _type in ("GIoU", "DIoU"):
    graph_type(_type, f"tensor:bboxes tensor:gtboxes out:overlap {_IOU}", native())
    graph_type(
        f"{_type}Grad", f"tensor:dy tensor:bboxes tensor:gtboxes out:dbboxes out:dgtboxes {_IOU_GRADIENT}", native()
    )
graph_type(
    "CIoU",
    f"tensor:bboxes tensor:gtboxes out:overlap out:atan_sub {_IOU} bool:atan_sub_flag=false",
    native(),
    doc="DIoU less the penalty for other proportions (Zheng et al., 2020). atan_sub is the difference of the angles.",
)
graph_type(
    "Iou",
    "tensor:bboxes tensor:gtboxes out:overlap str:mode='iou'!'iou'|'iof' float:eps=1.0 bool:aligned=false!",
    native(),
    doc="iof divides by the area of the second boxes. eps widens the sides of the areas.",
)
graph_type(
    "RotatedIou",
    "tensor:boxes tensor:query_boxes out:iou bool:trans=false str:mode='iou'!'iou'|'iof' bool:is_cross=true! "
    "float:v_threshold=0.0 float:e_threshold=0.0 float:value=0.0",
    native(),
)
graph_type("RotatedOverlaps", "tensor:boxes tensor:query_boxes out:overlaps bool:trans=false", native())
graph_type(
    "RotatedNMS",
    "tensor:boxes tensor:scores tensor:labels out:selected_detections out:keep_indices float:iou_threshold "
    "float:score_threshold=0.0 int64:max_output_size=-1 int64:mode=0",
    native(),
)
graph_type("RotatedBoxEncode", "tensor:anchor_box tensor:gt_box out:y floats:weight=[1.0,1.0,1.0,1.0,1.0]", native())
graph_type("RotatedBoxDecode", "tensor:anchor_box tensor:deltas out:y floats:weight=[1.0,1.0,1.0,1.0,1.0]", native())
graph_type(
    "BoundingBoxDecode",
    "tensor:rois tensor:deltas out:bboxes floats:means=[0.0,0.0,0.0,0.0] floats:stds=[1.0,1.0,1.0,1.0] "
    "ints:max_shape float:wh_ratio_clip=0.016",
    native(),
)
graph_type(
    "BoundingBoxEncode",
    "tensor:anchor_box tensor:ground_truth_box out:delats floats:means=[0.0,0.0,0.0,0.0] floats:stds=[1.0,1.0,1.0,1.0]",
    native(),
)
graph_type(
    "YoloBoxesEncode",
    "tensor:anchor_boxes tensor:gt_bboxes tensor:stride out:encoded_bboxes str:performance_mode='high_precision'",
    native(),
)
graph_type(
    "AnchorResponseFlags", "tensor:gt_bboxes out:flags ints:featmap_size ints:strides int64:num_base_anchors", native()
)
graph_type(
    "GridAssignPositive",
    "tensor:assigned_gt_inds tensor:overlaps tensor:box_responsible_flags tensor:max_overlaps tensor:argmax_overlaps "
    "tensor:gt_max_overlaps tensor:gt_argmax_overlaps tensor:num_gts out:assigned_gt_inds_pos float:pos_iou_thr "
    "float:min_pos_iou bool:gt_max_assign_all",
    native(),
)
graph_type(
    "NMSWithMask",
    "tensor:box_scores out:selected_boxes out:selected_idx out:selected_mask float:iou_threshold=0.5",
    native(),
)
graph_type(
    "NonMaxSuppressionV4",
    "tensor:boxes tensor:scores tensor:max_output_size tensor:iou_threshold tensor:score_threshold "
    "out:selected_indices out:valid_outputs bool:pad_to_max_output_size=false",
    native(),
)
graph_type(
    "BatchMultiClassNonMaxSuppression",
    "tensor:boxes tensor:scores tensor?:clip_window tensor?:num_valid_boxes out:nmsed_boxes out:nmsed_scores "
    "out:nmsed_classes out:nmsed_num float:score_threshold float:iou_threshold int64:max_size_per_class "
    "int64:max_total_size bool:change_coordinate_frame=false! bool:transpose_box=false! int64:image_size=0",
    native(),
)
graph_type(
    "PSROIPoolingV2", "tensor:x tensor:rois out:y float:spatial_scale int64:output_dim int64:group_size", native()
)
graph_type(
    "PSROIPoolingGradV2D",
    "tensor:x tensor:rois out:y float:spatial_scale int64:output_dim int64:group_size ints:input_size",
    native(),
)
graph_type(
    "CropAndResizeV2",
    "tensor:x tensor:boxes tensor:box_index tensor:crop_size out:y float:extrapolation_value=0.0 "
    "str:method='bilinear'!'bilinear'|'nearest' dtype:dtype=0",
    native(),
)
graph_type(
    "IFMR",
    "tensor:data tensor:data_min tensor:data_max tensor:cumsum out:scale out:offset float:min_percentile "
    "float:max_percentile floats:search_range float:search_step bool:with_offset int64:quant_bits=8!",
    native(),
)
