"""The choice of experts: probabilities of all experts of a token, the k largest of them, and the gradient."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import BOOL, FLOAT, Contract, custom, in_range, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import shapes, together
from hotplate.ops.transformer.moe.common import FLOAT32, INDEX, INT32, LOOSE, experts_of, scores

T = torch.Tensor


def largest(values: T, k: int) -> T:
    """Places of the k largest of each row; of equal ones the first."""
    return torch.stack([order_down(row)[:k] for row in values]) if len(values) else values.new_zeros((0, k)).long()


def order_down(row: T) -> T:
    """Places from the largest to the smallest value."""
    return torch.tensor(sorted(range(row.numel()), key=lambda i: (-float(row[i]), i)), dtype=torch.long)


# --- softmax ----------------------------------------------------------------------------------------------------------
def _softmax_first(x: T, finishedOptional: T | None, k: int, renorm: int = 0) -> tuple[T, T, T, T]:
    experts = x.shape[-1]
    rows = x.reshape(-1, experts)
    p = torch.exp(rows - rows.logsumexp(-1, True))
    chosen = largest(rows, k)
    y = torch.gather(p, 1, chosen)
    if renorm:
        y = y / y.sum(-1, True)
    if finishedOptional is not None:
        chosen = torch.where(finishedOptional.reshape(-1, 1), experts, chosen)
    count = rows.shape[0]
    index = torch.arange(count * k).reshape(k, count).T
    shape = (*x.shape[:-1], k)
    return y.reshape(shape), chosen.reshape(shape), index.reshape(shape), p.reshape(x.shape)


def _softmax_samples(v2: bool) -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for leading, experts, k in (((5,), 8, 2), ((3,), 33, 33), ((2, 3), 7, 1), ((1,), 64, 5)):
            count = 1
            for n in leading:
                count *= n
            x = scores(count, experts, d).reshape(*leading, experts)
            for finished in (None, torch.arange(count).reshape(leading) % 2 == 1):
                call: dict[str, Any] = {"x": x, "finishedOptional": finished, "k": k}
                for renorm, all_of_them in ((0, False), (0, True), (1, False)) if v2 else ((0, False),):
                    more: dict[str, Any] = {"rowIdxOut": Out((*leading, k), "int32")}
                    if v2:
                        more = {
                            "renorm": renorm,
                            "outputSoftmaxResultFlag": all_of_them,
                            "softmaxResultOutOptional": Out((*leading, experts), "float32") if all_of_them else None,
                        }
                    yield Sample(
                        {
                            **call,
                            "yOut": Out((*leading, k), d),
                            "expertIdxOut": Out((*leading, k), "int32"),
                            **more,
                        },
                        f"{d} {leading} of {experts}, k {k}, finished {finished is not None}, renorm {renorm}",
                        tolerance=LOOSE[d],
                    )


for _v2 in (False, True):
    _name = "MoeGatingTopKSoftmax" + ("V2" if _v2 else "")

    def _reference(v2: bool = _v2, **call: Any) -> tuple[T, ...]:
        y, chosen, index, p = _softmax_first(call["x"], call["finishedOptional"], call["k"], call.get("renorm", 0))
        if not v2:
            return y, chosen, index
        return (y, chosen, p) if call["outputSoftmaxResultFlag"] else (y, chosen)

    define(
        _name,
        native(),
        reference=_reference,
        contract=Contract(
            {"x": FLOAT, "finishedOptional": BOOL, "yOut": FLOAT, "expertIdxOut": INT32}
            | ({"softmaxResultOutOptional": FLOAT32} if _v2 else {"rowIdxOut": INT32}),
            (
                rank("x", 2, 3),
                same_dtype("x", "yOut"),
                in_range("k", 1, 1024),
                custom("within_last", "k", "x"),
                shapes(
                    x="*B E",
                    finishedOptional="*B",
                    k="K",
                    yOut="*B K",
                    expertIdxOut="*B K",
                    **({"softmaxResultOutOptional": "*B E|0"} if _v2 else {"rowIdxOut": "*B K"}),
                ),
                *((in_range("renorm", 0, 1),) if _v2 else ()),
            ),
        ),
        samples=lambda v2=_v2: _softmax_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_softmax_samples(v2)).arguments, "x"),
            samples.bad_dtype(next(_softmax_samples(v2)).arguments, "x", "int32", (5, 8)),
            ErrorSample({**next(_softmax_samples(v2)).arguments, "k": 9}, 161002, ("k", "[1, 8]", "9")),
            ErrorSample(
                {**next(_softmax_samples(v2)).arguments, "yOut": Out((5, 3), "bfloat16")},
                161002,
                ("yOut", "K = 2", "[5,3]"),
            ),
        ),
        cost=Cost(operations_per_element=6.0, kernel=_name),
    )


# --- groups -----------------------------------------------------------------------------------------------------------
SOFTMAX, SIGMOID = 0, 1


def _gating(
    x: T,
    biasOptional: T | None,
    k: int,
    kGroup: int,
    groupCount: int,
    groupSelectMode: int,
    normType: int,
    outFlag: bool,
    routedScalingFactor: float,
    eps: float,
    inputIdsOptional: T | None = None,
    tid2eidOptional: T | None = None,
    **_: Any,
) -> tuple[T, T, T | None]:
    p = 1 / (1 + torch.exp(-x)) if normType == SIGMOID else torch.exp(x - x.logsumexp(-1, True))
    values = p if biasOptional is None else p + biasOptional
    chosen = []
    for r in range(x.shape[0]):
        if inputIdsOptional is not None and tid2eidOptional is not None:
            chosen.append(tid2eidOptional[inputIdsOptional[r]].long())
            continue
        groups = values[r].reshape(groupCount, -1)
        best = groups.sort(-1, descending=True).values
        score = best[:, 0] if groupSelectMode == 0 else best[:, :2].sum(-1)
        kept = order_down(score)[:kGroup].tolist()
        size = groups.shape[1]
        inside = [e for e in order_down(values[r]).tolist() if e // size in kept]
        chosen.append(torch.tensor(inside[:k]))
    index = torch.stack(chosen) if chosen else torch.zeros((0, k), dtype=torch.long)
    y = torch.gather(p, 1, index)
    if normType == SIGMOID:
        y = y / (y.sum(-1, True) + eps)
    return y * routedScalingFactor, index, p if outFlag else None


def _gating_samples(v2: bool) -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for rows, experts, k, kept, groups in ((5, 16, 3, 2, 4), (3, 64, 8, 1, 1), (2, 24, 6, 8, 8), (1, 9, 1, 1, 3)):
            for select, norm, flag in ((0, 0, True), (1, 1, False), (0, 1, True)):
                for bias in (None, samples.make((experts,), d, low=-1, high=1, seed=2)):
                    table: dict[str, Any] = {}
                    if v2:
                        if bias is not None:
                            continue
                        table = {
                            "inputIdsOptional": torch.arange(rows, dtype=torch.int64) % 4,
                            "tid2eidOptional": experts_of(4, k, experts, 3),
                        }
                    yield Sample(
                        {
                            "x": scores(rows, experts, d),
                            "biasOptional": bias,
                            **table,
                            "k": k,
                            "kGroup": kept,
                            "groupCount": groups,
                            "groupSelectMode": select,
                            "renorm": 0,
                            "normType": norm,
                            "outFlag": flag,
                            "routedScalingFactor": 2.5,
                            "eps": 1e-20,
                            "yOut": Out((rows, k), d),
                            "expertIdxOut": Out((rows, k), "int32"),
                            "outOut": Out((rows, experts), "float32"),
                        },
                        f"{d} {rows} of {experts}, k {k}, {kept} of {groups} groups by {select}, norm {norm}, "
                        f"bias {bias is not None}",
                        tolerance=LOOSE[d],
                    )


for _v2 in (False, True):
    _name = "MoeGatingTopK" + ("V2" if _v2 else "")
    _types = {"x": FLOAT, "biasOptional": FLOAT, "yOut": FLOAT, "expertIdxOut": INT32, "outOut": FLOAT32}
    if _v2:
        _types |= {"inputIdsOptional": INDEX, "tid2eidOptional": INDEX}
    define(
        _name,
        native(),
        reference=_gating,
        contract=Contract(
            _types,
            (
                rank("x", 2, 2),
                same_dtype("x", "biasOptional", "yOut"),
                *((together("inputIdsOptional", "tid2eidOptional"),) if _v2 else ()),
                shapes(x="N E", biasOptional="E", k="K", yOut="N K", expertIdxOut="N K", outOut="N E"),
                *((shapes(x="N E", k="K", inputIdsOptional="N", tid2eidOptional="V K"),) if _v2 else ()),
                custom("gating_groups", "x", "k", "kGroup", "groupCount"),
                in_range("groupSelectMode", 0, 1),
                in_range("renorm", 0, 0, hint="Only probabilities of all experts, chosen afterwards, are available."),
                in_range("normType", 0, 1, hint="0: softmax, 1: sigmoid."),
                custom("most_experts", "x"),
            ),
        ),
        samples=lambda v2=_v2: _gating_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_gating_samples(v2)).arguments, "x"),
            samples.bad_dtype(next(_gating_samples(v2)).arguments, "x", "int32", (5, 16)),
            ErrorSample({**next(_gating_samples(v2)).arguments, "groupCount": 3}, 161002, ("groupCount", "3", "16")),
            ErrorSample({**next(_gating_samples(v2)).arguments, "kGroup": 5}, 161002, ("kGroup", "5", "4")),
            ErrorSample({**next(_gating_samples(v2)).arguments, "renorm": 1}, 161002, ("renorm", "1")),
            ErrorSample({**next(_gating_samples(v2)).arguments, "normType": 2}, 161002, ("normType", "2")),
        ),
        cost=Cost(operations_per_element=6.0, kernel="MoeGatingTopK"),
    )


def _gating_gradient(
    xNorm: T,
    gradY: T,
    expertIdx: T,
    normType: int,
    routedScalingFactor: float,
    eps: float,
    **_: Any,
) -> T:
    """Automatic differentiation of the forward formula, from the logits that give xNorm."""
    logits = (xNorm.logit() if normType == SIGMOID else xNorm.log()).detach().requires_grad_(True)
    with torch.enable_grad():
        p = torch.sigmoid(logits) if normType == SIGMOID else torch.softmax(logits, -1)
        y = torch.gather(p, 1, expertIdx.long())
        if normType == SIGMOID:
            y = y / (y.sum(-1, True) + eps)
        (grad,) = torch.autograd.grad(y * routedScalingFactor, logits, gradY)
    return grad


def _gating_gradient_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for rows, experts, k in ((5, 16, 3), (2, 192, 10), (1, 4, 4)):
            for norm in (SOFTMAX, SIGMOID):
                logits = scores(rows, experts, "float32", 1)
                yield Sample(
                    {
                        "xNorm": torch.sigmoid(logits) if norm == SIGMOID else torch.softmax(logits, -1),
                        "gradY": samples.make((rows, k), d, seed=5),
                        "expertIdx": experts_of(rows, k, experts, 2),
                        "renorm": 0,
                        "normType": norm,
                        "routedScalingFactor": 1.5,
                        "eps": 1e-20,
                        "out": Out((rows, experts), d),
                    },
                    f"{d} {rows} of {experts}, k {k}, norm {norm}",
                    tolerance=LOOSE[d],
                )


define(
    "MoeGatingTopKBackward",
    native(),
    reference=_gating_gradient,
    contract=Contract(
        {"xNorm": FLOAT32, "gradY": FLOAT, "expertIdx": INT32, "out": FLOAT},
        (
            rank("xNorm", 2, 2),
            same_dtype("gradY", "out"),
            shapes(xNorm="N E", gradY="N K", expertIdx="N K", out="N E"),
            in_range("renorm", 0, 0),
            in_range("normType", 0, 1, hint="0: softmax, 1: sigmoid."),
        ),
    ),
    samples=_gating_gradient_samples,
    errors=lambda: (
        samples.null(next(_gating_gradient_samples()).arguments, "xNorm"),
        samples.bad_dtype(next(_gating_gradient_samples()).arguments, "expertIdx", "int64", (5, 3)),
        ErrorSample(
            {**next(_gating_gradient_samples()).arguments, "out": Out((5, 3), "bfloat16")},
            161002,
            ("out", "E = 16", "[5,3]"),
        ),
    ),
    cost=Cost(operations_per_element=4.0, kernel="MoeGatingTopKGrad"),
)
