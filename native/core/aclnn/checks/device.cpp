// Contract checks of operators that occupy the device.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

// cycles(numbers): one positive number.
Code cycles(const OperatorTask& task, const RuleSpec& rule) {
  const auto& values = task.ints(rule.args[0])->values;
  if (values.size() == 1 && values[0] > 0) return kSuccess;
  return violation(task, rule.code, "EZ1001",
                   std::string(task.spec.args[rule.args[0]].name) + " must be one positive number, but got " +
                       shape_text(Dims(values.data(), values.size())) + ".",
                   rule.hint);
}

}  // namespace hotplate::nn::checks
