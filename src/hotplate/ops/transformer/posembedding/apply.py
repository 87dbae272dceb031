"""Rotary embedding of query and key in one call, of pairs into halves, and with angles from a cache by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import choice, shapes
from hotplate.ops.transformer.moe.common import HALF, INDEX
from hotplate.ops.transformer.posembedding.rotary import INTERLEAVED_HALF, LOOSE, rotary

T = torch.Tensor
BSND, TND = 1, 4
HALVES = 0


# --- query and key in place -------------------------------------------------------------------------------------------
def _apply_samples(v2: bool) -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for layout, leading, heads, kv_heads in ((BSND, (2, 5), 3, 1), (BSND, (1, 4), 2, 2), (TND, (7,), 4, 2)):
            shape = (*leading, 1, 128)
            table = {n: samples.make(shape, d, low=-1, high=1, seed=i) for i, n in enumerate(("cos", "sin"))}
            yield Sample(
                {
                    "queryRef": samples.make((*leading, heads, 128), d, seed=3),
                    "keyRef": samples.make((*leading, kv_heads, 128), d, seed=4),
                    **table,
                    "layout": layout,
                    **({"rotaryMode": "half"} if v2 else {}),
                },
                f"{d} layout {layout}, {leading} tokens, {heads} and {kv_heads} heads",
                tolerance=LOOSE[d],
            )


def _applied(queryRef: T, keyRef: T, cos: T, sin: T, **_: Any) -> tuple[T, T]:
    return rotary(queryRef, cos, sin, HALVES), rotary(keyRef, cos, sin, HALVES)


_MODE_HINT = "This chip turns halves; use RotaryPositionEmbedding for other modes."
for _v2 in (False, True):

    def _changed(v2: bool = _v2, **change: Any) -> dict[str, Any]:
        return {**next(_apply_samples(v2)).arguments, **change}

    define(
        "ApplyRotaryPosEmb" + ("V2" if _v2 else ""),
        native(),
        reference=_applied,
        contract=Contract(
            dict.fromkeys(("queryRef", "keyRef", "cos", "sin"), FLOAT),
            (
                same_dtype("queryRef", "keyRef", "cos", "sin"),
                *((choice("rotaryMode", "half", hint=_MODE_HINT, code=561002),) if _v2 else ()),
                custom("apply_rotary", "queryRef", "keyRef", "cos", "sin", "layout", code=561002),
            ),
        ),
        samples=lambda v2=_v2: _apply_samples(v2),  # type: ignore[misc]
        errors=lambda changed=_changed, v2=_v2: (  # type: ignore[misc]
            samples.null(changed(), "cos"),
            samples.bad_dtype(changed(), "queryRef", "int32", (2, 5, 3, 128)),
            ErrorSample(changed(keyRef=samples.make((2, 6, 1, 128), "bfloat16")), 561002, ("dim1 must equal", "6")),
            ErrorSample(changed(queryRef=samples.make((2, 5, 3, 64), "bfloat16")), 561002, ("last dim", "not 128")),
            ErrorSample(changed(cos=samples.make((2, 5, 3, 128), "bfloat16")), 561002, ("dim2 of cos must be 1",)),
            ErrorSample(changed(layout=3), 561002, ("layout", "3")),
            ErrorSample(changed(queryRef=samples.make((10, 3, 128), "bfloat16")), 561002, ("dim number", "query")),
            *((ErrorSample(changed(rotaryMode="quarter"), 561002, ("rotaryMode", "quarter")),) if v2 else ()),
        ),
        cost=Cost(operations_per_element=4.0, kernel="ApplyRotaryPosEmb"),
    )


# --- pairs into halves ------------------------------------------------------------------------------------------------
def _interleave_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for b, n, s, t in ((2, 3, 5, 5), (3, 2, 4, 1), (1, 1, 1, 1)):
            yield Sample(
                {
                    "x": samples.make((b, n, s, 64), d),
                    "cos": samples.make((b, 1, t, 64), d, low=-1, high=1, seed=1),
                    "sin": samples.make((b, 1, t, 64), d, low=-1, high=1, seed=2),
                    "out": Out((b, n, s, 64), d),
                },
                f"{d} {b} {n} {s}, {t} lines of angles",
                tolerance=LOOSE[d],
            )


define(
    "InterleaveRope",
    native(),
    reference=lambda x, cos, sin: rotary(x, cos, sin, INTERLEAVED_HALF),
    contract=Contract(
        dict.fromkeys(("x", "cos", "sin", "out"), HALF),
        (
            same_dtype("x", "cos", "sin", "out"),
            same_shape("x", "out"),
            shapes("Heads have 64 elements, and share the angles.", x="B N S 64", cos="B 1 S 64|B 1 1 64"),
            same_shape("cos", "sin"),
        ),
    ),
    samples=_interleave_samples,
    errors=lambda: (
        samples.null(next(_interleave_samples()).arguments, "sin"),
        samples.bad_dtype(next(_interleave_samples()).arguments, "x", "float32", (2, 3, 5, 64)),
        ErrorSample(
            {**next(_interleave_samples()).arguments, "cos": samples.make((2, 3, 5, 64), "bfloat16")},
            161002,
            ("cos", "B = 2", "[2,3,5,64]"),
        ),
    ),
    cost=Cost(operations_per_element=4.0),
)


# --- angles from a cache ----------------------------------------------------------------------------------------------
def _mixed(parts: T, sections: list[int], interleaved: bool) -> T:
    """[sections, tokens, angles] -> [tokens, angles]."""
    if not interleaved:
        return torch.cat([p[i] for i, p in enumerate(torch.split(parts, sections, -1))], -1)
    out = parts[0].clone()
    for first in (1, 2):
        out[:, first : sections[1] * 3 : 3] = parts[first][:, first : sections[1] * 3 : 3]
    return out


def _cached(
    positions: T,
    queryIn: T,
    keyIn: T,
    cosSinCache: T,
    mropeSection: list[int] | None,
    headSize: int,
    isNeoxStyle: bool,
    cacheMode: int = 0,
) -> tuple[T, T]:
    d = cosSinCache.shape[1]
    cos, sin = cosSinCache[positions.long()].chunk(2, -1)
    if positions.dim() == 2:
        assert mropeSection is not None
        cos, sin = (_mixed(t, mropeSection, cacheMode == 1) for t in (cos, sin))
    cos, sin = cos.unsqueeze(1), sin.unsqueeze(1)

    def embedded(x: T) -> T:
        heads = x.reshape(x.shape[0], -1, headSize)
        part = heads[..., :d]
        a, b = part.chunk(2, -1) if isNeoxStyle else (part[..., ::2], part[..., 1::2])
        turned = (a * cos - b * sin, b * cos + a * sin)
        front = torch.cat(turned, -1) if isNeoxStyle else torch.stack(turned, -1).flatten(-2)
        return torch.cat([front, heads[..., d:]], -1).reshape(x.shape)

    return embedded(queryIn), embedded(keyIn)


def _cached_samples(v2: bool) -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for tokens, heads, kv_heads, head, part in ((5, 3, 1, 64, 64), (3, 2, 2, 96, 32), (1, 1, 1, 32, 32)):
            for neox in (True, False):
                for sections, mode in ((None, 0), ([part // 8, part // 8, part // 4], 0), ([part // 2 - 2, 1, 1], 1)):
                    if mode and not v2:
                        continue
                    shape = (tokens,) if sections is None else (len(sections), tokens)
                    yield Sample(
                        {
                            "positions": samples.make(shape, "int64", low=0, high=9, seed=1),
                            "queryIn": samples.make((tokens, heads * head), d, seed=2),
                            "keyIn": samples.make((tokens, kv_heads * head), d, seed=3),
                            "cosSinCache": samples.make((9, part), d, low=-1, high=1, seed=4),
                            "mropeSection": sections or [0, 0, 0],
                            "headSize": head,
                            "isNeoxStyle": neox,
                            **({"cacheMode": mode} if v2 else {}),
                            "queryOut": Out((tokens, heads * head), d),
                            "keyOut": Out((tokens, kv_heads * head), d),
                        },
                        f"{d} {tokens} tokens, heads of {head} turned in {part}, sections {sections}, mode {mode}",
                        tolerance=LOOSE[d],
                    )


for _v2 in (False, True):
    define(
        "RopeWithSinCosCache" + ("V2" if _v2 else ""),
        native(),
        reference=_cached,
        contract=Contract(
            {"positions": INDEX, **dict.fromkeys(("queryIn", "keyIn", "cosSinCache", "queryOut", "keyOut"), FLOAT)},
            (
                same_dtype("queryIn", "keyIn", "cosSinCache", "queryOut", "keyOut"),
                rank("queryIn", 2, 2),
                shapes(queryIn="T Q", keyIn="T K", positions="T|3 T|4 T", queryOut="T Q", keyOut="T K"),
                rank("cosSinCache", 2, 2),
                custom("cached_heads", "queryIn", "keyIn", "cosSinCache", "headSize"),
                custom("sections", "positions", "mropeSection", "cosSinCache", *(("cacheMode",) if _v2 else ())),
                *((in_range("cacheMode", 0, 1),) if _v2 else ()),
            ),
        ),
        samples=lambda v2=_v2: _cached_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_cached_samples(v2)).arguments, "positions"),
            samples.bad_dtype(next(_cached_samples(v2)).arguments, "positions", "float32", (5,)),
            ErrorSample({**next(_cached_samples(v2)).arguments, "headSize": 48}, 161002, ("headSize", "48")),
            ErrorSample(
                {**next(_cached_samples(v2)).arguments, "positions": torch.zeros((3, 5), dtype=torch.int64)},
                161002,
                ("mropeSection", "0"),
            ),
        ),
        cost=Cost(operations_per_element=4.0, kernel="RopeWithSinCosCache"),
    )
