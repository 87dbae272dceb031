// What happens after a failure: reports, abort, repair.
#include <cstring>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace hotplate::abi {
namespace {

aclrtErrorType type_of(Code code) {
  if (code == kSuccess) return ACL_RT_NO_ERROR;
  if (code == kRtDeviceMemoryError || code == 507054 || code == 507055) return ACL_RT_ERROR_MEMORY;
  if (code == 507056 || code == 507057) return ACL_RT_ERROR_LINK;
  const bool core = (code >= 507014 && code <= 507016) || (code >= 507034 && code <= 507036);
  return core ? ACL_RT_ERROR_AICORE : ACL_RT_ERROR_OTHERS;
}

void put(const std::pair<uint64_t, uint64_t>& range, aclrtMemUceInfo* out) {
  *out = {};
  out->addr = reinterpret_cast<void*>(range.first);
  out->len = range.second;
}

std::atomic<aclrtExceptionInfoCallback> g_callback{nullptr};

}  // namespace

aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo* memUceInfoArray, size_t arraySize, size_t* retSize) {
  HOTPLATE_TRY(need(memUceInfoArray, "aclrtGetMemUceInfo", "memUceInfoArray"));
  HOTPLATE_TRY(need(retSize, "aclrtGetMemUceInfo", "retSize"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  const rt::DeviceFault fault = device->last_fault();
  *retSize = std::min(arraySize, fault.damaged.size());
  for (size_t i = 0; i < *retSize; ++i) put(fault.damaged[i], &memUceInfoArray[i]);
  return kSuccess;
}

aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo* memUceInfoArray, size_t arraySize) {
  HOTPLATE_TRY(need(memUceInfoArray, "aclrtMemUceRepair", "memUceInfoArray"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  if (arraySize > 128)
    return fail(kInvalidParam, "EE1003", "aclrtMemUceRepair: %zu ranges are more than 128", arraySize);
  rt::repair_device(*device);
  return kSuccess;
}

aclError aclrtGetErrorVerbose(int32_t deviceId, aclrtErrorInfo* errorInfo) {
  HOTPLATE_TRY(need(errorInfo, "aclrtGetErrorVerbose", "errorInfo"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  const rt::DeviceFault fault = device->last_fault();
  *errorInfo = {};
  errorInfo->errorType = type_of(fault.code);
  errorInfo->tryRepair = fault.code == kSuccess ? 0 : 1;
  if (errorInfo->errorType == ACL_RT_ERROR_MEMORY) {
    errorInfo->hasDetail = 1;
    auto& detail = errorInfo->detail.uceInfo;
    detail.arraySize = std::min(fault.damaged.size(), std::size(detail.memUceInfoArray));
    for (size_t i = 0; i < detail.arraySize; ++i) put(fault.damaged[i], &detail.memUceInfoArray[i]);
  } else if (errorInfo->errorType == ACL_RT_ERROR_AICORE) {
    errorInfo->hasDetail = 1;
    errorInfo->detail.aicoreErrType = ACL_RT_AICORE_ERROR_SW;
  }
  return kSuccess;
}

aclError aclrtRepairError(int32_t deviceId, const aclrtErrorInfo* errorInfo) {
  HOTPLATE_TRY(need(errorInfo, "aclrtRepairError", "errorInfo"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  rt::repair_device(*device);
  return kSuccess;
}

aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout) {
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  // 0 is the default of the interface, which waits as long as it takes.
  return rt::abort_device(*device, timeout == 0 ? rt::Deadline::never() : rt::Deadline::after_ms(timeout));
}

aclError aclrtStreamAbort(aclrtStream stream) {
  HOTPLATE_TRY(need(stream, "aclrtStreamAbort", "stream"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  use.stream->abort({kRtStreamAbort, "EE1001", "the task was dropped by aclrtStreamAbort"});
  use.stream->wait_aborted(rt::Deadline::never());
  use.stream->clear_failure();
  return kSuccess;
}

// Ends what runs and what is queued; the stream stays usable.
aclError aclrtStreamStop(aclrtStream stream) { return aclrtStreamAbort(stream); }

// ---- the callback of a failed task

aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback) {
  g_callback.store(callback);
  rt::set_exception_callback(callback ? [](const rt::ExceptionReport& report) {
    if (aclrtExceptionInfoCallback function = g_callback.load()) {
      rt::ExceptionReport copy = report;
      function(reinterpret_cast<aclrtExceptionInfo*>(&copy));
    }
  } : rt::ExceptionCallback{});
  return kSuccess;
}

namespace {

constexpr uint32_t kNone = 0xFFFFFFFF;
const rt::ExceptionReport* report_of(const aclrtExceptionInfo* info) {
  return reinterpret_cast<const rt::ExceptionReport*>(info);
}

}  // namespace

uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo* info) {
  return info ? report_of(info)->task_id : kNone;
}
uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo* info) {
  return info ? report_of(info)->stream_id : kNone;
}
uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo* info) {
  return info ? report_of(info)->thread_id : kNone;
}
uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo* info) {
  return info ? report_of(info)->device_id : kNone;
}
uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo* info) {
  return info ? report_of(info)->code : kNone;
}

}  // namespace hotplate::abi
