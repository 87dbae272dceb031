// Slots by size class. Threads keep short private lists and exchange batches through shared ones, because handles are
// made on one thread and freed on another.
#include "aclnn/slab.h"

#include <sys/mman.h>

#include <atomic>
#include <cstring>
#include <mutex>
#include <new>

namespace hotplate::nn::slab {

namespace {

constexpr size_t kRegion = size_t{1} << 34;  // address space only; pages are touched as slots are handed out
constexpr size_t kStep = 64;
constexpr size_t kClasses = kLargest / kStep;
constexpr size_t kChunk = 64 * 1024;
constexpr int kBatch = 32;

// The link lies at the end of a free slot: the front holds what identifies the dead object.
struct Link {
  char* next;
};

size_t slot_size(size_t cls) { return (cls + 1) * kStep; }
Link* link_of(char* slot, size_t cls) { return reinterpret_cast<Link*>(slot + slot_size(cls) - sizeof(Link)); }

struct Shared {
  std::mutex mutex;
  char* head[kClasses] = {};
  char* base = nullptr;
  std::atomic<char*> used_end{nullptr};

  Shared() {
    void* p = mmap(nullptr, kRegion, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) throw std::bad_alloc();
    base = static_cast<char*>(p);
    used_end.store(base);
  }
};

// Never destroyed: threads may still free handles while the process exits.
Shared& shared() {
  static Shared* s = new Shared();
  return *s;
}

struct Local {
  char* head[kClasses] = {};
  int count[kClasses] = {};
  ~Local() {
    Shared& s = shared();
    std::lock_guard lock(s.mutex);
    for (size_t c = 0; c < kClasses; ++c) {
      while (head[c]) {
        char* slot = head[c];
        head[c] = link_of(slot, c)->next;
        link_of(slot, c)->next = s.head[c];
        s.head[c] = slot;
      }
      count[c] = 0;
    }
  }
};

thread_local Local local;

void refill(size_t cls) {
  Shared& s = shared();
  std::lock_guard lock(s.mutex);
  if (!s.head[cls]) {
    char* chunk = s.used_end.load(std::memory_order_relaxed);
    if (chunk + kChunk > s.base + kRegion) throw std::bad_alloc();
    s.used_end.store(chunk + kChunk, std::memory_order_release);
    for (size_t at = 0; at + slot_size(cls) <= kChunk; at += slot_size(cls)) {
      link_of(chunk + at, cls)->next = s.head[cls];
      s.head[cls] = chunk + at;
    }
  }
  while (s.head[cls] && local.count[cls] < kBatch) {
    char* slot = s.head[cls];
    s.head[cls] = link_of(slot, cls)->next;
    link_of(slot, cls)->next = local.head[cls];
    local.head[cls] = slot;
    ++local.count[cls];
  }
}

void give_back(size_t cls) {
  Shared& s = shared();
  std::lock_guard lock(s.mutex);
  for (int i = 0; i < kBatch; ++i) {
    char* slot = local.head[cls];
    local.head[cls] = link_of(slot, cls)->next;
    link_of(slot, cls)->next = s.head[cls];
    s.head[cls] = slot;
  }
  local.count[cls] -= kBatch;
}

}  // namespace

void* allocate(size_t size) {
  const size_t cls = (size + kStep - 1) / kStep - 1;
  if (cls >= kClasses) throw std::bad_alloc();
  if (!local.head[cls]) refill(cls);
  char* slot = local.head[cls];
  local.head[cls] = link_of(slot, cls)->next;
  --local.count[cls];
  return slot;
}

void release(void* pointer, size_t size) {
  const size_t cls = (size + kStep - 1) / kStep - 1;
  char* slot = static_cast<char*>(pointer);
  // Everything but the link is wiped, so that no cookie survives.
  std::memset(slot, 0, 16);
  link_of(slot, cls)->next = local.head[cls];
  local.head[cls] = slot;
  if (++local.count[cls] > 2 * kBatch) give_back(cls);
}

bool owns(const void* pointer) {
  const Shared& s = shared();
  const auto* p = static_cast<const char*>(pointer);
  return p >= s.base && p < s.used_end.load(std::memory_order_acquire) && reinterpret_cast<uintptr_t>(p) % 16 == 0;
}

}  // namespace hotplate::nn::slab
