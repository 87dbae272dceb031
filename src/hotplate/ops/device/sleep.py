"""A task that occupies its stream for some cycles of the device's clock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Sample, define, native


def _samples() -> Iterator[Sample]:
    for cycles in (1, 1000, 2_000_000):
        yield Sample({"cycles": [cycles]}, f"{cycles} cycles")


def _check(sample: Sample, outputs: list[Any]) -> None:
    assert not outputs


define(
    "Sleep",
    native(),
    check=_check,
    contract=Contract({}, (custom("cycles", "cycles", hint="Pass the number of cycles to wait for."),)),
    samples=_samples,
    errors=samples.errors(
        ErrorSample({"cycles": None}, 161001, ("cycles", "null")),
        ErrorSample({"cycles": [-1]}, 161002, ("cycles", "-1")),
    ),
    cost=Cost(operations_per_element=0.0),
)
