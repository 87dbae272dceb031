// Normalizations fused with an addition before or an activation behind. Half types are computed in float32.
#include <ATen/ATen.h>

#include "gen/args_nn.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// The last dimensions of x that gamma spans.
std::vector<int64_t> inner_dims(const at::Tensor& x, const at::Tensor& gamma) {
  std::vector<int64_t> dims;
  for (int64_t d = x.dim() - gamma.dim(); d < x.dim(); ++d) dims.push_back(d);
  return dims;
}

// An output whose shape may leave out or keep the reduced dimensions.
void write_statistic(const at::Tensor& out, const at::Tensor& value) { write(out, value.reshape(out.sizes())); }

struct LayerNormed {
  at::Tensor y, mean, rstd;

  LayerNormed(const at::Tensor& x, const at::Tensor& gamma, const at::Tensor& beta, double eps) {
    const auto dims = inner_dims(x, gamma);
    mean = at::mean(x, dims, true);
    const at::Tensor centred = x - mean;
    rstd = at::rsqrt(at::mean(centred * centred, dims, true) + eps);
    y = centred.mul_(rstd).mul_(as_float(gamma)).add_(as_float(beta));
  }
};

struct LayerNormGradients {
  at::Tensor dx, dgamma, dbeta;

  LayerNormGradients(const at::Tensor& dy, const at::Tensor& x, const at::Tensor& mean, const at::Tensor& rstd,
                     const at::Tensor& gamma) {
    const auto dims = inner_dims(x, gamma);
    std::vector<int64_t> kept = x.sizes().vec();
    for (int64_t d : dims) kept[d] = 1;
    const at::Tensor r = as_float(rstd).reshape(kept);
    const at::Tensor normalized = (x - as_float(mean).reshape(kept)) * r;
    const at::Tensor scaled = dy * as_float(gamma);
    dx = (scaled - at::mean(scaled, dims, true) - normalized * at::mean(scaled * normalized, dims, true)) * r;
    dgamma = at::sum_to(dy * normalized, gamma.sizes());
    dbeta = at::sum_to(dy, gamma.sizes());
  }
};

}  // namespace

void AddLayerNorm(const gen::AddLayerNormArgs& a) {
  at::Tensor x = as_float(a.x1) + as_float(a.x2);
  if (a.biasOptional) x = x + as_float(*a.biasOptional);
  const LayerNormed n(x, a.gamma, a.beta, a.epsilon);
  write(a.yOut, n.y);
  write_statistic(a.meanOut, n.mean);
  write_statistic(a.rstdOut, n.rstd);
  if (a.additionalOutput) write(a.xOut, x);
}

void AddLayerNormGrad(const gen::AddLayerNormGradArgs& a) {
  const LayerNormGradients g(as_float(a.dy), as_float(a.x1) + as_float(a.x2), a.mean, a.rstd, a.gamma);
  write(a.dxOut, a.dsumOptional ? g.dx + as_float(*a.dsumOptional) : g.dx);
  write(a.dgammaOut, g.dgamma);
  write(a.dbetaOut, g.dbeta);
}

void DeepNorm(const gen::DeepNormArgs& a) {
  const LayerNormed n(as_float(a.x) * a.alpha + as_float(a.gx), a.gamma, a.beta, a.epsilon);
  write(a.meanOut, n.mean);
  write(a.rstdOut, n.rstd);
  write(a.yOut, n.y);
}

void DeepNormGrad(const gen::DeepNormGradArgs& a) {
  const LayerNormGradients g(as_float(a.dy), as_float(a.x) * a.alpha + as_float(a.gx), a.mean, a.rstd, a.gamma);
  write(a.dxOut, g.dx * a.alpha);
  write(a.dgxOut, g.dx);
  write(a.dbetaOut, g.dbeta);
  write(a.dgammaOut, g.dgamma);
}

namespace {

at::Tensor channels(const at::Tensor& v, const at::Tensor& x) {
  std::vector<int64_t> shape(x.dim(), 1);
  shape[1] = v.numel();
  return as_float(v).reshape(shape);
}

void group_norm_swish(const at::Tensor& x, const std::optional<at::Tensor>& gamma,
                      const std::optional<at::Tensor>& beta, int64_t groups, double eps, bool activate, double scale,
                      const at::Tensor& out, const at::Tensor& mean_out, const at::Tensor& rstd_out) {
  const at::Tensor parts = as_float(x).reshape({x.size(0), groups, -1});
  const at::Tensor mean = at::mean(parts, {2}, true);
  const at::Tensor centred = parts - mean;
  const at::Tensor rstd = at::rsqrt(at::mean(centred * centred, {2}, true) + eps);
  at::Tensor y = (centred * rstd).view(x.sizes());
  if (gamma) y = y * channels(*gamma, x);
  if (beta) y = y + channels(*beta, x);
  if (activate) y = y * at::sigmoid(y * scale);
  write(out, y);
  write_statistic(mean_out, mean);
  write_statistic(rstd_out, rstd);
}

}  // namespace

void GroupNormSilu(const gen::GroupNormSiluArgs& a) {
  group_norm_swish(a.self, a.gamma, a.beta, a.group, a.eps, true, 1.0, a.out, a.meanOut, a.rstdOut);
}

void GroupNormSwish(const gen::GroupNormSwishArgs& a) {
  group_norm_swish(a.x, a.gamma, a.beta, a.numGroups, a.eps, a.activateSwish, a.swishScale, a.yOut, a.meanOut,
                   a.rstdOut);
}

void GroupNormSwishGrad(const gen::GroupNormSwishGradArgs& a) {
  const at::IntArrayRef sizes = a.x.sizes();
  const std::vector<int64_t> grouped{a.x.size(0), a.numGroups, -1}, one{a.x.size(0), a.numGroups, 1};
  const at::Tensor mean = as_float(a.mean).reshape(one), rstd = as_float(a.rstd).reshape(one);
  const at::Tensor normalized = (as_float(a.x).reshape(grouped) - mean) * rstd;
  const at::Tensor gamma = channels(a.gamma, a.x);
  const at::Tensor y = normalized.view(sizes) * gamma + channels(a.beta, a.x);
  // d/dy of y s(c y) is s + c y s (1 - s).
  const at::Tensor s = at::sigmoid(y * a.swishScale);
  const at::Tensor dy = as_float(a.dy) * (s + a.swishScale * y * s * (1 - s));
  const at::Tensor scaled = (dy * gamma).reshape(grouped);
  const at::Tensor dx =
      (scaled - at::mean(scaled, {2}, true) - normalized * at::mean(scaled * normalized, {2}, true)) * rstd;
  write(a.dxOut, dx.view(sizes));
  std::vector<int64_t> others{0};
  for (int64_t d = 2; d < a.x.dim(); ++d) others.push_back(d);
  if (a.dgammaIsRequire) write(a.dgammaOut, at::sum(dy * normalized.view(sizes), others));
  if (a.dbetaIsRequire) write(a.dbetaOut, at::sum(dy, others));
}

}  // namespace hotplate::kernels
