"""27 common ways in which PyTorch models write attention, plus what a fusion engine has to do with each.

Every form takes q, k, v of shape (B, H, S, D) and an additive mask m of shape (B, 1, S, S), and returns the attention
output. `EXPECT` says for each form what is right: "fuse" (one FlashAttention-class operator must replace the chain),
"fuse-or-keep" (a rewrite is possible only with an operator that supports the term; otherwise keep it and say which term
stands in the way), "keep" (fusing would change the result or lose an output).
Numbers must agree with the unfused graph in every case.
"""

import math

import torch
import torch.nn.functional as F

B, H, KV, S, D = 2, 8, 2, 64, 64
FORMS = {}


def form(fn):
    FORMS[fn.__name__] = fn
    return fn


def mk(dtype, *shape):
    return torch.randn(*shape, dtype=dtype)


def repeat_kv(x, n):
    b, h, s, d = x.shape
    return x if n == 1 else x[:, :, None].expand(b, h, n, s, d).reshape(b, h * n, s, d)


@form
def plain_mul(q, k, v, m):
    return torch.softmax(q @ k.transpose(-2, -1) * 0.125, -1) @ v


@form
def plain_div(q, k, v, m):
    return torch.softmax(q @ k.transpose(-2, -1) / 8.0, -1) @ v


@form
def prescale_q(q, k, v, m):
    return torch.softmax((q * 0.125) @ k.transpose(-2, -1), -1) @ v


@form
def split_sqrt_scale(q, k, v, m):
    s = 0.125**0.5
    return torch.softmax((q * s) @ (k.transpose(-2, -1) * s), -1) @ v


@form
def mul_then_addmask(q, k, v, m):
    return torch.softmax(q @ k.transpose(-2, -1) * 0.125 + m, -1) @ v


@form
def div_then_addmask(q, k, v, m):
    return torch.softmax(q @ k.transpose(-2, -1) / 8.0 + m, -1) @ v


@form
def mask_before_scale(q, k, v, m):
    return torch.softmax((q @ k.transpose(-2, -1) + m) * 0.125, -1) @ v


@form
def hf_eager_llama(q, k, v, m):
    k = repeat_kv(k[:, :KV], H // KV)
    v = repeat_kv(v[:, :KV], H // KV)
    w = torch.matmul(q, k.transpose(2, 3)) * 0.125
    w = w + m[:, :, :, : k.shape[-2]]
    w = F.softmax(w, dim=-1, dtype=torch.float32).to(q.dtype)
    w = F.dropout(w, p=0.0, training=False)
    return torch.matmul(w, v).transpose(1, 2).contiguous()


@form
def hf_eager_mha(q, k, v, m):
    w = torch.matmul(q, k.transpose(2, 3)) * 0.125 + m
    w = F.softmax(w, dim=-1, dtype=torch.float32).to(q.dtype)
    return torch.matmul(w, v).transpose(1, 2).contiguous()


@form
def llama_ref(q, k, v, m):
    s = torch.matmul(q, k.transpose(2, 3)) / math.sqrt(D)
    s = s + m
    s = F.softmax(s.float(), dim=-1).type_as(q)
    return torch.matmul(s, v)


@form
def nanogpt(q, k, v, m):
    att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(D))
    bias = torch.tril(torch.ones(S, S)).view(1, 1, S, S)
    att = att.masked_fill(bias == 0, float("-inf"))
    att = F.softmax(att, dim=-1)
    return att @ v


@form
def bert(q, k, v, m):
    s = torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(D)
    s = s + m[:, :, :1, :]
    p = F.softmax(s, dim=-1)
    c = torch.matmul(p, v)
    return c.permute(0, 2, 1, 3).contiguous().view(B, S, H * D)


@form
def t5_bias(q, k, v, m):
    s = torch.matmul(q, k.transpose(3, 2))
    s = s + m
    w = F.softmax(s.float(), dim=-1).type_as(s)
    return torch.matmul(w, v)


@form
def gptneox_baddbmm(q, k, v, m):
    qq = q.reshape(B * H, S, D)
    kk = k.reshape(B * H, S, D)
    s = torch.zeros(B * H, S, S, dtype=q.dtype)
    s = torch.baddbmm(s, qq, kk.transpose(1, 2), beta=1.0, alpha=0.125).view(B, H, S, S)
    s = torch.where(torch.tril(torch.ones(S, S, dtype=torch.bool)), s, torch.finfo(s.dtype).min)
    s = s + m
    return torch.matmul(F.softmax(s, -1).to(v.dtype), v)


@form
def bloom_alibi(q, k, v, m):
    al = mk(q.dtype, B * H, 1, S)
    s = torch.baddbmm(
        al,
        q.reshape(B * H, S, D),
        k.reshape(B * H, S, D).transpose(1, 2),
        beta=1.0,
        alpha=0.125,
    ).view(B, H, S, S)
    s = s + m
    p = F.softmax(s, -1, dtype=torch.float32).to(q.dtype)
    return torch.bmm(p.view(B * H, S, S), v.reshape(B * H, S, D))


@form
def opt_bmm3d(q, k, v, m):
    q3 = (q * 0.125).reshape(B * H, S, D)
    k3 = k.reshape(B * H, S, D)
    v3 = v.reshape(B * H, S, D)
    w = torch.bmm(q3, k3.transpose(1, 2)).view(B, H, S, S) + m
    w = torch.max(w, torch.tensor(torch.finfo(w.dtype).min)).view(B * H, S, S)
    return torch.bmm(F.softmax(w, -1), v3)


@form
def gemma2_softcap(q, k, v, m):
    w = torch.matmul(q, k.transpose(2, 3)) * 0.125
    w = torch.tanh(w / 50.0) * 50.0
    w = w + m
    return torch.matmul(F.softmax(w, -1, dtype=torch.float32).to(q.dtype), v)


@form
def gptoss_sink(q, k, v, m):
    w = torch.matmul(q, k.transpose(2, 3)) * 0.125 + m
    sinks = torch.zeros(1, H, 1, 1, dtype=q.dtype).expand(B, -1, S, -1)
    c = torch.cat([w, sinks], -1)
    c = c - c.max(dim=-1, keepdim=True).values
    p = F.softmax(c, -1, dtype=torch.float32)
    return torch.matmul(p[..., :-1].to(v.dtype), v)


@form
def sliding_window(q, k, v, m):
    i = torch.arange(S)[:, None]
    j = torch.arange(S)[None]
    ok = (j <= i) & (i - j < 16)
    w = torch.matmul(q, k.transpose(2, 3)) * 0.125
    w = w.masked_fill(~ok, torch.finfo(w.dtype).min)
    return torch.matmul(F.softmax(w, -1), v)


@form
def einsum_attn(q, k, v, m):
    w = torch.einsum("bhid,bhjd->bhij", q, k) * 0.125
    return torch.einsum("bhij,bhjd->bhid", w.softmax(-1), v)


@form
def bshd_einsum(q, k, v, m):
    q, k, v = [t.transpose(1, 2) for t in (q, k, v)]
    w = torch.einsum("bihd,bjhd->bhij", q, k) * 0.125
    return torch.einsum("bhij,bjhd->bihd", w.softmax(-1), v)


@form
def packed_qkv_permuted(q, k, v, m):
    x = torch.cat([t.transpose(1, 2).reshape(B, S, H * D) for t in (q, k, v)], -1)
    q, k, v = x.split(H * D, dim=2)
    q, k, v = [t.view(B, S, H, D).transpose(1, 2) for t in (q, k, v)]
    w = (q @ k.transpose(-2, -1)) * 0.125 + m
    return w.softmax(-1) @ v


@form
def dropout_train(q, k, v, m):
    w = torch.softmax(q @ k.transpose(-2, -1) / 8.0 + m, -1)
    return F.dropout(w, 0.1, True) @ v


@form
def weights_returned(q, k, v, m):
    w = torch.softmax(q @ k.transpose(-2, -1) / 8.0 + m, -1)
    return w @ v, w


@form
def manual_softmax(q, k, v, m):
    s = q @ k.transpose(-2, -1) / 8.0 + m
    s = s - s.amax(-1, keepdim=True)
    e = s.exp()
    return (e / e.sum(-1, keepdim=True)) @ v


@form
def rel_pos_deberta(q, k, v, m):
    s = q @ k.transpose(-2, -1) / math.sqrt(3 * D)
    r = torch.gather(q @ mk(q.dtype, 1, 1, D, S), -1, torch.zeros(B, H, S, S, dtype=torch.long))
    return ((s + r).masked_fill(m.bool(), torch.finfo(q.dtype).min)).softmax(-1) @ v


@form
def kvcache_decode(q, k, v, m):
    q = q[:, :, :1]
    k = torch.cat([k, k[:, :, :1]], 2)
    v = torch.cat([v, v[:, :, :1]], 2)
    return torch.softmax(q @ k.transpose(-2, -1) * 0.125, -1) @ v


EXPECT = dict.fromkeys(FORMS, "fuse")
EXPECT.update(
    manual_softmax="fuse-or-keep",  # torchair has no converter for amax: its own error must reach the user
    dropout_train="fuse-or-keep",
    weights_returned="keep",
    mask_before_scale="fuse-or-keep",
    gemma2_softcap="fuse-or-keep",
    gptoss_sink="fuse-or-keep",
    rel_pos_deberta="fuse-or-keep",
)
