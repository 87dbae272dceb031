"""Reading at computed places: index, gather, masked selection, one-hot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy
import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    ALL,
    BOOL,
    INDEX,
    NUMERIC,
    Contract,
    broadcastable,
    dim_of,
    dtypes,
    rank,
    same_dtype,
    same_shape,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

DTYPES = ("float32", "float16", "bfloat16", "int32", "int64", "bool")
MOVE = Cost(unit="copy")
Indices = list[torch.Tensor | None]


def absent(t: torch.Tensor | None) -> bool:
    """torch_npu fills the places of dimensions that are not indexed with empty tensors."""
    return t is None or t.numel() == 0


def indexed(array: torch.Tensor, indices: Indices) -> torch.Tensor:
    """NumPy's advanced indexing, which torch's follows."""
    key = tuple(slice(None) if t is None or t.numel() == 0 else t.numpy() for t in indices)
    return torch.from_numpy(numpy.ascontiguousarray(array.numpy()[key]))


def places(shape: tuple[int, ...], size: int, seed: int = 0, dtype: str = "int64") -> torch.Tensor:
    """Indices into a dimension of ``size``, some counted from the end."""
    return samples.make(shape, dtype, low=-size, high=size, seed=seed)


def index_cases(d: str) -> Iterator[tuple[torch.Tensor, Indices, str]]:
    """Tensors and index lists: adjacent, apart, broadcast against each other, int32, fewer than all dimensions."""
    nothing = torch.empty(0, dtype=samples.torch_dtype(d))
    cube = samples.make((4, 5, 6), d)
    yield samples.make((7,), d), [places((3,), 7)], "1-D"
    yield cube, [places((3,), 4)], "first dimension"
    yield cube, [nothing, places((2, 3), 5)], "second dimension"
    yield cube, [None, None, places((3,), 6)], "last dimension"
    yield cube, [places((3,), 4), places((3,), 5, 1)], "two adjacent"
    yield cube, [places((3, 1), 4), nothing, places((2,), 6, 1)], "two apart, broadcast"
    yield cube, [places((2,), 4), places((1,), 5, 1), places((2,), 6, 2)], "all"
    yield cube, [places((3,), 4, dtype="int32")], "int32"
    yield samples.transposed(cube), [nothing, places((3,), 5)], "non-contiguous"


def _index_samples() -> Iterator[Sample]:
    for d in DTYPES:
        for x, indices, note in index_cases(d):
            shape = tuple(indexed(x.double(), indices).shape)
            yield Sample({"self": x, "indices": indices, "out": Out(shape, d)}, f"{d}, {note}")
    x = samples.make((4, 5), "float32")
    yield Sample(
        {"self": x, "indices": [torch.empty(0, dtype=torch.int64)], "out": Out((0, 5), "float32")}, "no element"
    )


_index_base = {
    "self": samples.make((4, 5), "float32"),
    "indices": [torch.tensor([1, 2])],
    "out": Out((2, 5), "float32"),
}

define(
    "Index",
    native(),
    reference=lambda self, indices: (
        indexed(self, indices) if not all(absent(t) for t in indices) else torch.zeros(0, 5, dtype=self.dtype)
    ),
    contract=Contract({"self": ALL, "indices": dtypes(ALL), "out": ALL}, (same_dtype("self", "out"),)),
    samples=_index_samples,
    errors=samples.errors(
        samples.null(_index_base, "self"),
        samples.bad_dtype(_index_base, "self", "uint16"),
        ErrorSample({**_index_base, "out": Out((2, 5), "int32")}, 161002, ("out", "DT_INT32", "DT_FLOAT")),
    ),
    cost=MOVE,
    exact=True,
)


def _select_samples() -> Iterator[Sample]:
    for d in DTYPES:
        for shape, dim, index in (
            ((7,), 0, "int64"),
            ((4, 5), 1, "int32"),
            ((3, 4, 5), -2, "int64"),
            ((0, 3), 1, "int64"),
        ):
            chosen = samples.make((3,), index, low=0, high=shape[dim])
            out = tuple(3 if i == dim % len(shape) else s for i, s in enumerate(shape))
            arguments = {"self": samples.make(shape, d), "dim": dim, "index": chosen, "out": Out(out, d)}
            yield Sample(arguments, f"{d} {shape} along {dim}")
        x = samples.transposed(samples.make((4, 6), d))
        chosen = torch.tensor([2, 2, 0])
        yield Sample({"self": x, "dim": 0, "index": chosen, "out": Out((3, 6), d)}, "non-contiguous")
        yield Sample({"self": samples.make((), d), "dim": 0, "index": torch.tensor(0), "out": Out((), d)}, "0-d")


_select_base = {
    "self": samples.make((2, 3), "float32"),
    "dim": 1,
    "index": torch.tensor([0, 2]),
    "out": Out((2, 2), "float32"),
}
_select_errors = samples.errors(
    samples.null(_select_base, "index"),
    samples.bad_dtype(_select_base, "index", "float32", (2,)),
    ErrorSample({**_select_base, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
    ErrorSample({**_select_base, "out": Out((2, 2), "int32")}, 161002, ("out", "DT_INT32")),
)
define(
    "IndexSelect",
    native(),
    reference=lambda self, dim, index: (
        torch.from_numpy(numpy.take(self.numpy(), index.numpy(), dim)) if self.dim() else self
    ),
    contract=Contract(
        {"self": ALL, "index": INDEX, "out": ALL},
        (dim_of("dim", "self"), rank("index", 0, 1), same_dtype("self", "out")),
    ),
    samples=_select_samples,
    errors=_select_errors,
    cost=Cost(unit="copy", kernel="GatherV2"),
    exact=True,
)


def gather_cases() -> Iterator[tuple[tuple[int, ...], int, torch.Tensor, str]]:
    """(shape of self, dim, index, note)."""
    yield (7,), 0, samples.make((4,), "int64", low=0, high=7), "1-D"
    yield (4, 5), 1, samples.make((4, 3), "int64", low=0, high=5), "last"
    yield (4, 5), 0, samples.make((6, 5), "int64", low=0, high=4), "more than there are"
    yield (4, 5), -2, samples.make((2, 3), "int64", low=0, high=4), "smaller elsewhere"
    yield (3, 4, 5), 1, samples.make((3, 2, 5), "int32", low=0, high=4), "int32"
    yield (3, 4), 1, torch.zeros(0, 4, dtype=torch.int64), "empty"
    yield (), 0, torch.zeros((), dtype=torch.int64), "0-d"


def coordinates(index: torch.Tensor, dim: int) -> tuple[torch.Tensor, ...]:
    """For each element of a gather or scatter index, where it points to."""
    grid = list(torch.meshgrid(*(torch.arange(s) for s in index.shape), indexing="ij"))
    grid[dim] = index.long()
    return tuple(grid)


def _gather(self: torch.Tensor, dim: int, index: torch.Tensor) -> torch.Tensor:
    if not self.dim():
        return self
    return torch.from_numpy(self.numpy()[tuple(c.numpy() for c in coordinates(index, dim))])


def _gather_samples() -> Iterator[Sample]:
    for d in DTYPES:
        for shape, dim, index, note in gather_cases():
            arguments = {"self": samples.make(shape, d), "dim": dim, "index": index, "out": Out(tuple(index.shape), d)}
            yield Sample(arguments, f"{d}, {note}")
        x = samples.transposed(samples.make((4, 6), d))
        yield Sample({"self": x, "dim": 0, "index": torch.ones(1, 6).long(), "out": Out((1, 6), d)}, "non-contiguous")


define(
    "Gather",
    native(),
    reference=_gather,
    contract=Contract(
        {"self": ALL, "index": INDEX, "out": ALL},
        (dim_of("dim", "self"), same_dtype("self", "out"), same_shape("index", "out")),
    ),
    samples=_gather_samples,
    errors=_select_errors,
    cost=Cost(unit="copy", kernel="GatherElements"),
    exact=True,
)
define(
    "Take",
    native(),
    reference=lambda self, index: self.flatten()[index.long()],
    contract=Contract(
        {"self": ALL, "index": INDEX, "out": ALL}, (same_dtype("self", "out"), same_shape("index", "out"))
    ),
    samples=lambda: (
        Sample({"self": samples.make((3, 4), d), "index": places(shape, 12), "out": Out(shape, d)}, f"{d} {shape}")
        for d in DTYPES
        for shape in ((), (5,), (2, 3), (0,))
    ),
    cost=MOVE,
    exact=True,
)


def _sparse(shape: tuple[int, ...], d: str) -> torch.Tensor:
    return samples.make(shape, d, low=-1, high=2).to(torch.float32).floor().clamp(min=0).to(samples.torch_dtype(d))


def _where(self: torch.Tensor) -> torch.Tensor:
    found = numpy.argwhere(self.numpy()) if self.dim() else numpy.zeros((int(bool(self)), 0), dtype=numpy.int64)
    return torch.from_numpy(found.astype(numpy.int64))


NONZERO_SHAPES: tuple[tuple[int, ...], ...] = ((7,), (3, 5), (2, 3, 4), (0,), (2, 0))
define(
    "Nonzero",
    native(),
    reference=_where,
    contract=Contract({"self": NUMERIC, "out": dtypes("int64")}),
    samples=lambda: (
        Sample({"self": _sparse(s, d), "out": Out((_sparse(s, d).numel(), len(s)), "int64")}, f"{d} {s}")
        for d in DTYPES
        for s in NONZERO_SHAPES
    ),
    cost=Cost(kernel="NonZero"),
    exact=True,
)
define(
    "NonzeroV2",
    native(),
    reference=lambda self: _where(self).T,
    contract=Contract({"self": NUMERIC, "out": dtypes("int64")}),
    samples=lambda: (
        Sample({"self": _sparse(s, d), "out": Out((len(s), _sparse(s, d).numel()), "int64")}, f"{d} {s}")
        for d in DTYPES
        for s in NONZERO_SHAPES
    ),
    cost=Cost(kernel="NonZero"),
    exact=True,
)


def _masked_samples() -> Iterator[Sample]:
    for d in DTYPES:
        for shape, mask_shape in (
            ((7,), (7,)),
            ((3, 5), (5,)),
            ((5,), (3, 5)),
            ((2, 3), (2, 3)),
            ((0,), (0,)),
            ((), ()),
        ):
            count = numpy.broadcast(numpy.empty(shape), numpy.empty(mask_shape)).size
            arguments = {
                "self": samples.make(shape, d),
                "mask": samples.make(mask_shape, "bool", seed=4),
                "out": Out((count,), d),
            }
            yield Sample(arguments, f"{d} {shape}, mask {mask_shape}")


def _masked_select(self: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    values, chosen = numpy.broadcast_arrays(self.numpy(), mask.numpy())
    return torch.from_numpy(values[chosen])


define(
    "MaskedSelect",
    native(),
    reference=_masked_select,
    contract=Contract({"self": ALL, "mask": dtypes(BOOL, "uint8"), "out": ALL}, (same_dtype("self", "out"),)),
    samples=_masked_samples,
    cost=Cost(kernel="MaskedSelectV3"),
    exact=True,
)


def _one_hot(
    self: torch.Tensor, numClasses: int, onValue: torch.Tensor, offValue: torch.Tensor, axis: int
) -> torch.Tensor:
    classes = torch.arange(numClasses)
    hits = (self.long().unsqueeze(-1) == classes).movedim(-1, axis)
    return torch.where(hits, onValue.reshape(()), offValue.reshape(()))


def _one_hot_samples() -> Iterator[Sample]:
    for d in ("int64", "int32"):
        for shape in ((), (4,), (2, 3), (0,)):
            for axis in (-1, 0):
                x = samples.make(shape, d, low=0, high=7)  # the last class is missing: coded as off everywhere
                arguments: dict[str, Any] = {
                    "self": x,
                    "numClasses": 6,
                    "onValue": samples.make((1,), d, low=1, high=2),
                    "offValue": samples.make((1,), d, low=0, high=1),
                    "axis": axis,
                }
                out = (*shape, 6) if axis == -1 else (6, *shape)
                yield Sample({**arguments, "out": Out(out, d)}, f"{d} {shape}, axis {axis}")


_ONE_HOT = dtypes("float32", "float16", "bfloat16", "int32", "int64", "int8", "uint8")
define(
    "OneHot",
    native(),
    reference=_one_hot,
    contract=Contract(
        {"self": dtypes(INDEX, "uint8"), "onValue": _ONE_HOT, "offValue": _ONE_HOT, "out": _ONE_HOT},
        (same_dtype("onValue", "offValue", "out"), broadcastable("self", "self")),
    ),
    samples=_one_hot_samples,
    cost=Cost(kernel="OneHot"),
    exact=True,
)
