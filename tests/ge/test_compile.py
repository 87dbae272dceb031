"""torch.compile(backend="npu") through the torchair of the unmodified wheel: equal to eager, or a named error."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from typing import Any

import attention_forms as af
import pytest
import torch
import torch_npu  # noqa: F401
from torch import nn

from hotplate import paths
from hotplate.runtime import stats

DEVICE = "npu:0"
# Largest difference over largest magnitude. The graph computes step by step what eager does.
TOLERANCE = {torch.float32: 1e-5, torch.float16: 4e-3, torch.bfloat16: 2e-2}
# torchair has no converter for aten.amax: its own error reaches the user.
NO_CONVERTER = "manual_softmax"
# Other random numbers than eager's.
RANDOM = "dropout_train"
# With its view optimisation on (the default), torchair drops the permutes of this form from the graph it hands over.
WRONG_IN_TORCHAIR = "bshd_einsum"


@pytest.fixture(autouse=True)
def fresh_compiler() -> Iterator[None]:
    torch._dynamo.reset()
    return


def fixed(dtype: torch.dtype, *shape: int) -> torch.Tensor:
    """In place of the forms' own random tensors, which a graph draws from another generator."""
    count = torch.Size(shape).numel()
    return torch.sin(torch.arange(count, device=DEVICE, dtype=torch.float32)).reshape(shape).to(dtype)


def on_device(form: Callable[..., Any]) -> Callable[..., Any]:
    def run(*tensors: torch.Tensor) -> Any:
        with torch.device(DEVICE):  # the forms make masks where no device is given
            return form(*tensors)

    return run


def inputs(dtype: torch.dtype) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(7)
    shapes = [(af.B, af.H, af.S, af.D)] * 3 + [(af.B, 1, af.S, af.S)]
    return [torch.randn(s, generator=generator).to(dtype).to(DEVICE) for s in shapes]


def difference(got: Any, wanted: Any) -> float:
    pairs = zip(got, wanted, strict=True) if isinstance(wanted, tuple) else [(got, wanted)]
    worst = 0.0
    for a, b in pairs:
        assert a.shape == b.shape
        assert a.dtype == b.dtype
        assert a.device == b.device
        worst = max(worst, ((a.float() - b.float()).abs().max() / b.float().abs().max()).item())
    return worst


EQUAL = sorted(set(af.FORMS) - {NO_CONVERTER, RANDOM, WRONG_IN_TORCHAIR})


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("dtype", TOLERANCE, ids=str)
@pytest.mark.parametrize("name", EQUAL)
def test_attention_forms(name: str, dtype: torch.dtype, dynamic: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(af, "mk", fixed)
    form, tensors = on_device(af.FORMS[name]), inputs(dtype)
    got = torch.compile(form, backend="npu", dynamic=dynamic)(*tensors)
    assert difference(got, form(*tensors)) <= TOLERANCE[dtype]


def test_a_form_that_torchair_serializes_wrongly() -> None:
    import torchair

    config = torchair.CompilerConfig()
    config.experimental_config.enable_view_optimize = False
    tensors = inputs(torch.float32)
    form = on_device(af.FORMS[WRONG_IN_TORCHAIR])
    got = torch.compile(form, backend=torchair.get_npu_backend(compiler_config=config))(*tensors)
    assert difference(got, form(*tensors)) <= 1e-5


def test_dropout_drops_the_share_asked_for() -> None:
    tensors = [torch.ones(512, 512, device=DEVICE)]
    got = torch.compile(lambda x: nn.functional.dropout(x, 0.25, True), backend="npu")(*tensors)
    assert abs((got == 0).float().mean().item() - 0.25) < 0.02
    assert torch.allclose(got[got != 0], torch.tensor(4.0 / 3, device=DEVICE))


def test_no_converter_is_an_error_of_torchair() -> None:
    with pytest.raises(Exception, match=r"aten.amax.default ge_converter is not implemented"):
        torch.compile(on_device(af.FORMS[NO_CONVERTER]), backend="npu")(*inputs(torch.float32))


class Mlp(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(24), nn.Linear(24, 48), nn.Linear(48, 24)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y: torch.Tensor = x + self.down(nn.functional.silu(self.up(self.norm(x))))
        return y


@pytest.mark.parametrize("dtype", TOLERANCE, ids=str)
def test_a_small_network_at_many_shapes(dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    model = Mlp().to(dtype).to(DEVICE)
    compiled = torch.compile(model, backend="npu", dynamic=True)
    with torch.no_grad():
        for batch in (3, 5, 17, 3):
            x = torch.randn(batch, 7, 24).to(dtype).to(DEVICE)
            assert difference(compiled(x), model(x)) <= TOLERANCE[dtype]


def test_gradients() -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(24, 48), nn.ReLU(), nn.Linear(48, 24)).to(DEVICE)
    x = torch.randn(4, 24, device=DEVICE)
    model(x).square().sum().backward()
    wanted = {name: p.grad.clone() for name, p in model.named_parameters() if p.grad is not None}
    model.zero_grad()
    torch.compile(model, backend="npu")(x).square().sum().backward()
    for name, p in model.named_parameters():
        assert p.grad is not None
        assert difference(p.grad, wanted[name]) <= 1e-5, name


def test_another_shape_at_the_same_address() -> None:
    """torchair hands on neither address nor size of an input that lies where the one before lay."""
    compiled = torch.compile(lambda x: torch.tanh(x) + 1, backend="npu", dynamic=True)
    x = torch.randn(7, 8, device=DEVICE)
    compiled(x)
    for rows in (15, 9, 11):
        larger = x.as_strided((rows, 8), (8, 1)) if x.untyped_storage().nbytes() >= rows * 32 else None
        if larger is None:
            address = x.data_ptr()
            del x
            x = torch.randn(15, 8, device=DEVICE)  # the same block of 512 bytes
            assert x.data_ptr() == address
            larger = x[:rows]
        assert difference(compiled(larger), torch.tanh(larger) + 1) <= 1e-6


def test_two_threads_run_with_many_shapes() -> None:
    """Each has a stream and a graph of its own, traced before.

    Tracing in two threads at once, the inputs that torchair keeps for a graph, and memory that is used again on one
    stream to which torchair goes past torch_npu's queue are not safe in torch and torchair themselves. No number of
    rows is that of columns, which would be traced anew.
    """
    functions: list[Callable[[torch.Tensor], torch.Tensor]] = [
        lambda x: torch.tanh(x * 1.5) + 0.5,
        lambda x: torch.sigmoid(x - 2) * 3,
    ]
    compiled = [torch.compile(f, backend="npu", dynamic=True) for f in functions]
    streams = [torch.npu.Stream() for _ in functions]
    for c, stream in zip(compiled, streams, strict=True):
        with torch.npu.stream(stream):  # that of the first run, as torchair wants it
            for rows in (7, 9):
                c(torch.randn(rows, 5, device=DEVICE))
    failures: list[str] = []

    def work(n: int) -> None:
        try:
            with torch.npu.stream(streams[n]):
                for i in range(100):
                    x = torch.randn(8 + i % 20, 5, device=DEVICE)
                    if difference(compiled[n](x), functions[n](x)) > 1e-5:
                        failures.append(f"function {n}, run {i}")
        except Exception as e:
            failures.append(f"function {n}: {e}")

    threads = [threading.Thread(target=work, args=(n,)) for n in range(2)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert failures == []


def test_results_stay_what_they_are() -> None:
    """The memory of one run's result is not used by the next; results of earlier runs live on."""
    compiled = torch.compile(lambda x: torch.relu(x * 2) + x, backend="npu")
    xs = [torch.full((64, 64), float(i), device=DEVICE) for i in range(8)]
    results = [compiled(x) for x in xs]
    for i, result in enumerate(results):
        assert torch.all(result == 3.0 * i)


def test_options_without_effect_are_counted() -> None:
    torch.compile(lambda x: x - 3, backend="npu", dynamic=True)(torch.ones(2, 3, device=DEVICE))
    counted = stats.snapshot()["graph_options_without_effect"]
    assert counted.get("ge.exec.deviceId", 0) >= 1


def test_an_operator_that_refuses_is_named() -> None:
    """An index out of range is found by the task: the next synchronisation says which node of which graph."""
    compiled = torch.compile(lambda table, i: nn.functional.embedding(i, table) * 2, backend="npu")
    table, index = torch.randn(4, 8, device=DEVICE), torch.tensor([1, 9], device=DEVICE)
    code = (
        "import torch, torch_npu\n"
        "f = torch.compile(lambda t, i: torch.nn.functional.embedding(i, t) * 2, backend='npu')\n"
        "f(torch.randn(4, 8).npu(), torch.tensor([1, 9]).npu()).cpu()\n"
    )
    del compiled, table, index
    import subprocess
    import sys

    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "node GatherV2" in run.stderr


def test_the_core_refuses_runs_of_unknown_graphs() -> None:
    runner = ctypes.CDLL(str(paths.LIBRARIES / "libge_runner.so"))
    remove = runner._ZN2ge7Session11RemoveGraphEj
    remove.argtypes, remove.restype = (ctypes.c_void_p, ctypes.c_uint32), ctypes.c_uint32
    session = ctypes.c_uint64(4242)  # a Session holds its number
    assert remove(ctypes.byref(session), 7) == 0xFFFFFFFF
    core = ctypes.CDLL(str(paths.LIBRARIES / "libascendcl.so"))
    core.aclGetRecentErrMsg.restype = ctypes.c_char_p
    text = core.aclGetRecentErrMsg().decode()
    assert "session 4242 has no graph 7" in text
    run = runner._ZN2ge7Session8RunGraphEjRKSt6vectorINS_6TensorESaIS2_EERS4_
    run.argtypes, run.restype = (ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p), ctypes.c_uint32
    empty = (ctypes.c_void_p * 3)()  # a std::vector without elements
    assert run(ctypes.byref(session), 7, empty, empty) == 0xFFFFFFFF
    text = core.aclGetRecentErrMsg().decode()
    assert "RunGraph: session 4242 has no graph 7 (its graphs: none). Add it first" in text
