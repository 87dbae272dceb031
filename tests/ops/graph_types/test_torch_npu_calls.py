"""Operators that torch_npu reaches only by graph operator type."""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F
import torch_npu


def close(got: torch.Tensor, want: torch.Tensor, tolerance: float = 1e-4) -> None:
    torch.testing.assert_close(got.cpu().double(), want.double(), rtol=tolerance, atol=tolerance)


x = torch.randn(4, 6, generator=torch.Generator().manual_seed(0))


def test_activations() -> None:
    close(torch_npu.npu_mish(x.npu()), x.double() * torch.log1p(x.double().exp()).tanh())
    close(torch_npu.npu_silu(x.npu()), x.double() / (1 + (-x.double()).exp()))
    leaf = x.npu().requires_grad_()
    torch_npu.npu_silu(leaf).sum().backward()
    s = torch.sigmoid(x.double())
    close(leaf.grad, s * (1 + x.double() * (1 - s)))


def test_movement() -> None:
    close(torch_npu.npu_broadcast(x[:, :1].npu(), (4, 6)), x[:, :1].expand(4, 6), 0)
    close(torch_npu.npu_transpose(x.npu(), (1, 0)), x.t(), 0)
    close(torch_npu.npu_slice(x.npu(), [1, 2], [2, 3]), x[1:3, 2:5], 0)
    close(torch_npu.npu_pad(x.npu(), (1, 1, 0, 2)), torch.from_numpy(np.pad(x.numpy(), [(1, 1), (0, 2)])), 0)
    close(torch_npu.npu_sort_v2(x.npu()), torch.from_numpy(np.sort(x.numpy(), -1)), 0)
    close(
        torch_npu.npu_stride_copy(x.npu(), (3, 2), (2, 1), torch.tensor(1).npu().item()),
        x.as_strided((3, 2), (2, 1), 1),
        0,
    )
    places = torch.tensor([0, 2, 1, 3])
    close(
        torch_npu.npu_scatter(torch.zeros(4, 6).npu(), places.int().npu(), torch.ones(4).npu(), 1),
        torch.eye(6)[places], 0,
    )  # fmt: skip


def test_extremes() -> None:
    values, places = torch_npu.npu_max(x.npu(), 1)
    close(values, x.max(1).values, 0)
    assert places.cpu().tolist() == x.numpy().argmax(1).tolist()
    values, places = torch_npu.npu_min(x.npu(), 1)
    close(values, x.min(1).values, 0)
    assert places.cpu().tolist() == x.numpy().argmin(1).tolist()


def test_products() -> None:
    a, b = torch.randn(2, 3, 4), torch.randn(2, 4, 5)
    close(torch_npu.npu_bmmV2(a.npu(), b.npu(), []), a.double() @ b.double())


def test_convolution() -> None:
    data, weight, bias = torch.randn(1, 3, 8, 8), torch.randn(4, 3, 3, 3), torch.randn(4)
    got = torch_npu.npu_conv2d(data.npu(), weight.npu(), bias.npu(), (1, 1), (1, 1), (1, 1), 1)
    close(got, F.conv2d(data.double(), weight.double(), bias.double(), padding=1), 1e-3)


def test_dropout_with_a_byte_mask() -> None:
    ones = torch.ones(64, 64).npu()
    y, mask = torch_npu._dropout_with_byte_mask(ones, 0.25)
    share = (mask != 0).float().mean().item()
    assert 0.7 < share < 0.8
    close(y, (mask.cpu() != 0).view(64, 64) / 0.75, 1e-6)


def test_float_status() -> None:
    """With infinities (the default of this chip) nothing is recorded: the results themselves say that they overflow."""
    big = torch.full((4,), 60000.0, dtype=torch.float16).npu()
    assert (big + big).isinf().all().item()
    status = torch_npu.npu_alloc_float_status(x.npu())
    assert status.tolist() == [0.0] * 8
    assert torch_npu.npu_get_float_status(status).tolist() == [0] * 8
    torch_npu.npu_clear_float_status(status)
    torch.npu.synchronize()


def test_cross_entropy() -> None:
    labels = torch.eye(6)[[0, 3, 5, 2]]
    leaf = x.npu().requires_grad_()
    loss = torch_npu.npu_softmax_cross_entropy_with_logits(leaf, labels.npu())
    logs = x.double() - x.double().exp().sum(1, keepdim=True).log()
    close(loss, -(labels * logs).sum(1))
    loss.sum().backward()
    close(leaf.grad, logs.exp() - labels)


def test_adam_step() -> None:
    var, m, v, grad = torch.randn(9), torch.zeros(9), torch.zeros(9), torch.randn(9)
    out = tuple(t.clone().npu() for t in (var, m, v))
    torch_npu.npu_bert_apply_adam(0.1, 0.9, 0.99, 1e-6, grad.npu(), -1.0, 0.0, 0.01, out=out)
    new_m, new_v = 0.1 * grad.double(), 0.01 * grad.double() ** 2
    close(out[1], new_m)
    close(out[2], new_v)
    close(out[0], var.double() - 0.1 * (new_m / (new_v.sqrt() + 1e-6) + 0.01 * var.double()))
