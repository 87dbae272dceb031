// Graph operator types that reduce, scan and multiply.
#include <ATen/ATen.h>
#include <ATen/WrapDimUtils.h>

#include <cmath>
#include <limits>

#include "gen/args_graph_types_reduction.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

using host::value;
using host::values;

namespace {

at::Tensor mean(const at::Tensor& x, const std::vector<int64_t>& axes, bool keep) {
  return at::mean(at::isFloatingType(x.scalar_type()) ? wide(x) : x.to(at::kFloat), axes, keep);
}

// A scan that leaves out the element itself, or starts at the other end.
template <class Scan>
at::Tensor scan(at::Tensor x, int64_t axis, bool exclusive, bool reverse, double neutral, Scan&& run) {
  if (x.dim() == 0) return x;
  if (reverse) x = x.flip(axis);
  at::Tensor y = run(x);
  if (exclusive) {
    const at::Tensor first = at::full_like(y.narrow(axis, 0, 1), neutral);
    y = at::cat({first, y.narrow(axis, 0, y.size(axis) - 1)}, axis);
  }
  return reverse ? y.flip(axis) : y;
}

double norm_order(double p) {
  if (p >= std::numeric_limits<int>::max()) return std::numeric_limits<double>::infinity();
  if (p <= std::numeric_limits<int>::min()) return -std::numeric_limits<double>::infinity();
  return p;
}

void matmul(const at::Tensor& y, at::Tensor x1, at::Tensor x2, bool transpose_x1, bool transpose_x2,
            const std::optional<at::Tensor>& bias) {
  if (transpose_x1) x1 = x1.transpose(-1, -2);
  if (transpose_x2) x2 = x2.transpose(-1, -2);
  const bool integers = !at::isFloatingType(x1.scalar_type()) && !at::isComplexType(x1.scalar_type());
  if (integers) x1 = x1.to(at::kInt), x2 = x2.to(at::kInt);
  at::Tensor product = at::matmul(wide(x1), wide(x2));
  if (bias) product = product + *bias;
  y.copy_(product.view(y.sizes()));
}

}  // namespace

void OpReduceSum(const gen::OpReduceSumArgs& a) { a.y.copy_(at::sum(wide(a.x), values(a.axes), a.keep_dims)); }
void OpReduceSumD(const gen::OpReduceSumDArgs& a) { a.y.copy_(at::sum(wide(a.x), a.axes, a.keep_dims)); }
void OpReduceMean(const gen::OpReduceMeanArgs& a) { a.y.copy_(mean(a.x, values(a.axes), a.keep_dims)); }
void OpReduceMeanD(const gen::OpReduceMeanDArgs& a) { a.y.copy_(mean(a.x, a.axes, a.keep_dims)); }

void OpReduceProd(const gen::OpReduceProdArgs& a) {
  auto axes = values(a.axes);
  for (int64_t& d : axes) d = at::maybe_wrap_dim(d, a.x.dim());
  std::sort(axes.rbegin(), axes.rend());
  at::Tensor x = wide(a.x);
  for (int64_t d : axes) x = at::prod(x, d, a.keep_dims);
  a.y.copy_(x);
}

void OpReduceStdWithMean(const gen::OpReduceStdWithMeanArgs& a) {
  std::vector<int64_t> dims = a.dim;
  if (dims.empty()) {
    for (int64_t d = 0; d < a.x.dim(); ++d) dims.push_back(d);
  }
  int64_t count = 1;
  for (int64_t d : dims) count *= a.x.dim() ? a.x.size(d) : 1;
  const int64_t correction = a.correction >= 0 ? a.correction : (a.unbiased ? 1 : 0);
  const at::Tensor off = wide(a.x) - wide(a.mean);
  const at::Tensor variance = at::sum(off * off, dims, a.keepdim) / static_cast<double>(count - correction);
  a.y.copy_(a.invert ? at::rsqrt(variance + a.epsilon) : at::sqrt(variance));
}

void OpReduceMeanWithCount(const gen::OpReduceMeanWithCountArgs& a) {
  a.y.copy_(at::sum(wide(a.x) * wide(a.count) / wide(a.count_sum), a.axes, a.keep_dims));
}

void OpCumsum(const gen::OpCumsumArgs& a) {
  const int64_t axis = value(a.axis);
  a.y.copy_(scan(wide(a.x), axis, a.exclusive, a.reverse, 0, [&](const at::Tensor& x) { return at::cumsum(x, axis); }));
}

void OpCumprod(const gen::OpCumprodArgs& a) {
  const int64_t axis = value(a.axis);
  a.y.copy_(
      scan(wide(a.x), axis, a.exclusive, a.reverse, 1, [&](const at::Tensor& x) { return at::cumprod(x, axis); }));
}

void OpLpNormReduceV2(const gen::OpLpNormReduceV2Args& a) {
  const double p = norm_order(a.p);
  std::vector<int64_t> axes = a.axes;
  if (axes.empty()) {
    for (int64_t d = 0; d < a.x.dim(); ++d) axes.push_back(d);
  }
  const at::Tensor x = wide(a.x).abs();
  if (std::isinf(p)) {
    a.y.copy_(p > 0 ? at::amax(x, axes, a.keepdim) : at::amin(x, axes, a.keepdim));
  } else if (p == 0) {
    a.y.copy_(at::sum((x != 0).to(at::kFloat), axes, a.keepdim));
  } else {
    a.y.copy_(at::sum(at::pow(x, p), axes, a.keepdim));
  }
}

void OpLpNormUpdateV2(const gen::OpLpNormUpdateV2Args& a) {
  const double p = norm_order(a.p);
  a.y.copy_(std::isinf(p) || p == 0 ? a.x : at::pow(a.x, 1 / p));
}

void OpRenorm(const gen::OpRenormArgs& a) {
  std::vector<int64_t> others;
  const int64_t dim = at::maybe_wrap_dim(a.dim, a.x.dim());
  for (int64_t d = 0; d < a.x.dim(); ++d) {
    if (d != dim) others.push_back(d);
  }
  const at::Tensor norm = at::linalg_vector_norm(wide(a.x), a.p, others, true);
  a.y.copy_(at::where(norm > a.maxnorm, a.maxnorm / (norm + 1e-7), at::ones_like(norm)).expand(a.y.sizes()));
}

void OpDot(const gen::OpDotArgs& a) {
  a.output.copy_(at::sum(wide(a.input_x) * wide(a.input_y)).view(a.output.sizes()));
}

void OpCross(const gen::OpCrossArgs& a) {
  int64_t dim = a.dim;
  if (dim == -65530) {  // not given: the first dimension of size 3
    for (dim = 0; dim < a.x1.dim() && a.x1.size(dim) != 3;) ++dim;
  }
  a.y.copy_(at::linalg_cross(a.x1, a.x2, dim));
}

// Both inputs are given for each pair: (.., P, R, M) each.
void OpCdist(const gen::OpCdistArgs& a) {
  a.y.copy_(at::linalg_vector_norm(wide(a.x1) - wide(a.x2), a.p, std::vector<int64_t>{-1}));
}

void OpCdistGrad(const gen::OpCdistGradArgs& a) {
  const at::Tensor off = wide(a.x1) - wide(a.x2), norm = wide(a.cdist), grad = wide(a.grad);
  at::Tensor slope;
  if (a.p == 0) {
    slope = at::zeros_like(off);
  } else if (a.p == 1) {
    slope = off.sign();
  } else if (a.p < 0 || std::isinf(a.p)) {  // the attribute says -1 for the maximum norm
    slope = off.sign() * (off.abs() >= norm);
  } else {
    slope = at::where(norm == 0, at::zeros_like(off), off.sign() * at::pow(off.abs() / norm, a.p - 1));
  }
  at::Tensor product = grad * slope;
  if (product.dim() > a.y.dim() || product.numel() != a.y.numel()) product = product.sum(-2);
  a.y.copy_(product);
}

void OpHistogram(const gen::OpHistogramArgs& a) {
  const at::Tensor x = at::isFloatingType(a.x.scalar_type()) ? wide(a.x) : a.x.to(at::kFloat);
  a.y.copy_(at::histc(x, a.bins, a.min, a.max));
}

void OpBincount(const gen::OpBincountArgs& a) {
  const int64_t size = value(a.size);
  const std::optional<at::Tensor> weights = a.weights.numel() ? std::optional(a.weights) : std::nullopt;
  a.bins.copy_(at::bincount(a.array, weights, size).narrow(0, 0, size));
}

void OpQr(const gen::OpQrArgs& a) {
  auto [q, r] = at::linalg_qr(a.x, a.full_matrices ? "complete" : "reduced");
  a.q.copy_(q);
  a.r.copy_(r);
}

void OpMatMul(const gen::OpMatMulArgs& a) { matmul(a.y, a.x1, a.x2, a.transpose_x1, a.transpose_x2, a.bias); }
void OpMatMulV2(const gen::OpMatMulV2Args& a) { matmul(a.y, a.x1, a.x2, a.transpose_x1, a.transpose_x2, a.bias); }
void OpBatchMatMul(const gen::OpBatchMatMulArgs& a) { matmul(a.y, a.x1, a.x2, a.adj_x1, a.adj_x2, a.bias_input); }

}  // namespace hotplate::kernels
