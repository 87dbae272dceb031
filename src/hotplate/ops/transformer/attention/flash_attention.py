"""FlashAttentionScore in all versions that torch_npu looks up, dense and of sequences laid end to end (TND).

The gradients too. Versions differ in the arguments they take; ``reference.call`` and
native/host/kernels/flash_attention.cpp read them by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import FLOAT, Contract, custom, dtypes
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.transformer.attention.reference import attention, call

T = torch.Tensor
FAR = 2147483647
LOOSE = {"bfloat16": (3e-2, 3e-2), "float16": (5e-3, 5e-3), "float32": (2e-5, 2e-5)}
DENSE = ("FlashAttentionScore", "FlashAttentionScoreV2", "FlashAttentionScoreV3", "FlashAttentionScoreV4")
VARLEN = ("FlashAttentionVarLenScore", *(f"FlashAttentionVarLenScoreV{v}" for v in (2, 3, 4, 5)))
DENSE_GRAD = ("FlashAttentionScoreGrad", *(f"FlashAttentionScoreGradV{v}" for v in (2, 3, 4)))
VARLEN_GRAD = ("FlashAttentionUnpaddingScoreGrad", *(f"FlashAttentionUnpaddingScoreGradV{v}" for v in (2, 3, 4, 5)))

Case = dict[str, Any]  # arguments under the names of FlashAttentionScoreV4, without outputs


def shaped(layout: str, batch: int, heads: int, rows: int, dim: int) -> tuple[int, ...]:
    """A dense shape in this layout."""
    return {
        "BNSD": (batch, heads, rows, dim),
        "BSND": (batch, rows, heads, dim),
        "BSH": (batch, rows, heads * dim),
        "SBH": (rows, batch, heads * dim),
    }[layout]


def dense(
    d: str,
    *,
    layout: str = "BNSD",
    b: int = 2,
    n: int = 4,
    nkv: int = 4,
    sq: int = 9,
    skv: int = 9,
    dim: int = 16,
    **more: Any,
) -> Case:
    """Inputs of a dense call."""
    return {
        "query": samples.make(shaped(layout, b, n, sq, dim), d, low=-1, high=1, seed=1),
        "key": samples.make(shaped(layout, b, nkv, skv, dim), d, low=-1, high=1, seed=2),
        "value": samples.make(shaped(layout, b, nkv, skv, more.pop("dv", dim)), d, low=-1, high=1, seed=3),
        "headNum": n,
        "inputLayout": layout,
        "scaleValue": dim**-0.5,
        **more,
    }


def triangle() -> T:
    """The compressed mask of modes 2, 3 and 4."""
    return torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1)


def prefix_mask() -> T:
    """The compressed mask of mode 6: the triangle above a rectangle whose left half is open."""
    open_left = torch.cat([torch.zeros(1024, 1024, dtype=torch.bool), torch.ones(1024, 1024, dtype=torch.bool)], 1)
    return torch.cat([triangle(), open_left])


def random_mask(shape: tuple[int, ...]) -> T:
    """About a third is masked; the first key of each row never is."""
    mask = samples.make(shape, "float32", low=0, high=1, seed=5) > 0.66
    mask[..., 0] = False
    return mask


def dropout(case: Case, keep: float, count: int) -> Case:
    """The case with a dropout mask for `count` scores."""
    bits = samples.make(((count + 127) // 128 * 16,), "uint8", low=0, high=256, seed=6)
    return {**case, "keepProb": keep, "dropMaskOptional": bits}


def dense_cases(d: str) -> Iterator[tuple[Case, str]]:
    """Layouts, head counts, masks and modes, biases, dropout."""
    for layout in ("BNSD", "BSND", "BSH", "SBH"):
        yield dense(d, layout=layout), layout
        yield dense(d, layout=layout, nkv=2, sq=5, skv=12), f"{layout}, grouped heads"
    yield dense(d, b=1, n=2, nkv=1, sq=70, skv=130, dim=40), "odd sizes"
    yield dense(d, sq=1, skv=17, nkv=1), "one query"
    yield dense(d, dv=24), "another D of value"
    for shape in ((9, 9), (1, 1, 9, 9), (2, 1, 9, 9), (2, 4, 9, 9)):
        yield dense(d, attenMaskOptional=random_mask(shape)), f"mask {shape}"
    yield dense(d, attenMaskOptional=random_mask((9, 9)).to(torch.uint8)), "uint8 mask"
    empty = random_mask((9, 9))
    empty[3] = True
    yield dense(d, attenMaskOptional=empty), "a row without keys"
    window: Case = {"attenMaskOptional": torch.zeros(9, 9, dtype=torch.bool), "preTokens": 2, "nextTokens": 1}
    yield dense(d, **window), "mode 0, window"
    yield dense(d, **{**window, "attenMaskOptional": random_mask((9, 9)), "sparseMode": 1}), "mode 1"
    for sq, skv in ((9, 9), (4, 9), (9, 4)):
        for mode in (2, 3):
            yield dense(d, sq=sq, skv=skv, attenMaskOptional=triangle(), sparseMode=mode), f"mode {mode}, {sq} x {skv}"
        band: Case = {"attenMaskOptional": triangle(), "sparseMode": 4, "preTokens": 3, "nextTokens": 1}
        yield dense(d, sq=sq, skv=skv, **band), f"mode 4, {sq} x {skv}"
    yield dense(d, sparseMode=3, nextTokens=0), "no mask: mode and window are ignored"
    yield dense(d, sq=4, attenMaskOptional=prefix_mask(), sparseMode=6, prefixOptional=[7, 2]), "mode 6"
    yield dense(d, attenMaskOptional=random_mask((2, 1, 9, 9)), sparseMode=5, prefixOptional=[7, 2]), "mode 5"
    for shape in ((2, 4, 9, 9), (1, 4, 9, 9), (2, 4, 1, 9)):
        yield dense(d, realShiftOptional=samples.make(shape, d, seed=4)), f"bias {shape}"
    yield dropout(dense(d, sq=8), 0.75, 2 * 4 * 8 * 9), "dropout"


def varlen(
    d: str, *, n: int = 4, nkv: int = 4, dim: int = 16, lengths: Any = ((5, 4, 7), (5, 9, 6)), **more: Any
) -> Case:
    """Inputs of sequences laid end to end; `lengths` of queries and of keys."""
    totals = [torch.tensor(side).cumsum(0).tolist() for side in lengths]
    return {
        "query": samples.make((totals[0][-1], n, dim), d, low=-1, high=1, seed=1),
        "key": samples.make((totals[1][-1], nkv, dim), d, low=-1, high=1, seed=2),
        "value": samples.make((totals[1][-1], nkv, dim), d, low=-1, high=1, seed=3),
        "headNum": n,
        "inputLayout": "TND",
        "scaleValue": dim**-0.5,
        "actualSeqQLenOptional": totals[0],
        "actualSeqKvLenOptional": totals[1],
        **more,
    }


def varlen_cases(d: str) -> Iterator[tuple[Case, str]]:
    """Masks and modes for sequences of different lengths."""
    yield varlen(d), "plain"
    yield varlen(d, nkv=2, lengths=((3, 0, 6), (4, 2, 6))), "grouped heads, a sequence without queries"
    yield varlen(d, attenMaskOptional=random_mask((7, 9))), "mask"
    for mode in (2, 3):
        yield varlen(d, attenMaskOptional=triangle(), sparseMode=mode), f"mode {mode}"
    yield varlen(d, attenMaskOptional=triangle(), sparseMode=4, preTokens=3, nextTokens=1), "mode 4"
    yield varlen(d, attenMaskOptional=prefix_mask(), sparseMode=6, prefixOptional=[3, 0, 5]), "mode 6"
    for mode in (7, 8):
        cut: Case = {"attenMaskOptional": triangle(), "sparseMode": mode, "preTokens": 3, "nextTokens": 1}
        yield varlen(d, **cut), f"mode {mode}"
        yield varlen(d, lengths=((0, 5, 4, 0), (2, 6, 9, 3)), **cut), f"mode {mode}, empty sequences at the ends"
    yield dropout(varlen(d), 0.5, 4 * (25 + 36 + 42)), "dropout"


DEFAULTS: Case = {
    "keepProb": 1.0,
    "preTokens": FAR,
    "nextTokens": FAR,
    "innerPrecise": 0,
    "sparseMode": 0,
    "pseType": 1,
    "outDtype": 0,
    "softmaxOutLayout": "",
    "softmaxInLayout": "",
    "seed": 0,
    "offset": 0,
}
RENAMED = {"key": "keyIn", "realShiftOptional": "pseShiftOptional", "sinkOptional": "sinkInOptional"}


def arguments_for(name: str, case: Case) -> Case:
    """The arguments of ``case`` that this version has, with the defaults of the others."""
    have = signature.lookup("aclnn" + name)
    renamed = {RENAMED.get(k, k) if RENAMED.get(k, k) in have else k: v for k, v in case.items()}
    unknown = [k for k in renamed if k not in have]
    assert not unknown, f"{name} has no {unknown}"
    return {a.name: renamed.get(a.name, DEFAULTS.get(a.name)) for a in have.arguments if not a.is_output}


def own_cases(name: str, d: str) -> Iterator[tuple[Case, str]]:
    """What a version adds to the first one."""
    have = signature.lookup("aclnn" + name)
    make = varlen if name in VARLEN + VARLEN_GRAD else dense
    if "pseType" in have:
        slopes: Case = {"realShiftOptional": samples.make((4,), "float32", low=0.1, high=0.5)}
        for kind in (2, 3):
            more: Case = {"pseType": kind, "qStartIdxOptional": [3], "kvStartIdxOptional": [1]}
            yield make(d, **slopes, **more), f"pseType {kind}"
        if make is dense:
            yield make(d, realShiftOptional=samples.make((2, 4, 9, 9), d, seed=4), pseType=0), "pseType 0"
    if "sinkOptional" in have or "sinkInOptional" in have:
        yield make(d, sinkOptional=samples.make((4,), "float32", seed=8)), "sink"
    rope = next((n for n in ("queryRope", "queryRopeOptional") if n in have), "")
    if rope and not rope.endswith("Optional"):
        key = "keyRope" if "keyRope" in have else "keyInRope"
        extra: Case = {
            rope: samples.make((16, 4, 8), d, low=-1, high=1, seed=9),
            key: samples.make((20, 4, 8), d, low=-1, high=1, seed=10),
        }
        yield varlen(d, **extra), "rope"
    layout = next((n for n in ("softmaxOutLayout", "softmaxInLayout") if n in have), "")
    if layout and make is varlen:
        order: Case = {layout: "same_as_input"}
        yield varlen(d, **order), "statistics in the order of the input"


def cases(name: str, d: str) -> Iterator[tuple[Case, str]]:
    """All cases of the first version; of the others one, and what they add."""
    plain = varlen_cases if name in VARLEN + VARLEN_GRAD else dense_cases
    needs_rope = name in ("FlashAttentionVarLenScoreV3", "FlashAttentionUnpaddingScoreGradV3")
    if name in (DENSE[0], VARLEN[0], DENSE_GRAD[0], VARLEN_GRAD[0]):
        yield from plain(d)
    elif not needs_rope:
        yield next(iter(plain(d)))
    for case, note in own_cases(name, d):
        if needs_rope and note != "rope":
            continue
        yield case, note


def wide(case: Case) -> Case:
    """Floating tensors in float64."""
    return {k: v.double() if isinstance(v, T) and v.is_floating_point() else v for k, v in case.items()}


def forward_samples(name: str) -> Iterator[Sample]:
    """Samples of a forward operator."""
    for d in sorted(FLOAT):
        for case, note in cases(name, d):
            arguments = arguments_for(name, case)
            out, maximum, _ = attention(*call(wide(arguments)))
            yield Sample(
                {
                    **arguments,
                    "softmaxMaxOut": Out(tuple(maximum.shape), "float32"),
                    "softmaxSumOut": Out(tuple(maximum.shape), "float32"),
                    "softmaxOutOut": Out((0,), d),
                    "attentionOutOut": Out(tuple(out.shape), d),
                },
                f"{d}, {note}",
                tolerance=LOOSE[d],
            )


def forward_reference(**given: Any) -> tuple[Any, ...]:
    """Maximum, sum, nothing, out: the order of the signature."""
    out, maximum, total = attention(*call(given))
    return maximum, total, None, out


GRADIENTS = {
    "dqOut": ("query",),
    "dkOut": ("key", "keyIn"),
    "dvOut": ("value",),
    "dqRopeOut": ("queryRope", "queryRopeOptional"),
    "dkRopeOut": ("keyInRope", "keyRopeOptional"),
    "dpseOut": ("pseShiftOptional",),
    "dsinkOut": ("sinkInOptional",),
}


def backward_samples(name: str) -> Iterator[Sample]:
    """Samples of a gradient; statistics and output come from the reference."""
    have = signature.lookup("aclnn" + name)
    for d in sorted(FLOAT):
        for case, note in cases(name, d):
            if case.get("pseType", 1) >= 2:
                continue  # slopes have no gradient
            arguments = arguments_for(name, case)
            out, maximum, total = attention(*call(wide(arguments)))
            arguments |= {
                "dy": samples.make(tuple(out.shape), d, low=-1, high=1, seed=7),
                "softmaxMaxOptional": maximum.float().contiguous(),
                "softmaxSumOptional": total.float().contiguous(),
                "attentionInOptional": out.to(samples.torch_dtype(d)).contiguous(),
            }
            for a in have.arguments:
                if a.is_output:
                    like = next((arguments[n] for n in GRADIENTS[a.name] if isinstance(arguments.get(n), T)), None)
                    missing = torch.zeros(0, dtype=samples.torch_dtype(d))
                    like = missing if like is None else like
                    arguments[a.name] = Out(tuple(like.shape), samples.dtype_name(like.dtype))
            yield Sample(arguments, f"{d}, {note}", tolerance=LOOSE[d])


def backward_reference(name: str, **given: Any) -> tuple[Any, ...]:
    """Gradients by autograd, in the order of the signature."""
    have = signature.lookup("aclnn" + name)
    leaves: dict[str, T] = {}
    for a in have.arguments:
        if a.is_output:
            source = next((n for n in GRADIENTS[a.name] if isinstance(given.get(n), T)), None)
            if source is not None:
                leaves[a.name] = given[source] = given[source].detach().clone().requires_grad_(True)
    with torch.enable_grad():
        out = attention(*call(given))[0]
        found = torch.autograd.grad(out, list(leaves.values()), given["dy"], allow_unused=True)
    by_name = dict(zip(leaves, found, strict=True))
    return tuple(by_name.get(a.name) for a in have.arguments if a.is_output)


def refusals(name: str) -> Iterator[ErrorSample]:
    """Missing tensors, wrong dtypes, and what users get wrong about masks."""
    base = next(iter(forward_samples(name))).arguments
    yield samples.null(base, "key")
    yield ErrorSample({**base, "query": base["query"].double()}, 161002, ("query", "not implemented for DT_DOUBLE"))
    if name != "FlashAttentionScore":
        return
    bad = {
        (2, 1, 1, 9): ("get unsupported atten_mask shape", "[B, N, Sq, Skv]", "[Sq, Skv]"),
        (9,): ("atten mask dim should be 2 or 4",),
        (2, 9, 9): ("atten mask dim should be 2 or 4",),
    }
    for shape, words in bad.items():
        yield ErrorSample({**base, "attenMaskOptional": torch.zeros(shape, dtype=torch.bool)}, 161002, words)
    additive = torch.zeros(9, 9, dtype=torch.float16)
    yield ErrorSample({**base, "attenMaskOptional": additive}, 161002, ("only support bool or uint8", "DT_FLOAT16"))
    for mode in (2, 3, 4):
        small = {"attenMaskOptional": torch.zeros(9, 9, dtype=torch.bool), "sparseMode": mode}
        yield ErrorSample({**base, **small}, 161002, ("please set the atten_mask_shape to [2048,2048]",))
    yield ErrorSample({**base, "inputLayout": "BDSN"}, 161002, ("BSH/SBH/BNSD/BSND/TND", "BDSN"))
    yield ErrorSample({**base, "sparseMode": 9}, 161002, ("sparse_mode", "[0,6]", "9"))
    yield ErrorSample({**base, "keepProb": 0.0}, 161002, ("keep_prob", "(0, 1]"))
    yield ErrorSample({**base, "attentionOutOut": Out((2, 4, 9, 17), "float32")}, 161002, ("attentionOutOut", "17"))
    three_heads = samples.make((2, 3, 9, 16), samples.dtype_name(base["query"].dtype))
    wrong = {"key": three_heads, "value": three_heads}
    yield ErrorSample({**base, **wrong}, 161002, ("multiple of the N of key",))


def varlen_refusals() -> Iterator[ErrorSample]:
    """Length lists that do not fit."""
    base = next(iter(forward_samples(VARLEN[0]))).arguments
    yield ErrorSample({**base, "actualSeqQLenOptional": [5, 9, 15]}, 161002, ("actual_seq_qlen", "15", "16"))
    yield ErrorSample({**base, "actualSeqKvLenOptional": [5, 20]}, 161002, ("must be the same",))
    yield ErrorSample({**base, "sparseMode": 5}, 161002, ("sparse_mode value must be in range",))


def contract(name: str) -> Contract:
    """The dtypes, then the rules that stand beside the kernels."""
    have = signature.lookup("aclnn" + name)
    floating = [
        n for n in ("query", "key", "keyIn", "value", "dy", "dqOut", "dkOut", "dvOut", "attentionOutOut") if n in have
    ]
    statistics = [
        n for n in ("softmaxMaxOut", "softmaxSumOut", "softmaxMaxOptional", "softmaxSumOptional") if n in have
    ]
    allowed = dict.fromkeys(floating, FLOAT) | dict.fromkeys(statistics, dtypes("float32"))
    return Contract(allowed, (custom("flash_attention", "query"),))


for _name in DENSE + VARLEN:
    define(
        _name,
        native(any_layout=True),
        reference=forward_reference,
        contract=contract(_name),
        samples=lambda name=_name: forward_samples(name),  # type: ignore[misc]
        errors=lambda name=_name: (*refusals(name), *(varlen_refusals() if name == VARLEN[0] else ())),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="FlashAttentionScore"),
    )
for _name in DENSE_GRAD + VARLEN_GRAD:
    define(
        _name,
        native(any_layout=True),
        reference=lambda name=_name, **given: backward_reference(name, **given),
        contract=contract(_name),
        samples=lambda name=_name: backward_samples(name),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="FlashAttentionScoreGrad"),
    )
