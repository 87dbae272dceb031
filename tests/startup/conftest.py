"""Gives the tests of start-up fresh processes."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from startup_support import Child, run_child


@pytest.fixture
def child(tmp_path: Path) -> Child:
    """Runs code in a fresh interpreter, in an empty folder: see `run_child`."""
    return functools.partial(run_child, tmp_path)
