"""Sample inputs that families of operators share: odd sizes, empty, 0-d, broadcast, non-contiguous, NaN and inf."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import torch

from hotplate.ops.contract import Dtypes
from hotplate.ops.definition import ErrorSample, Out, Sample

SHAPES: tuple[tuple[int, ...], ...] = ((), (1,), (7,), (3, 5), (2, 3, 4), (0,), (2, 0, 3), (1, 65), (2, 3, 1, 5))


def torch_dtype(name: str) -> torch.dtype:
    """float32 -> torch.float32."""
    dtype = getattr(torch, name)
    assert isinstance(dtype, torch.dtype)
    return dtype


def dtype_name(dtype: torch.dtype) -> str:
    """torch.float32 -> float32."""
    return str(dtype).removeprefix("torch.")


def make(
    shape: Sequence[int],
    dtype: str,
    *,
    low: float = -3.0,
    high: float = 3.0,
    seed: int = 0,
    nonzero: bool = False,
) -> torch.Tensor:
    """A contiguous CPU tensor with values in [low, high] (integers: floor), the same for the same arguments."""
    generator = torch.Generator().manual_seed(seed * 7919 + len(shape) * 31 + sum(shape))
    target = torch_dtype(dtype)
    if target.is_complex:
        real = torch.rand(tuple(shape), generator=generator, dtype=torch.float64) * (high - low) + low
        imag = torch.rand(tuple(shape), generator=generator, dtype=torch.float64) * (high - low) + low
        return torch.complex(real, imag).to(target)
    values = torch.rand(tuple(shape), generator=generator, dtype=torch.float64) * (high - low) + low
    if target == torch.bool:
        return values > (low + high) / 2
    if not target.is_floating_point:
        values = values.floor()
        if target == torch.uint8:
            values = values.abs()
        if nonzero:
            values = torch.where(values == 0, torch.ones_like(values), values)
    elif nonzero:
        values = torch.where(values.abs() < 0.1, torch.full_like(values, 0.5), values)
    return values.to(target)


def broadcast_shape(*shapes: Sequence[int]) -> tuple[int, ...]:
    """The shape that the given ones broadcast to."""
    return tuple(torch.broadcast_shapes(*shapes))  # type: ignore[no-untyped-call]


def broadcast_together(*tensors: torch.Tensor) -> list[torch.Tensor]:
    """The tensors, expanded to the shape that all of them broadcast to."""
    shape = broadcast_shape(*(t.shape for t in tensors))
    return [t.expand(shape) for t in tensors]


def transposed(t: torch.Tensor) -> torch.Tensor:
    """The same values with the last two dimensions' strides swapped (non-contiguous view of a larger step)."""
    if t.dim() < 2:
        wide = torch.stack([t, torch.zeros_like(t)], -1)
        return wide[..., 0]
    return t.transpose(-1, -2).contiguous().transpose(-1, -2)


def with_specials(t: torch.Tensor) -> torch.Tensor:
    """NaN, inf and -inf at the first places of a floating tensor with at least three elements."""
    if not t.dtype.is_floating_point or t.numel() < 3:
        return t
    t = t.clone()
    flat = t.view(-1)
    flat[0], flat[1], flat[2] = float("nan"), float("inf"), float("-inf")
    return t


def unary(
    dtypes: Dtypes,
    *,
    self_name: str = "self",
    out_name: str = "out",
    out_dtype: Callable[[str], str] = lambda d: d,
    low: float = -3.0,
    high: float = 3.0,
    nonzero: bool = False,
    specials: bool = True,
    inplace: bool = False,
    **attributes: Any,
) -> Callable[[], Iterator[Sample]]:
    """self -> out of the same shape, over all shapes and dtypes, with non-contiguous and special values."""

    def generate() -> Iterator[Sample]:
        for dtype in sorted(dtypes):
            for shape in SHAPES:
                x = make(shape, dtype, low=low, high=high, nonzero=nonzero)
                yield _unary_sample(x, self_name, out_name, out_dtype(dtype), attributes, inplace)
            x = make((4, 6), dtype, low=low, high=high, nonzero=nonzero, seed=1)
            yield _unary_sample(
                transposed(x), self_name, out_name, out_dtype(dtype), attributes, inplace, "non-contiguous"
            )
            if specials and torch_dtype(dtype).is_floating_point:
                yield _unary_sample(
                    with_specials(x), self_name, out_name, out_dtype(dtype), attributes, inplace, "NaN and inf"
                )

    return generate


def _unary_sample(
    x: torch.Tensor, self_name: str, out_name: str, out: str, attributes: dict[str, Any], inplace: bool, note: str = ""
) -> Sample:
    arguments: dict[str, Any] = {self_name: x, **attributes}
    if not inplace:
        arguments[out_name] = Out(tuple(x.shape), out)
    return Sample(arguments, note or f"{dtype_name(x.dtype)} {tuple(x.shape)}")


BROADCASTS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((3, 5), (3, 5)),
    ((3, 5), (5,)),
    ((2, 1, 4), (3, 1)),
    ((), (3,)),
    ((0, 3), (1, 3)),
    ((7,), (7,)),
    ((1,), (2, 2)),
)


def binary(
    dtypes: Dtypes,
    *,
    names: tuple[str, str] = ("self", "other"),
    out_name: str | None = "out",
    out_dtype: Callable[[str], str] = lambda d: d,
    low: float = -3.0,
    high: float = 3.0,
    nonzero_other: bool = False,
    specials: bool = True,
    **attributes: Any,
) -> Callable[[], Iterator[Sample]]:
    """Two tensors that broadcast; ``out_name`` None: the first is written in place and has the broadcast shape."""

    def generate() -> Iterator[Sample]:
        for dtype in sorted(dtypes):
            for a_shape, b_shape in BROADCASTS:
                shape = broadcast_shape(a_shape, b_shape)
                if out_name is None and shape != a_shape:
                    continue
                a = make(a_shape, dtype, low=low, high=high, seed=2)
                b = make(b_shape, dtype, low=low, high=high, seed=3, nonzero=nonzero_other)
                yield _binary_sample(a, b, names, out_name, out_dtype(dtype), attributes)
            a = make((4, 6), dtype, low=low, high=high, seed=4)
            b = make((4, 6), dtype, low=low, high=high, seed=5, nonzero=nonzero_other)
            yield _binary_sample(transposed(a), b, names, out_name, out_dtype(dtype), attributes, "non-contiguous")
            if specials and torch_dtype(dtype).is_floating_point:
                yield _binary_sample(with_specials(a), b, names, out_name, out_dtype(dtype), attributes, "NaN and inf")

    return generate


def _binary_sample(
    a: torch.Tensor,
    b: torch.Tensor,
    names: tuple[str, str],
    out_name: str | None,
    out: str,
    attributes: dict[str, Any],
    note: str = "",
) -> Sample:
    arguments: dict[str, Any] = {names[0]: a, names[1]: b, **attributes}
    if out_name is not None:
        arguments[out_name] = Out(broadcast_shape(a.shape, b.shape), out)
    return Sample(arguments, note or f"{dtype_name(a.dtype)} {tuple(a.shape)} with {tuple(b.shape)}")


def to_bool(_: str) -> str:
    """out_dtype of comparisons."""
    return "bool"


def bad_dtype(base: dict[str, Any], argument: str, dtype: str, shape: tuple[int, ...] = (2, 3)) -> ErrorSample:
    """``base`` with one tensor of a dtype that the operator refuses."""
    replacement: Any = make(shape, dtype) if not isinstance(base[argument], Out) else Out(shape, dtype)
    return ErrorSample({**base, argument: replacement}, 161002, (argument, "not implemented for"))


def null(base: dict[str, Any], argument: str) -> ErrorSample:
    """``base`` with a null pointer for a required argument."""
    return ErrorSample({**base, argument: None}, 161001, (argument, "null"))


def errors(*samples: ErrorSample) -> Callable[[], Iterable[ErrorSample]]:
    """A maker of these error samples, as ``define`` takes it."""
    return lambda: samples
