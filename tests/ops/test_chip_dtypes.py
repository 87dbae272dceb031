"""Data types that a chip does not have are refused for every operator, by argument and name of the type."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

# Every definition that has a sample with the type is called with its first one; prints what was not refused as it must.
CHILD = """
    import json, sys
    import torch
    sys.path.insert(0, sys.argv[1])
    import harness
    from hotplate.ops.definition import Out, load_all
    wanted = sys.argv[2]

    def has(value):
        if isinstance(value, Out):
            return value.dtype == wanted
        if isinstance(value, torch.Tensor):
            return str(value.dtype) == "torch." + wanted
        return isinstance(value, list) and any(has(v) for v in value)

    def sample_of(operator):
        for count, sample in enumerate(operator.samples()):
            if any(has(v) for v in sample.arguments.values()):
                return sample
            if count > 400:
                return None

    refused, wrong = 0, {}
    for name, operator in load_all().items():
        try:
            sample = sample_of(operator)
        except Exception as e:
            wrong[name] = f"no sample: {e}"
            continue
        if sample is None:
            continue
        try:
            harness.run(operator, sample)
            wrong[name] = "runs"
        except harness.CallError as e:
            if e.code == 161002 and sys.argv[3] in e.text and operator.c_name in e.text:
                refused += 1
            else:
                wrong[name] = f"{e.code}: {e.text[:200]}"
    print("RESULT " + json.dumps({"refused": refused, "wrong": wrong}))
"""


@pytest.mark.parametrize(
    ("chip", "dtype", "shown", "least"),
    [
        ("Ascend910A", "bfloat16", "DT_BFLOAT16", 300),
        ("Ascend310P3", "bfloat16", "DT_BFLOAT16", 300),
        ("Ascend910B2", "float8_e4m3fn", "DT_FLOAT8_E4M3FN", 0),
    ],
)
def test_a_type_that_the_chip_lacks_is_refused_by_every_operator(
    tmp_path: Path, chip: str, dtype: str, shown: str, least: int
) -> None:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("HOTPLATE", "ASCEND_", "INF_NAN"))}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CHILD), str(Path(__file__).parent), dtype, shown],
        cwd=tmp_path,
        env=clean | {"HOTPLATE_SOC": chip, "HOTPLATE_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    line = next((line for line in done.stdout.splitlines() if line.startswith("RESULT ")), None)
    assert line, done.stdout + done.stderr
    result = json.loads(line.removeprefix("RESULT "))
    assert not result["wrong"]
    assert result["refused"] >= least
