"""What the element-wise definitions share: contracts, samples and error samples made from an operator's signature.

Every function here defines one operator. References are given as functions of the inputs in the order of the signature;
they see floating tensors as float64 (see ``definition.define``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import (
    ALL,
    COMPLEX,
    FLOAT,
    FLOAT64,
    Contract,
    Dtypes,
    Rule,
    broadcast,
    castable,
    dtypes,
    same_shape,
)
from hotplate.ops.definition import Aten, Cost, ErrorSample, Native, Out, Sample, aten, define

FLOATING = dtypes(FLOAT, FLOAT64)
FLOATING_OR_COMPLEX = dtypes(FLOATING, COMPLEX)
COMMON = dtypes("float32", "float16", "bfloat16", "int32", "int64")

# The operator types that a profile shows, where they differ from the name without "Inplace", "Tensor" and "Scalar".
KERNELS = {
    "Adds": "Add",
    "AddV3": "Add",
    "Subs": "Sub",
    "Rsub": "Sub",
    "Rsubs": "Sub",
    "Muls": "Mul",
    "Div": "RealDiv",
    "Divs": "RealDiv",
    "DivMod": "FloorDiv",
    "DivMods": "FloorDiv",
    "FloorDivide": "FloorDiv",
    "FloorDivides": "FloorDiv",
    "Remainder": "FloorMod",
    "Fmod": "Mod",
    "Eq": "Equal",
    "Ne": "NotEqual",
    "Lt": "Less",
    "Le": "LessEqual",
    "Less": "LessEqual",
    "Gt": "Greater",
    "Ge": "GreaterEqual",
    "Clamp": "ClipByValueV2",
    "ClampMin": "Maximum",
    "ClampMax": "Minimum",
    "Lerps": "Lerp",
    "LeftShifts": "LeftShift",
    "BitwiseNot": "Invert",
}

Reference = Callable[..., torch.Tensor]
DtypeMap = Callable[[str], str]


def same(dtype: str) -> str:
    """out_dtype of operators that keep the dtype."""
    return dtype


def floating(dtype: str) -> str:
    """out_dtype of operators that turn integers and bool into float32."""
    return dtype if dtype in FLOATING_OR_COMPLEX else "float32"


def execution(call: str | Native) -> Aten | Native:
    """An ATen call given as text, or a kernel."""
    return aten(call) if isinstance(call, str) else call


def kernel_type(name: str) -> str:
    """What a profile shows for the operator ``name``."""
    base = name.removeprefix("Inplace")
    for part in ("Tensor", "Scalar"):
        base = base.replace(part, "")
    return KERNELS.get(base, base)


def positional(name: str, reference: Reference) -> Callable[..., torch.Tensor]:
    """A reference that takes the inputs in the order of the signature, as one that takes them by name."""
    names = [a.name for a in signature.lookup("aclnn" + name).arguments if a.is_input]

    def by_name(**given: Any) -> torch.Tensor:
        return reference(*(given[n] for n in names))

    return by_name


def refusals(name: str, base: dict[str, Any], *, wrong_shape: bool = True) -> Callable[[], Iterator[ErrorSample]]:
    """A missing tensor, a dtype that no operator of the family takes, and (out of place) an output of another shape."""

    def generate() -> Iterator[ErrorSample]:
        arguments = signature.lookup("aclnn" + name).arguments
        first = next(a.name for a in arguments if a.is_tensor)
        yield samples.null(base, first)
        yield samples.bad_dtype(base, first, "uint16", tuple(_shape(base[first])))
        last = arguments[-1]
        if wrong_shape and last.kind == "out":
            out = base[last.name]
            yield ErrorSample({**base, last.name: Out((*out.shape, 7), out.dtype)}, 161002, (last.name,))

    return generate


def _shape(value: Any) -> tuple[int, ...]:
    return tuple(value.shape)


def _dtype(value: torch.Tensor) -> str:
    return samples.dtype_name(value.dtype)


def _first(generate: Callable[[], Iterator[Sample]]) -> dict[str, Any]:
    """The arguments of the first sample with elements and dimensions, to start error samples from."""
    for sample in generate():
        tensor = next(v for v in sample.arguments.values() if isinstance(v, torch.Tensor))
        if tensor.dim() > 1 and tensor.numel() > 1:
            return sample.arguments
    raise ValueError("no sample with two dimensions")


def unary(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = ALL,
    gives: Dtypes = FLOATING_OR_COMPLEX,
    tested: Dtypes = COMMON,
    out_dtype: DtypeMap = floating,
    low: float = -3.0,
    high: float = 3.0,
    nonzero: bool = False,
    specials: bool = True,
    exact: bool = False,
    operations: float = 1.0,
    rules: tuple[Rule, ...] = (),
    more: Callable[[], Iterable[Sample]] = tuple,
    **attributes: Any,
) -> None:
    """x -> out of the same shape. ``call`` names the tensors as the signature does."""
    x = signature.lookup("aclnn" + name).arguments[0].name
    out = signature.lookup("aclnn" + name).arguments[-1].name
    plain = samples.unary(
        tested,
        self_name=x,
        out_name=out,
        out_dtype=out_dtype,
        low=low,
        high=high,
        nonzero=nonzero,
        specials=specials,
        **attributes,
    )

    def generate() -> Iterator[Sample]:
        yield from plain()
        yield from more()

    define(
        name,
        execution(call),
        contract=Contract({x: accepts, out: gives}, (same_shape(x, out), *rules)),
        reference=positional(name, reference),
        samples=generate,
        errors=refusals(name, _first(generate)),
        cost=Cost(operations_per_element=operations, kernel=kernel_type(name)),
        exact=exact,
    )


def inplace_unary(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = FLOATING_OR_COMPLEX,
    tested: Dtypes = FLOAT,
    low: float = -3.0,
    high: float = 3.0,
    nonzero: bool = False,
    specials: bool = True,
    exact: bool = False,
    operations: float = 1.0,
    **attributes: Any,
) -> None:
    """x is replaced by f(x)."""
    x = signature.lookup("aclnn" + name).arguments[0].name
    generate = samples.unary(
        tested, self_name=x, inplace=True, low=low, high=high, nonzero=nonzero, specials=specials, **attributes
    )
    define(
        name,
        execution(call),
        contract=Contract({x: accepts}),
        reference=positional(name, reference),
        samples=generate,
        errors=refusals(name, _first(generate)),
        cost=Cost(operations_per_element=operations, kernel=kernel_type(name)),
        exact=exact,
    )


def function(name: str, aten_name: str, reference: Reference, *, accepts: Dtypes = ALL, **options: Any) -> None:
    """A function of one tensor, and its in-place form where torch_npu looks one up."""
    arguments = signature.lookup("aclnn" + name).arguments
    unary(
        name,
        f"{aten_name}.out({arguments[0].name}, out={arguments[-1].name})",
        reference,
        accepts=accepts,
        **options,
    )
    inplace = "Inplace" + name
    if "aclnn" + inplace in signature.all_names():
        (x,) = signature.lookup("aclnn" + inplace).arguments
        shared = {
            k: v for k, v in options.items() if k in ("low", "high", "nonzero", "specials", "exact", "operations")
        }
        gives = options.get("gives", FLOATING_OR_COMPLEX)
        tested = options.get("tested", COMMON) & gives & accepts
        inplace_unary(inplace, f"{aten_name}_({x.name})", reference, accepts=accepts & gives, tested=tested, **shared)


def _mixed(first: str, second: str, out: str | None, triples: tuple[tuple[str, str, str], ...]) -> Iterator[Sample]:
    """Each triple with a full and with a 0-d ``second``; a 0-d one widens the result only when its kind is wider."""
    for a, b, o in triples:
        for b_shape in ((3, 4), ()):
            x = samples.make((3, 4), a)
            # 1.5 is the same number in every floating type.
            y = (
                samples.make(b_shape, b, seed=6, nonzero=True)
                if b_shape
                else torch.tensor(1.5).to(samples.torch_dtype(b))
            )
            promoted = torch.result_type(x, y)
            given = o if b_shape or o == "bool" or not promoted.is_floating_point else samples.dtype_name(promoted)
            arguments: dict[str, Any] = {first: x, second: y}
            if out is not None:
                arguments[out] = Out((3, 4), "int32" if not b_shape and given == "int64" else given)
            yield Sample(arguments, f"{a} with {b} {b_shape}")


# self, other, output: what torch's promotion gives.
MIXED = (("float16", "float32", "float32"), ("int32", "float32", "float32"), ("int32", "int64", "int64"))


def tensors(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = ALL,
    gives: Dtypes | None = None,
    tested: Dtypes = COMMON,
    out_dtype: DtypeMap = same,
    mixed: tuple[tuple[str, str, str], ...] = (),
    cast: bool = True,
    low: float = -3.0,
    high: float = 3.0,
    nonzero_other: bool = False,
    specials: bool = True,
    exact: bool = False,
    rules: tuple[Rule, ...] = (),
    operations: float = 1.0,
    more: Callable[[], Iterable[Sample]] = tuple,
    **attributes: Any,
) -> None:
    """self and other broadcast to out. ``cast``: the result's kind may not be wider than the output's."""
    arguments = signature.lookup("aclnn" + name).arguments
    a, b, out = arguments[0].name, arguments[1].name, arguments[-1].name
    plain = samples.binary(
        tested,
        names=(a, b),
        out_name=out,
        out_dtype=out_dtype,
        low=low,
        high=high,
        nonzero_other=nonzero_other,
        specials=specials,
        **attributes,
    )

    def generate() -> Iterator[Sample]:
        yield from plain()
        for sample in _mixed(a, b, out, mixed):
            yield Sample({**sample.arguments, **attributes}, sample.note)
        yield from more()

    casts = (castable(a, out), castable(b, out)) if cast else ()
    base = _first(generate)
    define(
        name,
        execution(call),
        contract=Contract(
            {a: accepts, b: accepts, out: accepts if gives is None else gives},
            (broadcast(a, b, to=out), *casts, *rules),
        ),
        reference=positional(name, reference),
        samples=generate,
        errors=lambda: (
            *refusals(name, base)(),
            ErrorSample({**base, b: samples.make((4,), _dtype(base[b]))}, 161002, ("broadcast", "[4]")),
        ),
        cost=Cost(operations_per_element=operations, kernel=kernel_type(name)),
        exact=exact,
    )


def inplace_tensors(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = ALL,
    tested: Dtypes = COMMON,
    cast: bool = True,
    low: float = -3.0,
    high: float = 3.0,
    nonzero_other: bool = False,
    specials: bool = True,
    exact: bool = False,
    rules: tuple[Rule, ...] = (),
    operations: float = 1.0,
    other_accepts: Dtypes | None = None,
    mixed: tuple[tuple[str, str], ...] = (),
    **attributes: Any,
) -> None:
    """The first tensor, which has the broadcast shape, is replaced.

    `other_accepts`: what the second may be, where that is more; `mixed`: pairs of dtypes to test besides.
    """
    arguments = signature.lookup("aclnn" + name).arguments
    a, b = arguments[0].name, arguments[1].name
    same = samples.binary(
        tested,
        names=(a, b),
        out_name=None,
        low=low,
        high=high,
        nonzero_other=nonzero_other,
        specials=specials,
        **attributes,
    )
    base = _first(same)

    def generate() -> Iterator[Sample]:
        yield from same()
        for left, right in mixed:
            other = samples.make((3, 1), right, seed=1, nonzero=nonzero_other)
            yield Sample({a: samples.make((2, 3, 5), left), b: other, **attributes}, f"{left} and {right}")

    define(
        name,
        execution(call),
        contract=Contract(
            {a: accepts, b: other_accepts or accepts},
            (broadcast(a, b, to=a), *((castable(b, a),) if cast else ()), *rules),
        ),
        reference=positional(name, reference),
        samples=generate,
        errors=lambda: (
            *refusals(name, base)(),
            ErrorSample({**base, b: samples.make((2, 3, 5), _dtype(base[b]))}, 161002, (a, "broadcast")),
        ),
        cost=Cost(operations_per_element=operations, kernel=kernel_type(name)),
        exact=exact,
    )


def scalar(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = ALL,
    tested: Dtypes = COMMON,
    gives: Dtypes | None = None,
    cast: bool = True,
    rules: tuple[Rule, ...] = (),
    more: Callable[[], Iterable[Sample]] = tuple,
    **options: Any,
) -> None:
    """A tensor with numbers (``options`` holds their values) -> an output of the same shape."""
    arguments = signature.lookup("aclnn" + name).arguments
    x = next(a.name for a in arguments if a.is_tensor)
    out = arguments[-1].name
    known = ("low", "high", "nonzero", "specials", "out_dtype")
    made = samples.unary(
        tested, self_name=x, out_name=out, **{"out_dtype": same, **{k: v for k, v in options.items() if k in known}}
    )
    values = {k: v for k, v in options.items() if k not in (*known, "exact", "operations")}

    def generate() -> Iterator[Sample]:
        for sample in made():
            yield Sample({**sample.arguments, **values}, sample.note)
        yield from more()

    define(
        name,
        execution(call),
        contract=Contract(
            {x: accepts, out: accepts if gives is None else gives},
            (same_shape(x, out), *((castable(x, out),) if cast else ()), *rules),
        ),
        reference=positional(name, reference),
        samples=generate,
        errors=refusals(name, _first(generate)),
        cost=Cost(operations_per_element=options.get("operations", 1.0), kernel=kernel_type(name)),
        exact=options.get("exact", False),
    )


def inplace_scalar(
    name: str,
    call: str | Native,
    reference: Reference,
    *,
    accepts: Dtypes = ALL,
    tested: Dtypes = COMMON,
    **options: Any,
) -> None:
    """A tensor is replaced by a function of itself and of numbers."""
    inplace_unary(name, call, reference, accepts=accepts, tested=tested, **options)
