// Devices: which there are, which one a thread uses, what they look like.
#include "runtime/device.h"

#include <unistd.h>

#include <cstdio>
#include <cstring>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/config.h"
#include "runtime/context.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::abi {
namespace {

uint64_t hash(const char* text, uint64_t h) {
  for (; *text; ++text) h = (h ^ static_cast<unsigned char>(*text)) * 0x100000001B3ull;
  return h;
}

}  // namespace

aclError aclrtGetDeviceCount(uint32_t* count) {
  HOTPLATE_TRY(need(count, "aclrtGetDeviceCount", "count"));
  HOTPLATE_TRY(rt::config_status());
  *count = static_cast<uint32_t>(rt::device_count());
  return kSuccess;
}

aclError aclrtSetDevice(int32_t deviceId) {
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  rt::Context* context = device->primary(true);
  if (!context) return last_code();
  rt::set_current_context(context);
  return kSuccess;
}

aclError aclrtResetDevice(int32_t deviceId) {
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  return device->release_primary(false);
}

aclError aclrtResetDeviceForce(int32_t deviceId) {
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  return device->release_primary(true);
}

aclError aclrtGetDevice(int32_t* deviceId) {
  HOTPLATE_TRY(need(deviceId, "aclrtGetDevice", "deviceId"));
  HOTPLATE_TRY(rt::process::check());
  rt::Context* context = rt::explicit_context();
  if (!context)
    return fail(kRtContextNull, "EE1001", "aclrtGetDevice: this thread has no context (aclrtSetDevice was not called)");
  *deviceId = context->device.load()->id;
  return kSuccess;
}

aclError aclrtGetRunMode(aclrtRunMode* runMode) {
  HOTPLATE_TRY(need(runMode, "aclrtGetRunMode", "runMode"));
  *runMode = ACL_HOST;
  return kSuccess;
}

aclError aclrtSetTsDevice(aclrtTsId tsId) {
  if (tsId != ACL_TS_ID_AICORE && tsId != ACL_TS_ID_AIVECTOR) {
    return fail(kInvalidParam, "EE1003", "aclrtSetTsDevice: scheduler %d is not in [0, 1]", tsId);
  }
  return kSuccess;  // one scheduler serves both kinds of core
}

aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t* flags, int32_t* active) {
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  if (flags) *flags = 0;
  if (active) *active = device->has_primary() ? 1 : 0;
  return kSuccess;
}

aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus* deviceStatus) {
  HOTPLATE_TRY(need(deviceStatus, "aclrtQueryDeviceStatus", "deviceStatus"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  // Damaged memory or links, or a failure that stopped everything. A failed operator alone leaves a device usable.
  const Code code = device->last_fault().code;
  bool abnormal = code >= 507053 && code <= 507057;
  rt::contexts().for_each([&](rt::Context& context) {
    abnormal = abnormal || (context.generation.load() % 2 == 1 && context.device.load() == device && context.halted());
  });
  *deviceStatus = abnormal ? ACL_RT_DEVICE_STATUS_ABNORMAL : ACL_RT_DEVICE_STATUS_NORMAL;
  return kSuccess;
}

aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo* utilizationInfo) {
  HOTPLATE_TRY(need(utilizationInfo, "aclrtGetDeviceUtilizationRate", "utilizationInfo"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  // A sample of this moment: the device works or it does not.
  bool busy = false;
  for (const auto& ref : device->streams()) busy = busy || !ref.stream->idle();
  const rt::MemoryUse use = device->arena.use();
  utilizationInfo->cubeUtilization = busy ? 100 : 0;
  utilizationInfo->vectorUtilization = busy ? 100 : 0;
  utilizationInfo->aicpuUtilization = 0;
  utilizationInfo->memoryUtilization = use.total ? static_cast<int32_t>(use.allocated * 100 / use.total) : 0;
  return kSuccess;
}

aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t* value) {
  HOTPLATE_TRY(need(value, "aclGetDeviceCapability", "value"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(static_cast<int32_t>(deviceId), &device));
  const driver::SocInfo& soc = *rt::config().soc;
  switch (deviceInfo) {
    case ACL_DEVICE_INFO_AI_CORE_NUM:
      *value = soc.ai_cores;
      return kSuccess;
    case ACL_DEVICE_INFO_VECTOR_CORE_NUM:
      *value = soc.vector_cores;
      return kSuccess;
    case ACL_DEVICE_INFO_L2_SIZE:
      *value = static_cast<int64_t>(soc.l2_bytes);
      return kSuccess;
    default:
      return fail(kInvalidParam, "EE1003", "aclGetDeviceCapability: %d is not in [0, 2]", deviceInfo);
  }
}

aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t* value) {
  HOTPLATE_TRY(need(value, "aclrtGetDeviceInfo", "value"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(static_cast<int32_t>(deviceId), &device));
  const driver::SocInfo& soc = *rt::config().soc;
  switch (attr) {
    case ACL_DEV_ATTR_AICORE_CORE_NUM:
      *value = soc.ai_cores;
      return kSuccess;
    case ACL_DEV_ATTR_CUBE_CORE_NUM:
      *value = soc.cube_cores;
      return kSuccess;
    case ACL_DEV_ATTR_VECTOR_CORE_NUM:
      *value = soc.vector_cores;
      return kSuccess;
    case ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE:
      *value = soc.ub_bytes;
      return kSuccess;
    case ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE:
      *value = static_cast<int64_t>(rt::config().hbm_bytes);
      return kSuccess;
    case ACL_DEV_ATTR_L2_CACHE_SIZE:
      *value = static_cast<int64_t>(soc.l2_bytes);
      return kSuccess;
    case ACL_DEV_ATTR_PHY_CHIP_ID:
      *value = device->physical;
      return kSuccess;
    case ACL_DEV_ATTR_SMP_ID:  // one operating system
    case ACL_DEV_ATTR_IS_VIRTUAL:
      *value = 0;
      return kSuccess;
    case ACL_DEV_ATTR_NPU_ARCH:
      *value = soc.npu_arch;
      return kSuccess;
    default:
      return fail(kRtFeatureNotSupported, "EE1006", "aclrtGetDeviceInfo: attribute %d is not known for %s", attr,
                  soc.name);
  }
}

aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType, int32_t* value) {
  HOTPLATE_TRY(need(value, "aclrtGetDeviceCapability", "value"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  if (devFeatureType != ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV &&
      devFeatureType != ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV) {
    return fail(kInvalidParam, "EE1003", "aclrtGetDeviceCapability: feature %d is not known", devFeatureType);
  }
  *value = 0;  // neither exists here
  return kSuccess;
}

aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid* uuid) {
  HOTPLATE_TRY(need(uuid, "aclrtDeviceGetUuid", "uuid"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  char host[256] = {};
  gethostname(host, sizeof host - 1);
  char text[64];
  snprintf(text, sizeof text, "%s:%d", rt::config().soc->name, device->physical);
  const uint64_t words[2] = {hash(host, 0xCBF29CE484222325ull), hash(text, 0x9E3779B97F4A7C15ull)};
  memcpy(uuid->bytes, words, sizeof words);
  return kSuccess;
}

aclError aclrtDeviceGetBareTgid(int32_t* pid) {
  HOTPLATE_TRY(need(pid, "aclrtDeviceGetBareTgid", "pid"));
  *pid = static_cast<int32_t>(getpid());
  return kSuccess;
}

// ---- peers: all devices lie in the same host memory

aclError aclrtDeviceCanAccessPeer(int32_t* canAccessPeer, int32_t deviceId, int32_t peerDeviceId) {
  HOTPLATE_TRY(need(canAccessPeer, "aclrtDeviceCanAccessPeer", "canAccessPeer"));
  rt::Device *device = nullptr, *peer = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  HOTPLATE_TRY(rt::device_of(peerDeviceId, &peer));
  *canAccessPeer = device != peer ? 1 : 0;
  return kSuccess;
}

aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags) {
  if (flags != 0) return fail(kInvalidParam, "EE1003", "aclrtDeviceEnablePeerAccess: flags must be 0, not %u", flags);
  rt::Context* context = nullptr;
  rt::Device* peer = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  HOTPLATE_TRY(rt::device_of(peerDeviceId, &peer));
  rt::Device* device = context->device.load();
  if (device == peer) {
    return fail(kRtParamInvalid, "EE1001", "aclrtDeviceEnablePeerAccess: device %d cannot be its own peer",
                peerDeviceId);
  }
  device->peers.fetch_or(1ull << peer->id);
  return kSuccess;
}

aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId) {
  rt::Context* context = nullptr;
  rt::Device* peer = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  HOTPLATE_TRY(rt::device_of(peerDeviceId, &peer));
  context->device.load()->peers.fetch_and(~(1ull << peer->id));
  return kSuccess;
}

aclError aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId, int32_t* status) {
  HOTPLATE_TRY(need(status, "aclrtDevicePeerAccessStatus", "status"));
  rt::Device *device = nullptr, *peer = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  HOTPLATE_TRY(rt::device_of(peerDeviceId, &peer));
  *status = (device->peers.load() >> peer->id) & 1;
  return kSuccess;
}

// ---- three ways to number devices: logic = as this process counts, user = the same, phy = as the machine counts

aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid, int32_t* const logicDevId) {
  HOTPLATE_TRY(need(logicDevId, "aclrtGetLogicDevIdByUserDevId", "logicDevId"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(userDevid, &device));
  *logicDevId = device->physical;
  return kSuccess;
}

aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId, int32_t* const userDevid) {
  HOTPLATE_TRY(need(userDevid, "aclrtGetUserDevIdByLogicDevId", "userDevid"));
  for (int id = 0; id < rt::device_count(); ++id) {
    if (rt::find_device(id)->physical == logicDevId) {
      *userDevid = id;
      return kSuccess;
    }
  }
  return fail(kRtInvalidDevice, "EE1001", "aclrtGetUserDevIdByLogicDevId: device %d is not visible", logicDevId);
}

aclError aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t* const logicDevId) {
  HOTPLATE_TRY(need(logicDevId, "aclrtGetLogicDevIdByPhyDevId", "logicDevId"));
  if (phyDevId < 0 || phyDevId >= rt::config().devices) {
    return fail(kRtInvalidDevice, "EE1001", "device id %d is not in [0, %d)", phyDevId, rt::config().devices);
  }
  *logicDevId = phyDevId;
  return kSuccess;
}

aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t* const phyDevId) {
  return aclrtGetLogicDevIdByPhyDevId(logicDevId, phyDevId);
}

}  // namespace hotplate::abi
