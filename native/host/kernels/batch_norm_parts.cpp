// The parts of synchronised batch normalization. Half types are computed in float32.
#include <ATen/ATen.h>

#include "gen/args_nn.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// All dimensions but that of the channels.
std::vector<int64_t> over_channels(const at::Tensor& x) {
  std::vector<int64_t> dims{0};
  for (int64_t d = 2; d < x.dim(); ++d) dims.push_back(d);
  return dims;
}

at::Tensor channels(const at::Tensor& v, const at::Tensor& x) {
  std::vector<int64_t> shape(x.dim(), 1);
  shape[1] = v.numel();
  return as_float(v).reshape(shape);
}

void blend(const std::optional<at::Tensor>& running, const at::Tensor& now, double momentum) {
  if (running) running->copy_(as_float(*running) * (1 - momentum) + now * momentum);
}

}  // namespace

void BatchNormStats(const gen::BatchNormStatsArgs& a) {
  const auto [variance, mean] = at::var_mean(as_float(a.input), over_channels(a.input), false);
  write(a.mean, mean);
  write(a.invstd, at::rsqrt(variance + a.eps));
}

void BatchNormReduce(const gen::BatchNormReduceArgs& a) {
  const at::Tensor x = as_float(a.x);
  const auto dims = over_channels(x);
  write(a.sum, at::sum(x, dims));
  write(a.squareSum, at::sum(x * x, dims));
}

void BatchNormGatherStatsWithCounts(const gen::BatchNormGatherStatsWithCountsArgs& a) {
  const at::Tensor means = as_float(a.mean), invstds = as_float(a.invstd), counts = as_float(a.counts).reshape({-1, 1});
  TORCH_CHECK(counts.size(0) == means.size(0), "counts has ", counts.size(0), " elements for the statistics of ",
              means.size(0), " devices");
  const at::Tensor total = counts.sum();
  const at::Tensor mean = (means * counts).sum(0) / total;
  // Sum of squares about the common mean: within each part, and of the parts' means.
  const at::Tensor within = (1 / (invstds * invstds) - a.eps) * counts;
  const at::Tensor squares = (within + (means - mean).square() * counts).sum(0);
  blend(a.runningMean, mean, a.momentum);
  blend(a.runningVar, squares / (total - 1), a.momentum);
  write(a.meanAll, mean);
  write(a.invstdAll, at::rsqrt(squares / total + a.eps));
}

void SyncBatchNormGatherStats(const gen::SyncBatchNormGatherStatsArgs& a) {
  const at::Tensor count = a.sampleCount.sum().to(at::kFloat);
  const at::Tensor mean = as_float(a.totalSum).sum(0) / count;
  const at::Tensor variance = as_float(a.totalSquareSum).sum(0) / count - mean * mean;
  blend(a.mean, mean, a.momentum);
  blend(a.variance, variance * (count / (count - 1)), a.momentum);
  write(a.batchMean, mean);
  write(a.batchInvstd, at::rsqrt(variance + a.eps));
}

void BatchNormElemt(const gen::BatchNormElemtArgs& a) {
  at::Tensor y = (as_float(a.input) - channels(a.mean, a.input)).mul_(channels(a.invstd, a.input));
  if (a.weight) y = y.mul_(channels(*a.weight, a.input));
  if (a.bias) y = y.add_(channels(*a.bias, a.input));
  write(a.output, y);
}

void BatchNormReduceBackward(const gen::BatchNormReduceBackwardArgs& a) {
  const at::Tensor dy = as_float(a.gradOut);
  const auto dims = over_channels(a.input);
  const at::Tensor sum = at::sum(dy, dims);
  const at::Tensor sum_xmu = at::sum(dy * (as_float(a.input) - channels(a.mean, a.input)), dims);
  if (a.inputG) {
    write(a.sumDy, sum);
    write(a.sumDyXmu, sum_xmu);
  }
  if (a.weightG) write(a.gradWeight, sum_xmu * as_float(a.invstd));
  if (a.biasG) write(a.gradBias, sum);
}

void BatchNormElemtBackward(const gen::BatchNormElemtBackwardArgs& a) {
  const at::Tensor count = a.counter.sum().to(at::kFloat);
  const at::Tensor invstd = as_float(a.invstd);
  const at::Tensor slope = as_float(a.sumDyXmu) / count * invstd * invstd;
  at::Tensor g = as_float(a.gradOut) - channels(as_float(a.sumDy) / count, a.input);
  g -= (as_float(a.input) - channels(a.mean, a.input)) * channels(slope, a.input);
  write(a.gradInput, g.mul_(channels(a.weight ? invstd * as_float(*a.weight) : invstd, a.input)));
}

}  // namespace hotplate::kernels
