"""Convolution in one to three dimensions, transposed too, and its gradient."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, custom, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import gradients, wanted

T = torch.Tensor
Ints = list[int]
LOOSE = {"bfloat16": (2e-2, 5e-2), "float16": (3e-3, 1e-2), "float32": (1e-5, 2e-5)}


def convolve(x: T, weight: T, bias: T | None, stride: Ints, padding: Ints, dilation: Ints, groups: int) -> T:
    """One product for each place of the kernel, in as many dimensions as there are."""
    sides = padding if len(padding) == 2 * len(stride) else [p for p in padding for _ in range(2)]
    x = torch.nn.functional.pad(x, [p for i in reversed(range(len(stride))) for p in sides[2 * i : 2 * i + 2]])
    sizes = [
        (x.shape[2 + i] - dilation[i] * (weight.shape[2 + i] - 1) - 1) // stride[i] + 1 for i in range(len(stride))
    ]
    y = torch.zeros(())
    for place, offset in enumerate(itertools.product(*(range(k) for k in weight.shape[2:]))):
        part = x
        for i, o in enumerate(offset):
            begin = o * dilation[i]
            taken = torch.arange(begin, begin + stride[i] * (sizes[i] - 1) + 1, stride[i])
            part = part.index_select(2 + i, taken)
        part = part.reshape(x.shape[0], groups, x.shape[1] // groups, *sizes)
        kernel = weight.flatten(2)[..., place].reshape(groups, weight.shape[0] // groups, weight.shape[1])
        y = y + torch.einsum("bgc...,goc->bgo...", part, kernel)
    y = y.reshape(x.shape[0], weight.shape[0], *sizes)
    return y if bias is None else y + bias.view(-1, *(1,) * len(stride))


def convolution(
    x: T,
    weight: T,
    bias: T | None,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    transposed: bool,
    output_padding: Ints,
    groups: int,
) -> T:
    """What aclnnConvolution computes, transposed or not."""
    if not transposed:
        return convolve(x, weight, bias, stride, padding, dilation, groups)
    # A transposed convolution is the gradient of the plain one with respect to its input.
    sizes = [
        (x.shape[2 + i] - 1) * stride[i]
        - 2 * padding[i]
        + dilation[i] * (weight.shape[2 + i] - 1)
        + output_padding[i]
        + 1
        for i in range(len(stride))
    ]
    with torch.enable_grad():
        z = torch.zeros(x.shape[0], weight.shape[1] * groups, *sizes, dtype=x.dtype, requires_grad=True)
        y = convolve(z, weight, None, stride, padding, dilation, groups)
        (result,) = torch.autograd.grad(y, z, x, create_graph=True)
    return result if bias is None else result + bias.view(-1, *(1,) * len(stride))


# input, weight, stride, padding, dilation, transposed, output padding, groups
CASES: tuple[tuple[tuple[int, ...], tuple[int, ...], Ints, Ints, Ints, bool, Ints, int], ...] = (
    ((2, 3, 8, 8), (4, 3, 4, 4), [4, 4], [0, 0], [1, 1], False, [0, 0], 1),  # the patches of a vision transformer
    ((1, 3, 7, 6), (4, 3, 3, 2), [1, 2], [1, 0], [1, 1], False, [0, 0], 1),
    ((1, 3, 7, 6), (4, 3, 3, 2), [1, 2], [3, 0, 0, 1], [1, 1], False, [0, 0], 1),  # top, bottom, left, right
    ((2, 4, 7, 7), (6, 2, 3, 3), [1, 1], [1, 1, 1, 1], [1, 1], False, [0, 0], 2),
    ((2, 4, 7, 7), (6, 2, 3, 3), [1, 1], [1, 1], [2, 1], False, [0, 0], 2),
    ((2, 4, 5, 5), (4, 1, 3, 3), [1, 1], [1, 1], [1, 1], False, [0, 0], 4),  # depthwise
    ((2, 4, 9), (6, 4, 3), [2], [1], [1], False, [0], 1),
    ((1, 2, 4, 5, 3), (3, 2, 2, 2, 2), [1, 2, 1], [0, 1, 0], [1, 1, 1], False, [0, 0, 0], 1),
    ((1, 4, 5, 4), (4, 3, 3, 3), [2, 2], [1, 1], [1, 1], True, [1, 0], 1),
    ((2, 4, 5), (4, 2, 3), [1], [0], [1], True, [0], 2),
)


def _cases() -> Iterator[tuple[str, dict[str, Any], tuple[int, ...], int]]:
    for d in sorted(FLOAT):
        for x, w, stride, padding, dilation, transposed, output_padding, groups in CASES:
            arguments: dict[str, Any] = {
                "input": samples.make(x, d),
                "weight": samples.make(w, d, seed=1, low=-1, high=1),
                "stride": stride,
                "padding": padding,
                "dilation": dilation,
                "transposed": transposed,
                "outputPadding": output_padding,
                "groups": groups,
                "cubeMathType": 0,
            }
            channels = w[1] * groups if transposed else w[0]
            y = convolution(
                torch.zeros(x), torch.zeros(w), None, stride, padding, dilation, transposed, output_padding, groups
            )
            yield d, arguments, tuple(y.shape), channels


def _forward_samples() -> Iterator[Sample]:
    for d, arguments, shape, channels in _cases():
        for bias in (True, False):
            yield Sample(
                {
                    **arguments,
                    "bias": samples.make((channels,), d, seed=2) if bias else None,
                    "output": Out(shape, d),
                },
                f"{d} {tuple(arguments['input'].shape)}, weight {tuple(arguments['weight'].shape)}",
                tolerance=LOOSE[d],
            )


_base = {
    "input": samples.make((1, 3, 7, 6), "float32"),
    "weight": samples.make((4, 3, 3, 2), "float32"),
    "bias": None,
    "stride": [1, 1],
    "padding": [0, 0],
    "dilation": [1, 1],
    "transposed": False,
    "outputPadding": [0, 0],
    "groups": 1,
    "output": Out((1, 4, 5, 5), "float32"),
    "cubeMathType": 0,
}
define(
    "Convolution",
    native(),
    reference=lambda input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, cubeMathType: (
        convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups).detach()
    ),
    contract=Contract(
        {"input": FLOAT, "weight": FLOAT, "bias": FLOAT, "output": FLOAT},
        (
            rank("input", 3, 5),
            rank("weight", 3, 5),
            same_dtype("input", "weight"),
            custom("convolution", "input", "weight", "transposed", "groups", "stride", "output"),
            custom("convolution_padding", "padding", "weight", "transposed"),
        ),
    ),
    samples=_forward_samples,
    errors=samples.errors(
        samples.null(_base, "weight"),
        samples.bad_dtype(_base, "input", "float64", (1, 3, 7, 6)),
        ErrorSample({**_base, "input": samples.make((1, 2, 7, 6), "float32")}, 161002, ("channel", "2", "3")),
        ErrorSample({**_base, "stride": [0, 1]}, 161002, ("stride",)),
        ErrorSample({**_base, "weight": samples.make((4, 3, 0, 3), "float32")}, 161002, ("[4,3,0,3]", "empty")),
        ErrorSample({**_base, "padding": [1, 1, 1]}, 161002, ("padding [1,1,1]", "[4,3,3,2]")),
        ErrorSample({**_base, "input": samples.make((7, 6), "float32")}, 161002, ("input", "between [3] and [5]")),
    ),
    cost=Cost(unit="cube", kernel="Conv2D"),
)


def _backward_samples() -> Iterator[Sample]:
    for d, arguments, shape, channels in _cases():
        for mask in ((True, True, True), (True, False, False), (False, True, True)):
            x, w = tuple(arguments["input"].shape), tuple(arguments["weight"].shape)
            outs = {"gradInput": Out(x, d), "gradWeight": Out(w, d), "gradBias": Out((channels,), d)}
            yield Sample(
                {
                    "gradOutput": samples.make(shape, d, seed=3),
                    **arguments,
                    "biasSizes": [channels],
                    "outputMask": list(mask),
                    **{k: v for (k, v), m in zip(outs.items(), mask, strict=True) if m},
                },
                f"{d} {x}, weight {w}, mask {mask}",
                tolerance={"bfloat16": (3e-2, 2e-1), "float16": (5e-3, 5e-2), "float32": (2e-5, 5e-5)}[d],
            )


def _backward(
    gradOutput: T,
    input: T,
    weight: T,
    biasSizes: Ints | None,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    transposed: bool,
    outputPadding: Ints,
    groups: int,
    outputMask: list[bool],
    cubeMathType: int,
) -> tuple[Any, ...]:
    def forward(x: T, w: T, b: T) -> T:
        return convolution(x, w, b, stride, padding, dilation, transposed, outputPadding, groups)

    bias = torch.zeros(gradOutput.shape[1])
    return wanted(outputMask, *gradients(forward, gradOutput, input, weight, bias))


define(
    "ConvolutionBackward",
    native(),
    reference=_backward,
    contract=Contract(
        dict.fromkeys(("gradOutput", "input", "weight", "gradInput", "gradWeight", "gradBias"), FLOAT),
        (
            rank("input", 3, 5),
            rank("weight", 3, 5),
            same_dtype("input", "weight", "gradOutput"),
            custom("convolution", "input", "weight", "transposed", "groups", "stride", "gradOutput"),
            custom("convolution_padding", "padding", "weight", "transposed"),
        ),
    ),
    samples=_backward_samples,
    cost=Cost(unit="cube", kernel="Conv2DBackpropInput"),
)
