"""The intermediate representation: programs of typed nodes, read from a serialized graph, printable, verified."""

from hotplate.ge.ir.parse import parse_model
from hotplate.ge.ir.program import Desc, Node, Program, Ref
from hotplate.ge.ir.verify import verify

__all__ = ["Desc", "Node", "Program", "Ref", "parse_model", "verify"]
