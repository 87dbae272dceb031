"""Philox 4x32-10 in plain Python, written from the paper, to compare the device's words with."""

from __future__ import annotations

MASK = 0xFFFFFFFF


def block(counter: tuple[int, int, int, int], key: tuple[int, int], rounds: int = 10) -> tuple[int, int, int, int]:
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(rounds):
        p0, p1 = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (p1 >> 32) ^ c1 ^ k0, p1 & MASK, (p0 >> 32) ^ c3 ^ k1, p0 & MASK
        k0, k1 = (k0 + 0x9E3779B9) & MASK, (k1 + 0xBB67AE85) & MASK
    return c0, c1, c2, c3


def words(seed: int, offset: int, indices: list[int]) -> list[int]:
    """Words of a call's stream: block j // 4 under the counter (block, offset) and the key seed, lane j % 4."""
    key = seed & MASK, seed >> 32 & MASK
    result = []
    for j in indices:
        b = j // 4
        result.append(block((b & MASK, b >> 32 & MASK, offset & MASK, offset >> 32 & MASK), key)[j % 4])
    return result
