// Best fit over a sparse file.
#include "runtime/memory_arena.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "runtime/config.h"
#include "runtime/device.h"
#include "runtime/host_memory.h"
#include "runtime/huge_pages.h"
#include "runtime/log.h"
#include "runtime/process.h"

namespace hotplate::rt {
namespace {

constexpr uint64_t round_up(uint64_t value, uint64_t unit) { return (value + unit - 1) / unit * unit; }

// From this size on a request is worth a look at what the host has left.
constexpr uint64_t kHostCheckBytes = 1ull << 20;

// A pattern that reads as NaN in every floating point type and as -1 in every integer one.
constexpr int kPoison = 0xFF;

}  // namespace

Code Arena::open(const char* what) {
  capacity_ = config().hbm_bytes;
  const std::string name = "hotplate-hbm-" + std::to_string(device_);
  const int fd = memfd_create(name.c_str(), MFD_CLOEXEC);
  if (fd < 0 || ftruncate(fd, static_cast<off_t>(capacity_)) != 0) {
    const int why = errno;
    if (fd >= 0) close(fd);
    return out_of_memory(what, capacity_,
                         std::string("the host cannot make the file for the device's memory: ") + strerror(why));
  }
  // Reserved generously and aligned to huge pages, so that large blocks can be backed by them.
  void* space = mmap(nullptr, capacity_ + kHugePage, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  char* start =
      space == MAP_FAILED ? nullptr : reinterpret_cast<char*>(round_up(reinterpret_cast<uint64_t>(space), kHugePage));
  if (!start ||
      mmap(start, capacity_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED, fd, 0) == MAP_FAILED) {
    const int why = errno;
    close(fd);
    return out_of_memory(what, capacity_, std::string("the host cannot map the device's memory: ") + strerror(why));
  }
  madvise(start, capacity_, MADV_HUGEPAGE);  // only a wish
  madvise(start, capacity_, MADV_DONTDUMP);  // a core file of the size of the chip's memory helps nobody
  process::mark_active();
  file_ = fd;
  huge_ = std::make_unique<std::atomic<bool>[]>(capacity_ / kHugePage);
  insert_free(0, capacity_);
  base_.store(start, std::memory_order_release);
  return kSuccess;
}

Code Arena::out_of_memory(const char* what, uint64_t bytes, const std::string& limit) const {
  const uint64_t total = config().hbm_bytes;
  HOTPLATE_LOG(Error, "RUNTIME", "%s of %llu bytes on device %d failed: %s", what,
               static_cast<unsigned long long>(bytes), device_, limit.c_str());
  return fail(
      kRtMemoryAllocation, "EL0004",
      "Failed to allocate memory. %s asked for %llu bytes on device %d (%s): %llu bytes are free of %llu. Reason: %s.",
      what, static_cast<unsigned long long>(bytes), device_, config().soc->name,
      static_cast<unsigned long long>(total - allocated_.load(std::memory_order_relaxed)),
      static_cast<unsigned long long>(total), limit.c_str());
}

void Arena::insert_free(uint64_t offset, uint64_t bytes) {
  auto next = free_.lower_bound(offset);
  if (next != free_.end() && next->first == offset + bytes) {
    bytes += next->second;
    by_size_.erase({next->second, next->first});
    next = free_.erase(next);
  }
  if (next != free_.begin()) {
    auto before = std::prev(next);
    if (before->first + before->second == offset) {
      by_size_.erase({before->second, before->first});
      before->second += bytes;
      by_size_.insert({before->second, before->first});
      return;
    }
  }
  free_[offset] = bytes;
  by_size_.insert({bytes, offset});
}

void Arena::erase_free(uint64_t offset, uint64_t bytes) {
  free_.erase(offset);
  by_size_.erase({bytes, offset});
}

Code Arena::allocate(uint64_t bytes, uint64_t alignment, Kind kind, const char* what, Block* out) {
  {
    std::lock_guard lock(mutex_);
    if (!base()) {
      if (Code c = open(what)) return c;
    }
    const bool large = bytes >= kHugePage;
    alignment = std::max(alignment, large ? kHugePage : kSmallUnit);
    if (bytes > capacity_) return out_of_memory(what, bytes, "the request is larger than the HBM of the chip");
    const uint64_t need = round_up(bytes, large ? kPage : kSmallUnit);
    auto place = by_size_.lower_bound({need, 0});
    for (; place != by_size_.end(); ++place) {
      const uint64_t start = round_up(place->second, alignment);
      if (start + need <= place->second + place->first) break;
    }
    if (place == by_size_.end()) {
      const uint64_t free_bytes = capacity_ - allocated_;
      return out_of_memory(what, bytes,
                           free_bytes < need
                               ? "the HBM of the chip is the limit"
                               : "the free HBM of the chip is fragmented: the largest free piece has " +
                                     std::to_string(by_size_.empty() ? 0 : by_size_.rbegin()->first) + " bytes");
    }
    // The host would kill the process when it runs out of real memory while the block is being filled: say so now.
    std::string host_limit;
    if (need >= kHostCheckBytes && !host_memory_suffices(need, &host_limit)) {
      // Frameworks show only the HBM's figures, which look fine here: say once on the terminal what the limit really
      // was.
      static std::atomic<bool> said{false};
      if (!said.exchange(true)) {
        fprintf(stderr, "hotplate: %s of %llu bytes failed although the chip has room: %s\n", what,
                static_cast<unsigned long long>(bytes), host_limit.c_str());
      }
      return out_of_memory(what, bytes, host_limit);
    }
    const uint64_t piece = place->second, piece_bytes = place->first;
    const uint64_t start = round_up(piece, alignment);
    erase_free(piece, piece_bytes);
    if (start > piece) insert_free(piece, start - piece);
    if (start + need < piece + piece_bytes) insert_free(start + need, piece + piece_bytes - start - need);
    *out = Block{start, need, bytes, kind};
    blocks_[start] = *out;
    allocated_ += need;
    peak_ = std::max(peak_, allocated_.load(std::memory_order_relaxed));
    ++count_;
  }
  if (config().check) memset(address(out->offset), kPoison, out->bytes);
  return kSuccess;
}

bool Arena::release(uint64_t offset, Kind kind) {
  Block block;
  {
    std::lock_guard lock(mutex_);
    auto found = blocks_.find(offset);
    if (found == blocks_.end() || found->second.kind != kind) return false;
    block = found->second;
    blocks_.erase(found);
  }
  // Nobody can get these bytes until they are in the free list again.
  if (config().check) {
    memset(address(block.offset), kPoison, block.bytes);
  } else if (block.bytes >= kHugePage) {
    fallocate(file_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(block.offset),
              static_cast<off_t>(block.bytes / kPage * kPage));
    for (uint64_t i = block.offset / kHugePage; i * kHugePage < block.offset + block.bytes && i < capacity_ / kHugePage;
         ++i)
      huge_[i].store(false, std::memory_order_relaxed);
  }
  std::lock_guard lock(mutex_);
  auto next = free_.find(block.offset + block.bytes);
  if (!config().check && block.bytes >= kHugePage && next != free_.end()) {
    // The rest of the last huge page, if it is free too.
    const uint64_t end = std::min(round_up(next->first, kHugePage), next->first + next->second) / kPage * kPage;
    const uint64_t start = round_up(next->first, kPage);
    if (end > start)
      fallocate(file_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(start),
                static_cast<off_t>(end - start));
  }
  insert_free(block.offset, block.bytes);
  allocated_ -= block.bytes;
  return true;
}

bool Arena::find(uint64_t offset, Block* out) {
  std::lock_guard lock(mutex_);
  auto after = blocks_.upper_bound(offset);
  if (after == blocks_.begin()) return false;
  const Block& block = std::prev(after)->second;
  if (offset >= block.offset + block.bytes) return false;
  *out = block;
  return true;
}

void Arena::use_huge_pages(char* at, uint64_t offset, uint64_t bytes) {
  const uint64_t end = std::min((offset + bytes + kHugePage - 1) / kHugePage, capacity_ / kHugePage);
  char* const start = at - offset;  // of the file, were it mapped as here
  if (reinterpret_cast<uint64_t>(start) % kHugePage != 0) return;
  for (uint64_t i = offset / kHugePage; i < end; ++i) {
    if (huge_[i].load(std::memory_order_relaxed) || huge_[i].exchange(true, std::memory_order_relaxed)) continue;
    make_huge_page(start + i * kHugePage);
  }
}

MemoryUse Arena::use() {
  std::lock_guard lock(mutex_);
  return {config().hbm_bytes, allocated_, peak_, count_, blocks_.size()};
}

uint64_t Arena::untouched() {
  if (!base()) return 0;
  struct stat info{};
  if (fstat(file_, &info) != 0) return 0;
  const uint64_t real = static_cast<uint64_t>(info.st_blocks) * 512;
  const uint64_t allocated = allocated_.load(std::memory_order_relaxed);
  return allocated > real ? allocated - real : 0;
}

}  // namespace hotplate::rt
