"""Packed sequences of different lengths through torch_npu's LSTM."""

from __future__ import annotations

import pytest
import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

pytest.importorskip("torch_npu")


def run(device: str, layers: int, bidirectional: bool) -> tuple[torch.Tensor, torch.Tensor, list[torch.Tensor]]:
    """Outputs, last states, and the gradients of the weights."""
    torch.manual_seed(0)
    layer = torch.nn.LSTM(5, 4, layers, bidirectional=bidirectional).to(device)
    packed = pack_padded_sequence(torch.randn(6, 3, 5).to(device), [6, 4, 2])
    y, (h, _) = layer(packed)
    out, lengths = pad_packed_sequence(y)
    assert lengths.tolist() == [6, 4, 2]
    weights = torch.arange(out.numel()).reshape(out.shape).float() / 100
    (out * weights.to(device)).sum().backward()
    gradients = [p.grad.cpu() for p in layer.parameters() if p.grad is not None]
    return out.detach().cpu(), h.detach().cpu(), gradients


@pytest.mark.parametrize("bidirectional", [False, True])
@pytest.mark.parametrize("layers", [1, 2])
def test_a_sequence_that_has_ended_keeps_its_state(layers: int, bidirectional: bool) -> None:
    """As on the CPU. The gradient of the input is not compared: torch_npu's packed rows are padded, and PyTorch's own
    gradient of the packing takes them for dense ones (docs/numerics.md).
    """
    (out, h, gradients), (got, last, found) = run("cpu", layers, bidirectional), run("npu", layers, bidirectional)
    torch.testing.assert_close(got, out, rtol=1e-5, atol=1e-6)
    torch.testing.assert_close(last, h, rtol=1e-5, atol=1e-6)
    assert len(found) == len(gradients) == 4 * layers * (2 if bidirectional else 1)
    for a, b in zip(found, gradients, strict=True):
        torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)
    assert got[4:, 1:].abs().max() == 0
