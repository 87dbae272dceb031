// Distances between rows, their gradient, and singular value decomposition.
#include <ATen/ATen.h>

#include <cmath>
#include <limits>

#include "gen/args_matmul.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// The attribute says -1 for the maximum norm.
double norm_of(double p) { return p < 0 ? std::numeric_limits<double>::infinity() : p; }

}  // namespace

void CdistBackward(const gen::CdistBackwardArgs& a) {
  TORCH_CHECK(a.grad.dim() >= 2 && a.grad.sizes() == a.cdist.sizes() && a.x1.dim() == a.grad.dim() &&
                  a.x2.dim() == a.grad.dim() && a.x1.size(-1) == a.x2.size(-1) && a.grad.size(-2) == a.x1.size(-2) &&
                  a.grad.size(-1) == a.x2.size(-2) && a.out.sizes() == a.x1.sizes(),
              "grad of shape ", a.grad.sizes(), ", cdist ", a.cdist.sizes(), ", x1 ", a.x1.sizes(), ", x2 ",
              a.x2.sizes(), " and out ", a.out.sizes(), " do not belong together");
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
