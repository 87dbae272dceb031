"""Every operator's samples against its reference, and its error samples against their status and words."""

from __future__ import annotations

import harness
import pytest

from hotplate.ops.definition import Operator, load_all

OPERATORS = load_all()


@pytest.mark.parametrize("name", list(OPERATORS))
def test_samples(name: str) -> None:
    operator = OPERATORS[name]
    failures: list[str] = []
    count = 0
    for count, sample in enumerate(operator.samples(), 1):
        try:
            outputs = harness.run(operator, sample)
            if operator.check is not None:
                operator.check(sample, outputs)
            else:
                wanted = harness.expected(operator, sample)
                assert len(wanted) == len(outputs), (
                    f"the reference gives {len(wanted)} results, the operator has {len(outputs)}"
                )
                for got, want in zip(outputs, wanted, strict=True):
                    harness.compare(operator, sample, got, want)
        except (harness.CallError, AssertionError) as e:
            failures.append(f"sample {count} ({sample.note}): {e}")
    assert count, f"{operator.c_name} has no samples"
    assert not failures, f"{len(failures)} of {count} samples failed:\n" + "\n".join(failures[:10])


def with_errors() -> list[Operator]:
    return [o for o in OPERATORS.values() if any(True for _ in o.errors())]


@pytest.mark.parametrize("operator", with_errors(), ids=lambda o: o.name)
def test_refusals(operator: Operator) -> None:
    for sample in operator.errors():
        with pytest.raises(harness.CallError) as caught:
            harness.run(operator, sample)  # type: ignore[arg-type]
        assert caught.value.code == sample.code, caught.value
        assert operator.c_name in caught.value.text
        for word in sample.words:
            assert word in caught.value.text, f"{word!r} is not in: {caught.value.text}"
        assert "Solution:" in caught.value.text, "a refusal names its remedy"
