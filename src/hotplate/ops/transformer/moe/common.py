"""What the definitions of the mixture-of-experts operators share: tolerances, samples, the order of tokens."""

from __future__ import annotations

from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Dtypes, dtypes

T = torch.Tensor
INT32 = dtypes("int32")
INT64 = dtypes("int64")
INT8 = dtypes("int8")
FLOAT32 = dtypes("float32")
INDEX = dtypes("int32", "int64")
MAP = dtypes("bool", "int8", "uint8")
HALF: Dtypes = dtypes("float16", "bfloat16")
LOOSE = {"bfloat16": (1.6e-2, 2e-2), "float16": (2e-3, 4e-3), "float32": (1e-5, 1e-5)}


def scores(rows: int, experts: int, dtype: str, seed: int = 0) -> T:
    """Router outputs [rows, experts] whose elements in a row are all different in every type."""
    generator = torch.Generator().manual_seed(seed)
    line = torch.linspace(-3, 3, experts, dtype=torch.float64)
    return torch.stack([line[torch.randperm(experts, generator=generator)] for _ in range(rows)]).to(
        samples.torch_dtype(dtype)
    )


def experts_of(tokens: int, k: int, experts: int, seed: int = 0, dtype: torch.dtype = torch.int32) -> T:
    """k different experts for each token: [tokens, k]."""
    generator = torch.Generator().manual_seed(seed)
    return torch.stack([torch.randperm(experts, generator=generator)[:k] for _ in range(tokens)]).to(dtype)


def order(keys: T) -> T:
    """The places of the keys from the smallest to the largest, equal ones as they come."""
    return torch.tensor(sorted(range(keys.numel()), key=lambda i: (int(keys.reshape(-1)[i]), i)), dtype=torch.long)


def quantised(rows: T) -> tuple[T, T]:
    """Quotients by the scale of their row, not yet rounded, and the scales: largest magnitude / 127."""
    scale = rows.abs().amax(-1, True) / 127
    return torch.where(scale > 0, rows / scale, torch.zeros_like(rows)), scale.squeeze(-1)


def assert_nearest(got: T, quotients: T, low: int = -128, high: int = 127) -> None:
    """The integers are the nearest to the quotients within their range; in the middle of two, both are right."""
    assert got.shape == quotients.shape, f"shape {tuple(got.shape)}, expected {tuple(quotients.shape)}"
    if got.numel() == 0:
        return
    error = (got.double() - quotients.clamp(low, high)).abs().max().item()
    assert error <= 0.5 + 1e-3, f"an integer is {error} away from its quotient"


def as_reference(call: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a sample as references get them: floating tensors as float64."""
    return {k: v.double() if isinstance(v, torch.Tensor) and v.dtype.is_floating_point else v for k, v in call.items()}
