// Adam steps whose rates are tensors of one element, computed in float32.
#include <ATen/ATen.h>

#include <cmath>

#include "gen/args_optim.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

double number(const at::Tensor& t) { return t.item().toDouble(); }

}  // namespace

void ApplyAdam(const gen::ApplyAdamArgs& a) {
  const double beta1 = number(a.beta1), beta2 = number(a.beta2);
  const double rate = number(a.lr) * std::sqrt(1 - number(a.beta2Power)) / (1 - number(a.beta1Power));
  const at::Tensor grad = as_float(a.grad);
  const at::Tensor m = at::lerp(grad, as_float(a.mRef), beta1), v = at::lerp(grad * grad, as_float(a.vRef), beta2);
  const at::Tensor direction = a.useNesterov ? at::lerp(grad, m, beta1) : m;
  a.varRef.copy_(as_float(a.varRef) - direction * rate / (at::sqrt(v) + number(a.epsilon)));
  a.mRef.copy_(m);
  a.vRef.copy_(v);
}

// The powers are those of the step before.
void ApplyAdamW(const gen::ApplyAdamWArgs& a) {
  const double beta1 = number(a.beta1), beta2 = number(a.beta2), lr = number(a.lr);
  const at::Tensor grad = a.maximize ? -as_float(a.grad) : as_float(a.grad);
  const at::Tensor m = at::lerp(grad, as_float(a.mRef), beta1), v = at::lerp(grad * grad, as_float(a.vRef), beta2);
  const at::Tensor largest = a.amsgrad ? at::maximum(as_float(*a.maxGradNormOptional), v) : v;
  const at::Tensor root = at::sqrt(largest / (1 - number(a.beta2Power) * beta2)) + number(a.eps);
  const double rate = lr / (1 - number(a.beta1Power) * beta1);
  a.varRef.copy_(as_float(a.varRef) * (1 - lr * number(a.weightDecay)) - m * rate / root);
  a.mRef.copy_(m);
  a.vRef.copy_(v);
}

}  // namespace hotplate::kernels
