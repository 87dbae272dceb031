"""Runs the samples of torch's OpInfo database on the device and on the CPU, and records which agree.

    python tools/conformance/opinfo.py --record docs/conformance/opinfo.tsv [OPERATOR ...]

The operators are those that models use most (OPERATORS, more than a hundred), the samples those of
torch.testing._internal.common_methods_invocations, forward and backward. Each operator runs in a process of its own. A
sample that both sides refuse agrees. 16-bit results may agree with the CPU's result of the same type, or with its
float32 result for the same inputs: the CPU rounds in between where the device does not. Random operators are compared
by shape and type only.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from record import Record, Result

OPERATORS = [
    "abs", "add", "addbmm", "addcdiv", "addcmul", "addmm", "addmv", "addr", "all", "amax", "amin", "any", "arange",
    "argmax", "argmin", "as_strided", "baddbmm", "bitwise_and", "bmm", "bool", "cat", "ceil", "chunk", "clamp",
    "clone", "contiguous", "cos", "cumsum", "diff", "div", "eq", "exp", "expand", "fill", "flatten", "flip",
    "floor", "full_like", "gather", "ge", "gt", "index_add", "index_copy", "index_fill", "index_select", "isinf",
    "isnan", "le", "log", "log_softmax", "logical_and", "logical_not", "logsumexp", "lt", "masked_fill",
    "masked_select", "matmul", "max_binary", "mean", "min_binary", "mm", "mul", "ne", "neg",
    "nn.functional.avg_pool2d", "nn.functional.batch_norm", "nn.functional.conv2d", "nn.functional.cross_entropy",
    "nn.functional.embedding", "nn.functional.gelu", "nn.functional.group_norm",
    "nn.functional.interpolate_bilinear", "nn.functional.layer_norm", "nn.functional.leaky_relu",
    "nn.functional.linear", "nn.functional.max_pool2d", "nn.functional.mse_loss", "nn.functional.nll_loss",
    "nn.functional.pad_constant", "nn.functional.relu", "nn.functional.scaled_dot_product_attention",
    "nn.functional.silu", "nn.functional.softplus", "norm", "ones_like", "permute", "pow", "prod", "reciprocal",
    "repeat", "reshape", "rsqrt", "scatter", "scatter_add", "sigmoid", "sign", "sin", "softmax", "sort", "split",
    "sqrt", "squeeze", "stack", "std", "sub", "sum", "tanh", "topk", "transpose", "tril", "triu", "unsqueeze",
    "var", "where", "zeros_like",
]  # fmt: skip
# Of these only the first outputs are compared: what torch_npu returns besides is not what torch documents. The indices
# of its max_pool2d are a mask in the form of the chip's own kernel.
COMPARED = {"nn.functional.max_pool2d": 1}
DTYPES = ("float32", "float16", "bfloat16", "int64", "bool")


def find(name: str) -> Any:
    """The OpInfo of a name; a variant is told by a suffix, as in interpolate_bilinear."""
    from torch.testing._internal.common_methods_invocations import op_db

    for op in op_db:
        if name in (op.name, f"{op.name}_{op.variant_test_name}") and (op.name != name or not op.variant_test_name):
            return op
    for op in op_db:
        if op.name == name:
            return op
    raise SystemExit(f"torch has no OpInfo for {name}")


def moved(value: Any, device: str, wide: bool = False) -> Any:
    """The value with its tensors on the device, as leaves that want gradients where the originals do.

    `wide` makes float32 of the 16-bit types.
    """
    import torch

    half = (torch.float16, torch.bfloat16)
    if isinstance(value, torch.Tensor):
        t = value.detach().to(device)
        return (t.float() if wide and t.dtype in half else t).requires_grad_(value.requires_grad)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return type(value)(moved(v, device, wide) for v in value)
    if isinstance(value, dict):
        return {k: moved(v, device, wide) for k, v in value.items()}
    if wide and isinstance(value, torch.dtype) and value in half:
        return torch.float32
    if isinstance(value, torch.device) or value == "cpu":
        return device
    return value


def tensors(value: Any) -> list[Any]:
    """All tensors in nested lists, tuples and dicts."""
    import torch
    from torch.utils._pytree import tree_leaves

    return [v for v in tree_leaves(value) if isinstance(v, torch.Tensor)]


def evaluated(op: Any, sample: Any, device: str, wide: bool = False) -> tuple[str, list[Any]]:
    """The outputs and the gradients of the inputs, on the CPU; or the type of the error."""
    import torch

    self, args, kwargs = (moved(v, device, wide) for v in (sample.input, list(sample.args), sample.kwargs))
    try:
        result = op(self, *args, **kwargs)
        outputs = tensors(result)[: COMPARED.get(op.name)]
        found = [t.detach().cpu() for t in outputs]
        wanted = [t for t in tensors((self, args, kwargs)) if t.requires_grad]
        roots = [t for t in outputs if t.requires_grad]
        if wanted and roots:
            ones = [torch.ones_like(t) for t in roots]
            found += [g.cpu() for g in torch.autograd.grad(roots, wanted, ones, allow_unused=True) if g is not None]
        return "", found
    except Exception as e:
        text = " ".join(str(e).split())
        return f"{type(e).__name__}: {text[max(text.find('EZ1001'), 0) :][:300]}", []


def refuses_the_type(error: str) -> bool:
    """Is the data type outside of what the operator is documented to take? The CPU knows more types than the chip."""
    return "EZ1001" in error and "not implemented for DT_" in error


def compare(op: Any, sample: Any, random: bool) -> tuple[str, str]:
    """The outcome of one sample and its reason."""
    import torch

    cpu_error, cpu = evaluated(op, sample, "cpu")
    npu_error, npu = evaluated(op, sample, "npu:0")
    if cpu_error and npu_error:
        return "passed", f"both refuse: {cpu_error[:100]}"
    if refuses_the_type(npu_error):
        return "skipped", f"the operator refuses the data type: {npu_error}"
    if npu_error:
        return "failed", npu_error
    if cpu_error:
        return "skipped", f"the CPU refuses: {cpu_error}"
    if len(cpu) != len(npu):
        return "failed", f"{len(npu)} tensors, the CPU gives {len(cpu)}"
    for c, n in zip(cpu, npu, strict=True):
        if (c.shape, c.dtype) != (n.shape, n.dtype):
            return "failed", f"{n.dtype} {tuple(n.shape)}, the CPU gives {c.dtype} {tuple(c.shape)}"
    if random or not (problem := difference(npu, cpu)):
        return "passed", ""
    if any(t.dtype in (torch.float16, torch.bfloat16) for t in npu):
        error, exact = evaluated(op, sample, "cpu", wide=True)
        if not error and len(exact) == len(npu):
            exact = [e.to(n.dtype) for e, n in zip(exact, npu, strict=True)]
            if not difference(npu, exact):
                return "passed", ""
    return "failed", problem


def difference(got: list[Any], want: list[Any]) -> str:
    """The first difference beyond the tolerance of the type; empty when there is none."""
    import torch

    for g, w in zip(got, want, strict=True):
        try:
            torch.testing.assert_close(g, w, equal_nan=True)
        except AssertionError as e:
            return " ".join(str(e).split())[:300]
    return ""


def run_operator(name: str, tell: Callable[..., None]) -> None:
    """All samples of one operator, each told before and after."""
    import torch

    op = find(name)
    for dtype_name in DTYPES:
        dtype = getattr(torch, dtype_name)
        if dtype not in op.supported_dtypes("cpu"):
            continue
        grad = dtype.is_floating_point and op.supports_autograd
        torch.manual_seed(0)
        for number, sample in enumerate(op.sample_inputs("cpu", dtype, requires_grad=grad)):
            test = f"{dtype_name}[{number}]"
            tell("start", test)
            outcome, reason = compare(op, sample, "dropout" in name or bool(sample.kwargs.get("dropout_p")))
            tell("end", test, outcome, reason)


def run(name: str, scratch: Path) -> list[Result]:
    """One operator in a process of its own."""
    events = scratch / name
    events.touch()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        file = os.open(events, os.O_WRONLY | os.O_APPEND)
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1), os.dup2(null, 2)
        try:
            run_operator(name, lambda *line: os.write(file, (json.dumps(line) + "\n").encode()))
        except BaseException as e:
            os.write(
                file, (json.dumps(["end", "(samples)", "failed", f"{type(e).__name__}: {e}"[:300]]) + "\n").encode()
            )
        os._exit(0)
    since, size, timed_out = time.monotonic(), -1, False
    while os.waitpid(pid, os.WNOHANG)[0] == 0:
        time.sleep(0.02)
        if (now := events.stat().st_size) != size:
            size, since = now, time.monotonic()
        elif time.monotonic() - since > 120 and not timed_out:
            timed_out = True
            os.kill(pid, 9)
    results: list[Result] = []
    begun = ""
    for line in events.read_text().splitlines():
        kind, test, *rest = json.loads(line)
        begun = test if kind == "start" else ""
        if kind == "end":
            results.append(Result(name, test, rest[0], 0.0, rest[1]))
    if begun:
        results.append(Result(name, begun, "timed out" if timed_out else "crashed", 0.0, "the process ended"))
    return results


def main() -> int:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("operators", nargs="*", help="(default: all in the list)")
    parser.add_argument("--record", type=Path, required=True, help="the table to write or renew")
    arguments = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    import torch
    import torch.testing._internal.common_methods_invocations

    torch.set_num_threads(1)
    record = Record.read(arguments.record) if arguments.record.exists() else Record()
    record.commit = f"torch {torch.__version__.partition('+')[0]}"
    with tempfile.TemporaryDirectory() as scratch:
        for name in arguments.operators or OPERATORS:
            results = run(name, Path(scratch))
            record.replace(name, results)
            record.write(arguments.record)
            print(f"{name}: {Record(results).totals()}", flush=True)
    print(json.dumps(record.totals()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
