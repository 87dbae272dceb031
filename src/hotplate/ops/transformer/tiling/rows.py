"""Tilings of operators that work row by row: normalisation, rotary embedding, gated activations."""

from __future__ import annotations

from dataclasses import dataclass

from hotplate.driver.chips import Chip

from .plan import Buffer, TilePlan, capacities, ceil_div, element_bytes, vector_cores

_RESERVED = 1024  # bytes of UB for scalars and the result of reductions


@dataclass(frozen=True)
class RowOperator:
    """Tensors of the width of a row that are read and written, fp32 rows to work in, and whether a row is reduced."""

    read: int
    written: int
    work: int
    reduces: bool


OPERATORS: dict[str, RowOperator] = {
    "RmsNorm": RowOperator(1, 1, 2, True),
    "AddRmsNorm": RowOperator(2, 2, 2, True),
    "LayerNormV3": RowOperator(1, 1, 2, True),
    "SwiGlu": RowOperator(2, 1, 2, False),
    "RotaryMul": RowOperator(3, 1, 2, False),
}


def rows(operator: str, count: int, width: int, dtype: str, chip: Chip, row_tile: int = 0) -> TilePlan:
    """The plan for `count` rows of `width` elements; `row_tile`: rows at a time, for experiments.

    Whole rows where UB holds one with double-buffered transfers, else rows in pieces (a reduction then reads twice).

    Raises:
        ValueError: unknown operator or dtype, or a size that is not positive.
    """
    if operator not in OPERATORS:
        raise ValueError(f"no row tiling for {operator!r}; there are {', '.join(OPERATORS)}")
    if count <= 0 or width <= 0:
        raise ValueError(f"{operator} needs rows and a width, but has {count} rows of {width}")
    what, size = OPERATORS[operator], element_bytes(dtype)
    one = 2 * (what.read + what.written) * width * size + what.work * width * 4
    cores = min(vector_cores(chip), count)
    each = ceil_div(count, cores)
    fit = (chip.ub_bytes - _RESERVED) // one
    piece, at_once, notes = width, row_tile or max(1, min(each, fit)), []
    if fit == 0 and not row_tile:
        piece = (chip.ub_bytes - _RESERVED) * width // one // 16 * 16
        notes.append(
            f"a row is cut into {ceil_div(width, piece)} pieces" + (", and read twice" if what.reduces else "")
        )
    transfer = at_once * piece * size
    if transfer < 16 * 1024:
        notes.append(f"transfers of {transfer} bytes: below 16 KiB the bandwidth drops")
    return TilePlan(
        operator,
        chip.name,
        "whole rows" if piece == width else "rows in pieces",
        f"a row needs {one} bytes of UB with double buffering",
        {"rows": at_once, "width": piece},
        ceil_div(count, at_once),
        cores,
        "vector",
        {"rows of a core": ceil_div(each, at_once), "pieces": ceil_div(width, piece)},
        (
            Buffer("UB", "inputs", what.read * at_once * piece * size, 2),
            Buffer("UB", "outputs", what.written * at_once * piece * size, 2),
            Buffer("UB", "fp32 rows", what.work * at_once * piece * 4),
        ),
        tuple(notes),
        capacities(chip),
    )
