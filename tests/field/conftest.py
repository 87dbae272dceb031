"""What the field cases share.

Each case stands for reports from users; its number is that of the list of field reports, and the docstring of the test
names the thread and says what the test proves. All run under the unmodified torch_npu wheel.
"""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from field_support import Child, run_child


@pytest.fixture
def child(tmp_path: Path) -> Child:
    """Runs code in a fresh interpreter, in an empty folder, with a clean environment: see `run_child`."""
    return functools.partial(run_child, tmp_path)
