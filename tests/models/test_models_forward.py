"""Logits of whole models on the device: float32 against the CPU, and the half precisions against float64."""

import pytest
import torch
import zoo

ALL = pytest.mark.parametrize("case", zoo.CASES, indirect=True)

# Largest difference over largest magnitude: both sides compute in float32 and differ in the order of their sums.
FLOAT32 = 1e-4

# The error of a half precision may be as large as what the CPU makes of bfloat16. Both round in about the same places,
# but not in the same order, which makes errors of the same size with other values: over tens of thousands of logits of
# a dense model their root mean square agrees within a few per cent; a tenth is allowed.
SLACK = 1.1
# float16 has three bits more than bfloat16 has: its error is about an eighth, and a quarter must be enough.
FLOAT16_SHARE = 0.25


def error(found: torch.Tensor, reference: torch.Tensor) -> float:
    """Root mean square of the difference, over that of the reference; the median over the places (rows).

    The median: where a mixture of experts rounds another way, a place whose two best experts are nearly tied may take
    the other one. That makes a large error at this place, in each run at other places, and says nothing of precision.
    """
    rows = (found - reference).square().mean(-1).sqrt()
    return (rows.median() / reference.square().mean().sqrt()).item()


@ALL
def test_float32_logits_are_those_of_the_cpu(case: zoo.Case, device: torch.device) -> None:
    found = zoo.logits(case, device, torch.float32)
    reference = zoo.logits(case, "cpu", torch.float32)
    assert reference.abs().max() > 1e-2
    assert ((found - reference).abs().max() / reference.abs().max()).item() <= FLOAT32


@ALL
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=["bfloat16", "float16"])
def test_half_precision_error_is_that_of_the_cpu(case: zoo.Case, device: torch.device, dtype: torch.dtype) -> None:
    allowed = error(
        zoo.logits(case, "cpu", torch.bfloat16),
        zoo.logits(case, "cpu", torch.float64, weights=torch.bfloat16),
    )
    found = error(zoo.logits(case, device, dtype), zoo.logits(case, "cpu", torch.float64, weights=dtype))
    assert 0 < found <= allowed * (SLACK if dtype == torch.bfloat16 else FLOAT16_SHARE)
