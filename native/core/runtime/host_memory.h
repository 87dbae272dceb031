// Memory of the host: what is left of it, and the ranges that are pinned or registered for the device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "runtime/error.h"

namespace hotplate::rt {

// Bytes that this process can still touch before the host (or its container) runs out.
uint64_t host_available_bytes();

// Whether that is enough for `bytes` more on top of all device memory that is allocated but not touched yet; says why
// not.
bool host_memory_suffices(uint64_t bytes, std::string* why);

// aclrtMallocHost, aclrtFreeHost.
Code pinned_allocate(uint64_t bytes, void** out);
Code pinned_free(void* p);

// aclrtHostRegister: `p` becomes usable from the device, under the same address.
Code host_register(void* p, uint64_t bytes);
Code host_unregister(void* p);

// Whether `p` is in a pinned or registered range; how many bytes follow in it.
bool find_pinned(const void* p, uint64_t* remaining);

uint64_t pinned_bytes();

}  // namespace hotplate::rt
