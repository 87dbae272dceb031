"""Where the files of hotplate are: those of the installation, and those that it writes."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent

# The native libraries, each under its SONAME.
LIBRARIES = PACKAGE / "lib"

# The tree that ASCEND_HOME_PATH points to (see hotplate/cann/README.md).
CANN_TREE = PACKAGE / "cann"

# Marks a tree as ours, also the one of another installation that a parent process has handed down.
CANN_MARKER = "hotplate-tree"


def home() -> Path:
    """The folder for what hotplate writes: HOTPLATE_HOME, or ~/.cache/hotplate. It need not exist yet."""
    given = os.environ.get("HOTPLATE_HOME", "")
    return Path(given).expanduser() if given else Path.home() / ".cache" / "hotplate"


def last_run() -> Path:
    """The summary of the last process that used a device: JSON, written by the runtime at exit."""
    return home() / "last_run.json"
