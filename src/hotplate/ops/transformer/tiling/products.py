"""Tilings of matrix products: dense and grouped.

Source: the base blocks of the grouped product as published: baseN 256, baseK from half of L0B, baseM from half of L0A
and from L0C.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotplate.driver.chips import Chip

from .plan import Buffer, TilePlan, capacities, ceil_div, cube_cores, element_bytes

_BASE_N = 256


def base_block(chip: Chip, dtype: str) -> tuple[int, int, int]:
    """(baseM, baseN, baseK) of the chip: L0A and L0B hold two operands each, L0C one product in fp32.

    Raises:
        ValueError: no product takes that dtype.
    """
    size = element_bytes(dtype)
    k = chip.l0b_bytes // 2 // (_BASE_N * size)
    return min(chip.l0a_bytes // 2 // (k * size), chip.l0c_bytes // (_BASE_N * 4)), _BASE_N, k


def grouped(
    rows: Sequence[int], k: int, n: int, dtype: str, chip: Chip, tile: tuple[int, int, int] | None = None
) -> TilePlan:
    """The plan of GroupedMatmul: `rows` of each group times [k, n] of its own. `tile`: (m, n, k), for experiments.

    Raises:
        ValueError: a size is negative, or the dtype is none of the operator.
    """
    if k <= 0 or n <= 0 or any(r < 0 for r in rows):
        raise ValueError(
            f"a grouped product needs k > 0, n > 0 and no negative group, but has k {k}, n {n}, {list(rows)}"
        )
    size = element_bytes(dtype)
    base_m, base_n, base_k = tile or base_block(chip, dtype)
    blocks = sum(ceil_div(r, base_m) for r in rows) * ceil_div(n, base_n)
    empty = sum(1 for r in rows if r == 0)
    padded = sum(ceil_div(r, base_m) * base_m for r in rows)
    waste = 1 - sum(rows) / padded if padded else 0.0
    notes = [f"{waste:.0%} of the rows of tiles are padding"] if waste else []
    if empty:
        notes.append(f"{empty} of {len(rows)} groups have no rows")
    return TilePlan(
        "GroupedMatmul" if len(rows) > 1 else "MatMulV3",
        chip.name,
        f"{len(rows)} groups, tiles of all groups in one queue" if len(rows) > 1 else "one product",
        f"base block from half of L0A and L0B and all of L0C, {size} bytes an element",
        {"m": base_m, "n": base_n, "k": base_k},
        blocks,
        min(blocks, cube_cores(chip)),
        "cube",
        {"k": ceil_div(k, base_k)},
        (
            Buffer("L0A", "left operand", base_m * base_k * size, 2),
            Buffer("L0B", "right operand", base_k * base_n * size, 2),
            Buffer("L0C", "product", base_m * base_n * 4),
            Buffer("L1", "left operand", base_m * base_k * 4 * size, 2),
            Buffer("L1", "right operand", base_k * base_n * 4 * size, 2),
        ),
        tuple(notes),
        capacities(chip),
    )


def dense(m: int, k: int, n: int, dtype: str, chip: Chip, tile: tuple[int, int, int] | None = None) -> TilePlan:
    """The plan of one product [m, k] x [k, n].

    Raises:
        ValueError: as `grouped`.
    """
    return grouped([m], k, n, dtype, chip, tile)
