"""Grids of positions from affine maps, and images and volumes sampled at the positions of a grid."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, in_range, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import gradients

T = torch.Tensor
Ints = list[int]
Shape = tuple[int, ...]
LOOSE = {"bfloat16": (2e-2, 3e-2), "float16": (3e-3, 4e-3), "float32": (1e-4, 1e-4)}
LINEAR, NEAREST, CUBIC = 0, 1, 2  # interpolationMode
ZEROS, BORDER, REFLECTION = 0, 1, 2  # paddingMode
A = -0.75  # of the cubic kernel


# --- affine grids -----------------------------------------------------------------------------------------------------
def affine_grid(theta: T, size: Ints, align: bool) -> T:
    """theta [N, d, d + 1], size [N, C, ...]: the image under theta of each pixel's position in [-1, 1], last first."""
    axes = [
        torch.tensor([-1 + 2 * (i / (n - 1) if align else (i + 0.5) / n) if n > 1 else 0.0 for i in range(n)])
        for n in size[2:]
    ]
    places = torch.stack([*reversed(torch.meshgrid(*axes, indexing="ij")), torch.ones(size[2:])], -1).double()
    return torch.einsum("nij,...j->n...i", theta, places)


def _affine_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for size in ([2, 1, 3, 4], [1, 3, 1, 5], [2, 2, 2, 3, 4]):
            dims = len(size) - 2
            theta = samples.make((size[0], dims, dims + 1), d)
            for align in (False, True):
                out = Out((size[0], *size[2:], dims), d)
                arguments = {"theta": samples.transposed(theta), "size": size, "alignCorners": align, "out": out}
                yield Sample(arguments, f"{d} {size}, align {align}", tolerance=LOOSE[d])


_affine_base = {
    "theta": samples.make((2, 2, 3), "float32"),
    "size": [2, 1, 3, 4],
    "alignCorners": False,
    "out": Out((2, 3, 4, 2), "float32"),
}
define(
    "AffineGrid",
    native(),
    reference=lambda theta, size, alignCorners: affine_grid(theta, size, alignCorners),
    contract=Contract({"theta": FLOAT, "out": FLOAT}, (rank("theta", 3, 3), same_dtype("theta", "out"))),
    samples=_affine_samples,
    errors=samples.errors(
        samples.null(_affine_base, "theta"),
        samples.bad_dtype(_affine_base, "theta", "int32", (2, 2, 3)),
        ErrorSample({**_affine_base, "theta": samples.make((2, 3), "float32")}, 161002, ("theta", "[3]")),
    ),
    cost=Cost(operations_per_element=6.0),
)


# --- sampling ---------------------------------------------------------------------------------------------------------
def unnormalized(position: T, size: int, align: bool) -> T:
    """A position in [-1, 1] in pixels."""
    return (position + 1) / 2 * (size - 1) if align else ((position + 1) * size - 1) / 2


def moved_inside(position: T, size: int, padding: int, align: bool) -> T:
    """Positions outside the image brought to its border, or mirrored at it."""
    if padding == REFLECTION:
        low, high = (0.0, size - 1.0) if align else (-0.5, size - 0.5)
        if high <= low:
            position = position * 0
        else:
            span = high - low
            turned = torch.remainder((position - low).abs(), 2 * span)
            position = torch.where(turned < span, turned, 2 * span - turned) + low
    return position.clamp(0, size - 1) if padding != ZEROS else position


def _fetch(x: T, places: list[T], padding: int, align: bool) -> T:
    """x [N, C, ...] at whole positions [N, ...] of each axis, 0 outside."""
    n = torch.arange(x.shape[0]).view(-1, *(1,) * (places[0].dim() - 1)).expand(places[0].shape)
    sizes = x.shape[2:]
    moved = [moved_inside(p, s, padding, align) for p, s in zip(places, sizes, strict=True)]
    valid = torch.stack([(p >= 0) & (p < s) for p, s in zip(moved, sizes, strict=True)]).all(0)
    index = [p.clamp(0, s - 1).long() for p, s in zip(moved, sizes, strict=True)]
    values = x.movedim(1, -1)[(n, *index)]
    return (values * valid.unsqueeze(-1)).movedim(-1, 1)


def _cubic(t: T) -> T:
    t = t.abs()
    near = (A + 2) * t**3 - (A + 3) * t**2 + 1
    far = A * t**3 - 5 * A * t**2 + 8 * A * t - 4 * A
    return torch.where(t <= 1, near, torch.where(t < 2, far, torch.zeros_like(t)))


def sampled(x: T, grid: T, mode: int, padding: int, align: bool) -> T:
    """x [N, C, ...] at grid [N, ..., d], whose last dimension names the last axis first."""
    sizes = x.shape[2:]
    dims = len(sizes)
    raw = [unnormalized(grid[..., dims - 1 - i], sizes[i], align) for i in range(dims)]
    if mode == CUBIC:
        low = [p.detach().floor() for p in raw]
        result = torch.zeros(())
        for offset in itertools.product(range(-1, 3), repeat=dims):
            weight = torch.ones(())
            for axis, o in enumerate(offset):
                weight = weight * _cubic(raw[axis] - low[axis] - o)
            places = [lo + o for lo, o in zip(low, offset, strict=True)]
            result = result + weight.unsqueeze(1) * _fetch(x, places, padding, align)
        return result
    at = [moved_inside(p, s, padding, align) for p, s in zip(raw, sizes, strict=True)]
    if mode == NEAREST:
        return _fetch(x, [p.detach().round() for p in at], ZEROS, align)
    low = [p.detach().floor() for p in at]
    result = torch.zeros(())
    for offset in itertools.product((0, 1), repeat=dims):
        weight = torch.ones(())
        for axis, o in enumerate(offset):
            share = at[axis] - low[axis]
            weight = weight * (share if o else 1 - share)
        places = [lo + o for lo, o in zip(low, offset, strict=True)]
        result = result + weight.unsqueeze(1) * _fetch(x, places, ZEROS, align)
    return result


SHAPES: dict[int, tuple[tuple[Shape, Shape], ...]] = {
    2: (((2, 3, 4, 5), (2, 3, 2)), ((1, 1, 6, 3), (1, 7))),
    3: (((2, 2, 3, 4, 5), (2, 3, 2)), ((1, 1, 3, 2, 3), (1, 2, 3))),
}


def _cases(dims: int) -> Iterator[tuple[str, dict[str, Any], Shape]]:
    for d in sorted(FLOAT):
        for mode in (LINEAR, NEAREST) + ((CUBIC,) if dims == 2 else ()):
            for padding in (ZEROS, BORDER, REFLECTION):
                for align in (False, True):
                    for shape, places in SHAPES[dims]:
                        grid = samples.make((shape[0], *places[:dims], dims), d, low=-1.6, high=1.6, seed=4)
                        arguments = {
                            "input": samples.transposed(samples.make(shape, d)),
                            "grid": grid,
                            "interpolationMode": mode,
                            "paddingMode": padding,
                            "alignCorners": align,
                        }
                        yield d, arguments, (*shape[:2], *places[:dims])


def _forward_samples(dims: int) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d, a, shape in _cases(dims):
            note = f"{d} mode {a['interpolationMode']}, padding {a['paddingMode']}, align {a['alignCorners']}"
            yield Sample({**a, "out": Out(shape, d)}, note, tolerance=LOOSE[d])

    return generate


def _backward_samples(dims: int) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for n, (d, a, shape) in enumerate(_cases(dims)):
            mask = [(True, True), (True, False), (False, True)][n % 3]
            arguments = {
                "gradOutput": samples.make(shape, d, seed=5),
                **a,
                "outputMask": list(mask),
                "inputGrad": Out(tuple(a["input"].shape), d),
                "gridGrad": Out(tuple(a["grid"].shape), d),
            }
            loose = {"bfloat16": (3e-2, 2e-1), "float16": (5e-3, 3e-2), "float32": (2e-4, 5e-4)}[d]
            note = f"{d} mode {a['interpolationMode']}, padding {a['paddingMode']}, align {a['alignCorners']}"
            yield Sample(arguments, note, tolerance=loose)

    return generate


def _backward(gradOutput: T, input: T, grid: T, outputMask: list[bool], **how: Any) -> tuple[T | None, ...]:
    found = gradients(lambda x, g: sampled(x, g, *how.values()), gradOutput, input, grid)
    filled = [torch.zeros_like(t) if g is None else g for g, t in zip(found, (input, grid), strict=True)]
    return tuple(g if m else None for g, m in zip(filled, outputMask, strict=True))


for _dims in (2, 3):
    _shape, _places = SHAPES[_dims][0]
    _base = {
        "input": samples.make(_shape, "float32"),
        "grid": samples.make((_shape[0], *_places[:_dims], _dims), "float32"),
        "interpolationMode": 0,
        "paddingMode": 0,
        "alignCorners": False,
        "out": Out((*_shape[:2], *_places[:_dims]), "float32"),
    }
    _rules = (
        rank("input", _dims + 2, _dims + 2),
        rank("grid", _dims + 2, _dims + 2),
        in_range("interpolationMode", 0, 2 if _dims == 2 else 1),
        in_range("paddingMode", 0, 2),
    )
    define(
        f"GridSampler{_dims}D",
        native(),
        reference=lambda input, grid, **how: sampled(input, grid, *how.values()),
        contract=Contract({"input": FLOAT, "grid": FLOAT, "out": FLOAT}, (same_dtype("input", "grid", "out"), *_rules)),
        samples=_forward_samples(_dims),
        errors=samples.errors(
            samples.null(_base, "grid"),
            samples.bad_dtype(_base, "input", "int32", _shape),
            ErrorSample({**_base, "paddingMode": 3}, 161002, ("paddingMode", "[0, 2]", "3")),
            ErrorSample({**_base, "grid": samples.make((3, 4), "float32")}, 161002, ("grid", f"[{_dims + 2}]")),
        ),
        cost=Cost(operations_per_element=2.0**_dims * 4),
    )
    define(
        f"GridSampler{_dims}DBackward",
        native(),
        reference=_backward,
        contract=Contract(
            dict.fromkeys(("gradOutput", "input", "grid", "inputGrad", "gridGrad"), FLOAT),
            (same_dtype("input", "grid", "gradOutput"), *_rules),
        ),
        samples=_backward_samples(_dims),
        cost=Cost(operations_per_element=2.0**_dims * 8, kernel=f"GridSampler{_dims}DGrad"),
    )
