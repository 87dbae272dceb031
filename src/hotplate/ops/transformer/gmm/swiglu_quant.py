"""Grouped products of integers, a gated unit on their halves, and quantisation of its rows to int8.

Facts: the published page of torch_npu.npu_grouped_matmul_swiglu_quant_v2, and the call sites and tests.
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
from hotplate.ops.transformer.gmm.families import integers, words

T = torch.Tensor
E, M, K, N = 3, 11, 64, 64
COUNTS = (4, 0, 5)  # two rows behind the last group
ENDS = (4, 4, 9)


def blocks(w: T) -> T:
    """[e, k, n] -> the blocks of FRACTAL_NZ, [e, n1, k1, 16, n0] with 32 bytes in a row of a block."""
    n0 = 32 // w.element_size()
    e, k, n = w.shape
    return w.reshape(e, k // 16, 16, n // n0, n0).permute(0, 3, 1, 2, 4).contiguous()


def _cases(version: int) -> Iterator[tuple[dict[str, Any], str]]:
    """x, weight, weightScale and what belongs to them."""
    x, w = integers((M, K), 8, 1), integers((E, K, N), 8, 2)
    for d in ("float32", "float16", "bfloat16"):
        scale = samples.make((E, N), d, low=0.0005, high=0.002, seed=3)
        yield {"x": x, "weight": w, "weightScale": scale}, f"int8, scale {d}"
        yield {"x": x, "weight": blocks(w), "weightScale": scale}, f"int8 in blocks, scale {d}"
    w4 = integers((E, K, N), 4, 4)
    assist = samples.make((E, N), "float32", seed=5)
    for parts in (1, 4):
        shape = (E, N) if parts == 1 else (E, parts, N)
        scale4 = words(samples.make(shape, "float32", low=0.002, high=0.01, seed=6))
        for weight in (packed(w4), blocks(packed(w4))):
            yield (
                {"x": x, "weight": weight, "weightScale": scale4, "assist": assist, "mode": int(parts > 1)},
                f"int4 weight {tuple(weight.shape)}, {parts} groups",
            )
    if version == 1:
        return
    x4 = packed(integers((M, K), 4, 7))
    real = samples.make((E, N), "float32", low=0.01, high=0.05, seed=8)
    for scale in (real, words(real)):
        for smooth in (None, (E, N // 2), (E,)):
            factor = None if smooth is None else samples.make(smooth, "float32", low=0.5, high=2, seed=9)
            yield (
                {"x": x4, "weight": packed(w4), "weightScale": scale, "smooth": factor},
                f"int4, scale {scale.dtype}, smooth {smooth}",
            )


def _samples(version: int) -> Iterator[Sample]:
    for case, note in _cases(version):
        for list_type in (0, 1) if version == 2 else (0,):
            call: dict[str, Any] = {
                "x": case["x"],
                "xScale": samples.make((M,), "float32", low=0.1, high=2, seed=10),
                "groupList": torch.tensor(COUNTS if list_type else ENDS, dtype=torch.int64),
                "output": Out((M, N // 2), "int8"),
                "outputScale": Out((M,), "float32"),
            }
            if version == 1:
                call |= {"weight": case["weight"], "weightScale": case["weightScale"], "bias": case.get("assist")}
                call |= {"offset": None, "outputOffset": Out((), "float32")}
            else:
                call |= {"weight": [case["weight"]], "weightScale": [case["weightScale"]], "bias": None}
                call |= {"weightAssistMatrix": [case["assist"]] if "assist" in case else None}
                call |= {"smoothScale": case.get("smooth"), "dequantMode": case.get("mode", 0), "dequantDtype": 0}
                call |= {"quantMode": 0, "groupListType": list_type, "tuningConfigOptional": None}
            yield Sample(call, f"{note}, list type {list_type}")


def _check(sample: Sample, outputs: list[T]) -> None:
    call = sample.arguments

    def single(name: str) -> Any:
        value = call.get(name)
        return value[0] if isinstance(value, list) else value

    x, w, scale = call["x"], single("weight"), families.factors(single("weightScale")).reshape(E, -1, N)
    assist = single("weightAssistMatrix") if "weightAssistMatrix" in call else call["bias"]
    if w.dim() == 5:
        w = torch.stack([torch.cat(list(part.flatten(1, 2)), -1) for part in w])
    four, x4 = w.dtype == torch.int32, x.dtype == torch.int32
    left = families.unpack(x) if x4 else x
    right = families.unpack(w) if four else w
    halves = 8 if four and not x4 else 0
    wanted, scales = torch.zeros(M, N // 2, dtype=torch.float64), torch.zeros(M, dtype=torch.float64)
    at = 0
    for e, number in enumerate(call["groupList"].tolist()):
        end = at + number if call.get("groupListType") == 1 else number
        y = families.product(left[at:end].double() - halves, right[e].double() * families.by_group(scale[e], K))
        y = y + (0 if assist is None else assist[e].double())
        y = y * call["xScale"][at:end].double().unsqueeze(1)
        gate, up = y.chunk(2, -1)
        s = gate / (1 + torch.exp(-gate)) * up
        if call.get("smoothScale") is not None:
            s = s * call["smoothScale"][e].double()
        scales[at:end] = s.abs().amax(-1) / 127
        wanted[at:end] = s / scales[at:end].unsqueeze(1)
        at = end
    families.assert_result(outputs[0], wanted, "int8")
    torch.testing.assert_close(outputs[1].double(), scales, rtol=2e-5, atol=1e-9)
    if len(outputs) > 2:
        assert outputs[2].item() == 0


def _errors(version: int) -> Iterator[ErrorSample]:
    base = next(_samples(version)).arguments
    yield samples.null(base, "x")
    yield samples.bad_dtype(base, "x", "float16", (M, K))
    yield samples.bad_dtype(base, "output", "float16", (M, N // 2))
    yield ErrorSample({**base, "x": integers((M, K + 1), 8, 1)}, 161002, ("k-axis", f"[{M},{K + 1}]"))
    yield ErrorSample({**base, "output": Out((M, N), "int8")}, 161002, ("output", f"[{M},{N // 2}]"))
    groups = torch.tensor([4, 9], dtype=torch.int64)
    yield ErrorSample({**base, "groupList": groups}, 161002, ("groupList", "[2]", "[3]"))
    assist = samples.make((E, N), "float32")
    if version == 1:
        yield ErrorSample({**base, "bias": assist}, 161002, ("bias", "not supported"))
        yield ErrorSample({**base, "offset": assist}, 161002, ("offset", "not supported"))
        return
    yield ErrorSample({**base, "weightAssistMatrix": [assist]}, 161002, ("weightAssistMatrix", "not supported"))
    yield ErrorSample({**base, "quantMode": 1}, 161002, ("quantMode", "1"))
    yield ErrorSample({**base, "dequantDtype": 1}, 161002, ("dequantDtype", "1"))
    yield ErrorSample({**base, "smoothScale": samples.make((E,), "float32")}, 161002, ("smoothScale", "4-bit"))


for _name, _version in (
    ("GroupedMatmulSwigluQuantWeightNZ", 1),
    ("GroupedMatmulSwigluQuantV2", 2),
    ("GroupedMatmulSwigluQuantWeightNzV2", 2),
):
    define(
        _name,
        native(),
        check=_check,
        contract=Contract(
            {
                "x": dtypes("int8") if _version == 1 else dtypes("int8", "int32"),
                "weight": dtypes("int8", "int32"),
                "xScale": dtypes("float32"),
                "groupList": dtypes("int64"),
                "output": dtypes("int8"),
                "outputScale": dtypes("float32"),
                **({"outputOffset": dtypes("float32")} if _version == 1 else {}),
            },
            (rank("x", 2, 2), custom("grouped_swiglu_quant")),
        ),
        samples=lambda v=_version: _samples(v),  # type: ignore[misc]
        errors=lambda v=_version: _errors(v),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="GroupedMatmulSwigluQuant"),
    )
