"""The settings of hotplate: one table, from which the checks, `hotplate env` and the documentation come.

Every setting is an environment variable. An empty variable counts as not set. Parsing is strict: a value that is not
allowed is an error that says what is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hotplate.driver.soc_table import DEFAULT_SOC, SOCS

PREFIX = "HOTPLATE"
MAX_DEVICES = 16
MIN_HBM_BYTES = 64 << 20
MAX_HBM_BYTES = 1 << 40

Value = str | int | bool | None


class SettingError(ValueError):
    """A HOTPLATE_* variable has a value that is not allowed; the text names variable, value and the good ones."""


@dataclass(frozen=True)
class Kind:
    """How the text of a variable is read. `parse` returns the value, or raises ValueError."""

    name: str
    allowed: str
    parse: Callable[[str], Value]


@dataclass(frozen=True)
class Setting:
    """One row of the table. `default` is the value without the variable (None: there is none)."""

    name: str
    kind: Kind
    default: Value
    help: str

    def parse(self, text: str) -> Value:
        """The value that `text` stands for.

        Raises:
            SettingError: `text` is not allowed.
        """
        try:
            return self.kind.parse(text)
        except ValueError:
            raise SettingError(f"{self.name}={text!r} is not allowed: must be {self.kind.allowed}") from None


@dataclass(frozen=True)
class InForce:
    """A setting with its value and where that came from: "default" or "environment"."""

    setting: Setting
    value: Value
    source: str


def _flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError
    return text == "1"


def _number(text: str, least: int, most: int) -> int:
    # int() would take " 2", "+2" and "2_0" as well.
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        raise ValueError
    return int(text)


def _bytes(text: str) -> int:
    shift = {"K": 10, "M": 20, "G": 30}.get(text[-1:].upper(), 0)
    value = _number(text[:-1] if shift else text, 1, MAX_HBM_BYTES) << shift
    if not MIN_HBM_BYTES <= value <= MAX_HBM_BYTES:
        raise ValueError
    return value


def _one_of(*names: str) -> Kind:
    def parse(text: str) -> str:
        if text not in names:
            raise ValueError
        return text

    return Kind("choice", "one of " + ", ".join(names), parse)


def _range(least: int, most: int) -> Kind:
    return Kind("number", f"a whole number from {least} to {most}", lambda text: _number(text, least, most))


def _tile(text: str) -> str:
    queries, _, keys = text.partition("x")
    if _number(queries, 16, 1024) % 16 or _number(keys, 32, 4096) % 32:
        raise ValueError
    return text


FLAG = Kind("flag", "0 or 1", _flag)
CHIP = _one_of(*SOCS)
BYTES = Kind("bytes", "a number of bytes from 64M to 1024G, with an optional K, M or G", _bytes)
TEXT = Kind("text", "a text", lambda text: text)
TILE = Kind(
    "tile", "QUERIESxKEYS, a multiple of 16 from 16 to 1024 and a multiple of 32 from 32 to 4096, as 128x256", _tile
)

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "HOTPLATE",
        FLAG,
        None,
        "0: stay out. 1: take part even where a real CANN is configured. Not set: take part where none is.",
    ),
    Setting("HOTPLATE_SOC", CHIP, DEFAULT_SOC, "The chip that every device is."),
    Setting("HOTPLATE_DEVICES", _range(1, MAX_DEVICES), 2, "The number of devices."),
    Setting("HOTPLATE_HBM_BYTES", BYTES, None, "The memory of each device; not set: what the chip has."),
    Setting("HOTPLATE_STREAMS", _range(1, 65535), 1984, "The number of streams that a device can have."),
    Setting(
        "HOTPLATE_SPIN_US",
        _range(0, 1_000_000),
        20,
        "Microseconds that an idle worker looks for work before it sleeps.",
    ),
    Setting(
        "HOTPLATE_EXIT_TIMEOUT", _range(0, 86_400), 10, "Seconds that queued work may hold up the end of a process."
    ),
    Setting(
        "HOTPLATE_KERNELS",
        _one_of("auto", "portable", "avx2", "avx512", "avx512bf16", "brgemm", "amx"),
        "auto",
        "The kernels to use, of those that the processor runs; auto: the fastest.",
    ),
    Setting(
        "HOTPLATE_HALF_MATMUL",
        _one_of("auto", "native", "fp32"),
        "auto",
        "How products of half precision are computed: in it (native), through fp32, or whichever is faster.",
    ),
    Setting(
        "HOTPLATE_TILE",
        TILE,
        None,
        "The block of the forward attention kernel on the host, QUERIESxKEYS, for experiments; not set: 128x256.",
    ),
    Setting(
        "HOTPLATE_FAULT",
        TEXT,
        None,
        "Faults to inject, such as op=MatMul,nth=3,code=507015, or no-kernel-package,package=Ascend310P3.",
    ),
    Setting("HOTPLATE_GE_PRINT", FLAG, False, "1: print each compiled graph and each of its plans as a program."),
    Setting("HOTPLATE_SUMMARY", FLAG, False, "1: print at exit what ran, by kind, and what fell back to the CPU."),
    Setting("HOTPLATE_CHECK", FLAG, False, "1: checking mode: fresh and freed device memory is poisoned."),
    Setting("HOTPLATE_STRICT", FLAG, False, "1: a fallback, an approximation or an ignored option is an error."),
    Setting("HOTPLATE_HOME", TEXT, None, "The folder for what hotplate writes; not set: ~/.cache/hotplate."),
)

BY_NAME: dict[str, Setting] = {setting.name: setting for setting in SETTINGS}


def read(name: str, environment: Mapping[str, str] | None = None) -> InForce:
    """The setting `name` as it is in force in `environment` (default: this process's).

    Raises:
        KeyError: there is no such setting.
        SettingError: its value is not allowed.
    """
    setting = BY_NAME[name]
    text = (os.environ if environment is None else environment).get(name, "")
    if not text:
        return InForce(setting, setting.default, "default")
    return InForce(setting, setting.parse(text), "environment")


def read_all(environment: Mapping[str, str] | None = None) -> list[InForce]:
    """All settings in the order of the table.

    Raises:
        SettingError: a value is not allowed.
    """
    return [read(setting.name, environment) for setting in SETTINGS]


def strangers(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Variables that begin like ours and are none: name -> the closest setting, or "" when none comes close."""
    names = os.environ if environment is None else environment
    unknown = [n for n in names if n.startswith(f"{PREFIX}_") and n not in BY_NAME]
    if not unknown:
        return {}
    import difflib

    # The prefix is left out of the comparison: with it, all names are alike.
    short = {name.removeprefix(f"{PREFIX}_"): name for name in BY_NAME}
    close = {name: difflib.get_close_matches(name.removeprefix(f"{PREFIX}_"), short, 1) for name in unknown}
    return {name: short[close[name][0]] if close[name] else "" for name in sorted(unknown)}
