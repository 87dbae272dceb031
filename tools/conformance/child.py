"""The part of the conformance runner that is inside a test process: runs one file under pytest and tells each step.

Each line of the events file is a JSON list: ["collected", number], ["start", test, bytes of output before it] or
["end", test, outcome, reason, seconds]; a line is written when the thing happens, so that it is there after a crash.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from _pytest.unittest import TestCaseFunction

OPTIONS = ["--capture=no", "--tb=short", "--exitfirst", "-c", os.devnull]
OPTIONS += [f"-pno:{plugin}" for plugin in ("cacheprovider", "warnings", "faulthandler", "hypothesispytest")]


class Teller:
    """A pytest plugin. Tests named in `done` are left out: that is how a run goes on after a crash."""

    def __init__(self, events: Path, done: set[str]) -> None:
        self.file = os.open(events, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self.done = done
        self.pid = os.getpid()
        self.outcome: dict[str, tuple[str, str, float]] = {}

    def tell(self, *event: object) -> None:
        if os.getpid() == self.pid:  # a test may fork
            os.write(self.file, (json.dumps(event) + "\n").encode())

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        # These suites are written for unittest; pytest would also take helper functions that a file imports.
        tests = [item for item in items if isinstance(item, TestCaseFunction)]
        items[:] = [item for item in tests if name(item.nodeid) not in self.done]
        self.tell("collected", len(items))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            text = str(report.longrepr).strip().splitlines()
            last = next((line[1:].strip() for line in reversed(text) if line.startswith("E ")), text[-1])
            self.tell("end", "(import)", "failed", last[:2000], 0.0)
        elif report.skipped and isinstance(report.longrepr, tuple):
            self.tell("end", "(import)", "skipped", report.longrepr[2], 0.0)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.outcome[nodeid] = ("passed", "", 0.0)
        self.tell("start", name(nodeid), os.fstat(1).st_size)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        outcome, reason, seconds = self.outcome[report.nodeid]
        seconds += report.duration
        if report.failed and outcome != "failed":
            outcome, reason = "failed", message(report)
        elif report.skipped and outcome == "passed":
            if hasattr(report, "wasxfail"):
                reason = f"expected by the suite to fail: {report.wasxfail}"
            else:
                text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
                outcome, reason = "skipped", " ".join(text.removeprefix("Skipped: ").split())
        self.outcome[report.nodeid] = (outcome, reason, seconds)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        outcome, reason, seconds = self.outcome.pop(nodeid)
        self.tell("end", name(nodeid), outcome, reason, round(seconds, 2))


def name(nodeid: str) -> str:
    """The test's name within its file."""
    return nodeid.partition("::")[2]


def message(report: Any) -> str:
    """The message of the exception, in one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash else str(report.longrepr)
    return " ".join(text.split())[:2000]


def run(checkout: Path, path: str, events: Path, output: Path, folder: Path, done: set[str]) -> int:
    """Runs the file in this process, which has been forked for it. The exit code is pytest's."""
    os.setsid()
    sink = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0), os.dup2(sink, 1), os.dup2(sink, 2)
    os.chdir(folder)
    arguments = ["-q", *OPTIONS, f"--rootdir={checkout}", str(checkout / path)]
    return int(pytest.main(arguments, plugins=[Teller(events, done)]))
