// Graph operator types of normalisation.
#include <ATen/ATen.h>

#include "gen/args_graph_types_normalization.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

// All dimensions but that of the channels, 1.
std::vector<int64_t> but_channels(const at::Tensor& x) {
  std::vector<int64_t> dims;
  for (int64_t d = 0; d < x.dim(); ++d) {
    if (d != 1) dims.push_back(d);
  }
  return dims;
}

// A value for each channel, so that it broadcasts over x.
at::Tensor by_channel(const at::Tensor& v, const at::Tensor& x) {
  std::vector<int64_t> shape(x.dim(), 1);
  shape[1] = -1;
  return as_floating(v).reshape(shape);
}

double per_channel(const at::Tensor& x) { return static_cast<double>(x.numel() / std::max<int64_t>(x.size(1), 1)); }

template <class Args>
void reduce(const Args& a) {
  const at::Tensor x = as_floating(a.x);
  a.sum.copy_(at::sum(x, but_channels(x)).view(a.sum.sizes()));
  a.square_sum.copy_(at::sum(x * x, but_channels(x)).view(a.square_sum.sizes()));
}

template <class Args>
void update(const Args& a) {
  const at::Tensor x = as_floating(a.x);
  const double count = per_channel(x);
  const at::Tensor mean = as_floating(a.sum) / count;
  const at::Tensor variance = (as_floating(a.square_sum) / count - mean * mean).clamp_min(0);
  const at::Tensor unbiased = count > 1 ? variance * (count / (count - 1)) : variance;
  // What is read comes before what is written: the running values are inputs and outputs.
  const at::Tensor running_mean = as_floating(a.mean) * (1 - a.factor) + mean.view(a.mean.sizes()) * a.factor;
  const at::Tensor running_variance =
      as_floating(a.variance) * (1 - a.factor) + unbiased.view(a.variance.sizes()) * a.factor;
  a.y.copy_((x - by_channel(mean, x)) * by_channel(at::rsqrt(variance + a.epsilon), x) * by_channel(a.scale, x) +
            by_channel(a.offset, x));
  a.mean_out.copy_(running_mean);
  a.variance_out.copy_(running_variance);
  a.batch_mean.copy_(mean.view(a.batch_mean.sizes()));
  a.batch_variance.copy_(variance.view(a.batch_variance.sizes()));
}

template <class Args>
at::Tensor normalized(const Args& a) {
  const at::Tensor x = as_floating(a.x);
  return (x - by_channel(a.batch_mean, x)) * at::rsqrt(by_channel(a.batch_variance, x) + a.epsilon);
}

template <class Args>
void update_grad(const Args& a) {
  const at::Tensor grads = as_floating(a.grads);
  a.diff_scale.copy_(at::sum(grads * normalized(a), but_channels(grads)).view(a.diff_scale.sizes()));
  a.diff_offset.copy_(at::sum(grads, but_channels(grads)).view(a.diff_offset.sizes()));
}

template <class Args>
void reduce_grad(const Args& a) {
  const at::Tensor x = as_floating(a.x);
  const double count = per_channel(x);
  const at::Tensor inner =
      as_floating(a.grads) - by_channel(a.diff_offset, x) / count - normalized(a) * by_channel(a.diff_scale, x) / count;
  a.y.copy_(inner * by_channel(a.scale, x) * at::rsqrt(by_channel(a.batch_variance, x) + a.epsilon));
}

struct Moments {
  at::Tensor y, mean, variance, rstd;
};

Moments layer_norm(const at::Tensor& input, const at::Tensor& gamma, const at::Tensor& beta, int64_t begin,
                   double epsilon) {
  const at::Tensor x = as_floating(input);
  std::vector<int64_t> dims;
  for (int64_t d = begin < 0 ? begin + x.dim() : begin; d < x.dim(); ++d) dims.push_back(d);
  Moments m;
  m.mean = at::mean(x, dims, true);
  const at::Tensor off = x - m.mean;
  m.variance = at::mean(off * off, dims, true);
  m.rstd = at::rsqrt(m.variance + epsilon);
  const auto shape = x.sizes().slice(dims.front());
  m.y = off * m.rstd * as_floating(gamma).view(shape) + as_floating(beta).view(shape);
  return m;
}

}  // namespace

void OpBNInfer(const gen::OpBNInferArgs& a) {
  const at::Tensor x = as_floating(a.x);
  a.y.copy_((x - by_channel(a.mean, x)) * at::rsqrt(by_channel(a.variance, x) + a.epsilon) * by_channel(a.scale, x) +
            by_channel(a.offset, x));
}

void OpBNInferGrad(const gen::OpBNInferGradArgs& a) {
  const at::Tensor grads = as_floating(a.grads);
  a.x_backprop.copy_(grads * by_channel(a.scale, grads) * at::rsqrt(by_channel(a.batch_variance, grads) + a.epsilon));
}

void OpBNTrainingReduce(const gen::OpBNTrainingReduceArgs& a) { reduce(a); }
void OpBN3DTrainingReduce(const gen::OpBN3DTrainingReduceArgs& a) { reduce(a); }
void OpBNTrainingUpdate(const gen::OpBNTrainingUpdateArgs& a) { update(a); }
void OpBN3DTrainingUpdate(const gen::OpBN3DTrainingUpdateArgs& a) { update(a); }
void OpBNTrainingUpdateGrad(const gen::OpBNTrainingUpdateGradArgs& a) { update_grad(a); }
void OpBN3DTrainingUpdateGrad(const gen::OpBN3DTrainingUpdateGradArgs& a) { update_grad(a); }
void OpBNTrainingReduceGrad(const gen::OpBNTrainingReduceGradArgs& a) { reduce_grad(a); }
void OpBN3DTrainingReduceGrad(const gen::OpBN3DTrainingReduceGradArgs& a) { reduce_grad(a); }

void OpLayerNorm(const gen::OpLayerNormArgs& a) {
  const Moments m = layer_norm(a.x, a.gamma, a.beta, a.begin_norm_axis, a.epsilon);
  a.y.copy_(m.y);
  a.mean.copy_(m.mean.view(a.mean.sizes()));
  a.variance.copy_(m.variance.view(a.variance.sizes()));
}

void OpLayerNormV3(const gen::OpLayerNormV3Args& a) {
  const Moments m = layer_norm(a.x, a.gamma, a.beta, a.begin_norm_axis, a.epsilon);
  a.y.copy_(m.y);
  a.mean.copy_(m.mean.view(a.mean.sizes()));
  a.rstd.copy_(m.rstd.view(a.rstd.sizes()));
}

void OpLayerNormGrad(const gen::OpLayerNormGradArgs& a) {
  const at::Tensor x = as_floating(a.x), dy = as_floating(a.dy), rstd = at::rsqrt(as_floating(a.variance) + a.epsilon);
  const int64_t outer = x.dim() - a.gamma.dim();
  std::vector<int64_t> inside, outside;
  for (int64_t d = 0; d < x.dim(); ++d) (d < outer ? outside : inside).push_back(d);
  const at::Tensor hat = (x - as_floating(a.mean)) * rstd, g = dy * as_floating(a.gamma);
  a.pd_x.copy_((g - at::mean(g, inside, true) - hat * at::mean(g * hat, inside, true)) * rstd);
  a.pd_gamma.copy_(outside.empty() ? dy * hat : at::sum(dy * hat, outside));
  a.pd_beta.copy_(outside.empty() ? dy : at::sum(dy, outside));
}

void OpGroupNorm(const gen::OpGroupNormArgs& a) {
  const at::Tensor x = as_floating(a.x);
  const at::Tensor groups = x.reshape({x.size(0), a.num_groups, -1});
  const at::Tensor mean = groups.mean(-1, true), off = groups - mean;
  const at::Tensor variance = (off * off).mean(-1, true);
  const at::Tensor y = (off * at::rsqrt(variance + a.eps)).view(x.sizes());
  a.y.copy_(y * by_channel(a.gamma, x) + by_channel(a.beta, x));
  a.mean.copy_(mean.view(a.mean.sizes()));
  a.variance.copy_(variance.view(a.variance.sizes()));
}

void OpRmsNorm(const gen::OpRmsNormArgs& a) {
  const at::Tensor x = as_floating(a.x);
  std::vector<int64_t> dims;
  for (int64_t d = x.dim() - a.gamma.dim(); d < x.dim(); ++d) dims.push_back(d);
  const at::Tensor rstd = at::rsqrt(at::mean(x * x, dims, true) + a.epsilon);
  a.y.copy_(x * rstd * as_floating(a.gamma));
  a.rstd.copy_(rstd.view(a.rstd.sizes()));
}

void OpNormalizeBatch(const gen::OpNormalizeBatchArgs& a) {
  const at::Tensor x = as_floating(a.input_x);
  const auto lengths = host::values(a.seq_len);
  const bool all = a.normalize_type == "all_features";
  TORCH_CHECK(all || a.normalize_type == "per_feature", "normalize_type ", a.normalize_type, " is not known");
  for (int64_t i = 0; i < x.size(0); ++i) {
    const at::Tensor row = x[i], part = row.narrow(1, 0, std::min(lengths[i], row.size(1)));
    const at::Tensor mean = all ? part.mean() : part.mean(1, true);
    const at::Tensor std = all ? part.std() : part.std(1, true, true);
    a.output_y[i].copy_((row - mean) / (std + a.epsilon));
  }
}

void OpNormalizeV2(const gen::OpNormalizeV2Args& a) {
  a.y.copy_((as_floating(a.x) - as_floating(a.mean)) / as_floating(a.variance));
}

void OpImgToTensor(const gen::OpImgToTensorArgs& a) { a.y.copy_(a.x.to(at::kFloat) / 255); }

}  // namespace hotplate::kernels
