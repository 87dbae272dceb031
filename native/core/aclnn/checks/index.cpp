// Contract checks of the index operators that the rules in contract.h cannot say.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

// embedding(weight, indices, out): out has the shape of the indices, followed by the length of a row.
Code embedding(const OperatorTask& task, const RuleSpec& rule) {
  const Tensor& weight = *task.tensor(rule.args[0]);
  const Tensor& indices = *task.tensor(rule.args[1]);
  const Tensor& out = *task.tensor(rule.args[2]);
  Dims expected = indices.shape;
  expected.push_back(weight.shape[weight.shape.size() - 1]);
  if (out.shape == expected) return kSuccess;
  return violation(task, rule.code, "EZ1001",
                   std::string("Expected tensor for ") + task.spec.args[rule.args[2]].name + " to have shape " +
                       shape_text(expected) + ", but got " + shape_text(out.shape) + ".",
                   *rule.hint
                       ? rule.hint
                       : "The output has the shape of the indices, followed by the length of a row of the table.");
}

}  // namespace hotplate::nn::checks
