"""Products of integers with factors: int8 and int4 on both sides, or int8 with 4-bit weights.

Facts: the published pages of torch_npu.npu_quant_matmul, npu_quant_matmul_gelu, npu_quant_matmul_reduce_sum and
aclnnQuantMatmulV5, and the call sites and tests.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.quant.quantize import packed
from hotplate.ops.transformer.gmm import families
from hotplate.ops.transformer.gmm.families import integers, pack_rows, turned, words

T = torch.Tensor
INTEGERS = dtypes("int8", "int32")
HALF = ("float16", "bfloat16")
SHAPES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((5, 37), (37, 24)),
    ((33, 128), (128, 70)),
    ((3, 5, 37), (37, 24)),
    ((1, 5, 37), (3, 37, 24)),
    ((2, 1, 4, 16), (3, 16, 8)),
    ((0, 16), (16, 8)),
)


def _scale(shape: tuple[int, ...], seed: int) -> T:
    return samples.make(shape, "float32", low=0.0002, high=0.002, seed=seed)


def _call(**given: Any) -> dict[str, Any]:
    names = ("x1Scale", "yScale", "x1Offset", "x2Offset", "yOffset", "bias")
    return {**dict.fromkeys(names), "transposeX1": False, "transposeX2": False, "groupSize": 0, **given}


def _eight() -> Iterator[tuple[dict[str, Any], str]]:
    for a, b in SHAPES:
        m, n = a[-2], b[-1]
        out = (*torch.broadcast_shapes(a[:-2], b[:-2]), m, n)  # type: ignore[no-untyped-call]
        x1, x2 = integers(a, 8, 1), integers(b, 8, 2)
        base = {"x1": x1, "x2": x2}
        bias = samples.make((n,), "int32", low=-500, high=500, seed=3)
        offset = samples.make((n,), "float32", low=-20, high=20, seed=4)
        tokens = samples.make((m,), "float32", low=0.1, high=2, seed=5)
        column = _scale((n,), 6)
        yield {**base, "x2Scale": words(column), "bias": bias, "out": Out(out, "int8")}, f"{a} {b} int8"
        whole = offset.round()
        yield {**base, "x2Scale": words(column, whole), "out": Out(out, "int8")}, f"{a} {b} int8, offset in the words"
        yield (
            {**base, "x2Scale": words(column[:1]), "x2Offset": offset[:1], "out": Out(out, "int8")},
            f"{a} {b} int8, one factor and offset",
        )
        yield {**base, "x2Scale": words(column), "bias": bias, "out": Out(out, "float16")}, f"{a} {b} float16"
        yield {**base, "x2Scale": column, "out": Out(out, "bfloat16")}, f"{a} {b} bfloat16"
        yield (
            {**base, "x2Scale": column.bfloat16(), "bias": samples.make((n,), "bfloat16"), "out": Out(out, "bfloat16")},
            f"{a} {b} bfloat16, real bias",
        )
        for kind in HALF:
            for more in (None, bias, samples.make((n,), "float32", seed=7)):
                yield (
                    {**base, "x1Scale": tokens, "x2Scale": column, "bias": more, "out": Out(out, kind)},
                    f"{a} {b} {kind} by token, bias {None if more is None else more.dtype}",
                )
        yield {**base, "x2Scale": column, "bias": bias, "out": Out(out, "int32")}, f"{a} {b} int32"
        turns = {"x1": turned(x1), "x2": turned(x2), "x2Scale": column, "out": Out(out, "bfloat16")}
        yield turns, f"{a} {b} both transposed in memory"
        flags = {"x1": x1.transpose(-1, -2).contiguous(), "x2": x2.transpose(-1, -2).contiguous()}
        yield (
            {**flags, "transposeX1": True, "transposeX2": True, "x2Scale": column, "out": Out(out, "bfloat16")},
            f"{a} {b} both transposed by flags",
        )
        if len(out) == 3:
            each = samples.make((out[0], 1, n), "int32", low=-500, high=500, seed=8)
            yield {**base, "x2Scale": words(column), "bias": each, "out": Out(out, "int8")}, f"{a} {b} bias of batches"


def _four() -> Iterator[tuple[dict[str, Any], str]]:
    for m, k, n in ((5, 48, 24), (17, 256, 72)):
        x, w = integers((m, k), 4, 1), integers((k, n), 4, 2)
        column, tokens = (
            samples.make((n,), "float32", low=0.01, high=0.1, seed=3),
            samples.make((m,), "float32", seed=4),
        )
        bias = samples.make((n,), "int32", low=-50, high=50, seed=5)
        for i, x2 in enumerate((packed(w), pack_rows(w))):
            base = {"x1": packed(x), "x2": x2}
            note = f"int4 {m} x {k} x {n}, layout {i}"
            yield {**base, "x2Scale": words(column), "bias": bias, "out": Out((m, n), "float16")}, note
            yield (
                {**base, "x1Scale": tokens, "x2Scale": column, "out": Out((m, n), "bfloat16")},
                f"{note}, by token",
            )
            for groups in (1, 2, 4):
                scale = samples.make((groups, n), "float32", low=0.01, high=0.1, seed=6)
                offset = samples.make((groups, n), "float16", low=-4, high=4, seed=7).round()
                for kind in HALF:
                    call = {"x1Scale": tokens.unsqueeze(1), "x2Scale": scale, "out": Out((m, n), kind)}
                    yield {**base, **call, "x2Offset": offset}, f"{note}, {groups} groups to {kind}"
                words8 = words(scale)
                y_offset = samples.make((n,), "float32", seed=8)
                yield (
                    {"x1": integers((m, k), 8, 9), "x2": x2, "x1Scale": tokens.unsqueeze(1), "x2Scale": words8}
                    | {"yOffset": y_offset, "out": Out((m, n), "bfloat16")},
                    f"int8 x with {note}, {groups} groups",
                )


def _blocks() -> Iterator[tuple[dict[str, Any], str]]:
    for m, k, n in ((5, 256, 256), (3, 384, 200)):
        yield (
            {
                "x1": integers((m, k), 8, 1),
                "x2": integers((k, n), 8, 2),
                "x1Scale": _scale((m, k // 128), 3),
                "x2Scale": samples.make((k // 128, -(-n // 128)), "float32", seed=4),
                "bias": samples.make((n,), "float32", seed=5),
                "groupSize": 1 << 32 | 128 << 16 | 128,
                "out": Out((m, n), "bfloat16"),
            },
            f"blocks of 128 in {m} x {k} x {n}",
        )


def _samples() -> Iterator[Sample]:
    for maker in (_eight, _four, _blocks):
        for call, note in maker():
            yield Sample(_call(**call), note)


def _operand(t: T, turn: bool) -> T:
    return t.transpose(-1, -2) if turn else t


def _matrix(c: dict[str, Any], a: T, b: T, bias: T | None, kind: str) -> T:
    scale, tokens = families.factors(c["x2Scale"]), c.get("x1Scale")
    offset: T | None = c.get("x2Offset")
    x4 = a.dtype == torch.int32
    a = families.unpack(a) if x4 else a
    k = a.shape[1]
    if b.dtype == torch.int32:
        b = families.unpack(b, -1 if b.shape[0] == k else -2)
    n = b.shape[1]
    rows: T | None = None if tokens is None else tokens.double()
    if rows is not None and rows.dim() == 2 and rows.shape[1] > 1:
        each = scale.repeat_interleave(128, 1)[:, :n]
        y = families.product(a.double() * families.by_group(rows.t(), k).t(), b.double() * families.by_group(each, k))
        return y if bias is None else y + bias.double()
    if scale.dim() == 2 and scale.shape[1] == n:
        right = b.double() if offset is None else b.double() - families.by_group(offset.double(), k)
        halves = 8 if c["x2"].dtype == torch.int32 and not x4 else 0
        y = families.product(a.double() - halves, right * families.by_group(scale, k))
        if c.get("yOffset") is not None:
            y += c["yOffset"].double()
        assert rows is not None
        return y * rows.reshape(-1, 1)
    y = families.product(a, b)
    y = y + bias if bias is not None and bias.dtype == torch.int32 else y
    if kind == "int32":
        return y
    y = y * scale.flatten()
    y = y if rows is None else y * rows.reshape(-1, 1)
    if bias is not None and bias.dtype != torch.int32:
        y = y + bias.double()
    if offset is not None:
        return y + offset.double()
    if c["x2Scale"].dtype == torch.int64 and kind == "int8":
        y += families.word_offsets(c["x2Scale"])
    return y


def _expected(c: dict[str, Any], kind: str) -> T:
    a, b = _operand(c["x1"], c.get("transposeX1", False)), _operand(c["x2"], c.get("transposeX2", False))
    batch = torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])  # type: ignore[no-untyped-call]
    count = math.prod(batch)
    left = a.expand(*batch, *a.shape[-2:]).reshape(count, *a.shape[-2:])
    right = b.expand(*batch, *b.shape[-2:]).reshape(count, *b.shape[-2:])
    bias = c.get("bias", c.get("biasOptional"))
    parts = [
        _matrix(c, p, q, bias if bias is None or bias.dim() < 3 else bias[i, 0], kind)
        for i, (p, q) in enumerate(zip(left, right, strict=True))
    ]
    return torch.stack(parts).reshape(*batch, *parts[0].shape)


def _check(sample: Sample, outputs: list[T]) -> None:
    kind = sample.arguments["out"].dtype
    families.assert_result(outputs[0], _expected(sample.arguments, kind), kind)


def _errors() -> Iterator[ErrorSample]:
    base = next(_samples()).arguments
    yield samples.null(base, "x2Scale")
    yield samples.bad_dtype(base, "x1", "float16", (5, 37))
    yield samples.bad_dtype(base, "out", "int16", (5, 24))
    yield ErrorSample({**base, "x1": integers((5, 36), 8, 1)}, 161002, ("k-axis", "[5,36]", "[37,24]"))
    yield ErrorSample({**base, "x2Scale": words(_scale((23,), 1))}, 161002, ("x2Scale", "[23]", "[24]"))
    yield ErrorSample({**base, "out": Out((6, 24), "int8")}, 161002, ("[6,24]", "[5,24]"))
    yield ErrorSample({**base, "bias": samples.make((24,), "float32")}, 161002, ("bias", "DT_FLOAT"))
    yield ErrorSample({**base, "yScale": _scale((24,), 1)}, 161002, ("yScale", "not supported"))
    yield ErrorSample({**base, "x1Scale": _scale((4,), 1)}, 161002, ("x1Scale", "[4]", "[5]"))


CONTRACT = Contract(
    {"x1": INTEGERS, "x2": INTEGERS, "out": dtypes("int8", "float16", "bfloat16", "int32")},
    (rank("x1", 2, 6), rank("x2", 2, 6), rank("out", 2, 6), custom("quant_matmul")),
)
for _name in ("QuantMatmulV5", "QuantMatmulWeightNz"):
    define(
        _name,
        native(),
        check=_check,
        contract=CONTRACT,
        samples=_samples,
        errors=_errors,
        cost=Cost(unit="cube", kernel="QuantBatchMatmulV3"),
    )


# --- an activation behind ---------------------------------------------------------------------------------------------
def _fused_samples() -> Iterator[Sample]:
    for maker in (_eight, _four):
        for call, note in maker():
            tokens = call.get("x1Scale")
            if tokens is None or call["x2Scale"].dim() > 1 or call["x2Scale"].dtype == torch.int64:
                continue
            for kind in ("gelu_erf", "gelu_tanh"):
                yield Sample(
                    {
                        "x1": call["x1"],
                        "x2": call["x2"],
                        "x1Scale": tokens,
                        "x2Scale": call["x2Scale"],
                        "biasOptional": call.get("bias"),
                        **dict.fromkeys(("yScaleOptional", "x1OffsetOptional", "x2OffsetOptional", "yOffsetOptional")),
                        "x3Optional": None,
                        "fusedOpType": kind,
                        "groupSizeOptional": 0,
                        "out": call["out"],
                    },
                    f"{note}, {kind}",
                )


def _check_fused(sample: Sample, outputs: list[T]) -> None:
    c = sample.arguments
    y = _expected(c, c["out"].dtype)
    exact = 0.5 * y * torch.special.erfc(-y / 2**0.5)
    y = families.activated(y, 2) if c["fusedOpType"] == "gelu_tanh" else exact
    families.assert_result(outputs[0], y, c["out"].dtype)


def _fused_errors() -> Iterator[ErrorSample]:
    base = next(_fused_samples()).arguments
    yield samples.null(base, "x1Scale")
    yield samples.bad_dtype(base, "x1", "float16", (5, 37))
    yield ErrorSample({**base, "fusedOpType": "relu"}, 161002, ("fusedOpType", "relu"))
    yield ErrorSample({**base, "x3Optional": _scale((24,), 1)}, 161002, ("x3Optional", "not supported"))
    yield ErrorSample({**base, "x1": integers((5, 36), 8, 1)}, 161002, ("k-axis", "[5,36]"))


for _name in ("FusedQuantMatmul", "FusedQuantMatmulWeightNz"):
    define(
        _name,
        native(),
        check=_check_fused,
        contract=Contract(
            {**CONTRACT.dtypes, "out": dtypes("float16", "bfloat16")}, (*CONTRACT.rules, custom("fused_quant_matmul"))
        ),
        samples=_fused_samples,
        errors=_fused_errors,
        cost=Cost(unit="mixed", kernel="FusedQuantMatMul"),
    )


# --- the products of a batch, added up --------------------------------------------------------------------------------
def _sum_samples() -> Iterator[Sample]:
    for b, m, k, n in ((2, 3, 4, 5), (3, 33, 130, 40), (1, 1, 16, 8)):
        yield Sample(
            _call(
                x1=integers((b, m, k), 8, 1),
                x2=integers((b, k, n), 8, 2),
                x1Scale=samples.make((b, m), "float32", low=0.001, high=0.01, seed=3),
                x2Scale=samples.make((n,), "bfloat16", low=0.1, high=1, seed=4),
                dims=[0],
                keepDims=False,
                groupSize=-1,
                out=Out((m, n), "bfloat16"),
            ),
            f"{b} times {m} x {k} x {n}",
            tolerance=(1.6e-2, 1.6e-2),
        )


def _sum(x1: T, x2: T, x1Scale: T, x2Scale: T, **_: Any) -> T:
    parts = [families.product(a, b) * s.unsqueeze(1) for a, b, s in zip(x1, x2, x1Scale, strict=True)]
    return torch.stack(parts).sum(0) * x2Scale


define(
    "QuantMatmulReduceSumWeightNz",
    native(),
    reference=_sum,
    contract=Contract(
        {
            "x1": dtypes("int8"),
            "x2": dtypes("int8"),
            "x1Scale": dtypes("float32"),
            "x2Scale": dtypes("bfloat16"),
            "out": dtypes("bfloat16"),
        },
        (rank("x1", 3, 3), rank("x2", 3, 3), rank("x1Scale", 2, 2), custom("quant_reduce_sum")),
    ),
    samples=_sum_samples,
    errors=lambda: (
        samples.null(next(_sum_samples()).arguments, "x2Scale"),
        samples.bad_dtype(next(_sum_samples()).arguments, "x1", "int32", (2, 3, 4)),
        ErrorSample({**next(_sum_samples()).arguments, "dims": [0, 1]}, 161002, ("dims", "[0]")),
        ErrorSample({**next(_sum_samples()).arguments, "x1": integers((2, 3, 5), 8, 1)}, 161002, ("k-axis", "[2,3,5]")),
        ErrorSample({**next(_sum_samples()).arguments, "out": Out((3, 6), "bfloat16")}, 161002, ("out", "[3,6]")),
    ),
    cost=Cost(unit="mixed", kernel="QuantMatmulReduceSum"),
)
