"""Feed-forward networks of one or several experts: two products with an activation between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, in_range, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.relations import choice, needed_with, shapes, together
from hotplate.ops.transformer.moe.common import FLOAT32, HALF

T = torch.Tensor
ACTIVATIONS = ("fastgelu", "gelu", "relu", "silu")
LOOSE = {"bfloat16": (2e-2, 6e-2), "float16": (4e-3, 2e-2)}


def _activated(x: T, kind: str) -> T:
    if kind == "relu":
        return x.clamp(min=0)
    if kind == "silu":
        return x / (1 + torch.exp(-x))
    if kind == "gelu":
        return x * 0.5 * (1 + torch.erf(x / 2**0.5))
    return x / (1 + torch.exp(-1.702 * x))


def _scale(t: T) -> T:
    """int64 scales hold the bits of a float32."""
    if t.is_floating_point():
        return t
    return t.to(torch.int32).view(torch.float32).double()


def _one(x: T, w1: T, w2: T, activation: str, part: Any) -> T:
    """One expert; ``part(name)`` gives its slice of an optional argument."""
    bias1, bias2 = part("bias1"), part("bias2")
    if part("deqScale1") is not None:
        h = x.double() @ w1.double()
        if bias1 is not None:
            h = h + bias1
        h = _activated(h * _scale(part("deqScale1")), activation) * part("scale")
        if part("offset") is not None:
            h = h + part("offset")
        y = h.round().clamp(-128, 127) @ w2.double()
        total: T = (y if bias2 is None else y + bias2) * _scale(part("deqScale2"))
        return total
    if part("antiquantScale1") is not None:
        w1 = (w1 + (0 if part("antiquantOffset1") is None else part("antiquantOffset1"))) * part("antiquantScale1")
        w2 = (w2 + (0 if part("antiquantOffset2") is None else part("antiquantOffset2"))) * part("antiquantScale2")
    h = x @ w1
    y = _activated(h if bias1 is None else h + bias1, activation) @ w2
    return y if bias2 is None else y + bias2


def _reference(x: T, weight1: T, weight2: T, expertTokens: list[int] | None, activation: str, **rest: Any) -> T:
    rows = x.reshape(-1, x.shape[-1])
    if weight1.dim() == 2:
        y = _one(rows, weight1, weight2, activation, lambda name: rest[name])
        return y.reshape(*x.shape[:-1], y.shape[-1])
    tokens = list(expertTokens or [])
    if rest["tokensIndexFlag"]:
        tokens = [b - a for a, b in zip([0, *tokens], tokens, strict=False)]
    out = []
    for e, part in enumerate(torch.split(rows, tokens)):
        out.append(
            _one(
                part,
                weight1[e],
                weight2[e],
                activation,
                lambda name, e=e: None if rest[name] is None else rest[name][e],
            )
        )
    return torch.cat(out).reshape(*x.shape[:-1], weight2.shape[-1])


_OPTIONAL = (
    "bias1",
    "bias2",
    "scale",
    "offset",
    "deqScale1",
    "deqScale2",
    "antiquantScale1",
    "antiquantScale2",
    "antiquantOffset1",
    "antiquantOffset2",
)


def _shape(experts: int, *dims: int) -> tuple[int, ...]:
    return (experts, *dims) if experts else dims


def _samples() -> Iterator[Sample]:
    for experts, leading, k, n, tokens in (
        (0, (5,), 16, 24, None),
        (0, (2, 3), 8, 33, None),
        (3, (7,), 16, 8, [2, 0, 5]),
        (2, (4,), 8, 8, [3, 1]),
    ):
        for form in ("plain", "quantised", "rebuilt"):
            for d in sorted(HALF):
                for activation in ACTIVATIONS:
                    for flag in (False, True) if experts else (False,):
                        given: dict[str, Any] = dict.fromkeys(_OPTIONAL)
                        kind = d if form == "plain" else "int8"
                        low, high = (-1, 1) if form == "plain" else (-8, 8)
                        if form == "quantised":
                            given |= {
                                "bias1": samples.make(_shape(experts, n), "int32", low=-20, high=20, seed=4),
                                "bias2": samples.make(_shape(experts, k), "int32", low=-20, high=20, seed=5),
                                "scale": torch.full((experts or 1,), 8.0),
                                "offset": torch.full((experts or 1,), 0.25),
                            }
                            for i, size in ((1, n), (2, k)):
                                value = samples.make(_shape(experts, size), "bfloat16", low=0.01, high=0.02, seed=8 + i)
                                given[f"deqScale{i}"] = (
                                    value
                                    if d == "bfloat16"
                                    else value.float().view(torch.int32).to(torch.int64)
                                    if activation == "gelu"
                                    else value.float()
                                )
                        else:
                            bias = "float32" if d == "bfloat16" else d
                            given |= {
                                "bias1": samples.make(_shape(experts, n), bias, seed=4),
                                "bias2": samples.make(_shape(experts, k), bias, seed=5),
                            }
                        if form == "rebuilt":
                            for i, size in ((1, n), (2, k)):
                                given[f"antiquantScale{i}"] = samples.make(
                                    _shape(experts, size), d, low=0.02, high=0.06, seed=8
                                )
                                given[f"antiquantOffset{i}"] = samples.make(_shape(experts, size), d, seed=9)
                        listed = None
                        if tokens is not None:
                            listed = torch.tensor(tokens).cumsum(0).tolist() if flag else tokens
                        xs = "int8" if form == "quantised" else d
                        low_x = -8 if form == "quantised" else -1
                        yield Sample(
                            {
                                "x": samples.make((*leading, k), xs, low=low_x, high=-low_x),
                                "weight1": samples.make(_shape(experts, k, n), kind, low=low, high=high, seed=1),
                                "weight2": samples.make(_shape(experts, n, k), kind, low=low, high=high, seed=2),
                                "expertTokens": listed,
                                **given,
                                "activation": activation,
                                "innerPrecise": 0,
                                "tokensIndexFlag": flag,
                                "y": Out((*leading, k), d),
                            },
                            f"{form} {d} {leading} of {k} through {n}, {experts} experts, {activation}, ends {flag}",
                            # A step of the integers between the products, in some elements.
                            tolerance=(0.05, 0.6) if form == "quantised" else LOOSE[d],
                        )


_FLOATING = dtypes(HALF)
_GLU_HINT = (
    "Which half geglu, swiglu and reglu activate is not published: compute them with npu_swiglu or npu_geglu between "
    "two products."
)
define(
    "FFNV2",
    native(),
    reference=_reference,
    contract=Contract(
        {
            "x": dtypes(HALF, "int8"),
            "weight1": dtypes(HALF, "int8"),
            "weight2": dtypes(HALF, "int8"),
            "bias1": dtypes("float16", "float32", "int32"),
            "bias2": dtypes("float16", "float32", "int32"),
            "scale": FLOAT32,
            "offset": FLOAT32,
            "deqScale1": dtypes("int64", "uint64", "float32", "bfloat16"),
            "deqScale2": dtypes("int64", "uint64", "float32", "bfloat16"),
            "antiquantScale1": _FLOATING,
            "antiquantScale2": _FLOATING,
            "antiquantOffset1": _FLOATING,
            "antiquantOffset2": _FLOATING,
            "y": _FLOATING,
        },
        (
            rank("x", 2),
            choice("activation", *ACTIVATIONS, hint=_GLU_HINT),
            in_range("innerPrecise", 0, 1),
            shapes(x="*B K", weight1="K N|E K N", weight2="N K|E N K", y="*B K"),
            custom("ffn_experts", "weight1", "expertTokens", "weight2"),
            custom("ffn_vectors", "weight1", "antiquantOffset1"),
            custom("ffn_vectors", "weight2", "antiquantOffset2"),
            custom("ffn_vectors", "weight1", "bias1", "deqScale1", "antiquantScale1", "scale", "offset"),
            custom("ffn_vectors", "weight2", "bias2", "deqScale2", "antiquantScale2"),
            together("scale", "deqScale1", "deqScale2"),
            needed_with("scale", "offset"),
            together("antiquantScale1", "antiquantScale2"),
            needed_with("antiquantScale1", "antiquantOffset1", "antiquantOffset2"),
            custom("ffn_types", "x", "weight1", "weight2", "deqScale1", "antiquantScale1", "y"),
        ),
    ),
    samples=_samples,
    errors=lambda: (
        samples.null(next(_samples()).arguments, "weight1"),
        samples.bad_dtype(next(_samples()).arguments, "x", "float32", (5, 16)),
        ErrorSample({**next(_samples()).arguments, "activation": "swiglu"}, 161002, ("activation", "swiglu")),
        ErrorSample({**next(_samples()).arguments, "expertTokens": [3, 2]}, 161002, ("expertTokens", "0 elements")),
        ErrorSample({**next(_samples()).arguments, "scale": torch.ones(1)}, 161002, ("scale", "deqScale1")),
        ErrorSample(
            {**next(_samples()).arguments, "weight2": samples.make((23, 16), "bfloat16")}, 161002, ("weight2", "N = 24")
        ),
    ),
    cost=Cost(unit="mixed", operations_per_element=8.0, kernel="FFN"),
)
