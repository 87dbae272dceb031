// Contract checks of recurrent layers.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

}  // namespace

// recurrent(input, params, hasBias, numLayers, bidirectional): a weight for the input and one for the hidden state, and
// their biases, for each direction of each layer; a sequence, or its steps one behind the other.
Code recurrent(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& input = task.tensor(rule.args[0])->shape;
  const std::string params = task.spec.args[rule.args[1]].name;
  if (input.size() != 3 && input.size() != 2) {
    return refuse(task, rule,
                  "Expected the input to have 3 dimensions, or 2 for packed sequences, but its shape is " +
                      shape_text(input) + ".",
                  "Pass a batch of sequences.");
  }
  // A null pointer is an empty list.
  const int64_t given =
      task.is_null(rule.args[1]) ? 0 : static_cast<int64_t>(task.tensors(rule.args[1])->values.size());
  const int64_t each = task.integer(rule.args[2]) ? 4 : 2;
  const int64_t directions = task.integer(rule.args[4]) ? 2 : 1;
  const int64_t expected = each * directions * task.integer(rule.args[3]);
  if (given == expected) return kSuccess;
  return refuse(task, rule,
                "Expected " + params + " to have " + std::to_string(expected) + " tensors, but got " +
                    std::to_string(given) + ".",
                "There are two weights, and two biases if there are any, for each direction of each layer.");
}

// no_dropout_between_layers(dropout, train, numLayers)
Code no_dropout_between_layers(const OperatorTask& task, const RuleSpec& rule) {
  const double dropout = task.real(rule.args[0]);
  if (dropout == 0 || !task.integer(rule.args[1]) || task.integer(rule.args[2]) < 2) return kSuccess;
  char number[32];
  std::snprintf(number, sizeof number, "%g", dropout);
  return refuse(task, rule, std::string("dropout = ") + number + " between the layers of one call is not supported.",
                "Use dropout 0.");
}

}  // namespace hotplate::nn::checks
