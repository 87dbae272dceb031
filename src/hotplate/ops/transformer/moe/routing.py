"""Tokens in the order of their experts, with or without a capacity of each expert, quantised on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, in_range, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import shapes
from hotplate.ops.transformer.moe.common import (
    FLOAT32,
    INDEX,
    INT8,
    INT32,
    as_reference,
    assert_nearest,
    experts_of,
    order,
    quantised,
)

T = torch.Tensor
NONE, STATIC, DYNAMIC = -1, 0, 1
MAX_EXPERTS = 10240


# --- the first version: places of the tokens are given ----------------------------------------------------------------
def _init(x: T, rowIdx: T, expertIdx: T, activeNum: int) -> tuple[T, T, T]:
    places = order(expertIdx)
    rows = rowIdx.reshape(-1)[places].long()
    index = torch.empty_like(rows)
    index[rows] = torch.arange(len(rows))
    moved = min(activeNum, x.shape[0]) * expertIdx.shape[1]
    return x[rows[:moved] % x.shape[0]], index, expertIdx.reshape(-1)[places]


def _init_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for n, h, k, active in ((5, 7, 2, 5), (4, 33, 3, 2), (1, 5, 1, 1), (6, 4, 2, 0)):
            yield Sample(
                {
                    "x": samples.make((n, h), d),
                    "rowIdx": torch.arange(n * k, dtype=torch.int32).reshape(k, n).T.contiguous(),
                    "expertIdx": experts_of(n, k, 6),
                    "activeNum": active,
                    "expandedXOut": Out((min(n, active) * k, h), d),
                    "expandedRowIdxOut": Out((n * k,), "int32"),
                    "expandedExpertIdxOut": Out((n * k,), "int32"),
                },
                f"{d} {n} tokens, k {k}, active {active}",
            )


define(
    "MoeInitRouting",
    native(),
    reference=_init,
    exact=True,
    contract=Contract(
        {
            "x": FLOAT,
            "rowIdx": INT32,
            "expertIdx": INT32,
            "expandedXOut": FLOAT,
            "expandedRowIdxOut": INT32,
            "expandedExpertIdxOut": INT32,
        },
        (
            same_dtype("x", "expandedXOut"),
            in_range("activeNum", 0, 2**31 - 1),
            shapes(
                x="N H",
                rowIdx="N K",
                expertIdx="N K",
                expandedXOut="M H",
                expandedRowIdxOut="N*K",
                expandedExpertIdxOut="N*K",
            ),
        ),
    ),
    samples=_init_samples,
    errors=lambda: (
        samples.null(next(_init_samples()).arguments, "rowIdx"),
        samples.bad_dtype(next(_init_samples()).arguments, "expertIdx", "int64", (5, 2)),
        ErrorSample(
            {**next(_init_samples()).arguments, "expandedRowIdxOut": Out((4,), "int32")},
            161002,
            ("expandedRowIdxOut", "N*K", "[4]"),
        ),
        ErrorSample({**next(_init_samples()).arguments, "activeNum": -1}, 161002, ("activeNum", "-1")),
    ),
    cost=Cost(operations_per_element=1.0),
)


# --- later versions ---------------------------------------------------------------------------------------------------
def routed(
    x: T,
    expertIdx: T,
    experts: tuple[int, int],
    active: int,
    capacity: int,
    width: int,
    scatter: bool = False,
) -> tuple[T, T, T]:
    """For each row of the output its pair of token and choice (-1: empty); the place of each pair; counts."""
    flat = expertIdx.reshape(-1).long()
    start, end = experts
    inside = (flat >= start) & (flat < end) if end > start else torch.ones_like(flat, dtype=torch.bool)
    places = order(torch.where(flat < start, 2**31 - 1, flat) if end > start else flat)
    available = int(inside.sum())
    source = torch.full((width,), -1)
    place = torch.full((flat.numel(),), -1)
    counts = torch.tensor([int((flat == e).sum()) for e in range(start, end)], dtype=torch.long)
    if capacity:
        used = [0] * (end - start)
        for p in places[:available].tolist():
            e = int(flat[p]) - start
            if used[e] < capacity:
                source[e * capacity + used[e]] = p
                place[p] = e * capacity + used[e]
            used[e] += 1
        return source, place, counts
    moved = min(available, width, active if active > 0 else available)
    source[:moved] = places[:moved]
    if scatter:
        place = places
    else:
        place[places[:available]] = torch.arange(available)
    return source, place, counts


def moved_rows(x: T, source: T, k: int) -> T:
    """The token of each pair; 0 where a row is empty."""
    return torch.where(source.reshape(-1, 1) >= 0, x[(source.clamp(min=0) // k)], torch.zeros((), dtype=x.dtype))


def _v2_cases() -> Iterator[tuple[int, int, int, int, int, int, int]]:
    """Tokens, width, k, experts, active, capacity, kind of counts."""
    yield 5, 7, 2, 6, 0, 0, 0
    yield 5, 33, 3, 6, 0, 0, 1
    yield 4, 8, 2, 4, 5, 0, 2
    yield 6, 5, 2, 4, 0, 2, 0
    yield 3, 4, 1, 2, 0, 1, 0
    yield 1, 130, 4, 8, 100, 0, 2


def _v2_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for n, h, k, experts, active, capacity, kind in _v2_cases():
            drop = capacity > 0
            rows = min(active, n * k) if active else n * k
            yield Sample(
                {
                    "x": samples.make((n, h), d),
                    "expertIdx": experts_of(n, k, experts, 1),
                    "activeNumOptional": active,
                    "expertCapacityOptional": capacity,
                    "expertNumOptional": experts,
                    "dropPadModeOptional": int(drop),
                    "expertTokensCountOrCumsumFlagOptional": kind,
                    "expertTokensBeforeCapacityFlagOptional": drop,
                    "expandedXOut": Out((experts, capacity, h) if drop else (rows, h), d),
                    "expandedRowIdxOut": Out((n * k,), "int32"),
                    "expertTokensCountOrCumsumOutOptional": Out((experts,), "int32") if kind else None,
                    "expertTokensBeforeCapacityOutOptional": Out((experts,), "int32") if drop else None,
                },
                f"{d} {n} tokens, k {k}, {experts} experts, active {active}, capacity {capacity}, counts {kind}",
            )


def _v2(sample_out: tuple[int, ...], **c: Any) -> list[T]:
    """The outputs that a call without quantisation has, in order."""
    drop = c["drop"]
    width = sample_out[0] * sample_out[1] if drop else sample_out[0]
    k = c["expertIdx"].shape[1]
    source, place, counts = routed(
        c["x"], c["expertIdx"], (0, c["experts"]), c["active"], c["capacity"] if drop else 0, width
    )
    outputs = [moved_rows(c["x"], source, k).reshape(sample_out), place]
    if not drop and c["kind"]:
        outputs.append(counts.cumsum(0) if c["kind"] == 1 else counts)
    if drop and c["before"]:
        outputs.append(counts)
    return outputs


def _check_v2(sample: Sample, got: list[T]) -> None:
    c = sample.arguments
    wanted = _v2(
        c["expandedXOut"].shape,
        x=c["x"],
        expertIdx=c["expertIdx"],
        experts=c["expertNumOptional"],
        active=c["activeNumOptional"],
        capacity=c["expertCapacityOptional"],
        drop=c["dropPadModeOptional"] == 1,
        kind=c["expertTokensCountOrCumsumFlagOptional"],
        before=c["expertTokensBeforeCapacityFlagOptional"],
    )
    for g, w in zip(got, wanted, strict=True):
        torch.testing.assert_close(g, w.to(g.dtype), rtol=0, atol=0)


_V2_SHAPES = (
    shapes(
        x="N H",
        expertIdx="N K",
        expandedXOut="M H|E C H",
        expandedRowIdxOut="N*K",
        expertTokensCountOrCumsumOutOptional="F",
        expertTokensBeforeCapacityOutOptional="F",
    ),
)

define(
    "MoeInitRoutingV2",
    native(),
    check=_check_v2,
    contract=Contract(
        {
            "x": FLOAT,
            "expertIdx": INT32,
            "expandedXOut": FLOAT,
            "expandedRowIdxOut": INT32,
            "expertTokensCountOrCumsumOutOptional": INDEX,
            "expertTokensBeforeCapacityOutOptional": INDEX,
        },
        (
            same_dtype("x", "expandedXOut"),
            in_range("activeNumOptional", -1, 2**31 - 1),
            in_range("expertNumOptional", 0, MAX_EXPERTS),
            in_range("dropPadModeOptional", 0, 1),
            in_range("expertTokensCountOrCumsumFlagOptional", 0, 2),
            custom("capacity", "expertNumOptional", "expertCapacityOptional", "dropPadModeOptional"),
            custom("routed_rows", "expandedXOut", "dropPadModeOptional", "expertNumOptional", "expertCapacityOptional"),
            *_V2_SHAPES,
            shapes(expertNumOptional="E", expertTokensCountOrCumsumOutOptional="E"),
            shapes(expertNumOptional="E", expertTokensBeforeCapacityOutOptional="E"),
        ),
    ),
    samples=_v2_samples,
    errors=lambda: (
        samples.null(next(_v2_samples()).arguments, "x"),
        samples.bad_dtype(next(_v2_samples()).arguments, "expertIdx", "float32", (5, 2)),
        ErrorSample(
            {**next(_v2_samples()).arguments, "dropPadModeOptional": 1},
            161002,
            ("dropPadMode", "6", "0"),
        ),
        ErrorSample({**next(_v2_samples()).arguments, "dropPadModeOptional": 2}, 161002, ("dropPadMode", "2")),
    ),
    cost=Cost(operations_per_element=1.0),
)


# --- with quantisation ------------------------------------------------------------------------------------------------
def _quant_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for n, h, k, experts, active, capacity, kind in _v2_cases():
            drop = capacity > 0
            rows = min(active, n * k) if active else n * k
            for mode, scales in ((STATIC, None), (DYNAMIC, None), (DYNAMIC, 1), (DYNAMIC, experts)):
                scale = offset = None
                if mode == STATIC:
                    scale, offset = torch.tensor([11.5]), torch.tensor([-3.0])
                elif scales:
                    scale = samples.make((scales, h), "float32", low=0.5, high=2, seed=3)
                length = experts * capacity if drop else rows
                yield Sample(
                    {
                        "x": samples.make((n, h), d),
                        "expertIdx": experts_of(n, k, experts, 1),
                        "scaleOptional": scale,
                        "offsetOptional": offset,
                        "activeNum": active,
                        "expertCapacity": capacity,
                        "expertNum": experts,
                        "dropPadMode": int(drop),
                        "expertTokensCountOrCumsumFlag": kind,
                        "expertTokensBeforeCapacityFlag": drop,
                        "quantMode": mode,
                        "expandedXOut": Out((experts, capacity, h) if drop else (rows, h), "int8"),
                        "expandedRowIdxOut": Out((n * k,), "int32"),
                        "expertTokensCountOrCumsumOutOptional": Out((experts,), "int32") if kind else None,
                        "expertTokensBeforeCapacityOutOptional": Out((experts,), "int32") if drop else None,
                        "dynamicQuantScaleOutOptional": Out((length,), "float32") if mode == DYNAMIC else None,
                    },
                    f"{d} {n} tokens, k {k}, active {active}, capacity {capacity}, mode {mode}, {scales} scales",
                )


def quotients(c: dict[str, Any], source: T, start: int) -> tuple[T, T]:
    """Rows of the output before rounding, and their scales; 0 where a row is empty."""
    pairs = source.clamp(min=0)
    k = c["expertIdx"].shape[1]
    rows = c["x"][pairs // k]
    full = (source >= 0).reshape(-1, 1)
    scale = c["scaleOptional"]
    if c["quantMode"] == STATIC:
        return torch.where(full, rows * scale + c["offsetOptional"], 0.0), torch.zeros(len(source))
    if scale is not None:
        expert = c["expertIdx"].reshape(-1).long()[pairs] - start
        rows = rows * (scale if scale.shape[0] == 1 else scale[expert.clamp(0, scale.shape[0] - 1)])
    q, s = quantised(torch.where(full, rows, 0.0))
    return q, s


def _check_quant(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    shape = c["expandedXOut"].shape
    drop = c["dropPadMode"] == 1
    source, place, counts = routed(
        c["x"],
        c["expertIdx"],
        (0, c["expertNum"]),
        c["activeNum"],
        c["expertCapacity"] if drop else 0,
        shape[0] * shape[1] if drop else shape[0],
    )
    q, s = quotients(c, source, 0)
    assert_nearest(got[0], q.reshape(shape))
    torch.testing.assert_close(got[1], place.int(), rtol=0, atol=0)
    rest = got[2:]
    if drop or c["expertTokensCountOrCumsumFlag"]:
        kind = c["expertTokensCountOrCumsumFlag"]
        torch.testing.assert_close(rest.pop(0), (counts.cumsum(0) if kind == 1 and not drop else counts).int())
    if c["quantMode"] == DYNAMIC:
        torch.testing.assert_close(rest.pop(0), s.float(), rtol=1e-5, atol=1e-7)
    assert not rest


STATIC_HINT = "With static quantisation, scale and offset have one element each."
define(
    "MoeInitRoutingQuantV2",
    native(),
    check=_check_quant,
    contract=Contract(
        {
            "x": FLOAT,
            "expertIdx": INT32,
            "scaleOptional": FLOAT32,
            "offsetOptional": FLOAT32,
            "expandedXOut": INT8,
            "expandedRowIdxOut": INT32,
            "expertTokensCountOrCumsumOutOptional": INDEX,
            "expertTokensBeforeCapacityOutOptional": INDEX,
            "dynamicQuantScaleOutOptional": FLOAT32,
        },
        (
            in_range("activeNum", -1, 2**31 - 1),
            in_range("expertNum", 0, MAX_EXPERTS),
            in_range("dropPadMode", 0, 1),
            in_range("expertTokensCountOrCumsumFlag", 0, 2),
            in_range("quantMode", 0, 1, hint="0: static, 1: dynamic."),
            custom("capacity", "expertNum", "expertCapacity", "dropPadMode"),
            custom("routed_rows", "expandedXOut", "dropPadMode", "expertNum", "expertCapacity"),
            *_V2_SHAPES,
            shapes(expertNum="E", expertTokensCountOrCumsumOutOptional="E"),
            shapes(expertNum="E", expertTokensBeforeCapacityOutOptional="E"),
            custom("quant_scales", "quantMode", "scaleOptional", "offsetOptional", "x", "expertNum", hint=STATIC_HINT),
        ),
    ),
    samples=_quant_samples,
    errors=lambda: (
        samples.null(next(_quant_samples()).arguments, "x"),
        samples.bad_dtype(next(_quant_samples()).arguments, "expandedXOut", "uint8", (10, 7)),
        ErrorSample({**next(_quant_samples()).arguments, "quantMode": 2}, 161002, ("quantMode", "2")),
        ErrorSample(
            {**next(_quant_samples()).arguments, "scaleOptional": torch.ones(3)}, 161002, ("scaleOptional", "[3]")
        ),
    ),
    cost=Cost(operations_per_element=4.0),
)
