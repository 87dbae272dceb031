"""Conversion between storage formats. The bridge makes plain copies of tensors in internal formats and writes outputs
back in theirs, so the conversion itself is a copy.
"""

from __future__ import annotations

from collections.abc import Iterable

import torch

from hotplate.ops.contract import Contract, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define

CASTABLE = dtypes("int8", "uint8", "float32", "float16", "bfloat16", "int32", "uint32")


def _samples() -> Iterable[Sample]:
    for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.int8, torch.int32):
        source = torch.arange(7 * 19).reshape(7, 19).remainder(100).to(dtype)
        yield Sample({"srcTensor": source, "dstTensor": Out((7, 19), str(dtype).removeprefix("torch."))})
    turned = torch.arange(2 * 3 * 4.0).reshape(2, 3, 4).transpose(0, 2)
    yield Sample({"srcTensor": turned, "dstTensor": Out((4, 3, 2), "float32")}, note="transposed")


def _errors() -> Iterable[ErrorSample]:
    x = torch.zeros(3, 4)
    yield ErrorSample({"srcTensor": x, "dstTensor": Out((4, 3), "float32")}, 161002, ("dstTensor", "[4,3]"))
    yield ErrorSample({"srcTensor": x, "dstTensor": Out((3, 4), "float16")}, 161002, ("dstTensor",))


define(
    "NpuFormatCast",
    aten("copy_(dstTensor, srcTensor)"),
    reference=lambda srcTensor: srcTensor,
    contract=Contract(
        {"srcTensor": CASTABLE, "dstTensor": CASTABLE},
        (same_dtype("srcTensor", "dstTensor"), same_shape("srcTensor", "dstTensor")),
    ),
    samples=_samples,
    errors=_errors,
    exact=True,
    cost=Cost(unit="copy", kernel="TransData"),
    doc="Copies a tensor into another of the same shape whose bytes lie in another format.",
)
