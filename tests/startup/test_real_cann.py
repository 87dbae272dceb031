"""Where a real CANN is configured hotplate stays out, unless asked for by name; and it tells its own tree apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from startup_support import Child

from hotplate import paths
from hotplate.startup import real_cann

STATE = """
import os
from hotplate.startup import hook, activation
hook.ensure()
made = activation.decision
print(made.active, made.reason, os.environ.get("ASCEND_HOME_PATH"), os.environ.get("ASCEND_OPP_PATH"), sep="|")"""


@pytest.fixture
def installation(tmp_path: Path) -> Path:
    """A tree that looks like a real one. The library is no library: whoever loads it fails."""
    root = tmp_path / "Ascend" / "latest"
    for folder in ("lib64", "runtime", "compiler", "opp"):
        (root / folder).mkdir(parents=True)
    (root / "lib64" / "libascendcl.so").write_text("not a library")
    return root


@pytest.mark.parametrize("variable", ["ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME"])
def test_stays_out_where_set_env_was_run(child: Child, installation: Path, variable: str) -> None:
    active, reason, home, _ = child(STATE, **{variable: str(installation)}).out.strip().split("|")
    assert active == "False"
    assert f"{variable}={installation}" in reason
    assert "HOTPLATE=1" in reason
    assert home == (str(installation) if variable == "ASCEND_HOME_PATH" else "None")


def test_stays_out_where_the_library_path_has_one(child: Child, installation: Path) -> None:
    out = child(STATE, LD_LIBRARY_PATH=f":/nowhere:{installation}/lib64").out
    assert out.startswith("False|a real CANN is configured (LD_LIBRARY_PATH has")


def test_staying_out_the_wheel_loads_the_real_one(child: Child, installation: Path) -> None:
    done = child("import torch", LD_LIBRARY_PATH=f"{installation}/lib64", ASCEND_HOME_PATH=str(installation))
    assert done.code == 1
    assert "Failed to load the backend extension: torch_npu" in done.out


def test_asked_for_by_name_it_takes_part_and_takes_the_place_of_the_tree(child: Child, installation: Path) -> None:
    real = {"ASCEND_HOME_PATH": str(installation), "ASCEND_OPP_PATH": f"{installation}/opp"}
    active, reason, home, opp = child(STATE, HOTPLATE="1", **real).out.strip().split("|")
    assert (active, reason) == ("True", "HOTPLATE=1")
    assert (Path(home), Path(opp)) == (paths.CANN_TREE, paths.CANN_TREE / "opp")
    done = child("import torch; print(torch.npu.device_count())", HOTPLATE="1", **real)
    assert done.out == "2\n"


def test_a_variable_that_leads_nowhere_is_no_installation(child: Child, tmp_path: Path) -> None:
    """It is still the user's word: the wheel says what is wrong with it."""
    active, _, home, opp = child(STATE, ASCEND_HOME_PATH=str(tmp_path / "gone")).out.strip().split("|")
    assert (active, home, Path(opp)) == ("True", str(tmp_path / "gone"), paths.CANN_TREE / "opp")
    done = child("import torch_npu", ASCEND_HOME_PATH=str(tmp_path / "gone"))
    assert f"ASCEND_HOME_PATH : {tmp_path / 'gone'} does not exist" in done.out


def test_a_tree_handed_down_by_another_environment_is_recognised(child: Child, tmp_path: Path) -> None:
    other = tmp_path / "other" / "hotplate" / "cann"
    (other / "opp").mkdir(parents=True)
    (other / paths.CANN_MARKER).write_text("")
    (other / "lib64").mkdir()
    (other / "lib64" / "libascendcl.so").write_text("")
    out = child(STATE, ASCEND_HOME_PATH=str(other), ASCEND_OPP_PATH=f"{other}/opp/").out
    assert out.strip() == f"True|no real CANN is configured|{paths.CANN_TREE}|{paths.CANN_TREE}/opp"


def test_cache_of_the_linker(tmp_path: Path, installation: Path) -> None:
    cache = tmp_path / "ld.so.cache"
    library = installation / "lib64" / "libascendcl.so"
    assert real_cann.find(str(cache)) is None
    cache.write_bytes(b"\1\2glibc\0libascendcl.so\0/lib/libfoo.so\0" + str(library).encode() + b"\0libbar.so\0")
    assert real_cann.find(str(cache)) == real_cann.Found(str(library), f"the dynamic linker knows {library}")
    library.unlink()
    assert real_cann.find(str(cache)) is None


def test_our_own_folder_on_the_library_path_is_not_real(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", str(paths.LIBRARIES))
    assert (paths.LIBRARIES / "libascendcl.so").exists()
    assert real_cann.find("/nonexistent") is None


def test_the_tree_answers_the_questions_of_torch_npu(child: Child) -> None:
    assert not list((paths.CANN_TREE / "lib64").glob("*.so"))
    done = child("import torch; from torch_npu.utils.collect_env import get_cann_version as v; print(v())")
    assert done.out == "9.0.0\n"


def test_missing_libraries_are_told(child: Child, tmp_path: Path) -> None:
    from hotplate.startup import activation

    with pytest.raises(activation.StartupError, match="pip install"):
        activation.library_files(tmp_path)
    (tmp_path / "libhotplate_core.so").write_text("not a library")
    code = f"""
from pathlib import Path
from hotplate.startup import activation
activation.library_files = lambda: [Path({str(tmp_path / "libhotplate_core.so")!r})]
import torch"""
    done = child(code)
    assert "StartupError: hotplate cannot load" in done.out
    assert "HOTPLATE=0 goes on without it" in done.out
