// The last failure of each thread: its code and its text.
#include "runtime/error.h"

#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "runtime/log.h"

namespace hotplate {
namespace {

struct ThreadError {
  Code code = kSuccess;
  bool has_text = false;
  std::string text;
  std::string taken;  // what aclGetRecentErrMsg returned last; stays valid until the next call on this thread
};

// A plain pointer, so that a failure during thread or process exit still finds valid storage.
thread_local ThreadError* t_error = nullptr;

struct Cleaner {
  bool armed = false;
  ~Cleaner() {
    delete t_error;
    t_error = nullptr;
  }
};
thread_local Cleaner t_cleaner;

ThreadError& state() {
  if (!t_error) {
    t_error = new ThreadError;
    t_cleaner.armed = true;
  }
  return *t_error;
}

// "EE1001: [PID: 4711] 2026-01-31-12:00:00.123.456 ", which readers of the real texts look for.
std::string prefix(const char* id) {
  timeval now{};
  gettimeofday(&now, nullptr);
  tm local{};
  localtime_r(&now.tv_sec, &local);
  char date[32];
  strftime(date, sizeof date, "%Y-%m-%d-%H:%M:%S", &local);
  char text[128];
  snprintf(text, sizeof text, "%s: [PID: %d] %s.%03ld.%03ld ", id && *id ? id : "EE9999", static_cast<int>(getpid()),
           date, now.tv_usec / 1000, now.tv_usec % 1000);
  return text;
}

std::string format_text(const char* format, va_list args) {
  va_list again;
  va_copy(again, args);
  char small[512];
  const int n = vsnprintf(small, sizeof small, format, args);
  std::string out;
  if (n < 0) {
    out = format;
  } else if (static_cast<size_t>(n) < sizeof small) {
    out.assign(small, static_cast<size_t>(n));
  } else {
    out.resize(static_cast<size_t>(n) + 1);
    vsnprintf(out.data(), out.size(), format, again);
    out.resize(static_cast<size_t>(n));
  }
  va_end(again);
  return out;
}

}  // namespace

const char* layer_name(Layer layer) {
  switch (layer) {
    case Layer::Acl:
      return "acl";
    case Layer::Ops:
      return "ops";
    case Layer::Ge:
      return "ge";
    case Layer::Runtime:
      return "runtime";
    case Layer::Driver:
      return "driver";
  }
  return "?";
}

Code fail_text(Code code, const char* id, const std::string& text) {
  ThreadError& e = state();
  e.code = code;
  e.text = prefix(id) + text + "\n";
  e.has_text = true;
  HOTPLATE_LOG(Info, "RUNTIME", "returns %d: %s", code, text.c_str());
  return code;
}

Code fail(Code code, const char* id, const char* format, ...) {
  va_list args;
  va_start(args, format);
  const std::string text = format_text(format, args);
  va_end(args);
  return fail_text(code, id, text);
}

const char* take_error_text() {
  if (!t_error || !t_error->has_text) return nullptr;
  t_error->taken.swap(t_error->text);
  t_error->text.clear();
  t_error->has_text = false;
  return t_error->taken.c_str();
}

Code last_code() { return t_error ? t_error->code : static_cast<Code>(kSuccess); }

Code take_last_code() {
  if (!t_error) return kSuccess;
  const Code code = t_error->code;
  t_error->code = kSuccess;
  return code;
}

}  // namespace hotplate
