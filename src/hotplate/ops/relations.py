"""Rules that relate arguments of fused operators: shapes by pattern, strings by list, what goes together."""

from __future__ import annotations

from hotplate.ops.contract import Rule


def shapes(hint: str = "", /, **patterns: str) -> Rule:
    """The arguments have these shapes, in this order: ``x="N H", k="K", out="N*K H"``.

    A symbol stands for the size that it met first; an integer attribute binds its symbol to its value. ``*B`` at the
    front stands for any leading dimensions, ``?`` for any size, ``|`` separates alternatives. Absent arguments are
    skipped. At most six arguments.
    """
    if len(patterns) > 6:
        raise ValueError(f"a rule has at most six arguments, this one has {', '.join(patterns)}")
    return Rule("Custom", tuple(patterns), function="shapes", text=";".join(patterns.values()), hint=hint)


def choice(argument: str, *values: str, hint: str = "", code: int = 161002) -> Rule:
    """The string is one of ``values``; a null pointer means the first."""
    return Rule("Custom", (argument,), function="choice", text="|".join(values), hint=hint, code=code)


def absent(*arguments: str, hint: str = "", code: int = 161002) -> Rule:
    """The arguments are null pointers."""
    return Rule("Custom", arguments, function="absent", hint=hint, code=code)


def together(*arguments: str, hint: str = "", code: int = 161002) -> Rule:
    """The arguments are all given, or all null pointers."""
    return Rule("Custom", arguments, function="together", hint=hint, code=code)


def needed_with(argument: str, *others: str, hint: str = "", code: int = 161002) -> Rule:
    """``argument`` is given where one of ``others`` is."""
    return Rule("Custom", (argument, *others), function="needed_with", hint=hint, code=code)
