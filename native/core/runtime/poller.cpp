#include "runtime/poller.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

namespace hotplate::rt {
namespace {

constexpr unsigned kDefaultSlackNs = 50'000;

std::string first_word(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string word;
  in >> word;
  return word;
}

}  // namespace

void ease_pollers() {
  std::error_code error;
  const std::filesystem::directory_iterator end;
  for (std::filesystem::directory_iterator task("/proc/self/task", error); !error && task != end;
       task.increment(error)) {
    if (first_word(task->path() / "comm") != "release_thread") continue;
    // A thread has this file under its own number too; without the permission to write, nothing changes.
    const std::filesystem::path slack = std::filesystem::path("/proc") / task->path().filename() / "timerslack_ns";
    if (first_word(slack) != std::to_string(kDefaultSlackNs)) continue;
    std::ofstream(slack) << kPollerSlackNs;
  }
}

}  // namespace hotplate::rt
