// Counting and reporting of calls to functions that are declared but not implemented.
#include "runtime/unsupported.h"

#include <cstdio>
#include <stdexcept>
#include <string>

#include "runtime/log.h"
#include "runtime/stats.h"

namespace hotplate {
namespace {

void count(const char* where, const char* function) {
  const bool first = stats::counter("unsupported", std::string(where) + ": " + function).fetch_add(1) == 0;
  // Once on the terminal, because a program that goes on after this error would otherwise hide why it misbehaves.
  if (first) std::fprintf(stderr, "hotplate: %s (%s) is not supported yet\n", function, where);
  HOTPLATE_LOG(Warning, "HOTPLATE", "%s (%s) is not supported yet", function, where);
}

}  // namespace

int not_supported(const char* library, const char* function, int code) {
  count(library, function);
  return fail(code, "HP0001", "%s (%s) is not supported by hotplate yet", function, library);
}

void throw_not_supported(const char* layer, const char* function) {
  count(layer, function);
  throw std::runtime_error(std::string(function) + " is not supported by hotplate yet (layer " + layer + ")");
}

}  // namespace hotplate
