"""Tensors of the device that live in memory of the host."""

from __future__ import annotations

import torch
import torch_npu


def test_swapped_memory_is_read_and_written() -> None:
    x = torch_npu.empty_with_swapped_memory([100], dtype=torch.float32, device="npu")
    x.fill_(2)
    assert (x + 1).sum().item() == 300
    x.copy_(torch.arange(100.0))
    y = torch.ones(100, device="npu").copy_(x)
    assert torch.equal(y.cpu(), torch.arange(100.0))
