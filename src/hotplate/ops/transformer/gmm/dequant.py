"""Products that quantise their left operand first: by row or for all of it, with given factors or its own.

Facts: the published page of aclnnQuantGroupedMatmulDequant, and the call sites and tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, custom, dtypes, rank
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.transformer.gmm import families
from hotplate.ops.transformer.gmm.families import integers, words

T = torch.Tensor
E, M, K, N = 3, 11, 48, 32
ENDS = (4, 4, 9)  # two rows behind the last group


def _samples(grouped: bool) -> Iterator[Sample]:
    # Eighths, and factors that are powers of two: quotients are exact, so their rounding is no matter of the last bit.
    x = (samples.make((M, K), "float32", low=-60, high=60, seed=1).round() / 8).half()
    w = integers((E, K, N), 8, 2) if grouped else integers((K, N), 8, 2)
    scale = samples.make((E, N) if grouped else (N,), "float32", low=0.001, high=0.01, seed=3)
    smooth = torch.tensor([0.5, 1.0, 2.0], dtype=torch.float16).repeat(K // 3)
    one, each = torch.tensor([0.0625]), torch.tensor([0.0625, 0.125, 0.25, 0.03125]).repeat(3)[:M].contiguous()
    for turned in (True, False):
        for mode, given in (("pertoken", each), ("pertensor", one), ("pertoken", None), ("pertensor", None)):
            for smoothing in (None, smooth):
                for factors in (scale, words(scale)) if given is one else (scale,):
                    call: dict[str, Any] = {
                        "x": x,
                        "weight": w.transpose(-1, -2).contiguous() if turned else w,
                        "weightScale": factors,
                        "biasOptional": None,
                        "xScaleOptional": given,
                        "xOffsetOptional": None,
                        "smoothScaleOptional": smoothing,
                        "xQuantMode": mode,
                        "transposeWeight": turned,
                        "out": Out((M, N), "float16"),
                    }
                    if grouped:
                        call["groupList"] = torch.tensor(ENDS, dtype=torch.int64)
                    yield Sample(
                        call,
                        f"{mode}, given {given is not None}, smooth {smoothing is not None}, {factors.dtype}, "
                        f"turned {turned}",
                    )


def _check(sample: Sample, outputs: list[T]) -> None:
    c = sample.arguments
    x = c["x"].double() * (1 if c["smoothScaleOptional"] is None else c["smoothScaleOptional"].double())
    if c["xScaleOptional"] is not None:
        scale = c["xScaleOptional"].double().reshape(-1, 1)
    else:
        scale = (x.abs().amax() if c["xQuantMode"] == "pertensor" else x.abs().amax(1, True)) / 127
    q = (x / scale).round().clamp(-128, 127)
    scale = torch.as_tensor(scale).expand(M, 1)
    by_words = c["weightScale"].dtype == torch.int64  # they hold the factor of x already
    w = c["weight"].double()
    w = w.transpose(-1, -2) if c["transposeWeight"] else w
    groups = c["groupList"].tolist() if "groupList" in c else [M]
    w, by = w.reshape(len(groups), K, N), families.factors(c["weightScale"]).reshape(len(groups), N)
    wanted, at = torch.zeros(M, N, dtype=torch.float64), 0
    for e, end in enumerate(groups):
        wanted[at:end] = families.product(q[at:end], w[e]) * by[e] * (1 if by_words else scale[at:end])
        at = end
    # Where the factors come out of x, a quotient may be rounded the other way: one step of x in the sum.
    step = (127 * by.abs().max() * scale.max()).item() if c["xScaleOptional"] is None else 0.0
    error = (outputs[0].double() - wanted).abs()
    assert (error <= step + 2e-3 * wanted.abs() + 1e-3).all(), f"largest error {error.max().item()}, one step is {step}"


def _errors(grouped: bool) -> Iterator[ErrorSample]:
    base = next(_samples(grouped)).arguments
    yield samples.null(base, "weightScale")
    yield samples.bad_dtype(base, "x", "float32", (M, K))
    yield samples.bad_dtype(base, "weight", "int32", (2, 3, 4) if grouped else (3, 4))
    yield ErrorSample({**base, "x": samples.make((M, K + 1), "float16")}, 161002, ("k-axis", f"[{M},{K + 1}]"))
    yield ErrorSample({**base, "xQuantMode": "perrow"}, 161002, ("xQuantMode", "perrow"))
    yield ErrorSample({**base, "out": Out((M, N + 1), "float16")}, 161002, ("out", f"[{M},{N}]"))
    yield ErrorSample({**base, "biasOptional": torch.zeros(N, dtype=torch.int32)}, 161002, ("biasOptional",))
    yield ErrorSample({**base, "weightScale": words(base["weightScale"])}, 161002, ("weightScale", "int64"))


for _name in ("QuantMatmulDequant", "QuantGroupedMatmulDequant", "QuantGroupedMatmulDequantWeightNZ"):
    _grouped = "Grouped" in _name
    define(
        _name,
        native(),
        check=_check,
        contract=Contract(
            {
                "x": dtypes("float16"),
                "weight": dtypes("int8"),
                "weightScale": dtypes("float32", "int64", "uint64"),
                "xScaleOptional": dtypes("float32"),
                "smoothScaleOptional": dtypes("float16"),
                "out": dtypes("float16"),
                **({"groupList": dtypes("int64")} if _grouped else {}),
            },
            (rank("x", 2, 2), custom("quant_dequant")),
        ),
        samples=lambda g=_grouped: _samples(g),  # type: ignore[misc]
        errors=lambda g=_grouped: _errors(g),  # type: ignore[misc]
        cost=Cost(unit="mixed", kernel="QuantGroupedMatmulDequant" if _grouped else "QuantMatmulDequant"),
    )
