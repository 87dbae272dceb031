// Streams: an ordered queue of tasks and a worker thread that runs them, started with the first task.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "runtime/context.h"
#include "runtime/handle.h"
#include "runtime/task.h"
#include "runtime/wait.h"

namespace hotplate::rt {

class Device;
class Stream;

// Takes the tasks of a stream instead of its queue while the stream is being captured.
class Recorder {
 public:
  virtual ~Recorder() = default;
  virtual Code record(Stream& stream, TaskRef task) = 0;
};

class Stream {
 public:
  std::atomic<uint32_t> generation{0};
  uint32_t slot = 0;

  // Fixed while the stream is alive; atomic, because a thread that uses a dead handle may look while the slot gets its
  // next owner.
  std::atomic<Context*> context{nullptr};
  std::atomic<Device*> device{nullptr};
  std::atomic<int> id{-1};
  std::atomic<uint32_t> priority{0}, flags{0};
  std::atomic<bool> is_default{false};

  std::atomic<uint64_t> stop_on_failure{0};
  std::atomic<uint32_t> overflow_switch{0};
  std::atomic<uint32_t> tag{0};
  std::atomic<uint32_t> core_limits[2] = {UINT32_MAX, UINT32_MAX};
  std::atomic<Recorder*> recorder{nullptr};

  Code enqueue(uint32_t expected_generation, TaskRef task);
  // Blocks until all that was submitted before is done, and returns its first failure with the text set. `timeout_code`
  // is returned when the deadline comes first.
  Code synchronize(uint32_t expected_generation, Deadline deadline, Code timeout_code = kRtStreamSyncTimeout);
  uint64_t completed() const { return completed_.load(std::memory_order_seq_cst); }
  bool idle() const { return completed_.load(std::memory_order_acquire) == submitted_.load(std::memory_order_acquire); }
  // The first failure since the last synchronisation, with the text set for this thread.
  Code take_failure();
  void clear_failure();

  // Drops what is queued, and asks the running task to stop. Does not wait.
  void abort(const Failure& reason);
  // Whether all that abort() hit is gone.
  bool aborted_work_done() const {
    return completed_.load(std::memory_order_seq_cst) >= abort_until_.load(std::memory_order_seq_cst);
  }
  bool wait_aborted(Deadline deadline);

  uint64_t tasks_of_kind(size_t kind) const { return by_kind_[kind].load(std::memory_order_relaxed); }
  static constexpr size_t kKinds = 10;

 private:
  friend Code create_stream(Context&, uint32_t, uint32_t, bool, Stream**);
  friend Code destroy_stream(Stream&, uint32_t, bool);
  friend void finish_all_streams();
  friend bool current_task_aborted();

  void work();
  bool take(std::vector<TaskRef>* batch);
  void run(TaskBody& task, uint64_t sequence);
  void keep_failure(TaskBody& task, Outcome outcome);
  Failure drop_reason(uint64_t sequence);
  bool wait_completed(uint64_t target, Deadline deadline);
  bool on_own_worker() const;

  static constexpr size_t kMaxQueued = 16384;

  std::mutex mutex_;
  std::condition_variable work_, done_, space_;
  std::vector<TaskRef> queue_;
  std::thread worker_;
  bool worker_started_ = false, worker_sleeps_ = false, closing_ = false;
  uint32_t blocked_producers_ = 0;

  // Numbers of tasks, never reset: a waiter of an earlier life of this slot is let go.
  alignas(64) std::atomic<uint64_t> submitted_{0};
  alignas(64) std::atomic<uint64_t> completed_{0};
  std::atomic<uint64_t> wake_at_{UINT64_MAX};
  std::atomic<uint64_t> abort_until_{0};
  std::atomic<uint64_t> by_kind_[kKinds] = {};

  std::mutex failure_mutex_;
  std::atomic<bool> failed_{false};
  Failure failure_, abort_reason_;
};

using StreamPool = HandlePool<Stream, HandleKind::Stream>;
StreamPool& streams();

Code create_stream(Context& context, uint32_t priority, uint32_t flags, bool is_default, Stream** out);
// Finishes its work first, or drops it when forced. An error when the stream is not alive any more.
Code destroy_stream(Stream& stream, uint32_t generation, bool force);

// The stream of a handle: null is the default stream of the current context. Checks that it is alive and of that
// context.
struct StreamUse {
  Stream* stream = nullptr;
  uint32_t generation = 0;
};
Code stream_of(void* handle, StreamUse* out);

// All streams of the device of the current context.
Code synchronize_device(Deadline deadline);

// On a worker: whether the task that runs there is to stop. Tasks that wait look at it; wakes come through Parking.
bool current_task_aborted();
// The stream whose worker this thread is, or nullptr.
Stream* worker_stream();
// The number of the task that runs on this worker.
uint64_t worker_sequence();

// aclrtDeviceTaskAbort: drops all work of the device, waits for the running tasks, clears the failures.
Code abort_device(Device& device, Deadline deadline);
// aclrtRepairError and aclrtMemUceRepair: forgets damage and failures.
void repair_device(Device& device);

// End of the process: finishes the queues, joins the workers.
void finish_all_streams();

// aclrtSetExceptionInfoCallback: called on the worker when a task failed.
struct ExceptionReport {
  uint32_t task_id, stream_id, thread_id, device_id, code;
};
using ExceptionCallback = void (*)(const ExceptionReport& report);
void set_exception_callback(ExceptionCallback callback);

}  // namespace hotplate::rt
