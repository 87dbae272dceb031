// The bounded string functions that libraries of the stack import: they report instead of writing past the end.
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "gen/abi.h"

namespace hotplate::abi {

// At most `count` characters and always a terminator; -1 when they do not fit, or a parameter is wrong.
int vsnprintf_s(char* dest, size_t destMax, size_t count, const char* format, va_list args) {
  // The largest count asks for as many characters as fit.
  if (count == SIZE_MAX && destMax > 0) count = destMax - 1;
  if (!dest || destMax == 0 || !format || count > destMax) {
    if (dest && destMax > 0) dest[0] = '\0';
    return -1;
  }
  const bool fits_whole = count < destMax;
  const size_t room = fits_whole ? count + 1 : destMax;
  const int n = vsnprintf(dest, room, format, args);
  if (n >= 0 && static_cast<size_t>(n) < room) return n;
  // Cut off at `count` is what the caller asked for, but the return value says so; cut off at the end of the buffer is
  // an error.
  if (n < 0 || !fits_whole) dest[0] = '\0';
  return -1;
}

int snprintf_s(char* dest, size_t destMax, size_t count, const char* format, va_list args) {
  return vsnprintf_s(dest, destMax, count, format, args);
}

// 0, or the error number of the standard: EINVAL 22, ERANGE 34.
int strcpy_s(char* dest, size_t destMax, const char* source) {
  if (!dest || destMax == 0) return 22;
  if (!source) {
    dest[0] = '\0';
    return 22;
  }
  const size_t length = strlen(source);
  if (length >= destMax) {
    dest[0] = '\0';
    return 34;
  }
  memmove(dest, source, length + 1);
  return 0;
}

}  // namespace hotplate::abi
