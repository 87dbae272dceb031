// Graph operator types that move data, where ATen has no operator of the same arguments: views, padding, sequences.
#include <ATen/ATen.h>
#include <ATen/TensorIndexing.h>

#include "aclnn/operator.h"
#include "gen/args_graph_types_movement.h"
#include "host/bridge/arguments.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {

using host::number;
using host::value;
using host::values;

namespace {

// Writes a result whose size depends on the data: it lies at the front of the output, and its shape is told.
void computed(nn::OperatorTask& task, int output, const at::Tensor& out, const at::Tensor& result) {
  TORCH_CHECK(result.numel() <= out.numel(), "the result has ", result.numel(), " elements, the output has room for ",
              out.numel());
  out.as_strided({result.numel()}, {1}, out.storage_offset()).copy_(result.reshape(-1));
  host::set_computed_shape(task, output, result.sizes());
}

// (before, after) of each dimension, for at::pad: last dimension first.
std::vector<int64_t> torch_padding(const at::Tensor& paddings, bool contiguous, int64_t rank) {
  const auto all = values(paddings);
  TORCH_CHECK(static_cast<int64_t>(all.size()) == 2 * rank, "paddings has ", all.size(), " values for ", rank,
              " dimensions");
  std::vector<int64_t> result;
  for (int64_t d = rank; d-- > 0;) {
    result.push_back(contiguous ? all[2 * d] : all[d]);
    result.push_back(contiguous ? all[2 * d + 1] : all[d + rank]);
  }
  return result;
}

// Where each element of a padded dimension comes from.
at::Tensor padded_source(int64_t size, int64_t before, int64_t after, const std::string& mode) {
  at::Tensor at_ = at::arange(-before, size + after, at::kLong);
  if (mode == "edge" || mode == "EDGE") return at_.clamp(0, size - 1);
  if (mode == "reflect" || mode == "REFLECT") {
    at_ = at_.abs();
    return (size - 1) - ((size - 1) - at_).abs();
  }
  TORCH_CHECK(mode == "symmetric" || mode == "SYMMETRIC", "padding mode ", mode, " is not supported");
  at_ = at::where(at_ < 0, -1 - at_, at_);
  return at::where(at_ >= size, 2 * size - 1 - at_, at_);
}

at::Tensor pad_by_index(at::Tensor x, const std::vector<int64_t>& padding, const std::string& mode) {
  const int64_t rank = x.dim();
  for (int64_t d = 0; d < rank; ++d) {
    const int64_t before = padding[2 * (rank - 1 - d)], after = padding[2 * (rank - 1 - d) + 1];
    if (before || after) x = x.index_select(d, padded_source(x.size(d), before, after, mode));
  }
  return x;
}

}  // namespace

void OpBroadcastTo(const gen::OpBroadcastToArgs& a) { a.y.copy_(a.x.expand(a.y.sizes())); }
void OpReshape(const gen::OpReshapeArgs& a) { a.y.copy_(a.x.reshape(a.y.sizes())); }

void OpSlice(const gen::OpSliceArgs& a) {
  const auto offsets = values(a.offsets), sizes = values(a.size);
  at::Tensor x = a.x;
  for (size_t d = 0; d < offsets.size(); ++d) {
    const auto dim = static_cast<int64_t>(d);
    x = x.narrow(dim, offsets[d], sizes[d] < 0 ? x.size(dim) - offsets[d] : sizes[d]);
  }
  a.y.copy_(x);
}

void OpStridedSlice(const gen::OpStridedSliceArgs& a) {
  const auto begin = values(a.begin), end = values(a.end);
  const auto strides = a.strides ? values(*a.strides) : std::vector<int64_t>(begin.size(), 1);
  auto bit = [](int64_t mask, size_t i) { return (mask >> i & 1) != 0; };
  int64_t consumed = 0;  // entries that stand for a dimension of x
  for (size_t i = 0; i < begin.size(); ++i) consumed += !bit(a.new_axis_mask, i) && !bit(a.ellipsis_mask, i);
  at::Tensor x = a.x;
  int64_t d = 0;
  for (size_t i = 0; i < begin.size(); ++i) {
    if (bit(a.ellipsis_mask, i)) {
      d += a.x.dim() - consumed;
    } else if (bit(a.new_axis_mask, i)) {
      x = x.unsqueeze(d++);
    } else if (bit(a.shrink_axis_mask, i)) {
      x = x.select(d, begin[i]);
    } else {
      const int64_t size = x.size(d), step = strides[i];
      TORCH_CHECK(step != 0, "stride ", i, " is 0");
      auto bounded = [&](int64_t v) { return v < 0 ? v + size : v; };
      if (step > 0) {
        const int64_t from = bit(a.begin_mask, i) ? 0 : std::clamp<int64_t>(bounded(begin[i]), 0, size);
        const int64_t to = bit(a.end_mask, i) ? size : std::clamp<int64_t>(bounded(end[i]), 0, size);
        x = x.slice(d, from, std::max(from, to), step);
      } else {
        const int64_t from = bit(a.begin_mask, i) ? size - 1 : std::clamp<int64_t>(bounded(begin[i]), -1, size - 1);
        const int64_t to = bit(a.end_mask, i) ? -1 : std::clamp<int64_t>(bounded(end[i]), -1, size - 1);
        const at::Tensor rows = from > to ? at::arange(from, to, step, at::kLong) : at::empty({0}, at::kLong);
        x = x.index_select(d, rows);
      }
      ++d;
    }
  }
  if (x.numel() == 0 && a.y.numel() == 0) return;
  a.y.copy_(x);
}

void OpPad(const gen::OpPadArgs& a) { a.y.copy_(at::constant_pad_nd(a.x, torch_padding(a.paddings, true, a.x.dim()))); }

void OpPadV3(const gen::OpPadV3Args& a) {
  const auto padding = torch_padding(a.paddings, a.paddings_contiguous, a.x.dim());
  if (a.mode == "constant") {
    a.y.copy_(at::constant_pad_nd(a.x, padding, a.constant_values ? number(*a.constant_values) : at::Scalar(0)));
  } else {
    a.y.copy_(pad_by_index(a.x, padding, a.mode));
  }
}

void OpMirrorPad(const gen::OpMirrorPadArgs& a) {
  a.y.copy_(pad_by_index(a.x, torch_padding(a.paddings, true, a.x.dim()), a.mode));
}

void OpPadV3Grad(const gen::OpPadV3GradArgs& a) {
  const auto padding = torch_padding(a.paddings, a.paddings_contiguous, a.x.dim());
  const int64_t rank = a.x.dim();
  at::Tensor grad = a.x.is_floating_point() ? a.x.to(at::kFloat) : a.x;
  for (int64_t d = 0; d < rank; ++d) {
    const int64_t before = padding[2 * (rank - 1 - d)], after = padding[2 * (rank - 1 - d) + 1];
    if (!before && !after) continue;
    auto sizes = grad.sizes().vec();
    sizes[d] = a.y.size(d);
    grad = at::zeros(sizes, grad.options()).index_add(d, padded_source(sizes[d], before, after, a.mode), grad);
  }
  a.y.copy_(grad);
}

void OpAsStrided(const gen::OpAsStridedArgs& a) {
  a.y.copy_(a.x.as_strided(values(a.size), values(a.stride), a.storage_offset ? value(*a.storage_offset) : 0));
}

void OpViewCopy(const gen::OpViewCopyArgs& a) {
  const at::Tensor to = a.dst_out.as_strided(values(a.dst_size), values(a.dst_stride), value(a.dst_storage_offset));
  to.copy_(a.src.as_strided(values(a.src_size), values(a.src_stride), value(a.src_storage_offset)));
}

void OpConfusionTransposeD(const gen::OpConfusionTransposeDArgs& a) {
  a.y.copy_(a.transpose_first ? a.x.permute(a.perm).reshape(a.shape) : a.x.reshape(a.shape).permute(a.perm));
}

void OpFill(const gen::OpFillArgs& a) { a.y.copy_(a.value.reshape({}).expand(a.y.sizes())); }

void OpFillDiagonal(const gen::OpFillDiagonalArgs& a) {
  a.y.copy_(a.x.clone(at::MemoryFormat::Contiguous).fill_diagonal_(a.fill_value, a.wrap));
}

void OpEye(const gen::OpEyeArgs& a) {
  a.y.zero_();
  a.y.diagonal(0, -2, -1).fill_(1);
}

void OpRange(const gen::OpRangeArgs& a) {
  const auto start = number(a.start), step = number(a.delta);
  if (a.y.is_floating_point()) {
    a.y.copy_(at::arange(a.y.numel(), at::kDouble) * step.toDouble() + start.toDouble());
  } else {
    a.y.copy_(at::arange(a.y.numel(), at::kLong) * step.toLong() + start.toLong());
  }
}

void OpRangeD(const gen::OpRangeDArgs& a) { a.y.copy_(at::arange(a.y.numel(), at::kDouble) * a.delta + a.start); }

void OpLinSpace(const gen::OpLinSpaceArgs& a) {
  a.output.copy_(at::linspace(number(a.start), number(a.stop), value(a.num), at::kDouble));
}

void OpLogSpaceD(const gen::OpLogSpaceDArgs& a) {
  a.y.copy_(at::logspace(a.start, a.end, a.steps, a.base, at::kDouble));
}

void OpStrideAdd(const gen::OpStrideAddArgs& a) {
  auto blocks = [&](const at::Tensor& x, int64_t offset) {
    at::Tensor result = at::zeros_like(a.y);
    const int64_t from = std::min(offset * 16, x.size(1)), count = std::min(a.c1_len * 16, x.size(1) - from);
    if (count > 0) result.narrow(1, 0, count).copy_(x.narrow(1, from, count));
    return result;
  };
  a.y.copy_(blocks(a.x1, a.x1_c1_offset) + blocks(a.x2, a.x2_c1_offset));
}

void OpSignBitsPack(const gen::OpSignBitsPackArgs& a) {
  // One bit for each element, set where it is not negative; the first element is the lowest bit.
  at::Tensor bits = at::zeros({(a.x.numel() + 7) / 8 * 8}, at::kInt);
  bits.narrow(0, 0, a.x.numel()).copy_(a.x.reshape(-1) >= 0);
  const at::Tensor weights = at::pow(at::Scalar(2), at::arange(8, at::kInt));
  a.y.copy_((bits.view({-1, 8}) * weights).sum(1).view(a.y.sizes()));
}

void OpSignBitsUnpack(const gen::OpSignBitsUnpackArgs& a) {
  const at::Tensor bits =
      at::bitwise_and(at::bitwise_right_shift(a.x.to(at::kInt).unsqueeze(1), at::arange(8, at::kInt)), 1);
  a.y.copy_((bits * 2 - 1).view(a.y.sizes()));
}

void OpAffineGrid(const gen::OpAffineGridArgs& a) {
  a.y.copy_(at::affine_grid_generator(a.theta, values(a.output_size), a.align_corners).view(a.y.sizes()));
}

void OpMaskedSelect(const gen::OpMaskedSelectArgs& a) { computed(a.task, 2, a.y, at::masked_select(a.x, a.mask)); }

void OpNonZero(const gen::OpNonZeroArgs& a) {
  const at::Tensor found = at::nonzero(a.x);
  computed(a.task, 1, a.y, a.transpose ? found.t() : found);
}

}  // namespace hotplate::kernels
