"""Element types: the numbers of the interface (``ge::DataType``, equal to ``aclDataType``), and the other numbers that
serialized graphs use for the same types.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy

from hotplate.ge.errors import GraphError


@dataclass(frozen=True)
class Dtype:
    """`number` is that of ge::DataType; `array` how numpy holds the elements (bfloat16: as uint16 bits)."""

    name: str
    number: int
    array: numpy.dtype

    @property
    def size(self) -> int:
        """Bytes of one element."""
        return int(self.array.itemsize)

    @property
    def integral(self) -> bool:
        """Whether numpy computes with it as an integer or a truth value."""
        return self.array.kind in "iub" and self.name != "BF16"


# name, number in a serialized graph, number of ge::DataType, numpy's name. The two numberings differ: 1 in a file is
# DT_FLOAT, which the interface calls 0, and the interface's 1 is DT_FLOAT16.
_TABLE = (
    ("FLOAT", 1, 0, "float32"),
    ("FLOAT16", 2, 1, "float16"),
    ("INT8", 3, 2, "int8"),
    ("UINT8", 4, 4, "uint8"),
    ("INT16", 5, 6, "int16"),
    ("UINT16", 6, 7, "uint16"),
    ("INT32", 7, 3, "int32"),
    ("INT64", 8, 9, "int64"),
    ("UINT32", 9, 8, "uint32"),
    ("UINT64", 10, 10, "uint64"),
    ("BOOL", 11, 12, "bool"),
    ("DOUBLE", 12, 11, "float64"),
    ("COMPLEX64", 16, 16, "complex64"),
    ("COMPLEX128", 17, 17, "complex128"),
    ("BF16", 27, 27, "uint16"),
)
_BY_FILE = {file: Dtype(name, number, numpy.dtype(array)) for name, file, number, array in _TABLE}
_BY_NUMBER = {d.number: d for d in _BY_FILE.values()}

BOOL, UINT8, INT32, INT64, FLOAT = (_BY_NUMBER[n] for n in (12, 4, 3, 9, 0))


def of_file(number: int) -> Dtype:
    """The type that a serialized graph calls `number`. GraphError for one that the engine has not."""
    if number not in _BY_FILE:
        known = ", ".join(d.name for d in _BY_FILE.values())
        raise GraphError(f"element type {number} of the serialized graph is not one the engine computes with ({known})")
    return _BY_FILE[number]


def of_number(number: int) -> Dtype:
    """The type that the interface calls `number`. GraphError for one that the engine has not."""
    if number not in _BY_NUMBER:
        known = ", ".join(f"{d.name}={d.number}" for d in _BY_NUMBER.values())
        raise GraphError(f"element type {number} of the interface is not one the engine computes with ({known})")
    return _BY_NUMBER[number]
