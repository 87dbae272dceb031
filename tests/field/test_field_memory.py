"""Field cases of device memory: what is reported, what runs out, what is given back."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
import torch
import torch_npu  # noqa: F401
from field_support import Child, error_of

MIB = 1 << 20


def test_d11_free_memory_is_counted_for_each_device() -> None:
    """accelerate #2368: mem_get_info of a device falls by what was allocated on it, and on no other one."""
    # The wheel's autograd takes the current stream of every device that was ever selected, and a device that was only
    # asked for its memory has none: a later backward() would abort. Using the device once makes its streams.
    torch.ones(1, device="npu:1")
    torch.npu.synchronize(1)
    free0, total0 = torch.npu.mem_get_info(0)
    free1, total1 = torch.npu.mem_get_info(1)
    kept = torch.empty(256 * MIB, dtype=torch.uint8, device="npu:0")
    torch.npu.synchronize(0)
    after0, after1 = torch.npu.mem_get_info(0), torch.npu.mem_get_info(1)
    assert after0[1] == total0
    assert 0 <= free0 - after0[0] - 256 * MIB < 64 * MIB
    assert after1 == (free1, total1)
    del kept
    torch.npu.synchronize(0)
    torch.npu.empty_cache()
    assert free0 <= torch.npu.mem_get_info(0)[0] <= total0


def test_d43_out_of_memory_has_its_type_text_and_counters() -> None:
    """vllm-ascend #19: asking for more than there is raises OutOfMemoryError with true figures."""
    torch.npu.empty_cache()
    before = torch.npu.memory_allocated()
    retries = torch.npu.memory_stats().get("num_ooms", 0)
    _, total = torch.npu.mem_get_info()
    raised = error_of(lambda: torch.empty(total + (1 << 30), dtype=torch.uint8, device="npu:0"))
    assert isinstance(raised, torch.OutOfMemoryError)
    text = str(raised)
    assert "NPU out of memory" in text
    assert f"Tried to allocate {(total + (1 << 30)) / (1 << 30):.2f} GiB" in text
    assert f"{total / (1 << 30):.2f} GiB total capacity" in text
    assert torch.npu.memory_stats()["num_ooms"] == retries + 1
    assert torch.npu.memory_allocated() == before
    torch.npu.empty_cache()
    assert torch.ones(1, device="npu:0").item() == 1


FILL = """
    import torch, torch_npu
    MIB = 1 << 20
    _, total = torch.npu.mem_get_info()
    print("TOTAL", total // MIB)
    kept = []
    try:
        while True:
            kept.append(torch.empty(32 * MIB, dtype=torch.uint8, device="npu:0"))
    except torch.OutOfMemoryError as e:
        held = torch.npu.memory_allocated()
        # On this chip the wheel adds 32 bytes to each request, and rounds to 512.
        print("FULL", len(kept), held == len(kept) * (32 * MIB + 512), torch.npu.mem_get_info()[0] < 64 * MIB)
    half = len(kept) // 2
    del kept[:half]
    torch.npu.empty_cache()
    # On the other device nothing has changed, and here what was freed can be had again, in one piece or in many.
    print("OTHER", torch.ones(1, device="npu:1").item())
    again = [torch.full((32 * MIB,), 7, dtype=torch.uint8, device="npu:0") for _ in range(half)]
    print("AGAIN", all(int(x[-1]) == 7 for x in again), torch.npu.memory_allocated() == held)"""


@pytest.mark.parametrize("settings", ["", "expandable_segments:True"])
def test_d43_memory_is_usable_again_after_it_was_full(child: Child, settings: str) -> None:
    """The limit is on the sum of all allocations, each device has its own, and what is freed can be had again."""
    done = child(FILL, HOTPLATE_HBM_BYTES="512M", PYTORCH_NPU_ALLOC_CONF=settings)
    assert done.code == 0, done.out
    assert "TOTAL 512" in done.out
    full = next(line.split() for line in done.out.splitlines() if line.startswith("FULL"))
    assert 12 <= int(full[1]) <= 16
    assert full[2:] == ["True", "True"]
    assert "OTHER 1.0" in done.out
    assert "AGAIN True True" in done.out


def test_d44_settings_that_exclude_each_other_are_refused(child: Child) -> None:
    """vllm-ascend PR #5855: the wheel refuses expandable segments together with a split size, with its code."""
    done = child(
        "import torch, torch_npu; torch.ones(1).npu()",
        PYTORCH_NPU_ALLOC_CONF="expandable_segments:True,max_split_size_mb:64",
    )
    assert done.code == 1
    assert "cannot be enabled with" in done.out
    assert "ERR01001" in done.out


def test_d44_expandable_segments_work_and_grow(child: Child) -> None:
    """The virtual memory calls exist and work: no downgrade; one segment grows, and is given back."""
    code = """
        import torch, torch_npu
        print("ITEM", torch.ones(1).npu().item())
        a = [torch.full((20 << 20,), float(i), device="npu:0") for i in range(4)]
        print("VALUES", [x[-1].item() for x in a], sum(x.double().sum().item() for x in a) / (20 << 20))
        print("SEGMENTS", len([s for s in torch.npu.memory_snapshot() if s["segment_type"] == "large"]))
        del a
        torch.npu.synchronize()
        torch.npu.empty_cache()
        print("RESERVED", torch.npu.memory_reserved() // (1 << 20))"""
    done = child(code, PYTORCH_NPU_ALLOC_CONF="expandable_segments:True")
    assert done.code == 0, done.out
    assert "setting failure" not in done.out
    assert "ITEM 1.0" in done.out
    assert "VALUES [0.0, 1.0, 2.0, 3.0] 6.0" in done.out
    assert "SEGMENTS 1" in done.out
    reserved = next(line.split()[1] for line in done.out.splitlines() if line.startswith("RESERVED"))
    assert int(reserved) <= 40


def attention() -> object:
    q = torch.randn(1, 4, 256, 64, dtype=torch.float16, device="npu:0")
    return torch.nn.functional.scaled_dot_product_attention(q, q, q)


def matmul() -> object:
    a = torch.randn(256, 256, dtype=torch.float16, device="npu:0")
    return a @ a


def sort() -> object:
    return torch.randn(64, 1024, device="npu:0").sort()


def train() -> object:
    layer = torch.nn.Linear(256, 256, device="npu:0")
    loss = layer(torch.randn(8, 256, device="npu:0")).square().mean()
    loss.backward()
    return loss


@pytest.mark.parametrize("work", [attention, matmul, sort, train])
def test_d45_workspace_is_given_back(work: Callable[[], object]) -> None:
    """flash-linear-attention-npu #258: after any number of calls the allocated bytes are what they were before."""

    def allocated(calls: int) -> int:
        for _ in range(calls):
            work()
        gc.collect()
        torch.npu.synchronize()
        return torch.npu.memory_allocated()

    first = allocated(1)
    assert allocated(8) == first
    reserved = torch.npu.memory_reserved()
    assert allocated(32) == first
    assert torch.npu.memory_reserved() == reserved
