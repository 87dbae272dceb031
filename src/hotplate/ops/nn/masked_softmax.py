"""Softmax over the last dimension of scores that are scaled, masked and biased first."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import BOOL, FLOAT, Contract, broadcastable, in_range, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (1e-2, 5e-3), "float16": (2e-3, 1e-3), "float32": (1e-5, 1e-6)}
MASKED = -10000.0  # what a masked score becomes
NO_TRIANGLE = "The operator makes no masks itself: pass the mask and false."
SHAPES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((2, 3, 4, 5), (2, 3, 4, 5)),
    ((2, 3, 4, 5), (2, 1, 4, 5)),
    ((1, 2, 32, 65), (1, 1, 32, 65)),
    ((0, 2, 3, 4), (1, 1, 3, 4)),
)


def softmax(x: T) -> T:
    """By its definition, over the last dimension."""
    e = (x - x.amax(-1, True)).exp() if x.numel() else x
    return e / e.sum(-1, True)


def _mask(shape: tuple[int, ...]) -> T:
    mask = samples.make(shape, "bool", seed=2)
    if mask.numel():
        mask[0, 0, 0] = True  # a row in which nothing is left
    return mask


def _samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, mask in SHAPES:
            for scale in (1.0, 0.5):
                yield Sample(
                    {
                        "x": samples.make(shape, d, seed=1),
                        "mask": _mask(mask),
                        "scale": scale,
                        "fixedTriuMask": False,
                        "y": Out(shape, d),
                    },
                    f"{d} {shape}, mask {mask}, scale {scale}",
                    tolerance=LOOSE[d],
                )


define(
    "ScaledMaskedSoftmax",
    native(),
    reference=lambda x, mask, scale, fixedTriuMask: softmax(torch.where(mask, MASKED, x * scale)),
    contract=Contract(
        {"x": FLOAT, "mask": BOOL, "y": FLOAT},
        (
            same_dtype("x", "y"),
            same_shape("x", "y"),
            broadcastable("mask", "x"),
            in_range("fixedTriuMask", 0, 0, hint=NO_TRIANGLE),
        ),
    ),
    samples=_samples,
    errors=lambda: (
        samples.null(next(_samples()).arguments, "mask"),
        samples.bad_dtype(next(_samples()).arguments, "x", "int32", (2, 3, 4, 5)),
        ErrorSample(
            {**next(_samples()).arguments, "mask": samples.make((2, 3, 4, 4), "bool")}, 161002, ("mask", "[2,3,4,4]")
        ),
    ),
    cost=Cost(operations_per_element=8.0),
)


def _backward_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, mask in SHAPES:
            m = _mask(mask)
            y = softmax(torch.where(m, MASKED, samples.make(shape, "float64", seed=1) * 0.5))
            yield Sample(
                {
                    "gradOutput": samples.make(shape, d, seed=3),
                    "y": y.to(samples.torch_dtype(d)),
                    "mask": m,
                    "scale": 0.5,
                    "fixTriuMask": False,
                    "out": Out(shape, d),
                },
                f"{d} {shape}, mask {mask}",
                tolerance={**LOOSE, "bfloat16": (2e-2, 1e-2)}[d],
            )


def _backward(gradOutput: T, y: T, mask: T, scale: float, fixTriuMask: bool) -> T:
    # The Jacobian of softmax, row by row: diag(y) - y y^T. Masked scores are constants.
    jacobian = torch.diag_embed(y) - y.unsqueeze(-1) * y.unsqueeze(-2)
    dx = (jacobian @ gradOutput.unsqueeze(-1)).squeeze(-1)
    return torch.where(mask, 0.0, dx * scale)


define(
    "ScaledMaskedSoftmaxBackward",
    native(),
    reference=_backward,
    contract=Contract(
        {"gradOutput": FLOAT, "y": FLOAT, "mask": BOOL, "out": FLOAT},
        (
            same_dtype("gradOutput", "y", "out"),
            same_shape("gradOutput", "y", "out"),
            broadcastable("mask", "gradOutput"),
            in_range("fixTriuMask", 0, 0, hint=NO_TRIANGLE),
        ),
    ),
    samples=_backward_samples,
    errors=lambda: (
        samples.null(next(_backward_samples()).arguments, "y"),
        ErrorSample(
            {**next(_backward_samples()).arguments, "y": samples.make((2, 3, 4, 6), "bfloat16")},
            161002,
            ("y", "[2,3,4,6]"),
        ),
    ),
    cost=Cost(operations_per_element=6.0, kernel="ScaledMaskedSoftmaxGrad"),
)

# x [B, W, N, S1, S2], mask [W, S1, S2] in its forms, bias [N, S1, S2] in its forms.
BIASED: tuple[tuple[tuple[int, ...], tuple[int, ...] | None, tuple[int, ...]], ...] = (
    ((2, 2, 3, 4, 5), (1, 2, 1, 4, 5), (1, 1, 3, 4, 5)),
    ((2, 2, 3, 4, 5), (2, 1, 4, 5), (1, 3, 4, 5)),
    ((2, 2, 3, 4, 5), (2, 4, 5), (3, 4, 5)),
    ((4, 3, 4, 5), None, (1, 3, 4, 5)),
    ((4, 3, 8, 33), None, (3, 8, 33)),
)


def _biased_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, mask, bias in BIASED:
            for scale in (1.0, 0.25):
                yield Sample(
                    {
                        "x": samples.make(shape, d, seed=1),
                        "attenMaskOptional": None if mask is None else samples.make(mask, d, seed=2),
                        "relativePosBias": samples.make(bias, d, seed=3),
                        "scaleValue": scale,
                        "innerPrecisionMode": 0,
                        "out": Out(shape, d),
                    },
                    f"{d} {shape}, mask {mask}, bias {bias}, scale {scale}",
                    tolerance=LOOSE[d],
                )


def _biased(x: T, attenMaskOptional: T | None, relativePosBias: T, scaleValue: float, innerPrecisionMode: int) -> T:
    scores = x * scaleValue + relativePosBias
    if attenMaskOptional is not None:
        windows = attenMaskOptional.reshape(-1, 1, *attenMaskOptional.shape[-2:])
        scores = scores + windows
    return softmax(scores)


define(
    "MaskedSoftmaxWithRelPosBias",
    native(),
    reference=_biased,
    contract=Contract(
        {"x": FLOAT, "attenMaskOptional": FLOAT, "relativePosBias": FLOAT, "out": FLOAT},
        (
            same_dtype("x", "attenMaskOptional", "relativePosBias", "out"),
            same_shape("x", "out"),
            broadcastable("relativePosBias", "x"),
        ),
    ),
    samples=_biased_samples,
    errors=lambda: (
        samples.null(next(_biased_samples()).arguments, "relativePosBias"),
        samples.bad_dtype(next(_biased_samples()).arguments, "x", "float64", (2, 2, 3, 4, 5)),
        ErrorSample(
            {**next(_biased_samples()).arguments, "relativePosBias": samples.make((1, 1, 2, 4, 5), "bfloat16")},
            161002,
            ("relativePosBias", "[1,1,2,4,5]"),
        ),
    ),
    cost=Cost(operations_per_element=9.0),
)
