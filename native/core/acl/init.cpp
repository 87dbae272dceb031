// aclInit and aclFinalize, and the callbacks that other parts hang on them.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/config.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/host_loader.h"
#include "runtime/log.h"
#include "runtime/process.h"
#include "runtime/stats.h"
#include "runtime/stats_sources.h"
#include "runtime/stream.h"

namespace hotplate::abi {
namespace {

constexpr Code kInvalidFile = 100003;

template <class F>
struct Registered {
  aclRegisterCallbackType type;
  F function;
  void* data;
};
struct Library {
  std::mutex mutex;
  uint64_t references = 0;  // 0: not initialised
  bool was_initialised = false;
  std::string config;
  std::vector<Registered<aclInitCallbackFunc>> on_init;
  std::vector<Registered<aclFinalizeCallbackFunc>> on_finalize;
};
Library& library() {
  static Library& l = *new Library;
  return l;
}

// The value of "default_device" in the configuration, -1 when there is none. Everything else in the file concerns parts
// that do not exist (dump, profiling of the real stack), so the file is searched and not parsed.
int default_device(const std::string& text) {
  const size_t key = text.find("\"default_device\"");
  if (key == std::string::npos) return -1;
  size_t at = text.find(':', key);
  if (at == std::string::npos) return -1;
  for (++at; at < text.size() && (isspace(static_cast<unsigned char>(text[at])) || text[at] == '"'); ++at) {
  }
  if (at >= text.size() || !isdigit(static_cast<unsigned char>(text[at]))) return -1;
  return atoi(text.c_str() + at);
}

aclError finalize(Library& l) {
  std::vector<Registered<aclFinalizeCallbackFunc>> callbacks;
  callbacks.swap(l.on_finalize);
  aclError first = kSuccess;
  for (auto it = callbacks.rbegin(); it != callbacks.rend(); ++it) {
    const aclError code = it->function(it->data);
    if (first == kSuccess) first = code;
  }
  l.on_finalize = std::move(callbacks);
  // Work that is still queued is finished. Its failures were for synchronisations that nobody made: they stay in the
  // log.
  rt::for_each_device([](rt::Device& device) {
    for (const auto& ref : device.streams()) {
      if (ref.stream == rt::worker_stream()) continue;
      if (ref.stream->synchronize(ref.generation, rt::Deadline::after_ms(1000ll * rt::config().exit_timeout_s)) !=
          kSuccess) {
        take_error_text();
        take_last_code();
      }
    }
  });
  rt::set_default_device(-1);
  l.references = 0;
  return first;
}

}  // namespace

aclError aclInit(const char* configPath) {
  HOTPLATE_TRY(rt::process::check());
  HOTPLATE_TRY(rt::config_status());
  Library& l = library();
  std::vector<Registered<aclInitCallbackFunc>> callbacks;
  {
    std::lock_guard lock(l.mutex);
    if (l.references > 0) {
      ++l.references;
      return fail(kRepeatInitialize, "EE1001", "aclInit was called already in this process");
    }
    std::string text;
    if (configPath && *configPath) {
      std::ifstream file(configPath);
      if (!file) return fail(kInvalidFile, "EE1001", "aclInit: the configuration file %s cannot be read", configPath);
      std::stringstream all;
      all << file.rdbuf();
      text = all.str();
    }
    const int device = default_device(text);
    if (device >= rt::device_count() && rt::device_count() > 0) {
      return fail(kInvalidParam, "EE1003", "aclInit: default_device %d of %s is not in [0, %d)", device, configPath,
                  rt::device_count());
    }
    rt::process::mark_active();
    rt::add_runtime_stats();
    rt::set_default_device(device);
    l.config = text;
    l.references = 1;
    l.was_initialised = true;
    callbacks = l.on_init;
  }
  // Without it the device can be used, but no operator: said now, and by every operator again.
  if (load_host_library_if_torch() != kSuccess) {
    const char* why = take_error_text();
    fprintf(stderr, "hotplate: %s", why ? why : "the operator library cannot be opened\n");
    take_last_code();
  }
  for (const auto& callback : callbacks)
    HOTPLATE_TRY(callback.function(l.config.c_str(), l.config.size(), callback.data));
  return kSuccess;
}

aclError aclFinalize() {
  HOTPLATE_TRY(rt::process::check());
  Library& l = library();
  std::lock_guard lock(l.mutex);
  if (l.references == 0) {
    return fail(l.was_initialised ? static_cast<Code>(kRepeatFinalize) : static_cast<Code>(kUninitialized), "EE1001",
                l.was_initialised ? "aclFinalize was called already" : "aclFinalize: aclInit was not called");
  }
  return finalize(l);
}

aclError aclFinalizeReference(uint64_t* refCount) {
  HOTPLATE_TRY(rt::process::check());
  Library& l = library();
  std::lock_guard lock(l.mutex);
  if (l.references == 0)
    return fail(kRepeatFinalize, "EE1001", "aclFinalizeReference: aclInit was not called, or is finalized");
  const aclError code = l.references > 1 ? (--l.references, static_cast<aclError>(kSuccess)) : finalize(l);
  if (refCount) *refCount = l.references;
  return code;
}

aclError aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc, void* userData) {
  HOTPLATE_TRY(need(reinterpret_cast<void*>(cbFunc), "aclInitCallbackRegister", "cbFunc"));
  Library& l = library();
  std::string config;
  {
    std::lock_guard lock(l.mutex);
    l.on_init.push_back({type, cbFunc, userData});
    if (l.references == 0) return kSuccess;
    config = l.config;
  }
  return cbFunc(config.c_str(), config.size(), userData);
}

aclError aclInitCallbackUnRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc) {
  Library& l = library();
  std::lock_guard lock(l.mutex);
  const auto found = std::find_if(l.on_init.begin(), l.on_init.end(),
                                  [&](const auto& r) { return r.type == type && r.function == cbFunc; });
  if (found == l.on_init.end()) return fail(kInvalidParam, "EE1001", "aclInitCallbackUnRegister: it is not registered");
  l.on_init.erase(found);
  return kSuccess;
}

aclError aclFinalizeCallbackRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc, void* userData) {
  HOTPLATE_TRY(need(reinterpret_cast<void*>(cbFunc), "aclFinalizeCallbackRegister", "cbFunc"));
  Library& l = library();
  std::lock_guard lock(l.mutex);
  l.on_finalize.push_back({type, cbFunc, userData});
  return kSuccess;
}

aclError aclFinalizeCallbackUnRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc) {
  Library& l = library();
  std::lock_guard lock(l.mutex);
  const auto found = std::find_if(l.on_finalize.begin(), l.on_finalize.end(),
                                  [&](const auto& r) { return r.type == type && r.function == cbFunc; });
  if (found == l.on_finalize.end())
    return fail(kInvalidParam, "EE1001", "aclFinalizeCallbackUnRegister: it is not registered");
  l.on_finalize.erase(found);
  return kSuccess;
}

const char* aclGetRecentErrMsg() { return take_error_text(); }

aclError aclrtPeekAtLastError(aclrtLastErrLevel level) {
  return level == ACL_RT_THREAD_LEVEL ? last_code() : static_cast<aclError>(kInvalidParam);
}

aclError aclrtGetLastError(aclrtLastErrLevel level) {
  return level == ACL_RT_THREAD_LEVEL ? take_last_code() : static_cast<aclError>(kInvalidParam);
}

}  // namespace hotplate::abi
