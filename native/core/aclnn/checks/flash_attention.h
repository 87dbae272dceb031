// The contract check of the attention operators. Its rules stand beside the kernels, which repeat them for direct
// callers: the host library binds them here when it is loaded, which is before the first check.
#pragma once

#include "aclnn/contract.h"

namespace hotplate::nn::checks {

void bind_flash_attention(CustomCheck check);

Code flash_attention(const OperatorTask& task, const RuleSpec& rule);

}  // namespace hotplate::nn::checks
