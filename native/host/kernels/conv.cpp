// Convolution and maximum pooling.
#include <ATen/ATen.h>

#include <array>
#include <cstring>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/out.h"
#include "host/kernels/pool_gradient.h"

namespace hotplate::kernels {

namespace {

// float16 convolutions of the CPU run a naive loop: they are computed in float32.
at::Tensor fast(const at::Tensor& t) { return t.scalar_type() == at::kHalf ? t.to(at::kFloat) : t; }

std::optional<at::Tensor> fast(const std::optional<at::Tensor>& t) {
  return t ? std::optional<at::Tensor>(fast(*t)) : std::nullopt;
}

}  // namespace

namespace {

// Top, bottom, left and right of a plain 2-D convolution: what one side has more is padded beforehand.
struct Padding {
  std::vector<int64_t> common, more;  // `more` as constant_pad_nd wants it; empty when the sides are equal

  Padding(const std::vector<int64_t>& given, const at::Tensor& weight) : common(given) {
    if (weight.dim() != 4 || given.size() != 4) return;
    common = {std::min(given[0], given[1]), std::min(given[2], given[3])};
    if (given[0] == given[1] && given[2] == given[3]) return;
    more = {given[2] - common[1], given[3] - common[1], given[0] - common[0], given[1] - common[0]};
  }
  at::Tensor pad(const at::Tensor& t) const { return more.empty() ? t : at::constant_pad_nd(t, more); }
  at::Tensor cut(const at::Tensor& t) const {
    if (more.empty()) return t;
    return t.slice(-1, more[0], t.size(-1) - more[1]).slice(-2, more[2], t.size(-2) - more[3]);
  }
};

}  // namespace

void Convolution(const gen::ConvolutionArgs& a) {
  const bool batched = a.input.dim() == a.weight.dim();
  const at::Tensor input = fast(batched ? a.input : a.input.unsqueeze(0));
  std::optional<at::Tensor> bias = fast(a.bias);
  if (bias && bias->scalar_type() != fast(a.weight).scalar_type()) bias = bias->to(fast(a.weight).scalar_type());
  const Padding padding(a.padding, a.weight);
  const at::Tensor y = at::convolution(padding.pad(input), fast(a.weight), bias, a.stride, padding.common, a.dilation,
                                       a.transposed, a.outputPadding, a.groups);
  write(a.output, batched ? y : y.squeeze(0));
}

void ConvolutionBackward(const gen::ConvolutionBackwardArgs& a) {
  TORCH_CHECK(a.outputMask.size() == 3, "outputMask must have 3 elements, but it has ", a.outputMask.size());
  const std::array<bool, 3> mask = {a.outputMask[0] && a.gradInput, a.outputMask[1] && a.gradWeight,
                                    a.outputMask[2] && a.gradBias};
  if (!mask[0] && !mask[1] && !mask[2]) return;
  const bool batched = a.input.dim() == a.weight.dim();
  auto lift = [&](const at::Tensor& t) { return batched ? fast(t) : fast(t).unsqueeze(0); };
  at::OptionalIntArrayRef bias_sizes;
  if (a.biasSizes) bias_sizes = at::IntArrayRef(*a.biasSizes);
  const Padding padding(a.padding, a.weight);
  auto [dx, dw, db] =
      at::convolution_backward(lift(a.gradOutput), padding.pad(lift(a.input)), fast(a.weight), bias_sizes, a.stride,
                               padding.common, a.dilation, a.transposed, a.outputPadding, a.groups, mask);
  if (mask[0]) write(a.gradInput, batched ? padding.cut(dx) : padding.cut(dx).squeeze(0));
  if (mask[1]) write(a.gradWeight, dw);
  if (mask[2]) write(a.gradBias, db);
}

void MaxPool2dWithIndicesBackward(const gen::MaxPool2dWithIndicesBackwardArgs& a) {
  max_pool_gradient(a.gradOutput, a.indices, 2, a.gradInput);
}

void AdaptiveMaxPool2dBackward(const gen::AdaptiveMaxPool2dBackwardArgs& a) {
  max_pool_gradient(a.gradOutput, a.indices, 2, a.gradInput);
}

// The mask that goes from MaxPool2dWithMask to its gradient: for each plane, 16 bits for each output with the number of
// its element in the window. torch_npu sizes it for the layout of the chip, which is larger; the rest is not used.
namespace {

struct Windows {
  int64_t kernel[2], stride[2], padding[2], dilation[2];
  int64_t width;  // of the input

  Windows(const std::vector<int64_t>& k, const std::vector<int64_t>& s, const std::vector<int64_t>& p,
          const std::vector<int64_t>& d, int64_t input_width)
      : width(input_width) {
    TORCH_CHECK(!k.empty() && !p.empty() && !d.empty(), "kernelSize, padding and dilation must have 1 or 2 elements");
    for (int i = 0; i < 2; ++i) {
      kernel[i] = k[k.size() == 1 ? 0 : i];
      stride[i] = s.empty() ? kernel[i] : s[s.size() == 1 ? 0 : i];
      padding[i] = p[p.size() == 1 ? 0 : i];
      dilation[i] = d[d.size() == 1 ? 0 : i];
      TORCH_CHECK(kernel[i] > 0 && dilation[i] > 0 && kernel[i] <= width * INT16_MAX &&
                      std::abs(stride[i]) <= INT32_MAX && std::abs(padding[i]) <= INT32_MAX && dilation[i] <= INT32_MAX,
                  "kernelSize ", k, ", stride ", s, ", padding ", p, " and dilation ", d, " are no windows");
    }
  }
  int64_t number(int64_t oh, int64_t ow, int64_t place) const {
    const int64_t row = (place / width - oh * stride[0] + padding[0]) / dilation[0];
    const int64_t col = (place % width - ow * stride[1] + padding[1]) / dilation[1];
    return row * kernel[1] + col;
  }
  int64_t place(int64_t oh, int64_t ow, int64_t number) const {
    const int64_t row = oh * stride[0] - padding[0] + number / kernel[1] * dilation[0];
    const int64_t col = ow * stride[1] - padding[1] + number % kernel[1] * dilation[1];
    return row * width + col;
  }
};

// Planes of an output and of its mask: their number, and the bytes of one plane of the mask.
struct Planes {
  int64_t count, rows, cols, mask_bytes;

  Planes(const at::Tensor& output, const at::Tensor& mask) : rows(output.size(-2)), cols(output.size(-1)) {
    count = output.numel() ? output.numel() / (rows * cols) : 0;
    mask_bytes = count ? mask.numel() / count : 0;
    TORCH_CHECK(!count || mask_bytes >= 2 * rows * cols, "the mask of shape ", mask.sizes(),
                " is too small for an output of shape ", output.sizes());
    TORCH_CHECK(mask.is_contiguous(), "the mask must be contiguous");
  }
};

}  // namespace

void MaxPool2dWithMask(const gen::MaxPool2dWithMaskArgs& a) {
  auto [y, places] = at::max_pool2d_with_indices(a.self, a.kernelSize, a.stride, a.padding, a.dilation, a.ceilMode);
  write(a.out, y);
  const Windows w(a.kernelSize, a.stride, a.padding, a.dilation, a.self.size(-1));
  const Planes planes(y, a.indices);
  at::Tensor mask = a.indices;
  mask.zero_();
  auto* bytes = static_cast<char*>(mask.data_ptr());
  const at::Tensor flat = places.contiguous();
  const int64_t* from = flat.const_data_ptr<int64_t>();
  for (int64_t p = 0; p < planes.count; ++p) {
    for (int64_t i = 0; i < planes.rows * planes.cols; ++i) {
      const auto number = static_cast<uint16_t>(w.number(i / planes.cols, i % planes.cols, *from++));
      std::memcpy(bytes + p * planes.mask_bytes + 2 * i, &number, sizeof number);
    }
  }
}

void MaxPool2dWithMaskBackward(const gen::MaxPool2dWithMaskBackwardArgs& a) {
  const Windows w(a.kernelSize, a.stride, a.padding, a.dilation, a.self.size(-1));
  const at::Tensor mask = a.indices.contiguous();
  const Planes planes(a.gradOutput, mask);
  at::Tensor places = at::empty(a.gradOutput.sizes(), at::TensorOptions().dtype(at::kLong));
  const auto* bytes = static_cast<const char*>(mask.const_data_ptr());
  int64_t* to = places.data_ptr<int64_t>();
  const int64_t plane_size = a.self.size(-1) * a.self.size(-2);
  for (int64_t p = 0; p < planes.count; ++p) {
    for (int64_t i = 0; i < planes.rows * planes.cols; ++i) {
      uint16_t number;
      std::memcpy(&number, bytes + p * planes.mask_bytes + 2 * i, sizeof number);
      *to = w.place(i / planes.cols, i % planes.cols, number);
      TORCH_CHECK(*to >= 0 && *to < plane_size, "the mask was not made by MaxPool2dWithMask for these windows");
      ++to;
    }
  }
  max_pool_gradient(a.gradOutput, places, 2, a.gradInput);
}

}  // namespace hotplate::kernels
