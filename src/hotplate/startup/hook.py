"""Runs at every interpreter start (from hotplate.pth) and waits for the first import of torch or torch_npu.

The dynamic linker finds the libraries that the torch_npu wheel needs by SONAME among those already loaded, so ours must
be loaded before the wheel is, and `import torch` alone loads the wheel. Until then this must cost next to nothing: it
imports only what the interpreter has loaded anyway (`_thread` is built in). The rest is `hotplate.startup.activation`.
"""

import _thread
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader
    from importlib.abc import Loader as LoaderBase
    from importlib.machinery import ModuleSpec
    from types import ModuleType
else:
    LoaderBase = object  # importlib.abc is not loaded yet

# `acl` and `torchair` can be used without importing torch first.
TRIGGERS = frozenset(("torch", "torch_npu", "acl", "torchair"))

_lock = _thread.RLock()
_settled = False


def ensure() -> None:
    """Activates hotplate once per process, as the first import of a trigger does. A failed attempt is made again.

    Raises:
        hotplate.config.SettingError: a HOTPLATE_* variable has a value that is not allowed.
        hotplate.startup.activation.StartupError: the libraries are missing or do not load.
    """
    global _settled
    if _settled:
        return
    with _lock:
        if not _settled:
            from hotplate.startup import activation

            activation.activate()
            _settled = True


class _TriggerLoader(LoaderBase):
    """Stands in for the loader of a trigger, activates when the module is really loaded, and gives the loader back.

    Activating in `find_spec` already would be simpler, but programs call `importlib.util.find_spec("torch")` just to
    ask whether torch is installed, and should then get an answer and nothing else.
    """

    def __init__(self, inner: "Loader") -> None:
        self._inner = inner

    def create_module(self, spec: "ModuleSpec") -> "ModuleType | None":
        ensure()
        # Another finder may have wrapped us: then the specification is not ours to change.
        if isinstance(spec.loader, _TriggerLoader):
            spec.loader = self._inner
        return self._inner.create_module(spec)

    def exec_module(self, module: "ModuleType") -> None:
        self._inner.exec_module(module)

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)


class _TriggerFinder:
    """The first entry of sys.meta_path: asks the finders behind it, and puts its own loader into what they find.

    It stays in the list for good. Taking an entry out of a list that another thread is walking through makes that
    thread skip a finder; once activated, an inert entry costs a set look-up per import.
    """

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        if name not in TRIGGERS or _settled:
            return None
        behind = False
        for finder in list(sys.meta_path):
            if behind:
                spec = finder.find_spec(name, path, target)
                if spec is not None:
                    # A folder without __init__.py has no loader to wrap yet, and is not the module that we wait for.
                    if spec.loader is not None and hasattr(spec.loader, "exec_module"):
                        spec.loader = _TriggerLoader(spec.loader)
                    return spec
            elif finder is self:
                behind = True
        return None


def installed() -> bool:
    """Whether the finder is in place."""
    return any(type(finder) is _TriggerFinder for finder in sys.meta_path)


def install() -> None:
    """Puts the finder at the front of sys.meta_path, unless HOTPLATE=0 or it is there already."""
    if os.environ.get("HOTPLATE") != "0" and not installed():
        sys.meta_path.insert(0, _TriggerFinder())
