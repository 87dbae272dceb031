"""Dropout: rate, scale, the mask of the backward pass, checkpointing."""

import math

import pytest
import torch
import torch.nn.functional as F
import torch_npu
from distributions import LIMIT, binomial, chi_square, independent
from torch.utils.checkpoint import checkpoint

from hotplate.ops.random.dropout import mask_bytes, pack, unpack

N = 200_000


@pytest.fixture(autouse=True)
def seeded() -> None:
    torch.npu.manual_seed(77)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("p", [0.1, 0.5, 0.9])
def test_rate_and_scale(dtype: torch.dtype, p: float) -> None:
    x = (torch.rand(N) + 0.5).to(dtype)
    y = F.dropout(x.npu(), p).cpu()
    kept = y != 0
    assert binomial(int(kept.sum()), N, 1 - p) > LIMIT
    torch.testing.assert_close(y[kept], (x.double() / (1 - p)).to(dtype)[kept])


def test_limits_and_evaluation() -> None:
    x = torch.randn(1000, device="npu")
    assert torch.equal(F.dropout(x, 0.0), x)
    assert (F.dropout(x, 1.0) == 0).all()
    assert torch.equal(F.dropout(x, 0.5, training=False), x)
    layer = torch.nn.Dropout(0.5)
    assert torch.equal(layer.eval()(x), x)
    assert not torch.equal(layer.train()(x), x)


def test_backward_uses_the_mask_of_the_forward_pass() -> None:
    for p in (0.2, 0.7):
        x = torch.randn(50, 77, device="npu", requires_grad=True)
        y = F.dropout(x, p)
        y.backward(torch.ones_like(y))
        assert x.grad is not None
        torch.testing.assert_close(x.grad.cpu() * x.detach().cpu(), y.detach().cpu())
        assert x.grad.cpu().unique().tolist() == pytest.approx([0.0, 1 / (1 - p)])


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("p", [0.5, 0.1])
def test_in_place_drops_the_same_elements(dtype: torch.dtype, p: float) -> None:
    """In place it is made of bernoulli_, not of a mask of bits; the same seed gives the same elements all the same."""
    x = torch.randn(5000, dtype=dtype, device="npu")
    torch.npu.manual_seed(2)
    outside = F.dropout(x, p)
    torch.npu.manual_seed(2)
    inside = F.dropout(x.clone(), p, inplace=True)
    assert torch.equal(inside.cpu() != 0, outside.cpu() != 0)
    torch.testing.assert_close(inside, outside)


def test_native_dropout_returns_its_mask_of_bits() -> None:
    x = torch.randn(33, 41, device="npu")
    y, mask = torch.ops.aten.native_dropout(x, 0.25, True)
    assert mask.dtype == torch.uint8
    assert mask.numel() == mask_bytes(x.numel())
    keep = unpack(mask.cpu(), x.numel()).view(x.shape)
    assert torch.equal(y.cpu() != 0, keep)
    grad = torch.ops.aten.native_dropout_backward(torch.ones_like(x), mask, 1 / 0.75).cpu()
    torch.testing.assert_close(grad, keep.float() / 0.75)


def test_a_given_mask_is_applied() -> None:
    keep = torch.rand(300) < 0.5
    x = torch.randn(300)
    x[:3] = torch.tensor([math.inf, -math.inf, math.nan])
    keep[:3] = False
    y = torch_npu.npu_dropout_backward(x.npu(), pack(keep).npu(), 0.5).cpu()
    torch.testing.assert_close(y, torch.where(keep, x * 2, torch.zeros(300)))


def test_generated_masks() -> None:
    for size in ([1], [128], [129], [50, 60]):
        mask = torch_npu._npu_dropout_gen_mask(torch.empty(0, device="npu"), size, p=0.3, seed=5, offset=0)
        assert mask.shape == (mask_bytes(math.prod(size)),)
    first = torch_npu._npu_dropout_gen_mask(torch.empty(0, device="npu"), [N], p=0.3, seed=5, offset=0).cpu()
    again = torch_npu._npu_dropout_gen_mask(torch.empty(0, device="npu"), [N], p=0.3, seed=5, offset=0).cpu()
    other = torch_npu._npu_dropout_gen_mask(torch.empty(0, device="npu"), [N], p=0.3, seed=5, offset=4).cpu()
    assert torch.equal(first, again)
    a, b = unpack(first, N), unpack(other, N)
    assert binomial(int(a.sum()), N, 0.7) > LIMIT
    both = torch.bincount(a.long() * 2 + b.long(), minlength=4)
    assert chi_square(both, torch.tensor([0.09, 0.21, 0.21, 0.49], dtype=torch.float64)) > LIMIT


def test_neighbours_are_dropped_independently() -> None:
    kept = (F.dropout(torch.ones(N, device="npu"), 0.5).cpu() != 0).long()
    for lag in (1, 2, 7, 8, 32, 128, 4096):
        pairs = torch.bincount(kept[:-lag] * 2 + kept[lag:], minlength=4)
        assert chi_square(pairs, torch.full((4,), 0.25)) > LIMIT, lag
    # Sums of blocks would show dependence that pairs do not.
    blocks = kept[: N // 64 * 64].view(-1, 64).sum(1) + torch.rand(N // 64, generator=torch.Generator().manual_seed(1))
    assert independent(blocks[:-1], blocks[1:], cells=8) > LIMIT


def test_calls_draw_different_masks_and_the_seed_repeats_them() -> None:
    x = torch.ones(1000, device="npu")
    torch.npu.manual_seed(5)
    first, second = F.dropout(x, 0.5).cpu(), F.dropout(x, 0.5).cpu()
    assert not torch.equal(first, second)
    torch.npu.manual_seed(5)
    assert torch.equal(F.dropout(x, 0.5).cpu(), first)
    assert torch.equal(F.dropout(x, 0.5).cpu(), second)


@pytest.mark.parametrize("reentrant", [True, False])
def test_checkpointing_repeats_the_mask(reentrant: bool) -> None:
    torch.npu.manual_seed(2)
    layer = torch.nn.Sequential(
        torch.nn.Linear(32, 64), torch.nn.Dropout(0.4), torch.nn.Linear(64, 8), torch.nn.Dropout(0.2)
    ).npu()
    data = torch.randn(16, 32, device="npu")

    def gradients(use_checkpoint: bool) -> tuple[torch.Tensor, list[torch.Tensor]]:
        torch.npu.manual_seed(9)
        layer.zero_grad()
        x = data.clone().requires_grad_()
        y = checkpoint(layer, x, use_reentrant=reentrant, preserve_rng_state=True) if use_checkpoint else layer(x)
        # Draws between forward and backward must not matter.
        torch.rand(100, device="npu")
        y.square().sum().backward()
        assert x.grad is not None
        return y.detach().cpu(), [x.grad.cpu(), *(p.grad.cpu() for p in layer.parameters() if p.grad is not None)]

    plain, checkpointed = gradients(False), gradients(True)
    assert torch.equal(plain[0], checkpointed[0])
    for a, b in zip(plain[1], checkpointed[1], strict=True):
        torch.testing.assert_close(a, b)


def test_other_dropouts() -> None:
    x = torch.ones(40, 50, 8, 8, device="npu")
    channels = F.dropout2d(x, 0.3).cpu()
    per_channel = channels.view(2000, 64)
    assert ((per_channel == 0).all(1) | (per_channel != 0).all(1)).all()
    assert binomial(int((per_channel[:, 0] != 0).sum()), 2000, 0.7) > LIMIT
    alpha = F.alpha_dropout(torch.randn(N, device="npu"), 0.2).cpu()
    assert abs(alpha.mean()) < 0.02
    assert abs(alpha.var() - 1) < 0.03
