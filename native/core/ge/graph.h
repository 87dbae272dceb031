// A graph of a session: its serialized form, and the plans made so far.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ge/engine.h"
#include "ge/plan.h"

namespace hotplate::engine {

using Key = std::vector<int64_t>;

// Plans of one graph by key, the least recently used one goes when there are too many.
class PlanCache {
 public:
  static constexpr size_t kMost = 128;
  std::shared_ptr<const Plan> find(const Key& key);
  void add(const Key& key, std::shared_ptr<const Plan> plan);

 private:
  using Entry = std::pair<Key, std::shared_ptr<const Plan>>;
  std::mutex mutex_;
  std::list<Entry> entries_;  // the most recently used one first
  std::map<Key, std::list<Entry>::iterator> places_;
};

struct Graph {
  uint64_t number = 0;  // what the hook knows it by
  uint32_t id = 0;      // what the caller knows it by
  std::string model;
  Options options;
  std::mutex compiling;
  bool compiled = false;  // under `compiling`
  PlanCache plans;

  ~Graph();
  // What a plan depends on: for each input dtype, place and shape, and the elements of small integer inputs in host
  // memory (sizes that the program computed), which shapes may depend on.
  static Key key(const std::vector<Input>& inputs);
};

// The hook's functions, or an error that says that there is no compiler.
Code call_compile(const Graph& graph);
Code call_plan(const Graph& graph, const Key& key, std::shared_ptr<const Plan>* plan);
void call_release(uint64_t number);

// Puts the steps of a plan on a stream.
Code execute(const Graph& graph, std::shared_ptr<const Plan> plan, void* stream, const std::vector<Input>& inputs,
             std::vector<Output>* outputs, const Allocate& allocate);

}  // namespace hotplate::engine
