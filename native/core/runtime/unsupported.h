// What happens when a caller reaches a function that hotplate declares but does not implement: counted, said once,
// refused.
#pragma once

#include "runtime/error.h"

#pragma GCC visibility push(default)
namespace hotplate {

// Counts the call (stats group "unsupported"), prints one line on the first call of this function, and sets this
// thread's error text to one that names the function. Returns `code`: the number that the interface in question has for
// "not supported".
int not_supported(const char* library, const char* function, int code = kNotSupported);

// The same for a C++ function; `layer` is the one that would have to implement it. Throws std::runtime_error.
[[noreturn]] void throw_not_supported(const char* layer, const char* function);

}  // namespace hotplate
#pragma GCC visibility pop
