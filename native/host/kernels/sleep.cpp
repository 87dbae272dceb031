// Waiting on a stream.
#include <chrono>
#include <thread>

#include "gen/args_device.h"

namespace hotplate::kernels {

// torch_npu's own use takes 50 million cycles for 50 ms.
void Sleep(const gen::SleepArgs& a) { std::this_thread::sleep_for(std::chrono::nanoseconds(a.cycles.at(0))); }

}  // namespace hotplate::kernels
