// Parses the faults on order and decides which task they hit.
#include "runtime/fault.h"

#include <sys/stat.h>
#include <time.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <vector>

#include "runtime/config.h"
#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/stream.h"

namespace hotplate::rt::fault {

std::atomic<int> g_armed{-1};

namespace {

const std::map<std::string, TaskKind>& kinds() {
  static const auto& k = *new std::map<std::string, TaskKind>{
      {"operator", TaskKind::Operator},
      {"copy", TaskKind::Copy},
      {"fill", TaskKind::Fill},
      {"record", TaskKind::EventRecord},
      {"wait", TaskKind::EventWait},
      {"host", TaskKind::HostFunction},
      {"callback", TaskKind::Callback},
      {"write_value", TaskKind::ValueWrite},
      {"wait_value", TaskKind::ValueWait},
      {"collective", TaskKind::Collective},
  };
  return k;
}

struct Fault {
  std::string op = "*";
  bool any_kind = true;
  TaskKind kind = TaskKind::Operator;
  int device = -1;
  uint64_t nth = 1, times = 1, delay_ms = 0;
  Where where = Where::Run;
  int code = 0;
  std::string id = "EZ3001", text;
  uint64_t address = 0, length = 0;
  uint64_t seen = 0;  // matching tasks so far
  bool no_kernels = false;
  std::string package;
};

bool number(const std::string& text, uint64_t* out) {
  if (text.empty()) return false;
  char* end = nullptr;
  errno = 0;
  *out = strtoull(text.c_str(), &end, 0);
  return errno == 0 && *end == '\0' && text[0] != '-';
}

// * stands for any text.
bool glob(const char* pattern, const char* text) {
  for (; *pattern; ++pattern, ++text) {
    if (*pattern == '*') {
      if (!pattern[1]) return true;
      for (; *text; ++text) {
        if (glob(pattern + 1, text)) return true;
      }
      return glob(pattern + 1, text);
    }
    if (*pattern != *text) return false;
  }
  return !*text;
}

bool set_field(const std::string& key, const std::string& value, Fault* out, std::string* why) {
  uint64_t n = 0;
  const auto need = [&](uint64_t least) {
    if (number(value, &n) && n >= least) return true;
    *why = key + "=" + value + ": a number of at least " + std::to_string(least) + " is expected";
    return false;
  };
  if (key == "op") {
    out->op = value;
  } else if (key == "kind") {
    out->any_kind = value == "any";
    if (!out->any_kind) {
      const auto found = kinds().find(value);
      if (found == kinds().end()) {
        *why = "kind=" + value + ": one of any";
        for (const auto& [name, kind] : kinds()) *why += ", " + name;
        *why += " is expected";
        return false;
      }
      out->kind = found->second;
    }
  } else if (key == "where") {
    if (value != "run" && value != "submit") {
      *why = "where=" + value + ": run or submit is expected";
      return false;
    }
    out->where = value == "run" ? Where::Run : Where::Submit;
  } else if (key == "device") {
    if (!need(0)) return false;
    out->device = static_cast<int>(n);
  } else if (key == "nth") {
    if (!need(1)) return false;
    out->nth = n;
  } else if (key == "times") {
    if (!need(0)) return false;
    out->times = n;
  } else if (key == "delay_ms") {
    if (!need(0)) return false;
    out->delay_ms = n;
  } else if (key == "code") {
    if (!need(1)) return false;
    out->code = static_cast<int>(n);
  } else if (key == "address") {
    if (!need(1)) return false;
    out->address = n;
  } else if (key == "length") {
    if (!need(1)) return false;
    out->length = n;
  } else if (key == "package" && out->no_kernels) {
    out->package = value;
  } else if (key == "id") {
    out->id = value;
  } else if (key == "text") {
    out->text = value;
  } else {
    *why =
        "\"" + key + "\" is not one of op, kind, device, nth, times, where, code, id, text, delay_ms, address, length";
    return false;
  }
  return true;
}

// Faults are separated by ; or line ends, fields by commas; text= takes the rest of its fault.
bool parse(const std::string& all, std::vector<Fault>* out, std::string* why) {
  std::string one;
  for (size_t at = 0; at <= all.size();) {
    const size_t end = std::min(all.find_first_of(";\n", at), all.size());
    one = all.substr(at, end - at);
    at = end + 1;
    if (one.find_first_not_of(" \t\r") == std::string::npos || one[one.find_first_not_of(" \t")] == '#') continue;
    Fault f;
    for (size_t p = 0; p < one.size();) {
      size_t stop = std::min(one.find(',', p), one.size());
      std::string field = one.substr(p, stop - p);
      if (const size_t first = field.find_first_not_of(" \t"); first != std::string::npos) field = field.substr(first);
      if (field == "no-kernel-package") {
        f.no_kernels = true;
        p = stop + 1;
        continue;
      }
      const size_t eq = field.find('=');
      if (eq == std::string::npos) {
        *why = "\"" + field + "\" is not key=value";
        return false;
      }
      if (field.compare(0, 5, "text=") == 0) {
        f.text = one.substr(one.find("text=", p) + 5);
        break;
      }
      if (!set_field(field.substr(0, eq), field.substr(eq + 1), &f, why)) return false;
      p = stop + 1;
    }
    if (f.no_kernels && f.code == 0) f.code = f.package.empty() ? kAclnnKernelPackage : kAclnnInnerNull;
    if (f.code == 0) {
      *why = "\"" + one + "\" has no code=";
      return false;
    }
    out->push_back(std::move(f));
  }
  return true;
}

bool read_file(const std::string& path, std::string* out) {
  std::ifstream in(path);
  if (!in) return false;
  std::stringstream all;
  all << in.rdbuf();
  *out = all.str();
  return true;
}

struct State {
  std::mutex mutex;
  std::vector<Fault> faults;
  std::string path;  // of the control file
  timespec changed{};
};
State& state() {
  static State& s = *new State;
  return s;
}

void load_if_changed(State& s) {
  if (s.path.empty()) return;
  struct stat info{};
  if (stat(s.path.c_str(), &info) != 0) {
    s.faults.clear();
    s.changed = {};
    return;
  }
  if (info.st_mtim.tv_sec == s.changed.tv_sec && info.st_mtim.tv_nsec == s.changed.tv_nsec) return;
  s.changed = info.st_mtim;
  std::string text, why;
  std::vector<Fault> fresh;
  if (!read_file(s.path, &text) || !parse(text, &fresh, &why)) {
    HOTPLATE_LOG(Error, "RUNTIME", "HOTPLATE_FAULT: %s: %s", s.path.c_str(),
                 why.empty() ? "cannot be read" : why.c_str());
    fresh.clear();
  }
  s.faults = std::move(fresh);
}

void arm_with(const std::string& text) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  s.faults.clear();
  s.path.clear();
  s.changed = {};
  std::string why;
  if (!text.empty() && text[0] == '@') {
    s.path = text.substr(1);
    load_if_changed(s);
  } else {
    parse(text, &s.faults, &why);
  }
  g_armed.store(text.empty() ? 0 : 1);
}

}  // namespace

bool check(const char* text, std::string* why) {
  std::vector<Fault> ignored;
  if (*text != '@') return parse(text, &ignored, why);
  std::string content;
  // A control file may appear later.
  return !read_file(text + 1, &content) || parse(content, &ignored, why);
}

bool arm() {
  static std::once_flag once;
  std::call_once(once, [] { arm_with(config().fault); });
  return g_armed.load() > 0;
}

bool set(const char* text, std::string* why) {
  arm();  // so that the environment does not come back later
  const std::string all = text ? text : "";
  if (!check(all.c_str(), why)) return false;
  arm_with(all);
  return true;
}

bool strikes(Where where, const TaskBody& task, int device, Outcome* outcome) {
  uint64_t delay_ms = 0;
  std::vector<std::pair<uint64_t, uint64_t>> damaged;
  {
    State& s = state();
    std::lock_guard lock(s.mutex);
    load_if_changed(s);
    Fault* hit = nullptr;
    for (Fault& f : s.faults) {
      if (f.no_kernels || f.where != where || (f.device >= 0 && f.device != device)) continue;
      if (!f.any_kind && f.kind != task.kind()) continue;
      if (!glob(f.op.c_str(), task.name())) continue;
      const uint64_t n = ++f.seen;
      if (n < f.nth || (f.times != 0 && n >= f.nth + f.times)) continue;
      hit = &f;
      break;
    }
    if (!hit) return false;
    outcome->code = hit->code;
    outcome->id = hit->id;
    outcome->text = "fault on order: " + (hit->text.empty() ? "error " + std::to_string(hit->code) : hit->text);
    delay_ms = hit->delay_ms;
    if (hit->address) damaged.emplace_back(hit->address, hit->length ? hit->length : 1);
  }
  if (outcome->code == 507053 || outcome->code == 507054) {
    if (damaged.empty()) {
      for (const BufferUse& use : task.buffers()) {
        if (use.written) damaged.emplace_back(reinterpret_cast<uint64_t>(use.address), use.bytes);
      }
    }
    if (Device* d = find_device(device)) d->report_damage(damaged);
  }
  for (uint64_t ms = 0; ms < delay_ms && !current_task_aborted(); ++ms) {
    const timespec pause{0, 1000000};
    nanosleep(&pause, nullptr);
  }
  return true;
}

bool kernel_missing(const char* op, Outcome* outcome) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  load_if_changed(s);
  for (const Fault& f : s.faults) {
    if (!f.no_kernels || !glob(f.op.c_str(), op)) continue;
    outcome->code = f.code;
    outcome->id = "EZ3002";
    outcome->text = std::string("the kernel of ") + op + " is not installed for this chip: the device reports SoC " +
                    config().soc->name + ", the kernels package is " +
                    (f.package.empty() ? "not installed" : "that of " + f.package) +
                    ".\n        Solution: install the kernels package of " + config().soc->name +
                    "; the tensors of the call are not the cause (fault on order: HOTPLATE_FAULT=no-kernel-package).";
    return true;
  }
  return false;
}

}  // namespace hotplate::rt::fault
