"""Training of the indexer: LightningIndexerGrad, DenseLightningIndexerSoftmaxLse and the two losses.

Facts: the documentation of torch_npu.npu_dense_lightning_indexer_softmax_lse,
npu_dense_lightning_indexer_grad_kl_loss and npu_sparse_lightning_indexer_grad_kl_loss.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
FAR = 2**63 - 1
LOOSE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3)}


def sequences(layout: str) -> list[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Where the queries and keys of the two sequences are: 3 and 2 queries, 9 and 5 keys (BSND: 3 and 9 both)."""
    if layout == "TND":
        return [((slice(0, 3),), (slice(0, 9),)), ((slice(3, 5),), (slice(9, 14),))]
    return [((0,), (0,)), ((1,), (1,))]


def index_case(d: str, layout: str, weights: str = "", n: int = 8) -> dict[str, Any]:
    """The indexer's own inputs under neutral names."""
    q, k = ((5,), (14,)) if layout == "TND" else ((2, 3), (2, 9))
    return {
        "query_index": samples.make((*q, n, 128), d, low=-0.5, high=0.5, seed=1),
        "key_index": samples.make((*k, 1, 128), d, low=-0.5, high=0.5, seed=2),
        "weights": samples.make((*q, n), weights or d, low=-0.5, high=1, seed=3),
        "layout": layout,
        "q_len": [3, 5] if layout == "TND" else None,
        "kv_len": [9, 14] if layout == "TND" else None,
    }


def values(q: T, k: T, w: T) -> T:
    """I [Sq, Skv]; keys behind a row's own are -inf."""
    scores = torch.relu(torch.einsum("qnd,kd->qnk", q, k[:, 0]))
    nq, nk = scores.shape[0], scores.shape[2]
    hidden = torch.arange(nk) > torch.arange(nq).unsqueeze(1) + nk - nq
    return (scores * w.unsqueeze(-1)).sum(1).masked_fill(hidden, -torch.inf)


def chosen(layout: str) -> T:
    """Four distinct keys for each row, -1 behind the last of some."""
    generator = torch.Generator().manual_seed(3)
    rows = torch.stack([torch.randperm(5, generator=generator)[:4] for _ in range(6)]).int()
    rows[1, 3] = -1
    return rows[:5].reshape(5, 1, 4) if layout == "TND" else rows.reshape(2, 3, 1, 4)


def grad_samples() -> Iterator[Sample]:
    """Layouts and types of the weights."""
    for d in LOOSE:
        for layout in ("BSND", "TND"):
            for weights in ("", "float32"):
                c = index_case(d, layout, weights)
                indices = chosen(layout)
                if weights:  # the dim of the one key head may be left out
                    indices = indices.squeeze(-2)
                lengths = {
                    k: None if c[k] is None else torch.tensor(c[k], dtype=torch.int32) for k in ("q_len", "kv_len")
                }
                yield Sample(
                    {
                        "query": c["query_index"],
                        "key": c["key_index"],
                        "dy": samples.make(tuple(indices.shape), d, low=-1, high=1, seed=4),
                        "sparseIndices": indices,
                        "weights": c["weights"],
                        "actualSeqQLenOptional": lengths["q_len"],
                        "actualSeqKvLenOptional": lengths["kv_len"],
                        "headNum": 0,
                        "inputLayout": layout,
                        "sparseMode": 3,
                        "preTokens": FAR,
                        "nextTokens": FAR,
                        "deterministic": False,
                        "dqOut": Out(tuple(c["query_index"].shape), d),
                        "dkOut": Out(tuple(c["key_index"].shape), d),
                        "dweightsOut": Out(tuple(c["weights"].shape), weights or d),
                    },
                    f"{d}, {layout}, weights {weights or d}",
                    tolerance=LOOSE[d],
                )


def grad_reference(**g: Any) -> tuple[T, ...]:
    """By autograd of the chosen values."""
    leaves = [g[k].clone().requires_grad_(True) for k in ("query", "key", "weights")]
    total = torch.zeros((), dtype=torch.float64)
    with torch.enable_grad():
        for at_q, at_k in sequences(g["inputLayout"]):
            value = values(leaves[0][at_q], leaves[1][at_k], leaves[2][at_q])
            weight = g["dy"][at_q].flatten(1)
            for i, row in enumerate(g["sparseIndices"][at_q].flatten(1)):
                for c, j in enumerate(row.tolist()):
                    if j >= 0 and bool(torch.isfinite(value[i, j])):
                        total = total + value[i, j] * weight[i, c]
        return torch.autograd.grad(total, leaves)


def lse_arguments(c: dict[str, Any]) -> dict[str, Any]:
    """The call of DenseLightningIndexerSoftmaxLse."""
    shape = (1, 5) if c["layout"] == "TND" else (2, 1, 3)
    return {
        "queryIndex": c["query_index"],
        "keyIndex": c["key_index"],
        "weight": c["weights"],
        "actualSeqLengthsQueryOptional": c["q_len"],
        "actualSeqLengthsKeyOptional": c["kv_len"],
        "layoutOptional": c["layout"],
        "sparseMode": 3,
        "preTokens": FAR,
        "nextTokens": FAR,
        "softmaxMaxOut": Out(shape, "float32"),
        "softmaxSumOut": Out(shape, "float32"),
    }


def lse_reference(**g: Any) -> tuple[T, T]:
    """Maximum, and sum of exponentials above it."""
    maxima, sums = [], []
    for at_q, at_k in sequences(g["layoutOptional"]):
        value = values(g["queryIndex"][at_q], g["keyIndex"][at_k], g["weight"][at_q])
        top = value.amax(-1)
        maxima.append(top)
        sums.append((value - top.unsqueeze(-1)).exp().sum(-1))
    if g["layoutOptional"] == "TND":
        return torch.cat(maxima).unsqueeze(0), torch.cat(sums).unsqueeze(0)
    return torch.stack(maxima).unsqueeze(1), torch.stack(sums).unsqueeze(1)


def lse_samples() -> Iterator[Sample]:
    """Layouts and types."""
    for d in LOOSE:
        for layout in ("BSND", "TND"):
            for weights in ("", "float32"):
                arguments = lse_arguments(index_case(d, layout, weights))
                yield Sample(arguments, f"{d}, {layout}, weights {weights or d}", tolerance=(1e-4, 1e-4))


def lse_errors() -> Iterator[ErrorSample]:
    """Layouts and shapes that do not fit."""
    base = lse_arguments(index_case("float16", "BSND"))
    yield samples.null(base, "weight")
    yield ErrorSample({**base, "layoutOptional": "BNSD"}, 561002, ("layout", "BNSD"))
    yield ErrorSample({**base, "sparseMode": 0}, 561002, ("sparseMode", "0"))


def loss_arguments(d: str, layout: str, sparse: bool, rope: bool) -> dict[str, Any]:
    """The call of a loss: the attention has 4 heads over 2 key heads (or, chosen keys, 1)."""
    c = index_case(d, layout)
    q, k = ((5,), (14,)) if layout == "TND" else ((2, 3), (2, 9))
    n2 = 1 if sparse else 2
    case: dict[str, Any] = {
        "query": samples.make((*q, 4, 32), d, low=-1, high=1, seed=5),
        "key": samples.make((*k, n2, 32), d, low=-1, high=1, seed=6),
        "queryIndex": c["query_index"],
        "keyIndex": c["key_index"],
        "weights": c["weights"],
        "queryRope": samples.make((*q, 4, 16), d, low=-1, high=1, seed=7) if rope else None,
        "keyRope": samples.make((*k, n2, 16), d, low=-1, high=1, seed=8) if rope else None,
        "actualSeqLengthsQuery": c["q_len"],
        "actualSeqLengthsKey": c["kv_len"],
        "scaleValue": 0.2,
        "layout": layout,
        "sparseMode": 3,
    }
    names = ("pre_tokens", "next_tokens") if sparse else ("preTokens", "nextTokens")
    case |= dict.fromkeys(names, FAR)
    if sparse:
        case |= {"sparseIndices": chosen(layout), "deterministic": False}
    maxima, sums = main_statistics(
        {k: v.double() if isinstance(v, T) and v.is_floating_point() else v for k, v in case.items()}
    )
    case["softmaxMax"], case["softmaxSum"] = maxima.float().contiguous(), sums.float().contiguous()
    if not sparse:
        top, total = lse_reference(
            queryIndex=c["query_index"].double(),
            keyIndex=c["key_index"].double(),
            weight=c["weights"].double(),
            layoutOptional=layout,
        )
        case["softmaxMaxIndex"], case["softmaxSumIndex"] = top.float().contiguous(), total.float().contiguous()
    outs = {f"d{n[0].upper()}{n[1:]}": n for n in ("queryIndex", "keyIndex", "weights")}
    case |= {out: Out(tuple(case[like].shape), d) for out, like in outs.items()}
    return case | {"loss": Out((1,), "float32")}


def main_scores(g: dict[str, Any], at_q: Any, at_k: Any) -> T:
    """Scores of the attention [Sq, N, Skv]; keys that are not seen (or not chosen) are -inf."""
    q, k = g["query"][at_q], g["key"][at_k]
    if g.get("queryRope") is not None:
        q, k = torch.cat([q, g["queryRope"][at_q]], -1), torch.cat([k, g["keyRope"][at_k]], -1)
    k = k.repeat_interleave(q.shape[1] // k.shape[1], 1)
    scores: T = torch.einsum("qnd,knd->qnk", q, k) * float(g["scaleValue"])
    return scores.masked_fill(~seen(g, at_q, *scores.shape[::2]).unsqueeze(1), -torch.inf)


def seen(g: dict[str, Any], at_q: Any, nq: int, nk: int) -> T:
    """[Sq, Skv]."""
    causal = torch.arange(nk) <= torch.arange(nq).unsqueeze(1) + nk - nq
    if g.get("sparseIndices") is None:
        return causal
    picked = torch.zeros(nq, nk, dtype=torch.bool)
    rows: T = g["sparseIndices"][at_q][:, 0]
    for i, row in enumerate(rows):
        picked[i, row[row >= 0].long()] = True
    return picked & causal


def main_statistics(g: dict[str, Any]) -> tuple[T, T]:
    """Maximum and sum as [B, N2, S, G] (TND: [N2, T, G])."""
    n2 = g["key"].shape[-2]
    maxima, sums = [], []
    for at_q, at_k in sequences(g["layout"]):
        scores = main_scores(g, at_q, at_k)
        top = scores.amax(-1)
        maxima.append(top.reshape(len(top), n2, -1).transpose(0, 1))
        sums.append((scores - top.unsqueeze(-1)).exp().sum(-1).reshape(len(top), n2, -1).transpose(0, 1))
    if g["layout"] == "TND":
        return torch.cat(maxima, 1), torch.cat(sums, 1)
    return torch.stack(maxima), torch.stack(sums)


def loss_reference(**g: Any) -> tuple[T, ...]:
    """The divergence by its definition; gradients by autograd."""
    leaves = [g[k].clone().requires_grad_(True) for k in ("queryIndex", "keyIndex", "weights")]
    loss = torch.zeros((), dtype=torch.float64)
    with torch.enable_grad():
        for at_q, at_k in sequences(g["layout"]):
            target = main_scores(g, at_q, at_k).softmax(-1).sum(1)
            target = target / target.sum(-1, keepdim=True)
            value = values(leaves[0][at_q], leaves[1][at_k], leaves[2][at_q])
            value = value.masked_fill(~seen(g, at_q, *value.shape), -torch.inf)
            log_b = value.log_softmax(-1)
            keep = target > 0
            loss = loss + (target[keep] * (target[keep].log() - log_b[keep])).sum()
        grads = torch.autograd.grad(loss, leaves)
    return (*grads, loss.detach().reshape(1))


def loss_samples(sparse: bool) -> Iterator[Sample]:
    """Layouts, with and without rope."""
    for d in LOOSE:
        for layout in ("BSND", "TND"):
            for rope in (False, True):
                arguments = loss_arguments(d, layout, sparse, rope)
                yield Sample(arguments, f"{d}, {layout}, rope {rope}", tolerance=LOOSE[d])


def rules(argument: str) -> Contract:
    """The rules stand beside the kernels."""
    return Contract(rules=(custom("flash_attention", argument),))


define(
    "LightningIndexerGrad",
    native(),
    reference=grad_reference,
    contract=rules("query"),
    samples=grad_samples,
    cost=Cost(unit="mixed", kernel="LightningIndexerGrad"),
)
define(
    "DenseLightningIndexerSoftmaxLse",
    native(),
    reference=lse_reference,
    contract=rules("queryIndex"),
    samples=lse_samples,
    errors=lse_errors,
    cost=Cost(unit="mixed", kernel="DenseLightningIndexerSoftmaxLse"),
)
define(
    "DenseLightningIndexerGradKLLoss",
    native(),
    reference=loss_reference,
    contract=rules("query"),
    samples=lambda: loss_samples(False),
    cost=Cost(unit="mixed", kernel="DenseLightningIndexerGradKLLoss"),
)
define(
    "SparseLightningIndexerGradKLLoss",
    native(),
    reference=loss_reference,
    contract=rules("query"),
    samples=lambda: loss_samples(True),
    cost=Cost(unit="mixed", kernel="SparseLightningIndexerGradKLLoss"),
)
