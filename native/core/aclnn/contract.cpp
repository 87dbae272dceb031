// The rules of contract.h in their order, and the words that all refusals share.
#include "aclnn/contract.h"

#include <algorithm>
#include <exception>
#include <string>

#include "aclnn/contract_checker.h"

namespace hotplate::nn {

std::string fill_text(const OperatorTask& task, const char* text) {
  std::string out;
  for (const char* p = text; *p; ++p) {
    if (*p != '{') {
      out += *p;
      continue;
    }
    const char* end = p;
    while (*end && *end != '}') ++end;
    std::string name(p + 1, end);
    std::string attribute;
    if (auto dot = name.find('.'); dot != std::string::npos) {
      attribute = name.substr(dot + 1);
      name.resize(dot);
    }
    for (int i = 0; i < task.spec.arg_count; ++i) {
      if (name != task.spec.args[i].name) continue;
      if (attribute.empty() || task.is_null(i) || task.spec.args[i].kind != ArgKind::Tensor) {
        out += task.argument_text(i);
      } else if (attribute == "shape") {
        out += shape_text(task.tensor(i)->shape);
      } else if (attribute == "dtype") {
        out += dtype_name(task.tensor(i)->dtype);
      } else if (attribute == "rank") {
        out += std::to_string(task.tensor(i)->shape.size());
      }
    }
    p = *end ? end : end - 1;
  }
  return out;
}

Code Checker::check(const RuleSpec& rule) {
  switch (rule.kind) {
    case RuleKind::DtypeIn:
      return dtype_in(rule);
    case RuleKind::Rank:
      return rank(rule);
    case RuleKind::SameDtype:
      return same(rule, false);
    case RuleKind::SameShape:
      return same(rule, true);
    case RuleKind::Broadcast:
      return broadcast(rule);
    case RuleKind::Broadcastable:
      return broadcastable(rule);
    case RuleKind::DimOf:
      return dim_of(rule);
    case RuleKind::Reduced:
      return reduced(rule);
    case RuleKind::MatMul:
      return matmul(rule);
    case RuleKind::Castable:
      return castable(rule);
    case RuleKind::InRange:
      return in_range(rule);
    case RuleKind::SameLength:
      return lists(rule, false);
    case RuleKind::ListsMatch:
      return lists(rule, true);
    case RuleKind::Custom:
      // A check may use the host library, whose errors are exceptions (a type that torch lacks): none leaves through C.
      try {
        return rule.custom(task_, rule);
      } catch (const std::exception& e) {
        std::string text = e.what();
        text.resize(std::min(text.find('\n'), text.size()));
        return violation(task_, rule.code, "EZ1001", text, rule.hint);
      }
  }
  return kSuccess;
}

Code violation(const OperatorTask& task, Code code, const char* id, const std::string& text, const std::string& hint) {
  return fail_text(code, id,
                   std::string(task.spec.name) + ": " + text + (hint.empty() ? "" : "\n        Solution: " + hint) +
                       "\n        Call: " + task.describe());
}

Code check_contract(const OperatorTask& task) {
  for (int i = 0; i < task.spec.arg_count; ++i) {
    if (task.is_null(i)) continue;
    const ArgSpec& arg = task.spec.args[i];
    if (arg.kind == ArgKind::Tensor) {
      if (Code code = check_bounds(task, *task.tensor(i), arg.name, -1)) return code;
    } else if (arg.kind == ArgKind::TensorList) {
      int n = 0;
      for (const auto& t : task.tensors(i)->values) {
        if (t) {
          if (Code code = check_bounds(task, *t, arg.name, n)) return code;
        }
        ++n;
      }
    }
  }
  Checker checker(task);
  if (Code code = checker.chip_dtypes()) return code;
  for (int i = 0; i < task.spec.rule_count; ++i) {
    if (Code code = checker.check(task.spec.rules[i])) return code;
  }
  return kSuccess;
}

}  // namespace hotplate::nn
