"""Writes docs/conformance.md from the records of public suites in docs/conformance (--check: only compares)."""

from __future__ import annotations

import collections
import re
import sys
import tomllib
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).parent / "conformance"))

from record import OUTCOMES, Record, Result

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "docs" / "conformance"
NOTES = RECORDS / "notes.toml"
PAGE = ROOT / "docs" / "conformance.md"
HEAD = """# Conformance

Made by `tools/gen_conformance.py` from the records in `docs/conformance`; not edited by hand.

Public test suites, which others wrote for the real chip, run against hotplate from a checkout outside this repository:

    python tools/conformance/run.py OP_PLUGIN test/test_base_ops --record docs/conformance/op-plugin.tsv
    python tools/conformance/run.py TORCH_NPU test/npu --record docs/conformance/torch_npu.tsv
    python tools/conformance/opinfo.py --record docs/conformance/opinfo.tsv

What the suites import comes with `pip install .[conformance]`. "Skipped" is what the suite's own gates leave
out for this chip (Ascend910B), this torch or this number of devices. The rate is of the tests that were not skipped.
Failures are listed with the first words of the error, under what is known of the cause (`docs/conformance/notes.toml`);
nothing is left out.

A test of several processes, of which some failed and the others would wait for them for ever, counts as failed, for the
reason that its process gave; collectives (HCCL) do not exist yet. Before a test uses up the memory of the machine, it
is run again without torch_npu's cache of device memory (`PYTORCH_NO_NPU_MEMORY_CACHING=1`), and has failed if that does
not help. These runs had 23.5 GiB of memory and 2 processors.

"""


def folder(result: Result) -> str:
    """What the page sums up in one line."""
    parts = PurePosixPath(result.path).parts
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0] if len(parts) == 2 else "all operators"


def table(results: list[Result]) -> list[str]:
    """The totals for each folder, as Markdown."""
    by_folder: dict[str, list[Result]] = collections.defaultdict(list)
    for r in results:
        by_folder[folder(r)].append(r)
    lines = ["| | " + " | ".join(OUTCOMES) + " | rate |", "|---|" + "---:|" * (len(OUTCOMES) + 1)]
    for name, part in sorted(by_folder.items()):
        totals = collections.Counter(r.outcome for r in part)
        run = len(part) - totals["skipped"]
        rate = f"{100 * totals['passed'] / run:.1f} %" if run else ""
        lines.append(f"| {name} | " + " | ".join(str(totals[o]) for o in OUTCOMES) + f" | {rate} |")
    return lines


def not_passed(bad: list[Result], suite: str) -> list[str]:
    """The failures, under the notes that explain them; notes that explain none are told."""
    if not bad:
        return []
    groups: dict[str, list[Result]] = collections.defaultdict(list)
    notes = [n for n in tomllib.loads(NOTES.read_text())["note"] if n["suite"] == suite]
    for r in sorted(bad, key=lambda r: (r.path, r.test)):
        text = f"{r.path} {r.test} {r.reason}"
        groups[next((n["why"] for n in notes if re.search(n["match"], text)), "")].append(r)
    if unused := [n["match"] for n in notes if n["why"] not in groups]:
        print(f"{NOTES.relative_to(ROOT)}: no failure of {suite} matches {unused}", file=sys.stderr)
    lines = [f"### Not passed ({len(bad)})", ""]
    for why, part in sorted(groups.items(), key=lambda g: (not g[0], -len(g[1]))):
        if notes:
            lines += [f"{why or 'Not explained yet.'} ({len(part)})", ""]
        for r in part:
            name = PurePosixPath(r.path).name.removesuffix(".py") if "/" in r.path else r.path
            reason = r.reason.replace("|", "\\|").replace("<", "&lt;").replace("`", "'")
            lines.append(f"- `{name} {r.test}`: {'' if r.outcome == 'failed' else r.outcome + ': '}{reason}")
        lines.append("")
    return lines


def page() -> str:
    """The whole page."""
    lines = HEAD.splitlines()
    for path in sorted(RECORDS.glob("*.tsv")):
        record = Record.read(path)
        lines += [f"## {path.stem}", "", f"Commit {record.commit}.", "", *table(record.results), ""]
        gates = collections.Counter(r.reason for r in record.results if r.outcome == "skipped")
        if gates:
            lines += ["Gates:", ""]
            lines += [f"- {count}: {reason}" for reason, count in gates.most_common(12)]
            if len(gates) > 12:
                lines.append(f"- {sum(gates.values()) - sum(n for _, n in gates.most_common(12))}: other reasons")
            lines.append("")
        lines += not_passed([r for r in record.results if r.outcome not in ("passed", "skipped")], path.stem)
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


def main() -> int:
    """Runs the command line."""
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text() != text:
            print(f"{PAGE.relative_to(ROOT)} is not current: run tools/gen_conformance.py")
            return 1
        return 0
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
