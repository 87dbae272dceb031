"""Graph operator types: fused attention of earlier releases, softmax with dropout, distinct elements, quantisation."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

graph_type(
    "AxpyWithSoftmaxAndDropOutDoMask",
    "tensor:x1 tensor:x2 tensor:mask out:y1 out:y2 float:alpha float:input_keep_prob ints:axis=[-1]",
    native(),
    doc="softmax(x1 + alpha * x2), and the same with a dropout whose mask has a byte for each element.",
)
graph_type(
    "DropoutWithMulsAndSoftmaxGrad",
    "tensor:y_grad tensor:mask tensor:softmax_output out:x_grad float:alpha float:input_keep_prob ints:axes=[-1]",
    native(),
)
graph_type(
    "AttentionScore",
    "tensor:query tensor:key tensor:value tensor:padding_mask tensor:scale tensor:drop_mask out:attention_score "
    "out:softmax_output float:keep_prob bool:query_transpose=false! bool:key_transpose=false! "
    "bool:bmm_score_transpose_a=false! bool:bmm_score_transpose_b=false!",
    native(),
)
graph_type(
    "AttentionScoreGrad",
    "tensor:attention_score tensor:dx tensor:value tensor:key tensor:query tensor:scale tensor:drop_mask out:value_dw "
    "out:query_dx out:key_dw float:keep_prob bool:query_transpose=false! bool:key_transpose=false! "
    "bool:value_transpose=false! bool:dx_transpose=false!",
    native(),
)
_HEADS = (
    "int64:attn_head_num int64:attn_dim_per_head int64:src_len int64:tgt_len float:keep_prob bool:softmax_use_float"
)
graph_type(
    "MultiHeadAttention",
    "tensor:query tensor:key tensor:value tensor:query_weight tensor:key_weight tensor:value_weight tensor:attn_mask "
    "tensor:out_proj_weight tensor?:query_bias tensor?:key_bias tensor?:value_bias tensor?:out_proj_bias "
    "tensor?:dropout_mask_input out:y out:dropout_mask out:query_res out:key_res out:value_res out:attn_scores "
    f"out:attn_res out:context {_HEADS}",
    native(),
    doc="The dropout mask has a bit for each score. query_res is scaled by attn_dim_per_head ** -0.5.",
)
graph_type(
    "MultiHeadAttentionGrad",
    "tensor:query tensor:key tensor:value tensor:query_weight tensor:key_weight tensor:value_weight "
    "tensor:out_proj_weight tensor:query_res tensor:key_res tensor:value_res tensor:attn_scores tensor:attn_res "
    "tensor:context tensor:y_grad tensor?:dropout_mask out:query_weight_grad out:key_weight_grad out:value_weight_grad "
    "out:out_proj_weight_grad out:query_grad out:key_grad out:value_grad out:query_bias_grad out:key_bias_grad "
    f"out:value_bias_grad out:out_proj_bias_grad {_HEADS} bools:bias_grad_mask=[]",
    native(),
)
graph_type(
    "UniqueWithCountsAndSorting",
    "tensor:x out:y out:indices out:counts bool:return_inverse=false bool:return_counts=false bool:sorted=true",
    native(),
)
graph_type(
    "UniqueConsecutive",
    "tensor:x out:y out:idx out:count bool:return_idx=false bool:return_counts=false int64:axis=1000 dtype:out_idx=9",
    native(),
)
graph_type("StatelessRandperm", "tensor:n tensor:seed tensor:offset out:y int64:layout=0 dtype:dtype=9", native())
graph_type(
    "MultinomialWithReplacement",
    "tensor:x tensor:seed tensor:offset out:y int64:numsamples bool:replacement=false",
    native(),
)
graph_type("Quantize", "tensor:x tensor:scales tensor?:zero_points out:y str:dtype int64:axis=1", native())
graph_type(
    "ApplyAdamW",
    "tensor:var tensor:m tensor:v tensor:beta1_power tensor:beta2_power tensor:lr tensor:weight_decay tensor:beta1 "
    "tensor:beta2 tensor:epsilon tensor:grad tensor?:max_grad_norm out:var_out out:m_out out:v_out "
    "bool:amsgrad=false! bool:maximize=false",
    native(),
)
graph_type(
    "EmbeddingDenseGrad",
    "tensor:grad tensor:indices out:y int64:num_weights int64:padding_idx=-1 bool:scale_grad_by_freq=false",
    aten("embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq) -> y"),
)
graph_type("RotaryMul", "tensor:x tensor:r1 tensor:r2 out:y str:mode='half'!", native())
graph_type(
    "AttentionLnQKV",
    "tensor:x tensor:kernel_query tensor:kernel_key tensor:kernel_value tensor:gamma tensor:beta tensor?:bias_query "
    "tensor?:bias_key tensor?:bias_value out:norm out:query_output out:key_output out:value_output out:mean "
    "out:variance float:epsilon=1e-07 bool:trans_a=false! bool:trans_b=false!",
    native(),
)
graph_type(
    "AttentionQKVGradX",
    "tensor:ln_dx tensor:query_dx tensor:key_dw tensor:value_dw tensor:kernel_query tensor:kernel_key "
    "tensor:kernel_value out:dx bool:trans_a=false bool:trans_b=false",
    native(),
)
graph_type(
    "AttentionQKVGradW",
    "tensor:x tensor:query_dx tensor:key_dw tensor:value_dw out:dw_query out:dw_key out:dw_value out:dbias_query "
    "out:dbias_key out:dbias_value bool:trans_a=false bool:trans_b=false",
    native(),
)
