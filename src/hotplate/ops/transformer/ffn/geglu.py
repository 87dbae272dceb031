"""Gated linear units with gelu: one half of a dimension, activated, times the other half."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dim_of, in_range, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.transformer.ffn.swiglu import LOOSE, SHAPES

T = torch.Tensor
LOOSE_GRADIENT = {"bfloat16": (2e-2, 4e-2), "float16": (3e-3, 8e-3), "float32": (1e-5, 1e-5)}


def gelu(x: T, approximate: bool) -> T:
    """x times the normal distribution function, exact or by tanh."""
    if approximate:
        return 0.5 * x * (1 + torch.tanh((2 / torch.pi) ** 0.5 * (x + 0.044715 * x**3)))
    return x * 0.5 * torch.erfc(-x / 2**0.5)


def geglu(x: T, dim: int, approximate: bool, left: bool) -> tuple[T, T]:
    """The product and the activated half."""
    first, second = x.chunk(2, dim)
    active, other = (first, second) if left else (second, first)
    g = gelu(active, approximate)
    return other * g, g


def _mul_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in ((2, 6), (3, 130), (2, 3, 8), (0, 4)):
            for mode in ("none", "tanh", None):
                x = samples.make(shape, d)
                yield Sample(
                    {"input": x, "approximateOptional": mode, "out": Out((*shape[:-1], shape[-1] // 2), d)},
                    f"{d} {shape}, {mode}",
                    tolerance=LOOSE[d],
                )


def _mul(input: T, approximateOptional: str | None) -> T:
    half = input.shape[-1] // 2
    return gelu(input[..., :half], approximateOptional == "tanh") * input[..., half:]


define(
    "GeluMul",
    native(),
    reference=_mul,
    contract=Contract(
        {"input": FLOAT, "out": FLOAT},
        (same_dtype("input", "out"), custom("last_halved", "input", "out"), custom("gelu_mode", "approximateOptional")),
    ),
    samples=_mul_samples,
    errors=lambda: (
        samples.null(next(_mul_samples()).arguments, "input"),
        samples.bad_dtype(next(_mul_samples()).arguments, "input", "float64", (2, 6)),
        ErrorSample(
            {**next(_mul_samples()).arguments, "input": samples.make((2, 7), "bfloat16")}, 161002, ("even", "7")
        ),
        ErrorSample(
            {**next(_mul_samples()).arguments, "approximateOptional": "erf"}, 161002, ("approximateOptional", "erf")
        ),
    ),
    cost=Cost(operations_per_element=10.0),
)


def _geglu_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, dim, out in SHAPES:
            for approximate, left in ((0, False), (1, True), (1, False)):
                yield Sample(
                    {
                        "self": samples.make(shape, d),
                        "dim": dim,
                        "approximate": approximate,
                        "activateLeft": left,
                        "out": Out(out, d),
                        "outGelu": Out(out, d),
                    },
                    f"{d} {shape} over {dim}, approximate {approximate}, left {left}",
                    tolerance=LOOSE[d],
                )


define(
    "GeGluV3",
    native(),
    reference=lambda self, dim, approximate, activateLeft: geglu(self, dim, approximate == 1, activateLeft),
    contract=Contract(
        dict.fromkeys(("self", "out", "outGelu"), FLOAT),
        (
            same_dtype("self", "out", "outGelu"),
            dim_of("dim", "self"),
            custom("halved", "self", "dim", "out"),
            same_shape("out", "outGelu"),
            in_range("approximate", 0, 1, hint="0: by erf, 1: by tanh."),
        ),
    ),
    samples=_geglu_samples,
    errors=lambda: (
        samples.null(next(_geglu_samples()).arguments, "self"),
        samples.bad_dtype(next(_geglu_samples()).arguments, "self", "int32", (6,)),
        ErrorSample({**next(_geglu_samples()).arguments, "approximate": 2}, 161002, ("approximate", "2")),
        ErrorSample({**next(_geglu_samples()).arguments, "outGelu": Out((6,), "bfloat16")}, 161002, ("outGelu", "[6]")),
    ),
    cost=Cost(operations_per_element=10.0),
)


def _backward_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, dim, out in SHAPES:
            for approximate, left in ((0, False), (1, True), (1, False)):
                x = samples.make(shape, d)
                yield Sample(
                    {
                        "gradOutput": samples.make(out, d, seed=1),
                        "self": x,
                        "gelu": geglu(x.double(), dim, approximate == 1, left)[1].to(x.dtype),
                        "dim": dim,
                        "approximate": approximate,
                        "activateLeft": left,
                        "gradInput": Out(shape, d),
                    },
                    f"{d} {shape} over {dim}, approximate {approximate}, left {left}",
                    tolerance=LOOSE_GRADIENT[d],
                )


def _backward(gradOutput: T, self: T, gelu: T, dim: int, approximate: int, activateLeft: bool) -> T:
    x = self.detach().clone().requires_grad_(True)
    with torch.enable_grad():
        y, _ = geglu(x, dim, approximate == 1, activateLeft)
        (grad,) = torch.autograd.grad(y, x, gradOutput)
    return grad


define(
    "GeGluV3Backward",
    native(),
    reference=_backward,
    contract=Contract(
        dict.fromkeys(("gradOutput", "self", "gelu", "gradInput"), FLOAT),
        (
            same_dtype("self", "gradOutput", "gelu", "gradInput"),
            same_shape("self", "gradInput"),
            dim_of("dim", "self"),
            custom("halved", "self", "dim", "gradOutput"),
            same_shape("gradOutput", "gelu"),
            in_range("approximate", 0, 1, hint="0: by erf, 1: by tanh."),
        ),
    ),
    samples=_backward_samples,
    errors=lambda: (
        samples.null(next(_backward_samples()).arguments, "gelu"),
        ErrorSample(
            {**next(_backward_samples()).arguments, "gradOutput": samples.make((6,), "bfloat16")},
            161002,
            ("gradOutput", "[6]", "[3]"),
        ),
    ),
    cost=Cost(operations_per_element=16.0, kernel="GeGluGradV2"),
)
