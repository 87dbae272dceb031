"""Rows into and out of a cache of blocks: ScatterPaKvCache, ScatterPaCache and GatherPaKvCache.

Facts: the documentation of torch_npu.npu_scatter_pa_kv_cache, and op-plugin's tests of the three operators.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes
from hotplate.ops.definition import Cost, ErrorSample, Sample, define, native

T = torch.Tensor
DTYPES = ("bfloat16", "float16", "float32", "int8", "int16", "int32", "uint8")
STORED = dtypes(*DTYPES, "uint16", "uint32", "hifloat8", "float8_e5m2", "float8_e4m3fn")


def as_rows(cache: T, fractal: bool) -> T:
    """A copy of the cache as [blocks, rows, N * D]."""
    return cache.transpose(1, 2).flatten(2).clone() if fractal else cache.flatten(2).clone()


def as_cache(rows: T, like: T, fractal: bool) -> T:
    """The inverse of ``as_rows``."""
    if not fractal:
        return rows.reshape(like.shape)
    return rows.reshape(like.shape[0], like.shape[2], like.shape[1], like.shape[3]).transpose(1, 2)


def scattered(rows: T, cache: T, slots: T, fractal: bool) -> T:
    """The cache with the rows in their slots; negative slots are left out."""
    out = as_rows(cache, fractal)
    page = out.shape[1]
    for i, slot in enumerate(slots.tolist()):
        if slot >= 0:
            out[slot // page, slot % page] = rows[i].flatten().to(out.dtype)
    return as_cache(out, cache, fractal)


def scatter_reference(**given: Any) -> tuple[T, ...]:
    """The caches that the call leaves, in the order of the signature."""
    fractal = (given.get("cacheModeOptional") or given.get("cacheMode")) == "PA_NZ"
    outs = [scattered(given["key"], given["keyCacheRef"], given["slotMapping"], fractal)]
    if "value" in given:
        outs.append(scattered(given["value"], given["valueCacheRef"], given["slotMapping"], fractal))
    return tuple(outs)


def made(shape: tuple[int, ...], dtype: str, seed: int) -> T:
    """Values that every dtype holds."""
    return samples.make(shape, dtype, low=-20, high=20, seed=seed)


def scatter_case(dtype: str, fractal: bool, index: str = "int32", dv: int = 32) -> dict[str, Any]:
    """Five tokens of two heads for a cache of four blocks of eight rows; one slot is negative."""
    shapes = [(4, 2 * d // 16, 8, 16) if fractal else (4, 8, 2, d) for d in (32, dv)]
    return {
        "key": made((5, 2, 32), dtype, 1),
        "keyCacheRef": made(shapes[0], dtype, 2),
        "slotMapping": torch.tensor([3, 31, -1, 0, 17], dtype=samples.torch_dtype(index)),
        "value": made((5, 2, dv), dtype, 3),
        "valueCacheRef": made(shapes[1], dtype, 4),
        "cacheModeOptional": "PA_NZ" if fractal else "Norm",
        "scatterModeOptional": "None",
        "stridesOptional": [1, 1],
        "offsetsOptional": [0, 0],
    }


def scatter_samples() -> Iterator[Sample]:
    """All dtypes in both layouts."""
    for dtype in DTYPES:
        for fractal in (False, True):
            yield Sample(scatter_case(dtype, fractal), f"{dtype}, {'fractal' if fractal else 'rows'}")
    yield Sample(scatter_case("float16", True, "int64", 64), "another D of value, int64 slots")
    yield Sample({**scatter_case("float16", False), "cacheModeOptional": None}, "no mode: rows")
    case = scatter_case("float16", False)
    yield Sample({**case, "key": samples.transposed(case["key"])}, "non-contiguous")
    empty = {n: case[n][:0] for n in ("key", "value", "slotMapping")}
    yield Sample({**case, **empty}, "no tokens")


def scatter_errors() -> Iterator[ErrorSample]:
    """Shapes, modes and forms that the operator refuses."""
    case = scatter_case("float16", False)
    yield samples.null(case, "slotMapping")
    yield ErrorSample({**case, "cacheModeOptional": "PA"}, 161002, ("cacheMode", "PA_NZ", "PA"))
    yield ErrorSample({**case, "key": made((5, 2, 16), "float16", 1)}, 161002, ("key", "[5, 2, 16]"))
    yield ErrorSample({**case, "key": made((5, 2, 32), "float32", 1)}, 161002, ("key", "DT_FLOAT"))
    yield ErrorSample({**case, "slotMapping": torch.zeros(4, dtype=torch.int32)}, 161002, ("slotMapping", "[4]"))
    lens = torch.ones(5, dtype=torch.int32)
    yield ErrorSample({**case, "compressLensOptional": lens}, 161002, ("compressed form", "compressLensOptional"))


def only_key(case: dict[str, Any]) -> dict[str, Any]:
    """The call of ScatterPaCache."""
    names = ("key", "keyCacheRef", "slotMapping")
    return {**{n: case[n] for n in names}, "cacheMode": case.get("cacheModeOptional") or "Norm"}


def gathered(cache: T, out: T, given: dict[str, Any]) -> T:
    """The rows of the sequences, one after the other; blocks that do not exist give zeros."""
    fractal = given["cacheMode"] == "PA_NZ"
    rows = as_rows(cache, fractal)
    page = rows.shape[1]
    lengths = given["seqLens"].tolist()
    if given["isSeqLensCumsum"]:
        lengths = [b - a for a, b in itertools.pairwise(lengths)]
    found: list[T] = []
    for b, length in enumerate(lengths):
        offset = given.get("seqOffsetOptional")
        first = 0 if offset is None else int(offset[b]) // page
        table = given["blockTables"][b].tolist()
        for j in range(length):
            i = first + j // page
            block = table[i] if i < len(table) else -1
            good = 0 <= block < rows.shape[0]
            found.append(rows[block, j % page] if good else torch.zeros_like(rows[0, 0]))
    result = out.clone()
    for i, row in enumerate(found[: out.shape[0]]):
        result[i] = row.reshape(out.shape[1:])
    return result


def gather_reference(**given: Any) -> tuple[T, ...]:
    """Key and value."""
    pairs = (("keyCache", "keyRef"), ("valueCache", "valueRef"))
    return tuple(gathered(given[a], given[b], given) for a, b in pairs)


def gather_case(dtype: str, fractal: bool) -> dict[str, Any]:
    """Three sequences, one of them empty; a block of the table does not exist."""
    shape = (6, 2 * 32 // 16, 8, 16) if fractal else (6, 8, 2, 32)
    return {
        "keyCache": made(shape, dtype, 1),
        "valueCache": made(shape, dtype, 2),
        "blockTables": torch.tensor([[4, 1, 9], [0, -1, -1], [2, 5, 3]], dtype=torch.int32),
        "seqLens": torch.tensor([19, 0, 10], dtype=torch.int32),
        "keyRef": made((31, 2, 32), dtype, 3),
        "valueRef": made((31, 2, 32), dtype, 4),
        "seqOffsetOptional": None,
        "cacheMode": "PA_NZ" if fractal else "Norm",
        "isSeqLensCumsum": False,
    }


def gather_samples() -> Iterator[Sample]:
    """All dtypes in both layouts, offsets and running sums."""
    for dtype in DTYPES:
        for fractal in (False, True):
            yield Sample(gather_case(dtype, fractal), f"{dtype}, {'fractal' if fractal else 'rows'}")
    case = gather_case("float16", False)
    sums = {"seqLens": torch.tensor([0, 19, 19, 29], dtype=torch.int64), "isSeqLensCumsum": True}
    yield Sample({**case, **sums}, "running sums")
    yield Sample({**case, "seqOffsetOptional": torch.tensor([8, 0, 17], dtype=torch.int32)}, "offsets")
    short = {n: case[n][:7] for n in ("keyRef", "valueRef")}
    yield Sample({**case, **short}, "fewer rows than tokens")


def gather_errors() -> Iterator[ErrorSample]:
    """Lists that do not fit the table."""
    case = gather_case("float16", False)
    yield samples.null(case, "blockTables")
    yield ErrorSample({**case, "seqLens": torch.zeros(4, dtype=torch.int32)}, 161002, ("seqLens", "[4]"))
    yield ErrorSample({**case, "isSeqLensCumsum": True}, 161002, ("seqLens", "B + 1"))
    yield ErrorSample({**case, "keyRef": made((31, 2, 16), "float16", 3)}, 161002, ("key", "[31, 2, 16]"))


define(
    "ScatterPaKvCache",
    native(),
    reference=scatter_reference,
    contract=Contract(
        dict.fromkeys(("key", "value", "keyCacheRef", "valueCacheRef"), STORED), (custom("flash_attention", "key"),)
    ),
    samples=scatter_samples,
    errors=scatter_errors,
    cost=Cost(unit="copy", kernel="ScatterPaKvCache"),
    exact=True,
)
define(
    "ScatterPaCache",
    native(),
    reference=scatter_reference,
    contract=Contract(dict.fromkeys(("key", "keyCacheRef"), STORED), (custom("flash_attention", "key"),)),
    samples=lambda: (Sample(only_key(s.arguments), s.note) for s in scatter_samples()),
    errors=lambda: (
        samples.null(only_key(scatter_case("float16", False)), "slotMapping"),
        ErrorSample({**only_key(scatter_case("float16", False)), "cacheMode": "PA"}, 161002, ("cacheMode", "PA")),
    ),
    cost=Cost(unit="copy", kernel="ScatterPaCache"),
    exact=True,
)
define(
    "GatherPaKvCache",
    native(),
    reference=gather_reference,
    contract=Contract(
        dict.fromkeys(("keyCache", "valueCache", "keyRef", "valueRef"), STORED),
        (custom("flash_attention", "keyCache"),),
    ),
    samples=gather_samples,
    errors=gather_errors,
    cost=Cost(unit="copy", kernel="GatherPaKvCache"),
    exact=True,
)
