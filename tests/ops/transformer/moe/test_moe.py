"""Mixture-of-experts operators through torch_npu: routing, gradients, and a whole layer against a loop over experts."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"
TOLERANCE = {torch.float32: (1e-4, 1e-5), torch.float16: (4e-3, 4e-3), torch.bfloat16: (3e-2, 3e-2)}


def random(*shape: int, seed: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def close(got: torch.Tensor, want: torch.Tensor, dtype: torch.dtype) -> None:
    rtol, atol = TOLERANCE[dtype]
    torch.testing.assert_close(got.cpu().float(), want.float(), rtol=rtol, atol=atol)


def expert_loop(x: torch.Tensor, w13: torch.Tensor, w2: torch.Tensor, weights: torch.Tensor, ids: torch.Tensor):
    """The layer as models write it: every expert computes the tokens that chose it. float64."""
    out = torch.zeros_like(x, dtype=torch.float64)
    for e in range(w13.shape[0]):
        token, choice = torch.where(ids == e)
        gate, up = (x[token].double() @ w13[e].double()).chunk(2, -1)
        out.index_add_(0, token, (F.silu(gate) * up) @ w2[e].double() * weights[token, choice].double().unsqueeze(-1))
    return out


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("route", ["init_routing", "init_routing_v2", "permute"])
def test_a_layer_equals_the_loop_over_experts(dtype: torch.dtype, route: str) -> None:
    tokens, hidden, inner, experts, k = 37, 64, 96, 8, 2
    x = random(tokens, hidden, seed=1, dtype=dtype)
    w13 = random(experts, hidden, 2 * inner, seed=2, dtype=dtype) / 8
    w2 = random(experts, inner, hidden, seed=3, dtype=dtype) / 8
    logits = random(tokens, experts, seed=4)
    device = x.to(DEVICE)
    weights, ids, row_index = torch_npu.npu_moe_gating_top_k_softmax(logits.to(DEVICE), None, k)
    wanted_weights, wanted_ids = F.softmax(logits.double(), -1).topk(k)
    assert torch.equal(ids.cpu().long(), wanted_ids)
    close(weights, wanted_weights, torch.float32)

    if route == "init_routing":
        expanded, places, sorted_ids = torch_npu.npu_moe_init_routing(device, row_index, ids, tokens)
        ends = torch_npu.npu_moe_compute_expert_tokens(sorted_ids, experts).tolist()
    elif route == "init_routing_v2":
        expanded, places, counts, _ = torch_npu.npu_moe_init_routing_v2(
            device,
            ids,
            active_num=-1,
            expert_num=experts,
            expert_tokens_num_type=1,
            expert_tokens_num_flag=True,
            active_expert_range=[0, experts],
        )
        ends = counts.cumsum(0).tolist()
    else:
        expanded, places = torch_npu.npu_moe_token_permute(device, ids)
        ends = torch.bincount(ids.cpu().reshape(-1), minlength=experts).cumsum(0).tolist()
    assert ends[-1] == tokens * k

    parts, first = [], 0
    for e, end in enumerate(ends):
        h = torch_npu.npu_swiglu(expanded[first:end] @ w13[e].to(DEVICE))
        parts.append(h @ w2[e].to(DEVICE))
        first = end
    rows = torch.cat(parts)
    if route == "permute":
        out = torch_npu.npu_moe_token_unpermute(rows, places, probs=weights.to(dtype))
    else:
        out = torch_npu.npu_moe_finalize_routing(
            rows, None, None, None, weights.to(dtype), places, None, 0 if route == "init_routing" else 2
        )
    close(out, expert_loop(x, w13, w2, wanted_weights, wanted_ids), dtype)


@pytest.mark.parametrize("group", [(1, 1), (4, 8)])
def test_grouped_gating_selects_by_biased_values_and_weighs_by_plain_ones(group: tuple[int, int]) -> None:
    kept, groups = group
    x, bias = random(9, 64, seed=1), random(64, seed=2)
    y, ids, norm = torch_npu.npu_moe_gating_top_k(
        x.to(DEVICE),
        6,
        bias=bias.to(DEVICE),
        k_group=kept,
        group_count=groups,
        group_select_mode=1,
        norm_type=1,
        out_flag=True,
        routed_scaling_factor=2.5,
    )
    p = torch.sigmoid(x.double())
    values = (p + bias).reshape(9, groups, -1)
    best = values.topk(2, -1).values.sum(-1).topk(kept).indices
    outside = torch.ones(9, groups, dtype=torch.bool).scatter_(1, best, False)
    wanted = values.masked_fill(outside.unsqueeze(-1), -torch.inf).flatten(1).topk(6).indices
    assert torch.equal(ids.cpu().long(), wanted)
    chosen = p.gather(1, wanted)
    close(y, chosen / chosen.sum(-1, True) * 2.5, torch.float32)
    close(norm, p, torch.float32)


def test_the_gradient_of_the_gating_reaches_the_router() -> None:
    logits = random(7, 16, seed=1)
    device = logits.to(DEVICE).requires_grad_(True)
    y, ids, _ = torch_npu.npu_moe_gating_top_k(device, 3, norm_type=1, out_flag=True)
    grad = random(7, 3, seed=2)
    y.backward(grad.to(DEVICE))
    host = logits.double().requires_grad_(True)
    chosen = torch.sigmoid(host).gather(1, ids.cpu().long())
    (chosen / chosen.sum(-1, True)).backward(grad.double())
    close(device.grad, host.grad, torch.float32)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_permute_and_unpermute_have_the_gradients_of_their_formulas(dtype: torch.dtype) -> None:
    tokens, hidden, experts, k = 11, 20, 4, 3
    x, probs = random(tokens, hidden, seed=1, dtype=dtype), random(tokens, k, seed=2, dtype=dtype).softmax(-1)
    ids = torch.stack([torch.randperm(experts, generator=torch.Generator().manual_seed(t))[:k] for t in range(tokens)])
    factors, grad = random(tokens * k, hidden, seed=3, dtype=dtype), random(tokens, hidden, seed=4, dtype=dtype)

    x_device, probs_device = (t.to(DEVICE).requires_grad_(True) for t in (x, probs))
    rows, places = torch_npu.npu_moe_token_permute(x_device, ids.to(DEVICE))
    out = torch_npu.npu_moe_token_unpermute(rows * factors.to(DEVICE), places, probs=probs_device)
    out.backward(grad.to(DEVICE))

    x_host, probs_host = (t.double().requires_grad_(True) for t in (x, probs))
    order = torch.argsort(ids.reshape(-1), stable=True)
    scaled = x_host[order // k] * factors
    unsorted = scaled[torch.argsort(order)].reshape(tokens, k, hidden)
    wanted = (unsorted * probs_host.unsqueeze(-1)).sum(1)
    wanted.backward(grad.double())
    close(out.detach(), wanted.detach(), dtype)
    close(x_device.grad, x_host.grad, dtype)
    close(probs_device.grad, probs_host.grad, dtype)


@pytest.mark.parametrize("padded", [False, True])
def test_a_routing_map_there_and_back(padded: bool) -> None:
    tokens, hidden, experts, k = 8, 6, 4, 2
    routing = torch.zeros(tokens, experts, dtype=torch.bool)
    for t in range(tokens):
        routing[t, [t % experts, (t + 1) % experts]] = True
    x, probs = random(tokens, hidden, seed=1), random(tokens, experts, seed=2).softmax(-1)
    rows_out = experts * (tokens * k // experts) if padded else tokens * k
    x_device = x.to(DEVICE).requires_grad_(True)
    probs_device = probs.to(DEVICE).requires_grad_(True)
    rows, chosen, index = torch_npu.npu_moe_token_permute_with_routing_map(
        x_device, routing.to(DEVICE), probs=probs_device, num_out_tokens=rows_out, drop_and_pad=padded
    )
    out = torch_npu.npu_moe_token_unpermute_with_routing_map(
        rows, index, [tokens, hidden], probs=probs_device, routing_map=routing.to(DEVICE), drop_and_pad=padded
    )
    weight = (probs * routing).double().requires_grad_(True)
    host = x.double().requires_grad_(True)
    wanted = host * weight.sum(-1, True)
    close(out.detach(), wanted.detach(), torch.float32)
    out.sum().backward()
    wanted.sum().backward()
    close(x_device.grad, host.grad, torch.float32)
    close(probs_device.grad, weight.grad * routing, torch.float32)
    assert chosen.shape == (rows_out,)


def test_indices_outside_are_errors_of_the_task() -> None:
    script = """
import torch, torch_npu
rows = torch.zeros(4, 8).npu()
index = torch.tensor([0, 1, 2, 99], dtype=torch.int32).npu()
torch_npu.npu_moe_finalize_routing(rows, None, None, None, None, index, None, 2)
torch.npu.synchronize()
"""
    import subprocess
    import sys

    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert result.returncode != 0
    assert "expandedRowIdx holds 99" in result.stdout + result.stderr
