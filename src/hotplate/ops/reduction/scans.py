"""Running sums, products, maxima and minima along one dimension."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import INDEX, Contract, dim_of, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define
from hotplate.ops.reduction.families import COMMON, ORDERED, SINGLE_CASES, SUMMABLE, permuted, same, widened


def _samples(
    outs: dict[str, Callable[[str], str]],
    attributes: Callable[[str], dict[str, Any]] = lambda _: {},
    input_name: str = "self",
    distinct: bool = False,
) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(dtypes(COMMON, "bool") if attributes("bool") else COMMON):
            for shape, dim in SINGLE_CASES:
                x = permuted(shape, d) if distinct else samples.make(shape, d, low=-2, high=2)
                yield one(x, dim, d, f"{d} {shape} over {dim}")
            x = permuted((4, 6), d) if distinct else samples.make((4, 6), d, low=-2, high=2)
            yield one(samples.transposed(x), 1, d, "non-contiguous")

    def one(x: torch.Tensor, dim: int, d: str, note: str) -> Sample:
        arguments: dict[str, Any] = {input_name: x, "dim": dim, **attributes(d)}
        return Sample(arguments | {n: Out(tuple(x.shape), f(d)) for n, f in outs.items()}, note)

    return generate


_sum_contract = Contract({"self": SUMMABLE, "out": SUMMABLE}, (dim_of("dim", "self"), same_shape("self", "out")))
_base = {"self": samples.make((2, 3), "float32"), "dim": 1, "dtype": "float32", "out": Out((2, 3), "float32")}


def _running(self: torch.Tensor, dim: int, step: Callable[[torch.Tensor, torch.Tensor], torch.Tensor]) -> torch.Tensor:
    """Element by element, in float64 or int64."""
    if self.dim() == 0 or self.numel() == 0:
        return self.clone()
    wide = self if self.is_floating_point() else self.long()
    rows = list(wide.unbind(dim))
    for i in range(1, len(rows)):
        rows[i] = step(rows[i - 1], rows[i])
    return torch.stack(rows, dim)


define(
    "Cumsum",
    aten("cumsum.out(self, dim, dtype=dtype, out=out)"),
    reference=lambda self, dim, dtype: _running(self, dim, torch.add),
    contract=_sum_contract,
    samples=_samples({"out": widened}, lambda d: {"dtype": widened(d)}),
    errors=samples.errors(
        samples.null(_base, "self"),
        samples.bad_dtype(_base, "self", "uint16"),
        ErrorSample({**_base, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
        ErrorSample({**_base, "out": Out((3, 2), "float32")}, 161002, ("out", "[3,2]", "[2,3]")),
    ),
)
define(
    "Cumprod",
    aten("cumprod.out(input, dim, dtype=dtype, out=out)"),
    reference=lambda input, dim, dtype: _running(input, dim, torch.mul),
    contract=Contract({"input": SUMMABLE, "out": SUMMABLE}, (same_shape("input", "out"),)),
    samples=_samples({"out": widened}, lambda d: {"dtype": widened(d)}, input_name="input"),
)
_with_places = Contract(
    {"self": ORDERED, "valuesOut": ORDERED, "indicesOut": INDEX},
    (same_dtype("self", "valuesOut"), dim_of("dim", "self"), same_shape("self", "valuesOut", "indicesOut")),
)


def _places(self: torch.Tensor, dim: int, largest: bool) -> tuple[torch.Tensor, torch.Tensor]:
    values = _running(self, dim, torch.maximum if largest else torch.minimum).to(self.dtype)
    if self.dim() == 0 or self.numel() == 0:
        return values, torch.zeros_like(values, dtype=torch.int64)
    # No value comes twice: the place of a running extreme is where the input equals it.
    hits = values.movedim(dim, -1).unsqueeze(-1) == self.movedim(dim, -1).unsqueeze(-2)
    return values, hits.long().argmax(-1).movedim(-1, dim)


for _name, _largest in (("Cummax", True), ("Cummin", False)):
    define(
        _name,
        aten(f"{_name.lower()}(self, dim) -> valuesOut, indicesOut"),
        reference=lambda self, dim, largest=_largest: _places(self, dim, largest),
        contract=_with_places,
        samples=_samples({"valuesOut": same, "indicesOut": lambda _: "int64"}, distinct=True),
        cost=Cost(operations_per_element=2.0),
        exact=True,
    )
