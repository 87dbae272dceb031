"""Operators that run on the CPU for want of a kernel are counted by name; nothing else is."""

from __future__ import annotations

import re

import pytest
import torch

from hotplate.runtime import stats


def fallbacks() -> dict[str, int]:
    torch.npu.synchronize()
    return dict(stats.snapshot().get("fallback", {}))


def gained(before: dict[str, int]) -> dict[str, int]:
    now = fallbacks()
    return {name: count - before.get(name, 0) for name, count in now.items() if count != before.get(name, 0)}


def test_each_call_that_falls_back_is_counted() -> None:
    x = torch.rand(10, device="npu") * 0.5 + 0.25
    before = fallbacks()
    for _ in range(3):
        x.geometric_(0.5)
    assert gained(before) == {"aten::geometric_": 3}
    before = fallbacks()
    torch.special.bessel_j0(x)  # composite: what lacks a kernel is its out= overload
    torch.special.bessel_j0(x, out=torch.empty_like(x))
    assert gained(before) == {"aten::special_bessel_j0.out": 2}


def test_the_counter_agrees_with_the_warnings_of_torch_npu(capfd: pytest.CaptureFixture[str]) -> None:
    """torch_npu warns at the first fallback of each operator. These operators are used nowhere else in the tests."""
    x = torch.rand(4, 4, device="npu") + 0.5
    r = x.clone().requires_grad_()
    before = fallbacks()
    capfd.readouterr()
    torch.igammac(x, x)  # structured
    torch.frexp(x)  # two results
    torch.histogramdd(x[:, :2], [2, 2])  # a list of tensors among the results
    torch.hypot(r, r).sum().backward()
    torch.special.i1e(r).sum().backward()  # the gradient falls back on a thread of autograd
    counted = gained(before)
    warned = re.findall(r"The operator '([\w:.]+)' is not currently supported on the NPU", capfd.readouterr().err)
    assert set(counted) == set(warned)
    assert {"aten::igammac.out", "aten::frexp.Tensor_out", "aten::_histogramdd_bin_edges"} <= set(counted)
    assert counted["aten::igammac.out"] == counted["aten::frexp.Tensor_out"] == 1


def test_a_list_of_tensors_is_one_fallback() -> None:
    points = torch.rand(20, 2, device="npu")
    edges = [torch.linspace(0, 1, n, device="npu") for n in (4, 3)]
    before = fallbacks()
    for _ in range(2):
        torch.ops.aten._histogramdd_from_bin_tensors(points, edges)
    assert gained(before) == {"aten::_histogramdd_from_bin_tensors": 2}


def test_what_runs_on_the_device_is_not_counted() -> None:
    x, y = torch.rand(8, 8, device="npu"), torch.rand(8, 8, device="npu")
    before = fallbacks()
    z = (x @ y + x).relu().softmax(-1).sum()
    z.item()
    torch.nn.functional.dropout(x, 0.5)
    x.cpu().to("npu")
    assert gained(before) == {}


def test_the_same_operators_on_the_cpu_are_not_counted() -> None:
    x = torch.rand(10)
    before = fallbacks()
    x.geometric_(0.5)
    torch.special.bessel_j0(x)
    y = x.npu()
    (y + y).cpu()
    assert gained(before) == {}
