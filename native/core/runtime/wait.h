// Waiting: a short look, then sleep. Waiters sleep on an address; whoever changes what they look at wakes that address.
#pragma once

#include <sched.h>
#include <time.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "runtime/config.h"

namespace hotplate::rt {

inline int64_t now_ns() {
  timespec t{};
  clock_gettime(CLOCK_MONOTONIC, &t);
  return static_cast<int64_t>(t.tv_sec) * 1000000000 + t.tv_nsec;
}

inline void cpu_pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// A point in time on the clock of now_ns(), or never.
class Deadline {
 public:
  static Deadline never() { return Deadline(INT64_MAX); }
  static Deadline after_ms(int64_t ms) {
    return Deadline(ms > INT64_MAX / 2000000 ? INT64_MAX : now_ns() + ms * 1000000);
  }
  // The rule of the interface: -1 is for ever.
  static Deadline from_timeout_ms(int32_t ms) { return ms < 0 ? never() : after_ms(ms); }
  static Deadline earlier(Deadline a, Deadline b) { return a.at_ < b.at_ ? a : b; }
  bool is_never() const { return at_ == INT64_MAX; }
  bool passed() const { return !is_never() && now_ns() >= at_; }
  std::chrono::steady_clock::time_point time_point() const {
    return std::chrono::steady_clock::time_point(std::chrono::nanoseconds(at_));
  }

 private:
  explicit Deadline(int64_t at) : at_(at) {}
  int64_t at_;
};

// Looks at `done` for a few microseconds: first without giving up the CPU, then letting others run in between.
template <class Done>
bool spin_until(Done&& done, uint32_t microseconds) {
  if (done()) return true;
  if (microseconds == 0) return false;
  const int64_t start = now_ns();
  const int64_t end = start + static_cast<int64_t>(microseconds) * 1000;
  const int64_t alone_until = start + std::min<int64_t>(4000, static_cast<int64_t>(microseconds) * 500);
  for (;;) {
    for (int i = 0; i < 16; ++i) {
      if (done()) return true;
      cpu_pause();
    }
    const int64_t now = now_ns();
    if (now >= end) return false;
    if (now >= alone_until) sched_yield();
  }
}

class Parking {
 public:
  // Blocks until done() or the deadline; returns done(). `done` reads atomics that are written before wake(address).
  template <class Done>
  static bool wait(const void* address, Deadline deadline, Done&& done) {
    if (spin_until(done, config().spin_us)) return true;
    Bay& bay = bay_of(address);
    std::unique_lock lock(bay.mutex);
    bay.waiters.fetch_add(1, std::memory_order_acq_rel);
    bool result;
    while (!(result = done())) {
      if (deadline.is_never()) {
        bay.changed.wait(lock);
      } else if (bay.changed.wait_until(lock, deadline.time_point()) == std::cv_status::timeout && deadline.passed()) {
        result = done();
        break;
      }
    }
    bay.waiters.fetch_sub(1, std::memory_order_relaxed);
    return result;
  }
  static void wake(const void* address) { wake_bay(bay_of(address)); }
  static void wake_everybody();

 private:
  struct alignas(64) Bay {
    std::mutex mutex;
    std::condition_variable changed;
    std::atomic<uint32_t> waiters{0};
  };
  static constexpr size_t kBays = 64;
  static Bay* bays();
  static Bay& bay_of(const void* address) {
    const auto value = reinterpret_cast<uintptr_t>(address);
    return bays()[((value >> 6) ^ (value >> 14)) % kBays];
  }
  static void wake_bay(Bay& bay) {
    // A read-modify-write, like the one in wait(): of the two, the later sees what the earlier thread did before it.
    if (bay.waiters.fetch_add(0, std::memory_order_acq_rel) == 0) return;
    {
      std::lock_guard lock(bay.mutex);
    }
    bay.changed.notify_all();
  }
};

}  // namespace hotplate::rt
