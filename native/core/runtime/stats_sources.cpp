// Tells tasks by kind and memory by device when a summary is made.
#include "runtime/stats_sources.h"

#include <string>

#include "runtime/device.h"
#include "runtime/host_memory.h"
#include "runtime/stats.h"
#include "runtime/stream.h"

namespace hotplate::rt {
namespace {

void emit_tasks(stats::Emit emit, void* sink) {
  static const char* const kNames[Stream::kKinds] = {"operator",   "copy",          "fill",     "event_record",
                                                     "event_wait", "host_function", "callback", "value_write",
                                                     "value_wait", "collective"};
  streams().for_each([&](Stream& stream) {
    for (size_t kind = 0; kind < Stream::kKinds; ++kind) {
      if (const uint64_t n = stream.tasks_of_kind(kind)) emit(sink, kNames[kind], n);
    }
  });
}

void emit_memory(stats::Emit emit, void* sink) {
  for_each_device([&](Device& device) {
    const MemoryUse use = device.arena.use();
    if (use.allocations == 0) return;
    const std::string prefix = "npu" + std::to_string(device.id) + "_";
    emit(sink, (prefix + "allocated_bytes").c_str(), use.allocated);
    emit(sink, (prefix + "peak_bytes").c_str(), use.peak);
    emit(sink, (prefix + "allocations").c_str(), use.allocations);
  });
  if (const uint64_t pinned = pinned_bytes()) emit(sink, "pinned_host_bytes", pinned);
}

}  // namespace

void add_runtime_stats() {
  stats::add_source("tasks", emit_tasks);
  stats::add_source("memory", emit_memory);
}

}  // namespace hotplate::rt
