// Contract checks of the mixture-of-experts operators that patterns of shapes cannot say.
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

std::string number(int64_t v) { return std::to_string(v); }

}  // namespace

// gating_groups(x, k, kGroup, groupCount): the experts are divided evenly, and the chosen groups have k of them.
Code gating_groups(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const int64_t experts = x[x.size() - 1], k = task.integer(rule.args[1]), kept = task.integer(rule.args[2]),
                groups = task.integer(rule.args[3]);
  if (groups < 1 || experts % groups) {
    return refuse(task, rule,
                  "groupCount must divide the number of experts, the last dimension of x, but got groupCount " +
                      number(groups) + " and " + number(experts) + " experts.",
                  "Choose a divisor of the number of experts.");
  }
  if (groups > 1 && experts / groups <= 2) {
    return refuse(task, rule,
                  "Each group must have more than 2 experts, but " + number(experts) + " experts in " + number(groups) +
                      " groups make " + number(experts / groups) + ".",
                  "Use fewer groups.");
  }
  if (kept < 1 || kept > groups) {
    return refuse(task, rule,
                  "kGroup must be in the range [1, groupCount], but got kGroup " + number(kept) + " and groupCount " +
                      number(groups) + ".",
                  "No more groups can be chosen than there are.");
  }
  if (k < 1 || k > experts / groups * kept) {
    return refuse(task, rule,
                  "k must be in the range [1, " + number(experts / groups * kept) +
                      "], the number of experts in the chosen groups, but got " + number(k) + ".",
                  "Choose more groups or a smaller k.");
  }
  return kSuccess;
}

// most_experts(x): at most 2048 experts.
Code most_experts(const OperatorTask& task, const RuleSpec& rule) {
  constexpr int64_t kMost = 2048;
  const Dims& x = task.tensor(rule.args[0])->shape;
  const int64_t experts = x[x.size() - 1];
  if (experts > 0 && experts <= kMost) return kSuccess;
  return refuse(task, rule,
                "The number of experts, the last dimension of x, must be in the range [1, 2048], but got " +
                    number(experts) + ".",
                "Use fewer experts.");
}

// within_last(k, x): 0 < k <= last dimension of x.
Code within_last(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t k = task.integer(rule.args[0]);
  const Dims& x = task.tensor(rule.args[1])->shape;
  const int64_t last = x.empty() ? 0 : x[x.size() - 1];
  if (k > 0 && k <= last) return kSuccess;
  return refuse(task, rule,
                std::string(task.spec.args[rule.args[0]].name) + " must be in the range [1, " + number(last) +
                    "], but got " + number(k) + ".",
                "It cannot exceed the last dimension of x.");
}

// expert_range(range, expertNum, dropPadMode): [start, end) within the experts; all of them with padding.
Code expert_range(const OperatorTask& task, const RuleSpec& rule) {
  if (task.is_null(rule.args[0])) return kSuccess;
  const auto& range = task.ints(rule.args[0])->values;
  if (range.size() == 0) return kSuccess;
  const int64_t experts = task.integer(rule.args[1]);
  const std::string given = task.argument_text(rule.args[0]);
  if (range.size() != 2 || range[0] < 0 || range[1] <= range[0] || range[1] > experts) {
    return refuse(task, rule,
                  std::string(task.spec.args[rule.args[0]].name) + " must be [start, end) with 0 <= start < end <= " +
                      "expertNum (" + number(experts) + "), but got " + given + ".",
                  "Pass the first expert of this device and the one behind its last.");
  }
  if (task.integer(rule.args[2]) == 1 && (range[0] != 0 || range[1] != experts)) {
    return refuse(task, rule,
                  std::string(task.spec.args[rule.args[0]].name) + " must be [0, " + number(experts) +
                      "] with dropPadMode 1, but got " + given + ".",
                  "With a capacity, all experts are on this device.");
  }
  return kSuccess;
}

// counts_shape(counts, range, expertNum, type): one number for each expert in the range, or expertNum pairs.
Code counts_shape(const OperatorTask& task, const RuleSpec& rule) {
  if (task.is_null(rule.args[0])) return kSuccess;
  const Dims& shape = task.tensor(rule.args[0])->shape;
  int64_t experts = task.integer(rule.args[2]);
  Dims expected;
  if (task.integer(rule.args[3]) == 2) {
    const int64_t pair[] = {experts, 2};
    expected.assign(pair, 2);
  } else {
    if (!task.is_null(rule.args[1])) {
      const auto& range = task.ints(rule.args[1])->values;
      if (range.size() == 2) experts = range[1] - range[0];
    }
    expected.assign(&experts, 1);
  }
  if (shape == expected) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[0]].name + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(shape) + ".",
                "It has one element for each active expert, or pairs of expert and count in mode 2.");
}

// capacity(expertNum, expertCapacity, dropPadMode): both positive with padding.
Code capacity(const OperatorTask& task, const RuleSpec& rule) {
  if (task.integer(rule.args[2]) != 1) return kSuccess;
  const int64_t experts = task.integer(rule.args[0]), rows = task.integer(rule.args[1]);
  if (experts > 0 && rows > 0) return kSuccess;
  return refuse(task, rule,
                "expertNum and the expert capacity must be positive with dropPadMode 1, but got " + number(experts) +
                    " and " + number(rows) + ".",
                "Say how many experts there are, and how many rows each takes.");
}

// routed_rows(expandedX, dropPadMode, expertNum, expertCapacity): rows of all experts with padding, else one list.
Code routed_rows(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& out = task.tensor(rule.args[0])->shape;
  const bool drop = task.integer(rule.args[1]) == 1;
  const int64_t experts = task.integer(rule.args[2]), rows = task.integer(rule.args[3]);
  if (drop ? out.size() == 3 && out[0] == experts && out[1] == rows : out.size() == 2) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[0]].name + " to have shape " +
                    (drop ? "[" + number(experts) + ", " + number(rows) + ", H]" : "[rows, H]") + ", but got " +
                    shape_text(out) + ".",
                "With dropPadMode 1 it is [expertNum, expertCapacity, H], else [rows, H].");
}

// finalized_rows(expandedX, dropPadMode): three dimensions with padding, else two.
Code finalized_rows(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& x = task.tensor(rule.args[0])->shape;
  const bool padded = task.integer(rule.args[1]) % 2 == 1;
  if (x.size() == (padded ? 3 : 2)) return kSuccess;
  return refuse(task, rule,
                "expandedX must have " + std::string(padded ? "3" : "2") + " dimensions with dropPadMode " +
                    number(task.integer(rule.args[1])) + ", but got " + shape_text(x) + ".",
                "Rows with padding are [experts, capacity, H], others [rows, H].");
}

// as_many(a, b): equally many elements.
Code as_many(const OperatorTask& task, const RuleSpec& rule) {
  const Tensor &a = *task.tensor(rule.args[0]), &b = *task.tensor(rule.args[1]);
  if (a.numel() == b.numel()) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[0]].name + " to have " +
                    number(b.numel()) + " elements, but got " + shape_text(a.shape) + ".",
                "It has one element for each token and expert.");
}

// unpermuted_places(sortedIndices, probs, tokens): a place for each token and weight, without weights for each token.
Code unpermuted_places(const OperatorTask& task, const RuleSpec& rule) {
  const Dims& places = task.tensor(rule.args[0])->shape;
  const int64_t needed =
      task.is_null(rule.args[1]) ? task.tensor(rule.args[2])->shape[0] : task.tensor(rule.args[1])->numel();
  if (places[0] == needed) return kSuccess;
  return refuse(task, rule,
                std::string("Expected tensor for ") + task.spec.args[rule.args[0]].name + " to have shape [" +
                    number(needed) + "], but got " + shape_text(places) + ".",
                "It has one element for each token and weight.");
}

// routed_dtype(x, expandedX, quantMode): as x without quantisation, else int8 from floating tokens.
Code routed_dtype(const OperatorTask& task, const RuleSpec& rule) {
  constexpr int32_t kInt8 = 2;
  const int32_t x = task.tensor(rule.args[0])->dtype, out = task.tensor(rule.args[1])->dtype;
  const bool plain = task.integer(rule.args[2]) == -1;
  if (plain ? x == out : x != kInt8 && out == kInt8) return kSuccess;
  return refuse(task, rule,
                std::string("expandedX of type ") + dtype_name(out) + " does not fit x of type " + dtype_name(x) +
                    " with quantMode " + number(task.integer(rule.args[2])) + ".",
                "Without quantisation the types are equal; quantised tokens are int8 and come from floating ones.");
}

// quant_scales(quantMode, scale, offset, x, expertNum[, range]): one number each (static), one row of factors for all
// experts or for each (dynamic), one number for each token (none).
Code quant_scales(const OperatorTask& task, const RuleSpec& rule) {
  enum Mode : int64_t { kNone = -1, kStatic = 0 };
  const int64_t mode = task.integer(rule.args[0]);
  const Dims& x = task.tensor(rule.args[3])->shape;
  int64_t experts = task.integer(rule.args[4]);
  if (rule.args[5] >= 0 && !task.is_null(rule.args[5])) {
    const auto& range = task.ints(rule.args[5])->values;
    if (range.size() == 2) experts = range[1] - range[0];
  }
  const auto wrong = [&](int arg, const std::string& expected) {
    return refuse(task, rule,
                  std::string(task.spec.args[arg].name) + " must " + expected + " with quantMode " + number(mode) +
                      ", but got " + (task.is_null(arg) ? "null" : shape_text(task.tensor(arg)->shape)) + ".",
                  "Scales and offsets depend on the kind of quantisation.");
  };
  const bool has_scale = !task.is_null(rule.args[1]), has_offset = !task.is_null(rule.args[2]);
  const Dims& scale = has_scale ? task.tensor(rule.args[1])->shape : x;
  if (mode == kStatic) {
    if (!has_scale || scale.size() != 1 || scale[0] != 1) return wrong(rule.args[1], "have shape [1]");
    if (!has_offset) return kSuccess;
    const Dims& offset = task.tensor(rule.args[2])->shape;
    if (offset.size() != 1 || offset[0] != 1) return wrong(rule.args[2], "have shape [1]");
    return kSuccess;
  }
  if (has_offset) return wrong(rule.args[2], "be a null pointer");
  if (!has_scale) return kSuccess;
  if (mode == kNone) {
    if (scale.size() == 1 && scale[0] == x[0]) return kSuccess;
    return wrong(rule.args[1], "have shape [" + number(x[0]) + "]");
  }
  if (scale.size() == 2 && scale[1] == x[1] && (scale[0] == 1 || scale[0] == experts)) return kSuccess;
  return wrong(rule.args[1], "have shape [1, " + number(x[1]) + "] or [" + number(experts) + ", " + number(x[1]) + "]");
}

// update_rank(localRankId, worldSize, balanceMode): the rank lies in the world where ranks decide.
Code update_rank(const OperatorTask& task, const RuleSpec& rule) {
  if (task.integer(rule.args[2]) != 0) return kSuccess;
  const int64_t rank = task.integer(rule.args[0]), world = task.integer(rule.args[1]);
  if (world >= 2 && world <= 768 && rank >= 0 && rank < world) return kSuccess;
  return refuse(
      task, rule,
      "With balanceMode 0, worldSize must be in [2, 768] and localRankId in [0, worldSize), but got worldSize " +
          number(world) + " and localRankId " + number(rank) + ".",
      "Pass both, or use balanceMode 1.");
}

}  // namespace hotplate::nn::checks
