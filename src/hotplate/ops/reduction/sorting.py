"""Sorting, selection of the largest, counting, searching and unique values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import INDEX, INTEGER, Contract, dim_of, dtypes, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.reduction.families import COMMON, ORDERED, SINGLE_CASES, permuted

_topk_base = {
    "self": samples.make((2, 5), "float32"),
    "k": 2,
    "dim": 1,
    "largest": True,
    "sorted": True,
    "valuesOut": Out((2, 2), "float32"),
    "indicesOut": Out((2, 2), "int64"),
}


def _topk(self: torch.Tensor, k: int, dim: int, largest: bool, sorted: bool) -> tuple[torch.Tensor, torch.Tensor]:
    values, indices = (self if self.dim() else self.reshape(1)).sort(dim, descending=largest)
    values, indices = values.narrow(dim, 0, k), indices.narrow(dim, 0, k)
    return (values, indices) if self.dim() else (values.reshape(()), indices.reshape(()))


def _topk_samples() -> Iterator[Sample]:
    for d in sorted(COMMON):
        for shape, dim in SINGLE_CASES:
            for largest in (True, False):
                size = shape[dim] if shape else 1
                for k in {min(2, size), size}:
                    out = tuple(k if i == dim % len(shape) else s for i, s in enumerate(shape))
                    arguments = {"self": permuted(shape, d), "k": k, "dim": dim, "largest": largest, "sorted": True}
                    outs = {"valuesOut": Out(out, d), "indicesOut": Out(out, "int64")}
                    yield Sample(arguments | outs, f"{d} {shape}: {k} of dimension {dim}")
        x = samples.transposed(permuted((4, 6), d))
        outs = {"valuesOut": Out((4, 3), d), "indicesOut": Out((4, 3), "int64")}
        yield Sample({"self": x, "k": 3, "dim": 1, "largest": True, "sorted": True} | outs, "non-contiguous")


define(
    "Topk",
    aten("topk(self, k, dim, largest, sorted) -> valuesOut, indicesOut"),
    reference=_topk,
    contract=Contract(
        {"self": ORDERED, "valuesOut": ORDERED, "indicesOut": INDEX},
        (same_dtype("self", "valuesOut"), dim_of("dim", "self"), same_shape("valuesOut", "indicesOut")),
    ),
    samples=_topk_samples,
    errors=samples.errors(
        samples.null(_topk_base, "self"),
        samples.bad_dtype(_topk_base, "self", "complex64"),
        ErrorSample({**_topk_base, "dim": 3}, 161002, ("dim 3", "[-2, 1]")),
        ErrorSample({**_topk_base, "indicesOut": Out((2, 3), "int64")}, 161002, ("indicesOut", "[2,3]", "[2,2]")),
    ),
    cost=Cost(operations_per_element=16.0, kernel="TopKV2"),
    exact=True,
)


def _sort_samples() -> Iterator[Sample]:
    for d in sorted(COMMON):
        for shape, dim in SINGLE_CASES:
            for descending in (True, False):
                arguments = {"self": permuted(shape, d), "stable": False, "dim": dim, "descending": descending}
                outs = {"valuesOut": Out(shape, d), "indicesOut": Out(shape, "int64")}
                yield Sample(arguments | outs, f"{d} {shape} over {dim}")
        x = samples.make((4, 9), d, low=-2, high=2)
        arguments = {"self": samples.transposed(x), "stable": True, "dim": 1, "descending": False}
        yield Sample(
            arguments | {"valuesOut": Out((4, 9), d), "indicesOut": Out((4, 9), "int64")}, "stable, non-contiguous"
        )


define(
    "Sort",
    aten(
        "sort.values_stable(self, stable=stable, dim=dim, descending=descending, values=valuesOut, indices=indicesOut)"
    ),
    reference=lambda self, stable, dim, descending: torch.sort(
        self.double(), dim=dim, descending=descending, stable=True
    ),
    contract=Contract(
        {"self": ORDERED, "valuesOut": ORDERED, "indicesOut": dtypes("int64")},
        (same_dtype("self", "valuesOut"), dim_of("dim", "self"), same_shape("self", "valuesOut", "indicesOut")),
    ),
    samples=_sort_samples,
    cost=Cost(operations_per_element=16.0),
    exact=True,
)


def _histc(self: torch.Tensor, bins: int, min: float, max: float) -> torch.Tensor:
    x = self.flatten().double()
    low, high = float(min), float(max)
    if low == high and x.numel():
        low, high = float(x.min()), float(x.max())
    if low == high:
        low, high = low - 1, high + 1
    inside = x[(x >= low) & (x <= high)]
    place = ((inside - low) * bins / (high - low)).floor().clamp(max=bins - 1).long()
    return (place.unsqueeze(1) == torch.arange(bins)).sum(0)


_HISTC = dtypes("float32", "float16", "bfloat16", INTEGER)
define(
    "Histc",
    native(),
    reference=_histc,
    contract=Contract({"self": _HISTC, "out": _HISTC}, (rank("out", 1, 1),)),
    samples=lambda: (
        Sample({"self": samples.make(shape, d, low=low), "bins": bins, "min": 0, "max": top, "out": Out((bins,), d)}, d)
        for d in ("float32", "float16", "int32", "int64")
        for shape, bins, low, top in (((40,), 4, -3.0, 3), ((6, 7), 8, -1.0, 2), ((0,), 3, 0.0, 1), ((9,), 5, -3.0, 0))
    ),
    cost=Cost(operations_per_element=8.0),
    exact=True,
)


def _bincount(self: torch.Tensor, weights: torch.Tensor | None, minlength: int) -> torch.Tensor:
    size = max(minlength, int(self.max()) + 1 if self.numel() else 0)
    hits = self.long().unsqueeze(1) == torch.arange(size)
    return hits.sum(0) if weights is None else (hits * weights.unsqueeze(1)).sum(0)


def _bincount_samples() -> Iterator[Sample]:
    for d in ("int32", "int64", "uint8"):
        x = samples.make((20,), d, low=0, high=7)
        for minlength in (0, 12):
            size = max(int(x.max()) + 1, minlength)
            base: dict[str, Any] = {"self": x, "minlength": minlength}
            yield Sample({**base, "weights": None, "out": Out((size,), "int64")}, f"{d}, minlength {minlength}")
            for w in ("float32", "float64"):
                yield Sample({**base, "weights": samples.make((20,), w), "out": Out((size,), w)}, f"{d}, weights {w}")
    yield Sample(
        {"self": torch.zeros(0, dtype=torch.int64), "weights": None, "minlength": 3, "out": Out((3,), "int64")}, "empty"
    )


define(
    "Bincount",
    aten("bincount(self, weights, minlength) -> out"),
    reference=_bincount,
    contract=Contract({"self": INTEGER, "weights": ORDERED, "out": ORDERED}, (rank("self", 1, 1), rank("out", 1, 1))),
    samples=_bincount_samples,
    cost=Cost(operations_per_element=4.0),
)


def _search(
    sortedSequence: torch.Tensor, self: torch.Tensor, outInt32: bool, right: bool, sorter: torch.Tensor | None
) -> torch.Tensor:
    row = sortedSequence if sorter is None else sortedSequence.gather(-1, sorter)
    if row.dim() > 1:
        row = row.unsqueeze(-2)
    value = self.unsqueeze(-1)
    return (row <= value).sum(-1) if right else (row < value).sum(-1)


def _search_samples() -> Iterator[Sample]:
    for d in ("float32", "int32", "int64"):
        for right in (False, True):
            for small in (False, True):
                flags = {"outInt32": small, "right": right}
                out = "int32" if small else "int64"
                row = samples.make((9,), d).sort().values
                values = samples.make((3, 4), d, seed=1)
                line = {"sortedSequence": row, "self": values, "sorter": None}
                yield Sample({**line, **flags, "out": Out((3, 4), out)}, f"{d}, one row")
                shuffled = samples.make((3, 7), d, seed=2)
                rows = {"sortedSequence": shuffled, "self": values, "sorter": shuffled.argsort(-1)}
                yield Sample({**rows, **flags, "out": Out((3, 4), out)}, f"{d}, with sorter")


_SEARCHED = dtypes("float32", "float16", "bfloat16", "float64", INTEGER)
define(
    "SearchSorted",
    aten("searchsorted.Tensor_out(sortedSequence, self, out_int32=outInt32, right=right, sorter=sorter, out=out)"),
    reference=_search,
    contract=Contract(
        {"sortedSequence": _SEARCHED, "self": _SEARCHED, "sorter": dtypes("int64"), "out": INDEX},
        (same_dtype("sortedSequence", "self"), same_shape("self", "out"), same_shape("sortedSequence", "sorter")),
    ),
    samples=_search_samples,
    cost=Cost(operations_per_element=16.0),
    exact=True,
)
define(
    "SearchSorteds",
    aten("searchsorted.Scalar_out(sortedSequence, self, out_int32=outInt32, right=right, sorter=sorter, out=out)"),
    reference=lambda sortedSequence, self, outInt32, right, sorter: _search(
        sortedSequence, torch.tensor(float(self)), outInt32, right, sorter
    ),
    contract=Contract(
        {"sortedSequence": _SEARCHED, "sorter": dtypes("int64"), "out": INDEX}, (rank("sortedSequence", 1, 1),)
    ),
    samples=lambda: (
        Sample(
            {
                "sortedSequence": samples.make((9,), d).sort().values,
                "self": 1,
                "outInt32": False,
                "right": right,
                "sorter": None,
                "out": Out((), "int64"),
            },
            d,
        )
        for d in ("float32", "int32", "int64")
        for right in (False, True)
    ),
    cost=Cost(operations_per_element=16.0),
    exact=True,
)

_UNIQUE = {"self": ORDERED, "valueOut": ORDERED, "inverseOut": dtypes("int64")}
_unique_contract = Contract(_UNIQUE, (same_dtype("self", "valueOut"),))
_counted_contract = _unique_contract.plus(countsOut=dtypes("int64"))


def _repeated(shape: tuple[int, ...], d: str) -> torch.Tensor:
    return samples.make(shape, d, low=-2, high=3, seed=3).to(torch.float32).floor().abs().to(samples.torch_dtype(d))


def _runs(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Rows of x that differ from the one before; for each row its group; rows of each group."""
    fresh = torch.ones(x.shape[0], dtype=torch.bool)
    if x.shape[0] > 1:
        fresh[1:] = (x[1:] != x[:-1]).flatten(1).any(1) if x.dim() > 1 else x[1:] != x[:-1]
    group = fresh.long().cumsum(0) - 1
    return x[fresh], group, (group.unsqueeze(1) == torch.arange(int(fresh.sum()))).sum(0)


def _unique_flat(self: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    ordered, places = self.flatten().sort(stable=True)
    values, group, counts = _runs(ordered)
    inverse = torch.empty_like(group)
    inverse[places] = group
    return values, inverse.reshape(self.shape), counts


def _unique2(
    self: torch.Tensor, sorted: bool, returnInverse: bool, returnCounts: bool
) -> tuple[torch.Tensor, torch.Tensor | None, torch.Tensor | None]:
    values, inverse, counts = _unique_flat(self)
    return values, inverse if returnInverse else None, counts if returnCounts else None


def _unique2_samples() -> Iterator[Sample]:
    for d in ("float32", "int64", "int32", "bool"):
        for shape in ((), (12,), (3, 5), (0,)):
            x = _repeated(shape, d)
            for inverse, counts in ((False, False), (True, False), (True, True)):
                yield Sample(
                    {
                        "self": x,
                        "sorted": True,
                        "returnInverse": inverse,
                        "returnCounts": counts,
                        "valueOut": Out((x.numel(),), d),
                        "inverseOut": Out(shape if inverse or counts else (0,), "int64"),
                        "countsOut": Out((x.numel(),) if counts else (0,), "int64"),
                    },
                    f"{d} {shape}",
                )


define(
    "Unique2",
    native(),
    reference=_unique2,
    contract=_counted_contract,
    samples=_unique2_samples,
    cost=Cost(operations_per_element=16.0, kernel="UniqueWithCountsAndSorting"),
    exact=True,
)
define(
    "Unique",
    native(),
    reference=lambda self, sorted, returnInverse: _unique2(self, sorted, returnInverse, False)[:2],
    contract=_unique_contract,
    samples=lambda: (
        Sample({k: v for k, v in s.arguments.items() if k not in ("returnCounts", "countsOut")}, s.note)
        for s in _unique2_samples()
        if not s.arguments["returnCounts"]
    ),
    cost=Cost(operations_per_element=16.0, kernel="UniqueWithCountsAndSorting"),
    exact=True,
)
NO_DIM = 1000  # how torch_npu says that no dimension was given


def _consecutive(
    self: torch.Tensor, returnInverse: bool, returnCounts: bool, dim: int
) -> tuple[torch.Tensor, torch.Tensor | None, torch.Tensor | None]:
    flat = dim == NO_DIM
    values, group, counts = _runs(self.flatten() if flat else self.movedim(dim, 0))
    values = values if flat else values.movedim(0, dim)
    inverse = group.reshape(self.shape) if flat else group
    return values, inverse if returnInverse else None, counts if returnCounts else None


def _consecutive_samples() -> Iterator[Sample]:
    for d in ("float32", "int64"):
        for shape, dim in (((12,), NO_DIM), ((3, 5), NO_DIM), ((6, 2), 0), ((2, 6), 1)):
            x = _repeated(shape, d)
            count = x.numel() if dim == NO_DIM else shape[dim]
            for wanted in (False, True):
                inverse = (shape if dim == NO_DIM else (count,)) if wanted else (0,)
                yield Sample(
                    {
                        "self": x,
                        "returnInverse": wanted,
                        "returnCounts": wanted,
                        "dim": dim,
                        "valueOut": Out((count,) if dim == NO_DIM else shape, d),
                        "inverseOut": Out(inverse, "int64"),
                        "countsOut": Out((count,) if wanted else (0,), "int64"),
                    },
                    f"{d} {shape} over {dim}",
                )


define(
    "UniqueConsecutive",
    native(),
    reference=_consecutive,
    contract=_counted_contract,
    samples=_consecutive_samples,
    cost=Cost(operations_per_element=4.0),
    exact=True,
)


def _unique_dim(
    self: torch.Tensor, sorted: bool, returnInverse: bool, dim: int
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    rows = self.movedim(dim, 0)
    order = torch.tensor([i for i, _ in sorted_rows(rows)])
    values, group, counts = _runs(rows[order])
    inverse = torch.empty_like(group)
    inverse[order] = group
    return values.movedim(0, dim), inverse, counts


def sorted_rows(rows: torch.Tensor) -> list[tuple[int, list[float]]]:
    """(place, flattened row) in lexicographic order."""
    return sorted(enumerate(rows.flatten(1).tolist()), key=lambda pair: pair[1])


def _unique_dim_samples() -> Iterator[Sample]:
    for d in ("float32", "int64"):
        for shape, dim in (((7, 2), 0), ((2, 6), 1)):
            yield Sample(
                {
                    "self": _repeated(shape, d),
                    "sorted": True,
                    "returnInverse": True,
                    "dim": dim,
                    "valueOut": Out(shape, d),
                    "inverseOut": Out((shape[dim],), "int64"),
                    "countsOut": Out((shape[dim],), "int64"),
                },
                f"{d} {shape} over {dim}",
            )


define(
    "UniqueDim",
    native(),
    reference=_unique_dim,
    contract=_counted_contract.plus(dim_of("dim", "self")),
    samples=_unique_dim_samples,
    cost=Cost(operations_per_element=32.0),
    exact=True,
)
