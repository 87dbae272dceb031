// Devices: memory, streams, the shared context, and what happens to them.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

#include "runtime/error.h"
#include "runtime/memory_arena.h"

namespace hotplate::rt {

class Context;
class Stream;

// What a failed task left behind, until it is repaired.
struct DeviceFault {
  Code code = kSuccess;
  std::vector<std::pair<uint64_t, uint64_t>> damaged;  // address, bytes
};

enum class Core : int { Cube = 0, Vector = 1 };

class Device {
 public:
  Device(int device_id, int physical_id) : id(device_id), physical(physical_id), arena(device_id) {}

  const int id;        // as callers count
  const int physical;  // as the machine counts
  Arena arena;

  // The shared context, made when it is new. `count` adds a reference that release_primary() takes back.
  Context* primary(bool count);
  // aclrtResetDevice: takes back one reference (or all of them); the last one ends the context.
  Code release_primary(bool all);
  bool has_primary();

  // Streams of this device, under its budget.
  Code add_stream(Stream* stream, int* stream_id);
  void remove_stream(Stream* stream, int stream_id);
  struct StreamRef {
    Stream* stream;
    uint32_t generation;
    Context* context;
  };
  std::vector<StreamRef> streams();
  uint32_t streams_left();

  // Core limits; UINT32_MAX means the chip's own number.
  uint32_t core_limit(Core core) const;
  Code set_core_limit(Core core, uint32_t value);
  void reset_core_limits();

  // Whether results that overflow become the largest number instead of inf, and whether one did (see overflow.h).
  std::atomic<bool> saturates{false}, overflowed{false};
  std::atomic<uint64_t> peers{0};  // bit per device whose memory was enabled

  void record_fault(Code code);
  void report_damage(const std::vector<std::pair<uint64_t, uint64_t>>& ranges);
  DeviceFault last_fault();
  void clear_fault();

 private:
  // Order of locks: primary_mutex_, then a context's, then mutex_.
  std::mutex primary_mutex_;
  Context* primary_ = nullptr;
  uint32_t references_ = 0;
  std::mutex mutex_;  // guards the streams
  std::vector<StreamRef> streams_;
  std::vector<int> free_ids_;
  int next_id_ = 0;
  std::array<std::atomic<uint32_t>, 2> core_limits_{UINT32_MAX, UINT32_MAX};
  std::mutex fault_mutex_;
  DeviceFault fault_;
};

int device_count();
// The device of that id, or nullptr.
Device* find_device(int id);
// The same, or an error with its text.
Code device_of(int id, Device** out);
void for_each_device(const std::function<void(Device&)>& visit);

}  // namespace hotplate::rt
