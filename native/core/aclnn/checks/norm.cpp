// Contract checks of fused normalizations and gated units that the rules in contract.h cannot say.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

}  // namespace

// channel_sized(input, tensors...): each tensor that is given is a vector with one element for each channel, which
// stand along dimension 1 of the input.
Code channel_sized(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& input = task.tensor(rule.args[0])->shape;
  if (input.size() < 2) {
    return refuse(task, rule,
                  std::string(task.spec.args[rule.args[0]].name) +
                      " must have at least 2 dimensions, but its shape is " + shape_text(input) + ".",
                  "Dimension 1 holds the channels.");
  }
  Dims expected;
  expected.push_back(input[1]);
  for (int i = 1; i < 6 && rule.args[i] >= 0; ++i) {
    if (task.is_null(rule.args[i])) continue;
    const Dims& given = task.tensor(rule.args[i])->shape;
    if (given == expected) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + task.spec.args[rule.args[i]].name + " to have shape " +
                      shape_text(expected) + ", but got " + shape_text(given) + ".",
                  "It has one element for each channel of the input (dimension 1).");
  }
  return kSuccess;
}

// last_dims(x, tensors...): each tensor that is given has the shape of the last dimensions of x.
Code last_dims(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& t = task.tensor(rule.args[n])->shape;
    bool fits = !t.empty() && t.size() <= x.size();
    for (size_t i = 0; fits && i < t.size(); ++i) fits = t[i] == x[x.size() - t.size() + i];
    if (fits) continue;
    return refuse(task, rule,
                  std::string("Expected the shape of ") + task.spec.args[rule.args[n]].name + " " + shape_text(t) +
                      " to be the last dimensions of " + task.spec.args[rule.args[0]].name + ", whose shape is " +
                      shape_text(x) + ".",
                  "It has one value for each normalized element.");
  }
  return kSuccess;
}

// groups(x, groups, weight, bias): the channels (dimension 1) divide into groups; weight and bias have one element for
// each channel.
Code groups(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const int64_t count = task.integer(rule.args[1]);
  const std::string x_name = task.spec.args[rule.args[0]].name, name = task.spec.args[rule.args[1]].name;
  if (x.size() < 2 || count < 1 || x[1] % count) {
    return refuse(task, rule,
                  "The channels of " + x_name + " " + shape_text(x) + " do not divide into " + name + " = " +
                      std::to_string(count) + " equal groups.",
                  "Dimension 1 must be a multiple of the number of groups.");
  }
  for (int i = 2; i < 4 && rule.args[i] >= 0; ++i) {
    if (task.is_null(rule.args[i])) continue;
    const Dims& given = task.tensor(rule.args[i])->shape;
    if (given.size() == 1 && given[0] == x[1]) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + task.spec.args[rule.args[i]].name + " to have shape [" +
                      std::to_string(x[1]) + "], but got " + shape_text(given) + ".",
                  "It has one element for each channel.");
  }
  return kSuccess;
}

// last_halved(x, half): the last dimension is even; `half` has the shape of x with it halved.
Code last_halved(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& half = task.tensor(rule.args[1])->shape;
  const int64_t size = x.empty() ? 1 : x[x.size() - 1];
  if (size % 2) {
    return refuse(task, rule,
                  "The last dimension of the input must be even, but its size is " + std::to_string(size) + ".",
                  "Both halves must be equally large.");
  }
  Dims expected = x;
  expected[x.size() - 1] /= 2;
  if (half == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[1]].name + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(half) + ".",
                "It has the shape of the input with the last dimension halved.");
}

// gelu_mode(text): none or tanh; a null pointer is none.
Code gelu_mode(const OperatorTask& task, const RuleSpec& rule) {
  const std::string mode = task.is_null(rule.args[0]) ? "none" : task.string(rule.args[0]);
  if (mode == "none" || mode == "tanh") return kSuccess;
  return refuse(task, rule, std::string(task.spec.args[rule.args[0]].name) + " = " + mode + " is not supported.",
                "Use none or tanh.");
}

// not_negative(scalar): a number that must be 0 or more; NaN is not.
Code not_negative(const OperatorTask& task, const RuleSpec& rule) {
  const Scalar& s = *task.scalar(rule.args[0]);
  const double value = s.is_float() ? s.real : static_cast<double>(s.integer);
  if (value >= 0) return kSuccess;
  return violation(task, rule.code, "EZ1001",
                   std::string(task.spec.args[rule.args[0]].name) + " should be greater than or equal to 0, but got " +
                       std::to_string(value) + ".",
                   *rule.hint ? rule.hint : "Use 0 (the number of elements that are not 0), 1, 2 or another norm.");
}

}  // namespace hotplate::nn::checks
