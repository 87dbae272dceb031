"""SwiGLU whose result is quantised by row, from floating numbers or from the integers of a quantised product."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, Rule, custom, dtypes, in_range, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import choice, needed_with, shapes
from hotplate.ops.transformer.ffn.clipped_swiglu import clipped
from hotplate.ops.transformer.moe.common import FLOAT32, HALF, INT8, INT32, INT64, as_reference, assert_nearest

T = torch.Tensor
ACL_INT8, ACL_INT4 = 2, 29
STATIC, DYNAMIC = "static", "dynamic"


def _groups(index: T | None, sizes: bool, rows: int) -> list[int]:
    """The group of each row; -1 behind the last."""
    if index is None:
        return [0] * rows
    ends = index.cumsum(0).tolist() if sizes else index.tolist()
    return [next((g for g, end in enumerate(ends) if r < end), -1) for r in range(rows)]


def _factor(t: T, group: int, width: int, groups: int) -> T:
    """The factors of one group, as wide as a row."""
    flat = t.reshape(-1)
    if flat.numel() == width * groups:
        return flat.reshape(groups, width)[group]
    if flat.numel() == width:
        return flat
    return flat[0 if flat.numel() == 1 else group].expand(width)


# --- floating input ---------------------------------------------------------------------------------------------------
def _unpacked(words: T) -> T:
    """int8 -> the two 4-bit integers in each, lowest bits first."""
    wide = words.int()
    pair = torch.stack([wide & 15, wide >> 4], -1).flatten(-2)
    return torch.where(pair > 7, pair - 16, pair)


def _v2_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for leading, width, groups in (((5,), 8, 0), ((5,), 34, 2), ((2, 3), 6, 3), ((1,), 130, 1)):
            rows = 1
            for n in leading:
                rows *= n
            for mode in (STATIC, DYNAMIC):
                for wide in (True, False):
                    for target, sizes, left in (("int8", 0, False), ("int4", 1, True)):
                        count = max(groups, 1)
                        shape = (count, width) if wide else (count,)
                        index = None
                        if groups:
                            ends = [rows * (g + 1) // groups for g in range(groups)]
                            index = torch.tensor(
                                [e - s for s, e in zip([0, *ends], ends, strict=False)] if sizes else ends
                            ).int()
                        last = width if target == "int8" else width // 2
                        yield Sample(
                            {
                                "x": samples.make((*leading, 2 * width), d),
                                "smoothScalesOptional": samples.make(shape, "float32", low=0.5, high=4, seed=1),
                                "offsetsOptional": samples.make(shape, "float32", seed=2) if mode == STATIC else None,
                                "groupIndexOptional": index,
                                "activateLeft": left,
                                "quantModeOptional": mode,
                                "groupListType": sizes,
                                "dstType": ACL_INT8 if target == "int8" else ACL_INT4,
                                "yOut": Out((*leading, last), "int8"),
                                "scaleOut": Out(leading, "float32"),
                            },
                            f"{d} {leading} of {width}, {groups} groups, {mode}, wide {wide} to {target}",
                        )


def _check_v2(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    x, width = c["x"], c["x"].shape[-1] // 2
    four = c["dstType"] == ACL_INT4
    top = 7 if four else 127
    first, second = x.reshape(-1, 2 * width).chunk(2, -1)
    gate, linear = (first, second) if c["activateLeft"] else (second, first)
    y = gate / (1 + torch.exp(-gate)) * linear
    index = c["groupIndexOptional"]
    count = 1 if index is None else len(index)
    for r, g in enumerate(_groups(index, c["groupListType"] == 1, len(y))):
        if g >= 0:
            y[r] = y[r] * _factor(c["smoothScalesOptional"], g, width, count)
            if c["quantModeOptional"] == STATIC:
                y[r] = y[r] + _factor(c["offsetsOptional"], g, width, count)
    if c["quantModeOptional"] == DYNAMIC:
        scale = top / y.abs().amax(-1)
        torch.testing.assert_close(got[1].reshape(-1), scale.float(), rtol=2e-5, atol=0)
        y = y * scale.reshape(-1, 1)
    integers = _unpacked(got[0]) if four else got[0]
    assert_nearest(integers.reshape(-1, width), y, -1 - top, top)


define(
    "SwiGluQuantV2",
    native(),
    check=_check_v2,
    contract=Contract(
        {
            "x": FLOAT,
            "smoothScalesOptional": FLOAT32,
            "offsetsOptional": FLOAT32,
            "groupIndexOptional": INT32,
            "yOut": INT8,
            "scaleOut": FLOAT32,
        },
        (
            rank("x", 2),
            choice("quantModeOptional", STATIC, DYNAMIC),
            in_range("groupListType", 0, 1, hint="0: ends of the groups, 1: their sizes."),
            custom("four_or_eight_bits", "dstType"),
            custom("gate_size", "x", "dstType"),
            custom("gated_shape", "x", "yOut", "dstType"),
            shapes(x="*B H", scaleOut="*B"),
            rank("groupIndexOptional", 1, 1),
            rank("smoothScalesOptional", 1, 2),
            rank("offsetsOptional", 1, 2),
            custom("static_scale", "quantModeOptional", "smoothScalesOptional"),
            custom("factor_size", "x", "groupIndexOptional", "smoothScalesOptional", "offsetsOptional"),
        ),
    ),
    samples=_v2_samples,
    errors=lambda: (
        samples.null(next(_v2_samples()).arguments, "x"),
        samples.bad_dtype(next(_v2_samples()).arguments, "yOut", "uint8", (5, 8)),
        ErrorSample(
            {**next(_v2_samples()).arguments, "quantModeOptional": "block"}, 161002, ("quantMode", "block", "dynamic")
        ),
        ErrorSample({**next(_v2_samples()).arguments, "dstType": 36}, 161002, ("dstType", "36")),
        ErrorSample(
            {**next(_v2_samples()).arguments, "smoothScalesOptional": torch.ones(3)}, 161002, ("smoothScales", "[3]")
        ),
    ),
    cost=Cost(operations_per_element=10.0, kernel="SwiGluQuant"),
)


# --- integer input ----------------------------------------------------------------------------------------------------
def _dequant_cases() -> Iterator[tuple[dict[str, Any], str]]:
    """Arguments that all versions have; note."""
    for rows, width, groups in ((5, 8, 0), (6, 64, 2), (3, 33, 1), (4, 130, 3)):
        count = max(groups, 1)
        for kind in ("int32", "float16", "bfloat16"):
            for mode in (STATIC, DYNAMIC):
                for bias in (None, "int32", "float32", "bfloat16"):
                    if bias and (groups or kind != "int32"):
                        continue
                    integers = kind == "int32"
                    x = samples.make((rows, 2 * width), kind, low=-30 if integers else -3, high=30 if integers else 3)
                    yield (
                        {
                            "x": x,
                            "weightScaleOptional": samples.make(
                                (count, 2 * width) if groups else (2 * width,), "float32", low=0.02, high=0.1, seed=1
                            )
                            if integers
                            else None,
                            "activationScaleOptional": samples.make((rows, 1), "float32", low=0.5, high=2, seed=2)
                            if integers
                            else None,
                            "biasOptional": None
                            if bias is None
                            else samples.make((2 * width,), bias, low=-9, high=9, seed=3),
                            "quantScaleOptional": samples.make(
                                (count, width) if groups else (width,), "float32", low=0.1, high=1, seed=4
                            ),
                            "quantOffsetOptional": samples.make((width,), "float32", seed=5)
                            if mode == STATIC and not groups
                            else None,
                            "groupIndexOptional": torch.tensor([rows // groups] * groups) if groups else None,
                            "activateLeft": rows % 2 == 0,
                            "quantModeOptional": mode,
                            "yOut": Out((rows, width), "int8"),
                            "scaleOut": Out((rows,), "float32"),
                        },
                        f"{kind} {rows} of {width}, {groups} groups, {mode}, bias {bias}",
                    )


def _dequant_samples(v2: bool) -> Iterator[Sample]:
    for a, note in _dequant_cases():
        for form in (0, 1, 2) if v2 else (0,):
            more: dict[str, Any] = {}
            if v2:
                more = {
                    "dstType": ACL_INT8,
                    "roundModeOptional": "rint",
                    "activateDim": -1,
                    "swigluMode": form,
                    "clampLimit": 2.0,
                    "gluAlpha": 1.702,
                    "gluBias": 1.0,
                }
            yield Sample({**a, **more}, f"{note}, form {form}")


def _check_dequant(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    x, rows, width = c["x"].double(), c["x"].shape[0], c["x"].shape[1] // 2
    index, form, mode = c["groupIndexOptional"], c.get("swigluMode", 0), c["quantModeOptional"]
    count = 1 if index is None else len(index)
    wanted, scales = torch.zeros((rows, width), dtype=torch.float64), torch.zeros(rows, dtype=torch.float64)
    for r, g in enumerate(_groups(index, True, rows)):
        if g < 0:
            continue
        v, bias = x[r], c["biasOptional"]
        if bias is not None and not bias.is_floating_point():
            v = v + bias
        if c["weightScaleOptional"] is not None:
            v = v * _factor(c["weightScaleOptional"], g, 2 * width, count)
        if c["activationScaleOptional"] is not None:
            v = v * c["activationScaleOptional"][r]
        if bias is not None and bias.is_floating_point():
            v = v + bias
        first, second = v.chunk(2)
        gate, linear = (first, second) if c["activateLeft"] else (second, first)
        if form == 1:
            gate, linear = v[::2], v[1::2]
        if form == 0:
            y = gate / (1 + torch.exp(-gate)) * linear
        else:
            y = clipped(gate, linear, c["gluAlpha"], c["clampLimit"], c["gluBias"])
        factor = _factor(c["quantScaleOptional"], g, width, count)
        if mode == STATIC:
            y = y / factor
            if c["quantOffsetOptional"] is not None:
                y = y + c["quantOffsetOptional"]
        else:
            y = y * factor
            scales[r] = y.abs().max() / 127
            y = y / scales[r]
        wanted[r] = y
    assert_nearest(got[0], wanted)
    if mode == DYNAMIC:
        torch.testing.assert_close(got[1], scales.float(), rtol=2e-5, atol=0)


_DEQUANT: tuple[Rule, ...] = (
    rank("x", 2),
    custom("gate_size", "x"),
    choice("quantModeOptional", STATIC, DYNAMIC),
    shapes(x="*B H", scaleOut="*B", yOut="*B H/2", weightScaleOptional="H|1 H|G H", biasOptional="H|1 H|G H"),
    shapes(x="*B H", activationScaleOptional="*B|*B 1"),
    shapes(
        groupIndexOptional="G",
        x="*B H",
        weightScaleOptional="H|1 H|G H",
        quantScaleOptional="H/2|1 H/2|G H/2|1|G",
        quantOffsetOptional="H/2|1 H/2|G H/2|1|G",
    ),
    custom("dequantised", "x", "weightScaleOptional", "activationScaleOptional", "biasOptional"),
    needed_with("quantScaleOptional", "groupIndexOptional"),
)
_DEQUANT_TYPES = {
    "x": dtypes(HALF, INT32),
    "weightScaleOptional": FLOAT32,
    "activationScaleOptional": FLOAT32,
    "biasOptional": dtypes(FLOAT, INT32),
    "quantScaleOptional": FLOAT,
    "quantOffsetOptional": FLOAT,
    "groupIndexOptional": INT64,
    "yOut": INT8,
    "scaleOut": FLOAT32,
}

for _v2 in (False, True):
    define(
        "DequantSwigluQuant" + ("V2" if _v2 else ""),
        native(),
        check=_check_dequant,
        contract=Contract(
            _DEQUANT_TYPES,
            (
                *_DEQUANT,
                *(
                    (
                        in_range("dstType", ACL_INT8, ACL_INT8, hint="Only int8 (2) is available on this chip."),
                        choice("roundModeOptional", "rint"),
                        custom("last_dim", "activateDim", "x"),
                        in_range("swigluMode", 0, 2),
                    )
                    if _v2
                    else ()
                ),
            ),
        ),
        samples=lambda v2=_v2: _dequant_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_dequant_samples(v2)).arguments, "x"),
            samples.bad_dtype(next(_dequant_samples(v2)).arguments, "x", "float32", (5, 16)),
            ErrorSample(
                {**next(_dequant_samples(v2)).arguments, "quantModeOptional": "mx"}, 161002, ("quantMode", "mx")
            ),
            ErrorSample(
                {**next(_dequant_samples(v2)).arguments, "yOut": Out((5, 9), "int8")}, 161002, ("yOut", "H = 16")
            ),
            *(
                (
                    ErrorSample({**next(_dequant_samples(True)).arguments, "dstType": 36}, 161002, ("dstType", "36")),
                    ErrorSample(
                        {**next(_dequant_samples(True)).arguments, "activateDim": 0}, 161002, ("activateDim", "0")
                    ),
                )
                if v2
                else ()
            ),
        ),
        cost=Cost(operations_per_element=14.0, kernel="DequantSwigluQuant"),
    )
