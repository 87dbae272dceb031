"""The generated files are current, and the generator refuses declarations that make no sense."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from interface_support import ROOT, generator

gen = generator()


def test_generated_files_are_current() -> None:
    result = subprocess.run(
        [sys.executable, str(ROOT / "tools/gen_interface.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_changed_file_is_found_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = gen.render(gen.load_spec())
    copies = {tmp_path / path.name: content for path, content in files.items()}
    for path, content in copies.items():
        path.write_text(content)
    monkeypatch.setattr(gen, "ROOT", tmp_path)
    monkeypatch.setattr(gen, "GEN_DIR", tmp_path)
    assert gen.stale(copies) == []
    abi = tmp_path / "abi.h"
    abi.write_text(abi.read_text().replace("aclError aclInit(", "aclError aclInit2("))
    (tmp_path / "lib_gone.cpp").write_text("")
    (tmp_path / "lib_hccl.cpp").unlink()
    report = gen.stale(copies)
    assert [line.split(":")[0] for line in report] == ["abi.h", "lib_hccl.cpp", "lib_gone.cpp"]
    assert "aclInit2" in report[0]


def test_output_is_deterministic() -> None:
    assert gen.render(gen.load_spec()) == gen.render(gen.load_spec())


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", []),
        ("void", []),
        ("int a, const char *b", ["a", "b"]),
        ("const int64_t *const values[], int64_t range[][2]", ["values", "range"]),
        ("int32_t (*const callback)(const acldumpChunk *, int32_t), int32_t flag", ["callback", "flag"]),
        ("const char *fmt, ...", ["fmt", "..."]),
        ("const aclTensor *const *value, uint64_t size", ["value", "size"]),
    ],
)
def test_parameter_names(text: str, names: list[str]) -> None:
    assert [p.name for p in gen.split_parameters(text)] == names


def test_a_parameter_without_a_name_is_refused() -> None:
    with pytest.raises(ValueError, match="has no name"):
        gen.split_parameters("int")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"sig": "aclError()", "state": "done"}, "state 'done' is not one of"),
        ({"sig": "aclError()", "state": "absent"}, "'reason' belongs to state 'absent'"),
        ({"sig": "aclError()", "state": "implemented", "reason": "x"}, "'reason' belongs to state 'absent'"),
        ({"state": "implemented"}, "give either 'sig'"),
        ({"sig": "aclError()", "cpp": "f()", "state": "implemented"}, "give either 'sig'"),
        ({"sig": "aclError", "state": "implemented"}, "is not 'type\\(parameters\\)'"),
        ({"sig": "int16_t()", "state": "unsupported"}, "returns int16_t: say what with 'result'"),
        ({"sig": "aclError()", "state": "implemented", "layer": "acl"}, "unknown keys \\['layer'\\]"),
        ({"sig": 3, "state": "implemented"}, "'sig' must be a string"),
    ],
)
def test_a_bad_declaration_is_refused(entry: dict[str, object], message: str) -> None:
    with pytest.raises(gen.SpecError, match=message):
        gen.parse_symbol("libx", "a.h", "f", entry)


def test_one_function_cannot_be_declared_in_two_ways(tmp_path: Path) -> None:
    for name, parameters in (("liba", "int a"), ("libb", "int b, int c")):
        (tmp_path / f"{name}.toml").write_text(
            f'[library]\nsoname = "{name}.so"\nlayer = "acl"\nabout = "x"\n'
            f'[symbols.t]\nf = {{ sig = "aclError({parameters})", state = "implemented" }}\n'
        )
    with pytest.raises(gen.SpecError, match=r"f differs between liba\.toml and libb\.toml"):
        gen.load_spec(tmp_path)


def test_unsupported_bodies_return_the_error_of_their_interface() -> None:
    bodies = {library.name: gen.render_library(library) for library in gen.load_spec()}
    assert (
        'return hotplate::not_supported("libascendcl", "aclrtCreateNotify", hotplate::kNotSupported);'
        in (bodies["libascendcl"])
    )
    assert 'hotplate::not_supported("libhccl", "HcclBarrier", HCCL_E_NOT_SUPPORT)' in bodies["libhccl"]
    assert 'hotplate::throw_not_supported("ops", kName' in bodies["libatb"]


def test_absent_symbols_appear_in_no_generated_file() -> None:
    libraries = gen.load_spec()
    absent = {s.name for library in libraries for s in library.symbols if s.state == "absent"}
    assert {"CanUsePTACache", "aclrtMallocHostWithCfg", "aclskOptimize"} <= absent
    text = "\n".join(gen.render(libraries).values())
    assert [name for name in absent if f" {name}(" in text or f"*{name}(" in text] == []
