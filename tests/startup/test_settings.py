"""The settings: strict values, defaults, sources, and what a wrong one says before torch is loaded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from startup_support import Child

from hotplate import config, paths

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("HOTPLATE", "0", False),
        ("HOTPLATE", "1", True),
        ("HOTPLATE_SOC", "Ascend910B4-1", "Ascend910B4-1"),
        ("HOTPLATE_DEVICES", "16", 16),
        ("HOTPLATE_HBM_BYTES", "2G", 2 << 30),
        ("HOTPLATE_HBM_BYTES", "67108864", 64 << 20),
        ("HOTPLATE_SPIN_US", "0", 0),
    ],
)
def test_good_values(name: str, text: str, value: object) -> None:
    row = config.read(name, {name: text})
    assert (row.value, row.source) == (value, "environment")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("HOTPLATE", "true"),
        ("HOTPLATE", "2"),
        ("HOTPLATE_SUMMARY", "yes"),
        ("HOTPLATE_SOC", "ascend910b2"),
        ("HOTPLATE_SOC", "Ascend310P2"),
        ("HOTPLATE_DEVICES", "0"),
        ("HOTPLATE_DEVICES", "17"),
        ("HOTPLATE_DEVICES", " 2"),
        ("HOTPLATE_DEVICES", "+2"),
        ("HOTPLATE_DEVICES", "2_0"),
        ("HOTPLATE_DEVICES", "²"),
        ("HOTPLATE_HBM_BYTES", "1M"),
        ("HOTPLATE_HBM_BYTES", "2T"),
        ("HOTPLATE_HBM_BYTES", "G"),
        ("HOTPLATE_HBM_BYTES", "2048G"),
    ],
)
def test_bad_values_name_the_variable_and_what_is_allowed(name: str, text: str) -> None:
    with pytest.raises(config.SettingError) as caught:
        config.read(name, {name: text})
    assert str(caught.value).startswith(f"{name}={text!r} is not allowed: must be ")
    assert str(caught.value).endswith(config.BY_NAME[name].kind.allowed)


def test_an_empty_variable_counts_as_not_set() -> None:
    empty = {setting.name: "" for setting in config.SETTINGS}
    assert [(row.value, row.source) for row in config.read_all(empty)] == [
        (setting.default, "default") for setting in config.SETTINGS
    ]


def test_defaults_are_allowed_values() -> None:
    for setting in config.SETTINGS:
        if setting.default is not None:
            text = str(int(setting.default)) if isinstance(setting.default, bool) else str(setting.default)
            assert setting.parse(text) == setting.default


def test_names_that_are_no_settings_are_told_with_the_closest_one() -> None:
    assert config.strangers({"HOTPLATE_DEVICE": "3", "HOTPLATE_SOC": "x", "HOME": "/", "HOTPLATE_QQQQQQQQ": ""}) == {
        "HOTPLATE_DEVICE": "HOTPLATE_DEVICES",
        "HOTPLATE_QQQQQQQQ": "",
    }


def test_every_variable_that_the_native_code_reads_is_in_the_table() -> None:
    read = set()
    for file in [*ROOT.glob("native/core/**/*.cpp"), *ROOT.glob("native/host/**/*.cpp")]:
        read |= set(re.findall(r'"(HOTPLATE(?:_[A-Z]+)*)"', file.read_text(encoding="utf-8")))
    assert read - set(config.BY_NAME) == set()
    assert {"HOTPLATE_SOC", "HOTPLATE_DEVICES"} <= read


@pytest.mark.parametrize("statement", ["import torch", "import torch_npu"])
def test_a_wrong_chip_stops_the_import_and_lists_the_chips(child: Child, statement: str) -> None:
    done = child(statement, HOTPLATE_SOC="Ascend910B9")
    assert done.code == 1
    assert "HOTPLATE_SOC='Ascend910B9' is not allowed" in done.out
    for name in ("Ascend910B1", "Ascend910_9391", "Ascend310P3", "Ascend950PR_9599", "Ascend910A"):
        assert name in done.out


def test_a_wrong_setting_is_no_import_error_and_is_told_each_time(child: Child) -> None:
    """Programs catch ImportError around `import torch` and go on without it."""
    code = """
for _ in range(2):
    try:
        import torch
    except ImportError:
        print("SWALLOWED")
    except ValueError as error:
        print("TOLD", error)"""
    done = child(code, HOTPLATE_DEVICES="many")
    assert done.out == "TOLD HOTPLATE_DEVICES='many' is not allowed: must be a whole number from 1 to 16\n" * 2


def test_a_wrong_setting_does_not_disturb_a_process_without_torch(child: Child) -> None:
    assert child("print('fine')", HOTPLATE="maybe", HOTPLATE_SOC="none").out == "fine\n"


def test_a_misspelt_variable_is_told(child: Child) -> None:
    done = child("import torch; print(torch.npu.device_count())", HOTPLATE_DEVICE="3")
    assert "HOTPLATE_DEVICE is not a setting and has no effect; did you mean HOTPLATE_DEVICES?" in done.out
    assert done.out.endswith("2\n")


def test_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOTPLATE_HOME", str(tmp_path))
    assert paths.last_run() == tmp_path / "last_run.json"
    monkeypatch.setenv("HOTPLATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert paths.last_run() == tmp_path / "me" / ".cache" / "hotplate" / "last_run.json"
