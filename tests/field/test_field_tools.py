"""Field cases of the tools beside the libraries: what programs read from npu-smi (D08, and of D51 what is there)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Tool = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def npu_smi(tmp_path: Path) -> Tool:
    """Runs `npu-smi` as found on PATH; keywords are variables of the environment."""
    command = tmp_path / "npu-smi"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hotplate.tools.npu_smi "$@"\n')
    command.chmod(0o755)
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("HOTPLATE", "ASCEND_"))}

    def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = clean | {"PATH": f"{tmp_path}:{clean['PATH']}"} | variables
        return subprocess.run(["npu-smi", *words], env=environment, capture_output=True, text=True, check=False)

    return run


def value_of(text: str, key: str) -> str:
    """As the reports describe vllm-ascend's parser: the first line with the key, what is behind its last colon."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return next((line.split(":")[-1].strip() for line in lines if key in line), "")


@pytest.mark.parametrize(
    ("chip", "name", "set_field", "empty_field", "expected"),
    [
        ("Ascend910B2", "910B2", "Chip Type", "NPU Name", "ascend910b2"),
        ("Ascend910_9391", "Ascend910", "NPU Name", "Chip Type", "ascend910_9391"),
        ("Ascend310P3", "310P3", "Chip Type", "NPU Name", "ascend310p3"),
        ("Ascend950PR_9589", "Ascend950PR", "NPU Name", "Chip Type", "ascend950pr_9589"),
    ],
)
def test_d08_the_name_of_the_chip_as_a_build_reads_it(
    npu_smi: Tool, chip: str, name: str, set_field: str, empty_field: str, expected: str
) -> None:
    """vllm-ascend #7278: the build asks for the list, then for the board, with the chip when the board does not say."""
    listed = npu_smi("info", "-l", HOTPLATE_SOC=chip)
    assert listed.returncode == 0
    card = value_of(listed.stdout, "NPU ID")
    assert card == "0"
    board = npu_smi("info", "-t", "board", "-i", card, HOTPLATE_SOC=chip).stdout
    if not value_of(board, "Chip Name"):
        board = npu_smi("info", "-t", "board", "-i", card, "-c", "0", HOTPLATE_SOC=chip).stdout
    assert value_of(board, "Chip Name") == name
    assert value_of(board, empty_field) == ""
    parts = (
        [value_of(board, "Chip Type"), name] if set_field == "Chip Type" else [name, "_", value_of(board, set_field)]
    )
    assert "".join(parts).lower() == expected


def test_the_list_counts_cards_and_the_chips_on_them(npu_smi: Tool) -> None:
    """Two dies are one card of the 910_93 series; ids go from 0."""
    for chip, devices, cards, chips in (("Ascend910B2", "8", 8, "1"), ("Ascend910_9391", "8", 4, "2")):
        text = npu_smi("info", "-l", HOTPLATE_SOC=chip, HOTPLATE_DEVICES=devices).stdout
        assert value_of(text, "Total Count") == str(cards)
        assert re.findall(r"NPU ID\s*:\s*(\d+)", text) == [str(i) for i in range(cards)]
        assert re.findall(r"Chip Count\s*:\s*(\d+)", text) == [chips] * cards


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("info",), "info is not supported"),
        (("info", "-t", "usages", "-i", "0"), "info -t usages -i 0 is not supported"),
        (("set", "-t", "reset", "-i", "0"), "set -t reset -i 0 is not supported"),
        (("info", "-t", "board", "-i", "7"), "NPU ID 7 is not in [0, 2)"),
        (("info", "-t", "board"), "-i (NPU ID) is missing"),
        (("info", "-t", "board", "-i"), "-i needs a value"),
        (("info", "-t", "board", "-i", "0", "-c", "1"), "Chip ID 1 is not in [0, 1)"),
    ],
)
def test_what_is_not_there_is_refused_by_name(npu_smi: Tool, words: tuple[str, ...], said: str) -> None:
    done = npu_smi(*words)
    assert done.returncode == 1
    assert said in done.stderr
    assert not done.stdout
