// Products with a weight that came in blocks, with transpositions, and with something fused behind them.
#include <ATen/ATen.h>

#include "gen/args_matmul.h"
#include "host/kernels/matmul.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void MatmulWeightNz(const gen::MatmulWeightNzArgs& a) { matmul(a.self, a.mat2, a.out); }

void BatchMatMulWeightNz(const gen::BatchMatMulWeightNzArgs& a) { matmul(a.self, a.mat2, a.out); }

void AddmmWeightNz(const gen::AddmmWeightNzArgs& a) { matmul(a.mat1, a.mat2, a.out, a.alpha, a.beta, a.self); }

void FusedMatmul(const gen::FusedMatmulArgs& a) {
  // The fused part works on sums in float32; a half type is rounded once.
  at::Tensor y = at::empty(a.y.sizes(), a.y.options().dtype(at::kFloat));
  matmul(a.x1, a.x2, y);
  if (a.bias) y += *a.bias;
  if (a.fusedOpType == "add") {
    y += *a.x3;
  } else if (a.fusedOpType == "mul") {
    y *= *a.x3;
  } else if (a.fusedOpType == "gelu_erf") {
    y = at::gelu(y, "none");
  } else if (a.fusedOpType == "gelu_tanh") {
    y = at::gelu(y, "tanh");
  }
  write(a.y, y);
}

namespace {

template <class Args>
void transposed(const Args& a) {
  const at::Tensor x1 = a.x1.permute(a.permX1), x2 = a.x2.permute(a.permX2);
  const at::Tensor y = at::empty({x1.size(0), x1.size(1), x2.size(2)}, a.out.options());
  matmul(x1, x2, y);
  at::Tensor turned = y.permute(a.permY);
  if (a.batchSplitFactor > 1) {
    turned = turned.reshape({turned.size(0), a.batchSplitFactor, -1}).transpose(0, 1);
  }
  write(a.out, turned);
}

}  // namespace

void TransposeBatchMatMul(const gen::TransposeBatchMatMulArgs& a) { transposed(a); }
void TransposeBatchMatMulWeightNz(const gen::TransposeBatchMatMulWeightNzArgs& a) { transposed(a); }

void AddLora(const gen::AddLoraArgs& a) {
  const at::Tensor which = a.indices.to(at::kLong);
  // The weights [which, layer] as matrices for each row.
  auto of_rows = [&](const at::Tensor& w) { return w.select(1, a.layerIdx).index_select(0, which).to(at::kFloat); };
  at::Tensor v = a.x.to(at::kFloat).unsqueeze(2);
  if (a.weightAOptional) v = at::bmm(of_rows(*a.weightAOptional), v);
  const at::Tensor sum = at::bmm(of_rows(a.weightB), v).squeeze(2) * a.scale;
  at::Tensor y = a.y.to(at::kFloat, /*non_blocking=*/false, /*copy=*/true);
  y.narrow(1, a.yOffset, a.ySliceSize) += sum;
  write(a.out, y);
}

}  // namespace hotplate::kernels
