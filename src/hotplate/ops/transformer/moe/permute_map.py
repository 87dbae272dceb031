"""Tokens in the order of their experts and back, with gradients: from a map of tokens and experts. Padded: each expert
takes equally many tokens; else each token has equally many experts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, in_range, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import needed_with, shapes
from hotplate.ops.transformer.moe.common import INT32, LOOSE, MAP, experts_of

T = torch.Tensor


def pairs(routing: T, padded: bool, rows: int) -> list[tuple[int, int]]:
    """Token and expert of each row, expert by expert."""
    tokens, experts = routing.shape
    chosen = routing != 0
    if not padded:
        return [(t, e) for e in range(experts) for t in range(tokens) if chosen[t, e]]
    capacity = rows // experts
    result = []
    for e in range(experts):
        mine = [t for t in range(tokens) if chosen[t, e]] + [t for t in range(tokens) if not chosen[t, e]]
        result += [(t, e) for t in mine[:capacity]]
    return result


def sorted_indices(routing: T, padded: bool, rows: int) -> T:
    """Padded: the token of each row. Else the row of each (token, choice)."""
    where = pairs(routing, padded, rows)
    if padded:
        return torch.tensor([t for t, _ in where], dtype=torch.int32)
    return torch.tensor(sorted(range(len(where)), key=lambda i: where[i]), dtype=torch.int32)


# tokens, width, experts, k, capacity of an expert when padded
CASES = ((5, 7, 4, 2, 3), (3, 33, 2, 1, 3), (4, 8, 5, 5, 2), (6, 130, 3, 2, 1))


def _cases() -> Iterator[tuple[str, T, T | None, bool, int, int, str]]:
    """dtype, map, probabilities, padded, rows, width, note."""
    for d in sorted(FLOAT):
        for n, h, experts, k, capacity in CASES:
            routing = torch.zeros((n, experts), dtype=torch.bool).scatter_(1, experts_of(n, k, experts).long(), True)
            for padded in (False, True):
                for probs in (None, samples.make((n, experts), d, seed=2)):
                    rows = experts * capacity if padded else n * k
                    yield (
                        d,
                        routing if probs is None else routing.to(torch.int8),
                        probs,
                        padded,
                        rows,
                        h,
                        f"{d} {n} tokens, {experts} experts, k {k}, padded {padded}, probabilities {probs is not None}",
                    )


def _permute_samples() -> Iterator[Sample]:
    for d, routing, probs, padded, rows, h, note in _cases():
        yield Sample(
            {
                "tokens": samples.make((routing.shape[0], h), d),
                "routingMap": routing,
                "probsOptional": probs,
                "numOutTokens": rows,
                "dropAndPad": padded,
                "permuteTokensOut": Out((rows, h), d),
                "permuteProbsOutOptional": None if probs is None else Out((rows,), d),
                "sortedIndicesOut": Out((rows,), "int32"),
            },
            note,
        )


def _permuted(
    tokens: T, routingMap: T, probsOptional: T | None, numOutTokens: int, dropAndPad: bool
) -> tuple[T | None, ...]:
    where = pairs(routingMap, dropAndPad, numOutTokens)
    rows = torch.stack([tokens[t] for t, _ in where])
    index = sorted_indices(routingMap, dropAndPad, numOutTokens)
    if probsOptional is None:
        return rows, index
    return rows, torch.stack([probsOptional[t, e] for t, e in where]), index


define(
    "MoeTokenPermuteWithRoutingMap",
    native(),
    reference=_permuted,
    exact=True,
    contract=Contract(
        {
            "tokens": FLOAT,
            "routingMap": MAP,
            "probsOptional": FLOAT,
            "permuteTokensOut": FLOAT,
            "permuteProbsOutOptional": FLOAT,
            "sortedIndicesOut": INT32,
        },
        (
            same_dtype("tokens", "permuteTokensOut"),
            same_dtype("probsOptional", "permuteProbsOutOptional"),
            in_range("numOutTokens", 0, 2**31 - 1),
            needed_with("permuteProbsOutOptional", "probsOptional"),
            shapes(
                tokens="N H",
                routingMap="N E",
                probsOptional="N E",
                permuteTokensOut="M H",
                permuteProbsOutOptional="M",
                sortedIndicesOut="M",
            ),
        ),
    ),
    samples=_permute_samples,
    errors=lambda: (
        samples.null(next(_permute_samples()).arguments, "routingMap"),
        samples.bad_dtype(next(_permute_samples()).arguments, "routingMap", "float32", (5, 4)),
        ErrorSample(
            {**next(_permute_samples()).arguments, "sortedIndicesOut": Out((9,), "int32")},
            161002,
            ("sortedIndicesOut", "M = 10", "[9]"),
        ),
    ),
    cost=Cost(operations_per_element=1.0),
)


def _permute_grad_samples() -> Iterator[Sample]:
    for d, routing, probs, padded, rows, h, note in _cases():
        n, experts = routing.shape
        yield Sample(
            {
                "permutedTokenOutputGrad": samples.make((rows, h), d),
                "permutedProbsOutputGradOptional": None if probs is None else samples.make((rows,), d, seed=4),
                "sortedIndices": sorted_indices(routing, padded, rows),
                "routingMapOptional": routing,
                "numExperts": experts,
                "tokensNum": n,
                "dropAndPad": padded,
                "tokensGradOut": Out((n, h), d),
                "probsGradOutOptional": None if probs is None else Out((n, experts), d),
            },
            note,
            tolerance=LOOSE[d],
        )


def _permute_grad(
    permutedTokenOutputGrad: T,
    permutedProbsOutputGradOptional: T | None,
    sortedIndices: T,
    routingMapOptional: T,
    numExperts: int,
    tokensNum: int,
    dropAndPad: bool,
) -> tuple[T, ...]:
    rows, h = permutedTokenOutputGrad.shape
    tokens = torch.zeros((tokensNum, h), dtype=torch.float64)
    probs = torch.zeros((tokensNum, numExperts), dtype=torch.float64)
    for i, (t, e) in enumerate(pairs(routingMapOptional, dropAndPad, rows)):
        tokens[t] += permutedTokenOutputGrad[i]
        if permutedProbsOutputGradOptional is not None:
            probs[t, e] = permutedProbsOutputGradOptional[i]
    return (tokens,) if permutedProbsOutputGradOptional is None else (tokens, probs)


define(
    "MoeTokenPermuteWithRoutingMapGrad",
    native(),
    reference=_permute_grad,
    contract=Contract(
        {
            "permutedTokenOutputGrad": FLOAT,
            "permutedProbsOutputGradOptional": FLOAT,
            "sortedIndices": INT32,
            "routingMapOptional": MAP,
            "tokensGradOut": FLOAT,
            "probsGradOutOptional": FLOAT,
        },
        (
            in_range("numExperts", 1, 2**20),
            in_range("tokensNum", 0, 2**31 - 1),
            shapes(
                permutedTokenOutputGrad="M H",
                permutedProbsOutputGradOptional="M",
                sortedIndices="M",
                tokensNum="N",
                tokensGradOut="N H",
            ),
            shapes(tokensNum="N", numExperts="E", routingMapOptional="N E", probsGradOutOptional="N E"),
        ),
    ),
    samples=_permute_grad_samples,
    errors=lambda: (
        samples.null(next(_permute_grad_samples()).arguments, "sortedIndices"),
        samples.bad_dtype(next(_permute_grad_samples()).arguments, "sortedIndices", "int64", (10,)),
        ErrorSample({**next(_permute_grad_samples()).arguments, "tokensNum": 4}, 161002, ("tokensGradOut", "N = 4")),
    ),
    cost=Cost(operations_per_element=2.0),
)


# --- back -------------------------------------------------------------------------------------------------------------
def _unpermuted(rows: T, routing: T, probs: T | None, padded: bool) -> T:
    out = [torch.zeros(rows.shape[1], dtype=torch.float64) for _ in range(routing.shape[0])]
    for i, (t, e) in enumerate(pairs(routing, padded, rows.shape[0])):
        out[t] = out[t] + rows[i] * (1.0 if probs is None else probs[t, e])
    return torch.stack(out)


def _back_outputs(routing: T, probs: T | None, padded: bool, rows: int) -> tuple[T, T, T]:
    """outIndex and permuteTokenId (zero without padding), and the probability of each row or choice."""
    index = sorted_indices(routing, padded, rows)
    if not padded:
        chosen = torch.zeros(rows) if probs is None else probs[routing != 0]
        return torch.zeros_like(index), torch.zeros_like(index), chosen
    where = pairs(routing, True, rows)
    by_token = sorted(range(rows), key=lambda i: (where[i][0], i))
    chosen = torch.zeros(rows) if probs is None else torch.stack([probs[t, e] for t, e in where])
    return torch.tensor(by_token), torch.tensor([where[i][0] for i in by_token]), chosen


def _unpermute_samples() -> Iterator[Sample]:
    for d, routing, probs, padded, rows, h, note in _cases():
        yield Sample(
            {
                "permutedTokens": samples.make((rows, h), d),
                "sortedIndices": sorted_indices(routing, padded, rows),
                "routingMapOptional": routing,
                "probsOptional": probs,
                "paddedMode": padded,
                "restoreShapeOptional": [routing.shape[0], h],
                "unpermutedTokens": Out((routing.shape[0], h), d),
                "outIndex": Out((rows,), "int32"),
                "permuteTokenId": Out((rows,), "int32"),
                "permuteProbs": None if probs is None else Out((rows,), d),
            },
            note,
            tolerance=LOOSE[d],
        )


def _unpermute(
    permutedTokens: T, routingMapOptional: T, probsOptional: T | None, paddedMode: bool, **_: Any
) -> tuple[T, ...]:
    out = _unpermuted(permutedTokens, routingMapOptional, probsOptional, paddedMode)
    index, token, chosen = _back_outputs(routingMapOptional, probsOptional, paddedMode, permutedTokens.shape[0])
    return (out, index, token) if probsOptional is None else (out, index, token, chosen)


_NEEDS_MAP = "Without padding the map tells which probabilities count."
define(
    "MoeTokenUnpermuteWithRoutingMap",
    native(),
    reference=_unpermute,
    contract=Contract(
        {
            "permutedTokens": FLOAT,
            "sortedIndices": INT32,
            "routingMapOptional": MAP,
            "probsOptional": FLOAT,
            "unpermutedTokens": FLOAT,
            "outIndex": INT32,
            "permuteTokenId": INT32,
            "permuteProbs": FLOAT,
        },
        (
            same_dtype("permutedTokens", "unpermutedTokens"),
            same_dtype("probsOptional", "permuteProbs"),
            needed_with("routingMapOptional", "probsOptional", hint=_NEEDS_MAP),
            needed_with("permuteProbs", "probsOptional"),
            shapes(
                permutedTokens="M H",
                sortedIndices="M",
                unpermutedTokens="N H",
                routingMapOptional="N E",
                probsOptional="N E",
                permuteProbs="M",
            ),
            shapes(permutedTokens="M H", outIndex="M", permuteTokenId="M"),
        ),
    ),
    samples=_unpermute_samples,
    errors=lambda: (
        samples.null(next(_unpermute_samples()).arguments, "permutedTokens"),
        samples.bad_dtype(next(_unpermute_samples()).arguments, "sortedIndices", "int64", (10,)),
        ErrorSample(
            {**next(_unpermute_samples()).arguments, "outIndex": Out((9,), "int32")}, 161002, ("outIndex", "M = 10")
        ),
    ),
    cost=Cost(operations_per_element=2.0),
)


def _unpermute_grad_samples() -> Iterator[Sample]:
    for d, routing, probs, padded, rows, h, note in _cases():
        index, token, _ = _back_outputs(routing, probs, padded, rows)
        n, experts = routing.shape
        if not padded:
            index = token = sorted_indices(routing, False, rows)
        yield Sample(
            {
                "unpermutedTokensGrad": samples.make((n, h), d, seed=5),
                "outIndex": index.int(),
                "permuteTokenId": token.int(),
                "routingMapOptional": routing,
                "permutedTokensOptional": samples.make((rows, h), d),
                "probsOptional": probs,
                "dropAndPad": padded,
                "restoreShapeOptional": [n, h],
                "permutedTokensGradOut": Out((rows, h), d),
                "probsGradOutOptional": None if probs is None else Out((n, experts), d),
            },
            note,
            tolerance=LOOSE[d] if h < 100 else (LOOSE[d][0], 10 * LOOSE[d][1]),
        )


def _unpermute_grad(
    unpermutedTokensGrad: T,
    routingMapOptional: T,
    permutedTokensOptional: T,
    probsOptional: T | None,
    dropAndPad: bool,
    **_: Any,
) -> tuple[T, ...]:
    """Automatic differentiation of the forward formula."""
    rows = permutedTokensOptional.clone().requires_grad_(True)
    probs = None if probsOptional is None else probsOptional.clone().requires_grad_(True)
    leaves = (rows,) if probs is None else (rows, probs)
    with torch.enable_grad():
        out = _unpermuted(rows, routingMapOptional, probs, dropAndPad)
        return torch.autograd.grad(out, leaves, unpermutedTokensGrad)


define(
    "MoeTokenUnpermuteWithRoutingMapGrad",
    native(),
    reference=_unpermute_grad,
    contract=Contract(
        {
            "unpermutedTokensGrad": FLOAT,
            "outIndex": INT32,
            "permuteTokenId": INT32,
            "routingMapOptional": MAP,
            "permutedTokensOptional": FLOAT,
            "probsOptional": FLOAT,
            "permutedTokensGradOut": FLOAT,
            "probsGradOutOptional": FLOAT,
        },
        (
            rank("unpermutedTokensGrad", 2, 2),
            needed_with("routingMapOptional", "probsOptional", hint=_NEEDS_MAP),
            needed_with("permutedTokensOptional", "probsOptional"),
            shapes(
                unpermutedTokensGrad="N H",
                permutedTokensGradOut="M H",
                outIndex="M",
                permuteTokenId="M",
                permutedTokensOptional="M H",
                probsOptional="N E",
            ),
            shapes(
                unpermutedTokensGrad="N H", probsOptional="N E", routingMapOptional="N E", probsGradOutOptional="N E"
            ),
        ),
    ),
    samples=_unpermute_grad_samples,
    errors=lambda: (
        samples.null(next(_unpermute_grad_samples()).arguments, "outIndex"),
        samples.bad_dtype(next(_unpermute_grad_samples()).arguments, "outIndex", "int64", (10,)),
        ErrorSample(
            {**next(_unpermute_grad_samples()).arguments, "permuteTokenId": torch.zeros(9, dtype=torch.int32)},
            161002,
            ("permuteTokenId", "M = 10"),
        ),
    ),
    cost=Cost(operations_per_element=3.0),
)
