"""Copies, casts and fills."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, MOVABLE, Contract, broadcastable, custom, rank, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.samples import make, transposed, with_specials

MOVED = ("float32", "float16", "bfloat16", "int64", "int32", "int8", "uint8", "bool", "float64", "complex64")
COPY = Cost(unit="copy", kernel="TensorMove")
CAST = Cost(unit="vector", kernel="Cast")


def layouts(dtype: str) -> Iterator[tuple[torch.Tensor, str]]:
    """Tensors of many shapes, strides and storage offsets, with values that 8-bit integers hold."""
    for shape in samples.SHAPES:
        yield make(shape, dtype), f"{shape}"
    x = make((4, 6), dtype, seed=1)
    yield transposed(x), "transposed"
    yield x[1:, ::2], "offset and step"
    yield x[0].expand(3, 6), "expanded"
    yield make((2, 3, 4, 5), dtype).permute(3, 0, 2, 1), "permuted"
    if x.dtype.is_floating_point:
        yield with_specials(x), "NaN and inf"


def _kept(x: torch.Tensor) -> torch.Tensor:
    """``x`` as an in-place argument: with its strides, but dense where it was expanded."""
    return x.clone() if 0 in x.stride() and x.numel() else x


def _copies() -> Iterator[Sample]:
    for dtype in MOVED:
        for x, note in layouts(dtype):
            target = torch.zeros(x.shape, dtype=x.dtype)
            yield Sample({"selfRef": target, "src": x}, f"{dtype} {note}")
        x = make((4, 6), dtype)
        yield Sample({"selfRef": transposed(torch.zeros_like(x)), "src": x}, f"{dtype} into a transposed tensor")
        yield Sample({"selfRef": torch.zeros(3, 4, 6, dtype=x.dtype), "src": x[1]}, f"{dtype} broadcast")
        wide = torch.zeros(8, 12, dtype=x.dtype)
        yield Sample({"selfRef": wide[2:6, 1:12:2], "src": x}, f"{dtype} into a slice")
    yield from _conversions("selfRef", "src")


def _conversions(target: str, source: str) -> Iterator[Sample]:
    for a in MOVED:
        for b in MOVED:
            if a == b or (a.startswith("complex") and not b.startswith("complex")):
                continue
            x = make((3, 7), a, low=0 if b == "uint8" else -100, high=100)
            yield Sample(
                {target: torch.zeros(3, 7, dtype=samples.torch_dtype(b)), source: transposed(x)}, f"{a} to {b}"
            )


def converted(src: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    """By value: towards zero for integers, non-zero is true for bool."""
    if like.dtype == torch.bool:
        return src != 0
    if not like.dtype.is_floating_point and not like.dtype.is_complex and src.dtype.is_floating_point:
        src = src.trunc()
    return src


define(
    "InplaceCopy",
    native(),
    reference=lambda selfRef, src: converted(src, selfRef).expand(selfRef.shape),
    contract=Contract({"selfRef": MOVABLE, "src": MOVABLE}, (broadcastable("src", "selfRef"),)),
    samples=_copies,
    errors=samples.errors(
        samples.null({"selfRef": make((2, 3), "float32"), "src": make((2, 3), "float32")}, "src"),
        ErrorSample(
            {"selfRef": make((2, 3), "float32"), "src": make((4,), "float32")}, 161002, ("src", "[4]", "[2,3]")
        ),
    ),
    cost=COPY,
    exact=True,
)


def _casts() -> Iterator[Sample]:
    for sample in _conversions("to", "self"):
        to = sample.arguments["to"]
        dtype = samples.dtype_name(to.dtype)
        yield Sample(
            {"self": sample.arguments["self"], "dtype": dtype, "out": Out(tuple(to.shape), dtype)}, sample.note
        )
    for dtype in ("float16", "int32"):
        for x, note in layouts("float32"):
            if note == "NaN and inf" and dtype == "int32":
                continue
            yield Sample({"self": x, "dtype": dtype, "out": Out(tuple(x.shape), dtype)}, f"float32 to {dtype} {note}")


def _cast(self: torch.Tensor, dtype: str) -> torch.Tensor:
    return converted(self, torch.empty(0, dtype=samples.torch_dtype(dtype)))


_cast_base = {"self": make((2, 3), "float32"), "dtype": "float16", "out": Out((2, 3), "float16")}
define(
    "Cast",
    aten("copy_(out, self)"),
    reference=_cast,
    contract=Contract(
        {"self": MOVABLE, "out": MOVABLE},
        (
            same_shape("self", "out"),
            custom("dtype_is", "out", "dtype", hint="Describe the output with the data type asked for."),
        ),
    ),
    samples=_casts,
    errors=samples.errors(
        samples.null(_cast_base, "self"),
        ErrorSample({**_cast_base, "out": Out((3, 3), "float16")}, 161002, ("out", "[3,3]", "[2,3]")),
        ErrorSample({**_cast_base, "dtype": "int32"}, 161002, ("out", "DT_FLOAT16", "DT_INT32")),
    ),
    cost=CAST,
    exact=True,
)


def _targets(**values: Any) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in MOVED:
            for x, note in layouts(dtype):
                for name, given in values.items() or [("", (None,))]:
                    for value in given:
                        arguments = {"selfRef": _kept(x)} | ({name: value} if name else {})
                        yield Sample(arguments, f"{dtype} {note}")

    return generate


def _filled(x: torch.Tensor, value: Any) -> torch.Tensor:
    number = value.item() if isinstance(value, torch.Tensor) else value
    if x.dtype == torch.bool:
        return torch.full(x.shape, bool(number))
    if not x.dtype.is_floating_point and not x.dtype.is_complex:
        number = int(number)
    return torch.zeros_like(x) + number


def _overflowing() -> Iterator[Sample]:
    yield from _targets(value=(2.5,))()
    for dtype, value in (("float16", 1e9), ("float16", -1e9), ("float32", 1e300), ("bfloat16", -3.4e38)):
        yield Sample(
            {"selfRef": make((3, 5), dtype), "value": value}, f"{value} does not fit {dtype}: it becomes infinite"
        )


FILLED = Contract({"selfRef": ALL})
define(
    "InplaceZero",
    aten("zero_(selfRef)"),
    reference=lambda selfRef: selfRef != selfRef if selfRef.dtype == torch.bool else torch.zeros_like(selfRef),
    contract=Contract({"selfRef": MOVABLE}),
    samples=_targets(),
    cost=Cost(unit="copy", kernel="ZerosLike"),
    exact=True,
)
define(
    "InplaceOne",
    aten("fill_.Scalar(selfRef, 1)"),
    reference=lambda selfRef: torch.ones_like(selfRef),
    contract=Contract({"selfRef": MOVABLE}),
    samples=_targets(),
    cost=Cost(unit="copy", kernel="OnesLike"),
    exact=True,
)
define(
    "InplaceFillScalar",
    native(),
    reference=lambda selfRef, value: _filled(selfRef, value),
    contract=FILLED,
    samples=_overflowing,
    errors=samples.errors(samples.null({"selfRef": make((2, 3), "float32"), "value": 1}, "value")),
    cost=Cost(unit="copy", kernel="Fill"),
    exact=True,
)
define(
    "InplaceFillTensor",
    native(),
    reference=lambda selfRef, value: _filled(selfRef, value),
    contract=FILLED.plus(
        rank("value", 0, 1), custom("one_element", "value", hint="The value of a fill is one number."), value=ALL
    ),
    samples=_targets(value=(torch.tensor(3), torch.tensor([2.0]))),
    errors=samples.errors(
        ErrorSample({"selfRef": make((2, 3), "float32"), "value": make((2,), "float32")}, 161002, ("value", "[2]"))
    ),
    cost=Cost(unit="copy", kernel="Fill"),
    exact=True,
)
define(
    "InplaceFillDiagonal",
    aten("fill_diagonal_(selfRef, fillValue, wrap)"),
    reference=lambda selfRef, fillValue, wrap: _diagonal(selfRef, fillValue, wrap),
    contract=Contract({"selfRef": ALL}, (rank("selfRef", 2),)),
    samples=lambda: (
        Sample({"selfRef": make(shape, dtype), "fillValue": 9, "wrap": wrap}, f"{dtype} {shape}, wrap {wrap}")
        for dtype in ("float32", "bfloat16", "int32")
        for shape in ((3, 3), (7, 3), (3, 7), (4, 4, 4))
        for wrap in (False, True)
    ),
    exact=True,
)


def _diagonal(x: torch.Tensor, value: float, wrap: bool) -> torch.Tensor:
    result = x.clone()
    rows, columns = x.shape[0], x.shape[1]
    if x.dim() > 2:
        for i in range(rows):
            result[(i,) * x.dim()] = value
        return result
    for i in range(rows):
        column = i % (columns + 1) if wrap else i
        if column < columns:
            result[i, column] = value
    return result
