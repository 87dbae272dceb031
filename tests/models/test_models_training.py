"""Twenty optimizer steps on the device give the CPU's loss curve."""

import contextlib
from collections.abc import Mapping

import pytest
import torch
import zoo

STEPS = 20
# Largest difference of a loss, in nats.
CURVE = 1e-3
# With autocast the matrix products round their operands to float16 (2^-11 = 5e-4 each): the curve is that of
# float32 within some steps of that size.
AUTOCAST_CURVE = 1e-2


def curve(
    case: zoo.Case,
    device: torch.device | str,
    optimizer: Mapping[str, bool],
    *,
    checkpointing: bool = False,
    amp: bool = False,
) -> list[float]:
    """Losses of the steps, each on one of four batches in turn, and of the batch of the first step after the last."""
    model = case.build(0.02).to(device).train()
    if checkpointing:
        model.gradient_checkpointing_enable()
    adam = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.1, **optimizer)
    kind = torch.device(device).type
    scaler = torch.amp.GradScaler(kind, enabled=amp, init_scale=2.0**12, growth_interval=8)
    batches = [zoo.to(case.batch(seed), device) for seed in range(4)]
    losses = []
    for step in range(STEPS):
        with torch.autocast(kind, torch.float16) if amp else contextlib.nullcontext():
            loss = model(**batches[step % 4]).loss
        scaler.scale(loss).backward()
        if case.clip is not None:
            scaler.unscale_(adam)
            norm = torch.nn.utils.clip_grad_norm_(model.parameters(), case.clip)
            assert norm > 0
        scaler.step(adam)
        scaler.update()
        adam.zero_grad()
        losses.append(loss.item())
    if amp:
        assert scaler.get_scale() == 2.0**14  # grew after 8 and 16 steps, and none overflowed
    with torch.no_grad():
        losses.append(model(**batches[0]).loss.item())
    return losses


def assert_same_curve(found: list[float], reference: list[float], allowed: float) -> None:
    assert reference[-1] < reference[0] - 0.1, "the reference learns nothing: the test shows nothing"
    difference = max(abs(a - b) for a, b in zip(found, reference, strict=True))
    assert difference <= allowed, f"{difference:.2e}\n{found}\n{reference}"


@pytest.mark.parametrize("case", zoo.CASES, indirect=True)
def test_loss_curve_is_that_of_the_cpu(case: zoo.Case, device: torch.device) -> None:
    reference = curve(case, "cpu", {"foreach": False, "fused": False})
    assert_same_curve(curve(case, device, case.optimizer), reference, CURVE)


@pytest.mark.parametrize("case", ["llama", "gpt2"], indirect=True)
def test_gradient_checkpointing_gives_the_same_curve(case: zoo.Case, device: torch.device) -> None:
    reference = curve(case, "cpu", {"foreach": False, "fused": False})
    assert_same_curve(curve(case, device, case.optimizer, checkpointing=True), reference, CURVE)


@pytest.mark.parametrize("case", ["llama", "bert"], indirect=True)
def test_autocast_with_a_gradient_scaler_gives_the_curve_of_float32(case: zoo.Case, device: torch.device) -> None:
    reference = curve(case, "cpu", {"foreach": False, "fused": False})
    found = curve(case, device, case.optimizer, amp=True)
    assert found != reference
    assert_same_curve(found, reference, AUTOCAST_CURVE)


@pytest.fixture
def small(device: torch.device) -> tuple[torch.nn.Module, torch.optim.Optimizer, torch.amp.GradScaler]:
    torch.manual_seed(0)
    model = torch.nn.Linear(8, 8).to(device)
    return model, torch.optim.AdamW(model.parameters(), lr=0.1), torch.amp.GradScaler(device.type, init_scale=1024.0)


@pytest.mark.parametrize("bad", [float("inf"), float("-inf"), float("nan")])
def test_a_gradient_that_overflows_skips_the_step_and_halves_the_scale(
    small: tuple[torch.nn.Module, torch.optim.Optimizer, torch.amp.GradScaler], device: torch.device, bad: float
) -> None:
    model, adam, scaler = small
    before = [p.detach().clone() for p in model.parameters()]
    scaler.scale(model(torch.ones(2, 8, device=device)).sum()).backward()
    model.weight.grad[3, 5] = bad
    scaler.step(adam)
    scaler.update()
    assert scaler.get_scale() == 512.0
    assert all(torch.equal(p, q) for p, q in zip(model.parameters(), before, strict=True))

    # The next, sound gradient is applied.
    adam.zero_grad()
    scaler.scale(model(torch.ones(2, 8, device=device)).sum()).backward()
    scaler.step(adam)
    scaler.update()
    assert scaler.get_scale() == 512.0
    assert not any(torch.equal(p, q) for p, q in zip(model.parameters(), before, strict=True))


def test_dropout_trains_and_is_off_in_eval(device: torch.device) -> None:
    torch.manual_seed(0)
    config = zoo.CASES["gpt2"].build(0.02).config
    config.resid_pdrop = config.embd_pdrop = config.attn_pdrop = 0.2
    model = type(zoo.CASES["gpt2"].build(0.02))(config).to(device).train()
    batch = zoo.to(zoo.CASES["gpt2"].batch(1), device)
    with torch.no_grad():
        first, second = model(**batch).loss.item(), model(**batch).loss.item()
        model.eval()
        assert model(**batch).loss.item() == model(**batch).loss.item()
    assert first != second
    adam = torch.optim.AdamW(model.train().parameters(), lr=2e-3)
    losses = []
    for _ in range(STEPS):
        loss = model(**batch).loss
        loss.backward()
        adam.step()
        adam.zero_grad()
        losses.append(loss.item())
    assert losses[-1] < losses[0] - 0.5
