"""Piecewise linear activation functions and their gradients, and gated units."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, REAL, Contract, custom, dim_of, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, Out, Sample, define, native
from hotplate.ops.elementwise.families import inplace_unary, scalar, unary
from hotplate.ops.nn.families import FLOATING, derivative, gradient

T = torch.Tensor
_ANY = dtypes(REAL)


def _relu(x: T) -> T:
    return torch.where((x > 0) | x.isnan(), x, torch.zeros_like(x))


def _keep(d: str) -> str:
    return d


unary("Relu", "relu(self) -> out", _relu, accepts=_ANY, gives=_ANY, out_dtype=_keep, exact=True)
inplace_unary("InplaceRelu", "relu_(selfRef)", _relu, accepts=_ANY, exact=True)


def _threshold(x: T, threshold: float, value: float) -> T:
    return torch.where((x > threshold) | x.isnan(), x, torch.full_like(x, value))


scalar(
    "Threshold",
    "threshold.out(self, threshold, value, out=out)",
    _threshold,
    accepts=_ANY,
    exact=True,
    threshold=1,
    value=2,
)
inplace_unary(
    "InplaceThreshold",
    "threshold_(selfRef, threshold, value)",
    _threshold,
    accepts=_ANY,
    exact=True,
    threshold=1,
    value=2,
)
# The gradient of relu, too: threshold 0.
gradient(
    "ThresholdBackward",
    "threshold_backward.grad_input(gradOutput, self, threshold, grad_input=out)",
    lambda g, x, threshold: torch.where(x > threshold, g, torch.zeros_like(g)),
    accepts=_ANY,
    exact=True,
    operations=1,
    kernel="ThresholdGradV2D",
    threshold=0,
)


def _leaky(x: T, slope: float) -> T:
    return torch.where(x > 0, x, slope * x)


scalar(
    "LeakyRelu",
    "leaky_relu.out(self, negativeSlope, out=out)",
    _leaky,
    accepts=FLOATING,
    tested=FLOAT,
    negativeSlope=0.25,
)
inplace_unary("InplaceLeakyRelu", "leaky_relu_(selfRef, negativeSlope)", _leaky, accepts=FLOATING, negativeSlope=0.25)
gradient(
    "LeakyReluBackward",
    "leaky_relu_backward.grad_input(gradOutput, self, negativeSlope, selfIsResult, grad_input=out)",
    lambda g, x, slope, result: torch.where(x > 0, g, slope * g),
    kernel="LeakyReluGrad",
    negativeSlope=0.25,
    selfIsResult=False,
)


def _hardtanh(x: T, low: float, high: float) -> T:
    return torch.minimum(torch.maximum(x, torch.full_like(x, low)), torch.full_like(x, high))


scalar(
    "Hardtanh",
    "hardtanh.out(self, clipValueMin, clipValueMax, out=out)",
    _hardtanh,
    accepts=_ANY,
    exact=True,
    clipValueMin=-1,
    clipValueMax=2,
)
inplace_unary(
    "InplaceHardtanh",
    "hardtanh_(selfRef, clipValueMin, clipValueMax)",
    _hardtanh,
    accepts=_ANY,
    exact=True,
    clipValueMin=-1,
    clipValueMax=2,
)
gradient(
    "HardtanhBackward",
    "hardtanh_backward.grad_input(gradOutput, self, min, max, grad_input=out)",
    lambda g, x, low, high: torch.where((x > low) & (x < high), g, torch.zeros_like(g)),
    avoid=(-1.0, 2.0),
    exact=True,
    kernel="HardtanhGrad",
    min=-1,
    max=2,
)


def _hardsigmoid(x: T) -> T:
    y = _hardtanh(x + 3.0, 0, 6) / 6
    return y if x.is_floating_point() else y.trunc()


_SIGMOID = dtypes(FLOATING, "int32")
unary(
    "Hardsigmoid",
    native(),
    _hardsigmoid,
    accepts=_SIGMOID,
    gives=_SIGMOID,
    tested=dtypes(FLOAT, "int32"),
    out_dtype=_keep,
    low=-5,
    high=5,
)
inplace_unary(
    "InplaceHardsigmoid",
    native(),
    _hardsigmoid,
    accepts=_SIGMOID,
    tested=dtypes(FLOAT, "int32"),
    low=-5,
    high=5,
)
gradient(
    "HardsigmoidBackward",
    "hardsigmoid_backward.grad_input(gradOutput, self, grad_input=out)",
    lambda g, x: g * derivative(_hardsigmoid, x),
    low=-5,
    high=5,
    avoid=(-3.0, 3.0),
    kernel="HardSigmoidGrad",
)


def _hardswish(x: T) -> T:
    return x * _hardsigmoid(x)


unary(
    "Hardswish",
    "hardswish.out(self, out=out)",
    _hardswish,
    accepts=FLOATING,
    tested=FLOAT,
    low=-5,
    high=5,
    specials=False,
)
inplace_unary("InplaceHardswish", "hardswish_(self)", _hardswish, accepts=FLOATING, low=-5, high=5, specials=False)
for _name in ("HardswishBackward", "HardswishBackwardV2"):
    gradient(
        _name,
        "hardswish_backward(gradOutput, self) -> out",
        lambda g, x: g * derivative(_hardswish, x),
        low=-5,
        high=5,
        avoid=(-3.0, 3.0),
        kernel="HardSwishGrad",
    )
scalar(
    "Hardshrink",
    "hardshrink.out(self, lambd, out=out)",
    lambda x, lambd: torch.where((x.abs() > lambd) | x.isnan(), x, torch.zeros_like(x)),
    accepts=FLOATING,
    tested=FLOAT,
    exact=True,
    lambd=0.5,
)
gradient(
    "HardshrinkBackward",
    "hardshrink_backward.grad_input(gradOutput, self, lambd, grad_input=gradInput)",
    lambda g, x, lambd: torch.where(x.abs() > lambd, g, torch.zeros_like(g)),
    avoid=(-0.5, 0.5),
    exact=True,
    kernel="HardShrinkGrad",
    lambd=0.5,
)
scalar(
    "Softshrink",
    "softshrink.out(self, lambd, out=out)",
    lambda x, lambd: torch.sign(x) * (x.abs() - lambd).clamp(min=0),
    accepts=FLOATING,
    tested=FLOAT,
    specials=False,
    rules=(custom("not_negative", "lambd", hint="It is a bound on absolute values."),),
    lambd=0.5,
)
gradient(
    "SoftshrinkBackward",
    "softshrink_backward.grad_input(gradOutput, self, lambd, grad_input=gradInput)",
    lambda g, x, lambd: torch.where(x.abs() > lambd, g, torch.zeros_like(g)),
    avoid=(-0.5, 0.5),
    exact=True,
    kernel="SoftShrinkGrad",
    lambd=0.5,
)


def _prelu(x: T, weight: T) -> T:
    return torch.where(x > 0, x, weight * x)


def _channels(weight: T, x: T) -> T:
    """Weights stand along dimension 1; torch_npu passes them in broadcast shape or flat."""
    if weight.dim() == 1 and weight.numel() > 1:
        return weight.view([-1 if i == 1 else 1 for i in range(max(x.dim(), 2))])
    return weight


def _prelu_samples() -> Iterator[tuple[T, T, str]]:
    for d in sorted(FLOAT):
        for shape, weight in (((3, 4), (1, 4)), ((2, 3, 5), (1, 3, 1)), ((2, 3, 5), (1, 1, 1))):
            yield samples.make(shape, d), samples.make(weight, d, low=0, high=1), d


define(
    "Prelu",
    native(),
    reference=lambda self, weight: _prelu(self, _channels(weight, self)),
    contract=Contract({"self": FLOAT, "weight": FLOAT, "out": FLOAT}, (same_shape("self", "out"),)),
    samples=lambda: (
        Sample(
            {"self": x, "weight": w, "out": Out(tuple(x.shape), d)}, f"{d} {tuple(x.shape)}, weight {tuple(w.shape)}"
        )
        for x, w, d in _prelu_samples()
    ),
    cost=Cost(operations_per_element=2.0, kernel="PRelu"),
)


def _prelu_backward(gradOutput: T, self: T, weight: T) -> tuple[T, T]:
    w = _channels(weight, self)
    grad_weight = torch.where(self > 0, torch.zeros_like(self), gradOutput * self)
    over = [i for i in range(self.dim()) if weight.numel() == 1 or i != 1]
    return torch.where(self > 0, gradOutput, w * gradOutput), grad_weight.sum(over).reshape(weight.shape)


define(
    "PreluBackward",
    native(),
    reference=_prelu_backward,
    contract=Contract(
        {"gradOutput": FLOAT, "self": FLOAT, "weight": FLOAT, "gradInput": FLOAT, "gradWeight": FLOAT},
        (same_shape("self", "gradOutput", "gradInput"), same_shape("weight", "gradWeight")),
    ),
    samples=lambda: (
        Sample(
            {
                "gradOutput": samples.make(tuple(x.shape), d, seed=1),
                "self": x,
                "weight": w.flatten(),
                "gradInput": Out(tuple(x.shape), d),
                "gradWeight": Out((w.numel(),), d),
            },
            f"{d} {tuple(x.shape)}, weight {tuple(w.shape)}",
            tolerance=(2e-2, 5e-2) if d == "bfloat16" else (2e-3, 2e-2) if d == "float16" else None,
        )
        for x, w, d in _prelu_samples()
    ),
    cost=Cost(operations_per_element=4.0, kernel="PReluGrad"),
)


def _halves(x: T, dim: int) -> tuple[T, T]:
    first, second = x.chunk(2, dim)
    return first, second


GATED_SHAPES = (((6,), 0, (3,)), ((2, 8), -1, (2, 4)), ((4, 3, 2), 0, (2, 3, 2)), ((2, 0), 0, (1, 0)))
_gated = Contract({"self": FLOATING, "out": FLOATING}, (dim_of("dim", "self"), same_dtype("self", "out")))
define(
    "Glu",
    native(),
    reference=lambda self, dim: _halves(self, dim)[0] * torch.special.expit(_halves(self, dim)[1]),
    contract=_gated,
    samples=lambda: (
        Sample({"self": samples.make(s, d), "dim": dim, "out": Out(o, d)}, f"{d} {s} over {dim}")
        for d in sorted(FLOAT)
        for s, dim, o in GATED_SHAPES
    ),
    cost=Cost(operations_per_element=6.0),
)


def _glu_backward(gradOut: T, self: T, dim: int) -> T:
    first, second = _halves(self, dim)
    gate = torch.special.expit(second)
    return torch.cat([gradOut * gate, gradOut * first * gate * (1 - gate)], dim)


define(
    "GluBackward",
    native(),
    reference=_glu_backward,
    contract=Contract(
        {"gradOut": FLOATING, "self": FLOATING, "out": FLOATING},
        (dim_of("dim", "self"), same_dtype("self", "gradOut", "out"), same_shape("self", "out")),
    ),
    samples=lambda: (
        Sample(
            {"gradOut": samples.make(o, d, seed=1), "self": samples.make(s, d), "dim": dim, "out": Out(s, d)},
            f"{d} {s} over {dim}",
        )
        for d in sorted(FLOAT)
        for s, dim, o in GATED_SHAPES
    ),
    cost=Cost(operations_per_element=8.0),
)
