// Types of the offline model calls (aclmdl*), of data sets for the host queue (acltdt*) and of the platform query.
#ifndef HOTPLATE_CORE_ACL_TYPES_MODEL_H_
#define HOTPLATE_CORE_ACL_TYPES_MODEL_H_

#include "acl/types_base.h"

struct aclmdlDataset;
struct aclmdlDesc;
struct aclmdlAIPP;
struct aclAippExtendInfo;
struct aclAippInfo;
struct aclmdlConfigHandle;
struct aclmdlExecConfigHandle;
struct aclmdlBundleQueryInfo;

enum aclmdlConfigAttr : int32_t {
  ACL_MDL_PRIORITY_INT32 = 0,
  ACL_MDL_LOAD_TYPE_SIZET = 1,
  ACL_MDL_PATH_PTR = 2,
  ACL_MDL_MEM_ADDR_PTR = 3,
  ACL_MDL_MEM_SIZET = 4,
  ACL_MDL_WEIGHT_ADDR_PTR = 5,
  ACL_MDL_WEIGHT_SIZET = 6,
  ACL_MDL_WORKSPACE_ADDR_PTR = 7,
  ACL_MDL_WORKSPACE_SIZET = 8,
  ACL_MDL_INPUTQ_NUM_SIZET = 9,
  ACL_MDL_INPUTQ_ADDR_PTR = 10,
  ACL_MDL_OUTPUTQ_NUM_SIZET = 11,
  ACL_MDL_OUTPUTQ_ADDR_PTR = 12,
  ACL_MDL_WORKSPACE_MEM_OPTIMIZE = 13,
  ACL_MDL_WEIGHT_PATH_PTR = 14,
};
enum aclmdlExecConfigAttr : int32_t {
  ACL_MDL_STREAM_SYNC_TIMEOUT = 0,
  ACL_MDL_EVENT_SYNC_TIMEOUT = 1,
  ACL_MDL_WORK_ADDR_PTR = 2,
  ACL_MDL_WORK_SIZET = 3,
};
enum aclAippInputFormat : int32_t { ACL_YUV420SP_U8 = 1, ACL_AIPP_RESERVED = 0xFFFF };
enum aclmdlInputAippType : int32_t {
  ACL_DATA_WITHOUT_AIPP = 0,
  ACL_DATA_WITH_STATIC_AIPP = 1,
  ACL_DATA_WITH_DYNAMIC_AIPP = 2,
  ACL_DYNAMIC_AIPP_NODE = 3,
};
struct aclmdlIODims {
  char name[128];
  size_t dimCount;
  int64_t dims[128];
};
struct aclmdlIODimsRange {
  size_t rangeCount;
  int64_t range[128][2];
};
struct aclmdlBatch {
  size_t batchCount;
  uint64_t batch[128];
};
struct aclmdlHW {
  size_t hwCount;
  uint64_t hw[128][2];
};
struct aclmdlExeOMDesc {
  size_t workSize;
  size_t weightSize;
  size_t modelDescSize;
  size_t kernelSize;
  size_t kernelArgsSize;
  size_t staticTaskSize;
  size_t dynamicTaskSize;
  size_t fifoTaskSize;
  size_t reserved[8];
};

// ---- data sets that travel through a host queue
struct acltdtDataItem;
struct acltdtDataset;
struct acltdtChannelHandle;
enum acltdtTensorType : int32_t {
  ACL_TENSOR_DATA_UNDEFINED = -1,
  ACL_TENSOR_DATA_TENSOR = 0,
  ACL_TENSOR_DATA_END_OF_SEQUENCE = 1,
  ACL_TENSOR_DATA_ABNORMAL = 2,
  ACL_TENSOR_DATA_SLICE_TENSOR = 3,
  ACL_TENSOR_DATA_END_TENSOR = 4,
};

// ---- what the chip is
enum aclplatformDevInfo : int32_t {
  ACL_PLATFORM_AICORE_CNT = 0,
  ACL_PLATFORM_AICORE_UB_SIZE = 1,
  ACL_PLATFORM_CUBE_CORE_CNT = 2,
  ACL_PLATFORM_VECTOR_CORE_CNT = 3,
  ACL_PLATFORM_L2_SIZE = 4,
  ACL_PLATFORM_MEMORY_SIZE = 5,
  ACL_PLATFORM_CUBE_FREQ = 6,
  ACL_PLATFORM_VEC_FREQ = 7,
  ACL_PLATFORM_BT_SIZE = 8,
  ACL_PLATFORM_L0_A_SIZE = 9,
  ACL_PLATFORM_L0_B_SIZE = 10,
  ACL_PLATFORM_L0_C_SIZE = 11,
  ACL_PLATFORM_L1_SIZE = 12,
  ACL_PLATFORM_SHORT_SOC_VERSION = 13,
  ACL_PLATFORM_SOC_VERSION = 14,
  ACL_PLATFORM_AIC_VERSION = 15,
  ACL_PLATFORM_NPU_ARCH = 16,
  ACL_PLATFORM_MEMORY_TYPE = 17,
};
enum aclplatformCoreType : int32_t { ACL_PLATFORM_CORE_TYPE_AI_CORE = 0, ACL_PLATFORM_CORE_TYPE_VECTOR_CORE = 1 };

#endif  // HOTPLATE_CORE_ACL_TYPES_MODEL_H_
