"""Each fill operator has the distribution it says, in every dtype, and draws are independent of each other."""

import math

import pytest
import torch
from distributions import (
    LIMIT,
    chi_square,
    exponential_cdf,
    independent,
    kolmogorov_smirnov,
    normal_cdf,
    uniform_cdf,
    uniform_counts,
)

N = 200_000
BITS = {torch.bfloat16: 8, torch.float16: 11}


def empty(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.empty(*shape, dtype=dtype, device="npu")


@pytest.fixture(autouse=True)
def seeded() -> None:
    torch.npu.manual_seed(1234)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-3.5, 2.0), (1000.0, 1001.0)])
def test_uniform(dtype: torch.dtype, low: float, high: float) -> None:
    x = empty(N, dtype=dtype).uniform_(low, high).cpu()
    assert low <= x.min()
    assert x.max() < high
    assert kolmogorov_smirnov(x, uniform_cdf(low, high)) > LIMIT


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_uniform_in_half_precision_takes_each_step_equally_often(dtype: torch.dtype) -> None:
    x = torch.rand(N, dtype=dtype, device="npu").cpu().double()
    steps = 2 ** BITS[dtype]
    assert torch.equal(x * steps, (x * steps).floor())
    assert x.max() == 1 - 1 / steps  # of 200000 draws some come to the last step; none is rounded to 1
    assert uniform_counts(x * steps, steps) > LIMIT


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize(("low", "high"), [(0.1, 0.3), (-1.0, 1.0), (5.0, 5.5), (0.0, 2.0**-10), (100.0, 100.25)])
def test_uniform_stays_in_its_range_after_rounding(dtype: torch.dtype, low: float, high: float) -> None:
    x = empty(N, dtype=dtype).uniform_(low, high).cpu().double()
    grid = torch.tensor([low, high], dtype=dtype).double()
    if grid[0] == grid[1] or (low > 50 and dtype is torch.bfloat16):
        # No number of the dtype but the rounded lower end lies in the range.
        assert (x == grid[0]).all()
        return
    assert low <= x.min()
    assert x.max() < high
    middle = (low + high) / 2
    assert abs(x.mean() - middle) < (high - low) / 25  # four steps of float16 lie between 100 and 100.25


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize(("mean", "std"), [(0.0, 1.0), (-2.0, 0.25)])
def test_normal(dtype: torch.dtype, mean: float, std: float) -> None:
    x = empty(N, dtype=dtype).normal_(mean, std).cpu().double()
    assert kolmogorov_smirnov(x, normal_cdf(mean, std)) > LIMIT
    z = (x - mean) / std
    for power, moment, variance in ((1, 0, 1), (2, 1, 2), (3, 0, 15), (4, 3, 96)):
        assert abs((z**power).mean() - moment) < 5 * math.sqrt(variance / N)


def test_the_tails_of_the_normal_distribution() -> None:
    x = torch.randn(4_000_000, device="npu").cpu().abs()
    edges = torch.tensor([0.0, 2.0, 3.0, 4.0, 4.5])
    tail = torch.special.erfc(edges.double() / math.sqrt(2))
    probabilities = tail - torch.cat([tail[1:], torch.zeros(1, dtype=torch.float64)])
    counts = torch.histogram(x, torch.cat([edges, torch.tensor([100.0])])).hist
    assert chi_square(counts, probabilities) > LIMIT


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_normal_of_tensors(dtype: torch.dtype) -> None:
    mean = torch.linspace(-5, 5, 500).to(dtype).npu()
    std = torch.linspace(0.5, 3, 400).to(dtype).npu()
    x = torch.normal(mean.view(-1, 1).expand(500, 400), std.expand(500, 400).contiguous()).cpu().double()
    z = (x - mean.cpu().double().view(-1, 1)) / std.cpu().double()
    if dtype is torch.float32:
        assert kolmogorov_smirnov(z, normal_cdf(0, 1)) > LIMIT
    assert abs(z.mean()) < 5 / math.sqrt(N)
    assert abs((z**2).mean() - 1) < 5 * math.sqrt(2 / N) + 2e-3


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("rate", [1.0, 0.1, 7.0])
def test_exponential(dtype: torch.dtype, rate: float) -> None:
    x = empty(N, dtype=dtype).exponential_(rate).cpu()
    assert x.min() >= 0
    assert kolmogorov_smirnov(x, exponential_cdf(rate)) > LIMIT


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.int16, torch.uint8, torch.float32, torch.bfloat16])
def test_integers(dtype: torch.dtype) -> None:
    x = empty(N, dtype=dtype).random_(5, 105).cpu()
    assert uniform_counts(x.long() - 5, 100) > LIMIT


@pytest.mark.filterwarnings("ignore:.*is out of bounds:UserWarning")  # torch_npu advises against it, and calls
@pytest.mark.parametrize(
    ("dtype", "low", "high"),
    [
        (torch.float16, 0, 65504),
        (torch.float16, -2049, 4097),
        (torch.bfloat16, 0, 300),
        (torch.float32, -(2**63), 2**63 - 1),
        (torch.float32, 2**24 + 1, 2**25 + 1),
        (torch.float64, 0, 2**63 - 1),
    ],
)
def test_integers_that_the_dtype_lacks(dtype: torch.dtype, low: int, high: int) -> None:
    """Rounding to the dtype does not leave the range."""
    x = empty(N, dtype=dtype).random_(low, high).cpu().double()
    assert low <= int(x.min())
    assert int(x.max()) < high
    assert abs(x.mean() - (low + high) / 2) < (high - low) / 100


@pytest.mark.parametrize(
    ("low", "high"), [(-(2**63), 2**63 - 1), (-(2**62) - 5, 2**62 + 2**61), (0, 2**33 + 1), (0, 3 * 2**30), (-1, 2**31)]
)
def test_large_integer_ranges(low: int, high: int) -> None:
    """Ranges where a plain remainder would be visibly biased; the lowest bits are tested on their own."""
    x = empty(N, dtype=torch.int64).random_(low, high).cpu()
    assert int(x.min()) >= low
    assert int(x.max()) < high
    cells = ((x.double() - low) / (high - low) * 64).long().clamp(0, 63)
    assert uniform_counts(cells, 64) > LIMIT
    assert uniform_counts(x & 15, 16) > LIMIT


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.int8, torch.int32, torch.int64])
def test_random_without_bounds(dtype: torch.dtype) -> None:
    x = empty(N, dtype=dtype).random_().cpu()
    top = (
        2 ** {torch.float16: 11, torch.bfloat16: 8}.get(dtype, 24)
        if dtype.is_floating_point
        else torch.iinfo(dtype).max
    )
    cells = (x.double() / (top + 1.0) * 16).long().clamp(0, 15)
    if top < 2**12:
        counts = torch.bincount(x.long(), minlength=top + (1 if dtype.is_floating_point else 0))
        assert chi_square(counts, torch.full((counts.numel(),), 1 / counts.numel())) > LIMIT
    else:
        assert uniform_counts(cells, 16) > LIMIT


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.bool, torch.int64, torch.uint8])
@pytest.mark.parametrize("p", [0.5, 0.01, 0.999])
def test_bernoulli(dtype: torch.dtype, p: float) -> None:
    x = empty(N, dtype=dtype).bernoulli_(p).cpu()
    ones = int(x.double().sum())
    assert chi_square(torch.tensor([N - ones, ones]), torch.tensor([1 - p, p], dtype=torch.float64)) > LIMIT


def test_bernoulli_of_a_tensor() -> None:
    p = torch.linspace(0, 1, 21).npu()
    x = torch.bernoulli(p.expand(20_000, 21).contiguous()).cpu()
    ones = x.double().sum(0)
    assert ones[0] == 0
    assert ones[-1] == 20_000
    for k in range(1, 20):
        cells = torch.stack([20_000 - ones[k], ones[k]])
        assert chi_square(cells, torch.tensor([1 - k / 20, k / 20], dtype=torch.float64)) > LIMIT
    y = empty(3, 20_000).bernoulli_(torch.tensor([[0.2], [0.5], [0.9]]).npu()).cpu().mean(1)
    assert torch.allclose(y, torch.tensor([0.2, 0.5, 0.9]), atol=0.02)


@pytest.mark.parametrize("fill", [torch.Tensor.uniform_, torch.Tensor.normal_, torch.Tensor.exponential_])
def test_numbers_of_a_call_are_independent(fill) -> None:  # type: ignore[no-untyped-def]
    x = fill(empty(N)).cpu()
    for lag in (1, 2, 3, 4, 16, 31, 32, 33, 64, 4096):  # what shares a block, a pair, a group, a chunk
        assert independent(x[:-lag], x[lag:]) > LIMIT, lag


def test_successive_calls_are_independent() -> None:
    draws = [torch.rand(N, device="npu").cpu() for _ in range(4)]
    for i in range(4):
        for j in range(i):
            assert independent(draws[i], draws[j]) > LIMIT
            assert independent(draws[i][1:], draws[j][:-1]) > LIMIT


@pytest.mark.parametrize("other", [1235, 1234 + 2**32, 1234 ^ 2**31])
def test_seeds_are_independent(other: int) -> None:
    a = torch.randn(N, device="npu").cpu()
    torch.npu.manual_seed(other)
    assert independent(a, torch.randn(N, device="npu").cpu()) > LIMIT


def test_empty_and_zero_dimensional() -> None:
    for fill in (torch.Tensor.uniform_, torch.Tensor.normal_, torch.Tensor.random_, torch.Tensor.bernoulli_):
        assert fill(empty(0)).shape == (0,)
        assert fill(empty(3, 0, 2)).shape == (3, 0, 2)
        assert torch.isfinite(fill(torch.empty((), device="npu")).cpu())


def test_like_functions_draw_on_the_device() -> None:
    x = torch.zeros(100, 100, device="npu")
    for made in (torch.rand_like(x), torch.randn_like(x), torch.randint_like(x, 0, 10), torch.rand(5, device="npu")):
        assert made.device.type == "npu"
        assert made.cpu().unique().numel() > 4


def test_complex32_is_refused() -> None:
    with pytest.raises(RuntimeError, match=r"DT_COMPLEX32|ComplexHalf"):
        torch.randn(4, dtype=torch.complex32, device="npu")
