// Checks of the random operators that the kinds of rules cannot say.
#include <algorithm>
#include <cmath>
#include <string>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

std::string name_of(const OperatorTask& task, int arg) { return task.spec.args[arg].name; }

Code refuse(const OperatorTask& task, const RuleSpec& rule, const std::string& text, const char* hint) {
  return violation(task, rule.code, "EZ1001", text, *rule.hint ? rule.hint : hint);
}

double number(const OperatorTask& task, int arg) {
  switch (task.spec.args[arg].kind) {
    case ArgKind::Scalar: {
      const Scalar& s = *task.scalar(arg);
      return s.is_float() ? s.real : static_cast<double>(s.integer);
    }
    case ArgKind::Double:
      return task.real(arg);
    default:
      return static_cast<double>(task.integer(arg));
  }
}

int64_t shape_product(const IntArray& shape) {
  int64_t n = 1;
  for (int64_t d : shape.values) n *= d;
  return n;
}

}  // namespace

// (p): 0 <= p <= 1.
Code random_probability(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  const double p = number(task, arg);
  if (p >= 0.0 && p <= 1.0) return kSuccess;
  return refuse(
      task, rule,
      "The value of " + name_of(task, arg) + " has to be between 0 and 1, but got " + task.argument_text(arg) + ".",
      "A probability lies in [0, 1].");
}

// (x): x >= 0 and not NaN.
Code random_not_negative(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  if (number(task, arg) >= 0.0) return kSuccess;
  return refuse(task, rule, "Expected " + name_of(task, arg) + " >= 0, but got " + task.argument_text(arg) + ".",
                "A standard deviation is not negative.");
}

// (x): x > 0 and not NaN.
Code random_positive(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  if (number(task, arg) > 0.0) return kSuccess;
  return refuse(task, rule, "Expected " + name_of(task, arg) + " > 0, but got " + task.argument_text(arg) + ".",
                "The rate of an exponential distribution is greater than zero.");
}

// (from, to): an interval of real numbers, from <= to and both finite.
Code random_interval(const OperatorTask& task, const RuleSpec& rule) {
  const double from = number(task, rule.args[0]), to = number(task, rule.args[1]);
  if (std::isfinite(from) && std::isfinite(to) && from <= to) return kSuccess;
  return refuse(task, rule,
                "Expected a finite range with " + name_of(task, rule.args[0]) + " <= " + name_of(task, rule.args[1]) +
                    ", but got [" + task.argument_text(rule.args[0]) + ", " + task.argument_text(rule.args[1]) + ").",
                "Exchange the bounds, or make them finite.");
}

// (from, to): integers from <= x < to exist.
Code random_integers(const OperatorTask& task, const RuleSpec& rule) {
  if (task.integer(rule.args[0]) < task.integer(rule.args[1])) return kSuccess;
  return refuse(task, rule,
                "Expected " + name_of(task, rule.args[0]) + " to be less than " + name_of(task, rule.args[1]) +
                    ", but got [" + task.argument_text(rule.args[0]) + ", " + task.argument_text(rule.args[1]) + ").",
                "The upper bound is exclusive: it must be greater than the lower one.");
}

// (shape or tensor, mask): the mask has a bit for each element, padded to a multiple of 128 bits.
Code random_dropout_mask(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  const int64_t elements =
      task.spec.args[arg].kind == ArgKind::IntArray ? shape_product(*task.ints(arg)) : task.tensor(arg)->numel();
  const int64_t bytes = (elements + 127) / 128 * 16;
  const Tensor& mask = *task.tensor(rule.args[1]);
  if (elements >= 0 && mask.numel() == bytes) return kSuccess;
  return refuse(task, rule,
                "Expected " + name_of(task, rule.args[1]) + " to have align(" + std::to_string(elements) +
                    ", 128) / 8 = " + std::to_string(bytes) + " bytes for the " + std::to_string(elements) +
                    " elements of " + name_of(task, arg) + ", but its shape is " + shape_text(mask.shape) + ".",
                "The mask has one bit for each element, padded to a multiple of 128 bits.");
}

// (self, numsamples, replacement, out): a draw from each row.
Code random_multinomial(const OperatorTask& task, const RuleSpec& rule) {
  const Tensor& self = *task.tensor(rule.args[0]);
  const Tensor& out = *task.tensor(rule.args[3]);
  const int64_t samples = task.integer(rule.args[1]);
  const bool replacement = task.integer(rule.args[2]) != 0;
  const int64_t categories = self.shape[self.shape.size() - 1];
  if (samples < 0) {
    return refuse(task, rule,
                  "Expected " + name_of(task, rule.args[1]) + " >= 0, but got " + std::to_string(samples) + ".",
                  "Draw at least one sample.");
  }
  if (!replacement && samples > categories) {
    return refuse(task, rule,
                  name_of(task, rule.args[1]) + " " + std::to_string(samples) + " must not be greater than the " +
                      std::to_string(categories) + " categories of " + name_of(task, rule.args[0]) +
                      " when replacement is false.",
                  "Draw fewer samples, or draw with replacement=True.");
  }
  Dims expected = self.shape;
  expected[expected.size() - 1] = samples;
  if (out.shape == expected) return kSuccess;
  return refuse(task, rule,
                "Expected tensor for " + name_of(task, rule.args[3]) + " to have shape " + shape_text(expected) +
                    ", but got " + shape_text(out.shape) + ".",
                "The output has numsamples elements for each row of the input.");
}

// (n, out): out is a vector of n elements whose type counts exactly to n - 1.
Code random_permutation(const OperatorTask& task, const RuleSpec& rule) {
  const int64_t n = task.integer(rule.args[0]);
  const Tensor& out = *task.tensor(rule.args[1]);
  if (n < 0 || out.shape.size() != 1 || out.shape[0] != n) {
    return refuse(task, rule,
                  "Expected " + name_of(task, rule.args[1]) + " to have shape [" + std::to_string(n) +
                      "] with n >= 0, but it is " + shape_text(out.shape) + ".",
                  "The output is a vector of n elements.");
  }
  int bits = 63;
  switch (out.dtype) {
    case 0:
      bits = 24;
      break;  // float32
    case 1:
      bits = 11;
      break;  // float16
    case 2:
      bits = 7;
      break;  // int8
    case 3:
      bits = 31;
      break;  // int32
    case 4:
      bits = 8;
      break;  // uint8
    case 6:
      bits = 15;
      break;  // int16
    case 11:
      bits = 53;
      break;  // float64
    case 27:
      bits = 8;
      break;  // bfloat16
    default:
      break;
  }
  // A floating type holds 2^bits as well; an integer type does not, but the largest number needed is n - 1.
  if (n <= int64_t{1} << std::min(bits, 62)) return kSuccess;
  return refuse(task, rule,
                name_of(task, rule.args[0]) + " " + std::to_string(n) + " is more than " + dtype_name(out.dtype) +
                    " of " + name_of(task, rule.args[1]) + " can count without gaps (2^" + std::to_string(bits) + ").",
                "Choose a wider data type, such as int64.");
}

// (tensors...): each has exactly one element (a seed, an offset).
Code random_single(const OperatorTask& task, const RuleSpec& rule) {
  for (int n = 0; n < 6 && rule.args[n] >= 0; ++n) {
    const Tensor& t = *task.tensor(rule.args[n]);
    if (t.numel() == 1) continue;
    return refuse(task, rule,
                  "Expected " + name_of(task, rule.args[n]) + " to hold one element, but its shape is " +
                      shape_text(t.shape) + ".",
                  "Seed and offset are tensors of shape [1].");
  }
  return kSuccess;
}

}  // namespace hotplate::nn::checks
