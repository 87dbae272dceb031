"""Distances between the rows of matrices, the gradient of them, and singular values."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import COMPLEX, FLOAT, FLOAT64, Contract, dtypes, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

T = torch.Tensor
INFINITE = float("inf")
LOOSE = {"bfloat16": (2e-2, 5e-2), "float16": (5e-3, 1e-2), "float32": (1e-4, 1e-5)}


def norm(difference: T, p: float) -> T:
    """The p-norm over the last dimension."""
    if p == 0:
        return (difference != 0).sum(-1).double()
    if p == INFINITE:
        return difference.abs().amax(-1)
    powers: T = difference.abs() ** p
    return powers.sum(-1) ** (1 / p)


def _gradient(grad: T, x1: T, x2: T, cdist: T, p: float) -> T:
    """d|x1_i - x2_j|_p / dx1_i, weighted by grad and summed over j; 0 where the distance is 0."""
    difference = x1.unsqueeze(-2) - x2.unsqueeze(-3)
    d = cdist.unsqueeze(-1)
    if p == 0:
        each = torch.zeros_like(difference)
    elif p in (INFINITE, -1):
        each = difference.sign() * (difference.abs() == difference.abs().amax(-1, keepdim=True))
    else:
        each = difference.sign() * difference.abs() ** (p - 1) / d.where(d != 0, torch.ones(())) ** (p - 1)
    each = torch.where(d == 0, torch.zeros(()), each)
    return (each * grad.unsqueeze(-1)).sum(-2)


def _gradient_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for a, b in (((3, 4), (5, 4)), ((2, 3, 5), (2, 4, 5)), ((1, 1), (1, 1))):
            for p in (0.0, 1.0, 1.5, 2.0, 3.0, INFINITE):
                x1, x2 = samples.make(a, d), samples.make(b, d, seed=1)
                distance = norm(x1.double().unsqueeze(-2) - x2.double().unsqueeze(-3), p).to(x1.dtype)
                grad = samples.make(tuple(distance.shape), d, seed=2)
                if p == INFINITE and d != "float32":
                    continue  # which element is the largest depends on how the distance was rounded
                arguments = {
                    # torch hands over the gradient of a sum expanded, and that of the second matrix transposed.
                    "grad": grad[..., :1, :1].expand(distance.shape) if p == 1.0 else samples.transposed(grad),
                    "x1": samples.transposed(x1),
                    "x2": x2,
                    "cdist": samples.transposed(distance),
                    "p": -1.0 if p == INFINITE else p,
                    "out": Out(a, d),
                }
                yield Sample(arguments, f"{d} {a} to {b}, p {p}", tolerance=LOOSE[d])


_base = {
    "grad": samples.make((3, 5), "float32"),
    "x1": samples.make((3, 4), "float32"),
    "x2": samples.make((5, 4), "float32"),
    "cdist": samples.make((3, 5), "float32", low=1),
    "p": 2.0,
    "out": Out((3, 4), "float32"),
}
define(
    "CdistBackward",
    native(),
    reference=_gradient,
    contract=Contract(
        dict.fromkeys(("grad", "x1", "x2", "cdist", "out"), FLOAT),
        (rank("x1", 2), rank("x2", 2), rank("grad", 2), same_dtype("x1", "x2", "grad", "cdist", "out")),
    ),
    samples=_gradient_samples,
    errors=samples.errors(
        samples.null(_base, "grad"),
        samples.bad_dtype(_base, "x1", "int32", (3, 4)),
        ErrorSample({**_base, "x1": samples.make((4,), "float32")}, 161002, ("x1", "between [2]")),
    ),
    cost=Cost(operations_per_element=16.0, kernel="CdistGrad"),
)


def _pairs(self: T, p: float) -> T:
    rows = self.shape[0]
    found = [norm(self[i] - self[j], p) for i in range(rows) for j in range(i + 1, rows)]
    return torch.stack(found) if found else torch.zeros(0)


_pdist_base = {"self": samples.make((4, 3), "float32"), "p": 2.0, "out": Out((6,), "float32")}
define(
    "Pdist",
    native(),
    reference=_pairs,
    contract=Contract({"self": FLOAT, "out": FLOAT}, (rank("self", 2, 2), same_dtype("self", "out"))),
    samples=lambda: (
        Sample(
            {
                "self": samples.transposed(samples.make(shape, d)),
                "p": p,
                "out": Out((shape[0] * (shape[0] - 1) // 2,), d),
            },
            f"{d} {shape}, p {p}",
            tolerance=LOOSE[d],
        )
        for d in sorted(FLOAT)
        for shape in ((5, 3), (2, 7), (1, 4))
        for p in (0.0, 1.0, 2.0, 3.0, INFINITE)
    ),
    errors=samples.errors(
        samples.null(_pdist_base, "self"),
        ErrorSample({**_pdist_base, "self": samples.make((2, 3, 4), "float32")}, 161002, ("self", "[2]")),
    ),
    cost=Cost(operations_per_element=8.0, kernel="PdistForward"),
)


# --- singular values --------------------------------------------------------------------------------------------------
DECOMPOSED = dtypes("float32", FLOAT64, COMPLEX)
SHAPES: tuple[tuple[int, ...], ...] = ((4, 4), (5, 3), (2, 3, 6), (0, 2, 2))


def _svd_samples() -> Iterator[Sample]:
    for d in sorted(DECOMPOSED):
        real = {"complex64": "float32", "complex128": "float64"}.get(d, d)
        for shape in SHAPES:
            *lead, m, n = shape
            k = min(m, n)
            for full in (False, True):
                for vectors in (True, False):
                    u = (*lead, m, m if full else k) if vectors else (0,)
                    v = (*lead, n, n if full else k) if vectors else (0,)
                    arguments = {
                        "input": samples.transposed(samples.make(shape, d)),
                        "fullMatrices": full,
                        "computeUV": vectors,
                        "sigma": Out((*lead, k), real),
                        "u": Out(u, d),
                        "v": Out(v, d),
                    }
                    yield Sample(arguments, f"{d} {shape}, full {full}, vectors {vectors}")


def _check_svd(sample: Sample, outputs: list[T]) -> None:
    """The singular values are those of the reference; the vectors are orthonormal and give the matrix back."""
    x: T = sample.arguments["input"]
    sigma, u, v = outputs
    wide = torch.complex128 if x.is_complex() else torch.float64

    def close(found: T, wanted: T) -> None:
        torch.testing.assert_close(found, wanted, rtol=1e-4, atol=1e-4)

    # The squares of the singular values are the eigenvalues of the smaller of the two Gram matrices.
    x = x.to(wide)
    gram = x @ x.mH if x.shape[-2] <= x.shape[-1] else x.mH @ x
    squares = torch.linalg.eigvalsh(gram).flip(-1).clamp(min=0)
    close(sigma.double(), squares.sqrt())
    if not sample.arguments["computeUV"]:
        return
    u, v, k = u.to(wide), v.to(wide), sigma.shape[-1]
    for t in (u, v):
        eye = torch.eye(t.shape[-1], dtype=wide).expand(*t.shape[:-2], -1, -1)
        close(t.mH @ t, eye)
    close((u[..., :k] * sigma.to(wide).unsqueeze(-2)) @ v[..., :k].mH, x)


_svd_base = {
    "input": samples.make((3, 3), "float32"),
    "fullMatrices": False,
    "computeUV": True,
    "sigma": Out((3,), "float32"),
    "u": Out((3, 3), "float32"),
    "v": Out((3, 3), "float32"),
}
define(
    "Svd",
    native(),
    check=_check_svd,
    contract=Contract(
        {"input": DECOMPOSED, "sigma": dtypes("float32", FLOAT64), "u": DECOMPOSED, "v": DECOMPOSED},
        (rank("input", 2), same_dtype("input", "u", "v")),
    ),
    samples=_svd_samples,
    errors=samples.errors(
        samples.null(_svd_base, "input"),
        samples.bad_dtype(_svd_base, "input", "float16", (3, 3)),
        ErrorSample({**_svd_base, "input": samples.make((3,), "float32")}, 161002, ("input", "between [2]")),
    ),
    cost=Cost(operations_per_element=64.0),
)
