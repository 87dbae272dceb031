"""Random calls of an operator: one of its samples, with parts exchanged for legal and illegal ones."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from harness import allocated
from memory import View

from hotplate.ops.contract import DTYPES
from hotplate.ops.definition import Operator, Out
from hotplate.ops.samples import dtype_name, torch_dtype
from hotplate.ops.signature import Argument

NUMBERS = [-(2**63), -(2**31), -9, -3, -2, -1, 0, 1, 2, 3, 5, 8, 17, 255, 2**31 - 1, 2**31, 2**40, 2**63 - 1]
DOUBLES = [0.0, 1.0, -1.0, 0.5, 2.0, -0.0, 1e-40, 1e300, -1e300, math.inf, -math.inf, math.nan]
SIZES = [0, 1, 1, 2, 3, 4, 5, 7, 9]
CODES = {code: torch_dtype(name).itemsize for name, code in DTYPES.items() if hasattr(torch, name)}
# aclnnSleep does what it is told, one nanosecond a cycle.
LARGEST = {("Sleep", "cycles"): 2**31}
NO_DTYPES = [-1, 28, 99, 2**31 - 1]


@dataclass
class Case:
    """Values by argument name: View, lists of View or None, numbers, lists, strings, None."""

    values: dict[str, Any]
    changes: list[str] = field(default_factory=list)
    legal: bool = True  # only the layout differs from the sample
    overlap: tuple[str, str, int] | None = None  # output, input, byte distance


def from_tensor(t: torch.Tensor) -> View:
    base = torch.empty(0, dtype=torch.uint8).set_(t.untyped_storage())
    size = t.element_size()
    code = DTYPES[dtype_name(t.dtype)]
    contents = base.numpy().copy()
    return View(code, size, tuple(t.shape), tuple(t.stride()), t.storage_offset(), base.numel() // size, contents)


def to_view(value: torch.Tensor | Out) -> View:
    return from_tensor(allocated(value) if isinstance(value, Out) else value)


def dense(shape: tuple[int, ...]) -> tuple[int, ...]:
    strides, step = [], 1
    for n in reversed(shape):
        strides.append(step)
        step *= max(n, 1)
    return tuple(reversed(strides))


def tensors_of(case: Case, arguments: list[Argument]) -> list[tuple[Argument, View]]:
    found = []
    for a in arguments:
        value = case.values.get(a.name)
        for v in value if isinstance(value, list) and a.is_list else [value]:
            if isinstance(v, View):
                found.append((a, v))
    return found


class Generator:
    """Makes the cases of one operator; the same seed makes the same case."""

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self.arguments = list(operator.signature.arguments)
        self.samples = list(operator.samples())[:60]
        self.sample: Any = None

    def make(self, number: int) -> Case:
        r = random.Random(f"{self.operator.name}:{number}")
        self.sample = r.choice(self.samples)
        case = Case({a.name: self.value(a, self.sample.arguments.get(a.name)) for a in self.arguments})
        if r.random() < 0.3:
            for _, view in tensors_of(case, self.arguments):
                if r.random() < 0.6:
                    self.spread(view, r)
            case.changes.append("strides")
            return case
        for _ in range(r.choice([1, 1, 2, 3])):
            a = r.choice(self.arguments)
            self.change(case, a, r)
        return case

    def value(self, a: Argument, value: Any) -> Any:
        if a.is_tensor:
            return None if value is None else to_view(value)
        if a.is_list:
            return None if value is None else [None if v is None else to_view(v) for v in value]
        return list(value) if isinstance(value, (list, tuple)) else value

    def spread(self, view: View, r: random.Random) -> None:
        """Another legal layout of the same values: permuted, with gaps and an offset."""
        rank = len(view.shape)
        if not view.inside() or not math.prod(view.shape) or math.prod(view.shape) > 20000 or rank > 6:
            return
        scratch = View(view.dtype, view.width, view.shape, view.strides, view.offset, view.storage, view.contents, 0)
        old = scratch.elements(view.contents).copy()
        order = list(range(rank))
        r.shuffle(order)
        strides, step = [0] * rank, r.choice([1, 1, 2, 3])
        for d in order:
            strides[d] = step
            step *= view.shape[d] + r.choice([0, 0, 1, 2])
        view.strides, view.offset = tuple(strides), r.choice([0, 0, 1, 5])
        view.storage = view.offset + sum((n - 1) * s for n, s in zip(view.shape, strides, strict=True)) + 1
        view.contents = np.full(view.storage * view.width, 0xA5, np.uint8)
        place, view.place = view.place, 0
        view.elements(view.contents)[...] = old
        view.place = place

    def change(self, case: Case, a: Argument, r: random.Random) -> None:
        case.legal = False
        value = case.values[a.name]
        if r.random() < 0.12 and (
            a.is_tensor or a.is_list or a.kind in ("scalar", "scalars", "ints", "bools", "floats")
        ):
            case.values[a.name] = None
            case.changes.append(f"{a.name}: null")
        elif a.is_tensor:
            if value is None:
                value = case.values[a.name] = self.fresh(r)
            case.changes.append(f"{a.name}: {self.change_tensor(case, a, value, r)}")
        elif a.is_list:
            case.changes.append(f"{a.name}: {self.change_list(case, a, value, r)}")
        else:
            case.values[a.name] = self.number(a, value, r)
            case.changes.append(f"{a.name}: {case.values[a.name]!r}"[:120])

    def fresh(self, r: random.Random) -> View:
        code = r.choice(list(CODES))
        shape = tuple(r.choice(SIZES) for _ in range(r.randint(0, 4)))
        storage = max(math.prod(shape), 1)
        return View(code, CODES[code], shape, dense(shape), 0, storage, self.bytes(storage * CODES[code], r))

    def bytes(self, count: int, r: random.Random) -> Any:
        return np.frombuffer(r.randbytes(count), np.uint8).copy()

    def change_tensor(self, case: Case, a: Argument, v: View, r: random.Random) -> str:
        kind = r.choice(["dtype", "shape", "size", "rank", "contents", "strides", "outside", "overlap", "no dtype"])
        if kind == "dtype":
            v.dtype = r.choice(list(CODES))
            v.width = CODES[v.dtype]
            v.contents = np.resize(v.contents if v.contents.size else np.zeros(1, np.uint8), v.storage * v.width)
        elif kind == "no dtype":
            v.dtype = r.choice(NO_DTYPES)
        elif kind in ("shape", "size", "rank"):
            if kind == "size" and v.shape:
                shape = list(v.shape)
                shape[r.randrange(len(shape))] = r.choice(SIZES)
            elif kind == "rank" and r.random() < 0.5 and v.shape:
                shape = list(v.shape[1:])
            else:
                shape = [r.choice(SIZES) for _ in range(r.randint(0, 8))]
            while math.prod(shape) > 100_000:
                shape.pop()
            v.shape, v.offset = tuple(shape), 0
            v.strides, v.storage = dense(v.shape), max(math.prod(shape), 1)
            v.contents = np.resize(v.contents if v.contents.size else np.zeros(1, np.uint8), v.storage * v.width)
        elif kind == "contents":
            if v.width == 8 and r.random() < 0.6:
                values = np.array([r.choice(NUMBERS) for _ in range(v.storage)], np.int64)
                v.contents = values.view(np.uint8)
            else:
                v.contents = self.bytes(v.storage * v.width, r)
        elif kind == "strides":
            if a.is_output and r.random() < 0.3:
                v.strides = tuple(0 for _ in v.shape)
            else:
                self.spread(v, r)
        elif kind == "outside":
            v.strides = tuple(r.choice([s, s, -1, 2**20, 2**33, 2**62]) for s in v.strides)
            v.offset = r.choice([v.offset, v.offset, 7, 2**40, -1])
        else:
            others = [(b, w) for b, w in tensors_of(case, self.arguments) if b.name != a.name and b.is_tensor]
            if others and a.is_tensor:
                case.overlap = (a.name, r.choice(others)[0].name, r.choice([0, 0, 1, 2, 8, 16]))
        return f"{kind} {v.dtype} {v.shape} {v.strides} {v.offset}"[:120]

    def change_list(self, case: Case, a: Argument, value: Any, r: random.Random) -> str:
        items = [] if value is None else value
        kind = r.choice(["empty", "longer", "shorter", "null", "item"])
        if kind == "empty":
            items.clear()
        elif kind == "longer":
            items.append(self.fresh(r))
        elif kind == "shorter" and items:
            items.pop()
        elif kind == "null" and items:
            items[r.randrange(len(items))] = None
        elif items and isinstance(v := r.choice(items), View):
            kind = self.change_tensor(case, a, v, r)
        case.values[a.name] = items
        return kind

    def number(self, a: Argument, value: Any, r: random.Random) -> Any:
        numbers = [n for n in NUMBERS if abs(n) <= LARGEST.get((self.operator.name, a.name), 2**63)]
        match a.kind:
            case "ints":
                if value and r.random() < 0.6:
                    value[r.randrange(len(value))] = r.choice(numbers)
                    return value
                return [r.choice(numbers) for _ in range(r.randint(0, 9))]
            case "bools":
                return [r.random() < 0.5 for _ in range(r.randint(0, 9))]
            case "floats":
                return [r.choice(DOUBLES) for _ in range(r.randint(0, 9))]
            case "scalars":
                return [r.choice([*DOUBLES, *NUMBERS[1:-1]]) for _ in range(r.randint(0, 5))]
            case "scalar":
                return r.choice([*DOUBLES, *NUMBERS, True, False, 1 + 2j])
            case "bool":
                return not value
            case "double" | "float":
                return r.choice(DOUBLES)
            case "str":
                return r.choice([None, "", "x" * 3000, "none", "BNSD", "\x01"])
            case "dtype":
                return r.choice([*CODES, *NO_DTYPES])
            case "int8":
                return r.choice([-128, -1, 0, 1, 2, 127])
            case "int32":
                return r.choice([n for n in NUMBERS if -(2**31) <= n < 2**31])
            case "uint64":
                return r.choice([n for n in NUMBERS if n >= 0])
        return r.choice(NUMBERS)
