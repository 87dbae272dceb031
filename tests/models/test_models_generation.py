"""Greedy generation with a key-value cache writes the CPU's tokens."""

import pytest
import torch
import zoo

TOKENS = 64
# Weights that are larger than those of a fresh model: the text then does not end in one repeated token.
DEVIATION = 0.2

WRITERS = [case.name for case in zoo.CASES.values() if case.prompt is not None]


def written(case: zoo.Case, device: torch.device | str, *, use_cache: bool = True) -> torch.Tensor:
    """int64 [2, 64] on the CPU: what the model writes after its prompts."""
    assert case.prompt is not None
    model = case.build(DEVIATION).to(device)
    inputs = zoo.to(case.prompt(), device)
    out = model.generate(**inputs, max_new_tokens=TOKENS, min_new_tokens=TOKENS, do_sample=False, use_cache=use_cache)
    assert out.device.type == torch.device(device).type
    return out[:, -TOKENS:].cpu()


@pytest.mark.parametrize("case", WRITERS, indirect=True)
def test_tokens_are_those_of_the_cpu(case: zoo.Case, device: torch.device) -> None:
    reference = written(case, "cpu")
    assert all(len(row.unique()) >= 8 for row in reference), "the reference repeats itself: the test shows little"
    assert written(case, device).tolist() == reference.tolist()


def test_the_cache_changes_no_token(device: torch.device) -> None:
    case = zoo.CASES["llama"]
    assert written(case, device).tolist() == written(case, device, use_cache=False).tolist()


def test_sampling_follows_the_seed(device: torch.device) -> None:
    case = zoo.CASES["gpt2"]
    assert case.prompt is not None
    model, inputs = case.build(0.02).to(device), zoo.to(case.prompt(), device)

    def sample(seed: int) -> list[list[int]]:
        torch.manual_seed(seed)
        return model.generate(**inputs, max_new_tokens=16, do_sample=True, top_k=50).tolist()

    assert sample(1) == sample(1)
    assert sample(1) != sample(2)
