"""New keys and values, normalized and turned, written into their places of a cache."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import absent, choice, shapes, together
from hotplate.ops.transformer.moe.common import FLOAT32, HALF, INDEX, INT8, INT32, INT64, as_reference, assert_nearest
from hotplate.ops.transformer.posembedding.rotary import INTERLEAVED_HALF, LOOSE, rotary

T = torch.Tensor
MODES = ("Norm", "PA", "PA_BNSD", "PA_NZ", "PA_BLK_BNSD", "PA_BLK_NZ")
HALVES = 0


def normed(x: T, gamma: T, epsilon: float) -> T:
    """x over the root of its mean square, times gamma."""
    return x / (x * x).mean(-1, True).add(epsilon).sqrt() * gamma


def placed(cache: T, row: int, head: int, values: T, block: int, piece: int) -> None:
    """Writes one vector; ``piece`` 0: the cache is [rows, heads, size], else [blocks, heads, pieces, block, piece]."""
    if not piece:
        cache[row, head] = values
        return
    cache[row // block, head, :, row % block] = values.reshape(-1, piece)


# --- one latent vector of key and value -------------------------------------------------------------------------------
def _rows(mode: str, index: T, batch: int, sequence: int, length: int, block: int) -> list[int]:
    """The row of the cache for each token; -1: not kept."""
    rows = []
    for b in range(batch):
        for s in range(sequence):
            if mode == "Norm":
                at = int(index[b, s])
                rows.append(b * length + at if at >= 0 else -1)
            elif mode.startswith("PA_BLK"):
                pages = -(-sequence // block)
                start = int(index[b * pages + s // block])
                rows.append(start // block * block + s % block if start >= 0 else -1)
            else:
                rows.append(int(index[b * sequence + s]))
    return rows


def _kv_samples(v2: bool) -> Iterator[Sample]:
    key, other = (192, 128) if v2 else (64, 512)
    for d in sorted(HALF):
        for mode in MODES:
            for quantised in (False, True):
                for output in (False, True):
                    b, s, block, blocks = 2, 5, 4, 6
                    kind = "int8" if quantised else d
                    if mode == "Norm":
                        shapes_of = [(b, 1, 7, n) for n in (key, other)]
                        index = torch.tensor([[0, 2, -1, 6, 1], [3, 4, 5, 0, 6]])
                    else:
                        shapes_of = [(blocks, block, 1, n) for n in (key, other)]
                        index = torch.tensor([3, 0, 11, -1, 8, 23, 14, 5, 20, 2])
                        if mode.startswith("PA_BLK"):
                            index = torch.tensor([8, 0, -1, 20])
                    yield Sample(
                        {
                            "kv": samples.make((b, 1, s, key if v2 else key + other), d),
                            "gamma": samples.make((key if v2 else other,), d, seed=1),
                            "cos": samples.make((b, 1, s, 64), d, low=-1, high=1, seed=2),
                            "sin": samples.make((b, 1, s, 64), d, low=-1, high=1, seed=3),
                            "index": index,
                            "kCacheRef": samples.make(shapes_of[0], kind, low=-9, high=9, seed=4),
                            "ckvCacheRef": samples.make(shapes_of[1], kind, low=-9, high=9, seed=5),
                            "kRopeScaleOptional": samples.make((key,), "float32", low=5, high=20, seed=6)
                            if quantised
                            else None,
                            "cKvScaleOptional": samples.make((other,), "float32", low=5, high=20, seed=7)
                            if quantised
                            else None,
                            "kRopeOffsetOptional": None,
                            "cKvOffsetOptional": None,
                            **({"vOptional": samples.make((b, 1, s, other), d, seed=8)} if v2 else {}),
                            "epsilon": 1e-5,
                            "cacheModeOptional": mode,
                            "isOutputKv": output,
                            "kRopeOut": Out((b, 1, s, key), d),
                            "cKvOut": Out((b, 1, s, other), d),
                        },
                        f"{d} {mode}, quantised {quantised}, output {output}",
                    )


def _check_kv(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    kv, gamma, mode = c["kv"], c["gamma"], c["cacheModeOptional"]
    batch, _, sequence, _ = kv.shape
    if c.get("vOptional") is not None:
        y = normed(kv, gamma, c["epsilon"])
        k = torch.cat([rotary(y[..., :64], c["cos"], c["sin"], INTERLEAVED_HALF), y[..., 64:]], -1)
        other = c["vOptional"]
    else:
        other = normed(kv[..., : len(gamma)], gamma, c["epsilon"])
        k = rotary(kv[..., len(gamma) :], c["cos"], c["sin"], INTERLEAVED_HALF)
    d = sample.arguments["kv"].dtype
    rtol, atol = LOOSE[str(d).removeprefix("torch.")]
    if c["isOutputKv"]:
        torch.testing.assert_close(got[2].double(), k, rtol=rtol, atol=atol)
        torch.testing.assert_close(got[3].double(), other, rtol=rtol, atol=atol)
    shape = c["kCacheRef"].shape
    block = shape[2] if mode == "Norm" else shape[1]
    where = _rows(mode, c["index"], batch, sequence, block, block)
    for n, (values, name, scale) in enumerate(
        ((k, "kCacheRef", c["kRopeScaleOptional"]), (other, "ckvCacheRef", c["cKvScaleOptional"]))
    ):
        cache = c[name].double()
        width = cache.shape[-1]
        piece = 0 if not mode.endswith("NZ") else 32 if scale is not None else 16
        view = cache.reshape(-1, 1, width) if not piece else cache.reshape(-1, 1, width // piece, block, piece)
        for t, row in enumerate(where):
            if row >= 0:
                v = values.reshape(-1, width)[t]
                placed(view, row, 0, v if scale is None else v * scale, block, piece)
        if scale is not None:
            assert_nearest(got[n], view.reshape(cache.shape))
        else:
            torch.testing.assert_close(got[n].double(), view.reshape(cache.shape), rtol=rtol, atol=atol)


_SCALES = "Both scales for an int8 cache, none for a floating one."
for _v2 in (False, True):
    _key, _other = (192, 128) if _v2 else (64, 512)
    define(
        "KvRmsNormRopeCache" + ("V2" if _v2 else ""),
        native(),
        check=_check_kv,
        contract=Contract(
            {
                **dict.fromkeys(("kv", "gamma", "cos", "sin", "kRopeOut", "cKvOut"), HALF),
                **({"vOptional": HALF} if _v2 else {}),
                "index": INT64,
                "kCacheRef": dtypes(HALF, INT8),
                "ckvCacheRef": dtypes(HALF, INT8),
                "kRopeScaleOptional": FLOAT32,
                "cKvScaleOptional": FLOAT32,
            },
            (
                same_dtype("kv", "gamma", "cos", "sin", "kRopeOut", "cKvOut"),
                *((same_dtype("kv", "vOptional"),) if _v2 else ()),
                choice("cacheModeOptional", *MODES),
                same_shape("cos", "sin"),
                shapes(
                    f"The operator takes vectors of {_key if _v2 else _key + _other} elements.",
                    kv=f"B 1 S {_key if _v2 else _key + _other}",
                    gamma=f"{_key if _v2 else _other}",
                    cos="B 1 S 64|B 1 1 64",
                    sin="B 1 S 64|B 1 1 64",
                    **({"vOptional": f"B 1 S {_other}"} if _v2 else {}),
                ),
                shapes(kv="B 1 S ?", kRopeOut=f"B 1 S {_key}", cKvOut=f"B 1 S {_other}"),
                shapes(
                    kCacheRef=f"C L M {_key}",
                    ckvCacheRef=f"C L M {_other}",
                    kRopeScaleOptional=f"{_key}",
                    cKvScaleOptional=f"{_other}",
                ),
                together("kRopeScaleOptional", "cKvScaleOptional", hint=_SCALES),
                absent("kRopeOffsetOptional", "cKvOffsetOptional", hint="Only symmetric quantisation is available."),
                custom("cache_types", "kv", "kCacheRef", "ckvCacheRef", "kRopeScaleOptional", hint=_SCALES),
                custom("cache_layout", "cacheModeOptional", "kv", "kCacheRef", "index"),
            ),
        ),
        samples=lambda v2=_v2: _kv_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_kv_samples(v2)).arguments, "index"),
            samples.bad_dtype(next(_kv_samples(v2)).arguments, "kv", "float32", (2, 1, 5, 192 if v2 else 576)),
            ErrorSample(
                {**next(_kv_samples(v2)).arguments, "cacheModeOptional": "PB"}, 161002, ("cacheMode", "PA_NZ", "PB")
            ),
            ErrorSample(
                {**next(_kv_samples(v2)).arguments, "kv": samples.make((2, 1, 5, 320), "bfloat16")},
                161002,
                ("kv", "[2,1,5,320]"),
            ),
            ErrorSample(
                {**next(_kv_samples(v2)).arguments, "kRopeScaleOptional": torch.ones(192 if v2 else 64)},
                161002,
                ("kRopeScale", "cKvScale"),
            ),
        ),
        cost=Cost(operations_per_element=6.0, kernel="KvRmsNormRopeCache"),
    )


# --- heads of query, key and value ------------------------------------------------------------------------------------
def _qkv_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for b, s, q, kv, size, piece in ((2, 3, 3, 2, 64, 32), (1, 4, 1, 1, 32, 16)):
            for quantised in (False, True):
                for output in (False, True):
                    kind = "int8" if quantised else d
                    width = q + 2 * kv
                    tokens, block, blocks = b * s, 4, 3
                    plain: dict[str, Any] = dict.fromkeys(("qOutBeforeQuant", "kOutBeforeQuant", "vOutBeforeQuant"))
                    if output:
                        plain = {n: Out((tokens, heads * size), d) for n, heads in zip(plain, (q, kv, kv), strict=True)}
                    yield Sample(
                        {
                            "qkv": samples.make((tokens, width * size), d),
                            "qGamma": samples.make((size,), d, seed=1),
                            "kGamma": samples.make((size,), d, seed=2),
                            "cos": samples.make((tokens, size), d, low=-1, high=1, seed=3),
                            "sin": samples.make((tokens, size), d, low=-1, high=1, seed=4),
                            "index": torch.tensor([3, -1, 11, 0, 5, 8][:tokens]),
                            "qOut": Out((tokens, q * size), d),
                            "kCache": samples.make((blocks, kv * size // piece, block, piece), kind, seed=5),
                            "vCache": samples.make((blocks, kv * size // piece, block, piece), kind, seed=6),
                            "kScaleOptional": samples.make((kv, size), "float32", low=0.05, high=0.2, seed=7)
                            if quantised
                            else None,
                            "vScaleOptional": samples.make((kv, size), "float32", low=0.05, high=0.2, seed=8)
                            if quantised
                            else None,
                            "kOffsetOptional": samples.make((kv, size), "float32", seed=9)
                            if quantised and output
                            else None,
                            "vOffsetOptional": None,
                            "qkvSize": [b, s, width, size],
                            "headNums": [q, kv, kv],
                            "epsilon": 1e-6,
                            "cacheModeOptional": "PA_NZ",
                            **plain,
                        },
                        f"{d} {tokens} tokens, {q} and {kv} heads of {size}, quantised {quantised}, output {output}",
                    )


def _check_qkv(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    q, kv, _ = c["headNums"]
    size = c["qkvSize"][3]
    heads = c["qkv"].reshape(len(c["qkv"]), -1, size)
    cos, sin = c["cos"].unsqueeze(1), c["sin"].unsqueeze(1)
    queries = rotary(normed(heads[:, :q], c["qGamma"], c["epsilon"]), cos, sin, HALVES)
    keys = rotary(normed(heads[:, q : q + kv], c["kGamma"], c["epsilon"]), cos, sin, HALVES)
    values = heads[:, q + kv :]
    rtol, atol = LOOSE[str(sample.arguments["qkv"].dtype).removeprefix("torch.")]
    torch.testing.assert_close(got[0].double(), queries.flatten(1), rtol=rtol, atol=atol)
    for n, (x, name) in enumerate(((keys, "k"), (values, "v")), 1):
        cache, scale, offset = c[f"{name}Cache"].double(), c[f"{name}ScaleOptional"], c[f"{name}OffsetOptional"]
        block, piece = cache.shape[2:]
        view = cache.reshape(len(cache), kv, size // piece, block, piece)
        for t, row in enumerate(c["index"].tolist()):
            for h in range(kv if row >= 0 else 0):
                v = x[t, h] if scale is None else x[t, h] / scale[h]
                placed(view, row, h, v if offset is None else v + offset[h], block, piece)
        if scale is not None:
            assert_nearest(got[n], view.reshape(cache.shape))
        else:
            torch.testing.assert_close(got[n].double(), view.reshape(cache.shape), rtol=rtol, atol=atol)
    for given, wanted in zip(got[3:], (queries, keys, values), strict=False):
        torch.testing.assert_close(given.double(), wanted.flatten(1), rtol=rtol, atol=atol)


define(
    "QkvRmsNormRopeCache",
    native(),
    check=_check_qkv,
    contract=Contract(
        {
            **dict.fromkeys(("qkv", "qGamma", "kGamma", "cos", "sin", "qOut"), HALF),
            **dict.fromkeys(("qOutBeforeQuant", "kOutBeforeQuant", "vOutBeforeQuant"), HALF),
            **dict.fromkeys(("kScaleOptional", "vScaleOptional", "kOffsetOptional", "vOffsetOptional"), FLOAT32),
            "index": INT64,
            "kCache": dtypes(HALF, INT8),
            "vCache": dtypes(HALF, INT8),
        },
        (
            same_dtype("qkv", "qGamma", "kGamma", "cos", "sin", "qOut"),
            choice("cacheModeOptional", "PA_NZ"),
            custom("qkv_heads", "qkv", "qkvSize", "headNums"),
            custom("qkv_outputs", "headNums", "qkvSize", "qOut", "kCache", "vCache"),
            shapes(qkv="T ?", cos="T D", sin="T D", qGamma="D", kGamma="D", index="T"),
            custom("qkv_vectors", "headNums", "qkvSize", "cos", "kScaleOptional", "kOffsetOptional"),
            custom("qkv_vectors", "headNums", "qkvSize", "cos", "vScaleOptional", "vOffsetOptional"),
            custom("cache_types", "qkv", "kCache", "kCache", "kScaleOptional"),
            custom("cache_types", "qkv", "vCache", "vCache", "vScaleOptional"),
            custom("qkv_plain", "headNums", "qkvSize", "qOutBeforeQuant", "kOutBeforeQuant", "vOutBeforeQuant"),
        ),
    ),
    samples=_qkv_samples,
    errors=lambda: (
        samples.null(next(_qkv_samples()).arguments, "qkv"),
        samples.bad_dtype(next(_qkv_samples()).arguments, "index", "int32", (6,)),
        ErrorSample({**next(_qkv_samples()).arguments, "headNums": [3, 2, 1]}, 161002, ("headNums", "[3,2,1]")),
        ErrorSample(
            {**next(_qkv_samples()).arguments, "cacheModeOptional": "PA_BNSD"}, 161002, ("cacheMode", "PA_BNSD")
        ),
    ),
    cost=Cost(operations_per_element=6.0),
)


# --- from the integers of a quantised product -------------------------------------------------------------------------
def _dequant_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for kind in ("int32", d):
            for paged in (False, True):
                for three in (True, False):
                    for output in (False, True):
                        b, s = (2, 3) if three else (4, 1)
                        q, kv, size = 2, 1, 16
                        tokens, full = b * s, (q + 2 * kv) * size
                        x = (b, s, full) if three else (b, full)
                        heads = (b, s) if three else (b,)
                        integers = kind == "int32"
                        cache = (3, 4, kv, size) if paged else (b, 6, kv, size)
                        index = torch.tensor([0, 3, 1, 2][:b])
                        if paged:
                            index = torch.tensor([5, 0, 11, 7, 2, 9][:tokens])
                        empty = Out((0,), d)
                        yield Sample(
                            {
                                "x": samples.make(x, kind, low=-50 if integers else -3, high=50 if integers else 3),
                                "cos": samples.make((*heads, 1, size), d, low=-1, high=1, seed=1),
                                "sin": samples.make((*heads, 1, size), d, low=-1, high=1, seed=2),
                                "kCacheRef": samples.make(cache, "int8", low=-9, high=9, seed=3),
                                "vCacheRef": samples.make(cache, "int8", low=-9, high=9, seed=4),
                                "indices": index.int(),
                                "scaleK": samples.make((size,), "float32", low=3, high=9, seed=5),
                                "scaleV": samples.make((size,), "float32", low=3, high=9, seed=6),
                                "offsetKOptional": samples.make((size,), "float32", seed=7) if output else None,
                                "offsetVOptional": samples.make((size,), "float32", seed=8) if output else None,
                                "weightScaleOptional": samples.make((full,), "float32", low=0.01, high=0.1, seed=9)
                                if integers
                                else None,
                                "activationScaleOptional": samples.make((tokens,), "float32", low=0.5, high=2, seed=10)
                                if integers
                                else None,
                                "biasOptional": samples.make((full,), "int32" if output else "float32", seed=11)
                                if integers
                                else None,
                                "sizeSplits": [q * size, kv * size, kv * size],
                                "quantModeOptional": "static",
                                "layoutOptional": "BSND",
                                "kvOutput": output,
                                "cacheModeOptional": "page" if paged else "contiguous",
                                "qOut": Out((*heads, q, size), d),
                                "kOut": Out((*heads, kv, size), d) if output else empty,
                                "vOut": Out((*heads, kv, size), d) if output else empty,
                            },
                            f"{d} {x} of {kind}, paged {paged}, output {output}",
                        )


def _check_dequant(sample: Sample, got: list[T]) -> None:
    c = as_reference(sample.arguments)
    sequence = c["x"].shape[1] if c["x"].dim() == 3 else 1
    x = c["x"].reshape(-1, c["x"].shape[-1]).double()
    bias = c["biasOptional"]
    if bias is not None and not bias.is_floating_point():
        x = x + bias
    if c["weightScaleOptional"] is not None:
        x = x * c["weightScaleOptional"]
    if c["activationScaleOptional"] is not None:
        x = x * c["activationScaleOptional"].reshape(-1, 1)
    if bias is not None and bias.is_floating_point():
        x = x + bias
    size = c["kCacheRef"].shape[-1]
    q, k, v = (t.reshape(len(x), -1, size) for t in x.split(c["sizeSplits"], -1))
    cos, sin = c["cos"].reshape(-1, 1, size), c["sin"].reshape(-1, 1, size)
    q, k = rotary(q, cos, sin, HALVES), rotary(k, cos, sin, HALVES)
    rtol, atol = LOOSE[str(sample.arguments["cos"].dtype).removeprefix("torch.")]
    named = dict(zip(("k_cache", "v_cache", "q", "k", "v"), got, strict=True))
    torch.testing.assert_close(named["q"].double().reshape(q.shape), q, rtol=rtol, atol=5 * atol)
    if c["kvOutput"]:
        torch.testing.assert_close(named["k"].double().reshape(k.shape), k, rtol=rtol, atol=5 * atol)
        torch.testing.assert_close(named["v"].double().reshape(v.shape), v, rtol=rtol, atol=5 * atol)
    for values, name in ((k, "K"), (v, "V")):
        cache = c[f"{name.lower()}CacheRef"].double()
        length = cache.shape[1]
        rows = cache.reshape(-1, *cache.shape[2:])
        quotient = values * c[f"scale{name}"]
        if c[f"offset{name}Optional"] is not None:
            quotient = quotient + c[f"offset{name}Optional"]
        for t in range(len(x)):
            b, s = divmod(t, sequence)
            paged = c["cacheModeOptional"] == "page"
            rows[int(c["indices"][t]) if paged else b * length + int(c["indices"][b]) + s] = quotient[t]
        assert_nearest(named[f"{name.lower()}_cache"], rows.reshape(cache.shape))


define(
    "DequantRopeQuantKvcache",
    native(),
    check=_check_dequant,
    contract=Contract(
        {
            "x": dtypes(HALF, INT32),
            **dict.fromkeys(("cos", "sin", "qOut", "kOut", "vOut"), HALF),
            "kCacheRef": INT8,
            "vCacheRef": INT8,
            "indices": INDEX,
            "scaleK": FLOAT32,
            "scaleV": FLOAT32,
            "offsetKOptional": dtypes(FLOAT32, INT32),
            "offsetVOptional": dtypes(FLOAT32, INT32),
            "weightScaleOptional": FLOAT32,
            "activationScaleOptional": FLOAT32,
            "biasOptional": dtypes(FLOAT, INT32),
        },
        (
            same_dtype("cos", "sin", "qOut", "kOut", "vOut"),
            choice("quantModeOptional", "static", hint="Only static quantisation is available."),
            choice("layoutOptional", "BSND"),
            choice("cacheModeOptional", "contiguous", "page"),
            rank("kCacheRef", 4, 4),
            custom("cache_rows", "kCacheRef"),
            rank("x", 2, 3),
            shapes(kCacheRef="C L N D", vCacheRef="C L N D", scaleK="D", scaleV="D"),
            shapes(kCacheRef="C L N D", offsetKOptional="D", offsetVOptional="D"),
            shapes(x="*B H", weightScaleOptional="H", activationScaleOptional="*B|T", biasOptional="H"),
            shapes(kCacheRef="C L N D", x="*B H", cos="*B 1 D|*B D", sin="*B 1 D|*B D", qOut="*B Q D"),
            custom("kv_splits", "x", "kCacheRef", "sizeSplits"),
            custom("kv_outputs", "x", "kCacheRef", "qOut", "kOut", "vOut", "kvOutput"),
            custom("kv_tokens", "x", "activationScaleOptional", "weightScaleOptional"),
        ),
    ),
    samples=_dequant_samples,
    errors=lambda: (
        samples.null(next(_dequant_samples()).arguments, "indices"),
        samples.bad_dtype(next(_dequant_samples()).arguments, "kCacheRef", "uint8", (2, 6, 1, 16)),
        ErrorSample({**next(_dequant_samples()).arguments, "sizeSplits": [32, 16, 32]}, 161002, ("sizeSplits", "32")),
        ErrorSample(
            {**next(_dequant_samples()).arguments, "quantModeOptional": "dynamic"}, 161002, ("quantMode", "dynamic")
        ),
    ),
    cost=Cost(operations_per_element=8.0, kernel="DequantRopeQuantKvcache"),
)
