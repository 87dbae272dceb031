"""Tensors made from numbers: ranges and the identity."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, FLOAT, FLOAT64, REAL, Contract, custom, dtypes, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define

STEPS = (
    (0, 10, 1),
    (3, -4, -2),
    (0, 1, 0.1),
    (-2.5, 4, 0.75),
    (0, 0, 1),
    (1, 1000, 7),
)


def _length(start: float, end: float, step: float, closed: bool) -> int:
    """Elements from start to end; ``closed`` includes the end."""
    count = (end - start) / step
    return int(count + 1) if closed else -int(-count // 1)


def _arange(start: float, end: float, step: float, closed: bool = False) -> torch.Tensor:
    return torch.tensor([start + i * step for i in range(_length(start, end, step, closed))], dtype=torch.float64)


def _steps(closed: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in ("float32", "int64", "int32", "float16", "bfloat16", "float64"):
            for start, end, step in STEPS:
                whole = all(isinstance(v, int) for v in (start, end, step))
                if (not whole and not dtype.startswith("float")) or (end > 300 and dtype == "bfloat16"):
                    continue
                count = _length(start, end, step, closed)
                arguments: dict[str, Any] = {"start": start, "end": end, "step": step, "out": Out((count,), dtype)}
                yield Sample(arguments, f"{dtype} {start} to {end} by {step}")

    return generate


# Values that float16 and bfloat16 cannot hold exactly round once.
RANGE = Contract({"out": REAL}, (rank("out", 0),))
_base = {"start": 0, "end": 4, "step": 1, "out": Out((4,), "float32")}
define(
    "Arange",
    aten("arange.start_out(start, end, step, out=out)"),
    reference=_arange,
    contract=RANGE.plus(
        custom("step_is_not_zero", "start", "end", "step", "out", hint="Give a step that leads from start to end.")
    ),
    samples=_steps(closed=False),
    errors=samples.errors(
        samples.null(_base, "start"),
        samples.bad_dtype(_base, "out", "bool", (4,)),
        ErrorSample({**_base, "step": 0}, 161002, ("step",)),
        ErrorSample({**_base, "step": -1}, 161002, ("step",)),
    ),
    cost=Cost(kernel="Range"),
)
define(
    "Range",
    aten("range.out(start, end, step, out=out)"),
    reference=lambda start, end, step: _arange(start, end, step, closed=True),
    contract=RANGE.plus(
        custom("step_is_not_zero", "start", "end", "step", "out", hint="Give a step that leads from start to end.")
    ),
    samples=_steps(closed=True),
    cost=Cost(kernel="Range"),
)


def _linspace(start: float, end: float, steps: int, base: float | None = None) -> torch.Tensor:
    values = [start + (end - start) * i / max(steps - 1, 1) for i in range(steps)]
    return torch.tensor([v if base is None else base**v for v in values], dtype=torch.float64)


define(
    "Linspace",
    aten("linspace.out(start, end, steps, out=out)"),
    reference=_linspace,
    contract=Contract(
        {"out": REAL}, (custom("has_steps", "steps", "out", hint="Describe an output of `steps` elements."),)
    ),
    samples=lambda: (
        Sample({"start": a, "end": b, "steps": n, "out": Out((n,), dtype)}, f"{dtype} {a} to {b} in {n}")
        for dtype in ("float32", "float64", "float16", "bfloat16", "int32")
        for a, b, n in ((0, 10, 11), (-3, 5, 9), (2, 2, 1), (0, 1, 0), (0, 1, 2))
    ),
    errors=samples.errors(
        ErrorSample({"start": 0, "end": 1, "steps": 5, "out": Out((4,), "float32")}, 161002, ("steps", "5", "[4]"))
    ),
)
define(
    "LogSpace",
    aten("logspace.out(start, end, steps, base, out=result)"),
    reference=_linspace,
    contract=Contract(
        {"result": dtypes(FLOAT, FLOAT64)},
        (custom("has_steps", "steps", "result", hint="Describe an output of `steps` elements."),),
    ),
    samples=lambda: (
        Sample(
            {"start": a, "end": b, "steps": n, "base": base, "result": Out((n,), dtype)},
            f"{dtype} {base}^{a} to {base}^{b} in {n}",
        )
        for dtype in ("float32", "float64")
        for a, b, n, base in ((0, 1, 5, 10.0), (-1, 2, 4, 2.0), (1, 1, 1, 3.0))
    ),
)
define(
    "Eye",
    aten("eye.m_out(n, m, out=out)"),
    reference=lambda n, m: (torch.arange(n)[:, None] == torch.arange(m)).to(torch.int64),
    contract=Contract(
        {"out": ALL},
        (rank("out", 2, 2), custom("is_n_by_m", "n", "m", "out", hint="Describe an output of n rows and m columns.")),
    ),
    samples=lambda: (
        Sample({"n": n, "m": m, "out": Out((n, m), dtype)}, f"{dtype} {n} by {m}")
        for dtype in ("float32", "float16", "int64", "bool")
        for n, m in ((3, 3), (2, 5), (4, 1), (0, 3))
    ),
    errors=samples.errors(ErrorSample({"n": 3, "m": 3, "out": Out((3, 4), "float32")}, 161002, ("out", "[3,4]"))),
    exact=True,
)
