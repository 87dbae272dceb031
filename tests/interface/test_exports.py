"""The built libraries export what the specification says, and what the torch_npu wheel asks for resolves."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from interface_support import dynamic_symbols, generator, library_folder, package_folder

gen = generator()
LIBRARIES = {library.name: library for library in gen.load_spec()}
# Pairs of the operator library, which come from the operator definitions and have their own tests.
OPERATOR = re.compile(r"aclnn\w+")

# Strings of the wheel that look like functions of the interface and are options of torch_npu's profiler.
OPTIONS = {"mstxDomainInclude", "mstxDomainExclude"}

# Nothing but the wheel itself provides these: its modules find them in the process that loads them.
INTERPRETER = re.compile(r"_?Py[A-Z_]\w*")


def exports(library: Path) -> set[str]:
    return {name for letter, name in dynamic_symbols(library, "--defined-only") if letter in "TWBDRVi"}


@pytest.mark.parametrize("name", sorted(LIBRARIES))
def test_exports_equal_the_specification(name: str) -> None:
    found = exports(library_folder() / f"{name}.so")
    declared = {s.name for s in LIBRARIES[name].exported()}
    if name == "libopapi":
        found = {symbol for symbol in found if symbol in declared or not OPERATOR.fullmatch(symbol)}
    assert found - declared == set(), "exported, but not in spec/interface"
    assert declared - found == set(), "in spec/interface, but not exported"


@pytest.mark.parametrize("name", sorted(LIBRARIES))
def test_the_soname_is_the_one_that_callers_ask_for(name: str) -> None:
    path = library_folder() / f"{name}.so"
    output = subprocess.run(["readelf", "-d", str(path)], capture_output=True, text=True, check=True).stdout
    assert re.findall(r"SONAME.*\[(.*)\]", output) == [f"{name}.so"]
    assert re.findall(r"(?:RPATH|RUNPATH).*\[(.*)\]", output) in ([], ["$ORIGIN"])


def test_absent_symbols_are_exported_by_no_library() -> None:
    everything = {symbol: name for name in LIBRARIES for symbol in exports(library_folder() / f"{name}.so")}
    absent = {s.name for library in LIBRARIES.values() for s in library.symbols if s.state == "absent"}
    assert {symbol: everything[symbol] for symbol in absent & set(everything)} == {}


def test_the_core_needs_neither_torch_nor_python() -> None:
    for name in ("libhotplate_core", *LIBRARIES):
        path = library_folder() / f"{name}.so"
        output = subprocess.run(["readelf", "-d", str(path)], capture_output=True, text=True, check=True).stdout
        needed = set(re.findall(r"NEEDED.*\[(.*)\]", output))
        assert [n for n in needed if "torch" in n or "python" in n or "c10" in n] == [], name


def wheel_libraries() -> list[Path]:
    folder = package_folder("torch_npu")
    found = sorted(path for path in folder.rglob("*.so*") if path.is_file() and "third_party" not in path.parts)
    assert len(found) >= 9
    return found


def search_path() -> str:
    return f"{library_folder()}:{package_folder('torch') / 'lib'}:{package_folder('torch_npu') / 'lib'}"


@pytest.mark.parametrize("library", wheel_libraries(), ids=lambda path: path.name)
def test_every_import_of_the_wheel_resolves(library: Path) -> None:
    """All needed files are found, and each symbol that the loader does not find from here comes from the process.

    The process is Python with the other libraries of the wheel: they call each other without naming each other.
    """
    result = subprocess.run(
        ["ldd", "-r", str(library)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LD_LIBRARY_PATH": search_path()},
    )
    output = result.stdout + result.stderr
    assert re.findall(r"(\S+) => not found", output) == []
    for name in re.findall(r"(lib\w+\.so) => (?!/)", output):
        assert name not in {f"{n}.so" for n in LIBRARIES}
    undefined = set(re.findall(r"undefined symbol:? (\S+)", output))
    undefined |= set(re.findall(r"symbol lookup error.*: (\S+)", output))
    undefined = {symbol.split("@")[0].rstrip(",") for symbol in undefined}
    provided: set[str] = set()
    for other in wheel_libraries():
        provided |= exports(other)
    for name in LIBRARIES:
        provided |= exports(library_folder() / f"{name}.so")
    assert {symbol for symbol in undefined - provided if not INTERPRETER.fullmatch(symbol)} == set()


def test_what_the_wheel_needs_comes_from_our_folder() -> None:
    """The loader takes our file for every SONAME of the interface, and no stray one of the machine."""
    taken: dict[str, set[str]] = {}
    for library in wheel_libraries():
        output = subprocess.run(
            ["ldd", str(library)],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "LD_LIBRARY_PATH": search_path()},
        ).stdout
        for name, path in re.findall(r"(\S+)\.so => (\S+)", output):
            if name in LIBRARIES:
                taken.setdefault(name, set()).add(str(Path(path).resolve().parent))
    assert {"libascendcl", "libhccl", "libge_runner", "libgraph", "libacl_op_compiler", "libatb"} <= set(taken)
    assert set().union(*taken.values()) == {str(library_folder().resolve())}


def test_names_that_the_wheel_looks_up_are_declared() -> None:
    """Names of the interface that stand as strings in the wheel, for dlsym, are in the specification.

    Only complete names count; the tables of strings also hold fragments and names of torch_npu's own functions.
    """
    declared = {s.name for library in LIBRARIES.values() for s in library.symbols}
    text = (package_folder("torch_npu") / "lib/libtorch_npu.so").read_bytes()
    families = rb"aclrt|aclmdlRI|acltdt|aclprof|aclsys|dcmi_|dcmiv2_|hal[A-Z]|mstx[A-Z]|aclshmem|shmem_"
    pattern = rb"\x00((?:" + families + rb")[A-Za-z0-9_]{4,})(?=\x00)"
    names = {match.decode() for match in re.findall(pattern, text)}
    assert len(names) > 120
    fragments = {name for name in names if any(other.startswith(name) and other != name for other in declared)}
    assert names - declared - fragments - OPTIONS == set()
