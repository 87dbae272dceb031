"""Device memory for the property tests: one arena in which every byte outside of an output is watched."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

ARENA = 48 << 20  # bytes
GAP = 256  # bytes around each tensor
FILL = 0x5A
Bytes = npt.NDArray[np.uint8]


class DoesNotFit(Exception):
    """A case that needs more than the arena."""


@dataclass
class View:
    """A strided tensor as the C interface takes it: sizes, strides and offset in elements of `width` bytes."""

    dtype: int  # as aclDataType
    width: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    storage: int  # elements
    contents: Bytes  # of the storage
    place: int = -1  # byte offset of the storage in the arena

    def inside(self) -> bool:
        """Do all elements lie in the storage?"""
        if any(n == 0 for n in self.shape):
            return True
        if any(n < 0 for n in self.shape):
            return False
        ends = [(n - 1) * s for n, s in zip(self.shape, self.strides, strict=True)]
        low, high = self.offset + sum(min(e, 0) for e in ends), self.offset + sum(max(e, 0) for e in ends)
        return low >= 0 and high < self.storage

    def elements(self, memory: Bytes) -> Bytes:
        """The bytes of each element, of the shape [*shape, width]: a view of memory."""
        base = memory[self.place + self.offset * self.width :]
        # The stride of a single element may be any number.
        steps = (s if n > 1 else 0 for s, n in zip(self.strides, self.shape, strict=True))
        strides = (*(s * self.width for s in steps), 1)
        return np.lib.stride_tricks.as_strided(base, (*self.shape, self.width), strides)


class Arena:
    """Memory from aclrtMalloc, which the host can read; refilled for each case."""

    def __init__(self, acl: ctypes.CDLL) -> None:
        pointer = ctypes.c_void_p()
        assert acl.aclrtMalloc(ctypes.byref(pointer), ctypes.c_size_t(ARENA), 0) == 0
        assert pointer.value
        self.address = pointer.value
        self.memory: Bytes = np.ctypeslib.as_array((ctypes.c_uint8 * ARENA).from_address(self.address))
        self.memory[:] = FILL
        self.used = 0

    def reset(self) -> None:
        self.memory[: self.used + GAP] = FILL
        self.used = GAP

    def place(self, view: View, at: int | None = None) -> None:
        """Gives the view's storage a place of its own, or the place `at`, which an other tensor has."""
        size = view.storage * view.width
        if at is None:
            at = self.used
            if at + size + 2 * GAP > ARENA:
                raise DoesNotFit
            self.used = at + math.ceil(size / 64) * 64 + GAP
        view.place = at
        self.memory[at : at + size] = view.contents[:size]

    def snapshot(self) -> Bytes:
        return self.memory[: self.used + GAP].copy()

    def changed_outside(self, before: Bytes, outputs: list[View]) -> int:
        """How many bytes changed that belong to no element of an output."""
        differs = self.memory[: before.size] != before
        if not differs.any():
            return 0
        for view in outputs:
            if view.inside() and math.prod(view.shape):
                view.elements(differs.view(np.uint8))[...] = 0
        return int(differs.sum())
