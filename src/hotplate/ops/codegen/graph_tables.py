"""The table of graph operator types in C++: which entry of the operator table each is, and its attributes' defaults."""

from __future__ import annotations

from typing import Any

from hotplate.ops.codegen.tables import HEADER, quoted
from hotplate.ops.graph_type import GraphType


def _default(kind: str, value: Any, constant: str, lists: list[str]) -> str:
    """One AttributeDefault; the elements of a list go into a constant of their own."""
    integer, real, text, integers, reals, count = "0", "0", "nullptr", "nullptr", "nullptr", 0
    if kind in ("ints", "bools"):
        count = len(value)
        if count:
            lists.append(f"const int64_t {constant}[] = {{{', '.join(str(int(v)) for v in value)}}};")
            integers = constant
    elif kind == "floats":
        count = len(value)
        if count:
            lists.append(f"const float {constant}[] = {{{', '.join(f'{float(v)!r}f' for v in value)}}};")
            reals = constant
    elif kind == "str":
        text = quoted(value)
    elif kind in ("float", "double"):
        real = repr(float(value))
    else:
        integer = str(int(value))
    return f"{{true, {integer}, {real}, {text}, {integers}, {reals}, {count}}}"


def graph_type_table(types: list[GraphType], first: int) -> str:
    """core_graph_types.cpp; ``first`` is the index of the first type in the operator table."""
    lines = [HEADER, '#include "aclnn/graph_type.h"', "", "namespace hotplate::nn {", "", "namespace {", ""]
    for t in types:
        rows: list[str] = []
        lists: list[str] = []
        for i, a in enumerate(t.signature.arguments):
            if a.name in t.defaults:
                rows.append(_default(a.kind, t.defaults[a.name], f"k{t.name}Default{i}", lists))
            else:
                rows.append("{}")
        lines += lists
        lines.append(f"const AttributeDefault k{t.name}Defaults[] = {{{', '.join(rows)}}};")
    lines += ["", "}  // namespace", "", "const GraphTypeSpec kGraphTypes[] = {"]
    lines += [f"    {{{first + i}, k{t.name}Defaults}}," for i, t in enumerate(types)]
    lines += ["};", f"const uint16_t kGraphTypeCount = {len(types)};", "", "}  // namespace hotplate::nn", ""]
    return "\n".join(lines)
