"""An index beyond its dimension is an error of the device, found at the next wait: never a wild access."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Each ends its process's device, as on the chip, so each has a process of its own.
CASES = {
    "Embedding": "torch.nn.functional.embedding(torch.tensor([8]).npu(), x)",
    "Index": "x[torch.tensor([0, -9]).npu()]",
    "IndexPutImpl": "x.index_put_((torch.tensor([8]).npu(),), torch.ones(1, 4).npu())",
    "Gather": "x.gather(0, torch.full((1, 4), 8).npu())",
    "ScatterAdd": "x.scatter_add_(0, torch.full((1, 4), 8).npu(), torch.ones(1, 4).npu())",
    "NLLLoss": "torch.nn.functional.nll_loss(x, torch.full((8,), 4).npu())",
}
CODE = """
import torch
x = torch.ones(8, 4).npu()
{call}
print("AFTER_CALL")
try:
    torch.npu.synchronize()
except RuntimeError as e:
    print("RAISED", e)
"""


@pytest.mark.parametrize("name", list(CASES))
def test_an_index_out_of_range_is_a_device_error(name: str) -> None:
    """aclnn<name>: asynchronous, 507035, and the text says which call it was."""
    done = subprocess.run(
        [sys.executable, "-c", CODE.format(call=CASES[name])], capture_output=True, text=True, timeout=600
    )
    assert "AFTER_CALL" in done.stdout, done.stdout + done.stderr
    assert "RAISED" in done.stdout, done.stdout + done.stderr
    assert "507035" in done.stdout
    assert f"aclnn{name}(" in done.stdout + done.stderr
