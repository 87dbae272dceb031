"""Right operands that are packed from where they lie: whole and partial tiles, odd depths, strided rows."""

from __future__ import annotations

import pytest
import torch
import torch_npu

generator = torch.Generator().manual_seed(7)


@pytest.mark.parametrize(("k", "n"), [(64, 256), (131, 320), (1100, 512), (2050, 264), (33, 40)])
@pytest.mark.parametrize("strided", [False, True])
def test_grouped_bf16(k: int, n: int, strided: bool) -> None:
    x = torch.randn(300, k, generator=generator).bfloat16()
    wide = torch.randn(2, k, n + 32, generator=generator).bfloat16()
    ends = torch.tensor([270, 300])
    w = wide.npu()[..., 16 : 16 + n] if strided else wide[..., 16 : 16 + n].contiguous().npu()
    out = torch_npu.npu_grouped_matmul([x.npu()], [w], group_list=ends.npu(), split_item=3, group_type=0)[0].cpu()
    host = wide[..., 16 : 16 + n].double()
    exact = torch.cat([x[:270].double() @ host[0], x[270:].double() @ host[1]])
    torch.testing.assert_close(out.double(), exact, rtol=8e-3, atol=2e-3 * k**0.5)


@pytest.mark.parametrize(("k", "n"), [(64, 256), (131, 320), (2050, 264), (3000, 512), (33, 40)])
def test_quantised(k: int, n: int) -> None:
    x = torch.randint(-128, 128, (200, k), generator=generator, dtype=torch.int8)
    w = torch.randint(-128, 128, (k, n), generator=generator, dtype=torch.int8)
    scale = torch.rand(n, generator=generator) * 0.01
    out = torch_npu.npu_quant_matmul(x.npu(), w.npu(), scale.npu(), output_dtype=torch.bfloat16).cpu()
    exact = (x.double() @ w.double()) * scale.double()
    torch.testing.assert_close(out.double(), exact, rtol=5e-3, atol=1e-5)
