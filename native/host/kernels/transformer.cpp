// Small fused operators of transformer models. Half types are computed in float32, as on the chip.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// The dimensions of x that gamma spans.
std::vector<int64_t> inner_dims(const at::Tensor& x, const at::Tensor& gamma) {
  std::vector<int64_t> dims;
  for (int64_t d = x.dim() - gamma.dim(); d < x.dim(); ++d) dims.push_back(d);
  return dims;
}

}  // namespace

void RmsNorm(const gen::RmsNormArgs& a) {
  const at::Tensor x = as_float(a.x);
  const at::Tensor rstd = at::rsqrt(at::mean(x * x, inner_dims(a.x, a.gamma), true) + a.epsilon);
  write(a.rstdOut, rstd);
  write(a.yOut, (x * rstd).mul_(as_float(a.gamma)));
}

void RmsNormGrad(const gen::RmsNormGradArgs& a) {
  const at::Tensor x = as_float(a.x), dy = as_float(a.dy), rstd = as_float(a.rstd);
  const auto inner = inner_dims(a.x, a.gamma);
  const at::Tensor normalized = x * rstd, scaled = dy * as_float(a.gamma);
  // y = x rstd gamma, and rstd depends on x: the part along the normalized row is taken out.
  write(a.dxOut, rstd * (scaled - normalized * at::mean(scaled * normalized, inner, true)));
  write(a.dgammaOut, at::sum_to(dy * normalized, a.gamma.sizes()));
}

}  // namespace hotplate::kernels
