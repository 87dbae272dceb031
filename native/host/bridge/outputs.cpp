#include "host/bridge/outputs.h"

#include <ATen/ATen.h>

#include "host/bridge/arguments.h"
#include "host/bridge/format.h"

namespace hotplate::host::outputs {
namespace {

at::Tensor writable(at::Tensor out) {
  if (out.is_contiguous()) [[likely]] {
    const size_t own = static_cast<size_t>(out.numel()) * out.itemsize();
    if (out.storage_offset() == 0 && out.storage().nbytes() == own) [[likely]]
      return out;
    // A part of a larger storage: a result that is too large for the output must not grow into the rest.
    return at::from_blob(out.data_ptr(), out.sizes(), [out](void*) {}, out.options());
  }
  at::Tensor copy = out.clone(at::MemoryFormat::Contiguous);
  after_success([copy, out] { out.copy_(copy); });
  return copy;
}

}  // namespace

at::Tensor tensor(const nn::OperatorTask& task, int i) { return writable(arguments::tensor(task, i)); }

std::optional<at::Tensor> optional_tensor(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return std::nullopt;
  return tensor(task, i);
}

std::vector<at::Tensor> tensors(const nn::OperatorTask& task, int i) {
  std::vector<at::Tensor> all = arguments::tensors(task, i);
  for (at::Tensor& each : all) {
    if (each.defined()) each = writable(std::move(each));
  }
  return all;
}

c10::IValue ivalue(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return tensor(task, i);
}

c10::IValue ivalue_list(const nn::OperatorTask& task, int i) { return c10::IValue(tensors(task, i)); }

}  // namespace hotplate::host::outputs
