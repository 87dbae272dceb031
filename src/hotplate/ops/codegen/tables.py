"""Argument and rule tables, exported trampolines and typed argument structs."""

from __future__ import annotations

from hotplate.ops.contract import DTYPES, Rule
from hotplate.ops.definition import Aten, Native, Operator
from hotplate.ops.signature import Argument, Signature

HEADER = "// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.\n"

_KINDS = {
    "tensor": "Tensor",
    "out": "Tensor",
    "inout": "Tensor",
    "tensors": "TensorList",
    "outs": "TensorList",
    "inouts": "TensorList",
    "scalar": "Scalar",
    "scalars": "ScalarList",
    "ints": "IntArray",
    "bools": "BoolArray",
    "floats": "FloatArray",
    "int64": "Int",
    "int32": "Int",
    "int8": "Int",
    "uint64": "Int",
    "double": "Double",
    "float": "Double",
    "bool": "Bool",
    "str": "String",
    "dtype": "DataType",
}


def quoted(text: str) -> str:
    """The text as a C++ string literal."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _arg_row(a: Argument) -> str:
    flags = ", ".join(_flag(v) for v in (a.optional, a.is_input, a.is_output))
    return f"{{{quoted(a.name)}, ArgKind::{_KINDS[a.kind]}, {flags}}}"


def _rule_row(signature: Signature, rule: Rule) -> str:
    indices = [signature.index(a) for a in rule.arguments]
    if len(indices) > 6:
        raise ValueError(f"{signature.name}: a rule takes at most 6 arguments, {rule.kind} has {len(indices)}")
    indices += [-1] * (6 - len(indices))
    mask = sum(1 << DTYPES[d] for d in rule.dtypes)
    custom = f"checks::{rule.function}" if rule.function else "nullptr"
    args = ", ".join(str(i) for i in indices)
    return (
        f"{{RuleKind::{rule.kind}, {{{args}}}, {mask:#x}ull, {rule.low}, {rule.high}, "
        f"{quoted(rule.text)}, {quoted(rule.hint)}, {custom}, {rule.code}}}"
    )


# Folders whose operators add up numbers with torch's or oneDNN's kernels, which cut the work by the number of threads.
_ORDERED_FOLDERS = ("reduction", "nn", "matmul", "graph_types")


def _is_ordered(o: Operator) -> bool:
    """Whether the determinism switch makes the operator run on one thread."""
    if isinstance(o.execution, Native) and o.execution.same_on_any_threads:
        return False
    return o.family.startswith(_ORDERED_FOLDERS) or "Norm" in o.name


def core_tables(operators: list[Operator]) -> str:
    """core_operators.cpp: one OperatorSpec for each operator, in the order of the index."""
    functions = sorted({r.function for o in operators for r in o.contract.all_rules() if r.function})
    lines = [HEADER, '#include "aclnn/contract.h"', '#include "aclnn/operator.h"', "", "namespace hotplate::nn {", ""]
    lines.append("namespace checks {")
    lines += [f"Code {f}(const OperatorTask& task, const RuleSpec& rule);" for f in functions]
    lines += ["}  // namespace checks", "", "namespace {", ""]
    for o in operators:
        name = o.name
        args = [_arg_row(a) for a in o.signature.arguments]
        lines.append(f"const ArgSpec k{name}Args[] = {{{', '.join(args)}}};")
        rules = [_rule_row(o.signature, r) for r in o.contract.all_rules()]
        if rules:
            lines.append(f"const RuleSpec k{name}Rules[] = {{")
            lines += [f"    {r}," for r in rules]
            lines.append("};")
        execution = "Aten" if isinstance(o.execution, Aten) else "Native"
        rule_table = f"k{name}Rules" if rules else "nullptr"
        lines.append(
            f"const OperatorSpec k{name} = {{{quoted(o.c_name)}, {quoted(o.cost.kernel or o.name)}, "
            f"k{name}Args, {len(args)}, "
            f"{rule_table}, {len(rules)}, Execution::{execution}, {_flag(_is_ordered(o))}}};"
        )
    lines += ["", "}  // namespace", "", "const OperatorSpec* const kOperators[] = {"]
    lines += [f"    &k{o.name}," for o in operators]
    lines += ["};", f"const uint16_t kOperatorCount = {len(operators)};", "", "}  // namespace hotplate::nn", ""]
    return "\n".join(lines)


def trampolines(family: str, members: list[tuple[int, Operator]]) -> str:
    """opapi_<family>.cpp: the exported pairs."""
    lines = [HEADER, '#include "acl/types.h"', '#include "aclnn/operator.h"', "", "using namespace hotplate::nn;", ""]
    lines.append('#define EXPORT extern "C" __attribute__((visibility("default")))')
    lines.append("")
    for index, o in members:
        parameters = ", ".join(f"{a.c_type} {a.name}" for a in o.signature.arguments)
        values = ", ".join(a.name for a in o.signature.arguments)
        lines += [
            f"EXPORT int {o.c_name}GetWorkspaceSize({parameters}, "
            "uint64_t* workspaceSize, aclOpExecutor** executor) {",
            f"  const ArgValue call[] = {{{values}}};",
            f"  return prepare({index}, call, workspaceSize, reinterpret_cast<void**>(executor));",
            "}",
            f"EXPORT int {o.c_name}(void*, uint64_t, aclOpExecutor* executor, void* stream) {{",
            f"  return launch({index}, executor, stream);",
            "}",
            "",
        ]
    return "\n".join(lines)


_STRUCT_TYPES = {
    "ScalarList": "std::vector<at::Scalar>",
    "IntArray": "std::vector<int64_t>",
    "BoolArray": "std::vector<bool>",
    "FloatArray": "std::vector<double>",
    "Int": "int64_t",
    "Double": "double",
    "Bool": "bool",
    "String": "std::string",
    "DataType": "at::ScalarType",
}


def struct_type(a: Argument) -> str:
    """The C++ type under which a kernel receives the argument."""
    kind = _KINDS[a.kind]
    if kind == "Tensor":
        return "std::optional<at::Tensor>" if a.optional else "at::Tensor"
    if kind == "TensorList":
        # Elements may be absent (undefined tensors); an absent list is an empty one.
        return "std::vector<at::Tensor>"
    if kind == "Scalar":
        return "std::optional<at::Scalar>" if a.optional else "at::Scalar"
    if kind == "IntArray" and a.optional:
        return "std::optional<std::vector<int64_t>>"
    return _STRUCT_TYPES[kind]


def reader(a: Argument, index: int, any_layout: bool) -> str:
    """The C++ expression that reads the argument from an OperatorTask."""
    kind = _KINDS[a.kind]
    optional = "optional_" if a.optional and kind in ("Tensor", "Scalar", "IntArray") else ""
    function = {
        "Tensor": "tensor",
        "TensorList": "tensors",
        "Scalar": "scalar",
        "ScalarList": "scalars",
        "IntArray": "ints",
        "BoolArray": "bools",
        "FloatArray": "floats",
        "Int": "integer",
        "Double": "real",
        "Bool": "boolean",
        "String": "string",
        "DataType": "scalar_type",
    }[kind]
    place = "outputs" if a.kind in ("out", "outs") and not any_layout else "arguments"
    return f"{place}::{optional}{function}(task, {index})"


def argument_structs(operators: list[Operator]) -> str:
    """args_<folder>.h: what the C++ kernels of one folder of definitions receive."""
    lines = [
        HEADER,
        "#pragma once",
        "",
        "#include <ATen/core/Tensor.h>",
        "#include <optional>",
        "#include <string>",
        "#include <vector>",
    ]
    lines += ["", '#include "aclnn/operator.h"', "", "namespace hotplate::gen {", ""]
    for o in operators:
        if isinstance(o.execution, Aten):
            continue
        lines.append(f"struct {o.name}Args {{")
        lines += [f"  {struct_type(a)} {cpp_name(a.name)};" for a in o.signature.arguments]
        lines.append(
            "  // The task itself: argument texts, and the handles of outputs whose shape the kernel computes."
        )
        lines.append("  nn::OperatorTask& task;")
        lines += ["};", ""]
    lines += ["}  // namespace hotplate::gen", ""]
    return "\n".join(lines)


_CPP_KEYWORDS = {"register", "default", "operator", "union", "template", "new", "delete", "and", "or", "not", "xor"}


def cpp_name(name: str) -> str:
    """The name as a struct member: the published one, unless C++ reserves it."""
    return name + "_" if name in _CPP_KEYWORDS else name


def run_table(operators: list[Operator]) -> str:
    """host_run_table.cpp: the run functions in the order of the index, handed to the core when the host library is
    loaded.
    """
    lines = [HEADER, '#include "aclnn/operator.h"', "", "namespace hotplate::host {", ""]
    lines += [f"rt::Outcome run_{o.name}(nn::OperatorTask& task);" for o in operators]
    lines += ["", "extern const nn::RunFunction kRunFunctions[] = {"]
    lines += [f"    run_{o.name}," for o in operators]
    lines += [
        "};",
        f"extern const uint16_t kRunFunctionCount = {len(operators)};",
        "",
        "}  // namespace hotplate::host",
        "",
    ]
    return "\n".join(lines)


def listing(operators: list[Operator]) -> list[dict[str, str]]:
    """operators.json: name, family and execution of each operator."""
    return [
        {"name": o.c_name, "family": o.family, "execution": "aten" if isinstance(o.execution, Aten) else "native"}
        for o in operators
    ]
