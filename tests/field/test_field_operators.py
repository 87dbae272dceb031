"""Field cases of operators: what the stack lacks, numbers that overflow, errors that come later."""

from __future__ import annotations

import ctypes
import re

import pytest
import torch
import torch_npu
from field_support import Child, error_of

DEVICE = "npu:0"


# Calls with valid arguments, by the aclnn pair that torch_npu takes for them. The case uses the first that the library
# does not export, so it goes on holding while the library grows.
# Without the pair, torch_npu raises.
RAISING = {
    "aclnnFlatQuant": (
        "torch_npu.npu_kronecker_quant(torch.rand(4, 16, 64).half().npu(), torch.rand(16, 16).half().npu(), "
        "torch.rand(64, 64).half().npu())"
    ),
    "aclnnMoeGatingTopK": "torch_npu.npu_moe_gating_top_k(torch.rand(4, 16).npu(), k=2)",
    "aclnnMoeGatingTopKSoftmax": "torch_npu.npu_moe_gating_top_k_softmax(torch.rand(4, 16).npu(), None, k=2)",
}
# The older way of calling operators, by graph operator type: the types of these are not in the table.
OLDER = {"aclnnSubSample": "torch_npu.npu_sub_sample(torch.arange(8).int().npu(), 4, 0.5)"}


def exported(name: str) -> bool:
    library = ctypes.CDLL("libopapi.so")
    return hasattr(library, name) and hasattr(library, name + "GetWorkspaceSize")


def first_absent(candidates: dict[str, str]) -> tuple[str, str]:
    name = next((name for name in candidates if not exported(name)), None)
    assert name is not None, "the library has them all: this case needs another operator that it lacks"
    return name, candidates[name]


CAUGHT = """
    import torch, torch_npu
    try:
        {call}
        torch.npu.synchronize()
    except RuntimeError as e:
        print("RAISED", " ".join(str(e).split()))
    print("HEALTHY", torch.ones(1).npu().add(1).item())"""


@pytest.mark.parametrize("queue", ["0", "1", "2"])
def test_d06_an_operator_that_the_library_lacks_is_named(child: Child, queue: str) -> None:
    """vllm #8054: the error names the missing entry point and the library; it is an exception, and all goes on."""
    assert exported("aclnnAdd"), "the test must be able to tell what is exported"
    name, call = first_absent(RAISING)
    done = child(CAUGHT.format(call=call), TASK_QUEUE_ENABLE=queue)
    assert done.code == 0, done.out
    assert re.search(rf"RAISED {name} or {name}GetWorkspaceSize not in libopapi\.so", done.out), done.out
    assert "HEALTHY 2.0" in done.out


def test_d06_the_older_way_of_calling_operators_is_refused_with_the_operators_name(child: Child) -> None:
    """The same where torch_npu takes another way: an exception that names the operator, no crash and no wrong value."""
    name, call = first_absent(OLDER)
    done = child(CAUGHT.format(call=call), ASCEND_LAUNCH_BLOCKING="1")
    assert done.code == 0, done.out
    assert re.search(rf"RAISED .*{name.removeprefix('aclnn')}, error code is 200001", done.out), done.out
    assert "HEALTHY 2.0" in done.out


def test_d06_the_older_way_ends_a_program_that_does_not_catch_the_error(child: Child) -> None:
    """With the task queue the error comes at the wait; a program that does not catch it ends there, and says why.

    (The queue of the wheel takes no more work after such an error, on any stack: catching it is of no use.)
    """
    name, call = first_absent(OLDER)
    code = f"""
        import torch, torch_npu
        {call}
        torch.npu.synchronize()
        print("AFTER_WAIT")"""
    done = child(code)
    assert done.code == 1, done.out
    assert f"the current working operator name is {name.removeprefix('aclnn')}" in done.out
    assert "does not support" in done.out
    assert "AFTER_WAIT" not in done.out


def test_d06_an_operator_without_a_kernel_runs_on_the_cpu_and_is_counted(child: Child) -> None:
    """What torch_npu itself runs on the CPU is said by the wheel, gives the right value, and is in hotplate's count."""
    code = """
        import torch, torch_npu
        x = torch.linspace(0.5, 4.0, 8)
        y = torch.special.bessel_j1(x.npu())
        print("VALUE", y.device, torch.allclose(y.cpu(), torch.special.bessel_j1(x)))
        import hotplate.runtime.stats
        print("COUNT", hotplate.runtime.stats.snapshot()["fallback"])"""
    done = child(code, HOTPLATE_SUMMARY="1")
    assert done.code == 0, done.out
    assert "CAUTION: The operator 'aten::special_bessel_j1" in done.out
    assert "VALUE npu:0 True" in done.out
    count = next(line for line in done.out.splitlines() if line.startswith("COUNT"))
    assert re.search(r"special_bessel_j1\S*': 1\b", count), count
    assert re.search(r"hotplate: +fallback +aten::special_bessel_j1\S* 1\b", done.out), done.out


def test_d06_the_coverage_list_says_what_is_missing(child: Child) -> None:
    """There is a list in which a user can look an operator up before running anything."""
    name, _ = first_absent(RAISING)
    done = child("import sys; from hotplate.cli import main; sys.exit(main(['coverage', '--all']))")
    assert done.code == 0, done.out
    lines = {
        columns[1]: columns[2].split(",")
        for columns in (line.split("\t") for line in done.out.splitlines())
        if columns[2:]
    }
    assert "callable" in lines["aclnnAdd"]
    assert lines[name] == ["declared"]


def test_d37_a_norm_of_small_operators_overflows_and_the_fused_one_does_not() -> None:
    """verl #4200: in float16 x*x is infinite and the norm made of small operators is lost; the fused one is right."""
    x = torch.full((2, 64), 300.0, dtype=torch.float16, device=DEVICE)
    weight = torch.ones(64, dtype=torch.float16, device=DEVICE)
    square = x * x
    assert square.isinf().all().item()
    assert not square.isfinite().any().item()
    small = x * torch.rsqrt(square.mean(-1, keepdim=True) + 1e-6)
    assert (small == 0).all().item()
    fused, deviation = torch_npu.npu_rms_norm(x, weight)
    torch.testing.assert_close(fused.float().cpu(), torch.ones(2, 64), rtol=1e-3, atol=1e-3)
    torch.testing.assert_close(deviation.float().cpu().flatten(), torch.full((2,), 1 / 300.0), rtol=1e-3, atol=1e-6)


FAULT = """
    import torch, torch_npu
    import torch.nn.functional as F
    weight = torch.randn(8, 4).npu()
    index = torch.tensor([99]).npu()
    torch.npu.synchronize()
    y = F.embedding(index, weight)   # THE LINE
    print("AFTER_CALL", flush=True)
    {wait}
    print("AFTER_WAIT", flush=True)"""
DEVICE_FAULT = re.compile(r"507035|507015")
OPERATOR = re.compile(r"Embedding|GatherV2")


@pytest.mark.parametrize("queue", ["0", "1", "2"])
@pytest.mark.parametrize("wait", ["torch.npu.synchronize()", "y.cpu()", "y.sum().item()"])
def test_d48_a_fault_of_the_device_surfaces_at_the_next_wait(child: Child, wait: str, queue: str) -> None:
    """Ascend/pytorch #66: the call returns, the next wait raises; the text names the operator that is guilty."""
    done = child(FAULT.format(wait=wait), as_file=True, TASK_QUEUE_ENABLE=queue)
    assert done.code == 1, done.out
    assert "AFTER_CALL" in done.out
    assert "AFTER_WAIT" not in done.out
    assert DEVICE_FAULT.search(done.out), done.out
    assert OPERATOR.search(done.out), done.out
    assert "indices holds 99, but the valid range is [0, 8)" in done.out


def test_d48_with_blocking_launches_the_guilty_line_is_blamed(child: Child) -> None:
    """With ASCEND_LAUNCH_BLOCKING=1 the error is raised by the call itself, so the traceback ends at its line."""
    done = child(FAULT.format(wait="torch.npu.synchronize()"), as_file=True, ASCEND_LAUNCH_BLOCKING="1")
    assert done.code == 1, done.out
    assert "AFTER_CALL" not in done.out
    assert "THE LINE" in done.out
    assert DEVICE_FAULT.search(done.out), done.out
    assert OPERATOR.search(done.out), done.out


def test_d48_an_index_in_range_is_no_fault(child: Child) -> None:
    """The twin of the case: the same program with a good index ends well."""
    done = child(FAULT.format(wait="torch.npu.synchronize()").replace("99", "7"), as_file=True)
    assert done.code == 0, done.out
    assert "AFTER_WAIT" in done.out


def test_d07_missing_kernels_are_not_the_fault_of_the_tensors(child: Child) -> None:
    """vllm-ascend #4859: the kernels installed are not those of the chip; the text names both."""
    code = """
        import torch, torch_npu
        x = torch.empty(2, 2, device="npu:0")
        for call in (lambda: x.zero_(), lambda: x @ x):
            try:
                call()
                torch.npu.synchronize()
            except RuntimeError as e:
                print("RAISED", " ".join(str(e).split()))
        print("COPY", torch.ones(2).npu().cpu().tolist())"""
    for fault, code_number, package in (
        ("no-kernel-package", "561112", "the kernels package is not installed"),
        ("no-kernel-package,package=Ascend310P3", "561103", "the kernels package is that of Ascend310P3"),
    ):
        done = child(code, as_file=True, HOTPLATE_FAULT=fault, ASCEND_LAUNCH_BLOCKING="1", HOTPLATE_SOC="Ascend910B1")
        assert done.code == 0, done.out
        raised = [line for line in done.out.splitlines() if line.startswith("RAISED")]
        assert len(raised) == 2, done.out
        for line in raised:
            assert code_number in line
            assert "reports SoC Ascend910B1" in line
            assert package in line
            assert "the tensors of the call are not the cause" in line
        assert "ERR00100" in done.out
        assert "COPY [1.0, 1.0]" in done.out


def test_d07_the_fault_can_be_limited_to_operators(child: Child) -> None:
    """A package may lack the kernel of one operator."""
    code = """
        import torch, torch_npu
        x = torch.ones(2, 2).npu()
        print("SUM", (x + x).sum().item())
        try:
            x @ x
            torch.npu.synchronize()
        except RuntimeError as e:
            print("RAISED", "561112" in str(e), "MatMulV3" in str(e))"""
    done = child(code, HOTPLATE_FAULT="no-kernel-package,op=MatMul*", ASCEND_LAUNCH_BLOCKING="1")
    assert done.code == 0, done.out
    assert "SUM 8.0" in done.out
    assert "RAISED True True" in done.out


def test_d14_repeat_interleave_has_no_float64() -> None:
    """diffusers #10428: the copy keeps float64 on the device, the operator does not take it."""
    x = torch.arange(6, dtype=torch.float64).view(2, 3).to(DEVICE)
    assert x.dtype == torch.float64
    text = str(error_of(lambda: x.repeat_interleave(2, dim=1)))
    assert "161002" in text
    assert "not implemented for DT_DOUBLE, should be in dtype support list" in text
    wanted = torch.arange(6.0).view(2, 3).repeat_interleave(2, dim=1)
    assert x.float().repeat_interleave(2, dim=1).cpu().equal(wanted)


@pytest.mark.parametrize("chip", ["Ascend910A", "Ascend310P3", "Ascend910B1"])
def test_d15_bfloat16_needs_a_chip_that_has_it(child: Child, chip: str) -> None:
    """LLaMA-Factory #4165: the cast is refused on an old chip, and the text names the type."""
    code = """
        import torch, torch_npu
        x = torch.ones(2, device="npu:0")
        for cast in (lambda: x.to(torch.bfloat16), lambda: torch_npu.npu_dtype_cast(x, torch.bfloat16)):
            try:
                print("VALUE", cast().cpu().tolist())
            except RuntimeError as e:
                print("RAISED", "161002" in str(e), "DT_BFLOAT16" in str(e), "aclnnCast" in str(e))"""
    done = child(code, HOTPLATE_SOC=chip, ASCEND_LAUNCH_BLOCKING="1")
    assert done.code == 0, done.out
    if chip == "Ascend910B1":
        assert done.out.count("VALUE [1.0, 1.0]") == 2, done.out
    else:
        assert done.out.count("RAISED True True") == 2, done.out
        assert "RAISED True True True" in done.out  # the second, which is aclnnCast


def test_d17_a_shift_by_a_tensor_without_dimensions() -> None:
    """triton-ascend #472: the chip's defect is not imitated."""
    x = torch.tensor([[16, 256]], dtype=torch.int32, device=DEVICE)
    by = torch.tensor([4, 8], dtype=torch.int64, device=DEVICE)[0]
    assert (x >> by).tolist() == [[1, 16]]


def test_d18_no_normal_numbers_in_complex32() -> None:
    """FlagGems #3267: refused by the name of the type."""
    text = str(error_of(lambda: torch.randn(4, dtype=torch.complex32, device=DEVICE)))
    assert re.search("DT_COMPLEX32|ComplexHalf|not implemented", text)


def test_d19_the_codes_of_the_interface_and_their_texts() -> None:
    """flash-linear-attention-npu #515: null is 161001, a wrong shape is 161002, and both have a text."""
    torch.ones(1, device=DEVICE)
    library, acl = ctypes.CDLL("libopapi.so"), ctypes.CDLL("libascendcl.so")
    acl.aclGetRecentErrMsg.restype = ctypes.c_char_p
    library.aclCreateTensor.restype = ctypes.c_void_p
    size, executor = ctypes.c_uint64(), ctypes.c_void_p()

    def status(*arguments: object) -> tuple[int, str]:
        code = library.aclnnAbsGetWorkspaceSize(*arguments, ctypes.byref(size), ctypes.byref(executor))
        return code, (acl.aclGetRecentErrMsg() or b"").decode()

    def tensor(count: int, dtype: int) -> ctypes.c_void_p:
        dims, strides = (ctypes.c_int64 * 1)(count), (ctypes.c_int64 * 1)(1)
        memory = torch.zeros(64, dtype=torch.uint8, device=DEVICE)
        kept.append(memory)
        return ctypes.c_void_p(
            library.aclCreateTensor(
                dims,
                ctypes.c_uint64(1),
                dtype,
                strides,
                ctypes.c_int64(0),
                2,
                dims,
                ctypes.c_uint64(1),
                ctypes.c_void_p(memory.data_ptr()),
            )
        )

    kept: list[torch.Tensor] = []
    code, text = status(None, None)
    assert code == 161001
    assert "null" in text
    for arguments, word in (((tensor(4, 0), tensor(3, 0)), "out"), ((tensor(4, 16), tensor(4, 28)), "DT_")):
        code, text = status(*arguments)
        assert code == 161002
        assert word in text
