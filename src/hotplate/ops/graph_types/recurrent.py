"""Graph operator types: recurrent layers, their gradients, optimizers, random numbers, float status."""

from __future__ import annotations

from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import native
from hotplate.ops.graph_type import graph_type

_CELL = (
    "str:cell_type='LSTM' str:direction='UNIDIRECTIONAL' int64:cell_depth=1 bool:use_peephole=false! "
    "float:keep_prob=1.0 float:cell_clip=-1.0!-1.0|0.0 int64:num_proj=0! bool:time_major=true!"
)
_GATES = "out:i out:j out:f out:o out:tanhc"
graph_type(
    "DynamicRNN",
    f"tensor:x tensor:w tensor:b tensor?:seq_length tensor?:init_h tensor?:init_c tensor?:wci tensor?:wcf tensor?:wco "
    f"tensor?:mask out:y out:output_h out:output_c {_GATES} {_CELL} str:activation='tanh' float:forget_bias=0.0 "
    "str:gate_order='ijfo' bool:is_training=true",
    native(),
    doc="w: the rows of x, then those of h; its columns hold the gates in the order of gate_order.",
)
graph_type(
    "DynamicRNNV2",
    f"tensor:x tensor:weight_input tensor:weight_hidden tensor?:b tensor?:seq_length tensor?:init_h tensor?:init_c "
    f"tensor?:wci tensor?:wcf tensor?:wco tensor?:mask out:y out:output_h out:output_c {_GATES} {_CELL} "
    "str:activation='tanh' str:recurrent_activation='sigmoid' float:forget_bias=0.0 str:gate_order='ijfo' "
    "bool:stateful=false str:merge_mode='concat' bool:is_training=true",
    native(),
)
graph_type(
    "DynamicRNNGrad",
    "tensor:x tensor:w tensor:b tensor:y tensor:init_h tensor:init_c tensor:h tensor:c tensor:dy tensor:dh tensor:dc "
    "tensor:i tensor:j tensor:f tensor:o tensor:tanhct tensor?:seq_length tensor?:mask tensor?:wci tensor?:wcf "
    f"tensor?:wco out:dw out:db out:dx out:dh_prev out:dc_prev {_CELL} float:forget_bias=0.0 str:gate_order='ijfo'",
    native(),
)
graph_type(
    "DynamicRNNV2Grad",
    "tensor:x tensor:w_x tensor:w_h tensor:y tensor:init_h tensor:init_c tensor:h tensor:c tensor:dy tensor:dh "
    "tensor:dc tensor:i tensor:j tensor:f tensor:o tensor:tanhct tensor?:seq_length tensor?:wci tensor?:wcf "
    "tensor?:wco tensor?:mask out:dw_x out:dw_h out:db out:dx out:dh_prev out:dc_prev "
    f"{_CELL} str:activation='tanh' str:recurrent_activation='sigmoid' str:gate_order='ijfo' bool:stateful=false "
    "str:merge_mode='concat'",
    native(),
)
graph_type(
    "DynamicGRUV2",
    "tensor:x tensor:weight_input tensor:weight_hidden tensor?:bias_input tensor?:bias_hidden tensor?:seq_length "
    "tensor?:init_h out:y out:output_h out:update out:reset out:new out:hidden_new str:direction='UNIDIRECTIONAL' "
    "int64:cell_depth=1 float:keep_prob=1.0 float:cell_clip=-1.0 int64:num_proj=0 bool:time_major=true! "
    "str:activation='tanh' str:gate_order='zrh' bool:reset_after=true! bool:is_training=true",
    native(),
)
graph_type(
    "DynamicGRUV2Grad",
    "tensor:x tensor:weight_input tensor:weight_hidden tensor:y tensor:init_h tensor:h tensor:dy tensor:dh "
    "tensor:update tensor:reset tensor:new tensor:hidden_new tensor?:seq_length tensor?:mask out:dw_input "
    "out:dw_hidden out:db_input out:db_hidden out:dx out:dh_prev str:direction='UNIDIRECTIONAL' int64:cell_depth=1 "
    "float:keep_prob=1.0 float:cell_clip=-1.0 int64:num_proj=0 bool:time_major=true! str:bias_type='double_bias' "
    "str:gate_order='zrh' bool:reset_after=true!",
    native(),
)

_ADAM = "tensor:var tensor:m tensor:v"
graph_type(
    "ApplyAdamD",
    f"{_ADAM} tensor:beta1_power tensor:beta2_power tensor:lr tensor:beta1 tensor:beta2 tensor:epsilon tensor:grad "
    "out:var_out out:m_out out:v_out bool:use_locking=false bool:use_nesterov=false",
    native(),
)
graph_type(
    "ApplyAdamV2",
    f"{_ADAM} tensor:lr tensor:beta1 tensor:beta2 tensor:epsilon tensor:grad tensor:max_grad_norm "
    "tensor:global_grad_norm tensor:weight_decay tensor?:step_size out:var_out out:m_out out:v_out "
    "str:adam_mode='adam'",
    native(),
    contract=Contract(rules=(custom("plain_adam", "adam_mode"),)),
)

graph_type(
    "StatelessDropOutGenMask",
    "tensor:shape tensor:prob tensor:seed tensor:seed1 tensor?:offset out:y",
    native(),
    doc="prob is that of keeping an element; one bit each, padded to 128.",
)
graph_type("DropOutDoMask", "tensor:x tensor:mask tensor:keep_prob out:y", native())
graph_type("DropOutGenMaskV3", "tensor:shape tensor:prob out:y int64:seed=0 int64:seed2=0", native())
graph_type("DropOutDoMaskV3", "tensor:x tensor:mask tensor:keep_prob out:y", native())
graph_type("StatelessBernoulli", "tensor:shape tensor:prob tensor:seed tensor:offset out:y dtype:dtype=0", native())
graph_type(
    "StatelessRandomUniformV2", "tensor:shape tensor:key tensor:counter tensor:alg out:y dtype:dtype=0", native()
)
graph_type("StatelessRandomNormalV2", "tensor:shape tensor:key tensor:counter tensor:alg out:y dtype:dtype=0", native())
graph_type("RandomChoiceWithMask", "tensor:x out:y out:mask int64:count=256 int64:seed=0 int64:seed2=0", native())

graph_type("NPUAllocFloatStatus", "out:data", native("FloatStatus"))
graph_type("NPUClearFloatStatus", "tensor:addr out:data", native("FloatStatus"))
graph_type("NPUGetFloatStatus", "tensor:addr out:data", native("FloatStatus"))
graph_type("NPUClearFloatStatusV2", "tensors:none", native("FloatStatus"))
graph_type("NPUGetFloatStatusV2", "out:data", native("FloatStatus"))
graph_type("NPUClearFloatDebugStatus", "tensors:none", native("FloatStatus"))
graph_type("NPUGetFloatDebugStatus", "out:data", native("FloatStatus"))
