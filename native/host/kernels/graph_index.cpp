// Graph operator types that gather, scatter and order elements.
#include <ATen/ATen.h>
#include <ATen/WrapDimUtils.h>

#include "gen/args_graph_types_movement.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {

using host::number;
using host::value;
using host::values;

namespace {

at::Tensor positions(const at::Tensor& indices, int64_t size) {
  const at::Tensor i = indices.to(at::kLong);
  return at::where(i < 0, i + size, i);
}

at::Tensor gather(const at::Tensor& x, const at::Tensor& indices, int64_t axis) {
  axis = at::maybe_wrap_dim(axis, x.dim());
  auto sizes = x.sizes().slice(0, axis).vec();
  sizes.insert(sizes.end(), indices.sizes().begin(), indices.sizes().end());
  const auto rest = x.sizes().slice(axis + 1);
  sizes.insert(sizes.end(), rest.begin(), rest.end());
  return x.index_select(axis, positions(indices, x.size(axis)).reshape(-1)).view(sizes);
}

void copy_unless_same(const at::Tensor& to, const at::Tensor& from) {
  if (to.data_ptr() != from.data_ptr()) to.copy_(from);
}

// Rows of var named by indices (.., k), as positions in var with its first k dimensions joined.
at::Tensor joined_rows(const at::Tensor& var, const at::Tensor& indices, int64_t* k) {
  *k = indices.size(-1);
  at::Tensor at_ = at::zeros(indices.sizes().slice(0, indices.dim() - 1), at::kLong);
  for (int64_t d = 0; d < *k; ++d) at_ = at_ * var.size(d) + positions(indices.select(-1, d), var.size(d));
  return at_.reshape(-1);
}

at::Tensor one_hot(const at::Tensor& x, int64_t depth, const at::Tensor& on, const at::Tensor& off, int64_t axis) {
  axis = axis < 0 ? axis + x.dim() + 1 : axis;
  std::vector<int64_t> shape(x.dim() + 1, 1);
  shape[axis] = depth;
  const at::Tensor hot = x.to(at::kLong).unsqueeze(axis) == at::arange(depth, at::kLong).view(shape);
  return at::where(hot, on.reshape({}), off.reshape({}));
}

}  // namespace

void OpGatherV2(const gen::OpGatherV2Args& a) {
  TORCH_CHECK(a.batch_dims == 0, "batch_dims ", a.batch_dims, " is not supported, only 0");
  a.y.copy_(gather(a.x, a.indices, value(a.axis)));
}
void OpGatherV2D(const gen::OpGatherV2DArgs& a) { a.y.copy_(gather(a.x, a.indices, a.axis)); }

void OpGather(const gen::OpGatherArgs& a) {
  TORCH_CHECK(a.batch_dims == 0, "batch_dims ", a.batch_dims, " is not supported, only 0");
  a.y.copy_(gather(a.x, a.indices, 0));
}

void OpGatherElements(const gen::OpGatherElementsArgs& a) {
  a.y.copy_(at::gather(a.x, a.dim, positions(a.index, a.x.size(a.dim))));
}

void OpScatterElements(const gen::OpScatterElementsArgs& a) {
  const at::Tensor index = positions(a.indices, a.data.dim() ? a.data.size(a.axis) : 1);
  if (a.reduction == "none" || a.reduction.empty()) {
    a.y.copy_(at::scatter(a.data, a.axis, index, a.updates));
  } else {
    TORCH_CHECK(a.reduction == "add" || a.reduction == "mul", "reduction ", a.reduction, " is not supported");
    a.y.copy_(at::scatter_reduce(a.data, a.axis, index, a.updates, a.reduction == "add" ? "sum" : "prod"));
  }
}

// Each batch row of updates goes to its own place along the axis.
void OpScatter(const gen::OpScatterArgs& a) {
  TORCH_CHECK(a.reduce == "update", "reduce ", a.reduce, " is not supported, only update");
  copy_unless_same(a.var_out, a.var);
  const int64_t axis = at::maybe_wrap_dim(a.axis, a.var.dim());
  const auto starts = values(a.indices.dim() == 2 ? a.indices.select(1, 1) : a.indices);
  const auto batch = a.indices.dim() == 2 ? values(a.indices.select(1, 0)) : std::vector<int64_t>();
  TORCH_CHECK(axis > 0, "axis must not be the batch dimension");
  for (size_t b = 0; b < starts.size(); ++b) {
    const auto row = static_cast<int64_t>(b);
    a.var_out.select(0, batch.empty() ? row : batch[b])
        .narrow(axis - 1, starts[b], a.updates.size(axis))
        .copy_(a.updates.select(0, row));
  }
}

void OpScatterUpdate(const gen::OpScatterUpdateArgs& a) {
  copy_unless_same(a.var_out, a.var);
  at::Tensor out = a.var_out;
  out.index_put_({positions(a.indices, a.var.size(0))}, a.updates);
}

void OpScatterNdUpdate(const gen::OpScatterNdUpdateArgs& a) {
  copy_unless_same(a.var_out, a.var);
  int64_t k;
  const at::Tensor rows = joined_rows(a.var, a.indices, &k);
  auto sizes = a.var.sizes().slice(k).vec();
  sizes.insert(sizes.begin(), -1);
  if (rows.numel()) a.var_out.view(sizes).index_put_({rows}, a.updates.reshape(sizes));
}

void OpScatterNdAdd(const gen::OpScatterNdAddArgs& a) {
  copy_unless_same(a.var_out, a.var);
  int64_t k;
  const at::Tensor rows = joined_rows(a.var, a.indices, &k);
  auto sizes = a.var.sizes().slice(k).vec();
  sizes.insert(sizes.begin(), -1);
  if (rows.numel()) a.var_out.view(sizes).index_add_(0, rows, a.updates.reshape(sizes));
}

void OpArgMaxGrad(const gen::OpArgMaxGradArgs& a) {
  const int64_t dim = at::maybe_wrap_dim(a.dimension, a.var.dim());
  const bool kept = a.indices.dim() == a.var.dim();
  const at::Tensor index = kept ? a.indices : a.indices.unsqueeze(dim);
  const at::Tensor source = a.updates.dim() == a.var.dim() ? a.updates : a.updates.unsqueeze(dim);
  a.y.copy_(at::scatter(a.var, dim, positions(index, a.var.size(dim)), source.to(a.var.scalar_type())));
}

// assist1 is 0 where a value is filled in and 1 elsewhere; assist2 holds the values.
void OpIndexFillD(const gen::OpIndexFillDArgs& a) {
  a.y.copy_(at::where(a.assist1 == 0, a.assist2.to(a.x.scalar_type()), a.x));
}

void OpInplaceIndexAdd(const gen::OpInplaceIndexAddArgs& a) {
  a.var_out.copy_(at::index_add(a.var, a.axis, positions(a.indices, a.var.size(a.axis)), a.updates,
                                a.alpha ? number(*a.alpha) : at::Scalar(1)));
}

void OpIndexPutV2(const gen::OpIndexPutV2Args& a) {
  c10::List<std::optional<at::Tensor>> list;
  size_t next = 0;
  for (int64_t given : values(a.indexed_sizes)) {
    list.push_back(given && next < a.indices.size() ? std::optional(a.indices[next++]) : std::nullopt);
  }
  while (next < a.indices.size()) list.push_back(std::optional(a.indices[next++]));
  for (size_t i = 0; i < list.size(); ++i) {
    const std::optional<at::Tensor> index = list.get(i);
    if (index && index->scalar_type() != at::kBool && index->scalar_type() != at::kByte)
      list.set(i, index->to(at::kLong));
  }
  a.x_out.copy_(at::index_put(a.x, list, a.value, a.accumulate));
}

void OpMaskedFill(const gen::OpMaskedFillArgs& a) {
  a.y.copy_(at::masked_fill(a.x, a.mask.to(at::kBool), a.value.reshape({}).to(a.x.scalar_type())));
}

// Rows of x (its first dimension) get value[i] at [start[i][row], end[i][row]) of the axis; along the first dimension
// itself, the ranges hold for all.
void OpMaskedFillRange(const gen::OpMaskedFillRangeArgs& a) {
  a.y.copy_(a.x);
  const int64_t rank = a.x.dim(), axis = at::maybe_wrap_dim(a.axis, rank);
  const bool batched = rank > 1 && axis == rank - 1;
  for (int64_t i = 0; i < a.start.size(0); ++i) {
    const auto from = values(a.start[i]), to = values(a.end[i]);
    for (size_t j = 0; j < from.size(); ++j) {
      at::Tensor part = batched ? a.y.select(0, static_cast<int64_t>(j)) : a.y;
      const int64_t dim = batched ? axis - 1 : axis;
      const int64_t low = std::clamp<int64_t>(from[j], 0, part.size(dim));
      const int64_t high = std::clamp<int64_t>(to[j], low, part.size(dim));
      part.narrow(dim, low, high - low).copy_(a.value[i].expand(part.narrow(dim, low, high - low).sizes()));
    }
  }
}

void OpTopKV2(const gen::OpTopKV2Args& a) {
  auto [found, at_] = at::topk(a.x, value(a.k), a.dim, a.largest, a.sorted);
  a.values.copy_(found);
  a.indices.copy_(at_);
}

void OpOneHot(const gen::OpOneHotArgs& a) { a.y.copy_(one_hot(a.x, value(a.depth), a.on_value, a.off_value, a.axis)); }

void OpOneHotD(const gen::OpOneHotDArgs& a) { a.y.copy_(one_hot(a.x, a.depth, a.on_value, a.off_value, a.axis)); }

void OpSearchSorted(const gen::OpSearchSortedArgs& a) {
  a.output.copy_(at::searchsorted(a.sorted_sequence, a.values, false, a.right));
}

}  // namespace hotplate::kernels
