// Rules about ranks and shapes.
#include <algorithm>
#include <string>

#include "aclnn/contract_checker.h"

namespace hotplate::nn {

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

}  // namespace hotplate::nn
