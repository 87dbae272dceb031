"""Gradients of torch.cdist."""

from __future__ import annotations

import torch


def test_gradient_of_the_maximum_norm() -> None:
    """Only the coordinate with the largest difference moves a distance; the wheel takes the legacy interface here."""
    generator = torch.Generator().manual_seed(3)
    a, b = (torch.rand(n, 10, generator=generator).mul(2).sub(1) for n in (5, 4))
    x = a.npu().requires_grad_()
    distance = torch.cdist(x, b.npu(), p=float("inf"))
    distance.backward(torch.ones_like(distance))  # the wheel wants it without strides
    off = a.unsqueeze(1) - b.unsqueeze(0)
    largest = off.abs() == off.abs().amax(-1, keepdim=True)
    assert x.grad is not None
    assert torch.equal(x.grad.cpu(), (off.sign() * largest).sum(1))
