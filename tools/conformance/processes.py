"""What the processes of a test do, by /proc: are they at work, has one failed, how much memory do they hold?"""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Process:
    """One process; ticks of processor time so far; status is None while it lives, else 0, an exit code or -signal."""

    pid: int
    state: str
    ticks: int
    status: int | None


def session(leader: int) -> list[Process]:
    """The processes of a session, also those which have ended and were not waited for."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            text = (folder / "stat").read_text()
        except OSError:
            continue  # ended in between
        fields = _fields(text)
        if int(fields[3]) == leader:
            ended = fields[0] in "ZX"
            status = os.waitstatus_to_exitcode(int(fields[49])) if ended else None
            found.append(Process(int(folder.name), fields[0], _work(folder), status))
    return found


def _fields(stat: str) -> list[str]:
    """What follows the name, which may contain anything."""
    return stat[stat.rindex(")") + 2 :].split()


def _work(process: Path) -> int:
    """Ticks of the threads that work: torch_npu has one which looks for blocks to release all the time."""
    ticks = 0
    for thread in (process / "task").glob("*/stat"):
        try:
            text = thread.read_text()
        except OSError:
            continue  # ended in between
        if "(release_thread)" not in text:
            ticks += int(_fields(text)[11]) + int(_fields(text)[12])
    return ticks


def memory(pid: int) -> int:
    """Bytes of memory that a process occupies, shared ones too; 0 when it is gone."""
    try:
        text = (Path("/proc") / str(pid) / "statm").read_text()
    except OSError:
        return 0
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")


def machine_memory() -> tuple[int, int]:
    """Bytes of memory that are available on this machine, and all that it has."""
    lines = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines())
    return int(lines["MemAvailable"].split()[0]) * 1024, int(lines["MemTotal"].split()[0]) * 1024


class Watch:
    """How long the processes of a test have done nothing, and whether one of them has failed.

    "Nothing" is less than 2 % of a processor in `seconds` (threads that poll now and then are not work).
    """

    def __init__(self, leader: int, seconds: float = 10) -> None:
        self.leader, self.seconds = leader, seconds
        self.began = self.since = time.monotonic()
        self.ticks = -1

    def look(self) -> tuple[float, str]:
        """Seconds without work, and how a process failed or "". To be called about once a second."""
        now, processes = time.monotonic(), session(self.leader)
        ticks = sum(p.ticks for p in processes)
        allowed = 0.02 * self.seconds * os.sysconf("SC_CLK_TCK")
        if self.ticks < 0 or not 0 <= ticks - self.ticks <= allowed:
            self.began = self.since = now
            self.ticks = ticks
        elif now - self.since > self.seconds:  # the next stretch, for which the same is allowed
            self.since, self.ticks = now, ticks
        bad = next((p.status for p in processes if p.status), 0)
        how = f"signal {signal.Signals(-bad).name}" if bad < 0 else f"exit code {bad}" if bad else ""
        return now - self.began, how
