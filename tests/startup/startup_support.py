"""Fresh processes: what start-up does can only be seen from the start of an interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Finished:
    """A process that has ended; `out` is what it printed, errors included."""

    code: int
    out: str


# Takes code, options of the interpreter, and as keywords `cwd` and variables of the environment.
Child = Callable[..., Finished]


def run_child(folder: Path, code: str, *options: str, cwd: Path | None = None, **variables: str) -> Finished:
    """Runs code in a fresh interpreter whose environment says nothing about the stack but what is given."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("HOTPLATE", "ASCEND_", "TORCH_", "PYTHON")) and name != "LD_LIBRARY_PATH"
    }
    result = subprocess.run(
        [sys.executable, *options, "-c", code],
        cwd=cwd or folder,
        env=clean | {"HOTPLATE_HOME": str(folder / "home")} | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    return Finished(result.returncode, result.stdout)
