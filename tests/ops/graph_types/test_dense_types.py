"""Convolutions, pooling, resizing, normalisations, losses and recurrent layers in float64."""

from __future__ import annotations

from typing import Any

import graph_support
import numpy as np
import pytest
import torch
import torch.nn.functional as F
from graph_support import Host, out

double = torch.float64


def make(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


def close(got: torch.Tensor, want: Any, tolerance: float = 1e-4) -> None:
    torch.testing.assert_close(got.double(), torch.as_tensor(want).double(), rtol=tolerance, atol=tolerance)


def windows(x: np.ndarray, kernel: tuple[int, ...], strides: list[int], dilations: list[int]) -> np.ndarray:
    """(N, C, *spatial) -> (N, C, *out, *kernel)."""
    spans = [d * (k - 1) + 1 for d, k in zip(dilations, kernel, strict=True)]
    n = len(kernel)
    view = np.lib.stride_tricks.sliding_window_view(x, spans, axis=tuple(range(2, 2 + n)))
    pick = (slice(None),) * 2 + tuple(slice(None, None, s) for s in strides)
    return view[pick + tuple(slice(None, None, d) for d in dilations)]


def convolution(
    x: torch.Tensor, w: torch.Tensor, strides: list[int], pads: list[int], dilations: list[int]
) -> np.ndarray:
    spatial = [(pads[2 * i], pads[2 * i + 1]) for i in range(w.dim() - 2)]
    padded = np.pad(x.double().numpy(), [(0, 0), (0, 0), *spatial])
    view = windows(padded, tuple(w.shape[2:]), strides, dilations)
    letters = "xyz"[: w.dim() - 2]
    kernel = "ijk"[: w.dim() - 2]
    return np.einsum(f"nc{letters}{kernel},oc{kernel}->no{letters}", view, w.double().numpy())


CONVOLUTIONS = [
    ("Conv2D", (2, 3, 9, 8), (4, 3, 3, 2), [2, 1], [1, 1, 1, 1], [1, 2]),
    ("Conv2D", (1, 3, 7, 8), (2, 3, 3, 3), [1, 2], [0, 2, 1, 0], [1, 1]),
    ("Conv3D", (1, 2, 5, 6, 4), (3, 2, 2, 3, 1), [1, 2, 1], [1, 1, 0, 0, 1, 1], [1, 1, 1]),
]


@pytest.mark.parametrize("case", CONVOLUTIONS)
def test_convolution(case: tuple[Any, ...]) -> None:
    name, x_shape, w_shape, strides, pads, dilations = case
    x, w, b = make(*x_shape), make(*w_shape, seed=1), make(w_shape[0], seed=2)
    attrs = {"strides": [1, 1, *strides], "pads": pads, "dilations": [1, 1, *dilations], "groups": 1}
    attrs["data_format"] = "NCDHW" if name == "Conv3D" else "NCHW"
    want = convolution(x, w, strides, pads, dilations) + b.double().numpy().reshape(-1, *[1] * (x.dim() - 2))
    (y,) = graph_support.run(name, [x, w, b], [out(want.shape)], attrs)
    close(y, want)
    # The gradients are those of the linear map: <grad, conv(x, w)> changes by them.
    grad = make(*want.shape, seed=3)
    size = Host(torch.tensor(x_shape))
    (dx,) = graph_support.run(f"{name}BackpropInput", [size, w, grad], [out(x_shape)], attrs)
    (dw,) = graph_support.run(f"{name}BackpropFilter", [x, Host(torch.tensor(w_shape)), grad], [out(w_shape)], attrs)
    for seed in (4, 5):
        probe_x, probe_w = make(*x_shape, seed=seed), make(*w_shape, seed=seed)
        by_x = (convolution(probe_x, w, strides, pads, dilations) * grad.double().numpy()).sum()
        by_w = (convolution(x, probe_w, strides, pads, dilations) * grad.double().numpy()).sum()
        assert (dx.double() * probe_x.double()).sum().item() == pytest.approx(by_x, rel=1e-4, abs=1e-3)
        assert (dw.double() * probe_w.double()).sum().item() == pytest.approx(by_w, rel=1e-4, abs=1e-3)


def test_transposed_convolution() -> None:
    x, w = make(2, 4, 5, 6), make(4, 3, 3, 2, seed=1)
    strides, pads = [2, 1], [1, 1, 0, 0]
    want = F.conv_transpose2d(x.double(), w.double(), stride=(2, 1), padding=(1, 0), output_padding=(1, 0))
    attrs = {
        "strides": [1, 1, *strides], "pads": pads, "dilations": [1, 1, 1, 1], "groups": 1,
        "output_padding": [0, 0, 1, 0], "data_format": "NCHW",
    }  # fmt: skip
    (y,) = graph_support.run("Conv2DTranspose", [Host(torch.tensor(want.shape)), x, w], [out(want.shape)], attrs)
    close(y, want)


def test_depthwise_convolution() -> None:
    x, w = make(2, 3, 6, 6), make(3, 1, 3, 3, seed=1)
    attrs = {"strides": [1, 1, 1, 1], "pads": [1, 1, 1, 1], "dilations": [1, 1, 1, 1], "data_format": "NCHW"}
    view = windows(np.pad(x.double().numpy(), [(0, 0), (0, 0), (1, 1), (1, 1)]), (3, 3), [1, 1], [1, 1])
    want = np.einsum("ncxyij,cij->ncxy", view, w[:, 0].double().numpy())
    (y,) = graph_support.run("DepthwiseConv2D", [x, w.permute(1, 0, 2, 3)], [out(want.shape)], attrs)
    close(y, want)


def test_pooling() -> None:
    x = make(2, 3, 7, 8)
    attrs = {"ksize": [1, 1, 3, 2], "strides": [1, 1, 2, 2], "pads": [1, 1, 0, 0], "exclusive": False}
    view = windows(np.pad(x.double().numpy(), [(0, 0), (0, 0), (1, 1), (0, 0)]), (3, 2), [2, 2], [1, 1])
    want = view.mean(axis=(-1, -2))
    (y,) = graph_support.run("AvgPoolV2", [x], [out(want.shape)], attrs)
    close(y, want)
    grad = make(*want.shape, seed=1)
    (dx,) = graph_support.run("AvgPoolV2Grad", [Host(torch.tensor(x.shape)), grad], [out(x.shape)], attrs)
    assert (dx.double() * x.double()).sum().item() == pytest.approx((want * grad.double().numpy()).sum(), rel=1e-4)
    x3 = make(1, 2, 4, 6, 6)
    want = windows(x3.double().numpy(), (2, 2, 2), [2, 2, 2], [1, 1, 1]).mean(axis=(-1, -2, -3))
    attrs3 = {"ksize": [2, 2, 2], "strides": [2, 2, 2], "pads": [0] * 6}
    (y,) = graph_support.run("AvgPool3D", [x3], [out(want.shape)], attrs3)
    close(y, want)
    (y,) = graph_support.run("MaxPool3D", [x3], [out(want.shape)], {**attrs3, "padding": "CALCULATED"})
    close(y, windows(x3.double().numpy(), (2, 2, 2), [2, 2, 2], [1, 1, 1]).max(axis=(-1, -2, -3)))


def test_resizing() -> None:
    x = make(1, 2, 4, 5)
    size = Host(torch.tensor([8, 10]))
    (y,) = graph_support.run("ResizeNearestNeighborV2", [x, size], [out((1, 2, 8, 10))])
    close(y, x.repeat_interleave(2, 2).repeat_interleave(2, 3), 0)
    # Without half pixels, whole positions hold the values themselves, the others the mean of their neighbours.
    (y,) = graph_support.run("ResizeBilinearV2", [x, size], [out((1, 2, 8, 10))])
    close(y[:, :, ::2, ::2], x, 1e-6)
    close(y[:, :, ::2, 1:9:2], (x[..., :-1] + x[..., 1:]) / 2, 1e-6)
    for attrs in ({"align_corners": True}, {"half_pixel_centers": True}, {}):
        (y,) = graph_support.run("ResizeBilinearV2", [x, size], [out((1, 2, 8, 10))], attrs)
        grad = make(1, 2, 8, 10, seed=1)
        (dx,) = graph_support.run("ResizeBilinearV2Grad", [grad, x], [out(x.shape)], attrs)
        assert (dx * x).sum().item() == pytest.approx((y * grad).sum().item(), rel=1e-4, abs=1e-4)


def test_batch_norm() -> None:
    x, scale, offset, mean, variance = (
        make(3, 4, 2, 5),
        make(4, seed=1),
        make(4, seed=2),
        make(4, seed=3),
        make(4).abs(),
    )
    x64, count = x.double(), 30
    total, squares = graph_support.run("BNTrainingReduce", [x], [out((4,))] * 2)
    close(total, x64.sum((0, 2, 3)))
    close(squares, (x64**2).sum((0, 2, 3)))
    results = graph_support.run(
        "BNTrainingUpdate", [x, total, squares, scale, offset, mean, variance], [out(x.shape), *[out((4,))] * 4],
        {"factor": 0.1, "epsilon": 1e-5},
    )  # fmt: skip
    m, v = x64.mean((0, 2, 3)), x64.var((0, 2, 3), unbiased=False)

    def wide(t: torch.Tensor) -> torch.Tensor:
        return t.double().reshape(1, 4, 1, 1)

    hat = (x64 - wide(m)) / (wide(v) + 1e-5).sqrt()
    close(results[0], hat * wide(scale) + wide(offset))
    close(results[1], 0.9 * mean.double() + 0.1 * m)
    close(results[2], 0.9 * variance.double() + 0.1 * v * count / (count - 1))
    close(results[3], m)
    close(results[4], v)
    grad = make(*x.shape, seed=5)
    by_scale, by_offset = graph_support.run(
        "BNTrainingUpdateGrad", [grad, x, results[3], results[4]], [out((4,))] * 2, {"epsilon": 1e-5}
    )
    (dx,) = graph_support.run(
        "BNTrainingReduceGrad", [grad, x, by_scale, by_offset, scale, results[3], results[4]], [out(x.shape)],
        {"epsilon": 1e-5},
    )  # fmt: skip
    leaf, w = x64.clone().requires_grad_(), scale.double().requires_grad_()
    F.batch_norm(leaf, None, None, w, offset.double(), True, 0.1, 1e-5).backward(grad.double())
    close(dx, leaf.grad)
    close(by_scale, w.grad)
    close(by_offset, grad.double().sum((0, 2, 3)))
    (y,) = graph_support.run("BNInfer", [x, scale, offset, mean, variance], [out(x.shape)], {"epsilon": 1e-5})
    close(y, (x64 - wide(mean)) / (wide(variance) + 1e-5).sqrt() * wide(scale) + wide(offset))


def test_layer_norm() -> None:
    x, gamma, beta = make(3, 4, 5), make(4, 5, seed=1), make(4, 5, seed=2)
    attrs = {"begin_norm_axis": 1, "begin_params_axis": 1, "epsilon": 1e-5}
    y, mean, rstd = graph_support.run("LayerNormV3", [x, gamma, beta], [out(x.shape), *[out((3, 1, 1))] * 2], attrs)
    x64 = x.double()
    m, v = x64.mean((1, 2), keepdim=True), x64.var((1, 2), unbiased=False, keepdim=True)
    close(y, (x64 - m) / (v + 1e-5).sqrt() * gamma.double() + beta.double())
    close(mean, m)
    close(rstd, (v + 1e-5) ** -0.5)
    grad = make(3, 4, 5, seed=3)
    dx, dg, db = graph_support.run(
        "LayerNormGrad", [grad, x, v.float(), m.float(), gamma], [out(x.shape), out((4, 5)), out((4, 5))]
    )
    leaf, w = x64.clone().requires_grad_(), gamma.double().requires_grad_()
    F.layer_norm(leaf, (4, 5), w, beta.double(), 1e-5).backward(grad.double())
    close(dx, leaf.grad)
    close(dg, w.grad)
    close(db, grad.double().sum(0))


P, T = make(4, 5), make(4, 5, seed=1)
U = torch.sigmoid(P)
LOSSES: dict[str, tuple[list[Any], dict[str, Any], Any]] = {
    "MseLoss": ([P, T], {}, lambda p, t: (p - t) ** 2),
    "LpLoss": ([P, T], {"p": 1}, lambda p, t: (p - t).abs()),
    "SmoothL1LossV2": (
        [P, T], {"sigma": 0.5}, lambda p, t: torch.where((p - t).abs() < 0.5, (p - t) ** 2, (p - t).abs() - 0.25)
    ),
    "SigmoidCrossEntropyWithLogitsV2": (
        [P, U], {}, lambda p, t: -t * torch.sigmoid(p).log() - (1 - t) * (1 - torch.sigmoid(p)).log()
    ),
    "BinaryCrossEntropy": ([U, T.sigmoid()], {}, lambda p, t: -t * p.log() - (1 - t) * (1 - p).log()),
    "KLDiv": ([P, U], {}, lambda p, t: t * (t.log() - p)),
    "SoftMarginLoss": ([P, T.sign()], {}, lambda p, t: (1 + (-p * t).exp()).log()),
}  # fmt: skip
SLOPES = {
    "MseLoss": ("MseLossGrad", "ptg"), "LpLoss": ("L1LossGrad", "gpt"), "SmoothL1LossV2": ("SmoothL1LossGradV2", "ptg"),
    "SigmoidCrossEntropyWithLogitsV2": ("SigmoidCrossEntropyWithLogitsGradV2", "ptg"),
    "BinaryCrossEntropy": ("BinaryCrossEntropyGrad", "ptg"), "KLDiv": ("KlDivLossGrad", "gpt"),
    "SoftMarginLoss": ("SoftMarginLossGrad", "ptg"),
}  # fmt: skip


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("name", list(LOSSES))
def test_losses(name: str, reduction: str) -> None:
    inputs, attrs, reference = LOSSES[name]
    attrs = {**attrs, "reduction": reduction}
    leaf = inputs[0].double().requires_grad_()
    loss = reference(leaf, inputs[1].double())
    want = loss if reduction == "none" else getattr(loss, reduction)()
    (y,) = graph_support.run(name, inputs, [out(want.shape)], attrs)
    close(y, want.detach())
    grad = make(*want.shape, seed=7)
    want.backward(grad.double())
    slope, order = SLOPES[name]
    attrs.pop("p", None)
    given = {"p": inputs[0], "t": inputs[1], "g": grad}
    (dx,) = graph_support.run(slope, [given[c] for c in order], [out(P.shape)], attrs)
    close(dx, leaf.grad)


def test_cross_entropy_of_logits() -> None:
    labels = U / U.sum(-1, keepdim=True)
    loss, back = graph_support.run("SoftmaxCrossEntropyWithLogits", [P, labels], [out((4,)), out((4, 5))])
    p64 = P.double()
    chances = p64.exp() / p64.exp().sum(-1, keepdim=True)
    close(loss, -(labels.double() * chances.log()).sum(-1))
    close(back, chances - labels.double())


@pytest.mark.parametrize("bias", [True, False])
def test_lstm(bias: bool) -> None:
    steps, batch, inputs, hidden = 4, 3, 5, 6
    layer = torch.nn.LSTM(inputs, hidden, bias=bias, dtype=double)
    x, h0, c0 = make(steps, batch, inputs), make(1, batch, hidden, seed=1), make(1, batch, hidden, seed=2)
    leaves = [t.double().requires_grad_() for t in (x, h0, c0)]
    y, (h, c) = layer(leaves[0], (leaves[1], leaves[2]))
    w = torch.cat([layer.weight_ih_l0, layer.weight_hh_l0], 1).t().detach().float()
    b = (layer.bias_ih_l0 + layer.bias_hh_l0).detach().float() if bias else torch.zeros(4 * hidden)
    attrs = {"gate_order": "ifjo", "forget_bias": 0.0}
    shape = (steps, batch, hidden)
    found = graph_support.run("DynamicRNN", [x, w, b, None, h0, c0], [out(shape)] * 8, attrs)
    close(found[0], y.detach())
    close(found[1][-1], h[0].detach())
    close(found[2][-1], c[0].detach())
    dy, dh, dc = make(*shape, seed=3), make(batch, hidden, seed=4), make(batch, hidden, seed=5)
    torch.autograd.backward([y, h, c], [dy.double(), dh.double()[None], dc.double()[None]])
    out_y, out_h, out_c, i, j, f, o, tanhc = found
    shapes = [out(w.shape), out(b.shape), out(x.shape), out((batch, hidden)), out((batch, hidden))]
    grads = graph_support.run(
        "DynamicRNNGrad", [x, w, b, out_y, h0[0], c0[0], out_h, out_c, dy, dh, dc, i, j, f, o, tanhc], shapes, attrs
    )
    close(grads[0], torch.cat([layer.weight_ih_l0.grad, layer.weight_hh_l0.grad], 1).t())
    if bias:
        close(grads[1], layer.bias_ih_l0.grad)
    for got, leaf in zip(grads[2:], leaves, strict=True):
        close(got, leaf.grad.reshape(got.shape))


def test_gru() -> None:
    steps, batch, inputs, hidden = 4, 3, 5, 6
    layer = torch.nn.GRU(inputs, hidden, dtype=double)
    x, h0 = make(steps, batch, inputs), make(1, batch, hidden, seed=1)
    leaves = [t.double().requires_grad_() for t in (x, h0)]
    y, h = layer(*leaves)
    parts = [layer.weight_ih_l0.t(), layer.weight_hh_l0.t(), layer.bias_ih_l0, layer.bias_hh_l0]
    weights = [p.detach().float().contiguous() for p in parts]
    shape = (steps, batch, hidden)
    found = graph_support.run("DynamicGRUV2", [x, *weights, None, h0], [out(shape)] * 6, {"gate_order": "rzh"})
    close(found[0], y.detach())
    close(found[1][-1], h[0].detach())
    dy, dh = make(*shape, seed=3), make(batch, hidden, seed=4)
    torch.autograd.backward([y, h], [dy.double(), dh.double()[None]])
    out_y, out_h, update, reset, new, hidden_new = found
    grads = graph_support.run(
        "DynamicGRUV2Grad",
        [x, weights[0], weights[1], out_y, h0, out_h, dy, dh, update, reset, new, hidden_new],
        [out(weights[0].shape), out(weights[1].shape), out((18,)), out((18,)), out(x.shape), out((1, batch, hidden))],
        {"gate_order": "rzh"},
    )
    wanted = [layer.weight_ih_l0.grad.t(), layer.weight_hh_l0.grad.t(), layer.bias_ih_l0.grad, layer.bias_hh_l0.grad]
    for got, want in zip(grads, [*wanted, leaves[0].grad, leaves[1].grad], strict=True):
        close(got, want)
