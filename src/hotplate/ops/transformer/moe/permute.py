"""Tokens in the order of their experts and back, with gradients: from a list of the experts of each token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import shapes
from hotplate.ops.transformer.moe.common import INDEX, INT32, LOOSE, order

T = torch.Tensor
PADDED_HINT = "The padded form is not available: pass false."
MOST_EXPERTS = 512  # of one token


def places_of(indices: T) -> T:
    """The place of each (token, choice) among the sorted ones."""
    sorted_pairs = order(indices)
    places = torch.empty_like(sorted_pairs)
    places[sorted_pairs] = torch.arange(sorted_pairs.numel())
    return places


def gathered(rows: T, places: T, k: int, weights: T | None, tokens: int) -> T:
    """Sums over the k places of each token; rows that were dropped count as nothing."""
    out = []
    for t in range(tokens):
        total = torch.zeros(rows.shape[1], dtype=rows.dtype)
        for j in range(k):
            p = int(places[t * k + j])
            if p < rows.shape[0]:
                total = total + rows[p] * (1.0 if weights is None else weights[t, j])
        out.append(total)
    return torch.stack(out) if out else rows.new_zeros((0, rows.shape[1]))


# tokens, width, k, experts, rows kept (0: all)
CASES = ((5, 7, 2, 3, 0), (4, 33, 3, 8, 7), (3, 5, 1, 2, 0), (1, 130, 4, 4, 0), (0, 4, 2, 3, 0))


def _indices(n: int, k: int, experts: int, integer: torch.dtype) -> T:
    return samples.make((n, k), "int64", low=0, high=experts, seed=n + k).to(integer)


def _permute_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for n, h, k, experts, kept in CASES:
            for integer in (torch.int32, torch.int64):
                indices = _indices(n, k, experts, integer)
                rows = kept or n * k
                yield Sample(
                    {
                        "tokens": samples.make((n, h), d),
                        "indices": indices.reshape(-1) if k == 1 else indices,
                        "numOutTokens": rows,
                        "paddedMode": False,
                        "permuteTokensOut": Out((rows, h), d),
                        "sortedIndicesOut": Out((n * k,), "int32"),
                    },
                    f"{d} {n} tokens, k {k}, {rows} rows",
                )


define(
    "MoeTokenPermute",
    native(),
    reference=lambda tokens, indices, numOutTokens, paddedMode: (
        tokens[order(indices)[:numOutTokens] // (1 if indices.dim() == 1 else indices.shape[1])],
        places_of(indices),
    ),
    exact=True,
    contract=Contract(
        {"tokens": FLOAT, "indices": INDEX, "permuteTokensOut": FLOAT, "sortedIndicesOut": INT32},
        (
            same_dtype("tokens", "permuteTokensOut"),
            in_range("paddedMode", 0, 0, hint=PADDED_HINT),
            rank("indices", 1, 2),
            shapes(tokens="N H", indices="N|N K", sortedIndicesOut="P", numOutTokens="M", permuteTokensOut="M H"),
            custom("as_many", "sortedIndicesOut", "indices"),
        ),
    ),
    samples=_permute_samples,
    errors=lambda: (
        samples.null(next(_permute_samples()).arguments, "indices"),
        samples.bad_dtype(next(_permute_samples()).arguments, "tokens", "int32", (5, 7)),
        ErrorSample({**next(_permute_samples()).arguments, "paddedMode": True}, 161002, ("paddedMode", "1")),
        ErrorSample(
            {**next(_permute_samples()).arguments, "permuteTokensOut": Out((9, 7), "bfloat16")},
            161002,
            ("permuteTokensOut", "M = 10", "[9,7]"),
        ),
    ),
    cost=Cost(operations_per_element=1.0),
)


def _permute_grad_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for n, h, k, experts, kept in CASES:
            yield Sample(
                {
                    "permutedOutputGrad": samples.make((kept or n * k, h), d),
                    "sortedIndices": places_of(_indices(n, k, experts, torch.int32)).int(),
                    "numTopk": k,
                    "paddedMode": False,
                    "out": Out((n, h), d),
                },
                f"{d} {n} tokens, k {k}",
                tolerance=LOOSE[d],
            )


define(
    "MoeTokenPermuteGrad",
    native(),
    reference=lambda permutedOutputGrad, sortedIndices, numTopk, paddedMode: gathered(
        permutedOutputGrad, sortedIndices, numTopk, None, sortedIndices.numel() // numTopk
    ),
    contract=Contract(
        {"permutedOutputGrad": FLOAT, "sortedIndices": INT32, "out": FLOAT},
        (
            in_range("paddedMode", 0, 0, hint=PADDED_HINT),
            in_range("numTopk", 1, MOST_EXPERTS),
            shapes(permutedOutputGrad="M H", numTopk="K", out="N H", sortedIndices="N*K"),
        ),
    ),
    samples=_permute_grad_samples,
    errors=lambda: (
        samples.null(next(_permute_grad_samples()).arguments, "sortedIndices"),
        samples.bad_dtype(next(_permute_grad_samples()).arguments, "sortedIndices", "int64", (10,)),
        ErrorSample({**next(_permute_grad_samples()).arguments, "numTopk": 3}, 161002, ("sortedIndices", "K = 3")),
        ErrorSample({**next(_permute_grad_samples()).arguments, "numTopk": 513}, 161002, ("numTopk", "513")),
    ),
    cost=Cost(operations_per_element=2.0),
)


def _weighted_cases() -> Iterator[tuple[str, int, int, int, T, T | None, int, str]]:
    """dtype, tokens, width, k, places, weights, rows, note."""
    for d in sorted(FLOAT):
        for n, h, k, experts, kept in CASES:
            places = places_of(_indices(n, k, experts, torch.int32)).int()
            for weights in (samples.make((n, k), d, seed=2), None):
                if weights is None and k != 1:
                    continue
                yield (
                    d,
                    n,
                    h,
                    k,
                    places,
                    weights,
                    kept or n * k,
                    f"{d} {n} tokens, k {k}, weights {weights is not None}",
                )


def _unpermute_samples() -> Iterator[Sample]:
    for d, n, h, _, places, weights, rows, note in _weighted_cases():
        yield Sample(
            {
                "permutedTokens": samples.make((rows, h), d),
                "sortedIndices": places,
                "probsOptional": weights,
                "paddedMode": False,
                "restoreShapeOptional": [1],
                "out": Out((n, h), d),
            },
            note,
            tolerance=LOOSE[d],
        )


def _unpermuted(permutedTokens: T, sortedIndices: T, probsOptional: T | None, **_: Any) -> T:
    k = 1 if probsOptional is None else probsOptional.shape[1]
    return gathered(permutedTokens, sortedIndices, k, probsOptional, sortedIndices.numel() // k)


define(
    "MoeTokenUnpermute",
    native(),
    reference=_unpermuted,
    contract=Contract(
        {"permutedTokens": FLOAT, "sortedIndices": INT32, "probsOptional": FLOAT, "out": FLOAT},
        (
            same_dtype("permutedTokens", "out"),
            in_range("paddedMode", 0, 0, hint=PADDED_HINT),
            shapes(permutedTokens="M H", out="N H", probsOptional="N K", sortedIndices="P"),
            custom("unpermuted_places", "sortedIndices", "probsOptional", "out"),
        ),
    ),
    samples=_unpermute_samples,
    errors=lambda: (
        samples.null(next(_unpermute_samples()).arguments, "sortedIndices"),
        samples.bad_dtype(next(_unpermute_samples()).arguments, "sortedIndices", "int64", (10,)),
        ErrorSample({**next(_unpermute_samples()).arguments, "paddedMode": True}, 161002, ("paddedMode", "1")),
        ErrorSample(
            {**next(_unpermute_samples()).arguments, "out": Out((4, 7), "bfloat16")}, 161002, ("probsOptional", "N = 4")
        ),
    ),
    cost=Cost(operations_per_element=2.0),
)


def _unpermute_grad_samples() -> Iterator[Sample]:
    for d, n, h, k, places, weights, rows, note in _weighted_cases():
        yield Sample(
            {
                "permuteTokensOptional": None if weights is None else samples.make((rows, h), d),
                "unpermutedTokensGrad": samples.make((n, h), d, seed=3),
                "sortedIndices": places,
                "probsOptional": weights,
                "paddedMode": False,
                "restoreShapeOptional": [1],
                "permutedTokensGradOut": Out((rows, h), d),
                "probsGradOut": Out((n, k), d),
            },
            note,
            tolerance=LOOSE[d] if h < 100 else (LOOSE[d][0], 10 * LOOSE[d][1]),
        )


def _unpermute_grad(
    permuteTokensOptional: T | None,
    unpermutedTokensGrad: T,
    sortedIndices: T,
    probsOptional: T | None,
    **_: Any,
) -> tuple[T, T]:
    """Automatic differentiation of the forward formula."""
    n, h = unpermutedTokensGrad.shape
    k = 1 if probsOptional is None else probsOptional.shape[1]
    count = n * k if permuteTokensOptional is None else permuteTokensOptional.shape[0]
    rows = torch.zeros((count, h), dtype=torch.float64) if permuteTokensOptional is None else permuteTokensOptional
    weights = torch.ones((n, k), dtype=torch.float64) if probsOptional is None else probsOptional
    if n == 0:
        return rows, weights
    rows, weights = rows.clone().requires_grad_(True), weights.clone().requires_grad_(True)
    with torch.enable_grad():
        out = gathered(rows, sortedIndices, k, weights, n)
        drows, dweights = torch.autograd.grad(
            out, (rows, weights), unpermutedTokensGrad, allow_unused=True, materialize_grads=True
        )
    return drows, torch.zeros_like(dweights) if probsOptional is None else dweights


define(
    "MoeTokenUnpermuteGrad",
    native(),
    reference=_unpermute_grad,
    contract=Contract(
        {
            **dict.fromkeys(
                (
                    "permuteTokensOptional",
                    "unpermutedTokensGrad",
                    "probsOptional",
                    "permutedTokensGradOut",
                    "probsGradOut",
                ),
                FLOAT,
            ),
            "sortedIndices": INT32,
        },
        (
            in_range("paddedMode", 0, 0, hint=PADDED_HINT),
            shapes(
                unpermutedTokensGrad="N H",
                permutedTokensGradOut="M H",
                permuteTokensOptional="M H",
                probsOptional="N K",
                sortedIndices="P",
                probsGradOut="N L",
            ),
            same_shape("probsOptional", "probsGradOut"),
            custom("unpermuted_places", "sortedIndices", "probsOptional", "unpermutedTokensGrad"),
        ),
    ),
    samples=_unpermute_grad_samples,
    errors=lambda: (
        samples.null(next(_unpermute_grad_samples()).arguments, "unpermutedTokensGrad"),
        samples.bad_dtype(next(_unpermute_grad_samples()).arguments, "sortedIndices", "int64", (10,)),
        ErrorSample(
            {**next(_unpermute_grad_samples()).arguments, "permutedTokensGradOut": Out((10, 8), "bfloat16")},
            161002,
            ("permutedTokensGradOut", "H = 7", "[10,8]"),
        ),
    ),
    cost=Cost(operations_per_element=3.0),
)
