"""Calls operators with random arguments and tells of each case; a crash or a hang ends this process, not the test.

    python child.py RESULTS CASES OPERATOR[:FIRST_CASE] ...

RESULTS (an existing file) gets JSON lines: {"begin": operator, "case": number, "what": text} before each call,
{"violation": operator, "case": number, "what": text, "problem": text}, {"too_large": operator, ...} for a case that
needs more memory than there is, and {"end": operator, "counts": {status: number}} after an operator's last case.
"""

from __future__ import annotations

import collections
import ctypes
import json
import math
import os
import resource
import signal
import sys
import time
import traceback
import warnings
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

import harness  # noqa: E402
import torch  # noqa: E402
from cases import Case, Generator, tensors_of  # noqa: E402
from memory import Arena, DoesNotFit, View  # noqa: E402

from hotplate.ops.contract import DTYPES  # noqa: E402
from hotplate.ops.definition import Operator, load_all  # noqa: E402

# The documented statuses: parameters, memory, failure on the device.
HANG = 60.0  # seconds for one call
STATUSES = {0, 161001, 161002, 207001, 561001, 561002, 561003, 507035, 507015, 507899}


class Caller:
    def __init__(self) -> None:
        self.lib = harness.library()
        self.acl = ctypes.CDLL("libascendcl.so")
        for kind in ("Tensor", "TensorList", "Scalar", "ScalarList", "IntArray", "BoolArray", "FloatArray"):
            getattr(self.lib, f"aclDestroy{kind}").argtypes = [ctypes.c_void_p]
        self.arena = Arena(self.acl)
        self.stream = harness._stream
        self.made: list[tuple[str, int]] = []
        self.kept: list[Any] = []
        self.tensors: dict[int, int] = {}  # handles by the id of the view
        self.shapes: dict[int, tuple[int, ...]] = {}  # after the call

    def handle(self, kind: str, handle: int | None) -> ctypes.c_void_p:
        if handle:
            self.made.append((kind, handle))
        return ctypes.c_void_p(handle or 0)

    def tensor(self, v: View | None) -> ctypes.c_void_p:
        if v is None:
            return ctypes.c_void_p(0)
        rank = len(v.shape)
        numbers = ctypes.c_int64 * rank
        made = self.handle(
            "Tensor",
            self.lib.aclCreateTensor(
                numbers(*v.shape),
                ctypes.c_uint64(rank),
                v.dtype,
                numbers(*v.strides),
                ctypes.c_int64(v.offset),
                harness.FORMATS.get(rank, 2),
                (ctypes.c_int64 * 1)(v.storage),
                ctypes.c_uint64(1),
                ctypes.c_void_p(self.arena.address + v.place),
            ),
        )
        if made.value:
            self.tensors[id(v)] = made.value
        return made

    def scalar(self, value: Any) -> ctypes.c_void_p:
        return self.handle("Scalar", None if value is None else harness.create_scalar(self.lib, value))

    def argument(self, kind: str, value: Any) -> Any:
        if kind in ("tensor", "out", "inout"):
            return self.tensor(value)
        if kind in harness.NUMBERS:
            return harness.NUMBERS[kind](DTYPES[value] if isinstance(value, str) else value)
        if value is None:
            return ctypes.c_void_p(0)
        if kind == "scalar":
            return self.scalar(value)
        if kind == "str":
            text = ctypes.create_string_buffer(value.encode())
            self.kept.append(text)
            return ctypes.cast(text, ctypes.c_void_p)
        if kind in harness.ARRAYS:
            return self.handle(f"{harness.ARRAYS[kind][0]}Array", harness.create_array(self.lib, kind, value))
        items = [self.scalar(v) if kind == "scalars" else self.tensor(v) for v in value]
        name = "ScalarList" if kind == "scalars" else "TensorList"
        handles = (ctypes.c_void_p * len(items))(*items)
        made = self.handle(name, getattr(self.lib, f"aclCreate{name}")(handles, ctypes.c_uint64(len(items))))
        if made.value:  # the list owns its items
            owned = {i.value for i in items}
            self.made = [m for m in self.made if m[1] not in owned or m[0] == name]
        return made

    def call(self, operator: Operator, case: Case) -> tuple[int, int]:
        """Status, and how many bytes changed that belong to no output."""
        arguments = list(operator.signature.arguments)
        found = tensors_of(case, arguments)
        self.arena.reset()
        late = case.overlap and case.values[case.overlap[0]]
        for _, v in found:
            if v is not late:
                self.arena.place(v)
        if isinstance(late, View):
            assert case.overlap
            other = case.values[case.overlap[1]]
            at = other.place + case.overlap[2] * late.width if isinstance(other, View) else None
            if at is not None and at + late.storage * late.width > self.arena.used:
                at = None
            self.arena.place(late, at)
        self.made, self.kept, self.tensors = [], [], {}
        values = [self.argument(a.kind, case.values[a.name]) for a in arguments]
        before = self.arena.snapshot()
        workspace, executor = ctypes.c_uint64(), ctypes.c_void_p()
        status = getattr(self.lib, operator.c_name + "GetWorkspaceSize")(
            *values, ctypes.byref(workspace), ctypes.byref(executor)
        )
        if status == 0:
            space = torch.empty(max(workspace.value, 1), dtype=torch.uint8, device=harness.DEVICE)
            pointer = ctypes.c_void_p(space.data_ptr())
            status = getattr(self.lib, operator.c_name)(pointer, workspace, executor, self.stream)
            status = status or self.acl.aclrtSynchronizeStream(self.stream)
        changed = self.arena.changed_outside(before, [v for a, v in found if a.is_output])
        self.shapes = {}
        if status == 0:
            self.shapes = {key: tuple(harness.view_shape(self.lib, handle)) for key, handle in self.tensors.items()}
        for kind, handle in self.made:
            getattr(self.lib, f"aclDestroy{kind}")(handle)
        return status, changed

    def outputs(self, operator: Operator, case: Case) -> list[Any]:
        """The outputs as CPU tensors, or lists of them."""
        results: list[Any] = []
        types = {code: getattr(torch, name) for name, code in DTYPES.items() if hasattr(torch, name)}

        def read(v: View) -> torch.Tensor:
            if v.storage == 0:
                return torch.empty(v.shape, dtype=types[v.dtype])
            raw = bytearray(self.arena.memory[v.place : v.place + v.storage * v.width])
            flat = torch.frombuffer(raw, dtype=types[v.dtype])
            full = flat.as_strided(v.shape, v.strides, v.offset)
            shape = self.shapes[id(v)]
            # A computed shape: the result is the first elements of the output.
            return full if shape == v.shape else full.reshape(-1)[: math.prod(shape)].view(shape)

        for a in operator.signature.arguments:
            value = case.values[a.name]
            if a.is_output and value is not None:
                results.append([read(v) for v in value if v is not None] if isinstance(value, list) else read(value))
        return results


def right(caller: Caller, operator: Operator, generator: Generator, case: Case) -> str:
    """Compares a legal case with the reference; empty when it is right."""
    sample = generator.sample
    outputs = caller.outputs(operator, case)
    try:
        if operator.check is not None:
            operator.check(sample, outputs)
        else:
            for got, want in zip(outputs, harness.expected(operator, sample), strict=True):
                harness.compare(operator, sample, got, want)
    except AssertionError as e:
        return " ".join(str(e).split())[:300] or "differs from the reference"
    return ""


def work(results: Path, cases: int, waiting: list[str]) -> None:
    """Runs the operators, in a process that may end in the midst of it."""
    file = os.open(results, os.O_WRONLY | os.O_APPEND)
    caller = Caller()
    operators = load_all()
    harness.run(operators["Add"], next(iter(operators["Add"].samples())))  # loads and starts what a first call does
    # A size that a refusal should have stopped ends in "out of memory", not in the machine's end.
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (6 << 30), -1))

    def tell(**line: Any) -> None:
        os.write(file, (json.dumps(line) + "\n").encode())

    for spec in waiting:
        name, _, first = spec.partition(":")
        operator = operators[name]
        generator = Generator(operator)
        counts: collections.Counter[int] = collections.Counter()
        for number in range(int(first or 0), cases):
            case = generator.make(number)
            what = f"{generator.sample.note}; {'; '.join(case.changes)}"
            tell(begin=name, case=number, what=what)
            try:
                status, changed = caller.call(operator, case)
            except DoesNotFit:
                tell(too_large=name, case=number, what=what)
                continue
            counts[status] += 1
            if problem := judge(caller, operator, generator, case, status, changed):
                tell(violation=name, case=number, what=what, problem=problem)
        tell(end=name, counts=counts)


def judge(caller: Caller, operator: Operator, generator: Generator, case: Case, status: int, changed: int) -> str:
    """What is wrong with the outcome of a case; empty when nothing is."""
    if changed:
        return f"{changed} bytes outside the outputs changed, status {status}"
    if status not in STATUSES:
        return f"status {status}: {harness.error_text()[-300:]}"
    if not case.legal:
        return ""
    if status:
        return f"status {status} for another layout of a sample: {harness.error_text()[-300:]}"
    return right(caller, operator, generator, case)


def supervise(results: Path, cases: int, waiting: list[str]) -> None:
    """Forks a worker, and another one when it dies or hangs, until no operator is left. Torch is imported once."""
    output = results.with_suffix(".output")
    while waiting:
        position = results.stat().st_size
        pid = os.fork()
        if pid == 0:
            sink = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(sink, 1), os.dup2(sink, 2)
            try:
                work(results, cases, waiting)
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        how = wait(pid, results)
        with results.open() as file:
            file.seek(position)
            lines = [json.loads(line) for line in file]
        ended = {line["end"] for line in lines if "end" in line}
        waiting = [w for w in waiting if w.partition(":")[0] not in ended]
        begun = [line for line in lines if "begin" in line]
        if not how:
            return
        tail = " ".join(output.read_text(errors="replace").split())[-300:]
        if not begun or begun[-1]["begin"] in ended:
            sys.exit(f"the worker ended between calls: {how}: {tail}")
        last = begun[-1]
        name, case = last["begin"], last["case"]
        with results.open("a") as file:
            file.write(
                json.dumps({"violation": name, "case": case, "what": last["what"], "problem": f"{how}: {tail}"}) + "\n"
            )
        waiting = [f"{name}:{case + 1}", *(w for w in waiting if w.partition(":")[0] != name)]


def wait(pid: int, results: Path) -> str:
    """How the worker ended; empty when well."""
    size, since = -1, time.monotonic()
    while True:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            code = os.waitstatus_to_exitcode(status)
            return "" if code == 0 else f"exit code {code}" if code > 0 else signal.Signals(-code).name
        if (now := results.stat().st_size) != size:
            size, since = now, time.monotonic()
        elif time.monotonic() - since > HANG:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return f"no end after {HANG:.0f} s"
        time.sleep(0.05)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    load_all()
    supervise(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
