"""Loss functions and their gradients."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from hotplate.ops import samples, signature
from hotplate.ops.contract import FLOAT, Contract, Dtypes, broadcast, custom, dtypes, in_range, same_shape
from hotplate.ops.definition import Cost, ErrorSample, Native, Out, Sample, define, native
from hotplate.ops.elementwise.families import execution
from hotplate.ops.nn.families import FLOATING

T = torch.Tensor
NONE, MEAN, SUM = 0, 1, 2  # the attribute `reduction`
LOOSE = {"bfloat16": (2e-2, 2e-2), "float16": (3e-3, 3e-3), "float32": (1e-5, 1e-5)}
SHAPES: tuple[tuple[int, ...], ...] = ((), (7,), (3, 5), (2, 3, 4), (1, 65))
Pointwise = Callable[..., T]


def reduced(loss: T, reduction: int) -> T:
    """The loss of all elements, or one number."""
    return (lambda x: x, torch.mean, torch.sum)[reduction](loss)


def loss(
    name: str,
    call: str | Native,
    pointwise: Pointwise,
    *,
    low: float = -3.0,
    high: float = 3.0,
    target_low: float = -3.0,
    target_high: float = 3.0,
    sign: bool = False,
    accepts: Dtypes = FLOATING,
    operations: float = 4.0,
    extras: Callable[[tuple[int, ...], str], dict[str, Any]] = lambda shape, dtype: {},
    **attributes: Any,
) -> None:
    """self, target -> one number or a loss for each element. ``sign``: targets are -1 or 1."""
    out = signature.lookup("aclnn" + name).arguments[-1].name

    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for shape in SHAPES:
                for reduction in (NONE, MEAN, SUM):
                    arguments = {
                        "self": samples.make(shape, d, low=low, high=high),
                        "target": target(shape, d, target_low, target_high, sign),
                        "reduction": reduction,
                        **attributes,
                        **extras(shape, d),
                        out: Out(shape if reduction == NONE else (), d),
                    }
                    yield Sample(arguments, f"{d} {shape}, reduction {reduction}", tolerance=LOOSE[d])

    base = {
        "self": samples.make((2, 3), "float32", low=low, high=high),
        "target": target((2, 3), "float32", target_low, target_high, sign),
        "reduction": MEAN,
        **attributes,
        **extras((2, 3), "float32"),
        out: Out((), "float32"),
    }
    define(
        name,
        execution(call),
        reference=lambda self, target, reduction, **more: reduced(pointwise(self, target, **more), reduction),
        contract=Contract(
            {"self": accepts, "target": accepts, out: accepts},
            (in_range("reduction", 0, 2), custom("loss_shapes", "self", "target", "reduction", out)),
        ),
        samples=generate,
        errors=samples.errors(
            samples.null(base, "target"),
            samples.bad_dtype(base, "self", "int32"),
            ErrorSample({**base, "reduction": 3}, 161002, ("reduction", "[0, 2]", "3")),
            ErrorSample({**base, "target": samples.make((4,), "float32")}, 161002, ("broadcast", "[4]", "[2,3]")),
            ErrorSample({**base, out: Out((2, 3), "float32")}, 161002, (out, "[2,3]", "[]")),
        ),
        cost=Cost(operations_per_element=operations),
    )


def target(shape: tuple[int, ...], d: str, low: float, high: float, sign: bool) -> T:
    """Targets, or signs of them."""
    y = samples.make(shape, d, low=low, high=high, seed=7)
    return torch.where(y > 0, torch.ones_like(y), -torch.ones_like(y)) if sign else y


def loss_gradient(
    name: str,
    call: str | Native,
    pointwise: Pointwise,
    *,
    of: str = "self",
    low: float = -3.0,
    high: float = 3.0,
    target_low: float = -3.0,
    target_high: float = 3.0,
    sign: bool = False,
    accepts: Dtypes = FLOATING,
    operations: float = 4.0,
    kernel: str = "",
    extras: Callable[[tuple[int, ...], str], dict[str, Any]] = lambda shape, dtype: {},
    **attributes: Any,
) -> None:
    """The gradient of ``loss`` with respect to ``of``: gradOutput (one number, or one per element), self, target."""
    arguments = signature.lookup("aclnn" + name).arguments
    grad, out = arguments[0].name, arguments[-1].name

    def generate() -> Iterator[Sample]:
        for d in sorted(FLOAT):
            for shape in SHAPES:
                for reduction in (NONE, MEAN, SUM):
                    yield Sample(
                        {
                            grad: samples.make(shape if reduction == NONE else (), d, seed=5),
                            "self": samples.make(shape, d, low=low, high=high),
                            "target": target(shape, d, target_low, target_high, sign),
                            "reduction": reduction,
                            **attributes,
                            **extras(shape, d),
                            out: Out(shape, d),
                        },
                        f"{d} {shape}, reduction {reduction}",
                        tolerance=LOOSE[d],
                    )

    def reference(**given: Any) -> T:
        leaves = {n: given[n].detach().double().clone() for n in ("self", "target")}
        leaves[of].requires_grad_(True)
        more = {k: v for k, v in given.items() if k not in (grad, "self", "target", "reduction")}
        with torch.enable_grad():
            y = reduced(pointwise(leaves["self"], leaves["target"], **more), given["reduction"])
            found: T = torch.autograd.grad(y, leaves[of], given[grad].reshape(y.shape))[0]
        return found

    define(
        name,
        execution(call),
        reference=reference,
        contract=Contract(
            {grad: accepts, "self": accepts, "target": accepts, out: accepts},
            (in_range("reduction", 0, 2), broadcast("self", "target", to=out)),
        ),
        samples=generate,
        cost=Cost(operations_per_element=operations, kernel=kernel),
    )


def both(name: str, forward: str, backward: str | Native, pointwise: Pointwise, **options: Any) -> None:
    """A loss and its gradient with respect to self."""
    loss(name, forward, pointwise, **options)
    loss_gradient(name + "Backward", backward, pointwise, **options)


both(
    "MseLoss",
    "mse_loss(self, target, reduction) -> out",
    "mse_loss_backward.grad_input(gradOutput, self, target, reduction, grad_input=out)",
    lambda x, y: (x - y) ** 2,
)
both("L1Loss", "l1_loss(self, target, reduction) -> out", native(), lambda x, y: (x - y).abs())


def _smooth_l1(x: T, y: T, beta: float) -> T:
    d = (x - y).abs()
    return torch.where(d < beta, 0.5 * d * d / beta, d - 0.5 * beta)


both(
    "SmoothL1Loss",
    "smooth_l1_loss(self, target, reduction, beta) -> result",
    "smooth_l1_loss_backward.grad_input(gradOut, self, target, reduction, beta, grad_input=gradInput)",
    _smooth_l1,
    beta=0.75,
)


def _bce(x: T, y: T, weight: T | None = None, weightOptional: T | None = None) -> T:
    value = -(y * x.log().clamp(min=-100) + (1 - y) * (1 - x).log().clamp(min=-100))
    w = weight if weight is not None else weightOptional
    return value if w is None else value * w


loss(
    "BinaryCrossEntropy",
    "binary_cross_entropy(self, target, weight, reduction) -> out",
    _bce,
    low=0.05,
    high=0.95,
    target_low=0,
    target_high=1,
    operations=12,
    extras=lambda shape, d: {"weight": samples.make(shape, d, low=0.5, high=1.5)},
)
loss_gradient(
    "BinaryCrossEntropyBackward",
    "binary_cross_entropy_backward.grad_input(gradOutput, self, target, weightOptional, reduction, grad_input=out)",
    _bce,
    low=0.05,
    high=0.95,
    target_low=0,
    target_high=1,
    operations=8,
    extras=lambda shape, d: {"weightOptional": samples.make(shape, d, low=0.5, high=1.5)},
)


def _bce_logits(x: T, y: T, weightOptional: T | None, posWeightOptional: T | None) -> T:
    positive = y if posWeightOptional is None else y * posWeightOptional
    value = positive * torch.logaddexp(-x, torch.zeros_like(x)) + (1 - y) * torch.logaddexp(x, torch.zeros_like(x))
    return value if weightOptional is None else value * weightOptional


def _logits_weights(shape: tuple[int, ...], d: str) -> dict[str, Any]:
    given = len(shape) != 1
    return {
        "weightOptional": samples.make(shape, d, low=0.5, high=1.5) if given else None,
        "posWeightOptional": samples.make(shape[-1:], d, low=1, high=2) if given else None,
    }


_logits: dict[str, Any] = {"target_low": 0, "target_high": 1, "extras": _logits_weights}
loss("BinaryCrossEntropyWithLogits", native(), _bce_logits, operations=16, **_logits)
loss_gradient("BinaryCrossEntropyWithLogitsBackward", native(), _bce_logits, operations=12, **_logits)


def _kl_div(x: T, y: T, logTarget: bool) -> T:
    if logTarget:
        return y.exp() * (y - x)
    return torch.where(y > 0, y * (y.clamp(min=1e-300).log() - x), torch.zeros_like(y))


loss(
    "KlDiv",
    "kl_div(self, target, reduction, log_target=logTarget) -> out",
    _kl_div,
    target_low=0.1,
    target_high=1,
    logTarget=False,
    operations=8,
)
loss_gradient(
    "KlDivBackward", native(), _kl_div, target_low=0.1, target_high=1, logTarget=False, kernel="KlDivLossGrad"
)
loss_gradient(
    "KlDivTargetBackward", native(), _kl_div, of="target", target_low=0.1, target_high=1, logTarget=False, operations=8
)
both(
    "SoftMarginLoss",
    "soft_margin_loss(self, target, reduction) -> out",
    "soft_margin_loss_backward.grad_input(gradOutput, self, target, reduction, grad_input=out)",
    lambda x, y: torch.logaddexp(-y * x, torch.zeros_like(x)),
    sign=True,
    operations=8,
)

# --- negative log likelihood ------------------------------------------------------------------------------------------
CLASSES = 5
IGNORED = -100


def _nll(self: T, target: T, weight: T | None, reduction: int, ignoreIndex: int) -> tuple[T, T]:
    """Loss and the sum of the weights of the targets that count; classes stand along dimension 1 (0 for one vector)."""
    rows = self.movedim(1, -1) if self.dim() > 1 else self
    w = torch.ones(self.shape[1 if self.dim() > 1 else 0], dtype=torch.float64) if weight is None else weight
    hits = target.long().unsqueeze(-1) == torch.arange(w.numel())
    hits = hits & (target != ignoreIndex).unsqueeze(-1)
    each = -(torch.where(hits, rows, torch.zeros_like(rows)) * w).sum(-1)
    total = (hits * w).sum()
    if reduction == NONE:
        return each, total
    return (each.sum() / total if reduction == MEAN else each.sum()), total


def _nll_samples(shapes: tuple[tuple[int, ...], ...]) -> Iterator[tuple[dict[str, Any], tuple[int, ...], str]]:
    for d in sorted(FLOAT):
        for shape in shapes:
            x = samples.make((*shape[:1], CLASSES, *shape[1:]) if shape else (CLASSES,), d, low=-4, high=0)
            y = samples.make(shape, "int64", low=0, high=CLASSES)
            if shape:
                y.view(-1)[0] = IGNORED
            for weighted in (True, False):
                for reduction in (NONE, MEAN, SUM):
                    yield (
                        {
                            "self": x,
                            "target": y if weighted else y.int(),
                            "weight": samples.make((CLASSES,), d, low=0.5, high=1.5) if weighted else None,
                            "reduction": reduction,
                            "ignoreIndex": IGNORED,
                        },
                        shape,
                        d,
                    )


def _nll_forward_samples(*shapes: tuple[int, ...]) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for arguments, shape, d in _nll_samples(shapes):
            each = arguments["reduction"] == NONE
            outs: dict[str, Any] = {"out": Out(shape if each else (), d), "totalWeightOut": Out((), d)}
            # With reduction none, torch leaves the total at 0.
            yield Sample({**arguments, **outs}, f"{d} {shape}, reduction {arguments['reduction']}", tolerance=LOOSE[d])

    return generate


def _nll_backward_samples(*shapes: tuple[int, ...]) -> Callable[[], Iterator[Sample]]:
    def generate() -> Iterator[Sample]:
        for arguments, shape, d in _nll_samples(shapes):
            x, weight = arguments["self"], arguments["weight"]
            _, total = _nll(x.double(), arguments["target"], None if weight is None else weight.double(), SUM, IGNORED)
            grad = samples.make(shape if arguments["reduction"] == NONE else (), d, seed=3)
            more = {"gradOutput": grad, "totalWeight": total.to(x.dtype), "out": Out(tuple(x.shape), d)}
            yield Sample({**arguments, **more}, f"{d} {shape}, reduction {arguments['reduction']}", tolerance=LOOSE[d])

    return generate


def _nll_backward(
    gradOutput: T, self: T, target: T, weight: T | None, reduction: int, ignoreIndex: int, totalWeight: T
) -> T:
    x = self.detach().double().clone().requires_grad_(True)
    with torch.enable_grad():
        y = _nll(x, target, weight, NONE if reduction == NONE else SUM, ignoreIndex)[0]
        y = y / totalWeight if reduction == MEAN else y
        (result,) = torch.autograd.grad(y, x, gradOutput)
    return result


def _nll_checked(self: T, target: T, weight: T | None, reduction: int, ignoreIndex: int) -> tuple[T, T]:
    value, total = _nll(self, target, weight, reduction, ignoreIndex)
    return value, torch.zeros_like(total) if reduction == NONE else total


_nll_base = {
    "self": samples.make((2, 3), "float32"),
    "target": torch.tensor([0, 2]),
    "weight": None,
    "reduction": MEAN,
    "ignoreIndex": IGNORED,
    "out": Out((), "float32"),
    "totalWeightOut": Out((), "float32"),
}
TARGETS = dtypes("int64", "int32", "uint8")
_nll_contract = Contract(
    {"self": FLOATING, "target": TARGETS, "weight": FLOATING, "out": FLOATING, "totalWeightOut": FLOATING},
    (in_range("reduction", 0, 2),),
)
_nll_grad_contract = Contract(
    {
        "gradOutput": FLOATING,
        "self": FLOATING,
        "target": TARGETS,
        "weight": FLOATING,
        "totalWeight": FLOATING,
        "out": FLOATING,
    },
    (in_range("reduction", 0, 2), same_shape("self", "out")),
)
for _name, _shapes in (("NLLLoss", ((), (6,), (1,))), ("NLLLoss2d", ((2, 3, 4), (1, 2, 2)))):
    define(
        _name,
        native(),
        reference=_nll_checked,
        contract=_nll_contract,
        samples=_nll_forward_samples(*_shapes),
        errors=samples.errors(
            samples.null(_nll_base, "target"),
            samples.bad_dtype(_nll_base, "self", "int32"),
            samples.bad_dtype(_nll_base, "target", "float32", (2,)),
            ErrorSample({**_nll_base, "reduction": 7}, 161002, ("reduction", "[0, 2]")),
        ),
        cost=Cost(kernel="NLLLoss"),
    )
    define(
        _name + "Backward",
        native(),
        reference=_nll_backward,
        contract=_nll_grad_contract,
        samples=_nll_backward_samples(*_shapes),
        cost=Cost(kernel="NLLLossGrad"),
    )
