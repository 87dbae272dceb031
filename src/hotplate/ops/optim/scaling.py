"""Gradient scaling for mixed precision: what GradScaler calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.samples import make, transposed, with_specials


def _unscaled(
    scaledGrads: list[torch.Tensor],
    foundInf: torch.Tensor,
    invScale: torch.Tensor,
) -> tuple[Any, ...]:
    bad = any(bool(((g - g) != 0).any()) for g in scaledGrads)  # inf - inf and NaN - NaN differ from 0
    return [g * invScale.item() for g in scaledGrads], torch.ones_like(foundInf) if bad else foundInf


def _unscale_samples() -> Iterator[Sample]:
    for dtype in ("float32", "float16", "bfloat16"):
        for scale in (1.0, 0.125):
            for special in (False, True):
                grads = [
                    make((7,), dtype),
                    transposed(make((4, 6), dtype)),
                    make((0, 3), dtype),
                    make((33, 65), dtype),
                    make((), dtype),
                ]
                if special:
                    grads[1] = with_specials(grads[1].contiguous())
                arguments = {"scaledGrads": grads, "foundInf": torch.zeros(1), "invScale": torch.tensor([scale])}
                yield Sample(arguments, f"{dtype}, scale {scale}, not finite {special}")
    yield Sample(
        {"scaledGrads": [make((5,), "float32")], "foundInf": torch.ones(()), "invScale": torch.tensor(0.5)},
        "found before: stays",
    )
    big = torch.full((9,), 6e4, dtype=torch.float16)
    yield Sample(
        {"scaledGrads": [big], "foundInf": torch.zeros(1), "invScale": torch.tensor([0.5])}, "large but finite float16"
    )


define(
    "ForeachNonFiniteCheckAndUnscale",
    aten("_amp_foreach_non_finite_check_and_unscale_(scaledGrads, foundInf, invScale)"),
    reference=_unscaled,
    contract=Contract(
        {"scaledGrads": FLOAT, "foundInf": dtypes("float32"), "invScale": dtypes("float32")},
        (
            custom("one_element", "foundInf", hint="`foundInf` is one flag for all gradients."),
            custom("one_element", "invScale", hint="`invScale` is one factor for all gradients."),
        ),
    ),
    samples=_unscale_samples,
    errors=samples.errors(
        ErrorSample(
            {"scaledGrads": [make((2,), "int32")], "foundInf": torch.zeros(1), "invScale": torch.ones(1)},
            161002,
            ("scaledGrads[0]", "DT_INT32"),
        ),
        ErrorSample(
            {"scaledGrads": [make((2,), "float32")], "foundInf": torch.zeros(2), "invScale": torch.ones(1)},
            161002,
            ("foundInf", "[2]"),
        ),
    ),
    cost=Cost(operations_per_element=2),
)


def _updated(
    currentScale: torch.Tensor,
    growthTracker: torch.Tensor,
    foundInf: torch.Tensor,
    growthFactor: float,
    backoffFactor: float,
    growthInterval: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    if foundInf.item():
        return currentScale * backoffFactor, torch.zeros_like(growthTracker)
    if int(growthTracker.item()) + 1 < growthInterval:
        return currentScale, growthTracker + 1
    grown = currentScale * growthFactor
    return (grown if grown.item() < 3.5e38 else currentScale), torch.zeros_like(growthTracker)


define(
    "AmpUpdateScale",
    native(),
    reference=_updated,
    contract=Contract(
        {
            "currentScale": dtypes("float32"),
            "growthTracker": dtypes("int32"),
            "foundInf": dtypes("float32"),
            "updatedScale": dtypes("float32"),
            "updatedGrowthTracker": dtypes("int32"),
        },
        tuple(
            custom("one_element", n)
            for n in ("currentScale", "growthTracker", "foundInf", "updatedScale", "updatedGrowthTracker")
        ),
    ),
    samples=lambda: (
        Sample(
            {
                "currentScale": torch.full(shape, scale),
                "growthTracker": torch.full(shape, tracker, dtype=torch.int32),
                "foundInf": torch.full(shape, found),
                "growthFactor": 2.0,
                "backoffFactor": 0.5,
                "growthInterval": 3,
                "updatedScale": Out(shape, "float32"),
                "updatedGrowthTracker": Out(shape, "int32"),
            },
            f"scale {scale}, tracker {tracker}, found {found}",
        )
        for shape in ((1,), ())
        for scale in (65536.0, 3e38)
        for tracker in (0, 2)
        for found in (0.0, 1.0)
    ),
)
