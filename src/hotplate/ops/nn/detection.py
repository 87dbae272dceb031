"""Regions of images: pooling of regions at bilinear samples, and overlaps of boxes."""

from __future__ import annotations

import math
from collections.abc import Iterator

import torch

from hotplate.ops import samples
from hotplate.ops.contract import FLOAT, Contract, columns, custom, dtypes, in_range, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.nn.norm import gradients

T = torch.Tensor
Ints = list[int]

# --- pooling of regions -----------------------------------------------------------------------------------------------
POOLED = dtypes("float32", "float16")
LEGACY, FURTHER, ALIGNED = 0, 1, 3  # roiEndMode


def bilinear(image: T, y: float, x: float) -> T:
    """image [C, H, W] at one position: 0 more than a pixel outside, the border's value less than a pixel outside."""
    height, width = image.shape[-2:]
    if y < -1 or y > height or x < -1 or x > width:
        return torch.zeros(image.shape[0], dtype=image.dtype)
    y, x = min(max(y, 0.0), height - 1), min(max(x, 0.0), width - 1)
    top, left = math.floor(y), math.floor(x)
    bottom, right = min(top + 1, height - 1), min(left + 1, width - 1)
    dy, dx = y - top, x - left
    upper = image[:, top, left] * (1 - dx) + image[:, top, right] * dx
    lower = image[:, bottom, left] * (1 - dx) + image[:, bottom, right] * dx
    return upper * (1 - dy) + lower * dy


def regions(x: T, rois: T, scale: float, high: int, wide: int, sampling: int, mode: int) -> T:
    """x [N, C, H, W], rois [R, 5] (image, x0, y0, x1, y1) -> [R, C, high, wide]: the mean of samples in each bin."""
    pooled = []
    for image, *corners in rois.tolist():
        shift = 0.5 if mode == ALIGNED else 0.0
        end = 1 if mode == FURTHER else 0
        left, top = (c * scale - shift for c in corners[:2])
        right, bottom = ((c + end) * scale - shift for c in corners[2:])
        height, width = bottom - top, right - left
        if mode == LEGACY:
            height, width = max(height, 1.0), max(width, 1.0)
        rows = sampling or math.ceil(height / high)
        columns = sampling or math.ceil(width / wide)
        for i in range(high):
            for j in range(wide):
                total = torch.zeros(x.shape[1], dtype=x.dtype)
                for r in range(rows):
                    for c in range(columns):
                        y_at = top + (i + (r + 0.5) / rows) * height / high
                        x_at = left + (j + (c + 0.5) / columns) * width / wide
                        total = total + bilinear(x[int(image)], y_at, x_at)
                pooled.append(total / max(rows * columns, 1))
    return torch.stack(pooled).reshape(rois.shape[0], high, wide, x.shape[1]).permute(0, 3, 1, 2)


def _rois(d: str) -> T:
    boxes = [
        [0, -2.0, -2.0, 22.0, 22.0],
        [1, 3.25, 1.5, 18.5, 13.0],
        [0, 8.0, 8.0, 9.0, 8.5],
        [1, 10.0, -3.0, 40.0, 7.0],
    ]
    return torch.tensor(boxes).to(samples.torch_dtype(d))


def _cases() -> Iterator[tuple[str, T, int, int, int, int, float]]:
    for d in sorted(POOLED):
        for mode in (LEGACY, FURTHER, ALIGNED):
            for high, wide, sampling in ((3, 3, 2), (2, 4, 0), (1, 2, 3)):
                yield d, samples.make((2, 3, 6, 7), d), high, wide, sampling, mode, 0.25


LOOSE = {"float16": (5e-3, 8e-3), "float32": (1e-4, 1e-4)}


def _forward_samples() -> Iterator[Sample]:
    for d, x, high, wide, sampling, mode, scale in _cases():
        arguments = {
            "self": samples.transposed(x),
            "rois": _rois(d),
            "spatialScale": scale,
            "pooledHeight": high,
            "pooledWidth": wide,
            "sampleNum": sampling,
            "roiEndMode": mode,
            "out": Out((4, 3, high, wide), d),
        }
        yield Sample(arguments, f"{d} mode {mode}, {high} x {wide}, {sampling} samples", tolerance=LOOSE[d])


_base = next(_forward_samples()).arguments
define(
    "ROIAlign",
    native(),
    reference=lambda self, rois, spatialScale, pooledHeight, pooledWidth, sampleNum, roiEndMode: regions(
        self, rois, spatialScale, pooledHeight, pooledWidth, sampleNum, roiEndMode
    ),
    contract=Contract(
        {"self": POOLED, "rois": POOLED, "out": POOLED},
        (
            rank("self", 4, 4),
            rank("rois", 2, 2),
            columns("rois", 5, hint="A region is image, x0, y0, x1, y1."),
            same_dtype("self", "rois", "out"),
            custom("region_end", "roiEndMode"),
            in_range("pooledHeight", 1, 2**31 - 1),
            in_range("pooledWidth", 1, 2**31 - 1),
            in_range("sampleNum", 0, 2**31 - 1),
        ),
    ),
    samples=_forward_samples,
    errors=samples.errors(
        samples.null(_base, "rois"),
        samples.bad_dtype(_base, "self", "int32", (2, 3, 6, 7)),
        ErrorSample({**_base, "roiEndMode": 2}, 161002, ("roiEndMode", "0, 1 or 3")),
        ErrorSample({**_base, "pooledWidth": 0}, 161002, ("pooledWidth",)),
        ErrorSample({**_base, "rois": samples.make((5,), "float32")}, 161002, ("rois", "[2]")),
    ),
    cost=Cost(operations_per_element=64.0),
)


def _backward_samples() -> Iterator[Sample]:
    for d, x, high, wide, sampling, mode, scale in _cases():
        arguments = {
            "gradOutput": samples.transposed(samples.make((4, 3, high, wide), d, seed=1)),
            "rois": _rois(d),
            "xDiffShape": list(x.shape),
            "pooledWidth": wide,
            "pooledHeight": high,
            "spatialScale": scale,
            "sampleNum": sampling,
            "roiEndMode": mode,
            "gradInput": Out(tuple(x.shape), d),
        }
        yield Sample(arguments, f"{d} mode {mode}, {high} x {wide}, {sampling} samples", tolerance=LOOSE[d])


def _region_gradient(
    gradOutput: T,
    rois: T,
    xDiffShape: Ints,
    pooledWidth: int,
    pooledHeight: int,
    spatialScale: float,
    sampleNum: int,
    roiEndMode: int,
) -> T | None:
    zero = torch.zeros(xDiffShape, dtype=torch.float64)
    return gradients(
        lambda x: regions(x, rois, spatialScale, pooledHeight, pooledWidth, sampleNum, roiEndMode), gradOutput, zero
    )[0]


define(
    "ROIAlignBackward",
    native(),
    reference=_region_gradient,
    contract=Contract(
        {"gradOutput": POOLED, "rois": POOLED, "gradInput": POOLED},
        (
            rank("gradOutput", 4, 4),
            rank("rois", 2, 2),
            columns("rois", 5, hint="A region is image, x0, y0, x1, y1."),
            rank("gradInput", 4, 4),
            same_dtype("gradOutput", "rois", "gradInput"),
            custom("region_end", "roiEndMode"),
            in_range("sampleNum", 0, 2**31 - 1),
        ),
    ),
    samples=_backward_samples,
    cost=Cost(operations_per_element=64.0, kernel="ROIAlignGrad"),
)


# --- overlaps ---------------------------------------------------------------------------------------------------------
def _overlap(bBoxes: T, gtBoxes: T, mode: str, eps: float, aligned: bool) -> T:
    """[boxes, ground truths]: common area over the union, or over the ground truth ("iof"). Extents grow by eps."""
    eps = float(torch.tensor(eps).float())  # the attribute is a float

    def area(box: list[float]) -> float:
        return max(box[2] - box[0] + eps, 0.0) * max(box[3] - box[1] + eps, 0.0)

    rows = []
    for a in bBoxes.tolist():
        row = []
        for b in gtBoxes.tolist():
            common = area([max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])])
            row.append(common / (area(b) if mode == "iof" else area(a) + area(b) - common))
        rows.append(row)
    return torch.tensor(rows, dtype=torch.float64)


def _boxes(count: int, d: str, seed: int) -> T:
    corner = samples.make((count, 2), d, low=0, high=10, seed=seed)
    return torch.cat([corner, corner + samples.make((count, 2), d, low=1, high=8, seed=seed + 1)], 1)


_overlap_base = {
    "bBoxes": _boxes(3, "float32", 1),
    "gtBoxes": _boxes(2, "float32", 2),
    "mode": "iou",
    "eps": 0.01,
    "aligned": False,
    "overlap": Out((3, 2), "float32"),
}
define(
    "Iou",
    native(),
    reference=_overlap,
    contract=Contract(
        {"bBoxes": FLOAT, "gtBoxes": FLOAT, "overlap": FLOAT},
        (
            rank("bBoxes", 2, 2),
            rank("gtBoxes", 2, 2),
            columns("bBoxes", 4, hint="A box is x0, y0, x1, y1."),
            columns("gtBoxes", 4, hint="A box is x0, y0, x1, y1."),
            same_dtype("bBoxes", "gtBoxes", "overlap"),
            custom("overlap_word", "mode"),
            # What aligned boxes give is not documented: torch_npu never asks for them.
            in_range("aligned", 0, 0),
        ),
    ),
    samples=lambda: (
        Sample(
            {
                "bBoxes": samples.transposed(_boxes(n, d, 3)),
                "gtBoxes": _boxes(m, d, 7),
                "mode": mode,
                "eps": 0.01,
                "aligned": False,
                "overlap": Out((n, m), d),
            },
            f"{d} {n} with {m}, {mode}",
            tolerance={"bfloat16": (2e-2, 1e-2), "float16": (3e-3, 2e-3), "float32": (1e-4, 1e-5)}[d],
        )
        for d in sorted(FLOAT)
        for n, m in ((5, 4), (1, 7), (8, 1))
        for mode in ("iou", "iof")
    ),
    errors=samples.errors(
        samples.null(_overlap_base, "gtBoxes"),
        samples.bad_dtype(_overlap_base, "bBoxes", "int32", (3, 4)),
        ErrorSample({**_overlap_base, "mode": "max"}, 161002, ("mode", "max")),
        ErrorSample({**_overlap_base, "aligned": True}, 161002, ("aligned",)),
    ),
    cost=Cost(operations_per_element=16.0),
)
