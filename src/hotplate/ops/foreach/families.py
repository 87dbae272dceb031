"""What definitions of operators on lists share: lists as samples, contracts, error samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import FLOAT, Contract, Dtypes, Rule, dtypes, lists_match, same_length
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.samples import make, transposed, with_specials

FLOATS = FLOAT
WITH_INT32 = dtypes(FLOAT, "int32")

Reference = Callable[..., Any]

# Lists that come together: odd sizes, 0-d, empty, and more tensors than one call of a real kernel takes.
LISTS: tuple[tuple[tuple[int, ...], ...], ...] = (((7,),), ((3, 5), (), (1, 65), (0, 3), (2, 3, 4)), ((1,),) * 50)


def lists(
    shapes: tuple[tuple[int, ...], ...], dtype: str, *, seed: int, nonzero: bool, low: float, high: float
) -> list[torch.Tensor]:
    """One tensor for each shape, all with different values."""
    return [make(s, dtype, seed=seed + 10 * i, nonzero=nonzero, low=low, high=high) for i, s in enumerate(shapes)]


def foreach(
    name: str,
    reference: Reference,
    *,
    accepts: Dtypes = FLOATS,
    tested: Dtypes | None = None,
    low: float = -3.0,
    high: float = 3.0,
    nonzero: bool = False,
    specials: bool = False,
    exact: bool = False,
    operations: float = 1.0,
    number: Any = None,
    rules: tuple[Rule, ...] = (),
) -> None:
    """Defines Foreach<name>: the i-th output is ``reference`` of the i-th inputs and of the number.

    ``number``: the value for an argument that holds one number (scalar or one-element tensor) or one for each tensor.
    """
    arguments = signature.lookup("aclnnForeach" + name).arguments
    ins = [a for a in arguments if a.kind == "tensors"]
    numbers = [a for a in arguments if not a.is_list]
    per_tensor = [a for a in arguments if a.name == "scalars"]
    out = next((a.name for a in arguments if a.kind == "outs"), None)
    dtypes_tested = accepts if tested is None else tested

    def numbers_for(dtype: str, count: int) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for a in (*numbers, *(p for p in per_tensor if p not in numbers)):
            if a.name == "scalars":
                values = [number + i % 3 for i in range(count)]
                given[a.name] = torch.tensor(values, dtype=samples.torch_dtype(dtype)) if a.kind == "tensor" else values
            elif a.kind == "tensor":
                given[a.name] = torch.tensor([number], dtype=samples.torch_dtype(dtype))
            else:
                given[a.name] = number
        return given

    def sample(parts: list[list[torch.Tensor]], dtype: str, note: str) -> Sample:
        given: dict[str, Any] = dict(zip((a.name for a in ins), parts, strict=True))
        given |= numbers_for(dtype, len(parts[0]))
        if out is not None:
            given[out] = [Out(tuple(t.shape), dtype) for t in parts[0]]
        return Sample(given, note)

    def generate() -> Iterator[Sample]:
        for dtype in sorted(dtypes_tested):
            for shapes in LISTS:
                parts = [
                    lists(shapes, dtype, seed=i, nonzero=nonzero and i == len(ins) - 1, low=low, high=high)
                    for i in range(len(ins))
                ]
                yield sample(parts, dtype, f"{dtype}, {len(shapes)} tensors")
            parts = [
                [
                    transposed(t)
                    for t in lists(
                        ((4, 6), (3, 2)), dtype, seed=i, nonzero=nonzero and i == len(ins) - 1, low=low, high=high
                    )
                ]
                for i in range(len(ins))
            ]
            yield sample(parts, dtype, f"{dtype}, non-contiguous")
            if specials and samples.torch_dtype(dtype).is_floating_point:
                parts = [[with_specials(t.contiguous()) for t in parts[0]], *parts[1:]]
                yield sample(parts, dtype, f"{dtype}, NaN and inf")

    def by_name(**given: Any) -> list[torch.Tensor]:
        count = len(given[ins[0].name])
        results = []
        for i in range(count):
            values = []
            for a in arguments:
                if a.kind == "tensors":
                    values.append(given[a.name][i])
                elif a.name == "scalars":
                    value = given[a.name][i]
                    values.append(value.item() if isinstance(value, torch.Tensor) else value)
                elif a.kind in ("scalar", "tensor"):
                    value = given[a.name]
                    values.append(value.item() if isinstance(value, torch.Tensor) else value)
            results.append(reference(*values))
        return results

    def refused() -> Iterator[ErrorSample]:
        base = sample([[make((2, 3), "float32", seed=i)] * 2 for i in range(len(ins))], "float32", "").arguments
        first = ins[0].name
        wrong = [make((2, 3), "float32"), make((2, 3), "float64")]
        yield ErrorSample({**base, first: wrong}, 161002, (first + "[1]", "not implemented for DT_DOUBLE"))
        last = ins[-1].name if len(ins) > 1 else str(out)
        other: Any = make((4, 3), "float32") if len(ins) > 1 else Out((4, 3), "float32")
        yield ErrorSample({**base, last: [base[last][0], other]}, 161002, (last + "[1]", "[4,3]", "[2,3]"))
        yield ErrorSample({**base, last: base[last][:1]}, 161002, (last, "2", "1"))

    together = [*(a.name for a in ins), *([out] if out is not None else [])]
    relations = [lists_match(*together)] if len(together) > 1 else []
    if per_tensor and per_tensor[0].kind == "scalars":
        relations.append(same_length(ins[0].name, "scalars"))
    define(
        "Foreach" + name,
        native(),
        reference=by_name,
        contract=Contract(dict.fromkeys(together, accepts), (*relations, *rules)),
        samples=generate,
        errors=refused,
        cost=Cost(operations_per_element=operations, kernel="Foreach" + name.removesuffix("V2")),
        exact=exact,
    )
