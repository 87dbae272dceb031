"""Which operator torch_npu calls for scaled_dot_product_attention, and what decided.

The rules are those of torch_npu 2.13's own function (op-plugin, ScaledDotProductAttentionKernelNpuOpApi.cpp), which
runs above the operator library; the tests hold this copy of them against what the wheel really calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

FLASH = "FlashAttentionScore"
MATH = "math"

_FLOATS = ("float16", "bfloat16", "float32")
_MAX_HEADS, _MAX_DEPTH = 2048, 512


@dataclass(frozen=True)
class Condition:
    """One rule: what is asked, the value met, whether it holds, and the change that would make it hold."""

    rule: str
    value: str
    holds: bool
    change: str


@dataclass(frozen=True)
class Route:
    """`operator`: FLASH or MATH (small operators). `conditions`: those of FLASH, in their order."""

    operator: str
    conditions: tuple[Condition, ...]
    note: str = ""

    @property
    def fused(self) -> bool:
        return self.operator != MATH

    @property
    def failed(self) -> tuple[Condition, ...]:
        return tuple(c for c in self.conditions if not c.holds)

    def reason(self) -> str:
        """One line: the operator and its options, or the first condition that failed with its value and the change."""
        if self.operator == FLASH:
            return self.note
        first = self.failed[0]
        return f"{first.rule}: got {first.value}; {first.change}"


def route(
    query: Sequence[int],
    key: Sequence[int],
    value: Sequence[int],
    dtype: str,
    *,
    mask_dtype: str | None = None,
    is_causal: bool = False,
    fused_soc: bool = True,
    compatible: bool = False,
    force_math: bool = False,
) -> Route:
    """The operator for tensors of these shapes ([B, N, S, D] where they can be fused).

    `dtype`, `mask_dtype`: names of torch dtypes without "torch."; `mask_dtype` None: no mask. `fused_soc`: the chip is
    an Ascend910B or later. `compatible`: TORCH_NPU_USE_COMPATIBLE_IMPL=1, which alone heeds `force_math` (only the math
    backend is enabled in torch.backends.cuda) and refuses D above 256.
    """
    conditions = _flash_conditions(query, key, value, dtype, mask_dtype, fused_soc, compatible, force_math)
    if all(c.holds for c in conditions):
        if is_causal:
            note = "is_causal: sparse_mode=2, compressed 2048 x 2048 mask, inner_precise=0"
        elif mask_dtype is not None:
            note = f"bool mask, inverted, sparse_mode=0, inner_precise={2 if query[2] > 1 else 0}"
        else:
            note = "no mask, sparse_mode=0, inner_precise=0"
        return Route(FLASH, conditions, note)
    # The function goes on to FusedInferAttentionScore, whose conditions include all of these: it is never reached.
    return Route(MATH, conditions)


def _flash_conditions(
    query: Sequence[int],
    key: Sequence[int],
    value: Sequence[int],
    dtype: str,
    mask_dtype: str | None,
    fused_soc: bool,
    compatible: bool,
    force_math: bool,
) -> tuple[Condition, ...]:
    depths = [shape[-1] for shape in (query, key, value)]
    found = [
        Condition(
            "float32 needs head dimensions that are a multiple of 4",
            f"{dtype}, D of query, key and value {depths}",
            dtype != "float32" or all(d % 4 == 0 for d in depths),
            "pad D to a multiple of 4, or use bfloat16 or float16",
        )
    ]
    if compatible:
        math = force_math or max(depths) > 256
        found.append(
            Condition(
                "backend: TORCH_NPU_USE_COMPATIBLE_IMPL=1 follows torch.backends.cuda and takes D up to 256",
                f"D {depths}, only the math backend enabled: {force_math}",
                not math,
                "enable the flash backend, keep D <= 256, or unset TORCH_NPU_USE_COMPATIBLE_IMPL",
            )
        )
    found += [
        Condition("dtype is float16, bfloat16 or float32", dtype, dtype in _FLOATS, "convert query, key and value"),
        Condition(
            "attn_mask dtype is bool, or there is no mask",
            f"attn_mask dtype {mask_dtype}",
            mask_dtype in (None, "bool"),
            "pass a bool mask (True: attend), or is_causal=True",
        ),
        Condition(
            "query, key and value have dim 4: [B, N, S, D]",
            f"dims {[len(query), len(key), len(value)]}",
            len(query) == len(key) == len(value) == 4,
            "add the missing batch or head dimension (unsqueeze)",
        ),
    ]
    if len(query) == len(key) == 4:
        heads, kv_heads = query[1], key[1]
        found += [
            Condition(f"at most {_MAX_HEADS} heads", f"N {heads}, of the key {kv_heads}",
                      max(heads, kv_heads) <= _MAX_HEADS, "split the heads over several calls"),
            Condition(f"head dimension at most {_MAX_DEPTH}", f"D {query[3]}", query[3] <= _MAX_DEPTH,
                      "use more heads of a smaller dimension"),
            Condition("heads of the query are a multiple of those of the key", f"{heads} and {kv_heads}",
                      kv_heads > 0 and heads % kv_heads == 0 and heads >= kv_heads, "repeat, or change, the key heads"),
        ]  # fmt: skip
    found.append(Condition("the chip is an Ascend910B or later", "an older chip", fused_soc, "use another chip"))
    return tuple(found)
