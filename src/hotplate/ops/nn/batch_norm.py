"""Batch normalization and its gradient."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, same_dtype, same_shape
from hotplate.ops.definition import Cost, Out, Sample, define, native
from hotplate.ops.nn.norm import LOOSE, MASKS, gradients, wanted

T = torch.Tensor
# --- batch norm -------------------------------------------------------------------------------------------------------
BATCH_SHAPES: tuple[tuple[int, ...], ...] = ((4, 3), (4, 3, 5), (2, 3, 4, 5))


def _channel(t: T, x: T) -> T:
    return t.view([-1 if i == 1 else 1 for i in range(x.dim())])


def _batch_norm(x: T, weight: T | None, bias: T | None, mean: T, rstd: T) -> T:
    y = (x - _channel(mean, x)) * _channel(rstd, x)
    y = y if weight is None else y * _channel(weight, x)
    return y if bias is None else y + _channel(bias, x)


def _batch_statistics(x: T, eps: float) -> tuple[T, T, T]:
    over = [i for i in range(x.dim()) if i != 1]
    mean, variance = x.mean(over), x.var(over, correction=0)
    return mean, variance, (variance + eps).rsqrt()


def _batch_reference(
    input: T,
    weight: T | None,
    bias: T | None,
    runningMean: T | None,
    runningVar: T | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Any, ...]:
    if not training:
        assert runningMean is not None
        assert runningVar is not None
        rstd = (runningVar + eps).rsqrt()
        y = _batch_norm(input, weight, bias, runningMean, rstd)
        return runningMean, runningVar, y, runningMean, rstd
    mean, variance, rstd = _batch_statistics(input, eps)
    count = input.numel() // input.shape[1]
    updated: tuple[Any, ...] = ()
    if runningMean is not None and runningVar is not None:
        unbiased = variance * count / (count - 1)
        updated = (
            (1 - momentum) * runningMean + momentum * mean,
            (1 - momentum) * runningVar + momentum * unbiased,
        )
    return *updated, _batch_norm(input, weight, bias, mean, rstd), mean, rstd


def _batch_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in BATCH_SHAPES:
            for training, tracked, affine in ((True, True, True), (True, False, False), (False, True, True)):
                channels = (shape[1],)
                stats = Out(channels, "float32" if training else d)
                yield Sample(
                    {
                        "input": samples.make(shape, d),
                        "weight": samples.make(channels, "float32", low=0.5, high=1.5) if affine else None,
                        "bias": samples.make(channels, "float32", seed=1) if affine else None,
                        "runningMean": samples.make(channels, "float32", seed=2) if tracked else None,
                        "runningVar": samples.make(channels, "float32", low=0.5, high=2, seed=3) if tracked else None,
                        "training": training,
                        "momentum": 0.25,
                        "eps": 1e-5,
                        "output": Out(shape, d),
                        "saveMean": stats,
                        "saveInvstd": stats,
                    },
                    f"{d} {shape}, training {training}",
                    tolerance=LOOSE[d],
                )


define(
    "BatchNorm",
    native(),
    reference=_batch_reference,
    contract=Contract(
        dict.fromkeys(
            ("input", "weight", "bias", "runningMean", "runningVar", "output", "saveMean", "saveInvstd"), FLOAT
        ),
        (same_dtype("input", "output"), same_shape("input", "output")),
    ),
    samples=_batch_samples,
    cost=Cost(operations_per_element=8.0, kernel="BatchNormV3"),
)


def _batch_backward_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in BATCH_SHAPES:
            x = samples.make(shape, d)
            mean, _, rstd = _batch_statistics(x.double(), 1e-5)
            channels = (shape[1],)
            for training in (True, False):
                for mask in MASKS:
                    parameter = Out(channels, "float32")
                    outs = {"gradInput": Out(shape, d), "gradWeight": parameter, "gradBias": parameter}
                    yield Sample(
                        {
                            "gradOut": samples.make(shape, d, seed=4),
                            "input": x,
                            "weight": samples.make(channels, "float32", low=0.5, high=1.5),
                            "runningMean": samples.make(channels, "float32", seed=2),
                            "runningVar": samples.make(channels, "float32", low=0.5, high=2, seed=3),
                            "saveMean": mean.float(),
                            "saveInvstd": rstd.float(),
                            "training": training,
                            "eps": 1e-5,
                            "outputMask": list(mask),
                            **{k: v for (k, v), m in zip(outs.items(), mask, strict=True) if m},
                        },
                        f"{d} {shape}, training {training}, mask {mask}",
                        tolerance=LOOSE[d],
                    )


def _batch_backward(
    gradOut: T,
    input: T,
    weight: T | None,
    runningMean: T,
    runningVar: T,
    saveMean: T,
    saveInvstd: T,
    training: bool,
    eps: float,
    outputMask: list[bool],
) -> tuple[Any, ...]:
    def forward(x: T, w: T, b: T) -> T:
        if training:
            mean, _, rstd = _batch_statistics(x, eps)
            return _batch_norm(x, w, b, mean, rstd)
        return _batch_norm(x, w, b, runningMean, (runningVar + eps).rsqrt())

    return wanted(outputMask, *gradients(forward, gradOut, input, weight, torch.zeros(input.shape[1])))


define(
    "BatchNormBackward",
    native(),
    reference=_batch_backward,
    contract=Contract(
        dict.fromkeys(
            (
                *("gradOut", "input", "weight", "runningMean", "runningVar", "saveMean", "saveInvstd"),
                *("gradInput", "gradWeight", "gradBias"),
            ),
            FLOAT,
        ),
        (same_shape("input", "gradOut", "gradInput"),),
    ),
    samples=_batch_backward_samples,
    cost=Cost(operations_per_element=16.0, kernel="BatchNormGradV3"),
)
