"""Plans: shapes, host-side arithmetic, memory, and refusals, without a device."""

from __future__ import annotations

import pytest
from graphs import FLOAT, INT64, Builder, types

from hotplate.ge import memory
from hotplate.ge.errors import GraphError
from hotplate.ge.ir import parse_model, verify
from hotplate.ge.plan import Input, Plan, check, encode, make, read_key

F32 = 0  # as the interface counts


def plan_of(b: Builder, *inputs: Input) -> Plan:
    program = parse_model(b.bytes())
    verify(program)
    check(program, types())
    plan = make(program, list(inputs), types())
    assert encode(plan, types())
    return plan


def test_keys() -> None:
    assert read_key([2, 0, 0, 2, 4, 5, 0, 9, 1, 1, 3, 1, 7, 8, 9]) == [
        Input(0, False, (4, 5)),
        Input(9, True, (3,), (7, 8, 9)),
    ]


def test_shape_arithmetic_leaves_no_steps() -> None:
    b = Builder()
    x = b.data("x", 0)
    b.node("Shape", "shape", [x], ["x"], [INT64]).attr["dtype"].i = 9
    b.node("Gather", "rows", ["shape:0", b.const("zero", 0)], ["x", "indices"], [INT64])
    b.node("Mul", "half", ["rows:0", b.const("two", 2)], dtypes=[INT64])
    b.node("Pack", "target", ["half:0", b.const("rest", -1)], ["x0", "x1"], [INT64]).attr["N"].i = 2
    b.node("Reshape", "view", [x, "target:0"], ["x", "shape"])
    b.node("Relu", "act", ["view:0"], ["x"])
    b.output("act:0")
    plan = plan_of(b, Input(F32, False, (3, 8)))
    assert [s.node.type for s in plan.steps] == ["Relu"]
    assert plan.outputs[0].shape == (6, 4)
    assert plan.arena_bytes == 0


def test_inputs_and_repeated_results_are_copied_out() -> None:
    b = Builder()
    x = b.data("x", 0)
    b.node("Relu", "act", [x], ["x"])
    b.output(x, "act:0", "act:0")
    plan = plan_of(b, Input(F32, False, (4,)))
    assert [s.node.type for s in plan.steps] == ["Relu", "Identity", "Identity"]
    assert [v.buffer.where for v in plan.outputs] == [0, 1, 2]


def test_what_nobody_uses_does_not_run() -> None:
    b = Builder()
    x = b.data("x", 0)
    b.node("Exp", "unused", [x], ["x"])
    b.node("Relu", "act", [x], ["x"])
    b.output("act:0")
    assert [s.node.type for s in plan_of(b, Input(F32, False, (4,))).steps] == ["Relu"]


def test_memory_is_used_again() -> None:
    b = Builder()
    last = b.data("x", 0)
    for i in range(10):
        b.node("Relu", f"r{i}", [last], ["x"])
        last = f"r{i}:0"
    b.output(last)
    assert plan_of(b, Input(F32, False, (1024,))).arena_bytes == 2 * 4096


def test_no_two_living_results_overlap() -> None:
    lives = [memory.Lifetime(700 * (i % 5 + 1), i, i + i % 4 + 1) for i in range(60)]
    offsets, total = memory.place(lives)
    for i, a in enumerate(lives):
        assert offsets[i] + a.bytes <= total
        for j, b in enumerate(lives[:i]):
            if a.first <= b.last and b.first <= a.last:
                assert offsets[i] + a.bytes <= offsets[j] or offsets[j] + b.bytes <= offsets[i]


def refusal(b: Builder, *inputs: Input) -> str:
    with pytest.raises(GraphError) as e:
        plan_of(b, *inputs)
    return str(e.value)


def test_an_unknown_type_is_named_with_its_place() -> None:
    b = Builder()
    op = b.node("Frobnicate", "frob", [b.data("x", 0)], ["x"])
    op.output_desc[0].attr["_fx_tensor_name"].s = b"frob_1-aten.frobnicate.default.OUTPUT.0"
    b.output("frob:0")
    text = refusal(b, Input(F32, False, (4,)))
    assert "node frob (Frobnicate) from frob_1-aten.frobnicate.default" in text
    assert "no operator type Frobnicate" in text
    assert "torch.compiler.disable" in text


def test_an_unknown_attribute_is_refused() -> None:
    b = Builder()
    b.node("Relu", "act", [b.data("x", 0)], ["x"]).attr["slope"].f = 0.5
    b.output("act:0")
    assert "the attribute slope=0.5" in refusal(b, Input(F32, False, (4,)))


def test_a_shape_that_depends_on_data() -> None:
    b = Builder()
    x, wanted = b.data("x", 0), b.data("wanted", 1, INT64)
    b.node("Reshape", "view", [x, wanted], ["x", "shape"])
    b.output("view:0")
    text = refusal(b, Input(F32, False, (4,)), Input(9, False, (2,)))
    assert "node view (Reshape): input shape decides the shape" in text
    assert "depend on data" in text
    # The same values in host memory are known.
    assert plan_of(b, Input(F32, False, (4,)), Input(9, True, (2,), (2, 2))).outputs[0].shape == (2, 2)


@pytest.mark.parametrize(
    ("kind", "shapes", "words"),
    [
        ("Add", [(3,), (4,)], "dimension 0 is 3 in one input and 4 in another"),
        ("MatMul", [(2, 3), (4, 5)], "the inner dimensions are 3 and 4"),
        ("MatMul", [(2,), (4, 5)], "at least two dimensions"),
    ],
)
def test_shapes_that_do_not_fit(kind: str, shapes: list[tuple[int, ...]], words: str) -> None:
    b = Builder()
    b.node(kind, "op", [b.data("a", 0), b.data("b", 1)])
    b.output("op:0")
    text = refusal(b, *(Input(F32, False, s) for s in shapes))
    assert f"node op ({kind}) with inputs (FLOAT" in text
    assert words in text


def test_an_input_of_another_type_or_number() -> None:
    b = Builder()
    b.node("Relu", "act", [b.data("x", 0, FLOAT)], ["x"])
    b.output("act:0")
    assert "input 0 is INT64, the graph has FLOAT" in refusal(b, Input(9, False, (4,)))
    assert "takes 1 inputs, but 2 were given" in refusal(b, Input(F32, False, (4,)), Input(F32, False, (4,)))
    assert "element type 99" in refusal(b, Input(99, False, (4,)))
