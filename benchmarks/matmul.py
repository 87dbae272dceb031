"""A float16 matrix product on the device beside torch's float32 one on the CPU, in the same run.

    python benchmarks/matmul.py              # a table, and the same as JSON in its last line

The two alternate, so that both meet the same machine; the operands of the device are on the device, and each product is
waited for. The rates are of medians. The bar is on the ratio: what the device loses by widening float16 to float32
and narrowing the result is at most 15 %. The exit code is 1 when the bar, or the correctness of the product, is missed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time

import torch

BAR = 0.85
# float16 operands, products and sums in float32, one rounding of the result to 11 bits.
LARGEST_ERROR = 2.0**-10


def timed(a: torch.Tensor, b: torch.Tensor) -> float:
    """Seconds of one product, to its end."""
    begin = time.perf_counter()
    torch.mm(a, b)
    if a.device.type == "npu":
        torch.npu.synchronize()
    return time.perf_counter() - begin


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--size", type=int, default=2048, help="of the square matrices (default: %(default)s)")
    parser.add_argument("--repeats", type=int, default=30, help="of each product (default: %(default)s)")
    arguments = parser.parse_args()

    size = arguments.size
    generator = torch.Generator().manual_seed(0)
    a16, b16 = (torch.randn(size, size, generator=generator).half() for _ in range(2))
    device = (a16.to("npu:0"), b16.to("npu:0"))
    cpu = (a16.float(), b16.float())

    exact = torch.mm(cpu[0].double(), cpu[1].double())
    error = ((torch.mm(*device).cpu().double() - exact).abs().max() / exact.abs().max()).item()

    seconds: dict[str, list[float]] = {"npu float16": [], "cpu float32": []}
    for turn in range(arguments.repeats + 3):
        for name, operands in (("npu float16", device), ("cpu float32", cpu))[:: 1 if turn % 2 else -1]:
            seconds[name].append(timed(*operands))
    rates = {name: 2 * size**3 / statistics.median(values[3:]) / 1e9 for name, values in seconds.items()}
    ratio = rates["npu float16"] / rates["cpu float32"]
    good = ratio >= BAR and error <= LARGEST_ERROR

    print(f"| mm {size}^3, {torch.get_num_threads()} threads | rate |\n|---|---|")
    for name, rate in rates.items():
        print(f"| {name} | {rate:.1f} GFLOP/s |")
    print(f"| ratio (bar: >= {BAR}) | {ratio:.3f} {'ok' if ratio >= BAR else 'MISSED'} |")
    verdict = "ok" if error <= LARGEST_ERROR else "MISSED"
    print(f"| largest error, relative (bar: <= {LARGEST_ERROR:.1e}) | {error:.1e} {verdict} |")
    print()
    print(json.dumps({"size": size, "gflops": rates, "ratio": ratio, "error": error, "held": good}))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
