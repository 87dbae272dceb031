#include "host/bridge/aten_operator.h"

#include <ATen/ATen.h>

#include "host/bridge/arguments.h"

namespace hotplate::host {

namespace {

std::string sizes_text(at::IntArrayRef sizes) { return nn::shape_text(nn::Dims(sizes.data(), sizes.size())); }

rt::Outcome wrong_shape(const nn::OperatorTask& task, int output, at::IntArrayRef computed) {
  return {kAclnnInferShape, "EZ3002",
          std::string(task.spec.name) + ": the result for " + task.spec.args[output].name + " has shape " +
              sizes_text(computed) + ", but the output tensor was described with shape " +
              nn::shape_text(task.tensor(output)->shape) + ". Allocate the output with the result's shape."};
}

bool is_dense(const nn::Tensor& t) {
  int64_t step = 1;
  for (size_t i = t.shape.size(); i-- > 0;) {
    if (t.shape[i] != 1 && t.strides[i] != step) return false;
    step *= t.shape[i];
  }
  return true;
}

bool same_but_for_ones(at::IntArrayRef a, const nn::Dims& b) {
  auto i = a.begin();
  auto j = b.begin();
  while (true) {
    while (i != a.end() && *i == 1) ++i;
    while (j != b.end() && *j == 1) ++j;
    if (i == a.end() || j == b.end()) return i == a.end() && j == b.end();
    if (*i++ != *j++) return false;
  }
}

}  // namespace

AtenOperator::AtenOperator(const char* name, const char* overload)
    : handle_(c10::Dispatcher::singleton().findSchemaOrThrow(name, overload)) {
  for (const c10::Argument& a : handle_.schema().arguments()) {
    defaults_.push_back(a.default_value() ? *a.default_value() : c10::IValue());
  }
}

rt::Outcome store(nn::OperatorTask& task, int output, const at::Tensor& result) {
  if (!result.defined()) return {};
  const nn::Tensor& target = *task.tensor(output);
  at::Tensor out = arguments::tensor(task, output);
  if (out.sizes() != result.sizes()) {
    if (!same_but_for_ones(result.sizes(), target.shape)) return wrong_shape(task, output, result.sizes());
    out.copy_(result.reshape(out.sizes()));
  } else {
    out.copy_(result);
  }
  return {};
}

rt::Outcome store_results(nn::OperatorTask& task, c10::Stack& stack, std::initializer_list<int> outputs) {
  NativeScope scope;
  size_t position = 0;
  for (int output : outputs) {
    const c10::IValue& value = stack[position++];
    if (output < 0 || task.is_null(output)) continue;
    if (task.spec.args[output].kind == nn::ArgKind::TensorList) {
      const auto& targets = task.tensors(output)->values;
      const auto results = value.toTensorVector();
      if (results.size() != targets.size()) {
        return {kAclnnInferShape, "EZ3002",
                std::string(task.spec.name) + ": " + std::to_string(results.size()) + " results for " +
                    task.spec.args[output].name + ", which holds " + std::to_string(targets.size()) + " tensors."};
      }
      std::vector<at::Tensor> views = arguments::tensors(task, output);
      for (size_t i = 0; i < results.size(); ++i) views[i].copy_(results[i]);
      continue;
    }
    if (value.isNone()) continue;
    rt::Outcome outcome = store(task, output, value.toTensor());
    if (outcome.code) return outcome;
  }
  return {};
}

rt::Outcome check_written(nn::OperatorTask& task, const c10::Stack& stack,
                          std::initializer_list<std::pair<int, int>> outputs) {
  for (auto [position, output] : outputs) {
    if (static_cast<size_t>(position) >= stack.size() || !stack[position].isTensor()) continue;
    const at::Tensor& written = stack[position].toTensor();
    const nn::Dims& shape = task.tensor(output)->shape;
    if (written.sizes() != c10::IntArrayRef(shape.data(), shape.size()))
      return wrong_shape(task, output, written.sizes());
    // ATen may have given the output the layout of an input (channels last): same memory, other order.
    if (!written.is_contiguous() && is_dense(*task.tensor(output)))
      arguments::tensor(task, output).copy_(written.clone(at::MemoryFormat::Contiguous));
  }
  return {};
}

}  // namespace hotplate::host
