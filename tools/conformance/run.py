"""Runs a public test suite, from a checkout outside this repository, and records what happened to each test.

    python tools/conformance/run.py CHECKOUT [PATH ...] --record docs/conformance/op-plugin.tsv

PATH are files or folders in the checkout (default: test). Each file runs in a process group of its own, forked from
this process, which has imported torch_npu but not touched a device. A process that dies, or tells nothing for --timeout
seconds, is ended; the test it was at is recorded as crashed or timed out. A test of several processes of which one
failed, while the others only wait, is ended too: it failed, for the reason that its process gave. After each of these,
and after each failure, the rest of the file goes on in a new process: what a test left behind (a halted device, a
dispatch mode that was entered and never left) is not held against the next one. The record is a table (file, test,
outcome, seconds, reason) with the suite's commit in its head; files that were not run now keep their lines.
tools/gen_conformance.py makes the page from it.
"""

from __future__ import annotations

import argparse
import atexit
import contextlib
import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import child
from processes import Watch, machine_memory, memory, session
from record import Record, Result

LEAST_MEMORY = 3 * 2**29  # bytes; with less left on the machine, a test that holds half of all is ended


class FileRun:
    """One test file, in as many processes as it takes."""

    def __init__(self, checkout: Path, path: str, timeout: float, scratch: Path) -> None:
        self.checkout, self.path, self.timeout, self.scratch = checkout, path, timeout, scratch
        self.results: dict[str, Result] = {}
        self.cached = True  # torch_npu keeps freed device memory
        self.start()

    def start(self) -> None:
        """Forks a process for what is left of the file."""
        self.folder = Path(tempfile.mkdtemp(dir=self.scratch))
        self.events, self.output, work = self.folder / "events", self.folder / "output", self.folder / "work"
        self.events.touch()
        work.mkdir()
        self.size, self.since, self.looked = -1, time.monotonic(), 0.0
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            code = 70
            if not self.cached:
                os.environ["PYTORCH_NO_NPU_MEMORY_CACHING"] = "1"
            try:
                code = child.run(self.checkout, self.path, self.events, self.output, work, set(self.results))
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                # Exit handlers run, but the interpreter and its libraries are not taken apart: that writes to every
                # object, and so copies every page that is shared with the runner. After a failure they do not: they
                # may wait for processes to which the test had still something to say.
                if code != 1:
                    atexit._run_exitfuncs()
                os._exit(code)
        self.watch = Watch(self.pid)

    def finished(self) -> bool:
        """Looks at the process; True when nothing is left to run."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid:
            _end_group(self.pid)
            return self._ended(os.waitstatus_to_exitcode(status))
        now, size = time.monotonic(), self.events.stat().st_size
        if size != self.size:
            self.size, self.since = size, now
        elif now - self.since > self.timeout:
            return self._end("timed out", f"no progress for {self.timeout:.0f} s")
        elif now - self.looked > 1:
            self.looked = now
            idle, how = self.watch.look()
            if how and idle > 10:
                return self._end("failed", f"a process of the test failed, the others wait: {self._complaint(how)}")
            # Or no process has ended, but they would wait for one that was refused something.
            if idle > 30 and (refused := re.findall(r"^hotplate: (.* not supported yet)", self._text(), re.MULTILINE)):
                return self._end("failed", f"all processes of the test wait after: {refused[-1]}")
        return False

    def memory(self) -> int:
        """Bytes that the processes of the test occupy; what they share counts for each of them."""
        return sum(memory(p.pid) for p in session(self.pid))

    def out_of_memory(self, available: int, total: int) -> bool:
        """Ends the process before the kernel ends one of its choice; what finished() says."""
        held = self.memory()
        if self.cached:  # once more, with the device memory that the test has freed
            self.cached = False
            return self._end("", "")
        return self._end(
            "failed",
            f"out of memory: the test held {held / 2**30:.1f} GiB when {available / 2**30:.1f} of this "
            f"machine's {total / 2**30:.1f} GiB were left",
        )

    def _end(self, outcome: str, reason: str) -> bool:
        _end_group(self.pid)
        os.waitpid(self.pid, 0)
        return self._ended(0, (outcome, reason))

    def _ended(self, code: int, verdict: tuple[str, str] | None = None) -> bool:
        """Takes over what was told, and starts again where tests are left; True if none is."""
        current, before, left = None, len(self.results), 0
        for line in self.events.read_text().splitlines():
            kind, *rest = json.loads(line)
            if kind == "collected":
                left = rest[0]
            elif kind == "start":
                current = rest[0]
            elif kind == "end":
                test, outcome, reason, seconds = rest
                self.results[test] = Result(self.path, test, outcome, seconds, reason)
                left -= current is not None
                current = None
        # Passed, failures, nothing to collect, failure to import.
        regular = code in (0, 1, 5) or (code == 2 and "(import)" in self.results)
        if verdict and not verdict[0]:
            pass  # to be run again
        elif verdict or current or not regular:
            name = current or ("(exit)" if self.results else "(import)")
            outcome, reason = verdict or ("crashed", self._death(code))
            self.results[name] = Result(self.path, name, outcome, 0.0, reason)
            if current is None:
                return True
        elif left <= 0 or len(self.results) == before:
            return True
        self.start()
        return False

    def _text(self) -> str:
        """What the running test printed."""
        events = [json.loads(line) for line in self.events.read_text().splitlines()]
        before = next((event[2] for event in reversed(events) if event[0] == "start"), 0)
        return self.output.read_bytes()[before:].decode(errors="replace") if self.output.exists() else ""

    def _complaint(self, how: str) -> str:
        """The first exception that the running test printed, else how its process ended: others may follow from it."""
        text = self._text()
        found = re.findall(r"^(?:[\w.]+\.)?\w*(?:Error|Exception|Exit)(?::.*)?$", text, re.MULTILINE)
        return found[0] if found else how

    def _death(self, code: int) -> str:
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        text = self.output.read_text(errors="replace") if self.output.exists() else ""
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        telling = [line for line in lines if "terminate called" in line or "what():" in line or "Fatal" in line]
        return f"{how}: {' '.join((telling or lines)[-2:])}"[:1000]


def _end_group(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


def _commit(checkout: Path) -> str:
    command = ["git", "-C", str(checkout), "log", "-1", "--format=%H %cs"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _files(checkout: Path, paths: list[str]) -> list[str]:
    found: set[str] = set()
    for name in paths:
        path = checkout / name
        if not path.exists():
            sys.exit(f"{path} does not exist")
        for file in [path] if path.is_file() else path.rglob("test_*.py"):
            found.add(str(file.relative_to(checkout)))
    return sorted(found)


def _prepare(checkout: Path) -> None:
    """Imports what the tests import, once; every test process begins with it."""
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(checkout / "test"))
    os.environ["PYTHONPATH"] = str(checkout / "test")  # for processes that tests start
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    import torch
    import torch.testing._internal.common_device_type
    import torch_npu
    import torch_npu.testing.common_utils
    import torch_npu.testing.testcase

    if torch_npu.npu.is_initialized():
        sys.exit("the device is in use already: test processes could not be forked")
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as empty:  # pytest imports its plugins at the first run
        child.pytest.main(["-q", "-q", *child.OPTIONS, empty])
    gc.collect()
    gc.freeze()  # so that collections in the test processes leave these pages shared


def main() -> int:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("paths", nargs="*", default=["test"])
    parser.add_argument("--record", type=Path, required=True, help="the table to write or renew")
    parser.add_argument("--timeout", type=float, default=300, help="seconds without progress (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--failed", action="store_true", help="only files of which a test is recorded as not passed")
    parser.add_argument("--new", action="store_true", help="only files that the record does not know")
    parser.add_argument("--match", default="", help="only files whose path contains this")
    arguments = parser.parse_args()

    checkout = arguments.checkout.resolve()
    record_path = arguments.record.resolve()
    record = Record.read(record_path) if record_path.exists() else Record()
    record.commit = _commit(checkout)
    files = [f for f in _files(checkout, arguments.paths or ["test"]) if arguments.match in f]
    if arguments.failed:
        bad = {r.path for r in record.results if r.outcome not in ("passed", "skipped")}
        files = [f for f in files if f in bad]
    if arguments.new:
        known = {r.path for r in record.results}
        files = [f for f in files if f not in known]
    _prepare(checkout)
    scratch = Path(tempfile.mkdtemp())
    waiting, running, number = list(reversed(files)), list[FileRun](), 0
    try:
        while waiting or running:
            while waiting and len(running) < arguments.jobs:
                running.append(FileRun(checkout, waiting.pop(), arguments.timeout, scratch))
            time.sleep(0.05)
            done = [r for r in running if r.finished()]
            available, total = machine_memory()
            if available < LEAST_MEMORY and (rest := [r for r in running if r not in done]):
                largest = max(rest, key=FileRun.memory)
                if largest.memory() > total / 2 and largest.out_of_memory(available, total):
                    done.append(largest)
            for run in done:
                running.remove(run)
                number += 1
                results = list(run.results.values())
                record.replace(run.path, results)
                record.write(record_path)
                told = ", ".join(f"{n} {o}" for o, n in Record(results).totals().items())
                print(f"[{number}/{len(files)}] {run.path}: {told or 'no tests'}", flush=True)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    print(json.dumps(record.totals()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
