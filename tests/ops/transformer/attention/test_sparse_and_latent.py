"""Caches, merging, latent projections and sparse attention as torch_npu calls them."""

from __future__ import annotations

import pytest
import torch

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"
T = torch.Tensor


def random(*shape: int, dtype: torch.dtype = torch.float16, seed: int = 0) -> T:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def close(got: T, want: T, tolerance: float = 5e-3) -> None:
    torch.testing.assert_close(got.cpu().double(), want.cpu().double(), rtol=tolerance, atol=tolerance)


def test_rows_go_into_a_fractal_cache() -> None:
    key, value = random(5, 4, 32), random(5, 4, 32, seed=1)
    caches = [torch_npu.npu_format_cast(torch.zeros(2, 8, 32, 16).half().to(DEVICE), 29) for _ in range(2)]
    slots = torch.tensor([3, 40, 0, 63, 17], dtype=torch.int32)
    torch_npu.npu_scatter_pa_kv_cache(key.to(DEVICE), value.to(DEVICE), *caches, slots.to(DEVICE))
    for rows, cache in ((key, caches[0]), (value, caches[1])):
        flat = cache.cpu().transpose(1, 2).reshape(64, 4, 32)
        torch.testing.assert_close(flat[slots.long()], rows, rtol=0, atol=0)
        assert flat.count_nonzero() == rows.count_nonzero()


def test_parts_of_attention_are_merged() -> None:
    lse = [random(6, dtype=torch.float32, seed=i) for i in range(3)]
    parts = [random(6, 32, dtype=torch.float32, seed=10 + i) for i in range(3)]
    out, total = torch_npu.npu_attention_update([t.to(DEVICE) for t in lse], [t.to(DEVICE) for t in parts], 1)
    weights = torch.stack(lse).double().softmax(0)
    close(out, (weights.unsqueeze(-1) * torch.stack(parts).double()).sum(0), 1e-5)
    close(total, torch.stack(lse).double().logsumexp(0), 1e-5)


def test_ring_update() -> None:
    out = [random(5, 2, 64, seed=i) for i in range(2)]
    top = [random(5, 2, dtype=torch.float32, seed=2 + i) for i in range(2)]
    total = [random(5, 2, dtype=torch.float32, seed=4 + i).abs() + 0.5 for i in range(2)]
    eight = lambda t: t.unsqueeze(-1).repeat_interleave(8, -1).contiguous().to(DEVICE)  # noqa: E731
    got = torch_npu.npu_ring_attention_update(
        out[0].to(DEVICE),
        eight(top[0]),
        eight(total[0]),
        out[1].to(DEVICE),
        eight(top[1]),
        eight(total[1]),
        actual_seq_qlen=torch.tensor([2, 5]).to(DEVICE),
        input_layout="TND",
        input_softmax_layout="TND",
    )
    weights = [t.double() * m.double().exp() for t, m in zip(total, top, strict=True)]
    want = sum(w.unsqueeze(-1) * o.double() for w, o in zip(weights, out, strict=True)) / sum(weights).unsqueeze(-1)
    close(got[0], want)
    close(got[1][..., 0], torch.maximum(*top), 0)


def test_latent_projections_with_fractal_weights() -> None:
    t, he, hcq, n, d, dr, hckv = 3, 64, 32, 2, 16, 32, 64
    bf = torch.bfloat16
    x, w_uk = random(t, he, dtype=bf), random(n, d, hckv, dtype=bf, seed=1) * 0.3
    w_dq, w_uq, w_dkv = (
        random(a, b, dtype=bf, seed=i) * 0.2
        for i, (a, b) in enumerate(((he, hcq), (hcq, n * (d + dr)), (he, hckv + dr)))
    )
    gamma = torch.ones(hcq, dtype=bf), torch.ones(hckv, dtype=bf)
    sin, cos = random(t, dr, dtype=bf, seed=5), random(t, dr, dtype=bf, seed=6)
    caches = [torch.zeros(2, 16, 1, w, dtype=bf).to(DEVICE) for w in (hckv, dr)]
    fractal = [torch_npu.npu_format_cast(w.to(DEVICE), 29) for w in (w_dq, w_uq, w_dkv)]
    slots = torch.tensor([5, 31, 0])
    query, rope, *_ = torch_npu.npu_mla_prolog_v3(
        x.to(DEVICE),
        fractal[0],
        fractal[1],
        w_uk.to(DEVICE),
        fractal[2],
        *(g.to(DEVICE) for g in gamma),
        sin.to(DEVICE),
        cos.to(DEVICE),
        *caches,
        cache_index=slots.to(DEVICE),
        cache_mode="PA_BSND",
    )
    norm = lambda v: v / (v.pow(2).mean(-1, keepdim=True) + 1e-5).sqrt()  # noqa: E731
    q = (norm(x.double() @ w_dq.double()) @ w_uq.double()).reshape(t, n, d + dr)
    close(query, torch.einsum("tnd,ndh->tnh", q[..., :d], w_uk.double()), 4e-2)
    kv = x.double() @ w_dkv.double()
    close(caches[0].cpu().reshape(32, hckv)[slots], norm(kv[:, :hckv]), 3e-2)
    a, b = q[..., d:][..., ::2], q[..., d:][..., 1::2]
    turned = torch.cat([a, b], -1) * cos.double().unsqueeze(1) + torch.cat([-b, a], -1) * sin.double().unsqueeze(1)
    close(rope, turned, 4e-2)


def test_the_indexer_feeds_sparse_attention() -> None:
    s, n = 40, 4
    bf = torch.bfloat16
    index_q, index_k, weights = (
        random(1, 2, 8, 128, dtype=bf),
        random(1, s, 1, 128, dtype=bf),
        random(1, 2, 8, dtype=bf),
    )
    lengths = [torch.tensor([v], dtype=torch.int32).to(DEVICE) for v in (2, s)]
    chosen, _ = torch_npu.npu_lightning_indexer(
        *(x.to(DEVICE) for x in (index_q, index_k, weights)),
        actual_seq_lengths_query=lengths[0],
        actual_seq_lengths_key=lengths[1],
        sparse_count=16,
        sparse_mode=3,
    )
    q, kv = random(1, 2, n, 512, dtype=bf, seed=1), random(1, s, 1, 512, dtype=bf, seed=2)
    q_rope, k_rope = random(1, 2, n, 64, dtype=bf, seed=3), random(1, s, 1, 64, dtype=bf, seed=4)
    out, *_ = torch_npu.npu_sparse_flash_attention(
        *(x.to(DEVICE) for x in (q, kv, kv)),
        chosen,
        0.04,
        query_rope=q_rope.to(DEVICE),
        key_rope=k_rope.to(DEVICE),
        actual_seq_lengths_query=lengths[0],
        actual_seq_lengths_kv=lengths[1],
        sparse_block_size=1,
        sparse_mode=3,
        attention_mode=2,
    )
    for i in range(2):
        rows = chosen[0, i, 0].cpu().long()
        assert bool((rows >= 0).all())
        assert bool((rows <= s - 2 + i).all())
        k = torch.cat([kv, k_rope], -1)[0, rows, 0].double()
        scores = torch.cat([q, q_rope], -1)[0, i].double() @ k.T * 0.04
        close(out[0, i], scores.softmax(-1) @ kv[0, rows, 0].double(), 3e-2)


def test_blocks_are_compressed_and_selected() -> None:
    ends = [40, 70]
    x, w = random(70, 2, 64), random(16, 2, seed=1) * 0.2
    out = torch_npu.npu_nsa_compress(x.to(DEVICE), w.to(DEVICE), 16, 16, actual_seq_len=ends)
    starts = [0, 16, 40]
    want = torch.stack([(x[a : a + 16].double() * w.double().unsqueeze(-1)).sum(0) for a in starts])
    close(out, want)
    q, k, v = random(3, 4, 64), random(128, 2, 64, seed=2), random(128, 2, 32, seed=3)
    blocks = torch.tensor([[0, 1], [1, 0]], dtype=torch.int32).repeat(3, 1).reshape(3, 2, 2)
    got, _, _ = torch_npu.npu_nsa_select_attention(
        *(t.to(DEVICE) for t in (q, k, v, blocks)), 0.1, 4, 64, 2, actual_seq_qlen=[3], actual_seq_kvlen=[128]
    )
    keys, values = (t.double().repeat_interleave(2, 1) for t in (k, v))
    scores = torch.einsum("qnd,knd->qnk", q.double(), keys) * 0.1
    close(got, torch.einsum("qnk,knd->qnd", scores.softmax(-1), values))
