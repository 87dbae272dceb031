"""Division of integers where the processor would stop: by zero, and of the smallest number by -1."""

from __future__ import annotations

import harness
import pytest
import torch

from hotplate.ops.definition import Out, Sample, load_all

OPERATORS = load_all()


@pytest.mark.parametrize("dtype", ["int32", "int64", "int16", "int8"])
@pytest.mark.parametrize("mode", [1, 2])
def test_the_smallest_number_by_minus_one_wraps_around(dtype: str, mode: int) -> None:
    kind = getattr(torch, dtype)
    least = torch.iinfo(kind).min
    a, b = torch.tensor([least, 7, -9, least], dtype=kind), torch.tensor([-1, -1, 2, 1], dtype=kind)
    want = torch.tensor([least, -7, -4 if mode == 1 else -5, least], dtype=kind)
    (got,) = harness.run(OPERATORS["DivMod"], Sample({"self": a, "other": b, "mode": mode, "out": Out((4,), dtype)}))
    assert torch.equal(got, want)
    arguments = {"self": a, "other": -1, "mode": mode, "out": Out((4,), dtype)}
    (got,) = harness.run(OPERATORS["DivMods"], Sample(arguments))
    assert torch.equal(got, a.neg())
    (got,) = harness.run(OPERATORS["InplaceDivMod"], Sample({"selfRef": a, "other": b, "mode": mode}))
    assert torch.equal(got, want)


@pytest.mark.parametrize("name", ["DivMod", "FloorDivide", "RemainderTensorTensor", "FmodTensor"])
def test_zero_is_an_error_of_the_task_with_its_reason(name: str) -> None:
    a, b = torch.tensor([4, 5], dtype=torch.int32), torch.tensor([2, 0], dtype=torch.int32)
    arguments = {"self": a, "other": b, "out": Out((2,), "int32")}
    if name == "DivMod":
        arguments["mode"] = 1
    with pytest.raises(harness.CallError) as raised:
        harness.run(OPERATORS[name], Sample(arguments))
    assert raised.value.code == 507035
    assert "an integer is divided by zero" in raised.value.text
