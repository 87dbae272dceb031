"""Tokens in the order of the experts of one device, after an exchange between devices, and counts of tokens."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, Dtypes, custom, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import shapes
from hotplate.ops.transformer.moe.common import (
    FLOAT32,
    INDEX,
    INT8,
    INT32,
    INT64,
    as_reference,
    assert_nearest,
    experts_of,
)
from hotplate.ops.transformer.moe.routing import (
    DYNAMIC,
    MAX_EXPERTS,
    NONE,
    STATIC,
    STATIC_HINT,
    moved_rows,
    quotients,
    routed,
)

T = torch.Tensor
TOKENS: Dtypes = dtypes(FLOAT, INT8)


# --- a range of experts -----------------------------------------------------------------------------------------------
SUMS, COUNTS, PAIRS = 0, 1, 2


def _v3_samples() -> Iterator[Sample]:
    cases: tuple[tuple[int, int, int, int, int, int, tuple[int, int] | None, int, int], ...] = (
        # tokens, width, k, experts, active, capacity, range, kind of counts, kind of index
        (5, 7, 2, 6, -1, 0, None, COUNTS, 0),
        (5, 33, 3, 8, 0, 0, (2, 6), SUMS, 0),
        (4, 8, 2, 8, 5, 0, (1, 4), PAIRS, 1),
        (6, 5, 2, 4, 0, 2, (0, 4), COUNTS, 0),
        (1, 130, 4, 8, 3, 0, (0, 8), PAIRS, 1),
    )
    for d in (*sorted(FLOAT), "int8"):
        for n, h, k, experts, active, capacity, span, kind, index in cases:
            drop = capacity > 0
            rows = min(active, n * k) if active > 0 else n * k
            length = experts * capacity if drop else rows
            start, end = span or (0, experts)
            for mode, scales in ((NONE, 0), (NONE, 1), (STATIC, 1), (DYNAMIC, 0), (DYNAMIC, 1), (DYNAMIC, end - start)):
                if d == "int8" and mode != NONE:
                    continue
                scale = offset = None
                if mode == STATIC:
                    scale, offset = torch.tensor([11.5]), torch.tensor([-3.0])
                elif scales:
                    size = (n,) if mode == NONE else (scales, h)
                    scale = samples.make(size, "float32", low=0.5, high=2, seed=3)
                counts = (experts, 2) if kind == PAIRS else (end - start,)
                yield Sample(
                    {
                        "x": samples.make((n, h), d, low=-50 if d == "int8" else -3, high=50 if d == "int8" else 3),
                        "expertIdx": experts_of(n, k, experts, 1),
                        "scaleOptional": scale,
                        "offsetOptional": offset,
                        "activeNum": active,
                        "expertCapacity": capacity,
                        "expertNum": experts,
                        "dropPadMode": int(drop),
                        "expertTokensNumType": kind,
                        "expertTokensNumFlag": True,
                        "quantMode": mode,
                        "activeExpertRangeOptional": None if span is None else list(span),
                        "rowIdxType": index,
                        "expandedXOut": Out(
                            (experts, capacity, h) if drop else (rows, h), d if mode == NONE else "int8"
                        ),
                        "expandedRowIdxOut": Out((n * k,), "int32"),
                        "expertTokensCountOrCumsumOut": Out(counts, "int64"),
                        "expandedScaleOut": Out((length,), "float32"),
                    },
                    f"{d} {n} tokens, k {k}, range {span}, active {active}, capacity {capacity}, counts {kind}, "
                    f"index {index}, mode {mode}, {scales} scales",
                )


def _check_v3(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    shape = c["expandedXOut"].shape
    drop = c["dropPadMode"] == 1
    start, end = c["activeExpertRangeOptional"] or (0, c["expertNum"])
    k = c["expertIdx"].shape[1]
    source, place, counts = routed(
        c["x"],
        c["expertIdx"],
        (start, end),
        c["activeNum"],
        c["expertCapacity"] if drop else 0,
        shape[0] * shape[1] if drop else shape[0],
        c["rowIdxType"] == 1 and not drop,
    )
    x, index, numbers, scales = got
    if c["quantMode"] == NONE:
        torch.testing.assert_close(x.double(), moved_rows(c["x"].double(), source, k).reshape(shape), rtol=0, atol=0)
        if c["scaleOptional"] is not None:
            wanted = torch.where(source >= 0, c["scaleOptional"][source.clamp(min=0) // k], 0.0)
            torch.testing.assert_close(scales, wanted.float(), rtol=0, atol=0)
    else:
        q, s = quotients(c, source, start)
        assert_nearest(x, q.reshape(shape))
        if c["quantMode"] == DYNAMIC:
            torch.testing.assert_close(scales, s.float(), rtol=1e-5, atol=1e-7)
    torch.testing.assert_close(index, place.int(), rtol=0, atol=0)
    if c["expertTokensNumType"] == PAIRS:
        pairs = [(start + e, int(n)) for e, n in enumerate(counts) if n]
        wanted = torch.tensor(pairs + [(0, 0)] * (c["expertNum"] - len(pairs)))
    else:
        wanted = counts.cumsum(0) if c["expertTokensNumType"] == SUMS and not drop else counts
    torch.testing.assert_close(numbers, wanted, rtol=0, atol=0)


define(
    "MoeInitRoutingV3",
    native(),
    check=_check_v3,
    contract=Contract(
        {
            "x": TOKENS,
            "expertIdx": INT32,
            "scaleOptional": FLOAT32,
            "offsetOptional": FLOAT32,
            "expandedXOut": TOKENS,
            "expandedRowIdxOut": INT32,
            "expertTokensCountOrCumsumOut": INT64,
            "expandedScaleOut": FLOAT32,
        },
        (
            in_range("activeNum", -1, 2**31 - 1),
            in_range("expertNum", 1, MAX_EXPERTS),
            in_range("dropPadMode", 0, 1),
            in_range("expertTokensNumType", 0, 2, hint="0: sums, 1: counts, 2: pairs of expert and count."),
            in_range("quantMode", -1, 1, hint="-1: none, 0: static, 1: dynamic; others are for other chips."),
            in_range("rowIdxType", 0, 1, hint="0: gather, 1: scatter."),
            custom("expert_range", "activeExpertRangeOptional", "expertNum", "dropPadMode"),
            custom("capacity", "expertNum", "expertCapacity", "dropPadMode"),
            custom("routed_rows", "expandedXOut", "dropPadMode", "expertNum", "expertCapacity"),
            custom("routed_dtype", "x", "expandedXOut", "quantMode"),
            shapes(x="N H", expertIdx="N K", expandedXOut="M H|E C H", expandedRowIdxOut="N*K", expandedScaleOut="S"),
            custom(
                "counts_shape",
                "expertTokensCountOrCumsumOut",
                "activeExpertRangeOptional",
                "expertNum",
                "expertTokensNumType",
            ),
            custom(
                "quant_scales",
                "quantMode",
                "scaleOptional",
                "offsetOptional",
                "x",
                "expertNum",
                "activeExpertRangeOptional",
                hint=STATIC_HINT,
            ),
        ),
    ),
    samples=_v3_samples,
    errors=lambda: (
        samples.null(next(_v3_samples()).arguments, "x"),
        samples.bad_dtype(next(_v3_samples()).arguments, "expertIdx", "int64", (5, 2)),
        ErrorSample({**next(_v3_samples()).arguments, "quantMode": 13}, 161002, ("quantMode", "13")),
        ErrorSample(
            {**next(_v3_samples()).arguments, "activeExpertRangeOptional": [2, 9]},
            161002,
            ("activeExpertRange", "[2,9]", "6"),
        ),
    ),
    cost=Cost(operations_per_element=2.0),
)


# --- after an exchange between ranks ----------------------------------------------------------------------------------
def _re_routed(
    tokens: T,
    expert_token_num_per_rank: T,
    per_token_scales: T | None,
    expert_token_num_type: int,
    idx_type: int,
) -> tuple[T, T | None, T, T]:
    counts = expert_token_num_per_rank
    rank_of = [(r, e) for r in range(counts.shape[0]) for e in range(counts.shape[1]) for _ in range(int(counts[r, e]))]
    index = torch.tensor(sorted(range(len(rank_of)), key=lambda i: (rank_of[i][1], i)), dtype=torch.long)
    scales = None if per_token_scales is None else per_token_scales[index]
    return tokens[index], scales, index, counts.sum(0)


def _re_route_samples() -> Iterator[Sample]:
    for d in ("bfloat16", "float16", "int8"):
        for integer in (torch.int32, torch.int64):
            for counts in ([[2, 1, 3], [1, 2, 1]], [[4]], [[1, 0], [0, 2], [3, 1]]):
                per_rank = torch.tensor(counts, dtype=integer)
                a = int(per_rank.sum())
                for scales in (None, samples.make((a,), "float32", seed=1)):
                    yield Sample(
                        {
                            "tokens": samples.make((a, 9), d, low=-50, high=50),
                            "expert_token_num_per_rank": per_rank,
                            "per_token_scales": scales,
                            "expert_token_num_type": 1,
                            "idx_type": 0,
                            "permute_tokens": Out((a, 9), d),
                            "permute_per_token_scales": Out((a,), "float32"),
                            "permute_token_idx": Out((a,), "int32"),
                            "expert_token_num": Out((per_rank.shape[1],), str(integer).removeprefix("torch.")),
                        },
                        f"{d} {counts}, scales {scales is not None}",
                    )


define(
    "MoeReRouting",
    native(),
    reference=_re_routed,
    exact=True,
    contract=Contract(
        {
            "tokens": TOKENS,
            "expert_token_num_per_rank": INDEX,
            "per_token_scales": FLOAT32,
            "permute_tokens": TOKENS,
            "permute_per_token_scales": FLOAT32,
            "permute_token_idx": INT32,
            "expert_token_num": INDEX,
        },
        (
            same_dtype("tokens", "permute_tokens"),
            same_dtype("expert_token_num_per_rank", "expert_token_num"),
            in_range("expert_token_num_type", 1, 1, hint="Only counts (1) are available."),
            in_range("idx_type", 0, 0, hint="Only gather indices (0) are available."),
            shapes(
                tokens="A H",
                expert_token_num_per_rank="R E",
                permute_tokens="A H",
                permute_token_idx="A",
                expert_token_num="E",
            ),
            shapes(tokens="A H", per_token_scales="A|A S", permute_per_token_scales="A|A S"),
            same_shape("per_token_scales", "permute_per_token_scales"),
            same_dtype("per_token_scales", "permute_per_token_scales"),
        ),
    ),
    samples=_re_route_samples,
    errors=lambda: (
        samples.null(next(_re_route_samples()).arguments, "tokens"),
        samples.bad_dtype(next(_re_route_samples()).arguments, "expert_token_num_per_rank", "float32", (2, 3)),
        ErrorSample({**next(_re_route_samples()).arguments, "idx_type": 1}, 161002, ("idx_type", "1")),
        ErrorSample(
            {**next(_re_route_samples()).arguments, "expert_token_num": Out((2,), "int32")},
            161002,
            ("expert_token_num", "E = 3", "[2]"),
        ),
    ),
    cost=Cost(operations_per_element=1.0),
)


# --- how many tokens each expert has ----------------------------------------------------------------------------------
def _sorted_samples() -> Iterator[Sample]:
    for values, experts in (([0, 0, 2, 3, 3, 3, 5], 7), ([], 3), ([4], 5), ([1, 1], 1)):
        yield Sample(
            {
                "sortedExperts": torch.tensor(values, dtype=torch.int32),
                "numExperts": experts,
                "out": Out((experts,), "int32"),
            },
            f"{len(values)} rows, {experts} experts",
        )


define(
    "MoeComputeExpertTokens",
    native(),
    reference=lambda sortedExperts, numExperts: torch.tensor(
        [int((sortedExperts <= e).sum()) for e in range(numExperts)]
    ),
    exact=True,
    contract=Contract(
        {"sortedExperts": INT32, "out": INT32},
        (
            rank("sortedExperts", 1, 1),
            in_range("numExperts", 1, 2048),
            shapes(numExperts="E", out="E"),
        ),
    ),
    samples=_sorted_samples,
    errors=lambda: (
        samples.null(next(_sorted_samples()).arguments, "sortedExperts"),
        samples.bad_dtype(next(_sorted_samples()).arguments, "sortedExperts", "int64", (7,)),
        ErrorSample({**next(_sorted_samples()).arguments, "numExperts": 0}, 161002, ("numExperts", "0", "[1, 2048]")),
    ),
    cost=Cost(operations_per_element=8.0),
)
