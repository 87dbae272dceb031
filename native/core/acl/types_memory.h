// Types of the memory calls: policies, physical memory, sharing, copies, allocators, memory pools.
#ifndef HOTPLATE_CORE_ACL_TYPES_MEMORY_H_
#define HOTPLATE_CORE_ACL_TYPES_MEMORY_H_

#include "acl/types_base.h"

enum aclrtMemcpyKind : int32_t {
  ACL_MEMCPY_HOST_TO_HOST = 0,
  ACL_MEMCPY_HOST_TO_DEVICE = 1,
  ACL_MEMCPY_DEVICE_TO_HOST = 2,
  ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
  ACL_MEMCPY_DEFAULT = 4,
  ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE = 5,
  ACL_MEMCPY_INNER_DEVICE_TO_DEVICE = 6,
  ACL_MEMCPY_INTER_DEVICE_TO_DEVICE = 7,
};

// A policy of page size, or-ed with a kind of memory.
enum aclrtMemMallocPolicy : int32_t {
  ACL_MEM_MALLOC_HUGE_FIRST = 0,
  ACL_MEM_MALLOC_HUGE_ONLY = 1,
  ACL_MEM_MALLOC_NORMAL_ONLY = 2,
  ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
  ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
  ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
  ACL_MEM_MALLOC_HUGE1G_ONLY = 6,
  ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7,
  ACL_MEM_TYPE_LOW_BAND_WIDTH = 0x0100,
  ACL_MEM_TYPE_HIGH_BAND_WIDTH = 0x1000,
  ACL_MEM_ACCESS_USER_SPACE_READONLY = 0x100000,
};
enum aclrtMallocAttrType : int32_t {
  ACL_RT_MEM_ATTR_RSV = 0,
  ACL_RT_MEM_ATTR_MODULE_ID = 1,
  ACL_RT_MEM_ATTR_DEVICE_ID = 2,
  ACL_RT_MEM_ATTR_VA_FLAG = 3,
};
union aclrtMallocAttrValue {
  uint16_t moduleId;
  uint32_t deviceId;
  uint32_t vaFlag;
  uint8_t rsv[8];
};
struct aclrtMallocAttribute {
  aclrtMallocAttrType attr;
  aclrtMallocAttrValue value;
};
struct aclrtMallocConfig {
  aclrtMallocAttribute* attrs;
  size_t numAttrs;
};

enum aclrtMemAttr : int32_t {
  ACL_DDR_MEM = 0,
  ACL_HBM_MEM = 1,
  ACL_DDR_MEM_HUGE = 2,
  ACL_DDR_MEM_NORMAL = 3,
  ACL_HBM_MEM_HUGE = 4,
  ACL_HBM_MEM_NORMAL = 5,
  ACL_DDR_MEM_P2P_HUGE = 6,
  ACL_DDR_MEM_P2P_NORMAL = 7,
  ACL_HBM_MEM_P2P_HUGE = 8,
  ACL_HBM_MEM_P2P_NORMAL = 9,
  ACL_HBM_MEM_HUGE1G = 10,
  ACL_HBM_MEM_P2P_HUGE1G = 11,
  ACL_MEM_NORMAL = 12,
  ACL_MEM_HUGE = 13,
  ACL_MEM_HUGE1G = 14,
  ACL_MEM_P2P_NORMAL = 15,
  ACL_MEM_P2P_HUGE = 16,
  ACL_MEM_P2P_HUGE1G = 17,
};

// Where an address lives.
enum aclrtMemLocationType : int32_t {
  ACL_MEM_LOCATION_TYPE_HOST = 0,
  ACL_MEM_LOCATION_TYPE_DEVICE = 1,
  ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
  ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4,
};
struct aclrtMemLocation {
  uint32_t id;
  aclrtMemLocationType type;
};
struct aclrtPtrAttributes {
  aclrtMemLocation location;
  uint32_t pageSize;
  uint32_t rsv[4];
};
struct aclrtMemUsageInfo {  // bytes
  char name[32];
  uint64_t curMemSize;
  uint64_t memPeakSize;
  size_t reserved[8];
};

// Physical memory and its mapping.
enum aclrtMemAllocationType : int32_t { ACL_MEM_ALLOCATION_TYPE_PINNED = 0 };
enum aclrtMemHandleType : int32_t { ACL_MEM_HANDLE_TYPE_NONE = 0, ACL_MEM_HANDLE_TYPE_POSIX = 2 };
enum aclrtMemSharedHandleType : int32_t {
  ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1,
  ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2,
};
struct aclrtMemFabricHandle {
  uint8_t data[128];
};
struct aclrtPhysicalMemProp {
  aclrtMemHandleType handleType;
  aclrtMemAllocationType allocationType;
  aclrtMemAttr memAttr;
  aclrtMemLocation location;
  uint64_t reserve;
};
enum aclrtMemGranularityOptions : int32_t {
  ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
  ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
  ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 0xFFFF,
};
enum aclrtMemAccessFlags : int32_t {
  ACL_RT_MEM_ACCESS_FLAGS_NONE = 0,
  ACL_RT_MEM_ACCESS_FLAGS_READ = 1,
  ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3,
};
struct aclrtMemAccessDesc {
  aclrtMemAccessFlags flags;
  aclrtMemLocation location;
  uint8_t rsv[12];
};
struct aclrtServerPid {
  uint32_t sdid;
  int32_t* pid;
  size_t num;
};
enum aclrtIpcMemAttrType : int32_t { ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0 };
struct aclrtIpcEventHandle {
  char reserved[64];
};

// Host memory that a device may reach.
enum aclrtHostRegisterType : int32_t {
  ACL_HOST_REGISTER_MAPPED = 0,
  ACL_HOST_REGISTER_IOMEMORY = 4,
  ACL_HOST_REGISTER_READONLY = 8,
};
enum aclrtHostMemMapCapability : int32_t {
  ACL_RT_HOST_MEM_MAP_NOT_SUPPORTED = 0,
  ACL_RT_HOST_MEM_MAP_SUPPORTED = 1,
};

// Managed memory.
enum aclrtMemManagedAdviseType : int32_t {
  ACL_MEM_ADVISE_SET_READ_MOSTLY = 0,
  ACL_MEM_ADVISE_UNSET_READ_MOSTLY = 1,
  ACL_MEM_ADVISE_SET_PREFERRED_LOCATION = 2,
  ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 3,
  ACL_MEM_ADVISE_SET_ACCESSED_BY = 4,
  ACL_MEM_ADVISE_UNSET_ACCESSED_BY = 5,
};
enum aclrtMemManagedLocationType : int32_t {
  ACL_MEM_LOCATIONTYPE_INVALID = 0,
  ACL_MEM_LOCATIONTYPE_DEVICE = 1,
  ACL_MEM_LOCATIONTYPE_HOST = 2,
  ACL_MEM_LOCATIONTYPE_HOST_NUMA = 3,
  ACL_MEM_LOCATIONTYPE_HOST_NUMA_CURRENT = 4,
};
struct aclrtMemManagedLocation {
  aclrtMemManagedLocationType type;
  int32_t id;
};
enum aclrtMemManagedRangeAttribute : int32_t {
  ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
  ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
  ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
  ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 4,
  ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 5,
  ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 6,
  ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,
  ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8,
};

// One entry describes the copies from its index up to the next entry's.
struct aclrtMemcpyBatchAttr {
  aclrtMemLocation dstLoc;
  aclrtMemLocation srcLoc;
  uint8_t rsv[16];
};

// Allocators that a framework hands to the library for its scratch memory.
using aclrtAllocatorAllocFunc = void* (*)(aclrtAllocator allocator, size_t size);
using aclrtAllocatorFreeFunc = void (*)(aclrtAllocator allocator, aclrtAllocatorBlock block);
using aclrtAllocatorAllocAdviseFunc = void* (*)(aclrtAllocator allocator, size_t size, aclrtAllocatorAddr addr);
using aclrtAllocatorGetAddrFromBlockFunc = void* (*)(aclrtAllocatorBlock block);

// Stream-ordered memory pools.
enum aclrtMemPoolAttr : int32_t {
  ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
  ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC = 2,
  ACL_RT_MEM_POOL_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
  ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD = 4,
  ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT = 5,
  ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH = 6,
  ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT = 7,
  ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH = 8,
};
struct aclrtMemPoolProps {
  aclrtMemAllocationType allocType;
  aclrtMemHandleType handleType;
  aclrtMemLocation location;
  size_t maxSize;
  unsigned char reserved[32];
};

#endif  // HOTPLATE_CORE_ACL_TYPES_MEMORY_H_
