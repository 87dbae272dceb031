"""Operators that move memory: normalisation, rotary embedding, gated activations. The measure is a copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import torch
import torch.nn.functional as F
import torch_npu

from .measure import OURS, Bar, Case, error, waited

ROWS, WIDTH = 8192, 4096


def _case(name: str, moved: int, ours: Callable[[], object], peers: dict[str, Callable[[], object]]) -> Case:
    """`moved`: bytes read and written by the operator; the copy reads and writes as many."""
    source, target = (torch.empty(moved // 2, dtype=torch.uint8).fill_(1) for _ in range(2))
    calls = {OURS: waited(ours), **peers, "copy": lambda: target.copy_(source)}
    return Case("memory-bound", f"{name} bf16 [{ROWS}, {WIDTH}]", moved, "GB/s", calls, (Bar(0.8, "copy"),))


def cases() -> Iterator[Case]:
    """All cases with their bars."""
    generator = torch.Generator().manual_seed(0)
    x, residual = (torch.randn(ROWS, WIDTH, generator=generator).bfloat16() for _ in range(2))
    gamma = torch.rand(WIDTH, generator=generator).bfloat16()
    on, on2, g = x.npu(), residual.npu(), gamma.npu()
    size = x.numel() * 2

    case = _case("RmsNorm", 2 * size, lambda: torch_npu.npu_rms_norm(on, g, 1e-6), {
        "torch rms_norm": lambda: F.rms_norm(x, (WIDTH,), gamma, 1e-6),
    })  # fmt: skip
    exact = F.rms_norm(x[:64].double(), (WIDTH,), gamma.double(), 1e-6)
    case.errors = {OURS: error(torch_npu.npu_rms_norm(on, g, 1e-6)[0][:64], exact)}
    yield case

    yield _case("AddRmsNorm", 4 * size, lambda: torch_npu.npu_add_rms_norm(on, on2, g, 1e-6), {
        "torch add, rms_norm": lambda: F.rms_norm(x + residual, (WIDTH,), gamma, 1e-6),
    })  # fmt: skip

    case = _case("SwiGlu", size + size // 2, lambda: torch_npu.npu_swiglu(on), {
        "torch silu, mul": lambda: F.silu(x[:, : WIDTH // 2]) * x[:, WIDTH // 2 :],
    })  # fmt: skip
    wide = x[:64].double()
    case.errors = {OURS: error(torch_npu.npu_swiglu(on)[:64], F.silu(wide[:, : WIDTH // 2]) * wide[:, WIDTH // 2 :])}
    yield case

    heads, depth = WIDTH // 128, 128
    q, q_on = x.view(1, ROWS, heads, depth), on.view(1, ROWS, heads, depth)
    angle = torch.rand(1, ROWS, 1, depth // 2, generator=generator).repeat(1, 1, 1, 2)
    cos, sin = angle.cos().bfloat16(), angle.sin().bfloat16()
    cos_on, sin_on = cos.npu(), sin.npu()

    def rotate(t: torch.Tensor) -> torch.Tensor:
        return torch.cat([-t[..., depth // 2 :], t[..., : depth // 2]], -1)

    case = _case("rotary", 2 * size, lambda: torch_npu.npu_rotary_mul(q_on, cos_on, sin_on), {
        "torch rotate half": lambda: q * cos + rotate(q) * sin,
    })  # fmt: skip
    few = q[:, :64].double()
    exact = few * cos[:, :64].double() + rotate(few) * sin[:, :64].double()
    case.errors = {OURS: error(torch_npu.npu_rotary_mul(q_on, cos_on, sin_on)[:, :64], exact)}
    yield case
