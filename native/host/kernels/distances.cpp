// Distances between rows, their gradient, and singular value decomposition.
#include <ATen/ATen.h>

#include <cmath>
#include <limits>

#include "gen/args_matmul.h"
#include "host/bridge/arguments.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

at::Tensor wide(const at::Tensor& t) {
  return t.scalar_type() == at::kHalf || t.scalar_type() == at::kBFloat16 ? t.to(at::kFloat) : t;
}

// The attribute says -1 for the maximum norm.
double norm_of(double p) { return p < 0 ? std::numeric_limits<double>::infinity() : p; }

}  // namespace

void CdistBackward(const gen::CdistBackwardArgs& a) {
  // ATen's gradient reads its arguments without strides: an expanded or transposed gradient is laid out first.
  write(a.out, at::_cdist_backward(wide(a.grad).contiguous(), wide(a.x1).contiguous(), wide(a.x2).contiguous(),
                                   norm_of(a.p), wide(a.cdist).contiguous()));
}

void Pdist(const gen::PdistArgs& a) { write(a.out, at::_pdist_forward(wide(a.self).contiguous(), norm_of(a.p))); }

void Svd(const gen::SvdArgs& a) {
  const auto [u, sigma, vh] = at::_linalg_svd(a.input, a.fullMatrices, a.computeUV);
  write(a.sigma, sigma);
  if (!a.computeUV) return;
  write(a.u, u);
  write(a.v, vh.mH());
}

}  // namespace hotplate::kernels
