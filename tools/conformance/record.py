"""The record of a conformance run: one line for each test of a public suite."""

from __future__ import annotations

import collections
import re
from dataclasses import dataclass, field
from pathlib import Path

OUTCOMES = ("passed", "failed", "skipped", "crashed", "timed out")


# Parts of torch_npu's messages that say nothing of what failed: times, process numbers, places in its sources.
_NOISE = (
    r"\[ERROR\] \d{4}-\d\d-\d\d-[\d:]+ \(PID:[^)]*\)",
    r"\[PID: \d+\] \d{4}-\d\d-\d\d-[\d:.]+",
    r"ERR\d{5} [A-Z ]+(?:call acl api failed|feature not supported|invalid parameter|invalid type|invalid value)\.?",
    r"\S*third_party/op-plugin/\S+ NPU function error: ",
    r"The Inner error is reported as above\. The process exits for this inner error, and ",
    r"Since the operator is called asynchronously, .*? LAUNCH_BLOCKING=1\.",
    r"Note: ASCEND_LAUNCH_BLOCKING=1 .*? environment variable\.",
    r"(?:(?<![\w/.])|(?<=-[IL])|(?<=\\n))/(?:[\w.+-]+/)+",  # folders of this machine
)


def condensed(reason: str) -> str:
    """A failure's message in one line of at most 240 characters, without what changes from run to run."""
    text = " ".join(reason.split())
    for pattern in _NOISE:
        text = re.sub(pattern, "", text)
    text = re.sub(r"0x[0-9a-f]{6,}", "0x...", " ".join(text.split()))
    return text if len(text) <= 240 else text[:237] + "..."


@dataclass(frozen=True)
class Result:
    """What happened to one test; path is relative to the suite's checkout, seconds are of the wall clock."""

    path: str
    test: str
    outcome: str
    seconds: float
    reason: str


@dataclass
class Record:
    """All results of a suite."""

    results: list[Result] = field(default_factory=list)
    commit: str = ""  # hash and date

    @classmethod
    def read(cls, path: Path) -> Record:
        """Reads what write() wrote. ValueError names the line that is not of that form."""
        commit, results = "", []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith("# commit "):
                commit = line.removeprefix("# commit ")
                continue
            if line.startswith("#"):
                continue
            parts = line.split("\t")
            if len(parts) != 5 or parts[2] not in OUTCOMES:
                raise ValueError(f"{path}:{number}: not a line of a record: {line!r}")
            results.append(Result(parts[0], parts[1], parts[2], float(parts[3]), parts[4]))
        return cls(results, commit)

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = ["# file\ttest\toutcome\tseconds\treason", f"# commit {self.commit}"]
        for r in sorted(self.results, key=lambda r: (r.path, r.test)):
            lines.append(f"{r.path}\t{r.test}\t{r.outcome}\t{r.seconds:.1f}\t{condensed(r.reason)}")
        path.write_text("\n".join(lines) + "\n")

    def replace(self, path: str, results: list[Result]) -> None:
        """Puts the results of one file in the place of its old ones."""
        self.results = [r for r in self.results if r.path != path] + results

    def totals(self) -> dict[str, int]:
        """How many results there are of each outcome."""
        counts = collections.Counter(r.outcome for r in self.results)
        return {o: counts[o] for o in OUTCOMES if counts[o]}
