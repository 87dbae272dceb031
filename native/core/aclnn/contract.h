// Contracts as data: the rules of an operator's definition, checked before a task is made.
#pragma once

#include <cstdint>

#include "aclnn/operator.h"

namespace hotplate::nn {

enum class RuleKind : uint8_t {
  DtypeIn,
  Rank,
  SameDtype,
  SameShape,
  Broadcast,
  Broadcastable,
  DimOf,
  Reduced,
  MatMul,
  Castable,
  InRange,
  SameLength,
  ListsMatch,
  Custom,
};

using CustomCheck = Code (*)(const OperatorTask&, const struct RuleSpec&);

struct RuleSpec {
  RuleKind kind;
  int8_t args[6];   // argument indices; -1 ends the list
  uint64_t dtypes;  // bit n set: aclDataType n is accepted
  int64_t low, high;
  const char* text;  // replaces the text of the kind; "" when not
  const char* hint;
  CustomCheck custom;
  Code code;
};

// Null pointers and handles that are not live objects of the right kind.
Code check_handles(const OperatorSpec& spec, const ArgValue* values);

// Ranks and storage bounds, then the rules in order. On a violation the text is set for this thread.
Code check_contract(const OperatorTask& task);

// Fails with this operator's name in front and the hint behind: for custom checks.
Code violation(const OperatorTask& task, Code code, const char* id, const std::string& text, const std::string& hint);

}  // namespace hotplate::nn
