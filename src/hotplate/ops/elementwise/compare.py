"""Comparisons, logic, bits, and choosing by a condition."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    ALL,
    BOOL,
    INTEGER,
    MOVABLE,
    NUMERIC,
    Contract,
    broadcast,
    broadcastable,
    dtypes,
    same_shape,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.elementwise.families import (
    COMMON,
    MIXED,
    function,
    inplace_scalar,
    inplace_tensors,
    inplace_unary,
    same,
    scalar,
    tensors,
    unary,
)
from hotplate.ops.samples import make, to_bool, transposed, with_specials

TESTED = dtypes(COMMON, "bool")
TO_BOOL = tuple((a, b, "bool") for a, b, _ in MIXED)

# --- comparisons: the output may have any dtype; in place, the tensor then holds zeros and ones -------------------
for _name, _aten, _compare, _accepts in (
    ("Eq", "eq", operator.eq, ALL),
    ("Ne", "ne", operator.ne, ALL),
    ("Lt", "lt", operator.lt, NUMERIC),
    ("Le", "le", operator.le, NUMERIC),
    ("Gt", "gt", operator.gt, NUMERIC),
    ("Ge", "ge", operator.ge, NUMERIC),
):
    tensors(
        _name + "Tensor",
        f"{_aten}.Tensor_out(self, other, out=out)",
        _compare,
        accepts=_accepts,
        gives=ALL,
        cast=False,
        tested=dtypes(TESTED, "complex64") if _accepts is ALL else TESTED,
        out_dtype=to_bool,
        mixed=TO_BOOL,
        low=-2,
        high=2,
        exact=True,
    )
    scalar(
        _name + "Scalar",
        f"{_aten}.Scalar_out(self, other, out=out)",
        _compare,
        accepts=_accepts,
        gives=ALL,
        cast=False,
        out_dtype=to_bool,
        exact=True,
        other=1,
    )
    inplace_tensors(
        f"Inplace{_name}Tensor",
        f"{_aten}_.Tensor(selfRef, other)",
        _compare,
        accepts=_accepts,
        cast=False,
        low=-2,
        high=2,
        exact=True,
    )
    inplace_scalar(
        f"Inplace{_name}Scalar", f"{_aten}_.Scalar(selfRef, other)", _compare, accepts=_accepts, exact=True, other=0.5
    )

# torch_npu asks for this name where a number stands on the left: number >= other.
scalar(
    "LessScalar",
    "le.Scalar_out(other, self, out=result)",
    lambda other, number: number >= other,
    accepts=NUMERIC,
    gives=ALL,
    cast=False,
    out_dtype=to_bool,
    exact=True,
    self=1,
)

define(
    "Equal",
    native(),
    reference=lambda self, other: torch.tensor(
        self.shape == other.shape and self.double().tolist() == other.double().tolist()
    ),
    contract=Contract({"self": NUMERIC, "other": NUMERIC, "out": BOOL}),
    samples=lambda: (
        Sample({"self": a, "other": b, "out": Out((), "bool")}, note)
        for a, b, note in (
            (make((3, 5), "float32"), make((3, 5), "float32"), "equal"),
            (make((3, 5), "float32"), transposed(make((3, 5), "float32")), "equal, non-contiguous"),
            (make((3, 5), "float16"), make((3, 5), "float16", seed=1), "different"),
            (make((3, 5), "int64"), make((3, 5), "int64"), "equal integers"),
            (make((3, 5), "int64"), make((3, 4), "int64"), "different shapes"),
            (with_specials(make((5,), "float32")), with_specials(make((5,), "float32")), "NaN differs from itself"),
        )
    ),
    exact=True,
)
define(
    "IsClose",
    aten("isclose(self, other, rtol, atol, equalNan) -> out"),
    reference=lambda self, other, rtol, atol, equalNan: (
        ((self - other).abs() <= atol + rtol * other.abs())
        | (self == other)
        | (self.isnan() & other.isnan() & equalNan)
    ),
    contract=Contract({"self": NUMERIC, "other": NUMERIC, "out": BOOL}, (broadcast("self", "other", to="out"),)),
    samples=lambda: (
        Sample(
            {"self": x, "other": y, "rtol": 0.1, "atol": 0.01, "equalNan": nan, "out": Out((4, 6), "bool")},
            f"{d}, equalNan {nan}",
        )
        for d in ("float32", "float16", "int32")
        for nan in (False, True)
        for x in (with_specials(make((4, 6), d, seed=1)),)
        for y in (with_specials(make((4, 6), d, seed=1) + make((4, 6), d, seed=2) // 2),)
    ),
    exact=True,
)


def _isin_samples(tensor: str, number: str) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in ("float32", "int64"):
            for invert in (False, True):
                x = make((3, 5), dtype).round()
                shape = (3, 5) if tensor == "element" else ()
                arguments: dict[str, Any] = {tensor: x, number: 1, "assumeUnique": False, "invert": invert}
                yield Sample({**arguments, "out": Out(shape, "bool")}, f"{dtype}, invert {invert}")

    return generate


define(
    "IsInScalarTensor",
    aten("isin.Scalar_Tensor(element, testElements, assume_unique=assumeUnique, invert=invert) -> out"),
    reference=lambda element, testElements, assumeUnique, invert: (testElements == element).any() ^ invert,
    contract=Contract({"testElements": NUMERIC, "out": BOOL}),
    samples=_isin_samples("testElements", "element"),
    exact=True,
)
define(
    "IsInTensorScalar",
    aten("isin.Tensor_Scalar_out(element, testElement, assume_unique=assumeUnique, invert=invert, out=out)"),
    reference=lambda element, testElement, assumeUnique, invert: (element == testElement) ^ invert,
    contract=Contract({"element": NUMERIC, "out": BOOL}, (same_shape("element", "out"),)),
    samples=_isin_samples("element", "testElement"),
    exact=True,
)

# --- logic: everything but zero is true ---------------------------------------------------------------------------
for _name, _aten, _logic in (
    ("LogicalAnd", "logical_and", lambda a, b: (a != 0) & (b != 0)),
    ("LogicalOr", "logical_or", lambda a, b: (a != 0) | (b != 0)),
    ("LogicalXor", "logical_xor", lambda a, b: (a != 0) ^ (b != 0)),
):
    tensors(
        _name,
        f"{_aten}.out(self, other, out=out)",
        _logic,
        gives=ALL,
        cast=False,
        tested=TESTED,
        out_dtype=to_bool,
        mixed=TO_BOOL,
        low=-1,
        high=1.9,
        exact=True,
    )
    if _name != "LogicalXor":
        inplace_tensors(
            "Inplace" + _name,
            f"{_aten}_(selfRef, other)",
            _logic,
            tested=TESTED,
            cast=False,
            low=-1,
            high=1.9,
            exact=True,
        )
unary(
    "LogicalNot",
    "logical_not.out(self, out=out)",
    lambda x: x == 0,
    gives=ALL,
    tested=TESTED,
    out_dtype=to_bool,
    low=-1,
    high=1.9,
    exact=True,
)
inplace_unary(
    "InplaceLogicalNot",
    "logical_not_(selfRef)",
    lambda x: x == 0,
    accepts=ALL,
    tested=TESTED,
    low=-1,
    high=1.9,
    exact=True,
)

# --- bits ---------------------------------------------------------------------------------------------------------
BITS = dtypes(INTEGER, BOOL)
BITS_TESTED = dtypes("int32", "int64", "uint8", "int8", "bool")
INTEGERS_TESTED = dtypes("int32", "int64", "int8")
for _name, _aten, _bits in (
    ("BitwiseAnd", "bitwise_and", operator.and_),
    ("BitwiseOr", "bitwise_or", operator.or_),
    ("BitwiseXor", "bitwise_xor", operator.xor),
):
    tensors(
        _name + "Tensor",
        f"{_aten}.Tensor_out(self, other, out=out)",
        _bits,
        accepts=BITS,
        tested=BITS_TESTED,
        mixed=(("int32", "int64", "int64"), ("bool", "int32", "int32")),
        low=-100,
        high=100,
        exact=True,
    )
    scalar(
        _name + "Scalar",
        f"{_aten}.Scalar_out(self, other, out=out)",
        _bits,
        accepts=BITS,
        tested=INTEGERS_TESTED,
        low=-100,
        high=100,
        exact=True,
        other=12,
    )
    if _name != "BitwiseOr":
        inplace_tensors(
            f"Inplace{_name}Tensor",
            f"{_aten}_.Tensor(selfRef, other)",
            _bits,
            accepts=BITS,
            tested=BITS_TESTED,
            low=-100,
            high=100,
            exact=True,
        )
        inplace_scalar(
            f"Inplace{_name}Scalar",
            f"{_aten}_.Scalar(selfRef, other)",
            _bits,
            accepts=BITS,
            tested=INTEGERS_TESTED,
            low=-100,
            high=100,
            exact=True,
            other=7,
        )
function(
    "BitwiseNot",
    "bitwise_not",
    lambda x: x == 0 if x.dtype == torch.bool else -1 - x if x.dtype != torch.uint8 else 255 - x,
    accepts=BITS,
    gives=BITS,
    tested=BITS_TESTED,
    out_dtype=same,
    low=-100,
    high=100,
    exact=True,
)


def _zero_dim_shift() -> Iterator[Sample]:
    """A 0-d tensor on the right of a wider dtype: the result keeps the dtype of the left."""
    shift, out = torch.tensor(4), Out((2, 3), "int32")
    for x in ("self", "input"):
        yield Sample({x: make((2, 3), "int32", low=0, high=999), "shiftBits": shift, "out": out}, "0-d int64 shift")


for _name, _aten, _first, _shift in (
    ("LeftShift", "bitwise_left_shift", "self", lambda a, b: a * 2**b),
    ("RightShift", "bitwise_right_shift", "input", lambda a, b: torch.div(a, 2**b, rounding_mode="floor")),
):

    def _shift_samples(x: str = _first) -> Iterator[Sample]:
        for dtype in ("int32", "int64", "int16"):
            for a_shape, b_shape in samples.BROADCASTS:
                shape = samples.broadcast_shape(a_shape, b_shape)
                a, b = make(a_shape, dtype, low=-99, high=99), make(b_shape, dtype, low=0, high=6, seed=1)
                yield Sample({x: a, "shiftBits": b, "out": Out(shape, dtype)}, f"{dtype} {a_shape} by {b_shape}")
        yield from (s for s in _zero_dim_shift() if x in s.arguments)

    define(
        _name,
        aten(f"{_aten}.Tensor_out({_first}, shiftBits, out=out)"),
        reference=lambda shiftBits, _f=_shift, **given: _f(next(iter(given.values())), shiftBits),
        contract=Contract(
            {_first: INTEGER, "shiftBits": INTEGER, "out": INTEGER}, (broadcast(_first, "shiftBits", to="out"),)
        ),
        samples=_shift_samples,
        errors=samples.errors(
            ErrorSample(
                {_first: make((2, 3), "float32"), "shiftBits": make((2, 3), "int32"), "out": Out((2, 3), "int32")},
                161002,
                (_first, "DT_FLOAT"),
            )
        ),
        exact=True,
    )
scalar(
    "LeftShifts",
    "bitwise_left_shift.Tensor_out(self, shiftBits, out=out)",
    lambda self, bits: self * 2**bits,
    accepts=INTEGER,
    tested=INTEGERS_TESTED,
    exact=True,
    shiftBits=3,
)

# --- choosing -----------------------------------------------------------------------------------------------------
CHOSEN = dtypes(MOVABLE)


def _where_samples() -> Iterator[Sample]:
    shapes: tuple[tuple[tuple[int, ...], ...], ...] = (
        ((3, 5), (3, 5), (3, 5)),
        ((3, 1), (2, 1, 5), ()),
        ((), (4,), (1,)),
        ((0, 3), (3,), (1, 3)),
        ((2, 3, 4), (), ()),
        ((), (), ()),
    )
    for dtype in ("float32", "float16", "bfloat16", "int64", "bool", "complex64", "float64", "uint8"):
        for c, a, b in shapes:
            arguments = {
                "condition": make(c, "bool"),
                "self": make(a, dtype),
                "other": make(b, dtype, seed=1),
                "out": Out(samples.broadcast_shape(c, a, b), dtype),
            }
            yield Sample(arguments, f"{dtype} {c} {a} {b}")
    x = with_specials(make((4, 6), "float32"))
    condition = make((4, 6), "uint8", low=0, high=2)
    for other in (torch.tensor(-1e30, dtype=torch.float64), torch.tensor(float("-inf")), make((6,), "float16")):
        yield Sample(
            {"condition": condition, "self": transposed(x), "other": other, "out": Out((4, 6), "float32")},
            f"uint8 condition, float32 with {other.dtype}",
        )


def _chosen(condition: torch.Tensor, self: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    dtype = torch.result_type(self, other)
    c, a, b = samples.broadcast_together(condition != 0, self.to(dtype), other.to(dtype))
    result = b.clone()
    result[c] = a[c]
    return result


define(
    "SWhere",
    native(),
    reference=_chosen,
    contract=Contract(
        {"condition": dtypes(BOOL, "uint8"), "self": CHOSEN, "other": CHOSEN, "out": CHOSEN},
        (broadcast("condition", "self", "other", to="out"),),
    ),
    samples=_where_samples,
    errors=samples.errors(
        ErrorSample(
            {
                "condition": make((2, 3), "float32"),
                "self": make((2, 3), "float32"),
                "other": make((), "float32"),
                "out": Out((2, 3), "float32"),
            },
            161002,
            ("condition", "DT_FLOAT"),
        )
    ),
    cost=Cost(kernel="SelectV2"),
    exact=True,
)


def _filled(selfRef: torch.Tensor, mask: torch.Tensor, value: Any) -> torch.Tensor:
    flat = selfRef.clone().contiguous()
    chosen = mask.expand_as(flat)
    if selfRef.dtype.is_floating_point:
        value = float(value)
    flat.view(-1)[chosen.flatten().nonzero()[:, 0]] = torch.as_tensor(value).to(flat.dtype).reshape(())
    return flat


def _fill_samples(values: tuple[Any, ...]) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in ("float32", "float16", "bfloat16", "int64", "bool", "int32"):
            for shape, mask in (((3, 5), (3, 5)), ((2, 3, 4), (3, 1)), ((), ()), ((0, 4), (4,)), ((7,), (1,))):
                for value in values[:1]:
                    yield Sample(
                        {"selfRef": make(shape, dtype), "mask": make(mask, "bool", seed=1), "value": value},
                        f"{dtype} {shape}",
                    )
        for dtype in ("float32", "float16", "bfloat16"):
            for value in values:
                x = transposed(with_specials(make((4, 6), dtype)))
                yield Sample(
                    {"selfRef": x, "mask": make((4, 6), "bool"), "value": value}, f"{dtype}, non-contiguous, {value}"
                )

    return generate


MASK = Contract({"selfRef": ALL, "mask": BOOL}, (broadcastable("mask", "selfRef"),))
_mask_base = {"selfRef": make((2, 3), "float32"), "mask": make((2, 3), "bool"), "value": 1}
define(
    "InplaceMaskedFillScalar",
    native(),
    reference=_filled,
    contract=MASK,
    samples=_fill_samples((1, float("-inf"), -1e9, float("nan"), 0)),
    errors=samples.errors(
        samples.null(_mask_base, "mask"),
        samples.bad_dtype(_mask_base, "mask", "float32"),
        ErrorSample({**_mask_base, "mask": make((4,), "bool")}, 161002, ("mask", "[4]", "[2,3]")),
    ),
    cost=Cost(kernel="MaskedFill"),
    exact=True,
)
define(
    "InplaceMaskedFillTensor",
    native(),
    reference=_filled,
    contract=MASK.plus(value=ALL),
    samples=_fill_samples(
        (torch.tensor(1), torch.tensor(float("-inf")), torch.tensor([0.5]), torch.tensor(-1e9, dtype=torch.float64))
    ),
    cost=Cost(kernel="MaskedFill"),
    exact=True,
)
