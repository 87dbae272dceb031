"""Decoding with values that have no finite sums, across pieces of the cache and beside heads that are finite."""

from __future__ import annotations

import math

import pytest
import torch
import torch_npu


@pytest.mark.parametrize("kind", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("special", [math.inf, -math.inf, math.nan])
def test_special_values_stay_where_they_are(kind: torch.dtype, special: float) -> None:
    batch, heads, kv_heads, keys, d = 2, 8, 2, 1300, 64
    g = torch.Generator().manual_seed(1)
    q = torch.randn(batch, heads, 1, d, generator=g).to(kind)
    k, v = (torch.randn(batch, kv_heads, keys, d, generator=g).to(kind) for _ in range(2))
    v[1, 1, 1200, 7] = special
    out = torch_npu.npu_fused_infer_attention_score(
        q.npu(), k.npu(), v.npu(), num_heads=heads, num_key_value_heads=kv_heads, input_layout="BNSD", scale=d**-0.5
    )[0].cpu()
    group = heads // kv_heads
    wide_k, wide_v = (t.double().repeat_interleave(group, 1) for t in (k, v))
    exact = torch.softmax(q.double() @ wide_k.mT * d**-0.5, -1) @ wide_v
    assert (~exact.isfinite()).sum() == group
    torch.testing.assert_close(out.double(), exact, rtol=2e-2, atol=2e-3, equal_nan=True)
