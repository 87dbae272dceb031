"""Products with integer weights, of integers and of groups: right on every kernel level, whatever the threads."""

from __future__ import annotations

from kernel_levels import assert_threads_do_not_matter, at_every_level

SCRIPT = """
import hashlib, torch, torch_npu
g = torch.Generator().manual_seed(3)
sha = hashlib.sha256()

def check(name, out, exact, rtol, atol):
    out = out.cpu()
    torch.testing.assert_close(out.double(), exact, rtol=rtol, atol=atol, msg=lambda m: f"{name}: {m}")
    sha.update(out.contiguous().view(torch.uint8).numpy().tobytes())

# A few rows against integers as they lie, and many against packed ones.
for m in (1, 2, 3, 5, 8, 40):
    for k, n, group in ((256, 64, 64), (384, 320, 128), (512, 448, 0), (96, 264, 32), (128, 1000, 0), (77, 256, 0)):
        for bits in (8, 4):
            for shifted in (False, True):
                x = torch.randn(m, k, generator=g).bfloat16()
                low = 1 << (bits - 1)
                w = torch.randint(-low, low, (k, n), generator=g, dtype=torch.int32)
                rows = k // group if group else 1
                scale = (torch.rand(rows, n, generator=g) * 0.02 + 0.001).bfloat16()
                offset = torch.randint(-9, 9, (rows, n), generator=g).bfloat16() if shifted else None
                wide = lambda t: t.double().repeat_interleave(group if group else k, 0)
                exact = x.double() @ ((w.double() + (wide(offset) if shifted else 0)) * wide(scale))
                on = torch_npu.npu_convert_weight_to_int4pack(w.npu()) if bits == 4 else w.to(torch.int8).npu()
                forms = [on] if bits == 4 or group else [on, w.T.contiguous().to(torch.int8).npu().T]
                shape = (rows, n) if group else (n,)
                for form in forms:
                    out = torch_npu.npu_weight_quant_batchmatmul(
                        x.npu(), form, scale.view(shape).npu(), offset.view(shape).npu() if shifted else None,
                        antiquant_group_size=group)
                    check((m, k, n, group, bits, shifted), out, exact, 1.2e-2, 2e-3 * exact.abs().max().item())

# Integers on both sides: sizes beside and on the borders of blocks.
for m, k, n in ((1, 64, 32), (33, 100, 65), (200, 1100, 264), (193, 2050, 512), (400, 4100, 300), (500, 512, 768)):
    a = torch.randint(-128, 128, (m, k), generator=g, dtype=torch.int8)
    b = torch.randint(-128, 128, (k, n), generator=g, dtype=torch.int8)
    a[0], b[:, 0] = -128, -128
    scale, token = torch.rand(n, generator=g) * 0.01, torch.rand(m, generator=g)
    bias = torch.randint(-5000, 5000, (n,), generator=g, dtype=torch.int32)
    sums = a.double() @ b.double() + bias.double()
    for right in (b.npu(), b.T.contiguous().npu().T):
        out = torch_npu.npu_quant_matmul(a.npu(), right, scale.npu(), pertoken_scale=token.npu(), bias=bias.npu(),
                                         output_dtype=torch.bfloat16)
        check((m, k, n), out, sums * scale.double() * token.double()[:, None], 5e-3, 1e-4)
        for tokens, factor in ((token.npu(), token.double()[:, None]), (None, 1)):  # no bias: finished at once
            out = torch_npu.npu_quant_matmul(a.npu(), right, scale.npu(), pertoken_scale=tokens,
                                             output_dtype=torch.bfloat16)
            check((m, k, n), out, (a.double() @ b.double()) * scale.double() * factor, 5e-3, 1e-4)
        small = scale * 0.05  # within the range of fp16
        out = torch_npu.npu_quant_matmul(a.npu(), right, small.npu(), bias=bias.npu(), output_dtype=torch.float16)
        check((m, k, n), out, sums * small.double(), 3e-3, 1e-4)

# Groups, some of them empty, with weights as they lie, turned, and cut out of wider rows.
for k, n in ((64, 256), (131, 320), (1100, 520), (2050, 264), (96, 40)):
    counts = torch.tensor([0, 270, 1, 0, 33, 200, 9, 0])
    x = torch.randn(int(counts.sum()), k, generator=g).bfloat16()
    w = torch.randn(8, k, n, generator=g).bfloat16()
    wide = torch.randn(8, k, n + 32, generator=g).bfloat16()
    wide[..., 16 : 16 + n] = w
    exact = torch.cat([p.double() @ w[i].double() for i, p in enumerate(x.split(counts.tolist()))])
    for right in (w.npu(), w.transpose(1, 2).contiguous().npu().transpose(1, 2), wide.npu()[..., 16 : 16 + n]):
        out = torch_npu.npu_grouped_matmul([x.npu()], [right], group_list=counts.npu(), group_list_type=1,
                                           split_item=3, group_type=0)[0]
        check((k, n), out, exact, 8e-3, 2e-3 * k**0.5)
print(sha.hexdigest())
"""


def test_every_level_is_right() -> None:
    at_every_level(SCRIPT)


def test_threads_do_not_matter() -> None:
    assert_threads_do_not_matter(SCRIPT, 1, 2, 3)
