"""Turns ``aten("add.out(self, other, alpha=alpha, out=out)")`` into C++ that fills the stack of a boxed call."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any

import torch

from hotplate.ops.codegen.tables import HEADER, cpp_name, quoted, reader
from hotplate.ops.definition import Aten, Native, Operator

HELPERS = (
    "dtype", "shape", "numel", "empty_is_none", "negative_is_none", "zero_is_none", "positive_or_none",
    "wide",
    # Of graph operator types, whose inputs may be host constants: the elements of a tensor as integers, the first of
    # them, and the only element as a number.
    "values", "value", "number",
)  # fmt: skip


@dataclass(frozen=True)
class Call:
    """A parsed ``aten(...)`` text."""

    name: str
    overload: str
    values: tuple[ast.expr | None, ...]  # in the order of the schema; None: the schema's default
    results: tuple[str, ...]  # arguments that receive results by copy


def fail(operator: Operator, what: str) -> Exception:
    """The error for a definition that cannot be turned into a call."""
    assert isinstance(operator.execution, Aten)
    return ValueError(f"{operator.c_name}: aten({operator.execution.call!r}): {what}")


def schema_of(name: str, overload: str) -> Any:
    """The ATen schema. AttributeError when there is none of that name."""
    packet = getattr(torch.ops.aten, name)
    return getattr(packet, overload or "default")._schema


def parse(operator: Operator) -> Call:
    """Reads the call and checks it against the ATen schema and the operator's signature."""
    assert isinstance(operator.execution, Aten)
    text, _, results_text = operator.execution.call.partition("->")
    head, _, rest = text.strip().partition("(")
    name, _, overload = head.partition(".")
    expression = ast.parse(f"f({rest}", mode="eval").body
    if not isinstance(expression, ast.Call):
        raise fail(operator, "is not a call")
    try:
        schema = schema_of(name, overload)
    except AttributeError as e:
        known = ", ".join(getattr(torch.ops.aten, name).overloads()) if hasattr(torch.ops.aten, name) else "none"
        raise fail(operator, f"ATen has no {name}.{overload}; overloads: {known}") from e
    names = [a.name for a in schema.arguments]
    values: dict[str, ast.expr] = {}
    positional = [a.name for a in schema.arguments if not a.kwarg_only]
    for i, value in enumerate(expression.args):
        if i >= len(positional):
            raise fail(operator, f"too many positional values; the schema is {schema}")
        values[positional[i]] = value
    for keyword in expression.keywords:
        if keyword.arg not in names:
            raise fail(operator, f"no argument {keyword.arg}; the schema is {schema}")
        values[str(keyword.arg)] = keyword.value
    for a in schema.arguments:
        if a.name not in values and not a.has_default_value():
            raise fail(operator, f"argument {a.name} is missing; the schema is {schema}")
    results = tuple(r.strip() for r in results_text.split(",")) if results_text.strip() else ()
    if len(results) > len(schema.returns):
        raise fail(operator, f"{len(results)} results named, the schema returns {len(schema.returns)}")
    for r in results:
        if r != "_":
            operator.signature.index(r)
    return Call(name, overload, tuple(values.get(n) for n in names), results)


def _literal(value: object) -> str:
    if value is None:
        return "c10::IValue()"
    if isinstance(value, bool):
        return f"c10::IValue({'true' if value else 'false'})"
    if isinstance(value, int):
        return f"c10::IValue(int64_t{{{value}}})"
    if isinstance(value, float):
        return f"c10::IValue({value!r})"
    if isinstance(value, str):
        return f"c10::IValue(std::string({quoted(value)}))"
    if isinstance(value, (list, tuple)):
        if all(isinstance(v, bool) for v in value):
            return f"arguments::bool_list({{{', '.join('true' if v else 'false' for v in value)}}})"
        return f"arguments::int_list({{{', '.join(str(v) for v in value)}}})"
    raise TypeError(f"no literal for {value!r}")


_IVALUE_READERS = {
    "tensor": "tensor",
    "out": "tensor",
    "inout": "tensor",
    "tensors": "tensors",
    "outs": "tensors",
    "inouts": "tensors",
    "scalar": "scalar",
    "scalars": "scalars",
    "ints": "ints",
    "bools": "bools",
    "floats": "floats",
    "int64": "integer",
    "int32": "integer",
    "int8": "integer",
    "uint64": "integer",
    "double": "real",
    "float": "real",
    "bool": "boolean",
    "str": "string",
    "dtype": "scalar_type",
}


def _value(operator: Operator, node: ast.expr, schema_type: str) -> str:
    """C++ that makes the IValue of one schema argument."""
    if isinstance(node, ast.Name):
        index = operator.signature.index(node.id)
        kind = operator.signature.arguments[index].kind
        conversion = ""
        if kind == "scalar" and schema_type in ("int", "Optional[int]"):
            conversion = "_as_int"
        elif kind == "scalar" and schema_type in ("float", "Optional[float]"):
            conversion = "_as_double"
        elif kind == "scalar" and schema_type in ("Tensor", "Optional[Tensor]"):
            conversion = "_as_tensor"
        elif kind == "tensors" and schema_type == "List[Optional[Tensor]]":
            conversion = "_optional"
        elif kind in ("int64", "int32", "int8", "uint64") and schema_type == "bool":
            conversion = "_as_bool"
        if kind in ("out", "outs"):
            return f"outputs::{'ivalue' if kind == 'out' else 'ivalue_list'}(task, {index})"
        return f"ivalue::{_IVALUE_READERS[kind]}{conversion}(task, {index})"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        function = node.func.id
        if function not in HELPERS:
            raise fail(operator, f"unknown helper {function}")
        (argument,) = node.args
        if not isinstance(argument, ast.Name):
            raise fail(operator, f"{function} takes the name of an argument")
        return f"ivalue::{function}_of(task, {operator.signature.index(argument.id)})"
    try:
        value = ast.literal_eval(node)
    except ValueError as e:
        raise fail(operator, f"cannot read {ast.unparse(node)!r}") from e
    if schema_type == "float" and isinstance(value, int):
        value = float(value)
    return _literal(value)


def aten_function(operator: Operator) -> str:
    """The run function of an operator that ATen executes."""
    call = parse(operator)
    schema = schema_of(call.name, call.overload)
    lines = [f"rt::Outcome run_{operator.name}(nn::OperatorTask& task) {{"]
    lines.append(f'  static const AtenOperator op("aten::{call.name}", "{call.overload}");')
    lines.append("  c10::Stack stack;")
    lines.append(f"  stack.reserve({max(len(call.values), 4)});")
    for i, (argument, node) in enumerate(zip(schema.arguments, call.values, strict=True)):
        if node is None:
            lines.append(f"  stack.push_back(op.default_value({i}));  // {argument.name}")
        else:
            lines.append(f"  stack.push_back({_value(operator, node, str(argument.type))});  // {argument.name}")
    lines.append("  op.call(stack);")
    if call.results:
        indices = [(-1 if r == "_" else operator.signature.index(r)) for r in call.results]
        lines.append(f"  return store_results(task, stack, {{{', '.join(map(str, indices))}}});")
    else:
        # The operator wrote into the tensors it was given: they must not have been resized behind the caller's back.
        written = _out_positions(operator, call)
        pairs = ", ".join(f"{{{position}, {index}}}" for position, index in written)
        lines.append(f"  return check_written(task, stack, {{{pairs}}});")
    lines.append("}")
    return "\n".join(lines)


def _out_positions(operator: Operator, call: Call) -> list[tuple[int, int]]:
    """(position among the returns, index of the argument) for results that alias an argument."""
    schema = schema_of(call.name, call.overload)
    by_alias: dict[str, int] = {}
    for argument, node in zip(schema.arguments, call.values, strict=True):
        if argument.alias_info is not None and argument.alias_info.is_write and isinstance(node, ast.Name):
            index = operator.signature.index(node.id)
            if operator.signature.arguments[index].is_tensor:
                for name in argument.alias_info.before_set:
                    by_alias[str(name)] = index
    pairs = []
    for position, result in enumerate(schema.returns):
        if result.alias_info is not None:
            for name in result.alias_info.before_set:
                if str(name) in by_alias:
                    pairs.append((position, by_alias[str(name)]))
    return pairs


def native_function(operator: Operator) -> str:
    """The run function of an operator with a C++ kernel."""
    assert isinstance(operator.execution, Native)
    kernel = operator.execution.kernel or operator.name
    lines = [f"rt::Outcome run_{operator.name}(nn::OperatorTask& task) {{", f"  const gen::{operator.name}Args args{{"]
    for i, a in enumerate(operator.signature.arguments):
        lines.append(f"      .{cpp_name(a.name)} = {reader(a, i, operator.execution.any_layout)},")
    lines += [
        "      .task = task,",
        "  };",
        "  const NativeScope scope;",
        f"  kernels::{kernel}(args);",
        "  return {};",
        "}",
    ]
    return "\n".join(lines)


def host_family(family: str, members: list[tuple[int, Operator]]) -> str:
    """host_operators_<family>.cpp."""
    lines = [
        HEADER,
        f'#include "gen/args_{family}.h"',
        '#include "host/bridge/arguments.h"',
        '#include "host/bridge/aten_operator.h"',
        '#include "host/bridge/outputs.h"',
        *(['#include "host/bridge/graph_values.h"'] if family.startswith("graph_types") else []),
        "",
    ]
    kernels = sorted(
        {(o.execution.kernel or o.name, o.name) for _, o in members if isinstance(o.execution, Native)},
    )
    if kernels:
        lines.append("namespace hotplate::kernels {")
        lines += [f"void {kernel}(const gen::{name}Args& args);" for kernel, name in kernels]
        lines += ["}  // namespace hotplate::kernels", ""]
    lines += ["namespace hotplate::host {", ""]
    for _, o in members:
        lines += [aten_function(o) if isinstance(o.execution, Aten) else native_function(o), ""]
    lines += ["}  // namespace hotplate::host", ""]
    return "\n".join(lines)
