"""Contracts: what an operator accepts, declared as data and checked natively before a task is made.

A rule names arguments of the operator. Each kind of rule has its error text in ``native/core/aclnn/contract.cpp``, in
the manner of the real stack (operator, tensor, what was given, what is allowed); ``text`` and ``hint`` replace them
where an operator has its own. In a text, ``{x.shape}``, ``{x.dtype}``, ``{x.rank}`` and ``{x}`` (the value of an
attribute) stand for the values given.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

# Bit numbers are aclDataType values.
DTYPES = {
    "float32": 0,
    "float16": 1,
    "int8": 2,
    "int32": 3,
    "uint8": 4,
    "int16": 6,
    "uint16": 7,
    "uint32": 8,
    "int64": 9,
    "uint64": 10,
    "float64": 11,
    "bool": 12,
    "complex64": 16,
    "complex128": 17,
    "bfloat16": 27,
    "int4": 29,
    "complex32": 33,
    "hifloat8": 34,
    "float8_e5m2": 35,
    "float8_e4m3fn": 36,
    "float8_e8m0": 37,
}

Dtypes = frozenset[str]


def dtypes(*names: str | Dtypes) -> Dtypes:
    """A set of dtypes from names and other sets."""
    result: set[str] = set()
    for n in names:
        result |= {n} if isinstance(n, str) else n
    unknown = result - DTYPES.keys()
    if unknown:
        raise ValueError(f"unknown dtypes {sorted(unknown)}; known: {', '.join(DTYPES)}")
    return frozenset(result)


FLOAT = dtypes("float32", "float16", "bfloat16")
FLOAT64 = dtypes("float64")
INTEGER = dtypes("int8", "int16", "int32", "int64", "uint8")
BOOL = dtypes("bool")
COMPLEX = dtypes("complex64", "complex128")
INDEX = dtypes("int32", "int64")
REAL = dtypes(FLOAT, FLOAT64, INTEGER)
NUMERIC = dtypes(REAL, BOOL)
ALL = dtypes(NUMERIC, COMPLEX)
# Moving bytes does not depend on arithmetic: what copies, views and fills accept.
MOVABLE = dtypes(ALL, "uint16", "uint32", "uint64", "complex32", "float8_e5m2", "float8_e4m3fn", "hifloat8")

MAX_RANK = 8


@dataclass(frozen=True)
class Rule:
    """One condition. ``kind`` is an enumerator of RuleKind in native/core/aclnn/contract.h."""

    kind: str
    arguments: tuple[str, ...]
    dtypes: Dtypes = frozenset()
    low: int = 0
    high: int = 0
    text: str = ""
    hint: str = ""
    function: str = ""  # for kind "Custom": a C++ function of native/core/aclnn/checks
    code: int = 161002  # aclnn status returned by a violation


def dtype_in(argument: str, allowed: Dtypes, *, text: str = "", hint: str = "") -> Rule:
    """The tensor (or every tensor of the list) has one of these dtypes, as far as the chip supports them."""
    return Rule("DtypeIn", (argument,), dtypes=allowed, text=text, hint=hint)


def rank(argument: str, low: int, high: int = MAX_RANK, *, text: str = "", hint: str = "") -> Rule:
    """low <= number of dimensions <= high."""
    return Rule("Rank", (argument,), low=low, high=high, text=text, hint=hint)


def same_dtype(*arguments: str, text: str = "", hint: str = "") -> Rule:
    """All given tensors have the dtype of the first."""
    return Rule("SameDtype", arguments, text=text, hint=hint)


def same_shape(*arguments: str, text: str = "", hint: str = "") -> Rule:
    """All given tensors have the shape of the first."""
    return Rule("SameShape", arguments, text=text, hint=hint)


def broadcast(*arguments: str, to: str, text: str = "", hint: str = "") -> Rule:
    """The tensors broadcast against each other and the result has the shape of ``to``."""
    return Rule("Broadcast", (*arguments, to), text=text, hint=hint)


def broadcastable(argument: str, to: str, text: str = "", hint: str = "") -> Rule:
    """``argument`` expands to the shape of ``to``."""
    return Rule("Broadcastable", (argument, to), text=text, hint=hint)


def dim_of(dim: str, tensor: str, *, text: str = "", hint: str = "") -> Rule:
    """The attribute (an int or an int array) holds valid dimensions of the tensor: [-rank, rank)."""
    return Rule("DimOf", (dim, tensor), text=text, hint=hint)


def reduced(tensor: str, dim: str, keepdim: str, *, to: str, text: str = "", hint: str = "") -> Rule:
    """``to`` has the shape of ``tensor`` reduced over ``dim`` (an empty array or a null pointer: all dimensions)."""
    return Rule("Reduced", (tensor, dim, keepdim, to), text=text, hint=hint)


def matmul(left: str, right: str, *, to: str, text: str = "", hint: str = "") -> Rule:
    """Shapes multiply as torch.matmul's do: equal k, broadcastable batch dimensions, and the result has the shape of
    ``to``.
    """
    return Rule("MatMul", (left, right, to), text=text, hint=hint)


def castable(source: str, to: str, *, text: str = "", hint: str = "") -> Rule:
    """The dtype of ``source`` may be converted to that of ``to`` (no complex to real, no float to integer, nothing to
    bool).
    """
    return Rule("Castable", (source, to), text=text, hint=hint)


def in_range(attribute: str, low: int, high: int, *, text: str = "", hint: str = "") -> Rule:
    """low <= integer attribute <= high."""
    return Rule("InRange", (attribute,), low=low, high=high, text=text, hint=hint)


def same_length(*lists: str, text: str = "", hint: str = "") -> Rule:
    """The tensor lists (or int, scalar arrays) have equally many elements."""
    return Rule("SameLength", lists, text=text, hint=hint)


def lists_match(*lists: str, text: str = "", hint: str = "") -> Rule:
    """The tensor lists are equally long and their i-th tensors have equal shapes."""
    return Rule("ListsMatch", lists, text=text, hint=hint)


def custom(function: str, *arguments: str, hint: str = "", code: int = 161002) -> Rule:
    """A check written in C++ (native/core/aclnn/checks): for relations that the rules above cannot say."""
    return Rule("Custom", arguments, hint=hint, function=function, code=code)


def one_of(attribute: str, *values: str | float) -> Rule:
    """The string or floating attribute has one of these values; the others are not supported."""
    return Rule("Custom", (attribute,), function="one_of", text="|".join(str(v) for v in values))


def columns(matrix: str, count: int, *, hint: str) -> Rule:
    """The matrix has this number of columns; of other ranks it says nothing."""
    return Rule("Custom", (matrix,), function="columns", low=count, hint=hint)


@dataclass(frozen=True)
class Contract:
    """What an operator accepts.

    ``dtypes`` maps argument names to the dtypes the operator takes on a chip that has them all; ``rules`` follow in the
    order in which they are checked. That required pointers are not null, that ranks do not exceed 8, and that a view
    stays inside its storage is checked for every operator without being said.
    """

    dtypes: dict[str, Dtypes] = field(default_factory=dict)
    rules: tuple[Rule, ...] = ()

    def all_rules(self) -> Iterable[Rule]:
        for argument, allowed in self.dtypes.items():
            yield dtype_in(argument, allowed)
        yield from self.rules

    def plus(self, *rules: Rule, **dtypes: Dtypes) -> Contract:
        """This contract with more rules, and with dtypes added or replaced."""
        return Contract({**self.dtypes, **dtypes}, (*self.rules, *rules))
