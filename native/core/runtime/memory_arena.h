// The memory of one device: one file in memory of the size of the chip's HBM, of which nothing is real until it is
// touched, and an allocator of offsets in it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "runtime/error.h"

namespace hotplate::rt {

constexpr uint64_t kSmallUnit = 512;
constexpr uint64_t kPage = 4096;
constexpr uint64_t kHugePage = 2ull << 20;

struct MemoryUse {
  uint64_t total = 0, allocated = 0, peak = 0, allocations = 0, blocks = 0;
};

class Arena {
 public:
  explicit Arena(int device) : device_(device) {}

  enum class Kind : uint8_t { Malloc, Physical };
  struct Block {
    uint64_t offset = 0;
    uint64_t bytes = 0;      // what the block takes
    uint64_t requested = 0;  // what was asked for
    Kind kind = Kind::Malloc;
  };

  // kSuccess and the block, or 207001 with a text that says which limit was reached.
  Code allocate(uint64_t bytes, uint64_t alignment, Kind kind, const char* what, Block* out);
  // False when no block of that kind starts there.
  bool release(uint64_t offset, Kind kind);
  // The block of either kind that holds this offset.
  bool find(uint64_t offset, Block* out);

  // Start of the mapping; null until the first allocation.
  char* base() const { return base_.load(std::memory_order_acquire); }
  char* address(uint64_t offset) const { return base() + offset; }
  bool contains(const void* p) const {
    const char* start = base();
    return start && p >= start && p < start + capacity_;
  }
  uint64_t offset_of(const void* p) const { return static_cast<uint64_t>(static_cast<const char*>(p) - base()); }
  int file() const { return file_; }
  // Huge pages for bytes of this arena that were not used before; `at` is where they are mapped.
  void use_huge_pages(char* at, uint64_t offset, uint64_t bytes);
  MemoryUse use();
  // Allocated bytes that have no real memory behind them yet.
  uint64_t untouched();

 private:
  Code open(const char* what);
  void insert_free(uint64_t offset, uint64_t bytes);
  void erase_free(uint64_t offset, uint64_t bytes);
  Code out_of_memory(const char* what, uint64_t bytes, const std::string& limit) const;

  const int device_;
  int file_ = -1;
  uint64_t capacity_ = 0;
  std::atomic<char*> base_{nullptr};
  std::unique_ptr<std::atomic<bool>[]> huge_;  // for each kHugePage of the file: it has been made one page
  std::mutex mutex_;
  std::map<uint64_t, Block> blocks_;                 // by offset
  std::map<uint64_t, uint64_t> free_;                // offset -> bytes
  std::set<std::pair<uint64_t, uint64_t>> by_size_;  // (bytes, offset)
  std::atomic<uint64_t> allocated_{0};               // changed under the lock
  uint64_t peak_ = 0, count_ = 0;
};

}  // namespace hotplate::rt
