"""Other block sizes of the attention kernel give the same results, up to rounding."""

from __future__ import annotations

import math
import os
import subprocess
import sys

import pytest
import torch

from hotplate.config import SettingError, read
from hotplate.ops.transformer.tiling.host import attention_tile

torch_npu = pytest.importorskip("torch_npu")

TILES = ((16, 32), (48, 96), (128, 256), (256, 1024), (1024, 4096))


def attention(tensors: list[torch.Tensor], causal: bool) -> torch.Tensor:
    extra = {}
    if causal:
        extra = {"sparse_mode": 3, "atten_mask": torch.ones(2048, 2048, dtype=torch.bool).triu(1).npu()}
    q, k, v = (t.npu() for t in tensors)
    out = torch_npu.npu_fusion_attention(
        q, k, v, q.shape[1], input_layout="BNSD", scale=1 / math.sqrt(q.shape[-1]), **extra
    )[0]
    return out.cpu()


@pytest.mark.parametrize("tile", TILES, ids=str)
@pytest.mark.parametrize("causal", [False, True], ids=["full", "causal"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_any_tile_gives_the_right_result(tile: tuple[int, int], causal: bool, dtype: torch.dtype) -> None:
    generator = torch.Generator().manual_seed(0)
    tensors = [torch.randn(1, 2, s, 40, generator=generator).to(dtype) for s in (333, 517, 517)]
    q, k, v = (t.double() for t in tensors)
    scores = q @ k.transpose(-1, -2) / math.sqrt(40)
    if causal:
        scores = scores.masked_fill(torch.ones(333, 517, dtype=torch.bool).triu(517 - 333 + 1), -math.inf)
    with attention_tile(*tile):
        got = attention(tensors, causal)
    tolerance = 2e-5 if dtype == torch.float32 else 1.6e-2
    torch.testing.assert_close(got.double(), scores.softmax(-1) @ v, rtol=tolerance, atol=tolerance)


def test_the_tile_is_really_used() -> None:
    """Sums are made in another order, so some last bits differ."""
    generator = torch.Generator().manual_seed(0)
    tensors = [torch.randn(1, 2, 512, 64, generator=generator) for _ in range(3)]
    before = attention(tensors, False)
    with attention_tile(64, 32):
        other = attention(tensors, False)
    assert not torch.equal(before, other)
    assert torch.equal(before, attention(tensors, False))


@pytest.mark.parametrize("tile", [(0, 0), (8, 32), (24, 32), (16, 16), (2048, 32), (16, 8192), (-16, 32)], ids=str)
def test_other_sizes_are_refused(tile: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=f"{tile[0]} queries and {tile[1]} keys"), attention_tile(*tile):
        pass


def test_the_variable_is_checked() -> None:
    assert read("HOTPLATE_TILE", {"HOTPLATE_TILE": "64x512"}).value == "64x512"
    for text in ("64", "64x", "60x512", "64x500", "64x512x1", "x"):
        with pytest.raises(SettingError, match="HOTPLATE_TILE"):
            read("HOTPLATE_TILE", {"HOTPLATE_TILE": text})


def test_the_variable_chooses_for_a_process() -> None:
    code = (
        "import torch, torch_npu; torch.manual_seed(0); q = torch.randn(1, 1, 512, 64).npu();"
        "o = torch_npu.npu_fusion_attention(q, q, q, 1, input_layout='BNSD', scale=.125)[0].cpu();"
        "print(o.view(torch.int32).sum().item())"
    )
    sums = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "HOTPLATE_TILE": tile},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout
        for tile in ("", "64x32", "64x32")
    ]
    assert sums[0] != sums[1]
    assert sums[1] == sums[2]
