"""SwiGLU: silu of one half of a dimension times the other half."""

from __future__ import annotations

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dim_of, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (1.6e-2, 2e-2), "float16": (2e-3, 4e-3), "float32": (1e-5, 1e-5)}
SHAPES = (
    ((6,), 0, (3,)),
    ((2, 130), -1, (2, 65)),
    ((4, 3, 2), 0, (2, 3, 2)),
    ((2, 3, 8), 2, (2, 3, 4)),
    ((0, 4), 1, (0, 2)),
)


def swiglu(x: T, dim: int) -> T:
    """silu(first half) * second half."""
    a, b = x.chunk(2, dim)
    return a / (1 + torch.exp(-a)) * b


_base = {"x": samples.make((2, 6), "float32"), "dim": -1, "out": Out((2, 3), "float32")}
define(
    "SwiGlu",
    native(),
    reference=swiglu,
    contract=Contract(
        {"x": FLOAT, "out": FLOAT}, (same_dtype("x", "out"), dim_of("dim", "x"), custom("halved", "x", "dim", "out"))
    ),
    samples=lambda: (
        Sample({"x": samples.make(s, d), "dim": dim, "out": Out(o, d)}, f"{d} {s} over {dim}", tolerance=LOOSE[d])
        for d in sorted(FLOAT)
        for s, dim, o in SHAPES
    ),
    errors=samples.errors(
        samples.null(_base, "x"),
        samples.bad_dtype(_base, "x", "int32"),
        ErrorSample({**_base, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
        ErrorSample({**_base, "x": samples.make((2, 5), "float32")}, 161002, ("even", "5")),
        ErrorSample({**_base, "out": Out((2, 6), "float32")}, 161002, ("out", "[2,3]", "[2,6]")),
    ),
    cost=Cost(operations_per_element=6.0),
)


def _gradient(yGrad: T, x: T, dim: int) -> T:
    x = x.detach().clone().requires_grad_(True)
    with torch.enable_grad():
        (result,) = torch.autograd.grad(swiglu(x, dim), x, yGrad)
    return result


define(
    "SwiGluGrad",
    native(),
    reference=_gradient,
    contract=Contract(
        {"yGrad": FLOAT, "x": FLOAT, "out": FLOAT},
        (
            same_dtype("x", "yGrad", "out"),
            same_shape("x", "out"),
            dim_of("dim", "x"),
            custom("halved", "x", "dim", "yGrad"),
        ),
    ),
    samples=lambda: (
        Sample(
            {"yGrad": samples.make(o, d, seed=1), "x": samples.make(s, d), "dim": dim, "out": Out(s, d)},
            f"{d} {s} over {dim}",
            tolerance=LOOSE[d],
        )
        for d in sorted(FLOAT)
        for s, dim, o in SHAPES
    ),
    cost=Cost(operations_per_element=10.0),
)
