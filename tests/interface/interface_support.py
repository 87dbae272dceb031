"""What the interface tests share: the generator as a module, the installed libraries, the wheel, a compiler."""

from __future__ import annotations

import functools
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
NATIVE = ROOT / "native"


@functools.cache
def generator() -> ModuleType:
    """tools/gen_interface.py, which is a script and not part of the package."""
    spec = importlib.util.spec_from_file_location("gen_interface", ROOT / "tools" / "gen_interface.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["gen_interface"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def package_folder(name: str) -> Path:
    """Folder of an installed package, found without importing it."""
    spec = importlib.util.find_spec(name)
    origin = spec.origin if spec is not None else None
    assert origin is not None, f"{name} is not installed in {sys.prefix}: run `make build`"
    return Path(origin).parent


def library_folder() -> Path:
    """hotplate/lib of the installed package."""
    folder = package_folder("hotplate") / "lib"
    assert folder.is_dir(), f"{folder} does not exist: the native libraries are not built, run `make build`"
    return folder


def compiler() -> str | None:
    """The C++ compiler of this machine, or None."""
    return shutil.which("g++") or shutil.which("clang++") or shutil.which("c++")


def wheel_include_flags() -> list[str]:
    """Flags that make the headers of the torch_npu wheel usable, without warnings: they are foreign code."""
    include = package_folder("torch_npu") / "include"
    folders = (include, include / "acl", include / "third_party/acl/inc", include / "third_party/hccl/inc")
    return [flag for folder in folders for flag in ("-isystem", str(folder))]


def dynamic_symbols(library: Path, *options: str) -> list[tuple[str, str]]:
    """(type letter, name without version) of the dynamic symbols of a library. `options` as for nm."""
    output = subprocess.run(["nm", "-D", *options, str(library)], capture_output=True, text=True, check=True).stdout
    return [(line.split()[-2], line.split()[-1].split("@")[0]) for line in output.splitlines()]
