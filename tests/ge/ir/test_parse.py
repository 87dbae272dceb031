"""Reading serialized graphs, the printed form, and what is refused."""

from __future__ import annotations

import numpy
import pytest
from graphs import FLOAT, INT64, Builder

from hotplate.ge.errors import GraphError
from hotplate.ge.ir import Ref, dtypes, parse_model, verify


def small() -> Builder:
    b = Builder("small")
    x = b.data("x", 0)
    one = b.const("one", 1.0, FLOAT)
    op = b.node("Add", "sum", [x, one])
    op.output_desc[0].attr["_fx_tensor_name"].s = b"add-aten.add.Tensor.OUTPUT.0"
    b.node("Swish", "act", ["sum:0"], ["x"]).attr["scale"].f = 1.0
    b.output("act:0")
    return b


def test_a_program_prints_as_it_reads() -> None:
    program = parse_model(small().bytes())
    verify(program)
    assert str(program).splitlines() == [
        "graph small(%x) {",
        "  %x: float[] = Data(index=0)",
        "  %one: float[] = Const(1.0)",
        "  %sum: float[?] = Add(x1=%x, x2=%one)  # add-aten.add.Tensor",
        "  %act: ?[?] = Swish(x=%sum, scale=1.0)",
        "  return %act",
        "}",
    ]


def test_the_two_numberings_of_types() -> None:
    assert (dtypes.of_file(1).name, dtypes.of_number(0).name) == ("FLOAT", "FLOAT")
    assert (dtypes.of_file(27).number, dtypes.of_file(7).number, dtypes.of_file(8).number) == (27, 3, 9)
    with pytest.raises(GraphError, match="element type 33"):
        dtypes.of_file(33)


def test_constants_control_edges_and_missing_inputs() -> None:
    b = Builder()
    x = b.data("x", 0)
    b.const("shape", [2, 3])
    op = b.node("MatMulV2", "mm", [x, x, "", "shape:-1"], ["x1", "x2", "bias"])
    op.attr["transpose_x1"].b = True
    b.output("mm:0")
    program = parse_model(b.bytes())
    node = program.by_name()["mm"]
    assert node.inputs == [("x1", Ref("x")), ("x2", Ref("x")), ("bias", None)]
    assert node.controls == ["shape"]
    assert node.attributes == {"transpose_x1": True}
    constant = program.by_name()["shape"].constant
    assert constant is not None
    assert numpy.array_equal(constant, [2, 3])
    assert program.by_name()["shape"].outputs[0].dtype.name == "INT64"


def test_nodes_are_ordered() -> None:
    b = Builder()
    b.node("Relu", "second", ["first:0"], ["x"])
    b.node("Relu", "first", ["x:0"], ["x"])
    b.data("x", 0)
    b.output("second:0")
    program = parse_model(b.bytes())
    verify(program)
    assert [n.name for n in program.nodes] == ["x", "first", "second"]


@pytest.mark.parametrize(
    ("nodes", "words"),
    [
        ([("Relu", "a", ["nowhere:0"])], ("node a (Relu)", "input x", "nowhere, which is no node")),
        ([("Relu", "a", ["x:0"]), ("Relu", "a", ["x:0"])], ("a (Relu)", "the same name")),
        ([("Relu", "a", ["b:0"]), ("Relu", "b", ["a:0"])], ("a cycle: a -> b -> a",)),
        ([("Relu", "a", ["x:3"])], ("output 3 of node x (Data), which has 1",)),
    ],
)
def test_broken_graphs(nodes: list[tuple[str, str, list[str]]], words: tuple[str, ...]) -> None:
    b = Builder("broken")
    b.data("x", 0)
    for kind, name, inputs in nodes:
        b.node(kind, name, inputs, ["x"])
    b.output("a:0")
    with pytest.raises(GraphError) as e:
        verify(parse_model(b.bytes()))
    for word in ("graph broken", *words):
        assert word in str(e.value)


def test_what_is_no_model() -> None:
    with pytest.raises(GraphError, match="no serialized model"):
        parse_model(b"\xff\xff\xff")
    with pytest.raises(GraphError, match="holds 0 graphs"):
        parse_model(b"")
    b = Builder()
    b.const("c", [1, 2], INT64)
    b.graph.op[0].attr["value"].t.data = b"123"
    with pytest.raises(GraphError, match=r"node c \(Const\): 3 bytes of data, but INT64\[2\] needs 16"):
        parse_model(b.bytes())


def test_a_type_that_the_engine_has_not() -> None:
    b = Builder()
    b.data("x", 0, 33)
    with pytest.raises(GraphError, match=r"output 0 of node x \(Data\): element type 33"):
        parse_model(b.bytes())
