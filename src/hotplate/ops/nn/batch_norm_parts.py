"""The parts of batch normalization that synchronised batch norm calls one by one: statistics of one device, their union
over devices, normalization with given statistics, and the sums and the result of the gradient.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, INDEX, Contract, custom, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.batch_norm import BATCH_SHAPES
from hotplate.ops.nn.norm import LOOSE

T = torch.Tensor
FLOAT32 = dtypes("float32")
EPS = 1e-5


def by_channel(x: T) -> T:
    """[channels, everything else]."""
    return x.movedim(1, 0).reshape(x.shape[1], -1)


def beside(v: T, x: T) -> T:
    """A vector of channels with the dimensions of x."""
    return v.reshape([-1 if i == 1 else 1 for i in range(x.dim())])


def statistics(shape: tuple[int, ...], low: float, high: float, seed: int, d: str = "float32") -> T:
    """One value for each channel."""
    return samples.make((shape[1],), d, low=low, high=high, seed=seed)


def inputs() -> Iterator[tuple[T, str, str]]:
    """Inputs of all dtypes and ranks, one of them not contiguous."""
    for d in sorted(FLOAT):
        for shape in BATCH_SHAPES:
            yield samples.make(shape, d, seed=1), d, f"{d} {shape}"
        yield samples.transposed(samples.make((4, 6), d, seed=1)), d, f"{d}, non-contiguous"


# --- statistics of one device -----------------------------------------------------------------------------------------
def _stats_samples() -> Iterator[Sample]:
    for x, d, note in inputs():
        out = Out((x.shape[1],), "float32")
        yield Sample({"input": x, "eps": EPS, "mean": out, "invstd": out}, note, tolerance=LOOSE[d])


def _stats(input: T, eps: float) -> tuple[T, T]:
    rows = by_channel(input)
    mean = rows.sum(1) / rows.shape[1]
    variance = (rows - mean.unsqueeze(1)).square().sum(1) / rows.shape[1]
    return mean, 1 / (variance + eps).sqrt()


_stats_base = {
    "input": samples.make((4, 3, 5), "float32"),
    "eps": EPS,
    "mean": Out((3,), "float32"),
    "invstd": Out((3,), "float32"),
}
define(
    "BatchNormStats",
    native(),
    reference=_stats,
    contract=Contract(
        {"input": FLOAT, "mean": FLOAT, "invstd": FLOAT}, (custom("channel_sized", "input", "mean", "invstd"),)
    ),
    samples=_stats_samples,
    errors=samples.errors(
        samples.null(_stats_base, "input"),
        samples.bad_dtype(_stats_base, "input", "int32", (4, 3, 5)),
        ErrorSample({**_stats_base, "mean": Out((4,), "float32")}, 161002, ("mean", "[4]", "[3]")),
    ),
    cost=Cost(operations_per_element=4.0),
)


def _reduce_samples() -> Iterator[Sample]:
    for x, d, note in inputs():
        out = Out((x.shape[1],), "float32")
        yield Sample({"x": x, "sum": out, "squareSum": out}, note, tolerance=LOOSE[d])


_reduce_base = {"x": samples.make((4, 3, 5), "float32"), "sum": Out((3,), "float32"), "squareSum": Out((3,), "float32")}
define(
    "BatchNormReduce",
    native(),
    reference=lambda x: (by_channel(x).sum(1), by_channel(x * x).sum(1)),
    contract=Contract(
        {"x": FLOAT, "sum": FLOAT32, "squareSum": FLOAT32}, (custom("channel_sized", "x", "sum", "squareSum"),)
    ),
    samples=_reduce_samples,
    errors=samples.errors(
        samples.null(_reduce_base, "x"),
        samples.bad_dtype(_reduce_base, "x", "float64", (4, 3, 5)),
        ErrorSample({**_reduce_base, "squareSum": Out((5,), "float32")}, 161002, ("squareSum", "[5]", "[3]")),
    ),
    cost=Cost(operations_per_element=3.0, kernel="BNTrainingReduce"),
)


# --- statistics of all devices ----------------------------------------------------------------------------------------
def _gather_samples() -> Iterator[Sample]:
    for d in ("float32", "float16"):
        for devices, tracked in ((1, True), (3, True), (3, False)):
            shape = (4, 5, 3)
            arguments: dict[str, Any] = {
                "input": samples.make(shape, d),
                "mean": samples.make((devices, 5), "float32", low=-1, high=1, seed=1),
                "invstd": samples.make((devices, 5), "float32", low=0.5, high=2, seed=2),
                "runningMean": statistics(shape, -1, 1, 3) if tracked else None,
                "runningVar": statistics(shape, 0.5, 2, 4) if tracked else None,
                "momentum": 0.1,
                "eps": EPS,
                "counts": torch.tensor([12.0, 7.0, 30.0][:devices]),
                "meanAll": Out((5,), "float32"),
                "invstdAll": Out((5,), "float32"),
            }
            yield Sample(arguments, f"{d}, {devices} devices, running statistics {tracked}", tolerance=LOOSE["float32"])


def _gather(
    input: T,
    mean: T,
    invstd: T,
    runningMean: T | None,
    runningVar: T | None,
    momentum: float,
    eps: float,
    counts: T,
) -> tuple[Any, ...]:
    weight = counts.unsqueeze(1)
    total = counts.sum()
    # The moments of the union, from the moments about zero of the parts.
    all_mean = (mean * weight).sum(0) / total
    second = ((1 / invstd.square() - eps + mean.square()) * weight).sum(0) / total
    variance = second - all_mean.square()
    result = (all_mean, 1 / (variance + eps).sqrt())
    if runningMean is None or runningVar is None:
        return result
    unbiased = variance * total / (total - 1)
    return (
        (1 - momentum) * runningMean + momentum * all_mean,
        (1 - momentum) * runningVar + momentum * unbiased,
        *result,
    )


define(
    "BatchNormGatherStatsWithCounts",
    native(),
    reference=_gather,
    contract=Contract(
        dict.fromkeys(
            ("input", "mean", "invstd", "runningMean", "runningVar", "counts", "meanAll", "invstdAll"), FLOAT
        ),
        (
            same_shape("mean", "invstd"),
            custom("channel_sized", "input", "runningMean", "runningVar", "meanAll", "invstdAll"),
        ),
    ),
    samples=_gather_samples,
    errors=lambda: (
        samples.null(next(_gather_samples()).arguments, "counts"),
        ErrorSample(
            {**next(_gather_samples()).arguments, "meanAll": Out((4,), "float32")}, 161002, ("meanAll", "[4]", "[5]")
        ),
    ),
    cost=Cost(operations_per_element=8.0),
)


def _sync_samples() -> Iterator[Sample]:
    for d in ("float32", "float16"):
        for devices in (1, 4):
            counts = torch.tensor([12, 7, 30, 5][:devices], dtype=torch.int32)
            yield Sample(
                {
                    "totalSum": samples.make((devices, 5), d, seed=1),
                    "totalSquareSum": samples.make((devices, 5), d, low=20, high=40, seed=2),
                    "sampleCount": counts,
                    "mean": samples.make((5,), d, seed=3),
                    "variance": samples.make((5,), d, low=0.5, high=2, seed=4),
                    "momentum": 0.25,
                    "eps": 0.5**10,
                    "batchMean": Out((5,), d),
                    "batchInvstd": Out((5,), d),
                },
                f"{d}, {devices} devices",
                tolerance=LOOSE[d],
            )


def _sync(
    totalSum: T, totalSquareSum: T, sampleCount: T, mean: T, variance: T, momentum: float, eps: float
) -> tuple[T, ...]:
    count = float(sampleCount.sum())
    batch_mean = totalSum.sum(0) / count
    batch_variance = totalSquareSum.sum(0) / count - batch_mean**2
    return (
        mean * (1 - momentum) + momentum * batch_mean,
        variance * (1 - momentum) + momentum * batch_variance * count / (count - 1),
        batch_mean,
        (batch_variance + eps) ** -0.5,
    )


_SYNC_TYPES = dtypes("float32", "float16")
define(
    "SyncBatchNormGatherStats",
    native(),
    reference=_sync,
    contract=Contract(
        {
            **dict.fromkeys(
                ("totalSum", "totalSquareSum", "mean", "variance", "batchMean", "batchInvstd"), _SYNC_TYPES
            ),
            "sampleCount": dtypes("int32"),
        },
        (
            same_dtype("totalSum", "totalSquareSum", "mean", "variance", "batchMean", "batchInvstd"),
            same_shape("totalSum", "totalSquareSum"),
            same_shape("mean", "variance", "batchMean", "batchInvstd"),
        ),
    ),
    samples=_sync_samples,
    errors=lambda: (
        samples.null(next(_sync_samples()).arguments, "mean"),
        samples.bad_dtype(next(_sync_samples()).arguments, "totalSum", "bfloat16", (1, 5)),
        samples.bad_dtype(next(_sync_samples()).arguments, "sampleCount", "float32", (1,)),
    ),
    cost=Cost(operations_per_element=8.0),
)


# --- normalization with given statistics ------------------------------------------------------------------------------
def _elemt_samples() -> Iterator[Sample]:
    for x, d, note in inputs():
        shape = tuple(x.shape)
        for affine in (True, False):
            yield Sample(
                {
                    "input": x,
                    "weight": statistics(shape, 0.5, 1.5, 1) if affine else None,
                    "bias": statistics(shape, -1, 1, 2) if affine else None,
                    "mean": statistics(shape, -1, 1, 3),
                    "invstd": statistics(shape, 0.5, 2, 4),
                    "eps": EPS,
                    "output": Out(shape, d),
                },
                f"{note}, affine {affine}",
                tolerance=LOOSE[d],
            )


def _elemt(input: T, weight: T | None, bias: T | None, mean: T, invstd: T, eps: float) -> T:
    rows = (by_channel(input) - mean.unsqueeze(1)) * invstd.unsqueeze(1)
    if weight is not None:
        rows = rows * weight.unsqueeze(1)
    if bias is not None:
        rows = rows + bias.unsqueeze(1)
    return rows.reshape(input.movedim(1, 0).shape).movedim(0, 1)


define(
    "BatchNormElemt",
    native(),
    reference=_elemt,
    contract=Contract(
        dict.fromkeys(("input", "weight", "bias", "mean", "invstd", "output"), FLOAT),
        (
            same_dtype("input", "output"),
            same_shape("input", "output"),
            custom("channel_sized", "input", "weight", "bias", "mean", "invstd"),
        ),
    ),
    samples=_elemt_samples,
    errors=lambda: (
        samples.null(next(_elemt_samples()).arguments, "mean"),
        samples.bad_dtype(next(_elemt_samples()).arguments, "input", "int32", (4, 3)),
        ErrorSample(
            {**next(_elemt_samples()).arguments, "weight": samples.make((2,), "float32")},
            161002,
            ("weight", "[2]", "[3]"),
        ),
    ),
    cost=Cost(operations_per_element=4.0, kernel="BNInfer"),
)


# --- gradient ---------------------------------------------------------------------------------------------------------
def _reduce_backward_samples() -> Iterator[Sample]:
    for x, d, note in inputs():
        shape = tuple(x.shape)
        for wanted in ((True, True, True), (True, False, False), (False, True, True)):
            # What torch_npu allocates: float16 only when the statistics are float16 too.
            out = Out((shape[1],), "float32")
            yield Sample(
                {
                    "gradOut": samples.make(shape, d, seed=5),
                    "input": x,
                    "mean": statistics(shape, -1, 1, 3),
                    "invstd": statistics(shape, 0.5, 2, 4),
                    "weight": statistics(shape, 0.5, 1.5, 1),
                    "inputG": wanted[0],
                    "weightG": wanted[1],
                    "biasG": wanted[2],
                    "sumDy": out if wanted[0] else None,
                    "sumDyXmu": out if wanted[0] else None,
                    "gradWeight": out if wanted[1] else None,
                    "gradBias": out if wanted[2] else None,
                },
                f"{note}, wanted {wanted}",
                tolerance={"bfloat16": (2e-2, 5e-2), "float16": (3e-3, 1e-2), "float32": (1e-5, 5e-5)}[d],
            )


def _reduce_backward(
    gradOut: T, input: T, mean: T, invstd: T, weight: T | None, inputG: bool, weightG: bool, biasG: bool
) -> tuple[T, ...]:
    # y = (x - mean) * invstd * weight + bias: the gradients of weight and bias by autograd at weight 1, bias 0.
    w, b = torch.ones_like(mean, requires_grad=True), torch.zeros_like(mean, requires_grad=True)
    with torch.enable_grad():
        y = _elemt(input, w, b, mean, invstd, EPS)
        grad_weight, grad_bias = torch.autograd.grad(y, (w, b), gradOut)
    result: list[T] = []
    if inputG:
        result += [grad_bias, grad_weight / invstd]
    if weightG:
        result.append(grad_weight)
    if biasG:
        result.append(grad_bias)
    return tuple(result)


define(
    "BatchNormReduceBackward",
    native(),
    reference=_reduce_backward,
    contract=Contract(
        dict.fromkeys(
            ("gradOut", "input", "mean", "invstd", "weight", "sumDy", "sumDyXmu", "gradWeight", "gradBias"), FLOAT
        ),
        (
            same_shape("input", "gradOut"),
            custom("channel_sized", "input", "mean", "invstd", "weight"),
            custom("channel_sized", "input", "sumDy", "sumDyXmu", "gradWeight", "gradBias"),
        ),
    ),
    samples=_reduce_backward_samples,
    errors=lambda: (
        samples.null(next(_reduce_backward_samples()).arguments, "invstd"),
        ErrorSample(
            {**next(_reduce_backward_samples()).arguments, "gradBias": Out((2,), "float32")},
            161002,
            ("gradBias", "[2]", "[3]"),
        ),
    ),
    cost=Cost(operations_per_element=6.0),
)


def _elemt_backward_samples() -> Iterator[Sample]:
    for x, d, note in inputs():
        shape = tuple(x.shape)
        count = x.numel() // shape[1]
        for affine, devices in ((True, 1), (False, 2)):
            yield Sample(
                {
                    "gradOut": samples.make(shape, d, seed=5),
                    "input": x,
                    "mean": statistics(shape, -1, 1, 3),
                    "invstd": statistics(shape, 0.5, 2, 4),
                    "weight": statistics(shape, 0.5, 1.5, 1) if affine else None,
                    "sumDy": statistics(shape, -3, 3, 6),
                    "sumDyXmu": statistics(shape, -3, 3, 7),
                    "counter": torch.tensor([count, 5][:devices], dtype=torch.int32),
                    "gradInput": Out(shape, d),
                },
                f"{note}, affine {affine}, {devices} devices",
                tolerance=LOOSE[d],
            )


def _elemt_backward(gradOut: T, input: T, mean: T, invstd: T, weight: T | None, sumDy: T, sumDyXmu: T, counter: T) -> T:
    # Ioffe and Szegedy, Batch Normalization, section 3, with the sums over all devices given.
    count = float(counter.sum())
    x_hat = (input - beside(mean, input)) * beside(invstd, input)
    mean_dy = beside(sumDy / count, input)
    mean_dy_x_hat = beside(sumDyXmu * invstd / count, input)
    scale = invstd if weight is None else invstd * weight
    return beside(scale, input) * (gradOut - mean_dy - x_hat * mean_dy_x_hat)


define(
    "BatchNormElemtBackward",
    native(),
    reference=_elemt_backward,
    contract=Contract(
        {
            **dict.fromkeys(("gradOut", "input", "mean", "invstd", "weight", "sumDy", "sumDyXmu", "gradInput"), FLOAT),
            "counter": dtypes(FLOAT32, INDEX),
        },
        (
            same_shape("input", "gradOut", "gradInput"),
            custom("channel_sized", "input", "mean", "invstd", "weight", "sumDy", "sumDyXmu"),
        ),
    ),
    samples=_elemt_backward_samples,
    errors=lambda: (
        samples.null(next(_elemt_backward_samples()).arguments, "sumDy"),
        samples.bad_dtype(next(_elemt_backward_samples()).arguments, "gradOut", "int32", (4, 3)),
    ),
    cost=Cost(operations_per_element=8.0),
)
