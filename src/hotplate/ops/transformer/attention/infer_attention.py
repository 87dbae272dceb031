"""Attention for inference: FusedInferAttentionScore, PromptFlashAttention and IncreFlashAttention.

Facts: the documentation of torch_npu.npu_fused_infer_attention_score and its second version,
npu_prompt_flash_attention and npu_incre_flash_attention. The samples are written under the names of
FusedInferAttentionScoreV5 and translated for the other versions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import Contract, custom
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.transformer.attention.flash_attention import triangle
from hotplate.ops.transformer.attention.infer_reference import infer_attention

T = torch.Tensor
FAR = 2147483647
TOLERANCE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3), "int8": (0.0, 0.0)}
FUSED = tuple(f"FusedInferAttentionScoreV{v}" for v in (2, 3, 4, 5))
PROMPT, INCREMENT = "PromptFlashAttentionV3", "IncreFlashAttentionV4"
SHAPES = {"BNSD": "bnsd", "BSND": "bsnd", "NBSD": "nbsd", "BSH": "bsh", "TND": "snd", "NTD": "nsd", "NSD": "nsd"}

Case = dict[str, Any]
DEFAULTS: Case = {
    "preTokens": FAR,
    "nextTokens": FAR,
    "sparseMode": 0,
    "innerPrecise": 0,
    "blockSize": 0,
    "antiquantMode": 0,
    "softmaxLseFlag": False,
    "keyAntiquantMode": 0,
    "valueAntiquantMode": 0,
    "queryQuantMode": 0,
    "pseType": 0,
    "numKeyValueHeads": 0,
}


def shaped(layout: str, b: int, n: int, s: int, d: int) -> tuple[int, ...]:
    """A shape in this layout; TND, NTD and NSD ignore b."""
    sizes = {"b": b, "n": n, "s": s, "d": d, "h": n * d}
    return tuple(sizes[a] for a in SHAPES[layout])


def made(shape: tuple[int, ...], dtype: str, seed: int) -> T:
    """Values in [-1, 1], integers over their range."""
    if dtype == "int8":
        return samples.make(shape, dtype, low=-120, high=120, seed=seed)
    if dtype == "int32":
        return samples.make(shape, dtype, low=-(2**31), high=2**31 - 1, seed=seed)
    return samples.make(shape, dtype, low=-1, high=1, seed=seed)


def dense(
    d: str,
    layout: str = "BNSD",
    *,
    b: int = 2,
    n: int = 4,
    nkv: int = 4,
    sq: int = 9,
    skv: int = 9,
    dim: int = 32,
    dv: int = 0,
    kv: str = "",
    **more: Any,
) -> Case:
    """Inputs of a call with whole keys; ``kv`` is the dtype of keys and values."""
    source = layout.split("_")[0]
    pack = 8 if kv == "int32" else 1
    return {
        "query": made(shaped(source, b, n, sq, dim), d, 1),
        "key": [made(shaped(source, b, nkv, skv, dim // pack), kv or d, 2)],
        "value": [made(shaped(source, b, nkv, skv, (dv or dim) // pack), kv or d, 3)],
        "numHeads": n,
        "numKeyValueHeads": nkv if nkv != n else 0,
        "scaleValue": dim**-0.5,
        "inputLayout": layout,
        "value_dim": dv or dim,
        **more,
    }


def paged(
    d: str,
    layout: str,
    form: str,
    lengths: list[int],
    *,
    sq: int = 1,
    n: int = 4,
    nkv: int = 2,
    dim: int = 32,
    **more: Any,
) -> Case:
    """Keys in a cache of blocks; form "BnBsH", "BnNBsD" or "NZ"; the blocks of a sequence lie anywhere."""
    kv, page, b = more.pop("kv", "") or d, more.pop("page", 128), len(lengths)
    dv = more.pop("dv", dim)
    per = max((length + page - 1) // page for length in lengths) + 1
    blocks = b * per + 1
    fractal = 32 if kv == "int8" else 16

    def cache(width: int, dtype: str, seed: int) -> T:
        chunk = 16 if dtype != "int8" else fractal
        shape = {
            "BnBsH": (blocks, page, nkv * width),
            "BnNBsD": (blocks, nkv, page, width),
            "NZ": (blocks, nkv, width // chunk, page, chunk),
        }[form]
        return made(shape, dtype, seed)

    order = torch.randperm(blocks, generator=torch.Generator().manual_seed(7))[: b * per].reshape(b, per).int()
    for i, length in enumerate(lengths):
        order[i, (length + page - 1) // page :] = -1  # never looked at
    source = layout.split("_")[0]
    tokens = sum(more["actualSeqLengthsOptional"][-1:]) if source in ("TND", "NTD") else sq
    rope = more.pop("rope", 0)
    case: Case = {
        "query": made(shaped(source, b, n, tokens, dim), d, 1),
        "key": [cache(dim, kv, 2)],
        "value": [cache(dv, kv, 3)],
        "blockTableOptional": order,
        "blockSize": page,
        "actualSeqLengthsKvOptional": lengths,
        "numHeads": n,
        "numKeyValueHeads": nkv,
        "scaleValue": dim**-0.5,
        "inputLayout": layout,
        "value_dim": dv,
        **more,
    }
    if rope:
        float_type = "bfloat16" if d == "int8" else d
        case["queryRopeOptional"] = made(shaped(source, b, n, tokens, rope), float_type, 8)
        case["keyRopeOptional"] = cache(rope, float_type, 9)
    return case


def scales(shape: tuple[int, ...], d: str, *, offset: bool = False) -> Case:
    """Antiquant scales (and offsets) of keys and values."""
    case: Case = {
        "keyAntiquantScaleOptional": samples.make(shape, d, low=0.005, high=0.01, seed=11),
        "valueAntiquantScaleOptional": samples.make(shape, d, low=0.005, high=0.01, seed=12),
    }
    if offset:
        case["keyAntiquantOffsetOptional"] = samples.make(shape, d, low=-5, high=5, seed=13)
        case["valueAntiquantOffsetOptional"] = samples.make(shape, d, low=-5, high=5, seed=14)
    return case


def random_mask(shape: tuple[int, ...], dtype: torch.dtype = torch.bool) -> T:
    """About a third is masked, the first key never."""
    mask = samples.make(shape, "float32", low=0, high=1, seed=5) > 0.66
    mask[..., 0] = False
    return mask.to(dtype)


def prompt_cases(d: str) -> Iterator[tuple[Case, str]]:
    """Queries of several rows, as PromptFlashAttention has them too."""
    for layout in ("BNSD", "BSND", "BSH", "BNSD_BSND"):
        yield dense(d, layout), layout
        yield dense(d, layout, nkv=2, sq=5, skv=12), f"{layout}, grouped heads"
    yield dense(d, b=1, n=2, nkv=1, sq=70, skv=300, dim=48), "odd sizes"
    yield dense(d, skv=0), "no keys"
    lengths: Case = {"actualSeqLengthsOptional": [9, 4], "actualSeqLengthsKvOptional": [3, 9]}
    yield dense(d, **lengths), "valid lengths"
    yield dense(d, "BSH", actualSeqLengthsKvOptional=[0, 9], actualSeqLengthsOptional=[6]), "one length for all"
    for shape in ((9, 9), (1, 9, 9), (2, 1, 9, 9), (1, 1, 9, 9), (2, 1, 12, 16)):
        yield dense(d, attenMaskOptional=random_mask(shape)), f"mask {shape}"
    yield dense(d, attenMaskOptional=random_mask((9, 9), torch.int8), sparseMode=1), "int8 mask, mode 1"
    window: Case = {"attenMaskOptional": torch.zeros(9, 9, dtype=torch.uint8), "preTokens": 2, "nextTokens": 1}
    yield dense(d, **window), "mode 0, window"
    full = random_mask((9, 9))
    full[3] = True
    yield dense(d, attenMaskOptional=full), "a row without keys"
    for sq, skv in ((9, 9), (4, 9), (9, 4)):
        for mode in (2, 3):
            yield dense(d, sq=sq, skv=skv, attenMaskOptional=triangle(), sparseMode=mode), f"mode {mode}, {sq}x{skv}"
        band: Case = {"attenMaskOptional": triangle(), "sparseMode": 4, "preTokens": 3, "nextTokens": 1}
        yield dense(d, sq=sq, skv=skv, **band), f"mode 4, {sq}x{skv}"
    yield dense(d, attenMaskOptional=triangle(), sparseMode=3, **lengths), "mode 3, valid lengths"
    for shape in ((2, 4, 9, 9), (1, 4, 10, 16)):
        yield dense(d, pseShiftOptional=samples.make(shape, d, seed=4)), f"bias {shape}"
    out: Case = {"quantScale2Optional": torch.tensor([60.0])}
    yield dense(d, **out), "output in 8 bits"
    per_channel = samples.make((4, 32), "float32", low=30, high=90, seed=20)
    yield dense(d, "BSND", quantScale2Optional=per_channel), "output in 8 bits, per channel"
    offset: Case = {"quantScale2Optional": per_channel, "quantOffset2Optional": per_channel / 10}
    yield dense(d, "BSH", **offset), "output in 8 bits, with offset"
    yield dense(d, attenMaskOptional=random_mask((9, 9)), scaleValue=0.0), "scale 0"


def byte_cases() -> Iterator[tuple[Case, str]]:
    """Query, key and value in 8 bits."""
    scale: Case = {
        "deqScale1Optional": torch.tensor([1e-4]),
        "quantScale1Optional": torch.tensor([100.0]),
        "deqScale2Optional": torch.tensor([1e-4]),
    }
    yield dense("int8", **scale), "all in 8 bits"
    bits = torch.tensor([1e-4]).view(torch.int32).to(torch.int64).to(torch.uint64)
    yield dense("int8", "BSH", **{**scale, "deqScale1Optional": bits}), "scale as bits in uint64"
    yield dense("int8", quantScale2Optional=torch.tensor([70.0]), **scale), "all and output in 8 bits"


def decode_cases(d: str) -> Iterator[tuple[Case, str]]:
    """Queries of one row, as IncreFlashAttention has them too."""
    for layout in ("BNSD", "BSND", "BSH"):
        yield dense(d, layout, sq=1, skv=300, nkv=2, actualSeqLengthsKvOptional=[300, 17]), f"{layout}, one row"
    yield dense(d, sq=1, skv=17, dim=40), "one row, odd D"
    yield dense(d, sq=1, skv=17, attenMaskOptional=random_mask((2, 17))), "one row, mask [B, S]"
    yield dense(d, sq=1, skv=17, attenMaskOptional=random_mask((2, 1, 1, 17))), "one row, mask of 4 dims"
    yield dense(d, sq=1, skv=17, pseShiftOptional=samples.make((1, 4, 1, 17), d, seed=4)), "one row, bias"
    padding: Case = {"kvPaddingSizeOptional": torch.tensor([2]), "actualSeqLengthsKvOptional": [5, 17]}
    yield dense(d, sq=1, skv=19, **padding), "keys padded on the left"
    padding["kvPaddingSizeOptional"] = torch.tensor([9])
    yield dense(d, sq=1, skv=19, attenMaskOptional=random_mask((2, 19)), **padding), "padding leaves no room"
    for form in ("BnBsH", "BnNBsD"):
        yield paged(d, "BNSD", form, [300, 1, 128]), f"paged, {form}"
    yield paged(d, "BSH", "BnBsH", [5, 0, 700], page=16), "paged, small blocks, an empty sequence"
    mask = random_mask((2, 1, 1, 384))
    yield paged(d, "BSND", "BnBsH", [256, 200], attenMaskOptional=mask), "paged, mask"
    yield paged(d, "BNSD", "BnNBsD", [64, 200], kv="int8", **scales((1, 2, 1, 32), d)), "paged, int8"
    for offset in (False, True):
        kv: Case = {"kv": "int8", "sq": 1, "skv": 33, "nkv": 2}
        note = ", offsets" if offset else ""
        yield dense(d, **kv, **scales((1, 2, 1, 32), d, offset=offset)), "int8 per channel" + note
        yield dense(d, "BSH", **kv, **scales((1, 64), d, offset=offset)), "int8 per channel, BSH" + note


def fused_cases(d: str) -> Iterator[tuple[Case, str]]:
    """What only the fused operator does."""
    for layout in ("BSH_BNSD", "BSND_BNSD", "BSH_NBSD", "BSND_NBSD", "BNSD_NBSD"):
        yield dense(d, layout, nkv=2, softmaxLseFlag=True), layout
    yield dense(d, "NSD", b=1), "NSD"
    yield dense(d, dim=48, dv=32), "another D of value"
    for layout in ("TND", "NTD", "TND_NTD", "NTD_TND"):
        lengths: Case = {"actualSeqLengthsOptional": [3, 3, 12], "actualSeqLengthsKvOptional": [5, 9, 20]}
        sizes: Case = {"sq": 12, "skv": 20, "dim": 64}
        yield dense(d, layout, nkv=2, softmaxLseFlag=True, **sizes, **lengths), layout
        causal: Case = {"attenMaskOptional": triangle(), "sparseMode": 3}
        yield dense(d, layout, **{**sizes, "dim": 192, "dv": 128}, **lengths, **causal), f"{layout}, mode 3, D 192/128"
    lse: Case = {"softmaxLseFlag": True}
    yield dense(d, actualSeqLengthsOptional=[4, 9], actualSeqLengthsKvOptional=[0, 9], **lse), "log-sum-exp"
    yield dense(d, sq=1, skv=40, nkv=1, **lse), "log-sum-exp, one row"
    left: Case = {
        "queryPaddingSizeOptional": torch.tensor([1]),
        "kvPaddingSizeOptional": torch.tensor([2]),
        "actualSeqLengthsOptional": [3, 8],
        "actualSeqLengthsKvOptional": [7, 5],
    }
    yield dense(d, attenMaskOptional=random_mask((9, 9)), sparseMode=1, **left, **lse), "padding on the left"
    for layout in ("BNSD", "BSH"):
        whole = dense(d, layout, nkv=2, skv=20)
        front = dense(d, layout, nkv=2, skv=6, b=1)
        prefix: Case = {"keySharedPrefixOptional": front["key"][0], "valueSharedPrefixOptional": front["value"][0]}
        yield {**whole, **prefix, "actualSharedPrefixLenOptional": [4]}, f"shared prefix, {layout}"
        yield {**whole, **prefix, "attenMaskOptional": triangle(), "sparseMode": 3}, f"shared prefix, causal, {layout}"
        one = dense(d, layout, nkv=2, sq=1, skv=20, actualSeqLengthsKvOptional=[0, 13])
        yield {**one, **prefix}, f"shared prefix, one row, {layout}"
        parts = [dense(d, layout, b=1, nkv=2, skv=s) for s in (5, 11)]
        both = {n: [p[n][0] for p in parts] for n in ("key", "value")}
        yield {**dense(d, layout, nkv=2), **both}, f"a list of keys, {layout}"
        yield (
            {**dense(d, layout, nkv=2, sq=1), **both, "actualSeqLengthsKvOptional": [4, 11]},
            f"a list, one row, {layout}",
        )
    many: Case = {"sq": 5, "actualSeqLengthsOptional": [5, 3], "attenMaskOptional": triangle(), "sparseMode": 3}
    for layout, form in (("BSH", "BnBsH"), ("BNSD", "BnNBsD")):
        yield paged(d, layout, form, [300, 128], **many), f"paged, several rows, {form}"
    tokens: Case = {"actualSeqLengthsOptional": [2, 3, 9]}
    for form in ("BnBsH", "BnNBsD"):
        yield paged(d, "TND", form, [40, 1, 130], dim=128, **{**many, **tokens}), f"paged, TND, {form}"
    for mode, shape in ((1, (1, 2, 33)), (3, (2, 2, 33))):
        tokenwise: Case = {
            "keyAntiquantMode": mode,
            "valueAntiquantMode": mode,
            **scales(shape, "float32", offset=True),
        }
        yield dense(d, kv="int8", sq=1, skv=33, nkv=2, **tokenwise), f"int8, mode {mode}"
    heads: Case = {"keyAntiquantMode": 2, "valueAntiquantMode": 2, **scales((2,), d)}
    yield dense(d, kv="int8", sq=1, skv=33, nkv=2, **heads), "int8, mode 2"
    for mode, blocks in ((4, (7, 128)), (5, (7, 2, 128))):
        pages: Case = {"keyAntiquantMode": mode, "valueAntiquantMode": mode, **scales(blocks, "float32")}
        yield paged(d, "BNSD", "BnNBsD", [200, 150], kv="int8", **pages), f"paged, int8, mode {mode}"
    mixed = scales((1, 2, 1, 32), d)
    mixed["valueAntiquantScaleOptional"] = samples.make((1, 2, 33), "float32", low=0.005, high=0.01, seed=12)
    yield dense(d, kv="int8", sq=1, skv=33, nkv=2, valueAntiquantMode=1, **mixed), "int8, modes 0 and 1"
    small = scales((1, 2, 1, 64), d)
    small = {k: v * 8 for k, v in small.items()}
    yield dense(d, kv="int32", sq=1, skv=33, nkv=2, dim=64, **small), "4 bits"
    yield dense(d, kv="int8", sq=5, skv=33, nkv=2, **scales((2, 32), d)), "int8, several rows"
    both_scales = samples.make((2, 2, 1, 32), d, low=0.005, high=0.01, seed=11)
    yield dense(d, kv="int8", sq=1, skv=33, nkv=2, antiquantScaleOptional=both_scales), "int8, scales in one tensor"
    nz: Case = {"kv": "int8", "dim": 128, "sq": 3, "n": 8, "nkv": 2, "actualSeqLengthsOptional": [3, 2]}
    yield paged(d, "BSH", "NZ", [130, 7], **{**many, **nz}, **scales((256,), d)), "int8 in NZ, several rows"


def latent_cases(d: str) -> Iterator[tuple[Case, str]]:
    """Multi-head latent attention: rope in tensors of its own."""
    for layout in ("BNSD", "BSND", "BSH", "BSND_NBSD"):
        case = dense(d, layout, n=8, nkv=1, sq=2, skv=40, dim=512)
        source = layout.split("_")[0]
        case["queryRopeOptional"] = made(shaped(source, 2, 8, 2, 64), d, 8)
        case["keyRopeOptional"] = made(shaped(source, 2, 1, 40, 64), d, 9)
        yield case, f"latent, {layout}"
        if layout == "BNSD":
            yield {**case, "attenMaskOptional": triangle(), "sparseMode": 3}, "latent, mode 3"
            tree = torch.tensor([[[0, 1], [1, 0]]], dtype=torch.bool).repeat(2, 1, 1)
            yield {**case, "attenMaskOptional": tree, "sparseMode": 9}, "latent, tree"
    for form in ("BnBsH", "NZ"):
        tokens: Case = {"actualSeqLengthsOptional": [1, 4], "attenMaskOptional": triangle(), "sparseMode": 3}
        yield (
            paged(d, "TND_NTD", form, [200, 30], n=32, nkv=1, dim=512, rope=64, page=128, **tokens),
            f"latent, paged, {form}",
        )
    case = dense(d, "BNSD", n=4, sq=7, skv=9, dim=128)
    case["queryRopeOptional"], case["keyRopeOptional"] = made((2, 4, 7, 64), d, 8), made((2, 4, 9, 64), d, 9)
    yield {**case, "softmaxLseFlag": True}, "rope, D 128"


def versions_cases(name: str, d: str) -> Iterator[tuple[Case, str]]:
    """What V4 and V5 add."""
    have = signature.lookup("aclnn" + name)
    if "learnableSinkOptional" in have:
        lengths: Case = {"actualSeqLengthsOptional": [3, 12], "actualSeqLengthsKvOptional": [5, 20]}
        sink: Case = {"learnableSinkOptional": samples.make((4,), "bfloat16", seed=8)}
        yield dense(d, "TND", sq=12, skv=20, dim=64, softmaxLseFlag=True, **lengths, **sink), "sink"
    if "dequantScaleQueryOptional" in have and d == "bfloat16":
        case = paged("int8", "BSND", "NZ", [200, 30], sq=2, n=8, nkv=1, dim=512, rope=64, page=128)
        more: Case = {
            "dequantScaleQueryOptional": samples.make((2, 2, 8), "float32", low=0.001, high=0.002, seed=15),
            "keyAntiquantScaleOptional": torch.tensor([0.008]),
            "valueAntiquantScaleOptional": torch.tensor([0.008]),
            "queryQuantMode": 3,
            "attenMaskOptional": triangle(),
            "sparseMode": 3,
        }
        yield {**case, **more}, "latent, all in 8 bits"
    if "pseType" in have:
        for kind in (2, 3):
            slopes = samples.make((4,), "float32", low=0.1, high=0.5)
            starts: Case = {"pseType": kind, "qStartIdxOptional": [3], "kvStartIdxOptional": [1]}
            yield dense(d, pseShiftOptional=slopes, **starts), f"pseType {kind}"


RENAMED = {
    PROMPT: {"deqScale1Optional": "deqScale1", "deqScale2Optional": "deqScale2"},
    INCREMENT: {
        "actualSeqLengthsKvOptional": "actualSeqLengths",
        "blockTableOptional": "blocktable",
        "deqScale1Optional": "dequantScale1",
        "deqScale2Optional": "dequantScale2",
    },
}


def arguments_for(name: str, case: Case) -> Case | None:
    """The call of this version, or None when it lacks what the case needs."""
    have = signature.lookup("aclnn" + name)
    case = dict(case)
    dim = case.pop("value_dim")
    if name == INCREMENT and "keyAntiquantScaleOptional" in case:
        for what in ("Scale", "Offset"):
            pair = [case.pop(f"{side}Antiquant{what}Optional", None) for side in ("key", "value")]
            if pair[0] is not None:
                shape = pair[0].shape[1:] if pair[0].dim() > 1 else pair[0].shape
                case[f"antiquant{what}"] = torch.stack([p.reshape(shape) for p in pair])
    arguments: Case = {}
    for key, value in case.items():
        to = RENAMED.get(name, {}).get(key, key)
        to = to if to in have else to.removesuffix("Optional")
        if to not in have:
            if key in DEFAULTS and value == DEFAULTS[key]:
                continue
            return None
        arguments[to] = value[0] if name == PROMPT and key in ("key", "value") else value
    for a in have.arguments:
        if not a.is_output:
            arguments.setdefault(a.name, DEFAULTS.get(a.name))
    source, _, target = case["inputLayout"].partition("_")
    query = case["query"]
    n = case["numHeads"]
    sizes = dict(zip(SHAPES[source], query.shape, strict=True))
    b, s = sizes.get("b", 1), sizes["s"]
    scale = any(case.get(k) is not None for k in ("quantScale2Optional",))
    kind = "int8" if scale else samples.dtype_name(query.dtype)
    if kind == "int8" and not scale:
        rope = case.get("queryRopeOptional")
        kind = "float16" if rope is None else samples.dtype_name(rope.dtype)
    arguments["attentionOut"] = Out(shaped(target or source, b, n, s, dim), kind)
    if "softmaxLse" in have:
        varlen = source in ("TND", "NTD")
        full = (s, n, 1) if varlen else (b, n, s, 1)
        arguments["softmaxLse"] = Out(full if arguments["softmaxLseFlag"] else (0,), "float32")
    return arguments


def cases(name: str, d: str) -> Iterator[tuple[Case, str]]:
    """All cases of one fused version, and of the others a selection that shows their arguments arrive."""
    if name == PROMPT:
        yield from prompt_cases(d)
    elif name == INCREMENT:
        yield from decode_cases(d)
    elif name == "FusedInferAttentionScoreV3":
        yield from itertools.chain(prompt_cases(d), decode_cases(d), fused_cases(d), latent_cases(d))
    else:
        yield from itertools.islice(prompt_cases(d), 0, None, 7)
        yield from itertools.islice(decode_cases(d), 0, None, 5)
        yield from itertools.islice(fused_cases(d), 0, None, 4)
        yield from versions_cases(name, d)


def all_samples(name: str) -> Iterator[Sample]:
    """Samples in both 16-bit types, and in 8 bits."""
    given = [(case, f"{d}, {note}", d) for d in ("bfloat16", "float16") for case, note in cases(name, d)]
    if name != INCREMENT:
        given += [(case, note, "float16") for case, note in byte_cases()]
    for case, note, d in given:
        arguments = arguments_for(name, case)
        if arguments is not None:
            yield Sample(arguments, note, tolerance=TOLERANCE[d])


def refusals(name: str) -> Iterator[ErrorSample]:
    """What users get wrong, with the texts that name the values."""
    base = next(iter(all_samples(name))).arguments
    yield samples.null(base, "query")
    yield ErrorSample({**base, "query": base["query"].float()}, 161002, ("query", "not implemented for DT_FLOAT"))
    yield ErrorSample({**base, "inputLayout": "SBH"}, 561002, ("SBH", "BNSD"))
    yield ErrorSample({**base, "numHeads": 3}, 561002, ("3", "numHeads"))
    yield ErrorSample({**base, "attentionOut": Out((1, 2, 3, 4), "float16")}, 161002, ("attentionOut",))
    if name in (PROMPT, INCREMENT):
        return
    for case, words in fused_refusals():
        arguments = arguments_for(name, case)
        if arguments is not None:
            yield ErrorSample(arguments, 561002, words)


def fused_refusals() -> Iterator[tuple[Case, tuple[str, ...]]]:
    """Calls that the fused operator refuses when it plans the kernel."""
    d = "float16"
    lists: Case = {"actualSeqLengthsOptional": [8], "actualSeqLengthsKvOptional": [8]}
    yield dense(d, "TND", sq=8, skv=8, dim=256, **lists), ("queryD(256)", "keyD(256)", "valueD(256)", "192/128/64")
    yield dense(d, "TND", sq=8, skv=8, dim=64), ("actualSeqLengths should be given",)
    yield dense(d, "TND", sq=8, skv=8, dim=64, **{**lists, "actualSeqLengthsOptional": [7]}), ("7", "T (8)")
    small = torch.zeros(9, 9, dtype=torch.bool)
    for mode in (2, 3, 4):
        yield dense(d, attenMaskOptional=small, sparseMode=mode), ("[9, 9]", "(2048, 2048)")
    yield dense(d, sparseMode=3), ("attenMask should be given", "3")
    yield dense(d, attenMaskOptional=small, sparseMode=5), ("sparse_mode = 5",)
    yield dense(d, attenMaskOptional=torch.zeros(2, 1, 1, 9, dtype=torch.bool)), ("unsupported attenMask shape", "Sq=9")
    cache = paged(d, "BNSD", "BnNBsD", [300, 1])
    yield {**cache, "blockSize": 64}, ("blockSize(64)",)
    yield {**cache, "actualSeqLengthsKvOptional": None}, ("actualSeqLengthsKv should be given",)
    yield {**cache, "actualSeqLengthsKvOptional": [300, 900]}, ("900", "blockTable")
    yield paged(d, "BSND", "BnNBsD", [300, 1]), ("(blocknum, blocksize, H)",)
    yield dense(d, actualSeqLengthsKvOptional=[3, 10]), ("actualSeqLengthsKv[1] (10)", "[0, 9]")
    yield dense(d, quantScale2Optional=torch.ones(5)), ("quantScale2", "[5]")
    yield dense(d, kv="int8", sq=1), ("DT_INT8", "antiquant scale is absent")
    yield dense(d, dim=40), ("D(40)", "16")


CONTRACT = Contract(rules=(custom("flash_attention", "query"),))
PROFILED = {PROMPT: "PromptFlashAttention", INCREMENT: "IncreFlashAttention"}

for _name in (*FUSED, PROMPT, INCREMENT):
    define(
        _name,
        native(any_layout=True),
        reference=infer_attention,
        contract=CONTRACT,
        samples=lambda name=_name: all_samples(name),  # type: ignore[misc]
        errors=lambda name=_name: refusals(name),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel=PROFILED.get(_name, "FusedInferAttentionScore")),
    )
