// Checks of operators that move or fill: relations between shapes that the common rules cannot say. The arguments that
// each check names are those of the definitions in src/hotplate/ops/movement.
#include <cmath>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "acl/types.h"
#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

class Refusal {
 public:
  Refusal(const OperatorTask& task, const RuleSpec& rule) : task_(task), rule_(rule) {}

  Code operator()(const std::string& text) const { return violation(task_, rule_.code, "EZ1001", text, rule_.hint); }
  const char* name(int n) const { return task_.spec.args[rule_.args[n]].name; }
  // "name [2,3]"
  std::string tensor(int n) const {
    return std::string(name(n)) + " " + shape_text(task_.tensor(rule_.args[n])->shape);
  }

  // The output is described with another shape than the operator gives.
  Code expect_shape(int n, const Dims& expected) const {
    const Dims& given = task_.tensor(rule_.args[n])->shape;
    if (given == expected) return kSuccess;
    return (*this)(std::string("Expected tensor for ") + name(n) + " to have shape " + shape_text(expected) +
                   ", but got " + shape_text(given) + ".");
  }

 private:
  const OperatorTask& task_;
  const RuleSpec& rule_;
};

const Tensor& tensor_of(const OperatorTask& task, const RuleSpec& rule, int n) { return *task.tensor(rule.args[n]); }

std::vector<int64_t> ints_of(const OperatorTask& task, const RuleSpec& rule, int n) {
  return task.is_null(rule.args[n]) ? std::vector<int64_t>() : task.ints(rule.args[n])->values;
}

std::string list_text(const std::vector<int64_t>& values) { return shape_text(Dims(values.data(), values.size())); }

std::string numbered(const char* name, size_t i) { return std::string(name) + "[" + std::to_string(i) + "]"; }

double value_of(const Scalar& s) { return s.is_float() ? s.real : static_cast<double>(s.integer); }

// The dimensions of a list have been checked by a rule before: -1 is the last.
size_t wrapped(int64_t dim, size_t rank) {
  return static_cast<size_t>(dim < 0 ? dim + static_cast<int64_t>(rank) : dim);
}

}  // namespace

// (tensor, dtype): the tensor has the data type that the attribute names.
Code dtype_is(const OperatorTask& task, const RuleSpec& rule) {
  const auto wanted = static_cast<int32_t>(task.integer(rule.args[1]));
  const Tensor& t = tensor_of(task, rule, 0);
  if (t.dtype == wanted) return kSuccess;
  const Refusal refuse(task, rule);
  return refuse(std::string("Expected tensor for ") + refuse.name(0) + " to have dtype " + dtype_name(wanted) +
                ", but got " + dtype_name(t.dtype) + ".");
}

// (tensor): it holds one element.
Code one_element(const OperatorTask& task, const RuleSpec& rule) {
  if (tensor_of(task, rule, 0).numel() == 1) return kSuccess;
  const Refusal refuse(task, rule);
  return refuse("Expected " + refuse.tensor(0) + " to hold one element.");
}

// (start, end, step): the step is not zero and leads towards the end.
Code step_is_not_zero(const OperatorTask& task, const RuleSpec& rule) {
  const double start = value_of(*task.scalar(rule.args[0]));
  const double end = value_of(*task.scalar(rule.args[1]));
  double step = value_of(*task.scalar(rule.args[2]));
  const int32_t dtype = tensor_of(task, rule, 3).dtype;
  const bool real = dtype == ACL_FLOAT || dtype == ACL_DOUBLE || dtype == ACL_FLOAT16 || dtype == ACL_BF16;
  if (!real) step = std::trunc(step);  // what an integer range takes of it
  if ((step > 0 && end >= start) || (step < 0 && end <= start)) return kSuccess;
  const Refusal refuse(task, rule);
  return refuse(std::string(refuse.name(2)) + " is " + std::to_string(step) + ", which does not lead from " +
                std::to_string(start) + " to " + std::to_string(end) + ".");
}

// (steps, out): a 1-D output of that many elements.
Code has_steps(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t steps = task.integer(rule.args[0]);
  const Refusal refuse(task, rule);
  if (steps >= 0 && tensor_of(task, rule, 1).numel() == steps) return kSuccess;
  return refuse(std::string(refuse.name(0)) + " is " + std::to_string(steps) + ", but the output is " +
                refuse.tensor(1) + ".");
}

// (n, m, out)
Code is_n_by_m(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t n = task.integer(rule.args[0]), m = task.integer(rule.args[1]);
  const Refusal refuse(task, rule);
  if (n < 0 || m < 0) return refuse(std::string(refuse.name(0)) + " and " + refuse.name(1) + " must not be negative.");
  const int64_t sizes[] = {n, m};
  return refuse.expect_shape(2, Dims(sizes, 2));
}

// (tensors, dim, out): equal sizes but along dim. Empty 1-D tensors do not count, as in torch.
Code concatenates(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  if (task.is_null(rule.args[0]))
    return refuse(std::string("Expected ") + refuse.name(0) + " to hold at least one tensor.");
  const size_t rank = tensor_of(task, rule, 2).shape.size();
  const size_t dim = wrapped(task.integer(rule.args[1]), rank);
  const Dims* first = nullptr;
  Dims expected;
  size_t i = 0;
  for (const auto& t : task.tensors(rule.args[0])->values) {
    const std::string name = numbered(refuse.name(0), i++);
    if (!t) return refuse("Expected a proper Tensor for " + name + " but got null.");
    const Dims& shape = t->shape;
    if (shape.size() == 1 && shape[0] == 0) continue;
    if (!first) {
      first = &shape;
      expected = shape;
      if (shape.size() != rank) return refuse.expect_shape(2, expected);
      continue;
    }
    bool fits = shape.size() == first->size();
    for (size_t d = 0; fits && d < shape.size(); ++d) fits = d == dim || shape[d] == (*first)[d];
    if (!fits) {
      return refuse("Sizes of tensors must match except in dimension " + std::to_string(dim) + ": " + name + " is " +
                    shape_text(shape) + ", the first is " + shape_text(*first) + ".");
    }
    expected[dim] += shape[dim];
  }
  if (!first) return kSuccess;
  return refuse.expect_shape(2, expected);
}

// (tensors, dim, out): equal shapes, and a new dimension of their number at dim.
Code stacks(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  if (task.is_null(rule.args[0]) || task.tensors(rule.args[0])->values.empty())
    return refuse(std::string("Expected ") + refuse.name(0) + " to hold at least one tensor.");
  const auto& values = task.tensors(rule.args[0])->values;
  for (size_t i = 0; i < values.size(); ++i) {
    if (!values[i]) return refuse("Expected a proper Tensor for " + numbered(refuse.name(0), i) + " but got null.");
    if (!(values[i]->shape == values[0]->shape)) {
      return refuse("stack expects each tensor to be equal size, but the first is " + shape_text(values[0]->shape) +
                    " and " + numbered(refuse.name(0), i) + " is " + shape_text(values[i]->shape) + ".");
    }
  }
  const Dims& shape = values[0]->shape;
  const size_t dim = wrapped(task.integer(rule.args[1]), shape.size() + 1);
  Dims expected;
  for (size_t d = 0; d <= shape.size(); ++d) {
    if (d == dim) expected.push_back(static_cast<int64_t>(values.size()));
    if (d < shape.size()) expected.push_back(shape[d]);
  }
  return refuse.expect_shape(2, expected);
}

// (self, sizes, dim, outs): the sizes add up, and the outputs have them.
Code splits(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  const Dims& shape = tensor_of(task, rule, 0).shape;
  const std::vector<int64_t> sizes = ints_of(task, rule, 1);
  const size_t dim = wrapped(task.integer(rule.args[2]), shape.size());
  const int64_t sum = std::accumulate(sizes.begin(), sizes.end(), int64_t{0});
  if (shape.empty() || sum != shape[dim]) {
    return refuse(std::string(refuse.name(1)) + " " + list_text(sizes) + " adds up to " + std::to_string(sum) +
                  ", but dimension " + std::to_string(dim) + " of " + refuse.tensor(0) + " has " +
                  std::to_string(shape.empty() ? 0 : shape[dim]) + ".");
  }
  const size_t count = task.is_null(rule.args[3]) ? 0 : task.tensors(rule.args[3])->values.size();
  if (count != sizes.size()) {
    return refuse(std::string("Expected ") + refuse.name(3) + " to hold " + std::to_string(sizes.size()) +
                  " tensors, but it holds " + std::to_string(count) + ".");
  }
  for (size_t i = 0; i < count; ++i) {
    Dims expected = shape;
    expected[dim] = sizes[i];
    const auto& out = task.tensors(rule.args[3])->values[i];
    if (!out || !(out->shape == expected)) {
      return refuse("Expected tensor for " + numbered(refuse.name(3), i) + " to have shape " + shape_text(expected) +
                    ", but got " + (out ? shape_text(out->shape) : "null") + ".");
    }
  }
  return kSuccess;
}

// (self, pad, out): pairs from the last dimension on.
Code pads(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  const std::vector<int64_t> pad = ints_of(task, rule, 1);
  Dims expected = tensor_of(task, rule, 0).shape;
  if (pad.size() % 2)
    return refuse(std::string("Length of ") + refuse.name(1) + " must be even, but it is " +
                  std::to_string(pad.size()) + ".");
  if (pad.size() / 2 > expected.size()) {
    return refuse(std::string("Length of ") + refuse.name(1) + " is " + std::to_string(pad.size()) +
                  ", more than twice the number of dimensions of " + refuse.tensor(0) + ".");
  }
  for (size_t i = 0; i < pad.size() / 2; ++i) {
    int64_t& size = expected[expected.size() - 1 - i];
    size += pad[2 * i] + pad[2 * i + 1];
    if (size < 0) {
      return refuse(std::string(refuse.name(1)) + " " + list_text(pad) + " gives a negative size in dimension " +
                    std::to_string(expected.size() - 1 - i) + " of " + refuse.tensor(0) + ".");
    }
  }
  return refuse.expect_shape(2, expected);
}

// (x, shifts, dims)
Code rolls(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  const std::vector<int64_t> shifts = ints_of(task, rule, 1), dims = ints_of(task, rule, 2);
  const auto rank = static_cast<int64_t>(tensor_of(task, rule, 0).shape.size());
  if (shifts.size() != (dims.empty() ? 1 : dims.size())) {
    return refuse(std::string("Expected as many ") + refuse.name(1) + " as " + refuse.name(2) + ", but got " +
                  std::to_string(shifts.size()) + " and " + std::to_string(dims.size()) + ".");
  }
  for (int64_t d : dims) {
    if (d < -rank || d >= rank)
      return refuse(std::string(refuse.name(2)) + " " + std::to_string(d) + " is no dimension of " + refuse.tensor(0) +
                    ".");
  }
  return kSuccess;
}

// (x, perm, shape, transpose_first, out)
Code permutes(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  const Dims& x = tensor_of(task, rule, 0).shape;
  const std::vector<int64_t> perm = ints_of(task, rule, 1), shape = ints_of(task, rule, 2);
  const bool transpose_first = task.integer(rule.args[3]) != 0;
  const int64_t elements = std::accumulate(shape.begin(), shape.end(), int64_t{1}, std::multiplies<>());
  if (elements != tensor_of(task, rule, 0).numel()) {
    return refuse(std::string(refuse.name(2)) + " " + list_text(shape) + " does not hold the elements of " +
                  refuse.tensor(0) + ".");
  }
  const Dims before = transpose_first ? x : Dims(shape.data(), shape.size());
  uint64_t seen = 0;
  for (int64_t p : perm) {
    if (p >= 0 && p < static_cast<int64_t>(before.size())) seen |= uint64_t{1} << p;
  }
  if (perm.size() != before.size() || seen + 1 != uint64_t{1} << perm.size()) {
    return refuse(std::string(refuse.name(1)) + " " + list_text(perm) + " is no order of the dimensions of " +
                  shape_text(before) + ".");
  }
  Dims expected(shape.data(), shape.size());
  if (!transpose_first) {
    for (size_t i = 0; i < perm.size(); ++i) expected[i] = shape[static_cast<size_t>(perm[i])];
  }
  return refuse.expect_shape(4, expected);
}

// (self, repeats, out)
Code repeats(const OperatorTask& task, const RuleSpec& rule) {
  const Refusal refuse(task, rule);
  const Dims& shape = tensor_of(task, rule, 0).shape;
  const std::vector<int64_t> counts = ints_of(task, rule, 1);
  if (counts.size() < shape.size()) {
    return refuse(std::string(refuse.name(1)) + " " + list_text(counts) + " has fewer entries than " +
                  refuse.tensor(0) + " has dimensions.");
  }
  Dims expected;
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] < 0)
      return refuse(std::string(refuse.name(1)) + " must not be negative, but holds " + std::to_string(counts[i]) +
                    ".");
    const size_t added = counts.size() - shape.size();
    expected.push_back(counts[i] * (i < added ? 1 : shape[i - added]));
  }
  return refuse.expect_shape(2, expected);
}

namespace {

// (self, repeats, outputSize, out[, dim]): repeats is a count or a tensor of counts, one for each place or one for all.
Code interleaves(const OperatorTask& task, const RuleSpec& rule, bool along) {
  const Refusal refuse(task, rule);
  const Tensor& self = tensor_of(task, rule, 0);
  const size_t dim = along ? wrapped(task.integer(rule.args[4]), self.shape.size()) : 0;
  const int64_t places = along && !self.shape.empty() ? self.shape[dim] : self.numel();
  const int64_t size = task.integer(rule.args[2]);
  if (task.spec.args[rule.args[1]].kind == ArgKind::Tensor) {
    const Tensor& counts = tensor_of(task, rule, 1);
    if (counts.numel() != 1 && counts.numel() != places) {
      return refuse("Expected " + refuse.tensor(1) + " to hold 1 or " + std::to_string(places) + " counts for " +
                    refuse.tensor(0) + ".");
    }
  } else {
    const int64_t count = task.integer(rule.args[1]);
    if (count < 0)
      return refuse(std::string(refuse.name(1)) + " must not be negative, but got " + std::to_string(count) + ".");
    if (size != places * count) {
      return refuse(std::string(refuse.name(2)) + " is " + std::to_string(size) + ", but " + std::to_string(places) +
                    " places repeated " + std::to_string(count) + " times make " + std::to_string(places * count) +
                    ".");
    }
  }
  Dims expected = self.shape;
  if (!along || self.shape.empty()) {
    expected = Dims(&size, 1);
  } else {
    expected[dim] = size;
  }
  return refuse.expect_shape(3, expected);
}

}  // namespace

Code interleaves_all(const OperatorTask& task, const RuleSpec& rule) { return interleaves(task, rule, false); }
Code interleaves_dim(const OperatorTask& task, const RuleSpec& rule) { return interleaves(task, rule, true); }

}  // namespace hotplate::nn::checks
