"""One measurement: contenders that do the same work, timed in turn, so that all meet the same machine."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import torch

OURS = "hotplate"
BEST = "the best peer"
# Seconds before each call: the threads of the contender before it wait actively for a while after their work, and would
# take time from this one. It is the same for all.
PAUSE = 0.01


@dataclass(frozen=True)
class Bar:
    """Rate of ours over the rate of `against` (a contender, or BEST of `among`; empty: all) must be `at_least`."""

    at_least: float
    against: str = BEST
    among: tuple[str, ...] = ()


@dataclass
class Case:
    """`contenders`: name -> a call that ends when its result is there. `work`: of one call, operations or bytes."""

    family: str
    name: str
    work: float
    unit: str  # GFLOP/s or GB/s
    contenders: dict[str, Callable[[], object]]
    bars: tuple[Bar, ...] = ()
    errors: dict[str, float] = field(default_factory=dict)  # against float64, relative to the largest value
    size: int = 0  # what a plot shows on its axis
    works: dict[str, float] = field(default_factory=dict)  # of contenders whose call does another amount of work


@dataclass
class Outcome:
    """Medians in seconds, rates in the unit of the case, and the bars with their ratios."""

    case: Case
    seconds: dict[str, float]
    failures: dict[str, str]

    def rate(self, name: str) -> float:
        return self.case.works.get(name, self.case.work) / self.seconds[name] / 1e9

    def ratio(self, bar: Bar) -> tuple[str, float] | None:
        """Who is compared with, and ours over theirs; None when they, or we, could not run."""
        if bar.against != BEST:
            names = [bar.against]
        else:
            names = [n for n in self.seconds if n != OURS and (not bar.among or n in bar.among)]
        names = [n for n in names if n in self.seconds]
        if not names or OURS not in self.seconds:
            return None
        best = max(names, key=self.rate)
        return best, self.rate(OURS) / self.rate(best)

    def missed(self) -> list[str]:
        lines = []
        for bar in self.case.bars:
            found = self.ratio(bar)
            if found is None:
                lines.append(f"{self.case.name}: no figure against {bar.against}")
            elif found[1] < bar.at_least:
                lines.append(f"{self.case.name}: {found[1]:.2f}x of {found[0]}, bar {bar.at_least}x")
        return lines


def run(case: Case, seconds: float) -> Outcome:
    """Times all contenders of a case in turn, for about `seconds` each, at least five times (three when slow)."""
    failures: dict[str, str] = {}
    spent: dict[str, list[float]] = {}
    for name, call in case.contenders.items():
        try:
            call()  # compiles, fills caches
            call()
        except Exception as error:  # a peer may lack the operator: its column says so
            failures[name] = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        else:
            spent[name] = []
    turn, begin = 0, time.perf_counter()
    while spent:
        for name in list(spent)[:: 1 if turn % 2 else -1]:
            time.sleep(PAUSE)
            start = time.perf_counter()
            case.contenders[name]()
            spent[name].append(time.perf_counter() - start)
        turn += 1
        elapsed = time.perf_counter() - begin
        slow = elapsed > 5 * seconds * len(spent)
        if (turn >= 5 and elapsed > seconds * len(spent)) or (turn >= 3 and slow):
            break
    return Outcome(case, {name: statistics.median(values) for name, values in spent.items()}, failures)


def waited(call: Callable[[], object]) -> Callable[[], object]:
    """The call on the device, to its end."""

    def run() -> object:
        result = call()
        torch.npu.synchronize()
        return result

    return run


def error(got: torch.Tensor, exact: torch.Tensor) -> float:
    """Largest deviation from a float64 result, relative to the largest value of it; inf where nan differs."""
    got = got.detach().cpu().double()
    if bool((got.isnan() != exact.isnan()).any()):
        return math.inf
    return ((got - exact).abs().max() / exact.abs().max()).item()
