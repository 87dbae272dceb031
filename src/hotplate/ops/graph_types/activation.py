"""Graph operator types: activations and their gradients."""

from __future__ import annotations

from hotplate.ops.definition import aten, native
from hotplate.ops.graph_type import graph_type

_SELU_ALPHA, _SELU_SCALE = 1.6732632423543772, 1.0507009873554805

graph_type("Mish", "tensor:x out:y", aten("mish(x) -> y"))
graph_type("MishGrad", "tensor:grad tensor:x tensor?:tanhx out:x_grad", aten("mish_backward(grad, x) -> x_grad"))
graph_type("Swish", "tensor:x out:y float:scale=1.0", native())
graph_type("SwishGrad", "tensor:grad tensor:x tensor:y out:grad_x float:scale=1.0", native())
graph_type("SiluGrad", "tensor:dy tensor:x out:dx", aten("silu_backward(dy, x) -> dx"))
graph_type("LogSigmoid", "tensor:x out:y", aten("log_sigmoid(x) -> y"))
graph_type("LogSigmoidGrad", "tensor:grads tensor:features out:backprops", native())
graph_type("HardSigmoid", "tensor:input_x out:output_y float:alpha=0.16666666 float:beta=0.5", native())
graph_type(
    "HardSigmoidGrad",
    "tensor:grads tensor:input_x out:y float:alpha=0.16666666 float:beta=0.5",
    aten("hardsigmoid_backward(grads, input_x) -> y"),
)
graph_type("HardSwish", "tensor:x out:y", aten("hardswish(x) -> y"))
graph_type("HardSwishGrad", "tensor:grad tensor:x out:y", aten("hardswish_backward(grad, x) -> y"))
graph_type("FastGelu", "tensor:x out:y", native())
graph_type("FastGeluGrad", "tensor:dy tensor:x out:z", native())
graph_type("Gelu", "tensor:x out:y", aten("gelu(x) -> y"))
graph_type("Selu", "tensor:x out:y", aten("selu(x) -> y"))
graph_type(
    "SeluGrad",
    "tensor:gradients tensor:outputs out:y",
    aten(f"elu_backward(gradients, {_SELU_ALPHA}, {_SELU_SCALE}, 1, True, outputs) -> y"),
)
graph_type(
    "Elu",
    "tensor:x out:y float:alpha=1.0 float:scale=1.0 float:input_scale=1.0",
    aten("elu(x, alpha, scale, input_scale) -> y"),
)
graph_type(
    "EluGradV2",
    "tensor:grads tensor:activations out:y float:alpha=1.0 float:scale=1.0 float:input_scale=1.0 bool:is_result=false",
    aten("elu_backward(grads, alpha, scale, input_scale, is_result, activations) -> y"),
)
graph_type("CeluV2", "tensor:x out:y float:alpha=1.0", aten("celu(x, alpha) -> y"))
graph_type("LeakyRelu", "tensor:x out:y float:negative_slope=0.0", aten("leaky_relu(x, negative_slope) -> y"))
graph_type(
    "LeakyReluGrad",
    "tensor:gradients tensor:features out:backprops float:negative_slope=0.0",
    aten("leaky_relu_backward(gradients, features, negative_slope, False) -> backprops"),
)
graph_type(
    "SoftplusV2", "tensor:x out:y float:beta=1.0 float:threshold=20.0", aten("softplus(x, beta, threshold) -> y")
)
graph_type(
    "SoftplusV2Grad",
    "tensor:input_gradients tensor:input_features out:y float:beta=1.0 float:threshold=20.0",
    aten("softplus_backward(input_gradients, input_features, beta, threshold) -> y"),
)
graph_type("HardShrink", "tensor:input_x out:output_y float:lambd=0.5", aten("hardshrink(input_x, lambd) -> output_y"))
graph_type(
    "HardShrinkGrad",
    "tensor:gradients tensor:features out:backprops float:lambd=0.5",
    aten("hardshrink_backward(gradients, features, lambd) -> backprops"),
)
graph_type("SoftShrink", "tensor:input_x out:output_y float:lambd=0.5", aten("softshrink(input_x, lambd) -> output_y"))
graph_type(
    "SoftShrinkGrad",
    "tensor:input_grad tensor:input_x out:output_y float:lambd=0.5",
    aten("softshrink_backward(input_grad, input_x, lambd) -> output_y"),
)
graph_type(
    "HardtanhGrad",
    "tensor:result tensor:grad out:y float:min_val=-1.0 float:max_val=1.0",
    aten("hardtanh_backward(grad, result, min_val, max_val) -> y"),
)
graph_type(
    "ReluGrad",
    "tensor:gradients tensor:features out:backprops",
    aten("threshold_backward(gradients, features, 0) -> backprops"),
)
graph_type("ThresholdV2D", "tensor:x out:y float:threshold float:value", aten("threshold(x, threshold, value) -> y"))
graph_type(
    "ThresholdGradV2D",
    "tensor:gradients tensor:features out:backprops float:threshold",
    aten("threshold_backward(gradients, features, threshold) -> backprops"),
)
graph_type("SigmoidGrad", "tensor:y tensor:dy out:z", aten("sigmoid_backward(dy, y) -> z"))
graph_type("TanhGrad", "tensor:y tensor:dy out:z", aten("tanh_backward(dy, y) -> z"))
graph_type("GLU", "tensor:x out:y int64:dim=-1", aten("glu(x, dim) -> y"))
graph_type("GLUGrad", "tensor:y_grad tensor:x out:x_grad int64:dim=-1", aten("glu_backward(y_grad, x, dim) -> x_grad"))
graph_type("SoftmaxV2", "tensor:x out:y ints:axes=[-1] bool:half_to_float=false", native())
graph_type("SoftmaxGrad", "tensor:softmax tensor:grad_softmax out:grad_x ints:axes=[-1]", native())
graph_type("LogSoftmaxV2", "tensor:logits out:logsoftmax ints:axes=[-1]", native())
graph_type("LogSoftmaxGrad", "tensor:grad tensor:x out:y ints:axis=[-1]", native())
graph_type("PRelu", "tensor:x tensor:weight out:y", aten("_prelu_kernel(x, weight) -> y"))
