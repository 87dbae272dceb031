"""Fresh processes and expected errors, for the field cases."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

# What a process inherits must not decide a case: each gets the variables that the case names, and no others of these.
FOREIGN = ("HOTPLATE", "ASCEND_", "PYTORCH_NPU", "TORCH_", "PYTHON", "TASK_QUEUE", "INF_NAN", "ACL_")


@dataclass(frozen=True)
class Finished:
    """A process that has ended: its exit code (negative: the signal that ended it) and all that it printed."""

    code: int
    out: str


# Takes code, and as keywords `cwd`, `as_file` and variables of the environment.
Child = Callable[..., Finished]


def run_child(folder: Path, code: str, *, cwd: Path | None = None, as_file: bool = False, **variables: str) -> Finished:
    """Runs code in a fresh interpreter, from the command line or as a file; what the stack writes goes to `folder`."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(FOREIGN) and k != "LD_LIBRARY_PATH"}
    clean |= {"HOTPLATE_HOME": str(folder / "home"), "ASCEND_PROCESS_LOG_PATH": str(folder / "log")}
    code = textwrap.dedent(code)
    script = folder / "case.py"
    script.write_text(code)
    result = subprocess.run(
        [sys.executable, str(script)] if as_file else [sys.executable, "-c", code],
        cwd=cwd or folder,
        env=clean | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    return Finished(result.returncode, result.stdout)


def error_of(function: Callable[[], object]) -> Exception:
    """What the call raises, at once or when the device is waited for; no error is a failure."""
    try:
        function()
        torch.npu.synchronize()
    except Exception as raised:
        return raised
    raise AssertionError("expected an error, got none")
