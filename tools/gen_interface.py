"""Writes the C interface libraries from their declarations in spec/interface/*.toml.

Output: native/gen/abi.h (what native/core has to define), native/gen/lib_<name>.cpp (the exports of one shared library)
and native/gen/interface.cmake (the libraries with their sources). With --check nothing is written: the exit status is 1
and a summary is printed when a committed file is stale. spec/interface/README.md describes the declarations.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPEC_DIR = ROOT / "spec" / "interface"
GEN_DIR = ROOT / "native" / "gen"
STATES = ("implemented", "unsupported", "absent")
WIDTH = 120

# The error that an unsupported function returns, by return type.
ERROR_RESULTS = {"aclError": "kNotSupported", "HcclResult": "HCCL_E_NOT_SUPPORT"}
# What it returns when its type has no error (pointers: nullptr). A type in neither needs `result` in its declaration.
NEUTRAL_RESULTS = {
    "void": "",
    "size_t": "0",
    "uint64_t": "0",
    "aclDataType": "ACL_DT_UNDEFINED",
    "aclFormat": "ACL_FORMAT_UNDEFINED",
    "acltdtTensorType": "ACL_TENSOR_DATA_UNDEFINED",
    "aclprofSubscribeOpFlag": "ACL_SUBSCRIBE_NONE",
    "aclrtBinary": "nullptr",
    "aclrtAllocatorDesc": "nullptr",
}


class SpecError(ValueError):
    """A declaration in spec/interface that cannot be used; the text names the file and the symbol."""


@dataclass(frozen=True)
class Parameter:
    """One C parameter: `text` is the full declaration, `name` what is passed on ("..." for a variable list)."""

    text: str
    name: str


@dataclass(frozen=True)
class Symbol:
    """One exported (or deliberately missing) symbol of one library.

    `returns` and `parameters` describe a C function; a C++ symbol has only `cpp`, its demangled name.
    """

    name: str
    library: str
    origin: str
    state: str
    returns: str
    parameters: tuple[Parameter, ...]
    cpp: str
    result: str
    reason: str

    @property
    def variadic(self) -> bool:
        return bool(self.parameters) and self.parameters[-1].name == "..."


@dataclass(frozen=True)
class Library:
    """One shared library: the layer that answers for it, its symbols, and hand-written sources relative to the root."""

    name: str
    layer: str
    about: str
    symbols: tuple[Symbol, ...]
    sources: tuple[str, ...]

    @property
    def short(self) -> str:
        return self.name.removeprefix("lib")

    def exported(self) -> tuple[Symbol, ...]:
        """The symbols that `nm -D` must show."""
        return tuple(s for s in self.symbols if s.state != "absent")


def split_parameters(text: str) -> tuple[Parameter, ...]:
    """Splits "int a, const char *b" into parameters. Commas inside parentheses (function pointers) do not count.

    Raises ValueError when a parameter has no name.
    """
    parts: list[str] = []
    depth = 0
    current = ""
    if text.strip() == "void":
        return ()
    for char in text:
        depth += {"(": 1, ")": -1}.get(char, 0)
        if char == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += char
    if current.strip():
        parts.append(current)
    return tuple(_parameter(" ".join(part.split())) for part in parts)


def _parameter(text: str) -> Parameter:
    if text == "...":
        return Parameter(text, text)
    pointer = re.search(r"\(\s*\*\s*(?:const\s+)?(\w+)\s*\)\s*\(", text)
    if pointer:
        return Parameter(text, pointer.group(1))
    plain = re.fullmatch(r".*[\s*&](\w+)\s*(?:\[[^\]]*\]\s*)*", text)
    if plain is None:
        raise ValueError(f"parameter '{text}' has no name")
    return Parameter(text, plain.group(1))


def _text(entry: dict[str, object], key: str, where: str) -> str:
    value = entry.get(key, "")
    if not isinstance(value, str):
        raise SpecError(f"{where}: '{key}' must be a string")
    return value


def parse_symbol(library: str, origin: str, name: str, entry: dict[str, object]) -> Symbol:
    """Makes a Symbol from one TOML entry. Raises SpecError when the entry is incomplete or contradicts itself."""
    where = f"{library}.toml: {name}"
    unknown = set(entry) - {"sig", "cpp", "state", "result", "reason"}
    if unknown:
        raise SpecError(f"{where}: unknown keys {sorted(unknown)}")
    state = _text(entry, "state", where)
    if state not in STATES:
        raise SpecError(f"{where}: state '{state}' is not one of {', '.join(STATES)}")
    reason = _text(entry, "reason", where)
    if (state == "absent") != bool(reason):
        raise SpecError(f"{where}: 'reason' belongs to state 'absent', and only there")
    sig, cpp = _text(entry, "sig", where), _text(entry, "cpp", where)
    if bool(sig) == bool(cpp) and not (state == "absent" and not sig):
        raise SpecError(f"{where}: give either 'sig' (a C function) or 'cpp' (the demangled name of a C++ symbol)")
    returns = ""
    parameters: tuple[Parameter, ...] = ()
    if sig:
        match = re.fullmatch(r"([^()]+?)\s*\((.*)\)", sig)
        if match is None:
            raise SpecError(f"{where}: '{sig}' is not 'type(parameters)'")
        try:
            returns, parameters = match.group(1), split_parameters(match.group(2))
        except ValueError as error:
            raise SpecError(f"{where}: {error}") from None
    result = _text(entry, "result", where)
    symbol = Symbol(name, library, origin, state, returns, parameters, cpp, result, reason)
    if state == "unsupported" and sig:
        _default_result(symbol)
    return symbol


def load_library(path: Path) -> Library:
    """Reads one spec file; the library is called like the file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    name = path.stem
    head = data["library"]
    unknown = set(head) - {"soname", "layer", "about", "sources"}
    if unknown:
        raise SpecError(f"{path.name}: unknown keys {sorted(unknown)} in [library]")
    if head["soname"] != f"{name}.so":
        raise SpecError(f"{path.name}: soname is {head['soname']}")
    symbols: list[Symbol] = []
    seen: set[str] = set()
    for origin, table in data.get("symbols", {}).items():
        for symbol_name, entry in table.items():
            if symbol_name in seen:
                raise SpecError(f"{path.name}: {symbol_name} is declared twice")
            seen.add(symbol_name)
            symbols.append(parse_symbol(name, origin, symbol_name, entry))
    return Library(name, head["layer"], head["about"], tuple(symbols), tuple(head.get("sources", ())))


def load_spec(directory: Path = SPEC_DIR) -> tuple[Library, ...]:
    """Reads all spec files, sorted by library. Several libraries may export a function if they declare it alike."""
    libraries = tuple(load_library(path) for path in sorted(directory.glob("*.toml")))
    first: dict[str, Symbol] = {}
    for library in libraries:
        for symbol in library.exported():
            other = first.setdefault(symbol.name, symbol)
            mine = ([p.text for p in symbol.parameters], symbol.returns, symbol.state)
            if mine != ([p.text for p in other.parameters], other.returns, other.state):
                raise SpecError(f"{symbol.name} differs between {other.library}.toml and {library.name}.toml")
    return libraries


def _default_result(symbol: Symbol) -> str:
    """The expression an unsupported function returns ("" for void)."""
    if symbol.result:
        return symbol.result
    if symbol.returns.endswith("*"):
        return "nullptr"
    for results in (ERROR_RESULTS, NEUTRAL_RESULTS):
        if symbol.returns in results:
            return results[symbol.returns]
    raise SpecError(f"{symbol.library}.toml: {symbol.name} returns {symbol.returns}: say what with 'result'")


def _declare(returns: str, name: str, parameters: Iterable[str], tail: str) -> str:
    """One declaration, broken into lines of at most WIDTH characters."""
    head = f"{returns}{name}(" if returns.endswith("*") else f"{returns} {name}("
    parts = list(parameters)
    line = head + ", ".join(parts) + ")" + tail
    if len(line) <= WIDTH:
        return line
    return head + "\n" + _fill(parts, ")" + tail)


def _fill(parts: list[str], tail: str) -> str:
    lines: list[str] = []
    current = "    "
    for index, part in enumerate(parts):
        piece = part + (tail if index == len(parts) - 1 else ",")
        if current.strip() and len(current) + len(piece) + 1 > WIDTH:
            lines.append(current.rstrip())
            current = "    "
        current += piece if not current.strip() else " " + piece
    lines.append(current)
    return "\n".join(lines)


def _abi_parameters(symbol: Symbol) -> list[str]:
    """Parameters of the implementation: a variable list arrives as a va_list."""
    return ["va_list args" if p.name == "..." else p.text for p in symbol.parameters]


def render_abi(libraries: tuple[Library, ...]) -> str:
    """native/gen/abi.h: the functions that native/core has to define, grouped by library and origin."""
    lines = [
        "// Functions of the C interface that hotplate implements: what the libraries export calls its namesake here.",
        "// Generated by tools/gen_interface.py from spec/interface. Do not edit.",
        "#ifndef HOTPLATE_GEN_ABI_H_",
        "#define HOTPLATE_GEN_ABI_H_",
        "",
        "#include <cstdarg>",
        "",
        '#include "acl/types.h"',
        "",
        "#pragma GCC visibility push(default)",
        "namespace hotplate::abi {",
    ]
    done: set[str] = set()
    for library in libraries:
        origin = ""
        for symbol in library.exported():
            if symbol.state != "implemented" or symbol.cpp or symbol.name in done:
                continue
            done.add(symbol.name)
            if symbol.origin != origin:
                origin = symbol.origin
                lines += ["", f"// {library.name}: {origin}"]
            lines.append(_declare(symbol.returns, symbol.name, _abi_parameters(symbol), ";"))
    lines += ["", "}  // namespace hotplate::abi", "#pragma GCC visibility pop", "", "#endif  // HOTPLATE_GEN_ABI_H_"]
    return "\n".join(lines) + "\n"


def _trampoline(symbol: Symbol) -> list[str]:
    head = _declare(symbol.returns, symbol.name, [p.text for p in symbol.parameters], " {")
    names = [p.name for p in symbol.parameters]
    returning = "" if symbol.returns == "void" else "return "
    if symbol.state == "implemented" and symbol.variadic:
        last = names[-2]
        names[-1] = "arguments"
        call = f"hotplate::abi::{symbol.name}({', '.join(names)});"
        if returning:
            call = f"const auto result = {call}"
        body = ["  va_list arguments;", f"  va_start(arguments, {last});", f"  {call}", "  va_end(arguments);"]
        return [head, *body, *(["  return result;"] if returning else []), "}"]
    if symbol.state == "implemented":
        call = f"  {returning}hotplate::abi::{symbol.name}({', '.join(names)});"
        if len(call) > WIDTH:
            call = f"  {returning}hotplate::abi::{symbol.name}(\n" + _fill([f"  {names[0]}", *names[1:]], ");")
        return [head, call, "}"]
    code = _default_result(symbol)
    subject = f'"{symbol.library}", "{symbol.name}"'
    if code in ERROR_RESULTS.values():
        value = "hotplate::kNotSupported" if code == "kNotSupported" else code
        report = f"hotplate::not_supported({subject}, {value})"
        cast = report if symbol.returns == "aclError" else f"static_cast<{symbol.returns}>({report})"
        line = f"  return {cast};"
        return [head, line if len(line) <= WIDTH else line.replace("(hotplate::", "(\n      hotplate::"), "}"]
    body = [f"  hotplate::not_supported({subject}, hotplate::kNotSupported);"]
    return [head, *body, *([f"  return {code};"] if code else []), "}"]


def _throwing(symbol: Symbol, index: int, layer: str) -> list[str]:
    """A C++ function as a body under its mangled name; callers see an exception that names it.

    A destructor must not throw, so it is only counted.
    """
    action = "not_supported" if "::~" in symbol.cpp else "throw_not_supported"
    return [
        f"// {symbol.cpp}",
        f"void unsupported_{index}() asm(",
        f'    "{symbol.name}");',
        f'void unsupported_{index}() {{ hotplate::{action}("{layer}", kName{index}); }}',
    ]


def _cpp_names(symbols: list[Symbol]) -> Iterator[str]:
    for index, symbol in enumerate(symbols):
        literal = symbol.cpp.replace("\\", "\\\\").replace('"', '\\"')
        line = f'constexpr char kName{index}[] = "{literal}";'
        yield line if len(line) <= WIDTH else f'constexpr char kName{index}[] =\n    "{literal}";'


def render_map(library: Library) -> str:
    """native/gen/lib_<name>.map: what the linker exports of a library with C++ symbols.

    The standard library's templates are visible whatever the compiler is told, so that containers of our types would be
    exported beside the symbols of the interface.
    """
    names = "".join(f"    {symbol.name};\n" for symbol in library.exported())
    return f"{{\n  global:\n{names}  local:\n    *;\n}};\n"


def render_library(library: Library) -> str:
    """native/gen/lib_<name>.cpp: the exports of one library."""
    lines = [
        f"// Exports of {library.name}.so. {library.about[0].upper()}{library.about[1:]}.",
        f"// Generated by tools/gen_interface.py from spec/interface/{library.name}.toml. Do not edit.",
        '#include "runtime/unsupported.h"',
    ]
    functions = [s for s in library.exported() if not s.cpp]
    throwing = [s for s in library.exported() if s.cpp and s.state == "unsupported"]
    if functions:
        lines.append('#include "gen/abi.h"')
        lines = [*lines[:2], '#include "gen/abi.h"', lines[2]]
    lines += ["", '#pragma GCC diagnostic ignored "-Wunused-parameter"']
    if throwing:
        lines += ["", "namespace {", "", *_cpp_names(throwing), "", "}  // namespace"]
    lines += ["", "#pragma GCC visibility push(default)", 'extern "C" {']
    origin = ""
    for symbol in functions:
        if symbol.origin != origin:
            origin = symbol.origin
            lines += ["", f"// ---- {origin}"]
        lines += ["", *_trampoline(symbol)]
    for index, symbol in enumerate(throwing):
        lines += ["", *_throwing(symbol, index, library.layer)]
    lines += ["", '}  // extern "C"', "#pragma GCC visibility pop"]
    return "\n".join(lines) + "\n"


def render_cmake(libraries: tuple[Library, ...]) -> str:
    """native/gen/interface.cmake: HOTPLATE_INTERFACE_LIBS, and HOTPLATE_SOURCES_<library> as absolute paths."""
    lines = [
        "# The shared libraries of the interface and their sources.",
        "# Generated by tools/gen_interface.py from spec/interface. Do not edit.",
        "",
        "set(HOTPLATE_INTERFACE_LIBS",
        *(f"    {library.name}" for library in libraries),
        ")",
    ]
    for library in libraries:
        lines += [
            "",
            f"set(HOTPLATE_SOURCES_{library.name}",
            f"    ${{CMAKE_CURRENT_LIST_DIR}}/lib_{library.short}.cpp",
        ]
        lines += [f"    ${{CMAKE_CURRENT_LIST_DIR}}/../../{source}" for source in library.sources]
        lines.append(")")
    return "\n".join(lines) + "\n"


def render(libraries: tuple[Library, ...]) -> dict[Path, str]:
    """All generated files with their content."""
    files = {GEN_DIR / "abi.h": render_abi(libraries), GEN_DIR / "interface.cmake": render_cmake(libraries)}
    for library in libraries:
        files[GEN_DIR / f"lib_{library.short}.cpp"] = render_library(library)
        if any(symbol.cpp for symbol in library.exported()):
            files[GEN_DIR / f"lib_{library.short}.map"] = render_map(library)
    return files


def stale(files: dict[Path, str]) -> list[str]:
    """One line of summary for each file on disk that is missing, differs, or is no longer generated."""
    report: list[str] = []
    for path, content in sorted(files.items()):
        where = path.relative_to(ROOT)
        if not path.exists():
            report.append(f"{where}: missing")
            continue
        old = path.read_text(encoding="utf-8")
        if old != content:
            changes = [line for line in difflib.ndiff(old.splitlines(), content.splitlines()) if line[0] in "+-"]
            report.append(f"{where}: {len(changes)} lines differ, first: {changes[0]}")
    for path in sorted(GEN_DIR.glob("lib_*.cpp")):
        if path not in files:
            report.append(f"{path.relative_to(ROOT)}: no spec declares it any more")
    return report


def main(arguments: list[str] | None = None) -> int:
    """Command line. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 when a generated file is stale"
    )
    options = parser.parse_args(arguments)
    try:
        files = render(load_spec())
    except SpecError as error:
        print(error, file=sys.stderr)
        return 2
    report = stale(files)
    if options.check:
        print("\n".join(report) if report else f"{len(files)} generated files are current")
        if report:
            print("run: python tools/gen_interface.py")
        return 1 if report else 0
    for path, content in files.items():
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.write_text(content, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    for path in GEN_DIR.glob("lib_*.cpp"):
        if path not in files:
            path.unlink()
            print(f"removed {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
