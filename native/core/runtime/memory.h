// Addresses: what is behind them, and the checks that every copy and fill goes through.
#pragma once

#include <cstddef>
#include <cstdint>

#include "runtime/error.h"

namespace hotplate::rt {

enum class Place : uint8_t { Host, Pinned, Device };

// What is known about an address. Host memory is not known in detail.
struct Spot {
  Place place = Place::Host;
  int device = -1;
  uint64_t remaining = 0;  // bytes from the address to the end of its allocation; 0 when nothing is allocated there
  const char* start = nullptr;  // of the allocation
  uint64_t bytes = 0;           // of the allocation
};
Spot locate(const void* p);

enum class Direction : uint8_t { HostToHost, HostToDevice, DeviceToHost, DeviceToDevice };
const char* direction_name(Direction direction);

// What the caller says about the side of a copy.
enum class Side : uint8_t { Host, Device, Any };

// Whether `bytes` from `p` may be touched; otherwise an error that names the `role` ("destination") in `call`, and the
// numbers.
Code check_range(const char* call, const char* role, const void* p, uint64_t bytes, Side side, Spot* spot = nullptr);

// A copy as the interface asks for it: sides from the kind, sizes, both ranges. `kind` is aclrtMemcpyKind.
Code check_copy(const char* call, void* to, uint64_t room, const void* from, uint64_t bytes, int kind,
                Direction* direction);

void copy_bytes(void* to, const void* from, size_t bytes, Direction direction);
void copy_rows(char* to, size_t to_pitch, const char* from, size_t from_pitch, size_t width, size_t height,
               Direction direction);
void fill_bytes(void* to, uint32_t value, size_t unit, size_t bytes);

// aclrtMalloc and aclrtFree on the device of the current context.
Code device_allocate(const char* call, uint64_t bytes, void** out);
Code device_free(const char* call, void* p);

}  // namespace hotplate::rt
