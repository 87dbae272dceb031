"""_foreach_* operators: functions of lists, lists with lists, lists with numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy
import torch

from hotplate.ops import samples
from hotplate.ops.contract import BOOL, FLOAT, FLOAT64, INTEGER, Contract, dtypes, lists_match, same_length
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.foreach.families import FLOATS, LISTS, WITH_INT32, foreach, lists
from hotplate.ops.samples import make, transposed, with_specials

SIGNED = dtypes(FLOAT, "int32", "int8", "int64")


def by_numpy(f: Any) -> Any:
    """A reference that numpy computes in float64."""

    def reference(x: torch.Tensor) -> torch.Tensor:
        with numpy.errstate(all="ignore"):
            return torch.from_numpy(numpy.asarray(f(x.double().numpy())))

    return reference


# --- functions --------------------------------------------------------------------------------------------------------
for _name, _function, _low, _high in (
    ("Acos", numpy.arccos, -1.0, 1.0),
    ("Asin", numpy.arcsin, -1.0, 1.0),
    ("Atan", numpy.arctan, -3.0, 3.0),
    ("Cos", numpy.cos, -3.0, 3.0),
    ("Cosh", numpy.cosh, -3.0, 3.0),
    ("Exp", numpy.exp, -3.0, 3.0),
    ("Expm1", numpy.expm1, -3.0, 3.0),
    ("Log", numpy.log, 0.1, 9.0),
    ("Log10", numpy.log10, 0.1, 9.0),
    ("Log1p", numpy.log1p, -0.9, 9.0),
    ("Log2", numpy.log2, 0.1, 9.0),
    ("Reciprocal", lambda x: 1 / x, 0.1, 3.0),
    ("Sigmoid", lambda x: 1 / (1 + numpy.exp(-x)), -3.0, 3.0),
    ("Sin", numpy.sin, -3.0, 3.0),
    ("Sinh", numpy.sinh, -3.0, 3.0),
    ("Sqrt", numpy.sqrt, 0.0, 9.0),
    ("Tan", numpy.tan, -1.4, 1.4),
    ("Tanh", numpy.tanh, -3.0, 3.0),
):
    foreach(_name, by_numpy(_function), low=_low, high=_high, specials=True, operations=8)

foreach("Erf", lambda x: torch.special.ndtr(x * 2**0.5) * 2 - 1, operations=12)
foreach("Erfc", lambda x: 2 * torch.special.ndtr(-x * 2**0.5), operations=12)
foreach("Abs", lambda x: torch.where(x < 0, -x, x), specials=True, exact=True)
foreach("Neg", lambda x: 0 - x, accepts=WITH_INT32, specials=True, exact=True)
foreach(
    "Sign",
    lambda x: (x > 0).to(x.dtype) - (x < 0).to(x.dtype),
    accepts=SIGNED,
    tested=dtypes(FLOATS, "int32"),
    exact=True,
)

# --- with lists and numbers -------------------------------------------------------------------------------------------
for _name, _reference, _accepts in (
    ("Add", lambda a, b: a + b, WITH_INT32),
    ("Sub", lambda a, b: a - b, WITH_INT32),
    ("Mul", lambda a, b: a * b, WITH_INT32),
    ("Div", lambda a, b: a / b, FLOATS),
    ("Maximum", lambda a, b: torch.where(a > b, a, b), WITH_INT32),
    ("Minimum", lambda a, b: torch.where(a < b, a, b), WITH_INT32),
    ("Pow", lambda a, b: a**b, WITH_INT32),
):
    _low = 0.2 if _name == "Pow" else -3.0
    _tested = FLOATS if _name == "Pow" else None
    _operations = 10 if _name == "Pow" else 1
    for _form in ("Scalar", "ScalarV2", "ScalarList"):
        foreach(
            _name + _form,
            _reference,
            accepts=_accepts,
            tested=_tested,
            low=_low,
            number=2,
            operations=_operations,
        )
    if _name in ("Mul", "Div", "Maximum", "Minimum", "Pow"):
        foreach(
            _name + "List", _reference, accepts=_accepts, tested=_tested, low=_low, nonzero=True, operations=_operations
        )

for _name, _sign in (("Add", 1), ("Sub", -1)):
    for _form in ("List", "ListV2"):
        foreach(
            _name + _form, lambda a, b, alpha, s=_sign: a + s * alpha * b, accepts=WITH_INT32, number=2, operations=2
        )

foreach(
    "PowScalarAndTensor", lambda base, x: float(base) ** x, accepts=WITH_INT32, tested=FLOATS, number=3, operations=10
)

for _form in ("Scalar", "ScalarV2", "ScalarList"):
    foreach("Addcmul" + _form, lambda a, b, c, n: a + n * (b * c), accepts=WITH_INT32, number=2, operations=3)
    foreach("Addcdiv" + _form, lambda a, b, c, n: a + n * (b / c), number=2, nonzero=True, operations=3)

foreach("LerpScalar", lambda a, b, weight: a * (1 - weight) + b * weight, number=0.3, operations=3)
foreach("LerpList", lambda a, b, weight: a * (1 - weight) + b * weight, operations=3)

_ROUND = {1: numpy.rint, 2: numpy.floor, 3: numpy.ceil, 5: numpy.trunc, 7: lambda x: x - numpy.trunc(x)}


def _round_off_samples(tensor: bool) -> Any:
    def generate() -> Iterator[Sample]:
        for dtype in sorted(FLOATS):
            for mode in _ROUND:
                x = [transposed(t) for t in lists(((4, 6), (7,)), dtype, seed=0, nonzero=False, low=-5, high=5)]
                given: Any = torch.tensor([mode], dtype=torch.int8) if tensor else mode
                outs = [Out(tuple(t.shape), dtype) for t in x]
                yield Sample({"x": x, "roundMode": given, "out": outs}, f"{dtype}, mode {mode}")

    return generate


for _name, _tensor in (("RoundOffNumber", True), ("RoundOffNumberV2", False)):
    define(
        "Foreach" + _name,
        native(),
        reference=lambda x, roundMode: [
            by_numpy(_ROUND[int(roundMode if isinstance(roundMode, int) else roundMode.item())])(t) for t in x
        ],
        contract=Contract(
            {"x": FLOATS, "out": FLOATS} | ({"roundMode": dtypes("int8")} if _tensor else {}),
            (same_length("x", "out"),),
        ),
        samples=_round_off_samples(_tensor),
        cost=Cost(kernel="ForeachRoundOffNumber"),
    )

# --- moves ------------------------------------------------------------------------------------------------------------
COPIED = dtypes(FLOAT, FLOAT64, INTEGER, BOOL)


def _copies() -> Iterator[Sample]:
    for dtype in ("float32", "bfloat16", "int64", "bool"):
        for shapes in LISTS:
            x = lists(shapes, dtype, seed=0, nonzero=False, low=-3, high=3)
            yield Sample({"x": x, "out": [Out(tuple(t.shape), dtype) for t in x]}, f"{dtype}, {len(x)} tensors")
    x = [transposed(make((4, 6), "float32")), with_specials(make((5,), "float32"))]
    yield Sample({"x": x, "out": [Out((4, 6), "float16"), Out((5,), "float16")]}, "float32 to float16, non-contiguous")


define(
    "ForeachCopy",
    native(),
    reference=lambda x: x,
    contract=Contract({"x": COPIED, "out": COPIED}, (lists_match("x", "out"),)),
    samples=_copies,
    errors=samples.errors(
        ErrorSample(
            {"x": [make((2, 3), "float32")], "out": [Out((3, 3), "float32")]}, 161002, ("out[0]", "[3,3]", "[2,3]")
        )
    ),
    cost=Cost(unit="copy"),
    exact=True,
)
define(
    "ForeachZeroInplace",
    native(),
    reference=lambda x: [torch.zeros_like(t) for t in x],
    contract=Contract({"x": dtypes(FLOAT, "int32", "int16")}),
    samples=lambda: (
        Sample({"x": lists(shapes, dtype, seed=0, nonzero=False, low=-3, high=3)}, f"{dtype}, {len(shapes)} tensors")
        for dtype in ("float32", "float16", "bfloat16", "int32")
        for shapes in LISTS
    ),
    cost=Cost(unit="copy"),
    exact=True,
)


# --- norms ------------------------------------------------------------------------------------------------------------
def _norms() -> Iterator[Sample]:
    for dtype in sorted(FLOATS):
        for order in (1, 2, 2.0, float("inf")):
            for shapes in LISTS:
                if order == float("inf") and (0, 3) in shapes:
                    continue
                x = lists(shapes, dtype, seed=0, nonzero=False, low=-3, high=3)
                yield Sample(
                    {"x": x, "scalar": order, "out": [Out((), dtype) for _ in x]},
                    f"{dtype}, order {order}, {len(x)} tensors",
                )
    x = [make((300, 7), "float16", low=-300, high=300)]
    yield Sample({"x": x, "scalar": 2, "out": [Out((), "float16")]}, "squares beyond float16, summed in float32")


def _norm(x: list[torch.Tensor], scalar: float) -> list[torch.Tensor]:
    magnitudes = [t.double().abs() for t in x]
    if scalar == float("inf"):
        return [t.max() for t in magnitudes]
    return [(t**scalar).sum() ** (1 / scalar) for t in magnitudes]


define(
    "ForeachNorm",
    native(),
    reference=_norm,
    contract=Contract({"x": FLOATS, "out": FLOATS}, (same_length("x", "out"),)),
    samples=_norms,
    errors=samples.errors(
        ErrorSample(
            {"x": [make((2, 3), "int32")], "scalar": 2, "out": [Out((), "float32")]}, 161002, ("x[0]", "DT_INT32")
        )
    ),
    cost=Cost(operations_per_element=2),
)
