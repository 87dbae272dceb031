// The matrix products of the interface.
#include <ATen/ATen.h>

#include "gen/args_matmul.h"
#include "host/bridge/arguments.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

bool is_reduced(at::ScalarType t) { return t == at::kHalf || t == at::kBFloat16; }

// float16 products of the CPU run a naive loop, and a float32 output wants the product before rounding: both are computed in float32.
at::ScalarType working_type(const at::Tensor& operand, const at::Tensor& out) {
  return operand.scalar_type() == at::kHalf || out.scalar_type() == at::kFloat ? at::kFloat : operand.scalar_type();
}

at::Tensor as(const at::Tensor& t, at::ScalarType type) { return t.scalar_type() == type ? t : t.to(type); }

void multiply(const at::Tensor& a, const at::Tensor& b, const at::Tensor& out) {
  const at::ScalarType type = working_type(a, out);
  const at::Tensor x = as(a, type), y = as(b, type);
  if (type != out.scalar_type()) return write(out, at::matmul(x, y));
  // Straight into the output where ATen can.
  at::Tensor to = out;
  if (x.dim() == 2 && y.dim() == 2) {
    at::mm_out(to, x, y);
  } else if (x.dim() == 3 && y.dim() == 3 && x.size(0) == y.size(0)) {
    at::bmm_out(to, x, y);
  } else {
    write(out, at::matmul(x, y));
  }
}

// beta * self + alpha * (a @ b). With beta 0 self is not read.
void add_multiply(const at::Tensor& self, const at::Tensor& a, const at::Tensor& b, const at::Scalar& beta, const at::Scalar& alpha,
                  const at::Tensor& out) {
  const at::ScalarType type = working_type(a, out);
  const at::Tensor s = as(self, type), x = as(a, type), y = as(b, type);
  at::Tensor to = type == out.scalar_type() ? out : at::empty(out.sizes(), out.options().dtype(type));
  if (x.dim() == 2) {
    at::addmm_out(to, s, x, y, beta, alpha);
  } else {
    const int64_t batch = std::max(x.size(0), y.size(0));
    at::baddbmm_out(to, s, x.expand({batch, -1, -1}), y.expand({batch, -1, -1}), beta, alpha);
  }
  if (type != out.scalar_type()) write(out, to);
}

at::Tensor wide(const at::Tensor& t) { return is_reduced(t.scalar_type()) ? t.to(at::kFloat) : t; }

}  // namespace

void Mm(const gen::MmArgs& a) { multiply(a.self, a.mat2, a.out); }

void Matmul(const gen::MatmulArgs& a) { multiply(a.self, a.mat2, a.out); }

void BatchMatMul(const gen::BatchMatMulArgs& a) { multiply(a.self, a.mat2, a.out); }

void Addmm(const gen::AddmmArgs& a) { add_multiply(a.self, a.mat1, a.mat2, a.beta, a.alpha, a.out); }

void InplaceAddmm(const gen::InplaceAddmmArgs& a) { add_multiply(a.selfRef, a.mat1, a.mat2, a.beta, a.alpha, a.selfRef); }

void Baddbmm(const gen::BaddbmmArgs& a) { add_multiply(a.self, a.batch1, a.batch2, a.beta, a.alpha, a.out); }

void Addbmm(const gen::AddbmmArgs& a) {
  // The batches side by side make one product, whose sum is never rounded in between.
  const at::Tensor left = a.batch1.permute({1, 0, 2}).flatten(1), right = a.batch2.flatten(0, 1);
  add_multiply(a.self, left, right, a.beta, a.alpha, a.out);
}

void Mv(const gen::MvArgs& a) { multiply(a.self, a.vec, a.out); }

void Addmv(const gen::AddmvArgs& a) { write(a.out, at::addmv(wide(a.self), wide(a.mat), wide(a.vec), a.beta, a.alpha)); }

void Dot(const gen::DotArgs& a) { write(a.out, at::dot(wide(a.self), wide(a.tensor))); }

namespace {

at::Tensor outer(const at::Tensor& self, const at::Tensor& vec1, const at::Tensor& vec2, const std::optional<at::Scalar>& beta,
                 const std::optional<at::Scalar>& alpha) {
  return at::addr(wide(self), wide(vec1), wide(vec2), beta.value_or(1), alpha.value_or(1));
}

}  // namespace

void Addr(const gen::AddrArgs& a) { write(a.out, outer(a.self, a.vec1, a.vec2, a.betaOptional, a.alphaOptional)); }

void InplaceAddr(const gen::InplaceAddrArgs& a) {
  write(a.selfRef, outer(a.selfRef, a.vec1, a.vec2, a.betaOptional, a.alphaOptional));
}

}  // namespace hotplate::kernels
