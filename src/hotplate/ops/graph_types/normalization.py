"""Graph operator types: normalisations and their gradients."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

graph_type(
    "BNInfer", "tensor:x tensor:scale tensor:offset tensor:mean tensor:variance out:y float:epsilon=0.0001", native()
)
graph_type(
    "BNInferGrad", "tensor:grads tensor:scale tensor:batch_variance out:x_backprop float:epsilon=0.0001", native()
)
for _prefix in ("BN", "BN3D"):
    graph_type(f"{_prefix}TrainingReduce", "tensor:x out:sum out:square_sum float:epsilon=0.0001", native())
    graph_type(
        f"{_prefix}TrainingUpdate",
        "tensor:x tensor:sum tensor:square_sum tensor:scale tensor:offset tensor:mean tensor:variance "
        "out:y out:mean_out out:variance_out out:batch_mean out:batch_variance float:factor float:epsilon=0.0001",
        native(),
    )
    graph_type(
        f"{_prefix}TrainingUpdateGrad",
        "tensor:grads tensor:x tensor:batch_mean tensor:batch_variance out:diff_scale out:diff_offset "
        "float:epsilon=0.0001",
        native(),
    )
    graph_type(
        f"{_prefix}TrainingReduceGrad",
        "tensor:grads tensor:x tensor:diff_scale tensor:diff_offset tensor:scale tensor:batch_mean "
        "tensor:batch_variance out:y float:epsilon=0.0001",
        native(),
    )
_LAYER = "int64:begin_norm_axis=0 int64:begin_params_axis=0 float:epsilon=1e-05"
graph_type("LayerNorm", f"tensor:x tensor:gamma tensor:beta out:y out:mean out:variance {_LAYER}", native())
graph_type("LayerNormV3", f"tensor:x tensor:gamma tensor:beta out:y out:mean out:rstd {_LAYER}", native())
graph_type(
    "LayerNormGrad",
    "tensor:dy tensor:x tensor:variance tensor:mean tensor:gamma out:pd_x out:pd_gamma out:pd_beta float:epsilon=1e-05",
    native(),
)
graph_type(
    "GroupNorm",
    "tensor:x tensor:gamma tensor:beta out:y out:mean out:variance int64:num_groups float:eps=0.0001 "
    "str:data_format='NHWC' bool:is_training=true",
    native(),
)
graph_type("RmsNorm", "tensor:x tensor:gamma out:y out:rstd float:epsilon=1e-06", native())
graph_type(
    "NormalizeBatch",
    "tensor:input_x tensor:seq_len out:output_y str:normalize_type!'per_feature'|'all_features' float:epsilon=1e-05",
    native(),
    doc="Over the first seq_len steps: per_feature each feature of a sequence, all_features the whole sequence.",
)
graph_type("NormalizeV2", "tensor:x tensor:mean tensor:variance out:y int64:dtype=0", native())
graph_type("ImgToTensor", "tensor:x out:y", native())

_REDUCTION = "str:reduction='mean'!'mean'|'sum'|'none'"
graph_type("MseLoss", f"tensor:predict tensor:label out:y {_REDUCTION}", native())
graph_type("MseLossGrad", f"tensor:predict tensor:label tensor:dout out:y {_REDUCTION}", native())
graph_type("LpLoss", f"tensor:predict tensor:label out:y int64:p!1 {_REDUCTION}", native())
graph_type("L1LossGrad", f"tensor:grads tensor:predict tensor:label out:y {_REDUCTION}", native())
graph_type("SmoothL1LossV2", f"tensor:predict tensor:label out:loss float:sigma=1.0 {_REDUCTION}", native())
graph_type(
    "SmoothL1LossGradV2", f"tensor:predict tensor:label tensor:dout out:gradient float:sigma=1.0 {_REDUCTION}", native()
)
graph_type("BinaryCrossEntropy", f"tensor:x tensor:y tensor?:weight out:output {_REDUCTION}", native())
graph_type(
    "BinaryCrossEntropyGrad", f"tensor:x tensor:y tensor:grad_output tensor?:weight out:output {_REDUCTION}", native()
)
graph_type(
    "SigmoidCrossEntropyWithLogitsV2",
    f"tensor:predict tensor:target tensor?:weight tensor?:pos_weight out:loss {_REDUCTION}",
    native(),
)
graph_type(
    "SigmoidCrossEntropyWithLogitsGradV2",
    f"tensor:predict tensor:target tensor:dout tensor?:weight tensor?:pos_weight out:gradient {_REDUCTION}",
    native(),
)
graph_type("KLDiv", f"tensor:x tensor:target out:y {_REDUCTION} bool:log_target=false", native())
graph_type(
    "KlDivLossGrad", f"tensor:grad tensor:input tensor:target out:y {_REDUCTION} bool:log_target=false", native()
)
graph_type(
    "NLLLoss",
    f"tensor:x tensor:target tensor?:weight out:y out:total_weight {_REDUCTION} int64:ignore_index=-100",
    native(),
)
graph_type(
    "NLLLossGrad",
    f"tensor:x tensor:y_grad tensor:target tensor:weight tensor:total_weight out:x_grad {_REDUCTION} "
    "int64:ignore_index=-100",
    native(),
)
graph_type("SoftMarginLoss", f"tensor:input_x tensor:input_y out:output_z {_REDUCTION}", native())
graph_type("SoftMarginLossGrad", f"tensor:predict tensor:label tensor:dout out:gradient {_REDUCTION}", native())
graph_type("SoftmaxCrossEntropyWithLogits", "tensor:features tensor:labels out:loss out:backprop", native())
graph_type("MultilabelMarginLoss", f"tensor:x tensor:target out:y out:is_target {_REDUCTION}", native())
graph_type(
    "LayerNormV4",
    "tensor:x tensor:normalized_shape tensor?:gamma tensor?:beta out:y out:mean out:rstd float:epsilon=1e-05",
    aten("native_layer_norm(x, values(normalized_shape), gamma, beta, epsilon) -> y, mean, rstd"),
)
