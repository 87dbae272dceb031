"""Scatter with a reduction, with or without the values that are already there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, INDEX, Contract, dim_of, in_range, same_dtype, same_shape
from hotplate.ops.definition import Cost, Out, Sample, define, native
from hotplate.ops.index.gather import coordinates, gather_cases

HOW = ("none", "sum", "prod", "amax", "amin", "mean")  # the numbers of the interface's attribute


def _reduce(
    self: torch.Tensor, dim: int, index: torch.Tensor, src: torch.Tensor, reduce: int, includeSelf: bool
) -> torch.Tensor:
    result = self.clone()
    if not self.dim():
        groups: dict[tuple[int, ...], list[float]] = {(): [float(src)]}
    else:
        groups = {}
        for place, target in enumerate(zip(*(c.flatten().tolist() for c in coordinates(index, dim)), strict=True)):
            value = src[tuple(map(slice, index.shape))].flatten()[place]
            groups.setdefault(target, []).append(float(value))
    for target, values in groups.items():
        taking = torch.tensor(([float(self[target])] if includeSelf else []) + values, dtype=torch.float64)
        value = {
            "sum": taking.sum(),
            "prod": taking.prod(),
            "amax": taking.max(),
            "amin": taking.min(),
            "mean": taking.mean(),
        }[HOW[reduce]]
        result[target] = value.floor() if not self.is_floating_point() else value
    return result


def _samples(target: str, out: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in ("float32", "float16", "int64"):
            for how in range(1, 6):
                for include in (True, False):
                    for shape, dim, index, note in gather_cases():
                        arguments: dict[str, Any] = {
                            target: samples.make(shape, d, low=1, high=3),
                            "dim": dim,
                            "index": index,
                            "src": samples.make(tuple(index.shape), d, low=1, high=3, seed=1),
                            "reduce": how,
                            "includeSelf": include,
                        }
                        yield Sample(
                            {**arguments, **({"out": Out(shape, d)} if out else {})},
                            f"{d}, {note}, {HOW[how]}, include self {include}",
                            tolerance=(5e-3, 5e-3) if d == "float16" else None,
                        )

    return generate


define(
    "ScatterReduce",
    native(),
    reference=_reduce,
    contract=Contract(
        {"self": ALL, "index": INDEX, "src": ALL, "out": ALL},
        (
            dim_of("dim", "self"),
            same_dtype("self", "src", "out"),
            same_shape("self", "out"),
            in_range("reduce", 0, 5),
        ),
    ),
    samples=_samples("self", True),
    cost=Cost(kernel="ScatterElementsV2"),
)
define(
    "InplaceScatterReduce",
    native(),
    reference=lambda selfRef, **others: _reduce(selfRef, **others),
    contract=Contract(
        {"selfRef": ALL, "index": INDEX, "src": ALL},
        (dim_of("dim", "selfRef"), same_dtype("selfRef", "src"), in_range("reduce", 0, 5)),
    ),
    samples=_samples("selfRef", False),
    cost=Cost(kernel="ScatterElementsV2"),
)
