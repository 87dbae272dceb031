// Quantisation operators, computed in float32.
#include <ATen/ATen.h>
#include <ATen/TensorIterator.h>

#include <cmath>
#include <limits>

#include "gen/args_quant.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"
#include "host/kernels/quantize.h"

namespace hotplate::kernels {

namespace {

// A vector along one dimension of a tensor of this rank; a single value for all.
at::Tensor along(const at::Tensor& v, int64_t dim, int64_t rank) {
  if (v.numel() == 1) return as_float(v).reshape({});
  TORCH_CHECK(dim >= -rank && dim < rank, "axis is ", dim, ", but the tensor has ", rank, " dimensions");
  std::vector<int64_t> shape(rank, 1);
  shape[dim < 0 ? dim + rank : dim] = -1;
  return as_float(v).reshape(shape);
}

void fake_quantize(const at::Tensor& x, const at::Tensor& scale, const at::Tensor& point, int64_t low, int64_t high,
                   const at::Tensor& out, const at::Tensor& mask) {
  const at::Tensor q = at::round(as_float(x) / scale) + point;
  write(mask, at::logical_and(q >= low, q <= high));
  write(out, (at::clamp(q, low, high) - point) * scale);
}

}  // namespace

void FakeQuantPerChannelAffineCachemask(const gen::FakeQuantPerChannelAffineCachemaskArgs& a) {
  const int64_t rank = a.self.dim();
  fake_quantize(a.self, along(a.scale, a.axis, rank), along(a.zeroPoint, a.axis, rank), a.quantMin, a.quantMax, a.out,
                a.mask);
}

void FakeQuantPerTensorAffineCachemask(const gen::FakeQuantPerTensorAffineCachemaskArgs& a) {
  if (a.fakeQuantEnabled == 0) {
    at::Tensor(a.mask).fill_(true);
    return write(a.out, a.self);
  }
  fake_quantize(a.self, as_float(a.scale).reshape({}), as_float(a.zeroPoint).reshape({}), a.quantMin, a.quantMax, a.out,
                a.mask);
}

namespace {

// round(x / scale) + point within the range of Out, for all elements in one pass and without temporary tensors:
// quantised tensors are made from large ones. The sum is of doubles: an int32 point can be too large for float32.
template <class In, class Out>
void quantize_in(at::TensorIterator& iter) {
  iter.for_each([](char** data, const int64_t* strides, int64_t n, int64_t rows) {
    for (int64_t row = 0; row < rows; ++row) {
      const auto at = [&](int operand, int64_t i) {
        return data[operand] + row * strides[4 + operand] + i * strides[operand];
      };
      for (int64_t i = 0; i < n; ++i) {
        const float x = static_cast<float>(*reinterpret_cast<const In*>(at(1, i)));
        const double q = static_cast<double>(std::nearbyint(x / *reinterpret_cast<const float*>(at(2, i)))) +
                         *reinterpret_cast<const double*>(at(3, i));
        const double limited = std::min(std::max(q, static_cast<double>(std::numeric_limits<Out>::min())),
                                        static_cast<double>(std::numeric_limits<Out>::max()));
        *reinterpret_cast<Out*>(at(0, i)) = std::isnan(q) ? Out{0} : static_cast<Out>(limited);
      }
    }
  });
}

}  // namespace

void Quantize(const gen::QuantizeArgs& a) {
  const int64_t rank = a.x.dim();
  const at::Tensor scale = along(a.scales, a.axis, rank);
  const at::Tensor point = a.zeroPoints ? along(*a.zeroPoints, a.axis, rank).to(at::kDouble)
                                        : at::zeros({}, scale.options().dtype(at::kDouble));
  at::TensorIterator iter = at::TensorIteratorConfig()
                                .set_check_mem_overlap(false)
                                .check_all_same_dtype(false)
                                .resize_outputs(false)
                                .add_output(a.out)
                                .add_const_input(a.x)
                                .add_const_input(scale)
                                .add_const_input(point)
                                .build();
  const auto to = [&]<class In>(In) {
    switch (a.out.scalar_type()) {
      case at::kChar:
        return quantize_in<In, int8_t>(iter);
      case at::kByte:
        return quantize_in<In, uint8_t>(iter);
      case at::kInt:
        return quantize_in<In, int32_t>(iter);
      default:
        TORCH_CHECK(false, "quantised values of type ", a.out.scalar_type(), " are not supported");
    }
  };
  switch (a.x.scalar_type()) {
    case at::kHalf:
      return to(at::Half{});
    case at::kBFloat16:
      return to(at::BFloat16{});
    default:
      TORCH_CHECK(a.x.scalar_type() == at::kFloat, "values of type ", a.x.scalar_type(), " are not supported");
      return to(0.0F);
  }
}

namespace {

void ascend_quant(const at::Tensor& x, const at::Tensor& scale, const std::optional<at::Tensor>& offset, bool root,
                  const std::string& mode, int64_t axis, const at::Tensor& y) {
  auto fitted = [&](const at::Tensor& t) { return t.dim() == 1 ? along(t, axis, x.dim()) : as_float(t); };
  const at::Tensor s = fitted(scale);
  at::Tensor q = as_float(x) * s;
  if (root) q = q * s;
  if (offset) q = q + fitted(*offset);
  write_quantized(y, q, mode);
}

}  // namespace

void AscendQuant(const gen::AscendQuantArgs& a) {
  ascend_quant(a.x, a.scale, a.offset, a.sqrtMode, a.roundMode, -1, a.y);
}

void AscendQuantV3(const gen::AscendQuantV3Args& a) {
  ascend_quant(a.x, a.scale, a.offset, a.sqrtMode, a.roundMode, a.axis, a.y);
}

void AscendAntiQuant(const gen::AscendAntiQuantArgs& a) {
  at::Tensor x = as_float(a.x.scalar_type() == at::kInt ? unpack_int4(a.x) : a.x);
  if (a.offset) x = x + as_float(*a.offset);
  const at::Tensor scale = as_float(a.scale);
  x = x * scale;
  write(a.y, a.sqrtMode ? x * scale : x);
}

namespace {

// For each row, the factors of the group in which it lies; `ends` are the first rows behind the groups.
at::Tensor rows_of_groups(const at::Tensor& factors, const at::Tensor& ends, int64_t rows) {
  const at::Tensor last = ends.to(at::kLong).contiguous();
  const int64_t* end = last.const_data_ptr<int64_t>();
  int64_t before = 0;
  for (int64_t g = 0; g < last.numel(); before = end[g++]) {
    TORCH_CHECK(end[g] >= before && end[g] <= rows, "the groups end at rows that do not increase up to ", rows);
  }
  TORCH_CHECK(before == rows, "the last group ends at row ", before, ", but there are ", rows, " rows");
  const at::Tensor group =
      at::searchsorted(last, at::arange(rows, last.options()), /*out_int32=*/false, /*right=*/true);
  return as_float(factors).index_select(0, group);
}

}  // namespace

void GroupQuant(const gen::GroupQuantArgs& a) {
  at::Tensor y = as_float(a.x) * rows_of_groups(a.scale, a.groupIndex, a.x.size(0));
  if (a.offsetOptional) y = y + as_float(*a.offsetOptional).reshape({});
  write_quantized(a.y, y);
}

// --- scales from the values -----------------------------------------------------------------------------------------
namespace {

struct DynamicQuantCall {
  const at::Tensor& x;
  const std::optional<at::Tensor>& smooth;
  std::optional<at::Tensor> groups = std::nullopt;
  std::string mode = "pertoken";
  bool symmetric = true;
  const at::Tensor& y;
  const at::Tensor& scale;
  std::optional<at::Tensor> offset = std::nullopt;
};

void dynamic_quant(const DynamicQuantCall& c) {
  at::Tensor x = as_float(c.x);
  if (c.smooth && c.groups) {
    const at::Tensor rows = x.reshape({-1, x.size(-1)});
    x = (rows * rows_of_groups(*c.smooth, *c.groups, rows.size(0))).view(x.sizes());
  } else if (c.smooth) {
    x = x * as_float(*c.smooth);
  }
  const QuantRange range = quant_range(c.y, x.sizes());
  std::vector<int64_t> dims;
  if (c.mode == "pertensor") {
    for (int64_t d = 0; d < x.dim(); ++d) dims.push_back(d);
  } else {
    dims.push_back(c.mode == "perchannel" ? -2 : -1);
  }
  at::Tensor scale;
  if (c.symmetric) {
    scale = at::amax(at::abs(x), dims, true) / range.high;
    write_quantized(c.y, divide_by_scale(x, scale));
  } else {
    const at::Tensor high = at::amax(x, dims, true);
    scale = (high - at::amin(x, dims, true)) / (range.high - range.low);
    const at::Tensor offset = range.high - divide_by_scale(high, scale);
    write_quantized(c.y, divide_by_scale(x, scale) + offset);
    if (c.offset) write(*c.offset, offset.reshape(c.offset->sizes()));
  }
  write(c.scale, scale.reshape(c.scale.sizes()));
}

}  // namespace

void DynamicQuant(const gen::DynamicQuantArgs& a) {
  dynamic_quant({.x = a.x, .smooth = a.smoothScalesOptional, .y = a.yOut, .scale = a.scaleOut});
}

// An output for offsets asks for the asymmetric form.
void DynamicQuantV2(const gen::DynamicQuantV2Args& a) {
  dynamic_quant({.x = a.x,
                 .smooth = a.smoothScalesOptional,
                 .groups = a.groupIndexOptional,
                 .symmetric = !a.offsetOut,
                 .y = a.yOut,
                 .scale = a.scaleOut,
                 .offset = a.offsetOut});
}

namespace {

template <class Args>
void dynamic_quant_by_mode(const Args& a) {
  dynamic_quant({.x = a.x,
                 .smooth = a.smoothScalesOptional,
                 .groups = a.groupIndexOptional,
                 .mode = a.quantMode,
                 .symmetric = a.isSymmetrical,
                 .y = a.yOut,
                 .scale = a.scaleOut,
                 .offset = a.offsetOut});
}

}  // namespace

void DynamicQuantV3(const gen::DynamicQuantV3Args& a) { dynamic_quant_by_mode(a); }

void DynamicQuantV4(const gen::DynamicQuantV4Args& a) {
  TORCH_CHECK(a.dstTypeMax == 0, "dstTypeMax is for 8-bit floating types only");
  dynamic_quant_by_mode(a);
}

namespace {

// One scale for each block of a row.
template <class Args>
void block_quant(const Args& a) {
  const at::Tensor x = as_float(a.x);
  const int64_t columns = x.size(-1), blocks = (columns + a.colBlockSize - 1) / a.colBlockSize;
  const at::Tensor padded = at::constant_pad_nd(x, {0, blocks * a.colBlockSize - columns});
  const at::Tensor parts = padded.unflatten(-1, {blocks, a.colBlockSize});
  const at::Tensor scale = at::clamp_min(at::amax(at::abs(parts), {-1}, true) / 127.0, a.minScale);
  write_quantized(a.yOut, divide_by_scale(parts, scale).flatten(-2).narrow(-1, 0, columns));
  write(a.scaleOut, scale.squeeze(-1));
}

}  // namespace

void DynamicBlockQuant(const gen::DynamicBlockQuantArgs& a) { block_quant(a); }
void DynamicBlockQuantV2(const gen::DynamicBlockQuantV2Args& a) { block_quant(a); }

void RotateQuant(const gen::RotateQuantArgs& a) {
  const int64_t size = a.rotation.size(0);
  const at::Tensor blocks = as_float(a.x).reshape({-1, size});
  // The product has the type of x before it is quantised.
  const at::Tensor rotated = as_float(at::mm(blocks, as_float(a.rotation)).to(a.x.scalar_type())).view(a.x.sizes());
  dynamic_quant({.x = rotated, .smooth = std::nullopt, .y = a.yOut, .scale = a.scaleOut});
}

// --- scales of products ---------------------------------------------------------------------------------------------
namespace {

constexpr int64_t kScaleBits = 0xFFFFE000;
constexpr int64_t kHasScale = int64_t{1} << 46;
constexpr int kOffsetPlace = 37;

void trans_quant_param(const at::Tensor& scale, const std::optional<at::Tensor>& offset, bool nearest,
                       const at::Tensor& out) {
  at::Tensor bits = at::bitwise_and(scale.contiguous().view(at::kInt).to(at::kLong), 0xFFFFFFFF);
  // To the nearest value with 13 bits less, halves to the even one.
  if (nearest) bits = bits + 0xFFF + at::bitwise_and(at::bitwise_right_shift(bits, 13), 1);
  at::Tensor words = at::bitwise_or(at::bitwise_and(bits, kScaleBits), kHasScale);
  if (offset) {
    const at::Tensor whole = at::clamp(at::round(as_float(*offset)), -256, 255).to(at::kLong);
    words = at::bitwise_or(words, at::bitwise_left_shift(at::bitwise_and(whole, 0x1FF), kOffsetPlace));
  }
  write(out, words.expand(out.sizes()));
}

}  // namespace

void TransQuantParamV2(const gen::TransQuantParamV2Args& a) { trans_quant_param(a.scale, a.offset, false, a.out); }
void TransQuantParamV3(const gen::TransQuantParamV3Args& a) {
  trans_quant_param(a.scale, a.offset, a.roundMode == 1, a.out);
}

void DequantBias(const gen::DequantBiasArgs& a) {
  const bool integer = a.biasOptional && a.biasOptional->scalar_type() == at::kInt;
  at::Tensor y = as_float(integer ? a.x + *a.biasOptional : a.x) * as_float(a.weightScale);
  if (a.activateScaleOptional) y = y * a.activateScaleOptional->unsqueeze(1);
  if (a.biasOptional && !integer) y = y + as_float(*a.biasOptional);
  write(a.out, y);
}

void InplaceQuantScatter(const gen::InplaceQuantScatterArgs& a) {
  const int64_t rank = a.updates.dim(), axis = (a.axis < 0 ? a.axis + rank : a.axis) - 1;
  TORCH_CHECK(rank == a.selfRef.dim(), "updates must have as many dimensions as the tensor that they change");
  TORCH_CHECK(axis >= 0 && axis + 1 < rank, "axis is ", a.axis, ", but it must be one of 1 to ", rank - 1);
  TORCH_CHECK(a.indices.dim() == 2 ? a.indices.size(0) == a.updates.size(0) && a.indices.size(1) == 2
                                   : a.indices.dim() == 1 && a.indices.size(0) == a.updates.size(0),
              "indices of shape ", a.indices.sizes(), " do not place updates of shape ", a.updates.sizes());
  at::Tensor q = at::round(as_float(a.updates) / along(a.quantScales, a.quantAxis, rank));
  if (a.quantZeroPoints) q = q + along(*a.quantZeroPoints, a.quantAxis, rank);
  const at::Tensor places = a.indices.to(at::kLong).contiguous();
  const int64_t* place = places.const_data_ptr<int64_t>();
  const bool pairs = places.dim() == 2;
  for (int64_t n = 0; n < q.size(0); ++n) {
    const int64_t batch = pairs ? place[2 * n] : n, start = pairs ? place[2 * n + 1] : place[n];
    const int64_t length = q.size(axis + 1);
    TORCH_CHECK(batch >= 0 && batch < a.selfRef.size(0) && start >= 0 && start + length <= a.selfRef.size(axis + 1),
                "indices name batch ", batch, ", place ", start, " for ", length, " values in a tensor of shape ",
                a.selfRef.sizes());
    write_quantized(a.selfRef[batch].narrow(axis, start, length), q[n]);
  }
}

}  // namespace hotplate::kernels
