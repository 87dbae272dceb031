"""Checks what every later step relies on, and puts the nodes in an order in which they can run."""

from __future__ import annotations

from hotplate.ge.errors import GraphError
from hotplate.ge.ir.program import Node, Program


def verify(program: Program) -> None:
    """Orders `program.nodes` so that each comes after what it uses; nodes keep their order where they may.

    Raises:
        GraphError: two nodes of one name, an input that no node has, or a cycle. The text lists the nodes.
    """
    where = f"graph engine: graph {program.name}"
    nodes: dict[str, Node] = {}
    for node in program.nodes:
        if node.name in nodes:
            raise GraphError(f"{where}: {nodes[node.name].label()} and {node.label()} have the same name")
        nodes[node.name] = node
    for node in program.nodes:
        for name, ref in node.inputs:
            if ref is None:
                continue
            if ref.node not in nodes:
                raise GraphError(f"{where}: {node.label()}: input {name} comes from {ref.node}, which is no node of it")
            if ref.index >= len(nodes[ref.node].outputs):
                raise GraphError(
                    f"{where}: {node.label()}: input {name} is output {ref.index} of {nodes[ref.node].label()}, "
                    f"which has {len(nodes[ref.node].outputs)}"
                )
        for control in node.controls:
            if control not in nodes:
                raise GraphError(f"{where}: {node.label()} is to run after {control}, which is no node of it")
    for i, ref in enumerate(program.outputs):
        if ref.node not in nodes or ref.index >= len(nodes[ref.node].outputs):
            raise GraphError(f"{where}: its output {i} is {ref}, which no node has")
    program.nodes = _ordered(program, nodes, where)


def _ordered(program: Program, nodes: dict[str, Node], where: str) -> list[Node]:
    ordered: list[Node] = []
    done: set[str] = set()
    open_nodes: set[str] = set()
    for first in program.nodes:
        # An explicit stack: graphs are deeper than the interpreter's.
        stack = [first.name]
        while stack:
            name = stack[-1]
            if name in done:
                stack.pop()
                continue
            open_nodes.add(name)
            needs = [ref.node for ref in nodes[name].refs()] + nodes[name].controls
            waiting = [need for need in needs if need not in done]
            cyclic = [need for need in waiting if need in open_nodes]
            if cyclic:
                circle = stack[stack.index(cyclic[0]) :] if cyclic[0] in stack else [cyclic[0], name]
                raise GraphError(f"{where}: a cycle: {' -> '.join([*circle, cyclic[0]])}")
            if waiting:
                stack.append(waiting[0])
                continue
            stack.pop()
            open_nodes.discard(name)
            done.add(name)
            ordered.append(nodes[name])
    return ordered
