"""The C signatures of the aclnn entry points, read from ``spec/aclnn/signatures.tsv``."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

TENSOR_KINDS = frozenset({"tensor", "out", "inout"})
LIST_KINDS = frozenset({"tensors", "outs", "inouts"})

C_TYPES = {
    "tensor": "const aclTensor*",
    "out": "aclTensor*",
    "inout": "aclTensor*",
    "tensors": "const aclTensorList*",
    "outs": "aclTensorList*",
    "inouts": "aclTensorList*",
    "scalar": "const aclScalar*",
    "scalars": "const aclScalarList*",
    "ints": "const aclIntArray*",
    "bools": "const aclBoolArray*",
    "floats": "const aclFloatArray*",
    "int64": "int64_t",
    "int32": "int32_t",
    "int8": "int8_t",
    "uint64": "uint64_t",
    "double": "double",
    "float": "float",
    "bool": "bool",
    "str": "const char*",
    "dtype": "int32_t",
}


@dataclass(frozen=True)
class Argument:
    """One C argument of an aclnn entry point."""

    name: str
    kind: str  # a key of C_TYPES
    optional: bool = False

    @property
    def is_tensor(self) -> bool:
        return self.kind in TENSOR_KINDS

    @property
    def is_list(self) -> bool:
        return self.kind in LIST_KINDS

    @property
    def is_output(self) -> bool:
        return self.kind in ("out", "outs", "inout", "inouts")

    @property
    def is_input(self) -> bool:
        return not self.kind.startswith("out")

    @property
    def c_type(self) -> str:
        return C_TYPES[self.kind]


@dataclass(frozen=True)
class Signature:
    """The arguments of one aclnn pair, without the trailing workspace-size and executor pointers."""

    name: str  # with the aclnn prefix
    arguments: tuple[Argument, ...]

    def index(self, argument: str) -> int:
        for i, a in enumerate(self.arguments):
            if a.name == argument:
                return i
        known = ", ".join(a.name for a in self.arguments)
        raise KeyError(f"{self.name} has no argument {argument!r}; it has: {known}")

    def __contains__(self, argument: str) -> bool:
        return any(a.name == argument for a in self.arguments)


def spec_folder() -> Path:
    """The folder ``spec/`` of the source tree, or its copy inside the installed package."""
    here = Path(__file__).resolve()
    for folder in (here.parents[3] / "spec", here.parents[1] / "spec"):
        if (folder / "aclnn" / "signatures.tsv").is_file():
            return folder
    raise FileNotFoundError(f"spec/aclnn/signatures.tsv was found neither in the source tree nor in {here.parents[1]}")


def parse_arguments(text: str) -> tuple[Argument, ...]:
    """Reads ``kind:name`` items. ValueError for a kind that is not in C_TYPES."""
    arguments = []
    for item in text.split():
        kind, _, name = item.partition(":")
        optional = kind.endswith("?")
        kind = kind.removesuffix("?")
        if kind not in C_TYPES:
            raise ValueError(f"unknown argument kind {kind!r} in {item!r}; known: {', '.join(C_TYPES)}")
        arguments.append(Argument(name, kind, optional))
    return tuple(arguments)


@functools.cache
def all_names() -> tuple[str, ...]:
    """Every aclnn name that torch_npu looks up, in the order of the file, also those whose arguments are not known."""
    return tuple(_rows())


@functools.cache
def _rows() -> Mapping[str, str]:
    rows: dict[str, str] = {}
    for line in (spec_folder() / "aclnn" / "signatures.tsv").read_text().splitlines():
        if line.startswith(("#", "name\t")) or not line:
            continue
        name, _evidence, arguments = line.split("\t")
        rows[name] = arguments
    return rows


def lookup(name: str) -> Signature:
    """The signature of ``name`` (with the aclnn prefix). KeyError when torch_npu does not look it up."""
    return Signature(name, parse_arguments(_rows()[name]))
