"""Division: true, rounded, floored, and the remainders."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops.contract import FLOAT, NUMERIC, REAL, dtypes, in_range
from hotplate.ops.definition import Out, Sample, native
from hotplate.ops.elementwise.families import (
    COMMON,
    FLOATING_OR_COMPLEX,
    floating,
    inplace_scalar,
    inplace_tensors,
    scalar,
    tensors,
)
from hotplate.ops.samples import broadcast_together, make

# Quotients of integers are floating; what the published pages of these operators list.
REMAINDER = dtypes("int32", "int64", FLOAT, "float64")
DIVISIBLE = dtypes("float32", "float16", "bfloat16", "int32")
MODE = in_range("mode", 0, 2, hint="0 divides exactly, 1 rounds towards zero, 2 rounds down.")
MIXED_QUOTIENT = (("float16", "float32", "float32"), ("int32", "float32", "float32"), ("int32", "int64", "float32"))


def _divide(self: torch.Tensor, other: torch.Tensor | float, mode: int = 0) -> torch.Tensor:
    quotient = self.double() / other if not self.is_complex() else self / other
    return quotient.trunc() if mode == 1 else quotient.floor() if mode == 2 else quotient


def _remainder(self: torch.Tensor | float, other: torch.Tensor | float) -> torch.Tensor:
    """The sign of the divisor."""
    a = torch.as_tensor(self).double()
    return a - torch.floor(a / other) * other


def _fmod(self: torch.Tensor, other: torch.Tensor | float) -> torch.Tensor:
    """The sign of the dividend."""
    a = self.double()
    return a - torch.trunc(a / other) * other


tensors(
    "Div",
    "div.out(self, other, out=out)",
    _divide,
    gives=FLOATING_OR_COMPLEX,
    tested=dtypes(DIVISIBLE, "complex64"),
    out_dtype=floating,
    mixed=MIXED_QUOTIENT,
    nonzero_other=True,
)
scalar(
    "Divs",
    "div.out(self, other, out=out)",
    _divide,
    gives=FLOATING_OR_COMPLEX,
    tested=DIVISIBLE,
    out_dtype=floating,
    other=3,
)
inplace_tensors(
    "InplaceDiv",
    "div_.Tensor(selfRef, other)",
    _divide,
    accepts=FLOATING_OR_COMPLEX,
    tested=FLOAT,
    nonzero_other=True,
    other_accepts=dtypes(FLOATING_OR_COMPLEX, "int8", "uint8", "int16", "int32", "int64", "bool"),
    mixed=(("float32", "int64"), ("float16", "bool"), ("bfloat16", "int32"), ("float32", "float16")),
)
inplace_scalar(
    "InplaceDivs", "div_.Scalar(selfRef, other)", _divide, accepts=FLOATING_OR_COMPLEX, tested=FLOAT, other=3
)


def _other_modes() -> Iterator[Sample]:
    a, b = make((3, 5), "int32", low=-20, high=20), make((3, 5), "int32", seed=1, nonzero=True)
    yield Sample({"self": a, "other": b, "mode": 0, "out": Out((3, 5), "float32")}, "int32, exact")
    yield Sample({"self": a, "other": b, "mode": 1, "out": Out((3, 5), "int32")}, "int32, towards zero")
    yield Sample({"self": a.float(), "other": b, "mode": 0, "out": Out((3, 5), "float32")}, "float32 by int32, exact")
    yield Sample(
        {"self": a.half(), "other": b.half(), "mode": 1, "out": Out((3, 5), "float16")}, "float16, towards zero"
    )


tensors(
    "DivMod",
    native(),
    _divide,
    accepts=NUMERIC,
    tested=COMMON,
    nonzero_other=True,
    specials=False,
    rules=(MODE,),
    more=_other_modes,
    mode=2,
)
scalar("DivMods", native(), _divide, accepts=NUMERIC, tested=COMMON, specials=False, rules=(MODE,), other=2, mode=1)
inplace_tensors(
    "InplaceDivMod",
    native(),
    _divide,
    accepts=REAL,
    tested=COMMON,
    nonzero_other=True,
    specials=False,
    rules=(MODE,),
    mode=1,
)
inplace_scalar("InplaceDivMods", native(), _divide, accepts=REAL, tested=COMMON, specials=False, other=2, mode=2)


def _floor_divide(self: torch.Tensor, other: torch.Tensor | float) -> torch.Tensor:
    return torch.floor(self.double() / other)


tensors(
    "FloorDivide",
    "floor_divide.out(self, other, out=out)",
    _floor_divide,
    accepts=NUMERIC,
    nonzero_other=True,
    specials=False,
    mixed=(("int32", "float32", "float32"), ("int32", "int64", "int64")),
)
scalar(
    "FloorDivides", "floor_divide.out(self, other, out=out)", _floor_divide, accepts=NUMERIC, specials=False, other=2
)
inplace_tensors(
    "InplaceFloorDivide",
    "floor_divide_.Tensor(selfRef, other)",
    _floor_divide,
    accepts=REAL,
    nonzero_other=True,
    specials=False,
)
inplace_scalar(
    "InplaceFloorDivides", "floor_divide_.Scalar(selfRef, other)", _floor_divide, accepts=REAL, specials=False, other=2
)

# The error of a remainder is that of the dividend, absolute: quotients near an integer are avoided by exact inputs.
tensors(
    "RemainderTensorTensor",
    "remainder.Tensor_out(self, other, out=out)",
    _remainder,
    accepts=REMAINDER,
    tested=dtypes("float32", "int32", "int64"),
    nonzero_other=True,
    specials=False,
    operations=4,
)
scalar(
    "RemainderTensorScalar",
    "remainder.Scalar_out(self, other, out=out)",
    _remainder,
    accepts=REMAINDER,
    specials=False,
    operations=4,
    other=2,
)
scalar(
    "RemainderScalarTensor",
    "remainder.Tensor_out(self, other, out=out)",
    _remainder,
    accepts=REMAINDER,
    tested=dtypes("float32", "int32"),
    nonzero=True,
    specials=False,
    operations=4,
    self=5,
)
inplace_tensors(
    "InplaceRemainderTensorTensor",
    "remainder_.Tensor(selfRef, other)",
    _remainder,
    accepts=REMAINDER,
    tested=dtypes("float32", "int32", "int64"),
    nonzero_other=True,
    specials=False,
    operations=4,
)
inplace_scalar(
    "InplaceRemainderTensorScalar",
    "remainder_.Scalar(selfRef, other)",
    _remainder,
    accepts=REMAINDER,
    specials=False,
    operations=4,
    other=-2,
)

tensors(
    "FmodTensor",
    "fmod.Tensor_out(self, other, out=out)",
    _fmod,
    accepts=REAL,
    tested=dtypes("float32", "int32", "int64"),
    nonzero_other=True,
    specials=False,
    operations=3,
)
scalar(
    "FmodScalar", "fmod.Scalar_out(self, other, out=out)", _fmod, accepts=REAL, specials=False, operations=3, other=2
)
inplace_tensors(
    "InplaceFmodTensor",
    "fmod_.Tensor(selfRef, other)",
    _fmod,
    accepts=REAL,
    tested=dtypes("float32", "int32", "int64"),
    nonzero_other=True,
    specials=False,
    operations=3,
)
inplace_scalar(
    "InplaceFmodScalar", "fmod_.Scalar(selfRef, other)", _fmod, accepts=REAL, specials=False, operations=3, other=2
)


def _gcd(self: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    a, b = broadcast_together(self.abs(), other.abs())
    for _ in range(64):  # Euclid
        a, b = torch.where(b == 0, a, b), torch.where(b == 0, b, a % torch.where(b == 0, torch.ones_like(b), b))
    return a


tensors(
    "Gcd",
    "gcd.out(self, other, out=out)",
    _gcd,
    accepts=dtypes("int8", "int16", "int32", "int64", "uint8"),
    tested=dtypes("int32", "int64", "int16"),
    low=-40,
    high=40,
    specials=False,
    exact=True,
    operations=16,
)
