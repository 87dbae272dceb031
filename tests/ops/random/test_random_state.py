"""Seeds and states: reproduction, saving, forking, generators of their own, two devices."""

import pytest
import torch


def sequence(device: str = "npu") -> list[torch.Tensor]:
    return [
        torch.randn(100, device=device).cpu(),
        torch.rand(3, 5, device=device).cpu(),
        torch.randint(0, 1000, (50,), device=device).cpu(),
        torch.nn.functional.dropout(torch.ones(200, device=device), 0.5).cpu(),
        torch.randperm(64, device=device).cpu(),
        torch.multinomial(torch.ones(30, device=device), 20).cpu(),
        torch.empty(77, device=device).exponential_().cpu(),
        torch.bernoulli(torch.full((99,), 0.4, device=device)).cpu(),
    ]


def equal(a: list[torch.Tensor], b: list[torch.Tensor]) -> bool:
    return all(torch.equal(x, y) for x, y in zip(a, b, strict=True))


def test_a_seed_reproduces() -> None:
    for seed_all in (torch.npu.manual_seed, torch.npu.manual_seed_all, torch.manual_seed):
        seed_all(42)
        first = sequence()
        seed_all(42)
        assert equal(sequence(), first)
        seed_all(43)
        assert not equal(sequence(), first)


def test_the_state_can_be_saved_and_restored() -> None:
    torch.npu.manual_seed(1)
    torch.rand(10, device="npu")
    state = torch.npu.get_rng_state()
    first = sequence()
    middle = torch.npu.get_rng_state()
    second = sequence()
    torch.npu.set_rng_state(state)
    assert equal(sequence(), first)
    assert torch.equal(torch.npu.get_rng_state(), middle)
    assert equal(sequence(), second)
    assert not equal(first, second)
    everything = torch.npu.get_rng_state_all()
    third = sequence()
    torch.npu.set_rng_state_all(everything)
    assert equal(sequence(), third)


def test_fork_rng_restores() -> None:
    torch.npu.manual_seed(6)
    before = torch.npu.get_rng_state()
    with torch.random.fork_rng(devices=[0], device_type="npu"):
        torch.npu.manual_seed(100)
        sequence()
    assert torch.equal(torch.npu.get_rng_state(), before)


def test_generators_have_their_own_state() -> None:
    torch.npu.manual_seed(3)
    g = torch.Generator(device="npu").manual_seed(3)
    h = torch.Generator(device="npu")
    h.set_state(g.get_state())
    assert g.initial_seed() == 3
    a = torch.rand(100, generator=g, device="npu").cpu()
    assert torch.equal(a, torch.rand(100, generator=h, device="npu").cpu())
    assert torch.equal(a, torch.rand(100, device="npu").cpu())  # the default generator has the same seed
    torch.rand(10, device="npu")
    assert torch.equal(g.get_state(), h.get_state())
    b = torch.empty(100, device="npu").normal_(generator=g).cpu()
    assert torch.equal(b, torch.empty(100, device="npu").normal_(generator=h).cpu())


@pytest.mark.skipif(torch.npu.device_count() < 2, reason="needs two devices")
def test_devices_have_their_own_state() -> None:
    torch.npu.manual_seed_all(8)
    first = sequence("npu:0")
    state = torch.npu.get_rng_state("npu:1")
    other = sequence("npu:1")
    assert equal(first, other)  # the same seed on both
    assert torch.npu.current_device() == 0
    torch.npu.set_rng_state(state, "npu:1")
    sequence("npu:0")
    assert equal(sequence("npu:1"), other)
