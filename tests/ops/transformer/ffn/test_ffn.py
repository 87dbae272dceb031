"""Feed-forward operators through torch_npu: the network, gated units, and their quantised forms."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"


def random(*shape: int, seed: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


@pytest.mark.parametrize("activation", ["gelu", "relu", "silu", "fastgelu"])
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_the_network_is_two_products(activation: str, dtype: torch.dtype) -> None:
    x = random(6, 32, seed=1, dtype=dtype)
    w1, w2 = random(32, 48, seed=2, dtype=dtype) / 8, random(48, 32, seed=3, dtype=dtype) / 8
    out = torch_npu.npu_ffn(x.to(DEVICE), w1.to(DEVICE), w2.to(DEVICE), activation)
    h = x.double() @ w1.double()
    h = h * torch.sigmoid(1.702 * h) if activation == "fastgelu" else getattr(F, activation)(h)
    torch.testing.assert_close(out.cpu().double(), h @ w2.double(), rtol=2e-2, atol=2e-2)


def test_experts_take_their_tokens() -> None:
    x = random(7, 16, seed=1, dtype=torch.float16)
    w1 = random(3, 16, 16, seed=2, dtype=torch.float16) / 4
    w2 = random(3, 16, 16, seed=3, dtype=torch.float16) / 4
    by_count = torch_npu.npu_ffn(x.to(DEVICE), w1.to(DEVICE), w2.to(DEVICE), "relu", expert_tokens=[2, 0, 5])
    by_end = torch_npu.npu_ffn(x.to(DEVICE), w1.to(DEVICE), w2.to(DEVICE), "relu", expert_tokens_index=[2, 2, 7])
    parts = [F.relu(p.double() @ w1[e].double()) @ w2[e].double() for e, p in enumerate(x.split([2, 0, 5]))]
    torch.testing.assert_close(by_count.cpu().double(), torch.cat(parts), rtol=4e-3, atol=4e-3)
    assert torch.equal(by_count.cpu(), by_end.cpu())


def test_gated_activations_of_the_network_are_refused_by_name() -> None:
    x = random(4, 16, seed=1, dtype=torch.float16).to(DEVICE)
    w1, w2 = random(16, 32, seed=2).half().to(DEVICE), random(16, 16, seed=3).half().to(DEVICE)
    with pytest.raises(RuntimeError, match="swiglu"):
        torch_npu.npu_ffn(x, w1, w2, "swiglu")


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_swiglu_and_its_gradient(dtype: torch.dtype) -> None:
    x, grad = random(5, 260, seed=1, dtype=dtype), random(5, 130, seed=2, dtype=dtype)
    device = x.to(DEVICE).requires_grad_(True)
    y = torch_npu.npu_swiglu(device)
    y.backward(grad.to(DEVICE))
    host = x.double().requires_grad_(True)
    a, b = host.chunk(2, -1)
    wanted = F.silu(a) * b
    wanted.backward(grad.double())
    tolerance = 3e-2 if dtype == torch.bfloat16 else 1e-5
    torch.testing.assert_close(y.detach().cpu().double(), wanted.detach(), rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(device.grad.cpu().double(), host.grad, rtol=tolerance, atol=tolerance)


def test_dynamic_quantisation_behind_the_gate() -> None:
    x = random(6, 64, seed=1)
    smooth = random(1, 32, seed=2).abs() + 0.5
    y, scale = torch_npu.npu_swiglu_quant(
        x.to(DEVICE), smooth_scales=smooth.to(DEVICE), activate_left=True, quant_mode=1
    )
    a, b = x.double().chunk(2, -1)
    wanted = F.silu(a) * b * smooth
    assert y.dtype == torch.int8
    torch.testing.assert_close(scale.cpu().double(), 127 / wanted.abs().amax(-1), rtol=1e-5, atol=0)
    torch.testing.assert_close(y.cpu().double() / scale.cpu().double().unsqueeze(-1), wanted, rtol=0, atol=0.05)


def test_integers_of_a_product_through_the_gate() -> None:
    x = torch.randint(-50, 50, (6, 64), dtype=torch.int32, generator=torch.Generator().manual_seed(1))
    weight, activation = random(2, 64, seed=2).abs() / 20, random(6, 1, seed=3).abs()
    quant = random(2, 32, seed=4).abs() + 0.1
    y, scale = torch_npu.npu_dequant_swiglu_quant(
        x.to(DEVICE),
        weight_scale=weight.to(DEVICE),
        activation_scale=activation.to(DEVICE),
        quant_scale=quant.to(DEVICE),
        group_index=torch.tensor([2, 4]).to(DEVICE),
        activate_left=True,
        quant_mode=1,
    )
    group = torch.tensor([0, 0, 1, 1, 1, 1])
    a, b = (x.double() * weight[group] * activation).chunk(2, -1)
    wanted = F.silu(a) * b * quant[group]
    torch.testing.assert_close(scale.cpu().double(), wanted.abs().amax(-1) / 127, rtol=1e-5, atol=0)
    error = (y.cpu().double() - wanted / scale.cpu().double().unsqueeze(-1)).abs().max()
    assert error <= 0.501
