// The rules of one call at work. contract_dtypes.cpp, contract_shapes.cpp and contract_lists.cpp have the kinds.
#pragma once

#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn {

// Replaces {name.shape}, {name.dtype}, {name.rank} and {name} in a rule's own text by the values given.
std::string fill_text(const OperatorTask& task, const char* text);

// Rank at most 8, and no element of the view outside its storage: what would be a wild access on the device.
Code check_bounds(const OperatorTask& task, const Tensor& t, const char* arg, int element);

class Checker {
 public:
  explicit Checker(const OperatorTask& task) : task_(task) {}

  Code check(const RuleSpec& rule);
  // What the chip cannot compute with, whatever the rules say: with the words of the rule about the argument, if any.
  Code chip_dtypes();

 private:
  // A refusal in the rule's own words if it has some, else in the kind's.
  Code refuse(const RuleSpec& rule, const std::string& text, const char* default_hint) const {
    const std::string words = *rule.text ? fill_text(task_, rule.text) : text;
    return violation(task_, rule.code, "EZ1001", words, *rule.hint ? rule.hint : default_hint);
  }
  const char* arg_name(int i) const { return task_.spec.args[i].name; }
  const Tensor* tensor(const RuleSpec& rule, int n) const {
    return rule.args[n] < 0 ? nullptr : task_.tensor(rule.args[n]);
  }
  // Calls f(tensor, name) for a tensor argument or for each tensor of a list; stops at the first failure.
  template <class F>
  Code each_tensor(int arg, F f) const {
    if (task_.is_null(arg)) return kSuccess;
    if (task_.spec.args[arg].kind == ArgKind::Tensor) return f(*task_.tensor(arg), std::string(arg_name(arg)));
    int i = 0;
    for (const auto& t : task_.tensors(arg)->values) {
      if (t) {
        if (Code code = f(*t, std::string(arg_name(arg)) + "[" + std::to_string(i) + "]")) return code;
      }
      ++i;
    }
    return kSuccess;
  }

  Code dtype_in(const RuleSpec& rule);
  Code rank(const RuleSpec& rule);
  Code same(const RuleSpec& rule, bool shape);
  Code broadcast(const RuleSpec& rule);
  Code broadcastable(const RuleSpec& rule);
  Code dim_of(const RuleSpec& rule);
  Code reduced(const RuleSpec& rule);
  Code matmul(const RuleSpec& rule);
  Code castable(const RuleSpec& rule);
  Code in_range(const RuleSpec& rule);
  Code lists(const RuleSpec& rule, bool shapes);

  const OperatorTask& task_;
};

}  // namespace hotplate::nn
