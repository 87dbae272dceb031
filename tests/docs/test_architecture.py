"""The architecture page is true where it can be tested: its files exist, its example works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text()


def example() -> str:
    match = re.search(r"<!-- example: operator -->\n```python\n(.*?)```", PAGE, re.DOTALL)
    assert match, "the page has no example of an operator"
    return match.group(1)


def test_named_files_exist() -> None:
    names = set(re.findall(r"`((?:native|src|spec|tests|tools)/[\w./*-]+)`", PAGE))
    assert len(names) > 15
    missing = [n for n in sorted(names) if not list(ROOT.glob(n.rstrip("/")))]
    assert not missing


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree whose only operator is the page's example, built and laid out like an installation."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("native", "spec", "src", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "lib"))
    for name in ("CMakeLists.txt", "pyproject.toml", "hotplate.pth"):
        shutil.copy(ROOT / name, tree / name)
    ops = tree / "src" / "hotplate" / "ops"
    for family in [p for p in ops.iterdir() if p.is_dir() and p.name not in ("codegen", "__pycache__")]:
        shutil.rmtree(family)
    (ops / "graph_types").mkdir()
    (ops / "graph_types" / "__init__.py").write_text('"""No graph operator types."""\n')
    for kernel in (tree / "native" / "host" / "kernels").iterdir():
        kernel.unlink()
    shutil.rmtree(tree / "native" / "core" / "aclnn" / "checks", ignore_errors=True)
    (ops / "example").mkdir()
    (ops / "example" / "__init__.py").write_text('"""The example of the architecture page."""\n')
    (ops / "example" / "page.py").write_text(example())
    environment = os.environ | {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0", "HOTPLATE": "0"}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"

    def sh(*command: str) -> None:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-4000:]}{done.stderr[-4000:]}"

    sh(sys.executable, "tools/gen_operators.py")
    sh(
        "cmake",
        "-S",
        ".",
        "-B",
        "build",
        "-G",
        "Ninja",
        "-DCMAKE_BUILD_TYPE=Debug",
        f"-DPython_EXECUTABLE={sys.executable}",
    )
    sh("cmake", "--build", "build")
    sh("cmake", "--install", "build", "--prefix", str(tree / "installed"))
    return tree


def test_example_of_adding_an_operator(built: Path) -> None:
    code = textwrap.dedent(
        f"""
        import sys
        sys.path[:0] = [{str(built / "installed")!r}, {str(ROOT / "tests" / "ops")!r}]
        import hotplate
        assert hotplate.__file__.startswith({str(built)!r}), hotplate.__file__
        from hotplate.startup import activation
        import torch, harness
        from hotplate.ops.definition import load_all
        (operator,) = load_all().values()
        count = 0
        for count, sample in enumerate(operator.samples(), 1):
            (got,), (want,) = harness.run(operator, sample), harness.expected(operator, sample)
            harness.compare(operator, sample, got, want)
        from hotplate.runtime.stats import snapshot
        print(operator.c_name, count, snapshot()["operators"][operator.c_name])
        """
    )
    # The environment's own hook must take the libraries of the copy: PYTHONPATH goes before site-packages.
    environment = os.environ | {"PYTHONPATH": str(built / "installed")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    name, samples, executed = done.stdout.split()[-3:]
    assert name == "aclnnSinc"
    assert int(samples) > 10
    assert executed == samples
