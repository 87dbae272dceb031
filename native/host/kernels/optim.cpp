// Optimizer steps and the scaling of gradients.
#include <ATen/ATen.h>

#include <cmath>

#include "gen/args_optim.h"

namespace hotplate::kernels {

namespace {

double value_of(const at::Tensor& number) {
  TORCH_CHECK(number.numel() == 1, "a tensor that stands for a number has ", number.numel(), " elements");
  return number.item().toDouble();
}

struct AdamW {
  at::Tensor var, m, v;
  at::Tensor v_max;  // undefined without amsgrad
  at::Tensor grad;
  double lr, beta1, beta2, eps;
  double bias1, bias2;  // 1 - beta^t
  bool maximize;
  double decay;  // of the parameter, before the step: var *= 1 - lr * decay
};

// Any layout and any mix of floating types, computed in fp32.
void step(const AdamW& s) {
  at::Tensor grad = s.grad.to(at::kFloat);
  if (s.maximize) grad = -grad;
  const at::Tensor m = s.m.to(at::kFloat) * s.beta1 + grad * (1 - s.beta1);
  const at::Tensor v = s.v.to(at::kFloat) * s.beta2 + grad * grad * (1 - s.beta2);
  at::Tensor largest = v;
  if (s.v_max.defined()) {
    largest = at::maximum(s.v_max.to(at::kFloat), v);
    s.v_max.copy_(largest);
  }
  const at::Tensor denominator = (largest / s.bias2).sqrt_().add_(s.eps);
  at::Tensor var = s.var.to(at::kFloat) * (1 - s.lr * s.decay);
  var -= (s.lr / s.bias1) * m / denominator;
  s.var.copy_(var);
  s.m.copy_(m);
  s.v.copy_(v);
}

}  // namespace

// `step` counts the steps made before this one.
void ApplyAdamWV2(const gen::ApplyAdamWV2Args& a) {
  const double t = value_of(a.step) + 1;
  TORCH_CHECK(!a.amsgrad || a.maxGradNormOptionalRef, "amsgrad needs maxGradNormOptionalRef");
  at::Tensor v_max = a.amsgrad ? *a.maxGradNormOptionalRef : at::Tensor();
  auto plain = [&](const at::Tensor& x) { return x.is_contiguous() && x.scalar_type() == a.varRef.scalar_type(); };
  if (plain(a.varRef) && plain(a.mRef) && plain(a.vRef) && plain(a.grad) && (!v_max.defined() || plain(v_max))) {
    // libtorch's own step, in one pass over the memory.
    const at::Tensor now = at::scalar_tensor(t, at::kFloat);
    at::Tensor grad = a.grad;
    std::vector<at::Tensor> maxima;
    if (v_max.defined()) maxima.push_back(v_max);
    at::_fused_adamw_({a.varRef}, {grad}, {a.mRef}, {a.vRef}, maxima, {now}, a.lr, a.beta1, a.beta2, a.weightDecay,
                      a.eps, a.amsgrad, a.maximize);
    return;
  }
  step({.var = a.varRef,
        .m = a.mRef,
        .v = a.vRef,
        .v_max = v_max,
        .grad = a.grad,
        .lr = a.lr,
        .beta1 = a.beta1,
        .beta2 = a.beta2,
        .eps = a.eps,
        .bias1 = 1 - std::pow(a.beta1, t),
        .bias2 = 1 - std::pow(a.beta2, t),
        .maximize = a.maximize,
        .decay = a.weightDecay});
}

void FusedSgd(const gen::FusedSgdArgs& a) {
  const auto& buffers = a.momentumBufferListOptionalRef;
  TORCH_CHECK(buffers.empty() || buffers.size() == a.paramsRef.size(), "there are ", buffers.size(),
              " momentum buffers for ", a.paramsRef.size(), " parameters");
  for (size_t i = 0; i < a.paramsRef.size(); ++i) {
    at::Tensor grad = a.gradsRef[i].to(at::kFloat);
    if (a.gradScaleOptional) {
      grad = grad / a.gradScaleOptional->reshape({});
      a.gradsRef[i].copy_(grad);
    }
    const at::Tensor param = a.paramsRef[i].to(at::kFloat);
    at::Tensor direction = (a.maximize ? -grad : grad) + param * a.weightDecay;
    if (!buffers.empty()) {
      at::Tensor momentum = direction;
      if (!a.isFirstStep) momentum = buffers[i].to(at::kFloat) * a.momentum + direction * (1 - a.dampening);
      buffers[i].copy_(momentum);
      direction = a.nesterov ? direction + momentum * a.momentum : momentum;
    }
    a.paramsRef[i].copy_(param - direction * a.lr);
  }
}

void AmpUpdateScale(const gen::AmpUpdateScaleArgs& a) {
  float scale = a.currentScale.item().toFloat();
  int64_t growth = a.growthTracker.item().toLong();
  if (value_of(a.foundInf) != 0) {
    scale = static_cast<float>(scale * a.backoffFactor);
    growth = 0;
  } else if (++growth == a.growthInterval) {
    const float grown = static_cast<float>(scale * a.growthFactor);
    if (std::isfinite(grown)) scale = grown;
    growth = 0;
  }
  a.updatedScale.fill_(scale);
  a.updatedGrowthTracker.fill_(growth);
}

}  // namespace hotplate::kernels
