// Tasks and calls on shared events.
#include "runtime/event_share.h"

#include <cstring>

#include "runtime/codes.h"
#include "runtime/event.h"
#include "runtime/stream.h"

namespace hotplate::rt {
namespace {

constexpr uint32_t kIpcFlag = 0x40;  // ACL_EVENT_IPC

void reach(const SharedEvent& event, uint64_t number) {
  auto& reached = event.reached();
  uint64_t now = reached.load(std::memory_order_relaxed);
  while (now < number && !reached.compare_exchange_weak(now, number, std::memory_order_seq_cst)) {
  }
  Parking::wake(&reached);
}

// Another process cannot wake us: look again every millisecond.
template <class Stop>
bool wait_for(const SharedEvent& event, uint64_t number, Deadline deadline, Stop&& stop) {
  const auto done = [&] { return event.reached().load(std::memory_order_seq_cst) >= number; };
  for (;;) {
    if (Parking::wait(&event.reached(), Deadline::earlier(deadline, Deadline::after_ms(1)),
                      [&] { return done() || stop(); })) {
      return done();
    }
    if (deadline.passed()) return done();
  }
}

class SharedRecord final : public TaskBody {
 public:
  SharedRecord(std::shared_ptr<SharedEvent> event, uint64_t number) : event_(std::move(event)), number_(number) {}
  TaskKind kind() const override { return TaskKind::EventRecord; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "EVENT_RECORD"; }
  Outcome run() override {
    reach(*event_, number_);
    return {};
  }
  // The other processes are let go: they have no way to learn of the failure here.
  void cancel(const Outcome&) override { reach(*event_, number_); }

 private:
  const std::shared_ptr<SharedEvent> event_;
  const uint64_t number_;
};

class SharedWait final : public TaskBody {
 public:
  SharedWait(std::shared_ptr<SharedEvent> event, uint64_t number, int32_t timeout_ms)
      : event_(std::move(event)), number_(number), timeout_ms_(timeout_ms) {}
  TaskKind kind() const override { return TaskKind::EventWait; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "EVENT_WAIT"; }
  Outcome run() override {
    if (wait_for(*event_, number_, Deadline::from_timeout_ms(timeout_ms_), [] { return current_task_aborted(); }))
      return {};
    if (current_task_aborted()) return {kRtTaskAbort, "EE1001", "the wait was aborted"};
    return {kRtWaitTimeout, "EE1002", "a shared event was not reached within " + std::to_string(timeout_ms_) + " ms"};
  }

 private:
  const std::shared_ptr<SharedEvent> event_;
  const uint64_t number_;
  const int32_t timeout_ms_;
};

}  // namespace

Code record_shared_event(const std::shared_ptr<SharedEvent>& event, void* stream) {
  const uint64_t number = event->recorded().fetch_add(1, std::memory_order_seq_cst) + 1;
  const Code c = submit(stream, TaskRef(new SharedRecord(event, number)));
  if (c != kSuccess) reach(*event, number);
  return c;
}

Code wait_shared_event(const std::shared_ptr<SharedEvent>& event, void* stream, int32_t timeout_ms) {
  return submit(stream, TaskRef(new SharedWait(event, event->recorded().load(std::memory_order_seq_cst), timeout_ms)));
}

Code synchronize_shared_event(const std::shared_ptr<SharedEvent>& event, Deadline deadline) {
  const uint64_t number = event->recorded().load(std::memory_order_seq_cst);
  if (wait_for(*event, number, deadline, [] { return false; })) return kSuccess;
  return fail(kRtEventSyncTimeout, "EE1002", "Event synchronize timeout: the shared event was not reached in time");
}

bool shared_event_done(const SharedEvent& event) {
  return event.reached().load(std::memory_order_seq_cst) >= event.recorded().load(std::memory_order_seq_cst);
}

Code share_event(void* handle, char* name) {
  Event* event = events().find(handle);
  if (!event) return fail(kRtInvalidHandle, "EE1001", "%p is not an event, or the event was destroyed", handle);
  std::lock_guard lock(event->mutex);
  if (!EventPool::alive(*event, handle_generation(handle)))
    return fail(kRtInvalidHandle, "EE1001", "the event was destroyed");
  if (!event->shared) {
    return fail(kRtParamInvalid, "EE1001",
                "the event was not made for other processes: create it with the flag ACL_EVENT_IPC");
  }
  memset(name, 0, 64);
  strncpy(name, event->shared->page->name().c_str(), 63);
  return kSuccess;
}

Code open_shared_event(const char* name, void** out) {
  const std::string text(name, strnlen(name, 64));
  auto shared = std::make_shared<SharedEvent>();
  if (Code c = SharedPage::open(text, &shared->page)) return c;
  void* handle = nullptr;
  if (Code c = create_event(0, &handle)) return c;
  Event* event = events().find(handle);
  std::lock_guard lock(event->mutex);
  event->flags = kIpcFlag;
  event->shared = std::move(shared);
  *out = handle;
  return kSuccess;
}

}  // namespace hotplate::rt
