// Elements picked by one index tensor per dimension, as PyTorch's advanced indexing.
#include <ATen/ATen.h>

#include "gen/args_graph_types_movement.h"

namespace hotplate::kernels {

void OpIndexByTensor(const gen::OpIndexByTensorArgs& a) {
  c10::List<std::optional<at::Tensor>> list;
  size_t next = 0;
  for (int64_t given : a.indices_mask) {
    if (!given) {
      list.push_back(std::nullopt);
      continue;
    }
    TORCH_CHECK(next < a.indices.size(), "indices_mask asks for more than the ", a.indices.size(), " indices given");
    const at::Tensor& index = a.indices[next++];
    const bool mask = index.scalar_type() == at::kBool || index.scalar_type() == at::kByte;
    list.push_back(mask ? index : index.to(at::kLong));
  }
  TORCH_CHECK(next == a.indices.size(), "indices_mask takes ", next, " indices, but ", a.indices.size(), " were given");
  a.y.copy_(at::index(a.x, list));
}

}  // namespace hotplate::kernels
