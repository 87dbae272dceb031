"""What a small operator costs through torch_npu, and what the start-up hook costs a Python that never uses a device.

    python benchmarks/dispatch.py            # a table, and the same as JSON in its last line

`x + y` of 16 floats, in a fresh process for each setting of the task queue. "stream": many calls and one wait, the time
divided by the calls: what a training loop sees. "wait": one call and one wait. Each is measured many times; the median
and the 90th percentile are shown, and the processes of the settings alternate, so that all meet the same machine.

`python -c pass` is measured in two empty environments, of which one has hotplate and its hook, alternating.

The exit code is 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

CALLS = 2000
QUEUES = {"default": None, "TASK_QUEUE_ENABLE=0": "0", "TASK_QUEUE_ENABLE=2": "2"}
BARS = {"default": 12.0, "TASK_QUEUE_ENABLE=0": 6.0}
START_BAR = 2.0

Figures = dict[str, float]


def figures(samples: list[float]) -> Figures:
    """Median and 90th percentile, in the unit of the samples."""
    return {"median": statistics.median(samples), "p90": statistics.quantiles(samples, n=10)[8]}


def measure(rounds: int) -> dict[str, list[float]]:
    """In this process: microseconds of a call in a stream of calls, and of a call with a wait."""
    import torch

    torch.manual_seed(0)
    x, y = torch.rand(16).npu(), torch.rand(16).npu()
    stream, wait = [], []
    for _ in range(5):  # first calls look functions up, start the worker and fill the caches of the allocator
        for _ in range(CALLS):
            x + y
        torch.npu.synchronize()
    for _ in range(rounds):
        begin = time.perf_counter()
        for _ in range(CALLS):
            x + y
        torch.npu.synchronize()
        stream.append((time.perf_counter() - begin) / CALLS * 1e6)
        for _ in range(50):
            begin = time.perf_counter()
            x + y
            torch.npu.synchronize()
            wait.append((time.perf_counter() - begin) * 1e6)
    assert torch.equal((x + y).cpu(), x.cpu() + y.cpu())
    return {"stream": stream, "wait": wait}


def dispatch(processes: int, rounds: int) -> dict[str, dict[str, Figures]]:
    """`measure` in fresh processes, for each setting of the queue in turn."""
    samples: dict[str, dict[str, list[float]]] = {name: {"stream": [], "wait": []} for name in QUEUES}
    for _ in range(processes):
        for name, value in QUEUES.items():
            environment = {k: v for k, v in os.environ.items() if k != "TASK_QUEUE_ENABLE"}
            if value is not None:
                environment["TASK_QUEUE_ENABLE"] = value
            command = [sys.executable, __file__, "--measure", "--rounds", str(rounds)]
            out = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
            for kind, values in json.loads(out.splitlines()[-1]).items():
                samples[name][kind] += values
    return {name: {kind: figures(values) for kind, values in kinds.items()} for name, kinds in samples.items()}


def start(repeats: int) -> dict[str, Figures]:
    """Milliseconds of `python -c pass` without and with hotplate installed, and of the differences of the pairs."""
    import hotplate

    package = Path(hotplate.__file__).parent
    hook = package.parent / "hotplate.pth"
    if not hook.is_file():
        raise FileNotFoundError(f"{hook} is missing: hotplate is not installed, so its hook cannot be measured")
    samples: dict[str, list[float]] = {"without": [], "hotplate": []}
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("HOTPLATE", "PYTHON"))}
    with tempfile.TemporaryDirectory() as folder:
        interpreters = {}
        for name in samples:
            venv.create(Path(folder) / name, symlinks=True, with_pip=False)
            interpreters[name] = Path(folder) / name / "bin" / "python"
        site = next((Path(folder) / "hotplate" / "lib").glob("python*/site-packages"))
        (site / package.name).symlink_to(package)
        (site / hook.name).symlink_to(hook)
        for turn in range(repeats + 5):
            for name in list(samples)[:: 1 if turn % 2 else -1]:
                begin = time.perf_counter()
                subprocess.run([interpreters[name], "-c", "pass"], env=clean, check=True)
                samples[name].append((time.perf_counter() - begin) * 1e3)
    samples = {name: values[5:] for name, values in samples.items()}  # the first ones read the files from the disk
    pairs = zip(samples["hotplate"], samples["without"], strict=True)
    return {name: figures(values) for name, values in samples.items()} | {
        "difference": figures([a - b for a, b in pairs])
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--processes", type=int, default=3, help="for each setting of the queue (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=40, help="in each process (default: %(default)s)")
    parser.add_argument("--starts", type=int, default=100, help="of python -c pass (default: %(default)s)")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.rounds)))
        return 0

    queues = dispatch(arguments.processes, arguments.rounds)
    starts = start(arguments.starts)
    good = True
    print("| x + y, 16 floats | stream: median | p90 | wait: median | p90 | bar | |")
    print("|---|---|---|---|---|---|---|")
    for name, kinds in queues.items():
        bar = BARS.get(name)
        held = bar is None or kinds["stream"]["median"] <= bar
        good &= held
        cells = [f"{kinds[kind][figure]:.1f} us" for kind in ("stream", "wait") for figure in ("median", "p90")]
        limit = "" if bar is None else f"<= {bar:.0f} us"
        print(f"| {name} | {' | '.join(cells)} | {limit} | {'' if bar is None else 'ok' if held else 'MISSED'} |")
    print("\n| python -c pass | median | p90 | bar | |\n|---|---|---|---|---|")
    for name, values in starts.items():
        judged = name == "difference"
        held = not judged or values["median"] <= START_BAR
        good &= held
        limit, verdict = (f"<= {START_BAR:.0f} ms", "ok" if held else "MISSED") if judged else ("", "")
        print(f"| {name} | {values['median']:.2f} ms | {values['p90']:.2f} ms | {limit} | {verdict} |")
    print()
    print(json.dumps({"dispatch_us": queues, "start_ms": starts, "held": good}))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
