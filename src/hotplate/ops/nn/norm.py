"""Layer and group normalization, and their gradients."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
FLOAT32 = dtypes("float32")
# Sums over rows in half types differ in the last place; gradients of the scale sum over all rows.
LOOSE = {"bfloat16": (2e-2, 3e-2), "float16": (3e-3, 5e-3), "float32": (1e-5, 2e-5)}
MASKS = ((True, True, True), (True, False, False), (False, True, True))


def wanted(mask: list[bool], *values: Any) -> tuple[Any, ...]:
    """Those of the values whose output is asked for."""
    return tuple(v for m, v in zip(mask, values, strict=True) if m)


def normalized(x: T, over: list[int], eps: float) -> tuple[T, T, T]:
    """(x - mean) * rstd, mean, rstd; the statistics keep the reduced dimensions with size 1."""
    if x.numel():
        mean = x.mean(over, True)
        rstd = ((x - mean).square().mean(over, True) + eps).rsqrt()
    else:
        mean = rstd = x.sum(over, True)
    return (x - mean) * rstd, mean, rstd


def gradients(function: Callable[..., T], dy: T, *inputs: T | None) -> list[T | None]:
    """Gradients of function(*inputs) by autograd in float64."""
    leaves = [None if t is None else t.detach().double().clone().requires_grad_(True) for t in inputs]
    with torch.enable_grad():
        y = function(*leaves)
        given = [t for t in leaves if t is not None]
        found = iter(torch.autograd.grad(y, given, dy.double(), allow_unused=True))
    return [None if t is None else next(found) for t in leaves]


# --- layer norm -------------------------------------------------------------------------------------------------------
LAYER_SHAPES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((7,), 1),
    ((3, 5), 1),
    ((2, 3, 4), 2),
    ((2, 5, 65), 1),
    ((0, 4), 1),
)


def layer_norm(x: T, shape: list[int], weight: T | None, bias: T | None, eps: float) -> tuple[T, T, T]:
    """y, mean, rstd; the mean of nothing is of no concern."""
    y, mean, rstd = normalized(x, list(range(x.dim() - len(shape), x.dim())), eps)
    y = y if weight is None else y * weight
    return (y if bias is None else y + bias), mean, rstd


def statistics_shape(shape: tuple[int, ...], last: int) -> tuple[int, ...]:
    """What torch_npu allocates for mean and rstd: 1 for the normalized dimensions; flat when there are no rows."""
    rows = 1
    for s in shape[: len(shape) - last]:
        rows *= s
    return (*shape[: len(shape) - last], *(1,) * last) if rows else (rows,)


def _layer_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, last in LAYER_SHAPES:
            inner = shape[len(shape) - last :]
            for affine in (True, False):
                for parameter in {d, "float32"}:
                    stats = Out(statistics_shape(shape, last), "float32")
                    yield Sample(
                        {
                            "input": samples.make(shape, d),
                            "normalizedShape": list(inner),
                            "weightOptional": samples.make(inner, parameter, low=0.5, high=1.5) if affine else None,
                            "biasOptional": samples.make(inner, parameter, seed=1) if affine else None,
                            "eps": 1e-5,
                            "out": Out(shape, d),
                            "meanOutOptional": stats,
                            "rstdOutOptional": stats,
                        },
                        f"{d} {shape} over {last}, affine {affine} in {parameter}",
                        tolerance=LOOSE[d],
                    )


def _layer_reference(
    input: T, normalizedShape: list[int], weightOptional: T | None, biasOptional: T | None, eps: float
) -> tuple[T, T, T]:
    y, mean, rstd = layer_norm(input, normalizedShape, weightOptional, biasOptional, eps)
    shape = statistics_shape(tuple(input.shape), len(normalizedShape))
    return y, mean.reshape(shape), rstd.reshape(shape)


_layer_base = {
    "input": samples.make((2, 3), "float32"),
    "normalizedShape": [3],
    "weightOptional": None,
    "biasOptional": None,
    "eps": 1e-5,
    "out": Out((2, 3), "float32"),
    "meanOutOptional": None,
    "rstdOutOptional": None,
}
_layer_contract = Contract(
    {
        "input": FLOAT,
        "weightOptional": FLOAT,
        "biasOptional": FLOAT,
        "out": FLOAT,
        "meanOutOptional": FLOAT,
        "rstdOutOptional": FLOAT,
    },
    (
        same_dtype("input", "out"),
        same_shape("input", "out"),
        custom("normalized_shape", "input", "normalizedShape", "weightOptional", "biasOptional"),
    ),
)
_layer_errors = samples.errors(
    samples.null(_layer_base, "input"),
    samples.bad_dtype(_layer_base, "input", "int32"),
    ErrorSample({**_layer_base, "normalizedShape": [2]}, 161002, ("normalizedShape", "[2]", "[2,3]")),
    ErrorSample({**_layer_base, "weightOptional": samples.make((2,), "float32")}, 161002, ("weight", "[2]", "[3]")),
    ErrorSample({**_layer_base, "out": Out((2, 4), "float32")}, 161002, ("out", "[2,4]", "[2,3]")),
)
for _name in ("LayerNorm", "FastLayerNorm"):
    define(
        _name,
        native(),
        reference=_layer_reference,
        contract=_layer_contract,
        samples=_layer_samples,
        errors=_layer_errors,
        cost=Cost(operations_per_element=8.0, kernel="LayerNormV4"),
    )


def _layer_backward_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, last in LAYER_SHAPES:
            inner = shape[len(shape) - last :]
            x = samples.make(shape, d)
            _, mean, rstd = layer_norm(x.double(), list(inner), None, None, 1e-5)
            for mask in MASKS:
                outs = {
                    "gradInputOut": Out(shape, d),
                    "gradWeightOut": Out(inner, "float32"),
                    "gradBiasOut": Out(inner, "float32"),
                }
                yield Sample(
                    {
                        "gradOut": samples.make(shape, d, seed=2),
                        "input": x,
                        "normalizedShape": list(inner),
                        "mean": mean.float(),
                        "rstd": rstd.float(),
                        "weightOptional": samples.make(inner, d, low=0.5, high=1.5),
                        "biasOptional": samples.make(inner, d, seed=1),
                        "outputMask": list(mask),
                        **{k: v for (k, v), m in zip(outs.items(), mask, strict=True) if m},
                    },
                    f"{d} {shape} over {last}, mask {mask}",
                    tolerance=LOOSE[d],
                )
    # Far from 0, where statistics or products of a half type would show in the sum over the rows.
    for d in ("float16", "bfloat16"):
        x = samples.make((96, 16), d, low=1, high=100)
        _, mean, rstd = layer_norm(x.double(), [16], None, None, 1e-5)
        yield Sample(
            {
                "gradOut": torch.ones_like(x),
                "input": x,
                "normalizedShape": [16],
                "mean": mean.float(),
                "rstd": rstd.float(),
                "weightOptional": samples.make((16,), "float32", low=0.5, high=1.5),
                "biasOptional": samples.make((16,), "float32", seed=1),
                "outputMask": [False, True, True],
                "gradWeightOut": Out((16,), "float32"),
                "gradBiasOut": Out((16,), "float32"),
            },
            f"{d} far from 0",
            tolerance=(1e-4, 1e-3),
        )


def _layer_backward(
    gradOut: T,
    input: T,
    normalizedShape: list[int],
    mean: T,
    rstd: T,
    weightOptional: T | None,
    biasOptional: T | None,
    outputMask: list[bool],
) -> tuple[Any, ...]:
    def forward(x: T, weight: T, bias: T) -> T:
        return layer_norm(x, normalizedShape, weight, bias, 1e-5)[0]

    return wanted(outputMask, *gradients(forward, gradOut, input, weightOptional, biasOptional))


define(
    "LayerNormBackward",
    native(),
    reference=_layer_backward,
    contract=Contract(
        {
            "gradOut": FLOAT,
            "input": FLOAT,
            "mean": FLOAT,
            "rstd": FLOAT,
            "weightOptional": FLOAT,
            "biasOptional": FLOAT,
            "gradInputOut": FLOAT,
            "gradWeightOut": FLOAT,
            "gradBiasOut": FLOAT,
        },
        (
            same_shape("input", "gradOut", "gradInputOut"),
            custom("normalized_shape", "input", "normalizedShape", "weightOptional", "biasOptional"),
        ),
    ),
    samples=_layer_backward_samples,
    cost=Cost(operations_per_element=16.0, kernel="LayerNormGradV3"),
)

# --- group norm -------------------------------------------------------------------------------------------------------
GROUP_SHAPES: tuple[tuple[tuple[int, ...], int], ...] = (((2, 6, 3, 5), 3), ((3, 4), 1), ((1, 8, 7), 8))


def _group_norm(x: T, weight: T | None, bias: T | None, group: int, eps: float) -> tuple[T, T, T]:
    y, mean, rstd = normalized(x.reshape(x.shape[0], group, -1), [2], eps)
    y = y.reshape(x.shape)
    channel = [-1 if i == 1 else 1 for i in range(x.dim())]
    y = y if weight is None else y * weight.view(channel)
    return (y if bias is None else y + bias.view(channel)), mean.squeeze(2), rstd.squeeze(2)


def _group_sizes(shape: tuple[int, ...]) -> dict[str, int]:
    inner = 1
    for s in shape[2:]:
        inner *= s
    return {"N": shape[0], "C": shape[1], "HxW": inner}


def _group_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, group in GROUP_SHAPES:
            for affine in (True, False):
                stats = Out((shape[0], group), d)
                yield Sample(
                    {
                        "self": samples.make(shape, d),
                        "gamma": samples.make((shape[1],), d, low=0.5, high=1.5) if affine else None,
                        "beta": samples.make((shape[1],), d, seed=1) if affine else None,
                        **_group_sizes(shape),
                        "group": group,
                        "eps": 1e-5,
                        "out": Out(shape, d),
                        "meanOut": stats,
                        "rstdOut": stats,
                    },
                    f"{d} {shape} in {group} groups, affine {affine}",
                    tolerance=LOOSE[d],
                )


define(
    "GroupNorm",
    native(),
    reference=lambda self, gamma, beta, N, C, HxW, group, eps: _group_norm(self, gamma, beta, group, eps),
    contract=Contract(
        {"self": FLOAT, "gamma": FLOAT, "beta": FLOAT, "out": FLOAT, "meanOut": FLOAT, "rstdOut": FLOAT},
        (same_dtype("self", "out"), same_shape("self", "out")),
    ),
    samples=_group_samples,
    cost=Cost(operations_per_element=8.0),
)


def _group_backward_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, group in GROUP_SHAPES:
            x = samples.make(shape, d)
            _, mean, rstd = _group_norm(x.double(), None, None, group, 1e-5)
            for mask in MASKS:
                parameter = Out((shape[1],), d)
                outs = {"gradInput": Out(shape, d), "gradGammaOut": parameter, "gradBetaOut": parameter}
                yield Sample(
                    {
                        "gradOut": samples.make(shape, d, seed=2),
                        "input": x,
                        "mean": mean.to(x.dtype),
                        "rstd": rstd.to(x.dtype),
                        "gamma": samples.make((shape[1],), d, low=0.5, high=1.5),
                        **_group_sizes(shape),
                        "group": group,
                        "outputMask": list(mask),
                        **{k: v for (k, v), m in zip(outs.items(), mask, strict=True) if m},
                    },
                    f"{d} {shape} in {group} groups, mask {mask}",
                    # The statistics are given in the dtype of the input.
                    tolerance={"bfloat16": (5e-2, 2e-1), "float16": (1e-2, 3e-2), "float32": (1e-5, 2e-5)}[d],
                )


def _group_backward(
    gradOut: T,
    input: T,
    mean: T,
    rstd: T,
    gamma: T | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    outputMask: list[bool],
) -> tuple[Any, ...]:
    def forward(x: T, weight: T, bias: T) -> T:
        return _group_norm(x, weight, bias, group, 1e-5)[0]

    return wanted(outputMask, *gradients(forward, gradOut, input, gamma, torch.zeros(C)))


define(
    "GroupNormBackward",
    native(),
    reference=_group_backward,
    contract=Contract(
        {
            "gradOut": FLOAT,
            "input": FLOAT,
            "mean": FLOAT,
            "rstd": FLOAT,
            "gamma": FLOAT,
            "gradInput": FLOAT,
            "gradGammaOut": FLOAT,
            "gradBetaOut": FLOAT,
        },
        (same_shape("input", "gradOut", "gradInput"),),
    ),
    samples=_group_backward_samples,
    cost=Cost(operations_per_element=16.0, kernel="GroupNormGrad"),
)
