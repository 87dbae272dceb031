// Graph operator types of fused attention, dropout with softmax, distinct elements and quantisation.
#include <ATen/ATen.h>

#include <atomic>
#include <cmath>

#include "gen/args_graph_types_fused.h"
#include "gen/args_random.h"
#include "host/bridge/arguments.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"
#include "host/kernels/random.h"

namespace hotplate::kernels {

using host::number;
using host::value;

void Multinomial(const gen::MultinomialArgs& a);
void Randperm(const gen::RandpermArgs& a);

namespace {

double as_real(const at::Tensor& x) { return number(x).toDouble(); }

// A mask of bytes, which may be longer than the data, as factors.
at::Tensor byte_factors(const at::Tensor& mask, at::IntArrayRef sizes, double keep) {
  const int64_t n = c10::multiply_integers(sizes);
  return (mask.reshape(-1).narrow(0, 0, n) != 0).view(sizes).to(at::kFloat) / keep;
}

// The same of bits, least significant first.
at::Tensor bit_factors(const at::Tensor& mask, at::IntArrayRef sizes, double keep) {
  const int64_t n = c10::multiply_integers(sizes);
  const at::Tensor bits =
      at::bitwise_and(at::bitwise_right_shift(mask.reshape({-1, 1}).to(at::kInt), at::arange(8, at::kInt)), 1);
  return bits.reshape(-1).narrow(0, 0, n).view(sizes).to(at::kFloat) / keep;
}

at::Tensor softmax_gradient(const at::Tensor& y, const at::Tensor& grad, int64_t axis) {
  const at::Tensor product = grad * y;
  return product - y * product.sum(axis, true);
}

// (B, N, S, D) <-> (B * S, N * D)
at::Tensor join_heads(const at::Tensor& x) { return x.permute({0, 2, 1, 3}).flatten(2, 3).flatten(0, 1); }
at::Tensor split_heads(const at::Tensor& x, int64_t batch, int64_t heads, int64_t dim) {
  return x.view({batch, -1, heads, dim}).permute({0, 2, 1, 3});
}

}  // namespace

void OpAxpyWithSoftmaxAndDropOutDoMask(const gen::OpAxpyWithSoftmaxAndDropOutDoMaskArgs& a) {
  TORCH_CHECK(a.axis.size() == 1, "one axis is supported");
  const at::Tensor y = at::softmax(as_floating(a.x1) + as_floating(a.x2) * a.alpha, a.axis[0]);
  a.y1.copy_(y);
  a.y2.copy_(a.input_keep_prob == 0 ? at::zeros_like(y) : y * byte_factors(a.mask, y.sizes(), a.input_keep_prob));
}

void OpDropoutWithMulsAndSoftmaxGrad(const gen::OpDropoutWithMulsAndSoftmaxGradArgs& a) {
  TORCH_CHECK(a.axes.size() == 1, "one axis is supported");
  const at::Tensor grad = as_floating(a.y_grad) * byte_factors(a.mask, a.y_grad.sizes(), a.input_keep_prob);
  a.x_grad.copy_(softmax_gradient(as_floating(a.softmax_output), grad, a.axes[0]) * a.alpha);
}

void OpAttentionScore(const gen::OpAttentionScoreArgs& a) {
  TORCH_CHECK(!a.query_transpose && !a.key_transpose && !a.bmm_score_transpose_a && !a.bmm_score_transpose_b,
              "transposed arguments are not supported");
  const at::Tensor scores = at::matmul(as_floating(a.query), as_floating(a.key).transpose(-1, -2)) * as_real(a.scale);
  const at::Tensor chances = at::softmax(scores + as_floating(a.padding_mask), -1);
  a.softmax_output.copy_(chances);
  const at::Tensor kept = chances * byte_factors(a.drop_mask, chances.sizes(), a.keep_prob);
  a.attention_score.copy_(join_heads(at::matmul(kept, as_floating(a.value))));
}

void OpAttentionScoreGrad(const gen::OpAttentionScoreGradArgs& a) {
  TORCH_CHECK(!a.query_transpose && !a.key_transpose && !a.value_transpose && !a.dx_transpose,
              "transposed arguments are not supported");
  const at::Tensor chances = as_floating(a.attention_score), grad = as_floating(a.dx);
  const at::Tensor factors = byte_factors(a.drop_mask, chances.sizes(), a.keep_prob);
  a.value_dw.copy_(join_heads(at::matmul((chances * factors).transpose(-1, -2), grad)));
  const at::Tensor scores =
      softmax_gradient(chances, at::matmul(grad, as_floating(a.value).transpose(-1, -2)) * factors, -1) *
      as_real(a.scale);
  a.query_dx.copy_(join_heads(at::matmul(scores, as_floating(a.key))));
  a.key_dw.copy_(join_heads(at::matmul(scores.transpose(-1, -2), as_floating(a.query))));
}

void OpAttentionLnQKV(const gen::OpAttentionLnQKVArgs& a) {
  TORCH_CHECK(!a.trans_a && !a.trans_b, "transposed arguments are not supported");
  const at::Tensor x = as_floating(a.x), mean = x.mean(-1, true), off = x - mean;
  const at::Tensor variance = (off * off).mean(-1, true);
  const at::Tensor norm = off * at::rsqrt(variance + a.epsilon) * as_floating(a.gamma) + as_floating(a.beta);
  a.norm.copy_(norm);
  a.mean.copy_(mean.view(a.mean.sizes()));
  a.variance.copy_(variance.view(a.variance.sizes()));
  auto project = [&](const at::Tensor& kernel, const std::optional<at::Tensor>& bias, const at::Tensor& out) {
    at::Tensor y = at::matmul(norm, as_floating(kernel));
    if (bias) y = y + as_floating(*bias);
    out.copy_(split_heads(y, out.size(0), out.size(1), out.size(3)));
  };
  project(a.kernel_query, a.bias_query, a.query_output);
  project(a.kernel_key, a.bias_key, a.key_output);
  project(a.kernel_value, a.bias_value, a.value_output);
}

void OpAttentionQKVGradX(const gen::OpAttentionQKVGradXArgs& a) {
  auto back = [](const at::Tensor& d, const at::Tensor& kernel) {
    return at::matmul(as_floating(d), as_floating(kernel).t());
  };
  a.dx.copy_(as_floating(a.ln_dx) + back(a.query_dx, a.kernel_query) + back(a.key_dw, a.kernel_key) +
             back(a.value_dw, a.kernel_value));
}

void OpAttentionQKVGradW(const gen::OpAttentionQKVGradWArgs& a) {
  auto gradient = [&](const at::Tensor& d, const at::Tensor& dw, const at::Tensor& db) {
    dw.copy_(at::matmul(as_floating(a.x).t(), as_floating(d)));
    db.copy_(as_floating(d).sum(0).view(db.sizes()));
  };
  gradient(a.query_dx, a.dw_query, a.dbias_query);
  gradient(a.key_dw, a.dw_key, a.dbias_key);
  gradient(a.value_dw, a.dw_value, a.dbias_value);
}

void OpMultiHeadAttention(const gen::OpMultiHeadAttentionArgs& a) {
  const int64_t heads = a.attn_head_num, dim = a.attn_dim_per_head, batch = a.query.size(0) / a.tgt_len;
  // Each step's result has the precision of the data, as separate operators would leave it.
  auto rounded = [&](const at::Tensor& x) { return as_floating(x.to(a.query.scalar_type())); };
  auto linear = [&](const at::Tensor& x, const at::Tensor& w, const std::optional<at::Tensor>& b) {
    const at::Tensor y = at::matmul(as_floating(x), as_floating(w).t());
    return rounded(b ? y + as_floating(*b) : y);
  };
  const double scale = 1 / std::sqrt(static_cast<double>(dim));
  const at::Tensor q = split_heads(rounded(linear(a.query, a.query_weight, a.query_bias) * scale), batch, heads, dim);
  const at::Tensor k = split_heads(linear(a.key, a.key_weight, a.key_bias), batch, heads, dim);
  const at::Tensor v = split_heads(linear(a.value, a.value_weight, a.value_bias), batch, heads, dim);
  const at::Tensor chances =
      at::softmax(rounded(rounded(at::matmul(q, k.transpose(-1, -2))) + as_floating(a.attn_mask)), -1);
  at::Tensor kept = rounded(chances);
  if (a.keep_prob < 1) {
    if (a.dropout_mask_input) {
      a.dropout_mask.copy_(a.dropout_mask_input->view(a.dropout_mask.sizes()));
    } else {
      at::Tensor bits = at::empty({a.dropout_mask.numel(), 8}, at::kFloat);
      static std::atomic<int64_t> calls{0};
      fill_bernoulli(bits, random_state(0, calls.fetch_add(1)), a.keep_prob);
      a.dropout_mask.copy_(
          (bits * at::pow(at::Scalar(2), at::arange(8, at::kFloat))).sum(1).view(a.dropout_mask.sizes()));
    }
    kept = rounded(kept * bit_factors(a.dropout_mask, chances.sizes(), a.keep_prob));
  } else {
    a.dropout_mask.fill_(255);
  }
  const at::Tensor context = rounded(join_heads(at::matmul(kept, v)));
  a.query_res.copy_(q);
  a.key_res.copy_(k);
  a.value_res.copy_(v);
  a.attn_scores.copy_(chances);
  a.attn_res.copy_(kept);
  a.context.copy_(context);
  a.y.copy_(linear(context, a.out_proj_weight, a.out_proj_bias));
}

void OpMultiHeadAttentionGrad(const gen::OpMultiHeadAttentionGradArgs& a) {
  const int64_t heads = a.attn_head_num, dim = a.attn_dim_per_head, batch = a.query.size(0) / a.tgt_len;
  const at::Tensor dy = as_floating(a.y_grad), chances = as_floating(a.attn_scores);
  a.out_proj_weight_grad.copy_(at::matmul(dy.t(), as_floating(a.context)));
  a.out_proj_bias_grad.copy_(dy.sum(0).view(a.out_proj_bias_grad.sizes()));
  const at::Tensor d_context = split_heads(at::matmul(dy, as_floating(a.out_proj_weight)), batch, heads, dim);
  at::Tensor d_chances = at::matmul(d_context, as_floating(a.value_res).transpose(-1, -2));
  if (a.dropout_mask && a.keep_prob < 1) {
    d_chances = d_chances * bit_factors(*a.dropout_mask, chances.sizes(), a.keep_prob);
  }
  const at::Tensor d_scores = softmax_gradient(chances, d_chances, -1);
  const double scale = 1 / std::sqrt(static_cast<double>(dim));
  const at::Tensor dq = join_heads(at::matmul(d_scores, as_floating(a.key_res))) * scale;
  const at::Tensor dk = join_heads(at::matmul(d_scores.transpose(-1, -2), as_floating(a.query_res)));
  const at::Tensor dv = join_heads(at::matmul(as_floating(a.attn_res).transpose(-1, -2), d_context));
  auto linear = [](const at::Tensor& d, const at::Tensor& x, const at::Tensor& w, const at::Tensor& dx,
                   const at::Tensor& dw, const at::Tensor& db) {
    dx.copy_(at::matmul(d, as_floating(w)));
    dw.copy_(at::matmul(d.t(), as_floating(x)));
    db.copy_(d.sum(0).view(db.sizes()));
  };
  linear(dq, a.query, a.query_weight, a.query_grad, a.query_weight_grad, a.query_bias_grad);
  linear(dk, a.key, a.key_weight, a.key_grad, a.key_weight_grad, a.key_bias_grad);
  linear(dv, a.value, a.value_weight, a.value_grad, a.value_weight_grad, a.value_bias_grad);
}

namespace {

// A result at the front of an output that has room for the longest one, and its shape.
void computed(nn::OperatorTask& task, int output, const at::Tensor& out, const at::Tensor& result) {
  TORCH_CHECK(result.numel() <= out.numel(), "the result has ", result.numel(), " elements, the output has room for ",
              out.numel());
  out.as_strided({result.numel()}, {1}, out.storage_offset()).copy_(result.reshape(-1));
  host::set_computed_shape(task, output, result.sizes());
}

}  // namespace

void OpUniqueWithCountsAndSorting(const gen::OpUniqueWithCountsAndSortingArgs& a) {
  auto [y, inverse, counts] = at::_unique2(a.x, a.sorted, true, true);
  computed(a.task, 1, a.y, y);
  if (a.indices.numel() >= inverse.numel()) computed(a.task, 2, a.indices, inverse);
  if (a.counts.numel() >= counts.numel()) computed(a.task, 3, a.counts, counts);
}

void OpUniqueConsecutive(const gen::OpUniqueConsecutiveArgs& a) {
  auto [y, inverse, counts] =
      a.axis == 1000 ? at::unique_consecutive(a.x, true, true) : at::unique_consecutive(a.x, true, true, a.axis);
  computed(a.task, 1, a.y, y);
  if (a.idx.numel() >= inverse.numel()) computed(a.task, 2, a.idx, inverse);
  if (a.count.numel() >= counts.numel()) computed(a.task, 3, a.count, counts);
}

void OpStatelessRandperm(const gen::OpStatelessRandpermArgs& a) {
  Randperm({.n = value(a.n), .seed = value(a.seed), .offset = value(a.offset), .out = a.y, .task = a.task});
}

void OpMultinomialWithReplacement(const gen::OpMultinomialWithReplacementArgs& a) {
  Multinomial({.self = a.x,
               .numsamples = a.numsamples,
               .replacement = a.replacement,
               .seed = value(a.seed),
               .offset = value(a.offset),
               .out = a.y,
               .task = a.task});
}

void OpQuantize(const gen::OpQuantizeArgs& a) {
  std::vector<int64_t> shape(a.x.dim(), 1);
  if (a.scales.numel() > 1) shape[a.axis < 0 ? a.axis + a.x.dim() : a.axis] = a.scales.numel();
  at::Tensor y = at::round(as_floating(a.x) / as_floating(a.scales).reshape(shape));
  if (a.zero_points) y = y + as_floating(*a.zero_points).reshape(shape);
  const bool is_unsigned = a.dtype == "torch.quint8";
  if (a.dtype != "torch.qint32") y = y.clamp(is_unsigned ? 0 : -128, is_unsigned ? 255 : 127);
  a.y.copy_(y);
}

void OpApplyAdamW(const gen::OpApplyAdamWArgs& a) {
  TORCH_CHECK(!a.amsgrad, "amsgrad is not supported");
  const double beta1 = as_real(a.beta1), beta2 = as_real(a.beta2), lr = as_real(a.lr);
  const at::Tensor grad = a.maximize ? -as_floating(a.grad) : as_floating(a.grad);
  const at::Tensor m = as_floating(a.m) * beta1 + grad * (1 - beta1),
                   v = as_floating(a.v) * beta2 + grad * grad * (1 - beta2);
  const double first = 1 - as_real(a.beta1_power) * beta1, second = 1 - as_real(a.beta2_power) * beta2;
  const at::Tensor decayed = as_floating(a.var) * (1 - lr * as_real(a.weight_decay));
  a.var_out.copy_(decayed - m * (lr / first) / (v.sqrt() / std::sqrt(second) + as_real(a.epsilon)));
  a.m_out.copy_(m);
  a.v_out.copy_(v);
}

void OpRotaryMul(const gen::OpRotaryMulArgs& a) {
  TORCH_CHECK(a.mode == "half", "mode ", a.mode, " is not supported, only half");
  const at::Tensor x = as_floating(a.x);
  const auto halves = x.chunk(2, -1);
  a.y.copy_(x * as_floating(a.r1) + at::cat({-halves[1], halves[0]}, -1) * as_floating(a.r2));
}

}  // namespace hotplate::kernels
