// Events: a record is a task, and whoever waits holds on to the record that was the latest when the wait was submitted.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include "runtime/handle.h"
#include "runtime/task.h"
#include "runtime/wait.h"

namespace hotplate::rt {

class Context;
class Stream;

// One aclrtRecordEvent.
class EventRecord final : public TaskBody {
 public:
  explicit EventRecord(uint32_t event_id) : event_id_(event_id) {}
  TaskKind kind() const override { return TaskKind::EventRecord; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "EVENT_RECORD"; }
  Outcome run() override;
  void cancel(const Outcome& why) override;
  void finished() override;
  std::string describe() const override;

  enum State : uint32_t { kPending = 0, kDone = 1, kFailed = 2 };
  // Says done exactly when the stream counts the record as done, so that `synchronize(stream); query(event)` and
  // `synchronize(event); query(stream)` both find what they expect.
  State state() const;
  // Blocks until the record has run or was dropped.
  bool wait(Deadline deadline);
  // For the worker of another stream: also ends when the waiting task is aborted.
  bool wait_as_task(Deadline deadline);
  int64_t time_ns() const { return time_ns_; }         // valid once state() is kDone
  const Outcome& failure() const { return failure_; }  // valid once state() is kFailed

 private:
  const uint32_t event_id_;
  std::atomic<uint32_t> state_{kPending};  // set by finished()
  // The outcome before that: where it ran is valid once it is not kPending.
  std::atomic<uint32_t> reached_{kPending};
  const Stream* stream_ = nullptr;
  uint64_t sequence_ = 0;
  int64_t time_ns_ = 0;
  Outcome failure_;
};

struct SharedEvent;  // event_share.h

class Event {
 public:
  std::atomic<uint32_t> generation{0};
  uint32_t slot = 0;

  std::mutex mutex;  // guards what follows
  uint32_t flags = 0;
  Context* context = nullptr;
  // The latest record; the reference keeps it alive.
  TaskRef latest;
  EventRecord* record = nullptr;
  std::shared_ptr<std::atomic<uint64_t>> waits;  // submitted and not done
  std::shared_ptr<SharedEvent> shared;           // of events that other processes see
};

using EventPool = HandlePool<Event, HandleKind::Event>;
EventPool& events();

Code create_event(uint32_t flags, void** out);
Code destroy_event(void* handle);
Code record_event(void* event, void* stream);
Code reset_event(void* event);
// `timeout_ms` < 0: for ever.
Code stream_wait_event(void* stream, void* event, int32_t timeout_ms);
Code synchronize_event(void* event, Deadline deadline);
// Whether the latest record is done; an event without a record counts as done.
Code query_event(void* event, bool* done);
Code query_event_waits(void* event, bool* done);
Code event_elapsed_ms(float* ms, void* start, void* end);
Code event_time_ns(void* event, int64_t* ns);

// aclrtSetOpWaitTimeout in seconds, 0: for ever.
void set_wait_timeout_s(uint32_t seconds);

}  // namespace hotplate::rt
