"""From a program and the shapes of its inputs to a plan: operators in order, with shapes, constants and memory settled.

``native/core/ge/plan.cpp`` reads what ``encode`` writes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy

from hotplate.ge import fold as folding
from hotplate.ge import lower as lowering
from hotplate.ge import memory
from hotplate.ge.errors import GraphError
from hotplate.ge.ir import dtypes
from hotplate.ge.ir.program import Desc, Node, Program, Ref, Shape
from hotplate.ge.result_types import result_type
from hotplate.ge.shapes import RULES
from hotplate.ge.types import Types, assign, check_attributes, encode_attribute, encode_text
from hotplate.ge.values import Buffer, Call, Place, Value, fresh, known

_MAGIC = 0x31304E414C504548
# Types that the planner takes care of itself.
_OWN = frozenset(("Const", "Constant", "Data", "RefData", "Shape")) | lowering.LOWERED


@dataclass(frozen=True)
class Input:
    """An input of a run: `values` are set for small integer inputs in host memory."""

    dtype: int
    host: bool
    shape: Shape
    values: tuple[int, ...] | None = None


def read_key(key: list[int]) -> list[Input]:
    """The inputs from the key that ``Graph::key`` in native/core/ge/engine.cpp writes."""
    numbers: Iterator[int] = iter(key)
    inputs = []
    for _ in range(next(numbers)):
        dtype, host, rank = next(numbers), bool(next(numbers)), next(numbers)
        shape = tuple(next(numbers) for _ in range(rank))
        values = None
        if next(numbers):
            count = 1
            for d in shape:
                count *= d
            values = tuple(next(numbers) for _ in range(count))
        inputs.append(Input(dtype, host, shape, values))
    return inputs


@dataclass
class Step:
    """One operator of the plan. `inputs` may hold None for one that is not given."""

    node: Node
    inputs: list[Value | None]
    names: list[str]
    outputs: list[Value]


@dataclass
class Plan:
    """What runs for one set of input shapes."""

    steps: list[Step] = field(default_factory=list)
    outputs: list[Value] = field(default_factory=list)
    input_count: int = 0
    arena_bytes: int = 0

    def __str__(self) -> str:
        lines = [f"plan: {len(self.steps)} steps, {self.arena_bytes} bytes of intermediate results"]
        for step in self.steps:
            given = ", ".join("-" if v is None else f"{v}@{v.buffer.place.name.lower()}" for v in step.inputs)
            made = ", ".join(str(v) for v in step.outputs)
            lines.append(f"  {made} = {step.node.type}({given})  # {step.node.name} {step.node.source}".rstrip())
        return "\n".join(lines)


def check(program: Program, types: Types) -> None:
    """Refuses, before anything runs, what could never be planned: GraphError with the node and where it comes from."""
    for node in program.nodes:
        if node.type in _OWN:
            continue
        if node.type not in types:
            raise GraphError(
                f"graph engine: {node.label()}: the operator library has no operator type {node.type}. Keep this part "
                "out of the compiled function (torch.compiler.disable), or write it with other operators"
            )
        if node.type not in RULES:
            raise GraphError(
                f"graph engine: {node.label()}: the engine does not know the shape of the result of {node.type}. Keep "
                "this part out of the compiled function (torch.compiler.disable), or write it with other operators"
            )
        check_attributes(node, types[node.type])


def _as_vector(value: Value) -> Value:
    return Value(value.dtype, (1,), value.buffer, None if value.constant is None else value.constant.reshape(1))


class _Planner:
    def __init__(self, program: Program, inputs: list[Input], types: Types) -> None:
        self.program, self.inputs, self.types = program, inputs, types
        self.values: dict[Ref, Value] = {}
        self.plan = Plan(input_count=len(inputs))

    def run(self) -> Plan:
        if len(self.inputs) != len(self.program.inputs):
            raise GraphError(
                f"graph engine: graph {self.program.name} takes {len(self.program.inputs)} inputs, "
                f"but {len(self.inputs)} were given"
            )
        positions = {name: i for i, name in enumerate(self.program.inputs)}
        for node in self.program.nodes:
            if node.name in positions:
                self._input(node, positions[node.name])
            elif node.constant is not None:
                self.values[Ref(node.name)] = known(node.outputs[0].dtype, node.constant)
            else:
                self._node(node)
        self._finish()
        return self.plan

    def _input(self, node: Node, i: int) -> None:
        given = self.inputs[i]
        dtype = dtypes.of_number(given.dtype)
        declared = node.outputs[0].dtype
        if dtype != declared:
            raise GraphError(f"graph engine: {node.label()}: input {i} is {dtype.name}, the graph has {declared.name}")
        value = fresh(dtype, given.shape)
        value.buffer.place, value.buffer.where = Place.INPUT, i
        if given.values is not None:
            value.constant = numpy.asarray(given.values, dtype=dtype.array).reshape(given.shape)
        self.values[Ref(node.name)] = value

    def _node(self, node: Node) -> None:
        inputs = [None if ref is None else self.values[ref] for _, ref in node.inputs]
        if node.type in ("ConcatV2", "ConcatD"):  # a scalar joins as a vector of one
            inputs = [v if v is None or v.shape else _as_vector(v) for v in inputs]
        call = Call(node, inputs, [name for name, _ in node.inputs])
        if (done := folding.fold(call)) is not None:
            self.values[Ref(node.name)] = done
            return
        if lowering.is_view(call):
            self._view(call)
        elif node.type in lowering.LOWERED:
            parts = lowering.lower(call)
            if len(parts) != len(node.outputs):
                raise call.refuse(f"{len(parts)} results, but the graph has {len(node.outputs)}")
            for i, part in enumerate(parts):
                value = folding.fold(part) or self._step(part)[0]
                shape = lowering.final_shape(call, value.shape)
                constant = None if value.constant is None else value.constant.reshape(shape)
                self.values[Ref(node.name, i)] = Value(value.dtype, shape, value.buffer, constant)
        else:
            for i, value in enumerate(self._step(call)):
                self.values[Ref(node.name, i)] = value

    def _view(self, call: Call) -> None:
        x = call.value(0)
        shape = x.shape if call.node.type.startswith("Reduce") else RULES[call.node.type](call)[0]
        constant = None if x.constant is None else x.constant.reshape(shape)
        self.values[Ref(call.node.name)] = Value(x.dtype, shape, x.buffer, constant)

    def _step(self, call: Call) -> list[Value]:
        shapes = RULES[call.node.type](call)
        if len(shapes) != len(call.node.outputs):
            raise call.refuse(f"it has {len(shapes)} results, but the graph has {len(call.node.outputs)}")
        outputs = [fresh(result_type(call, i), shape) for i, shape in enumerate(shapes)]
        self.plan.steps.append(Step(call.node, call.inputs, call.names, outputs))
        return outputs

    def _finish(self) -> None:
        self._live_steps()
        taken: set[int] = set()
        for i, ref in enumerate(self.program.outputs):
            value = self.values[ref]
            # The result is written where the caller wants it, unless it is an input, a constant or returned twice.
            if value.buffer.place is not Place.ARENA or id(value.buffer) in taken:
                copied = fresh(value.dtype, value.shape)
                node = Node(f"{ref.node}_returned", "Identity", outputs=[Desc("y", value.dtype)])
                self.plan.steps.append(Step(node, [value], ["x"], [copied]))
                value = copied
            value.buffer.place, value.buffer.where = Place.OUTPUT, i
            taken.add(id(value.buffer))
            self.plan.outputs.append(value)
        self._place()

    def _live_steps(self) -> None:
        wanted = {id(self.values[ref].buffer) for ref in self.program.outputs}
        live = []
        for step in reversed(self.plan.steps):
            if any(id(out.buffer) in wanted for out in step.outputs):
                live.append(step)
                wanted.update(id(v.buffer) for v in step.inputs if v is not None)
        self.plan.steps = live[::-1]

    def _place(self) -> None:
        first: dict[int, int] = {}
        last: dict[int, int] = {}
        buffers: dict[int, Buffer] = {}
        for i, step in enumerate(self.plan.steps):
            for value in (*step.outputs, *(v for v in step.inputs if v is not None)):
                if value.buffer.place is Place.ARENA:
                    key = id(value.buffer)
                    buffers[key] = value.buffer
                    first.setdefault(key, i)
                    last[key] = i
        order = list(buffers)
        offsets, self.plan.arena_bytes = memory.place(
            [memory.Lifetime(buffers[key].bytes, first[key], last[key]) for key in order]
        )
        for key, offset in zip(order, offsets, strict=True):
            buffers[key].where = offset


def make(program: Program, inputs: list[Input], types: Types) -> Plan:
    """The plan of a verified and checked program for these inputs. GraphError says what stands in the way."""
    return _Planner(program, inputs, types).run()


def encode(plan: Plan, types: Types) -> bytes:
    """The plan as bytes for the native side."""
    numbers: dict[int, int] = {}
    values: list[Value] = []

    def number(value: Value) -> int:
        if id(value) not in numbers:
            numbers[id(value)] = len(values)
            values.append(value)
        return numbers[id(value)]

    steps = [_encode_step(step, types, number) for step in plan.steps]
    outputs = [number(value) for value in plan.outputs]
    parts = [struct.pack("<4q", _MAGIC, plan.input_count, plan.arena_bytes, len(values))]
    for value in values:
        buffer = value.buffer
        parts.append(
            struct.pack(
                f"<4q{len(value.shape)}q",
                buffer.place,
                buffer.where,
                value.dtype.number,
                len(value.shape),
                *value.shape,
            )
        )
        if buffer.place is Place.CONSTANT and buffer.constant is not None:
            parts.append(encode_text(buffer.constant.tobytes()))
    parts.append(struct.pack(f"<{len(outputs) + 1}q", len(outputs), *outputs))
    parts.append(struct.pack("<q", len(steps)))
    return b"".join(parts + steps)


def _encode_step(step: Step, types: Types, number: Callable[[Value], int]) -> bytes:
    table = types[step.node.type]
    given = [i for i, value in enumerate(step.inputs) if value is not None]
    inputs = [v for v in step.inputs if v is not None]
    what = step.node.label()
    taken = assign([a for a in table if a.tensor and a.input], [step.names[i] for i in given], what)
    made = assign([a for a in table if a.tensor and a.output], [d.name for d in step.node.outputs], what)
    parts = [encode_text(step.node.type), encode_text(step.node.name), encode_text(step.node.source)]
    for argument in table:
        if not argument.tensor:
            parts.append(encode_attribute(step.node, argument))
            continue
        source = inputs if argument.input else step.outputs
        places = [number(source[i]) for i in (taken if argument.input else made).get(argument.name, [])]
        if not places and argument.kind == "tensor":
            if not argument.optional:
                raise GraphError(f"graph engine: {what}: {argument.name} is required")
            parts.append(struct.pack("<q", 0))
        else:
            parts.append(struct.pack(f"<{len(places) + 2}q", 1, len(places), *places))
    return b"".join(parts)
