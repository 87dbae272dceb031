// Regions of images pooled at bilinear samples, overlaps of boxes, and convolution with deformed windows.
#include <ATen/ATen.h>

#include <array>
#include <cmath>

#include "gen/args_nn.h"
#include "host/bridge/arguments.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

at::Tensor single(const at::Tensor& t) { return t.to(at::kFloat).contiguous(); }

// Four pixels of a plane and their shares of the value at one position.
struct Corners {
  std::array<int64_t, 4> place;
  std::array<float, 4> share;
};

// --- pooling of regions --------------------------------------------------------------------------------------------
struct Regions {
  static constexpr int64_t kLegacy = 0, kFurther = 1, kAligned = 3;
  const float* rois;
  int64_t count, images, channels, height, width, high, wide, sampling, mode;
  float scale;

  // Calls visit(region, image, bin, corners, 1 / samples of the bin) for each sample that lies in the image.
  template <class Visit>
  void each(const Visit& visit) const {
    for (int64_t r = 0; r < count; ++r) {
      const float* roi = rois + 5 * r;
      const auto image = static_cast<int64_t>(roi[0]);
      TORCH_CHECK(image >= 0 && image < images, "region ", r, " belongs to image ", image,
                  ", but there are images 0 to ", images - 1);
      const float shift = mode == kAligned ? 0.5F : 0.0F, end = mode == kFurther ? 1.0F : 0.0F;
      const float left = roi[1] * scale - shift, top = roi[2] * scale - shift;
      float w = (roi[3] + end) * scale - shift - left, h = (roi[4] + end) * scale - shift - top;
      if (mode == kLegacy) w = std::max(w, 1.0F), h = std::max(h, 1.0F);
      const float bin_h = h / static_cast<float>(high), bin_w = w / static_cast<float>(wide);
      const int64_t rows = sampling ? sampling : static_cast<int64_t>(std::ceil(bin_h));
      const int64_t cols = sampling ? sampling : static_cast<int64_t>(std::ceil(bin_w));
      const float part = 1.0F / static_cast<float>(std::max<int64_t>(rows * cols, 1));
      for (int64_t bin = 0; bin < high * wide; ++bin) {
        for (int64_t s = 0; s < rows * cols; ++s) {
          const float y = top + (static_cast<float>(bin / wide) +
                                 (static_cast<float>(s / cols) + 0.5F) / static_cast<float>(rows)) *
                                    bin_h;
          const float x = left + (static_cast<float>(bin % wide) +
                                  (static_cast<float>(s % cols) + 0.5F) / static_cast<float>(cols)) *
                                     bin_w;
          Corners c;
          if (corners(y, x, c)) visit(r, image, bin, c, part);
        }
      }
    }
  }

 private:
  // The value of the border reaches one pixel out of the image; there is none beyond.
  bool corners(float y, float x, Corners& c) const {
    if (y < -1 || y > static_cast<float>(height) || x < -1 || x > static_cast<float>(width)) return false;
    y = std::min(std::max(y, 0.0F), static_cast<float>(height - 1));
    x = std::min(std::max(x, 0.0F), static_cast<float>(width - 1));
    const auto top = static_cast<int64_t>(y), left = static_cast<int64_t>(x);
    const int64_t bottom = std::min(top + 1, height - 1), right = std::min(left + 1, width - 1);
    const float dy = y - static_cast<float>(top), dx = x - static_cast<float>(left);
    c.place = {top * width + left, top * width + right, bottom * width + left, bottom * width + right};
    c.share = {(1 - dy) * (1 - dx), (1 - dy) * dx, dy * (1 - dx), dy * dx};
    return true;
  }
};

void check_rois(const at::Tensor& rois) {
  TORCH_CHECK(rois.size(1) == 5, "rois must have 5 columns (image, x0, y0, x1, y1), but it has shape ", rois.sizes());
}

}  // namespace

void ROIAlign(const gen::ROIAlignArgs& a) {
  check_rois(a.rois);
  const at::Tensor x = single(a.self), rois = single(a.rois);
  at::Tensor out = at::zeros({rois.size(0), x.size(1), a.pooledHeight, a.pooledWidth}, x.options());
  const Regions regions{rois.const_data_ptr<float>(),
                        rois.size(0),
                        x.size(0),
                        x.size(1),
                        x.size(2),
                        x.size(3),
                        a.pooledHeight,
                        a.pooledWidth,
                        a.sampleNum,
                        a.roiEndMode,
                        static_cast<float>(a.spatialScale)};
  const int64_t bins = a.pooledHeight * a.pooledWidth, plane = x.size(2) * x.size(3), channels = x.size(1);
  const float* from = x.const_data_ptr<float>();
  float* to = out.data_ptr<float>();
  regions.each([&](int64_t region, int64_t image, int64_t bin, const Corners& c, float part) {
    for (int64_t k = 0; k < channels; ++k) {
      const float* source = from + (image * channels + k) * plane;
      float value = 0;
      for (int n = 0; n < 4; ++n) value += source[c.place[n]] * c.share[n];
      to[(region * channels + k) * bins + bin] += value * part;
    }
  });
  write(a.out, out);
}

void ROIAlignBackward(const gen::ROIAlignBackwardArgs& a) {
  check_rois(a.rois);
  TORCH_CHECK(a.xDiffShape.size() == 4, "xDiffShape must have 4 elements, but it has ", a.xDiffShape.size());
  const at::Tensor dy = single(a.gradOutput), rois = single(a.rois);
  const int64_t channels = a.xDiffShape[1], plane = a.xDiffShape[2] * a.xDiffShape[3];
  TORCH_CHECK(dy.sizes() == at::IntArrayRef({rois.size(0), channels, a.pooledHeight, a.pooledWidth}),
              "gradOutput has shape ", dy.sizes(), ", but the regions, channels and bins are ", rois.size(0), ", ",
              channels, " and ", a.pooledHeight, " x ", a.pooledWidth);
  at::Tensor dx = at::zeros(a.xDiffShape, dy.options());
  const Regions regions{rois.const_data_ptr<float>(),
                        rois.size(0),
                        a.xDiffShape[0],
                        channels,
                        a.xDiffShape[2],
                        a.xDiffShape[3],
                        a.pooledHeight,
                        a.pooledWidth,
                        a.sampleNum,
                        a.roiEndMode,
                        static_cast<float>(a.spatialScale)};
  const int64_t bins = a.pooledHeight * a.pooledWidth;
  const float* from = dy.const_data_ptr<float>();
  float* to = dx.data_ptr<float>();
  regions.each([&](int64_t region, int64_t image, int64_t bin, const Corners& c, float part) {
    for (int64_t k = 0; k < channels; ++k) {
      const float value = from[(region * channels + k) * bins + bin] * part;
      float* target = to + (image * channels + k) * plane;
      for (int n = 0; n < 4; ++n) target[c.place[n]] += value * c.share[n];
    }
  });
  write(a.gradInput, dx);
}

// --- overlaps ------------------------------------------------------------------------------------------------------
void Iou(const gen::IouArgs& a) {
  const at::Tensor first = a.bBoxes.to(at::kFloat), second = a.gtBoxes.to(at::kFloat);
  TORCH_CHECK(first.size(1) == 4 && second.size(1) == 4,
              "boxes must have 4 columns (x0, y0, x1, y1), but the shapes are ", first.sizes(), " and ",
              second.sizes());
  const double eps = static_cast<float>(a.eps);
  const auto area = [eps](const at::Tensor& low, const at::Tensor& high) {
    return (high - low + eps).clamp_min(0).prod(-1);
  };
  const at::Tensor low = first.narrow(1, 0, 2), high = first.narrow(1, 2, 2);
  const at::Tensor low2 = second.narrow(1, 0, 2), high2 = second.narrow(1, 2, 2);
  const at::Tensor common =
      area(at::maximum(low.unsqueeze(1), low2.unsqueeze(0)), at::minimum(high.unsqueeze(1), high2.unsqueeze(0)));
  const at::Tensor truth = area(low2, high2).unsqueeze(0);
  write(a.overlap, common / (a.mode == "iof" ? truth : area(low, high).unsqueeze(1) + truth - common));
}

// --- deformed windows ----------------------------------------------------------------------------------------------
namespace {

// The places of deformed windows. The offsets hold, for each group and place of the kernel, the shifts along x, then
// those along y, then (modulated) the factors.
struct Deformed {
  int64_t images, channels, height, width, groups, kernel_h, kernel_w, high, wide;
  int64_t stride_h, stride_w, top, left, dilation_h, dilation_w;
  bool modulated;

  template <class Args>
  Deformed(const Args& a, const at::Tensor& x)
      : images(x.size(0)),
        channels(x.size(1)),
        height(x.size(2)),
        width(x.size(3)),
        groups(a.deformableGroups),
        modulated(a.modulated) {
    TORCH_CHECK(a.kernelSize.size() == 2 && a.stride.size() == 4 && a.padding.size() == 4 && a.dilation.size() == 4,
                "kernelSize must have 2 elements; stride, padding and dilation must have 4");
    kernel_h = a.kernelSize[0], kernel_w = a.kernelSize[1];
    stride_h = a.stride[2], stride_w = a.stride[3];
    top = a.padding[0], left = a.padding[2];
    dilation_h = a.dilation[2], dilation_w = a.dilation[3];
    high = a.offset.size(2), wide = a.offset.size(3);
    TORCH_CHECK(channels % groups == 0, "deformableGroups ", groups, " must divide the ", channels, " channels");
    TORCH_CHECK(a.offset.size(0) == images && a.offset.size(1) == planes() * groups * kernel_h * kernel_w,
                "offset has shape ", a.offset.sizes(), ", but it must hold ", planes() * groups * kernel_h * kernel_w,
                " planes for each image");
  }
  int64_t planes() const { return modulated ? 3 : 2; }

  // Calls visit(image, group, index of the shift along x in the offsets, distance to the next kind of plane, place in
  // the deformed plane, y, x).
  template <class Visit>
  void each(const float* offset, const Visit& visit) const {
    const int64_t plane = high * wide, kind = groups * kernel_h * kernel_w * plane;
    for (int64_t n = 0; n < images; ++n) {
      for (int64_t g = 0; g < groups; ++g) {
        for (int64_t k = 0; k < kernel_h * kernel_w; ++k) {
          for (int64_t p = 0; p < plane; ++p) {
            const int64_t at = n * planes() * kind + (g * kernel_h * kernel_w + k) * plane + p;
            const int64_t i = p / wide, j = p % wide, kh = k / kernel_w, kw = k % kernel_w;
            const float y = static_cast<float>(i * stride_h - top + kh * dilation_h) + offset[at + kind];
            const float x = static_cast<float>(j * stride_w - left + kw * dilation_w) + offset[at];
            visit(n, g, at, kind, (i * kernel_h + kh) * wide * kernel_w + j * kernel_w + kw, y, x);
          }
        }
      }
    }
  }

  // A pixel outside has the place -1.
  Corners corners(float y, float x) const {
    Corners c;
    const float y0 = std::floor(y), x0 = std::floor(x);
    for (int n = 0; n < 4; ++n) {
      const float row = y0 + static_cast<float>(n / 2), col = x0 + static_cast<float>(n % 2);
      const bool inside = row >= 0 && row < static_cast<float>(height) && col >= 0 && col < static_cast<float>(width);
      c.place[n] = inside ? static_cast<int64_t>(row) * width + static_cast<int64_t>(col) : -1;
      c.share[n] = inside ? (1 - std::abs(y - row)) * (1 - std::abs(x - col)) : 0;
    }
    return c;
  }
  int64_t out_plane() const { return high * kernel_h * wide * kernel_w; }
};

}  // namespace

void DeformableConv2d(const gen::DeformableConv2dArgs& a) {
  const at::Tensor x = single(a.x), offset = single(a.offset);
  const Deformed d(a, x);
  const at::Tensor places = at::zeros({d.images, d.channels, d.high * d.kernel_h, d.wide * d.kernel_w}, x.options());
  const float *from = x.const_data_ptr<float>(), *shifts = offset.const_data_ptr<float>();
  float* to = places.data_ptr<float>();
  const int64_t size = d.channels / d.groups, plane = d.height * d.width;
  d.each(shifts, [&](int64_t n, int64_t g, int64_t at, int64_t kind, int64_t place, float y, float px) {
    const Corners c = d.corners(y, px);
    const float factor = d.modulated ? shifts[at + 2 * kind] : 1;
    for (int64_t k = n * d.channels + g * size; k < n * d.channels + (g + 1) * size; ++k) {
      float value = 0;
      for (int m = 0; m < 4; ++m) value += c.place[m] < 0 ? 0 : from[k * plane + c.place[m]] * c.share[m];
      to[k * d.out_plane() + place] = value * factor;
    }
  });
  std::optional<at::Tensor> bias;
  if (a.biasOptional) bias = a.biasOptional->to(at::kFloat);
  write(a.out,
        at::convolution(places, a.weight.to(at::kFloat), bias, a.kernelSize, {0, 0}, {1, 1}, false, {0, 0}, a.groups));
  write(a.deformOutOptional, places);
}

void DeformableConv2dBackward(const gen::DeformableConv2dBackwardArgs& a) {
  const at::Tensor x = single(a.input), offset = single(a.offset);
  const Deformed d(a, x);
  const at::Tensor weight = a.weight.to(at::kFloat);
  const std::vector<int64_t> bias_sizes = {weight.size(0)};
  const auto [dplaces, dweight, dbias] =
      at::convolution_backward(single(a.gradOutput), single(a.offsetOut), weight, bias_sizes, a.kernelSize, {0, 0},
                               {1, 1}, false, {0, 0}, a.groups, {true, true, true});
  write(a.gradWeight, dweight);
  write(a.gradBias, dbias);
  const at::Tensor grad = dplaces.contiguous();
  const at::Tensor dx = at::zeros_like(x), doffset = at::zeros_like(offset);
  const float *from = x.const_data_ptr<float>(), *shifts = offset.const_data_ptr<float>(),
              *dy = grad.const_data_ptr<float>();
  float *to = dx.data_ptr<float>(), *dshift = doffset.data_ptr<float>();
  const int64_t size = d.channels / d.groups, plane = d.height * d.width;
  d.each(shifts, [&](int64_t n, int64_t g, int64_t at, int64_t kind, int64_t place, float y, float px) {
    const Corners c = d.corners(y, px);
    const float fy = y - std::floor(y), fx = px - std::floor(px);
    // How each share changes with x and with y.
    const std::array<float, 4> by_x = {fy - 1, 1 - fy, -fy, fy}, by_y = {fx - 1, -fx, 1 - fx, fx};
    const float factor = d.modulated ? shifts[at + 2 * kind] : 1;
    float along_x = 0, along_y = 0, of_factor = 0;
    for (int64_t k = n * d.channels + g * size; k < n * d.channels + (g + 1) * size; ++k) {
      const float arriving = dy[k * d.out_plane() + place];
      for (int m = 0; m < 4; ++m) {
        if (c.place[m] < 0) continue;
        const float pixel = from[k * plane + c.place[m]];
        to[k * plane + c.place[m]] += arriving * factor * c.share[m];
        along_x += arriving * factor * pixel * by_x[m];
        along_y += arriving * factor * pixel * by_y[m];
        of_factor += arriving * pixel * c.share[m];
      }
    }
    dshift[at] = along_x;
    dshift[at + kind] = along_y;
    if (d.modulated) dshift[at + 2 * kind] = of_factor;
  });
  write(a.gradInput, dx);
  write(a.gradOffset, doffset);
}

}  // namespace hotplate::kernels
