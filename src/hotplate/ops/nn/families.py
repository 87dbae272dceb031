"""What the definitions of this folder share: gradients of element-wise functions, loss functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import FLOAT, FLOAT64, Contract, Dtypes, Rule, broadcast, dtypes
from hotplate.ops.definition import Cost, ErrorSample, Native, Out, Sample, define
from hotplate.ops.elementwise.families import execution, positional

FLOATING = dtypes(FLOAT, FLOAT64)
Reference = Callable[..., Any]


def derivative(function: Callable[..., torch.Tensor], x: torch.Tensor, *more: Any) -> torch.Tensor:
    """d function(x, *more) / dx, element by element, in float64 by autograd."""
    x = x.detach().double().clone().requires_grad_(True)
    with torch.enable_grad():
        y = function(x, *more)
        (result,) = torch.autograd.grad(y.sum(), x)
    return result


def gradient(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = FLOATING,
    tested: Dtypes = FLOAT,
    low: float = -3.0,
    high: float = 3.0,
    avoid: tuple[float, ...] = (),
    exact: bool = False,
    operations: float = 2.0,
    kernel: str = "",
    rules: tuple[Rule, ...] = (),
    **attributes: Any,
) -> None:
    """gradOutput and a saved tensor (self, output, ...) -> the gradient of self, all of one shape.

    ``avoid``: points at which the function has a kink; samples keep away from them. The reference takes the arguments
    in the order of the signature.
    """
    arguments = signature.lookup("aclnn" + name).arguments
    grad, saved = (a.name for a in arguments if a.kind == "tensor")
    out = arguments[-1].name

    def values(shape: tuple[int, ...], dtype: str, seed: int) -> torch.Tensor:
        x = samples.make(shape, dtype, low=low, high=high, seed=seed)
        for point in avoid:
            x = torch.where((x - point).abs() < 0.05, x + 0.1, x)
        return x

    def generate() -> Iterator[Sample]:
        for dtype in sorted(tested):
            for shape in samples.SHAPES:
                yield one(samples.make(shape, dtype, seed=1), values(shape, dtype, 2), f"{dtype} {shape}")
            x = samples.transposed(values((4, 6), dtype, 3))
            yield one(samples.make((4, 6), dtype, seed=4), x, f"{dtype}, non-contiguous")
            yield one(
                samples.transposed(samples.make((4, 6), dtype, seed=4)), values((4, 6), dtype, 3), "non-contiguous"
            )

    def one(g: torch.Tensor, x: torch.Tensor, note: str) -> Sample:
        return Sample({grad: g, saved: x, **attributes, out: Out(tuple(g.shape), samples.dtype_name(g.dtype))}, note)

    base = one(samples.make((2, 3), "float32"), values((2, 3), "float32", 1), "").arguments
    define(
        name,
        execution(call),
        contract=Contract({grad: accepts, saved: accepts, out: accepts}, (broadcast(grad, saved, to=out), *rules)),
        reference=positional(name, reference),
        samples=generate,
        errors=lambda: (
            samples.null(base, grad),
            samples.bad_dtype(base, saved, "uint16"),
            ErrorSample({**base, grad: samples.make((4,), "float32")}, 161002, ("broadcast", "[4]")),
        ),
        exact=exact,
        cost=Cost(operations_per_element=operations, kernel=kernel),
    )
