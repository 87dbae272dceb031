// The arguments of an attention call by name, and the rules that stand beside the kernels of its family. Versions of an
// operator differ in names and order of arguments, not in their meaning.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/StringUtil.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "aclnn/operator.h"
#include "attention.h"
#include "host/bridge/arguments.h"
#include "runtime/error.h"

namespace hotplate::kernels {

class Call {
 public:
  explicit Call(const nn::OperatorTask& task) : task_(task) {}

  const char* name() const { return task_.spec.name; }
  // Index of the first argument that has one of these names, or -1.
  int find(std::initializer_list<const char*> names) const;
  bool has(std::initializer_list<const char*> names) const {
    const int i = find(names);
    return i >= 0 && !task_.is_null(i);
  }
  // Undefined when the argument is absent.
  at::Tensor tensor(std::initializer_list<const char*> names) const;
  std::vector<at::Tensor> tensors(std::initializer_list<const char*> names) const;
  std::vector<int64_t> ints(std::initializer_list<const char*> names) const;
  std::vector<int64_t> ints(const char* name) const { return ints({name}); }
  int64_t integer(const char* name, int64_t otherwise) const;
  double real(const char* name, double otherwise) const;
  std::string text(std::initializer_list<const char*> names) const;

 private:
  const nn::OperatorTask& task_;
};

using Problem = std::optional<AttentionProblem>;

// Shorthands for violated rules: 161002, and 561002 for what the real stack refuses when it plans the kernel.
template <typename... Args>
Problem invalid_because(std::string hint, Args&&... text) {
  return AttentionProblem{kAclnnParamInvalid, "EZ1001", c10::str(std::forward<Args>(text)...), std::move(hint)};
}
template <typename... Args>
Problem tiling_refuses(std::string hint, Args&&... text) {
  return AttentionProblem{kAclnnTiling, "EZ9999", c10::str(std::forward<Args>(text)...), std::move(hint)};
}
Problem missing_tensor(const char* name);

// DT_FLOAT16 and so on, as the interface writes types.
std::string type_text(at::ScalarType type);

// nullopt, or that the tensor has another shape; absent tensors pass.
Problem check_shape(const char* name, const at::Tensor& t, at::IntArrayRef shape);
// nullopt, or that the tensor has none of these types; absent tensors pass.
Problem check_type(const char* name, const at::Tensor& t, std::initializer_list<at::ScalarType> allowed);

// The rules of these operators (names without the aclnn prefix); the contract asks for them under the name
// "flash_attention". Called while the library is loaded.
using Rules = Problem (*)(const Call& call);
bool add_rules(std::initializer_list<const char*> operators, Rules rules);

}  // namespace hotplate::kernels
