"""FlashAttention cases: forward, backward, varlen, windows, decoding with a paged cache, and memory."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterator

import torch
import torch.nn.functional as F
import torch_npu

from .measure import OURS, Bar, Case, error, waited
from .peers import Call, attention_peers, sdpa

DTYPES = {"bf16": torch.bfloat16, "fp16": torch.float16, "fp32": torch.float32}
SDPA, SIZES = "torch SDPA", (128, 256, 512, 1024, 2048, 4096, 8192, 16384)


def operands(b: int, n: int, s: int, d: int, dtype: torch.dtype, kv_heads: int = 0) -> list[torch.Tensor]:
    """q, k, v [B, N, S, D] on the CPU."""
    generator = torch.Generator().manual_seed(0)
    return [torch.randn(b, h, s, d, generator=generator).to(dtype) for h in (n, kv_heads or n, kv_heads or n)]


def fusion(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False, window: int = 0) -> torch.Tensor:
    """npu_fusion_attention on [B, N, S, D]; the compressed mask for causal (mode 3) and for a window (mode 4)."""
    extra: dict[str, object] = {}
    if causal or window:
        extra = {"atten_mask": compressed_mask(q.device), "sparse_mode": 4 if window else 3}
        if window:
            extra |= {"pre_tockens": window - 1, "next_tockens": 0}
    scale = 1 / math.sqrt(q.shape[-1])
    return torch_npu.npu_fusion_attention(q, k, v, q.shape[1], input_layout="BNSD", scale=scale, **extra)[0]


_masks: dict[torch.device, torch.Tensor] = {}


def compressed_mask(device: torch.device) -> torch.Tensor:
    """The 2048 x 2048 mask that the compressed sparse modes want, True above the diagonal."""
    if device not in _masks:
        _masks[device] = torch.ones(2048, 2048, dtype=torch.bool, device=device).triu(1)
    return _masks[device]


def errors(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> dict[str, float]:
    """Deviation of ours and of SDPA from float64, on the first head (the same work for each)."""
    head = [t[:1, :1].contiguous() for t in (q, k, v)]
    exact = F.scaled_dot_product_attention(*(t.double() for t in head), is_causal=causal)
    ours = fusion(*(t.npu() for t in head), causal=causal)
    return {OURS: error(ours, exact), SDPA: error(sdpa(*head, causal)(), exact)}  # type: ignore[arg-type]


def forward(
    b: int, n: int, s: int, d: int, dtype: str, causal: bool, bars: tuple[Bar, ...], without: set[str], compiled: bool
) -> Case:
    q, k, v = operands(b, n, s, d, DTYPES[dtype])
    device = [t.npu() for t in (q, k, v)]
    calls = {OURS: waited(lambda: fusion(*device, causal=causal))}
    calls |= attention_peers(q, k, v, causal, without, compiled)
    work = 4 * b * n * s * s * d / (2 if causal else 1)
    name = f"attention {dtype} ({b},{n},{s},{d}){' causal' if causal else ''}"
    return Case("attention forward", name, work, "GFLOP/s", calls, bars, errors(q, k, v, causal), s)


def backward(b: int, n: int, s: int, d: int, dtype: str, causal: bool, bars: tuple[Bar, ...]) -> Case:
    """The gradient alone: the forward pass is done once, outside of the time."""
    q, k, v = operands(b, n, s, d, DTYPES[dtype])

    def gradient(tensors: list[torch.Tensor], ours: bool) -> Call:
        leaves = [t.detach().requires_grad_() for t in tensors]
        out = fusion(*leaves, causal=causal) if ours else sdpa(*leaves, causal)()
        dy = torch.ones_like(out)
        return lambda: torch.autograd.grad(out, leaves, dy, retain_graph=True)

    mine = gradient([t.npu() for t in (q, k, v)], True)
    theirs = gradient([q, k, v], False)
    work = 10 * b * n * s * s * d / (2 if causal else 1)
    name = f"attention gradient {dtype} ({b},{n},{s},{d}){' causal' if causal else ''}"
    return Case("attention backward", name, work, "GFLOP/s", {OURS: waited(mine), SDPA: theirs}, bars, size=s)


def varlen(lengths: list[int], n: int, d: int, dtype: str) -> Case:
    """TND with sequences of these lengths against SDPA padded to the longest."""
    total, longest = sum(lengths), max(lengths)
    generator = torch.Generator().manual_seed(0)
    q, k, v = (torch.randn(total, n, d, generator=generator).to(DTYPES[dtype]) for _ in range(3))
    ends = torch.tensor(lengths).cumsum(0).tolist()
    device = [t.npu() for t in (q, k, v)]
    scale = 1 / math.sqrt(d)

    def ours() -> object:
        return torch_npu.npu_fusion_attention(
            *device, n, input_layout="TND", scale=scale, actual_seq_qlen=ends, actual_seq_kvlen=ends
        )[0]

    padded = [torch.zeros(len(lengths), n, longest, d, dtype=q.dtype) for _ in range(3)]
    for i, (end, length) in enumerate(zip(ends, lengths, strict=True)):
        for full, t in zip(padded, (q, k, v), strict=True):
            full[i, :, :length] = t[end - length : end].transpose(0, 1)
    keep = torch.arange(longest)[None] < torch.tensor(lengths)[:, None]
    mask = keep[:, None, None, :].expand(-1, 1, longest, -1)
    work = sum(4 * n * length * length * d for length in lengths)
    calls = {OURS: waited(ours), "torch SDPA, padded": sdpa(*padded, False, mask)}
    return Case(
        "attention varlen", f"varlen {dtype} {len(lengths)} sequences up to {longest}, ({n},{d})", work, "GFLOP/s",
        calls, (Bar(1.5, "torch SDPA, padded"),),
    )  # fmt: skip


def window(s: int, width: int, n: int, d: int, dtype: str) -> Case:
    """A causal window against SDPA with the same mask."""
    q, k, v = operands(1, n, s, d, DTYPES[dtype])
    device = [t.npu() for t in (q, k, v)]
    i = torch.arange(s)
    mask = (i[:, None] >= i[None]) & (i[:, None] - i[None] < width)
    calls = {OURS: waited(lambda: fusion(*device, window=width)), "torch SDPA, mask": sdpa(q, k, v, False, mask)}
    return Case(
        "attention window", f"window {width} in {s} {dtype} (1,{n},{s},{d})", 4.0 * n * s * width * d, "GFLOP/s", calls,
        (Bar(8.0, "torch SDPA, mask"),),
    )  # fmt: skip


def decode(batch: int, cache: int, heads: int, kv_heads: int, d: int, dtype: str, block: int = 128) -> Case:
    """One query each against a paged cache; the peer gathers the pages, then calls SDPA. Bytes: K and V, once."""
    generator = torch.Generator().manual_seed(0)
    kind, pages = DTYPES[dtype], cache // block
    q = torch.randn(batch, heads, 1, d, generator=generator).to(kind)
    k, v = (torch.randn(batch * pages, block, kv_heads * d, generator=generator).to(kind) for _ in range(2))
    table = torch.randperm(batch * pages, generator=generator).view(batch, pages).int()
    on = [t.npu() for t in (q, k, v, table)]
    lengths = [cache] * batch
    scale = 1 / math.sqrt(d)

    def ours() -> object:
        return torch_npu.npu_fused_infer_attention_score(
            on[0], on[1], on[2], num_heads=heads, num_key_value_heads=kv_heads, input_layout="BNSD", scale=scale,
            block_table=on[3], block_size=block, actual_seq_lengths_kv=lengths,
        )[0]  # fmt: skip

    def peer() -> object:
        gathered = [t[table.flatten()].view(batch, cache, kv_heads, d).transpose(1, 2) for t in (k, v)]
        return F.scaled_dot_product_attention(q, *gathered, enable_gqa=heads != kv_heads)

    size = k.element_size() * (k.numel() + v.numel())
    # Filled: memory that was never written has no pages of its own to read.
    copy_from, copy_to = (torch.empty(size // 2, dtype=torch.uint8).fill_(1) for _ in range(2))
    calls = {OURS: waited(ours), "gather + SDPA": peer, "copy": lambda: copy_to.copy_(copy_from)}
    bars = (Bar(1.5, "gather + SDPA"), Bar(0.7, "copy"))
    return Case(
        "attention decode", f"decode {dtype} batch {batch}, cache {cache}, {heads}/{kv_heads} heads of {d}, paged",
        size, "GB/s", calls, bars, size=cache,
    )  # fmt: skip


_MEMORY = """
import sys, torch, math
sys.path.insert(0, sys.argv[2])
from suite.attention import operands, fusion
def status(key):
    return next(int(l.split()[1]) for l in open("/proc/self/status") if l.startswith(key)) / 1024
s = int(sys.argv[1])
small = [t.npu() for t in operands(1, 8, 256, 64, torch.bfloat16)]
fusion(*small, causal=True); torch.npu.synchronize()
q, k, v = (t.npu() for t in operands(1, 8, s, 64, torch.bfloat16))
torch.npu.synchronize()
open("/proc/self/clear_refs", "w").write("5")
before = status("VmRSS")
out = fusion(q, k, v, causal=True); torch.npu.synchronize()
print(status("VmHWM") - before - out.numel() * 2 / 2**20)
"""


def memory(sizes: tuple[int, ...] = (2048, 4096, 8192, 16384)) -> dict[int, float]:
    """MiB beyond inputs and output that the host needed at most, by length, each in a process of its own."""
    folder = __file__.rsplit("/", 2)[0]
    result = {}
    for s in sizes:
        out = subprocess.run(
            [sys.executable, "-c", _MEMORY, str(s), folder], check=True, stdout=subprocess.PIPE, text=True
        ).stdout
        result[s] = float(out.split()[-1])
    return result


def cases(without: set[str], quick: bool) -> Iterator[Case]:
    """All cases with their bars (docs/performance.md says where the bars come from)."""
    best = ("torch SDPA", "OpenVINO", "ONNX Runtime")
    shapes = (((4, 32, 2048, 64), 1.6, 2.2), ((1, 32, 4096, 128), 1.1, 2.0))
    for shape, against_best, against_sdpa in shapes:
        bars = (Bar(against_best, among=best), Bar(against_sdpa, SDPA))
        yield forward(*shape, "bf16", False, bars, without, False)
        yield forward(*shape, "bf16", True, (Bar(2.0, among=best),), without, False)
        yield forward(*shape, "fp16", False, (Bar(1.6, SDPA),), without, False)
        yield forward(*shape, "fp32", False, (Bar(1.0, among=best),), without, False)
    yield backward(4, 32, 2048, 64, "bf16", False, (Bar(1.8, SDPA),))
    yield backward(4, 32, 2048, 64, "bf16", True, (Bar(1.8, SDPA),))
    yield varlen([2048, 1024, 1536, 512, 256, 1792, 768, 128], 16, 64, "bf16")
    yield window(8192, 512, 8, 64, "bf16")
    yield decode(8, 4096, 32, 4, 128, "bf16")
    if quick:
        return
    for s in SIZES:
        batch = max(1, 2048 // s)
        yield forward(batch, 8, s, 64, "bf16", True, (), without, s <= 2048)
    for s in SIZES[:-2]:
        yield backward(max(1, 2048 // s), 8, s, 64, "bf16", True, ())
    for s in (512, 2048, 16384):
        yield decode(4, s, 32, 8, 128, "bf16")
