// What the small tasks do.
#include "runtime/tasks.h"

#include <cstdio>
#include <cstring>

#include "runtime/codes.h"
#include "runtime/stream.h"
#include "runtime/wait.h"

namespace hotplate::rt {
namespace {

std::string text(const char* format, auto... values) {
  char buffer[256];
  snprintf(buffer, sizeof buffer, format, values...);
  return buffer;
}

}  // namespace

Outcome CopyTask::run() {
  copy_bytes(to_, from_, bytes_, direction_);
  return {};
}
std::string CopyTask::describe() const {
  return text("copies %zu bytes %s from %p to %p", bytes_, direction_name(direction_), from_, to_);
}

Outcome Copy2dTask::run() {
  copy_rows(to_, to_pitch_, from_, from_pitch_, width_, height_, direction_);
  return {};
}
std::string Copy2dTask::describe() const {
  return text("copies %zu rows of %zu bytes %s from %p to %p", height_, width_, direction_name(direction_),
              static_cast<const void*>(from_), static_cast<void*>(to_));
}

Outcome FillTask::run() {
  fill_bytes(to_, value_, unit_, bytes_);
  return {};
}
std::string FillTask::describe() const { return text("fills %zu bytes at %p with 0x%x", bytes_, to_, value_); }

Outcome HostFunctionTask::run() {
  function_(argument_);
  return {};
}

Outcome ValueWriteTask::run() {
  __atomic_store_n(address_, value_, __ATOMIC_SEQ_CST);
  Parking::wake(address_);
  return {};
}
std::string ValueWriteTask::describe() const {
  return text("writes %llu to %p", static_cast<unsigned long long>(value_), static_cast<void*>(address_));
}

bool ValueWaitTask::holds() const {
  const uint64_t now = __atomic_load_n(address_, __ATOMIC_SEQ_CST);
  switch (condition_) {
    case GreaterOrEqual:
      return static_cast<int64_t>(now - value_) >= 0;  // also across the end of the number range
    case Equal:
      return now == value_;
    case And:
      return (now & value_) != 0;
    case Nor:
      return ~(now | value_) != 0;
  }
  return true;
}

Outcome ValueWaitTask::run() {
  // Another process or the host may write the word without telling anybody: look again now and then.
  const Deadline patience = Deadline::after_ms(10'000);
  bool said = false;
  while (!Parking::wait(address_, Deadline::after_ms(1), [this] { return holds() || current_task_aborted(); })) {
    if (said || !patience.passed()) continue;
    said = true;
    // Whoever waits for the stream sees only that nothing goes on.
    fprintf(stderr,
            "hotplate: a stream has done nothing for 10 s: it %s. An external event that was waited for outside of a "
            "graph capture waits until another stream records it.\n",
            describe().c_str());
  }
  if (!holds()) return {kRtTaskAbort, "EE1001", "the wait was aborted"};
  return {};
}
std::string ValueWaitTask::describe() const {
  static const char* const kSigns[] = {">=", "==", "&", "nor"};
  return text("waits until the word at %p is %s %llu", static_cast<void*>(address_), kSigns[condition_ % 4],
              static_cast<unsigned long long>(value_));
}

}  // namespace hotplate::rt
