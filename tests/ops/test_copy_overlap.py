"""aclnnInplaceCopy between views of one buffer: the source counts as it was before the call."""

from __future__ import annotations

import ctypes
from typing import NamedTuple

import harness
import pytest
import torch


class View(NamedTuple):
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int


CASES = {
    "one place up": (View((9,), (1,), 1), View((9,), (1,), 0)),
    "one place down": (View((9,), (1,), 0), View((9,), (1,), 1)),
    "transposed onto itself": (View((4, 4), (4, 1), 0), View((4, 4), (1, 4), 0)),
    "a row over all rows": (View((4, 4), (4, 1), 0), View((4, 4), (0, 1), 4)),
    "onto itself": (View((4, 4), (4, 1), 0), View((4, 4), (4, 1), 0)),
    "every second": (View((5,), (2,), 0), View((5,), (1,), 3)),
    "apart": (View((4,), (1,), 0), View((4,), (1,), 8)),
}


def handle(lib: ctypes.CDLL, buffer: torch.Tensor, view: View) -> ctypes.c_void_p:
    rank = len(view.shape)
    made = lib.aclCreateTensor(
        (ctypes.c_int64 * rank)(*view.shape),
        ctypes.c_uint64(rank),
        0,
        (ctypes.c_int64 * rank)(*view.strides),
        ctypes.c_int64(view.offset),
        2,
        (ctypes.c_int64 * 1)(buffer.numel()),
        ctypes.c_uint64(1),
        ctypes.c_void_p(buffer.data_ptr()),
    )
    return ctypes.c_void_p(made)


@pytest.mark.parametrize("case", list(CASES))
def test_overlap(case: str) -> None:
    target, source = CASES[case]
    lib = harness.library()
    host = torch.arange(16, dtype=torch.float32)
    buffer = host.to(harness.DEVICE)
    expected = host.clone()
    expected.as_strided(*target).copy_(host.as_strided(*source))
    torch.npu.synchronize()
    workspace, executor = ctypes.c_uint64(), ctypes.c_void_p()
    status = lib.aclnnInplaceCopyGetWorkspaceSize(
        handle(lib, buffer, target), handle(lib, buffer, source), ctypes.byref(workspace), ctypes.byref(executor)
    )
    assert status == 0, harness.error_text()
    stream = ctypes.c_void_p(torch.npu.current_stream().npu_stream)
    assert lib.aclnnInplaceCopy(ctypes.c_void_p(0), workspace, executor, stream) == 0, harness.error_text()
    torch.npu.synchronize()
    assert torch.equal(buffer.cpu(), expected)
