"""The rows of the experts back at their tokens: weighted sums, with biases and residuals; and expert balancing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import BOOL, FLOAT, Contract, Rule, custom, in_range, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import absent, needed_with, shapes, together
from hotplate.ops.transformer.moe.common import FLOAT32, INDEX, INT32, LOOSE, experts_of

T = torch.Tensor


def _finalize(
    rows: T,
    index: T,
    skips: tuple[T | None, ...],
    bias: T | None,
    scales: T | None,
    expert: T | None,
    by_token: bool,
    k: int,
) -> T:
    width = rows.shape[-1]
    rows = rows.reshape(-1, width)
    tokens = index.numel() // k
    out = torch.zeros((tokens, width), dtype=torch.float64)
    for skip in skips:
        if skip is not None:
            out = out + skip
    for t in range(tokens):
        for j in range(k):
            row = int(index[t * k + j] if by_token else index[j * tokens + t])
            value = rows[row] if row >= 0 else torch.zeros(width, dtype=torch.float64)
            if bias is not None and expert is not None:
                value = value + bias[int(expert[t, j])]
            out[t] += value * (1.0 if scales is None else scales[t, j])
    return out


def _cases() -> Iterator[tuple[str, dict[str, Any], str]]:
    """dtype; arguments under the names of the second version; note."""
    for d in sorted(FLOAT):
        for n, h, k, experts in ((5, 7, 2, 4), (3, 33, 1, 2), (1, 8, 3, 5)):
            for mode in range(4):
                for skips, weighted, biased in ((0, True, False), (1, True, True), (2, False, False), (2, True, True)):
                    if not weighted and k != 1:
                        continue
                    padded = mode in (1, 3)
                    capacity = 2
                    order = torch.randperm(n * k, generator=torch.Generator().manual_seed(mode)).int()
                    if padded:
                        order = torch.where(order < experts * capacity, order, -1).int()
                    yield (
                        d,
                        {
                            "expandedX": samples.make((experts, capacity, h) if padded else (n * k, h), d),
                            "expandedRowIdx": order,
                            "x1Optional": samples.make((n, h), d, seed=1) if skips > 0 else None,
                            "x2Optional": samples.make((n, h), d, seed=2) if skips > 1 else None,
                            "biasOptional": samples.make((experts, h), d, seed=3) if biased else None,
                            "scalesOptional": samples.make((n, k), d, seed=4) if weighted else None,
                            "expertIdxOptional": experts_of(n, k, experts) if biased else None,
                            "dropPadMode": mode,
                            "out": Out((n, h), d),
                        },
                        f"{d} {n} tokens, k {k}, mode {mode}, {skips} residuals, weights {weighted}, bias {biased}",
                    )


def _v1_samples() -> Iterator[Sample]:
    for d, a, note in _cases():
        if a["dropPadMode"] == 0 and a["biasOptional"] is not None:
            yield Sample(
                {
                    "expandedX": a["expandedX"],
                    "x1": a["x1Optional"],
                    "x2Optional": a["x2Optional"],
                    "bias": a["biasOptional"],
                    "scales": a["scalesOptional"],
                    "expandedRowIdx": a["expandedRowIdx"],
                    "expandedExpertIdx": a["expertIdxOptional"],
                    "out": a["out"],
                },
                note,
                tolerance=LOOSE[d],
            )


define(
    "MoeFinalizeRouting",
    native(),
    reference=lambda expandedX, x1, x2Optional, bias, scales, expandedRowIdx, expandedExpertIdx: _finalize(
        expandedX, expandedRowIdx, (x1, x2Optional), bias, scales, expandedExpertIdx, False, scales.shape[1]
    ),
    contract=Contract(
        {
            **dict.fromkeys(("expandedX", "x1", "x2Optional", "bias", "scales", "out"), FLOAT),
            "expandedRowIdx": INT32,
            "expandedExpertIdx": INT32,
        },
        (
            same_dtype("expandedX", "x1", "x2Optional", "bias", "out"),
            shapes(scales="N K", expandedX="N*K H", x1="N H", x2Optional="N H", bias="E H", out="N H"),
            shapes(scales="N K", expandedRowIdx="N*K", expandedExpertIdx="N K"),
        ),
    ),
    samples=_v1_samples,
    errors=lambda: (
        samples.null(next(_v1_samples()).arguments, "bias"),
        samples.bad_dtype(next(_v1_samples()).arguments, "expandedRowIdx", "int64", (10,)),
        ErrorSample(
            {**next(_v1_samples()).arguments, "x1": samples.make((4, 7), "bfloat16")}, 161002, ("x1", "N = 5", "[4,7]")
        ),
    ),
    cost=Cost(operations_per_element=4.0),
)


def _v2_samples(v4: bool) -> Iterator[Sample]:
    for d, a, note in _cases():
        if not v4:
            yield Sample(a, note, tolerance=LOOSE[d])
            continue
        special: dict[str, Any] = dict.fromkeys(
            (
                "xOptional",
                "a1Optional",
                "a2Optional",
                "vOptional",
                "zeroExpertRange",
                "copyExpertRange",
                "constantExpertRange",
            )
        )
        k = 1 if a["scalesOptional"] is None else a["scalesOptional"].shape[1]
        yield Sample({**a, **special, "k": k}, note, tolerance=LOOSE[d])
    if v4:  # sums of several rows without weights
        yield Sample(
            {
                **next(_v2_samples(True)).arguments,
                "expandedX": samples.make((6, 5), "float32"),
                "expandedRowIdx": torch.tensor([3, 1, 0, 5, 2, 4], dtype=torch.int32),
                "scalesOptional": None,
                "k": 2,
                "out": Out((3, 5), "float32"),
            },
            "k from the attribute",
            tolerance=LOOSE["float32"],
        )


def _v2(**a: Any) -> T:
    scales = a["scalesOptional"]
    return _finalize(
        a["expandedX"],
        a["expandedRowIdx"],
        (a["x1Optional"], a["x2Optional"]),
        a["biasOptional"],
        scales,
        a["expertIdxOptional"],
        a["dropPadMode"] >= 2,
        a.get("k", 1) if scales is None else scales.shape[1],
    )


_SPECIAL = "Experts that return zero, a copy or a constant are not available: pass null pointers."
for _version in (2, 4):
    _v4 = _version == 4
    _rules: tuple[Rule, ...] = (
        same_dtype("expandedX", "x1Optional", "x2Optional", "biasOptional", "out"),
        in_range("dropPadMode", 0, 3, hint="0 and 2: rows without padding, 1 and 3: with padding."),
        needed_with("expertIdxOptional", "biasOptional"),
        needed_with("x1Optional", "x2Optional"),
        custom("finalized_rows", "expandedX", "dropPadMode"),
        shapes(out="N H", expandedX="M H|E C H", x1Optional="N H", x2Optional="N H", biasOptional="F H"),
        shapes(
            out="N H",
            scalesOptional="N K",
            expandedRowIdx="N*K|R",
            expertIdxOptional="N K",
        ),
    )
    if _v4:
        _rules = (
            *_rules,
            in_range("k", 1, 2**31 - 1),
            absent("xOptional", "a1Optional", "a2Optional", "vOptional", hint=_SPECIAL),
            absent("zeroExpertRange", "copyExpertRange", "constantExpertRange", hint=_SPECIAL),
        )
    define(
        f"MoeFinalizeRoutingV{_version}",
        native(),
        reference=_v2,
        contract=Contract(
            {
                **dict.fromkeys(
                    ("expandedX", "x1Optional", "x2Optional", "biasOptional", "scalesOptional", "out"), FLOAT
                ),
                "expandedRowIdx": INT32,
                "expertIdxOptional": INT32,
            },
            _rules,
        ),
        samples=lambda v4=_v4: _v2_samples(v4),  # type: ignore[misc]
        errors=lambda v4=_v4: (  # type: ignore[misc]
            samples.null(next(_v2_samples(v4)).arguments, "expandedX"),
            samples.bad_dtype(next(_v2_samples(v4)).arguments, "expandedRowIdx", "int64", (10,)),
            ErrorSample({**next(_v2_samples(v4)).arguments, "dropPadMode": 4}, 161002, ("dropPadMode", "4")),
            ErrorSample(
                {**next(_v2_samples(v4)).arguments, "biasOptional": samples.make((4, 7), "bfloat16")},
                161002,
                ("expertIdxOptional", "biasOptional"),
            ),
            *(
                (
                    ErrorSample(
                        {**next(_v2_samples(v4)).arguments, "zeroExpertRange": [0, 2]},
                        161002,
                        ("zeroExpertRange", "[0,2]"),
                    ),
                )
                if v4
                else ()
            ),
        ),
        cost=Cost(operations_per_element=4.0, kernel="MoeFinalizeRoutingV2"),
    )


# --- where the experts live -------------------------------------------------------------------------------------------
def _update(
    expertIds: T,
    eplbTable: T,
    expertScalesOptional: T | None,
    pruningThresholdOptional: T | None,
    activeMaskOptional: T | None,
    localRankId: int,
    worldSize: int,
    balanceMode: int,
) -> tuple[T, T | None]:
    ids = torch.empty_like(expertIds)
    for t in range(expertIds.shape[0]):
        for j in range(expertIds.shape[1]):
            count, *places = eplbTable[int(expertIds[t, j])].tolist()
            share = -(-worldSize // count)
            ids[t, j] = places[localRankId // share if balanceMode == 0 else t % count]
    if expertScalesOptional is None or pruningThresholdOptional is None:
        return ids, None
    limit = pruningThresholdOptional.reshape(1, -1) * expertScalesOptional.sum(-1, True)
    mask = expertScalesOptional >= limit
    return ids, mask if activeMaskOptional is None else mask & activeMaskOptional.reshape(-1, 1)


def _update_samples() -> Iterator[Sample]:
    for integer in (torch.int32, torch.int64):
        for tokens, k, experts in ((6, 3, 8), (1, 2, 2)):
            for mode, rank, world in ((0, 5, 8), (1, 0, 8), (1, -1, -1)):
                for pruned in (None, "float32", "bfloat16"):
                    count = torch.arange(experts) % 3 + 1
                    table = torch.cat([count.reshape(-1, 1), torch.arange(experts * 3).reshape(-1, 3) % 8], 1).int()
                    yield Sample(
                        {
                            "expertIds": experts_of(tokens, k, experts, 1, integer),
                            "eplbTable": table,
                            "expertScalesOptional": None
                            if pruned is None
                            else samples.make((tokens, k), pruned, low=0, high=1, seed=1),
                            "pruningThresholdOptional": None
                            if pruned is None
                            else samples.make((1, k), "float32", low=0, high=0.6, seed=2),
                            "activeMaskOptional": None if pruned != "float32" else torch.arange(tokens) < 4,
                            "localRankId": rank,
                            "worldSize": world,
                            "balanceMode": mode,
                            "balancedExpertIds": Out((tokens, k), str(integer).removeprefix("torch.")),
                            "balancedActiveMask": Out((tokens, k), "bool"),
                        },
                        f"{integer} {tokens} tokens, k {k}, mode {mode}, pruned {pruned}",
                    )


define(
    "MoeUpdateExpert",
    native(),
    reference=_update,
    exact=True,
    contract=Contract(
        {
            "expertIds": INDEX,
            "eplbTable": INT32,
            "expertScalesOptional": FLOAT,
            "pruningThresholdOptional": FLOAT32,
            "activeMaskOptional": BOOL,
            "balancedExpertIds": INDEX,
            "balancedActiveMask": BOOL,
        },
        (
            same_dtype("expertIds", "balancedExpertIds"),
            in_range("balanceMode", 0, 1, hint="0: by rank, 1: by token."),
            together("expertScalesOptional", "pruningThresholdOptional"),
            needed_with("expertScalesOptional", "activeMaskOptional"),
            custom("update_rank", "localRankId", "worldSize", "balanceMode"),
            shapes(
                expertIds="N K",
                eplbTable="E F",
                expertScalesOptional="N K",
                pruningThresholdOptional="K|1 K",
                activeMaskOptional="N",
            ),
            shapes(expertIds="N K", balancedExpertIds="N K", balancedActiveMask="N K"),
        ),
    ),
    samples=_update_samples,
    errors=lambda: (
        samples.null(next(_update_samples()).arguments, "eplbTable"),
        samples.bad_dtype(next(_update_samples()).arguments, "expertIds", "float32", (6, 3)),
        ErrorSample({**next(_update_samples()).arguments, "worldSize": 1}, 161002, ("worldSize", "1")),
        ErrorSample({**next(_update_samples()).arguments, "balanceMode": 2}, 161002, ("balanceMode", "2")),
    ),
    cost=Cost(operations_per_element=4.0),
)
