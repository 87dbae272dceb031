// Device memory in huge pages. It is a file in memory, of which most systems make small pages only, whatever their
// setting for other memory is; reading 64 MiB of it then means 16384 walks through the page table instead of 32.
#pragma once

#include <cstdint>

namespace hotplate::rt {

// Below this size a tensor gains nothing.
constexpr uint64_t kHugePageWorth = 64ull << 10;

// Called with memory that is about to be used: what of it is memory of a device and was not used before gets huge
// pages, if the system can. Other memory, and a system that cannot, are no errors.
void use_huge_pages(const void* p, uint64_t bytes);

// Makes the 2 MiB at `start`, aligned to as much, one page. What they hold stays as it is.
void make_huge_page(char* start);

}  // namespace hotplate::rt
