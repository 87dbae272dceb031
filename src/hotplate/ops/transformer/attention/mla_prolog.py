"""What comes before multi-head latent attention: MlaPrologV2WeightNz and MlaPrologV3WeightNz.

Facts: the documentation of torch_npu.npu_mla_prolog_v3, and op-plugin's tests of npu_mla_prolog and its versions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
V2, V3 = "MlaPrologV2WeightNz", "MlaPrologV3WeightNz"
LOOSE = (3e-2, 3e-2)  # bf16 between the products
SIZES = {"he": 48, "hcq": 32, "n": 2, "d": 16, "dr": 32, "hckv": 64}


def case_of(
    mode: str, weights: int = 0, cache: int = 0, *, b: int = 2, s: int = 3, flat: bool = False, **more: Any
) -> dict[str, Any]:
    """Arguments of the third version without outputs."""
    he, hcq, n, d, dr, hckv = (SIZES[k] for k in ("he", "hcq", "n", "d", "dr", "hckv"))
    lead = (b * s,) if flat else (b, s)
    t = b * s

    def half(*shape: int, seed: int, high: float = 1.0) -> T:
        return samples.make(shape, "bfloat16", low=-high, high=high, seed=seed)

    def whole(*shape: int, seed: int) -> T:
        return samples.make(shape, "int8", low=-90, high=90, seed=seed)

    def factors(*shape: int, seed: int, low: float = 0.001) -> T:
        return samples.make(shape, "float32", low=low, high=2 * low, seed=seed)

    full = weights == 2
    blocks, page = 4, 16
    shape = {"TND": (t, 1), "BSND": (b, s, 1)}.get(mode, (blocks, page, 1))
    slots = torch.randperm(blocks * page, generator=torch.Generator().manual_seed(3))[:t].reshape(lead)
    if mode.startswith("PA_BLK"):
        slots = torch.tensor([2, 0]) if flat else torch.tensor([[2], [0]])
    case: dict[str, Any] = {
        "tokenX": whole(*lead, he, seed=1) if full else half(*lead, he, seed=1),
        "weightDq": whole(he, hcq, seed=2) if full else half(he, hcq, seed=2, high=0.2),
        "weightUqQr": whole(hcq, n * (d + dr), seed=3) if weights else half(hcq, n * (d + dr), seed=3, high=0.2),
        "weightUk": half(n, d, hckv, seed=4, high=0.3),
        "weightDkvKr": whole(he, hckv + dr, seed=5) if full else half(he, hckv + dr, seed=5, high=0.2),
        "rmsnormGammaCq": half(hcq, seed=6),
        "rmsnormGammaCkv": half(hckv, seed=7),
        "ropeSin": half(*lead, dr, seed=8),
        "ropeCos": half(*lead, dr, seed=9),
        "kvCacheRef": whole(*shape, hckv, seed=10) if cache else half(*shape, hckv, seed=10),
        "krCacheRef": whole(*shape, dr, seed=11) if cache == 2 else half(*shape, dr, seed=11),
        "cacheIndexOptional": slots if mode.startswith("PA") else None,
        "rmsnormEpsilonCq": 1e-5,
        "rmsnormEpsilonCkv": 1e-5,
        "cacheModeOptional": mode,
        "weightQuantMode": weights,
        "kvCacheQuantMode": cache,
        "queryQuantMode": int(full and cache == 1),
        "ckvkrRepoMode": 0,
        "quantScaleRepoMode": 0,
        "tileSize": 128,
        "qcQrScale": 1.0,
        "kcScale": 1.0,
        "flag": False,
        **more,
    }
    if full:
        case["dequantScaleXOptional"] = factors(t, 1, seed=12, low=0.01)
        case["dequantScaleWDqOptional"] = factors(1, hcq, seed=13)
        case["dequantScaleWDkvKrOptional"] = factors(1, hckv + dr, seed=14)
    if weights:
        case["dequantScaleWUqQrOptional"] = factors(1, n * (d + dr), seed=15)
        case["smoothScalesCqOptional"] = factors(1, hcq, seed=16, low=0.7)
    if cache:
        case["quantScaleCkvOptional"] = factors(1, hckv, seed=17, low=20.0)
    if cache == 2:
        case["quantScaleCkrOptional"] = factors(1, dr, seed=18, low=20.0)
    return case


def with_outputs(name: str, case: dict[str, Any]) -> dict[str, Any]:
    """The call of one version: its own arguments, and the outputs."""
    case = dict(case)
    flag = case.pop("flag")
    have = signature.lookup("aclnn" + name)
    if name == V2:
        case["cacheIndex"] = case.pop("cacheIndexOptional")
    lead = tuple(case["tokenX"].shape[:-1])
    t = case["tokenX"].shape[:-1].numel()
    full = case["queryQuantMode"] == 1
    n, dr, hckv, hcq = (SIZES[k] for k in ("n", "dr", "hckv", "hcq"))
    arguments = {a.name: case.get(a.name) for a in have.arguments if not a.is_output or a.name in case}
    arguments["queryOut"] = Out((*lead, n, hckv), "int8" if full else "bfloat16")
    arguments["queryRopeOut"] = Out((*lead, n, dr), "bfloat16")
    if full:
        arguments["dequantScaleQNopeOutOptional"] = Out((t, n, 1), "float32")
    if flag:
        quant = case["weightQuantMode"] > 0
        arguments["queryNormOutOptional"] = Out((*lead, hcq), "int8" if quant else "bfloat16")
        if quant:
            arguments["dequantScaleQNormOutOptional"] = Out((t, 1), "float32")
    return arguments


def rms_norm(x: T, gamma: T, eps: float) -> T:
    """x / sqrt(mean of squares + eps) * gamma."""
    return x / (x.pow(2).mean(-1, keepdim=True) + eps).sqrt() * gamma


def rope(x: T, cos: T, sin: T) -> T:
    """Neighbours are the real and imaginary part of a number that is turned; results come as halves."""
    a, b = x[..., ::2], x[..., 1::2]
    return torch.cat([a, b], -1) * cos + torch.cat([-b, a], -1) * sin


def integers(x: T) -> T:
    """Rounded and limited to 8 bits."""
    return x.round().clamp(-128, 127)


def quantised(x: T) -> tuple[T, T]:
    """8-bit rows and their scales."""
    scale = x.abs().amax(-1, keepdim=True) / 127
    return integers(x / scale), scale


def slots_of(g: dict[str, Any], t: int) -> list[int]:
    """The row of the cache for each token."""
    mode = g.get("cacheModeOptional") or "PA_BSND"
    index = g.get("cacheIndex") if g.get("cacheIndex") is not None else g.get("cacheIndexOptional")
    if not mode.startswith("PA"):
        return list(range(t))
    assert index is not None
    if not mode.startswith("PA_BLK"):
        return [int(i) for i in index.flatten()]
    page = g["kvCacheRef"].shape[1]
    ends = g["actualSeqLenOptional"].tolist() if g["tokenX"].dim() == 2 else []
    per = g["tokenX"].shape[1] if g["tokenX"].dim() == 3 else 0
    lengths = [b - a for a, b in zip([0, *ends], ends, strict=False)] if ends else [per] * g["tokenX"].shape[0]
    blocks = index.flatten().tolist()
    slots: list[int] = []
    for length in lengths:
        used = [blocks.pop(0) for _ in range((length + page - 1) // page)]
        slots += [used[j // page] * page + j % page for j in range(length)]
    return slots


def stored(rows: T, cache: T, slots: list[int], mode: str, bits: int) -> T:
    """The cache with the rows in their places. Fractal: within a block, 32 bytes of every row follow each other."""
    out = cache.clone()
    if mode.endswith("NZ"):
        blocks, page, _, width = cache.shape
        chunk = 256 // bits
        flat = out.reshape(blocks, width // chunk, page, chunk)
        for row, slot in zip(rows, slots, strict=True):
            flat[slot // page, :, slot % page] = row.reshape(-1, chunk)
        return flat.reshape(cache.shape)
    flat = out.reshape(-1, cache.shape[-1])
    for row, slot in zip(rows, slots, strict=True):
        flat[slot] = row
    return flat.reshape(cache.shape)


def reference(name: str, **g: Any) -> tuple[T | None, ...]:
    """Caches, query, its rope, scale, and what the third version adds, in the order of the signature."""
    n, d, dr, hckv = (SIZES[k] for k in ("n", "d", "dr", "hckv"))
    weights = g.get("weightQuantMode")
    if weights is None:
        weights = 2 if g["tokenX"].dtype == torch.int8 else 1 if g["weightUqQr"].dtype == torch.int8 else 0
    cache = 0 if g.get("quantScaleCkvOptional") is None else 1 if weights == 2 else 2
    x = g["tokenX"].double().flatten(0, -2)
    t = x.shape[0]
    cos, sin = (g[k].double().reshape(t, dr) for k in ("ropeCos", "ropeSin"))
    ones = torch.ones(1, 1, dtype=torch.float64)

    def scale(key: str) -> T:
        return ones if g.get(key) is None else g[key].double()

    full = weights == 2
    ckv_scale, ckr_scale = scale("quantScaleCkvOptional"), scale("quantScaleCkrOptional")
    c = x @ g["weightDq"].double() * scale("dequantScaleXOptional") * scale("dequantScaleWDqOptional")
    norm = rms_norm(c, g["rmsnormGammaCq"], g["rmsnormEpsilonCq"]) * g.get("qcQrScale", 1.0)
    norm_scale = None
    if weights:
        norm, norm_scale = quantised(norm * scale("smoothScalesCqOptional"))
        q = norm @ g["weightUqQr"].double() * norm_scale * scale("dequantScaleWUqQrOptional")
    else:
        q = norm @ g["weightUqQr"]
    q = q.reshape(t, n, d + dr)
    query = torch.einsum("tnd,ndh->tnh", q[..., :d], g["weightUk"])
    turned = rope(q[..., d:], cos.unsqueeze(1), sin.unsqueeze(1))
    query_scale = None
    if full and cache:
        query, query_scale = quantised(query)
        turned = turned * ckv_scale.flatten()[0] / query_scale
    kv = x @ g["weightDkvKr"].double()
    if full:
        kv = kv * scale("dequantScaleXOptional") * scale("dequantScaleWDkvKrOptional")
    ckv = rms_norm(kv[:, :hckv], g["rmsnormGammaCkv"], g["rmsnormEpsilonCkv"]) * g.get("kcScale", 1.0)
    kr = rope(kv[:, hckv:], cos, sin)
    if cache:
        ckv = integers(ckv * (ckv_scale.flatten()[0] if full else ckv_scale))
    if cache == 2:
        kr = integers(kr * ckr_scale)
    mode = g.get("cacheModeOptional") or "PA_BSND"
    slots = slots_of(g, t)
    lead = g["tokenX"].shape[:-1]
    caches = (
        stored(ckv, g["kvCacheRef"].double(), slots, mode, 8 if cache else 16),
        stored(kr, g["krCacheRef"].double(), slots, mode, 8 if cache == 2 else 16),
    )
    results: list[T | None] = [*caches, query.reshape(*lead, n, hckv), turned.reshape(*lead, n, dr)]
    if query_scale is not None:
        results.append(query_scale)
    if name == V3 and g.get("wanted_norm", False):
        results += [norm.reshape(*lead, -1)] + ([norm_scale] if norm_scale is not None else [])
    return tuple(results)


def check(name: str, sample: Sample, outputs: list[Any]) -> None:
    """Every output close to the reference; 8-bit results may differ by one, as intermediates are rounded to bf16."""
    given = {
        k: v.double() if isinstance(v, T) and v.is_floating_point() else v
        for k, v in sample.arguments.items()
        if not isinstance(v, Out)
    }
    wanted = reference(name, wanted_norm="queryNormOutOptional" in sample.arguments, **given)
    assert len(wanted) == len(outputs)
    for i, (got, want) in enumerate(zip(outputs, wanted, strict=True)):
        assert want is not None
        assert got.shape == want.shape, f"output {i}: {got.shape}"
        far = (got.double() - want).abs()
        room = 1.0 + want.abs() * 0.02 if got.dtype == torch.int8 else LOOSE[1] + LOOSE[0] * want.abs()
        assert bool((far <= room).all()), f"output {i} is {float(far.max())} away"


def all_samples(name: str) -> Iterator[Sample]:
    """Modes of weights and caches, layouts of caches, both forms of the tokens."""
    for mode in ("PA_BSND", "PA_NZ"):
        for weights, cache in ((0, 0), (1, 0), (1, 2), (2, 0), (2, 1)):
            case = case_of(mode, weights, cache)
            yield Sample(with_outputs(name, case), f"{mode}, weights {weights}, cache {cache}")
    yield Sample(with_outputs(name, case_of("PA_BSND", flat=True)), "tokens in one dim")
    if name == V2:
        return
    for mode, flat in (("BSND", False), ("TND", True), ("PA_BLK_BSND", False), ("PA_BLK_NZ", False)):
        yield Sample(with_outputs(name, case_of(mode, flat=flat)), mode)
    ends: dict[str, Any] = {"actualSeqLenOptional": torch.tensor([2, 6], dtype=torch.int32)}
    yield Sample(with_outputs(name, case_of("PA_BLK_BSND", flat=True, **ends)), "PA_BLK_BSND, tokens in one dim")
    more: dict[str, Any] = {"qcQrScale": 2.0, "kcScale": 0.5, "flag": True}
    for weights, cache in ((0, 0), (1, 0), (2, 1)):
        yield Sample(with_outputs(name, case_of("PA_BSND", weights, cache, **more)), f"factors and norm, {weights}")


def refusals(name: str) -> Iterator[ErrorSample]:
    """Modes, types and shapes that do not fit."""
    base = with_outputs(name, case_of("PA_BSND"))
    yield samples.null(base, "weightDq")
    yield ErrorSample({**base, "cacheModeOptional": "PA_XX"}, 561002, ("cacheMode", "PA_XX"))
    yield ErrorSample({**base, "tokenX": base["tokenX"].float()}, 161002, ("tokenX", "DT_FLOAT"))
    yield ErrorSample({**base, "weightUk": base["weightUk"][:, :8]}, 161002, ("weightUqQr",))
    if name == V3:
        grouped = {**base, "weightQuantMode": 1, "kvCacheQuantMode": 3}
        yield ErrorSample(grouped, 561002, ("kvCacheQuantMode 3", "not supported"))


for _name in (V2, V3):
    define(
        _name,
        native(),
        contract=Contract(rules=(custom("flash_attention", "tokenX"),)),
        samples=lambda name=_name: all_samples(name),  # type: ignore[misc]
        errors=lambda name=_name: refusals(name),  # type: ignore[misc]
        check=lambda sample, outputs, name=_name: check(name, sample, outputs),
        cost=Cost(unit="mixed", kernel="MlaProlog"),
    )
