"""Host-side evaluation: shapes and the arithmetic on them, so that they cost nothing at run time.

Only integers and truth values are computed here, and casts from them: what a kernel would compute in floating point
stays with the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

from hotplate.ge.result_types import result_type
from hotplate.ge.shapes import RULES
from hotplate.ge.values import Array, Call, Value, known

MOST = 4096  # elements that are worth keeping as a constant

_ARITHMETIC: dict[str, Callable[..., Any]] = {
    "Add": numpy.add, "Sub": numpy.subtract, "Mul": numpy.multiply, "FloorDiv": numpy.floor_divide,
    "FloorMod": numpy.mod, "Maximum": numpy.maximum, "Minimum": numpy.minimum, "Equal": numpy.equal,
    "NotEqual": numpy.not_equal, "Less": numpy.less, "LessEqual": numpy.less_equal, "Greater": numpy.greater,
    "GreaterEqual": numpy.greater_equal, "LogicalAnd": numpy.logical_and, "LogicalOr": numpy.logical_or,
    "LogicalNot": numpy.logical_not, "Neg": numpy.negative, "Identity": lambda x: x,
}  # fmt: skip


def _evaluate(call: Call, arrays: list[Array]) -> Array | None:
    kind = call.node.type
    if kind in _ARITHMETIC:
        if kind in ("FloorDiv", "FloorMod") and not numpy.all(arrays[1]):
            return None  # the kernel reports a division by zero
        return numpy.asarray(_ARITHMETIC[kind](*arrays))
    if kind == "Cast":
        return arrays[0].astype(result_type(call, 0).array)
    if kind in ("Reshape", "Unsqueeze", "Squeeze"):
        return arrays[0].reshape(RULES[kind](call)[0])
    if kind == "Pack":
        return numpy.stack(arrays, call.attribute("axis", 0))
    if kind == "ConcatV2":
        return numpy.concatenate(arrays[:-1], int(arrays[-1].reshape(-1)[0]))
    if kind in ("Gather", "GatherV2"):
        axis = int(arrays[2].reshape(-1)[0]) if kind == "GatherV2" else 0
        if arrays[0].shape and numpy.all(abs(arrays[1]) < arrays[0].shape[axis]):
            return numpy.take(arrays[0], arrays[1], axis)
        return None
    if kind == "ReduceProd":
        axes = tuple(int(a) for a in arrays[1].reshape(-1)) or None
        return numpy.asarray(numpy.prod(arrays[0], axes, keepdims=call.attribute("keep_dims", False)))
    if kind == "Range":
        start, limit, delta = (int(a.reshape(-1)[0]) for a in arrays)
        return numpy.arange(start, limit, delta) if delta else None
    if kind == "Fill":
        return numpy.full(tuple(int(d) for d in arrays[0].reshape(-1)), arrays[1].reshape(-1)[0])
    if kind == "BroadcastTo" and (shape := RULES[kind](call)[0]):
        return numpy.broadcast_to(arrays[0], shape)
    if kind == "StridedSlice":
        cut = zip(*(call.ints(i) for i in (1, 2, 3)), strict=True)
        return arrays[0][tuple(slice(b, e, s) for b, e, s in cut)]
    return None


def fold(call: Call) -> Value | None:
    """The result when it can be had now, else None."""
    dtype = result_type(call, 0) if call.node.outputs else None
    if dtype is None or dtype.name == "BF16":
        return None
    if call.node.type == "Shape":
        return known(dtype, numpy.asarray(call.shape(0), dtype=dtype.array))
    if not call.inputs or len(call.node.outputs) != 1:
        return None
    arrays: list[Array] = []
    for value in call.inputs:
        if value is None or value.constant is None or value.count > MOST or not value.dtype.integral:
            return None
        arrays.append(value.constant)
    if not dtype.integral and call.node.type != "Cast":
        return None
    try:
        result = _evaluate(call, arrays)
    except ValueError:
        return None  # what does not fit together is refused by the rule for its shape, with the values
    return None if result is None or result.size > MOST else known(dtype, result)
