// Contexts: which device a thread works on, and the failure that stops everything on it.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

#include "runtime/error.h"
#include "runtime/handle.h"

namespace hotplate::rt {

class Device;
class Stream;

// A failure as the next synchronisation reports it.
struct Failure {
  Code code = kSuccess;
  std::string id, text;
};

class Context {
 public:
  std::atomic<uint32_t> generation{0};
  uint32_t slot = 0;

  // Atomic, because a thread that uses a dead handle may look while the slot gets its next owner.
  std::atomic<Device*> device{nullptr};
  std::atomic<bool> is_primary{false};

  // The stream that a null handle means.
  Stream* default_stream();
  void* default_stream_handle();

  // Stop-on-failure: the first failure stays, and stops everything, until clear().
  void halt(const Failure& failure);
  bool halted() const { return halted_.load(std::memory_order_acquire); }
  Failure failure();
  void clear_failure();

  // aclrtCtxSetSysParamOpt: unset until somebody sets it.
  static constexpr size_t kParams = 8;
  std::optional<int64_t> param(size_t option);
  void set_param(size_t option, int64_t value);

 private:
  friend Code destroy_context(Context& context, uint32_t generation);
  friend Code create_context(Device& device, bool primary, Context** out);
  std::mutex mutex_;
  Stream* default_stream_ = nullptr;
  std::atomic<bool> halted_{false};
  Failure failure_;
  std::array<std::optional<int64_t>, kParams> params_;
};

using ContextPool = HandlePool<Context, HandleKind::Context>;
ContextPool& contexts();

Code create_context(Device& device, bool primary, Context** out);
// Finishes and destroys its streams first. An error when it is not alive any more.
Code destroy_context(Context& context, uint32_t generation);

// The context of this thread; nullptr when there is none, or when it was destroyed. With a default device (aclInit) a
// thread that has none gets the shared context of that device.
Context* current_context();
// The same without that rule.
Context* explicit_context();
void set_current_context(Context* context);
// The context of this thread, or 107002 with its text.
Code require_context(Context** out);

void set_default_device(int id);  // -1: none

// Whether any parameter, of the process or of a context, was ever set to something else than 0.
bool any_param_set();

// Parameters of the process (aclrtSetSysParamOpt).
int64_t process_param(size_t option);
void set_process_param(size_t option, int64_t value);

}  // namespace hotplate::rt
