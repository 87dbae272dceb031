"""The `hotplate` command: a table of sub-commands, each in a module that is imported only when asked for."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

# name: (module, one line of help). The module offers `add_arguments(parser)` and `run(options) -> exit code`.
COMMANDS: dict[str, tuple[str, str]] = {
    "env": ("hotplate.tools.env", "what is in force, where it came from, and what the last run did"),
    "tile": ("hotplate.tools.tile", "how the chip would cut a fused operator into tiles"),
    "coverage": ("hotplate.tools.coverage", "every symbol and operator by the level it has reached"),
}


class Command(Protocol):
    """What a module of the table offers."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declares the options of the sub-command."""

    def run(self, options: Namespace) -> int:
        """Runs it and returns the exit code."""


def _load(name: str) -> Command:
    return cast(Command, importlib.import_module(COMMANDS[name][0]))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one sub-command; returns the exit code (2: wrong usage or a wrong setting)."""
    import argparse

    from hotplate import __version__
    from hotplate.config import SettingError

    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(prog="hotplate", description="A software implementation of the Ascend CANN stack.")
    parser.add_argument("--version", action="version", version=f"hotplate {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = next((word for word in words if word in COMMANDS), None)
    for name, (_, text) in COMMANDS.items():
        sub = commands.add_parser(name, help=text, description=text)
        if name == asked:
            _load(name).add_arguments(sub)
    options = parser.parse_args(words)
    try:
        return _load(options.command).run(options)
    except SettingError as error:
        print(f"hotplate: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader (head, less) has seen enough
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    raise SystemExit(main())
