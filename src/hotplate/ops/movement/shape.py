"""Padding, triangles, flips, rolls, permutations with a new shape, and slices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, MOVABLE, Contract, custom, dim_of, rank, same_dtype, same_length, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.samples import make, transposed

MOVED = ("float32", "float16", "bfloat16", "int64", "bool", "uint8", "complex64")
COPY = Cost(unit="copy")


# --- padding ----------------------------------------------------------------------------------------------------------
def _padded(self: torch.Tensor, pad: list[int], value: Any) -> torch.Tensor:
    """Element by element."""
    before = [0] * self.dim()
    shape = list(self.shape)
    for i in range(len(pad) // 2):
        dim = self.dim() - 1 - i
        before[dim] = pad[2 * i]
        shape[dim] += pad[2 * i] + pad[2 * i + 1]
    out = torch.zeros(shape, dtype=self.dtype)
    for index in product(*(range(s) for s in shape)):
        source = tuple(i - b for i, b in zip(index, before, strict=True))
        inside = all(0 <= s < n for s, n in zip(source, self.shape, strict=True))
        out[index] = self[source] if inside else value
    return out


def _pads() -> Iterator[Sample]:
    for dtype in MOVED:
        for shape, pad in (
            ((3, 5), (1, 2)),
            ((3, 5), (0, 1, 2, 0)),
            ((2, 3, 4), (-1, 2, 0, 0, 1, 1)),
            ((2, 3, 4), (-1, -1)),
            ((7,), (2, 0)),
            ((0, 3), (1, 1, 1, 0)),
            ((2, 3), ()),
            ((3,), (-3, 0)),
        ):
            x = make(shape, dtype)
            out = list(shape)
            for i in range(len(pad) // 2):
                out[-1 - i] += pad[2 * i] + pad[2 * i + 1]
            arguments: dict[str, Any] = {
                "self": transposed(x),
                "pad": list(pad),
                "value": 1,
                "out": Out(tuple(out), dtype),
            }
            yield Sample(arguments, f"{dtype} {shape} padded by {pad}")
    for value in (float("-inf"), -1e9, 0.5):
        x = make((2, 3), "float16")
        yield Sample({"self": x, "pad": [1, 1], "value": value, "out": Out((2, 5), "float16")}, f"float16, {value}")


_pad_base: dict[str, Any] = {"self": make((2, 3), "float32"), "pad": [1, 1], "value": 0, "out": Out((2, 5), "float32")}
define(
    "ConstantPadNd",
    native(),
    reference=_padded,
    contract=Contract(
        {"self": ALL, "out": ALL},
        (
            same_dtype("self", "out"),
            custom(
                "pads",
                "self",
                "pad",
                "out",
                hint="`pad` holds pairs (before, after) from the last dimension on; both may be negative.",
            ),
        ),
    ),
    samples=_pads,
    errors=samples.errors(
        samples.null(_pad_base, "self"),
        ErrorSample({**_pad_base, "pad": [1]}, 161002, ("pad", "even")),
        ErrorSample({**_pad_base, "pad": [1, 1, 1, 1, 1, 1]}, 161002, ("pad", "6")),
        ErrorSample({**_pad_base, "pad": [1, 2]}, 161002, ("out", "[2,6]", "[2,5]")),
        ErrorSample({**_pad_base, "pad": [-4, 0]}, 161002, ("pad", "negative")),
    ),
    cost=Cost(unit="copy", kernel="PadV3"),
    exact=True,
)


# --- triangles --------------------------------------------------------------------------------------------------------
def _triangle(x: torch.Tensor, diagonal: int, upper: bool) -> torch.Tensor:
    distance = torch.arange(x.shape[-1]) - torch.arange(x.shape[-2])[:, None]
    keep = distance >= diagonal if upper else distance <= diagonal
    return torch.where(keep, x, torch.zeros_like(x))


for _name, _upper in (("Triu", True), ("Tril", False)):
    for _inplace in (False, True):
        _x, _out = ("selfRef", None) if _inplace else ("self", "out")

        def _triangles(x: str = _x, out: str | None = _out) -> Iterator[Sample]:
            for dtype in MOVED:
                for shape in ((3, 3), (5, 2), (2, 3, 4), (0, 3), (2, 1, 6, 3)):
                    for diagonal in (0, 1, -2):
                        t = transposed(make(shape, dtype))
                        arguments: dict[str, Any] = {x: t, "diagonal": diagonal}
                        yield Sample(
                            arguments | ({out: Out(shape, dtype)} if out else {}), f"{dtype} {shape} from {diagonal}"
                        )

        define(
            ("Inplace" if _inplace else "") + _name,
            aten(
                f"{_name.lower()}_(selfRef, diagonal)" if _inplace else f"{_name.lower()}.out(self, diagonal, out=out)"
            ),
            reference=lambda diagonal, _upper=_upper, **given: _triangle(next(iter(given.values())), diagonal, _upper),
            contract=Contract(
                {_x: ALL} | ({"out": ALL} if _out else {}),
                (rank(_x, 2), *((same_shape("self", "out"), same_dtype("self", "out")) if _out else ())),
            ),
            samples=_triangles,
            errors=samples.errors(
                ErrorSample(
                    {_x: make((4,), "float32"), "diagonal": 0} | ({"out": Out((4,), "float32")} if _out else {}),
                    161002,
                    (_x, "dim number", "[4]"),
                ),
            ),
            cost=Cost(unit="copy", kernel=_name),
            exact=True,
        )


# --- order ------------------------------------------------------------------------------------------------------------
def _flipped(self: torch.Tensor, dims: list[int]) -> torch.Tensor:
    for dim in dims:
        self = self.index_select(dim, torch.arange(self.shape[dim] - 1, -1, -1))
    return self


define(
    "Flip",
    aten("flip(self, dims) -> out"),
    reference=_flipped,
    contract=Contract(
        {"self": ALL, "out": ALL}, (dim_of("dims", "self"), same_shape("self", "out"), same_dtype("self", "out"))
    ),
    samples=lambda: (
        Sample(
            {"self": transposed(make(shape, dtype)), "dims": list(dims), "out": Out(shape, dtype)},
            f"{dtype} {shape} along {dims}",
        )
        for dtype in MOVED
        for shape, dims in (((7,), (0,)), ((3, 5), (1,)), ((2, 3, 4), (0, -1)), ((0, 3), (1,)), ((3, 5), ()))
    ),
    errors=samples.errors(
        ErrorSample(
            {"self": make((2, 3), "float32"), "dims": [2], "out": Out((2, 3), "float32")}, 161002, ("dims", "2")
        ),
        ErrorSample(
            {"self": make((2, 3), "float32"), "dims": [0, -2], "out": Out((2, 3), "float32")}, 161002, ("dims", "once")
        ),
    ),
    cost=Cost(unit="copy", kernel="ReverseV2"),
    exact=True,
)


def _rolled(x: torch.Tensor, shifts: list[int], dims: list[int]) -> torch.Tensor:
    if not dims:
        flat = x.flatten()
        return flat[(torch.arange(flat.numel()) - shifts[0]) % max(flat.numel(), 1)].view(x.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        n = x.shape[dim]
        x = x.index_select(dim, (torch.arange(n) - shift) % max(n, 1))
    return x


define(
    "Roll",
    aten("roll(x, shifts, dims) -> out"),
    reference=_rolled,
    contract=Contract(
        {"x": ALL, "out": ALL},
        (
            same_shape("x", "out"),
            same_dtype("x", "out"),
            custom(
                "rolls",
                "x",
                "shifts",
                "dims",
                hint="One shift for each dimension; without dimensions one shift, of the flattened tensor.",
            ),
        ),
    ),
    samples=lambda: (
        Sample(
            {"x": transposed(make(shape, dtype)), "shifts": list(shifts), "dims": list(dims), "out": Out(shape, dtype)},
            f"{dtype} {shape} by {shifts} along {dims}",
        )
        for dtype in ("float32", "float16", "int64", "bool")
        for shape, shifts, dims in (
            ((7,), (2,), (0,)),
            ((3, 5), (-1, 7), (0, 1)),
            ((2, 3, 4), (5,), ()),
            ((2, 3, 4), (1,), (-1,)),
            ((0, 3), (1,), (1,)),
        )
    ),
    errors=samples.errors(
        ErrorSample(
            {"x": make((2, 3), "float32"), "shifts": [1, 2], "dims": [0], "out": Out((2, 3), "float32")},
            161002,
            ("shifts", "2", "1"),
        )
    ),
    cost=Cost(unit="copy"),
    exact=True,
)


def _confusion(x: torch.Tensor, perm: list[int], shape: list[int], transpose_first: bool) -> torch.Tensor:
    return x.permute(perm).reshape(shape) if transpose_first else x.reshape(shape).permute(perm)


define(
    "ConfusionTranspose",
    native(),
    reference=_confusion,
    contract=Contract(
        {"x": ALL, "out": ALL},
        (
            same_dtype("x", "out"),
            custom(
                "permutes",
                "x",
                "perm",
                "shape",
                "transpose_first",
                "out",
                hint="`perm` orders the dimensions, `shape` keeps the number of elements.",
            ),
        ),
    ),
    samples=lambda: (
        Sample(
            {
                "x": make(shape, dtype),
                "perm": list(perm),
                "shape": list(new),
                "transpose_first": first,
                "out": Out(tuple(_confusion(torch.empty(shape), list(perm), list(new), first).shape), dtype),
            },
            f"{dtype} {shape} {perm} {new} {first}",
        )
        for dtype in ("float32", "float16", "int64")
        for shape, perm, new, first in (
            ((2, 3, 4), (0, 2, 1), (2, 12), True),
            ((2, 12), (0, 2, 1), (2, 3, 4), False),
            ((2, 3, 4, 5), (0, 2, 1, 3), (2, 4, 15), True),
            ((6, 4), (1, 0), (8, 3), False),
        )
    ),
    errors=samples.errors(
        ErrorSample(
            {
                "x": make((2, 3), "float32"),
                "perm": [0, 0],
                "shape": [6],
                "transpose_first": True,
                "out": Out((6,), "float32"),
            },
            161002,
            ("perm",),
        ),
        ErrorSample(
            {
                "x": make((2, 3), "float32"),
                "perm": [1, 0],
                "shape": [5],
                "transpose_first": True,
                "out": Out((5,), "float32"),
            },
            161002,
            ("shape", "[2,3]"),
        ),
    ),
    cost=COPY,
    exact=True,
)


# --- slices -----------------------------------------------------------------------------------------------------------
def _sliced(
    self: torch.Tensor,
    begin: list[int],
    end: list[int],
    strides: list[int],
    beginMask: int,
    endMask: int,
    ellipsisMask: int,
    newAxisMask: int,
    shrinkAxisMask: int,
) -> torch.Tensor:
    """numpy's indexing with the same meaning."""
    key: list[Any] = []
    for i, (b, e, s) in enumerate(zip(begin, end, strides, strict=True)):
        bit = 1 << i
        if ellipsisMask & bit:
            key.append(Ellipsis)
        elif newAxisMask & bit:
            key.append(None)
        elif shrinkAxisMask & bit:
            key.append(b)
        else:
            key.append(slice(None if beginMask & bit else b, None if endMask & bit else e, s))
    return torch.from_numpy(self.numpy()[tuple(key)].copy())


def _slices() -> Iterator[Sample]:
    for dtype in ("float32", "float16", "int64"):
        for shape, begin, end, strides, masks in (
            ((4, 6), (1, 0), (4, 6), (1, 2), (0, 0, 0, 0, 0)),
            ((4, 6), (0, -4), (-1, -1), (2, 1), (0, 0, 0, 0, 0)),
            ((4, 6), (1, 1), (2, 2), (1, 1), (1, 2, 0, 0, 0)),
            ((2, 3, 4), (0, 1), (0, 3), (1, 1), (0, 0, 1, 0, 0)),
            ((2, 3, 4), (0, 0, 1), (0, 2, 2), (1, 1, 1), (0, 0, 0, 1, 4)),
            ((2, 3, 4), (1,), (9,), (1,), (0, 0, 0, 0, 1)),
            ((5,), (9,), (20,), (1,), (0, 0, 0, 0, 0)),
        ):
            given: dict[str, Any] = {
                "self": make(shape, dtype),
                "begin": list(begin),
                "end": list(end),
                "strides": list(strides),
            }
            given |= dict(
                zip(("beginMask", "endMask", "ellipsisMask", "newAxisMask", "shrinkAxisMask"), masks, strict=True)
            )
            plain = {**given, "self": torch.empty(shape)}
            yield Sample(
                {**given, "out": Out(tuple(_sliced(**plain).shape), dtype)},
                f"{dtype} {shape} [{begin}:{end}:{strides}] {masks}",
            )


define(
    "StridedSlice",
    native(),
    reference=_sliced,
    contract=Contract(
        {"self": MOVABLE, "out": MOVABLE},
        (
            same_dtype("self", "out"),
            same_length("begin", "end", "strides", hint="One begin, end and stride for each position of the index."),
        ),
    ),
    samples=_slices,
    errors=samples.errors(
        ErrorSample(
            {
                "self": make((4, 6), "float32"),
                "begin": [0],
                "end": [1, 2],
                "strides": [1],
                "beginMask": 0,
                "endMask": 0,
                "ellipsisMask": 0,
                "newAxisMask": 0,
                "shrinkAxisMask": 0,
                "out": Out((1, 6), "float32"),
            },
            161002,
            ("end", "2", "1"),
        )
    ),
    cost=Cost(unit="copy", kernel="StridedSliceV3"),
    exact=True,
)
