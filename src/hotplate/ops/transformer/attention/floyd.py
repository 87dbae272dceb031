"""Attention over pairs of pairs: FusedFloydAttention and its gradient.

Facts: the documentation of torch_npu.npu_fused_floyd_attention, and op-plugin's test of it.
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
INPUTS = ("query", "key1", "value1", "key2", "value2")


def attention(inputs: list[T], mask: T | None, scale: float) -> tuple[T, T, T]:
    """out [B, H, N, M, D], maximum and sum [B, H, N, M]; inputs in the order of INPUTS."""
    q, k1, v1, k2, v2 = inputs
    scores = torch.einsum("bhikc,bhijc->bhikj", q, k1) + torch.einsum("bhikc,bhjkc->bhikj", q, k2)
    scores = scores * scale
    if mask is not None:
        scores = scores.masked_fill(mask.bool(), -torch.inf)
    top = scores.amax(-1)
    weights = (scores - top.unsqueeze(-1)).exp()
    total = weights.sum(-1)
    weights = weights / total.unsqueeze(-1)
    out = torch.einsum("bhikj,bhijc->bhikc", weights, v1) + torch.einsum("bhikj,bhjkc->bhikc", weights, v2)
    return out, top, total


def inputs(d: str, masked: bool) -> dict[str, Any]:
    """The smallest sizes that are legal."""
    b, h, n, m, k, c = 1, 2, 16, 128, 128, 32
    shapes = ((b, h, n, m, c), (b, h, n, k, c), (b, h, n, k, c), (b, h, k, m, c), (b, h, k, m, c))
    case: dict[str, Any] = {
        name: samples.make(s, d, low=-1, high=1, seed=i) for i, (name, s) in enumerate(zip(INPUTS, shapes, strict=True))
    }
    mask = samples.make((b, 1, n, 1, k), "float32", low=0, high=1, seed=9) > 0.7
    return case | {"attenMaskOptional": mask if masked else None}


def forward_samples() -> Iterator[Sample]:
    """With and without mask."""
    for d in LOOSE:
        for masked in (False, True):
            case = inputs(d, masked)
            stats = Out((*case["query"].shape[:-1], 8), "float32")
            outs = {
                "softmaxMaxOut": stats,
                "softmaxSumOut": stats,
                "attentionOutOut": Out(tuple(case["query"].shape), d),
            }
            yield Sample({**case, "scaleValueOptional": 0.2, **outs}, f"{d}, mask {masked}", tolerance=LOOSE[d])


def eight(x: T) -> T:
    """Eight equal columns."""
    return x.unsqueeze(-1).expand(*x.shape, 8)


def forward_reference(**g: Any) -> tuple[T, T, T]:
    """Maximum, sum, output."""
    out, top, total = attention([g[n] for n in INPUTS], g["attenMaskOptional"], g["scaleValueOptional"])
    return eight(top), eight(total), out


def gradient_samples() -> Iterator[Sample]:
    """Statistics and output come from the reference."""
    for d in LOOSE:
        for masked in (False, True):
            case = inputs(d, masked)
            out, top, total = attention([case[n].double() for n in INPUTS], case["attenMaskOptional"], 0.2)
            grads = {"dqOut": "query", "dk1Out": "key1", "dv1Out": "value1", "dk2Out": "key2", "dv2Out": "value2"}
            yield Sample(
                {
                    **case,
                    "dy": samples.make(tuple(out.shape), d, low=-1, high=1, seed=8),
                    "softmaxMax": eight(top).float().contiguous(),
                    "softmaxSum": eight(total).float().contiguous(),
                    "attentionIn": out.to(samples.torch_dtype(d)),
                    "scaleValue": 0.2,
                    **{o: Out(tuple(case[n].shape), d) for o, n in grads.items()},
                },
                f"{d}, mask {masked}",
                tolerance=LOOSE[d],
            )


def gradient_reference(**g: Any) -> tuple[T, ...]:
    """By autograd, in the order of the signature."""
    leaves = [g[n].clone().requires_grad_(True) for n in INPUTS]
    with torch.enable_grad():
        out = attention(leaves, g["attenMaskOptional"], g["scaleValue"])[0]
        return torch.autograd.grad(out, leaves, g["dy"])


def refusals() -> Iterator[ErrorSample]:
    """Sizes and types that do not fit."""
    base = next(iter(forward_samples())).arguments
    yield samples.null(base, "key2")
    yield ErrorSample({**base, "key1": base["key1"].float()}, 161002, ("key1", "DT_FLOAT"))
    yield ErrorSample({**base, "key2": base["key2"][:, :, :100]}, 161002, ("key2", "[1, 2, 100, 128, 32]"))


define(
    "FusedFloydAttention",
    native(),
    reference=forward_reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=forward_samples,
    errors=refusals,
    cost=Cost(unit="mixed", kernel="FusedFloydAttention"),
)
define(
    "FusedFloydAttentionGrad",
    native(any_layout=True),
    reference=gradient_reference,
    contract=Contract(rules=(custom("flash_attention", "query"),)),
    samples=gradient_samples,
    cost=Cost(unit="mixed", kernel="FusedFloydAttentionGrad"),
)
