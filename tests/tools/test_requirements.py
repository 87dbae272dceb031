"""What the Makefile installs: every group it asks for, with the extras of this project expanded."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
requirements = runpy.run_path(str(ROOT / "tools" / "requirements.py"))["requirements"]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


@pytest.mark.parametrize("group", ["build", "run", *EXTRAS])
def test_no_extra_of_this_project_is_left_unexpanded(group: str) -> None:
    lines = requirements(group)
    assert lines
    assert len(set(lines)) == len(lines)
    assert not [line for line in lines if line.startswith("hotplate")]


def test_an_extra_that_names_two_others_has_the_lines_of_both() -> None:
    assert {*EXTRAS["examples"], *EXTRAS["conformance"]} <= set(requirements("test"))


def test_an_unknown_extra_is_an_error() -> None:
    with pytest.raises(KeyError):
        requirements("nothing")
