"""Optimizer steps: AdamW and SGD."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes, lists_match, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Sample, define, native
from hotplate.ops.samples import make, transposed

RATES = {"lr": 0.01, "beta1": 0.9, "beta2": 0.99, "weightDecay": 0.1, "eps": 1e-6}


def _adamw(
    varRef: torch.Tensor,
    mRef: torch.Tensor,
    vRef: torch.Tensor,
    maxGradNormOptionalRef: torch.Tensor | None,
    grad: torch.Tensor,
    step: torch.Tensor,
    lr: float,
    beta1: float,
    beta2: float,
    weightDecay: float,
    eps: float,
    amsgrad: bool,
    maximize: bool,
) -> tuple[torch.Tensor, ...]:
    """Loshchilov and Hutter, Decoupled Weight Decay Regularization, algorithm 2. ``step`` counts the steps before."""
    t = float(step.item()) + 1
    g = -grad if maximize else grad
    m = beta1 * mRef + (1 - beta1) * g
    v = beta2 * vRef + (1 - beta2) * g * g
    largest = v
    if amsgrad:
        assert maxGradNormOptionalRef is not None
        largest = torch.maximum(maxGradNormOptionalRef, v)
    corrected = (largest / (1 - beta2**t)).sqrt() + eps
    var = varRef - lr * weightDecay * varRef - lr * (m / (1 - beta1**t)) / corrected
    result = [var, m, v]
    if maxGradNormOptionalRef is not None:
        result.append(largest if amsgrad else maxGradNormOptionalRef)
    return tuple(result)


def _adamw_samples() -> Iterator[Sample]:
    for dtype, grad_dtype in (
        ("float32",) * 2,
        ("float16",) * 2,
        ("bfloat16",) * 2,
        ("float32", "float16"),
        ("float32", "bfloat16"),
    ):
        for shape in ((7,), (3, 5), (0, 3), (), (33, 65)):
            for steps, amsgrad, maximize in ((0, False, False), (4, True, False), (100, False, True)):
                arguments: dict[str, Any] = {
                    "varRef": make(shape, dtype),
                    "mRef": make(shape, dtype, seed=1, low=-0.1, high=0.1),
                    "vRef": make(shape, dtype, seed=2, low=0.01, high=0.2),
                    "grad": make(shape, grad_dtype, seed=3),
                    "step": torch.tensor([float(steps)]) if steps else torch.tensor([0], dtype=torch.int64),
                    **RATES,
                    "amsgrad": amsgrad,
                    "maximize": maximize,
                }
                if amsgrad:
                    arguments["maxGradNormOptionalRef"] = make(shape, dtype, seed=4, low=0.01, high=0.2)
                yield Sample(arguments, f"{dtype}, gradient {grad_dtype}, {shape}, step {steps}, amsgrad {amsgrad}")
    arguments = {
        "varRef": transposed(make((4, 6), "float32")),
        "mRef": make((4, 6), "float32", seed=1, low=-0.1, high=0.1),
        "vRef": make((4, 6), "float32", seed=2, low=0.01, high=0.2),
        "grad": transposed(make((4, 6), "float32", seed=3)),
        "step": torch.tensor(2.0),
        **RATES,
        "amsgrad": False,
        "maximize": False,
    }
    yield Sample(arguments, "non-contiguous")


_adamw_base: dict[str, Any] = {
    **{n: make((2, 3), "float32") for n in ("varRef", "mRef", "vRef", "grad")},
    "step": torch.tensor([1.0]),
    **RATES,
    "amsgrad": False,
    "maximize": False,
}
define(
    "ApplyAdamWV2",
    native(),
    reference=_adamw,
    contract=Contract(
        {
            **dict.fromkeys(("varRef", "mRef", "vRef", "maxGradNormOptionalRef", "grad"), FLOAT),
            "step": dtypes("int64", "float32"),
        },
        (
            same_shape("varRef", "mRef", "vRef", "maxGradNormOptionalRef", "grad"),
            custom("one_element", "step", hint="`step` is the number of steps made so far."),
            custom(
                "amsgrad_has_maximum",
                "amsgrad",
                "maxGradNormOptionalRef",
                hint="Pass the running maximum, or amsgrad = false.",
            ),
        ),
    ),
    samples=_adamw_samples,
    errors=samples.errors(
        samples.null(_adamw_base, "grad"),
        samples.bad_dtype(_adamw_base, "varRef", "float64"),
        ErrorSample({**_adamw_base, "grad": make((3, 2), "float32")}, 161002, ("grad", "[3,2]", "[2,3]")),
        ErrorSample({**_adamw_base, "step": torch.tensor([1.0, 2.0])}, 161002, ("step", "[2]")),
        ErrorSample({**_adamw_base, "amsgrad": True}, 161002, ("amsgrad", "maxGradNormOptionalRef")),
    ),
    cost=Cost(operations_per_element=12),
)


def _sgd(
    paramsRef: list[torch.Tensor],
    gradsRef: list[torch.Tensor],
    momentumBufferListOptionalRef: list[torch.Tensor] | None,
    gradScaleOptional: torch.Tensor | None,
    weightDecay: float,
    momentum: float,
    lr: float,
    dampening: float,
    nesterov: bool,
    maximize: bool,
    isFirstStep: bool,
) -> tuple[Any, ...]:
    grads, params, buffers = [], [], []
    for i, (p, g) in enumerate(zip(paramsRef, gradsRef, strict=True)):
        g = g if gradScaleOptional is None else g / gradScaleOptional
        grads.append(g)
        d = (-g if maximize else g) + weightDecay * p
        if momentumBufferListOptionalRef:
            b = d if isFirstStep else momentum * momentumBufferListOptionalRef[i] + (1 - dampening) * d
            buffers.append(b)
            d = d + momentum * b if nesterov else b
        params.append(p - lr * d)
    return (params, grads, buffers) if momentumBufferListOptionalRef else (params, grads)


def _sgd_samples() -> Iterator[Sample]:
    shapes: tuple[tuple[int, ...], ...] = ((7,), (3, 5), (1, 65))
    for dtype in ("float32", "float16", "bfloat16"):
        for first, nesterov, maximize, scale in (
            (True, False, False, None),
            (False, True, False, 2.0),
            (False, False, True, None),
        ):
            arguments: dict[str, Any] = {
                "paramsRef": [make(s, dtype) for s in shapes],
                "gradsRef": [make(s, dtype, seed=1) for s in shapes],
                "momentumBufferListOptionalRef": [make(s, dtype, seed=2) for s in shapes],
                "gradScaleOptional": None if scale is None else torch.tensor([scale]),
                "weightDecay": 0.1,
                "momentum": 0.9,
                "lr": 0.05,
                "dampening": 0.0 if nesterov else 0.2,
                "nesterov": nesterov,
                "maximize": maximize,
                "isFirstStep": first,
            }
            yield Sample(arguments, f"{dtype}, first {first}, nesterov {nesterov}, maximize {maximize}, scale {scale}")


define(
    "FusedSgd",
    native(),
    reference=_sgd,
    contract=Contract(
        dict.fromkeys(("paramsRef", "gradsRef", "momentumBufferListOptionalRef"), FLOAT),
        (lists_match("paramsRef", "gradsRef"),),
    ),
    samples=_sgd_samples,
    errors=samples.errors(
        ErrorSample(
            {**next(iter(_sgd_samples())).arguments, "gradsRef": [make((7,), "float32")] * 3},
            161002,
            ("gradsRef[1]", "[7]", "[3,5]"),
        )
    ),
    cost=Cost(operations_per_element=6),
)
