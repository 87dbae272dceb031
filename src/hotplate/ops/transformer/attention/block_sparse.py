"""Attention of blocks of queries to chosen blocks of keys: BlockSparseAttention and its gradient.

Facts: the documentation of torch_npu.npu_block_sparse_attention.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3)}
FORWARD, GRADIENT = "BlockSparseAttention", "BlockSparseAttentionGrad"
ALL = 2147483647


def case_of(d: str, layout: str, n: int, nkv: int, *, lengths: bool = False, dim: int = 128) -> dict[str, Any]:
    """Two sequences, of 70 and 40 queries and 300 and 130 keys (BNSD without lengths: 70 and 300 both)."""
    q_len, kv_len = [70, 40], [300, 130]
    varlen = layout == "TND"
    q, k = ((110, n, dim), (430, nkv, dim)) if varlen else ((2, n, 70, dim), (2, nkv, 300, dim))
    mask = samples.make((2, n, 3, 3), "float32", low=0, high=1, seed=4) > 0.5
    mask[:, :, 1, 0] = True
    mask[:, 0, 0] = False  # queries without keys
    given = varlen or lengths
    return {
        "query": samples.make(q, d, low=-1, high=1, seed=1),
        "key": samples.make(k, d, low=-1, high=1, seed=2),
        "value": samples.make(k, d, low=-1, high=1, seed=3),
        "blockSparseMaskOptional": mask.to(torch.int8),
        "attenMaskOptional": None,
        "blockShapeOptional": [32, 128],
        "actualSeqLengthsOptional": q_len if given else None,
        "actualSeqLengthsKvOptional": kv_len if given else None,
        "blockTableOptional": None,
        "qInputLayout": layout,
        "kvInputLayout": layout,
        "numKeyValueHeads": nkv,
        "maskType": 0,
        "scaleValue": dim**-0.5,
        "innerPrecise": 0,
        "blockSize": 0,
        "preTokens": ALL,
        "nextTokens": ALL,
        "softmaxLseFlag": 1,
    }


def attention(g: dict[str, Any]) -> tuple[T, T]:
    """Output in its layout, and the log-sum-exp [.., 1]; rows without keys give 0 and inf."""
    varlen = g["qInputLayout"] == "TND"
    q, k, v = g["query"], g["key"], g["value"]
    x, y = g["blockShapeOptional"]
    lengths = g["actualSeqLengthsOptional"], g["actualSeqLengthsKvOptional"]
    outs, sums = [], []
    starts = [0, 0]
    for b in range(g["blockSparseMaskOptional"].shape[0]):
        if varlen:
            nq, nk = lengths[0][b], lengths[1][b]
            part = [q[starts[0] : starts[0] + nq].transpose(0, 1)]
            part += [t[starts[1] : starts[1] + nk].transpose(0, 1) for t in (k, v)]
            starts = [starts[0] + nq, starts[1] + nk]
        else:
            nq, nk = (lengths[0][b], lengths[1][b]) if lengths[0] else (q.shape[2], k.shape[2])
            part = [q[b, :, :nq], k[b, :, :nk], v[b, :, :nk]]
        group = part[0].shape[0] // part[1].shape[0]
        keys, values = (t.repeat_interleave(group, 0) for t in part[1:])
        scores = part[0] @ keys.transpose(1, 2) * g["scaleValue"]
        seen = g["blockSparseMaskOptional"][b].bool()
        seen = seen.repeat_interleave(x, 1)[:, :nq].repeat_interleave(y, 2)[:, :, :nk]
        none = ~seen.any(-1)
        scores = scores.masked_fill(~seen & ~none.unsqueeze(-1), -torch.inf)
        out = (scores.softmax(-1) @ values).masked_fill(none.unsqueeze(-1), 0.0)
        total = torch.logsumexp(scores, -1).masked_fill(none, torch.inf)
        if not varlen:
            pad = q.shape[2] - nq
            out = torch.cat([out, out.new_zeros(out.shape[0], pad, out.shape[2])], 1)
            total = torch.cat([total, total.new_full((total.shape[0], pad), torch.inf)], 1)
        outs.append(out)
        sums.append(total)
    if varlen:
        return torch.cat(outs, 1).transpose(0, 1), torch.cat(sums, 1).T.unsqueeze(-1)
    return torch.stack(outs), torch.stack(sums).unsqueeze(-1)


def cases(gradient: bool) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Layouts, heads, lengths."""
    for d in LOOSE:
        for layout in ("BNSD", "TND"):
            yield case_of(d, layout, 2, 2), d, layout
            yield case_of(d, layout, 4, 2), d, f"{layout}, grouped heads"
        yield case_of(d, "BNSD", 4, 1, lengths=True), d, "valid lengths"
        if not gradient:
            yield case_of(d, "BNSD", 2, 2, dim=64), d, "D 64"


def arguments_for(name: str, case: dict[str, Any]) -> dict[str, Any]:
    """The arguments that the operator has."""
    have = signature.lookup("aclnn" + name)
    return {k: v for k, v in case.items() if k in have}


def forward_samples() -> Iterator[Sample]:
    """All cases, with and without the log-sum-exp."""
    for case, d, note in cases(False):
        out, lse = attention(
            {k: v.double() if isinstance(v, T) and v.is_floating_point() else v for k, v in case.items()}
        )
        outs = {"attentionOut": Out(tuple(out.shape), d), "softmaxLseOptional": Out(tuple(lse.shape), "float32")}
        yield Sample({**arguments_for(FORWARD, case), **outs}, f"{d}, {note}", tolerance=LOOSE[d])
    case = arguments_for(FORWARD, case_of("float16", "TND", 2, 2))
    shape = tuple(case["query"].shape)
    yield Sample(
        {**case, "softmaxLseFlag": 0, "attentionOut": Out(shape, "float16")},
        "no log-sum-exp",
        tolerance=LOOSE["float16"],
    )


def forward_reference(**g: Any) -> tuple[T, ...]:
    """Output, and the log-sum-exp when it is asked for."""
    out, lse = attention(g)
    return (out, lse) if g["softmaxLseFlag"] else (out,)


def gradient_samples() -> Iterator[Sample]:
    """Statistics and output come from the reference."""
    for case, d, note in cases(True):
        out, lse = attention(
            {k: v.double() if isinstance(v, T) and v.is_floating_point() else v for k, v in case.items()}
        )
        arguments = arguments_for(GRADIENT, case) | {
            "dout": samples.make(tuple(out.shape), d, low=-1, high=1, seed=7),
            "attentionOut": out.to(samples.torch_dtype(d)).contiguous(),
            "softmaxLse": lse.float().contiguous(),
        }
        outs = {o: Out(tuple(case[n].shape), d) for o, n in (("dq", "query"), ("dk", "key"), ("dv", "value"))}
        yield Sample(arguments | outs, f"{d}, {note}", tolerance=LOOSE[d])


def gradient_reference(**g: Any) -> tuple[T, ...]:
    """By autograd."""
    leaves = {n: g[n].clone().requires_grad_(True) for n in ("query", "key", "value")}
    with torch.enable_grad():
        return torch.autograd.grad(attention({**g, **leaves})[0], list(leaves.values()), g["dout"])


def refusals() -> Iterator[ErrorSample]:
    """Layouts, sizes and types that do not fit."""
    base = next(iter(forward_samples())).arguments
    yield samples.null(base, "key")
    yield ErrorSample({**base, "qInputLayout": "BSND"}, 561002, ("qInputLayout(BSND)",))
    yield ErrorSample({**base, "blockShapeOptional": [32, 64]}, 561002, ("blockShape [32, 64]",))
    yield ErrorSample({**base, "innerPrecise": 1}, 561002, ("innerPrecise", "DT_BFLOAT16"))
    yield ErrorSample({**base, "actualSeqLengthsOptional": [70, 40]}, 561002, ("actualSeqLengths", "2", "0"))


define(
    FORWARD,
    native(),
    reference=forward_reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=forward_samples,
    errors=refusals,
    cost=Cost(unit="mixed", kernel="BlockSparseAttention"),
)
define(
    GRADIENT,
    native(any_layout=True),
    reference=gradient_reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=gradient_samples,
    cost=Cost(unit="mixed", kernel="BlockSparseAttentionGrad"),
)
