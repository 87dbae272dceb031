"""The determinism switch: kept per context, and the same bits for any number of threads."""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable, Iterator

import pytest
import torch
import torch.nn.functional as F
import torch_npu

DEVICE = "npu:0"
Case = Callable[[], tuple[torch.Tensor, ...]]


def random(*shape: int, dtype: torch.dtype = torch.float32, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype).to(DEVICE)


def places(count: int, *shape: int) -> torch.Tensor:
    return torch.randint(0, count, shape, generator=torch.Generator().manual_seed(1)).to(DEVICE)


def scatter_add(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    base = random(50, dtype=dtype)
    return (base.scatter_add(0, places(50, 200_000), random(200_000, dtype=dtype, seed=2)),)


def index_add(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    return (random(50, 64, dtype=dtype).index_add(0, places(50, 4096), random(4096, 64, dtype=dtype, seed=2)),)


def index_put(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    base = random(50, dtype=dtype)
    return (base.index_put((places(50, 200_000),), random(200_000, dtype=dtype, seed=2), accumulate=True),)


def embedding(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    weight = random(50, 64, dtype=dtype).requires_grad_()
    F.embedding(places(50, 4096), weight).backward(random(4096, 64, dtype=dtype, seed=2))
    assert weight.grad is not None
    return (weight.grad,)


def attention(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    q, k, v = (random(1, heads, 150, 64, dtype=dtype, seed=i).requires_grad_() for i, heads in enumerate((4, 2, 2)))
    out = torch_npu.npu_fusion_attention(q, k, v, 4, "BNSD", scale=0.125)[0]
    return (out, *torch.autograd.grad(out, (q, k, v), out.detach()))


def matmul(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    return (random(257, 1500, dtype=dtype) @ random(1500, 300, dtype=dtype, seed=1),)


def matrix_and_vector(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    return (random(1, 4096, dtype=dtype) @ random(4096, 500, dtype=dtype, seed=1),)


def sums(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    x = random(500_003, dtype=dtype)
    return x.sum(), x.mean(), x.std(), x.norm()


def layer_norm(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    x, weight, bias = random(3000, 96, dtype=dtype), random(96, dtype=dtype, seed=1), random(96, dtype=dtype, seed=2)
    leaves = [t.requires_grad_() for t in (x, weight, bias)]
    y = F.layer_norm(x, (96,), weight, bias)
    return (y, *torch.autograd.grad(y, leaves, y.detach()))


def convolution(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    leaves = [
        random(*shape, dtype=dtype, seed=i).requires_grad_()
        for i, shape in enumerate(((4, 16, 24, 24), (32, 16, 3, 3)))
    ]
    y = F.conv2d(*leaves, padding=1)
    return (y, *torch.autograd.grad(y, leaves, y.detach()))


# What users name when they ask for it; these do not need the switch to be equal.
ALWAYS = (scatter_add, index_add, index_put, embedding, attention)
SWITCHED = (*ALWAYS, matmul, matrix_and_vector, sums, layer_norm, convolution)


def digest(results: tuple[torch.Tensor, ...]) -> str:
    sha = hashlib.sha256()
    for t in results:
        sha.update(t.detach().cpu().reshape(-1).view(torch.uint8).numpy().tobytes())
    return sha.hexdigest()


def on_any_threads(case: Callable[[torch.dtype], tuple[torch.Tensor, ...]], dtype: torch.dtype) -> set[str]:
    """Digests of the case, twice for each number of threads. The worker of a fresh stream takes the number in force."""
    found = set()
    before = torch.get_num_threads()
    try:
        for threads in (1, 2, 3, 7):
            torch.set_num_threads(threads)
            with torch.npu.stream(torch.npu.Stream()):
                found |= {digest(case(dtype)) for _ in range(2)}
            torch.npu.synchronize()
    finally:
        torch.set_num_threads(before)
    return found


@pytest.fixture
def switched() -> Iterator[None]:
    """Deterministic algorithms on for one test."""
    torch.use_deterministic_algorithms(True)
    yield
    torch.use_deterministic_algorithms(False)
    torch.ones(1, device=DEVICE).add_(1)  # tells the device


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("case", SWITCHED, ids=lambda case: case.__name__)
@pytest.mark.usefixtures("switched")
def test_with_the_switch_the_number_of_threads_changes_no_bit(case: Case, dtype: torch.dtype) -> None:
    assert len(on_any_threads(case, dtype)) == 1


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("case", ALWAYS, ids=lambda case: case.__name__)
def test_additions_to_places_and_attention_need_no_switch(case: Case, dtype: torch.dtype) -> None:
    assert len(on_any_threads(case, dtype)) == 1


def test_the_products_of_the_switch_are_right() -> None:
    """The blocks of the deterministic product meet without gaps, with everything that a product can have."""
    torch.use_deterministic_algorithms(True)
    try:
        for shape in ((1, 300, 700), (257, 64, 513), (256, 256, 256), (5, 0, 3)):
            m, k, n = shape
            a, b, c = random(m, k), random(k, n, seed=1), random(n, seed=2)
            expected = c.cpu().double() * 0.5 + 2 * (a.cpu().double() @ b.cpu().double())
            got = torch.addmm(c, a, b, beta=0.5, alpha=2).cpu().double()
            torch.testing.assert_close(got, expected, rtol=1e-5, atol=1e-4)
        a, b = random(3, 5, 300, 20), random(1, 5, 20, 270, seed=1)
        torch.testing.assert_close((a @ b).cpu().double(), a.cpu().double() @ b.cpu().double(), rtol=1e-5, atol=1e-4)
    finally:
        torch.use_deterministic_algorithms(False)
        torch.ones(1, device=DEVICE).add_(1)


def settings() -> tuple[int, int]:
    """ACL_OPT_DETERMINISTIC (0) of the current context and of the process."""
    acl = ctypes.CDLL("libascendcl.so")
    own, common = ctypes.c_int64(-1), ctypes.c_int64(-1)
    if acl.aclrtCtxGetSysParamOpt(0, ctypes.byref(own)) != 0:
        own.value = 0
    assert acl.aclrtGetSysParamOpt(0, ctypes.byref(common)) == 0
    return own.value, common.value


def test_the_switch_of_torch_reaches_the_context_and_is_read_back() -> None:
    x = torch.ones(3, device=DEVICE)
    try:
        for level, expected in ((True, 1), (False, 0)):
            torch.use_deterministic_algorithms(level)
            x.add_(1)
            torch.npu.synchronize()
            assert settings() == (expected, expected)
    finally:
        torch.use_deterministic_algorithms(False)
        x.add_(1)
        torch.npu.synchronize()


def test_each_context_has_its_own_setting() -> None:
    """A context that was not asked follows the process; its own value goes first."""
    acl = ctypes.CDLL("libascendcl.so")
    torch.ones(1, device=DEVICE)
    before = ctypes.c_void_p()
    assert acl.aclrtGetCurrentContext(ctypes.byref(before)) == 0
    made = ctypes.c_void_p()
    assert acl.aclrtCreateContext(ctypes.byref(made), 0) == 0
    value = ctypes.c_int64(-1)
    try:
        assert acl.aclrtCtxGetSysParamOpt(0, ctypes.byref(value)) == 107021  # not set in this context
        assert acl.aclrtCtxSetSysParamOpt(0, ctypes.c_int64(1)) == 0
        assert acl.aclrtCtxGetSysParamOpt(0, ctypes.byref(value)) == 0
        assert value.value == 1
        assert acl.aclrtCtxSetSysParamOpt(9, ctypes.c_int64(1)) == 100000
    finally:
        assert acl.aclrtSetCurrentContext(before) == 0
        assert acl.aclrtDestroyContext(made) == 0
    assert settings()[0] == 0
