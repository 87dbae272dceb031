// The host library (operator bridge and kernels) links libtorch, so it is opened late: when torch is there.
#pragma once

#include "runtime/error.h"

namespace hotplate {

// Opens libhotplate_host.so from the folder of this library, once. On failure: 561112 and a text with the reason.
Code load_host_library();

// The same, but only when libtorch_cpu.so is already in the process (aclInit).
Code load_host_library_if_torch();

}  // namespace hotplate
