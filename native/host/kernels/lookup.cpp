// Bags of embeddings, gathering with batches, lists of scattered rows, and coalescing of sparse tensors.
#include <ATen/ATen.h>

#include "gen/args_index.h"
#include "host/bridge/arguments.h"
#include "host/kernels/convert.h"
#include "host/kernels/out.h"

namespace hotplate::kernels {

void EmbeddingBag(const gen::EmbeddingBagArgs& a) {
  constexpr int64_t kMax = 2;
  // ATen reads these as contiguous, and trusts them.
  const at::Tensor indices = a.indices.to(at::kLong).contiguous(), offsets = a.offsets.to(at::kLong).contiguous();
  check_range(indices, a.weight.size(0), "indices");
  check_range(offsets, indices.numel() + 1, "offsets");
  const std::optional<at::Tensor> weights =
      a.perSampleWeights ? std::optional<at::Tensor>(a.perSampleWeights->contiguous()) : std::nullopt;
  const auto [output, owner, sizes, maxima] =
      at::_embedding_bag(a.weight.contiguous(), indices, offsets, a.scaleGradByFreq, a.mode, false, weights,
                         a.includeLastOffset, a.paddingIdx);
  write(a.output, output);
  // ATen computes these only where its own gradient needs them.
  const int64_t bags = offsets.numel() - (a.includeLastOffset ? 1 : 0);
  const at::Tensor begins = offsets.narrow(0, 0, bags);
  const at::Tensor place = at::arange(indices.numel(), offsets.options());
  const at::Tensor bag = bags ? at::searchsorted(begins.contiguous(), place, false, /*right=*/true) - 1 : place;
  const at::Tensor counted = a.paddingIdx >= 0 ? indices.ne(a.paddingIdx).to(at::kLong) : at::ones_like(indices);
  if (a.offset2bag.numel()) write(a.offset2bag, bag);
  write(a.bagSize.narrow(0, 0, bags), at::zeros({bags}, offsets.options()).scatter_add(0, bag, counted));
  if (a.mode == kMax) {
    write(a.maxIndices, maxima);
  } else if (a.maxIndices.numel()) {
    at::Tensor(a.maxIndices).zero_();
  }
}

namespace {

void gather(const at::Tensor& self, int64_t dim, const at::Tensor& index, int64_t batches, at::Tensor out) {
  if (batches > 0) {
    TORCH_CHECK(index.dim() > 0 && self.dim() > 1 && index.size(0) == self.size(0),
                "batchDims needs as many batches in self ", self.sizes(), " as in index ", index.sizes());
    for (int64_t i = 0; i < self.size(0); ++i) gather(self[i], dim - 1, index[i], batches - 1, out[i]);
    return;
  }
  std::vector<int64_t> shape(self.sizes().begin(), self.sizes().begin() + dim);
  shape.insert(shape.end(), index.sizes().begin(), index.sizes().end());
  shape.insert(shape.end(), self.sizes().begin() + dim + 1, self.sizes().end());
  write(out, self.index_select(dim, index.reshape(-1)).view(shape));
}

}  // namespace

void GatherV3(const gen::GatherV3Args& a) {
  const int64_t dim = a.dim < 0 ? a.dim + a.self.dim() : a.dim;
  TORCH_CHECK(a.batchDims >= 0 && a.batchDims <= dim && dim < a.self.dim(), "dim ", a.dim, " and batchDims ",
              a.batchDims, " do not fit self of shape ", a.self.sizes());
  check_range(a.index, a.self.size(dim), "index");
  gather(a.self, dim, a.index, a.batchDims, a.out);
}

void ScatterList(const gen::ScatterListArgs& a) {
  const auto count = static_cast<int64_t>(a.varRef.size());
  TORCH_CHECK(a.reduceOptional.empty() || a.reduceOptional == "update", "reduceOptional only supports \"update\"");
  TORCH_CHECK(a.indice.dim() == 1 && a.indice.size(0) == count && a.updates.dim() > 1 && a.updates.size(0) == count,
              "indice ", a.indice.sizes(), " and updates ", a.updates.sizes(), " must have an element for each of the ",
              count, " tensors of varRef");
  const at::Tensor places = a.indice.to(at::kLong).contiguous();
  for (int64_t i = 0; i < count; ++i) {
    if (a.maskOptional && !(*a.maskOptional)[i].item<bool>()) continue;
    const at::Tensor update = a.updates[i];
    at::Tensor variable = a.varRef[i];
    const int64_t length = update.size(a.axis), begin = places.const_data_ptr<int64_t>()[i];
    TORCH_CHECK(begin >= 0 && begin + length <= variable.size(a.axis), "indice[", i, "] is ", begin, ", but ", length,
                " rows must fit into ", variable.size(a.axis));
    variable.narrow(a.axis, begin, length).copy_(update);
  }
}

void CoalesceSparse(const gen::CoalesceSparseArgs& a) {
  const at::Tensor place = a.unique_indices.to(at::kLong);
  check_range(place, a.new_values.size(0), "unique_indices");
  // Equal positions write the same row.
  at::Tensor indices = a.new_indices, values = a.new_values;
  indices.index_copy_(0, place, a.indices.to(indices.scalar_type()));
  values.index_add_(0, place, a.values);
}

}  // namespace hotplate::kernels
