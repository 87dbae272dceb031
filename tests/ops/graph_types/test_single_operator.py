"""The single-operator interface itself: how inputs, outputs and attributes reach a type, and what is refused."""

from __future__ import annotations

import ctypes

import graph_support
import harness
import pytest
import torch
from graph_support import Host, Named, SingleOperatorError, out

from hotplate.ops.contract import in_range, one_of
from hotplate.ops.graph_type import load_graph_types, parse_signature


def test_host_constants_are_copied_by_the_call() -> None:
    x = torch.arange(6.0).reshape(2, 3)
    perm = Host(torch.tensor([1, 0]))
    (y,) = graph_support.run("Transpose", [x, perm], [out((3, 2))])
    assert torch.equal(y, x.t())


def test_dynamic_inputs() -> None:
    parts = [torch.full((2, n), float(n)) for n in (1, 2, 3)]
    named = [Named(f"x{i}", p) for i, p in enumerate(parts)]
    (y,) = graph_support.run("ConcatD", named, [out((2, 6))], {"concat_dim": 1, "N": 3})
    assert torch.equal(y, torch.cat(parts, 1))


def test_named_and_absent_inputs() -> None:
    x, w, b = torch.randn(2, 3), torch.randn(3, 4), torch.randn(4)
    (y,) = graph_support.run("MatMulV2", [x, w], [out((2, 4))])
    torch.testing.assert_close(y, x @ w, rtol=1e-5, atol=1e-5)
    (y,) = graph_support.run("MatMulV2", [Named("x1", x), Named("x2", w), b, None], [out((2, 4))])
    torch.testing.assert_close(y, x @ w + b, rtol=1e-5, atol=1e-5)


def test_defaults_of_attributes() -> None:
    x = torch.tensor([-1.0, 2.0])
    (y,) = graph_support.run("Elu", [x], [out((2,))])
    torch.testing.assert_close(y, torch.tensor([-1 + 2.718281828**-1, 2.0]))
    (y,) = graph_support.run("Elu", [x], [out((2,))], {"alpha": 2.0})
    torch.testing.assert_close(y, torch.tensor([2 * (-1 + 2.718281828**-1), 2.0]))


def test_computed_shapes() -> None:
    x = torch.tensor([[0.0, 3.0], [5.0, 0.0]])
    (found,) = graph_support.run("NonZero", [x], [out((4, 2), "int64")], wait=True)
    assert found.tolist() == [[0, 1], [1, 0]]


REFUSALS = {
    "unknown type": (("NoSuchType", [torch.ones(2)], [out((2,))], {}), 200001, ("NoSuchType",)),
    "unknown attribute": (("Mish", [torch.ones(2)], [out((2,))], {"slope": 1.0}), 100000, ("Mish", "slope")),
    "missing attribute": (("ThresholdV2D", [torch.ones(2)], [out((2,))], {"value": 1.0}), 100000, ("threshold",)),
    "kind of attribute": (("Elu", [torch.ones(2)], [out((2,))], {"alpha": "big"}), 100000, ("alpha",)),
    "too many inputs": (("Mish", [torch.ones(2)] * 2, [out((2,))], {}), 100000, ("Mish", "at most 1")),
    "too many outputs": (("Mish", [torch.ones(2)], [out((2,))] * 2, {}), 100000, ("Mish", "at most 1")),
    "mode of Adam": (
        ("ApplyAdamV2", [torch.ones(2)] * 11, [out((2,))] * 3, {"adam_mode": "mbart_adam"}),
        500002,
        ("adam_mode", "mbart_adam"),
    ),
    "unsupported word": (
        ("RotaryMul", [torch.ones(1, 1, 1, 4)] * 3, [out((1, 1, 1, 4))], {"mode": "interleave"}),
        500002,
        ("mode", "[half]", "interleave"),
    ),
    "unsupported number": (
        ("LpLoss", [torch.ones(2)] * 2, [out((2,))], {"p": 2, "reduction": "none"}),
        500002,
        ("p must be in the range [1, 1]", "2"),
    ),
    "missing input": (("Add", [torch.ones(2)], [out((2,))], {}), 500002, ("Add", "x2")),
}


@pytest.mark.parametrize("case", list(REFUSALS))
def test_refusals(case: str) -> None:
    call, code, words = REFUSALS[case]
    with pytest.raises(SingleOperatorError) as caught:
        graph_support.run(*call)
    assert caught.value.code == code
    for word in words:
        assert word in caught.value.text


def test_short_buffer() -> None:
    with pytest.raises(SingleOperatorError) as caught:
        graph_support.run("Mish", [torch.ones(2)], [out((2,))], short=True)
    assert caught.value.code == 100000
    assert "7 bytes" in caught.value.text


def test_types_are_found_without_running() -> None:
    acl, compiler = graph_support.libraries()
    assert compiler.aclopCompile(b"Mish", 0, None, 0, None, None, 0, 0, None) == 0
    assert compiler.aclopCompile(b"NoSuchType", 0, None, 0, None, None, 0, 0, None) == 200001
    assert acl.aclopUpdateParams(b"Mish", 0, None, 0, None, None) == 0


def test_null_type() -> None:
    _, compiler = graph_support.libraries()
    none = ctypes.c_void_p()
    assert compiler.aclopCompileAndExecute(None, 0, none, none, 0, none, none, none, 0, 0, None, none) == 100000
    assert "opType" in harness.error_text()


def test_signatures() -> None:
    arguments, defaults, rules = parse_signature(
        "tensor:x tensor?:w outs:y ints:axes=[1,2] float:p=1e-3 str:mode='a'!'a'|'b' int64:n=3! bool:flag!0"
    )
    assert [(a.name, a.kind, a.optional) for a in arguments][:3] == [
        ("x", "tensor", False),
        ("w", "tensor", True),
        ("y", "outs", False),
    ]
    assert defaults == {"axes": [1, 2], "p": 1e-3, "mode": "a", "n": 3}
    assert rules == (one_of("mode", "a", "b"), in_range("n", 3, 3), in_range("flag", 0, 0))
    for text, words in {
        "out:y tensor:x": "inputs come first",
        "tensor:x=1 out:y": "no default",
        "scalar:x out:y": "unknown kind",
    }.items():
        with pytest.raises(ValueError, match=words):
            parse_signature(text)


def test_table_is_sound() -> None:
    for name, entry in load_graph_types().items():
        names = [a.name for a in entry.signature.arguments]
        assert len(names) == len(set(names)), f"{name}: {names}"
