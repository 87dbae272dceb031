// Contract checks of padding, unpooling and region operators.
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

std::string ints_text(const std::vector<int64_t>& values) { return shape_text(Dims(values.data(), values.size())); }

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

const char* name_of(const OperatorTask& task, const RuleSpec& rule, int n) { return task.spec.args[rule.args[n]].name; }

Code expect_shape(const OperatorTask& task, const RuleSpec& rule, int n, const Dims& expected, const char* hint) {
  const Dims& given = task.tensor(rule.args[n])->shape;
  if (given == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + name_of(task, rule, n) + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(given) + ".",
                hint);
}

// (self, padding, padded): a pair for each of `dims` trailing dimensions, the last dimension first.
Code border_pads(const OperatorTask& task, const RuleSpec& rule, size_t dims, bool reflect) {
  const Tensor& self = *task.tensor(rule.args[0]);
  const std::vector<int64_t>& padding = task.ints(rule.args[1])->values;
  if (padding.size() != 2 * dims) {
    return refuse(task, rule,
                  std::string(name_of(task, rule, 1)) + " must have " + std::to_string(2 * dims) +
                      " elements, but got " + ints_text(padding) + ".",
                  "Give two paddings (before, after) for each spatial dimension, the last dimension first.");
  }
  Dims expected = self.shape;
  for (size_t i = 0; i < dims; ++i) {
    int64_t& size = expected[expected.size() - 1 - i];
    if (reflect && (padding[2 * i] >= size || padding[2 * i + 1] >= size)) {
      return refuse(task, rule,
                    std::string(name_of(task, rule, 1)) + " " + ints_text(padding) +
                        " must be less than the size of the dimension it pads, but " + name_of(task, rule, 0) +
                        " has " + "shape " + shape_text(self.shape) + ".",
                    "A reflection reaches at most to the opposite border.");
    }
    size += padding[2 * i] + padding[2 * i + 1];
    if (size <= 0) {
      return refuse(task, rule,
                    std::string(name_of(task, rule, 1)) + " " + ints_text(padding) + " leaves nothing of " +
                        name_of(task, rule, 0) + " " + shape_text(self.shape) + ".",
                    "Cut off less than there is.");
    }
  }
  return expect_shape(task, rule, 2, expected, "Each dimension grows by its two paddings.");
}

}  // namespace

Code reflection_pads_1d(const OperatorTask& task, const RuleSpec& rule) { return border_pads(task, rule, 1, true); }
Code reflection_pads_2d(const OperatorTask& task, const RuleSpec& rule) { return border_pads(task, rule, 2, true); }
Code reflection_pads_3d(const OperatorTask& task, const RuleSpec& rule) { return border_pads(task, rule, 3, true); }
Code replication_pads_1d(const OperatorTask& task, const RuleSpec& rule) { return border_pads(task, rule, 1, false); }
Code replication_pads_2d(const OperatorTask& task, const RuleSpec& rule) { return border_pads(task, rule, 2, false); }
Code replication_pads_3d(const OperatorTask& task, const RuleSpec& rule) { return border_pads(task, rule, 3, false); }

// unpools(self, outputSize, out): the leading dimensions of self, then outputSize.
Code unpools(const OperatorTask& task, const RuleSpec& rule) {
  const std::vector<int64_t>& size = task.ints(rule.args[1])->values;
  Dims expected = task.tensor(rule.args[0])->shape;
  if (size.size() > expected.size()) {
    return refuse(task, rule,
                  std::string(name_of(task, rule, 1)) + " " + ints_text(size) + " has more elements than " +
                      name_of(task, rule, 0) + " " + shape_text(expected) + " has dimensions.",
                  "Give one size for each spatial dimension.");
  }
  for (size_t i = 0; i < size.size(); ++i) expected[expected.size() - size.size() + i] = size[i];
  return expect_shape(task, rule, 2, expected, "The spatial dimensions have the given output size.");
}

// region_end(roiEndMode): 0 (as it is), 1 (one pixel further) or 3 (aligned with pixel centres).
Code region_end(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t mode = task.integer(rule.args[0]);
  if (mode == 0 || mode == 1 || mode == 3) return kSuccess;
  return refuse(task, rule,
                std::string(name_of(task, rule, 0)) + " must be 0, 1 or 3, but got " + std::to_string(mode) + ".",
                "Use 0 for regions as they are, 1 to end them one pixel further, 3 to align them with pixel centres.");
}

// reduction_word(reduction): null means the mean.
Code reduction_word(const OperatorTask& task, const RuleSpec& rule) {
  const std::string word = task.is_null(rule.args[0]) ? "mean" : task.string(rule.args[0]);
  if (word == "mean" || word == "sum" || word == "none") return kSuccess;
  return refuse(
      task, rule,
      std::string(name_of(task, rule, 0)) + " must be \"mean\", \"sum\" or \"none\", but got \"" + word + "\".",
      "Choose one of the three reductions.");
}

// overlap_word(mode): over the union or over the ground truth.
Code overlap_word(const OperatorTask& task, const RuleSpec& rule) {
  const std::string word = task.is_null(rule.args[0]) ? "iou" : task.string(rule.args[0]);
  if (word == "iou" || word == "iof") return kSuccess;
  return refuse(task, rule,
                std::string(name_of(task, rule, 0)) + " must be \"iou\" or \"iof\", but got \"" + word + "\".",
                "Use iou for the overlap over the union, iof for the overlap over the ground truth.");
}

// double_is_zero(attribute): options that this operator does not support yet.
Code double_is_zero(const OperatorTask& task, const RuleSpec& rule) {
  if (task.real(rule.args[0]) == 0) return kSuccess;
  return refuse(task, rule,
                std::string(name_of(task, rule, 0)) + " only supports 0, but got " +
                    std::to_string(task.real(rule.args[0])) + ".",
                "Leave it at its default.");
}

}  // namespace hotplate::nn::checks
