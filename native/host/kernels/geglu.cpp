// Gated linear units with gelu. Half types are computed in float32.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

const char* mode(int64_t approximate) { return approximate ? "tanh" : "none"; }

}  // namespace

void GeluMul(const gen::GeluMulArgs& a) {
  const at::Tensor x = as_float(a.input);
  const int64_t half = x.size(-1) / 2;
  write(a.out, at::gelu(x.narrow(-1, 0, half), mode(a.approximateOptional == "tanh")).mul_(x.narrow(-1, half, half)));
}

void GeGluV3(const gen::GeGluV3Args& a) {
  const at::Tensor x = as_float(a.self);
  const int64_t half = x.size(a.dim) / 2;
  const at::Tensor g = at::gelu(x.narrow(a.dim, a.activateLeft ? 0 : half, half), mode(a.approximate));
  write(a.outGelu, g);
  write(a.out, g * x.narrow(a.dim, a.activateLeft ? half : 0, half));
}

void GeGluV3Backward(const gen::GeGluV3BackwardArgs& a) {
  const at::Tensor x = as_float(a.self), dy = as_float(a.gradOutput);
  const int64_t half = x.size(a.dim) / 2, active = a.activateLeft ? 0 : half, other = half - active;
  const at::Tensor through = dy * x.narrow(a.dim, other, half);
  write(a.gradInput.narrow(a.dim, active, half),
        at::gelu_backward(through, x.narrow(a.dim, active, half), mode(a.approximate)));
  write(a.gradInput.narrow(a.dim, other, half), dy * as_float(a.gelu));
}

}  // namespace hotplate::kernels
