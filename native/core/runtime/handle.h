// Handles that can be checked. A handle is a number (kind, generation, slot) and never an address: a freed, foreign or
// made-up handle is found out, also after its slot has been used again, and the memory behind a slot is never given
// back.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace hotplate::rt {

enum class HandleKind : uint8_t {
  None = 0,
  Context = 1,
  Stream = 2,
  Event = 3,
  PhysicalMemory = 4,
  TensorDesc = 5,
  DataBuffer = 6,
  OperatorAttr = 7,
  StreamConfig = 8,
  Notify = 9,
  CountNotify = 10,
  Profile = 11,
  Communicator = 12,
  Model = 13,
  TaskGroup = 14,
  Dataset = 15,
  Other = 63,
};

// Bits 56-61 kind, 32-55 generation (odd while alive), 0-31 slot. The top bits keep it apart from every user-space
// address and positive as a signed number.
inline void* make_handle(HandleKind kind, uint32_t generation, uint32_t slot) {
  return reinterpret_cast<void*>((static_cast<uint64_t>(kind) << 56) |
                                 (static_cast<uint64_t>(generation & 0xFFFFFFu) << 32) | slot);
}
inline HandleKind handle_kind(const void* handle) {
  return static_cast<HandleKind>(reinterpret_cast<uint64_t>(handle) >> 56);
}
inline uint32_t handle_generation(const void* handle) {
  return static_cast<uint32_t>(reinterpret_cast<uint64_t>(handle) >> 32) & 0xFFFFFFu;
}
inline uint32_t handle_slot(const void* handle) { return static_cast<uint32_t>(reinterpret_cast<uint64_t>(handle)); }
const char* handle_kind_name(HandleKind kind);

// Objects of one kind in slots that stay constructed for ever. `T` has the members
//   std::atomic<uint32_t> generation;   // odd while alive
//   uint32_t slot;
// Whoever works on an object that another thread may free takes the object's own lock and compares the generation
// again.
template <class T, HandleKind Kind>
class HandlePool {
 public:
  // A fresh object, alive after publish(); nullptr when all slots are in use.
  T* acquire() {
    std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      T* object = free_.back();
      free_.pop_back();
      return object;
    }
    const uint32_t slot = used_;
    const auto [level, offset] = place(slot);
    if (level >= kLevels) return nullptr;
    if (offset == 0) levels_[level].store(new T[kFirst << level], std::memory_order_release);
    T* object = levels_[level].load(std::memory_order_relaxed) + offset;
    object->slot = slot;
    used_ = slot + 1;
    size_.store(used_, std::memory_order_release);
    return object;
  }
  void* publish(T& object) {
    uint32_t next = (object.generation.load(std::memory_order_relaxed) + 1) & 0xFFFFFFu;
    if (next % 2 == 0) next = (next + 1) & 0xFFFFFFu;
    object.generation.store(next, std::memory_order_release);
    return make_handle(Kind, next, object.slot);
  }
  // Ends the life of the object: its handle is dead from here on. recycle() then returns the slot.
  static void retire(T& object) {
    object.generation.store((object.generation.load(std::memory_order_relaxed) + 1) & 0xFFFFFFu,
                            std::memory_order_release);
  }
  void recycle(T& object) {
    std::lock_guard lock(mutex_);
    free_.push_back(&object);
  }

  T* find(const void* handle) const {
    if (handle_kind(handle) != Kind) return nullptr;
    const uint32_t slot = handle_slot(handle);
    if (slot >= size_.load(std::memory_order_acquire)) return nullptr;
    T* object = at(slot);
    const uint32_t generation = object->generation.load(std::memory_order_acquire);
    return generation % 2 == 1 && generation == handle_generation(handle) ? object : nullptr;
  }
  static void* handle_of(const T& object) {
    return make_handle(Kind, object.generation.load(std::memory_order_relaxed), object.slot);
  }
  static bool alive(const T& object, uint32_t generation) {
    return object.generation.load(std::memory_order_acquire) == generation && generation % 2 == 1;
  }
  // Every slot that was ever used; the caller looks at the generation.
  template <class F>
  void for_each(F&& visit) const {
    const uint32_t n = size_.load(std::memory_order_acquire);
    for (uint32_t slot = 0; slot < n; ++slot) visit(*at(slot));
  }

 private:
  // Level n holds kFirst * 2^n slots, so that few objects cost little memory and many are still found in two steps.
  static constexpr uint32_t kFirst = 16;
  static constexpr uint32_t kLevels = 20;
  static std::pair<uint32_t, uint32_t> place(uint32_t slot) {
    const uint32_t shifted = slot + kFirst;
    const uint32_t level =
        static_cast<uint32_t>(std::bit_width(shifted)) - static_cast<uint32_t>(std::bit_width(kFirst));
    return {level, shifted - (kFirst << level)};
  }
  T* at(uint32_t slot) const {
    const auto [level, offset] = place(slot);
    return levels_[level].load(std::memory_order_acquire) + offset;
  }

  std::mutex mutex_;
  std::array<std::atomic<T*>, kLevels> levels_{};
  std::vector<T*> free_;
  uint32_t used_ = 0;
  std::atomic<uint32_t> size_{0};
};

// Handles of plain objects that nobody waits on (descriptions, configurations): the holder keeps the object while it
// uses it.
template <class T, HandleKind Kind>
class SharedHandles {
 public:
  void* insert(std::shared_ptr<T> object) {
    Node* node = pool_.acquire();
    if (!node) return nullptr;
    std::lock_guard lock(node->mutex);
    node->object = std::move(object);
    return pool_.publish(*node);
  }
  std::shared_ptr<T> find(const void* handle) const {
    Node* node = pool_.find(handle);
    if (!node) return nullptr;
    std::lock_guard lock(node->mutex);
    return pool_.find(handle) == node ? node->object : nullptr;
  }
  // Removes and returns the object; nullptr when the handle is not alive.
  std::shared_ptr<T> erase(const void* handle) {
    Node* node = pool_.find(handle);
    if (!node) return nullptr;
    std::shared_ptr<T> out;
    {
      std::lock_guard lock(node->mutex);
      if (pool_.find(handle) != node) return nullptr;
      out = std::move(node->object);
      node->object.reset();
      pool_.retire(*node);
    }
    pool_.recycle(*node);
    return out;
  }

 private:
  struct Node {
    std::atomic<uint32_t> generation{0};
    uint32_t slot = 0;
    std::mutex mutex;
    std::shared_ptr<T> object;
  };
  HandlePool<Node, Kind> pool_;
};

}  // namespace hotplate::rt
