"""Fused attention of earlier releases, distinct elements and quantisation."""

from __future__ import annotations

from typing import Any

import graph_support
import numpy as np
import pytest
import torch
from graph_support import Host, out


def make(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)) * 0.5


def close(got: torch.Tensor, want: Any) -> None:
    torch.testing.assert_close(got.double(), torch.as_tensor(want).double(), rtol=1e-4, atol=1e-5)


def softmax(x: torch.Tensor) -> torch.Tensor:
    return x.exp() / x.exp().sum(-1, keepdim=True)


KEEP = 0.75
bits = torch.from_numpy(np.random.default_rng(1).integers(0, 2, 4096, dtype=np.uint8))


def test_softmax_with_dropout() -> None:
    a, b, mask = make(3, 8), make(3, 8, seed=1), bits[:128]
    leaf = b.double().requires_grad_()
    chances = softmax(a.double() + 0.5 * leaf)
    want = chances * mask[:24].view(3, 8) / KEEP
    attrs = {"alpha": 0.5, "input_keep_prob": KEEP}
    y, dropped = graph_support.run("AxpyWithSoftmaxAndDropOutDoMask", [a, b, mask], [out((3, 8))] * 2, attrs)
    close(y, chances.detach())
    close(dropped, want.detach())
    grad = make(3, 8, seed=2)
    want.backward(grad.double())
    (dx,) = graph_support.run("DropoutWithMulsAndSoftmaxGrad", [grad, mask, y], [out((3, 8))], attrs)
    close(dx, leaf.grad)


def test_attention_score() -> None:
    shape = (2, 3, 8, 4)
    q, k, v = (make(*shape, seed=s) for s in range(3))
    padding, mask = make(2, 1, 8, 8, seed=4), bits[: 2 * 3 * 64]
    leaves = [t.double().requires_grad_() for t in (q, k, v)]
    chances = softmax(leaves[0] @ leaves[1].transpose(-1, -2) * 0.25 + padding.double())
    score = (chances * mask.view(2, 3, 8, 8) / KEEP) @ leaves[2]
    want = score.permute(0, 2, 1, 3).reshape(16, 12)
    scale = Host(torch.tensor(0.25).half())
    y, kept = graph_support.run(
        "AttentionScore", [q, k, v, padding, scale, mask], [out((16, 12)), out((2, 3, 8, 8))], {"keep_prob": KEEP}
    )
    close(y, want.detach())
    close(kept, chances.detach())
    grad = make(*shape, seed=5)
    score.backward(grad.double())
    found = graph_support.run(
        "AttentionScoreGrad", [kept, grad, v, k, q, scale, mask], [out((16, 12))] * 3, {"keep_prob": KEEP}
    )
    for got, leaf in zip(found, (leaves[2], leaves[0], leaves[1]), strict=True):
        close(got, leaf.grad.permute(0, 2, 1, 3).reshape(16, 12))


def test_multi_head_attention() -> None:
    batch, heads, dim, length = 2, 2, 4, 8
    width = heads * dim
    x = [make(batch * length, width, seed=s) for s in range(3)]
    w = [make(width, width, seed=3 + s) for s in range(4)]
    b = [make(width, seed=8 + s) for s in range(4)]
    attn_mask = make(batch, 1, length, length, seed=12)
    scores = (batch, heads, length, length)
    packed = bits[: batch * heads * length * length // 8] * 87
    kept = torch.from_numpy(np.unpackbits(packed.numpy(), bitorder="little")).view(scores)
    leaves = [t.double().requires_grad_() for t in (*x, *w, *b)]
    xs, ws, bs = leaves[:3], leaves[3:7], leaves[7:]

    def heads_of(t: torch.Tensor) -> torch.Tensor:
        return t.view(batch, length, heads, dim).permute(0, 2, 1, 3)

    q, k, v = (heads_of(xs[i] @ ws[i].t() + bs[i]) for i in range(3))
    chances = softmax((q * dim**-0.5) @ k.transpose(-1, -2) + attn_mask.double())
    context = ((chances * kept / KEEP) @ v).permute(0, 2, 1, 3).reshape(batch * length, width)
    want = context @ ws[3].t() + bs[3]
    attrs = {
        "attn_head_num": heads, "attn_dim_per_head": dim, "src_len": length, "tgt_len": length, "keep_prob": KEEP,
        "softmax_use_float": True,
    }  # fmt: skip
    per_head = out((batch, heads, length, dim))
    flat = out((batch * length, width))
    found = graph_support.run(
        "MultiHeadAttention", [*x, w[0], w[1], w[2], attn_mask, w[3], *b, packed],
        [flat, out((packed.numel(),), "uint8"), per_head, per_head, per_head, out(scores), out(scores), flat], attrs,
    )  # fmt: skip
    close(found[0], want.detach())
    assert torch.equal(found[1], packed)
    close(found[2], (q * dim**-0.5).detach())
    grad = make(batch * length, width, seed=20)
    want.backward(grad.double())
    grads = graph_support.run(
        "MultiHeadAttentionGrad", [*x, *w, *found[2:], grad, packed],
        [out((width, width))] * 4 + [flat] * 3 + [out((1, width))] * 4, attrs,
    )  # fmt: skip
    for got, leaf in zip(grads, [*ws, *xs, *bs], strict=True):
        close(got.view(leaf.shape), leaf.grad)


def test_projections() -> None:
    x, gamma, beta = make(6, 8), make(8, seed=1), make(8, seed=2)
    kernels, biases = [make(8, 8, seed=s) for s in (3, 4, 5)], [make(8, seed=s) for s in (6, 7, 8)]
    found = graph_support.run(
        "AttentionLnQKV", [x, *kernels, gamma, beta, *biases],
        [out((6, 8)), *[out((2, 2, 3, 4))] * 3, out((6,)), out((6,))], {"epsilon": 1e-5},
    )  # fmt: skip
    norm = torch.nn.functional.layer_norm(x.double(), (8,), gamma.double(), beta.double(), 1e-5)
    close(found[0], norm)
    for got, kernel, bias in zip(found[1:4], kernels, biases, strict=True):
        close(got, (norm @ kernel.double() + bias.double()).view(2, 3, 2, 4).permute(0, 2, 1, 3))
    grads = [make(6, 8, seed=s) for s in (9, 10, 11)]
    (dx,) = graph_support.run("AttentionQKVGradX", [x, *grads, *kernels], [out((6, 8))])
    close(dx, x.double() + sum(g.double() @ k.double().t() for g, k in zip(grads, kernels, strict=True)))
    found = graph_support.run("AttentionQKVGradW", [x, *grads], [out((8, 8))] * 3 + [out((8,))] * 3)
    for i, g in enumerate(grads):
        close(found[i], x.double().t() @ g.double())
        close(found[3 + i], g.double().sum(0))


def test_distinct_elements() -> None:
    x = torch.tensor([3, 1, 1, 2, 3, 3])
    attrs = {"sorted": True, "return_inverse": True, "return_counts": True}
    y, inverse, counts = graph_support.run(
        "UniqueWithCountsAndSorting", [x], [out((6,), "int64")] * 3, attrs, wait=True
    )
    want = np.unique(x.numpy(), return_inverse=True, return_counts=True)
    for got, expected in zip((y, inverse, counts), want, strict=True):
        np.testing.assert_array_equal(got.numpy(), expected)
    y, _, counts = graph_support.run("UniqueConsecutive", [x], [out((6,), "int64")] * 3, {}, wait=True)
    assert y.tolist() == [3, 1, 2, 3]
    assert counts.tolist() == [1, 2, 1, 2]


@pytest.mark.parametrize(("dtype", "low", "high"), [("torch.qint8", -128, 127), ("torch.quint8", 0, 255)])
def test_quantisation(dtype: str, low: int, high: int) -> None:
    x, scales, zeros = make(3, 4) * 100, torch.tensor([0.1, 0.5, 1.0]), torch.tensor([1, 2, 3]).int()
    (y,) = graph_support.run(
        "Quantize", [x, scales, zeros], [out((3, 4), "int8" if low else "uint8")], {"dtype": dtype, "axis": 0}
    )
    want = np.clip(np.rint(x.numpy() / scales.numpy()[:, None]) + zeros.numpy()[:, None], low, high)
    np.testing.assert_array_equal(y.numpy(), want)


def test_adam_with_decay() -> None:
    var, m, v, grad = make(5), make(5, seed=1), make(5, seed=2).abs(), make(5, seed=3)
    numbers = [Host(torch.tensor(n)) for n in (0.81, 0.998, 0.01, 0.1, 0.9, 0.999, 1e-8)]
    found = graph_support.run("ApplyAdamW", [var, m, v, *numbers, grad, None], [out((5,))] * 3, {"maximize": False})
    new_m, new_v = 0.9 * m.double() + 0.1 * grad.double(), 0.999 * v.double() + 0.001 * grad.double() ** 2
    step = new_m / (1 - 0.81 * 0.9) / ((new_v / (1 - 0.998 * 0.999)).sqrt() + 1e-8)
    close(found[0], var.double() * (1 - 0.01 * 0.1) - 0.01 * step)
    close(found[1], new_m)
    close(found[2], new_v)


def test_permutation() -> None:
    given = [Host(torch.tensor(n)) for n in (50, 7, 0)]
    (y,) = graph_support.run("StatelessRandperm", given, [out((50,), "int64")])
    assert sorted(y.tolist()) == list(range(50))
    assert y.tolist() != list(range(50))
