#include "host/bridge/graph_values.h"

#include <ATen/ATen.h>

#include "host/bridge/arguments.h"

namespace hotplate::host {

std::vector<int64_t> values(const at::Tensor& tensor) {
  const at::Tensor list = tensor.to(at::kLong).contiguous().view(-1);
  const int64_t* p = list.const_data_ptr<int64_t>();
  return {p, p + list.numel()};
}

int64_t value(const at::Tensor& tensor) {
  TORCH_CHECK(tensor.numel() > 0, "an input that holds one value is empty");
  return values(tensor)[0];
}

at::Scalar number(const at::Tensor& tensor) {
  TORCH_CHECK(tensor.numel() == 1, "an input that holds one number has ", tensor.numel());
  return tensor.item();
}

namespace ivalue {

c10::IValue values_of(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return values(arguments::tensor(task, i));
}

c10::IValue value_of(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return value(arguments::tensor(task, i));
}

c10::IValue number_of(const nn::OperatorTask& task, int i) {
  if (task.is_null(i)) return {};
  return number(arguments::tensor(task, i));
}

}  // namespace ivalue

}  // namespace hotplate::host
