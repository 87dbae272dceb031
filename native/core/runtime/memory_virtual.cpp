// Reserved ranges are mappings without access; mapping puts a piece of a device's file over a part of one.
#include "runtime/memory_virtual.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>
#include <shared_mutex>

#include "runtime/codes.h"
#include "runtime/device.h"
#include "runtime/handle.h"
#include "runtime/host_memory.h"
#include "runtime/process.h"
#include "runtime/share.h"

namespace hotplate::rt {
namespace {

unsigned long long number(uint64_t value) { return value; }

struct Mapping {
  uint64_t bytes = 0;
  std::shared_ptr<PhysicalMemory> memory;
  int access = 3;
};
struct Range {
  uint64_t bytes = 0;
  bool import = false;
  std::map<uintptr_t, Mapping> mappings;
};
struct Space {
  std::shared_mutex mutex;
  std::map<uintptr_t, Range> ranges;
  std::atomic<size_t> count{0};
};
Space& space() {
  static Space& s = *new Space;
  return s;
}

using Handles = SharedHandles<PhysicalMemory, HandleKind::PhysicalMemory>;
Handles& handles() {
  static Handles& h = *new Handles;
  return h;
}

uintptr_t value_of(const void* p) { return reinterpret_cast<uintptr_t>(p); }

// The range that holds `at`; the caller holds the lock.
Range* range_of(uintptr_t at, uintptr_t* start) {
  auto after = space().ranges.upper_bound(at);
  if (after == space().ranges.begin()) return nullptr;
  auto found = std::prev(after);
  if (at >= found->first + found->second.bytes) return nullptr;
  *start = found->first;
  return &found->second;
}

void hide(uintptr_t at, uint64_t bytes) {
  mmap(reinterpret_cast<void*>(at), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

int protection(int access) { return access == 0 ? PROT_NONE : access == 1 ? PROT_READ : PROT_READ | PROT_WRITE; }

Code put(uintptr_t at, uint64_t bytes, const PhysicalMemory& memory) {
  void* p = mmap(reinterpret_cast<void*>(at), bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED,
                 memory.file, static_cast<off_t>(memory.offset));
  if (p == MAP_FAILED)
    return fail(kRtMemoryAllocation, "EL0003", "the host cannot map %llu bytes: %s", number(bytes), strerror(errno));
  madvise(p, bytes, MADV_HUGEPAGE);
  madvise(p, bytes, MADV_DONTDUMP);
  return kSuccess;
}

}  // namespace

PhysicalMemory::~PhysicalMemory() {
  if (shared.load()) end_shares(file, offset);
  if (owner == Owner::Device) {
    if (Device* d = find_device(device)) d->arena.release(offset, Arena::Kind::Physical);
  } else if (file >= 0) {
    close(file);
  }
}

Code allocate_physical(int device, uint64_t bytes, std::shared_ptr<PhysicalMemory>* out) {
  Device* d = nullptr;
  if (Code c = device_of(device, &d)) return c;
  if (bytes == 0 || bytes % kPhysicalUnit != 0) {
    return fail(kRtParamInvalid, "EE1003", "aclrtMallocPhysical: %llu bytes is not a multiple of %llu", number(bytes),
                number(kPhysicalUnit));
  }
  Arena::Block block;
  if (Code c = d->arena.allocate(bytes, kPhysicalUnit, Arena::Kind::Physical, "aclrtMallocPhysical", &block)) return c;
  auto memory = std::make_shared<PhysicalMemory>();
  memory->device = device;
  memory->file = d->arena.file();
  memory->offset = block.offset;
  memory->bytes = bytes;
  *out = std::move(memory);
  return kSuccess;
}

Code allocate_physical_host(uint64_t bytes, std::shared_ptr<PhysicalMemory>* out) {
  if (Code c = process::check()) return c;
  std::string why;
  if (bytes == 0) return fail(kRtParamInvalid, "EE1003", "aclrtMallocPhysical: 0 bytes were asked for");
  int file = -1;
  if (host_memory_suffices(bytes, &why)) {
    file = memfd_create("hotplate-host", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, static_cast<off_t>(bytes)) != 0) {
      why = strerror(errno);
      if (file >= 0) close(file);
      file = -1;
    }
  }
  if (file < 0) {
    return fail(kRtMemoryAllocation, "EL0004",
                "Failed to allocate host memory. aclrtMallocPhysical asked for %llu bytes. Reason: %s.", number(bytes),
                why.c_str());
  }
  process::mark_active();
  auto memory = std::make_shared<PhysicalMemory>();
  memory->owner = PhysicalMemory::Owner::Host;
  memory->file = file;
  memory->bytes = bytes;
  *out = std::move(memory);
  return kSuccess;
}

Code make_physical_handle(std::shared_ptr<PhysicalMemory> memory, void** handle) {
  *handle = handles().insert(std::move(memory));
  return *handle ? static_cast<Code>(kSuccess) : fail(kRtResourceAlloc, "EE1007", "no more memory handles can be made");
}

Code physical_of(void* handle, std::shared_ptr<PhysicalMemory>* out) {
  if (Code c = process::check()) return c;
  *out = handles().find(handle);
  if (*out) return kSuccess;
  return fail(kRtInvalidHandle, "EE1001", "%p is not a handle of physical memory, or it was freed", handle);
}

Code free_physical(void* handle) {
  if (Code c = process::check()) return c;
  if (handles().erase(handle)) return kSuccess;
  return fail(kRtInvalidHandle, "EE1001", "%p is not a handle of physical memory, or it was freed already", handle);
}

Code reserve_addresses(uint64_t bytes, uint64_t alignment, void* wish, void** out) {
  if (Code c = process::check()) return c;
  if (bytes == 0) return fail(kRtParamInvalid, "EE1003", "aclrtReserveMemAddress: 0 bytes were asked for");
  if (alignment & (alignment - 1)) {
    return fail(kRtParamInvalid, "EE1003", "aclrtReserveMemAddress: alignment %llu is not a power of two",
                number(alignment));
  }
  alignment = alignment < kHugePage ? kHugePage : alignment;
  bytes = (bytes + kHugePage - 1) / kHugePage * kHugePage;
  void* p = mmap(wish, bytes + alignment, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) {
    return fail(kRtMemoryAllocation, "EL0003",
                "aclrtReserveMemAddress: the host cannot reserve %llu bytes of addresses: %s", number(bytes),
                strerror(errno));
  }
  const uintptr_t got = value_of(p), start = (got + alignment - 1) / alignment * alignment;
  if (start > got) munmap(p, start - got);
  if (const uint64_t tail = got + alignment - start) munmap(reinterpret_cast<void*>(start + bytes), tail);
  process::mark_active();
  Space& s = space();
  std::unique_lock lock(s.mutex);
  s.ranges[start].bytes = bytes;
  s.count.store(s.ranges.size(), std::memory_order_release);
  *out = reinterpret_cast<void*>(start);
  return kSuccess;
}

Code release_addresses(void* start) {
  if (Code c = process::check()) return c;
  Space& s = space();
  Range range;
  {
    std::unique_lock lock(s.mutex);
    auto found = s.ranges.find(value_of(start));
    if (found == s.ranges.end() || found->second.import) {
      return fail(kRtParamInvalid, "EE1001", "%p is not the start of a reserved address range", start);
    }
    if (!found->second.mappings.empty()) {
      return fail(kRtParamInvalid, "EE1001", "the address range at %p still has %zu mappings: unmap them first", start,
                  found->second.mappings.size());
    }
    range = std::move(found->second);
    s.ranges.erase(found);
    s.count.store(s.ranges.size(), std::memory_order_release);
  }
  munmap(start, range.bytes);
  return kSuccess;
}

Code map_memory(void* at, uint64_t bytes, uint64_t offset, void* handle) {
  std::shared_ptr<PhysicalMemory> memory;
  if (Code c = physical_of(handle, &memory)) return c;
  if (offset != 0 || bytes == 0 || bytes > memory->bytes || bytes % kPage != 0 || value_of(at) % kPage != 0) {
    return fail(
        kRtParamInvalid, "EE1003",
        "aclrtMapMem: %llu bytes at %p with offset %llu do not fit memory of %llu bytes (offset 0, whole pages)",
        number(bytes), at, number(offset), number(memory->bytes));
  }
  Space& s = space();
  std::unique_lock lock(s.mutex);
  uintptr_t start = 0;
  Range* range = range_of(value_of(at), &start);
  if (!range || range->import || value_of(at) + bytes > start + range->bytes) {
    return fail(kRtParamInvalid, "EE1001", "aclrtMapMem: %llu bytes at %p are not inside a reserved address range",
                number(bytes), at);
  }
  auto next = range->mappings.lower_bound(value_of(at));
  const bool hits_next = next != range->mappings.end() && next->first < value_of(at) + bytes;
  const bool hits_before =
      next != range->mappings.begin() && std::prev(next)->first + std::prev(next)->second.bytes > value_of(at);
  if (hits_next || hits_before) {
    return fail(kRtParamInvalid, "EE1001", "aclrtMapMem: memory is mapped at %p already", at);
  }
  if (Code c = put(value_of(at), bytes, *memory)) return c;
  range->mappings[value_of(at)] = {bytes, std::move(memory), 3};
  return kSuccess;
}

Code unmap_memory(void* at) {
  if (Code c = process::check()) return c;
  Space& s = space();
  Mapping mapping;  // its memory is released outside the lock
  {
    std::unique_lock lock(s.mutex);
    uintptr_t start = 0;
    Range* range = range_of(value_of(at), &start);
    auto found = range ? range->mappings.find(value_of(at)) : decltype(range->mappings.find(0)){};
    if (!range || range->import || found == range->mappings.end()) {
      return fail(kRtParamInvalid, "EE1001", "aclrtUnmapMem: %p is not the start of a mapping", at);
    }
    mapping = std::move(found->second);
    range->mappings.erase(found);
    hide(value_of(at), mapping.bytes);
  }
  return kSuccess;
}

Code set_access(void* at, uint64_t bytes, int access) {
  if (Code c = process::check()) return c;
  if (access != 0 && access != 1 && access != 3)
    return fail(kRtParamInvalid, "EE1003", "access %d is not one of 0, 1, 3", access);
  Space& s = space();
  std::unique_lock lock(s.mutex);
  uintptr_t start = 0;
  Range* range = range_of(value_of(at), &start);
  uintptr_t p = value_of(at);
  const uintptr_t end = p + bytes;
  if (range) {
    for (auto found = range->mappings.find(p); p < end && found != range->mappings.end() && found->first == p;
         ++found) {
      if (mprotect(reinterpret_cast<void*>(p), found->second.bytes, protection(access)) != 0) break;
      found->second.access = access;
      p += found->second.bytes;
    }
  }
  if (p < end)
    return fail(kRtParamInvalid, "EE1001", "aclrtMemSetAccess: no memory is mapped at %p", reinterpret_cast<void*>(p));
  return kSuccess;
}

Code retain_mapping(void* at, void** handle) {
  if (Code c = process::check()) return c;
  std::shared_ptr<PhysicalMemory> memory;
  {
    Space& s = space();
    std::shared_lock lock(s.mutex);
    uintptr_t start = 0;
    Range* range = range_of(value_of(at), &start);
    if (range) {
      auto after = range->mappings.upper_bound(value_of(at));
      if (after != range->mappings.begin() && value_of(at) < std::prev(after)->first + std::prev(after)->second.bytes) {
        memory = std::prev(after)->second.memory;
      }
    }
  }
  if (!memory) return fail(kRtParamInvalid, "EE1001", "no memory is mapped at %p", at);
  return make_physical_handle(std::move(memory), handle);
}

Code map_import(std::shared_ptr<PhysicalMemory> memory, void** out) {
  const uint64_t bytes = (memory->bytes + kPage - 1) / kPage * kPage;
  void* p = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) {
    return fail(kRtMemoryAllocation, "EL0003", "the host cannot reserve %llu bytes of addresses: %s", number(bytes),
                strerror(errno));
  }
  if (Code c = put(value_of(p), bytes, *memory)) {
    munmap(p, bytes);
    return c;
  }
  Space& s = space();
  std::unique_lock lock(s.mutex);
  Range& range = s.ranges[value_of(p)];
  range.bytes = bytes;
  range.import = true;
  range.mappings[value_of(p)] = {memory->bytes, memory, 3};
  s.count.store(s.ranges.size(), std::memory_order_release);
  *out = p;
  return kSuccess;
}

Code unmap_import(void* start) {
  Space& s = space();
  Range range;
  {
    std::unique_lock lock(s.mutex);
    auto found = s.ranges.find(value_of(start));
    if (found == s.ranges.end() || !found->second.import) {
      return fail(kRtParamInvalid, "EE1001", "%p is not memory that was imported", start);
    }
    range = std::move(found->second);
    s.ranges.erase(found);
    s.count.store(s.ranges.size(), std::memory_order_release);
  }
  munmap(start, range.bytes);
  return kSuccess;
}

bool find_mapping(const void* p, Spot* spot) {
  Space& s = space();
  if (s.count.load(std::memory_order_acquire) == 0) return false;
  std::shared_lock lock(s.mutex);
  uintptr_t start = 0;
  Range* range = range_of(value_of(p), &start);
  if (!range) return false;
  spot->place = Place::Device;
  spot->device = 0;
  auto after = range->mappings.upper_bound(value_of(p));
  if (after == range->mappings.begin()) return true;
  auto first = std::prev(after);
  uintptr_t end = first->first + first->second.bytes;
  if (value_of(p) >= end || first->second.access == 0) return true;
  const PhysicalMemory& memory = *first->second.memory;
  spot->place = memory.owner == PhysicalMemory::Owner::Host ? Place::Pinned : Place::Device;
  spot->device = memory.device;
  for (auto next = after; next != range->mappings.end() && next->first == end && next->second.access != 0; ++next) {
    end += next->second.bytes;
  }
  spot->start = reinterpret_cast<const char*>(first->first);
  spot->bytes = end - first->first;
  spot->remaining = end - value_of(p);
  return true;
}

bool find_device_bytes(const void* p, DeviceBytes* out) {
  Space& s = space();
  if (s.count.load(std::memory_order_acquire) == 0) return false;
  std::shared_lock lock(s.mutex);
  uintptr_t start = 0;
  const Range* range = range_of(value_of(p), &start);
  if (!range) return false;
  auto after = range->mappings.upper_bound(value_of(p));
  if (after == range->mappings.begin()) return false;
  const auto& [at, mapping] = *std::prev(after);
  if (value_of(p) >= at + mapping.bytes || mapping.access != 3) return false;
  if (mapping.memory->owner != PhysicalMemory::Owner::Device) return false;
  *out = {mapping.memory->device, mapping.memory->offset + (value_of(p) - at), at + mapping.bytes - value_of(p)};
  return true;
}

}  // namespace hotplate::rt
