"""Smooth activation functions and their gradients."""

from __future__ import annotations

import math

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, dtypes, in_range, same_dtype, same_shape
from hotplate.ops.definition import Cost, Out, Sample, define, native
from hotplate.ops.elementwise.families import inplace_unary, scalar, unary
from hotplate.ops.nn.families import FLOATING, derivative, gradient

T = torch.Tensor
_REAL = dtypes(FLOAT)


def _gelu(x: T) -> T:
    return 0.5 * x * torch.erfc(-x * math.sqrt(0.5))


def _gelu_tanh(x: T) -> T:
    cube: T = x * x * x
    return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * cube)))


def _fast_gelu(x: T) -> T:
    magnitude = x.abs()
    return x / (1 + torch.exp(-1.702 * magnitude)) * torch.exp(0.851 * (x - magnitude))


def _silu(x: T) -> T:
    return x / (1 + torch.exp(-x))


def _mish(x: T) -> T:
    return x * torch.tanh(torch.logaddexp(x, torch.zeros_like(x)))


unary("Silu", "silu.out(self, out=out)", _silu, accepts=_REAL, gives=_REAL, tested=FLOAT, specials=False, operations=6)
gradient(
    "SiluBackward",
    "silu_backward.grad_input(gradOutput, self, grad_input=gradInput)",
    lambda g, x: g * derivative(_silu, x),
    kernel="SiluGrad",
    operations=8,
)
# torch_npu calls this pair for both values of `approximate`. The documentation of the chip gives the tanh form; this
# library computes the exact function, torch's default, so that models agree with the CPU.
unary("Gelu", "gelu.out(self, out=out)", _gelu, accepts=_REAL, gives=_REAL, tested=FLOAT, specials=False, operations=12)
gradient(
    "GeluBackward",
    "gelu_backward.grad_input(gradOutput, self, grad_input=gradInput)",
    lambda g, x: g * derivative(_gelu, x),
    kernel="GeluGrad",
    operations=16,
)
scalar(
    "GeluV2",
    native(),
    lambda x, approximate: _gelu_tanh(x) if approximate else _gelu(x),
    accepts=_REAL,
    tested=FLOAT,
    specials=False,
    rules=(in_range("approximate", 0, 1),),
    operations=12,
    approximate=1,
)
gradient(
    "GeluBackwardV2",
    "gelu_backward.grad_input(gradOutput, self, approximate=approximate, grad_input=gradInput)",
    lambda g, x, approximate: g * derivative(_gelu_tanh if approximate == "tanh" else _gelu, x),
    kernel="GeluGradV2",
    operations=16,
    approximate="tanh",
)
unary("FastGelu", native(), _fast_gelu, accepts=_REAL, gives=_REAL, tested=FLOAT, specials=False, operations=8)
gradient(
    "FastGeluBackward",
    native(),
    lambda g, x: g * derivative(_fast_gelu, x),
    kernel="FastGeluGrad",
    avoid=(0.0,),
    operations=12,
)
unary("Mish", "mish.out(self, out=out)", _mish, accepts=FLOATING, tested=FLOAT, specials=False, operations=12)
inplace_unary("InplaceMish", "mish_(selfRef)", _mish, accepts=FLOATING, specials=False, operations=12)
gradient(
    "MishBackward", "mish_backward(gradOutput, self) -> gradInput", lambda g, x: g * derivative(_mish, x), operations=16
)

gradient(
    "TanhBackward",
    "tanh_backward.grad_input(gradOutput, output, grad_input=gradInput)",
    lambda g, y: g * (1 - y * y),
    low=-1,
    high=1,
    kernel="TanhGrad",
)
gradient(
    "SigmoidBackward",
    "sigmoid_backward.grad_input(gradOutput, output, grad_input=gradInput)",
    lambda g, y: g * y * (1 - y),
    low=0,
    high=1,
    kernel="SigmoidGrad",
)


def _log_sigmoid(x: T) -> T:
    return -torch.logaddexp(-x, torch.zeros_like(x))


unary("LogSigmoid", native(), _log_sigmoid, accepts=FLOATING, tested=FLOAT, specials=False, operations=8)


def _softplus(x: T, beta: float, threshold: float) -> T:
    return torch.where(x * beta > threshold, x, torch.log1p(torch.exp(x * beta)) / beta)


scalar(
    "Softplus",
    "softplus.out(self, beta, threshold, out=out)",
    _softplus,
    accepts=FLOATING,
    tested=FLOAT,
    operations=8,
    specials=False,
    beta=2.0,
    threshold=4.0,
)
gradient(
    "SoftplusBackward",
    "softplus_backward.grad_input(gradOutput, self, beta, threshold, grad_input=gradInput)",
    lambda g, x, beta, threshold: g * derivative(_softplus, x, beta, threshold),
    avoid=(2.0,),
    kernel="SoftplusV2Grad",
    operations=8,
    beta=2.0,
    threshold=4.0,
)


def _elu(x: T, alpha: float, scale: float, input_scale: float) -> T:
    return torch.where(x > 0, scale * x, scale * alpha * (torch.exp(input_scale * x) - 1))


scalar(
    "Elu",
    "elu.out(self, alpha, scale, inputScale, out=out)",
    _elu,
    accepts=FLOATING,
    tested=FLOAT,
    specials=False,
    operations=6,
    alpha=1.5,
    scale=1.0,
    inputScale=1.0,
)
inplace_unary(
    "InplaceElu",
    "elu_(selfRef, alpha, scale, inputScale)",
    _elu,
    accepts=FLOATING,
    specials=False,
    operations=6,
    alpha=1.5,
    scale=1.0,
    inputScale=1.0,
)
gradient(
    "EluBackward",
    "elu_backward.grad_input(gradOutput, alpha, scale, inputScale, isResult, selfOrResult, grad_input=gradInput)",
    lambda g, alpha, scale, inputScale, isResult, x: g * derivative(_elu, x, alpha, scale, inputScale),
    avoid=(0.0,),
    kernel="EluGradV2",
    operations=6,
    alpha=1.5,
    scale=1.0,
    inputScale=1.0,
    isResult=False,
)
scalar(
    "Celu",
    "celu(self, alpha) -> out",
    lambda x, alpha: _elu(x, alpha, 1.0, 1.0 / alpha),
    accepts=FLOATING,
    tested=FLOAT,
    specials=False,
    operations=6,
    alpha=1.5,
)
inplace_unary(
    "InplaceCelu",
    "celu_(selfRef, alpha)",
    lambda x, alpha: _elu(x, alpha, 1.0, 1.0 / alpha),
    accepts=FLOATING,
    specials=False,
    operations=6,
    alpha=1.5,
)
define(
    "LogSigmoidForward",
    native(),
    # The buffer is torch's business on the CPU; torch_npu passes an empty one.
    reference=lambda self: (_log_sigmoid(self), None),
    contract=Contract({"self": FLOATING, "out": FLOATING}, (same_shape("self", "out"), same_dtype("self", "out"))),
    samples=lambda: (
        Sample({"self": samples.make(s, d), "out": Out(s, d), "buffer": Out((0,), d)}, f"{d} {s}")
        for d in sorted(FLOAT)
        for s in samples.SHAPES
    ),
    cost=Cost(operations_per_element=8.0, kernel="LogSigmoid"),
)
define(
    "LogSigmoidBackward",
    native(),
    reference=lambda gradOutput, self, buffer: gradOutput * derivative(_log_sigmoid, self),
    contract=Contract(
        {"gradOutput": FLOATING, "self": FLOATING, "gradInput": FLOATING},
        (same_shape("self", "gradOutput", "gradInput"),),
    ),
    samples=lambda: (
        Sample(
            {
                "gradOutput": samples.make(s, d, seed=1),
                "self": samples.make(s, d),
                "buffer": torch.empty(0, dtype=samples.torch_dtype(d)),
                "gradInput": Out(s, d),
            },
            f"{d} {s}",
        )
        for d in sorted(FLOAT)
        for s in samples.SHAPES
    ),
    cost=Cost(operations_per_element=8.0, kernel="LogSigmoidGrad"),
)
