// Reads the environment. A value that does not make sense is an error that names the variable, the value and the good
// ones.
#include "runtime/config.h"

#include <sched.h>

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "runtime/fault.h"
#include "runtime/log.h"

namespace hotplate::rt {
namespace {

constexpr int kMaxDevices = 16;

std::optional<uint64_t> parse_number(const char* text) {
  if (!*text) return std::nullopt;
  uint64_t value = 0;
  for (const char* p = text; *p; ++p) {
    if (!isdigit(static_cast<unsigned char>(*p)) || value > (UINT64_MAX - 9) / 10) return std::nullopt;
    value = value * 10 + static_cast<uint64_t>(*p - '0');
  }
  return value;
}

// A number of bytes with an optional K, M or G (powers of 1024).
std::optional<uint64_t> parse_bytes(const char* text) {
  std::string digits = text;
  int shift = 0;
  if (!digits.empty()) {
    switch (toupper(static_cast<unsigned char>(digits.back()))) {
      case 'K':
        shift = 10;
        break;
      case 'M':
        shift = 20;
        break;
      case 'G':
        shift = 30;
        break;
      default:
        break;
    }
    if (shift) digits.pop_back();
  }
  const auto value = parse_number(digits.c_str());
  if (!value || *value > (UINT64_MAX >> shift)) return std::nullopt;
  return *value << shift;
}

class Reader {
 public:
  Reader(const char* (*get)(const char*), Config* out) : get_(get), out_(out) {}

  void bad(const char* name, const char* value, const std::string& allowed) {
    if (!out_->error.empty()) out_->error += "; ";
    out_->error += std::string(name) + "=" + value + " is not valid: " + allowed;
  }
  template <class T>
  void number(const char* name, uint64_t least, uint64_t most, T* target) {
    const char* text = get_(name);
    if (!text || !*text) return;
    const auto value = parse_number(text);
    if (!value || *value < least || *value > most) {
      bad(name, text, "a number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
      return;
    }
    *target = static_cast<T>(*value);
  }
  void boolean(const char* name, bool* target) {
    const char* text = get_(name);
    if (!text || !*text) return;
    if (strcmp(text, "0") != 0 && strcmp(text, "1") != 0) {
      bad(name, text, "0 or 1 is expected");
      return;
    }
    *target = *text == '1';
  }

 private:
  const char* (*get_)(const char*);
  Config* out_;
};

// The prefix of the list that names devices of this machine, as the real runtime reads it.
std::vector<int> parse_visible(const char* text, int devices) {
  std::vector<int> out;
  if (!text || !*text) {
    for (int i = 0; i < devices; ++i) out.push_back(i);
    return out;
  }
  const std::string all = text;
  for (size_t at = 0; at <= all.size();) {
    const size_t end = std::min(all.find(',', at), all.size());
    std::string part = all.substr(at, end - at);
    while (!part.empty() && part.front() == ' ') part.erase(part.begin());
    while (!part.empty() && part.back() == ' ') part.pop_back();
    const auto id = parse_number(part.c_str());
    const bool known = id && *id < static_cast<uint64_t>(devices);
    bool again = false;
    for (int seen : out) again = again || (known && seen == static_cast<int>(*id));
    if (!known || again) {
      HOTPLATE_LOG(Error, "RUNTIME",
                   "ASCEND_RT_VISIBLE_DEVICES=%s: \"%s\" is %s, the list ends there: %zu of %d devices are visible",
                   text, part.c_str(),
                   again ? "in the list twice" : ("not in [0," + std::to_string(devices) + ")").c_str(), out.size(),
                   devices);
      break;
    }
    out.push_back(static_cast<int>(*id));
    at = end + 1;
  }
  return out;
}

}  // namespace

Config parse_config(const char* (*get)(const char* name)) {
  Config out;
  Reader reader(get, &out);
  const char* soc = get("HOTPLATE_SOC");
  const char* soc_name = soc && *soc ? soc : driver::kDefaultSoc;
  out.soc = driver::find_soc(soc_name);
  if (!out.soc) {
    std::string names;
    for (const auto& known : driver::all_socs()) names += (names.empty() ? "" : ", ") + std::string(known.name);
    reader.bad("HOTPLATE_SOC", soc_name, "known chips are " + names);
    out.soc = driver::find_soc(driver::kDefaultSoc);
  }
  reader.number("HOTPLATE_DEVICES", 1, kMaxDevices, &out.devices);
  reader.number("HOTPLATE_STREAMS", 1, 65535, &out.streams);
  reader.number("HOTPLATE_SPIN_US", 0, 1000000, &out.spin_us);
  reader.number("HOTPLATE_EXIT_TIMEOUT", 0, 86400, &out.exit_timeout_s);
  reader.boolean("HOTPLATE_CHECK", &out.check);
  out.hbm_bytes = out.soc ? out.soc->hbm_bytes : 0;
  if (const char* text = get("HOTPLATE_HBM_BYTES"); text && *text) {
    const auto bytes = parse_bytes(text);
    constexpr uint64_t kLeast = 64ull << 20, kMost = 1ull << 40;
    if (!bytes || *bytes < kLeast || *bytes > kMost) {
      reader.bad("HOTPLATE_HBM_BYTES", text, "bytes from 64M to 1024G are expected, with an optional K, M or G");
    } else {
      out.hbm_bytes = *bytes & ~((2ull << 20) - 1);
    }
  }
  if (const char* text = get("HOTPLATE_FAULT"); text && *text) {
    out.fault = text;
    std::string why;
    if (!fault::check(text, &why)) reader.bad("HOTPLATE_FAULT", text, why);
  }
  out.visible = parse_visible(get("ASCEND_RT_VISIBLE_DEVICES"), out.devices);
  // With a single CPU, spinning only keeps the producer from running.
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) == 1) out.spin_us = 0;
  return out;
}

const Config& config() {
  static const Config& c = *new Config([] {
    Config parsed = parse_config([](const char* name) -> const char* { return getenv(name); });
    if (!parsed.error.empty()) {
      fprintf(stderr, "hotplate: %s\n", parsed.error.c_str());
      HOTPLATE_LOG(Error, "RUNTIME", "%s", parsed.error.c_str());
    }
    return parsed;
  }());
  return c;
}

Code config_status() {
  const Config& c = config();
  if (c.error.empty()) return kSuccess;
  return fail(kInvalidParam, "EE1003", "%s", c.error.c_str());
}

}  // namespace hotplate::rt
