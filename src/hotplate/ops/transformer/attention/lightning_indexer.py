"""Which keys matter most for each row of the query: LightningIndexer and QuantLightningIndexer.

Facts: the documentation of torch_npu.npu_lightning_indexer and npu_quant_lightning_indexer.
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


def indexer_case(
    d: str, layout: str, *, n: int = 4, page: int = 0, mode: int = 3, count: int = 5, values: bool = False
) -> dict[str, Any]:
    """Two sequences: of 3 and 2 queries, with 40 and 3 keys. Small integers, so that every sum is exact."""
    varlen = layout == "TND"
    q_lead = (5,) if varlen else (2, 3)
    k_lead = (6, page) if page else (43,) if varlen else (2, 40)
    kind = samples.torch_dtype(d)

    def whole(*shape: int, seed: int, high: int) -> T:
        return samples.make(shape, "int32", low=-high, high=high, seed=seed)

    shape = (*q_lead, 1, count)
    return {
        "query": whole(*q_lead, n, 128, seed=1, high=3).to(kind),
        "key": whole(*k_lead, 1, 128, seed=2, high=3).to(kind),
        "weights": (whole(*q_lead, n, seed=3, high=4).float() / 4).to(torch.float16 if d == "int8" else kind),
        "actualSeqLengthsQueryOptional": torch.tensor([3, 5] if varlen else [3, 2], dtype=torch.int32),
        "actualSeqLengthsKeyOptional": torch.tensor([40, 43] if varlen and not page else [40, 3], dtype=torch.int32),
        "blockTableOptional": torch.tensor([[5, 0, 3], [1, -1, -1]], dtype=torch.int32) if page else None,
        "layoutQueryOptional": layout,
        "layoutKeyOptional": "PA_BSND" if page else layout,
        "sparseCount": count,
        "sparseMode": mode,
        "preTokens": FAR,
        "nextTokens": FAR,
        "returnValues": values,
        "sparseIndicesOut": Out(shape, "int32"),
        "sparseValuesOut": Out(shape if values else (0,), d),
    }


def scores(g: dict[str, Any]) -> Iterator[tuple[tuple[int, ...], T]]:
    """The place of each row of the query, and what the keys that it may see are worth."""
    varlen = g["layoutQueryOptional"] == "TND"
    ends, kv_ends = (g[f"actualSeqLengths{n}Optional"].tolist() for n in ("Query", "Key"))
    table = g.get("blockTableOptional")
    key, key_scale = g["key"].double(), g.get("keyDequantScale")
    if key_scale is not None:
        key = key * key_scale.double().unsqueeze(-1)
    query = g["query"].double()
    if g.get("queryDequantScale") is not None:
        query = query * g["queryDequantScale"].double().unsqueeze(-1)
    for b in range(len(ends)):
        if table is not None:
            k = key[table[b].clamp(min=0).long()].flatten(0, 1)[: kv_ends[b], 0]
        elif varlen:
            k = key[(kv_ends[b - 1] if b else 0) : kv_ends[b], 0]
        else:
            k = key[b, : kv_ends[b], 0]
        first = ends[b - 1] if varlen and b else 0
        nq = ends[b] - first
        for i in range(nq):
            place = (first + i,) if varlen else (b, i)
            value = (torch.relu(query[place] @ k.T) * g["weights"].double()[place].unsqueeze(-1)).sum(0)
            limit = max(len(k) - nq + i + 1, 0) if g["sparseMode"] == 3 else len(k)
            yield place, value[:limit]


def reference(**g: Any) -> tuple[T | None, ...]:
    """Indices, the best first, and their values."""
    count = g["sparseCount"]
    lead = tuple(g["query"].shape[:-2])
    indices = torch.full((*lead, 1, count), -1, dtype=torch.int32)
    values = torch.full((*lead, 1, count), -torch.inf, dtype=torch.float64)
    for place, value in scores(g):
        ordered, order = value.sort(descending=True, stable=True)
        k = min(count, len(order))
        indices[place][0, :k] = order[:k].int()
        values[place][0, :k] = ordered[:k]
    if "returnValues" not in g:
        return (indices,)
    return indices, values if g["returnValues"] else None


def plain_samples() -> Iterator[Sample]:
    """Layouts, modes, caches, numbers of keys to choose."""
    for d in ("bfloat16", "float16"):
        for layout in ("BSND", "TND"):
            for mode in (0, 3):
                case = indexer_case(d, layout, mode=mode, values=True)
                yield Sample(case, f"{d}, {layout}, mode {mode}", tolerance=(1e-2, 1e-2))
            yield Sample(indexer_case(d, layout, page=16), f"{d}, {layout}, paged")
        yield Sample(indexer_case(d, "BSND", n=64, count=2048), f"{d}, 64 heads, all keys")
        full = indexer_case(d, "BSND")
        yield Sample({**full, "weights": full["weights"].float()}, f"{d}, float32 weights")


def quantised(case: dict[str, Any]) -> dict[str, Any]:
    """The call of QuantLightningIndexer: powers of two as scales."""
    case = {k: v for k, v in case.items() if k not in ("returnValues", "sparseValuesOut", "sparseIndicesOut")}
    powers = 2.0 ** samples.make(tuple(case["key"].shape[:-1]), "int32", low=-3, high=1, seed=4).double()
    own = 2.0 ** samples.make(tuple(case["query"].shape[:-1]), "int32", low=-3, high=1, seed=5).double()
    shape = (*case["query"].shape[:-2], 1, case["sparseCount"])
    return {
        **case,
        "queryDequantScale": own.half(),
        "keyDequantScale": powers.half(),
        "queryQuantMode": 0,
        "keyQuantMode": 0,
        "out": Out(shape, "int32"),
    }


def quant_samples() -> Iterator[Sample]:
    """Layouts, modes, caches."""
    for layout in ("BSND", "TND"):
        for mode in (0, 3):
            yield Sample(quantised(indexer_case("int8", layout, mode=mode)), f"{layout}, mode {mode}")
        yield Sample(quantised(indexer_case("int8", layout, page=16)), f"{layout}, paged")
    yield Sample(quantised(indexer_case("int8", "BSND", n=64, count=40)), "64 heads, all keys")


def refusals(base: dict[str, Any]) -> Iterator[ErrorSample]:
    """Layouts, sizes and options that the operator refuses."""
    yield samples.null(base, "weights")
    yield ErrorSample({**base, "layoutQueryOptional": "BNSD"}, 561002, ("BNSD", "TND"))
    yield ErrorSample({**base, "sparseMode": 2}, 561002, ("sparseMode", "2"))
    yield ErrorSample({**base, "sparseCount": 2500}, 561002, ("sparseCount", "2500"))
    yield ErrorSample({**base, "nextTokens": 5}, 561002, ("nextTokens", "5"))


define(
    "LightningIndexer",
    native(),
    reference=reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=plain_samples,
    errors=lambda: refusals(next(iter(plain_samples())).arguments),
    cost=Cost(unit="mixed", kernel="LightningIndexer"),
)
define(
    "QuantLightningIndexer",
    native(),
    reference=reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=quant_samples,
    errors=lambda: refusals(next(iter(quant_samples())).arguments),
    cost=Cost(unit="mixed", kernel="QuantLightningIndexer"),
    exact=True,
)
