"""Every operator with random legal and illegal arguments: an error code or a right value, and no write elsewhere.

PROPERTY_CASES sets the cases for each operator (default 20; 200 is the bar). A case is told by its operator and
number; `touch r; python tests/ops/properties/child.py r 200 Operator:number` does it again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotplate.ops.definition import load_all

CASES = int(os.environ.get("PROPERTY_CASES", "20"))
NAMES = list(load_all())


@pytest.fixture(scope="session")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str]]:
    """What the child told, without the beginnings."""
    results = tmp_path_factory.mktemp("properties") / "results"
    results.touch()
    command = [sys.executable, str(Path(__file__).with_name("child.py")), str(results), str(CASES), *NAMES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=7200, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    told = [json.loads(line) for line in results.read_text().splitlines()]
    return [line for line in told if "begin" not in line]


@pytest.mark.parametrize("name", NAMES)
def test_properties(lines: list[dict[str, str]], name: str) -> None:
    assert any(line.get("end") == name for line in lines), "the operator's cases were not run to the end"
    too_large = sum(line.get("too_large") == name for line in lines)
    assert too_large * 2 <= CASES, f"{too_large} of {CASES} cases need more memory than there is"
    wrong = [f"case {x['case']} ({x['what']}): {x['problem']}" for x in lines if x.get("violation") == name]
    assert not wrong, f"{len(wrong)} of {CASES} cases:\n" + "\n".join(wrong[:10])
