"""What the start-up hook costs a process that never touches torch: `python benchmarks/startup.py [--runs 100]`.

Makes two bare environments, alike but for hotplate, and runs fresh interpreters in them in turn. Prints medians in
milliseconds, their difference, and what the interpreter itself counts for the hook (-X importtime).
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import tempfile
import time
import venv
from pathlib import Path

import hotplate

PACKAGE = Path(hotplate.__file__).parent


def make_environment(folder: Path, *, with_hotplate: bool) -> Path:
    """A bare environment, returned as the path of its interpreter."""
    venv.create(folder, with_pip=False)
    (packages,) = folder.glob("lib/python*/site-packages")
    if with_hotplate:
        (packages / "hotplate").symlink_to(PACKAGE)
        (packages / "hotplate.pth").symlink_to(PACKAGE.parent / "hotplate.pth")
    return folder / "bin" / "python"


def seconds(python: Path, environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([python, "-c", "pass"], env=environment, check=True, stdin=subprocess.DEVNULL)
    return time.perf_counter() - start


def counted_by_the_interpreter(python: Path) -> float:
    """Milliseconds for importing the hook with its packages; the least of 20 runs."""
    runs = []
    for _ in range(20):
        done = subprocess.run([python, "-X", "importtime", "-c", "pass"], capture_output=True, text=True, check=True)
        # "import time: self [us] | cumulative | package"
        lines = [line.split("|") for line in done.stderr.splitlines() if "hotplate" in line]
        runs.append(sum(int(own.split(":")[1]) for own, *_ in lines) / 1000)
    return min(runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=100, help="processes of each kind")
    options = parser.parse_args()
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("HOTPLATE", "PYTHON"))}
    with tempfile.TemporaryDirectory() as folder:
        without = make_environment(Path(folder) / "without", with_hotplate=False)
        with_it = make_environment(Path(folder) / "with", with_hotplate=True)
        kinds = {
            "python -c pass, without hotplate": (without, clean),
            "python -c pass, HOTPLATE=0": (with_it, clean | {"HOTPLATE": "0"}),
            "python -c pass": (with_it, clean),
        }
        times: dict[str, list[float]] = {kind: [] for kind in kinds}
        for _ in range(options.runs):
            for kind, (python, environment) in kinds.items():
                times[kind].append(seconds(python, environment))
        counted = counted_by_the_interpreter(with_it)
    medians = {kind: statistics.median(values) * 1000 for kind, values in times.items()}
    for kind, value in medians.items():
        print(f"{kind:<34} {value:7.2f} ms")
    base, *_, ours = medians.values()
    print(f"{'difference':<34} {ours - base:7.2f} ms, ratio {ours / base:.3f} (bar: 2 ms)")
    print(f"{'of which importing the hook':<34} {counted:7.2f} ms (-X importtime)")


if __name__ == "__main__":
    main()
