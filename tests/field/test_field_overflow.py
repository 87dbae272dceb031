"""Field case D36 and its kind: results that overflow, in INF/NAN mode and in saturation mode, and how it is noticed."""

from __future__ import annotations

import textwrap

import pytest
import torch
import torch_npu
from field_support import Child

DEVICE = "npu:0"
SATURATE = {"INF_NAN_MODE_ENABLE": "0", "INF_NAN_MODE_FORCE_DISABLE": "1"}


def test_d36_float16_overflows_to_infinity() -> None:
    """deeplink.framework #684: the mode of infinities is the default of a 910B, as on the CPU."""
    x = torch.tensor([60000.0], dtype=torch.float16, device=DEVICE)
    assert (x + x).item() == float("inf")
    assert (-x - x).item() == float("-inf")
    assert (x + x - (x + x)).isnan().item()
    assert x.item() == 60000.0
    assert torch_npu.npu.utils.npu_check_overflow(x + x)
    assert not torch_npu.npu.utils.npu_check_overflow(x)


VALUES = """
    import torch, torch_npu
    h = torch.tensor([60000.0, 1.0], dtype=torch.float16).npu()
    print("SUM", (h + h).tolist(), (-h - h).tolist())
    print("ISINF", (h + h).isinf().any().item())
    print("EXP", torch.exp(torch.tensor([12], dtype=torch.float16).npu()).item())
    print("SQRT", torch.sqrt(torch.tensor([-1.0], dtype=torch.float16).npu()).item())
    f = torch.tensor([3e38, -3e38]).npu()
    print("FLOAT", (f * 2).tolist() == [torch.finfo(torch.float32).max, torch.finfo(torch.float32).min])
    # Parts of larger tensors: only what the operator wrote is touched.
    base = torch.tensor([[1.0, 2.0], [float("inf"), 3.0], [4.0, 5.0]], dtype=torch.float16).npu()
    torch.mul(h[:1].expand(3), 2, out=base[:, 1])
    print("STRIDED", base.tolist())
    wide = torch.full((5, 100003), 60000.0, dtype=torch.float16).npu()
    print("LARGE", ((wide + wide) == 65504).all().item(), ((wide + wide).t() == 65504).all().item())
    print("MATMUL", (wide[:, :64] @ wide[:, :64].t()).unique().tolist())
    c = torch.tensor([3e38 + 3e38j, 1j], dtype=torch.complex64).npu()
    print("COMPLEX", torch.isfinite(torch.view_as_real((c + c).cpu())).all().item())
    if torch_npu.npu.is_bf16_supported():
        b = torch.tensor([3e38], dtype=torch.bfloat16).npu()
        print("BFLOAT", (b + b).item() == torch.finfo(torch.bfloat16).max)"""


@pytest.mark.parametrize("chip", ["Ascend910B2", "Ascend910A", "Ascend310P3", "Ascend910_9391"])
def test_d36_saturation_gives_the_largest_number(child: Child, chip: str) -> None:
    """The documented examples of INF_NAN_MODE_ENABLE=0: inf becomes the largest number of the type, nan becomes 0.

    Chips of the first generation and the 310P know nothing else, whatever is set; the 910B does it when forced.
    """
    variables = SATURATE if "910B" in chip or "910_" in chip else {"INF_NAN_MODE_ENABLE": "1"}
    done = child(VALUES, HOTPLATE_SOC=chip, **variables)
    assert done.code == 0, done.out
    assert "SUM [65504.0, 2.0] [-65504.0, -2.0]" in done.out
    assert "ISINF False" in done.out
    assert "EXP 65504.0" in done.out
    assert "SQRT 0.0" in done.out
    assert "FLOAT True" in done.out
    assert "STRIDED [[1.0, 65504.0], [inf, 65504.0], [4.0, 65504.0]]" in done.out
    assert "LARGE True True" in done.out
    assert "MATMUL [65504.0]" in done.out
    assert "COMPLEX True" in done.out
    assert "BFLOAT False" not in done.out
    assert ("BFLOAT True" in done.out) == ("910B" in chip or "910_" in chip)


def test_d36_the_wheel_refuses_to_leave_the_mode_of_infinities(child: Child) -> None:
    """INF_NAN_MODE_ENABLE=0 alone is refused on this chip, in the wheel's words; it is not ignored."""
    done = child(VALUES, INF_NAN_MODE_ENABLE="0")
    assert done.code == 1
    assert "INF_NAN_MODE_ENABLE shouldn't be set to 0 on the current device" in done.out
    assert "SUM" not in done.out


def test_d36_the_950_has_only_infinities(child: Child) -> None:
    """There the variables do nothing, and the interface refuses the other mode."""
    code = """
        import torch, torch_npu, acl_calls
        h = torch.tensor([60000.0], dtype=torch.float16).npu()
        print("SUM", (h + h).item())
        print("REFUSED", acl_calls.set_mode(0), acl_calls.mode())"""
    done = child(with_calls(code), HOTPLATE_SOC="Ascend950PR_9589", **SATURATE)
    assert done.code == 0, done.out
    assert "SUM inf" in done.out
    assert "REFUSED 207000 1" in done.out


STATUS = """
    import torch, torch_npu
    def status():
        s = torch_npu.npu_alloc_float_status(torch.zeros(8).npu())
        return torch_npu.npu_get_float_status(s).cpu()[0].item() != 0
    def clear():
        torch_npu.npu_clear_float_status(torch_npu.npu_alloc_float_status(torch.zeros(8).npu()))
    h = torch.tensor([40000.0], dtype=torch.float16).npu()
    print("START", status())
    h + h
    print("AFTER", status(), status())
    clear()
    print("CLEARED", status())
    # An input that is not finite, and memory that nobody wrote, are no overflow of the operator.
    g = torch.tensor([float("inf"), float("nan")], dtype=torch.float16).npu()
    g.mul_(0.5)
    torch.empty(1 << 16, dtype=torch.float16, device="npu").zero_()
    print("INPUT", status(), g.tolist())
    with torch.npu.stream(torch.npu.Stream()):
        h * h
        torch.npu.current_stream().synchronize()
    print("STREAM", status(), torch_npu.npu.utils.get_npu_overflow_flag())
    print("CHECK", torch_npu.npu.utils.npu_check_overflow(h), torch_npu.npu.utils.npu_check_overflow(h))
    h - h
    print("END", torch_npu.npu.utils.get_npu_overflow_flag())"""


@pytest.mark.parametrize("chip", ["Ascend910B2", "Ascend910A"])
def test_the_status_is_set_by_an_overflow_and_cleared(child: Child, chip: str) -> None:
    """npu_alloc_, npu_get_ and npu_clear_float_status; npu_check_overflow reads and clears."""
    done = child(STATUS, HOTPLATE_SOC=chip, **SATURATE)
    assert done.code == 0, done.out
    assert "START False" in done.out
    assert "AFTER True True" in done.out
    assert "CLEARED False" in done.out
    assert "INPUT False [32752.0, 0.0]" in done.out
    assert "STREAM True True" in done.out
    assert "CHECK True False" in done.out
    assert "END False" in done.out


SCALER = """
    import torch, torch_npu
    torch.manual_seed(0)
    model = torch.nn.Linear(8, 4).npu()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    scaler = torch_npu.npu.amp.GradScaler(init_scale=2.0**10, growth_interval=3)
    scales, moved = [], []
    for step in range(6):
        x = torch.full((2, 8), 60000.0 if step == 4 else 1.0).npu()
        before = model.weight.detach().clone()
        with torch.npu.amp.autocast(dtype=torch.float16):
            loss = (model(x).float() ** 2).mean() if step != 4 else (model(x) * 60000.0 * 60000.0).float().mean()
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        scales.append(scaler.get_scale())
        moved.append(not torch.equal(before, model.weight))
    print("SCALES", scales)
    print("MOVED", moved)"""


@pytest.mark.parametrize("variables", [{}, SATURATE, {"HOTPLATE_SOC": "Ascend910A"}])
def test_the_scaler_notices_an_overflow_in_both_modes(child: Child, variables: dict[str, str]) -> None:
    """The step in which a gradient overflows is left out, and the scale is halved; the others go on as usual."""
    done = child(SCALER, **variables)
    assert done.code == 0, done.out
    assert "SCALES [1024.0, 1024.0, 2048.0, 2048.0, 1024.0, 1024.0]" in done.out
    assert "MOVED [True, True, True, True, False, True]" in done.out


# The mode and the status through the interface itself, as `acl_calls`.
CALLS = """
    import ctypes, sys, types
    acl_calls = types.ModuleType("acl_calls")
    sys.modules["acl_calls"] = acl_calls
    def _lib():
        return ctypes.CDLL("libascendcl.so")
    def _mode():
        m = ctypes.c_int32(-1)
        assert _lib().aclrtGetDeviceSatMode(ctypes.byref(m)) == 0
        return m.value
    acl_calls.mode = _mode
    acl_calls.set_mode = lambda mode: _lib().aclrtSetDeviceSatMode(mode)
    def _status(stream, clear=False):
        import torch
        s = ctypes.c_void_p(stream.npu_stream)
        block = torch.ones(8, dtype=torch.int64, device=stream.device)
        torch.npu.synchronize(stream.device)  # the queue of torch_npu is behind the calls below
        assert _lib().aclrtGetOverflowStatus(ctypes.c_void_p(block.data_ptr()), ctypes.c_size_t(64), s) == 0
        stream.synchronize()
        if clear:
            assert _lib().aclrtResetOverflowStatus(s) == 0
            stream.synchronize()
        first, *rest = block.tolist()
        assert rest == [0] * 7
        return first != 0
    acl_calls.status = _status
"""


def with_calls(code: str) -> str:
    """The code, which may import acl_calls: mode(), set_mode(mode) -> code, status(stream, clear=False)."""
    return textwrap.dedent(CALLS) + textwrap.dedent(code)


def test_each_device_has_its_mode_and_its_status(child: Child) -> None:
    """What one thread sets on its device holds there for all threads, and nowhere else."""
    code = """
        import threading
        import torch, torch_npu, acl_calls
        x = [torch.tensor([60000.0], dtype=torch.float16, device=f"npu:{d}") for d in (0, 1)]
        torch.npu.synchronize(0); torch.npu.synchronize(1)
        results = {}
        def work(d, mode):
            torch.npu.set_device(d)
            assert acl_calls.set_mode(mode) == 0
            barrier.wait()
            ctypes.CDLL("libascendcl.so").aclrtSetStreamOverflowSwitch(
                ctypes.c_void_p(torch.npu.current_stream().npu_stream), 1)
            results[d] = ((x[d] + x[d]).item(), acl_calls.mode(), acl_calls.status(torch.npu.current_stream()))
        barrier = threading.Barrier(2)
        threads = [threading.Thread(target=work, args=a) for a in ((0, 1), (1, 0))]
        [t.start() for t in threads]; [t.join() for t in threads]
        print("RESULTS", results[0], results[1])
        torch.npu.set_device(1)
        print("HERE", acl_calls.mode(), (x[1] + x[1]).item(), acl_calls.status(torch.npu.current_stream(), clear=True))
        print("CLEARED", acl_calls.status(torch.npu.current_stream()))
        assert acl_calls.set_mode(1) == 0
        print("BACK", acl_calls.mode(), (x[1] + x[1]).item(), acl_calls.status(torch.npu.current_stream()))
        print("WRONG", acl_calls.set_mode(2))"""
    done = child(with_calls(code))
    assert done.code == 0, done.out
    assert "RESULTS (inf, 1, False) (65504.0, 0, True)" in done.out
    assert "HERE 0 65504.0 True" in done.out
    assert "CLEARED False" in done.out
    assert "BACK 1 inf False" in done.out
    assert "WRONG 100000" in done.out


def test_a_stream_whose_switch_is_off_records_nothing(child: Child) -> None:
    """aclrtSetStreamOverflowSwitch: results saturate all the same, but the status does not tell."""
    code = """
        import torch, torch_npu, acl_calls
        stream = torch.npu.current_stream()
        h = torch.tensor([60000.0], dtype=torch.float16).npu()
        lib = ctypes.CDLL("libascendcl.so")
        for switch in (0, 1):
            assert lib.aclrtSetStreamOverflowSwitch(ctypes.c_void_p(stream.npu_stream), switch) == 0
            print("SWITCH", switch, (h + h).item(), acl_calls.status(stream))"""
    done = child(with_calls(code), **SATURATE)
    assert done.code == 0, done.out
    assert "SWITCH 0 65504.0 False" in done.out
    assert "SWITCH 1 65504.0 True" in done.out
