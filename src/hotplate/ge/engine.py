"""The compiler behind the native engine: graphs by number, and their plans. ``hotplate.startup.engine`` calls it."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from hotplate import config
from hotplate.ge import plan as planning
from hotplate.ge.errors import GraphError
from hotplate.ge.ir import Program, parse_model, verify
from hotplate.ge.types import Types, parse


@dataclass(frozen=True)
class Compiled:
    """A graph that can be planned."""

    program: Program
    options: dict[str, str]


_lock = threading.Lock()
_graphs: dict[int, Compiled] = {}


def _print(title: str, text: object) -> None:
    if config.read("HOTPLATE_GE_PRINT").value:
        print(f"[GE] {title}\n{text}", flush=True)


def compile_graph(number: int, model: bytes, options: dict[str, str], types_json: str) -> None:
    """Reads, verifies and checks a serialized graph. GraphError says what is wrong with it."""
    program = parse_model(model)
    verify(program)
    types = parse(types_json)
    planning.check(program, types)
    _print(f"graph {number} as given", program)
    with _lock:
        _graphs[number] = Compiled(program, options)


def plan_graph(number: int, key: list[int], types_json: str) -> bytes:
    """The plan of a compiled graph for one key, encoded. GraphError when the graph is unknown or cannot be planned."""
    with _lock:
        compiled = _graphs.get(number)
    if compiled is None:
        raise GraphError(f"graph engine: graph number {number} has not been compiled")
    types: Types = parse(types_json)
    plan = planning.make(compiled.program, planning.read_key(key), types)
    _print(f"graph {number}", plan)
    return planning.encode(plan, types)


def release_graph(number: int) -> None:
    """Forgets a graph; one that was never compiled is none of ours."""
    with _lock:
        _graphs.pop(number, None)
