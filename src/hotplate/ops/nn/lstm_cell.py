"""The cell of an LSTM behind its two matrix products, and its gradient."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
REAL = dtypes("float32", "float16")
LOOSE = {"float32": (1e-5, 1e-5), "float16": (4e-3, 4e-3)}
SIZES = ((3, 4), (1, 7), (33, 16))


def _cell(x: T, c: T) -> tuple[T, T, tuple[T, ...]]:
    """Next h and c, and the gates input, forget, cell, output after their activations."""
    hidden = c.shape[1]
    i, f, g, o = (x[:, n * hidden : (n + 1) * hidden] for n in range(4))
    gates = (i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid())
    following = gates[1] * c + gates[0] * gates[2]
    return gates[3] * following.tanh(), following, gates


def _samples() -> Iterator[Sample]:
    for d in sorted(REAL):
        for batch, hidden in SIZES:
            for bias in (True, False):
                vector = (4 * hidden,)
                state = Out((batch, hidden), d)
                yield Sample(
                    {
                        "inputGates": samples.make((batch, 4 * hidden), d, seed=1),
                        "hiddenGates": samples.make((batch, 4 * hidden), d, seed=2),
                        "cx": samples.make((batch, hidden), d, seed=3),
                        "inputBiasOptional": samples.make(vector, d, low=-1, high=1, seed=4) if bias else None,
                        "hiddenBiasOptional": samples.make(vector, d, low=-1, high=1, seed=5) if bias else None,
                        "hyOut": state,
                        "cyOut": state,
                        "storageOut": Out((batch, 4 * hidden), d),
                    },
                    f"{d}, batch {batch}, hidden {hidden}, bias {bias}",
                    tolerance=LOOSE[d],
                )


def _reference(
    inputGates: T, hiddenGates: T, cx: T, inputBiasOptional: T | None, hiddenBiasOptional: T | None
) -> tuple[T, ...]:
    x = inputGates + hiddenGates
    for bias in (inputBiasOptional, hiddenBiasOptional):
        x = x if bias is None else x + bias
    hy, cy, gates = _cell(x, cx)
    return hy, cy, torch.cat(gates, 1)


_TENSORS = (
    "inputGates",
    "hiddenGates",
    "cx",
    "inputBiasOptional",
    "hiddenBiasOptional",
    "hyOut",
    "cyOut",
    "storageOut",
)
define(
    "ThnnFusedLstmCell",
    native(),
    reference=_reference,
    contract=Contract(
        dict.fromkeys(_TENSORS, REAL),
        (
            same_dtype("inputGates", "hiddenGates", "cx"),
            same_shape("inputGates", "hiddenGates", "storageOut"),
            same_shape("cx", "hyOut", "cyOut"),
            same_shape("inputBiasOptional", "hiddenBiasOptional"),
        ),
    ),
    samples=_samples,
    errors=lambda: (
        samples.null(next(_samples()).arguments, "cx"),
        samples.bad_dtype(next(_samples()).arguments, "inputGates", "bfloat16", (3, 16)),
        ErrorSample(
            {**next(_samples()).arguments, "hiddenGates": samples.make((3, 12), "float16")},
            161002,
            ("hiddenGates", "[3,12]", "[3,16]"),
        ),
    ),
    cost=Cost(operations_per_element=30.0),
)


def _backward_samples() -> Iterator[Sample]:
    for d in sorted(REAL):
        for batch, hidden in SIZES:
            x = samples.make((batch, 4 * hidden), d, seed=1)
            cx = samples.make((batch, hidden), d, seed=3)
            _, cy, gates = _cell(x.double(), cx.double())
            for hy, c, bias in ((True, True, True), (True, False, True), (False, True, False)):
                yield Sample(
                    {
                        "gradHyOptional": samples.make((batch, hidden), d, seed=6) if hy else None,
                        "gradCOptional": samples.make((batch, hidden), d, seed=7) if c else None,
                        "cx": cx,
                        "cy": cy.to(x.dtype),
                        "storage": torch.cat(gates, 1).to(x.dtype),
                        "hasBias": bias,
                        "gradGatesOut": Out((batch, 4 * hidden), d),
                        "gradCxOut": Out((batch, hidden), d),
                        "gradBiasOut": Out((4 * hidden,), d),
                    },
                    f"{d}, batch {batch}, hidden {hidden}, gradient of h {hy}, of c {c}, bias {bias}",
                    tolerance={"float32": (1e-5, 5e-5), "float16": (1e-2, 3e-2)}[d],
                )


def _backward(
    gradHyOptional: T | None, gradCOptional: T | None, cx: T, cy: T, storage: T, hasBias: bool
) -> tuple[Any, ...]:
    i, f, g, o = storage.chunk(4, 1)
    # The sums before the activations, as leaves; float16 gates may be exactly 0 or 1.
    limit = 1 - 1e-7
    before = [torch.logit(t, 1e-7) for t in (i, f)] + [torch.atanh(g.clamp(-limit, limit)), torch.logit(o, 1e-7)]
    x = torch.cat(before, 1).requires_grad_(True)
    c = cx.clone().requires_grad_(True)
    with torch.enable_grad():
        hy, cy_again, _ = _cell(x, c)
        loss = hy.sum() * 0
        for value, grad in ((hy, gradHyOptional), (cy_again, gradCOptional)):
            loss = loss if grad is None else loss + (value * grad).sum()
        grad_gates, grad_c = torch.autograd.grad(loss, (x, c))
    return grad_gates, grad_c, grad_gates.sum(0) if hasBias else None


define(
    "ThnnFusedLstmCellBackward",
    native(),
    reference=_backward,
    contract=Contract(
        dict.fromkeys(
            (
                "gradHyOptional",
                "gradCOptional",
                "cx",
                "cy",
                "storage",
                "gradGatesOut",
                "gradCxOut",
                "gradBiasOut",
            ),
            REAL,
        ),
        (
            same_dtype("cx", "cy", "storage"),
            same_shape("cx", "cy", "gradHyOptional", "gradCOptional", "gradCxOut"),
            same_shape("storage", "gradGatesOut"),
        ),
    ),
    samples=_backward_samples,
    errors=lambda: (
        samples.null(next(_backward_samples()).arguments, "storage"),
        ErrorSample(
            {**next(_backward_samples()).arguments, "cy": samples.make((2, 4), "float16")},
            161002,
            ("cy", "[2,4]", "[3,4]"),
        ),
    ),
    cost=Cost(operations_per_element=30.0),
)
