"""What the hook does to imports, and what it leaves alone.

Orders of import, folders, missing libraries and child processes are field cases: tests/field/test_field_start_up.py.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from startup_support import Child

ADD = "import torch; print('RESULT', (torch.ones(2, device='npu') + 1).tolist())"
RESULT = "RESULT [2.0, 2.0]"


def test_no_variable_is_needed_and_nothing_is_printed(child: Child) -> None:
    """Field case D01: the stack is found without set_env.sh, also where variables are set and empty."""
    code = "import torch, torch_npu; print(torch.npu.is_available(), torch_npu.npu.device_count())"
    assert child(code).out == "True 2\n"
    assert child(code, LD_LIBRARY_PATH="", ASCEND_HOME_PATH="", ASCEND_OPP_PATH="").out == "True 2\n"


def test_switched_off_there_is_torch_and_nothing_else(child: Child) -> None:
    code = "import os, torch; print(torch.ones(1).item(), 'ASCEND_HOME_PATH' in os.environ)"
    assert child(code, HOTPLATE="0", TORCH_DEVICE_BACKEND_AUTOLOAD="0").out == "1.0 False\n"


def test_number_of_devices_and_chip(child: Child) -> None:
    code = "import torch; print(torch.npu.device_count(), torch.npu.get_device_name(3))"
    done = child(code, HOTPLATE_DEVICES="4", HOTPLATE_SOC="Ascend910_9391")
    assert done.out == "4 Ascend910_9391\n", done.out


def test_isolated_mode(child: Child) -> None:
    assert RESULT in child(ADD, "-I").out


def test_import_from_a_zip_archive(child: Child, tmp_path: Path) -> None:
    archive = tmp_path / "program.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("zipped_program.py", f"def main():\n    {ADD}\n")
    done = child(f"import sys; sys.path.insert(0, {str(archive)!r}); import zipped_program as p; p.main()")
    assert RESULT in done.out, done.out


def test_threads_that_import_at_the_same_time(child: Child) -> None:
    code = """
import importlib, threading
start = threading.Barrier(4)
failures = []
def work(name):
    start.wait()
    try:
        importlib.import_module(name)
    except BaseException as error:
        failures.append((name, error))
threads = [threading.Thread(target=work, args=(n,)) for n in ("torch", "json.tool", "torch", "email.message")]
[t.start() for t in threads]
[t.join() for t in threads]
assert not failures, failures
import torch
print("AVAILABLE", torch.npu.is_available())
from hotplate.startup import activation
print(activation.decision.active)"""
    done = child(code)
    assert "AVAILABLE True\nTrue" in done.out, done.out


def test_beside_finders_of_others(child: Child) -> None:
    """One before ours that wraps what it finds, as hooks that run after an import do; and one that finds nothing."""
    code = """
import importlib.util, sys
class Wrapping:
    busy = False
    def find_spec(self, name, path=None, target=None):
        if name != "torch" or self.busy:
            return None
        self.busy = True
        spec = importlib.util.find_spec(name)
        inner = spec.loader
        class Loader:
            def create_module(self, spec): return inner.create_module(spec)
            def exec_module(self, module): inner.exec_module(module); print("WRAPPED")
        spec.loader = Loader()
        return spec
class Blind:
    def find_spec(self, name, path=None, target=None): return None
sys.meta_path.insert(0, Wrapping())
sys.meta_path.insert(0, Blind())
"""
    done = child(code + ADD)
    assert "WRAPPED" in done.out, done.out
    assert RESULT in done.out


def test_asking_for_torch_is_not_importing_it(child: Child) -> None:
    code = """
import importlib.util, os, sys
assert importlib.util.find_spec("torch").origin.endswith("torch/__init__.py")
print("ctypes" in sys.modules, "hotplate.startup.activation" in sys.modules, "ASCEND_HOME_PATH" in os.environ)"""
    assert child(code).out == "False False False\n"


def test_the_module_keeps_its_own_loader(child: Child) -> None:
    code = "import torch, torch_npu; print(type(torch.__loader__).__name__, type(torch_npu.__spec__.loader).__name__)"
    assert child(code).out == "SourceFileLoader SourceFileLoader\n"


def test_another_failure_of_torch_is_left_alone(child: Child, tmp_path: Path) -> None:
    (tmp_path / "torch").mkdir()
    (tmp_path / "torch" / "__init__.py").write_text("raise ImportError('this torch is broken')")
    done = child("import torch", cwd=tmp_path)
    assert done.code == 1
    assert done.out.endswith("ImportError: this torch is broken\n")
    (tmp_path / "torch" / "__init__.py").write_text("answer = 42")
    assert child("import torch; print(torch.answer)", cwd=tmp_path).out == "42\n"


def test_torch_that_is_not_there(child: Child) -> None:
    """The hook alone, without site-packages, so without torch."""
    import hotplate

    source = Path(hotplate.__file__).parent.parent
    code = f"""
import os, sys
sys.path.insert(0, {str(source)!r})
import hotplate.startup.hook as hook
sys.path.remove({str(source)!r})
hook.install()
import torch"""
    done = child(code, "-S")
    assert "ModuleNotFoundError: No module named 'torch'" in done.out, done.out


def test_the_hook_imports_nothing_else(child: Child) -> None:
    import hotplate

    source = Path(hotplate.__file__).parent.parent
    code = f"""
import os, sys
sys.path.insert(0, {str(source)!r})
before = set(sys.modules)
import hotplate.startup.hook
hotplate.startup.hook.install()
print(sorted(set(sys.modules) - before))"""
    assert child(code, "-S").out == "['hotplate', 'hotplate.startup', 'hotplate.startup.hook']\n"


def test_the_hook_is_installed_once(child: Child) -> None:
    code = """
import sys
from hotplate.startup import hook
before = list(sys.meta_path)
hook.install()
print(hook.installed(), sys.meta_path == before)"""
    assert child(code).out == "True True\n"
