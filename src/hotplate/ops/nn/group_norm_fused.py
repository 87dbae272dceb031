"""Group normalization with an activation behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import LOOSE, gradients
from hotplate.ops.nn.norm_fused import EPS, LOOSE_GRADIENT, moments

T = torch.Tensor
GROUPS: tuple[tuple[tuple[int, ...], int], ...] = (((2, 6, 3, 5), 3), ((3, 4), 2), ((1, 8, 7), 8), ((2, 6, 5), 1))


def _group(x: T, gamma: T | None, beta: T | None, count: int, eps: float) -> tuple[T, T, T]:
    parts = x.reshape(x.shape[0], count, -1)
    mean, rstd = moments(parts, parts[0, 0], eps)
    y = ((parts - mean) * rstd).reshape(x.shape)
    channel = [-1 if i == 1 else 1 for i in range(x.dim())]
    y = y if gamma is None else y * gamma.reshape(channel)
    y = y if beta is None else y + beta.reshape(channel)
    return y, mean.squeeze(2), rstd.squeeze(2)


def _swish(y: T, scale: float) -> T:
    return y / (1 + torch.exp(-scale * y))


def _group_cases() -> Iterator[tuple[str, tuple[int, ...], int, dict[str, Any]]]:
    for d in sorted(FLOAT):
        for shape, count in GROUPS:
            yield (
                d,
                shape,
                count,
                {
                    "gamma": samples.make(shape[1:2], d, low=0.5, high=1.5, seed=3),
                    "beta": samples.make(shape[1:2], d, seed=4),
                },
            )


def _silu_samples() -> Iterator[Sample]:
    for d, shape, count, affine in _group_cases():
        stats = Out((shape[0], count), d)
        for parameters in (affine, {}):
            yield Sample(
                {
                    "self": samples.make(shape, d, seed=1),
                    **parameters,
                    "group": count,
                    "eps": EPS,
                    "out": Out(shape, d),
                    "meanOut": stats,
                    "rstdOut": stats,
                },
                f"{d} {shape} in {count} groups, affine {bool(parameters)}",
                tolerance=LOOSE[d],
            )


def _silu(self: T, gamma: T | None, beta: T | None, group: int, eps: float) -> tuple[T, T, T]:
    y, mean, rstd = _group(self, gamma, beta, group, eps)
    return _swish(y, 1.0), mean, rstd


define(
    "GroupNormSilu",
    native(),
    reference=_silu,
    contract=Contract(
        dict.fromkeys(("self", "gamma", "beta", "out", "meanOut", "rstdOut"), FLOAT),
        (
            same_dtype("self", "out"),
            same_shape("self", "out"),
            same_shape("meanOut", "rstdOut"),
            custom("groups", "self", "group", "gamma", "beta"),
        ),
    ),
    samples=_silu_samples,
    errors=lambda: (
        samples.null(next(_silu_samples()).arguments, "self"),
        ErrorSample({**next(_silu_samples()).arguments, "group": 4}, 161002, ("group", "4", "[2,6,3,5]")),
        ErrorSample(
            {**next(_silu_samples()).arguments, "gamma": samples.make((5,), "bfloat16")},
            161002,
            ("gamma", "[5]", "[6]"),
        ),
    ),
    cost=Cost(operations_per_element=11.0),
)


def _swish_samples() -> Iterator[Sample]:
    for d, shape, count, affine in _group_cases():
        stats = Out((shape[0], count), d)
        for activate, scale in ((True, 1.0), (True, 1.5), (False, 1.0)):
            yield Sample(
                {
                    "x": samples.make(shape, d, seed=1),
                    **affine,
                    "numGroups": count,
                    "dataFormatOptional": "NCHW",
                    "eps": EPS,
                    "activateSwish": activate,
                    "swishScale": scale,
                    "yOut": Out(shape, d),
                    "meanOut": stats,
                    "rstdOut": stats,
                },
                f"{d} {shape} in {count} groups, swish {activate} {scale}",
                tolerance=LOOSE[d],
            )


def _group_swish(
    x: T, gamma: T, beta: T, numGroups: int, dataFormatOptional: str, eps: float, activateSwish: bool, swishScale: float
) -> tuple[T, T, T]:
    y, mean, rstd = _group(x, gamma, beta, numGroups, eps)
    return _swish(y, swishScale) if activateSwish else y, mean, rstd


define(
    "GroupNormSwish",
    native(),
    reference=_group_swish,
    contract=Contract(
        dict.fromkeys(("x", "gamma", "beta", "yOut", "meanOut", "rstdOut"), FLOAT),
        (
            same_dtype("x", "gamma", "beta", "yOut"),
            same_shape("x", "yOut"),
            same_shape("meanOut", "rstdOut"),
            custom("groups", "x", "numGroups", "gamma", "beta"),
        ),
    ),
    samples=_swish_samples,
    errors=lambda: (
        samples.null(next(_swish_samples()).arguments, "beta"),
        ErrorSample({**next(_swish_samples()).arguments, "numGroups": 5}, 161002, ("numGroups", "5", "[2,6,3,5]")),
    ),
    cost=Cost(operations_per_element=11.0),
)


def _swish_grad_samples() -> Iterator[Sample]:
    for d, shape, count, affine in _group_cases():
        x = samples.make(shape, d, seed=1)
        _, mean, rstd = _group(x.double(), None, None, count, EPS)
        parameter = Out(shape[1:2], d)
        for wanted in ((True, True), (False, True), (False, False)):
            yield Sample(
                {
                    "dy": samples.make(shape, d, seed=6),
                    "mean": mean.to(x.dtype),
                    "rstd": rstd.to(x.dtype),
                    "x": x,
                    **affine,
                    "numGroups": count,
                    "dataFormatOptional": "NCHW",
                    "swishScale": 1.25,
                    "dgammaIsRequire": wanted[0],
                    "dbetaIsRequire": wanted[1],
                    "dxOut": Out(shape, d),
                    "dgammaOut": parameter,
                    "dbetaOut": parameter,
                },
                f"{d} {shape} in {count} groups, wanted {wanted}",
                tolerance=LOOSE_GRADIENT[d],
            )


def _swish_grad(
    dy: T,
    mean: T,
    rstd: T,
    x: T,
    gamma: T,
    beta: T,
    numGroups: int,
    dataFormatOptional: str,
    swishScale: float,
    dgammaIsRequire: bool,
    dbetaIsRequire: bool,
) -> tuple[Any, ...]:
    # With the statistics as they are given, which in half types differ from those of x.
    parts = x.reshape(x.shape[0], numGroups, -1)
    normal = (parts - mean.unsqueeze(2)) * rstd.unsqueeze(2)

    def behind(n: T, g: T, b: T) -> T:
        channel = [-1 if i == 1 else 1 for i in range(x.dim())]
        return _swish(n.reshape(x.shape) * g.reshape(channel) + b.reshape(channel), swishScale)

    dn, dgamma, dbeta = gradients(behind, dy, normal, gamma, beta)
    assert dn is not None
    # The Jacobian of the normalization of one group.
    size = parts.shape[2]
    jacobian = torch.eye(size) - 1 / size - normal.unsqueeze(3) * normal.unsqueeze(2) / size
    dx = ((jacobian @ dn.unsqueeze(3)).squeeze(3) * rstd.unsqueeze(2)).reshape(x.shape)
    return dx, dgamma if dgammaIsRequire else None, dbeta if dbetaIsRequire else None


define(
    "GroupNormSwishGrad",
    native(),
    reference=_swish_grad,
    contract=Contract(
        dict.fromkeys(("dy", "mean", "rstd", "x", "gamma", "beta", "dxOut", "dgammaOut", "dbetaOut"), FLOAT),
        (
            same_dtype("x", "dy", "gamma", "beta", "dxOut"),
            same_dtype("gamma", "dgammaOut", "dbetaOut"),
            same_shape("x", "dy", "dxOut"),
            same_shape("gamma", "dgammaOut", "dbetaOut"),
            custom("groups", "x", "numGroups", "gamma", "beta"),
        ),
    ),
    samples=_swish_grad_samples,
    errors=lambda: (
        samples.null(next(_swish_grad_samples()).arguments, "x"),
        ErrorSample({**next(_swish_grad_samples()).arguments, "numGroups": 0}, 161002, ("numGroups", "0")),
    ),
    cost=Cost(operations_per_element=20.0),
)
