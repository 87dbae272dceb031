// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnSleepGetWorkspaceSize(const aclIntArray* cycles, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {cycles};
  return prepare(706, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSleep(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(706, executor, stream);
}
