// What happens to results that overflow. In saturation mode they become the largest number of their type (nan becomes
// 0), and the device remembers that it happened; in INF/NAN mode they stay what IEEE 754 makes of them, and nothing is
// remembered: inf and nan in the results say it.
#pragma once

#include <atomic>

namespace hotplate::rt {

class Device;
class Stream;

namespace overflow {

// False until some device saturates: what an operator costs in INF/NAN mode is this look.
extern constinit std::atomic<bool> g_possible;

void set_mode(Device& device, bool saturates);

bool saturates_here();
// Whether results of the task that runs on this worker saturate.
inline bool saturating() { return g_possible.load(std::memory_order_relaxed) && saturates_here(); }

// A result of the task on this worker has saturated. Remembered when the stream's overflow switch is on.
void record();

// The status of the worker's device.
bool status();
void clear();

}  // namespace overflow

}  // namespace hotplate::rt
