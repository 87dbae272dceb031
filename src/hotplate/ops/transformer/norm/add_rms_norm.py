"""Root mean square normalization fused with the addition before it, a conversion or a quantisation behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, Rule, custom, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.transformer.norm.rms_norm import FLOAT32, LOOSE, rms_norm, statistics_shape

T = torch.Tensor
HALF = dtypes("float16", "bfloat16")
INT8 = dtypes("int8")
EPS = 1e-6
SHAPES: tuple[tuple[tuple[int, ...], int], ...] = (((3, 5, 64), 1), ((2, 7), 1), ((2, 3, 4), 2), ((1, 65), 1))
LOOSE_SUM = {**LOOSE, "bfloat16": (2e-2, 6e-2), "float16": (3e-3, 6e-3)}


def added(dtypes_of_x: frozenset[str] = FLOAT) -> Iterator[tuple[dict[str, Any], str, tuple[int, ...], int]]:
    """x1, x2, gamma and epsilon; dtype, shape, dimensions of gamma."""
    for d in sorted(dtypes_of_x):
        for shape, inner in SHAPES:
            yield (
                {
                    "x1": samples.make(shape, d, seed=1),
                    "x2": samples.make(shape, d, seed=2),
                    "gamma": samples.make(shape[len(shape) - inner :], d, low=0.5, high=1.5, seed=3),
                    "epsilon": EPS,
                },
                d,
                shape,
                inner,
            )


def _rules(*outs: str) -> tuple[Rule, ...]:
    return (
        same_dtype("x1", "x2", "gamma"),
        same_shape("x1", "x2", *outs),
        custom("last_dims", "x1", "gamma"),
    )


# --- without quantisation ---------------------------------------------------------------------------------------------
def _add_samples() -> Iterator[Sample]:
    for arguments, d, shape, inner in added():
        rstd = Out(statistics_shape(shape, inner), "float32")
        yield Sample(
            {**arguments, "yOut": Out(shape, d), "rstdOut": rstd, "xOut": Out(shape, d)},
            f"{d} {shape}",
            tolerance=LOOSE_SUM[d],
        )


def _add(x1: T, x2: T, gamma: T, epsilon: float) -> tuple[T, ...]:
    y, rstd = rms_norm(x1 + x2, gamma, epsilon)
    return y, rstd, x1 + x2


_first = {
    "x1": samples.make((3, 5, 64), "float32"),
    "x2": samples.make((3, 5, 64), "float32"),
    "gamma": samples.make((64,), "float32"),
    "epsilon": EPS,
}
_base = {
    **_first,
    "yOut": Out((3, 5, 64), "float32"),
    "rstdOut": Out((3, 5, 1), "float32"),
    "xOut": Out((3, 5, 64), "float32"),
}
_IN = dict.fromkeys(("x1", "x2", "gamma"), FLOAT)
define(
    "AddRmsNorm",
    native(),
    reference=_add,
    contract=Contract(
        {**_IN, "yOut": FLOAT, "xOut": FLOAT, "rstdOut": FLOAT32},
        (*_rules("yOut", "xOut"), custom("rms_norm", "x1", "gamma", "rstdOut"), same_dtype("x1", "yOut", "xOut")),
    ),
    samples=_add_samples,
    errors=samples.errors(
        samples.null(_base, "x2"),
        samples.bad_dtype(_base, "x1", "int32", (3, 5, 64)),
        ErrorSample({**_base, "x2": samples.make((5, 64), "float32")}, 161002, ("x2", "[5,64]", "[3,5,64]")),
        ErrorSample({**_base, "gamma": samples.make((32,), "float32")}, 161002, ("gamma", "[32]", "[3,5,64]")),
        ErrorSample({**_base, "rstdOut": Out((3, 5), "float32")}, 161002, ("rstdOut", "[3,5,1]", "[3,5]")),
    ),
    cost=Cost(operations_per_element=7.0),
)


def _cast_samples() -> Iterator[Sample]:
    for arguments, d, shape, inner in added(HALF):
        yield Sample(
            {
                **arguments,
                "y1Out": Out(shape, "float32"),
                "y2Out": Out(shape, d),
                "rstdOut": Out(statistics_shape(shape, inner), "float32"),
                "xOut": Out(shape, d),
            },
            f"{d} {shape}",
            tolerance=LOOSE_SUM[d],
        )


def _cast(x1: T, x2: T, gamma: T, epsilon: float) -> tuple[T, ...]:
    y, rstd = rms_norm(x1 + x2, gamma, epsilon)
    return y, y, rstd, x1 + x2


define(
    "AddRmsNormCast",
    native(),
    reference=_cast,
    contract=Contract(
        {**dict.fromkeys(("x1", "x2", "gamma", "y2Out", "xOut"), HALF), "y1Out": FLOAT32, "rstdOut": FLOAT32},
        (
            *_rules("y1Out", "y2Out", "xOut"),
            custom("rms_norm", "x1", "gamma", "rstdOut"),
            same_dtype("x1", "y2Out", "xOut"),
        ),
    ),
    samples=_cast_samples,
    errors=lambda: (
        samples.null(next(_cast_samples()).arguments, "gamma"),
        samples.bad_dtype(next(_cast_samples()).arguments, "x1", "float32", (3, 5, 64)),
    ),
    cost=Cost(operations_per_element=8.0),
)


def _inplace_samples() -> Iterator[Sample]:
    for arguments, d, shape, inner in added():
        yield Sample(
            {
                "x1Ref": arguments["x1"],
                "x2Ref": arguments["x2"],
                "gamma": arguments["gamma"],
                "epsilon": EPS,
                "rstdOut": Out(statistics_shape(shape, inner), "float32"),
            },
            f"{d} {shape}",
            tolerance=LOOSE_SUM[d],
        )


def _inplace(x1Ref: T, x2Ref: T, gamma: T, epsilon: float) -> tuple[T, ...]:
    y, rstd, x = _add(x1Ref, x2Ref, gamma, epsilon)
    return y, x, rstd


define(
    "InplaceAddRmsNorm",
    native(),
    reference=_inplace,
    contract=Contract(
        {**dict.fromkeys(("x1Ref", "x2Ref", "gamma"), FLOAT), "rstdOut": FLOAT32},
        (
            same_dtype("x1Ref", "x2Ref", "gamma"),
            same_shape("x1Ref", "x2Ref"),
            custom("rms_norm", "x1Ref", "gamma", "rstdOut"),
        ),
    ),
    samples=_inplace_samples,
    errors=lambda: (
        samples.null(next(_inplace_samples()).arguments, "x2Ref"),
        samples.bad_dtype(next(_inplace_samples()).arguments, "gamma", "float64", (64,)),
    ),
    cost=Cost(operations_per_element=7.0),
)


def _gemma_samples() -> Iterator[Sample]:
    for arguments, d, shape, inner in added():
        yield Sample(
            {
                "x": arguments["x1"],
                "gamma": arguments["gamma"],
                "epsilon": EPS,
                "yOut": Out(shape, d),
                "rstdOut": Out(statistics_shape(shape, inner), "float32"),
            },
            f"{d} {shape}",
            tolerance=LOOSE_SUM[d],
        )


define(
    "GemmaRmsNorm",
    native(),
    reference=lambda x, gamma, epsilon: rms_norm(x, gamma + 1, epsilon),
    contract=Contract(
        {"x": FLOAT, "gamma": FLOAT, "yOut": FLOAT, "rstdOut": FLOAT32},
        (same_dtype("x", "gamma", "yOut"), same_shape("x", "yOut"), custom("rms_norm", "x", "gamma", "rstdOut")),
    ),
    samples=_gemma_samples,
    errors=lambda: (
        samples.null(next(_gemma_samples()).arguments, "x"),
        ErrorSample(
            {**next(_gemma_samples()).arguments, "gamma": samples.make((5,), "bfloat16")}, 161002, ("gamma", "[5]")
        ),
    ),
    cost=Cost(operations_per_element=7.0, kernel="GemmaRmsNorm"),
)


# --- with quantisation ------------------------------------------------------------------------------------------------
def quantized(values: T) -> T:
    """The nearest int8, halves to the even one."""
    return values.round().clamp(-128, 127)


def _quant_samples(v2: bool) -> Iterator[Sample]:
    for arguments, d, shape, inner in added(HALF):
        gamma_shape = shape[len(shape) - inner :]
        for divide, second, points in ((True, True, True), (False, False, True), (True, False, False)):
            for scale in ("float32", "bfloat16") if d == "bfloat16" else ("float32",):
                point = "int32" if scale == "float32" else "bfloat16"
                low, high = (0.02, 0.1) if divide else (10.0, 50.0)
                zero = samples.make(gamma_shape, point, low=-20, high=20, seed=6).round() if points else None
                call = {
                    **arguments,
                    "scales1": samples.make(gamma_shape, scale, low=low, high=high, seed=4),
                    "scales2Optional": samples.make(gamma_shape, scale, low=low, high=high, seed=5) if second else None,
                    "zeroPoints1Optional": zero,
                    "zeroPoints2Optional": zero if second else None,
                    "axis": -1,
                    "divMode": divide,
                    "y1Out": Out(shape, "int8"),
                    "y2Out": Out(shape, "int8"),
                    "xOut": Out(shape, d),
                }
                if v2:
                    call["betaOptional"] = samples.make(gamma_shape, d, seed=7) if second else None
                    call["rmsNormOut"] = Out(shape, d) if not second else None
                yield Sample(
                    call,
                    f"{d} {shape}, scales {scale}, divide {divide}, two {second}, zero points {points}",
                    tolerance=LOOSE_SUM[d],
                )


def _quant(
    x1: T,
    x2: T,
    gamma: T,
    scales1: T,
    scales2Optional: T | None,
    zeroPoints1Optional: T | None,
    zeroPoints2Optional: T | None,
    axis: int,
    epsilon: float,
    divMode: bool,
) -> tuple[Any, ...]:
    return _quant_v2(
        x1,
        x2,
        gamma,
        scales1,
        scales2Optional,
        zeroPoints1Optional,
        zeroPoints2Optional,
        None,
        axis,
        epsilon,
        divMode,
    )[:3]


def _quant_v2(
    x1: T,
    x2: T,
    gamma: T,
    scales1: T,
    scales2Optional: T | None,
    zeroPoints1Optional: T | None,
    zeroPoints2Optional: T | None,
    betaOptional: T | None,
    axis: int,
    epsilon: float,
    divMode: bool,
) -> tuple[Any, ...]:
    normed = rms_norm(x1 + x2, gamma, epsilon)[0]
    y = normed if betaOptional is None else normed + betaOptional

    def one(scale: T | None, point: T | None) -> T | None:
        if scale is None:
            return None  # no meaning is given to this output
        return quantized((y / scale if divMode else y * scale) + (0 if point is None else point))

    result = (one(scales1, zeroPoints1Optional), one(scales2Optional, zeroPoints2Optional), x1 + x2)
    return (*result, normed) if scales2Optional is None else result


_QUANT = {
    **dict.fromkeys(("x1", "x2", "gamma", "xOut"), HALF),
    **dict.fromkeys(("scales1", "scales2Optional"), dtypes("float32", "bfloat16")),
    **dict.fromkeys(("zeroPoints1Optional", "zeroPoints2Optional"), dtypes("int32", "bfloat16")),
    **dict.fromkeys(("y1Out", "y2Out"), INT8),
}
_QUANT_RULES = (
    *_rules("y1Out", "y2Out", "xOut"),
    same_dtype("x1", "xOut"),
    same_dtype("scales1", "scales2Optional"),
    same_shape("gamma", "scales1", "scales2Optional", "zeroPoints1Optional", "zeroPoints2Optional"),
)
for _name in ("AddRmsNormQuant", "AddRmsNormQuantV2"):
    _v2 = _name.endswith("V2")
    define(
        _name,
        native(),
        reference=_quant_v2 if _v2 else _quant,
        contract=Contract(
            {**_QUANT, **({"betaOptional": HALF, "rmsNormOut": HALF} if _v2 else {})},
            (*_QUANT_RULES, *((same_shape("gamma", "betaOptional"),) if _v2 else ())),
        ),
        samples=lambda v2=_v2: _quant_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_quant_samples(v2)).arguments, "scales1"),
            samples.bad_dtype(next(_quant_samples(v2)).arguments, "x1", "int32", (3, 5, 64)),
            samples.bad_dtype(next(_quant_samples(v2)).arguments, "y1Out", "uint8", (3, 5, 64)),
            ErrorSample(
                {**next(_quant_samples(v2)).arguments, "scales1": samples.make((5,), "float32")},
                161002,
                ("scales1", "[5]", "[64]"),
            ),
        ),
        cost=Cost(operations_per_element=12.0, kernel="AddRmsNormQuant"),
    )


def _plain_quant_samples() -> Iterator[Sample]:
    for arguments, d, shape, inner in added(HALF):
        if inner > 1:
            continue
        gamma = arguments["gamma"]
        yield Sample(
            {
                "x": arguments["x1"],
                "gamma": gamma,
                "beta": samples.make(shape[-1:], d, seed=7),
                "scale": torch.tensor([23.5], dtype=gamma.dtype),
                "offset": torch.tensor([-11], dtype=torch.int8),
                "epsilon": EPS,
                "y": Out(shape, "int8"),
            },
            f"{d} {shape}",
        )


def _plain_quant(x: T, gamma: T, beta: T, scale: T, offset: T, epsilon: float) -> T:
    return quantized((rms_norm(x, gamma, epsilon)[0] + beta) * scale + offset)


define(
    "RmsNormQuant",
    native(),
    reference=_plain_quant,
    contract=Contract(
        {**dict.fromkeys(("x", "gamma", "beta", "scale"), HALF), "offset": INT8, "y": INT8},
        (
            same_dtype("x", "gamma", "beta", "scale"),
            same_shape("x", "y"),
            same_shape("gamma", "beta"),
            same_shape("scale", "offset"),
            custom("one_element", "scale", hint="The quantisation has one scale."),
        ),
    ),
    samples=_plain_quant_samples,
    errors=lambda: (
        samples.null(next(_plain_quant_samples()).arguments, "offset"),
        samples.bad_dtype(next(_plain_quant_samples()).arguments, "x", "float64", (3, 5, 64)),
        ErrorSample(
            {
                **next(_plain_quant_samples()).arguments,
                "scale": torch.ones(2, dtype=torch.bfloat16),
                "offset": torch.zeros(2, dtype=torch.int8),
            },
            161002,
            ("scale", "[2]"),
        ),
    ),
    cost=Cost(operations_per_element=10.0),
)


def _dynamic_samples() -> Iterator[Sample]:
    for arguments, d, shape, inner in added(HALF):
        if inner > 1:
            continue
        last, rows = shape[-1:], shape[:-1]
        smooth = samples.make(last, d, low=0.5, high=2, seed=4)
        for first, second, mask in (
            (None, None, None),
            (smooth, None, None),
            (smooth, smooth * 0.75, None),
            (None, smooth, (True, True)),
            (smooth, None, (False, True)),
        ):
            one = mask is None or mask[0]
            two = mask[1] if mask else first is not None and second is not None
            yield Sample(
                {
                    **arguments,
                    "smoothScale1Optional": first,
                    "smoothScale2Optional": second,
                    "betaOptional": samples.make(last, d, seed=7) if second is not None else None,
                    "outputMask": None if mask is None else list(mask),
                    "y1Out": Out(shape if one else (), "int8"),
                    "y2Out": Out(shape if two else (), "int8"),
                    "xOut": Out(shape, d),
                    "scale1Out": Out(rows if one else (), "float32"),
                    "scale2Out": Out(rows if two else (), "float32"),
                },
                f"{d} {shape}, smooth {first is not None} {second is not None}, mask {mask}",
                tolerance=LOOSE_SUM[d],
            )


def _dynamic(
    x1: T,
    x2: T,
    gamma: T,
    smoothScale1Optional: T | None,
    smoothScale2Optional: T | None,
    betaOptional: T | None,
    epsilon: float,
    outputMask: list[bool] | None,
) -> tuple[Any, ...]:
    y = rms_norm(x1 + x2, gamma, epsilon)[0]
    y = y if betaOptional is None else y + betaOptional

    def one(wanted: bool, smooth: T | None) -> tuple[Any, Any]:
        if not wanted:
            return None, None
        value = y if smooth is None else y * smooth
        scale = value.abs().amax(-1) / 127
        return quantized(value / scale.unsqueeze(-1)), scale

    both = smoothScale1Optional is not None and smoothScale2Optional is not None
    first, second = (True, both) if outputMask is None else outputMask
    y1, scale1 = one(first, smoothScale1Optional)
    y2, scale2 = one(second, smoothScale2Optional)
    return y1, y2, x1 + x2, scale1, scale2


define(
    "AddRmsNormDynamicQuantV2",
    native(),
    reference=_dynamic,
    contract=Contract(
        {
            **dict.fromkeys(("x1", "x2", "gamma", "xOut", "betaOptional"), HALF),
            **dict.fromkeys(("smoothScale1Optional", "smoothScale2Optional"), HALF),
            **dict.fromkeys(("y1Out", "y2Out"), dtypes("int8", "int32")),
            **dict.fromkeys(("scale1Out", "scale2Out"), FLOAT32),
        },
        (
            *_rules("xOut"),
            same_dtype("x1", "xOut", "betaOptional", "smoothScale1Optional", "smoothScale2Optional"),
            same_shape("gamma", "betaOptional", "smoothScale1Optional", "smoothScale2Optional"),
        ),
    ),
    samples=_dynamic_samples,
    errors=lambda: (
        samples.null(next(_dynamic_samples()).arguments, "gamma"),
        samples.bad_dtype(next(_dynamic_samples()).arguments, "x1", "float32", (3, 5, 64)),
        samples.bad_dtype(next(_dynamic_samples()).arguments, "y1Out", "float16", (3, 5, 64)),
    ),
    cost=Cost(operations_per_element=12.0, kernel="AddRmsNormDynamicQuant"),
)
