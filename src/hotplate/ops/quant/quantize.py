"""Quantisation with given scales, and back to real numbers."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, INDEX, Contract, broadcastable, custom, dtypes, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
FLOAT32 = dtypes("float32")
HALF = dtypes("float16", "bfloat16")
NARROW = dtypes("int8", "int32")  # int32: eight 4-bit integers
ACL = {"int8": 2, "int32": 3, "uint8": 4, "float16": 1, "bfloat16": 27}
TYPE_HINT = "The attribute names the type of the output."
LIMITS = {"int8": (-128, 127), "uint8": (0, 255), "int32": (-(2**31), 2**31 - 1), "int4": (-8, 7)}


def limited(values: T, kind: str) -> T:
    """Integers within the range of the type."""
    return values.clamp(*LIMITS[kind]).to(torch.int64)


def packed(values: T) -> T:
    """[..., 8 n] integers of 4 bits -> [..., n] int32, the first in the lowest bits."""
    words = torch.zeros(*values.shape[:-1], values.shape[-1] // 8, dtype=torch.int64)
    for i in range(8):
        words |= (values[..., i::8].to(torch.int64) & 15) << (4 * i)
    return torch.where(words >= 2**31, words - 2**32, words).to(torch.int32)


def quantised_shape(shape: tuple[int, ...], kind: str) -> tuple[int, ...]:
    """The shape of the output that holds these values."""
    return (*shape[:-1], shape[-1] // 8) if kind == "int32" else shape


def rounded(values: T, mode: str) -> T:
    """By the name of the mode."""
    functions = {"floor": torch.floor, "ceil": torch.ceil, "trunc": torch.trunc}
    return functions.get(mode, torch.round)(values)


# --- fake quantisation ------------------------------------------------------------------------------------------------
def _fake(x: T, scale: T, point: T, low: int, high: int) -> tuple[T, T]:
    q = (x / scale).round() + point
    return (q.clamp(low, high) - point) * scale, (q >= low) & (q <= high)


FAKE = dtypes("float32", "float16")
_TOLERANCE = {"float32": (1e-5, 1e-5), "float16": (2e-3, 2e-3), "bfloat16": (1e-2, 1e-2)}


def _channel_samples() -> Iterator[Sample]:
    for d in sorted(FAKE):
        for shape, axis in (((3, 5), 0), ((3, 5), 1), ((2, 3, 4), -2), ((2, 65), 1)):
            n = shape[axis]
            yield Sample(
                {
                    "self": samples.make(shape, d, low=-9, high=9),
                    "scale": samples.make((n,), "float32", low=0.03, high=0.09, seed=1),
                    "zeroPoint": samples.make((n,), "int32", low=-9, high=9, seed=2),
                    "axis": axis,
                    "quantMin": -128,
                    "quantMax": 127,
                    "out": Out(shape, d),
                    "mask": Out(shape, "bool"),
                },
                f"{d} {shape}, axis {axis}",
                tolerance=_TOLERANCE[d],
            )


def _channel(self: T, scale: T, zeroPoint: T, axis: int, quantMin: int, quantMax: int) -> tuple[T, T]:
    s, z = (t.movedim(0, -1) for t in (scale, zeroPoint))
    out, mask = _fake(self.movedim(axis, -1), s, z, quantMin, quantMax)
    return out.movedim(-1, axis), mask.movedim(-1, axis)


_FAKE_TYPES = {
    "self": FAKE,
    "scale": dtypes("float32", "float16"),
    "zeroPoint": dtypes("int32", "float32", "float16"),
    "out": FAKE,
    "mask": dtypes("bool"),
}
_FAKE_RULES = (same_dtype("self", "out"), same_shape("self", "out", "mask"), same_shape("scale", "zeroPoint"))
define(
    "FakeQuantPerChannelAffineCachemask",
    native(),
    reference=_channel,
    contract=Contract(_FAKE_TYPES, (*_FAKE_RULES, rank("scale", 1, 1))),
    samples=_channel_samples,
    errors=lambda: (
        samples.null(next(_channel_samples()).arguments, "scale"),
        samples.bad_dtype(next(_channel_samples()).arguments, "self", "int32", (3, 5)),
        ErrorSample(
            {**next(_channel_samples()).arguments, "zeroPoint": samples.make((2,), "int32")},
            161002,
            ("zeroPoint", "[2]", "[3]"),
        ),
    ),
    cost=Cost(operations_per_element=6.0),
)


def _tensor_samples() -> Iterator[Sample]:
    for d in sorted(FAKE):
        for shape in ((3, 5), (7,), (), (0, 3), (1, 65)):
            for enabled in (1.0, 0.0):
                yield Sample(
                    {
                        "self": samples.make(shape, d, low=-9, high=9),
                        "scale": torch.tensor([0.07]),
                        "zeroPoint": torch.tensor([5], dtype=torch.int32),
                        "fakeQuantEnabled": enabled,
                        "quantMin": 0,
                        "quantMax": 100,
                        "out": Out(shape, d),
                        "mask": Out(shape, "bool"),
                    },
                    f"{d} {shape}, enabled {enabled}",
                    tolerance=_TOLERANCE[d],
                )


def _tensor(self: T, scale: T, zeroPoint: T, fakeQuantEnabled: float, quantMin: int, quantMax: int) -> tuple[T, T]:
    if not fakeQuantEnabled:
        return self, torch.ones_like(self, dtype=torch.bool)
    return _fake(self, scale.reshape(()), zeroPoint.reshape(()), quantMin, quantMax)


define(
    "FakeQuantPerTensorAffineCachemask",
    native(),
    reference=_tensor,
    contract=Contract(
        _FAKE_TYPES, (*_FAKE_RULES, custom("one_element", "scale", hint="The tensor is quantised with one scale."))
    ),
    samples=_tensor_samples,
    errors=lambda: (
        samples.null(next(_tensor_samples()).arguments, "zeroPoint"),
        ErrorSample(
            {
                **next(_tensor_samples()).arguments,
                "scale": torch.ones(2),
                "zeroPoint": torch.zeros(2, dtype=torch.int32),
            },
            161002,
            ("scale", "[2]"),
        ),
    ),
    cost=Cost(operations_per_element=6.0),
)


# --- division by the scale --------------------------------------------------------------------------------------------
def _quantize_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for kind, point in (("int8", "int8"), ("uint8", "uint8"), ("int32", "int32"), ("int8", None)):
            for shape, axis, count in (((3, 5), 1, 5), ((2, 3, 4), 1, 3), ((2, 65), -1, 1), ((2, 3, 4), 0, 2)):
                yield Sample(
                    {
                        "x": samples.make(shape, d, low=-5, high=5),
                        "scales": samples.make((count,), "float32", low=0.02, high=0.2, seed=1),
                        "zeroPoints": None if point is None else samples.make((count,), point, low=0, high=9, seed=2),
                        "dtype": kind,
                        "axis": axis,
                        "out": Out(shape, kind),
                    },
                    f"{d} {shape} to {kind}, axis {axis}, {count} scales, zero points {point}",
                )


def _quantize(x: T, scales: T, zeroPoints: T | None, dtype: str, axis: int) -> T:
    last = x.movedim(axis, -1)
    q = (last / scales).round() + (0 if zeroPoints is None else zeroPoints)
    return limited(q, dtype).movedim(-1, axis)


define(
    "Quantize",
    native(),
    reference=_quantize,
    contract=Contract(
        {
            "x": FLOAT,
            "scales": dtypes("float32", "bfloat16"),
            "zeroPoints": dtypes("int8", "uint8", "int32", "bfloat16"),
            "out": dtypes("int8", "uint8", "int32"),
        },
        (
            same_shape("x", "out"),
            same_shape("scales", "zeroPoints"),
            rank("scales", 1, 1),
            custom("dtype_is", "out", "dtype", hint=TYPE_HINT),
        ),
    ),
    samples=_quantize_samples,
    errors=lambda: (
        samples.null(next(_quantize_samples()).arguments, "scales"),
        samples.bad_dtype(next(_quantize_samples()).arguments, "x", "int32", (3, 5)),
        ErrorSample({**next(_quantize_samples()).arguments, "out": Out((3, 4), "int8")}, 161002, ("out", "[3,4]")),
        ErrorSample({**next(_quantize_samples()).arguments, "dtype": "uint8"}, 161002, ("out",)),
    ),
    exact=True,
    cost=Cost(operations_per_element=4.0),
)


# --- multiplication with the scale ------------------------------------------------------------------------------------
def _ascend_samples(v3: bool) -> Iterator[Sample]:
    shapes: list[tuple[tuple[int, ...], tuple[int, ...], int]] = [
        ((3, 16), (16,), -1),
        ((2, 3, 8), (1,), -1),
        ((2, 3, 8), (1, 1, 8), -1),
    ]
    if v3:
        shapes += [((3, 16), (3, 1), -2), ((2, 3, 8), (3,), -2)]
    for d in sorted(FLOAT):
        for kind in ("int8", "int32"):
            for shape, scale, axis in shapes:
                for mode, root, offset in (("round", False, True), ("floor", True, True), ("ceil", False, False)):
                    high = 9.0 if kind == "int8" else 1.5
                    yield Sample(
                        {
                            "x": samples.make(shape, d, low=-5, high=5),
                            "scale": samples.make(scale, d, low=0.5, high=high, seed=1),
                            "offset": samples.make(scale, d, low=-3, high=3, seed=2) if offset else None,
                            "sqrtMode": root,
                            "roundMode": mode,
                            "dstType": ACL[kind],
                            **({"axis": axis} if v3 else {}),
                            "y": Out(quantised_shape(shape, kind), kind),
                        },
                        f"{d} {shape} to {kind}, scale {scale} axis {axis}, {mode}, root {root}, offset {offset}",
                    )
        yield Sample(
            {
                "x": samples.transposed(samples.make((8, 6), d)),
                "scale": samples.make((6,), d, low=0.5, high=9, seed=1),
                "offset": None,
                "sqrtMode": False,
                "roundMode": "trunc",
                "dstType": ACL["int8"],
                **({"axis": -1} if v3 else {}),
                "y": Out((8, 6), "int8"),
            },
            f"{d}, non-contiguous",
        )


def _ascend(x: T, scale: T, offset: T | None, sqrtMode: bool, roundMode: str, dstType: int, axis: int = -1) -> T:
    def fitted(t: T) -> T:
        return t.unsqueeze(1) if axis == -2 and t.dim() == 1 and t.numel() > 1 else t

    y = x * fitted(scale) * (fitted(scale) if sqrtMode else 1)
    y = rounded(y if offset is None else y + fitted(offset), roundMode)
    return packed(limited(y, "int4")) if dstType == ACL["int32"] else limited(y, "int8")


for _name in ("AscendQuant", "AscendQuantV3"):
    _v3 = _name.endswith("V3")
    define(
        _name,
        native(),
        reference=_ascend,
        contract=Contract(
            {"x": FLOAT, "scale": FLOAT, "offset": FLOAT, "y": NARROW},
            (
                same_dtype("x", "scale", "offset"),
                same_shape("scale", "offset"),
                custom("quantised_shape", "x", "y"),
                custom("dtype_is", "y", "dstType", hint=TYPE_HINT),
                *(() if _v3 else (broadcastable("scale", "x"),)),
            ),
        ),
        samples=lambda v3=_v3: _ascend_samples(v3),  # type: ignore[misc]
        errors=lambda v3=_v3: (  # type: ignore[misc]
            samples.null(next(_ascend_samples(v3)).arguments, "scale"),
            samples.bad_dtype(next(_ascend_samples(v3)).arguments, "x", "int32", (3, 16)),
            samples.bad_dtype(next(_ascend_samples(v3)).arguments, "y", "uint8", (3, 16)),
            ErrorSample(
                {**next(_ascend_samples(v3)).arguments, "scale": samples.make((16,), "float32")}, 161002, ("scale",)
            ),
            ErrorSample(
                {**next(_ascend_samples(v3)).arguments, "y": Out((3, 16), "int32"), "dstType": 3},
                161002,
                ("y", "[3,2]", "[3,16]"),
            ),
        ),
        exact=True,
        cost=Cost(operations_per_element=5.0, kernel="AscendQuantV2"),
    )


def _anti_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for kind in ("int8", "int32"):
            for shape, count in (((3, 16), 16), ((2, 3, 8), 1)):
                for scale in ("float32", "bfloat16"):
                    for root, offset in ((False, True), (True, False)):
                        values = samples.make(shape, "int32", low=-8, high=8)
                        yield Sample(
                            {
                                "x": packed(values) if kind == "int32" else values.to(torch.int8) * 9,
                                "scale": samples.make((count,), scale, low=0.1, high=2, seed=1),
                                "offset": samples.make((count,), scale, seed=2) if offset else None,
                                "dstType": ACL[d],
                                "sqrtMode": root,
                                "y": Out(shape, d),
                            },
                            f"{kind} {shape} to {d}, {count} scales {scale}, root {root}, offset {offset}",
                            tolerance=_TOLERANCE[d],
                        )


def unpacked(words: T) -> T:
    """[..., n] int32 -> [..., 8 n] integers of 4 bits: the inverse of ``packed``."""
    parts = [((words.to(torch.int64) >> (4 * i)) & 15) for i in range(8)]
    values = torch.stack(parts, -1).flatten(-2)
    return torch.where(values > 7, values - 16, values)


def _anti(x: T, scale: T, offset: T | None, dstType: int, sqrtMode: bool) -> T:
    values = (unpacked(x) if x.dtype == torch.int32 else x).double()
    values = values if offset is None else values + offset
    return values * scale * (scale if sqrtMode else 1)


define(
    "AscendAntiQuant",
    native(),
    reference=_anti,
    contract=Contract(
        {
            "x": NARROW,
            "scale": dtypes("float32", "bfloat16"),
            "offset": dtypes("float32", "bfloat16"),
            "y": HALF,
        },
        (
            same_dtype("scale", "offset"),
            same_shape("scale", "offset"),
            custom("quantised_shape", "y", "x"),
            custom("dtype_is", "y", "dstType", hint=TYPE_HINT),
            broadcastable("scale", "y"),
        ),
    ),
    samples=_anti_samples,
    errors=lambda: (
        samples.null(next(_anti_samples()).arguments, "x"),
        samples.bad_dtype(next(_anti_samples()).arguments, "x", "uint8", (3, 16)),
        samples.bad_dtype(next(_anti_samples()).arguments, "y", "float32", (3, 16)),
        ErrorSample(
            {**next(_anti_samples()).arguments, "scale": samples.make((5,), "bfloat16")}, 161002, ("scale", "[5]")
        ),
    ),
    cost=Cost(operations_per_element=3.0, kernel="AscendAntiQuantV2"),
)


# --- groups of rows ---------------------------------------------------------------------------------------------------
def _group_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for kind in ("int8", "int32"):
            for scale, offset in (("float32", True), (d, False)):
                for ends in ((2, 2, 6), (6,)):
                    high = 9.0 if kind == "int8" else 1.5
                    yield Sample(
                        {
                            "x": samples.make((6, 16), d, low=-5, high=5),
                            "scale": samples.make((len(ends), 16), scale, low=-high, high=high, seed=1),
                            "groupIndex": torch.tensor(ends, dtype=torch.int32 if len(ends) > 1 else torch.int64),
                            "offsetOptional": torch.tensor([1.375]).to(samples.torch_dtype(scale)) if offset else None,
                            "dstType": ACL[kind],
                            "y": Out(quantised_shape((6, 16), kind), kind),
                        },
                        f"{d} to {kind}, scales {scale}, offset {offset}, groups end at {ends}",
                    )


def _group(x: T, scale: T, groupIndex: T, offsetOptional: T | None, dstType: int) -> T:
    rows = []
    for r in range(x.shape[0]):
        group = int((groupIndex <= r).sum())  # groups that end before the row
        rows.append(x[r] * scale[group])
    y = torch.stack(rows) + (0 if offsetOptional is None else offsetOptional)
    return packed(limited(y.round(), "int4")) if dstType == ACL["int32"] else limited(y.round(), "int8")


define(
    "GroupQuant",
    native(),
    reference=_group,
    contract=Contract(
        {"x": FLOAT, "scale": FLOAT, "groupIndex": INDEX, "offsetOptional": FLOAT, "y": NARROW},
        (
            rank("x", 2, 2),
            rank("scale", 2, 2),
            rank("groupIndex", 1, 1),
            same_dtype("scale", "offsetOptional"),
            custom("quant_groups", "x", "scale", "groupIndex"),
            custom("quantised_shape", "x", "y"),
            custom("dtype_is", "y", "dstType", hint=TYPE_HINT),
        ),
    ),
    samples=_group_samples,
    errors=lambda: (
        samples.null(next(_group_samples()).arguments, "groupIndex"),
        samples.bad_dtype(next(_group_samples()).arguments, "x", "int32", (6, 16)),
        ErrorSample(
            {**next(_group_samples()).arguments, "scale": samples.make((3, 8), "float32")}, 161002, ("scale", "[3,8]")
        ),
    ),
    exact=True,
    cost=Cost(operations_per_element=4.0),
)
