"""The generator: published answers, and that a number depends on seed, offset and index only."""

import os
import subprocess
import sys
from typing import Any

import harness
import philox
import pytest
import torch

from hotplate.ops.definition import Out, Sample, load_all

OPERATORS = load_all()

KNOWN_ANSWERS = [  # counter, key, block: published with the algorithm
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


def draw(size: int, seed: int, offset: int = 0) -> torch.Tensor:
    """The words themselves: integers of [0, 2^32) take a word each, unchanged."""
    generator = torch.Generator(device="npu").manual_seed(seed)
    generator.set_offset(offset)
    return torch.empty(size, dtype=torch.int64, device="npu").random_(0, 2**32, generator=generator).cpu()


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN_ANSWERS)
def test_known_answers(counter: tuple[int, ...], key: tuple[int, int], answer: tuple[int, ...]) -> None:
    assert philox.block(counter, key) == answer


def test_first_block_of_the_device_is_a_known_answer() -> None:
    assert draw(4, seed=0).tolist() == list(KNOWN_ANSWERS[0][2])


@pytest.mark.parametrize(("seed", "offset"), [(1, 0), (0x299F31D0A4093822, 12), (2**63 - 1, 4 * 2**40), (7, 2**32 + 8)])
def test_words(seed: int, offset: int) -> None:
    size = 20_000
    got = draw(size, seed, offset)
    indices = [*range(70), 4095, 4096, 4097, 8191, 8192, 12_345, size - 2, size - 1]
    assert got[indices].tolist() == philox.words(seed, offset, indices)


def test_a_shorter_call_gives_the_same_first_numbers() -> None:
    for size in (1, 2, 63, 64, 65, 4096, 4097):
        for fill in (torch.Tensor.normal_, torch.Tensor.uniform_, torch.Tensor.random_, torch.Tensor.bernoulli_):
            for dtype in (torch.float32, torch.float64, torch.bfloat16):
                torch.npu.manual_seed(3)
                long = fill(torch.empty(10_000, dtype=dtype, device="npu")).cpu()
                torch.npu.manual_seed(3)
                short = fill(torch.empty(size, dtype=dtype, device="npu")).cpu()
                assert torch.equal(short, long[:size]), (fill, dtype, size)


def test_strides_do_not_matter() -> None:
    for fill in (torch.Tensor.normal_, torch.Tensor.uniform_, torch.Tensor.random_, torch.Tensor.bernoulli_):
        torch.npu.manual_seed(3)
        plain = fill(torch.empty(70, 90, device="npu")).cpu()
        torch.npu.manual_seed(3)
        transposed = fill(torch.empty(90, 70, device="npu").t()).cpu()
        assert torch.equal(plain, transposed)
        torch.npu.manual_seed(3)
        holder = torch.full((141, 270), -7.0, device="npu")
        fill(holder[1::2, ::3])
        host = holder.cpu()
        assert torch.equal(plain, host[1::2, ::3])
        host[1::2, ::3] = -7.0
        assert (host == -7.0).all(), "elements outside the view were written"


def test_half_precision_rounds_the_same_normal_numbers() -> None:
    torch.npu.manual_seed(5)
    full = torch.randn(5000, device="npu").cpu()
    for dtype in (torch.float16, torch.bfloat16):
        torch.npu.manual_seed(5)
        assert torch.equal(torch.randn(5000, dtype=dtype, device="npu").cpu(), full.to(dtype))


PROGRAM = """
import hashlib, torch
torch.set_num_threads({threads})
print(torch.rand(4, device="npu").tolist())
torch.npu.manual_seed(11)
digest = hashlib.sha256()
for x in (
    torch.randn(100_003, device="npu"),
    torch.rand(100_003, device="npu").exponential_(),
    torch.rand(100_003, device="npu", dtype=torch.float16),
    torch.randint(-5, 1000, (100_003,), device="npu"),
    torch.empty(100_003, device="npu").bernoulli_(0.3),
    torch.nn.functional.dropout(torch.ones(100_003, device="npu"), 0.3),
    torch.randperm(100_003, device="npu"),
    torch.multinomial(torch.arange(1.0, 1001.0, device="npu").expand(7, -1), 500),
):
    digest.update(x.cpu().numpy().tobytes())
print(digest.hexdigest())
"""


def digest(threads: int, **environment: str) -> tuple[str, str]:
    """(numbers drawn without a seed, hash of numbers drawn with one) of a new process."""
    program = PROGRAM.format(threads=threads)
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, **environment}, check=False
    )
    assert result.returncode == 0, result.stderr
    unseeded, seeded = result.stdout.strip().splitlines()[-2:]
    return unseeded, seeded


def test_threads_and_instruction_sets_do_not_matter() -> None:
    first, second = digest(1), digest(2, HOTPLATE_KERNELS="portable")
    assert first[1] == second[1]
    assert first[0] != second[0], "processes draw the same numbers without being seeded"


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("InplaceUniform", {"selfRef": torch.zeros(5000), "from": -1.0, "to": 3.0}),
        ("InplaceNormal", {"selfRef": torch.zeros(5000), "mean": 1.0, "std": 2.0}),
        ("InplaceRandom", {"selfRef": torch.zeros(5000), "from": 0, "to": 77}),
        ("InplaceRandomWithoutFromTo", {"selfRef": torch.zeros(5000)}),
        ("Multinomial", {"self": torch.ones(3, 9), "numsamples": 5, "replacement": False, "out": Out((3, 5), "int64")}),
        ("DropoutGenMaskV2", {"shape": [5000], "prob": 0.3, "probDataType": "float16", "out": Out((640,), "uint8")}),
    ],
)
def test_seeds_in_device_memory_draw_the_same(name: str, arguments: dict[str, Any]) -> None:
    """What a captured graph calls: the offset is that of the tensor plus that of the call."""
    seed, offset = 123456789012345, 2**33 + 8
    plain = harness.run(OPERATORS[name], Sample({**arguments, "seed": seed, "offset": offset}))[0]
    tensors = {"seedTensor": torch.tensor([seed]), "offsetTensor": torch.tensor([offset - 4]), "offset": 4}
    assert torch.equal(harness.run(OPERATORS[name + "Tensor"], Sample({**arguments, **tensors}))[0], plain)
    other = {**tensors, "offset": 8}
    assert not torch.equal(harness.run(OPERATORS[name + "Tensor"], Sample({**arguments, **other}))[0], plain)


def test_successive_calls_advance_the_offset() -> None:
    generator = torch.Generator(device="npu").manual_seed(1)
    first = torch.rand(1000, generator=generator, device="npu").cpu()
    moved = generator.get_offset()
    assert moved > 0
    second = torch.rand(1000, generator=generator, device="npu").cpu()
    assert not torch.equal(first, second)
    generator.set_offset(moved)
    assert torch.equal(torch.rand(1000, generator=generator, device="npu").cpu(), second)
