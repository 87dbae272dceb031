"""Rows looked up in tables: bags of embeddings, gathering with batches, buckets, lists of scattered rows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, FLOAT64, INDEX, NUMERIC, REAL, Contract, dtypes, in_range, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native

T = torch.Tensor
Ints = list[int]
Shape = tuple[int, ...]

# --- bags of embeddings -----------------------------------------------------------------------------------------------
SUM, MEAN, MAX = 0, 1, 2


def _bags(
    weight: T,
    indices: T,
    offsets: T,
    scaleGradByFreq: bool,
    mode: int,
    sparse: bool,
    perSampleWeights: T | None,
    includeLastOffset: bool,
    paddingIdx: int,
) -> tuple[T, T | None, T, T]:
    """One bag after the other: output, the bag of each index, how many indices count, and where the maxima stand."""
    ends = [*offsets.tolist(), indices.shape[0]][1:]
    begins = offsets.tolist()
    if includeLastOffset:
        begins, ends = begins[:-1], ends[: len(begins) - 1]
    width = weight.shape[1]
    output = torch.zeros(len(begins), width, dtype=weight.dtype)
    counts = torch.zeros(len(begins), dtype=indices.dtype)
    owner = torch.zeros(indices.shape[0], dtype=indices.dtype)
    maxima = torch.zeros((len(begins), width) if mode == MAX else (len(begins),), dtype=indices.dtype)
    for bag, (begin, end) in enumerate(zip(begins, ends, strict=True)):
        owner[begin:end] = bag
        kept = [i for i in range(begin, end) if int(indices[i]) != paddingIdx]
        counts[bag] = len(kept)
        if not kept:
            continue
        rows = torch.stack([weight[int(indices[i])] for i in kept])
        if perSampleWeights is not None:
            rows = rows * torch.stack([perSampleWeights[i] for i in kept]).unsqueeze(-1)
        if mode == MAX:
            best = rows.max(0)
            output[bag] = best.values
            maxima[bag] = torch.stack([indices[i] for i in kept])[best.indices]
        else:
            output[bag] = rows.sum(0) / (len(kept) if mode == MEAN else 1)
    return output, owner if mode != SUM or paddingIdx >= 0 else owner[:0], counts, maxima


def _bag_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for n, (mode, last, padding) in enumerate(itertools.product((SUM, MEAN, MAX), (False, True), (-1, 2))):
            kind = ("int64", "int32")[n % 2]
            indices = torch.tensor([1, 4, 2, 2, 0, 6, 3], dtype=samples.torch_dtype(kind))
            offsets = torch.tensor([0, 3, 3, 5] + ([7] if last else []), dtype=indices.dtype)
            # Every value once: which of two equal maxima counts is not said.
            table = torch.randperm(35, generator=torch.Generator().manual_seed(3)).reshape(7, 5) / 8 - 2
            weighted = mode == SUM and n % 2 == 0
            arguments = {
                "weight": samples.transposed(table.to(samples.torch_dtype(d))),
                "indices": indices,
                "offsets": offsets,
                "scaleGradByFreq": False,
                "mode": mode,
                "sparse": False,
                "perSampleWeights": samples.make((7,), d, seed=6) if weighted else None,
                "includeLastOffset": last,
                "paddingIdx": padding,
                "output": Out((4, 5), d),
                "offset2bag": Out((7,) if mode != SUM or padding >= 0 else (0,), kind),
                "bagSize": Out((4,), kind),
                "maxIndices": Out((4, 5) if mode == MAX else (4,), kind),
            }
            tolerance = {"bfloat16": (2e-2, 3e-2), "float16": (3e-3, 5e-3), "float32": (1e-5, 1e-5)}[d]
            yield Sample(arguments, f"{d} mode {mode}, last {last}, padding {padding}", tolerance=tolerance)


_bag_base = {
    "weight": samples.make((7, 5), "float32"),
    "indices": torch.tensor([1, 4, 2]),
    "offsets": torch.tensor([0, 2]),
    "scaleGradByFreq": False,
    "mode": SUM,
    "sparse": False,
    "perSampleWeights": None,
    "includeLastOffset": False,
    "paddingIdx": -1,
    "output": Out((2, 5), "float32"),
    "offset2bag": Out((0,), "int64"),
    "bagSize": Out((2,), "int64"),
    "maxIndices": Out((2,), "int64"),
}
define(
    "EmbeddingBag",
    native(),
    reference=_bags,
    contract=Contract(
        {
            "weight": FLOAT,
            "indices": INDEX,
            "offsets": INDEX,
            "perSampleWeights": FLOAT,
            "output": FLOAT,
            "offset2bag": INDEX,
            "bagSize": INDEX,
            "maxIndices": INDEX,
        },
        (
            rank("weight", 2, 2),
            rank("indices", 1, 1),
            rank("offsets", 1, 1),
            same_dtype("weight", "perSampleWeights", "output"),
            in_range("mode", 0, 2),
        ),
    ),
    samples=_bag_samples,
    errors=samples.errors(
        samples.null(_bag_base, "weight"),
        samples.bad_dtype(_bag_base, "indices", "float32", (3,)),
        ErrorSample({**_bag_base, "mode": 3}, 161002, ("mode", "[0, 2]", "3")),
        ErrorSample({**_bag_base, "weight": samples.make((7,), "float32")}, 161002, ("weight", "[2]")),
    ),
    cost=Cost(operations_per_element=4.0),
)


# --- gathering with batches -------------------------------------------------------------------------------------------
def _gather(self: T, dim: int, index: T, batchDims: int, mode: int) -> T:
    """Row by row: batches of self and of index belong together."""
    dim = dim % self.dim()
    if batchDims:
        pairs = zip(self.unbind(0), index.unbind(0), strict=True)
        return torch.stack([_gather(s, dim - 1, i, batchDims - 1, mode) for s, i in pairs])
    flat = torch.stack([self.select(dim, int(i)) for i in index.reshape(-1)], dim)
    return flat.reshape(*self.shape[:dim], *index.shape, *self.shape[dim + 1 :])


GATHERED = dtypes(NUMERIC, "complex64")
GATHERS: tuple[tuple[Shape, int, Shape, int], ...] = (
    ((4, 3), 0, (2, 3), 0),
    ((2, 5, 3), 1, (4,), 0),
    ((2, 5, 3), -1, (), 0),
    ((3, 4, 2), 1, (3, 2), 1),
    ((2, 3, 4), 2, (2, 3, 5), 2),
    ((2, 3, 4, 2), 3, (2, 2), 1),
)
_gather_base = {
    "self": samples.make((4, 3), "float32"),
    "dim": 0,
    "index": torch.tensor([1, 0]),
    "batchDims": 0,
    "mode": 0,
    "out": Out((2, 3), "float32"),
}
define(
    "GatherV3",
    native(),
    reference=_gather,
    contract=Contract(
        {"self": GATHERED, "index": INDEX, "out": GATHERED}, (same_dtype("self", "out"), rank("self", 1))
    ),
    samples=lambda: (
        Sample(
            {
                "self": samples.transposed(samples.make(shape, d)),
                "dim": dim,
                "index": samples.make(places, kind, low=0, high=shape[dim], seed=3),
                "batchDims": batches,
                "mode": batches % 2,
                "out": Out((*shape[: dim % len(shape)], *places[batches:], *shape[dim % len(shape) + 1 :]), d),
            },
            f"{d} {shape} along {dim}, index {places}, batches {batches}",
        )
        for d in sorted(GATHERED)
        for (shape, dim, places, batches), kind in zip(GATHERS, itertools.cycle(("int64", "int32")))
    ),
    errors=samples.errors(
        samples.null(_gather_base, "index"),
        samples.bad_dtype(_gather_base, "index", "float32", (2,)),
        samples.bad_dtype(_gather_base, "self", "uint16", (4, 3)),
    ),
    cost=Cost(unit="copy", kernel="GatherV2"),
    exact=True,
)


# --- buckets ----------------------------------------------------------------------------------------------------------
BUCKETED = dtypes(REAL)


def _bucket(self: T, boundaries: T, outInt32: bool, right: bool) -> T:
    """How many boundaries lie below each value; with ``right``, those equal to it too."""
    below = boundaries <= self.unsqueeze(-1) if right else boundaries < self.unsqueeze(-1)
    return below.sum(-1)


_bucket_base = {
    "self": samples.make((2, 3), "float32"),
    "boundaries": torch.tensor([-1.0, 1.0]),
    "outInt32": False,
    "right": False,
    "out": Out((2, 3), "int64"),
}
define(
    "Bucketize",
    aten("bucketize.Tensor_out(self, boundaries, out_int32=outInt32, right=right, out=out)"),
    reference=_bucket,
    contract=Contract({"self": BUCKETED, "boundaries": BUCKETED, "out": INDEX}, (rank("boundaries", 1, 1),)),
    samples=lambda: (
        Sample(
            {
                "self": samples.transposed(samples.make(shape, d, low=-4, high=4)),
                "boundaries": torch.tensor([0, 1, 1, 3] if d == "uint8" else [-3, -1, 0, 2, 3]).to(
                    samples.torch_dtype(d)
                ),
                "outInt32": narrow,
                "right": right,
                "out": Out(shape, "int32" if narrow else "int64"),
            },
            f"{d} {shape}, right {right}",
        )
        for d in sorted(BUCKETED)
        for shape, narrow, right in (
            ((), False, True),
            ((3, 5), True, False),
            ((2, 0), False, False),
            ((7,), True, True),
        )
    ),
    errors=samples.errors(
        samples.null(_bucket_base, "boundaries"),
        ErrorSample({**_bucket_base, "boundaries": samples.make((2, 2), "float32")}, 161002, ("boundaries", "[1]")),
        samples.bad_dtype(_bucket_base, "out", "float32"),
    ),
    cost=Cost(operations_per_element=4.0, kernel="BucketizeV2"),
    exact=True,
)


# --- lists of scattered rows ------------------------------------------------------------------------------------------
MOVED = dtypes("int8", "int16", "int32", "uint8", "float16", "bfloat16", "float32")


def _scatter_list(
    varRef: list[T], indice: T, updates: T, maskOptional: T | None, reduceOptional: str, axis: int
) -> Any:
    """Update i goes to the place that index i names along the axis of tensor i, unless the mask excludes it."""
    result = []
    for i, variable in enumerate(varRef):
        variable = variable.clone()
        if maskOptional is None or bool(maskOptional[i]):
            update = updates[i]
            for k in range(update.shape[axis]):
                variable.select(axis, int(indice[i]) + k).copy_(update.select(axis, k))
        result.append(variable)
    return [result]


def _scatter_list_samples() -> Iterator[Sample]:
    for d in sorted(MOVED):
        for n, axis in enumerate((-2, -1)):
            for length in (1, 2):
                variables = [samples.make((2, 5, 4), d, seed=i) for i in range(3)]
                shape = (3, 2, length, 4) if axis == -2 else (3, 2, 5, length)
                arguments = {
                    "varRef": variables,
                    "indice": torch.tensor([2, 0, 1], dtype=torch.int32 if n else torch.int64),
                    "updates": samples.make(shape, d, seed=9),
                    "maskOptional": torch.tensor([1, 0, 1], dtype=torch.uint8) if length == 1 else None,
                    "reduceOptional": "update",
                    "axis": axis,
                }
                yield Sample(arguments, f"{d} along {axis}, {length} rows")


_list_base = {
    "varRef": [samples.make((2, 5, 4), "float32")],
    "indice": torch.tensor([2]),
    "updates": samples.make((1, 2, 1, 4), "float32"),
    "maskOptional": None,
    "reduceOptional": "update",
    "axis": -2,
}
define(
    "ScatterList",
    native(),
    reference=lambda **given: tuple(_scatter_list(**given)),
    contract=Contract({"varRef": MOVED, "indice": INDEX, "updates": MOVED, "maskOptional": dtypes("uint8")}, ()),
    samples=_scatter_list_samples,
    errors=samples.errors(
        samples.null(_list_base, "indice"),
        samples.bad_dtype(_list_base, "indice", "float32", (1,)),
        samples.bad_dtype(_list_base, "updates", "float64", (1, 2, 1, 4)),
    ),
    cost=Cost(unit="copy"),
    exact=True,
)


# --- sparse tensors ---------------------------------------------------------------------------------------------------
SUMMED = dtypes(FLOAT, FLOAT64, "int32")


def _coalesced(
    unique_len: T, unique_indices: T, indices: T, values: T, new_indices: T | None = None, new_values: T | None = None
) -> tuple[T, T]:
    """Values of equal positions added up; row k of the new indices is the k-th distinct position."""
    count = unique_len.shape[0]
    found = torch.zeros(count, indices.shape[1], dtype=indices.dtype)
    total = torch.zeros(count, *values.shape[1:], dtype=values.dtype)
    for i, k in enumerate(unique_indices.tolist()):
        found[k] = indices[i]
        total[k] += values[i]
    return found, total


def _coalesce_samples() -> Iterator[Sample]:
    for d in sorted(dtypes("float32", "int32")):
        for inner in ((), (3,), (2, 2)):
            positions = torch.tensor([[2, 1], [0, 3], [2, 1], [1, 0], [0, 3], [2, 1]], dtype=torch.int32)
            flat = positions[:, 0] * 4 + positions[:, 1]
            unique, inverse = torch.unique(flat, return_inverse=True)
            arguments = {
                "unique_len": unique.int(),
                "unique_indices": inverse.int(),
                "indices": positions,
                "values": samples.make((6, *inner), d),
                # The caller hands over zeros to add to.
                "new_indices": torch.zeros(3, 2, dtype=torch.int32),
                "new_values": torch.zeros(3, *inner, dtype=samples.torch_dtype(d)),
            }
            yield Sample(arguments, f"{d} inner {inner}")


_coalesce_base = next(_coalesce_samples()).arguments
define(
    "CoalesceSparse",
    native(),
    reference=_coalesced,
    contract=Contract(
        {
            "unique_len": INDEX,
            "unique_indices": INDEX,
            "indices": INDEX,
            "values": SUMMED,
            "new_indices": INDEX,
            "new_values": SUMMED,
        },
        (
            rank("unique_len", 1, 1),
            rank("unique_indices", 1, 1),
            rank("indices", 2, 2),
            rank("values", 1),
            same_dtype("values", "new_values"),
        ),
    ),
    samples=_coalesce_samples,
    errors=samples.errors(
        samples.null(_coalesce_base, "values"),
        samples.bad_dtype(_coalesce_base, "values", "bool", (6,)),
        ErrorSample({**_coalesce_base, "indices": torch.zeros(6, dtype=torch.int32)}, 161002, ("indices", "[2]")),
    ),
    cost=Cost(operations_per_element=2.0),
)
