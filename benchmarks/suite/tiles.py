"""Time of the attention kernel on the host against the sizes of its blocks."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import torch

from hotplate.ops.transformer.tiling.host import attention_tile

from .attention import DTYPES, fusion, operands

QUERIES = (16, 32, 64, 128, 256, 512)
KEYS = (64, 128, 256, 512, 1024, 2048)
Times = dict[tuple[int, int], float]


def sweep(shape: tuple[int, int, int, int], dtype: str, rounds: int = 5) -> Times:
    """Median seconds for each (queries, keys); the tiles take turns, so that all meet the same machine."""
    device = [t.npu() for t in operands(*shape, DTYPES[dtype])]
    spent: dict[tuple[int, int], list[float]] = {(q, k): [] for q in QUERIES for k in KEYS}
    for turn in range(rounds + 1):
        for tile in list(spent)[:: 1 if turn % 2 else -1]:
            with attention_tile(*tile):
                begin = time.perf_counter()
                fusion(*device)
                torch.npu.synchronize()
                spent[tile].append(time.perf_counter() - begin)
    return {tile: statistics.median(values[1:]) for tile, values in spent.items()}


def markdown(times: Times, title: str) -> str:
    """Milliseconds; rows: queries of a block, columns: keys of a tile."""
    best = min(times, key=lambda tile: times[tile])
    lines = [f"### {title}: ms by tile (best {best[0]}x{best[1]})", ""]
    lines += [f"| queries \\ keys | {' | '.join(map(str, KEYS))} |", "|---" * (len(KEYS) + 1) + "|"]
    lines += [f"| {q} | {' | '.join(f'{times[q, k] * 1e3:.1f}' for k in KEYS)} |" for q in QUERIES]
    return "\n".join(lines)


def curve(times: Times, title: str, path: Path) -> None:
    """One line for each number of queries."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.5))
    for q in QUERIES:
        axes.plot(KEYS, [times[q, k] * 1e3 for k in KEYS], marker="o", label=f"{q} queries")
    axes.set(xscale="log", xlabel="keys of a tile", ylabel="ms", title=title)
    axes.set_xticks(KEYS, [str(k) for k in KEYS])
    axes.grid(True, alpha=0.3)
    axes.legend()
    figure.tight_layout()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)
    pyplot.close(figure)
