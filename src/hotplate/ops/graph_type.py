"""The table of graph operator types: what a graph, or a single-operator call, names ("Mish", "BroadcastTo").

A type has ordered inputs and outputs, attributes by name with defaults, and an execution like an aclnn operator's. The
modules of ``hotplate.ops.graph_types`` fill the table; ``tools/gen_operators.py`` makes the native side from it, and
``native/core/acl/single_operator.cpp`` runs calls by type name.

    graph_type("LeakyRelu", "tensor:x out:y float:negative_slope=0.0", aten("leaky_relu(x, negative_slope) -> y"))

The signature reads ``kind:name`` like spec/aclnn/signatures.tsv, inputs first, then outputs, then attributes;
``kind?`` marks an optional input or output, ``=value`` gives an attribute's default (an attribute without one is
required). ``!`` behind it says that only the default is supported, ``!a|b`` that only these values are (numbers: from
the least to the largest). An input that a call passes in host memory (an axis, a shape) is a tensor like the others:
``values(x)`` and ``value(x)`` in an execution read its elements as integers, ``number(x)`` its only element.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import sys
from dataclasses import dataclass, field, replace
from typing import Any

from hotplate.ops.contract import Contract, Rule, in_range, one_of
from hotplate.ops.definition import Aten, Cost, Native, Operator
from hotplate.ops.signature import C_TYPES, Argument, Signature

ANYTHING = Contract()
TENSORS = ("tensor", "tensors", "out", "outs")


@dataclass(frozen=True)
class GraphType(Operator):
    """An operator by its graph type. ``name`` carries a prefix that keeps its C++ names apart from an aclnn
    operator's; ``defaults`` maps attributes to values (absent: the attribute is required).
    """

    defaults: dict[str, Any] = field(default_factory=dict)

    @property
    def c_name(self) -> str:
        return self.signature.name


_registry: dict[str, GraphType] = {}


def _supported(kind: str, name: str, values: list[Any]) -> Rule:
    """The rule that an attribute has one of the values."""
    if kind in ("bool", "int64"):
        return in_range(name, int(min(values)), int(max(values)))
    return one_of(name, *values)


def parse_signature(text: str) -> tuple[tuple[Argument, ...], dict[str, Any], tuple[Rule, ...]]:
    """The arguments of a type in order, the defaults of its attributes, and the rules about their values.

    Raises ValueError for an unknown kind, an input after an output, or a default of a tensor.
    """
    arguments: list[Argument] = []
    defaults: dict[str, Any] = {}
    rules: list[Rule] = []
    stage = 0
    for item in text.split():
        item, limited, supported = item.partition("!")
        declared, equals, default = item.partition("=")
        kind, _, name = declared.partition(":")
        optional = kind.endswith("?")
        kind = kind.removesuffix("?")
        if kind not in C_TYPES or kind in ("inout", "inouts", "scalar", "scalars"):
            raise ValueError(f"unknown kind {kind!r} in {item!r}")
        place = 0 if kind in ("tensor", "tensors") else 1 if kind in ("out", "outs") else 2
        if place < stage:
            raise ValueError(f"{item!r}: inputs come first, then outputs, then attributes")
        stage = place
        if equals:
            if kind in TENSORS:
                raise ValueError(f"{item!r}: a tensor has no default")
            defaults[name] = ast.literal_eval({"true": "True", "false": "False"}.get(default, default))
        if limited:
            known = [ast.literal_eval(s) for s in supported.split("|")] if supported else [defaults[name]]
            rules.append(_supported(kind, name, known))
        arguments.append(Argument(name, kind, optional))
    return tuple(arguments), defaults, tuple(rules)


def graph_type(
    name: str, signature: str, execution: Aten | Native, *, contract: Contract = ANYTHING, doc: str = ""
) -> GraphType:
    """Adds a type to the table. ValueError when it is there already or its signature cannot be read."""
    if name in _registry:
        raise ValueError(f"graph type {name} is defined twice")
    try:
        arguments, defaults, rules = parse_signature(signature)
    except ValueError as e:
        raise ValueError(f"graph type {name}: {e}") from e
    module = sys._getframe(1).f_globals["__name__"].rpartition(".")[2]
    entry = GraphType(
        name="Op" + name,
        signature=Signature(name, arguments),
        execution=execution,
        contract=replace(contract, rules=(*contract.rules, *rules)),
        reference=None,
        samples=tuple,
        errors=tuple,
        cost=Cost(kernel=name),
        family="graph_types_" + module,
        doc=doc,
        defaults=defaults,
    )
    _registry[name] = entry
    return entry


def load_graph_types() -> dict[str, GraphType]:
    """Imports the modules of ``hotplate.ops.graph_types`` and returns the types by name, sorted."""
    import hotplate.ops.graph_types

    for module in pkgutil.iter_modules(hotplate.ops.graph_types.__path__, "hotplate.ops.graph_types."):
        importlib.import_module(module.name)
    return dict(sorted(_registry.items()))
