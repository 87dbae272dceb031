"""Rotary position embedding with full-width cosines and sines, and its gradient."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, in_range, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import shapes

T = torch.Tensor
HALF, INTERLEAVED, QUARTER, INTERLEAVED_HALF = range(4)  # the attribute `mode`
MODES = (HALF, INTERLEAVED, QUARTER, INTERLEAVED_HALF)
LOOSE = {"bfloat16": (1.6e-2, 4e-2), "float16": (2e-3, 4e-3), "float32": (1e-5, 1e-5)}


def sorted_by(x: T, mode: int) -> T:
    """What the cosines multiply: x, in the last mode with its even elements in front."""
    return torch.cat([x[..., ::2], x[..., 1::2]], -1) if mode == INTERLEAVED_HALF else x


def rotated(x: T, mode: int) -> T:
    """Each plane turned by a quarter."""
    if mode == INTERLEAVED:
        return torch.stack([-x[..., 1::2], x[..., ::2]], -1).flatten(-2)
    if mode == QUARTER:
        a, b, c, d = x.chunk(4, -1)
        return torch.cat([-b, a, -d, c], -1)
    a, b = sorted_by(x, mode).chunk(2, -1)
    return torch.cat([-b, a], -1)


def rotary(x: T, cos: T, sin: T, mode: int) -> T:
    """x cos + rotated(x) sin."""
    return sorted_by(x, mode) * cos + rotated(x, mode) * sin


# x, cos: BSND, SBND, BNSD, and one table for each batch.
SHAPES = (
    ((2, 6, 3, 80), (1, 6, 1, 80)),
    ((6, 2, 3, 64), (6, 1, 1, 64)),
    ((2, 3, 6, 16), (1, 1, 6, 16)),
    ((2, 5, 3, 32), (2, 5, 1, 32)),
    ((1, 4, 2, 6), (1, 4, 1, 6)),
)


def _cases() -> Iterator[tuple[str, dict[str, Any], str]]:
    for d in sorted(FLOAT):
        for shape, table in SHAPES:
            for mode in MODES:
                if mode == QUARTER and shape[-1] % 4:
                    continue
                tables = {n: samples.make(table, d, low=-1, high=1, seed=i) for i, n in enumerate(("cos", "sin"))}
                yield d, {"x": samples.make(shape, d, seed=3), **tables, "mode": mode}, f"{d} {shape}, mode {mode}"


_base = {
    "x": samples.make((2, 6, 3, 80), "float32"),
    "cos": samples.make((1, 6, 1, 80), "float32"),
    "sin": samples.make((1, 6, 1, 80), "float32"),
    "mode": HALF,
    "out": Out((2, 6, 3, 80), "float32"),
}


def _bnsd(heads: int, rows: int) -> dict[str, Any]:
    table = samples.make((1, 1, rows, 128), "float16")
    return {
        "x": samples.make((2, heads, rows, 128), "float16"),
        "cos": table,
        "sin": table,
        "mode": HALF,
        "out": Out((2, heads, rows, 128), "float16"),
    }


define(
    "RotaryPositionEmbedding",
    native(),
    reference=rotary,
    contract=Contract(
        {"x": FLOAT, "cos": FLOAT, "sin": FLOAT, "out": FLOAT},
        (
            same_dtype("x", "cos", "sin", "out"),
            same_shape("x", "out"),
            in_range("mode", 0, 3),
            custom("rotary", "x", "cos", "sin", "mode", code=561002),
        ),
    ),
    samples=lambda: (
        Sample({**a, "out": Out(tuple(a["x"].shape), d)}, note, tolerance=LOOSE[d]) for d, a, note in _cases()
    ),
    errors=samples.errors(
        samples.null(_base, "cos"),
        samples.bad_dtype(_base, "x", "int32", (2, 6, 3, 80)),
        ErrorSample({**_base, "mode": 4}, 161002, ("mode", "[0, 3]", "4")),
        ErrorSample(
            {**_base, "cos": samples.make((1, 6, 1, 40), "float32"), "sin": samples.make((1, 6, 1, 40), "float32")},
            561002,
            ("head_dim", "40", "80"),
        ),
        ErrorSample(_bnsd(32, 4), 561002, ("BNSD", "do not use RotaryPositionEmbedding fusion operator")),
    ),
    cost=Cost(operations_per_element=4.0),
)


def _matrix(d: int, dtype: str) -> T:
    """The exchange of mode 0 as a matrix from the right."""
    turn = rotated(torch.eye(d), HALF)
    return turn.to(samples.torch_dtype(dtype))


def _v2_samples() -> Iterator[Sample]:
    for d, a, note in _cases():
        x = tuple(a["x"].shape)
        yield Sample({**a, "rotate": None, "out": Out(x, d)}, note, tolerance=LOOSE[d])
        if a["mode"] in (HALF, INTERLEAVED):
            yield Sample(
                {**a, "rotate": _matrix(x[-1], d), "out": Out(x, d)}, f"{note}, by a matrix", tolerance=LOOSE[d]
            )


define(
    "RotaryPositionEmbeddingV2",
    native(),
    reference=lambda x, cos, sin, mode, rotate: (
        rotary(x, cos, sin, mode) if rotate is None else x * cos + x @ rotate * sin
    ),
    contract=Contract(
        {"x": FLOAT, "cos": FLOAT, "sin": FLOAT, "rotate": FLOAT, "out": FLOAT},
        (
            same_dtype("x", "cos", "sin", "rotate", "out"),
            same_shape("x", "out"),
            in_range("mode", 0, 3),
            custom("rotary", "x", "cos", "sin", "mode", code=561002),
            shapes(x="*B D", rotate="D D"),
        ),
    ),
    samples=_v2_samples,
    errors=samples.errors(
        samples.null({**_base, "rotate": None}, "cos"),
        samples.bad_dtype({**_base, "rotate": None}, "x", "int32", (2, 6, 3, 80)),
        ErrorSample({**_base, "rotate": samples.make((40, 80), "float32")}, 161002, ("rotate", "D = 80", "[40,80]")),
        ErrorSample(
            {
                **_base,
                "rotate": None,
                "mode": 2,
                "x": samples.make((1, 4, 2, 6), "float32"),
                "cos": samples.make((1, 4, 1, 6), "float32"),
                "sin": samples.make((1, 4, 1, 6), "float32"),
                "out": Out((1, 4, 2, 6), "float32"),
            },
            561002,
            ("multiple of 4", "6"),
        ),
        ErrorSample(
            {**_bnsd(32, 4), "rotate": None}, 561002, ("BNSD", "do not use RotaryPositionEmbedding fusion operator")
        ),
    ),
    cost=Cost(operations_per_element=4.0, kernel="RotaryPositionEmbedding"),
)


def _gradients(dy: T, cos: T, sin: T, xOptional: T | None, mode: int) -> tuple[T, T, T]:
    x = torch.zeros_like(dy) if xOptional is None else xOptional
    leaves = [t.detach().clone().requires_grad_(True) for t in (x, cos, sin)]
    with torch.enable_grad():
        dx, dcos, dsin = torch.autograd.grad(rotary(leaves[0], leaves[1], leaves[2], mode), leaves, dy)
    return dx, dcos, dsin


def _gradient_samples() -> Iterator[Sample]:
    for d, a, note in _cases():
        for given in (True, False):
            x, table = tuple(a["x"].shape), tuple(a["cos"].shape)
            yield Sample(
                {
                    "dy": samples.make(x, d, seed=4),
                    "cos": a["cos"],
                    "sin": a["sin"],
                    "xOptional": a["x"] if given else None,
                    "mode": a["mode"],
                    "dxOut": Out(x, d),
                    "dcosOut": Out(table, d),
                    "dsinOut": Out(table, d),
                },
                f"{note}, x given: {given}",
                tolerance=LOOSE[d],
            )


define(
    "RotaryPositionEmbeddingGrad",
    native(),
    reference=_gradients,
    contract=Contract(
        dict.fromkeys(("dy", "cos", "sin", "xOptional", "dxOut", "dcosOut", "dsinOut"), FLOAT),
        (
            same_dtype("dy", "cos", "sin"),
            same_shape("dy", "xOptional", "dxOut"),
            same_shape("cos", "sin", "dcosOut", "dsinOut"),
            in_range("mode", 0, 3),
            custom("rotary", "dy", "cos", "sin", "mode", code=561002),
        ),
    ),
    samples=_gradient_samples,
    cost=Cost(operations_per_element=8.0),
)
