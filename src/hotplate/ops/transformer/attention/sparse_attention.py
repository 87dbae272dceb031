"""Latent attention over chosen keys: SparseFlashAttention, its gradient, and KvQuantSparseFlashAttention.

Facts: the documentation of torch_npu.npu_sparse_flash_attention and npu_kv_quant_sparse_flash_attention.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
FAR = 2**63 - 1
LOOSE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3)}
FORWARD = ("SparseFlashAttention", "SparseFlashAttentionV2")
GRADIENT, QUANTISED = "SparseFlashAttentionGrad", "KvQuantSparseFlashAttention"


def chosen(lead: tuple[int, ...], count: int, blocks: int, seed: int) -> T:
    """Distinct blocks for each row; the last rows of the list are -1 in some."""
    generator = torch.Generator().manual_seed(seed)
    rows = torch.Size(lead).numel()
    lists = torch.stack([torch.randperm(blocks, generator=generator)[:count] for _ in range(rows)]).int()
    lists[::3, count - 1 :] = -1
    return lists.reshape(*lead, 1, count)


def sparse_case(
    d: str,
    layout: str = "BSND",
    *,
    n: int = 4,
    block: int = 1,
    mode: int = 3,
    page: int = 0,
    count: int = 7,
    quantised: bool = False,
) -> dict[str, Any]:
    """Two sequences: of 3 and 2 queries, with 40 and 33 keys. ``page`` > 0: keys in a cache."""
    q_len, kv_len = [3, 2], [40, 33]
    varlen = layout == "TND"
    q_lead = (5,) if varlen else (2, 3)
    k_lead = (6, page) if page else (73,) if varlen else (2, 40)
    blocks = 33 // block
    width = 576 if quantised else 512

    def made(*shape: int, seed: int) -> T:
        return samples.make(shape, d, low=-1, high=1, seed=seed)

    key = made(*k_lead, 1, 512, seed=2)
    case: dict[str, Any] = {
        "query": made(*q_lead, n, width, seed=1),
        "key": key,
        "value": key.clone(),
        "indices": chosen(q_lead, min(count, blocks), blocks, seed=3),
        "table": torch.tensor([[5, 0, 3], [1, 4, 2]], dtype=torch.int32) if page else None,
        "q_len": torch.tensor([3, 5] if varlen else q_len, dtype=torch.int32),
        "kv_len": torch.tensor([40, 73] if varlen and not page else kv_len, dtype=torch.int32),
        "query_rope": made(*q_lead, n, 64, seed=4),
        "key_rope": made(*k_lead, 1, 64, seed=5),
        "scale": 576**-0.5,
        "block": block,
        "layout": layout,
        "key_layout": "PA_BSND" if page else layout,
        "mode": mode,
    }
    if quantised:
        parts = [
            samples.make((*k_lead, 1, 512), "int8", low=-100, high=100, seed=6),
            case["key_rope"].contiguous().view(torch.int8),
            samples.make((*k_lead, 1, 4), "float32", low=0.005, high=0.01, seed=7).view(torch.int8),
        ]
        case["key"] = torch.cat(parts, -1)
        case["value"] = case["key"].clone()
    return case


NAMES = {
    "indices": "sparseIndices",
    "table": "blockTableOptional",
    "q_len": "actualSeqLengthsQueryOptional",
    "kv_len": "actualSeqLengthsKvOptional",
    "query_rope": "queryRopeOptional",
    "key_rope": "keyRopeOptional",
    "scale": "scaleValue",
    "block": "sparseBlockSizeOptional",
    "layout": "layoutQueryOptional",
    "key_layout": "layoutKvOptional",
    "mode": "sparseMode",
}
QUANT_NAMES = {
    "indices": "sparse_indices",
    "table": "block_table",
    "q_len": "actual_seq_lengths_query",
    "kv_len": "actual_seq_lengths_kv",
    "scale": "scale_value",
    "block": "sparse_block_size",
    "layout": "layout_query",
    "key_layout": "layout_kv",
    "mode": "sparse_mode",
}


def arguments_for(name: str, case: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The call of one operator."""
    have = signature.lookup("aclnn" + name)
    names = QUANT_NAMES if name == QUANTISED else NAMES
    if name == GRADIENT:
        names = NAMES | {"block": "sparseBlockSize", "layout": "layoutOptional"}
    arguments = {names.get(k, k): v for k, v in case.items()}
    arguments = {k: v for k, v in arguments.items() if k in have}
    defaults: dict[str, Any] = {
        "preTokens": FAR,
        "nextTokens": FAR,
        "pre_tokens": FAR,
        "next_tokens": FAR,
        "attentionMode": 2,
        "attention_mode": 2,
        "returnSoftmaxLse": False,
        "key_quant_mode": 2,
        "value_quant_mode": 2,
        "quant_scale_repo_mode": 1,
        "tile_size": 128,
        "rope_head_dim": 64,
        "deterministic": False,
    }
    for a in have.arguments:
        if not a.is_output:
            arguments.setdefault(a.name, defaults.get(a.name))
    return arguments | more


def attention(case: dict[str, Any]) -> tuple[T, T, T]:
    """out, maximum and sum [..., N] over the tokens of the query, all in float64 (differentiable)."""
    query = torch.cat([case["query"], case["query_rope"]], -1)
    keys, ropes, values = case["key"], case["key_rope"], case["value"]
    varlen, paged = case["layout"] == "TND", case["table"] is not None
    n = query.shape[-2]
    outs, maxima, sums = [], [], []
    ends = case["q_len"].tolist()
    kv_ends = case["kv_len"].tolist()
    for b in range(len(ends)):
        if varlen:
            first = ends[b - 1] if b else 0
            q, lists = query[first : ends[b]], case["indices"][first : ends[b]]
        else:
            q, lists = query[b, : ends[b]], case["indices"][b, : ends[b]]
        if paged:
            used = case["table"][b].clamp(min=0).long()
            k, r, v = (x[used].flatten(0, 1)[: kv_ends[b], 0] for x in (keys, ropes, values))
        elif varlen:
            start = kv_ends[b - 1] if b else 0
            k, r, v = (x[start : kv_ends[b], 0] for x in (keys, ropes, values))
        else:
            k, r, v = (x[b, : kv_ends[b], 0] for x in (keys, ropes, values))
        k = torch.cat([k, r], -1)
        nk, nq = k.shape[0], q.shape[0]
        seen = torch.zeros(nq, nk, dtype=torch.bool)
        for i in range(nq):
            for block in lists[i, 0].tolist():
                if block >= 0:
                    seen[i, block * case["block"] : (block + 1) * case["block"]] = True
        if case["mode"] == 3:
            seen &= torch.arange(nk) <= torch.arange(nq).unsqueeze(1) + nk - nq
        scores = torch.einsum("qnd,kd->qnk", q, k) * case["scale"]
        scores = scores.masked_fill(~seen.unsqueeze(1), -torch.inf)
        top = scores.amax(-1)
        weights = (scores - top.unsqueeze(-1)).exp()
        out = torch.nan_to_num(weights / weights.sum(-1, keepdim=True), 0.0) @ v
        pad = 0 if varlen else query.shape[1] - nq
        lowest = float(torch.finfo(torch.float32).min)
        none = ~seen.any(1, keepdim=True)
        outs.append(torch.cat([out, out.new_zeros(pad, n, out.shape[-1])]))
        maxima.append(torch.cat([top.masked_fill(none, lowest), top.new_full((pad, n), lowest)]))
        sums.append(torch.cat([weights.sum(-1).masked_fill(none, -lowest), top.new_full((pad, n), -lowest)]))
    if varlen:
        return torch.cat(outs), torch.cat(maxima).unsqueeze(0), torch.cat(sums).unsqueeze(0)
    return torch.stack(outs), torch.stack(maxima).unsqueeze(1), torch.stack(sums).unsqueeze(1)


def short(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The short names again."""
    names = QUANT_NAMES if name == QUANTISED else NAMES
    if name == GRADIENT:
        names = NAMES | {"block": "sparseBlockSize", "layout": "layoutOptional"}
    case = {k: given.get(v) for k, v in names.items()} | {k: given[k] for k in ("query", "key", "value")}
    return case


def forward_reference(name: str, **given: Any) -> tuple[T | None, ...]:
    """Output, and the statistics when they are asked for."""
    out, maximum, total = attention(short(name, given))
    return (out, maximum, total) if given["returnSoftmaxLse"] else (out, None, None)


def forward_samples(name: str) -> Iterator[Sample]:
    """Layouts, blocks, modes, caches, statistics."""
    for d in ("bfloat16", "float16"):
        cases = [
            (sparse_case(d, layout, mode=mode, block=block), f"{layout}, mode {mode}, blocks of {block}")
            for layout in ("BSND", "TND")
            for mode in (0, 3)
            for block in (1, 4)
        ]
        cases += [(sparse_case(d, layout, page=16, block=2), f"{layout}, paged") for layout in ("BSND", "TND")]
        cases.append((sparse_case(d, n=64, count=30), "64 heads"))
        for case, note in cases:
            statistics = case["table"] is None
            query = case["query"]
            t, n = query.shape[:-2], query.shape[-2]
            stats = (1, t[0], n) if len(t) == 1 else (t[0], 1, t[1], n)
            outs = {
                "attentionOut": Out(tuple(query.shape), d),
                "softmaxMax": Out(stats if statistics else (0,), "float32"),
                "softmaxSum": Out(stats if statistics else (0,), "float32"),
            }
            arguments = arguments_for(name, case, returnSoftmaxLse=statistics, **outs)
            yield Sample(arguments, f"{d}, {note}", tolerance=LOOSE[d])


def gradient_reference(**given: Any) -> tuple[T, ...]:
    """By autograd."""
    case = short(GRADIENT, given)
    leaves = {k: case[k].clone().requires_grad_(True) for k in ("query", "key", "value", "query_rope", "key_rope")}
    with torch.enable_grad():
        out = attention(case | leaves)[0]
        return torch.autograd.grad(out, list(leaves.values()), given["dOut"])


def gradient_samples() -> Iterator[Sample]:
    """Layouts, modes and blocks."""
    for d in ("bfloat16", "float16"):
        for layout, mode, block in (("BSND", 3, 1), ("TND", 3, 1), ("BSND", 0, 4), ("TND", 0, 1)):
            case = sparse_case(d, layout, mode=mode, block=block)
            wide = {k: v.double() if isinstance(v, T) and v.is_floating_point() else v for k, v in case.items()}
            out, maximum, total = attention(wide)
            outs = {
                f"d{n}": Out(tuple(case[k].shape), d)
                for n, k in (
                    ("QueryOut", "query"),
                    ("KeyOut", "key"),
                    ("ValueOut", "value"),
                    ("QueryRopeOutOptional", "query_rope"),
                    ("KeyRopeOutOptional", "key_rope"),
                )
            }
            arguments = arguments_for(
                GRADIENT,
                case,
                dOut=samples.make(tuple(out.shape), d, low=-1, high=1, seed=9),
                out=out.to(samples.torch_dtype(d)),
                softmaxMax=maximum.float(),
                softmaxSum=total.float(),
                **outs,
            )
            yield Sample(arguments, f"{d}, {layout}, mode {mode}, blocks of {block}", tolerance=LOOSE[d])


def quantised_reference(**given: Any) -> tuple[T]:
    """Rows taken apart: integers, rope, scales."""
    case = short(QUANTISED, given)
    row = case["key"]
    kind = given["kind"]
    numbers = row[..., :512].double()
    scales = row[..., 640:].contiguous().view(torch.float32).double()
    case["key"] = numbers * scales.repeat_interleave(128, -1)
    case["value"] = case["key"]
    case["key_rope"] = row[..., 512:640].contiguous().view(kind).double()
    query = case["query"]
    case["query"], case["query_rope"] = query[..., :512], query[..., 512:]
    return (attention(case)[0],)


def quantised_check(sample: Sample, outputs: list[Any]) -> None:
    """The reference needs the dtype of the query, which rope has too."""
    given = dict(sample.arguments)
    kind = given["query"].dtype
    want = quantised_reference(**{**given, "query": given["query"].double(), "kind": kind})[0]
    tolerance = LOOSE[samples.dtype_name(kind)]
    torch.testing.assert_close(outputs[0].double(), want, rtol=tolerance[0], atol=tolerance[1])


def quantised_samples() -> Iterator[Sample]:
    """Layouts, caches, blocks."""
    for d in ("bfloat16", "float16"):
        for layout, page, block, mode in (("BSND", 0, 1, 3), ("TND", 0, 2, 0), ("BSND", 16, 1, 3), ("TND", 16, 4, 3)):
            case = sparse_case(d, layout, page=page, block=block, mode=mode, quantised=True)
            shape = (*case["query"].shape[:-1], 512)
            arguments = arguments_for(QUANTISED, case, attention_out=Out(shape, d))
            yield Sample(arguments, f"{d}, {layout}, page {page}, blocks of {block}")


def refusals(name: str, base: dict[str, Any]) -> Iterator[ErrorSample]:
    """Layouts, types and options that the operator refuses."""
    names = QUANT_NAMES if name == QUANTISED else NAMES
    yield samples.null(base, names["indices"])
    yield ErrorSample({**base, names["layout"]: "BNSD"}, 561002, ("BNSD", "TND"))
    yield ErrorSample({**base, "query": base["query"].float()}, 161002, ("query", "DT_FLOAT"))
    yield ErrorSample({**base, names["mode"]: 2}, 561002, ("2",))
    yield ErrorSample({**base, names["block"]: 3}, 561002, ("sparseBlockSize", "3"))


for _name in FORWARD:
    define(
        _name,
        native(),
        reference=lambda name=_name, **given: forward_reference(name, **given),
        contract=Contract(rules=(custom("flash_attention", "query"),)),
        samples=lambda name=_name: forward_samples(name),  # type: ignore[misc]
        errors=lambda name=_name: refusals(name, next(iter(forward_samples(name))).arguments),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="SparseFlashAttention"),
    )
define(
    GRADIENT,
    native(any_layout=True),
    reference=gradient_reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=gradient_samples,
    cost=Cost(unit="mixed", kernel="SparseFlashAttentionGrad"),
)
define(
    QUANTISED,
    native(),
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=quantised_samples,
    errors=lambda: refusals(QUANTISED, next(iter(quantised_samples())).arguments),
    check=quantised_check,
    cost=Cost(unit="mixed", kernel="KvQuantSparseFlashAttention"),
)
