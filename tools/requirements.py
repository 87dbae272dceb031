"""Prints requirements out of pyproject.toml, one a line, for the Makefile: `build`, `run`, or the name of an extra."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def requirements(group: str) -> list[str]:
    """The requirements of `group`; an extra that names extras of this project is expanded.

    Raises:
        KeyError: there is no such extra.
    """
    table = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    if group == "build":
        tools = table["tool"]["scikit-build"]
        return [*table["build-system"]["requires"], *(f"{name}{tools[name]['version']}" for name in ("cmake", "ninja"))]
    if group == "run":
        return list(table["project"]["dependencies"])
    result: list[str] = []
    for line in table["project"]["optional-dependencies"][group]:
        if not line.startswith("hotplate["):
            result.append(line)
            continue
        for own in line.removeprefix("hotplate[").removesuffix("]").split(","):
            result += requirements(own.strip())
    return list(dict.fromkeys(result))


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
