"""Resizing of images and sequences (nearest, linear, cubic), and windows taken out of them and put back."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import FLOAT, Contract, Rule, dtypes, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define
from hotplate.ops.nn.norm import gradients

T = torch.Tensor
Ints = list[int]
# Computed in float32: a 16-bit result is rounded once.
LOOSE = {"bfloat16": (8e-3, 1e-5), "float16": (1e-3, 1e-5), "float32": (2e-5, 2e-5)}
CUBIC = -0.75


def step(size: int, out: int, align: bool, scale: float) -> float:
    """How far apart outputs are in the input."""
    if align:
        return (size - 1) / (out - 1) if out > 1 else 0.0
    return 1.0 / scale if scale > 0 else size / out


def weights(kind: str, size: int, out: int, align: bool = False, scale: float = 0.0) -> T:
    """[out, size]: how much of each input element is in each output element."""
    matrix = torch.zeros(out, size, dtype=torch.float64)
    d = step(size, out, align, scale)
    for i in range(out):
        if kind in ("nearest", "exact"):
            matrix[i, min(math.floor((i + (kind == "exact") * 0.5) * d), size - 1)] = 1
            continue
        at = i * d if align else (i + 0.5) * d - 0.5
        if kind == "linear":
            at = max(at, 0.0)
            low = min(math.floor(at), size - 1)
            matrix[i, low] += 1 - (at - low)
            matrix[i, min(low + 1, size - 1)] += at - low
        else:
            low = math.floor(at)
            for tap in range(-1, 3):
                matrix[i, min(max(low + tap, 0), size - 1)] += cubic(abs(at - low - tap))
    return matrix


def cubic(x: float) -> float:
    """The cubic convolution kernel."""
    if x <= 1:
        return (CUBIC + 2) * x**3 - (CUBIC + 3) * x**2 + 1
    return CUBIC * x**3 - 5 * CUBIC * x**2 + 8 * CUBIC * x - 4 * CUBIC if x < 2 else 0.0


def resized(x: T, kind: str, size: Sequence[int], align: bool, scales: Sequence[float]) -> T:
    """The last dimensions of x brought to `size`."""
    for i in range(len(size)):
        axis = x.dim() - len(size) + i
        matrix = weights(kind, x.shape[axis], size[i], align, scales[i] if scales else 0.0)
        x = torch.movedim(torch.tensordot(matrix, x.double(), ([1], [axis])), 0, axis)
    return x


SHAPES_2D: tuple[tuple[tuple[int, ...], Ints], ...] = (
    ((1, 2, 3, 4), [6, 8]),
    ((2, 1, 5, 3), [3, 7]),
    ((1, 1, 4, 4), [4, 4]),
)
SHAPES_1D: tuple[tuple[tuple[int, ...], Ints], ...] = (((2, 2, 4), [8]), ((1, 3, 7), [5]))


def _forward(
    name: str, call: str, kind: str, dims: int, scale_names: tuple[str, ...], align: bool, **options: Any
) -> None:
    shapes = SHAPES_2D if dims == 2 else SHAPES_1D

    def generate() -> Iterator[Sample]:
        for d in [*sorted(FLOAT), *(["uint8"] if kind == "nearest" else [])]:
            for shape, size in shapes:
                for corners in (False, True) if align else (False,):
                    arguments = {"self": samples.make(shape, d), "outputSize": size, **dict.fromkeys(scale_names, 0.0)}
                    if align:
                        arguments["alignCorners"] = corners
                    out = Out((*shape[: len(shape) - dims], *size), d)
                    yield Sample(
                        {**arguments, "out": out}, f"{d} {shape} to {size}", tolerance=LOOSE.get(d, (0.0, 0.0))
                    )
            shape, size = shapes[0]
            if scale_names:  # the scale that the user gave, in place of the ratio of the sizes
                arguments = {"self": samples.make(shape, d), "outputSize": size, **dict.fromkeys(scale_names, 2.0)}
                if align:
                    arguments["alignCorners"] = False
                out = Out((*shape[: len(shape) - dims], *size), d)
                yield Sample({**arguments, "out": out}, f"{d} {shape}, scale 2", tolerance=LOOSE.get(d, (0.0, 0.0)))

    shape, size = shapes[0]
    base = {"self": samples.make(shape, "float32"), "outputSize": size, **dict.fromkeys(scale_names, 0.0)}
    base |= {"alignCorners": False} if align else {}
    base["out"] = Out((*shape[: len(shape) - dims], *size), "float32")
    rules: tuple[Rule, ...] = (rank("self", dims + 2, dims + 2), same_dtype("self", "out"))
    define(
        name,
        aten(call),
        reference=lambda self, outputSize, alignCorners=False, **scales: resized(
            self, kind, outputSize, alignCorners, list(scales.values())
        ),
        contract=Contract(
            dict.fromkeys(("self", "out"), dtypes(FLOAT, "float64", "uint8") if kind == "nearest" else FLOAT), rules
        ),
        samples=generate,
        errors=samples.errors(
            samples.null(base, "self"),
            samples.bad_dtype(base, "self", "int32", shape),
            ErrorSample({**base, "self": samples.make((3, 4), "float32")}, 161002, ("self", f"[{dims + 2}]")),
        ),
        cost=Cost(**options),
    )


def _backward(
    name: str, call: str, kind: str, dims: int, scale_names: tuple[str, ...], align: bool, **options: Any
) -> None:
    out = signature.lookup("aclnn" + name).arguments[-1].name
    shapes = SHAPES_2D if dims == 2 else SHAPES_1D

    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for shape, size in shapes:
                for corners in (False, True) if align else (False,):
                    arguments = {
                        "gradOut": samples.make((*shape[: len(shape) - dims], *size), d),
                        "outputSize": size,
                        "inputSize": list(shape),
                        **dict.fromkeys(scale_names, 0.0),
                        out: Out(shape, d),
                    }
                    if align:
                        arguments["alignCorners"] = corners
                    yield Sample(arguments, f"{d} {shape} to {size}", tolerance=LOOSE[d])

    def reference(gradOut: T, outputSize: Ints, inputSize: Ints, alignCorners: bool = False, **scales: float) -> T:
        zero = torch.zeros(inputSize, dtype=torch.float64)
        found = gradients(lambda x: resized(x, kind, outputSize, alignCorners, list(scales.values())), gradOut, zero)[0]
        assert found is not None
        return found

    define(
        name,
        aten(call),
        reference=reference,
        contract=Contract(
            {"gradOut": FLOAT, out: FLOAT}, (rank("gradOut", dims + 2, dims + 2), same_dtype("gradOut", out))
        ),
        samples=generate,
        cost=Cost(**options),
    )


_HW = ("scalesH", "scalesW")
_scales = "positive_or_none(scalesH), positive_or_none(scalesW)"
_forward(
    "UpsampleNearest2d",
    "upsample_nearest2d.out(self, outputSize, out=out)",
    "nearest",
    2,
    (),
    False,
    kernel="ResizeNearestNeighborV2",
)
_forward(
    "UpsampleNearest2dV2",
    f"upsample_nearest2d.out(self, outputSize, {_scales}, out=out)",
    "nearest",
    2,
    _HW,
    False,
    kernel="UpsampleNearest",
)
_backward(
    "UpsampleNearest2dBackward",
    f"upsample_nearest2d_backward(wide(gradOut), outputSize, inputSize, {_scales}) -> gradInput",
    "nearest",
    2,
    _HW,
    False,
    kernel="UpsampleNearest2dGrad",
)
_forward(
    "UpsampleNearestExact2d",
    f"_upsample_nearest_exact2d.out(self, outputSize, {_scales}, out=out)",
    "exact",
    2,
    _HW,
    False,
    kernel="UpsampleNearest",
)
_forward("UpsampleNearest1d", "upsample_nearest1d.out(self, outputSize, out=out)", "nearest", 1, (), False)
_forward(
    "UpsampleNearest1dV2",
    "upsample_nearest1d.out(self, outputSize, positive_or_none(scaleL), out=out)",
    "nearest",
    1,
    ("scaleL",),
    False,
    kernel="UpsampleNearest",
)
_backward(
    "UpsampleNearest1dBackward",
    "upsample_nearest1d_backward(wide(gradOut), outputSize, inputSize, positive_or_none(scales)) -> out",
    "nearest",
    1,
    ("scales",),
    False,
)
_forward(
    "UpsampleLinear1d",
    "upsample_linear1d(wide(self), outputSize, alignCorners, positive_or_none(scale)) -> out",
    "linear",
    1,
    ("scale",),
    True,
    operations_per_element=4.0,
)
_backward(
    "UpsampleLinear1dBackward",
    "upsample_linear1d_backward(wide(gradOut), outputSize, inputSize, alignCorners, positive_or_none(scales)) -> out",
    "linear",
    1,
    ("scales",),
    True,
    operations_per_element=4.0,
)
for _kind, _name, _aten, _out, _back_out in (
    ("linear", "Bilinear2d", "bilinear2d", "out", "out"),
    ("cubic", "Bicubic2d", "bicubic2d", "out", "gradInput"),
):
    _forward(
        f"Upsample{_name}",
        f"upsample_{_aten}(wide(self), outputSize, alignCorners, {_scales}) -> {_out}",
        _kind,
        2,
        _HW,
        True,
        operations_per_element=16.0,
        kernel="ResizeBilinearV2" if _kind == "linear" else "UpsampleBicubic2d",
    )
    for _backward_name in [f"Upsample{_name}Backward"] + (
        ["UpsampleBilinear2dBackwardV2"] if _kind == "linear" else []
    ):
        _backward(
            _backward_name,
            f"upsample_{_aten}_backward(wide(gradOut), outputSize, inputSize, alignCorners, {_scales}) -> {_back_out}",
            _kind,
            2,
            _HW,
            True,
            operations_per_element=16.0,
            kernel="UpsampleBilinear2dGrad" if _kind == "linear" else "UpsampleBicubic2dGrad",
        )


def columns(x: T, kernel: Ints, dilation: Ints, padding: Ints, stride: Ints) -> T:
    """[.., C, H, W] -> [.., C * kernel elements, windows]."""
    lead = x.shape[:-3]
    x = torch.nn.functional.pad(x, (padding[1], padding[1], padding[0], padding[0]))
    high, wide = ((x.shape[-2 + i] - dilation[i] * (kernel[i] - 1) - 1) // stride[i] + 1 for i in range(2))
    taken = []
    for i, j in itertools.product(range(kernel[0]), range(kernel[1])):
        rows = torch.arange(high) * stride[0] + i * dilation[0]
        cols = torch.arange(wide) * stride[1] + j * dilation[1]
        taken.append(x.index_select(-2, rows).index_select(-1, cols).flatten(-2))
    return torch.stack(taken, -2).reshape(*lead, -1, high * wide)


WINDOWS: tuple[tuple[tuple[int, ...], Ints, Ints, Ints, Ints], ...] = (
    ((2, 3, 6, 5), [2, 3], [1, 1], [0, 1], [2, 1]),
    ((1, 2, 7, 7), [3, 3], [2, 1], [1, 1], [1, 2]),
    ((2, 5, 5), [2, 2], [1, 1], [0, 0], [1, 1]),
)


def _windows(kind: Callable[[tuple[int, ...], dict[str, Ints], str], Sample]) -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, kernel, dilation, padding, stride in WINDOWS:
            window = {"kernelSize": kernel, "dilation": dilation, "padding": padding, "stride": stride}
            yield kind(shape, window, d)


def _im2col(shape: tuple[int, ...], window: dict[str, Ints], d: str) -> Sample:
    y = columns(torch.zeros(shape), *window.values())
    return Sample({"self": samples.make(shape, d), **window, "out": Out(tuple(y.shape), d)}, f"{d} {shape}")


def _col2im(shape: tuple[int, ...], window: dict[str, Ints], d: str) -> Sample:
    y = columns(torch.zeros(shape), *window.values())
    arguments = {"gradOutput": samples.make(tuple(y.shape), d), "inputSize": list(shape[-2:]), **window}
    return Sample({**arguments, "out": Out(shape, d)}, f"{d} {shape}", tolerance=LOOSE[d])


def _back(gradOutput: T, inputSize: Ints, **window: Ints) -> T:
    kernel = window["kernelSize"]
    channels = gradOutput.shape[-2] // (kernel[0] * kernel[1])
    zero = torch.zeros(*gradOutput.shape[:-2], channels, *inputSize, dtype=torch.float64)
    found = gradients(lambda x: columns(x, *window.values()), gradOutput, zero)[0]
    assert found is not None
    return found


define(
    "Im2col",
    aten("im2col.out(self, kernelSize, dilation, padding, stride, out=out)"),
    reference=lambda self, **window: columns(self, *window.values()),
    contract=Contract({"self": FLOAT, "out": FLOAT}, (rank("self", 3, 4), same_dtype("self", "out"))),
    samples=lambda: _windows(_im2col),
    cost=Cost(unit="copy"),
    exact=True,
)
define(
    "Im2colBackward",
    aten("col2im(wide(gradOutput), inputSize, kernelSize, dilation, padding, stride) -> out"),
    reference=_back,
    contract=Contract({"gradOutput": FLOAT, "out": FLOAT}, (rank("gradOutput", 2, 3), same_dtype("gradOutput", "out"))),
    samples=lambda: _windows(_col2im),
    cost=Cost(kernel="Col2im"),
)


def _unfold_gradient(gradOut: T, inputSizes: Ints, dim: int, size: int, step: int) -> T:
    result = torch.zeros(inputSizes, dtype=gradOut.dtype)
    for i in range(gradOut.shape[dim]):
        result.narrow(dim, i * step, size).add_(gradOut.select(dim, i).movedim(-1, dim))
    return result


define(
    "UnfoldGrad",
    aten("unfold_backward(gradOut, inputSizes, dim, size, step) -> gradIn"),
    reference=_unfold_gradient,
    contract=Contract({"gradOut": FLOAT, "gradIn": FLOAT}, (same_dtype("gradOut", "gradIn"),)),
    samples=lambda: (
        Sample(
            {
                "gradOut": samples.make(grad, d),
                "inputSizes": list(shape),
                "dim": dim,
                "size": size,
                "step": step_,
                "gradIn": Out(shape, d),
            },
            f"{d} {shape} along {dim}",
            tolerance=LOOSE[d],
        )
        for d in sorted(FLOAT)
        for shape, dim, size, step_, grad in (
            ((8,), 0, 3, 2, (3, 3)),
            ((4, 7), 1, 2, 1, (4, 6, 2)),
            ((5, 3), 0, 2, 3, (2, 3, 2)),
        )
    ),
    cost=Cost(operations_per_element=2.0),
)
