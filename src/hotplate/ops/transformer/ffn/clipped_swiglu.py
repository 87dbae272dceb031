"""SwiGLU with bounds, a factor inside the sigmoid and a bias, for groups of rows or all of them."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dim_of, dtypes, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (1.6e-2, 4e-2), "float16": (2e-3, 8e-3), "float32": (1e-5, 2e-5)}


def clipped(gate: T, linear: T, alpha: float, limit: float, bias: float) -> T:
    """gate sigmoid(alpha gate) (linear + bias), both bounded."""
    gate = gate.clamp(max=limit)
    return gate / (1 + torch.exp(-alpha * gate)) * (linear.clamp(-limit, limit) + bias)


def _reference(
    x: T,
    groupIndexOptional: T | None,
    dim: int,
    alpha: float,
    limit: float,
    bias: float,
    interleaved: bool,
) -> T:
    axis = dim % x.dim()
    rows = x.flatten(axis).reshape(-1, x.shape[axis:].numel())
    if interleaved:
        y = clipped(rows[:, ::2], rows[:, 1::2], alpha, limit, bias)
    else:
        gate, linear = rows.chunk(2, -1)
        y = clipped(gate, linear, alpha, limit, bias)
    if groupIndexOptional is not None:
        y = torch.where(torch.arange(len(y)).reshape(-1, 1) < int(groupIndexOptional.sum()), y, 0.0)
    shape = list(x.shape)
    shape[axis] //= 2
    return y.reshape(shape)


def _samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, dim in (((5, 10), -1), ((2, 3, 66), 2), ((3, 4, 5), 1), ((4, 3), 0), ((0, 4), 1), ((1, 8200), 1)):
            for interleaved in (True, False):
                for groups in (None, [1, 0, 1], [2, 100]):
                    out = list(shape)
                    out[dim] //= 2
                    yield Sample(
                        {
                            "x": samples.make(shape, d),
                            "groupIndexOptional": None if groups is None else torch.tensor(groups),
                            "dim": dim,
                            "alpha": 1.702,
                            "limit": 2.0,
                            "bias": 1.0,
                            "interleaved": interleaved,
                            "out": Out(tuple(out), d),
                        },
                        f"{d} {shape} over {dim}, interleaved {interleaved}, groups {groups}",
                        tolerance=LOOSE[d],
                    )


define(
    "ClippedSwiglu",
    native(),
    reference=_reference,
    contract=Contract(
        {"x": FLOAT, "groupIndexOptional": dtypes("int64"), "out": FLOAT},
        (
            rank("x", 2),
            rank("groupIndexOptional", 1, 1),
            same_dtype("x", "out"),
            dim_of("dim", "x"),
            custom("halved", "x", "dim", "out"),
        ),
    ),
    samples=_samples,
    errors=lambda: (
        samples.null(next(_samples()).arguments, "x"),
        samples.bad_dtype(next(_samples()).arguments, "x", "int32", (5, 10)),
        ErrorSample({**next(_samples()).arguments, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
        ErrorSample({**next(_samples()).arguments, "x": samples.make((5, 9), "bfloat16")}, 161002, ("even", "9")),
    ),
    cost=Cost(operations_per_element=8.0),
)
