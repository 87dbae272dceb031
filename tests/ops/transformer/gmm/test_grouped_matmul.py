"""Grouped and quantised products through torch_npu's Python API: all forms of groups, blocked weights, every kernel
level, and no influence of the number of threads.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
import torch
import torch_npu
from kernel_levels import assert_threads_do_not_matter, at_every_level

NZ = 29  # ACL_FORMAT_FRACTAL_NZ


@pytest.fixture(autouse=True)
def internal_formats() -> Iterator[None]:
    before = torch_npu._C._npu_getOption("ALLOW_INTERNAL_FORMAT")
    torch.npu.config.allow_internal_format = True
    yield
    torch.npu.config.allow_internal_format = before == b"enable"


def real(*shape: int, dtype: torch.dtype = torch.bfloat16, seed: int = 0) -> torch.Tensor:
    return (torch.rand(shape, generator=torch.Generator().manual_seed(seed)) * 2 - 1).to(dtype)


def integers(*shape: int, seed: int = 0, low: int = -128, high: int = 128) -> torch.Tensor:
    return torch.randint(low, high, shape, generator=torch.Generator().manual_seed(seed), dtype=torch.int32).to(
        torch.int8
    )


def close(got: torch.Tensor, want: torch.Tensor, tolerance: float = 1e-2) -> None:
    error = (got.cpu().double() - want.double()).abs().max() / want.double().abs().max().clamp(min=1e-9)
    assert error < tolerance, f"relative error {error.item()}"


def cast_nz(t: torch.Tensor) -> torch.Tensor:
    blocked = torch_npu.npu_format_cast(t.npu().contiguous(), NZ)
    assert torch_npu.get_npu_format(blocked) == NZ
    return blocked


# --- grouped ----------------------------------------------------------------------------------------------------------
COUNTS = (5, 0, 9)
ENDS = (5, 5, 14)


def by_rows(x: torch.Tensor, weights: list[torch.Tensor]) -> torch.Tensor:
    parts, at = [], 0
    for count, w in zip(COUNTS, weights, strict=True):
        parts.append(x[at : at + count].double() @ w.double())
        at += count
    return torch.cat(parts)


@pytest.mark.parametrize("list_type", [0, 1])
@pytest.mark.parametrize("split", [2, 3])
@pytest.mark.parametrize("single", [True, False])
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
def test_one_output(dtype: torch.dtype, single: bool, split: int, list_type: int) -> None:
    x, w = real(14, 70, dtype=dtype), real(3, 70, 33, dtype=dtype, seed=1)
    groups = torch.tensor(COUNTS if list_type else ENDS).npu()
    weight = [w.npu()] if single else [m.npu() for m in w]
    result = torch_npu.npu_grouped_matmul(
        [x.npu()], weight, group_list=groups, split_item=split, group_type=0, group_list_type=list_type
    )
    assert len(result) == 1
    close(result[0], by_rows(x, list(w)))


@pytest.mark.parametrize("split", [0, 1])
def test_many_outputs(split: int) -> None:
    x, w = real(14, 70), real(3, 70, 33, seed=1)
    groups = torch.tensor(ENDS).npu()
    result = torch_npu.npu_grouped_matmul(
        [x.npu()], [m.npu() for m in w], group_list=groups, split_item=split, group_type=0
    )
    assert [tuple(t.shape) for t in result] == [(5, 33), (0, 33), (9, 33)]
    close(torch.cat([t.cpu() for t in result]), by_rows(x, list(w)))
    parts = [x[:5], x[5:5], x[5:]]
    separate = torch_npu.npu_grouped_matmul(
        [p.npu() for p in parts], [m.npu() for m in w], split_item=split, group_type=-1
    )
    for a, b in zip(result, separate, strict=True):
        assert torch.equal(a.cpu(), b.cpu())


def test_list_of_numbers() -> None:
    x, w = real(14, 70, dtype=torch.float16), real(3, 70, 33, dtype=torch.float16, seed=1)
    result = torch_npu.npu_grouped_matmul([x.npu()], [m.npu() for m in w], group_list=list(ENDS), split_item=3)
    assert len(result) == 1
    close(result[0], by_rows(x, list(w)))


def test_groups_along_k() -> None:
    x, w = real(70, 14), real(70, 33, seed=1)
    groups = torch.tensor([30, 30, 65]).npu()
    result = torch_npu.npu_grouped_matmul(
        [x.npu().t()], [w.npu()], group_list=groups, split_item=3, group_type=2, group_list_type=0
    )
    close(result[0][0], x[:30].double().t() @ w[:30].double())
    assert not result[0][1].any()
    close(result[0][2], x[30:65].double().t() @ w[30:65].double())


def test_rows_behind_the_last_group_do_not_depend_on_garbage() -> None:
    w = [real(16, 8, dtype=torch.float16, seed=s).npu() for s in (1, 2, 3)]
    groups = torch.tensor([2, 2, 6], device="npu")
    outs = []
    for last in (1.0, float("nan")):
        x = real(7, 16, dtype=torch.float16)
        x[6] = last
        out = torch_npu.npu_grouped_matmul([x.npu()], w, group_list=groups, split_item=3, group_type=0)
        assert isinstance(out, (list, tuple))
        assert len(out) == 1
        close(out[0][:2], x[:2].double() @ w[0].cpu().double())
        close(out[0][2:6], x[2:6].double() @ w[2].cpu().double())
        outs.append(out[0].cpu())
    assert torch.equal(outs[0], outs[1])


@pytest.mark.parametrize("bad", [[5, 4, 14], [5, 5, 15], [-1, 5, 14]])
def test_group_list_out_of_range_is_an_error_of_the_task(bad: list[int]) -> None:
    code = (
        "import torch, torch_npu\n"
        "x, w = torch.ones(14, 16).half().npu(), torch.ones(3, 16, 8).half().npu()\n"
        f"g = torch.tensor({bad}).npu()\n"
        "torch_npu.npu_grouped_matmul([x], [w], group_list=g, split_item=3, group_type=0)\n"
        "torch.npu.synchronize()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1
    assert "group_list[" in done.stderr


def test_int8_by_token_and_blocked_weight() -> None:
    x, w = integers(14, 64), integers(3, 64, 96, seed=1)
    scale, token = real(3, 96, seed=2).abs(), torch.rand(14, generator=torch.Generator().manual_seed(3))
    groups = torch.tensor(ENDS).npu()
    want = torch.cat(
        [
            x[a:b].double() @ w[e].double() * scale[e].double() * token[a:b, None].double()
            for e, (a, b) in enumerate(((0, 5), (5, 5), (5, 14)))
        ]
    )
    for weight in (w.npu(), cast_nz(w)):
        (out,) = torch_npu.npu_grouped_matmul(
            [x.npu()],
            [weight],
            scale=[scale.npu()],
            per_token_scale=[token.npu()],
            group_list=groups,
            split_item=3,
            group_type=0,
            output_dtype=torch.bfloat16,
        )
        close(out, want)


def test_swiglu_quant_and_finalize_routing() -> None:
    x, w = integers(14, 64), integers(3, 64, 256, seed=1)
    scale = torch.rand(3, 256, generator=torch.Generator().manual_seed(2)) * 0.01
    token = torch.rand(14, generator=torch.Generator().manual_seed(3))
    spans = ((0, 5), (5, 5), (5, 14))
    y = torch.cat(
        [
            x[a:b].double() @ w[e].double() * scale[e].double() * token[a:b, None].double()
            for e, (a, b) in enumerate(spans)
        ]
    )
    gate, up = y.chunk(2, -1)
    s = gate * torch.sigmoid(gate) * up
    q, q_scale, _ = torch_npu.npu_grouped_matmul_swiglu_quant(
        x.npu(), cast_nz(w), torch.tensor(ENDS).npu(), scale.npu(), token.npu()
    )
    close(q_scale, s.abs().amax(-1) / 127, 1e-4)
    assert ((q.cpu().double() - s / q_scale.cpu().double()[:, None]).abs() <= 0.51).all()

    logit, index = torch.rand(14), torch.arange(14) % 7
    shared = real(2, 256, seed=4)
    out = torch_npu.npu_grouped_matmul_finalize_routing(
        x.npu(),
        cast_nz(w),
        torch.tensor(COUNTS).npu(),
        scale=scale.npu(),
        pertoken_scale=token.npu(),
        shared_input=shared.npu(),
        logit=logit.npu(),
        row_index=index.npu(),
        shared_input_weight=0.5,
        shared_input_offset=3,
        output_bs=7,
    )
    want = torch.zeros(7, 256, dtype=torch.float64).index_add_(0, index, y * logit.double()[:, None])
    want[3:5] += 0.5 * shared.double()
    close(out, want, 1e-5)


def test_quant_grouped_matmul_dequant() -> None:
    x, w = real(14, 64, dtype=torch.float16), integers(3, 64, 96, seed=1)
    scale = torch.rand(3, 96, generator=torch.Generator().manual_seed(2)) * 0.01
    out = torch_npu.npu_quant_grouped_matmul_dequant(
        x.npu(), w.transpose(1, 2).contiguous().npu(), scale.npu(), torch.tensor(ENDS).npu(), quant_mode="pertoken"
    )
    step = x.double().abs().amax(1, True) / 127
    q = (x.double() / step).round()
    want = torch.cat(
        [q[a:b] @ w[e].double() * scale[e] * step[a:b] for e, (a, b) in enumerate(((0, 5), (5, 5), (5, 14)))]
    )
    close(out, want, 2e-2)


# --- one product ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("kind", [torch.int8, torch.float16, torch.bfloat16], ids=str)
def test_quant_matmul(kind: torch.dtype, blocked: bool) -> None:
    x, w = integers(33, 128), integers(128, 96, seed=1)
    scale = torch.rand(96, generator=torch.Generator().manual_seed(2)) * 1e-3
    weight = cast_nz(w) if blocked else w.npu()
    out = torch_npu.npu_quant_matmul(x.npu(), weight, scale.npu(), output_dtype=kind)
    want = x.double() @ w.double() * scale.double()
    if kind != torch.int8:
        return close(out, want)
    assert ((out.cpu().double() - want.clamp(-128, 127)).abs() < 0.65).all()  # the factor lost 13 bits


@pytest.mark.parametrize("turned", [False, True])
def test_weight_quant_batchmatmul(turned: bool) -> None:
    for dtype in (torch.float16, torch.bfloat16):
        x, w = real(7, 128, dtype=dtype), integers(128, 64, seed=1, low=-8, high=8)
        scale, offset = real(1, 64, dtype=dtype, seed=2), real(1, 64, dtype=dtype, seed=3)
        want = x.double() @ ((w.double() + offset.double()) * scale.double())
        weight = w.t().contiguous().npu().t() if turned else w.npu()
        close(torch_npu.npu_weight_quant_batchmatmul(x.npu(), weight, scale.npu(), offset.npu()), want)
        packed = torch_npu.npu_convert_weight_to_int4pack((w.t().contiguous() if turned else w).int().npu())
        weight = packed.t() if turned else packed
        close(torch_npu.npu_weight_quant_batchmatmul(x.npu(), weight, scale.npu(), offset.npu()), want)


def test_quant_matmul_reduce_sum() -> None:
    x, w = integers(3, 7, 64), integers(3, 64, 96, seed=1)
    rows, columns = torch.rand(3, 7) * 0.01, real(96, seed=2)
    out = torch_npu.npu_quant_matmul_reduce_sum(x.npu(), cast_nz(w), x1_scale=rows.npu(), x2_scale=columns.npu())
    want = (torch.bmm(x.double(), w.double()) * rows.double().unsqueeze(2)).sum(0) * columns.double()
    close(out, want)


@pytest.mark.parametrize("kind", ["gelu_erf", "gelu_tanh"])
def test_quant_matmul_gelu(kind: str) -> None:
    x, w = integers(7, 64), integers(64, 96, seed=1)
    rows, columns = torch.rand(7) * 0.01, torch.rand(96) * 0.01
    out = torch_npu.npu_quant_matmul_gelu(x.npu(), w.npu(), rows.npu(), columns.npu(), approximate=kind)
    y = x.double() @ w.double() * rows.double().unsqueeze(1) * columns.double()
    close(out, torch.nn.functional.gelu(y, approximate="tanh" if kind == "gelu_tanh" else "none"))


# --- kernels ----------------------------------------------------------------------------------------------------------
SCRIPT = """
import hashlib, torch, torch_npu
g = torch.Generator().manual_seed(7)
def digest(t): return hashlib.sha256(t.cpu().contiguous().view(torch.uint8).numpy().tobytes()).hexdigest()[:16]
def ints(*s): return torch.randint(-128, 128, s, generator=g, dtype=torch.int32).to(torch.int8)
x, w = ints(450, 1100), ints(1100, 530)
x[0], w[:, 0] = -128, -128
exact = torch_npu.npu_quant_matmul(x.npu(), w.npu(), torch.ones(530).npu(), output_dtype=torch.int32)
assert torch.equal(exact.cpu().double(), x.double() @ w.double())
for dtype in (torch.bfloat16, torch.float16, torch.float32):
    a, b = (torch.rand(450, 1100, generator=g) - 0.5).to(dtype), (torch.rand(3, 1100, 530, generator=g) - 0.5).to(dtype)
    groups = torch.tensor([3, 250, 450]).npu()
    out = torch_npu.npu_grouped_matmul([a.npu()], [b.npu()], group_list=groups, split_item=3, group_type=0)[0].cpu()
    for e, (i, j) in enumerate(((0, 3), (3, 250), (250, 450))):
        want = a[i:j].double() @ b[e].double()
        error = (out[i:j].double() - want).abs().max() / want.abs().max()
        assert error < {torch.bfloat16: 8e-3, torch.float16: 1e-3, torch.float32: 2e-6}[dtype], (dtype, e, error)
    print(digest(out), end=" ")
print(digest(exact))
"""


def test_levels_and_threads() -> None:
    """Every kernel level that this machine has is right, int8 exactly so; one thread and several give equal bits."""
    integers = {text.split()[-1] for text in at_every_level(SCRIPT).values()}
    assert len(integers) == 1
    assert_threads_do_not_matter(SCRIPT, 1, 2, 3)
