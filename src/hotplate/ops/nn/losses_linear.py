"""Cross entropy of a linear layer whose vocabulary is split over devices: the part before the communication, the loss,
and the gradients.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, INDEX, Contract, custom, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
HALF = dtypes("float16", "bfloat16")
SINGLE = dtypes("float32")
LOOSE = {"bfloat16": (2e-2, 5e-2), "float16": (3e-3, 1e-2), "float32": (1e-4, 1e-4)}


def packed(flags: list[bool]) -> T:
    """Eight flags to a byte, the first in the highest bit; the last byte is filled with ones."""
    flags = flags + [True] * (-len(flags) % 8)
    return torch.tensor([sum(f << (7 - i) for i, f in enumerate(flags[n : n + 8])) for n in range(0, len(flags), 8)])


# --- before the communication -----------------------------------------------------------------------------------------
def _online(input: T, weight: T, target: T, vocabStartIndex: int, vocabEndIndex: int) -> tuple[T, ...]:
    logits = torch.einsum("bh,vh->bv", input, weight)
    peak = logits.amax(-1)
    shifted = logits - peak.unsqueeze(-1)
    foreign = [not vocabStartIndex <= int(t) <= vocabEndIndex for t in target]
    own = torch.tensor([0 if f else int(t) - vocabStartIndex for f, t in zip(foreign, target, strict=True)])
    predicted = torch.stack([row[k] * (not f) for row, k, f in zip(shifted, own, foreign, strict=True)])
    return peak, shifted.exp().sum(-1), predicted, packed(foreign).byte(), own, logits


def _online_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for rows, hidden, words, begin, end, kind, keep in (
            (5, 7, 12, 3, 14, "int32", True),
            (16, 8, 9, 0, 5, "int64", False),
            (9, 3, 130, 100, 200, "int64", True),
        ):
            arguments = {
                "input": samples.transposed(samples.make((rows, hidden), d, low=-1, high=1)),
                "weight": samples.make((words, hidden), d, low=-1, high=1, seed=1),
                "target": samples.make((rows,), kind, low=0, high=end + 5, seed=2),
                "vocabStartIndex": begin,
                "vocabEndIndex": end,
                "logitsMaxLocalOut": Out((rows,), "float32"),
                "sumExpLogitsLocalOut": Out((rows,), "float32"),
                "predictedLogitsLocalOut": Out((rows,), "float32"),
                "targetMaskOut": Out(((rows + 7) // 8,), "uint8"),
                "maskedTargetOut": Out((rows,), kind),
            }
            if keep:
                arguments["vocabParallelLogitsOutOptional"] = Out((rows, words), d)
            yield Sample(arguments, f"{d} {rows} x {hidden}, {words} words", tolerance=LOOSE[d])


_online_base = next(_online_samples()).arguments
define(
    "FusedLinearOnlineMaxSum",
    native(),
    reference=lambda **given: _online(**given)[: 6 if given["input"].shape[0] != 16 else 5],
    contract=Contract(
        {
            "input": HALF,
            "weight": HALF,
            "target": INDEX,
            "logitsMaxLocalOut": SINGLE,
            "sumExpLogitsLocalOut": SINGLE,
            "predictedLogitsLocalOut": SINGLE,
            "targetMaskOut": dtypes("uint8"),
            "maskedTargetOut": INDEX,
            "vocabParallelLogitsOutOptional": HALF,
        },
        (
            rank("input", 2, 2),
            rank("weight", 2, 2),
            rank("target", 1, 1),
            same_dtype("input", "weight", "vocabParallelLogitsOutOptional"),
            same_dtype("target", "maskedTargetOut"),
            same_shape("target", "logitsMaxLocalOut", "sumExpLogitsLocalOut", "predictedLogitsLocalOut"),
            in_range("vocabStartIndex", 0, 2**31 - 1),
        ),
    ),
    samples=_online_samples,
    errors=samples.errors(
        samples.null(_online_base, "weight"),
        samples.bad_dtype(_online_base, "input", "float32", (5, 7)),
        ErrorSample({**_online_base, "vocabStartIndex": -1}, 161002, ("vocabStartIndex", "-1")),
        ErrorSample({**_online_base, "input": samples.make((5,), "float16")}, 161002, ("input", "[2]")),
    ),
    cost=Cost(unit="mixed", operations_per_element=8.0),
)


# --- the loss ---------------------------------------------------------------------------------------------------------
def _loss(
    logitsMax: T, sumExpLogits: T, predictedLogits: T, vocabParallelLogitsOptional: T | None, **_: Any
) -> tuple[T, ...]:
    loss = sumExpLogits.log() - predictedLogits
    if vocabParallelLogitsOptional is None:
        return (loss,)
    return loss, (vocabParallelLogitsOptional - logitsMax.unsqueeze(-1)).exp() / sumExpLogits.unsqueeze(-1)


def _loss_samples() -> Iterator[Sample]:
    for d in (None, *sorted(FLOAT)):
        for rows, words in ((5, 9), (1, 1), (17, 33)):
            arguments: dict[str, Any] = {
                "logitsMax": samples.make((rows,), "float32", low=2, high=3),
                "sumExpLogits": samples.make((rows,), "float32", low=1, high=9, seed=1),
                "predictedLogits": samples.make((rows,), "float32", seed=2),
                "labelSmoothing": 0.0,
                "inputOptional": None,
                "weightOptional": None,
                "vocabParallelLogitsOptional": d and samples.transposed(samples.make((rows, words), d)),
                "lossOut": Out((rows,), "float32"),
            }
            if d:
                arguments["softMaxOutOptional"] = Out((rows, words), "float32")
            yield Sample(arguments, f"{d} {rows} x {words}")


_loss_base = next(_loss_samples()).arguments
define(
    "FusedCrossEntropyLossWithMaxSum",
    native(),
    reference=_loss,
    contract=Contract(
        {
            "logitsMax": SINGLE,
            "sumExpLogits": SINGLE,
            "predictedLogits": SINGLE,
            "vocabParallelLogitsOptional": FLOAT,
            "lossOut": SINGLE,
            "softMaxOutOptional": SINGLE,
        },
        (
            rank("logitsMax", 1, 1),
            same_shape("logitsMax", "sumExpLogits", "predictedLogits", "lossOut"),
            same_shape("vocabParallelLogitsOptional", "softMaxOutOptional"),
            custom("double_is_zero", "labelSmoothing"),
        ),
    ),
    samples=_loss_samples,
    errors=samples.errors(
        samples.null(_loss_base, "sumExpLogits"),
        samples.bad_dtype(_loss_base, "logitsMax", "float16", (5,)),
        ErrorSample({**_loss_base, "labelSmoothing": 0.5}, 161002, ("labelSmoothing", "0.5")),
        ErrorSample({**_loss_base, "sumExpLogits": samples.make((4,), "float32")}, 161002, ("sumExpLogits", "[4]")),
    ),
    cost=Cost(operations_per_element=6.0),
)


# --- the gradients ----------------------------------------------------------------------------------------------------
def _gradients(
    grad: T,
    input: T,
    weight: T,
    targetMask: T,
    maskedTarget: T,
    labelSmoothing: float,
    logitsMaxOptional: T | None,
    sumExpLogitsOptional: T | None,
    softmaxOptional: T | None,
) -> tuple[T, T]:
    if softmaxOptional is None:
        assert logitsMaxOptional is not None
        assert sumExpLogitsOptional is not None
        logits = torch.einsum("bh,vh->bv", input, weight)
        share = (logits - logitsMaxOptional.unsqueeze(-1)).exp() / sumExpLogitsOptional.unsqueeze(-1)
    else:
        share = softmaxOptional.clone()
    for row, place in enumerate(maskedTarget.tolist()):
        foreign = int(targetMask[row // 8]) >> (7 - row % 8) & 1
        share[row, place] -= 1 - foreign
    share = share * grad.unsqueeze(-1)
    return torch.einsum("bv,vh->bh", share, weight), torch.einsum("bv,bh->vh", share, input)


def _gradient_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for rows, hidden, words, kind, kept in (
            (5, 7, 128, "int32", True),
            (9, 4, 130, "int64", False),
            (17, 3, 128, "int64", True),
        ):
            x = samples.make((rows, hidden), d, low=-1, high=1)
            w = samples.make((words, hidden), d, low=-1, high=1, seed=1)
            logits = x.double() @ w.double().T
            peak = logits.amax(-1)
            total = (logits - peak.unsqueeze(-1)).exp().sum(-1)
            arguments = {
                "grad": samples.make((rows,), "float32", seed=4),
                "input": x,
                "weight": samples.transposed(w),
                "targetMask": packed([n % 3 == 1 for n in range(rows)]).byte(),
                "maskedTarget": samples.make((rows,), kind, low=0, high=words, seed=5),
                "labelSmoothing": 0.0,
                "logitsMaxOptional": None if kept else peak.float(),
                "sumExpLogitsOptional": None if kept else total.float(),
                "softmaxOptional": logits.softmax(-1).float() if kept else None,
                "inputGradOut": Out((rows, hidden), d),
                "weightGradOut": Out((words, hidden), d),
            }
            yield Sample(arguments, f"{d} {rows} x {hidden}, {words} words", tolerance=LOOSE[d])


_gradient_base = next(_gradient_samples()).arguments
define(
    "FusedLinearCrossEntropyLossGrad",
    native(),
    reference=_gradients,
    contract=Contract(
        {
            "grad": SINGLE,
            "input": HALF,
            "weight": HALF,
            "targetMask": dtypes("uint8"),
            "maskedTarget": INDEX,
            "logitsMaxOptional": SINGLE,
            "sumExpLogitsOptional": SINGLE,
            "softmaxOptional": SINGLE,
            "inputGradOut": HALF,
            "weightGradOut": HALF,
        },
        (
            rank("input", 2, 2),
            rank("weight", 2, 2),
            same_dtype("input", "weight", "inputGradOut", "weightGradOut"),
            same_shape("grad", "maskedTarget", "logitsMaxOptional", "sumExpLogitsOptional"),
            same_shape("input", "inputGradOut"),
            same_shape("weight", "weightGradOut"),
            custom("double_is_zero", "labelSmoothing"),
        ),
    ),
    samples=_gradient_samples,
    errors=samples.errors(
        samples.null(_gradient_base, "targetMask"),
        samples.bad_dtype(_gradient_base, "input", "float32", (5, 7)),
        ErrorSample({**_gradient_base, "labelSmoothing": 0.1}, 161002, ("labelSmoothing",)),
    ),
    cost=Cost(unit="mixed", operations_per_element=8.0),
)
