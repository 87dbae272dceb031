"""Products of real numbers with integer weights: y = x @ ((weight + offset) * scale) + bias, or that quantised.

Facts: the published page of torch_npu.npu_weight_quant_batchmatmul, and the call sites.
"""

from __future__ import annotations

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
HALF = ("float16", "bfloat16")


def _cases() -> Iterator[tuple[dict[str, Any], str]]:
    for d in HALF:
        for m, k, n in ((1, 128, 64), (5, 96, 24), (33, 72, 40)):
            x = samples.make((m, k), d, low=-1, high=1, seed=1)
            bias = samples.make((n,), "float32" if d == "bfloat16" else d, seed=2)
            for bits in (8, 4):
                w = integers((k, n), bits, 3)
                for i, weight in enumerate((w, turned(w)) if bits == 8 else (packed(w), pack_rows(w))):
                    for shape, group in (((1,), 0), ((1, 1), 0), ((n,), 0), ((1, n), 0), ((-(-k // 32), n), 32)):
                        scale = samples.make(shape, d, low=0.01, high=0.1, seed=4)
                        offset = samples.make(shape, d, low=-4, high=4, seed=5)
                        base = {"x": x, "weight": weight, "antiquantScale": scale, "antiquantGroupSize": group}
                        note = f"{d} {m} x {k} x {n}, int{bits} layout {i}, scale {shape}"
                        yield {**base, "y": Out((m, n), d)}, note
                        yield (
                            {**base, "antiquantOffsetOptional": offset, "biasOptional": bias, "y": Out((m, n), d)},
                            f"{note}, offset and bias",
                        )
                    quant = samples.make((1, n), "float32", low=1, high=9, seed=6)
                    point = samples.make((1, n), "float32", low=-9, high=9, seed=7)
                    base = {"x": x, "weight": weight, "antiquantGroupSize": 0, "biasOptional": bias}
                    base["antiquantScale"] = samples.make((n,), d, low=0.01, high=0.1, seed=8)
                    yield (
                        {**base, "quantScaleOptional": words(quant, point.round()), "y": Out((m, n), "int8")},
                        f"{d} {m} x {k} x {n}, int{bits} layout {i}, to int8",
                    )
                    yield (
                        {**base, "quantScaleOptional": words(quant), "quantOffsetOptional": point}
                        | {"y": Out((m, n), "int8")},
                        f"{d} {m} x {k} x {n}, int{bits} layout {i}, to int8 with an offset",
                    )
    x = samples.make((7, 64), "float16", low=-1, high=1, seed=1)
    scale = words(samples.make((128, 1), "float32", low=0.01, high=0.1, seed=2)).t()
    offset = samples.make((128, 1), "int32", low=-100, high=100, seed=3).t()
    yield (
        {"x": turned(x), "weight": turned(integers((64, 128), 8, 4)), "antiquantScale": scale, "antiquantGroupSize": 0}
        | {"antiquantOffsetOptional": offset, "y": Out((7, 128), "float16")},
        "factors as words, turned x",
    )
    yield (
        {
            "x": samples.make((2, 3, 4, 16), "float16", seed=5),
            "weight": integers((2, 3, 16, 8), 8, 6),
            "antiquantScale": samples.make((8,), "float16", low=0.01, high=0.1, seed=7),
            "antiquantGroupSize": 0,
            "y": Out((2, 3, 4, 8), "float16"),
        },
        "a batch",
    )


def _samples(version: int) -> Iterator[Sample]:
    optional = ("antiquantOffset", "quantScale", "quantOffset", "bias")
    for case, note in _cases():
        call = {**{f"{name}Optional": None for name in optional}, **case}
        if version == 3:
            call["innerPrecise"] = 1
        yield Sample(call, note)


def _check(sample: Sample, outputs: list[T]) -> None:
    c = sample.arguments
    x, w, out = c["x"], c["weight"], c["y"]
    k = x.shape[-1]
    if w.dtype == torch.int32:
        w = families.unpack(w, -1 if w.shape[-2] == k else -2)
    group = c["antiquantGroupSize"]

    def spread(t: T) -> T:
        return t.repeat_interleave(group, 0)[:k] if group else t.reshape(-1)

    right = w.double()
    if c["antiquantOffsetOptional"] is not None:
        right = right + spread(c["antiquantOffsetOptional"].double())
    right = right * spread(families.factors(c["antiquantScale"]))
    batch = right.reshape(-1, *right.shape[-2:])
    rows = x.reshape(batch.shape[0], -1, k) if batch.shape[0] > 1 else x.reshape(1, -1, k)
    y = torch.stack([families.product(p, q) for p, q in zip(rows, batch, strict=True)]).reshape(out.shape)
    if c["biasOptional"] is not None:
        y = y + c["biasOptional"].double()
    if c["quantScaleOptional"] is not None:
        y = y * families.factors(c["quantScaleOptional"])
        given = c["quantOffsetOptional"]
        y = y + (families.word_offsets(c["quantScaleOptional"]) if given is None else given.double())
        # A bfloat16 weight is rounded before the product: its sum moves by a part of the sum of the sizes.
        sizes = families.product(rows[0].abs(), batch[0].abs()) * families.factors(c["quantScaleOptional"])
        slack = sizes * (2**-9 if x.dtype == torch.bfloat16 else 1e-6)
        error = (outputs[0].double() - y.clamp(-128, 127)).abs()
        assert (error <= 0.5 + 1e-3 + slack).all(), f"an integer is {error.max().item()} away from its value"
        return
    families.assert_result(outputs[0], y, out.dtype)


def _errors(version: int) -> Iterator[ErrorSample]:
    base = next(_samples(version)).arguments
    m, k, n = 1, 128, 64
    yield samples.null(base, "antiquantScale")
    yield samples.bad_dtype(base, "x", "float32", (m, k))
    yield samples.bad_dtype(base, "weight", "int16", (k, n))
    yield ErrorSample({**base, "x": samples.make((m, k + 8), "float16")}, 161002, ("k-axis", f"[{m},{k + 8}]"))
    yield ErrorSample({**base, "antiquantScale": samples.make((n + 1,), "float16")}, 161002, ("antiquantScale",))
    yield ErrorSample(
        {**base, "antiquantScale": samples.make((n,), "bfloat16")}, 161002, ("antiquantScale", "DT_BFLOAT16")
    )
    yield ErrorSample({**base, "antiquantGroupSize": 48}, 161002, ("antiquantGroupSize", "48"))
    yield ErrorSample({**base, "y": Out((m, n), "int8")}, 161002, ("y", "DT_INT8"))
    yield ErrorSample({**base, "quantOffsetOptional": torch.zeros(n)}, 161002, ("quantScaleOptional",))
    yield ErrorSample({**base, "biasOptional": torch.zeros(n)}, 161002, ("biasOptional", "DT_FLOAT"))
    if version == 3:
        yield ErrorSample({**base, "innerPrecise": 2}, 161002, ("innerPrecise", "2"))


for _name, _version in (
    ("WeightQuantBatchMatmulV2", 2),
    ("WeightQuantBatchMatmulV3", 3),
    ("WeightQuantBatchMatmulNz", 2),
):
    define(
        _name,
        native(),
        check=_check,
        contract=Contract(
            {
                "x": dtypes(*HALF),
                "weight": dtypes("int8", "int32"),
                "antiquantScale": dtypes(*HALF, "int64", "uint64"),
                "antiquantOffsetOptional": dtypes(*HALF, "int32"),
                "quantScaleOptional": dtypes("int64", "uint64"),
                "quantOffsetOptional": dtypes("float32"),
                "biasOptional": dtypes("float16", "float32"),
                "y": dtypes("int8", *HALF),
            },
            (rank("x", 2, 6), rank("weight", 2, 6), rank("y", 2, 6), custom("weight_quant")),
        ),
        samples=lambda v=_version: _samples(v),  # type: ignore[misc]
        errors=lambda v=_version: _errors(v),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="WeightQuantBatchMatmulV2"),
    )
