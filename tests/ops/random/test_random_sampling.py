"""Multinomial draws, permutations, gumbel and rrelu."""

import itertools
import math
import subprocess
import sys

import pytest
import torch
import torch.nn.functional as F
from distributions import LIMIT, chi_square, kolmogorov_smirnov, uniform_cdf, uniform_counts

WEIGHTS = torch.tensor([1.0, 0.0, 3.0, 0.5, 0.0, 4.0, 1.5])


@pytest.fixture(autouse=True)
def seeded() -> None:
    torch.npu.manual_seed(4321)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16])
def test_with_replacement(dtype: torch.dtype) -> None:
    index = torch.multinomial(WEIGHTS.to(dtype).npu(), 100_000, replacement=True).cpu()
    counts = torch.bincount(index, minlength=7)
    assert counts[1] == 0
    assert counts[4] == 0
    positive = WEIGHTS > 0
    assert chi_square(counts[positive], (WEIGHTS / WEIGHTS.sum())[positive]) > LIMIT


def test_rows_have_their_own_weights_and_draws() -> None:
    rows = torch.stack([WEIGHTS, WEIGHTS.flip(0)])
    index = torch.multinomial(rows.npu(), 50_000, replacement=True).cpu()
    for row, drawn in zip(rows, index, strict=True):
        positive = row > 0
        assert chi_square(torch.bincount(drawn, minlength=7)[positive], (row / row.sum())[positive]) > LIMIT
    same = torch.multinomial(torch.ones(2, 4, device="npu"), 50_000, replacement=True).cpu()
    assert uniform_counts(same[0] * 4 + same[1], 16) > LIMIT


def test_without_replacement_each_order_has_its_probability() -> None:
    weights = torch.tensor([1.0, 2.0, 3.0, 4.0])
    trials = 60_000
    drawn = torch.multinomial(weights.expand(trials, 4).npu(), 2).cpu()
    probabilities, counts = [], []
    for a, b in itertools.permutations(range(4), 2):
        p = weights[a] / 10 * weights[b] / (10 - weights[a])
        probabilities.append(p.item())
        counts.append(int(((drawn[:, 0] == a) & (drawn[:, 1] == b)).sum()))
    assert sum(counts) == trials
    assert chi_square(torch.tensor(counts), torch.tensor(probabilities, dtype=torch.float64)) > LIMIT


def test_single_draws_follow_the_weights() -> None:
    drawn = torch.multinomial(WEIGHTS.expand(100_000, 7).npu(), 1).cpu().flatten()
    positive = WEIGHTS > 0
    assert chi_square(torch.bincount(drawn, minlength=7)[positive], (WEIGHTS / WEIGHTS.sum())[positive]) > LIMIT


def test_all_without_replacement() -> None:
    drawn = torch.multinomial(torch.rand(20, 333, device="npu") + 0.01, 333).cpu()
    assert (drawn.sort(1).values == torch.arange(333)).all()


def test_large_vocabulary() -> None:
    logits = torch.full((2, 151_936), -20.0)
    logits[0, 77] = 5.0
    logits[1, 150_000] = 5.0
    drawn = torch.multinomial(logits.softmax(-1).npu(), 1).cpu()
    assert drawn.tolist() == [[77], [150_000]]


@pytest.mark.parametrize("bad", ["[1.0, float('nan')]", "[0.0, 0.0]"])
def test_a_distribution_that_is_none_is_an_error(bad: str) -> None:
    """The device finds it, so it appears at the next synchronisation; the process cannot go on after that."""
    program = f"import torch; torch.multinomial(torch.tensor({bad}).npu(), 1); torch.npu.synchronize()"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode != 0
    for words in ("RuntimeError", "507035", "Multinomial failed", "row 0"):
        assert words in result.stderr


def test_permutations_of_four_are_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = dict.fromkeys(itertools.permutations(range(4)), 0)
    for _ in range(2400):
        counts[tuple(torch.randperm(4, device="npu").tolist())] += 1
    assert chi_square(torch.tensor(list(counts.values())), torch.full((24,), 1 / 24)) > LIMIT


@pytest.mark.parametrize("n", [0, 1, 1000, 1_000_003])
@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.float32])
def test_permutations(n: int, dtype: torch.dtype) -> None:
    x = torch.randperm(n, dtype=dtype, device="npu").cpu()
    assert x.dtype == dtype
    assert torch.equal(x.long().sort().values, torch.arange(n))
    if n >= 1000:
        # Where an element comes to is uniform, and so is where a place comes from.
        assert uniform_counts((x[: n // 2].double() * 16 / n).long(), 16) > 1e-6
        fixed = int((x.long() == torch.arange(n)).sum())
        assert fixed < 12  # a permutation has one fixed point on average
        assert abs(torch.corrcoef(torch.stack([x.double(), torch.arange(n).double()]))[0, 1]) < 6 / math.sqrt(n)


def test_gumbel_softmax_draws_by_logits() -> None:
    logits = torch.log(torch.tensor([0.1, 0.2, 0.3, 0.4]))
    picked = F.gumbel_softmax(logits.expand(50_000, 4).npu(), hard=True).argmax(-1).cpu()
    assert chi_square(torch.bincount(picked, minlength=4), logits.exp()) > LIMIT


def test_rrelu() -> None:
    x = torch.randn(100_000)
    y = F.rrelu(x.npu(), 0.1, 0.4, training=True).cpu()
    assert torch.equal(y[x > 0], x[x > 0])
    slopes = (y / x)[x < -0.01]
    assert kolmogorov_smirnov(slopes, uniform_cdf(0.1, 0.4)) > LIMIT
    torch.testing.assert_close(F.rrelu(x.npu(), 0.1, 0.4).cpu(), F.leaky_relu(x, 0.25))
