"""Device memory that is used lies in huge pages, where the system can make them of a file in memory."""

from __future__ import annotations

import ctypes
import mmap
import subprocess
import sys

import pytest

MADV_COLLAPSE = 25
HUGE = 2 << 20


def system_can() -> bool:
    """Asks the system itself, with a file of this test's own."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    file = libc.memfd_create(b"hotplate-test", 0)
    if file < 0 or libc.ftruncate(file, ctypes.c_long(2 * HUGE)) != 0:
        return False
    start = libc.mmap(None, 2 * HUGE, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED, file, 0)
    aligned = (start + HUGE - 1) // HUGE * HUGE
    # The file's offset must be a multiple too.
    start = libc.mmap(aligned, HUGE, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED | 0x10, file, 0)
    ctypes.memset(start, 1, 1)
    return bool(libc.madvise(start, HUGE, MADV_COLLAPSE) == 0)


# In a process of its own: what other tests used before is in huge pages already.
PROGRAM = """
import re, torch, torch_npu
def kilobytes(address, key):
    holds = False
    for line in open("/proc/self/smaps"):
        if found := re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line):
            holds = int(found[1], 16) <= address < int(found[2], 16)
        elif holds and line.startswith(key + ":"):
            return int(line.split()[1])
def growth(key, used):
    x = torch.empty(64 << 20, dtype=torch.uint8, device="npu")
    before = kilobytes(x.data_ptr(), key)
    x[:used].fill_(3)
    torch.npu.synchronize()
    assert bool((x[:used] == 3).all())
    return kilobytes(x.data_ptr(), key) - before
"""


def result(expression: str) -> int:
    program = PROGRAM + f"print({expression})"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return int(run.stdout)


def test_a_tensor_that_is_written_lies_in_huge_pages() -> None:
    if not system_can():
        pytest.skip("this system makes no huge pages of files in memory")
    assert result('growth("ShmemPmdMapped", 16 << 20)') >= 16 << 10


def test_memory_that_is_not_used_stays_unreal() -> None:
    # What is used, and what the comparison needs.
    assert result('growth("Rss", 1 << 20)') <= 4 * (HUGE >> 10)
