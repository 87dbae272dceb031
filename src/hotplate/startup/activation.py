"""What the first import of torch sets off: the decision whether hotplate takes part, and loading its libraries."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from hotplate import config, paths
from hotplate.startup import engine, real_cann

# The core first: all others are thin and call into it. The host library needs libtorch, which is not there yet: the
# core loads it on first use.
CORE_LIBRARY = "libhotplate_core.so"
HOST_LIBRARY = "libhotplate_host.so"


class StartupError(RuntimeError):
    """hotplate cannot take part although it should.

    Not an ImportError: programs catch that around `import torch` and go on as if torch were not installed.
    """


@dataclass(frozen=True)
class Decision:
    """Whether hotplate takes part in this process, and why. `set_variables` are those that activation has set."""

    active: bool
    reason: str
    real_cann: real_cann.Found | None
    set_variables: dict[str, str] = field(default_factory=dict)


# What activate() decided; None until the first import of a trigger.
decision: Decision | None = None


def decide() -> Decision:
    """Reads the settings and looks for a real CANN; changes nothing.

    Raises:
        hotplate.config.SettingError: a HOTPLATE_* variable has a value that is not allowed.
    """
    switch = {setting.setting.name: setting for setting in config.read_all()}["HOTPLATE"]
    found = real_cann.find()
    if switch.value is False:
        return Decision(False, "HOTPLATE=0", found)
    if switch.value is True:
        return Decision(True, "HOTPLATE=1", found)
    if found:
        return Decision(
            False, f"a real CANN is configured ({found.evidence}); HOTPLATE=1 makes hotplate take part", found
        )
    return Decision(True, "no real CANN is configured", None)


def activate() -> Decision:
    """Decides, and if hotplate takes part sets the variables and loads the libraries.

    Raises:
        hotplate.config.SettingError: a HOTPLATE_* variable has a value that is not allowed.
        StartupError: the libraries are missing or do not load.
    """
    global decision
    made = decide()
    if made.active:
        _warn_about_strangers()
        load_libraries()
        made = Decision(True, made.reason, made.real_cann, _set_variables(replace=made.real_cann is not None))
    decision = made
    return made


def _warn_about_strangers() -> None:
    for name, close in config.strangers().items():
        hint = f"; did you mean {close}?" if close else ""
        print(f"hotplate: {name} is not a setting and has no effect{hint}", file=sys.stderr)


def _set_variables(replace: bool) -> dict[str, str]:
    """Sets the variables by which torch_npu looks for an installation, and returns those it set.

    torch_npu prints a warning when ASCEND_HOME_PATH is not set, and raises when it is set and empty, when the folder
    lacks `runtime` or `compiler`, or when ASCEND_OPP_PATH is missing. A value of the user is respected, except in two
    cases: it names another hotplate's tree (a parent process of another environment handed it down), or a real CANN
    that HOTPLATE=1 displaces, whose operator library would otherwise be loaded beside ours.
    """
    wanted = {"ASCEND_HOME_PATH": paths.CANN_TREE, "ASCEND_OPP_PATH": paths.CANN_TREE / "opp"}
    done: dict[str, str] = {}
    for name, path in wanted.items():
        present = os.environ.get(name, "")
        if not present or replace or real_cann.is_ours(present):
            os.environ[name] = done[name] = str(path)
    return done


def library_files(folder: Path = paths.LIBRARIES) -> list[Path]:
    """The libraries to load at start-up, in order.

    Raises:
        StartupError: the folder holds no core library.
    """
    files = sorted(folder.glob("lib*.so"))
    first = [f for f in files if f.name == CORE_LIBRARY]
    if not first:
        raise StartupError(
            f"hotplate's libraries are not in {folder}: install hotplate again (pip install .), "
            "or set HOTPLATE=0 to go on without it"
        )
    return first + [f for f in files if f.name not in (CORE_LIBRARY, HOST_LIBRARY)]


def load_libraries() -> None:
    """Loads the libraries for everyone (RTLD_GLOBAL), so that the wheel's needs are met by SONAME and by symbol.

    Raises:
        StartupError: a library is missing or does not load.
    """
    for file in library_files():
        try:
            library = ctypes.CDLL(str(file), mode=ctypes.RTLD_GLOBAL)
            if file.name == CORE_LIBRARY:
                engine.register(library)
        except OSError as error:
            raise StartupError(f"hotplate cannot load {file}: {error}. HOTPLATE=0 goes on without it") from error
