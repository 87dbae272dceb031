"""The element types of the results of a call, where the graph does not say them."""

from __future__ import annotations

from hotplate.ge.ir import dtypes
from hotplate.ge.ir.dtypes import Dtype
from hotplate.ge.values import Call

_TRUTH = frozenset(
    (
        "Equal", "NotEqual", "Less", "LessEqual", "Greater", "GreaterEqual", "LogicalAnd", "LogicalOr", "LogicalXor",
        "LogicalNot", "IsFinite", "IsInf", "IsNan", "ReduceAll", "ReduceAny",
    )
)  # fmt: skip
# By attribute, as the numbers of the interface.
_BY_ATTRIBUTE = {"Cast": "dst_type", "Shape": "dtype", "StatelessRandomNormalV2": "dtype"}
# The input whose type the result has, where it is not the first.
_BY_INPUT = {"SelectV2": 1, "Fill": 1, "Split": 1}


def _inferred(call: Call, i: int) -> Dtype:
    kind = call.node.type
    if kind in _TRUTH:
        return dtypes.BOOL
    if kind in _BY_ATTRIBUTE:
        default = dtypes.INT32.number if kind == "Shape" else dtypes.FLOAT.number
        return dtypes.of_number(call.attribute(_BY_ATTRIBUTE[kind], default))
    if kind == "StatelessDropOutGenMask":
        return dtypes.UINT8
    if (kind == "TopKV2" and i == 1) or (kind.startswith("Arg") and i == 0):
        return dtypes.INT32
    if (kind == "SoftmaxV2" and call.attribute("half_to_float", False)) or (kind.startswith("LayerNorm") and i > 0):
        return dtypes.FLOAT
    if not call.inputs:
        return call.desc(i).dtype
    return call.value(_BY_INPUT.get(kind, 0)).dtype


def result_type(call: Call, i: int) -> Dtype:
    """The element type of result `i`: what the graph says, if it knew, else what the type makes of its inputs."""
    desc = call.desc(i)
    return desc.dtype if desc.certain else _inferred(call, i)
