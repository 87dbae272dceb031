"""Convolutions by channel, over time first, of integers and with deformed windows; and the shuffling of channels."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import COMPLEX, FLOAT, NUMERIC, Contract, dtypes, in_range, rank, same_dtype, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, aten, define, native
from hotplate.ops.nn.convolution import LOOSE, convolve
from hotplate.ops.nn.norm import gradients

T = torch.Tensor
Ints = list[int]
Shape = tuple[int, ...]
BACK = {"bfloat16": (3e-2, 2e-1), "float16": (5e-3, 5e-2), "float32": (1e-4, 1e-4)}


# --- by channel -------------------------------------------------------------------------------------------------------
def _depthwise(self: T, weight: T, kernelSize: Ints, bias: T | None, stride: Ints, padding: Ints, dilation: Ints) -> T:
    """Each channel with its own kernels: channel c gives the outputs c * m ... c * m + m - 1."""
    x = self if self.dim() == 4 else self.unsqueeze(0)
    several = weight.shape[0] // x.shape[1]
    parts = [
        convolve(
            x[:, c : c + 1],
            weight[c * several : (c + 1) * several],
            None if bias is None else bias[c * several : (c + 1) * several],
            stride,
            padding,
            dilation,
            1,
        )
        for c in range(x.shape[1])
    ]
    y = torch.cat(parts, 1)
    return y if self.dim() == 4 else y.squeeze(0)


def _depthwise_samples() -> Iterator[Sample]:
    for d in sorted(FLOAT):
        for shape, several, kernel, stride, padding, dilation in (
            ((2, 4, 7, 6), 1, [3, 3], [1, 1], [1, 1], [1, 1]),
            ((1, 3, 8, 7), 2, [2, 3], [2, 1], [0, 1], [1, 2]),
            ((2, 5, 5), 1, [3, 2], [1, 2], [1, 0], [1, 1]),
        ):
            channels = shape[-3] * several
            weight = samples.make((channels, 1, *kernel), d, seed=1, low=-1, high=1)
            arguments: dict[str, Any] = {
                "self": samples.make(shape, d),
                "weight": weight,
                "kernelSize": kernel,
                "bias": samples.make((channels,), d, seed=2) if several == 1 else None,
                "stride": stride,
                "padding": padding,
                "dilation": dilation,
                "cubeMathType": 0,
            }
            given = {k: v for k, v in arguments.items() if k != "cubeMathType"}
            y = _depthwise(**given)
            yield Sample(
                {**arguments, "out": Out(tuple(y.shape), d)}, f"{d} {shape}, kernel {kernel}", tolerance=LOOSE[d]
            )


_depthwise_base = next(_depthwise_samples()).arguments
define(
    "ConvDepthwise2d",
    native(),
    reference=lambda cubeMathType, **given: _depthwise(**given),
    contract=Contract(
        {"self": FLOAT, "weight": FLOAT, "bias": FLOAT, "out": FLOAT},
        (rank("self", 3, 4), rank("weight", 4, 4), same_dtype("self", "weight", "out")),
    ),
    samples=_depthwise_samples,
    errors=samples.errors(
        samples.null(_depthwise_base, "weight"),
        samples.bad_dtype(_depthwise_base, "self", "float64", (2, 4, 7, 6)),
        ErrorSample({**_depthwise_base, "self": samples.make((7, 6), "bfloat16")}, 161002, ("self", "between [3]")),
    ),
    cost=Cost(unit="cube", kernel="DepthwiseConv2D"),
)


# --- time first -------------------------------------------------------------------------------------------------------
def _time_first(x: T, weight: T, bias: T, pad: int) -> T:
    """x [time, batch, channels], weight [kernel, channels, outputs]."""
    x = torch.cat([torch.zeros(pad, *x.shape[1:]), x, torch.zeros(pad, *x.shape[1:])])
    steps = x.shape[0] - weight.shape[0] + 1
    return sum((x[k : k + steps] @ w for k, w in enumerate(weight)), bias.expand(steps, x.shape[1], -1))


def _time_cases() -> Iterator[tuple[str, dict[str, Any], Shape]]:
    for d in sorted(FLOAT):
        for steps, batch, channels, outputs, kernel, pad in (
            (7, 2, 3, 4, 3, 1),
            (5, 1, 2, 2, 2, 0),
            (4, 3, 5, 1, 1, 2),
        ):
            arguments = {
                "weight": samples.make((kernel, channels, outputs), d, low=-1, high=1, seed=1),
                "bias": samples.make((outputs,), d, seed=2),
                "pad": pad,
                "cubeMathType": 0,
            }
            x = samples.make((steps, batch, channels), d)
            yield d, {**arguments, "x": x}, (steps + 2 * pad - kernel + 1, batch, outputs)


_time_base = {
    "self": samples.make((7, 2, 3), "float32"),
    "weight": samples.make((3, 3, 4), "float32"),
    "bias": samples.make((4,), "float32"),
    "pad": 1,
    "output": Out((7, 2, 4), "float32"),
    "cubeMathType": 0,
}
define(
    "ConvTbc",
    native(),
    reference=lambda self, weight, bias, pad, cubeMathType: _time_first(self, weight, bias, pad),
    contract=Contract(
        {"self": FLOAT, "weight": FLOAT, "bias": FLOAT, "output": FLOAT},
        (rank("self", 3, 3), rank("weight", 3, 3), rank("bias", 1, 1), same_dtype("self", "weight", "bias", "output")),
    ),
    samples=lambda: (
        Sample(
            {**{k: v for k, v in a.items() if k != "x"}, "self": samples.transposed(a["x"]), "output": Out(shape, d)},
            f"{d} {shape}",
            tolerance=LOOSE[d],
        )
        for d, a, shape in _time_cases()
    ),
    errors=samples.errors(
        samples.null(_time_base, "bias"),
        samples.bad_dtype(_time_base, "self", "int32", (7, 2, 3)),
        ErrorSample({**_time_base, "weight": samples.make((3, 4), "float32")}, 161002, ("weight", "[3]")),
    ),
    cost=Cost(unit="cube", kernel="Conv2D"),
)
define(
    "ConvTbcBackward",
    native(),
    reference=lambda self, input, weight, bias, pad, cubeMathType: tuple(
        gradients(lambda x, w, b: _time_first(x, w, b, pad), self, input, weight, bias)
    ),
    contract=Contract(
        dict.fromkeys(("self", "input", "weight", "bias", "gradInput", "gradWeight", "gradBias"), FLOAT),
        (rank("self", 3, 3), rank("input", 3, 3), rank("weight", 3, 3), same_dtype("self", "input", "weight", "bias")),
    ),
    samples=lambda: (
        Sample(
            {
                **{k: v for k, v in a.items() if k != "x"},
                "self": samples.make(shape, d, seed=3),
                "input": a["x"],
                "gradInput": Out(tuple(a["x"].shape), d),
                "gradWeight": Out(tuple(a["weight"].shape), d),
                "gradBias": Out(tuple(a["bias"].shape), d),
            },
            f"{d} {shape}",
            tolerance=BACK[d],
        )
        for d, a, shape in _time_cases()
    ),
    cost=Cost(unit="cube", kernel="Conv2DBackpropInput"),
)

# --- integers ---------------------------------------------------------------------------------------------------------
INTEGER = dtypes("int8")
HALF = dtypes("float16", "bfloat16")


def _quantized(input: T, weight: T, bias: T | None, scale: T, **how: Any) -> T:
    """The exact integer convolution, scaled for each output channel, plus the bias."""
    exact = convolve(
        input.double(), weight.double(), None, how["stride"], how["padding"], how["dilation"], how["groups"]
    )
    axes = (-1, *(1,) * (input.dim() - 2))
    y = exact * scale.view(axes)
    return y if bias is None else y + bias.view(axes)


def _quantized_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for x, w, stride, padding, dilation, groups in (
            ((2, 3, 7, 6), (4, 3, 3, 2), [1, 2], [1, 0], [1, 1], 1),
            ((1, 4, 5, 5), (6, 2, 3, 3), [1, 1], [1, 1], [2, 1], 2),
            ((1, 2, 4, 5, 3), (3, 2, 2, 2, 2), [1, 2, 1], [0, 1, 0], [1, 1, 1], 1),
        ):
            arguments: dict[str, Any] = {
                "input": samples.make(x, "int8", low=-128, high=127),
                "weight": samples.make(w, "int8", low=-128, high=127, seed=1),
                "bias": samples.make(w[:1], "float32", seed=2) if groups == 1 else None,
                "scale": samples.make(w[:1], "float32", low=1e-4, high=1e-3, seed=3),
                "offset": None,
                "stride": stride,
                "padding": padding,
                "dilation": dilation,
                "transposed": False,
                "outputPadding": [],
                "groups": groups,
                "offsetx": 0,
                "roundMode": "rint",
            }
            y = _quantized(**{k: v for k, v in arguments.items() if k != "offset"})
            loose = {"bfloat16": (1e-2, 1e-2), "float16": (2e-3, 2e-3)}[d]
            yield Sample({**arguments, "output": Out(tuple(y.shape), d)}, f"{d} {x}, weight {w}", tolerance=loose)


_quantized_base = next(_quantized_samples()).arguments
define(
    "QuantConvolution",
    native(),
    reference=lambda offset, **given: _quantized(**given),
    contract=Contract(
        {
            "input": INTEGER,
            "weight": INTEGER,
            "bias": FLOAT,
            "scale": dtypes("float32"),
            "output": HALF,
        },
        (
            rank("input", 4, 5),
            rank("weight", 4, 5),
            rank("scale", 1, 1),
            in_range("transposed", 0, 0),
            in_range("offsetx", 0, 0),
        ),
    ),
    samples=_quantized_samples,
    errors=samples.errors(
        samples.null(_quantized_base, "scale"),
        samples.bad_dtype(_quantized_base, "input", "float16", (2, 3, 7, 6)),
        ErrorSample({**_quantized_base, "transposed": True}, 161002, ("transposed",)),
        ErrorSample({**_quantized_base, "offsetx": 3}, 161002, ("offsetx", "3")),
    ),
    cost=Cost(unit="cube", kernel="QuantConv3D"),
)


# --- deformed windows -------------------------------------------------------------------------------------------------
def _at(plane: T, y: T, x: T) -> T:
    """plane [C, H, W] at one position, with zeros outside."""
    total = torch.zeros(plane.shape[0], dtype=plane.dtype)
    top, left = math.floor(float(y.detach())), math.floor(float(x.detach()))
    for row, column in itertools.product((top, top + 1), (left, left + 1)):
        if 0 <= row < plane.shape[1] and 0 <= column < plane.shape[2]:
            share = (1 - (y - row).abs()) * (1 - (x - column).abs())
            total = total + plane[:, row, column] * share
    return total


def _deformed(x: T, offset: T, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, groups: int, mask: bool) -> T:
    """[N, C, high * kernel, wide * kernel]: the input at the shifted places of each window."""
    n, channels = x.shape[:2]
    high, wide = offset.shape[-2:]
    # For each group and place of the kernel: the shift along x, the shift along y, the factor.
    planes = offset.reshape(n, 3 if mask else 2, groups, *kernel, high, wide)
    rows = []
    for b, i, kh, j, kw in itertools.product(range(n), range(high), range(kernel[0]), range(wide), range(kernel[1])):
        parts = []
        for g in range(groups):
            dx, dy, *factor = planes[b, :, g, kh, kw, i, j]
            y = i * stride[2] - padding[0] + kh * dilation[2] + dy
            at_x = j * stride[3] - padding[2] + kw * dilation[3] + dx
            size = channels // groups
            part = _at(x[b, g * size : (g + 1) * size], y, at_x)
            parts.append(part * factor[0] if factor else part)
        rows.append(torch.cat(parts))
    return torch.stack(rows).reshape(n, high * kernel[0], wide * kernel[1], channels).permute(0, 3, 1, 2)


def _deformable(x: T, weight: T, offset: T, bias: T | None, how: dict[str, Any]) -> tuple[T, T]:
    kernel = how["kernelSize"]
    places = _deformed(
        x,
        offset,
        kernel,
        how["stride"],
        how["padding"],
        how["dilation"],
        how["deformableGroups"],
        how["modulated"],
    )
    return convolve(places, weight, bias, kernel, [0, 0], [1, 1], how["groups"]), places


def _deformable_cases() -> Iterator[tuple[str, dict[str, Any], dict[str, Any], T | None, Shape, Shape]]:
    for d in sorted(FLOAT):
        for x, outputs, kernel, stride, padding, dilation, groups, deformable, mask in (
            ((1, 4, 5, 6), 3, [3, 3], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], 1, 2, True),
            ((2, 2, 6, 5), 4, [2, 3], [1, 1, 2, 1], [1, 0, 0, 2], [1, 1, 1, 2], 2, 1, False),
        ):
            high = (x[2] + padding[0] + padding[1] - (kernel[0] - 1) * dilation[2] - 1) // stride[2] + 1
            wide = (x[3] + padding[2] + padding[3] - (kernel[1] - 1) * dilation[3] - 1) // stride[3] + 1
            planes = deformable * kernel[0] * kernel[1] * (3 if mask else 2)
            tensors = {
                "x": samples.make(x, d),
                "weight": samples.make((outputs, x[1] // groups, *kernel), d, low=-1, high=1, seed=1),
                # Halves and quarters: no position is rounded, and none lies at a pixel, where the gradient has a step.
                "offset": (samples.make((x[0], planes, high, wide), "float32", seed=2) * 2).floor() / 2 + 0.25,
            }
            tensors["offset"] = tensors["offset"].to(tensors["x"].dtype)
            how = {
                "kernelSize": kernel,
                "stride": stride,
                "padding": padding,
                "dilation": dilation,
                "groups": groups,
                "deformableGroups": deformable,
                "modulated": mask,
            }
            bias = samples.make((outputs,), d, seed=3) if mask else None
            places = (x[0], x[1], high * kernel[0], wide * kernel[1])
            yield d, tensors, how, bias, (x[0], outputs, high, wide), places


def _deformable_samples() -> Iterator[Sample]:
    for d, tensors, how, bias, shape, places in _deformable_cases():
        outs = {"out": Out(shape, d), "deformOutOptional": Out(places, d)}
        arguments = {**tensors, "biasOptional": bias, **how, **outs}
        arguments["x"] = samples.transposed(arguments["x"])
        yield Sample(arguments, f"{d} {tuple(tensors['x'].shape)}, kernel {how['kernelSize']}", tolerance=BACK[d])


_deformable_base = next(_deformable_samples()).arguments
_deformable_rules = (
    in_range("groups", 1, 2**31 - 1),
    in_range("deformableGroups", 1, 2**31 - 1),
)
define(
    "DeformableConv2d",
    native(),
    reference=lambda x, weight, offset, biasOptional, **how: _deformable(x, weight, offset, biasOptional, how),
    contract=Contract(
        dict.fromkeys(("x", "weight", "offset", "biasOptional", "out", "deformOutOptional"), FLOAT),
        (
            rank("x", 4, 4),
            rank("weight", 4, 4),
            rank("offset", 4, 4),
            same_dtype("x", "weight", "offset", "out"),
            *_deformable_rules,
        ),
    ),
    samples=_deformable_samples,
    errors=samples.errors(
        samples.null(_deformable_base, "offset"),
        samples.bad_dtype(_deformable_base, "x", "int32", (1, 4, 5, 6)),
        ErrorSample({**_deformable_base, "groups": 0}, 161002, ("groups",)),
        ErrorSample({**_deformable_base, "x": samples.make((4, 5, 6), "bfloat16")}, 161002, ("x", "[4]")),
    ),
    cost=Cost(unit="mixed", kernel="DeformableOffsets"),
)


def _deformable_back_samples() -> Iterator[Sample]:
    for d, tensors, how, _, shape, _places in _deformable_cases():
        x, weight, offset = (tensors[n] for n in ("x", "weight", "offset"))
        saved = _deformable(x.double(), weight.double(), offset.double(), None, how)[1]
        arguments = {
            "input": x,
            "gradOutput": samples.make(shape, d, seed=5),
            "offsetOut": saved.to(x.dtype).contiguous(),
            "weight": weight,
            "offset": offset,
            **how,
            "gradInput": Out(tuple(x.shape), d),
            "gradWeight": Out(tuple(weight.shape), d),
            "gradOffset": Out(tuple(offset.shape), d),
            "gradBias": Out(shape[1:2], d),
        }
        loose = {"bfloat16": (5e-2, 5e-1), "float16": (1e-2, 1e-1), "float32": (1e-4, 1e-3)}[d]
        yield Sample(arguments, f"{d} {tuple(x.shape)}, kernel {how['kernelSize']}", tolerance=loose)


def _deformable_back(
    input: T, gradOutput: T, offsetOut: T, weight: T, offset: T, **how: Any
) -> tuple[T | None, T | None, T | None, T | None]:
    bias = torch.zeros(weight.shape[0], dtype=torch.float64)
    dx, dw, doffset, dbias = gradients(
        lambda x, w, o, b: _deformable(x, w, o, b, how)[0], gradOutput, input, weight, offset, bias
    )
    return dx, dw, doffset, dbias


define(
    "DeformableConv2dBackward",
    native(),
    reference=_deformable_back,
    contract=Contract(
        dict.fromkeys(
            (
                "input",
                "gradOutput",
                "offsetOut",
                "weight",
                "offset",
                "gradInput",
                "gradWeight",
                "gradOffset",
                "gradBias",
            ),
            FLOAT,
        ),
        (
            rank("input", 4, 4),
            rank("weight", 4, 4),
            rank("offset", 4, 4),
            same_dtype("input", "gradOutput", "offsetOut", "weight", "offset"),
            same_shape("input", "gradInput"),
            same_shape("weight", "gradWeight"),
            same_shape("offset", "gradOffset"),
            *_deformable_rules,
        ),
    ),
    samples=_deformable_back_samples,
    cost=Cost(unit="mixed", kernel="DeformableOffsetsGrad"),
)

# --- channels ---------------------------------------------------------------------------------------------------------
SHUFFLED = dtypes(NUMERIC, COMPLEX)


def _shuffled(self: T, groups: int) -> T:
    """Output channel k * groups + g is channel k of group g."""
    size = self.shape[1] // groups
    return self.index_select(1, torch.tensor([g * size + k for k in range(size) for g in range(groups)]).long())


_shuffle_base = {"self": samples.make((2, 6, 3), "float32"), "groups": 3, "out": Out((2, 6, 3), "float32")}
define(
    "ChannelShuffle",
    aten("channel_shuffle(self, groups) -> out"),
    reference=_shuffled,
    contract=Contract(
        {"self": SHUFFLED, "out": SHUFFLED},
        (rank("self", 3), same_dtype("self", "out"), same_shape("self", "out"), in_range("groups", 1, 2**31 - 1)),
    ),
    samples=lambda: (
        Sample(
            {"self": samples.transposed(samples.make(shape, d)), "groups": groups, "out": Out(shape, d)},
            f"{d} {shape}, {groups} groups",
        )
        for d in sorted(SHUFFLED)
        for shape, groups in (((2, 6, 3), 3), ((1, 4, 3, 5), 2), ((2, 5, 2), 5), ((1, 3, 2, 2, 2), 1))
    ),
    errors=samples.errors(
        samples.null(_shuffle_base, "self"),
        ErrorSample({**_shuffle_base, "groups": 0}, 161002, ("groups",)),
        ErrorSample({**_shuffle_base, "self": samples.make((2, 6), "float32")}, 161002, ("self",)),
    ),
    cost=Cost(unit="copy", kernel="Transpose"),
    exact=True,
)
