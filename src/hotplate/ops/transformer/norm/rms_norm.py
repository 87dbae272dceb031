"""Root mean square normalization over the last dimensions, and its gradient."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (2e-2, 2e-2), "float16": (3e-3, 3e-3), "float32": (1e-5, 1e-5)}
# Shape of x, number of dimensions of gamma.
SHAPES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((3, 5, 64), 1),
    ((2, 7), 1),
    ((2, 3, 4), 2),
    ((65,), 1),
    ((0, 4), 1),
)
# x and gamma: the scale may stay in float32 beside half types.
TYPES = (("float32", "float32"), ("float16", "float16"), ("bfloat16", "bfloat16"), ("bfloat16", "float32"))


def rms_norm(x: T, gamma: T, epsilon: float) -> tuple[T, T]:
    """x / sqrt(mean(x^2) + epsilon) * gamma, and the reciprocal root."""
    over = list(range(x.dim() - gamma.dim(), x.dim()))
    rstd = (x.square().sum(over, True) / max(gamma.numel(), 1) + epsilon).rsqrt()
    return x * rstd * gamma, rstd


def statistics_shape(shape: tuple[int, ...], inner: int) -> tuple[int, ...]:
    """The shape of rstd."""
    return (*shape[: len(shape) - inner], *(1,) * inner)


def _forward_samples() -> Iterator[Sample]:
    for d, g in TYPES:
        for shape, inner in SHAPES:
            yield Sample(
                {
                    "x": samples.make(shape, d),
                    "gamma": samples.make(shape[len(shape) - inner :], g, low=0.5, high=1.5),
                    "epsilon": 1e-6,
                    "yOut": Out(shape, d),
                    "rstdOut": Out(statistics_shape(shape, inner), "float32"),
                },
                f"{d} {shape}, gamma {g}",
                tolerance=LOOSE[d],
            )
    large = torch.full((2, 64), 300.0, dtype=torch.float16)
    yield Sample(
        {
            "x": large,
            "gamma": torch.ones(64, dtype=torch.float16),
            "epsilon": 1e-6,
            "yOut": Out((2, 64), "float16"),
            "rstdOut": Out((2, 1), "float32"),
        },
        "squares beyond float16",
        tolerance=LOOSE["float16"],
    )


_base = {
    "x": samples.make((3, 5, 64), "float32"),
    "gamma": samples.make((64,), "float32"),
    "epsilon": 1e-6,
    "yOut": Out((3, 5, 64), "float32"),
    "rstdOut": Out((3, 5, 1), "float32"),
}
FLOAT32 = dtypes("float32")
define(
    "RmsNorm",
    native(),
    reference=rms_norm,
    contract=Contract(
        {"x": FLOAT, "gamma": FLOAT, "yOut": FLOAT, "rstdOut": FLOAT32},
        (same_dtype("x", "yOut"), same_shape("x", "yOut"), custom("rms_norm", "x", "gamma", "rstdOut")),
    ),
    samples=_forward_samples,
    errors=samples.errors(
        samples.null(_base, "gamma"),
        samples.bad_dtype(_base, "x", "int32", (3, 5, 64)),
        ErrorSample({**_base, "gamma": samples.make((32,), "float32")}, 161002, ("gamma", "[32]", "[3,5,64]")),
        ErrorSample({**_base, "rstdOut": Out((3, 5, 64), "float32")}, 161002, ("rstdOut", "[3,5,1]", "[3,5,64]")),
        ErrorSample(
            {**_base, "rstdOut": Out((3, 5, 1), "float16")}, 161002, ("rstdOut", "not implemented for DT_FLOAT16")
        ),
    ),
    cost=Cost(operations_per_element=6.0),
)


def _backward_samples() -> Iterator[Sample]:
    for d, g in TYPES:
        for shape, inner in SHAPES:
            x = samples.make(shape, d)
            gamma = samples.make(shape[len(shape) - inner :], g, low=0.5, high=1.5)
            yield Sample(
                {
                    "dy": samples.make(shape, d, seed=1),
                    "x": x,
                    "rstd": rms_norm(x.double(), gamma.double(), 1e-6)[1].float(),
                    "gamma": gamma,
                    "dxOut": Out(shape, d),
                    "dgammaOut": Out(tuple(gamma.shape), "float32"),
                },
                f"{d} {shape}, gamma {g}",
                tolerance={"bfloat16": (2e-2, 5e-2), "float16": (3e-3, 1e-2), "float32": (1e-5, 2e-5)}[d],
            )


def _backward(dy: T, x: T, rstd: T, gamma: T) -> tuple[Any, ...]:
    leaves = [t.detach().clone().requires_grad_(True) for t in (x, gamma)]
    with torch.enable_grad():
        return torch.autograd.grad(rms_norm(leaves[0], leaves[1], 1e-6)[0], leaves, dy)


define(
    "RmsNormGrad",
    native(),
    reference=_backward,
    contract=Contract(
        {"dy": FLOAT, "x": FLOAT, "rstd": FLOAT32, "gamma": FLOAT, "dxOut": FLOAT, "dgammaOut": FLOAT},
        (
            same_dtype("x", "dy", "dxOut"),
            same_shape("x", "dy", "dxOut"),
            same_shape("gamma", "dgammaOut"),
            custom("rms_norm", "x", "gamma", "rstd"),
        ),
    ),
    samples=_backward_samples,
    cost=Cost(operations_per_element=12.0),
)
