// The rules of contract.h: what is checked, and the words of each refusal.
#include "aclnn/contract.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <string>

#include "aclnn/soc_dtypes.h"

namespace hotplate::nn {

namespace {

constexpr size_t kMaxRank = 8;

// Replaces {name.shape}, {name.dtype}, {name.rank} and {name} by the values given.
std::string fill(const OperatorTask& task, const char* text) {
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

class Checker {
 public:
  explicit Checker(const OperatorTask& task) : task_(task) {}

  Code check(const RuleSpec& rule);

 private:
  // A refusal in the rule's own words if it has some, else in the kind's.
  Code refuse(const RuleSpec& rule, const std::string& text, const char* default_hint) const {
    const std::string words = *rule.text ? fill(task_, rule.text) : text;
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

Code Checker::rank(const RuleSpec& rule) {
  return each_tensor(rule.args[0], [&](const Tensor& t, const std::string& name) -> Code {
    const auto r = static_cast<int64_t>(t.shape.size());
    if (r >= rule.low && r <= rule.high) return kSuccess;
    const std::string allowed =
        rule.low == rule.high ? "equal to [" + std::to_string(rule.low) + "]"
                              : "between [" + std::to_string(rule.low) + "] and [" + std::to_string(rule.high) + "]";
    return refuse(rule,
                  "Expected " + name + " dim number to be " + allowed + ", but its shape is " + shape_text(t.shape) +
                      " (" + std::to_string(r) + " dimensions).",
                  "Reshape the tensor to an allowed number of dimensions.");
  });
}

Code Checker::same(const RuleSpec& rule, bool shape) {
  const Tensor* first = tensor(rule, 0);
  if (!first) return kSuccess;
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    const int arg = rule.args[n];
    const Code code = each_tensor(arg, [&](const Tensor& t, const std::string& name) -> Code {
      if (shape) {
        if (t.shape == first->shape) return kSuccess;
        return refuse(rule,
                      "Expected tensor for " + name + " to have same size as tensor for " + arg_name(rule.args[0]) +
                          ", but " + shape_text(t.shape) + " does not equal " + shape_text(first->shape) + ".",
                      "Give both tensors the same shape.");
      }
      if (t.dtype == first->dtype) return kSuccess;
      return refuse(rule,
                    "Expected tensor for " + name + " to have same dtype as tensor for " + arg_name(rule.args[0]) +
                        ", but " + dtype_name(t.dtype) + " does not equal " + dtype_name(first->dtype) + ".",
                    "Convert one of them so that the data types are equal.");
    });
    if (code) return code;
  }
  return kSuccess;
}

// False when the shapes do not broadcast against each other.
bool broadcast_shapes(const Dims& a, const Dims& b, Dims& out) {
  const size_t n = std::max(a.size(), b.size());
  Dims result;
  for (size_t i = 0; i < n; ++i) {
    const int64_t x = i + a.size() < n ? 1 : a[i + a.size() - n];
    const int64_t y = i + b.size() < n ? 1 : b[i + b.size() - n];
    if (x != y && x != 1 && y != 1) return false;
    result.push_back(x == 1 ? y : x);
  }
  out = result;
  return true;
}

Code Checker::broadcast(const RuleSpec& rule) {
  int count = 0;
  while (count < 6 && rule.args[count] >= 0) ++count;
  Dims shape;
  for (int n = 0; n + 1 < count; ++n) {
    const Tensor* t = tensor(rule, n);
    if (!t) continue;
    const Dims before = shape;
    if (!broadcast_shapes(before, t->shape, shape)) {
      return refuse(rule,
                    std::string("Shape of ") + arg_name(rule.args[n]) + " " + shape_text(t->shape) +
                        " can't broadcast with " + shape_text(before) + ".",
                    "Dimensions must be equal, or one of them 1, counted from the last.");
    }
  }
  const Tensor* out = tensor(rule, count - 1);
  if (out && !(out->shape == shape)) {
    return refuse(rule,
                  std::string("Expected tensor for ") + arg_name(rule.args[count - 1]) +
                      " to have the broadcast shape " + shape_text(shape) + ", but got " + shape_text(out->shape) + ".",
                  "Make the output (or the in-place tensor) as large as the broadcast result.");
  }
  return kSuccess;
}

Code Checker::broadcastable(const RuleSpec& rule) {
  const Tensor* a = tensor(rule, 0);
  const Tensor* to = tensor(rule, 1);
  Dims shape;
  if (!a || !to || (broadcast_shapes(a->shape, to->shape, shape) && shape == to->shape)) return kSuccess;
  return refuse(rule,
                std::string("Shape of ") + arg_name(rule.args[0]) + " " + shape_text(a->shape) +
                    " can't broadcast to shape of " + arg_name(rule.args[1]) + " " + shape_text(to->shape) + ".",
                "Dimensions must be equal or 1, counted from the last.");
}

// The valid dimension index for d, or -1.
int64_t wrap_dim(int64_t d, size_t rank) {
  const auto r = static_cast<int64_t>(rank ? rank : 1);
  if (d < -r || d >= r) return -1;
  return d < 0 ? d + r : d;
}

Code Checker::dim_of(const RuleSpec& rule) {
  const Tensor* t = tensor(rule, 1);
  const int arg = rule.args[0];
  if (!t) return kSuccess;
  auto check_one = [&](int64_t d) -> Code {
    if (wrap_dim(d, t->shape.size()) >= 0) return kSuccess;
    const auto r = static_cast<long long>(t->shape.empty() ? 1 : t->shape.size());
    return refuse(rule,
                  std::string(arg_name(arg)) + " " + std::to_string(d) + " must be in the range [" +
                      std::to_string(-r) + ", " + std::to_string(r - 1) + "], because " + arg_name(rule.args[1]) +
                      " has shape " + shape_text(t->shape) + ".",
                  "Choose a dimension that the tensor has.");
  };
  if (task_.spec.args[arg].kind != ArgKind::IntArray) return check_one(task_.integer(arg));
  if (task_.is_null(arg)) return kSuccess;
  uint64_t seen = 0;
  for (int64_t d : task_.ints(arg)->values) {
    if (Code code = check_one(d)) return code;
    const uint64_t bit = uint64_t{1} << wrap_dim(d, t->shape.size());
    if (seen & bit) {
      return refuse(rule, std::string(arg_name(arg)) + " has dimension " + std::to_string(d) + " more than once.",
                    "Give each dimension once.");
    }
    seen |= bit;
  }
  return kSuccess;
}

Code Checker::reduced(const RuleSpec& rule) {
  const Tensor* t = tensor(rule, 0);
  const Tensor* out = tensor(rule, 3);
  if (!t || !out) return kSuccess;
  const int arg = rule.args[1];
  uint64_t mask = 0;
  if (task_.spec.args[arg].kind == ArgKind::IntArray) {
    if (!task_.is_null(arg)) {
      for (int64_t d : task_.ints(arg)->values) {
        const int64_t w = wrap_dim(d, t->shape.size());
        if (w >= 0) mask |= uint64_t{1} << w;
      }
    }
    if (!mask) mask = ~uint64_t{0};
  } else {
    const int64_t w = wrap_dim(task_.integer(arg), t->shape.size());
    if (w >= 0) mask = uint64_t{1} << w;
  }
  const bool keep = task_.integer(rule.args[2]) != 0;
  Dims expected;
  for (size_t i = 0; i < t->shape.size(); ++i) {
    if (!(mask >> i & 1)) {
      expected.push_back(t->shape[i]);
    } else if (keep) {
      expected.push_back(1);
    }
  }
  if (out->shape == expected) return kSuccess;
  return refuse(rule,
                std::string("Expected tensor for ") + arg_name(rule.args[3]) + " to have the reduced shape " +
                    shape_text(expected) + ", but got " + shape_text(out->shape) + ".",
                "The output has the input's dimensions without the reduced ones (or with 1 in their place when keepdim "
                "is true).");
}

Code Checker::matmul(const RuleSpec& rule) {
  const Tensor* a = tensor(rule, 0);
  const Tensor* b = tensor(rule, 1);
  const Tensor* out = tensor(rule, 2);
  if (!a || !b) return kSuccess;
  const size_t ra = a->shape.size(), rb = b->shape.size();
  if (ra == 0 || rb == 0) {
    return refuse(rule,
                  std::string("Expected ") + arg_name(rule.args[ra == 0 ? 0 : 1]) +
                      " to have at least 1 dimension, but it has none.",
                  "A matrix product needs vectors or matrices.");
  }
  const int64_t ka = a->shape[ra - 1];
  const int64_t kb = b->shape[rb == 1 ? 0 : rb - 2];
  if (ka != kb) {
    return refuse(rule,
                  std::string("The k-axis of the two inputs are different. ") + arg_name(rule.args[0]) + " is " +
                      shape_text(a->shape) + " (k = " + std::to_string(ka) + "), " + arg_name(rule.args[1]) + " is " +
                      shape_text(b->shape) + " (k = " + std::to_string(kb) + ").",
                  "The last dimension of the left matrix must equal the last but one of the right matrix: is a "
                  "transpose missing, or the "
                  "layer's input size wrong?");
  }
  if (!out) return kSuccess;
  Dims batch_a, batch_b, expected;
  for (size_t i = 0; i + 2 < ra; ++i) batch_a.push_back(a->shape[i]);
  for (size_t i = 0; i + 2 < rb; ++i) batch_b.push_back(b->shape[i]);
  if (!broadcast_shapes(batch_a, batch_b, expected)) {
    return refuse(rule,
                  std::string("The batch dimensions of ") + arg_name(rule.args[0]) + " " + shape_text(a->shape) +
                      " and " + arg_name(rule.args[1]) + " " + shape_text(b->shape) + " can't broadcast.",
                  "Batch dimensions must be equal, or one of them 1.");
  }
  if (ra > 1) expected.push_back(a->shape[ra - 2]);
  if (rb > 1) expected.push_back(b->shape[rb - 1]);
  if (out->shape == expected) return kSuccess;
  return refuse(rule,
                std::string("Expected tensor for ") + arg_name(rule.args[2]) + " to have shape " +
                    shape_text(expected) + ", but got " + shape_text(out->shape) + ".",
                "The output has the rows of the left and the columns of the right matrix.");
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

Code Checker::in_range(const RuleSpec& rule) {
  const int64_t v = task_.integer(rule.args[0]);
  if (v >= rule.low && v <= rule.high) return kSuccess;
  return refuse(rule,
                std::string(arg_name(rule.args[0])) + " must be in the range [" + std::to_string(rule.low) + ", " +
                    std::to_string(rule.high) + "], but got " + std::to_string(v) + ".",
                "Choose a value in this range.");
}

size_t length_of(const OperatorTask& task, int arg) {
  if (task.is_null(arg)) return 0;
  switch (task.spec.args[arg].kind) {
    case ArgKind::TensorList:
      return task.tensors(arg)->values.size();
    case ArgKind::ScalarList:
      return task.scalars(arg)->values.size();
    case ArgKind::IntArray:
      return task.ints(arg)->values.size();
    case ArgKind::BoolArray:
      return task.bools(arg)->values.size();
    case ArgKind::FloatArray:
      return task.floats(arg)->values.size();
    case ArgKind::Tensor:
      return static_cast<size_t>(task.tensor(arg)->numel());
    default:
      return 1;
  }
}

Code Checker::lists(const RuleSpec& rule, bool shapes) {
  const int first = rule.args[0];
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    const int arg = rule.args[n];
    if (length_of(task_, arg) != length_of(task_, first)) {
      return refuse(rule,
                    std::string("Expected ") + arg_name(arg) + " to have as many elements as " + arg_name(first) +
                        " (" + std::to_string(length_of(task_, first)) + "), but it has " +
                        std::to_string(length_of(task_, arg)) + ".",
                    "Lists that belong together must be equally long.");
    }
    if (!shapes || task_.is_null(first)) continue;
    const auto& a = task_.tensors(first)->values;
    const auto& b = task_.tensors(arg)->values;
    for (size_t i = 0; i < a.size(); ++i) {
      if (a[i] && b[i] && !(a[i]->shape == b[i]->shape)) {
        return refuse(rule,
                      std::string("Expected ") + arg_name(arg) + "[" + std::to_string(i) + "] to have same size as " +
                          arg_name(first) + "[" + std::to_string(i) + "], but " + shape_text(b[i]->shape) +
                          " does not equal " + shape_text(a[i]->shape) + ".",
                      "Tensors at the same place of the lists must have equal shapes.");
      }
    }
  }
  return kSuccess;
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

// Rank at most 8, and no element of the view outside its storage: what would be a wild access on the device.
Code check_bounds(const OperatorTask& task, const Tensor& t, const char* arg, int element) {
  // The name is put together only for a refusal: this runs for every tensor of every call.
  auto named = [&] { return element < 0 ? std::string(arg) : std::string(arg) + "[" + std::to_string(element) + "]"; };
  if (t.shape.size() > kMaxRank) {
    return violation(
        task, kAclnnParamInvalid, "EZ1001",
        "Expected " + named() + " dim number to be between [0] and [8], but its shape is " + shape_text(t.shape) + ".",
        "The interface takes at most 8 dimensions: merge some.");
  }
  if (dtype_size(t.dtype) == 0 && std::strcmp(dtype_name(t.dtype), "DT_UNDEFINED") == 0) {
    return violation(task, kAclnnParamInvalid, "EZ1001",
                     "The data type of " + named() + " is " + std::to_string(t.dtype) + ", which is no aclDataType.",
                     "Create the tensor with one of the types of aclDataType.");
  }
  if (t.numel() == 0 || dtype_size(t.dtype) == 0) return kSuccess;
  int64_t low = t.offset, high = t.offset;
  bool far = false;  // beyond what 64 bits hold
  for (size_t i = 0; i < t.shape.size(); ++i) {
    int64_t span = 0;
    far |= __builtin_mul_overflow(t.shape[i] - 1, t.strides[i], &span);
    // There are no negative strides.
    far |= t.strides[i] < 0 && t.shape[i] > 1;
    int64_t& end = span < 0 ? low : high;
    far |= __builtin_add_overflow(end, span, &end);
  }
  if (!far && low >= 0 && high < t.storage_elements() && t.data) return kSuccess;
  if (!t.data) {
    return violation(task, kAclnnParamNull, "EZ1001",
                     "Expected a proper Tensor for " + named() + " but its data address is null, with shape " +
                         shape_text(t.shape) + ".",
                     "Allocate the tensor's memory first.");
  }
  return violation(task, kAclnnParamInvalid, "EZ1001",
                   "The view of " + named() + " (shape " + shape_text(t.shape) + ", strides " + shape_text(t.strides) +
                       ", offset " + std::to_string(t.offset) + ") reaches " +
                       (far ? std::string("beyond 64-bit addresses or backwards")
                            : "elements [" + std::to_string(low) + ", " + std::to_string(high) + "]") +
                       ", but its storage has " + std::to_string(t.storage_elements()) + ".",
                   "Describe the tensor with the shape and strides that its memory really has.");
}

bool alive(ArgKind kind, const void* handle) {
  switch (kind) {
    case ArgKind::Tensor:
      return object_of<Tensor>(handle);
    case ArgKind::TensorList:
      return object_of<TensorList>(handle);
    case ArgKind::Scalar:
      return object_of<Scalar>(handle);
    case ArgKind::ScalarList:
      return object_of<ScalarList>(handle);
    case ArgKind::IntArray:
      return object_of<IntArray>(handle);
    case ArgKind::BoolArray:
      return object_of<BoolArray>(handle);
    case ArgKind::FloatArray:
      return object_of<FloatArray>(handle);
    default:
      return true;
  }
}

const char* kind_word(ArgKind kind) {
  switch (kind) {
    case ArgKind::Tensor:
      return "Tensor";
    case ArgKind::TensorList:
      return "TensorList";
    case ArgKind::Scalar:
      return "Scalar";
    case ArgKind::ScalarList:
      return "ScalarList";
    case ArgKind::IntArray:
      return "IntArray";
    case ArgKind::BoolArray:
      return "BoolArray";
    case ArgKind::FloatArray:
      return "FloatArray";
    default:
      return "string";
  }
}

}  // namespace

Code violation(const OperatorTask& task, Code code, const char* id, const std::string& text, const std::string& hint) {
  return fail_text(code, id,
                   std::string(task.spec.name) + ": " + text + (hint.empty() ? "" : "\n        Solution: " + hint) +
                       "\n        Call: " + task.describe());
}

Code check_handles(const OperatorSpec& spec, const ArgValue* values) {
  for (int i = 0; i < spec.arg_count; ++i) {
    const ArgSpec& arg = spec.args[i];
    if (arg.kind >= ArgKind::Int && arg.kind != ArgKind::String) continue;
    if (!values[i].pointer) {
      // An empty list crosses the interface as a null pointer.
      const bool may_be_empty = arg.kind == ArgKind::TensorList || arg.kind == ArgKind::ScalarList;
      if (arg.optional || may_be_empty) continue;
      return fail(kAclnnParamNull, "EZ1001",
                  "%s: Expected a proper %s but got null for argument %s.\n        Solution: %s", spec.name,
                  kind_word(arg.kind), arg.name, "Pass this argument: it is not optional.");
    }
    if (!alive(arg.kind, values[i].pointer)) {
      return fail(kAclnnParamInvalid, "EZ1001",
                  "%s: argument %s (%p) is not a live %s: it was destroyed already, or is a handle of another kind.\n  "
                  "      Solution: "
                  "Keep the object until the call of %sGetWorkspaceSize has returned.",
                  spec.name, arg.name, values[i].pointer, kind_word(arg.kind), spec.name);
    }
  }
  return kSuccess;
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
  for (int i = 0; i < task.spec.rule_count; ++i) {
    if (Code code = checker.check(task.spec.rules[i])) return code;
  }
  return kSuccess;
}

}  // namespace hotplate::nn
