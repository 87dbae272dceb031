// Types of the profiling interfaces: sessions (aclprof*), records of a framework (Msprof*), marks (mstx*), checks
// (Aml*).
#ifndef HOTPLATE_CORE_PROF_TYPES_H_
#define HOTPLATE_CORE_PROF_TYPES_H_

#include <cstddef>
#include <cstdint>

struct aclprofConfig;
struct aclprofStopConfig;
struct aclprofAicoreEvents;
struct aclprofSubscribeConfig;
struct aclprofStepInfo;

// Bits of a session's dataTypeConfig.
enum : uint64_t {
  ACL_PROF_ACL_API = 0x0001,
  ACL_PROF_TASK_TIME = 0x0002,
  ACL_PROF_AICORE_METRICS = 0x0004,
  ACL_PROF_AICPU = 0x0008,
  ACL_PROF_L2CACHE = 0x0010,
  ACL_PROF_HCCL_TRACE = 0x0020,
  ACL_PROF_TRAINING_TRACE = 0x0040,
  ACL_PROF_MSPROFTX = 0x0080,
  ACL_PROF_RUNTIME_API = 0x0100,
  ACL_PROF_GE_API_L0 = 0x0200,
  ACL_PROF_TASK_TIME_L0 = 0x0800,
  ACL_PROF_TASK_MEMORY = 0x1000,
  ACL_PROF_TASK_TIME_L2 = 0x2000,
  ACL_PROF_OP_ATTR = 0x4000,
  ACL_PROF_TASK_TIME_L3 = 0x8000,
  ACL_PROF_GE_API_L1 = 0x01000000,
  ACL_PROF_API_STATS = 0x400000000,
};

enum aclprofAicoreMetrics : int32_t {
  ACL_AICORE_ARITHMETIC_UTILIZATION = 0,
  ACL_AICORE_PIPE_UTILIZATION = 1,
  ACL_AICORE_MEMORY_BANDWIDTH = 2,
  ACL_AICORE_L0B_AND_WIDTH = 3,
  ACL_AICORE_RESOURCE_CONFLICT_RATIO = 4,
  ACL_AICORE_MEMORY_UB = 5,
  ACL_AICORE_L2_CACHE = 6,
  ACL_AICORE_PIPE_EXECUTE_UTILIZATION = 7,
  ACL_AICORE_MEMORY_ACCESS = 8,
  ACL_AICORE_NONE = 0xFF,
};
enum aclprofStepTag : int32_t { ACL_STEP_START = 0, ACL_STEP_END = 1 };
enum aclprofSubscribeOpFlag : int32_t {
  ACL_SUBSCRIBE_OP = 0,
  ACL_SUBSCRIBE_SUBGRAPH = 1,
  ACL_SUBSCRIBE_OP_THREAD = 2,
  ACL_SUBSCRIBE_NONE = 0xFF,
};
enum aclprofSubscribeOpAttri : int32_t { ACL_SUBSCRIBE_ATTRI_THREADID = 0, ACL_SUBSCRIBE_ATTRI_NONE = 1 };
enum aclprofConfigType : int32_t {
  ACL_PROF_ARGS_MIN = 0,
  ACL_PROF_STORAGE_LIMIT = 1,
  ACL_PROF_SYS_HARDWARE_MEM_FREQ = 3,
  ACL_PROF_LLC_MODE = 4,
  ACL_PROF_SYS_IO_FREQ = 5,
  ACL_PROF_SYS_INTERCONNECTION_FREQ = 6,
  ACL_PROF_DVPP_FREQ = 7,
  ACL_PROF_HOST_SYS = 8,
  ACL_PROF_HOST_SYS_USAGE = 9,
  ACL_PROF_HOST_SYS_USAGE_FREQ = 10,
  ACL_PROF_LOW_POWER_FREQ = 11,
  ACL_PROF_SYS_MEM_SERVICEFLOW = 12,
  ACL_PROF_SYS_CPU_FREQ = 13,
  ACL_PROF_OPTYPE = 14,
  ACL_PROF_NTS_METRICS = 15,
  ACL_PROF_PATH = 16,
  ACL_PROF_ARGS_MAX = 17,
};

// Marks with attributes: only tensor descriptions exist as a message.
struct aclprofTensor {
  uint32_t type;
  uint32_t format;
  uint32_t dataType;
  uint32_t shapeDim;
  uint32_t shape[8];
};
struct aclprofTensorInfo {
  uint64_t opNameId;
  uint64_t opTypeId;
  uint32_t resv;
  uint32_t tensorNum;
  uint32_t kernelType;
  uint32_t blockNums;
  void* stream;
  aclprofTensor* tensors;
};
struct aclprofEventAttributes {
  uint16_t version;
  uint16_t size;
  uint32_t messageType;
  union Message {
    aclprofTensorInfo* tensorInfo;
  } message;
};

// ---- records of a framework
using VOID_PTR = void*;
inline constexpr uint16_t kMsprofMagic = 0x5A5A;

// Called back with a command (0 init, 1 start, 2 stop, 3 finalize, ...) when a session changes.
using ProfCommandHandle = int32_t (*)(uint32_t type, void* data, uint32_t len);

struct MsprofCommandHandleParams {
  uint32_t pathLen;
  uint32_t storageLimit;
  uint32_t profDataLen;
  char path[1024];
  char profData[4096];
};
struct MsprofCommandHandle {
  uint64_t profSwitch;
  uint64_t profSwitchHi;
  uint32_t devNums;
  uint32_t devIdList[64];
  uint32_t modelId;
  uint32_t type;
  uint32_t cacheFlag;
  MsprofCommandHandleParams params;
};

// Nested payloads are packed without gaps; the records that carry them are not.
#pragma pack(push, 1)
struct MsprofNodeBasicInfo {
  uint64_t opName;
  uint32_t taskType;
  uint64_t opType;
  uint32_t blockDim;
  uint32_t opFlag;
};
struct MsrofTensorData {
  uint32_t tensorType;
  uint32_t format;
  uint32_t dataType;
  uint32_t shape[8];
};
struct MsprofTensorInfo {
  uint64_t opName;
  uint32_t tensorNum;
  MsrofTensorData tensorData[5];
};
struct MsprofContextIdInfo {
  uint64_t opName;
  uint32_t ctxIdNum;
  uint32_t ctxIds[55];
};
#pragma pack(pop)

struct MsprofApi {
  uint16_t magicNumber = kMsprofMagic;
  uint16_t level;
  uint32_t type;
  uint32_t threadId;
  uint32_t reserve;
  uint64_t beginTime;
  uint64_t endTime;
  uint64_t itemId;
};
struct MsprofCompactInfo {
  uint16_t magicNumber = kMsprofMagic;
  uint16_t level;
  uint32_t type;
  uint32_t threadId;
  uint32_t dataLen;
  uint64_t timeStamp;
  union {
    uint8_t info[40];
    MsprofNodeBasicInfo nodeBasicInfo;
  } data;
};
struct MsprofAdditionalInfo {
  uint16_t magicNumber = kMsprofMagic;
  uint16_t level;
  uint32_t type;
  uint32_t threadId;
  uint32_t dataLen;
  uint64_t timeStamp;
  uint8_t data[232];
};

// ---- marks and memory registration for external tools (mstx*)
using mstxRangeId = uint64_t;  // 0 is invalid
struct mstxDomainRegistration_st;
struct mstxMemHeap_st;
struct mstxMemRegion_st;
using mstxDomainHandle_t = mstxDomainRegistration_st*;
using mstxMemHeapHandle_t = mstxMemHeap_st*;
using mstxMemRegionHandle_t = mstxMemRegion_st*;
struct mstxMemHeapDesc_t;
struct mstxMemRegionsRegisterBatch_t;
struct mstxMemRegionsUnregisterBatch_t;

// ---- online checks of the hardware
using AmlStatus = int32_t;
enum AmlDetectRunMode : int32_t {
  AML_DETECT_RUN_MODE_ONLINE = 0,
  AML_DETECT_RUN_MODE_OFFLINE = 1,
  AML_DETECT_RUN_MODE_MAX = 2,
};
struct AmlAicoreDetectAttr {
  AmlDetectRunMode mode;
  void* workspace;
  uint64_t workspaceSize;
  uint8_t reserve[64];
};
struct AmlP2PDetectAttr {
  void* workspace;
  uint64_t workspaceSize;
  uint8_t reserve[64];
};

#endif  // HOTPLATE_CORE_PROF_TYPES_H_
