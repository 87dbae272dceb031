// The runtime's own counters.
#pragma once

namespace hotplate::rt {

// Makes tasks by kind and memory by device part of the statistics. May be called again.
void add_runtime_stats();

}  // namespace hotplate::rt
