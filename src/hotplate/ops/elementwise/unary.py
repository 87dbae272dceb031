"""Functions of one tensor: exponentials, logarithms, circular and hyperbolic functions, rounding, signs."""

from __future__ import annotations

import math
from typing import Any

import numpy
import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    ALL,
    BOOL,
    COMPLEX,
    FLOAT,
    FLOAT64,
    NUMERIC,
    REAL,
    Contract,
    dtypes,
    same_dtype,
    same_shape,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.elementwise.families import FLOATING, FLOATING_OR_COMPLEX, function, inplace_unary, same, unary
from hotplate.ops.samples import make, to_bool

FLOATS = FLOAT
# exp and its relatives have no integer form but these; the published lists of the operators.
EXP = dtypes(FLOATING_OR_COMPLEX, BOOL, "int64")
ERF = dtypes(FLOATING, BOOL, "int32", "int64")


def d(x: torch.Tensor) -> torch.Tensor:
    """float64 or complex128."""
    return x if x.is_complex() else x.double()


def by_numpy(f: Any) -> Any:
    """A reference that numpy computes: another library than the one under test."""

    def reference(x: torch.Tensor) -> torch.Tensor:
        with numpy.errstate(all="ignore"):
            return torch.from_numpy(numpy.asarray(f(d(x).numpy())))

    return reference


TESTED = dtypes("float32", "float16", "bfloat16", "int32", "float64", "complex64")
WITH_INT64 = dtypes("float32", "float16", "bfloat16", "int64", "float64")

# name, ATen function, reference, domain
_name: str
_reference: Any
for _name, _aten, _reference, _low, _high in (
    ("Sin", "sin", numpy.sin, -3.0, 3.0),
    ("Cos", "cos", numpy.cos, -3.0, 3.0),
    ("Tan", "tan", numpy.tan, -1.4, 1.4),
    ("Asin", "asin", numpy.arcsin, -1.0, 1.0),
    ("Acos", "acos", numpy.arccos, -1.0, 1.0),
    ("Atan", "atan", numpy.arctan, -3.0, 3.0),
    ("Sinh", "sinh", numpy.sinh, -3.0, 3.0),
    ("Cosh", "cosh", numpy.cosh, -3.0, 3.0),
    ("Tanh", "tanh", numpy.tanh, -3.0, 3.0),
    ("Asinh", "asinh", numpy.arcsinh, -3.0, 3.0),
    ("Acosh", "acosh", numpy.arccosh, 1.0, 5.0),
    ("Atanh", "atanh", numpy.arctanh, -0.9, 0.9),
    ("Log", "log", numpy.log, 0.1, 9.0),
    ("Log2", "log2", numpy.log2, 0.1, 9.0),
    ("Log10", "log10", numpy.log10, 0.1, 9.0),
    ("Sqrt", "sqrt", numpy.sqrt, 0.0, 9.0),
):
    function(_name, _aten, by_numpy(_reference), tested=TESTED, low=_low, high=_high, operations=8)

function("Rsqrt", "rsqrt", by_numpy(lambda x: 1 / numpy.sqrt(x)), tested=TESTED, low=0.1, high=9.0, operations=4)
function("Reciprocal", "reciprocal", by_numpy(lambda x: 1 / x), tested=TESTED, nonzero=True, operations=2)
function("Sigmoid", "sigmoid", by_numpy(lambda x: 1 / (1 + numpy.exp(-x))), tested=TESTED, operations=8)
function(
    "Log1p",
    "log1p",
    by_numpy(numpy.log1p),
    accepts=NUMERIC,
    tested=dtypes(FLOATS, "int32"),
    low=-0.9,
    high=5.0,
    operations=8,
)
function("Exp", "exp", by_numpy(numpy.exp), accepts=EXP, tested=dtypes(WITH_INT64, "complex64"), operations=8)
function("Exp2", "exp2", by_numpy(numpy.exp2), accepts=NUMERIC, tested=WITH_INT64, operations=8)
function("Expm1", "expm1", by_numpy(numpy.expm1), accepts=NUMERIC, tested=WITH_INT64, operations=8)
function("Sinc", "sinc", by_numpy(numpy.sinc), accepts=NUMERIC, tested=WITH_INT64, specials=False, operations=10)


def _erf(x: torch.Tensor) -> torch.Tensor:
    return torch.tensor([math.erf(v) for v in d(x).flatten().tolist()], dtype=torch.float64).view(x.shape)


def _erfinv(x: torch.Tensor) -> torch.Tensor:
    """Bisection of math.erf."""

    def one(y: float) -> float:
        if not -1 <= y <= 1:
            return math.nan
        if abs(y) == 1:
            return math.copysign(math.inf, y)
        low, high = -6.0, 6.0
        for _ in range(80):
            middle = (low + high) / 2
            low, high = (middle, high) if math.erf(middle) < y else (low, middle)
        return low

    return torch.tensor([one(v) for v in d(x).flatten().tolist()], dtype=torch.float64).view(x.shape)


function("Erf", "erf", _erf, accepts=ERF, tested=WITH_INT64, operations=12)
function(
    "Erfc",
    "erfc",
    lambda x: torch.special.erfcx(d(x)) * torch.exp(-(d(x) ** 2)),
    accepts=ERF,
    tested=WITH_INT64,
    specials=False,
    operations=12,
)
function(
    "Erfinv", "erfinv", _erfinv, accepts=NUMERIC, tested=dtypes(FLOATS, "float64"), low=-0.95, high=0.95, operations=20
)

# --- rounding: exact, integers stay what they are ---------------------------------------------------------------------
ROUNDED = dtypes("float32", "float16", "bfloat16", "float64", "int32")
for _name, _aten, _reference in (
    ("Floor", "floor", numpy.floor),
    ("Ceil", "ceil", numpy.ceil),
    ("Round", "round", numpy.rint),
    ("Trunc", "trunc", numpy.trunc),
):
    function(_name, _aten, by_numpy(_reference), accepts=REAL, gives=REAL, tested=ROUNDED, out_dtype=same, exact=True)

function(
    "Frac",
    "frac",
    by_numpy(lambda x: x - numpy.trunc(x)),
    accepts=FLOATING,
    gives=FLOATING,
    tested=FLOATS,
    out_dtype=same,
    specials=False,
)


def _round_decimals(x: torch.Tensor, decimals: int) -> torch.Tensor:
    scale = 10.0**decimals
    return torch.from_numpy(numpy.asarray(numpy.rint(d(x).numpy() * scale) / scale))


unary(
    "RoundDecimals",
    "round.decimals_out(self, decimals=decimals, out=out)",
    _round_decimals,
    accepts=FLOATING,
    gives=FLOATING,
    tested=dtypes("float32", "float64"),
    out_dtype=same,
    operations=3,
    decimals=1,
)
inplace_unary(
    "InplaceRoundDecimals",
    "round_.decimals(selfRef, decimals=decimals)",
    _round_decimals,
    accepts=FLOATING,
    tested=dtypes("float32", "float64"),
    operations=3,
    decimals=-1,
    low=-300,
    high=300,
)

# --- signs ------------------------------------------------------------------------------------------------------------
function(
    "Neg",
    "neg",
    lambda x: 0 - x,
    accepts=dtypes(REAL, COMPLEX),
    gives=dtypes(REAL, COMPLEX),
    tested=dtypes(TESTED, "int64", "int8"),
    out_dtype=same,
    exact=True,
)
function(
    "Sign",
    "sgn",
    lambda x: (x > 0).to(x.dtype) - (x < 0).to(x.dtype),
    accepts=dtypes(REAL, BOOL, COMPLEX),
    gives=dtypes(REAL, BOOL, COMPLEX),
    tested=dtypes(FLOATS, "int32", "int64"),
    out_dtype=same,
    specials=False,
    exact=True,
)
unary(
    "Abs",
    "abs.out(self, out=out)",
    lambda x: torch.sqrt(x.real**2 + x.imag**2) if x.is_complex() else torch.where(x < 0, 0 - x, x),
    accepts=ALL,
    gives=ALL,
    tested=dtypes("float32", "float16", "bfloat16", "float64", "int32", "int64", "int8", "uint8", "complex64"),
    out_dtype=lambda dtype: {"complex64": "float32", "complex128": "float64"}.get(dtype, dtype),
)
unary(
    "Signbit",
    "signbit.out(self, out=out)",
    by_numpy(numpy.signbit),
    accepts=NUMERIC,
    gives=BOOL,
    tested=dtypes(FLOATS, "int32"),
    out_dtype=to_bool,
    specials=False,
    exact=True,
)


# --- NaN and infinity -------------------------------------------------------------------------------------------------
def _nan_to_num(x: torch.Tensor, nan: float, posinf: float, neginf: float) -> torch.Tensor:
    return torch.from_numpy(numpy.asarray(numpy.nan_to_num(x.numpy(), nan=nan, posinf=posinf, neginf=neginf)))


unary(
    "NanToNum",
    "nan_to_num.out(self, nan, posinf, neginf, out=out)",
    _nan_to_num,
    accepts=dtypes(FLOAT, FLOAT64, "int8", "int16", "int32", "int64", "uint8", BOOL),
    gives=dtypes(FLOAT, FLOAT64, "int8", "int16", "int32", "int64", "uint8", BOOL),
    tested=dtypes(FLOATS, "int32"),
    out_dtype=same,
    nan=0.5,
    posinf=100.0,
    neginf=-200.0,
)
inplace_unary(
    "InplaceNanToNum",
    "nan_to_num_(selfRef, nan, posinf, neginf)",
    _nan_to_num,
    accepts=FLOATING,
    nan=0.5,
    posinf=100.0,
    neginf=-200.0,
)

for _name, _call, _reference in (
    ("IsFinite", "isfinite(self) -> out", numpy.isfinite),
    ("IsPosInf", "isposinf.out(self, out=out)", numpy.isposinf),
    ("IsNegInf", "isneginf.out(self, out=out)", numpy.isneginf),
):
    unary(
        _name,
        _call,
        by_numpy(_reference),
        accepts=NUMERIC if _name != "IsFinite" else ALL,
        gives=BOOL,
        tested=dtypes(FLOATS, "float64", "int32"),
        out_dtype=to_bool,
        exact=True,
    )


# --- logit: eps < 0 stands for none ----------------------------------------------------------------------------
def _inner(x: torch.Tensor, eps: float) -> torch.Tensor:
    return d(x) if eps < 0 else torch.minimum(torch.maximum(d(x), torch.tensor(eps)), torch.tensor(1 - eps))


def _logit_grad(x: torch.Tensor, dy: torch.Tensor, eps: float) -> torch.Tensor:
    inside = (x >= 0) & (x <= 1) if eps < 0 else (x >= eps) & (x <= 1 - eps)
    outside = torch.full_like(d(x), math.nan if eps < 0 else 0.0)
    return torch.where(inside, d(dy) / (d(x) * (1 - d(x))), outside)


unary(
    "Logit",
    native(),
    lambda x, eps: torch.log(_inner(x, eps)) - torch.log(1 - _inner(x, eps)),
    accepts=FLOATS,
    gives=FLOATS,
    tested=FLOATS,
    low=0.05,
    high=0.95,
    operations=10,
    more=lambda: (
        Sample(
            {"input": make((5, 7), dtype, low=-0.2, high=1.2), "eps": eps, "out": Out((5, 7), dtype)},
            f"{dtype}, eps {eps}",
        )
        for dtype in ("float32", "float16")
        for eps in (-1.0, 0.125)
    ),
    eps=-1.0,
)
define(
    "LogitGrad",
    native(),
    reference=_logit_grad,
    contract=Contract(
        {"x": FLOATS, "dy": FLOATS, "out": FLOATS}, (same_shape("x", "dy", "out"), same_dtype("x", "dy", "out"))
    ),
    samples=lambda: (
        Sample(
            {
                "x": make(shape, dtype, low=-0.2, high=1.2),
                "dy": make(shape, dtype, seed=1),
                "eps": eps,
                "out": Out(shape, dtype),
            },
            f"{dtype} {shape}, eps {eps}",
        )
        for dtype in sorted(FLOATS)
        for shape in ((7,), (5, 7), (0, 3))
        for eps in (-1.0, 0.125)
    ),
    errors=samples.errors(
        ErrorSample(
            {"x": make((2, 3), "float32"), "dy": make((3, 2), "float32"), "eps": -1.0, "out": Out((2, 3), "float32")},
            161002,
            ("dy", "[3,2]", "[2,3]"),
        )
    ),
    cost=Cost(operations_per_element=6),
)
