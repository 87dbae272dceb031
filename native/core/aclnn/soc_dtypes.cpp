#include "aclnn/soc_dtypes.h"

#include "acl/types.h"
#include "runtime/config.h"

namespace hotplate::nn {

uint64_t soc_dtype_mask() {
  static const uint64_t mask = [] {
    uint64_t m = ~uint64_t{0};
    const driver::SocInfo* soc = rt::config().soc;
    if (soc && !soc->bf16) m &= ~(uint64_t{1} << ACL_BF16);
    if (soc && !soc->fp8) {
      for (int d : {ACL_HIFLOAT8, ACL_FLOAT8_E5M2, ACL_FLOAT8_E4M3FN, ACL_FLOAT8_E8M0, ACL_FLOAT6_E3M2, ACL_FLOAT6_E2M3,
                    ACL_FLOAT4_E2M1, ACL_FLOAT4_E1M2}) {
        m &= ~(uint64_t{1} << d);
      }
    }
    return m;
  }();
  return mask;
}

const char* soc_name() {
  const driver::SocInfo* soc = rt::config().soc;
  return soc ? soc->name : "unknown";
}

}  // namespace hotplate::nn
