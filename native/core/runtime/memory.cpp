// Address checks, immediate copies, allocation.
#include "runtime/memory.h"

#include <algorithm>
#include <cstring>

#include "runtime/codes.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/host_memory.h"
#include "runtime/huge_pages.h"
#include "runtime/memory_virtual.h"
#include "runtime/process.h"
#include "runtime/stats.h"

namespace hotplate::rt {
namespace {

unsigned long long number(uint64_t value) { return value; }

stats::Counter& copied(Direction direction) {
  static stats::Counter* const counters[] = {
      &stats::counter("copy_bytes", "host_to_host"), &stats::counter("copy_bytes", "host_to_device"),
      &stats::counter("copy_bytes", "device_to_host"), &stats::counter("copy_bytes", "device_to_device")};
  return *counters[static_cast<size_t>(direction)];
}

}  // namespace

const char* direction_name(Direction direction) {
  static const char* const kNames[] = {"host to host", "host to device", "device to host", "device to device"};
  return kNames[static_cast<size_t>(direction)];
}

Spot locate(const void* p) {
  Spot spot;
  const int devices = device_count();
  for (int i = 0; i < devices; ++i) {
    Device& device = *find_device(i);
    if (!device.arena.contains(p)) continue;
    spot.place = Place::Device;
    spot.device = i;
    Arena::Block block;
    const uint64_t offset = device.arena.offset_of(p);
    if (device.arena.find(offset, &block) && block.kind == Arena::Kind::Malloc &&
        offset < block.offset + block.requested) {
      spot.start = device.arena.address(block.offset);
      spot.bytes = block.requested;
      spot.remaining = block.offset + block.requested - offset;
    }
    return spot;
  }
  if (find_mapping(p, &spot)) return spot;
  if (find_pinned(p, &spot.remaining)) spot.place = Place::Pinned;
  return spot;
}

Code check_range(const char* call, const char* role, const void* p, uint64_t bytes, Side side, Spot* out) {
  const Spot spot = locate(p);
  if (out) *out = spot;
  if (!p) return fail(kInvalidParam, "EE1004", "the %s of %s is a null pointer", role, call);
  if (side == Side::Host && spot.place == Place::Device) {
    return fail(kRtParamInvalid, "EE1001", "the %s of %s must be host memory, but %p is memory of device %d", role,
                call, p, spot.device);
  }
  if (side == Side::Device && spot.place == Place::Host) {
    return fail(kRtParamInvalid, "EE1001",
                "the %s of %s must be device memory, but %p is neither memory of a device nor registered host memory",
                role, call, p);
  }
  if (spot.place == Place::Device) {
    if (spot.remaining == 0) {
      return fail(kRtParamInvalid, "EE1001",
                  "the %s of %s, %p, is memory of device %d that is not allocated (any more)", role, call, p,
                  spot.device);
    }
    if (bytes > spot.remaining) {
      return fail(
          kRtParamInvalid, "EE1001",
          "the %s of %s runs over its allocation: %llu bytes from %p, but the allocation of %llu bytes at %p has only "
          "%llu left",
          role, call, number(bytes), p, number(spot.bytes), static_cast<const void*>(spot.start),
          number(spot.remaining));
    }
  }
  return kSuccess;
}

Code check_copy(const char* call, void* to, uint64_t room, const void* from, uint64_t bytes, int kind,
                Direction* direction) {
  if (Code c = process::check()) return c;
  if (bytes > room) {
    return fail(kRtParamInvalid, "EE1001", "%s: %llu bytes do not fit in a destination of %llu bytes", call,
                number(bytes), number(room));
  }
  Side to_side = Side::Any, from_side = Side::Any;
  switch (kind) {
    case 0:  // host to host
      to_side = from_side = Side::Host;
      break;
    case 1:  // host to device
    case 5:  // the same through a buffer
      to_side = Side::Device;
      from_side = Side::Host;
      break;
    case 2:  // device to host
      to_side = Side::Host;
      from_side = Side::Device;
      break;
    case 3:  // device to device
    case 6:
    case 7:
      to_side = from_side = Side::Device;
      break;
    case 4:  // the addresses say
      break;
    default:
      return fail(kInvalidParam, "EE1003", "%s: copy kind %d is not in [0, 7]", call, kind);
  }
  Spot to_spot, from_spot;
  if (Code c = check_range(call, "destination", to, bytes, to_side, &to_spot)) return c;
  if (Code c = check_range(call, "source", from, bytes, from_side, &from_spot)) return c;
  const bool to_device = to_side == Side::Device || (to_side == Side::Any && to_spot.place == Place::Device);
  const bool from_device = from_side == Side::Device || (from_side == Side::Any && from_spot.place == Place::Device);
  *direction = to_device ? (from_device ? Direction::DeviceToDevice : Direction::HostToDevice)
                         : (from_device ? Direction::DeviceToHost : Direction::HostToHost);
  return kSuccess;
}

void copy_bytes(void* to, const void* from, size_t bytes, Direction direction) {
  use_huge_pages(to, bytes);
  memmove(to, from, bytes);  // ranges may overlap; the order of the bytes is not promised, but a result is
  copied(direction).fetch_add(bytes, std::memory_order_relaxed);
}

void copy_rows(char* to, size_t to_pitch, const char* from, size_t from_pitch, size_t width, size_t height,
               Direction direction) {
  if (height > 0) use_huge_pages(to, (height - 1) * to_pitch + width);
  for (size_t row = 0; row < height; ++row) memmove(to + row * to_pitch, from + row * from_pitch, width);
  copied(direction).fetch_add(width * height, std::memory_order_relaxed);
}

void fill_bytes(void* to, uint32_t value, size_t unit, size_t bytes) {
  use_huge_pages(to, bytes);
  if (unit == 1) {
    memset(to, static_cast<int>(value & 0xFF), bytes);
  } else {
    auto* words = static_cast<uint32_t*>(to);
    std::fill(words, words + bytes / sizeof(uint32_t), value);
  }
}

Code device_allocate(const char* call, uint64_t bytes, void** out) {
  Context* context = nullptr;
  if (Code c = require_context(&context)) return c;
  if (!out) return fail(kInvalidParam, "EE1004", "%s: the pointer for the result is null", call);
  if (bytes == 0) return fail(kInvalidParam, "EE1003", "%s: 0 bytes were asked for", call);
  Arena& arena = context->device.load()->arena;
  Arena::Block block;
  if (Code c = arena.allocate(bytes, 0, Arena::Kind::Malloc, call, &block)) return c;
  *out = arena.address(block.offset);
  return kSuccess;
}

Code device_free(const char* call, void* p) {
  if (Code c = process::check()) return c;
  if (!p) return fail(kInvalidParam, "EE1004", "%s: the pointer is null", call);
  const int devices = device_count();
  for (int i = 0; i < devices; ++i) {
    Arena& arena = find_device(i)->arena;
    if (!arena.contains(p)) continue;
    if (arena.release(arena.offset_of(p), Arena::Kind::Malloc)) return kSuccess;
    break;
  }
  return fail(kRtParamInvalid, "EE1001", "%s: %p is not the start of a device allocation, or is freed already", call,
              p);
}

}  // namespace hotplate::rt
