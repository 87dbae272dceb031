"""`hotplate env` in all its forms."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from startup_support import Child

from hotplate import cli, config, paths

CALL = "import sys; from hotplate.cli import main; sys.exit(main(sys.argv[1:] or {arguments!r}))"


def env(child: Child, *arguments: str, **variables: str) -> tuple[int, str]:
    done = child(CALL.format(arguments=["env", *arguments]), **variables)
    return done.code, done.out


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).parent / "hotplate"
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"hotplate {metadata.version('hotplate')}\n"


def test_text_names_values_and_where_they_came_from(child: Child) -> None:
    code, out = env(child, HOTPLATE_DEVICES="4", HOTPLATE_DEVICE="3")
    assert code == 0, out
    rows = [line.split() for line in out.splitlines()]
    assert ["HOTPLATE_DEVICES", "4", "environment"] in [row[:3] for row in rows]
    assert ["HOTPLATE_SOC", "Ascend910B2", "default"] in [row[:3] for row in rows]
    for setting in config.SETTINGS:
        assert setting.name in out
    assert "did you mean HOTPLATE_DEVICES?" in out
    assert f"torch_npu  {metadata.version('torch_npu')}" in out
    assert str(paths.LIBRARIES) in out
    assert "24 cube, 48 vector, 1800 MHz" in out
    assert "HBM 64 GiB" in out


def test_json(child: Child) -> None:
    code, out = env(child, "--json", HOTPLATE_SOC="Ascend910_9362")
    assert code == 0, out
    report = json.loads(out)
    values = {row["name"]: (row["value"], row["source"]) for row in report["settings"]}
    assert values["HOTPLATE_SOC"] == ("Ascend910_9362", "environment")
    assert report["active"] is True
    assert report["real_cann"] is None
    assert report["problems"] == []
    assert report["versions"]["torch"] == metadata.version("torch")
    assert report["versions"]["cann_identity"] == "9.0.0"
    assert {"libhotplate_core.so", "libascendcl.so", "libopapi.so"} <= set(report["libraries"]["files"])
    assert report["chip"]["cube_cores"] == 20


def test_torch_is_not_imported(child: Child) -> None:
    code = "import sys; from hotplate.cli import main; main(['env']); print('torch' in sys.modules)"
    assert child(code).out.endswith("False\n")


def test_a_real_one_and_the_switch_are_shown(child: Child, tmp_path: Path) -> None:
    (tmp_path / "lib64").mkdir()
    (tmp_path / "lib64" / "libascendcl.so").write_text("")
    report = json.loads(env(child, "--json", ASCEND_HOME_PATH=str(tmp_path))[1])
    assert report["active"] is False
    assert report["real_cann"]["library"] == str(tmp_path / "lib64" / "libascendcl.so")
    assert "stays out (HOTPLATE=0)" in env(child, HOTPLATE="0")[1]


def test_a_wrong_setting(child: Child) -> None:
    code, out = env(child, HOTPLATE_SUMMARY="yes")
    assert (code, out) == (2, "hotplate: HOTPLATE_SUMMARY='yes' is not allowed: must be 0 or 1\n")


def test_without_the_hook_it_says_so(child: Child) -> None:
    import hotplate

    code = f"import sys; sys.path.insert(0, {str(Path(hotplate.__file__).parent.parent)!r})\n" + CALL.format(
        arguments=["env"]
    )
    done = child(code, "-S")
    assert done.code == 1
    assert "the start-up hook (hotplate.pth in site-packages) did not run" in done.out


def test_last_run(child: Child, tmp_path: Path) -> None:
    home = tmp_path / "records"
    code, out = env(child, "--last-run", HOTPLATE_HOME=str(home))
    assert code == 1
    assert f"{home}/last_run.json does not exist" in out
    home.mkdir()
    record = {"device": "Ascend910B2", "operators": {"aten": 12, "fallback": []}, "streams": [{"id": 0}, {"id": 1}]}
    (home / "last_run.json").write_text(json.dumps(record))
    assert env(child, "--last-run", HOTPLATE_HOME=str(home)) == (
        0,
        "device  Ascend910B2\noperators\n  aten      12\n  fallback  none\nstreams\n  id  0\n  id  1\n",
    )
    code, out = env(child, "--last-run", "--json", HOTPLATE_HOME=str(home))
    assert json.loads(out) == record
    (home / "last_run.json").write_text("{")
    code, out = env(child, "--last-run", HOTPLATE_HOME=str(home))
    assert code == 1
    assert "is damaged" in out


def test_the_last_run_of_a_real_process(child: Child, tmp_path: Path) -> None:
    home = str(tmp_path / "records")
    assert child("import torch; torch.ones(2, device='npu').add_(1).cpu()", HOTPLATE_HOME=home).code == 0
    code, out = env(child, "--last-run", "--json", HOTPLATE_HOME=home)
    assert code == 0, out
    assert isinstance(json.loads(out), dict)


def test_every_command_of_the_table_has_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    for name in cli.COMMANDS:
        with pytest.raises(SystemExit) as caught:
            cli.main([name, "--help"])
        assert caught.value.code == 0
        assert f"usage: hotplate {name}" in capsys.readouterr().out
    with pytest.raises(SystemExit) as caught:
        cli.main(["nonsense"])
    assert caught.value.code == 2
