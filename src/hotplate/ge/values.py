"""Values of a graph while it is planned: type, shape, the elements where they are known, and where they will be."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import numpy

from hotplate.ge.errors import GraphError
from hotplate.ge.ir.dtypes import Dtype
from hotplate.ge.ir.program import Attribute, Desc, Node, Shape

Array = numpy.ndarray[Any, Any]


class Place(IntEnum):
    """Where the elements are during a run; the numbers of ``Place`` in native/core/ge/plan.h."""

    INPUT = 0
    ARENA = 1
    CONSTANT = 2
    OUTPUT = 3


@dataclass(eq=False)
class Buffer:
    """Memory that one or more values of the same bytes share."""

    bytes: int
    place: Place = Place.ARENA
    where: int = 0
    constant: Array | None = None


@dataclass(eq=False)
class Value:
    """`constant` is set when the elements are known before the run."""

    dtype: Dtype
    shape: Shape
    buffer: Buffer
    constant: Array | None = None

    @property
    def count(self) -> int:
        """Number of elements."""
        n = 1
        for d in self.shape:
            n *= d
        return n

    def __str__(self) -> str:
        return f"{self.dtype.name}{list(self.shape)}"


def fresh(dtype: Dtype, shape: Shape) -> Value:
    """A value that a step will write."""
    n = dtype.size
    for d in shape:
        n *= d
    return Value(dtype, shape, Buffer(n))


def known(dtype: Dtype, array: Array) -> Value:
    """A value whose elements are known."""
    array = numpy.ascontiguousarray(array, dtype=dtype.array).reshape(array.shape)
    return Value(dtype, array.shape, Buffer(array.nbytes, Place.CONSTANT, constant=array), array)


@dataclass
class Call:
    """A node with its input values, as the rules see it."""

    node: Node
    inputs: list[Value | None]
    names: list[str] = field(default_factory=list)

    def value(self, i: int) -> Value:
        """Input `i`. GraphError when it is not given."""
        if i >= len(self.inputs) or (found := self.inputs[i]) is None:
            raise GraphError(f"graph engine: {self.node.label()}: input {i} is required")
        return found

    def shape(self, i: int) -> Shape:
        """The shape of input `i`."""
        return self.value(i).shape

    def ints(self, i: int) -> list[int]:
        """The elements of input `i`, which must be known before the run. GraphError when they depend on data."""
        value = self.value(i)
        if value.constant is None:
            raise GraphError(
                f"graph engine: {self.node.label()}: input {self.names[i] or i} decides the shape of the result, "
                "but its elements depend on data in device memory. Compute it from shapes or constants, or keep "
                "this part out of the compiled function"
            )
        return [int(x) for x in value.constant.reshape(-1)]

    def attribute(self, name: str, default: Attribute) -> Any:
        """The attribute `name`, or `default`."""
        return self.node.attributes.get(name, default)

    def desc(self, i: int) -> Desc:
        """What the graph says of output `i`."""
        return self.node.outputs[i]

    def refuse(self, why: str) -> GraphError:
        """The error that this call cannot be planned."""
        given = ", ".join("-" if v is None else str(v) for v in self.inputs)
        return GraphError(f"graph engine: {self.node.label()} with inputs ({given}): {why}")
