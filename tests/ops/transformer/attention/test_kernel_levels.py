"""FlashAttention at every kernel level of this machine, and on different numbers of threads."""

from kernel_levels import assert_threads_do_not_matter, at_every_level

SCRIPT = """
import hashlib, math, torch, torch_npu
g = torch.Generator().manual_seed(3)
sha = hashlib.sha256()
CAUSAL = torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1)

def expected(q, k, v, allowed):
    group = q.shape[1] // k.shape[1]
    k, v = k.double().repeat_interleave(group, 1), v.double().repeat_interleave(group, 1)
    scores = q.double() @ k.mT / math.sqrt(q.shape[-1])
    scores = scores.masked_fill(~allowed, -math.inf)
    p = torch.softmax(scores, -1).nan_to_num(0.0)
    return p @ v, scores

def check(name, dtype, b, nq, nkv, sq, sk, d, dv, mode):
    q, k = (torch.randn(b, n, s, d, generator=g).to(dtype) for n, s in ((nq, sq), (nkv, sk)))
    v = torch.randn(b, nkv, sk, dv, generator=g).to(dtype)
    i, j = torch.arange(sq)[:, None], torch.arange(sk)[None]
    kw = {"sparse_mode": 0}
    allowed = torch.ones(sq, sk, dtype=torch.bool)
    if mode == "causal":
        kw, allowed = {"sparse_mode": 3, "atten_mask": CAUSAL.npu()}, j <= i + sk - sq
    elif mode == "window":
        kw = {"sparse_mode": 4, "atten_mask": CAUSAL.npu(), "pre_tockens": 70, "next_tockens": 5}
        allowed = (j <= i + sk - sq + 5) & (j >= i + sk - sq - 70)
    elif mode == "mask":
        mask = torch.rand(sq, sk, generator=g) < 0.4
        mask[sq // 2] = True
        kw, allowed = {"sparse_mode": 0, "atten_mask": mask.npu()}, ~mask
    out, top, total = torch_npu.npu_fusion_attention(
        q.npu(), k.npu(), v.npu(), nq, "BNSD", scale=1 / math.sqrt(d), **kw)[:3]
    out, top, total = out.cpu(), top.cpu(), total.cpu()
    want, scores = expected(q, k, v, allowed)
    bound = {torch.bfloat16: 1.2e-2, torch.float16: 1.5e-3, torch.float32: 3e-6}[dtype]
    error = ((out.double() - want).abs() / (1 + want.abs())).max().item()
    assert error < bound, (name, dtype, mode, error)
    seen = allowed.expand(sq, sk).any(-1)
    lse = top[..., 0].double() + total[..., 0].double().log()
    off = (lse - torch.logsumexp(scores, -1))[..., seen].abs().max().item()
    assert off < (2e-5 if dtype == torch.float32 else 2e-3), (name, dtype, mode, off)
    for t in (out, top, total):
        sha.update(t.contiguous().view(torch.uint8).numpy().tobytes())

for dtype in (torch.bfloat16, torch.float16, torch.float32):
    for mode in ("full", "causal", "window", "mask"):
        check("group", dtype, 1, 8, 2, 333, 517, 64, 64, mode)
        check("odd", dtype, 2, 3, 3, 129, 300, 72, 40, mode)
        check("few rows", dtype, 2, 16, 2, 7, 700, 128, 128, mode)

# Values that are no sums of bf16 parts: infinity hides nothing else, a NaN shows in its row alone.
for dtype in (torch.bfloat16, torch.float16, torch.float32):
    q, k, v = (torch.randn(1, 4, 256, 64, generator=g).to(dtype) for _ in range(3))
    plain = torch_npu.npu_fusion_attention(q.npu(), k.npu(), v.npu(), 4, "BNSD", scale=0.125)[0].cpu()
    v[0, 1, 9, 3] = math.inf
    q[0, 2, 100, 5] = math.nan
    out = torch_npu.npu_fusion_attention(q.npu(), k.npu(), v.npu(), 4, "BNSD", scale=0.125)[0].cpu()
    assert torch.isinf(out[0, 1, :, 3]).all() and out[0, 2, 100].isnan().all(), dtype
    out[0, 1, :, 3], out[0, 2, 100] = plain[0, 1, :, 3], plain[0, 2, 100]
    torch.testing.assert_close(out, plain, rtol=2e-2, atol=2e-3)
    big = torch.full((1, 4, 256, 64), 1e36 if dtype != torch.float16 else 6e4).to(dtype)
    out = torch_npu.npu_fusion_attention(q[:, :1].npu(), k[:, :1].npu(), big[:, :1].npu(), 1, "BNSD", scale=0.125)[0]
    assert torch.isfinite(out.cpu()).all() and (out.cpu().float() / big[:, :1].float() - 1).abs().max() < 2e-2, dtype

# Maxima that grow a little, much, or not at all from key to key: scores up to 100, so their rounding shows.
for dtype, bound in ((torch.bfloat16, 1.2e-2), (torch.float16, 3e-3), (torch.float32, 1e-4)):
    q, k, v = (torch.randn(1, 2, n, 64, generator=g).to(dtype) for n in (96, 700, 700))
    q = q.abs()
    for steps in (torch.linspace(0, 1, 700), torch.linspace(1, 0, 700), torch.linspace(-9, 9, 700)):
        grown = (k.float().abs() * steps[:, None]).to(dtype)
        out, top, total = torch_npu.npu_fusion_attention(q.npu(), grown.npu(), v.npu(), 2, "BNSD", scale=0.125)[:3]
        want, scores = expected(q, grown, v, torch.ones(96, 700, dtype=torch.bool))
        out, top, total = out.cpu().double(), top.cpu()[..., 0].double(), total.cpu()[..., 0].double()
        assert ((out - want).abs() / (1 + want.abs())).max() < bound, dtype
        high = scores.amax(-1)
        assert ((top - high).abs() <= 2e-5 * high.abs() + 1e-4).all(), dtype
        off = (top + total.log() - torch.logsumexp(scores, -1)).abs() / (1 + high.abs())
        assert off.max() < 1e-4, (dtype, off.max())

# Gradients, against the derivative in float64.
for dtype, bound in ((torch.bfloat16, 3e-2), (torch.float16, 4e-3), (torch.float32, 1e-5)):
    q, k, v, dy = (torch.randn(1, n, 200, 64, generator=g).to(dtype) for n in (8, 2, 2, 8))
    leaves = [t.double().requires_grad_() for t in (q, k, v)]
    expected(*leaves, torch.ones(200, 200, dtype=torch.bool).tril())[0].backward(dy.double())
    device = [t.npu().requires_grad_() for t in (q, k, v)]
    torch_npu.npu_fusion_attention(*device, 8, "BNSD", scale=0.125, sparse_mode=3, atten_mask=CAUSAL.npu())[0].backward(
        dy.npu())
    for have, want in zip(device, leaves):
        have = have.grad.cpu()
        assert ((have.double() - want.grad).abs() / (1 + want.grad.abs())).max() < bound, dtype
        sha.update(have.contiguous().view(torch.uint8).numpy().tobytes())
print(sha.hexdigest())
"""


def test_every_level_is_right() -> None:
    at_every_level(SCRIPT)


def test_threads_do_not_matter() -> None:
    assert_threads_do_not_matter(SCRIPT, 1, 2, 5)
