// Hands the run functions to the core when the host library is loaded.
#include "aclnn/operator.h"

namespace hotplate::host {

extern const nn::RunFunction kRunFunctions[];
extern const uint16_t kRunFunctionCount;

namespace {

const bool registered = [] {
  nn::bind_run_functions(kRunFunctions, kRunFunctionCount);
  return true;
}();

}  // namespace

}  // namespace hotplate::host
