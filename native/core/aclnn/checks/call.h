// Arguments of a call by name: for checks of operators that come in several versions with different arguments.
#pragma once

#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

struct Call {
  const OperatorTask& task;
  const RuleSpec& rule;

  int index(const char* name) const {
    for (int i = 0; i < task.spec.arg_count; ++i)
      if (std::strcmp(task.spec.args[i].name, name) == 0) return i;
    return -1;
  }
  // Null when the operator has no such argument, or it is not given.
  const Tensor* tensor(const char* name) const {
    const int i = index(name);
    return i < 0 ? nullptr : task.tensor(i);
  }
  // A tensor without elements stands for none.
  const Tensor* filled(const char* name) const {
    const Tensor* t = tensor(name);
    return t && t->numel() > 0 ? t : nullptr;
  }
  // Empty when not given; an argument that is a tensor here and a list elsewhere is a list of one.
  std::vector<const Tensor*> list(const char* name) const {
    std::vector<const Tensor*> all;
    const int i = index(name);
    if (i < 0 || task.is_null(i)) return all;
    if (task.spec.args[i].kind == ArgKind::Tensor) return {task.tensor(i)};
    for (const auto& t : task.tensors(i)->values) all.push_back(t.get());
    return all;
  }
  int64_t integer(const char* name, int64_t otherwise) const {
    const int i = index(name);
    return i < 0 ? otherwise : task.integer(i);
  }
  std::string text(const char* name, const char* otherwise = "") const {
    const int i = index(name);
    return i < 0 || task.is_null(i) ? otherwise : task.string(i);
  }

  Code refuse(const std::string& text, const char* hint) const {
    return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
  }
  Code wrong_shape(const char* name, const Dims& given, const std::string& wanted, const char* hint) const {
    return refuse(std::string("Expected tensor for ") + name + " to have shape " + wanted + ", but got " +
                      shape_text(given) + ".",
                  hint);
  }
  // The argument must be absent.
  Code none(std::initializer_list<const char*> names, const char* hint) const {
    for (const char* name : names) {
      if (!list(name).empty()) return refuse(std::string(name) + " is not supported.", hint);
    }
    return kSuccess;
  }
  // An attribute must be one of these.
  Code one_of(const char* name, std::initializer_list<int64_t> values) const {
    if (index(name) < 0) return kSuccess;
    const int64_t value = integer(name, 0);
    std::string words;
    for (int64_t v : values) {
      if (v == value) return kSuccess;
      words += (words.empty() ? "" : ", ") + std::to_string(v);
    }
    return refuse(
        std::string(name) + " = " + std::to_string(value) + " is not supported; it must be one of " + words + ".",
        "Use one of these values.");
  }
};

inline std::string shape(std::initializer_list<int64_t> sizes) { return shape_text(Dims(sizes.begin(), sizes.size())); }
inline bool is_shape(const Tensor& t, std::initializer_list<int64_t> sizes) {
  return t.shape == Dims(sizes.begin(), sizes.size());
}

}  // namespace hotplate::nn::checks
