// Saturation or INF/NAN mode of a device, and the status that saturation leaves behind.
#include "runtime/overflow.h"

#include <cstring>

#include "acl/support.h"
#include "gen/abi.h"
#include "runtime/codes.h"
#include "runtime/config.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/task.h"

namespace hotplate::abi {
namespace {

// The status is a block of 64 bytes: the first word is not 0 after an overflow.
constexpr size_t kStatusBytes = 64;

class GetStatusTask final : public rt::TaskBody {
 public:
  explicit GetStatusTask(void* to) : to_(to) {}
  rt::TaskKind kind() const override { return rt::TaskKind::ValueWrite; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "GET_OVERFLOW_STATUS"; }
  rt::Outcome run() override {
    const uint64_t status[kStatusBytes / sizeof(uint64_t)] = {rt::overflow::status()};
    memcpy(to_, status, sizeof status);
    return {};
  }
  std::vector<rt::BufferUse> buffers() const override { return {{to_, kStatusBytes, true}}; }

 private:
  void* const to_;
};

class ResetStatusTask final : public rt::TaskBody {
 public:
  rt::TaskKind kind() const override { return rt::TaskKind::ValueWrite; }
  Layer layer() const override { return Layer::Runtime; }
  const char* name() const override { return "RESET_OVERFLOW_STATUS"; }
  rt::Outcome run() override {
    rt::overflow::clear();
    return {};
  }
};

}  // namespace

aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode) {
  if (mode != ACL_RT_OVERFLOW_MODE_SATURATION && mode != ACL_RT_OVERFLOW_MODE_INFNAN) {
    return fail(kInvalidParam, "EE1003", "aclrtSetDeviceSatMode: mode %d is not 0 (saturation) or 1 (infinities)",
                mode);
  }
  rt::Context* context = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  const auto& soc = *rt::config().soc;
  const bool saturates = mode == ACL_RT_OVERFLOW_MODE_SATURATION;
  if (saturates ? !soc.saturation : !soc.inf_nan) {
    return fail(kRtFeatureNotSupported, "EE1006",
                "aclrtSetDeviceSatMode: %s does not know mode %d (%s); the only mode of this chip is %d (%s)", soc.name,
                mode, saturates ? "saturation" : "INF/NAN", 1 - mode, saturates ? "INF/NAN" : "saturation");
  }
  rt::overflow::set_mode(*context->device.load(), saturates);
  return kSuccess;
}

aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode* mode) {
  HOTPLATE_TRY(need(mode, "aclrtGetDeviceSatMode", "mode"));
  rt::Context* context = nullptr;
  HOTPLATE_TRY(rt::require_context(&context));
  *mode = context->device.load()->saturates.load() ? ACL_RT_OVERFLOW_MODE_SATURATION : ACL_RT_OVERFLOW_MODE_INFNAN;
  return kSuccess;
}

aclError aclrtGetOverflowStatus(void* outputAddr, size_t outputSize, aclrtStream stream) {
  HOTPLATE_TRY(need(outputAddr, "aclrtGetOverflowStatus", "outputAddr"));
  if (outputSize < kStatusBytes) {
    return fail(kRtParamInvalid, "EE1003", "aclrtGetOverflowStatus: the status has %zu bytes, outputSize is %zu",
                kStatusBytes, outputSize);
  }
  return rt::submit(stream, rt::TaskRef(new GetStatusTask(outputAddr)));
}

aclError aclrtResetOverflowStatus(aclrtStream stream) { return rt::submit(stream, rt::TaskRef(new ResetStatusTask)); }

}  // namespace hotplate::abi
