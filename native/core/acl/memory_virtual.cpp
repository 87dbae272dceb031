// Reserved addresses, physical memory, and sharing both with other processes.
#include "runtime/memory_virtual.h"

#include <cstdio>
#include <cstring>
#include <string>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/device.h"
#include "runtime/share.h"

namespace hotplate::abi {

aclError aclrtReserveMemAddress(void** virPtr, size_t size, size_t alignment, void* expectPtr, uint64_t flags) {
  HOTPLATE_TRY(need(virPtr, "aclrtReserveMemAddress", "virPtr"));
  if (flags > 1) {
    return fail(kInvalidParam, "EE1003", "aclrtReserveMemAddress: flags %llu is not 0 or 1",
                static_cast<unsigned long long>(flags));
  }
  return rt::reserve_addresses(size, alignment, expectPtr, virPtr);
}

aclError aclrtReleaseMemAddress(void* virPtr) {
  HOTPLATE_TRY(need(virPtr, "aclrtReleaseMemAddress", "virPtr"));
  return rt::release_addresses(virPtr);
}

aclError aclrtMallocPhysical(aclrtDrvMemHandle* handle, size_t size, const aclrtPhysicalMemProp* prop, uint64_t flags) {
  HOTPLATE_TRY(need(handle, "aclrtMallocPhysical", "handle"));
  HOTPLATE_TRY(need(prop, "aclrtMallocPhysical", "prop"));
  if (flags != 0) return fail(kInvalidParam, "EE1003", "aclrtMallocPhysical: flags must be 0");
  std::shared_ptr<rt::PhysicalMemory> memory;
  switch (prop->location.type) {
    case ACL_MEM_LOCATION_TYPE_DEVICE:
      HOTPLATE_TRY(rt::allocate_physical(static_cast<int>(prop->location.id), size, &memory));
      break;
    case ACL_MEM_LOCATION_TYPE_HOST:
    case ACL_MEM_LOCATION_TYPE_HOST_NUMA:
      HOTPLATE_TRY(rt::allocate_physical_host(size, &memory));
      break;
    default:
      return fail(kInvalidParam, "EE1003", "aclrtMallocPhysical: location type %d is neither host nor device",
                  prop->location.type);
  }
  static_assert(sizeof memory->prop >= sizeof *prop);
  memcpy(memory->prop, prop, sizeof *prop);
  return rt::make_physical_handle(std::move(memory), handle);
}

aclError aclrtFreePhysical(aclrtDrvMemHandle handle) { return rt::free_physical(handle); }

aclError aclrtMapMem(void* virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t flags) {
  HOTPLATE_TRY(need(virPtr, "aclrtMapMem", "virPtr"));
  if (flags != 0) return fail(kInvalidParam, "EE1003", "aclrtMapMem: flags must be 0");
  return rt::map_memory(virPtr, size, offset, handle);
}

aclError aclrtUnmapMem(void* virPtr) {
  HOTPLATE_TRY(need(virPtr, "aclrtUnmapMem", "virPtr"));
  return rt::unmap_memory(virPtr);
}

aclError aclrtMemSetAccess(void* virPtr, size_t size, aclrtMemAccessDesc* desc, size_t count) {
  HOTPLATE_TRY(need(virPtr, "aclrtMemSetAccess", "virPtr"));
  HOTPLATE_TRY(need(desc, "aclrtMemSetAccess", "desc"));
  if (count == 0) return fail(kInvalidParam, "EE1003", "aclrtMemSetAccess: count is 0");
  // One mapping serves host and devices, so the widest access that is asked for applies.
  int access = 0;
  for (size_t i = 0; i < count; ++i) access |= desc[i].flags;
  return rt::set_access(virPtr, size, access);
}

aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp* prop, aclrtMemGranularityOptions option,
                                          size_t* granularity) {
  HOTPLATE_TRY(need(prop, "aclrtMemGetAllocationGranularity", "prop"));
  HOTPLATE_TRY(need(granularity, "aclrtMemGetAllocationGranularity", "granularity"));
  if (option != ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM && option != ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED) {
    return fail(kInvalidParam, "EE1003", "aclrtMemGetAllocationGranularity: option %d is not in [0, 1]", option);
  }
  *granularity = rt::kPhysicalUnit;
  return kSuccess;
}

aclError aclrtMemRetainAllocationHandle(void* virPtr, aclrtDrvMemHandle* handle) {
  HOTPLATE_TRY(need(virPtr, "aclrtMemRetainAllocationHandle", "virPtr"));
  HOTPLATE_TRY(need(handle, "aclrtMemRetainAllocationHandle", "handle"));
  return rt::retain_mapping(virPtr, handle);
}

aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle, aclrtPhysicalMemProp* prop) {
  HOTPLATE_TRY(need(prop, "aclrtMemGetAllocationPropertiesFromHandle", "prop"));
  std::shared_ptr<rt::PhysicalMemory> memory;
  HOTPLATE_TRY(rt::physical_of(handle, &memory));
  memcpy(prop, memory->prop, sizeof *prop);
  return kSuccess;
}

aclError aclrtMemGetAddressRange(void* ptr, void** pbase, size_t* psize) {
  HOTPLATE_TRY(need(ptr, "aclrtMemGetAddressRange", "ptr"));
  rt::Spot spot;
  HOTPLATE_TRY(rt::check_range("aclrtMemGetAddressRange", "address", ptr, 1, rt::Side::Device, &spot));
  if (spot.place != rt::Place::Device) {
    return fail(kRtParamInvalid, "EE1001", "aclrtMemGetAddressRange: %p is not device memory", ptr);
  }
  if (pbase) *pbase = const_cast<char*>(spot.start);
  if (psize) *psize = spot.bytes;
  return kSuccess;
}

// ---- sharing

aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType handleType, uint64_t flags,
                                         uint64_t* shareableHandle) {
  HOTPLATE_TRY(need(shareableHandle, "aclrtMemExportToShareableHandle", "shareableHandle"));
  if (handleType != ACL_MEM_HANDLE_TYPE_NONE) {
    return fail(kRtFeatureNotSupported, "EE1006", "aclrtMemExportToShareableHandle: handle type %d is not supported",
                handleType);
  }
  return rt::share_physical(handle, !(flags & ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION), shareableHandle);
}

aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId, aclrtDrvMemHandle* handle) {
  HOTPLATE_TRY(need(handle, "aclrtMemImportFromShareableHandle", "handle"));
  return rt::import_physical(shareableHandle, deviceId, handle);
}

aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t* pid, size_t pidNum) {
  return rt::allow_share(shareableHandle, pid, pidNum);
}

aclError aclrtIpcMemGetExportKey(void* devPtr, size_t size, char* key, size_t len, uint64_t flags) {
  HOTPLATE_TRY(need(key, "aclrtIpcMemGetExportKey", "key"));
  std::string text;
  HOTPLATE_TRY(rt::share_range(devPtr, size, !(flags & ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION), &text));
  if (text.size() + 1 > len) {
    rt::close_key(text);
    return fail(kInvalidParam, "EE1003", "aclrtIpcMemGetExportKey: a key needs %zu bytes, but len is %zu",
                text.size() + 1, len);
  }
  memset(key, 0, len);
  memcpy(key, text.data(), text.size());
  return kSuccess;
}

aclError aclrtIpcMemClose(const char* key) {
  HOTPLATE_TRY(need(key, "aclrtIpcMemClose", "key"));
  return rt::close_key(key);
}

aclError aclrtIpcMemImportByKey(void** devPtr, const char* key, uint64_t flags) {
  HOTPLATE_TRY(need(devPtr, "aclrtIpcMemImportByKey", "devPtr"));
  HOTPLATE_TRY(need(key, "aclrtIpcMemImportByKey", "key"));
  if (flags & ~static_cast<uint64_t>(ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS)) {
    return fail(kInvalidParam, "EE1003", "aclrtIpcMemImportByKey: flags 0x%llx are not known",
                static_cast<unsigned long long>(flags));
  }
  return rt::import_key(key, devPtr);
}

aclError aclrtIpcMemSetImportPid(const char* key, int32_t* pid, size_t num) {
  HOTPLATE_TRY(need(key, "aclrtIpcMemSetImportPid", "key"));
  return rt::allow_key(key, pid, num);
}

}  // namespace hotplate::abi
