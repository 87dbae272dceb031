"""Writing at computed places: index_put, index_add, scatter, masked scatter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy
import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    ALL,
    BOOL,
    INDEX,
    Contract,
    broadcastable,
    dim_of,
    dtypes,
    in_range,
    rank,
    same_dtype,
    same_shape,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.index.gather import DTYPES, absent, coordinates, gather_cases, index_cases, indexed, places

ADDABLE = ("float32", "float16", "bfloat16", "int32", "int64")


def _put(
    selfRef: torch.Tensor, indices: list[torch.Tensor | None], values: torch.Tensor, accumulate: bool, unsafe: bool
) -> torch.Tensor:
    if all(absent(t) for t in indices):
        return selfRef
    result = selfRef.numpy().copy()
    key = tuple(slice(None) if t is None or t.numel() == 0 else t.numpy() for t in indices)
    if accumulate:
        numpy.add.at(result, key, values.numpy())  # type: ignore[arg-type]
    else:
        result[key] = values.numpy()
    return torch.from_numpy(result)


def _distinct(indices: list[torch.Tensor | None], shape: tuple[int, ...]) -> list[torch.Tensor | None]:
    """The same index shapes, but no place twice: what a write without accumulation leaves there must be defined."""
    result: list[torch.Tensor | None] = []
    for t, size in zip(indices, shape, strict=False):
        if t is not None and t.numel():
            t = (torch.arange(t.numel()) % size).reshape(t.shape).to(t.dtype)
        result.append(t)
    return result


def _put_samples() -> Iterator[Sample]:
    for d in DTYPES:
        for x, indices, note in index_cases(d):
            for accumulate in (False, True):
                if accumulate and d not in ADDABLE:
                    continue
                chosen = indices if accumulate else _distinct(indices, tuple(x.shape))
                shape = tuple(indexed(x.double(), chosen).shape)
                for values in (samples.make(shape, d, seed=5), samples.make((), d, seed=6)):
                    arguments = {"indices": chosen, "values": values, "accumulate": accumulate, "unsafe": False}
                    yield Sample(
                        {"selfRef": x, **arguments},
                        f"{d}, {note}, accumulate {accumulate}",
                        tolerance=(2e-2, 5e-2) if d in ("float16", "bfloat16") else None,
                    )
    x = samples.make((4, 5), "float32")
    arguments = {"values": torch.tensor(7.0), "accumulate": False, "unsafe": False}
    yield Sample({"selfRef": x, "indices": [torch.empty(0, dtype=torch.int64)], **arguments}, "no element")


_put_base = {
    "selfRef": samples.make((4, 5), "float32"),
    "indices": [torch.tensor([1, 2])],
    "values": samples.make((2, 5), "float32"),
    "accumulate": False,
    "unsafe": False,
}
define(
    "IndexPutImpl",
    native(),
    reference=_put,
    contract=Contract({"selfRef": ALL, "indices": ALL, "values": ALL}),
    samples=_put_samples,
    errors=samples.errors(
        samples.null(_put_base, "values"),
        samples.bad_dtype(_put_base, "selfRef", "uint16"),
    ),
    cost=Cost(unit="copy", kernel="IndexPutV2"),
)


def _along(self: torch.Tensor, dim: int, index: torch.Tensor) -> tuple[Any, ...]:
    return (*(slice(None),) * (dim % max(self.dim(), 1)), index.reshape(-1).numpy())


def _index_add(
    self: torch.Tensor, dim: int, index: torch.Tensor, source: torch.Tensor, alpha: float, mode: int = 0
) -> torch.Tensor:
    result = self.numpy().copy()
    numpy.add.at(result, _along(self, dim, index), alpha * source.numpy())
    return torch.from_numpy(result)


def _add_samples(with_mode: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in ADDABLE:
            for shape, dim, count in (((7,), 0, 4), ((4, 5), 1, 3), ((4, 5), 0, 9), ((3, 4, 5), -2, 2), ((3, 0), 0, 2)):
                source = tuple(count if i == dim % len(shape) else s for i, s in enumerate(shape))
                for index in ("int64", "int32"):
                    arguments: dict[str, Any] = {
                        "self": samples.make(shape, d),
                        "dim": dim,
                        "index": samples.make((count,), index, low=0, high=shape[dim]),
                        "source": samples.make(source, d, seed=1),
                        "alpha": 2,
                    }
                    if with_mode:
                        arguments["mode"] = 0
                    yield Sample(
                        {**arguments, "out": Out(shape, d)},
                        f"{d} {shape} along {dim}",
                        tolerance=(2e-2, 5e-2) if d in ("float16", "bfloat16") else None,
                    )

    return generate


_along_rules = (dim_of("dim", "self"), rank("index", 0, 1))
_add_contract = Contract(
    {"self": ALL, "index": INDEX, "source": ALL, "out": ALL},
    (*_along_rules, same_dtype("self", "source", "out"), same_shape("self", "out")),
)
_add_base = {
    "self": samples.make((4, 5), "float32"),
    "dim": 0,
    "index": torch.tensor([0, 2]),
    "source": samples.make((2, 5), "float32"),
    "alpha": 1,
    "out": Out((4, 5), "float32"),
}
define(
    "IndexAdd",
    native(),
    reference=_index_add,
    contract=_add_contract,
    samples=_add_samples(False),
    errors=samples.errors(
        samples.null(_add_base, "source"),
        samples.bad_dtype(_add_base, "index", "float32", (2,)),
        ErrorSample({**_add_base, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
        ErrorSample({**_add_base, "source": samples.make((2, 5), "int32")}, 161002, ("source", "DT_INT32", "DT_FLOAT")),
    ),
    cost=Cost(kernel="InplaceIndexAdd"),
)
define(
    "IndexAddV2",
    native(),
    reference=_index_add,
    contract=_add_contract,
    samples=_add_samples(True),
    cost=Cost(kernel="InplaceIndexAdd"),
)


def _fill(result: torch.Tensor, dim: int, index: torch.Tensor | list[int], value: float) -> torch.Tensor:
    array = result.numpy().copy()
    array[_along(result, dim, torch.as_tensor(index))] = value
    return torch.from_numpy(array)


def _fill_samples(target: str, as_list: bool, out: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in DTYPES:
            for shape, dim in (((7,), 0), ((4, 5), 1), ((4, 5), -2), ((2, 3, 4), 1)):
                chosen = [0, 2, 0]
                index = chosen if as_list else torch.tensor(chosen)
                arguments = {target: samples.make(shape, d), "dim": dim, "index": index, "value": 1}
                yield Sample({**arguments, **({"out": Out(shape, d)} if out else {})}, f"{d} {shape} along {dim}")

    return generate


for _name, _as_list in (("IndexFill", False), ("IndexFillTensor", True)):
    _index_dtypes = {} if _as_list else {"index": INDEX}
    define(
        _name,
        native(),
        reference=lambda self, dim, index, value: _fill(self, dim, index, value),
        contract=Contract(
            {"self": ALL, **_index_dtypes, "out": ALL},
            (dim_of("dim", "self"), same_dtype("self", "out"), same_shape("self", "out")),
        ),
        samples=_fill_samples("self", _as_list, True),
        cost=Cost(kernel="IndexFillD"),
        exact=True,
    )
    define(
        "Inplace" + _name,
        native(),
        reference=lambda selfRef, dim, index, value: _fill(selfRef, dim, index, value),
        contract=Contract({"selfRef": ALL, **_index_dtypes}, (dim_of("dim", "selfRef"),)),
        samples=_fill_samples("selfRef", _as_list, False),
        cost=Cost(kernel="IndexFillD"),
        exact=True,
    )


def _index_copy(selfRef: torch.Tensor, dim: int, index: torch.Tensor, source: torch.Tensor) -> torch.Tensor:
    result = selfRef.numpy().copy()
    result[_along(selfRef, dim, index)] = source.numpy()
    return torch.from_numpy(result)


def _copy_samples(out: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in DTYPES:
            for shape, dim in (((7,), 0), ((4, 5), 1), ((3, 4, 5), -2)):
                source = tuple(2 if i == dim % len(shape) else s for i, s in enumerate(shape))
                arguments = {
                    "selfRef": samples.make(shape, d),
                    "dim": dim,
                    "index": torch.tensor([2, 0]),
                    "source": samples.make(source, d, seed=1),
                }
                yield Sample({**arguments, **({"outRef": Out(shape, d)} if out else {})}, f"{d} {shape} along {dim}")

    return generate


_copy_contract = Contract(
    {"selfRef": ALL, "index": INDEX, "source": ALL}, (dim_of("dim", "selfRef"), same_dtype("selfRef", "source"))
)
define(
    "IndexCopy",
    native(),
    reference=_index_copy,
    contract=_copy_contract.plus(same_shape("selfRef", "outRef"), outRef=ALL),
    samples=_copy_samples(True),
    cost=Cost(unit="copy", kernel="ScatterUpdate"),
    exact=True,
)
define(
    "InplaceIndexCopy",
    native(),
    reference=_index_copy,
    contract=_copy_contract,
    samples=_copy_samples(False),
    cost=Cost(unit="copy", kernel="ScatterUpdate"),
    exact=True,
)


def _scatter(self: torch.Tensor, dim: int, index: torch.Tensor, src: torch.Tensor, how: str) -> torch.Tensor:
    if not self.dim():
        return {"": src, "add": self + src, "multiply": self * src}[how].reshape(())
    result = self.numpy().copy()
    key = tuple(c.numpy() for c in coordinates(index, dim))
    part = (
        numpy.broadcast_to(src.numpy(), index.shape) if not src.dim() else src.numpy()[tuple(map(slice, index.shape))]
    )
    if how == "":
        result[key] = part
    else:
        (numpy.add if how == "add" else numpy.multiply).at(result, key, part)
    return torch.from_numpy(result)


HOW = ("", "add", "multiply")  # the numbers of the interface's attribute


def _distinct_along(index: torch.Tensor, dim: int, size: int) -> torch.Tensor:
    if not index.dim():
        return index
    count = index.shape[dim]
    line = torch.arange(count).view([-1 if i == dim % index.dim() else 1 for i in range(index.dim())])
    return (line % size).expand(index.shape).contiguous().to(index.dtype)


def _scatter_samples(target: str, by_value: bool, out: bool, hows: tuple[int, ...]) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in DTYPES:
            for how in hows:
                if how and d not in ADDABLE:
                    continue
                for shape, dim, index, note in gather_cases():
                    size = shape[dim] if shape else 1
                    if how == 0 and index.dim() and index.shape[dim] > size:
                        continue  # a place twice: which value stays is not defined
                    chosen = index if how else _distinct_along(index, dim, size)
                    x = samples.make(shape, d, low=1, high=3)
                    arguments: dict[str, Any] = {target: x, "dim": dim, "index": chosen}
                    if by_value:
                        arguments["value"] = 2
                    else:
                        arguments["src"] = samples.make(tuple(index.shape), d, low=1, high=3, seed=1)
                    if hows != (1,):
                        arguments["reduce"] = how
                    yield Sample(
                        {**arguments, **({"out": Out(shape, d)} if out else {})},
                        f"{d}, {note}, {HOW[how] or 'set'}",
                        tolerance=(2e-2, 5e-2) if how and d in ("float16", "bfloat16") else None,
                    )

    return generate


_scatter_base = {
    "self": samples.make((2, 3), "float32"),
    "dim": 1,
    "index": torch.tensor([[0], [2]]),
    "src": samples.make((2, 1), "float32"),
    "reduce": 0,
    "out": Out((2, 3), "float32"),
}
_scatter_rules = (dim_of("dim", "self"), same_dtype("self", "out"), same_shape("self", "out"))
_scatter_contract = Contract(
    {"self": ALL, "index": INDEX, "src": ALL, "out": ALL}, (*_scatter_rules, same_dtype("self", "src"))
)
define(
    "Scatter",
    native(),
    reference=lambda self, dim, index, src, reduce: _scatter(self, dim, index, src, HOW[reduce]),
    contract=_scatter_contract.plus(in_range("reduce", 0, 2)),
    samples=_scatter_samples("self", False, True, (0, 1, 2)),
    errors=samples.errors(
        samples.null(_scatter_base, "src"),
        samples.bad_dtype(_scatter_base, "index", "float32", (2, 1)),
        ErrorSample({**_scatter_base, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
        ErrorSample({**_scatter_base, "reduce": 5}, 161002, ("reduce", "[0, 2]", "5")),
        ErrorSample({**_scatter_base, "src": samples.make((2, 1), "int32")}, 161002, ("src", "DT_INT32")),
    ),
    cost=Cost(unit="copy", kernel="ScatterElementsV2"),
)
define(
    "ScatterValue",
    native(),
    reference=lambda self, dim, index, value, reduce: _scatter(
        self, dim, index, torch.tensor(value, dtype=self.dtype), HOW[reduce]
    ),
    contract=Contract({"self": ALL, "index": INDEX, "out": ALL}, (*_scatter_rules, in_range("reduce", 0, 2))),
    samples=_scatter_samples("self", True, True, (0, 1, 2)),
    cost=Cost(unit="copy", kernel="ScatterElementsV2"),
)
define(
    "ScatterAdd",
    native(),
    reference=lambda self, dim, index, src: _scatter(self, dim, index, src, "add"),
    contract=_scatter_contract,
    samples=_scatter_samples("self", False, True, (1,)),
    cost=Cost(kernel="ScatterElementsV2"),
)
define(
    "InplaceScatter",
    native(),
    reference=lambda selfRef, dim, index, src, reduce: _scatter(selfRef, dim, index, src, HOW[reduce]),
    contract=Contract(
        {"selfRef": ALL, "index": INDEX, "src": ALL},
        (dim_of("dim", "selfRef"), same_dtype("selfRef", "src"), in_range("reduce", 0, 2)),
    ),
    samples=_scatter_samples("selfRef", False, False, (0, 1, 2)),
    cost=Cost(unit="copy", kernel="ScatterElementsV2"),
)
define(
    "InplaceScatterValue",
    native(),
    reference=lambda selfRef, dim, index, value, reduce: _scatter(
        selfRef, dim, index, torch.tensor(value, dtype=selfRef.dtype), HOW[reduce]
    ),
    contract=Contract({"selfRef": ALL, "index": INDEX}, (dim_of("dim", "selfRef"), in_range("reduce", 0, 2))),
    samples=_scatter_samples("selfRef", True, False, (0, 1, 2)),
    cost=Cost(unit="copy", kernel="ScatterElementsV2"),
)
define(
    "InplacePut",
    native(),
    reference=lambda selfRef, index, source, accumulate: _put(
        selfRef.flatten(), [index.flatten()], source.flatten(), accumulate, False
    ).reshape(selfRef.shape),
    contract=Contract({"selfRef": ALL, "index": INDEX, "source": ALL}, (same_dtype("selfRef", "source"),)),
    samples=lambda: (
        Sample(
            {
                "selfRef": samples.make((3, 4), d),
                "index": places((5,), 12) if accumulate else torch.tensor([3, 0, -1, 5, 7]),
                "source": samples.make((5,), d, seed=1),
                "accumulate": accumulate,
            },
            f"{d}, accumulate {accumulate}",
            tolerance=(2e-2, 5e-2) if d in ("float16", "bfloat16") else None,
        )
        for d in ADDABLE
        for accumulate in (False, True)
    ),
    cost=Cost(unit="copy"),
)


def _masked_scatter(selfRef: torch.Tensor, mask: torch.Tensor, source: torch.Tensor) -> torch.Tensor:
    result = selfRef.numpy().copy()
    chosen = numpy.broadcast_to(mask.numpy(), result.shape)
    result[chosen] = source.numpy().reshape(-1)[: int(chosen.sum())]
    return torch.from_numpy(result)


define(
    "InplaceMaskedScatter",
    native(),
    reference=_masked_scatter,
    contract=Contract(
        {"selfRef": ALL, "mask": dtypes(BOOL, "uint8"), "source": ALL},
        (same_dtype("selfRef", "source"), broadcastable("mask", "selfRef")),
    ),
    samples=lambda: (
        Sample(
            {
                "selfRef": samples.make((3, 4), d),
                "mask": samples.make(mask, "bool", seed=2),
                "source": samples.make((20,), d, seed=1),
            },
            f"{d}, mask {mask}",
        )
        for d in DTYPES
        for mask in ((3, 4), (4,), (3, 1))
    ),
    cost=Cost(unit="copy"),
    exact=True,
)


def _nd_update(varRef: torch.Tensor, indices: torch.Tensor, updates: torch.Tensor) -> torch.Tensor:
    result = varRef.numpy().copy()
    result[tuple(c.numpy() for c in indices.long().unbind(-1))] = updates.numpy()
    return torch.from_numpy(result)


define(
    "ScatterNdUpdate",
    native(),
    reference=_nd_update,
    contract=Contract(
        {"varRef": ALL, "indices": INDEX, "updates": ALL}, (rank("indices", 1), same_dtype("varRef", "updates"))
    ),
    samples=lambda: (
        Sample({"varRef": samples.make((4, 5, 2), d), "indices": i, "updates": samples.make(u, d, seed=1)}, d)
        for d in DTYPES
        for i, u in (
            (torch.tensor([[1], [3]]), (2, 5, 2)),
            (torch.tensor([[1, 2], [3, 0], [0, 4]]), (3, 2)),
            (torch.tensor([[[0, 0, 1], [1, 1, 0]]], dtype=torch.int32), (1, 2)),
        )
    ),
    cost=Cost(unit="copy"),
    exact=True,
)


def _update(data: torch.Tensor, indices: torch.Tensor, updates: torch.Tensor, axis: int) -> torch.Tensor:
    result = data.clone()
    for i, start in enumerate(indices.tolist()):
        result[i].narrow(axis % data.dim() - 1, start, updates.shape[axis]).copy_(updates[i])
    return result


define(
    "InplaceScatterUpdate",
    native(),
    reference=_update,
    contract=Contract(
        {"data": ALL, "indices": INDEX, "updates": ALL},
        (rank("indices", 1, 1), rank("data", 2), same_dtype("data", "updates"), dim_of("axis", "data")),
    ),
    samples=lambda: (
        Sample(
            {
                "data": samples.make((2, 3, 6, 4), d),
                "indices": torch.tensor([1, 4]),
                "updates": samples.make((2, 3, 2, 4), d, seed=1),
                "axis": -2,
            },
            d,
        )
        for d in DTYPES
    ),
    cost=Cost(unit="copy", kernel="Scatter"),
    exact=True,
)
