// More codes of the published interface, which only the runtime returns (the ones that all layers share are in
// error.h).
#pragma once

#include "runtime/error.h"

namespace hotplate {

enum : int {
  kRepeatFinalize = 100037,
  kRtEventTimestampInvalid = 107006,
  kRtUnaligned = 107008,
  kRtStreamSubscribe = 107011,
  kRtThreadSubscribe = 107012,
  kRtStreamNoCallback = 107015,
  kRtSysParamNotSet = 107021,
  kRtStreamAbort = 107023,
  kRtMemoryFree = 207002,
  kRtNoPermission = 207006,
  kRtNoEventResource = 207007,
  kRtReportTimeout = 507012,
  kRtEventSyncTimeout = 507047,
  kRtDeviceMemoryError = 507053,
  kRtIpcError = 507022,
};

}  // namespace hotplate
