"""Activations through torch_npu, where the definitions' own samples do not reach."""

from __future__ import annotations

import pytest
import torch


def test_a_negative_bound_of_softshrink_is_refused_at_the_call() -> None:
    x = torch.randn(3, 3, device="npu")
    with pytest.raises(RuntimeError, match=r"lambd.*-1"):
        torch.ops.aten.softshrink(x, -1)
    torch.npu.synchronize()
    # Nothing is left behind for the next one.
    out = torch.ops.aten.softshrink.out(x, 0.5, out=torch.empty(3, 3, device="npu"))
    torch.testing.assert_close(out.cpu(), torch.nn.functional.softshrink(x.cpu(), 0.5))
