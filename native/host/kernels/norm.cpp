// Layer, group and batch normalization. Statistics and parameters are float32 for half types: ATen's mixed mode, which
// gives the float32 statistics that torch_npu allocates.
#include <ATen/ATen.h>

#include <array>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// The dtype in which parameters and statistics go with an input.
at::ScalarType parameter_type(const at::Tensor& input) {
  return is_reduced(input.scalar_type()) ? at::kFloat : input.scalar_type();
}

std::optional<at::Tensor> parameter(const std::optional<at::Tensor>& t, const at::Tensor& input) {
  return t ? std::optional<at::Tensor>(t->to(parameter_type(input)).contiguous()) : std::nullopt;
}

std::array<bool, 3> mask3(const std::vector<bool>& mask) {
  TORCH_CHECK(mask.size() == 3, "outputMask must have 3 elements, but it has ", mask.size());
  return {mask[0], mask[1], mask[2]};
}

// Results come in the input's layout but perhaps with dimensions of size 1 left out.
void write_reshaped(const std::optional<at::Tensor>& out, const at::Tensor& result) {
  if (out && result.defined()) write(*out, result.reshape(out->sizes()));
}

void layer_norm(const at::Tensor& input, at::IntArrayRef shape, const std::optional<at::Tensor>& weight,
                const std::optional<at::Tensor>& bias, double eps, const at::Tensor& out,
                const std::optional<at::Tensor>& mean_out, const std::optional<at::Tensor>& rstd_out) {
  std::optional<at::Tensor> w = parameter(weight, input);
  // Without parameters ATen would keep the statistics of a half type in that type.
  if (!w && is_reduced(input.scalar_type())) w = at::ones(shape, input.options().dtype(at::kFloat));
  auto [y, mean, rstd] = at::native_layer_norm(input, shape, w, parameter(bias, input), eps);
  write(out, y);
  write_reshaped(mean_out, mean);
  write_reshaped(rstd_out, rstd);
}

}  // namespace

void LayerNorm(const gen::LayerNormArgs& a) {
  layer_norm(a.input, a.normalizedShape, a.weightOptional, a.biasOptional, a.eps, a.out, a.meanOutOptional,
             a.rstdOutOptional);
}

void FastLayerNorm(const gen::FastLayerNormArgs& a) {
  layer_norm(a.input, a.normalizedShape, a.weightOptional, a.biasOptional, a.eps, a.out, a.meanOutOptional,
             a.rstdOutOptional);
}

void LayerNormBackward(const gen::LayerNormBackwardArgs& a) {
  // All in float32: in mixed mode ATen sums the gradient of the weight through values of the half type.
  const at::ScalarType type = parameter_type(a.input);
  auto [dx, dw, db] = at::native_layer_norm_backward(
      wide(a.gradOut), wide(a.input), a.normalizedShape, a.mean.to(type).contiguous(), a.rstd.to(type).contiguous(),
      parameter(a.weightOptional, a.input), parameter(a.biasOptional, a.input), mask3(a.outputMask));
  write(a.gradInputOut, dx);
  write_reshaped(a.gradWeightOut, dw);
  write_reshaped(a.gradBiasOut, db);
}

void GroupNorm(const gen::GroupNormArgs& a) {
  std::optional<at::Tensor> gamma = parameter(a.gamma, a.self);
  if (!gamma && is_reduced(a.self.scalar_type())) gamma = at::ones({a.C}, a.self.options().dtype(at::kFloat));
  auto [y, mean, rstd] =
      at::native_group_norm(a.self.contiguous(), gamma, parameter(a.beta, a.self), a.N, a.C, a.HxW, a.group, a.eps);
  write(a.out, y);
  write_reshaped(a.meanOut, mean);
  write_reshaped(a.rstdOut, rstd);
}

void GroupNormBackward(const gen::GroupNormBackwardArgs& a) {
  const at::ScalarType type = parameter_type(a.input);
  std::optional<at::Tensor> gamma = parameter(a.gamma, a.input);
  if (!gamma && is_reduced(a.input.scalar_type())) gamma = at::ones({a.C}, a.input.options().dtype(at::kFloat));
  auto [dx, dw, db] = at::native_group_norm_backward(a.gradOut.contiguous(), a.input.contiguous(),
                                                     a.mean.to(type).contiguous(), a.rstd.to(type).contiguous(), gamma,
                                                     a.N, a.C, a.HxW, a.group, mask3(a.outputMask));
  write(a.gradInput, dx);
  write_reshaped(a.gradGammaOut, dw);
  write_reshaped(a.gradBetaOut, db);
}

namespace {

// at::native_batch_norm trusts its caller.
void check_channels(const at::Tensor& input,
                    std::initializer_list<std::pair<const char*, std::optional<at::Tensor>>> all) {
  TORCH_CHECK(input.dim() >= 2, "input must have 2 dimensions or more, but it has shape ", input.sizes());
  for (const auto& [name, t] : all) {
    TORCH_CHECK(!t || t->numel() == input.size(1), name, " must have one element for each of the ", input.size(1),
                " channels, but it has shape ", t ? t->sizes() : at::IntArrayRef());
  }
}

}  // namespace

void BatchNorm(const gen::BatchNormArgs& a) {
  check_channels(
      a.input, {{"weight", a.weight}, {"bias", a.bias}, {"runningMean", a.runningMean}, {"runningVar", a.runningVar}});
  TORCH_CHECK(a.training || (a.runningMean && a.runningVar), "outside training runningMean and runningVar are needed");
  // Running statistics are updated in place: by way of a copy when they are kept in another type or with gaps.
  const at::ScalarType type = parameter_type(a.input);
  std::optional<at::Tensor> mean = parameter(a.runningMean, a.input), var = parameter(a.runningVar, a.input);
  // Half types are computed in float32 throughout: ATen's mixed mode rounds sums on the way.
  auto [y, save_mean, save_invstd] =
      at::native_batch_norm(a.input.to(type), parameter(a.weight, a.input), parameter(a.bias, a.input), mean, var,
                            a.training, a.momentum, a.eps);
  write(a.output, y);
  if (a.training) {
    if (mean && mean->data_ptr() != a.runningMean->data_ptr()) a.runningMean->copy_(*mean);
    if (var && var->data_ptr() != a.runningVar->data_ptr()) a.runningVar->copy_(*var);
    write(a.saveMean, save_mean);
    write(a.saveInvstd, save_invstd);
  } else {
    // ATen returns nothing here, but the caller has described outputs: what was used.
    if (mean) write(a.saveMean, *mean);
    if (var) write(a.saveInvstd, at::rsqrt(*var + a.eps));
  }
}

void BatchNormBackward(const gen::BatchNormBackwardArgs& a) {
  check_channels(a.input, {{"weight", a.weight},
                           {"runningMean", a.runningMean},
                           {"runningVar", a.runningVar},
                           {"saveMean", a.saveMean},
                           {"saveInvstd", a.saveInvstd}});
  TORCH_CHECK(a.gradOut.sizes() == a.input.sizes(), "gradOut has shape ", a.gradOut.sizes(), ", but input has ",
              a.input.sizes());
  TORCH_CHECK(a.training ? a.saveMean && a.saveInvstd : a.runningMean && a.runningVar,
              a.training ? "in training saveMean and saveInvstd are needed"
                         : "outside training runningMean and runningVar are needed");
  auto p = [&](const std::optional<at::Tensor>& t) { return parameter(t, a.input); };
  auto [dx, dw, db] = at::native_batch_norm_backward(
      a.gradOut.to(parameter_type(a.input)), a.input.to(parameter_type(a.input)), p(a.weight), p(a.runningMean),
      p(a.runningVar), p(a.saveMean), p(a.saveInvstd), a.training, a.eps, mask3(a.outputMask));
  write(a.gradInput, dx);
  write(a.gradWeight, dw);
  write(a.gradBias, db);
}

}  // namespace hotplate::kernels
