"""Attention written out, every score in float64: what the fused operators are compared with."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import torch

T = torch.Tensor
NEGATIVE_MAX = float(torch.finfo(torch.float32).min)


@dataclass(frozen=True)
class Parameters:
    """The attributes of the operator, under the names of the interface."""

    headNum: int
    inputLayout: str = "BNSD"
    scaleValue: float = 1.0
    keepProb: float = 1.0
    preTokens: int = 2147483647
    nextTokens: int = 2147483647
    sparseMode: int = 0
    pseType: int = 1
    prefix: list[int] = field(default_factory=list)
    seq_q: list[int] = field(default_factory=list)
    seq_kv: list[int] = field(default_factory=list)
    q_start: int = 0
    kv_start: int = 0
    same_as_input: bool = False  # order of the statistics for TND
    ends: tuple[int, int] = (0, 0)  # first and last sequence that has queries


@dataclass(frozen=True)
class Tensors:
    """The inputs; ``key`` and ``query`` carry their rope part appended."""

    query: T
    key: T
    value: T
    pse: T | None = None
    drop_mask: T | None = None
    atten_mask: T | None = None
    sink: T | None = None


def heads_of(x: T, layout: str, heads: int) -> T:
    """[B, N, S, D] from any dense layout."""
    if layout in ("BSH", "SBH"):
        x = x.reshape(*x.shape[:-1], heads, x.shape[-1] // heads)
        return x.permute(0, 2, 1, 3) if layout == "BSH" else x.permute(1, 2, 0, 3)
    return x.transpose(1, 2) if layout == "BSND" else x


def like_layout(x: T, layout: str) -> T:
    """The inverse of ``heads_of``."""
    if layout == "BSH":
        return x.transpose(1, 2).flatten(2)
    if layout == "SBH":
        return x.permute(2, 0, 1, 3).flatten(2)
    return x.transpose(1, 2) if layout == "BSND" else x


def kv_heads(t: Tensors, p: Parameters) -> int:
    """Heads of the key."""
    if p.inputLayout in ("BSH", "SBH"):
        return t.key.shape[-1] // (t.query.shape[-1] // p.headNum)
    return t.key.shape[{"BSND": 2, "BNSD": 1, "TND": 1}[p.inputLayout]]


def spans(lengths: list[int]) -> list[tuple[int, int]]:
    """Begin and end of each sequence from the running sums of their lengths."""
    return [(a, b) for a, b in zip([0, *lengths[:-1]], lengths, strict=True)]


def kept_bits(mask: T, count: int) -> T:
    """The dropout mask's bit string as booleans, least significant bit first."""
    bits = (mask.unsqueeze(1).int() >> torch.arange(8)) & 1
    return bits.flatten()[:count].bool()


def one_sequence(
    q: T, k: T, v: T, p: Parameters, batch: int, mask: T | None, pse: T | None, kept: T | None, sink: T | None
) -> tuple[T, T, T]:
    """q [N, Sq, D], k and v [Nkv, Skv, D] -> out [N, Sq, Dv], maximum and sum [N, Sq]."""
    group = q.shape[0] // k.shape[0]
    k, v = k.repeat_interleave(group, 0), v.repeat_interleave(group, 0)
    scores = q @ k.transpose(1, 2)
    nq, nk = scores.shape[1:]
    rows, cols = torch.arange(nq).unsqueeze(1), torch.arange(nk)
    if pse is not None and p.pseType >= 2:
        distance = (rows + p.q_start - cols - p.kv_start).abs().double()
        pse = -pse.view(-1, 1, 1) * (distance.sqrt() if p.pseType == 3 else distance)
    if pse is not None and p.pseType == 1:
        scores = (scores + pse) * p.scaleValue
    else:
        scores = scores * p.scaleValue + (0 if pse is None else pse)
    allowed = torch.ones(1, nq, nk, dtype=torch.bool)
    if mask is not None:
        corner = nk - nq
        mode = p.sparseMode
        if mode == 7:  # the last sequence is cut by a band, the others end at the corner
            mode = 4 if batch == p.ends[1] else 3
        if mode == 8:
            mode = 4 if batch == p.ends[0] else 2
        if mode == 0:
            allowed = (cols >= rows - p.preTokens) & (cols <= rows + p.nextTokens)
        elif mode == 2:
            allowed = cols <= rows
        elif mode in (3, 6):
            allowed = cols <= rows + corner
            if mode == 6:
                allowed = allowed | (cols < p.prefix[batch])
        elif mode == 4:
            allowed = (cols >= rows + corner - p.preTokens) & (cols <= rows + corner + p.nextTokens)
        if mode in (0, 1, 5):
            allowed = allowed & (mask[..., :nq, :nk] == 0)
    scores = scores.masked_fill(~allowed, -torch.inf)
    logits = scores if sink is None else torch.cat([scores, sink.view(-1, 1, 1).expand(-1, nq, 1).to(scores.dtype)], 2)
    maximum = logits.amax(2)
    weights = torch.exp(logits - maximum.nan_to_num(neginf=0.0).unsqueeze(2))
    total = weights.sum(2)
    weights = weights[..., :nk] / total.clamp(min=1e-300).unsqueeze(2)
    if kept is not None:
        weights = weights * kept / p.keepProb
    nothing = ~allowed.expand(q.shape[0], -1, -1).any(2)
    if sink is not None:
        nothing = torch.zeros_like(nothing)
    out = (weights @ v).masked_fill(nothing.unsqueeze(2), 0)
    return out, maximum.masked_fill(nothing, NEGATIVE_MAX), total.masked_fill(nothing, -NEGATIVE_MAX)


def attention(t: Tensors, p: Parameters) -> tuple[T, T, T]:
    """out in the layout of the query, maximum and sum as [B, N, S, 8] (TND: [T, N, 8])."""
    heads, kv = p.headNum, kv_heads(t, p)
    if p.inputLayout == "TND":
        sequences = list(zip(spans(p.seq_q), spans(p.seq_kv), strict=True))
        q, k, v = (x.transpose(0, 1) for x in (t.query, t.key, t.value))
        parts = [(q[:, a:b], k[:, c:d], v[:, c:d]) for (a, b), (c, d) in sequences]
    else:
        q, k, v = (
            heads_of(t.query, p.inputLayout, heads),
            heads_of(t.key, p.inputLayout, kv),
            heads_of(t.value, p.inputLayout, kv),
        )
        parts = [(q[b], k[b], v[b]) for b in range(q.shape[0])]
    there = [i for i, part in enumerate(parts) if part[0].shape[1]]
    p = replace(p, ends=(there[0], there[-1]) if there else (0, 0))
    kept = None
    if t.drop_mask is not None and p.keepProb < 1:
        kept = kept_bits(t.drop_mask, sum(heads * a.shape[1] * b.shape[1] for a, b, _ in parts))
    outs, maxima, sums = [], [], []
    taken = 0
    for batch, (a, b, c) in enumerate(parts):
        count = heads * a.shape[1] * b.shape[1]
        mine = None if kept is None else kept[taken : taken + count].reshape(heads, a.shape[1], b.shape[1])
        taken += count
        out, maximum, total = one_sequence(
            a, b, c, p, batch, of_batch(t.atten_mask, batch), of_batch(t.pse, batch), mine, t.sink
        )
        outs.append(out)
        maxima.append(maximum)
        sums.append(total)
    if p.inputLayout == "TND":
        out = torch.cat(outs, 1).transpose(0, 1)
        statistics = [
            torch.cat([(x.T if p.same_as_input else x).reshape(-1) for x in values]).view(-1, heads, 1)
            for values in (maxima, sums)
        ]
    else:
        out = like_layout(torch.stack(outs), p.inputLayout)
        statistics = [torch.stack(values).unsqueeze(-1) for values in (maxima, sums)]
    maximum, total = (s.expand(*s.shape[:-1], 8) for s in statistics)
    return out, maximum, total


def of_batch(t: T | None, batch: int) -> T | None:
    """The part of a mask or bias that belongs to one sequence: [S, S], [1 or N, S, S], or slopes [N]."""
    if t is None or t.dim() in (1, 3):
        return t
    if t.dim() == 2:
        # A mask [Sq, Skv] serves all; slopes [B, N] do not.
        return t[batch] if t.is_floating_point() else t
    return t[batch if t.shape[0] > 1 else 0]


def call(given: dict[str, Any]) -> tuple[Tensors, Parameters]:
    """Tensors and parameters from the arguments of any version of the operator."""

    def first(*names: str) -> Any:
        return next((given[n] for n in names if given.get(n) is not None), None)

    def join(x: T, rope: T | None) -> T:
        return x if rope is None else torch.cat([x, rope], -1)

    start_q, start_kv = (given.get(n) or [0] for n in ("qStartIdxOptional", "kvStartIdxOptional"))
    names = ("headNum", "inputLayout", "scaleValue", "keepProb", "preTokens", "nextTokens", "sparseMode", "pseType")
    parameters = Parameters(
        **{n: given[n] for n in names if n in given},
        prefix=given.get("prefixOptional") or [],
        seq_q=given.get("actualSeqQLenOptional") or [],
        seq_kv=given.get("actualSeqKvLenOptional") or [],
        q_start=start_q[0],
        kv_start=start_kv[0],
        same_as_input=first("softmaxOutLayout", "softmaxInLayout") == "same_as_input",
    )
    tensors = Tensors(
        query=join(given["query"], first("queryRope", "queryRopeOptional")),
        key=join(first("key", "keyIn"), first("keyRope", "keyInRope", "keyRopeOptional")),
        value=given["value"],
        pse=first("realShiftOptional", "pseShiftOptional"),
        drop_mask=first("dropMaskOptional"),
        atten_mask=first("attenMaskOptional"),
        sink=first("sinkOptional", "sinkInOptional"),
    )
    return tensors, parameters
