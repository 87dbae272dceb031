"""Addition, subtraction and multiplication, with tensors and with scalars, also in place."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import (
    ALL,
    COMPLEX,
    FLOAT,
    REAL,
    Contract,
    broadcast,
    castable,
    dtypes,
    same_dtype,
    same_shape,
)
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.elementwise.families import (
    COMMON,
    MIXED,
    inplace_scalar,
    inplace_tensors,
    scalar,
    tensors,
)

# torch refuses to subtract bool.
SUBTRACTABLE = dtypes(REAL, COMPLEX)

TENSORS = Contract(
    {"self": ALL, "other": ALL, "out": ALL},
    (broadcast("self", "other", to="out"), castable("self", "out"), castable("other", "out")),
)
SCALAR = Contract({"self": ALL, "out": ALL}, (same_shape("self", "out"), castable("self", "out")))
INPLACE = Contract(
    {"selfRef": ALL, "other": ALL}, (broadcast("selfRef", "other", to="selfRef"), castable("other", "selfRef"))
)
INPLACE_SCALAR = Contract({"selfRef": ALL})

_base = {
    "self": samples.make((2, 3), "float32"),
    "other": samples.make((2, 3), "float32", seed=1),
    "alpha": 1.0,
    "out": Out((2, 3), "float32"),
}
_errors = samples.errors(
    samples.null(_base, "self"),
    samples.null(_base, "out"),
    samples.bad_dtype(_base, "self", "uint16"),
    ErrorSample({**_base, "other": samples.make((4,), "float32")}, 161002, ("broadcast", "[4]", "[2,3]")),
    ErrorSample({**_base, "out": Out((3, 3), "float32")}, 161002, ("out", "[2,3]", "[3,3]")),
    ErrorSample({**_base, "out": Out((2, 3), "int32")}, 161002, ("can't be cast", "DT_INT32")),
)

define(
    "Add",
    aten("add.out(self, other, alpha=alpha, out=out)"),
    reference=lambda self, other, alpha: self + alpha * other,
    contract=TENSORS,
    samples=samples.binary(COMMON, alpha=2),
    errors=_errors,
)
define(
    "Adds",
    aten("add.out(self, other, alpha=alpha, out=out)"),
    reference=lambda self, other, alpha: self + alpha * other,
    contract=SCALAR,
    samples=samples.unary(COMMON, other=3, alpha=2),
    cost=Cost(kernel="Add"),
)
define(
    "InplaceAdd",
    aten("add_.Tensor(selfRef, other, alpha=alpha)"),
    reference=lambda selfRef, other, alpha: selfRef + alpha * other,
    contract=INPLACE,
    samples=samples.binary(COMMON, names=("selfRef", "other"), out_name=None, alpha=2),
    cost=Cost(kernel="Add"),
)
define(
    "InplaceAdds",
    aten("add_.Scalar(selfRef, other, alpha)"),
    reference=lambda selfRef, other, alpha: selfRef + alpha * other,
    contract=INPLACE_SCALAR,
    samples=samples.unary(COMMON, self_name="selfRef", inplace=True, other=3, alpha=2),
    cost=Cost(kernel="Add"),
)


# A number plus alpha times a tensor: for `2.0 + x`.
define(
    "AddV3",
    aten("add.out(self, other, alpha=alpha, out=out)"),
    reference=lambda self, other, alpha: self + alpha * other,
    contract=Contract({"other": ALL, "out": ALL}, (same_shape("other", "out"), castable("other", "out"))),
    samples=samples.unary(COMMON, self_name="other", self=3, alpha=2),
    cost=Cost(kernel="Add"),
)

tensors(
    "Sub",
    "sub.out(self, other, alpha=alpha, out=out)",
    lambda self, other, alpha: self - alpha * other,
    accepts=SUBTRACTABLE,
    tested=dtypes(COMMON, "complex64"),
    mixed=MIXED,
    alpha=2,
)
scalar(
    "Subs",
    "sub.out(self, other, alpha=alpha, out=out)",
    lambda self, other, alpha: self - alpha * other,
    accepts=SUBTRACTABLE,
    other=3,
    alpha=2,
)
tensors(
    "Rsub",
    "sub.out(other, self, alpha=alpha, out=out)",
    lambda self, other, alpha: other - alpha * self,
    accepts=SUBTRACTABLE,
    mixed=MIXED,
    alpha=2,
)
scalar(
    "Rsubs",
    "sub.out(other, self, alpha=alpha, out=out)",
    lambda self, other, alpha: other - alpha * self,
    accepts=SUBTRACTABLE,
    other=3,
    alpha=2,
)
inplace_tensors(
    "InplaceSub",
    "sub_.Tensor(selfRef, other, alpha=alpha)",
    lambda self, other, alpha: self - alpha * other,
    accepts=SUBTRACTABLE,
    alpha=2,
)
inplace_scalar(
    "InplaceSubs",
    "sub_.Scalar(selfRef, other, alpha)",
    lambda self, other, alpha: self - alpha * other,
    accepts=SUBTRACTABLE,
    other=3,
    alpha=2,
)

tensors(
    "Mul",
    "mul.out(self, other, out=out)",
    lambda self, other: self * other,
    tested=dtypes(COMMON, "complex64", "bool", "float64"),
    mixed=MIXED,
)
scalar("Muls", "mul.out(self, other, out=out)", lambda self, other: self * other, other=3)
inplace_tensors("InplaceMul", "mul_.Tensor(selfRef, other)", lambda self, other: self * other)
inplace_scalar("InplaceMuls", "mul_.Scalar(selfRef, other)", lambda self, other: self * other, other=3)

tensors(
    "AddRelu",
    native(),
    lambda self, other, alpha: torch.clamp_min(self + alpha * other, 0),
    accepts=dtypes(FLOAT, "int32"),
    tested=dtypes("float32", "float16", "bfloat16"),
    operations=2,
    alpha=2,
)
inplace_tensors(
    "InplaceAddRelu",
    native(),
    lambda self, other, alpha: torch.clamp_min(self + alpha * other, 0),
    accepts=dtypes(FLOAT, "int32"),
    tested=dtypes("float32", "float16", "bfloat16"),
    operations=2,
    alpha=2,
)


def _masked_samples() -> Iterator[Sample]:
    for dtype in sorted(FLOAT):
        for mask in ("uint8", "bool", "float32"):
            for shape in ((7,), (3, 5), (0, 3), ()):
                x, kept = samples.make(shape, dtype), (samples.make(shape, mask) > 0).to(samples.torch_dtype(mask))
                yield Sample(
                    {"self": x, "mask": kept, "scale": 1.25, "out": Out(shape, dtype)}, f"{dtype} {shape}, {mask} mask"
                )


# The gradient of dropout with a stored mask.
define(
    "MaskedScale",
    native(),
    reference=lambda self, mask, scale: self * mask * scale,
    contract=Contract(
        {"self": FLOAT, "mask": dtypes(FLOAT, "uint8", "int8", "bool"), "out": FLOAT},
        (same_shape("self", "mask", "out"), same_dtype("self", "out")),
    ),
    samples=_masked_samples,
    errors=samples.errors(
        ErrorSample(
            {
                "self": samples.make((2, 3), "float32"),
                "mask": samples.make((2,), "bool"),
                "scale": 2.0,
                "out": Out((2, 3), "float32"),
            },
            161002,
            ("mask", "[2]", "[2,3]"),
        )
    ),
    cost=Cost(operations_per_element=2),
)
