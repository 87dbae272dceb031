"""A tiling as a value that can be read: what is cut how, how the pieces are spread, and what lies in which buffer."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from hotplate.driver.chips import Chip

DTYPE_BYTES = {"float32": 4, "float16": 2, "bfloat16": 2, "int8": 1}


@dataclass(frozen=True)
class Buffer:
    """One allocation of an on-chip memory; `count` of them (2: double buffering), bytes each."""

    memory: str  # UB, L1, L0A, L0B or L0C
    name: str
    bytes: int
    count: int = 1


@dataclass(frozen=True)
class TilePlan:
    """The tiling of one operator call on one chip.

    `blocks`: independent pieces of work; `cores`: how many cores of `core_kind` ("cube" or "vector") take them;
    `tile`: sizes by axis, in elements; `loops`: how often a core repeats each inner axis for a block.
    """

    operator: str
    chip: str
    scheme: str
    reason: str
    tile: dict[str, int]
    blocks: int
    cores: int
    core_kind: str
    loops: dict[str, int] = field(default_factory=dict)
    buffers: tuple[Buffer, ...] = ()
    notes: tuple[str, ...] = ()
    capacity: dict[str, int] = field(default_factory=dict)

    @property
    def waves(self) -> int:
        """Blocks of the core that has most."""
        return math.ceil(self.blocks / max(self.cores, 1))

    @property
    def balance(self) -> float:
        """Share of the cores' time that has work, when all blocks cost the same (0 to 1)."""
        return self.blocks / (self.waves * self.cores) if self.blocks else 1.0

    def used(self, memory: str) -> int:
        """Bytes in that memory of one core."""
        return sum(b.bytes * b.count for b in self.buffers if b.memory == memory)

    def overflows(self) -> dict[str, tuple[int, int]]:
        """Memories that the plan overfills: name -> (bytes needed, bytes there)."""
        return {m: (self.used(m), size) for m, size in self.capacity.items() if self.used(m) > size}

    def text(self) -> str:
        """The plan for a reader."""
        lines = [
            f"{self.operator} on {self.chip}: {self.scheme}",
            f"  why      {self.reason}",
            "  tile     " + ", ".join(f"{axis} {size}" for axis, size in self.tile.items()),
        ]
        if self.loops:
            lines.append("  loops    " + ", ".join(f"{axis} x {count}" for axis, count in self.loops.items()))
        lines.append(
            f"  work     {self.blocks} blocks on {self.cores} {self.core_kind} cores: "
            f"{self.waves} each at most, {self.balance:.0%} of the cores busy"
        )
        for memory, size in self.capacity.items():
            parts = [b for b in self.buffers if b.memory == memory]
            if parts:
                inside = ", ".join(f"{b.name} {'2 x ' if b.count == 2 else ''}{b.bytes // 1024} K" for b in parts)
                over = " OVERFLOWS" if self.used(memory) > size else ""
                lines.append(f"  {memory:8} {self.used(memory) / 1024:.1f} of {size // 1024} K{over}: {inside}")
        return "\n".join([*lines, *(f"  note     {note}" for note in self.notes)])


def capacities(chip: Chip) -> dict[str, int]:
    """On-chip memories of one core, in bytes."""
    return {
        "UB": chip.ub_bytes,
        "L1": chip.l1_bytes,
        "L0A": chip.l0a_bytes,
        "L0B": chip.l0b_bytes,
        "L0C": chip.l0c_bytes,
    }


def element_bytes(dtype: str) -> int:
    """Bytes of one element.

    Raises:
        ValueError: the fused operators do not take that dtype.
    """
    if dtype not in DTYPE_BYTES:
        raise ValueError(f"no tiling for dtype {dtype!r}; there are {', '.join(DTYPE_BYTES)}")
    return DTYPE_BYTES[dtype]


def ceil_div(a: int, b: int) -> int:
    """a / b, rounded up."""
    return -(-a // b)


def vector_cores(chip: Chip) -> int:
    """Cores that do vector work: of chips whose cores are not split into cube and vector, all."""
    return chip.vector_cores or chip.ai_cores


def cube_cores(chip: Chip) -> int:
    """Cores that do matrix work; as `vector_cores`."""
    return chip.cube_cores or chip.ai_cores
