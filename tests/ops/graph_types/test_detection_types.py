"""Boxes: overlaps and their gradients, suppression, codings, pooling of regions."""

from __future__ import annotations

import math

import graph_support
import numpy as np
import pytest
import torch
from graph_support import Host, out


def boxes(n: int, seed: int) -> np.ndarray:
    """(4, n): x1, y1, x2, y2."""
    g = np.random.default_rng(seed)
    corner, size = g.uniform(0, 4, (2, n)), g.uniform(1, 4, (2, n))
    return np.concatenate([corner, corner + size])


def centered(b: np.ndarray) -> np.ndarray:
    return np.stack([(b[0] + b[2]) / 2, (b[1] + b[3]) / 2, b[2] - b[0], b[3] - b[1]])


def measure(name: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Generalised overlaps of pairs of boxes given by centre and size."""
    a1, a2, b1, b2 = a[:2] - a[2:] / 2, a[:2] + a[2:] / 2, b[:2] - b[2:] / 2, b[:2] + b[2:] / 2
    inner = np.prod(np.maximum(np.minimum(a2, b2) - np.maximum(a1, b1), 0), 0)
    union = np.prod(a[2:], 0) + np.prod(b[2:], 0) - inner
    hull = np.maximum(a2, b2) - np.minimum(a1, b1)
    if name == "GIoU":
        return inner / union - (np.prod(hull, 0) - union) / np.prod(hull, 0)
    return inner / union - ((a[:2] - b[:2]) ** 2).sum(0) / (hull**2).sum(0)


@pytest.mark.parametrize("name", ["GIoU", "DIoU"])
def test_generalised_overlaps(name: str) -> None:
    a, b = centered(boxes(9, 1)), centered(boxes(9, 2))
    pair = [torch.from_numpy(a).float(), torch.from_numpy(b).float()]
    attrs = {"trans": True, "is_cross": False, "mode": "iou"}
    (y,) = graph_support.run(name, pair, [out((1, 9))], attrs)
    np.testing.assert_allclose(y.double()[0], measure(name, a, b), rtol=1e-4, atol=1e-5)
    (crossed,) = graph_support.run(name, pair, [out((9, 9))], {**attrs, "is_cross": True})
    np.testing.assert_allclose(np.diag(crossed.double()), measure(name, a, b), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(crossed[2, 5], measure(name, a[:, 5:6], b[:, 2:3])[0], rtol=1e-4)
    grad = np.random.default_rng(3).normal(size=9)
    found = graph_support.run(f"{name}Grad", [torch.from_numpy(grad).float(), *pair], [out((4, 9))] * 2, attrs)
    step = 1e-6
    for which in (0, 1):
        for row in range(4):
            moved = [a.copy(), b.copy()]
            moved[which][row] += step
            up = measure(name, *moved)
            moved[which][row] -= 2 * step
            slope = grad * (up - measure(name, *moved)) / (2 * step)
            np.testing.assert_allclose(found[which].double()[row], slope, rtol=1e-3, atol=1e-4)


def test_overlap_and_proportions() -> None:
    a, b = centered(boxes(9, 1)), centered(boxes(9, 2))
    pair = [torch.from_numpy(a).float(), torch.from_numpy(b).float()]
    attrs = {"trans": True, "is_cross": False, "mode": "iou", "atan_sub_flag": True}
    y, gap = graph_support.run("CIoU", pair, [out((1, 9)), out((1, 9))], attrs)
    a1, a2, b1, b2 = a[:2] - a[2:] / 2, a[:2] + a[2:] / 2, b[:2] - b[2:] / 2, b[:2] + b[2:] / 2
    inner = np.prod(np.maximum(np.minimum(a2, b2) - np.maximum(a1, b1), 0), 0)
    share = inner / (np.prod(a[2:], 0) + np.prod(b[2:], 0) - inner)
    angles = np.arctan2(b[2], b[3]) - np.arctan2(a[2], a[3])
    v = 4 / np.pi**2 * angles**2
    np.testing.assert_allclose(gap.double()[0], angles, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(y.double()[0], measure("DIoU", a, b) - v * v / (1 - share + v), rtol=1e-4, atol=1e-5)


def test_overlap_with_widened_sides() -> None:
    a, b = torch.from_numpy(boxes(5, 1)).float().t(), torch.from_numpy(boxes(3, 2)).float().t()
    for mode in ("iou", "iof"):
        (y,) = graph_support.run("Iou", [a, b], [out((3, 5))], {"mode": mode, "eps": 0.01})
        for i in range(3):
            for j in range(5):
                w = max(0.0, min(a[j][2], b[i][2]) - max(a[j][0], b[i][0]))
                h = max(0.0, min(a[j][3], b[i][3]) - max(a[j][1], b[i][1]))
                areas = [float((t[2] - t[0] + 0.01) * (t[3] - t[1] + 0.01)) for t in (a[j], b[i])]
                whole = areas[1] if mode == "iof" else areas[0] + areas[1] - float(w * h)
                assert float(y[i, j]) == pytest.approx(float(w * h) / whole, rel=1e-4, abs=1e-6)


def inside(box: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Which points lie in a box of centre, size and degrees."""
    t = math.radians(box[4])
    x, y = points[0] - box[0], points[1] - box[1]
    along, across = x * math.cos(t) + y * math.sin(t), -x * math.sin(t) + y * math.cos(t)
    return (np.abs(along) <= box[2] / 2) & (np.abs(across) <= box[3] / 2)


def test_rotated_overlaps() -> None:
    g = np.random.default_rng(0)
    a = np.stack(
        [g.uniform(2, 6, 4), g.uniform(2, 6, 4), g.uniform(2, 5, 4), g.uniform(1, 4, 4), g.uniform(-180, 180, 4)]
    )
    b = np.stack(
        [g.uniform(2, 6, 3), g.uniform(2, 6, 3), g.uniform(2, 5, 3), g.uniform(1, 4, 3), g.uniform(-180, 180, 3)]
    )
    given = [torch.from_numpy(a[None]).float(), torch.from_numpy(b[None]).float()]
    (area,) = graph_support.run("RotatedOverlaps", given, [out((1, 4, 3))])
    (iou,) = graph_support.run("RotatedIou", given, [out((1, 4, 3))])
    grid = np.stack(np.meshgrid(np.linspace(-2, 10, 1201), np.linspace(-2, 10, 1201)))
    for i in range(4):
        for j in range(3):
            counted = (inside(a[:, i], grid) & inside(b[:, j], grid)).sum() * 1e-4
            assert float(area[0, i, j]) == pytest.approx(counted, abs=0.05)
            whole = a[2, i] * a[3, i] + b[2, j] * b[3, j] - counted
            assert float(iou[0, i, j]) == pytest.approx(counted / whole, abs=0.01)


def overlap(a: np.ndarray, b: np.ndarray) -> float:
    w, h = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    inner = max(w, 0) * max(h, 0)
    return float(inner / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - inner))


def suppressed(b: np.ndarray, scores: np.ndarray, threshold: float, least: float) -> list[int]:
    kept: list[int] = []
    for i in np.argsort(-scores, kind="stable"):
        if scores[i] > least and all(overlap(b[i], b[k]) <= threshold for k in kept):
            kept.append(int(i))
    return kept


def test_suppression() -> None:
    b, scores = boxes(30, 4).T, np.random.default_rng(5).uniform(0, 1, 30)
    tensors = [torch.from_numpy(b).float(), torch.from_numpy(scores).float()]
    wanted = suppressed(b, scores, 0.3, 0.2)
    chosen, count = graph_support.run(
        "NonMaxSuppressionV4",
        [*tensors, Host(torch.tensor(12).int()), torch.tensor(0.3), torch.tensor(0.2)],
        [out((12,), "int32"), out((), "int32")],
    )
    assert chosen[: int(count)].tolist() == wanted[:12]
    together = torch.cat([tensors[0], tensors[1][:, None]], 1)
    sorted_boxes, places, mask = graph_support.run(
        "NMSWithMask", [together], [out((30, 5)), out((30,), "int32"), out((30,), "uint8")], {"iou_threshold": 0.3}
    )
    assert places.tolist() == np.argsort(-scores, kind="stable").tolist()
    assert torch.equal(sorted_boxes, together[places.long()])
    assert places[mask.bool()].tolist() == suppressed(b, scores, 0.3, -1)
    found = graph_support.run(
        "BatchMultiClassNonMaxSuppression", [tensors[0].view(1, 30, 1, 4), tensors[1].view(1, 30, 1)],
        [out((1, 8, 4)), out((1, 8)), out((1, 8)), out((1,), "int32")],
        {"score_threshold": 0.2, "iou_threshold": 0.3, "max_size_per_class": 6, "max_total_size": 8},
    )  # fmt: skip
    best = wanted[:6]
    assert int(found[3]) == len(best)
    np.testing.assert_allclose(found[0][0, : len(best)], b[best], rtol=1e-6)
    np.testing.assert_allclose(found[1][0, : len(best)], scores[best], rtol=1e-6)
    assert found[1][0, len(best) :].abs().sum() == 0


def test_codings_are_inverse() -> None:
    a, b = torch.from_numpy(boxes(6, 1).T).float(), torch.from_numpy(boxes(6, 2).T).float()
    attrs = {"means": [0.1, 0.2, 0.0, 0.1], "stds": [0.5, 0.5, 0.4, 0.4]}
    (code,) = graph_support.run("BoundingBoxEncode", [a, b], [out((6, 4))], attrs)
    size = (b[:, 2] - b[:, 0] + 1) / (a[:, 2] - a[:, 0] + 1)
    torch.testing.assert_close(code[:, 2], size.log() / 0.4, rtol=1e-2, atol=1e-2)  # a code of half precision
    (back,) = graph_support.run("BoundingBoxDecode", [a, code], [out((6, 4))], {**attrs, "max_shape": [99, 99]})
    torch.testing.assert_close(back, b, rtol=1e-2, atol=2e-2)
    turned = [torch.cat([t.t(), torch.linspace(-60, 60, 6)[None] * s])[None] for t, s in ((a, 1.0), (b, 0.5))]
    (code,) = graph_support.run("RotatedBoxEncode", turned, [out((1, 5, 6))])
    (back,) = graph_support.run("RotatedBoxDecode", [turned[0], code], [out((1, 5, 6))])
    torch.testing.assert_close(back, turned[1], rtol=1e-4, atol=1e-3)


def test_region_pooling() -> None:
    x = torch.randn(2, 2 * 4, 8, 8)
    rois = torch.tensor([[[0.0, 1.0], [0, 4], [0, 8], [7, 11], [11, 15]]])
    rois = rois.reshape(1, 5, 2)
    attrs = {"spatial_scale": 0.5, "output_dim": 2, "group_size": 2}
    (y,) = graph_support.run("PSROIPoolingV2", [x, rois], [out((2, 2, 2, 2))], attrs)
    # The first region is rows 0 to 5 and columns 0 to 3 of the map: bins of 3 by 2.
    for c in range(2):
        for i in range(2):
            for j in range(2):
                part = x[0, (c * 2 + i) * 2 + j, 3 * i : 3 * i + 3, 2 * j : 2 * j + 2]
                torch.testing.assert_close(y[0, c, i, j], part.mean(), rtol=1e-4, atol=1e-5)
    grad = torch.randn(2, 2, 2, 2)
    (dx,) = graph_support.run("PSROIPoolingGradV2D", [grad, rois], [out(x.shape)], {**attrs, "input_size": [8, 8]})
    assert (dx * x).sum().item() == pytest.approx((grad * y).sum().item(), rel=1e-3, abs=1e-4)


def test_crops() -> None:
    x = torch.arange(25.0).reshape(1, 1, 5, 5)
    given = [x, Host(torch.tensor([[0.0, 0, 1, 1], [0.5, 0.5, 1.5, 1.5]])), Host(torch.tensor([0, 0]).int())]
    (y,) = graph_support.run(
        "CropAndResizeV2",
        [*given, Host(torch.tensor([9, 9]).int())],
        [out((2, 1, 9, 9))],
        {"extrapolation_value": -1.0},
    )
    rows = torch.arange(9) / 2
    torch.testing.assert_close(y[0, 0], rows[:, None] * 5 + rows)
    torch.testing.assert_close(y[1, 0, :5, :5], (rows[:5, None] + 2) * 5 + rows[:5] + 2)
    assert (y[1, 0, 5:] == -1).all()
