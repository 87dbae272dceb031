"""Results of attention over parts of the keys, put together: AttentionUpdate and RingAttentionUpdateV2.

Facts: the documentation of torch_npu.npu_attention_update, and op-plugin's tests of both operators.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
LOOSE = {"bfloat16": (1e-2, 1e-2), "float16": (2e-3, 2e-3), "float32": (1e-5, 1e-5)}


def update_reference(lse: list[T], localOut: list[T], updateType: int) -> tuple[T | None, ...]:
    """Weights are the softmax of the log-sum-exps; infinite ones belong to parts without keys."""
    stacked = torch.stack(lse)
    stacked = stacked.masked_fill(stacked.isinf(), -torch.inf)
    weights = torch.nan_to_num(stacked.softmax(0), 0.0)
    out = (weights.unsqueeze(-1) * torch.stack(localOut)).sum(0)
    return (out, torch.logsumexp(stacked, 0)) if updateType == 1 else (out,)


def update_case(dtype: str, parts: int, rows: int, dim: int, kind: int) -> dict[str, Any]:
    """Random parts."""
    case: dict[str, Any] = {
        "lse": [samples.make((rows,), "float32", seed=i) for i in range(parts)],
        "localOut": [samples.make((rows, dim), dtype, seed=10 + i) for i in range(parts)],
        "updateType": kind,
        "out": Out((rows, dim), dtype),
    }
    return case | ({"lseOut": Out((rows,), "float32")} if kind else {})


def update_samples() -> Iterator[Sample]:
    """Types, numbers of parts, rows without keys."""
    for dtype in sorted(FLOAT):
        for parts, rows, dim in ((1, 5, 8), (2, 7, 128), (16, 3, 512), (3, 0, 64)):
            for kind in (0, 1):
                yield Sample(
                    update_case(dtype, parts, rows, dim, kind),
                    f"{dtype}, {parts} parts, {rows} x {dim}, type {kind}",
                    tolerance=LOOSE[dtype],
                )
    case = update_case("float32", 3, 4, 16, 1)
    case["lse"][0][:2] = torch.inf
    case["lse"][1][0] = -torch.inf
    case["lse"][2][0] = torch.inf
    yield Sample(case, "parts without keys", tolerance=LOOSE["float32"])


def update_errors() -> Iterator[ErrorSample]:
    """Lists and sizes that do not fit."""
    case = update_case("float16", 2, 4, 16, 1)
    yield ErrorSample({**case, "lse": case["lse"][:1]}, 161002, ("lse", "1", "2"))
    yield ErrorSample({**case, "updateType": 2}, 161002, ("updateType", "2"))
    yield ErrorSample({**case, "lseOut": None}, 161001, ("lseOut",))
    wide = update_case("float16", 2, 4, 20, 0)
    yield ErrorSample(wide, 161002, ("headDim", "20"))


def ring_reference(**given: Any) -> tuple[T, T, T]:
    """Output, maximum and sum."""
    tnd = given["inputLayoutOptional"] == "TND"
    pm, ps, cm, cs = (given[n] for n in ("prevSoftmaxMax", "prevSoftmaxSum", "curSoftmaxMax", "curSoftmaxSum"))
    top = torch.maximum(pm, cm)
    ps, cs = ps * (pm - top).exp(), cs * (cm - top).exp()
    total = ps + cs
    weights = [(x / total)[..., :1] for x in (ps, cs)]
    prev, cur = given["prevAttnOut"], given["curAttnOut"]
    if tnd:
        return prev * weights[0] + cur * weights[1], top, total
    s, b, hidden = prev.shape
    n = pm.shape[1]
    spread = [w.permute(2, 0, 1, 3).expand(s, b, n, hidden // n).reshape(s, b, hidden) for w in weights]
    return prev * spread[0] + cur * spread[1], top, total


def ring_case(dtype: str, layout: str) -> dict[str, Any]:
    """Five rows of two batches (or seven tokens), four heads of eight."""
    out, stats = ((5, 2, 32), (2, 4, 5, 8)) if layout == "SBH" else ((7, 4, 8), (7, 4, 8))

    def statistic(low: float, seed: int) -> T:
        return (
            samples.make(stats[:-1], "float32", low=low, high=low + 2, seed=seed).unsqueeze(-1).repeat_interleave(8, -1)
        )

    return {
        "prevAttnOut": samples.make(out, dtype, seed=1),
        "prevSoftmaxMax": statistic(-1, 2),
        "prevSoftmaxSum": statistic(1, 3),
        "curAttnOut": samples.make(out, dtype, seed=4),
        "curSoftmaxMax": statistic(-1, 5),
        "curSoftmaxSum": statistic(1, 6),
        "actualSeqQlenOptional": None if layout == "SBH" else torch.tensor([3, 7]),
        "inputLayoutOptional": layout,
        "inputSoftmaxLayoutOptional": "" if layout == "SBH" else "TND",
        "attnOutOut": Out(out, dtype),
        "softmaxMaxOut": Out(stats, "float32"),
        "softmaxSumOut": Out(stats, "float32"),
    }


def ring_samples() -> Iterator[Sample]:
    """Both layouts in all types."""
    for dtype in sorted(FLOAT):
        for layout in ("SBH", "TND"):
            yield Sample(ring_case(dtype, layout), f"{dtype}, {layout}", tolerance=LOOSE[dtype])


def ring_errors() -> Iterator[ErrorSample]:
    """Layouts and shapes that do not fit."""
    case = ring_case("float16", "TND")
    yield ErrorSample({**case, "inputLayoutOptional": "BNSD"}, 161002, ("inputLayout", "BNSD"))
    yield ErrorSample({**case, "actualSeqQlenOptional": None}, 161001, ("actualSeqQlenOptional",))
    yield ErrorSample({**case, "inputSoftmaxLayoutOptional": ""}, 161002, ("inputSoftmaxLayout", "TND"))
    yield ErrorSample({**case, "curSoftmaxSum": case["curSoftmaxSum"][:3]}, 161002, ("curSoftmaxSum", "[3, 4, 8]"))


define(
    "AttentionUpdate",
    native(),
    reference=update_reference,
    contract=Contract(rules=(custom("flash_attention", "lse"),)),
    samples=update_samples,
    errors=update_errors,
    cost=Cost(unit="vector", operations_per_element=8, kernel="AttentionUpdate"),
)
define(
    "RingAttentionUpdateV2",
    native(),
    reference=ring_reference,
    contract=Contract(rules=(custom("flash_attention", "prevAttnOut"),)),
    samples=ring_samples,
    errors=ring_errors,
    cost=Cost(unit="vector", operations_per_element=8, kernel="RingAttentionUpdate"),
)
