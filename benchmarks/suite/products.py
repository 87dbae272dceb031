"""Matrix products: dense, grouped, quantised, with quantised weights, and a whole mixture-of-experts layer."""

from __future__ import annotations

from collections.abc import Iterator

import torch
import torch.nn.functional as F
import torch_npu

from .measure import OURS, Bar, Case, error, waited

DENSE = "torch mm bf16"


def random(*shape: int, dtype: torch.dtype = torch.bfloat16, scale: float = 1.0) -> torch.Tensor:
    generator = torch.Generator().manual_seed(sum(shape))
    return (torch.randn(*shape, generator=generator) * scale).to(dtype)


def integers(*shape: int) -> torch.Tensor:
    return torch.randint(-128, 128, shape, generator=torch.Generator().manual_seed(sum(shape)), dtype=torch.int8)


def dense(size: int, dtype: torch.dtype, bars: tuple[Bar, ...]) -> Case:
    a, b = random(size, size, dtype=dtype), random(size, size, dtype=dtype)
    mine, wide = (a.npu(), b.npu()), (a.float(), b.float())
    calls = {OURS: waited(lambda: torch.mm(*mine)), "torch mm fp32": lambda: torch.mm(*wide)}
    if dtype == torch.bfloat16:
        calls[DENSE] = lambda: torch.mm(a, b)
    exact = a[:64].double() @ b.double()
    errors = {OURS: error(torch.mm(*mine)[:64], exact)}
    name = f"mm {str(dtype).removeprefix('torch.')} {size}^3"
    return Case("dense product", name, 2.0 * size**3, "GFLOP/s", calls, bars, errors, size)


def grouped(tokens: int, experts: int, top: int, k: int, n: int) -> Case:
    """npu_grouped_matmul over the rows of `experts` groups against one dense product of as many rows."""
    rows = tokens * top
    counts = torch.full((experts,), rows // experts)
    counts[0] += 37  # groups are not equal, and no multiple of a block
    counts[1] -= 37
    x, w = random(rows, k), random(experts, k, n, scale=k**-0.5)
    on, ends = (x.npu(), w.npu()), counts.cumsum(0).npu()

    def ours() -> torch.Tensor:
        return torch_npu.npu_grouped_matmul([on[0]], [on[1]], group_list=ends, split_item=3, group_type=0)[0]

    parts = torch.split(x.double(), counts.tolist())
    exact = torch.cat([part @ w[i].double() for i, part in enumerate(parts)])
    calls = {OURS: waited(ours), DENSE: lambda: torch.mm(x, w[0])}
    name = f"grouped mm bf16 {experts} experts top-{top}, {tokens} tokens, {k} x {n}"
    work = 2.0 * rows * k * n
    return Case("grouped product", name, work, "GFLOP/s", calls, (Bar(0.85, DENSE),), {OURS: error(ours(), exact)})


def int8(size: int) -> Case:
    """npu_quant_matmul, per-channel and per-token scales, against torch's bf16 product."""
    x, w = integers(size, size), integers(size, size)
    scale, token = torch.rand(size) * 0.01, torch.rand(size) * 0.01
    on = [t.npu() for t in (x, w, scale, token)]

    def ours() -> torch.Tensor:
        return torch_npu.npu_quant_matmul(on[0], on[1], on[2], pertoken_scale=on[3], output_dtype=torch.bfloat16)

    a, b = x.bfloat16(), w.bfloat16()
    exact = (x[:64].double() @ w.double()) * scale.double() * token[:64, None].double()
    calls = {OURS: waited(ours), DENSE: lambda: torch.mm(a, b)}
    errors = {OURS: error(ours()[:64], exact)}
    return Case("quantised product", f"int8 mm {size}^3", 2.0 * size**3, "GFLOP/s", calls, (Bar(1.5, DENSE),), errors)


def weight_only(bits: int, k: int, n: int, group: int, at_least: float) -> Case:
    """npu_weight_quant_batchmatmul on one row against torch's bf16 product."""
    x = random(1, k)
    weight = torch.randint(-8, 8, (k, n), dtype=torch.int32) if bits == 4 else integers(k, n)
    scale = (torch.rand(k // group, n) if group else torch.rand(n)).bfloat16() * 0.01
    on = [x.npu(), weight.npu(), scale.npu()]
    if bits == 4:
        on[1] = torch_npu.npu_convert_weight_to_int4pack(on[1])

    def ours() -> torch.Tensor:
        return torch_npu.npu_weight_quant_batchmatmul(on[0], on[1], on[2], antiquant_group_size=group)

    wide = scale.double().repeat_interleave(group, 0) if group else scale.double()
    dequantised = weight.double() * wide
    plain = dequantised.bfloat16()
    calls = {OURS: waited(ours), DENSE: lambda: torch.mm(x, plain)}
    name = f"weight-only int{bits} {'group ' + str(group) if group else 'per channel'}, 1 x {k} x {n}"
    errors = {OURS: error(ours(), x.double() @ dequantised)}
    return Case("weight-only product", name, 2.0 * k * n, "GFLOP/s", calls, (Bar(at_least, DENSE),), errors)


class Mixture:
    """The weights of a Mixtral-like layer: top-2 of `experts`, each down(silu(gate(x)) * up(x))."""

    def __init__(self, hidden: int, inner: int, experts: int, top: int) -> None:
        self.experts, self.top = experts, top
        self.router = random(experts, hidden, scale=hidden**-0.5)
        self.gate_up = random(experts, hidden, 2 * inner, scale=hidden**-0.5)
        self.down = random(experts, inner, hidden, scale=inner**-0.5)

    def loop(self, x: torch.Tensor) -> torch.Tensor:
        """The loop over experts that models are written with; x [T, H]."""
        weights = torch.softmax(x @ self.router.T, -1, dtype=torch.float32)
        weights, chosen = torch.topk(weights, self.top, -1)
        weights = (weights / weights.sum(-1, keepdim=True)).to(x.dtype)
        out = torch.zeros_like(x)
        mask = F.one_hot(chosen, self.experts).permute(2, 1, 0)
        for expert in range(self.experts):
            slot, token = torch.where(mask[expert])
            gate, up = (x[token] @ self.gate_up[expert].to(x.dtype)).chunk(2, -1)
            y = (F.silu(gate) * up) @ self.down[expert].to(x.dtype) * weights[token, slot, None]
            out.index_add_(0, token, y.to(x.dtype))
        return out

    def npu(self) -> Mixture:
        for name in ("router", "gate_up", "down"):
            setattr(self, name, getattr(self, name).npu())
        return self

    def fused(self, x: torch.Tensor) -> torch.Tensor:
        """The same layer in the fused operators of torch_npu; x on the device."""
        tokens = x.shape[0]
        weights, chosen, _ = torch_npu.npu_moe_gating_top_k_softmax_v2(x @ self.router.T, k=self.top, renorm=1)
        rows, index, counts, _ = torch_npu.npu_moe_init_routing_v2(
            x, chosen, active_num=tokens * self.top, expert_num=self.experts, expert_tokens_num_type=1,
            expert_tokens_num_flag=True, active_expert_range=[0, self.experts], row_idx_type=0,
        )  # fmt: skip
        form = {"group_list": counts, "group_list_type": 1, "split_item": 3, "group_type": 0}
        inner = torch_npu.npu_grouped_matmul([rows], [self.gate_up], **form)[0]
        y = torch_npu.npu_grouped_matmul([torch_npu.npu_swiglu(inner)], [self.down], **form)[0]
        return torch_npu.npu_moe_finalize_routing(
            y, None, None, None, weights.to(x.dtype), index, chosen, drop_pad_mode=2
        )


def mixture(tokens: int, hidden: int, inner: int, experts: int, top: int) -> Case:
    x = random(tokens, hidden)
    host, device, on = Mixture(hidden, inner, experts, top), Mixture(hidden, inner, experts, top).npu(), x.npu()
    wide = Mixture(hidden, inner, experts, top)
    wide.router = wide.router.float()
    few = x[:64]
    exact = wide.loop(few.float()).double()
    calls = {
        OURS: waited(lambda: device.fused(on)),
        "loop over experts, CPU": lambda: host.loop(x),
        "loop over experts, npu": waited(lambda: device.loop(on)),
    }
    work = 6.0 * tokens * top * hidden * inner
    name = f"MoE layer bf16 {experts} experts top-{top}, {tokens} tokens, {hidden} -> {inner}"
    errors = {OURS: error(device.fused(few.npu()), exact), "loop over experts, CPU": error(host.loop(few), exact)}
    bars = (Bar(2.0, "loop over experts, CPU"),)
    return Case("mixture of experts", name, work, "GFLOP/s", calls, bars, errors, tokens)


def cases(quick: bool) -> Iterator[Case]:
    """All cases with their bars."""
    yield dense(2048, torch.float16, (Bar(0.85, "torch mm fp32"),))
    yield dense(2048, torch.bfloat16, ())
    yield grouped(1024, 8, 2, 1024, 3584)
    yield mixture(1024, 1024, 3584, 8, 2)
    yield int8(2048)
    yield weight_only(8, 4096, 4096, 0, 1.4)
    yield weight_only(4, 4096, 4096, 128, 1.7)
    if quick:
        return
    yield mixture(128, 1024, 3584, 8, 2)
    yield grouped(128, 8, 2, 1024, 3584)
