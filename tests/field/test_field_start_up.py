"""Field cases of start-up: libraries, import order, devices that are and are not there, processes."""

from __future__ import annotations

import functools
import os
import re
import subprocess
from pathlib import Path

import pytest
import torch
import torch_npu
from field_support import Child

from hotplate import paths

WHEEL = Path(torch_npu.__file__).parent
ADD = "print((torch.ones(2, device='npu') + 1).cpu().tolist())"


def test_d01_libraries_are_found_without_a_sourced_environment(child: Child) -> None:
    """vllm-ascend #262: with the stack installed, the import needs neither set_env.sh nor a library path."""
    done = child(
        "import torch, torch_npu; print('N', torch_npu.npu.device_count())", LD_LIBRARY_PATH="", ASCEND_HOME_PATH=""
    )
    assert done.code == 0, done.out
    assert "N 2" in done.out


@pytest.mark.parametrize(
    ("statement", "exception"),
    [("import torch_npu", "ImportError"), ("import torch", "Failed to load the backend extension: torch_npu")],
)
def test_d01_without_the_stack_the_missing_library_is_named(child: Child, statement: str, exception: str) -> None:
    """The twin of the case: the wheel alone names the first library that it misses; the stack is what satisfies it."""
    done = child(statement, HOTPLATE="0")
    assert done.code == 1
    assert exception in done.out
    assert re.search(r"lib\w+\.so: cannot open shared object file", done.out), done.out


PROBE = """
    import torch
    from importlib.util import find_spec
    assert find_spec("torch_npu")
    import torch_npu
    print("AVAILABLE", torch.npu.is_available(), torch.npu.device_count())
    from transformers.utils import is_torch_npu_available
    print("TRANSFORMERS", is_torch_npu_available(check_device=True))
    print("CPU", (torch.ones(2) + 1).tolist())"""


def test_d02_probing_with_no_device_raises_nothing(child: Child) -> None:
    """accelerate #3754: where no device is visible, the probes of libraries answer no, and the CPU goes on working."""
    done = child(PROBE, ASCEND_RT_VISIBLE_DEVICES="7")
    assert done.code == 0, done.out
    assert "AVAILABLE False 0" in done.out
    assert "TRANSFORMERS False" in done.out
    assert "CPU [2.0, 2.0]" in done.out
    assert "Traceback" not in done.out


def test_d02_probing_with_an_empty_list_raises_nothing(child: Child) -> None:
    """The same with a variable that is set and empty: the wheel itself then counts no device."""
    done = child(PROBE, ASCEND_RT_VISIBLE_DEVICES="")
    assert done.code == 0, done.out
    assert "AVAILABLE True 0" in done.out
    assert "Traceback" not in done.out


@pytest.mark.parametrize(
    "order",
    [
        "import torch",
        "import torch_npu; import torch",
        "import torch, torch_npu",
        "import numpy; import torch_npu; import torch",
        "import transformers; import torch",
    ],
)
@pytest.mark.parametrize("folder", ["/", "/usr"])
def test_d03_every_import_order_works_from_every_folder(child: Child, order: str, folder: str) -> None:
    """FlagTree #1024: neither the order of imports nor the current folder decides whether the device is there."""
    done = child(f"{order}; {ADD}", cwd=Path(folder))
    assert done.code == 0, done.out
    assert "[2.0, 2.0]" in done.out


# Names that Python and torch's own libraries bring, which a bare ldd does not see.
PROCESS = re.compile(r"^_?Py|^_ZN?K?(2at|3c10|5torch|8pybind11|St)|^_ZT[IVS]")


def unresolved(library: Path, *folders: Path) -> tuple[set[str], set[str]]:
    """Libraries that are not found, and symbols that nothing defines, when `folders` are searched."""
    path = ":".join(map(str, folders))
    result = subprocess.run(
        ["ldd", "-r", str(library)],
        env={**os.environ, "LD_LIBRARY_PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    text = result.stdout + result.stderr
    symbols = set(re.findall(r"undefined symbol: ([^\s,]+)", text))
    return set(re.findall(r"(\S+) => not found", text)), {s for s in symbols if not PROCESS.search(s)}


@functools.cache
def defined_by_the_wheel_or_the_stack() -> frozenset[str]:
    files = [*WHEEL.glob("lib/*.so"), *WHEEL.glob("dynamo/torchair/core/*.so"), *paths.LIBRARIES.glob("*.so")]
    names = subprocess.run(["nm", "-D", "--defined-only", *files], capture_output=True, text=True, check=True).stdout
    return frozenset(
        line.split()[-1].partition("@")[0] for line in names.splitlines() if line and not line.endswith(":")
    )


@pytest.mark.parametrize("library", sorted(p.relative_to(WHEEL).as_posix() for p in WHEEL.rglob("*.so")))
def test_d04_every_symbol_of_the_wheel_resolves(library: str) -> None:
    """triton-ascend #328: the wheel finds each library and each symbol that it was linked against."""
    missing, undefined = unresolved(
        WHEEL / library,
        paths.LIBRARIES,
        Path(torch.__file__).parent / "lib",
        WHEEL / "lib",
        WHEEL / "dynamo/torchair/core",
    )
    assert missing == set()
    # Two libraries of the wheel use symbols of others that are loaded in the same process without naming them.
    assert undefined - defined_by_the_wheel_or_the_stack() == set()


def test_d04_the_check_sees_what_is_missing() -> None:
    """The twin of the case: without the stack's folder the same check reports its libraries and symbols."""
    missing, undefined = unresolved(WHEEL / "lib/libtorch_npu.so", Path(torch.__file__).parent / "lib", WHEEL / "lib")
    assert "libascendcl.so" in missing
    assert "aclrtMalloc" in undefined


def test_d05_the_first_touch_needs_no_compiler_packages(child: Child) -> None:
    """vllm-ascend #2244: set_device and the first operators work without the Python side of the kernel compiler."""
    code = """
        import sys, numpy, torch, torch_npu
        torch.npu.set_device(0)
        x = torch.ones(2, 2).npu()
        print(x.mm(x).cpu().tolist(), "NUMPY", numpy.__version__, "TBE", "tbe" in sys.modules)"""
    done = child(code, PYTHONPATH="", ASCEND_OPP_PATH="")
    assert done.code == 0, done.out
    assert "[[2.0, 2.0], [2.0, 2.0]]" in done.out
    assert "NUMPY 2." in done.out
    assert "TBE False" in done.out


@pytest.mark.parametrize(("visible", "count"), [("5", 0), ("1", 1), ("1,0", 2), ("0,5", 1)])
def test_d09_a_device_out_of_range_is_not_visible_and_is_named(child: Child, visible: str, count: int) -> None:
    """gpustack #3352: only the valid front of the list counts, and the log names the variable and the range."""
    code = "import torch, torch_npu; print('N', torch.npu.device_count())"
    done = child(code, ASCEND_RT_VISIBLE_DEVICES=visible, ASCEND_SLOG_PRINT_TO_STDOUT="1")
    assert done.code == 0, done.out
    assert f"N {count}" in done.out
    complaint = re.search(r"ASCEND_RT_VISIBLE_DEVICES.*\[0,\s*2\)", done.out)
    assert bool(complaint) == ("5" in visible), done.out


def test_d09_the_visible_device_is_the_one_that_was_named(child: Child) -> None:
    """Device 0 of a process that sees "1" has the memory of device 1: the numbers are not merely counted."""
    code = """
        import torch, torch_npu
        x = torch.empty(64 << 20, dtype=torch.uint8, device="npu:0")
        print("N", torch.npu.device_count(), x.device)
        torch.empty(1, device="npu:1")"""
    done = child(code, ASCEND_RT_VISIBLE_DEVICES="1")
    assert "N 1 npu:0" in done.out
    assert done.code == 1
    assert re.search(r"npu:1|device.*1", done.out.splitlines()[-1] + done.out), done.out


FORK = """
    import multiprocessing
    import torch, torch_npu

    def work():
        print("CHILD", (torch.ones(2).npu() + 1).cpu().tolist(), flush=True)

    if __name__ == "__main__":
        print("PARENT", torch.ones(1).npu().item(), flush=True)
        child = multiprocessing.get_context({method!r}).Process(target=work)
        child.start()
        child.join()
        print("EXIT", child.exitcode, torch.ones(1).npu().item())"""


def test_d10_a_forked_child_is_told_to_spawn(child: Child) -> None:
    """vllm-ascend #4502: after a fork the device cannot be used, which the wheel says; the parent goes on."""
    done = child(FORK.format(method="fork"), as_file=True)
    assert "Cannot re-initialize NPU in forked subprocess" in done.out
    assert "CHILD [" not in done.out  # the traceback shows the line that would have printed it
    assert "EXIT 1 1.0" in done.out
    assert done.code == 0, done.out


def test_d10_a_spawned_child_works(child: Child) -> None:
    """The way out that the message names is one."""
    done = child(FORK.format(method="spawn"), as_file=True)
    assert done.code == 0, done.out
    assert "CHILD [2.0, 2.0]" in done.out
    assert "EXIT 0 1.0" in done.out


def test_d12_an_integer_device_is_the_npu() -> None:
    """transformers #38468: `.to(0)` and `device=0` mean npu:0."""
    assert torch.ones(2).to(0).device == torch.device("npu:0")
    assert torch.empty(1, device=0).device == torch.device("npu:0")
    assert torch.ones(2).to(1).device == torch.device("npu:1")


def test_d13_a_tensor_of_the_device_is_not_cuda(child: Child) -> None:
    """vllm-ascend #2533: is_cuda is False, so code with a path for GPUs does not take it."""
    done = child("import torch, torch_npu; x = torch.ones(1).npu(); print(x.is_npu, x.is_cuda)")
    assert done.code == 0, done.out
    assert "True False" in done.out


def test_d13_transfer_to_npu_makes_it_look_like_cuda(child: Child) -> None:
    """With the wheel's own migration module the same tensor says that it is CUDA, and computes."""
    code = """
        import torch, torch_npu
        from torch_npu.contrib import transfer_to_npu
        x = torch.ones(1).cuda()
        print(x.device.type, x.is_cuda, (x + 1).item())"""
    done = child(code)
    assert done.code == 0, done.out
    assert "npu True 2.0" in done.out
