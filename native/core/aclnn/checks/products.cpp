// Contract checks of products fused with something else, and of small operators beside attention.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

}  // namespace

// not_given(tensor): an argument of the interface that the operator does not take yet.
Code not_given(const OperatorTask& task, const RuleSpec& rule) {
  if (task.is_null(rule.args[0])) return kSuccess;
  return refuse(task, rule, std::string(task.spec.args[rule.args[0]].name) + " is not supported.",
                "Pass a null pointer.");
}

// fused_product(kind, x3): a known kind, with the third operand if it has one.
Code fused_product(const OperatorTask& task, const RuleSpec& rule) {
  const std::string kind = task.is_null(rule.args[0]) ? "" : task.string(rule.args[0]);
  const bool binary = kind == "add" || kind == "mul";
  if (!binary && kind != "" && kind != "16cast32" && kind != "gelu_erf" && kind != "gelu_tanh") {
    return refuse(task, rule, std::string(task.spec.args[rule.args[0]].name) + " = " + kind + " is not supported.",
                  "Use add, mul, gelu_erf, gelu_tanh or 16cast32.");
  }
  if (binary != task.is_null(rule.args[1])) return kSuccess;
  return refuse(task, rule,
                std::string(task.spec.args[rule.args[0]].name) + " = " + kind + (binary ? " needs " : " takes no ") +
                    task.spec.args[rule.args[1]].name + ".",
                "add and mul take a third operand, the others do not.");
}

// transposed_product(x1, x2, permX1, permX2, batchSplitFactor, out): x1 becomes [batch, m, k] and x2 [batch, k, n]; the
// result is [m, batch, n], or [factor, m, batch * n / factor].
Code transposed_product(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x1 = task.tensor(rule.args[0])->shape;
  const Dims& x2 = task.tensor(rule.args[1])->shape;
  const auto& p1 = task.ints(rule.args[2])->values;
  const auto& p2 = task.ints(rule.args[3])->values;
  const int64_t factor = task.integer(rule.args[4]);
  const Dims& out = task.tensor(rule.args[5])->shape;
  for (const auto* p : {&p1, &p2}) {
    bool seen[3] = {};
    for (int64_t d : *p) {
      if (d >= 0 && d < 3) seen[d] = true;
    }
    if (p->size() == 3 && seen[0] && seen[1] && seen[2]) continue;
    return refuse(task, rule,
                  "An order of dimensions is not one of 0, 1 and 2: " + shape_text(Dims(p->data(), p->size())),
                  "permX1 and permX2 name each dimension once.");
  }
  const int64_t batch = x1[p1[0]], m = x1[p1[1]], k = x1[p1[2]], n = x2[p2[2]];
  if (x2[p2[0]] != batch || x2[p2[1]] != k) {
    return refuse(task, rule,
                  "The k-axis or the batch of the two inputs are different. x1 is " + shape_text(x1) + " and x2 is " +
                      shape_text(x2) + ".",
                  "In the order of permX1 and permX2 they are [batch, m, k] and [batch, k, n].");
  }
  if (factor < 1 || (batch * n) % factor) {
    return refuse(task, rule,
                  std::string(task.spec.args[rule.args[4]].name) + " = " + std::to_string(factor) +
                      " does not divide batch * n = " + std::to_string(batch * n) + ".",
                  "Use 1, or a divisor.");
  }
  const int64_t sizes[2][3] = {{m, batch, n}, {factor, m, batch * n / factor}};
  const Dims expected(sizes[factor > 1], 3);
  if (out == expected) return kSuccess;
  return refuse(task, rule,
                "Expected tensor for out to have shape " + shape_text(expected) + ", but got " + shape_text(out) + ".",
                "The result is [m, batch, n].");
}

// delta_heads(query, value, beta): the value heads divide among the key heads; beta has one number for each of them.
Code delta_heads(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& query = task.tensor(rule.args[0])->shape;
  const Dims& value = task.tensor(rule.args[1])->shape;
  if (query[0] != value[0] || query[1] < 1 || value[1] % query[1]) {
    return refuse(
        task, rule,
        "The heads of query " + shape_text(query) + " and value " + shape_text(value) + " do not fit together.",
        "Both have as many tokens, and the value heads are a multiple of the key heads.");
  }
  if (task.is_null(rule.args[2])) return kSuccess;
  const Dims& beta = task.tensor(rule.args[2])->shape;
  const Dims expected(value.data(), 2);
  if (beta == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[2]].name + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(beta) + ".",
                "It has one number for each token and value head.");
}

// advance_step(inputTokens, sampledTokenIds, blockTables, specToken, acceptedNum, numSeqs): a row for each sequence,
// and one token more than there are guesses.
Code advance_step(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t sequences = task.integer(rule.args[5]);
  const int64_t each = 1 + task.tensor(rule.args[3])->shape[1];
  bool fits = task.tensor(rule.args[0])->shape[0] == sequences * each && task.tensor(rule.args[1])->shape[1] == each;
  for (int n : {1, 2, 3, 4}) fits = fits && task.tensor(rule.args[n])->shape[0] == sequences;
  if (fits && sequences > 0) return kSuccess;
  std::string text =
      std::string(task.spec.args[rule.args[5]].name) + " = " + std::to_string(sequences) + " does not fit";
  for (int n : {0, 1, 2, 3, 4}) {
    text += std::string(n ? ", " : " ") + task.spec.args[rule.args[n]].name + " " +
            shape_text(task.tensor(rule.args[n])->shape);
  }
  return refuse(task, rule, text + ".",
                "There is a row for each sequence, with one token more than there are guesses.");
}

}  // namespace hotplate::nn::checks
