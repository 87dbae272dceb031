// Convolutions by channel, over time first, and of integers.
#include <ATen/ATen.h>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// ATen reads the operands of these without strides.
at::Tensor plain(const at::Tensor& t) { return wide(t).contiguous(); }

}  // namespace

void ConvDepthwise2d(const gen::ConvDepthwise2dArgs& a) {
  const bool batched = a.self.dim() == 4;
  const at::Tensor x = batched ? wide(a.self) : wide(a.self).unsqueeze(0);
  std::optional<at::Tensor> bias;
  if (a.bias) bias = a.bias->to(x.scalar_type());
  const at::Tensor y =
      at::convolution(x, wide(a.weight), bias, a.stride, a.padding, a.dilation, false, {0, 0}, x.size(1));
  write(a.out, batched ? y : y.squeeze(0));
}

void ConvTbc(const gen::ConvTbcArgs& a) {
  write(a.output, at::conv_tbc(plain(a.self), plain(a.weight), plain(a.bias), a.pad));
}

void ConvTbcBackward(const gen::ConvTbcBackwardArgs& a) {
  const auto [dx, dw, db] = at::conv_tbc_backward(plain(a.self), plain(a.input), plain(a.weight), plain(a.bias), a.pad);
  write(a.gradInput, dx);
  write(a.gradWeight, dw);
  write(a.gradBias, db);
}

void QuantConvolution(const gen::QuantConvolutionArgs& a) {
  TORCH_CHECK(!a.offset || !a.offset->numel(), "offset is not supported: pass a null pointer");
  // Sums of products of bytes are exact in float64.
  const size_t dims = a.stride.size();
  at::Tensor y = at::convolution(a.input.to(at::kDouble), a.weight.to(at::kDouble), std::nullopt, a.stride, a.padding,
                                 a.dilation, false, std::vector<int64_t>(dims, 0), a.groups);
  std::vector<int64_t> channels(a.input.dim(), 1);
  channels[1] = a.weight.size(0);
  y = y * a.scale.to(at::kDouble).expand({channels[1]}).reshape(channels);
  if (a.bias) y = y + a.bias->to(at::kDouble).reshape(channels);
  write(a.output, y);
}

}  // namespace hotplate::kernels
