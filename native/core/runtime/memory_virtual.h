// Address ranges without memory, memory without addresses, and the mapping of one on the other (what expandable
// segments use).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "runtime/error.h"
#include "runtime/memory.h"

namespace hotplate::rt {

// Memory that was allocated without an address, or that another process shares. It goes back when the last handle and
// the last mapping of it are gone.
struct PhysicalMemory {
  PhysicalMemory() = default;
  PhysicalMemory(const PhysicalMemory&) = delete;
  PhysicalMemory& operator=(const PhysicalMemory&) = delete;
  ~PhysicalMemory();

  enum class Owner : uint8_t { Device, Host, Import };
  Owner owner = Owner::Device;
  int device = -1;      // -1 for host memory
  int file = -1;        // where the bytes are; closed at the end unless it is the file of a device
  uint64_t offset = 0;  // in the file
  uint64_t bytes = 0;
  uint64_t prop[4] = {};            // aclrtPhysicalMemProp as it was asked for
  std::atomic<bool> shared{false};  // other processes may know of it (share.h)
};

constexpr uint64_t kPhysicalUnit = 2ull << 20;

Code allocate_physical(int device, uint64_t bytes, std::shared_ptr<PhysicalMemory>* out);  // on a device
Code allocate_physical_host(uint64_t bytes, std::shared_ptr<PhysicalMemory>* out);         // pinned host memory
Code make_physical_handle(std::shared_ptr<PhysicalMemory> memory, void** handle);
Code physical_of(void* handle, std::shared_ptr<PhysicalMemory>* out);
Code free_physical(void* handle);

Code reserve_addresses(uint64_t bytes, uint64_t alignment, void* wish, void** out);
Code release_addresses(void* start);
Code map_memory(void* at, uint64_t bytes, uint64_t offset, void* handle);
Code unmap_memory(void* at);
// aclrtMemSetAccess: 0 none, 1 read, 3 read and write.
Code set_access(void* at, uint64_t bytes, int access);
// The memory that is mapped at this address, as a new handle.
Code retain_mapping(void* at, void** handle);

// A range of its own for memory that another process shares (aclrtIpcMemImportByKey).
Code map_import(std::shared_ptr<PhysicalMemory> memory, void** out);
Code unmap_import(void* start);

// Whether the address lies in a reserved range; `spot` then says what is mapped there, across mappings that follow each
// other.
bool find_mapping(const void* p, Spot* spot);

// Where in the file of a device the bytes from an address on are, up to the end of their mapping; false for other
// memory.
struct DeviceBytes {
  int device = -1;
  uint64_t offset = 0, bytes = 0;
};
bool find_device_bytes(const void* p, DeviceBytes* out);

}  // namespace hotplate::rt
