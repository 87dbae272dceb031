// Root mean square normalization with an addition before it and a conversion or quantisation behind it, in float32.
#include <ATen/ATen.h>

#include "gen/args_transformer.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"
#include "host/kernels/quantize.h"
#include "host/kernels/rows.h"

namespace hotplate::kernels {

namespace {

struct RmsNormed {
  at::Tensor y, rstd;

  // Over the last dimensions, as many as gamma has.
  RmsNormed(const at::Tensor& x, const at::Tensor& gamma, double eps) {
    std::vector<int64_t> dims;
    for (int64_t d = x.dim() - gamma.dim(); d < x.dim(); ++d) dims.push_back(d);
    rstd = at::rsqrt(at::mean(x * x, dims, true) + eps);
    y = (x * rstd).mul_(gamma);
  }
};

struct AddNorm {
  const at::Tensor &x1, &x2, &gamma;
  double eps;
  at::Tensor y, rstd, x;
  at::Tensor y_float;  // may be undefined
};

// Once over the rows; false when the tensors are not of one 16-bit or 32-bit type and dense.
bool add_norm_rows(const AddNorm& a) {
  const auto fits = [&](const at::Tensor& t) { return t.is_contiguous() && t.scalar_type() == a.x1.scalar_type(); };
  const at::ScalarType type = a.x1.scalar_type();
  if (type != at::kHalf && type != at::kBFloat16 && type != at::kFloat) return false;
  if (a.x2.scalar_type() != type || a.x1.sizes() != a.x2.sizes() || !fits(a.y) || !fits(a.x)) return false;
  if (!a.rstd.is_contiguous() || a.rstd.scalar_type() != at::kFloat) return false;
  if (a.y_float.defined() && (!a.y_float.is_contiguous() || a.y_float.scalar_type() != at::kFloat)) return false;
  const int64_t width = a.gamma.numel();
  if (width == 0 || a.x1.numel() == 0) return false;
  const FloatRows x1(a.x1, width), x2(a.x2, width);
  const OutRows y(a.y, width), x(a.x, width);
  if (a.rstd.numel() != x1.count() || y.count() != x1.count() || x.count() != x1.count()) return false;
  const at::Tensor gamma = as_float(a.gamma).contiguous();
  const float* const g = gamma.const_data_ptr<float>();
  float* const rstd = a.rstd.data_ptr<float>();
  float* const wide = a.y_float.defined() ? a.y_float.data_ptr<float>() : nullptr;
  const RowPass& pass = row_pass();
  over_rows(x1.count(), width, [&](int64_t begin, int64_t end) {
    std::vector<float> sum(width), ready(width);
    for (int64_t row = begin; row < end; ++row) {
      const float squares = pass.add_squares(x1.type(), x1.at(row), x2.at(row), width, sum.data(), ready.data());
      x.put(row, 0, width, ready.data());
      rstd[row] = 1.0f / std::sqrt(squares / static_cast<float>(width) + static_cast<float>(a.eps));
      pass.normalize(Element::F32, sum.data(), rstd[row], g, width, y.type(), ready.data());
      y.put(row, 0, width, ready.data());
      if (wide) pass.normalize(Element::F32, sum.data(), rstd[row], g, width, Element::F32, wide + row * width);
    }
    stream_done();
  });
  return true;
}

}  // namespace

void AddRmsNorm(const gen::AddRmsNormArgs& a) {
  if (add_norm_rows({a.x1, a.x2, a.gamma, a.epsilon, a.yOut, a.rstdOut, a.xOut, {}})) return;
  const at::Tensor x = as_float(a.x1) + as_float(a.x2);
  const RmsNormed n(x, as_float(a.gamma), a.epsilon);
  write(a.yOut, n.y);
  write(a.rstdOut, n.rstd);
  write(a.xOut, x);
}

void AddRmsNormCast(const gen::AddRmsNormCastArgs& a) {
  if (add_norm_rows({a.x1, a.x2, a.gamma, a.epsilon, a.y2Out, a.rstdOut, a.xOut, a.y1Out})) return;
  const at::Tensor x = as_float(a.x1) + as_float(a.x2);
  const RmsNormed n(x, as_float(a.gamma), a.epsilon);
  write(a.y1Out, n.y);
  write(a.y2Out, n.y);
  write(a.rstdOut, n.rstd);
  write(a.xOut, x);
}

// The first argument becomes the result, the second the sum.
void InplaceAddRmsNorm(const gen::InplaceAddRmsNormArgs& a) {
  if (add_norm_rows({a.x1Ref, a.x2Ref, a.gamma, a.epsilon, a.x1Ref, a.rstdOut, a.x2Ref, {}})) return;
  const at::Tensor x = as_float(a.x1Ref) + as_float(a.x2Ref);
  const RmsNormed n(x, as_float(a.gamma), a.epsilon);
  write(a.x1Ref, n.y);
  write(a.x2Ref, x);
  write(a.rstdOut, n.rstd);
}

void GemmaRmsNorm(const gen::GemmaRmsNormArgs& a) {
  const RmsNormed n(as_float(a.x), as_float(a.gamma) + 1, a.epsilon);
  write(a.yOut, n.y);
  write(a.rstdOut, n.rstd);
}

namespace {

void quantize(const at::Tensor& out, const at::Tensor& y, const at::Tensor& scale,
              const std::optional<at::Tensor>& point, bool divide) {
  at::Tensor q = divide ? y / as_float(scale) : y * as_float(scale);
  if (point) q = q + as_float(*point);
  write_quantized(out, q);
}

template <class Args>
at::Tensor add_rms_norm_quant(const Args& a, const std::optional<at::Tensor>& beta) {
  const at::Tensor x = as_float(a.x1) + as_float(a.x2);
  const RmsNormed n(x, as_float(a.gamma), a.epsilon);
  const at::Tensor y = beta ? n.y + as_float(*beta) : n.y;
  quantize(a.y1Out, y, a.scales1, a.zeroPoints1Optional, a.divMode);
  if (a.scales2Optional) quantize(a.y2Out, y, *a.scales2Optional, a.zeroPoints2Optional, a.divMode);
  write(a.xOut, x);
  return n.y;
}

}  // namespace

void AddRmsNormQuant(const gen::AddRmsNormQuantArgs& a) { add_rms_norm_quant(a, std::nullopt); }

void AddRmsNormQuantV2(const gen::AddRmsNormQuantV2Args& a) {
  write(a.rmsNormOut, add_rms_norm_quant(a, a.betaOptional));
}

void RmsNormQuant(const gen::RmsNormQuantArgs& a) {
  const at::Tensor gamma = as_float(a.gamma).reshape({-1}), beta = as_float(a.beta).reshape({-1});
  const RmsNormed n(as_float(a.x), gamma, a.epsilon);
  quantize(a.y, n.y + beta, a.scale, a.offset, false);
}

void AddRmsNormDynamicQuantV2(const gen::AddRmsNormDynamicQuantV2Args& a) {
  const at::Tensor x = as_float(a.x1) + as_float(a.x2);
  at::Tensor y = RmsNormed(x, as_float(a.gamma), a.epsilon).y;
  if (a.betaOptional) y = y + as_float(*a.betaOptional);
  const bool masked = a.outputMask.size() == 2;
  const bool first = masked ? a.outputMask[0] : true;
  const bool second = masked ? a.outputMask[1] : a.smoothScale1Optional && a.smoothScale2Optional;
  auto one = [&](const std::optional<at::Tensor>& smooth, const at::Tensor& out, const at::Tensor& scale_out) {
    const at::Tensor value = smooth ? y * as_float(*smooth) : y;
    const at::Tensor scale = at::amax(at::abs(value), {-1}, true) / quant_range(out, value.sizes()).high;
    write_quantized(out, divide_by_scale(value, scale));
    write(scale_out, scale.squeeze(-1));
  };
  if (first) one(a.smoothScale1Optional, a.y1Out, a.scale1Out);
  if (second) one(a.smoothScale2Optional, a.y2Out, a.scale2Out);
  write(a.xOut, x);
}

}  // namespace hotplate::kernels
