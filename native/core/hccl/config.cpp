// Settings of the collective library. Collectives themselves come later.
#include <atomic>

#include "gen/abi.h"
#include "runtime/error.h"

namespace hotplate::abi {
namespace {

std::atomic<int32_t> g_values[HCCL_CONFIG_RESERVED] = {};

HcclResult check(const char* call, HcclConfig config) {
  if (config >= HCCL_DETERMINISTIC && config < HCCL_CONFIG_RESERVED) return HCCL_SUCCESS;
  fail(HCCL_E_PARA, "EI0003", "%s: setting %d is not in [0, %d)", call, config, HCCL_CONFIG_RESERVED);
  return HCCL_E_PARA;
}

}  // namespace

HcclResult HcclSetConfig(HcclConfig config, HcclConfigValue configValue) {
  if (const HcclResult code = check("HcclSetConfig", config)) return code;
  if (config == HCCL_DETERMINISTIC && (configValue.value < 0 || configValue.value > 2)) {
    fail(HCCL_E_PARA, "EI0003", "HcclSetConfig: HCCL_DETERMINISTIC is %d, but must be in [0, 2]", configValue.value);
    return HCCL_E_PARA;
  }
  g_values[config].store(configValue.value);
  return HCCL_SUCCESS;
}

HcclResult HcclGetConfig(HcclConfig config, HcclConfigValue* configValue) {
  if (const HcclResult code = check("HcclGetConfig", config)) return code;
  if (!configValue) {
    fail(HCCL_E_PTR, "EI0003", "HcclGetConfig: the pointer for the result is null");
    return HCCL_E_PTR;
  }
  configValue->value = g_values[config].load();
  return HCCL_SUCCESS;
}

}  // namespace hotplate::abi
