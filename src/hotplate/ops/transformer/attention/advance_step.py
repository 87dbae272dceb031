"""The step between two rounds of speculative decoding: next tokens, their positions, and where the cache keeps them."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, in_range, rank, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Sample, define, native

T = torch.Tensor
INT64 = dtypes("int64")


def _samples() -> Iterator[Sample]:
    for sequences, guesses, block, blocks in ((2, 3, 8, 40), (5, 1, 3, 70), (1, 2, 1, 60)):
        each = 1 + guesses
        total = sequences * each
        sampled = samples.make((sequences, each), "int64", low=5, high=50, seed=1)
        sampled[:, 1:] = torch.where(samples.make((sequences, guesses), "bool", seed=2), sampled[:, 1:], -1)
        # Tokens that were not accepted stand behind the others.
        for row in sampled:
            kept = row[row >= 0]
            row.fill_(-1)
            row[: len(kept)] = kept
        yield Sample(
            {
                "inputTokens": samples.make((total,), "int64", low=5, high=50, seed=3),
                "sampledTokenIds": sampled,
                "inputPositions": samples.make((total,), "int64", low=5, high=50, seed=4),
                "seqLens": samples.make((total,), "int64", low=5, high=50, seed=5),
                "slotMapping": samples.make((total,), "int64", low=5, high=50, seed=6),
                "blockTables": samples.make((sequences, blocks), "int64", low=0, high=99, seed=7),
                "specToken": samples.make((sequences, guesses), "int64", low=5, high=50, seed=8),
                "acceptedNum": samples.make((sequences,), "int64", low=0, high=guesses, seed=9),
                "numSeqs": sequences,
                "numQueries": sequences,
                "blockSize": block,
            },
            f"{sequences} sequences, {guesses} guesses, blocks of {block}",
        )


def _reference(
    inputTokens: T,
    sampledTokenIds: T,
    inputPositions: T,
    seqLens: T,
    slotMapping: T,
    blockTables: T,
    specToken: T,
    acceptedNum: T,
    numSeqs: int,
    numQueries: int,
    blockSize: int,
) -> tuple[T, T, T, T]:
    each = 1 + specToken.shape[1]
    tokens, positions, lengths, slots = [], [], [], []
    for n in range(numSeqs):
        row = [t for t in sampledTokenIds[n].tolist() if t >= 0]
        tokens += [row[-1], *specToken[n].tolist()]
        for i in range(each):
            position = int(inputPositions[n * each + i]) + int(acceptedNum[n]) + 1
            positions.append(position)
            lengths.append(position + 1)
            slots.append(int(blockTables[n, position // blockSize]) * blockSize + position % blockSize)
    return torch.tensor(tokens), torch.tensor(positions), torch.tensor(lengths), torch.tensor(slots)


_IN_PLACE = ("inputTokens", "inputPositions", "seqLens", "slotMapping")
define(
    "AdvanceStepV2",
    native(),
    reference=_reference,
    contract=Contract(
        dict.fromkeys((*_IN_PLACE, "sampledTokenIds", "blockTables", "specToken", "acceptedNum"), INT64),
        (
            rank("inputTokens", 1, 1),
            same_shape(*_IN_PLACE),
            rank("sampledTokenIds", 2, 2),
            rank("blockTables", 2, 2),
            rank("specToken", 2, 2),
            rank("acceptedNum", 1, 1),
            in_range("blockSize", 1, 2**31 - 1),
            custom(
                "advance_step", "inputTokens", "sampledTokenIds", "blockTables", "specToken", "acceptedNum", "numSeqs"
            ),
        ),
    ),
    samples=_samples,
    errors=lambda: (
        samples.null(next(_samples()).arguments, "seqLens"),
        samples.bad_dtype(next(_samples()).arguments, "inputTokens", "int32", (8,)),
        ErrorSample({**next(_samples()).arguments, "blockSize": 0}, 161002, ("blockSize", "0")),
        ErrorSample({**next(_samples()).arguments, "numSeqs": 3}, 161002, ("numSeqs", "3")),
    ),
    exact=True,
    cost=Cost(operations_per_element=8.0, kernel="AdvanceStep"),
)
