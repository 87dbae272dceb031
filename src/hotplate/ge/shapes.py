"""The shapes of the results of each operator type, from the shapes of its inputs and the inputs that decide shapes."""

from __future__ import annotations

from collections.abc import Callable

from hotplate.ge.ir.program import Shape
from hotplate.ge.values import Call

Rule = Callable[[Call], list[Shape]]
RULES: dict[str, Rule] = {}


def rule(*types: str) -> Callable[[Rule], Rule]:
    """Registers a function as the rule of these operator types."""

    def register(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(types, function))
        return function

    return register


def axis_of(call: Call, axis: int, rank: int) -> int:
    """The axis counted from the front. GraphError when the rank has no such axis."""
    if not -rank <= axis < max(rank, 1):
        raise call.refuse(f"axis {axis} is not one of {rank} dimensions")
    return axis % rank if rank else 0


def broadcast(call: Call, *shapes: Shape) -> Shape:
    """The common shape. GraphError when there is none."""
    rank = max(len(s) for s in shapes)
    result = [1] * rank
    for shape in shapes:
        for i, d in enumerate(shape, rank - len(shape)):
            if result[i] == 1:
                result[i] = d
            elif d not in (1, result[i]):
                raise call.refuse(f"dimension {i} is {result[i]} in one input and {d} in another")
    return tuple(result)


_SAME = frozenset(
    (
        "Abs", "Acos", "Acosh", "Asin", "Asinh", "Atan", "Atanh", "Cast", "Ceil", "Cos", "Cosh", "Cumprod",
        "Cumsum", "DropOutDoMask", "Elu", "Erf", "Erfc", "Erfinv", "Exp", "Expm1", "Floor", "Gelu",
        "HardSigmoid", "HardSwish", "Identity", "Invert", "IsFinite",
        "IsInf", "IsNan", "ClipByValue", "ClipByValueV2", "LeakyRelu", "Log", "Log1p",
        "LogSoftmaxV2", "LogicalNot", "Mish", "Muls", "Neg", "OnesLike", "Reciprocal", "Relu", "Relu6",
        "Round", "Rsqrt", "Selu", "Sigmoid", "Sign", "Sin", "Sinh", "SoftmaxV2", "Softplus", "Sqrt", "Square",
        "Swish", "Tan", "Tanh", "Tril", "ReluGrad", "GeluGrad", "TanhGrad", "SigmoidGrad", "SoftmaxGrad",
        "LogSoftmaxGrad", "Triu", "Trunc", "ZerosLike",
    )
)  # fmt: skip
_BINARY = frozenset(
    (
        "Add", "Atan2", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "Div", "Equal", "FloorDiv", "FloorMod",
        "Greater", "GreaterEqual", "LeftShift", "Less", "LessEqual", "LogicalAnd", "LogicalOr", "LogicalXor",
        "Maximum", "Minimum", "Mod", "Mul", "NotEqual", "Pow", "RealDiv", "RightShift", "Sub", "Xlogy",
    )
)  # fmt: skip


@rule(*_SAME)
def _same(call: Call) -> list[Shape]:
    return [call.shape(0)]


@rule(*_BINARY)
def _binary(call: Call) -> list[Shape]:
    return [broadcast(call, call.shape(0), call.shape(1))]


@rule("SelectV2")
def _select(call: Call) -> list[Shape]:
    return [broadcast(call, call.shape(0), call.shape(1), call.shape(2))]


@rule("MaskedFill")
def _masked_fill(call: Call) -> list[Shape]:
    return [broadcast(call, call.shape(0), call.shape(1))]


@rule("Transpose")
def _transpose(call: Call) -> list[Shape]:
    shape, perm = call.shape(0), call.ints(1)
    if sorted(p % max(len(shape), 1) for p in perm) != list(range(len(shape))):
        raise call.refuse(f"perm {perm} is no order of {len(shape)} dimensions")
    return [tuple(shape[p] for p in perm)]


def _product(call: Call, left: bool, right: bool) -> list[Shape]:
    a, b = call.shape(0), call.shape(1)
    if len(a) < 2 or len(b) < 2:
        raise call.refuse("both inputs need at least two dimensions")
    m, k = (a[-1], a[-2]) if left else (a[-2], a[-1])
    other, n = (b[-1], b[-2]) if right else (b[-2], b[-1])
    if k != other:
        raise call.refuse(f"the inner dimensions are {k} and {other}")
    return [(*broadcast(call, a[:-2], b[:-2]), m, n)]


@rule("MatMul", "MatMulV2")
def _matmul(call: Call) -> list[Shape]:
    return _product(call, call.attribute("transpose_x1", False), call.attribute("transpose_x2", False))


@rule("BatchMatMul", "BatchMatMulV2")
def _batch_matmul(call: Call) -> list[Shape]:
    return _product(call, call.attribute("adj_x1", False), call.attribute("adj_x2", False))


@rule("Reshape")
def _reshape(call: Call) -> list[Shape]:
    wanted, count = call.ints(1), call.value(0).count
    rest = 1
    for d in wanted:
        rest *= d if d != -1 else 1
    shape = tuple((count // rest if rest else 0) if d == -1 else d for d in wanted)
    total = 1
    for d in shape:
        total *= d
    if total != count or wanted.count(-1) > 1:
        raise call.refuse(f"{count} elements do not fit the shape {wanted}")
    return [shape]


@rule("Unsqueeze")
def _unsqueeze(call: Call) -> list[Shape]:
    axes = call.attribute("axes", [])
    rank = len(call.shape(0)) + len(axes)
    at = {axis_of(call, a, rank) for a in axes}
    rest = iter(call.shape(0))
    return [tuple(1 if i in at else next(rest) for i in range(rank))]


@rule("Squeeze")
def _squeeze(call: Call) -> list[Shape]:
    shape, axes = call.shape(0), call.attribute("axis", [])
    gone = {axis_of(call, a, len(shape)) for a in axes} or {i for i, d in enumerate(shape) if d == 1}
    if any(shape[i] != 1 for i in gone):
        raise call.refuse(f"axes {sorted(gone)} are not all 1")
    return [tuple(d for i, d in enumerate(shape) if i not in gone)]


@rule("Pack")
def _pack(call: Call) -> list[Shape]:
    shape = call.shape(0)
    axis = axis_of(call, call.attribute("axis", 0), len(shape) + 1)
    return [(*shape[:axis], len(call.inputs), *shape[axis:])]


@rule("ConcatV2", "ConcatD")
def _concat(call: Call) -> list[Shape]:
    tensors = call.inputs if call.node.type == "ConcatD" else call.inputs[:-1]
    axis = call.attribute("concat_dim", 0) if call.node.type == "ConcatD" else call.ints(len(call.inputs) - 1)[0]
    # As torch.cat: an empty vector joins anything.
    shapes = [v.shape for v in tensors if v is not None and v.shape != (0,)] or [(0,)]
    axis = axis_of(call, axis, len(shapes[0]))
    first = shapes[0]
    for shape in shapes:
        if shape[:axis] + shape[axis + 1 :] != first[:axis] + first[axis + 1 :] or len(shape) != len(first):
            raise call.refuse(f"the inputs differ in more than dimension {axis}")
    return [(*first[:axis], sum(s[axis] for s in shapes), *first[axis + 1 :])]


def _without(call: Call, axes: list[int], keep: bool) -> Shape:
    shape = call.shape(0)
    gone = {axis_of(call, a, len(shape)) for a in axes} if axes else set(range(len(shape)))
    return tuple(1 if i in gone else d for i, d in enumerate(shape) if keep or i not in gone)


@rule("ReduceSum", "ReduceMean", "ReduceProd", "ReduceMax", "ReduceMin", "ReduceAll", "ReduceAny", "ReduceLogSumExp")
def _reduce(call: Call) -> list[Shape]:
    return [_without(call, call.ints(1), call.attribute("keep_dims", False))]


@rule("ReduceSumD", "ReduceMeanD")
def _reduce_d(call: Call) -> list[Shape]:
    return [_without(call, call.attribute("axes", []), call.attribute("keep_dims", False))]


@rule("ArgMaxWithValue", "ArgMinWithValue")
def _arg(call: Call) -> list[Shape]:
    return [_without(call, [call.attribute("dimension", 0)], call.attribute("keep_dims", False))] * 2


@rule("StridedSlice")
def _strided_slice(call: Call) -> list[Shape]:
    begin, end, step = call.ints(1), call.ints(2), call.ints(3)
    return [tuple(len(range(b, e, s)) for b, e, s in zip(begin, end, step, strict=True))]


@rule("Range")
def _range(call: Call) -> list[Shape]:
    ends = [call.value(i).constant for i in range(3)]
    if any(e is None for e in ends):
        call.ints([e is None for e in ends].index(True))
    start, limit, delta = (float(e.reshape(-1)[0]) if e is not None else 0.0 for e in ends)
    if delta == 0:
        raise call.refuse("delta is 0")
    return [(max(0, -int((start - limit) // delta)),)]


@rule("BroadcastTo")
def _broadcast_to(call: Call) -> list[Shape]:
    shape, wanted = call.shape(0), call.ints(1)
    short = len(wanted) - len(shape)
    result = tuple(shape[i - short] if d == -1 and i >= short else d for i, d in enumerate(wanted))
    if broadcast(call, shape, result) != result:
        raise call.refuse(f"it cannot become {wanted}")
    return [result]


@rule("Fill")
def _fill(call: Call) -> list[Shape]:
    return [tuple(call.ints(0))]


@rule("Tile")
def _tile(call: Call) -> list[Shape]:
    shape, times = call.shape(0), call.ints(1)
    shape = (1,) * (len(times) - len(shape)) + shape
    return [tuple(d * n for d, n in zip(shape, times, strict=True))]


@rule("Gather", "GatherV2")
def _gather(call: Call) -> list[Shape]:
    shape = call.shape(0)
    axis = axis_of(call, call.ints(2)[0] if call.node.type == "GatherV2" else 0, len(shape))
    return [(*shape[:axis], *call.shape(1), *shape[axis + 1 :])]


@rule("GatherElements")
def _gather_elements(call: Call) -> list[Shape]:
    return [call.shape(1)]


@rule("IndexByTensor")
def _index(call: Call) -> list[Shape]:
    shape, mask = call.shape(0), call.attribute("indices_mask", [])
    given = [i for i, m in enumerate(mask) if m]
    if any(v is not None and v.dtype.name in ("BOOL", "UINT8") for v in call.inputs[1:]):
        raise call.refuse("a mask as an index makes a result whose size depends on data, which a graph cannot have")
    picked = broadcast(call, *(call.shape(i + 1) for i in range(len(given))))
    together = given == list(range(given[0], given[-1] + 1))
    at = given[0] if together else 0
    rest = [d for i, d in enumerate(shape) if i not in given]
    return [(*rest[:at], *picked, *rest[at:])]


@rule("LayerNormV4", "LayerNormV3", "LayerNorm")
def _layer_norm(call: Call) -> list[Shape]:
    shape = call.shape(0)
    if call.node.type == "LayerNormV4":
        first = len(shape) - len(call.ints(1))
    else:
        first = axis_of(call, call.attribute("begin_norm_axis", 0), len(shape))
    statistics = (*shape[:first], *(1 for _ in shape[first:]))
    return [shape, statistics, statistics]


@rule("TopKV2")
def _top_k(call: Call) -> list[Shape]:
    shape = call.shape(0)
    axis = axis_of(call, call.attribute("dim", -1), len(shape))
    return [(*shape[:axis], call.ints(1)[0], *shape[axis + 1 :])] * 2


@rule("StatelessRandomNormalV2", "StatelessRandomUniformV2")
def _random(call: Call) -> list[Shape]:
    return [tuple(call.ints(0))]


@rule("StatelessDropOutGenMask")
def _drop_out_mask(call: Call) -> list[Shape]:
    count = 1
    for d in call.ints(0):
        count *= d
    return [((count + 127) // 128 * 16,)]  # one bit for each element, in blocks of 128
