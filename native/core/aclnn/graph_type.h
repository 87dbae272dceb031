// Operators by their type in a graph ("Mish", "BroadcastTo"): a second kind of name for entries of kOperators. Inputs,
// outputs and attributes stand in that order in an entry's arguments.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "aclnn/operator.h"

namespace hotplate::nn {

// What an attribute is when a call does not give it. Lists: `count` elements of `integers` or `reals`.
struct AttributeDefault {
  bool given;
  int64_t integer;
  double real;
  const char* text;
  const int64_t* integers;
  const float* reals;
  size_t count;
};

struct GraphTypeSpec {
  uint16_t index;                    // in kOperators
  const AttributeDefault* defaults;  // one for each argument; those of tensors are not used
};

extern const GraphTypeSpec kGraphTypes[];
extern const uint16_t kGraphTypeCount;

// nullptr when there is no such type.
const GraphTypeSpec* find_graph_type(const std::string& type);

}  // namespace hotplate::nn
