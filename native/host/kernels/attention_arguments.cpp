// Arguments by name, and the table of rules of the attention operators.
#include "attention_arguments.h"

#include <ATen/ops/zeros.h>

#include <cctype>
#include <cstring>
#include <map>

#include "aclnn/checks/flash_attention.h"
#include "aclnn/contract.h"
#include "aclnn/format.h"

namespace hotplate::kernels {
namespace {

// Rules look at shapes and types only: tensors in internal formats are not made plain for them.
thread_local bool looking = false;

struct Look {
  Look() { looking = true; }
  ~Look() { looking = false; }
};

at::Tensor view_of(const nn::Tensor& t) {
  if (!looking || !nn::format::is_internal(t.format)) return host::alias(t);
  const std::vector<int64_t> shape(t.shape.begin(), t.shape.end());
  return at::zeros({}, host::to_scalar_type(t.dtype)).expand(shape);
}

std::map<std::string, Rules>& table() {
  static std::map<std::string, Rules> rules;
  return rules;
}

Code check_task(const nn::OperatorTask& task, const nn::RuleSpec& rule) {
  const auto found = table().find(task.spec.name);
  if (found == table().end()) {
    return nn::violation(task, kAclnnInner, "EZ9999", "the operator has no rules in this library.",
                         "Reinstall hotplate: the host library does not fit the core.");
  }
  const Look look;
  const Problem problem = found->second(Call(task));
  if (!problem) return kSuccess;
  std::string hint = *rule.hint ? rule.hint : problem->hint;
  // A sentence starts with a capital letter; a piece of code does not.
  if (hint.substr(0, hint.find(' ')).find_first_of(".(") == std::string::npos && !hint.empty()) {
    hint[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(hint[0])));
  }
  return nn::violation(task, problem->code, problem->id.c_str(), problem->text, hint + (hint.empty() ? "" : "."));
}

const bool bound = [] {
  nn::checks::bind_flash_attention(check_task);
  return true;
}();

}  // namespace

int Call::find(std::initializer_list<const char*> names) const {
  for (int i = 0; i < task_.spec.arg_count; ++i) {
    for (const char* name : names) {
      if (std::strcmp(task_.spec.args[i].name, name) == 0) return i;
    }
  }
  return -1;
}

at::Tensor Call::tensor(std::initializer_list<const char*> names) const {
  const int i = find(names);
  return i < 0 || task_.is_null(i) ? at::Tensor() : view_of(*task_.tensor(i));
}

std::vector<at::Tensor> Call::tensors(std::initializer_list<const char*> names) const {
  const int i = find(names);
  return i < 0 || task_.is_null(i) ? std::vector<at::Tensor>() : host::arguments::tensors(task_, i);
}

std::vector<int64_t> Call::ints(std::initializer_list<const char*> names) const {
  const int i = find(names);
  return i < 0 || task_.is_null(i) ? std::vector<int64_t>() : host::arguments::ints(task_, i);
}

int64_t Call::integer(const char* name, int64_t otherwise) const {
  const int i = find({name});
  return i < 0 ? otherwise : task_.integer(i);
}

double Call::real(const char* name, double otherwise) const {
  const int i = find({name});
  return i < 0 ? otherwise : task_.real(i);
}

std::string Call::text(std::initializer_list<const char*> names) const {
  const int i = find(names);
  return i < 0 ? std::string() : host::arguments::string(task_, i);
}

Problem missing_tensor(const char* name) {
  return AttentionProblem{kAclnnParamNull, "EZ1001",
                          c10::str("Expected a proper Tensor but got null for argument ", name, "."),
                          c10::str("pass the tensor ", name)};
}

std::string type_text(at::ScalarType type) {
  switch (type) {
    case at::kHalf:
      return "DT_FLOAT16";
    case at::kBFloat16:
      return "DT_BFLOAT16";
    case at::kFloat:
      return "DT_FLOAT";
    case at::kDouble:
      return "DT_DOUBLE";
    case at::kBool:
      return "DT_BOOL";
    case at::kByte:
      return "DT_UINT8";
    case at::kChar:
      return "DT_INT8";
    case at::kInt:
      return "DT_INT32";
    case at::kLong:
      return "DT_INT64";
    case at::kUInt64:
      return "DT_UINT64";
    default:
      return c10::toString(type);
  }
}

Problem check_shape(const char* name, const at::Tensor& t, at::IntArrayRef shape) {
  if (!t.defined() || t.sizes() == shape) return std::nullopt;
  return invalid_because("allocate it with this shape", "Expected tensor for ", name, " to have shape ", shape,
                         ", but got ", t.sizes(), ".");
}

Problem check_type(const char* name, const at::Tensor& t, std::initializer_list<at::ScalarType> allowed) {
  if (!t.defined()) return std::nullopt;
  std::string list;
  for (at::ScalarType type : allowed) {
    if (type == t.scalar_type()) return std::nullopt;
    list += (list.empty() ? "" : ",") + type_text(type);
  }
  return invalid_because(c10::str("cast ", name, " to one of these types"), "Tensor ", name, " not implemented for ",
                         type_text(t.scalar_type()), ", should be in dtype support list [", list, "].");
}

bool add_rules(std::initializer_list<const char*> operators, Rules rules) {
  for (const char* name : operators) table()[std::string("aclnn") + name] = rules;
  return true;
}

}  // namespace hotplate::kernels
