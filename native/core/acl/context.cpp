// Contexts and parameters.
#include "runtime/context.h"

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/device.h"
#include "runtime/process.h"

namespace hotplate::abi {
namespace {

aclError context_of(void* handle, rt::Context** out) {
  HOTPLATE_TRY(rt::process::check());
  *out = rt::contexts().find(handle);
  return *out ? static_cast<aclError>(kSuccess)
              : fail(kRtInvalidHandle, "EE1001", "%p is not a context, or the context was destroyed", handle);
}

aclError check_option(const char* call, aclSysParamOpt option) {
  if (option >= ACL_OPT_DETERMINISTIC && option <= ACL_OPT_STRONG_CONSISTENCY) return kSuccess;
  return fail(kInvalidParam, "EE1003", "%s: option %d is not in [0, 2]", call, option);
}

}  // namespace

aclError aclrtCreateContext(aclrtContext* context, int32_t deviceId) {
  HOTPLATE_TRY(need(context, "aclrtCreateContext", "context"));
  rt::Device* device = nullptr;
  HOTPLATE_TRY(rt::device_of(deviceId, &device));
  rt::Context* made = nullptr;
  HOTPLATE_TRY(rt::create_context(*device, false, &made));
  rt::set_current_context(made);  // as the real call does
  *context = rt::ContextPool::handle_of(*made);
  return kSuccess;
}

aclError aclrtDestroyContext(aclrtContext context) {
  rt::Context* found = nullptr;
  HOTPLATE_TRY(context_of(context, &found));
  if (found->is_primary.load()) {
    return fail(kRtParamInvalid, "EE1001",
                "the shared context of a device ends with aclrtResetDevice, not with aclrtDestroyContext");
  }
  return rt::destroy_context(*found, rt::handle_generation(context));
}

aclError aclrtSetCurrentContext(aclrtContext context) {
  if (!context) return fail(kInvalidParam, "EE1004", "aclrtSetCurrentContext: the context is null");
  rt::Context* found = nullptr;
  HOTPLATE_TRY(context_of(context, &found));
  rt::set_current_context(found);
  return kSuccess;
}

aclError aclrtGetCurrentContext(aclrtContext* context) {
  HOTPLATE_TRY(need(context, "aclrtGetCurrentContext", "context"));
  rt::Context* current = nullptr;
  HOTPLATE_TRY(rt::require_context(&current));
  *context = rt::ContextPool::handle_of(*current);
  return kSuccess;
}

aclError aclrtCtxGetCurrentDefaultStream(aclrtStream* stream) {
  HOTPLATE_TRY(need(stream, "aclrtCtxGetCurrentDefaultStream", "stream"));
  rt::Context* current = nullptr;
  HOTPLATE_TRY(rt::require_context(&current));
  *stream = current->default_stream_handle();
  return *stream ? static_cast<aclError>(kSuccess) : last_code();
}

aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value) {
  HOTPLATE_TRY(check_option("aclrtCtxSetSysParamOpt", opt));
  rt::Context* current = nullptr;
  HOTPLATE_TRY(rt::require_context(&current));
  current->set_param(static_cast<size_t>(opt), value);
  return kSuccess;
}

aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t* value) {
  HOTPLATE_TRY(need(value, "aclrtCtxGetSysParamOpt", "value"));
  HOTPLATE_TRY(check_option("aclrtCtxGetSysParamOpt", opt));
  rt::Context* current = nullptr;
  HOTPLATE_TRY(rt::require_context(&current));
  const auto found = current->param(static_cast<size_t>(opt));
  if (!found)
    return fail(kRtSysParamNotSet, "EE1001", "aclrtCtxGetSysParamOpt: option %d was not set in this context", opt);
  *value = *found;
  return kSuccess;
}

aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value) {
  HOTPLATE_TRY(check_option("aclrtSetSysParamOpt", opt));
  rt::set_process_param(static_cast<size_t>(opt), value);
  return kSuccess;
}

aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t* value) {
  HOTPLATE_TRY(need(value, "aclrtGetSysParamOpt", "value"));
  HOTPLATE_TRY(check_option("aclrtGetSysParamOpt", opt));
  *value = rt::process_param(static_cast<size_t>(opt));
  return kSuccess;
}

}  // namespace hotplate::abi
