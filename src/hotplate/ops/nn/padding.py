"""Padding by reflection and by replication of the border, in one to three dimensions, and the gradients."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import COMPLEX, FLOAT, FLOAT64, NUMERIC, Contract, custom, dtypes, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import gradients

T = torch.Tensor
Ints = list[int]
Shape = tuple[int, ...]
LOOSE = {"bfloat16": (1.6e-2, 5e-2), "float16": (2e-3, 5e-3), "float32": (1e-5, 1e-5), "float64": (1e-12, 1e-12)}
PADDED = dtypes(NUMERIC, COMPLEX)
DIFFERENTIATED = dtypes(FLOAT, FLOAT64)


def source(place: int, size: int, reflect: bool) -> int:
    """The input place that an output place shows."""
    if not reflect:
        return min(max(place, 0), size - 1)
    if place < 0:
        return -place
    return place if place < size else 2 * (size - 1) - place


def padded(x: T, padding: Ints, reflect: bool) -> T:
    """Pairs of paddings from the last dimension on; negative ones cut off."""
    for i in range(len(padding) // 2):
        axis = x.dim() - 1 - i
        size = x.shape[axis]
        places = range(-padding[2 * i], size + padding[2 * i + 1])
        x = x.index_select(axis, torch.tensor([source(p, size, reflect) for p in places]))
    return x


CASES: dict[int, tuple[tuple[Shape, Ints], ...]] = {
    1: (((2, 3, 5), [2, 1]), ((3, 7), [0, 6]), ((1, 4), [-1, 2])),
    2: (((2, 3, 4, 5), [1, 2, 3, 0]), ((3, 5, 4), [3, 3, 1, 4])),
    3: (((1, 2, 3, 4, 5), [1, 2, 0, 3, 2, 1]), ((2, 4, 3, 3), [2, 2, 1, 0, 3, 1])),
}


def _out_shape(shape: Shape, padding: Ints) -> Shape:
    sizes = list(shape)
    for i in range(len(padding) // 2):
        sizes[-1 - i] += padding[2 * i] + padding[2 * i + 1]
    return tuple(sizes)


def _forward_samples(dims: int) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(PADDED):
            for n, (shape, padding) in enumerate(CASES[dims]):
                x = samples.make(shape, d)
                x = samples.transposed(x) if n == 0 else x
                arguments = {"self": x, "padding": padding, "out": Out(_out_shape(shape, padding), d)}
                yield Sample(arguments, f"{d} {shape}, padding {padding}")

    return generate


def _backward_samples(dims: int) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for d in sorted(DIFFERENTIATED):
            for n, (shape, padding) in enumerate(CASES[dims]):
                if min(padding) < 0:
                    continue
                grad = samples.make(_out_shape(shape, padding), d, seed=1)
                arguments = {
                    "gradOutput": samples.transposed(grad) if n == 0 else grad,
                    "self": samples.make(shape, d),
                    "padding": padding,
                    "gradInput": Out(shape, d),
                }
                yield Sample(arguments, f"{d} {shape}, padding {padding}", tolerance=LOOSE[d])

    return generate


def _define(kind: str, dims: int, reflect: bool) -> None:
    shape, padding = CASES[dims][0]
    base = {"self": samples.make(shape, "float32"), "padding": padding}
    base["out"] = Out(_out_shape(shape, padding), "float32")
    too_far = [shape[-1], *padding[1:]]
    refusals = [
        samples.null(base, "self"),
        samples.bad_dtype(base, "self", "uint16", shape),
        ErrorSample({**base, "padding": padding[:-1]}, 161002, ("padding", str(2 * dims))),
        ErrorSample({**base, "out": Out((*shape[:-1], 77), "float32")}, 161002, ("out", "77")),
    ]
    if reflect:
        out = Out(_out_shape(shape, too_far), "float32")
        refusals.append(ErrorSample({**base, "padding": too_far, "out": out}, 161002, ("padding", "less than")))
    define(
        f"{kind}Pad{dims}d",
        native(),
        reference=lambda self, padding: padded(self, padding, reflect),
        contract=Contract(
            {"self": PADDED, "out": PADDED},
            (
                rank("self", dims + 1, dims + 2),
                same_dtype("self", "out"),
                custom(f"{kind.lower()}_pads_{dims}d", "self", "padding", "out"),
            ),
        ),
        samples=_forward_samples(dims),
        errors=samples.errors(*refusals),
        cost=Cost(unit="copy", kernel="PadV3"),
        exact=True,
    )
    define(
        f"{kind}Pad{dims}dBackward",
        native(),
        reference=lambda gradOutput, self, padding: gradients(
            lambda x: padded(x, padding, reflect), gradOutput, self.detach()
        )[0],
        contract=Contract(
            {"gradOutput": DIFFERENTIATED, "self": DIFFERENTIATED, "gradInput": DIFFERENTIATED},
            (
                rank("self", dims + 1, dims + 2),
                same_dtype("self", "gradOutput", "gradInput"),
                custom(f"{kind.lower()}_pads_{dims}d", "self", "padding", "gradOutput"),
            ),
        ),
        samples=_backward_samples(dims),
        cost=Cost(kernel="PadV3Grad"),
    )


for _dims in (1, 2, 3):
    _define("Reflection", _dims, True)
    _define("Replication", _dims, False)
