// The small tasks of the runtime itself: copies, fills, host functions, writes and waits on a word of memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "runtime/memory.h"
#include "runtime/task.h"

namespace hotplate::rt {

class CopyTask final : public TaskBody {
 public:
  CopyTask(void* to, const void* from, size_t bytes, Direction direction)
      : to_(to), from_(from), bytes_(bytes), direction_(direction) {}
  TaskKind kind() const override { return TaskKind::Copy; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "MEMCPY_ASYNC"; }
  Outcome run() override;
  std::string describe() const override;
  std::vector<BufferUse> buffers() const override { return {{from_, bytes_, false}, {to_, bytes_, true}}; }

 private:
  void* const to_;
  const void* const from_;
  const size_t bytes_;
  const Direction direction_;
};

// Rows of `width` bytes that lie `to_pitch` and `from_pitch` bytes apart.
class Copy2dTask final : public TaskBody {
 public:
  Copy2dTask(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
             Direction direction)
      : to_(static_cast<char*>(to)),
        from_(static_cast<const char*>(from)),
        to_pitch_(to_pitch),
        from_pitch_(from_pitch),
        width_(width),
        height_(height),
        direction_(direction) {}
  TaskKind kind() const override { return TaskKind::Copy; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "MEMCPY2D_ASYNC"; }
  Outcome run() override;
  std::string describe() const override;

 private:
  char* const to_;
  const char* const from_;
  const size_t to_pitch_, from_pitch_, width_, height_;
  const Direction direction_;
};

// `unit` bytes (1 or 4) of `value`, again and again.
class FillTask final : public TaskBody {
 public:
  FillTask(void* to, uint32_t value, size_t unit, size_t bytes) : to_(to), value_(value), unit_(unit), bytes_(bytes) {}
  TaskKind kind() const override { return TaskKind::Fill; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "MEMSET_ASYNC"; }
  Outcome run() override;
  std::string describe() const override;
  std::vector<BufferUse> buffers() const override { return {{to_, bytes_, true}}; }

 private:
  void* const to_;
  const uint32_t value_;
  const size_t unit_, bytes_;
};

class HostFunctionTask final : public TaskBody {
 public:
  using Function = void (*)(void*);
  HostFunctionTask(Function function, void* argument) : function_(function), argument_(argument) {}
  TaskKind kind() const override { return TaskKind::HostFunction; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "HOST_FUNCTION"; }
  Outcome run() override;

 private:
  const Function function_;
  void* const argument_;
};

// 64 bits of device memory, seen by all streams and processes.
class ValueWriteTask final : public TaskBody {
 public:
  ValueWriteTask(void* address, uint64_t value) : address_(static_cast<uint64_t*>(address)), value_(value) {}
  TaskKind kind() const override { return TaskKind::ValueWrite; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "MEM_WRITE_VALUE"; }
  Outcome run() override;
  std::string describe() const override;
  std::vector<BufferUse> buffers() const override { return {{address_, sizeof(uint64_t), true}}; }

 private:
  uint64_t* const address_;
  const uint64_t value_;
};

// Blocks the stream until the word compares; the conditions are those of aclrtValueWait.
class ValueWaitTask final : public TaskBody {
 public:
  enum Condition : uint32_t { GreaterOrEqual = 0, Equal = 1, And = 2, Nor = 3 };
  ValueWaitTask(void* address, uint64_t value, Condition condition)
      : address_(static_cast<uint64_t*>(address)), value_(value), condition_(condition) {}
  TaskKind kind() const override { return TaskKind::ValueWait; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "MEM_WAIT_VALUE"; }
  Outcome run() override;
  std::string describe() const override;
  std::vector<BufferUse> buffers() const override { return {{address_, sizeof(uint64_t), false}}; }

 private:
  bool holds() const;
  uint64_t* const address_;
  const uint64_t value_;
  const Condition condition_;
};

}  // namespace hotplate::rt
