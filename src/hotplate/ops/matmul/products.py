"""Products of matrices and vectors, with and without an added tensor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, NUMERIC, Contract, Rule, broadcastable, custom, matmul, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
SHAPES = tuple[tuple[int, ...], tuple[int, ...]]
K_HINT = "The last dimension of the input must equal the in_features of the layer (the rows of the right matrix)."


def product(a: T, b: T) -> T:
    """torch.matmul by multiplying and adding elements."""
    left = a.unsqueeze(0) if a.dim() == 1 else a
    right = b.unsqueeze(1) if b.dim() == 1 else b
    y = (left.unsqueeze(-1) * right.unsqueeze(-3)).sum(-2)
    if a.dim() == 1:
        y = y.squeeze(-2)
    return y.squeeze(-1) if b.dim() == 1 else y


def result_shape(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of torch.matmul."""
    return tuple(product(torch.zeros(a), torch.zeros(b)).shape)


def values(shape: tuple[int, ...], d: str, seed: int) -> T:
    """Operands in [-1, 1]."""
    return samples.make(shape, d, low=-1, high=1, seed=seed)


def pairs(shapes: tuple[SHAPES, ...]) -> Iterator[tuple[T, T, str, str]]:
    """Operands of all dtypes; the first shapes also with each side transposed in memory."""
    for d in sorted(FLOAT):
        for a, b in shapes:
            yield values(a, d, 1), values(b, d, 2), d, f"{d} {a} x {b}"
        a, b = shapes[0]
        if len(a) > 1:
            yield samples.transposed(values(a, d, 1)), values(b, d, 2), d, f"{d}, left transposed"
            yield values(a, d, 1), samples.transposed(values(b, d, 2)), d, f"{d}, right transposed"
            wide = values((*b[:-1], 2 * b[-1]), d, 3)[..., ::2]
            yield values(a, d, 1), wide, d, f"{d}, right with gaps"


MATRICES: tuple[SHAPES, ...] = (
    ((5, 7), (7, 3)),
    ((1, 65), (65, 1)),
    ((33, 16), (16, 48)),
    ((4, 0), (0, 3)),
    ((0, 4), (4, 3)),
    ((130, 70), (70, 90)),
)
BATCHES: tuple[SHAPES, ...] = (
    ((2, 5, 7), (2, 7, 3)),
    ((1, 4, 6), (3, 6, 2)),
    ((3, 1, 5), (3, 5, 1)),
    ((2, 3, 0), (2, 0, 4)),
    ((0, 3, 2), (0, 2, 4)),
    ((4, 33, 40), (4, 40, 17)),
)
ANY: tuple[SHAPES, ...] = (
    *MATRICES[:2],
    ((7,), (7,)),
    ((7,), (7, 3)),
    ((5, 7), (7,)),
    ((2, 5, 7), (7, 3)),
    ((2, 1, 5, 7), (3, 7, 4)),
    ((5, 7), (2, 7, 3)),
    ((2, 3, 5, 7), (2, 3, 7, 4)),
)
_types = {"self": FLOAT, "mat2": FLOAT, "out": FLOAT}


def two(name: str, shapes: tuple[SHAPES, ...], kernel: str, rules: tuple[Rule, ...] = ()) -> None:
    """A product of two tensors, without anything added."""
    a, b = shapes[0]
    base: dict[str, Any] = {
        "self": values(a, "float32", 1),
        "mat2": values(b, "float32", 2),
        "out": Out(result_shape(a, b), "float32"),
        "cubeMathType": 0,
    }
    define(
        name,
        native(same_on_any_threads=True),
        reference=lambda self, mat2, cubeMathType: product(self, mat2),
        contract=Contract(_types, (*rules, same_dtype("self", "mat2"), matmul("self", "mat2", to="out", hint=K_HINT))),
        samples=lambda: (
            *(
                Sample(
                    {
                        "self": x,
                        "mat2": y,
                        "out": Out(result_shape(tuple(x.shape), tuple(y.shape)), d),
                        "cubeMathType": 0,
                    },
                    note,
                )
                for x, y, d, note in pairs(shapes)
            ),
            Sample(
                {
                    "self": values(a, "float16", 1),
                    "mat2": values(b, "float16", 2),
                    "out": Out(result_shape(a, b), "float32"),
                    "cubeMathType": 0,
                },
                "float16 into float32",
            ),
        ),
        errors=samples.errors(
            samples.null(base, "self"),
            samples.bad_dtype(base, "self", "int32", a),
            samples.bad_dtype(base, "self", "float64", a),
            ErrorSample(
                {**base, "mat2": values((*b[:-2], b[-2] + 1, b[-1]), "float32", 2)}, 161002, ("k-axis", "different")
            ),
            ErrorSample({**base, "out": Out((*base["out"].shape, 2), "float32")}, 161002, ("out",)),
            ErrorSample({**base, "mat2": values(b, "float16", 2)}, 161002, ("mat2", "DT_FLOAT16", "DT_FLOAT")),
        ),
        cost=Cost(unit="cube", kernel=kernel),
    )


two("Mm", MATRICES, "MatMulV3", (rank("self", 2, 2), rank("mat2", 2, 2)))
two("BatchMatMul", BATCHES, "BatchMatMulV3", (rank("self", 3, 3), rank("mat2", 3, 3)))
two("Matmul", ANY, "MatMulV3")


def added(
    name: str, left: str, right: str, shapes: tuple[SHAPES, ...], kernel: str, ranks: int, reduce_batch: bool = False
) -> None:
    """beta * self + alpha * (left @ right)."""

    def reference(self: T, beta: float, alpha: float, cubeMathType: int, **operands: T) -> T:
        y = product(operands[left], operands[right])
        y = y.sum(0) if reduce_batch else y
        # With beta 0 self is not read: it may hold NaN.
        return alpha * y + (beta * self if beta else torch.zeros_like(y))

    def shape(a: T, b: T) -> tuple[int, ...]:
        y = result_shape(tuple(a.shape), tuple(b.shape))
        return y[1:] if reduce_batch else y

    def generate() -> Iterator[Sample]:
        for x, y, d, note in pairs(shapes):
            out = shape(x, y)
            for bias in (out, out[-1:], ()):
                for beta, alpha in ((1, 1), (0.5, 2.0), (0, 1)):
                    bias_values = values(bias, d, 3)
                    if beta == 0:
                        bias_values = torch.full_like(bias_values, torch.nan)
                    arguments = {
                        "self": bias_values,
                        left: x,
                        right: y,
                        "beta": beta,
                        "alpha": alpha,
                        "cubeMathType": 0,
                    }
                    yield Sample(
                        {**arguments, "out": Out(out, d)}, f"{note}, self {bias}, beta {beta}", tolerance=LOOSE[d]
                    )

    a, b = shapes[0]
    x, y = values(a, "float32", 1), values(b, "float32", 2)
    base: dict[str, Any] = {
        "self": values(shape(x, y)[-1:], "float32", 3),
        left: x,
        right: y,
        "beta": 1,
        "alpha": 1,
        "out": Out(shape(x, y), "float32"),
        "cubeMathType": 0,
    }
    product_rule = custom("addbmm", left, right, "out") if reduce_batch else matmul(left, right, to="out", hint=K_HINT)
    define(
        name,
        native(same_on_any_threads=True),
        reference=reference,
        contract=Contract(
            {"self": FLOAT, left: FLOAT, right: FLOAT, "out": FLOAT},
            (
                rank(left, ranks, ranks),
                rank(right, ranks, ranks),
                same_dtype(left, right),
                product_rule,
                broadcastable("self", "out"),
            ),
        ),
        samples=generate,
        errors=samples.errors(
            samples.null(base, right),
            samples.bad_dtype(base, left, "int32", a),
            ErrorSample({**base, left: values((*a[:-1], a[-1] + 1), "float32", 1)}, 161002, ("k-axis", "different")),
            ErrorSample({**base, "self": values((2,), "float32", 1)}, 161002, ("self", "broadcast")),
        ),
        cost=Cost(unit="cube", kernel=kernel),
    )


LOOSE = {"bfloat16": (1.6e-2, 2e-2), "float16": (2e-3, 4e-3), "float32": (1e-5, 1e-5)}
added("Addmm", "mat1", "mat2", MATRICES, "MatMulV3", 2)
added("Baddbmm", "batch1", "batch2", BATCHES, "BatchMatMulV3", 3)
added("Addbmm", "batch1", "batch2", (*BATCHES[:1], *BATCHES[2:4], *BATCHES[5:]), "BatchMatMulV3", 3, reduce_batch=True)

define(
    "InplaceAddmm",
    native(same_on_any_threads=True),
    reference=lambda selfRef, mat1, mat2, beta, alpha, cubeMathType: beta * selfRef + alpha * product(mat1, mat2),
    contract=Contract(
        {"selfRef": FLOAT, "mat1": FLOAT, "mat2": FLOAT},
        (rank("mat1", 2, 2), rank("mat2", 2, 2), same_dtype("mat1", "mat2"), matmul("mat1", "mat2", to="selfRef")),
    ),
    samples=lambda: (
        Sample(
            {
                "selfRef": values(result_shape(tuple(x.shape), tuple(y.shape)), d, 3),
                "mat1": x,
                "mat2": y,
                "beta": 0.5,
                "alpha": 2,
                "cubeMathType": 0,
            },
            note,
            tolerance=LOOSE[d],
        )
        for x, y, d, note in pairs(MATRICES)
    ),
    cost=Cost(unit="cube", kernel="MatMulV3"),
)

VECTORS: tuple[SHAPES, ...] = (((5, 7), (7,)), ((1, 65), (65,)), ((4, 0), (0,)), ((0, 3), (3,)))


def _vectors() -> Iterator[tuple[T, T, str, str]]:
    for d in sorted(FLOAT):
        for a, b in VECTORS:
            yield values(a, d, 1), values(b, d, 2), d, f"{d} {a} x {b}"
        yield samples.transposed(values((5, 7), d, 1)), values((7,), d, 2), d, f"{d}, transposed"


define(
    "Mv",
    native(same_on_any_threads=True),
    reference=lambda self, vec, cubeMathType: product(self, vec),
    contract=Contract(
        {"self": FLOAT, "vec": FLOAT, "out": FLOAT},
        (rank("self", 2, 2), rank("vec", 1, 1), same_dtype("self", "vec"), matmul("self", "vec", to="out")),
    ),
    samples=lambda: (
        Sample({"self": x, "vec": y, "out": Out(tuple(x.shape[:1]), d), "cubeMathType": 0}, note)
        for x, y, d, note in _vectors()
    ),
    cost=Cost(unit="cube", kernel="MatMulV3"),
)
define(
    "Addmv",
    native(same_on_any_threads=True),
    reference=lambda self, mat, vec, alpha, beta, cubeMathType: beta * self + alpha * product(mat, vec),
    contract=Contract(
        {"self": FLOAT, "mat": FLOAT, "vec": FLOAT, "out": FLOAT},
        (
            rank("mat", 2, 2),
            rank("vec", 1, 1),
            same_dtype("mat", "vec"),
            matmul("mat", "vec", to="out"),
            broadcastable("self", "out"),
        ),
    ),
    samples=lambda: (
        Sample(
            {
                "self": values(shape, d, 3),
                "mat": x,
                "vec": y,
                "alpha": 2,
                "beta": 0.5,
                "out": Out(tuple(x.shape[:1]), d),
                "cubeMathType": 0,
            },
            note,
            tolerance=LOOSE[d],
        )
        for x, y, d, note in _vectors()
        for shape in (tuple(x.shape[:1]), ())
    ),
    cost=Cost(unit="cube", kernel="MatMulV3"),
)
define(
    "Dot",
    native(same_on_any_threads=True),
    reference=lambda self, tensor: (self * tensor).sum(),
    contract=Contract(
        {"self": FLOAT, "tensor": FLOAT, "out": FLOAT},
        (rank("self", 1, 1), rank("tensor", 1, 1), same_dtype("self", "tensor"), matmul("self", "tensor", to="out")),
    ),
    samples=lambda: (
        Sample(
            {"self": values((n,), d, 1), "tensor": values((n,), d, 2), "out": Out((), d)},
            f"{d} {n}",
            tolerance=LOOSE[d],
        )
        for d in sorted(FLOAT)
        for n in (0, 1, 7, 65)
    ),
    cost=Cost(unit="cube"),
)


def _outer(self: T, vec1: T, vec2: T, beta: float | None, alpha: float | None) -> T:
    return (1 if beta is None else beta) * self + (1 if alpha is None else alpha) * vec1.unsqueeze(1) * vec2


def _outer_samples(target: str) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for rows, cols in ((3, 4), (1, 7), (0, 2)):
                for beta, alpha in ((0.5, 2.0), (None, None)):
                    arguments: dict[str, Any] = {
                        target: values((rows, cols), d, 3),
                        "vec1": values((rows,), d, 1),
                        "vec2": values((cols,), d, 2),
                        "betaOptional": beta,
                        "alphaOptional": alpha,
                    }
                    if target == "self":
                        arguments["out"] = Out((rows, cols), d)
                    yield Sample(arguments, f"{d} {rows} x {cols}", tolerance=LOOSE[d])
        for dtypes_of in (("bool", "bool", "bool"), ("int32", "int64", "int32"), ("int32", "bool", "float32")):
            promoted = "float32" if "float32" in dtypes_of else dtypes_of[1]
            operands = [samples.make(shape, d) for shape, d in zip(((3, 4), (3,), (4,)), dtypes_of, strict=True)]
            if target == "self":
                more = {"betaOptional": None, "alphaOptional": None, "out": Out((3, 4), promoted)}
                yield Sample(dict(zip(("self", "vec1", "vec2"), operands, strict=True)) | more, " ".join(dtypes_of))

    return generate


define(
    "Addr",
    native(),
    reference=lambda self, vec1, vec2, betaOptional, alphaOptional: _outer(
        self, vec1, vec2, betaOptional, alphaOptional
    ),
    contract=Contract(
        {"self": NUMERIC, "vec1": NUMERIC, "vec2": NUMERIC, "out": NUMERIC},
        (rank("vec1", 1, 1), rank("vec2", 1, 1), broadcastable("self", "out")),
    ),
    samples=_outer_samples("self"),
    cost=Cost(operations_per_element=3.0),
)
define(
    "InplaceAddr",
    native(),
    reference=lambda selfRef, vec1, vec2, betaOptional, alphaOptional: _outer(
        selfRef, vec1, vec2, betaOptional, alphaOptional
    ),
    contract=Contract({"selfRef": NUMERIC, "vec1": NUMERIC, "vec2": NUMERIC}, (rank("vec1", 1, 1), rank("vec2", 1, 1))),
    samples=_outer_samples("selfRef"),
    cost=Cost(operations_per_element=3.0),
)
