// Reductions, counting and unique values where ATen has no operator with the same meaning, or not for the same types.
#include <ATen/ATen.h>

#include "gen/args_reduction.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

std::vector<int64_t> all_if_empty(const std::vector<int64_t>& dims, const at::Tensor& self) {
  if (!dims.empty()) return dims;
  std::vector<int64_t> all;
  for (int64_t d = 0; d < self.dim(); ++d) all.push_back(d);
  return all;
}

}  // namespace

void LogSumExp(const gen::LogSumExpArgs& a) {
  const auto dims = all_if_empty(a.dim, a.self);
  // In float32 for half types: the sum of exponentials loses too much in their own.
  const at::Tensor self = is_reduced(a.self.scalar_type()) ? a.self.to(at::kFloat) : a.self;
  write(a.out, at::logsumexp(self, dims, a.keepDim));
}

namespace {

// ATen's renorm refuses order 0, which counts what is not 0.
at::Tensor renormed(const at::Tensor& self, const at::Scalar& p, int64_t dim, const at::Scalar& most) {
  std::vector<int64_t> others;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (d != at::maybe_wrap_dim(dim, self.dim())) others.push_back(d);
  }
  const at::ScalarType type = is_reduced(self.scalar_type()) ? at::kFloat : self.scalar_type();
  const at::Tensor norm = at::linalg_vector_norm(self, p, others, true, type);
  const at::Tensor factor = at::where(norm > most, at::reciprocal(norm + 1e-7) * most, at::ones_like(norm));
  return self.to(type) * factor;
}

}  // namespace

void Renorm(const gen::RenormArgs& a) { write(a.out, renormed(a.self, a.p, a.dim, a.maxNorm)); }

void InplaceRenorm(const gen::InplaceRenormArgs& a) { write(a.selfRef, renormed(a.selfRef, a.p, a.dim, a.maxNorm)); }

void Trace(const gen::TraceArgs& a) { write(a.out, a.self.diagonal().sum()); }

void Prod(const gen::ProdArgs& a) { write(a.out, at::prod(a.self, is_reduced(a.dtype) ? at::kFloat : a.dtype)); }

void ProdDim(const gen::ProdDimArgs& a) {
  write(a.out, at::prod(a.self, a.dim, a.keepDim, is_reduced(a.dtype) ? at::kFloat : a.dtype));
}

void Aminmax(const gen::AminmaxArgs& a) {
  at::Tensor low = a.minOut, high = a.maxOut;
  at::amin_out(low, a.self, a.dim, a.keepDim);
  at::amax_out(high, a.self, a.dim, a.keepDim);
}

void Histc(const gen::HistcArgs& a) {
  // float64 holds every value of the accepted types exactly (int64 beyond 2^53 aside), so the bin edges are exact.
  write(a.out, at::histc(a.self.to(at::kDouble), a.bins, a.min, a.max));
}

namespace {

// `inverse` and `counts` are written when they were asked for; the described shapes are the largest possible ones.
void store_unique(const nn::OperatorTask& task, int value_index, const at::Tensor& value_out, const at::Tensor& values,
                  const at::Tensor& inverse_out, const at::Tensor& inverse) {
  write_front(value_out, values);
  host::set_computed_shape(task, value_index, values.sizes());
  if (inverse_out.numel() && inverse.numel() == inverse_out.numel())
    write(inverse_out, inverse.reshape(inverse_out.sizes()));
}

void store_counts(const nn::OperatorTask& task, int index, const at::Tensor& out, const at::Tensor& counts) {
  write_front(out, counts);
  host::set_computed_shape(task, index, counts.sizes());
}

}  // namespace

void Unique(const gen::UniqueArgs& a) {
  auto [values, inverse, counts] = at::_unique2(a.self, true, a.returnInverse, false);
  store_unique(a.task, 3, a.valueOut, values, a.inverseOut, inverse);
}

void Unique2(const gen::Unique2Args& a) {
  auto [values, inverse, counts] = at::_unique2(a.self, true, a.returnInverse || a.returnCounts, a.returnCounts);
  store_unique(a.task, 4, a.valueOut, values, a.inverseOut, inverse);
  if (a.returnCounts) store_counts(a.task, 6, a.countsOut, counts);
}

void UniqueConsecutive(const gen::UniqueConsecutiveArgs& a) {
  constexpr int64_t kNoDim = 1000;  // stands for "over the flattened tensor"
  const std::optional<int64_t> dim = a.dim == kNoDim ? std::nullopt : std::optional<int64_t>(a.dim);
  auto [values, inverse, counts] = at::unique_consecutive(a.self, a.returnInverse, a.returnCounts, dim);
  store_unique(a.task, 4, a.valueOut, values, a.inverseOut, inverse);
  // The caller reads this shape whether counts were asked for or not.
  store_counts(a.task, 6, a.countsOut, a.returnCounts ? counts : a.countsOut.narrow(0, 0, 0));
}

void UniqueDim(const gen::UniqueDimArgs& a) {
  auto [values, inverse, counts] = at::unique_dim(a.self, a.dim, true, true, true);
  store_unique(a.task, 4, a.valueOut, values, a.inverseOut, inverse);
  store_counts(a.task, 6, a.countsOut, counts);
}

}  // namespace hotplate::kernels
