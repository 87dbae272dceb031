"""The copy of torch_npu's rules for scaled_dot_product_attention, held against the operators that it really calls."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
import torch
import torch.nn.functional as F

from hotplate.ops.transformer.attention.routing import FLASH, MATH, route
from hotplate.runtime.stats import snapshot

pytest.importorskip("torch_npu")


@dataclass(frozen=True)
class Row:
    """A call: the shape of query, key and value, how it differs from the plain one, and what is to be said of it."""

    shape: tuple[int, ...]
    dtype: torch.dtype = torch.bfloat16
    options: dict[str, Any] = field(default_factory=dict)
    operator: str = FLASH
    word: str = ""
    kv_heads: int = 0


def keep(rows: int = 16) -> torch.Tensor:
    return torch.ones(rows, 16, dtype=torch.bool).tril()


# D27 of the field reports, with more of its kind.
ROWS = {
    "plain": Row((1, 4, 16, 64)),
    "causal": Row((1, 4, 16, 64), options={"is_causal": True}, word="sparse_mode=2"),
    "bool mask": Row((1, 4, 16, 64), options={"attn_mask": keep()}, word="inner_precise=2"),
    "float mask": Row(
        (1, 4, 16, 64), options={"attn_mask": torch.zeros(16, 16).bfloat16()}, operator=MATH, word="attn_mask dtype"
    ),
    "3-D": Row((4, 16, 64), operator=MATH, word="dim"),
    "D too big": Row((1, 2, 16, 520), operator=MATH, word="512"),
    "fp32 D%4": Row((1, 2, 16, 66), torch.float32, operator=MATH, word="multiple of 4"),
    "fp32 ok": Row((1, 2, 16, 64), torch.float32),
    "fp16": Row((2, 3, 7, 33), torch.float16),
    "grouped": Row((1, 8, 16, 64), options={"enable_gqa": True}, kv_heads=2),
}


def called(row: Row) -> str:
    """The operator that ran, by the counters of the library."""
    key_shape = list(row.shape)
    if row.kv_heads:
        key_shape[1] = row.kv_heads
    q = torch.randn(row.shape).to(row.dtype).npu()
    k, v = (torch.randn(key_shape).to(row.dtype).npu() for _ in range(2))
    options = {n: o.npu() if isinstance(o, torch.Tensor) else o for n, o in row.options.items()}
    before = snapshot().get("operators", {})
    F.scaled_dot_product_attention(q, k, v, **options)
    torch.npu.synchronize()
    ran = {n for n, count in snapshot()["operators"].items() if count != before.get(n, 0)}
    assert not any("InferAttention" in name for name in ran)
    return FLASH if any(FLASH in name for name in ran) else MATH


def routed(row: Row) -> Any:
    key = list(row.shape)
    if row.kv_heads:
        key[1] = row.kv_heads
    mask = row.options.get("attn_mask")
    return route(
        row.shape,
        key,
        key,
        str(row.dtype).removeprefix("torch."),
        mask_dtype=None if mask is None else str(mask.dtype).removeprefix("torch."),
        is_causal=row.options.get("is_causal", False),
    )


@pytest.mark.parametrize("name", ROWS)
def test_the_operator_is_the_one_that_torch_npu_calls(name: str) -> None:
    row = ROWS[name]
    found = routed(row)
    assert found.operator == row.operator
    assert called(row) == row.operator
    assert row.word in found.reason()


@pytest.mark.parametrize("name", [n for n, row in ROWS.items() if row.operator == MATH])
def test_a_reason_names_the_value_and_the_change(name: str) -> None:
    first = routed(ROWS[name]).failed[0]
    assert first.value
    assert first.change in routed(ROWS[name]).reason()


def test_limits_that_are_too_large_to_call() -> None:
    """More than 2048 heads; and D above 256 where torch_npu is told to be compatible."""
    shape = (1, 4096, 1, 16)
    assert route(shape, shape, shape, "bfloat16").operator == MATH
    compatible = route((1, 2, 16, 288), (1, 2, 16, 288), (1, 2, 16, 288), "bfloat16", compatible=True)
    assert compatible.operator == MATH
    assert "256" in compatible.reason()


def test_a_dtype_that_no_fused_operator_takes_is_named() -> None:
    """torch_npu's small operators do not take float64 either: there is nothing to call."""
    shape = (1, 2, 16, 64)
    found = route(shape, shape, shape, "float64")
    assert found.operator == MATH
    assert "float64" in found.reason()


def test_an_older_chip_has_no_fused_attention() -> None:
    shape = (1, 2, 16, 64)
    found = route(shape, shape, shape, "float16", fused_soc=False)
    assert found.operator == MATH
    assert "Ascend910B" in found.reason()
