"""`hotplate tile`: the tiling that the chip would take for one call of a fused operator, as a readable plan."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from hotplate import config
from hotplate.driver.chips import Chip, chip
from hotplate.ops.transformer.tiling import attention, products, rows
from hotplate.ops.transformer.tiling.plan import DTYPE_BYTES, TilePlan

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

ATTENTION = ("flash_attention", "flash_attention_grad", "decode_attention")
ROWS = {
    "rms_norm": "RmsNorm",
    "add_rms_norm": "AddRmsNorm",
    "layer_norm": "LayerNormV3",
    "swiglu": "SwiGlu",
    "rotary": "RotaryMul",
}
SHAPES = (
    "flash_attention, flash_attention_grad: B,N,S,D or B,N,S1,D,S2; decode_attention: B,N,S2,D; matmul: M,K,N; "
    "grouped_matmul: K,N with --rows; others: ROWS,WIDTH"
)


def add_arguments(parser: ArgumentParser) -> None:
    """Declares the operator, its shape, and what may be overridden."""
    parser.add_argument("operator", choices=[*ATTENTION, "matmul", "grouped_matmul", *ROWS])
    parser.add_argument("--shape", required=True, metavar="SIZES", help=SHAPES)
    parser.add_argument("--kv-heads", type=int, default=0, help="heads of key and value (default: as the query)")
    parser.add_argument("--sparse-mode", type=int, default=0, choices=range(9), help="of attention (default: 0)")
    parser.add_argument("--rows", default="", help="rows of each group of a grouped product, by commas")
    parser.add_argument("--dtype", default="float16", choices=list(DTYPE_BYTES))
    parser.add_argument(
        "--tile", default="", help="another tile, by commas: s1,s2 of attention, m,n,k of a product, rows"
    )
    parser.add_argument("--soc", default="", help="the chip (default: HOTPLATE_SOC)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: Namespace) -> int:
    """Prints the plan; 1: it overflows a memory of the chip; 2: the call makes no sense."""
    try:
        plan = planned(options)
    except config.SettingError:
        raise
    except (ValueError, KeyError) as error:
        print(f"hotplate tile: {error.args[0]}", file=sys.stderr)
        return 2
    if options.json:
        extra = {"waves": plan.waves, "balance": plan.balance, "overflows": plan.overflows()}
        print(json.dumps(asdict(plan) | extra, indent=1))
    else:
        print(plan.text())
    return 1 if plan.overflows() else 0


def planned(options: Namespace) -> TilePlan:
    """The plan that the options ask for.

    Raises:
        ValueError: a list of numbers has a wrong length, or the operator cannot take the sizes.
        KeyError: there is no such chip.
        SettingError: HOTPLATE_SOC is asked, and names none.
    """
    on, operator = chip(options.soc or str(config.read("HOTPLATE_SOC").value)), options.operator
    if operator in ATTENTION:
        return _attention(options, on, _numbers("--tile", options.tile, (0, 1, 2)))
    if operator == "matmul":
        m, k, n = _numbers("--shape", options.shape, (3,))
        return products.dense(m, k, n, options.dtype, on, _product_tile(options.tile))
    if operator == "grouped_matmul":
        k, n = _numbers("--shape", options.shape, (2,))
        groups = _numbers("--rows", options.rows, ())
        return products.grouped(groups, k, n, options.dtype, on, _product_tile(options.tile))
    count, width = _numbers("--shape", options.shape, (2,))
    tile = _numbers("--tile", options.tile, (0, 1))
    return rows.rows(ROWS[operator], count, width, options.dtype, on, tile[0] if tile else 0)


def _attention(options: Namespace, on: Chip, tile: list[int]) -> TilePlan:
    sizes = _numbers("--shape", options.shape, (4, 5))
    b, n, s, d = sizes[:4]
    decodes = options.operator == "decode_attention"
    shape = attention.AttentionShape(
        batch=b,
        heads=n,
        kv_heads=options.kv_heads or n,
        s1=1 if decodes else s,
        s2=sizes[4] if len(sizes) == 5 else s,
        depth=d,
        value_depth=d,
        dtype=options.dtype,
        sparse_mode=options.sparse_mode,
    )
    if decodes:
        return attention.decode(shape, on, *tile[:1])
    make = attention.backward if options.operator == "flash_attention_grad" else attention.forward
    return make(shape, on, *tile)


def _product_tile(text: str) -> tuple[int, int, int] | None:
    tile = _numbers("--tile", text, (0, 3))
    return (tile[0], tile[1], tile[2]) if tile else None


def _numbers(option: str, text: str, lengths: tuple[int, ...]) -> list[int]:
    """Whole numbers separated by commas; `lengths`: how many there may be (empty: one or more)."""
    try:
        numbers = [int(part) for part in text.split(",")] if text else []
    except ValueError:
        raise ValueError(f"{option} {text!r}: whole numbers separated by commas are wanted") from None
    if (lengths and len(numbers) not in lengths) or (not lengths and not numbers):
        wanted = " or ".join(str(n) for n in lengths) or "one or more"
        raise ValueError(f"{option} {text!r} has {len(numbers)} numbers, but {wanted} are wanted ({SHAPES})")
    return numbers
