"""``hotplate coverage``: every symbol and operator by the level it has reached.

Levels, published apart and never as one number:

- declared: the name is in ``spec/``;
- callable: a built library exports it and it does its work (an operator: it is defined; a symbol: its state is
``implemented``);
- contract checked: an operator refuses what its definition does not allow, by declared rules;
- tested: an operator's samples are compared with a reference; a symbol is called by name in the tests of the interface.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

LEVELS = ("declared", "callable", "contract", "tested")


@dataclass(frozen=True)
class Entry:
    """One symbol or operator and the levels it has reached."""

    group: str  # library, or family of operators
    name: str
    levels: frozenset[str]
    note: str = ""


def operators() -> list[Entry]:
    """All aclnn names that torch_npu looks up."""
    from hotplate.ops.definition import Aten, load_all
    from hotplate.ops.signature import all_names

    defined = load_all()
    entries = []
    for name in all_names():
        operator = defined.get(name.removeprefix("aclnn"))
        if operator is None:
            entries.append(Entry("not defined yet", name, frozenset({"declared"})))
            continue
        levels = {"declared", "callable"}
        if any(True for _ in operator.contract.all_rules()):
            levels.add("contract")
        count = sum(1 for _ in operator.samples())
        if count:
            levels.add("tested")
        how = operator.execution.call if isinstance(operator.execution, Aten) else "C++ kernel"
        entries.append(Entry(operator.family, name, frozenset(levels), f"{how}; {count} samples"))
    return entries


def undefined(missing: Iterable[str]) -> dict[str, list[str]]:
    """Names without a definition by the reason in ``spec/aclnn/undefined.tsv``.

    ValueError for a name without a reason, and for a reason without a name.
    """
    from hotplate.ops.signature import spec_folder

    reasons = []
    for line in (spec_folder() / "aclnn" / "undefined.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, reason = line.split("\t")
            reasons.append((re.compile(pattern), reason))
    found: dict[str, list[str]] = defaultdict(list)
    for name in missing:
        matching = [r for pattern, r in reasons if pattern.fullmatch(name)]
        if not matching:
            raise ValueError(f"{name} has neither a definition nor a reason in spec/aclnn/undefined.tsv")
        found[matching[0]].append(name)
    if stale := [pattern.pattern for pattern, reason in reasons if reason not in found]:
        raise ValueError(f"patterns in spec/aclnn/undefined.tsv that match no name without a definition: {stale}")
    return found


def symbols(tests: Path | None) -> list[Entry]:
    """All C symbols of ``spec/interface``; ``tests`` is the folder whose sources say which are called."""
    from hotplate.ops.signature import spec_folder

    called: set[str] = set()
    if tests is not None:
        for pattern in ("native/*.cpp", "native/*.h", "interface/*.py", "field/*.py", "ops/harness.py"):
            for file in tests.glob(pattern):
                called |= set(re.findall(r"\b(?:acl|Hccl|Msprof)\w+", file.read_text()))
    entries = []
    for file in sorted((spec_folder() / "interface").glob("*.toml")):
        for section in tomllib.loads(file.read_text()).get("symbols", {}).values():
            for name, row in section.items():
                levels = {"declared"}
                if row["state"] == "implemented":
                    levels.add("callable")
                    if name in called:
                        levels.add("tested")
                entries.append(Entry(file.stem, row.get("cpp", name), frozenset(levels), row.get("reason", "")))
    return entries


def counts(entries: Iterable[Entry]) -> dict[str, Counter[str]]:
    """group -> how many entries reached each level."""
    result: dict[str, Counter[str]] = defaultdict(Counter)
    for e in entries:
        for level in e.levels:
            result[e.group][level] += 1
    return dict(sorted(result.items()))


def _table(title: str, entries: list[Entry], levels: tuple[str, ...]) -> list[str]:
    lines = [f"| {title} | " + " | ".join(levels) + " |", "|---|" + "---:|" * len(levels)]
    total: Counter[str] = Counter()
    for group, count in counts(entries).items():
        total += count
        lines.append(f"| {group} | " + " | ".join(str(count[level]) for level in levels) + " |")
    lines.append("| **all** | " + " | ".join(f"**{total[level]}**" for level in levels) + " |")
    return lines


def page(tests: Path | None) -> str:
    """docs/coverage.md."""
    op_entries, symbol_entries = operators(), symbols(tests)
    lines = [
        "# Coverage",
        "",
        "Made by `hotplate coverage --write docs/coverage.md`; not edited by hand. "
        "A level is a fact about one name; levels are never added up to one number.",
        "",
        "- **declared**: the name is in `spec/`.",
        "- **callable**: it is exported and does its work; what is only declared is not exported (operators), "
        'or answers "not supported" and is counted (other symbols).',
        "- **contract**: calls that the definition does not allow are refused by declared rules.",
        "- **tested**: an operator's samples are compared with a reference; a symbol is called by name in the tests.",
        "",
        "## Operators (aclnn)",
        "",
        *_table("family", op_entries, LEVELS),
        "",
        "## Other symbols of the interface",
        "",
        *_table("library", symbol_entries, ("declared", "callable", "tested")),
        "",
        "## Operators, one by one",
        "",
        "| operator | family | levels | how |",
        "|---|---|---|---|",
    ]
    for e in op_entries:
        if "callable" in e.levels:
            reached = ", ".join(level for level in LEVELS[1:] if level in e.levels)
            lines.append(f"| {e.name} | {e.group} | {reached} | {e.note.replace('|', chr(92) + '|')} |")
    missing = [e.name for e in op_entries if "callable" not in e.levels]
    lines += ["", f"Declared but not defined, and not exported ({len(missing)}), by reason:", ""]
    for reason, names in undefined(missing).items():
        lines.append(f"- {reason} ({len(names)}): " + ", ".join(names))
    lines.append("")
    lines += ["## Symbols that are not callable yet", ""]
    by_library: dict[str, list[str]] = defaultdict(list)
    for e in symbol_entries:
        if "callable" not in e.levels:
            by_library[e.group].append(f"`{e.name}`")
    lines += [f"- **{library}** ({len(names)}): " + ", ".join(names) for library, names in sorted(by_library.items())]
    return "\n".join(lines) + "\n"


def tests_folder() -> Path | None:
    """The tests of the source tree, when there is one."""
    from hotplate.ops.signature import spec_folder

    folder = spec_folder().parent / "tests"
    return folder if folder.is_dir() else None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the options of ``hotplate coverage``."""
    parser.add_argument(
        "--write", metavar="FILE", type=Path, help="write the whole page to FILE instead of printing the totals"
    )
    parser.add_argument("--check", metavar="FILE", type=Path, help="exit 1 when FILE is not what --write would make")
    parser.add_argument("--all", action="store_true", help="print every name, not only the totals")


def run(options: argparse.Namespace) -> int:
    """Prints, writes or checks the page; returns the exit code."""
    if options.write or options.check:
        text = page(tests_folder())
        if options.check:
            if options.check.is_file() and options.check.read_text() == text:
                return 0
            print(f"{options.check} is not current: run hotplate coverage --write {options.check}")
            return 1
        options.write.write_text(text)
        return 0
    op_entries, symbol_entries = operators(), symbols(tests_folder())
    print("\n".join(_table("operators: family", op_entries, LEVELS)))
    print()
    print("\n".join(_table("symbols: library", symbol_entries, ("declared", "callable", "tested"))))
    if options.all:
        for e in [*op_entries, *symbol_entries]:
            print(f"{e.group}\t{e.name}\t{','.join(level for level in LEVELS if level in e.levels)}\t{e.note}")
    return 0
