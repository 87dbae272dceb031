// The door to the compiler, and what the compiler may ask.
#include <cstring>
#include <shared_mutex>

#include "ge/graph.h"

namespace hotplate::engine {
namespace {

std::shared_mutex& hook_mutex = *new std::shared_mutex;
HotplateEngineHook hook{};
thread_local std::shared_ptr<const Plan> handed_over;
thread_local Code handed_over_code = kSuccess;

// A copy, so that no lock is held while the compiler works.
HotplateEngineHook current() {
  std::shared_lock lock(hook_mutex);
  return hook;
}

Code no_compiler() {
  return fail(kFailure, "EZ1001",
              "graph engine: no compiler is registered. It is when hotplate has been activated in a Python process: "
              "import torch or torch_npu first");
}

void quote(std::string* out, const std::string& text) {
  *out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      *out += '\\';
      *out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escaped[8];
      std::snprintf(escaped, sizeof escaped, "\\u%04x", c);
      *out += escaped;
    } else {
      *out += c;
    }
  }
  *out += '"';
}

const char* kind_name(nn::ArgKind kind) {
  switch (kind) {
    case nn::ArgKind::Tensor:
      return "tensor";
    case nn::ArgKind::TensorList:
      return "tensors";
    case nn::ArgKind::IntArray:
      return "ints";
    case nn::ArgKind::BoolArray:
      return "bools";
    case nn::ArgKind::FloatArray:
      return "floats";
    case nn::ArgKind::Double:
      return "float";
    case nn::ArgKind::String:
      return "string";
    case nn::ArgKind::DataType:
      return "dtype";
    case nn::ArgKind::Bool:
      return "bool";
    default:
      return "int";
  }
}

std::string types_json() {
  std::string s = "{";
  for (uint16_t i = 0; i < nn::kGraphTypeCount; ++i) {
    const nn::OperatorSpec& spec = *nn::kOperators[nn::kGraphTypes[i].index];
    if (i) s += ",";
    quote(&s, spec.name);
    s += ":[";
    for (int a = 0; a < spec.arg_count; ++a) {
      const nn::ArgSpec& arg = spec.args[a];
      const bool tensor = arg.kind == nn::ArgKind::Tensor || arg.kind == nn::ArgKind::TensorList;
      s += a ? ",[" : "[";
      quote(&s, arg.name);
      s += std::string(",\"") + kind_name(arg.kind) + "\"";
      for (const bool flag : {arg.optional, arg.input, arg.output, !tensor && nn::kGraphTypes[i].defaults[a].given})
        s += flag ? ",true" : ",false";
      s += "]";
    }
    s += "]";
  }
  return s + "}";
}

}  // namespace

Code call_compile(const Graph& graph) {
  const HotplateEngineHook h = current();
  if (!h.compile) return no_compiler();
  std::string options = "{";
  for (const auto& [name, value] : graph.options) {
    if (options.size() > 1) options += ",";
    quote(&options, name);
    options += ":";
    quote(&options, value);
  }
  options += "}";
  return h.compile(graph.number, graph.model.data(), graph.model.size(), options.c_str());
}

Code call_plan(const Graph& graph, const Key& key, std::shared_ptr<const Plan>* plan) {
  const HotplateEngineHook h = current();
  if (!h.plan) return no_compiler();
  handed_over.reset();
  handed_over_code = kSuccess;
  if (Code c = h.plan(graph.number, key.data(), key.size())) return c;
  if (handed_over_code) return handed_over_code;
  *plan = std::move(handed_over);
  handed_over.reset();
  if (!*plan) return fail(kFailure, "EZ3002", "graph engine: the compiler gave no plan for graph %u", graph.id);
  return kSuccess;
}

void call_release(uint64_t number) {
  const HotplateEngineHook h = current();
  if (h.release) h.release(number);
}

}  // namespace hotplate::engine

using namespace hotplate;

void hotplate_engine_register(const HotplateEngineHook* hook) {
  std::unique_lock lock(engine::hook_mutex);
  engine::hook = hook ? *hook : HotplateEngineHook{};
}

void hotplate_engine_error(int code, const char* id, const char* text) { fail_text(code, id, text); }

void hotplate_engine_plan(const char* bytes, size_t size) {
  engine::handed_over_code = engine::decode(bytes, size, &engine::handed_over);
}

const char* hotplate_graph_types_json() {
  static const std::string& text = *new std::string(engine::types_json());
  return text.c_str();
}
