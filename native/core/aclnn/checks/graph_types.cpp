// Attributes of graph operator types whose other values are not supported: refused before a task is made.
#include <cstring>
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

Code plain_adam(const OperatorTask& task, const RuleSpec& rule) {
  const char* mode = task.string(rule.args[0]);
  if (mode && std::strcmp(mode, "adam") == 0) return kSuccess;
  return violation(task, rule.code, "EZ1001",
                   std::string("Expected adam_mode to be equal to [adam], but it is ") + (mode ? mode : "null") + ".",
                   "Use the plain Adam step (adam_mode 0).");
}

}  // namespace hotplate::nn::checks
