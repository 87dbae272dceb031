// The graph engine as the core sees it: graphs by number, their execution plans by input shapes, and the run of a plan
// on a stream. What a graph means is the business of the compiler behind the hook (the Python side); this file knows
// neither its language nor the serialized form.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "runtime/error.h"

// What the compiler answers with, and how it is reached. Functions return 0 or the code of an error whose text has been
// set with hotplate_engine_error on the same thread.
extern "C" {
struct HotplateEngineHook {
  // Reads and checks the serialized graph. `options` are those of the session and the graph, as a JSON object.
  int (*compile)(uint64_t graph, const char* model, size_t size, const char* options);
  // Makes the plan for one key (see Graph::key) and hands it over with hotplate_engine_plan on the same thread.
  int (*plan)(uint64_t graph, const int64_t* key, size_t size);
  void (*release)(uint64_t graph);
};
__attribute__((visibility("default"))) void hotplate_engine_register(const HotplateEngineHook* hook);
__attribute__((visibility("default"))) void hotplate_engine_error(int code, const char* id, const char* text);
__attribute__((visibility("default"))) void hotplate_engine_plan(const char* bytes, size_t size);
// The table of operator types as JSON: {type: [[argument, kind, optional, input, output, has default], ...]}.
__attribute__((visibility("default"))) const char* hotplate_graph_types_json();
}

#pragma GCC visibility push(default)
namespace hotplate::engine {

using Options = std::map<std::string, std::string>;

struct Input {
  int32_t dtype;
  int32_t format;
  std::vector<int64_t> shape;
  const void* data;
  size_t bytes;
  bool host;
};

// data == nullptr: the engine allocates. The other members are results.
struct Output {
  void* data = nullptr;
  size_t bytes = 0;
  int32_t dtype = 0;
  std::vector<int64_t> shape;
  std::function<void()> release;  // of what the engine allocated
};

struct Memory {
  void* data = nullptr;
  std::function<void()> release;
};
// Memory that the tasks of one stream use: it may be given back as soon as they are queued. nullptr when there is none.
using Allocate = std::function<Memory(size_t bytes)>;

// No option acts yet: each that is given is counted (stats group "graph_options_without_effect").
void count_options(const Options& options);
Code add_graph(uint64_t session, uint32_t id, const void* model, size_t size, const Options& options);
Code compile_graph(uint64_t session, uint32_t id);
Code remove_graph(uint64_t session, uint32_t id);
void remove_session(uint64_t session);
// Queues the graph's operators on the stream. kFailure with a text when the graph is unknown or not compiled, an input
// does not fit, or an operator refuses its arguments.
Code run_graph(uint64_t session, uint32_t id, void* stream, const std::vector<Input>& inputs,
               std::vector<Output>* outputs, const Allocate& allocate);

// Whether there is an operator of this type, and whether it has an input or an attribute of this name.
bool type_exists(const char* type);
bool type_has_input(const char* type, const char* name);
std::vector<std::string> type_attributes(const char* type);

}  // namespace hotplate::engine
#pragma GCC visibility pop
