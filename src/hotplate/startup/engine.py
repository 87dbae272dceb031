"""Tells the native core where the graph compiler is: functions of ``hotplate.ge.engine``, imported when the first graph
arrives.
"""

from __future__ import annotations

import atexit
import ctypes
import json
from collections.abc import Callable
from typing import Any

_COMPILE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p)
_PLAN = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.POINTER(ctypes.c_int64), ctypes.c_size_t)
_RELEASE = ctypes.CFUNCTYPE(None, ctypes.c_uint64)

FAILURE = 500001  # ACL_ERROR_FAILURE


class _Hook(ctypes.Structure):
    """HotplateEngineHook of native/core/ge/engine.h."""

    _fields_ = (("compile", _COMPILE), ("plan", _PLAN), ("release", _RELEASE))


_kept: list[Any] = []  # callbacks must live as long as the core may call them


def _answer(core: ctypes.CDLL, work: Callable[[], None]) -> int:
    """0, or the code of an error whose text the core has got."""
    try:
        work()
        return 0
    except Exception as e:
        from hotplate.ge.errors import GraphError

        text = str(e) if isinstance(e, GraphError) else f"graph engine: internal error: {type(e).__name__}: {e}"
        core.hotplate_engine_error(FAILURE, b"E19999", text.encode())
        return FAILURE


def register(core: ctypes.CDLL) -> None:
    """Registers the compiler, until the interpreter ends."""
    core.hotplate_engine_error.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)
    core.hotplate_engine_error.restype = None
    core.hotplate_engine_plan.argtypes = (ctypes.c_char_p, ctypes.c_size_t)
    core.hotplate_engine_plan.restype = None
    core.hotplate_engine_register.argtypes = (ctypes.c_void_p,)
    core.hotplate_engine_register.restype = None
    core.hotplate_graph_types_json.restype = ctypes.c_char_p

    def types() -> str:
        text: bytes = core.hotplate_graph_types_json()
        return text.decode()

    def compile_graph(number: int, model: int, size: int, options: bytes) -> int:
        def work() -> None:
            from hotplate.ge import engine

            engine.compile_graph(number, ctypes.string_at(model, size), json.loads(options), types())

        return _answer(core, work)

    def plan_graph(number: int, key: Any, size: int) -> int:
        def work() -> None:
            from hotplate.ge import engine

            plan = engine.plan_graph(number, key[:size], types())
            core.hotplate_engine_plan(plan, len(plan))

        return _answer(core, work)

    def release_graph(number: int) -> None:
        from hotplate.ge import engine

        engine.release_graph(number)

    hook = _Hook(_COMPILE(compile_graph), _PLAN(plan_graph), _RELEASE(release_graph))
    _kept.append(hook)
    core.hotplate_engine_register(ctypes.byref(hook))
    # Callbacks into an interpreter that has ended would crash.
    atexit.register(core.hotplate_engine_register, None)
