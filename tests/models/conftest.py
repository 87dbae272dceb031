"""The device under test. HOTPLATE_TEST_DEVICE=cpu checks the tests themselves on a machine without the stack."""

import os

import pytest
import torch
import zoo

os.environ.setdefault("HF_HUB_OFFLINE", "1")


@pytest.fixture(scope="session")
def device() -> torch.device:
    return torch.device(os.environ.get("HOTPLATE_TEST_DEVICE", "npu:0"))


@pytest.fixture
def case(request: pytest.FixtureRequest) -> zoo.Case:
    """Parametrise it with the names of cases: `@pytest.mark.parametrize("case", [...], indirect=True)`."""
    return zoo.CASES[request.param]
