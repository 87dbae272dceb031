"""What the recurrent layers share: cases, parameters, and their definition step by step, in the words of torch's own.

The formulas are those of torch.nn.LSTM and torch.nn.GRU, unrolled over time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import dtypes

T = torch.Tensor
REAL = dtypes("float32", "float16")
LOOSE = {"float32": (1e-5, 2e-5), "float16": (5e-3, 5e-3)}
LOOSE_GRADIENT = {"float32": (2e-5, 5e-5), "float16": (2e-2, 2e-2)}
TIME, BATCH, INPUT, HIDDEN = 5, 3, 4, 6
# Sequences that take part in each step of a packed call; without lengths of their own all do.
EVEN, UNEVEN = (BATCH,) * TIME, (3, 3, 2, 1, 1)
# layers, bidirectional, biases, batch first, sizes of a packed call
Case = tuple[int, bool, bool, bool, tuple[int, ...]]
CASES: tuple[Case, ...] = (
    (1, False, True, False, ()),
    (1, False, False, True, ()),
    (1, True, True, False, ()),
    (2, True, True, True, ()),
    (3, False, True, False, ()),
    (1, False, True, False, EVEN),
    (1, False, True, False, UNEVEN),
    (2, True, True, False, UNEVEN),
)


def parameters(gates: int, layers: int, directions: int, bias: bool, d: str) -> list[T]:
    """Weights and biases in torch's order."""
    result = []
    for layer in range(layers):
        width = INPUT if layer == 0 else HIDDEN * directions
        for direction in range(directions):
            seed = 10 * layer + 5 * direction
            rows = gates * HIDDEN
            shapes = [(rows, width), (rows, HIDDEN), *([(rows,), (rows,)] if bias else [])]
            result += [samples.make(s, d, low=-0.5, high=0.5, seed=seed + i) for i, s in enumerate(shapes)]
    return result


def sequence(d: str, batch_first: bool, packed: object, width: int = INPUT, seed: int = 1) -> T:
    """An input or gradient: [time, batch, width], or [batch, time, width], or [time * batch, width]."""
    shape: tuple[int, ...] = (BATCH, TIME, width) if batch_first else (TIME, BATCH, width)
    return samples.make((TIME * BATCH, width) if packed else shape, d, low=-1, high=1, seed=seed)


def in_time(x: T, batch_first: bool) -> T:
    """[time, batch, width]."""
    if x.dim() == 2:
        return x.reshape(TIME, BATCH, -1)
    return x.transpose(0, 1) if batch_first else x


Step = Callable[[T, tuple[T, ...], list[T]], tuple[tuple[T, ...], tuple[T, ...]]]


def lstm_step(x: T, state: tuple[T, ...], p: list[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The next state (h, c) and what the gradient needs: i, j, f, o, h, c, tanh c."""
    h, c = state
    gates = x @ p[0].T + h @ p[1].T + (p[2] + p[3] if len(p) == 4 else 0)
    i, f, j, o = gates.chunk(4, -1)
    i, f, o, j = 1 / (1 + (-i).exp()), 1 / (1 + (-f).exp()), 1 / (1 + (-o).exp()), j.tanh()
    c = f * c + i * j
    h = o * c.tanh()
    return (h, c), (i, j, f, o, h, c, c.tanh())


def gru_step(x: T, state: tuple[T, ...], p: list[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The next state (h,) and r, z, n, the hidden part of n, h."""
    (h,) = state
    a, b = x @ p[0].T + (p[2] if len(p) == 4 else 0), h @ p[1].T + (p[3] if len(p) == 4 else 0)
    (ar, az, an), (br, bz, bn) = a.chunk(3, -1), b.chunk(3, -1)
    r, z = 1 / (1 + (-ar - br).exp()), 1 / (1 + (-az - bz).exp())
    n = (an + r * bn).tanh()
    h = n + z * (h - n)
    return (h,), (r, z, n, bn, h)


def active(sizes: T | None, t: int) -> T:
    """[batch, 1]: 1 for the sequences that take part in step t."""
    return (torch.arange(BATCH) < (BATCH if sizes is None else int(sizes[t]))).double().unsqueeze(1)


def unroll(
    step: Step, x: T, states: list[T], params: list[T], layers: int, directions: int, bias: bool, sizes: T | None = None
) -> tuple[T, list[T], list[list[T]]]:
    """Output [time, batch, ...], last states [layers * directions, batch, hidden], saved tensors by kind.

    A sequence that takes no part in a step keeps its state, and its output there is 0.
    """
    each = 4 if bias else 2
    last: list[list[T]] = [[] for _ in states]
    saved: list[list[T]] = []
    for layer in range(layers):
        outputs = []
        for direction in range(directions):
            n = layer * directions + direction
            state: tuple[T, ...] = tuple(s[n] for s in states)
            rows: list[tuple[T, ...]] = []
            times = range(x.shape[0])
            for t in reversed(times) if direction else times:
                new, kept = step(x[t], state, params[n * each : (n + 1) * each])
                m = active(sizes, t)
                state = tuple(m * a + (1 - m) * b for a, b in zip(new, state, strict=True))
                rows.append((*kept[:4], *state, *kept[4 + len(state) :], m * state[0]))
            if direction:
                rows.reverse()
            kinds = [torch.stack(k) for k in zip(*rows, strict=True)]
            outputs.append(kinds.pop())
            saved.append(kinds)
            for s, value in zip(last, state, strict=True):
                s.append(value)
        x = torch.cat(outputs, -1)
    return x, [torch.stack(s) for s in last], [list(k) for k in zip(*saved, strict=True)]


def shape_of(width: int, batch_first: bool) -> tuple[int, ...]:
    """Of a sequence whose elements have `width` values."""
    return (BATCH, TIME, width) if batch_first else (TIME, BATCH, width)


def sizes_of(case: Case) -> T | None:
    """Sequences in each step of a packed call; None otherwise."""
    return torch.tensor(case[4]) if case[4] else None


def cases() -> Iterator[tuple[str, Case, int, str]]:
    """Type, case, number of directions, and a note, of all samples."""
    for d in sorted(REAL):
        for case in CASES:
            directions = 2 if case[1] else 1
            note = f"{d}, {case[0]} layers, directions {directions}, bias {case[2]}, batch first {case[3]}"
            yield d, case, directions, note + (f", packed {case[4]}" if case[4] else "")


def states(d: str, layers: int, directions: int, kinds: int) -> list[T]:
    """Initial states."""
    shape = (layers * directions, BATCH, HIDDEN)
    return [samples.make(shape, d, low=-1, high=1, seed=3 + k) for k in range(kinds)]
