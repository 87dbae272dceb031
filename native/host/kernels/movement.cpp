// Copies, fills and re-arrangements.
#include <ATen/ATen.h>
#include <ATen/WrapDimUtils.h>

#include <algorithm>
#include <vector>

#include "gen/args_movement.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

// First and last byte + 1 that a tensor with elements reaches.
std::pair<const char*, const char*> extent(const at::Tensor& t) {
  const auto* low = static_cast<const char*>(t.const_data_ptr());
  const auto* high = low;
  for (int64_t d = 0; d < t.dim(); ++d) {
    const int64_t span = (t.size(d) - 1) * t.stride(d) * static_cast<int64_t>(t.element_size());
    (span < 0 ? low : high) += span;
  }
  return {low, high + t.element_size()};
}

bool overlap(const at::Tensor& a, const at::Tensor& b) {
  if (a.numel() == 0 || b.numel() == 0) return false;
  const auto [a_low, a_high] = extent(a);
  const auto [b_low, b_high] = extent(b);
  return a_low < b_high && b_low < a_high;
}

}  // namespace

// The two tensors may share memory: tensors made from handles do not know it, so ATen's own care does not apply.
void InplaceCopy(const gen::InplaceCopyArgs& a) {
  if (overlap(a.selfRef, a.src)) {
    const bool same = a.selfRef.const_data_ptr() == a.src.const_data_ptr() && a.selfRef.sizes() == a.src.sizes() &&
                      a.selfRef.strides() == a.src.strides() && a.selfRef.scalar_type() == a.src.scalar_type();
    if (!same) a.selfRef.copy_(a.src.clone());
    return;
  }
  a.selfRef.copy_(a.src);
}

void InplaceFillScalar(const gen::InplaceFillScalarArgs& a) {
  a.selfRef.fill_(representable(a.value, a.selfRef.scalar_type()));
}
void InplaceFillTensor(const gen::InplaceFillTensorArgs& a) {
  a.selfRef.fill_(representable(a.value.item(), a.selfRef.scalar_type()));
}

void ConstantPadNd(const gen::ConstantPadNdArgs& a) {
  a.out.fill_(representable(a.value, a.out.scalar_type()));
  at::Tensor from = a.self, to = a.out;
  for (size_t i = 0; i < a.pad.size() / 2; ++i) {
    const int64_t dim = a.self.dim() - 1 - static_cast<int64_t>(i);
    // Negative padding cuts the input; positive leaves room in the output.
    const int64_t cut = std::max<int64_t>(-a.pad[2 * i], 0), room = std::max<int64_t>(a.pad[2 * i], 0);
    const int64_t length = std::min(from.size(dim) - cut, to.size(dim) - room);
    if (length <= 0) return;
    from = from.narrow(dim, cut, length);
    to = to.narrow(dim, room, length);
  }
  to.copy_(from);
}

void ConfusionTranspose(const gen::ConfusionTransposeArgs& a) {
  a.out.copy_(a.transpose_first ? a.x.permute(a.perm).reshape(a.shape) : a.x.reshape(a.shape).permute(a.perm));
}

void Repeat(const gen::RepeatArgs& a) {
  // out[r0][s0][r1][s1]... = self[s0][s1]...: a copy from a broadcast view.
  std::vector<int64_t> from, to;
  const size_t added = a.repeats.size() - static_cast<size_t>(a.self.dim());
  for (size_t i = 0; i < a.repeats.size(); ++i) {
    const int64_t size = i < added ? 1 : a.self.size(static_cast<int64_t>(i - added));
    from.insert(from.end(), {1, size});
    to.insert(to.end(), {a.repeats[i], size});
  }
  if (a.out.numel() == 0) return;
  const at::Tensor source = a.self.reshape(from).expand(to);
  if (a.out.is_contiguous()) {
    a.out.view(to).copy_(source);
  } else {
    a.out.copy_(source.reshape(a.out.sizes()));
  }
}

// The sum over the places that each repetition filled, in fp32.
void RepeatInterleaveGrad(const gen::RepeatInterleaveGradArgs& a) {
  const at::Tensor grad = a.yGrad.to(at::kFloat);
  at::Tensor sum = at::zeros(a.out.sizes(), at::kFloat);
  sum.index_add_(a.axis, at::repeat_interleave(a.repeats), grad);
  a.out.copy_(sum);
}

// One entry of begin, end and strides for each position of the index; bit i of a mask speaks of position i.
void StridedSlice(const gen::StridedSliceArgs& a) {
  auto is_set = [](int64_t mask, size_t i) { return (mask >> i & 1) != 0; };
  const size_t positions = a.begin.size();
  size_t used = 0;  // dimensions that the index takes from the tensor, the ellipsis aside
  for (size_t i = 0; i < positions; ++i) used += !is_set(a.ellipsisMask, i) && !is_set(a.newAxisMask, i);
  at::Tensor view = a.self;
  TORCH_CHECK(static_cast<int64_t>(used) <= view.dim(), "the index has ", used, " positions for ", view.dim(),
              " dimensions");
  int64_t dim = 0;
  for (size_t i = 0; i < positions; ++i) {
    if (is_set(a.ellipsisMask, i)) {
      dim += a.self.dim() - static_cast<int64_t>(used);
    } else if (is_set(a.newAxisMask, i)) {
      view = view.unsqueeze(dim++);
    } else if (is_set(a.shrinkAxisMask, i)) {
      view = view.select(dim, a.begin[i]);
    } else {
      const int64_t size = view.size(dim), step = a.strides[i];
      TORCH_CHECK(step > 0, "stride ", step, " of position ", i, " must be positive");
      int64_t begin = is_set(a.beginMask, i) ? 0 : a.begin[i], end = is_set(a.endMask, i) ? size : a.end[i];
      view = view.slice(dim++, begin, end, step);
    }
  }
  TORCH_CHECK(view.sizes() == a.out.sizes(), "the slice has shape ", view.sizes(), ", the output was described with ",
              a.out.sizes());
  a.out.copy_(view);
}

}  // namespace hotplate::kernels
