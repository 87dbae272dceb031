// Failures: where they surface, what they stop, faults on order, abort and repair, dead handles.
#include <cstring>
#include <vector>

#include "runtime/config.h"
#include "runtime/fault.h"
#include "runtime/stats.h"
#include "tools.h"

using namespace harness;   // NOLINT
using namespace hotplate;  // NOLINT

namespace {

void faults(const char* text) {
  std::string why;
  if (!rt::fault::set(text, &why)) broken(__FILE__, __LINE__, why);
}

}  // namespace

CASE(failure_surfaces_at_the_next_synchronisation) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream(), other = new_stream();
  std::atomic<int> ran{0};
  EXPECT_OK(launch(s, "GatherV2", -1));  // throws
  EXPECT_OK(launch(s, "Add", 0, &ran));
  EXPECT_OK(aclrtSynchronizeStream(other));  // not there
  EXPECT_CODE(kRtAicoreException, aclrtSynchronizeStream(s));
  const std::string text = error_text();
  EXPECT(contains(text, "GatherV2") && contains(text, "index 99") && contains(text, "float32 [8,4]"));
  EXPECT(ran.load() == 1);               // continues by default
  EXPECT_OK(aclrtSynchronizeStream(s));  // told once
  EXPECT(error_text().empty());
  std::thread([&] {
    EXPECT_OK(aclrtSetDevice(0));
    EXPECT_OK(launch(s, "MatMul", kRtAicoreTimeout));
    EXPECT_CODE(kRtAicoreTimeout, aclrtSynchronizeStream(s));
    EXPECT_CODE(kRtAicoreTimeout, aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL));
    EXPECT_CODE(kRtAicoreTimeout, aclrtGetLastError(ACL_RT_THREAD_LEVEL));
    EXPECT_CODE(0, aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL));
  }).join();
  EXPECT(error_text().empty());  // errors belong to their thread
  rt::Outcome none;
  EXPECT_OK(aclrtDestroyStream(s));
  EXPECT_OK(aclrtDestroyStream(other));
}

CASE(stop_on_failure) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream a = new_stream(), b = new_stream();
  EXPECT_OK(aclrtSetStreamFailureMode(a, ACL_STOP_ON_FAILURE));
  EXPECT_OK(aclrtSetStreamFailureMode(b, ACL_STOP_ON_FAILURE));
  Gate gate;
  std::atomic<int> ran{0};
  gate.close(a);
  EXPECT_OK(launch(a, "MatMul", kRtAicoreException));
  for (int i = 0; i < 50; ++i) EXPECT_OK(launch(a, "Add", 0, &ran));
  gate.open();
  EXPECT_CODE(kRtAicoreException, aclrtSynchronizeStream(a));
  EXPECT(ran.load() == 0);
  EXPECT_CODE(kRtAicoreException, launch(a, "Add", 0, &ran));
  EXPECT_TEXT("MatMul");
  EXPECT_CODE(kRtAicoreException, launch(b, "Add", 0, &ran));  // the whole context
  EXPECT_CODE(kRtAicoreException, aclrtSynchronizeStream(b));
  aclrtDeviceStatus status;
  EXPECT_OK(aclrtQueryDeviceStatus(0, &status));
  EXPECT(status == ACL_RT_DEVICE_STATUS_ABNORMAL);
  aclrtErrorInfo info;
  EXPECT_OK(aclrtGetErrorVerbose(0, &info));
  EXPECT(info.errorType == ACL_RT_ERROR_AICORE && info.tryRepair == 1);
  EXPECT_OK(aclrtDeviceTaskAbort(0, 0));
  EXPECT_OK(aclrtRepairError(0, &info));
  EXPECT_OK(launch(a, "Add", 0, &ran));
  EXPECT_OK(aclrtSynchronizeStream(a));
  EXPECT(ran.load() == 1);
  EXPECT_OK(aclrtQueryDeviceStatus(0, &status));
  EXPECT(status == ACL_RT_DEVICE_STATUS_NORMAL);
  EXPECT_OK(aclrtDestroyStream(a));
  EXPECT_OK(aclrtDestroyStream(b));
}

CASE(abort_drops_and_the_stream_lives_on) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  Gate gate;
  gate.close(s);
  std::atomic<int> ran{0};
  for (int i = 0; i < 100; ++i) EXPECT_OK(launch(s, "Add", 0, &ran));
  std::atomic<int> code{-1};
  std::thread waiting([&] {
    EXPECT_OK(aclrtSetDevice(0));
    code = aclrtSynchronizeStream(s);
  });
  sleep_ms(30);
  EXPECT_OK(aclrtDeviceTaskAbort(0, 5000));
  waiting.join();
  EXPECT(code == kRtTaskAbort);
  EXPECT(ran.load() == 0);
  EXPECT_OK(launch(s, "Add", 0, &ran));
  EXPECT_OK(aclrtSynchronizeStream(s));
  EXPECT(ran.load() == 1);
  gate.close(s);
  EXPECT_OK(aclrtStreamAbort(s));
  EXPECT_OK(aclrtSynchronizeStream(s));
  // A task that does not look stays until it is done, and the call says so.
  std::atomic<bool> go{false}, runs{false};
  EXPECT_OK(run_on(s, [&] {
    runs = true;
    while (!go.load()) sleep_ms(1);
  }));
  while (!runs.load()) sleep_ms(1);
  EXPECT_CODE(kRtTaskTimeout, aclrtDeviceTaskAbort(0, 30));
  go = true;
  EXPECT_CODE(kRtTaskAbort, aclrtSynchronizeStream(s));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(faults_on_order) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  std::atomic<int> ran{0};
  faults("op=MatMul*,nth=3,code=507015,text=bad block, by order");
  for (int i = 0; i < 5; ++i) EXPECT_OK(launch(s, "MatMulV2", 0, &ran));
  EXPECT_CODE(kRtAicoreException, aclrtSynchronizeStream(s));
  EXPECT_TEXT("bad block, by order");
  EXPECT(ran.load() == 4);  // the third did not run
  faults("kind=copy,code=507013,times=0;op=Add,where=submit,code=507046");
  void* p = nullptr;
  char host[64];
  EXPECT_OK(aclrtMalloc(&p, 64, ACL_MEM_MALLOC_HUGE_FIRST));
  for (int i = 0; i < 2; ++i) {
    EXPECT_OK(aclrtMemcpyAsync(host, 64, p, 64, ACL_MEMCPY_DEVICE_TO_HOST, s));
    EXPECT_CODE(507013, aclrtSynchronizeStream(s));
  }
  EXPECT_CODE(507046, launch(s, "Add", 0));
  EXPECT_OK(launch(s, "Add", 0));
  // Damaged memory is reported until it is repaired.
  faults("kind=fill,code=507053");
  EXPECT_OK(aclrtMemsetAsync(p, 64, 0, 64, s));
  EXPECT_CODE(507053, aclrtSynchronizeStream(s));
  aclrtMemUceInfo damage[4];
  size_t count = 0;
  EXPECT_OK(aclrtGetMemUceInfo(0, damage, 4, &count));
  EXPECT(count == 1 && damage[0].addr == p && damage[0].len == 64);
  EXPECT_OK(aclrtMemUceRepair(0, damage, count));
  EXPECT_OK(aclrtGetMemUceInfo(0, damage, 4, &count));
  EXPECT(count == 0);
  faults("");
  EXPECT_OK(aclrtMemsetAsync(p, 64, 0, 64, s));
  EXPECT_OK(aclrtSynchronizeStream(s));
  std::string why;
  EXPECT(!rt::fault::check("op=A", &why) && contains(why, "no code"));
  EXPECT(!rt::fault::check("opp=A,code=1", &why) && contains(why, "opp"));
  EXPECT(!rt::fault::check("op=A,nth=0,code=1", &why) && contains(why, "nth=0"));
  EXPECT(!rt::fault::check("kind=nothing,code=1", &why) && contains(why, "collective"));
  EXPECT_OK(aclrtFree(p));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(exception_callback) {
  EXPECT_OK(aclrtSetDevice(0));
  static std::atomic<uint32_t> seen_code{0}, seen_device{99};
  EXPECT_OK(aclrtSetExceptionInfoCallback([](aclrtExceptionInfo* info) {
    seen_code = aclrtGetErrorCodeFromExceptionInfo(info);
    seen_device = aclrtGetDeviceIdFromExceptionInfo(info);
  }));
  aclrtStream s = new_stream();
  EXPECT_OK(launch(s, "MatMul", kRtVectorCoreException));
  EXPECT_CODE(kRtVectorCoreException, aclrtSynchronizeStream(s));
  EXPECT(seen_code == kRtVectorCoreException && seen_device == 0);
  EXPECT_OK(aclrtSetExceptionInfoCallback(nullptr));
  EXPECT_OK(aclrtRepairError(0, std::make_unique<aclrtErrorInfo>().get()));
  EXPECT_OK(aclrtDestroyStream(s));
}

CASE(dead_and_wrong_handles) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream s = new_stream();
  aclrtEvent e = new_event();
  void* const wrong[] = {reinterpret_cast<void*>(0x10), reinterpret_cast<void*>(-1), &s, e};
  for (void* w : wrong) {
    EXPECT_CODE(kRtInvalidHandle, aclrtSynchronizeStream(w));
    EXPECT_CODE(kRtInvalidHandle, aclrtDestroyStream(w));
    EXPECT_CODE(kRtInvalidHandle, launch(w, "Add", 0));
    EXPECT_CODE(kRtInvalidHandle, aclrtSetCurrentContext(w));
    EXPECT_CODE(kRtInvalidHandle, aclrtFreePhysical(w));
    EXPECT_CODE(kInvalidParam, aclDestroyDataBuffer(static_cast<aclDataBuffer*>(w)));
    EXPECT(aclGetTensorDescNumDims(static_cast<aclTensorDesc*>(w)) == 0);
  }
  EXPECT_CODE(kRtInvalidHandle, aclrtRecordEvent(s, s));
  EXPECT_CODE(kInvalidParam, aclrtRecordEvent(nullptr, s));
  EXPECT_OK(aclrtDestroyEvent(e));
  EXPECT_CODE(kRtInvalidHandle, aclrtDestroyEvent(e));
  aclrtEvent e2 = new_event();  // the same slot
  EXPECT(e2 != e);
  EXPECT_CODE(kRtInvalidHandle, aclrtRecordEvent(e, s));
  EXPECT_OK(aclrtRecordEvent(e2, s));
  EXPECT_OK(aclrtDestroyStream(s));
  EXPECT_CODE(kRtInvalidHandle, aclrtDestroyStream(s));
  EXPECT_CODE(kRtInvalidHandle, aclrtRecordEvent(e2, s));
  EXPECT_TEXT("destroyed");
  EXPECT_OK(aclrtDestroyEvent(e2));
  const int64_t dims[] = {2, 3};
  aclTensorDesc* d = aclCreateTensorDesc(ACL_FLOAT16, 2, dims, ACL_FORMAT_ND);
  EXPECT(aclGetTensorDescSize(d) == 12);
  aclDestroyTensorDesc(d);
  aclDestroyTensorDesc(d);
  EXPECT_CODE(kInvalidParam, aclSetTensorFormat(d, ACL_FORMAT_NCHW));
  aclopAttr* attr = aclopCreateAttr();
  EXPECT_OK(aclopSetAttrInt(attr, "axis", 1));
  aclopDestroyAttr(attr);
  EXPECT_CODE(kInvalidParam, aclopSetAttrInt(attr, "axis", 1));
  EXPECT_CODE(kNotSupported, aclopCompileAndExecute("Foo", 0, nullptr, nullptr, 0, nullptr, nullptr, nullptr,
                                                    ACL_ENGINE_SYS, ACL_COMPILE_SYS, nullptr, nullptr));
  EXPECT_TEXT("Foo");
}

CASE(contexts_and_devices) {
  uint32_t count = 0;
  EXPECT_OK(aclrtGetDeviceCount(&count));
  EXPECT(count == 2);
  EXPECT_CODE(kRtInvalidDevice, aclrtSetDevice(2));
  EXPECT_TEXT("[0, 2)");
  EXPECT_CODE(kRtInvalidDevice, aclrtSetDevice(-1));
  EXPECT_OK(aclrtSetDevice(0));
  aclrtContext shared = nullptr, own = nullptr, other = nullptr;
  EXPECT_OK(aclrtGetCurrentContext(&shared));
  std::thread([&] {
    EXPECT_OK(aclrtSetDevice(0));
    EXPECT_OK(aclrtGetCurrentContext(&other));
  }).join();
  EXPECT(other == shared);
  EXPECT_OK(aclrtCreateContext(&own, 1));
  int32_t id = -1;
  EXPECT_OK(aclrtGetDevice(&id));
  EXPECT(id == 1);
  aclrtStream s = new_stream();
  EXPECT_OK(aclrtSetCurrentContext(shared));
  EXPECT_CODE(kRtStreamContext, aclrtSynchronizeStream(s));
  EXPECT_CODE(kRtParamInvalid, aclrtDestroyContext(shared));
  EXPECT_OK(aclrtDestroyContext(own));  // with its stream
  EXPECT_CODE(kRtInvalidHandle, aclrtDestroyContext(own));
  EXPECT_CODE(kRtInvalidHandle, aclrtSetCurrentContext(own));
  EXPECT_CODE(kRtInvalidHandle, aclrtSynchronizeStream(s));
  int64_t value = 7;
  EXPECT_CODE(kRtSysParamNotSet, aclrtCtxGetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, &value));
  EXPECT_OK(aclrtCtxSetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, 1));
  EXPECT_OK(aclrtCtxGetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, &value));
  EXPECT(value == 1);
  EXPECT_OK(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value));
  EXPECT(value == 0);
}

CASE(set_and_reset_are_counted) {
  int32_t id = -1, active = -1;
  std::thread([&] {
    EXPECT_OK(aclrtSetDevice(1));
    EXPECT_OK(aclrtResetDeviceForce(1));
    EXPECT_CODE(kRtContextNull, aclrtGetDevice(&id));
    EXPECT_OK(aclrtGetPrimaryCtxState(1, nullptr, &active));
    EXPECT(active == 0);
    EXPECT_OK(aclrtSetDevice(1));
    EXPECT_OK(aclrtSetDevice(1));
    aclrtStream s = new_stream();
    EXPECT_OK(aclrtResetDevice(1));
    EXPECT_OK(aclrtGetDevice(&id));
    EXPECT(id == 1);
    EXPECT_OK(aclrtSynchronizeStream(s));
    EXPECT_OK(aclrtResetDevice(1));
    EXPECT_CODE(kRtContextNull, aclrtGetDevice(&id));
    EXPECT_OK(aclrtSetDevice(1));
    EXPECT_CODE(kRtInvalidHandle, aclrtSynchronizeStream(s));
  }).join();
}

CASE(statistics) {
  EXPECT_OK(aclInit(nullptr));
  EXPECT_CODE(kRepeatInitialize, aclInit(nullptr));
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(launch(nullptr, "Add", 0));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  stats::add("operators", "Add \"x\"", 3);
  const std::string text = hotplate_stats_json();
  EXPECT(contains(text, "\"operator\": ") && contains(text, "\"npu0_peak_bytes\": ") &&
         contains(text, "\"Add \\\"x\\\"\": 3"));
  EXPECT_OK(aclFinalize());
  EXPECT_CODE(kRepeatFinalize, aclFinalize());
}

CASE(settings_are_checked) {
  static std::vector<std::pair<std::string, std::string>> settings;
  const auto parse = [](std::vector<std::pair<std::string, std::string>> values) {
    settings = std::move(values);
    return rt::parse_config([](const char* name) -> const char* {
      for (const auto& [key, value] : settings) {
        if (key == name) return value.c_str();
      }
      return nullptr;
    });
  };
  EXPECT(parse({}).error.empty());
  EXPECT(parse({}).soc->name == std::string("Ascend910B2"));
  const auto soc = parse({{"HOTPLATE_SOC", "Ascend910X"}});
  EXPECT(contains(soc.error, "HOTPLATE_SOC=Ascend910X") && contains(soc.error, "Ascend910B3"));
  EXPECT(contains(parse({{"HOTPLATE_DEVICES", "0"}}).error, "HOTPLATE_DEVICES=0"));
  EXPECT(contains(parse({{"HOTPLATE_DEVICES", "two"}}).error, "1 to 16"));
  EXPECT(contains(parse({{"HOTPLATE_HBM_BYTES", "12"}}).error, "64M"));
  EXPECT(parse({{"HOTPLATE_HBM_BYTES", "2G"}}).hbm_bytes == 2ull << 30);
  EXPECT(contains(parse({{"HOTPLATE_CHECK", "yes"}}).error, "0 or 1"));
  EXPECT(contains(parse({{"HOTPLATE_FAULT", "op=A"}}).error, "no code"));
  EXPECT(parse({{"ASCEND_RT_VISIBLE_DEVICES", "1"}}).visible == std::vector<int>{1});
  EXPECT(parse({{"ASCEND_RT_VISIBLE_DEVICES", "5"}}).visible.empty());
  EXPECT((parse({{"ASCEND_RT_VISIBLE_DEVICES", "1,0,7,0"}}).visible == std::vector<int>{1, 0}));
  EXPECT((parse({{"HOTPLATE_DEVICES", "4"}}).visible == std::vector<int>{0, 1, 2, 3}));
}
