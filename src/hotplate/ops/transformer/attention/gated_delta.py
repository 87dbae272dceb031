"""The gated delta rule: linear attention whose state is a matrix of each head, decayed and corrected at each token.

    S <- a S + b (v - a S k) k^T,    o = S (scale q)

with the decay a = exp(g), and exp(gk) for each key element (Yang, Kautz and Hatamizadeh, Gated Delta Networks).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, rank, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
BF16 = dtypes("bfloat16")
FLOAT32 = dtypes("float32")
INT32 = dtypes("int32")
LOOSE = (2e-2, 1e-2)
# Key heads, value heads, key size, value size.
HEADS = ((2, 4, 8, 6), (1, 1, 16, 16), (4, 4, 5, 7))


def unit(shape: tuple[int, ...], seed: int) -> T:
    """Vectors of length one along the last dimension."""
    return torch.nn.functional.normalize(samples.make(shape, "float32", seed=seed), dim=-1).bfloat16()


def step(state: T, k: T, v: T, beta: T, decay: T) -> T:
    """The state [value, key] of one head after a token: beta is a number, decay one or one for each key element."""
    kept = state * decay
    identity = torch.eye(k.shape[0], dtype=k.dtype)
    return kept @ (identity - beta * torch.outer(k, k)) + beta * torch.outer(v, k)


def tokens(lengths: list[int], heads: tuple[int, int, int, int]) -> dict[str, Any]:
    """Queries, keys, values and rates of sequences that stand one behind the other."""
    key_heads, value_heads, key, value = heads
    total = sum(lengths)
    return {
        "query": unit((total, key_heads, key), 1),
        "key": unit((total, key_heads, key), 2),
        "value": samples.make((total, value_heads, value), "bfloat16", low=-1, high=1, seed=3),
        "beta": samples.make((total, value_heads), "bfloat16", low=0.1, high=0.9, seed=4),
        "actualSeqLengths": torch.tensor(lengths, dtype=torch.int32),
        "scaleValue": 0.25,
    }


# --- whole sequences --------------------------------------------------------------------------------------------------
def _chunk_samples() -> Iterator[Sample]:
    for heads in HEADS:
        for lengths in ([5], [3, 70, 1]):
            for gated in (True, False):
                _, value_heads, key, value = heads
                total = sum(lengths)
                state = (len(lengths), value_heads, value, key)
                yield Sample(
                    {
                        **tokens(lengths, heads),
                        "initialState": samples.make(state, "bfloat16", low=-1, high=1, seed=5),
                        "gOptional": samples.make((total, value_heads), "float32", low=-1, high=0, seed=6)
                        if gated
                        else None,
                        "out": Out((total, value_heads, value), "bfloat16"),
                        "finalState": Out(state, "bfloat16"),
                    },
                    f"heads {heads}, lengths {lengths}, gated {gated}",
                    tolerance=LOOSE,
                )


def _chunk(
    query: T,
    key: T,
    value: T,
    beta: T,
    initialState: T,
    actualSeqLengths: T,
    scaleValue: float,
    gOptional: T | None,
) -> tuple[T, T]:
    out, final = torch.zeros_like(value), initialState.clone()
    share = value.shape[1] // key.shape[1]
    for head in range(value.shape[1]):
        first = 0
        for n, length in enumerate(actualSeqLengths.tolist()):
            state = initialState[n, head]
            for t in range(first, first + length):
                decay = torch.ones((), dtype=torch.float64) if gOptional is None else gOptional[t, head].exp()
                state = step(state, key[t, head // share], value[t, head], beta[t, head], decay)
                out[t, head] = state @ query[t, head // share] * scaleValue
            first += length
            final[n, head] = state
    return out, final


_TYPES = {
    **dict.fromkeys(("query", "key", "value", "beta", "out"), BF16),
    "actualSeqLengths": INT32,
}
_RULES = (
    rank("query", 3, 3),
    rank("value", 3, 3),
    same_shape("query", "key"),
    same_shape("value", "out"),
    custom("delta_heads", "query", "value", "beta"),
)
define(
    "ChunkGatedDeltaRule",
    native(),
    reference=_chunk,
    contract=Contract(
        {**_TYPES, "initialState": BF16, "gOptional": FLOAT32, "finalState": BF16},
        (
            *_RULES,
            rank("initialState", 4, 4),
            same_shape("initialState", "finalState"),
            same_shape("beta", "gOptional"),
        ),
    ),
    samples=_chunk_samples,
    errors=lambda: (
        samples.null(next(_chunk_samples()).arguments, "initialState"),
        samples.bad_dtype(next(_chunk_samples()).arguments, "query", "float16", (5, 2, 8)),
        ErrorSample(
            {**next(_chunk_samples()).arguments, "beta": samples.make((5, 3), "bfloat16")}, 161002, ("beta", "[5,3]")
        ),
        ErrorSample(
            {**next(_chunk_samples()).arguments, "key": samples.make((5, 2, 9), "bfloat16")}, 161002, ("key", "[5,2,9]")
        ),
    ),
    cost=Cost(unit="mixed", operations_per_element=400.0),
)


# --- a few tokens of each sequence, states in a cache -----------------------------------------------------------------
def _recurrent_samples() -> Iterator[Sample]:
    for heads in HEADS:
        for lengths in ([1, 1], [2, 3, 1]):
            for gated, keyed, accepted in ((True, False, True), (False, False, False), (True, True, True)):
                _, value_heads, key, value = heads
                total = sum(lengths)
                blocks = total + 2
                yield Sample(
                    {
                        **tokens(lengths, heads),
                        "stateRef": samples.make((blocks, value_heads, value, key), "bfloat16", low=-1, high=1, seed=5),
                        "ssmStateIndices": torch.arange(blocks - 1, blocks - 1 - total, -1, dtype=torch.int32),
                        "g": samples.make((total, value_heads), "float32", low=-1, high=0, seed=6) if gated else None,
                        "gk": samples.make((total, value_heads, key), "float32", low=-1, high=0, seed=7)
                        if keyed
                        else None,
                        "numAcceptedTokens": torch.tensor([min(n, 2) for n in lengths], dtype=torch.int32)
                        if accepted
                        else None,
                        "out": Out((total, value_heads, value), "bfloat16"),
                    },
                    f"heads {heads}, lengths {lengths}, g {gated}, gk {keyed}, accepted {accepted}",
                    tolerance=LOOSE,
                )


def _recurrent(
    query: T,
    key: T,
    value: T,
    beta: T | None,
    stateRef: T,
    actualSeqLengths: T,
    ssmStateIndices: T,
    g: T | None,
    gk: T | None,
    numAcceptedTokens: T | None,
    scaleValue: float,
) -> tuple[T, T]:
    assert beta is not None
    out, states = torch.zeros_like(value), stateRef.clone()
    share = value.shape[1] // key.shape[1]
    first = 0
    for n, length in enumerate(actualSeqLengths.tolist()):
        accepted = 1 if numAcceptedTokens is None else int(numAcceptedTokens[n])
        start = stateRef[int(ssmStateIndices[first + accepted - 1])].clone()
        for head in range(value.shape[1]):
            state = start[head]
            for t in range(first, first + length):
                decay = torch.ones(key.shape[2], dtype=torch.float64)
                decay = decay if g is None else decay * g[t, head].exp()
                decay = decay if gk is None else decay * gk[t, head].exp()
                state = step(state, key[t, head // share], value[t, head], beta[t, head], decay)
                states[int(ssmStateIndices[t]), head] = state
                out[t, head] = state @ query[t, head // share] * scaleValue
        first += length
    return states, out


define(
    "RecurrentGatedDeltaRule",
    native(),
    reference=_recurrent,
    contract=Contract(
        {
            **_TYPES,
            "stateRef": BF16,
            "ssmStateIndices": INT32,
            "numAcceptedTokens": INT32,
            "g": FLOAT32,
            "gk": FLOAT32,
        },
        (*_RULES, rank("stateRef", 4, 4), same_shape("beta", "g"), same_shape("actualSeqLengths", "numAcceptedTokens")),
    ),
    samples=_recurrent_samples,
    errors=lambda: (
        samples.null(next(_recurrent_samples()).arguments, "stateRef"),
        samples.bad_dtype(next(_recurrent_samples()).arguments, "value", "float32", (2, 4, 6)),
    ),
    cost=Cost(unit="mixed", operations_per_element=400.0),
)
