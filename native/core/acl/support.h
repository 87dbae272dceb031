// What the implementations of the interface share.
#pragma once

#include "acl/types.h"
#include "runtime/error.h"

namespace hotplate::abi {

// 100000 and a text, when a pointer that the call needs is null.
inline aclError need(const void* pointer, const char* call, const char* name) {
  return pointer ? static_cast<aclError>(kSuccess)
                 : fail(kInvalidParam, "EE1004", "%s: the parameter %s is a null pointer", call, name);
}

}  // namespace hotplate::abi

// Returns from the calling function with the error of `expression`, if it is one.
#define HOTPLATE_TRY(expression)                           \
  do {                                                     \
    if (const aclError code_ = (expression)) return code_; \
  } while (0)
