"""Internal formats: where each element lies in the storage, and operators on tensors that have them."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator

import numpy as np
import pytest
import torch
import torch_npu

NC1HWC0, FRACTAL_Z, NDHWC, FRACTAL_NZ, NDC1HWC0, FRACTAL_Z_3D = 3, 4, 27, 29, 32, 33


@pytest.fixture(autouse=True)
def _internal_formats() -> Iterator[None]:
    torch.npu.config.allow_internal_format = True
    yield
    torch.npu.config.allow_internal_format = False


def storage_of(x: torch.Tensor) -> np.ndarray:
    """The bytes that lie in the memory of the tensor, as its dtype."""
    torch.npu.synchronize()
    count = torch_npu.get_storage_size(x)
    data = ctypes.string_at(x.data_ptr(), count * x.element_size())
    dtype = {torch.float16: np.float16, torch.float32: np.float32, torch.int8: np.int8}[x.dtype]
    return np.frombuffer(data, dtype=dtype)


def c0_of(dtype: torch.dtype) -> int:
    return 32 if dtype == torch.int8 else 16


def place(fmt: int, shape: tuple[int, ...], index: tuple[int, ...], c0: int) -> int:
    """Where the element `index` of a tensor of `shape` lies, counted in elements: the definition of each format."""

    def up(n: int, block: int) -> int:
        return -(-n // block)

    if fmt == FRACTAL_NZ:
        *batch, m, n = index
        rows, columns = up(shape[-2], 16), up(shape[-1], c0)
        at = 0
        for i, size in zip(batch, shape[:-2], strict=True):
            at = at * size + i
        # Column blocks outermost, then row blocks, then the rows and columns inside a block.
        return (((at * columns + n // c0) * rows + m // 16) * 16 + m % 16) * c0 + n % c0
    if fmt in (NC1HWC0, FRACTAL_Z):
        full = {1: lambda t, f: (f, *t, f, f), 2: lambda t, f: (f, *t, f), 3: lambda t, f: (f, *t), 4: lambda t, f: t}
        n, c, h, w = full[len(shape)](index, 0)
        size_n, size_c, size_h, size_w = full[len(shape)](shape, 1)
        if fmt == NC1HWC0:
            return (((n * up(size_c, c0) + c // c0) * size_h + h) * size_w + w) * c0 + c % c0
        return ((((c // c0) * size_h + h) * size_w + w) * up(size_n, 16) + n // 16) * 16 * c0 + n % 16 * c0 + c % c0
    n, c, d, h, w = index
    size_n, size_c, size_d, size_h, size_w = shape
    if fmt == NDC1HWC0:
        return ((((n * size_d + d) * up(size_c, c0) + c // c0) * size_h + h) * size_w + w) * c0 + c % c0
    assert fmt == FRACTAL_Z_3D
    block = ((d * up(size_c, c0) + c // c0) * size_h + h) * size_w + w
    return (block * up(size_n, 16) + n // 16) * 16 * c0 + n % 16 * c0 + c % c0


CASES = [
    (FRACTAL_NZ, (5, 7), torch.float16),
    (FRACTAL_NZ, (17, 33), torch.float32),
    (FRACTAL_NZ, (40, 70), torch.int8),
    (FRACTAL_NZ, (2, 3, 18, 5), torch.float16),
    (NC1HWC0, (2, 3, 4, 5), torch.float16),
    (NC1HWC0, (2, 17, 3, 2), torch.float32),
    (NC1HWC0, (7,), torch.float32),
    (NC1HWC0, (3, 5), torch.float32),
    (NC1HWC0, (3, 5, 2), torch.float16),
    (FRACTAL_Z, (5, 3, 2, 2), torch.float16),
    (FRACTAL_Z, (17, 20, 1, 3), torch.float32),
    (NDC1HWC0, (2, 3, 2, 4, 5), torch.float16),
    (FRACTAL_Z_3D, (5, 18, 2, 1, 3), torch.float16),
]


@pytest.mark.parametrize(("fmt", "shape", "dtype"), CASES)
def test_storage(fmt: int, shape: tuple[int, ...], dtype: torch.dtype) -> None:
    host = torch.arange(1, int(np.prod(shape)) + 1).remainder(100).reshape(shape).to(dtype)
    cast = torch_npu.npu_format_cast(host.npu(), fmt)
    assert torch_npu.get_npu_format(cast) == fmt
    stored = storage_of(cast)
    wanted = np.zeros_like(stored)
    for index in itertools.product(*map(range, shape)):
        wanted[place(fmt, shape, index, c0_of(dtype))] = host[index].item()
    np.testing.assert_array_equal(stored, wanted)
    back = torch_npu.npu_format_cast(cast, 2)
    assert torch_npu.get_npu_format(back) in (0, 2, 30)
    assert torch.equal(back.cpu(), host)
    assert torch.equal(cast.cpu(), host)


@pytest.mark.parametrize("fmt", [FRACTAL_NZ, NC1HWC0, FRACTAL_Z])
def test_operators(fmt: int) -> None:
    a, b = torch.randn(2, 3, 17, 5), torch.randn(2, 3, 17, 5)
    x, y = torch_npu.npu_format_cast(a.npu(), fmt), torch_npu.npu_format_cast(b.npu(), fmt)
    torch.testing.assert_close((x + y).cpu(), a + b)
    torch.testing.assert_close((x * 2 - y).cpu(), a * 2 - b, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(torch.exp(x).cpu(), torch.exp(a), rtol=1e-5, atol=1e-5)
    assert torch.equal((x > y).cpu(), a > b)
    torch.testing.assert_close(x.sum(dim=(2, 3)).cpu(), a.sum(dim=(2, 3)), rtol=1e-4, atol=1e-4)
    x.add_(1)
    torch.testing.assert_close(x.cpu(), a + 1)


def test_transposed_weight() -> None:
    x, w = torch.randn(4, 20), torch.randn(33, 20)
    weight = torch_npu.npu_format_cast(w.npu(), FRACTAL_NZ)
    torch.testing.assert_close(torch.nn.functional.linear(x.npu(), weight).cpu(), x @ w.t(), rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(torch.mm(x.npu(), weight.t()).cpu(), x @ w.t(), rtol=1e-4, atol=1e-4)


def test_view_of_blocks() -> None:
    host = torch.arange(20.0 * 18).reshape(20, 18)
    x = torch_npu.npu_format_cast(host.npu(), FRACTAL_NZ)
    assert torch.equal(x[3:9].cpu(), host[3:9])
    assert torch.equal(x[:, 2:5].cpu(), host[:, 2:5])
    assert torch.equal(x.view(10, 36).cpu(), host.view(10, 36))


def test_cast_in_place_and_same_format() -> None:
    host = torch.randn(5, 6)
    x = host.npu()
    assert torch_npu.get_npu_format(torch_npu.npu_format_cast_(x, FRACTAL_NZ)) == FRACTAL_NZ
    assert torch_npu.npu_format_cast(x, FRACTAL_NZ).data_ptr() == x.data_ptr()
    assert torch.equal(x.cpu(), host)
