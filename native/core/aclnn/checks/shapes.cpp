// Relations between the shapes of a call, written as patterns in the rule's text: one pattern for each argument,
// separated by ';'. A pattern is a list of dimensions ("N K H/2", "E*C 1", "?"), where a symbol stands for the size
// that it met first; "*B" at the front stands for any number of leading dimensions, and '|' separates alternatives.
// An integer attribute binds its symbol to its value. Absent arguments are skipped.
#include <cctype>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  for (std::istringstream stream(text); std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> parts;
  std::string part;
  for (std::istringstream stream(text); stream >> part;) parts.push_back(part);
  return parts;
}

struct Sizes {
  std::map<std::string, int64_t> of;
  std::map<std::string, std::vector<int64_t>> leading;

  // The value of "N*K", "H/2", "4"; nothing when a symbol is unknown or a division leaves a rest.
  std::optional<int64_t> value(const std::string& expression) const {
    int64_t result = 1;
    char operation = '*';
    for (size_t at = 0; at < expression.size();) {
      size_t end = at;
      while (end < expression.size() && expression[end] != '*' && expression[end] != '/') ++end;
      const std::string term = expression.substr(at, end - at);
      int64_t factor = 0;
      if (!term.empty() && std::isdigit(static_cast<unsigned char>(term[0]))) {
        factor = std::stoll(term);
      } else if (const auto found = of.find(term); found != of.end()) {
        factor = found->second;
      } else {
        return std::nullopt;
      }
      if (operation == '/') {
        if (factor == 0 || result % factor) return std::nullopt;
        result /= factor;
      } else if (__builtin_mul_overflow(result, factor, &result)) {
        return std::nullopt;
      }
      if (end < expression.size()) operation = expression[end];
      at = end + 1;
    }
    return result;
  }

  bool dimension(const std::string& pattern, int64_t size) {
    if (pattern == "?") return true;
    const bool symbol =
        pattern.find_first_of("*/") == std::string::npos && !std::isdigit(static_cast<unsigned char>(pattern[0]));
    if (symbol) return of.try_emplace(pattern, size).first->second == size;
    return value(pattern) == size;
  }

  bool match(const std::string& pattern, const Dims& shape) {
    std::vector<std::string> dims = words(pattern);
    size_t first = 0;
    if (!dims.empty() && dims[0][0] == '*') {
      if (shape.size() + 1 < dims.size()) return false;
      first = shape.size() + 1 - dims.size();
      const std::vector<int64_t> front(shape.begin(), shape.begin() + first);
      if (leading.try_emplace(dims[0], front).first->second != front) return false;
      dims.erase(dims.begin());
    }
    if (dims.size() != shape.size() - first) return false;
    for (size_t i = 0; i < dims.size(); ++i) {
      if (!dimension(dims[i], shape[first + i])) return false;
    }
    return true;
  }

  // " with N = 3, K = 2": the sizes that the pattern names.
  std::string known(const std::string& pattern) const {
    std::string out;
    for (const auto& [name, size] : of) {
      if (pattern.find(name) == std::string::npos) continue;
      out += (out.empty() ? " with " : ", ") + name + " = " + std::to_string(size);
    }
    for (const auto& [name, front] : leading) {
      if (pattern.find(name) == std::string::npos) continue;
      out += (out.empty() ? " with " : ", ") + name + " = " + shape_text(Dims(front.data(), front.size()));
    }
    return out;
  }
};

}  // namespace

// shapes(arguments...): see above.
Code shapes(const OperatorTask& task, const RuleSpec& rule) {
  const std::vector<std::string> patterns = split(rule.text, ';');
  Sizes sizes;
  for (size_t n = 0; n < 6 && n < patterns.size() && rule.args[n] >= 0; ++n) {
    const int arg = rule.args[n];
    if (task.spec.args[arg].kind == ArgKind::Int) {
      const std::vector<std::string> symbol = words(patterns[n]);
      if (sizes.dimension(symbol[0], task.integer(arg))) continue;
      return violation(task, rule.code, "EZ1001",
                       std::string(task.spec.args[arg].name) + " is " + std::to_string(task.integer(arg)) +
                           ", but it must be " + patterns[n] + sizes.known(patterns[n]) + ".",
                       rule.hint);
    }
    if (task.is_null(arg)) continue;
    const Dims& shape = task.tensor(arg)->shape;
    bool fits = false;
    for (const std::string& pattern : split(patterns[n], '|')) {
      Sizes attempt = sizes;
      if (!attempt.match(pattern, shape)) continue;
      sizes = attempt;
      fits = true;
      break;
    }
    if (fits) continue;
    return violation(task, rule.code, "EZ1001",
                     std::string("Expected tensor for ") + task.spec.args[arg].name + " to have shape [" + patterns[n] +
                         "]" + sizes.known(patterns[n]) + ", but got " + shape_text(shape) + ".",
                     *rule.hint ? rule.hint : "Sizes that carry the same letter must be equal.");
  }
  return kSuccess;
}

// choice(attribute): the string is one of those in the rule's text, separated by '|'. A null pointer is the first.
Code choice(const OperatorTask& task, const RuleSpec& rule) {
  const int arg = rule.args[0];
  if (task.is_null(arg)) return kSuccess;
  const std::string given = task.string(arg);
  for (const std::string& allowed : split(rule.text, '|')) {
    if (given == allowed) return kSuccess;
  }
  std::string list = rule.text;
  for (size_t at = 0; (at = list.find('|', at)) != std::string::npos; at += 2) list.replace(at, 1, ", ");
  return violation(task, rule.code, "EZ1001",
                   std::string(task.spec.args[arg].name) + " must be one of " + list + ", but got \"" + given + "\".",
                   *rule.hint ? rule.hint : "Choose one of these values.");
}

// absent(arguments...): what this chip, or this form of the call, does not take.
Code absent(const OperatorTask& task, const RuleSpec& rule) {
  for (int n = 0; n < 6 && rule.args[n] >= 0; ++n) {
    const int arg = rule.args[n];
    if (task.is_null(arg)) continue;
    return violation(
        task, rule.code, "EZ1001",
        std::string(task.spec.args[arg].name) + " is not supported here, but got " + task.argument_text(arg) + ".",
        *rule.hint ? rule.hint : "Pass a null pointer.");
  }
  return kSuccess;
}

// together(arguments...): all given, or all absent.
Code together(const OperatorTask& task, const RuleSpec& rule) {
  const bool given = !task.is_null(rule.args[0]);
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n]) != given) continue;
    return violation(task, rule.code, "EZ1001",
                     std::string(task.spec.args[rule.args[0]].name) + " and " + task.spec.args[rule.args[n]].name +
                         " belong together, but only one of them is given.",
                     *rule.hint ? rule.hint : "Pass both, or neither.");
  }
  return kSuccess;
}

// needed_with(argument, others...): where one of the others is given, the first is given too.
Code needed_with(const OperatorTask& task, const RuleSpec& rule) {
  if (!task.is_null(rule.args[0])) return kSuccess;
  for (int n = 1; n < 6 && rule.args[n] >= 0; ++n) {
    if (task.is_null(rule.args[n])) continue;
    return violation(task, rule.code, "EZ1001",
                     std::string(task.spec.args[rule.args[0]].name) + " must be given where " +
                         task.spec.args[rule.args[n]].name + " is.",
                     *rule.hint ? rule.hint : "Pass it, or leave out the other.");
  }
  return kSuccess;
}

}  // namespace hotplate::nn::checks
