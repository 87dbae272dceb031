"""Sequences: causal convolutions with and without a cache, and the bias and split of joint projections."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import gradients

T = torch.Tensor
Ints = list[int]
HALF = dtypes("float16", "bfloat16")
LOOSE = {"bfloat16": (2e-2, 5e-2), "float16": (3e-3, 8e-3), "float32": (1e-5, 1e-5)}
KERNEL = 3  # the only width that the causal convolutions take


# --- masked -----------------------------------------------------------------------------------------------------------
def _masked(x: T, weight: T, maskOptional: T | None = None) -> T:
    """x [S, B, H], weight [W, H]: y[s] = sum over k of weight[k] x[s - (W - 1 - k)], 0 where mask [B, S] is false."""
    steps = []
    for s in range(x.shape[0]):
        y = torch.zeros_like(x[0])
        for k, w in enumerate(weight):
            at = s - (weight.shape[0] - 1 - k)
            if at >= 0:
                y = y + w * x[at]
        steps.append(y if maskOptional is None else y * maskOptional[:, s : s + 1])
    return torch.stack(steps)


def _masked_samples(backward: bool) -> Iterator[Sample]:
    for d in sorted(HALF):
        for shape, given in (((7, 2, 5), True), ((1, 3, 4), False), ((2, 1, 6), True), ((9, 2, 16), False)):
            x = samples.make(shape, d)
            weight = samples.make((KERNEL, shape[2]), d, seed=1)
            arguments: dict[str, Any] = {
                "x": x if backward else samples.transposed(x),
                "weight": weight,
                "maskOptional": samples.make((shape[1], shape[0]), "bool", seed=2) if given else None,
            }
            if backward:
                arguments["gradY"] = samples.transposed(samples.make(shape, d, seed=3))
                arguments["gradXOut"] = Out(shape, d)
                arguments["gradWeightOut"] = Out((KERNEL, shape[2]), d)
            else:
                arguments["out"] = Out(shape, d)
            loose = {"bfloat16": (2e-2, 2e-1), "float16": (3e-3, 3e-2)}[d]
            yield Sample(arguments, f"{d} {shape}, mask {given}", tolerance=loose)


_masked_base = next(_masked_samples(False)).arguments
define(
    "MaskedCausalConv1d",
    native(),
    reference=_masked,
    contract=Contract(
        {"x": HALF, "weight": HALF, "maskOptional": dtypes("bool"), "out": HALF},
        (
            rank("x", 3, 3),
            rank("weight", 2, 2),
            rank("maskOptional", 2, 2),
            same_dtype("x", "weight", "out"),
            same_shape("x", "out"),
        ),
    ),
    samples=lambda: _masked_samples(False),
    errors=samples.errors(
        samples.null(_masked_base, "weight"),
        samples.bad_dtype(_masked_base, "x", "float32", (7, 2, 5)),
        samples.bad_dtype(_masked_base, "maskOptional", "uint8", (2, 7)),
        ErrorSample({**_masked_base, "x": samples.make((7, 5), "bfloat16")}, 161002, ("x", "[3]")),
    ),
    cost=Cost(operations_per_element=6.0),
)


def _masked_gradient(gradY: T, x: T, weight: T, maskOptional: T | None) -> tuple[T | None, ...]:
    return tuple(gradients(lambda a, w: _masked(a, w, maskOptional), gradY, x, weight))


define(
    "MaskedCausalConv1dBackward",
    native(),
    reference=_masked_gradient,
    contract=Contract(
        {
            "gradY": HALF,
            "x": HALF,
            "weight": HALF,
            "maskOptional": dtypes("bool"),
            "gradXOut": HALF,
            "gradWeightOut": HALF,
        },
        (
            rank("x", 3, 3),
            rank("weight", 2, 2),
            same_dtype("x", "gradY", "weight", "gradXOut", "gradWeightOut"),
            same_shape("x", "gradY", "gradXOut"),
            same_shape("weight", "gradWeightOut"),
        ),
    ),
    samples=lambda: _masked_samples(True),
    cost=Cost(operations_per_element=12.0),
)


# --- with a cache -----------------------------------------------------------------------------------------------------
PANGU = 1  # convMode: outputs that would need tokens from before the sequence are 0


def _cached(x: T, weight: T, convStates: T, given: dict[str, Any]) -> tuple[T, T]:
    """The outputs, and the cache afterwards. Sequence by sequence and token by token, after the documented formulas."""
    states = convStates.clone()
    flat = x.reshape(-1, x.shape[-1])
    result = torch.zeros_like(flat)
    starts = given["queryStartLoc"]
    ends = starts.tolist() if starts is not None else [n * x.shape[1] for n in range(x.shape[0] + 1)]
    length, before = states.shape[1], weight.shape[0] - 1
    lines, computed, accepted = given["cacheIndices"], given["numComputedTokens"], given["numAcceptedTokens"]
    paged = given["blockIdxLastScheduledToken"] is not None
    block = given["blockSize"]
    for n in range(len(ends) - 1):
        tokens = flat[ends[n] : ends[n + 1]]
        count = tokens.shape[0]
        if paged:
            first, last = int(given["blockIdxFirstScheduledToken"][n]), int(given["blockIdxLastScheduledToken"][n])
            read, write = int(lines[n, int(given["initialStateIdx"][n])]), int(lines[n, last])
        else:
            read = write = n if lines is None else int(lines[n])
        if read == given["padSlotId"]:
            continue
        fresh = computed is not None and int(computed[n]) == 0
        if fresh:
            offset, history = 0, [torch.zeros_like(flat[0])] * before
        else:
            offset = int(accepted[n]) - 1 if accepted is not None else length - before
            history = [states[read, i].clone() for i in range(offset + before)]
        line = history + list(tokens)
        kept = line[-min(length, len(line)) :]
        for i, token in enumerate(kept):
            states[write, length - len(kept) + i] = token
        line = line[offset:]
        if paged:
            tail = (count - (block - int(computed[n]) % block)) % block
            full = count - tail - (block if tail == 0 else 0)
            for chunk in range(last - first):
                edge = full - (last - first - chunk - 1) * block
                for j in range(before):
                    states[int(lines[n, first + chunk]), length - before + j] = line[edge + j]
        for i in range(count):
            y = sum((w * line[i + k] for k, w in enumerate(weight)), torch.zeros_like(flat[0]))
            if given["convMode"] == PANGU and computed is not None and i < before - int(computed[n]):
                y = torch.zeros_like(y)
            result[ends[n] + i] = y + tokens[i] * given["residualConnection"]
    return result.reshape(x.shape), states


def _ints(*values: int) -> T:
    return torch.tensor(values, dtype=torch.int32)


def _cached_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    dim = 16
    plain: dict[str, Any] = {
        "queryStartLoc": None,
        "cacheIndices": None,
        "initialStateMode": None,
        "bias": None,
        "numAcceptedTokens": None,
        "numComputedTokens": None,
        "blockIdxFirstScheduledToken": None,
        "blockIdxLastScheduledToken": None,
        "initialStateIdx": None,
        "activationMode": 0,
        "padSlotId": -1,
        "runMode": 0,
        "maxQueryLen": -1,
        "residualConnection": 0,
        "blockSize": 128,
        "convMode": 0,
    }
    # Prompts of several lengths; one slot is skipped in the decoding below.
    prompts = {"queryStartLoc": _ints(0, 5, 8, 15, 19), "cacheIndices": _ints(0, 3, 1, 5)}
    for d in sorted(HALF):
        for note, shape, slots, more in (
            ("prompts", (19, dim), (8, 2), {**prompts, "numComputedTokens": _ints(10, 1, 0, 0), "convMode": PANGU}),
            ("prompts, residual", (19, dim), (8, 2), {**prompts, "residualConnection": 1}),
            ("prompts, speculation", (19, dim), (8, 4), {**prompts, "numAcceptedTokens": _ints(1, 2, 3, 2)}),
            (
                "decoding",
                (4, 3, dim),
                (4, 4),
                {
                    "cacheIndices": _ints(2, 0, 3, 1),
                    "numAcceptedTokens": _ints(1, 2, 1, 3),
                    "numComputedTokens": _ints(5, 3, 0, 4),
                    "convMode": PANGU,
                    "residualConnection": 1,
                },
            ),
            ("decoding without indices", (4, 1, dim), (4, 3), {}),
            (
                "pages",
                (14, dim),
                (6, 2),
                {
                    "queryStartLoc": _ints(0, 9, 14),
                    "cacheIndices": torch.tensor([[0, 1, 2], [3, 4, 5]], dtype=torch.int32),
                    "numComputedTokens": _ints(0, 4),
                    "blockIdxFirstScheduledToken": _ints(0, 1),
                    "blockIdxLastScheduledToken": _ints(2, 2),
                    "initialStateIdx": _ints(0, 0),
                    "blockSize": 4,
                    "maxQueryLen": 9,
                },
            ),
        ):
            arguments = {
                "x": samples.make(shape, d),
                "weight": samples.make((KERNEL, dim), d, seed=1),
                "convStates": samples.make((*slots, dim), d, seed=2),
                **plain,
                **more,
            }
            yield f"{d} {note}", arguments


def _cached_reference(x: T, weight: T, convStates: T, inplace: bool, given: dict[str, Any]) -> tuple[T, T]:
    y, states = _cached(x, weight, convStates, given)
    return (y, states) if inplace else (states, y)


def _cached_samples(inplace: bool) -> Iterator[Sample]:
    for note, arguments in _cached_cases():
        d = note.split()[0]
        out = {} if inplace else {"y": Out(tuple(arguments["x"].shape), d)}
        yield Sample({**arguments, **out}, note, tolerance={"bfloat16": (2e-2, 2e-1), "float16": (3e-3, 3e-2)}[d])


_cached_base = next(_cached_samples(False)).arguments
_int32 = dtypes("int32")
_cached_dtypes = {
    "x": HALF,
    "weight": HALF,
    "convStates": HALF,
    **dict.fromkeys(
        (
            "queryStartLoc",
            "cacheIndices",
            "initialStateMode",
            "numAcceptedTokens",
            "numComputedTokens",
            "blockIdxFirstScheduledToken",
            "blockIdxLastScheduledToken",
            "initialStateIdx",
        ),
        _int32,
    ),
}
_cached_rules = (
    rank("x", 2, 3),
    rank("weight", 2, 2),
    rank("convStates", 3, 3),
    same_dtype("x", "weight", "convStates"),
    in_range("residualConnection", 0, 1),
    in_range("convMode", 0, 1),
    in_range("blockSize", 2, 2**31 - 1),
)
define(
    "FusedCausalConv1d",
    native(),
    reference=lambda x, weight, convStates, **given: _cached_reference(x, weight, convStates, False, given),
    contract=Contract({**_cached_dtypes, "y": HALF}, (*_cached_rules, same_shape("x", "y"), same_dtype("x", "y"))),
    samples=lambda: _cached_samples(False),
    errors=samples.errors(
        samples.null(_cached_base, "weight"),
        samples.bad_dtype(_cached_base, "x", "float32", (19, 16)),
        samples.bad_dtype(_cached_base, "cacheIndices", "int64", (4,)),
        ErrorSample({**_cached_base, "convMode": 2}, 161002, ("convMode", "[0, 1]")),
        ErrorSample({**_cached_base, "blockSize": 1}, 161002, ("blockSize",)),
    ),
    cost=Cost(operations_per_element=6.0),
)
define(
    "InplaceFusedCausalConv1d",
    native(),
    reference=lambda x, weight, convStates, **given: _cached_reference(x, weight, convStates, True, given),
    contract=Contract(_cached_dtypes, _cached_rules),
    samples=lambda: _cached_samples(True),
    cost=Cost(operations_per_element=6.0, kernel="FusedCausalConv1d"),
)


# --- joint projections ------------------------------------------------------------------------------------------------
def _split(qkv: T, qkvBias: T, numHeads: int) -> tuple[T, ...]:
    """[B, T, 3 D] plus bias -> q / sqrt(D / heads), k, v, each [B, heads, T, D / heads]."""
    batch, steps, width = qkv.shape
    size = width // 3 // numHeads
    parts = (qkv + qkvBias).reshape(batch, steps, 3, numHeads, size)
    q, k, v = (parts[:, :, i].transpose(1, 2) for i in range(3))
    return q / size**0.5, k, v


def _split_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for batch, steps, heads, size in ((2, 3, 2, 4), (1, 5, 3, 7), (3, 1, 1, 2)):
            out = Out((batch, heads, steps, size), d)
            yield Sample(
                {
                    "qkv": samples.make((batch, steps, 3 * heads * size), d),
                    "qkvBias": samples.make((3 * heads * size,), d, seed=1),
                    "numHeads": heads,
                    "qOut": out,
                    "kOut": out,
                    "vOut": out,
                },
                f"{d} {heads} heads of {size}",
                tolerance=LOOSE[d],
            )


_split_base = next(_split_samples()).arguments
define(
    "TransformBiasRescaleQkv",
    native(),
    reference=_split,
    contract=Contract(
        {"qkv": FLOAT, "qkvBias": FLOAT, "qOut": FLOAT, "kOut": FLOAT, "vOut": FLOAT},
        (
            rank("qkv", 3, 3),
            rank("qkvBias", 1, 1),
            same_dtype("qkv", "qkvBias", "qOut", "kOut", "vOut"),
            same_shape("qOut", "kOut", "vOut"),
            in_range("numHeads", 1, 2**31 - 1),
        ),
    ),
    samples=_split_samples,
    errors=samples.errors(
        samples.null(_split_base, "qkvBias"),
        samples.bad_dtype(_split_base, "qkv", "int32", (2, 3, 24)),
        ErrorSample({**_split_base, "numHeads": 0}, 161002, ("numHeads",)),
    ),
    cost=Cost(operations_per_element=2.0),
)
