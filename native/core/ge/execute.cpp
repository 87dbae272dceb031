// Puts the operators of a plan on a stream, one task each.
#include <cstring>

#include "ge/graph.h"
#include "runtime/memory.h"
#include "runtime/task.h"

namespace hotplate::engine {
namespace {

// What the tasks of one run share, alive until the last of them is gone.
struct Run {
  std::shared_ptr<const Plan> plan;
  uint32_t graph;
  std::vector<std::vector<char>> host_inputs;  // copies: the caller may change its own as soon as the call returns
};

class StepTask final : public rt::TaskBody {
 public:
  StepTask(nn::OperatorTask* task, std::shared_ptr<const Run> run, const Step& step)
      : task_(task), held_(task), run_(std::move(run)), step_(step) {}
  rt::TaskKind kind() const override { return task_->kind(); }
  Layer layer() const override { return task_->layer(); }
  const char* name() const override { return task_->name(); }
  rt::Outcome run() override {
    rt::Outcome outcome = task_->run();
    if (outcome.code) outcome.text += " (" + place() + ")";
    return outcome;
  }
  std::string describe() const override { return task_->describe() + " [" + place() + "]"; }
  std::vector<rt::BufferUse> buffers() const override { return task_->buffers(); }

 private:
  std::string place() const {
    std::string s = "graph " + std::to_string(run_->graph) + ", node " + step_.node;
    return step_.source.empty() ? s : s + ", " + step_.source;
  }

  nn::OperatorTask* const task_;
  const rt::TaskRef held_;
  const std::shared_ptr<const Run> run_;
  const Step& step_;  // of run_->plan
};

nn::Ref<nn::Tensor> tensor_of(const Value& value, void* data) {
  auto* t = new nn::Tensor();
  nn::Ref<nn::Tensor> ref(t);
  t->release();  // the reference it was born with
  t->dtype = value.dtype;
  t->data = data;
  t->shape.assign(value.shape.data(), value.shape.size());
  t->storage_shape = t->shape;
  t->strides = t->shape;
  int64_t step = 1;
  for (size_t d = t->shape.size(); d-- > 0;) {
    t->strides[d] = step;
    step *= t->shape[d];
  }
  return ref;
}

// Whether `need` bytes are there. torchair keeps the size that a tensor had when its address was new (it skips both
// when the address is the same), so a smaller one says nothing: the allocation does, where it is known.
bool holds(const void* data, size_t given, size_t need) {
  if (need == 0 || given >= need) return need == 0 || data;
  if (!data) return false;
  const rt::Spot spot = rt::locate(data);
  return spot.place != rt::Place::Device || spot.remaining >= need;
}

Code check_inputs(const Graph& graph, const Plan& plan, const std::vector<Input>& inputs) {
  if (inputs.size() != plan.input_count) {
    return fail(kFailure, "E19999", "graph engine: graph %u takes %zu inputs, but %zu were given", graph.id,
                plan.input_count, inputs.size());
  }
  for (const Value& value : plan.values) {
    if (value.place != Place::Input) continue;
    const Input& given = inputs[static_cast<size_t>(value.where)];
    if (!holds(given.data, given.bytes, value.bytes)) {
      return fail(kFailure, "E19999", "graph engine: graph %u: input %lld has %zu bytes at %p, but its shape needs %zu",
                  graph.id, static_cast<long long>(value.where), given.bytes, given.data, value.bytes);
    }
    // FORMAT_NCHW, NHWC, ND, and the two of five dimensions are plain in memory.
    if (given.format > 2 && given.format != 27 && given.format != 30) {
      return fail(kFailure, "E19999",
                  "graph engine: graph %u: input %lld has the internal format %d, which a graph does not take. Cast it "
                  "first: torch_npu.npu_format_cast(tensor, 2)",
                  graph.id, static_cast<long long>(value.where), given.format);
    }
  }
  return kSuccess;
}

Code no_memory(const Graph& graph, const char* what, size_t bytes) {
  return fail(kRtMemoryAllocation, "EL0004", "graph engine: graph %u: %zu bytes for %s could not be allocated",
              graph.id, bytes, what);
}

// The call of one step with its values in place.
Code submit(const Step& step, const std::vector<nn::Ref<nn::Tensor>>& tensors, const std::shared_ptr<const Run>& run,
            void* stream) {
  const nn::OperatorSpec& spec = *nn::kOperators[step.type->index];
  std::vector<nn::ArgValue> values(spec.arg_count);
  std::vector<nn::Ref<nn::TensorList>> lists;
  for (int i = 0; i < spec.arg_count; ++i) {
    const Argument& a = step.arguments[i];
    switch (spec.args[i].kind) {
      case nn::ArgKind::Tensor:
        if (a.given) values[i].pointer = tensors[static_cast<size_t>(a.values[0])].get();
        break;
      case nn::ArgKind::TensorList: {
        auto* list = new nn::TensorList();
        lists.emplace_back(list);
        list->release();
        for (int64_t v : a.values) list->values.emplace_back(tensors[static_cast<size_t>(v)].get());
        values[i].pointer = list;
        break;
      }
      case nn::ArgKind::String:
        values[i].pointer = a.text.c_str();
        break;
      case nn::ArgKind::Double:
        values[i].real = a.real;
        break;
      case nn::ArgKind::IntArray:
      case nn::ArgKind::BoolArray:
      case nn::ArgKind::FloatArray:
        values[i].pointer = a.array.get();
        break;
      default:
        values[i].integer = a.integer;
    }
  }
  uint64_t workspace = 0;
  void* executor = nullptr;
  if (Code c = nn::prepare(step.type->index, values.data(), &workspace, &executor)) {
    const char* text = take_error_text();
    const std::string reason = text ? text : "no reason given";
    return fail(c, "E19999", "graph engine: graph %u: node %s (%s) refuses its arguments%s%s: %s", run->graph,
                step.node.c_str(), spec.name, step.source.empty() ? "" : "; ", step.source.c_str(), reason.c_str());
  }
  auto* task = nn::OperatorTask::from_handle(executor);
  task->cookie.store(nn::OperatorTask::kLaunched);
  return rt::submit(stream, rt::TaskRef(new StepTask(task, run, step)));
}

}  // namespace

Code execute(const Graph& graph, std::shared_ptr<const Plan> plan, void* stream, const std::vector<Input>& inputs,
             std::vector<Output>* outputs, const Allocate& allocate) {
  if (Code c = check_inputs(graph, *plan, inputs)) return c;
  auto run = std::make_shared<Run>();
  run->plan = plan;
  run->graph = graph.id;
  run->host_inputs.resize(inputs.size());
  if (!outputs->empty() && outputs->size() != plan->outputs.size()) {
    return fail(kFailure, "E19999", "graph engine: graph %u has %zu outputs, but %zu were given", graph.id,
                plan->outputs.size(), outputs->size());
  }
  outputs->resize(plan->outputs.size());
  // Given back when this function ends: the tasks that use it are queued on the stream then, or will never be.
  struct Arena {
    Memory memory;
    ~Arena() {
      if (memory.release) memory.release();
    }
  } arena;
  if (plan->arena_bytes) {
    arena.memory = allocate(plan->arena_bytes);
    if (!arena.memory.data) return no_memory(graph, "intermediate results", plan->arena_bytes);
  }
  for (size_t i = 0; i < outputs->size(); ++i) {
    const Value& value = plan->values[static_cast<size_t>(plan->outputs[i])];
    Output& out = (*outputs)[i];
    out.dtype = value.dtype;
    out.shape = value.shape;
    if (out.data) {
      if (!holds(out.data, out.bytes, value.bytes)) {
        return fail(kFailure, "E19999", "graph engine: graph %u: output %zu needs %zu bytes, but %zu were given",
                    graph.id, i, value.bytes, out.bytes);
      }
      continue;
    }
    Memory memory = allocate(value.bytes ? value.bytes : 1);
    if (!memory.data) return no_memory(graph, "an output", value.bytes);
    out.data = memory.data;
    out.bytes = value.bytes;
    out.release = std::move(memory.release);
  }
  std::vector<nn::Ref<nn::Tensor>> tensors;
  tensors.reserve(plan->values.size());
  for (const Value& value : plan->values) {
    const auto where = static_cast<size_t>(value.where);
    char* data = nullptr;
    switch (value.place) {
      case Place::Input:
        if (inputs[where].host) {
          auto& copy = run->host_inputs[where];
          if (copy.empty()) {
            copy.resize(value.bytes + 1);
            if (value.bytes) memcpy(copy.data(), inputs[where].data, value.bytes);
          }
          data = copy.data();
        } else {
          data = const_cast<char*>(static_cast<const char*>(inputs[where].data));
        }
        break;
      case Place::Arena:
        data = static_cast<char*>(arena.memory.data) + where;
        break;
      case Place::Constant:
        data = const_cast<char*>(plan->constants.data()) + where;
        break;
      case Place::Output:
        data = static_cast<char*>((*outputs)[where].data);
        break;
    }
    tensors.push_back(tensor_of(value, data));
  }
  for (const Step& step : plan->steps) {
    if (Code c = submit(step, tensors, run, stream)) return c;
  }
  return kSuccess;
}

}  // namespace hotplate::engine
