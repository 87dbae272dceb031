// Device and host memory, copies and fills.
#include "runtime/memory.h"

#include <algorithm>
#include <cstdio>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/host_memory.h"
#include "runtime/process.h"
#include "runtime/stream.h"
#include "runtime/tasks.h"

namespace hotplate::abi {
namespace {

aclError malloc_on_device(const char* call, void** out, size_t size, aclrtMemMallocPolicy policy) {
  const int kind = policy & 0xFF;
  if (kind > ACL_MEM_MALLOC_HUGE1G_ONLY_P2P)
    return fail(kInvalidParam, "EE1003", "%s: policy %d is not known", call, policy);
  return rt::device_allocate(call, size, out);
}

}  // namespace

aclError aclrtMalloc(void** devPtr, size_t size, aclrtMemMallocPolicy policy) {
  return malloc_on_device("aclrtMalloc", devPtr, size, policy);
}

aclError aclrtMallocAlign32(void** devPtr, size_t size, aclrtMemMallocPolicy policy) {
  return malloc_on_device("aclrtMallocAlign32", devPtr, size, policy);
}

aclError aclrtMallocCached(void** devPtr, size_t size, aclrtMemMallocPolicy policy) {
  return malloc_on_device("aclrtMallocCached", devPtr, size, policy);
}

aclError aclrtMallocWithCfg(void** devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig* cfg) {
  if (cfg && cfg->numAttrs > 0) HOTPLATE_TRY(need(cfg->attrs, "aclrtMallocWithCfg", "cfg->attrs"));
  return malloc_on_device("aclrtMallocWithCfg", devPtr, size, policy);
}

aclError aclrtFree(void* devPtr) { return rt::device_free("aclrtFree", devPtr); }

aclError aclrtFreeWithDevSync(void* devPtr) {
  HOTPLATE_TRY(rt::synchronize_device(rt::Deadline::never()));
  return rt::device_free("aclrtFreeWithDevSync", devPtr);
}

// Host and device see the same memory through the same caches.
aclError aclrtMemFlush(void* devPtr, size_t size) {
  return rt::check_range("aclrtMemFlush", "address", devPtr, size, rt::Side::Device);
}
aclError aclrtMemInvalidate(void* devPtr, size_t size) {
  return rt::check_range("aclrtMemInvalidate", "address", devPtr, size, rt::Side::Device);
}

// ---- host memory

aclError aclrtMallocHost(void** hostPtr, size_t size) {
  HOTPLATE_TRY(need(hostPtr, "aclrtMallocHost", "hostPtr"));
  if (size == 0) return fail(kInvalidParam, "EE1003", "aclrtMallocHost: 0 bytes were asked for");
  return rt::pinned_allocate(size, hostPtr);
}

aclError aclrtFreeHost(void* hostPtr) {
  HOTPLATE_TRY(need(hostPtr, "aclrtFreeHost", "hostPtr"));
  HOTPLATE_TRY(rt::process::check());
  return rt::pinned_free(hostPtr);
}

aclError aclrtFreeHostWithDevSync(void* hostPtr) {
  HOTPLATE_TRY(rt::synchronize_device(rt::Deadline::never()));
  return aclrtFreeHost(hostPtr);
}

aclError aclrtHostRegister(void* ptr, uint64_t size, aclrtHostRegisterType type, void** devPtr) {
  HOTPLATE_TRY(need(ptr, "aclrtHostRegister", "ptr"));
  HOTPLATE_TRY(need(devPtr, "aclrtHostRegister", "devPtr"));
  if (size == 0) return fail(kInvalidParam, "EE1003", "aclrtHostRegister: the size is 0");
  if (type != ACL_HOST_REGISTER_MAPPED) {
    return fail(kRtFeatureNotSupported, "EE1006",
                "aclrtHostRegister: only ACL_HOST_REGISTER_MAPPED is supported, not %d", type);
  }
  HOTPLATE_TRY(rt::host_register(ptr, size));
  *devPtr = ptr;
  return kSuccess;
}

aclError aclrtHostRegisterV2(void* ptr, uint64_t size, uint32_t flag) {
  HOTPLATE_TRY(need(ptr, "aclrtHostRegisterV2", "ptr"));
  if (size == 0) return fail(kInvalidParam, "EE1003", "aclrtHostRegisterV2: the size is 0");
  constexpr uint32_t kKnown = ACL_HOST_REG_MAPPED | ACL_HOST_REG_PINNED;
  if (flag & ~kKnown)
    return fail(kRtFeatureNotSupported, "EE1006", "aclrtHostRegisterV2: flags 0x%x are not supported", flag & ~kKnown);
  return rt::host_register(ptr, size);
}

aclError aclrtHostGetDevicePointer(void* pHost, void** pDevice, uint32_t flag) {
  HOTPLATE_TRY(need(pHost, "aclrtHostGetDevicePointer", "pHost"));
  HOTPLATE_TRY(need(pDevice, "aclrtHostGetDevicePointer", "pDevice"));
  if (flag != 0) return fail(kInvalidParam, "EE1003", "aclrtHostGetDevicePointer: flag must be 0, not %u", flag);
  if (rt::locate(pHost).place != rt::Place::Pinned) {
    return fail(kRtParamInvalid, "EE1001", "aclrtHostGetDevicePointer: %p is not registered host memory", pHost);
  }
  *pDevice = pHost;
  return kSuccess;
}

aclError aclrtHostUnregister(void* ptr) {
  HOTPLATE_TRY(need(ptr, "aclrtHostUnregister", "ptr"));
  HOTPLATE_TRY(rt::process::check());
  return rt::host_unregister(ptr);
}

aclError aclrtPointerGetAttributes(const void* ptr, aclrtPtrAttributes* attributes) {
  HOTPLATE_TRY(need(ptr, "aclrtPointerGetAttributes", "ptr"));
  HOTPLATE_TRY(need(attributes, "aclrtPointerGetAttributes", "attributes"));
  HOTPLATE_TRY(rt::process::check());
  *attributes = {};
  const rt::Spot spot = rt::locate(ptr);
  attributes->pageSize = 4096;
  switch (spot.place) {
    case rt::Place::Device:
      attributes->location = {static_cast<uint32_t>(spot.device), ACL_MEM_LOCATION_TYPE_DEVICE};
      break;
    case rt::Place::Pinned:
      attributes->location = {0, ACL_MEM_LOCATION_TYPE_HOST};
      break;
    case rt::Place::Host:
      attributes->location = {0, ACL_MEM_LOCATION_TYPE_UNREGISTERED};
      break;
  }
  return kSuccess;
}

// ---- how much there is

aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t* free, size_t* total) {
  HOTPLATE_TRY(need(free, "aclrtGetMemInfo", "free"));
  HOTPLATE_TRY(need(total, "aclrtGetMemInfo", "total"));
  rt::Context* context = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  switch (attr) {
    case ACL_DDR_MEM:
    case ACL_DDR_MEM_HUGE:
    case ACL_DDR_MEM_NORMAL:
    case ACL_DDR_MEM_P2P_HUGE:
    case ACL_DDR_MEM_P2P_NORMAL:
      *free = *total = 0;  // the chips modelled here have one kind of memory
      return kSuccess;
    default:
      if (attr < 0 || attr > ACL_MEM_P2P_HUGE1G)
        return fail(kInvalidParam, "EE1003", "aclrtGetMemInfo: attribute %d is not known", attr);
      break;
  }
  const rt::MemoryUse use = context->device.load()->arena.use();
  *total = use.total;
  *free = use.total - use.allocated;
  return kSuccess;
}

aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo* memUsageInfo, size_t inputNum, size_t* outputNum) {
  HOTPLATE_TRY(need(memUsageInfo, "aclrtGetMemUsageInfo", "memUsageInfo"));
  HOTPLATE_TRY(need(outputNum, "aclrtGetMemUsageInfo", "outputNum"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  *outputNum = 0;
  if (inputNum == 0) return fail(kInvalidParam, "EE1003", "aclrtGetMemUsageInfo: inputNum is 0");
  const rt::MemoryUse use = device->arena.use();
  *memUsageInfo = {};
  snprintf(memUsageInfo->name, sizeof memUsageInfo->name, "APP");
  memUsageInfo->curMemSize = use.allocated;
  memUsageInfo->memPeakSize = use.peak;
  *outputNum = 1;
  return kSuccess;
}

// ---- copies and fills

aclError aclrtMemcpy(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind) {
  rt::Direction direction;
  HOTPLATE_TRY(rt::check_copy("aclrtMemcpy", dst, destMax, src, count, kind, &direction));
  rt::copy_bytes(dst, src, count, direction);
  return kSuccess;
}

aclError aclrtMemcpyAsync(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                          aclrtStream stream) {
  rt::Direction direction;
  HOTPLATE_TRY(rt::check_copy("aclrtMemcpyAsync", dst, destMax, src, count, kind, &direction));
  return rt::submit(stream, rt::TaskRef(new rt::CopyTask(dst, src, count, direction)));
}

// The condition of the name concerns pageable host memory, which the device reaches here as it reaches any other.
aclError aclrtMemcpyAsyncWithCondition(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                                       aclrtStream stream) {
  rt::Direction direction;
  HOTPLATE_TRY(rt::check_copy("aclrtMemcpyAsyncWithCondition", dst, destMax, src, count, kind, &direction));
  return rt::submit(stream, rt::TaskRef(new rt::CopyTask(dst, src, count, direction)));
}

namespace {

aclError check_rows(const char* call, void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                    size_t height, aclrtMemcpyKind kind, rt::Direction* direction) {
  if (width == 0 || height == 0 || dpitch < width || spitch < width) {
    return fail(kInvalidParam, "EE1003", "%s: %zu rows of %zu bytes do not fit pitches of %zu and %zu bytes", call,
                height, width, dpitch, spitch);
  }
  const size_t to = dpitch * (height - 1) + width, from = spitch * (height - 1) + width;
  HOTPLATE_TRY(rt::check_copy(call, dst, to, src, std::min(to, from), kind, direction));
  HOTPLATE_TRY(rt::check_range(call, "destination", dst, to, rt::Side::Any));
  return rt::check_range(call, "source", src, from, rt::Side::Any);
}

aclError check_fill(const char* call, void* p, size_t room, size_t count) {
  HOTPLATE_TRY(rt::process::check());
  if (count > room) return fail(kRtParamInvalid, "EE1001", "%s: %zu bytes do not fit in %zu bytes", call, count, room);
  return rt::check_range(call, "destination", p, count, rt::Side::Any);
}

}  // namespace

aclError aclrtMemcpy2d(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                       aclrtMemcpyKind kind) {
  rt::Direction direction;
  HOTPLATE_TRY(check_rows("aclrtMemcpy2d", dst, dpitch, src, spitch, width, height, kind, &direction));
  rt::copy_rows(static_cast<char*>(dst), dpitch, static_cast<const char*>(src), spitch, width, height, direction);
  return kSuccess;
}

aclError aclrtMemcpy2dAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                            aclrtMemcpyKind kind, aclrtStream stream) {
  rt::Direction direction;
  HOTPLATE_TRY(check_rows("aclrtMemcpy2dAsync", dst, dpitch, src, spitch, width, height, kind, &direction));
  return rt::submit(stream, rt::TaskRef(new rt::Copy2dTask(dst, dpitch, src, spitch, width, height, direction)));
}

aclError aclrtMemset(void* devPtr, size_t maxCount, int32_t value, size_t count) {
  HOTPLATE_TRY(check_fill("aclrtMemset", devPtr, maxCount, count));
  rt::fill_bytes(devPtr, static_cast<uint32_t>(value), 1, count);
  return kSuccess;
}

aclError aclrtMemsetAsync(void* devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream) {
  HOTPLATE_TRY(check_fill("aclrtMemsetAsync", devPtr, maxCount, count));
  return rt::submit(stream, rt::TaskRef(new rt::FillTask(devPtr, static_cast<uint32_t>(value), 1, count)));
}

aclError aclrtMemsetD32(void* ptr, size_t memSize, uint32_t value, size_t N) {
  if (N > memSize / sizeof(uint32_t)) {
    return fail(kRtParamInvalid, "EE1001", "aclrtMemsetD32: %zu words do not fit in %zu bytes", N, memSize);
  }
  HOTPLATE_TRY(check_fill("aclrtMemsetD32", ptr, memSize, N * sizeof(uint32_t)));
  rt::fill_bytes(ptr, value, sizeof(uint32_t), N * sizeof(uint32_t));
  return kSuccess;
}

aclError aclrtMemsetD32Async(void* ptr, size_t memSize, uint32_t value, size_t N, aclrtStream stream) {
  if (N > memSize / sizeof(uint32_t)) {
    return fail(kRtParamInvalid, "EE1001", "aclrtMemsetD32Async: %zu words do not fit in %zu bytes", N, memSize);
  }
  HOTPLATE_TRY(check_fill("aclrtMemsetD32Async", ptr, memSize, N * sizeof(uint32_t)));
  return rt::submit(stream, rt::TaskRef(new rt::FillTask(ptr, value, sizeof(uint32_t), N * sizeof(uint32_t))));
}

}  // namespace hotplate::abi
