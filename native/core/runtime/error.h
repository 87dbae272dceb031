// Error codes, and the text that goes with the last failure of each thread.
#pragma once

#include <cstdarg>
#include <string>

namespace hotplate {

// The numbers of the published interface (aclError, and the status of the aclnn calls: both are plain int).
using Code = int;

enum : int {
  kSuccess = 0,
  // acl, general
  kInvalidParam = 100000,
  kUninitialized = 100001,
  kRepeatInitialize = 100002,
  kNotSupported = 200001,
  kFailure = 500001,
  // runtime, parameters
  kRtParamInvalid = 107000,
  kRtInvalidDevice = 107001,
  kRtContextNull = 107002,
  kRtStreamContext = 107003,
  kRtEventNull = 107004,
  kRtInvalidHandle = 107017,
  kRtWaitTimeout = 107019,
  kRtTaskTimeout = 107020,
  kRtTaskAbort = 107022,
  kRtStreamUnjoined = 107025,
  kRtStreamCaptured = 107027,
  kRtCaptureModeNotSupported = 107030,
  kRtCaptureSync = 107041,
  // runtime, resources
  kRtMemoryAllocation = 207001,
  kRtResourceAlloc = 207005,
  kRtFeatureNotSupported = 207000,
  // runtime, device
  kRtAicoreTimeout = 507014,
  kRtAicoreException = 507015,
  kRtAicpuException = 507018,
  kRtVectorCoreException = 507035,
  kRtStreamSyncTimeout = 507046,
  // aclnn
  kAclnnParamNull = 161001,
  kAclnnParamInvalid = 161002,
  kAclnnRuntime = 361001,
  kAclnnInner = 561000,
  kAclnnInferShape = 561001,
  kAclnnTiling = 561002,
  kAclnnFindKernel = 561003,
  kAclnnInnerNull = 561103,
  kAclnnKernelPackage = 561112,
};

// Which of the five layers something belongs to.
enum class Layer : unsigned char { Acl = 1, Ops = 2, Ge = 3, Runtime = 4, Driver = 5 };
const char* layer_name(Layer layer);

// Stores `text` as this thread's last error (aclGetRecentErrMsg) and returns `code`, so that a caller writes
// `return fail(kRtInvalidDevice, "EE1001", "device id %d is not in [0, %d)", id, count)`.
// `id` is the stable identifier of the kind of error (EE1001, EZ1001, EL0004, ...), which the real stack prints too.
Code fail(Code code, const char* id, const char* format, ...) __attribute__((format(printf, 3, 4)));
Code fail_text(Code code, const char* id, const std::string& text);

// The text of this thread's last failure, or nullptr. Taking it clears it, as aclGetRecentErrMsg does.
const char* take_error_text();

// The code of this thread's last failure (aclrtGetLastError clears it, aclrtPeekAtLastError does not).
Code last_code();
Code take_last_code();

}  // namespace hotplate
