"""Scripts in processes of their own, at each kernel level and with other numbers of threads."""

from __future__ import annotations

import os
import subprocess
import sys

LEVELS = ("portable", "avx2", "avx512", "avx512bf16", "brgemm", "amx")


def _run(script: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, **environment},
        check=False,
    )


def output(script: str, **environment: str) -> str:
    """What the script prints; it must not fail."""
    done = _run(script, environment)
    assert done.returncode == 0, (environment, done.stderr[-2000:])
    return done.stdout.strip()


def at_level(script: str, level: str) -> str | None:
    """What the script prints at a level; None where the machine refuses to run it, which a text must say."""
    done = _run(script, {"HOTPLATE_KERNELS": level})
    if done.returncode and "is not a kernel level this machine can run" in done.stderr:
        return None
    assert done.returncode == 0, (level, done.stderr[-2000:])
    return done.stdout.strip()


def at_every_level(script: str) -> dict[str, str]:
    """What the script prints at each level that the machine runs."""
    found = {level: at_level(script, level) for level in LEVELS}
    ran = {level: text for level, text in found.items() if text is not None}
    assert "portable" in ran
    return ran


def assert_threads_do_not_matter(script: str, *counts: int) -> None:
    """The script prints the same with each number of threads."""
    assert len({output(script, OMP_NUM_THREADS=str(n)) for n in counts}) == 1
