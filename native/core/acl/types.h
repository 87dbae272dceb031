// C types of the published Ascend interface: opaque handles, numbers and plain structs, laid out as the binary
// interface has them. tests/interface compares every size, offset and value with the headers that the torch_npu wheel
// carries.
#ifndef HOTPLATE_CORE_ACL_TYPES_H_
#define HOTPLATE_CORE_ACL_TYPES_H_

#include "acl/types_base.h"
#include "acl/types_memory.h"
#include "acl/types_model.h"
#include "acl/types_runtime.h"
#include "acl/types_task.h"
#include "hccl/types.h"
#include "prof/types.h"

#endif  // HOTPLATE_CORE_ACL_TYPES_H_
