// Writes log lines with one system call each and without a lock, so that logging is safe in a forked child.
#include "runtime/log.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

namespace hotplate::log {

std::atomic<int> g_lowest{-1};

namespace {

struct Settings {
  int global = static_cast<int>(Level::Error);
  std::map<std::string, int> modules;
  bool to_stdout = false;
  std::string folder;
};

bool parse_level(const std::string& text, int* level) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '4') return false;
  *level = text[0] - '0';
  return true;
}

Settings& settings() {
  static Settings& s = *new Settings([] {
    Settings out;
    if (const char* text = getenv("ASCEND_GLOBAL_LOG_LEVEL"); text && *text && !parse_level(text, &out.global)) {
      fprintf(stderr,
              "hotplate: ASCEND_GLOBAL_LOG_LEVEL=%s is not one of 0 (debug), 1 (info), 2 (warning), 3 (error), "
              "4 (off); 3 is used\n",
              text);
    }
    if (const char* text = getenv("ASCEND_MODULE_LOG_LEVEL"); text && *text) {  // GE=0:RUNTIME=1
      const std::string all = text;
      for (size_t at = 0; at < all.size();) {
        const size_t end = std::min(all.find(':', at), all.size());
        const std::string part = all.substr(at, end - at);
        const size_t eq = part.find('=');
        int level = 0;
        if (eq != std::string::npos && parse_level(part.substr(eq + 1), &level)) {
          out.modules[part.substr(0, eq)] = level;
        } else {
          fprintf(stderr, "hotplate: ASCEND_MODULE_LOG_LEVEL: \"%s\" is not MODULE=0..4 and is ignored\n",
                  part.c_str());
        }
        at = end + 1;
      }
    }
    const char* text = getenv("ASCEND_SLOG_PRINT_TO_STDOUT");
    out.to_stdout = text && strcmp(text, "1") == 0;
    const char* path = getenv("ASCEND_PROCESS_LOG_PATH");
    const char* home = getenv("HOME");
    out.folder = path && *path ? path : std::string(home && *home ? home : "/tmp") + "/ascend/log";
    return out;
  }());
  return s;
}

bool make_folders(const std::string& path) {
  for (size_t at = 1; at <= path.size(); ++at) {
    if (at != path.size() && path[at] != '/') continue;
    if (mkdir(path.substr(0, at).c_str(), 0750) != 0 && errno != EEXIST) return false;
  }
  return true;
}

struct File {
  std::atomic<int> descriptor{-1};
  std::atomic<int> process{0};
};
File& file() {
  static File& f = *new File;
  return f;
}

// The log file of this process; a forked child gets its own.
int open_file() {
  File& f = file();
  const int pid = static_cast<int>(getpid());
  const int open_now = f.descriptor.load(std::memory_order_acquire);
  if (open_now != -1 && f.process.load(std::memory_order_acquire) == pid) return open_now;
  const std::string folder = settings().folder + "/debug/plog";
  if (!make_folders(folder)) return -1;
  timeval now{};
  gettimeofday(&now, nullptr);
  tm local{};
  localtime_r(&now.tv_sec, &local);
  char name[80];
  strftime(name, sizeof name, "%Y%m%d%H%M%S", &local);
  char path[256];
  snprintf(path, sizeof path, "/plog-%d_%s%03ld.log", pid, name, now.tv_usec / 1000);
  const int fd = open((folder + path).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0640);
  if (fd < 0) return -1;
  int expected = open_now;
  if (f.descriptor.compare_exchange_strong(expected, fd)) {
    f.process.store(pid, std::memory_order_release);
    return fd;
  }
  close(fd);
  return expected;
}

const char* level_name(Level level) {
  switch (level) {
    case Level::Debug:
      return "DEBUG";
    case Level::Info:
      return "INFO";
    case Level::Warning:
      return "WARNING";
    default:
      return "ERROR";
  }
}

}  // namespace

int read_environment() {
  int lowest = settings().global;
  for (const auto& [name, level] : settings().modules) lowest = std::min(lowest, level);
  g_lowest.store(lowest, std::memory_order_relaxed);
  return lowest;
}

bool enabled(Level level, const char* module) {
  const Settings& s = settings();
  if (!s.modules.empty()) {
    if (auto found = s.modules.find(module); found != s.modules.end()) return static_cast<int>(level) >= found->second;
  }
  return static_cast<int>(level) >= s.global;
}

void write_text(Level level, const char* module, const char* source, int line, const char* text) {
  timeval now{};
  gettimeofday(&now, nullptr);
  tm local{};
  localtime_r(&now.tv_sec, &local);
  char date[32];
  strftime(date, sizeof date, "%Y-%m-%d-%H:%M:%S", &local);
  const char* base = source ? strrchr(source, '/') : nullptr;
  char head[320];
  snprintf(head, sizeof head, "[%s] %s(%d,%.64s):%s.%03ld.%03ld [%.96s:%d]", level_name(level), module,
           static_cast<int>(getpid()), program_invocation_short_name, date, now.tv_usec / 1000, now.tv_usec % 1000,
           base ? base + 1 : (source ? source : ""), line);
  std::string out = std::string(head) + text;
  if (out.back() != '\n') out += '\n';
  const int fd = settings().to_stdout ? STDOUT_FILENO : open_file();
  if (fd < 0) return;
  for (size_t done = 0; done < out.size();) {
    const ssize_t n = ::write(fd, out.data() + done, out.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    done += static_cast<size_t>(n);
  }
}

void write(Level level, const char* module, const char* source, int line, const char* format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  char small[1024];
  const int n = vsnprintf(small, sizeof small, format, args);
  va_end(args);
  if (n >= 0 && static_cast<size_t>(n) >= sizeof small) {
    std::string big(static_cast<size_t>(n) + 1, '\0');
    vsnprintf(big.data(), big.size(), format, again);
    write_text(level, module, source, line, big.c_str());
  } else {
    write_text(level, module, source, line, n < 0 ? format : small);
  }
  va_end(again);
}

}  // namespace hotplate::log
