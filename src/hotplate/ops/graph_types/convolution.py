"""Graph operator types: convolutions, pooling, resizing."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

_ATTRIBUTES = "ints:strides ints:pads ints:dilations=[] int64:groups=1 str:data_format='NCHW'!'NCHW'|'NCDHW'"
for _type in ("Conv2D", "Conv3D"):
    graph_type(
        _type, f"tensor:x tensor:filter tensor?:bias tensor?:offset_w out:y {_ATTRIBUTES} int64:offset_x=0", native()
    )
    graph_type(
        f"{_type}BackpropInput", f"tensor:input_size tensor:filter tensor:out_backprop out:y {_ATTRIBUTES}", native()
    )
    graph_type(
        f"{_type}BackpropFilter", f"tensor:x tensor:filter_size tensor:out_backprop out:y {_ATTRIBUTES}", native()
    )
    graph_type(
        f"{_type}Transpose",
        f"tensor:input_size tensor:x tensor:filter tensor?:bias tensor?:offset_w out:y {_ATTRIBUTES} "
        "ints:output_padding=[] int64:offset_x=0",
        native(),
    )
graph_type("DepthwiseConv2D", f"tensor:x tensor:filter tensor?:bias tensor?:offset_w out:y {_ATTRIBUTES}", native())
graph_type(
    "DepthwiseConv2DBackpropInput",
    f"tensor:input_size tensor:filter tensor:out_backprop out:input_grad {_ATTRIBUTES}",
    native(),
)
graph_type(
    "DepthwiseConv2DBackpropFilter",
    f"tensor:input tensor:filter_size tensor:out_backprop out:filter_grad {_ATTRIBUTES}",
    native(),
)
graph_type("BiasAddGrad", "tensor:x out:y str:data_format='NHWC'", native())

graph_type(
    "AvgPoolV2",
    "tensor:x out:y ints:ksize ints:strides str:padding_mode='CALCULATED' ints:pads=[0,0,0,0] str:data_format='NCHW' "
    "bool:global_pooling=false bool:ceil_mode=false bool:exclusive=true int64:divisor_override=0",
    native(),
)
graph_type(
    "AvgPoolV2Grad",
    "tensor:orig_input_shape tensor:input_grad out:out_grad ints:ksize ints:strides str:padding_mode='CALCULATED' "
    "ints:pads=[0,0,0,0] str:data_format='NCHW' bool:global_pooling=false bool:ceil_mode=false bool:exclusive=true",
    native(),
)
_POOL3D = (
    "ints:ksize ints:strides ints:pads bool:ceil_mode=false bool:count_include_pad=true int64:divisor_override=0 "
    "str:data_format='NCDHW'"
)
graph_type("AvgPool3D", f"tensor:x out:y {_POOL3D}", native())
graph_type("AvgPool3DGrad", f"tensor:orig_input_shape tensor:grads out:output {_POOL3D}", native())
graph_type("AdaptiveAvgPool2d", "tensor:x out:y ints:output_size", aten("_adaptive_avg_pool2d(x, output_size) -> y"))
graph_type("AdaptiveAvgPool2dGrad", "tensor:input_grad out:output_grad ints:orig_input_shape", native())
graph_type(
    "MaxPool3D",
    "tensor:x out:y ints:ksize ints:strides str:padding ints:pads=[] ints:dilation=[] int64:ceil_mode=0 "
    "str:data_format='NCDHW'",
    native(),
)
graph_type(
    "Im2col",
    "tensor:x out:y ints:ksizes ints:strides=[1] ints:dilations=[1] str:padding_mode='CALCULATED'! ints:pads=[0]",
    native(),
)
graph_type(
    "Col2im", "tensor:x tensor:output_size out:y ints:kernel_size ints:dilation ints:padding ints:stride", native()
)

_BILINEAR = "bool:align_corners=false bool:half_pixel_centers=false"
graph_type("ResizeBilinearV2", f"tensor:x tensor:size out:y {_BILINEAR}", native())
graph_type("ResizeBilinearV2Grad", f"tensor:grads tensor:original_image out:y {_BILINEAR}", native())
_NEAREST = "bool:align_corners=false! bool:half_pixel_centers=false!"
graph_type("ResizeNearestNeighborV2", f"tensor:x tensor:size out:y {_NEAREST}", native())
graph_type("ResizeNearestNeighborV2Grad", f"tensor:grads tensor:size out:y {_NEAREST}", native())
graph_type(
    "UpsampleNearest3d",
    "tensor:x out:y ints:output_size=[] floats:scales=[]",
    aten("upsample_nearest3d(x, output_size) -> y"),
)
graph_type(
    "UpsampleNearest3dGrad",
    "tensor:grad_output out:y ints:input_size ints:output_size=[] floats:scales=[]",
    aten("upsample_nearest3d_backward(grad_output, output_size, input_size) -> y"),
)
graph_type(
    "UpsampleTrilinear3d",
    "tensor:x out:y ints:output_size=[] floats:scales=[] bool:align_corners=false",
    aten("upsample_trilinear3d(x, output_size, align_corners) -> y"),
)
graph_type(
    "UpsampleTrilinear3dGrad",
    "tensor:grad_output out:y ints:input_size ints:output_size=[] floats:scales=[] bool:align_corners=false",
    aten("upsample_trilinear3d_backward(grad_output, output_size, input_size, align_corners) -> y"),
)
_GRID = "str:interpolation_mode='bilinear' str:padding_mode='zeros' bool:align_corners=false"
graph_type("GridSampler2D", f"tensor:x tensor:grid out:y {_GRID}", native())
graph_type("GridSampler2DGrad", f"tensor:grad tensor:x tensor:grid out:dx out:dgrid {_GRID}", native())
graph_type("GridSampler3D", f"tensor:x tensor:grid out:y {_GRID}", native())
