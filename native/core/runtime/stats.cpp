// The registry of counters.
#include "runtime/stats.h"

#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace hotplate::stats {
namespace {

struct Registry {
  std::mutex mutex;
  std::map<std::string, std::map<std::string, std::unique_ptr<Counter>>> groups;
  std::vector<std::pair<std::string, Source>> sources;
};
Registry& registry() {
  static Registry& r = *new Registry;
  return r;
}

void quote(const std::string& text, std::string* out) {
  *out += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') {
      *out += '\\';
      *out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escaped[8];
      snprintf(escaped, sizeof escaped, "\\u%04x", c);
      *out += escaped;
    } else {
      *out += c;
    }
  }
  *out += '"';
}

using Values = std::map<std::string, std::map<std::string, uint64_t>>;

// All counters, or those of one group.
Values collect(const char* only) {
  Values all;
  std::vector<std::pair<std::string, Source>> sources;
  {
    Registry& r = registry();
    std::lock_guard lock(r.mutex);
    for (const auto& [group, counters] : r.groups) {
      if (only && group != only) continue;
      for (const auto& [name, value] : counters) all[group][name] += value->load(std::memory_order_relaxed);
    }
    sources = r.sources;
  }
  // Outside the lock: a source may take locks of its own.
  for (const auto& [group, source] : sources) {
    if (only && group != only) continue;
    auto& target = all[group];
    source([](void* sink, const char* name,
              uint64_t value) { (*static_cast<std::map<std::string, uint64_t>*>(sink))[name] += value; },
           &target);
  }
  return all;
}

}  // namespace

Counter& counter(const char* group, const std::string& name) {
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  auto& slot = r.groups[group][name];
  if (!slot) slot = std::make_unique<Counter>(0);
  return *slot;
}

void add_source(const char* group, Source source) {
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  for (const auto& [known, known_source] : r.sources) {
    if (known == group && known_source == source) return;
  }
  r.sources.emplace_back(group, source);
}

void each(const char* group, Emit emit, void* sink) {
  const Values all = collect(group);
  for (const auto& [name, counters] : all) {
    for (const auto& [counter_name, value] : counters) emit(sink, counter_name.c_str(), value);
  }
}

std::string json() {
  const Values all = collect(nullptr);
  std::string out = "{";
  bool first_group = true;
  for (const auto& [group, counters] : all) {
    if (!first_group) out += ", ";
    first_group = false;
    quote(group, &out);
    out += ": {";
    bool first = true;
    for (const auto& [name, value] : counters) {
      if (!first) out += ", ";
      first = false;
      quote(name, &out);
      out += ": " + std::to_string(value);
    }
    out += "}";
  }
  return out + "}";
}

}  // namespace hotplate::stats

extern "C" const char* hotplate_stats_json() {
  thread_local std::string text;
  text = hotplate::stats::json();
  return text.c_str();
}
