#include "ge/engine.h"

#include <atomic>
#include <cstring>

#include "ge/graph.h"
#include "runtime/log.h"
#include "runtime/stats.h"

namespace hotplate::engine {
namespace {

using Name = std::pair<uint64_t, uint32_t>;  // session and id

std::mutex& graphs_mutex = *new std::mutex;
auto& graphs = *new std::map<Name, std::shared_ptr<Graph>>;
std::atomic<uint64_t> last_number{0};

constexpr int64_t kMostHostElements = 256;  // of an integer input in host memory that may take part in shapes

std::shared_ptr<Graph> find(uint64_t session, uint32_t id) {
  std::lock_guard lock(graphs_mutex);
  const auto found = graphs.find({session, id});
  return found == graphs.end() ? nullptr : found->second;
}

Code unknown(const char* call, uint64_t session, uint32_t id) {
  std::string known;
  std::lock_guard lock(graphs_mutex);
  for (const auto& [name, graph] : graphs) {
    if (name.first == session) known += (known.empty() ? "" : ", ") + std::to_string(name.second);
  }
  return fail(kFailure, "E19999", "graph engine: %s: session %llu has no graph %u (its graphs: %s). Add it first", call,
              static_cast<unsigned long long>(session), id, known.empty() ? "none" : known.c_str());
}

const nn::OperatorSpec* spec_of(const char* type) {
  const nn::GraphTypeSpec* found = type ? nn::find_graph_type(type) : nullptr;
  return found ? nn::kOperators[found->index] : nullptr;
}

}  // namespace

Graph::~Graph() { call_release(number); }

Key Graph::key(const std::vector<Input>& inputs) {
  Key key{static_cast<int64_t>(inputs.size())};
  for (const Input& input : inputs) {
    int64_t elements = 1;
    key.push_back(input.dtype);
    key.push_back(input.host);
    key.push_back(static_cast<int64_t>(input.shape.size()));
    for (int64_t d : input.shape) {
      key.push_back(d);
      elements *= d;
    }
    const bool wide = input.dtype == 9;  // DT_INT64; sizes are of it or of DT_INT32
    const bool sizes = input.host && input.data && (wide || input.dtype == 3) && elements <= kMostHostElements;
    key.push_back(sizes);
    for (int64_t i = 0; sizes && i < elements; ++i) {
      key.push_back(wide ? static_cast<const int64_t*>(input.data)[i] : static_cast<const int32_t*>(input.data)[i]);
    }
  }
  return key;
}

std::shared_ptr<const Plan> PlanCache::find(const Key& key) {
  std::lock_guard lock(mutex_);
  const auto found = places_.find(key);
  if (found == places_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, found->second);
  return found->second->second;
}

void PlanCache::add(const Key& key, std::shared_ptr<const Plan> plan) {
  std::lock_guard lock(mutex_);
  if (places_.count(key)) return;  // another thread was faster
  entries_.emplace_front(key, std::move(plan));
  places_[key] = entries_.begin();
  if (entries_.size() > kMost) {
    places_.erase(entries_.back().first);
    entries_.pop_back();
  }
}

void count_options(const Options& options) {
  for (const auto& [name, value] : options) {
    stats::add("graph_options_without_effect", name, 1);
    HOTPLATE_LOG(Info, "GE", "the option %s=%s has no effect", name.c_str(), value.c_str());
  }
}

Code add_graph(uint64_t session, uint32_t id, const void* model, size_t size, const Options& options) {
  if (!model || size == 0) return fail(kFailure, "E19999", "graph engine: AddGraph: graph %u has no content", id);
  auto graph = std::make_shared<Graph>();
  graph->number = ++last_number;
  graph->id = id;
  graph->model.assign(static_cast<const char*>(model), size);
  graph->options = options;
  count_options(options);
  std::lock_guard lock(graphs_mutex);
  if (!graphs.emplace(Name{session, id}, graph).second) {
    return fail(kFailure, "E19999", "graph engine: AddGraph: the session has a graph %u already. Remove it first", id);
  }
  return kSuccess;
}

Code compile_graph(uint64_t session, uint32_t id) {
  const auto graph = find(session, id);
  if (!graph) return unknown("CompileGraph", session, id);
  std::lock_guard lock(graph->compiling);
  if (graph->compiled) return kSuccess;
  if (Code c = call_compile(*graph)) return c;
  graph->compiled = true;
  graph->model = std::string();
  return kSuccess;
}

Code remove_graph(uint64_t session, uint32_t id) {
  std::shared_ptr<Graph> gone;  // destroyed outside the lock: that calls the hook
  std::lock_guard guard(graphs_mutex);
  const auto found = graphs.find({session, id});
  if (found == graphs.end()) {
    return fail(kFailure, "E19999", "graph engine: RemoveGraph: session %llu has no graph %u",
                static_cast<unsigned long long>(session), id);
  }
  gone = std::move(found->second);
  graphs.erase(found);
  return kSuccess;
}

void remove_session(uint64_t session) {
  std::vector<std::shared_ptr<Graph>> gone;
  std::lock_guard lock(graphs_mutex);
  for (auto it = graphs.lower_bound({session, 0}); it != graphs.end() && it->first.first == session;) {
    gone.push_back(std::move(it->second));
    it = graphs.erase(it);
  }
}

Code run_graph(uint64_t session, uint32_t id, void* stream, const std::vector<Input>& inputs,
               std::vector<Output>* outputs, const Allocate& allocate) {
  const auto graph = find(session, id);
  if (!graph) return unknown("RunGraph", session, id);
  {
    std::unique_lock lock(graph->compiling);
    if (!graph->compiled) {
      lock.unlock();
      // As the real call: a graph that was only added is compiled by its first run.
      if (Code c = compile_graph(session, id)) return c;
    }
  }
  const Key key = Graph::key(inputs);
  auto plan = graph->plans.find(key);
  if (!plan) {
    if (Code c = call_plan(*graph, key, &plan)) return c;
    graph->plans.add(key, plan);
  }
  return execute(*graph, std::move(plan), stream, inputs, outputs, allocate);
}

bool type_exists(const char* type) { return spec_of(type) != nullptr; }

bool type_has_input(const char* type, const char* name) {
  const nn::OperatorSpec* spec = spec_of(type);
  for (int a = 0; spec && name && a < spec->arg_count; ++a) {
    if (spec->args[a].input && strcmp(spec->args[a].name, name) == 0) return true;
  }
  return false;
}

std::vector<std::string> type_attributes(const char* type) {
  std::vector<std::string> names;
  const nn::OperatorSpec* spec = spec_of(type);
  for (int a = 0; spec && a < spec->arg_count; ++a) {
    if (!spec->args[a].input && !spec->args[a].output) names.emplace_back(spec->args[a].name);
  }
  return names;
}

}  // namespace hotplate::engine
