#include "runtime/summary.h"

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>

#include "runtime/config.h"
#include "runtime/log.h"
#include "runtime/stats.h"

namespace hotplate::rt {

namespace {

const auto g_started = std::chrono::steady_clock::now();

const char* environment(const char* name) {
  const char* value = std::getenv(name);
  return value && *value ? value : nullptr;
}

std::string folder() {
  if (const char* home = environment("HOTPLATE_HOME")) return home;
  const char* user = environment("HOME");
  return user ? std::string(user) + "/.cache/hotplate" : std::string();
}

bool make_folders(const std::string& path) {
  for (size_t at = 1; at <= path.size(); ++at) {
    if (at != path.size() && path[at] != '/') continue;
    const std::string part = path.substr(0, at);
    if (mkdir(part.c_str(), 0777) != 0 && errno != EEXIST) return false;
  }
  return true;
}

std::string escaped(const std::string& text) {
  std::string out;
  for (char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += ' ';
    } else {
      out += c;
    }
  }
  return out;
}

std::string command_line() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  for (char& c : text) {
    if (c == '\0') c = ' ';
  }
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text.substr(0, 400);
}

std::string time_text() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  localtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
  return text;
}

void save(const std::string& json) {
  const std::string place = folder();
  if (place.empty() || !make_folders(place)) {
    HOTPLATE_LOG(Info, "RUNTIME", "the summary of this run was not saved: folder '%s' cannot be made", place.c_str());
    return;
  }
  // Written beside and renamed: a reader sees the old file or the new one, never half of it.
  const std::string name = place + "/last_run.json", fresh = name + "." + std::to_string(getpid());
  std::ofstream file(fresh);
  file << json << "\n";
  file.close();
  if (!file || std::rename(fresh.c_str(), name.c_str()) != 0) {
    HOTPLATE_LOG(Info, "RUNTIME", "the summary of this run was not saved to %s: %s", name.c_str(),
                 std::strerror(errno));
    std::remove(fresh.c_str());
  }
}

struct Group {
  std::string text;
  uint64_t total = 0;
  int count = 0;
};

}  // namespace

void write_summary() {
  static std::atomic<bool> written{false};
  if (written.exchange(true)) return;
  // A program may have used a device by copies and fallbacks alone.
  uint64_t events = 0;
  for (const char* group : {"tasks", "fallback", "copies", "unsupported"}) {
    stats::each(
        group, [](void* sink, const char*, uint64_t value) { *static_cast<uint64_t*>(sink) += value; }, &events);
  }
  if (!events) return;
  const Config& c = config();
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - g_started).count();
  char head[256];
  std::snprintf(head, sizeof head,
                "{\"soc\": \"%s\", \"devices\": %d, \"pid\": %d, \"seconds\": %.3f, \"ended\": \"%s\", ",
                c.soc ? c.soc->name : "", c.devices, static_cast<int>(getpid()), seconds, time_text().c_str());
  save(std::string(head) + "\"command\": \"" + escaped(command_line()) + "\", \"stats\": " + stats::json() + "}");

  const char* wanted = environment("HOTPLATE_SUMMARY");
  if (!wanted || std::strcmp(wanted, "1") != 0) return;
  std::fprintf(stderr, "hotplate: %s, %d devices, %.1f s\n", c.soc ? c.soc->name : "?", c.devices, seconds);
  for (const char* group : {"executions", "fallback", "unsupported", "tasks", "memory"}) {
    Group g;
    stats::each(
        group,
        [](void* sink, const char* name, uint64_t value) {
          auto& into = *static_cast<Group*>(sink);
          if (!value) return;
          into.text += std::string(into.count++ ? ", " : "") + name + " " + std::to_string(value);
        },
        &g);
    std::fprintf(stderr, "hotplate:   %-11s %s\n", group, g.text.empty() ? "none" : g.text.c_str());
  }
}

}  // namespace hotplate::rt
