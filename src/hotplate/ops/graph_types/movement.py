"""Graph operator types that move data: views, joins, padding, gathers, scatters, sorting, packing."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

graph_type("BroadcastTo", "tensor:x tensor:shape out:y", native())
graph_type("Transpose", "tensor:x tensor:perm out:y", aten("permute(x, values(perm)) -> y"))
graph_type("Tile", "tensor:x tensor:multiples out:y", aten("repeat(x, values(multiples)) -> y"))
graph_type("Reshape", "tensor:x tensor:shape out:y int64:axis=0 int64:num_axes=-1", native())
graph_type("ConcatD", "tensors:x out:y int64:concat_dim int64:N=1", aten("cat(x, concat_dim) -> y"))
graph_type("Pack", "tensors:x out:y int64:axis=0 int64:N=1", aten("stack(x, axis) -> y"))
graph_type("Slice", "tensor:x tensor:offsets tensor:size out:y", native())
graph_type(
    "StridedSlice",
    "tensor:x tensor:begin tensor:end tensor?:strides out:y int64:begin_mask=0 int64:end_mask=0 "
    "int64:ellipsis_mask=0 int64:new_axis_mask=0 int64:shrink_axis_mask=0",
    native(),
    doc="Masks are bit sets over the entries of begin, as TensorFlow's strided slices have them.",
)
graph_type("Pad", "tensor:x tensor:paddings out:y", native())
graph_type(
    "PadV3",
    "tensor:x tensor:paddings tensor?:constant_values out:y str:mode='constant' bool:paddings_contiguous=true",
    native(),
    doc="paddings: pairs (before, after) by dimension; not contiguous: all befores, then all afters.",
)
graph_type("PadV3Grad", "tensor:x tensor:paddings out:y str:mode='reflect' bool:paddings_contiguous=true", native())
graph_type("MirrorPad", "tensor:x tensor:paddings out:y str:mode", native())
graph_type("AsStrided", "tensor:x tensor:size tensor:stride tensor?:storage_offset out:y", native())
graph_type(
    "ViewCopy",
    "tensor:dst tensor:dst_size tensor:dst_stride tensor:dst_storage_offset tensor:src tensor:src_size "
    "tensor:src_stride tensor:src_storage_offset out:dst_out",
    native(),
)
graph_type("ConfusionTransposeD", "tensor:x out:y ints:perm ints:shape bool:transpose_first", native())
graph_type("ShuffleChannel", "tensor:x out:y int64:group=1", aten("channel_shuffle(x, group) -> y"))
graph_type("ReverseV2", "tensor:x tensor:axis out:y", aten("flip(x, values(axis)) -> y"))
graph_type("Roll", "tensor:x out:y ints:shifts ints:dims=[]", aten("roll(x, shifts, dims) -> y"))
graph_type("Fill", "tensor:dims tensor:value out:y", native())
graph_type("FillDiagonal", "tensor:x out:y float:fill_value bool:wrap=false", native())
graph_type("Diag", "tensor:x out:y int64:diagonal=0", aten("diag_embed(x, diagonal) -> y"))
graph_type("DiagPart", "tensor:x out:y int64:diagonal=0", aten("diagonal(x, diagonal) -> y"))
graph_type("Tril", "tensor:x out:y int64:diagonal=0", aten("tril(x, diagonal) -> y"))
graph_type("Triu", "tensor:x out:y int64:diagonal=0", aten("triu(x, diagonal) -> y"))
graph_type("Eye", "out:y int64:num_rows int64:num_columns=0 ints:batch_shape=[] dtype:dtype=0", native())
graph_type("Range", "tensor:start tensor:limit tensor:delta out:y", native())
graph_type("RangeD", "tensor:x out:y float:start float:limit float:delta", native())
graph_type("LinSpace", "tensor:start tensor:stop tensor:num out:output", native())
graph_type(
    "LogSpaceD", "tensor:assist out:y float:start float:end int64:steps=100 float:base=10.0 int64:dtype=1", native()
)
graph_type(
    "StrideAdd",
    "tensor:x1 tensor:x2 out:y int64:x1_c1_offset int64:x2_c1_offset int64:c1_len",
    native(),
    doc="Adds c1_len blocks of 16 channels that start at different blocks; channels beyond an input's are zero.",
)
graph_type("SignBitsPack", "tensor:x out:y int64:size", native())
graph_type("SignBitsUnpack", "tensor:x out:y int64:size int64:dtype", native())

graph_type(
    "GatherV2",
    "tensor:x tensor:indices tensor:axis out:y int64:batch_dims=0! bool:is_preprocessed=false "
    "bool:negative_index_support=false",
    native(),
)
graph_type("GatherV2D", "tensor:x tensor:indices out:y int64:axis", native())
graph_type("GatherElements", "tensor:x tensor:index out:y int64:dim=0", native())
graph_type(
    "Gather",
    "tensor:x tensor:indices out:y bool:validate_indices=true int64:batch_dims=0! bool:is_preprocessed=false "
    "bool:negative_index_support=false",
    native(),
)
graph_type(
    "ScatterElements",
    "tensor:data tensor:indices tensor:updates out:y int64:axis=0 str:reduction='none'!'none'|'add'|'mul'",
    native(),
)
graph_type("Scatter", "tensor:var tensor:indices tensor:updates out:var_out str:reduce!'update' int64:axis=0", native())
graph_type("ScatterUpdate", "tensor:var tensor:indices tensor:updates out:var_out bool:use_locking=false", native())
graph_type("ScatterNdUpdate", "tensor:var tensor:indices tensor:updates out:var_out bool:use_locking=false", native())
graph_type("ScatterNdAdd", "tensor:var tensor:indices tensor:updates out:var_out bool:use_locking=false", native())
graph_type(
    "ArgMaxGrad", "tensor:var tensor:indices tensor:updates out:y int64:dimension bool:keep_dims=false", native()
)
graph_type("IndexFillD", "tensor:x tensor:assist1 tensor:assist2 out:y int64:dim", native())
graph_type("InplaceIndexAdd", "tensor:var tensor:indices tensor:updates tensor?:alpha out:var_out int64:axis", native())
graph_type(
    "IndexPutV2",
    "tensor:x tensor:value tensor:indexed_sizes tensor:indexed_strides tensors:indices out:x_out bool:accumulate=false",
    native(),
    doc="indexed_sizes holds 1 for each dimension that has an index.",
)
graph_type("MaskedFill", "tensor:x tensor:mask tensor:value out:y", native())
graph_type("MaskedScatter", "tensor:x tensor:mask tensor:updates out:y", aten("masked_scatter(x, mask, updates) -> y"))
graph_type("MaskedSelect", "tensor:x tensor:mask out:y", native())
graph_type("MaskedFillRange", "tensor:x tensor:start tensor:end tensor:value out:y int64:axis=-1", native())
graph_type("NonZero", "tensor:x out:y bool:transpose=false dtype:dtype=9", native())
graph_type(
    "Sort",
    "tensor:x out:y1 out:y2 int64:axis=-1 bool:descending=false bool:stable=false",
    aten("sort.stable(x, stable=True, dim=axis, descending=descending) -> y1, y2"),
)
graph_type("SortV2", "tensor:x out:y int64:axis=-1 bool:descending=false", aten("sort(x, axis, descending) -> y"))
graph_type(
    "TopKV2",
    "tensor:x tensor:k out:values out:indices bool:sorted=true int64:dim=-1 bool:largest=true",
    native(),
)
graph_type("OneHot", "tensor:x tensor:depth tensor:on_value tensor:off_value out:y int64:axis=-1", native())
graph_type("OneHotD", "tensor:x tensor:on_value tensor:off_value out:y int64:depth int64:axis=-1", native())
graph_type("SearchSorted", "tensor:sorted_sequence tensor:values out:output dtype:dtype=9 bool:right=false", native())
graph_type("AffineGrid", "tensor:theta tensor:output_size out:y bool:align_corners=false", native())
# What whole graphs are made of beside the above: torchair emits these. An Unsqueeze has its axes in the output's shape.
graph_type("Unsqueeze", "tensor:x out:y ints:axes=[]", aten("reshape(x, shape(y)) -> y"))
graph_type("Squeeze", "tensor:x out:y ints:axis=[]", aten("reshape(x, shape(y)) -> y"))
graph_type("ConcatV2", "tensors:x tensor:concat_dim out:y int64:N=1", aten("cat(x, value(concat_dim)) -> y"))
graph_type(
    "SelectV2", "tensor:condition tensor:x1 tensor:x2 out:result", aten("where.self(condition, x1, x2) -> result")
)
graph_type("IndexByTensor", "tensor:x tensors:indices out:y ints:indices_mask", native())
