"""Types that move, gather and scatter, against numpy."""

from __future__ import annotations

from typing import Any

import graph_support
import numpy as np
import pytest
import torch
from graph_support import Host, Named, out

X = torch.arange(24.0).reshape(2, 3, 4)
N = X.numpy()
index = torch.tensor([2, 0])


def ints(*values: int) -> Host:
    return Host(torch.tensor(values))


CASES: dict[str, tuple[str, list[Any], dict[str, Any], Any]] = {
    "broadcast": ("BroadcastTo", [X[:, :1], ints(2, 3, 4)], {}, np.broadcast_to(N[:, :1], N.shape)),
    "transpose": ("Transpose", [X, ints(2, 0, 1)], {}, N.transpose(2, 0, 1)),
    "tile": ("Tile", [X, ints(1, 2, 1)], {}, np.tile(N, (1, 2, 1))),
    "pack": ("Pack", [Named("x0", X), Named("x1", X)], {"axis": 1, "N": 2}, np.stack([N, N], 1)),
    "slice": ("Slice", [X, ints(0, 1, 2), ints(2, 2, -1)], {}, N[:, 1:, 2:]),
    "strided": ("StridedSlice", [X, ints(0, 2, 0), ints(2, 0, 4), ints(1, -1, 2)], {}, N[0:2, 2:0:-1, 0:4:2]),
    "strided masks": (
        "StridedSlice", [X, ints(1, 1, 1), ints(9, 9, 3), ints(1, 1, 1)],
        {"begin_mask": 2, "end_mask": 2, "shrink_axis_mask": 1}, N[1, :, 1:3],
    ),
    "strided ellipsis": (
        "StridedSlice", [X, ints(0, 0, 1), ints(0, 0, 3), ints(1, 1, 1)],
        {"ellipsis_mask": 1, "new_axis_mask": 2}, N[..., None, 1:3],
    ),
    "pad": ("Pad", [X, ints(0, 0, 1, 2, 2, 1)], {}, np.pad(N, [(0, 0), (1, 2), (2, 1)])),
    "pad constant": (
        "PadV3", [X, ints(0, 0, 1, 2, 2, 1), torch.tensor(7.0)], {}, np.pad(N, [(0, 0), (1, 2), (2, 1)],
            constant_values=7)
    ),
    "pad separate": (
        "PadV3", [X, ints(0, 1, 2, 0, 2, 1), None], {"paddings_contiguous": False, "mode": "edge"},
        np.pad(N, [(0, 0), (1, 2), (2, 1)], "edge"),
    ),
    "pad reflect": (
        "MirrorPad", [X, ints(0, 0, 1, 2, 2, 1)], {"mode": "REFLECT"}, np.pad(N, [(0, 0), (1, 2), (2, 1)], "reflect")
    ),
    "pad symmetric": (
        "MirrorPad", [X, ints(0, 0, 1, 2, 2, 1)], {"mode": "SYMMETRIC"},
        np.pad(N, [(0, 0), (1, 2), (2, 1)], "symmetric"),
    ),
    "as strided": (
        "AsStrided", [X, ints(3, 2), ints(4, 1), ints(5)], {}, np.array([[5, 6], [9, 10], [13, 14]])
    ),
    "confusion first": (
        "ConfusionTransposeD", [X], {"perm": [1, 0, 2], "shape": [3, 8], "transpose_first": True},
        N.transpose(1, 0, 2).reshape(3, 8),
    ),
    "confusion last": (
        "ConfusionTransposeD", [X], {"perm": [1, 0, 2], "shape": [4, 3, 2], "transpose_first": False},
        N.reshape(4, 3, 2).transpose(1, 0, 2),
    ),
    "reverse": ("ReverseV2", [X, ints(0, 2)], {}, N[::-1, :, ::-1]),
    "roll": ("Roll", [X], {"shifts": [1], "dims": [2]}, np.roll(N, 1, 2)),
    "fill": ("Fill", [ints(2, 3), Host(torch.tensor(4.0))], {}, np.full((2, 3), 4)),
    "eye": ("Eye", [], {"num_rows": 3, "num_columns": 4}, np.eye(3, 4)),
    "range": ("Range", [Host(torch.tensor(1.0)), Host(torch.tensor(9.0)), Host(torch.tensor(2.0))], {},
        np.arange(1, 9, 2)),
    "linspace": ("LinSpace", [torch.tensor(1.0), torch.tensor(2.0), ints(5)], {}, np.linspace(1, 2, 5)),
    "diagonal": ("DiagPart", [X[0]], {"diagonal": 1}, np.diagonal(N[0], 1)),
    "gather": ("GatherV2", [X, index, ints(1)], {}, N.take([2, 0], 1)),
    "gather 2d": ("GatherV2", [X, index.reshape(1, 2), ints(-1)], {}, N[:, :, [[2, 0]]]),
    "gather elements": (
        "GatherElements", [X[0], torch.tensor([[0, 3], [1, 1], [2, 0]])], {"dim": 1},
        np.take_along_axis(N[0], np.array([[0, 3], [1, 1], [2, 0]]), 1),
    ),
    "one hot": (
        "OneHot", [index, ints(3), Host(torch.tensor(5.0)), Host(torch.tensor(1.0))], {"axis": -1}, [[1, 1, 5], [5,
            1, 1]]
    ),
    "one hot first": ("OneHotD", [index, torch.tensor(1.0), torch.tensor(0.0)], {"axis": 0, "depth": 3},
        np.eye(3)[:, [2, 0]]),
    "index add": (
        "InplaceIndexAdd", [X[0], index, torch.ones(2, 4), Host(torch.tensor(2.0))], {"axis": 0},
        N[0] + np.array([[2], [0], [2]]),
    ),
    "scatter update": ("ScatterUpdate", [X[0], index, -torch.ones(2, 4)], {}, np.where([[True], [False], [True]],
        -1, N[0])),
    "index fill": (
        "IndexFillD", [X[0], torch.tensor([[0.0], [1], [1]]).expand(3, 4), torch.tensor([[9.0], [0],
            [0]]).expand(3, 4)],
        {"dim": 0}, np.where([[True], [False], [False]], 9, N[0]),
    ),
    "argmax gradient": (
        "ArgMaxGrad", [torch.zeros(3, 4), torch.tensor([1, 0, 3]), torch.tensor([5.0, 6, 7])], {"dimension": 1},
        [[0, 5, 0, 0], [6, 0, 0, 0], [0, 0, 0, 7]],
    ),
    "index put": (
        "IndexPutV2",
        [Named("x", X[0]), Named("value", torch.tensor([9.0, 8])), Named("indexed_sizes", torch.tensor([1, 1])),
         Named("indexed_strides", torch.tensor([1, 1])), Named("indices0", index), Named("indices1",
             torch.tensor([1, 3]))],
        {"accumulate": True}, N[0] + np.array([[0, 0, 0, 8], [0, 0, 0, 0], [0, 9, 0, 0]]),
    ),
    "masked fill": ("MaskedFill", [X[0], X[0] > 5, torch.tensor(-1.0)], {}, np.where(N[0] > 5, -1, N[0])),
    "stride add": (
        "StrideAdd", [torch.ones(1, 33, 1, 1), torch.full((1, 20, 1, 1), 2.0)],
        {"x1_c1_offset": 1, "x2_c1_offset": 0, "c1_len": 2},
            np.array([3.0] * 17 + [2.0] * 3 + [0.0] * 12).reshape(1, 32, 1, 1),
    ),
    "shuffle": ("ShuffleChannel", [torch.arange(6.0).reshape(1, 6, 1)], {"group": 2}, np.reshape([0, 3, 1, 4, 2,
        5], (1, 6, 1))),
}  # fmt: skip


@pytest.mark.parametrize("case", list(CASES))
def test_movement(case: str) -> None:
    name, inputs, attrs, want = CASES[case]
    want = np.ascontiguousarray(want, dtype=np.float32)
    (y,) = graph_support.run(name, inputs, [out(want.shape)], attrs)
    np.testing.assert_array_equal(y.numpy(), want)


def test_view_copy() -> None:
    target = torch.zeros(3, 4)
    inputs = [target, ints(2, 2), ints(4, 2), ints(1), X[0].contiguous(), ints(2, 2), ints(1, 4), ints(0)]
    (y,) = graph_support.run("ViewCopy", inputs, [out((3, 4))])
    want = np.ones((3, 4))  # the output is the target itself in a real call; here it is filled with ones
    want[np.ix_([0, 1], [1, 3])] = N[0][:2, :2].T
    np.testing.assert_array_equal(y.numpy(), want)


def test_order() -> None:
    x = torch.tensor([[3.0, 1, 2, 1], [0, 5, 5, 4]])
    values, places = graph_support.run("Sort", [x], [out((2, 4)), out((2, 4), "int32")], {"descending": True})
    np.testing.assert_array_equal(values.numpy(), -np.sort(-x.numpy(), 1))
    np.testing.assert_array_equal(places.numpy(), np.argsort(-x.numpy(), 1, kind="stable"))
    (values,) = graph_support.run("SortV2", [x], [out((2, 4))], {"axis": 0})
    np.testing.assert_array_equal(values.numpy(), np.sort(x.numpy(), 0))
    values, places = graph_support.run("TopKV2", [x, ints(2)], [out((2, 2)), out((2, 2), "int32")])
    np.testing.assert_array_equal(values.numpy(), [[3, 2], [5, 5]])
    np.testing.assert_array_equal(np.take_along_axis(x.numpy(), places.numpy(), 1), values.numpy())


def test_computed_results() -> None:
    (y,) = graph_support.run("MaskedSelect", [X, X > 20], [out((24,))], wait=True)
    assert y.tolist() == [21, 22, 23]
    (y,) = graph_support.run("NonZero", [X > 21], [out((24, 3), "int64")], wait=True)
    assert y.tolist() == [[1, 2, 2], [1, 2, 3]]


def test_bits() -> None:
    x = torch.randn(19)
    (packed,) = graph_support.run("SignBitsPack", [x], [out((1, 3), "uint8")], {"size": 1})
    np.testing.assert_array_equal(packed.numpy()[0], np.packbits(x.numpy() >= 0, bitorder="little"))
    (back,) = graph_support.run("SignBitsUnpack", [packed[0]], [out((2, 12))], {"size": 2, "dtype": 0})
    np.testing.assert_array_equal(back.reshape(-1)[:19].numpy(), np.where(x.numpy() >= 0, 1, -1))


def test_pad_gradient() -> None:
    for mode, name in (("reflect", "reflect"), ("edge", "edge")):
        grad = np.random.default_rng(0).normal(size=(2, 7, 8))
        source = np.pad(np.arange(24).reshape(2, 3, 4), [(0, 0), (2, 2), (3, 1)], name)
        want = np.zeros(24)
        np.add.at(want, source.reshape(-1), grad.reshape(-1))
        (y,) = graph_support.run(
            "PadV3Grad", [torch.from_numpy(grad).float(), ints(0, 0, 2, 2, 3, 1)], [out((2, 3, 4))], {"mode": mode}
        )
        np.testing.assert_allclose(y.double().reshape(-1), want, rtol=1e-5, atol=1e-5)


def test_masked_ranges() -> None:
    x = torch.zeros(2, 3, 5)
    start, end = torch.tensor([[0, 2], [4, 4]]).int(), torch.tensor([[2, 3], [5, 5]]).int()
    (y,) = graph_support.run("MaskedFillRange", [x, start, end, torch.tensor([7.0, 8.0])], [out(x.shape)], {"axis": 2})
    want = np.zeros((2, 3, 5))
    want[0, :, 0:2], want[1, :, 2:3] = 7, 7
    want[:, :, 4] = 8
    np.testing.assert_array_equal(y.numpy(), want)


def test_scatter_by_position() -> None:
    x, places = torch.zeros(3, 4), torch.tensor([[0, 1], [2, 3], [0, 1]])
    for name, want in (("ScatterNdUpdate", 3.0), ("ScatterNdAdd", 4.0)):
        (y,) = graph_support.run(name, [x, places, torch.tensor([1.0, 2, 3])], [out((3, 4))])
        assert y[0, 1] == want
        assert y[2, 3] == 2
        assert y.sum() == want + 2
    (y,) = graph_support.run(
        "ScatterElements", [x, torch.tensor([[1, 1, 0, 2]]), torch.tensor([[1.0, 2, 3, 4]])], [out((3, 4))], {"axis": 0}
    )
    np.testing.assert_array_equal(y.numpy(), [[0, 0, 3, 0], [1, 2, 0, 0], [0, 0, 0, 4]])
