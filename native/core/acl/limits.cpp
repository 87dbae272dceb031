// Time-outs and core limits: what is set is kept and told again.
#include <atomic>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/config.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/stream.h"

namespace hotplate::abi {
namespace {

// The granularity of the hardware timer, and the longest time it can hold.
constexpr uint64_t kTimerUs = 1000;
constexpr uint64_t kLongestUs = 18ull * 60 * 1000 * 1000;

// How long an operator may run. Kept for those who ask: on a CPU the same operator may well take longer, so nothing is
// stopped.
std::atomic<uint64_t> g_execute_timeout_us{kLongestUs};

aclError core_of(const char* call, aclrtDevResLimitType type, rt::Core* core) {
  if (type != ACL_RT_DEV_RES_CUBE_CORE && type != ACL_RT_DEV_RES_VECTOR_CORE) {
    return fail(kInvalidParam, "EE1003", "%s: resource %d is not 0 (cube cores) or 1 (vector cores)", call, type);
  }
  *core = static_cast<rt::Core>(type);
  return kSuccess;
}

struct ThreadStream {
  void* handle = nullptr;
  bool set = false;
};
thread_local ThreadStream t_limits;  // aclrtUseStreamResInCurrentThread

uint32_t limit_of(const rt::Stream& stream, rt::Core core) {
  const uint32_t own = stream.core_limits[static_cast<size_t>(core)].load();
  return own == UINT32_MAX ? stream.device.load()->core_limit(core) : own;
}

}  // namespace

aclError aclrtSetOpWaitTimeout(uint32_t timeout) {
  rt::set_wait_timeout_s(timeout);
  return kSuccess;
}

aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t* actualTimeout) {
  HOTPLATE_TRY(need(actualTimeout, "aclrtSetOpExecuteTimeOutV2", "actualTimeout"));
  uint64_t actual = (timeout + kTimerUs - 1) / kTimerUs * kTimerUs;
  if (actual == 0 || actual > kLongestUs) actual = kLongestUs;
  g_execute_timeout_us.store(actual);
  *actualTimeout = actual;
  return kSuccess;
}

aclError aclrtSetOpExecuteTimeOut(uint32_t timeout) {
  uint64_t ignored = 0;
  return aclrtSetOpExecuteTimeOutV2(timeout * 1000000ull, &ignored);
}

aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout) {
  uint64_t ignored = 0;
  return aclrtSetOpExecuteTimeOutV2(timeout * 1000ull, &ignored);
}

aclError aclrtGetOpTimeOutInterval(uint64_t* interval) {
  HOTPLATE_TRY(need(interval, "aclrtGetOpTimeOutInterval", "interval"));
  *interval = kTimerUs;
  return kSuccess;
}

aclError aclrtGetOpExecuteTimeout(uint32_t* const timeoutMs) {
  HOTPLATE_TRY(need(timeoutMs, "aclrtGetOpExecuteTimeout", "timeoutMs"));
  *timeoutMs = static_cast<uint32_t>(g_execute_timeout_us.load() / 1000);
  return kSuccess;
}

// ---- how many cores

aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t* value) {
  HOTPLATE_TRY(need(value, "aclrtGetDeviceResLimit", "value"));
  rt::Device* device = nullptr;
  rt::Core core = rt::Core::Cube;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  HOTPLATE_TRY(core_of("aclrtGetDeviceResLimit", type, &core));
  *value = device->core_limit(core);
  return kSuccess;
}

aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value) {
  rt::Device* device = nullptr;
  rt::Core core = rt::Core::Cube;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  HOTPLATE_TRY(core_of("aclrtSetDeviceResLimit", type, &core));
  return device->set_core_limit(core, value);
}

aclError aclrtResetDeviceResLimit(int32_t deviceId) {
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  device->reset_core_limits();
  return kSuccess;
}

aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t* value) {
  HOTPLATE_TRY(need(value, "aclrtGetStreamResLimit", "value"));
  rt::StreamUse use;
  rt::Core core = rt::Core::Cube;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  HOTPLATE_TRY(core_of("aclrtGetStreamResLimit", type, &core));
  *value = limit_of(*use.stream, core);
  return kSuccess;
}

aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t value) {
  rt::StreamUse use;
  rt::Core core = rt::Core::Cube;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  HOTPLATE_TRY(core_of("aclrtSetStreamResLimit", type, &core));
  const auto& soc = *rt::config().soc;
  const auto most = static_cast<uint32_t>(core == rt::Core::Cube ? soc.cube_cores : soc.vector_cores);
  if (value == 0 || value > most) {
    return fail(kRtParamInvalid, "EE1003", "aclrtSetStreamResLimit: %u cores is not in [1, %u]", value, most);
  }
  use.stream->core_limits[static_cast<size_t>(core)].store(value);
  return kSuccess;
}

aclError aclrtResetStreamResLimit(aclrtStream stream) {
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  for (auto& limit : use.stream->core_limits) limit.store(UINT32_MAX);
  return kSuccess;
}

aclError aclrtUseStreamResInCurrentThread(aclrtStream stream) {
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  t_limits = {rt::make_handle(rt::HandleKind::Stream, use.generation, use.stream->slot), true};
  return kSuccess;
}

aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream) {
  rt::StreamUse use;
  HOTPLATE_TRY(rt::stream_of(stream, &use));
  t_limits = {};
  return kSuccess;
}

aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t* value) {
  HOTPLATE_TRY(need(value, "aclrtGetResInCurrentThread", "value"));
  rt::Core core = rt::Core::Cube;
  HOTPLATE_TRY(core_of("aclrtGetResInCurrentThread", type, &core));
  rt::Context* context = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  const rt::Stream* stream = t_limits.set ? rt::streams().find(t_limits.handle) : nullptr;
  *value = stream ? limit_of(*stream, core) : context->device.load()->core_limit(core);
  return kSuccess;
}

}  // namespace hotplate::abi
