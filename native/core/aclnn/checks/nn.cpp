// Contract checks of the neural network operators that the rules in contract.h cannot say.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

std::string ints_text(const std::vector<int64_t>& values) { return shape_text(Dims(values.data(), values.size())); }

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

// Aligned from the last dimension; false when two sizes differ and none is 1.
bool broadcast(const Dims& a, const Dims& b, Dims& result) {
  const size_t rank = std::max(a.size(), b.size());
  for (size_t i = 0; i < rank; ++i) {
    const int64_t x = i + a.size() < rank ? 1 : a[i + a.size() - rank];
    const int64_t y = i + b.size() < rank ? 1 : b[i + b.size() - rank];
    if (x != y && x != 1 && y != 1) return false;
    result.push_back(x == 1 ? y : x);
  }
  return true;
}

}  // namespace

// loss_shapes(self, target, reduction, out): self and target broadcast; out is one number unless the reduction is none
// (0).
Code loss_shapes(const OperatorTask& task, const RuleSpec& rule) {
  const Tensor& self = *task.tensor(rule.args[0]);
  const Tensor& target = *task.tensor(rule.args[1]);
  const Tensor& out = *task.tensor(rule.args[3]);
  Dims expected;
  if (!broadcast(self.shape, target.shape, expected)) {
    return refuse(
        task, rule,
        "Shape of self " + shape_text(self.shape) + " can't broadcast with target " + shape_text(target.shape) + ".",
        "Dimensions must be equal, or one of them 1, counted from the last.");
  }
  const bool each = task.integer(rule.args[2]) == 0;
  if (each ? out.shape == expected : out.numel() == 1) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[3]].name + " to have shape " +
                    (each ? shape_text(expected) : "[]") + ", but got " + shape_text(out.shape) + ".",
                "With reduction none (0) there is a loss for each element, otherwise one number.");
}

// normalized_shape(input, normalizedShape, weight, bias): the last dimensions of the input; weight and bias have that
// shape.
Code normalized_shape(const OperatorTask& task, const RuleSpec& rule) {
  const Tensor& input = *task.tensor(rule.args[0]);
  const std::vector<int64_t>& last = task.ints(rule.args[1])->values;
  const size_t rank = input.shape.size();
  bool fits = !last.empty() && last.size() <= rank;
  for (size_t i = 0; fits && i < last.size(); ++i) fits = input.shape[rank - last.size() + i] == last[i];
  if (!fits) {
    return refuse(task, rule,
                  "Expected normalizedShape " + ints_text(last) +
                      " to be the last dimensions of input, whose shape is " + shape_text(input.shape) + ".",
                  "Normalize over the trailing dimensions of the input: one at least.");
  }
  for (int n : {2, 3}) {
    if (rule.args[n] < 0 || task.is_null(rule.args[n])) continue;
    const Tensor& t = *task.tensor(rule.args[n]);
    if (t.shape == Dims(last.data(), last.size())) continue;
    return refuse(task, rule,
                  std::string("Expected ") + task.spec.args[rule.args[n]].name +
                      " to have the shape of normalizedShape " + ints_text(last) + ", but got " + shape_text(t.shape) +
                      ".",
                  "Weight and bias have one value for each normalized element.");
  }
  return kSuccess;
}

// convolution(input, weight, transposed, groups, stride, output): channels, groups and strides fit together.
Code convolution(const OperatorTask& task, const RuleSpec& rule) {
  const Tensor& input = *task.tensor(rule.args[0]);
  const Tensor& weight = *task.tensor(rule.args[1]);
  const Tensor& output = *task.tensor(rule.args[5]);
  const bool transposed = task.integer(rule.args[2]) != 0;
  const int64_t groups = task.integer(rule.args[3]);
  if (groups <= 0) {
    return refuse(task, rule, "groups must be greater than 0, but got " + std::to_string(groups) + ".",
                  "Use 1 for a plain convolution.");
  }
  for (int64_t s : task.ints(rule.args[4])->values) {
    if (s > 0) continue;
    return refuse(task, rule,
                  "stride must be greater than 0, but got " + ints_text(task.ints(rule.args[4])->values) + ".",
                  "Give a positive stride for each spatial dimension.");
  }
  const size_t rank = weight.shape.size();
  if (input.shape.size() != rank && input.shape.size() + 1 != rank) {
    return refuse(task, rule,
                  "input " + shape_text(input.shape) + " and weight " + shape_text(weight.shape) +
                      " do not have as many spatial dimensions.",
                  "Input and weight must both be 3-D, 4-D or 5-D.");
  }
  for (size_t i = 2; i < rank; ++i) {
    if (weight.shape[i] > 0) continue;
    return refuse(task, rule, "The kernel of weight " + shape_text(weight.shape) + " is empty.",
                  "Every spatial dimension of the weight must be 1 or more.");
  }
  const size_t channel_axis = input.shape.size() == rank ? 1 : 0;
  const int64_t expected = transposed ? weight.shape[0] : weight.shape[1] * groups;
  const int64_t out_channels = transposed ? weight.shape[1] * groups : weight.shape[0];
  if (input.shape[channel_axis] != expected || weight.shape[0] % groups != 0) {
    return refuse(task, rule,
                  "The channel of input " + std::to_string(input.shape[channel_axis]) + " must be " +
                      std::to_string(expected) + " for weight " + shape_text(weight.shape) + " and groups " +
                      std::to_string(groups) + ".",
                  "The weight has the shape [out channels, in channels / groups, ...] (transposed: [in channels, out "
                  "channels / groups, ...]), "
                  "and groups divides both.");
  }
  if (output.shape.size() == input.shape.size() && output.shape[channel_axis] == out_channels) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[5]].name + " to have " +
                    std::to_string(out_channels) + " channels and as many dimensions as input, but got " +
                    shape_text(output.shape) + ".",
                "The output has one channel for each kernel.");
}

// convolution_padding(padding, weight, transposed): one for each spatial dimension, or for all; a plain 2-D convolution
// also takes one for each side.
Code convolution_padding(const OperatorTask& task, const RuleSpec& rule) {
  const std::vector<int64_t>& padding = task.ints(rule.args[0])->values;
  const Dims& weight = task.tensor(rule.args[1])->shape;
  const bool sides = weight.size() == 4 && task.integer(rule.args[2]) == 0 && padding.size() == 4;
  if (sides || padding.size() == 1 || padding.size() + 2 == weight.size()) return kSuccess;
  return refuse(task, rule, "padding " + ints_text(padding) + " does not fit weight " + shape_text(weight) + ".",
                "Give a padding for each spatial dimension; a plain 2-D convolution also takes top, bottom, left and "
                "right.");
}

}  // namespace hotplate::nn::checks
