"""Repetition: of whole tensors, and of their elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    ALL,
    BOOL,
    FLOAT,
    INDEX,
    INTEGER,
    Contract,
    Rule,
    custom,
    dim_of,
    dtypes,
    rank,
    same_dtype,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.samples import make, transposed

# float64 is missing from the published lists of this family.
INTERLEAVED = dtypes(FLOAT, INTEGER, BOOL)
TESTED = ("float32", "float16", "bfloat16", "int64", "int32", "bool", "uint8")
COUNTS = "Repeats are not negative; the output holds their sum along the dimension."


def _repeated(self: torch.Tensor, repeats: list[int]) -> torch.Tensor:
    x = self.reshape((1,) * (len(repeats) - self.dim()) + tuple(self.shape))
    for dim, n in enumerate(repeats):
        x = torch.cat([x] * n, dim) if n else x.narrow(dim, 0, 0)
    return x


define(
    "Repeat",
    native(),
    reference=_repeated,
    contract=Contract(
        {"self": ALL, "out": ALL},
        (
            same_dtype("self", "out"),
            custom(
                "repeats", "self", "repeats", "out", hint="Give one count for each dimension, in front for new ones."
            ),
        ),
    ),
    samples=lambda: (
        Sample(
            {
                "self": transposed(make(shape, dtype)),
                "repeats": list(n),
                "out": Out(tuple(_repeated(torch.empty(shape), list(n)).shape), dtype),
            },
            f"{dtype} {shape} times {n}",
        )
        for dtype in TESTED
        for shape, n in (
            ((3,), (2,)),
            ((3, 5), (2, 3)),
            ((3, 5), (2, 1, 3)),
            ((), (4,)),
            ((2, 3, 4), (1, 0, 2)),
            ((0, 3), (2, 2)),
            ((1, 3), (1, 1)),
        )
    ),
    errors=samples.errors(
        ErrorSample(
            {"self": make((2, 3), "float32"), "repeats": [2], "out": Out((4, 3), "float32")},
            161002,
            ("repeats", "[2,3]"),
        ),
        ErrorSample(
            {"self": make((2, 3), "float32"), "repeats": [2, -1], "out": Out((4, 3), "float32")},
            161002,
            ("repeats", "-1"),
        ),
        ErrorSample(
            {"self": make((2, 3), "float32"), "repeats": [2, 1], "out": Out((2, 3), "float32")},
            161002,
            ("out", "[4,3]", "[2,3]"),
        ),
    ),
    cost=Cost(unit="copy", kernel="Tile"),
    exact=True,
)


def _interleaved(
    self: torch.Tensor, repeats: torch.Tensor | int, dim: int | None = None, outputSize: int = 0
) -> torch.Tensor:
    """Index by index."""
    if dim is None:
        self, dim = self.flatten(), 0
    n = self.shape[dim]
    counts = [repeats] * n if isinstance(repeats, int) else repeats.flatten().expand(n).tolist()
    index = torch.tensor([i for i, count in enumerate(counts) for _ in range(count)], dtype=torch.int64)
    return self.index_select(dim, index)


def _cases(counted: bool, along: bool) -> Callable[[], Iterator[Sample]]:
    """``counted``: repeats is a tensor. ``along``: a dimension is given."""

    def generate() -> Iterator[Sample]:
        for dtype in TESTED:
            for shape, dim in (((7,), 0), ((3, 5), 1), ((3, 5), -2), ((2, 3, 4), 1), ((1, 4), 0)):
                x = transposed(make(shape, dtype))
                n = x.shape[dim] if along else x.numel()
                choices: list[Any] = (
                    [make((n,), "int64", low=0, high=4), torch.tensor([2]), torch.tensor(3)] if counted else [1, 2, 5]
                )
                for repeats in choices:
                    arguments: dict[str, Any] = {"self": x, "repeats": repeats}
                    if along:
                        arguments["dim"] = dim
                    result = _interleaved(x, repeats, dim if along else None)
                    arguments["outputSize"] = result.shape[dim if along else 0]
                    yield Sample(
                        {**arguments, "out": Out(tuple(result.shape), dtype)},
                        f"{dtype} {shape} along {dim} by {repeats}",
                    )

    return generate


_base: dict[str, Any] = {"self": make((2, 3), "float32"), "outputSize": 6, "out": Out((2, 6), "float32")}


def _interleave(name: str, call: str, counted: bool, along: bool, *rules: Rule) -> None:
    tensors = {"self": INTERLEAVED, "out": INTERLEAVED} | ({"repeats": INDEX} if counted else {})
    wrong: dict[str, Any] = {**_base, "repeats": torch.tensor([2]) if counted else 2}
    if along:
        wrong["dim"] = 1
    else:
        wrong |= {"outputSize": 12, "out": Out((12,), "float32")}
    double = {**wrong, "self": make((2, 3), "float64"), "out": Out(wrong["out"].shape, "float64")}
    mismatch = {**wrong, "out": Out((2, 7), "float32")}
    refused = [
        samples.null(wrong, "self"),
        ErrorSample(double, 161002, ("self", "not implemented for DT_DOUBLE", "dtype support list")),
        ErrorSample(mismatch, 161002, ("out", "[2,7]")),
    ]
    if not counted:
        refused.append(ErrorSample({**wrong, "repeats": -1}, 161002, ("repeats", "-1")))
    define(
        name,
        aten(call),
        reference=_interleaved,
        contract=Contract(tensors, (same_dtype("self", "out"), *rules)),
        samples=_cases(counted, along),
        errors=samples.errors(*refused),
        cost=Cost(unit="copy", kernel="RepeatInterleave"),
        exact=True,
    )


_interleave(
    "RepeatInterleaveInt",
    "repeat_interleave.self_int(self, repeats, output_size=outputSize) -> out",
    False,
    False,
    custom("interleaves_all", "self", "repeats", "outputSize", "out", hint=COUNTS),
)
_interleave(
    "RepeatInterleaveIntWithDim",
    "repeat_interleave.self_int(self, repeats, dim, output_size=outputSize) -> out",
    False,
    True,
    dim_of("dim", "self"),
    custom("interleaves_dim", "self", "repeats", "outputSize", "out", "dim", hint=COUNTS),
)
_interleave(
    "RepeatInterleave",
    "repeat_interleave.self_Tensor(self, repeats, output_size=outputSize) -> out",
    True,
    False,
    rank("repeats", 0, 1),
    custom("interleaves_all", "self", "repeats", "outputSize", "out", hint=COUNTS),
)
_interleave(
    "RepeatInterleaveWithDim",
    "repeat_interleave.self_Tensor(self, repeats, dim, output_size=outputSize) -> out",
    True,
    True,
    dim_of("dim", "self"),
    rank("repeats", 0, 1),
    custom("interleaves_dim", "self", "repeats", "outputSize", "out", "dim", hint=COUNTS),
)

define(
    "RepeatInterleaveTensor",
    aten("repeat_interleave.Tensor_out(repeats, output_size=outputSize, out=out)"),
    reference=lambda repeats, outputSize: torch.tensor(
        [i for i, n in enumerate(repeats.tolist()) for _ in range(n)], dtype=torch.int64
    ),
    contract=Contract({"repeats": INDEX, "out": INDEX}, (rank("repeats", 1, 1), rank("out", 1, 1))),
    samples=lambda: (
        Sample(
            {"repeats": counts, "outputSize": n, "out": Out((n,), samples.dtype_name(counts.dtype))},
            f"{counts.tolist()}",
        )
        for counts in (
            torch.tensor([1, 0, 3]),
            torch.tensor([2], dtype=torch.int32),
            make((20,), "int64", low=0, high=6),
        )
        for n in (int(counts.sum()),)
    ),
    exact=True,
)


def _gathered(yGrad: torch.Tensor, repeats: torch.Tensor, axis: int) -> torch.Tensor:
    parts, position = [], 0
    for n in repeats.tolist():
        parts.append(yGrad.narrow(axis, position, n).sum(axis, keepdim=True))
        position += n
    return torch.cat(parts, axis)


define(
    "RepeatInterleaveGrad",
    native(),
    reference=_gathered,
    contract=Contract(
        {"yGrad": FLOAT, "repeats": INDEX, "out": FLOAT},
        (dim_of("axis", "yGrad"), rank("repeats", 1, 1), same_dtype("yGrad", "out")),
    ),
    samples=lambda: (
        Sample(
            {"yGrad": transposed(make(shape, dtype)), "repeats": counts, "axis": axis, "out": Out(out, dtype)},
            f"{dtype} {shape} along {axis}",
        )
        for dtype in ("float32", "float16", "bfloat16")
        for shape, axis, counts in (
            ((7,), 0, torch.tensor([3, 0, 4])),
            ((3, 6), 1, torch.tensor([2, 4], dtype=torch.int32)),
            ((5, 2, 3), 0, torch.tensor([1, 1, 3])),
        )
        for out in (tuple(len(counts) if i == axis else n for i, n in enumerate(shape)),)
    ),
)
