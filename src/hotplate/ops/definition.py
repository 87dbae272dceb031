"""One definition per operator: signature, contract, execution, cost, samples and error samples, in one place.

``define`` registers an operator. The module that calls it is found by ``load_all``; ``tools/gen_operators.py`` makes
the C++ tables and trampolines from the registry, ``tests/ops`` runs every sample against the reference, and the
coverage page lists the levels reached.

    define(
        "Add",
        aten("add.out(self, other, alpha=alpha, out=out)"),
        reference=lambda self, other, alpha: torch.add(self, other, alpha=alpha),
        contract=BINARY, samples=binary_samples(), errors=binary_errors(),
    )
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from hotplate.ops import signature
from hotplate.ops.contract import Contract


@dataclass(frozen=True)
class Aten:
    """Execution by an ATen operator.

    ``call`` reads ``name.overload(value, ..., keyword=value) -> argument, ...``. A value is the name of an argument of
    the aclnn operator, a literal, or one of the helpers dtype(x) (of a tensor), shape(x), numel(x), empty_is_none(x)
    (int array), negative_is_none(n), zero_is_none(n), positive_or_none(double), wide(x) (a 16-bit tensor as float32,
    for operators that ATen computes in 16 bits, step by step). Arguments of the ATen schema that are not given take
    their defaults. After ``->`` stand the arguments that receive the results by copy; without it the ATen operator
    itself writes (an ``out=`` or in-place overload).
    """

    call: str


@dataclass(frozen=True)
class Native:
    """Execution by the C++ kernel of this name: ``void run_<name>(const gen::<Operator>Args&)`` in
    native/host/kernels.
    """

    kernel: str = ""  # the operator's own name when empty
    any_layout: bool = False  # it writes outputs of any strides itself; others get contiguous ones
    # The results do not depend on the number of threads, also where its folder is one of sums (determinism switch).
    same_on_any_threads: bool = False


@dataclass(frozen=True)
class Cost:
    """What the device model needs to know: which unit works, and how much per element of which argument."""

    unit: str = "vector"  # vector | cube | mixed | copy
    operations_per_element: float = 1.0  # of the largest output; the cube derives its own from the shapes
    kernel: str = ""  # the type name the real profiler shows, when it is not the operator's


@dataclass(frozen=True)
class Out:
    """An output that a sample asks for: shape and dtype name (float32, int64, ...)."""

    shape: tuple[int, ...]
    dtype: str


@dataclass(frozen=True)
class Sample:
    """Arguments of one call, by name: CPU torch tensors, lists of them, numbers, strings, None; outputs as ``Out``.

    Tensors may be non-contiguous: the tests keep strides and storage offset on the device.
    """

    arguments: dict[str, Any]
    note: str = ""
    tolerance: tuple[float, float] | None = None  # (rtol, atol) where the dtype's own does not fit; say why in the note


@dataclass(frozen=True)
class ErrorSample:
    """A call that must be refused, with the status and words that the text must contain."""

    arguments: dict[str, Any]
    code: int
    words: tuple[str, ...]


SampleMaker = Callable[[], Iterable[Sample]]
ErrorMaker = Callable[[], Iterable[ErrorSample]]


@dataclass(frozen=True)
class Operator:
    """A defined operator. ``name`` is without the aclnn prefix."""

    name: str
    signature: signature.Signature
    execution: Aten | Native
    contract: Contract
    reference: Callable[..., Any] | None
    samples: SampleMaker
    errors: ErrorMaker
    cost: Cost
    family: str
    doc: str = ""
    check: Callable[..., None] | None = (
        None  # for outputs that no reference predicts (random numbers): asserts properties
    )
    exact: bool = False  # the results must be equal bit by bit (moves, comparisons, integers)
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def c_name(self) -> str:
        return "aclnn" + self.name


_registry: dict[str, Operator] = {}


def _none() -> Iterable[Any]:
    return ()


def define(
    name: str,
    execution: Aten | Native,
    *,
    contract: Contract,
    samples: SampleMaker,
    reference: Callable[..., Any] | None = None,
    errors: ErrorMaker = _none,
    cost: Cost = Cost(),
    check: Callable[..., None] | None = None,
    exact: bool = False,
    doc: str = "",
) -> Operator:
    """Registers the operator ``name`` (without the aclnn prefix).

    ``reference`` takes the inputs of a sample by keyword (floating tensors as float64, all on the CPU) and returns what
    the outputs must hold, in the order of the signature; in-place arguments come first in that order like any other
    output. It must not be written with the ATen operator of ``execution`` called the same way if another formulation
    exists. ``check(sample, outputs)`` replaces it where results are random.

    Raises ValueError when the name is defined twice or the contract names an argument that the signature lacks.
    """
    if name in _registry:
        raise ValueError(f"operator {name} is defined twice")
    sig = signature.lookup("aclnn" + name)
    for rule in contract.all_rules():
        for argument in rule.arguments:
            sig.index(argument)
    if reference is None and check is None:
        raise ValueError(f"operator {name} needs a reference or a check")
    import sys

    family = sys._getframe(1).f_globals["__name__"].removeprefix("hotplate.ops.")
    depth = 1
    while family.endswith(".families"):  # a helper defined it on behalf of its caller
        depth += 1
        family = sys._getframe(depth).f_globals["__name__"].removeprefix("hotplate.ops.")
    operator = Operator(
        name, sig, execution, contract, reference, samples, errors, cost, family, doc=doc, check=check, exact=exact
    )
    _registry[name] = operator
    return operator


def aten(call: str) -> Aten:
    """Execution by an ATen operator; see ``Aten`` for the text."""
    return Aten(call)


def native(kernel: str = "", any_layout: bool = False, same_on_any_threads: bool = False) -> Native:
    """Execution by the C++ kernel of this name (default: the operator's own)."""
    return Native(kernel, any_layout, same_on_any_threads)


def load_all() -> dict[str, Operator]:
    """Imports every definition module of the package and returns the operators by name, sorted."""
    import hotplate.ops

    for module in pkgutil.walk_packages(hotplate.ops.__path__, "hotplate.ops."):
        importlib.import_module(module.name)
    return dict(sorted(_registry.items()))
