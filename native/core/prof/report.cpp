// The reporting calls that the framework makes all the time: counted, and dropped while no session collects them.
#include <cstring>
#include <mutex>
#include <string>
#include <unordered_map>

#include "gen/abi.h"
#include "runtime/stats.h"
#include "runtime/wait.h"

namespace hotplate::abi {
namespace {

struct Names {
  std::mutex mutex;
  std::unordered_map<std::string, uint64_t> ids;
};
Names& names() {
  static Names& n = *new Names;
  return n;
}

int32_t count(const char* what) {
  stats::add("profiling_records_dropped", what, 1);
  return 0;
}

}  // namespace

int32_t MsprofRegisterCallback(uint32_t, ProfCommandHandle handle) { return handle ? 0 : -1; }

int32_t MsprofReportApi(uint32_t, const MsprofApi* api) { return api ? count("api") : -1; }
int32_t MsprofReportCompactInfo(uint32_t, const VOID_PTR data, uint32_t) { return data ? count("compact") : -1; }
int32_t MsprofReportAdditionalInfo(uint32_t, const VOID_PTR data, uint32_t) { return data ? count("additional") : -1; }

uint64_t MsprofGetHashId(const char* hashInfo, size_t length) {
  if (!hashInfo || length == 0) return 0;
  const std::string text(hashInfo, strnlen(hashInfo, length));
  Names& n = names();
  std::lock_guard lock(n.mutex);
  uint64_t hash = 0xCBF29CE484222325ull;
  for (unsigned char c : text) hash = (hash ^ c) * 0x100000001B3ull;
  return n.ids.emplace(text, hash).first->second;
}

uint64_t MsprofSysCycleTime() { return static_cast<uint64_t>(rt::now_ns()); }

}  // namespace hotplate::abi
