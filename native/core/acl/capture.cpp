// Capture: no stream is ever captured yet, and torch_npu asks before every allocation.
#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/process.h"
#include "runtime/stream.h"

namespace hotplate::abi {
namespace {

thread_local aclmdlRICaptureMode t_mode = ACL_MODEL_RI_CAPTURE_MODE_GLOBAL;

}  // namespace

aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus* status, aclmdlRI* modelRI) {
  HOTPLATE_TRY(rt::process::check());
  if (stream && !rt::streams().find(stream)) {
    return fail(kRtInvalidHandle, "EE1001", "%p is not a stream, or the stream was destroyed", stream);
  }
  if (status) *status = ACL_MODEL_RI_CAPTURE_STATUS_NONE;
  if (modelRI) *modelRI = nullptr;
  return kSuccess;
}

aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode* mode) {
  HOTPLATE_TRY(need(mode, "aclmdlRICaptureThreadExchangeMode", "mode"));
  if (*mode < ACL_MODEL_RI_CAPTURE_MODE_GLOBAL || *mode > ACL_MODEL_RI_CAPTURE_MODE_RELAXED) {
    return fail(kInvalidParam, "EE1003", "aclmdlRICaptureThreadExchangeMode: mode %d is not in [0, 2]", *mode);
  }
  const aclmdlRICaptureMode before = t_mode;
  t_mode = *mode;
  *mode = before;
  return kSuccess;
}

}  // namespace hotplate::abi
