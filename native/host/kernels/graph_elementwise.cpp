// Graph operator types without an ATen operator of the same meaning: elementwise, activations, softmax over axes.
#include <ATen/ATen.h>

#include "gen/args_graph_types_activation.h"
#include "gen/args_graph_types_elementwise.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

int64_t only_axis(const std::vector<int64_t>& axes) {
  TORCH_CHECK(axes.size() == 1, "one axis is supported, ", axes.size(), " were given");
  return axes[0];
}

// log_base(scale * x + shift) as the graph types Log, Exp, LogAddExp define base: -1 stands for e.
double log_of_base(double base) { return base == -1 ? 1.0 : std::log(base); }

}  // namespace

void OpCast(const gen::OpCastArgs& a) { a.y.copy_(a.x); }

void OpExp(const gen::OpExpArgs& a) { a.y.copy_(at::exp((wide(a.x) * a.scale + a.shift) * log_of_base(a.base))); }

void OpLog(const gen::OpLogArgs& a) { a.y.copy_(at::log(wide(a.x) * a.scale + a.shift) / log_of_base(a.base)); }

void OpLogAddExp(const gen::OpLogAddExpArgs& a) {
  const double log_base = log_of_base(a.base);
  const at::Tensor x1 = wide(a.x1) * a.scale + a.shift, x2 = wide(a.x2) * a.scale + a.shift;
  a.y.copy_(at::logaddexp(x1 * log_base, x2 * log_base) / log_base);
}

void OpLerp(const gen::OpLerpArgs& a) { a.y.copy_(at::lerp(a.start, a.end, a.weight.to(a.start.scalar_type()))); }

void OpTensorEqual(const gen::OpTensorEqualArgs& a) { a.output_z.fill_(at::equal(a.input_x, a.input_y)); }

void OpSwish(const gen::OpSwishArgs& a) {
  const at::Tensor x = wide(a.x);
  a.y.copy_(x * at::sigmoid(x * a.scale));
}

void OpSwishGrad(const gen::OpSwishGradArgs& a) {
  const at::Tensor x = wide(a.x), s = at::sigmoid(x * a.scale);
  a.grad_x.copy_(wide(a.grad) * s * (1 + x * a.scale * (1 - s)));
}

void OpLogSigmoidGrad(const gen::OpLogSigmoidGradArgs& a) {
  a.backprops.copy_(wide(a.grads) * at::sigmoid(-wide(a.features)));
}

void OpHardSigmoid(const gen::OpHardSigmoidArgs& a) {
  a.output_y.copy_(at::clamp(wide(a.input_x) * a.alpha + a.beta, 0, 1));
}

void OpFastGelu(const gen::OpFastGeluArgs& a) {
  const at::Tensor x = wide(a.x);
  a.y.copy_(x * at::sigmoid(x * 1.702));
}

void OpFastGeluGrad(const gen::OpFastGeluGradArgs& a) {
  const at::Tensor x = wide(a.x), s = at::sigmoid(x * 1.702);
  a.z.copy_(wide(a.dy) * (s + x * 1.702 * s * (1 - s)));
}

void OpSoftmaxV2(const gen::OpSoftmaxV2Args& a) { a.y.copy_(at::softmax(wide(a.x), only_axis(a.axes))); }

void OpSoftmaxGrad(const gen::OpSoftmaxGradArgs& a) {
  const at::Tensor y = wide(a.softmax), product = wide(a.grad_softmax) * y;
  a.grad_x.copy_(product - y * product.sum(a.axes, true));
}

void OpLogSoftmaxV2(const gen::OpLogSoftmaxV2Args& a) {
  a.logsoftmax.copy_(at::log_softmax(wide(a.logits), only_axis(a.axes)));
}

void OpLogSoftmaxGrad(const gen::OpLogSoftmaxGradArgs& a) {
  const at::Tensor grad = wide(a.grad);
  a.y.copy_(grad - at::exp(wide(a.x)) * grad.sum(a.axis, true));
}

}  // namespace hotplate::kernels
