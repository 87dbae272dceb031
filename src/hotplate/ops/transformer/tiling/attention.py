"""Tilings of attention: forward, gradient and decoding.

Sources: the tilings of FlashAttentionScore as published in descriptions of the operator (base blocks by case, buffer
budget, the four-stage pipeline of cube and vector cores); they are summarised in docs/tiling.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from hotplate.driver.chips import Chip

from .plan import Buffer, TilePlan, capacities, ceil_div, element_bytes, vector_cores

_K = 1024
_CAUSAL_MODES = (2, 3, 4, 6, 7, 8)
# Keys that are in flight at a time: eight tiles of 128.
_KEY_TILE, _KEYS_IN_FLIGHT = 128, 1024
_DECODE_KEYS = 512
_SHARED = "cube and vector cores on one block"


@dataclass(frozen=True)
class AttentionShape:
    """B, N (query heads), N2 (key heads), S1, S2, D (of the query), Dv; `sparse_mode` as in the interface."""

    batch: int
    heads: int
    kv_heads: int
    s1: int
    s2: int
    depth: int
    value_depth: int
    dtype: str = "float16"
    sparse_mode: int = 0

    @property
    def causal(self) -> bool:
        return self.sparse_mode in _CAUSAL_MODES


def forward(shape: AttentionShape, chip: Chip, s1_tile: int = 0, s2_tile: int = 0) -> TilePlan:
    """The plan of FlashAttentionScore. `s1_tile`, `s2_tile`: other tiles, for experiments (0: the chip's choice).

    Raises:
        ValueError: a size is not positive, or the dtype is none of the operator.
    """
    _positive(shape)
    element_bytes(shape.dtype)
    large = shape.depth > 256 or shape.value_depth > 256
    unaligned = shape.depth % 16 != 0
    heads = 1
    if large or unaligned:
        scheme = _SHARED
        s1 = 256 if large else 384
        s2, flight = _KEY_TILE, min(_KEYS_IN_FLIGHT, shape.s2)
        reason = f"D {shape.depth} is {'above 256' if large else 'no multiple of 16'}"
    elif shape.s2 > _KEYS_IN_FLIGHT:
        scheme = "S2 split, pipelined"
        many = shape.batch * shape.heads * ceil_div(shape.s1, 64)
        s1 = 128 if many > vector_cores(chip) else 64
        s2, flight = _KEY_TILE, _KEYS_IN_FLIGHT
        relation = "exceeds" if s1 == 128 else "does not exceed"
        reason = (
            f"S2 {shape.s2} > {_KEYS_IN_FLIGHT}; B*N*ceil(S1/64) = {many} {relation} the {vector_cores(chip)} vector "
            "cores"
        )
    elif shape.s2 > _KEY_TILE:
        scheme = "whole S2"
        s1, s2, flight = min(128, shape.s1), shape.s2, shape.s2
        reason = f"{_KEY_TILE} < S2 {shape.s2} <= {_KEYS_IN_FLIGHT}: a row of scores stays on the chip"
    else:
        scheme = "several heads in a block"
        s1, s2, flight = min(128, shape.s1), shape.s2, shape.s2
        heads = max(1, min(shape.heads, _KEYS_IN_FLIGHT // max(shape.s2, 1), 128 // max(s1, 1) or 1))
        reason = f"S2 {shape.s2} <= {_KEY_TILE}: {heads} heads fill what one would leave empty"
    if s1_tile or s2_tile:
        s1, s2 = s1_tile or s1, s2_tile or s2
        flight = min(max(s2, _KEYS_IN_FLIGHT // s2 * s2), max(shape.s2, s2))
        scheme, reason = f"{scheme}, tile overridden", f"asked for: s1 {s1}, s2 {s2} (the chip's own reason: {reason})"
    blocks = shape.batch * ceil_div(shape.heads, heads) * ceil_div(shape.s1, s1)
    notes = ["C1 (QK^T) of tile t, V1 (softmax) of t-1, C2 (PV) of t-1, V2 (rescale) of t-2 run at the same time; cube "
             "and vector cores exchange tiles through L2"]  # fmt: skip
    if shape.causal:
        notes.append("causal: blocks are dealt so that long and short rows of tiles are evenly spread")
    # In the second scheme two vector cores share the block of a cube core, and hold the state of 128 rows at a time.
    held = min(s1 // 2, 128) if scheme == _SHARED else s1
    return TilePlan(
        "FlashAttentionScore",
        chip.name,
        scheme,
        reason,
        {"heads": heads, "s1": s1, "s2": s2, "s2 in flight": flight, "d": min(128, shape.depth)},
        blocks,
        min(blocks, vector_cores(chip)),
        "vector",
        {"s2": ceil_div(shape.s2, flight), "s2 tiles in flight": ceil_div(flight, s2)},
        (*_vector_buffers(held, s2), *_cube_buffers(shape, min(s1, 128), min(s2, 128))),
        tuple(notes),
        capacities(chip),
    )


def backward(shape: AttentionShape, chip: Chip, s1_tile: int = 0, s2_tile: int = 0) -> TilePlan:
    """The plan of FlashAttentionScoreGrad: base (128, 128), work split over keys so that dK and dV stay on a core.

    Raises:
        ValueError: as `forward`.
    """
    _positive(shape)
    s1, s2 = s1_tile or min(128, shape.s1), s2_tile or min(128, shape.s2)
    blocks = shape.batch * shape.kv_heads * ceil_div(shape.s2, s2)
    return TilePlan(
        "FlashAttentionScoreGrad",
        chip.name,
        "S2 outside, S1 inside",
        "five products for each pair of tiles; a base of (128, 128) halves the exchange that (64, 128) needs",
        {"s1": s1, "s2": s2, "d": min(128, shape.depth)},
        blocks,
        min(blocks, vector_cores(chip)),
        "vector",
        {"s1": ceil_div(shape.s1, s1), "heads of the group": shape.heads // shape.kv_heads},
        (*_vector_buffers(s1, s2), *_cube_buffers(shape, s1, s2)),
        ("dQ is added up in GM in fp32, and cast at the end",),
        capacities(chip),
    )


def decode(shape: AttentionShape, chip: Chip, split: int = 0) -> TilePlan:
    """The plan of decoding (few queries, a long cache): the cache is split over cores, partial results combined.

    `split`: pieces of each cache, for experiments (0: as many as leave no core idle).

    Raises:
        ValueError: as `forward`.
    """
    _positive(shape)
    rows = shape.batch * shape.kv_heads
    most = max(1, ceil_div(shape.s2, _DECODE_KEYS))
    pieces = split or max(1, min(most, vector_cores(chip) // rows if rows < vector_cores(chip) else 1))
    blocks = rows * pieces
    note = "partial maxima, sums and outputs go to GM, and one more pass combines them" if pieces > 1 else "no merge"
    return TilePlan(
        "IncreFlashAttention",
        chip.name,
        "split along the cache" if pieces > 1 else "one core for each key head",
        f"B*N2 = {rows} rows of work for {vector_cores(chip)} vector cores",
        {"queries": shape.s1 * (shape.heads // shape.kv_heads), "s2": _DECODE_KEYS, "d": shape.depth},
        blocks,
        min(blocks, vector_cores(chip)),
        "vector",
        {"s2": ceil_div(ceil_div(shape.s2, pieces), _DECODE_KEYS)},
        _vector_buffers(16, _DECODE_KEYS),
        (note,),
        capacities(chip),
    )


def _positive(shape: AttentionShape) -> None:
    sizes = {"B": shape.batch, "N": shape.heads, "N2": shape.kv_heads, "S1": shape.s1, "S2": shape.s2,
             "D": shape.depth, "Dv": shape.value_depth}  # fmt: skip
    bad = {name: size for name, size in sizes.items() if size <= 0}
    if bad:
        raise ValueError(f"attention needs positive sizes, but {', '.join(f'{n} is {v}' for n, v in bad.items())}")
    if shape.heads % shape.kv_heads:
        raise ValueError(
            f"heads of the query ({shape.heads}) must be a multiple of those of the key ({shape.kv_heads})"
        )


def _vector_buffers(s1: int, s2: int) -> tuple[Buffer, ...]:
    """UB: what the softmax needs. The working buffers hold scores in fp32, 32 K at a time."""
    work = max(min(s1 * s2 * 4, 32 * _K), s2 * 4)  # at least a row at a time
    return (
        Buffer("UB", "scores, ping and pong", work, 2),
        Buffer("UB", "second stage", work),
        Buffer("UB", "common", work),
        Buffer("UB", "mask", 16 * _K),
        Buffer("UB", "dropout mask", 9 * _K),
        Buffer("UB", "bias", 16 * _K),
        Buffer("UB", "softmax state", 5 * s1 * 32),
    )


def _cube_buffers(shape: AttentionShape, s1: int, s2: int) -> tuple[Buffer, ...]:
    """L0 and L1 of the cube core for one product of a tile; depth is cut at 128, operands are double-buffered."""
    size, depth = element_bytes(shape.dtype), min(128, max(shape.depth, shape.value_depth))
    k0 = min(depth, 128 // (size // 2 or 1))
    return (
        Buffer("L1", "query tile", s1 * shape.depth * size),
        Buffer("L1", "key and value tiles", s2 * (shape.depth + shape.value_depth) * size, 2),
        Buffer("L0A", "left operand", s1 * k0 * size, 2),
        Buffer("L0B", "right operand", s2 * k0 * size, 2),
        Buffer("L0C", "product", s1 * s2 * 4),
    )
