"""Elementwise types, activations, reductions and scans against numpy in float64."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import graph_support
import numpy as np
import pytest
import torch
from graph_support import Host, out

Array = Any
SHAPE = (3, 5)


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def numbers(low: float, high: float, seed: int = 0, shape: tuple[int, ...] = SHAPE) -> torch.Tensor:
    generator = np.random.default_rng(seed)
    return torch.from_numpy(generator.uniform(low, high, shape)).float()


erf = np.vectorize(math.erf)

UNARY: dict[str, tuple[Callable[[Array], Array], float, float]] = {
    "Abs": (np.abs, -3, 3), "Acos": (np.arccos, -0.9, 0.9), "Acosh": (np.arccosh, 1.1, 5),
    "Asin": (np.arcsin, -0.9, 0.9), "Asinh": (np.arcsinh, -3, 3), "Atan": (np.arctan, -3, 3),
    "Atanh": (np.arctanh, -0.9, 0.9), "Ceil": (np.ceil, -3, 3), "Cos": (np.cos, -3, 3), "Cosh": (np.cosh, -3, 3),
    "Erf": (erf, -2, 2), "Erfc": (lambda x: 1 - erf(x), -2, 2), "Exp": (np.exp, -3, 3), "Expm1": (np.expm1, -1, 1),
    "Floor": (np.floor, -3, 3), "Log": (np.log, 0.1, 5), "Log1p": (np.log1p, -0.5, 5), "Neg": (np.negative, -3, 3),
    "Reciprocal": (lambda x: 1 / x, 0.5, 3), "Rsqrt": (lambda x: x**-0.5, 0.5, 3), "Sign": (np.sign, -3, 3),
    "Sin": (np.sin, -3, 3), "Sinh": (np.sinh, -3, 3), "Sqrt": (np.sqrt, 0, 5), "Square": (lambda x: x * x, -3, 3),
    "Tan": (np.tan, -1, 1), "Tanh": (np.tanh, -3, 3), "Trunc": (np.trunc, -3, 3), "Sigmoid": (sigmoid, -3, 3),
    "Relu": (lambda x: np.maximum(x, 0), -3, 3), "ZerosLike": (np.zeros_like, -3, 3),
    "OnesLike": (np.ones_like, -3, 3), "Identity": (lambda x: x, -3, 3), "Round": (np.rint, -3, 3),
    "Mish": (lambda x: x * np.tanh(np.log1p(np.exp(x))), -3, 3), "Swish": (lambda x: x * sigmoid(x), -3, 3),
    "LogSigmoid": (lambda x: -np.log1p(np.exp(-x)), -3, 3), "FastGelu": (lambda x: x * sigmoid(1.702 * x), -3, 3),
    "HardSigmoid": (lambda x: np.clip(x / 6 + 0.5, 0, 1), -5, 5), "Gelu": (lambda x: x * (1 + erf(x / 2**0.5)) / 2,
        -3, 3),
    "HardSwish": (lambda x: x * np.clip(x / 6 + 0.5, 0, 1), -5, 5),
    "Selu": (lambda x: 1.0507009873554805 * np.where(x > 0, x, 1.6732632423543772 * np.expm1(x)), -3, 3),
    "SoftmaxV2": (lambda x: np.exp(x) / np.exp(x).sum(-1, keepdims=True), -3, 3),
    "LogSoftmaxV2": (lambda x: x - np.log(np.exp(x).sum(-1, keepdims=True)), -3, 3),
    "Tril": (np.tril, -3, 3), "Triu": (np.triu, -3, 3),
}  # fmt: skip


@pytest.mark.parametrize("name", list(UNARY))
def test_unary(name: str) -> None:
    reference, low, high = UNARY[name]
    x = numbers(low, high)
    (y,) = graph_support.run(name, [x], [out(SHAPE)])
    np.testing.assert_allclose(y.double(), reference(x.double().numpy()), rtol=2e-5, atol=2e-6)
    half = x.half()
    (y,) = graph_support.run(name, [half], [out(SHAPE, "float16")])
    np.testing.assert_allclose(y.double(), reference(half.double().numpy()), rtol=4e-3, atol=4e-3)


BINARY: dict[str, Callable[[Array, Array], Array]] = {
    "Add": np.add, "Sub": np.subtract, "Mul": np.multiply, "RealDiv": np.divide, "FloorDiv": np.floor_divide,
    "FloorMod": np.mod, "Mod": np.fmod, "Maximum": np.maximum, "Minimum": np.minimum,
    "Pow": np.power, "Atan2": np.arctan2, "Xlogy": lambda a, b: a * np.log(b), "LogAddExp": np.logaddexp,
}  # fmt: skip
COMPARE: dict[str, Callable[[Array, Array], Array]] = {
    "Equal": np.equal, "NotEqual": np.not_equal, "Greater": np.greater, "GreaterEqual": np.greater_equal,
    "Less": np.less, "LessEqual": np.less_equal,
}  # fmt: skip
INTEGER: dict[str, Callable[[Array, Array], Array]] = {
    "BitwiseAnd": np.bitwise_and, "BitwiseOr": np.bitwise_or, "BitwiseXor": np.bitwise_xor,
    "LeftShift": np.left_shift, "RightShift": np.right_shift, "Add": np.add, "Mul": np.multiply,
    "FloorDiv": np.floor_divide, "FloorMod": np.mod,
}  # fmt: skip


@pytest.mark.parametrize("name", list(BINARY))
def test_binary(name: str) -> None:
    a, b = numbers(0.5, 4), numbers(0.5, 4, 1, (5,))
    (y,) = graph_support.run(name, [a, b], [out(SHAPE)])
    np.testing.assert_allclose(y.double(), BINARY[name](a.double().numpy(), b.double().numpy()), rtol=1e-5, atol=1e-5)
    # A number on the host, as scalars are passed.
    (y,) = graph_support.run(name, [a, Host(torch.tensor(1.5))], [out(SHAPE)])
    np.testing.assert_allclose(y.double(), BINARY[name](a.double().numpy(), 1.5), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("name", list(COMPARE))
def test_compare(name: str) -> None:
    a, b = numbers(-2, 2).round(), numbers(-2, 2, 1).round()
    (y,) = graph_support.run(name, [a, b], [out(SHAPE, "bool")])
    np.testing.assert_array_equal(y.numpy(), COMPARE[name](a.numpy(), b.numpy()))


@pytest.mark.parametrize("name", list(INTEGER))
def test_integers(name: str) -> None:
    a, b = numbers(0, 90).int(), numbers(1, 5, 1).int()
    (y,) = graph_support.run(name, [a, b], [out(SHAPE, "int32")])
    np.testing.assert_array_equal(y.numpy(), INTEGER[name](a.numpy(), b.numpy()))


X, G = numbers(-3, 3), numbers(-2, 2, 1)
x64, g64 = X.double().numpy(), G.double().numpy()
s64 = sigmoid(x64)
t64 = np.tanh(np.log1p(np.exp(x64)))

GRADIENTS: dict[str, tuple[list[torch.Tensor], dict[str, Any], Array]] = {
    "MishGrad": ([G, X], {}, g64 * (t64 + x64 * s64 * (1 - t64**2))),
    "SwishGrad": ([G, X, X], {}, g64 * (s64 + x64 * s64 * (1 - s64))),
    "SiluGrad": ([G, X], {}, g64 * (s64 + x64 * s64 * (1 - s64))),
    "LogSigmoidGrad": ([G, X], {}, g64 * sigmoid(-x64)),
    "HardSigmoidGrad": ([G, X], {}, g64 * (np.abs(x64) < 3) / 6),
    "HardSwishGrad": ([G, X], {}, g64 * np.where(x64 < -3, 0, np.where(x64 > 3, 1, x64 / 3 + 0.5))),
    "FastGeluGrad": (
        [G, X], {},
        g64 * (sigmoid(1.702 * x64) + 1.702 * x64 * sigmoid(1.702 * x64) * (1 - sigmoid(1.702 * x64))),
    ),
    "EluGradV2": ([G, X], {"alpha": 0.7}, g64 * np.where(x64 > 0, 1, 0.7 * np.exp(x64))),
    "LeakyReluGrad": ([G, X], {"negative_slope": 0.2}, g64 * np.where(x64 > 0, 1, 0.2)),
    "SoftplusV2Grad": ([G, X], {}, g64 * s64),
    "HardShrinkGrad": ([G, X], {"lambd": 1.0}, g64 * (np.abs(x64) > 1)),
    "SoftShrinkGrad": ([G, X], {"lambd": 1.0}, g64 * (np.abs(x64) > 1)),
    "HardtanhGrad": ([X, G], {"min_val": -1.0, "max_val": 1.0}, g64 * (np.abs(x64) < 1)),
    "ReluGrad": ([G, X], {}, g64 * (x64 > 0)),
    "ThresholdGradV2D": ([G, X], {"threshold": 0.5}, g64 * (x64 > 0.5)),
    "SigmoidGrad": ([X, G], {}, g64 * x64 * (1 - x64)),
    "TanhGrad": ([X, G], {}, g64 * (1 - x64**2)),
    "SoftmaxGrad": ([X, G], {"axes": [1]}, x64 * (g64 - (x64 * g64).sum(1, keepdims=True))),
    "LogSoftmaxGrad": ([G, X], {"axis": [1]}, g64 - np.exp(x64) * g64.sum(1, keepdims=True)),
    "Elu": ([X], {"alpha": 0.5, "scale": 2.0}, 2 * np.where(x64 > 0, x64, 0.5 * np.expm1(x64))),
    "CeluV2": ([X], {"alpha": 2.0}, np.maximum(x64, 0) + np.minimum(0, 2 * np.expm1(x64 / 2))),
    "LeakyRelu": ([X], {"negative_slope": 0.1}, np.where(x64 > 0, x64, 0.1 * x64)),
    "SoftplusV2": ([X], {"beta": 2.0}, np.log1p(np.exp(2 * x64)) / 2),
    "HardShrink": ([X], {"lambd": 1.0}, x64 * (np.abs(x64) > 1)),
    "SoftShrink": ([X], {"lambd": 1.0}, np.sign(x64) * np.maximum(np.abs(x64) - 1, 0)),
    "ThresholdV2D": ([X], {"threshold": 0.5, "value": 9.0}, np.where(x64 > 0.5, x64, 9)),
    "Addcmul": ([X, G, X, torch.tensor(0.5)], {}, x64 + 0.5 * g64 * x64),
    "Addcdiv": ([X, G, X.abs() + 1, torch.tensor(0.5)], {}, x64 + 0.5 * g64 / (np.abs(x64) + 1)),
    "AxpyV2": ([X, G, torch.tensor(0.5)], {}, x64 + 0.5 * g64),
    "Lerp": ([X, G, torch.tensor(0.25)], {}, x64 + 0.25 * (g64 - x64)),
    "ClipByValueV2": ([X, torch.tensor(-1.0), torch.tensor(1.0)], {}, np.clip(x64, -1, 1)),
    "Log": ([X.abs() + 1], {"base": 2.0, "scale": 1.0, "shift": 1.0}, np.log2(np.abs(x64) + 2)),
    "Round": ([X], {"decimals": 1}, np.round(x64, 1)),
    "Renorm": ([X], {"p": 2.0, "dim": 0, "maxnorm": 1.0},
               np.broadcast_to(np.minimum(1, 1 / np.linalg.norm(x64, axis=1, keepdims=True)), SHAPE)),
}  # fmt: skip


@pytest.mark.parametrize("name", list(GRADIENTS))
def test_with_attributes(name: str) -> None:
    inputs, attrs, want = GRADIENTS[name]
    (y,) = graph_support.run(name, list(inputs), [out(SHAPE)], attrs)
    np.testing.assert_allclose(y.double(), want, rtol=2e-5, atol=2e-6)


AXES = Host(torch.tensor([0, 2]))
R = numbers(0.5, 2, 3, (3, 4, 5))
r64 = R.double().numpy()
REDUCTIONS: dict[str, Callable[..., Array]] = {
    "ReduceSum": np.sum, "ReduceMean": np.mean, "ReduceMax": np.max, "ReduceMin": np.min, "ReduceProd": np.prod,
    "ReduceLogSumExp": lambda x, axis, keepdims: np.log(np.exp(x).sum(axis=axis, keepdims=keepdims)),
}  # fmt: skip


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("name", list(REDUCTIONS))
def test_reductions(name: str, keep: bool) -> None:
    (y,) = graph_support.run(name, [R, AXES], [out((1, 4, 1) if keep else (4,))], {"keep_dims": keep})
    np.testing.assert_allclose(y.double(), REDUCTIONS[name](r64, axis=(0, 2), keepdims=keep), rtol=1e-5)


def test_logical_reductions() -> None:
    x = R > 1
    (y,) = graph_support.run("ReduceAll", [x, AXES], [out((4,), "bool")])
    np.testing.assert_array_equal(y.numpy(), x.numpy().all(axis=(0, 2)))
    (y,) = graph_support.run("ReduceAny", [x, AXES], [out((4,), "bool")])
    np.testing.assert_array_equal(y.numpy(), x.numpy().any(axis=(0, 2)))


@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("name", ["Cumsum", "Cumprod"])
def test_scans(name: str, exclusive: bool, reverse: bool) -> None:
    (y,) = graph_support.run(
        name, [R, Host(torch.tensor(1))], [out(R.shape)], {"exclusive": exclusive, "reverse": reverse}
    )
    x = r64[:, ::-1] if reverse else r64
    want = np.cumsum(x, 1) if name == "Cumsum" else np.cumprod(x, 1)
    if exclusive:
        first = np.full_like(want[:, :1], 0 if name == "Cumsum" else 1)
        want = np.concatenate([first, want[:, :-1]], 1)
    np.testing.assert_allclose(y.double(), want[:, ::-1] if reverse else want, rtol=1e-5)


def test_arguments_of_extremes() -> None:
    index, value = graph_support.run("ArgMaxWithValue", [R], [out((3, 5), "int32"), out((3, 5))], {"dimension": 1})
    np.testing.assert_array_equal(index.numpy(), r64.argmax(1))
    np.testing.assert_array_equal(value.numpy(), R.numpy().max(1))
    (index,) = graph_support.run("ArgMaxV2", [R, Host(torch.tensor(2))], [out((3, 4), "int32")])
    np.testing.assert_array_equal(index.numpy(), r64.argmax(2))


@pytest.mark.parametrize("p", [1.0, 2.0, 3.0, float(2**31)])
def test_norms(p: float) -> None:
    (powers,) = graph_support.run("LpNormReduceV2", [R], [out((3, 5))], {"p": p, "axes": [1], "keepdim": False})
    (norm,) = graph_support.run("LpNormUpdateV2", [powers], [out((3, 5))], {"p": p})
    order = np.inf if p > 1e9 else p
    np.testing.assert_allclose(norm.double(), np.linalg.norm(r64, order, axis=1), rtol=1e-5)


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_products(first: bool, second: bool) -> None:
    a, b, bias = numbers(-1, 1, 0, (4, 6)), numbers(-1, 1, 1, (6, 3)), numbers(-1, 1, 2, (3,))
    want = a.double() @ b.double() + bias.double()
    inputs = [a.t() if first else a, b.t() if second else b, bias]
    (y,) = graph_support.run("MatMul", inputs, [out((4, 3))], {"transpose_x1": first, "transpose_x2": second})
    torch.testing.assert_close(y.double(), want, rtol=1e-5, atol=1e-5)
    batch = [t.expand(2, *t.shape) for t in inputs[:2]]
    (y,) = graph_support.run("BatchMatMul", batch, [out((2, 4, 3))], {"adj_x1": first, "adj_x2": second})
    torch.testing.assert_close(y.double(), (want - bias.double()).expand(2, 4, 3), rtol=1e-5, atol=1e-5)
