"""FlashAttentionScore and its gradient through torch_npu, against float64: layouts, masks, bias, dropout, TND."""

from __future__ import annotations

import itertools
import math

import pytest
import torch
import torch.nn.functional as F
from attention_reference import (
    LAYOUTS,
    LOWEST,
    TOLERANCE,
    attended,
    attention,
    check_statistics,
    compressed_mask,
    error,
    from_layout,
    to_layout,
)

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"
FAR = 2147483647
TYPES = tuple(TOLERANCE)
SHAPES = [
    # B, N, key heads, Sq, Skv, D
    pytest.param(2, 4, 4, 128, 128, 64, id="square"),
    pytest.param(1, 6, 2, 130, 257, 80, id="odd-gqa"),
    pytest.param(2, 4, 1, 1, 70, 128, id="decode-mqa"),
    pytest.param(1, 2, 2, 300, 1, 16, id="one-key"),
    pytest.param(1, 3, 3, 17, 33, 7, id="small-odd-d"),
    pytest.param(1, 2, 1, 65, 500, 256, id="wide-head"),
]


def normal(*shape: int, dtype: torch.dtype = torch.float32, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def inputs(
    b: int, n: int, nk: int, sq: int, sk: int, d: int, dtype: torch.dtype, dv: int | None = None
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """q, k, v and the gradient of the result, BNSD on the CPU."""
    dv = dv or d
    shapes = ((b, n, sq, d), (b, nk, sk, d), (b, nk, sk, dv), (b, n, sq, dv))
    q, k, v, dy = (normal(*shape, dtype=dtype, seed=i) for i, shape in enumerate(shapes))
    return q, k, v, dy


def fused(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, layout: str = "BNSD", **more: object
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """npu_fusion_attention on BNSD tensors, which are put into the layout first: result (BNSD), maximum, sum."""
    n = q.shape[1]
    sent = [to_layout(t, layout) for t in (q, k, v)]
    moved = {name: t.to(DEVICE) if isinstance(t, torch.Tensor) else t for name, t in more.items()}
    out, maximum, total, *_ = torch_npu.npu_fusion_attention(*(t.to(DEVICE) for t in sent), n, layout, **moved)
    return from_layout(out, layout, n), maximum, total


def with_gradient(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, dy: torch.Tensor, layout: str = "BNSD", **more: object
) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
    """Result and gradients (BNSD) of the fused operator; a `pse` or `sink` among the arguments gets one too."""
    leaves = {"q": q, "k": k, "v": v} | {n: t for n, t in more.items() if n in ("pse", "sink")}
    leaves = {name: t.detach().to(DEVICE).requires_grad_() for name, t in leaves.items()}  # type: ignore[attr-defined]
    rest = {name: leaves.get(name, value) for name, value in more.items()}
    out, *_ = fused(leaves["q"], leaves["k"], leaves["v"], layout, **rest)
    out.backward(dy.to(DEVICE))
    return out, {name: t.grad for name, t in leaves.items()}


def check_gradients(got: dict[str, torch.Tensor], want: dict[str, torch.Tensor], dtype: torch.dtype) -> None:
    # A gradient of scores is a difference of two terms that are as large as the values that they come from.
    least = 0.1 * max(t.abs().max().item() for t in want.values())
    for name, right in want.items():
        assert error(got[name], right, least) < 3 * TOLERANCE[dtype], name


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize(("b", "n", "nk", "sq", "sk", "d"), SHAPES)
def test_result_statistics_and_gradients(b: int, n: int, nk: int, sq: int, sk: int, d: int, dtype: torch.dtype) -> None:
    q, k, v, dy = inputs(b, n, nk, sq, sk, d, dtype)
    want = attention(q, k, v, scale=d**-0.5, dy=dy)
    out, maximum, total = fused(q, k, v, scale=d**-0.5)
    assert out.dtype == dtype
    assert error(out, want.out) < TOLERANCE[dtype]
    check_statistics(maximum, total, want)
    out, grads = with_gradient(q, k, v, dy, scale=d**-0.5)
    check_gradients(grads, want.grads, dtype)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_are_views_of_one_computation(layout: str) -> None:
    q, k, v, dy = inputs(3, 4, 2, 70, 90, 48, torch.float16)
    plain, plain_grads = with_gradient(q, k, v, dy, scale=0.2)
    out, grads = with_gradient(q, k, v, dy, layout, scale=0.2)
    assert torch.equal(out, plain)
    for name, right in plain_grads.items():
        assert torch.equal(grads[name], right), name


def test_value_with_fewer_channels() -> None:
    q, k, v, dy = inputs(2, 4, 2, 100, 120, 192, torch.bfloat16, dv=128)
    want = attention(q, k, v, scale=0.07, dy=dy)
    out, grads = with_gradient(q, k, v, dy, scale=0.07)
    assert out.shape == (2, 4, 100, 128)
    assert error(out, want.out) < TOLERANCE[torch.bfloat16]
    check_gradients(grads, want.grads, torch.bfloat16)


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize(("sq", "sk"), [(96, 96), (40, 300), (300, 40)])
@pytest.mark.parametrize(
    ("mode", "before", "after"),
    [(0, FAR, FAR), (0, FAR, 0), (0, 20, 10), (0, 40, -8), (1, 3, 3), (2, 5, 5), (3, 5, 5), (4, 30, 10), (6, 5, 5)],
)
def test_sparse_modes(mode: int, before: int, after: int, sq: int, sk: int, dtype: torch.dtype) -> None:
    """Rows that see nothing give 0, documented statistics, and no gradient (Sq > Skv with mode 3; narrow windows)."""
    b, n, d = 2, 2, 32
    q, k, v, dy = inputs(b, n, 1, sq, sk, d, dtype)
    more: dict[str, object] = {"sparse_mode": mode, "pre_tockens": before, "next_tockens": after, "scale": 0.2}
    if mode in (0, 1):
        mask = torch.rand(sq, sk, generator=torch.Generator().manual_seed(1)) < 0.2
        mask[3] = True
    else:
        mask = compressed_mask(mode)
    prefix = [7, 33]
    if mode == 6:
        more["prefix"] = prefix
        see = torch.stack([attended(6, sq, sk, 0, 0, None, p) for p in prefix])[:, None]
    else:
        see = attended(mode, sq, sk, before, after, mask)
    want = attention(q, k, v, scale=0.2, see=see, dy=dy)
    out, maximum, total = fused(q, k, v, atten_mask=mask, **more)
    assert error(out, want.out) < TOLERANCE[dtype]
    assert not out[want.maximum.unsqueeze(-1).expand(out.shape) == -LOWEST].any()
    check_statistics(maximum, total, want)
    out, grads = with_gradient(q, k, v, dy, atten_mask=mask, **more)
    check_gradients(grads, want.grads, dtype)


@pytest.mark.parametrize("kind", [torch.bool, torch.uint8], ids=str)
@pytest.mark.parametrize("batch", [False, True])
@pytest.mark.parametrize("heads", [False, True])
def test_mask_shapes_and_types(batch: bool, heads: bool, kind: torch.dtype) -> None:
    b, n, s = 2, 3, 75
    q, k, v, _ = inputs(b, n, n, s, s, 32, torch.float16)
    shape = (b if batch or heads else 1, n if heads else 1, s, s)
    mask = torch.rand(shape, generator=torch.Generator().manual_seed(2)) < 0.5
    want = attention(q, k, v, scale=0.2, see=~mask)
    out, *_ = fused(q, k, v, atten_mask=mask.to(kind), scale=0.2)
    assert error(out, want.out) < TOLERANCE[torch.float16]
    if not batch and not heads:
        assert torch.equal(out, fused(q, k, v, atten_mask=mask[0, 0].to(kind), scale=0.2)[0])


def test_a_wholly_masked_call_is_zero_everywhere() -> None:
    q, k, v, dy = inputs(1, 2, 2, 33, 40, 64, torch.bfloat16)
    mask = torch.ones(33, 40, dtype=torch.bool)
    out, maximum, total = fused(q, k, v, atten_mask=mask, sparse_mode=1)
    assert not out.any()
    assert (maximum == -LOWEST).all()
    assert (total == LOWEST).all()
    out, grads = with_gradient(q, k, v, dy, atten_mask=mask, sparse_mode=1)
    assert not any(t.any() for t in grads.values())


def test_without_a_mask_the_mode_and_the_window_say_nothing() -> None:
    q, k, v, _ = inputs(1, 2, 2, 50, 60, 32, torch.float32)
    plain, *_ = fused(q, k, v, scale=0.2)
    assert torch.equal(plain, fused(q, k, v, scale=0.2, sparse_mode=3, pre_tockens=1, next_tockens=0)[0])


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("rows", [1, 60], ids=["one-row", "all-rows"])
@pytest.mark.parametrize("batch", [1, 2])
def test_bias(batch: int, rows: int, dtype: torch.dtype) -> None:
    """pse is added to the product before the scale; broadcast dims add up in its gradient."""
    q, k, v, dy = inputs(2, 4, 2, 60, 70, 64, dtype)
    pse = normal(batch, 4, rows, 70, dtype=dtype, seed=9)
    want = attention(q, k, v, scale=0.125, pse=pse, dy=dy)
    out, grads = with_gradient(q, k, v, dy, pse=pse, scale=0.125)
    assert error(out, want.out) < TOLERANCE[dtype]
    check_gradients({n: g for n, g in grads.items() if n != "pse"}, {n: want.grads[n] for n in "qkv"}, dtype)
    assert error(grads["pse"], want.grads["pse"]) < 3 * TOLERANCE[dtype]


def test_sink() -> None:
    q, k, v, dy = inputs(2, 4, 2, 60, 70, 64, torch.bfloat16)
    sink = torch.linspace(-1.0, 2.0, 4)
    want = attention(q, k, v, scale=0.125, sink=sink, dy=dy)
    out, grads = with_gradient(q, k, v, dy, sink=sink, scale=0.125)
    assert error(out, want.out) < TOLERANCE[torch.bfloat16]
    check_gradients(grads, want.grads, torch.bfloat16)


def kept_elements(bits: torch.Tensor, *shape: int) -> torch.Tensor:
    """The bits of a dropout mask, least significant first, as a bool tensor."""
    positions = torch.arange(math.prod(shape))
    return (bits.cpu()[positions // 8] >> (positions % 8) & 1).bool().view(shape)


def test_dropout_follows_a_given_mask() -> None:
    b, n, sq, sk, keep_prob = 2, 3, 40, 53, 0.75
    q, k, v, _ = inputs(b, n, n, sq, sk, 64, torch.float16)
    bits = torch_npu._npu_dropout_gen_mask(q.to(DEVICE), [b, n, sq, sk], p=1 - keep_prob, seed=5, offset=0)
    want = attention(q, k, v, scale=0.125, kept=kept_elements(bits, b, n, sq, sk), keep_prob=keep_prob)
    out, *_ = fused(q, k, v, keep_prob=keep_prob, scale=0.125, dropout_mask=bits, seed=5, offset=0)
    assert error(out, want.out) < TOLERANCE[torch.float16]


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_dropout_drawn_inside(dtype: torch.dtype) -> None:
    """The seed and the offset that come back give the mask; it scales what is kept, in both directions."""
    b, n, sq, sk, keep_prob = 2, 3, 40, 53, 0.75
    q, k, v, dy = inputs(b, n, n, sq, sk, 64, dtype)
    leaves = [t.to(DEVICE).requires_grad_() for t in (q, k, v)]
    torch.manual_seed(11)
    out, maximum, total, _, seed, offset, count = torch_npu.npu_fusion_attention(
        *leaves, n, "BNSD", keep_prob=keep_prob, scale=0.125
    )
    out.backward(dy.to(DEVICE))
    assert count == b * n * sq * sk
    bits = torch_npu._npu_dropout_gen_mask(q.to(DEVICE), [count], p=1 - keep_prob, seed=seed, offset=offset)
    kept = kept_elements(bits, b, n, sq, sk)
    assert kept.float().mean().item() == pytest.approx(keep_prob, abs=0.03)
    want = attention(q, k, v, scale=0.125, kept=kept, keep_prob=keep_prob, dy=dy)
    assert error(out, want.out) < TOLERANCE[dtype]
    check_statistics(maximum, total, want)
    check_gradients(dict(zip("qkv", (leaf.grad for leaf in leaves), strict=True)), want.grads, dtype)


def test_dropout_drawn_inside_is_the_same_in_both_directions() -> None:
    """With v and dy the identity, the result is the dropped probabilities and the gradient of v is their transpose."""
    s, keep_prob = 128, 0.8
    q, k, _, _ = inputs(1, 2, 2, s, s, s, torch.float32)
    eye = torch.eye(s).expand(1, 2, s, s).contiguous()
    torch.manual_seed(3)
    out, grads = with_gradient(q, k, eye, eye, keep_prob=keep_prob, scale=s**-0.5)
    dropped = out.cpu() == 0
    assert dropped.float().mean().item() == pytest.approx(1 - keep_prob, abs=0.02)
    assert torch.equal(grads["v"].cpu() == 0, dropped.transpose(-1, -2))
    p = attention(q, k, eye, scale=s**-0.5).out / keep_prob
    assert error(out, p.masked_fill(dropped, 0.0)) < TOLERANCE[torch.float32]


def tnd(parts: list[torch.Tensor]) -> torch.Tensor:
    """[1, N, S, D] sequences after each other: [T, N, D]."""
    return torch.cat([p[0].transpose(0, 1) for p in parts]).contiguous()


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("order", ["", "TND"])
@pytest.mark.parametrize("mode", [None, 0, 2, 3, 4])
def test_sequences_of_different_length(mode: int | None, order: str, dtype: torch.dtype) -> None:
    n, nk, d, before, after = 4, 2, 64, 25, 6
    lengths = [(5, 9), (130, 200), (1, 33), (97, 97)]
    sequences = [inputs(1, n, nk, sq, sk, d, dtype) for sq, sk in lengths]
    q, k, v, dy = (tnd([s[i] for s in sequences]) for i in range(4))
    ends = [list(itertools.accumulate(column)) for column in zip(*lengths, strict=True)]
    mask = None
    if mode is not None:
        sparse = torch.rand(130, 200, generator=torch.Generator().manual_seed(4)) < 0.3
        mask = sparse if mode == 0 else compressed_mask(mode)
        mask[:, 0] &= mode != 0
    leaves = [t.to(DEVICE).requires_grad_() for t in (q, k, v)]
    out, maximum, total, *_ = torch_npu.npu_fusion_attention(
        *leaves, n, "TND", scale=0.125, atten_mask=None if mask is None else mask.to(DEVICE), sparse_mode=mode or 0,
        pre_tockens=before, next_tockens=after, actual_seq_qlen=ends[0], actual_seq_kvlen=ends[1], softmax_layout=order,
    )  # fmt: skip
    out.backward(dy.to(DEVICE))
    start = [0, 0]
    for (sq, sk), (sq_in, sk_in, sv_in, sdy) in zip(lengths, sequences, strict=True):
        see = None if mask is None else attended(mode or 0, sq, sk, before, after, mask[:sq, :sk])
        want = attention(sq_in, sk_in, sv_in, scale=0.125, see=see, dy=sdy)
        rows, keys = slice(start[0], start[0] + sq), slice(start[1], start[1] + sk)
        assert error(out[rows].transpose(0, 1), want.out[0]) < TOLERANCE[dtype]
        got = {"q": leaves[0].grad[rows], "k": leaves[1].grad[keys], "v": leaves[2].grad[keys]}
        check_gradients({name: t.transpose(0, 1)[None] for name, t in got.items()}, want.grads, dtype)
        if order:  # rows as in the result
            statistics = [t[rows].transpose(0, 1)[None] for t in (maximum, total)]
        else:  # sequence by sequence, heads outside
            statistics = [t.view(-1, 8)[start[0] * n : (start[0] + sq) * n].view(1, n, sq, 8) for t in (maximum, total)]
        check_statistics(*statistics, want)
        start = [start[0] + sq, start[1] + sk]


def test_sequences_that_are_empty_or_take_no_part() -> None:
    n, d = 2, 32
    q = normal(12, n, d).to(DEVICE)
    call = lambda lengths: torch_npu.npu_fusion_attention(  # noqa: E731
        q, q, q, n, "TND", scale=0.2, actual_seq_qlen=lengths, actual_seq_kvlen=lengths
    )
    out, maximum, *_ = call([5, 5, 12])
    assert torch.equal(out, call([5, 12])[0])
    out, maximum, *_ = call([5, 8, 0, 0])
    assert torch.equal(out[:8], call([5, 8, 12])[0][:8])
    assert not out[8:].any()
    assert (maximum.view(-1, 8)[8 * n :] == -LOWEST).all()


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_not_a_number_and_infinity_stay_in_their_rows(dtype: torch.dtype) -> None:
    q, k, v, _ = inputs(1, 2, 2, 130, 130, 64, dtype)
    q[0, 0, 5, 3] = math.nan
    k[0, 1, 100, 2] = math.inf
    out, *_ = fused(q, k, v, scale=0.125, atten_mask=compressed_mask(2), sparse_mode=2)
    want = F.scaled_dot_product_attention(q.double(), k.double(), v.double(), is_causal=True)
    assert torch.equal(out.cpu().isnan(), want.isnan())


def test_empty_tensors() -> None:
    for b, sq, sk in ((0, 3, 4), (2, 0, 4), (2, 3, 0)):
        q, k, v, _ = inputs(b, 2, 2, sq, sk, 16, torch.float16)
        out, maximum, _ = fused(q, k, v)
        assert out.shape == q.shape
        assert not out.any()
        assert (maximum == -LOWEST).all()
