"""Rotary embedding through torch_npu, with the refusals of the real tiling, and the fused fill of a latent cache."""

from __future__ import annotations

import pytest
import torch

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"


def random(*shape: int, seed: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def turned(x: torch.Tensor) -> torch.Tensor:
    a, b = x.chunk(2, -1)
    return torch.cat([-b, a], -1)


def paired(x: torch.Tensor) -> torch.Tensor:
    return torch.stack([-x[..., 1::2], x[..., ::2]], -1).flatten(-2)


@pytest.mark.parametrize("mode", ["half", "interleave"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_rotary_mul_and_its_gradient(mode: str, dtype: torch.dtype) -> None:
    x = random(2, 6, 3, 80, seed=1, dtype=dtype)
    cos, sin = (random(1, 6, 1, 80, seed=s, dtype=dtype) for s in (2, 3))
    device = x.to(DEVICE).requires_grad_(True)
    out = torch_npu.npu_rotary_mul(device, cos.to(DEVICE), sin.to(DEVICE), mode)
    grad = random(2, 6, 3, 80, seed=4, dtype=dtype)
    out.backward(grad.to(DEVICE))
    host = x.double().requires_grad_(True)
    wanted = host * cos + (turned if mode == "half" else paired)(host) * sin
    wanted.backward(grad.double())
    tolerance = 4e-2 if dtype == torch.bfloat16 else 1e-5
    torch.testing.assert_close(out.detach().cpu().double(), wanted.detach(), rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(device.grad.cpu().double(), host.grad, rtol=tolerance, atol=tolerance)


def test_rotary_mul_by_a_matrix() -> None:
    x, cos, sin = random(2, 5, 3, 64, seed=1), random(1, 5, 1, 64, seed=2), random(1, 5, 1, 64, seed=3)
    matrix = turned(torch.eye(64))
    out = torch_npu.npu_rotary_mul(x.to(DEVICE), cos.to(DEVICE), sin.to(DEVICE), "half", rotate=matrix.to(DEVICE))
    torch.testing.assert_close(out.cpu(), x * cos + turned(x) * sin, rtol=1e-4, atol=1e-5)


def test_rotary_mul_refuses_what_the_tiling_refuses() -> None:
    x, table = random(2, 32, 4, 128, seed=1).half().to(DEVICE), random(1, 1, 4, 128, seed=2).half().to(DEVICE)
    with pytest.raises(RuntimeError, match="BNSD"):
        torch_npu.npu_rotary_mul(x, table, table)
    x, half = random(1, 6, 2, 80, seed=1).to(DEVICE), random(1, 6, 1, 40, seed=2).to(DEVICE)
    with pytest.raises(RuntimeError, match="head_dim"):
        torch_npu.npu_rotary_mul(x, half, half)


def test_query_and_key_in_place_and_the_refusals() -> None:
    def call(keys: int = 4, size: int = 128) -> tuple[torch.Tensor, ...]:
        query, key = random(1, 4, 2, size, seed=1), random(1, keys, 1, size, seed=2)
        cos, sin = random(1, 4, 1, size, seed=3), random(1, 4, 1, size, seed=4)
        q, k = query.to(DEVICE), key.to(DEVICE)
        out = torch_npu.npu_apply_rotary_pos_emb(q, k, cos.to(DEVICE), sin.to(DEVICE))
        assert out[0].data_ptr() == q.data_ptr()
        return out[0].cpu(), out[1].cpu(), query * cos + turned(query) * sin, key * cos + turned(key) * sin

    query, key, wanted_query, wanted_key = call()
    torch.testing.assert_close(query, wanted_query, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(key, wanted_key, rtol=1e-5, atol=1e-5)
    with pytest.raises(RuntimeError, match="dim1 must equal"):
        call(keys=5)
    with pytest.raises(RuntimeError, match="not 128"):
        call(size=64)


def test_interleave_rope_sorts_pairs_into_halves() -> None:
    x = random(2, 3, 4, 64, seed=1).half()
    cos, sin = (random(2, 1, 4, 64, seed=s).half() for s in (2, 3))
    out = torch_npu.npu_interleave_rope(x.to(DEVICE), cos.to(DEVICE), sin.to(DEVICE))
    halves = torch.cat([x[..., ::2], x[..., 1::2]], -1).double()
    torch.testing.assert_close(out.cpu().double(), halves * cos + turned(halves) * sin, rtol=4e-3, atol=4e-3)


@pytest.mark.parametrize("sections", [None, [8, 8, 16]])
def test_angles_from_a_cache(sections: list[int] | None) -> None:
    tokens, head = 5, 64
    query, key = random(tokens, 2 * head, seed=1), random(tokens, head, seed=2)
    cache = random(9, head, seed=3)
    shape = (tokens,) if sections is None else (3, tokens)
    positions = torch.randint(0, 9, shape, generator=torch.Generator().manual_seed(4))
    out, _ = torch_npu.npu_mrope(
        positions.to(DEVICE),
        query.to(DEVICE),
        key.to(DEVICE),
        cache.to(DEVICE),
        head,
        mrope_section=sections,
        rotary_mode="half",
    )
    cos, sin = cache[positions].chunk(2, -1)
    if sections is not None:
        cos, sin = (torch.cat([p[i] for i, p in enumerate(t.split(sections, -1))], -1) for t in (cos, sin))
    cos, sin = (torch.cat([t, t], -1).unsqueeze(1) for t in (cos, sin))
    heads = query.reshape(tokens, 2, head)
    torch.testing.assert_close(out.cpu(), (heads * cos + turned(heads) * sin).flatten(1), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("mode", ["PA_BNSD", "PA_NZ"])
def test_a_latent_cache_is_normalized_turned_and_filled(mode: str) -> None:
    batch, sequence, block, blocks = 2, 3, 4, 5
    kv = random(batch, 1, sequence, 576, seed=1).half()
    gamma = random(512, seed=2).half()
    cos, sin = (random(batch, 1, sequence, 64, seed=s).half() for s in (3, 4))
    index = torch.tensor([7, 0, 19, 3, 4, 12])
    k_cache, c_cache = torch.zeros(blocks, block, 1, 64).half(), torch.zeros(blocks, block, 1, 512).half()
    k_out, c_out, rope, latent = torch_npu.npu_kv_rmsnorm_rope_cache(
        kv.to(DEVICE),
        gamma.to(DEVICE),
        cos.to(DEVICE),
        sin.to(DEVICE),
        index.to(DEVICE),
        k_cache.to(DEVICE),
        c_cache.to(DEVICE),
        cache_mode=mode,
        is_output_kv=True,
    )
    x = kv[..., :512].double()
    wanted_latent = x / (x.square().mean(-1, True) + 1e-5).sqrt() * gamma
    y = torch.cat([kv[..., 512::2], kv[..., 513::2]], -1).double()
    wanted_rope = y * cos + turned(y) * sin
    torch.testing.assert_close(latent.cpu().double(), wanted_latent, rtol=4e-3, atol=4e-3)
    torch.testing.assert_close(rope.cpu().double(), wanted_rope, rtol=4e-3, atol=8e-3)
    for cache, values, width in ((k_out, rope, 64), (c_out, latent, 512)):
        view = cache.cpu()
        if mode == "PA_NZ":
            view = view.reshape(blocks, width // 16, block, 16).transpose(1, 2)
        rows = view.reshape(blocks * block, width)
        assert torch.equal(rows[index], values.cpu().reshape(-1, width))
        assert (rows.double().abs().sum(-1) > 0).sum() == len(index)
