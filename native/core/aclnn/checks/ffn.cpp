// Contract checks of the feed-forward operators that patterns of shapes cannot say.
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

constexpr int32_t kInt8 = 2, kInt32 = 3;  // aclDataType
constexpr int64_t kInt4 = 29;

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

std::string number(int64_t v) { return std::to_string(v); }
const char* name(const OperatorTask& task, const RuleSpec& rule, int n) { return task.spec.args[rule.args[n]].name; }

}  // namespace

// gate_size(x[, dstType]): the last dimension is even, of four for two 4-bit integers in a byte.
Code gate_size(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const bool four_bits = rule.args[1] >= 0 && task.integer(rule.args[1]) == kInt4;
  const int64_t unit = four_bits ? 4 : 2, last = x.empty() ? 1 : x[x.size() - 1];
  if (last % unit == 0) return kSuccess;
  return refuse(
      task, rule,
      "The last dimension of x must be a multiple of " + number(unit) + ", but its size is " + number(last) + ".",
      "Its halves are the gate and what passes it.");
}

// gated_shape(x, y, dstType): half as wide as x, and half of that where a byte holds two 4-bit integers.
Code gated_shape(const OperatorTask& task, const RuleSpec& rule) {
  Dims expected = task.tensor(rule.args[0])->shape;
  const Dims& y = task.tensor(rule.args[1])->shape;
  expected[expected.size() - 1] /= task.integer(rule.args[2]) == kInt4 ? 4 : 2;
  if (y == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + name(task, rule, 1) + " to have shape " + shape_text(expected) +
                    ", but got " + shape_text(y) + ".",
                "It is half as wide as x; two 4-bit integers share an int8.");
}

// four_or_eight_bits(dstType)
Code four_or_eight_bits(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t type = task.integer(rule.args[0]);
  if (type == kInt8 || type == kInt4) return kSuccess;
  return refuse(
      task, rule,
      std::string(name(task, rule, 0)) + " must be 2 (int8) or 29 (int4) on this chip, but got " + number(type) + ".",
      "Choose one of these types.");
}

// static_scale(quantMode, scale): static quantisation has given scales.
Code static_scale(const OperatorTask& task, const RuleSpec& rule) {
  const std::string mode = task.is_null(rule.args[0]) ? "static" : task.string(rule.args[0]);
  if (mode != "static" || !task.is_null(rule.args[1])) return kSuccess;
  return refuse(task, rule, std::string(name(task, rule, 1)) + " must be given with static quantisation.",
                "Pass the scales, or use dynamic quantisation.");
}

// factor_size(x, groupIndex, factors...): one number or half a row of x, for all rows or for each group.
Code factor_size(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const int64_t width = x[x.size() - 1] / 2;
  const int64_t groups = task.is_null(rule.args[1]) ? 1 : task.tensor(rule.args[1])->numel();
  for (int n = 2; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& f = task.tensor(rule.args[n])->shape;
    const bool vector = f.size() == 1 && (f[0] == groups || f[0] == 1 || (groups == 1 && f[0] == width));
    const bool matrix = f.size() == 2 && (f[0] == groups || f[0] == 1) && (f[1] == width || f[1] == 1);
    if (groups > 0 && (vector || matrix)) continue;
    return refuse(task, rule,
                  std::string(name(task, rule, n)) + " must have shape [" + number(groups) + ", " + number(width) +
                      "] or [" + number(groups) + "], but got " + shape_text(f) + ".",
                  "There is one row of factors, or one factor, for each group.");
  }
  return kSuccess;
}

// dequantised(x, weightScale, activationScale, bias): floating input needs no scales of a product.
Code dequantised(const OperatorTask& task, const RuleSpec& rule) {
  if (task.tensor(rule.args[0])->dtype == kInt32) {
    if (!task.is_null(rule.args[1])) return kSuccess;
    return refuse(task, rule, std::string(name(task, rule, 1)) + " must be given for x of type int32.",
                  "It turns the integers of the product into numbers.");
  }
  for (int n = 2; n < 4; ++n) {
    if (task.is_null(rule.args[n])) continue;
    return refuse(task, rule, std::string(name(task, rule, n)) + " must be a null pointer for floating x.",
                  "Only integers are dequantised.");
  }
  return kSuccess;
}

// last_dim(dim, x): the last dimension, counted from either end.
Code last_dim(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t dim = task.integer(rule.args[0]), rank = static_cast<int64_t>(task.tensor(rule.args[1])->shape.size());
  if (dim == -1 || dim == rank - 1) return kSuccess;
  return refuse(
      task, rule,
      std::string(name(task, rule, 0)) + " must be the last dimension (-1) on this chip, but got " + number(dim) + ".",
      "Transpose x so that the halves lie in its last dimension.");
}

// ffn_experts(weight1, expertTokens, weight2): weights with the same experts, a number of tokens for each expert, and
// none without experts.
Code ffn_experts(const OperatorTask& task, const RuleSpec& rule) {
  constexpr size_t kMost = 256;
  const Dims& weight = task.tensor(rule.args[0])->shape;
  const Dims& second = task.tensor(rule.args[2])->shape;
  if (second.size() != weight.size() || (weight.size() == 3 && second[0] != weight[0])) {
    return refuse(task, rule,
                  "weight1 " + shape_text(weight) + " and weight2 " + shape_text(second) + " have different experts.",
                  "Both have three dimensions with as many experts, or two.");
  }
  const size_t given = task.is_null(rule.args[1]) ? 0 : task.ints(rule.args[1])->values.size();
  const size_t needed = weight.size() == 3 ? static_cast<size_t>(weight[0]) : 0;
  if (given == needed && given <= kMost) return kSuccess;
  return refuse(task, rule,
                "expertTokens must have " + number(static_cast<int64_t>(needed)) +
                    " elements (at most 256) for weight1 " + shape_text(weight) + ", but it has " +
                    number(static_cast<int64_t>(given)) + ".",
                "Pass one number for each expert; weights without experts have two dimensions and take none.");
}

// ffn_vectors(weight, vectors...): one for each expert where there are experts.
Code ffn_vectors(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& weight = task.tensor(rule.args[0])->shape;
  const bool experts = weight.size() == 3;
  const int64_t columns = weight[weight.size() - 1];
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& v = task.tensor(rule.args[n])->shape;
    const bool scalar = n >= 4;  // scale and offset: one number, too
    const bool fits =
        experts ? v.size() >= 1 && v[0] == weight[0] && (v.size() == 2 ? v[1] == columns : scalar && v.size() == 1)
                : v.size() == 1 && (v[0] == columns || (scalar && v[0] == 1));
    if (fits) continue;
    return refuse(task, rule,
                  std::string(name(task, rule, n)) + " " + shape_text(v) + " does not fit " + name(task, rule, 0) +
                      " " + shape_text(weight) + ".",
                  "It has one element for each column of the weights, for each expert.");
  }
  return kSuccess;
}

// ffn_types(x, weight1, weight2, deqScale1, antiquantScale1, y): floating, quantised, or floating by int8 weights.
Code ffn_types(const OperatorTask& task, const RuleSpec& rule) {
  const int32_t x = task.tensor(rule.args[0])->dtype, w1 = task.tensor(rule.args[1])->dtype,
                w2 = task.tensor(rule.args[2])->dtype, y = task.tensor(rule.args[5])->dtype;
  const bool quantised = !task.is_null(rule.args[3]), rebuilt = !task.is_null(rule.args[4]);
  bool fits = w1 == w2 && !(quantised && rebuilt);
  if (quantised) {
    fits = fits && x == kInt8 && w1 == kInt8;
  } else if (rebuilt) {
    fits = fits && x != kInt8 && w1 == kInt8 && y == x;
  } else {
    fits = fits && x != kInt8 && w1 == x && y == x;
  }
  if (fits) return kSuccess;
  return refuse(task, rule,
                std::string("x ") + dtype_name(x) + ", weight1 " + dtype_name(w1) + ", weight2 " + dtype_name(w2) +
                    " and y " + dtype_name(y) + " do not go together " +
                    (quantised ? "with deqScale."
                     : rebuilt ? "with antiquantScale."
                               : "without scales."),
                "All floating and equal; or int8 x and weights with deqScale; or floating x and int8 weights with "
                "antiquantScale.");
}

}  // namespace hotplate::nn::checks
