"""Grouped products whose rows go back to their tokens: out[row_index[i]] += logit[i] * y[i], plus a shared expert.

Facts: the published page of torch_npu.npu_grouped_matmul_finalize_routing, and its call sites and tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.quant.quantize import packed
from hotplate.ops.transformer.gmm import families
from hotplate.ops.transformer.gmm.families import integers, pack_rows, words

T = torch.Tensor
E, M, K, N, BATCH = 3, 12, 48, 24, 5
COUNTS = (4, 0, 7)  # one row behind the last group
ENDS = (4, 4, 11)

# The arguments that are named differently without the blocked format.
NAMES = ("scale", "bias", "groupList", "sharedInput", "logit", "rowIndex")


def _call(name: str, **given: Any) -> dict[str, Any]:
    blocks = "WeightNz" in name
    call = {(k if blocks or k not in NAMES else f"{k}Optional"): v for k, v in given.items() if k not in ("offset",)}
    if name != "GroupedMatmulFinalizeRoutingWeightNz":
        call |= {"offsetOptional": given.get("offset")}
        call |= {"antiquantScaleOptional": None, "antiquantOffsetOptional": None}
    if name.endswith(("V3", "NzV2")):
        call["tuningConfigOptional"] = None
    return call


def _samples(name: str) -> Iterator[Sample]:
    base: dict[str, Any] = {
        "x1": integers((M, K), 8, 1),
        "bias": None,
        "pertokenScaleOptional": samples.make((M,), "float32", low=0.1, high=2, seed=2),
        "sharedInput": None,
        "logit": samples.make((M,), "float32", low=0, high=1, seed=3),
        "rowIndex": torch.arange(M, dtype=torch.int64) * 7 % BATCH,
        "dtype": 0,
        "sharedInputWeight": 0.5,
        "sharedInputOffset": 0,
        "transposeX1": False,
        "transposeX2": False,
        "out": Out((BATCH, N), "float32"),
    }
    scale = samples.make((E, N), "float32", low=0.0002, high=0.002, seed=4)
    shared = samples.make((2, N), "bfloat16", seed=5)
    for list_type in (0, 1):
        groups = torch.tensor(COUNTS if list_type else ENDS, dtype=torch.int64)
        call = {**base, "x2": integers((E, K, N), 8, 6), "groupList": groups, "groupListType": list_type}
        for more in (
            {},
            {"sharedInput": shared, "sharedInputOffset": 3},
            {"pertokenScaleOptional": None},
            {"logit": None, "rowIndex": base["rowIndex"].int()},
            {"bias": samples.make((E, N), "bfloat16", seed=7)},
        ):
            yield Sample(
                _call(name, **{**call, "scale": scale, **more}), f"int8, list type {list_type}, {', '.join(more)}"
            )
        w = integers((E, K, N), 4, 8)
        for parts in (1, 4):
            scale4 = samples.make((E, parts, N), "float32", low=0.002, high=0.02, seed=9)
            bias = samples.make((E, N), "float32", seed=10)
            offset = samples.make((E, parts, N), "float32", low=-0.1, high=0.1, seed=11)
            for weight in (packed(w), pack_rows(w)):
                for given in (None, offset) if name != "GroupedMatmulFinalizeRoutingWeightNz" else (None,):
                    yield Sample(
                        _call(
                            name,
                            **{**call, "x2": weight, "scale": words(scale4), "bias": bias, "offset": given}
                            | {"sharedInput": shared},
                        ),
                        f"int4 weight {tuple(weight.shape)}, list type {list_type}, {parts} groups, "
                        f"offset {given is not None}",
                    )


def _reference(**call: Any) -> T:
    get: dict[str, Any] = {
        name: call.get(name, call.get(f"{name}Optional")) for name in (*NAMES, "offset", "pertokenScale")
    }
    x, w, out = call["x1"], call["x2"], torch.zeros(BATCH, N, dtype=torch.float64)
    at, k = 0, x.shape[1]
    four = w.dtype == torch.int32
    scale = families.factors(get["scale"]).reshape(E, -1, N)
    for e, number in enumerate(get["groupList"].tolist()):
        end = at + number if call["groupListType"] == 1 else number
        right = w[e]
        if four:
            right = families.unpack(right, -1 if right.shape[0] == k else -2)
        rows = x[at:end].double()
        # 4-bit weights see x without the 8 that its two signed halves leave out.
        y = families.product(rows - (8 if four else 0), right.double() * families.by_group(scale[e], k))
        bias: Any = None if get["bias"] is None else get["bias"][e]
        if four:
            y = y + get["bias"][e]
            if get["offset"] is not None:
                y = y + families.product(rows, families.by_group(get["offset"][e], k))
        if get["pertokenScale"] is not None:
            y = y * get["pertokenScale"].reshape(-1, 1)[at:end]
        if not four and bias is not None:
            y = y + bias
        for i in range(at, end):
            factor = 1.0 if get["logit"] is None else get["logit"][i]
            out[int(get["rowIndex"][i])] += factor * y[i - at]
        at = end
    if get["sharedInput"] is not None:
        first = call["sharedInputOffset"]
        out[first : first + get["sharedInput"].shape[0]] += call["sharedInputWeight"] * get["sharedInput"]
    return out


def _check(sample: Sample, outputs: list[T]) -> None:
    given = {k: v for k, v in sample.arguments.items() if not isinstance(v, Out)}
    as_double = {k: v.double() if isinstance(v, T) and v.dtype.is_floating_point else v for k, v in given.items()}
    families.assert_result(outputs[0], _reference(**as_double), "float32")


def _errors(name: str) -> Iterator[ErrorSample]:
    good = list(_samples(name))
    base = good[0].arguments
    optional = "" if "WeightNz" in name else "Optional"
    yield samples.null(base, "x1")
    yield samples.bad_dtype(base, "x1", "float16", (M, K))
    yield samples.bad_dtype(base, "out", "float16", (BATCH, N))
    yield ErrorSample({**base, "x1": integers((M, K + 1), 8, 1)}, 161002, ("k-axis", f"[{M},{K + 1}]"))
    yield ErrorSample({**base, "dtype": 1}, 161002, ("dtype", "1"))
    yield ErrorSample({**base, "groupListType": 2}, 161002, ("groupListType", "2"))
    row = base[f"rowIndex{optional}"]
    yield ErrorSample({**base, f"rowIndex{optional}": row[:-1]}, 161002, ("rowIndex", f"[{M - 1}]", f"[{M}]"))
    yield ErrorSample({**base, f"rowIndex{optional}": None}, 161002, ("rowIndex", "not given"))
    shared = next(s.arguments for s in good if s.arguments[f"sharedInput{optional}"] is not None)
    yield ErrorSample({**shared, "sharedInputOffset": BATCH - 1}, 161002, ("shared input", str(BATCH - 1)))


for _name in (
    "GroupedMatmulFinalizeRoutingV2",
    "GroupedMatmulFinalizeRoutingV3",
    "GroupedMatmulFinalizeRoutingWeightNz",
    "GroupedMatmulFinalizeRoutingWeightNzV2",
):
    _o = "" if "WeightNz" in _name else "Optional"
    define(
        _name,
        native(),
        check=_check,
        contract=Contract(
            {
                "x1": dtypes("int8"),
                "x2": dtypes("int8", "int32"),
                "pertokenScaleOptional": dtypes("float32"),
                f"logit{_o}": dtypes("float32"),
                f"rowIndex{_o}": dtypes("int32", "int64"),
                f"sharedInput{_o}": dtypes("bfloat16", "float16", "float32"),
                "out": dtypes("float32"),
            },
            (rank("x1", 2, 2), rank("x2", 3, 5), rank("out", 2, 2), custom("grouped_finalize_routing")),
        ),
        samples=lambda n=_name: _samples(n),  # type: ignore[misc]
        errors=lambda n=_name: _errors(n),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="GroupedMatmulFinalizeRouting"),
    )
