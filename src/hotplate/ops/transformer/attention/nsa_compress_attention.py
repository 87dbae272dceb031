"""Attention to compressed keys, and the blocks that matter most: NsaCompressAttention and its form for decoding.

Facts: op-plugin's tests of npu_nsa_compress_attention and npu_nsa_compress_attention_infer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
TRAIN, INFER = "NsaCompressAttention", "NsaCompressAttentionInfer"
LOOSE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3)}


def spans(ends: list[int]) -> list[tuple[int, int]]:
    """Begin and end of each sequence."""
    return list(zip([0, *ends[:-1]], ends, strict=True))


def importance(p: T, blocks: int, g: dict[str, Any]) -> T:
    """[.., blocks] from probabilities [.., compressed keys], by the sum over pairs."""
    stride = g.get("compressStride") or g["compressBlockStride"]
    m, n = g["selectBlockSize"] // stride, g["compressBlockSize"] // stride
    score = torch.zeros(*p.shape[:-1], blocks, dtype=p.dtype)
    for i in range(1, blocks + 1):
        for a in range(m):
            for b in range(n):
                if 0 <= m * i - a - b < p.shape[-1]:
                    score[..., i - 1] += p[..., m * i - a - b]
    return score


def attend(q: T, k: T, v: T, mask: T | None, scale: float) -> tuple[T, T, T, T]:
    """out [S, N, D], maximum and sum [S, N], probabilities summed over groups [S, Nkv, keys]."""
    group = q.shape[1] // k.shape[1]
    keys, values = (t.repeat_interleave(group, 1) for t in (k, v))
    scores = torch.einsum("qnd,knd->qnk", q, keys) * scale
    if mask is not None:
        scores = scores.masked_fill(mask.bool().unsqueeze(1), -torch.inf)
    top = scores.amax(-1)
    weights = (scores - top.unsqueeze(-1)).exp()
    total = weights.sum(-1)
    p = weights / total.unsqueeze(-1)
    out = torch.einsum("qnk,knd->qnd", p, values)
    return out, top, total, p.reshape(len(q), -1, group, len(k)).sum(2)


def train_results(g: dict[str, Any]) -> tuple[T, T, T, list[tuple[T, T]]]:
    """Maximum, sum (sequence, head, row), output; and per sequence the scores of the blocks and what always counts."""
    outs, maxima, sums, scores = [], [], [], []
    lists = [spans(g[f"actual{n}LenOptional"]) for n in ("SeqQ", "CmpSeqKv", "SelSeqKv")]
    for (a, b), (c, d), (e, f) in zip(*lists, strict=True):
        mask, top_mask = g.get("attenMaskOptional"), g.get("topkMaskOptional")
        mask = None if mask is None else mask[: b - a, : d - c]
        out, top, total, p = attend(g["query"][a:b], g["key"][c:d], g["value"][c:d], mask, g["scaleValue"])
        outs.append(out)
        maxima.append(top.T.reshape(-1))
        sums.append(total.T.reshape(-1))
        always = torch.zeros(b - a, f - e, dtype=torch.bool) if top_mask is None else top_mask[: b - a, : f - e].bool()
        scores.append((importance(p, f - e, g), always))
    shape = (*g["query"].shape[:2], 1)
    statistics = [torch.cat(x).reshape(shape).expand(*shape[:2], 8) for x in (maxima, sums)]
    return statistics[0], statistics[1], torch.cat(outs), scores


def check_chosen(chosen: T, score: T, always: T) -> None:
    """Blocks that always count come first; others are as good as the best that are left (close scores may swap)."""
    for i in range(chosen.shape[0]):
        for h in range(chosen.shape[1]):
            row = score[i, h].masked_fill(always[i], torch.inf)
            got = chosen[i, h]
            valid = got[got >= 0].long()
            assert len(valid) == min(len(got), len(row))
            assert len(set(valid.tolist())) == len(valid)
            want = row.sort(descending=True).values[: len(valid)]
            torch.testing.assert_close(row[valid], want, rtol=1e-2, atol=1e-3)
            forced = int(always[i].sum())
            assert valid[:forced].tolist() == always[i].nonzero().flatten().tolist()[: len(valid)]


def wide(sample: Sample) -> dict[str, Any]:
    """The inputs in float64."""
    given = {k: v for k, v in sample.arguments.items() if not isinstance(v, Out)}
    return {k: v.double() if isinstance(v, T) and v.is_floating_point() else v for k, v in given.items()}


def train_samples() -> Iterator[Sample]:
    """With and without masks."""
    for d in LOOSE:
        for masked in (False, True):
            mask = torch.triu(torch.ones(40, 30, dtype=torch.bool), 1) if masked else None
            top = torch.eye(40, 9, dtype=torch.bool)
            top[:, 0] = True
            stats = Out((49, 4, 8), "float32")
            yield Sample(
                {
                    "query": samples.make((49, 4, 24), d, low=-1, high=1, seed=1),
                    "key": samples.make((42, 2, 24), d, low=-1, high=1, seed=2),
                    "value": samples.make((42, 2, 16), d, low=-1, high=1, seed=3),
                    "attenMaskOptional": mask,
                    "topkMaskOptional": top if masked else None,
                    "actualSeqQLenOptional": [40, 49],
                    "actualCmpSeqKvLenOptional": [30, 42],
                    "actualSelSeqKvLenOptional": [9, 13],
                    "scaleValue": 0.5,
                    "headNum": 4,
                    "inputLayout": "TND",
                    "sparseMode": 1,
                    "compressBlockSize": 32,
                    "compressStride": 16,
                    "selectBlockSize": 64,
                    "selectBlockCount": 4,
                    "softmaxMaxOut": stats,
                    "softmaxSumOut": stats,
                    "attentionOutOut": Out((49, 4, 16), d),
                    "topkIndicesOut": Out((49, 2, 4), "int32"),
                },
                f"{d}, masks {masked}",
            )


def train_check(sample: Sample, outputs: list[Any]) -> None:
    """Values close to the reference, and a choice that is right."""
    top, total, out, scores = train_results(wide(sample))
    rtol, atol = LOOSE[samples.dtype_name(sample.arguments["query"].dtype)]
    for got, want in zip(outputs, (top, total, out), strict=False):
        torch.testing.assert_close(got.double(), want, rtol=rtol, atol=atol)
    for (a, b), (score, always) in zip(spans(sample.arguments["actualSeqQLenOptional"]), scores, strict=True):
        check_chosen(outputs[3][a:b], score, always)


def infer_samples() -> Iterator[Sample]:
    """Caches of both forms, and a sequence with fewer blocks than are chosen."""
    for d in LOOSE:
        for shape in ((5, 16, 2, 24), (5, 16, 48)):
            values = (5, 16, 2, 16) if len(shape) == 4 else (5, 16, 32)
            yield Sample(
                {
                    "query": samples.make((2, 4, 24), d, low=-1, high=1, seed=1),
                    "key": samples.make(shape, d, low=-1, high=1, seed=2),
                    "value": samples.make(values, d, low=-1, high=1, seed=3),
                    "attentionMaskOptional": None,
                    "blockTableOptional": torch.tensor([[4, 1], [0, -1]], dtype=torch.int32),
                    "actualQSeqLenOptional": [1, 1],
                    "actualCmpKvSeqLenOptional": [30, 9],
                    "actualSelKvSeqLenOptional": None,
                    "topKMaskOptional": None,
                    "numHeads": 4,
                    "numKeyValueHeads": 2,
                    "selectBlockSize": 64,
                    "selectBlockCount": 5,
                    "compressBlockSize": 32,
                    "compressBlockStride": 16,
                    "scaleValue": 0.5,
                    "layoutOptional": "TND",
                    "pageBlockSize": 16,
                    "sparseMode": 0,
                    "output": Out((2, 4, 16), d),
                    "topKOutput": Out((2, 2, 5), "int32"),
                },
                f"{d}, cache {shape}",
            )


def infer_check(sample: Sample, outputs: list[Any]) -> None:
    """Every sequence by itself."""
    g = wide(sample)
    rtol, atol = LOOSE[samples.dtype_name(sample.arguments["query"].dtype)]
    for b, length in enumerate(g["actualCmpKvSeqLenOptional"]):
        used = g["blockTableOptional"][b].clamp(min=0).long()
        k, v = (g[n][used].flatten(0, 1)[:length].reshape(length, 2, -1) for n in ("key", "value"))
        out, _, _, p = attend(g["query"][b : b + 1], k, v, None, g["scaleValue"])
        torch.testing.assert_close(outputs[0][b : b + 1].double(), out, rtol=rtol, atol=atol)
        blocks = -(-((length - 1) * g["compressBlockStride"] + g["compressBlockSize"]) // g["selectBlockSize"])
        always = torch.zeros(1, blocks, dtype=torch.bool)
        always[0, [0, *(j for j in (blocks - 2, blocks - 1) if j >= 0)]] = True
        check_chosen(outputs[1][b : b + 1], importance(p, blocks, g), always)


def refusals(base: dict[str, Any], layout: str) -> Iterator[ErrorSample]:
    """Layouts and sizes that do not fit."""
    yield samples.null(base, "value")
    yield ErrorSample({**base, layout: "BSND"}, 561002, ("TND", "BSND"))
    yield ErrorSample({**base, "compressBlockSize": 24}, 561002, ("compressBlockSize(24)",))
    yield ErrorSample({**base, "query": base["query"].float()}, 161002, ("query", "DT_FLOAT"))


define(
    TRAIN,
    native(),
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=train_samples,
    errors=lambda: refusals(next(iter(train_samples())).arguments, "inputLayout"),
    check=train_check,
    cost=Cost(unit="mixed", kernel="NsaCompressAttention"),
)
define(
    INFER,
    native(),
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=infer_samples,
    errors=lambda: refusals(next(iter(infer_samples())).arguments, "layoutOptional"),
    check=infer_check,
    cost=Cost(unit="mixed", kernel="NsaCompressAttentionInfer"),
)
