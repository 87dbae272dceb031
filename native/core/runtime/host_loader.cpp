// Opens the host library beside this one.
#include "runtime/host_loader.h"

#include <dlfcn.h>

#include <mutex>
#include <string>

#include "runtime/log.h"

namespace hotplate {
namespace {

struct Attempt {
  bool made = false;
  void* library = nullptr;
  std::string error;
};

Attempt& attempt() {
  static std::mutex& mutex = *new std::mutex;
  static Attempt& a = *new Attempt;
  std::lock_guard lock(mutex);
  if (a.made) return a;
  a.made = true;
  Dl_info here{};
  std::string path = "libhotplate_host.so";
  if (dladdr(reinterpret_cast<const void*>(&load_host_library), &here) && here.dli_fname) {
    const std::string file = here.dli_fname;
    if (const size_t slash = file.rfind('/'); slash != std::string::npos) path = file.substr(0, slash + 1) + path;
  }
  a.library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!a.library) {
    const char* why = dlerror();
    a.error = why ? why : "unknown reason";
    HOTPLATE_LOG(Error, "HOTPLATE", "the host library cannot be opened: %s", a.error.c_str());
  }
  return a;
}

}  // namespace

Code load_host_library() {
  const Attempt& a = attempt();
  if (a.library) return kSuccess;
  return fail(kAclnnKernelPackage, "EZ1001",
              "the operator library of hotplate (libhotplate_host.so) cannot be opened: %s. It is built for the torch "
              "version that "
              "torch_npu pins: reinstall hotplate in an environment with that torch",
              a.error.c_str());
}

Code load_host_library_if_torch() {
  void* torch = dlopen("libtorch_cpu.so", RTLD_NOLOAD | RTLD_LAZY);
  if (!torch) return kSuccess;
  dlclose(torch);
  return load_host_library();
}

}  // namespace hotplate
