"""Powers, extrema, limits, interpolation, and products with a sum: functions of two or three tensors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    BOOL,
    COMPLEX,
    FLOAT,
    NUMERIC,
    REAL,
    Contract,
    Dtypes,
    broadcast,
    castable,
    dtypes,
    same_dtype,
    same_shape,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.elementwise.families import (
    COMMON,
    FLOATING,
    FLOATING_OR_COMPLEX,
    MIXED,
    floating,
    inplace_scalar,
    inplace_tensors,
    scalar,
    tensors,
)
from hotplate.ops.samples import make, transposed, with_specials

POWER = dtypes(NUMERIC, COMPLEX)
FLOATS = FLOAT


# --- powers -----------------------------------------------------------------------------------------------------------
def _power(self: torch.Tensor, exponent: torch.Tensor | float) -> torch.Tensor:
    """Through logarithms, and by repeated products for small whole exponents: exact where the result is."""
    if not isinstance(exponent, torch.Tensor):
        if float(exponent).is_integer() and 0 <= exponent <= 8:
            result = torch.ones_like(self)
            for _ in range(int(exponent)):
                result = result * self
            return result
        return torch.exp(exponent * torch.log(self.double()))
    result = torch.exp(exponent.double() * torch.log(self.double().abs()))
    odd = exponent.double().remainder(2) == 1
    return torch.where((self < 0) & odd, -result, result).round(decimals=12)


def _scalar_powers(x: str, out: str | None) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for exponent in (0, 1, 2, 3, 2.0, 0.5, -1.5):
            for dtype in sorted(FLOATS):
                t = make((3, 7), dtype, low=0.2, high=3)
                arguments: dict[str, Any] = {x: transposed(t), "exponent": exponent}
                yield Sample(arguments | ({out: Out((3, 7), dtype)} if out else {}), f"{dtype} to the power {exponent}")
        t = make((5,), "int64", low=-4, high=4)
        yield Sample({x: t, "exponent": 3} | ({out: Out((5,), "int64")} if out else {}), "int64 cubed")

    return generate


scalar(
    "PowTensorScalar",
    "pow.Tensor_Scalar_out(self, exponent, out=out)",
    _power,
    accepts=POWER,
    more=_scalar_powers("self", "out"),
    operations=10,
    exponent=2,
)
define(
    "InplacePowTensorScalar",
    aten("pow_.Scalar(self, exponent)"),
    reference=_power,
    contract=Contract({"self": POWER}),
    samples=_scalar_powers("self", None),
    cost=Cost(operations_per_element=10, kernel="Pow"),
)
tensors(
    "PowTensorTensor",
    "pow.Tensor_Tensor_out(self, exponent, out=out)",
    _power,
    accepts=POWER,
    tested=FLOATS,
    low=0.2,
    specials=False,
    operations=10,
)
inplace_tensors(
    "InplacePowTensorTensor",
    "pow_.Tensor(self, exponent)",
    _power,
    accepts=POWER,
    tested=FLOATS,
    low=0.2,
    specials=False,
    operations=10,
)
scalar(
    "PowScalarTensor",
    "pow.Scalar_out(self, exponent, out=out)",
    lambda self, exponent: torch.exp(exponent.double() * torch.log(torch.tensor(self, dtype=torch.float64))),
    accepts=POWER,
    tested=FLOATS,
    operations=10,
    self=2.5,
)

# --- larger and smaller -----------------------------------------------------------------------------------------------
tensors(
    "Maximum",
    "maximum.out(self, other, out=out)",
    lambda self, other: torch.where(self.isnan() | (self > other), self, other),
    accepts=NUMERIC,
    tested=dtypes(COMMON, "bool"),
    mixed=MIXED,
    exact=True,
)
tensors(
    "Minimum",
    "minimum.out(self, other, out=out)",
    lambda self, other: torch.where(self.isnan() | (self < other), self, other),
    accepts=NUMERIC,
    tested=dtypes(COMMON, "bool"),
    mixed=MIXED,
    exact=True,
)


# --- limits -----------------------------------------------------------------------------------------------------------
def _limit(x: torch.Tensor, low: Any = None, high: Any = None) -> torch.Tensor:
    if low is not None:
        x = torch.where(x < low, low, x)
    return x if high is None else torch.where(x > high, high, x)


def _clamp_overflow() -> Iterator[Sample]:
    """Limits that the dtype cannot hold become infinite, as a device that converts them does."""
    x = with_specials(make((3, 5), "float16"))
    yield Sample(
        {"self": x, "clipValueMin": -1e9, "clipValueMax": 1e9, "out": Out((3, 5), "float16")}, "limits out of range"
    )
    yield Sample(
        {"self": x, "clipValueMin": None, "clipValueMax": 1.0, "out": Out((3, 5), "float16")}, "no lower limit"
    )
    yield Sample({"self": x, "clipValueMin": 0, "out": Out((3, 5), "float16")}, "no upper limit")


scalar("Clamp", native(), _limit, accepts=REAL, exact=True, more=_clamp_overflow, clipValueMin=-1, clipValueMax=2)
scalar("ClampMin", native(), lambda x, low: _limit(x, low), accepts=REAL, exact=True, clipValueMin=0)
scalar("ClampMax", native(), lambda x, high: _limit(x, None, high), accepts=REAL, exact=True, clipValueMax=1)
inplace_scalar(
    "InplaceClampMax", native(), lambda x, high: _limit(x, None, high), accepts=REAL, exact=True, clipValueMax=1
)
tensors(
    "ClampMinTensor",
    "clamp_min.Tensor_out(self, clipValueMin, out=out)",
    _limit,
    accepts=REAL,
    mixed=MIXED,
    exact=True,
)
tensors(
    "ClampMaxTensor",
    "clamp_max.Tensor_out(self, max, out=out)",
    lambda self, high: _limit(self, None, high),
    accepts=REAL,
    mixed=MIXED,
    exact=True,
)
inplace_tensors("InplaceClampMinTensor", "clamp_min_.Tensor(selfRef, clipValueMin)", _limit, accepts=REAL, exact=True)
inplace_tensors(
    "InplaceClampMaxTensor",
    "clamp_max_.Tensor(selfRef, max)",
    lambda self, high: _limit(self, None, high),
    accepts=REAL,
    exact=True,
)


def _clamp_tensor_samples() -> Iterator[Sample]:
    for dtype in sorted(COMMON):
        x, low, high = (
            make((2, 3, 4), dtype, low=-5, high=5),
            make((3, 1), dtype, low=-2, high=0),
            make((4,), dtype, low=1, high=3),
        )
        out = Out((2, 3, 4), dtype)
        yield Sample({"self": x, "clipValueMin": low, "clipValueMax": high, "out": out}, f"{dtype}, both limits")
        yield Sample({"self": transposed(x), "clipValueMin": low, "out": out}, f"{dtype}, lower limit")
        yield Sample({"self": x, "clipValueMax": high, "out": out}, f"{dtype}, upper limit")
    yield Sample(
        {"self": make((0, 4), "float32"), "clipValueMin": make((4,), "float32"), "out": Out((0, 4), "float32")}, "empty"
    )


define(
    "ClampTensor",
    aten("clamp.Tensor_out(self, clipValueMin, clipValueMax, out=out)"),
    reference=lambda self, clipValueMin=None, clipValueMax=None: _limit(self, clipValueMin, clipValueMax),
    contract=Contract(
        {"self": REAL, "clipValueMin": REAL, "clipValueMax": REAL, "out": REAL},
        (broadcast("self", "clipValueMin", "clipValueMax", to="out"), castable("self", "out")),
    ),
    samples=_clamp_tensor_samples,
    errors=samples.errors(
        ErrorSample(
            {"self": make((2, 3), "float32"), "clipValueMin": make((4,), "float32"), "out": Out((2, 3), "float32")},
            161002,
            ("clipValueMin", "broadcast", "[4]"),
        )
    ),
    exact=True,
)

# --- three tensors ----------------------------------------------------------------------------------------------------
TRIPLES: tuple[tuple[tuple[int, ...], ...], ...] = (
    ((3, 5), (3, 5), (3, 5)),
    ((2, 3, 4), (3, 1), (4,)),
    ((), (), ()),
    ((0, 4), (0, 4), (4,)),
    ((1, 65), (1, 65), ()),
)


def _triples(
    names: tuple[str, str, str], out: str | None, tested: Dtypes, **attributes: Any
) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in sorted(tested):
            for shapes in TRIPLES:
                a, b, c = (make(s, dtype, seed=i, nonzero=i == 2) for i, s in enumerate(shapes))
                arguments: dict[str, Any] = {names[0]: transposed(a), names[1]: b, names[2]: c, **attributes}
                if out is not None:
                    arguments[out] = Out(shapes[0], dtype)
                yield Sample(arguments, f"{dtype} {shapes}")

    return generate


def _fused(
    name: str, call: str, reference: Any, accepts: Dtypes, tested: Dtypes, names: tuple[str, str], **attributes: Any
) -> None:
    """name and Inplace<name>: the first tensor with two more that broadcast to it."""
    for inplace in (False, True):
        first = "selfRef" if inplace else "self"
        out = None if inplace else "out"
        three = (first, *names)
        allowed = dict.fromkeys((*three, *(["out"] if out else [])), accepts)
        rules = [broadcast(*three, to=out or first)]
        if name.startswith("Lerp"):
            rules.append(
                same_dtype(first, names[0], text="Expected dtype for end {end.dtype} to be equal to that of self.")
            )
        form = call.replace("@", "_" if inplace else "")
        if inplace:
            form = (
                form.replace(".out(", "(")
                .replace("Tensor_out(", "Tensor(")
                .replace(", out=out", "")
                .replace("(self", "(selfRef")
            )
        one: dict[str, Any] = {n: make((2, 3), "float32", seed=1) for n in three} | attributes
        wrong = one | ({"out": Out((2, 3), "float32")} if out else {}) | {names[1]: make((4,), "float32")}

        def by_name(_first: str = first, **given: Any) -> Any:
            return reference(**{("self" if k == _first else k): v for k, v in given.items()})

        define(
            ("Inplace" if inplace else "") + name,
            aten(form),
            reference=by_name,
            contract=Contract(allowed, tuple(rules)),
            samples=_triples(three, out, tested, **attributes),
            errors=samples.errors(
                samples.null(wrong, names[0]),
                ErrorSample(wrong, 161002, (names[1], "broadcast", "[4]")),
            ),
            cost=Cost(operations_per_element=3, kernel=name),
        )


_fused(
    "Addcmul",
    "addcmul@.out(self, tensor1, tensor2, value=value, out=out)",
    lambda self, tensor1, tensor2, value: self + value * (tensor1 * tensor2),
    accepts=REAL,
    tested=dtypes(FLOATS, "int32"),
    names=("tensor1", "tensor2"),
    value=2,
)
_fused(
    "Addcdiv",
    "addcdiv@.out(self, tensor1, tensor2, value=value, out=out)",
    lambda self, tensor1, tensor2, value: self + value * (tensor1 / tensor2),
    accepts=FLOATING,
    tested=FLOATS,
    names=("tensor1", "tensor2"),
    value=-0.5,
)
_fused(
    "Lerp",
    "lerp@.Tensor_out(self, end, weight, out=out)",
    lambda self, end, weight: self * (1 - weight) + weight * end,
    accepts=FLOAT,
    tested=FLOATS,
    names=("end", "weight"),
)


def _lerp(self: torch.Tensor, end: torch.Tensor, weight: float) -> torch.Tensor:
    return self * (1 - weight) + weight * end


tensors(
    "Lerps",
    "lerp.Scalar_out(self, end, weight, out=out)",
    _lerp,
    accepts=FLOAT,
    tested=FLOATS,
    rules=(same_dtype("self", "end"),),
    specials=False,
    operations=3,
    weight=0.3,
)
inplace_tensors(
    "InplaceLerps",
    "lerp_.Scalar(selfRef, end, weight)",
    _lerp,
    accepts=FLOAT,
    tested=FLOATS,
    rules=(same_dtype("selfRef", "end"),),
    specials=False,
    operations=3,
    weight=0.9,
)

# --- logarithms and angles of two tensors -----------------------------------------------------------------------------
tensors(
    "LogAddExp",
    "logaddexp.out(self, other, out=out)",
    lambda self, other: torch.log(torch.exp(self) + torch.exp(other)),
    accepts=FLOATING,
    tested=FLOATS,
    specials=False,
    operations=16,
)
tensors(
    "LogAddExp2",
    "logaddexp2.out(self, other, out=out)",
    lambda self, other: torch.log2(torch.exp2(self) + torch.exp2(other)),
    accepts=FLOATING,
    tested=FLOATS,
    specials=False,
    operations=16,
)


def _xlogy(self: torch.Tensor | float, other: torch.Tensor | float) -> torch.Tensor:
    x, y = torch.as_tensor(self).double(), torch.as_tensor(other).double()
    return torch.where((x == 0) & ~y.isnan(), 0.0, x * torch.log(y))


tensors(
    "XLogYTensor",
    "xlogy.OutTensor(self, other, out=out)",
    _xlogy,
    accepts=NUMERIC,
    gives=FLOATING,
    tested=dtypes(FLOATS, "int32"),
    out_dtype=floating,
    cast=False,
    low=0,
    operations=10,
)
scalar(
    "XLogYScalarSelf",
    "xlogy.OutScalar_Self(self, other, out=out)",
    _xlogy,
    accepts=NUMERIC,
    gives=FLOATING,
    tested=dtypes(FLOATS, "int32"),
    out_dtype=floating,
    cast=False,
    low=0.1,
    operations=10,
    self=2,
)
scalar(
    "XLogYScalarOther",
    "xlogy.OutScalar_Other(self, other, out=out)",
    _xlogy,
    accepts=NUMERIC,
    gives=FLOATING,
    tested=dtypes(FLOATS, "int32"),
    out_dtype=floating,
    cast=False,
    low=0,
    operations=10,
    other=3,
)
inplace_scalar(
    "InplaceXLogYScalarOther",
    "xlogy_.Scalar_Other(selfRef, other)",
    _xlogy,
    accepts=FLOATING,
    tested=FLOATS,
    low=0,
    operations=10,
    other=3,
)


def _atan2(self: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    y, x = samples.broadcast_together(self.double(), other.double())
    return torch.complex(x.contiguous(), y.contiguous()).angle()


tensors(
    "Atan2",
    "atan2.out(self, other, out=out)",
    _atan2,
    accepts=dtypes(REAL, BOOL),
    gives=FLOATING,
    tested=dtypes(FLOATS, "int32"),
    out_dtype=floating,
    cast=False,
    nonzero_other=True,
    specials=False,
    operations=16,
)
inplace_tensors(
    "InplaceAtan2",
    "atan2_(selfRef, other)",
    _atan2,
    accepts=FLOATING,
    tested=FLOATS,
    nonzero_other=True,
    specials=False,
    operations=16,
)

# --- complex numbers from two real tensors ----------------------------------------------------------------------------
COMPLEX_OF = {"float16": "complex32", "float32": "complex64", "float64": "complex128"}
for _name, _call, _reference in (
    ("Complex", "complex.out(real, imag, out=out)", lambda real, imag: real + 1j * imag),
    ("Polar", "polar.out(input, angle, out=out)", lambda r, angle: r * torch.cos(angle) + 1j * (r * torch.sin(angle))),
):
    tensors(
        _name,
        _call,
        _reference,
        accepts=dtypes("float32", "float64"),
        gives=COMPLEX,
        tested=dtypes("float32", "float64"),
        out_dtype=lambda dtype: COMPLEX_OF[dtype],
        cast=False,
        specials=False,
        rules=(),
    )
define(
    "AngleV2",
    aten("angle.out(x, out=out)"),
    reference=lambda x: (
        torch.atan2(x.imag, x.real) if x.is_complex() else torch.where(x.double() < 0, torch.pi, 0.0 * x.double())
    ),
    contract=Contract(
        {"x": dtypes(FLOATING_OR_COMPLEX, "int8", "int16", "int32", "int64", "uint8", "bool"), "out": FLOATING},
        (same_shape("x", "out"),),
    ),
    samples=samples.unary(
        dtypes(FLOATS, "int32", "complex64"),
        self_name="x",
        out_dtype=lambda dtype: {"complex64": "float32", "int32": "float32"}.get(dtype, dtype),
        specials=False,
    ),
    cost=Cost(operations_per_element=16),
)
