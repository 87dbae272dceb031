"""Quantised operands for samples, and the float64 arithmetic of grouped and quantised products."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence

import torch

from hotplate.ops import samples
from hotplate.ops.definition import Sample
from hotplate.ops.quant.quantize import packed

T = torch.Tensor
TOLERANCE = {"float32": (1e-5, 1e-5), "float16": (2e-3, 2e-3), "bfloat16": (1.6e-2, 1.6e-2)}


# --- operands ---------------------------------------------------------------------------------------------------------
def integers(shape: Sequence[int], bits: int, seed: int) -> T:
    """int8 with all values that so many bits hold."""
    top = 1 << (bits - 1)
    return samples.make(shape, "int32", low=-top, high=top, seed=seed).to(torch.int8)


def turned(t: T) -> T:
    """The same values with the last two dimensions' strides swapped."""
    return t.transpose(-1, -2).contiguous().transpose(-1, -2)


def pack_rows(values: T) -> T:
    """4-bit integers, eight in an int32 along the dimension before the last: [..., k, n] -> [..., k / 8, n], turned."""
    return packed(values.transpose(-1, -2).contiguous()).transpose(-1, -2)


def words(scale: T, offset: T | None = None) -> T:
    """64-bit words of aclnnTransQuantParamV2: a float32 factor without its low 13 bits, an offset in bits 37-45."""
    result = []
    offsets = [0] * scale.numel() if offset is None else [int(v) for v in offset.flatten()]
    for value, more in zip(scale.flatten().tolist(), offsets, strict=True):
        (bits,) = struct.unpack("<I", struct.pack("<f", value))
        result.append((bits & 0xFFFFE000) | 1 << 46 | (more & 0x1FF) << 37)
    return torch.tensor(result, dtype=torch.int64).reshape(scale.shape)


def unpack(t: T, axis: int = -1) -> T:
    """int32 -> the eight 4-bit integers in each, in int64, along the axis."""
    moved = t.movedim(axis, -1).to(torch.int64)
    parts = torch.stack([(moved >> (4 * i)) & 15 for i in range(8)], -1).flatten(-2)
    return torch.where(parts > 7, parts - 16, parts).movedim(-1, axis)


def factors(t: T) -> T:
    """Numbers as float64; a 64-bit word holds a float32 in its low half."""
    if t.dtype != torch.int64:
        return t.double()
    values = [struct.unpack("<f", struct.pack("<I", v & 0xFFFFFFFF))[0] for v in t.flatten().tolist()]
    return torch.tensor(values, dtype=torch.float64).reshape(t.shape)


def word_offsets(t: T) -> T:
    """The 9-bit signed integers in bits 37-45."""
    bits = (t >> 37) & 0x1FF
    return torch.where(bits > 255, bits - 512, bits).double()


# --- arithmetic -------------------------------------------------------------------------------------------------------
def product(a: T, b: T) -> T:
    """[m, k] times [k, n], element by element in float64."""
    result = torch.zeros(a.shape[0], b.shape[1], dtype=torch.float64)
    for i in range(a.shape[1]):
        result += a[:, i : i + 1].double() * b[i : i + 1].double()
    return result


def by_group(scale: T, k: int) -> T:
    """Factors [groups, n] repeated for each of k depths; vectors stay."""
    if scale.dim() < 2:
        return scale
    size = -(-k // scale.shape[0])
    return scale.repeat_interleave(size, 0)[:k]


def activated(y: T, kind: int) -> T:
    """actType of GroupedMatmul: none, ReLU, GELU by tanh, -, fast GELU, SiLU."""
    if kind == 1:
        return y.clamp(min=0)
    if kind == 2:
        return 0.5 * y * (1 + torch.tanh(math.sqrt(2 / math.pi) * (y + 0.044715 * y**3)))
    if kind == 4:
        return y / (1 + torch.exp(-1.702 * y))
    if kind == 5:
        return y / (1 + torch.exp(-y))
    return y


def assert_result(got: T, want: T, dtype: str, tolerance: tuple[float, float] | None = None) -> None:
    """Integers: the nearest one within range; where the last bit decides between two, both are right. Real numbers:
    within a few units in the last place, relative to the largest value for what cancels.
    """
    assert got.shape == want.shape, f"shape {tuple(got.shape)}, expected {tuple(want.shape)}"
    if dtype == "int32":
        assert torch.equal(got.double(), want), "a sum of integers is not exact"
    elif dtype == "int8":
        error = (got.double() - want.clamp(-128, 127)).abs().max().item() if got.numel() else 0.0
        assert error <= 0.5 + 1e-3, f"an integer is {error} away from its value"
    else:
        rtol, atol = tolerance or TOLERANCE[dtype]
        largest = max(want.abs().max().item(), 1.0) if want.numel() else 1.0
        torch.testing.assert_close(got.double(), want, rtol=rtol, atol=atol * largest)


def as_list(value: object) -> list[T]:
    """The outputs of a list argument, or of a single one."""
    return list(value) if isinstance(value, list) else [value]  # type: ignore[list-item]


def dtype_of(sample: Sample, name: str) -> str:
    """The dtype of an output that a sample asks for."""
    out = sample.arguments[name]
    return str((out[0] if isinstance(out, list) else out).dtype)
