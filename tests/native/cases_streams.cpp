// Streams: order, threads, time-outs, budget, destruction while work is there.
#include <vector>

#include "runtime/context.h"
#include "tools.h"

using namespace harness;   // NOLINT
using namespace hotplate;  // NOLINT

CASE(order_on_one_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  std::vector<int> seen;
  for (int i = 0; i < 5000; ++i) EXPECT_OK(run_on(s, [&seen, i] { seen.push_back(i); }));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(seen.size() == 5000);
  for (int i = 0; i < 5000; ++i) EXPECT(seen[static_cast<size_t>(i)] == i);
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(order_with_many_producers) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  constexpr int kThreads = 6, kEach = 2000;
  std::vector<std::vector<int>> seen(kThreads);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      EXPECT_OK(aclrtSetDevice(0));
      for (int i = 0; i < kEach; ++i)
        EXPECT_OK(run_on(s, [&seen, t, i] { seen[static_cast<size_t>(t)].push_back(i); }));
      EXPECT_OK(aclrtSynchronizeStream(s));
      EXPECT(seen[static_cast<size_t>(t)].size() == kEach);
    });
  }
  for (auto& t : threads) t.join();
  for (const auto& one : seen) {
    for (int i = 0; i < kEach; ++i) EXPECT(one[static_cast<size_t>(i)] == i);
  }
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(many_streams_at_once) {
  EXPECT_OK(aclrtSetDevice(0));
  std::vector<aclrtStream> all;
  for (int i = 0; i < 24; ++i) all.push_back(new_stream());
  std::atomic<int> ran{0};
  for (int round = 0; round < 50; ++round) {
    for (aclrtStream s : all) EXPECT_OK(run_on(s, [&ran] { ran.fetch_add(1); }));
  }
  EXPECT_OK(aclrtSynchronizeDevice());
  EXPECT(ran.load() == 24 * 50);
  for (aclrtStream s : all) EXPECT_OK(aclrtDestroyStream(s));
}

CASE(synchronize_with_timeout) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  Gate gate;
  gate.close(s);
  aclrtStreamStatus status;
  EXPECT_OK(aclrtStreamQuery(s, &status));
  EXPECT(status == ACL_STREAM_STATUS_NOT_READY);
  EXPECT_CODE(kRtStreamSyncTimeout, aclrtSynchronizeStreamWithTimeout(s, 20));
  EXPECT_TEXT("timeout");
  EXPECT_CODE(kRtStreamSyncTimeout, aclrtSynchronizeDeviceWithTimeout(20));
  gate.open();
  EXPECT_OK(aclrtSynchronizeStreamWithTimeout(s, -1));
  EXPECT_OK(aclrtStreamQuery(s, &status));
  EXPECT(status == ACL_STREAM_STATUS_COMPLETE);
  EXPECT_CODE(kInvalidParam, aclrtSynchronizeStreamWithTimeout(s, -2));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(stream_budget) {
  EXPECT_OK(aclrtSetDevice(0));
  std::vector<aclrtStream> all;
  int code = 0;
  while (all.size() < 1000) {
    aclrtStream s = nullptr;
    code = aclrtCreateStream(&s);
    if (code) break;
    all.push_back(s);
  }
  EXPECT(code == kRtResourceAlloc);
  EXPECT(all.size() >= 30 && all.size() <= 40);
  EXPECT_TEXT("HOTPLATE_STREAMS");
  uint32_t left = 99;
  EXPECT_OK(aclrtGetStreamAvailableNum(&left));
  EXPECT(left == 0);
  const aclrtStream again = all.back();
  EXPECT_OK(aclrtDestroyStream(again));
  aclrtStream s = new_stream();
  EXPECT(s != again);  // the slot is used again, the handle is not
  all.back() = s;
  for (aclrtStream one : all) EXPECT_OK(aclrtDestroyStream(one));
}

CASE(destroy_drains) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  std::atomic<int> ran{0};
  for (int i = 0; i < 200; ++i) {
    EXPECT_OK(run_on(s, [&ran] {
      std::this_thread::sleep_for(std::chrono::microseconds(50));
      ran.fetch_add(1);
    }));
  }
  EXPECT_OK(aclrtDestroyStream(s));
  EXPECT(ran.load() == 200);
}

CASE(destroy_by_force_drops) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  Gate gate;
  gate.close(s);  // would block for ever
  std::atomic<int> ran{0};
  for (int i = 0; i < 100; ++i) EXPECT_OK(launch(s, "Add", 0, &ran));
  EXPECT_OK(aclrtDestroyStreamForce(s));
  EXPECT(ran.load() == 0);
}

CASE(destroy_while_others_submit) {
  EXPECT_OK(aclrtSetDevice(0));
  for (int round = 0; round < 20; ++round) {
    aclrtStream s = new_stream();
    std::atomic<int> accepted{0}, ran{0}, refused{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; ++t) {
      threads.emplace_back([&] {
        EXPECT_OK(aclrtSetDevice(0));
        for (int i = 0; i < 300; ++i) {
          const int code = launch(s, "Add", 0, &ran);
          if (code == 0) {
            accepted.fetch_add(1);
            continue;
          }
          EXPECT(code == kRtInvalidHandle);
          refused.fetch_add(1);
        }
      });
    }
    std::this_thread::yield();
    EXPECT_OK(aclrtDestroyStream(s));
    for (auto& t : threads) t.join();
    EXPECT(ran.load() == accepted.load());
    EXPECT(accepted.load() + refused.load() == 900);
    EXPECT_CODE(kRtInvalidHandle, aclrtSynchronizeStream(s));
  }
}

CASE(streams_belong_to_their_context) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  EXPECT_OK(aclrtSetDevice(1));
  EXPECT_CODE(kRtStreamContext, aclrtDestroyStream(s));
  EXPECT_CODE(kRtStreamContext, launch(s, "Add", 0));
  EXPECT_TEXT("device 0");
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(launch(s, "Add", 0));
  EXPECT_OK(aclrtDestroyStream(s));
  std::thread([] {
    aclrtStream none = nullptr;
    EXPECT_CODE(kRtContextNull, aclrtCreateStream(&none));
    int32_t id = 5;
    EXPECT_CODE(kRtContextNull, aclrtGetDevice(&id));
  }).join();
}

CASE(default_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  std::atomic<int> ran{0};
  EXPECT_OK(launch(nullptr, "Add", 0, &ran));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(ran.load() == 1);
  EXPECT_CODE(kInvalidParam, aclrtDestroyStream(nullptr));
  aclrtStream s = nullptr;
  EXPECT_OK(aclrtCtxGetCurrentDefaultStream(&s));
  EXPECT_OK(launch(s, "Add", 0, &ran));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(ran.load() == 2);
  EXPECT_CODE(kRtParamInvalid, aclrtDestroyStream(s));
}

CASE(a_task_cannot_wait_for_its_own_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  std::atomic<int> stream_code{-1}, device_code{-1}, destroy_code{-1};
  EXPECT_OK(run_on(s, [&] {
    aclrtSetDevice(0);
    stream_code = aclrtSynchronizeStream(s);
    device_code = aclrtSynchronizeDevice();
    destroy_code = aclrtDestroyStream(s);
  }));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(stream_code == kRtParamInvalid && device_code == kRtParamInvalid && destroy_code == kRtParamInvalid);
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(more_work_than_the_queue_holds) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  std::atomic<int> ran{0};
  for (int i = 0; i < 40000; ++i) EXPECT_OK(launch(s, "Add", 0, &ran));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(ran.load() == 40000);
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(stream_settings) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = nullptr;
  EXPECT_OK(aclrtCreateStreamWithConfig(&s, 3, ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC));
  uint32_t value = 0;
  EXPECT_OK(aclrtStreamGetPriority(s, &value));
  EXPECT(value == 3);
  EXPECT_OK(aclrtStreamGetFlags(s, &value));
  EXPECT(value == (ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC));
  EXPECT_CODE(kInvalidParam, aclrtCreateStreamWithConfig(&s, 8, 0));
  EXPECT_CODE(kInvalidParam, aclrtSetStreamFailureMode(s, 2));
  EXPECT_OK(aclrtSetStreamResLimit(s, ACL_RT_DEV_RES_CUBE_CORE, 8));
  EXPECT_OK(aclrtUseStreamResInCurrentThread(s));
  EXPECT_OK(aclrtGetResInCurrentThread(ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 8);
  EXPECT_OK(aclrtUnuseStreamResInCurrentThread(s));
  EXPECT_OK(aclrtGetResInCurrentThread(ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 24);
  EXPECT_OK(aclrtDestroyStream(s));
  aclrtStreamConfigHandle* config = aclrtCreateStreamConfigHandle();
  const uint32_t priority = 2;
  EXPECT_OK(aclrtSetStreamConfigOpt(config, ACL_RT_STREAM_PRIORITY, &priority, sizeof priority));
  EXPECT_CODE(kInvalidParam, aclrtSetStreamConfigOpt(config, ACL_RT_STREAM_PRIORITY, &priority, 8));
  EXPECT_OK(aclrtCreateStreamV2(&s, config));
  EXPECT_OK(aclrtDestroyStreamConfigHandle(config));
  EXPECT_CODE(kInvalidParam, aclrtDestroyStreamConfigHandle(config));
  EXPECT_OK(aclrtDestroyStream(s));
}
