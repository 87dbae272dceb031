// Memory for objects that callers hold as raw handles. Freed slots stay mapped and keep a dead mark, so that looking at
// a stale handle is safe, and any pointer can be asked whether it came from here.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hotplate::nn::slab {

// Sizes up to kLargest are served; each slot is at least `size` bytes and aligned to 16.
constexpr size_t kLargest = 512;

void* allocate(size_t size);
void release(void* slot, size_t size);

// Whether `pointer` may be a slot: inside the region and aligned. Never reads through it.
bool owns(const void* pointer);

}  // namespace hotplate::nn::slab
