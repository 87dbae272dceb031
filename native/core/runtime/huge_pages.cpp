#include "runtime/huge_pages.h"

#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>

#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/memory_virtual.h"

#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25  // Linux 6.1
#endif
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23  // Linux 5.14
#endif

namespace hotplate::rt {
namespace {

// A system without the call, or that never grants it, is not asked for ever.
constexpr int kRefusals = 8;
std::atomic<int> refusals{0};

}  // namespace

void make_huge_page(char* start) {
  if (refusals.load(std::memory_order_relaxed) >= kRefusals) return;
  // There must be a page to begin with.
  if (madvise(start, kPage, MADV_POPULATE_WRITE) == 0 && madvise(start, kHugePage, MADV_COLLAPSE) == 0) {
    refusals.store(0, std::memory_order_relaxed);
  } else if (errno == EINVAL && refusals.fetch_add(1, std::memory_order_relaxed) == kRefusals - 1) {
    HOTPLATE_LOG(Info, "RUNTIME", "device memory stays in pages of %llu bytes: the system makes no huge ones of them",
                 static_cast<unsigned long long>(kPage));
  }
}

void use_huge_pages(const void* p, uint64_t bytes) {
  if (bytes < kHugePageWorth || refusals.load(std::memory_order_relaxed) >= kRefusals) return;
  auto* at = const_cast<char*>(static_cast<const char*>(p));
  for (int i = 0; i < device_count(); ++i) {
    Arena& arena = find_device(i)->arena;
    if (arena.contains(at)) return arena.use_huge_pages(at, arena.offset_of(at), bytes);
  }
  DeviceBytes piece;
  for (uint64_t done = 0; done < bytes && find_device_bytes(at + done, &piece); done += piece.bytes) {
    piece.bytes = std::min(piece.bytes, bytes - done);
    if (Device* device = find_device(piece.device)) device->arena.use_huge_pages(at + done, piece.offset, piece.bytes);
  }
}

}  // namespace hotplate::rt
