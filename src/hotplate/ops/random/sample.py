"""Choosing: from a multinomial distribution, a permutation, and the random slopes of rrelu."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, FLOAT64, INTEGER, Contract, custom, dtypes, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.random.fill import by_tensor
from hotplate.ops.random.properties import LARGE, inside, moments, state

FLOATING = dtypes(FLOAT, FLOAT64)
MULTINOMIAL = Contract(
    {"self": FLOATING, "out": dtypes("int64")},
    (rank("self", 1, 2), custom("random_multinomial", "self", "numsamples", "replacement", "out")),
)


def check_multinomial(sample: Sample, outputs: list[Any]) -> None:
    """Indices of categories with positive weight, as often as the weight says; none twice without replacement."""
    (index,) = outputs
    weights = sample.arguments["self"].double()
    count = index.shape[-1]
    if index.numel() == 0:
        return
    inside(index, 0, weights.shape[-1], closed=False)
    for row, chosen in zip(weights.view(-1, weights.shape[-1]), index.view(-1, count), strict=True):
        assert (row[chosen] > 0).all(), "a category of weight zero was drawn"
        if not sample.arguments["replacement"]:
            assert chosen.unique().numel() == count, "an index was drawn twice"
        else:
            p = row / row.sum()
            for category in range(p.numel()):
                share = p[category].item()
                moments(chosen == category, share, math.sqrt(share * (1 - share)), f"of category {category}")


def _multinomial_samples(*, tensors: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in sorted(FLOATING):
            for shape in ((5,), (3, 9), (2, 300)):
                w = samples.make(shape, dtype, low=0.1, high=4.0)
                w[..., 1] = 0
                for replacement, count in ((True, 1000), (False, 4), (False, 1), (True, 0)):
                    yield _multinomial(w, count, replacement, tensors)
            w = samples.make((4, 6), dtype, low=0.1, high=1.0)
            yield _multinomial(samples.transposed(w), 500, True, tensors)
        yield _multinomial(torch.ones(0, 5), 3, True, tensors)
        yield _multinomial(torch.ones(2, 700), 700, False, tensors)

    return generate


def _multinomial(w: torch.Tensor, count: int, replacement: bool, tensors: bool = False) -> Sample:
    arguments = {
        "self": w,
        "numsamples": count,
        "replacement": replacement,
        **state(tensors=tensors),
        "out": Out((*w.shape[:-1], count), "int64"),
    }
    return Sample(arguments, f"{w.dtype} {tuple(w.shape)} count={count} replacement={replacement}")


_base = _multinomial(torch.ones(2, 4), 3, False).arguments

define(
    "Multinomial",
    native(),
    contract=MULTINOMIAL,
    check=check_multinomial,
    samples=_multinomial_samples(tensors=False),
    errors=samples.errors(
        samples.null(_base, "self"),
        samples.bad_dtype(_base, "self", "int64"),
        samples.bad_dtype(_base, "out", "int32"),
        ErrorSample({**_base, "self": torch.ones(2, 2, 4)}, 161002, ("self", "dim number", "[2,2,4]")),
        ErrorSample({**_base, "numsamples": 5, "out": Out((2, 5), "int64")}, 161002, ("numsamples 5", "4 categories")),
        ErrorSample({**_base, "numsamples": -1}, 161002, ("numsamples", ">= 0")),
        ErrorSample({**_base, "out": Out((2, 4), "int64")}, 161002, ("out", "[2,3]", "[2,4]")),
    ),
    cost=Cost(operations_per_element=20),
)
define(
    "MultinomialTensor",
    native(),
    contract=by_tensor(MULTINOMIAL),
    check=check_multinomial,
    samples=_multinomial_samples(tensors=True),
    cost=Cost(operations_per_element=20),
)


def check_permutation(sample: Sample, outputs: list[Any]) -> None:
    """Each of 0 .. n - 1 once, and not all at their places."""
    (x,) = outputs
    n = sample.arguments["n"]
    assert torch.equal(x.double().sort().values, torch.arange(n, dtype=torch.float64))
    if n >= 100:
        assert (x.double() != torch.arange(n)).sum() > n / 2


def _permutation_samples() -> Iterator[Sample]:
    for dtype in sorted(FLOATING | INTEGER):
        for n in (0, 1, 2, 63, 64, 65, 127):
            yield Sample({"n": n, **state(tensors=False), "out": Out((n,), dtype)}, f"{dtype} {n}")
    for dtype in ("int64", "int32", "float32"):
        yield Sample({"n": 12345, **state(tensors=False), "out": Out((12345,), dtype)}, f"{dtype} 12345")


_permutation = {"n": 10, **state(tensors=False), "out": Out((10,), "int64")}

define(
    "Randperm",
    native(),
    contract=Contract({"out": dtypes(FLOATING, INTEGER)}, (custom("random_permutation", "n", "out"),)),
    check=check_permutation,
    samples=_permutation_samples,
    errors=samples.errors(
        samples.null(_permutation, "out"),
        ErrorSample({**_permutation, "out": Out((10,), "bool")}, 161002, ("out", "DT_BOOL")),
        ErrorSample({**_permutation, "out": Out((2, 5), "int64")}, 161002, ("out", "[10]", "[2,5]")),
        ErrorSample({**_permutation, "n": 129, "out": Out((129,), "int8")}, 161002, ("n 129", "DT_INT8")),
        ErrorSample({**_permutation, "n": 2050, "out": Out((2050,), "float16")}, 161002, ("n 2050", "DT_FLOAT16")),
    ),
    cost=Cost(operations_per_element=30),
)


def check_rrelu(sample: Sample, outputs: list[Any]) -> None:
    """The input times the noise; in training the noise is 1 for positive inputs, else uniform in [lower, upper)."""
    x, lower, upper = sample.arguments["self"], sample.arguments["lower"], sample.arguments["upper"]
    noise, out = outputs if "out" in sample.arguments else (outputs[1], outputs[0])
    if sample.arguments["training"]:
        assert (noise[x > 0] == 1).all()
        slopes = noise[x <= 0]
        inside(slopes, lower, upper, closed=False)
        step = {torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}.get(slopes.dtype, 0.0)
        moments(slopes, (lower + upper) / 2 - step * (upper - lower) / 2, (upper - lower) / math.sqrt(12))
        wanted = x.double() * noise.double()
    else:
        wanted = torch.where(x <= 0, x.double() * (lower + upper) / 2, x.double())
    torch.testing.assert_close(out, wanted.to(out.dtype))


def _rrelu_samples(*, inplace: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for dtype in sorted(FLOATING):
            for shape in ((), (7,), LARGE, (0, 3)):
                for training in (True, False):
                    x = samples.make(shape, dtype)
                    arguments = {
                        "self": samples.transposed(x) if len(shape) == 2 else x,
                        "noise": torch.zeros(shape, dtype=x.dtype),
                        "lower": 0.125,
                        "upper": 0.375,
                        "training": training,
                        **state(tensors=False),
                    }
                    if not inplace:
                        arguments["out"] = Out(tuple(shape), dtype)
                    yield Sample(arguments, f"{dtype} {shape} training={training}")

    return generate


_rrelu = next(iter(_rrelu_samples(inplace=False)())).arguments

define(
    "RReluWithNoise",
    native(),
    contract=Contract(
        {"self": FLOATING, "noise": FLOATING, "out": FLOATING},
        (
            same_dtype("self", "noise", "out"),
            same_shape("self", "noise", "out"),
            custom("random_interval", "lower", "upper"),
        ),
    ),
    check=check_rrelu,
    samples=_rrelu_samples(inplace=False),
    errors=samples.errors(
        samples.null(_rrelu, "self"),
        samples.null(_rrelu, "noise"),
        ErrorSample({**_rrelu, "lower": 0.5}, 161002, ("lower", "upper")),
    ),
    cost=Cost(operations_per_element=10),
)
define(
    "InplaceRReluWithNoise",
    native(),
    contract=Contract(
        {"self": FLOATING, "noise": FLOATING},
        (same_dtype("self", "noise"), same_shape("self", "noise"), custom("random_interval", "lower", "upper")),
    ),
    check=check_rrelu,
    samples=_rrelu_samples(inplace=True),
    cost=Cost(operations_per_element=10),
)
