// An operator of the library as the core sees it (tables made from the Python definitions), and the task that runs it.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "aclnn/objects.h"
#include "runtime/task.h"

namespace hotplate::nn {

enum class ArgKind : uint8_t {
  Tensor,
  TensorList,
  Scalar,
  ScalarList,
  IntArray,
  BoolArray,
  FloatArray,
  Int,
  Double,
  Bool,
  DataType,
  String,
};

struct ArgSpec {
  const char* name;
  ArgKind kind;
  bool optional;
  bool input;
  bool output;
};

struct RuleSpec;
class OperatorTask;

// How an operator is executed; the counters and the summary use the same words.
enum class Execution : uint8_t { Aten, Native, Python };
const char* execution_name(Execution e);

using RunFunction = rt::Outcome (*)(OperatorTask&);

struct OperatorSpec {
  const char* name;  // with the aclnn prefix
  const char* type;  // what a profile shows: the operator type of the real stack
  const ArgSpec* args;
  uint16_t arg_count;
  const RuleSpec* rules;
  uint16_t rule_count;
  Execution execution;
  bool ordered;  // its result depends on how the work is cut up: one thread under the determinism switch
};

// One argument as it crosses the interface.
union ArgValue {
  const void* pointer;
  int64_t integer;
  double real;

  ArgValue() : pointer(nullptr) {}
  template <class T>
  ArgValue(const T* p) : pointer(p) {}
  ArgValue(int64_t v) : integer(v) {}
  ArgValue(uint64_t v) : integer(static_cast<int64_t>(v)) {}
  ArgValue(int32_t v) : integer(v) {}
  ArgValue(int8_t v) : integer(v) {}
  ArgValue(bool v) : integer(v) {}
  ArgValue(double v) : real(v) {}
  ArgValue(float v) : real(v) {}
};

// A call of an operator: the arguments by value (objects shared by reference). It is the aclOpExecutor of the
// interface.
class OperatorTask final : public rt::TaskBody {
 public:
  OperatorTask(const OperatorSpec& spec, uint16_t index, const ArgValue* values);
  ~OperatorTask() override;

  static void* operator new(size_t size) { return slab::allocate(size); }
  static void operator delete(void* slot, size_t size) { slab::release(slot, size); }

  rt::TaskKind kind() const override { return rt::TaskKind::Operator; }
  Layer layer() const override { return Layer::Ops; }
  const char* name() const override { return spec.type; }
  rt::Outcome run() override;
  std::string describe() const override;
  std::vector<rt::BufferUse> buffers() const override;

  const Tensor* tensor(int i) const { return static_cast<const Tensor*>(values_[i].pointer); }
  const TensorList* tensors(int i) const { return static_cast<const TensorList*>(values_[i].pointer); }
  const Scalar* scalar(int i) const { return static_cast<const Scalar*>(values_[i].pointer); }
  const ScalarList* scalars(int i) const { return static_cast<const ScalarList*>(values_[i].pointer); }
  const IntArray* ints(int i) const { return static_cast<const IntArray*>(values_[i].pointer); }
  const BoolArray* bools(int i) const { return static_cast<const BoolArray*>(values_[i].pointer); }
  const FloatArray* floats(int i) const { return static_cast<const FloatArray*>(values_[i].pointer); }
  int64_t integer(int i) const { return values_[i].integer; }
  double real(int i) const { return values_[i].real; }
  const char* string(int i) const { return static_cast<const char*>(values_[i].pointer); }
  bool is_null(int i) const { return values_[i].pointer == nullptr; }

  // The argument in words, as error texts and `describe` show it.
  std::string argument_text(int i) const;

  const OperatorSpec& spec;
  const uint16_t index;
  // The determinism switch when the call was made.
  bool deterministic() const { return deterministic_; }
  // The task behind an executor handle, or nullptr when the handle is not one of a task that waits for its launch.
  static OperatorTask* from_handle(void* executor);
  static constexpr uint64_t kAlive = 0x484F54504C415445u;
  static constexpr uint64_t kLaunched = 0x4C41554E43484544u;
  std::atomic<uint64_t> cookie = kAlive;

 private:
  static constexpr int kInline = 12;
  ArgValue inline_[kInline];
  std::vector<ArgValue> spilled_;
  ArgValue* values_;
  const bool deterministic_;
};

// All operators, in the order of their index. Filled by the generated tables.
extern const OperatorSpec* const kOperators[];
extern const uint16_t kOperatorCount;

// The host library hands over how operators run, once. Until then, the first call loads that library.
void bind_run_functions(const RunFunction* functions, uint16_t count);

// First half of a call: checks the contract, and makes the task. Nothing runs.
Code prepare(uint16_t index, const ArgValue* values, uint64_t* workspace_size, void** executor);
// Second half: puts the task on the stream and gives up the executor.
Code launch(uint16_t index, void* executor, void* stream);

// Gives up an executor that will not be launched.
Code discard(void* executor);

// Calls by operator since the start, for summaries: executed counts per operator index.
uint64_t executed_count(uint16_t index);

}  // namespace hotplate::nn
