// The matrix products of the interface on top of matmul.h. cubeMathType has no influence: products are computed in the
// precision of their operands with float32 sums, the most precise of its choices.
#include <ATen/ATen.h>

#include "gen/args_matmul.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/matmul.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void Mm(const gen::MmArgs& a) { matmul(a.self, a.mat2, a.out); }

void Matmul(const gen::MatmulArgs& a) { matmul(a.self, a.mat2, a.out); }

void BatchMatMul(const gen::BatchMatMulArgs& a) { matmul(a.self, a.mat2, a.out); }

void Addmm(const gen::AddmmArgs& a) { matmul(a.mat1, a.mat2, a.out, a.alpha, a.beta, a.self); }

void InplaceAddmm(const gen::InplaceAddmmArgs& a) { matmul(a.mat1, a.mat2, a.selfRef, a.alpha, a.beta, a.selfRef); }

void Baddbmm(const gen::BaddbmmArgs& a) { matmul(a.batch1, a.batch2, a.out, a.alpha, a.beta, a.self); }

void Addbmm(const gen::AddbmmArgs& a) {
  // The batches side by side make one product, whose sum is never rounded in between.
  matmul(a.batch1.permute({1, 0, 2}).flatten(1), a.batch2.flatten(0, 1), a.out, a.alpha, a.beta, a.self);
}

void Mv(const gen::MvArgs& a) { matmul(a.self, a.vec, a.out); }

void Addmv(const gen::AddmvArgs& a) { matmul(a.mat, a.vec, a.out, a.alpha, a.beta, a.self.expand(a.out.sizes())); }

void Dot(const gen::DotArgs& a) { matmul(a.self, a.tensor, a.out); }

namespace {

at::Tensor outer(const at::Tensor& self, const at::Tensor& vec1, const at::Tensor& vec2,
                 const std::optional<at::Scalar>& beta, const std::optional<at::Scalar>& alpha) {
  return at::addr(wide(self), wide(vec1), wide(vec2), beta.value_or(1), alpha.value_or(1));
}

}  // namespace

void Addr(const gen::AddrArgs& a) { write(a.out, outer(a.self, a.vec1, a.vec2, a.betaOptional, a.alphaOptional)); }

void InplaceAddr(const gen::InplaceAddrArgs& a) {
  write(a.selfRef, outer(a.selfRef, a.vec1, a.vec2, a.betaOptional, a.alphaOptional));
}

}  // namespace hotplate::kernels
