"""Choosing words from their scores: filters by rank (top k), cumulated probability (top p) and the best (min p)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
NOTHING = -math.inf
LONGEST = 1024  # the largest k that is sorted out
DOUBLE = torch.float64


def _exponentials(values: list[float]) -> list[float]:
    peak = max(values)
    powers = [math.exp(v - peak) for v in values]
    return [p / sum(powers) for p in powers]


# --- filters ----------------------------------------------------------------------------------------------------------
def _filtered(logits: T, p: T | None, k: T | None) -> T:
    """Row by row: -inf for what is below the k-th largest, then for the smallest whose probabilities add up to at most
    1 - p.
    """
    result = logits.clone()
    for n, row in enumerate(logits.tolist()):
        if k is not None:
            limit = sorted(row)[len(row) - int(k[n])]
            row = [v if v >= limit else NOTHING for v in row]
        if p is not None:
            order = sorted(range(len(row)), key=lambda i: row[i])
            chances = _exponentials(row)
            total = 0.0
            for i in order[:-1]:
                total += chances[i]
                if total <= 1 - float(p[n]):
                    row[i] = NOTHING
        result[n] = torch.tensor(row, dtype=DOUBLE)
    return result


def _scores(rows: int, words: int, d: str, seed: int = 0) -> T:
    """No score twice in a row, so that the order is unique in half types too."""
    generator = torch.Generator().manual_seed(seed)
    values = torch.stack([torch.randperm(words, generator=generator) for _ in range(rows)])
    return (values.double() / 8 - 2).to(samples.torch_dtype(d))


def _filter_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for words in (7, 33):
            p = torch.tensor([0.3, 0.71, 1.0]).to(samples.torch_dtype(d))
            k = torch.tensor([2, words, 5], dtype=torch.int32)
            for with_p, with_k in ((True, True), (True, False), (False, True)):
                yield Sample(
                    {
                        "logits": samples.transposed(_scores(3, words, d)),
                        "p": p if with_p else None,
                        "k": k if with_k else None,
                        "out": Out((3, words), d),
                    },
                    f"{d} {words} words, p {with_p}, k {with_k}",
                )


_filter_base = next(_filter_samples()).arguments
define(
    "ApplyTopKTopP",
    native(),
    reference=_filtered,
    contract=Contract(
        {"logits": FLOAT, "p": FLOAT, "k": dtypes("int32"), "out": FLOAT},
        (
            rank("logits", 2, 2),
            rank("p", 1, 1),
            rank("k", 1, 1),
            same_dtype("logits", "p", "out"),
            same_shape("logits", "out"),
        ),
    ),
    samples=_filter_samples,
    errors=samples.errors(
        samples.null(_filter_base, "logits"),
        samples.bad_dtype(_filter_base, "k", "int64", (3,)),
        samples.bad_dtype(_filter_base, "logits", "float64", (3, 7)),
        ErrorSample({**_filter_base, "logits": samples.make((7,), "bfloat16")}, 161002, ("logits", "[2]")),
    ),
    cost=Cost(operations_per_element=32.0, kernel="ApplyTopKTopPWithSorted"),
    exact=True,
)


# --- filters and choice -----------------------------------------------------------------------------------------------
def _kept(
    row: list[float], k: int, p: float, least: float, most: int, are_logits: bool
) -> tuple[list[int], list[float]]:
    """The words that stay and their probabilities, the best first (in the order of the row when nothing was sorted)."""
    order = sorted(range(len(row)), key=lambda i: -row[i])
    by_rank, by_sum = 1 <= k <= min(most, len(row)), p < 1
    if by_rank:
        order = order[:k]
    elif not by_sum and least < 1:
        order = list(range(len(row)))
    values = [row[i] for i in order]
    chances = _exponentials(values) if are_logits else values
    if by_sum and p > 0:
        total, count = 0.0, 0
        while count < len(chances) and total < p:
            total += chances[count]
            count += 1
        order, chances = order[:count], chances[:count]
    elif by_sum:
        order, chances = order[:1], [1.0] if are_logits else chances[:1]
    if least >= 1:
        return order[:1], chances[:1]
    if least > 0:
        limit = max(chances) * least
        return [i for i, c in zip(order, chances, strict=True) if c >= limit], [c for c in chances if c >= limit]
    return order, chances


def _chosen(
    logits: T,
    topK: T,
    topP: T,
    q: T | None,
    minPs: T | None,
    eps: float,
    isNeedLogits: bool,
    ksMax: int,
    inputIsLogits: bool,
    isNeedSampleResult: bool,
) -> tuple[T | None, ...]:
    rows, words = logits.shape
    index = torch.zeros(rows, dtype=torch.int64)
    selected = torch.full((rows, words), NOTHING if inputIsLogits else 0.0, dtype=DOUBLE)
    places, chances_out = torch.zeros(rows, words, dtype=torch.int64), torch.zeros(rows, words, dtype=DOUBLE)
    most = min((ksMax + 7) // 8 * 8, LONGEST)
    for n, row in enumerate(logits.tolist()):
        least = float(minPs[n]) if minPs is not None else -1.0
        order, chances = _kept(row, int(topK[n]), float(topP[n]), least, most, inputIsLogits)
        for slot, (i, c) in enumerate(zip(order, chances, strict=True)):
            selected[n, i] = row[i]
            places[n, slot], chances_out[n, slot] = i, c
        weighed = chances if q is None else [c / (abs(float(q[n, s])) + eps) for s, c in enumerate(chances)]
        index[n] = order[weighed.index(max(weighed))]
    wanted = selected if isNeedLogits else None
    if isNeedSampleResult:
        return None, wanted, places, chances_out
    return index, wanted, None, None


def _choice_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    for d in sorted(FLOAT):
        for n, (words, drawn, floor, are_logits, want) in enumerate(
            (
                (9, True, False, True, True),
                (33, False, True, True, True),
                (33, True, True, True, False),
                (9, True, True, False, True),
                (17, False, False, False, True),
            )
        ):
            logits = _scores(5, words, d, n)
            if not are_logits:
                logits = (_scores(5, words, "float64", n) + 3).div(words).to(logits.dtype)
            yield (
                f"{d} {words} words, q {drawn}, min p {floor}, logits {are_logits}",
                {
                    "logits": samples.transposed(logits),
                    # Rank and sum, rank alone, sum alone, the best only, neither.
                    "topK": torch.tensor([4, 3, 0, 5, 2000], dtype=torch.int32),
                    "topP": torch.tensor([0.6, 1.0, 0.45, 0.0, 1.0]).to(logits.dtype),
                    "q": samples.make((5, words), "float32", low=0.1, high=2, seed=3) if drawn else None,
                    "minPs": torch.tensor([0.3, 0.2, 0.0, 0.5, 0.1]).to(logits.dtype) if floor else None,
                    "eps": 1e-8,
                    "isNeedLogits": want,
                    "topKGuess": 32,
                    "ksMax": 1024,
                    "inputIsLogits": are_logits,
                },
            )


def _choice_samples() -> Iterator[Sample]:
    for note, a in _choice_cases():
        rows, words = a["logits"].shape
        for result in (False, True):
            outs = {
                "logitsSelectIdx": Out((rows, 1) if result else (rows,), "int64"),
                "logitsTopKPSelect": Out((rows, words), "float32"),
                "logitsIdx": Out((rows, words), "int64"),
                "logitsSortMasked": Out((rows, words), "float32"),
            }
            yield Sample({**a, "isNeedSampleResult": result, **outs}, f"{note}, sample result {result}")


def _first_samples() -> Iterator[Sample]:
    for note, a in _choice_cases():
        if a["minPs"] is not None or not a["inputIsLogits"]:
            continue
        rows, words = a["logits"].shape
        outs = {"logitsSelectIdx": Out((rows,), "int64"), "logitsTopKPSelect": Out((rows, words), "float32")}
        yield Sample({**{k: v for k, v in a.items() if k not in ("minPs", "ksMax", "inputIsLogits")}, **outs}, note)


_choice_base = next(_choice_samples()).arguments
_choice_dtypes = {
    "logits": FLOAT,
    "topK": dtypes("int32"),
    "topP": FLOAT,
    "q": dtypes("float32"),
    "logitsSelectIdx": dtypes("int64"),
    "logitsTopKPSelect": dtypes("float32"),
}
_choice_rules = (rank("logits", 2, 2), rank("topK", 1, 1), rank("topP", 1, 1), same_dtype("logits", "topP"))
define(
    "TopKTopPSample",
    native(),
    reference=lambda logits, topK, topP, q, eps, isNeedLogits, topKGuess: _chosen(
        logits, topK, topP, q, None, eps, isNeedLogits, LONGEST, True, False
    )[:2],
    contract=Contract(_choice_dtypes, (*_choice_rules, same_shape("logits", "q", "logitsTopKPSelect"))),
    samples=_first_samples,
    cost=Cost(operations_per_element=32.0),
)
define(
    "TopKTopPSampleV2",
    native(),
    reference=lambda topKGuess, **given: _chosen(**given),
    contract=Contract(
        {
            **_choice_dtypes,
            "minPs": FLOAT,
            "logitsIdx": dtypes("int64"),
            "logitsSortMasked": dtypes("float32"),
        },
        (
            *_choice_rules,
            rank("minPs", 1, 1),
            same_dtype("logits", "minPs"),
            same_shape("logits", "q", "logitsTopKPSelect", "logitsIdx", "logitsSortMasked"),
            in_range("ksMax", 1, 2**31 - 1),
        ),
    ),
    samples=_choice_samples,
    errors=samples.errors(
        samples.null(_choice_base, "topP"),
        samples.bad_dtype(_choice_base, "topK", "int64", (5,)),
        ErrorSample({**_choice_base, "ksMax": 0}, 161002, ("ksMax",)),
        ErrorSample({**_choice_base, "logits": samples.make((9,), "bfloat16")}, 161002, ("logits", "[2]")),
    ),
    cost=Cost(operations_per_element=32.0, kernel="TopKTopPSampleV2"),
)
