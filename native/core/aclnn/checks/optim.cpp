// Checks of optimizer steps.
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

// (amsgrad, maximum): the running maximum is there when the flag asks for it.
Code amsgrad_has_maximum(const OperatorTask& task, const RuleSpec& rule) {
  if (!task.integer(rule.args[0]) || !task.is_null(rule.args[1])) return kSuccess;
  return violation(task, rule.code, "EZ1001",
                   std::string(task.spec.args[rule.args[0]].name) + " is true, but " +
                       task.spec.args[rule.args[1]].name + " is null.",
                   rule.hint);
}

}  // namespace hotplate::nn::checks
