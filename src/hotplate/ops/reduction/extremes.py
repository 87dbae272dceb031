"""Maxima, minima, medians, their places, and the logical reductions."""

from __future__ import annotations

import torch

from hotplate.ops import samples
from hotplate.ops.contract import BOOL, INDEX, Contract, dim_of, dtypes, rank, reduced, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.reduction import families
from hotplate.ops.reduction.families import (
    COMMON,
    ORDERED,
    SUMMABLE,
    int64,
    reduce_contract,
    same,
    single_reductions,
    values_and_indices,
)

_ALL_ORDERED = dtypes(COMMON, "bool", "uint8")


def _full(self: torch.Tensor, largest: bool) -> torch.Tensor:
    return self.flatten().sort(descending=largest).values[0] if not self.isnan().any() else self.sum() * torch.nan


def _whole(self: torch.Tensor, largest: bool) -> torch.Tensor:
    return _full(self.double(), largest).to(self.dtype)


def _over(self: torch.Tensor, dim: list[int], keepDim: bool, largest: bool) -> torch.Tensor:
    result = self
    for d in sorted({d % max(self.dim(), 1) for d in dim} or set(range(self.dim())), reverse=True):
        result = (result.max(d, keepDim) if largest else result.min(d, keepDim)).values
    return result


def _whole_samples(out: str = "out") -> list[Sample]:
    made = []
    for d in sorted(_ALL_ORDERED):
        for shape in ((), (1,), (7,), (3, 5), (2, 3, 4)):
            made.append(Sample({"self": samples.make(shape, d), out: Out((), d)}, f"{d} {shape}"))
        made.append(Sample({"self": samples.transposed(samples.make((4, 6), d)), out: Out((), d)}, "non-contiguous"))
    return made


for _name, _largest in (("Amax", True), ("Amin", False)):
    define(
        _name,
        aten(f"{_name.lower()}.out(self, dim, keepDim, out=out)"),
        reference=lambda self, dim, keepDim, largest=_largest: _over(self, dim, keepDim, largest),
        contract=reduce_contract(ORDERED, keep="keepDim"),
        samples=families.reductions(_ALL_ORDERED, keep="keepDim", outs={"out": same}, empty=False),
        cost=Cost(kernel="ReduceMax" if _largest else "ReduceMin"),
        exact=True,
    )
for _name, _largest in (("Max", True), ("Min", False)):
    define(
        _name,
        aten(f"{_name.lower()}.unary_out(self, out=out)"),
        reference=lambda self, largest=_largest: _whole(self, largest),
        contract=Contract({"self": ORDERED, "out": ORDERED}, (same_dtype("self", "out"), rank("out", 0, 0))),
        samples=_whole_samples,
        cost=Cost(kernel="ReduceMax" if _largest else "ReduceMin"),
        exact=True,
    )
    define(
        f"{_name}Dim",
        aten(f"{_name.lower()}.dim(self, dim, keepdim) -> out, indices"),
        reference=lambda self, dim, keepdim, largest=_largest: (
            _over(self, [dim], keepdim, largest),
            self.argmax(dim, keepdim) if largest else self.argmin(dim, keepdim),
        ),
        contract=values_and_indices(ORDERED, keep="keepdim", values="out", indices="indices"),
        samples=single_reductions(COMMON, outs={"out": same, "indices": int64}, distinct=True),
        cost=Cost(operations_per_element=2.0, kernel="ArgMaxWithValue" if _largest else "ArgMinWithValue"),
        exact=True,
    )

_arg_base = {"self": samples.make((2, 3), "float32"), "dim": 1, "keepdim": False, "out": Out((2,), "int64")}
for _name, _largest in (("ArgMax", True), ("ArgMin", False)):
    define(
        _name,
        aten(f"{_name.lower()}(self, dim, keepdim) -> out"),
        reference=lambda self, dim, keepdim, largest=_largest: (
            (self.max(dim, keepdim) if largest else self.min(dim, keepdim)).indices
        ),
        contract=Contract(
            {"self": dtypes(ORDERED), "out": INDEX},
            (dim_of("dim", "self"), reduced("self", "dim", "keepdim", to="out")),
        ),
        samples=single_reductions(COMMON, outs={"out": int64}, distinct=True),
        errors=samples.errors(
            samples.null(_arg_base, "self"),
            samples.bad_dtype(_arg_base, "self", "complex64"),
            ErrorSample({**_arg_base, "dim": 5}, 161002, ("dim 5", "[-2, 1]")),
        ),
        cost=Cost(kernel="ArgMaxV2" if _largest else "ArgMin"),
        exact=True,
    )

define(
    "Aminmax",
    native(),
    reference=lambda self, dim, keepDim: (_over(self, dim, keepDim, False), _over(self, dim, keepDim, True)),
    contract=Contract(
        {"self": ORDERED, "minOut": ORDERED, "maxOut": ORDERED},
        (
            same_dtype("self", "minOut", "maxOut"),
            dim_of("dim", "self"),
            reduced("self", "dim", "keepDim", to="minOut"),
            reduced("self", "dim", "keepDim", to="maxOut"),
        ),
    ),
    samples=families.reductions(COMMON, keep="keepDim", outs={"minOut": same, "maxOut": same}, empty=False),
    exact=True,
)
define(
    "AminmaxAll",
    aten("aminmax(self) -> minOut, maxOut"),
    reference=lambda self: (_whole(self, False), _whole(self, True)),
    contract=Contract(
        {"self": ORDERED, "minOut": ORDERED, "maxOut": ORDERED}, (same_dtype("self", "minOut", "maxOut"),)
    ),
    samples=lambda: (
        Sample({**s.arguments, "minOut": s.arguments["maxOut"]}, s.note) for s in _whole_samples("maxOut")
    ),
    exact=True,
)
define(
    "AminmaxDim",
    aten("aminmax(self, dim=dim, keepdim=keepDim) -> minOut, maxOut"),
    reference=lambda self, dim, keepDim: (_over(self, [dim], keepDim, False), _over(self, [dim], keepDim, True)),
    contract=Contract(
        {"self": ORDERED, "minOut": ORDERED, "maxOut": ORDERED},
        (
            same_dtype("self", "minOut", "maxOut"),
            dim_of("dim", "self"),
            reduced("self", "dim", "keepDim", to="minOut"),
            reduced("self", "dim", "keepDim", to="maxOut"),
        ),
    ),
    samples=single_reductions(COMMON, keep="keepDim", outs={"minOut": same, "maxOut": same}),
    exact=True,
)


def _median(self: torch.Tensor, ignore_nan: bool) -> torch.Tensor:
    values = self.flatten()
    values = values[~values.isnan()] if ignore_nan else values
    if values.numel() == 0 or values.isnan().any():
        return self.sum() * torch.nan
    return values.sort().values[(values.numel() - 1) // 2]


def _median_dim(self: torch.Tensor, dim: int, keepDim: bool) -> tuple[torch.Tensor, torch.Tensor]:
    ordered, places = (self if self.dim() else self.reshape(1)).sort(dim)
    middle = (ordered.shape[dim] - 1) // 2
    values, indices = ordered.narrow(dim, middle, 1), places.narrow(dim, middle, 1)
    if not keepDim or not self.dim():
        return values.squeeze(dim), indices.squeeze(dim)
    return values, indices


for _name, _ignore in (("Median", False), ("NanMedian", True)):
    _values = "out" if _ignore else "valuesOut"
    define(
        _name,
        aten(f"{_name.lower()}(self) -> {_values}"),
        reference=lambda self, ignore=_ignore: _median(self, ignore),
        contract=Contract({"self": ORDERED, _values: ORDERED}, (same_dtype("self", _values), rank(_values, 0, 0))),
        samples=lambda values=_values: (  # type: ignore[misc]
            s for s in _whole_samples(values) if s.arguments["self"].dtype != torch.bool
        ),
        cost=Cost(operations_per_element=16.0),
        exact=True,
    )
    define(
        f"{_name}Dim",
        aten(f"{_name.lower()}.dim(self, dim, keepDim) -> valuesOut, indicesOut"),
        reference=_median_dim,
        contract=values_and_indices(ORDERED, keep="keepDim", values="valuesOut", indices="indicesOut"),
        samples=single_reductions(
            COMMON, keep="keepDim", outs={"valuesOut": same, "indicesOut": int64}, distinct=True, specials=False
        ),
        cost=Cost(operations_per_element=16.0),
        exact=True,
    )


def _kth(self: torch.Tensor, k: int, dim: int, keepdim: bool) -> tuple[torch.Tensor, torch.Tensor]:
    ordered, places = (self if self.dim() else self.reshape(1)).sort(dim)
    values, indices = ordered.narrow(dim, k - 1, 1), places.narrow(dim, k - 1, 1)
    if not keepdim or not self.dim():
        return values.squeeze(dim), indices.squeeze(dim)
    return values, indices


define(
    "Kthvalue",
    aten("kthvalue(self, k, dim, keepdim) -> valuesOut, indicesOut"),
    reference=_kth,
    contract=values_and_indices(ORDERED, keep="keepdim", values="valuesOut", indices="indicesOut"),
    samples=single_reductions(
        COMMON,
        outs={"valuesOut": same, "indicesOut": int64},
        distinct=True,
        specials=False,
        attributes=lambda _: {"k": 1},
    ),
    cost=Cost(operations_per_element=16.0),
    exact=True,
)


def _logical(d: str) -> str:
    return "uint8" if d == "uint8" else "bool"


_logical_contract = reduce_contract(SUMMABLE, out_dtypes=dtypes(BOOL, "uint8"))
_LOGICAL = dtypes(COMMON, "bool", "uint8")
define(
    "All",
    aten("all.dims_out(self, empty_is_none(dim), keepdim, out=out)"),
    reference=lambda self, dim, keepdim: (self == 0).sum(dim or list(range(self.dim())), keepdim) == 0,
    contract=_logical_contract,
    samples=families.reductions(_LOGICAL, outs={"out": _logical}),
    cost=Cost(kernel="ReduceAll"),
    exact=True,
)
define(
    "Any",
    aten("any.dims_out(self, empty_is_none(dim), keepdim, out=out)"),
    reference=lambda self, dim, keepdim: (self != 0).sum(dim or list(range(self.dim())), keepdim) > 0,
    contract=_logical_contract,
    samples=families.reductions(_LOGICAL, outs={"out": _logical}),
    cost=Cost(kernel="ReduceAny"),
    exact=True,
)
