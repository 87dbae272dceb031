"""Factorizations, inverses, determinants, triangular systems, cross products and distances."""

from __future__ import annotations

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, broadcast, dim_of, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native

T = torch.Tensor
SINGLE = dtypes("float32", "float64")
SQUARES: tuple[tuple[int, ...], ...] = ((3, 3), (1, 1), (2, 4, 4), (2, 3, 2, 2))
LOOSE = (2e-4, 2e-4)  # condition numbers multiply the rounding of float32


def regular(shape: tuple[int, ...], seed: int = 0) -> T:
    """Well conditioned matrices."""
    return samples.make(shape, "float32", low=-1, high=1, seed=seed) + 3 * torch.eye(shape[-1])


def positive(shape: tuple[int, ...]) -> T:
    """Symmetric positive definite matrices."""
    a = samples.make(shape, "float32", low=-1, high=1)
    return a @ a.transpose(-1, -2) + shape[-1] * torch.eye(shape[-1])


_square = Contract(
    {"self": SINGLE, "out": SINGLE}, (rank("self", 2), same_dtype("self", "out"), same_shape("self", "out"))
)
_base = {"self": regular((3, 3)), "out": Out((3, 3), "float32")}
define(
    "Inverse",
    aten("inverse(wide(self)) -> out"),
    reference=lambda self: torch.linalg.solve(self, torch.eye(self.shape[-1], dtype=self.dtype).expand_as(self)),
    contract=Contract({"self": dtypes(SINGLE, "float16"), "out": dtypes(SINGLE, "float16")}, _square.rules),
    samples=lambda: (
        Sample(
            {"self": regular(s).to(getattr(torch, d)), "out": Out(s, d)},
            f"{d} {s}",
            tolerance=LOOSE if d == "float32" else (1e-3, 1e-3),
        )
        for d in ("float32", "float16")
        for s in SQUARES
    ),
    errors=samples.errors(
        samples.null(_base, "self"),
        samples.bad_dtype(_base, "self", "int32", (3, 3)),
        ErrorSample({**_base, "out": Out((3, 2), "float32")}, 161002, ("out", "[3,2]", "[3,3]")),
    ),
    cost=Cost(operations_per_element=32.0, kernel="MatrixInverse"),
)


def _lower(self: T, upper: bool) -> T:
    """Column by column, as on paper."""
    n = self.shape[-1]
    factor = torch.zeros_like(self)
    for j in range(n):
        rest = self[..., j:, j] - (factor[..., j:, :j] * factor[..., j : j + 1, :j]).sum(-1)
        factor[..., j:, j] = rest / rest[..., :1].sqrt()
    return factor.transpose(-1, -2) if upper else factor


define(
    "LinalgCholesky",
    aten("linalg_cholesky(self, upper=upper) -> out"),
    reference=_lower,
    contract=_square,
    samples=lambda: (
        Sample({"self": positive(s), "upper": upper, "out": Out(s, "float32")}, f"{s}, upper {upper}", tolerance=LOOSE)
        for s in SQUARES
        for upper in (False, True)
    ),
    cost=Cost(operations_per_element=16.0, kernel="Cholesky"),
)

REDUCED, COMPLETE = 0, 1  # the attribute `mode`


def _check_qr(sample: Sample, outputs: list[T]) -> None:
    """Q has orthogonal columns, R is upper triangular, and their product is the matrix."""
    q, r = outputs
    a = sample.arguments["self"]
    eye = torch.eye(q.shape[-1]).expand(*q.shape[:-2], -1, -1)
    torch.testing.assert_close(q.transpose(-1, -2) @ q, eye, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(q @ r, a, rtol=1e-4, atol=1e-4)
    assert torch.equal(r, r.triu())


def _qr_sample(shape: tuple[int, ...], mode: int) -> Sample:
    *batch, rows, cols = shape
    inner = rows if mode == COMPLETE else min(rows, cols)
    return Sample(
        {
            "self": samples.make(shape, "float32"),
            "mode": mode,
            "Q": Out((*batch, rows, inner), "float32"),
            "R": Out((*batch, inner, cols), "float32"),
        },
        f"{shape}, mode {mode}",
    )


define(
    "LinalgQr",
    native(),
    check=_check_qr,
    contract=Contract(
        {"self": SINGLE, "Q": SINGLE, "R": SINGLE},
        (rank("self", 2), same_dtype("self", "Q", "R"), in_range("mode", 0, 2)),
    ),
    samples=lambda: (_qr_sample(s, m) for s in ((4, 3), (3, 4), (2, 3, 3)) for m in (REDUCED, COMPLETE)),
    cost=Cost(operations_per_element=32.0, kernel="Qr"),
)


def _slogdet(self: T) -> tuple[T, T]:
    values = torch.linalg.eigvals(self)
    determinant = values.prod(-1).real
    return determinant.sign(), determinant.abs().log()


define(
    "Slogdet",
    aten("slogdet(self) -> signOut, logOut"),
    reference=_slogdet,
    contract=Contract({"self": SINGLE, "signOut": SINGLE, "logOut": SINGLE}, (rank("self", 2),)),
    samples=lambda: (
        Sample(
            {"self": regular(s), "signOut": Out(s[:-2], "float32"), "logOut": Out(s[:-2], "float32")},
            str(s),
            tolerance=LOOSE,
        )
        for s in SQUARES
    ),
    cost=Cost(operations_per_element=32.0, kernel="LogMatrixDeterminant"),
)


def _triangular(self: T, A: T, upper: bool, transpose: bool, unitriangular: bool) -> tuple[T, T]:
    matrix = A.triu() if upper else A.tril()
    if unitriangular:
        matrix = matrix - torch.diag_embed(matrix.diagonal(dim1=-2, dim2=-1)) + torch.eye(A.shape[-1], dtype=A.dtype)
    matrix = matrix.transpose(-1, -2) if transpose else matrix
    return torch.linalg.solve(matrix, self), A


define(
    "TriangularSolve",
    native(),
    reference=_triangular,
    contract=Contract(
        {"self": SINGLE, "A": SINGLE, "xOut": SINGLE, "mOut": SINGLE},
        (rank("self", 2), rank("A", 2), same_dtype("self", "A", "xOut", "mOut")),
    ),
    samples=lambda: (
        Sample(
            {
                "self": samples.make((*s[:-1], 2), "float32"),
                "A": regular(s),
                "upper": upper,
                "transpose": transpose,
                "unitriangular": unit,
                "xOut": Out((*s[:-1], 2), "float32"),
                "mOut": Out(s, "float32"),
            },
            f"{s}, upper {upper}, transpose {transpose}, unit {unit}",
            tolerance=LOOSE,
        )
        for s in ((3, 3), (2, 4, 4))
        for upper in (False, True)
        for transpose in (False, True)
        for unit in (False, True)
    ),
    cost=Cost(operations_per_element=16.0, kernel="MatrixTriangularSolve"),
)


def _cross(self: T, other: T, dim: int) -> T:
    whole = (self + other).shape
    (a, b, c), (d, e, f) = self.expand(whole).unbind(dim), other.expand(whole).unbind(dim)
    return torch.stack([b * f - c * e, c * d - a * f, a * e - b * d], dim)


define(
    "LinalgCross",
    native(),
    reference=_cross,
    contract=Contract(
        {"self": FLOAT, "other": FLOAT, "out": FLOAT},
        (same_dtype("self", "other"), broadcast("self", "other", to="out"), dim_of("dim", "out")),
    ),
    samples=lambda: (
        Sample(
            {"self": samples.make(a, d), "other": samples.make(b, d, seed=1), "dim": dim, "out": Out(o, d)}, f"{d} {a}"
        )
        for d in ("float32", "float16", "bfloat16")
        for a, b, dim, o in (((3,), (3,), 0, (3,)), ((4, 3), (4, 3), -1, (4, 3)), ((3, 5), (3, 1), 0, (3, 5)))
    ),
    cost=Cost(operations_per_element=4.0, kernel="Cross"),
)


def _distances(x1: T, x2: T, p: float, compute_mode: int) -> T:
    gap = (x1.unsqueeze(-2) - x2.unsqueeze(-3)).abs()
    if p == 0:
        return (gap != 0).double().sum(-1)
    return gap.amax(-1) if p == float("inf") else gap.pow(p).sum(-1).pow(1 / p)


define(
    "Cdist",
    native(),
    reference=_distances,
    contract=Contract(
        {"x1": FLOAT, "x2": FLOAT, "out": FLOAT}, (rank("x1", 2), rank("x2", 2), same_dtype("x1", "x2", "out"))
    ),
    samples=lambda: (
        Sample(
            {"x1": samples.make(a, d), "x2": samples.make(b, d, seed=1), "p": p, "compute_mode": 2, "out": Out(o, d)},
            f"{d} {a} to {b}, p {p}",
        )
        for d in ("float32", "float16")
        for a, b, o in (((3, 4), (5, 4), (3, 5)), ((2, 3, 4), (2, 1, 4), (2, 3, 1)))
        for p in (0.0, 1.0, 2.0, 3.0, float("inf"))
    ),
    cost=Cost(operations_per_element=8.0),
)
