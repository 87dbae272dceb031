"""The table of operator types, as the native side has it, and how a node fills the arguments of its type."""

from __future__ import annotations

import functools
import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass

from hotplate.ge.errors import GraphError
from hotplate.ge.ir.program import Node

# Attributes that only advise the real compiler, or that the planner has worked in already.
_WITHOUT_EFFECT = frozenset(("N", "num_split", "noop_with_empty_axes"))


@dataclass(frozen=True)
class Argument:
    """`kind` is tensor, tensors, int, float, bool, ints, floats, bools, string or dtype."""

    name: str
    kind: str
    optional: bool
    input: bool
    output: bool
    has_default: bool

    @property
    def tensor(self) -> bool:
        """Whether it is a tensor or a list of them."""
        return self.kind in ("tensor", "tensors")


Type = tuple[Argument, ...]
Types = Mapping[str, Type]


@functools.cache
def parse(text: str) -> Types:
    """The table from what ``hotplate_graph_types_json`` gives."""
    return {name: tuple(Argument(*row) for row in rows) for name, rows in json.loads(text).items()}


def assign(arguments: list[Argument], names: list[str], what: str) -> dict[str, list[int]]:
    """Which of the given tensors (by position in `names`) go to which argument.

    By name first ("x0", "x1" belong to the list "x"); those of other names in order. GraphError when one is left over.
    """
    taken: dict[str, list[int]] = {}
    by_name = {a.name: a for a in arguments}
    left: list[int] = []
    for i, name in enumerate(names):
        found = by_name.get(name) or by_name.get(name.rstrip("0123456789"))
        if found is None or (found.kind == "tensor" and (found.name != name or found.name in taken)):
            left.append(i)
        else:
            taken.setdefault(found.name, []).append(i)
    free = [a for a in arguments if a.name not in taken]
    while left and free:
        argument = free.pop(0)
        if argument.kind == "tensor":
            taken[argument.name] = [left.pop(0)]
        else:
            keep = sum(a.kind == "tensor" for a in free)
            taken[argument.name], left = left[: len(left) - keep], left[len(left) - keep :]
    if left:
        raise GraphError(f"graph engine: {what} has no place for {', '.join(names[i] or str(i) for i in left)}")
    return taken


def check_attributes(node: Node, table: Type) -> None:
    """GraphError when the node has an attribute that the type has not, or lacks one that it needs."""
    known = {a.name for a in table}
    for name, value in node.attributes.items():
        if name not in known and not name.startswith("_") and name not in _WITHOUT_EFFECT:
            raise GraphError(
                f"graph engine: {node.label()}: the attribute {name}={value!r} is not one that its type has here "
                f"(it has: {', '.join(a.name for a in table if not a.tensor) or 'none'})"
            )
    for a in table:
        if not a.tensor and not a.has_default and a.name not in node.attributes:
            raise GraphError(f"graph engine: {node.label()}: the attribute {a.name} is required")


def _integers(values: list[int]) -> bytes:
    return struct.pack(f"<{len(values) + 1}q", len(values), *values)


def encode_text(text: str | bytes) -> bytes:
    """A text or bytes with their length before them."""
    data = text.encode() if isinstance(text, str) else text
    return struct.pack("<q", len(data)) + data


def encode_attribute(node: Node, argument: Argument) -> bytes:
    """The attribute as the plan holds it: a flag whether it is given, and its value. GraphError for a wrong kind."""
    if argument.name not in node.attributes:
        return struct.pack("<q", 0)
    value = node.attributes[argument.name]
    given = struct.pack("<q", 1)
    try:
        if argument.kind == "string":
            return given + encode_text(str(value))
        if argument.kind == "float":
            return given + struct.pack("<d", float(value))  # type: ignore[arg-type]
        if argument.kind == "floats":
            reals = [float(x) for x in value]  # type: ignore[union-attr,arg-type]
            return given + struct.pack(f"<q{len(reals)}d", len(reals), *reals)
        if argument.kind in ("ints", "bools"):
            return given + _integers([int(x) for x in value])  # type: ignore[union-attr,arg-type]
        return given + struct.pack("<q", int(value))  # type: ignore[arg-type]
    except (TypeError, ValueError, struct.error) as e:
        raise GraphError(
            f"graph engine: {node.label()}: the attribute {argument.name}={value!r} should be of kind {argument.kind}"
        ) from e
