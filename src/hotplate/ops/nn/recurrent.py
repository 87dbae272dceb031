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

from .recurrent_steps import (
    BATCH,
    HIDDEN,
    INPUT,
    LOOSE,
    LOOSE_GRADIENT,
    REAL,
    TIME,
    T,
    cases,
    gru_step,
    in_time,
    lstm_step,
    parameters,
    sequence,
    shape_of,
    sizes_of,
    states,
    unroll,
)


# --- LSTM -------------------------------------------------------------------------------------------------------------
def _lstm_samples() -> Iterator[Sample]:
    for d, case, directions, note in cases():
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
                    "batchSizes": sizes_of(case),
                    "hasBias": bias,
                    "numLayers": layers,
                    "dropout": 0.0,
                    "train": train,
                    "bidirectional": two,
                    "batchFirst": first,
                    "output": Out(shape_of(HIDDEN * directions, first), d),
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
    for d, case, directions, note in cases():
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
            sizes_of(case),
        )
        state = (layers * directions, BATCH, HIDDEN)
        for given in ((True, True), (True, False)):
            yield Sample(
                {
                    "input": x,
                    "hx": hx,
                    "params": params,
                    "dy": samples.make(shape_of(HIDDEN * directions, first), d, low=-1, high=1, seed=7),
                    "dh": samples.make(state, d, low=-1, high=1, seed=8) if given[1] else None,
                    "dc": samples.make(state, d, low=-1, high=1, seed=9) if given[1] else None,
                    **{
                        n: [t.to(x.dtype) for t in kind]
                        for n, kind in zip(("i", "g", "f", "o", "h", "c", "tanhc"), saved, strict=True)
                    },
                    "batchSizesOptional": sizes_of(case),
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
    for d, case, directions, note in cases():
        layers, two, bias, first, packed = case
        for train in (True, False):
            kept = [Out((TIME, BATCH, HIDDEN), d)] * (layers * directions) if train else None
            yield Sample(
                {
                    "input": sequence(d, first, packed),
                    "params": parameters(3, layers, directions, bias, d),
                    "hx": states(d, layers, directions, 1)[0],
                    "batchSizes": sizes_of(case),
                    "hasBias": bias,
                    "numLayers": layers,
                    "dropout": 0.0,
                    "train": train,
                    "bidirection": two,
                    "batchFirst": first,
                    "output": Out(shape_of(HIDDEN * directions, first), d),
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
    for d, case, directions, note in cases():
        layers, two, bias, first, packed = case
        x, params = sequence(d, first, packed), parameters(3, layers, directions, bias, d)
        hx = states(d, layers, directions, 1)[0]
        wide, start = [p.double() for p in params], [hx.double()]
        _, _, saved = unroll(
            gru_step, in_time(x.double(), first), start, wide, layers, directions, bias, sizes_of(case)
        )
        state = (layers * directions, BATCH, HIDDEN)
        yield Sample(
            {
                "input": x,
                "params": params,
                "hx": hx,
                "dy": samples.make(shape_of(HIDDEN * directions, first), d, low=-1, high=1, seed=7),
                "dh": samples.make(state, d, low=-1, high=1, seed=8),
                **{n: [t.to(x.dtype) for t in kind] for n, kind in zip(("r", "z", "n", "hn", "h"), saved, strict=True)},
                "batchSizes": sizes_of(case),
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
