"""Normalizations fused with what stands around them: an addition before, an activation behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import LOOSE, gradients

T = torch.Tensor
FLOAT32 = dtypes("float32")
EPS = 1e-5
# Sums over rows of half types.
LOOSE_GRADIENT = {"bfloat16": (2e-2, 6e-2), "float16": (3e-3, 1e-2), "float32": (2e-5, 5e-5)}
# Shape of x; gamma spans the last dimension.
ROWS: tuple[tuple[int, ...], ...] = ((3, 5), (2, 3, 64), (2, 2, 3, 7), (1, 65))


def layer_norm(x: T, gamma: T, beta: T | float, eps: float) -> T:
    """Over the dimensions of gamma."""
    over = list(range(x.dim() - gamma.dim(), x.dim()))
    centred = x - x.mean(over, True)
    return centred / (centred.square().mean(over, True) + eps).sqrt() * gamma + beta


def moments(x: T, gamma: T, eps: float) -> tuple[T, T]:
    """mean and rstd over the dimensions of gamma, which keep size 1."""
    over = list(range(x.dim() - gamma.dim(), x.dim()))
    mean = x.mean(over, True)
    return mean, ((x * x).mean(over, True) - mean * mean + eps).rsqrt()


def reduced_shape(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of mean and rstd."""
    return (*shape[:-1], 1)


# --- addition and layer norm ------------------------------------------------------------------------------------------
def _add_samples() -> Iterator[Sample]:
    mixed = [("float16", "float32", "float32"), ("bfloat16", "bfloat16", "float32")]
    kinds = [(d, d, d) for d in sorted(FLOAT)] + mixed
    for first, second, parameter in kinds:
        out = first if first == second else "float32"
        for shape in ROWS:
            for bias, extra in ((None, True), ("float32" if parameter == "float32" else parameter, False)):
                stats = Out(reduced_shape(shape), "float32")
                yield Sample(
                    {
                        "x1": samples.make(shape, first, seed=1),
                        "x2": samples.make(shape, second, seed=2),
                        "gamma": samples.make(shape[-1:], parameter, low=0.5, high=1.5, seed=3),
                        "beta": samples.make(shape[-1:], parameter, seed=4),
                        "biasOptional": None if bias is None else samples.make(shape[-1:], first, seed=5),
                        "epsilon": EPS,
                        "additionalOutput": extra,
                        "yOut": Out(shape, out),
                        "meanOut": stats,
                        "rstdOut": stats,
                        "xOut": Out(shape, out),
                    },
                    f"{first} + {second} {shape}, gamma {parameter}, bias {bias is not None}, sum wanted {extra}",
                    tolerance={**LOOSE, "bfloat16": (2e-2, 5e-2)}[first],
                )


def _add_reference(
    x1: T, x2: T, gamma: T, beta: T, biasOptional: T | None, epsilon: float, additionalOutput: bool
) -> tuple[Any, ...]:
    x = x1 + x2 + (0 if biasOptional is None else biasOptional)
    mean, rstd = moments(x, gamma, epsilon)
    return layer_norm(x, gamma, beta, epsilon), mean, rstd, x if additionalOutput else None


_ADD_TYPES = dict.fromkeys(("x1", "x2", "gamma", "beta", "biasOptional", "yOut", "xOut"), FLOAT)
define(
    "AddLayerNorm",
    native(),
    reference=_add_reference,
    contract=Contract(
        {**_ADD_TYPES, "meanOut": FLOAT32, "rstdOut": FLOAT32},
        (
            same_shape("x1", "x2", "yOut", "xOut"),
            same_shape("gamma", "beta"),
            same_dtype("yOut", "xOut"),
            custom("last_dims", "x1", "gamma", "biasOptional"),
        ),
    ),
    samples=_add_samples,
    errors=lambda: (
        samples.null(next(_add_samples()).arguments, "x2"),
        samples.bad_dtype(next(_add_samples()).arguments, "x1", "int32", (3, 5)),
        ErrorSample(
            {**next(_add_samples()).arguments, "x2": samples.make((3, 4), "bfloat16")}, 161002, ("x2", "[3,4]", "[3,5]")
        ),
        ErrorSample(
            {
                **next(_add_samples()).arguments,
                "gamma": samples.make((4,), "bfloat16"),
                "beta": samples.make((4,), "bfloat16"),
            },
            161002,
            ("gamma", "[4]", "[3,5]"),
        ),
    ),
    cost=Cost(operations_per_element=9.0),
)


def _add_grad_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in ROWS:
            for summed in (True, False):
                x1, x2 = (samples.make(shape, d, seed=s) for s in (1, 2))
                gamma = samples.make(shape[-1:], d, low=0.5, high=1.5, seed=3)
                mean, rstd = moments(x1.double() + x2.double(), gamma.double(), EPS)
                parameter = Out(shape[-1:], "float32")
                yield Sample(
                    {
                        "dy": samples.make(shape, d, seed=6),
                        "x1": x1,
                        "x2": x2,
                        "rstd": rstd.float(),
                        "mean": mean.float(),
                        "gamma": gamma,
                        "dsumOptional": samples.make(shape, d, seed=7) if summed else None,
                        "dxOut": Out(shape, d),
                        "dgammaOut": parameter,
                        "dbetaOut": parameter,
                    },
                    f"{d} {shape}, gradient of the sum {summed}",
                    tolerance=LOOSE_GRADIENT[d],
                )


def _add_grad(dy: T, x1: T, x2: T, rstd: T, mean: T, gamma: T, dsumOptional: T | None) -> tuple[Any, ...]:
    def forward(x: T, g: T, b: T) -> T:
        return layer_norm(x, g, b, EPS)

    dx, dgamma, dbeta = gradients(forward, dy, x1 + x2, gamma, torch.zeros_like(gamma))
    assert dx is not None
    return dx + (0 if dsumOptional is None else dsumOptional), dgamma, dbeta


define(
    "AddLayerNormGrad",
    native(),
    reference=_add_grad,
    contract=Contract(
        {
            **dict.fromkeys(("dy", "x1", "x2", "gamma", "dsumOptional", "dxOut"), FLOAT),
            **dict.fromkeys(("rstd", "mean", "dgammaOut", "dbetaOut"), FLOAT32),
        },
        (
            same_shape("x1", "x2", "dy", "dsumOptional", "dxOut"),
            same_shape("gamma", "dgammaOut", "dbetaOut"),
            same_shape("mean", "rstd"),
            custom("last_dims", "x1", "gamma"),
        ),
    ),
    samples=_add_grad_samples,
    errors=lambda: (
        samples.null(next(_add_grad_samples()).arguments, "rstd"),
        ErrorSample(
            {**next(_add_grad_samples()).arguments, "dgammaOut": Out((4,), "float32")},
            161002,
            ("dgammaOut", "[4]", "[5]"),
        ),
    ),
    cost=Cost(operations_per_element=16.0),
)


# --- deep norm --------------------------------------------------------------------------------------------------------
ALPHA = 0.75


def _deep_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in ROWS:
            stats = Out(reduced_shape(shape), "float32")
            yield Sample(
                {
                    "x": samples.make(shape, d, seed=1),
                    "gx": samples.make(shape, d, seed=2),
                    "beta": samples.make(shape[-1:], d, seed=4),
                    "gamma": samples.make(shape[-1:], d, low=0.5, high=1.5, seed=3),
                    "alpha": ALPHA,
                    "epsilon": EPS,
                    "meanOut": stats,
                    "rstdOut": stats,
                    "yOut": Out(shape, d),
                },
                f"{d} {shape}",
                tolerance=LOOSE[d],
            )


def _deep(x: T, gx: T, beta: T, gamma: T, alpha: float, epsilon: float) -> tuple[T, ...]:
    inner = alpha * x + gx
    return *moments(inner, gamma, epsilon), layer_norm(inner, gamma, beta, epsilon)


define(
    "DeepNorm",
    native(),
    reference=_deep,
    contract=Contract(
        {**dict.fromkeys(("x", "gx", "beta", "gamma", "yOut"), FLOAT), "meanOut": FLOAT32, "rstdOut": FLOAT32},
        (
            same_dtype("x", "gx", "beta", "gamma", "yOut"),
            same_shape("x", "gx", "yOut"),
            same_shape("gamma", "beta"),
            custom("rms_norm", "x", "gamma", "rstdOut"),
            same_shape("rstdOut", "meanOut"),
        ),
    ),
    samples=_deep_samples,
    errors=lambda: (
        samples.null(next(_deep_samples()).arguments, "gx"),
        samples.bad_dtype(next(_deep_samples()).arguments, "x", "float64", (3, 5)),
        ErrorSample(
            {**next(_deep_samples()).arguments, "meanOut": Out((3, 5), "float32")},
            161002,
            ("meanOut", "[3,5]", "[3,1]"),
        ),
    ),
    cost=Cost(operations_per_element=9.0),
)


def _deep_grad_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in ROWS:
            x, gx = (samples.make(shape, d, seed=s) for s in (1, 2))
            gamma = samples.make(shape[-1:], d, low=0.5, high=1.5, seed=3)
            mean, rstd = moments(ALPHA * x.double() + gx.double(), gamma.double(), EPS)
            parameter = Out(shape[-1:], "float32")
            yield Sample(
                {
                    "dy": samples.make(shape, d, seed=6),
                    "x": x,
                    "gx": gx,
                    "gamma": gamma,
                    "mean": mean.float(),
                    "rstd": rstd.float(),
                    "alpha": ALPHA,
                    "dxOut": Out(shape, d),
                    "dgxOut": Out(shape, d),
                    "dbetaOut": parameter,
                    "dgammaOut": parameter,
                },
                f"{d} {shape}",
                tolerance=LOOSE_GRADIENT[d],
            )


def _deep_grad(dy: T, x: T, gx: T, gamma: T, mean: T, rstd: T, alpha: float) -> tuple[Any, ...]:
    def forward(a: T, b: T, beta: T, g: T) -> T:
        return layer_norm(alpha * a + b, g, beta, EPS)

    return tuple(gradients(forward, dy, x, gx, torch.zeros_like(gamma), gamma))


define(
    "DeepNormGrad",
    native(),
    reference=_deep_grad,
    contract=Contract(
        {
            **dict.fromkeys(("dy", "x", "gx", "gamma", "dxOut", "dgxOut"), FLOAT),
            **dict.fromkeys(("mean", "rstd", "dbetaOut", "dgammaOut"), FLOAT32),
        },
        (
            same_dtype("dy", "x", "gx", "gamma", "dxOut", "dgxOut"),
            same_shape("x", "dy", "gx", "dxOut", "dgxOut"),
            same_shape("gamma", "dbetaOut", "dgammaOut"),
            custom("rms_norm", "x", "gamma", "rstd"),
            same_shape("rstd", "mean"),
        ),
    ),
    samples=_deep_grad_samples,
    errors=lambda: (
        samples.null(next(_deep_grad_samples()).arguments, "mean"),
        ErrorSample(
            {**next(_deep_grad_samples()).arguments, "gx": samples.make((4, 5), "bfloat16")},
            161002,
            ("gx", "[4,5]", "[3,5]"),
        ),
    ),
    cost=Cost(operations_per_element=16.0),
)
