// Rules about data types.
#include <string>

#include "aclnn/contract_checker.h"
#include "aclnn/soc_dtypes.h"

namespace hotplate::nn {

namespace {

std::string dtype_list(uint64_t mask) {
  std::string s;
  for (int d = 0; d < 64; ++d) {
    if (mask >> d & 1) {
      if (!s.empty()) s += ",";
      s += dtype_name(d);
    }
  }
  return s;
}

int dtype_class(int32_t d) {  // bool < integer < floating < complex
  switch (d) {
    case 12:
      return 0;
    case 16:
    case 17:
    case 33:
      return 3;
    case 0:
    case 1:
    case 11:
    case 27:
    case 34:
    case 35:
    case 36:
      return 2;
    default:
      return 1;
  }
}

}  // namespace

Code Checker::dtype_in(const RuleSpec& rule) {
  const uint64_t allowed = rule.dtypes & soc_dtype_mask();
  return each_tensor(rule.args[0], [&](const Tensor& t, const std::string& name) -> Code {
    if (t.dtype >= 0 && t.dtype < 64 && (allowed >> t.dtype & 1)) return kSuccess;
    std::string hint = "Convert " + name + " to one of these data types first.";
    if (t.dtype >= 0 && t.dtype < 64 && (rule.dtypes >> t.dtype & 1)) {
      hint = std::string("The operator takes this data type, but the chip ") + soc_name() +
             " does not have it: choose another chip " + "(HOTPLATE_SOC) or another data type.";
    }
    return refuse(rule,
                  "Tensor " + name + " not implemented for " + dtype_name(t.dtype) +
                      ", should be in dtype support list [" + dtype_list(allowed) + "].",
                  hint.c_str());
  });
}

Code Checker::chip_dtypes() {
  const uint64_t known = soc_dtype_mask();
  if (known == ~uint64_t{0}) return kSuccess;
  for (int i = 0; i < task_.spec.arg_count; ++i) {
    const ArgKind kind = task_.spec.args[i].kind;
    if (kind != ArgKind::Tensor && kind != ArgKind::TensorList) continue;
    const Code code = each_tensor(i, [&](const Tensor& t, const std::string& name) -> Code {
      if (t.dtype < 0 || t.dtype >= 64 || (known >> t.dtype & 1)) return kSuccess;
      for (int r = 0; r < task_.spec.rule_count; ++r) {
        const RuleSpec& rule = task_.spec.rules[r];
        if (rule.kind != RuleKind::DtypeIn || rule.args[0] != i) continue;
        if (Code refused = dtype_in(rule)) return refused;
      }
      return violation(task_, kAclnnParamInvalid, "EZ1001",
                       "Tensor " + name + " not implemented for " + dtype_name(t.dtype) + ": the chip " + soc_name() +
                           " does not have this data type.",
                       "Choose another chip (HOTPLATE_SOC) or another data type.");
    });
    if (code) return code;
  }
  return kSuccess;
}

Code Checker::castable(const RuleSpec& rule) {
  const Tensor* to = tensor(rule, 1);
  if (!to || task_.is_null(rule.args[0])) return kSuccess;
  return each_tensor(rule.args[0], [&](const Tensor& t, const std::string& name) -> Code {
    if (dtype_class(t.dtype) <= dtype_class(to->dtype)) return kSuccess;
    return refuse(rule,
                  "Result type of " + name + " " + dtype_name(t.dtype) + " can't be cast to the desired output type " +
                      dtype_name(to->dtype) + ".",
                  "Choose an output data type of the same or a wider kind.");
  });
}

}  // namespace hotplate::nn
