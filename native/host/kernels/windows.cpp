// Pooling in three dimensions, unpooling, padding by the border, anti-aliased resizing and sampling at a grid.
#include <ATen/ATen.h>

#include <array>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"
#include "host/kernels/pool_gradient.h"

namespace hotplate::kernels {

namespace {

std::optional<int64_t> given(int64_t divisor) { return divisor ? std::optional<int64_t>(divisor) : std::nullopt; }

std::optional<double> scale(double value) { return value > 0 ? std::optional<double>(value) : std::nullopt; }

}  // namespace

// --- pooling -------------------------------------------------------------------------------------------------------
void AvgPool3d(const gen::AvgPool3dArgs& a) {
  write(a.out, at::avg_pool3d(wide(a.self), a.kernelSize, a.stride, a.padding, a.ceilMode, a.countIncludePad,
                              given(a.divisorOverride)));
}

void AvgPool3dBackward(const gen::AvgPool3dBackwardArgs& a) {
  write(a.output, at::avg_pool3d_backward(wide(a.gradOutput), wide(a.self), a.kernelSize, a.stride, a.padding,
                                          a.ceilMode, a.countIncludePad, given(a.divisorOverride)));
}

void MaxPool3dWithArgmaxBackward(const gen::MaxPool3dWithArgmaxBackwardArgs& a) {
  max_pool_gradient(a.gradOutput, a.indices, 3, a.gradInput);
}

void AdaptiveMaxPool3dBackward(const gen::AdaptiveMaxPool3dBackwardArgs& a) {
  max_pool_gradient(a.gradOutput, a.indices, 3, a.gradInput);
}

namespace {

// Values at their places in zeros, for each of the leading dimensions by itself.
void unpool(const at::Tensor& self, const at::Tensor& indices, const at::Tensor& out, int64_t dims) {
  if (!out.numel()) return;
  const int64_t places = c10::multiply_integers(out.sizes().slice(out.dim() - dims));
  const int64_t planes = out.numel() / places;
  at::Tensor flat = at::zeros({planes, places}, out.options());
  if (self.numel()) {
    const at::Tensor where = indices.to(at::kLong).reshape({planes, -1});
    check_range(where, places, "indices");
    flat.scatter_(1, where, self.reshape({planes, -1}));
  }
  write(out, flat.view(out.sizes()));
}

}  // namespace

void MaxUnpool2d(const gen::MaxUnpool2dArgs& a) { unpool(a.self, a.indices, a.out, 2); }
void MaxUnpool3d(const gen::MaxUnpool3dArgs& a) { unpool(a.self, a.indices, a.outRef, 3); }

// --- padding -------------------------------------------------------------------------------------------------------
namespace {

// ATen's padding takes no bool: its bytes move as well.
template <class Function>
void pad(const Function& function, const at::Tensor& self, const std::vector<int64_t>& padding, const at::Tensor& out) {
  if (self.scalar_type() != at::kBool) return write(out, function(self, padding));
  write(out, function(self.view(at::kByte), padding).view(at::kBool));
}

at::Tensor reflect1(const at::Tensor& x, at::IntArrayRef p) { return at::reflection_pad1d(x, p); }
at::Tensor reflect2(const at::Tensor& x, at::IntArrayRef p) { return at::reflection_pad2d(x, p); }
at::Tensor reflect3(const at::Tensor& x, at::IntArrayRef p) { return at::reflection_pad3d(x, p); }
at::Tensor repeat1(const at::Tensor& x, at::IntArrayRef p) { return at::replication_pad1d(x, p); }
at::Tensor repeat2(const at::Tensor& x, at::IntArrayRef p) { return at::replication_pad2d(x, p); }
at::Tensor repeat3(const at::Tensor& x, at::IntArrayRef p) { return at::replication_pad3d(x, p); }

}  // namespace

void ReflectionPad1d(const gen::ReflectionPad1dArgs& a) { pad(reflect1, a.self, a.padding, a.out); }
void ReflectionPad2d(const gen::ReflectionPad2dArgs& a) { pad(reflect2, a.self, a.padding, a.out); }
void ReflectionPad3d(const gen::ReflectionPad3dArgs& a) { pad(reflect3, a.self, a.padding, a.out); }
void ReplicationPad1d(const gen::ReplicationPad1dArgs& a) { pad(repeat1, a.self, a.padding, a.out); }
void ReplicationPad2d(const gen::ReplicationPad2dArgs& a) { pad(repeat2, a.self, a.padding, a.out); }
void ReplicationPad3d(const gen::ReplicationPad3dArgs& a) { pad(repeat3, a.self, a.padding, a.out); }

void ReflectionPad1dBackward(const gen::ReflectionPad1dBackwardArgs& a) {
  write(a.gradInput, at::reflection_pad1d_backward(wide(a.gradOutput), wide(a.self), a.padding));
}
void ReflectionPad2dBackward(const gen::ReflectionPad2dBackwardArgs& a) {
  write(a.gradInput, at::reflection_pad2d_backward(wide(a.gradOutput), wide(a.self), a.padding));
}
void ReflectionPad3dBackward(const gen::ReflectionPad3dBackwardArgs& a) {
  write(a.gradInput, at::reflection_pad3d_backward(wide(a.gradOutput), wide(a.self), a.padding));
}
void ReplicationPad1dBackward(const gen::ReplicationPad1dBackwardArgs& a) {
  write(a.gradInput, at::replication_pad1d_backward(wide(a.gradOutput), wide(a.self), a.padding));
}
void ReplicationPad2dBackward(const gen::ReplicationPad2dBackwardArgs& a) {
  write(a.gradInput, at::replication_pad2d_backward(wide(a.gradOutput), wide(a.self), a.padding));
}
void ReplicationPad3dBackward(const gen::ReplicationPad3dBackwardArgs& a) {
  write(a.gradInput, at::replication_pad3d_backward(wide(a.gradOutput), wide(a.self), a.padding));
}

// --- anti-aliased resizing -----------------------------------------------------------------------------------------
void UpsampleBilinear2dAA(const gen::UpsampleBilinear2dAAArgs& a) {
  write(a.out,
        at::_upsample_bilinear2d_aa(wide(a.input), a.outputSize, a.alignCorners, scale(a.scalesH), scale(a.scalesW)));
}

void UpsampleBilinear2dAABackward(const gen::UpsampleBilinear2dAABackwardArgs& a) {
  write(a.out, at::_upsample_bilinear2d_aa_backward(wide(a.gradOutput), a.outputSize, a.inputSize, a.alignCorners,
                                                    scale(a.scalesH), scale(a.scalesW)));
}

void UpsampleBicubic2dAA(const gen::UpsampleBicubic2dAAArgs& a) {
  write(a.out, at::_upsample_bicubic2d_aa(wide(a.x), a.outputSize, a.alignCorners, scale(a.scalesH), scale(a.scalesW)));
}

void UpsampleBicubic2dAAGrad(const gen::UpsampleBicubic2dAAGradArgs& a) {
  write(a.out, at::_upsample_bicubic2d_aa_backward(wide(a.gradOutput), a.outputSize, a.inputSize, a.alignCorners,
                                                   scale(a.scalesH), scale(a.scalesW)));
}

// --- grids ---------------------------------------------------------------------------------------------------------
void AffineGrid(const gen::AffineGridArgs& a) {
  write(a.out, at::affine_grid_generator(wide(a.theta), a.size, a.alignCorners));
}

void GridSampler2D(const gen::GridSampler2DArgs& a) {
  write(a.out, at::grid_sampler_2d(wide(a.input), wide(a.grid), a.interpolationMode, a.paddingMode, a.alignCorners));
}

void GridSampler3D(const gen::GridSampler3DArgs& a) {
  write(a.out, at::grid_sampler_3d(wide(a.input), wide(a.grid), a.interpolationMode, a.paddingMode, a.alignCorners));
}

namespace {

std::array<bool, 2> mask_of(const std::vector<bool>& mask) {
  TORCH_CHECK(mask.size() == 2, "outputMask must have 2 elements, but it has ", mask.size());
  return {mask[0], mask[1]};
}

}  // namespace

void GridSampler2DBackward(const gen::GridSampler2DBackwardArgs& a) {
  const std::array<bool, 2> mask = mask_of(a.outputMask);
  const auto [dx, dgrid] = at::grid_sampler_2d_backward(wide(a.gradOutput), wide(a.input), wide(a.grid),
                                                        a.interpolationMode, a.paddingMode, a.alignCorners, mask);
  if (mask[0]) write(a.inputGrad, dx);
  if (mask[1]) write(a.gridGrad, dgrid);
}

namespace {

// ATen's gradient trusts the shape of what arrives.
void check_sampled(const at::Tensor& grad, const at::Tensor& input, const at::Tensor& grid) {
  std::vector<int64_t> shape = {input.size(0), input.size(1)};
  for (int64_t d = 1; d + 1 < grid.dim(); ++d) shape.push_back(grid.size(d));
  TORCH_CHECK(grad.sizes() == at::IntArrayRef(shape), "gradOutput has shape ", grad.sizes(), ", but the samples have ",
              shape);
}

}  // namespace

void GridSampler3DBackward(const gen::GridSampler3DBackwardArgs& a) {
  const std::array<bool, 2> mask = mask_of(a.outputMask);
  check_sampled(a.gradOutput, a.input, a.grid);
  const auto [dx, dgrid] = at::grid_sampler_3d_backward(wide(a.gradOutput), wide(a.input), wide(a.grid),
                                                        a.interpolationMode, a.paddingMode, a.alignCorners, mask);
  if (mask[0]) write(a.inputGrad, dx);
  if (mask[1]) write(a.gridGrad, dgrid);
}

}  // namespace hotplate::kernels
