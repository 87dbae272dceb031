"""Goodness-of-fit tests: each returns a p-value, the probability that a right generator does at least as badly.

The seeds of the tests are fixed, so a limit of 1e-4 is not a source of chance failures. Wrong distributions of kinds
that occur (a wrong parameter, a missing end, words used twice) fall below it: test_random_power.py shows that.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import torch

LIMIT = 1e-4

Cdf = Callable[[torch.Tensor], torch.Tensor]


def kolmogorov_smirnov(values: torch.Tensor, cdf: Cdf) -> float:
    """Against a continuous distribution; ``cdf`` maps float64 values to [0, 1]."""
    x = values.double().flatten().sort().values
    n = x.numel()
    f = cdf(x)
    steps = torch.arange(n, dtype=torch.float64)
    distance = max((f - steps / n).max().item(), ((steps + 1) / n - f).max().item())
    t = distance * (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n))
    if t < 0.2:
        return 1.0
    return max(0.0, min(1.0, 2 * sum((-1) ** (k - 1) * math.exp(-2 * (k * t) ** 2) for k in range(1, 101))))


def chi_square(counts: torch.Tensor, probabilities: torch.Tensor, fitted: int = 0) -> float:
    """Observed counts against the probabilities of the cells (which add up to 1). Cells should expect five or more."""
    observed = counts.double().flatten()
    expected = probabilities.double().flatten() * observed.sum()
    assert expected.min() > 0, "a cell of probability zero"
    statistic = ((observed - expected) ** 2 / expected).sum()
    degrees = torch.tensor(float(observed.numel() - 1 - fitted), dtype=torch.float64)
    return torch.special.gammaincc(degrees / 2, statistic / 2).item()


def uniform_counts(values: torch.Tensor, cells: int) -> float:
    """Integers of [0, cells), each with the same probability."""
    counts = torch.bincount(values.long().flatten(), minlength=cells)
    assert counts.numel() == cells, "a value is outside the range"
    return chi_square(counts, torch.full((cells,), 1 / cells))


def independent(a: torch.Tensor, b: torch.Tensor, cells: int = 16) -> float:
    """Whether b says nothing about a: both are ranked, so any continuous distribution will do."""
    assert a.numel() == b.numel()

    def ranked(x: torch.Tensor) -> torch.Tensor:
        return x.flatten().argsort().argsort() * cells // x.numel()

    table = torch.bincount(ranked(a) * cells + ranked(b), minlength=cells * cells)
    return chi_square(table, torch.full((cells * cells,), 1 / cells**2), fitted=2 * (cells - 1))


def binomial(successes: float, trials: int, p: float) -> float:
    """Two-sided, by the normal approximation."""
    z = (successes - trials * p) / math.sqrt(trials * p * (1 - p))
    return math.erfc(abs(z) / math.sqrt(2))


def uniform_cdf(low: float, high: float) -> Cdf:
    return lambda x: ((x - low) / (high - low)).clamp(0, 1)


def normal_cdf(mean: float, std: float) -> Cdf:
    return lambda x: 0.5 * (1 + torch.erf((x - mean) / (std * math.sqrt(2))))


def exponential_cdf(rate: float) -> Cdf:
    return lambda x: -torch.expm1(-rate * x)
