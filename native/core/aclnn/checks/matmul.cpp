// Contract checks of the matrix products that the rules in contract.h cannot say.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

// addbmm(batch1, batch2, out): the products of all batches, added up.
Code addbmm(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& a = task.tensor(rule.args[0])->shape;
  const Dims& b = task.tensor(rule.args[1])->shape;
  const Dims& out = task.tensor(rule.args[2])->shape;
  if (a[2] != b[1]) {
    return violation(task, rule.code, "EZ1001",
                     "The k-axis of the two inputs are different. batch1 is " + shape_text(a) +
                         " (k = " + std::to_string(a[2]) + "), batch2 is " + shape_text(b) +
                         " (k = " + std::to_string(b[1]) + ").",
                     "The last dimension of batch1 must equal the middle dimension of batch2.");
  }
  if (a[0] != b[0]) {
    return violation(
        task, rule.code, "EZ1001",
        "batch1 " + shape_text(a) + " and batch2 " + shape_text(b) + " must have the same number of batches.",
        "Give both as many matrices.");
  }
  Dims expected;
  expected.push_back(a[1]);
  expected.push_back(b[2]);
  if (out == expected) return kSuccess;
  return violation(
      task, rule.code, "EZ1001",
      "Expected tensor for out to have shape " + shape_text(expected) + ", but got " + shape_text(out) + ".",
      "The output has the rows of batch1 and the columns of batch2.");
}

}  // namespace hotplate::nn::checks
