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

void SwiGlu(const gen::SwiGluArgs& a) {
  const at::Tensor x = as_float(a.x);
  const int64_t half = x.size(a.dim) / 2;
  write(a.out, at::silu(x.narrow(a.dim, 0, half)).mul_(x.narrow(a.dim, half, half)));
}

void SwiGluGrad(const gen::SwiGluGradArgs& a) {
  const at::Tensor x = as_float(a.x), g = as_float(a.yGrad);
  const int64_t half = x.size(a.dim) / 2;
  const at::Tensor first = x.narrow(a.dim, 0, half), second = x.narrow(a.dim, half, half);
  write(a.out.narrow(a.dim, 0, half), at::silu_backward(g * second, first));
  write(a.out.narrow(a.dim, half, half), g * at::silu(first));
}

namespace {

enum RotaryMode : int64_t { kHalf = 0, kInterleaved = 1 };

// The vector turned by a quarter in each plane: (a, b) -> (-b, a).
at::Tensor rotated(const at::Tensor& x, int64_t mode) {
  if (mode == kHalf) {
    const int64_t half = x.size(-1) / 2;
    return at::cat({-x.narrow(-1, half, half), x.narrow(-1, 0, half)}, -1);
  }
  const at::Tensor even = x.slice(-1, 0, INT64_MAX, 2), odd = x.slice(-1, 1, INT64_MAX, 2);
  return at::stack({-odd, even}, -1).flatten(-2);
}

}  // namespace

void RotaryPositionEmbedding(const gen::RotaryPositionEmbeddingArgs& a) {
  const at::Tensor x = as_float(a.x);
  write(a.out, (x * as_float(a.cos)).add_(rotated(x, a.mode) * as_float(a.sin)));
}

void RotaryPositionEmbeddingGrad(const gen::RotaryPositionEmbeddingGradArgs& a) {
  const at::Tensor dy = as_float(a.dy), cos = as_float(a.cos), sin = as_float(a.sin);
  // The transpose of the quarter turn is its negative.
  write(a.dxOut, dy * cos - rotated(dy * sin, a.mode));
  if (a.xOptional) {
    const at::Tensor x = as_float(*a.xOptional);
    write(a.dcosOut, at::sum_to(dy * x, cos.sizes()));
    write(a.dsinOut, at::sum_to(dy * rotated(x, a.mode), sin.sizes()));
  } else {
    at::Tensor(a.dcosOut).zero_();
    at::Tensor(a.dsinOut).zero_();
  }
}

}  // namespace hotplate::kernels
