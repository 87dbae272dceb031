// Fork and exit handlers.
#include "runtime/process.h"

#include <pthread.h>

#include <cstdlib>
#include <mutex>

#include "runtime/config.h"
#include "runtime/stream.h"
#include "runtime/summary.h"

namespace hotplate::rt::process {

std::atomic<Phase> g_phase{Phase::Idle};

Code refuse() {
  if (g_phase.load() == Phase::Forked) {
    return fail(
        kUninitialized, "EE1001",
        "the runtime was in use when this process was forked and cannot be used in the child: start workers with spawn "
        "or forkserver instead of fork");
  }
  return fail(kUninitialized, "EE1001", "the process is ending: the runtime takes no more work");
}

void mark_active() {
  if (g_phase.load(std::memory_order_relaxed) != Phase::Idle) return;
  static std::once_flag once;
  std::call_once(once, [] {
    pthread_atfork(nullptr, nullptr, [] {
      if (g_phase.load() == Phase::Active) g_phase.store(Phase::Forked);
    });
    // For a process that never starts a worker (copies and fallbacks only). Made before, the configuration outlives
    // this.
    config();
    std::atexit([] {
      if (g_phase.load() != Phase::Forked) write_summary();
    });
  });
  Phase idle = Phase::Idle;
  g_phase.compare_exchange_strong(idle, Phase::Active);
}

void arm_exit() {
  static std::once_flag once;
  std::call_once(once, [] {
    std::atexit([] {
      Phase active = Phase::Active;
      if (!g_phase.compare_exchange_strong(active, Phase::Closed)) return;
      finish_all_streams();
      write_summary();
    });
  });
}

bool closing() { return g_phase.load(std::memory_order_acquire) == Phase::Closed; }

}  // namespace hotplate::rt::process
