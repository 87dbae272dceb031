"""Results too large for the caches are written past them: every kernel level, rows that do not fill a line."""

import pytest
from kernel_levels import at_level, output

SCRIPT = """
import torch, torch_npu
import torch.nn.functional as F
g = torch.Generator().manual_seed(5)
# Results of more than 8 MiB; the errors are those of rounding to the type
for dtype, bound in ((torch.bfloat16, 1.04 * 2**-8), (torch.float16, 1.04 * 2**-11), (torch.float32, 2e-6)):
    for rows, half in ((4160, 1029), (1030, 4100), (65, 70000), (4352, 1024)):
        x = (torch.randn(rows, 2 * half, generator=g) * 4).to(dtype)
        x[0, :6] = torch.tensor([0.0, -300.0, 300.0, -80.0, 60.0, torch.nan]).to(dtype)
        got = torch_npu.npu_swiglu(x.npu()).cpu().double()
        want = F.silu(x[:, :half].double()) * x[:, half:].double()
        assert got[0, 5].isnan() and want[0, 5].isnan()
        got[0, 5] = want[0, 5] = 0
        off = ((got - want).abs() / (want.abs() + 1e-4)).max().item()
        assert off <= bound, (dtype, rows, half, off)
    for heads, d in ((9, 128), (17, 64), (12, 88)):
        x = torch.randn(1, 8192, heads, d, generator=g).to(dtype)
        angle = torch.rand(1, 8192, 1, d // 2, generator=g).repeat(1, 1, 1, 2)
        cos, sin = angle.cos().to(dtype), angle.sin().to(dtype)
        got = torch_npu.npu_rotary_mul(x.npu(), cos.npu(), sin.npu()).cpu().double()
        x, cos, sin = x.double(), cos.double(), sin.double()
        want = x * cos + torch.cat([-x[..., d // 2:], x[..., : d // 2]], -1) * sin
        off = ((got - want).abs() / (want.abs() + 1)).max().item()
        assert off <= bound, (dtype, heads, d, off)
"""


@pytest.mark.parametrize("level", ["", "portable", "avx2", "avx512"])
def test_streamed_rows_are_right(level: str) -> None:
    if not level:
        output(SCRIPT)
    elif at_level(SCRIPT, level) is None:
        pytest.skip(f"this machine has no {level}")
