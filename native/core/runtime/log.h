// Log lines in the manner of the real stack: level, module, process, time, place. Off costs one comparison.
#pragma once

#include <atomic>

namespace hotplate::log {

// The numbers of ASCEND_GLOBAL_LOG_LEVEL.
enum class Level : int { Debug = 0, Info = 1, Warning = 2, Error = 3, None = 4 };

// The lowest level that any module writes; -1 until the environment has been read.
extern std::atomic<int> g_lowest;
int read_environment();

inline bool maybe_enabled(Level level) {
  int lowest = g_lowest.load(std::memory_order_relaxed);
  if (lowest < 0) lowest = read_environment();
  return static_cast<int>(level) >= lowest;
}

// Whether this module writes this level (ASCEND_MODULE_LOG_LEVEL may differ from the global one).
bool enabled(Level level, const char* module);

void write(Level level, const char* module, const char* file, int line, const char* format, ...)
    __attribute__((format(printf, 5, 6)));
// The same with a finished text (aclAppLog).
void write_text(Level level, const char* module, const char* file, int line, const char* text);

}  // namespace hotplate::log

#define HOTPLATE_LOG(level, module, ...)                                                              \
  do {                                                                                                \
    if (::hotplate::log::maybe_enabled(::hotplate::log::Level::level) &&                              \
        ::hotplate::log::enabled(::hotplate::log::Level::level, module))                              \
      ::hotplate::log::write(::hotplate::log::Level::level, module, __FILE__, __LINE__, __VA_ARGS__); \
  } while (0)
