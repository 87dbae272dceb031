// Reads the limits of the host, and keeps the pinned ranges.
#include "runtime/host_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <shared_mutex>

#include "runtime/config.h"
#include "runtime/device.h"
#include "runtime/process.h"

namespace hotplate::rt {
namespace {

// Left for everything else: the host's own needs, stacks, the page tables of the mapping.
constexpr uint64_t kMargin = 512ull << 20;
constexpr uint64_t kMapFrom = 256ull << 10;  // larger pinned blocks are mapped, so that freeing returns them
constexpr size_t kHostPage = 4096;

std::string read_small_file(const char* path) {
  const int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return {};
  char buffer[8192];
  std::string out;
  for (ssize_t n; (n = read(fd, buffer, sizeof buffer)) > 0;) out.append(buffer, static_cast<size_t>(n));
  close(fd);
  return out;
}

// The number after `key` at the start of a line, or `otherwise`.
uint64_t field(const std::string& text, const char* key, uint64_t otherwise) {
  const size_t length = strlen(key);
  for (size_t at = 0; at < text.size();) {
    if (text.compare(at, length, key) == 0) return strtoull(text.c_str() + at + length, nullptr, 10);
    const size_t end = text.find('\n', at);
    if (end == std::string::npos) break;
    at = end + 1;
  }
  return otherwise;
}

// What the control group of this process leaves, or UINT64_MAX.
uint64_t group_available() {
  std::string folder = "/sys/fs/cgroup", limit_name = "/memory.max", use_name = "/memory.current";
  const char* cache_key = "inactive_file ";
  std::string limit = read_small_file((folder + limit_name).c_str());
  if (limit.empty()) {
    const std::string groups = read_small_file("/proc/self/cgroup");
    if (const size_t at = groups.find("0::/"); at != std::string::npos) {
      const std::string own = groups.substr(at + 3, groups.find('\n', at) - at - 3);
      limit = read_small_file((folder + own + limit_name).c_str());
      if (!limit.empty()) folder += own;
    }
  }
  if (limit.empty()) {  // the older layout
    folder = "/sys/fs/cgroup/memory";
    limit_name = "/memory.limit_in_bytes";
    use_name = "/memory.usage_in_bytes";
    cache_key = "total_inactive_file ";
    limit = read_small_file((folder + limit_name).c_str());
  }
  if (limit.empty() || limit.compare(0, 3, "max") == 0) return UINT64_MAX;
  const uint64_t most = strtoull(limit.c_str(), nullptr, 10);
  if (most == 0 || most >= (1ull << 60)) return UINT64_MAX;
  const uint64_t used = strtoull(read_small_file((folder + use_name).c_str()).c_str(), nullptr, 10);
  const uint64_t cache = field(read_small_file((folder + "/memory.stat").c_str()), cache_key, 0);
  const uint64_t busy = used > cache ? used - cache : 0;
  return most > busy ? most - busy : 0;
}

struct Range {
  uint64_t bytes;
  bool owned;   // allocated here, not only registered
  bool mapped;  // with mmap
};
struct Registry {
  std::shared_mutex mutex;
  std::map<uintptr_t, Range> ranges;
  // Registrations of memory that was allocated here (torch_npu does that for tensors which live on the host).
  std::multimap<uintptr_t, uint64_t> again;
  std::atomic<size_t> count{0};
  std::atomic<uint64_t> bytes{0};
};
Registry& registry() {
  static Registry& r = *new Registry;
  return r;
}

Code insert(void* p, const Range& range) {
  Registry& r = registry();
  const auto start = reinterpret_cast<uintptr_t>(p);
  std::unique_lock lock(r.mutex);
  auto next = r.ranges.lower_bound(start);
  const bool hits_next = next != r.ranges.end() && next->first < start + range.bytes;
  const bool hits_before = next != r.ranges.begin() && std::prev(next)->first + std::prev(next)->second.bytes > start;
  if (hits_next || hits_before) {
    return fail(kRtParamInvalid, "EE1001", "host memory %p of %llu bytes overlaps a range that is registered already",
                p, static_cast<unsigned long long>(range.bytes));
  }
  r.ranges[start] = range;
  r.count.store(r.ranges.size(), std::memory_order_release);
  r.bytes.fetch_add(range.bytes, std::memory_order_relaxed);
  return kSuccess;
}

// Is [p, p + bytes) a part of memory that was allocated here? Then it is noted as registered.
bool insert_again(void* p, uint64_t bytes) {
  Registry& r = registry();
  const auto start = reinterpret_cast<uintptr_t>(p);
  std::unique_lock lock(r.mutex);
  auto after = r.ranges.upper_bound(start);
  if (after == r.ranges.begin()) return false;
  const auto& [from, range] = *std::prev(after);
  if (!range.owned || bytes > range.bytes || start - from > range.bytes - bytes) return false;
  r.again.emplace(start, bytes);
  return true;
}

bool remove_again(void* p) {
  Registry& r = registry();
  std::unique_lock lock(r.mutex);
  auto found = r.again.find(reinterpret_cast<uintptr_t>(p));
  if (found == r.again.end()) return false;
  r.again.erase(found);
  return true;
}

bool remove(void* p, bool owned, Range* out) {
  Registry& r = registry();
  std::unique_lock lock(r.mutex);
  auto found = r.ranges.find(reinterpret_cast<uintptr_t>(p));
  if (found == r.ranges.end() || found->second.owned != owned) return false;
  *out = found->second;
  r.again.erase(r.again.lower_bound(found->first), r.again.lower_bound(found->first + out->bytes));
  r.ranges.erase(found);
  r.count.store(r.ranges.size(), std::memory_order_release);
  r.bytes.fetch_sub(out->bytes, std::memory_order_relaxed);
  return true;
}

}  // namespace

uint64_t host_available_bytes() {
  const std::string info = read_small_file("/proc/meminfo");
  const uint64_t system = field(info, "MemAvailable:", UINT64_MAX / 1024) * 1024;
  return std::min(system, group_available());
}

bool host_memory_suffices(uint64_t bytes, std::string* why) {
  uint64_t promised = 0;
  for_each_device([&](Device& d) { promised += d.arena.untouched(); });
  const uint64_t available = host_available_bytes();
  if (bytes + promised + kMargin <= available) return true;
  *why = "the real memory of the host is the limit: " + std::to_string(available) + " bytes are available, of which " +
         std::to_string(promised) + " are promised to device memory that is not touched yet and " +
         std::to_string(kMargin) + " are kept for the host";
  return false;
}

Code pinned_allocate(uint64_t bytes, void** out) {
  if (Code c = process::check()) return c;
  void* p = nullptr;
  bool mapped = false;
  std::string why;
  if (bytes >= kMapFrom) {
    if (host_memory_suffices(bytes, &why)) {
      p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
      mapped = true;
      if (p == MAP_FAILED) p = nullptr;
    }
  } else if (posix_memalign(&p, kHostPage, bytes) != 0) {
    p = nullptr;
  }
  if (!p) {
    return fail(kRtMemoryAllocation, "EL0004",
                "Failed to allocate host memory. aclrtMallocHost asked for %llu bytes. Reason: %s.",
                static_cast<unsigned long long>(bytes), why.empty() ? "the host has no memory left" : why.c_str());
  }
  if (config().check) memset(p, 0xFF, bytes);
  if (Code c = insert(p, {bytes, true, mapped})) {
    if (mapped) {
      munmap(p, bytes);
    } else {
      free(p);
    }
    return c;
  }
  *out = p;
  return kSuccess;
}

Code pinned_free(void* p) {
  Range range{};
  if (!remove(p, true, &range)) {
    return fail(kRtParamInvalid, "EE1001", "host memory %p was not allocated by aclrtMallocHost, or is freed already",
                p);
  }
  if (range.mapped) {
    munmap(p, range.bytes);
  } else {
    if (config().check) memset(p, 0xFF, range.bytes);
    free(p);
  }
  return kSuccess;
}

Code host_register(void* p, uint64_t bytes) {
  if (Code c = process::check()) return c;
  if (insert_again(p, bytes)) return kSuccess;
  return insert(p, {bytes, false, false});
}

Code host_unregister(void* p) {
  if (remove_again(p)) return kSuccess;
  Range range{};
  if (!remove(p, false, &range)) {
    return fail(kRtParamInvalid, "EE1001", "host memory %p is not the start of a registered range", p);
  }
  return kSuccess;
}

bool find_pinned(const void* p, uint64_t* remaining) {
  Registry& r = registry();
  if (r.count.load(std::memory_order_acquire) == 0) return false;
  const auto at = reinterpret_cast<uintptr_t>(p);
  std::shared_lock lock(r.mutex);
  auto after = r.ranges.upper_bound(at);
  if (after == r.ranges.begin()) return false;
  const auto& [start, range] = *std::prev(after);
  if (at >= start + range.bytes) return false;
  *remaining = start + range.bytes - at;
  return true;
}

uint64_t pinned_bytes() { return registry().bytes.load(std::memory_order_relaxed); }

}  // namespace hotplate::rt
