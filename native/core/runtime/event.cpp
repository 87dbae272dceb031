// Recording, waiting, timing.
#include "runtime/event.h"

#include <array>
#include <cstdio>
#include <mutex>

#include "runtime/codes.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event_share.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::rt {
namespace {

constexpr uint32_t kIpcFlag = 0x40;  // ACL_EVENT_IPC

std::atomic<uint32_t> g_wait_timeout_s{0};

// Makes a stream wait for a record. It keeps the record, not the event: the event may be recorded again, or be gone.
class EventWait final : public TaskBody {
 public:
  EventWait(TaskRef keep, EventRecord* record, std::shared_ptr<std::atomic<uint64_t>> waits, uint32_t event_id,
            int32_t timeout_ms)
      : keep_(std::move(keep)),
        record_(record),
        waits_(std::move(waits)),
        event_id_(event_id),
        timeout_ms_(timeout_ms) {
    waits_->fetch_add(1, std::memory_order_relaxed);
  }
  ~EventWait() override { waits_->fetch_sub(1, std::memory_order_relaxed); }
  TaskKind kind() const override { return TaskKind::EventWait; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "EVENT_WAIT"; }
  std::string describe() const override {
    return "waits for event " + std::to_string(event_id_) + (record_ ? ": " + record_->describe() : "");
  }
  Outcome run() override {
    if (!record_) return {};
    if (!record_->wait_as_task(Deadline::from_timeout_ms(timeout_ms_))) {
      if (current_task_aborted()) return {kRtTaskAbort, "EE1001", "the wait was aborted"};
      return {kRtWaitTimeout, "EE1002",
              "event " + std::to_string(event_id_) + " was not reached within " + std::to_string(timeout_ms_) + " ms"};
    }
    if (record_->state() == EventRecord::kFailed) {
      // The work behind the event did not happen: going on would compute with wrong data.
      const Outcome& why = record_->failure();
      return {why.code, why.id,
              "event " + std::to_string(event_id_) + " was never reached, because its stream failed: " + why.text};
    }
    return {};
  }

 private:
  const TaskRef keep_;
  EventRecord* const record_;
  const std::shared_ptr<std::atomic<uint64_t>> waits_;
  const uint32_t event_id_;
  const int32_t timeout_ms_;
};

Code find_event(void* handle, Event** out) {
  if (Code c = process::check()) return c;
  *out = events().find(handle);
  if (*out) return kSuccess;
  return fail(handle ? static_cast<Code>(kRtInvalidHandle) : static_cast<Code>(kInvalidParam), "EE1001",
              "%p is not an event, or the event was destroyed", handle);
}

struct Snapshot {
  TaskRef keep;
  EventRecord* record = nullptr;
  std::shared_ptr<std::atomic<uint64_t>> waits;
  std::shared_ptr<SharedEvent> shared;
  uint32_t id = 0;
};

// Events destroyed of late, and what they referred to. torch_npu queues the wait for an event of one device and the
// event's destruction on two queues, and does not order them: the wait may come last.
class Departed {
 public:
  // Returns what leaves, for the caller to release outside of its locks.
  Snapshot add(void* handle, Snapshot last) {
    Entry entry{handle, std::move(last)};
    std::lock_guard lock(mutex_);
    std::swap(entries_[next_++ % kEntries], entry);
    return std::move(entry.last);
  }
  bool find(void* handle, Snapshot* out) {
    std::lock_guard lock(mutex_);
    for (const Entry& e : entries_) {
      if (e.handle != handle) continue;
      *out = e.last;
      return true;
    }
    return false;
  }

 private:
  static constexpr size_t kEntries = 256;
  struct Entry {
    void* handle = nullptr;
    Snapshot last;
  };
  std::mutex mutex_;
  std::array<Entry, kEntries> entries_;
  size_t next_ = 0;
};

Departed& departed() {
  static Departed& all = *new Departed;
  return all;
}

// What the event refers to now.
Code snapshot(void* handle, Snapshot* out) {
  Event* event = nullptr;
  if (Code c = find_event(handle, &event)) return c;
  std::lock_guard lock(event->mutex);
  if (!EventPool::alive(*event, handle_generation(handle))) {
    return fail(kRtInvalidHandle, "EE1001", "the event was destroyed");
  }
  *out = {event->latest, event->record, event->waits, event->shared, event->slot};
  return kSuccess;
}

Code failed(const EventRecord& record) {
  const Outcome& why = record.failure();
  return fail_text(why.code, why.id.empty() ? "EZ3002" : why.id.c_str(), "the event was never reached: " + why.text);
}

}  // namespace

EventPool& events() {
  static EventPool& pool = *new EventPool;
  return pool;
}

Outcome EventRecord::run() {
  time_ns_ = now_ns();
  stream_ = worker_stream();
  sequence_ = worker_sequence();
  reached_.store(kDone, std::memory_order_release);
  return {};
}

void EventRecord::cancel(const Outcome& why) {
  failure_ = why;
  stream_ = worker_stream();
  sequence_ = worker_sequence();
  reached_.store(kFailed, std::memory_order_release);
}

void EventRecord::finished() {
  state_.store(reached_.load(std::memory_order_relaxed), std::memory_order_seq_cst);
  Parking::wake(this);
}

EventRecord::State EventRecord::state() const {
  const uint32_t final = state_.load(std::memory_order_seq_cst);
  if (final != kPending) return static_cast<State>(final);
  const uint32_t reached = reached_.load(std::memory_order_acquire);
  const bool counted = reached != kPending && stream_ && stream_->completed() >= sequence_;
  return static_cast<State>(counted ? reached : static_cast<uint32_t>(kPending));
}

std::string EventRecord::describe() const { return "record of event " + std::to_string(event_id_); }

bool EventRecord::wait(Deadline deadline) {
  return Parking::wait(this, deadline, [this] { return state() != kPending; });
}

bool EventRecord::wait_as_task(Deadline deadline) {
  Parking::wait(this, deadline, [this] { return state() != kPending || current_task_aborted(); });
  return state() != kPending;
}

Code create_event(uint32_t flags, void** out) {
  Context* context = nullptr;
  if (Code c = require_context(&context)) return c;
  std::shared_ptr<SharedEvent> shared;
  if (flags & kIpcFlag) {
    shared = std::make_shared<SharedEvent>();
    if (Code c = SharedPage::create(&shared->page)) return c;
  }
  Event* event = events().acquire();
  if (!event) return fail(kRtNoEventResource, "EE1007", "no more events can be made in this process");
  std::lock_guard lock(event->mutex);
  event->flags = flags;
  event->context = context;
  event->latest = TaskRef();
  event->record = nullptr;
  event->waits = std::make_shared<std::atomic<uint64_t>>(0);
  event->shared = std::move(shared);
  *out = events().publish(*event);
  return kSuccess;
}

Code destroy_event(void* handle) {
  Event* event = nullptr;
  if (Code c = find_event(handle, &event)) return c;
  Snapshot oldest;  // released outside the lock
  {
    std::lock_guard lock(event->mutex);
    if (!EventPool::alive(*event, handle_generation(handle))) {
      return fail(kRtInvalidHandle, "EE1001", "the event is destroyed already");
    }
    // Before the handle becomes invalid, so that a wait finds the one or the other.
    oldest = departed().add(handle, {event->latest, event->record, event->waits, event->shared, event->slot});
    EventPool::retire(*event);
    event->latest = TaskRef();
    event->record = nullptr;
    event->waits.reset();
    event->shared.reset();
  }
  events().recycle(*event);
  return kSuccess;
}

Code record_event(void* handle, void* stream) {
  Snapshot now;
  if (Code c = snapshot(handle, &now)) return c;
  if (now.shared) return record_shared_event(now.shared, stream);
  auto* record = new EventRecord(now.id);
  const TaskRef task(record);
  if (Code c = submit(stream, task)) return c;
  Event* event = events().find(handle);
  if (!event) return kSuccess;  // destroyed meanwhile: the record runs, nobody asks for it
  TaskRef previous;
  std::lock_guard lock(event->mutex);
  if (!EventPool::alive(*event, handle_generation(handle))) return kSuccess;
  std::swap(previous, event->latest);
  event->latest = task;
  event->record = record;
  return kSuccess;
}

Code reset_event(void* handle) {
  Event* event = nullptr;
  if (Code c = find_event(handle, &event)) return c;
  TaskRef previous;
  std::lock_guard lock(event->mutex);
  if (!EventPool::alive(*event, handle_generation(handle))) {
    return fail(kRtInvalidHandle, "EE1001", "the event was destroyed");
  }
  std::swap(previous, event->latest);
  event->record = nullptr;
  return kSuccess;
}

Code stream_wait_event(void* stream, void* handle, int32_t timeout_ms) {
  Snapshot now;
  const bool gone = handle && !events().find(handle) && departed().find(handle, &now);
  if (!gone) {
    if (Code c = snapshot(handle, &now)) return c;
  }
  if (now.shared) return wait_shared_event(now.shared, stream, timeout_ms);
  if (timeout_ms < 0) {
    const uint32_t seconds = g_wait_timeout_s.load(std::memory_order_relaxed);
    if (seconds != 0) timeout_ms = static_cast<int32_t>(std::min<uint64_t>(INT32_MAX, 1000ull * seconds));
  }
  return submit(stream, TaskRef(new EventWait(now.keep, now.record, now.waits, now.id, timeout_ms)));
}

Code synchronize_event(void* handle, Deadline deadline) {
  Snapshot now;
  if (Code c = snapshot(handle, &now)) return c;
  if (now.shared) return synchronize_shared_event(now.shared, deadline);
  if (!now.record) return kSuccess;
  if (!now.record->wait(deadline)) {
    return fail(kRtEventSyncTimeout, "EE1002", "Event synchronize timeout: event %u was not reached in time", now.id);
  }
  return now.record->state() == EventRecord::kFailed ? failed(*now.record) : static_cast<Code>(kSuccess);
}

Code query_event(void* handle, bool* done) {
  Snapshot now;
  if (Code c = snapshot(handle, &now)) return c;
  *done = now.shared ? shared_event_done(*now.shared) : (!now.record || now.record->state() != EventRecord::kPending);
  return kSuccess;
}

Code query_event_waits(void* handle, bool* done) {
  Snapshot now;
  if (Code c = snapshot(handle, &now)) return c;
  *done = now.waits->load(std::memory_order_acquire) == 0;
  return kSuccess;
}

Code event_time_ns(void* handle, int64_t* ns) {
  Snapshot now;
  if (Code c = snapshot(handle, &now)) return c;
  if (!now.record) return fail(kRtEventTimestampInvalid, "EE1001", "event %u has no time: it was not recorded", now.id);
  switch (now.record->state()) {
    case EventRecord::kDone:
      *ns = now.record->time_ns();
      return kSuccess;
    case EventRecord::kFailed:
      return failed(*now.record);
    default:
      return fail(kRtEventTimestampInvalid, "EE1001", "event %u has no time yet: its stream has not reached it",
                  now.id);
  }
}

Code event_elapsed_ms(float* ms, void* start, void* end) {
  int64_t from = 0, to = 0;
  if (Code c = event_time_ns(start, &from)) return c;
  if (Code c = event_time_ns(end, &to)) return c;
  *ms = static_cast<float>(static_cast<double>(to - from) / 1e6);
  return kSuccess;
}

void set_wait_timeout_s(uint32_t seconds) { g_wait_timeout_s.store(seconds); }

}  // namespace hotplate::rt
