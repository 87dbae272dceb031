"""Operators that run on the CPU for want of a kernel are counted by name; nothing else is."""

from __future__ import annotations

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


def test_a_fallback_with_a_list_of_tensors_is_counted_once() -> None:
    before = fallbacks()
    torch.ops.aten._chunk_cat([torch.rand(4, 3, device="npu"), torch.rand(4, 2, device="npu")], 0, 2)
    assert sum(gained(before).values()) <= 1, gained(before)


def test_gradients_that_fall_back_are_counted() -> None:
    x = torch.rand(4, 4, device="npu", requires_grad=True)
    before = fallbacks()
    torch.special.entr(x)
    torch.i0(x.detach())
    names = gained(before)
    assert all(count == 1 for count in names.values()), names


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
