// Rules about numbers and about the lengths of lists.
#include <string>

#include "aclnn/contract_checker.h"

namespace hotplate::nn {

Code Checker::in_range(const RuleSpec& rule) {
  const int64_t v = task_.integer(rule.args[0]);
  if (v >= rule.low && v <= rule.high) return kSuccess;
  return refuse(rule,
                std::string(arg_name(rule.args[0])) + " must be in the range [" + std::to_string(rule.low) + ", " +
                    std::to_string(rule.high) + "], but got " + std::to_string(v) + ".",
                "Choose a value in this range.");
}

size_t length_of(const OperatorTask& task, int arg) {
  if (task.is_null(arg)) return 0;
  switch (task.spec.args[arg].kind) {
    case ArgKind::TensorList:
      return task.tensors(arg)->values.size();
    case ArgKind::ScalarList:
      return task.scalars(arg)->values.size();
    case ArgKind::IntArray:
      return task.ints(arg)->values.size();
    case ArgKind::BoolArray:
      return task.bools(arg)->values.size();
    case ArgKind::FloatArray:
      return task.floats(arg)->values.size();
    case ArgKind::Tensor:
      return static_cast<size_t>(task.tensor(arg)->numel());
    default:
      return 1;
  }
}

Code Checker::lists(const RuleSpec& rule, bool shapes) {
  const int first = rule.args[0];
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    const int arg = rule.args[n];
    if (length_of(task_, arg) != length_of(task_, first)) {
      return refuse(rule,
                    std::string("Expected ") + arg_name(arg) + " to have as many elements as " + arg_name(first) +
                        " (" + std::to_string(length_of(task_, first)) + "), but it has " +
                        std::to_string(length_of(task_, arg)) + ".",
                    "Lists that belong together must be equally long.");
    }
    if (!shapes || task_.is_null(first)) continue;
    const auto& a = task_.tensors(first)->values;
    const auto& b = task_.tensors(arg)->values;
    for (size_t i = 0; i < a.size(); ++i) {
      if (a[i] && b[i] && !(a[i]->shape == b[i]->shape)) {
        return refuse(rule,
                      std::string("Expected ") + arg_name(arg) + "[" + std::to_string(i) + "] to have same size as " +
                          arg_name(first) + "[" + std::to_string(i) + "], but " + shape_text(b[i]->shape) +
                          " does not equal " + shape_text(a[i]->shape) + ".",
                      "Tensors at the same place of the lists must have equal shapes.");
      }
    }
  }
  return kSuccess;
}

}  // namespace hotplate::nn
