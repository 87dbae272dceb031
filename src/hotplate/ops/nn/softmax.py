"""Softmax and its logarithm along one dimension, and their gradients."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, dim_of, dtypes, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

FLOATING = dtypes(FLOAT, "float64")
CASES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((), 0),
    ((7,), 0),
    ((3, 5), 1),
    ((3, 5), 0),
    ((2, 3, 4), -2),
    ((2, 3, 1, 65), -1),
    ((2, 0, 3), 2),
)
# Input and output dtypes; the last pair is what torch calls half_to_float.
TYPES = (("float32", "float32"), ("float16", "float16"), ("bfloat16", "bfloat16"), ("float16", "float32"))


def _forward_samples() -> Iterator[Sample]:
    for d, out in TYPES:
        for shape, dim in CASES:
            yield Sample(
                {"self": samples.make(shape, d), "dim": dim, "out": Out(shape, out)}, f"{d} {shape} over {dim}"
            )
        x = samples.transposed(samples.make((4, 6), d))
        yield Sample({"self": x, "dim": 1, "out": Out((4, 6), out)}, "non-contiguous")
        x = samples.make((3, 6), d)
        x[0, 1:4] = -torch.inf
        x[1] = 30 * x[1]
        # ATen rounds logarithms of half types in between.
        tolerance = (2e-3, 1e-3) if out == "float16" else None
        yield Sample({"self": x, "dim": 1, "out": Out((3, 6), out)}, "-inf and large values", tolerance=tolerance)
        x = samples.make((2, 6), d)
        x[0] = -torch.inf
        yield Sample({"self": x, "dim": 1, "out": Out((2, 6), out)}, "only -inf gives NaN")


def _backward_samples(log: bool) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for out, d in TYPES:
            for shape, dim in CASES:
                y = torch.softmax(samples.make(shape, "float64"), dim)
                y = (y.log() if log else y).to(samples.torch_dtype(d))
                arguments = {"gradOutput": samples.make(shape, d, seed=1), "output": y, "dim": dim}
                # Half types round the sum of the row once; the reference does not.
                tolerance = None if d == "float32" and out == "float32" else (2e-2, 2e-2)
                yield Sample({**arguments, "out": Out(shape, out)}, f"{d} {shape} over {dim}", tolerance=tolerance)

    return generate


_base = {"self": samples.make((2, 3), "float32"), "dim": 1, "out": Out((2, 3), "float32")}
_errors = samples.errors(
    samples.null(_base, "self"),
    samples.bad_dtype(_base, "self", "int32"),
    ErrorSample({**_base, "dim": 2}, 161002, ("dim 2", "[-2, 1]")),
    ErrorSample({**_base, "out": Out((3, 2), "float32")}, 161002, ("out", "[3,2]", "[2,3]")),
)
_forward = Contract({"self": FLOATING, "out": FLOATING}, (dim_of("dim", "self"), same_shape("self", "out")))
_backward = Contract(
    {"gradOutput": FLOATING, "output": FLOATING, "out": FLOATING},
    (dim_of("dim", "output"), same_shape("output", "gradOutput", "out")),
)


def _softmax(self: torch.Tensor, dim: int) -> torch.Tensor:
    shifted = torch.exp(self - self.amax(dim, True)) if self.numel() else self
    return shifted / shifted.sum(dim, True)


define(
    "Softmax",
    native(),
    reference=_softmax,
    contract=_forward,
    samples=_forward_samples,
    errors=_errors,
    cost=Cost(operations_per_element=8.0, kernel="SoftmaxV2"),
)
define(
    "LogSoftmax",
    native(),
    reference=lambda self, dim: self - torch.logsumexp(self, dim, True),
    contract=_forward,
    samples=_forward_samples,
    errors=_errors,
    cost=Cost(operations_per_element=8.0, kernel="LogSoftmaxV2"),
)
define(
    "SoftmaxBackward",
    native(),
    reference=lambda gradOutput, output, dim: output * (gradOutput - (gradOutput * output).sum(dim, True)),
    contract=_backward,
    samples=_backward_samples(False),
    cost=Cost(operations_per_element=4.0, kernel="SoftmaxGrad"),
)
define(
    "LogSoftmaxBackward",
    native(),
    reference=lambda gradOutput, output, dim: gradOutput - output.exp() * gradOutput.sum(dim, True),
    contract=_backward,
    samples=_backward_samples(True),
    cost=Cost(operations_per_element=4.0, kernel="LogSoftmaxGrad"),
)
