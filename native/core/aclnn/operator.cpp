// The two halves of an operator call, and the task between them.
#include "aclnn/operator.h"

#include <array>
#include <atomic>
#include <cstring>
#include <exception>
#include <mutex>

#include "acl/types.h"
#include "aclnn/contract.h"
#include "aclnn/determinism.h"
#include "aclnn/format.h"
#include "aclnn/saturation.h"
#include "gen/abi.h"
#include "runtime/fault.h"
#include "runtime/host_loader.h"
#include "runtime/overflow.h"
#include "runtime/stats.h"

namespace hotplate::nn {

namespace {

constexpr size_t kMaxOperators = 2048;
std::atomic<const RunFunction*> run_functions{nullptr};
// Counted per operator; relaxed, because only sums are read.
std::array<std::atomic<uint64_t>, kMaxOperators> executed{};

const Object* object_at(ArgKind kind, const ArgValue& v) {
  switch (kind) {
    case ArgKind::Tensor:
    case ArgKind::TensorList:
    case ArgKind::Scalar:
    case ArgKind::ScalarList:
    case ArgKind::IntArray:
    case ArgKind::BoolArray:
    case ArgKind::FloatArray:
      return static_cast<const Object*>(v.pointer);
    default:
      return nullptr;
  }
}

void emit_operators(stats::Emit emit, void* sink) {
  for (uint16_t i = 0; i < kOperatorCount; ++i) {
    if (const uint64_t n = executed_count(i)) emit(sink, kOperators[i]->name, n);
  }
}

void emit_executions(stats::Emit emit, void* sink) {
  uint64_t by_kind[3] = {};
  for (uint16_t i = 0; i < kOperatorCount; ++i)
    by_kind[static_cast<int>(kOperators[i]->execution)] += executed_count(i);
  for (Execution e : {Execution::Aten, Execution::Native, Execution::Python}) {
    emit(sink, execution_name(e), by_kind[static_cast<int>(e)]);
  }
}

[[maybe_unused]] const bool g_counted = [] {
  stats::add_source("operators", emit_operators);
  stats::add_source("executions", emit_executions);
  return true;
}();

std::string tensor_text(const Tensor& t) {
  std::string s = std::string(dtype_name(t.dtype)) + shape_text(t.shape);
  return s;
}

std::string number_text(double v) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%g", v);
  return buffer;
}

std::string scalar_text(const Scalar& s) {
  if (s.is_complex()) return "(" + number_text(s.real) + "+" + number_text(s.imag) + "j)";
  if (s.is_float()) return number_text(s.real);
  if (s.is_bool()) return s.integer ? "true" : "false";
  return std::to_string(s.integer);
}

template <class List, class Text>
std::string list_text(const List& list, Text text) {
  std::string s = "[";
  size_t shown = 0;
  for (const auto& v : list.values) {
    if (shown) s += ",";
    if (shown++ == 8) {
      s += "... (" + std::to_string(list.values.size()) + ")";
      break;
    }
    s += text(v);
  }
  return s + "]";
}

}  // namespace

const char* execution_name(Execution e) {
  switch (e) {
    case Execution::Aten:
      return "aten";
    case Execution::Native:
      return "native";
    case Execution::Python:
      return "python";
  }
  return "?";
}

OperatorTask::OperatorTask(const OperatorSpec& s, uint16_t i, const ArgValue* values)
    : spec(s), index(i), deterministic_(determinism::switched_on()) {
  if (s.arg_count > kInline) {
    spilled_.resize(s.arg_count);
    values_ = spilled_.data();
  } else {
    values_ = inline_;
  }
  for (int a = 0; a < s.arg_count; ++a) {
    values_[a] = values[a];
    if (const Object* object = object_at(s.args[a].kind, values[a])) {
      object->retain();
    } else if (s.args[a].kind == ArgKind::String && values[a].pointer) {
      values_[a].pointer = strdup(static_cast<const char*>(values[a].pointer));
    }
  }
}

OperatorTask* OperatorTask::from_handle(void* executor) {
  if (!slab::owns(executor)) return nullptr;
  auto* task = static_cast<OperatorTask*>(executor);
  return task->cookie.load(std::memory_order_relaxed) == kAlive ? task : nullptr;
}

OperatorTask::~OperatorTask() {
  cookie = 0;
  for (int a = 0; a < spec.arg_count; ++a) {
    if (const Object* object = object_at(spec.args[a].kind, values_[a])) {
      object->release();
    } else if (spec.args[a].kind == ArgKind::String) {
      std::free(const_cast<void*>(values_[a].pointer));
    }
  }
}

rt::Outcome OperatorTask::run() {
  executed[index].fetch_add(1, std::memory_order_relaxed);
  const bool saturates = rt::overflow::saturating();
  try {
    if (saturates) [[unlikely]]
      saturate_before(*this);
    rt::Outcome outcome;
    if (deterministic_) [[unlikely]] {
      const determinism::Scope scope(spec.ordered);
      outcome = run_functions.load(std::memory_order_acquire)[index](*this);
    } else {
      outcome = run_functions.load(std::memory_order_acquire)[index](*this);
    }
    if (format::pending) [[unlikely]]
      format::finish(outcome.code == kSuccess);
    if (saturates && outcome.code == kSuccess) [[unlikely]]
      saturate_after(*this);
    return outcome;
  } catch (const std::exception& e) {
    if (format::pending) format::finish(false);
    // torch's errors carry the stack of the worker behind the message: of no use to whoever made the call.
    std::string text = e.what();
    if (const auto trace = text.find("\nException raised from "); trace != std::string::npos) text.resize(trace);
    if (text == "ZeroDivisionError") {
      text =
          "an integer is divided by zero. What the chip gives is not documented; avoid zeros in the divisor, or divide "
          "floating numbers";
    }
    return {kRtVectorCoreException, "EZ3002", text};
  }
}

std::string OperatorTask::argument_text(int i) const {
  const ArgValue& v = values_[i];
  switch (spec.args[i].kind) {
    case ArgKind::Int:
    case ArgKind::Bool:
      return std::to_string(v.integer);
    case ArgKind::DataType:
      return dtype_name(static_cast<int32_t>(v.integer));
    case ArgKind::Double:
      return number_text(v.real);
    default:
      break;
  }
  if (!v.pointer) return "null";
  switch (spec.args[i].kind) {
    case ArgKind::Tensor:
      return tensor_text(*tensor(i));
    case ArgKind::TensorList:
      return list_text(*tensors(i),
                       [](const Ref<const Tensor>& t) { return t ? tensor_text(*t) : std::string("null"); });
    case ArgKind::Scalar:
      return scalar_text(*scalar(i));
    case ArgKind::ScalarList:
      return list_text(*scalars(i),
                       [](const Ref<const Scalar>& s) { return s ? scalar_text(*s) : std::string("null"); });
    case ArgKind::IntArray:
      return list_text(*ints(i), [](int64_t x) { return std::to_string(x); });
    case ArgKind::BoolArray:
      return list_text(*bools(i), [](uint8_t x) { return std::string(x ? "true" : "false"); });
    case ArgKind::FloatArray:
      return list_text(*floats(i), [](float x) { return number_text(x); });
    default:
      return string(i);
  }
}

std::string OperatorTask::describe() const {
  std::string s = std::string(spec.name) + "(";
  for (int i = 0; i < spec.arg_count; ++i) {
    if (i) s += ", ";
    s += std::string(spec.args[i].name) + "=" + argument_text(i);
  }
  return s + ")";
}

std::vector<rt::BufferUse> OperatorTask::buffers() const {
  std::vector<rt::BufferUse> uses;
  auto add = [&](const Tensor* t, bool written) {
    if (t && t->data) {
      uses.push_back({t->data, static_cast<size_t>(t->storage_elements()) * dtype_size(t->dtype), written});
    }
  };
  for (int i = 0; i < spec.arg_count; ++i) {
    if (is_null(i)) continue;
    if (spec.args[i].kind == ArgKind::Tensor) add(tensor(i), spec.args[i].output);
    if (spec.args[i].kind == ArgKind::TensorList) {
      for (const auto& t : tensors(i)->values) add(t.get(), spec.args[i].output);
    }
  }
  return uses;
}

void bind_run_functions(const RunFunction* functions, uint16_t count) {
  if (count == kOperatorCount) run_functions.store(functions, std::memory_order_release);
}

Code prepare(uint16_t index, const ArgValue* values, uint64_t* workspace_size, void** executor) {
  const OperatorSpec& spec = *kOperators[index];
  if (!workspace_size || !executor) {
    return fail(kAclnnParamNull, "EZ1001", "%sGetWorkspaceSize: workspaceSize and executor must not be null.",
                spec.name);
  }
  if (!run_functions.load(std::memory_order_acquire)) {
    if (Code code = load_host_library()) return code;
    if (!run_functions.load(std::memory_order_acquire)) {
      return fail(
          kAclnnInner, "EZ3002",
          "%s: the operator bridge was built for another set of operators than the core (%u). Reinstall hotplate.",
          spec.name, static_cast<unsigned>(kOperatorCount));
    }
  }
  // Handles are checked on the raw values, before a task takes references on them.
  if (Code code = check_handles(spec, values)) return code;
  auto* task = new OperatorTask(spec, index, values);
  Code code = check_contract(*task);
  if (!code && rt::fault::armed()) [[unlikely]] {
    rt::Outcome outcome;
    if (rt::fault::kernel_missing(spec.type, &outcome))
      code = fail_text(outcome.code, outcome.id.c_str(), std::string(spec.name) + ": " + outcome.text);
  }
  if (code) {
    task->release();
    return code;
  }
  *workspace_size = 0;
  *executor = task;
  return kSuccess;
}

Code launch(uint16_t index, void* executor, void* stream) {
  OperatorTask* task = OperatorTask::from_handle(executor);
  uint64_t alive = OperatorTask::kAlive;
  // An executor is good for one launch.
  if (!task || task->index != index || !task->cookie.compare_exchange_strong(alive, OperatorTask::kLaunched)) {
    return fail(kAclnnParamNull, "EZ1001",
                "%s: the executor %p is not one that %sGetWorkspaceSize returned, or it has been used already.",
                kOperators[index]->name, executor, kOperators[index]->name);
  }
  return rt::submit(stream, rt::TaskRef(task));
}

Code discard(void* executor) {
  OperatorTask* task = OperatorTask::from_handle(executor);
  uint64_t alive = OperatorTask::kAlive;
  if (!task || !task->cookie.compare_exchange_strong(alive, OperatorTask::kLaunched)) {
    return fail(kAclnnParamNull, "EZ1001", "aclDestroyAclOpExecutor: %p is not an executor that waits for its launch.",
                executor);
  }
  task->release();
  return kSuccess;
}

uint64_t executed_count(uint16_t index) { return executed[index].load(std::memory_order_relaxed); }

}  // namespace hotplate::nn

namespace hotplate::abi {

aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor* executor) { return nn::discard(executor); }

}  // namespace hotplate::abi
