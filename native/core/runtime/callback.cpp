// One queue of reports per subscribed thread.
#include "runtime/callback.h"

#include <pthread.h>

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "runtime/codes.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::rt {
namespace {

struct Report {
  CallbackFunction function;
  void* data;
  std::shared_ptr<std::atomic<bool>> done;  // of a blocking callback
};

struct ReportQueue {
  std::mutex mutex;
  std::deque<Report> reports;
  std::atomic<uint64_t> pushed{0}, popped{0};
  uint32_t streams = 0;  // subscribed to it; guarded by the lock of all queues
};

struct Queues {
  std::mutex mutex;
  std::map<uint64_t, std::shared_ptr<ReportQueue>> threads;
  std::map<void*, std::pair<uint64_t, std::shared_ptr<ReportQueue>>> streams;  // by handle
};
Queues& queues() {
  static Queues& q = *new Queues;
  return q;
}

class CallbackTask final : public TaskBody {
 public:
  CallbackTask(std::shared_ptr<ReportQueue> queue, Report report, bool blocking)
      : queue_(std::move(queue)), report_(std::move(report)), blocking_(blocking) {}
  TaskKind kind() const override { return TaskKind::Callback; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "CALLBACK"; }
  Outcome run() override {
    Report report = report_;
    if (blocking_) report.done = std::make_shared<std::atomic<bool>>(false);
    {
      std::lock_guard lock(queue_->mutex);
      queue_->reports.push_back(report);
      queue_->pushed.fetch_add(1, std::memory_order_seq_cst);
    }
    Parking::wake(queue_.get());
    if (!blocking_) return {};
    Parking::wait(report.done.get(), Deadline::never(),
                  [&] { return report.done->load(std::memory_order_seq_cst) || current_task_aborted(); });
    if (!report.done->load(std::memory_order_seq_cst)) return {kRtTaskAbort, "EE1001", "the callback was aborted"};
    return {};
  }

 private:
  const std::shared_ptr<ReportQueue> queue_;
  const Report report_;
  const bool blocking_;
};

// The handle under which a stream is known: the default stream has one too.
Code stream_key(void* stream, void** key) {
  StreamUse use;
  if (Code c = stream_of(stream, &use)) return c;
  *key = make_handle(HandleKind::Stream, use.generation, use.stream->slot);
  return kSuccess;
}

}  // namespace

Code subscribe_report(uint64_t thread, void* stream) {
  void* key = nullptr;
  if (Code c = stream_key(stream, &key)) return c;
  Queues& q = queues();
  std::lock_guard lock(q.mutex);
  if (q.streams.count(key)) return fail(kRtStreamSubscribe, "EE1001", "the stream has a subscribed thread already");
  auto& queue = q.threads[thread];
  if (!queue) queue = std::make_shared<ReportQueue>();
  ++queue->streams;
  q.streams[key] = {thread, queue};
  return kSuccess;
}

Code unsubscribe_report(uint64_t thread, void* stream) {
  void* key = nullptr;
  if (Code c = stream_key(stream, &key)) return c;
  Queues& q = queues();
  std::lock_guard lock(q.mutex);
  auto found = q.streams.find(key);
  if (found == q.streams.end() || found->second.first != thread) {
    return fail(kRtThreadSubscribe, "EE1001", "thread %llu is not subscribed to the stream",
                static_cast<unsigned long long>(thread));
  }
  auto queue = found->second.second;
  q.streams.erase(found);
  if (--queue->streams == 0) q.threads.erase(thread);
  return kSuccess;
}

Code process_report(int32_t timeout_ms) {
  if (Code c = process::check()) return c;
  std::shared_ptr<ReportQueue> queue;
  {
    Queues& q = queues();
    std::lock_guard lock(q.mutex);
    auto found = q.threads.find(static_cast<uint64_t>(pthread_self()));
    if (found != q.threads.end()) queue = found->second;
  }
  if (!queue)
    return fail(kRtThreadSubscribe, "EE1001", "this thread is not subscribed to a stream (aclrtSubscribeReport)");
  const auto waiting = [&] {
    return queue->pushed.load(std::memory_order_seq_cst) != queue->popped.load(std::memory_order_seq_cst);
  };
  if (!Parking::wait(queue.get(), Deadline::from_timeout_ms(timeout_ms), waiting)) {
    return fail(kRtReportTimeout, "EE1002", "no callback came within %d ms", timeout_ms);
  }
  Report report{};
  {
    std::lock_guard lock(queue->mutex);
    if (queue->reports.empty()) return kSuccess;
    report = std::move(queue->reports.front());
    queue->reports.pop_front();
    queue->popped.fetch_add(1, std::memory_order_seq_cst);
  }
  report.function(report.data);
  if (report.done) {
    report.done->store(true, std::memory_order_seq_cst);
    Parking::wake(report.done.get());
  }
  return kSuccess;
}

Code launch_callback(CallbackFunction function, void* data, bool blocking, void* stream) {
  void* key = nullptr;
  if (Code c = stream_key(stream, &key)) return c;
  std::shared_ptr<ReportQueue> queue;
  {
    Queues& q = queues();
    std::lock_guard lock(q.mutex);
    auto found = q.streams.find(key);
    if (found != q.streams.end()) queue = found->second.second;
  }
  if (!queue)
    return fail(kRtStreamNoCallback, "EE1001",
                "no thread is subscribed to the stream: call aclrtSubscribeReport first");
  return submit(stream, TaskRef(new CallbackTask(std::move(queue), {function, data, nullptr}, blocking)));
}

}  // namespace hotplate::rt
