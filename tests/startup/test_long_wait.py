"""A stream that waits for a word which nobody writes says so."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import time
import torch, torch_npu
event, waiting, other = torch.npu.ExternalEvent(), torch.npu.Stream(), torch.npu.Stream()
event.wait(waiting)
time.sleep(11.5)
event.record(other)
waiting.synchronize()
print("went on")
"""


def test_a_wait_without_end_is_told() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=120)
    assert "went on" in done.stdout, done.stderr
    notice = "hotplate: a stream has done nothing for 10 s: it waits until the word at"
    assert done.stderr.count(notice) == 1, done.stderr
