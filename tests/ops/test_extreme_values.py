"""Attributes and lengths near the ends of int64: an error or a right value, soon; never a crash or an endless loop."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import harness
import pytest

from hotplate.ops.definition import load_all
from hotplate.ops.samples import Sample

OPERATORS = load_all()
LOWEST = -(2**63)


def sample_with(name: str, note: str = "", **values: object) -> Sample:
    """The first sample of an operator with this in its note that has such arguments, with other values."""
    for sample in OPERATORS[name].samples():
        if note in sample.note and all(sample.arguments.get(k) for k in values):
            return dataclasses.replace(sample, arguments={**sample.arguments, **values})
    raise AssertionError(f"no sample of {name} has {', '.join(values)}")


# Each ran into memory of others once, so each has a process of its own.
@pytest.mark.parametrize(
    "call",
    [
        "DenseLightningIndexerGradKLLoss actualSeqLengthsQuery [3,LOWEST]",
        "DenseLightningIndexerGradKLLoss actualSeqLengthsKey [LOWEST,4]",
        "DenseLightningIndexerSoftmaxLse actualSeqLengthsQueryOptional [3,LOWEST]",
    ],
)
def test_lengths(call: str) -> None:
    done = subprocess.run([sys.executable, __file__, *call.split()], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "should lie between" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("scale", ["1e-40", "float('nan')", "1e300", "float('inf')"])
def test_scales_of_a_resize(scale: str) -> None:
    """aclnnUpsampleNearest2dV2: a scale of next to nothing shows the last row, as its definition says."""
    done = subprocess.run(
        [sys.executable, __file__, "UpsampleNearest2dV2", "scalesH", scale, "uint8"],
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_huge_block_of_keys_ends() -> None:
    """aclnnNsaCompressAttention looked at every key of a block, there or not."""
    sample = sample_with("NsaCompressAttention", selectBlockSize=2**40)
    harness.run(OPERATORS["NsaCompressAttention"], sample)


if __name__ == "__main__":
    operator, argument, value, *note = sys.argv[1:]
    try:
        harness.run(OPERATORS[operator], sample_with(operator, *note, **{argument: eval(value)}))
    except harness.CallError as e:
        print(e)
