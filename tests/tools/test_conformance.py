"""The conformance runner against a small suite of which every outcome is known."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TOOLS = ROOT / "tools" / "conformance"

SUITE = """
import os, signal, subprocess, sys, time, unittest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

class Refuse(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        raise RuntimeError("refused")

def test_helper_that_unittest_would_not_run():
    raise AssertionError

class TestAll(unittest.TestCase):
    def test_a_passes(self):
        self.assertEqual((torch.ones(3).npu() + 1).sum().item(), 6)

    def test_b_fails(self):
        self.assertEqual(1, 2, "one is not two")

    @unittest.skip("the gate's reason")
    def test_c_is_gated(self):
        pass

    def test_d_crashes(self):
        os.kill(os.getpid(), signal.SIGSEGV)

    def test_e_hangs(self):
        time.sleep(600)

    def test_f_comes_after(self):
        pass

    def test_g_waits_for_a_process_that_failed(self):
        children = [subprocess.Popen([sys.executable, "-c", f"raise ValueError('no rank {i}')"]) for i in range(2)]
        time.sleep(600)

    def test_g_waits_after_a_refusal(self):
        print("hotplate: HcclThing (libhccl) is not supported yet", file=sys.stderr, flush=True)
        time.sleep(600)

    def test_h_works_on_after_a_process_failed(self):
        child = subprocess.Popen([sys.executable, "-c", "raise ValueError('of no importance')"])
        for _ in range(14):
            time.sleep(0.2)
            end = time.monotonic() + 0.8
            while time.monotonic() < end:
                pass

    def test_i_leaves_a_mode_behind(self):
        Refuse().__enter__()
        raise RuntimeError("left behind")

    def test_i_leaves_a_process_behind(self):
        import multiprocessing
        multiprocessing.Process(target=time.sleep, args=(600,)).start()  # waited for at exit
        raise RuntimeError("left a process behind")

    def test_j_does_not_meet_it(self):
        torch.ones(1)
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, str]]:
    """Outcome and reason by file and test."""
    checkout = tmp_path_factory.mktemp("suite")
    (checkout / "test").mkdir()
    (checkout / "test" / "test_all.py").write_text(SUITE)
    (checkout / "test" / "test_no_import.py").write_text("import a_module_that_does_not_exist\n")
    git = ["git", "-C", str(checkout), "-c", "user.name=a", "-c", "user.email=a@b"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "suite"]):
        subprocess.run([*git, *command], check=True)
    record = checkout / "record.tsv"
    command = [sys.executable, str(TOOLS / "run.py"), str(checkout), "test", "--record", str(record), "--timeout", "40"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line.split("\t") for line in record.read_text().splitlines() if not line.startswith("#")]
    return {f"{Path(path).stem} {test}": (outcome, reason) for path, test, outcome, _seconds, reason in lines}


def test_every_outcome(results: dict[str, tuple[str, str]]) -> None:
    outcomes = {name.rpartition("::")[2]: outcome for name, (outcome, _) in results.items()}
    assert outcomes == {
        "test_a_passes": "passed",
        "test_b_fails": "failed",
        "test_c_is_gated": "skipped",
        "test_d_crashes": "crashed",
        "test_e_hangs": "timed out",
        "test_f_comes_after": "passed",
        "test_g_waits_for_a_process_that_failed": "failed",
        "test_g_waits_after_a_refusal": "failed",
        "test_h_works_on_after_a_process_failed": "passed",
        "test_i_leaves_a_mode_behind": "failed",
        "test_i_leaves_a_process_behind": "failed",
        "test_j_does_not_meet_it": "passed",
        "test_no_import (import)": "failed",
    }


def test_reasons(results: dict[str, tuple[str, str]]) -> None:
    assert "one is not two" in results["test_all TestAll::test_b_fails"][1]
    assert results["test_all TestAll::test_c_is_gated"][1] == "the gate's reason"
    assert "SIGSEGV" in results["test_all TestAll::test_d_crashes"][1]
    assert "40 s" in results["test_all TestAll::test_e_hangs"][1]
    assert "a_module_that_does_not_exist" in results["test_no_import (import)"][1]
    waiting = results["test_all TestAll::test_g_waits_for_a_process_that_failed"][1]
    assert waiting.startswith("a process of the test failed, the others wait: ValueError: no rank")
    refused = results["test_all TestAll::test_g_waits_after_a_refusal"][1]
    assert refused == "all processes of the test wait after: HcclThing (libhccl) is not supported yet"


def test_memory_is_read_from_the_system() -> None:
    sys.path.insert(0, str(TOOLS))
    try:
        from processes import machine_memory, memory
    finally:
        sys.path.remove(str(TOOLS))
    available, total = machine_memory()
    assert 0 < available < total
    # A process of its own: in one that has freed much, an allocation may occupy nothing new.
    program = (
        "import sys; held = bytearray(int(sys.argv[1])); held[::4096] = held[::4096]; print(1, flush=True); input()"
    )
    sizes = {}
    for size in (1, 2**27):
        with subprocess.Popen(
            [sys.executable, "-S", "-c", program, str(size)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "1\n"
            for _ in range(100):  # some systems count late
                sizes[size] = memory(child.pid)
                if sizes[size] > size:
                    break
                time.sleep(0.1)
            child.communicate("\n")
    small, large = sizes.values()
    assert 2**27 * 0.9 < large - small < 2**27 * 1.1
    assert memory(2**30) == 0
