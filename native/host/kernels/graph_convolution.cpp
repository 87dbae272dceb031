// Graph operator types of convolution, pooling and resizing. Their strides, windows and dilations hold a value for each
// dimension of the data; their pads hold (before, after) of each spatial dimension.
#include <ATen/ATen.h>

#include "gen/args_graph_types_convolution.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

using host::values;
using Sizes = std::vector<int64_t>;

namespace {

Sizes last(const Sizes& all, size_t n, int64_t missing) {
  if (all.size() < n) return Sizes(n, all.size() == 1 ? all[0] : missing);
  return Sizes(all.end() - static_cast<int64_t>(n), all.end());
}

struct Window {
  Sizes strides, dilations, before, after;
  int64_t groups;

  bool symmetric() const { return before == after; }
  Sizes torch_padding() const {  // for at::constant_pad_nd: last dimension first
    Sizes p;
    for (size_t i = before.size(); i-- > 0;) p.insert(p.end(), {before[i], after[i]});
    return p;
  }
};

template <class Args>
Window window(const Args& a, size_t spatial) {
  TORCH_CHECK(a.data_format == "NCHW" || a.data_format == "NCDHW", "data_format ", a.data_format, " is not supported");
  TORCH_CHECK(a.pads.size() == 2 * spatial, "pads has ", a.pads.size(), " values for ", spatial, " dimensions");
  Window w{last(a.strides, spatial, 1), last(a.dilations, spatial, 1), {}, {}, a.groups};
  for (size_t i = 0; i < spatial; ++i) {
    w.before.push_back(a.pads[2 * i]);
    w.after.push_back(a.pads[2 * i + 1]);
  }
  return w;
}

at::Tensor convolve(at::Tensor x, const at::Tensor& filter, const std::optional<at::Tensor>& bias, const Window& w) {
  Sizes padding = w.before;
  if (!w.symmetric()) {
    x = at::constant_pad_nd(x, w.torch_padding());
    padding.assign(padding.size(), 0);
  }
  return at::convolution(as_floating(x), as_floating(filter), as_floating(bias), w.strides, padding, w.dilations, false,
                         Sizes(padding.size(), 0), w.groups);
}

// The gradient by the input (first) or the filter (second) of a convolution with inputs of these sizes.
at::Tensor convolve_backward(bool by_input, const Sizes& x_sizes, const at::Tensor& x, const Sizes& filter_sizes,
                             const at::Tensor& filter, const at::Tensor& grad, const Window& w) {
  const at::Tensor g = as_floating(grad);
  Sizes padded = x_sizes, padding = w.before;
  at::Tensor input = by_input ? at::Tensor() : as_floating(x);
  const int64_t first = static_cast<int64_t>(x_sizes.size() - w.before.size());
  if (!w.symmetric()) {
    for (size_t i = 0; i < w.before.size(); ++i) padded[first + static_cast<int64_t>(i)] += w.before[i] + w.after[i];
    padding.assign(padding.size(), 0);
    if (!by_input) input = at::constant_pad_nd(input, w.torch_padding());
  }
  if (by_input) input = at::empty({1}, g.options()).expand(padded);
  const at::Tensor weight = by_input ? as_floating(filter) : at::empty({1}, g.options()).expand(filter_sizes);
  auto [dx, dw, db] = at::convolution_backward(g, input, weight, c10::nullopt, w.strides, padding, w.dilations, false,
                                               Sizes(padding.size(), 0), w.groups, {by_input, !by_input, false});
  if (!by_input) return dw;
  if (!w.symmetric()) {
    for (size_t i = 0; i < w.before.size(); ++i) {
      const auto d = first + static_cast<int64_t>(i);
      dx = dx.narrow(d, w.before[i], x_sizes[d]);
    }
  }
  return dx;
}

template <class Args>
void backprop_input(const Args& a, size_t spatial) {
  a.y.copy_(convolve_backward(true, values(a.input_size), {}, a.filter.sizes().vec(), a.filter, a.out_backprop,
                              window(a, spatial)));
}

template <class Args>
void backprop_filter(const Args& a, size_t spatial) {
  a.y.copy_(
      convolve_backward(false, a.x.sizes().vec(), a.x, values(a.filter_size), {}, a.out_backprop, window(a, spatial)));
}

template <class Args>
void transposed(const Args& a, size_t spatial) {
  const Window w = window(a, spatial);
  TORCH_CHECK(w.symmetric(), "pads of a transposed convolution must be symmetric");
  a.y.copy_(at::convolution(as_floating(a.x), as_floating(a.filter), as_floating(a.bias), w.strides, w.before,
                            w.dilations, true, last(a.output_padding, spatial, 0), w.groups));
}

// (1, C * multiplier, H, W) or (multiplier, C, H, W) of the graph to torch's (C * multiplier, 1, H, W).
Sizes depthwise_sizes(const Sizes& filter) { return {filter[0] * filter[1], 1, filter[2], filter[3]}; }
at::Tensor depthwise(const at::Tensor& filter) {
  return filter.transpose(0, 1).reshape(depthwise_sizes(filter.sizes().vec()));
}

Sizes pool_padding(const Sizes& pads, size_t spatial) {
  Sizes p;
  for (size_t i = 0; i < spatial; ++i) p.push_back(pads.size() == 2 * spatial ? pads[2 * i] : 0);
  return p;
}

std::optional<int64_t> divisor(int64_t given) { return given ? std::optional(given) : std::nullopt; }

int64_t mode_of(const std::string& name, std::initializer_list<const char*> names) {
  int64_t i = 0;
  for (const char* n : names) {
    if (name == n) return i;
    ++i;
  }
  TORCH_CHECK(false, "mode ", name, " is not supported");
}
int64_t interpolation(const std::string& m) { return mode_of(m, {"bilinear", "nearest", "bicubic"}); }
int64_t border(const std::string& m) { return mode_of(m, {"zeros", "border", "reflection"}); }

// Scales, when centres are not those of whole pixels, say how sizes relate; torch derives them from the sizes.
void check_centers(bool align_corners, bool half_pixel_centers) {
  TORCH_CHECK(!(align_corners && half_pixel_centers), "align_corners and half_pixel_centers exclude each other");
}

// Linear interpolation at position i * in / out, where pixel centres are at whole numbers.
at::Tensor plain_bilinear_weights(int64_t in, int64_t out) {
  const at::Tensor at_ = at::arange(out, at::kFloat) * (static_cast<double>(in) / static_cast<double>(out));
  const at::Tensor low = at_.floor().clamp(0, in - 1).to(at::kLong), high = (low + 1).clamp_max(in - 1);
  const at::Tensor part = (at_ - low).clamp(0, 1);
  at::Tensor weights = at::zeros({out, in}, at::kFloat);
  weights.scatter_add_(1, low.unsqueeze(1), (1 - part).unsqueeze(1));
  return weights.scatter_add_(1, high.unsqueeze(1), part.unsqueeze(1));
}

}  // namespace

void OpConv2D(const gen::OpConv2DArgs& a) { a.y.copy_(convolve(a.x, a.filter, a.bias, window(a, 2))); }
void OpConv3D(const gen::OpConv3DArgs& a) { a.y.copy_(convolve(a.x, a.filter, a.bias, window(a, 3))); }
void OpConv2DBackpropInput(const gen::OpConv2DBackpropInputArgs& a) { backprop_input(a, 2); }
void OpConv3DBackpropInput(const gen::OpConv3DBackpropInputArgs& a) { backprop_input(a, 3); }
void OpConv2DBackpropFilter(const gen::OpConv2DBackpropFilterArgs& a) { backprop_filter(a, 2); }
void OpConv3DBackpropFilter(const gen::OpConv3DBackpropFilterArgs& a) { backprop_filter(a, 3); }
void OpConv2DTranspose(const gen::OpConv2DTransposeArgs& a) { transposed(a, 2); }
void OpConv3DTranspose(const gen::OpConv3DTransposeArgs& a) { transposed(a, 3); }

void OpDepthwiseConv2D(const gen::OpDepthwiseConv2DArgs& a) {
  Window w = window(a, 2);
  w.groups = a.x.size(1);
  a.y.copy_(convolve(a.x, depthwise(a.filter), a.bias, w));
}

void OpDepthwiseConv2DBackpropInput(const gen::OpDepthwiseConv2DBackpropInputArgs& a) {
  Window w = window(a, 2);
  const Sizes sizes = values(a.input_size);
  w.groups = sizes[1];
  // The filter of the gradient comes in torch's own order.
  a.input_grad.copy_(convolve_backward(true, sizes, {}, a.filter.sizes().vec(), a.filter, a.out_backprop, w));
}

void OpDepthwiseConv2DBackpropFilter(const gen::OpDepthwiseConv2DBackpropFilterArgs& a) {
  Window w = window(a, 2);
  w.groups = a.input.size(1);
  a.filter_grad.copy_(
      convolve_backward(false, a.input.sizes().vec(), a.input, values(a.filter_size), {}, a.out_backprop, w));
}

void OpBiasAddGrad(const gen::OpBiasAddGradArgs& a) {
  Sizes dims;
  const int64_t channel = a.data_format == "NHWC" ? a.x.dim() - 1 : 1;
  for (int64_t d = 0; d < a.x.dim(); ++d) {
    if (d != channel) dims.push_back(d);
  }
  a.y.copy_(at::sum(as_floating(a.x), dims));
}

void OpAvgPoolV2(const gen::OpAvgPoolV2Args& a) {
  if (a.global_pooling) {
    a.y.copy_(at::mean(as_floating(a.x), {2, 3}, true));
    return;
  }
  a.y.copy_(at::avg_pool2d(as_floating(a.x), last(a.ksize, 2, 1), last(a.strides, 2, 1), pool_padding(a.pads, 2),
                           a.ceil_mode, !a.exclusive, divisor(a.divisor_override)));
}

void OpAvgPoolV2Grad(const gen::OpAvgPoolV2GradArgs& a) {
  const at::Tensor grad = as_floating(a.input_grad);
  a.out_grad.copy_(at::avg_pool2d_backward(grad, at::zeros(values(a.orig_input_shape), grad.options()),
                                           last(a.ksize, 2, 1), last(a.strides, 2, 1), pool_padding(a.pads, 2),
                                           a.ceil_mode, !a.exclusive, c10::nullopt));
}

void OpAvgPool3D(const gen::OpAvgPool3DArgs& a) {
  a.y.copy_(at::avg_pool3d(as_floating(a.x), last(a.ksize, 3, 1), last(a.strides, 3, 1), pool_padding(a.pads, 3),
                           a.ceil_mode, a.count_include_pad, divisor(a.divisor_override)));
}

void OpAvgPool3DGrad(const gen::OpAvgPool3DGradArgs& a) {
  const at::Tensor grad = as_floating(a.grads);
  a.output.copy_(at::avg_pool3d_backward(grad, at::zeros(values(a.orig_input_shape), grad.options()),
                                         last(a.ksize, 3, 1), last(a.strides, 3, 1), pool_padding(a.pads, 3),
                                         a.ceil_mode, a.count_include_pad, divisor(a.divisor_override)));
}

void OpAdaptiveAvgPool2dGrad(const gen::OpAdaptiveAvgPool2dGradArgs& a) {
  const at::Tensor grad = as_floating(a.input_grad);
  a.output_grad.copy_(at::_adaptive_avg_pool2d_backward(grad, at::zeros(a.orig_input_shape, grad.options())));
}

void OpMaxPool3D(const gen::OpMaxPool3DArgs& a) {
  a.y.copy_(
      std::get<0>(at::max_pool3d_with_indices(as_floating(a.x), last(a.ksize, 3, 1), last(a.strides, 3, 1),
                                              pool_padding(a.pads, 3), last(a.dilation, 3, 1), a.ceil_mode != 0)));
}

void OpIm2col(const gen::OpIm2colArgs& a) {
  TORCH_CHECK(a.padding_mode == "CALCULATED", "padding_mode ", a.padding_mode, " is not supported");
  at::Tensor x = a.x;
  Sizes pads = a.pads;
  if (pads.size() == 1) pads.assign(4, a.pads[0]);
  if (pads.size() == 2) pads = {a.pads[0], a.pads[0], a.pads[1], a.pads[1]};
  x = at::constant_pad_nd(as_floating(x), {pads[2], pads[3], pads[0], pads[1]});
  a.y.copy_(
      at::im2col(x, last(a.ksizes, 2, 1), last(a.dilations, 2, 1), {0, 0}, last(a.strides, 2, 1)).view(a.y.sizes()));
}

void OpCol2im(const gen::OpCol2imArgs& a) {
  at::Tensor x = as_floating(a.x);
  if (x.dim() == 4) x = x.reshape({x.size(0), x.size(1) * x.size(2), x.size(3)});
  a.y.copy_(at::col2im(x, values(a.output_size), last(a.kernel_size, 2, 1), last(a.dilation, 2, 1),
                       last(a.padding, 2, 0), last(a.stride, 2, 1))
                .view(a.y.sizes()));
}

void OpResizeBilinearV2(const gen::OpResizeBilinearV2Args& a) {
  check_centers(a.align_corners, a.half_pixel_centers);
  const at::Tensor x = as_floating(a.x);
  if (a.align_corners || a.half_pixel_centers) {
    a.y.copy_(at::upsample_bilinear2d(x, a.y.sizes().slice(2), a.align_corners));
    return;
  }
  const at::Tensor rows = plain_bilinear_weights(x.size(2), a.y.size(2));
  const at::Tensor columns = plain_bilinear_weights(x.size(3), a.y.size(3));
  a.y.copy_(at::matmul(at::matmul(rows, x), columns.t()));
}

void OpResizeBilinearV2Grad(const gen::OpResizeBilinearV2GradArgs& a) {
  check_centers(a.align_corners, a.half_pixel_centers);
  const at::Tensor grad = as_floating(a.grads);
  if (a.align_corners || a.half_pixel_centers) {
    a.y.copy_(at::upsample_bilinear2d_backward(grad, grad.sizes().slice(2), a.y.sizes(), a.align_corners));
    return;
  }
  const at::Tensor rows = plain_bilinear_weights(a.y.size(2), grad.size(2));
  const at::Tensor columns = plain_bilinear_weights(a.y.size(3), grad.size(3));
  a.y.copy_(at::matmul(at::matmul(rows.t(), grad), columns));
}

void OpResizeNearestNeighborV2(const gen::OpResizeNearestNeighborV2Args& a) {
  TORCH_CHECK(!a.align_corners && !a.half_pixel_centers, "align_corners and half_pixel_centers are not supported");
  a.y.copy_(at::upsample_nearest2d(as_floating(a.x), a.y.sizes().slice(2)));
}

void OpResizeNearestNeighborV2Grad(const gen::OpResizeNearestNeighborV2GradArgs& a) {
  TORCH_CHECK(!a.align_corners && !a.half_pixel_centers, "align_corners and half_pixel_centers are not supported");
  const at::Tensor grad = as_floating(a.grads);
  a.y.copy_(at::upsample_nearest2d_backward(grad, grad.sizes().slice(2), a.y.sizes()));
}

void OpGridSampler2D(const gen::OpGridSampler2DArgs& a) {
  a.y.copy_(at::grid_sampler_2d(as_floating(a.x), as_floating(a.grid), interpolation(a.interpolation_mode),
                                border(a.padding_mode), a.align_corners));
}

void OpGridSampler2DGrad(const gen::OpGridSampler2DGradArgs& a) {
  auto [dx, dgrid] = at::grid_sampler_2d_backward(as_floating(a.grad), as_floating(a.x), as_floating(a.grid),
                                                  interpolation(a.interpolation_mode), border(a.padding_mode),
                                                  a.align_corners, {true, true});
  a.dx.copy_(dx);
  a.dgrid.copy_(dgrid);
}

void OpGridSampler3D(const gen::OpGridSampler3DArgs& a) {
  a.y.copy_(at::grid_sampler_3d(as_floating(a.x), as_floating(a.grid), interpolation(a.interpolation_mode),
                                border(a.padding_mode), a.align_corners));
}

}  // namespace hotplate::kernels
