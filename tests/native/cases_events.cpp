// Events: order across streams, replacement, time, time-outs, failures, callbacks.
#include <pthread.h>

#include <vector>

#include "tools.h"

using namespace harness;   // NOLINT
using namespace hotplate;  // NOLINT

CASE(event_orders_two_streams) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  aclrtEvent e = new_event();
  for (int round = 0; round < 200; ++round) {
    int value = 0;
    EXPECT_OK(run_on(a, [&value] { value = 1; }));
    EXPECT_OK(aclrtRecordEvent(e, a));
    EXPECT_OK(aclrtStreamWaitEvent(b, e));
    EXPECT_OK(run_on(b, [&value] { value = value == 1 ? 2 : -1; }));
    EXPECT_OK(aclrtSynchronizeStream(b));
    EXPECT(value == 2);
  }
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
}

CASE(event_orders_two_devices) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream();
  aclrtEvent e = new_event();
  Gate gate;
  gate.close(a);
  EXPECT_OK(aclrtRecordEvent(e, a));
  EXPECT_OK(aclrtSetDevice(1));
  aclrtStream b = new_stream();
  std::atomic<int> ran{0};
  EXPECT_OK(aclrtStreamWaitEvent(b, e));
  EXPECT_OK(launch(b, "Add", 0, &ran));
  EXPECT_CODE(kRtStreamSyncTimeout, aclrtSynchronizeStreamWithTimeout(b, 20));
  EXPECT(ran.load() == 0);
  gate.open();
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT(ran.load() == 1);
  EXPECT_OK(aclrtDestroyStream(b));
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyEvent(e));
}

CASE(wait_binds_to_the_latest_record) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  aclrtEvent e = new_event();
  EXPECT_OK(aclrtRecordEvent(e, a));
  EXPECT_OK(aclrtSynchronizeStream(a));
  EXPECT_OK(aclrtStreamWaitEvent(b, e));  // bound to the first record, which is done
  Gate gate;
  gate.close(a);
  EXPECT_OK(aclrtRecordEvent(e, a));  // replaces it
  EXPECT_OK(aclrtSynchronizeStream(b));
  aclrtEventRecordedStatus status;
  EXPECT_OK(aclrtQueryEventStatus(e, &status));
  EXPECT(status == ACL_EVENT_RECORDED_STATUS_NOT_READY);
  EXPECT_OK(aclrtStreamWaitEvent(b, e));  // bound to the second record
  EXPECT_CODE(kRtStreamSyncTimeout, aclrtSynchronizeStreamWithTimeout(b, 20));
  aclrtEventWaitStatus waits;
  EXPECT_OK(aclrtQueryEventWaitStatus(e, &waits));
  EXPECT(waits == ACL_EVENT_WAIT_STATUS_NOT_READY);
  gate.open();
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT_OK(aclrtQueryEventWaitStatus(e, &waits));
  EXPECT(waits == ACL_EVENT_WAIT_STATUS_COMPLETE);
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
}

CASE(unrecorded_event_is_complete) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  aclrtEvent e = new_event();
  aclrtEventRecordedStatus status;
  EXPECT_OK(aclrtQueryEventStatus(e, &status));
  EXPECT(status == ACL_EVENT_RECORDED_STATUS_COMPLETE);
  EXPECT_OK(aclrtSynchronizeEvent(e));
  EXPECT_OK(aclrtStreamWaitEvent(s, e));
  EXPECT_OK(aclrtSynchronizeStream(s));
  float ms = 0;
  EXPECT_CODE(kRtEventTimestampInvalid, aclrtEventElapsedTime(&ms, e, e));
  EXPECT_OK(aclrtRecordEvent(e, s));
  EXPECT_OK(aclrtSynchronizeEvent(e));
  EXPECT_OK(aclrtResetEvent(e, s));
  EXPECT_CODE(kRtEventTimestampInvalid, aclrtEventElapsedTime(&ms, e, e));
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(elapsed_time_is_that_of_the_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  aclrtEvent start = new_event(), end = new_event();
  EXPECT_OK(aclrtRecordEvent(start, s));
  EXPECT_OK(run_on(s, [] { sleep_ms(30); }));
  EXPECT_OK(aclrtRecordEvent(end, s));
  EXPECT_OK(aclrtSynchronizeEvent(end));
  float ms = 0;
  EXPECT_OK(aclrtEventElapsedTime(&ms, start, end));
  EXPECT(ms >= 29.0f);
  uint64_t t0 = 0, t1 = 0;
  EXPECT_OK(aclrtEventGetTimestamp(start, &t0));
  EXPECT_OK(aclrtEventGetTimestamp(end, &t1));
  EXPECT(t1 >= t0 + 29000);
  EXPECT_OK(aclrtDestroyEvent(start));
  EXPECT_OK(aclrtDestroyEvent(end));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(event_and_stream_agree) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  aclrtEvent e = new_event();
  for (int round = 0; round < 2000; ++round) {
    EXPECT_OK(aclrtRecordEvent(e, s));
    if (round % 2) {
      EXPECT_OK(aclrtSynchronizeEvent(e));
      aclrtStreamStatus status;
      EXPECT_OK(aclrtStreamQuery(s, &status));
      EXPECT(status == ACL_STREAM_STATUS_COMPLETE);
    } else {
      EXPECT_OK(aclrtSynchronizeStream(s));
      aclrtEventRecordedStatus status;
      EXPECT_OK(aclrtQueryEventStatus(e, &status));
      EXPECT(status == ACL_EVENT_RECORDED_STATUS_COMPLETE);
    }
  }
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(event_timeouts) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  aclrtEvent e = new_event();
  Gate gate;
  gate.close(a);
  EXPECT_OK(aclrtRecordEvent(e, a));
  EXPECT_CODE(kRtEventSyncTimeout, aclrtSynchronizeEventWithTimeout(e, 10));
  EXPECT_OK(aclrtStreamWaitEventWithTimeout(b, e, 10));
  EXPECT_CODE(kRtWaitTimeout, aclrtSynchronizeStream(b));
  EXPECT_TEXT("10 ms");
  EXPECT_OK(aclrtSynchronizeStream(b));  // told once
  gate.open();
  EXPECT_OK(aclrtSynchronizeEvent(e));
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
}

CASE(event_destroyed_in_flight) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  Gate gate;
  gate.close(a);
  std::atomic<int> ran{0};
  for (int i = 0; i < 50; ++i) {
    aclrtEvent e = new_event();
    EXPECT_OK(aclrtRecordEvent(e, a));
    EXPECT_OK(aclrtStreamWaitEvent(b, e));
    EXPECT_OK(launch(b, "Add", 0, &ran));
    EXPECT_OK(aclrtDestroyEvent(e));
    EXPECT_CODE(kRtInvalidHandle, aclrtSynchronizeEvent(e));
  }
  EXPECT(ran.load() == 0);
  gate.open();
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT(ran.load() == 50);
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
}

CASE(wait_for_an_event_just_destroyed) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  Gate gate;
  gate.close(a);
  std::atomic<int> ran{0};
  aclrtEvent e = new_event();
  EXPECT_OK(aclrtRecordEvent(e, a));
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtStreamWaitEvent(b, e));  // still waits for what was recorded
  EXPECT_OK(launch(b, "Add", 0, &ran));
  EXPECT(ran.load() == 0);
  gate.open();
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT(ran.load() == 1);
  for (int i = 0; i < 300; ++i) EXPECT_OK(aclrtDestroyEvent(new_event()));
  EXPECT_CODE(kRtInvalidHandle, aclrtStreamWaitEvent(b, e));  // but not for ever
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
}

CASE(wait_does_not_hang_when_the_other_stream_fails) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream();
  EXPECT_OK(aclrtSetStreamFailureMode(a, ACL_STOP_ON_FAILURE));
  aclrtEvent e = new_event();
  Gate gate;
  gate.close(a);
  EXPECT_OK(launch(a, "MatMul", kRtAicoreException));
  EXPECT_OK(aclrtRecordEvent(e, a));  // will never be reached
  EXPECT_OK(aclrtSetDevice(1));
  aclrtStream b = new_stream();
  std::atomic<int> ran{0};
  EXPECT_OK(aclrtStreamWaitEvent(b, e));
  gate.open();
  EXPECT_CODE(kRtAicoreException, aclrtSynchronizeStream(b));
  EXPECT_TEXT("MatMul");
  EXPECT_OK(launch(b, "Add", 0, &ran));  // that stream goes on
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT(ran.load() == 1);
  EXPECT_OK(aclrtDestroyStream(b));
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(kRtAicoreException, aclrtSynchronizeEvent(e));
  EXPECT_OK(aclrtDeviceTaskAbort(0, 1000));
  EXPECT_OK(aclrtSynchronizeStream(a));
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_OK(aclrtDestroyStream(a));
}

CASE(words_of_memory_as_events) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  void* word = nullptr;
  EXPECT_OK(aclrtMallocAlign32(&word, 32, ACL_MEM_MALLOC_NORMAL_ONLY));
  EXPECT_OK(aclrtMemset(word, 32, 0, 32));
  std::atomic<int> order{0};
  EXPECT_OK(aclrtValueWait(word, 1, ACL_STREAM_WAIT_VALUE_EQ, b));
  EXPECT_OK(run_on(b, [&] { EXPECT(order.load() == 1); }));
  EXPECT_OK(aclrtValueWrite(word, 0, 0, b));
  EXPECT_OK(run_on(a, [&] { order = 1; }));
  EXPECT_OK(aclrtValueWrite(word, 1, 0, a));
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT_OK(aclrtSynchronizeStream(a));
  EXPECT_OK(aclrtValueWrite(word, 12, 0, a));
  EXPECT_OK(aclrtValueWait(word, 10, ACL_STREAM_WAIT_VALUE_GEQ, b));
  EXPECT_OK(aclrtValueWait(word, 4, ACL_STREAM_WAIT_VALUE_AND, b));
  EXPECT_OK(aclrtValueWait(word, 3, ACL_STREAM_WAIT_VALUE_NOR, b));
  EXPECT_OK(aclrtSynchronizeStream(b));
  EXPECT_CODE(kRtUnaligned, aclrtValueWrite(static_cast<char*>(word) + 4, 1, 0, a));
  EXPECT_CODE(kRtParamInvalid, aclrtValueWrite(&order, 1, 0, a));
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
  EXPECT_OK(aclrtFree(word));
}

CASE(callbacks_on_a_subscribed_thread) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  EXPECT_CODE(kRtStreamNoCallback, aclrtLaunchCallback([](void*) {}, nullptr, ACL_CALLBACK_NO_BLOCK, s));
  std::atomic<bool> stop{false}, started{false};
  std::atomic<uint64_t> number{0};
  std::thread reader([&] {
    number = static_cast<uint64_t>(pthread_self());
    started = true;
    while (!stop.load()) {
      const int code = aclrtProcessReport(20);
      EXPECT(code == 0 || code == kRtReportTimeout || code == kRtThreadSubscribe);
    }
  });
  while (!started.load()) std::this_thread::yield();
  EXPECT_OK(aclrtSubscribeReport(number, s));
  EXPECT_CODE(kRtStreamSubscribe, aclrtSubscribeReport(number, s));
  struct Seen {
    std::atomic<int> count{0};
    std::thread::id thread;
  } seen;
  for (int i = 0; i < 100; ++i) {
    EXPECT_OK(aclrtLaunchCallback(
        [](void* p) {
          static_cast<Seen*>(p)->thread = std::this_thread::get_id();
          static_cast<Seen*>(p)->count.fetch_add(1);
        },
        &seen, ACL_CALLBACK_BLOCK, s));
  }
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(seen.count.load() == 100);  // blocking: all have run
  EXPECT(seen.thread == reader.get_id());
  EXPECT_OK(
      aclrtLaunchCallback([](void* p) { static_cast<Seen*>(p)->count.fetch_add(1); }, &seen, ACL_CALLBACK_NO_BLOCK, s));
  EXPECT_OK(aclrtSynchronizeStream(s));
  while (seen.count.load() != 101) std::this_thread::yield();
  EXPECT_OK(aclrtUnSubscribeReport(number, s));
  EXPECT_CODE(kRtThreadSubscribe, aclrtUnSubscribeReport(number, s));
  stop = true;
  reader.join();
  EXPECT_OK(aclrtDestroyStream(s));
}
