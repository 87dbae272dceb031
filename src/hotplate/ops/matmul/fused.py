"""Products with a weight in the blocked format, with transpositions, and with something fused behind them.

A weight in the blocked format reaches a kernel as a plain tensor: the bridge copies it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, broadcastable, custom, dtypes, matmul, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.matmul.products import (
    ANY,
    BATCHES,
    K_HINT,
    LOOSE,
    MATRICES,
    added,
    product,
    result_shape,
    two,
    values,
)

T = torch.Tensor

two("MatmulWeightNz", (*MATRICES, ANY[5]), "MatMulV3")
two("BatchMatMulWeightNz", BATCHES, "BatchMatMulV3", (rank("self", 3, 3), rank("mat2", 3, 3)))
added("AddmmWeightNz", "mat1", "mat2", MATRICES, "MatMulV3", 2)


# --- an activation or a third operand behind the product --------------------------------------------------------------
FUSED_SHAPES = (((5, 7), (7, 3)), ((33, 16), (16, 48)), ((2, 3, 5, 7), (3, 7, 4)))


def _fused_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for a, b in FUSED_SHAPES:
            out = result_shape(a, b)
            for kind in ("", "add", "mul", "gelu_erf", "gelu_tanh", "16cast32"):
                if kind == "16cast32" and d == "float32":
                    continue
                for bias in (False, True):
                    yield Sample(
                        {
                            "x1": values(a, d, 1),
                            "x2": values(b, d, 2),
                            "bias": values(b[-1:], d, 3) if bias else None,
                            "x3": values(out, d, 4) if kind in ("add", "mul") else None,
                            "fusedOpType": kind,
                            "cubeMathType": 0,
                            "y": Out(out, "float32" if kind == "16cast32" else d),
                        },
                        f"{d} {a} x {b}, {kind or 'nothing'}, bias {bias}",
                        tolerance=LOOSE[d],
                    )


def _fused(x1: T, x2: T, bias: T | None, x3: T | None, fusedOpType: str, cubeMathType: int) -> T:
    y = product(x1, x2)
    y = y if bias is None else y + bias
    if fusedOpType == "add":
        assert x3 is not None
        return y + x3
    if fusedOpType == "mul":
        assert x3 is not None
        return y * x3
    if fusedOpType == "gelu_erf":
        return 0.5 * y * (1 + torch.erf(y / 2**0.5))
    if fusedOpType == "gelu_tanh":
        return 0.5 * y * (1 + torch.tanh((2 / torch.pi) ** 0.5 * (y + 0.044715 * y**3)))
    return y


define(
    "FusedMatmul",
    native(),
    reference=_fused,
    contract=Contract(
        dict.fromkeys(("x1", "x2", "bias", "x3", "y"), FLOAT),
        (
            rank("x1", 2),
            rank("x2", 2),
            same_dtype("x1", "x2", "bias", "x3"),
            matmul("x1", "x2", to="y", hint=K_HINT),
            broadcastable("x3", "y"),
            broadcastable("bias", "y"),
            custom("fused_product", "fusedOpType", "x3"),
        ),
    ),
    samples=_fused_samples,
    errors=lambda: (
        samples.null(next(_fused_samples()).arguments, "x2"),
        samples.bad_dtype(next(_fused_samples()).arguments, "x1", "int32", (5, 7)),
        ErrorSample({**next(_fused_samples()).arguments, "fusedOpType": "tan"}, 161002, ("fusedOpType", "tan")),
        ErrorSample({**next(_fused_samples()).arguments, "fusedOpType": "add"}, 161002, ("add", "x3")),
        ErrorSample(
            {**next(_fused_samples()).arguments, "x2": values((6, 3), "bfloat16", 2)}, 161002, ("k-axis", "different")
        ),
    ),
    cost=Cost(unit="mixed"),
)


# --- transposed batches -----------------------------------------------------------------------------------------------
def _transposed_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for batch, m, k, n in ((4, 3, 16, 8), (2, 5, 7, 3), (1, 33, 16, 16)):
            for turned in (True, False):
                for factor in (1, 2):
                    if batch * n % factor:
                        continue
                    out = (m, batch, n) if factor == 1 else (factor, m, batch * n // factor)
                    yield Sample(
                        {
                            "x1": values((m, batch, k) if turned else (batch, m, k), d, 1),
                            "x2": values((batch, k, n), d, 2),
                            "bias": None,
                            "scale": None,
                            "permX1": [1, 0, 2] if turned else [0, 1, 2],
                            "permX2": [0, 1, 2],
                            "permY": [1, 0, 2],
                            "cubeMathType": 0,
                            "batchSplitFactor": factor,
                            "out": Out(out, d),
                        },
                        f"{d} batch {batch}, {m} x {k} x {n}, x1 turned {turned}, split {factor}",
                        tolerance=LOOSE[d],
                    )


def _transposed(x1: T, x2: T, permX1: list[int], permX2: list[int], batchSplitFactor: int, **_: Any) -> T:
    a, b = x1.permute(permX1), x2.permute(permX2)
    y = torch.stack([product(left, right) for left, right in zip(a, b, strict=True)], 1)  # [m, batch, n]
    if batchSplitFactor == 1:
        return y
    return torch.stack(y.flatten(1).chunk(batchSplitFactor, 1))


for _name in ("TransposeBatchMatMul", "TransposeBatchMatMulWeightNz"):
    define(
        _name,
        native(),
        reference=_transposed,
        contract=Contract(
            dict.fromkeys(("x1", "x2", "out"), FLOAT),
            (
                rank("x1", 3, 3),
                rank("x2", 3, 3),
                same_dtype("x1", "x2", "out"),
                custom("not_given", "bias", hint="The operator has no bias."),
                custom("not_given", "scale", hint="Quantise the result with another operator."),
                custom("transposed_product", "x1", "x2", "permX1", "permX2", "batchSplitFactor", "out"),
            ),
        ),
        samples=_transposed_samples,
        errors=lambda: (
            samples.null(next(_transposed_samples()).arguments, "x1"),
            samples.bad_dtype(next(_transposed_samples()).arguments, "x1", "int32", (3, 4, 16)),
            ErrorSample(
                {**next(_transposed_samples()).arguments, "scale": torch.ones(32, dtype=torch.int64)},
                161002,
                ("scale", "not supported"),
            ),
            ErrorSample({**next(_transposed_samples()).arguments, "permX1": [0, 0, 2]}, 161002, ("order", "[0,0,2]")),
            ErrorSample(
                {**next(_transposed_samples()).arguments, "batchSplitFactor": 5}, 161002, ("batchSplitFactor", "5")
            ),
        ),
        cost=Cost(unit="cube", kernel="TransposeBatchMatMul"),
    )


# --- low-rank additions, one of several for each row ------------------------------------------------------------------
HALF = dtypes("float16")


def _lora_samples() -> Iterator[Sample]:
    for rows, inputs, low, width, offset, part in ((3, 16, 16, 32, 0, 32), (5, 32, 16, 48, 16, 16)):
        for both in (True, False):
            yield Sample(
                {
                    "y": values((rows, width), "float16", 1),
                    "x": values((rows, inputs if both else low), "float16", 2),
                    "weightB": values((3, 2, part, low), "float16", 3),
                    "indices": torch.tensor([2, 0, 1, 1, 0][:rows], dtype=torch.int32),
                    "weightAOptional": values((3, 2, low, inputs), "float16", 4) if both else None,
                    "layerIdx": 1,
                    "scale": 0.5,
                    "yOffset": offset,
                    "ySliceSize": part,
                    "out": Out((rows, width), "float16"),
                },
                f"{rows} rows of {width}, part {part} at {offset}, two weights {both}",
                tolerance=(4e-3, 8e-3),
            )


def _lora(
    y: T,
    x: T,
    weightB: T,
    indices: T,
    weightAOptional: T | None,
    layerIdx: int,
    scale: float,
    yOffset: int,
    ySliceSize: int,
) -> T:
    result = y.clone()
    for row, which in enumerate(indices.tolist()):
        v = x[row] if weightAOptional is None else weightAOptional[which, layerIdx] @ x[row]
        result[row, yOffset : yOffset + ySliceSize] += scale * (weightB[which, layerIdx] @ v)
    return result


define(
    "AddLora",
    native(),
    reference=_lora,
    contract=Contract(
        {**dict.fromkeys(("y", "x", "weightB", "weightAOptional", "out"), HALF), "indices": dtypes("int32")},
        (
            rank("y", 2, 2),
            rank("x", 2, 2),
            rank("weightB", 4, 4),
            rank("indices", 1, 1),
            rank("weightAOptional", 4, 4),
            broadcastable("y", "out"),
        ),
    ),
    samples=_lora_samples,
    errors=lambda: (
        samples.null(next(_lora_samples()).arguments, "weightB"),
        samples.bad_dtype(next(_lora_samples()).arguments, "x", "float32", (3, 16)),
        ErrorSample(
            {**next(_lora_samples()).arguments, "weightB": values((3, 32, 16), "float16", 3)}, 161002, ("weightB",)
        ),
    ),
    cost=Cost(unit="mixed"),
)
