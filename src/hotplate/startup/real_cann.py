"""Looks for a real installation of CANN. Cheap: reads a few variables, and asks for a file in a handful of folders."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from hotplate import paths

RUNTIME_LIBRARY = "libascendcl.so"
HOME_VARIABLES = ("ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME")
LINKER_CACHE = "/etc/ld.so.cache"


@dataclass(frozen=True)
class Found:
    """A real runtime library, and what led to it (a variable, or the cache of the dynamic linker)."""

    library: str
    evidence: str


def is_ours(folder: str) -> bool:
    """Whether a folder is a hotplate tree, or lies in one; of this installation or of another."""
    return any(
        os.path.exists(os.path.join(f, paths.CANN_MARKER)) for f in (folder, os.path.dirname(folder.rstrip("/")))
    )


def find(linker_cache: str = LINKER_CACHE) -> Found | None:
    """The real CANN that this process would use without hotplate, or None.

    In the order in which the loader would come upon it: the installation that set_env.sh names, LD_LIBRARY_PATH, the
    cache of the dynamic linker. A driver without the toolkit is not configured: the wheel could not load with it.
    """
    for name in HOME_VARIABLES:
        folder = os.environ.get(name, "")
        library = os.path.join(folder, "lib64", RUNTIME_LIBRARY)
        if folder and not is_ours(folder) and os.path.exists(library):
            return Found(library, f"{name}={folder}")
    for folder in os.environ.get("LD_LIBRARY_PATH", "").replace(";", ":").split(":"):
        library = os.path.join(folder, RUNTIME_LIBRARY)
        if folder and os.path.exists(library) and not _same_folder(folder, paths.LIBRARIES):
            return Found(library, f"LD_LIBRARY_PATH has {folder}")
    return _in_linker_cache(linker_cache)


def _same_folder(folder: str, other: Path) -> bool:
    return os.path.realpath(folder) == os.path.realpath(other)


def _in_linker_cache(file: str) -> Found | None:
    """Searches the cache's string table (NUL-terminated paths) without interpreting the rest of the file."""
    try:
        with open(file, "rb") as stream:
            data = stream.read()
    except OSError:
        return None  # no cache: the linker finds nothing there either
    end = data.find(f"/{RUNTIME_LIBRARY}\0".encode())
    if end < 0:
        return None
    start = data.rfind(b"\0", 0, end) + 1
    library = os.fsdecode(data[start : data.index(b"\0", end)])
    return Found(library, f"the dynamic linker knows {library}") if os.path.exists(library) else None
