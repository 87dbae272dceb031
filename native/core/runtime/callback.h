// Callbacks that run on a thread of the program: it subscribes, and then asks for reports in a loop.
#pragma once

#include <cstdint>

#include "runtime/error.h"

namespace hotplate::rt {

using CallbackFunction = void (*)(void* data);

// `thread` is the number that pthread_self() gives on the thread that will call process_report().
Code subscribe_report(uint64_t thread, void* stream);
Code unsubscribe_report(uint64_t thread, void* stream);
// Runs one callback of this thread; waits for it at most that long (-1: for ever).
Code process_report(int32_t timeout_ms);
// `blocking`: the stream goes on when the callback has run.
Code launch_callback(CallbackFunction function, void* data, bool blocking, void* stream);

}  // namespace hotplate::rt
