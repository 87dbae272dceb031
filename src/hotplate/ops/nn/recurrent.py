"""Recurrent layers: LSTM and GRU over whole sequences with their gradients, and the cell of an LSTM.

Gates stand in the weights in torch's order: input, forget, cell, output for the LSTM; reset, update, new for the GRU.
The lists of gates and states have one tensor [time, batch, hidden] for each direction of each layer, in that order; the
steps of a backward direction lie at the times they read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native

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


def _shape(width: int, batch_first: bool) -> tuple[int, ...]:
    return (BATCH, TIME, width) if batch_first else (TIME, BATCH, width)


def _sizes(case: Case) -> T | None:
    return torch.tensor(case[4]) if case[4] else None


def _cases() -> Iterator[tuple[str, Case, int, str]]:
    for d in sorted(REAL):
        for case in CASES:
            directions = 2 if case[1] else 1
            note = f"{d}, {case[0]} layers, directions {directions}, bias {case[2]}, batch first {case[3]}"
            yield d, case, directions, note + (f", packed {case[4]}" if case[4] else "")


def states(d: str, layers: int, directions: int, kinds: int) -> list[T]:
    """Initial states."""
    shape = (layers * directions, BATCH, HIDDEN)
    return [samples.make(shape, d, low=-1, high=1, seed=3 + k) for k in range(kinds)]


# --- LSTM -------------------------------------------------------------------------------------------------------------
def _lstm_samples() -> Iterator[Sample]:
    for d, case, directions, note in _cases():
        layers, two, bias, first, packed = case
        state = Out((layers * directions, BATCH, HIDDEN), d)
        for train in (True, False):
            kept = [Out((TIME, BATCH, HIDDEN), d) if train else Out((), d)] * (layers * directions)
            gates = dict.fromkeys(("iOut", "jOut", "fOut", "oOut", "tanhCOut"), kept if train else None)
            yield Sample(
                {
                    "input": sequence(d, first, packed),
                    "params": parameters(4, layers, directions, bias, d),
                    "hx": states(d, layers, directions, 2),
                    "batchSizes": _sizes(case),
                    "hasBias": bias,
                    "numLayers": layers,
                    "dropout": 0.0,
                    "train": train,
                    "bidirectional": two,
                    "batchFirst": first,
                    "output": Out(_shape(HIDDEN * directions, first), d),
                    "hy": state,
                    "cy": state,
                    **gates,
                    "hOut": kept,
                    "cOut": kept,
                },
                f"{note}, train {train}",
                tolerance=LOOSE[d],
            )


def _lstm(
    input: T,
    params: list[T],
    hx: list[T],
    batchSizes: T | None,
    hasBias: bool,
    numLayers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batchFirst: bool,
) -> tuple[Any, ...]:
    directions = 2 if bidirectional else 1
    y, (hy, cy), (i, j, f, o, h, c, tanh_c) = unroll(
        lstm_step, in_time(input, batchFirst), hx, params, numLayers, directions, hasBias, batchSizes
    )
    out = y.transpose(0, 1) if batchFirst else y
    nothing = [None] * len(h)
    return (out, hy, cy, i, j, f, o, h, c, tanh_c) if train else (out, hy, cy, nothing, nothing)


_LISTS = ("params", "hx", "iOut", "jOut", "fOut", "oOut", "hOut", "cOut", "tanhCOut")
_DROPOUT_HINT = "Apply dropout between single layers."
define(
    "LSTM",
    native(),
    reference=_lstm,
    contract=Contract(
        {
            **dict.fromkeys(("input", "output", "hy", "cy", *_LISTS), REAL),
            "batchSizes": dtypes("int64", "int32"),
        },
        (
            same_dtype("input", "output", "hy", "cy"),
            same_shape("hy", "cy"),
            custom("recurrent", "input", "params", "hasBias", "numLayers", "bidirectional"),
            custom("no_dropout_between_layers", "dropout", "train", "numLayers", hint=_DROPOUT_HINT),
        ),
    ),
    samples=_lstm_samples,
    errors=lambda: (
        samples.null(next(_lstm_samples()).arguments, "input"),
        samples.bad_dtype(next(_lstm_samples()).arguments, "input", "bfloat16", (TIME, BATCH, INPUT)),
        ErrorSample({**next(_lstm_samples()).arguments, "numLayers": 2}, 161002, ("params", "4", "8")),
        ErrorSample(
            {
                **next(s for s in _lstm_samples() if s.arguments["numLayers"] == 3).arguments,
                "dropout": 0.5,
            },
            161002,
            ("dropout", "0.5"),
        ),
    ),
    cost=Cost(unit="mixed", operations_per_element=60.0, kernel="DynamicRNNV2"),
)


def _lstm_backward_samples() -> Iterator[Sample]:
    for d, case, directions, note in _cases():
        layers, two, bias, first, packed = case
        x, params = sequence(d, first, packed), parameters(4, layers, directions, bias, d)
        hx = states(d, layers, directions, 2)
        wide = [p.double() for p in params]
        _, _, saved = unroll(
            lstm_step,
            in_time(x.double(), first),
            [s.double() for s in hx],
            wide,
            layers,
            directions,
            bias,
            _sizes(case),
        )
        state = (layers * directions, BATCH, HIDDEN)
        for given in ((True, True), (True, False)):
            yield Sample(
                {
                    "input": x,
                    "hx": hx,
                    "params": params,
                    "dy": samples.make(_shape(HIDDEN * directions, first), d, low=-1, high=1, seed=7),
                    "dh": samples.make(state, d, low=-1, high=1, seed=8) if given[1] else None,
                    "dc": samples.make(state, d, low=-1, high=1, seed=9) if given[1] else None,
                    **{
                        n: [t.to(x.dtype) for t in kind]
                        for n, kind in zip(("i", "g", "f", "o", "h", "c", "tanhc"), saved, strict=True)
                    },
                    "batchSizesOptional": _sizes(case),
                    "hasBias": bias,
                    "numLayers": layers,
                    "dropout": 0.0,
                    "train": True,
                    "bidirectional": two,
                    "batchFirst": first,
                    "outputMask": None,
                    "dxOut": Out(tuple(x.shape), d),
                    "dhPrevOut": Out(state, d),
                    "dcPrevOut": Out(state, d),
                    "dparamsOut": [Out(tuple(p.shape), d) for p in params],
                },
                f"{note}, gradients of the last state {given[1]}",
                tolerance=LOOSE_GRADIENT[d],
            )


def _packed(x: T, sizes: T) -> T:
    """The rows that take part, step after step, as torch packs them."""
    return torch.cat([x[t, : int(n)] for t, n in enumerate(sizes)])


def _padded(rows: T, sizes: T) -> T:
    """The reverse: [time, batch, width], 0 where a sequence has ended."""
    steps = torch.split(rows, sizes.tolist())
    return torch.stack([torch.nn.functional.pad(s, (0, 0, 0, BATCH - s.shape[0])) for s in steps])


def _torch_gradients(
    layer: Callable[..., tuple[T, ...]], x: T, first: bool, hx: list[T], params: list[T], grads: list[T | None]
) -> tuple[Any, ...]:
    """Gradients by autograd through torch's own layer in float64."""
    leaves = [t.detach().clone().requires_grad_(True) for t in (in_time(x, first), *hx, *params)]
    with torch.enable_grad():
        outputs = layer(leaves[0], leaves[1 : 1 + len(hx)], leaves[1 + len(hx) :])
        pairs = [(o, g) for o, g in zip(outputs, grads, strict=True) if g is not None]
        found = torch.autograd.grad([o for o, _ in pairs], leaves, [g for _, g in pairs])
    dx = found[0].transpose(0, 1) if first and x.dim() == 3 else found[0]
    return dx.reshape(x.shape), *found[1 : 1 + len(hx)], list(found[1 + len(hx) :])


def _lstm_backward(
    input: T,
    hx: list[T],
    params: list[T],
    dy: T,
    dh: T | None,
    dc: T | None,
    batchSizesOptional: T | None,
    hasBias: bool,
    numLayers: int,
    bidirectional: bool,
    batchFirst: bool,
    **_: Any,
) -> tuple[Any, ...]:
    def layer(x: T, state: list[T], weights: list[T]) -> tuple[T, ...]:
        if batchSizesOptional is not None:
            y, *last = torch._VF.lstm(
                _packed(x, batchSizesOptional), batchSizesOptional, state, weights, hasBias, numLayers, 0.0, False,
                bidirectional,
            )  # fmt: skip
            return _padded(y, batchSizesOptional), *last
        result = torch._VF.lstm(x, state, weights, hasBias, numLayers, 0.0, False, bidirectional, False)
        return tuple(result)

    grad = dy.transpose(0, 1) if batchFirst else dy
    return _torch_gradients(layer, input, batchFirst, hx, params, [grad, dh, dc])


_SAVED = ("i", "g", "f", "o", "h", "c", "tanhc")
define(
    "LstmBackward",
    native(),
    reference=_lstm_backward,
    contract=Contract(
        {
            **dict.fromkeys(("input", "hx", "params", "dy", "dh", "dc", "dxOut", "dhPrevOut", "dcPrevOut"), REAL),
            **dict.fromkeys((*_SAVED, "dparamsOut"), REAL),
            "batchSizesOptional": dtypes("int64", "int32"),
        },
        (
            same_shape("input", "dxOut"),
            same_shape("dhPrevOut", "dcPrevOut"),
            custom("recurrent", "input", "params", "hasBias", "numLayers", "bidirectional"),
            custom("no_dropout_between_layers", "dropout", "train", "numLayers", hint=_DROPOUT_HINT),
        ),
    ),
    samples=_lstm_backward_samples,
    errors=lambda: (
        ErrorSample({**next(_lstm_backward_samples()).arguments, "params": None}, 161002, ("params", "4", "0")),
        ErrorSample({**next(_lstm_backward_samples()).arguments, "hasBias": False}, 161002, ("params", "4", "2")),
    ),
    cost=Cost(unit="mixed", operations_per_element=120.0, kernel="DynamicRNNGrad"),
)


# --- GRU --------------------------------------------------------------------------------------------------------------
def _gru_samples() -> Iterator[Sample]:
    for d, case, directions, note in _cases():
        layers, two, bias, first, packed = case
        for train in (True, False):
            kept = [Out((TIME, BATCH, HIDDEN), d)] * (layers * directions) if train else None
            yield Sample(
                {
                    "input": sequence(d, first, packed),
                    "params": parameters(3, layers, directions, bias, d),
                    "hx": states(d, layers, directions, 1)[0],
                    "batchSizes": _sizes(case),
                    "hasBias": bias,
                    "numLayers": layers,
                    "dropout": 0.0,
                    "train": train,
                    "bidirection": two,
                    "batchFirst": first,
                    "output": Out(_shape(HIDDEN * directions, first), d),
                    "hy": Out((layers * directions, BATCH, HIDDEN), d),
                    **dict.fromkeys(("rOut", "zOut", "nOut", "hnOut", "hOut"), kept),
                },
                f"{note}, train {train}",
                tolerance=LOOSE[d],
            )


def _gru(
    input: T,
    params: list[T],
    hx: T,
    batchSizes: T | None,
    hasBias: bool,
    numLayers: int,
    dropout: float,
    train: bool,
    bidirection: bool,
    batchFirst: bool,
) -> tuple[Any, ...]:
    y, (hy,), saved = unroll(
        gru_step, in_time(input, batchFirst), [hx], params, numLayers, 2 if bidirection else 1, hasBias, batchSizes
    )
    out = y.transpose(0, 1) if batchFirst else y
    return (out, hy, *saved) if train else (out, hy)


define(
    "GRU",
    native(),
    reference=_gru,
    contract=Contract(
        {
            **dict.fromkeys(("input", "params", "hx", "output", "hy", "rOut", "zOut", "nOut", "hnOut", "hOut"), REAL),
            "batchSizes": dtypes("int64", "int32"),
        },
        (
            same_dtype("input", "hx", "output", "hy"),
            same_shape("hx", "hy"),
            custom("recurrent", "input", "params", "hasBias", "numLayers", "bidirection"),
            custom("no_dropout_between_layers", "dropout", "train", "numLayers", hint=_DROPOUT_HINT),
        ),
    ),
    samples=_gru_samples,
    errors=lambda: (
        samples.null(next(_gru_samples()).arguments, "hx"),
        ErrorSample({**next(_gru_samples()).arguments, "bidirection": True}, 161002, ("params", "4", "8")),
    ),
    cost=Cost(unit="mixed", operations_per_element=45.0, kernel="DynamicGRUV2"),
)


def _gru_backward_samples() -> Iterator[Sample]:
    for d, case, directions, note in _cases():
        layers, two, bias, first, packed = case
        x, params = sequence(d, first, packed), parameters(3, layers, directions, bias, d)
        hx = states(d, layers, directions, 1)[0]
        wide, start = [p.double() for p in params], [hx.double()]
        _, _, saved = unroll(gru_step, in_time(x.double(), first), start, wide, layers, directions, bias, _sizes(case))
        state = (layers * directions, BATCH, HIDDEN)
        yield Sample(
            {
                "input": x,
                "params": params,
                "hx": hx,
                "dy": samples.make(_shape(HIDDEN * directions, first), d, low=-1, high=1, seed=7),
                "dh": samples.make(state, d, low=-1, high=1, seed=8),
                **{n: [t.to(x.dtype) for t in kind] for n, kind in zip(("r", "z", "n", "hn", "h"), saved, strict=True)},
                "batchSizes": _sizes(case),
                "hasBias": bias,
                "numLayers": layers,
                "bidirection": two,
                "batchFirst": first,
                "dxOut": Out(tuple(x.shape), d),
                "dhPrevOut": Out(state, d),
                "dparamsOut": [Out(tuple(p.shape), d) for p in params],
            },
            note,
            tolerance=LOOSE_GRADIENT[d],
        )


def _gru_backward(
    input: T,
    params: list[T],
    hx: T,
    dy: T,
    dh: T,
    batchSizes: T | None,
    hasBias: bool,
    numLayers: int,
    bidirection: bool,
    batchFirst: bool,
    **_: Any,
) -> tuple[Any, ...]:
    def layer(x: T, state: list[T], weights: list[T]) -> tuple[T, ...]:
        if batchSizes is not None:
            y, last = torch._VF.gru(
                _packed(x, batchSizes), batchSizes, state[0], weights, hasBias, numLayers, 0.0, False, bidirection
            )
            return _padded(y, batchSizes), last
        result = torch._VF.gru(x, state[0], weights, hasBias, numLayers, 0.0, False, bidirection, False)
        return tuple(result)

    grad = dy.transpose(0, 1) if batchFirst else dy
    return _torch_gradients(layer, input, batchFirst, [hx], params, [grad, dh])


define(
    "GRUBackward",
    native(),
    reference=_gru_backward,
    contract=Contract(
        {
            **dict.fromkeys(("input", "params", "hx", "dy", "dh", "r", "z", "n", "hn", "h"), REAL),
            **dict.fromkeys(("dxOut", "dhPrevOut", "dparamsOut"), REAL),
            "batchSizes": dtypes("int64", "int32"),
        },
        (
            same_shape("input", "dxOut"),
            same_shape("hx", "dh", "dhPrevOut"),
            custom("recurrent", "input", "params", "hasBias", "numLayers", "bidirection"),
        ),
    ),
    samples=_gru_backward_samples,
    errors=lambda: (
        samples.null(next(_gru_backward_samples()).arguments, "dy"),
        ErrorSample({**next(_gru_backward_samples()).arguments, "numLayers": 3}, 161002, ("params", "4", "12")),
    ),
    cost=Cost(unit="mixed", operations_per_element=90.0, kernel="DynamicGRUV2Grad"),
)
