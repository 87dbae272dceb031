"""Programs: nodes in an order in which they can run, and their printed form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy

from hotplate.ge.ir.dtypes import Dtype

# Dimensions; -1 is one that is not known before the run. None: not even their number is known.
Shape = tuple[int, ...]
Attribute = bool | int | float | str | list[int] | list[float] | list[bool] | list[str] | list[list[int]]


@dataclass(frozen=True)
class Ref:
    """Output `index` of the node `node`."""

    node: str
    index: int = 0

    def __str__(self) -> str:
        return f"%{self.node}" if self.index == 0 else f"%{self.node}:{self.index}"


@dataclass(frozen=True)
class Desc:
    """What is known of an output before the run. `layout` as the graph writes it ("ND", "NCHW").

    `certain` is false where the writer of the graph did not know the element type: torchair then writes DT_FLOAT for
    whatever it is.
    """

    name: str
    dtype: Dtype
    shape: Shape | None = None
    layout: str = "ND"
    certain: bool = True

    def __str__(self) -> str:
        dims = "?" if self.shape is None else ",".join("?" if d < 0 else str(d) for d in self.shape)
        kind = self.dtype.name.lower() if self.certain else "?"
        return f"{kind}[{dims}]" + ("" if self.layout == "ND" else f"@{self.layout}")


@dataclass
class Node:
    """One operator. `inputs` are pairs of the input's name and where it comes from (None: not given)."""

    name: str
    type: str
    inputs: list[tuple[str, Ref | None]] = field(default_factory=list)
    outputs: list[Desc] = field(default_factory=list)
    attributes: dict[str, Attribute] = field(default_factory=dict)
    controls: list[str] = field(default_factory=list)  # nodes that must have run before
    constant: numpy.ndarray[Any, Any] | None = None  # of a Const
    source: str = ""  # the line of the user's program, where the graph says it; else the traced operation

    def refs(self) -> Iterator[Ref]:
        """The inputs that are given."""
        return (ref for _, ref in self.inputs if ref is not None)

    def label(self) -> str:
        """The node as error texts name it."""
        return f"node {self.name} ({self.type})" + (f" from {self.source}" if self.source else "")

    def __str__(self) -> str:
        left = ", ".join(str(Ref(self.name, i)) for i in range(len(self.outputs))) or f"%{self.name}"
        kinds = ", ".join(str(desc) for desc in self.outputs)
        given = [f"{name}={ref}" for name, ref in self.inputs if ref is not None]
        if self.constant is not None:
            given.append(_constant_text(self.constant))
        given += [f"{name}={value!r}" for name, value in sorted(self.attributes.items())]
        text = f"{left}: {kinds} = " if kinds else f"{left} = "
        text += f"{self.type}({', '.join(given)})"
        if self.controls:
            text += f" after {', '.join('%' + c for c in self.controls)}"
        return text + (f"  # {self.source}" if self.source else "")


def _constant_text(value: numpy.ndarray[Any, Any]) -> str:
    if value.size <= 8:
        return str(value.tolist())
    return f"{value.size} elements"


@dataclass
class Program:
    """A graph. `inputs` are the names of its Data nodes by position, `outputs` what it returns."""

    name: str
    nodes: list[Node] = field(default_factory=list)
    inputs: list[str] = field(default_factory=list)
    outputs: list[Ref] = field(default_factory=list)
    attributes: dict[str, Attribute] = field(default_factory=dict)

    def by_name(self) -> dict[str, Node]:
        """The nodes by their names."""
        return {node.name: node for node in self.nodes}

    def __str__(self) -> str:
        lines = [f"graph {self.name}({', '.join('%' + name for name in self.inputs)}) {{"]
        lines += [f"  {node}" for node in self.nodes]
        lines += [f"  return {', '.join(str(ref) for ref in self.outputs)}", "}"]
        return "\n".join(lines)
