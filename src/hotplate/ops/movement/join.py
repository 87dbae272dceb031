"""Concatenation and splitting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, MOVABLE, Contract, castable, custom, dim_of
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define
from hotplate.ops.samples import make, transposed

JOINED = ("float32", "float16", "bfloat16", "int64", "bool", "uint8", "complex64")


def _joined(tensors: list[torch.Tensor], dim: int) -> torch.Tensor:
    """Assignments into slices."""
    present = [t for t in tensors if tuple(t.shape) != (0,)]
    shape = list(present[0].shape)
    shape[dim] = sum(t.shape[dim] for t in present)
    dtype = present[0].dtype
    for t in present[1:]:
        dtype = torch.promote_types(dtype, t.dtype)
    out = torch.zeros(shape, dtype=dtype)
    position = 0
    for t in present:
        out.narrow(dim, position, t.shape[dim]).copy_(t)
        position += t.shape[dim]
    return out


CASES: tuple[tuple[tuple[tuple[int, ...], ...], int], ...] = (
    (((3, 5),), 0),
    (((3, 5), (2, 5)), 0),
    (((3, 5), (3, 1), (3, 0)), 1),
    (((2, 3, 4), (2, 3, 4)), -1),
    (((2, 3, 4), (2, 1, 4)), -2),
    (((7,), (0,), (3,)), 0),
    (((2, 0, 3), (2, 4, 3)), 1),
    (((0, 3), (0, 3)), 0),
    (((1, 2, 1, 8), (1, 2, 5, 8)), 2),
)


def _cats() -> Iterator[Sample]:
    for dtype in JOINED:
        for shapes, dim in CASES:
            parts = [make(s, dtype, seed=i) for i, s in enumerate(shapes)]
            shape = list(shapes[0])
            shape[dim] = sum(s[dim] for s in shapes)
            yield Sample(
                {"tensors": parts, "dim": dim, "out": Out(tuple(shape), dtype)}, f"{dtype} {shapes} along {dim}"
            )
    a, b = make((4, 6), "float32"), make((4, 6), "float32", seed=1)
    yield Sample(
        {"tensors": [transposed(a), b[:, ::2], a[1:2].expand(4, 6)], "dim": 1, "out": Out((4, 15), "float32")},
        "strided",
    )
    mixed = [make((2, 3), "float16"), make((2, 3), "float32"), make((2, 3), "int32")]
    yield Sample({"tensors": mixed, "dim": 0, "out": Out((6, 3), "float32")}, "mixed dtypes")
    many = [make((1, 3), "int64", seed=i) for i in range(70)]
    yield Sample({"tensors": many, "dim": 0, "out": Out((70, 3), "int64")}, "70 tensors")
    absent = [make((0,), "float32"), make((2, 3), "float32")]
    yield Sample({"tensors": absent, "dim": 1, "out": Out((2, 3), "float32")}, "an empty 1-D tensor is left out")


_cat_base: dict[str, Any] = {
    "tensors": [make((2, 3), "float32"), make((2, 3), "float32")],
    "dim": 0,
    "out": Out((4, 3), "float32"),
}
define(
    "Cat",
    aten("cat.out(tensors, dim, out=out)"),
    reference=_joined,
    contract=Contract(
        {"tensors": MOVABLE, "out": MOVABLE},
        (
            dim_of("dim", "out"),
            custom("concatenates", "tensors", "dim", "out", hint="Except along `dim` all tensors have equal sizes."),
            castable("tensors", "out"),
        ),
    ),
    samples=_cats,
    errors=samples.errors(
        samples.null(_cat_base, "out"),
        ErrorSample({**_cat_base, "dim": 2}, 161002, ("dim", "2")),
        ErrorSample(
            {**_cat_base, "tensors": [make((2, 3), "float32"), make((2, 4), "float32")]},
            161002,
            ("tensors[1]", "[2,4]"),
        ),
        ErrorSample(
            {**_cat_base, "tensors": [make((2, 3), "float32"), make((2,), "float32")]}, 161002, ("tensors[1]", "[2]")
        ),
        ErrorSample({**_cat_base, "out": Out((5, 3), "float32")}, 161002, ("out", "[4,3]", "[5,3]")),
    ),
    cost=Cost(unit="copy", kernel="ConcatD"),
    exact=True,
)


def _stacks() -> Iterator[Sample]:
    for dtype in JOINED:
        for shape, count, dim in (
            ((3, 5), 2, 0),
            ((3, 5), 3, 1),
            ((3, 5), 2, -1),
            ((), 4, 0),
            ((0, 3), 2, 1),
            ((7,), 1, 0),
        ):
            parts = [make(shape, dtype, seed=i) for i in range(count)]
            out = list(shape)
            out.insert(dim + len(shape) + 1 if dim < 0 else dim, count)
            yield Sample(
                {"tensors": parts, "dim": dim, "out": Out(tuple(out), dtype)}, f"{dtype} {count} of {shape} along {dim}"
            )
    a = make((4, 6), "float32")
    yield Sample(
        {"tensors": [transposed(a), a[:, :1].expand(4, 6)], "dim": 1, "out": Out((4, 2, 6), "float32")}, "strided"
    )


define(
    "Stack",
    aten("stack.out(tensors, dim, out=out)"),
    reference=lambda tensors, dim: _joined([t.unsqueeze(dim) for t in tensors], dim),
    contract=Contract(
        {"tensors": ALL, "out": ALL},
        (
            dim_of("dim", "out"),
            custom(
                "stacks",
                "tensors",
                "dim",
                "out",
                hint="All tensors have the same shape; the output has one dimension more.",
            ),
            castable("tensors", "out"),
        ),
    ),
    samples=_stacks,
    errors=samples.errors(
        ErrorSample(
            {"tensors": [make((2, 3), "float32"), make((2, 4), "float32")], "dim": 0, "out": Out((2, 2, 3), "float32")},
            161002,
            ("tensors[1]", "[2,4]"),
        ),
        ErrorSample(
            {"tensors": [make((2, 3), "float32"), make((2, 3), "float32")], "dim": 0, "out": Out((3, 2, 3), "float32")},
            161002,
            ("out", "[3,2,3]"),
        ),
    ),
    cost=Cost(unit="copy", kernel="Pack"),
    exact=True,
)


def _chunk_cat(tensors: list[torch.Tensor], dim: int, numChunks: int) -> torch.Tensor:
    rows = []
    for t in tensors:
        size = -(-t.shape[dim] // numChunks)
        padded = torch.zeros((*t.shape[:dim], size * numChunks, *t.shape[dim + 1 :]), dtype=t.dtype)
        padded.narrow(dim, 0, t.shape[dim]).copy_(t)
        rows.append(padded.reshape(*t.shape[:dim], numChunks, -1))
    return torch.cat(rows, dim + 1)


define(
    "ChunkCat",
    aten("_chunk_cat.out(tensors, dim, numChunks, out=out)"),
    reference=_chunk_cat,
    contract=Contract({"tensors": ALL, "out": ALL}, (castable("tensors", "out"),)),
    samples=lambda: (
        Sample({"tensors": parts, "dim": 0, "numChunks": n, "out": Out((n, width), dtype)}, f"{dtype} in {n} chunks")
        for dtype in ("float32", "bfloat16")
        for n in (1, 2, 3)
        for parts in ([make((5, 3), dtype), make((7,), dtype), make((2, 2, 2), dtype)],)
        for width in (sum(-(-p.shape[0] // n) * (p.numel() // p.shape[0]) for p in parts),)
    ),
    cost=Cost(unit="copy"),
    exact=True,
)


def _splits() -> Iterator[Sample]:
    for dtype in ("float32", "float16", "int64"):
        for sizes, dim in (((1, 2, 3), 1), ((4,), 0), ((2, 0, 2), 0), ((3, 3), -1)):
            x = make((4, 6), dtype)
            outs = []
            for s in sizes:
                shape = [4, 6]
                shape[dim] = s
                outs.append(Out(tuple(shape), dtype))
            yield Sample(
                {"self": transposed(x), "splitSize": list(sizes), "dim": dim, "out": outs},
                f"{dtype} {sizes} along {dim}",
            )


define(
    "SplitWithSize",
    aten("split_with_sizes_copy.out(self, splitSize, dim, out=out)"),
    reference=lambda self, splitSize, dim: [self.narrow(dim, sum(splitSize[:i]), s) for i, s in enumerate(splitSize)],
    contract=Contract(
        {"self": MOVABLE, "out": MOVABLE},
        (
            dim_of("dim", "self"),
            custom(
                "splits",
                "self",
                "splitSize",
                "dim",
                "out",
                hint="The sizes add up to the size of `dim`, one output for each.",
            ),
        ),
    ),
    samples=_splits,
    errors=samples.errors(
        ErrorSample(
            {
                "self": make((4, 6), "float32"),
                "splitSize": [2, 3],
                "dim": 1,
                "out": [Out((4, 2), "float32"), Out((4, 3), "float32")],
            },
            161002,
            ("splitSize", "5", "6"),
        ),
        ErrorSample(
            {
                "self": make((4, 6), "float32"),
                "splitSize": [2, 4],
                "dim": 1,
                "out": [Out((4, 2), "float32"), Out((4, 3), "float32")],
            },
            161002,
            ("out[1]", "[4,4]", "[4,3]"),
        ),
    ),
    cost=Cost(unit="copy", kernel="SplitV"),
    exact=True,
)
