"""Average and maximum pooling over windows, and their gradients."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, INDEX, Contract, dtypes, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.nn.norm import gradients
from hotplate.ops.reduction.families import permuted

T = torch.Tensor
Ints = list[int]
LOOSE = {"bfloat16": (1.6e-2, 1e-2), "float16": (2e-3, 2e-3), "float32": (1e-5, 1e-5)}


def output_size(size: int, kernel: int, stride: int, pad: int, dilation: int, ceil: bool) -> int:
    """How many windows there are. With ``ceil`` the last may stick out, but starts in the input or its left padding."""
    span = size + 2 * pad - dilation * (kernel - 1) - 1
    count = (math.ceil(span / stride) if ceil else span // stride) + 1
    return count - 1 if ceil and (count - 1) * stride >= size + pad else count


def windows(
    sizes: tuple[int, ...], kernel: Ints, stride: Ints, pad: Ints, dilation: Ints, ceil: bool
) -> tuple[tuple[int, ...], Iterator[tuple[tuple[int, ...], list[tuple[int, ...]]]]]:
    """Output sizes, and for each output place the input places of its window (places in the padding included)."""
    outs = tuple(output_size(*v, ceil) for v in zip(sizes, kernel, stride, pad, dilation, strict=True))

    def generate() -> Iterator[tuple[tuple[int, ...], list[tuple[int, ...]]]]:
        for place in itertools.product(*map(range, outs)):
            axes = [
                [p * s - q + k * d for k in range(n)]
                for p, s, q, d, n in zip(place, stride, pad, dilation, kernel, strict=True)
            ]
            yield place, list(itertools.product(*axes))

    return outs, generate()


def inside(place: tuple[int, ...], sizes: tuple[int, ...], margin: Ints) -> bool:
    """Does the place lie in the input, or within `margin` around it?"""
    return all(-m <= p < s + m for p, s, m in zip(place, sizes, margin, strict=True))


def at(x: T, place: tuple[int, ...]) -> T:
    """The elements of all planes at one place."""
    for p in place:
        x = x.select(x.dim() - len(place), p)
        place = place[1:]
    return x


def average(x: T, kernel: Ints, stride: Ints, pad: Ints, ceil: bool, count_padding: bool, divisor: int, *_: Any) -> T:
    """Average pooling; the arguments in the order of aclnnAvgPool2d."""
    sizes = tuple(x.shape[-len(kernel) :])
    outs, places = windows(sizes, kernel, stride or kernel, pad, [1] * len(kernel), ceil)
    rows = []
    for _place, window in places:
        real = [p for p in window if inside(p, sizes, [0] * len(kernel))]
        counted = len([p for p in window if inside(p, sizes, pad)]) if count_padding else len(real)
        total = sum((at(x, p) for p in real), torch.zeros((), dtype=x.dtype))
        rows.append(total / (divisor or counted))
    return torch.stack(rows, -1).reshape(*x.shape[: -len(kernel)], *outs)


# shape, kernel, stride, padding, ceil mode, padding counts, divisor
AVERAGES: tuple[tuple[tuple[int, ...], Ints, Ints, Ints, bool, bool, int], ...] = (
    ((2, 3, 6, 7), [2, 3], [2, 2], [0, 1], False, True, 0),
    ((1, 2, 5, 5), [3, 3], [2, 2], [1, 1], True, False, 0),
    ((2, 4, 6), [2, 2], [], [0, 0], False, True, 3),
)


def _average_samples(backward: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for shape, kernel, stride, pad, ceil, counts, divisor in AVERAGES:
                x = samples.make(shape, d)
                y = average(x.double(), kernel, stride, pad, ceil, counts, divisor)
                names = ("stride", "padding") if backward else ("strides", "paddings")
                arguments = {
                    "self": x,
                    "kernelSize": kernel,
                    names[0]: stride,
                    names[1]: pad,
                    "ceilMode": ceil,
                    "countIncludePad": counts,
                    "divisorOverride": divisor,
                    "cubeMathType": 0,
                }
                if backward:
                    arguments["gradOutput"] = samples.make(tuple(y.shape), d, seed=1)
                    arguments["gradInput"] = Out(shape, d)
                else:
                    arguments["out"] = Out(tuple(y.shape), d)
                yield Sample(arguments, f"{d} {shape}, kernel {kernel}", tolerance=LOOSE[d])

    return generate


_base = {
    "self": samples.make((2, 4, 6), "float32"),
    "kernelSize": [2, 2],
    "strides": [2, 2],
    "paddings": [0, 0],
    "ceilMode": False,
    "countIncludePad": True,
    "divisorOverride": 0,
    "cubeMathType": 0,
    "out": Out((2, 2, 3), "float32"),
}
_pooled = Contract({"self": FLOAT, "out": FLOAT}, (rank("self", 3, 4), same_dtype("self", "out")))
define(
    "AvgPool2d",
    aten(
        "avg_pool2d.out(self, kernelSize, strides, paddings, ceilMode, countIncludePad, zero_is_none(divisorOverride), "
        "out=out)"
    ),
    reference=lambda self, **window: average(self, *window.values()),
    contract=_pooled,
    samples=_average_samples(False),
    errors=samples.errors(
        samples.null(_base, "self"),
        samples.bad_dtype(_base, "self", "int32", (2, 4, 6)),
        ErrorSample({**_base, "self": samples.make((4, 6), "float32")}, 161002, ("self", "between [3] and [4]")),
    ),
    cost=Cost(operations_per_element=4.0, kernel="AvgPoolV2"),
)
define(
    "AvgPool2dBackward",
    aten(
        "avg_pool2d_backward.grad_input(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, "
        "zero_is_none(divisorOverride), grad_input=gradInput)"
    ),
    reference=lambda gradOutput, self, **window: gradients(lambda x: average(x, *window.values()), gradOutput, self)[0],
    contract=Contract(
        {"gradOutput": FLOAT, "self": FLOAT, "gradInput": FLOAT},
        (rank("self", 3, 4), same_dtype("self", "gradOutput", "gradInput"), same_shape("self", "gradInput")),
    ),
    samples=_average_samples(True),
    cost=Cost(operations_per_element=4.0, kernel="AvgPoolV2Grad"),
)


def maximum(x: T, kernel: Ints, stride: Ints, pad: Ints, dilation: Ints, ceil: bool) -> tuple[T, T]:
    """Values, and the flat place of each in its plane."""
    sizes = tuple(x.shape[-2:])
    outs, places = windows(sizes, kernel, stride or kernel, pad, dilation, ceil)
    values, where = [], []
    for _place, window in places:
        real = [p for p in window if inside(p, sizes, [0, 0])]
        best = torch.stack([x[..., p[0], p[1]] for p in real], -1).max(-1)
        values.append(best.values)
        where.append(torch.tensor([p[0] * sizes[1] + p[1] for p in real])[best.indices])
    shape = (*x.shape[:-2], *outs)
    return torch.stack(values, -1).reshape(shape), torch.stack(where, -1).reshape(shape)


# shape, kernel, stride, padding, dilation, ceil mode
MAXIMA: tuple[tuple[tuple[int, ...], Ints, Ints, Ints, Ints, bool], ...] = (
    ((2, 3, 6, 7), [2, 3], [2, 2], [0, 1], [1, 1], False),
    ((1, 2, 5, 5), [3, 3], [2, 2], [1, 1], [1, 1], True),
    ((2, 6, 6), [2, 2], [2, 1], [0, 0], [2, 1], False),
)


def _max_cases() -> Iterator[tuple[str, dict[str, Any], T, T]]:
    for d in sorted(FLOAT):
        for shape, kernel, stride, pad, dilation, ceil in MAXIMA:
            x = permuted(shape, d)
            y, where = maximum(x.double(), kernel, stride, pad, dilation, ceil)
            window = {"kernelSize": kernel, "stride": stride, "padding": pad, "dilation": dilation, "ceilMode": ceil}
            yield d, {"self": x, **window}, y, where


def mask_shape(x: tuple[int, ...], y: tuple[int, ...], kernel: Ints) -> tuple[int, ...]:
    """What torch_npu allocates for the mask of MaxPool2dWithMask (int8)."""
    return (*x[:-2], kernel[0] * kernel[1], (math.ceil(y[-1] * y[-2] / 16) + 1) * 32)


def mask_of(where: T, x: tuple[int, ...], window: dict[str, Any]) -> T:
    """The mask as this library writes it: for each output, 16 bits with the number of its element in the window."""
    kernel, stride, pad, dilation = (window[n] for n in ("kernelSize", "stride", "padding", "dilation"))
    rows, columns = where // x[-1], where % x[-1]
    top = torch.arange(where.shape[-2]).unsqueeze(1) * (stride or kernel)[0] - pad[0]
    left = torch.arange(where.shape[-1]) * (stride or kernel)[1] - pad[1]
    number = (rows - top) // dilation[0] * kernel[1] + (columns - left) // dilation[1]
    mask = torch.zeros(mask_shape(x, tuple(where.shape), kernel), dtype=torch.int8)
    planes = mask.reshape(*x[:-2], -1)
    entries = number.to(torch.int16).reshape(*x[:-2], -1).view(torch.int8)
    planes[..., : entries.shape[-1]] = entries
    return planes.reshape(mask.shape)


_max_contract = Contract(
    {"self": FLOAT, "out": FLOAT, "indices": INDEX},
    (rank("self", 3, 4), same_dtype("self", "out"), same_shape("out", "indices")),
)
_max_grad = Contract(
    {"gradOutput": FLOAT, "self": FLOAT, "indices": INDEX, "gradInput": FLOAT},
    (
        rank("self", 3, 4),
        same_dtype("self", "gradOutput", "gradInput"),
        same_shape("self", "gradInput"),
        same_shape("gradOutput", "indices"),
    ),
)
MASK = dtypes("int8")
define(
    "MaxPool2dWithIndices",
    aten("max_pool2d_with_indices(self, kernelSize, stride, padding, dilation, ceilMode) -> out, indices"),
    reference=lambda self, **window: maximum(self, *window.values()),
    contract=_max_contract,
    samples=lambda: (
        Sample({**a, "out": Out(tuple(y.shape), d), "indices": Out(tuple(y.shape), "int32")}, d)
        for d, a, y, _ in _max_cases()
    ),
    cost=Cost(operations_per_element=4.0, kernel="MaxPool3DWithArgmaxV2"),
    exact=True,
)


def _scattered(gradOutput: T, self: T, where: T) -> T:
    planes = torch.zeros(*self.shape[:-2], self.shape[-1] * self.shape[-2], dtype=gradOutput.dtype)
    flat = where.long().reshape(*self.shape[:-2], -1)
    return planes.scatter_add(-1, flat, gradOutput.reshape(flat.shape)).reshape(self.shape)


define(
    "MaxPool2dWithIndicesBackward",
    native(),
    reference=lambda gradOutput, self, indices, **_: _scattered(gradOutput, self, indices),
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


def _with_mask(self: T, **window: Any) -> tuple[T, T]:
    y, where = maximum(self, *window.values())
    return y, mask_of(where, tuple(self.shape), window)


def _check_masked(sample: Sample, outputs: list[T]) -> None:
    window = {k: v for k, v in sample.arguments.items() if k not in ("self", "out", "indices")}
    y, mask = _with_mask(sample.arguments["self"].double(), **window)
    torch.testing.assert_close(outputs[0].double(), y, rtol=0, atol=0)
    planes = tuple(sample.arguments["self"].shape[:-2])
    used = 2 * y.shape[-1] * y.shape[-2]
    assert torch.equal(outputs[1].reshape(*planes, -1)[..., :used], mask.reshape(*planes, -1)[..., :used])


define(
    "MaxPool2dWithMask",
    native(),
    check=_check_masked,
    contract=Contract({"self": FLOAT, "out": FLOAT, "indices": MASK}, (rank("self", 3, 4), same_dtype("self", "out"))),
    samples=lambda: (
        Sample(
            {
                **a,
                "out": Out(tuple(y.shape), d),
                "indices": Out(mask_shape(tuple(a["self"].shape), tuple(y.shape), a["kernelSize"]), "int8"),
            },
            d,
        )
        for d, a, y, _ in _max_cases()
    ),
    cost=Cost(operations_per_element=4.0, kernel="MaxPoolWithArgmaxV1"),
    exact=True,
)
define(
    "MaxPool2dWithMaskBackward",
    native(),
    reference=lambda gradOutput, self, indices, **window: _scattered(
        gradOutput, self, maximum(self, *window.values())[1]
    ),
    contract=Contract(
        {"gradOutput": FLOAT, "self": FLOAT, "indices": MASK, "gradInput": FLOAT},
        (rank("self", 3, 4), same_dtype("self", "gradOutput", "gradInput"), same_shape("self", "gradInput")),
    ),
    samples=lambda: (
        Sample(
            {
                **a,
                "gradOutput": samples.make(tuple(y.shape), d, seed=1),
                "indices": mask_of(where, tuple(a["self"].shape), a),
                "gradInput": Out(tuple(a["self"].shape), d),
            },
            d,
            tolerance=LOOSE[d],
        )
        for d, a, y, where in _max_cases()
    ),
    cost=Cost(operations_per_element=2.0, kernel="MaxPoolGradWithArgmaxV1"),
)


def _bounds(size: int, out: int) -> list[tuple[int, int]]:
    return [(i * size // out, math.ceil((i + 1) * size / out)) for i in range(out)]


def _adaptive(x: T, size: Ints, pick: Callable[[T, int, int], T]) -> list[T]:
    return [
        pick(x[..., a:b, c:e], a, c) for a, b in _bounds(x.shape[-2], size[0]) for c, e in _bounds(x.shape[-1], size[1])
    ]


def _adaptive_average(x: T, size: Ints) -> T:
    return torch.stack(_adaptive(x, size, lambda part, i, j: part.mean((-1, -2))), -1).reshape(*x.shape[:-2], *size)


def _adaptive_maximum(x: T, size: Ints) -> tuple[T, T]:
    shape = (*x.shape[:-2], *size)
    width = x.shape[-1]
    values = torch.stack(_adaptive(x, size, lambda part, i, j: part.amax((-1, -2))), -1)

    def place(part: T, i: int, j: int) -> T:
        found = part.flatten(-2).argmax(-1)
        return (i + found // part.shape[-1]) * width + j + found % part.shape[-1]

    return values.reshape(shape), torch.stack(_adaptive(x, size, place), -1).reshape(shape)


ADAPTIVE: tuple[tuple[tuple[int, ...], Ints], ...] = (
    ((2, 3, 7, 6), [3, 2]),
    ((3, 5, 5), [5, 1]),
    ((1, 2, 4, 4), [6, 4]),
)
define(
    "AdaptiveAvgPool2d",
    aten("adaptive_avg_pool2d.out(self, outputSize, out=out)"),
    reference=lambda self, outputSize: _adaptive_average(self, outputSize),
    contract=_pooled,
    samples=lambda: (
        Sample(
            {"self": samples.make(s, d), "outputSize": o, "out": Out((*s[:-2], *o), d)}, f"{d} {s}", tolerance=LOOSE[d]
        )
        for d in sorted(FLOAT)
        for s, o in ADAPTIVE
    ),
    cost=Cost(operations_per_element=4.0),
)
define(
    "AdaptiveAvgPool2dBackward",
    aten("_adaptive_avg_pool2d_backward(gradOutput, self) -> out"),
    reference=lambda gradOutput, self: gradients(
        lambda x: _adaptive_average(x, list(gradOutput.shape[-2:])), gradOutput, self
    )[0],
    contract=Contract(
        {"gradOutput": FLOAT, "self": FLOAT, "out": FLOAT},
        (rank("self", 3, 4), same_dtype("self", "out"), same_shape("self", "out")),
    ),
    samples=lambda: (
        Sample(
            {"gradOutput": samples.make((*s[:-2], *o), d), "self": samples.make(s, d), "out": Out(s, d)},
            f"{d} {s}",
            tolerance=LOOSE[d],
        )
        for d in sorted(FLOAT)
        for s, o in ADAPTIVE
    ),
    cost=Cost(operations_per_element=4.0),
)
define(
    "AdaptiveMaxPool2d",
    aten("adaptive_max_pool2d(self, outputSize) -> outputOut, indicesOut"),
    reference=lambda self, outputSize: _adaptive_maximum(self, outputSize),
    contract=Contract(
        {"self": FLOAT, "outputOut": FLOAT, "indicesOut": INDEX}, (rank("self", 3, 4), same_dtype("self", "outputOut"))
    ),
    samples=lambda: (
        Sample(
            {
                "self": permuted(s, d),
                "outputSize": o,
                "outputOut": Out((*s[:-2], *o), d),
                "indicesOut": Out((*s[:-2], *o), "int64"),
            },
            f"{d} {s}",
        )
        for d in sorted(FLOAT)
        for s, o in ADAPTIVE
    ),
    cost=Cost(operations_per_element=4.0, kernel="AdaptiveMaxPool3d"),
    exact=True,
)
define(
    "AdaptiveMaxPool2dBackward",
    native(),
    reference=lambda gradOutput, self, indices: _scattered(gradOutput, self, indices),
    contract=_max_grad,
    samples=lambda: (
        Sample(
            {
                "gradOutput": samples.make((*s[:-2], *o), d, seed=1),
                "self": permuted(s, d),
                "indices": _adaptive_maximum(permuted(s, d).double(), o)[1],
                "gradInput": Out(s, d),
            },
            f"{d} {s}",
            tolerance=LOOSE[d],
        )
        for d in sorted(FLOAT)
        for s, o in ADAPTIVE
    ),
    cost=Cost(operations_per_element=2.0, kernel="AdaptiveMaxPool3dGrad"),
)
