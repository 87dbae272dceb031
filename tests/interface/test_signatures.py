"""Signatures and types are those of the headers that the torch_npu wheel carries, as a compiler sees them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from interface_support import NATIVE, compiler, generator, wheel_include_flags

gen = generator()
pytestmark = pytest.mark.skipif(compiler() is None, reason="needs a C++ compiler")

WHEEL_HEADERS = (
    "acl/acl.h",
    "acl/acl_base.h",
    "acl/acl_base_mdl.h",
    "acl/acl_base_rt.h",
    "acl/acl_dump.h",
    "acl/acl_mdl.h",
    "acl/acl_op.h",
    "acl/acl_op_compiler.h",
    "acl/acl_platform.h",
    "acl/acl_prof.h",
    "acl/acl_rt.h",
    "acl/acl_rt_allocator.h",
    "acl/acl_rt_memory_soma.h",
    "acl/acl_tdt.h",
    "acl/super_kernel.h",
    "third_party/hccl/inc/hccl/hccl.h",
    "third_party/hccl/inc/hccl/hccl_types.h",
    "third_party/hccl/inc/hccl/lcal_api.h",
    "third_party/acl/inc/profiling/aprof_pub.h",
    "third_party/acl/inc/aml/aml_fwk_detect.h",
)
OUR_HEADERS = sorted(path.relative_to(NATIVE / "core") for path in (NATIVE / "core").glob("*/types*.h"))


def _compile(source: str, output: Path, *flags: str) -> None:
    file = output.with_suffix(".cpp")
    file.write_text(source)
    command = [str(compiler()), "-std=c++20", "-w", *flags, str(file), "-o", str(output)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-6000:]


def _includes(headers: object) -> str:
    return "".join(f"#include <{header}>\n" for header in headers)  # type: ignore[attr-defined]


def test_every_origin_header_is_among_those_compared() -> None:
    origins = {s.origin for library in gen.load_spec() for s in library.symbols}
    assert {origin for origin in origins if origin.endswith(".h") and ":" not in origin} <= set(WHEEL_HEADERS)


def test_signatures_equal_the_headers(tmp_path: Path) -> None:
    checks = []
    for library in gen.load_spec():
        for symbol in library.symbols:
            if symbol.origin in WHEEL_HEADERS:
                parameters = ", ".join(p.text for p in symbol.parameters)
                ours = f"decltype(static_cast<{symbol.returns} (*)({parameters})>(nullptr))"
                same = f"std::is_same_v<decltype(&::{symbol.name}), {ours}>"
                checks.append(f'static_assert({same}, "{library.name}: {symbol.name}");')
    assert len(checks) > 600
    _compile(
        "#include <type_traits>\n" + _includes(WHEEL_HEADERS) + "\n".join(checks),
        tmp_path / "signatures.o",
        "-c",
        *wheel_include_flags(),
    )


def test_every_function_of_the_main_headers_is_declared() -> None:
    """acl_base_rt.h, acl_rt.h and acl_base_mdl.h are covered in full: nothing that they declare is forgotten."""
    declared = {s.name for library in gen.load_spec() for s in library.symbols}
    include = Path(wheel_include_flags()[1])
    for header in ("acl/acl_base_rt.h", "acl/acl_rt.h", "acl/acl_base_mdl.h"):
        text = re.sub(r"/\*.*?\*/|//[^\n]*|^#.*?$", "", (include / header).read_text(), flags=re.DOTALL | re.MULTILINE)
        functions = set(re.findall(r"ACL_FUNC_VISIBILITY[\w\s*]*?\b(\w+)\s*\(", text))
        assert len(functions) > 10
        assert functions - declared == set(), header


def _definitions(text: str) -> list[tuple[str, str, str]]:
    """(struct | union | enum, name or "", body) of every definition at the start of a line."""
    found = []
    for match in re.finditer(r"^(struct|union|enum)\s*(\w*)[^;{}\n]*\{", text, re.MULTILINE):
        depth, end = 1, match.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        found.append((match.group(1), match.group(2), text[match.end() : end - 1]))
    return found


def _fields(body: str) -> list[str]:
    """Names of the direct members; those of an unnamed union inside count, as they do for offsetof."""
    flat = re.sub(r"\bunion\s+\w*\s*\{[^{}]*\}\s*(?=\w)", "int ", body)  # a named member of a union type
    flat = re.sub(r"\bunion\s*\{|\}\s*;", "", flat)
    return re.findall(r"(\w+)\s*(?:\[[^\]]*\])?\s*(?:=[^;]*)?;", flat)


def _layout_program() -> tuple[str, int]:
    """Statements that print size, alignment, offsets and values of what our headers define; number of definitions."""
    lines, count = [], 0
    for header in OUR_HEADERS:
        text = re.sub(r"//[^\n]*", "", (NATIVE / "core" / header).read_text())
        for kind, name, body in _definitions(text):
            count += 1
            if name:
                lines.append(f"SIZE({name})")
            if kind == "enum":
                lines += [f"VALUE({value})" for value in re.findall(r"(\w+)\s*=", body)]
            else:
                lines += [f"OFFSET({name}, {field})" for field in _fields(body)]
    return "\n".join(lines), count


MACROS = """
#include <cstddef>
#include <cstdio>
#define SIZE(T) std::printf("%s size %zu align %zu\\n", #T, sizeof(T), alignof(T));
#define OFFSET(T, F) std::printf("%s.%s at %zu\\n", #T, #F, offsetof(T, F));
#define VALUE(V) std::printf("%s = %lld\\n", #V, static_cast<long long>(V));
"""


def test_layouts_and_values_equal_the_headers(tmp_path: Path) -> None:
    body, types = _layout_program()
    assert types > 100
    outputs = []
    for side, headers, flags in (
        ("ours", OUR_HEADERS, ["-I", str(NATIVE / "core")]),
        ("wheel", WHEEL_HEADERS, wheel_include_flags()),
    ):
        program = tmp_path / side
        _compile(MACROS + _includes(headers) + "int main() {\n" + body + "\n}\n", program, *flags)
        outputs.append(subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout.splitlines())
    ours, wheel = outputs
    assert len(ours) > 800
    assert [pair for pair in zip(ours, wheel, strict=True) if pair[0] != pair[1]] == []


def test_error_numbers_equal_the_headers(tmp_path: Path) -> None:
    """The numbers in runtime/error.h are those that callers compare with."""
    pairs = {
        "kInvalidParam": "ACL_ERROR_INVALID_PARAM",
        "kUninitialized": "ACL_ERROR_UNINITIALIZE",
        "kRepeatInitialize": "ACL_ERROR_REPEAT_INITIALIZE",
        "kNotSupported": "ACL_ERROR_API_NOT_SUPPORT",
        "kFailure": "ACL_ERROR_FAILURE",
        "kRtParamInvalid": "ACL_ERROR_RT_PARAM_INVALID",
        "kRtInvalidDevice": "ACL_ERROR_RT_INVALID_DEVICEID",
        "kRtContextNull": "ACL_ERROR_RT_CONTEXT_NULL",
        "kRtStreamContext": "ACL_ERROR_RT_STREAM_CONTEXT",
        "kRtMemoryAllocation": "ACL_ERROR_RT_MEMORY_ALLOCATION",
        "kRtResourceAlloc": "ACL_ERROR_RT_RESOURCE_ALLOC_FAIL",
        "kRtFeatureNotSupported": "ACL_ERROR_RT_FEATURE_NOT_SUPPORT",
        "kRtTaskAbort": "ACL_ERROR_RT_DEVICE_TASK_ABORT",
        "kRtStreamSyncTimeout": "ACL_ERROR_RT_STREAM_SYNC_TIMEOUT",
        "kRtAicoreException": "ACL_ERROR_RT_AICORE_EXCEPTION",
    }
    checks = "\n".join(f'static_assert(hotplate::{ours} == {theirs}, "{ours}");' for ours, theirs in pairs.items())
    source = _includes(["acl/acl_base.h"]) + '#include "runtime/error.h"\n' + checks
    _compile(source, tmp_path / "errors.o", "-c", "-I", str(NATIVE / "core"), *wheel_include_flags())
