"""Resizing that `resize` does not hold: three dimensions, exact nearest, and anti-aliased images."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import FLOAT, Contract, rank, same_dtype
from hotplate.ops.definition import Aten, Cost, ErrorSample, Native, Out, Sample, aten, define, native
from hotplate.ops.nn.norm import gradients
from hotplate.ops.nn.resize import LOOSE, resized, step

T = torch.Tensor
Ints = list[int]
Shape = tuple[int, ...]
Resize = Callable[[T, Sequence[int], bool, Sequence[float]], T]

CASES: dict[int, tuple[tuple[Shape, Ints], ...]] = {
    1: (((2, 2, 4), [8]), ((1, 3, 7), [5])),
    2: (((1, 2, 3, 4), [6, 8]), ((2, 1, 9, 7), [3, 4]), ((1, 1, 4, 4), [4, 4]), ((1, 2, 8, 5), [3, 9])),
    3: (((1, 2, 2, 3, 4), [4, 6, 8]), ((2, 1, 5, 3, 4), [3, 7, 2]), ((1, 1, 2, 2, 2), [2, 2, 2])),
}


def _kind(kind: str) -> Resize:
    return lambda x, size, align, scales: resized(x, kind, size, align, scales)


def _filter(cubic: bool, x: float) -> float:
    """The triangle, or Keys' cubic with a = -1/2, around 0."""
    x = abs(x)
    if not cubic:
        return max(1 - x, 0.0)
    if x < 1:
        return 1.5 * x**3 - 2.5 * x**2 + 1
    return -0.5 * x**3 + 2.5 * x**2 - 4 * x + 2 if x < 2 else 0.0


def smooth_weights(cubic: bool, size: int, out: int, align: bool, scale: float) -> T:
    """[out, size]: the filter, widened by the reduction, at the distance of pixel centres, normalized."""
    matrix = torch.zeros(out, size, dtype=torch.float64)
    d = step(size, out, align, scale)
    width = max(d, 1.0)
    reach = (2 if cubic else 1) * width
    for i in range(out):
        centre = d * (i + 0.5)
        for j in range(max(int(centre - reach + 0.5), 0), min(int(centre + reach + 0.5), size)):
            matrix[i, j] = _filter(cubic, (j + 0.5 - centre) / width)
        matrix[i] /= matrix[i].sum()
    return matrix


def _smooth(cubic: bool) -> Resize:
    def resize(x: T, size: Sequence[int], align: bool, scales: Sequence[float]) -> T:
        for i in range(2):
            axis = x.dim() - 2 + i
            matrix = smooth_weights(cubic, x.shape[axis], size[i], align, scales[i])
            x = torch.movedim(torch.tensordot(matrix, x.double(), ([1], [axis])), 0, axis)
        return x

    return resize


def _attributes(name: str, align: bool | None, scale: float) -> dict[str, Any]:
    arguments = signature.lookup("aclnn" + name).arguments
    result: dict[str, Any] = {a.name: scale for a in arguments if a.kind == "double"}
    return result | ({} if align is None else {"alignCorners": align})


def _resize(name: str, execution: Aten | Native, function: Resize, dims: int, align: bool, cost: Cost) -> None:
    arguments = signature.lookup("aclnn" + name).arguments
    x, out = arguments[0].name, arguments[-1].name

    def call(shape: Shape, size: Ints, d: str, corners: bool | None, scale: float) -> dict[str, Any]:
        return {
            x: samples.make(shape, d),
            "outputSize": size,
            **_attributes(name, corners, scale),
            out: Out((*shape[: len(shape) - dims], *size), d),
        }

    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for shape, size in CASES[dims]:
                for corners in (False, True) if align else (None,):
                    yield Sample(call(shape, size, d, corners, 0.0), f"{d} {shape} to {size}", tolerance=LOOSE[d])
            # The scale that the user gave, in place of the ratio of the sizes.
            shape, size = CASES[dims][0]
            arguments = call(shape, size, d, False if align else None, 2.0)
            arguments[x] = samples.transposed(arguments[x])
            yield Sample(arguments, f"{d} {shape}, scale 2, non-contiguous", tolerance=LOOSE[d])

    def reference(outputSize: Ints, alignCorners: bool = False, **more: Any) -> T:
        return function(more.pop(x), outputSize, alignCorners, list(more.values()))

    shape, size = CASES[dims][0]
    base = call(shape, size, "float32", False if align else None, 0.0)
    define(
        name,
        execution,
        reference=reference,
        contract=Contract({x: FLOAT, out: FLOAT}, (rank(x, dims + 2, dims + 2), same_dtype(x, out))),
        samples=generate,
        errors=samples.errors(
            samples.null(base, x),
            samples.bad_dtype(base, x, "int32", shape),
            ErrorSample({**base, x: samples.make((3, 4), "float32")}, 161002, (x, f"[{dims + 2}]")),
        ),
        cost=cost,
    )


def _gradient(name: str, execution: Aten | Native, function: Resize, dims: int, align: bool, cost: Cost) -> None:
    arguments = signature.lookup("aclnn" + name).arguments
    grad, out = arguments[0].name, arguments[-1].name

    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for n, (shape, size) in enumerate(CASES[dims]):
                for corners in (False, True) if align else (None,):
                    dy = samples.make((*shape[: len(shape) - dims], *size), d)
                    yield Sample(
                        {
                            grad: samples.transposed(dy) if n == 0 else dy,
                            "outputSize": size,
                            "inputSize": list(shape),
                            **_attributes(name, corners, 0.0),
                            out: Out(shape, d),
                        },
                        f"{d} {shape} to {size}",
                        tolerance=LOOSE[d],
                    )

    def reference(outputSize: Ints, inputSize: Ints, alignCorners: bool = False, **more: Any) -> T:
        dy = more.pop(grad)
        zero = torch.zeros(inputSize, dtype=torch.float64)
        found = gradients(lambda x: function(x, outputSize, alignCorners, list(more.values())), dy, zero)[0]
        assert found is not None
        return found

    define(
        name,
        execution,
        reference=reference,
        contract=Contract({grad: FLOAT, out: FLOAT}, (rank(grad, dims + 2, dims + 2), same_dtype(grad, out))),
        samples=generate,
        cost=cost,
    )


def _scales(*names: str) -> str:
    return ", ".join(f"positive_or_none({n})" for n in names)


_D = _scales("scalesD", "scalesH", "scalesW")
_H = _scales("scalesH", "scalesW")
_ONE = _scales("scales")
for _name, _aten, _dims, _given, _function, _align, _grad, _out in (
    ("Nearest3d", "upsample_nearest3d", 3, _D, "nearest", False, "gradOut", "gradInput"),
    ("NearestExact1d", "_upsample_nearest_exact1d", 1, _ONE, "exact", False, "gradOutput", "out"),
    ("NearestExact2d", "_upsample_nearest_exact2d", 2, _H, "exact", False, "gradOutput", "out"),
    ("NearestExact3d", "_upsample_nearest_exact3d", 3, _D, "exact", False, "gradOut", "gradInput"),
    ("Trilinear3d", "upsample_trilinear3d", 3, _D, "linear", True, "gradOut", "gradInput"),
):
    _corners = "alignCorners, " if _align else ""
    _operations = float(2**_dims * 2) if _align else 1.0
    if _name != "NearestExact2d":
        _resize(
            f"Upsample{_name}",
            aten(f"{_aten}(wide(self), outputSize, {_corners}{_given}) -> out"),
            _kind(_function),
            _dims,
            _align,
            Cost(operations_per_element=_operations),
        )
    _gradient(
        f"Upsample{_name}Backward",
        aten(f"{_aten}_backward(wide({_grad}), outputSize, inputSize, {_corners}{_given}) -> {_out}"),
        _kind(_function),
        _dims,
        _align,
        Cost(operations_per_element=_operations, kernel=f"Upsample{_name}Grad"),
    )
for _name, _back, _cubic in (("Bilinear2dAA", "Backward", False), ("Bicubic2dAA", "Grad", True)):
    _cost = Cost(operations_per_element=32.0 if _cubic else 16.0, kernel=f"Upsample{_name}")
    _resize(f"Upsample{_name}", native(), _smooth(_cubic), 2, True, _cost)
    _cost = Cost(operations_per_element=32.0 if _cubic else 16.0, kernel=f"Upsample{_name}Grad")
    _gradient(f"Upsample{_name}{_back}", native(), _smooth(_cubic), 2, True, _cost)
