"""Adam steps whose rates are tensors: the older forms of the optimizer operators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Sample, define, native

T = torch.Tensor
SHAPES: tuple[tuple[int, ...], ...] = ((7,), (3, 5), (0, 3), (1, 65))
LOOSE = {"bfloat16": (2e-2, 2e-2), "float16": (2e-3, 2e-3), "float32": (1e-5, 1e-5)}


def number(value: float, d: str, shape: tuple[int, ...] = (1,)) -> T:
    """A tensor of one element."""
    return torch.full(shape, value, dtype=samples.torch_dtype(d))


def slots(shape: tuple[int, ...], d: str) -> dict[str, Any]:
    """The parameter, its moments and the gradient."""
    return {
        "varRef": samples.make(shape, d, seed=1),
        "mRef": samples.make(shape, d, low=-0.1, high=0.1, seed=2),
        "vRef": samples.make(shape, d, low=0.01, high=0.2, seed=3),
        "grad": samples.make(shape, d, seed=4),
    }


def _adam_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in SHAPES:
            for nesterov in (False, True):
                yield Sample(
                    {**slots(shape, d), **_rates(d, nesterov)},
                    f"{d} {shape}, Nesterov {nesterov}",
                    tolerance=LOOSE[d],
                )
    yield Sample(
        {**_rates("float32"), **{k: samples.transposed(v) for k, v in slots((4, 6), "float32").items()}},
        "non-contiguous",
        tolerance=LOOSE["float32"],
    )


def _rates(d: str, nesterov: bool = False) -> dict[str, Any]:
    return {
        "beta1Power": number(0.5, d),
        "beta2Power": number(0.75, d, ()),
        "lr": number(0.0625, d),
        "beta1": number(0.875, d),
        "beta2": number(0.9375, d),
        "epsilon": number(1e-3, d),
        "useLocking": False,
        "useNesterov": nesterov,
    }


def _adam(
    varRef: T,
    mRef: T,
    vRef: T,
    beta1Power: T,
    beta2Power: T,
    lr: T,
    beta1: T,
    beta2: T,
    epsilon: T,
    grad: T,
    useLocking: bool,
    useNesterov: bool,
) -> tuple[T, T, T]:
    """Kingma and Ba, Adam, end of section 2: the bias correction moved into the rate."""
    b1, b2 = float(beta1), float(beta2)
    rate = float(lr) * (1 - float(beta2Power)) ** 0.5 / (1 - float(beta1Power))
    m = b1 * mRef + (1 - b1) * grad
    v = b2 * vRef + (1 - b2) * grad * grad
    direction = b1 * m + (1 - b1) * grad if useNesterov else m
    return varRef - rate * direction / (v.sqrt() + float(epsilon)), m, v


_SLOTS = ("varRef", "mRef", "vRef", "grad")
_RATES = ("beta1Power", "beta2Power", "lr", "beta1", "beta2", "epsilon")
_HINT = "Pass a tensor of one element."
define(
    "ApplyAdam",
    native(),
    reference=_adam,
    contract=Contract(
        dict.fromkeys((*_SLOTS, *_RATES), FLOAT),
        (
            same_dtype(*_SLOTS),
            same_shape(*_SLOTS),
            *(custom("one_element", name, hint=_HINT) for name in _RATES),
        ),
    ),
    samples=_adam_samples,
    errors=lambda: (
        samples.null(next(_adam_samples()).arguments, "lr"),
        samples.bad_dtype(next(_adam_samples()).arguments, "varRef", "float64", (7,)),
        ErrorSample({**next(_adam_samples()).arguments, "lr": number(0.1, "bfloat16", (2,))}, 161002, ("lr", "[2]")),
        ErrorSample(
            {**next(_adam_samples()).arguments, "mRef": samples.make((6,), "bfloat16")}, 161002, ("mRef", "[6]", "[7]")
        ),
    ),
    cost=Cost(operations_per_element=12.0),
)


def _adamw_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in SHAPES:
            for amsgrad, maximize in ((False, False), (True, False), (False, True)):
                yield Sample(
                    {
                        **slots(shape, d),
                        "beta1Power": number(0.5, d),
                        "beta2Power": number(0.75, d),
                        "lr": number(0.0625, d),
                        "weightDecay": number(0.125, d),
                        "beta1": number(0.875, d),
                        "beta2": number(0.9375, d),
                        "eps": number(1e-3, d),
                        "maxGradNormOptional": samples.make(shape, d, low=0.01, high=0.4, seed=5) if amsgrad else None,
                        "amsgrad": amsgrad,
                        "maximize": maximize,
                    },
                    f"{d} {shape}, amsgrad {amsgrad}, maximize {maximize}",
                    tolerance=LOOSE[d],
                )


def _adamw(
    varRef: T,
    mRef: T,
    vRef: T,
    beta1Power: T,
    beta2Power: T,
    lr: T,
    weightDecay: T,
    beta1: T,
    beta2: T,
    eps: T,
    grad: T,
    maxGradNormOptional: T | None,
    amsgrad: bool,
    maximize: bool,
) -> tuple[T, T, T]:
    """Loshchilov and Hutter, algorithm 2, with the powers of the step before given."""
    b1, b2, rate = float(beta1), float(beta2), float(lr)
    g = -grad if maximize else grad
    m, v = b1 * mRef + (1 - b1) * g, b2 * vRef + (1 - b2) * g * g
    largest = v
    if amsgrad:
        assert maxGradNormOptional is not None
        largest = torch.maximum(maxGradNormOptional, v)
    root = (largest / (1 - float(beta2Power) * b2)).sqrt() + float(eps)
    step = m / (1 - float(beta1Power) * b1) / root
    return varRef * (1 - rate * float(weightDecay)) - rate * step, m, v


_W_RATES = ("beta1Power", "beta2Power", "lr", "weightDecay", "beta1", "beta2", "eps")
define(
    "ApplyAdamW",
    native(),
    reference=_adamw,
    contract=Contract(
        dict.fromkeys((*_SLOTS, *_W_RATES, "maxGradNormOptional"), FLOAT),
        (
            same_dtype(*_SLOTS, "maxGradNormOptional"),
            same_shape(*_SLOTS, "maxGradNormOptional"),
            *(custom("one_element", name, hint=_HINT) for name in _W_RATES),
            custom(
                "amsgrad_has_maximum",
                "amsgrad",
                "maxGradNormOptional",
                hint="Pass the running maximum, or amsgrad = false.",
            ),
        ),
    ),
    samples=_adamw_samples,
    errors=lambda: (
        samples.null(next(_adamw_samples()).arguments, "eps"),
        samples.bad_dtype(next(_adamw_samples()).arguments, "grad", "int32", (7,)),
        ErrorSample({**next(_adamw_samples()).arguments, "amsgrad": True}, 161002, ("amsgrad", "maxGradNormOptional")),
    ),
    cost=Cost(operations_per_element=14.0),
)
