"""Attention in float64 on the CPU, written out in full, and the layouts and masks of FlashAttentionScore.

Everything here takes and gives BNSD tensors ([batch, heads, rows, channels]) unless it says otherwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import torch

LOWEST = torch.finfo(torch.float32).max  # what a row without keys has in its statistics, and minus that as its maximum
LAYOUTS = ("BNSD", "BSND", "BSH", "SBH")
# Largest error of a result, relative to its largest value: a few units in the last place of the type.
TOLERANCE = {torch.float32: 4e-6, torch.float16: 2e-3, torch.bfloat16: 1.2e-2}


def to_layout(x: torch.Tensor, layout: str) -> torch.Tensor:
    """[B, N, S, D] to a contiguous tensor of the layout."""
    if layout == "BNSD":
        return x.contiguous()
    if layout == "BSND":
        return x.transpose(1, 2).contiguous()
    if layout == "BSH":
        return x.transpose(1, 2).flatten(2).contiguous()
    return x.permute(2, 0, 1, 3).flatten(2).contiguous()


def from_layout(x: torch.Tensor, layout: str, heads: int) -> torch.Tensor:
    """The inverse of `to_layout`."""
    if layout == "BNSD":
        return x
    if layout == "BSND":
        return x.transpose(1, 2)
    if layout == "BSH":
        return x.unflatten(2, (heads, -1)).transpose(1, 2)
    return x.unflatten(2, (heads, -1)).permute(1, 2, 0, 3)


def compressed_mask(mode: int) -> torch.Tensor:
    """The mask tensor that a compressed mode wants; its content is the same for all lengths."""
    triangle = torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1)
    if mode != 6:
        return triangle
    rectangle = torch.zeros(1024, 2048, dtype=torch.bool)
    rectangle[:, 1024:] = True
    return torch.cat([triangle, rectangle])


def attended(
    mode: int, rows: int, cols: int, before: int, after: int, mask: torch.Tensor | None, prefix: int = 0
) -> torch.Tensor:
    """Which keys a query sees, bool [..., rows, cols], by the published meaning of each sparse mode."""
    i, j = torch.arange(rows)[:, None], torch.arange(cols)[None]
    corner = cols - rows
    if mode == 0:
        assert mask is not None
        return (j >= i - before) & (j <= i + after) & ~mask.bool()
    if mode in (1, 5):
        assert mask is not None
        return ~mask.bool()
    if mode == 2:
        return j <= i
    if mode == 3:
        return j <= i + corner
    if mode == 4:
        return (j >= i + corner - before) & (j <= i + corner + after)
    assert mode == 6
    return (j <= i + corner) | (j < prefix)


@dataclass
class Expected:
    """Results and gradients in float64; `maximum` and `total` are the statistics [B, N, S]."""

    out: torch.Tensor
    maximum: torch.Tensor
    total: torch.Tensor
    grads: dict[str, torch.Tensor] = field(default_factory=dict)


def attention(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    *,
    scale: float,
    see: torch.Tensor | None = None,
    pse: torch.Tensor | None = None,
    sink: torch.Tensor | None = None,
    kept: torch.Tensor | None = None,
    keep_prob: float = 1.0,
    dy: torch.Tensor | None = None,
) -> Expected:
    """softmax(scale * (q k^T + pse)) v with `see` (True: attended), a sink logit [N] and dropout; gradients with dy."""
    leaves = {"q": q, "k": k, "v": v, "pse": pse, "sink": sink}
    leaves = {n: t.detach().cpu().double().requires_grad_(dy is not None) for n, t in leaves.items() if t is not None}
    group = q.shape[1] // k.shape[1]
    keys, values = (leaves[n].repeat_interleave(group, 1) for n in ("k", "v"))
    scores = leaves["q"] @ keys.transpose(-1, -2)
    if pse is not None:
        scores = scores + leaves["pse"]
    scores = scores * scale
    if see is not None:
        scores = scores.masked_fill(~see, -math.inf)
    logits = scores
    if sink is not None:
        column = leaves["sink"][None, :, None, None].expand(*scores.shape[:3], 1)
        logits = torch.cat([scores, column], -1)
    maximum = logits.detach().amax(-1, keepdim=True)
    empty = maximum == -math.inf
    weights = torch.exp(logits - maximum.masked_fill(empty, 0.0))
    total = weights.sum(-1, keepdim=True)
    p = (weights / total.masked_fill(empty, 1.0))[..., : scores.shape[-1]]
    if kept is not None:
        p = p * kept / keep_prob
    out = p @ values
    result = Expected(
        out.detach(),
        maximum.masked_fill(empty, -LOWEST).squeeze(-1),
        total.detach().masked_fill(empty, LOWEST).squeeze(-1),
    )
    if dy is not None:
        out.backward(dy.detach().cpu().double())
        for name, leaf in leaves.items():
            assert leaf.grad is not None
            result.grads[name] = leaf.grad
    return result


def error(got: torch.Tensor, want: torch.Tensor, least: float = 0.0) -> float:
    """Largest difference, relative to the largest value wanted (at least `least`)."""
    if want.numel() == 0:
        return 0.0
    size = max(want.double().abs().max().item(), least, 1e-30)
    return (got.detach().cpu().double() - want.detach().cpu().double()).abs().max().item() / size


def check_statistics(maximum: torch.Tensor, total: torch.Tensor, want: Expected) -> None:
    """Eight equal columns; the logarithm of the sum of exponentials; rows without keys as documented."""
    maximum, total = maximum.cpu(), total.cpu()
    assert (maximum == maximum[..., :1]).all()
    assert (total == total[..., :1]).all()
    high, sums = maximum[..., 0].double(), total[..., 0].double()
    empty = want.maximum == -LOWEST
    assert (high[empty] == -LOWEST).all()
    assert (sums[empty] == LOWEST).all()
    got, right = (high + sums.log())[~empty], (want.maximum + want.total.log())[~empty]
    torch.testing.assert_close(got, right, rtol=4e-6, atol=2e-5)
