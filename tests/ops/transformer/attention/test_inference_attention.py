"""The inference operators as torch_npu calls them: layouts, caches in blocks, quantised caches, latent attention."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest
import torch

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"
T = torch.Tensor


def random(*shape: int, dtype: torch.dtype = torch.float16, seed: int = 0) -> T:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def attention(q: T, k: T, v: T, scale: float, dropped: T | None = None) -> T:
    """float64 on the CPU, [B, N, S, D]; `dropped`: True where a key is not attended."""
    q, k, v = (t.cpu().double() for t in (q, k, v))
    k, v = (t.repeat_interleave(q.shape[1] // t.shape[1], 1) for t in (k, v))
    scores = q @ k.transpose(-1, -2) * scale
    if dropped is not None:
        scores = scores.masked_fill(dropped, -math.inf)
    return scores.softmax(-1) @ v


def close(got: T, want: T, tolerance: float = 5e-3) -> None:
    torch.testing.assert_close(got.cpu().double(), want.cpu().double(), rtol=tolerance, atol=tolerance)


def test_prompt_flash_attention() -> None:
    q, k, v = random(2, 4, 9, 64), random(2, 2, 12, 64, seed=1), random(2, 2, 12, 64, seed=2)
    out = torch_npu.npu_prompt_flash_attention(
        *(t.to(DEVICE) for t in (q, k, v)), num_heads=4, num_key_value_heads=2, input_layout="BNSD", scale_value=0.125
    )
    close(out, attention(q, k, v, 0.125))


def test_increment_over_an_int8_cache() -> None:
    q = random(2, 1, 256)
    k, v = (torch.randint(-99, 99, (2, 40, 128), generator=torch.Generator().manual_seed(i)).char() for i in (1, 2))
    scale = torch.rand(2, 128, generator=torch.Generator().manual_seed(3)).half() * 0.02
    out = torch_npu.npu_incre_flash_attention(
        *(t.to(DEVICE) for t in (q, k, v)),
        num_heads=4,
        num_key_value_heads=2,
        input_layout="BSH",
        scale_value=0.125,
        antiquant_scale=scale.to(DEVICE),
        actual_seq_lengths=[40, 17],
    )
    heads = lambda t: t.double().reshape(2, -1, t.shape[2] // 64, 64).transpose(1, 2)  # noqa: E731
    dropped = torch.arange(40) >= torch.tensor([40, 17]).view(2, 1, 1, 1)
    want = attention(heads(q), heads(k * scale[0].double()), heads(v * scale[1].double()), 0.125, dropped)
    close(heads(out.cpu()), want)


@pytest.mark.parametrize("form", ["BnBsH", "BnNBsD"])
def test_fused_inference_over_a_paged_cache(form: str) -> None:
    lengths, page, blocks = [200, 77], 128, 5
    q = random(2, 4, 1, 64, dtype=torch.bfloat16)
    cache = [random(blocks, 2, page, 64, dtype=torch.bfloat16, seed=i) for i in (1, 2)]
    table = torch.tensor([[3, 0], [4, 1]], dtype=torch.int32)
    given = cache if form == "BnNBsD" else [c.transpose(1, 2).reshape(blocks, page, -1) for c in cache]
    out, lse = torch_npu.npu_fused_infer_attention_score(
        q.to(DEVICE),
        *(c.contiguous().to(DEVICE) for c in given),
        num_heads=4,
        num_key_value_heads=2,
        input_layout="BNSD",
        scale=0.125,
        block_table=table.to(DEVICE),
        block_size=page,
        actual_seq_lengths_kv=lengths,
        softmax_lse_flag=True,
    )
    for b, n in enumerate(lengths):
        k, v = (torch.cat(list(c[table[b].long()]), 1)[None, :, :n] for c in cache)
        close(out[b : b + 1], attention(q[b : b + 1], k, v, 0.125), 2e-2)
        scores = q[b].double() @ k[0].double().repeat_interleave(2, 0).transpose(1, 2) * 0.125
        close(lse[b, ..., 0], scores.logsumexp(-1), 2e-2)


def test_latent_attention_of_sequences_laid_end_to_end() -> None:
    n, ends, lengths, page = 8, [1, 4], [30, 21], 16
    q, q_rope = random(4, n, 512, dtype=torch.bfloat16), random(4, n, 64, dtype=torch.bfloat16, seed=1)
    kv, k_rope = random(5, page, 512, dtype=torch.bfloat16, seed=2), random(5, page, 64, dtype=torch.bfloat16, seed=3)
    table = torch.tensor([[3, 0], [4, 1]], dtype=torch.int32)
    mask = torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1)
    out, _ = torch_npu.npu_fused_infer_attention_score_v2(
        *(t.to(DEVICE) for t in (q, kv, kv)),
        query_rope=q_rope.to(DEVICE),
        key_rope=k_rope.to(DEVICE),
        atten_mask=mask.to(DEVICE),
        block_table=table.to(DEVICE),
        actual_seq_qlen=ends,
        actual_seq_kvlen=lengths,
        num_query_heads=n,
        num_key_value_heads=1,
        softmax_scale=0.04,
        input_layout="TND",
        sparse_mode=3,
        block_size=page,
    )
    start = 0
    for b, (end, length) in enumerate(zip(ends, lengths, strict=True)):
        k = torch.cat([torch.cat(list(x[table[b].long()]), 0) for x in (kv, k_rope)], 1)[:length]
        query = torch.cat([q, q_rope], -1)[start:end].transpose(0, 1)[None]
        nq = end - start
        dropped = torch.arange(length) > torch.arange(nq).unsqueeze(1) + length - nq
        want = attention(query, k[None, None], k[None, None, :, :512], 0.04, dropped)
        close(out[start:end], want[0].transpose(0, 1), 3e-2)
        start = end


def test_refusals_name_what_is_wrong() -> None:
    q = random(8, 2, 256).to(DEVICE)
    with pytest.raises(RuntimeError, match=r"561002[\s\S]*queryD\(256\)[\s\S]*192/128/64"):
        torch_npu.npu_fused_infer_attention_score(
            q, q, q, actual_seq_lengths=[8], actual_seq_lengths_kv=[8], num_heads=2, input_layout="TND", scale=0.1
        )


BAD_TABLE = """
import torch, torch_npu
q, cache = torch.ones(1, 2, 1, 64).half().npu(), torch.ones(3, 128, 128).half().npu()
table = torch.tensor([[2, 7]], dtype=torch.int32).npu()
torch_npu.npu_fused_infer_attention_score(q, cache, cache, num_heads=2, input_layout="BNSD", scale=0.1,
    block_table=table, block_size=128, actual_seq_lengths_kv=[200])
torch.npu.synchronize()
"""


def test_a_table_with_a_block_that_does_not_exist_is_an_error_of_the_task() -> None:
    """In a process of its own: the device is stopped afterwards."""
    done = subprocess.run([sys.executable, "-c", BAD_TABLE], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "507035" in done.stderr
    assert "block_table[0][1] is 7" in done.stderr
