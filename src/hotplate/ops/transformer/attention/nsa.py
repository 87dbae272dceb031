"""Native sparse attention: blocks of keys summed up (NsaCompress and its kin), and attention over chosen blocks.

Facts: op-plugin's tests of npu_nsa_compress, npu_nsa_compress_grad, npu_nsa_compress_infer, npu_nsa_select_attention,
npu_nsa_select_attention_grad and npu_nsa_select_attention_infer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3)}


def spans(ends: list[int]) -> list[tuple[int, int]]:
    """Begin and end of each sequence."""
    return list(zip([0, *ends[:-1]], ends, strict=True))


def compressed(x: T, weight: T, ends: list[int], block: int, stride: int) -> T:
    """[blocks, N, D]: for every block of a sequence that fits, the weighted sum of its rows."""
    rows = [
        (x[i : i + block] * weight.unsqueeze(-1)).sum(0)
        for first, end in spans(ends or [x.shape[0]])
        for i in range(first, end - block + 1, stride)
    ]
    return torch.stack(rows) if rows else x.new_zeros(0, *x.shape[1:])


def compress_case(d: str, ends: list[int], block: int, stride: int, n: int = 3, dim: int = 20) -> dict[str, Any]:
    """Sequences of these running sums."""
    return {
        "input": samples.make((ends[-1], n, dim), d, low=-1, high=1, seed=1),
        "weight": samples.make((block, n), d, low=-1, high=1, seed=2),
        "actSeqLenOptional": ends,
        "layoutOptional": "TND",
        "compressBlockSize": block,
        "compressStride": stride,
        "actSeqLenType": 0,
    }


COMPRESS_CASES = (
    ([40, 70, 75, 140], 32, 16),
    ([0, 16, 64], 16, 16),
    ([10], 16, 16),
    ([100], 64, 32),
)


def compress_samples() -> Iterator[Sample]:
    """Overlapping and adjacent blocks, sequences too short for one."""
    for d in LOOSE:
        for ends, block, stride in COMPRESS_CASES:
            case = compress_case(d, ends, block, stride)
            out = compressed(case["input"].double(), case["weight"].double(), ends, block, stride)
            case["output"] = Out(tuple(out.shape), d)
            yield Sample(case, f"{d}, {ends}, blocks of {block} every {stride}", tolerance=LOOSE[d])


def compress_reference(**g: Any) -> T:
    """The sums."""
    sizes = (g["compressBlockSize"], g["compressStride"])
    return compressed(g["input"], g["weight"], g["actSeqLenOptional"], *sizes)


def compress_grad_samples() -> Iterator[Sample]:
    """The same cases."""
    for sample in compress_samples():
        a = dict(sample.arguments)
        out = a.pop("output")
        a["outputGrad"] = samples.make(out.shape, out.dtype, low=-1, high=1, seed=3)
        a["actSeqLenOptionalOptional"] = a.pop("actSeqLenOptional")
        a["layoutOptionalOptional"] = a.pop("layoutOptional")
        a["inputGradOut"] = Out(tuple(a["input"].shape), out.dtype)
        a["weightGradOut"] = Out(tuple(a["weight"].shape), out.dtype)
        yield Sample(a, sample.note, tolerance=sample.tolerance)


def compress_grad_reference(**g: Any) -> tuple[T, T]:
    """By autograd."""
    x, w = (g[k].clone().requires_grad_(True) for k in ("input", "weight"))
    with torch.enable_grad():
        out = compressed(x, w, g["actSeqLenOptionalOptional"], g["compressBlockSize"], g["compressStride"])
        if out.numel() == 0:
            return torch.zeros_like(x), torch.zeros_like(w)
        grads = torch.autograd.grad(out, (x, w), g["outputGrad"])
    return grads[0], grads[1]


def cache_samples() -> Iterator[Sample]:
    """Lengths that complete a block, that do not, and that are too short."""
    for d in LOOSE:
        case = {
            "input": samples.make((6, 32, 2, 20), d, low=-1, high=1, seed=1),
            "weight": samples.make((32, 2), d, low=-1, high=1, seed=2),
            "slotMapping": torch.tensor([3, 0, 1, 4], dtype=torch.int32),
            "actSeqLenOptional": [64, 48, 50, 10],
            "blockTableOptional": torch.tensor([[4, 1], [0, 5], [2, 3], [3, -1]], dtype=torch.int32),
            "layoutOptional": "TND",
            "compressBlockSize": 32,
            "compressStride": 16,
            "actSeqLenType": 1,
            "pageBlockSize": 32,
            "outputCache": samples.make((5, 2, 20), d, low=-1, high=1, seed=3),
        }
        yield Sample(case, d, tolerance=LOOSE[d])


def cache_reference(**g: Any) -> T:
    """The cache with the sums of the last rows of each sequence that completes a block."""
    cache: T = g["outputCache"].clone()
    block, stride = g["compressBlockSize"], g["compressStride"]
    for b, length in enumerate(g["actSeqLenOptional"]):
        if length >= block and (length - block) % stride == 0:
            rows = g["input"][g["blockTableOptional"][b].clamp(min=0).long()].flatten(0, 1)[length - block : length]
            cache[int(g["slotMapping"][b])] = (rows * g["weight"].unsqueeze(-1)).sum(0)
    return cache


def compress_errors() -> Iterator[ErrorSample]:
    """Sizes and lists that do not fit."""
    base = next(iter(compress_samples())).arguments
    yield samples.null(base, "weight")
    yield ErrorSample({**base, "compressStride": 10}, 561002, ("compressStride(10)",))
    yield ErrorSample({**base, "actSeqLenOptional": [40, 30]}, 561002, ("actSeqLen", "30", "40"))
    yield ErrorSample({**base, "layoutOptional": "BSND"}, 561002, ("TND", "BSND"))


def selected(q: T, k: T, v: T, g: dict[str, Any]) -> tuple[T, T, T]:
    """out [T, N, D], maximum and sum [T, N]."""
    block, group = g["selectedBlockSize"], q.shape[1] // k.shape[1]
    causal = g["sparseMode"] == 2 and g.get("attenMaskOptional") is not None
    outs, maxima, sums = [], [], []
    lowest = float(torch.finfo(torch.float32).min)
    for (a, b), (c, d) in zip(spans(g["actualSeqQLenOptional"]), spans(g["actualSeqKvLenOptional"]), strict=True):
        nk = d - c
        seen = torch.zeros(b - a, k.shape[1], nk, dtype=torch.bool)
        for i in range(b - a):
            for h in range(k.shape[1]):
                for index in g["topkIndices"][a + i, h].tolist():
                    if index >= 0:
                        seen[i, h, index * block : (index + 1) * block] = True
        if causal:
            seen &= (torch.arange(nk) <= torch.arange(b - a).unsqueeze(1)).unsqueeze(1)
        seen = seen.repeat_interleave(group, 1)
        keys, values = (x[c:d].repeat_interleave(group, 1) for x in (k, v))
        scores = torch.einsum("qnd,knd->qnk", q[a:b], keys) * g["scaleValue"]
        scores = scores.masked_fill(~seen, -torch.inf)
        none = ~seen.any(-1)
        top = scores.amax(-1).masked_fill(none, 0.0)
        weights = (scores - top.unsqueeze(-1)).exp()
        total = weights.sum(-1)
        outs.append(torch.einsum("qnk,knd->qnd", weights / total.clamp(min=1e-300).unsqueeze(-1), values))
        maxima.append(top.masked_fill(none, lowest))
        sums.append(total.masked_fill(none, -lowest))
    return torch.cat(outs), torch.cat(maxima), torch.cat(sums)


def selected_case(d: str, *, causal: bool, n: int = 4, nkv: int = 2) -> dict[str, Any]:
    """Two sequences: of 40 and 9 queries, with 64 and 50 keys, in blocks of 16."""
    generator = torch.Generator().manual_seed(5)
    tokens, count = 49, 3
    lists = torch.stack([torch.randperm(4, generator=generator)[:count] for _ in range(tokens * nkv)])
    lists = lists.reshape(tokens, nkv, count).int()
    lists[::4, :, count - 1] = -1
    if causal:
        lists[..., 0] = 0  # every row sees a key
        lists[..., 1:] = torch.where(lists[..., 1:] == 0, 3, lists[..., 1:])
        lists[..., 2] = torch.where(lists[..., 2] == lists[..., 1], -1, lists[..., 2])
    return {
        "query": samples.make((tokens, n, 24), d, low=-1, high=1, seed=1),
        "key": samples.make((114, nkv, 24), d, low=-1, high=1, seed=2),
        "value": samples.make((114, nkv, 16), d, low=-1, high=1, seed=3),
        "topkIndices": lists,
        "attenMaskOptional": torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1) if causal else None,
        "actualSeqQLenOptional": [40, 49],
        "actualSeqKvLenOptional": [64, 114],
        "scaleValue": 24**-0.5,
        "headNum": n,
        "inputLayout": "TND",
        "sparseMode": 2,
        "selectedBlockSize": 16,
        "selectedBlockCount": count,
    }


def eight(x: T) -> T:
    """Statistics as eight equal columns."""
    return x.unsqueeze(-1).expand(*x.shape, 8)


def selected_samples() -> Iterator[Sample]:
    """With and without the mask."""
    for d in LOOSE:
        for causal in (False, True):
            for n, nkv in ((4, 2), (3, 3), (32, 1)):
                case = selected_case(d, causal=causal, n=n, nkv=nkv)
                stats = Out((49, n, 8), "float32")
                outs = {"softmaxMaxOut": stats, "softmaxSumOut": stats, "attentionOut": Out((49, n, 16), d)}
                yield Sample({**case, **outs}, f"{d}, {n}/{nkv} heads, causal {causal}", tolerance=LOOSE[d])


def selected_reference(**g: Any) -> tuple[T, T, T]:
    """Maximum, sum, output."""
    out, top, total = selected(g["query"], g["key"], g["value"], g)
    return eight(top), eight(total), out


def selected_grad_samples() -> Iterator[Sample]:
    """Statistics and output come from the reference."""
    for sample in selected_samples():
        a = {k: v for k, v in sample.arguments.items() if not isinstance(v, Out)}
        d = samples.dtype_name(a["query"].dtype)
        out, top, total = selected(a["query"].double(), a["key"].double(), a["value"].double(), a)
        a["attentionOut"] = out.to(a["query"].dtype)
        a["attentionOutGrad"] = samples.make(tuple(out.shape), d, low=-1, high=1, seed=4)
        a["softmaxMax"], a["softmaxSum"] = eight(top).float().contiguous(), eight(total).float().contiguous()
        for name, like in (("dqOut", "query"), ("dkOut", "key"), ("dvOut", "value")):
            a[name] = Out(tuple(a[like].shape), d)
        yield Sample(a, sample.note, tolerance=sample.tolerance)


def selected_grad_reference(**g: Any) -> tuple[T, ...]:
    """By autograd."""
    q, k, v = leaves = [g[n].clone().requires_grad_(True) for n in ("query", "key", "value")]
    with torch.enable_grad():
        return torch.autograd.grad(selected(q, k, v, g)[0], leaves, g["attentionOutGrad"])


def selected_errors() -> Iterator[ErrorSample]:
    """Layouts, shapes and lists that do not fit."""
    base = next(iter(selected_samples())).arguments
    yield samples.null(base, "topkIndices")
    yield ErrorSample({**base, "inputLayout": "BSND"}, 561002, ("TND", "BSND"))
    yield ErrorSample({**base, "selectedBlockSize": 10}, 561002, ("selectedBlockSize(10)",))
    yield ErrorSample({**base, "actualSeqKvLenOptional": [64, 100]}, 561002, ("100", "114"))


def infer_samples() -> Iterator[Sample]:
    """One row of query for each sequence, keys in a cache; a list that ends early."""
    for d in LOOSE:
        for layout, shape, heads in (("BSND", (3, 1, 4, 24), 4), ("BSH", (3, 1, 96), 4), ("TND", (3, 4, 24), 4)):
            dense = layout == "BSH"
            lead = shape[:1] if layout == "TND" else shape[:2]
            generator = torch.Generator().manual_seed(5)
            lists = (
                torch.stack([torch.randperm(4, generator=generator)[:3] for _ in range(6)]).reshape(*lead, 2, 3).int()
            )
            lists[0, ..., 2] = -1
            yield Sample(
                {
                    "query": samples.make(shape, d, low=-1, high=1, seed=1),
                    "key": samples.make((9, 32, 48) if dense else (9, 32, 2, 24), d, low=-1, high=1, seed=2),
                    "value": samples.make((9, 32, 32) if dense else (9, 32, 2, 16), d, low=-1, high=1, seed=3),
                    "topkIndices": lists,
                    "attenMaskOptional": None,
                    "blockTableOptional": torch.tensor([[4, 1], [0, 8], [2, 3]], dtype=torch.int32),
                    "actualQSeqLenOptional": [1, 1, 1],
                    "actualKvSeqLenOptional": [64, 50, 49],
                    "layoutOptional": layout,
                    "numHeads": heads,
                    "numKeyValueHeads": 2,
                    "selectBlockSize": 16,
                    "selectBlockCount": 3,
                    "pageBlockSize": 32,
                    "scaleValue": 24**-0.5,
                    "sparseMode": 0,
                    "output": Out((*shape[:-1], 64 if dense else 16), d),
                },
                f"{d}, {layout}",
                tolerance=LOOSE[d],
            )


def infer_reference(**g: Any) -> T:
    """Every sequence by itself."""
    n, nkv = g["numHeads"], g["numKeyValueHeads"]
    batch = len(g["actualKvSeqLenOptional"])
    query = g["query"].reshape(batch, n, -1)
    lists = g["topkIndices"].reshape(batch, nkv, -1)
    outs = []
    for b, length in enumerate(g["actualKvSeqLenOptional"]):
        used = g["blockTableOptional"][b].long()
        k, v = (g[name][used].flatten(0, 1)[:length].reshape(length, nkv, -1) for name in ("key", "value"))
        call = {
            "selectedBlockSize": g["selectBlockSize"],
            "sparseMode": 0,
            "actualSeqQLenOptional": [1],
            "actualSeqKvLenOptional": [length],
            "topkIndices": lists[b : b + 1],
            "scaleValue": g["scaleValue"],
        }
        outs.append(selected(query[b : b + 1], k, v, call)[0])
    out = torch.cat(outs)
    return out.reshape(*g["query"].shape[:-1], -1) if g["layoutOptional"] != "BSH" else out.reshape(batch, 1, -1)


def infer_errors() -> Iterator[ErrorSample]:
    """Layouts and sizes that do not fit."""
    base = next(iter(infer_samples())).arguments
    yield samples.null(base, "topkIndices")
    yield ErrorSample({**base, "layoutOptional": "BNSD"}, 561002, ("BNSD", "BSH"))
    yield ErrorSample({**base, "pageBlockSize": 16}, 561002, ("pageBlockSize 16",))
    yield ErrorSample({**base, "actualKvSeqLenOptional": [64, 50, 90]}, 561002, ("90", "64"))


def rules(argument: str) -> Contract:
    """The rules stand beside the kernels."""
    return Contract(rules=(custom("flash_attention", argument),))


define(
    "NsaCompress",
    native(),
    reference=compress_reference,
    contract=rules("input"),
    samples=compress_samples,
    errors=compress_errors,
    cost=Cost(unit="vector", operations_per_element=32, kernel="NsaCompress"),
)
define(
    "NsaCompressGrad",
    native(any_layout=True),
    reference=compress_grad_reference,
    contract=rules("input"),
    samples=compress_grad_samples,
    cost=Cost(unit="vector", operations_per_element=32, kernel="NsaCompressGrad"),
)
define(
    "NsaCompressWithCache",
    native(),
    reference=cache_reference,
    contract=rules("input"),
    samples=cache_samples,
    cost=Cost(unit="vector", operations_per_element=32, kernel="NsaCompressWithCache"),
)
define(
    "NsaSelectedAttention",
    native(),
    reference=selected_reference,
    contract=rules("query"),
    samples=selected_samples,
    errors=selected_errors,
    cost=Cost(unit="mixed", kernel="NsaSelectedAttention"),
)
define(
    "NsaSelectedAttentionGrad",
    native(any_layout=True),
    reference=selected_grad_reference,
    contract=rules("query"),
    samples=selected_grad_samples,
    cost=Cost(unit="mixed", kernel="NsaSelectedAttentionGrad"),
)
define(
    "NsaSelectedAttentionInfer",
    native(),
    reference=infer_reference,
    contract=rules("query"),
    samples=infer_samples,
    errors=infer_errors,
    cost=Cost(unit="mixed", kernel="NsaSelectedAttentionInfer"),
)
