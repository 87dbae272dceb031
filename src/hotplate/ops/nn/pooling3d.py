"""Pooling over windows in three dimensions, adaptive too, unpooling, and the gradients."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, INDEX, Contract, custom, dtypes, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.nn.norm import gradients
from hotplate.ops.nn.pooling import LOOSE, at, average, inside, windows
from hotplate.ops.reduction.families import permuted

T = torch.Tensor
Ints = list[int]
Shape = tuple[int, ...]

# --- average ----------------------------------------------------------------------------------------------------------
# shape, kernel, stride, padding, ceil mode, padding counts, divisor
AVERAGES: tuple[tuple[Shape, Ints, Ints, Ints, bool, bool, int], ...] = (
    ((2, 3, 4, 5, 6), [2, 3, 2], [2, 1, 2], [0, 1, 1], False, True, 0),
    ((1, 2, 5, 5, 5), [3, 3, 3], [2, 2, 2], [1, 1, 1], True, False, 0),
    ((2, 4, 4, 3), [2, 2, 2], [], [0, 0, 0], False, True, 3),
)


def _average_samples(backward: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for n, (shape, *rest) in enumerate(AVERAGES):
                window: list[Any] = rest
                x = samples.make(shape, d)
                x = samples.transposed(x) if n == 0 else x
                y = average(x.double(), *window)
                names = ("kernelSize", "stride", "padding", "ceilMode", "countIncludePad", "divisorOverride")
                arguments: dict[str, Any] = {"self": x, **dict(zip(names, window, strict=True))}
                if backward:
                    arguments["gradOutput"] = samples.make(tuple(y.shape), d, seed=1)
                    arguments["output"] = Out(shape, d)
                else:
                    arguments["out"] = Out(tuple(y.shape), d)
                yield Sample(arguments, f"{d} {shape}, kernel {window[0]}", tolerance=LOOSE[d])

    return generate


_base = {
    "self": samples.make((2, 4, 4, 4), "float32"),
    "kernelSize": [2, 2, 2],
    "stride": [2, 2, 2],
    "padding": [0, 0, 0],
    "ceilMode": False,
    "countIncludePad": True,
    "divisorOverride": 0,
    "out": Out((2, 2, 2, 2), "float32"),
}
define(
    "AvgPool3d",
    native(),
    reference=lambda self, **window: average(self, *window.values()),
    contract=Contract({"self": FLOAT, "out": FLOAT}, (rank("self", 4, 5), same_dtype("self", "out"))),
    samples=_average_samples(False),
    errors=samples.errors(
        samples.null(_base, "self"),
        samples.bad_dtype(_base, "self", "int32", (2, 4, 4, 4)),
        ErrorSample({**_base, "self": samples.make((4, 6), "float32")}, 161002, ("self", "between [4] and [5]")),
    ),
    cost=Cost(operations_per_element=8.0, kernel="AvgPool3D"),
)
define(
    "AvgPool3dBackward",
    native(),
    reference=lambda gradOutput, self, **window: gradients(lambda x: average(x, *window.values()), gradOutput, self)[0],
    contract=Contract(
        {"gradOutput": FLOAT, "self": FLOAT, "output": FLOAT},
        (rank("self", 4, 5), same_dtype("self", "gradOutput", "output"), same_shape("self", "output")),
    ),
    samples=_average_samples(True),
    cost=Cost(operations_per_element=8.0, kernel="AvgPool3DGrad"),
)


# --- maximum ----------------------------------------------------------------------------------------------------------
def _flat(place: Shape, sizes: Shape) -> int:
    result = 0
    for p, s in zip(place, sizes, strict=True):
        result = result * s + p
    return result


def maximum(x: T, kernel: Ints, stride: Ints, pad: Ints, dilation: Ints, ceil: bool) -> tuple[T, T]:
    """Values, and the flat place of each in its volume."""
    sizes = tuple(x.shape[-3:])
    outs, places = windows(sizes, kernel, stride or kernel, pad, dilation, ceil)
    values, where = [], []
    for _place, window in places:
        real = [p for p in window if inside(p, sizes, [0, 0, 0])]
        best = torch.stack([at(x, p) for p in real], -1).max(-1)
        values.append(best.values)
        where.append(torch.tensor([_flat(p, sizes) for p in real])[best.indices])
    shape = (*x.shape[:-3], *outs)
    return torch.stack(values, -1).reshape(shape), torch.stack(where, -1).reshape(shape)


def scattered(grad: T, x: T, where: T, dims: int) -> T:
    """Each gradient added at the place that its output came from."""
    lead = x.shape[: x.dim() - dims]
    flat = where.long().reshape(*lead, -1)
    volume = torch.zeros(*lead, math.prod(x.shape[-dims:]), dtype=grad.dtype)
    return volume.scatter_add(-1, flat, grad.reshape(flat.shape)).reshape(x.shape)


# shape, kernel, stride, padding, dilation, ceil mode
MAXIMA: tuple[tuple[Shape, Ints, Ints, Ints, Ints, bool], ...] = (
    ((2, 3, 4, 5, 6), [2, 3, 2], [2, 2, 1], [0, 1, 1], [1, 1, 1], False),
    ((1, 2, 5, 5, 5), [3, 3, 3], [2, 2, 2], [1, 1, 1], [1, 1, 1], True),
    ((2, 5, 6, 6), [2, 2, 2], [], [0, 0, 0], [2, 1, 2], False),
)


def _max_cases() -> Iterator[tuple[str, dict[str, Any], T, T]]:
    for d in sorted(FLOAT):
        for shape, *rest in MAXIMA:
            window: list[Any] = rest
            x = permuted(shape, d)
            y, where = maximum(x.double(), *window)
            names = ("kernelSize", "stride", "padding", "dilation", "ceilMode")
            yield d, {"self": x, **dict(zip(names, window, strict=True))}, y, where


_max_grad = Contract(
    {"gradOutput": FLOAT, "self": FLOAT, "indices": INDEX, "gradInput": FLOAT},
    (
        rank("self", 4, 5),
        same_dtype("self", "gradOutput", "gradInput"),
        same_shape("self", "gradInput"),
        same_shape("gradOutput", "indices"),
    ),
)
define(
    "MaxPool3dWithArgmax",
    aten("max_pool3d_with_indices(self, kernelSize, stride, padding, dilation, ceilMode) -> out, indices"),
    reference=lambda self, **window: maximum(self, *window.values()),
    contract=Contract(
        {"self": FLOAT, "out": FLOAT, "indices": dtypes("int32", "int64")},
        (rank("self", 4, 5), same_dtype("self", "out"), same_shape("out", "indices")),
    ),
    samples=lambda: (
        Sample({**a, "out": Out(tuple(y.shape), d), "indices": Out(tuple(y.shape), "int32")}, d)
        for d, a, y, _ in _max_cases()
    ),
    cost=Cost(operations_per_element=8.0, kernel="MaxPool3DWithArgmaxV2"),
    exact=True,
)
define(
    "MaxPool3dWithArgmaxBackward",
    native(),
    reference=lambda gradOutput, self, indices, **_: scattered(gradOutput, self, indices, 3),
    contract=_max_grad,
    samples=lambda: (
        Sample(
            {
                **a,
                "gradOutput": samples.make(tuple(y.shape), d, seed=1),
                "indices": where.int(),
                "gradInput": Out(tuple(a["self"].shape), d),
            },
            d,
            tolerance=LOOSE[d],
        )
        for d, a, y, where in _max_cases()
    ),
    cost=Cost(operations_per_element=2.0, kernel="MaxPool3DGradWithArgmax"),
)


# --- adaptive ---------------------------------------------------------------------------------------------------------
def _bounds(size: int, out: int) -> list[tuple[int, int]]:
    return [(i * size // out, math.ceil((i + 1) * size / out)) for i in range(out)]


def _parts(x: T, size: Ints) -> Iterator[tuple[T, Shape]]:
    """The part of the input that belongs to each output, and where it begins."""
    for bounds in itertools.product(*(_bounds(s, o) for s, o in zip(x.shape[-3:], size, strict=True))):
        part = x
        for axis, (begin, end) in enumerate(bounds):
            part = part.narrow(x.dim() - 3 + axis, begin, end - begin)
        yield part, tuple(b for b, _ in bounds)


def _adaptive_average(x: T, size: Ints) -> T:
    return torch.stack([p.mean((-1, -2, -3)) for p, _ in _parts(x, size)], -1).reshape(*x.shape[:-3], *size)


def _adaptive_maximum(x: T, size: Ints) -> tuple[T, T]:
    values, where = [], []
    sizes = tuple(x.shape[-3:])
    for part, begin in _parts(x, size):
        found = part.flatten(-3).max(-1)
        values.append(found.values)
        places = [_flat(tuple(b + o for b, o in zip(begin, p, strict=True)), sizes) for p in _places(part)]
        where.append(torch.tensor(places)[found.indices])
    shape = (*x.shape[:-3], *size)
    return torch.stack(values, -1).reshape(shape), torch.stack(where, -1).reshape(shape)


def _places(part: T) -> Iterator[Shape]:
    return itertools.product(*map(range, part.shape[-3:]))


ADAPTIVE: tuple[tuple[Shape, Ints], ...] = (
    ((2, 3, 4, 7, 6), [2, 3, 2]),
    ((3, 5, 5, 5), [5, 1, 2]),
    ((1, 2, 2, 4, 4), [3, 6, 4]),
)


def _adaptive_cases() -> Iterator[tuple[str, Shape, Ints, Shape]]:
    for d in sorted(FLOAT):
        for shape, size in ADAPTIVE:
            yield d, shape, size, (*shape[:-3], *size)


_adaptive_base = {
    "self": samples.make((2, 4, 4, 4), "float32"),
    "outputSize": [2, 2, 2],
    "out": Out((2, 2, 2, 2), "float32"),
}
define(
    "AdaptiveAvgPool3d",
    aten("adaptive_avg_pool3d.out(self, outputSize, out=out)"),
    reference=lambda self, outputSize: _adaptive_average(self, outputSize),
    contract=Contract({"self": FLOAT, "out": FLOAT}, (rank("self", 4, 5), same_dtype("self", "out"))),
    samples=lambda: (
        Sample({"self": samples.make(s, d), "outputSize": o, "out": Out(y, d)}, f"{d} {s}", tolerance=LOOSE[d])
        for d, s, o, y in _adaptive_cases()
    ),
    errors=samples.errors(
        samples.null(_adaptive_base, "self"),
        ErrorSample({**_adaptive_base, "self": samples.make((4, 6), "float32")}, 161002, ("self", "between [4]")),
    ),
    cost=Cost(operations_per_element=8.0),
)
define(
    "AdaptiveAvgPool3dBackward",
    aten("_adaptive_avg_pool3d_backward(gradOutput, self) -> out"),
    reference=lambda gradOutput, self: gradients(
        lambda x: _adaptive_average(x, list(gradOutput.shape[-3:])), gradOutput, self
    )[0],
    contract=Contract(
        {"gradOutput": FLOAT, "self": FLOAT, "out": FLOAT},
        (rank("self", 4, 5), same_dtype("self", "gradOutput", "out"), same_shape("self", "out")),
    ),
    samples=lambda: (
        Sample(
            {"gradOutput": samples.make(y, d), "self": samples.make(s, d), "out": Out(s, d)},
            f"{d} {s}",
            tolerance=LOOSE[d],
        )
        for d, s, _, y in _adaptive_cases()
    ),
    cost=Cost(operations_per_element=8.0),
)
define(
    "AdaptiveMaxPool3d",
    aten("adaptive_max_pool3d(self, outputSize) -> outputOut, indicesOut"),
    reference=lambda self, outputSize: _adaptive_maximum(self, outputSize),
    contract=Contract(
        {"self": FLOAT, "outputOut": FLOAT, "indicesOut": INDEX},
        (rank("self", 4, 5), same_dtype("self", "outputOut"), same_shape("outputOut", "indicesOut")),
    ),
    samples=lambda: (
        Sample(
            {"self": permuted(s, d), "outputSize": o, "outputOut": Out(y, d), "indicesOut": Out(y, "int32")}, f"{d} {s}"
        )
        for d, s, o, y in _adaptive_cases()
    ),
    cost=Cost(operations_per_element=8.0),
    exact=True,
)
define(
    "AdaptiveMaxPool3dBackward",
    native(),
    reference=lambda gradOutput, self, indices: scattered(gradOutput, self, indices, 3),
    contract=_max_grad,
    samples=lambda: (
        Sample(
            {
                "gradOutput": samples.make(y, d, seed=1),
                "self": permuted(s, d),
                "indices": _adaptive_maximum(permuted(s, d).double(), o)[1].int(),
                "gradInput": Out(s, d),
            },
            f"{d} {s}",
            tolerance=LOOSE[d],
        )
        for d, s, o, y in _adaptive_cases()
    ),
    cost=Cost(operations_per_element=2.0, kernel="AdaptiveMaxPool3DGrad"),
)


# --- unpooling --------------------------------------------------------------------------------------------------------
def _unpooled(x: T, indices: T, size: Ints) -> T:
    """Values at their places in a volume of zeros."""
    dims = len(size)
    lead = x.shape[: x.dim() - dims]
    flat = torch.zeros(*lead, math.prod(size), dtype=x.dtype)
    return flat.scatter(-1, indices.long().reshape(*lead, -1), x.reshape(*lead, -1)).reshape(*lead, *size)


def _unpool_samples(dims: int, allowed: frozenset[str]) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(allowed):
            for lead, size in (((2, 3), [5, 4, 6][:dims]), ((2,), [4, 4, 4][:dims])):
                shape = (*lead, *(s // 2 for s in size))
                x = samples.make(shape, d)
                generator = torch.Generator().manual_seed(len(lead))
                rows = [torch.randperm(math.prod(size), generator=generator) for _ in range(math.prod(lead))]
                where = torch.stack([r[: math.prod(shape[len(lead) :])] for r in rows]).reshape(shape)
                arguments: dict[str, Any] = {"self": samples.transposed(x), "indices": where, "outputSize": size}
                if dims == 3:
                    arguments |= {"stride": [2, 2, 2], "padding": [0, 0, 0]}
                out = "outRef" if dims == 3 else "out"
                yield Sample({**arguments, out: Out((*lead, *size), d)}, f"{d} {shape} to {size}")

    return generate


_UNPOOLED = dtypes(FLOAT, "float64", "int8", "int16", "int32", "int64", "uint8")
for _dims, _out in ((2, "out"), (3, "outRef")):
    define(
        f"MaxUnpool{_dims}d",
        native(),
        reference=lambda self, indices, outputSize, **_: _unpooled(self, indices, outputSize),
        contract=Contract(
            {"self": _UNPOOLED, "indices": dtypes("int64"), _out: _UNPOOLED},
            (
                rank("self", _dims + 1, _dims + 2),
                same_dtype("self", _out),
                same_shape("self", "indices"),
                custom("unpools", "self", "outputSize", _out),
            ),
        ),
        samples=_unpool_samples(_dims, _UNPOOLED),
        cost=Cost(operations_per_element=2.0),
        exact=True,
    )
