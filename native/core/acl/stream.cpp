// Streams: making, asking, waiting; host functions and callbacks on them.
#include "runtime/stream.h"

#include <cstring>
#include <mutex>
#include <set>
#include <utility>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/callback.h"
#include "runtime/codes.h"
#include "runtime/device.h"
#include "runtime/tasks.h"

namespace hotplate::abi {
namespace {

constexpr uint32_t kLowestPriority = 7;
constexpr uint32_t kKnownFlags = 0x3F;

aclError make_stream(const char* call, aclrtStream* out, uint32_t priority, uint32_t flags) {
  HOTPLATE_TRY(need(out, call, "stream"));
  if (priority > kLowestPriority) {
    return fail(kInvalidParam, "EE1003", "%s: priority %u is not in [0, %u]", call, priority, kLowestPriority);
  }
  if (flags & ~kKnownFlags)
    return fail(kInvalidParam, "EE1003", "%s: flags 0x%x are not known", call, flags & ~kKnownFlags);
  rt::Context* context = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  rt::Stream* made = nullptr;
  HOTPLATE_TRY(rt::create_stream(*context, priority, flags, false, &made));
  *out = rt::StreamPool::handle_of(*made);
  return kSuccess;
}

aclError end_stream(aclrtStream stream, bool force) {
  rt::StreamUse use;
  HOTPLATE_TRY(need(stream, force ? "aclrtDestroyStreamForce" : "aclrtDestroyStream", "stream"));
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  if (use.stream->is_default.load()) {
    return fail(kRtParamInvalid, "EE1001", "the default stream ends with its context and cannot be destroyed");
  }
  return rt::destroy_stream(*use.stream, use.generation, force);
}

// Descriptions of streams to make have public fields, so their handles are addresses; the living ones are listed.
struct Configs {
  std::mutex mutex;
  std::set<const aclrtStreamConfigHandle*> alive;
};
Configs& configs() {
  static Configs& c = *new Configs;
  return c;
}

// Runs `use` on a living description.
template <class F>
aclError with_config(const char* call, const aclrtStreamConfigHandle* handle, F&& use) {
  Configs& c = configs();
  std::lock_guard lock(c.mutex);
  if (c.alive.count(handle)) return use();
  return fail(kInvalidParam, "EE1001", "%s: %p is not a stream description, or it was destroyed", call,
              static_cast<const void*>(handle));
}

aclError check_mode(uint64_t mode) {
  if (mode <= ACL_STOP_ON_FAILURE) return kSuccess;
  return fail(kInvalidParam, "EE1003", "failure mode %llu is not 0 (continue) or 1 (stop)",
              static_cast<unsigned long long>(mode));
}

}  // namespace

aclError aclrtCreateStream(aclrtStream* stream) { return make_stream("aclrtCreateStream", stream, 0, 0); }

aclError aclrtCreateStreamWithConfig(aclrtStream* stream, uint32_t priority, uint32_t flag) {
  return make_stream("aclrtCreateStreamWithConfig", stream, priority, flag);
}

aclError aclrtCreateStreamV2(aclrtStream* stream, const aclrtStreamConfigHandle* handle) {
  if (!handle) return make_stream("aclrtCreateStreamV2", stream, 0, 0);
  return with_config("aclrtCreateStreamV2", handle, [&] {
    return make_stream("aclrtCreateStreamV2", stream, handle->priority, static_cast<uint32_t>(handle->flag));
  });
}

aclrtStreamConfigHandle* aclrtCreateStreamConfigHandle() {
  Configs& c = configs();
  auto* handle = new aclrtStreamConfigHandle{};
  std::lock_guard lock(c.mutex);
  c.alive.insert(handle);
  return handle;
}

aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle* handle) {
  return with_config("aclrtDestroyStreamConfigHandle", handle, [&] {
    configs().alive.erase(handle);
    delete handle;
    return static_cast<aclError>(kSuccess);
  });
}

aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle* handle, aclrtStreamConfigAttr attr, const void* attrValue,
                                 size_t valueSize) {
  constexpr const char* kCall = "aclrtSetStreamConfigOpt";
  HOTPLATE_TRY(need(attrValue, kCall, "attrValue"));
  const auto set = [&](auto* target) {
    if (valueSize != sizeof *target) {
      return fail(kInvalidParam, "EE1003", "%s: attribute %d has %zu bytes, not %zu", kCall, attr, sizeof *target,
                  valueSize);
    }
    memcpy(target, attrValue, valueSize);
    return static_cast<aclError>(kSuccess);
  };
  return with_config(kCall, handle, [&] {
    switch (attr) {
      case ACL_RT_STREAM_WORK_ADDR_PTR:
        return set(&handle->workptr);
      case ACL_RT_STREAM_WORK_SIZE:
        return set(&handle->workSize);
      case ACL_RT_STREAM_FLAG:
        return set(&handle->flag);
      case ACL_RT_STREAM_PRIORITY:
        return set(&handle->priority);
      default:
        return fail(kInvalidParam, "EE1003", "%s: attribute %d is not in [0, 3]", kCall, attr);
    }
  });
}

aclError aclrtDestroyStream(aclrtStream stream) { return end_stream(stream, false); }
aclError aclrtDestroyStreamForce(aclrtStream stream) { return end_stream(stream, true); }

// ---- waiting

aclError aclrtSynchronizeStream(aclrtStream stream) {
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  return use.stream->synchronize(use.generation, rt::Deadline::never());
}

aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout) {
  if (timeout < -1)
    return fail(kInvalidParam, "EE1003", "aclrtSynchronizeStreamWithTimeout: timeout %d is below -1", timeout);
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  return use.stream->synchronize(use.generation, rt::Deadline::from_timeout_ms(timeout));
}

aclError aclrtSynchronizeDevice() { return rt::synchronize_device(rt::Deadline::never()); }

aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout) {
  if (timeout < -1)
    return fail(kInvalidParam, "EE1003", "aclrtSynchronizeDeviceWithTimeout: timeout %d is below -1", timeout);
  return rt::synchronize_device(rt::Deadline::from_timeout_ms(timeout));
}

aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus* status) {
  HOTPLATE_TRY(need(status, "aclrtStreamQuery", "status"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  if (use.stream->recorder.load()) {
    return fail(kRtCaptureSync, "EE1001", "stream %d is being captured and cannot be queried", use.stream->id.load());
  }
  if (!use.stream->idle()) {
    *status = ACL_STREAM_STATUS_NOT_READY;
    return kSuccess;
  }
  *status = ACL_STREAM_STATUS_COMPLETE;
  return use.stream->take_failure();
}

// ---- what a stream is

aclError aclrtStreamGetId(aclrtStream stream, int32_t* streamId) {
  HOTPLATE_TRY(need(streamId, "aclrtStreamGetId", "streamId"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  *streamId = use.stream->id.load();
  return kSuccess;
}

aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t* priority) {
  HOTPLATE_TRY(need(priority, "aclrtStreamGetPriority", "priority"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  *priority = use.stream->priority.load();
  return kSuccess;
}

aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t* flags) {
  HOTPLATE_TRY(need(flags, "aclrtStreamGetFlags", "flags"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  *flags = use.stream->flags.load();
  return kSuccess;
}

aclError aclrtDeviceGetStreamPriorityRange(int32_t* leastPriority, int32_t* greatestPriority) {
  HOTPLATE_TRY(need(leastPriority, "aclrtDeviceGetStreamPriorityRange", "leastPriority"));
  HOTPLATE_TRY(need(greatestPriority, "aclrtDeviceGetStreamPriorityRange", "greatestPriority"));
  *leastPriority = static_cast<int32_t>(kLowestPriority);
  *greatestPriority = 0;
  return kSuccess;
}

aclError aclrtGetStreamAvailableNum(uint32_t* streamCount) {
  HOTPLATE_TRY(need(streamCount, "aclrtGetStreamAvailableNum", "streamCount"));
  rt::Context* context = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  *streamCount = context->device.load()->streams_left();
  return kSuccess;
}

aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode) {
  HOTPLATE_TRY(need(stream, "aclrtSetStreamFailureMode", "stream"));
  HOTPLATE_TRY(check_mode(mode));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  use.stream->stop_on_failure.store(mode);
  return kSuccess;
}

aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag) {
  if (flag > 1) return fail(kInvalidParam, "EE1003", "aclrtSetStreamOverflowSwitch: flag %u is not 0 or 1", flag);
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  use.stream->overflow_switch.store(flag);
  return kSuccess;
}

aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t* flag) {
  HOTPLATE_TRY(need(flag, "aclrtGetStreamOverflowSwitch", "flag"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  *flag = use.stream->overflow_switch.load();
  return kSuccess;
}

aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue* value) {
  HOTPLATE_TRY(need(value, "aclrtSetStreamAttribute", "value"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  switch (stmAttrType) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
      HOTPLATE_TRY(check_mode(value->failureMode));
      use.stream->stop_on_failure.store(value->failureMode);
      return kSuccess;
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
      return aclrtSetStreamOverflowSwitch(stream, value->overflowSwitch);
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
      use.stream->tag.store(value->userCustomTag);
      return kSuccess;
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
      return kSuccess;  // the names of operators are always at hand
    case ACL_STREAM_ATTR_PRIORITY:
      if (value->streamPriority > kLowestPriority) break;
      use.stream->priority.store(value->streamPriority);
      return kSuccess;
  }
  return fail(kInvalidParam, "EE1003", "aclrtSetStreamAttribute: attribute %d, or its value, is not known",
              stmAttrType);
}

aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue* value) {
  HOTPLATE_TRY(need(value, "aclrtGetStreamAttribute", "value"));
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  *value = {};
  switch (stmAttrType) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
      value->failureMode = use.stream->stop_on_failure.load();
      return kSuccess;
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
      value->overflowSwitch = use.stream->overflow_switch.load();
      return kSuccess;
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
      value->userCustomTag = use.stream->tag.load();
      return kSuccess;
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
      value->cacheOpInfoSwitch = 1;
      return kSuccess;
    case ACL_STREAM_ATTR_PRIORITY:
      value->streamPriority = use.stream->priority.load();
      return kSuccess;
  }
  return fail(kInvalidParam, "EE1003", "aclrtGetStreamAttribute: attribute %d is not known", stmAttrType);
}

// ---- small tasks

aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void* args) {
  HOTPLATE_TRY(need(reinterpret_cast<void*>(fn), "aclrtLaunchHostFunc", "fn"));
  return rt::submit(stream, rt::TaskRef(new rt::HostFunctionTask(fn, args)));
}

aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream) { return rt::subscribe_report(threadId, stream); }
aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream) {
  return rt::unsubscribe_report(threadId, stream);
}
aclError aclrtProcessReport(int32_t timeout) {
  if (timeout < -1) return fail(kInvalidParam, "EE1003", "aclrtProcessReport: timeout %d is below -1", timeout);
  return rt::process_report(timeout);
}

aclError aclrtLaunchCallback(aclrtCallback fn, void* userData, aclrtCallbackBlockType blockType, aclrtStream stream) {
  HOTPLATE_TRY(need(reinterpret_cast<void*>(fn), "aclrtLaunchCallback", "fn"));
  if (blockType != ACL_CALLBACK_NO_BLOCK && blockType != ACL_CALLBACK_BLOCK) {
    return fail(kInvalidParam, "EE1003", "aclrtLaunchCallback: block type %d is not 0 or 1", blockType);
  }
  return rt::launch_callback(fn, userData, blockType == ACL_CALLBACK_BLOCK, stream);
}

namespace {

aclError check_word(const char* call, void* address) {
  HOTPLATE_TRY(rt::check_range(call, "address", address, sizeof(uint64_t), rt::Side::Device));
  if (reinterpret_cast<uintptr_t>(address) % sizeof(uint64_t) != 0) {
    return fail(kRtUnaligned, "EE1001", "%s: %p is not a multiple of 8", call, address);
  }
  return kSuccess;
}

}  // namespace

aclError aclrtValueWrite(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream) {
  HOTPLATE_TRY(check_word("aclrtValueWrite", devAddr));
  if (flag != 0) return fail(kInvalidParam, "EE1003", "aclrtValueWrite: flag must be 0, not %u", flag);
  return rt::submit(stream, rt::TaskRef(new rt::ValueWriteTask(devAddr, value)));
}

aclError aclrtValueWait(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream) {
  HOTPLATE_TRY(check_word("aclrtValueWait", devAddr));
  if (flag > ACL_STREAM_WAIT_VALUE_NOR)
    return fail(kInvalidParam, "EE1003", "aclrtValueWait: flag %u is not in [0, 3]", flag);
  return rt::submit(
      stream, rt::TaskRef(new rt::ValueWaitTask(devAddr, value, static_cast<rt::ValueWaitTask::Condition>(flag))));
}

// A hint to the cache of the chip: checked like any use of the memory, and nothing else to do.
aclError aclrtCmoAsync(void* src, size_t size, aclrtCmoType cmoType, aclrtStream stream) {
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  if (cmoType < ACL_RT_CMO_TYPE_PREFETCH || cmoType > ACL_RT_CMO_TYPE_FLUSH) {
    return fail(kInvalidParam, "EE1003", "aclrtCmoAsync: type %d is not in [0, 3]", cmoType);
  }
  return rt::check_range("aclrtCmoAsync", "source", src, size, rt::Side::Device);
}

}  // namespace hotplate::abi
