"""One attention call on the device: its result, its time, its peers, and whether it became the fused operator, and why.

    python examples/flash_attention_benchmark.py --batch 4 --heads 32 --seq_len 2048 --dtype float16
    python examples/flash_attention_benchmark.py --batch 1 --heads 16 --seq_len 1024 --head_dim 66 --dtype float32

The call is torch's scaled_dot_product_attention. That it ran as FlashAttentionScore is read from the counters of the
operator library, not guessed; the reason comes from torch_npu's own rules. The peers run on this machine's CPU.
The exit code is 1 when the result differs from a float64 reference by more than the dtype allows.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable

import torch
import torch.nn.functional as F

from hotplate.driver.chips import chip
from hotplate.ops.transformer.attention import routing
from hotplate.ops.transformer.tiling import attention as tiling
from hotplate.runtime.stats import snapshot

DTYPES = {"float16": torch.float16, "bfloat16": torch.bfloat16, "float32": torch.float32}
TOLERANCES = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 2e-5}


def eager(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> torch.Tensor:
    """Attention in small operators, as a model without fusion runs it."""
    scores = q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1])
    if causal:
        scores = scores.masked_fill(torch.ones(q.shape[-2], k.shape[-2], dtype=torch.bool).triu(1), -math.inf)
    return scores.softmax(-1) @ v


def seconds(call: Callable[[], object], repeats: int) -> float:
    """Median of the times of a call; the first one is not counted."""
    call()
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        call()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def ran(before: dict[str, int]) -> list[str]:
    """Operators that the library has run since, by name."""
    now = snapshot()["operators"]
    return sorted(name for name, count in now.items() if count != before.get(name, 0))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--batch", type=int, default=4)
    parser.add_argument("--heads", type=int, default=32)
    parser.add_argument("--seq_len", type=int, default=2048)
    parser.add_argument("--head_dim", type=int, default=64)
    parser.add_argument("--dtype", choices=DTYPES, default="float16")
    parser.add_argument("--causal", action="store_true")
    parser.add_argument("--float_mask", action="store_true", help="with a mask of numbers, which is not fused")
    parser.add_argument("--repeats", type=int, default=5)
    return parser.parse_args()


def main() -> int:
    options = arguments()
    dtype, causal = DTYPES[options.dtype], options.causal
    shape = (options.batch, options.heads, options.seq_len, options.head_dim)
    generator = torch.Generator().manual_seed(0)
    q, k, v = (torch.randn(shape, generator=generator).to(dtype) for _ in range(3))
    mask = torch.zeros(options.seq_len, options.seq_len, dtype=dtype) if options.float_mask else None
    device = [t.to("npu:0") for t in (q, k, v)]
    device_mask = None if mask is None else mask.to("npu:0")

    def on_device() -> torch.Tensor:
        out = F.scaled_dot_product_attention(*device, attn_mask=device_mask, is_causal=causal)
        torch.npu.synchronize()
        return out

    before = snapshot().get("operators", {})
    out = on_device()
    operators = ran(before)
    head = F.scaled_dot_product_attention(*(t[:1, :1].double() for t in (q, k, v)), is_causal=causal)
    error = (out[:1, :1].cpu().double() - head).abs().max().item()

    name = torch.npu.get_device_name(0)
    route = routing.route(
        shape,
        shape,
        shape,
        options.dtype,
        mask_dtype=options.dtype if options.float_mask else None,
        is_causal=causal,
    )
    fused = any(routing.FLASH in operator for operator in operators)
    work = 4 * math.prod(shape) * options.seq_len / (2 if causal else 1)
    contenders: dict[str, Callable[[], object]] = {
        f"hotplate, {name}": on_device,
        "torch SDPA, CPU": lambda: F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal),
    }
    if math.prod(shape[:2]) * options.seq_len**2 <= 2**30:
        contenders["torch eager, CPU"] = lambda: eager(q, k, v, causal)

    print(f"output shape: {tuple(out.shape)}, {out.dtype}; largest error against float64 {error:.1e}")
    print(f"{'':24} {'time':>10} {'rate':>14}")
    for who, call in contenders.items():
        spent = seconds(call, options.repeats)
        print(f"{who:24} {spent * 1e3:7.1f} ms {work / spent / 1e9:7.1f} GFLOP/s")
    print(f"fusion: {'enabled' if fused else 'disabled'}")
    print(f"  operators: {', '.join(operators)}")
    print(f"  because: {route.reason()}")
    if route.fused != fused:
        print("  the rules and what ran differ: please report this")
        return 1
    if fused:
        b, n, s, d = shape
        call = tiling.AttentionShape(b, n, n, s, s, d, d, options.dtype, 2 if causal else 0)
        print("on the chip:\n" + tiling.forward(call, chip(name)).text())
    return 0 if error <= TOLERANCES[options.dtype] else 1


if __name__ == "__main__":
    sys.exit(main())
