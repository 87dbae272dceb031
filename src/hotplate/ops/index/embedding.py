"""Embedding tables: rows by index, and the gradient of that."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, FLOAT, INDEX, Contract, custom, dtypes, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

_base = {
    "weight": samples.make((5, 3), "float32"),
    "indices": torch.tensor([0, 4, 1]),
    "out": Out((3, 3), "float32"),
}
INDEX_SHAPES: tuple[tuple[int, ...], ...] = ((), (4,), (2, 3), (2, 1, 3), (0,))


def _embedding(weight: torch.Tensor, indices: torch.Tensor) -> torch.Tensor:
    chosen = torch.nn.functional.one_hot(indices.long(), weight.shape[0])
    return (chosen.to(weight.dtype) @ weight).reshape(*indices.shape, weight.shape[1])


def _embedding_samples() -> Iterator[Sample]:
    for d in ("float32", "float16", "bfloat16", "int32", "int64"):
        for index in ("int64", "int32"):
            for shape in INDEX_SHAPES:
                indices = samples.make(shape, index, low=0, high=6)
                yield Sample(
                    {"weight": samples.make((6, 7), d), "indices": indices, "out": Out((*shape, 7), d)},
                    f"{d}, {index} {shape}",
                )
        table = samples.transposed(samples.make((6, 7), d))
        yield Sample(
            {"weight": table, "indices": torch.tensor([5, 0, 5]), "out": Out((3, 7), d)}, f"{d}, non-contiguous table"
        )


define(
    "Embedding",
    native(),
    reference=_embedding,
    contract=Contract(
        {"weight": ALL, "indices": INDEX, "out": ALL},
        (rank("weight", 2, 2), same_dtype("weight", "out"), custom("embedding", "weight", "indices", "out")),
    ),
    samples=_embedding_samples,
    errors=samples.errors(
        samples.null(_base, "indices"),
        samples.bad_dtype(_base, "indices", "float32"),
        ErrorSample({**_base, "weight": samples.make((5,), "float32")}, 161002, ("weight", "equal to [2]", "[5]")),
        ErrorSample({**_base, "out": Out((3, 4), "float32")}, 161002, ("out", "[3,3]", "[3,4]")),
    ),
    cost=Cost(unit="copy", kernel="GatherV2"),
    exact=True,
)


def _embedding_backward(
    grad: torch.Tensor, indices: torch.Tensor, numWeights: int, paddingIdx: int, scaleGradByFreq: bool
) -> torch.Tensor:
    flat = indices.flatten().long()
    rows = grad.reshape(flat.numel(), grad.shape[-1])
    hits = torch.nn.functional.one_hot(flat, numWeights).to(grad.dtype)
    if 0 <= paddingIdx < numWeights:
        hits[:, paddingIdx] = 0
    result = hits.T @ rows
    if scaleGradByFreq:
        result = result / hits.sum(0).clamp(min=1).unsqueeze(1)
    return result


def _backward_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape in ((40,), (2, 3), (0,)):
            for padding in (-1, 2):
                for scaled in (False, True):
                    yield Sample(
                        {
                            "grad": samples.make((*shape, 5), d),
                            "indices": samples.make(shape, "int64", low=0, high=6),
                            "numWeights": 6,
                            "paddingIdx": padding,
                            "scaleGradByFreq": scaled,
                            "out": Out((6, 5), d),
                        },
                        f"{d} {shape}, padding {padding}",
                        tolerance=(1.6e-2, 1e-2) if d == "bfloat16" else (2e-3, 2e-3) if d == "float16" else None,
                    )


define(
    "EmbeddingDenseBackward",
    native(),
    reference=_embedding_backward,
    contract=Contract(
        {"grad": FLOAT, "indices": dtypes(INDEX, "float32", "float16"), "out": FLOAT},
        (rank("out", 2, 2), same_dtype("grad", "out")),
    ),
    samples=_backward_samples,
    cost=Cost(operations_per_element=2.0, kernel="EmbeddingDenseGradV2"),
)


def _renorm(selfRef: torch.Tensor, indices: torch.Tensor, maxNorm: float, normType: float) -> torch.Tensor:
    result = selfRef.clone()
    for i in set(indices.flatten().tolist()):
        length = float(result[i].norm(normType))
        if length > maxNorm:
            result[i] *= maxNorm / (length + 1e-7)
    return result


define(
    "EmbeddingRenorm",
    native(),
    reference=_renorm,
    contract=Contract({"selfRef": FLOAT, "indices": INDEX}, (rank("selfRef", 2, 2),)),
    samples=lambda: (
        Sample(
            {
                "selfRef": samples.make((6, 5), d),
                "indices": torch.tensor([1, 4, 1, 0]),
                "maxNorm": 2.0,
                "normType": p,
            },
            f"{d}, norm {p}",
        )
        for d in sorted(FLOAT)
        for p in (1.0, 2.0)
    ),
    cost=Cost(operations_per_element=4.0),
)
