// A small frame for the driver program: cases register themselves, an expectation that breaks ends the program with a
// line.
#pragma once

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "gen/abi.h"
#include "runtime/codes.h"

namespace harness {

struct Case {
  const char* name;
  void (*run)();
};
std::vector<Case>& cases();
struct Register {
  Register(const char* name, void (*run)()) { cases().push_back({name, run}); }
};

// Parts that need a process of their own: run as `driver --child NAME [ARGUMENT]`.
struct Child {
  const char* name;
  int (*run)(const char* argument);
};
std::vector<Child>& children();
struct RegisterChild {
  RegisterChild(const char* name, int (*run)(const char*)) { children().push_back({name, run}); }
};
struct Ended {
  int status = -1;  // exit status; -1 killed by a signal; -2 did not end within the limit
  std::string output;
};
Ended run_child(const char* name, const char* argument = "", const std::vector<std::string>& environment = {});

inline void broken(const char* file, int line, const std::string& what) {
  const char* text = hotplate::take_error_text();
  fprintf(stderr, "FAILED %s:%d: %s\n  last error: %d %s\n", file, line, what.c_str(), hotplate::last_code(),
          text ? text : "-");
  fflush(stderr);
  _exit(1);
}

// The text of the last failure of this thread, taken.
inline std::string error_text() {
  const char* text = hotplate::abi::aclGetRecentErrMsg();
  return text ? text : "";
}
inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace harness

#define EXPECT(condition)                                                          \
  do {                                                                             \
    if (!(condition)) harness::broken(__FILE__, __LINE__, "expected " #condition); \
  } while (0)

#define EXPECT_CODE(code, expression)                                                                        \
  do {                                                                                                       \
    const int got_ = static_cast<int>(expression);                                                           \
    if (got_ != static_cast<int>(code))                                                                      \
      harness::broken(__FILE__, __LINE__,                                                                    \
                      std::string(#expression) + " returned " + std::to_string(got_) + ", expected " #code); \
  } while (0)

#define EXPECT_OK(expression) EXPECT_CODE(0, expression)

#define EXPECT_TEXT(part)                                                                                    \
  do {                                                                                                       \
    const std::string text_ = harness::error_text();                                                         \
    if (!harness::contains(text_, part))                                                                     \
      harness::broken(__FILE__, __LINE__, std::string("the error text lacks \"") + (part) + "\": " + text_); \
  } while (0)

#define CASE(name)                                                    \
  static void case_##name();                                          \
  static const harness::Register register_##name(#name, case_##name); \
  static void case_##name()

#define CHILD(name)                                                         \
  static int child_##name(const char* argument);                            \
  static const harness::RegisterChild register_##name(#name, child_##name); \
  static int child_##name([[maybe_unused]] const char* argument)
