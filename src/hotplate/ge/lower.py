"""Node types that become others when shapes are known: splits, slices by axis, reductions over nothing."""

from __future__ import annotations

from dataclasses import replace

import numpy

from hotplate.ge.ir.dtypes import INT64
from hotplate.ge.ir.program import Desc, Node, Shape
from hotplate.ge.shapes import axis_of
from hotplate.ge.values import Call, Value, known

# Results that are the first input's elements in another shape: no step is needed.
VIEWS = frozenset(("Reshape", "Unsqueeze", "Squeeze", "Identity"))
LOWERED = frozenset(("StridedSliceV2", "SplitV", "Split", "Unpack"))


def _ints(values: list[int]) -> Value:
    return known(INT64, numpy.asarray(values, dtype=numpy.int64))


def _slice(call: Call, x: Value, cuts: list[range], desc: Desc) -> Call:
    node = Node(call.node.name, "StridedSlice", outputs=[desc], source=call.node.source)
    begin, end, step = [c.start for c in cuts], [c.stop for c in cuts], [c.step for c in cuts]
    return Call(node, [x, _ints(begin), _ints(end), _ints(step)], ["x", "begin", "end", "strides"])


def _slice_v2(call: Call) -> list[Call]:
    masks = ("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask")
    for mask in masks:
        if call.attribute(mask, 0):
            raise call.refuse(f"{mask}={call.attribute(mask, 0)} is not supported, only 0")
    x = call.value(0)
    begin, end = call.ints(1), call.ints(2)
    axes = call.ints(3) if len(call.inputs) > 3 and call.inputs[3] is not None else list(range(len(begin)))
    steps = call.ints(4) if len(call.inputs) > 4 and call.inputs[4] is not None else [1] * len(begin)
    cuts = [range(0, d, 1) for d in x.shape]
    for b, e, a, s in zip(begin, end, axes, steps, strict=True):
        axis = axis_of(call, a, len(x.shape))
        if s <= 0:
            raise call.refuse(f"a stride of {s} is not supported, only positive ones")
        first, last, step = slice(b, e, s).indices(x.shape[axis])
        cuts[axis] = range(first, max(first, last), step)
    return [_slice(call, x, cuts, call.desc(0))]


def _parts(call: Call, x: Value, axis: int, sizes: list[int]) -> list[Call]:
    if sum(sizes) != x.shape[axis]:
        raise call.refuse(f"parts of {sizes} do not make up dimension {axis} of {x.shape[axis]}")
    calls = []
    start = 0
    for i, size in enumerate(sizes):
        cuts = [range(0, d, 1) for d in x.shape]
        cuts[axis] = range(start, start + size, 1)
        start += size
        calls.append(_slice(call, x, cuts, call.desc(i)))
    return calls


def lower(call: Call) -> list[Call]:
    """The calls that make the results of `call`, one for each output. GraphError for options that are not supported."""
    if call.node.type == "StridedSliceV2":
        return _slice_v2(call)
    if call.node.type == "SplitV":
        x = call.value(0)
        axis = axis_of(call, call.ints(2)[0], len(x.shape))
        sizes = call.ints(1)
        if sizes.count(-1) == 1:
            rest = x.shape[axis] - sum(s for s in sizes if s != -1)
            sizes = [rest if s == -1 else s for s in sizes]
        return _parts(call, x, axis, sizes)
    if call.node.type == "Split":
        x = call.value(1)
        axis = axis_of(call, call.ints(0)[0], len(x.shape))
        parts = int(call.attribute("num_split", len(call.node.outputs)))
        if x.shape[axis] % parts:
            raise call.refuse(f"dimension {axis} of {x.shape[axis]} does not split into {parts} equal parts")
        return _parts(call, x, axis, [x.shape[axis] // parts] * parts)
    x = call.value(0)  # Unpack: parts of one, whose axis `final_shape` takes away
    axis = axis_of(call, call.attribute("axis", 0), len(x.shape))
    return _parts(call, x, axis, [1] * x.shape[axis])


def final_shape(call: Call, shape: Shape) -> Shape:
    """The shape of a result of `call`, from that of the lowered call that makes it."""
    if call.node.type != "Unpack":
        return shape
    axis = axis_of(call, call.attribute("axis", 0), len(shape))
    return (*shape[:axis], *shape[axis + 1 :])


def is_view(call: Call) -> bool:
    """Whether the result is the first input in another shape."""
    if call.node.type in VIEWS:
        return True
    # A reduction over no axes does nothing, when the graph says so.
    reduction = call.node.type.startswith("Reduce") and len(call.inputs) == 2
    empty = reduction and (axes := call.value(1)).constant is not None and axes.count == 0
    return empty and bool(call.attribute("noop_with_empty_axes", False))


def renamed(call: Call, node_type: str) -> Call:
    """The same call of another type."""
    return replace(call, node=replace(call.node, type=node_type))
