// Softmax of scaled, masked and biased scores. Half types are computed in float32.
#include <ATen/ATen.h>

#include "gen/args_nn.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

constexpr double kMasked = -10000.0;

}  // namespace

void ScaledMaskedSoftmax(const gen::ScaledMaskedSoftmaxArgs& a) {
  write(a.y, at::softmax(at::masked_fill(as_float(a.x) * a.scale, a.mask, kMasked), -1));
}

void ScaledMaskedSoftmaxBackward(const gen::ScaledMaskedSoftmaxBackwardArgs& a) {
  const at::Tensor y = as_float(a.y), g = as_float(a.gradOutput);
  const at::Tensor dx = y * (g - at::sum(g * y, {-1}, true)) * a.scale;
  write(a.out, at::masked_fill(dx, a.mask, 0));
}

// The masks belong to windows: they stand before the heads.
void MaskedSoftmaxWithRelPosBias(const gen::MaskedSoftmaxWithRelPosBiasArgs& a) {
  at::Tensor x = as_float(a.x) * a.scaleValue + as_float(a.relativePosBias);
  if (a.attenMaskOptional) {
    const at::Tensor& mask = *a.attenMaskOptional;
    const at::Tensor windows = as_float(mask).reshape({-1, 1, mask.size(-2), mask.size(-1)});
    const int64_t batches = x.numel() / std::max<int64_t>(windows.numel() * x.size(-3), 1);
    x = (x.reshape({batches, windows.size(0), x.size(-3), x.size(-2), x.size(-1)}) + windows).reshape(a.x.sizes());
  }
  write(a.out, at::softmax(x, -1));
}

}  // namespace hotplate::kernels
