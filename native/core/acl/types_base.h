// Types that every group of the interface shares: handles, opaque objects, data types and formats, versions, legacy
// operators.
#ifndef HOTPLATE_CORE_ACL_TYPES_BASE_H_
#define HOTPLATE_CORE_ACL_TYPES_BASE_H_

#include <cstddef>
#include <cstdint>

// All enumerations have a fixed 32-bit base: a caller may pass any number, and reading it back must stay defined.

using aclError = int;
using aclnnStatus = int32_t;
using aclFloat16 = uint16_t;

// Handles that callers pass around as void pointers.
using aclrtStream = void*;
using aclrtEvent = void*;
using aclrtContext = void*;
using aclrtNotify = void*;
using aclrtCntNotify = void*;
using aclrtLabel = void*;
using aclrtLabelList = void*;
using aclrtMbuf = void*;
using aclrtTaskGrp = void*;
using aclrtAllocatorDesc = void*;
using aclrtAllocator = void*;
using aclrtAllocatorBlock = void*;
using aclrtAllocatorAddr = void*;
using aclmdlRI = void*;
using aclmdlRITask = void*;
using aclmdlRICondHandle = void*;
using aclrtDrvMemHandle = void*;
using aclrtBinary = void*;
using aclrtBinHandle = void*;
using aclrtFuncHandle = void*;
using aclrtArgsHandle = void*;
using aclrtParamHandle = void*;
using aclrtMemPool = void*;

// Objects whose insides belong to the library.
struct aclDataBuffer;
struct aclTensorDesc;
struct aclopHandle;
struct aclopAttr;
struct aclopKernelDesc;
struct aclGraphDumpOption;
struct aclrtUtilizationExtendInfo;
struct tagRtGroupInfo;
struct rtExceptionInfo;
using aclrtGroupInfo = tagRtGroupInfo;
using aclrtExceptionInfo = rtExceptionInfo;

// Objects of the operator interface (aclnn).
struct aclTensor;
struct aclScalar;
struct aclIntArray;
struct aclFloatArray;
struct aclBoolArray;
struct aclTensorList;
struct aclScalarList;
struct aclOpExecutor;

enum aclDataType : int32_t {
  ACL_DT_UNDEFINED = -1,
  ACL_FLOAT = 0,
  ACL_FLOAT16 = 1,
  ACL_INT8 = 2,
  ACL_INT32 = 3,
  ACL_UINT8 = 4,
  ACL_INT16 = 6,
  ACL_UINT16 = 7,
  ACL_UINT32 = 8,
  ACL_INT64 = 9,
  ACL_UINT64 = 10,
  ACL_DOUBLE = 11,
  ACL_BOOL = 12,
  ACL_STRING = 13,
  ACL_COMPLEX64 = 16,
  ACL_COMPLEX128 = 17,
  ACL_BF16 = 27,
  ACL_INT4 = 29,
  ACL_UINT1 = 30,
  ACL_COMPLEX32 = 33,
  ACL_HIFLOAT8 = 34,
  ACL_FLOAT8_E5M2 = 35,
  ACL_FLOAT8_E4M3FN = 36,
  ACL_FLOAT8_E8M0 = 37,
  ACL_FLOAT6_E3M2 = 38,
  ACL_FLOAT6_E2M3 = 39,
  ACL_FLOAT4_E2M1 = 40,
  ACL_FLOAT4_E1M2 = 41,
};

enum aclFormat : int32_t {
  ACL_FORMAT_UNDEFINED = -1,
  ACL_FORMAT_NCHW = 0,
  ACL_FORMAT_NHWC = 1,
  ACL_FORMAT_ND = 2,
  ACL_FORMAT_NC1HWC0 = 3,
  ACL_FORMAT_FRACTAL_Z = 4,
  ACL_FORMAT_NC1HWC0_C04 = 12,
  ACL_FORMAT_HWCN = 16,
  ACL_FORMAT_NDHWC = 27,
  ACL_FORMAT_FRACTAL_NZ = 29,
  ACL_FORMAT_NCDHW = 30,
  ACL_FORMAT_NDC1HWC0 = 32,
  ACL_FRACTAL_Z_3D = 33,
  ACL_FORMAT_NC = 35,
  ACL_FORMAT_NCL = 47,
  ACL_FORMAT_FRACTAL_NZ_C0_16 = 50,
  ACL_FORMAT_FRACTAL_NZ_C0_32 = 51,
  ACL_FORMAT_FRACTAL_NZ_C0_2 = 52,
  ACL_FORMAT_FRACTAL_NZ_C0_4 = 53,
  ACL_FORMAT_FRACTAL_NZ_C0_8 = 54,
};

enum aclLogLevel : int32_t { ACL_DEBUG = 0, ACL_INFO = 1, ACL_WARNING = 2, ACL_ERROR = 3 };
enum aclMemType : int32_t {
  ACL_MEMTYPE_DEVICE = 0,
  ACL_MEMTYPE_HOST = 1,
  ACL_MEMTYPE_HOST_COMPILE_INDEPENDENT = 2,
};
enum aclSysParamOpt : int32_t {
  ACL_OPT_DETERMINISTIC = 0,
  ACL_OPT_ENABLE_DEBUG_KERNEL = 1,
  ACL_OPT_STRONG_CONSISTENCY = 2,
};
enum aclCannAttr : int32_t {
  ACL_CANN_ATTR_UNDEFINED = -1,
  ACL_CANN_ATTR_INF_NAN = 0,
  ACL_CANN_ATTR_BF16 = 1,
  ACL_CANN_ATTR_JIT_COMPILE = 2,
};
enum aclDeviceInfo : int32_t {
  ACL_DEVICE_INFO_UNDEFINED = -1,
  ACL_DEVICE_INFO_AI_CORE_NUM = 0,
  ACL_DEVICE_INFO_VECTOR_CORE_NUM = 1,
  ACL_DEVICE_INFO_L2_SIZE = 2,
};

// Life of the library: callbacks that other parts hang on aclInit and aclFinalize.
enum aclRegisterCallbackType : int32_t {
  ACL_REG_TYPE_ACL_MODEL = 0,
  ACL_REG_TYPE_ACL_OP_EXECUTOR = 1,
  ACL_REG_TYPE_ACL_OP_CBLAS = 2,
  ACL_REG_TYPE_ACL_OP_COMPILER = 3,
  ACL_REG_TYPE_ACL_TDT_CHANNEL = 4,
  ACL_REG_TYPE_ACL_TDT_QUEUE = 5,
  ACL_REG_TYPE_ACL_DVPP = 6,
  ACL_REG_TYPE_ACL_RETR = 7,
  ACL_REG_TYPE_OTHER = 0xFFFF,
};
using aclInitCallbackFunc = aclError (*)(const char* configStr, size_t len, void* userData);
using aclFinalizeCallbackFunc = aclError (*)(void* userData);

// Ranges of a dimension or a value: smallest and largest.
inline constexpr int ACL_TENSOR_SHAPE_RANGE_NUM = 2;
inline constexpr int ACL_TENSOR_VALUE_RANGE_NUM = 2;

// Versions.
enum aclCANNPackageName : int32_t {
  ACL_PKG_NAME_CANN = 0,
  ACL_PKG_NAME_RUNTIME = 1,
  ACL_PKG_NAME_COMPILER = 2,
  ACL_PKG_NAME_HCCL = 3,
  ACL_PKG_NAME_TOOLKIT = 4,
  ACL_PKG_NAME_OPP = 5,
  ACL_PKG_NAME_OPP_KERNEL = 6,
  ACL_PKG_NAME_DRIVER = 7,
};
struct aclCANNPackageVersion {
  char version[128];
  char majorVersion[64];
  char minorVersion[64];
  char releaseVersion[64];
  char patchVersion[64];
  char reserved[128];
};

// Legacy single operators (acl_op.h, acl_op_compiler.h).
using aclDataDeallocator = void (*)(void* data, size_t length);
enum aclopEngineType : int32_t { ACL_ENGINE_SYS = 0, ACL_ENGINE_AICORE = 1, ACL_ENGINE_VECTOR = 2 };
enum aclopCompileType : int32_t { ACL_COMPILE_SYS = 0, ACL_COMPILE_UNREGISTERED = 1 };
enum aclOpCompileFlag : int32_t { ACL_OP_COMPILE_DEFAULT = 0, ACL_OP_COMPILE_FUZZ = 1 };
enum aclCompileOpt : int32_t {
  ACL_PRECISION_MODE = 0,
  ACL_AICORE_NUM = 1,
  ACL_AUTO_TUNE_MODE = 2,
  ACL_OP_SELECT_IMPL_MODE = 3,
  ACL_OPTYPELIST_FOR_IMPLMODE = 4,
  ACL_OP_DEBUG_LEVEL = 5,
  ACL_DEBUG_DIR = 6,
  ACL_OP_COMPILER_CACHE_MODE = 7,
  ACL_OP_COMPILER_CACHE_DIR = 8,
  ACL_OP_PERFORMANCE_MODE = 9,
  ACL_OP_JIT_COMPILE = 10,
  ACL_OP_DETERMINISTIC = 11,
  ACL_CUSTOMIZE_DTYPES = 12,
  ACL_OP_PRECISION_MODE = 13,
  ACL_ALLOW_HF32 = 14,
  ACL_PRECISION_MODE_V2 = 15,
  ACL_OP_DEBUG_OPTION = 16,
};
using aclopCompileFunc = aclError (*)(int numInputs, const aclTensorDesc* const inputDesc[], int numOutputs,
                                      const aclTensorDesc* const outputDesc[], const aclopAttr* opAttr,
                                      aclopKernelDesc* kernelDesc);

// Dump of operator data to the host (acl_dump.h).
enum acldumpType : int32_t {
  AIC_ERR_BRIEF_DUMP = 1,
  AIC_ERR_NORM_DUMP = 2,
  AIC_ERR_DETAIL_DUMP = 3,
  DATA_DUMP = 4,
  OVERFLOW_DUMP = 5,
};
struct acldumpChunk {
  char fileName[4096];
  uint32_t bufLen;
  uint32_t isLastChunk;
  int64_t offset;
  int32_t flag;
  // bufLen bytes of data follow `flag` directly.
};

#endif  // HOTPLATE_CORE_ACL_TYPES_BASE_H_
