"""Dropout: the mask of bits, and its use in the forward and the backward pass.

A mask has one bit for each element, least significant first, 1 = keep, padded with zeros to a multiple of 128 bits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.random.fill import BITS_COST, by_tensor
from hotplate.ops.random.properties import LARGE, moments, state

BYTES = dtypes("uint8")


def mask_bytes(elements: int) -> int:
    """Bytes of the mask for this many elements."""
    return (elements + 127) // 128 * 16


def unpack(mask: torch.Tensor, elements: int) -> torch.Tensor:
    """bool [elements]: which elements the mask keeps."""
    bits = (mask.view(-1, 1) >> torch.arange(8, dtype=torch.uint8)) & 1
    return bits.flatten()[:elements].bool()


def pack(keep: torch.Tensor) -> torch.Tensor:
    """uint8 mask from a bool tensor: the inverse of ``unpack``."""
    bits = torch.zeros(mask_bytes(keep.numel()) * 8, dtype=torch.uint8)
    bits[: keep.numel()] = keep.flatten().to(torch.uint8)
    return (bits.view(-1, 8) << torch.arange(8, dtype=torch.uint8)).sum(1, dtype=torch.uint8)


def _check_mask(mask: torch.Tensor, elements: int, p: float) -> None:
    keep = unpack(mask, elements)
    if p in (0.0, 1.0):
        assert keep.all() if p == 0.0 else not keep.any()
    moments(keep, 1 - p, math.sqrt(p * (1 - p)))
    padding = unpack(mask, mask.numel() * 8)[elements:]
    assert not padding.any(), "padding bits must be zero"


def check_gen_mask(sample: Sample, outputs: list[Any]) -> None:
    """As many kept elements as the probability of zeroing says."""
    (mask,) = outputs
    _check_mask(mask, math.prod(sample.arguments["shape"]), sample.arguments["prob"])


def check_dropout(sample: Sample, outputs: list[Any]) -> None:
    """The mask as in ``check_gen_mask``; the result is the input, scaled where the mask says so."""
    out, mask = outputs
    x, p = sample.arguments["input"], sample.arguments["p"]
    _check_mask(mask, x.numel(), p)
    wanted = do_mask(x.double(), mask, p)
    torch.testing.assert_close(out, wanted.to(out.dtype))


SHAPES: tuple[list[int], ...] = ([1], [7], [128], [129], [37, 113], [3, 0], [2, 4, 64])


def _mask_samples(*, tensors: bool = False, dtype: bool = True) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for shape in SHAPES:
            for p in (0.1, 0.5, 0.0, 1.0):
                more = {"probDataType": "bfloat16"} if dtype else {}
                out = Out((mask_bytes(math.prod(shape)),), "uint8")
                arguments = {"shape": shape, "prob": p, **state(tensors=tensors), **more, "out": out}
                yield Sample(arguments, f"{shape} p={p}")

    return generate


_mask = {"shape": [10, 20], "prob": 0.1, **state(tensors=False), "out": Out((32,), "uint8")}
_mask_v2 = {**_mask, "probDataType": "float32"}
GEN_MASK = Contract(
    {"out": BYTES}, (custom("random_probability", "prob"), custom("random_dropout_mask", "shape", "out"))
)


def _mask_errors(base: dict[str, Any]) -> Callable[[], Iterator[ErrorSample]]:
    return lambda: iter(
        (
            samples.null(base, "shape"),
            samples.null(base, "out"),
            ErrorSample({**base, "prob": -0.1}, 161002, ("prob", "between 0 and 1", "-0.1")),
            ErrorSample({**base, "out": Out((25,), "uint8")}, 161002, ("align(200, 128) / 8 = 32 bytes", "[25]")),
            ErrorSample({**base, "out": Out((32,), "int8")}, 161002, ("out", "DT_INT8")),
        )
    )


define(
    "DropoutGenMask",
    native(),
    contract=GEN_MASK,
    check=check_gen_mask,
    samples=_mask_samples(dtype=False),
    errors=_mask_errors(_mask),
    cost=BITS_COST,
)
define(
    "DropoutGenMaskV2",
    native(),
    contract=GEN_MASK,
    check=check_gen_mask,
    samples=_mask_samples(),
    errors=_mask_errors(_mask_v2),
    cost=BITS_COST,
)
define(
    "DropoutGenMaskV2Tensor",
    native(),
    contract=by_tensor(GEN_MASK),
    check=check_gen_mask,
    samples=_mask_samples(tensors=True),
    cost=BITS_COST,
)


def do_mask(self: torch.Tensor, mask: torch.Tensor, prob: float) -> torch.Tensor:
    """self / (1 - prob) where the mask keeps, 0 elsewhere (also in place of NaN and inf)."""
    if prob == 0:
        return self.clone()
    keep = unpack(mask, self.numel()).view(self.shape)
    scaled = self / (1 - prob) if prob < 1 else self
    return torch.where(keep & (prob < 1), scaled, torch.zeros_like(self))


def _do_mask_samples() -> Iterator[Sample]:
    for dtype in sorted(FLOAT):
        for shape in (*samples.SHAPES, LARGE, (3, 5, 7)):
            x = samples.make(shape, dtype)
            keep = samples.make(shape, "bool", seed=1)
            for p in (0.5, 0.1):
                out = Out(tuple(shape), dtype)
                yield Sample({"self": x, "mask": pack(keep), "prob": p, "out": out}, f"{dtype} {shape} p={p}")
        x = samples.with_specials(samples.make((4, 6), dtype))
        keep = samples.make((4, 6), "bool", seed=2)
        for p in (0.0, 0.25, 1.0):
            arguments = {"self": samples.transposed(x), "mask": pack(keep), "prob": p, "out": Out((4, 6), dtype)}
            yield Sample(arguments, f"{dtype} non-contiguous, NaN and inf, p={p}")
    x = samples.make((5, 7), "float16")
    keep = samples.make((5, 7), "bool", seed=3)
    yield Sample({"self": x, "mask": pack(keep), "prob": 0.2, "out": Out((5, 7), "float32")}, "float16 to float32")


_do_mask = {
    "self": samples.make((2, 3), "float32"),
    "mask": pack(torch.ones(2, 3, dtype=torch.bool)),
    "prob": 0.5,
    "out": Out((2, 3), "float32"),
}
define(
    "DropoutDoMask",
    native(),
    reference=do_mask,
    contract=Contract(
        {"self": FLOAT, "mask": BYTES, "out": FLOAT},
        (
            same_shape("self", "out"),
            custom("random_probability", "prob"),
            custom("random_dropout_mask", "self", "mask"),
        ),
    ),
    samples=_do_mask_samples,
    errors=samples.errors(
        samples.null(_do_mask, "self"),
        samples.null(_do_mask, "mask"),
        samples.bad_dtype(_do_mask, "self", "int32"),
        ErrorSample({**_do_mask, "prob": 1.5}, 161002, ("prob", "between 0 and 1")),
        ErrorSample({**_do_mask, "mask": torch.zeros(6, dtype=torch.uint8)}, 161002, ("mask", "16 bytes", "[6]")),
        ErrorSample({**_do_mask, "mask": torch.ones(16, dtype=torch.bool)}, 161002, ("mask", "DT_BOOL", "DT_UINT8")),
    ),
    cost=Cost(operations_per_element=2, kernel="DropOutDoMask"),
)


def _dropout_samples() -> Iterator[Sample]:
    for dtype in sorted(FLOAT):
        for shape in ((7,), LARGE, (2, 0)):
            for p in (0.0, 0.3, 1.0):
                x = samples.make(shape, dtype)
                outs = {"out": Out(shape, dtype), "maskOut": Out((mask_bytes(x.numel()),), "uint8")}
                arguments = {"input": x, "optionalNoiseShape": None, "p": p, **state(tensors=False), **outs}
                yield Sample(arguments, f"{dtype} {shape} p={p}")


define(
    "DropoutV3",
    native(),
    contract=Contract(
        {"input": FLOAT, "out": FLOAT, "maskOut": BYTES},
        (
            same_shape("input", "out"),
            custom("random_probability", "p"),
            custom("random_dropout_mask", "input", "maskOut"),
        ),
    ),
    check=check_dropout,
    samples=_dropout_samples,
    cost=Cost(operations_per_element=10),
    doc="Ascend950 only: torch_npu uses it where the chip has no other way than aclnn.",
)
