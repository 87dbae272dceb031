"""Graph operator types: reductions, scans, statistics, small linear algebra."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

_REDUCE = "tensor:x tensor:axes out:y bool:keep_dims=false"
graph_type("ReduceSum", _REDUCE, native())
graph_type("ReduceMean", _REDUCE, native())
graph_type("ReduceProd", _REDUCE, native())
graph_type("ReduceMax", _REDUCE, aten("amax(x, values(axes), keep_dims) -> y"))
graph_type("ReduceMin", _REDUCE, aten("amin(x, values(axes), keep_dims) -> y"))
graph_type("ReduceAll", _REDUCE, aten("all.dims(x, values(axes), keep_dims) -> y"))
graph_type("ReduceAny", _REDUCE, aten("any.dims(x, values(axes), keep_dims) -> y"))
graph_type("ReduceLogSumExp", _REDUCE, aten("logsumexp(x, values(axes), keep_dims) -> y"))
graph_type("ReduceMeanD", "tensor:x out:y ints:axes bool:keep_dims=false", native())
graph_type("ReduceSumD", "tensor:x out:y ints:axes bool:keep_dims=false", native())
graph_type(
    "ReduceStdWithMean",
    "tensor:x tensor:mean out:y ints:dim=[] bool:unbiased=true bool:keepdim=false bool:invert=false "
    "float:epsilon=0.001 int64:correction=-1",
    native(),
)
graph_type(
    "ReduceMeanWithCount", "tensor:x tensor:count tensor:count_sum out:y ints:axes bool:keep_dims=false", native()
)
graph_type(
    "ArgMaxV2",
    "tensor:x tensor:dimension out:y bool:keep_dims=false dtype:dtype=9",
    aten("argmax(x, value(dimension), keep_dims) -> y"),
)
graph_type(
    "ArgMin",
    "tensor:x tensor:dimension out:y bool:keep_dims=false dtype:dtype=9",
    aten("argmin(x, value(dimension), keep_dims) -> y"),
)
graph_type(
    "ArgMaxWithValue",
    "tensor:x out:indice out:values int64:dimension bool:keep_dims=false",
    aten("max.dim(x, dimension, keep_dims) -> values, indice"),
)
graph_type(
    "ArgMinWithValue",
    "tensor:x out:indice out:values int64:dimension bool:keep_dims=false",
    aten("min.dim(x, dimension, keep_dims) -> values, indice"),
)
graph_type("Cumsum", "tensor:x tensor:axis out:y bool:exclusive=false bool:reverse=false", native())
graph_type("Cumprod", "tensor:x tensor:axis out:y bool:exclusive=false bool:reverse=false", native())
graph_type("Cummax", "tensor:x out:y out:indices int64:dim", aten("cummax(x, dim) -> y, indices"))
graph_type("Cummin", "tensor:x out:y out:indices int64:axis", aten("cummin(x, axis) -> y, indices"))
graph_type(
    "LpNormReduceV2",
    "tensor:x out:y float:p=2.0 ints:axes=[] bool:keepdim=false float:epsilon=1e-12",
    native(),
    doc="The sum of |x| to the power p, before the root. p of the largest and smallest int stand for the infinities.",
)
graph_type("LpNormUpdateV2", "tensor:x out:y float:p=2.0 float:epsilon=1e-12", native())
graph_type(
    "Renorm",
    "tensor:x out:y float:p int64:dim float:maxnorm",
    native(),
    doc="The factors, not the product: 1 where a slice is within the norm, else maxnorm / norm.",
)
graph_type("Trace", "tensor:x out:y", aten("trace(x) -> y"))
graph_type("Dot", "tensor:input_x tensor:input_y out:output", native())
graph_type("Cross", "tensor:x1 tensor:x2 out:y int64:dim=-65530", native())
graph_type("Cdist", "tensor:x1 tensor:x2 out:y float:p=2.0", native())
graph_type("CdistGrad", "tensor:grad tensor:x1 tensor:x2 tensor:cdist out:y float:p=2.0", native())
graph_type("Pdist", "tensor:x out:y float:p=2.0", aten("pdist(x, p) -> y"))
graph_type("Histogram", "tensor:x out:y int64:bins=100 float:min=0.0 float:max=0.0", native())
graph_type("Bincount", "tensor:array tensor:size tensor:weights out:bins", native())
graph_type("LogMatrixDeterminant", "tensor:x out:sign out:y", aten("slogdet(x) -> sign, y"))
graph_type("MatrixInverse", "tensor:x out:y bool:adjoint=false", aten("linalg_inv(x) -> y"))
graph_type("Qr", "tensor:x out:q out:r bool:full_matrices=false", native())
graph_type("MatMul", "tensor:x1 tensor:x2 tensor?:bias out:y bool:transpose_x1=false bool:transpose_x2=false", native())
graph_type(
    "MatMulV2",
    "tensor:x1 tensor:x2 tensor?:bias tensor?:offset_w out:y bool:transpose_x1=false bool:transpose_x2=false "
    "int64:offset_x=0",
    native(),
)
graph_type(
    "BatchMatMul",
    "tensor:x1 tensor:x2 tensor?:bias_input out:y bool:adj_x1=false bool:adj_x2=false int64:bias=0",
    native(),
)
