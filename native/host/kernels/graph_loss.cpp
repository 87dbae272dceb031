// Graph operator types of losses and their gradients.
#include <ATen/ATen.h>

#include "gen/args_graph_types_normalization.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

void store(const at::Tensor& out, const at::Tensor& loss, const std::string& reduction) {
  if (reduction == "none") {
    out.copy_(loss);
  } else if (reduction == "sum") {
    out.copy_(loss.sum().view(out.sizes()));
  } else if (reduction == "batchmean") {
    out.copy_((loss.sum() / (loss.dim() ? loss.size(0) : 1)).view(out.sizes()));
  } else {
    TORCH_CHECK(reduction == "mean", "reduction ", reduction, " is not known");
    out.copy_(loss.mean().view(out.sizes()));
  }
}

// The gradient by each element from that of the loss.
void store_grad(const at::Tensor& out, const at::Tensor& slope, const at::Tensor& grad, const std::string& reduction) {
  at::Tensor g = as_floating(grad);
  if (reduction != "none" && g.numel() == 1) g = g.reshape({});
  double divisor = 1;
  if (reduction == "mean") divisor = static_cast<double>(out.numel());
  if (reduction == "batchmean") divisor = static_cast<double>(out.dim() ? out.size(0) : 1);
  out.copy_(slope * g / divisor);
}

at::Tensor given_or_one(const std::optional<at::Tensor>& weight) {
  return weight ? as_floating(*weight) : at::ones({}, at::kFloat);
}

int64_t reduction_number(const std::string& reduction) {
  return reduction == "none" ? at::Reduction::None : reduction == "sum" ? at::Reduction::Sum : at::Reduction::Mean;
}

}  // namespace

void OpMseLoss(const gen::OpMseLossArgs& a) {
  const at::Tensor off = as_floating(a.predict) - as_floating(a.label);
  store(a.y, off * off, a.reduction);
}

void OpMseLossGrad(const gen::OpMseLossGradArgs& a) {
  store_grad(a.y, (as_floating(a.predict) - as_floating(a.label)) * 2, a.dout, a.reduction);
}

void OpLpLoss(const gen::OpLpLossArgs& a) {
  TORCH_CHECK(a.p == 1, "p ", a.p, " is not supported, only 1");
  store(a.y, (as_floating(a.predict) - as_floating(a.label)).abs(), a.reduction);
}

void OpL1LossGrad(const gen::OpL1LossGradArgs& a) {
  store_grad(a.y, (as_floating(a.predict) - as_floating(a.label)).sign(), a.grads, a.reduction);
}

void OpSmoothL1LossV2(const gen::OpSmoothL1LossV2Args& a) {
  const at::Tensor off = (as_floating(a.predict) - as_floating(a.label)).abs();
  store(a.loss, at::where(off < a.sigma, off * off * (0.5 / a.sigma), off - 0.5 * a.sigma), a.reduction);
}

void OpSmoothL1LossGradV2(const gen::OpSmoothL1LossGradV2Args& a) {
  const at::Tensor off = as_floating(a.predict) - as_floating(a.label);
  store_grad(a.gradient, at::where(off.abs() < a.sigma, off / a.sigma, off.sign()), a.dout, a.reduction);
}

void OpBinaryCrossEntropy(const gen::OpBinaryCrossEntropyArgs& a) {
  const at::Tensor x = as_floating(a.x), y = as_floating(a.y);
  // Logarithms are at least -100, as torch has it.
  const at::Tensor loss = -(y * x.log().clamp_min(-100) + (1 - y) * at::log1p(-x).clamp_min(-100));
  store(a.output, loss * given_or_one(a.weight), a.reduction);
}

void OpBinaryCrossEntropyGrad(const gen::OpBinaryCrossEntropyGradArgs& a) {
  const at::Tensor x = as_floating(a.x);
  store_grad(a.output, (x - as_floating(a.y)) / (x * (1 - x)).clamp_min(1e-12) * given_or_one(a.weight), a.grad_output,
             a.reduction);
}

void OpSigmoidCrossEntropyWithLogitsV2(const gen::OpSigmoidCrossEntropyWithLogitsV2Args& a) {
  const at::Tensor x = as_floating(a.predict), y = as_floating(a.target), positive = given_or_one(a.pos_weight);
  const at::Tensor loss = (1 - y) * x + (1 + (positive - 1) * y) * at::softplus(-x);
  store(a.loss, loss * given_or_one(a.weight), a.reduction);
}

void OpSigmoidCrossEntropyWithLogitsGradV2(const gen::OpSigmoidCrossEntropyWithLogitsGradV2Args& a) {
  const at::Tensor x = as_floating(a.predict), y = as_floating(a.target), positive = given_or_one(a.pos_weight);
  const at::Tensor slope = (1 - y) - (1 + (positive - 1) * y) * at::sigmoid(-x);
  store_grad(a.gradient, slope * given_or_one(a.weight), a.dout, a.reduction);
}

void OpKLDiv(const gen::OpKLDivArgs& a) {
  const at::Tensor x = as_floating(a.x), t = as_floating(a.target);
  store(a.y, a.log_target ? t.exp() * (t - x) : at::xlogy(t, t) - t * x, a.reduction);
}

void OpKlDivLossGrad(const gen::OpKlDivLossGradArgs& a) {
  const at::Tensor t = as_floating(a.target);
  store_grad(a.y, a.log_target ? -t.exp() : -t, a.grad, a.reduction);
}

void OpNLLLoss(const gen::OpNLLLossArgs& a) {
  const at::Tensor x = as_floating(a.x), target = a.target.to(at::kLong);
  const std::optional<at::Tensor> weight = a.weight ? std::optional(as_floating(*a.weight)) : std::nullopt;
  const int64_t reduction = reduction_number(a.reduction);
  auto [loss, total] = x.dim() == 4 ? at::nll_loss2d_forward(x, target, weight, reduction, a.ignore_index)
                                    : at::nll_loss_forward(x, target, weight, reduction, a.ignore_index);
  a.y.copy_(loss.view(a.y.sizes()));
  a.total_weight.copy_(total.view(a.total_weight.sizes()));
}

void OpNLLLossGrad(const gen::OpNLLLossGradArgs& a) {
  const at::Tensor x = as_floating(a.x), target = a.target.to(at::kLong), weight = as_floating(a.weight);
  const int64_t reduction = reduction_number(a.reduction);
  at::Tensor grad = as_floating(a.y_grad);
  if (reduction != at::Reduction::None) grad = grad.reshape({});
  const at::Tensor total = as_floating(a.total_weight).reshape({});
  a.x_grad.copy_(x.dim() == 4 ? at::nll_loss2d_backward(grad, x, target, weight, reduction, a.ignore_index, total)
                              : at::nll_loss_backward(grad, x, target, weight, reduction, a.ignore_index, total));
}

void OpSoftMarginLoss(const gen::OpSoftMarginLossArgs& a) {
  store(a.output_z, at::softplus(-as_floating(a.input_x) * as_floating(a.input_y)), a.reduction);
}

void OpSoftMarginLossGrad(const gen::OpSoftMarginLossGradArgs& a) {
  const at::Tensor y = as_floating(a.label);
  store_grad(a.gradient, -y * at::sigmoid(-as_floating(a.predict) * y), a.dout, a.reduction);
}

void OpSoftmaxCrossEntropyWithLogits(const gen::OpSoftmaxCrossEntropyWithLogitsArgs& a) {
  const at::Tensor logs = at::log_softmax(as_floating(a.features), -1), labels = as_floating(a.labels);
  a.loss.copy_(-(labels * logs).sum(-1).view(a.loss.sizes()));
  a.backprop.copy_(logs.exp() - labels);
}

void OpMultilabelMarginLoss(const gen::OpMultilabelMarginLossArgs& a) {
  auto [loss, is_target] =
      at::multilabel_margin_loss_forward(as_floating(a.x), a.target.to(at::kLong), reduction_number(a.reduction));
  a.y.copy_(loss.view(a.y.sizes()));
  a.is_target.copy_(is_target.view(a.is_target.sizes()));
}

}  // namespace hotplate::kernels
