// Types of the runtime calls (aclrt*, aclmdlRI*): memory, streams, events, capture, kernels, errors.
#ifndef HOTPLATE_CORE_ACL_TYPES_RUNTIME_H_
#define HOTPLATE_CORE_ACL_TYPES_RUNTIME_H_

#include "acl/types_base.h"

// ---- flags
enum : uint32_t {
  ACL_EVENT_SYNC = 0x01,
  ACL_EVENT_CAPTURE_STREAM_PROGRESS = 0x02,
  ACL_EVENT_TIME_LINE = 0x08,
  ACL_EVENT_DEVICE_USE_ONLY = 0x10,
  ACL_EVENT_EXTERNAL = 0x20,
  ACL_EVENT_IPC = 0x40,
  ACL_EVENT_RECORD_EXTERNAL = 0x01,
  ACL_EVENT_WAIT_EXTERNAL = 0x01,
  ACL_STREAM_FAST_LAUNCH = 0x01,
  ACL_STREAM_FAST_SYNC = 0x02,
  ACL_STREAM_PERSISTENT = 0x04,
  ACL_STREAM_HUGE = 0x08,
  ACL_STREAM_CPU_SCHEDULE = 0x10,
  ACL_STREAM_DEVICE_USE_ONLY = 0x20,
  ACL_STREAM_WAIT_VALUE_GEQ = 0,
  ACL_STREAM_WAIT_VALUE_EQ = 1,
  ACL_STREAM_WAIT_VALUE_AND = 2,
  ACL_STREAM_WAIT_VALUE_NOR = 3,
  ACL_CONTINUE_ON_FAILURE = 0,
  ACL_STOP_ON_FAILURE = 1,
  ACL_NOTIFY_DEFAULT = 0,
  ACL_NOTIFY_DEVICE_USE_ONLY = 1,
  ACL_RT_MEM_ATTACH_GLOBAL = 1,
  ACL_HOST_REG_MAPPED = 0x2,
  ACL_HOST_REG_IOMEMORY = 0x4,
  ACL_HOST_REG_READONLY = 0x8,
  ACL_HOST_REG_PINNED = 0x10000000,
  ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1,
  ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS = 1,
  ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1,
  ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION = 2,
  ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS = 2,
  ACL_RT_MEM_TYPE_DEV = 0x02,
  ACL_RT_MEM_TYPE_DVPP = 0x08,
  ACL_RT_MEM_TYPE_RSVD = 0x10,
  ACL_MDLRI_DEBUG_JSON_PRINT_SUMMARY = 0,
  ACL_MDLRI_DEBUG_JSON_PRINT_VERBOSE = 1,
  ACL_RT_DEVS_TOPOLOGY_HCCS = 0x01,
  ACL_RT_DEVS_TOPOLOGY_PIX = 0x02,
  ACL_RT_DEVS_TOPOLOGY_PIB = 0x04,
  ACL_RT_DEVS_TOPOLOGY_PHB = 0x08,
  ACL_RT_DEVS_TOPOLOGY_SYS = 0x10,
  ACL_RT_DEVS_TOPOLOGY_SIO = 0x20,
  ACL_RT_DEVS_TOPOLOGY_HCCS_SW = 0x40,
};

// ---- devices, streams, events
enum aclrtRunMode : int32_t { ACL_DEVICE = 0, ACL_HOST = 1 };
enum aclrtTsId : int32_t { ACL_TS_ID_AICORE = 0, ACL_TS_ID_AIVECTOR = 1, ACL_TS_ID_RESERVED = 2 };
enum aclrtEventStatus : int32_t {
  ACL_EVENT_STATUS_COMPLETE = 0,
  ACL_EVENT_STATUS_NOT_READY = 1,
  ACL_EVENT_STATUS_RESERVED = 2,
};
// The other way round from the two enumerations next to it: here 1 means recorded.
enum aclrtEventRecordedStatus : int32_t {
  ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
  ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
};
enum aclrtEventWaitStatus : int32_t {
  ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
  ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
  ACL_EVENT_WAIT_STATUS_RESERVED = 0xFFFF,
};
enum aclrtStreamStatus : int32_t {
  ACL_STREAM_STATUS_COMPLETE = 0,
  ACL_STREAM_STATUS_NOT_READY = 1,
  ACL_STREAM_STATUS_RESERVED = 0xFFFF,
};
enum aclrtCallbackBlockType : int32_t { ACL_CALLBACK_NO_BLOCK = 0, ACL_CALLBACK_BLOCK = 1 };
enum aclrtFloatOverflowMode : int32_t {
  ACL_RT_OVERFLOW_MODE_SATURATION = 0,
  ACL_RT_OVERFLOW_MODE_INFNAN = 1,
  ACL_RT_OVERFLOW_MODE_UNDEF = 2,
};
enum aclrtStreamConfigAttr : int32_t {
  ACL_RT_STREAM_WORK_ADDR_PTR = 0,
  ACL_RT_STREAM_WORK_SIZE = 1,
  ACL_RT_STREAM_FLAG = 2,
  ACL_RT_STREAM_PRIORITY = 3,
};
struct aclrtStreamConfigHandle {
  void* workptr;
  size_t workSize;
  size_t flag;
  uint32_t priority;
};
enum aclrtStreamAttr : int32_t {
  ACL_STREAM_ATTR_FAILURE_MODE = 1,
  ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK = 2,
  ACL_STREAM_ATTR_USER_CUSTOM_TAG = 3,
  ACL_STREAM_ATTR_CACHE_OP_INFO = 4,
  ACL_STREAM_ATTR_PRIORITY = 5,
};
union aclrtStreamAttrValue {
  uint64_t failureMode;
  uint32_t overflowSwitch;
  uint32_t userCustomTag;
  uint32_t cacheOpInfoSwitch;
  uint32_t streamPriority;
  uint32_t reserve[4];
};
enum aclrtStreamState : int32_t { ACL_RT_STREAM_STATE_CREATE_POST = 1, ACL_RT_STREAM_STATE_DESTROY_PRE = 2 };
enum aclrtDeviceStatus : int32_t {
  ACL_RT_DEVICE_STATUS_NORMAL = 0,
  ACL_RT_DEVICE_STATUS_ABNORMAL = 1,
  ACL_RT_DEVICE_STATUS_END = 0xFFFF,
};
enum aclrtDeviceState : int32_t {
  ACL_RT_DEVICE_STATE_SET_PRE = 0,
  ACL_RT_DEVICE_STATE_SET_POST = 1,
  ACL_RT_DEVICE_STATE_RESET_PRE = 2,
  ACL_RT_DEVICE_STATE_RESET_POST = 3,
};
enum aclrtDevAttr : int32_t {
  ACL_DEV_ATTR_AICPU_CORE_NUM = 1,
  ACL_DEV_ATTR_AICORE_CORE_NUM = 101,
  ACL_DEV_ATTR_CUBE_CORE_NUM = 102,
  ACL_DEV_ATTR_VECTOR_CORE_NUM = 201,
  ACL_DEV_ATTR_WARP_SIZE = 202,
  ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE = 203,
  ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE = 204,
  ACL_DEV_ATTR_MAX_GRID_DIM_X = 205,
  ACL_DEV_ATTR_MAX_GRID_DIM_Y = 206,
  ACL_DEV_ATTR_MAX_GRID_DIM_Z = 207,
  ACL_DEV_ATTR_MAX_BLOCK_PER_GRID = 208,
  ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK = 209,
  ACL_DEV_ATTR_MAX_BLOCK_DIM_X = 210,
  ACL_DEV_ATTR_MAX_BLOCK_DIM_Y = 211,
  ACL_DEV_ATTR_MAX_BLOCK_DIM_Z = 212,
  ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE = 301,
  ACL_DEV_ATTR_L2_CACHE_SIZE = 302,
  ACL_DEV_ATTR_SMP_ID = 401,
  ACL_DEV_ATTR_PHY_CHIP_ID = 402,
  ACL_DEV_ATTR_SUPER_POD_DEVICE_ID = 403,
  ACL_DEV_ATTR_SUPER_POD_SERVER_ID = 404,
  ACL_DEV_ATTR_SUPER_POD_ID = 405,
  ACL_DEV_ATTR_CUST_OP_PRIVILEGE = 406,
  ACL_DEV_ATTR_MAINBOARD_ID = 407,
  ACL_DEV_ATTR_HD_CONNECT_TYPE = 408,
  ACL_DEV_ATTR_IS_VIRTUAL = 501,
  ACL_DEV_ATTR_NPU_ARCH = 601,
};
enum aclrtDevFeatureType : int32_t {
  ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV = 1,
  ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV = 21,
};
enum aclrtDevResLimitType : int32_t { ACL_RT_DEV_RES_CUBE_CORE = 0, ACL_RT_DEV_RES_VECTOR_CORE = 1 };
enum aclrtGroupAttr : int32_t {
  ACL_GROUP_AICORE_INT = 0,
  ACL_GROUP_AIV_INT = 1,
  ACL_GROUP_AIC_INT = 2,
  ACL_GROUP_SDMANUM_INT = 3,
  ACL_GROUP_ASQNUM_INT = 4,
  ACL_GROUP_GROUPID_INT = 5,
};
enum aclrtHacType : int32_t {
  ACL_RT_HAC_TYPE_STARS = 0,
  ACL_RT_HAC_TYPE_AICPU = 1,
  ACL_RT_HAC_TYPE_AIC = 2,
  ACL_RT_HAC_TYPE_AIV = 3,
  ACL_RT_HAC_TYPE_PCIEDMA = 4,
  ACL_RT_HAC_TYPE_RDMA = 5,
  ACL_RT_HAC_TYPE_SDMA = 6,
  ACL_RT_HAC_TYPE_DVPP = 7,
  ACL_RT_HAC_TYPE_UDMA = 8,
  ACL_RT_HAC_TYPE_CCU = 9,
};
struct aclrtUtilizationInfo {  // percent
  int32_t cubeUtilization;
  int32_t vectorUtilization;
  int32_t aicpuUtilization;
  int32_t memoryUtilization;
  aclrtUtilizationExtendInfo* utilizationExtend;
};
struct aclrtUuid {
  char bytes[16];
};
enum aclrtProcessState : int32_t { ACL_RT_PROCESS_STATE_RUNNING = 0, ACL_RT_PROCESS_STATE_LOCKED = 1 };

using aclrtCallback = void (*)(void* userData);
using aclrtHostFunc = void (*)(void* args);
using aclrtExceptionInfoCallback = void (*)(aclrtExceptionInfo* exceptionInfo);
using aclrtOpExceptionCallback = void (*)(aclrtExceptionInfo* exceptionInfo, void* userData);
using aclrtDeviceStateCallback = void (*)(int32_t deviceId, aclrtDeviceState state, void* args);
using aclrtStreamStateCallback = void (*)(aclrtStream stm, aclrtStreamState state, void* args);
enum aclrtDeviceTaskAbortStage : int32_t { ACL_RT_DEVICE_TASK_ABORT_PRE = 0, ACL_RT_DEVICE_TASK_ABORT_POST = 1 };
using aclrtDeviceTaskAbortCallback = int32_t (*)(int32_t deviceId, aclrtDeviceTaskAbortStage stage, uint32_t timeout,
                                                 void* args);
enum aclrtSnapShotStage : int32_t {
  ACL_RT_SNAPSHOT_LOCK_PRE = 0,
  ACL_RT_SNAPSHOT_BACKUP_PRE = 1,
  ACL_RT_SNAPSHOT_BACKUP_POST = 2,
  ACL_RT_SNAPSHOT_RESTORE_PRE = 3,
  ACL_RT_SNAPSHOT_RESTORE_POST = 4,
  ACL_RT_SNAPSHOT_UNLOCK_POST = 5,
};
using aclrtSnapShotCallBack = uint32_t (*)(int32_t deviceId, void* args);
struct aclrtSnapShotBackupArgs {
  uint32_t backupFlags;
  char reserved[60];
};
struct aclrtSnapShotRestoreArgs {
  uint32_t restoreFlags;
  char reserved[60];
};

#endif  // HOTPLATE_CORE_ACL_TYPES_RUNTIME_H_
