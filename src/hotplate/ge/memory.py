"""The arena: where in one block of memory the intermediate results of a plan stand, by their lifetimes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ALIGNMENT = 512  # of the device allocator


@dataclass(frozen=True)
class Lifetime:
    """A result of `bytes` that step `first` writes and step `last` reads for the last time."""

    bytes: int
    first: int
    last: int


def _rounded(size: int) -> int:
    return (max(size, 1) + ALIGNMENT - 1) // ALIGNMENT * ALIGNMENT


def place(lifetimes: Sequence[Lifetime]) -> tuple[list[int], int]:
    """Offsets of the results, and the size of the arena. Results whose lifetimes meet do not overlap.

    Large results are placed first, each at the lowest offset that is free during its whole lifetime.
    """
    offsets = [0] * len(lifetimes)
    placed: list[tuple[int, int, Lifetime]] = []  # offset, end, lifetime; sorted by offset
    total = 0
    for i in sorted(range(len(lifetimes)), key=lambda i: (-lifetimes[i].bytes, lifetimes[i].first)):
        mine = lifetimes[i]
        size = _rounded(mine.bytes)
        at = 0
        for offset, end, other in placed:
            if other.last < mine.first or mine.last < other.first:
                continue
            if offset >= at + size:
                break
            at = max(at, end)
        offsets[i] = at
        placed.append((at, at + size, mine))
        placed.sort(key=lambda entry: entry[0])
        total = max(total, at + size)
    return offsets, total
