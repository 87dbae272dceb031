"""The counters of the native runtime: operators executed, tasks, copies, memory, fallbacks."""

from __future__ import annotations

import ctypes
import json

from hotplate import paths

Snapshot = dict[str, dict[str, int]]


def snapshot() -> Snapshot:
    """All counters of this process, as ``{group: {name: count}}``.

    Groups: ``executions`` (operators by kind: aten, native, python), ``operators`` (by aclnn name), ``fallback`` (ATen
    operators that torch_npu ran on the CPU because the library has no counterpart), ``unsupported`` (functions of the
    interface that answered "not supported"), ``graph_options_without_effect`` (by name), ``tasks``, ``copies`` and
    ``memory`` (bytes).

    Raises:
        OSError: the native libraries are not installed.
    """
    core = ctypes.CDLL(str(paths.LIBRARIES / "libhotplate_core.so"))
    core.hotplate_stats_json.restype = ctypes.c_char_p
    text: bytes = core.hotplate_stats_json()
    groups: Snapshot = json.loads(text)
    return groups
