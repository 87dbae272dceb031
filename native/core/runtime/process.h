// The life of the process as the runtime sees it: first use, a forked child, the end.
#pragma once

#include <atomic>

#include "runtime/error.h"

namespace hotplate::rt::process {

enum class Phase : int { Idle, Active, Forked, Closed };
extern std::atomic<Phase> g_phase;

Code refuse();  // the error of a forked child or of a process that is ending

// kSuccess unless the runtime must not be used (any more) in this process. Every door of the interface asks this first:
// in a forked child the locks may be held by threads that do not exist there.
inline Code check() {
  const Phase phase = g_phase.load(std::memory_order_relaxed);
  if (phase == Phase::Idle || phase == Phase::Active) [[likely]]
    return kSuccess;
  return refuse();
}

// The first call that makes state a child could not share (initialisation, memory, a worker).
void mark_active();

// Called before the first worker starts: at the end of the process the queued work is finished and the workers are
// joined. It is registered that late on purpose, so that it runs before the objects of libraries that were loaded
// earlier are destroyed.
void arm_exit();

bool closing();

}  // namespace hotplate::rt::process
