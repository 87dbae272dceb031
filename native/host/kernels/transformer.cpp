// Small fused operators of transformer models. Half types are computed in float32, as on the chip.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"
#include "host/kernels/rows.h"

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
  const int64_t width = a.gamma.numel();
  const bool floating = at::isFloatingType(a.x.scalar_type()) && a.x.scalar_type() != at::kDouble;
  if (width == 0 || !floating || !a.yOut.is_contiguous() || !a.rstdOut.is_contiguous() ||
      a.rstdOut.scalar_type() != at::kFloat) {
    const at::Tensor x = as_float(a.x);
    const at::Tensor rstd = at::rsqrt(at::mean(x * x, inner_dims(a.x, a.gamma), true) + a.epsilon);
    write(a.rstdOut, rstd);
    write(a.yOut, (x * rstd).mul_(as_float(a.gamma)));
    return;
  }
  // Once over the rows: a row stays in the cache between the sum of its squares and its product.
  const FloatRows x(a.x, width);
  const OutRows y(a.yOut, width);
  TORCH_CHECK(y.count() == x.count() && a.rstdOut.numel() == x.count(), "yOut and rstdOut must have ", x.count(),
              " rows, but have shapes ", a.yOut.sizes(), " and ", a.rstdOut.sizes());
  const at::Tensor gamma = as_float(a.gamma).contiguous();
  const float* const g = gamma.const_data_ptr<float>();
  float* const rstd = a.rstdOut.data_ptr<float>();
  const RowPass& pass = row_pass();
  over_rows(x.count(), width, [&](int64_t begin, int64_t end) {
    std::vector<float> ready(width);
    for (int64_t row = begin; row < end; ++row) {
      const float mean = pass.squares(x.type(), x.at(row), width) / static_cast<float>(width);
      rstd[row] = 1.0f / std::sqrt(mean + static_cast<float>(a.epsilon));
      pass.normalize(x.type(), x.at(row), rstd[row], g, width, y.type(), ready.data());
      y.put(row, 0, width, ready.data());
    }
    stream_done();
  });
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
