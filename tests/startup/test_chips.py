"""The chips: the table is what the specification says, and torch_npu accepts what it names."""

from __future__ import annotations

import csv
import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest
from startup_support import Child

from hotplate.driver.chips import Chip, all_chips, chip
from hotplate.driver.soc_table import DEFAULT_SOC

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec" / "soc"


@pytest.fixture(scope="module")
def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gen_soc", ROOT / "tools" / "gen_soc.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["gen_soc"] = module  # dataclasses look the module of a class up
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_current(generator: ModuleType) -> None:
    assert generator.main(["--check"]) == 0


def test_the_published_numbers_of_the_default_chip() -> None:
    """24 cube cores with 4096 fp16 multiplications a cycle at 1800 MHz: 354 TFLOP/s, as published."""
    found = chip(DEFAULT_SOC)
    assert found == Chip(
        name="Ascend910B2",
        series="Ascend910B",
        npu_arch=2201,
        ai_cores=24,
        cube_cores=24,
        vector_cores=48,
        cube_mhz=1800,
        bf16=True,
        fp8=False,
        saturation=True,
        inf_nan=True,
        hbm_bytes=64 << 30,
        l2_bytes=192 << 20,
        ub_bytes=192 << 10,
        l1_bytes=512 << 10,
        l0a_bytes=64 << 10,
        l0b_bytes=64 << 10,
        l0c_bytes=128 << 10,
        estimated=(),
    )
    assert 2 * 4096 * found.cube_cores * found.cube_mhz * 1e6 == pytest.approx(354e12, rel=0.01)


def test_every_documented_number_reaches_the_table() -> None:
    with (SPEC / "platform.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    chips = {found.name: found for found in all_chips()}
    assert list(chips) == [row["soc"] for row in rows]
    for row in rows:
        for field in ("ai_cores", "cube_cores", "vector_cores", "cube_mhz", "hbm_bytes", "l2_bytes", "ub_bytes"):
            value = getattr(chips[row["soc"]], field)
            if row[field]:
                assert value == int(row[field])
                assert field not in chips[row["soc"]].estimated
            else:
                assert value > 0


def test_what_is_estimated_is_marked() -> None:
    assert chip("Ascend910A").estimated == ("hbm_bytes", "l0b_bytes")
    assert chip("Ascend910B2C").estimated == ("hbm_bytes",)


def test_an_unknown_chip_lists_the_known_ones() -> None:
    with pytest.raises(KeyError, match="Ascend910B2, "):
        chip("Ascend910B9")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            'kind = "documented", source = "published description of the 910B core"',
            'kind = "guessed", source = "x"',
            "kind",
        ),
        ('default = "Ascend910B2"', 'default = "Ascend910B9"', "default"),
        ("[chip.Ascend910B2C]", "[chip.Ascend910B2X]", "Ascend910B2"),
        ("[arch.3510]", "[arch.3511]", "3510"),
    ],
)
def test_a_hole_in_the_specification_is_an_error(
    generator: ModuleType, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    for file in SPEC.iterdir():
        shutil.copy(file, tmp_path)
    families = tmp_path / "families.toml"
    text = families.read_text(encoding="utf-8")
    assert old in text
    families.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(generator.SpecError, match=complaint):
        generator.read_spec(tmp_path)


@pytest.mark.parametrize("name", ["Ascend910_9391", "Ascend310P3", "Ascend910A", "Ascend950PR_9599"])
def test_torch_npu_accepts_the_name(child: Child, name: str) -> None:
    code = """
import torch, torch_npu
torch.npu.set_device(0)
torch_npu.npu.utils.get_soc_version()
p = torch.npu.get_device_properties(0)
print(p.name, p.total_memory, p.cube_core_num, p.vector_core_num)"""
    done = child(code, HOTPLATE_SOC=name)
    assert done.code == 0, done.out
    found = chip(name)
    assert done.out.split() == [name, str(found.hbm_bytes), str(found.cube_cores), str(found.vector_cores)]


def test_torch_npu_knows_every_name() -> None:
    """The map of names is in the wheel's library; names that begin with Ascend950 are accepted as a family."""
    spec = importlib.util.find_spec("torch_npu")
    assert spec
    assert spec.origin
    library = (Path(spec.origin).parent / "lib" / "libtorch_npu.so").read_bytes()
    for found in all_chips():
        assert f"\0{found.name}\0".encode() in library or found.name.startswith("Ascend950")
