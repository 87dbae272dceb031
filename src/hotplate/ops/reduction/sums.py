"""Sums, means, products and norms over dimensions."""

from __future__ import annotations

import torch

from hotplate.ops import samples
from hotplate.ops.contract import ALL, Contract, custom, dim_of, dtypes, rank, reduced, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.reduction import families
from hotplate.ops.reduction.families import COMMON, FLOAT_AND_64, SUMMABLE, reduce_contract, same, widened

T = torch.Tensor

_sum_base = {
    "self": samples.make((2, 3), "float32"),
    "dims": [1],
    "keepDims": False,
    "dtype": "float32",
    "out": Out((2,), "float32"),
}

define(
    "ReduceSum",
    aten("sum.IntList_out(self, empty_is_none(dims), keepDims, dtype=dtype, out=out)"),
    reference=lambda self, dims, keepDims, dtype: self.sum(dims or None, keepDims),
    contract=reduce_contract(SUMMABLE, dim="dims", keep="keepDims", out_dtypes=SUMMABLE),
    samples=families.reductions(
        dtypes(COMMON, "bool"),
        dim="dims",
        keep="keepDims",
        outs={"out": widened},
        attributes=lambda d: {"dtype": widened(d)},
    ),
    errors=samples.errors(
        samples.null(_sum_base, "self"),
        samples.bad_dtype(_sum_base, "self", "uint16"),
        ErrorSample({**_sum_base, "dims": [2]}, 161002, ("dims 2", "[-2, 1]")),
        ErrorSample({**_sum_base, "dims": [1, -1]}, 161002, ("more than once",)),
        ErrorSample({**_sum_base, "out": Out((3,), "float32")}, 161002, ("out", "[2]", "[3]")),
    ),
)
define(
    "Mean",
    aten("mean.out(self, empty_is_none(dim), keepDim, dtype=dtype, out=out)"),
    reference=lambda self, dim, keepDim, dtype: self.mean(dim or None, keepDim),
    contract=reduce_contract(SUMMABLE, keep="keepDim", out_dtypes=ALL),
    samples=families.reductions(FLOAT_AND_64, keep="keepDim", outs={"out": same}, attributes=lambda d: {"dtype": d}),
    cost=Cost(kernel="ReduceMean"),
)
define(
    "ReduceNansum",
    aten("nansum.out(self, empty_is_none(dim), keepDim, dtype=dtype, out=out)"),
    reference=lambda self, dim, keepDim, dtype: self.nan_to_num(0.0, torch.inf, -torch.inf).sum(dim or None, keepDim),
    contract=reduce_contract(SUMMABLE, keep="keepDim", out_dtypes=SUMMABLE),
    samples=families.reductions(FLOAT_AND_64, keep="keepDim", outs={"out": same}, attributes=lambda d: {"dtype": d}),
)


def _prod(self: torch.Tensor, dtype: str) -> torch.Tensor:
    return self.flatten().cumprod(0)[-1] if self.numel() else torch.ones((), dtype=self.dtype)


define(
    "Prod",
    native(),  # ATen multiplies float16 and bfloat16 without a wider accumulator
    reference=_prod,
    contract=Contract({"self": SUMMABLE, "out": SUMMABLE}, (rank("out", 0, 0),)),
    samples=lambda: (
        Sample({"self": samples.make(shape, d), "dtype": widened(d), "out": Out((), widened(d))}, f"{d} {shape}")
        for d in sorted(COMMON)
        for shape in ((), (7,), (2, 3), (0,))
    ),
    cost=Cost(kernel="ReduceProd"),
)
define(
    "ProdDim",
    native(),
    reference=lambda self, dim, keepDim, dtype: self.prod(dim, keepDim),
    contract=reduce_contract(SUMMABLE, keep="keepDim", out_dtypes=SUMMABLE),
    samples=families.single_reductions(
        COMMON, keep="keepDim", outs={"out": widened}, attributes=lambda d: {"dtype": widened(d)}
    ),
    cost=Cost(kernel="ReduceProd"),
)
define(
    "LogSumExp",
    native(),
    reference=lambda self, dim, keepDim: torch.logsumexp(self.double(), dim or list(range(self.dim())) or [0], keepDim),
    contract=reduce_contract(SUMMABLE, keep="keepDim", out_dtypes=FLOAT_AND_64),
    samples=families.reductions(FLOAT_AND_64, keep="keepDim", outs={"out": same}, empty=False, specials=False),
    cost=Cost(operations_per_element=8.0, kernel="ReduceLogSumExp"),
)


def _vector_norm(self: torch.Tensor, ord: float, dims: list[int], keepDims: bool, dtype: str) -> torch.Tensor:
    magnitude = self.abs()
    over = dims or list(range(self.dim()))
    if ord == 0:
        return (magnitude != 0).double().sum(over, keepDims)
    if ord == float("inf"):
        return magnitude.amax(over, keepDims)
    if ord == -float("inf"):
        return magnitude.amin(over, keepDims)
    return magnitude.pow(ord).sum(over, keepDims).pow(1.0 / ord)


def _norm_samples(name: str, dim: str, keep: str, with_dtype: bool) -> list[Sample]:
    made = []
    for power in (2.0, 1.0, 0.0, 3.0, float("inf"), -float("inf")):
        maker = families.reductions(
            FLOAT_AND_64,
            dim=dim,
            keep=keep,
            outs={"out": same},
            empty=power not in (float("inf"), -float("inf")),
            specials=False,
            low=0.5,
            attributes=lambda d, power=power: {name: power, **({"dtype": d} if with_dtype else {})},  # type: ignore[misc]
        )
        made += list(maker())
    return made


define(
    "LinalgVectorNorm",
    aten("linalg_vector_norm.out(self, ord, empty_is_none(dims), keepDims, dtype=dtype, out=out)"),
    reference=_vector_norm,
    contract=reduce_contract(FLOAT_AND_64, dim="dims", keep="keepDims", out_dtypes=FLOAT_AND_64),
    samples=lambda: _norm_samples("ord", "dims", "keepDims", True),
    cost=Cost(operations_per_element=2.0, kernel="LpNormReduceV2"),
)
define(
    "Norm",
    aten("linalg_vector_norm.out(self, pScalar, empty_is_none(dim), keepdim, dtype=dtype(out), out=out)"),
    reference=lambda self, pScalar, dim, keepdim: _vector_norm(self, pScalar, dim, keepdim, ""),
    contract=reduce_contract(FLOAT_AND_64, out_dtypes=FLOAT_AND_64),
    samples=lambda: _norm_samples("pScalar", "dim", "keepdim", False),
    cost=Cost(operations_per_element=2.0, kernel="LpNormV2"),
)


def _renorm(x: T, p: float, dim: int, most: float) -> T:
    """Slices along `dim` whose norm is above `most` are scaled to it; the norm of order 0 counts what is not 0."""

    def norm(row: T) -> T:
        if p == 0:
            return torch.as_tensor(float(sum(1 for value in row.flatten().tolist() if value != 0)))
        return row.abs().max() if p == float("inf") else row.abs().pow(p).sum().pow(1 / p)

    rows = [row * (most / (norm(row) + 1e-7) if norm(row) > most else 1.0) for row in x.movedim(dim, 0).unbind(0)]
    return torch.stack(rows).movedim(0, dim) if rows else x


RENORM_ORDERS = (0.0, 1.0, 2.0, 3.5, float("inf"))
define(
    "Renorm",
    native(),
    reference=lambda self, p, dim, maxNorm: _renorm(self, p, dim, maxNorm),
    contract=Contract(
        {"self": FLOAT_AND_64, "out": FLOAT_AND_64},
        (
            rank("self", 2),
            dim_of("dim", "self"),
            same_shape("self", "out"),
            custom("not_negative", "p"),
            custom("not_negative", "maxNorm"),
        ),
    ),
    samples=lambda: (
        Sample({"self": samples.make((3, 5), d), "p": p, "dim": dim, "maxNorm": 2.0, "out": Out((3, 5), d)}, d)
        for d in sorted(FLOAT_AND_64)
        for dim in (0, 1)
        for p in RENORM_ORDERS
    ),
    errors=samples.errors(
        ErrorSample(
            {
                "self": samples.make((3, 5), "float32"),
                "p": -1.0,
                "dim": 0,
                "maxNorm": 2.0,
                "out": Out((3, 5), "float32"),
            },
            161002,
            ("p should be greater than or equal to 0", "-1"),
        ),
    ),
    cost=Cost(operations_per_element=4.0),
)
define(
    "InplaceRenorm",
    native(),
    reference=lambda selfRef, p, dim, maxNorm: _renorm(selfRef, p, dim, maxNorm),
    contract=Contract(
        {"selfRef": FLOAT_AND_64},
        (rank("selfRef", 2), dim_of("dim", "selfRef"), custom("not_negative", "p"), custom("not_negative", "maxNorm")),
    ),
    samples=lambda: (
        Sample({"selfRef": samples.transposed(samples.make(shape, d)), "p": p, "dim": dim, "maxNorm": 2.0}, d)
        for d in sorted(FLOAT_AND_64)
        for shape, dim in (((3, 5), 0), ((3, 5), 1), ((2, 3, 4), -1))
        for p in RENORM_ORDERS
    ),
    cost=Cost(operations_per_element=4.0, kernel="Renorm"),
)
define(
    "Trace",
    native(),
    reference=lambda self: self.diagonal().sum(),
    contract=Contract({"self": SUMMABLE, "out": SUMMABLE}, (rank("self", 2, 2), rank("out", 0, 0))),
    samples=lambda: (
        Sample({"self": samples.make(shape, d), "out": Out((), widened(d))}, f"{d} {shape}")
        for d in sorted(COMMON)
        for shape in ((3, 3), (2, 5), (0, 4))
    ),
)


def _moments(self: torch.Tensor, dim: list[int], correction: int, keepdim: bool) -> tuple[torch.Tensor, torch.Tensor]:
    over = dim or list(range(self.dim()))
    mean = self.mean(over, True)
    count = self.numel() // max(mean.numel(), 1)
    variance = (self - mean).square().sum(over, True) / max(count - correction, 0)
    if not keepdim:
        shape = families.reduced_shape(self.shape, dim, False)
        return variance.reshape(shape), mean.reshape(shape)
    return variance, mean


def _moment_samples(outs: tuple[str, ...]) -> list[Sample]:
    made: list[Sample] = []
    for correction in (0, 1):
        made += list(
            families.reductions(
                FLOAT_AND_64,
                outs=dict.fromkeys(outs, same),
                empty=False,
                attributes=lambda d, c=correction: {"correction": c},  # type: ignore[misc]
            )()
        )
    return made


_SPREAD = reduce_contract(FLOAT_AND_64)


def _two(first: str, second: str) -> Contract:
    return Contract(
        {"self": FLOAT_AND_64, first: FLOAT_AND_64, second: FLOAT_AND_64},
        (
            dim_of("dim", "self"),
            reduced("self", "dim", "keepdim", to=first),
            reduced("self", "dim", "keepdim", to=second),
        ),
    )


define(
    "VarCorrection",
    aten("var.correction_out(self, empty_is_none(dim), correction=correction, keepdim=keepdim, out=out)"),
    reference=lambda **a: _moments(**a)[0],
    contract=_SPREAD,
    samples=lambda: _moment_samples(("out",)),
    cost=Cost(operations_per_element=4.0, kernel="ReduceVar"),
)
define(
    "VarMean",
    aten("var_mean.correction(self, empty_is_none(dim), correction=correction, keepdim=keepdim) -> varOut, meanOut"),
    reference=_moments,
    contract=_two("varOut", "meanOut"),
    samples=lambda: _moment_samples(("varOut", "meanOut")),
    cost=Cost(operations_per_element=4.0, kernel="ReduceVar"),
)
define(
    "Std",
    aten("std.correction_out(self, empty_is_none(dim), correction=correction, keepdim=keepdim, out=out)"),
    reference=lambda **a: _moments(**a)[0].sqrt(),
    contract=_SPREAD,
    samples=lambda: _moment_samples(("out",)),
    cost=Cost(operations_per_element=4.0, kernel="ReduceStdWithMean"),
)
define(
    "StdMeanCorrection",
    aten("std_mean.correction(self, empty_is_none(dim), correction=correction, keepdim=keepdim) -> stdOut, meanOut"),
    reference=lambda **a: (_moments(**a)[0].sqrt(), _moments(**a)[1]),
    contract=_two("stdOut", "meanOut"),
    samples=lambda: _moment_samples(("stdOut", "meanOut")),
    cost=Cost(operations_per_element=4.0, kernel="ReduceStdV2Update"),
)
