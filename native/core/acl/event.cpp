// Events.
#include "runtime/event.h"

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/event_share.h"
#include "runtime/stream.h"

namespace hotplate::abi {
namespace {

constexpr uint32_t kKnownFlags = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | ACL_EVENT_TIME_LINE |
                                 ACL_EVENT_DEVICE_USE_ONLY | ACL_EVENT_EXTERNAL | ACL_EVENT_IPC;

aclError make_event(const char* call, aclrtEvent* event, uint32_t flag) {
  HOTPLATE_TRY(need(event, call, "event"));
  if (flag & ~kKnownFlags)
    return fail(kInvalidParam, "EE1003", "%s: flags 0x%x are not known", call, flag & ~kKnownFlags);
  return rt::create_event(flag, event);
}

}  // namespace

aclError aclrtCreateEvent(aclrtEvent* event) { return make_event("aclrtCreateEvent", event, 0); }
aclError aclrtCreateEventWithFlag(aclrtEvent* event, uint32_t flag) {
  return make_event("aclrtCreateEventWithFlag", event, flag);
}
aclError aclrtCreateEventExWithFlag(aclrtEvent* event, uint32_t flag) {
  return make_event("aclrtCreateEventExWithFlag", event, flag);
}
aclError aclrtDestroyEvent(aclrtEvent event) { return rt::destroy_event(event); }
aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream) { return rt::record_event(event, stream); }

aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream) {
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  return rt::reset_event(event);
}

aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus* status) {
  HOTPLATE_TRY(need(status, "aclrtQueryEvent", "status"));
  bool done = false;
  HOTPLATE_TRY(rt::query_event(event, &done));
  *status = done ? ACL_EVENT_STATUS_COMPLETE : ACL_EVENT_STATUS_NOT_READY;
  return kSuccess;
}

aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus* status) {
  HOTPLATE_TRY(need(status, "aclrtQueryEventStatus", "status"));
  bool done = false;
  HOTPLATE_TRY(rt::query_event(event, &done));
  *status = done ? ACL_EVENT_RECORDED_STATUS_COMPLETE : ACL_EVENT_RECORDED_STATUS_NOT_READY;
  return kSuccess;
}

aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus* status) {
  HOTPLATE_TRY(need(status, "aclrtQueryEventWaitStatus", "status"));
  bool done = false;
  HOTPLATE_TRY(rt::query_event_waits(event, &done));
  *status = done ? ACL_EVENT_WAIT_STATUS_COMPLETE : ACL_EVENT_WAIT_STATUS_NOT_READY;
  return kSuccess;
}

aclError aclrtSynchronizeEvent(aclrtEvent event) { return rt::synchronize_event(event, rt::Deadline::never()); }

aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout) {
  if (timeout < -1)
    return fail(kInvalidParam, "EE1003", "aclrtSynchronizeEventWithTimeout: timeout %d is below -1", timeout);
  return rt::synchronize_event(event, rt::Deadline::from_timeout_ms(timeout));
}

aclError aclrtEventElapsedTime(float* ms, aclrtEvent startEvent, aclrtEvent endEvent) {
  HOTPLATE_TRY(need(ms, "aclrtEventElapsedTime", "ms"));
  return rt::event_elapsed_ms(ms, startEvent, endEvent);
}

aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t* timestamp) {
  HOTPLATE_TRY(need(timestamp, "aclrtEventGetTimestamp", "timestamp"));
  int64_t ns = 0;
  HOTPLATE_TRY(rt::event_time_ns(event, &ns));
  *timestamp = static_cast<uint64_t>(ns / 1000);  // microseconds
  return kSuccess;
}

aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event) { return rt::stream_wait_event(stream, event, -1); }

aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout) {
  return rt::stream_wait_event(stream, event, timeout <= 0 ? -1 : timeout);  // 0 means no limit here
}

aclError aclrtGetEventId(aclrtEvent event, uint32_t* eventId) {
  HOTPLATE_TRY(need(eventId, "aclrtGetEventId", "eventId"));
  const rt::Event* found = rt::events().find(event);
  if (!found) return fail(kRtInvalidHandle, "EE1001", "%p is not an event, or the event was destroyed", event);
  *eventId = found->slot;
  return kSuccess;
}

aclError aclrtGetEventAvailNum(uint32_t* eventCount) {
  HOTPLATE_TRY(need(eventCount, "aclrtGetEventAvailNum", "eventCount"));
  *eventCount = 65536;  // events are not counted; this is the number that the hardware has
  return kSuccess;
}

aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle* handle) {
  HOTPLATE_TRY(need(handle, "aclrtIpcGetEventHandle", "handle"));
  return rt::share_event(event, handle->reserved);
}

aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent* event) {
  HOTPLATE_TRY(need(event, "aclrtIpcOpenEventHandle", "event"));
  return rt::open_shared_event(handle.reserved, event);
}

}  // namespace hotplate::abi
