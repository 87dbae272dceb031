// Counters of what ran, for summaries and tests.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace hotplate::stats {

using Counter = std::atomic<uint64_t>;

// The counter of that name, made when it is new. The reference stays valid for ever: keep it where the path is hot.
Counter& counter(const char* group, const std::string& name);

inline void add(const char* group, const std::string& name, uint64_t n) {
  counter(group, name).fetch_add(n, std::memory_order_relaxed);
}

// A group of counters that somebody else keeps, asked for when the summary is made: calls `emit` once per counter.
using Emit = void (*)(void* sink, const char* name, uint64_t value);
using Source = void (*)(Emit emit, void* sink);
void add_source(const char* group, Source source);

// Calls `emit` for every counter of one group, sorted by name.
void each(const char* group, Emit emit, void* sink);

// {"group": {"name": number}}, groups and names sorted.
std::string json();

}  // namespace hotplate::stats

// The same text; valid until the next call on this thread.
extern "C" __attribute__((visibility("default"))) const char* hotplate_stats_json();
