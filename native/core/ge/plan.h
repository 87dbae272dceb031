// An execution plan: the operators of a graph for one set of input shapes, in order, with everything that can be known
// before the data is there. The Python side makes it; it runs here without the interpreter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "aclnn/graph_type.h"
#include "aclnn/objects.h"
#include "runtime/error.h"

namespace hotplate::engine {

// Where the elements of a value are.
enum class Place : int64_t { Input = 0, Arena = 1, Constant = 2, Output = 3 };

struct Value {
  Place place = Place::Input;
  int64_t where = 0;  // index of the input or output, offset in bytes in the arena, or offset in Plan::constants
  int32_t dtype = 0;
  std::vector<int64_t> shape;
  size_t bytes = 0;
};

// One argument of a step; the kind is that of the operator's own argument.
struct Argument {
  bool given = false;
  std::vector<int64_t> values;  // of a tensor or a list of them: indices in Plan::values
  int64_t integer = 0;
  double real = 0;
  std::string text;
  nn::Ref<const nn::Object> array;
};

struct Step {
  const nn::GraphTypeSpec* type = nullptr;
  std::string node;    // its name in the graph
  std::string source;  // the line of the user's program, or empty
  std::vector<Argument> arguments;
};

struct Plan {
  std::vector<Value> values;
  std::vector<Step> steps;
  std::vector<int64_t> outputs;  // indices in values, whose place is Output
  size_t arena_bytes = 0;
  size_t input_count = 0;
  std::vector<char> constants;
};

// Reads a plan in the form that hotplate.ge.plan.encode writes. On failure: a text that says what is wrong with it.
Code decode(const char* bytes, size_t size, std::shared_ptr<const Plan>* out);

}  // namespace hotplate::engine
