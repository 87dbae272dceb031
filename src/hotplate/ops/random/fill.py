"""Operators that fill a tensor with uniform, normal, exponential, integer or Bernoulli numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, Rule, broadcast, broadcastable, custom, dtypes, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.random import properties
from hotplate.ops.random.properties import FILLED, FLOATING, LARGE, inside, moments, refusals, state

SEEDS = {"seedTensor": dtypes("int64"), "offsetTensor": dtypes("int64")}
SEED_RULE = custom("random_single", "seedTensor", "offsetTensor")

UNIFORM = Contract({"selfRef": FILLED}, (custom("random_interval", "from", "to"),))
NORMAL = Contract({"selfRef": FILLED}, (custom("random_not_negative", "std"),))
INTEGERS = Contract({"selfRef": FILLED}, (custom("random_integers", "from", "to"),))
DEFAULT_INTEGERS = Contract({"selfRef": FILLED})
BERNOULLI = Contract({"selfRef": FILLED}, (custom("random_probability", "prob"),))
EXPONENTIAL = Contract({"selfRef": FLOATING}, (custom("random_positive", "lambda"),))


def by_tensor(contract: Contract) -> Contract:
    """The contract of the variant that takes seed and offset as tensors."""
    return contract.plus(SEED_RULE, **SEEDS)


UNIFORM_COST = Cost(operations_per_element=8, kernel="DSARandomUniform")
NORMAL_COST = Cost(operations_per_element=20, kernel="DSARandomNormal")
BITS_COST = Cost(operations_per_element=8, kernel="DSAGenBitMask")


def _target(sample: Sample) -> torch.Tensor:
    value = sample.arguments["selfRef"]
    assert isinstance(value, torch.Tensor)
    return value


def check_uniform(sample: Sample, outputs: list[Any]) -> None:
    """Range after rounding, and the mean; integers are the numbers without their fractions."""
    low, high = sample.arguments["from"], sample.arguments["to"]
    (x,) = outputs
    if x.dtype == torch.bool:
        return
    if not x.dtype.is_floating_point:
        inside(x, math.trunc(low), math.trunc(high), closed=True)
        return
    inside(x, low, high, closed=False)
    # A draw of p bits misses the upper end by at most half a step of 2^-8 (bfloat16).
    step = {torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}.get(x.dtype, 0.0)
    moments(x, (low + high) / 2 - step * (high - low) / 2, (high - low) / math.sqrt(12))


def check_normal(sample: Sample, outputs: list[Any]) -> None:
    """Mean and standard deviation of floating results; integers lie in the range that normal numbers reach."""
    mean, std = sample.arguments["mean"], sample.arguments["std"]
    (x,) = outputs
    if x.dtype == torch.bool:
        return
    if x.dtype == torch.uint8:  # negative numbers wrap
        return
    if not x.dtype.is_floating_point:
        inside(x, math.trunc(mean - 7 * std), math.trunc(mean + 7 * std), closed=True)
        return
    assert torch.isfinite(x).all()
    moments(x, mean, std)
    moments((x.double() - mean) ** 2, std**2, math.sqrt(2) * std**2, "of the squares")


def check_integers(sample: Sample, outputs: list[Any]) -> None:
    """Every number is an integer of [from, to), and the mean is that of a uniform choice."""
    low, high = sample.arguments["from"], sample.arguments["to"]
    (x,) = outputs
    if x.dtype == torch.bool:
        return
    inside(x, low, high - 1, closed=True)
    assert torch.equal(x.double(), x.double().floor())
    moments(x, (low + high - 1) / 2, (high - low) / math.sqrt(12))


def check_default_integers(sample: Sample, outputs: list[Any]) -> None:
    """From 0 to the largest integer that the dtype holds exactly."""
    (x,) = outputs
    top = {torch.float32: 2.0**24, torch.float16: 2.0**11, torch.bfloat16: 2.0**8, torch.float64: 2.0**53}
    high = 1.0 if x.dtype == torch.bool else top.get(x.dtype) or float(torch.iinfo(x.dtype).max)
    inside(x, 0, high, closed=True)
    spread = 0.5 if x.dtype == torch.bool else high / math.sqrt(12)
    moments(x, high / 2, spread)


def check_bernoulli(sample: Sample, outputs: list[Any]) -> None:
    """Zeros and ones, as many ones as the probability says."""
    p = sample.arguments["prob"]
    (x,) = outputs
    assert ((x == 0) | (x == 1)).all()
    if isinstance(p, torch.Tensor):
        p = p.double().expand(x.shape)
        assert not (x.double()[p == 0] == 1).any()
        assert not (x.double()[p == 1] == 0).any()
        moments(x.double() - p, 0.0, 0.5)
    elif p in (0, 1):
        assert (x == p).all()
    else:
        moments(x, p, math.sqrt(p * (1 - p)))


def check_exponential(sample: Sample, outputs: list[Any]) -> None:
    """Positive, with the mean 1 / lambda."""
    rate = sample.arguments["lambda"]
    (x,) = outputs
    assert (x > 0).all()
    assert torch.isfinite(x).all()
    moments(x, 1 / rate, 1 / rate)


def _base(**attributes: Any) -> dict[str, Any]:
    return {"selfRef": torch.zeros(2, 3), **attributes, **state(tensors=False)}


def _wrong(base: dict[str, Any], words: tuple[str, ...], **changed: Any) -> ErrorSample:
    return ErrorSample({**base, **changed}, 161002, words)


_uniform = _base(**{"from": -1.0, "to": 2.0})
_uniform_tensor = {"selfRef": torch.zeros(3), "from": 0.0, "to": 1.0, **state(tensors=True)}
_normal = _base(mean=0.0, std=1.0)
_integers = _base(**{"from": 0, "to": 10})
_bernoulli = _base(prob=0.5)
_exponential = {"selfRef": torch.zeros(2, 3), "count": 6, "lambda": 1.0, **state(tensors=False)}

define(
    "InplaceUniform",
    native(),
    contract=UNIFORM,
    check=check_uniform,
    samples=properties.inplace(FILLED, {"from": -1.0, "to": 2.5}),
    errors=refusals(
        _uniform,
        "selfRef",
        _wrong(_uniform, ("from", "to", "[3, 2)"), **{"from": 3.0}),
        _wrong(_uniform, ("finite", "inf"), to=math.inf),
    ),
    cost=UNIFORM_COST,
)
define(
    "InplaceUniformTensor",
    native(),
    contract=by_tensor(UNIFORM),
    check=check_uniform,
    samples=properties.inplace(FLOATING, {"from": 0.0, "to": 1.0}, tensors=True),
    errors=samples.errors(
        _wrong(_uniform_tensor, ("seedTensor", "one element", "[2]"), seedTensor=torch.zeros(2, dtype=torch.int64)),
        _wrong(_uniform_tensor, ("offsetTensor", "DT_INT64"), offsetTensor=torch.zeros(1)),
    ),
    cost=UNIFORM_COST,
)
define(
    "InplaceNormal",
    native(),
    contract=NORMAL,
    check=check_normal,
    samples=properties.inplace(FILLED, {"mean": 0.5, "std": 3.0}),
    errors=refusals(_normal, "selfRef", _wrong(_normal, ("std", ">= 0", "-1"), std=-1.0)),
    cost=NORMAL_COST,
)
define(
    "InplaceNormalTensor",
    native(),
    contract=by_tensor(NORMAL),
    check=check_normal,
    samples=properties.inplace(FLOATING, {"mean": 0.0, "std": 1.0}, tensors=True),
    cost=NORMAL_COST,
)
define(
    "InplaceRandom",
    native(),
    contract=INTEGERS,
    check=check_integers,
    samples=properties.inplace(FILLED, {"from": 3, "to": 100}),
    errors=refusals(_integers, "selfRef", _wrong(_integers, ("from", "less than to", "[10, 10)"), **{"from": 10})),
    cost=UNIFORM_COST,
)
define(
    "InplaceRandomTensor",
    native(),
    contract=by_tensor(INTEGERS),
    check=check_integers,
    samples=properties.inplace(dtypes("float32", "int64"), {"from": -5, "to": 5}, tensors=True),
    cost=UNIFORM_COST,
)
define(
    "InplaceRandomWithoutFromTo",
    native(),
    contract=DEFAULT_INTEGERS,
    check=check_default_integers,
    samples=properties.inplace(FILLED, {}),
    cost=UNIFORM_COST,
)
define(
    "InplaceRandomWithoutFromToTensor",
    native(),
    contract=by_tensor(DEFAULT_INTEGERS),
    check=check_default_integers,
    samples=properties.inplace(dtypes("float32", "int32"), {}, tensors=True),
    cost=UNIFORM_COST,
)


def _bernoulli_samples() -> Iterator[Sample]:
    yield from properties.inplace(FILLED, {"prob": 0.3})()
    for p in (0.0, 1.0, 1, 1e-3):
        yield Sample(_base(prob=p) | {"selfRef": torch.full(LARGE, 7.0)}, f"probability {p}")


define(
    "InplaceBernoulli",
    native(),
    contract=BERNOULLI,
    check=check_bernoulli,
    samples=_bernoulli_samples,
    errors=refusals(
        _bernoulli,
        "selfRef",
        _wrong(_bernoulli, ("prob", "between 0 and 1", "1.5"), prob=1.5),
        _wrong(_bernoulli, ("prob", "between 0 and 1", "nan"), prob=math.nan),
    ),
    cost=BITS_COST,
)


def _bernoulli_tensor_samples() -> Iterator[Sample]:
    for dtype in sorted(FILLED):
        target = samples.torch_dtype(dtype)
        for shape, prob in ((LARGE, LARGE), (LARGE, (113,)), ((5, 7), ()), ((2, 0), (0,)), ((), ())):
            p = samples.make(prob, "float32", low=0.0, high=1.0)
            x = torch.ones(shape, dtype=target)
            yield Sample({"selfRef": x, "prob": p, **state(tensors=False)}, f"{dtype} {shape} from {prob}")
    for dtype in sorted(FLOATING):
        p = samples.make(LARGE, dtype, low=-0.4, high=1.4).clamp(0, 1)  # many exact zeros and ones
        x = torch.zeros(113, 37).t()
        yield Sample({"selfRef": x, "prob": samples.transposed(p), **state(tensors=False)}, f"probabilities in {dtype}")


define(
    "InplaceBernoulliTensor",
    native(),
    contract=Contract({"selfRef": FILLED, "prob": FLOATING}, (broadcastable("prob", "selfRef"),)),
    check=check_bernoulli,
    samples=_bernoulli_tensor_samples,
    errors=refusals(
        _base(prob=torch.full((2, 3), 0.5)),
        "selfRef",
        ErrorSample(_base(prob=torch.full((4,), 0.5)), 161002, ("prob", "[4]", "[2,3]")),
    ),
    cost=BITS_COST,
)
define(
    "SimThreadExponential",
    native(),
    contract=EXPONENTIAL,
    check=check_exponential,
    samples=lambda: (
        Sample({**s.arguments, "count": s.arguments["selfRef"].numel()}, s.note)
        for s in properties.inplace(FLOATING, {"lambda": 2.0})()
    ),
    errors=refusals(_exponential, "selfRef", _wrong(_exponential, ("lambda", "> 0"), **{"lambda": 0.0})),
    cost=Cost(operations_per_element=16),
)


def _check_normal_of(sample: Sample, outputs: list[Any]) -> None:
    """(x - mean) / std is a standard normal number."""
    (x,) = outputs
    given = (sample.arguments["mean"], sample.arguments["std"])
    mean, std = (v.double() if isinstance(v, torch.Tensor) else v for v in given)
    z = (x.double() - mean) / std
    assert torch.isfinite(z).all()
    moments(z, 0.0, 1.0)
    moments(z**2, 1.0, math.sqrt(2), "of the squares")


def _normal_of_samples(mean_shape: tuple[int, ...] | None, std_shape: tuple[int, ...] | None) -> Iterator[Sample]:
    for dtype in sorted(FLOATING):
        for scale in (1, 0):
            # scale 0 makes the first dimension empty
            def shaped(shape: tuple[int, ...] | None, low: float, dtype: str = dtype, scale: int = scale) -> Any:
                if shape is None:
                    return low + 0.5
                return samples.make((shape[0] * scale if shape[0] > 1 else 1, *shape[1:]), dtype, low=low, high=low + 1)

            mean, std = shaped(mean_shape, -1.0), shaped(std_shape, 1.0)
            out = (37 * scale, 113)
            yield Sample({"mean": mean, "std": std, **state(tensors=False), "out": Out(out, dtype)}, f"{dtype} {out}")


_normal_of = {"mean": torch.zeros(2, 3), "std": torch.ones(2, 3), **state(tensors=False), "out": Out((2, 3), "float32")}
_numbers = {**_normal_of, "mean": 0.0, "std": 1.0}
NOT_NEGATIVE = custom("random_not_negative", "std")


def _normal_contract(tensors: tuple[str, ...], *rules: Rule) -> Contract:
    return Contract({**dict.fromkeys(tensors, FLOATING), "out": FLOATING}, rules)


define(
    "NormalFloatFloat",
    native(),
    contract=Contract({"out": FILLED}, (NOT_NEGATIVE,)),
    check=_check_normal_of,
    samples=lambda: _normal_of_samples(None, None),
    errors=samples.errors(
        _wrong(_numbers, ("std", ">= 0"), std=-2.0),
        _wrong(_numbers, ("out", "DT_COMPLEX64"), out=Out((2,), "complex64")),
    ),
    cost=NORMAL_COST,
)
define(
    "NormalTensorFloat",
    native(),
    contract=_normal_contract(("mean",), same_shape("mean", "out"), NOT_NEGATIVE),
    check=_check_normal_of,
    samples=lambda: _normal_of_samples((37, 113), None),
    errors=samples.errors(
        ErrorSample({**_normal_of, "std": -2.0}, 161002, ("std", ">= 0")),
        ErrorSample({**_normal_of, "std": 1.0, "out": Out((3,), "float32")}, 161002, ("out", "[3]", "[2,3]")),
    ),
    cost=NORMAL_COST,
)
define(
    "NormalFloatTensor",
    native(),
    contract=_normal_contract(("std",), same_shape("std", "out")),
    check=_check_normal_of,
    samples=lambda: _normal_of_samples(None, (37, 113)),
    errors=samples.errors(samples.null({**_normal_of, "mean": 0.0}, "std")),
    cost=NORMAL_COST,
)
define(
    "NormalTensorTensor",
    native(),
    contract=_normal_contract(("mean", "std"), broadcast("mean", "std", to="out")),
    check=_check_normal_of,
    samples=lambda: (*_normal_of_samples((37, 113), (37, 113)), *_normal_of_samples((37, 1), (1, 113))),
    errors=samples.errors(
        samples.null(_normal_of, "mean"),
        samples.bad_dtype(_normal_of, "std", "int32"),
        ErrorSample({**_normal_of, "std": torch.ones(4)}, 161002, ("broadcast", "[4]")),
    ),
    cost=NORMAL_COST,
)
