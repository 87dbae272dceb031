// The queue and the worker of a stream.
#include "runtime/stream.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <system_error>

#include "runtime/codes.h"
#include "runtime/config.h"
#include "runtime/device.h"
#include "runtime/fault.h"
#include "runtime/log.h"
#include "runtime/poller.h"
#include "runtime/process.h"

namespace hotplate::rt {
namespace {

thread_local Stream* t_stream = nullptr;
thread_local uint64_t t_sequence = 0;

std::atomic<ExceptionCallback> g_exception_callback{nullptr};

// Starts a thread that takes no signals: they belong to the threads of the program.
template <class F>
std::thread start_thread(F&& body) {
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  struct Restore {
    sigset_t* old;
    ~Restore() { pthread_sigmask(SIG_SETMASK, old, nullptr); }
  } restore{&old};
  return std::thread(std::forward<F>(body));
}

}  // namespace

StreamPool& streams() {
  static StreamPool& pool = *new StreamPool;
  return pool;
}

Stream* worker_stream() { return t_stream; }
uint64_t worker_sequence() { return t_sequence; }
bool Stream::on_own_worker() const { return t_stream == this; }
bool current_task_aborted() { return t_stream && t_sequence <= t_stream->abort_until_.load(std::memory_order_seq_cst); }
void set_exception_callback(ExceptionCallback callback) { g_exception_callback.store(callback); }

Code Stream::enqueue(uint32_t expected_generation, TaskRef task) {
  std::unique_lock lock(mutex_);
  while (queue_.size() >= kMaxQueued && !closing_ && !on_own_worker()) {
    ++blocked_producers_;
    space_.wait(lock);
    --blocked_producers_;
  }
  if (closing_ || !StreamPool::alive(*this, expected_generation)) [[unlikely]] {
    if (Code c = process::check()) return c;
    return fail(kRtInvalidHandle, "EE1001", "the stream was destroyed before the task reached it");
  }
  if (!worker_started_) [[unlikely]] {
    process::arm_exit();
    try {
      worker_ = start_thread([this] { work(); });
    } catch (const std::system_error& e) {
      return fail(kRtResourceAlloc, "EE1007", "the worker of stream %d cannot be started: %s", id.load(), e.what());
    }
    worker_started_ = true;
  }
  queue_.push_back(std::move(task));
  submitted_.store(submitted_.load(std::memory_order_relaxed) + 1, std::memory_order_release);
  const bool wake = worker_sleeps_;
  worker_sleeps_ = false;
  lock.unlock();
  if (wake) work_.notify_one();
  return kSuccess;
}

bool Stream::take(std::vector<TaskRef>* batch) {
  const uint64_t done = completed_.load(std::memory_order_relaxed);
  // Work usually comes in a row: a look is cheaper than a sleep.
  spin_until([&] { return submitted_.load(std::memory_order_acquire) != done; }, config().spin_us);
  std::unique_lock lock(mutex_);
  while (queue_.empty()) {
    if (closing_) return false;
    worker_sleeps_ = true;
    work_.wait(lock);
  }
  worker_sleeps_ = false;
  batch->swap(queue_);
  if (blocked_producers_) space_.notify_all();
  return true;
}

void Stream::work() {
  t_stream = this;
  char name[16];
  snprintf(name, sizeof name, "npu%d-stream%d", device.load()->id, id.load());
  pthread_setname_np(pthread_self(), name);
  ease_pollers();
  std::vector<TaskRef> batch;
  while (take(&batch)) {
    uint64_t sequence = completed_.load(std::memory_order_relaxed);
    for (TaskRef& task : batch) {
      t_sequence = ++sequence;
      run(*task, sequence);
      TaskRef record;
      if (task->kind() == TaskKind::EventRecord) record = task;
      task = TaskRef();  // whoever is waiting finds its memory released
      completed_.store(sequence, std::memory_order_seq_cst);
      if (record) record->finished();
      if (sequence >= wake_at_.load(std::memory_order_seq_cst)) {
        {
          std::lock_guard lock(mutex_);
          wake_at_.store(UINT64_MAX, std::memory_order_seq_cst);
        }
        done_.notify_all();
      }
    }
    batch.clear();
  }
}

void Stream::run(TaskBody& task, uint64_t sequence) {
  if (sequence <= abort_until_.load(std::memory_order_seq_cst) || context.load()->halted()) {
    const Failure why = drop_reason(sequence);
    task.cancel({why.code, why.id, why.text});
    return;
  }
  auto& count = by_kind_[static_cast<size_t>(task.kind())];
  count.store(count.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  Outcome outcome;
  try {
    if (fault::armed() && fault::strikes(fault::Where::Run, task, device.load()->id, &outcome)) {
      task.cancel(outcome);
    } else {
      outcome = task.run();
    }
  } catch (const std::exception& e) {
    outcome = {kRtAicoreException, "EZ3002", e.what()};
    task.cancel(outcome);
  } catch (...) {
    outcome = {kRtAicoreException, "EZ3002", "the task ended with an unknown exception"};
    task.cancel(outcome);
  }
  // What an aborted task says is not news: abort() has left the failure already.
  if (outcome.code != kSuccess && sequence > abort_until_.load(std::memory_order_seq_cst)) {
    keep_failure(task, std::move(outcome));
  }
}

Failure Stream::drop_reason(uint64_t sequence) {
  if (sequence <= abort_until_.load(std::memory_order_seq_cst)) {
    std::lock_guard lock(failure_mutex_);
    return abort_reason_;
  }
  return context.load()->failure();
}

void Stream::keep_failure(TaskBody& task, Outcome outcome) {
  Failure failure;
  failure.code = outcome.code;
  failure.id = outcome.id.empty() ? "EZ3002" : outcome.id;
  std::string what;
  try {
    what = task.describe();
  } catch (const std::exception& e) {
    what = std::string("not available, describing it failed: ") + e.what();
  }
  const std::string name = task.name();
  failure.text = name + " failed on device " + std::to_string(device.load()->id) + ", stream " +
                 std::to_string(id.load()) + ", task " + std::to_string(t_sequence) + ", error code " +
                 std::to_string(outcome.code) + ": " + (outcome.text.empty() ? "no reason was given" : outcome.text);
  if (what != name) failure.text += "\n  task: " + what;
  HOTPLATE_LOG(Error, "RUNTIME", "%s", failure.text.c_str());
  device.load()->record_fault(outcome.code);
  if (stop_on_failure.load(std::memory_order_relaxed) != 0) {
    context.load()->halt(failure);
  } else {
    std::lock_guard lock(failure_mutex_);
    if (!failed_.load(std::memory_order_relaxed)) {
      failure_ = failure;
      failed_.store(true, std::memory_order_release);
    }
  }
  if (ExceptionCallback callback = g_exception_callback.load()) {
    callback({static_cast<uint32_t>(t_sequence), static_cast<uint32_t>(id.load()), static_cast<uint32_t>(gettid()),
              static_cast<uint32_t>(device.load()->id), static_cast<uint32_t>(outcome.code)});
  }
}

bool Stream::wait_completed(uint64_t target, Deadline deadline) {
  const auto done = [&] { return completed_.load(std::memory_order_seq_cst) >= target; };
  if (spin_until(done, config().spin_us)) return true;
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_at_.store(std::min(wake_at_.load(std::memory_order_seq_cst), target), std::memory_order_seq_cst);
    if (done()) return true;
    if (deadline.is_never()) {
      done_.wait(lock);
    } else if (done_.wait_until(lock, deadline.time_point()) == std::cv_status::timeout && deadline.passed()) {
      return done();
    }
  }
}

Code Stream::synchronize(uint32_t expected_generation, Deadline deadline, Code timeout_code) {
  if (on_own_worker()) {
    return fail(kRtParamInvalid, "EE1001", "a task cannot wait for the stream it runs on (stream %d)", id.load());
  }
  if (recorder.load(std::memory_order_acquire)) {
    return fail(kRtCaptureSync, "EE1001", "stream %d is being captured and cannot be synchronized", id.load());
  }
  const uint64_t target = submitted_.load(std::memory_order_acquire);
  if (!wait_completed(target, deadline)) {
    return fail(timeout_code, "EE1002",
                "Stream synchronize timeout: %llu of %llu tasks of stream %d on device %d are not done",
                static_cast<unsigned long long>(target - completed_.load()), static_cast<unsigned long long>(target),
                id.load(), device.load()->id);
  }
  if (!StreamPool::alive(*this, expected_generation)) {
    return fail(kRtInvalidHandle, "EE1001", "the stream was destroyed while this thread waited for it");
  }
  return take_failure();
}

Code Stream::take_failure() {
  Context* owner = context.load();
  if (owner->halted()) {
    const Failure failure = owner->failure();
    if (failure.code != kSuccess) return fail_text(failure.code, failure.id.c_str(), failure.text);
  }
  if (!failed_.load(std::memory_order_acquire)) return kSuccess;
  Failure failure;
  {
    std::lock_guard lock(failure_mutex_);
    std::swap(failure, failure_);
    failed_.store(false, std::memory_order_release);
  }
  return failure.code == kSuccess ? static_cast<Code>(kSuccess)
                                  : fail_text(failure.code, failure.id.c_str(), failure.text);
}

void Stream::clear_failure() {
  std::lock_guard lock(failure_mutex_);
  failure_ = {};
  failed_.store(false, std::memory_order_release);
}

void Stream::abort(const Failure& reason) {
  {
    std::lock_guard lock(mutex_);
    const uint64_t until = submitted_.load(std::memory_order_relaxed);
    if (completed_.load(std::memory_order_acquire) >= until) return;
    std::lock_guard failure_lock(failure_mutex_);
    abort_reason_ = reason;
    failure_ = reason;
    failed_.store(true, std::memory_order_release);
    abort_until_.store(until, std::memory_order_seq_cst);
  }
  Parking::wake_everybody();
}

bool Stream::wait_aborted(Deadline deadline) {
  if (on_own_worker()) return false;
  return wait_completed(abort_until_.load(std::memory_order_seq_cst), deadline);
}

Code create_stream(Context& context, uint32_t priority, uint32_t flags, bool is_default, Stream** out) {
  if (Code c = process::check()) return c;
  Stream* stream = streams().acquire();
  if (!stream) return fail(kRtResourceAlloc, "EE1007", "no more streams can be made in this process");
  {
    std::lock_guard lock(stream->mutex_);
    stream->context.store(&context);
    stream->device.store(context.device.load());
    stream->priority.store(priority);
    stream->flags.store(flags);
    stream->is_default.store(is_default);
    stream->stop_on_failure.store(0);
    stream->overflow_switch.store(0);
    stream->tag.store(0);
    for (auto& limit : stream->core_limits) limit.store(UINT32_MAX);
    stream->recorder.store(nullptr);
    stream->closing_ = false;
    stream->clear_failure();
    streams().publish(*stream);
  }
  int id = -1;
  if (Code c = context.device.load()->add_stream(stream, &id)) {
    StreamPool::retire(*stream);
    streams().recycle(*stream);
    return c;
  }
  stream->id.store(id);
  *out = stream;
  return kSuccess;
}

Code destroy_stream(Stream& stream, uint32_t generation, bool force) {
  if (stream.on_own_worker()) {
    return fail(kRtParamInvalid, "EE1001", "a task cannot destroy the stream it runs on (stream %d)", stream.id.load());
  }
  {
    std::lock_guard lock(stream.mutex_);
    if (stream.closing_ || !StreamPool::alive(stream, generation)) {
      return fail(kRtInvalidHandle, "EE1001", "the stream is destroyed already");
    }
    stream.closing_ = true;
    StreamPool::retire(stream);
  }
  if (force) stream.abort({kRtStreamAbort, "EE1001", "the stream was destroyed by force"});
  stream.work_.notify_all();
  stream.space_.notify_all();
  std::thread worker;
  {
    std::lock_guard lock(stream.mutex_);
    worker.swap(stream.worker_);
    stream.worker_started_ = false;
  }
  if (worker.joinable()) worker.join();
  stream.device.load()->remove_stream(&stream, stream.id.load());
  stream.clear_failure();
  streams().recycle(stream);
  return kSuccess;
}

}  // namespace hotplate::rt
