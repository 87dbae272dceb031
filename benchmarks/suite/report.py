"""Outcomes as markdown, JSON and curves."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Any

import torch

from .measure import BEST, OURS, Outcome


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    names = [
        line.split(":")[1].strip() for line in _read("/proc/cpuinfo").splitlines() if line.startswith("model name")
    ]
    flags = {flag for line in _read("/proc/cpuinfo").splitlines() if line.startswith("flags") for flag in line.split()}
    known = ("avx2", "avx512f", "avx512_vnni", "avx512_bf16", "avx512_fp16", "amx_bf16", "amx_int8", "amx_fp16")
    return {
        "processor": names[0] if names else platform.machine(),
        "instructions": [flag for flag in known if flag in flags],
        "threads": torch.get_num_threads(),
        "torch": torch.__version__,
    }


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError:
        return ""


def markdown(outcomes: list[Outcome]) -> str:
    """One table for each family: rates of all contenders, ratios with their bars, errors."""
    lines: list[str] = []
    for family in dict.fromkeys(o.case.family for o in outcomes):
        rows = [o for o in outcomes if o.case.family == family]
        peers = list(dict.fromkeys(n for o in rows for n in o.case.contenders if n != OURS))
        lines += ["", f"### {family} ({rows[0].case.unit})", ""]
        lines.append(f"| case | {OURS} | {' | '.join(peers)} | ratios and bars | error ({OURS} / peer) |")
        lines.append("|---" * (len(peers) + 4) + "|")
        for o in rows:
            cells = [f"{o.rate(n):.1f}" if n in o.seconds else "-" for n in (OURS, *peers)]
            lines.append(f"| {o.case.name} | {' | '.join(cells)} | {_bars(o)} | {_errors(o)} |")
    failures = {f"- {o.case.name}, {name}: {text}" for o in outcomes for name, text in o.failures.items()}
    return "\n".join([*lines, *(["", "Could not run:", "", *sorted(failures)] if failures else [])])


def _bars(o: Outcome) -> str:
    cells = []
    for bar in o.case.bars:
        found = o.ratio(bar)
        if found is None:
            cells.append(f"no figure against {bar.against} (bar {bar.at_least})")
            continue
        who = found[0] if bar.against == BEST else bar.against
        cells.append(f"{found[1]:.2f}x {who} (bar {bar.at_least}{'' if found[1] >= bar.at_least else ', MISSED'})")
    return ", ".join(cells)


def _errors(o: Outcome) -> str:
    return " / ".join(f"{value:.1e}" for value in o.case.errors.values())


def as_json(outcomes: list[Outcome], extra: dict[str, Any]) -> str:
    """Everything, with the machine."""
    cases = [
        {
            "family": o.case.family,
            "case": o.case.name,
            "unit": o.case.unit,
            "rates": {n: round(o.rate(n), 3) for n in o.seconds},
            "milliseconds": {n: round(s * 1e3, 4) for n, s in o.seconds.items()},
            "bars": [
                {"against": b.against, "at_least": b.at_least, "ratio": r and round(r[1], 3), "of": r and r[0]}
                for b in o.case.bars
                for r in [o.ratio(b)]
            ],
            "errors": o.case.errors,
            "failures": o.failures,
        }
        for o in outcomes
    ]
    return json.dumps({"machine": machine(), "cases": cases, **extra}, indent=1)


def curves(outcomes: list[Outcome], folder: Path) -> list[Path]:
    """Time against length, one picture for each family that has lengths."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for family in dict.fromkeys(o.case.family for o in outcomes if o.case.size):
        rows = [o for o in outcomes if o.case.family == family and not o.case.bars]
        if len(rows) < 3:
            continue
        figure, axes = pyplot.subplots(figsize=(7, 4.5))
        for name in dict.fromkeys(n for o in rows for n in o.seconds):
            points = sorted((o.case.size, o.seconds[name] * 1e3) for o in rows if name in o.seconds)
            axes.plot(*zip(*points, strict=True), marker="o", label=name)
        axes.set(xscale="log", yscale="log", xlabel="length", ylabel="ms", title=f"{family}: {rows[0].case.name}, ...")
        axes.grid(True, which="both", alpha=0.3)
        axes.legend()
        written.append(folder / f"{family.replace(' ', '_')}.png")
        figure.tight_layout()
        figure.savefig(written[-1], dpi=120)
        pyplot.close(figure)
    return written
