"""What reductions have in common: contracts, and samples over shapes, dimensions and dtypes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    COMPLEX,
    FLOAT,
    INDEX,
    NUMERIC,
    Contract,
    Dtypes,
    dim_of,
    dtypes,
    reduced,
    same_dtype,
)
from hotplate.ops.definition import Out, Sample, SampleMaker

SUMMABLE = dtypes(NUMERIC, COMPLEX)
ORDERED = NUMERIC
COMMON = dtypes("float32", "float16", "bfloat16", "int32", "int64")
FLOAT_AND_64 = dtypes(FLOAT, "float64")

# (shape, dimensions); an empty list means all dimensions.
CASES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((), ()),
    ((7,), ()),
    ((3, 5), (1,)),
    ((3, 5), (0,)),
    ((2, 3, 4), (0, 2)),
    ((2, 3, 4), (-1,)),
    ((2, 3, 4), ()),
    ((1, 65), (1,)),
    ((2, 3, 1, 5), (1, -1)),
    ((2, 0, 3), (0,)),
)
# Reductions without a neutral element refuse these.
EMPTY_CASES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (((2, 0, 3), (1,)), ((0,), ()))
SINGLE_CASES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((), 0),
    ((7,), 0),
    ((3, 5), 1),
    ((3, 5), 0),
    ((2, 3, 4), -2),
    ((1, 65), -1),
    ((2, 0, 3), 0),
)


def reduce_contract(
    allowed: Dtypes, *, dim: str = "dim", keep: str = "keepdim", out: str = "out", out_dtypes: Dtypes | None = None
) -> Contract:
    """self -> out with ``dim`` (an array or one dimension) reduced; ``out_dtypes`` None: the dtype of self."""
    rules = (dim_of(dim, "self"), reduced("self", dim, keep, to=out))
    if out_dtypes is None:
        return Contract({"self": allowed, out: allowed}, (same_dtype("self", out), *rules))
    return Contract({"self": allowed, out: out_dtypes}, rules)


def values_and_indices(allowed: Dtypes, *, keep: str, values: str, indices: str) -> Contract:
    """self -> values and the indices where they stand, one dimension reduced."""
    return Contract(
        {"self": allowed, values: allowed, indices: INDEX},
        (
            same_dtype("self", values),
            dim_of("dim", "self"),
            reduced("self", "dim", keep, to=values),
            reduced("self", "dim", keep, to=indices),
        ),
    )


def reduced_shape(shape: Sequence[int], dims: Sequence[int], keep: bool) -> tuple[int, ...]:
    """The shape after a reduction; no dimensions means all."""
    wrapped = {d % max(len(shape), 1) for d in dims} or set(range(len(shape)))
    return tuple(1 if i in wrapped else s for i, s in enumerate(shape) if keep or i not in wrapped)


def reductions(
    dtypes_: Dtypes,
    *,
    outs: dict[str, Callable[[str], str]],
    dim: str = "dim",
    keep: str = "keepdim",
    empty: bool = True,
    low: float = -3.0,
    high: float = 3.0,
    specials: bool = True,
    attributes: Callable[[str], dict[str, Any]] = lambda _: {},
) -> SampleMaker:
    """Reductions over an int array.

    ``outs`` and ``attributes`` map the input's dtype name to output dtypes and further arguments.
    """

    def generate() -> Iterator[Sample]:
        for dtype in sorted(dtypes_):
            cases = CASES + (EMPTY_CASES if empty else ())
            for n, (shape, dims) in enumerate(cases):
                x = samples.make(shape, dtype, low=low, high=high)
                yield _sample(x, dims, n % 2 == 1, dtype)
            x = samples.transposed(samples.make((4, 6), dtype, low=low, high=high, seed=1))
            yield _sample(x, (1,), False, dtype, "non-contiguous")
            if specials and x.dtype.is_floating_point:
                yield _sample(samples.with_specials(samples.make((3, 4), dtype)), (1,), False, dtype, "NaN and inf")

    def _sample(x: torch.Tensor, dims: tuple[int, ...], keepdim: bool, dtype: str, note: str = "") -> Sample:
        arguments: dict[str, Any] = {"self": x, dim: list(dims), keep: keepdim, **attributes(dtype)}
        shape = reduced_shape(x.shape, dims, keepdim)
        arguments |= {name: Out(shape, out(dtype)) for name, out in outs.items()}
        return Sample(arguments, note or f"{dtype} {tuple(x.shape)} over {dims}")

    return generate


def single_reductions(
    dtypes_: Dtypes,
    *,
    outs: dict[str, Callable[[str], str]],
    keep: str = "keepdim",
    specials: bool = True,
    distinct: bool = False,
    attributes: Callable[[str], dict[str, Any]] = lambda _: {},
) -> SampleMaker:
    """Reductions over one dimension. ``distinct``: no two equal values, so that the index of the result is unique."""

    def generate() -> Iterator[Sample]:
        for dtype in sorted(dtypes_):
            for n, (shape, dim) in enumerate(SINGLE_CASES):
                yield _sample(values(shape, dtype), dim, n % 2 == 1, dtype)
            yield _sample(samples.transposed(values((4, 6), dtype)), 1, False, dtype, "non-contiguous")
            if specials and samples.torch_dtype(dtype).is_floating_point:
                yield _sample(samples.with_specials(values((3, 4), dtype)), 0, False, dtype, "NaN and inf")

    def values(shape: Sequence[int], dtype: str) -> torch.Tensor:
        return permuted(shape, dtype) if distinct else samples.make(shape, dtype)

    def _sample(x: torch.Tensor, dim: int, keepdim: bool, dtype: str, note: str = "") -> Sample:
        arguments: dict[str, Any] = {"self": x, "dim": dim, keep: keepdim, **attributes(dtype)}
        shape = reduced_shape(x.shape, (dim,), keepdim)
        arguments |= {name: Out(shape, out(dtype)) for name, out in outs.items()}
        return Sample(arguments, note or f"{dtype} {tuple(x.shape)} over {dim}")

    return generate


def permuted(shape: Sequence[int], dtype: str, seed: int = 0) -> torch.Tensor:
    """A shuffled range around zero: no value twice (bool: it cannot be helped)."""
    count = 1
    for s in shape:
        count *= s
    generator = torch.Generator().manual_seed(seed + count)
    values = torch.randperm(count, generator=generator).double() - count // 2
    if dtype == "uint8":
        values = values + count // 2
    return values.to(samples.torch_dtype(dtype)).reshape(tuple(shape))


def same(dtype: str) -> str:
    """Output dtype: that of the input."""
    return dtype


def widened(dtype: str) -> str:
    """Output dtype of sums: integers and bool become int64."""
    return dtype if dtype.startswith(("float", "bfloat", "complex")) else "int64"


def int64(_: str) -> str:
    """Output dtype of indices."""
    return "int64"
