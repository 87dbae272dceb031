// Reading and writing at computed places. ATen checks every index against the size of its dimension; a wrong one
// becomes the device error of the task.
#include <ATen/ATen.h>

#include <optional>

#include "gen/args_index.h"
#include "host/bridge/arguments.h"
#include "host/bridge/one_thread.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

namespace {

// ATen's scatter and gather take int64 indices only.
at::Tensor long_index(const at::Tensor& index) {
  return index.scalar_type() == at::kLong ? index : index.to(at::kLong);
}

// Out-of-place calls start from a copy, unless input and output are one tensor.
at::Tensor start(const at::Tensor& self, const at::Tensor& out) {
  if (!same_view(self, out)) out.copy_(self);
  return out;
}

}  // namespace

namespace {

// ATen's own text names neither the index nor the range.
void select(at::Tensor out, const at::Tensor& self, int64_t dim, const at::Tensor& index, const char* name) {
  try {
    at::index_select_out(out, self, dim, index);
  } catch (const c10::Error&) {
    if (self.dim()) check_range(index, self.size(dim), name);
    throw;
  }
}

}  // namespace

void Embedding(const gen::EmbeddingArgs& a) {
  if (!a.out.numel()) return;
  const at::Tensor index = a.indices.reshape(-1);
  if (a.out.is_contiguous()) {
    select(a.out.view({index.numel(), a.weight.size(1)}), a.weight, 0, index, "indices");
  } else {
    const at::Tensor rows = at::empty({index.numel(), a.weight.size(1)}, a.weight.options());
    select(rows, a.weight, 0, index, "indices");
    write(a.out, rows.view(a.out.sizes()));
  }
}

void EmbeddingDenseBackward(const gen::EmbeddingDenseBackwardArgs& a) {
  // Half types accumulate in float32: a frequent token may collect thousands of rows.
  const at::Tensor grad = is_reduced(a.grad.scalar_type()) ? a.grad.to(at::kFloat) : a.grad;
  const at::Tensor index = long_index(a.indices);
  check_range(index, a.numWeights, "indices");
  TORCH_CHECK(grad.numel() / std::max<int64_t>(a.out.size(1), 1) == index.numel() && grad.size(-1) == a.out.size(1),
              "a gradient of shape ", grad.sizes(), " does not fit indices of shape ", index.sizes(),
              " and an output of ", a.out.sizes());
  write(a.out, at::embedding_dense_backward(grad, index, a.numWeights, a.paddingIdx, a.scaleGradByFreq));
}

void EmbeddingRenorm(const gen::EmbeddingRenormArgs& a) {
  at::Tensor self = a.selfRef;
  at::embedding_renorm_(self, a.indices.reshape(-1), a.maxNorm, a.normType);
}

namespace {

// Empty tensors stand for dimensions without an index. When every entry is empty, they are real: nothing is chosen.
struct IndexList {
  c10::List<std::optional<at::Tensor>> entries;
  bool chooses_nothing = true;

  explicit IndexList(const std::vector<at::Tensor>& tensors) {
    for (const at::Tensor& t : tensors) {
      const bool given = t.defined() && t.numel();
      entries.push_back(given ? std::optional<at::Tensor>(t) : std::nullopt);
      if (given) chooses_nothing = false;
    }
  }
};

}  // namespace

void Index(const gen::IndexArgs& a) {
  const IndexList list(a.indices);
  if (list.chooses_nothing) {
    TORCH_CHECK(a.out.numel() == 0, "no index is given, but the output has shape ", a.out.sizes());
    return;
  }
  if (!a.out.numel()) return;
  at::Tensor out = a.out;
  at::index_out(out, a.self, list.entries);
}

void IndexPutImpl(const gen::IndexPutImplArgs& a) {
  const IndexList list(a.indices);
  if (list.chooses_nothing) return;
  at::Tensor self = a.selfRef;
  const at::Tensor values = a.values.scalar_type() == self.scalar_type() ? a.values : a.values.to(self.scalar_type());
  // On several threads torch adds in no fixed order.
  std::optional<host::OneThread> one_thread;
  if (a.accumulate) one_thread.emplace();
  at::_index_put_impl_(self, list.entries, values, a.accumulate, a.unsafe);
}

void IndexSelect(const gen::IndexSelectArgs& a) { select(a.out, a.self, a.dim, a.index, "index"); }

void Gather(const gen::GatherArgs& a) {
  at::Tensor out = a.out;
  at::gather_out(out, a.self, a.dim, long_index(a.index));
}

void Take(const gen::TakeArgs& a) {
  at::Tensor out = a.out;
  at::take_out(out, a.self, long_index(a.index));
}

void Nonzero(const gen::NonzeroArgs& a) {
  const at::Tensor found = at::nonzero(a.self);
  write_front(a.out, found);
  host::set_computed_shape(a.task, 1, found.sizes());
}

void NonzeroV2(const gen::NonzeroV2Args& a) {
  const at::Tensor found = at::nonzero(a.self).t();
  write_front(a.out, found);
  host::set_computed_shape(a.task, 1, found.sizes());
}

void MaskedSelect(const gen::MaskedSelectArgs& a) {
  const at::Tensor found = at::masked_select(a.self, a.mask.to(at::kBool));
  write_front(a.out, found);
  host::set_computed_shape(a.task, 2, found.sizes());
}

void OneHot(const gen::OneHotArgs& a) {
  const int64_t axis = a.axis < 0 ? a.axis + a.self.dim() + 1 : a.axis;
  TORCH_CHECK(axis >= 0 && axis <= a.self.dim(), "axis is ", a.axis, ", but it must be in [", -a.self.dim() - 1, ", ",
              a.self.dim(), "]");
  std::vector<int64_t> shape(a.self.dim() + 1, 1);
  shape[axis] = a.numClasses;
  const at::Tensor classes = at::arange(a.numClasses, a.self.options()).view(shape);
  // Values outside [0, numClasses) are coded as off everywhere.
  write(a.out, at::where(a.self.unsqueeze(axis) == classes, a.onValue.reshape({}), a.offValue.reshape({})));
}

namespace {

void index_add(const at::Tensor& self, int64_t dim, const at::Tensor& index, const at::Tensor& source,
               const at::Scalar& alpha, const at::Tensor& out) {
  start(self, out).index_add_(dim, index.reshape(-1), source, alpha);
}

}  // namespace

void IndexAdd(const gen::IndexAddArgs& a) { index_add(a.self, a.dim, a.index, a.source, a.alpha, a.out); }

void IndexAddV2(const gen::IndexAddV2Args& a) { index_add(a.self, a.dim, a.index, a.source, a.alpha, a.out); }

namespace {

at::Tensor index_tensor(const std::vector<int64_t>& values) {
  return at::tensor(at::ArrayRef<int64_t>(values), at::TensorOptions().dtype(at::kLong));
}

}  // namespace

void IndexFill(const gen::IndexFillArgs& a) { start(a.self, a.out).index_fill_(a.dim, long_index(a.index), a.value); }

void IndexFillTensor(const gen::IndexFillTensorArgs& a) {
  start(a.self, a.out).index_fill_(a.dim, index_tensor(a.index), a.value);
}

void InplaceIndexFill(const gen::InplaceIndexFillArgs& a) {
  at::Tensor(a.selfRef).index_fill_(a.dim, long_index(a.index), a.value);
}

void InplaceIndexFillTensor(const gen::InplaceIndexFillTensorArgs& a) {
  at::Tensor(a.selfRef).index_fill_(a.dim, index_tensor(a.index), a.value);
}

void IndexCopy(const gen::IndexCopyArgs& a) {
  start(a.selfRef, a.outRef).index_copy_(a.dim, long_index(a.index).reshape(-1), a.source);
}

void InplaceIndexCopy(const gen::InplaceIndexCopyArgs& a) {
  at::Tensor(a.selfRef).index_copy_(a.dim, long_index(a.index).reshape(-1), a.source);
}

namespace {

enum ScatterHow : int64_t { kSet = 0, kAdd = 1, kMultiply = 2 };

void scatter(const at::Tensor& target, int64_t dim, const at::Tensor& index, const at::Tensor& source, int64_t how) {
  at::Tensor t = target;
  switch (how) {
    case kSet:
      t.scatter_(dim, long_index(index), source);
      return;
    case kAdd:
      t.scatter_add_(dim, long_index(index), source);
      return;
    default:
      t.scatter_(dim, long_index(index), source, "multiply");
      return;
  }
}

void scatter_value(const at::Tensor& target, int64_t dim, const at::Tensor& index, const at::Scalar& value,
                   int64_t how) {
  at::Tensor t = target;
  switch (how) {
    case kSet:
      t.scatter_(dim, long_index(index), value);
      return;
    case kAdd:
      t.scatter_(dim, long_index(index), value, "add");
      return;
    default:
      t.scatter_(dim, long_index(index), value, "multiply");
      return;
  }
}

// Index: the attribute `reduce` of the interface.
constexpr const char* kReductions[] = {"none", "sum", "prod", "amax", "amin", "mean"};

void scatter_reduce(const at::Tensor& target, int64_t dim, const at::Tensor& index, const at::Tensor& source,
                    int64_t how, bool include_self) {
  at::Tensor t = target;
  if (how == 0) {
    t.scatter_(dim, long_index(index), source);
  } else {
    t.scatter_reduce_(dim, long_index(index), source, kReductions[how], include_self);
  }
}

}  // namespace

void Scatter(const gen::ScatterArgs& a) { scatter(start(a.self, a.out), a.dim, a.index, a.src, a.reduce); }

void ScatterValue(const gen::ScatterValueArgs& a) {
  scatter_value(start(a.self, a.out), a.dim, a.index, a.value, a.reduce);
}

void ScatterAdd(const gen::ScatterAddArgs& a) { scatter(start(a.self, a.out), a.dim, a.index, a.src, kAdd); }

void InplaceScatter(const gen::InplaceScatterArgs& a) { scatter(a.selfRef, a.dim, a.index, a.src, a.reduce); }

void InplaceScatterValue(const gen::InplaceScatterValueArgs& a) {
  scatter_value(a.selfRef, a.dim, a.index, a.value, a.reduce);
}

void ScatterReduce(const gen::ScatterReduceArgs& a) {
  scatter_reduce(start(a.self, a.out), a.dim, a.index, a.src, a.reduce, a.includeSelf);
}

void InplaceScatterReduce(const gen::InplaceScatterReduceArgs& a) {
  scatter_reduce(a.selfRef, a.dim, a.index, a.src, a.reduce, a.includeSelf);
}

void InplacePut(const gen::InplacePutArgs& a) {
  at::Tensor(a.selfRef).put_(long_index(a.index), a.source, a.accumulate);
}

void InplaceMaskedScatter(const gen::InplaceMaskedScatterArgs& a) {
  at::Tensor(a.selfRef).masked_scatter_(a.mask.to(at::kBool), a.source);
}

void ScatterNdUpdate(const gen::ScatterNdUpdateArgs& a) {
  c10::List<std::optional<at::Tensor>> list;
  for (const at::Tensor& t : long_index(a.indices).unbind(-1)) list.push_back(t);
  at::Tensor(a.varRef).index_put_(list, a.updates);
}

void InplaceScatterUpdate(const gen::InplaceScatterUpdateArgs& a) {
  const int64_t axis = at::maybe_wrap_dim(a.axis, a.data.dim());
  TORCH_CHECK(axis > 0, "the first dimension numbers the updates, so axis must not be 0");
  const at::Tensor starts = long_index(a.indices).contiguous();
  for (int64_t i = 0; i < starts.numel(); ++i) {
    a.data[i].narrow(axis - 1, starts.const_data_ptr<int64_t>()[i], a.updates.size(axis)).copy_(a.updates[i]);
  }
}

}  // namespace hotplate::kernels
