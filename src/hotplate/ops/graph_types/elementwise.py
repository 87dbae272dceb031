"""Graph operator types: arithmetic, comparisons, rounding, logic, casts."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

_UNARY = {
    "Abs": "abs", "Acos": "acos", "Acosh": "acosh", "Asin": "asin", "Asinh": "asinh", "Atan": "atan",
    "Atanh": "atanh", "Ceil": "ceil", "Cos": "cos", "Cosh": "cosh", "Erf": "erf", "Erfc": "erfc", "Erfinv": "erfinv",
    "Expm1": "expm1", "Floor": "floor", "Invert": "bitwise_not", "IsFinite": "isfinite",
    "IsInf": "isinf", "IsNan": "isnan",
    "Log1p": "log1p", "LogicalNot": "logical_not", "Neg": "neg", "OnesLike": "ones_like", "Reciprocal": "reciprocal",
    "Rsqrt": "rsqrt", "Sign": "sign", "Sin": "sin", "Sinh": "sinh", "Sqrt": "sqrt", "Square": "square", "Tan": "tan",
    "Tanh": "tanh", "Trunc": "trunc", "ZerosLike": "zeros_like", "Sigmoid": "sigmoid", "Relu": "relu",
    "Identity": "alias",
}  # fmt: skip
for _type, _name in _UNARY.items():
    graph_type(_type, "tensor:x out:y", aten(f"{_name}(x) -> y"))

# The destination's dtype is that of the output; dst_type repeats it.
graph_type("Cast", "tensor:x out:y dtype:dst_type=-1", native())
graph_type("Round", "tensor:x out:y int64:decimals=0", aten("round.decimals(x, decimals=decimals) -> y"))
graph_type("Exp", "tensor:x out:y float:base=-1.0 float:scale=1.0 float:shift=0.0", native())
graph_type("Log", "tensor:x out:y float:base=-1.0 float:scale=1.0 float:shift=0.0", native())
graph_type(
    "NanToNum",
    "tensor:x out:y float:nan=0.0 float:posinf=3.4028234663852886e38 float:neginf=-3.4028234663852886e38",
    aten("nan_to_num(x, nan, posinf, neginf) -> y"),
)

_BINARY = {
    "Add": "add.Tensor", "Sub": "sub.Tensor", "Mul": "mul.Tensor", "RealDiv": "div.Tensor", "Div": "div.Tensor",
    "FloorDiv": "floor_divide", "FloorMod": "remainder.Tensor", "Mod": "fmod.Tensor", "Maximum": "maximum",
    "Minimum": "minimum", "Pow": "pow.Tensor_Tensor", "Atan2": "atan2", "Equal": "eq.Tensor", "NotEqual": "ne.Tensor",
    "Greater": "gt.Tensor", "GreaterEqual": "ge.Tensor", "Less": "lt.Tensor", "LessEqual": "le.Tensor",
    "LogicalAnd": "logical_and", "LogicalOr": "logical_or", "LogicalXor": "logical_xor",
    "BitwiseAnd": "bitwise_and.Tensor", "BitwiseOr": "bitwise_or.Tensor", "BitwiseXor": "bitwise_xor.Tensor",
    "LeftShift": "bitwise_left_shift.Tensor", "RightShift": "bitwise_right_shift.Tensor", "Xlogy": "xlogy.Tensor",
}  # fmt: skip
for _type, _name in _BINARY.items():
    graph_type(_type, "tensor:x1 tensor:x2 out:y", aten(f"{_name}(x1, x2) -> y"))

graph_type("LogAddExp", "tensor:x1 tensor:x2 out:y float:base=-1.0 float:scale=1.0 float:shift=0.0", native())
graph_type("AxpyV2", "tensor:x1 tensor:x2 tensor:alpha out:y", aten("add.Tensor(x1, x2, alpha=number(alpha)) -> y"))
graph_type(
    "Addcdiv",
    "tensor:input_data tensor:x1 tensor:x2 tensor:value out:y",
    aten("addcdiv(input_data, x1, x2, value=number(value)) -> y"),
)
graph_type(
    "Addcmul",
    "tensor:input_data tensor:x1 tensor:x2 tensor:value out:y",
    aten("addcmul(input_data, x1, x2, value=number(value)) -> y"),
)
graph_type("Lerp", "tensor:start tensor:end tensor:weight out:y", native())
graph_type(
    "IsClose",
    "tensor:x1 tensor:x2 out:y float:rtol=1e-05 float:atol=1e-08 bool:equal_nan=false",
    aten("isclose(x1, x2, rtol, atol, equal_nan) -> y"),
)
for _type in ("ClipByValue", "ClipByValueV2"):
    graph_type(
        _type,
        "tensor:x tensor:clip_value_min tensor:clip_value_max out:y",
        aten("clamp.Tensor(x, clip_value_min, clip_value_max) -> y"),
    )
graph_type("TensorEqual", "tensor:input_x tensor:input_y out:output_z", native())
graph_type("Muls", "tensor:x out:y float:value", aten("mul.Scalar(x, value) -> y"))
