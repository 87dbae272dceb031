"""What the definitions of random operators assert about outputs, and the samples they share.

No reference predicts random numbers, so a definition's ``check`` looks at properties that hold for every draw (range,
dtype grid) and at moments, with limits of six standard errors: seeds are fixed, so a check passes always or never. The
distributions themselves are tested in tests/ops/random.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import BOOL, FLOAT, FLOAT64, INTEGER, Dtypes, dtypes
from hotplate.ops.definition import ErrorSample, Sample

# What the published documentation lists for the operators that fill a tensor.
FILLED = dtypes(FLOAT, FLOAT64, INTEGER, BOOL)
FLOATING = dtypes(FLOAT, FLOAT64)
SEED = 20240229
OFFSET = 12
LARGE = (37, 113)  # more elements than the kernels handle at a time, and not a multiple of anything

Check = Callable[[Sample, list[Any]], None]


def moments(values: torch.Tensor, mean: float, std: float, note: str = "") -> None:
    """Asserts that the mean of independent values with this mean and spread lies within six standard errors."""
    x = values.double()
    if x.numel() == 0:
        return
    error = 6 * std / math.sqrt(x.numel()) + 1e-12
    found = x.mean().item()
    assert abs(found - mean) <= error, f"mean {found}, expected {mean} +- {error} {note}"


def inside(values: torch.Tensor, low: float, high: float, *, closed: bool) -> None:
    """Asserts low <= x < high, or <= high when ``closed``."""
    x = values.double()
    if x.numel() == 0:
        return
    least, most = x.min().item(), x.max().item()
    assert least >= low, f"{least} is below {low}"
    assert most <= high if closed else most < high, f"{most} reaches {high}"


def state(*, tensors: bool) -> dict[str, Any]:
    """The arguments for seed and offset, as numbers or as device tensors (what graph capture passes)."""
    if tensors:
        return {
            "seedTensor": torch.tensor([SEED], dtype=torch.int64),
            "offsetTensor": torch.tensor([OFFSET - 4], dtype=torch.int64),
            "offset": 4,
        }
    return {"seed": SEED, "offset": OFFSET}


def inplace(allowed: Dtypes, attributes: dict[str, Any], *, tensors: bool = False) -> Callable[[], Iterator[Sample]]:
    """selfRef of every dtype: small shapes, a large one, a transposed one, and one with a step and an offset."""

    def generate() -> Iterator[Sample]:
        for dtype in sorted(allowed):
            target = samples.torch_dtype(dtype)
            for shape in (*samples.SHAPES, LARGE):
                x = torch.ones(shape, dtype=target)
                yield Sample({"selfRef": x, **attributes, **state(tensors=tensors)}, f"{dtype} {shape}")
            x = torch.ones(LARGE, dtype=target).t()
            yield Sample({"selfRef": x, **attributes, **state(tensors=tensors)}, f"{dtype} transposed")
            x = torch.ones(9, 14, dtype=target)[1:, 1::3]
            yield Sample({"selfRef": x, **attributes, **state(tensors=tensors)}, f"{dtype} with steps")

    return generate


def refusals(base: dict[str, Any], argument: str, *more: ErrorSample) -> Callable[[], Iterator[ErrorSample]]:
    """Missing tensor, complex32 (which torch.randn may ask for), and more."""

    def generate() -> Iterator[ErrorSample]:
        yield samples.null(base, argument)
        shape = tuple(base[argument].shape)
        yield ErrorSample(
            {**base, argument: torch.zeros(shape, dtype=torch.complex32)},
            161002,
            ("DT_COMPLEX32", "not implemented for"),
        )
        yield from more

    return generate
