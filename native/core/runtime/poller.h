// Threads of the caller that poll, and what they cost the host.
#pragma once

namespace hotplate::rt {

// torch_npu's "release_thread" asks every microsecond whether a finished task has something to release. Beside a chip
// that costs a core of the host little; here it takes up to a quarter of a core from the operators. The kernel may
// round the waits of a thread up by its timer slack (50 us by default): this raises it to kPollerSlackNs for threads of
// that name that have the default. Called when the worker of a stream starts, which is after its release thread did.
void ease_pollers();

constexpr unsigned kPollerSlackNs = 200'000;

}  // namespace hotplate::rt
