"""The transformer operators on the device beside their peers on this CPU, in one run.

    python benchmarks/transformer.py                      # all families; tables, curves with --plots DIR
    python benchmarks/transformer.py --only attention --quick
    python benchmarks/transformer.py --json out.json --without "Inductor,ONNX Runtime"

Peers: PyTorch (scaled_dot_product_attention, small operators, torch.compile), and OpenVINO and ONNX Runtime where they
are installed (`pip install hotplate[benchmarks]`). Contenders of a case alternate; rates are of medians. Errors are
against float64. The exit code is 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from suite import attention, norms, products, report, tiles
from suite.measure import Case, Outcome, run

FAMILIES = ("attention", "products", "norms", "memory", "tiles")
SWEPT = ((1, 8, 2048, 64), "bf16")


def selected(families: set[str], without: set[str], quick: bool) -> Iterator[Case]:
    if "attention" in families:
        yield from attention.cases(without, quick)
    if "products" in families:
        yield from products.cases(quick)
    if "norms" in families:
        yield from norms.cases()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--only", default=",".join(FAMILIES), help="families, by commas (default: %(default)s)")
    parser.add_argument("--match", default="", help="only cases whose name contains this")
    parser.add_argument("--without", default="", help="peers to leave out, by commas")
    parser.add_argument("--quick", action="store_true", help="only the cases that have bars")
    parser.add_argument("--seconds", type=float, default=1.5, help="for each contender (default: %(default)s)")
    parser.add_argument("--json", type=Path, help="write everything there")
    parser.add_argument("--plots", type=Path, help="write curves into this folder")
    options = parser.parse_args()
    families = set(options.only.split(","))
    if unknown := families - set(FAMILIES):
        parser.error(f"no family {', '.join(sorted(unknown))}; there are {', '.join(FAMILIES)}")

    outcomes: list[Outcome] = []
    for case in selected(families, set(filter(None, options.without.split(","))), options.quick):
        if options.match in case.name:
            outcomes.append(run(case, options.seconds))
            print(f"... {case.name}", file=sys.stderr, flush=True)
    extra: dict[str, object] = {}
    print(report.markdown(outcomes))
    if "memory" in families and not options.match:
        extra["memory_mib"] = used = attention.memory()
        print("\n### attention bf16 (1,8,S,64) causal: memory beyond inputs and output\n\n| S | MiB |\n|---|---|")
        print("\n".join(f"| {s} | {mib:.1f} |" for s, mib in used.items()))
    if "tiles" in families and not options.quick and not options.match:
        times = tiles.sweep(*SWEPT)
        title = f"attention {SWEPT[1]} {SWEPT[0]}"
        extra["tiles_ms"] = {f"{q}x{k}": round(value * 1e3, 3) for (q, k), value in times.items()}
        print("\n" + tiles.markdown(times, title))
        if options.plots:
            tiles.curve(times, title, options.plots / "attention_tiles.png")
    if options.json:
        options.json.write_text(report.as_json(outcomes, extra), encoding="utf-8")
    if options.plots:
        print("\n".join(["", *(str(path) for path in report.curves(outcomes, options.plots))]))
    missed = [line for outcome in outcomes for line in outcome.missed()]
    print("\n".join(["", "Bars missed:", "", *(f"- {line}" for line in missed)] if missed else ["", "All bars held."]))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
