"""GroupedMatmul in its versions: y_i = x_i @ weight_i + bias_i, of real numbers, of integers, or with integer weights.

Facts: the published pages of torch_npu.npu_grouped_matmul and aclnnGroupedMatmulV4/V5, and the call sites.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.quant.quantize import packed
from hotplate.ops.transformer.gmm import families
from hotplate.ops.transformer.gmm.families import integers, pack_rows, turned, words

T = torch.Tensor
REAL = ("float16", "bfloat16", "float32")
HALF = ("float16", "bfloat16")
E, K, N = 3, 48, 24
COUNTS = (4, 0, 5)
M = 11  # two rows behind the last group
ENDS = (4, 4, 9)


def _values(shape: tuple[int, ...], d: str, seed: int) -> T:
    return samples.make(shape, d, low=-1, high=1, seed=seed)


def _call(version: int, **given: Any) -> dict[str, Any]:
    """All arguments of a version, with the defaults of torch_npu."""
    optional = ("bias", "scale", "offset", "antiquantScale", "antiquantOffset", "perTokenScale")
    call: dict[str, Any] = {f"{name}Optional": given.pop(name, None) for name in optional}
    call |= {"x": given.pop("x"), "weight": given.pop("weight")}
    call["groupListOptional"] = given.pop("groups", None)
    call["splitItem"] = given.pop("split")
    if version == 1:
        call.pop("perTokenScaleOptional")
        call["y"] = given.pop("out")
        return call
    reserved = ("activationInput", "activationQuantScale", "activationQuantOffset", "activationFeatureOut")
    call |= {f"{name}Optional": None for name in (*reserved, "dynQuantScaleOut")}
    call |= {"groupType": given.pop("type"), "groupListType": given.pop("list_type", 0)}
    call |= {"actType": given.pop("activation", 0), "out": given.pop("out")}
    if version >= 5:
        call["tuningConfigOptional"] = None
    if version >= 6:
        call["quantGroupSize"] = 0
    assert not given, given
    return call


def _groups(list_type: int) -> T:
    if list_type == 2:
        return torch.tensor([[2, 4], [0, 5]], dtype=torch.int64)
    return torch.tensor(ENDS if list_type == 0 else COUNTS, dtype=torch.int64)


# --- samples ----------------------------------------------------------------------------------------------------------
def _bias_type(d: str) -> str:
    return "float32" if d == "bfloat16" else d


def _real(version: int) -> Iterator[tuple[dict[str, Any], str]]:
    for d in REAL:
        x = _values((M, K), d, 1)
        matrices = [_values((K, N), d, 10 + e) for e in range(E)]
        stack = torch.stack(matrices)
        bias = [_values((N,), _bias_type(d), 20 + e) for e in range(E)]
        one = Out((M, N), d)
        rows = (3, 1, 7)
        many_x = [_values((r, K), d, 30 + r) for r in rows]
        deep = [_values((2, r, 8 * (i + 1)), d, 40 + r) for i, r in enumerate(rows)]
        deep_w = [_values((8 * (i + 1), 5 + i), d, 50 + i) for i in range(E)]
        deep_out = [Out((2, r, 5 + i), d) for i, r in enumerate(rows)]
        deep_bias = [_values((5 + i,), _bias_type(d), 60 + i) for i in range(E)]
        separate: dict[str, Any] = {"type": -1} if version > 1 else {}
        grouped: dict[str, Any] = {"type": 0} if version > 1 else {}
        yield {"x": deep, "weight": deep_w, "bias": deep_bias, "split": 0, "out": deep_out, **separate}, f"{d} separate"
        yield (
            {"x": many_x, "weight": [turned(w) for w in matrices], "split": 2, "out": [one], **grouped},
            f"{d} several x, one output, turned weights",
        )
        for list_type in (0, 1) if version > 1 else (0,):
            more = {"list_type": list_type, **grouped} if version > 1 else {}
            ends: Any = _groups(list_type) if version > 1 else list(ENDS)
            yield (
                {"x": [x], "weight": matrices, "bias": bias, "groups": ends, "split": 3, "out": [one], **more},
                f"{d} one x, several weights, list type {list_type}",
            )
            outs = [Out((c, N), d) for c in COUNTS]
            yield (
                {"x": [turned(x)], "weight": matrices, "groups": ends, "split": 1, "out": outs, **more},
                f"{d} one turned x, several weights and outputs, list type {list_type}",
            )
            if version == 1:
                continue
            for w in (stack, turned(stack)):
                yield (
                    {"x": [x], "weight": [w], "bias": [torch.stack(bias)], "groups": ends, "split": 2, "out": [one]}
                    | more,
                    f"{d} one weight of three dimensions {w.stride()}, list type {list_type}",
                )
            depths = torch.tensor([10, 10, 41] if list_type == 0 else [10, 0, 31], dtype=torch.int64)
            for left in (_values((7, K), d, 3), turned(_values((7, K), d, 3))):
                call = {"x": [left], "weight": [_values((K, N), d, 4)], "groups": depths, "type": 2}
                yield (
                    {**call, "list_type": list_type, "split": 3, "out": [Out((E, 7, N), d)]},
                    f"{d} groups along k {left.stride()}, list type {list_type}",
                )
        empty = Out((0, N), d)
        if version > 1:
            none = torch.zeros(E, dtype=torch.int64)
            yield (
                {"x": [x[:0]], "weight": [stack], "groups": none, "type": 0, "split": 3, "out": [empty]},
                f"{d} no rows",
            )


def _anti(version: int) -> Iterator[tuple[dict[str, Any], str]]:
    """Real x, integer weights."""
    for d in HALF:
        x = _values((M, K), d, 1)
        for bits in (8, 4) if version > 1 else (8,):
            w = integers((E, K, N), bits, 2)
            kinds = [w, turned(w)] if bits == 8 else [packed(w), pack_rows(w)]
            for groups in (1, 4) if bits == 4 else (1,):
                shape = (E, N) if groups == 1 else (E, groups, N)
                scale = samples.make(shape, d, low=0.01, high=0.1, seed=3)
                offset = samples.make(shape, d, low=-4, high=4, seed=4).round()
                for i, weight in enumerate(kinds):
                    for given in (None, offset):
                        bias = _values((E, N), _bias_type(d), 5)
                        call: dict[str, Any] = {"x": [x], "split": 3, "out": [Out((M, N), d)]}
                        if version == 1:
                            yield (
                                call
                                | {"weight": list(weight), "bias": list(bias), "antiquantScale": list(scale)}
                                | {"antiquantOffset": None if given is None else list(given), "groups": list(ENDS)},
                                f"{d} int{bits} weights, layout {i}, offset {given is not None}",
                            )
                            continue
                        yield (
                            call
                            | {"weight": [weight], "bias": [bias], "antiquantScale": [scale], "groups": _groups(0)}
                            | {"antiquantOffset": None if given is None else [given], "type": 0},
                            f"{d} int{bits} weights, layout {i}, {groups} groups, offset {given is not None}",
                        )


def _quant(version: int) -> Iterator[tuple[dict[str, Any], str]]:
    """Integers on both sides."""
    x, w = integers((M, K), 8, 1), integers((E, K, N), 8, 2)
    bias = samples.make((E, N), "int32", low=-500, high=500, seed=3)
    real_bias = _values((E, N), "float32", 4)
    scale = samples.make((E, N), "float32", low=0.0002, high=0.002, seed=5)
    offsets = samples.make((E, N), "int32", low=-20, high=20, seed=6)
    token = samples.make((M,), "float32", low=0.1, high=2, seed=7)
    one = {"x": [x], "groups": _groups(0) if version > 1 else list(ENDS), "split": 3}
    if version > 1:
        one["type"] = 0

    def stacked(more: dict[str, Any], k: str) -> bool:
        return isinstance(more.get(k), T)

    def call(kind: str, **more: Any) -> dict[str, Any]:
        lists = {k: [more.pop(k)] if version > 1 else list(more.pop(k)) for k in ("scale", "bias") if stacked(more, k)}
        weight = [w] if version > 1 else list(w)
        return {**one, "weight": weight, **lists, **more, "out": [Out((M, N), kind)]}

    yield call("int8", scale=words(scale), bias=bias), "int8 by words"
    yield call("int8", scale=words(scale, offsets), bias=bias), "int8 by words with offsets"
    if version == 1:
        return
    yield call("int32"), "int32 sums"
    yield call("int32", bias=bias), "int32 sums with bias"
    yield call("float16", scale=scale, bias=bias), "float16"
    yield call("float16", scale=words(scale[:, :1].expand(E, N).contiguous())), "float16 by equal words"
    yield call("bfloat16", scale=scale.bfloat16()), "bfloat16"
    yield call("bfloat16", scale=scale.bfloat16(), bias=real_bias), "bfloat16, real bias"
    for activation in (0, 1, 2, 4, 5):
        kind = HALF[activation % 2]
        yield (
            call(kind, scale=scale, bias=bias, perTokenScale=[token], activation=activation),
            f"{kind} by token, activation {activation}",
        )
    yield call("float16", scale=scale, perTokenScale=[token], bias=real_bias), "float16 by token, real bias"
    for list_type in (1, 2):
        yield (
            call("float16", scale=scale, perTokenScale=[token], groups=_groups(list_type), list_type=list_type),
            f"list type {list_type}",
        )
    parts = [integers((r, K), 8, 8 + r) for r in (3, 1, 7)]
    tokens = [token[:r] for r in (3, 1, 7)]
    yield (
        call("float16", x=parts, groups=None, scale=list(scale), perTokenScale=tokens, bias=list(bias))
        | {"weight": [turned(m) for m in w]},
        "several x, one output",
    )
    w4 = integers((E, K, N), 4, 9)
    for groups in (1, 4):
        scale4 = samples.make((E, groups, N), "float32", low=0.002, high=0.02, seed=10)
        for i, weight in enumerate((packed(w4), pack_rows(w4))):
            for kind in HALF:
                more = {"scale": words(scale4), "perTokenScale": [token], "weight": [weight]}
                yield call(kind, bias=real_bias, **more), f"int8 x, int4 weights, layout {i}, {groups} groups, {kind}"
                x4 = packed(integers((M, K), 4, 11))
                yield call(kind, x=[x4], **more), f"int4 x and weights, layout {i}, {groups} groups, {kind}"


def _samples(version: int) -> Iterator[Sample]:
    for maker in (_real, _anti, _quant):
        for call, note in maker(version):
            yield Sample(_call(version, **call), note)


# --- reference --------------------------------------------------------------------------------------------------------
def _part(given: list[T] | None, e: int, experts: int) -> T | None:
    if not given:
        return None
    return given[e] if len(given) == experts and (experts > 1 or given[0].dim() == 1) else given[0][e]


def _of(call: dict[str, Any], x: T, w: T, e: int, experts: int, token: T | None, kind: str) -> T:
    def get(name: str) -> T | None:
        return _part(call.get(f"{name}Optional"), e, experts)

    four = x.dtype == torch.int32
    left = families.unpack(x) if four else x
    k, bias, scale = left.shape[1], get("bias"), get("scale")
    if w.dtype == torch.int32:
        w = families.unpack(w, -1 if w.shape[0] == k else -2)
    if not (four or x.dtype == torch.int8):
        right = w.double()
        anti, offset = get("antiquantScale"), get("antiquantOffset")
        if anti is not None:
            right = (right + (0 if offset is None else families.by_group(offset.double(), k))) * families.by_group(
                anti.double(), k
            )
        return families.product(left, right) + (0 if bias is None else bias.double())
    right = w.double()
    if scale is None:
        return families.product(left, right) + (0 if bias is None else bias)
    by = families.factors(scale)
    if by.dim() > 1:
        halves = 0 if four else 8  # what two signed 4-bit halves of an int8 leave out
        y = families.product(left.double() - halves, right * families.by_group(by, k))
        y = y + (0 if bias is None else bias.double())
    else:
        y = families.product(left, right)
        y = (y + bias if bias is not None and bias.dtype == torch.int32 else y) * by
    if token is not None:
        y = y * token.double().unsqueeze(1)
    if bias is not None and by.dim() == 1 and bias.dtype != torch.int32:
        y = y + bias.double()
    if kind == "int8" and scale.dtype == torch.int64:
        y = y + families.word_offsets(scale)
    return families.activated(y, call.get("actType", 0))


def _expected(call: dict[str, Any], outs: list[Any]) -> list[T]:
    x, w, groups = call["x"], call["weight"], call["groupListOptional"]
    kind, split = outs[0].dtype, call["splitItem"]
    tokens = call.get("perTokenScaleOptional")
    kind_of_list = call.get("groupListType", 0)
    if groups is not None and kind_of_list == 0:
        ends = [0, *(int(v) for v in groups)]
        spans = [(e, ends[e], ends[e + 1]) for e in range(len(ends) - 1)]
    elif groups is not None:
        spans, at = [], 0
        for e, row in enumerate(groups.tolist()):
            expert, count = (row[0], row[1]) if kind_of_list == 2 else (e, row)
            spans.append((expert, at, at + count))
            at += count
    if call.get("groupType") == 2:
        parts = [families.product(x[0][:, a:b], w[0][a:b]) for _, a, b in spans]
        return [torch.stack(parts)] if split > 1 else parts
    matrices = list(w[0]) if len(w) == 1 and w[0].dim() == 3 else w
    if groups is None:
        results = []
        for e, left in enumerate(x):
            token = None if tokens is None else tokens[e]
            y = _of(call, left.flatten(0, -2), matrices[e], e, len(matrices), token, kind)
            results.append(y.reshape(*left.shape[:-1], y.shape[-1]))
        return [torch.cat(results)] if split > 1 else results
    count = x[0].shape[0]
    whole = torch.zeros(count, outs[0].shape[-1], dtype=torch.float64)
    for e, a, b in spans:
        token = None if tokens is None else tokens[0][a:b]
        whole[a:b] = _of(call, x[0][a:b], matrices[e], e, len(matrices), token, kind)
    return [whole] if split > 1 else [whole[a:b] for _, a, b in spans]


def _check(sample: Sample, outputs: list[Any]) -> None:
    name = "y" if "y" in sample.arguments else "out"
    outs = sample.arguments[name]
    wanted = _expected(sample.arguments, outs)
    got = families.as_list(outputs[0])
    assert len(got) == len(wanted)
    for g, want, out in zip(got, wanted, outs, strict=True):
        families.assert_result(g, want, out.dtype)


# --- refusals ---------------------------------------------------------------------------------------------------------
def _errors(version: int) -> Iterator[ErrorSample]:
    good = {note: call for call, note in _real(version)}
    base = _call(version, **dict(good["float16 one x, several weights, list type 0"]))
    out = "y" if version == 1 else "out"
    yield samples.null(base, "x")
    yield samples.null(base, "weight")
    yield ErrorSample({**base, "x": [samples.make((M, K), "int64")]}, 161002, ("x", "DT_INT64"))
    yield ErrorSample({**base, "splitItem": 4}, 161002, ("splitItem", "4", "0, 1, 2, 3"))
    yield ErrorSample({**base, "x": [_values((M, K + 1), "float16", 1)]}, 161002, ("k-axis", f"[{M},{K + 1}]"))
    yield ErrorSample({**base, out: [Out((M, N), "float16")] * 2}, 161002, ("output", "2", "splitItem"))
    yield ErrorSample({**base, out: [Out((M + 1, N), "float16")]}, 161002, ("output", f"[{M + 1},{N}]"))
    yield ErrorSample({**base, "offsetOptional": [_values((N,), "float32", 1)]}, 161002, ("offsetOptional",))
    bf16 = _call(version, **dict(good["bfloat16 one x, several weights, list type 0"]))
    wrong = [b.bfloat16() for b in bf16["biasOptional"]]
    yield ErrorSample({**bf16, "biasOptional": wrong}, 161002, ("biasOptional", "DT_BFLOAT16"))
    if version == 1:
        yield ErrorSample({**base, "groupListOptional": [4, 3, 9]}, 161002, ("groupListOptional[1]", "3"))
        yield ErrorSample({**base, "groupListOptional": [4, 4, M + 1]}, 161002, ("groupListOptional", str(M + 1)))
        return
    yield ErrorSample({**base, "groupType": 1}, 161002, ("groupType", "1", "-1, 0, 2"))
    yield ErrorSample({**base, "actType": 3}, 161002, ("actType", "3"))
    yield ErrorSample({**base, "actType": 1}, 161002, ("activation", "per-token"))
    yield ErrorSample({**base, "groupListType": 2}, 161002, ("groupListType", "int8"))
    yield ErrorSample({**base, "groupListOptional": None}, 161002, ("groupListOptional",))
    yield ErrorSample(
        {**base, "groupListOptional": torch.tensor([4, 9], dtype=torch.int64)}, 161002, ("groupListOptional", "[2]")
    )
    yield ErrorSample({**base, "weight": base["weight"] * 43}, 161002, ("129", "128"))


ANY = dtypes("float16", "bfloat16", "float32", "int8", "int32")
for _name, _version in (
    ("GroupedMatmul", 1),
    ("GroupedMatmulV4", 4),
    ("GroupedMatmulV5", 5),
    ("GroupedMatmulWeightNz", 6),
):
    define(
        _name,
        native(),
        check=_check,
        contract=Contract({"x": ANY, "weight": ANY}, (custom("grouped_matmul"),)),
        samples=lambda v=_version: _samples(v),  # type: ignore[misc]
        errors=lambda v=_version: _errors(v),  # type: ignore[misc]
        cost=Cost(unit="cube", kernel="GroupedMatmul"),
    )


# --- added to what is there -------------------------------------------------------------------------------------------
def _add_samples(v2: bool) -> Iterator[Sample]:
    for d in HALF:
        for k, m, n in ((40, 5, 7), (300, 33, 70)):
            for list_type in (0, 1) if v2 else (0,):
                counts = [k // 4, 0, k // 2]
                ends = [k // 4, k // 4, k // 4 + k // 2]
                for shape in ((3 * m, n), (3, m, n)):
                    yield Sample(
                        {
                            "x": _values((k, m), d, 1),
                            "weight": _values((k, n), d, 2),
                            "groupList": torch.tensor(counts if list_type else ends, dtype=torch.int64),
                            "yRef": _values(shape, "float32", 3),
                            "transposeX": True,
                            "transposeWeight": False,
                            "groupType": 2,
                            **({"groupListType": list_type} if v2 else {}),
                        },
                        f"{d} {k} x {m} x {n}, list type {list_type}, result {shape}",
                        tolerance=(1e-5, 1e-4),
                    )


def _add(x: T, weight: T, groupList: T, yRef: T, groupListType: int = 0, **_: Any) -> T:
    result = yRef.clone().reshape(groupList.shape[0], x.shape[1], weight.shape[1])
    at = 0
    for e, number in enumerate(groupList.tolist()):
        end = at + number if groupListType == 1 else number
        result[e] += families.product(x[at:end].t(), weight[at:end])
        at = end
    return result.reshape(yRef.shape)


for _name in ("GroupedMatmulAdd", "GroupedMatmulAddV2"):
    _v2 = _name.endswith("V2")
    define(
        _name,
        native(),
        reference=_add,
        contract=Contract(
            {
                "x": dtypes("float16", "bfloat16"),
                "weight": dtypes("float16", "bfloat16"),
                "groupList": dtypes("int64"),
                "yRef": dtypes("float32"),
            },
            (
                rank("x", 2, 2),
                rank("weight", 2, 2),
                rank("groupList", 1, 1),
                same_dtype("x", "weight"),
                custom("grouped_matmul_add"),
            ),
        ),
        samples=lambda v2=_v2: _add_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_add_samples(v2)).arguments, "x"),
            samples.bad_dtype(next(_add_samples(v2)).arguments, "x", "float32", (40, 5)),
            samples.bad_dtype(next(_add_samples(v2)).arguments, "yRef", "float16", (15, 7)),
            ErrorSample({**next(_add_samples(v2)).arguments, "groupType": 0}, 161002, ("groupType", "0")),
            ErrorSample({**next(_add_samples(v2)).arguments, "transposeX": False}, 161002, ("transposeX",)),
            ErrorSample(
                {**next(_add_samples(v2)).arguments, "weight": _values((41, 7), "float16", 1)}, 161002, ("k-axis",)
            ),
            ErrorSample(
                {**next(_add_samples(v2)).arguments, "yRef": _values((14, 7), "float32", 1)}, 161002, ("yRef", "[14,7]")
            ),
        ),
        cost=Cost(unit="cube", kernel="GroupedMatmulAdd"),
    )
