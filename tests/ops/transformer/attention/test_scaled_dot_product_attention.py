"""scaled_dot_product_attention on the device: its arguments reach the fused operator; it is as exact as on the CPU."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from attention_reference import TOLERANCE, attention, error

pytest.importorskip("torch_npu")

DEVICE = "npu:0"
TYPES = tuple(TOLERANCE)


def tensors(*shapes: tuple[int, ...], dtype: torch.dtype) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(7)
    return [torch.randn(shape, generator=generator).to(dtype) for shape in shapes]


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("kind", ["plain", "causal", "mask", "broadcast"])
@pytest.mark.parametrize(("heads", "key_heads", "sq", "sk"), [(4, 4, 100, 100), (8, 2, 70, 150), (8, 2, 1, 300)])
def test_values_and_gradients(heads: int, key_heads: int, sq: int, sk: int, kind: str, dtype: torch.dtype) -> None:
    b, d = 2, 64
    key = (b, key_heads, sk, d)
    q, k, v, dy = tensors((b, heads, sq, d), key, key, (b, heads, sq, d), dtype=dtype)
    see = None
    if kind == "causal":
        see = torch.ones(sq, sk, dtype=torch.bool).tril()
    elif kind in ("mask", "broadcast"):
        shape = (b, 1, sq, sk) if kind == "mask" else (b, 1, 1, sk)
        see = torch.rand(shape, generator=torch.Generator().manual_seed(8)) < 0.7
        see[..., 0] = True
    want = attention(q, k, v, scale=d**-0.5, see=see, dy=dy)
    leaves = [t.to(DEVICE).requires_grad_() for t in (q, k, v)]
    mask = see.to(DEVICE) if see is not None and kind != "causal" else None
    causal, shared = kind == "causal", heads != key_heads
    out = F.scaled_dot_product_attention(*leaves, attn_mask=mask, is_causal=causal, enable_gqa=shared)
    out.backward(dy.to(DEVICE))
    assert error(out, want.out) < TOLERANCE[dtype]
    least = 0.1 * max(t.abs().max().item() for t in want.grads.values())
    for name, leaf in zip("qkv", leaves, strict=True):
        assert error(leaf.grad, want.grads[name], least) < 3 * TOLERANCE[dtype], name


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_no_less_exact_than_the_operator_of_the_cpu(dtype: torch.dtype) -> None:
    """Root mean square errors against float64 at a size where sums are long; 10 % is for chance."""
    b, n, s, d = 1, 2, 1024, 64
    q, k, v, dy = tensors(*[(b, n, s, d)] * 4, dtype=dtype)
    want = attention(q, k, v, scale=d**-0.5, dy=dy)
    right = [want.out, *(want.grads[name] for name in "qkv")]

    def errors(device: str) -> list[float]:
        leaves = [t.to(device).requires_grad_() for t in (q, k, v)]
        out = F.scaled_dot_product_attention(*leaves)
        out.backward(dy.to(device))
        results = [out, *(leaf.grad for leaf in leaves)]
        pairs = zip(results, right, strict=True)
        return [(g.detach().cpu().double() - w).pow(2).mean().sqrt().item() for g, w in pairs]

    for name, here, cpu in zip(("out", *"qkv"), errors(DEVICE), errors("cpu"), strict=True):
        assert here <= 1.1 * cpu, (name, here, cpu)
