"""Quantisation whose scales come out of the values themselves: by row, by column, by tensor, by block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from hotplate.ops import samples
from hotplate.ops.contract import Contract, Rule, custom, dtypes, in_range, rank, same_dtype
from hotplate.ops.definition import Cost, ErrorSample, Out, Sample, define, native
from hotplate.ops.quant.quantize import ACL, FLOAT32, HALF, LIMITS, NARROW, quantised_shape, unpacked

T = torch.Tensor
SHAPES: tuple[tuple[int, ...], ...] = ((3, 16), (2, 3, 8), (2, 2, 3, 24))


def scaled(x: T, over: list[int] | None, top: int, symmetric: bool) -> tuple[T, T, T | None]:
    """Quotients, not yet rounded, scales and offsets, which keep the reduced dimensions."""
    dims = list(range(x.dim())) if over is None else over
    if symmetric:
        scale = x.abs().amax(dims, True) / top
        return x / scale, scale, None
    high, low = x.amax(dims, True), x.amin(dims, True)
    scale = (high - low) / (2 * top + 1)
    offset = top - high / scale
    return x / scale + offset, scale, offset


def assert_nearest(got: T, quotients: T, kind: str) -> None:
    """The outputs are the integers nearest to the quotients, within their range. In the middle of two integers, where
    the last bit of a quotient in float32 decides, both are right.
    """
    low, high = LIMITS["int4" if kind == "int32" else "int8"]
    integers = unpacked(got) if kind == "int32" else got
    assert integers.shape == quotients.shape
    error = (integers.double() - quotients.clamp(low, high)).abs().max().item()
    assert error <= 0.5 + 1e-4, f"an integer is {error} away from its quotient"


def by_group(x: T, smooth: T | None, ends: T | None) -> T:
    """x times the smoothing factors; with groups, row r takes those of the group in which it lies."""
    if smooth is None:
        return x
    if ends is None:
        return x * smooth
    rows = x.reshape(-1, x.shape[-1])
    factors = torch.stack([smooth[int((ends <= r).sum())] for r in range(rows.shape[0])])
    return (rows * factors).reshape(x.shape)


# --- by row, column or tensor -----------------------------------------------------------------------------------------
def _cases(version: int) -> Iterator[tuple[str, str, tuple[int, ...], bool, str, T | None, T | None]]:
    """dtype, output, shape, symmetric, mode, smoothing factors, ends of groups."""
    for d in sorted(HALF):
        for kind in ("int8", "int32"):
            for shape in SHAPES:
                rows = 1
                for n in shape[:-1]:
                    rows *= n
                yield d, kind, shape, True, "pertoken", None, None
                yield d, kind, shape, True, "pertoken", samples.make(shape[-1:], d, low=0.5, high=2, seed=1), None
                if version == 1:
                    continue
                yield d, kind, shape, False, "pertoken", None, None
                ends = torch.tensor([1, rows // 2, rows], dtype=torch.int32)
                smooth = samples.make((3, shape[-1]), d, low=0.5, high=2, seed=1)
                yield d, kind, shape, False, "pertoken", smooth, ends
                if version >= 3:
                    yield d, kind, shape, True, "pertensor", None, None
                    yield d, kind, shape, False, "pertensor", None, None
                    column = samples.make((shape[-2], 1), d, low=0.5, high=2, seed=1)
                    yield d, kind, shape, True, "perchannel", column, None
                    yield d, kind, shape, False, "perchannel", None, None


def _scale_shape(shape: tuple[int, ...], mode: str) -> tuple[int, ...]:
    if mode == "pertensor":
        return (1,)
    return shape[:-1] if mode == "pertoken" else (*shape[:-2], shape[-1])


def _samples(version: int) -> Iterator[Sample]:
    for d, kind, shape, symmetric, mode, smooth, ends in _cases(version):
        scale = Out(_scale_shape(shape, mode), "float32")
        call: dict[str, Any] = {"x": samples.make(shape, d, low=-5, high=4), "smoothScalesOptional": smooth}
        if version >= 2:
            call |= {"groupIndexOptional": ends, "dstType": ACL[kind], "offsetOut": None if symmetric else scale}
        if version >= 3:
            call |= {"isSymmetrical": symmetric, "quantMode": mode}
        if version >= 4:
            call["dstTypeMax"] = 0.0
        yield Sample(
            {**call, "yOut": Out(quantised_shape(shape, kind), kind), "scaleOut": scale},
            f"{d} {shape} to {kind}, {mode}, symmetric {symmetric}, smooth {smooth is not None}, "
            f"groups {ends is not None}",
        )


_REDUCED: dict[str, list[int] | None] = {"pertoken": [-1], "perchannel": [-2], "pertensor": None}


def _reference(version: int, **call: Any) -> tuple[Any, ...]:
    x = by_group(call["x"], call["smoothScalesOptional"], call.get("groupIndexOptional"))
    mode = call.get("quantMode", "pertoken")
    kind = call["kind"]
    top = 7 if kind == "int32" else 127
    quotients, scale, offset = scaled(x, _REDUCED[mode], top, call["symmetric"])
    shape = _scale_shape(tuple(x.shape), mode)
    result = (quotients, scale.reshape(shape))
    return result if offset is None else (*result, offset.reshape(shape))


def _check(version: int) -> Any:
    """Compares with the reference, to which it tells what only the outputs say: their type, and whether there are
    offsets.
    """

    def check(sample: Sample, outputs: list[T]) -> None:
        call = {
            k: v.double() if isinstance(v, T) and v.dtype.is_floating_point else v for k, v in sample.arguments.items()
        }
        kind = sample.arguments["yOut"].dtype
        wanted = _reference(version, **call, kind=kind, symmetric=sample.arguments.get("offsetOut") is None)
        assert len(wanted) == len(outputs)
        assert_nearest(outputs[0], wanted[0], kind)
        for got, want in zip(outputs[1:], wanted[1:], strict=True):
            torch.testing.assert_close(got, want.float(), rtol=1e-5, atol=1e-4)

    return check


def _rules(version: int) -> tuple[Rule, ...]:
    rules: list[Rule] = [
        rank("x", 2),
        same_dtype("x", "smoothScalesOptional"),
        custom("quantised_shape", "x", "yOut"),
    ]
    if version < 3:
        rules.append(custom("without_last", "x", "scaleOut", *(("offsetOut",) if version == 2 else ())))
    if version == 1:
        rules.append(custom("along_last", "x", "smoothScalesOptional"))
    if version >= 3:
        rules.append(custom("quant_mode", "quantMode", hint="Use pertoken, pertensor or perchannel."))
    return tuple(rules)


for _version in (1, 2, 3, 4):
    _types = {"x": HALF, "smoothScalesOptional": HALF, "yOut": NARROW, "scaleOut": FLOAT32}
    if _version >= 2:
        _types |= {"groupIndexOptional": dtypes("int32"), "offsetOut": FLOAT32}
    define(
        "DynamicQuant" + ("" if _version == 1 else f"V{_version}"),
        native(),
        check=_check(_version),
        contract=Contract(_types, _rules(_version)),
        samples=lambda v=_version: _samples(v),  # type: ignore[misc]
        errors=lambda v=_version: (  # type: ignore[misc]
            samples.null(next(_samples(v)).arguments, "x"),
            samples.bad_dtype(next(_samples(v)).arguments, "x", "float32", (3, 16)),
            samples.bad_dtype(next(_samples(v)).arguments, "yOut", "uint8", (3, 16)),
            ErrorSample(
                {**next(_samples(v)).arguments, "yOut": Out((3, 8), "int8")}, 161002, ("yOut", "[3,8]", "[3,16]")
            ),
            *(
                (ErrorSample({**next(_samples(v)).arguments, "quantMode": "perrow"}, 161002, ("quantMode", "perrow")),)
                if v >= 3
                else ()
            ),
        ),
        cost=Cost(operations_per_element=6.0, kernel="DynamicQuant" if _version == 1 else "DynamicQuantV2"),
    )


# --- by block ---------------------------------------------------------------------------------------------------------
BLOCK = 128


def _block_samples(v2: bool) -> Iterator[Sample]:
    for d in sorted(HALF):
        for shape in ((3, 16), (2, 300), (2, 3, 128), (1, 257)):
            for least in (0.0, 0.05):
                yield Sample(
                    {
                        "x": samples.make(shape, d, low=-5, high=4),
                        "minScale": least,
                        "roundModeOptional": "rint",
                        "dstType": ACL["int8"],
                        "rowBlockSize": 1,
                        "colBlockSize": BLOCK,
                        **({"dstTypeMax": 0.0} if v2 else {}),
                        "yOut": Out(shape, "int8"),
                        "scaleOut": Out((*shape[:-1], -(-shape[-1] // BLOCK)), "float32"),
                    },
                    f"{d} {shape}, smallest scale {least}",
                )


def _check_block(sample: Sample, outputs: list[T]) -> None:
    quotients, scales = [], []
    for part in torch.split(sample.arguments["x"].double(), BLOCK, -1):
        scale = (part.abs().amax(-1, True) / 127).clamp(min=sample.arguments["minScale"])
        quotients.append(part / scale)
        scales.append(scale)
    assert_nearest(outputs[0], torch.cat(quotients, -1), "int8")
    torch.testing.assert_close(outputs[1], torch.cat(scales, -1).float(), rtol=1e-5, atol=0)


for _name in ("DynamicBlockQuant", "DynamicBlockQuantV2"):
    _v2 = _name.endswith("V2")
    define(
        _name,
        native(),
        check=_check_block,
        contract=Contract(
            {"x": HALF, "yOut": dtypes("int8"), "scaleOut": FLOAT32},
            (
                rank("x", 2, 3),
                custom("quantised_shape", "x", "yOut"),
                in_range("rowBlockSize", 1, 1),
                in_range("colBlockSize", BLOCK, BLOCK),
            ),
        ),
        samples=lambda v2=_v2: _block_samples(v2),  # type: ignore[misc]
        errors=lambda v2=_v2: (  # type: ignore[misc]
            samples.null(next(_block_samples(v2)).arguments, "x"),
            samples.bad_dtype(next(_block_samples(v2)).arguments, "x", "float32", (3, 16)),
            samples.bad_dtype(next(_block_samples(v2)).arguments, "yOut", "float8_e4m3fn", (3, 16)),
            ErrorSample({**next(_block_samples(v2)).arguments, "colBlockSize": 64}, 161002, ("colBlockSize", "64")),
        ),
        cost=Cost(operations_per_element=6.0, kernel="DynamicBlockQuant"),
    )


# --- rotation, then by row --------------------------------------------------------------------------------------------
def _rotate_samples() -> Iterator[Sample]:
    for d in sorted(HALF):
        for kind in ("int8", "int32"):
            for rows, columns, size in ((3, 128, 16), (2, 192, 64), (1, 128, 128)):
                # Quarters: their products and sums are exact in every order.
                yield Sample(
                    {
                        "x": (samples.make((rows, columns), "float32", low=-8, high=8).round() / 4).to(
                            samples.torch_dtype(d)
                        ),
                        "rotation": samples.make((size, size), "float32", low=-2, high=2, seed=1)
                        .round()
                        .to(samples.torch_dtype(d)),
                        "alpha": None,
                        "axis": -1,
                        "roundMode": "rint",
                        "scaleAlg": 0,
                        "dstTypeMax": 0.0,
                        "trans": False,
                        "yOut": Out(quantised_shape((rows, columns), kind), kind),
                        "scaleOut": Out((rows,), "float32"),
                    },
                    f"{d} {rows} rows of {columns} in blocks of {size} to {kind}",
                )


def _check_rotate(sample: Sample, outputs: list[T]) -> None:
    x, rotation = sample.arguments["x"], sample.arguments["rotation"].double()
    size = rotation.shape[0]
    blocks = [part.double() @ rotation for part in torch.split(x, size, -1)]
    rotated = torch.cat(blocks, -1).to(x.dtype).double()  # the product has the type of x
    kind = sample.arguments["yOut"].dtype
    quotients, scale, _ = scaled(rotated, [-1], 7 if kind == "int32" else 127, True)
    assert_nearest(outputs[0], quotients, kind)
    torch.testing.assert_close(outputs[1], scale.squeeze(-1).float(), rtol=1e-5, atol=0)


define(
    "RotateQuant",
    native(),
    check=_check_rotate,
    contract=Contract(
        {"x": HALF, "rotation": HALF, "yOut": NARROW, "scaleOut": FLOAT32},
        (
            rank("x", 2, 2),
            rank("rotation", 2, 2),
            same_dtype("x", "rotation"),
            custom("rotation", "x", "rotation"),
            custom("quantised_shape", "x", "yOut"),
            custom("without_last", "x", "scaleOut"),
            in_range("scaleAlg", 0, 0),
            in_range("trans", 0, 0),
        ),
    ),
    samples=_rotate_samples,
    errors=lambda: (
        samples.null(next(_rotate_samples()).arguments, "rotation"),
        samples.bad_dtype(next(_rotate_samples()).arguments, "x", "float32", (3, 128)),
        samples.bad_dtype(next(_rotate_samples()).arguments, "yOut", "float8_e5m2", (3, 128)),
        ErrorSample(
            {**next(_rotate_samples()).arguments, "rotation": samples.make((24, 24), "bfloat16")},
            161002,
            ("rotation", "[24,24]", "[3,128]"),
        ),
        ErrorSample({**next(_rotate_samples()).arguments, "scaleAlg": 1}, 161002, ("scaleAlg", "1")),
    ),
    cost=Cost(unit="mixed", operations_per_element=8.0),
)
