"""The tests of this folder would notice: generators with the mistakes that happen in practice are rejected."""

import torch
from distributions import (
    LIMIT,
    binomial,
    chi_square,
    exponential_cdf,
    independent,
    kolmogorov_smirnov,
    normal_cdf,
    uniform_cdf,
    uniform_counts,
)

N = 200_000


def generator() -> torch.Generator:
    return torch.Generator().manual_seed(99)


def uniform() -> torch.Tensor:
    return torch.rand(N, generator=generator(), dtype=torch.float64)


def normal() -> torch.Tensor:
    return torch.randn(N, generator=generator(), dtype=torch.float64)


def test_right_generators_pass() -> None:
    u = uniform()
    assert kolmogorov_smirnov(u, uniform_cdf(0, 1)) > LIMIT
    assert kolmogorov_smirnov(normal(), normal_cdf(0, 1)) > LIMIT
    assert kolmogorov_smirnov(-torch.log1p(-u), exponential_cdf(1)) > LIMIT
    assert uniform_counts((u * 256).long(), 256) > LIMIT
    assert independent(u[:-1], u[1:]) > LIMIT


def test_a_wrong_parameter_is_noticed() -> None:
    assert kolmogorov_smirnov(uniform() * 0.98, uniform_cdf(0, 1)) < LIMIT
    assert kolmogorov_smirnov(normal() * 1.03, normal_cdf(0, 1)) < LIMIT
    assert kolmogorov_smirnov(normal() + 0.02, normal_cdf(0, 1)) < LIMIT
    assert kolmogorov_smirnov(-torch.log1p(-uniform()) * 1.03, exponential_cdf(1)) < LIMIT


def test_a_wrong_shape_is_noticed() -> None:
    assert kolmogorov_smirnov(uniform() ** 1.05, uniform_cdf(0, 1)) < LIMIT
    sum_of_twelve = torch.rand(12, N, generator=generator(), dtype=torch.float64).sum(0) - 6
    wide = sum_of_twelve * (1 + 0.1 * sum_of_twelve.abs())
    assert kolmogorov_smirnov(wide, normal_cdf(0, 1)) < LIMIT


def test_rounding_up_to_one_is_noticed() -> None:
    """Round to nearest instead of equal steps: the ends of the range get half a step too much or too little."""
    x = torch.rand(N, generator=generator()).to(torch.bfloat16)
    assert x.max() == 1.0
    steps = (x.double() * 256).floor().clamp(max=255)
    assert uniform_counts(steps, 256) < LIMIT


def test_a_biased_integer_is_noticed() -> None:
    """The remainder of a 32-bit word by 3 * 2^30 falls into the first third twice as often."""
    words = torch.randint(0, 2**32, (N,), generator=generator())
    cells = (words % (3 * 2**30)) * 64 // (3 * 2**30)
    assert uniform_counts(cells, 64) < LIMIT


def test_words_used_twice_are_noticed() -> None:
    u = uniform()
    assert independent(u, u) < LIMIT
    repeated = torch.cat([u[: N // 2], u[: N // 2]])
    assert independent(repeated[: N // 2], repeated[N // 2 :]) < LIMIT
    g = torch.Generator().manual_seed(5)
    other = torch.rand(N, generator=g, dtype=torch.float64)
    mixed = torch.where(torch.rand(N, generator=g) < 0.05, u, other)
    assert independent(u, mixed) < LIMIT


def test_a_wrong_rate_is_noticed() -> None:
    ones = (uniform() < 0.305).sum().item()
    assert binomial(ones, N, 0.3) < LIMIT


def test_a_naive_shuffle_is_noticed() -> None:
    """Exchanging every place with any place does not give all orders equally often."""
    counts = torch.zeros(27, dtype=torch.int64)
    choice = torch.randint(0, 3, (60_000, 3), generator=generator())
    order = torch.arange(3).repeat(60_000, 1)
    rows = torch.arange(60_000)
    for i in range(3):
        a, b = order[:, i].clone(), order[rows, choice[:, i]]
        order[:, i] = b
        order[rows, choice[:, i]] = a
    counts = torch.bincount(order[:, 0] * 9 + order[:, 1] * 3 + order[:, 2], minlength=27)
    counts = counts[counts > 0]
    assert counts.numel() == 6
    assert chi_square(counts, torch.full((6,), 1 / 6)) < LIMIT
