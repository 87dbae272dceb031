"""Tile plans: the published figures, and properties that every plan has."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotplate.cli import main
from hotplate.driver.chips import all_chips, chip
from hotplate.ops.transformer.tiling import attention, products, rows
from hotplate.ops.transformer.tiling.attention import AttentionShape

B2 = chip("Ascend910B2")
FAMILY = [c for c in all_chips() if c.ub_bytes >= 192 * 1024]


def shape(b: int, n: int, s1: int, s2: int, d: int, **more: object) -> AttentionShape:
    return AttentionShape(b, n, n, s1, s2, d, d, **more)  # type: ignore[arg-type]


def test_the_base_block_of_a_product_is_the_published_one() -> None:
    """910B, 16-bit operands: 128 x 256 x 64; int8 doubles the depth, fp32 halves it."""
    assert products.base_block(B2, "float16") == (128, 256, 64)
    assert products.base_block(B2, "int8")[2] == 128
    assert products.base_block(B2, "float32")[2] == 32


@pytest.mark.parametrize(
    ("s", "heads", "s1", "s2", "scheme"),
    [
        (4096, 1, 128, 128, "S2 split"),  # 64 blocks of 64 rows are more than 48 vector cores
        (2048, 1, 64, 128, "S2 split"),  # 32 are not
        (1024, 4, 128, 1024, "whole S2"),
        (512, 4, 128, 512, "whole S2"),
        (128, 8, 128, 128, "several heads"),
    ],
)
def test_the_tile_follows_the_published_cases(s: int, heads: int, s1: int, s2: int, scheme: str) -> None:
    plan = attention.forward(shape(1, heads, s, s, 64), B2)
    assert (plan.tile["s1"], plan.tile["s2"]) == (s1, s2)
    assert plan.scheme.startswith(scheme)


def test_the_choice_between_64_and_128_rows_depends_on_the_cores_of_the_chip() -> None:
    """45 blocks of 64 rows: more than the 40 vector cores of a B3, fewer than the 48 of a B2."""
    call = shape(1, 1, 64 * 45, 4096, 64)
    assert attention.forward(call, B2).tile["s1"] == 64
    assert attention.forward(call, chip("Ascend910B3")).tile["s1"] == 128


def test_large_and_unaligned_heads_take_the_second_scheme() -> None:
    assert "on one block" in attention.forward(shape(1, 2, 4096, 4096, 512), B2).scheme
    unaligned = attention.forward(shape(1, 2, 4096, 4096, 72), B2)
    assert "on one block" in unaligned.scheme
    assert "no multiple of 16" in unaligned.reason


def test_the_buffers_of_the_published_tile_fill_ub_as_published() -> None:
    """Two of 32 K, 32 K, 32 K, masks of 16 K and 9 K, bias 16 K, and 5 x 128 x 32 bytes of state."""
    plan = attention.forward(shape(4, 32, 2048, 2048, 128), B2)
    assert plan.used("UB") == (32 * 4 + 16 + 9 + 16) * 1024 + 5 * 128 * 32
    assert not plan.overflows()


def test_a_tile_that_is_too_large_overflows_ub_and_says_so() -> None:
    plan = attention.forward(shape(4, 32, 2048, 2048, 64), B2, s1_tile=1024)
    need, have = plan.overflows()["UB"]
    assert need > have == B2.ub_bytes
    assert "OVERFLOWS" in plan.text()


def test_a_short_batch_splits_the_cache_and_a_long_one_does_not() -> None:
    few = attention.decode(AttentionShape(1, 32, 8, 1, 8192, 128, 128), B2)
    assert few.blocks == 8 * 6
    assert few.cores == 48
    many = attention.decode(AttentionShape(16, 32, 8, 1, 8192, 128, 128), B2)
    assert many.blocks == 128
    assert "no merge" in many.notes


def test_a_row_that_does_not_fit_is_cut() -> None:
    plan = rows.rows("RmsNorm", 64, 65536, "float32", B2)
    assert plan.loops["pieces"] > 1
    assert plan.tile["width"] * plan.loops["pieces"] >= 65536
    assert any("read twice" in note for note in plan.notes)


@settings(max_examples=200, deadline=None)
@given(
    b=st.integers(1, 8),
    n=st.integers(1, 40),
    s1=st.integers(1, 20000),
    s2=st.integers(1, 20000),
    d=st.integers(1, 512),
    dtype=st.sampled_from(["float16", "bfloat16", "float32"]),
    soc=st.sampled_from([c.name for c in FAMILY]),
)
def test_a_plan_covers_the_call_and_fits_ub(b: int, n: int, s1: int, s2: int, d: int, dtype: str, soc: str) -> None:
    for make in (attention.forward, attention.backward):
        plan = make(shape(b, n, s1, s2, d, dtype=dtype), chip(soc))
        assert plan.used("UB") <= plan.capacity["UB"]
        assert 1 <= plan.cores <= (chip(soc).vector_cores or chip(soc).ai_cores)
        assert 0 < plan.balance <= 1
        assert plan.waves * plan.cores >= plan.blocks
    plan = attention.forward(shape(b, n, s1, s2, d, dtype=dtype), chip(soc))
    assert plan.blocks * plan.tile["s1"] * plan.tile["heads"] >= b * n * s1
    assert plan.tile["s2"] * plan.loops["s2"] * plan.loops["s2 tiles in flight"] >= s2


@settings(max_examples=100, deadline=None)
@given(groups=st.lists(st.integers(0, 3000), min_size=1, max_size=12), k=st.integers(1, 8192), n=st.integers(1, 8192))
def test_the_tiles_of_all_groups_cover_their_rows(groups: list[int], k: int, n: int) -> None:
    plan = products.grouped(groups, k, n, "bfloat16", B2)
    assert plan.blocks == sum(math.ceil(r / 128) for r in groups) * math.ceil(n / 256)
    assert plan.loops["k"] * plan.tile["k"] >= k
    assert not plan.overflows()


def test_bad_sizes_are_named() -> None:
    with pytest.raises(ValueError, match="S1 is 0"):
        attention.forward(shape(1, 2, 0, 16, 64), B2)
    with pytest.raises(ValueError, match=r"heads of the query \(6\).*\(4\)"):
        attention.forward(AttentionShape(1, 6, 4, 16, 16, 64, 64), B2)
    with pytest.raises(ValueError, match="dtype 'float8'"):
        products.base_block(B2, "float8")
    with pytest.raises(ValueError, match="'Softmax'"):
        rows.rows("Softmax", 1, 1, "float16", B2)


def test_the_command_prints_the_plan(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tile", "flash_attention", "--shape", "4,32,2048,64", "--soc", "Ascend910B2"]) == 0
    text = capsys.readouterr().out
    assert "s1 128, s2 128" in text
    assert "exceeds the 48 vector cores" in text
    assert main(["tile", "grouped_matmul", "--shape", "1024,3584", "--rows", "100,0,28", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tile"] == {"m": 128, "n": 256, "k": 64}
    assert main(["tile", "decode_attention", "--shape", "1,32,8192,128", "--kv-heads", "8"]) == 0
    assert main(["tile", "rms_norm", "--shape", "8192,4096", "--dtype", "bfloat16"]) == 0
    capsys.readouterr()


def test_the_command_marks_an_overflow_and_refuses_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tile", "flash_attention", "--shape", "4,32,2048,64", "--tile", "1024,128"]) == 1
    assert "OVERFLOWS" in capsys.readouterr().out
    assert main(["tile", "flash_attention", "--shape", "4,32"]) == 2
    assert "has 2 numbers" in capsys.readouterr().err
    assert main(["tile", "matmul", "--shape", "4,x,3"]) == 2
    assert "whole numbers" in capsys.readouterr().err
    assert main(["tile", "matmul", "--shape", "4,4,4", "--soc", "Ascend1"]) == 2
    assert "Ascend910B2" in capsys.readouterr().err


def test_the_command_takes_the_chip_from_the_setting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTPLATE_SOC", "Ascend910B4")
    assert main(["tile", "matmul", "--shape", "4,4,4"]) == 0
    assert "on Ascend910B4" in capsys.readouterr().out
    monkeypatch.setenv("HOTPLATE_SOC", "Ascend1")
    assert main(["tile", "matmul", "--shape", "4,4,4"]) == 2
    assert "HOTPLATE_SOC" in capsys.readouterr().err
