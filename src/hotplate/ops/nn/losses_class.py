"""Losses over classes and label sequences: multi-label margin, connectionist temporal, cross entropy."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, INDEX, Contract, custom, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.losses import LOOSE, MEAN, NONE, SUM, reduced

T = torch.Tensor
Ints = list[int]


# --- multi-label margin -----------------------------------------------------------------------------------------------
def _multilabel(self: T, target: T, reduction: int) -> tuple[T, T]:
    """Targets count up to the first -1; each must lie 1 above every class that is no target."""
    rows, targets = self.reshape(-1, self.shape[-1]), target.reshape(-1, target.shape[-1])
    hits = torch.zeros_like(rows)
    losses = []
    for n, row in enumerate(rows):
        labels = list(itertools.takewhile(lambda t: t >= 0, targets[n].tolist()))
        hits[n, labels] = 1
        others = [i for i in range(row.numel()) if i not in labels]
        terms = [(1 - row[t] + row[i]).clamp(min=0) for t in labels for i in others]
        losses.append(sum(terms, torch.zeros(())) / row.numel())
    loss = reduced(torch.stack([torch.as_tensor(v) for v in losses]), reduction)
    return loss.reshape(()) if self.dim() < 2 else loss, hits.reshape(target.shape)


def _multilabel_samples() -> Iterator[Sample]:
    targets = torch.tensor([[3, 0, -1, 1, -1], [0, 1, 4, 2, -1], [-1, 2, 1, 0, 3]])
    for d in sorted(FLOAT):
        for reduction in (NONE, MEAN, SUM):
            for y in (targets, targets.int(), targets[0]):
                x = samples.make(tuple(y.shape), d)
                arguments = {
                    "self": samples.transposed(x) if y.dim() > 1 else x,
                    "target": y,
                    "reduction": reduction,
                    "out": Out((3,) if reduction == NONE and y.dim() > 1 else (), d),
                    "isTarget": Out(tuple(y.shape), d),
                }
                yield Sample(arguments, f"{d} {tuple(y.shape)}, reduction {reduction}", tolerance=LOOSE[d])


_multilabel_base = {
    "self": samples.make((2, 4), "float32"),
    "target": torch.tensor([[3, 0, -1, 1], [0, 1, 3, -1]]),
    "reduction": MEAN,
    "out": Out((), "float32"),
    "isTarget": Out((2, 4), "float32"),
}
define(
    "MultilabelMarginLoss",
    native(),
    reference=_multilabel,
    contract=Contract(
        {"self": FLOAT, "target": INDEX, "out": FLOAT, "isTarget": FLOAT},
        (rank("self", 0, 2), same_dtype("self", "out"), same_shape("self", "target"), in_range("reduction", 0, 2)),
    ),
    samples=_multilabel_samples,
    errors=samples.errors(
        samples.null(_multilabel_base, "target"),
        samples.bad_dtype(_multilabel_base, "self", "int32", (2, 4)),
        ErrorSample({**_multilabel_base, "reduction": 3}, 161002, ("reduction", "[0, 2]")),
        ErrorSample(
            {**_multilabel_base, "self": samples.make((2, 2, 2), "float32")}, 161002, ("self", "between [0] and [2]")
        ),
    ),
    cost=Cost(operations_per_element=8.0),
)


# --- connectionist temporal classification ----------------------------------------------------------------------------
INFINITE = float("inf")
STEPS, BATCH, SYMBOLS = 7, 3, 5


def _labels(targets: T, lengths: Ints, n: int) -> Ints:
    """The labels of one sequence, out of a matrix or out of all sequences laid end to end."""
    begin = sum(lengths[:n])
    row = targets[n] if targets.dim() == 2 else targets[begin:]
    return [int(v) for v in row[: lengths[n]]]


def _alphas(log_probs: T, labels: Ints, steps: int, blank: int, never: float = -INFINITE) -> list[list[T]]:
    """log_probs [steps, symbols]: for each step, the log probability of all paths that have come to each state.

    ``never`` stands for the logarithm of 0: a finite one has a gradient.
    """
    states = [blank]
    for label in labels:
        states += [label, blank]
    nothing = torch.tensor(never, dtype=log_probs.dtype)
    rows: list[list[T]] = []
    for t in range(steps):
        row = []
        for s, symbol in enumerate(states):
            if t == 0:
                came = torch.zeros((), dtype=log_probs.dtype) if s < 2 else nothing
            else:
                came = rows[-1][s]
                if s > 0:
                    came = torch.logaddexp(came, rows[-1][s - 1])
                if s > 1 and symbol != blank and symbol != states[s - 2]:
                    came = torch.logaddexp(came, rows[-1][s - 2])
            row.append(came + log_probs[t, symbol])
        rows.append(row)
    return rows


def _ctc(log_probs: T, targets: T, input_lengths: Ints, target_lengths: Ints, blank: int) -> tuple[T, T]:
    """log_probs [steps, batch, symbols] -> the negative log likelihood of each sequence, and the alphas (-inf where
    there are none).
    """
    losses = []
    alpha = torch.full((log_probs.shape[1], log_probs.shape[0], 2 * max(target_lengths) + 1), -INFINITE).double()
    for n, (steps, length) in enumerate(zip(input_lengths, target_lengths, strict=True)):
        rows = _alphas(log_probs[:, n], _labels(targets, target_lengths, n), steps, blank)
        last = rows[-1][-1] if length == 0 else torch.logaddexp(rows[-1][-1], rows[-1][-2])
        losses.append(-last)
        alpha[n, :steps, : 2 * length + 1] = torch.tensor([[float(v) for v in row] for row in rows])
    return torch.stack(losses), alpha


def _ctc_cases() -> Iterator[dict[str, Any]]:
    for d in ("float32", "float64"):
        for input_lengths, target_lengths, blank, lay, kind, zero in (
            ([7, 7, 7], [2, 3, 1], 0, "matrix", "int64", False),
            ([7, 5, 4], [3, 2, 3], 4, "line", "int64", False),
            ([6, 2, 7], [2, 3, 1], 0, "line", "int32", True),
        ):
            logits = samples.make((STEPS, BATCH, SYMBOLS), d, seed=blank)
            labels = samples.make((BATCH, max(target_lengths)), kind, low=0, high=SYMBOLS - 1, seed=2)
            labels = labels + 1 if blank == 0 else labels
            if lay == "line":
                labels = torch.cat([row[:n] for row, n in zip(labels, target_lengths, strict=True)])
            yield {
                "logProbs": logits.log_softmax(-1),
                "targets": labels,
                "inputLengths": input_lengths,
                "targetlengths": target_lengths,
                "blank": blank,
                "zeroInfinity": zero,
            }


def _tail(target_lengths: Ints) -> int:
    """The last dimension of the alphas: torch_npu rounds it up to 8."""
    return (2 * max(target_lengths) + 8) // 8 * 8


def _ctc_samples() -> Iterator[Sample]:
    for a in _ctc_cases():
        d = samples.dtype_name(a["logProbs"].dtype)
        outs = {
            "negLogLikelihoodOut": Out((BATCH,), d),
            "logAlphaOut": Out((BATCH, STEPS, _tail(a["targetlengths"])), d),
        }
        yield Sample({**a, **outs}, f"{d}, blank {a['blank']}, lengths {a['targetlengths']}")


def _check_ctc(sample: Sample, outputs: list[T]) -> None:
    a = sample.arguments
    lengths = a["targetlengths"]
    loss, alpha = _ctc(a["logProbs"].double(), a["targets"], a["inputLengths"], lengths, a["blank"])
    if a["zeroInfinity"]:
        loss = torch.where(loss == INFINITE, 0.0, loss)
    torch.testing.assert_close(outputs[0].double(), loss, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(outputs[1][..., : alpha.shape[-1]].double(), alpha, rtol=1e-5, atol=1e-5)


PROBABILITIES = dtypes("float32", "float64")
_ctc_base = next(_ctc_samples()).arguments
define(
    "CtcLoss",
    native(),
    check=_check_ctc,
    contract=Contract(
        {
            "logProbs": PROBABILITIES,
            "targets": INDEX,
            "negLogLikelihoodOut": PROBABILITIES,
            "logAlphaOut": PROBABILITIES,
        },
        (
            rank("logProbs", 2, 3),
            rank("targets", 1, 2),
            same_dtype("logProbs", "negLogLikelihoodOut", "logAlphaOut"),
        ),
    ),
    samples=_ctc_samples,
    errors=samples.errors(
        samples.null(_ctc_base, "logProbs"),
        samples.bad_dtype(_ctc_base, "logProbs", "int32", (7, 3, 5)),
        samples.bad_dtype(_ctc_base, "targets", "int8", (3, 3)),
        ErrorSample({**_ctc_base, "logProbs": samples.make((7,), "float32")}, 161002, ("logProbs", "between [2]")),
    ),
    cost=Cost(operations_per_element=16.0, kernel="CTCLossV2"),
)


def _ctc_grad_samples() -> Iterator[Sample]:
    for a in _ctc_cases():
        x, lengths = a["logProbs"], a["targetlengths"]
        d = samples.dtype_name(x.dtype)
        loss, alpha = _ctc(x.double(), a["targets"], a["inputLengths"], lengths, a["blank"])
        saved = torch.full((BATCH, STEPS, _tail(lengths)), 99.0, dtype=x.dtype)
        saved[..., : alpha.shape[-1]] = alpha
        arguments = {k: v for k, v in a.items() if k != "targetlengths"}
        arguments |= {
            "gradOut": samples.make((BATCH,), d, seed=8),
            "targetLengths": lengths,
            "negLogLikelihood": loss.to(x.dtype),
            "logAlpha": saved,
            "out": Out(tuple(x.shape), d),
        }
        yield Sample(arguments, f"{d}, blank {a['blank']}, lengths {lengths}", tolerance=(1e-4, 1e-5))


def _ctc_gradient(
    gradOut: T,
    logProbs: T,
    targets: T,
    inputLengths: Ints,
    targetLengths: Ints,
    negLogLikelihood: T,
    logAlpha: T,
    blank: int,
    zeroInfinity: bool,
) -> T:
    """The gradient that goes on into a log-softmax: probabilities minus posteriors, for the steps of each sequence."""
    result = torch.zeros_like(logProbs)
    for n, (steps, g) in enumerate(zip(inputLengths, gradOut, strict=True)):
        if zeroInfinity and negLogLikelihood[n] == INFINITE:
            continue
        x = logProbs[:, n].detach().clone().requires_grad_(True)
        with torch.enable_grad():
            rows = _alphas(x, _labels(targets, targetLengths, n), steps, blank, -1e30)
            loss = -torch.logaddexp(rows[-1][-1], rows[-1][-2])
            (posterior,) = torch.autograd.grad(loss, x)
        result[:steps, n] = (logProbs[:steps, n].exp() + posterior[:steps]) * g
    return result


define(
    "CtcLossBackward",
    native(),
    reference=_ctc_gradient,
    contract=Contract(
        {
            "gradOut": PROBABILITIES,
            "logProbs": PROBABILITIES,
            "targets": INDEX,
            "negLogLikelihood": PROBABILITIES,
            "logAlpha": PROBABILITIES,
            "out": PROBABILITIES,
        },
        (rank("logProbs", 2, 3), rank("targets", 1, 2), rank("logAlpha", 3, 3), same_shape("logProbs", "out")),
    ),
    samples=_ctc_grad_samples,
    cost=Cost(operations_per_element=32.0, kernel="CTCLossV2Grad"),
)


# --- cross entropy ----------------------------------------------------------------------------------------------------
ROWS, CLASSES = 5, 6


def _entropy(x: T, target: T, weight: T | None, reduction: str, ignore: int, smoothing: float) -> tuple[T, T]:
    """The loss of each row as documented, reduced; a negative `ignore` ignores nothing. And the log probabilities."""
    logs = x - torch.logsumexp(x, -1, keepdim=True)
    w = torch.ones(x.shape[1]).double() if weight is None else weight
    counts = (target != ignore).double() if ignore >= 0 else torch.ones(x.shape[0]).double()
    own = torch.stack([w[int(t)] for t in target]) * counts
    picked = torch.stack([row[int(t)] for row, t in zip(logs, target, strict=True)])
    smooth = -(logs * w).sum(-1) * counts
    each = (1 - smoothing) * -picked * own + smoothing / x.shape[1] * smooth
    if reduction == "none":
        return each, logs
    total = each.sum() / own.sum() if reduction == "mean" else each.sum()
    return total.reshape(1), logs


def _entropy_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    for d in sorted(FLOAT):
        for reduction in ("mean", "sum", "none"):
            for ignore, smoothing, weighted in ((-100, 0.0, False), (2, 0.0, True), (-100, 0.1, True)):
                target = torch.tensor([0, 2, 5, 1, 2])
                yield (
                    d,
                    {
                        "target": target,
                        "weightOptional": samples.make((CLASSES,), "float32", low=0.2, high=1) if weighted else None,
                        "reductionOptional": reduction,
                        "ignoreIndex": ignore,
                        "labelSmoothing": smoothing,
                        "lseSquareScaleForZloss": 0.0,
                    },
                )


def _entropy_samples() -> Iterator[Sample]:
    for d, a in _entropy_cases():
        arguments = {
            "input": samples.transposed(samples.make((ROWS, CLASSES), d)),
            **a,
            "returnZloss": False,
            "lossOut": Out((ROWS,) if a["reductionOptional"] == "none" else (1,), d),
            "logProbOut": Out((ROWS, CLASSES), d),
            "zlossOut": Out((0,), d),
            "lseForZlossOut": Out((0,), d),
        }
        note = f"{d} {a['reductionOptional']}, ignore {a['ignoreIndex']}, smoothing {a['labelSmoothing']}"
        yield Sample(arguments, note, tolerance=LOOSE[d])


_entropy_base = next(_entropy_samples()).arguments
define(
    "CrossEntropyLoss",
    native(),
    reference=lambda input, target, weightOptional, reductionOptional, ignoreIndex, labelSmoothing, **_: (
        *_entropy(input, target, weightOptional, reductionOptional, ignoreIndex, labelSmoothing),
        None,
        None,
    ),
    contract=Contract(
        {
            "input": FLOAT,
            "target": dtypes("int64"),
            "weightOptional": dtypes("float32"),
            "lossOut": FLOAT,
            "logProbOut": FLOAT,
        },
        (
            rank("input", 2, 2),
            rank("target", 1, 1),
            same_dtype("input", "lossOut", "logProbOut"),
            same_shape("input", "logProbOut"),
            custom("reduction_word", "reductionOptional"),
            custom("double_is_zero", "lseSquareScaleForZloss"),
            in_range("returnZloss", 0, 0),
        ),
    ),
    samples=_entropy_samples,
    errors=samples.errors(
        samples.null(_entropy_base, "target"),
        samples.bad_dtype(_entropy_base, "input", "int32", (5, 6)),
        samples.bad_dtype(_entropy_base, "target", "int32", (5,)),
        ErrorSample({**_entropy_base, "reductionOptional": "max"}, 161002, ("reductionOptional", "max")),
        ErrorSample({**_entropy_base, "lseSquareScaleForZloss": 0.5}, 161002, ("lseSquareScaleForZloss", "0.5")),
        ErrorSample({**_entropy_base, "input": samples.make((5,), "float32")}, 161002, ("input", "[2]")),
    ),
    cost=Cost(operations_per_element=16.0),
)


def _entropy_grad_samples() -> Iterator[Sample]:
    for d, a in _entropy_cases():
        x = samples.make((ROWS, CLASSES), d)
        shape = (ROWS,) if a["reductionOptional"] == "none" else (1,)
        arguments = {
            "gradLoss": samples.make(shape, d, seed=4),
            "logProb": x.double().log_softmax(-1).to(x.dtype),
            **a,
            "gradZlossOptional": None,
            "lseForZlossOptional": None,
            "out": Out((ROWS, CLASSES), d),
        }
        note = f"{d} {a['reductionOptional']}, ignore {a['ignoreIndex']}, smoothing {a['labelSmoothing']}"
        yield Sample(arguments, note, tolerance={"bfloat16": (3e-2, 3e-2)}.get(d, LOOSE[d]))


def _entropy_gradient(
    gradLoss: T,
    logProb: T,
    target: T,
    weightOptional: T | None,
    reductionOptional: str,
    ignoreIndex: int,
    labelSmoothing: float,
    **_: Any,
) -> T:
    x = logProb.detach().clone().requires_grad_(True)
    with torch.enable_grad():
        y = _entropy(x, target, weightOptional, reductionOptional, ignoreIndex, labelSmoothing)[0]
        (result,) = torch.autograd.grad(y, x, gradLoss)
    return result


define(
    "CrossEntropyLossGrad",
    native(),
    reference=_entropy_gradient,
    contract=Contract(
        {
            "gradLoss": FLOAT,
            "logProb": FLOAT,
            "target": dtypes("int64"),
            "weightOptional": dtypes("float32"),
            "out": FLOAT,
        },
        (
            rank("logProb", 2, 2),
            rank("target", 1, 1),
            same_dtype("logProb", "gradLoss", "out"),
            same_shape("logProb", "out"),
            custom("reduction_word", "reductionOptional"),
            custom("double_is_zero", "lseSquareScaleForZloss"),
        ),
    ),
    samples=_entropy_grad_samples,
    cost=Cost(operations_per_element=16.0),
)
