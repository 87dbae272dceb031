"""Scales of quantised products in the form that the hardware takes, the way back from their sums, and quantised updates
of a cache.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, in_range, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.quant.quantize import ACL, FLOAT32, HALF, TYPE_HINT, limited

T = torch.Tensor


# --- scales in 64 bits ------------------------------------------------------------------------------------------------
def _param_samples(v3: bool) -> Iterator[Sample]:
    for scale, offset in (((1,), None), ((7,), (7,)), ((1, 5), (1,)), ((1,), (4,)), ((65,), None)):
        shape = offset if offset is not None and scale == (1,) else scale
        for mode in (0, 1) if v3 else (0,):
            yield Sample(
                {
                    "scale": samples.make(scale, "float32", low=-3, high=3),
                    "offset": None if offset is None else samples.make(offset, "float32", low=-400, high=400, seed=1),
                    **({"roundMode": mode} if v3 else {}),
                    "out": Out(shape, "int64"),
                },
                f"scale {scale}, offset {offset}, round mode {mode}",
            )


def _param(scale: T, offset: T | None, roundMode: int = 0) -> T:
    shape = scale.shape if offset is None or scale.numel() > 1 else offset.shape
    scales = scale.expand(shape).flatten().tolist()
    offsets = [None] * len(scales) if offset is None else offset.expand(shape).flatten().tolist()
    words = []
    for s, o in zip(scales, offsets, strict=True):
        (bits,) = struct.unpack("<I", struct.pack("<f", s))
        kept = bits >> 13
        rest = bits & 0x1FFF
        if roundMode and (rest > 0x1000 or (rest == 0x1000 and kept % 2)):
            kept += 1
        word = kept << 13 | 1 << 46
        if o is not None:
            word |= (max(min(round(o), 255), -256) & 0x1FF) << 37
        words.append(word)
    return torch.tensor(words, dtype=torch.int64).reshape(shape)


for _name in ("TransQuantParamV2", "TransQuantParamV3"):
    _v3 = _name.endswith("V3")
    define(
        _name,
        native(),
        reference=_param,
        contract=Contract(
            {"scale": FLOAT32, "offset": FLOAT32, "out": dtypes("int64", "uint64")},
            (
                rank("scale", 1, 2),
                rank("offset", 1, 2),
                *((in_range("roundMode", 0, 1),) if _v3 else ()),
            ),
        ),
        samples=lambda v3=_v3: _param_samples(v3),  # type: ignore[misc]
        errors=lambda v3=_v3: (  # type: ignore[misc]
            samples.null(next(_param_samples(v3)).arguments, "scale"),
            samples.bad_dtype(next(_param_samples(v3)).arguments, "scale", "float16", (1,)),
            *(
                (ErrorSample({**next(_param_samples(v3)).arguments, "roundMode": 2}, 161002, ("roundMode", "2")),)
                if v3
                else ()
            ),
        ),
        exact=True,
        cost=Cost(operations_per_element=4.0, kernel="TransQuantParamV2"),
    )


# --- sums of quantised products to real numbers -----------------------------------------------------------------------
def _bias_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for rows, columns in ((3, 16), (1, 7), (33, 65)):
            for weight, activation, bias in (
                ("float32", True, "float32"),
                ("float32", False, "int32"),
                ("bfloat16", True, "float16"),
                ("bfloat16", False, None),
                ("float32", True, "bfloat16"),
            ):
                b = None
                if bias is not None:
                    b = samples.make((columns,), bias, low=-50, high=50, seed=3)
                yield Sample(
                    {
                        "x": samples.make((rows, columns), "int32", low=-900, high=900),
                        "weightScale": samples.make((columns,), weight, low=0.01, high=0.1, seed=1),
                        "activateScaleOptional": samples.make((rows,), "float32", low=0.1, high=1, seed=2)
                        if activation
                        else None,
                        "biasOptional": b,
                        "outputDtype": ACL[d],
                        "out": Out((rows, columns), d),
                    },
                    f"({rows}, {columns}) to {d}, weight {weight}, activation {activation}, bias {bias}",
                    tolerance={"float16": (2e-3, 2e-3), "bfloat16": (1e-2, 1e-2)}[d],
                )


def _bias(x: T, weightScale: T, activateScaleOptional: T | None, biasOptional: T | None, outputDtype: int) -> T:
    zero = torch.zeros((), dtype=torch.int32)
    bias = zero if biasOptional is None else biasOptional
    # An integer is added to the sums, a real number to the result.
    before, behind = (bias, zero) if bias.dtype == torch.int32 else (zero, bias)
    y = (x + before).double() * weightScale
    if activateScaleOptional is not None:
        y = y * activateScaleOptional.unsqueeze(1)
    return y + behind


define(
    "DequantBias",
    native(),
    reference=_bias,
    contract=Contract(
        {
            "x": dtypes("int32"),
            "weightScale": dtypes("float32", "bfloat16"),
            "activateScaleOptional": FLOAT32,
            "biasOptional": dtypes("float32", "bfloat16", "float16", "int32"),
            "out": HALF,
        },
        (
            rank("x", 2, 2),
            custom("quantised_shape", "x", "out"),
            custom("along_last", "x", "weightScale", "biasOptional"),
            custom("without_last", "x", "activateScaleOptional"),
            custom("dtype_is", "out", "outputDtype", hint=TYPE_HINT),
        ),
    ),
    samples=_bias_samples,
    errors=lambda: (
        samples.null(next(_bias_samples()).arguments, "weightScale"),
        samples.bad_dtype(next(_bias_samples()).arguments, "x", "int64", (3, 16)),
        samples.bad_dtype(next(_bias_samples()).arguments, "out", "float32", (3, 16)),
        ErrorSample(
            {**next(_bias_samples()).arguments, "weightScale": samples.make((3,), "float32")},
            161002,
            ("weightScale", "[3]", "[3,16]"),
        ),
    ),
    cost=Cost(operations_per_element=3.0),
)


# --- updates of a cache -----------------------------------------------------------------------------------------------
SELVES: tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...] = (
    ((3, 5, 32), (3, 1, 32), -2),
    ((3, 5, 32), (2, 2, 32), 1),
    ((2, 3, 6, 32), (2, 3, 2, 32), 2),
)


def _scatter_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for shape, update, axis in SELVES:
            for scale in ("float32", "bfloat16"):
                for pairs, points in ((False, True), (True, False)):
                    starts = torch.arange(update[0], dtype=torch.int32)
                    indices = torch.stack([starts.flip(0), starts], 1) if pairs else starts
                    point = "int32" if scale == "float32" else "bfloat16"
                    yield Sample(
                        {
                            "selfRef": samples.make(shape, "int32", low=-9, high=9).to(torch.int8),
                            "indices": indices,
                            "updates": samples.make(update, d, seed=1),
                            "quantScales": samples.make((1, 1, 32), scale, low=0.02, high=0.1, seed=2),
                            "quantZeroPoints": samples.make((1, 1, 32), point, low=-9, high=9, seed=3).round()
                            if points
                            else None,
                            "axis": axis,
                            "quantAxis": -1,
                            "reduction": 1,
                        },
                        f"{d} {update} into {shape} along {axis}, scales {scale}, pairs {pairs}, zero points {points}",
                    )


def _scatter(
    selfRef: T,
    indices: T,
    updates: T,
    quantScales: T,
    quantZeroPoints: T | None,
    axis: int,
    quantAxis: int,
    reduction: int,
) -> T:
    q = (updates / quantScales.flatten()).round()
    q = limited(q if quantZeroPoints is None else q + quantZeroPoints.flatten(), "int8").to(torch.int8)
    result = selfRef.clone()
    for n in range(updates.shape[0]):
        batch, start = (int(v) for v in indices[n]) if indices.dim() == 2 else (n, int(indices[n]))
        along = axis % selfRef.dim() - 1
        for k in range(q[n].shape[along]):
            result[batch].select(along, start + k).copy_(q[n].select(along, k))
    return result


define(
    "InplaceQuantScatter",
    native(),
    reference=_scatter,
    contract=Contract(
        {
            "selfRef": dtypes("int8"),
            "indices": dtypes("int32"),
            "updates": HALF,
            "quantScales": dtypes("float32", "bfloat16"),
            "quantZeroPoints": dtypes("int32", "bfloat16"),
        },
        (
            rank("selfRef", 3),
            rank("indices", 1, 2),
            rank("updates", 3),
            in_range("reduction", 1, 1, hint="The operator replaces values: reduction 1."),
        ),
    ),
    samples=_scatter_samples,
    errors=lambda: (
        samples.null(next(_scatter_samples()).arguments, "updates"),
        samples.bad_dtype(next(_scatter_samples()).arguments, "selfRef", "float16", (3, 5, 32)),
        ErrorSample({**next(_scatter_samples()).arguments, "reduction": 2}, 161002, ("reduction", "2")),
        ErrorSample(
            {**next(_scatter_samples()).arguments, "updates": samples.make((3, 32), "bfloat16")}, 161002, ("updates",)
        ),
    ),
    exact=True,
    cost=Cost(operations_per_element=4.0, kernel="QuantUpdateScatter"),
)
