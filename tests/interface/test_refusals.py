"""What callers see: refusals that name the function, and the small functions of the interface layer itself."""

from __future__ import annotations

import ctypes
import errno
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from interface_support import compiler, library_folder, package_folder


@pytest.fixture(scope="module")
def libraries() -> dict[str, ctypes.CDLL]:
    folder = library_folder()
    ctypes.CDLL(str(folder / "libhotplate_core.so"), mode=ctypes.RTLD_GLOBAL)
    found = {}
    for name in ("libascendcl", "libhccl", "liblcal", "libdcmi", "libms_tools_ext", "libascend_hal", "libmsprofiler"):
        found[name] = ctypes.CDLL(str(folder / f"{name}.so"))
    found["libascendcl"].aclGetRecentErrMsg.restype = ctypes.c_char_p
    return found


def last_text(libraries: dict[str, ctypes.CDLL]) -> str:
    text = libraries["libascendcl"].aclGetRecentErrMsg()
    return (text or b"").decode()


def test_an_unsupported_function_returns_200001_and_says_which(libraries: dict[str, ctypes.CDLL]) -> None:
    assert libraries["libascendcl"].aclrtCreateNotify(None, ctypes.c_uint64(0)) == 200001
    text = last_text(libraries)
    assert "HP0001" in text
    assert "aclrtCreateNotify (libascendcl) is not supported by hotplate yet" in text


@pytest.mark.parametrize(
    ("library", "function", "expected"),
    [
        ("libhccl", "HcclBarrier", 5),
        ("liblcal", "LcclCommDestroy", -1),
        ("libdcmi", "dcmi_init", -8255),
        ("libascend_hal", "halGetAPIVersion", 0xFFFE),
        ("libmsprofiler", "aclprofGetSupportedFeaturesV2", 200007),
    ],
)
def test_each_interface_refuses_with_its_own_number(
    libraries: dict[str, ctypes.CDLL], library: str, function: str, expected: int
) -> None:
    assert getattr(libraries[library], function)(None, None) == expected
    assert f"{function} ({library})" in last_text(libraries)


def test_an_unsupported_function_that_returns_a_pointer_returns_null(libraries: dict[str, ctypes.CDLL]) -> None:
    create = libraries["libms_tools_ext"].mstxDomainCreateA
    create.restype = ctypes.c_void_p
    assert create(b"domain") is None
    assert "mstxDomainCreateA" in last_text(libraries)


def test_refusals_are_counted_and_printed_once() -> None:
    program = f"""
        import ctypes, json
        core = ctypes.CDLL({str(library_folder() / "libhotplate_core.so")!r}, mode=ctypes.RTLD_GLOBAL)
        acl = ctypes.CDLL({str(library_folder() / "libascendcl.so")!r})
        for _ in range(3):
            acl.aclrtCreateLabel(None)
        acl.aclrtDestroyLabel(None)
        core.hotplate_stats_json.restype = ctypes.c_char_p
        print(json.dumps(json.loads(core.hotplate_stats_json())["unsupported"], sort_keys=True))
    """
    result = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HOTPLATE": "0"},
    )
    assert result.stdout.strip() == '{"libascendcl: aclrtCreateLabel": 3, "libascendcl: aclrtDestroyLabel": 1}'
    assert result.stderr.count("hotplate: aclrtCreateLabel (libascendcl) is not supported yet\n") == 1


def test_hccl_settings_are_kept_and_checked(libraries: dict[str, ctypes.CDLL]) -> None:
    hccl, value = libraries["libhccl"], ctypes.c_int32()
    assert hccl.HcclSetConfig(0, 1) == 0
    assert hccl.HcclGetConfig(0, ctypes.byref(value)) == 0
    assert value.value == 1
    assert hccl.HcclSetConfig(0, 0) == 0
    assert hccl.HcclSetConfig(0, 7) == 1
    assert "HCCL_DETERMINISTIC is 7, but must be in [0, 2]" in last_text(libraries)
    assert hccl.HcclSetConfig(9, 0) == 1
    assert hccl.HcclGetConfig(0, None) == 2


def test_bounded_string_functions(libraries: dict[str, ctypes.CDLL]) -> None:
    acl = libraries["libascendcl"]
    buffer = ctypes.create_string_buffer(b"-" * 8, 8)

    def written(count: int, text: bytes, room: int = 8) -> tuple[int, bytes]:
        buffer.raw = b"-" * 8
        status = acl.snprintf_s(buffer, ctypes.c_size_t(room), ctypes.c_size_t(count), b"%s%d", text, 7)
        return status, buffer.value

    assert written(7, b"abc") == (4, b"abc7")
    assert written(7, b"abcdef") == (7, b"abcdef7")
    assert written(7, b"abcdefg") == (-1, b"abcdefg")  # cut at count
    assert written(3, b"abc") == (-1, b"abc")
    assert written(8, b"abcdefg") == (-1, b"")  # does not fit into the buffer
    assert written(2**64 - 1, b"abcdefgh") == (-1, b"abcdefg")  # as many as fit
    assert written(7, b"abc", room=0) == (-1, b"-" * 8)
    assert acl.strcpy_s(buffer, ctypes.c_size_t(8), b"abcdefg") == 0
    assert buffer.value == b"abcdefg"
    assert acl.strcpy_s(buffer, ctypes.c_size_t(8), b"abcdefgh") == errno.ERANGE
    assert buffer.value == b""
    assert acl.strcpy_s(None, ctypes.c_size_t(8), b"a") == errno.EINVAL


CPP_PROGRAM = """
#include <cstdio>
#include <dlfcn.h>
#include <stdexcept>
#include <string>

// Calls a C++ function of the graph engine by its mangled name, and prints what it throws.
int main(int, char** arguments) {
  dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL);
  void* library = dlopen(arguments[2], RTLD_NOW);
  if (library == nullptr) return std::printf("%s", dlerror()), 1;
  auto* function = reinterpret_cast<void (*)()>(dlsym(library, arguments[3]));
  if (function == nullptr) return std::printf("%s", dlerror()), 1;
  try {
    function();
    std::printf("returned");
  } catch (const std::runtime_error& error) {
    std::printf("%s", error.what());
  }
}
"""


@pytest.mark.skipif(compiler() is None, reason="needs a C++ compiler")
def test_an_unsupported_cpp_function_throws_its_name(tmp_path: Path) -> None:
    (tmp_path / "call.cpp").write_text(CPP_PROGRAM)
    program = tmp_path / "call"
    subprocess.run([str(compiler()), "-std=c++20", str(tmp_path / "call.cpp"), "-o", str(program), "-ldl"], check=True)

    def outcome(library: str, symbol: str) -> str:
        command = [str(program), str(library_folder() / "libhotplate_core.so"), str(library_folder() / library), symbol]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert outcome("libatb.so", "_ZN3atb13CreateContextEPPNS_7ContextE") == (
        "atb::CreateContext(atb::Context**) is not supported by hotplate yet (layer ops)"
    )


def test_the_extension_modules_of_torchair_load() -> None:
    """With every symbol bound at once. Importing torchair itself needs protobuf, which is the user's to install."""
    folder = package_folder("torch_npu") / "dynamo/torchair/core"
    # _abi_compat_ge_apis.so is needed by the others and calls back into _torchair.so.
    names = ["_torchair.so", "_npu_graph_executor.so", "_npu_utils.so", "_abi_compat_ge_apis.so"]
    assert {path.name for path in folder.glob("*.so")} == set(names)
    files = [str(folder / name) for name in names] + [str(package_folder("torch_npu") / "lib/libop_plugin_atb.so")]
    program = f"""
        import ctypes, os, torch, torch_npu
        for path in {files!r}:
            ctypes.CDLL(path, mode=os.RTLD_NOW)
        print("loaded")
    """
    result = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=False
    )
    assert result.stdout.strip().endswith("loaded"), result.stderr[-3000:]


def test_torchair_starts_the_engine() -> None:
    pytest.importorskip("google.protobuf", reason="torchair needs protobuf")
    program = """
        import torch, torch_npu.dynamo.torchair
        from torchair.core import _torchair
        try:
            _torchair.InitializeGraphEngine({})
        except RuntimeError as error:
            print(error)
        _torchair.InitializeGraphEngine({"ge.exec.deviceId": "0"})
        print("started")
    """
    result = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr[-3000:]
    assert result.stdout == "Device id is not specified when initializing GE\nstarted\n"
