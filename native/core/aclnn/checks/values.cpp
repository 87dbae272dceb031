// Values that decide alone whether a call is possible: the few that an attribute may have, and fixed numbers of
// columns.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

// rule.text: the values that are supported, separated by |.
Code one_of(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  const bool number = task.spec.args[arg].kind == ArgKind::Double;
  const std::string all = rule.text, given = number ? "" : task.argument_text(arg);
  for (size_t at = 0; at <= all.size();) {
    const size_t end = std::min(all.find('|', at), all.size());
    const std::string one = all.substr(at, end - at);
    if (number ? std::strtod(one.c_str(), nullptr) == task.real(arg) : one == given) return kSuccess;
    at = end + 1;
  }
  return violation(task, rule.code, "EZ1001",
                   std::string("Expected ") + task.spec.args[arg].name + " to be one of [" + all + "], but it is " +
                       task.argument_text(arg) + ".",
                   "Other values of this attribute are not supported: choose one of these.");
}

// A matrix whose rows have a fixed meaning: rule.low columns.
Code columns(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  if (task.is_null(arg)) return kSuccess;
  const Dims& shape = task.tensor(arg)->shape;
  if (shape.size() != 2 || shape[1] == rule.low) return kSuccess;
  return violation(task, rule.code, "EZ1001",
                   std::string("Expected ") + task.spec.args[arg].name + " to have " + std::to_string(rule.low) +
                       " columns, but its shape is " + shape_text(shape) + ".",
                   rule.hint);
}

}  // namespace hotplate::nn::checks
