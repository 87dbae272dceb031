// A task: what runs on a stream. It is a value that can be queued, recorded (graph capture), replayed, timed, aborted
// and made to fail, so its body never changes once it has been submitted.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "runtime/error.h"

namespace hotplate::rt {

enum class TaskKind : uint8_t {
  Operator,  // an operator of the library
  Copy,      // memcpy
  Fill,      // memset
  EventRecord,
  EventWait,
  HostFunction,  // aclrtLaunchHostFunc: runs on the worker and blocks the stream
  Callback,      // aclrtLaunchCallback: runs on the thread that subscribed
  ValueWrite,
  ValueWait,
  Collective,
};

// Device memory that a task touches; used by checking mode, fault reports and dependency analysis.
struct BufferUse {
  const void* address = nullptr;
  size_t bytes = 0;
  bool written = false;
};

// How one run of a task ended. `code` is what the next synchronisation returns.
struct Outcome {
  Code code = kSuccess;
  std::string id;    // stable id of the kind of error
  std::string text;  // what failed, with the values
};

class TaskBody {
 public:
  virtual ~TaskBody() = default;
  virtual TaskKind kind() const = 0;
  virtual Layer layer() const = 0;
  // Name as a profile shows it (an operator type, "MEMCPY_ASYNC", ...). Lives as long as the body.
  virtual const char* name() const = 0;
  // Runs on the stream's worker thread. May throw: the worker turns an exception into an Outcome.
  virtual Outcome run() = 0;
  // Called on the worker instead of run() when the task will never run: aborted, or stopped by an earlier failure. A
  // task that others wait for lets them go here.
  virtual void cancel(const Outcome& why) { static_cast<void>(why); }
  // Called on the worker after run() or cancel(), once the stream counts the task as done. Only for tasks of kind
  // EventRecord, which must not be seen as reached before their stream is.
  virtual void finished() {}
  // Inputs and outputs in words, for error reports: called only when something failed.
  virtual std::string describe() const { return name(); }
  virtual std::vector<BufferUse> buffers() const { return {}; }

  void retain() { references_.fetch_add(1, std::memory_order_relaxed); }
  void release() {
    if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
  }

 private:
  std::atomic<uint32_t> references_{1};
};

// A counted reference to a body. Made from a fresh body it takes over the reference that the body was born with.
class TaskRef {
 public:
  TaskRef() = default;
  explicit TaskRef(TaskBody* fresh) : body_(fresh) {}
  TaskRef(const TaskRef& other) : body_(other.body_) {
    if (body_) body_->retain();
  }
  TaskRef(TaskRef&& other) noexcept : body_(std::exchange(other.body_, nullptr)) {}
  TaskRef& operator=(TaskRef other) noexcept {
    std::swap(body_, other.body_);
    return *this;
  }
  ~TaskRef() {
    if (body_) body_->release();
  }
  TaskBody* operator->() const { return body_; }
  TaskBody& operator*() const { return *body_; }
  explicit operator bool() const { return body_ != nullptr; }

 private:
  TaskBody* body_ = nullptr;
};

// Puts a task on a stream: the one door through which every task goes (validation of the handle, capture, refusal after
// a failure, fault injection). `stream` is the handle of the interface; null means the default stream of the current
// context. Returns kSuccess or a code whose text is set for this thread.
Code submit(void* stream, TaskRef task);

}  // namespace hotplate::rt
