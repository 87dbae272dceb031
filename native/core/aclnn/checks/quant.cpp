// Contract checks of the quantisation operators.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

constexpr int32_t kInt32 = 3;         // aclDataType
constexpr int64_t kInt4PerInt32 = 8;  // packed

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

const char* name(const OperatorTask& task, const RuleSpec& rule, int n) { return task.spec.args[rule.args[n]].name; }

}  // namespace

// quantised_shape(values, quantised): equal shapes; int32 holds eight 4-bit integers in each element.
Code quantised_shape(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& values = task.tensor(rule.args[0])->shape;
  const Tensor& quantised = *task.tensor(rule.args[1]);
  Dims expected = values;
  if (quantised.dtype == kInt32 && !values.empty()) {
    const size_t last = values.size() - 1;
    if (values[last] % kInt4PerInt32) {
      return refuse(task, rule,
                    std::string("The last dimension of ") + name(task, rule, 0) + " " + shape_text(values) +
                        " must be a multiple of 8 for 4-bit integers.",
                    "Eight of them share one int32.");
    }
    expected[last] /= kInt4PerInt32;
  }
  if (quantised.shape == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + name(task, rule, 1) + " to have shape " + shape_text(expected) +
                    ", but got " + shape_text(quantised.shape) + ".",
                "Quantised values have the shape of the others; int32 holds eight 4-bit integers in each element.");
}

// without_last(x, row): the shape of x without its last dimension.
Code without_last(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims expected(x.data(), x.empty() ? 0 : x.size() - 1);
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& given = task.tensor(rule.args[n])->shape;
    if (given == expected) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + name(task, rule, n) + " to have shape " + shape_text(expected) +
                      ", but got " + shape_text(given) + ".",
                  "It has one value for each row of x.");
  }
  return kSuccess;
}

// along_last(x, vectors...): vectors with one element for each element of a row of x.
Code along_last(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n])) continue;
    const Dims& given = task.tensor(rule.args[n])->shape;
    if (!x.empty() && given.size() == 1 && given[0] == x[x.size() - 1]) continue;
    return refuse(task, rule,
                  std::string("Expected tensor for ") + name(task, rule, n) +
                      " to have one element for each of the last " + "dimension of " + name(task, rule, 0) + " " +
                      shape_text(x) + ", but got " + shape_text(given) + ".",
                  "Pass a vector as long as a row.");
  }
  return kSuccess;
}

// rotation(x, rotation): a square matrix that divides the rows of x into blocks.
Code rotation(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& r = task.tensor(rule.args[1])->shape;
  if (r[0] == r[1] && r[0] > 0 && x[1] % r[0] == 0) return kSuccess;
  return refuse(task, rule,
                std::string("The rotation ") + shape_text(r) + " must be a square matrix whose size divides the last " +
                    "dimension of x " + shape_text(x) + ".",
                "Rows of x are rotated block by block.");
}

// quant_groups(x, scale, groupIndex): scale is [groups, columns of x], groupIndex [groups].
Code quant_groups(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const Dims& scale = task.tensor(rule.args[1])->shape;
  const Dims& index = task.tensor(rule.args[2])->shape;
  if (scale[1] == x[1] && scale[0] > 0 && index[0] == scale[0]) return kSuccess;
  return refuse(task, rule,
                std::string(name(task, rule, 1)) + " " + shape_text(scale) + " and " + name(task, rule, 2) + " " +
                    shape_text(index) + " do not fit x " + shape_text(x) + ".",
                "There is one row of scales, as long as a row of x, and one index for each group.");
}

// quant_mode(mode): what one scale belongs to.
Code quant_mode(const OperatorTask& task, const RuleSpec& rule) {
  const std::string mode = task.is_null(rule.args[0]) ? "pertoken" : task.string(rule.args[0]);
  if (mode == "pertoken" || mode == "pertensor" || mode == "perchannel") return kSuccess;
  return refuse(task, rule, std::string(name(task, rule, 0)) + " = " + mode + " is not supported.",
                "Use pertoken, pertensor or perchannel.");
}

}  // namespace hotplate::nn::checks
